//! The three text formats of the engine, the notation of actions, tables and records; and a board
//! in letters. The face of core for programs that read and write.

pub mod board_text;
pub mod notation;
pub mod record;
pub mod table;

pub mod prelude {
    //! The names that programs use which read and write texts, to import all at once.

    pub use super::board_text::board_text;
    pub use super::notation;
    pub use super::record::{Record, RecordError, Recorder};
    pub use super::table::{Seat, Table, TableError};
}
