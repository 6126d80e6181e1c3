//! What a host keeps of a table.

use crate::table::{Action, Phase, Table};

/// A row that has changed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Row {
    /// An action was added after this number of them.
    Append {
        /// The number of actions before it.
        at: usize,
        /// The action.
        action: Action,
    },
    /// The actions after this number are gone.
    Rewind {
        /// The number of actions that stay.
        keep: usize,
    },
    /// The seat of this number.
    Seat(u8),
    /// The open decision.
    Decision {
        /// Its number.
        number: u64,
        /// Since when it waits, in milliseconds since 1970.
        since: i64,
        /// When the clock of the person who is asked reaches zero, in milliseconds since 1970.
        due: Option<i64>,
    },
    /// Whether the game has begun, goes on, or is over.
    Phase(Phase),
    /// The line in a list of tables.
    Line,
}

/// A change of a table.
#[derive(Clone, Debug)]
pub struct Changed {
    /// The table after it.
    pub table: Table,
    /// The rows to keep, in order.
    pub rows: Vec<Row>,
}
