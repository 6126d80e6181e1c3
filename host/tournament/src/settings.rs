//! The settings of a tournament.

use serde::{Deserialize, Serialize};

use crate::duels::DuelRules;
use crate::error::TournamentError;
use crate::standings::TieBreak;

/// The fewest entrants.
pub const LEAST_ENTRANTS: usize = 2;
/// The most entrants.
pub const MAX_ENTRANTS: usize = 1024;
/// The most boards of a match.
pub const MAX_BOARDS: u16 = 64;
/// The most rounds of a Swiss tournament or an arena.
pub const MAX_ROUNDS: u32 = 64;

/// Whom the entrants of a group meet.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Meet {
    /// Each other entrant of the group once.
    All,
    /// As many of the stronger half of the possible opponents as of the weaker half, over N rounds.
    Balanced(u32),
}

/// How entrants are paired.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", tag = "kind")]
#[non_exhaustive]
pub enum Format {
    /// Entrants with equal points meet, and nobody meets twice.
    Swiss {
        /// The number of rounds.
        rounds: u32,
    },
    /// Everybody meets everybody, once or twice.
    RoundRobin {
        /// `true` if everybody meets everybody twice.
        #[serde(default)]
        double: bool,
    },
    /// Groups, and then a knockout of the best of each.
    Groups {
        /// The number of groups. They are drawn from pots of equal strength.
        groups: u32,
        /// Whom the entrants of a group meet.
        meet: Meet,
        /// How many of each group play the knockout.
        advance: u32,
        /// `true` if those who lose the semi-finals play for the third place.
        #[serde(default)]
        third_place: bool,
    },
    /// Who loses is out. The strongest entrants meet late, and have a bye in the first round if places are left.
    Knockout {
        /// `true` if those who lose the semi-finals play for the third place.
        #[serde(default)]
        third_place: bool,
    },
    /// Whoever is free is paired with the nearest points; opponents may meet again.
    Arena {
        /// The number of times that everybody is paired, if nobody ends the arena earlier.
        rounds: u32,
    },
}

/// What a bye counts.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ByeScore {
    /// As a match that is won on all boards.
    #[default]
    Win,
    /// As half of a match, without duels and games.
    Half,
    /// Nothing.
    Nothing,
}

/// The settings of a tournament.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Settings {
    /// The format.
    pub format: Format,
    /// The rules of a duel.
    pub duel: DuelRules,
    /// The boards of a match: 1, or more for teams.
    pub boards: u16,
    /// What decides about places, the most important first.
    pub tie_breaks: Vec<TieBreak>,
    /// What a bye of a Swiss tournament counts. In other formats it counts nothing.
    #[serde(default)]
    pub bye: ByeScore,
    /// `true` if all tables of a round get the same tiles in the same order.
    #[serde(default)]
    pub duplicate: bool,
}

impl Settings {
    /// Makes settings with duels of one game, one board and the usual tie-breaks.
    pub fn new(format: Format) -> Settings {
        let duel = DuelRules { games: 1, tie: Default::default() };
        Settings { format, duel, boards: 1, tie_breaks: TieBreak::USUAL.to_vec(), bye: ByeScore::Win, duplicate: false }
    }

    /// Checks the settings for this number of entrants.
    ///
    /// # Errors
    /// A setting is outside of its range.
    pub fn check(&self, entrants: usize) -> Result<(), TournamentError> {
        if !(LEAST_ENTRANTS..=MAX_ENTRANTS).contains(&entrants) {
            return Err(TournamentError::Entrants { count: entrants, least: LEAST_ENTRANTS, most: MAX_ENTRANTS });
        }
        let within = |setting, value: u64, least: u64, most: u64| {
            if (least..=most).contains(&value) { Ok(()) } else { Err(TournamentError::Setting { setting, value, least, most }) }
        };
        self.duel.check()?;
        within("the number of boards", self.boards.into(), 1, MAX_BOARDS.into())?;
        for (i, tie_break) in self.tie_breaks.iter().enumerate() {
            if self.tie_breaks.iter().take(i).any(|other| other == tie_break) {
                return Err(TournamentError::TieBreakTwice(tie_break.name()));
            }
        }
        // With an odd number of entrants, each has a bye in one of the rounds.
        let meetings = |entrants: u64| if entrants.is_multiple_of(2) { entrants.saturating_sub(1) } else { entrants };
        let entrants = entrants as u64;
        match self.format {
            Format::Swiss { rounds } => {
                within("the number of rounds", rounds.into(), 1, meetings(entrants).min(MAX_ROUNDS.into()))
            }
            Format::Arena { rounds } => within("the number of rounds", rounds.into(), 1, MAX_ROUNDS.into()),
            Format::RoundRobin { .. } | Format::Knockout { .. } => Ok(()),
            Format::Groups { groups, meet, advance, .. } => {
                within("the number of groups", groups.into(), 1, entrants / 2)?;
                let smallest = entrants / u64::from(groups.max(1));
                within("the number of those who advance from a group", advance.into(), 1, smallest)?;
                within("the number of those who play the knockout", u64::from(groups) * u64::from(advance), 2, entrants)?;
                match meet {
                    Meet::All => Ok(()),
                    Meet::Balanced(rounds) => within("the number of rounds of a group", rounds.into(), 1, meetings(smallest)),
                }
            }
        }
    }
}

/// Returns a number of rounds for a Swiss tournament: as many as a knockout would have, and one more.
pub fn proposed_rounds(entrants: usize) -> u32 {
    let knockout = entrants.max(2).next_power_of_two().ilog2();
    let all = if entrants.is_multiple_of(2) { entrants.saturating_sub(1) } else { entrants };
    (knockout + 1).min(u32::try_from(all).unwrap_or(MAX_ROUNDS)).clamp(1, MAX_ROUNDS)
}
