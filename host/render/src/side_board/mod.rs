//! Side boards of plugins: a strip of cards below the picture, one card for each section.
//!
//! A card shows name and price, the figures in each place, the number of tiles left, and the open
//! tiles. All data comes from [`View::side_boards`].

pub(crate) mod disc;
pub(crate) mod quarters;
mod title;

use std::fmt::Write;

use bastide_core::{FigureLocation, Group, Section, SideBoard, View};

use crate::draw::color::{GOLD, INK, PALE};
use crate::draw::geom::{P, n, p};
use crate::draw::pen::{Anchor, Pen, Style};
use crate::scene::Scene;
use crate::side_board::title::title;
use crate::symbol;
use crate::symbol::figure::{self, Look};
use crate::tile;
use crate::tile::layout::Layout;
use crate::words::Words;

/// The height of a strip, and the room above it, in the units of the panel.
const HEIGHT: f64 = 236.0;
const GAP: f64 = 26.0;
/// The largest width of a card.
const WIDEST: f64 = 330.0;

/// The strips below a picture.
pub(crate) struct SideBoards<'a> {
    view: View<'a>,
    words: Words<'a>,
    all: Vec<SideBoard<'a>>,
}

/// Returns the side boards, with the prices for the player who is asked.
pub(crate) fn of<'a>(view: View<'a>, scene: &'a Scene) -> SideBoards<'a> {
    let who = scene.asked.unwrap_or(view.core.turn.active);
    let all = view.side_boards(who).unwrap_or_default().into_iter().filter(|s| !s.sections.is_empty()).collect();
    SideBoards { view, words: Words::of(view.rules, &scene.language), all }
}

impl SideBoards<'_> {
    /// Returns the height of all strips.
    pub(crate) fn height(&self, unit: f64) -> f64 {
        let beside = self.all.iter().filter(|board| quarters::area(board).is_none());
        beside.map(|side_board| (height(side_board) + GAP) * unit).sum()
    }

    /// Returns `true` if a strip shows the places of a group, or a figure that stands in it.
    pub(crate) fn show(&self, group: Group) -> bool {
        let figures = &self.view.core.figures;
        let stands = |s: &Section| {
            let place = s.figure.and_then(|figure| figures.get(figure.index())).map(|f| f.place);
            matches!(place, Some(FigureLocation::Slot { group: its, .. }) if its == group)
        };
        self.all.iter().flat_map(|s| &s.sections).any(|s| s.seats == Some(group) || stands(s))
    }

    /// Draws the discs that lie on the landscape.
    pub(crate) fn on_landscape(&self, out: &mut String, pen: &Pen) {
        for side_board in &self.all {
            if let Some(area) = disc::area(side_board) {
                disc::on_cells(out, pen, (self.view, self.words), side_board, area);
            } else if let Some(area) = quarters::area(side_board) {
                quarters::paint(out, pen, (self.view, self.words), side_board, area);
            }
        }
    }

    /// Draws the strips, the first one from `at` on.
    pub(crate) fn paint(&self, out: &mut String, pen: &Pen, at: P, width: f64, unit: f64) {
        let mut top = at.y + GAP * unit;
        for side_board in self.all.iter().filter(|board| quarters::area(board).is_none()) {
            if disc::is_disc(side_board) {
                disc::strip(out, pen, (self.view, self.words), side_board, p(at.x, top), width, unit);
                top += (height(side_board) + GAP) * unit;
                continue;
            }
            let count = side_board.sections.len() as f64;
            let head = 54.0 * unit;
            let card = ((width - head) / count - 10.0 * unit).min(WIDEST * unit);
            title(out, pen, &self.words.speech.label(side_board.title, 0), p(at.x, top), HEIGHT * unit, unit);
            for (i, section) in side_board.sections.iter().enumerate() {
                let corner = p(at.x + head + i as f64 * (card + 10.0 * unit), top);
                Card { view: self.view, words: self.words, pen, at: corner, width: card, unit }.paint(out, section);
            }
            top += (HEIGHT + GAP) * unit;
        }
    }
}

/// Returns the height of the strip of a board, in the units of the panel.
fn height(side_board: &SideBoard) -> f64 {
    if disc::is_disc(side_board) { disc::height(side_board) } else { HEIGHT }
}

struct Card<'a> {
    view: View<'a>,
    words: Words<'a>,
    pen: &'a Pen,
    at: P,
    width: f64,
    unit: f64,
}

impl Card<'_> {
    fn paint(&self, out: &mut String, section: &Section) {
        let (u, at) = (self.unit, self.at);
        let _ = write!(
            out,
            r##"<rect x="{}" y="{}" width="{}" height="{}" rx="{}" fill="#fbf5e4" stroke="{PALE}" stroke-width="{}"/>"##,
            n(at.x),
            n(at.y),
            n(self.width),
            n(HEIGHT * u),
            n(10.0 * u),
            n(1.4 * u)
        );
        let name = self.words.label(section.name);
        // A price stands on the right of it.
        let room = if section.price.is_some() { self.width * 0.5 } else { self.width - 28.0 * u };
        let size = self.pen.fitting(&name, 24.0 * u, room);
        self.pen.put(out, &name, at + p(14.0, 34.0) * u, Style::new(size, INK).bold());
        if let Some(price) = section.price {
            self.price(out, price);
        }
        if let Some(group) = section.seats {
            self.seats(out, group, section);
        }
        if let Some(pile) = section.open {
            self.tiles(out, self.view.core.piles.get(pile.index()).map_or(&[], Vec::as_slice));
        }
        if let Some(left) = section.left {
            let text = if left > 0 { self.words.say_number("section-left", left) } else { self.words.say("section-empty") };
            let middle = p(at.x + self.width / 2.0, at.y + (HEIGHT - 12.0) * u);
            self.pen.put(out, &text, middle, Style::new(16.0 * u, PALE).bold().at(Anchor::Middle));
        }
    }

    /// Draws a coin with the price.
    fn price(&self, out: &mut String, price: i16) {
        let u = self.unit;
        let middle = p(self.at.x + self.width - 28.0 * u, self.at.y + 26.0 * u);
        let _ = write!(
            out,
            r#"<circle cx="{}" cy="{}" r="{}" fill="{GOLD}" stroke="{INK}" stroke-width="{}"/>"#,
            n(middle.x),
            n(middle.y),
            n(17.0 * u),
            n(1.2 * u)
        );
        let text = price.to_string();
        let size = self.pen.fitting(&text, 21.0 * u, 28.0 * u);
        self.pen.put(out, &text, middle + p(0.0, 7.0 * u), Style::new(size, INK).bold().at(Anchor::Middle));
    }

    /// Draws the places in their order, with the figures in them.
    fn seats(&self, out: &mut String, group: Group, section: &Section) {
        let (u, v) = (self.unit, self.view);
        let places = section.places(v.rules.names.groups.spec(group.index()).map_or(0, |g| g.places));
        let count = places.len() as f64;
        let step = (self.width / count.max(1.0)).min(62.0 * u);
        let first = self.at.x + (self.width - step * count) / 2.0;
        for (nth, place) in places.enumerate() {
            let middle = p(first + (nth as f64 + 0.5) * step, self.at.y + 80.0 * u);
            let _ = write!(
                out,
                r##"<circle cx="{}" cy="{}" r="{}" fill="#efe0b8" stroke="{PALE}" stroke-width="{}" stroke-dasharray="{} {}"/>"##,
                n(middle.x),
                n(middle.y),
                n(step.min(54.0 * u) * 0.46),
                n(1.2 * u),
                n(3.0 * u),
                n(3.0 * u)
            );
            let here = FigureLocation::Slot { group, index: place };
            for f in v.core.figures.iter().filter(|f| f.place == here) {
                let _ = write!(out, r#"<g transform="translate({} {}) scale({})">"#, n(middle.x), n(middle.y), n(1.45 * u));
                figure::put(out, self.pen, &Look::of(v.rules, f, false), p(0.0, 0.0));
                out.push_str("</g>");
            }
        }
    }

    /// Draws the open tiles side by side.
    fn tiles(&self, out: &mut String, tiles: &[bastide_core::TileType]) {
        let (u, rules) = (self.unit, self.view.rules);
        let size = ((self.width - 16.0 * u) / tiles.len().max(3) as f64 - 6.0 * u).min(94.0 * u);
        let step = size + 6.0 * u;
        let first = self.at.x + (self.width - step * tiles.len() as f64 + 6.0 * u) / 2.0;
        for (i, tile) in tiles.iter().enumerate() {
            let info = rules.tiles.get(*tile);
            let layout = Layout::of(rules, info);
            let at = p(first + i as f64 * step, self.at.y + 116.0 * u);
            let _ = write!(
                out,
                r#"<g transform="translate({} {}) scale({})">{}{}"#,
                n(at.x),
                n(at.y),
                n(size / 100.0),
                tile::ground(&layout, info),
                tile::standing(&layout, info, 0, self.pen)
            );
            for end in layout.wall_ends() {
                symbol::use_at(out, "turret", end);
            }
            let _ = write!(out, r#"<path d="M0 0h100v100H0z" fill="none" stroke="{INK}" stroke-opacity=".45"/></g>"#);
        }
    }
}
