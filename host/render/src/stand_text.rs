//! Boards of plugins beside the board as text: a line for each shelf, with the tiles that lie open if there is room.

use bastide_core::{FigureLocation, Group, Player, Section, View};

use super::terminal::{TextLook, seat_letters, tile_text};

/// The boards beside the board as text, with the prices for a player; nothing if there are none. `pictures` draws the tiles that
/// lie open.
pub fn stands_text(view: View, who: Player, look: TextLook, pictures: bool) -> String {
    let mut out = String::new();
    for stand in view.side_boards(who).unwrap_or_default() {
        let wide = stand.sections.iter().map(|s| name(view, s).chars().count()).max().unwrap_or(0);
        for (i, shelf) in stand.sections.iter().enumerate() {
            let title = if i == 0 { stand.title } else { "" };
            let line = format!("{title:<9} {:<wide$}  {}", name(view, shelf), about_shelf(view, shelf));
            out.push_str(&with_tiles(view, shelf, &line, look, pictures));
        }
    }
    out
}

fn name<'a>(view: View<'a>, shelf: &Section) -> &'a str {
    view.rules.names.labels.name(shelf.name.index())
}

/// What there is to know of a part of a board: `costs 4  [R B .]  17 left`.
pub fn about_shelf(view: View, shelf: &Section) -> String {
    let price = shelf.price.map(|n| format!("costs {n:>2}"));
    let seats = shelf.seats.map(|group| format!("[{}]", seats(view, group)));
    let left = shelf.left.map(|n| format!("{n:>2} left"));
    [price, seats, left].into_iter().flatten().collect::<Vec<_>>().join("  ")
}

/// The places of a group: the letter of whoever stands there, or a dot. Figures that are no common followers have the first letter of
/// their kind after it.
fn seats(view: View, group: Group) -> String {
    let letters = seat_letters(view.rules);
    let places = view.rules.names.groups.spec(group.index()).map_or(0, |g| g.places);
    let at = |index: u8| {
        let figure = view.core.figures.iter().find(|f| f.place == FigureLocation::Slot { group, index });
        figure.map_or_else(
            || ".".to_owned(),
            |f| {
                let owner = f.owner.and_then(|p| letters.get(p.index())).copied().unwrap_or('-');
                let kind = view.rules.names.figures.name(f.kind.index());
                let mark = if kind == "follower" { None } else { kind.chars().next() };
                [Some(owner), mark].into_iter().flatten().collect()
            },
        )
    };
    (0..places).map(at).collect::<Vec<String>>().join(" ")
}

/// The line of a shelf, and its open tiles beside it: small pictures, or their names.
fn with_tiles(view: View, shelf: &Section, line: &str, look: TextLook, pictures: bool) -> String {
    let tiles = shelf.open.and_then(|pile| view.core.piles.get(pile.index())).map_or(&[][..], Vec::as_slice);
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
    use bastide_core::{Figure, FigureLocation, Game, GameSetup, Table};
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
                if let Some(at) = cx.core.figures.iter().position(of) {
                    cx.move_figure(Figure::at(at), FigureLocation::Slot { group: group(name), index });
                }
            }
        });
        assert!(placed.is_ok());
        let look = TextLook { colour: false, ascii: true, size: TextSize::Small, room: None };
        let text = stands_text(game.view(), Player::default(), look, false);
        let lines: Vec<&str> = text.lines().collect();
        // Red is there already: a follower and a big one, 4 + 2 x 3.
        assert!(lines[0].starts_with("The Shop  city      costs 10  [R Rb .]  20 left: SH/"), "{text}");
        assert!(lines[1].contains("road      costs  2  [. . .]  20 left: SH/"), "{text}");
        assert!(lines[2].ends_with("takeback  costs  1  [. . .]"), "{text}");
        assert!(lines[3].ends_with("bridge    costs  2  [R . .]  14 left"), "{text}");
        let pictures = stands_text(game.view(), Player::default(), look, true);
        assert_eq!(pictures.lines().count(), 2 * 3 + 2, "{pictures}");
    }

    #[test]
    fn a_part_that_is_of_no_use_now_says_why() {
        let Some(mut game) = game("shop = { allow_debt = true }") else { unreachable!("that is a table") };
        let rules = game.rules().clone();
        let why = |game: &Game, column: &str| {
            let stands = game.view().side_boards(Player::default()).unwrap_or_default();
            let shelf = stands.iter().flat_map(|stand| &stand.sections).find(|shelf| name(game.view(), shelf) == column);
            shelf.and_then(|shelf| shelf.closed).map(|why| game.rules().names.labels.name(why.index()).to_owned())
        };
        assert_eq!((why(&game, "city"), why(&game, "road")), (None, None));
        let open = |name: &str| rules.names.piles.index(name).unwrap_or_default();
        // A city on all sides does not fit where a monastery lies alone.
        let (city, monastery) = (rules.tiles.find("BA/Cccc+"), rules.tiles.find("BA/L"));
        let (Some(city), Some(monastery)) = (city, monastery) else { unreachable!("those are tiles") };
        let changed = game.set_up(|cx| {
            cx.core.piles[open("shop.city.open")] = vec![city];
            cx.core.piles[open("shop.road.open")].clear();
            for (x, y) in [(0, -1), (-1, 0), (1, 0), (0, 1)] {
                cx.lay(monastery, bastide_core::Cell::new(x, y), 0);
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
