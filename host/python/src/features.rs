//! Features of the positions after each option of a decision, for agents that value positions.
//!
//! Each option is performed in a copy of the game in which everything that the seat does not know
//! is sampled, so the features tell nothing hidden.

use bastide_bots::evaluation::{Evaluation, Numbers};
use bastide_core::{Fault, FigureLocation, Game, GameView, PlayError, Player, Ruleset, View};

/// The features before those of each kind.
const FIRST: [&str; 9] =
    ["score", "score:others", "standing", "standing:others", "supply", "supply:others", "tiles_left", "asked", "lead"];
/// The features of each kind: of the unfinished features that the viewer owns, and of those that
/// only others own.
const OF_KIND: [&str; 6] = ["features", "ends", "segments", "features:others", "ends:others", "segments:others"];

/// Returns the names of the features.
pub(crate) fn names(rules: &Ruleset) -> Vec<String> {
    let of_kind = |kind: &str| OF_KIND.map(|name| format!("{kind}:{name}"));
    FIRST.map(str::to_owned).into_iter().chain(rules.names.kinds.iter().flat_map(of_kind)).collect()
}

/// Returns the number of features.
pub(crate) fn count(rules: &Ruleset) -> usize {
    FIRST.len() + OF_KIND.len() * rules.names.kinds.len()
}

/// Appends the features of a position for a seat. `lead` is the evaluation of the bots: expected points
/// of the seat minus the mean of the others.
///
/// # Errors
/// A plugin failed.
fn push(v: View, me: Player, lead: f64, out: &mut Vec<f32>) -> Result<(), Fault> {
    let core = v.core;
    let seats = core.seats.max(2) as f32;
    let standing = v.standing()?;
    let of_others = |mine: f32, all: f32| (all - mine) / (seats - 1.0);
    let mine = |all: &[i32]| all.get(me.index()).copied().unwrap_or_default() as f32;
    let scores = core.score.get(..usize::from(core.seats)).unwrap_or_default();
    let sum = |all: &[i32]| all.iter().sum::<i32>() as f32;
    let supply = |whose: fn(Player, Player) -> bool| {
        let waiting =
            |f: &&bastide_core::FigureState| f.place == FigureLocation::Supply && f.owner.is_some_and(|owner| whose(owner, me));
        core.figures.iter().filter(waiting).count() as f32
    };
    let (own, others) = (supply(|a, b| a == b), supply(|a, b| a != b) / (seats - 1.0));
    let asked = core.turn.active == me;
    out.extend([
        mine(scores),
        of_others(mine(scores), sum(scores)),
        mine(&standing),
        of_others(mine(&standing), sum(&standing)),
        own,
        others,
        v.tiles_left() as f32,
        f32::from(u8::from(asked)),
        lead as f32,
    ]);
    let first = out.len();
    out.resize(first + OF_KIND.len() * v.rules.names.kinds.len(), 0.0);
    for root in core.occupied() {
        let sums = core.graph.sums(root);
        if v.complete(root)? {
            continue;
        }
        let other = if v.owners(root)?.has(me) { 0 } else { 3 };
        let at = first + OF_KIND.len() * core.graph.get(root).kind.index() + other;
        let more = [1.0, f32::from(sums.open.max(0)), f32::from(sums.segments)];
        out.iter_mut().skip(at).zip(more).for_each(|(sum, more)| *sum += more);
    }
    Ok(())
}

/// Appends the features of the position after each option of the open decision. The viewer is the
/// player who is asked. `copy` is memory for a game.
///
/// # Errors
/// A plugin failed.
pub(crate) fn push_afterstates(game: &Game, copy: &mut Game, seed: u64, out: &mut Vec<f32>) -> Result<usize, PlayError> {
    let view = GameView::for_asked(game);
    let Some(decision) = view.decision() else { return Ok(0) };
    let (me, options) = (decision.ask.player, decision.len());
    let mut evaluation = Evaluation::new(Numbers::FITTED);
    evaluation.prepare(view.view());
    for option in 0..options {
        view.determinize_into(copy, seed);
        copy.apply_nth(option)?;
        let lead = evaluation.of(copy.view(), me)?;
        push(copy.view(), me, lead, out)?;
    }
    Ok(options)
}
