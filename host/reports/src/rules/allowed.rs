//! `bastide plugins --trusted` and `--forget`: the libraries that tables and records may name.

use std::io::Write;

use bastide_tables::libraries::trust::{self, Trusted};
use serde::Serialize;

use bastide_console::Error;
use bastide_console::language::say;
use bastide_console::report::{Grid, Report};

/// The libraries that a table or a record may name.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Allowed {
    /// The libraries.
    pub libraries: Vec<Trusted>,
    /// `true` if they were just removed.
    pub forgotten: bool,
}

impl Allowed {
    /// Returns the libraries that the user has allowed.
    ///
    /// # Errors
    /// The list cannot be read.
    pub fn list() -> Result<Allowed, Error> {
        Ok(Allowed { libraries: trust::list()?, forgotten: false })
    }

    /// Removes some libraries. See [`trust::forget`].
    ///
    /// # Errors
    /// As for [`trust::forget`].
    pub fn forget(which: &str) -> Result<Allowed, Error> {
        Ok(Allowed { libraries: trust::forget(which)?, forgotten: true })
    }
}

impl Report for Allowed {
    fn text(&self, out: &mut dyn Write) -> std::io::Result<()> {
        match (self.libraries.len(), self.forgotten) {
            (0, _) => writeln!(out, "{}", say("libraries-none"))?,
            (_, true) => writeln!(out, "{}", say("libraries-forgotten"))?,
            (_, false) => writeln!(out, "{}", say("libraries-allowed"))?,
        }
        let mut grid = Grid::new(&["SHA-256", &say("head-path")]).left(1);
        self.libraries.iter().for_each(|t| grid.row([t.sha256.clone(), t.path.clone()]));
        if self.libraries.is_empty() { Ok(()) } else { grid.write(out) }
    }
}
