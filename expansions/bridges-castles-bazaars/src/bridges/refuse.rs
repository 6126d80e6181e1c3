//! The one rule that refuses a bridge.

use bastide_core::author::prelude::*;

use super::Bridges;
use super::legal::axis_of;

pub(super) fn install(bridges: &Bridges, reg: &mut Registrar) {
    let bridges = *bridges;
    reg.refuses(bridges.build, move |v, who, action| bridges.never(v, who, action));
    reg.refuses_now(bridges.build, move |v, who, action| bridges.not_now(v, who, action));
}

impl Bridges {
    /// Returns the rule that refuses a bridge by what lies there and what its builder has.
    fn never(&self, v: View, who: Player, action: &Action) -> Option<&'static str> {
        let Target::Span { cell, a, b } = action.target else { return None };
        if v.core.board.tile_at(cell).is_none() {
            return Some("BR-03");
        }
        if !self.carries(self.pillars(v, cell), (a, b)) {
            return Some("BR-06");
        }
        if self.bridged(v, cell) {
            return Some("BR-11");
        }
        if !(self.could_end(v, cell, a) && self.could_end(v, cell, b)) {
            return Some("BR-08");
        }
        (v.core.tokens(who, self.token) <= 0).then_some("BR-01")
    }

    /// Returns `true` if a bridge may end at this side, or could once a bridge on the tile there goes on from it.
    fn could_end(&self, v: View, cell: Cell, side: Side) -> bool {
        let next = cell.step(side);
        self.may_end(v, cell, side) || (self.carries(self.pillars(v, next), axis_of(side)) && !self.bridged(v, next))
    }

    /// Returns the rule that refuses a bridge by the tile that was just placed and by bridges before it.
    fn not_now(&self, v: View, who: Player, action: &Action) -> Option<&'static str> {
        let (Target::Span { cell, a, b }, Some(placed)) = (action.target, self.placed_at(v)) else { return None };
        if !(self.may_end(v, cell, a) && self.may_end(v, cell, b)) {
            return Some("BR-08");
        }
        if cell != placed && !Side::ALL.into_iter().any(|side| placed.step(side) == cell) {
            return Some("BR-03");
        }
        (!self.may(v, who)).then_some("BR-26")
    }
}
