//! The index of the feature graph compared with its model: after any sequence of changes, roots,
//! rings and sums equal those of a graph built from scratch.

use std::collections::BTreeSet;

use bastide_core::{BORDERS, Cell, FeatureGraph, JOINS, Kind, Origin, PlacedTile, Segment, SegmentId};
use petgraph::algo::connected_components;
use petgraph::graph::UnGraph;
use proptest::prelude::*;
use proptest::test_runner::RngSeed;

/// A change of the graph; segment numbers wrap around the number of segments.
#[derive(Clone, Copy, Debug)]
enum Change {
    Add { open: i16 },
    Join { a: usize, b: usize, ends: i16 },
    Unjoin { link: usize },
    Hold { a: usize, ends: i16 },
    Relate { a: usize, b: usize },
    Recast { a: usize, kind: u8 },
}

fn change() -> impl Strategy<Value = Change> {
    prop_oneof![
        3 => (0..5i16).prop_map(|open| Change::Add { open }),
        6 => (any::<usize>(), any::<usize>(), 0..2i16).prop_map(|(a, b, ends)| Change::Join { a, b, ends }),
        2 => any::<usize>().prop_map(|link| Change::Unjoin { link }),
        1 => (any::<usize>(), -2..3i16).prop_map(|(a, ends)| Change::Hold { a, ends }),
        1 => (any::<usize>(), any::<usize>()).prop_map(|(a, b)| Change::Relate { a, b }),
        1 => (any::<usize>(), 0..4u8).prop_map(|(a, kind)| Change::Recast { a, kind }),
    ]
}

/// The model without an index: each segment's own open ends, kind and links.
#[derive(Clone, Default)]
struct Plain {
    open: Vec<i16>,
    kinds: Vec<Kind>,
    links: Vec<(usize, usize, i16)>,
    relations: Vec<(usize, usize)>,
}

impl Plain {
    /// Returns the members of the feature of each segment, found by following the links.
    fn feature(&self, of: usize) -> BTreeSet<usize> {
        let mut found = BTreeSet::from([of]);
        loop {
            let before = found.len();
            for &(a, b, _) in &self.links {
                if found.contains(&a) || found.contains(&b) {
                    found.extend([a, b]);
                }
            }
            if found.len() == before {
                return found;
            }
        }
    }
}

fn apply(graph: &mut FeatureGraph, plain: &mut Plain, change: Change) {
    let n = plain.open.len();
    let seg = |i: usize| SegmentId::at(i % n.max(1));
    match change {
        Change::Add { open } => {
            let origin = Origin::Printed { placed: PlacedTile(0), index: 0 };
            graph.add_segment(Segment { kind: Kind(0), cell: Cell::new(0, 0), origin }, open);
            plain.open.push(open);
            plain.kinds.push(Kind(0));
        }
        _ if n == 0 => {}
        Change::Join { a, b, ends } => {
            graph.join(seg(a), seg(b), ends);
            plain.open[a % n] -= ends;
            plain.open[b % n] -= ends;
            plain.links.push((a % n, b % n, ends));
        }
        Change::Unjoin { link } => {
            if plain.links.is_empty() {
                assert!(!graph.unjoin(SegmentId(0), SegmentId::at(n - 1), 1), "there was no link");
                return;
            }
            // Of several links between the same two segments any may be removed: they are equal.
            let (a, b, ends) = plain.links.swap_remove(link % plain.links.len());
            assert!(graph.unjoin(SegmentId::at(a), SegmentId::at(b), ends), "there was a link");
            plain.open[a] += ends;
            plain.open[b] += ends;
        }
        Change::Hold { a, ends } => {
            graph.add_open_ends(seg(a), ends);
            plain.open[a % n] += ends;
        }
        Change::Relate { a, b } => {
            graph.relate(seg(a), seg(b), BORDERS);
            plain.relations.push((a % n, b % n));
        }
        Change::Recast { a, kind } => {
            graph.change_kind(seg(a), Kind(kind));
            plain.feature(a % n).into_iter().for_each(|i| plain.kinds[i] = Kind(kind));
        }
    }
}

fn agree(graph: &FeatureGraph, plain: &Plain) -> Result<(), TestCaseError> {
    prop_assert_eq!(graph.len(), plain.open.len());
    for seg in graph.segments() {
        let feature = plain.feature(seg.index());
        let ring: Vec<usize> = graph.members(seg).take(graph.len() + 1).map(SegmentId::index).collect();
        prop_assert_eq!(ring.len(), feature.len(), "the ring of {:?} goes round once", seg);
        prop_assert_eq!(&ring.into_iter().collect::<BTreeSet<_>>(), &feature);
        prop_assert!(feature.iter().all(|&m| graph.joined(seg, SegmentId::at(m))));
        let sums = graph.sums(seg);
        prop_assert_eq!(usize::from(sums.segments), feature.len());
        prop_assert_eq!(sums.open, feature.iter().map(|&m| plain.open[m]).sum::<i16>(), "open ends of {:?}", seg);
        prop_assert_eq!(graph.get(seg).kind, plain.kinds[seg.index()]);
        let mut related: Vec<usize> = graph.related(seg, BORDERS).map(SegmentId::index).collect();
        let ends = plain.relations.iter().filter(|(a, b)| [*a, *b].contains(&seg.index()));
        let mut expected: Vec<usize> = ends.map(|&(a, b)| if a == seg.index() { b } else { a }).collect();
        related.sort_unstable();
        expected.sort_unstable();
        prop_assert_eq!(related, expected, "what {:?} borders", seg);
    }
    let mut joins: UnGraph<(), ()> = UnGraph::default();
    let nodes: Vec<_> = graph.segments().map(|_| joins.add_node(())).collect();
    for edge in graph.model().edge_indices() {
        if graph.model()[edge] == JOINS
            && let Some((a, b)) = graph.model().edge_endpoints(edge)
        {
            joins.add_edge(nodes[a.index()], nodes[b.index()], ());
        }
    }
    let roots: BTreeSet<SegmentId> = graph.segments().map(|s| graph.feature(s)).collect();
    prop_assert_eq!(roots.len(), connected_components(&joins));
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, failure_persistence: None, rng_seed: RngSeed::Fixed(1), ..ProptestConfig::default() })]

    #[test]
    fn any_series_of_changes_keeps_index_and_model_alike(changes in prop::collection::vec(change(), 1..60)) {
        let (mut graph, mut plain) = (FeatureGraph::default(), Plain::default());
        for change in changes {
            apply(&mut graph, &mut plain, change);
        }
        agree(&graph, &plain)?;
    }

    #[test]
    fn a_copy_into_old_memory_is_the_same_graph(
        changes in prop::collection::vec(change(), 1..40),
        other in prop::collection::vec(change(), 1..40),
    ) {
        let (mut graph, mut plain) = (FeatureGraph::default(), Plain::default());
        let (mut old, mut rest) = (FeatureGraph::default(), Plain::default());
        changes.into_iter().for_each(|c| apply(&mut graph, &mut plain, c));
        other.iter().for_each(|c| apply(&mut old, &mut rest, *c));
        old.clone_from(&graph);
        agree(&old, &plain)?;
        // A copy behaves like its original.
        for change in other {
            let mut nothing = plain.clone();
            apply(&mut old, &mut nothing, change);
            apply(&mut graph, &mut plain, change);
        }
        agree(&old, &plain)?;
    }

    #[test]
    fn a_feature_is_noted_as_settled_when_its_last_end_closes(ends in 1..6usize) {
        let mut graph = FeatureGraph::default();
        let mut plain = Plain::default();
        apply(&mut graph, &mut plain, Change::Add { open: ends as i16 });
        (0..ends).for_each(|_| apply(&mut graph, &mut plain, Change::Add { open: 1 }));
        for other in 1..=ends {
            prop_assert!(graph.settled().is_empty());
            apply(&mut graph, &mut plain, Change::Join { a: 0, b: other, ends: 1 });
        }
        prop_assert_eq!(graph.settled().iter().map(|s| graph.feature(*s)).collect::<Vec<_>>(), [graph.feature(SegmentId(0))]);
    }
}
