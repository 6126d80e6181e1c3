//! A tile may lie where a road meets a field, if a bridge is built at once that carries the road on (BR-09).

use bastide_core::board::Content;
use bastide_core::{
    Action, Ask, Candidates, Cell, Cx, EdgeKind, Fault, Flow, Kinds, Menu, Piece, Player, Program, Registrar, Side, Step, Tile,
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

/// The sides of a tile or a cell that are road or field, as bits.
#[derive(Clone, Copy, Default)]
struct Rims {
    road: u8,
    field: u8,
    /// Sides of any kind.
    any: u8,
}

impl Bridges {
    fn rims(&self, edge: impl Fn(Side) -> Option<EdgeKind>) -> Rims {
        let mut rims = Rims::default();
        for side in Side::ALL {
            let (edge, bit) = (edge(side), 1 << side.index());
            rims.road |= if edge == Some(self.road) { bit } else { 0 };
            rims.field |= if edge == Some(self.field) { bit } else { 0 };
            rims.any |= if edge.is_some() { bit } else { 0 };
        }
        rims
    }

    /// 10.2: is there one bridge that makes all edges of the tile match, if it is laid here? Every mismatch is road against field.
    #[inline]
    fn curable(&self, v: View, tile: Rims, cell: Cell, demanded: Rims) -> bool {
        let wrong = tile.field & demanded.road | tile.road & demanded.field;
        // On the tile itself: both pillars on field, each end at a road or an empty place.
        let ends = tile.field & (demanded.road | !demanded.any);
        let here = AXES.into_iter().any(|(a, b)| {
            let axis = 1u8 << a.index() | 1 << b.index();
            wrong & !axis == 0 && ends & axis == axis && self.may_face(v, cell, a) && self.may_face(v, cell, b)
        });
        if here || wrong.count_ones() != 1 || wrong & tile.road == 0 {
            return here;
        }
        // On the neighbour: its near end meets the road of the tile, its far end is looked at as ever.
        let side = Side::at(wrong.trailing_zeros() as usize);
        self.reaches_over(v, cell.step(side), side)
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
        let (codes, fit, info) = (v.core.board.codes(), v.rules.tiles.fit(), v.rules.tiles.get(tile));
        let turned: [Rims; 4] = std::array::from_fn(|turn| self.rims(|side| Some(info.side(turn as u8, side).edge)));
        for (i, &code) in codes.iter().enumerate().take(at.mismatched.len()) {
            let mut left = at.mismatched[i];
            if left == 0 {
                continue;
            }
            let demanded = self.rims(|side| fit.demanded(code, side));
            while left != 0 {
                let turn = left.trailing_zeros();
                left &= left - 1;
                if self.curable(v, turned[turn as usize & 3], at.cells[i], demanded) {
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
