//! Where players may place pieces of several cells.

use std::collections::BTreeSet;

use crate::model::action::Target;
use crate::model::geometry::{Cell, Side};
use crate::model::ids::{Player, TileType, Verb};
use crate::model::piece_shape::PieceShape;
use crate::model::window::Content;
use crate::plugin::fault::Fault;
use crate::plugin::hook::View;
use crate::plugin::menu::Menu;
use crate::plugin::placement::Candidates;

impl View<'_> {
    /// Returns the cells and turns in which a player may place the anchor of a piece, in order: all
    /// its cells are empty, one of them at least belongs to the frontier, all outer edges match, and
    /// no plugin objects to one of its tiles. Plugins that make mismatches legal are not asked.
    pub fn places_of_piece(self, who: Player, piece: &PieceShape) -> Result<Vec<(Cell, u8)>, Fault> {
        let anchors = |&cell: &Cell| {
            let by = move |(_, by, turn): (TileType, Cell, u8)| (Cell::new(cell.x - by.x, cell.y - by.y), turn);
            (0..4).flat_map(move |turn| piece.at(Cell::new(0, 0), turn).map(by))
        };
        let candidates: BTreeSet<(Cell, u8)> = self.core.board.frontier().iter().flat_map(anchors).collect();
        let mut places = Vec::new();
        for (anchor, turn) in candidates {
            let tiles: Vec<_> = piece.at(anchor, turn).collect();
            if self.fits_together(&tiles) && self.all_allowed(who, &tiles)? {
                places.push((anchor, turn));
            }
        }
        Ok(places)
    }

    /// Returns `true` if all these cells are empty and the edges of the tiles match those around.
    fn fits_together(self, tiles: &[(TileType, Cell, u8)]) -> bool {
        tiles.iter().all(|&(tile, cell, turn)| {
            let is_empty = matches!(self.core.board.content(cell), Content::Empty | Content::Frontier(_));
            let info = self.rules.tiles.get(tile);
            let matches = |side: Side| {
                let facing = self.facing(cell, side);
                facing.is_none_or(|edge| self.rules.edge_rules.match_up(info.side(turn, side).edge, edge))
            };
            is_empty && Side::ALL.into_iter().all(matches)
        })
    }

    /// Returns `true` if no plugin objects to one of these tiles.
    fn all_allowed(self, who: Player, tiles: &[(TileType, Cell, u8)]) -> Result<bool, Fault> {
        for &(tile, cell, turn) in tiles {
            let mut turns = [1 << turn];
            let mut at = Candidates { cells: &[cell], turns: &mut turns, mismatched: &[] };
            for hook in self.rules.hooks.restrict_placements.of(tile) {
                hook(self, who, tile, &mut at)?;
            }
            if turns == [0] {
                return Ok(false);
            }
        }
        Ok(true)
    }
}

impl Menu {
    /// Offers a piece wherever the player may place it (see [`View::places_of_piece`]), with the
    /// place of its anchor as the target and this number. A user interface finds its shape with
    /// [`Self::piece`].
    pub fn add_piece(&mut self, v: View, who: Player, verb: Verb, piece: &PieceShape, arg: i16) -> Result<(), Fault> {
        for (cell, turn) in v.places_of_piece(who, piece)? {
            self.add(verb, Target::Place { cell, turn }, arg);
        }
        self.note_piece(verb, arg, piece);
        Ok(())
    }
}
