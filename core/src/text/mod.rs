//! The three texts of the engine: notation of actions, tables and records.

pub mod notation;
pub mod record;
pub mod table;
