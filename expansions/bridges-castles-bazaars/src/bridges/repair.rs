//! A tile may lie where a road meets a field, if a bridge is built at once that carries the road on (BR-09).

use bastide_core::board::Content;
use bastide_core::{
    Action, Ask, Candidates, Cell, Cx, Fault, Flow, Kinds, Menu, Piece, Player, Program, Registrar, Side, Step, Tile,
    TileFeature, TileHook, TurnPhase, View, anywhere, state::Call,
};

use super::legal::axis_of;
use super::{AXES, Bridges};

pub(super) fn install(bridges: &mut Bridges, reg: &mut Registrar) {
    // 10.2: every mismatch must be road against field; nothing cures a city's (BV-24).
    reg.repairable(bridges.road, bridges.field);
    bridges.repair = reg.subphase("bridges.repair", &[], Needed(*bridges));
    reg.tile_feature(&[TileHook::Repair, TileHook::Placed], Kinds::All, anywhere(), *bridges);
}

impl Bridges {
    /// 10.2: is there one bridge that makes all edges of the tile match, if it is laid here?
    #[inline]
    fn curable(&self, v: View, tile: Tile, cell: Cell, code: u16, turn: u8) -> bool {
        let fit = v.rules.tiles.fit();
        let sides = &v.rules.tiles.get(tile).sides[usize::from(turn & 3)];
        // Sides as bits: those that mismatch, and those where a bridge on the tile could end.
        let (mut wrong, mut ends) = (0u8, 0u8);
        for side in Side::ALL {
            let (edge, demanded, bit) = (sides[side.index()].edge, fit.demanded(code, side), 1 << side.index());
            if demanded.is_some_and(|d| d != edge && !v.rules.edge_rules.match_up(edge, d)) {
                wrong |= bit;
            }
            if edge == self.field && demanded.is_none_or(|d| d == self.road) {
                ends |= bit;
            }
        }
        // On the tile itself: both pillars on field, each end at a road or an empty place.
        let here = AXES.into_iter().any(|(a, b)| {
            let axis = 1u8 << a.index() | 1 << b.index();
            wrong & !axis == 0 && ends & axis == axis && self.may_face(v, cell, a) && self.may_face(v, cell, b)
        });
        if here || wrong.count_ones() != 1 {
            return here;
        }
        // On the neighbour: its near end meets the road of the tile, its far end is looked at as ever.
        let side = Side::at(wrong.trailing_zeros() as usize);
        sides[side.index()].edge == self.road && self.reaches_over(v, cell.step(side), side)
    }

    /// An empty cell demands nothing at its border if anything may lie there; so may a bridge (MP-87).
    fn may_face(&self, v: View, cell: Cell, side: Side) -> bool {
        v.core.board.content(cell.step(side)) != Content::Void || self.may_end(v, cell, side)
    }

    /// May a bridge stand on a neighbour, coming from the tile that is to be laid?
    fn reaches_over(&self, v: View, neighbour: Cell, from: Side) -> bool {
        v.core.board.piece_at(neighbour).is_some() && self.legal(v, neighbour, axis_of(from))
    }
}

impl TileFeature for Bridges {
    fn repairs(&self, v: View, who: Player) -> bool {
        self.may(v, who)
    }

    fn repair(&self, v: View, _who: Player, tile: Tile, at: &mut Candidates) -> Result<(), Fault> {
        let codes = v.core.board.codes();
        for i in 0..at.mismatched.len() {
            let mut left = at.mismatched[i];
            while left != 0 {
                let turn = left.trailing_zeros() as u8;
                left &= left - 1;
                if self.curable(v, tile, at.cells[i], codes[i], turn) {
                    at.turns[i] |= 1 << turn;
                }
            }
        }
        Ok(())
    }

    fn placed(&self, cx: &mut Cx, piece: Piece) -> Result<(), Fault> {
        // Outside of a part nobody lays, and nobody can be asked; and who has no bridge cannot have laid it so.
        let may = cx.core.part.serial != 0 && self.may(cx.view(), cx.core.part.player);
        if may && cx.view().mismatched(piece) != 0 {
            let (player, arg) = (cx.core.part.player, piece.0 as i16);
            cx.interrupt(Call { program: Program::Phase(self.repair), player, arg });
        }
        Ok(())
    }
}

/// BR-09: the same player builds it at once. There is no passing: whoever did not want to had declined the tile (BR-02).
struct Needed(Bridges);

impl TurnPhase for Needed {
    fn enter(&self, cx: &mut Cx) -> Step {
        Ok(Flow::Ask(Ask::open(cx.core.part.player, self.0.needed)))
    }

    fn options(&self, v: View, _ask: Ask, menu: &mut Menu) -> Result<(), Fault> {
        let Some(frame) = v.core.turn.frame() else { return Ok(()) };
        let piece = Piece(frame.arg as u16);
        for target in self.0.cures(v, v.core.board.laid(piece).cell, v.mismatched(piece)) {
            menu.add(self.0.build, target, 0);
        }
        Ok(())
    }

    fn act(&self, cx: &mut Cx, who: Player, a: Action) -> Step {
        self.0.lay(cx, who, a.target);
        Ok(Flow::Done)
    }
}
