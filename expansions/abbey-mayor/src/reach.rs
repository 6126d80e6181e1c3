//! The features to which a wagon may move (RULES.md, section 5).

use bastide_core::author::prelude::*;
use bastide_core::{EdgePoint, EdgePosition};

use crate::castles::FromCastle;

/// The features to which a wagon may move.
#[derive(Clone, Copy)]
pub(crate) struct Reach {
    pub(crate) wagon: FigureKind,
    /// AM-66: to all features on its tile and those around it; else to those that meet the scored
    /// feature.
    pub(crate) around: bool,
    /// The traits of the segments that meet on a tile, which share one of them.
    pub(crate) ways: [Trait; 4],
    /// AM-63: the trait of tiles on which roads end together, but at no village or gate, if they do not
    /// meet there.
    pub(crate) no_village: Option<Trait>,
    /// AM-65: only to the segments of these that meet it, and not to others of their features.
    pub(crate) touching: bool,
    /// The kind of edge of an abbey, if there are any.
    pub(crate) abbey: Option<EdgeKind>,
    /// AM-110: from castles, if there are any.
    pub(crate) from_castle: Option<FromCastle>,
}

impl Reach {
    /// Returns the segments to which a wagon may move from one of a scored feature, each once.
    pub(crate) fn targets(&self, v: View, owner: Player, from: SegmentId) -> Result<Vec<SegmentId>, Fault> {
        let kind = v.core.graph.get(from).kind;
        let mut found = match self.from_castle.filter(|rule| rule.castle == kind) {
            Some(rule) if self.around => self.on_cells(v, rule.cells(v, from)),
            // AM-110: in the first edition a castle meets nothing.
            Some(_) => Vec::new(),
            _ if self.around => self.on_cells(v, v.core.board.around_tile(v.core.graph.get(from).cell).cells().collect()),
            _ => self.connected(v, owner, from)?,
        };
        found.sort();
        found.dedup();
        let mut targets = Vec::with_capacity(found.len());
        for seg in found {
            if self.takes(v, owner, seg)? {
                targets.push(seg);
            }
        }
        Ok(targets)
    }

    /// AM-54, AM-61, AM-71: returns `true` if the wagon may stand on a segment, of a feature that is
    /// unoccupied and incomplete.
    fn takes(&self, v: View, owner: Player, seg: SegmentId) -> Result<bool, Fault> {
        let graph = &v.core.graph;
        let kind = v.rules.kinds.get(graph.get(seg).kind);
        Ok(kind.takes(self.wagon) && !v.complete(seg)? && v.takes_free(owner, self.wagon, seg)?)
    }

    /// AM-66, AM-67: returns the segments on the tiles of some cells. AM-72: bridges are among them.
    fn on_cells(&self, v: View, cells: Vec<Cell>) -> Vec<SegmentId> {
        let board = &v.core.board;
        let cells = board.whole_tiles(cells);
        let printed = cells.iter().filter_map(|cell| board.tile_at(*cell)).flat_map(|placed| v.printed(placed));
        let tokens = board.overlays().iter().filter(|overlay| cells.contains(&overlay.cell)).map(|overlay| overlay.seg);
        printed.chain(tokens).collect()
    }

    /// AM-62, AM-63, AM-65: returns the segments to which a wagon gets from the feature of a segment
    /// without passing a field: all of each feature that meets it, or of a feature where somebody stands
    /// what is free from there on.
    fn connected(&self, v: View, owner: Player, from: SegmentId) -> Result<Vec<SegmentId>, Fault> {
        let graph = &v.core.graph;
        let mut meets: Vec<SegmentId> = Vec::new();
        let mut meet = |seg: SegmentId| {
            if !graph.joined(seg, from) && !meets.contains(&seg) {
                meets.push(seg);
            }
        };
        for seg in graph.members(from) {
            let Some(placed) = graph.get(seg).tile() else { continue };
            self.on_its_tile(v, seg, placed).for_each(&mut meet);
            Side::ALL.into_iter().filter_map(|side| self.across(v, seg, placed, side)).for_each(&mut meet);
        }
        // AM-65: by the option, the segments that meet it and no others of their features.
        if self.touching {
            return Ok(meets);
        }
        let (mut roots, mut found): (Vec<SegmentId>, Vec<SegmentId>) = (Vec::new(), Vec::new());
        for seg in meets {
            let root = graph.feature(seg);
            if graph.sums(root).followers > 0 {
                self.walk(v, owner, seg, &mut found)?;
            } else if !roots.contains(&root) {
                roots.push(root);
            }
        }
        found.extend(roots.into_iter().flat_map(|root| graph.members(root)));
        Ok(found)
    }

    /// AM-61, LA-07: adds the segments that are reached from one of an occupied feature over segments on
    /// which the wagon may stand. A part that is held, such as an arm of a labyrinth, is not passed.
    fn walk(&self, v: View, owner: Player, from: SegmentId, found: &mut Vec<SegmentId>) -> Result<(), Fault> {
        let mut next = vec![from];
        while let Some(seg) = next.pop() {
            if !found.contains(&seg) && v.takes_free(owner, self.wagon, seg)? {
                found.push(seg);
                next.extend(v.core.graph.related(seg, JOINS));
            }
        }
        Ok(())
    }

    /// AM-63: returns the segments that meet a segment on its own tile: at a crossing, a gate, a
    /// monastery.
    fn on_its_tile<'v>(&self, v: View<'v>, seg: SegmentId, placed: PlacedTile) -> impl Iterator<Item = SegmentId> + use<'v> {
        let has = move |seg: SegmentId, way: Trait| v.printed_segment(seg).is_some_and(|printed| printed.traits.has(way));
        let printed = &v.rules.tiles.get(v.core.board.tile(placed).tile).traits;
        let apart = self.no_village.is_some_and(|no_village| printed.has(no_village));
        let own: Vec<Trait> = self.ways.into_iter().filter(|way| !apart && has(seg, *way)).collect();
        v.printed(placed).filter(move |other| own.iter().any(|way| has(*other, *way)))
    }

    /// AM-63: returns the segment that meets a segment across a side at which one of the two is an
    /// abbey.
    fn across(&self, v: View, seg: SegmentId, placed: PlacedTile, side: Side) -> Option<SegmentId> {
        let (board, cell) = (&v.core.board, v.core.board.tile(placed).cell);
        let beside = board.tile_at(cell.step(side))?;
        let centre = |cell, side| v.segment_at(cell, EdgePoint::new(side, EdgePosition::Centre));
        let is_abbey = |edge: EdgeKind| Some(edge) == self.abbey;
        if is_abbey(v.edge_of(placed, side)) {
            return centre(cell.step(side), side.opposite());
        }
        let ends_there = is_abbey(v.edge_of(beside, side.opposite())) && centre(cell, side) == Some(seg);
        let inside = || v.printed(beside).find(|other| v.printed_segment(*other).is_some_and(|s| s.edge_points.is_empty()));
        if ends_there { inside() } else { None }
    }
}
