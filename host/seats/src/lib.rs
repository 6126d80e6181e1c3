//! The rules of a table of people: who may answer a decision, what happens to an answer that is sent twice, when an
//! answer may be taken back, which help is allowed, clocks, who left, who won, and what a page is told of all that.
//!
//! A [`Table`] is a value. What happens at it comes in with its time, in milliseconds since 1970, and with the seats of
//! the person who acts; a [`Changed`] comes out, with the table after it and the rows to keep. A host that cannot keep the
//! rows drops it, and nothing has happened. The game itself is elsewhere: a host carries the [`Order`] that a table
//! names to it, and brings the answer back.
//!
//! There is no input or output here, no thread and no clock. A server and the page without a server use this crate.
//!
//! [`Order`]: bastide_service::Order

mod again;
mod answer;
mod bot;
mod clock;
mod outcome;
mod refusal;
mod rights;
mod row;
mod schema;
mod settings;
mod state;
mod table;

pub use answer::Asked;
pub use bot::SUBSTITUTE;
pub use clock::AtZeroNow;
pub use outcome::Outcome;
pub use refusal::{Refusal, RefusalKind};
pub use row::{Changed, Row};
pub use settings::{AtZero, ClockKind, Clocks, Confirm, Help, Settings, TakeBack};
pub use state::{Again, Clock, HelpSwitches, RunningClock, Seat as SeatState, TableState, Told, schemas};
pub use table::{Action, Cause, Departure, Mask, Phase, Seat, Table, Wishes};
