//! Puzzles: positions with one clearly best turn, found in games of bots.
//!
//! [`find`] plays a game and looks at each placement. `turn` lists the whole turns of a position: placement, follower and
//! what else is done. `playout` plays on to the end of the game, and `race` compares turns by the points that their players
//! really get there. `candidate` keeps a position whose best turn is far better than the others in several races with other
//! draws, and that a greedy player does not find. `theme` says what the turn is about, and `rating` how hard it is to find,
//! from the levels of bots that find it. [`check`] plays the races of a puzzle again.
//!
//! A puzzle holds its position as a scenario file, which has no future: what is drawn later is drawn anew.

#[cfg(test)]
use bastide_expansions as _;

mod candidate;
mod error;
mod playout;
mod race;
mod rating;
mod theme;
mod turn;

use bastide_bots::dice::derive;
use bastide_bots::{choose, make};
use bastide_core::record::Recorder;
use bastide_core::{Expansion, linked};
use bastide_tables::ResolvedTable;
use serde::{Deserialize, Serialize};

pub use error::PuzzleError;
pub use theme::Theme;

/// The bot whose games are searched: a good player with some luck in it.
const PLAYER: &str = "club";
/// The most puzzles of a game, so that they differ.
const MAX_OF_A_GAME: usize = 3;
/// The turns between two puzzles of a game.
const APART: u16 = 4;

/// A puzzle.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Puzzle {
    /// A name that no other one has: the number of its table, the seed of its game and the number of its action.
    pub id: String,
    /// The theme of the best turn.
    pub theme: Theme,
    /// The kind of the feature that it is about, such as `city`. `None` if it is about no feature.
    pub kind: Option<String>,
    /// The difficulty: the rating of a player who finds it half of the time, from 600 to 2000.
    pub rating: i32,
    /// The best turns, each as its actions in notation: those that come to the same position, or are as good.
    pub best: Vec<Vec<String>>,
    /// The points that the next best turn is expected to lose by the end of the game.
    pub lost: f64,
    /// The best of the other turns, the best first. Those that are not listed lose at least as much as the next best one.
    pub others: Vec<Other>,
    /// The position as the text of a scenario file.
    pub position: String,
}

/// A turn that is not the best, with those that come to the same position.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Other {
    /// The turns, each as its actions in notation.
    pub turns: Vec<Vec<String>>,
    /// The points that it is expected to lose by the end of the game.
    pub lost: f64,
}

/// Plays a game and returns the puzzles in it, in the order of their turns.
///
/// # Errors
/// The game fails, or a position cannot be written.
pub fn find(setting: &ResolvedTable, seed: u64) -> Result<Vec<Puzzle>, PuzzleError> {
    let (table, rules) = (setting.table.clone(), setting.rules.clone());
    let number = number_of(&table.to_toml());
    let mut recorder = Recorder::start(table, rules, seed).map_err(|e| PuzzleError::Game(e.to_string()))?;
    let mut bots = recorder.game().rules().seats.iter().map(|_| make(PLAYER)).collect::<Result<Vec<_>, _>>()?;
    let available: Vec<&dyn Expansion> = linked().into_iter().map(|one| one as &dyn Expansion).collect();
    let (mut puzzles, mut next) = (Vec::new(), 0);
    while let Some(decision) = recorder.game().decision() {
        let turn = recorder.game().state().core.turn.number;
        if turn >= next && decision.menu().placements() > 0 && puzzles.len() < MAX_OF_A_GAME {
            let worlds = derive(seed, recorder.len() as u64);
            let id = format!("{number:08x}-{seed:016x}-{}", recorder.len());
            if candidate::is_promising(recorder.game(), worlds)
                && let Some(puzzle) = candidate::puzzle(&recorder, id, &available, derive(worlds, 1))?
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

/// Plays the races of a puzzle again with other draws. Returns the points that the next best turn loses; `None` if the
/// puzzle does not hold.
///
/// # Errors
/// The position cannot be set up.
pub fn check(puzzle: &Puzzle, seed: u64) -> Result<Option<f64>, PuzzleError> {
    let available: Vec<&dyn Expansion> = linked().into_iter().map(|one| one as &dyn Expansion).collect();
    candidate::checked(puzzle, &available, seed)
}

/// Returns a number of a text (FNV-1a), for the table in the name of a puzzle.
fn number_of(text: &str) -> u32 {
    text.bytes().fold(0x811c_9dc5, |sum, byte| (sum ^ u32::from(byte)).wrapping_mul(0x0100_0193))
}

#[cfg(test)]
mod tests {
    use std::error::Error;

    use bastide_core::{Action, notation};
    use bastide_positions::{Scenario, begin};

    use super::*;

    /// Red has a city with two open ends, and three tiles are left with the one in hand.
    const POSITION: &str = r#"
title = "A position"

[table]
players = ["red", "blue"]

[given]
placed = ["BA/RCr 0,0 0", "BA/CFC.2 0,-1 0"]
figures = ["red follower city@0,0:N"]
stock = 3

[[step]]
by = "red"
query = true
draws = ["BA/C"]
"#;

    fn position() -> Result<bastide_core::Game, Box<dyn Error>> {
        let available: Vec<&dyn Expansion> = linked().into_iter().map(|one| one as &dyn Expansion).collect();
        Ok(begin(&Scenario::parse("position.toml", POSITION)?, &available)?)
    }

    #[test]
    fn whole_turns_can_be_read_and_played_in_the_position_of_a_file() -> Result<(), Box<dyn Error>> {
        let game = position()?;
        let view = bastide_core::GameView::for_asked(&game);
        let world = view.determinize(1);
        let all = turn::turns(&view);
        assert!(all.len() > 8, "{}", all.len());
        for one in &all {
            let lines = turn::played(&world, &one.actions).ok_or("not offered")?.lines;
            let mut copy = game.clone();
            for (line, action) in lines.iter().zip(&one.actions) {
                let read: Action = notation::parse(copy.view(), line)?;
                assert_eq!(copy.meant(&read), Some(*action), "{lines:?}");
                copy.apply(read)?;
            }
        }
        Ok(())
    }

    #[test]
    fn the_number_of_a_table_follows_from_its_text() {
        assert_eq!(number_of(""), 0x811c_9dc5);
        assert_eq!(number_of("a"), 0xe40c_292c);
        assert_ne!(number_of("[inns-cathedrals]\n"), number_of("[traders-builders]\n"));
    }
}
