//! The size of a game: its tiles, and the time that they take.

use std::sync::Arc;

use bastide_core::{Game, Ruleset, Table};

/// The tiles that are played in a minute: half a minute for each.
const TILES_A_MINUTE: usize = 2;
/// The minutes to which a time is rounded.
const ROUNDED_TO: usize = 5;

/// Returns the number of tiles of a game at a table with these rules: those that lie there when it begins, the one
/// that was drawn for the first question, and those that can be drawn. `None` if the table has no opening.
pub(super) fn tiles(table: &Table, rules: &Arc<Ruleset>) -> Option<usize> {
    let setup = table.opening(rules, 0).ok()?;
    let game = Game::new(rules.clone(), &setup).ok()?;
    let view = game.view();
    let drawn = usize::from(!view.core.tile_play.tiles.is_empty());
    Some(view.tiles_left() + view.core.board.tiles_placed() + drawn)
}

/// Returns about how many minutes a game with this many tiles takes: half a minute a tile, in steps of
/// five minutes.
pub(super) fn minutes(tiles: usize) -> usize {
    let steps = (tiles + TILES_A_MINUTE * ROUNDED_TO / 2) / (TILES_A_MINUTE * ROUNDED_TO);
    steps.max(1) * ROUNDED_TO
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tile_takes_half_a_minute_and_a_game_five_minutes_at_least() {
        let told = [0, 14, 15, 72, 75, 114, 188].map(minutes);
        assert_eq!(told, [5, 5, 10, 35, 40, 55, 95]);
    }
}
