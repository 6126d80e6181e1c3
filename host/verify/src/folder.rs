//! The folder of an expansion: scenarios, ledger and golden games beside its code.

use std::path::{Path, PathBuf};

use bastide_core::Expansion;

use crate::error::KitError;
use crate::golden::check_playthrough;
use crate::ledger::{Tests, check_ledger};
use crate::scenario::run::{files, scenarios};

/// The folder of an expansion, with `scenarios/`, `tests/`, `golden.txt`, further games in `golden/`
/// and `perft.toml`.
pub struct Folder<'a> {
    path: PathBuf,
    expansion: &'a dyn Expansion,
    available: Vec<&'a dyn Expansion>,
}

impl<'a> Folder<'a> {
    /// Returns the folder of the available expansion with this id.
    ///
    /// # Errors
    /// No available expansion has the id.
    pub fn new(path: impl Into<PathBuf>, id: &str, available: Vec<&'a dyn Expansion>) -> Result<Folder<'a>, KitError> {
        let expansion = available.iter().copied().find(|e| e.manifest().id == id);
        let missing =
            || KitError::other(format!("there is no expansion \"{id}\" among the available ones; is its crate linked?"));
        Ok(Folder { path: path.into(), expansion: expansion.ok_or_else(missing)?, available })
    }

    /// Returns the path.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Returns the available expansions.
    pub fn available(&self) -> &[&'a dyn Expansion] {
        &self.available
    }

    /// Plays all scenarios and returns their number.
    ///
    /// # Errors
    /// A scenario fails, or there is none.
    pub fn scenarios(&self) -> Result<usize, KitError> {
        let folder = self.path.join("scenarios");
        match scenarios(&folder, &self.available)? {
            0 => Err(KitError::other(format!("there is no scenario in {}", folder.display()))),
            played => Ok(played),
        }
    }

    /// Checks that every rule has a test.
    ///
    /// # Errors
    /// As for [`check_ledger`].
    pub fn ledger(&self) -> Result<(), KitError> {
        let ids: Vec<&str> = self.available.iter().map(|e| e.manifest().id).collect();
        let rust = files(&self.path.join("tests"), "rs").unwrap_or_default();
        let tests = Tests { root: &self.path, scenarios: &self.path.join("scenarios"), rust: &rust };
        check_ledger(self.expansion.manifest(), &tests, &ids)
    }

    /// Plays the golden games again: `golden.txt` and those in `golden/`.
    ///
    /// # Errors
    /// A game differs, or there is no `golden.txt`.
    pub fn golden(&self) -> Result<(), KitError> {
        let more = self.path.join("golden");
        let more = if more.is_dir() { files(&more, "txt")? } else { Vec::new() };
        let first = self.path.join("golden.txt");
        if !first.is_file() {
            let how = "write the table of a game there, with a seed, and run the test with BASTIDE_BLESS=1";
            return Err(KitError::other(format!("there is no {}: {how}", first.display())));
        }
        more.into_iter().chain([first]).try_for_each(|game| check_playthrough(&game, &self.available))
    }
}
