//! The errors of a checked file as data, for scripts.

use std::io::Write;

use bastide_core::Location;
use serde::Serialize;

use bastide_console::Error;
use bastide_console::report::{Report, print};
use bastide_tables::TablesError;

/// An error of a file.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Problem {
    /// The file, as the command line names it; `None` if the error is not about a place in a file.
    pub file: Option<String>,
    /// The line, from 1; `None` if the file as a whole is meant.
    pub line: Option<usize>,
    /// The column of the first letter, from 1.
    pub column: Option<usize>,
    /// The fault, and the remedy.
    pub text: String,
}

/// All errors of a file.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Problems {
    /// The errors, in the order of the file.
    pub errors: Vec<Problem>,
}

impl Problems {
    /// Returns the errors of a check that failed.
    pub fn of(error: &Error) -> Problems {
        let at = |at: &Location, text: String| {
            let (line, column) = at.mark.as_ref().map(|mark| (mark.line, mark.column)).unzip();
            Problem { file: Some(at.file.clone()), line, column, text }
        };
        let errors = match error {
            Error::Map(map) => map.all().map(|e| at(&e.at, e.wrong.to_string())).collect(),
            Error::Tables(TablesError::Table(table)) => table.all().map(|e| at(&e.at, e.problem.to_string())).collect(),
            other => vec![Problem { file: None, line: None, column: None, text: other.message() }],
        };
        Problems { errors }
    }
}

impl Report for Problems {
    fn text(&self, out: &mut dyn Write) -> std::io::Result<()> {
        self.errors.iter().try_for_each(|problem| writeln!(out, "{}", problem.text))
    }
}

/// Prints the result of a check, or as JSON also the errors with which it failed.
///
/// # Errors
/// The check failed, or the output cannot be written.
pub fn print_checked(checked: Result<impl Report, Error>, json: bool, out: &mut dyn Write) -> Result<(), Error> {
    match checked {
        Ok(report) => print(&report, json, out),
        Err(error) => {
            if json {
                print(&Problems::of(&error), true, out)?;
            }
            Err(error)
        }
    }
}
