//! The setup of a game from its table, with the draws and the outcomes of chance that the table
//! prepares.

use super::Table;
use super::error::{Problem, TableError};
use crate::dispatch::hook::Ruleset;
use crate::engine::game::GameSetup;
use crate::model::ids::Stream;
use crate::model::message::{did_you_mean, list};

impl Table {
    /// Returns the setup of a game of these rules with this seed, and the draws and outcomes of chance
    /// of this table.
    ///
    /// # Errors
    /// A tile or a stream of chance does not exist in this game, or a tile is drawn more often than
    /// the game has it.
    pub fn opening(&self, rules: &Ruleset, seed: u64) -> Result<GameSetup, TableError> {
        let mut tiles = Vec::with_capacity(self.draws.len());
        let mut errors = Vec::new();
        for (i, name) in self.draws.iter().enumerate() {
            match rules.tiles.find(name) {
                Some(tile) => tiles.push(tile),
                None => {
                    let hint = did_you_mean(name, rules.tiles.iter().map(|(_, tile)| tile.name.as_str()));
                    let problem = Problem::UnknownTile { name: name.clone(), hint };
                    errors.push(TableError::new(self.value_at(&format!("draws.{i}")), problem));
                }
            }
        }
        let mut chance = Vec::with_capacity(self.chance.len());
        for (name, outcomes) in &self.chance {
            match rules.names.streams.index(name) {
                Some(stream) => chance.push((Stream::at(stream), outcomes.as_slice().into())),
                None => {
                    let known = || rules.names.streams.iter();
                    let hint = format!("{}; its streams are {}", did_you_mean(name, known()), list(known()));
                    let problem = Problem::UnknownStream { name: name.clone(), hint };
                    errors.push(TableError::new(self.value_at(&format!("chance.{name}")), problem));
                }
            }
        }
        if let Some(error) = TableError::join(errors) {
            return Err(error);
        }
        if let Some(&short) = GameSetup::shortage(rules, &tiles).first() {
            let have = rules.piles.stock.iter().flatten().filter(|tile| **tile == short).count();
            let places: Vec<usize> = (0..tiles.len()).filter(|&i| tiles[i] == short).collect();
            let first_missing = places.get(have).copied().unwrap_or_default();
            let problem = Problem::Shortage { tile: rules.tiles.get(short).name.clone(), wanted: places.len(), have };
            return Err(TableError::new(self.value_at(&format!("draws.{first_missing}")), problem));
        }
        let mut opening = GameSetup::seeded(seed);
        opening.prepared = chance;
        Ok(if tiles.is_empty() { opening } else { opening.with_draws(&tiles) })
    }
}
