//! The panel beside the board: title, players, remaining tiles, figures off the board.

pub(crate) mod card;
pub(crate) mod held_cards;
mod key;
pub(crate) mod off_board;
pub(crate) mod track;
mod wrapped;

use std::fmt::Write;

use bastide_core::{Display, FigureLocation, FigureState, Player, View};

use crate::board::display::{self, SideDisplays};
use crate::draw::color::{GOLD, INK, PALE};
use crate::draw::geom::{P, SIZE, n, p};
use crate::draw::pen::{Anchor, Pen, Style};
use crate::panel::card::Cards;
use crate::panel::key::Key;
use crate::panel::wrapped::wrapped;
use crate::scene::Scene;
use crate::side_board::SideBoards;
use crate::symbol::figure::{self, Look};
use crate::words::Words;

/// A column of items, written from the top down.
pub(crate) struct Panel<'a> {
    pub(crate) view: View<'a>,
    pub(crate) scene: &'a Scene,
    pub(crate) displays: &'a [Display],
    pub(crate) side_boards: &'a SideBoards<'a>,
    pub(crate) pen: &'a Pen,
    /// The upper left corner.
    pub(crate) at: P,
    pub(crate) width: f64,
    /// The base length, which grows with the board.
    pub(crate) unit: f64,
}

const HEAD: f64 = 128.0;
/// The largest share of the height for the headline.
const TITLE: f64 = 66.0;
const FOOT: f64 = 74.0;
const LINE: f64 = 58.0;
/// The height of the tiles in hand.
const HAND: f64 = 104.0;
const ROSE: f64 = 190.0;

impl Panel<'_> {
    fn words(&self) -> Words<'_> {
        Words::of(self.view.rules, &self.scene.language)
    }

    fn cards(&self) -> Cards<'_> {
        Cards { view: self.view, scene: self.scene, pen: self.pen, words: self.words(), width: self.width, unit: self.unit }
    }

    fn key(&self) -> Key<'_> {
        Key { view: self.view, scene: self.scene, pen: self.pen, words: self.words(), width: self.width, unit: self.unit }
    }

    /// Returns the height of everything below the players, for a unit of 1.
    fn below(&self) -> f64 {
        let groups = LINE * self.groups().len() as f64;
        self.hand_height() + FOOT + groups + self.side_displays().height() + self.key().height()
    }

    /// Returns the smallest height of the panel.
    pub(crate) fn least_height(&self) -> f64 {
        (HEAD + self.cards().least_height() + self.below()) * self.unit
    }

    /// Draws the panel into this height.
    pub(crate) fn paint(&self, out: &mut String, height: f64) {
        let u = self.unit;
        let mut y = self.at.y;
        self.head(out, y);
        y += HEAD * u;
        let beside = self.side_displays();
        y += self.cards().paint(out, p(self.at.x, y), height - (HEAD + self.below()) * u);
        self.hand(out, y);
        y += self.hand_height() * u;
        self.left(out, y);
        y += FOOT * u;
        beside.paint(out, p(self.at.x, y), self.width, &|player| self.name(player).to_owned());
        y += beside.height() * u;
        for (name, figures) in self.groups() {
            self.group(out, &name, &figures, y);
            y += LINE * u;
        }
        let key = self.key();
        key.paint(out, p(self.at.x, y));
        y += key.height() * u;
        if self.at.y + height - y > ROSE * u {
            rose(out, self.pen, self.words(), p(self.at.x + self.width / 2.0, self.at.y + height - ROSE * u * 0.5), u);
        }
    }

    fn side_displays(&self) -> SideDisplays<'_> {
        SideDisplays { view: self.view, displays: self.displays, pen: self.pen, words: self.words(), unit: self.unit }
    }

    /// Returns the display name of a player.
    fn name(&self, player: Player) -> &str {
        self.scene.name(self.view, player)
    }

    /// Returns the lines of the headline and the largest size at which they fit.
    fn headline(&self) -> (Vec<String>, f64) {
        let u = self.unit;
        let fitted = |most: usize| {
            let lines = wrapped(&self.scene.title, most);
            let size = lines.iter().map(|line| self.pen.fitting(line, 46.0 * u, self.width)).fold(f64::MAX, f64::min);
            let size = size.min(TITLE * u / (1.12 * lines.len().max(1) as f64));
            (lines, size)
        };
        (1..=4).map(fitted).fold((Vec::new(), 0.0), |best, new| if new.1 > best.1 { new } else { best })
    }

    fn head(&self, out: &mut String, y: f64) {
        let u = self.unit;
        let middle = self.at.x + self.width / 2.0;
        let (lines, size) = self.headline();
        let top = y + 52.0 * u - 1.12 * size * (lines.len() as f64 - 1.0);
        for (i, line) in lines.iter().enumerate() {
            let at = p(middle, top + 1.12 * size * i as f64);
            self.pen.put(out, line, at, Style::new(size, INK).bold().at(Anchor::Middle));
        }
        let size = self.pen.fitting(&self.scene.subtitle, 20.0 * u, self.width);
        self.pen.put(out, &self.scene.subtitle, p(middle, y + 78.0 * u), Style::new(size, PALE).bold().at(Anchor::Middle));
        let (x, line, half) = (n(middle), n(y + 98.0 * u), self.width * 0.42);
        let _ = write!(
            out,
            r##"<path d="M{} {line}H{}M{} {line}H{}" stroke="{PALE}" stroke-width="{}"/><use href="#star" transform="translate({x} {line}) scale({})" fill="{PALE}"/>"##,
            n(middle - half),
            n(middle - 14.0 * u),
            n(middle + 14.0 * u),
            n(middle + half),
            n(1.4 * u),
            n(1.2 * u)
        );
    }

    /// Returns the height of the tiles in hand, for a unit of 1.
    fn hand_height(&self) -> f64 {
        if display::in_hand(self.view).is_empty() { 0.0 } else { HAND }
    }

    /// Draws the tiles in hand with their names and their owner.
    fn hand(&self, out: &mut String, y: f64) {
        let (u, v) = (self.unit, self.view);
        let tiles = display::in_hand(v);
        if tiles.is_empty() {
            return;
        }
        let shown = tiles.len().min(3);
        let side = (if shown > 1 { 66.0 } else { 88.0 }) * u;
        out.push_str(r#"<g id="hand">"#);
        for (i, tile) in tiles.iter().take(shown).enumerate() {
            let at = p(self.at.x + 8.0 * u + i as f64 * (side + 8.0 * u), y + 6.0 * u);
            let scale = side / SIZE;
            let _ = write!(
                out,
                r##"<g transform="translate({} {}) scale({scale:.3})"><use href="#g{2}"/><use href="#s{2}-0"/><rect width="100" height="100" rx="3" fill="none" stroke="{INK}" stroke-width="8"/><rect width="100" height="100" rx="3" fill="none" stroke="{GOLD}" stroke-width="5"/></g>"##,
                n(at.x),
                n(at.y),
                tile.0
            );
        }
        let left = self.at.x + 8.0 * u + shown as f64 * (side + 8.0 * u) + 8.0 * u;
        let room = self.at.x + self.width - left - 4.0 * u;
        let names: Vec<&str> = tiles.iter().map(|tile| v.rules.tiles.get(*tile).name.as_str()).collect();
        let whose = self.words().say_text("places-a-tile", "who", self.name(v.core.tile_play.player));
        for (text, ink, line) in [(whose, PALE, 38.0), (names.join(", "), INK, 66.0)] {
            let size = self.pen.fitting(&text, 21.0 * u, room);
            self.pen.put(out, &text, p(left, y + line * u), Style::new(size, ink).bold());
        }
        out.push_str("</g>");
    }

    fn left(&self, out: &mut String, y: f64) {
        let (u, v) = (self.unit, self.view);
        let words = self.words();
        let left = words.say_number("tiles-left", v.tiles_left());
        let placed = words.say_number("tiles-placed", v.core.board.tiles_placed());
        let aside = v.core.set_aside.len();
        let aside = (aside > 0).then(|| words.say_number("tiles-aside", aside));
        let text = [Some(left), Some(placed), aside].into_iter().flatten().collect::<Vec<_>>().join(", ");
        let at = p(self.at.x + 22.0 * u, y + 36.0 * u);
        let _ = write!(
            out,
            r##"<use href="#stack" transform="translate({} {}) scale({})"/>"##,
            n(at.x),
            n(at.y - 10.0 * u),
            n(1.7 * u)
        );
        let size = self.pen.fitting(&text, 21.0 * u, self.width - 62.0 * u);
        self.pen.put(out, &text, at + p(36.0 * u, 4.0 * u), Style::new(size, INK));
    }

    /// Returns the groups of places off the board that hold figures, except those that are drawn
    /// below or with a player.
    fn groups(&self) -> Vec<(String, Vec<FigureState>)> {
        let mut out: Vec<(String, Vec<FigureState>)> = Vec::new();
        for f in &self.view.core.figures {
            let FigureLocation::Slot { group, .. } = f.place else { continue };
            if self.side_boards.show(group) || self.view.keeper(group).is_some() {
                continue;
            }
            let name = self.words().group(self.view, group);
            match out.iter_mut().find(|(known, _)| *known == name) {
                Some((_, figures)) => figures.push(*f),
                None => out.push((name, vec![*f])),
            }
        }
        out
    }

    fn group(&self, out: &mut String, name: &str, figures: &[FigureState], y: f64) {
        let u = self.unit;
        let size = self.pen.fitting(name, 19.0 * u, self.width * 0.4);
        self.pen.put(out, name, p(self.at.x + 6.0 * u, y + 34.0 * u), Style::new(size, INK));
        let start = self.at.x + self.width * 0.45;
        let step = (self.width * 0.53 / figures.len().max(1) as f64).min(30.0 * u);
        for (i, f) in figures.iter().enumerate() {
            let x = start + (i as f64 + 0.5) * step;
            let _ = write!(out, r#"<g transform="translate({} {}) scale({})">"#, n(x), n(y + 28.0 * u), n(1.15 * u));
            figure::put(out, self.pen, &Look::of(self.view.rules, f, false), p(0.0, 0.0));
            out.push_str("</g>");
        }
    }
}

/// Draws a compass rose.
pub(crate) fn rose(out: &mut String, pen: &Pen, words: Words, at: P, u: f64) {
    let _ = write!(out, r#"<g transform="translate({} {}) scale({})" stroke="{PALE}" stroke-width="1">"#, n(at.x), n(at.y), n(u));
    let _ = write!(out, r#"<circle r="52" fill="none"/><circle r="47" fill="none" stroke-dasharray="1.5 3.4"/>"#);
    for (reach, width, from) in [(40.0, 7.0, 45), (66.0, 11.0, 0)] {
        for k in 0..4 {
            let angle = from + 90 * k;
            let _ = write!(
                out,
                r##"<g transform="rotate({angle})"><path d="M0 0 -{width}-{width} 0-{reach}z" fill="{PALE}"/><path d="M0 0 {width}-{width} 0-{reach}z" fill="#fbf5e4"/></g>"##
            );
        }
    }
    out.push_str("</g>");
    let letters =
        [("compass-north", 0.0, -72.0), ("compass-east", 76.0, 6.0), ("compass-south", 0.0, 86.0), ("compass-west", -76.0, 6.0)];
    for (letter, dx, dy) in letters {
        pen.put(out, &words.say(letter), at + p(dx, dy) * u, Style::new(17.0 * u, PALE).bold().at(Anchor::Middle));
    }
}
