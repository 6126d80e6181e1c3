//! What reading hooks get: the whole game, and pure questions about it.
//!
//! A [`View`] is three references. What it answers about points (worth, owners, what the end would pay) is the code that
//! pays them, so that a preview on a screen or in the head of a bot is never another rule. Where tiles may go and figures may stand is in
//! `placing`.

use std::borrow::Cow;

use crate::model::figure::FigureState;
use crate::model::geometry::{Cell, EdgePoint, EdgePosition, Side};
use crate::model::ids::{EdgeKind, Kind, MAX_PLAYERS, PlacedTile, Player, Players, Relation, SegmentId, Trait};
use crate::model::points::{FeatureValue, PendingScore, PendingState, ScoreEntry, ScoringReason, Weight, Weights, majority};
use crate::model::segment::Origin;
use crate::model::tile::{NO_SEGMENT, PrintedSegment};
use crate::model::window::Content;
use crate::plugin::display::{Display, SideBoard};
use crate::plugin::fault::Fault;
use crate::plugin::hook::View;

impl<'a> View<'a> {
    /// The printed part of a segment, if it is printed on a tile or on the board.
    #[inline]
    pub fn printed_segment(self, seg: SegmentId) -> Option<&'a PrintedSegment> {
        match self.core.graph.get(seg).origin {
            Origin::Printed { piece, part } => self.rules.tiles.get(self.core.board.laid(piece).tile).segments.get(part as usize),
            Origin::Board { index } => self.rules.board_segment(index).map(|s| &s.part),
            Origin::Token { .. } => None,
        }
    }

    /// Was the piece of this segment laid by somebody, and not printed on the board?
    pub fn is_laid(self, seg: SegmentId) -> bool {
        self.core.graph.get(seg).piece().is_some_and(|piece| !self.core.board.laid(piece).printed)
    }

    /// The segment at a point of the rim of the piece on a cell: a token's, if one lies over it, else the printed one.
    pub fn segment_at(self, cell: Cell, port: EdgePoint) -> Option<SegmentId> {
        let piece = self.core.board.piece_at(cell)?;
        let laid = self.core.board.laid(piece);
        if laid.overlaid
            && port.third == EdgePosition::Centre
            && let Some(over) = self.core.board.overlay_at(cell, port.side)
        {
            return Some(over.seg);
        }
        let side = self.rules.tiles.get(laid.tile).side(laid.turn, port.side);
        let part = match port.third {
            EdgePosition::Left => side.left,
            EdgePosition::Centre => side.centre,
            EdgePosition::Right => side.right,
        };
        (part != NO_SEGMENT).then(|| SegmentId(laid.first.0 + u16::from(part)))
    }

    /// The kind of edge that the piece on a cell shows at a side: a token's, if one lies over it, else the printed one.
    #[inline]
    pub fn edge_at(self, cell: Cell, side: Side) -> Option<EdgeKind> {
        Some(self.edge_of(self.core.board.piece_at(cell)?, side))
    }

    /// The kind of edge that a piece shows at a side: a token's, if one lies over it, else the printed one.
    #[inline]
    pub fn edge_of(self, piece: PlacedTile, side: Side) -> EdgeKind {
        let laid = self.core.board.laid(piece);
        if laid.overlaid
            && let Some(over) = self.core.board.overlay_at(laid.cell, side)
        {
            return over.edge;
        }
        self.rules.tiles.get(laid.tile).side(laid.turn, side).edge
    }

    /// The kind of edge that a side of a cell faces: what the piece beside it shows, or what the border demands.
    #[inline]
    pub fn facing(self, cell: Cell, side: Side) -> Option<EdgeKind> {
        match self.core.board.content(cell.step(side)) {
            Content::Piece(_) => self.edge_at(cell.step(side), side.opposite()),
            Content::Void => self.core.board.rim(cell, side)?.edge,
            Content::Empty | Content::Frontier(_) => None,
        }
    }

    /// The segments printed on a piece.
    #[inline]
    pub fn printed(self, piece: PlacedTile) -> impl Iterator<Item = SegmentId> + use<> {
        let laid = self.core.board.laid(piece);
        let parts = self.rules.tiles.get(laid.tile).segments.len() as u16;
        (laid.first.0..laid.first.0 + parts).map(SegmentId)
    }

    /// Has the tile of the present part this trait, printed or lent?
    pub fn in_play(self, t: Trait) -> bool {
        let part = &self.core.tile_play;
        let laid = part.laid.iter().map(|p| self.core.board.laid(*p).tile);
        part.extra.contains(&t) || laid.chain(part.tiles.iter().copied()).any(|tile| self.rules.tiles.get(tile).traits.has(t))
    }

    /// How many different pieces a feature has; a segment without a piece (a border road) counts for one,
    /// unless the board says that it counts for none.
    #[inline]
    pub fn tiles(self, feature: SegmentId) -> i16 {
        let graph = &self.core.graph;
        let pieces = self.core.board.pieces().len();
        let mut seen = [0u64; 8];
        let mut more = Vec::new();
        if pieces > seen.len() * 64 {
            more.resize(pieces / 64 + 1, 0u64);
        }
        let marks = if more.is_empty() { &mut seen[..] } else { &mut more[..] };
        let mut count = 0;
        for seg in graph.members(feature) {
            let segment = graph.get(seg);
            match segment.piece() {
                None => count += i16::from(self.counts_as_tile(segment.origin)),
                Some(p) => {
                    let (word, bit) = (p.index() / 64, 1u64 << (p.index() % 64));
                    count += i16::from(marks[word] & bit == 0);
                    marks[word] |= bit;
                }
            }
        }
        count
    }

    /// Does a segment without a piece count like a tile?
    fn counts_as_tile(self, origin: Origin) -> bool {
        match origin {
            Origin::Board { index } => self.rules.board_segment(index).is_none_or(|s| s.counts),
            _ => true,
        }
    }

    /// How often the segments of a feature have a trait, printed or by a token: its pennants.
    pub fn traits(self, feature: SegmentId, t: Trait) -> i16 {
        let printed = self.printed_traits(feature, t);
        if self.core.segment_traits.is_empty() {
            return printed;
        }
        let graph = &self.core.graph;
        printed + self.core.segment_traits.iter().filter(|(s, added)| *added == t && graph.joined(*s, feature)).count() as i16
    }

    /// How often a trait is printed on the parts of a feature.
    pub fn printed_traits(self, feature: SegmentId, t: Trait) -> i16 {
        self.core.graph.members(feature).filter_map(|s| self.printed_segment(s)).map(|p| i16::from(p.traits.count(t))).sum()
    }

    /// How often one segment has a trait, printed or by a token.
    pub fn traits_on(self, seg: SegmentId, t: Trait) -> i16 {
        let printed = self.printed_segment(seg).map_or(0, |p| i16::from(p.traits.count(t)));
        printed + self.core.segment_traits.iter().filter(|a| **a == (seg, t)).count() as i16
    }

    /// The features of a kind that are complete and whose scoring is still to come, each once, by their roots, with the player in whose
    /// part it will be.
    pub fn completing(self, kind: Kind) -> Result<Vec<(SegmentId, Player)>, Fault> {
        let graph = &self.core.graph;
        let listed = |d: &&PendingScore| d.state == PendingState::Listed && d.occasion == ScoringReason::Completed;
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

    /// The complete features of a kind to which a feature stands in this relation, each once, by their roots: the completed
    /// cities beside a field.
    pub fn complete_beside(self, feature: SegmentId, relation: Relation, kind: Kind) -> Result<Vec<SegmentId>, Fault> {
        let graph = &self.core.graph;
        let mut beside = Vec::with_capacity(16);
        graph.members(feature).for_each(|segment| {
            graph.related(segment, relation).for_each(|bordered| {
                let root = graph.feature(bordered);
                if graph.get(root).kind == kind && !beside.contains(&root) {
                    beside.push(root);
                }
            });
        });
        let mut complete = 0;
        for i in 0..beside.len() {
            if self.complete(beside[i])? {
                beside.swap(complete, i);
                complete += 1;
            }
        }
        beside.truncate(complete);
        Ok(beside)
    }

    /// Has this player a follower on the feature?
    #[inline]
    pub fn has_follower(self, player: Player, feature: SegmentId) -> bool {
        let own = |f: &FigureState| f.owner == Some(player) && self.rules.figures.get(f.kind).follower;
        self.core.graph.sums(feature).followers > 0 && self.core.figures_on(feature).any(|(_, f)| own(f))
    }

    /// Is a tile left in the piles that are drawn from?
    pub fn can_draw(self) -> bool {
        self.rules.draw_order.iter().any(|p| !self.core.piles[p.index()].is_empty())
    }

    /// Is the feature complete? No open end, of a kind that can be completed, and no plugin objects.
    #[inline]
    pub fn complete(self, feature: SegmentId) -> Result<bool, Fault> {
        if self.core.graph.sums(feature).open != 0 {
            return Ok(false);
        }
        let mut yes = true;
        for hook in self.rules.hooks.closed.of(self.core.graph.get(feature).kind) {
            hook.closed(self, feature, &mut yes)?;
        }
        Ok(yes)
    }

    /// The scorings that are to come for what has settled, in their order: that of the present part, then those of the parts that
    /// it interrupted, the last one first. For each whose part it is and what settled in it (see
    /// [`FeatureGraph::settled`](crate::graph::FeatureGraph::settled)).
    pub fn unscored(self) -> impl Iterator<Item = (Player, &'a [SegmentId])> + Clone {
        let outer = self.core.outer.iter().rev().map(|part| (part.player, part.settled.as_slice()));
        std::iter::once((self.core.tile_play.player, self.core.graph.settled())).chain(outer)
    }

    /// What a feature is worth to anybody.
    pub fn value(self, feature: SegmentId, why: ScoringReason) -> Result<FeatureValue, Fault> {
        let mut worth = FeatureValue::default();
        self.add_value(feature, why, &mut worth)?;
        Ok(worth)
    }

    /// Adds the lines of what a feature is worth to anybody.
    #[inline]
    pub fn add_value(self, feature: SegmentId, why: ScoringReason, worth: &mut FeatureValue) -> Result<(), Fault> {
        for hook in self.rules.hooks.value.of(self.core.graph.get(feature).kind) {
            hook.value(self, feature, why, worth)?;
        }
        Ok(())
    }

    /// How much each player weighs in a feature.
    #[inline]
    pub fn weights(self, feature: SegmentId) -> Result<Weights, Fault> {
        let mut weights = [Weight::default(); MAX_PLAYERS];
        for (_, f) in self.core.figures_on(feature) {
            let spec = self.rules.figures.get(f.kind);
            if let (Some(owner), true) = (f.owner, spec.follower) {
                weights[owner.index()].main += u16::from(spec.weight);
            }
        }
        for hook in self.rules.hooks.weigh.of(self.core.graph.get(feature).kind) {
            hook.weigh(self, feature, &mut weights)?;
        }
        Ok(weights)
    }

    /// Who is paid for a feature.
    #[inline]
    pub fn owners(self, feature: SegmentId) -> Result<Players, Fault> {
        if self.core.graph.sums(feature).followers == 0 {
            return Ok(Players::NONE);
        }
        let weights = self.weights(feature)?;
        let mut owners = majority(&weights);
        for hook in self.rules.hooks.owners.of(self.core.graph.get(feature).kind) {
            hook.owners(self, feature, &weights, &mut owners)?;
        }
        Ok(owners)
    }

    /// What one owner gets: the worth, and what changes for this player.
    #[inline]
    pub fn award<'w>(
        self,
        feature: SegmentId,
        to: Player,
        why: ScoringReason,
        worth: &'w FeatureValue,
    ) -> Result<Cow<'w, FeatureValue>, Fault> {
        let mut award = Cow::Borrowed(worth);
        for hook in self.rules.hooks.award.of(self.core.graph.get(feature).kind) {
            hook.award(self, feature, to, why, award.to_mut())?;
        }
        Ok(award)
    }

    /// What everybody would have if the game ended now: the scores, all features with followers, and what the end pays.
    /// A feature that is complete but not yet scored counts as complete.
    pub fn standing(self) -> Result<Vec<i32>, Fault> {
        let mut out: Vec<i32> = self.core.score.iter().take(self.core.seats as usize).copied().collect();
        let add = |score: &mut i32, points: i16| *score += i32::from(self.rules.taken(*score, points));
        for root in self.core.occupied() {
            if !self.rules.is_scored_at_end(self.core.graph.get(root).kind) {
                continue;
            }
            let why = if self.complete(root)? { ScoringReason::Completed } else { ScoringReason::Final };
            let worth = self.value(root, why)?;
            for owner in self.owners(root)?.iter() {
                add(&mut out[owner.index()], self.award(root, owner, why, &worth)?.total());
            }
        }
        for score_entry in self.final_points()? {
            if let Some(score) = out.get_mut(score_entry.player.index()) {
                add(score, score_entry.points);
            }
        }
        Ok(out)
    }

    /// About how many points a feature may bring its owners yet that is not completed as others are.
    pub fn expected_points(self, feature: SegmentId) -> Result<i16, Fault> {
        let mut points = 0;
        for hook in self.rules.hooks.expected_points.of(self.core.graph.get(feature).kind) {
            hook.expected_points(self, feature, &mut points)?;
        }
        Ok(points)
    }

    /// What is still owed at the end of the game beside features that are worth something to their owners.
    pub fn final_points(self) -> Result<Vec<ScoreEntry>, Fault> {
        let mut out = Vec::new();
        for hook in self.rules.hooks.final_points.iter() {
            hook.final_points(self, &mut out)?;
        }
        Ok(out)
    }
}

impl<'a> View<'a> {
    /// What the plugins at the table want seen now, with prices for this player.
    pub fn displays(self, who: Player) -> Result<Vec<Display>, Fault> {
        let mut out = Vec::new();
        for by in &self.rules.displays {
            self.rules.handlers[by.index()].1.displays(self, who, &mut out)?;
        }
        Ok(out)
    }

    /// The boards of plugins beside the landscape, with prices for this player.
    pub fn side_boards(self, who: Player) -> Result<Vec<SideBoard<'a>>, Fault> {
        let mut stands: Vec<SideBoard> = Vec::new();
        for sight in self.displays(who)? {
            let Display::Section(shelf) = sight else { continue };
            let title = self.rules.names.labels.name(shelf.board.index());
            match stands.iter_mut().find(|stand| stand.title == title) {
                Some(stand) => stand.sections.push(shelf),
                None => stands.push(SideBoard { title, sections: vec![shelf] }),
            }
        }
        Ok(stands)
    }
}
