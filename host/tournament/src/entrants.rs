//! Those who play: people, bots, programs and teams.

use serde::{Deserialize, Serialize};

use crate::ids::EntrantId;

/// A kind of player.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", tag = "kind")]
#[non_exhaustive]
pub enum PlayerKind {
    /// A person.
    Person {
        /// The id of the account, if the host keeps accounts.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        account: Option<String>,
    },
    /// A bot of the host.
    Bot {
        /// The name of the bot with its budget.
        bot: String,
    },
    /// A program of somebody else.
    Program {
        /// The command or the key by which it joins.
        program: String,
    },
}

/// A member of a team.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Member {
    /// The name.
    pub name: String,
    /// The kind.
    #[serde(flatten)]
    pub kind: PlayerKind,
}

/// What an entrant is.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum EntrantKind {
    /// One player.
    Single(PlayerKind),
    /// A team with its roster. The lineup of a round chooses a member for each board.
    Team(Vec<Member>),
}

/// Points that an arbiter takes from an entrant.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Penalty {
    /// The number of rounds that were paired at the time.
    pub round: u32,
    /// The match points, in halves.
    pub halves: u32,
    /// The reason, for all to read.
    pub reason: String,
}

/// An entrant of a tournament.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Entrant {
    /// The number.
    pub id: EntrantId,
    /// The name.
    pub name: String,
    /// What it is.
    pub kind: EntrantKind,
    /// The rating, by which the first round is paired; entrants without one come last, in the order of their numbers.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rating: Option<i32>,
    /// The first round that it plays, from 1.
    pub from_round: u32,
    /// The last round that it plays, if it withdrew.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub until_round: Option<u32>,
    /// The penalties.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub penalties: Vec<Penalty>,
}

impl Entrant {
    /// Makes an entrant that plays from the first round.
    pub fn new(id: EntrantId, name: impl Into<String>, kind: EntrantKind) -> Entrant {
        Entrant { id, name: name.into(), kind, rating: None, from_round: 1, until_round: None, penalties: Vec::new() }
    }

    /// Returns `true` if the entrant plays in a round.
    pub fn plays_in(&self, round: u32) -> bool {
        self.from_round <= round && self.until_round.is_none_or(|last| round <= last)
    }

    /// Returns the match points of all penalties, in halves.
    pub fn penalty_halves(&self) -> i64 {
        self.penalties.iter().map(|penalty| i64::from(penalty.halves)).sum()
    }

    /// Returns the roster; empty for a single player.
    pub fn members(&self) -> &[Member] {
        match &self.kind {
            EntrantKind::Single(_) => &[],
            EntrantKind::Team(members) => members,
        }
    }

    /// Returns the key that puts the strongest entrant first.
    pub(crate) fn strength(&self) -> (std::cmp::Reverse<Option<i32>>, EntrantId) {
        (std::cmp::Reverse(self.rating), self.id)
    }
}
