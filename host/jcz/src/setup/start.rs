//! The tiles that lie at the beginning of a game: one start tile, a river's spring, the City of
//! Carcassonne, or several of these.

use std::sync::Arc;

use bastide_core::{Game, GameSetup, Ruleset, TileType};
use serde_json::{Value, json};

/// A tile at the beginning of a game.
pub(crate) struct StartTile {
    pub(crate) tile: TileType,
    /// The tile as JCloisterZone lists it.
    pub(crate) listed: Value,
}

/// Returns the tiles that these rules place before the first turn, in order.
///
/// # Errors
/// The game cannot begin.
pub(crate) fn start_tiles(rules: &Arc<Ruleset>) -> Result<Vec<StartTile>, String> {
    let game = Game::new(rules.clone(), &GameSetup::seeded(0)).map_err(|e| e.to_string())?;
    let start = game.view().core.board.placed_tiles().iter().map(|placed| {
        let (name, cell) = (&rules.tiles.get(placed.tile).name, placed.cell);
        let rotation = u16::from(placed.turn) * 90;
        StartTile { tile: placed.tile, listed: json!({"tile": name, "x": cell.x, "y": cell.y, "rotation": rotation}) }
    });
    Ok(start.collect())
}

/// Returns the start tiles as JCloisterZone lists them.
///
/// # Errors
/// The game cannot begin.
pub(crate) fn listed(rules: &Arc<Ruleset>) -> Result<Vec<Value>, String> {
    Ok(start_tiles(rules)?.into_iter().map(|start| start.listed).collect())
}

/// Returns `true` if a setup lists these start tiles, in any order.
pub(crate) fn is_start(setup: &Value, listed: &[Value]) -> bool {
    let of_setup = setup["start"].as_array().map_or(&[][..], Vec::as_slice);
    of_setup.len() == listed.len() && listed.iter().all(|tile| of_setup.contains(tile))
}

/// Returns the names of the start tiles of a setup.
pub(crate) fn names(setup: &Value) -> impl Iterator<Item = &str> {
    setup["start"].as_array().into_iter().flatten().filter_map(|start| start["tile"].as_str())
}
