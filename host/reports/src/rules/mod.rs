//! The commands that describe plugins and tables: `plugins`, `schema`, `check` and `phases`.

pub mod allowed;
pub mod check;
pub mod inspect;
pub mod phases;
pub mod problems;
pub mod schema;
pub mod sound;
