//! Side boards of plugins as text: a line for each section, with the open tiles if there is room.

use std::fmt::Write;

use bastide_core::{Figure, FigureLocation, Group, Player, Section, View};
use bastide_texts::Language;

use crate::board::signs::figure_text;
use crate::panel::held_cards::held_cards;
use crate::text::{TextLook, tile_text};
use crate::words::Words;

/// The least width of the column with the titles.
const TITLE: usize = 9;

/// Returns the cards in the hand of a player and the side boards as text, with the prices for them; empty if there are none.
/// `pictures` draws the open tiles.
pub fn side_boards_text(view: View, language: &Language, who: Player, look: TextLook, pictures: bool) -> String {
    let words = Words::of(view.rules, language);
    let mut out = String::new();
    let cards: Vec<String> = held_cards(view, language, who).into_iter().map(|card| card.words).collect();
    if !cards.is_empty() {
        let _ = writeln!(out, "{:<TITLE$} {}", words.say("cards"), cards.join(", "));
    }
    for side_board in view.side_boards(who).unwrap_or_default() {
        let names: Vec<String> = side_board.sections.iter().map(|section| words.label(section.name)).collect();
        let wide = names.iter().map(|name| name.chars().count()).max().unwrap_or(0);
        let title = words.speech.label(side_board.title, 0);
        let indent = title.chars().count().max(TITLE);
        for (i, (section, name)) in side_board.sections.iter().zip(names).enumerate() {
            let title = if i == 0 { title.as_str() } else { "" };
            let line = format!("{title:<indent$} {name:<wide$}  {}", facts(view, words, section));
            out.push_str(&with_tiles(view, section, &line, look, pictures));
        }
    }
    out
}

/// Returns the facts about a section: `costs 4  [R B .]  17 left`, or
/// `[R .]  *w here  3 points for the player at turn (you: 3)`.
pub fn section_text(view: View, language: &Language, section: &Section) -> String {
    facts(view, Words::of(view.rules, language), section)
}

fn facts(view: View, words: Words, section: &Section) -> String {
    // Numbers stand below each other.
    let aligned = |id, n: i16| words.say_text(id, "n", format!("{n:>2}"));
    let price = section.price.map(|n| aligned("section-price", n));
    let seats = section.seats.map(|group| format!("[{}]", seats(view, group, section)));
    let left = section.left.map(|n| aligned("section-left", n));
    let here = section.figure.map(|figure| words.say_text("section-figure", "figure", figure_text(view, figure)));
    let gain = section.gain.map(|n| format!("({})", words.say_number("section-gain", n)));
    let note = section.note.map(|note| words.label(note));
    let note = [note, gain].into_iter().flatten().collect::<Vec<_>>().join(" ");
    [price, seats, left, here, Some(note).filter(|text| !text.is_empty())].into_iter().flatten().collect::<Vec<_>>().join("  ")
}

/// Returns the places of a section: the figure in each, or a dot.
fn seats(view: View, group: Group, section: &Section) -> String {
    let places = section.places(view.rules.names.groups.spec(group.index()).map_or(0, |g| g.places));
    let at = |index: u8| {
        let figure = view.core.figures.iter().position(|f| f.place == FigureLocation::Slot { group, index });
        figure.map_or_else(|| ".".to_owned(), |i| figure_text(view, Figure::at(i)))
    };
    places.map(at).collect::<Vec<String>>().join(" ")
}

/// Returns the line of a section, with its open tiles beside it: small pictures, or their names.
fn with_tiles(view: View, section: &Section, line: &str, look: TextLook, pictures: bool) -> String {
    let tiles = section.open.and_then(|pile| view.core.piles.get(pile.index())).map_or(&[][..], Vec::as_slice);
    if tiles.is_empty() {
        return format!("{line}\n");
    }
    if !pictures {
        let names: Vec<&str> = tiles.iter().map(|t| view.rules.tiles.get(*t).name.as_str()).collect();
        return format!("{line}: {}\n", names.join(", "));
    }
    let drawn: Vec<String> = tiles.iter().map(|t| tile_text(view.rules, *t, 0, look)).collect();
    let blank = " ".repeat(line.chars().count());
    let rows = drawn.iter().map(|d| d.lines().count()).max().unwrap_or(0);
    let row = |k: usize| {
        let start = if k == 0 { line } else { &blank };
        let parts: Vec<&str> = drawn.iter().map(|d| d.lines().nth(k).unwrap_or("")).collect();
        format!("{start}  {}\n", parts.join(" "))
    };
    (0..rows).map(row).collect()
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use bastide_base as _;
    use bastide_bridges_castles_bazaars as _;
    use bastide_core::{Game, GameSetup, Table};
    use bastide_inns_cathedrals as _;
    use bastide_shop as _;

    use super::*;
    use crate::{Scene, TextSize, svg};

    fn game(plugins: &str) -> Option<Game> {
        let table = Table::parse("table", &format!("players = [\"red\", \"blue\"]\n{plugins}")).ok()?;
        let rules = table.rules(&bastide_core::linked()).ok()?;
        Game::new(Arc::new(rules), &GameSetup::seeded(1)).ok()
    }

    #[test]
    fn each_shelf_is_a_line_with_price_seats_and_what_is_left() {
        let Some(mut game) = game("bridges-castles-bazaars = {}\ninns-cathedrals = {}\nshop = { markers = [\"bridge\"] }") else {
            unreachable!("that is a table")
        };
        let rules = game.rules().clone();
        let group = |name: &str| rules.names.groups.index(name).map(Group::at).unwrap_or_default();
        let placed = game.set_up(|cx| {
            for (name, kind, index) in [("shop.city", "follower", 0), ("shop.city", "big", 1), ("shop.bridge", "follower", 0)] {
                let of = |f: &bastide_core::FigureState| Some(f.kind) == rules.figure(kind) && f.place == FigureLocation::Supply;
                if let Some(at) = cx.core().figures.iter().position(of) {
                    cx.move_figure(Figure::at(at), FigureLocation::Slot { group: group(name), index });
                }
            }
        });
        assert!(placed.is_ok());
        let look = TextLook { color: false, ascii: true, size: TextSize::Small, room: None };
        let text = side_boards_text(game.view(), &Language::default(), Player::default(), look, false);
        let lines: Vec<&str> = text.lines().collect();
        // Red has two figures there already: a follower and a big one, 4 + 2 x 3.
        assert!(lines[0].starts_with("The Shop  city       costs 10  [R Rb .]  20 left: SH/"), "{text}");
        assert!(lines[1].contains("road       costs  2  [. . .]  20 left: SH/"), "{text}");
        assert!(lines[2].ends_with("take back  costs  1  [. . .]"), "{text}");
        assert!(lines[3].ends_with("bridge     costs  2  [R . .]  14 left"), "{text}");
        let pictures = side_boards_text(game.view(), &Language::default(), Player::default(), look, true);
        assert_eq!(pictures.lines().count(), 2 * 3 + 2, "{pictures}");
    }

    #[test]
    fn a_part_that_is_of_no_use_now_says_why() {
        let Some(mut game) = game("shop = { allow_debt = true }") else { unreachable!("that is a table") };
        let rules = game.rules().clone();
        let why = |game: &Game, column: &str| {
            let side_boards = game.view().side_boards(Player::default()).unwrap_or_default();
            let section = side_boards
                .iter()
                .flat_map(|side_board| &side_board.sections)
                .find(|section| rules.names.labels.name(section.name.index()) == column);
            section.and_then(|section| section.closed).map(|why| game.rules().names.labels.name(why.index()).to_owned())
        };
        assert_eq!((why(&game, "city"), why(&game, "road")), (None, None));
        let open = |name: &str| rules.names.piles.index(name).unwrap_or_default();
        // A tile with a city on all sides does not fit beside a single monastery.
        let (city, monastery) = (rules.tiles.find("BA/Cccc+"), rules.tiles.find("BA/L"));
        let (Some(city), Some(monastery)) = (city, monastery) else { unreachable!("those are tiles") };
        let changed = game.set_up(|cx| {
            let Some(core) = cx.position() else { return };
            core.piles[open("shop.city.open")] = vec![city];
            core.piles[open("shop.road.open")].clear();
            for (x, y) in [(0, -1), (-1, 0), (1, 0), (0, 1)] {
                cx.place_tile(monastery, bastide_core::Cell::new(x, y), 0);
            }
        });
        assert!(changed.is_ok());
        assert_eq!(why(&game, "city").as_deref(), Some("none of its tiles fits"));
        assert_eq!(why(&game, "road").as_deref(), Some("nothing is left"));
    }

    #[test]
    fn a_board_beside_the_board_makes_the_picture_higher_and_nothing_else_does() {
        let height = |plugins: &str| {
            let picture = game(plugins).map(|game| svg(game.view(), &Scene::of(game.view(), "")));
            let text = picture.unwrap_or_default();
            let view = text.split("viewBox=\"").nth(1).and_then(|rest| rest.split('"').next()).unwrap_or_default().to_owned();
            view.split(' ').nth(3).and_then(|h| h.parse::<f64>().ok()).unwrap_or_default()
        };
        assert!(height("shop = {}") > height("") + 100.0);
        assert_eq!(height("inns-cathedrals = {}"), height(""));
    }
}
