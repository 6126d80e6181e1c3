//! The ferries on the board, and what they join (RULES.md, section 1).

use bastide_core::author::prelude::*;
use bastide_core::{EdgePoint, EdgePosition};

/// A ferry on the board.
#[derive(Clone, Copy, Hash)]
pub(crate) struct Ferry {
    /// The cell of its lake.
    pub(crate) cell: Cell,
    /// The two sides of the cell whose roads it joins.
    pub(crate) sides: (Side, Side),
}

/// The ferries on the board.
#[derive(Hash, Default)]
pub(crate) struct OnBoard {
    pub(crate) ferries: Vec<Ferry>,
    /// The ferries that may still be moved: the serial number of a tile play, and the number of a
    /// ferry.
    pub(crate) movable: Vec<(u16, u16)>,
}

copy_in_place!(OnBoard { ferries, movable });

/// The rules that the phases of the ferries share.
#[derive(Clone, Copy)]
pub(crate) struct Lakes {
    pub(crate) on_board: Slot<OnBoard>,
    pub(crate) ferry: Trait,
    pub(crate) token: Token,
    /// Raised while a ferry may be moved.
    pub(crate) may_move: Flag,
    road: Kind,
    /// FR-21: the verb of a service: a player made the feature of a segment longer by a link.
    extended: Option<Verb>,
}

impl Lakes {
    pub(crate) fn install(builder: bool, reg: &mut Registrar) -> Result<Lakes, InstallError> {
        let token = reg.define_token("ferry", 0);
        let extended = reg.verb("builder.extended", TargetKind::Segment, ArgKind::None)?;
        Ok(Lakes {
            on_board: reg.slot(),
            ferry: reg.tile_trait("ferry"),
            token,
            may_move: reg.flag(),
            road: reg.kind("road"),
            extended: builder.then_some(extended),
        })
    }

    /// Returns the segment of a road that ends at the lake on a cell, from this side of it.
    pub(crate) fn road_at(&self, v: View, cell: Cell, side: Side) -> Option<SegmentId> {
        let seg = v.segment_at(cell, EdgePoint::new(side, EdgePosition::Centre))?;
        (v.core.graph.get(seg).kind == self.road).then_some(seg)
    }

    /// Calls `offer` for every two roads at the lake on a cell, by the sides from which they come.
    pub(crate) fn pairs(&self, v: View, cell: Cell, mut offer: impl FnMut(Side, Side)) {
        const ORDER: [Side; 4] = [Side::N, Side::W, Side::S, Side::E];
        let comes = |side: &Side| self.road_at(v, cell, *side).is_some();
        for (i, a) in ORDER.into_iter().enumerate().filter(|(_, side)| comes(side)) {
            ORDER[i + 1..].iter().filter(|side| comes(side)).for_each(|b| offer(a, *b));
        }
    }

    /// FR-07, FR-08: joins two roads at a lake. FR-21: a builder's road may have become longer.
    fn link(&self, cx: &mut Context, who: Player, ferry: Ferry) {
        let (v, (a, b)) = (cx.view(), ferry.sides);
        let (Some(a), Some(b)) = (self.road_at(v, ferry.cell, a), self.road_at(v, ferry.cell, b)) else { return };
        let longer = !v.core.graph.joined(a, b);
        cx.join(a, b, 0);
        if let (Some(extended), true) = (self.extended, longer) {
            cx.perform(who, Action::new(extended, Target::Segment(a), 0));
        }
    }

    /// FR-05: lays a ferry on a lake that has none.
    pub(crate) fn lay(&self, cx: &mut Context, who: Player, ferry: Ferry) {
        let lakes = cx.slots.of(self.on_board);
        let is_lake = self.road_at(cx.view(), ferry.cell, ferry.sides.0).is_some();
        if !is_lake || lakes.ferries.iter().any(|known| known.cell == ferry.cell) {
            return;
        }
        cx.slots.of_mut(self.on_board).ferries.push(ferry);
        cx.add_to_supply(self.token, -1);
        let place = TokenPlace::Cell(ferry.cell);
        cx.put_token(PlacedToken { token: self.token, place, number: 1, owner: None }, Some(who));
        self.link(cx, who, ferry);
    }

    /// FR-13, FR-16: lets a ferry join two other roads of its lake. The roads that it leaves may be
    /// complete now.
    pub(crate) fn turn(&self, cx: &mut Context, who: Player, at: usize, sides: (Side, Side)) {
        let Some(ferry) = cx.slots.of(self.on_board).ferries.get(at).copied() else { return };
        let v = cx.view();
        let old = [ferry.sides.0, ferry.sides.1].map(|side| self.road_at(v, ferry.cell, side));
        if let [Some(a), Some(b)] = old {
            cx.unjoin(a, b, 0);
        }
        let ferry = Ferry { sides, ..ferry };
        if let Some(known) = cx.slots.of_mut(self.on_board).ferries.get_mut(at) {
            *known = ferry;
        }
        let place = TokenPlace::Cell(ferry.cell);
        cx.move_token(self.token, place, place, Some(who));
        self.link(cx, who, ferry);
    }

    /// FR-12: returns the first ferries on the roads from some segments on, each once, by their
    /// numbers.
    pub(crate) fn nearest(&self, v: View, from: impl Iterator<Item = SegmentId>) -> Vec<u16> {
        let (graph, ferries) = (&v.core.graph, &v.slots.of(self.on_board).ferries);
        let mut found = Vec::new();
        // The two roads of a ferry are one feature.
        let leads_to = |seg: SegmentId, f: &Ferry| self.road_at(v, f.cell, f.sides.0).is_some_and(|end| graph.joined(end, seg));
        let to_ferry = |seg: &SegmentId| ferries.iter().any(|ferry| leads_to(*seg, ferry));
        let mut seen: Vec<SegmentId> = from.filter(|seg| graph.get(*seg).kind == self.road && to_ferry(seg)).collect();
        let mut next = 0;
        while let Some(&seg) = seen.get(next) {
            next += 1;
            let cell = graph.get(seg).cell;
            let on = |f: &Ferry| f.cell == cell && [f.sides.0, f.sides.1].iter().any(|s| self.road_at(v, cell, *s) == Some(seg));
            if let Some(ferry) = ferries.iter().position(on) {
                if !found.contains(&(ferry as u16)) {
                    found.push(ferry as u16);
                }
                continue;
            }
            for other in graph.related(seg, JOINS) {
                if !seen.contains(&other) {
                    seen.push(other);
                }
            }
        }
        found
    }
}
