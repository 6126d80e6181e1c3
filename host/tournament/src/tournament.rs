//! A tournament: its settings, its entrants and its rounds.

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};

use crate::entrants::{Entrant, EntrantKind};
use crate::error::TournamentError;
use crate::ids::{DuelId, EntrantId, Player, Side};
use crate::rounds::{Match, Round};
use crate::settings::{Format, Settings};

/// The version of the data.
pub const VERSION: u16 = 1;

/// A decision of a person, for all to read.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Decision {
    /// The number of rounds that were paired at the time.
    pub round: u32,
    /// What was decided.
    pub what: Decided,
    /// The reason.
    pub reason: String,
}

/// What a person decided.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[non_exhaustive]
pub enum Decided {
    /// The result of a duel.
    Duel(DuelId),
    /// The result of a game.
    Game(crate::ids::GameId),
    /// A penalty.
    Penalty(EntrantId),
    /// An entrant withdrew.
    Withdrawn(EntrantId),
}

/// A tournament.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Tournament {
    /// The version of the data.
    pub version: u16,
    /// The name.
    pub name: String,
    /// The settings.
    pub settings: Settings,
    /// The entrants, in the order of their numbers.
    pub entrants: Vec<Entrant>,
    /// The lineups of teams by round: the places in the roster, in the order of the boards. Without one, a team plays with its
    /// first members.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub lineups: Vec<(u32, EntrantId, Vec<u16>)>,
    /// The rounds that were paired; the first one has the number 1.
    #[serde(default)]
    pub rounds: Vec<Round>,
    /// The decisions of arbiters.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub decisions: Vec<Decision>,
}

impl Tournament {
    /// Makes a tournament with these entrants.
    ///
    /// # Errors
    /// A setting or an entrant cannot be used.
    pub fn new(name: impl Into<String>, settings: Settings, entrants: Vec<Entrant>) -> Result<Tournament, TournamentError> {
        let (lineups, rounds, decisions) = (Vec::new(), Vec::new(), Vec::new());
        let mut made = Tournament { version: VERSION, name: name.into(), settings, entrants, lineups, rounds, decisions };
        made.entrants.sort_by_key(|entrant| entrant.id);
        made.check()?;
        Ok(made)
    }

    /// Checks a tournament that was stored.
    ///
    /// # Errors
    /// It has another version, or its parts do not fit together.
    pub fn check(&self) -> Result<(), TournamentError> {
        if self.version != VERSION {
            return Err(TournamentError::Version { found: self.version, known: VERSION });
        }
        self.settings.check(self.entrants.len())?;
        let (mut ids, mut names) = (BTreeSet::new(), BTreeSet::new());
        for entrant in &self.entrants {
            if !ids.insert(entrant.id) || !names.insert(&entrant.name) {
                return Err(TournamentError::Twice { entrant: entrant.id, name: entrant.name.clone() });
            }
            let boards = self.settings.boards;
            let members = match &entrant.kind {
                EntrantKind::Single(_) => 1,
                EntrantKind::Team(members) => members.len(),
            };
            if members < usize::from(boards) {
                return Err(TournamentError::Roster { entrant: entrant.id, members, boards });
            }
        }
        for (number, round) in (1..).zip(&self.rounds) {
            let mut seen = BTreeSet::new();
            let playing = round.matches.iter().flat_map(|one| one.entrants);
            for entrant in playing.chain(round.byes.iter().copied()).chain(round.unpaired.iter().copied()) {
                if !ids.contains(&entrant) {
                    return Err(TournamentError::NoEntrant(entrant));
                }
                if !seen.insert(entrant) {
                    return Err(TournamentError::Unsound { round: number, why: "an entrant is in it twice" });
                }
            }
            if round.matches.iter().any(|one| one.duels.len() != usize::from(self.settings.boards)) {
                return Err(TournamentError::Unsound { round: number, why: "a match has the wrong number of boards" });
            }
        }
        Ok(())
    }

    /// Returns an entrant.
    ///
    /// # Errors
    /// There is no such entrant.
    pub fn entrant(&self, id: EntrantId) -> Result<&Entrant, TournamentError> {
        self.entrants.iter().find(|entrant| entrant.id == id).ok_or(TournamentError::NoEntrant(id))
    }

    pub(crate) fn entrant_mut(&mut self, id: EntrantId) -> Result<&mut Entrant, TournamentError> {
        self.entrants.iter_mut().find(|entrant| entrant.id == id).ok_or(TournamentError::NoEntrant(id))
    }

    /// Returns the entrants, the strongest first.
    pub(crate) fn by_strength(&self) -> Vec<&Entrant> {
        let mut all: Vec<&Entrant> = self.entrants.iter().collect();
        all.sort_by_key(|entrant| entrant.strength());
        all
    }

    /// Returns each match with the number of its round, in their order.
    pub fn matches(&self) -> impl Iterator<Item = (u32, &Match)> {
        (1..).zip(&self.rounds).flat_map(|(number, round)| round.matches.iter().map(move |one| (number, one)))
    }

    /// Returns for each entrant how many more games it began than not.
    pub fn begun(&self) -> BTreeMap<EntrantId, i64> {
        let mut begun: BTreeMap<EntrantId, i64> = self.entrants.iter().map(|entrant| (entrant.id, 0)).collect();
        for (_, one) in self.matches() {
            for side in Side::BOTH {
                *begun.entry(side.of(one.entrants)).or_default() += one.begun(side);
            }
        }
        begun
    }

    /// Returns the players of a team, or the only player, for a round.
    pub(crate) fn lineup(&self, entrant: &Entrant, round: u32) -> Vec<Player> {
        let player = |member| Player { entrant: entrant.id, member };
        if let EntrantKind::Single(_) = entrant.kind {
            return vec![player(None)];
        }
        let own = self.lineups.iter().rev().find(|(number, id, _)| (*number, *id) == (round, entrant.id));
        match own {
            Some((.., members)) => members.iter().map(|member| player(Some(*member))).collect(),
            None => (0..self.settings.boards).map(|member| player(Some(member))).collect(),
        }
    }

    /// Returns `true` if entrants may come after the first round.
    pub(crate) fn takes_late(&self) -> bool {
        matches!(self.settings.format, Format::Swiss { .. } | Format::Arena { .. })
    }

    /// Returns the number of rounds that were paired.
    pub fn paired(&self) -> u32 {
        u32::try_from(self.rounds.len()).unwrap_or(u32::MAX)
    }
}
