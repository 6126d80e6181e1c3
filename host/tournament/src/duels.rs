//! Duels: one, three or five games between two players.
//!
//! The beginner changes with each game. A duel ends as soon as nobody can catch up, so a decided duel plays no more games.
//! Results count in halves: two for a game that is won, one for each side of a tie.

use serde::{Deserialize, Serialize};

use crate::error::TournamentError;
use crate::ids::{Player, Side};

/// What a game with equal scores counts.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum TieRule {
    /// One half for each side.
    #[default]
    Half,
    /// The side that did not begin wins.
    SecondWins,
}

/// The rules of a duel.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct DuelRules {
    /// The most games: 1, 3 or 5.
    pub games: u16,
    /// What a tie counts.
    #[serde(default)]
    pub tie: TieRule,
}

impl DuelRules {
    /// Checks the number of games.
    ///
    /// # Errors
    /// It is not 1, 3 or 5.
    pub fn check(&self) -> Result<(), TournamentError> {
        if matches!(self.games, 1 | 3 | 5) { Ok(()) } else { Err(TournamentError::Games(self.games)) }
    }

    /// Returns the wins that decide a duel.
    pub fn wins(&self) -> u16 {
        self.games / 2 + 1
    }
}

/// The result of a game or of a duel that was ruled.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Outcome {
    /// A side won.
    Won(Side),
    /// Both sides have as many points.
    Tied,
    /// Both sides lost, such as when nobody came.
    BothLost,
}

/// How a result came about.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum How {
    /// The game was played to its end.
    Played,
    /// A side did not come, resigned or ran out of time.
    Forfeit,
    /// An arbiter set it, for this reason.
    Ruled(String),
}

/// A finished game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Game {
    /// The side that began.
    pub begins: Side,
    /// The result.
    pub outcome: Outcome,
    /// The points of both sides in the game, if it was played.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub scores: Option<[i32; 2]>,
    /// How the result came about.
    pub how: How,
}

/// The result of a whole duel without its games, or instead of them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Ruling {
    /// The result.
    pub outcome: Outcome,
    /// How it came about.
    pub how: How,
}

/// A duel.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Duel {
    /// Both players.
    pub players: [Player; 2],
    /// The side that begins the first game.
    pub begins: Side,
    /// `true` if ties are followed by further games until a side has won.
    #[serde(default)]
    pub to_a_winner: bool,
    /// The games that are finished.
    #[serde(default)]
    pub games: Vec<Game>,
    /// The result that stands instead of that of the games.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ruling: Option<Ruling>,
}

/// Where a duel stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum State {
    /// A game is due.
    Due {
        /// The number of the game, from 1.
        game: u16,
        /// The side that begins it.
        begins: Side,
    },
    /// The duel is over, with this result.
    Over(Outcome),
}

impl Duel {
    /// Returns the halves that each side has from its games. A duel that was ruled counts as if the winner had won as many
    /// games as decide it, and the other side none.
    pub fn halves(&self, rules: &DuelRules) -> [i64; 2] {
        if let Some(ruling) = &self.ruling {
            let wins = 2 * i64::from(rules.wins());
            return match ruling.outcome {
                Outcome::Won(Side::First) => [wins, 0],
                Outcome::Won(Side::Second) => [0, wins],
                Outcome::Tied => [i64::from(rules.games); 2],
                Outcome::BothLost => [0, 0],
            };
        }
        self.games.iter().fold([0, 0], |[first, second], game| match game.outcome {
            Outcome::Won(Side::First) => [first + 2, second],
            Outcome::Won(Side::Second) => [first, second + 2],
            Outcome::BothLost => [first, second],
            Outcome::Tied => match (rules.tie, game.begins) {
                (TieRule::Half, _) => [first + 1, second + 1],
                (TieRule::SecondWins, Side::First) => [first, second + 2],
                (TieRule::SecondWins, Side::Second) => [first + 2, second],
            },
        })
    }

    /// Returns the state of the duel.
    pub fn state(&self, rules: &DuelRules) -> State {
        if let Some(ruling) = &self.ruling {
            return State::Over(ruling.outcome);
        }
        let [first, second] = self.halves(rules);
        let played = u16::try_from(self.games.len()).unwrap_or(u16::MAX);
        let left = 2 * i64::from(rules.games.saturating_sub(played));
        let leader = if first >= second { Side::First } else { Side::Second };
        if (first - second).abs() > left {
            return State::Over(Outcome::Won(leader));
        }
        if left == 0 && !self.to_a_winner {
            return State::Over(if first + second == 0 { Outcome::BothLost } else { Outcome::Tied });
        }
        let begins = if played.is_multiple_of(2) { self.begins } else { self.begins.other() };
        State::Due { game: played.saturating_add(1), begins }
    }

    /// Returns the result; `None` while games are due.
    pub fn outcome(&self, rules: &DuelRules) -> Option<Outcome> {
        match self.state(rules) {
            State::Over(outcome) => Some(outcome),
            State::Due { .. } => None,
        }
    }

    /// Returns how many more games a side began than the other side. Only games that were played count.
    pub fn begun(&self, side: Side) -> i64 {
        let was_played = |game: &&Game| match game.how {
            How::Played => true,
            How::Forfeit => false,
            How::Ruled(_) => game.scores.is_some(),
        };
        self.games.iter().filter(was_played).map(|game| if game.begins == side { 1 } else { -1 }).sum()
    }
}
