//! The cells without a tile beside a feature.

use bastide_core::{Cell, Content, EdgePoint, EdgePoints, EdgePosition, SegmentId, View};

/// A cell without a tile beside a feature.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Gap {
    pub(super) cell: Cell,
    /// The points of the cell's edge at which the feature meets it; none for a cell that a feature
    /// only waits for.
    pub(super) points: EdgePoints,
}

impl Gap {
    /// Adds the gaps at the open sides of a feature.
    pub(super) fn at_sides(v: View, feature: SegmentId, gaps: &mut Vec<Gap>) {
        Gap::collect(v, feature, |point| point.position == EdgePosition::Centre, gaps);
    }

    /// Adds the gaps at all points that a feature reaches.
    pub(super) fn at_points(v: View, feature: SegmentId, gaps: &mut Vec<Gap>) {
        Gap::collect(v, feature, |_| true, gaps);
    }

    /// Adds the gaps at the points of a feature for which `counts` returns `true`, one for each cell.
    fn collect(v: View, feature: SegmentId, counts: impl Fn(EdgePoint) -> bool, gaps: &mut Vec<Gap>) {
        let (graph, board) = (&v.core.graph, &v.core.board);
        for seg in graph.members(feature) {
            let segment = graph.get(seg);
            let (Some(printed), Some(placed)) = (v.printed_segment(seg), segment.tile()) else { continue };
            let points = printed.edge_points.turned(board.tile(placed).turn);
            for point in points.iter().filter(|point| counts(*point)) {
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
