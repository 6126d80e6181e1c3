//! What all commands of the program share at a console: texts in the language of the person, errors, reports as text or
//! JSON, progress, Ctrl-C, and what the terminal can show.
//!
//! [`language`] has the texts of all crates of the program, which each [announces](texts!). An [`Error`] says what is wrong,
//! where, and what to do. A [`report::Report`] is the result of a command.

pub mod capabilities;
pub mod error;
pub mod interrupt;
pub mod language;
pub mod legend;
pub mod output;
pub mod picture;
pub mod progress;
pub mod report;
pub mod transcript_text;
pub mod wrap;

pub use error::Error;
#[doc(hidden)]
pub use inventory;

texts!("console");
