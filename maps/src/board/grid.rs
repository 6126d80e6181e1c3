//! Reads the grid of a board file, and notes the place of each cell in the file.

use std::collections::BTreeMap;
use std::ops::Range;

use bastide_core::Cell;

use super::{Map, MapError, Square, Wrong};

/// The maximum number of columns, and of rows.
const MAX: usize = 100;

impl Map {
    /// Reads the grid in this span of the file. Returns the keys of large cities with their cells,
    /// in the order of the keys. No letter of a grid needs an escape, so the text is read as
    /// written.
    pub(super) fn read_grid(&mut self, span: &Range<usize>, errors: &mut Vec<MapError>) -> BTreeMap<char, Cell> {
        let source = self.source.clone();
        let rows = rows(source.text(), span);
        let (width, height) = (rows.first().map_or(0, |(_, row)| row.chars().count()), rows.len());
        if !(1..=MAX).contains(&width) || !(1..=MAX).contains(&height) {
            errors.push(self.error(span, Wrong::Size { width, height, most: MAX }));
            return BTreeMap::new();
        }
        (self.width, self.height) = (width as i16, height as i16);
        let mut keys = BTreeMap::new();
        for (y, (start, row)) in rows.into_iter().enumerate() {
            let have = row.chars().count();
            if have != width {
                errors.push(self.error(&(start..start + row.len()), Wrong::Width { row: y, have, first: width }));
            }
            for (x, (offset, letter)) in row.char_indices().enumerate() {
                let wrong = |wrong| self.error(&(start + offset..start + offset + letter.len_utf8()), wrong);
                let square = square(letter).unwrap_or_else(|| {
                    errors.push(wrong(Wrong::Letter { letter }));
                    Square::Plain
                });
                let large = matches!(square, Square::Large(_));
                if large && keys.insert(letter, Cell::new(x as i16, y as i16)).is_some() {
                    errors.push(wrong(Wrong::CellTwice { key: letter }));
                }
                self.squares.push(square);
                self.written.push(start + offset);
            }
        }
        for (index, cell) in keys.values().enumerate() {
            if let Some(at) = self.index(*cell) {
                self.squares[at] = Square::Large(index as u8);
            }
        }
        keys
    }
}

/// Returns the square that a letter means; the index of a large city is filled in later.
const fn square(letter: char) -> Option<Square> {
    Some(match letter {
        '~' => Square::Water,
        '#' => Square::Abroad,
        '.' => Square::Plain,
        'o' => Square::Small,
        'S' => Square::Start,
        'A'..='Z' => Square::Large(0),
        _ => return None,
    })
}

/// Returns the rows of a text between TOML quotes, each with its first byte in the file.
fn rows<'a>(file: &'a str, span: &Range<usize>) -> Vec<(usize, &'a str)> {
    let written = file.get(span.clone()).unwrap_or_default();
    let quotes = ["\"\"\"", "'''", "\"", "'"].into_iter().find(|quotes| written.starts_with(quotes)).unwrap_or_default();
    let inner = written.strip_prefix(quotes).and_then(|rest| rest.strip_suffix(quotes)).unwrap_or(written);
    // A line break right after the opening quotes does not belong to the text.
    let first = ["\r\n", "\n"].into_iter().find_map(|end| inner.strip_prefix(end)).unwrap_or(inner);
    let start = span.end - quotes.len() - first.len();
    let row = |row: &'a str| (start + (row.as_ptr() as usize - first.as_ptr() as usize), row);
    first.lines().map(row).collect()
}
