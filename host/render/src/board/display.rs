//! Displays of plugins in addition to tiles, tokens and figures: domains on the board, and tiles
//! and facts beside it.

use std::fmt::Write;

use bastide_core::{
    Area, Cell, Display, Figure, FigureLocation, Label, Player, Players, Ruleset, SymbolOf, TileType, View, notation,
};
use bastide_texts::{Args, Language};

use crate::draw::color::{self, GOLD, INK, NEUTRAL, PALE, Paint};
use crate::draw::geom::{P, SIZE, n, north_west, p};
use crate::draw::pen::{Anchor, Pen, Style};
use crate::panel::held_cards;
use crate::symbol;
use crate::symbol::seat_mark;
use crate::words::Words;

/// The distance of the outline of a domain from the edge of its cells.
const INSET: f64 = 5.0;
/// The height of a line of facts in the panel, and of the tiles beside the board, for a unit of 1.
const FACT: f64 = 24.0;
/// The room below the facts, for a unit of 1.
const BELOW: f64 = 12.0;
const TILES: f64 = 126.0;

/// Returns the displays of the plugins at the table; empty if one of them fails, since a failing
/// plugin must not prevent a picture.
pub(crate) fn of(view: View) -> Vec<Display> {
    view.displays(view.core.turn.active).unwrap_or_default()
}

/// Returns the figures on the board that stand beside another one, with that one.
pub(crate) fn companions<'a>(view: View<'a>, displays: &'a [Display]) -> impl Iterator<Item = (Figure, Figure)> + Clone + 'a {
    let place = move |figure: Figure| view.core.figures.get(figure.index()).map(|f| f.place);
    let stands = move |figure| matches!(place(figure), Some(FigureLocation::Segment(_) | FigureLocation::Spot { .. }));
    let beside = |display: &Display| if let Display::Beside { figure, with } = *display { Some((figure, with)) } else { None };
    displays.iter().filter_map(beside).filter(move |(figure, with)| stands(*figure) && stands(*with))
}

/// Returns the tiles that the active player has drawn and not placed yet; empty if no tile is to be
/// placed.
pub(crate) fn in_hand(view: View<'_>) -> &[TileType] {
    let tile_play = &view.core.tile_play;
    if view.core.is_over || !tile_play.placed_tiles.is_empty() { &[] } else { &tile_play.tiles }
}

/// Returns the colors of the owners.
pub(crate) fn paints(rules: &Ruleset, of: Players) -> Vec<Paint> {
    let owned: Vec<Paint> = of.iter().map(|player| color::of_player(rules, player)).collect();
    if owned.is_empty() { vec![NEUTRAL] } else { owned }
}

/// Returns the cells that belong to a domain.
pub(crate) fn area_of(display: &Display) -> Option<Area> {
    if let Display::Domain { area, .. } = display { Some(*area) } else { None }
}

/// Returns `true` if a domain of this name covers the cell, so that nothing else needs to be drawn
/// for it.
pub(crate) fn has_domain(displays: &[Display], rules: &Ruleset, kind: &str, cell: Cell) -> bool {
    displays.iter().any(|display| {
        matches!(display, Display::Domain { name, seat, .. } if seat.has(cell) && rules.names.labels.name(name.index()) == kind)
    })
}

/// Draws the outlines of all domains in the colors of their owners, paler for those that are done.
pub(crate) fn domains(out: &mut String, rules: &Ruleset, displays: &[Display], pen: &Pen, words: Words) {
    for display in displays {
        let &Display::Domain { name, seat, area, of, done } = display else { continue };
        let paints = paints(rules, of);
        let (at, size) = rectangle(area);
        let (fill, rim) = if done { (0.0, 0.45) } else { (0.13, 0.95) };
        let square = |inset: f64| {
            let (at, size) = (at + p(inset, inset), size - p(2.0 * inset, 2.0 * inset));
            format!(r#"x="{}" y="{}" width="{}" height="{}" rx="9""#, n(at.x), n(at.y), n(size.x), n(size.y))
        };
        let _ = write!(
            out,
            r##"<g fill="none" opacity="{rim}"><rect {} fill="{}" fill-opacity="{fill}" stroke="{PALE}" stroke-opacity=".75" stroke-width="6.4"/>"##,
            square(INSET),
            paints[0].fill
        );
        let dash = 22.0 / paints.len() as f64;
        for (i, paint) in paints.iter().enumerate() {
            let _ = write!(
                out,
                r#"<rect {} stroke="{}" stroke-width="4" stroke-dasharray="{} {}" stroke-dashoffset="{}"/>"#,
                square(INSET),
                paint.fill,
                n(dash),
                n(22.0 - dash + 6.0),
                n(-(i as f64) * dash)
            );
        }
        out.push_str("</g>");
        building(out, rules, (name, words), seat, &paints, done, pen);
    }
}

/// Returns the corner and the size of the cells of an area.
fn rectangle(area: Area) -> (P, P) {
    let at = north_west(area.min);
    (at, north_west(area.max) + p(SIZE, SIZE) - at)
}

/// Draws the building of a domain: its picture or its name in the middle of its cells, with a flag
/// for each owner.
fn building(
    out: &mut String,
    rules: &Ruleset,
    (name, words): (Label, Words),
    seat: Area,
    paints: &[Paint],
    done: bool,
    pen: &Pen,
) {
    let (at, size) = rectangle(seat);
    // SideDisplays the middle, clear of the figures of its segments.
    let side = if size.x < size.y { p(-24.0, 0.0) } else { p(0.0, -20.0) };
    let at = at + size * 0.5 + side;
    let _ = write!(out, r#"<g opacity="{}">"#, if done { 0.6 } else { 1.0 });
    if let Some(picture) = symbol::picture(rules, SymbolOf::Domain, rules.names.labels.name(name.index())) {
        for (i, paint) in paints.iter().enumerate() {
            let x = (i as f64 - (paints.len() - 1) as f64 / 2.0) * 9.0;
            let _ = write!(
                out,
                r##"<path d="M{0} {1}v-15" stroke="{INK}" stroke-width="1.2"/><path d="M{0} {2}h9.5l-2.6 3.2 2.6 3.2h-9.5z" fill="{3}" stroke="{4}" stroke-width=".9"/>"##,
                n(at.x + x),
                n(at.y - 10.0),
                n(at.y - 25.0),
                paint.fill,
                paint.edge
            );
            seat_mark::put(out, paint, at + p(x + 3.9, -21.8), 2.4);
        }
        symbol::use_at(out, &picture.id, at + picture.shift);
    } else {
        let name = words.label(name);
        let size = pen.fitting(&name, 14.0, 60.0);
        pen.put(out, &name, at, Style::new(size, paints[0].edge).bold().at(Anchor::Middle));
    }
    out.push_str("</g>");
}

/// The displays beside the board, for the panel: tiles in a row, and facts below each other.
pub(crate) struct SideDisplays<'a> {
    pub(crate) view: View<'a>,
    pub(crate) displays: &'a [Display],
    pub(crate) pen: &'a Pen,
    pub(crate) words: Words<'a>,
    pub(crate) unit: f64,
}

impl SideDisplays<'_> {
    fn tiles(&self) -> usize {
        self.displays.iter().filter(|s| matches!(s, Display::Tile { .. })).count()
    }

    fn facts(&self) -> usize {
        self.displays.iter().filter(|s| matches!(s, Display::Fact { .. })).count()
    }

    /// Returns the height of all displays, for a unit of 1.
    pub(crate) fn height(&self) -> f64 {
        let facts = self.facts();
        let cards = if held_cards::any(self.displays) { held_cards::HEIGHT } else { 0.0 };
        (if self.tiles() > 0 { TILES } else { 0.0 }) + cards + FACT * facts as f64 + if facts > 0 { BELOW } else { 0.0 }
    }

    /// Draws the displays from a corner on.
    pub(crate) fn paint(&self, out: &mut String, at: P, width: f64, name: &dyn Fn(Player) -> String) {
        let u = self.unit;
        let count = self.tiles().max(1) as f64;
        let side = (86.0 * u).min(width / count - 10.0 * u);
        let mut x = at.x + (width - (side + 10.0 * u) * count) / 2.0 + 5.0 * u;
        let mut y = at.y;
        for display in self.displays {
            let &Display::Tile { tile, index, of, now, .. } = display else { continue };
            let scale = side / SIZE;
            let paint = of.map(|player| color::of_player(self.view.rules, player));
            let (rim, wide) = match (now, paint) {
                (true, _) => (GOLD, 10.0),
                (false, Some(paint)) => (paint.fill, 7.0),
                _ => (INK, 2.0),
            };
            let _ = write!(
                out,
                r##"<g transform="translate({} {}) scale({scale:.3})"><use href="#g{2}"/><use href="#s{2}-0"/><rect width="100" height="100" rx="3" fill="none" stroke="{rim}" stroke-width="{wide}"/></g>"##,
                n(x),
                n(y + 4.0 * u),
                tile.0
            );
            let below = of.map_or_else(|| (index + 1).to_string(), name);
            let size = self.pen.fitting(&below, 17.0 * u, side);
            let style = Style::new(size, INK).bold().at(Anchor::Middle);
            self.pen.put(out, &below, p(x + side / 2.0, y + 4.0 * u + side + 18.0 * u), style);
            x += side + 10.0 * u;
        }
        y += if self.tiles() > 0 { TILES * u } else { 0.0 };
        if held_cards::any(self.displays) {
            held_cards::row(out, self.pen, (self.view, self.words), self.displays, p(at.x, y), (width, u));
            y += held_cards::HEIGHT * u;
        }
        for display in self.displays {
            let &Display::Fact { name: what, player, number } = display else { continue };
            let text = told(self.words, what, player.map(name), number);
            let size = self.pen.fitting(&text, 18.0 * u, width);
            self.pen.put(out, &text, p(at.x + 22.0 * u, y + 14.0 * u), Style::new(size, INK));
            y += FACT * u;
        }
    }
}

/// Returns a fact as a line: `highest bid: 3, Bert`.
pub fn fact(rules: &Ruleset, language: &Language, name: Label, player: Option<String>, number: Option<i16>) -> String {
    told(Words::of(rules, language), name, player, number)
}

/// Returns a domain as a line: `castle of Anna at 0,0, for -1,0 to 1,1`. `None` for another display,
/// and for a domain that has served its purpose.
pub fn domain(rules: &Ruleset, language: &Language, display: &Display, owner: &dyn Fn(Player) -> String) -> Option<String> {
    let &Display::Domain { name, seat, area, of, done: false } = display else { return None };
    let words = Words::of(rules, language);
    let cells = |area: Area| {
        let args = Args::new().with("first", notation::cell(area.min)).with("last", notation::cell(area.max));
        if area.min == area.max { notation::cell(area.min) } else { words.speech.say("cells", &args) }
    };
    let args = Args::new().with("name", words.label(name)).with("seat", cells(seat)).with("area", cells(area));
    let owners: Vec<String> = of.iter().map(owner).collect();
    Some(if owners.is_empty() {
        words.speech.say("domain", &args)
    } else {
        words.speech.say("domain-of", &args.with("owners", words.speech.list(&owners)))
    })
}

fn told(words: Words, name: Label, player: Option<String>, number: Option<i16>) -> String {
    let value: Vec<String> = number.map(|n| n.to_string()).into_iter().chain(player).collect();
    words.speech.say("fact", &Args::new().with("name", words.label(name)).with("value", value.join(", ")))
}
