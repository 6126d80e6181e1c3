//! Results of walks through features, kept for later positions of the same game.
//!
//! A bot evaluates many positions that follow from one and differ from it in a tile and a figure. Most
//! features have the same segments in all of them, so what a walk through their segments finds is the
//! same, too: printed traits, and with their present roots the features beside them.

use std::cell::RefCell;

use crate::model::features::graph::FeatureGraph;
use crate::model::ids::{Relation, SegmentId, Trait};

/// The fewest segments of a feature for which it is faster to look up than to walk.
const LARGE: u16 = 8;

/// Results of walks through large features in the positions that follow from one, see
/// [`View::with_walks`](crate::View::with_walks).
#[derive(Debug, Default)]
pub struct Walks {
    /// The features of that position.
    start: Start,
    found: RefCell<Found>,
}

/// The features of a position.
#[derive(Debug, Default)]
struct Start {
    /// For each segment its root, and at a root the number of segments of the feature.
    features: Vec<(SegmentId, u16)>,
    rewirings: u32,
}

impl Start {
    /// Returns the number of segments of the feature of a segment.
    fn segments(&self, seg: SegmentId) -> Option<u16> {
        let (root, _) = self.features.get(seg.index())?;
        self.features.get(root.index()).map(|(_, segments)| *segments)
    }
}

/// Results for features that have the same segments as at the start.
#[derive(Debug, Default)]
struct Found {
    traits: Vec<((SegmentId, Trait), i16)>,
    /// For a feature and a relation, the end of their segments in `related`; these begin where those of
    /// the entry before end.
    beside: Vec<((SegmentId, Relation), usize)>,
    /// One segment of each feature, in the order of the walk.
    related: Vec<SegmentId>,
}

impl Walks {
    /// Begins with a position and forgets what was found before.
    pub fn begin(&mut self, graph: &FeatureGraph) {
        self.start.rewirings = graph.rewirings();
        self.start.features.clear();
        self.start.features.extend(graph.roots());
        let found = self.found.get_mut();
        found.traits.clear();
        found.beside.clear();
        found.related.clear();
    }

    /// Returns `true` if the feature of a segment is large and has the same segments as at the start,
    /// in a position that follows from there.
    fn is_kept(&self, graph: &FeatureGraph, seg: SegmentId) -> bool {
        // Segments are only added, except where a plugin rewires the graph.
        let now = graph.sums(seg).segments;
        now >= LARGE && self.start.segments(seg) == Some(now) && self.start.rewirings == graph.rewirings()
    }

    /// Returns how often a trait is printed on the segments of a feature, or `None` if the feature has
    /// to be walked. Calls `walk` if it is not known yet.
    pub(crate) fn traits(&self, graph: &FeatureGraph, key: (SegmentId, Trait), walk: impl FnOnce() -> i16) -> Option<i16> {
        if !self.is_kept(graph, key.0) {
            return None;
        }
        let mut found = self.found.borrow_mut();
        let known = found.traits.iter().find(|(known, _)| *known == key).map(|(_, times)| *times);
        Some(known.unwrap_or_else(|| {
            let times = walk();
            found.traits.push((key, times));
            times
        }))
    }

    /// Returns the features that stand in a relation to a feature, each once, by their roots, or `None`
    /// if the feature has to be walked. If they are not known yet, `walk` calls its argument with each
    /// segment that stands in this relation.
    pub(crate) fn beside(
        &self,
        graph: &FeatureGraph,
        key: (SegmentId, Relation),
        walk: impl FnOnce(&mut dyn FnMut(SegmentId)),
    ) -> Option<Vec<SegmentId>> {
        if !self.is_kept(graph, key.0) {
            return None;
        }
        let mut found = self.found.borrow_mut();
        let Found { beside, related, .. } = &mut *found;
        let at = beside.iter().position(|(known, _)| *known == key).unwrap_or_else(|| {
            // Features that were one at the start still are.
            let mut features = Distinct::with_capacity(16);
            walk(&mut |segment| {
                if self.start.features.get(segment.index()).is_none_or(|(root, _)| features.add(*root)) {
                    related.push(segment);
                }
            });
            beside.push((key, related.len()));
            beside.len() - 1
        });
        let (first, end) = (at.checked_sub(1).map_or(0, |before| beside[before].1), beside[at].1);
        let mut features = Distinct::with_capacity(end - first);
        related[first..end].iter().for_each(|segment| _ = features.add(graph.feature(*segment)));
        Some(features.roots)
    }
}

/// The roots of features, each once.
pub(crate) struct Distinct {
    pub(crate) roots: Vec<SegmentId>,
    /// One bit for several roots: where it is not set, the feature is new.
    seen: u64,
}

impl Distinct {
    #[inline]
    pub(crate) fn with_capacity(features: usize) -> Distinct {
        Distinct { roots: Vec::with_capacity(features), seen: 0 }
    }

    /// Adds a feature, unless it was added before. Returns `true` if it is new.
    #[inline]
    pub(crate) fn add(&mut self, root: SegmentId) -> bool {
        let bit = 1 << (root.index() % 64);
        // A feature was mostly met on the tile before.
        let new = self.seen & bit == 0 || !self.roots.iter().rev().any(|other| *other == root);
        if new {
            self.seen |= bit;
            self.roots.push(root);
        }
        new
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::model::features::graph::BORDERS;
    use crate::model::features::segment::{Origin, Segment};
    use crate::model::geometry::Cell;
    use crate::model::ids::Kind;

    /// Returns a graph with a feature of the segments 0 to 7, and the features 8 and 9.
    fn graph() -> FeatureGraph {
        let mut graph = FeatureGraph::default();
        for index in 0..10 {
            graph.add_segment(Segment { kind: Kind(0), cell: Cell::default(), origin: Origin::Board { index } }, 1);
        }
        (1..8).for_each(|n| graph.join(SegmentId(0), SegmentId(n), 0));
        graph
    }

    fn begun(graph: &FeatureGraph) -> Walks {
        let mut walks = Walks::default();
        walks.begin(graph);
        walks
    }

    /// Returns the answers of these walks about the feature 0; a walk finds the segments 8 and 9 beside
    /// it, and a trait `times`.
    fn answers(walks: &Walks, graph: &FeatureGraph, times: i16) -> (Option<i16>, Option<Vec<SegmentId>>) {
        let walk = |found: &mut dyn FnMut(SegmentId)| [8, 9, 8].into_iter().for_each(|n| found(SegmentId(n)));
        (walks.traits(graph, (SegmentId(0), Trait(0)), || times), walks.beside(graph, (SegmentId(0), BORDERS), walk))
    }

    #[test]
    fn a_large_feature_is_walked_once() {
        let mut graph = graph();
        let walks = begun(&graph);
        assert_eq!(answers(&walks, &graph, 3), (Some(3), Some(vec![SegmentId(8), SegmentId(9)])));
        graph.join(SegmentId(8), SegmentId(9), 0);
        assert_eq!(answers(&walks, &graph, 5), (Some(3), Some(vec![SegmentId(8)])), "what is joined since counts once");
        assert_eq!(walks.traits(&graph, (SegmentId(8), Trait(0)), || 1), None, "a small feature is walked");
    }

    #[test]
    fn a_feature_that_changed_is_walked_again() {
        let start = graph();
        let walks = begun(&start);
        assert_eq!(answers(&walks, &start, 3).0, Some(3));
        let mut grown = start.clone();
        grown.join(SegmentId(7), SegmentId(8), 0);
        assert_eq!(answers(&walks, &grown, 4), (None, None));
        let mut rewired = start.clone();
        assert!(rewired.unjoin(SegmentId(0), SegmentId(7), 0));
        rewired.join(SegmentId(0), SegmentId(8), 0);
        assert_eq!(rewired.sums(SegmentId(0)).segments, 8, "as many segments, but others");
        assert_eq!(answers(&walks, &rewired, 4), (None, None));
        let mut related = start.clone();
        related.relate(SegmentId(0), SegmentId(9), BORDERS);
        assert_eq!(answers(&walks, &related, 4), (None, None));
    }
}
