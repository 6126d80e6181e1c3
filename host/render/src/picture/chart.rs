//! A printed board by itself, with a legend, for authors and for players before a game.

use std::fmt::Write;

use bastide_core::{Ruleset, Scenery, Sign, Terrain};
use bastide_texts::Language;

use crate::board::printed::Sheet;
use crate::draw::color::{INK, PALE};
use crate::draw::geom::{P, SIZE, n, north_west, p};
use crate::draw::pen::{Anchor, Pen, Style};
use crate::panel::rose;
use crate::picture::{head, paper};
use crate::symbol;
use crate::tile;
use crate::tile::layout::Layout;
use crate::words::Words;

/// The margin around the board, for the numbers of columns and rows.
const RIM: f64 = 50.0;

/// Draws the board of a ruleset as an SVG picture, with `lines` beside it. Returns an empty text if
/// the ruleset has no printed board.
pub fn chart(rules: &Ruleset, language: &Language, lines: &[String]) -> String {
    let Some(scenery) = &rules.scenery else { return String::new() };
    let pen = Pen::new();
    let sheet = Sheet { scenery, pen: &pen };
    let (at, size) = sheet.extent();
    let unit = (size.x * size.y).sqrt() / 1000.0;
    let (margin, width) = (30.0 * unit, 330.0 * unit);
    let outer = at - p(RIM + margin, RIM + margin);
    let whole = p(size.x + 2.0 * RIM + 3.0 * margin + width, size.y + 2.0 * (RIM + margin));
    let mut out = head(rules, (outer, whole), &scenery.title, "");
    out.push_str("</defs>");
    paper(&mut out, (outer, whole), unit);
    sheet.under(&mut out, |_| false);
    printed_tiles(&mut out, rules, scenery, &pen);
    sheet.names(&mut out, |_| false);
    numbers(&mut out, &pen, &sheet);
    let beside = p(at.x + size.x + RIM + margin * 0.7, at.y);
    legend(&mut out, &pen, Words::of(rules, language), scenery, lines, (beside, width, size.y), unit);
    out.push_str("</svg>\n");
    out
}

/// Draws the tiles that are printed on cells.
pub(super) fn printed_tiles(out: &mut String, rules: &Ruleset, scenery: &Scenery, pen: &Pen) {
    for (cell, id) in &scenery.tiles {
        let Some(tile) = rules.tiles.find(id) else { continue };
        let info = rules.tiles.get(tile);
        let layout = Layout::of(rules, info);
        let at = north_west(*cell);
        let _ = write!(
            out,
            r#"<g transform="translate({} {})">{}{}<path d="M0 0h100v100H0z" fill="none" stroke="{INK}" stroke-opacity=".5" stroke-width="1.2"/>"#,
            n(at.x),
            n(at.y),
            tile::ground(&layout, info),
            tile::standing(&layout, info, 0, pen)
        );
        layout.wall_ends().into_iter().for_each(|end| symbol::use_at(out, "turret", end));
        out.push_str("</g>");
    }
}

/// Draws the numbers of columns and rows, as board files and records count them.
fn numbers(out: &mut String, pen: &Pen, sheet: &Sheet) {
    let area = sheet.area();
    let (first, last) = (north_west(area.min), north_west(area.max) + p(SIZE, SIZE));
    let style = Style::new(20.0, PALE).at(Anchor::Middle);
    for x in area.min.x..=area.max.x {
        let middle = first.x + f64::from(x - area.min.x) * SIZE + SIZE / 2.0;
        for y in [first.y - 14.0, last.y + 30.0] {
            pen.put(out, &x.to_string(), p(middle, y), style);
        }
    }
    for y in area.min.y..=area.max.y {
        let middle = first.y + f64::from(y - area.min.y) * SIZE + SIZE / 2.0 + 7.0;
        for x in [first.x - 24.0, last.x + 24.0] {
            pen.put(out, &y.to_string(), p(x, middle), style);
        }
    }
}

/// Draws the title, the lines, the legend of symbols, and a compass.
fn legend(
    out: &mut String,
    pen: &Pen,
    words: Words,
    scenery: &Scenery,
    lines: &[String],
    (at, width, height): (P, f64, f64),
    u: f64,
) {
    let middle = at.x + width / 2.0;
    let mut y = at.y + 52.0 * u;
    let size = pen.fitting(&scenery.title, 50.0 * u, width);
    pen.put(out, &scenery.title, p(middle, y), Style::new(size, INK).bold().at(Anchor::Middle));
    y += 34.0 * u;
    for line in lines.iter().flat_map(|line| wrapped(pen, line, 17.0 * u, width)) {
        pen.put(out, &line, p(middle, y), Style::new(17.0 * u, PALE).bold().at(Anchor::Middle));
        y += 23.0 * u;
    }
    y += 18.0 * u;
    for (symbol, means) in keys(scenery) {
        let means = words.say(means);
        let size = pen.fitting(&means, 19.0 * u, width - 76.0 * u);
        let _ = write!(out, r#"<g transform="translate({} {}) scale({})">"#, n(at.x), n(y), n(0.52 * u));
        out.push_str(&sample(pen, symbol));
        out.push_str("</g>");
        pen.put(out, &means, p(at.x + 76.0 * u, y + 33.0 * u), Style::new(size, INK).bold());
        y += 62.0 * u;
    }
    if at.y + height - y > 200.0 * u {
        rose(out, pen, words, p(middle, at.y + height - 95.0 * u), u);
    }
}

/// Returns the symbols that occur, with the messages that say what they mean.
fn keys(scenery: &Scenery) -> Vec<(&'static str, &'static str)> {
    let marked = |word: &str| scenery.signs.iter().any(|s| matches!(s, Sign::Mark { what, .. } if what == word));
    let beyond = |word: &str| scenery.signs.iter().any(|s| matches!(s, Sign::Beyond { kind, .. } if kind == word));
    let linked = scenery.signs.iter().any(|s| matches!(s, Sign::Link { .. }));
    let all = [
        (marked("start"), "start", "printed-start"),
        (marked("town"), "town", "printed-town"),
        (beyond("road"), "road", "printed-road"),
        (beyond("city"), "city", "printed-city"),
        (linked, "link", "printed-link"),
        (true, "blazon", "printed-blazon"),
    ];
    all.into_iter().filter(|(there, ..)| *there).map(|(_, symbol, means)| (symbol, means)).collect()
}

/// Draws a symbol of the legend on a square of the size of a cell.
fn sample(pen: &Pen, symbol: &str) -> String {
    use bastide_core::{Cell, Side};
    let (cell, beyond) = (Cell::new(0, 0), Cell::new(-1, 0));
    let mark = |what: &str| Sign::Mark { cell, what: what.to_owned(), text: String::new() };
    let edge =
        |kind: &str| Sign::Beyond { edges: vec![(beyond, Side::E)], kind: kind.to_owned(), pennants: 0, text: String::new() };
    let sign = match symbol {
        "start" | "town" => mark(symbol),
        "road" | "city" => edge(symbol),
        "link" => Sign::Link {
            ends: [(beyond, Side::E), (Cell::new(1, 0), Side::W)],
            kind: String::new(),
            pennants: 0,
            text: String::new(),
        },
        _ => return r##"<use href="#blazon" transform="translate(50 50) scale(2.4)"/>"##.into(),
    };
    let ground = match symbol {
        "road" | "city" => Terrain::Abroad,
        "link" => Terrain::Water,
        _ => Terrain::Land,
    };
    let scenery = Scenery { terrain: vec![(cell, ground)], signs: vec![sign], ..Scenery::default() };
    let mut out = String::new();
    Sheet { scenery: &scenery, pen }.specimen(&mut out, cell);
    out
}

/// Breaks a text into lines of at most this width.
fn wrapped(pen: &Pen, text: &str, size: f64, width: f64) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in text.split_whitespace() {
        match lines.last_mut() {
            Some(line) if pen.width(&format!("{line} {word}"), size) <= width => {
                line.push(' ');
                line.push_str(word);
            }
            _ => lines.push(word.to_owned()),
        }
    }
    lines
}
