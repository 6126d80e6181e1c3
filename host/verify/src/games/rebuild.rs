//! The board and the feature graph, computed again from the placed tiles alone.
//!
//! The engine keeps roots, rings, sums, frontier and codes up to date as the board grows. This
//! module computes them from the placed tiles, and from the model graph with petgraph's own
//! union-find; the results must be equal. Additions of plugins (tokens, ferries, additional open
//! ends, opened cells) are in the model and on the board, but not in the placed tiles. [`Plain`]
//! selects the checks that use the placed tiles alone.

use std::collections::{BTreeMap, BTreeSet};

use bastide_core::geometry::EdgePosition;
use bastide_core::{
    Cell, CompletionRule, Content, EdgeKind, EdgePoint, FigureLocation, JOINS, Origin, PlacedTile, SegmentId, Side, TileInfo,
    View,
};
use petgraph::unionfind::UnionFind;
use petgraph::visit::EdgeRef;

type Verdict = Result<(), String>;

/// The checks that may use the placed tiles alone.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Plain {
    /// Features arise only from printed segments that meet.
    pub features: bool,
    /// Ends are open only at sides without a neighbor and at surrounding cells that are not
    /// covered.
    pub ends: bool,
    /// Cells are open only beside placed tiles.
    pub frontier: bool,
}

impl Default for Plain {
    fn default() -> Plain {
        Plain { features: true, ends: true, frontier: true }
    }
}

/// Runs all checks.
pub fn check(v: View, plain: Plain) -> Verdict {
    index(v)?;
    joins(v, plain)?;
    if plain.ends {
        ends(v)?;
    }
    frontier(v, plain)
}

/// Checks that roots, rings, sizes and followers agree with the model graph.
pub fn index(v: View) -> Verdict {
    let graph = &v.core.graph;
    let mut sets = UnionFind::<usize>::new(graph.len());
    for edge in graph.model().edge_references().filter(|e| *e.weight() == JOINS) {
        sets.union(edge.source().index(), edge.target().index());
    }
    let mut features: BTreeMap<usize, Vec<SegmentId>> = BTreeMap::new();
    for seg in graph.segments() {
        features.entry(sets.find(seg.index())).or_default().push(seg);
    }
    // The followers and all figures on each segment.
    let mut standing = vec![(0usize, 0usize); graph.len()];
    for f in &v.core.figures {
        if let FigureLocation::Segment(seg) = f.place {
            standing[seg.index()].0 += usize::from(v.rules.figures.get(f.kind).follower);
            standing[seg.index()].1 += 1;
        }
    }
    for segments in features.values() {
        let (root, sums) = (graph.feature(segments[0]), graph.sums(segments[0]));
        let mut ring: Vec<SegmentId> = graph.members(root).take(graph.len() + 1).collect();
        ring.sort();
        if ring != *segments {
            return Err(format!("the ring of {root:?} is {ring:?}, and the model joins {segments:?}"));
        }
        if let Some(apart) = segments.iter().find(|s| graph.feature(**s) != root) {
            return Err(format!("{apart:?} has another root than {root:?}, and the model joins them"));
        }
        if usize::from(sums.segments) != segments.len() {
            return Err(format!("the feature of {root:?} has {} segments and counts {}", segments.len(), sums.segments));
        }
        let there = segments.iter().map(|s| standing[s.index()]).fold((0, 0), |a, b| (a.0 + b.0, a.1 + b.1));
        let counted = (usize::from(sums.followers), usize::from(sums.figures));
        if counted != there {
            return Err(format!("(followers, figures) on the feature of {root:?} are {there:?}, and it counts {counted:?}"));
        }
        if let Some(wrong) = segments.iter().find(|s| usize::from(graph.followers_on(**s)) != standing[s.index()].0) {
            return Err(format!(
                "on {wrong:?} stand {} followers, and it counts {}",
                standing[wrong.index()].0,
                graph.followers_on(*wrong)
            ));
        }
    }
    Ok(())
}

/// Checks that segments that meet across a border are one feature and, if only placed tiles join
/// features, that no others are.
pub fn joins(v: View, plain: Plain) -> Verdict {
    let graph = &v.core.graph;
    let mut sets = UnionFind::<usize>::new(graph.len());
    for board_tile in v.core.board.placed_tiles() {
        for side in [Side::E, Side::S] {
            let Some(other) = v.core.board.tile_at(board_tile.cell.step(side)) else { continue };
            let edges = (edge_of(v, board_tile.cell, side), edge_of(v, v.core.board.tile(other).cell, side.opposite()));
            // Where a tile is absent nothing meets.
            if is_gap(v, edges.0) != is_gap(v, edges.1) {
                continue;
            }
            for position in [EdgePosition::Left, EdgePosition::Centre, EdgePosition::Right] {
                let edge_point = EdgePoint::new(side, position);
                let met =
                    (v.segment_at(board_tile.cell, edge_point), v.segment_at(board_tile.cell.step(side), edge_point.across()));
                if let (Some(a), Some(b)) = met
                    && (position != EdgePosition::Centre || edges.0 == edges.1)
                {
                    sets.union(a.index(), b.index());
                    if !graph.joined(a, b) {
                        return Err(format!("{a:?} and {b:?} meet at {:?} and are not one feature", board_tile.cell));
                    }
                }
            }
        }
    }
    for (a, b) in shared(v) {
        sets.union(a.index(), b.index());
        if !graph.joined(a, b) {
            return Err(format!("{a:?} and {b:?} meet at an edge that two segments share, and are not one feature"));
        }
    }
    for board_edge in v.core.board.board_edges() {
        let reaches = v.segment_at(board_edge.cell, EdgePoint::new(board_edge.side, EdgePosition::Centre));
        if let (Some(a), Some(b)) = (reaches, board_edge.joins)
            && graph.get(a).kind == graph.get(b).kind
        {
            sets.union(a.index(), b.index());
            if !graph.joined(a, b) {
                return Err(format!("{a:?} reaches {b:?} over the border of {:?} and they are not one feature", board_edge.cell));
            }
        }
    }
    if plain.features {
        let (mine, theirs) =
            (count((0..graph.len()).map(|i| sets.find(i))), count(graph.segments().map(|s| graph.feature(s).index())));
        if mine != theirs {
            return Err(format!("the placed tiles make {mine} features, and the graph has {theirs}"));
        }
    }
    Ok(())
}

/// Returns the segments that meet where two segments of one tile share an edge: the second one of
/// them, and that of the neighbouring tile.
fn shared(v: View<'_>) -> impl Iterator<Item = (SegmentId, SegmentId)> + '_ {
    let sides = v.core.board.placed_tiles().iter().flat_map(|tile| Side::ALL.map(|side| (tile, side)));
    sides.flat_map(move |(tile, side)| {
        let beside = v.rules.tiles.get(tile.tile).beside(tile.turn, side);
        let centre = EdgePoint::new(side, EdgePosition::Centre);
        let next = v.segment_at(tile.cell.step(side), centre.across());
        let next = next.filter(|_| edge_of(v, tile.cell, side) == edge_of(v, tile.cell.step(side), side.opposite()));
        let there = next.or_else(|| v.core.board.board_edge(tile.cell, side)?.joins);
        let shared = beside.filter_map(move |index| Some((SegmentId(tile.first.0 + u16::from(index)), there?)));
        shared.filter(move |(a, b)| v.core.graph.get(*a).kind == v.core.graph.get(*b).kind)
    })
}

fn count(of: impl Iterator<Item = usize>) -> usize {
    of.collect::<BTreeSet<_>>().len()
}

/// Returns the kind of the edge that a placed tile shows, including overlays.
pub(crate) fn edge_of(v: View, cell: Cell, side: Side) -> Option<EdgeKind> {
    let board_tile = v.core.board.tile(v.core.board.tile_at(cell)?);
    let printed = || v.rules.tiles.get(board_tile.tile).side(board_tile.turn, side).edge;
    Some(v.core.board.overlay_at(cell, side).map_or_else(printed, |o| o.edge))
}

/// Returns `true` if a tile is absent at an edge.
fn is_gap(v: View, edge: Option<EdgeKind>) -> bool {
    edge.is_some_and(|edge| v.rules.edge_rules.is_gap(edge))
}

/// Checks the open ends of each feature against its printed segments and their surroundings.
pub fn ends(v: View) -> Verdict {
    let graph = &v.core.graph;
    let mut open: BTreeMap<SegmentId, i16> = BTreeMap::new();
    for seg in graph.segments() {
        let (segment, root) = (graph.get(seg), graph.feature(seg));
        let placed = match segment.origin {
            Origin::Printed { placed, .. } => placed,
            Origin::Board { .. } => {
                *open.entry(root).or_default() += waiting(v, seg);
                continue;
            }
            Origin::Token { .. } => return Ok(()),
        };
        let Some(printed) = v.printed_segment(seg) else { continue };
        let free = |c: Cell| v.core.board.exists(c) && v.core.board.tile_at(c).is_none();
        let own = match v.rules.kinds.get(segment.kind).completion {
            CompletionRule::Sides => {
                let turned = printed.edge_points.turned(v.core.board.tile(placed).turn);
                let index = seg.0 - v.core.board.tile(placed).first.0;
                let beside =
                    |side: Side| tile_info(v, placed).beside(v.core.board.tile(placed).turn, side).any(|i| u16::from(i) == index);
                let touches = |side: &Side| turned.sides().any(|own| own == *side) || beside(*side);
                // A side stays open where the neighbour is absent.
                let open = |side: &Side| {
                    let next = segment.cell.step(*side);
                    free(next) || is_gap(v, edge_of(v, next, side.opposite()))
                };
                Side::ALL.into_iter().filter(touches).filter(open).count()
            }
            CompletionRule::Around(by) => segment.cell.around(by.into()).cells().filter(|c| free(*c)).count(),
            CompletionRule::Never => 1,
        };
        *open.entry(root).or_default() += own as i16;
    }
    for (root, ends) in open {
        let counted = graph.sums(root).open;
        if counted != ends {
            let name = bastide_core::notation::segment(v, root);
            return Err(format!("{name} has {ends} open ends, and its feature counts {counted}"));
        }
    }
    Ok(())
}

fn tile_info(v: View<'_>, placed: PlacedTile) -> &TileInfo {
    v.rules.tiles.get(v.core.board.tile(placed).tile)
}

/// Returns the open ends of a segment of the printed board that no tile has reached.
fn waiting(v: View, board_segment: SegmentId) -> i16 {
    let board_edges = v.core.board.board_edges().iter().filter(|board_edge| board_edge.joins == Some(board_segment));
    let reached = |board_edge: &bastide_core::BoardEdge| {
        let seg = v.segment_at(board_edge.cell, EdgePoint::new(board_edge.side, EdgePosition::Centre));
        seg.is_some_and(|s| v.core.graph.get(s).kind == v.core.graph.get(board_segment).kind)
    };
    board_edges.filter(|board_edge| !reached(board_edge)).count() as i16
}

/// Checks the open cells and their demanded edges.
pub fn frontier(v: View, plain: Plain) -> Verdict {
    let board = &v.core.board;
    if board.frontier().len() != board.codes().len() {
        return Err("there is not one code for each open cell".into());
    }
    for (i, (&cell, &code)) in board.frontier().iter().zip(board.codes()).enumerate() {
        if board.content(cell) != Content::Frontier(i) || board.frontier_index(cell) != Some(i) {
            return Err(format!("{cell:?} is open cell {i}, and the board holds {:?}", board.content(cell)));
        }
        let mut demanded = 0;
        for side in Side::ALL {
            let next = cell.step(side);
            let edge = edge_of(v, next, side.opposite()).or_else(|| board.board_edge(cell, side).and_then(|r| r.edge));
            demanded += edge.map_or(0, |e| v.rules.tiles.fit().demand(side, e));
        }
        if demanded != code {
            return Err(format!("{cell:?} demands {demanded:#b}, and its code is {code:#b}"));
        }
    }
    let beside = |p: &bastide_core::BoardTile| {
        let cell = p.cell;
        Side::ALL.into_iter().filter(move |side| !is_gap(v, edge_of(v, cell, *side))).map(move |side| cell.step(side))
    };
    let around: BTreeSet<Cell> =
        board.placed_tiles().iter().flat_map(beside).filter(|c| board.exists(*c) && board.tile_at(*c).is_none()).collect();
    let open: BTreeSet<Cell> = board.frontier().iter().copied().collect();
    if plain.frontier && open != around {
        return Err(format!("open cells are {open:?}, and beside tiles lie {around:?}"));
    }
    Ok(())
}
