//! The game of one table in memory.

use std::sync::Arc;

use bastide_session::{Names, Session};

use super::compiled::Compiled;
use super::reader::{Reader, Snapshot};

/// The game of one table.
pub struct OpenGame {
    pub(super) session: Session,
    pub(super) compiled: Arc<Compiled>,
    /// For each action, whether something was drawn at random.
    pub(super) chance: Vec<bool>,
}

impl OpenGame {
    /// Returns the source of answers for those who know the players by these names.
    pub(super) fn reader<'a>(&'a self, names: &'a Names) -> Reader<'a> {
        Reader {
            recorder: self.session.recorder(),
            names,
            pictures: &self.compiled.pictures,
            questions: &self.compiled.questions,
        }
    }

    /// Returns a copy of the game, which answers questions while the table goes on.
    pub fn snapshot(&self) -> Snapshot {
        Snapshot::of(self.reader(self.session.names()), &self.compiled)
    }
}
