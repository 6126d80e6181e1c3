//! The key of the panel: dice and bags beside the board, and the names of the figures without an
//! owner and of the tokens on the board.
//!
//! It takes room only if there are any. A long key stands in two columns.

use std::collections::BTreeMap;
use std::fmt::Write;

use bastide_core::{FigureKind, FigureLocation, FigureState, PlacedToken, View};

use crate::board::pillars;
use crate::board::tokens;
use crate::draw::color::INK;
use crate::draw::geom::{P, n, p};
use crate::draw::pen::{Pen, Style};
use crate::panel::off_board;
use crate::panel::wrapped::wrapped;
use crate::scene::Scene;
use crate::symbol::figure::{self, Look};
use crate::symbol::shapes::Shape;
use crate::words::Words;

/// The height of a row, for a unit of 1.
const ROW: f64 = 34.0;
/// The size of the words, and the smallest one at which they stand in one line, for a unit of 1.
const SIZE: f64 = 18.0;
const SMALLEST: f64 = 15.0;
/// The most rows of a column, as long as one column is enough.
const SHORT: usize = 8;

/// The key of a panel.
pub(crate) struct Key<'a> {
    pub(crate) view: View<'a>,
    pub(crate) scene: &'a Scene,
    pub(crate) pen: &'a Pen,
    pub(crate) words: Words<'a>,
    pub(crate) width: f64,
    pub(crate) unit: f64,
}

impl Key<'_> {
    /// Returns the kinds of figures without an owner that are in the game, and whether all of a
    /// kind wait beside the board.
    fn neutral(&self) -> BTreeMap<FigureKind, bool> {
        let mut kinds = BTreeMap::new();
        let in_game = |f: &&FigureState| f.owner.is_none() && f.place != FigureLocation::Gone;
        for f in self.view.core.figures.iter().filter(in_game) {
            *kinds.entry(f.kind).or_insert(true) &= f.place == FigureLocation::Supply;
        }
        kinds
    }

    fn rows(&self) -> usize {
        let off_board =
            off_board::dice_of(self.view, self.words, &self.scene.events).len() + off_board::bags_of(self.view, self.words).len();
        off_board + self.neutral().len() + tokens::kinds(self.view).len()
    }

    /// Returns the number of columns, and of rows in each.
    fn columns(&self) -> (usize, usize) {
        let rows = self.rows();
        if rows > SHORT { (2, rows.div_ceil(2)) } else { (1, rows) }
    }

    /// Returns the height, for a unit of 1.
    pub(crate) fn height(&self) -> f64 {
        ROW * self.columns().1 as f64
    }

    /// Draws the key with this upper left corner.
    pub(crate) fn paint(&self, out: &mut String, at: P) {
        let (u, v) = (self.unit, self.view);
        let (columns, rows) = self.columns();
        let width = self.width / columns as f64;
        let mut i = 0;
        let mut row = |out: &mut String, words: &str, draw: &dyn Fn(&mut String)| {
            let (x, y) = (at.x + (i / rows.max(1)) as f64 * width, at.y + (i % rows.max(1)) as f64 * ROW * u);
            let _ = write!(out, r#"<g transform="translate({} {}) scale({})">"#, n(x + 22.0 * u), n(y + 15.0 * u), n(1.15 * u));
            draw(out);
            out.push_str("</g>");
            let left = if columns > 1 { 54.0 } else { 58.0 } * u;
            let room = width - left - 4.0 * u;
            let fitting = |text: &str| self.pen.fitting(text, SIZE * u, room);
            if fitting(words) < SMALLEST * u {
                // Long words stand in two lines.
                let size = (0.8 * SIZE * u).min(wrapped(words, 2).iter().map(|line| fitting(line)).fold(f64::MAX, f64::min));
                for (nth, line) in wrapped(words, 2).iter().enumerate() {
                    self.pen.put(out, line, p(x + left, y + 22.0 * u + (nth as f64 - 0.5) * 1.1 * size), Style::new(size, INK));
                }
            } else {
                self.pen.put(out, words, p(x + left, y + 22.0 * u), Style::new(fitting(words), INK));
            }
            i += 1;
        };
        for die in off_board::dice_of(v, self.words, &self.scene.events) {
            row(out, &die.words, &|out| off_board::draw_die(out, self.pen, &die));
        }
        for bag in off_board::bags_of(v, self.words) {
            row(out, &bag.words, &off_board::draw_bag);
        }
        for (kind, waits) in self.neutral() {
            let noun = self.words.figure(kind);
            let words = if waits { self.words.say_text("waits", "noun", noun) } else { noun };
            let look = Look::of_kind(v.rules, kind.index(), Shape::of(v.rules, kind.index()).neutral, false);
            row(out, &words, &|out| figure::put(out, self.pen, &Look { zoom: 0.88, ..look.clone() }, p(0.0, 4.0)));
        }
        for placed in tokens::kinds(v) {
            let name = self.words.token(placed.token);
            row(out, &name, &|out| match pillars::is_one(v, &placed) {
                true => pillars::put(out, v, &PlacedToken { number: 1, owner: None, ..placed }, p(0.0, 5.0), self.pen, 1.3),
                // Without the number, which is that of one token and not of its kind.
                false => {
                    out.push_str(r#"<g class="token" transform="translate(0 1) scale(1.3)">"#);
                    tokens::disc(out, self.pen, v.rules, (placed.token, None), 1);
                    out.push_str("</g>");
                }
            });
        }
    }
}
