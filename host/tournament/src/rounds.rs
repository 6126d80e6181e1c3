//! Rounds and their matches.

use serde::{Deserialize, Serialize};

use crate::duels::{Duel, DuelRules, Outcome};
use crate::ids::{EntrantId, Side};

/// The part of a tournament that a match belongs to.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[non_exhaustive]
pub enum Stage {
    /// A format without parts.
    #[default]
    Main,
    /// A group, numbered from 1.
    Group(u32),
    /// A knockout with N entrants in this round.
    Knockout(u32),
    /// The match for the third place.
    ThirdPlace,
}

impl Stage {
    /// Returns `true` if each match of the stage needs a winner.
    pub fn needs_winner(self) -> bool {
        matches!(self, Stage::Knockout(_) | Stage::ThirdPlace)
    }
}

/// A match: a duel on each board.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Match {
    /// Both entrants.
    pub entrants: [EntrantId; 2],
    /// The part of the tournament.
    #[serde(default)]
    pub stage: Stage,
    /// The duels, in the order of the boards.
    pub duels: Vec<Duel>,
}

/// What a side has from a match, in halves.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Share {
    /// Match points: two for a match that is won, one for a draw.
    pub matches: i64,
    /// Duels that were won, and those that were lost.
    pub duels: [i64; 2],
    /// Games that were won, and those that were lost.
    pub games: [i64; 2],
}

impl Match {
    /// Returns the side of an entrant.
    pub fn side(&self, entrant: EntrantId) -> Option<Side> {
        Side::BOTH.into_iter().find(|side| side.of(self.entrants) == entrant)
    }

    /// Returns the opponent of an entrant.
    pub fn opponent(&self, entrant: EntrantId) -> Option<EntrantId> {
        self.side(entrant).map(|side| side.other().of(self.entrants))
    }

    /// Returns the duels of both sides, in halves; `None` while one goes on.
    pub fn duel_halves(&self, rules: &DuelRules) -> Option<[i64; 2]> {
        self.duels.iter().try_fold([0, 0], |[first, second], duel| {
            Some(match duel.outcome(rules)? {
                Outcome::Won(Side::First) => [first + 2, second],
                Outcome::Won(Side::Second) => [first, second + 2],
                Outcome::Tied => [first + 1, second + 1],
                Outcome::BothLost => [first, second],
            })
        })
    }

    /// Returns the result; `None` while a duel goes on.
    pub fn outcome(&self, rules: &DuelRules) -> Option<Outcome> {
        let [first, second] = self.duel_halves(rules)?;
        Some(match first.cmp(&second) {
            std::cmp::Ordering::Greater => Outcome::Won(Side::First),
            std::cmp::Ordering::Less => Outcome::Won(Side::Second),
            std::cmp::Ordering::Equal if first == 0 => Outcome::BothLost,
            std::cmp::Ordering::Equal => Outcome::Tied,
        })
    }

    /// Returns the winner of a match that needs one: by duels, or else by games.
    pub fn winner(&self, rules: &DuelRules) -> Option<EntrantId> {
        if let Outcome::Won(side) = self.outcome(rules)? {
            return Some(side.of(self.entrants));
        }
        let [first, second] = self.game_halves(rules);
        match first.cmp(&second) {
            std::cmp::Ordering::Greater => Some(self.entrants[0]),
            std::cmp::Ordering::Less => Some(self.entrants[1]),
            std::cmp::Ordering::Equal => None,
        }
    }

    /// Returns the games of both sides, in halves.
    pub fn game_halves(&self, rules: &DuelRules) -> [i64; 2] {
        self.duels.iter().map(|duel| duel.halves(rules)).fold([0, 0], |a, b| [a[0] + b[0], a[1] + b[1]])
    }

    /// Returns what a side has from the match so far. Match points and duels count when they are decided.
    pub fn share(&self, side: Side, rules: &DuelRules) -> Share {
        let turned = |both: [i64; 2]| [side.of(both), side.other().of(both)];
        let decided = self.duels.iter().filter_map(|duel| duel.outcome(rules)).fold([0, 0], |both, outcome| match outcome {
            Outcome::Won(Side::First) => [both[0] + 2, both[1]],
            Outcome::Won(Side::Second) => [both[0], both[1] + 2],
            Outcome::Tied => [both[0] + 1, both[1] + 1],
            Outcome::BothLost => both,
        });
        let matches = match self.outcome(rules) {
            Some(Outcome::Won(winner)) if winner == side => 2,
            Some(Outcome::Tied) => 1,
            _ => 0,
        };
        Share { matches, duels: turned(decided), games: turned(self.game_halves(rules)) }
    }

    /// Returns how many more games a side began than the other one.
    pub fn begun(&self, side: Side) -> i64 {
        self.duels.iter().map(|duel| duel.begun(side)).sum()
    }
}

/// A round.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Round {
    /// The matches; the first one has the number 1.
    pub matches: Vec<Match>,
    /// Those who have a bye.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub byes: Vec<EntrantId>,
    /// Those who found no opponent whom they had not met, and no bye.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub unpaired: Vec<EntrantId>,
    /// The places of a knockout that begins in this round; a place that is `None` gives its neighbor a bye.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub bracket: Vec<Option<EntrantId>>,
}

impl Round {
    /// Returns the match of an entrant.
    pub fn match_of(&self, entrant: EntrantId) -> Option<&Match> {
        self.matches.iter().find(|one| one.side(entrant).is_some())
    }
}
