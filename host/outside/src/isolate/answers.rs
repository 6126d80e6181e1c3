//! Sends the answers of a child process.

use std::fs::File;
use std::io::Write;

use serde::Serialize;

use super::request::Answer;
use bastide_console::Error;

/// The writer of a child process for its answers.
pub struct Answers {
    pub(super) to: File,
}

impl Answers {
    /// Sends a part of the result.
    ///
    /// # Errors
    /// The parent process has ended.
    pub fn part(&mut self, part: &impl Serialize) -> Result<(), Error> {
        let part = serde_json::to_value(part)?;
        self.send(&Answer::Part(part))
    }

    pub(super) fn send(&mut self, answer: &Answer) -> Result<(), Error> {
        let line = serde_json::to_string(answer)?;
        Ok(writeln!(self.to, "{line}")?)
    }
}
