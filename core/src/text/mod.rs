//! The three text formats of the engine, the notation of actions, tables and records; and a board
//! in letters.

pub mod board_text;
pub mod notation;
pub mod record;
pub mod table;
