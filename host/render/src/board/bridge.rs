//! Bridges: tokens that lead from one side of a cell to the opposite side, above the printed tile.

use std::fmt::Write;

use bastide_core::board::Overlay;
use bastide_core::{Cell, SegmentId, View};

use crate::draw::color::{STONE, STONE_RIM};
use crate::draw::geom::{Curve, P, n, north_west};
use crate::tile::roads::gateway;

/// A bridge over one cell.
pub(crate) struct Bridge {
    pub(crate) cell: Cell,
    /// The curve of the deck, relative to the corner of the cell.
    pub(crate) deck: Curve,
}

impl Bridge {
    /// Returns the bridge of a segment, if tokens changed two sides of one cell for it.
    pub(crate) fn of(view: View, seg: SegmentId) -> Option<Bridge> {
        let mine: Vec<&Overlay> = view.core.board.overlays().iter().filter(|o| o.seg == seg).collect();
        let [a, b] = mine[..] else { return None };
        let ((from, into), (to, back)) = (gateway(a.side), gateway(b.side));
        let reach = if b.side == a.side.opposite() { 30.0 } else { 28.0 };
        let deck = Curve::from(from).cubic(from + into * reach, to + back * reach, to);
        (a.cell == b.cell).then_some(Bridge { cell: a.cell, deck })
    }

    /// Returns all bridges over a cell.
    pub(crate) fn over(view: View, cell: Cell) -> Vec<Bridge> {
        let mut segs: Vec<SegmentId> = view.core.board.overlays().iter().filter(|o| o.cell == cell).map(|o| o.seg).collect();
        segs.dedup();
        segs.into_iter().filter_map(|seg| Bridge::of(view, seg)).collect()
    }

    /// Returns the point of the deck that is nearest to a point of the cell.
    pub(crate) fn nearest(&self, at: P) -> P {
        let points = (0..=20u8).map(|k| self.deck.along(f64::from(k) / 20.0).0);
        points.min_by(|a, b| a.to(at).total_cmp(&b.to(at))).unwrap_or(at)
    }

    /// Draws a wooden bridge on stone pillars.
    pub(crate) fn paint(&self, out: &mut String) {
        let (d, at) = (self.deck.d(), north_west(self.cell));
        let _ = write!(
            out,
            r##"<g class="deck" transform="translate({} {})" fill="none"><path d="{d}" stroke="#2a1f12" stroke-opacity=".25" stroke-width="15" transform="translate(2 5)"/>"##,
            n(at.x),
            n(at.y)
        );
        for share in [0.05, 0.35, 0.65, 0.95] {
            let (q, along) = self.deck.along(share);
            let (one, other) = (q + along.left() * 10.0, q - along.left() * 10.0);
            let pillar = format!("M{} {}L{} {}", n(one.x), n(one.y), n(other.x), n(other.y));
            let _ = write!(
                out,
                r#"<path d="{pillar}" stroke="{STONE_RIM}" stroke-width="7.4"/><path d="{pillar}" stroke="{STONE}" stroke-width="5.4"/>"#
            );
        }
        let _ = write!(
            out,
            r##"<path d="{d}" stroke="#5a3a1c" stroke-width="14"/><path d="{d}" stroke="#8f5f2e" stroke-width="12"/><path d="{d}" stroke="#d3a566" stroke-width="8.6"/><path d="{d}" stroke="#a87640" stroke-width="8.6" stroke-dasharray=".8 4.2"/></g>"##
        );
    }
}
