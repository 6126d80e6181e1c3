//! Puzzles: positions with one clearly best placement, found in games of bots.
//!
//! [`find`] plays a game and looks at each placement. `candidate` keeps a position whose best placement
//! is far better than the others, as the evaluation of the bots sees it, if deep searches over several
//! draws of what is hidden agree. `theme` says what the placement is about, and `rating` how hard it is to
//! find, from the levels of bots that find it.
//!
//! A puzzle holds its position as a scenario file, which has no future: what is drawn later is drawn anew.

#[cfg(test)]
use bastide_expansions as _;

mod candidate;
mod error;
mod rating;
mod theme;

use bastide_bots::{Dice, choose, make};
use bastide_core::record::Recorder;
use bastide_core::{GameView, linked};
use bastide_tables::ResolvedTable;
use serde::{Deserialize, Serialize};

pub use error::PuzzleError;
pub use theme::Theme;

/// The bot whose games are searched: a good player with some luck in it.
const PLAYER: &str = "club";
/// The first turn of a puzzle. Before it, nothing is at stake.
const FIRST_TURN: u16 = 8;
/// The most puzzles of a game, so that they differ.
const MAX_OF_A_GAME: usize = 3;
/// The turns between two puzzles of a game.
const APART: u16 = 6;

/// A puzzle.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Puzzle {
    /// A name that no other one has: the seed of its game and the number of its action.
    pub id: String,
    /// The theme of the best placement.
    pub theme: Theme,
    /// The kind of the feature that it is about, such as `city`. `None` if it is about no feature.
    pub kind: Option<String>,
    /// The difficulty: the rating of a player who finds it half of the time, from 600 to 2000.
    pub rating: i32,
    /// The best placements in notation: those that come to the same position, or nearly.
    pub best: Vec<String>,
    /// The best actions afterwards in the same turn, in notation.
    pub then: Vec<String>,
    /// The points that the next best placement is expected to lose.
    pub lost: f64,
    /// The position as the text of a scenario file.
    pub position: String,
}

/// Plays a game and returns the puzzles in it, in the order of their turns.
///
/// # Errors
/// The game fails, or a position cannot be written.
pub fn find(setting: &ResolvedTable, seed: u64) -> Result<Vec<Puzzle>, PuzzleError> {
    let (table, rules) = (setting.table.clone(), setting.rules.clone());
    let mut recorder = Recorder::start(table, rules, seed).map_err(|e| PuzzleError::Game(e.to_string()))?;
    let mut bots = recorder.game().rules().seats.iter().map(|_| make(PLAYER)).collect::<Result<Vec<_>, _>>()?;
    let (available, mut puzzles, mut next) = (linked(), Vec::new(), FIRST_TURN);
    while let Some(decision) = recorder.game().decision() {
        let turn = recorder.game().state().core.turn.number;
        if turn >= next && decision.menu().placements() > 0 && puzzles.len() < MAX_OF_A_GAME {
            let dice = Dice::new(seed, recorder.len() as u64);
            if candidate::is_promising(&GameView::for_asked(recorder.game()), dice.clone())
                && let Some(puzzle) = candidate::puzzle(&recorder, &available, dice)?
            {
                puzzles.push(puzzle);
                next = turn + APART;
            }
        }
        let bot = bots.get_mut(decision.ask.player.index());
        let option = bot.and_then(|bot| choose(bot.as_mut(), &recorder)).unwrap_or_default();
        let action = decision.get(option).unwrap_or_default();
        recorder.play(action).map_err(|e| PuzzleError::Game(e.to_string()))?;
    }
    match bots.iter_mut().find_map(|bot| bot.take_fault()) {
        Some(fault) => Err(PuzzleError::Game(fault.to_string())),
        None => Ok(puzzles),
    }
}

#[cfg(test)]
mod tests {
    use std::error::Error;

    use bastide_core::{Expansion, notation};
    use bastide_positions::{Scenario, begin};
    use bastide_tables::tables;

    use super::*;

    #[test]
    fn the_answers_of_puzzles_are_options_of_their_positions() -> Result<(), Box<dyn Error>> {
        let setting = tables::to_measure(None)?;
        let available: Vec<&dyn Expansion> = linked().into_iter().map(|one| one as &dyn Expansion).collect();
        let found = find(&setting, 2)?;
        assert!(!found.is_empty() && found.len() <= MAX_OF_A_GAME);
        for puzzle in &found {
            let scenario = Scenario::parse("puzzle.toml", &puzzle.position)?;
            let mut game = begin(&scenario, &available)?;
            let decision = game.decision().ok_or("over")?;
            let lines: Vec<String> = decision.iter().map(|action| notation::print(game.view(), &action)).collect();
            assert!(lines.len() >= 8 && puzzle.best.len() < lines.len() && !puzzle.best.is_empty(), "{puzzle:?}");
            assert!(puzzle.best.iter().all(|best| lines.contains(best)), "{puzzle:?}");
            assert!((650..=2000).contains(&puzzle.rating) && puzzle.lost >= 1.2, "{puzzle:?}");
            // What follows can be done.
            for line in puzzle.best.iter().take(1).chain(&puzzle.then) {
                let action = notation::parse(game.view(), line)?;
                let meant = game.meant(&action).ok_or("not an option")?;
                game.apply(meant)?;
            }
        }
        Ok(())
    }
}
