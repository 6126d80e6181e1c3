//! Queries about the features of a whole board: those of a kind, and where a feature may still
//! grow.

use crate::contract::fault::Fault;
use crate::dispatch::hook::View;
use crate::model::features::graph::BORDERS;
use crate::model::features::segment::Origin;
use crate::model::features::walks::Distinct;
use crate::model::geometry::{Cell, Side};
use crate::model::ids::{Kind, PlacedTile, Relation, SegmentId};
use crate::model::kind::CompletionRule;
use crate::model::points::{ScoreEntry, ScoringReason};

impl<'a> View<'a> {
    /// Returns the segments in a relation to this one: those to which an edge of the graph relates
    /// it, and for [`BORDERS`] those that it borders on its printed tile. A segment may be returned
    /// twice.
    #[inline]
    pub fn related(self, seg: SegmentId, relation: Relation) -> impl Iterator<Item = SegmentId> + 'a {
        let (first, printed) = if relation == BORDERS { self.printed_borders(seg) } else { (seg, &[][..]) };
        let printed = printed.iter().map(move |other| SegmentId(first.0 + other));
        printed.chain(self.core.graph.related(seg, relation))
    }

    /// Returns the segments that border a segment on its printed tile, counted from the first
    /// segment of that tile, which comes with them.
    #[inline]
    fn printed_borders(self, seg: SegmentId) -> (SegmentId, &'a [u16]) {
        match self.core.graph.get(seg).origin {
            Origin::Printed { placed, index } => {
                let board_tile = self.core.board.tile(placed);
                (board_tile.first, self.rules.tiles.get(board_tile.tile).bordering.of(index))
            }
            Origin::Token { .. } | Origin::Board { .. } => (seg, &[]),
        }
    }

    /// Returns the features of a kind, each once, by their roots, in the order of those. It walks
    /// all segments.
    pub fn features(self, kind: Kind) -> impl Iterator<Item = SegmentId> + 'a {
        self.core.graph.features(kind)
    }

    /// Returns the complete features of a kind, scored or not, each once, by their roots.
    pub fn completed(self, kind: Kind) -> Result<Vec<SegmentId>, Fault> {
        let mut complete = Vec::new();
        for root in self.features(kind) {
            if self.complete(root)? {
                complete.push(root);
            }
        }
        Ok(complete)
    }

    /// Returns the features that stand in this relation to a feature, each once, by their roots: the
    /// cities and roads that border a field. The order is that of a walk through its segments.
    pub fn beside(self, feature: SegmentId, relation: Relation) -> Vec<SegmentId> {
        let graph = &self.core.graph;
        if let Some(walks) = self.walks {
            let walk = |found: &mut dyn FnMut(SegmentId)| self.each_related(feature, relation, found);
            if let Some(known) = walks.beside(graph, (feature, relation), walk) {
                return known;
            }
        }
        let mut beside = Distinct::with_capacity(16);
        self.each_related(feature, relation, |related| _ = beside.add(graph.feature(related)));
        beside.roots
    }

    /// Returns the placed tiles on which parts of a feature are printed, each once, in the order in which they
    /// were placed. A bridge over a tile is not printed there.
    pub fn printed_on(self, feature: SegmentId) -> Vec<PlacedTile> {
        let graph = &self.core.graph;
        let printed = graph.members(feature).filter(|seg| self.printed_segment(*seg).is_some());
        let mut tiles: Vec<PlacedTile> = printed.filter_map(|seg| graph.get(seg).tile()).collect();
        tiles.sort_unstable();
        tiles.dedup();
        tiles
    }

    /// Calls `found` with the segments that stand in this relation to a segment of a feature. A segment
    /// may come several times.
    #[inline]
    fn each_related(self, feature: SegmentId, relation: Relation, mut found: impl FnMut(SegmentId)) {
        for segment in self.core.graph.members(feature) {
            for related in self.related(segment, relation) {
                found(related);
            }
        }
    }

    /// Returns the complete features of a kind that stand in this relation to a feature, each once,
    /// by their roots: the completed cities that border a field.
    pub fn complete_beside(self, feature: SegmentId, relation: Relation, kind: Kind) -> Result<Vec<SegmentId>, Fault> {
        let mut beside = self.beside(feature, relation);
        let mut complete = 0;
        for i in 0..beside.len() {
            let root = beside[i];
            if self.core.graph.get(root).kind == kind && self.complete(root)? {
                beside[complete] = root;
                complete += 1;
            }
        }
        beside.truncate(complete);
        Ok(beside)
    }

    /// Returns the number of complete features of a kind, scored or not.
    pub fn count_completed(self, kind: Kind) -> Result<usize, Fault> {
        let mut count = 0;
        for root in self.features(kind) {
            count += usize::from(self.complete(root)?);
        }
        Ok(count)
    }

    /// Returns `true` if a tile of the present tile play has a segment in the feature.
    pub fn is_extended(self, feature: SegmentId) -> bool {
        let (graph, placed) = (&self.core.graph, &self.core.tile_play.placed_tiles);
        graph.members(feature).filter_map(|seg| graph.get(seg).tile()).any(|tile| placed.contains(&tile))
    }

    /// Returns `true` if a feature scores things on a cell: on one of its tiles or below one of its
    /// tokens; for a kind that waits for the tiles around it, on one of these tiles and its own; or on
    /// the cells that its plugin declares with
    /// [`Registrar::scored_cells`](crate::Registrar::scored_cells). A thing on one cell of a tile
    /// counts as lying on all of them.
    pub fn scores_cell(self, feature: SegmentId, cell: Cell) -> Result<bool, Fault> {
        let tile = self.core.board.tile_area(cell);
        // Most tiles are one cell.
        if tile.min == tile.max {
            return self.scores_own_cell(feature, cell);
        }
        for cell in tile.cells() {
            if self.scores_own_cell(feature, cell)? {
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// As [`Self::scores_cell`], without the other cells of the tile.
    fn scores_own_cell(self, feature: SegmentId, cell: Cell) -> Result<bool, Fault> {
        let (graph, board) = (&self.core.graph, &self.core.board);
        let segment = graph.get(feature);
        if let Some((_, scores)) = self.rules.parts.answers.scored_cells.iter().find(|(kind, _)| *kind == segment.kind) {
            return scores(self, feature, cell);
        }
        if let Some(area) = self.rules.kinds.get(segment.kind).area(segment.cell) {
            return Ok(area.has(cell));
        }
        let printed = board.tile_at(cell).is_some_and(|placed| self.printed(placed).any(|seg| graph.joined(seg, feature)));
        Ok(printed || board.overlays().iter().any(|over| over.cell == cell && graph.joined(over.seg, feature)))
    }

    /// Returns the kind that features of a kind count as, for rules that name a kind.
    pub fn counted_kind(self, kind: Kind) -> Kind {
        self.rules.kinds.get(kind).counts_as.unwrap_or(kind)
    }

    /// Returns `true` if features of a kind may score other cells than those of their segments, see
    /// [`Self::scores_cell`].
    pub fn scores_other_cells(self, kind: Kind) -> bool {
        let waits = matches!(self.rules.kinds.get(kind).completion, CompletionRule::Around(_));
        waits || self.rules.parts.answers.scored_cells.iter().any(|(scored, _)| *scored == kind)
    }

    /// Returns the sides of a feature that face a cell which may still be filled: the cell of a
    /// segment, and the side of that cell. A field without such a side is closed for good. A
    /// feature that is printed beside a bounded board faces the board from outside.
    pub fn open_sides(self, feature: SegmentId) -> impl Iterator<Item = (Cell, Side)> + 'a {
        let touched = self.core.graph.members(feature).flat_map(move |seg| self.sides_of(seg));
        touched.filter(move |(cell, side)| self.core.board.is_bare(cell.step(*side)))
    }

    /// Returns the sides that a segment reaches, as its tile lies, clockwise from the north: each
    /// with the cell of that side. A road on a curve reaches two, one that ends on its tile reaches one.
    /// A segment that is printed beside a bounded board reaches the cells of the board from outside.
    pub fn sides_of(self, seg: SegmentId) -> impl Iterator<Item = (Cell, Side)> + 'a {
        Side::ALL.into_iter().filter_map(move |side| self.touched(seg, side))
    }

    /// Returns the cell and the side at which a segment reaches this side of its tile, if it does.
    fn touched(self, seg: SegmentId, side: Side) -> Option<(Cell, Side)> {
        let (board, segment) = (&self.core.board, self.core.graph.get(seg));
        let touches = match segment.origin {
            Origin::Printed { placed, index } => {
                let board_tile = board.tile(placed);
                let info = self.rules.tiles.get(board_tile.tile);
                let printed = info.side(board_tile.turn, side);
                let covered = || board_tile.overlaid && board.overlay_at(board_tile.cell, side).is_some();
                printed.left == index
                    || printed.right == index
                    || (printed.centre == index && !covered())
                    || info.beside(board_tile.turn, side).any(|beside| beside == index)
            }
            Origin::Token { .. } => board.overlays().iter().any(|o| o.seg == seg && o.side == side),
            Origin::Board { .. } => {
                let edge = board.board_edges().iter().find(|e| e.joins == Some(seg) && e.side == side)?;
                return Some((edge.cell.step(side), side.opposite()));
            }
        };
        touches.then_some((segment.cell, side))
    }

    /// Returns `true` if a plugin may add bonuses of figures on features of this kind.
    #[inline]
    pub fn has_figure_bonuses(self, kind: Kind) -> bool {
        !self.rules.hooks.figure_bonuses.of(kind).is_empty()
    }

    /// Returns the points that figures on a feature earn for their owners when it is scored, in
    /// addition to the award of the owners of the feature.
    ///
    /// # Errors
    /// A plugin broke a contract.
    pub fn figure_bonuses(self, feature: SegmentId, why: ScoringReason) -> Result<Vec<ScoreEntry>, Fault> {
        let mut out = Vec::new();
        if self.core.graph.sums(feature).figures > 0 {
            for hook in self.rules.hooks.figure_bonuses.of(self.core.graph.get(feature).kind) {
                hook(self, feature, why, &mut out)?;
            }
        }
        Ok(out)
    }
}
