//! The whole picture: the board in its frame, with score track and panel.

pub(crate) mod board_sheet;
pub(crate) mod chart;
pub(crate) mod tile_sheet;

use std::fmt::Write;

use bastide_core::{Cell, Ruleset, View};
use bastide_texts::{Args, table};

use crate::board::Board;
use crate::board::display;
use crate::draw::color::{INK, PALE, SHEET};
use crate::draw::geom::{P, SIZE, n, north_west, p};
use crate::draw::pen::{Anchor, Pen, Style, escape};
use crate::panel::Panel;
use crate::panel::track::Track;
use crate::scene::Scene;
use crate::side_board;
use crate::symbol;
use crate::words::Words;

/// The smallest size of the board area, so that a single tile does not fill the picture.
const LEAST: P = p(760.0, 620.0);
/// The definition that [`paper`] uses.
const PAPER_DEFS: &str = r##"<radialGradient id="paper" cx=".45" cy=".42" r=".8"><stop offset="0" stop-color="#faf2dc"/><stop offset=".7" stop-color="#f1e3c2"/><stop offset="1" stop-color="#dcc596"/></radialGradient>"##;
/// The margin around the cells.
const RIM: f64 = 62.0;

/// Draws the game as an SVG picture.
pub fn svg(view: View, scene: &Scene) -> String {
    let pen = Pen::new();
    let displays = display::of(view);
    let board = Board::new(view, scene, &displays, &pen);
    let first = north_west(board.area.min);
    let cells = north_west(board.area.max) + p(SIZE, SIZE) - first;
    let size = p((cells.x + 2.0 * RIM).max(LEAST.x), (cells.y + 2.0 * RIM).max(LEAST.y));
    let inner = first - (size - cells) * 0.5;
    let track = Track::around(inner, size);
    let (outer, outer_size) = track.outer();
    let unit = (outer_size.x * outer_size.y).sqrt() / 1000.0;
    let margin = 34.0 * unit;
    let side_boards = side_board::of(view, scene);
    let mut panel = Panel {
        view,
        scene,
        displays: &displays,
        side_boards: &side_boards,
        pen: &pen,
        at: p(outer.x + outer_size.x + 1.2 * margin, outer.y),
        width: 350.0 * unit,
        unit,
    };
    let height = outer_size.y.max(panel.least_height());
    panel.at.y = outer.y + (outer_size.y - height) / 2.0;
    let sheet = (
        p(outer.x - margin, panel.at.y.min(outer.y) - margin),
        p(outer_size.x + panel.width + 3.2 * margin, height + 2.0 * margin + side_boards.height(unit)),
    );

    let mut out = String::with_capacity(1 << 19);
    out.push_str(&head(view.rules, sheet, &scene.title, &describe(view, scene)));
    out.push_str(
        r##"<radialGradient id="table" cx=".5" cy=".5" r=".75"><stop offset="0" stop-color="#efe0b8"/><stop offset="1" stop-color="#d9c190"/></radialGradient>"##,
    );
    board.defs(&mut out);
    out.push_str("</defs>");
    paper(&mut out, sheet, unit);
    let shadow = 5.0 * unit;
    let _ = write!(
        out,
        r##"<rect x="{}" y="{}" width="{}" height="{}" fill="#3f2d14" fill-opacity=".25"/><rect x="{}" y="{}" width="{}" height="{}" fill="url(#table)"/>"##,
        n(outer.x + shadow),
        n(outer.y + shadow * 1.6),
        n(outer_size.x),
        n(outer_size.y),
        n(inner.x),
        n(inner.y),
        n(size.x),
        n(size.y)
    );
    track.paint(&mut out, view, &pen);
    let _ = write!(
        out,
        r#"<g fill="none" stroke="{INK}"><rect x="{}" y="{}" width="{}" height="{}" stroke-width="{}"/><rect x="{}" y="{}" width="{}" height="{}" stroke-width="{}"/></g>"#,
        n(outer.x),
        n(outer.y),
        n(outer_size.x),
        n(outer_size.y),
        n(2.6 * unit),
        n(inner.x),
        n(inner.y),
        n(size.x),
        n(size.y),
        n(1.8 * unit)
    );
    coordinates(&mut out, &pen, &board);
    // Figures grow with the board, so that their marks stay readable.
    board.layers(&mut out, (0.72 * unit).clamp(1.0, 1.6), &side_boards);
    panel.paint(&mut out, height);
    let below = p(outer.x, panel.at.y.min(outer.y) + height);
    side_boards.paint(&mut out, &pen, below, outer_size.x + panel.width + 1.2 * margin, unit);
    out.push_str("</svg>\n");
    out
}

/// Returns the beginning of a picture with this corner and size: title, description, and the common
/// definitions. The element `defs` stays open. Without a description, the element is left out.
pub(crate) fn head(rules: &Ruleset, (at, size): (P, P), title: &str, description: &str) -> String {
    let description = match description {
        "" => String::new(),
        text => format!("<desc>{}</desc>", escape(text)),
    };
    format!(
        r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="{} {} {} {}" role="img"><title>{}</title>{description}<defs>{}{PAPER_DEFS}"#,
        n(at.x),
        n(at.y),
        n(size.x),
        n(size.y),
        escape(title),
        symbol::defs(rules)
    )
}

/// Draws the background with a double line along its edge.
pub(crate) fn paper(out: &mut String, (at, size): (P, P), unit: f64) {
    let _ = write!(
        out,
        r#"<rect x="{0}" y="{1}" width="{2}" height="{3}" fill="{SHEET}"/><rect x="{0}" y="{1}" width="{2}" height="{3}" fill="url(#paper)"/><g fill="none" stroke="{PALE}">"#,
        n(at.x),
        n(at.y),
        n(size.x),
        n(size.y)
    );
    for (inset, width) in [(9.0, 2.4), (14.0, 0.9)] {
        let i = inset * unit;
        let _ = write!(
            out,
            r#"<rect x="{}" y="{}" width="{}" height="{}" stroke-width="{}"/>"#,
            n(at.x + i),
            n(at.y + i),
            n(size.x - 2.0 * i),
            n(size.y - 2.0 * i),
            n(width * unit)
        );
    }
    out.push_str("</g>");
}

/// Draws the numbers of columns and rows, and faint lines that lead to them.
fn coordinates(out: &mut String, pen: &Pen, board: &Board) {
    let (min, max) = (board.area.min, board.area.max);
    let (a, b) = (north_west(min), north_west(max) + p(SIZE, SIZE));
    let mut d = String::new();
    for x in min.x..=max.x + 1 {
        let _ = write!(d, "M{} {}V{}", n(north_west(Cell::new(x, 0)).x), n(a.y - 16.0), n(b.y + 16.0));
    }
    for y in min.y..=max.y + 1 {
        let _ = write!(d, "M{} {}H{}", n(a.x - 16.0), n(north_west(Cell::new(0, y)).y), n(b.x + 16.0));
    }
    let _ = write!(out, r#"<path d="{d}" stroke="{PALE}" stroke-opacity=".28" stroke-width="1" stroke-dasharray="2 5"/>"#);
    let style = Style::new(21.0, PALE).at(Anchor::Middle);
    for x in min.x..=max.x {
        let middle = north_west(Cell::new(x, 0)).x + SIZE / 2.0;
        pen.put(out, &x.to_string(), p(middle, a.y - 26.0), style);
        pen.put(out, &x.to_string(), p(middle, b.y + 42.0), style);
    }
    for y in min.y..=max.y {
        let middle = north_west(Cell::new(0, y)).y + SIZE / 2.0 + 7.0;
        pen.put(out, &y.to_string(), p(a.x - 34.0, middle), style);
        pen.put(out, &y.to_string(), p(b.x + 34.0, middle), style);
    }
}

/// Returns a description of the picture in words.
fn describe(view: View, scene: &Scene) -> String {
    let (core, words) = (view.core, Words::of(view.rules, &scene.language));
    let points = core.players().map(|player| {
        let points = core.score.get(player.index()).copied().unwrap_or(0);
        words.speech.say("player-points", &Args::new().with("who", scene.name(view, player)).with("n", points))
    });
    let points: Vec<String> = points.collect();
    let args = Args::new()
        .with("tiles", words.say_number("tiles-left", view.tiles_left()))
        .with("placed", words.say_number("tiles-placed", core.board.tiles_placed()))
        .with("points", points.join(", "))
        .with("plugins", words.speech.list(&table::titles(view.rules, &scene.language)));
    words.speech.say(if core.is_over { "description-over" } else { "description-open" }, &args)
}
