//! Side boards whose sections lie on cells of the landscape: a city with quarters.
//!
//! The sections share the middle of their cells. Each shows its name, what it does, and the figures
//! in its places, side by side. A section that has one cell alone has no room for a card: it shows its
//! name, its figures and its drawing from the inner corner of its cell outwards.

use std::fmt::Write;

use bastide_core::{Area, FigureLocation, FigureState, Section, SideBoard, SymbolOf, View};

use crate::draw::color::{INK, PALE};
use crate::draw::geom::{P, SIZE, n, north_west, p};
use crate::draw::pen::{Anchor, Pen, Style};
use crate::symbol;
use crate::symbol::figure::{self, Look};
use crate::words::Words;

/// The sections in a row.
const IN_ROW: usize = 2;
/// The distance between sections.
const GAP: f64 = 5.0;
/// The width of a figure that has enough room.
const FIGURE: f64 = 24.0;
/// The smallest card with room for its words.
const LEAST: P = p(80.0, 60.0);
/// The size of the name of a section without a card, and the most room that it takes along its cell.
const NAME: f64 = 13.0;
const ALONG: f64 = 76.0;

/// Returns the cells on which the sections of a board lie, if they do and are not sectors of a disc.
pub(crate) fn area(side_board: &SideBoard) -> Option<Area> {
    side_board.sections.first().filter(|section| !section.sector)?.on
}

/// Draws the sections of a board over these cells, so that the outer half of the cells at the rim
/// stays visible.
pub(crate) fn paint(out: &mut String, pen: &Pen, (view, words): (View, Words), side_board: &SideBoard, area: Area) {
    let half = p(SIZE, SIZE) * 0.5;
    let (first, last) = (north_west(area.min) + half, north_west(area.max) + half);
    let rows = side_board.sections.len().div_ceil(IN_ROW).max(1);
    let room = last - first - p(GAP, GAP);
    let step = p(room.x / IN_ROW as f64, room.y / rows as f64);
    for (i, section) in side_board.sections.iter().enumerate() {
        if step.x < LEAST.x || step.y < LEAST.y {
            let way = p(if i % IN_ROW == 0 { -1.0 } else { 1.0 }, if i < IN_ROW { -1.0 } else { 1.0 });
            bare(out, pen, (view, words), section, (first + last) * 0.5, way);
            continue;
        }
        let at = first + p(GAP + (i % IN_ROW) as f64 * step.x, GAP + (i / IN_ROW) as f64 * step.y);
        one(out, pen, (view, words), section, at, step - p(GAP, GAP));
    }
}

/// Draws one section.
fn one(out: &mut String, pen: &Pen, (view, words): (View, Words), section: &Section, at: P, size: P) {
    let _ = write!(
        out,
        r##"<rect x="{}" y="{}" width="{}" height="{}" rx="7" fill="#fbf5e4" fill-opacity=".82" stroke="{PALE}" stroke-width="1.2"/>"##,
        n(at.x),
        n(at.y),
        n(size.x),
        n(size.y)
    );
    let middle = at.x + size.x / 2.0;
    let name = words.label(section.name);
    let fit = pen.fitting(&name, 15.0, size.x - 8.0);
    pen.put(out, &name, p(middle, at.y + 16.0), Style::new(fit, INK).bold().at(Anchor::Middle));
    if let Some(note) = section.note.map(|note| words.label(note)) {
        let fit = pen.fitting(&note, 10.0, size.x - 8.0);
        pen.put(out, &note, p(middle, at.y + size.y - 6.0), Style::new(fit, INK).at(Anchor::Middle));
    }
    let figures = standing(view, section);
    // Many figures overlap.
    let each = FIGURE.min((size.x - 10.0) / figures.len().max(1) as f64);
    let first = middle - each * (figures.len() as f64 - 1.0) / 2.0;
    for (nth, f) in figures.into_iter().enumerate() {
        let feet = p(first + each * nth as f64, at.y + size.y / 2.0 + 3.0);
        let _ = write!(out, r#"<g transform="translate({} {})">"#, n(feet.x), n(feet.y));
        figure::put(out, pen, &Look::of(view.rules, f, false), p(0.0, 0.0));
        out.push_str("</g>");
    }
}

/// Returns the figures in the places of a section, in their order.
fn standing<'a>(view: View<'a>, section: &Section) -> Vec<&'a FigureState> {
    let here = |f: &&FigureState| matches!(f.place, FigureLocation::Slot { group, index } if section.has_place(group, index));
    let mut figures: Vec<&FigureState> = view.core.figures.iter().filter(here).collect();
    figures.sort_by_key(|f| if let FigureLocation::Slot { index, .. } = f.place { index } else { 0 });
    figures
}

/// Draws one section without a card, from the corner that it shares with the others in a direction: its
/// name along the edge of its cell, its figures beside that, and its drawing at the end.
fn bare(out: &mut String, pen: &Pen, (view, words): (View, Words), section: &Section, corner: P, way: P) {
    let to = |x: f64, y: f64| corner + p(way.x * x, way.y * y);
    let name = words.label(section.name);
    let size = pen.fitting(&name, NAME, ALONG);
    let base = to(4.0, 4.0) + p(0.0, if way.y > 0.0 { 0.72 * size } else { 0.0 });
    let anchor = if way.x > 0.0 { Anchor::Start } else { Anchor::End };
    pen.put(out, &name, base, Style::new(size, INK).bold().at(anchor));
    if let Some(picture) = symbol::picture(view.rules, SymbolOf::Domain, view.rules.names.labels.name(section.name.index())) {
        symbol::use_at(out, &picture.id, to(16.0, 57.0) + picture.shift);
    }
    let figures = standing(view, section);
    // Many figures overlap. A figure reaches farther up than down from its middle.
    let each = FIGURE.min(30.0 / figures.len().saturating_sub(1).max(1) as f64);
    for (nth, f) in figures.into_iter().enumerate() {
        let at = to(15.0 + each * nth as f64, if way.y > 0.0 { 34.0 } else { 28.0 });
        let _ = write!(out, r#"<g transform="translate({} {}) scale(.9)">"#, n(at.x), n(at.y));
        figure::put(out, pen, &Look::of(view.rules, f, false), p(0.0, 0.0));
        out.push_str("</g>");
    }
}
