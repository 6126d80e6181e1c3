//! The board as SVG, in units of one hundredth of a cell: tiles, tokens and figures.
//!
//! Takes a view of the game and writes the definitions and layers of the picture, with the corner
//! of cell 0,0 at the origin. [`svg`](crate::svg) puts them into the frame.

pub(crate) mod bridge;
pub(crate) mod coast;
pub(crate) mod display;
pub(crate) mod figures;
pub(crate) mod labels;
pub(crate) mod links;
pub(crate) mod miniature;
pub(crate) mod painter;
pub(crate) mod pillars;
pub(crate) mod printed;
pub(crate) mod signs;
pub(crate) mod spots;
pub(crate) mod tokens;

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;

use bastide_core::{Area, Cell, Display, Figure, Origin, Side, SymbolOf, TileType, View};

use crate::board::bridge::Bridge;
use crate::board::printed::Sheet;
use crate::board::spots::Spots;
use crate::draw::color::{GOLD, INK, PALE};
use crate::draw::geom::{P, n, north_west, p, turn};
use crate::draw::pen::{Anchor, Pen, Style};
use crate::scene::Scene;
use crate::side_board::SideBoards;
use crate::symbol;
use crate::tile;
use crate::tile::layout::Layout;
use crate::words::Words;

/// A function that takes the key of a piece, and a function that draws it.
pub(crate) type PutPiece<'a> = dyn FnMut(&str, &dyn Fn(&mut String)) + 'a;

/// Sorts what stands on the board so that what is behind is drawn first, and passes each thing to `put`
/// as a piece of its own, with a key in this order below `layer`.
pub(crate) fn put_standing<T>(
    put: &mut PutPiece,
    layer: &str,
    all: &mut [T],
    at: impl Fn(&T) -> P,
    draw: impl Fn(&mut String, &T),
) {
    let tenth = |n: f64| ((n + 500_000.0) * 10.0).round().max(0.0) as u64;
    let place = |thing: &T| (tenth(at(thing).y), tenth(at(thing).x));
    all.sort_by_key(place);
    for same in all.chunk_by(|a, b| place(a) == place(b)) {
        for (nth, thing) in same.iter().enumerate() {
            let (y, x) = place(thing);
            put(&format!("{layer}-{y:08}-{x:08}-{nth}"), &|out| draw(out, thing));
        }
    }
}

/// The state for drawing a board.
pub(crate) struct Board<'a> {
    view: View<'a>,
    scene: &'a Scene,
    pen: &'a Pen,
    displays: &'a [Display],
    pub(crate) layouts: BTreeMap<TileType, Layout>,
    /// The visible cells.
    pub(crate) area: Area,
    /// The cells on which tiles may lie, if the board is bounded.
    ground: Vec<Cell>,
    /// The printed board.
    sheet: Option<Sheet<'a>>,
}

/// Returns the cells of a bounded board, found by a search from its tiles; empty if the board is
/// unbounded.
fn bounded(v: View) -> Vec<Cell> {
    let board = &v.core.board;
    if !board.is_bounded() {
        return Vec::new();
    }
    let mut found: Vec<Cell> =
        board.placed_tiles().iter().map(|board_tile| board_tile.cell).chain(board.frontier().iter().copied()).collect();
    let mut seen: BTreeSet<Cell> = found.iter().copied().collect();
    let mut at = 0;
    while let Some(cell) = found.get(at).copied() {
        at += 1;
        // The search continues across a gap of one cell.
        for next in cell.around(2).cells().filter(|c| board.exists(*c)) {
            if seen.insert(next) {
                found.push(next);
            }
        }
    }
    found
}

impl<'a> Board<'a> {
    pub(crate) fn new(view: View<'a>, scene: &'a Scene, displays: &'a [Display], pen: &'a Pen) -> Board<'a> {
        Board::with(view, scene, displays, pen, |tile| Layout::of(view.rules, view.rules.tiles.get(tile)))
    }

    /// Makes a board that takes the layouts of its tiles from `layout`.
    pub(crate) fn with(
        view: View<'a>,
        scene: &'a Scene,
        displays: &'a [Display],
        pen: &'a Pen,
        mut layout: impl FnMut(TileType) -> Layout,
    ) -> Board<'a> {
        let placed_tiles = view.core.board.placed_tiles();
        let sheet = view.rules.scenery.as_ref().map(|scenery| Sheet { scenery, pen });
        let ground = bounded(view);
        let printed = sheet.iter().map(Sheet::area).flat_map(|area| [area.min, area.max]);
        let candidates = scene.candidates.iter().map(|(cell, _)| *cell);
        let domains = displays.iter().filter_map(display::area_of).flat_map(|area| [area.min, area.max]);
        let shown = candidates.chain(ground.iter().copied()).chain(printed).chain(domains);
        let cells = placed_tiles.iter().map(|board_tile| board_tile.cell).chain(shown);
        let area = Area::of(cells).unwrap_or_default();
        let mut layouts = BTreeMap::new();
        for tile in placed_tiles.iter().map(|board_tile| board_tile.tile).chain(side_tiles(view, displays)) {
            layouts.entry(tile).or_insert_with(|| layout(tile));
        }
        Board { view, scene, pen, displays, layouts, area, ground, sheet }
    }

    /// Writes the definitions: the ground of each tile type, and its upright pictures in each
    /// rotation that occurs.
    pub(crate) fn defs(&self, out: &mut String) {
        for (id, layout) in &self.layouts {
            let info = self.view.rules.tiles.get(*id);
            let _ = write!(out, r#"<g id="g{}">{}</g>"#, id.0, tile::ground(layout, info));
            for turns in 0..4u8 {
                let is_placed = self
                    .view
                    .core
                    .board
                    .placed_tiles()
                    .iter()
                    .any(|board_tile| board_tile.tile == *id && board_tile.turn & 3 == turns);
                if is_placed || turns == 0 && side_tiles(self.view, self.displays).any(|tile| tile == *id) {
                    let standing = tile::standing(layout, info, turns, self.pen);
                    let _ = write!(out, r#"<g id="s{}-{turns}">{standing}</g>"#, id.0);
                }
            }
        }
    }

    /// Draws all layers from the lowest to the highest. Names come last, so that nothing covers
    /// them. Figures are `zoom` times as large as usual.
    pub(crate) fn layers(&self, out: &mut String, zoom: f64, side_boards: &SideBoards) {
        self.pieces(zoom, side_boards, |_, piece| out.push_str(piece));
    }

    /// Passes all layers in pieces to `put`, from the lowest to the highest, each with a key that
    /// stays the same while the game goes on; see [`Self::layers`]. Returns the figures on the
    /// board, each with its middle.
    pub(crate) fn pieces(&self, zoom: f64, side_boards: &SideBoards, mut put: impl FnMut(&str, &str)) -> Vec<(Figure, P)> {
        let spots = Spots::new(self.view, &self.layouts);
        let mut piece = |key: &str, paint: &dyn Fn(&mut String)| {
            let mut out = String::new();
            paint(&mut out);
            put(key, &out);
        };
        piece("a-ground", &|out| self.ground(out));
        self.tiles(&mut piece);
        piece("g-landscape", &|out| side_boards.on_landscape(out, self.pen));
        piece("h-domains", &|out| display::domains(out, self.view.rules, self.displays, self.pen, self.words()));
        piece("h-links", &|out| links::paint(out, self.view, &self.layouts));
        piece("i-tokens", &|out| self.tokens(out, &spots));
        piece("j-traits", &|out| self.added(out, &spots));
        piece("k-last", &|out| self.last_tile(out));
        piece("l-marks", &|out| self.marks(out));
        pillars::paint(&mut piece, self.view, &self.layouts, self.pen, zoom);
        let figures = figures::paint(&mut piece, self.view, (self.scene, self.displays), &spots, self.pen, zoom);
        tokens::paint(&mut piece, self.view, &spots, &figures, self.pen, zoom);
        if let Some(sheet) = &self.sheet {
            piece("p-names", &|out| sheet.names(out, |cell| self.view.core.board.tile_at(cell).is_some()));
        }
        figures
    }

    fn words(&self) -> Words<'_> {
        Words::of(self.view.rules, &self.scene.language)
    }

    /// Returns the positions of figures on the board.
    pub(crate) fn spots(&self) -> Spots<'_> {
        Spots::new(self.view, &self.layouts)
    }

    fn ground(&self, out: &mut String) {
        if let Some(sheet) = &self.sheet {
            return sheet.under(out, |cell| self.view.core.board.tile_at(cell).is_some());
        }
        let open = self.ground.iter().filter(|c| self.view.core.board.tile_at(**c).is_none());
        let d: String = open.map(|c| north_west(*c)).map(|at| format!("M{} {}h100v100h-100z", n(at.x), n(at.y))).collect();
        if !d.is_empty() {
            let _ = write!(
                out,
                r##"<path d="{d}" fill="#fff" fill-opacity=".22" stroke="{PALE}" stroke-opacity=".55" stroke-width="1.2"/>"##
            );
        }
    }

    fn tiles(&self, piece: &mut PutPiece) {
        let placed_tiles = self.view.core.board.placed_tiles();
        // From north to south, so that roofs overlap the tile behind them.
        let mut order: Vec<_> = placed_tiles.iter().collect();
        order.sort_by_key(|board_tile| (board_tile.cell.y, board_tile.cell.x));
        // A row of the board is a piece, so that a new tile changes its own row.
        let rows = || order.chunk_by(|a, b| a.cell.y == b.cell.y).filter_map(|row| Some((row.first()?.cell.y, row)));
        for (y, row) in rows() {
            let squares: String = row
                .iter()
                .map(|tile| north_west(tile.cell))
                .map(|at| format!("M{} {}h100v100h-100z", n(at.x), n(at.y)))
                .collect();
            piece(&format!("b-shadow-{}", row_key(y)), &|out| {
                let _ = write!(
                    out,
                    r##"<g fill="#3f2d14"><path d="{squares}" fill-opacity=".16" transform="translate(4 7)"/><path d="{squares}" fill-opacity=".22" transform="translate(1.5 3)"/></g>"##
                );
            });
        }
        for (i, board_tile) in placed_tiles.iter().enumerate() {
            let at = north_west(board_tile.cell);
            let (x, y, angle) = (n(at.x), n(at.y), u32::from(board_tile.turn & 3) * 90);
            piece(&format!("c-{i:04}"), &|out| {
                let _ = write!(
                    out,
                    r##"<use href="#g{}" transform="translate({x} {y}) rotate({angle} 50 50)"/>"##,
                    board_tile.tile.0
                );
            });
        }
        for (y, row) in rows() {
            let edges: String = row.iter().map(|tile| self.edges(tile.cell)).collect();
            piece(&format!("d-edges-{}", row_key(y)), &|out| {
                let _ = write!(out, r#"<path d="{edges}" fill="none" stroke="{INK}" stroke-opacity=".3" stroke-width=".9"/>"#);
                let rim: String = row.iter().map(|tile| self.rim(tile.cell)).collect();
                if !rim.is_empty() {
                    let _ = write!(
                        out,
                        r##"<g fill="none" stroke-linecap="square"><path class="piece" d="{rim}" stroke="#fff8e4" stroke-opacity=".5" stroke-width="4.4"/><path d="{rim}" stroke="{INK}" stroke-opacity=".8" stroke-width="1.7"/></g>"##
                    );
                }
            });
        }
        piece("d-glow", &|out| self.glow(out));
        for board_tile in &order {
            let at = north_west(board_tile.cell);
            let (x, y) = (row_key(board_tile.cell.x), row_key(board_tile.cell.y));
            piece(&format!("e-{y}-{x}"), &|out| {
                let _ = write!(
                    out,
                    r##"<use href="#s{}-{}" x="{}" y="{}"/>"##,
                    board_tile.tile.0,
                    board_tile.turn & 3,
                    n(at.x),
                    n(at.y)
                );
            });
        }
        let mut towers: BTreeSet<(i64, i64)> = BTreeSet::new();
        for board_tile in placed_tiles {
            let ends = self.layouts.get(&board_tile.tile).map(Layout::wall_ends).unwrap_or_default();
            towers.extend(ends.into_iter().map(|end| {
                let at = north_west(board_tile.cell) + turn(end, board_tile.turn.into());
                (at.y.round() as i64, at.x.round() as i64)
            }));
        }
        let towers: Vec<(i64, i64)> = towers.into_iter().collect();
        for row in towers.chunk_by(|(a, _), (b, _)| a.div_euclid(100) == b.div_euclid(100)) {
            let y = row.first().map_or(0, |(y, _)| y.div_euclid(100)) as i16;
            piece(&format!("f-turrets-{}", row_key(y)), &|out| {
                row.iter().for_each(|(y, x)| symbol::use_at(out, "turret", p(*x as f64, *y as f64)));
            });
        }
    }

    /// Returns the path of the edges of a cell that are not drawn with a cell to the west or north of it. No edge
    /// is drawn between two cells of one piece.
    fn edges(&self, cell: Cell) -> String {
        let at = north_west(cell);
        let (x, y) = (n(at.x), n(at.y));
        let (board, empty) = (&self.view.core.board, |side| self.view.core.board.tile_at(cell.step(side)).is_none());
        let parted = |side| !board.same_piece(cell, cell.step(side));
        let line = |drawn: bool, d: String| if drawn { d } else { String::new() };
        let west = line(empty(Side::W), format!("M{x} {y}v100"));
        let north = line(empty(Side::N), format!("M{x} {y}h100"));
        let east = line(parted(Side::E), format!("M{} {y}v100", n(at.x + 100.0)));
        west + &north + &east + &line(parted(Side::S), format!("M{x} {}h100", n(at.y + 100.0)))
    }

    /// Returns the path of the outline of a piece of several cells along one of its cells; empty for another cell.
    fn rim(&self, cell: Cell) -> String {
        let board = &self.view.core.board;
        let (same, parted): (Vec<Side>, Vec<Side>) =
            Side::ALL.into_iter().partition(|side| board.same_piece(cell, cell.step(*side)));
        if same.is_empty() {
            return String::new();
        }
        let corner = |side: Side| north_west(cell) + turn(p(0.0, 0.0), side.index());
        let line = |side: Side| (corner(side), corner(side.turned(1)));
        parted.into_iter().map(line).map(|(a, b)| format!("M{} {}L{} {}", n(a.x), n(a.y), n(b.x), n(b.y))).collect()
    }

    /// Draws the highlight around the last tile.
    fn glow(&self, out: &mut String) {
        if let Some(cell) = self.scene.last {
            let at = north_west(cell);
            let (x, y) = (n(at.x - 1.0), n(at.y - 1.0));
            for (width, opacity) in [(17.0, 0.22), (12.0, 0.4)] {
                let _ = write!(
                    out,
                    r#"<rect x="{x}" y="{y}" width="102" height="102" rx="4" fill="none" stroke="{GOLD}" stroke-opacity="{opacity}" stroke-width="{width}"/>"#
                );
            }
        }
    }

    /// Draws the outline of the last tile over its roofs, with a star in a corner.
    fn last_tile(&self, out: &mut String) {
        let Some(cell) = self.scene.last else { return };
        let at = north_west(cell);
        let _ = write!(
            out,
            r##"<g id="last-tile" transform="translate({} {})"><path d="M0 0h100v100H0z" fill="none" stroke="{INK}" stroke-width="7"/><path d="M0 0h100v100H0z" fill="none" stroke="{GOLD}" stroke-width="4"/><path d="M-1-1h25L-1 24z" fill="{GOLD}" stroke="{INK}" stroke-width="1.5" stroke-linejoin="round"/><use href="#star" transform="translate(7.2 7.2) scale(.95)" fill="{INK}"/></g>"##,
            n(at.x),
            n(at.y)
        );
    }

    /// Draws the segments of tokens (bridges over their cell, badges for others), and printed
    /// segments that changed their kind.
    fn tokens(&self, out: &mut String, spots: &Spots) {
        let graph = &self.view.core.graph;
        for seg in graph.segments() {
            let segment = graph.get(seg);
            match segment.origin {
                Origin::Token { token, .. } => match Bridge::of(self.view, seg) {
                    Some(bridge) => bridge.paint(out),
                    None => {
                        let name = self.view.rules.names.tokens.name(token.index());
                        tile::medallion(out, name, north_west(segment.cell) + p(50.0, 26.0), self.pen);
                    }
                },
                Origin::Printed { .. } if self.view.printed_segment(seg).is_some_and(|printed| printed.kind != segment.kind) => {
                    let name = self.view.rules.names.kinds.name(segment.kind.index());
                    if !display::has_domain(self.displays, self.view.rules, name, segment.cell) {
                        tile::medallion(out, name, spots.of(seg).at + p(0.0, -20.0), self.pen);
                    }
                }
                _ => {}
            }
        }
    }

    /// Draws the traits that tokens add to segments, beside the places of figures.
    fn added(&self, out: &mut String, spots: &Spots) {
        let added = &self.view.core.segment_traits;
        for (i, (seg, what)) in added.iter().enumerate() {
            let before = added[..i].iter().filter(|(s, _)| s == seg).count() as f64;
            let at = spots.of(*seg).at + p(13.0 + 7.0 * before, 11.0);
            let (rules, name) = (self.view.rules, self.view.rules.names.traits.name(what.index()));
            let picture = symbol::picture(rules, SymbolOf::Trait, name);
            tile::badge(out, name, picture.as_ref(), at, self.pen);
        }
    }

    /// Draws the cells that may be chosen.
    fn marks(&self, out: &mut String) {
        for (cell, label) in &self.scene.candidates {
            let at = north_west(*cell);
            let (x, y) = (n(at.x + 7.0), n(at.y + 7.0));
            let _ = write!(
                out,
                r##"<rect x="{x}" y="{y}" width="86" height="86" rx="9" fill="#fff" fill-opacity=".5" stroke="{PALE}" stroke-width="2.6" stroke-dasharray="7 5"/>"##
            );
            let size = self.pen.fitting(label, 38.0, 74.0);
            self.pen.put(out, label, at + p(50.0, 50.0 + 0.36 * size), Style::new(size, INK).at(Anchor::Middle));
        }
    }
}

/// Returns a row or column as text of one length, in the order of the numbers.
fn row_key(n: i16) -> String {
    format!("{:05}", i32::from(n) + 50_000)
}

/// Returns the tiles that are drawn beside the board: those in hand, and those that plugins
/// display.
fn side_tiles<'a>(view: View<'a>, displays: &'a [Display]) -> impl Iterator<Item = TileType> + 'a {
    display::in_hand(view).iter().copied().chain(displays.iter().filter_map(side_tile))
}

/// Returns the tile of a display beside the board.
fn side_tile(display: &Display) -> Option<TileType> {
    if let Display::Tile { tile, .. } = display { Some(*tile) } else { None }
}
