//! Legal placements and deployments, found by exhaustive search.
//!
//! The engine looks placements up in a table by a code of demanded edges, and claims in sums at the
//! root of a feature. This module tries every open cell in every rotation, edge by edge, and walks
//! every feature in the model graph with petgraph's own search. Both must agree. This holds only at
//! tables where no plugin restricts or extends the legal placements.

use std::collections::BTreeSet;

use bastide_core::{
    Action, DEPLOY, Decision, EdgeKind, FigureKind, FigureLocation, Game, Hole, JOINS, Kind, PASS, PLACE, SegmentId, Side,
    Target, View, notation,
};
use petgraph::visit::{Dfs, EdgeFiltered};

type Verdict = Result<(), String>;

/// Returns the legal actions with one verb.
fn offered(game: &Game, verb: bastide_core::Verb) -> BTreeSet<Action> {
    game.decision().map_or_else(BTreeSet::new, |d| d.iter().filter(|a| a.verb == verb).collect())
}

fn compare(v: View, what: &str, slow: &BTreeSet<Action>, offered: &BTreeSet<Action>) -> Verdict {
    if slow == offered {
        return Ok(());
    }
    let only = |a: &BTreeSet<Action>, b: &BTreeSet<Action>| {
        a.difference(b).map(|a| notation::print(v, a)).collect::<Vec<_>>().join(", ")
    };
    Err(format!("{what}: legal but not offered: {}; offered but not legal: {}", only(slow, offered), only(offered, slow)))
}

/// The offer point of the phase in which followers are deployed.
const DEPLOY_STEP: &str = "deploy-step";

/// Checks that the legal placements are those where all edges match, at a decision that places a
/// tile.
pub fn placements(game: &Game) -> Verdict {
    let (v, offered) = (game.view(), offered(game, PLACE));
    if offered.is_empty() {
        return Ok(());
    }
    let board = &v.core.board;
    let mut slow = BTreeSet::new();
    for tile in v.core.tile_play.tile_types() {
        for &cell in board.frontier() {
            let gap = |edge: EdgeKind| v.rules.edge_rules.is_gap(edge);
            let own = |turn: u8, side: Side| edge(v, tile, turn, side);
            let beside = |side: Side| {
                let next = board.tile_at(cell.step(side)).map(|p| board.tile(p));
                next.map(|n| edge(v, n.tile, n.turn, side.opposite()))
            };
            // What the landscape shows there, and what is printed behind the edge of the board.
            let theirs =
                |side: Side| beside(side).or_else(|| board.board_edge(cell, side).and_then(|board_edge| board_edge.edge));
            let fits = |turn: u8| {
                let matches = |side: Side| theirs(side).is_none_or(|edge| v.rules.edge_rules.match_up(own(turn, side), edge));
                Side::ALL.into_iter().all(matches)
            };
            // A tile with gaps meets an edge with another side.
            let goes_on = |turn: u8| {
                let has_gap = Side::ALL.into_iter().any(|side| gap(own(turn, side)));
                let meets = |side: Side| !gap(own(turn, side)) && theirs(side).is_some_and(|edge| !gap(edge));
                !has_gap || Side::ALL.into_iter().any(meets)
            };
            // A gap leaves a hole open.
            let enclosed = |hole: Hole| {
                let is_border = |side: Side| hole == Hole::AtBorder && !board.exists(cell.step(side));
                Side::ALL.into_iter().all(|side| beside(side).map_or_else(|| is_border(side), |edge| !gap(edge)))
            };
            if v.rules.tiles.get(tile).fills().is_some_and(|hole| !enclosed(hole)) {
                continue;
            }
            let place = |turn| Action { verb: PLACE, target: Target::Place { cell, turn }, arg: tile.0 as i16 };
            slow.extend((0..4).filter(|&t| fits(t) && goes_on(t)).map(place));
        }
    }
    compare(v, "placements", &slow, &offered)
}

/// Returns the kind of an edge of a rotated tile: that of the segment in the middle of the side, or
/// of a half. A kind of segment may show the edge of another one.
fn edge(v: View, tile: bastide_core::TileType, turn: u8, side: Side) -> EdgeKind {
    let printed = Side::at(side.index() + 4 - usize::from(turn));
    let info = v.rules.tiles.get(tile);
    let at = |position| info.segments.iter().find(|p| p.edge_points.has(bastide_core::EdgePoint::new(printed, position)));
    let segment = at(bastide_core::geometry::EdgePosition::Centre).or_else(|| at(bastide_core::geometry::EdgePosition::Left));
    let shown = |kind: Kind| {
        let own = || v.rules.names.edges.index(v.rules.names.kinds.name(kind.index())).map(EdgeKind::at);
        v.rules.kinds.get(kind).edge.or_else(own)
    };
    segment.and_then(|p| shown(p.kind)).unwrap_or_default()
}

/// Checks the follower step: the legal followers are those in supply, on segments of the tile just
/// placed that accept them, if no follower stands on the feature. Other figures follow the rules of
/// their own plugin.
pub fn deployments(game: &Game) -> Verdict {
    let v = game.view();
    let pass = Action { verb: PASS, ..Action::default() };
    // Other phases of a turn ask who passes as well.
    let deploys =
        || v.rules.phases().any(|phase| game.asking_phase() == Some(phase.name) && phase.offer_points.contains(&DEPLOY_STEP));
    let follower_step = |d: &Decision| d.menu().placements() == 0 && d.offers(&pass) && deploys();
    let Some(decision) = game.decision().filter(follower_step) else { return Ok(()) };
    let who = decision.ask.player;
    let follower = |kind: FigureKind| v.rules.figures.get(kind).follower;
    let mut slow = BTreeSet::new();
    for &placed in &v.core.tile_play.placed_tiles {
        for seg in v.core.graph.segments().filter(|s| v.core.graph.get(*s).tile() == Some(placed)) {
            if !is_free(v, seg) {
                continue;
            }
            let takes = v.rules.kinds.get(v.core.graph.get(seg).kind);
            for kind in (0..v.rules.names.figures.len()).map(FigureKind::at).filter(|k| takes.takes(*k) && follower(*k)) {
                let ready =
                    v.core.figures.iter().any(|f| f.owner == Some(who) && f.kind == kind && f.place == FigureLocation::Supply);
                if ready {
                    slow.insert(Action { verb: DEPLOY, target: Target::Segment(seg), arg: kind.0.into() });
                }
            }
        }
    }
    let offered = offered(game, DEPLOY).into_iter().filter(|a| follower(FigureKind(a.arg as u8))).collect();
    compare(v, "claims", &slow, &offered)
}

/// Returns `true` if no follower stands on the feature that contains this segment.
fn is_free(v: View, seg: SegmentId) -> bool {
    let joins = EdgeFiltered::from_fn(v.core.graph.model(), |e| *e.weight() == JOINS);
    let mut walk = Dfs::new(&joins, petgraph::graph::NodeIndex::<u16>::new(seg.index()));
    while let Some(node) = walk.next(&joins) {
        let here = FigureLocation::Segment(SegmentId::at(node.index()));
        if v.core.figures.iter().any(|f| f.place == here && v.rules.figures.get(f.kind).follower) {
            return false;
        }
    }
    true
}
