//! The board as SVG, in units of a hundred to the cell: tiles, what lies on them, figures.
//!
//! Takes a view of the game and gives the definitions and the layers of the picture, with the corner of cell 0,0 at the
//! origin; [`svg`](super::svg) puts them into the frame.

use std::collections::BTreeMap;
use std::fmt::Write;

use bastide_core::board::Overlay;
use bastide_core::{Area, Cell, Figurine, Origin, Place, Reach, Seg, Sight, Tile, View};

use super::Scene;
use super::colour::{GOLD, INK, PALE, STONE, STONE_RIM};
use super::figure::{self, Look};
use super::geom::{Curve, P, n, north_west, p, turn};
use super::lanes::gateway;
use super::layout::Layout;
use super::scenery::Sheet;
use super::sight;
use super::text::{Anchor, Pen, Style};
use super::tile;

/// The pieces of a board's picture.
pub(super) struct Board<'a> {
    view: View<'a>,
    scene: &'a Scene,
    pen: &'a Pen,
    sights: &'a [Sight],
    layouts: BTreeMap<Tile, Layout>,
    /// The cells that show.
    pub(super) area: Area,
    /// Cells on which something may lie, if the board ends somewhere.
    ground: Vec<Cell>,
    /// What is printed on the board.
    sheet: Option<Sheet<'a>>,
}

/// The cells of a bounded board, found by walking from what is on it; empty if the board has no end.
fn bounded(v: View) -> Vec<Cell> {
    let board = &v.core.board;
    if !board.is_bounded() {
        return Vec::new();
    }
    let mut found: Vec<Cell> = board.pieces().iter().map(|laid| laid.cell).chain(board.frontier().iter().copied()).collect();
    let mut seen: std::collections::BTreeSet<Cell> = found.iter().copied().collect();
    let mut at = 0;
    while let Some(cell) = found.get(at).copied() {
        at += 1;
        // A gap of one cell does not end the walk.
        for next in cell.around(2).cells().filter(|c| board.exists(*c)) {
            if seen.insert(next) {
                found.push(next);
            }
        }
    }
    found
}

impl<'a> Board<'a> {
    pub(super) fn new(view: View<'a>, scene: &'a Scene, sights: &'a [Sight], pen: &'a Pen) -> Board<'a> {
        let pieces = view.core.board.pieces();
        let sheet = view.rules.scenery.as_ref().map(|scenery| Sheet { scenery, pen });
        let ground = bounded(view);
        let printed = sheet.iter().map(Sheet::area).flat_map(|area| [area.min, area.max]);
        let candidates = scene.candidates.iter().map(|(cell, _)| *cell);
        let domains = sights.iter().filter_map(sight::area_of).flat_map(|area| [area.min, area.max]);
        let shown = candidates.chain(ground.iter().copied()).chain(printed).chain(domains);
        let cells = pieces.iter().map(|laid| laid.cell).chain(shown);
        let around = |all: Option<Area>, c: Cell| {
            let a = all.unwrap_or(Area { min: c, max: c });
            let (min, max) = (Cell::new(a.min.x.min(c.x), a.min.y.min(c.y)), Cell::new(a.max.x.max(c.x), a.max.y.max(c.y)));
            Some(Area { min, max })
        };
        let area = cells.fold(None, around).unwrap_or_default();
        let mut layouts = BTreeMap::new();
        for tile in pieces.iter().map(|laid| laid.tile).chain(sights.iter().filter_map(lies_beside)) {
            layouts.entry(tile).or_insert_with(|| Layout::of(view.rules, view.rules.tiles.get(tile)));
        }
        Board { view, scene, pen, sights, layouts, area, ground, sheet }
    }

    /// The ground of each kind of tile, and what stands on it in each turn that occurs.
    pub(super) fn defs(&self, out: &mut String) {
        for (id, layout) in &self.layouts {
            let info = self.view.rules.tiles.get(*id);
            let _ = write!(out, r#"<g id="g{}">{}</g>"#, id.0, tile::ground(layout, info));
            for turns in 0..4u8 {
                let laid = self.view.core.board.pieces().iter().any(|laid| laid.tile == *id && laid.turn & 3 == turns);
                if laid || turns == 0 && self.sights.iter().filter_map(lies_beside).any(|tile| tile == *id) {
                    let standing = tile::standing(layout, info, turns, self.pen);
                    let _ = write!(out, r#"<g id="s{}-{turns}">{standing}</g>"#, id.0);
                }
            }
        }
    }

    /// All layers, the lowest first.
    pub(super) fn layers(&self, out: &mut String) {
        self.ground(out);
        self.tiles(out);
        self.sheet.iter().for_each(|sheet| sheet.over(out));
        sight::domains(out, self.view.rules, self.sights, self.pen);
        self.tokens(out);
        self.added(out);
        self.marks(out);
        self.figures(out);
    }

    fn ground(&self, out: &mut String) {
        if let Some(sheet) = &self.sheet {
            return sheet.under(out, |cell| self.view.core.board.piece_at(cell).is_some());
        }
        let open = self.ground.iter().filter(|c| self.view.core.board.piece_at(**c).is_none());
        let d: String = open.map(|c| north_west(*c)).map(|at| format!("M{} {}h100v100h-100z", n(at.x), n(at.y))).collect();
        if !d.is_empty() {
            let _ = write!(
                out,
                r##"<path d="{d}" fill="#fff" fill-opacity=".22" stroke="{PALE}" stroke-opacity=".55" stroke-width="1.2"/>"##
            );
        }
    }

    fn tiles(&self, out: &mut String) {
        let pieces = self.view.core.board.pieces();
        let squares: String =
            pieces.iter().map(|laid| north_west(laid.cell)).map(|at| format!("M{} {}h100v100h-100z", n(at.x), n(at.y))).collect();
        let _ = write!(
            out,
            r##"<g fill="#3f2d14"><path d="{squares}" opacity=".16" transform="translate(4 7)"/><path d="{squares}" opacity=".22" transform="translate(1.5 3)"/></g>"##
        );
        for laid in pieces {
            let at = north_west(laid.cell);
            let (x, y, angle) = (n(at.x), n(at.y), u32::from(laid.turn & 3) * 90);
            let _ = write!(out, r##"<use href="#g{}" transform="translate({x} {y}) rotate({angle} 50 50)"/>"##, laid.tile.0);
        }
        let _ = write!(out, r#"<path d="{squares}" fill="none" stroke="{INK}" stroke-opacity=".3" stroke-width=".9"/>"#);
        self.glow(out);
        // From north to south, so that roofs lie over the tile behind them.
        let mut order: Vec<_> = pieces.iter().collect();
        order.sort_by_key(|laid| (laid.cell.y, laid.cell.x));
        for laid in order {
            let at = north_west(laid.cell);
            let _ = write!(out, r##"<use href="#s{}-{}" x="{}" y="{}"/>"##, laid.tile.0, laid.turn & 3, n(at.x), n(at.y));
        }
        let mut towers: Vec<(i64, i64)> = Vec::new();
        for laid in pieces {
            let ends = self.layouts.get(&laid.tile).map(Layout::wall_ends).unwrap_or_default();
            towers.extend(ends.into_iter().map(|end| {
                let at = north_west(laid.cell) + turn(end, laid.turn.into());
                (at.y.round() as i64, at.x.round() as i64)
            }));
        }
        towers.sort_unstable();
        towers.dedup();
        towers.into_iter().for_each(|(y, x)| tile::use_at(out, "tower", p(x as f64, y as f64)));
    }

    /// The rim of light around the last tile.
    fn glow(&self, out: &mut String) {
        if let Some(cell) = self.scene.last {
            let at = north_west(cell);
            let (x, y) = (n(at.x - 1.0), n(at.y - 1.0));
            for (width, opacity) in [(15.0, 0.16), (9.5, 0.28), (4.2, 1.0)] {
                let _ = write!(
                    out,
                    r#"<rect x="{x}" y="{y}" width="102" height="102" rx="4" fill="none" stroke="{GOLD}" stroke-opacity="{opacity}" stroke-width="{width}"/>"#
                );
            }
        }
    }

    /// Where a figure on a segment stands, and whether it lies there.
    fn place_of(&self, seg: Seg) -> (P, bool) {
        let segment = self.view.core.graph.get(seg);
        let at = north_west(segment.cell);
        if let Origin::Printed { piece, part } = segment.origin {
            let laid = self.view.core.board.laid(piece);
            let label = self.layouts.get(&laid.tile).and_then(|layout| layout.label.get(usize::from(part)));
            let lying = self.view.rules.kinds.get(segment.kind).reach == Reach::Halves;
            // A piece of several cells has its parts where its segments lie; the first cell is its anchor.
            return (north_west(laid.cell) + turn(label.copied().unwrap_or(p(50.0, 50.0)), laid.turn.into()), lying);
        }
        (at + p(50.0, 50.0), false)
    }

    fn overlays(&self, seg: Seg) -> Vec<&Overlay> {
        self.view.core.board.overlays().iter().filter(|o| o.seg == seg).collect()
    }

    /// Segments of tokens (bridges over their cell, badges for others), and printed parts that became something else.
    fn tokens(&self, out: &mut String) {
        let graph = &self.view.core.graph;
        for seg in graph.segments() {
            let segment = graph.get(seg);
            match segment.origin {
                Origin::Token { token, .. } => match self.overlays(seg)[..] {
                    [a, b] if a.cell == b.cell => bridge(out, north_west(a.cell), a, b),
                    _ => {
                        let name = self.view.rules.names.tokens.name(token.index());
                        tile::medallion(out, name, north_west(segment.cell) + p(50.0, 26.0), self.pen);
                    }
                },
                Origin::Printed { .. } if self.view.part(seg).is_some_and(|part| part.kind != segment.kind) => {
                    let name = self.view.rules.names.kinds.name(segment.kind.index());
                    if !sight::stands(self.sights, self.view.rules, name, segment.cell) {
                        tile::medallion(out, name, self.place_of(seg).0 + p(0.0, -20.0), self.pen);
                    }
                }
                _ => {}
            }
        }
    }

    /// The traits that tokens add to segments, beside where figures stand.
    fn added(&self, out: &mut String) {
        let added = &self.view.core.added;
        for (i, (seg, what)) in added.iter().enumerate() {
            let before = added[..i].iter().filter(|(s, _)| s == seg).count() as f64;
            let at = self.place_of(*seg).0 + p(13.0 + 7.0 * before, 11.0);
            tile::badge(out, self.view.rules.names.traits.name(what.index()), at, self.pen);
        }
    }

    /// The cells that may be chosen.
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

    fn figures(&self, out: &mut String) {
        let mut on: BTreeMap<Seg, Vec<&Figurine>> = BTreeMap::new();
        let mut spots: BTreeMap<(Cell, u8), Vec<&Figurine>> = BTreeMap::new();
        for f in &self.view.core.figures {
            match f.place {
                Place::Segment(seg) => on.entry(seg).or_default().push(f),
                Place::Spot { cell, at } => spots.entry((cell, at)).or_default().push(f),
                _ => {}
            }
        }
        let mut all: Vec<(P, Look)> = Vec::new();
        let mut group = |figures: &[&Figurine], cell: P, at: P, lying: bool| {
            let places = figure::side_by_side(at, cell, figures.len());
            all.extend(figures.iter().zip(places).map(|(f, at)| (at, Look::of(self.view.rules, f, lying))));
        };
        for (seg, figures) in &on {
            let (at, lying) = self.place_of(*seg);
            group(figures, north_west(self.view.core.graph.get(*seg).cell), at, lying);
        }
        for ((cell, at), figures) in &spots {
            group(figures, north_west(*cell) + spot(*at) - p(50.0, 50.0), north_west(*cell) + spot(*at), false);
        }
        all.sort_by(|a, b| a.0.y.total_cmp(&b.0.y));
        all.iter().for_each(|(at, look)| figure::put(out, self.pen, look, *at));
    }
}

/// The tile of a sight beside the board.
fn lies_beside(sight: &Sight) -> Option<Tile> {
    if let Sight::Tile { tile, .. } = sight { Some(*tile) } else { None }
}

/// A point of a cell: the middle, the sides from the north, the corners from the north-east.
fn spot(at: u8) -> P {
    match at {
        1..=4 => turn(p(50.0, 0.0), usize::from(at - 1)),
        5..=8 => turn(p(100.0, 0.0), usize::from(at - 5)),
        _ => p(50.0, 50.0),
    }
}

/// A wooden bridge over a cell, on stone pillars.
fn bridge(out: &mut String, at: P, a: &Overlay, b: &Overlay) {
    let ((from, into), (to, back)) = (gateway(a.side), gateway(b.side));
    let reach = if b.side == a.side.opposite() { 30.0 } else { 28.0 };
    let deck = Curve::from(from).cubic(from + into * reach, to + back * reach, to);
    let d = deck.d();
    let _ = write!(
        out,
        r##"<g transform="translate({} {})" fill="none"><path d="{d}" stroke="#2a1f12" stroke-opacity=".25" stroke-width="15" transform="translate(2 5)"/>"##,
        n(at.x),
        n(at.y)
    );
    for share in [0.05, 0.35, 0.65, 0.95] {
        let (q, along) = deck.along(share);
        let (one, other) = (q + along.left() * 10.0, q - along.left() * 10.0);
        let pillar = format!("M{} {}L{} {}", n(one.x), n(one.y), n(other.x), n(other.y));
        let _ = write!(
            out,
            r#"<path d="{pillar}" stroke="{STONE_RIM}" stroke-width="7.4"/><path d="{pillar}" stroke="{STONE}" stroke-width="5.4"/>"#
        );
    }
    let _ = write!(
        out,
        r##"<path d="{d}" stroke="#5a3a1c" stroke-width="14"/><path d="{d}" stroke="#8f5f2e" stroke-width="12"/><path d="{d}" stroke="#d3a566" stroke-width="8.6"/><path d="{d}" stroke="#a87640" stroke-width="8.6" stroke-dasharray=".8 4.2"/></g>"##
    );
}
