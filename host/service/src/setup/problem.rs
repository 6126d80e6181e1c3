//! A problem of a file: its place and its remedy, in the language of the reader.

use bastide_core::RecordError;
use bastide_jcz::ImportError;
use bastide_texts::{Args, Language, explain};

use crate::texts::say_with;

/// The place of an error in a file.
pub(super) struct At {
    /// The line, from 1.
    pub(super) line: usize,
    /// The column, from 1.
    pub(super) column: usize,
}

impl At {
    /// Returns words with their place in front.
    pub(super) fn tell(self, language: &Language, why: String) -> String {
        let args = Args::new().with("line", self.line).with("column", self.column).with("why", why);
        say_with(language, "error-at", &args)
    }
}

/// Returns what is wrong with a record.
pub(super) fn of_record(language: &Language, error: &RecordError) -> String {
    let why = explain(language, error);
    match &error.at.mark {
        Some(mark) => At { line: mark.line, column: mark.column }.tell(language, why),
        None => why,
    }
}

/// Returns why a game of JCloisterZone cannot be converted.
pub(super) fn of_import(language: &Language, error: &ImportError) -> String {
    match error {
        ImportError::Missing(what) => say_with(language, "error-jcz-missing", &Args::new().with("what", what.to_string())),
        ImportError::Invalid(why) => say_with(language, "error-jcz-invalid", &Args::new().with("why", why.to_string())),
    }
}

/// Returns the message of an error in JSON without the place at its end.
pub(super) fn without_place(error: &serde_json::Error) -> String {
    let text = error.to_string();
    text.split(" at line ").next().unwrap_or_default().to_owned()
}
