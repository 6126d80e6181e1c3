//! Small cities, which may become castles (CA-02 to CA-05).

use bastide_core::author::prelude::*;

use super::{Castles, Fief, Shape};

impl Castles {
    /// Returns the fief of a city if the city is small, so that it may become a castle.
    pub(super) fn small(&self, v: View, city: SegmentId) -> Option<Fief> {
        // The cheap test comes first: most completed cities have more than two segments.
        let segments = v.core.graph.sums(city).segments;
        if segments > 2 && self.shape != Shape::TwoTiles {
            return None;
        }
        let whole = |s: SegmentId| !self.leaves_gap(v, s);
        let sound = |s: SegmentId| {
            self.stands_in(v, s) || v.is_placed(s) && whole(s) && (self.shape == Shape::TwoTiles || self.is_base(v, s))
        };
        if !v.core.graph.members(city).all(sound) {
            return None;
        }
        let first = v.core.graph.get(city).cell;
        let others = || v.core.graph.members(city).map(|s| v.core.graph.get(s).cell).filter(|c| *c != first);
        let second = others().next()?;
        others().all(|c| c == second).then(|| Fief::of(first, second))
    }

    /// MP-90, MP-91: returns `true` if a city printed on the board takes the place of a tile. Any
    /// other printed city is never small, nor part of a small city.
    fn stands_in(&self, v: View, seg: SegmentId) -> bool {
        !v.is_placed(seg) && v.printed_segment(seg).is_some_and(|segment| segment.traits.has(self.stands_in_for_tile))
    }

    /// HL-17: returns `true` if the tile of a segment covers its cell in part, as a triangle does.
    fn leaves_gap(&self, v: View, seg: SegmentId) -> bool {
        let is_gap = |placed, side| v.rules.edge_rules.is_gap(v.edge_of(placed, side));
        v.core.graph.get(seg).tile().is_some_and(|placed| Side::ALL.into_iter().any(|side| is_gap(placed, side)))
    }

    /// CA-02, CA-03: returns `true` for a segment with one edge whose shape the token covers.
    /// CA-05: triangular segments need the option.
    fn is_base(&self, v: View, seg: SegmentId) -> bool {
        v.printed_segment(seg).is_some_and(|segment| {
            let covered = !segment.traits.has(self.no_castle);
            let triangular = self.shape == Shape::EndSegments && segment.traits.has(self.triangular);
            segment.edge_points.sides().count() == 1 && (covered || triangular)
        })
    }
}
