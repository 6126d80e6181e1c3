//! The setup of a game from a table: the tiles and the outcomes of chance that come first.

use super::{Problem, Table, TableError};
use crate::engine::game::GameSetup;
use crate::model::ids::Stream;
use crate::model::message::did_you_mean;
use crate::plugin::hook::Ruleset;

impl Table {
    /// Returns the setup of a game of these rules with this seed and the draws and outcomes of this table.
    ///
    /// # Errors
    /// A tile does not exist in this game, or is drawn more often than the game has it, or there is no
    /// stream of chance with a name.
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
        if let Some(error) = TableError::join(errors) {
            return Err(error);
        }
        if let Some(&short) = GameSetup::shortage(rules, &tiles).first() {
            let have = rules.stock.iter().flatten().filter(|tile| **tile == short).count();
            let places: Vec<usize> = (0..tiles.len()).filter(|&i| tiles[i] == short).collect();
            let first_missing = places.get(have).copied().unwrap_or_default();
            let problem = Problem::Shortage { tile: rules.tiles.get(short).name.clone(), wanted: places.len(), have };
            return Err(TableError::new(self.value_at(&format!("draws.{first_missing}")), problem));
        }
        let opening = GameSetup::seeded(seed);
        let mut opening = if tiles.is_empty() { opening } else { opening.with_draws(&tiles) };
        for (name, outcomes) in &self.chance {
            let Some(stream) = rules.names.streams.index(name) else {
                let hint = did_you_mean(name, rules.names.streams.iter());
                let problem = Problem::UnknownStream { name: name.clone(), hint };
                return Err(TableError::new(self.value_at(&format!("chance.{name}")), problem));
            };
            opening.prepared.push((Stream::at(stream), outcomes.as_slice().into()));
        }
        Ok(opening)
    }
}
