//! The feature graph: which segments form one feature, and which segments border each other.
//!
//! The model is a petgraph graph. Its nodes are segments, its edges are relations: [`JOINS`] forms
//! features, and plugins register more. The borders that are printed on a tile are not stored, since
//! the tile has them; [`View::related`](crate::View::related) returns both. An index grows with it,
//! since every move needs it: the root of each feature with its open ends, size and followers, and
//! a ring through its members, so that a walk needs no memory. What only scoring needs is found by
//! such a walk.
//!
//! Everything that keeps a feature from being complete is one count of *open ends*: sides without a
//! neighbour, cells around a monastery that are not covered, and ends that a plugin adds (a tunnel
//! mouth, a castle that has not scored). A feature whose count reaches 0 is noted as *settled*. The
//! next scoring looks at settled features only.

use petgraph::graph::{NodeIndex, UnGraph};
use petgraph::visit::EdgeRef;

use crate::copy_in_place;
use crate::model::features::segment::{Origin, Segment};
use crate::model::geometry::{Area, Cell};
use crate::model::ids::{Kind, PlacedTile, Relation, SegmentId};

/// The relation of two segments of the same feature: across a border, a bridge, a ferry, a tunnel.
pub const JOINS: Relation = Relation(0);
/// The relation of two segments that border each other: a field and a city on one tile. Farmers
/// count it.
pub const BORDERS: Relation = Relation(1);

/// The totals of a feature.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Sums {
    /// The number of open ends; 0 if it is complete.
    pub open: i16,
    /// The number of segments.
    pub segments: u16,
    /// The number of followers on it; they claim it.
    pub followers: u8,
    /// The number of figures on it, followers included.
    pub figures: u8,
}

/// The index entry of one segment: its own counts, and at a root the totals of the feature.
#[derive(Clone, Copy, Debug)]
struct Node {
    root: u16,
    next: u16,
    own_open: i16,
    own_followers: u8,
    own_figures: u8,
    /// Whether it has relations other than [`JOINS`]. Most segments do not, and need no look-up.
    related: bool,
    sums: Sums,
}

impl Node {
    #[inline]
    const fn alone(i: u16, open: i16) -> Node {
        let sums = Sums { open, segments: 1, followers: 0, figures: 0 };
        Node { root: i, next: i, own_open: open, own_followers: 0, own_figures: 0, related: false, sums }
    }
}

#[derive(Clone, Copy, Debug)]
struct Watch {
    area: Area,
    seg: SegmentId,
    left: u16,
}

/// The graph with its index.
#[derive(Debug, Default)]
pub struct FeatureGraph {
    model: UnGraph<Segment, Relation, u16>,
    nodes: Vec<Node>,
    watches: Vec<Watch>,
    settled: Vec<SegmentId>,
    /// The number of links that were removed and of relations that were added.
    rewirings: u32,
}

copy_in_place!(FeatureGraph { model, nodes, watches, settled, rewirings });

#[inline]
fn ix(s: SegmentId) -> NodeIndex<u16> {
    NodeIndex::new(s.index())
}

impl FeatureGraph {
    pub(crate) fn clear(&mut self) {
        self.model.clear();
        self.nodes.clear();
        self.watches.clear();
        self.settled.clear();
        self.rewirings = 0;
    }

    /// Returns the petgraph graph, for its algorithms.
    pub fn model(&self) -> &UnGraph<Segment, Relation, u16> {
        &self.model
    }

    /// Returns the number of segments.
    #[inline]
    pub fn len(&self) -> usize {
        self.nodes.len()
    }

    /// Returns `true` if there is no segment.
    pub fn is_empty(&self) -> bool {
        self.nodes.is_empty()
    }

    /// Returns a number that changes with each link that is removed and each relation that is added.
    /// While it stays the same, features only grow.
    pub(crate) fn rewirings(&self) -> u32 {
        self.rewirings
    }

    /// Returns for each segment the root of its feature and a number, which at a root is the number of
    /// segments of the feature.
    pub(crate) fn roots(&self) -> impl Iterator<Item = (SegmentId, u16)> {
        self.nodes.iter().map(|node| (SegmentId(node.root), node.sums.segments))
    }

    /// Returns all segments.
    pub fn segments(&self) -> impl Iterator<Item = SegmentId> + use<> {
        (0..self.nodes.len()).map(SegmentId::at)
    }

    /// Returns a segment.
    #[inline]
    pub fn get(&self, s: SegmentId) -> Segment {
        self.model[ix(s)]
    }

    /// Returns the root of the feature of a segment. It is valid until the next change, so a state
    /// stores a segment and not a root.
    #[inline]
    pub fn feature(&self, s: SegmentId) -> SegmentId {
        SegmentId(self.nodes[s.index()].root)
    }

    /// Returns the roots of all features of a kind, in the order of their numbers.
    #[inline]
    pub(crate) fn features(&self, kind: Kind) -> impl Iterator<Item = SegmentId> + '_ {
        let roots = self.nodes.iter().zip(0..).filter(|(node, i)| node.root == *i).map(|(_, i)| SegmentId(i));
        roots.filter(move |root| self.get(*root).kind == kind)
    }

    /// Returns `true` if two segments belong to one feature.
    pub fn joined(&self, a: SegmentId, b: SegmentId) -> bool {
        self.feature(a) == self.feature(b)
    }

    /// Returns the totals of the feature of a segment.
    #[inline]
    pub fn sums(&self, s: SegmentId) -> Sums {
        self.nodes[self.feature(s).index()].sums
    }

    /// Returns the number of followers on this segment alone.
    pub fn followers_on(&self, s: SegmentId) -> u8 {
        self.nodes[s.index()].own_followers
    }

    /// Returns all segments of a feature, beginning with `s`.
    #[inline]
    pub fn members(&self, s: SegmentId) -> Members<'_> {
        Members { nodes: &self.nodes, first: s.0, next: Some(s.0) }
    }

    /// Returns the segments to which an edge of the graph relates this one. The borders that are
    /// printed on a tile are not among them, see [`View::related`](crate::View::related).
    pub fn related(&self, s: SegmentId, r: Relation) -> impl Iterator<Item = SegmentId> + '_ {
        let any = r == JOINS || self.nodes[s.index()].related;
        let edges = any.then(|| self.model.edges(ix(s))).into_iter().flatten();
        edges.filter(move |e| *e.weight() == r).map(move |e| {
            let other = if e.source() == ix(s) { e.target() } else { e.source() };
            SegmentId(other.index() as u16)
        })
    }

    /// Adds a segment with `open` open ends.
    #[inline]
    pub fn add_segment(&mut self, segment: Segment, open: i16) -> SegmentId {
        let i = self.nodes.len() as u16;
        self.model.add_node(segment);
        self.nodes.push(Node::alone(i, open));
        SegmentId(i)
    }

    /// Adds the segments printed on a tile: kinds with their open ends.
    #[inline]
    pub(crate) fn add_printed(&mut self, placed: PlacedTile, cell: Cell, segments: &[(Kind, i16)]) {
        let first = self.nodes.len() as u16;
        self.nodes.extend((first..).zip(segments).map(|(i, &(_, open))| Node::alone(i, open)));
        for (index, &(kind, _)) in (0..).zip(segments) {
            self.model.add_node(Segment { kind, cell, origin: Origin::Printed { placed, index } });
        }
    }

    /// Joins two segments into one feature; each of them loses `ends` open ends (1 where roads or
    /// cities meet, 0 for fields).
    #[inline]
    pub fn join(&mut self, a: SegmentId, b: SegmentId, ends: i16) {
        self.model.add_edge(ix(a), ix(b), JOINS);
        self.nodes[a.index()].own_open -= ends;
        self.nodes[b.index()].own_open -= ends;
        let root = self.union(a, b);
        self.close(root, 2 * ends);
    }

    /// Joins two segments into one feature without closing an open end: fields.
    #[inline]
    pub(crate) fn merge(&mut self, a: SegmentId, b: SegmentId) {
        self.model.add_edge(ix(a), ix(b), JOINS);
        self.union(a, b);
    }

    #[inline]
    fn union(&mut self, a: SegmentId, b: SegmentId) -> u16 {
        let (mut a, mut b) = (self.nodes[a.index()].root, self.nodes[b.index()].root);
        if a == b {
            return a;
        }
        if self.nodes[a as usize].sums.segments < self.nodes[b as usize].sums.segments {
            std::mem::swap(&mut a, &mut b);
        }
        let (less, first) = (self.nodes[b as usize].sums, self.nodes[b as usize].next);
        let root = &mut self.nodes[a as usize];
        root.sums.open += less.open;
        root.sums.segments += less.segments;
        root.sums.followers += less.followers;
        root.sums.figures += less.figures;
        let after = std::mem::replace(&mut root.next, first);
        // Walks the smaller ring, usually the one segment of a new tile.
        let mut at = first;
        loop {
            let member = &mut self.nodes[at as usize];
            member.root = a;
            if at == b {
                member.next = after;
                return a;
            }
            at = member.next;
        }
    }

    #[inline]
    fn close(&mut self, root: u16, ends: i16) {
        let sums = &mut self.nodes[root as usize].sums;
        sums.open -= ends;
        if sums.open == 0 && ends > 0 {
            self.settled.push(SegmentId(root));
        }
    }

    /// Removes one link between two segments; each gets its open ends back. Only this feature is
    /// rebuilt. Returns `false` if there was no such link. In a game use
    /// [`Context::unjoin`](crate::Context::unjoin), so that plugins are notified.
    pub fn unjoin(&mut self, a: SegmentId, b: SegmentId, ends: i16) -> bool {
        let link = self.model.edges_connecting(ix(a), ix(b)).find(|e| *e.weight() == JOINS).map(|e| e.id());
        let Some(link) = link else { return false };
        self.model.remove_edge(link);
        self.rewirings += 1;
        self.nodes[a.index()].own_open += ends;
        self.nodes[b.index()].own_open += ends;
        let members: Vec<SegmentId> = self.members(a).collect();
        for &m in &members {
            let node = &mut self.nodes[m.index()];
            node.root = m.0;
            node.next = m.0;
            let (open, followers, figures) = (node.own_open, node.own_followers, node.own_figures);
            node.sums = Sums { open, segments: 1, followers, figures };
        }
        for &m in &members {
            let joined: Vec<SegmentId> = self.related(m, JOINS).collect();
            for other in joined {
                self.union(m, other);
            }
        }
        for s in [a, b] {
            let root = self.feature(s).0;
            if self.nodes[root as usize].sums.open == 0 {
                self.settled.push(SegmentId(root));
            }
        }
        true
    }

    /// Puts two segments into a relation other than [`JOINS`].
    #[inline]
    pub fn relate(&mut self, a: SegmentId, b: SegmentId, r: Relation) {
        self.model.add_edge(ix(a), ix(b), r);
        self.rewirings += 1;
        self.nodes[a.index()].related = true;
        self.nodes[b.index()].related = true;
    }

    /// Adds open ends (removes them, if `ends` is negative) that are not at the side of a tile: a
    /// tunnel mouth, a castle that has not scored.
    pub fn add_open_ends(&mut self, s: SegmentId, ends: i16) {
        self.nodes[s.index()].own_open += ends;
        let root = self.feature(s).0;
        self.close(root, -ends);
    }

    /// Keeps the feature open until `cells` more cells of the area are covered. If `cells` is 0 it
    /// may be complete at once.
    pub(crate) fn watch(&mut self, seg: SegmentId, area: Area, cells: u16) {
        if cells > 0 {
            self.add_open_ends(seg, cells as i16);
            self.watches.push(Watch { area, seg, left: cells });
        } else if self.sums(seg).open == 0 {
            self.settled.push(seg);
        }
    }

    /// Records that a tile covers a cell: the features that watch the cell lose one open end.
    #[inline]
    pub(crate) fn mark_covered(&mut self, cell: Cell) {
        // A watched cell is rare and cannot be predicted, so all watches are tested before anything
        // is done.
        if self.watches.iter().fold(false, |any, watch| any | watch.area.has(cell)) {
            self.count_covered(cell);
        }
    }

    fn count_covered(&mut self, cell: Cell) {
        let mut i = 0;
        while let Some(watch) = self.watches.get_mut(i) {
            if !watch.area.has(cell) {
                i += 1;
                continue;
            }
            watch.left -= 1;
            let seg = watch.seg;
            if watch.left == 0 {
                self.watches.swap_remove(i);
            } else {
                i += 1;
            }
            self.add_open_ends(seg, -1);
        }
    }

    /// Changes the kind of the whole feature and keeps its relations: a small city becomes a
    /// castle.
    pub fn change_kind(&mut self, s: SegmentId, kind: Kind) {
        let mut at = s;
        loop {
            self.model[ix(at)].kind = kind;
            at = SegmentId(self.nodes[at.index()].next);
            if at == s {
                return;
            }
        }
    }

    /// Records that a figure, which may be a follower, was put on a segment (1) or left it (-1).
    #[inline]
    pub(crate) fn stand(&mut self, s: SegmentId, by: i8, follower: bool) {
        let followers = if follower { by } else { 0 };
        let root = self.feature(s).0;
        let own = &mut self.nodes[s.index()];
        own.own_figures = own.own_figures.saturating_add_signed(by);
        own.own_followers = own.own_followers.saturating_add_signed(followers);
        let sums = &mut self.nodes[root as usize].sums;
        sums.figures = sums.figures.saturating_add_signed(by);
        sums.followers = sums.followers.saturating_add_signed(followers);
    }

    /// Returns the segments whose feature lost its last open end since the last scoring. A feature
    /// may be listed twice, and may have been opened again.
    #[inline]
    pub fn settled(&self) -> &[SegmentId] {
        &self.settled
    }

    /// Moves the settled segments to a list. A tile play is interrupted, and the scorings in
    /// between must not see them.
    pub(crate) fn park_settled(&mut self, to: &mut Vec<SegmentId>) {
        to.append(&mut self.settled);
    }

    /// Restores the settled segments that were parked, since the tile play continues.
    pub(crate) fn settle_again(&mut self, parked: &mut Vec<SegmentId>) {
        self.settled.append(parked);
    }

    /// Clears the settled segments after a scoring.
    pub fn clear_settled(&mut self) {
        self.settled.clear();
    }
}

/// A walk around the ring of one feature.
#[derive(Clone, Debug)]
pub struct Members<'a> {
    nodes: &'a [Node],
    first: u16,
    next: Option<u16>,
}

impl Iterator for Members<'_> {
    type Item = SegmentId;

    #[inline]
    fn next(&mut self) -> Option<SegmentId> {
        let now = self.next?;
        let next = self.nodes[now as usize].next;
        self.next = (next != self.first).then_some(next);
        Some(SegmentId(now))
    }
}
