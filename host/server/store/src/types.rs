//! The stored data of a table, and the trait of a store.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::documents::Documents;
use super::error::StoreError;
use super::peers::Peers;

/// The state of a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Phase {
    /// Seats are free.
    Waiting,
    /// The game is played.
    Playing,
    /// The game is over.
    Over,
}

impl Phase {
    /// Returns the name by which a database keeps it.
    pub fn name(self) -> &'static str {
        match self {
            Phase::Waiting => "waiting",
            Phase::Playing => "playing",
            Phase::Over => "over",
        }
    }

    /// Returns the state with this name; a name that is not known is that of a game that is over.
    pub(super) fn named(name: &str) -> Phase {
        match name {
            "waiting" => Phase::Waiting,
            "playing" => Phase::Playing,
            _ => Phase::Over,
        }
    }
}

/// A table as it is kept.
#[derive(Clone, Debug)]
pub struct TableRow {
    /// Its id, which is part of its address.
    pub id: String,
    /// When it was made, in milliseconds since 1970.
    pub created: i64,
    /// The table as TOML.
    pub toml: String,
    /// The seed of all chance.
    pub seed: u64,
    /// The settings of the table as JSON.
    pub settings: Value,
    /// The state.
    pub phase: Phase,
    /// The number of the open decision: the number of changes of the game so far.
    pub decision: u64,
    /// A line for the lobby as JSON.
    pub summary: Value,
    /// The fencing number of the process that has taken it.
    pub fence: i64,
    /// Since when the open decision waits, in milliseconds since 1970; until the game begins, when
    /// somebody last took a seat.
    pub since: i64,
    /// The versions of the rules with which the game began; empty before.
    pub versions: String,
    /// The SHA-256 of the secret of the person who made the table.
    pub owner: Option<Vec<u8>>,
}

/// A seat as it is kept.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SeatRow {
    /// The number, from 0.
    pub seat: u8,
    /// The name of the player.
    pub name: String,
    /// The bot that plays.
    pub bot: Option<String>,
    /// The SHA-256 of the secret of the person who holds the seat.
    pub key: Option<Vec<u8>>,
    /// Whether the player has given up; a bot plays on.
    pub resigned: bool,
    /// The time used so far, in milliseconds.
    pub used: i64,
    /// The id of the account whose person holds the seat, beside those who have its secret.
    pub account: Option<String>,
}

/// An action as it is kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ActionRow {
    /// The number of the decision that it answered.
    pub decision: u64,
    /// The number of the option; `None` for an action given in notation.
    pub option: Option<u32>,
    /// The seat.
    pub player: u8,
    /// The action in notation.
    pub line: String,
}

/// A line of talk.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChatRow {
    /// Its number, from 1.
    pub number: u64,
    /// The seat.
    pub seat: u8,
    /// The text.
    pub text: String,
}

/// A change of a table. The changes of one call are written together or not at all.
#[derive(Clone, Debug)]
pub enum Change {
    /// An action was performed; `at` is its position, from 0.
    Append {
        /// The position.
        at: usize,
        /// The action.
        action: ActionRow,
    },
    /// Actions from this position on were taken back.
    Rewind {
        /// The number of actions that stay.
        keep: usize,
    },
    /// The open decision changed.
    Decision {
        /// Its number.
        number: u64,
        /// Since when it waits, in milliseconds since 1970.
        since: i64,
        /// When the clock of the person who is asked reaches zero, in milliseconds since 1970; `None`
        /// if no clock runs.
        due: Option<i64>,
    },
    /// The game began with these versions of the rules.
    Versions(String),
    /// A seat changed.
    Seat(SeatRow),
    /// The state changed.
    Phase(Phase),
    /// The table changed: its TOML.
    Toml(String),
    /// The line for the lobby changed.
    Summary(Value),
    /// Somebody talked.
    Chat(ChatRow),
}

/// A table with its seats, actions and talk.
#[derive(Clone, Debug)]
pub struct Stored {
    /// The table.
    pub table: TableRow,
    /// The seats in turn order.
    pub seats: Vec<SeatRow>,
    /// The actions in order.
    pub actions: Vec<ActionRow>,
    /// The talk.
    pub chat: Vec<ChatRow>,
}

/// A table in the lobby.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Listed {
    /// The id.
    pub id: String,
    /// When it was made, in milliseconds since 1970.
    pub created: i64,
    /// The state.
    pub phase: Phase,
    /// The line for the lobby.
    pub summary: Value,
}

/// Which tables are too old to be kept: nobody has acted since these moments, in milliseconds since
/// 1970.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Expiry {
    /// For tables that wait for players.
    pub waiting: i64,
    /// For games that are played.
    pub playing: i64,
    /// For games that are over.
    pub over: i64,
}

impl Expiry {
    /// Returns the moment for tables of a phase.
    pub fn of(&self, phase: Phase) -> i64 {
        match phase {
            Phase::Waiting => self.waiting,
            Phase::Playing => self.playing,
            Phase::Over => self.over,
        }
    }
}

/// A place that keeps tables.
pub trait Store: Documents + Send + Sync {
    /// Adds a table.
    ///
    /// # Errors
    /// The database fails.
    fn create(&self, table: TableRow, seats: Vec<SeatRow>) -> Result<(), StoreError>;

    /// Takes a table over and returns it; `None` if it does not exist.
    ///
    /// # Errors
    /// [`StoreError::Held`] if another server with this store has it and is there.
    fn take(&self, id: &str) -> Result<Option<Stored>, StoreError>;

    /// Returns a table as it is stored, without taking it over; `None` if it does not exist.
    ///
    /// # Errors
    /// The database fails.
    fn read(&self, id: &str) -> Result<Option<Stored>, StoreError>;

    /// Writes changes of a table that this process has taken with this fencing number.
    ///
    /// # Errors
    /// [`StoreError::Lost`] if another process has taken the table since.
    fn write(&self, id: &str, fence: i64, changes: Vec<Change>) -> Result<(), StoreError>;

    /// Returns the tables that are listed for all, the newest first.
    ///
    /// # Errors
    /// The database fails.
    fn list(&self, most: usize) -> Result<Vec<Listed>, StoreError>;

    /// Returns those of these tables that exist as the lobby shows them, private ones too, in any order.
    ///
    /// # Errors
    /// The database fails.
    fn listed(&self, ids: &[String]) -> Result<Vec<Listed>, StoreError>;

    /// Moves the moments since which the open decisions of all games wait, and at which their clocks reach zero,
    /// by a number of milliseconds: the clock of the machine was set by that much. A store that several servers
    /// share changes nothing, since the clocks of the others were not set.
    ///
    /// # Errors
    /// The database fails.
    fn shift_clocks(&self, by: i64) -> Result<(), StoreError>;

    /// Returns the number of tables that are not over.
    ///
    /// # Errors
    /// The database fails.
    fn open_tables(&self) -> Result<usize, StoreError>;

    /// Returns at most `most` tables whose clock has reached zero at `now`, in milliseconds since
    /// 1970.
    ///
    /// # Errors
    /// The database fails.
    fn due(&self, now: i64, most: usize) -> Result<Vec<String>, StoreError>;

    /// Returns at most `most` tables that are too old to be kept: those that wait for
    /// players, then those that are over, then those that are played, each the oldest first.
    ///
    /// # Errors
    /// The database fails.
    fn expired(&self, expiry: Expiry, most: usize) -> Result<Vec<String>, StoreError>;

    /// Deletes a table with all that belongs to it. Returns `false` if it does not exist.
    ///
    /// # Errors
    /// The database fails.
    fn delete(&self, id: &str) -> Result<bool, StoreError>;

    /// Writes what is still in a journal to its place, and leaves all tables to other servers, before the
    /// program ends.
    ///
    /// # Errors
    /// The database fails.
    fn close(&self) -> Result<(), StoreError>;

    /// Returns the view on servers that share the store; `None` if it belongs to this process.
    fn peers(&self) -> Option<&dyn Peers> {
        None
    }
}
