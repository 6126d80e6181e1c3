//! Tie-breaks by name.

use serde::{Deserialize, Serialize};

/// A number by which entrants are ranked. Larger is better.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[non_exhaustive]
pub enum TieBreak {
    /// Match points: one for a match that is won, one half for a draw, less the penalties.
    Matches,
    /// Duels that were won, less those that were lost.
    DuelDifference,
    /// Duels that were won.
    Duels,
    /// Games that were won, less those that were lost.
    GameDifference,
    /// Games that were won.
    Games,
    /// The sum of the match points of all opponents, known as Buchholz.
    OpponentsMatches,
    /// The sum of the duel differences of all opponents.
    OpponentsDuelDifference,
    /// The sum of the duels of all opponents.
    OpponentsDuels,
    /// The sum of the game differences of all opponents.
    OpponentsGameDifference,
    /// The sum of the games of all opponents.
    OpponentsGames,
    /// The match points against those who are equal so far; 0 unless all of them have met.
    Direct,
    /// The sum of the differences to the mean of those who held the same seat.
    Duplicate,
}

impl TieBreak {
    /// All tie-breaks.
    pub const ALL: [TieBreak; 12] = [
        TieBreak::Matches,
        TieBreak::DuelDifference,
        TieBreak::Duels,
        TieBreak::GameDifference,
        TieBreak::Games,
        TieBreak::OpponentsMatches,
        TieBreak::OpponentsDuelDifference,
        TieBreak::OpponentsDuels,
        TieBreak::OpponentsGameDifference,
        TieBreak::OpponentsGames,
        TieBreak::Direct,
        TieBreak::Duplicate,
    ];

    /// The tie-breaks of a tournament that names none.
    pub const USUAL: [TieBreak; 5] =
        [TieBreak::Matches, TieBreak::OpponentsMatches, TieBreak::GameDifference, TieBreak::Games, TieBreak::Direct];

    /// Returns the name in data.
    pub fn name(self) -> &'static str {
        match self {
            TieBreak::Matches => "matches",
            TieBreak::DuelDifference => "duel-difference",
            TieBreak::Duels => "duels",
            TieBreak::GameDifference => "game-difference",
            TieBreak::Games => "games",
            TieBreak::OpponentsMatches => "opponents-matches",
            TieBreak::OpponentsDuelDifference => "opponents-duel-difference",
            TieBreak::OpponentsDuels => "opponents-duels",
            TieBreak::OpponentsGameDifference => "opponents-game-difference",
            TieBreak::OpponentsGames => "opponents-games",
            TieBreak::Direct => "direct",
            TieBreak::Duplicate => "duplicate",
        }
    }

    /// Returns the number by which a value of this tie-break is divided for people: values are whole numbers of halves, or of
    /// thousandths.
    pub fn scale(self) -> i64 {
        if self == TieBreak::Duplicate { 1000 } else { 2 }
    }

    /// Returns the tie-break whose values of the opponents are added up.
    pub(super) fn of_opponents(self) -> Option<TieBreak> {
        match self {
            TieBreak::OpponentsMatches => Some(TieBreak::Matches),
            TieBreak::OpponentsDuelDifference => Some(TieBreak::DuelDifference),
            TieBreak::OpponentsDuels => Some(TieBreak::Duels),
            TieBreak::OpponentsGameDifference => Some(TieBreak::GameDifference),
            TieBreak::OpponentsGames => Some(TieBreak::Games),
            _ => None,
        }
    }
}
