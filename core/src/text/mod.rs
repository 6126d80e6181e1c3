//! The three text formats of the engine: the notation of actions, tables and records.

pub mod notation;
pub mod record;
pub mod table;
