//! Properties that hold at every decision of a game.
//!
//! All ways to list the options agree, each option reads back from its notation, and every other
//! action is refused. A copy is the same game. If the game ended now, the scores would equal the
//! projection.

use std::collections::BTreeSet;

use bastide_core::{Action, Cause, Context, Event, Game, PASS, notation};

use crate::dice::Dice;
use crate::games::refuse;

/// The number of mutated actions that are tried at a decision.
const MUTATIONS: usize = 12;
/// The number of actions that two copies play side by side.
const STEPS: usize = 4;

fn list(game: &Game) -> Vec<Action> {
    game.decision().map_or_else(Vec::new, |d| d.iter().collect())
}

/// Returns the first option that is in the list before.
pub(crate) fn listed_twice(options: &[Action]) -> Option<Action> {
    let mut listed = BTreeSet::new();
    options.iter().find(|action| !listed.insert(**action)).copied()
}

/// Checks that the options are consistent, the same when derived again, the same in notation, and
/// complete.
pub fn options(game: &mut Game, dice: &mut Dice) -> Result<(), String> {
    let Some(decision) = game.decision() else { return Ok(()) };
    let (options, ask) = (list(game), decision.ask);
    if options.len() != decision.len() || decision.get(decision.len()).is_some() {
        return Err(format!("there are {} options, counted as {}", options.len(), decision.len()));
    }
    if let Some(twice) = listed_twice(&options) {
        return Err(format!("\"{}\" is listed twice", notation::print(game.view(), &twice)));
    }
    for action in &options {
        if !decision.offers(action) {
            return Err(format!("{action:?} is in the list of options, but does not count as one"));
        }
        let line = notation::print(game.view(), action);
        match notation::parse(game.view(), &line) {
            Ok(read) if read == *action => {}
            Ok(read) => return Err(format!("\"{line}\" is written for {action:?} and read as {read:?}")),
            Err(error) => return Err(format!("\"{line}\" is written for {action:?} and cannot be read: {error}")),
        }
    }
    let before = game.state().fingerprint();
    let mut again = game.clone();
    again.set_up(|_| {}).map_err(|e| e.to_string())?;
    if list(&again) != options || again.decision().map(|d| d.ask) != Some(ask) || again.state().fingerprint() != before {
        return Err("the same question, asked again, has other options".into());
    }
    refuse::check(dice, game, MUTATIONS)
}

/// Checks that a copy, in new or in reused memory, is the same game and continues in the same way.
/// `scratch` is the reused memory.
pub fn copies(game: &Game, scratch: &mut Option<Game>, dice: &mut Dice) -> Result<(), String> {
    let mut new = game.clone();
    let old = scratch.get_or_insert_with(|| game.clone());
    old.clone_from(game);
    for _ in 0..=STEPS {
        if new.state().fingerprint() != old.state().fingerprint() || list(&new) != list(old) || new.is_over() != old.is_over() {
            return Err("clone and clone_from do not give the same game".into());
        }
        let Some(n) = new.decision().map(|d| d.len()) else { return Ok(()) };
        let choice = dice.below(n);
        let alike = new.apply_nth(choice).is_ok() == old.apply_nth(choice).is_ok();
        if !alike {
            return Err("of two copies of a game, one can continue and one cannot".into());
        }
    }
    Ok(())
}

/// Checks the projection at the follower step: with no tile left and a pass, the game ends with the
/// projected scores. Returns `false` if the game would not end then.
pub fn projection(game: &Game) -> Result<bool, String> {
    let pass = Action { verb: PASS, ..Action::default() };
    let Some(decision) = game.decision() else { return Ok(false) };
    let at_follower_step = decision.menu().placements() == 0 && decision.offers(&pass);
    if !at_follower_step || game.state().core.tile_play.placed_tiles.is_empty() {
        return Ok(false);
    }
    let standing = game.view().standing().map_err(|e| e.to_string())?;
    let mut end = game.clone();
    let empty = |cx: &mut Context| {
        let rules = cx.rules;
        if let Some(core) = cx.position() {
            rules.draw_piles().iter().for_each(|p| core.piles[p.index()].clear());
        }
    };
    end.set_up(empty).map_err(|e| e.to_string())?;
    // Offers that need a tile are gone. A question without any other option was passed by then.
    if let Some(left) = end.decision() {
        if left.ask != decision.ask || !left.offers(&pass) {
            return Ok(false);
        }
        end.apply(pass).map_err(|e| e.to_string())?;
    }
    // A pass in an auction at this step sells a tile, which no projection includes.
    let pays = |e: &Event| matches!(e, Event::PointsAwarded { score_entry, .. } if score_entry.cause == Cause::Payment);
    if !end.is_over() || end.log().events().iter().any(pays) {
        return Ok(false);
    }
    let mut scores = end.state().core.score[..standing.len()].to_vec();
    // Where a floor stops a score, what a deduction takes depends on the order of the points, and on those
    // that no projection has.
    let floor = end.rules().score_floor().is_some();
    let mut left_out = vec![false; scores.len()];
    for event in end.log().events() {
        let Event::PointsAwarded { score_entry: entry, .. } = event else { continue };
        let at = entry.player.index();
        let Some(score) = scores.get_mut(at) else { continue };
        let unforeseen = end.rules().is_unforeseen(entry.label);
        if floor && (unforeseen || entry.points <= 0) {
            left_out[at] = true;
        } else if unforeseen {
            *score -= i32::from(entry.points);
        }
    }
    if scores.iter().zip(&standing).zip(left_out).all(|((score, projected), out)| out || score == projected) {
        Ok(true)
    } else {
        Err(format!("if it ended now the scores were {scores:?}, and they are projected as {standing:?}"))
    }
}
