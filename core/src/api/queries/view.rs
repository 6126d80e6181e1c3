//! Queries about the whole game, for pure hooks, screens and bots.
//!
//! A [`View`] is a few references. Its answers about points (value, owners, projected final scores)
//! come from the code that awards them, so a preview never differs from the score. Where tiles and
//! figures may be placed is in `legal_placements`.

use std::borrow::Cow;

use crate::contract::display::{Display, SideBoard};
use crate::contract::fault::Fault;
use crate::dispatch::hook::View;
use crate::model::board::piece::{CountsAs, Piece};
use crate::model::board::window::Content;
use crate::model::features::segment::Origin;
use crate::model::features::walks::Walks;
use crate::model::figure::FigureState;
use crate::model::geometry::{Cell, EdgePoint, EdgePosition, Side};
use crate::model::ids::{EdgeKind, Kind, MAX_PLAYERS, PlacedTile, Player, Players, SegmentId, Trait};
use crate::model::points::{
    ExpectedGain, FeatureValue, PendingScore, PendingState, ScoreEntry, ScoringReason, Weight, Weights, majority,
};
use crate::model::state::program::SCORING;
use crate::model::tile::{NO_SEGMENT, PrintedSegment};

impl<'a> View<'a> {
    /// Returns the same view with `walks` as a cache for walks through large features. Its position
    /// must be the one with which these walks began, or follow from it.
    pub fn with_walks<'w>(self, walks: &'w Walks) -> View<'w>
    where
        'a: 'w,
    {
        View { walks: Some(walks), ..self }
    }

    /// Returns the printed segment, or `None` if the segment belongs to a token.
    #[inline]
    pub fn printed_segment(self, seg: SegmentId) -> Option<&'a PrintedSegment> {
        match self.core.graph.get(seg).origin {
            Origin::Printed { placed, index } => {
                self.rules.tiles.get(self.core.board.tile(placed).tile).segments.get(index as usize)
            }
            Origin::Board { index } => self.rules.board_segment(index).map(|s| &s.segment),
            Origin::Token { .. } => None,
        }
    }

    /// Returns `true` if the tile of this segment was placed in the game and is not printed on the
    /// board.
    pub fn is_placed(self, seg: SegmentId) -> bool {
        self.core.graph.get(seg).tile().is_some_and(|placed| !self.core.board.tile(placed).printed)
    }

    /// Returns the segment at an edge point of the tile on a cell: that of a token, if one covers
    /// it, else the printed one.
    pub fn segment_at(self, cell: Cell, point: EdgePoint) -> Option<SegmentId> {
        let placed = self.core.board.tile_at(cell)?;
        let board_tile = self.core.board.tile(placed);
        if board_tile.overlaid
            && point.position == EdgePosition::Centre
            && let Some(overlay) = self.core.board.overlay_at(cell, point.side)
        {
            return Some(overlay.seg);
        }
        let side = self.rules.tiles.get(board_tile.tile).side(board_tile.turn, point.side);
        let index = match point.position {
            EdgePosition::Left => side.left,
            EdgePosition::Centre => side.centre,
            EdgePosition::Right => side.right,
        };
        (index != NO_SEGMENT).then(|| SegmentId(board_tile.first.0 + u16::from(index)))
    }

    /// Returns the kind of edge that the tile on a cell shows at a side: that of a token, if one
    /// covers it, else the printed one.
    #[inline]
    pub fn edge_at(self, cell: Cell, side: Side) -> Option<EdgeKind> {
        Some(self.edge_of(self.core.board.tile_at(cell)?, side))
    }

    /// Returns the kind of edge that a placed tile shows at a side: that of a token, if one covers
    /// it, else the printed one.
    #[inline]
    pub fn edge_of(self, placed: PlacedTile, side: Side) -> EdgeKind {
        let board_tile = self.core.board.tile(placed);
        if board_tile.overlaid
            && let Some(overlay) = self.core.board.overlay_at(board_tile.cell, side)
        {
            return overlay.edge;
        }
        self.rules.tiles.get(board_tile.tile).side(board_tile.turn, side).edge
    }

    /// Returns the kind of edge that a side of a cell faces: what the neighbouring tile shows, or
    /// what the edge of the board demands.
    #[inline]
    pub fn facing(self, cell: Cell, side: Side) -> Option<EdgeKind> {
        match self.core.board.content(cell.step(side)) {
            Content::Tile(_) => self.edge_at(cell.step(side), side.opposite()),
            Content::Void => self.core.board.board_edge(cell, side)?.edge,
            Content::Empty | Content::Frontier(_) => None,
        }
    }

    /// Returns the segments printed on a placed tile.
    #[inline]
    pub fn printed(self, placed: PlacedTile) -> impl Iterator<Item = SegmentId> + use<> {
        let board_tile = self.core.board.tile(placed);
        let count = self.rules.tiles.get(board_tile.tile).segments.len() as u16;
        (board_tile.first.0..board_tile.first.0 + count).map(SegmentId)
    }

    /// Returns the number of different tiles of a feature. A segment without a tile (a border road)
    /// counts as one, unless the board says that it does not count. A piece of several cells counts
    /// as one tile, unless it [counts by its cells](crate::CountsAs::Cells).
    #[inline]
    pub fn tiles(self, feature: SegmentId) -> i16 {
        let graph = &self.core.graph;
        let placed = self.core.board.placed_tiles().len();
        let mut seen = [0u64; 8];
        let mut more = Vec::new();
        if placed > seen.len() * 64 {
            more.resize(placed / 64 + 1, 0u64);
        }
        let marks = if more.is_empty() { &mut seen[..] } else { &mut more[..] };
        let mut count = 0;
        for seg in graph.members(feature) {
            let segment = graph.get(seg);
            match segment.tile() {
                None => count += i16::from(self.counts_as_tile(segment.origin)),
                Some(p) => {
                    let (word, bit) = (p.index() / 64, 1u64 << (p.index() % 64));
                    count += i16::from(marks[word] & bit == 0);
                    marks[word] |= bit;
                }
            }
        }
        if self.core.board.pieces().is_empty() { count } else { count - self.surplus_of_pieces(marks) }
    }

    /// Returns how many of the marked tiles are further cells of a piece that is marked already.
    #[cold]
    fn surplus_of_pieces(self, marks: &[u64]) -> i16 {
        let marked = |at: &u16| marks[usize::from(*at) / 64] & 1u64 << (at % 64) != 0;
        let cells = |piece: &Piece| (piece.first.0..piece.first.0 + piece.cells).filter(marked).count() as i16;
        let pieces = self.core.board.pieces().iter().filter(|piece| piece.counts_as != CountsAs::Cells);
        pieces.map(|piece| (cells(piece) - 1).max(0)).sum()
    }

    /// Returns `true` if a segment without a tile counts as one.
    fn counts_as_tile(self, origin: Origin) -> bool {
        match origin {
            Origin::Board { index } => self.rules.board_segment(index).is_none_or(|s| s.counts),
            _ => true,
        }
    }

    /// Returns how often the segments of a feature have a trait, such as its number of pennants;
    /// traits of tokens count too.
    pub fn traits(self, feature: SegmentId, t: Trait) -> i16 {
        let printed = self.printed_traits(feature, t);
        if self.core.segment_traits.is_empty() {
            return printed;
        }
        let graph = &self.core.graph;
        printed + self.core.segment_traits.iter().filter(|(s, added)| *added == t && graph.joined(*s, feature)).count() as i16
    }

    /// Returns how often a trait is printed on the segments of a feature.
    pub fn printed_traits(self, feature: SegmentId, t: Trait) -> i16 {
        let segments = || self.core.graph.members(feature).filter_map(|s| self.printed_segment(s));
        let walk = || segments().map(|printed| i16::from(printed.traits.count(t))).sum();
        let known = self.walks.and_then(|walks| walks.traits(&self.core.graph, (feature, t), walk));
        known.unwrap_or_else(walk)
    }

    /// Returns how often one segment has a trait; traits of tokens count too.
    pub fn traits_on(self, seg: SegmentId, t: Trait) -> i16 {
        let printed = self.printed_segment(seg).map_or(0, |p| i16::from(p.traits.count(t)));
        printed + self.core.segment_traits.iter().filter(|a| **a == (seg, t)).count() as i16
    }

    /// Returns the complete features of a kind that are not scored yet, each once, by their roots,
    /// with the player in whose tile play they will be.
    pub fn completing(self, kind: Kind) -> Result<Vec<(SegmentId, Player)>, Fault> {
        let graph = &self.core.graph;
        let listed = |d: &&PendingScore| d.state == PendingState::Listed && d.reason == ScoringReason::Completed;
        let due = self.core.scoring_queue.due.iter().filter(listed).map(|d| (d.seg, self.core.tile_play.player));
        let settled = self.unscored().flat_map(|(player, segs)| segs.iter().map(move |s| (*s, player)));
        let mut found: Vec<(SegmentId, Player)> = Vec::new();
        for (seg, player) in due.chain(settled) {
            let root = graph.feature(seg);
            let new = graph.get(root).kind == kind && !found.iter().any(|(f, _)| *f == root);
            if new && self.complete(root)? {
                found.push((root, player));
            }
        }
        Ok(found)
    }

    /// Returns `true` if this player has a follower on the feature.
    #[inline]
    pub fn has_follower(self, player: Player, feature: SegmentId) -> bool {
        let own = |f: &FigureState| f.owner == Some(player) && self.rules.figures.get(f.kind).follower;
        self.core.graph.sums(feature).followers > 0 && self.core.figures_on(feature).any(|(_, f)| own(f))
    }

    /// Returns `true` if a tile is left in the piles that players draw from.
    pub fn can_draw(self) -> bool {
        self.rules.piles.draw_order.iter().any(|p| self.core.left(*p) > 0)
    }

    /// Returns the number of tiles left in the piles that players draw from.
    pub fn tiles_left(self) -> usize {
        self.rules.piles.draw_order.iter().map(|p| self.core.left(*p)).sum()
    }

    /// Returns the score entries since the present tile play began, those of tile plays that
    /// interrupted it included.
    pub fn score_entries_of_tile_play(self) -> &'a [ScoreEntry] {
        self.core.score_log.get(self.core.tile_play.entries_from.into()..).unwrap_or_default()
    }

    /// Returns `true` if the feature is complete: it has no open end, its kind can be completed,
    /// and no plugin objects.
    #[inline]
    pub fn complete(self, feature: SegmentId) -> Result<bool, Fault> {
        if self.core.graph.sums(feature).open != 0 {
            return Ok(false);
        }
        let mut yes = true;
        for hook in self.rules.hooks.closed.of(self.core.graph.get(feature).kind) {
            hook(self, feature, &mut yes)?;
        }
        Ok(yes)
    }

    /// Returns the scorings that are to come, in their order: that of the present tile play, then
    /// those of the tile plays that it interrupted, the last one first. Each has the player of the
    /// tile play and the segments that settled in it (see
    /// [`FeatureGraph::settled`](crate::graph::FeatureGraph::settled)).
    pub fn unscored(self) -> impl Iterator<Item = (Player, &'a [SegmentId])> + Clone {
        let outer = self.core.outer.iter().rev().map(|play| (play.player, play.settled.as_slice()));
        std::iter::once((self.core.tile_play.player, self.core.graph.settled())).chain(outer)
    }

    /// Returns the value of a feature, which is the same for every owner.
    pub fn value(self, feature: SegmentId, why: ScoringReason) -> Result<FeatureValue, Fault> {
        let mut value = FeatureValue::default();
        self.add_value(feature, why, &mut value)?;
        Ok(value)
    }

    /// Adds the lines of the value of a feature to `value`.
    #[inline]
    pub fn add_value(self, feature: SegmentId, why: ScoringReason, value: &mut FeatureValue) -> Result<(), Fault> {
        for hook in self.rules.hooks.value.of(self.core.graph.get(feature).kind) {
            hook(self, feature, why, value)?;
        }
        Ok(())
    }

    /// Returns the weight of each player in a feature.
    #[inline]
    pub fn weights(self, feature: SegmentId) -> Result<Weights, Fault> {
        let mut weights = self.figure_weights(feature);
        for hook in self.rules.hooks.weigh.of(self.core.graph.get(feature).kind) {
            hook(self, feature, &mut weights)?;
        }
        Ok(weights)
    }

    /// Returns the weights of the followers on a feature before plugins change them.
    #[inline]
    pub(crate) fn figure_weights(self, feature: SegmentId) -> Weights {
        let mut weights = [Weight::default(); MAX_PLAYERS];
        for (_, f) in self.core.figures_on(feature) {
            let spec = self.rules.figures.get(f.kind);
            if let (Some(owner), true) = (f.owner, spec.follower) {
                weights[owner.index()].main += u16::from(spec.weight);
            }
        }
        weights
    }

    /// Returns the players who are paid for a feature.
    #[inline]
    pub fn owners(self, feature: SegmentId) -> Result<Players, Fault> {
        if self.core.graph.sums(feature).followers == 0 {
            return Ok(Players::NONE);
        }
        let weights = self.weights(feature)?;
        let mut owners = majority(&weights);
        for hook in self.rules.hooks.owners.of(self.core.graph.get(feature).kind) {
            hook(self, feature, &weights, &mut owners)?;
        }
        Ok(owners)
    }

    /// Returns the award of one owner: the value of the feature, with the changes for this player.
    #[inline]
    pub fn award<'w>(
        self,
        feature: SegmentId,
        to: Player,
        why: ScoringReason,
        value: &'w FeatureValue,
    ) -> Result<Cow<'w, FeatureValue>, Fault> {
        let mut award = Cow::Borrowed(value);
        for hook in self.rules.hooks.award.of(self.core.graph.get(feature).kind) {
            hook(self, feature, to, why, award.to_mut())?;
        }
        Ok(award)
    }

    /// Returns the score that each player would have if the game ended now: the present scores, all
    /// features with followers, and the final points. A feature that is complete but not yet scored
    /// counts as complete; one that the running scoring has paid is in the scores.
    pub fn standing(self) -> Result<Vec<i32>, Fault> {
        let mut out: Vec<i32> = self.core.score.iter().take(self.core.seats as usize).copied().collect();
        let add = |score: &mut i32, points: i16| *score += i32::from(self.rules.taken(*score, points));
        // A scoring that is over leaves its queue behind.
        let scoring = self.core.turn.is_within(SCORING);
        let paid = |due: &&PendingScore| due.state == PendingState::Paid;
        for root in self.core.occupied() {
            let is_paid =
                scoring && self.core.scoring_queue.due.iter().filter(paid).any(|due| self.core.graph.joined(due.seg, root));
            if is_paid || !self.rules.is_scored_at_end(self.core.graph.get(root).kind) {
                continue;
            }
            let why = if self.complete(root)? { ScoringReason::Completed } else { ScoringReason::Final };
            let value = self.value(root, why)?;
            for owner in self.owners(root)?.iter() {
                add(&mut out[owner.index()], self.award(root, owner, why, &value)?.total());
            }
            for bonus in self.figure_bonuses(root, why)? {
                out.get_mut(bonus.player.index()).into_iter().for_each(|score| add(score, bonus.points));
            }
        }
        for score_entry in self.final_points()? {
            if let Some(score) = out.get_mut(score_entry.player.index()) {
                add(score, score_entry.points);
            }
        }
        Ok(out)
    }

    /// Estimates the further points that owners may still earn with a feature of a kind that is never
    /// complete.
    pub fn expected_points(self, feature: SegmentId) -> Result<i16, Fault> {
        let mut points = 0;
        for hook in self.rules.hooks.expected_points.of(self.core.graph.get(feature).kind) {
            hook(self, feature, &mut points)?;
        }
        Ok(points)
    }

    /// Returns the plugins' estimates of points that come neither from features nor at the end.
    pub fn expected_gains(self) -> Result<Vec<ExpectedGain>, Fault> {
        let mut out = Vec::new();
        for hook in &self.rules.hooks.expected_gains {
            hook(self, &mut out)?;
        }
        Ok(out)
    }

    /// Returns the score entries that are due at the end of the game and do not come from features.
    pub fn final_points(self) -> Result<Vec<ScoreEntry>, Fault> {
        let mut out = Vec::new();
        for hook in &self.rules.hooks.final_points {
            hook(self, &mut out)?;
        }
        Ok(out)
    }
}

impl<'a> View<'a> {
    /// Returns the displays of all plugins at the table, with the prices for this player.
    pub fn displays(self, who: Player) -> Result<Vec<Display>, Fault> {
        let mut out = Vec::new();
        for hook in &self.rules.hooks.displays {
            hook(self, who, &mut out)?;
        }
        if self.rules.hides_anything() {
            let mask = self.rules.mask(self.core.viewer);
            out.retain(|display| match *display {
                Display::Tile { group, of, .. } => !mask.is_hidden(group) || mask.viewer.sees(of),
                _ => true,
            });
        }
        Ok(out)
    }

    /// Returns the boards of plugins beside the landscape, with the prices for this player.
    pub fn side_boards(self, who: Player) -> Result<Vec<SideBoard<'a>>, Fault> {
        let mut side_boards: Vec<SideBoard> = Vec::new();
        for display in self.displays(who)? {
            let Display::Section(section) = display else { continue };
            let title = self.rules.names.labels.name(section.board.index());
            match side_boards.iter_mut().find(|side_board| side_board.title == title) {
                Some(side_board) => side_board.sections.push(section),
                None => side_boards.push(SideBoard { title, sections: vec![section] }),
            }
        }
        Ok(side_boards)
    }
}
