//! Side boards whose sections are the sectors of a disc: a wheel with places at its rim.
//!
//! The disc lies below the picture, beside a list of what its sectors do, or on the cells of the
//! landscape that it covers. All data comes from [`View::side_boards`].

use std::f64::consts::PI;
use std::fmt::Write;

use bastide_core::{Area, FigureLocation, Section, SideBoard, View};
use bastide_texts::Args;

use crate::draw::color::{GOLD, INK, PALE, sector};
use crate::draw::geom::{P, SIZE, n, north_west, p};
use crate::draw::pen::{Anchor, Pen, Style};
use crate::side_board::title::title;
use crate::symbol::figure::{self, Look};
use crate::words::Words;

/// The height of a strip with a disc, and of one with the list alone, in the units of the panel.
const HEIGHT: f64 = 452.0;
const LINES: f64 = 66.0;
/// The columns of the list beside a disc, and of one alone.
const BESIDE: usize = 2;
const ALONE: usize = 3;
/// The rim, the places and the figure of a sector: their distances from the middle, as shares of
/// the radius.
const RIM: f64 = 0.97;
const SEATS: f64 = 0.825;
const FIGURE: f64 = 0.27;
const HUB: f64 = 0.13;
/// The same for the name, across and along, and the greatest width of a name: it is between the
/// places and the figure, and hidden by neither.
const NAME: P = p(0.47, 0.6);
const NAME_WIDTH: f64 = 0.38;
/// The radius of a place, as a share of that of the disc.
const SEAT: f64 = 0.105;

/// Returns `true` if the sections of a board are the sectors of a disc.
pub(crate) fn is_disc(side_board: &SideBoard) -> bool {
    side_board.sections.first().is_some_and(|section| section.sector)
}

/// Returns the cells on which the disc of a board lies, if it lies on the landscape.
pub(crate) fn area(side_board: &SideBoard) -> Option<Area> {
    side_board.sections.first().filter(|section| section.sector)?.on
}

/// Returns the height of the strip of a disc, in the units of the panel.
pub(crate) fn height(side_board: &SideBoard) -> f64 {
    match area(side_board) {
        Some(_) => LINES * side_board.sections.len().div_ceil(ALONE) as f64 + 16.0,
        None => HEIGHT,
    }
}

/// Draws the disc of a board over these cells, so that the outer half of the cells at its rim stays
/// visible.
pub(crate) fn on_cells(out: &mut String, pen: &Pen, (view, words): (View, Words), side_board: &SideBoard, area: Area) {
    let (first, last) = (north_west(area.min), north_west(area.max) + p(SIZE, SIZE));
    let size = last - first;
    let radius = (size.x.min(size.y) - SIZE) / 2.0;
    Disc { view, words, pen, middle: first + size * 0.5, radius }.paint(out, side_board);
}

/// Draws the strip of a board below the picture: the disc, unless it lies on the landscape, and a
/// list of its sectors.
pub(crate) fn strip(
    out: &mut String,
    pen: &Pen,
    (view, words): (View, Words),
    side_board: &SideBoard,
    at: P,
    width: f64,
    unit: f64,
) {
    let tall = height(side_board) * unit;
    title(out, pen, &words.speech.label(side_board.title, 0), at, tall, unit);
    let (mut left, mut columns) = (at.x + 62.0 * unit, ALONE);
    if area(side_board).is_none() {
        let radius = tall / 2.0;
        Disc { view, words, pen, middle: p(left + radius, at.y + radius), radius }.paint(out, side_board);
        (left, columns) = (left + tall + 34.0 * unit, BESIDE);
    }
    let rows = side_board.sections.len().div_ceil(columns).max(1);
    let step = p((at.x + width - left) / columns as f64, tall / rows as f64);
    for (i, section) in side_board.sections.iter().enumerate() {
        let at = p(left + (i / rows) as f64 * step.x, at.y + (i % rows) as f64 * step.y);
        let colors = sector(i, side_board.sections.len());
        line(out, pen, (view, words), section, (at, step - p(14.0, 10.0) * unit), &colors, unit);
    }
}

/// Draws a card that says what a sector does, and what it would bring the viewing player.
fn line(
    out: &mut String,
    pen: &Pen,
    (view, words): (View, Words),
    section: &Section,
    (at, size): (P, P),
    (light, dark): &(String, String),
    unit: f64,
) {
    let here = section.figure.is_some();
    let _ = write!(
        out,
        r##"<rect x="{}" y="{}" width="{}" height="{}" rx="{}" fill="#fbf5e4" stroke="{}" stroke-width="{}"/><rect x="{0}" y="{1}" width="{}" height="{3}" rx="{4}" fill="{light}" stroke="{dark}" stroke-width="{}"/>"##,
        n(at.x),
        n(at.y),
        n(size.x),
        n(size.y),
        n(8.0 * unit),
        if here { GOLD } else { PALE },
        n(if here { 3.6 } else { 1.3 } * unit),
        n(14.0 * unit),
        n(0.8 * unit)
    );
    let gain = section.gain.map(|n| words.say_number("section-gain", n)).unwrap_or_default();
    let shown = Style::new(20.0 * unit, INK).bold().at(Anchor::End);
    let room = size.x - 44.0 * unit;
    let wide = pen.width(&gain, shown.size) + 14.0 * unit;
    let name = with_figure(view, words, section);
    let middle = at.y + size.y / 2.0;
    let left = at.x + 28.0 * unit;
    let fit = pen.fitting(&name, 23.0 * unit, room - wide);
    pen.put(out, &name, p(left, middle - 5.0 * unit), Style::new(fit, INK).bold());
    pen.put(out, &gain, p(at.x + size.x - 14.0 * unit, middle - 5.0 * unit), shown);
    if let Some(note) = section.note {
        let note = words.label(note);
        let fit = pen.fitting(&note, 18.0 * unit, room);
        pen.put(out, &note, p(left, middle + 19.0 * unit), Style::new(fit, INK));
    }
}

/// Returns the name of a section with the figure that stands in it.
fn with_figure(view: View, words: Words, section: &Section) -> String {
    let name = words.label(section.name);
    match section.figure.and_then(|figure| view.core.figures.get(figure.index())) {
        Some(f) => {
            let args = Args::new().with("section", name).with("figure", words.figure(f.kind));
            words.speech.say("section-with-figure", &args)
        }
        None => name,
    }
}

struct Disc<'a> {
    view: View<'a>,
    words: Words<'a>,
    pen: &'a Pen,
    middle: P,
    radius: f64,
}

impl Disc<'_> {
    /// Returns a point at this distance from the middle, as a share of the radius, and this angle
    /// clockwise from the top.
    fn at(&self, share: f64, angle: f64) -> P {
        self.middle + p(angle.sin(), -angle.cos()) * (self.radius * share)
    }

    fn paint(&self, out: &mut String, side_board: &SideBoard) {
        let (middle, radius) = (self.middle, self.radius);
        let _ = write!(
            out,
            r##"<g class="disc"><circle cx="{0}" cy="{1}" r="{2}" fill="#2a1f12" fill-opacity=".25"/><circle cx="{3}" cy="{4}" r="{2}" fill="#7b4f2b" stroke="{INK}" stroke-width="{5}"/>"##,
            n(middle.x + 0.012 * radius),
            n(middle.y + 0.022 * radius),
            n(radius),
            n(middle.x),
            n(middle.y),
            n(0.012 * radius)
        );
        let count = side_board.sections.len().max(1) as f64;
        for (i, section) in side_board.sections.iter().enumerate() {
            let colors = sector(i, side_board.sections.len());
            self.sector(out, section, i as f64 / count * 2.0 * PI, PI / count, &colors);
        }
        let _ = write!(
            out,
            r##"<circle cx="{0}" cy="{1}" r="{2}" fill="#7b4f2b" stroke="{INK}" stroke-width="{3}"/><circle cx="{0}" cy="{1}" r="{4}" fill="{GOLD}" stroke="{INK}" stroke-width="{5}"/></g>"##,
            n(middle.x),
            n(middle.y),
            n(HUB * radius),
            n(0.01 * radius),
            n(0.5 * HUB * radius),
            n(0.007 * radius)
        );
        for (i, section) in side_board.sections.iter().enumerate() {
            self.figure(out, section, i as f64 / count * 2.0 * PI);
        }
    }

    /// Draws a sector around an angle: its ground, its places and its name.
    fn sector(&self, out: &mut String, section: &Section, angle: f64, half: f64, (light, dark): &(String, String)) {
        let radius = self.radius;
        let name = self.words.label(section.name);
        let (from, to) = (self.at(RIM, angle - half), self.at(RIM, angle + half));
        let _ = write!(
            out,
            r##"<path d="M{} {}L{} {}A{r} {r} 0 0 1 {} {}z" fill="{light}" stroke="{INK}" stroke-width="{}" stroke-linejoin="round"/>"##,
            n(self.middle.x),
            n(self.middle.y),
            n(from.x),
            n(from.y),
            n(to.x),
            n(to.y),
            n(0.012 * radius),
            r = n(RIM * radius)
        );
        self.seats(out, section, angle, half);
        let at = self.middle + p(NAME.x * angle.sin(), -NAME.y * angle.cos()) * radius;
        let size = self.pen.fitting(&name, 0.1 * radius, NAME_WIDTH * radius);
        self.pen.put(out, &name, at + p(0.0, 0.035 * radius), Style::new(size, dark).bold().at(Anchor::Middle));
    }

    /// Draws the places of a sector along its rim, each with a crown or the figure in it.
    fn seats(&self, out: &mut String, section: &Section, angle: f64, half: f64) {
        let (view, radius) = (self.view, self.radius);
        let Some(group) = section.seats else { return };
        let places = section.places(view.rules.names.groups.spec(group.index()).map_or(0, |g| g.places));
        let count = places.len() as f64;
        for (nth, place) in places.enumerate() {
            let at = self.at(SEATS, angle + ((nth as f64 + 0.5) / count - 0.5) * 1.1 * half);
            let _ = write!(
                out,
                r##"<circle cx="{}" cy="{}" r="{}" fill="#fbf3df" stroke="{INK}" stroke-width="{}"/>"##,
                n(at.x),
                n(at.y),
                n(SEAT * radius),
                n(0.009 * radius)
            );
            let here = FigureLocation::Slot { group, index: place };
            let scale = n(0.0062 * radius);
            match view.core.figures.iter().find(|f| f.place == here) {
                Some(f) => {
                    let _ = write!(out, r#"<g transform="translate({} {}) scale({scale})">"#, n(at.x), n(at.y));
                    figure::put(out, self.pen, &Look::of(view.rules, f, false), p(0.0, 0.0));
                    out.push_str("</g>");
                }
                None => {
                    let _ = write!(
                        out,
                        r##"<g transform="translate({} {}) scale({})"><use href="#crown"/></g>"##,
                        n(at.x),
                        n(at.y),
                        n(0.0095 * radius)
                    );
                }
            }
        }
    }

    /// Draws the figure that stands in a sector, between its name and the middle.
    fn figure(&self, out: &mut String, section: &Section, angle: f64) {
        let found = section.figure.and_then(|figure| self.view.core.figures.get(figure.index()));
        let Some(f) = found else { return };
        let at = self.at(FIGURE, angle);
        let _ = write!(out, r#"<g transform="translate({} {}) scale({})">"#, n(at.x), n(at.y), n(0.008 * self.radius));
        figure::put(out, self.pen, &Look::of(self.view.rules, f, false), p(0.0, 4.0));
        out.push_str("</g>");
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use bastide_base as _;
    use bastide_core::{Figure, FigureState, Game, GameSetup, Group, Table};
    use bastide_texts::Language;
    use bastide_wheel_of_fortune as _;

    use crate::{Scene, TextLook, TextSize, side_boards_text, svg};

    use super::*;

    /// Returns a game with a follower of red on the third place of the wheel.
    fn game(options: &str) -> Game {
        let text = format!("players = [\"red\", \"blue\"]\nwheel-of-fortune = {{ {options} }}\n");
        let rules = Table::parse("table", &text).ok().and_then(|table| table.rules(&bastide_core::linked()).ok());
        let Some(Ok(mut game)) = rules.map(|rules| Game::new(Arc::new(rules), &GameSetup::seeded(1))) else {
            unreachable!("that is a table")
        };
        let group = game.rules().names.groups.index("wheel.crowns").map(Group::at).unwrap_or_default();
        let done = game.set_up(|cx| {
            let free = |f: &FigureState| f.owner.is_some() && f.place == FigureLocation::Supply;
            if let Some(at) = cx.core().figures.iter().position(free) {
                cx.move_figure(Figure::at(at), FigureLocation::Slot { group, index: 2 });
            }
        });
        assert!(done.is_ok());
        game
    }

    #[test]
    fn a_disc_shows_its_sectors_its_places_and_who_is_there() {
        for options in ["", "wheel_place = \"start\""] {
            let game = game(options);
            let picture = svg(game.view(), &Scene::of(game.view(), ""));
            assert_eq!(picture.matches("class=\"disc\"").count(), 1, "{options}");
            assert_eq!(picture.matches("href=\"#crown\"").count(), 8, "one of nine places is taken");
            assert!(picture.contains("class=\"figure figure-wheel-pig\""));
        }
    }

    #[test]
    fn a_disc_on_the_landscape_lies_over_its_cells() {
        let centre = |options| {
            let game = game(options);
            let picture = svg(game.view(), &Scene::of(game.view(), ""));
            let disc = picture.split("class=\"disc\"").nth(1).unwrap_or_default().to_owned();
            disc.split("<circle ").nth(2).unwrap_or_default().split(" r=").next().unwrap_or_default().to_owned()
        };
        // The cells 0,0 to 3,3 have their middle at 200, 200.
        assert_eq!(centre("wheel_place = \"start\""), "cx=\"200\" cy=\"200\"");
        assert_ne!(centre(""), "cx=\"200\" cy=\"200\"");
    }

    #[test]
    fn in_text_each_sector_is_a_line() {
        let game = game("");
        let look = TextLook { color: false, ascii: true, size: TextSize::Small, room: None };
        let text = side_boards_text(game.view(), &Language::default(), bastide_core::Player(0), look, false);
        let lines: Vec<&str> = text.lines().collect();
        assert_eq!(lines.len(), 6, "{text}");
        assert!(
            lines[0].starts_with("The Wheel Fortune      [.]  *")
                && lines[0].ends_with("here  3 points for the active player (you: 3)"),
            "{text}"
        );
        assert!(lines[1].contains("Taxes        [. R]  for each knight"), "{text}");
        assert!(lines[3].ends_with("1 for each follower in supply (you: 6)"), "{text}");
    }

    #[test]
    fn each_reader_has_the_words_of_their_language() {
        let game = game("");
        let look = TextLook { color: false, ascii: true, size: TextSize::Small, room: None };
        let first = |language: &str| {
            let language = Language::parse(language).unwrap_or_default();
            let text = side_boards_text(game.view(), &language, bastide_core::Player(0), look, false);
            let (line, picture) = (text.lines().next().unwrap_or_default().to_owned(), Scene::of(game.view(), ""));
            (line, svg(game.view(), &Scene { language, ..picture }))
        };
        let [(english, in_english), (dutch, in_dutch), (german, in_german)] = ["en", "nl", "de"].map(first);
        assert!(dutch.starts_with("Het Rad   Geluk") && dutch.ends_with("(jij: 3)"), "{dutch}");
        assert!(german.starts_with("Das Rad   Glück") && german.ends_with("(du: 3)"), "{german}");
        assert_eq!(first("fr").0, english, "what is not there is told in English");
        assert!(in_english.contains("Played with: Base game and The Wheel of Fortune."));
        assert!(in_dutch.contains("Gespeeld met: Basisspel en Het Rad van Fortuin."));
        assert!(in_german.contains("Gespielt mit: Grundspiel und Das Schicksalsrad."));
    }
}
