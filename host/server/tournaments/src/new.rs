//! A new tournament, from what a browser sends.

use bastide_accounts::Account;
use bastide_common::{Failure, Why};
use bastide_core::Table;
use bastide_core::table::IMPLIED;
use bastide_seats::{Clocks, Settings as TableSettings, TakeBack};
use bastide_service::{messages, printable};
use bastide_store::secret;
use bastide_tournament::duels::{DuelRules, TieRule};
use bastide_tournament::settings::{ByeScore, Format, MAX_ENTRANTS, Settings};
use bastide_tournament::standings::TieBreak;
use serde::Deserialize;

use crate::Tournaments;
use crate::failure::refused;
use crate::kept::{Head, Kept, State};

/// The longest name, in characters.
pub const MAX_NAME: usize = 60;
/// The longest text about a tournament, in characters.
pub const MAX_ABOUT: usize = 2000;
/// The most tournaments of an organizer that are not over.
const MOST: usize = 20;

/// The request for a new tournament.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NewTournament {
    /// The name.
    pub name: String,
    /// What the organizer says of it.
    #[serde(default)]
    pub about: String,
    /// The table of each game as TOML. Its players, seed and draws do not count.
    #[serde(default)]
    pub toml: String,
    /// The clocks.
    #[serde(default)]
    pub clocks: Clocks,
    /// How entrants are paired.
    pub format: Format,
    /// The most games of a duel: 1, 3 or 5.
    #[serde(default = "one")]
    pub games: u16,
    /// What a tie counts.
    #[serde(default)]
    pub tie: TieRule,
    /// What a bye counts.
    #[serde(default)]
    pub bye: ByeScore,
    /// Whether all tables of a round get the same tiles.
    #[serde(default)]
    pub duplicate: bool,
    /// The tie-breaks, the most important first; without any, the usual ones.
    #[serde(default)]
    pub tie_breaks: Vec<TieBreak>,
}

fn one() -> u16 {
    1
}

impl Tournaments {
    /// Makes a tournament, which the organizer alone sees until it is announced, and returns its id.
    ///
    /// # Errors
    /// A setting or the table cannot be used, or the organizer has too many.
    pub fn create(&self, new: NewTournament, organizer: &Account) -> Result<String, Failure> {
        let store = &*self.rooms.services.store;
        let own = |head: &Head| head.organizer == organizer.id && head.state != State::Over;
        if Kept::heads(store)?.iter().filter(|head| own(head)).count() >= MOST {
            return Err(Failure::Refused(Why::with("error-tournament-many", "most", MOST)));
        }
        let (name, about) = (printable(&new.name, MAX_NAME), printable(&new.about, MAX_ABOUT));
        if name.is_empty() {
            return Err(Failure::Refused("error-tournament-name".into()));
        }
        let mut tie_breaks = if new.tie_breaks.is_empty() { TieBreak::USUAL.to_vec() } else { new.tie_breaks };
        if new.duplicate && !tie_breaks.contains(&TieBreak::Duplicate) {
            // The differences say more than the opponents do.
            tie_breaks.insert(tie_breaks.len().min(1), TieBreak::Duplicate);
        }
        let duel = DuelRules { games: new.games, tie: new.tie };
        let settings = Settings { duel, tie_breaks, bye: new.bye, duplicate: new.duplicate, ..Settings::new(new.format) };
        settings.check(MAX_ENTRANTS).map_err(refused)?;
        let (toml, plugins) = self.table(&new.toml)?;
        // Who plays for points gets no help of a bot, and takes nothing back.
        let mut table =
            TableSettings { undo: TakeBack::Never, private: new.duplicate, clocks: new.clocks, ..TableSettings::default() };
        table.help.advice = false;
        let organizer = (organizer.id.clone(), organizer.name.clone());
        let table = (toml, plugins, table.limited());
        let head = Kept::head(secret::id()?, secret::new()?, name, about, organizer, table, settings);
        let id = head.id.clone();
        if Kept::new(head).write(store)? { Ok(id) } else { Err(Failure::Refused("error-tournament-busy".into())) }
    }

    /// Returns the table of each game as TOML, and the ids of its expansions.
    fn table(&self, toml: &str) -> Result<(String, Vec<String>), Failure> {
        let wrong = |wrong: Vec<_>| Failure::Refused(messages(&wrong).into());
        let mut table = self.rooms.check(toml).map_err(wrong)?.table;
        (table.seed, table.draws, table.chance) = (None, Vec::new(), Default::default());
        table.libraries.clear();
        table.players = Table::default().players;
        let text = table.to_toml();
        // It has another number of players now.
        self.rooms.check(&text).map_err(wrong)?;
        let ids = self.rooms.services.catalogue.at(&table).into_iter().map(|manifest| manifest.id.to_owned());
        let mut plugins: Vec<String> = ids.collect();
        plugins.sort_unstable();
        if plugins.len() > 1 {
            plugins.retain(|id| id != IMPLIED);
        }
        Ok((text, plugins))
    }
}
