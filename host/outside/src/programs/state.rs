//! A position as a program sees it.

use std::collections::BTreeMap;

use bastide_core::GameView;
use serde::Serialize;

use crate::position::{PlacedTileInfo, Position};

/// The part of a position that a seat may see.
#[derive(Serialize)]
pub(super) struct State {
    /// The placed tiles in the order of placing.
    placed_tiles: Vec<PlacedTileInfo>,
    /// The number of copies of each tile in the draw piles.
    to_draw: BTreeMap<String, usize>,
    /// Everything else that a screen shows.
    #[serde(flatten)]
    position: Position,
}

impl State {
    pub(super) fn of(view: &GameView) -> State {
        // The copy holds nothing that the seat must not see.
        let seen = view.clone().into_game();
        let mut to_draw = BTreeMap::new();
        for pile in seen.rules().draw_piles() {
            for tile in &seen.state().core.piles[pile.index()] {
                *to_draw.entry(seen.rules().tiles.get(*tile).name.clone()).or_default() += 1;
            }
        }
        State { placed_tiles: PlacedTileInfo::all(&seen), to_draw, position: Position::of(&seen) }
    }
}
