//! The ids of what a tournament consists of.

use std::fmt;

use serde::{Deserialize, Serialize};

/// The number of an entrant, from 1.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct EntrantId(pub u32);

impl fmt::Display for EntrantId {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// A duel: the round, the match in it and the board, each from 1. The board of a match without teams is 1.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct DuelId {
    /// The round.
    pub round: u32,
    /// The match.
    #[serde(rename = "match")]
    pub number: u32,
    /// The board.
    pub board: u16,
}

impl fmt::Display for DuelId {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{}.{}.{}", self.round, self.number, self.board)
    }
}

/// A game of a duel, numbered from 1.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct GameId {
    /// The duel.
    #[serde(flatten)]
    pub duel: DuelId,
    /// The number of the game.
    pub game: u16,
}

impl fmt::Display for GameId {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{}.{}", self.duel, self.game)
    }
}

/// A player: an entrant, or a member of a team by its place in the roster, from 0.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct Player {
    /// The entrant.
    pub entrant: EntrantId,
    /// The place in the roster of a team.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub member: Option<u16>,
}

/// One of the two sides of a match, in the order in which it names them.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Side {
    /// The side that the match names first.
    First,
    /// The other side.
    Second,
}

impl Side {
    /// Both sides.
    pub const BOTH: [Side; 2] = [Side::First, Side::Second];

    /// Returns the other side.
    pub fn other(self) -> Side {
        match self {
            Side::First => Side::Second,
            Side::Second => Side::First,
        }
    }

    /// Returns what belongs to this side.
    pub fn of<T: Copy>(self, both: [T; 2]) -> T {
        match self {
            Side::First => both[0],
            Side::Second => both[1],
        }
    }
}
