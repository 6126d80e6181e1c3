//! The labels of a printed board: roads and cities beyond the border, ferries, towns, names.

use std::fmt::Write;

use bastide_core::{Cell, Side};

use crate::board::printed::{ABROAD, PAPER, Sheet, stroke};
use crate::draw::color::{CITY, INK, LANE as LANE_FILL, LANE_RIM, PALE, STONE, STONE_RIM};
use crate::draw::geom::{Curve, P, n, north_west, p, share, turn};
use crate::draw::pen::{Anchor, Style};
use crate::symbol;
use crate::tile;
use crate::tile::measures::LANE;
use crate::tile::roads::gateway;

/// A route over water.
const ROUTE: &str = "#2f6285";
/// The outline of a start cell.
const START: &str = "#c23b2e";
/// The colors of discs, dark enough for white letters.
const DISCS: [(&str, &str); 3] = [("purple", "#6b3f8f"), ("light-blue", "#2f7fae"), ("orange", "#b8580f")];
/// Text beyond the border.
const FAR: &str = "#6a5433";

impl Sheet<'_> {
    /// Draws a feature beyond the border.
    pub(crate) fn beyond(&self, out: &mut String, edges: &[(Cell, Side)], kind: &str, pennants: u8) {
        if kind == "city" {
            edges.iter().for_each(|edge| half_city(out, *edge));
        } else {
            self.roads(out, edges);
        }
        let Some(&(cell, side)) = edges.first() else { return };
        let (from, into) = gateway(side);
        let out_to = |far: f64| north_west(cell) + from - into * far;
        let upright = matches!(side, Side::N | Side::S);
        let aside = if upright { p(19.0, 0.0) } else { p(0.0, -21.0) };
        let first = if kind == "city" { 17.0 } else { 24.0 };
        let shift = if kind == "city" { p(0.0, 0.0) } else { aside };
        for k in 0..pennants {
            let apart = if kind == "city" {
                aside * (f64::from(k) - f64::from(pennants - 1) / 2.0)
            } else {
                into * (-18.0 * f64::from(k))
            };
            shield(out, out_to(first) + shift + apart, 1.15);
        }
    }

    /// Draws the name of a feature beyond the border.
    pub(crate) fn name_beyond(&self, out: &mut String, edges: &[(Cell, Side)], kind: &str, text: &str) {
        let Some(&(cell, side)) = edges.first() else { return };
        let (from, into) = gateway(side);
        let out_to = |far: f64| north_west(cell) + from - into * far;
        let size = self.pen.fitting(text, 18.5, 97.0);
        let at = match side {
            Side::N => out_to(78.0) + p(0.0, size),
            Side::S => out_to(78.0),
            _ if kind == "city" => out_to(50.0) + p(0.0, 50.0),
            _ => out_to(51.0) + p(0.0, 27.0),
        };
        self.halo(out, text, at, size, FAR);
    }

    /// Draws roads that leave the board. Roads of one feature meet beyond the border. Over water
    /// they are a pier and a route.
    fn roads(&self, out: &mut String, edges: &[(Cell, Side)]) {
        let end = |(cell, side): (Cell, Side), far: f64| {
            let (from, into) = gateway(side);
            (north_west(cell) + from, north_west(cell) + from - into * far, into * -1.0)
        };
        let meeting = edges.iter().map(|e| end(*e, 52.0).1).fold(p(0.0, 0.0), |a, b| a + b) * (1.0 / edges.len().max(1) as f64);
        for &edge in edges {
            let (from, to, ahead) = end(edge, 62.0);
            if self.is_water(edge.0.step(edge.1)) && edges.len() == 1 {
                stroke(out, &Curve::from(from).line(from + ahead * 60.0).d(), ROUTE, 3.2, r#" stroke-dasharray="8 6""#);
                pier(out, from, ahead);
                continue;
            }
            let course = match edges.len() {
                1 => Curve::from(from).cubic(from + ahead * 22.0, to - ahead * 20.0 + ahead.left() * 5.0, to),
                _ => Curve::from(from).cubic(from + ahead * 30.0, meeting - ahead * 10.0, meeting),
            };
            lane(out, &course);
            if edges.len() == 1 {
                arrow(out, to, ahead);
            }
        }
    }

    /// Draws a ferry: a dashed route over the water with a ship on it.
    pub(crate) fn link(&self, out: &mut String, ends: [(Cell, Side); 2], pennants: u8) {
        let [(from, ahead), (to, back)] = ends.map(|(cell, side)| {
            let (at, into) = gateway(side);
            (north_west(cell) + at, into * -1.0)
        });
        let reach = (from.to(to) * 0.45).clamp(34.0, 130.0);
        let course = Curve::from(from).cubic(from + ahead * reach, to + back * reach, to);
        stroke(out, &course.d(), "#eef7f8", 6.5, r#" stroke-opacity=".7""#);
        stroke(out, &course.d(), ROUTE, 3.4, r#" stroke-dasharray="9 6.5""#);
        pier(out, from, ahead);
        pier(out, to, back);
        let (middle, _) = course.along(0.5);
        ship(out, middle);
        for k in 0..pennants {
            shield(out, middle + p(17.0 * (f64::from(k) - f64::from(pennants - 1) / 2.0), 27.0), 1.1);
        }
    }

    /// Draws the printed content of a cell without a tile.
    pub(crate) fn mark(&self, out: &mut String, cell: Cell, what: &str, text: &str) {
        let at = north_west(cell);
        let (what, color) = what.split_once('.').unwrap_or((what, ""));
        match what {
            "town" | "start" => small_city(out, at, what == "start"),
            "island" => {
                island(out, at);
                if !color.is_empty() {
                    self.disc(out, text, at + p(50.0, 76.0), color);
                }
            }
            "waves" => {
                let wave = |y: f64| format!("M{} {}q9-11 18 0t18 0t18 0", n(at.x + 23.0), n(at.y + y));
                let d: String = [28.0, 50.0, 72.0].map(wave).concat();
                stroke(out, &d, ROUTE, 3.0, r#" stroke-opacity=".55" stroke-linecap="round""#);
            }
            other => tile::medallion(out, other, at + p(50.0, 50.0), self.pen),
        }
    }

    /// Draws a text on a disc of a color.
    fn disc(&self, out: &mut String, text: &str, at: P, color: &str) {
        let fill = DISCS.iter().find(|(name, _)| *name == color).map_or(INK, |(_, fill)| *fill);
        let (x, y) = (n(at.x), n(at.y));
        let _ = write!(out, r#"<circle cx="{x}" cy="{y}" r="14" fill="{fill}" stroke="{PAPER}" stroke-width="2.4"/>"#);
        self.pen.put(out, text, at + p(0.0, 6.5), Style::new(18.0, "#fff").bold().at(Anchor::Middle));
    }

    /// Draws the name at the bottom of a cell without a tile.
    pub(crate) fn name_of_mark(&self, out: &mut String, cell: Cell, what: &str, text: &str) {
        // What has a color has its text on a disc.
        if what.contains('.') {
            return;
        }
        let (size, room, line, ink) = match what {
            "start" => (17.5, 76.0, 82.0, INK),
            "town" => (17.5, 100.0, 86.0, INK),
            _ => (14.0, 94.0, 84.0, PALE),
        };
        self.halo(out, text, north_west(cell) + p(50.0, line), self.pen.fitting(text, size, room), ink);
    }

    /// Draws a name on a ribbon, its lower edge at a point.
    pub(crate) fn ribbon(&self, out: &mut String, text: &str, at: P) {
        if text.is_empty() {
            return;
        }
        let size = self.pen.fitting(text, 18.0, 90.0);
        let half = self.pen.width(text, size) / 2.0 + 5.0;
        let _ = write!(
            out,
            r#"<rect x="{}" y="{}" width="{}" height="20" rx="4" fill="{PAPER}" fill-opacity=".94" stroke="{INK}" stroke-width="1.1"/>"#,
            n(at.x - half),
            n(at.y - 19.0),
            n(2.0 * half)
        );
        self.pen.put(out, text, at + p(0.0, -9.0 + 0.36 * size), Style::new(size, INK).bold().at(Anchor::Middle));
    }

    /// Draws a text centred on a point, with a halo that makes it readable on any background.
    fn halo(&self, out: &mut String, text: &str, at: P, size: f64, ink: &str) {
        let glow = Style { weight: 0.3, ..Style::new(size, PAPER) };
        self.pen.put(out, text, at, glow.at(Anchor::Middle));
        self.pen.put(out, text, at, Style::new(size, ink).bold().at(Anchor::Middle));
    }
}

/// Draws a small city, with a red outline if a first tile may lie there.
fn small_city(out: &mut String, at: P, start: bool) {
    if start {
        let _ = write!(
            out,
            r#"<rect x="{}" y="{}" width="88" height="88" rx="9" fill="{START}" fill-opacity=".12" stroke="{START}" stroke-width="5.5"/><rect x="{}" y="{}" width="79" height="79" rx="6" fill="none" stroke="{PAPER}" stroke-width="1.6"/>"#,
            n(at.x + 6.0),
            n(at.y + 6.0),
            n(at.x + 10.5),
            n(at.y + 10.5)
        );
    }
    town(out, at + p(50.0, 57.0));
}

/// Draws a road as on tiles.
fn lane(out: &mut String, course: &Curve) {
    stroke(out, &course.d(), LANE_RIM, 2.0 * LANE + 1.4, "");
    stroke(out, &course.d(), LANE_FILL, 2.0 * LANE - 1.0, "");
}

/// Draws the arrowhead of a road that continues.
fn arrow(out: &mut String, at: P, ahead: P) {
    let (tip, left, right) = (at + ahead * 13.0, at + ahead.left() * 9.0, at - ahead.left() * 9.0);
    let _ = write!(
        out,
        r#"<path d="M{} {}L{} {}L{} {}z" fill="{LANE_FILL}" stroke="{LANE_RIM}" stroke-width="1.4" stroke-linejoin="round"/>"#,
        n(left.x),
        n(left.y),
        n(tip.x),
        n(tip.y),
        n(right.x),
        n(right.y)
    );
}

/// Draws the end of a road at the water.
fn pier(out: &mut String, from: P, ahead: P) {
    let deck = Curve::from(from - ahead * 3.0).line(from + ahead * 17.0).d();
    stroke(out, &deck, "#5a3a1c", 13.0, "");
    stroke(out, &deck, "#c59a5f", 10.4, "");
    stroke(out, &deck, "#8f6232", 10.4, r#" stroke-dasharray="1 3.4""#);
}

/// Draws a sailing ship with its middle at a point.
fn ship(out: &mut String, at: P) {
    let _ = write!(
        out,
        r##"<g transform="translate({} {})" stroke="{INK}" stroke-width="1.2" stroke-linejoin="round"><path d="M-17 3h34l-6 10h-22z" fill="#8f5f2e"/><path d="M-1-21h2V3h-2z" fill="#5a3a1c"/><path d="M3-19q15 9 11 19H3zM-3-15q-9 8-11 15h11z" fill="{PAPER}"/><path d="M1-21l9-3-9-3z" fill="{START}"/></g>"##,
        n(at.x),
        n(at.y)
    );
}

/// Draws a pennant, `size` times as large as on tiles.
fn shield(out: &mut String, at: P, size: f64) {
    let _ = write!(out, r##"<use href="#blazon" transform="translate({} {}) scale({})"/>"##, n(at.x), n(at.y), n(size));
}

/// Draws an island on the cell with this corner.
fn island(out: &mut String, at: P) {
    let middle = at + p(50.0, 50.0);
    let wide = 26.0 + 10.0 * share("island", (at.x + 7.0 * at.y) as i64 as u64);
    let _ = write!(
        out,
        r##"<ellipse cx="{}" cy="{}" rx="{}" ry="17" fill="{ABROAD}" stroke="#8f7a4d" stroke-width="2"/>"##,
        n(middle.x),
        n(middle.y),
        n(wide)
    );
    symbol::use_at(out, "t0", middle + p(-9.0, 4.0));
    symbol::use_at(out, "t2", middle + p(8.0, 0.0));
}

/// Draws a small city with its foot at a point.
fn town(out: &mut String, at: P) {
    let _ = write!(
        out,
        r##"<g transform="translate({} {}) scale(1.75)"><ellipse cy="1" rx="19" ry="5.4" fill="{CITY}" stroke="{STONE_RIM}" stroke-opacity=".5" stroke-width=".7"/><g stroke="#6b4a33" stroke-width=".5" stroke-linejoin="round"><use href="#h0" x="-10.5" y="-.5"/><use href="#h3" x="1.5" y="-2"/><use href="#h1" x="10" y="-.5"/><use href="#h2" x="-3" y="3.5"/><use href="#h0" x="7" y="4"/></g></g>"##,
        n(at.x),
        n(at.y)
    );
}

/// Draws half a city behind an edge, with its wall.
fn half_city(out: &mut String, (cell, side): (Cell, Side)) {
    // In the frame of the north side of the cell, so that the city lies above.
    let wall = Curve::from(p(0.0, 0.0)).cubic(p(10.0, -34.0), p(30.0, -40.0), p(50.0, -40.0)).cubic(
        p(70.0, -40.0),
        p(90.0, -34.0),
        p(100.0, 0.0),
    );
    let wall = wall.turned(side.index());
    let at = north_west(cell);
    let _ = write!(
        out,
        r##"<g transform="translate({} {})"><path d="{2}z" fill="{CITY}"/><path d="{2}" fill="none" stroke="{STONE_RIM}" stroke-width="6.6"/><path d="{2}" fill="none" stroke="{STONE}" stroke-width="4.8"/><path d="{2}" fill="none" stroke="#b3a994" stroke-width="4.8" stroke-dasharray=".7 3.6"/><g stroke="#6b4a33" stroke-width=".5" stroke-linejoin="round">"##,
        n(at.x),
        n(at.y),
        wall.d()
    );
    for (k, place) in [p(22.0, -12.0), p(37.0, -27.0), p(63.0, -27.0), p(78.0, -12.0)].into_iter().enumerate() {
        symbol::use_at(out, ["h0", "h1", "h2", "h1"][k], turn(place, side.index()) + p(0.0, 4.0));
    }
    out.push_str("</g></g>");
}
