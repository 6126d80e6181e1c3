//! The panel beside the board: title, players, remaining tiles, figures off the board.

use std::fmt::Write;

use bastide_core::{Display, FigureLocation, FigureState, Player, View};

use super::color::{self, GOLD, INK, PALE};
use super::display::{self, SideDisplays};
use super::figure::{self, Look};
use super::geom::{P, SIZE, n, p};
use super::panel_more::More;
use super::scene::Scene;
use super::side_board::SideBoards;
use super::signs::readable;
use super::text::{Anchor, Pen, Style};

/// A column of items, written from the top down.
pub(super) struct Panel<'a> {
    pub(super) view: View<'a>,
    pub(super) scene: &'a Scene,
    pub(super) displays: &'a [Display],
    pub(super) side_boards: &'a SideBoards<'a>,
    pub(super) pen: &'a Pen,
    /// The upper left corner.
    pub(super) at: P,
    pub(super) width: f64,
    /// The base length, which grows with the board.
    pub(super) unit: f64,
}

const CARD: f64 = 92.0;
const TIGHT_CARD: f64 = 66.0;
/// The additional height of a line of tokens.
const TOKENS: f64 = 22.0;
const HEAD: f64 = 128.0;
/// The largest share of the height for the headline.
const TITLE: f64 = 66.0;
const FOOT: f64 = 74.0;
const LINE: f64 = 58.0;
/// The height of the tiles in hand.
const HAND: f64 = 104.0;
const ROSE: f64 = 190.0;

impl Panel<'_> {
    /// Returns the additional height of a player's card for tokens; 0 if the table has no tokens.
    fn tokens_line(&self) -> f64 {
        if self.view.rules.names.tokens.is_empty() { 0.0 } else { TOKENS }
    }

    /// Returns what plugins keep for players.
    fn more(&self) -> More<'_> {
        More { view: self.view, scene: self.scene, pen: self.pen, unit: self.unit }
    }

    /// Returns the additional height of a player's card.
    fn card_more(&self) -> f64 {
        self.tokens_line() + self.more().of_cards()
    }

    /// Returns the height of everything below the players, for a unit of 1.
    fn below(&self) -> f64 {
        let groups = LINE * self.groups().len() as f64;
        self.hand_height() + FOOT + groups + self.side_displays().height() + self.more().key_height()
    }

    /// Returns the smallest height of the panel.
    pub(super) fn least_height(&self) -> f64 {
        let players = f64::from(self.view.core.seats);
        (HEAD + players * (TIGHT_CARD + self.card_more() + 12.0) + self.below()) * self.unit
    }

    /// Draws the panel into this height.
    pub(super) fn paint(&self, out: &mut String, height: f64) {
        let u = self.unit;
        let mut y = self.at.y;
        self.head(out, y);
        y += HEAD * u;
        let seats = f64::from(self.view.core.seats.max(1));
        let beside = self.side_displays();
        let room = height - (HEAD + self.below()) * u;
        let more = self.card_more();
        let card = (room / seats - 12.0 * u).clamp((TIGHT_CARD + more) * u, (CARD + more) * u);
        for player in self.view.core.players() {
            self.card(out, player, y, card);
            y += card + 12.0 * u;
        }
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
        let more = self.more();
        more.key(out, p(self.at.x, y), self.width);
        y += more.key_height() * u;
        if self.at.y + height - y > ROSE * u {
            rose(out, self.pen, p(self.at.x + self.width / 2.0, self.at.y + height - ROSE * u * 0.5), u);
        }
    }

    fn side_displays(&self) -> SideDisplays<'_> {
        SideDisplays { view: self.view, displays: self.displays, pen: self.pen, unit: self.unit }
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

    fn card(&self, out: &mut String, player: Player, y: f64, height: f64) {
        let (u, v, x) = (self.unit, self.view, self.at.x);
        let paint = color::of_player(v.rules, player);
        let score = v.core.score.get(player.index()).copied().unwrap_or(0);
        let turn = !v.core.is_over && v.core.turn.active == player;
        let (rim, width) = if turn { (GOLD, 4.0) } else { (PALE, 1.2) };
        let _ = write!(
            out,
            r##"<rect x="{}" y="{}" width="{}" height="{}" rx="{r}" fill="#3f2d14" opacity=".18"/><rect x="{}" y="{}" width="{2}" height="{3}" rx="{r}" fill="#fbf5e4" stroke="{rim}" stroke-width="{}"/>"##,
            n(x + 2.0 * u),
            n(y + 4.0 * u),
            n(self.width),
            n(height),
            n(x),
            n(y),
            n(width * u),
            r = n(12.0 * u)
        );
        let stripe = 64.0 * u;
        let _ = write!(
            out,
            r#"<path d="M{} {}h{}v{}h-{2}a{r} {r} 0 0 1-{r}-{r}v-{}a{r} {r} 0 0 1 {r}-{r}z" fill="{}"/>"#,
            n(x + 12.0 * u),
            n(y),
            n(stripe - 12.0 * u),
            n(height),
            n(height - 24.0 * u),
            paint.fill,
            r = n(12.0 * u)
        );
        let _ = write!(
            out,
            r#"<g transform="translate({} {}) scale({})">"#,
            n(x + stripe / 2.0),
            n(y + height / 2.0 + 5.0 * u),
            n(1.75 * u)
        );
        figure::put(out, self.pen, &Look::follower(paint, false), p(0.0, 0.0));
        out.push_str("</g>");
        let points = score.to_string();
        let (right, middle) = (x + self.width - 18.0 * u, y + height / 2.0);
        self.pen.put(out, &points, p(right, middle + 15.0 * u), Style::new(44.0 * u, INK).at(Anchor::End));
        let taken = self.pen.width(&points, 44.0 * u);
        let left = x + stripe + 14.0 * u;
        let name = self.name(player);
        let mut room = self.width - stripe - 40.0 * u - taken;
        if v.core.is_over && v.core.score.iter().take(v.core.seats.into()).all(|s| *s <= score) {
            let crown = p(right - taken - 26.0 * u, middle);
            let _ = write!(
                out,
                r##"<use href="#crown" transform="translate({} {}) scale({})"/>"##,
                n(crown.x),
                n(crown.y),
                n(2.1 * u)
            );
            room -= 44.0 * u;
        }
        let size = self.pen.fitting(name, 25.0 * u, room);
        let top = middle - self.card_more() / 2.0 * u;
        self.pen.put(out, name, p(left, top - 6.0 * u), Style::new(size, INK).bold());
        self.figures(out, player, p(left, top + 26.0 * u), room);
        self.tokens(out, player, p(left, top + 48.0 * u), room);
        self.more().card(out, player, p(left, top + (48.0 + self.tokens_line()) * u), room);
    }

    /// Draws the figures in the supply of a player in a line, smaller if there are many kinds.
    fn figures(&self, out: &mut String, player: Player, at: P, room: f64) {
        let v = self.view;
        let paint = color::of_player(v.rules, player);
        let owned = |kind: usize| v.core.figures.iter().any(|f| f.owner == Some(player) && f.kind.index() == kind);
        let kinds: Vec<usize> = (0..v.rules.names.figures.len()).filter(|&k| owned(k)).collect();
        let u = self.unit.min(room / (47.0 * kinds.len().max(1) as f64));
        let mut x = at.x;
        let style = Style::new(17.0 * u, INK);
        for kind in kinds {
            let look = Look::of_kind(v.rules, kind, paint, false);
            let half = look.half_width() * 0.8 * u;
            let _ = write!(out, r#"<g transform="translate({} {}) scale({})">"#, n(x + half), n(at.y - 6.0 * u), n(0.8 * u));
            figure::put(out, self.pen, &look, p(0.0, 0.0));
            out.push_str("</g>");
            let text = v.core.in_supply(player, bastide_core::FigureKind::at(kind)).to_string();
            x += 2.0 * half + 2.0 * u;
            self.pen.put(out, &text, p(x, at.y), style);
            x += 9.0 * u + self.pen.width(&text, 17.0 * u);
        }
    }

    /// Draws the tokens of a player in a line.
    fn tokens(&self, out: &mut String, player: Player, at: P, room: f64) {
        let (u, v) = (self.unit, self.view);
        let mut tokens = Vec::new();
        for kind in 0..v.rules.names.tokens.len() {
            let have = v.core.tokens(player, bastide_core::Token::at(kind));
            if have != 0 {
                tokens.push(format!("{} {have}", readable(v.rules.names.tokens.name(kind))));
            }
        }
        let text = tokens.join("  ");
        if !text.is_empty() {
            let size = self.pen.fitting(&text, 16.0 * u, room);
            self.pen.put(out, &text, at, Style::new(size, PALE).bold());
        }
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
        let whose = format!("{} places", self.name(v.core.tile_play.player));
        for (text, ink, line) in [(whose, PALE, 38.0), (names.join(", "), INK, 66.0)] {
            let size = self.pen.fitting(&text, 21.0 * u, room);
            self.pen.put(out, &text, p(left, y + line * u), Style::new(size, ink).bold());
        }
        out.push_str("</g>");
    }

    fn left(&self, out: &mut String, y: f64) {
        let (u, v) = (self.unit, self.view);
        let left = v.tiles_left();
        let placed = v.core.board.tiles_placed();
        let mut text = match left {
            0 => format!("no tile left, {placed} placed"),
            1 => format!("1 tile left, {placed} placed"),
            _ => format!("{left} tiles left, {placed} placed"),
        };
        if !v.core.set_aside.is_empty() {
            text.push_str(&format!(", {} put aside", v.core.set_aside.len()));
        }
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
            let name = readable(self.view.rules.names.groups.name(group.index()));
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

/// Breaks a text between words into at most `most` lines of about the same length.
fn wrapped(text: &str, most: usize) -> Vec<String> {
    let wanted = text.chars().count().div_ceil(most.max(1));
    let mut lines: Vec<String> = Vec::new();
    for word in text.split_whitespace() {
        let full = lines.len() == most;
        match lines.last_mut() {
            // A line takes a word if that brings it nearer to the wanted length.
            Some(line) if 2 * line.chars().count() + word.chars().count() < 2 * wanted || full => {
                line.push(' ');
                line.push_str(word);
            }
            _ => lines.push(word.to_owned()),
        }
    }
    lines
}

/// Draws a compass rose.
pub(super) fn rose(out: &mut String, pen: &Pen, at: P, u: f64) {
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
    for (letter, dx, dy) in [("N", 0.0, -72.0), ("E", 76.0, 6.0), ("S", 0.0, 86.0), ("W", -76.0, 6.0)] {
        pen.put(out, letter, at + p(dx, dy) * u, Style::new(17.0 * u, PALE).bold().at(Anchor::Middle));
    }
}
