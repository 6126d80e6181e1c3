//! Games that were begun elsewhere: in a file, or at another table.

use bastide_sandbox::{named, named_in};
use bastide_service::{Answer, LONGEST_NAME, MAX_FILE, Order, Read, Step, printable, read_file, told_fixed, too_large};
use bastide_texts::Language;
use serde::Deserialize;
use serde_json::{Value, json};

use super::new_table::NewTable;
use super::new_table::begun::Begun;
use super::registry::Rooms;
use super::room::Room;
use super::services::{Services, unexpected};
use bastide_common::{Failure, Why};
use bastide_seats::{Settings, TakeBack};
use bastide_store::Phase;

/// A player of a game that is played on.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Player {
    /// The name.
    name: String,
    /// The bot; `None` for a person at this browser.
    #[serde(default)]
    bot: Option<String>,
}

/// A game that is played on.
pub struct PlayOn {
    /// The table and the actions, as [`Order::Fork`] returns them.
    pub fork: Value,
    /// The seed of the chance that follows.
    pub seed: u64,
    /// The number of actions.
    pub at: usize,
    /// The players in turn order.
    pub players: Vec<Player>,
}

impl Rooms {
    /// Returns the table of a game in a file, whose game has ended as far as this server is concerned:
    /// it can be looked at and played on.
    ///
    /// # Errors
    /// The text is not a game that this server can replay. The message says where and why, in the language.
    pub fn read_file(&self, text: &str, language: &Language) -> Result<NewTable, Failure> {
        let (read, bundle) = match named_in(text) {
            Some((name, sha256)) => (self.read_in(name, sha256, text, language)?, sha256.to_owned()),
            None => {
                let linked = bastide_core::linked();
                (read_file(text, language, &linked).map_err(|why| Failure::Refused(why.into()))?, String::new())
            }
        };
        let told = json!({"file": true, "open": !read.over, "lost": read.lost});
        let begun = Begun { seed: read.seed, lines: read.lines, phase: Some(Phase::Over), told };
        let settings = Settings { private: true, chat: false, bundle, ..Settings::default() };
        Ok(NewTable { toml: read.toml, settings, begun: Some(begun), ..NewTable::default() })
    }

    /// Lets the bundle that a record names read it.
    fn read_in(&self, name: &str, sha256: &str, text: &str, language: &Language) -> Result<Read, Failure> {
        let Services { bundles, store, .. } = &*self.services;
        let missing = Why::Text("error-file-bundle", vec![("name", name.to_owned()), ("sha256", sha256.to_owned())]);
        if text.len() > MAX_FILE {
            return Err(Failure::Refused(too_large(language).into()));
        }
        if !bundles.are_allowed() || bundles.find(&**store, sha256).is_err() {
            return Err(Failure::Refused(missing));
        }
        match bundles.ask(&**store, sha256, &Order::Read { text: text.to_owned(), language: language.clone() })? {
            Answer::Data(read) => serde_json::from_value(read).map_err(|_| Failure::Broken("error-engine".into())),
            other => Err(unexpected(other)),
        }
    }
}

impl Room {
    /// Returns a record of the game that names the bundle of the table, if it has one.
    pub fn named_record(&self, record: Vec<u8>) -> Vec<u8> {
        let Services { bundles, store, .. } = &*self.services;
        if self.settings.bundle.is_empty() {
            return record;
        }
        match bundles.find(&**store, &self.settings.bundle) {
            Ok(bundle) => named(&String::from_utf8_lossy(&record), &bundle).into_bytes(),
            Err(_) => record,
        }
    }

    /// Checks that the table has ended, for what would help a player.
    ///
    /// # Errors
    /// It has not.
    pub fn must_be_over(&self) -> Result<(), Failure> {
        let is_over = self.inner().table.phase == bastide_seats::Phase::Over;
        if is_over { Ok(()) } else { Err(Failure::Refused("error-not-over".into())) }
    }

    /// Returns what everybody is told about chance that was chosen, and about a game that began elsewhere.
    pub fn told_fixed(&self, language: &Language) -> Vec<String> {
        told_fixed(language, &self.inner().summary["fixed"])
    }

    /// Returns the table of a game that begins as that of this table.
    ///
    /// # Errors
    /// The players are not as many as at this table, or none of them is a person.
    pub fn play_on(&self, on: PlayOn) -> Result<NewTable, Failure> {
        let PlayOn { mut fork, seed, at, players } = on;
        let broken = |e: &dyn std::fmt::Display| Failure::Broken(e.to_string().into());
        let toml = fork["toml"].as_str().unwrap_or_default();
        let mut table = bastide_core::Table::parse("table.toml", toml).map_err(|e| broken(&e))?;
        let lines: Vec<Step> = serde_json::from_value(fork["lines"].take()).map_err(|e| broken(&e))?;
        if players.len() != table.players.len() || players.iter().all(|player| player.bot.is_some()) {
            return Err(Failure::Refused("error-play-on-players".into()));
        }
        let sit = (0u8..).zip(&players).filter(|(_, player)| player.bot.is_none()).map(|(seat, _)| seat).collect();
        for (seat, player) in table.players.iter_mut().zip(players) {
            (seat.name, seat.bot) = (printable(&player.name, LONGEST_NAME), player.bot);
        }
        let (help, bundle) = (self.settings.help, self.settings.bundle.clone());
        let settings = Settings { private: true, undo: TakeBack::Alone, help, bundle, ..Settings::default() };
        let begun = Begun { seed, lines, phase: Some(Phase::Playing), told: json!({"at": at, "from": self.id}) };
        Ok(NewTable { toml: table.to_toml(), settings, sit, begun: Some(begun), ..NewTable::default() })
    }
}
