//! Boards of plugins beside the board as text: a line for each shelf, with the tiles that lie open if there is room.

use bastide_core::{Group, Place, Player, Shelf, View};

use super::terminal::{TextLook, seat_letters, tile_text};

/// The boards beside the board as text, with the prices for a player; nothing if there are none. `pictures` draws the tiles that
/// lie open.
pub fn stands_text(view: View, who: Player, look: TextLook, pictures: bool) -> String {
    let mut out = String::new();
    for stand in view.stands(who).unwrap_or_default() {
        let wide = stand.shelves.iter().map(|s| name(view, s).chars().count()).max().unwrap_or(0);
        for (i, shelf) in stand.shelves.iter().enumerate() {
            let title = if i == 0 { stand.title } else { "" };
            let line = format!("{title:<9} {:<wide$}  {}", name(view, shelf), about(view, shelf));
            out.push_str(&with_tiles(view, shelf, &line, look, pictures));
        }
    }
    out
}

fn name<'a>(view: View<'a>, shelf: &Shelf) -> &'a str {
    view.rules.names.labels.name(shelf.name.index())
}

/// `costs 4  [R B .]  17 left`
fn about(view: View, shelf: &Shelf) -> String {
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
        let figure = view.core.figures.iter().find(|f| f.place == Place::Slot { group, index });
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
fn with_tiles(view: View, shelf: &Shelf, line: &str, look: TextLook, pictures: bool) -> String {
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
