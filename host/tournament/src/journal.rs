//! The journal of a tournament that is played without a server: a line for each game.
//!
//! The first line says which tournament it is. Whoever was stopped plays on from there: the rounds are paired again, which gives
//! the same pairings. A last line without an end was being written when the program was stopped, and does not count.

use serde::{Deserialize, Serialize};

use crate::duels::{How, Outcome};
use crate::error::TournamentError;
use crate::ids::{GameId, Side};
use crate::seal::Secret;
use crate::tournament::Tournament;

/// The first line.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Head {
    /// The version of the data.
    pub version: u16,
    /// The hash of the secret.
    pub sealed: String,
    /// The hash of the tournament and its table.
    pub tournament: String,
}

impl Head {
    /// Returns the first line for a tournament before its first round; `table` is the text of its table.
    pub fn new(tournament: &Tournament, secret: &Secret, table: &str) -> Head {
        let text = serde_text(tournament) + table;
        Head { version: tournament.version, sealed: secret.hash(), tournament: Secret::new(text).hash() }
    }
}

/// Returns a text that is the same for the same tournament.
fn serde_text(tournament: &Tournament) -> String {
    format!("{:?}{:?}", tournament.settings, tournament.entrants)
}

/// A game that was played.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Played {
    /// The game.
    #[serde(flatten)]
    pub game: GameId,
    /// The points of both sides.
    pub scores: [i32; 2],
}

impl Played {
    /// Returns the result.
    pub fn outcome(&self) -> Outcome {
        match self.scores[0].cmp(&self.scores[1]) {
            std::cmp::Ordering::Greater => Outcome::Won(Side::First),
            std::cmp::Ordering::Less => Outcome::Won(Side::Second),
            std::cmp::Ordering::Equal => Outcome::Tied,
        }
    }
}

/// Enters a game, after the rounds before it were paired.
///
/// # Errors
/// The game is not due.
pub fn enter(tournament: &mut Tournament, secret: &Secret, played: &Played) -> Result<(), TournamentError> {
    while tournament.paired() < played.game.duel.round {
        if tournament.advance(secret)?.is_none() {
            return Err(TournamentError::NoDuel(played.game.duel));
        }
    }
    tournament.enter(played.game, played.outcome(), Some(played.scores), How::Played)
}

/// Returns the complete lines of a journal, and their length in bytes.
pub fn complete(text: &str) -> (impl Iterator<Item = &str>, usize) {
    let length = text.rfind('\n').map_or(0, |end| end + 1);
    (text.get(..length).unwrap_or_default().lines(), length)
}
