//! A position that may become a puzzle.
//!
//! Most positions are none, so the tests become dearer from one to the next: a short race of the turns that look best,
//! one of many turns, and at last two that [settle](Race::settle) the question with other draws. A puzzle holds if both of
//! these name the same best turns and a gap above the limit; one race alone does not, since the best of many turns in one race
//! was lucky there.

use bastide_bots::dice::derive;
use bastide_core::record::Recorder;
use bastide_core::{Action, Expansion, Game, GameView, Player, notation};
use bastide_positions::{Scenario, begin, options, written};

use crate::error::PuzzleError;
use crate::playout::{Outcome, Playout};
use crate::race::{Limits, Loss, Race, Settled};
use crate::theme::{Compared, Theme};
use crate::turn::{Played, Turn, played, turns};
use crate::{Other, Puzzle, rating};

/// The fewest turns of a puzzle that come to different positions.
const FEWEST_TURNS: usize = 8;
/// The tiles that are left in a puzzle. Before, luck decides more than a turn; afterwards, nothing is left to decide.
const TILES_LEFT: std::ops::RangeInclusive<usize> = 2..=20;
/// The turns of the short race, and its worlds.
const SHORT: (usize, usize) = (8, 12);
/// The points by which the turn of a greedy player is worse in the short race.
const MISSED: f64 = 2.5;
/// The points by which it is better than all others, if it is the answer of an easy puzzle.
const EASY: f64 = 5.0;
/// The limits of a further race of the same turns, which ends most positions.
const SHORT_LIMITS: Limits = Limits { as_good: 1.5, gap: 2.0, sure: 1.5, worlds: 36 };
/// The most turns of the race of many turns, and its worlds.
const ALL: (usize, usize) = (60, 48);
/// The turns that the races at the end compare.
const FINALISTS: usize = 10;
/// The limits of these races.
pub(crate) const LIMITS: Limits = Limits { as_good: 1.0, gap: 3.0, sure: 4.0, worlds: 240 };
/// The part of the turns of which more cannot be the best.
const BEST_PART: usize = 4;
/// The turns whose loss a puzzle holds.
const TOLD: usize = 40;

/// A position with its turns.
struct Position<'g> {
    view: GameView<'g>,
    me: Player,
    turns: Vec<Turn>,
    playout: Playout,
}

impl<'g> Position<'g> {
    /// Returns the turns of the open decision; `None` if nobody is asked to place a tile, or there are few turns.
    fn of(game: &'g Game) -> Option<Position<'g>> {
        let view = GameView::for_asked(game);
        let me = view.decision().filter(|decision| decision.menu().placements() > 0)?.ask.player;
        let turns = turns(&view);
        (turns.len() >= FEWEST_TURNS).then(|| Position { view, me, turns, playout: Playout::default() })
    }

    /// Begins a race in the worlds of a seed.
    fn race(&mut self, seed: u64) -> Race<impl FnMut(usize, u64) -> Option<Outcome> + use<'_, 'g>> {
        let Position { view, me, turns, playout } = self;
        let run = |turn: usize, seed: u64| playout.run(view, *me, &turns.get(turn)?.actions, seed);
        Race { run, seed }
    }

    /// Settles which turns are the best, with two seeds. Returns `None` unless both races name the same best turns.
    fn settled(&mut self, finalists: &[usize], seed: u64) -> Option<[Settled; 2]> {
        let mut both = Vec::new();
        for number in 0..2 {
            let mut settled = self.race(derive(seed, number)).settle(finalists, LIMITS)?;
            settled.best.sort_unstable();
            both.push(settled);
        }
        let both: [Settled; 2] = both.try_into().ok()?;
        (both[0].best == both[1].best).then_some(both)
    }
}

/// Returns whether a position is worth the long races: the turn of a greedy player looks worse than another one in two short
/// races, or far better than all others.
pub(crate) fn is_promising(game: &Game, seed: u64) -> bool {
    if !TILES_LEFT.contains(&game.view().tiles_left()) {
        return false;
    }
    let Some(mut position) = Position::of(game) else { return false };
    let (count, worlds) = SHORT;
    let tried: Vec<usize> = (0..count.min(position.turns.len())).collect();
    let ranked = position.race(seed).halve(&tried, worlds);
    let (Some(best), Some(greedy)) = (ranked.first(), ranked.iter().find(|runner| runner.turn == 0)) else { return false };
    let is_far = |loss: Loss, points: f64| loss.points >= points && loss.points >= 1.5 * loss.error;
    let is_missed = is_far(greedy.loss(best), MISSED);
    let is_easy = best.turn == 0 && ranked.get(1).is_some_and(|next| is_far(next.loss(best), EASY));
    (is_missed || is_easy)
        && position.race(derive(seed, 1)).settle(&tried, SHORT_LIMITS).is_some_and(|settled| settled.best.contains(&0) == is_easy)
}

/// Returns the puzzle of the open placement of a game, if it is one.
///
/// # Errors
/// The position cannot be written, or a bot cannot be made.
pub(crate) fn puzzle(
    recorder: &Recorder,
    id: String,
    available: &[&dyn Expansion],
    seed: u64,
) -> Result<Option<Puzzle>, PuzzleError> {
    let position = written(recorder, None, available).map_err(|e| PuzzleError::Position(e.to_string()))?;
    // A position that a file does not have in full is another position.
    if !position.lost.is_empty() {
        return Ok(None);
    }
    let game = opened(&position.text, available)?;
    if options(&game) != options(recorder.game()) {
        return Ok(None);
    }
    of_position(&game, id, position.text, seed)
}

/// Returns the game of the text of a position.
fn opened(text: &str, available: &[&dyn Expansion]) -> Result<Game, PuzzleError> {
    let scenario = Scenario::parse("puzzle.toml", text).map_err(|e| PuzzleError::Position(e.to_string()))?;
    begin(&scenario, available).map_err(|e| PuzzleError::Position(e.to_string()))
}

/// Returns the puzzle of a position that a file holds, if it is one.
fn of_position(game: &Game, id: String, text: String, seed: u64) -> Result<Option<Puzzle>, PuzzleError> {
    let Some(mut position) = Position::of(game) else { return Ok(None) };
    let (most, worlds) = ALL;
    let all: Vec<usize> = (0..most.min(position.turns.len())).collect();
    let ranked = position.race(derive(seed, 2)).halve(&all, worlds);
    let finalists: Vec<usize> = ranked.iter().take(FINALISTS).map(|runner| runner.turn).collect();
    let Some(settled) = position.settled(&finalists, seed) else { return Ok(None) };
    let [first, second] = &settled;
    let best = &first.best;
    if best.len() * BEST_PART > position.turns.len() {
        return Ok(None);
    }
    let of = |turn: &usize| position.turns.get(*turn);
    let Some(answer) = best.first().and_then(of) else { return Ok(None) };
    let Some(next) = of(&first.next.0) else { return Ok(None) };
    let world = position.view.determinize(1);
    let (Some(shown), Some(other)) = (played(&world, &answer.actions), played(&world, &next.actions)) else { return Ok(None) };
    let both = [(&shown, answer.actions.as_slice()), (&other, next.actions.as_slice())];
    let (theme, kind) = Compared::new(&world, position.me, both, first.points).theme();
    let lost = tenths(f64::midpoint(first.next.1.points, second.next.1.points));
    // A greedy player takes the turn that the evaluation puts first. Such a puzzle must at least show something.
    if best.contains(&0) && (lost < EASY || matches!(theme, Theme::Complete | Theme::Claim | Theme::Quiet)) {
        return Ok(None);
    }
    let is_best = |actions: &[Action]| best.iter().filter_map(of).any(|turn| turn.is(actions));
    let rating = rating::rated(game, is_best)?;
    let same = |turn: &Turn| {
        std::iter::once(&turn.actions).chain(&turn.same).filter_map(|actions| lines(&world, actions)).collect::<Vec<_>>()
    };
    let leader = ranked.iter().find(|runner| best.contains(&runner.turn));
    let others = ranked.iter().filter(|runner| !best.contains(&runner.turn)).take(TOLD);
    let others = others.filter_map(|runner| {
        let loss = runner.loss(leader?).points;
        // Nothing loses less than the next best turn, which was measured best.
        Some(Other {
            turns: same(of(&runner.turn)?),
            lost: if runner.turn == next_of(&settled) { lost } else { tenths(loss).max(lost) },
        })
    });
    let mut others: Vec<Other> = others.collect();
    others.sort_by(|a, b| a.lost.total_cmp(&b.lost));
    Ok(Some(Puzzle {
        others,
        id,
        theme,
        kind: kind.map(|kind| game.rules().names.kinds.name(kind.index()).to_owned()),
        rating,
        best: best.iter().filter_map(of).flat_map(same).collect(),
        lost,
        position: text,
    }))
}

fn next_of([first, _]: &[Settled; 2]) -> usize {
    first.next.0
}

fn tenths(points: f64) -> f64 {
    (10.0 * points).round() / 10.0
}

fn lines(world: &Game, actions: &[Action]) -> Option<Vec<String>> {
    played(world, actions).map(|Played { lines, .. }| lines)
}

/// Checks a puzzle again, with other draws. Returns the points that the next best turn loses if the puzzle holds, or else
/// `None`.
///
/// # Errors
/// The position cannot be set up.
pub(crate) fn checked(puzzle: &Puzzle, available: &[&dyn Expansion], seed: u64) -> Result<Option<f64>, PuzzleError> {
    let game = opened(&puzzle.position, available)?;
    let Some(mut position) = Position::of(&game) else { return Ok(None) };
    let world = position.view.determinize(1);
    let found: Vec<usize> = puzzle
        .best
        .iter()
        .filter_map(|lines| {
            let actions = read(&world, lines)?;
            position.turns.iter().position(|turn| turn.is(&actions))
        })
        .collect();
    let (most, worlds) = ALL;
    let all: Vec<usize> = (0..most.min(position.turns.len())).collect();
    let ranked = position.race(derive(seed, 2)).halve(&all, worlds);
    let mut finalists: Vec<usize> = ranked.iter().take(FINALISTS).map(|runner| runner.turn).collect();
    finalists.extend(found.iter().filter(|turn| !ranked.iter().take(FINALISTS).any(|runner| runner.turn == **turn)));
    finalists.dedup();
    let Some([first, second]) = position.settled(&finalists, seed) else { return Ok(None) };
    let holds = first.best.iter().all(|turn| found.contains(turn)) && found.iter().all(|turn| first.best.contains(turn));
    Ok(holds.then(|| tenths(f64::midpoint(first.next.1.points, second.next.1.points))))
}

/// Reads the actions of a turn; `None` if one is not offered.
fn read(world: &Game, lines: &[String]) -> Option<Vec<Action>> {
    let (mut game, mut actions) = (world.clone(), Vec::new());
    for line in lines {
        let action = game.meant(&notation::parse(game.view(), line).ok()?)?;
        game.apply(action).ok()?;
        actions.push(action);
    }
    Some(actions)
}
