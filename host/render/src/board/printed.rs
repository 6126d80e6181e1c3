//! The picture of a printed board: sea and land, with its [labels](crate::board::labels).
//!
//! It is drawn from the ruleset's [`Scenery`], so that the board of any plugin can be drawn.
//! [`board`](crate::board) draws the tiles over it; [`chart`](crate::chart()) shows it by itself.

use std::collections::BTreeSet;
use std::fmt::Write;

use bastide_core::{Area, Cell, Scenery, Sign, Terrain};

use crate::board::coast::coasts;
use crate::draw::color::{INK, PALE};
use crate::draw::geom::{P, SIZE, n, north_west, p, share};
use crate::draw::pen::Pen;
use crate::symbol;

/// Open water.
const SEA: &str = "#9cc6d6";
/// The water along coasts, from the outermost band: color, width, opacity.
const SHOALS: [(&str, f64, f64); 3] = [("#aed2df", 46.0, 0.7), ("#c3dfe8", 28.0, 0.8), ("#dceff1", 13.0, 0.9)];
/// Land beyond the border.
pub(crate) const ABROAD: &str = "#e5d7b2";
/// Playable land.
const COUNTRY: &str = "#e9edc9";
/// The border of the playable land.
const BORDER: &str = "#9a5b35";
/// The background of labels.
pub(crate) const PAPER: &str = "#fbf5e4";

/// A printed board.
pub(crate) struct Sheet<'a> {
    pub(crate) scenery: &'a Scenery,
    pub(crate) pen: &'a Pen,
}

impl Sheet<'_> {
    /// Returns the cells of the printed board, including those beyond the border.
    pub(crate) fn area(&self) -> Area {
        area_of(self.scenery)
    }

    fn cells(&self, of: &[Terrain]) -> BTreeSet<Cell> {
        self.scenery.terrain.iter().filter(|(_, t)| of.contains(t)).map(|(cell, _)| *cell).collect()
    }

    /// Returns all land. Land beyond the border extends past the picture, so that it has no coast
    /// along the edge.
    fn lands(&self) -> BTreeSet<Cell> {
        let area = self.area();
        let abroad = self.cells(&[Terrain::Abroad]);
        let mut lands = self.cells(&[Terrain::Land]);
        let nearest = |c: Cell| Cell::new(c.x.clamp(area.min.x, area.max.x), c.y.clamp(area.min.y, area.max.y));
        let around = Area { min: Cell::new(area.min.x - 1, area.min.y - 1), max: Cell::new(area.max.x + 1, area.max.y + 1) };
        lands.extend(around.cells().filter(|cell| abroad.contains(&nearest(*cell))));
        lands
    }

    pub(crate) fn is_water(&self, cell: Cell) -> bool {
        !self.scenery.terrain.iter().any(|(c, t)| *c == cell && *t != Terrain::Water)
    }

    /// Draws everything under the tiles; marks show on cells without a tile.
    pub(crate) fn under(&self, out: &mut String, has_tile: impl Fn(Cell) -> bool) {
        self.ground(out);
        self.trees(out, &has_tile);
        self.signs(out, has_tile);
        let (at, size) = self.extent();
        let frame = format!("M{} {}h{}v{}H{}z", n(at.x), n(at.y), n(size.x), n(size.y), n(at.x));
        stroke(out, &frame, INK, 6.0, "");
        out.push_str("</g>");
    }

    /// Returns the north-west corner of the printed board, and its size.
    pub(crate) fn extent(&self) -> (P, P) {
        let area = self.area();
        (north_west(area.min), north_west(area.max) + p(SIZE, SIZE) - north_west(area.min))
    }

    fn signs(&self, out: &mut String, has_tile: impl Fn(Cell) -> bool) {
        for sign in &self.scenery.signs {
            match sign {
                Sign::Beyond { edges, kind, pennants, .. } => self.beyond(out, edges, kind, *pennants),
                Sign::Link { ends, pennants, .. } => self.link(out, *ends, *pennants),
                Sign::Mark { cell, what, text } if !has_tile(*cell) => self.mark(out, *cell, what, text),
                _ => {}
            }
        }
    }

    /// Draws the ground and the labels of one cell, for a legend.
    pub(crate) fn specimen(&self, out: &mut String, cell: Cell) {
        let color = match self.scenery.terrain.first() {
            Some((_, Terrain::Land)) => COUNTRY,
            Some((_, Terrain::Abroad)) => ABROAD,
            _ => SEA,
        };
        let at = north_west(cell);
        let _ = write!(
            out,
            r#"<rect x="{}" y="{}" width="100" height="100" rx="8" fill="{color}" stroke="{PALE}" stroke-width="1.6"/>"#,
            n(at.x),
            n(at.y)
        );
        self.signs(out, |_| false);
    }

    /// Draws all names over everything else; those of marks show on cells without a tile.
    pub(crate) fn names(&self, out: &mut String, has_tile: impl Fn(Cell) -> bool) {
        out.push_str(r#"<g id="names">"#);
        for sign in &self.scenery.signs {
            match sign {
                Sign::Name { cell, text } => self.ribbon(out, text, north_west(*cell) + p(50.0, 93.0)),
                Sign::Beyond { edges, kind, text, .. } => self.name_beyond(out, edges, kind, text),
                Sign::Mark { cell, what, text } if !has_tile(*cell) => self.name_of_mark(out, *cell, what, text),
                _ => {}
            }
        }
        out.push_str("</g>");
    }

    /// Draws sea, land beyond the border, and the playable land with its border and cells. Opens
    /// the group that clips all to the board.
    fn ground(&self, out: &mut String) {
        let (at, size) = self.extent();
        let (x, y, w, h) = (n(at.x), n(at.y), n(size.x), n(size.y));
        let country = path(&self.cells(&[Terrain::Land]));
        let all = path(&self.lands());
        let _ = write!(
            out,
            r##"<clipPath id="sheet"><path d="M{x} {y}h{w}v{h}h-{w}z"/></clipPath><clipPath id="country"><path d="{country}" clip-rule="evenodd"/></clipPath><path d="M{x} {y}h{w}v{h}h-{w}z" fill="#3f2d14" opacity=".25" transform="translate(5 8)"/><g clip-path="url(#sheet)"><path d="M{x} {y}h{w}v{h}h-{w}z" fill="{SEA}"/>"##
        );
        for (color, width, opacity) in SHOALS {
            let _ = write!(
                out,
                r#"<path d="{all}" fill="none" stroke="{color}" stroke-opacity="{opacity}" stroke-width="{width}"/>"#
            );
        }
        self.waves(out);
        let _ = write!(
            out,
            r##"<path d="{all}" fill="{ABROAD}" fill-rule="evenodd" stroke="#8f7a4d" stroke-width="2"/><path d="{country}" fill="{COUNTRY}" fill-rule="evenodd"/>"##
        );
        let squares: String = self
            .cells(&[Terrain::Land])
            .iter()
            .map(|c| north_west(*c))
            .map(|at| format!("M{} {}h100v100h-100z", n(at.x), n(at.y)))
            .collect();
        let _ = write!(
            out,
            r##"<path d="{squares}" fill="none" stroke="#8f9a62" stroke-opacity=".5" stroke-width="1.2"/><g fill="none" clip-path="url(#country)"><path d="{country}" stroke="{BORDER}" stroke-opacity=".16" stroke-width="26"/><path d="{country}" stroke="{BORDER}" stroke-opacity=".2" stroke-width="13"/></g><path d="{country}" fill="none" stroke="{BORDER}" stroke-width="2.6"/>"##
        );
    }

    /// Draws a few trees on cells without other content.
    fn trees(&self, out: &mut String, has_tile: &impl Fn(Cell) -> bool) {
        let shown = |cell: &Cell| self.scenery.signs.iter().any(|sign| matches!(sign, Sign::Mark { cell: c, .. } if c == cell));
        let printed = |cell: &Cell| self.scenery.tiles.iter().any(|(c, _)| c == cell);
        out.push_str(r#"<g opacity=".5">"#);
        for cell in self.cells(&[Terrain::Land]).iter().filter(|cell| !shown(cell) && !printed(cell) && !has_tile(**cell)) {
            let salt = (cell.x as u64).wrapping_mul(61) ^ (cell.y as u64).wrapping_mul(7919);
            let count = (share("wood", salt) * 4.0) as u64;
            let mut stand: Vec<P> =
                (0..count).map(|k| p(share("wood", salt + 100 * k + 1), share("wood", salt + 100 * k + 2))).collect();
            stand.sort_by(|a, b| a.y.total_cmp(&b.y));
            for (k, at) in stand.into_iter().enumerate() {
                let id = ["t0", "t1", "t2"][(share("wood", salt + k as u64 + 7) * 3.0) as usize % 3];
                symbol::use_at(out, id, north_west(*cell) + p(16.0 + 68.0 * at.x, 24.0 + 64.0 * at.y));
            }
        }
        out.push_str("</g>");
    }

    /// Draws small waves on open water.
    fn waves(&self, out: &mut String) {
        let area = self.area();
        let mut d = String::new();
        for cell in area.cells().filter(|cell| self.is_water(*cell)) {
            let salt = (cell.x as u64).wrapping_mul(37) ^ (cell.y as u64).wrapping_mul(4001);
            for k in 0..2u64 {
                let at = north_west(cell)
                    + p(15.0 + 55.0 * share("wave", salt + 11 * k), 20.0 + 60.0 * share("wave", salt + 17 * k + 3));
                let _ = write!(d, "M{} {}q4-5 8 0t8 0", n(at.x), n(at.y));
            }
        }
        stroke(out, &d, "#eef7f8", 1.6, r#" stroke-opacity=".75" stroke-linecap="round""#);
    }
}

/// Returns the cells of a printed board, including those beyond the border.
pub(crate) fn area_of(scenery: &Scenery) -> Area {
    let behind = scenery.signs.iter().flat_map(|sign| match sign {
        Sign::Beyond { edges, .. } => edges.as_slice(),
        Sign::Link { ends, .. } => ends.as_slice(),
        _ => &[],
    });
    let behind = behind.map(|(cell, side)| cell.step(*side));
    Area::of(scenery.terrain.iter().map(|(cell, _)| *cell).chain(behind)).unwrap_or_default()
}

fn path(land: &BTreeSet<Cell>) -> String {
    coasts(land).iter().map(|coast| coast.d() + "z").collect()
}

/// Writes a stroked path.
pub(crate) fn stroke(out: &mut String, d: &str, color: &str, width: f64, more: &str) {
    let _ = write!(out, r#"<path d="{d}" fill="none" stroke="{color}" stroke-width="{}"{more}/>"#, n(width));
}
