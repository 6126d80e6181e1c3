//! The commands that describe plugins and tables: `plugins`, `check` and `phases`.

pub mod allowed;
pub mod check;
pub mod inspect;
pub mod phases;
pub mod problems;
