//! Placing a tile: the operation in which board and feature graph grow together.
//!
//! A tile brings its printed segments into the graph and joins them to its neighbours. It closes
//! ends that a neighbour of another kind cannot continue. It covers its cell for the features that
//! watch the cell, and records in the free cells around it which edges they now have to match.

use crate::dispatch::hook::{Context, Ruleset};
use crate::engine::shared_edges;
use crate::model::board::piece::CountsAs;
use crate::model::board::window::Content;
use crate::model::board::{Beside, BoardTile, Overlay};
use crate::model::event::Event;
use crate::model::features::segment::{Origin, Segment};
use crate::model::geometry::{Cell, Side};
use crate::model::ids::{EdgeKind, PlacedTile, SegmentId, TileType};
use crate::model::kind::CompletionRule;
use crate::model::state::GameState;
use crate::model::state::turn_stack::Effect;
use crate::model::tile::fit::OPEN;
use crate::model::tile::{NO_SEGMENT, SideSegments, TileInfo};

/// The segments and the kind of edge that a tile shows at a side, overlays included.
#[derive(Clone, Copy)]
struct Shown {
    left: Option<SegmentId>,
    centre: Option<SegmentId>,
    right: Option<SegmentId>,
    edge: EdgeKind,
}

impl Shown {
    #[inline]
    fn printed(first: SegmentId, segments: SideSegments) -> Shown {
        let seg = |index: u8| (index != NO_SEGMENT).then(|| SegmentId(first.0 + u16::from(index)));
        Shown { left: seg(segments.left), centre: seg(segments.centre), right: seg(segments.right), edge: segments.edge }
    }
}

fn shown(rules: &Ruleset, core: &GameState, board_tile: &BoardTile, side: Side) -> Shown {
    let mut shown = Shown::printed(board_tile.first, rules.tiles.get(board_tile.tile).side(board_tile.turn, side));
    if board_tile.overlaid
        && let Some(overlay) = core.board.overlay_at(board_tile.cell, side)
    {
        (shown.centre, shown.edge) = (Some(overlay.seg), overlay.edge);
    }
    shown
}

/// Places a tile on a free cell. If `opens` is set, its free neighbours join the frontier.
pub(crate) fn place_tile(rules: &Ruleset, core: &mut GameState, tile: TileType, cell: Cell, turn: u8, opens: bool) -> PlacedTile {
    let info = rules.tiles.get(tile);
    let first = SegmentId::at(core.graph.len());
    let (placed, around) =
        core.board.put(BoardTile { cell, tile, first, turn, printed: !opens, overlaid: false, in_piece: false });
    if !opens {
        core.board.set_quiet();
    }
    core.graph.add_printed(placed, cell, &info.ends);
    core.graph.mark_covered(cell);
    let placing = Placing { rules, cell, first, opens };
    let sides = info.sides_turned(turn);
    for (side, (mine, there)) in Side::ALL.into_iter().zip(sides.iter().zip(around)) {
        placing.beside(core, side, *mine, there);
    }
    if rules.tiles.shares_edges {
        shared_edges::connect(rules, core, placed, around);
    }
    if info.watches {
        watch(rules, core, info, first, cell);
    }
    placed
}

/// Starts to watch the cells around the tile for the segments that wait for them to be covered.
#[inline(never)]
fn watch(rules: &Ruleset, core: &mut GameState, info: &TileInfo, first: SegmentId, cell: Cell) {
    for (i, segment) in info.segments.iter().enumerate() {
        if let Some(area) = rules.kinds.get(segment.kind).area(cell) {
            let bare = area.cells().filter(|&c| core.board.is_bare(c)).count();
            core.graph.watch(SegmentId(first.0 + i as u16), area, bare as u16);
        }
    }
}

/// A tile that is being placed.
struct Placing<'a> {
    rules: &'a Ruleset,
    cell: Cell,
    first: SegmentId,
    opens: bool,
}

impl Placing<'_> {
    /// Connects a side of the tile with the content of the neighbouring cell.
    #[inline(never)]
    fn beside(&self, core: &mut GameState, side: Side, mine: SideSegments, there: Beside) {
        if let Some(placed) = there.tag.tile() {
            self.beside_tile(core, side, mine, placed);
        } else if self.rules.edge_rules.is_gap(mine.edge) {
            // The tile is absent there.
        } else if there.tag.is_void() {
            meet_board_edge(self.rules, core, self.cell, side, Shown::printed(self.first, mine).centre);
        } else {
            let demand = self.rules.tiles.fit().demand(side.opposite(), mine.edge);
            match there.tag.frontier() {
                Some(at) => core.board.demand(at, demand),
                None if !self.opens => {}
                None if core.board.is_quiet() => open_at(self.rules, core, there.at, self.cell.step(side)),
                None => core.board.join_frontier(there.at, self.cell.step(side), demand),
            }
        }
    }

    fn beside_tile(&self, core: &mut GameState, side: Side, mine: SideSegments, placed: PlacedTile) {
        let board_tile = core.board.tile(placed);
        let theirs = self.rules.tiles.get(board_tile.tile).side(board_tile.turn, side.opposite());
        if mine.edge == theirs.edge && !board_tile.overlaid {
            match_up(core, self.first, mine, board_tile.first, theirs);
        } else {
            let theirs = shown(self.rules, core, core.board.tile(placed), side.opposite());
            meet(self.rules, core, Shown::printed(self.first, mine), theirs);
        }
    }
}

/// Joins two printed sides of the same kind: by far the most frequent case.
#[inline]
fn match_up(core: &mut GameState, first: SegmentId, a: SideSegments, other: SegmentId, b: SideSegments) {
    let (mine, theirs) = (|index: u8| SegmentId(first.0 + u16::from(index)), |index: u8| SegmentId(other.0 + u16::from(index)));
    if a.centre != NO_SEGMENT && b.centre != NO_SEGMENT {
        core.graph.join(mine(a.centre), theirs(b.centre), 1);
    }
    // Halves meet crosswise; where both halves are one segment on either side, one join is enough.
    if a.left != NO_SEGMENT && b.right != NO_SEGMENT {
        core.graph.merge(mine(a.left), theirs(b.right));
        if a.left != a.right || b.left != b.right {
            core.graph.merge(mine(a.right), theirs(b.left));
        }
    }
}

/// Returns `true` if a segment at an edge ends what meets it there and is never complete itself:
/// the side of an abbey.
fn is_blind(rules: &Ruleset, core: &GameState, seg: SegmentId) -> bool {
    rules.kinds.get(core.graph.get(seg).kind).completion == CompletionRule::Never
}

/// Joins the segments that two tiles show each other across a border.
#[cold]
fn meet(rules: &Ruleset, core: &mut GameState, a: Shown, b: Shown) {
    // Beside a gap a feature stays open.
    if rules.edge_rules.is_gap(a.edge) || rules.edge_rules.is_gap(b.edge) {
        return;
    }
    match (a.centre, b.centre) {
        (None, None) => {}
        (Some(s), Some(t)) if a.edge == b.edge => core.graph.join(s, t, 1),
        // The edges may match although the features do not continue: an abbey beside a road.
        (s, t) if rules.edge_rules.match_up(a.edge, b.edge) => {
            let ends = [s, t].map(|seg| seg.filter(|seg| !is_blind(rules, core, *seg)));
            for end in ends.into_iter().flatten() {
                core.graph.add_open_ends(end, -1);
            }
        }
        _ => {}
    }
    if let (Some(s), Some(t)) = (a.left, b.right) {
        core.graph.merge(s, t);
    }
    if let (Some(s), Some(t)) = (a.right, b.left)
        && (a.left != a.right || b.left != b.right)
    {
        core.graph.merge(s, t);
    }
}

/// Connects the segment at an outer edge, if there is one, with the segment printed behind the
/// border.
fn meet_board_edge(rules: &Ruleset, core: &mut GameState, cell: Cell, side: Side, seg: Option<SegmentId>) {
    let Some(border) = core.board.board_edge(cell, side).copied() else { return };
    let blind = seg.is_some_and(|seg| is_blind(rules, core, seg));
    let seg = seg.filter(|_| !blind);
    let goes_on = |seg: SegmentId, beyond: SegmentId| core.graph.get(seg).kind == core.graph.get(beyond).kind;
    match (seg, border.joins) {
        (Some(seg), Some(beyond)) if goes_on(seg, beyond) => core.graph.join(seg, beyond, 1),
        // Another edge was demanded: a plugin is about to make it legal.
        (_, Some(_)) if border.edge.is_some() && !blind => {}
        (seg, Some(beyond)) => {
            core.board.end_board_edge(cell, side);
            for end in seg.into_iter().chain([beyond]) {
                core.graph.add_open_ends(end, -1);
            }
        }
        (Some(seg), None) if border.closes => core.graph.add_open_ends(seg, -1),
        _ => {}
    }
}

/// Opens a free cell with all that its neighbours demand. Returns `false` if it cannot be opened.
pub(crate) fn open(rules: &Ruleset, core: &mut GameState, cell: Cell) -> bool {
    let Some(at) = core.board.place_to_open(cell) else { return false };
    open_at(rules, core, at, cell);
    true
}

/// Opens the empty cell at this position of the window with all that its neighbours demand.
fn open_at(rules: &Ruleset, core: &mut GameState, at: usize, cell: Cell) {
    let fit = rules.tiles.fit();
    let mut code = OPEN;
    for (side, there) in Side::ALL.into_iter().zip(core.board.tags_beside(at)) {
        let edge = match there.tile() {
            Some(p) => Some(shown(rules, core, core.board.tile(p), side.opposite()).edge),
            None if there.is_void() => core.board.board_edge(cell, side).and_then(|r| r.edge),
            None => None,
        };
        code += edge.map_or(OPEN, |e| fit.demand(side, e));
    }
    core.board.join_frontier(at, cell, code);
}

/// Puts an overlay on a side and joins its segment to the neighbouring tile, or to the segment
/// printed behind the border.
pub(crate) fn overlay(rules: &Ruleset, core: &mut GameState, overlay: Overlay) {
    core.board.add_overlay(overlay, rules.tiles.fit());
    let (next, seg) = (overlay.cell.step(overlay.side), overlay.seg);
    match core.board.content(next) {
        Content::Tile(p) => {
            let theirs = shown(rules, core, core.board.tile(p), overlay.side.opposite());
            // The halves beside the token were joined when the tiles were placed.
            let mine = Shown { left: None, centre: Some(seg), right: None, edge: overlay.edge };
            meet(rules, core, mine, theirs);
        }
        Content::Void => meet_board_edge(rules, core, overlay.cell, overlay.side, Some(seg)),
        Content::Empty | Content::Frontier(_) => {}
    }
}

impl Context<'_> {
    /// Places a tile on a free cell: segments, joins, frontier, watched cells. Queues the
    /// `on_tile_placed` hooks. A cell beyond [`Cell::MAX`] is not on the board: placing a tile
    /// there ends the game with a fault.
    #[inline]
    pub fn place_tile(&mut self, tile: TileType, cell: Cell, turn: u8) -> PlacedTile {
        self.check_extent(cell);
        let placed = place_tile(self.rules, self.core, tile, cell, turn, true);
        self.log.put(Event::TilePlaced { placed });
        if !self.rules.hooks.on_tile_placed.of(tile).is_empty() {
            self.core.turn.effects.push(Effect::TilePlaced(placed));
        }
        placed
    }

    /// Places a piece of several cells, given as tiles with their cells and turns, and returns the
    /// first of them. [`CountsAs`] says what rules see of it: one tile, or its cells. The cells of a
    /// piece that counts as [one tile](CountsAs::OneTile) are a rectangle.
    pub fn place_piece(&mut self, cells: &[(TileType, Cell, u8)], counts_as: CountsAs) -> PlacedTile {
        let first = PlacedTile::at(self.core.board.placed_tiles().len());
        for &(tile, cell, turn) in cells {
            self.place_tile(tile, cell, turn);
        }
        self.core.board.add_piece(first, counts_as);
        first
    }

    /// Places a tile that is printed on the board: its neighbours have to match it, but it opens no
    /// cell.
    pub fn print(&mut self, tile: TileType, cell: Cell, turn: u8) -> PlacedTile {
        self.check_extent(cell);
        let placed = place_tile(self.rules, self.core, tile, cell, turn, false);
        self.log.put(Event::TilePlaced { placed });
        placed
    }

    #[inline]
    fn check_extent(&mut self, cell: Cell) {
        if !cell.is_within_extent() {
            let (Cell { x, y }, most) = (cell, Cell::MAX);
            self.log.breach(format!("it places a tile on {x},{y}; cells go from -{most} to {most} in both directions"));
        }
    }

    /// Adds printed segment number `index` of the bounded board to the graph, with all its ends
    /// open. Returns `None` if there is no such segment.
    pub fn print_segment(&mut self, index: u16) -> Option<SegmentId> {
        let printed = self.rules.board_segment(index)?;
        let segment = Segment { kind: printed.segment.kind, cell: printed.cell, origin: Origin::Board { index } };
        Some(self.core.graph.add_segment(segment, printed.segment.ends))
    }

    /// Opens a free cell for the next tile, although no placed tile touches it. Returns `false` if
    /// it is taken or does not exist.
    pub fn open_cell(&mut self, cell: Cell) -> bool {
        open(self.rules, self.core, cell)
    }

    /// Makes a side of a tile count as another kind of edge, with this segment at its centre: the
    /// end of a bridge. Joins the segment to its neighbour; tiles placed there later have to match
    /// the new edge.
    pub fn overlay(&mut self, cell: Cell, side: Side, edge: EdgeKind, seg: SegmentId) {
        let hears = !self.rules.hooks.on_link_changed.is_empty();
        let before: Vec<SegmentId> = self.core.graph.members(seg).filter(|_| hears).collect();
        overlay(self.rules, self.core, Overlay { cell, side, edge, seg });
        if hears && let Some(joined) = self.core.graph.members(seg).find(|s| !before.contains(s)) {
            self.core.turn.effects.push(Effect::LinkChanged(seg, joined, true));
        }
    }
}
