//! Cells and tiles in texts of a log: where they are and what they show, in words, instead of coordinates
//! and ids.

use bastide_core::{Cell, notation};
use bastide_session::ear::Ear;
use bastide_texts::{Args, Language};

use crate::texts;

/// Returns a text of a log in which places stand instead of the coordinates of cells, and names of tiles
/// instead of their ids.
pub(super) fn told(text: &str, ear: Ear, language: &Language) -> String {
    let at = format!(" {}", texts::say_with(language, "board-there", &Args::new().with("cell", "")));
    let text =
        named(text, |id| ear.tile_with(id).map(|name| texts::say_with(language, "board-tile", &Args::new().with("tile", name))));
    let tenths = !language.to_string().starts_with("en");
    in_words(&text, &at, tenths, |cell| ear.beside_tiles(cell).then(|| ear.place(cell)))
}

/// Returns such a text about what a picture or a frame shows: the place of that cell is not told.
pub(super) fn told_here(text: &str, here: Option<Cell>, ear: Ear, language: &Language) -> String {
    let there = |cell| texts::say_with(language, "board-there", &Args::new().with("cell", notation::cell(cell)));
    let text = here.map_or_else(|| text.to_owned(), |cell| without(text, &format!(" {}", there(cell))));
    told(&text, ear, language)
}

/// The characters that end a word.
const ENDS: [char; 6] = [' ', '(', ')', ',', ';', ':'];

/// Returns a text in which names stand instead of the ids of tiles, such as `BA/RFr`. `name` returns
/// `None` for a word that is no id.
fn named(text: &str, name: impl Fn(&str) -> Option<String>) -> String {
    let mut out = String::with_capacity(text.len());
    for word in text.split_inclusive(ENDS) {
        let bare = word.trim_end_matches(ENDS);
        match bare.contains('/').then(|| name(bare)).flatten() {
            Some(name) => out.extend([&name, &word[bare.len()..]]),
            None => out.push_str(word),
        }
    }
    out
}

/// Returns a text in which places stand instead of the coordinates of cells: `city at 1,-2` becomes
/// `city, 1 east and 2 north of the start`. `at` is what leads to a cell, such as ` at `. Where a comma comes before
/// `tenths`, `0,1` is a cell only behind it. `place` returns `None` for a number that is no cell of the board.
fn in_words(text: &str, at: &str, tenths: bool, place: impl Fn(Cell) -> Option<String>) -> String {
    let (mut out, mut rest) = (String::with_capacity(text.len()), text);
    let mut from = 0;
    while let Some(comma) = rest[from..].find(',').map(|comma| comma + from) {
        from = comma + 1;
        let Some((start, end, cell)) = cell_at(rest, comma) else { continue };
        if tenths && cell.x >= 0 && (0..10).contains(&cell.y) && !rest[..start].ends_with(at) {
            continue;
        }
        let Some(words) = place(cell) else { continue };
        match rest[..start].strip_suffix(at) {
            Some(before) => out.extend([before, ", ", &words]),
            None => out.extend([&rest[..start], &words]),
        }
        (rest, from) = (&rest[end..], 0);
    }
    out + rest
}

/// Returns the cell whose coordinates are at both sides of a comma, with their start and end.
fn cell_at(text: &str, comma: usize) -> Option<(usize, usize, Cell)> {
    let is_part = |c: char| c.is_ascii_digit() || c == '-';
    let start = text[..comma].rfind(|c| !is_part(c)).map_or(0, |at| at + text[at..].chars().next().map_or(1, char::len_utf8));
    let end = text[comma + 1..].find(|c| !is_part(c)).map_or(text.len(), |at| comma + 1 + at);
    let number = |text: &str| text.parse::<i16>().ok().filter(|n| n.to_string() == text);
    let cell = Cell::new(number(&text[start..comma])?, number(&text[comma + 1..end])?);
    Some((start, end, cell))
}

/// Returns a text without a part that ends with a number, wherever the number goes on no further.
fn without(text: &str, part: &str) -> String {
    let mut pieces = text.split(part);
    let mut left = pieces.next().unwrap_or_default().to_owned();
    for piece in pieces {
        if piece.starts_with(|c: char| c.is_ascii_digit()) {
            left.push_str(part);
        }
        left.push_str(piece);
    }
    left
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_become_names() {
        let told = |text| named(text, |id| (id == "BA/L").then(|| "a tile".to_owned()));
        assert_eq!(told("buys BA/L for 3 (BA/L), and/or BA/X: BA/L"), "buys a tile for 3 (a tile), and/or BA/X: a tile");
        assert_eq!(told("(BA/L)"), "(a tile)");
        assert_eq!(told(""), "");
    }

    #[test]
    fn coordinates_become_places() {
        let told = |text| in_words(text, " at ", false, |cell| (cell.x < 9).then(|| format!("{} and {}", cell.x, cell.y)));
        assert_eq!(told("Bert +10, now 18: city at 1,-1 (2 x 4 tiles)"), "Bert +10, now 18: city, 1 and -1 (2 x 4 tiles)");
        assert_eq!(told("the tile 3,12, and 0,0"), "the tile 3 and 12, and 0 and 0");
        assert_eq!(told("1,000 points, 9,1 é,1 1,x ,"), "1,000 points, 9,1 é,1 1,x ,");
        assert_eq!(told(""), "");
        let german = |text| in_words(text, " auf ", true, |cell| Some(format!("{} und {}", cell.x, cell.y)));
        assert_eq!(german("0,1 Punkte auf 0,1, über -1,2"), "0,1 Punkte, 0 und 1, über -1 und 2");
    }

    #[test]
    fn a_cell_is_left_out_and_one_that_begins_like_it_is_not() {
        assert_eq!(without("city at 3,1, road at 3,12", " at 3,1"), "city, road at 3,12");
        assert_eq!(without("road at 3,1", " at 3,1"), "road");
        assert_eq!(without("", " at 3,1"), "");
    }
}
