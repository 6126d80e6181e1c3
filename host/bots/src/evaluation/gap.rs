//! The cells without a tile beside a feature.

use bastide_core::{Cell, Content, EdgePoint, EdgePoints, EdgePosition, SegmentId, View};

/// A cell without a tile beside a feature.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Gap {
    pub(super) cell: Cell,
    /// The points of the cell's edge at which the feature meets it. There are none if any tile on
    /// the cell will do, as around a monastery.
    pub(super) points: EdgePoints,
}

impl Gap {
    /// Adds the gaps at the open sides of a feature.
    pub(super) fn at_sides(v: View, feature: SegmentId, gaps: &mut Vec<Gap>) {
        let centres = |points: EdgePoints| points.sides().map(|side| EdgePoint::new(side, EdgePosition::Centre));
        Gap::collect(v, feature, centres, gaps);
    }

    /// Adds the gaps at all points that a feature reaches.
    pub(super) fn at_points(v: View, feature: SegmentId, gaps: &mut Vec<Gap>) {
        Gap::collect(v, feature, EdgePoints::iter, gaps);
    }

    /// Adds the gaps at those points of the segments of a feature that `chosen` returns, one for each
    /// cell.
    #[inline]
    fn collect<I: Iterator<Item = EdgePoint>>(
        v: View,
        feature: SegmentId,
        chosen: impl Fn(EdgePoints) -> I,
        gaps: &mut Vec<Gap>,
    ) {
        let (graph, board) = (&v.core.graph, &v.core.board);
        for seg in graph.members(feature) {
            let segment = graph.get(seg);
            let (Some(printed), Some(placed)) = (v.printed_segment(seg), segment.tile()) else { continue };
            for point in chosen(printed.edge_points.turned(board.tile(placed).turn)) {
                let cell = segment.cell.step(point.side);
                if matches!(board.content(cell), Content::Tile(_)) || !board.exists(cell) {
                    continue;
                }
                match gaps.iter_mut().rfind(|gap| gap.cell == cell) {
                    Some(gap) => gap.points.add(point.across()),
                    None => gaps.push(Gap { cell, points: [point.across()].into_iter().collect() }),
                }
            }
        }
    }
}
