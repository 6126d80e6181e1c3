//! Placements of pieces of several cells.

use std::ops::ControlFlow;

use crate::contract::fault::Fault;
use crate::contract::menu::Menu;
use crate::contract::placement::Candidates;
use crate::dispatch::hook::View;
use crate::model::action::Target;
use crate::model::board::piece_shape::{PieceShape, turned};
use crate::model::board::window::Content;
use crate::model::geometry::{Cell, Side};
use crate::model::ids::{Player, TileType, Verb};

impl View<'_> {
    /// Returns the cells and turns in which a player may place the anchor of a piece, in order: all
    /// its cells are empty, one of them at least belongs to the frontier, all outer edges match, and
    /// no plugin objects to one of its tiles. Plugins that make mismatches legal are not asked.
    pub(crate) fn places_of_piece(self, who: Player, piece: &PieceShape) -> Result<Vec<(Cell, u8)>, Fault> {
        let mut places = Vec::new();
        self.each_place_of_piece(who, piece, |anchor, turn| {
            places.push((anchor, turn));
            ControlFlow::Continue(())
        })?;
        places.sort_unstable();
        Ok(places)
    }

    /// Returns `true` if the player may place this piece somewhere.
    pub fn piece_fits_somewhere(self, who: Player, piece: &PieceShape) -> Result<bool, Fault> {
        let mut fits = false;
        self.each_place_of_piece(who, piece, |_, _| {
            fits = true;
            ControlFlow::Break(())
        })?;
        Ok(fits)
    }

    /// Calls `found` once with each cell and turn in which the player may place the anchor of a
    /// piece, until it breaks off.
    fn each_place_of_piece(
        self,
        who: Player,
        piece: &PieceShape,
        mut found: impl FnMut(Cell, u8) -> ControlFlow<()>,
    ) -> Result<(), Fault> {
        let (fit, board) = (self.rules.tiles.fit(), &self.core.board);
        for (first, &(tile, from_anchor)) in piece.tiles().iter().enumerate() {
            for (cell, code) in board.frontier().iter().zip(board.codes()) {
                let turns = fit.turns(tile, *code);
                for turn in (0..4).filter(|turn| turns & 1 << turn != 0) {
                    let by = turned(from_anchor, turn);
                    let anchor = Cell::new(cell.x.wrapping_sub(by.x), cell.y.wrapping_sub(by.y));
                    if self.others_fit(piece, first, (anchor, turn))
                        && self.all_allowed(who, piece.at(anchor, turn))?
                        && found(anchor, turn).is_break()
                    {
                        return Ok(());
                    }
                }
            }
        }
        Ok(())
    }

    /// Returns `true` if a piece fits whose tile number `first` fits a cell of the frontier: all other
    /// cells are empty, those before it are not of the frontier, and the edges match those around.
    fn others_fit(self, piece: &PieceShape, first: usize, (anchor, turn): (Cell, u8)) -> bool {
        let fits = |(n, (tile, cell, turn)): (usize, (TileType, Cell, u8))| match self.core.board.content(cell) {
            Content::Frontier(at) if n > first => {
                self.rules.tiles.fit().turns(tile, self.core.board.codes()[at]) & 1 << turn != 0
            }
            Content::Empty => self.matches_around(tile, cell, turn),
            _ => false,
        };
        piece.at(anchor, turn).enumerate().all(|other| other.0 == first || fits(other))
    }

    /// Returns `true` if the edges of a tile match those around a cell.
    fn matches_around(self, tile: TileType, cell: Cell, turn: u8) -> bool {
        let info = self.rules.tiles.get(tile);
        let matches = |side: Side| {
            let facing = self.facing(cell, side);
            facing.is_none_or(|edge| self.rules.edge_rules.match_up(info.side(turn, side).edge, edge))
        };
        Side::ALL.into_iter().all(matches)
    }

    /// Returns `true` if no plugin objects to one of these tiles.
    fn all_allowed(self, who: Player, tiles: impl Iterator<Item = (TileType, Cell, u8)>) -> Result<bool, Fault> {
        for (tile, cell, turn) in tiles {
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
    /// Offers a piece wherever the player may place it, with the
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
