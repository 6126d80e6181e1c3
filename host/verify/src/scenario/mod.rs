//! Scenarios are played and judged; their form and their positions are those of `bastide-positions`.
//!
//! `run` plays the steps of a [`Scenario`], `expect` compares the results, and
//! [`event_text`](mod@event_text) writes events as the lines that scenarios list.

pub mod event_text;
mod expect;
pub(crate) mod run;

use std::path::Path;

use bastide_files::read as input;
pub use bastide_positions::{Counts, Expect, Given, Scenario, Step};

use crate::error::KitError;

/// Reads the file of a scenario.
///
/// # Errors
/// The file cannot be read, or is not a scenario.
pub fn read(path: &Path) -> Result<Scenario, KitError> {
    let text = input::plain_text(path).map_err(|e| KitError::file(path, e))?;
    Ok(Scenario::parse(&path.display().to_string(), &text)?)
}
