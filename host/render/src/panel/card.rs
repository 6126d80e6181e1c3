//! The card of a player in the panel: name and score, and below them lines of what the player has:
//! figures in supply, tokens, numbers that plugins show, and figures that the player holds.

use std::collections::BTreeMap;
use std::fmt::Write;

use bastide_core::{FigureKind, FigureLocation, FigureState, Group, Player, SymbolOf, Token, View};

use crate::draw::color::{self, GOLD, INK, PALE};
use crate::draw::geom::{P, n, p};
use crate::draw::pen::{Anchor, Pen, Style};
use crate::scene::Scene;
use crate::symbol::extent::Extent;
use crate::symbol::figure::{self, Look};
use crate::symbol::{self, Picture};
use crate::words::Words;

/// The largest and the smallest height of a card with one line, for a unit of 1.
const CARD: f64 = 92.0;
const TIGHT_CARD: f64 = 66.0;
/// The space below a card.
const GAP: f64 = 12.0;
/// The height of a line of figures and of a line of words.
const FIGURES: f64 = 30.0;
const WORDS: f64 = 22.0;
/// The width of the drawing of a token.
const DRAWING: f64 = 22.0;
/// The width of the stripe with the player's color.
const STRIPE: f64 = 64.0;
/// The margins beside the text.
const LEFT: f64 = 14.0;
const RIGHT: f64 = 18.0;
/// The size of the score.
const SCORE: f64 = 44.0;

/// The cards of all players.
pub(crate) struct Cards<'a> {
    pub(crate) view: View<'a>,
    pub(crate) scene: &'a Scene,
    pub(crate) pen: &'a Pen,
    pub(crate) words: Words<'a>,
    /// The width of a card.
    pub(crate) width: f64,
    pub(crate) unit: f64,
}

/// A figure or a drawing, or words, or one of them with words on its right.
struct Item {
    look: Option<Look>,
    drawing: Option<Picture>,
    /// The transformation that scales the drawing down, if it is larger than its place.
    fit: Option<String>,
    words: String,
    style: Style<'static>,
    /// The width with the space after it, for a unit of 1.
    wide: f64,
}

/// Items beside each other.
#[derive(Default)]
struct Line {
    items: Vec<Item>,
}

impl Line {
    fn wide(&self) -> f64 {
        self.items.iter().map(|item| item.wide).sum()
    }

    fn height(&self) -> f64 {
        let drawn = |item: &Item| item.look.is_some() || item.drawing.is_some();
        if self.items.iter().any(drawn) { FIGURES } else { WORDS }
    }
}

impl Cards<'_> {
    /// Returns the smallest height of all cards, for a unit of 1.
    pub(crate) fn least_height(&self) -> f64 {
        f64::from(self.view.core.seats) * (TIGHT_CARD + self.more_lines() + GAP)
    }

    /// Draws all cards from this corner down, as high as the room lets them be. Returns their height.
    pub(crate) fn paint(&self, out: &mut String, at: P, room: f64) -> f64 {
        let (u, more) = (self.unit, self.more_lines());
        let seats = f64::from(self.view.core.seats.max(1));
        let height = (room / seats - GAP * u).clamp((TIGHT_CARD + more) * u, (CARD + more) * u);
        let mut y = at.y;
        for player in self.view.core.players() {
            self.card(out, player, p(at.x, y), height);
            y += height + GAP * u;
        }
        y - at.y
    }

    /// Returns the height of the lines after the first one, for a unit of 1.
    fn more_lines(&self) -> f64 {
        let of = |player| self.lines(player).iter().skip(1).map(Line::height).sum();
        self.view.core.players().map(of).fold(0.0, f64::max)
    }

    fn card(&self, out: &mut String, player: Player, at: P, height: f64) {
        let (u, v, x, y) = (self.unit, self.view, at.x, at.y);
        self.background(out, player, at, height);
        let score = v.core.score.get(player.index()).copied().unwrap_or(0);
        let points = score.to_string();
        let right = x + self.width - RIGHT * u;
        let top = y + (height - self.more_lines() * u) / 2.0;
        self.pen.put(out, &points, p(right, top + 15.0 * u), Style::new(SCORE * u, INK).at(Anchor::End));
        let taken = self.pen.width(&points, SCORE * u);
        let mut room = self.width - (STRIPE + LEFT + RIGHT + 8.0) * u - taken;
        if v.core.is_over && v.core.score.iter().take(v.core.seats.into()).all(|s| *s <= score) {
            let crown = p(right - taken - 26.0 * u, top);
            let _ = write!(
                out,
                r##"<use href="#crown" transform="translate({} {}) scale({})"/>"##,
                n(crown.x),
                n(crown.y),
                n(2.1 * u)
            );
            room -= 44.0 * u;
        }
        let name = self.scene.name(v, player);
        let size = self.pen.fitting(name, 25.0 * u, room);
        let left = x + (STRIPE + LEFT) * u;
        self.pen.put(out, name, p(left, top - 6.0 * u), Style::new(size, INK).bold());
        let mut y = top + 26.0 * u;
        for (i, line) in self.lines(player).into_iter().enumerate() {
            if i > 0 {
                y += line.height() * u;
            }
            self.line(out, &line, p(left, y));
        }
    }

    /// Draws the card without its text. The card of the player at turn has a golden rim.
    fn background(&self, out: &mut String, player: Player, P { x, y }: P, height: f64) {
        let (u, v) = (self.unit, self.view);
        let paint = color::of_player(v.rules, player);
        let turn = !v.core.is_over && v.core.turn.active == player;
        let (rim, width) = if turn { (GOLD, 4.0) } else { (PALE, 1.2) };
        let _ = write!(
            out,
            r##"<rect x="{}" y="{}" width="{}" height="{}" rx="{r}" fill="#3f2d14" fill-opacity=".18"/><rect x="{}" y="{}" width="{2}" height="{3}" rx="{r}" fill="#fbf5e4" stroke="{rim}" stroke-width="{}"/>"##,
            n(x + 2.0 * u),
            n(y + 4.0 * u),
            n(self.width),
            n(height),
            n(x),
            n(y),
            n(width * u),
            r = n(12.0 * u)
        );
        let _ = write!(
            out,
            r#"<path d="M{} {}h{}v{}h-{2}a{r} {r} 0 0 1-{r}-{r}v-{}a{r} {r} 0 0 1 {r}-{r}z" fill="{}"/>"#,
            n(x + 12.0 * u),
            n(y),
            n((STRIPE - 12.0) * u),
            n(height),
            n(height - 24.0 * u),
            paint.fill,
            r = n(12.0 * u)
        );
        let _ = write!(
            out,
            r#"<g transform="translate({} {}) scale({})">"#,
            n(x + STRIPE * u / 2.0),
            n(y + height / 2.0 + 5.0 * u),
            n(1.75 * u)
        );
        figure::put(out, self.pen, &Look::ordinary(self.view.rules, paint, false), p(0.0, 0.0));
        out.push_str("</g>");
    }

    fn line(&self, out: &mut String, line: &Line, at: P) {
        let u = self.unit;
        let mut x = at.x;
        for item in &line.items {
            let mut text = x;
            if let Some(look) = &item.look {
                let half = 0.8 * look.half_width() * u;
                let _ = write!(out, r#"<g transform="translate({} {}) scale({})">"#, n(x + half), n(at.y - 6.0 * u), n(0.8 * u));
                figure::put(out, self.pen, look, p(0.0, 0.0));
                out.push_str("</g>");
                text += 2.0 * half + 2.0 * u;
            }
            if let Some(drawing) = &item.drawing {
                let middle = p(x + DRAWING * u / 2.0, at.y - 6.0 * u);
                let _ = write!(out, r#"<g transform="translate({} {}) scale({})">"#, n(middle.x), n(middle.y), n(u));
                let fit = item.fit.as_ref().map_or_else(String::new, |fit| format!(r#" transform="{fit}""#));
                let _ = write!(out, "<g{fit}>");
                symbol::use_at(out, &drawing.id, drawing.shift);
                out.push_str("</g></g>");
                text += (DRAWING + 2.0) * u;
            }
            self.pen.put(out, &item.words, p(text, at.y), Style { size: item.style.size * u, ..item.style });
            x += item.wide * u;
        }
    }

    /// Returns the lines of a card. The first one leaves room for the score.
    fn lines(&self, player: Player) -> Vec<Line> {
        let room = self.width / self.unit - STRIPE - LEFT - RIGHT;
        let score = self.view.core.score.get(player.index()).copied().unwrap_or(0).to_string();
        // With room for the crown of a winner.
        let beside_score = room - 8.0 - self.pen.width(&score, SCORE) - if self.view.core.is_over { 44.0 } else { 0.0 };
        let mut lines: Vec<Line> = Vec::new();
        for items in [self.supply(player), self.tokens(player), self.numbers(player), self.held(player)] {
            let mut begins = true;
            for item in items {
                let most = if lines.len() > 1 { room } else { beside_score };
                match lines.last_mut() {
                    Some(line) if !begins && line.wide() + item.wide <= most => line.items.push(item),
                    _ => lines.push(Line { items: vec![item] }),
                }
                begins = false;
            }
        }
        lines
    }

    fn item(&self, look: Option<Look>, words: String, style: Style<'static>) -> Item {
        let figure = look.as_ref().map_or(0.0, |look| 1.6 * look.half_width() + 2.0);
        Item { wide: figure + self.pen.width(&words, style.size) + 9.0, look, drawing: None, fit: None, words, style }
    }

    /// Returns an item with a drawing before its words.
    fn drawn(&self, name: &str, words: String, style: Style<'static>) -> Item {
        let half = DRAWING / 2.0;
        let place = Extent { left: -half, top: -half - 2.0, right: half, bottom: half - 2.0 };
        let drawing = symbol::picture(self.view.rules, SymbolOf::Token, name);
        let fit = symbol::reach(self.view.rules, SymbolOf::Token, name).and_then(|reach| reach.fit(place));
        let room = if drawing.is_some() { DRAWING + 2.0 } else { 0.0 };
        let item = self.item(None, words, style);
        Item { wide: item.wide + room, drawing, fit, ..item }
    }

    /// Returns the figures in the supply of a player, with the number of each kind.
    fn supply(&self, player: Player) -> Vec<Item> {
        let v = self.view;
        let paint = color::of_player(v.rules, player);
        let owned = |kind: usize| v.core.figures.iter().any(|f| f.owner == Some(player) && f.kind.index() == kind);
        let item = |kind| {
            let number = v.core.in_supply(player, FigureKind::at(kind));
            self.item(Some(Look::of_kind(v.rules, kind, paint, false)), number.to_string(), Style::new(17.0, INK))
        };
        (0..v.rules.names.figures.len()).filter(|&kind| owned(kind)).map(item).collect()
    }

    /// Returns the tokens of a player that there are, with their numbers.
    fn tokens(&self, player: Player) -> Vec<Item> {
        let v = self.view;
        let all = (0..v.rules.names.tokens.len()).map(|kind| (kind, v.core.tokens(player, Token::at(kind))));
        let item = |(kind, number)| {
            let words = self.words.tokens(Token::at(kind), number);
            self.drawn(v.rules.names.tokens.name(kind), words, Style::new(16.0, PALE).bold())
        };
        all.filter(|(_, number)| *number != 0).map(item).collect()
    }

    /// Returns the numbers that plugins show for a player. The list is empty if a plugin fails.
    fn numbers(&self, player: Player) -> Vec<Item> {
        let numbers = self.view.shown_numbers(player).unwrap_or_default();
        let item = |(name, number): (&str, i32)| {
            self.item(None, self.words.speech.number(name, number.into()), Style::new(16.0, INK).bold())
        };
        numbers.into_iter().map(item).collect()
    }

    /// Returns the figures that a player holds in groups of their own, after the names of the groups.
    fn held(&self, player: Player) -> Vec<Item> {
        let v = self.view;
        let mut groups: BTreeMap<usize, Vec<&FigureState>> = BTreeMap::new();
        for f in &v.core.figures {
            if let FigureLocation::Slot { group, .. } = f.place
                && v.keeper(group) == Some(player)
            {
                groups.entry(group.index()).or_default().push(f);
            }
        }
        let mut items = Vec::new();
        for (group, figures) in groups {
            let words = self.words.say_text("holds", "group", self.words.group(v, Group::at(group)));
            items.push(self.item(None, words, Style::new(17.0, PALE)));
            for f in figures {
                let whose = f.owner.map_or_else(|| self.words.figure(f.kind), |owner| self.scene.name(v, owner).to_owned());
                items.push(self.item(Some(Look::of(v.rules, f, false)), whose, Style::new(17.0, INK)));
            }
        }
        items
    }
}
