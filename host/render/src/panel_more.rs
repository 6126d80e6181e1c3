//! What plugins keep for players, in the panel beside the board: shown numbers, figures that a
//! player holds, and the meaning of the figures and tokens without a picture of their own.
//!
//! All of it takes room only if it is there.

use std::collections::BTreeMap;
use std::fmt::Write;

use bastide_core::{FigureKind, FigureLocation, FigureState, PlacedToken, Player, View};

use super::board_tokens;
use super::color::{INK, PALE};
use super::figure::{self, Look};
use super::geom::{P, n, p};
use super::off_board;
use super::pillars;
use super::scene::Scene;
use super::shapes::Shape;
use super::signs::readable;
use super::text::{Pen, Style};

/// The height of a line of a player's card, and of a row of the key, for a unit of 1.
const NUMBERS: f64 = 22.0;
const HELD: f64 = 30.0;
const KEY: f64 = 34.0;
/// The room for what a player holds, for a unit of 1.
const ROOM: f64 = 258.0;

/// The additions to a panel.
pub(super) struct More<'a> {
    pub(super) view: View<'a>,
    pub(super) scene: &'a Scene,
    pub(super) pen: &'a Pen,
    pub(super) unit: f64,
}

/// A figure that somebody holds, with the words beside it.
struct Held {
    look: Option<Look>,
    words: String,
    wide: f64,
}

impl More<'_> {
    /// Returns the shown numbers of a player as a line; empty if there are none or a plugin fails.
    fn numbers(&self, player: Player) -> String {
        let numbers = self.view.shown_numbers(player).unwrap_or_default();
        numbers.into_iter().map(|(name, n)| format!("{} {n}", readable(name))).collect::<Vec<_>>().join("  ")
    }

    /// Returns the name of a figure's owner, or the noun of a figure without one.
    fn whose(&self, f: &FigureState) -> String {
        f.owner.map_or_else(|| self.noun(f.kind), |owner| self.scene.name(self.view, owner).to_owned())
    }

    fn noun(&self, kind: FigureKind) -> String {
        let rules = self.view.rules;
        rules.wording().figure(kind).map_or_else(|| readable(rules.names.figures.name(kind.index())), str::to_owned)
    }

    /// Returns what a player holds in groups of their own, in lines that fit into the card.
    fn held(&self, player: Player) -> Vec<Vec<Held>> {
        let v = self.view;
        let mut groups: BTreeMap<usize, Vec<&FigureState>> = BTreeMap::new();
        for f in &v.core.figures {
            if let FigureLocation::Slot { group, .. } = f.place
                && v.keeper(group) == Some(player)
            {
                groups.entry(group.index()).or_default().push(f);
            }
        }
        let mut all = Vec::new();
        for (group, figures) in groups {
            let name = v.rules.names.groups.name(group);
            let words = format!("{}:", readable(name.rsplit_once('.').map_or(name, |(name, _)| name)));
            all.push(Held { look: None, wide: self.pen.width(&words, 17.0) + 8.0, words });
            for f in figures {
                let look = Look::of(v.rules, f, false);
                let words = self.whose(f);
                let wide = 1.7 * look.half_width() + self.pen.width(&words, 17.0) + 12.0;
                all.push(Held { look: Some(look), words, wide });
            }
        }
        let mut lines: Vec<Vec<Held>> = Vec::new();
        let mut used = f64::MAX;
        for held in all {
            if used + held.wide > ROOM {
                lines.push(Vec::new());
                used = 0.0;
            }
            used += held.wide;
            if let Some(line) = lines.last_mut() {
                line.push(held);
            }
        }
        lines
    }

    /// Returns the additional height of each card, for a unit of 1.
    pub(super) fn of_cards(&self) -> f64 {
        let players = || self.view.core.players();
        let numbers = if players().any(|player| !self.numbers(player).is_empty()) { NUMBERS } else { 0.0 };
        let lines = players().map(|player| self.held(player).len()).max().unwrap_or(0);
        numbers + HELD * lines as f64
    }

    /// Draws the additions to a player's card, the first line of them at `at`.
    pub(super) fn card(&self, out: &mut String, player: Player, at: P, room: f64) {
        let u = self.unit;
        let mut at = at;
        let numbers = self.numbers(player);
        if !numbers.is_empty() {
            let size = self.pen.fitting(&numbers, 16.0 * u, room);
            self.pen.put(out, &numbers, at, Style::new(size, INK).bold());
            at.y += NUMBERS * u;
        }
        for line in self.held(player) {
            let wide: f64 = line.iter().map(|held| held.wide).sum();
            let fit = (ROOM / wide.max(1.0)).min(1.0) * u;
            let mut x = at.x;
            for held in line {
                let start = x;
                if let Some(look) = held.look {
                    let half = 0.85 * look.half_width() * fit;
                    let _ = write!(
                        out,
                        r#"<g transform="translate({} {}) scale({})">"#,
                        n(x + half),
                        n(at.y - 2.0 * u),
                        n(0.85 * fit)
                    );
                    figure::put(out, self.pen, &look, p(0.0, 0.0));
                    out.push_str("</g>");
                    x += 2.0 * half + 3.0 * fit;
                }
                self.pen.put(
                    out,
                    &held.words,
                    p(x, at.y + 4.0 * u),
                    Style::new(17.0 * fit, if held.look.is_some() { INK } else { PALE }),
                );
                x = start + held.wide * fit;
            }
            at.y += HELD * u;
        }
    }

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

    /// Returns the height of the key, for a unit of 1.
    pub(super) fn key_height(&self) -> f64 {
        let off_board = off_board::dice(self.view, &self.scene.events).len() + off_board::bags(self.view).len();
        KEY * (off_board + self.neutral().len() + board_tokens::kinds(self.view).len()) as f64
    }

    /// Draws the dice and bags beside the board, then the key: each kind of figure without an owner,
    /// and each kind of token on the board, with its name.
    pub(super) fn key(&self, out: &mut String, at: P, width: f64) {
        let (u, v) = (self.unit, self.view);
        let mut y = at.y;
        let mut row = |out: &mut String, words: &str, draw: &dyn Fn(&mut String)| {
            let _ =
                write!(out, r#"<g transform="translate({} {}) scale({})">"#, n(at.x + 22.0 * u), n(y + 15.0 * u), n(1.15 * u));
            draw(out);
            out.push_str("</g>");
            let size = self.pen.fitting(words, 18.0 * u, width - 60.0 * u);
            self.pen.put(out, words, p(at.x + 58.0 * u, y + 22.0 * u), Style::new(size, INK));
            y += KEY * u;
        };
        for die in off_board::dice(v, &self.scene.events) {
            row(out, &format!("{}: {}", die.name, die.shows), &|out| off_board::draw_die(out, self.pen, &die));
        }
        for bag in off_board::bags(v) {
            row(out, &format!("{}: {}", bag.name, bag.count), &off_board::draw_bag);
        }
        for (kind, waits) in self.neutral() {
            let words = format!("{}, {}", self.noun(kind), if waits { "beside the board" } else { "of no player" });
            let look = Look::of_kind(v.rules, kind.index(), Shape::of(v.rules, kind.index()).neutral(), false);
            row(out, &words, &|out| figure::put(out, self.pen, &Look { zoom: 0.88, ..look }, p(0.0, 4.0)));
        }
        for placed in board_tokens::kinds(v) {
            let name = readable(v.rules.names.tokens.name(placed.token.index()));
            row(out, &name, &|out| match pillars::is_one(v, &placed) {
                true => pillars::put(out, v, &PlacedToken { number: 1, owner: None, ..placed }, p(0.0, 5.0), self.pen, 1.3),
                false => board_tokens::chip(
                    out,
                    self.pen,
                    v.rules,
                    &PlacedToken { number: 1, owner: None, ..placed },
                    p(0.0, 1.0),
                    1.3,
                ),
            });
        }
    }
}
