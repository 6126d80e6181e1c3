//! A tile may lie where a road meets a field, if a bridge is built at once that carries the road on (BR-09).

use bastide_core::board::Content;
use bastide_core::{
    Action, Ask, Candidates, Cell, Cx, Fault, Flow, Kinds, Menu, Piece, Player, Program, Registrar, Side, Step, Tile,
    TileFeature, TileHook, TurnPhase, View, anywhere, state::Call,
};

use super::legal::axis_of;
use super::Bridges;

pub(super) fn install(bridges: &mut Bridges, reg: &mut Registrar) {
    // 10.2: every mismatch must be road against field; nothing cures a city's (BV-24).
    reg.repairable(bridges.road, bridges.field);
    bridges.repair = reg.subphase("bridges.repair", &[], Needed(*bridges));
    reg.tile_feature(&[TileHook::Repair, TileHook::Placed], Kinds::All, anywhere(), *bridges);
}

impl Bridges {
    /// 10.2: is there one bridge that makes all edges of the tile match, if it is laid here?
    fn curable(&self, v: View, tile: Tile, cell: Cell, code: u16, turn: u8) -> bool {
        let (info, fit) = (v.rules.tiles.get(tile), v.rules.tiles.fit());
        let edge = |side| info.side(turn, side).edge;
        let demanded = |side| fit.demanded(code, side);
        let is_wrong = |side| demanded(side).is_some_and(|d| !v.rules.edge_rules.match_up(edge(side), d));
        let mut wrong = Side::ALL.into_iter().filter(|s| is_wrong(*s));
        let Some(first) = wrong.next() else { return false };
        let (a, b) = axis_of(first);
        let rest = wrong.next();
        // On the tile itself: both pillars on field, each end at a road or an empty place.
        let end = |side| edge(side) == self.field && demanded(side).is_none_or(|d| d == self.road) && self.may_face(v, cell, side);
        if end(a) && end(b) && rest.is_none_or(|s| s == a || s == b) {
            return true;
        }
        // On the neighbour: its near end meets the road of the tile, its far end is looked at as ever.
        rest.is_none() && edge(first) == self.road && self.reaches_over(v, cell.step(first), first)
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
        // Outside of a part nobody lays, and nobody can be asked.
        if cx.core.part.serial != 0 && cx.view().mismatched(piece) != 0 {
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
