//! A printed board over several sheets of paper, in the size of printed tiles, to cut out and lay together.

use std::fmt::Write;

use bastide_core::Ruleset;

use crate::board::printed::Sheet;
use crate::draw::color::INK;
use crate::draw::geom::{P, SIZE, n, p};
use crate::draw::pen::{Anchor, Pen, Style, escape};
use crate::picture::chart::printed_tiles;
use crate::symbol;

/// The side of a tile, in millimeters.
const TILE: f64 = 45.0;
/// The least margin of a sheet, in millimeters: the marks for cutting and the name of the sheet lie there.
const MARGIN: f64 = 9.0;
/// The distance of a mark from the corner of the picture, and its length, in millimeters.
const MARK: (f64, f64) = (1.5, 5.0);
/// The size of the text in the margin, in millimeters.
const TEXT: f64 = 3.2;

/// A size of paper, in millimeters, with the short side across.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Paper {
    /// The short side.
    pub width: f64,
    /// The long side.
    pub height: f64,
}

impl Paper {
    /// A4.
    pub const A4: Paper = Paper { width: 210.0, height: 297.0 };
    /// Letter.
    pub const LETTER: Paper = Paper { width: 215.9, height: 279.4 };

    const fn turned(self) -> Paper {
        Paper { width: self.height, height: self.width }
    }

    /// Returns the numbers of columns and rows of whole tiles between the margins.
    fn tiles(self) -> [usize; 2] {
        [self.width, self.height].map(|side| ((side - 2.0 * MARGIN) / TILE) as usize)
    }
}

/// One sheet of a printed board.
#[derive(Clone, PartialEq, Debug)]
pub struct BoardSheet {
    /// The drawing, as large as the paper.
    pub svg: String,
    /// Its name: a letter for the row from the north, and a number for the column from the west, such as `B2`.
    pub name: String,
    /// The number of sheets of the board.
    pub sheets: usize,
    /// The width of the paper, in millimeters.
    pub width: f64,
    /// The height of the paper, in millimeters.
    pub height: f64,
}

/// Draws the N-th sheet of the board of a ruleset, from 0, row by row. The paper is turned if that takes fewer sheets.
/// Returns `None` if the ruleset has no printed board, or the board has fewer sheets.
pub fn board_sheet(rules: &Ruleset, paper: Paper, nth: usize) -> Option<BoardSheet> {
    let scenery = rules.scenery.as_ref()?;
    let pen = Pen::new();
    let board = Sheet { scenery, pen: &pen };
    let (corner, size) = board.extent();
    let cells = [size.x, size.y].map(|side| (side / SIZE).round() as usize);
    let grid = |paper: Paper| {
        let [across, down] = paper.tiles();
        [cells[0].div_ceil(across.max(1)), cells[1].div_ceil(down.max(1))]
    };
    let sheets = |paper: Paper| grid(paper).into_iter().product::<usize>();
    let paper = [paper, paper.turned()].into_iter().min_by_key(|paper| sheets(*paper)).unwrap_or(paper);
    let (all, columns) = (sheets(paper), grid(paper)[0].max(1));
    if nth >= all {
        return None;
    }
    let (row, column) = (nth / columns, nth % columns);
    let name = sheet_name(row, column);
    let shown = Shown::of(paper, cells, (row, column));
    let unit = SIZE / TILE;
    let first = corner + p(shown.first[0] as f64 * SIZE, shown.first[1] as f64 * SIZE);
    let picture = (first, p(shown.cells[0] as f64 * SIZE, shown.cells[1] as f64 * SIZE));
    // The picture lies in the middle of the paper.
    let outer = p(paper.width, paper.height) * unit;
    let at = first - (outer - picture.1) * 0.5;
    let mut out = format!(
        r##"<svg xmlns="http://www.w3.org/2000/svg" width="{}mm" height="{}mm" viewBox="{} {} {} {}"><title>{}</title><defs>{}<clipPath id="cut"><rect x="{}" y="{}" width="{}" height="{}"/></clipPath></defs><rect x="{}" y="{}" width="{}" height="{}" fill="#fff"/><g clip-path="url(#cut)">"##,
        n(paper.width),
        n(paper.height),
        n(at.x),
        n(at.y),
        n(outer.x),
        n(outer.y),
        escape(&format!("{} {name}", scenery.title)),
        symbol::defs(rules),
        n(first.x),
        n(first.y),
        n(picture.1.x),
        n(picture.1.y),
        n(at.x),
        n(at.y),
        n(outer.x),
        n(outer.y),
    );
    board.under(&mut out, |_| false);
    printed_tiles(&mut out, rules, scenery, &pen);
    board.names(&mut out, |_| false);
    out.push_str("</g>");
    marks(&mut out, picture, unit);
    let style = Style::new(TEXT * unit, INK).at(Anchor::Middle);
    let label = format!("{} · {name} · {}/{all}", scenery.title, nth + 1);
    pen.put(&mut out, &label, p(first.x + picture.1.x / 2.0, at.y + (MARGIN - TEXT) * unit), style);
    out.push_str("</svg>\n");
    Some(BoardSheet { svg: out, name, sheets: all, width: paper.width, height: paper.height })
}

/// The cells of a sheet.
struct Shown {
    /// The column and the row of the first one.
    first: [usize; 2],
    /// The numbers of columns and rows.
    cells: [usize; 2],
}

impl Shown {
    fn of(paper: Paper, cells: [usize; 2], (row, column): (usize, usize)) -> Shown {
        let [across, down] = paper.tiles();
        let first = [column * across, row * down];
        Shown { first, cells: [across.min(cells[0] - first[0]), down.min(cells[1] - first[1])] }
    }
}

/// Returns the name of a sheet by its row and column. After row Z come AA, AB and so on.
fn sheet_name(row: usize, column: usize) -> String {
    let (mut letters, mut left) = (String::new(), row + 1);
    while left > 0 {
        left -= 1;
        letters.insert(0, char::from(b'A' + (left % 26) as u8));
        left /= 26;
    }
    format!("{letters}{}", column + 1)
}

/// Draws two lines at each corner of the picture, along which it is cut out.
fn marks(out: &mut String, (at, size): (P, P), unit: f64) {
    let (gap, length) = (MARK.0 * unit, MARK.1 * unit);
    let mut d = String::new();
    for (x, outward) in [(at.x, -1.0), (at.x + size.x, 1.0)] {
        for (y, downward) in [(at.y, -1.0), (at.y + size.y, 1.0)] {
            let _ = write!(d, "M{} {}h{}", n(x + outward * gap), n(y), n(outward * length));
            let _ = write!(d, "M{} {}v{}", n(x), n(y + downward * gap), n(downward * length));
        }
    }
    let _ = write!(out, r##"<path d="{d}" fill="none" stroke="#000" stroke-width="{}"/>"##, n(0.2 * unit));
}
