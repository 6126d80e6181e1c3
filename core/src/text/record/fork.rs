//! Another game that begins as a recorded one: with its first actions, and new chance after them.
//!
//! The outcomes of chance so far become prepared draws and outcomes of the table, so the new game is an
//! ordinary record: it is replayed from its table, its seed and its actions.

use std::collections::BTreeMap;

use super::error::{Problem, RecordError};
use super::recorder::Recorder;
use crate::engine::game::{Game, PlayError};
use crate::model::ids::TileType;
use crate::text::table::Table;

impl Recorder {
    /// Begins another game with the first `keep` actions of this one. All that chance decided until
    /// then is the same, and what it decides afterwards comes from the new seed.
    ///
    /// # Errors
    /// The game cannot begin again in this way, such as after a tile that was drawn, put back and drawn
    /// again: a table cannot prepare more tiles than there are.
    pub fn fork(&self, keep: usize, seed: u64) -> Result<Recorder, RecordError> {
        let mut opening = self.opening().clone();
        opening.keeps_outcomes = true;
        let start = |fault| RecordError::new(self.table().whole(), Problem::Start(fault));
        let mut game = Game::new(self.game().rules().clone(), &opening).map_err(start)?;
        let kept = || self.played().take(keep).map(|(_, action, _)| action);
        for (played, action) in kept().enumerate() {
            game.apply(action).map_err(|error| self.no_fork(error, played))?;
        }
        let mut fork = Recorder::start(self.with_outcomes(&game)?, game.rules().clone(), seed)?;
        for (played, action) in kept().enumerate() {
            fork.play(action).map_err(|error| self.no_fork(error, played))?;
        }
        let asked = |game: &Game| game.decision().map(|decision| (decision.ask, decision.iter().collect::<Vec<_>>()));
        if asked(fork.game()) == asked(&game) { Ok(fork) } else { Err(self.no_fork(PlayError::NotOffered, keep)) }
    }

    /// Returns the table with all that chance has decided in a game as prepared draws and outcomes.
    fn with_outcomes(&self, game: &Game) -> Result<Table, RecordError> {
        let (rules, mut table) = (game.rules(), self.table().clone());
        (table.seed, table.draws, table.chance) = (None, Vec::new(), BTreeMap::new());
        for (stream, outcomes) in game.state.core.chance.kept().iter().enumerate().filter(|(_, outcomes)| !outcomes.is_empty()) {
            let outcomes: Result<Vec<u16>, _> = outcomes.iter().map(|outcome| u16::try_from(*outcome)).collect();
            let outcomes = outcomes.map_err(|_| self.no_fork(PlayError::NotOffered, self.len()))?;
            if stream == 0 {
                table.draws = outcomes.into_iter().map(|tile| rules.tiles.get(TileType(tile)).name.clone()).collect();
            } else {
                table.chance.insert(rules.names.streams.name(stream).to_owned(), outcomes);
            }
        }
        Ok(table)
    }

    fn no_fork(&self, error: PlayError, played: usize) -> RecordError {
        let problem = match error {
            PlayError::Broken(fault) => {
                let asked = self.played().nth(played).map(|(.., line)| line.to_owned()).unwrap_or_default();
                Problem::Broken { asked, fault }
            }
            PlayError::Over | PlayError::NotOffered => Problem::NoFork { played },
        };
        RecordError::new(self.table().whole(), problem)
    }
}
