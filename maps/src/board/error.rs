//! The errors of board files.

use bastide_core::author::prelude::*;

use super::edge::Edge;

/// An error in a board file, with its place.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{at}: {wrong}")]
pub struct MapError {
    /// The place of the error.
    pub at: Box<Location>,
    /// The fault, and the remedy.
    pub wrong: Wrong,
    /// The next error, if several were found together; see [`Self::all`].
    pub next: Option<Box<MapError>>,
}

impl MapError {
    pub(super) fn new(at: Location, wrong: Wrong) -> MapError {
        MapError { at: Box::new(at), wrong, next: None }
    }

    /// Joins errors into one, in the order of the file. Returns `None` if the list is empty.
    pub(super) fn join(mut errors: Vec<MapError>) -> Option<MapError> {
        errors.sort_by_key(|error| error.at.mark.as_ref().map_or((0, 0), |mark| (mark.line, mark.column)));
        let chain = |next: Option<Box<MapError>>, error: MapError| Some(Box::new(MapError { next, ..error }));
        errors.into_iter().rev().fold(None, chain).map(|first| *first)
    }

    /// Returns this error and those that were found together with it.
    pub fn all(&self) -> impl Iterator<Item = &MapError> {
        std::iter::successors(Some(self), |error| error.next.as_deref())
    }

    /// Returns the place, with the line and a marker below it.
    pub fn snippet(&self) -> String {
        self.at.snippet()
    }
}

/// Returns that there is this number of start cells, in words.
fn starts(have: usize) -> String {
    match have {
        0 => "there are no start cells".into(),
        1 => "there is 1 start cell".into(),
        more => format!("there are {more} start cells"),
    }
}

/// Returns the first of some cells in words.
fn first(cells: &[Cell]) -> String {
    cells.first().map_or_else(|| "a cell".into(), |cell| format!("the cell {},{}", cell.x, cell.y))
}

/// Returns the cells after the first one in words, and only their number after the second one.
fn others(cells: &[Cell]) -> String {
    match cells {
        [] | [_] => String::new(),
        [_, one] => format!(", nor can {},{}", one.x, one.y),
        [_, one, rest @ ..] => format!(", nor can {},{} and {} more", one.x, one.y, rest.len()),
    }
}

/// A problem of a board file.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[allow(missing_docs, reason = "the fields are named in the messages")]
pub enum Wrong {
    /// Invalid TOML, or a key that is missing or of the wrong type, with the message of the TOML
    /// reader.
    #[error("{0}")]
    Toml(String),
    /// An unknown key.
    #[error("{within} has no key \"{key}\"{hint}; its keys are {known}")]
    UnknownKey { within: &'static str, key: String, hint: String, known: String },
    /// A kind of border piece or segment that does not exist.
    #[error("kind = \"{kind}\" is not allowed: it takes city or road{hint}")]
    Kind { kind: String, hint: String },
    /// A grid that is empty or too large.
    #[error("the grid is {width} wide and {height} high; it takes from 1 to {most} either way")]
    Size { width: usize, height: usize, most: usize },
    /// A row that is longer or shorter than the first.
    #[error("row {row} has {have} cells and row 0 has {first}; fill up the shorter ones with ~ (water) or # (land abroad)")]
    Width { row: usize, have: usize, first: usize },
    /// A letter without a meaning.
    #[error(
        "{letter:?} in the grid is not a known letter; it takes ~ (water), # (land abroad), . (land), o (small city), \
         S (start cell) and the capital letter of a large city"
    )]
    Letter { letter: char },
    /// A capital letter without a large city.
    #[error("the grid has a cell {key}, and there is no large city with that key; add [[city]] with key = \"{key}\"")]
    NoCity { key: char },
    /// A large city that is not in the grid.
    #[error("the large city {key} is not in the grid; write {key} where it lies")]
    NoCell { key: char },
    /// A large city twice in the grid.
    #[error(
        "{key} stands in the grid a second time; each cell of a large city has a letter and a [[city]] of its own, and \
         cells side by side are one city if their facing edges are both city"
    )]
    CellTwice { key: char },
    /// An invalid key of a large city.
    #[error("{key:?} cannot be the key of a large city; use one capital letter, but not S, which marks start cells")]
    Key { key: String },
    /// Two large cities with one key.
    #[error("there is a large city {key} already; give this one another letter")]
    KeyTwice { key: char },
    /// A large city with both kinds of description, or with none.
    #[error(
        "the large city {key} needs either `edges` (the sides of its city, as \"NESW\") with `coats`, or `segments` \
         (each with kind, edges and coats), and not both"
    )]
    Segments { key: char },
    /// Sides that cannot be read.
    #[error("{text:?} is not a list of sides; write some of the letters N, E, S and W, as \"NES\"")]
    Sides { text: String },
    /// An edge of a large-city cell that is named twice (MP-28).
    #[error("the edge {edge} is named twice; it belongs to one segment only")]
    SideTwice { edge: Edge },
    /// A cell that cannot be read.
    #[error("{text:?} is not a cell; write column and row, counted from 0 in the north-west, as \"4,7\"")]
    Cell { text: String },
    /// An edge that cannot be read.
    #[error("{text:?} is not an edge; write column, row and side, counted from 0 in the north-west, as \"4,7:N\"")]
    Edge { text: String },
    /// A border piece without an edge.
    #[error("this border piece has no edges; name at least one edge, as at = [\"4,7:N\"]")]
    NoEdge,
    /// A ferry with another number of ends than two (MP-25).
    #[error("a ferry takes 2 ends, as ends = [\"4,7:E\", \"6,7:W\"], and this one has {have}")]
    Ends { have: usize },
    /// A name on a cell without a small city.
    #[error("{},{} has no small city to name; write o or S there in the grid, or move the name", .cell.x, .cell.y)]
    Name { cell: Cell },
    /// A second name for a cell.
    #[error("{},{} has a name already", .cell.x, .cell.y)]
    NameTwice { cell: Cell },
    /// A border piece or ferry on an edge that is not a border edge (MP-28).
    #[error("{edge} is not a border edge: {why}")]
    NotBorder { edge: Edge, why: &'static str },
    /// Two border pieces or ferries on one edge (MP-28).
    #[error("{edge} is taken already, in line {line}; an edge has one border piece or one ferry")]
    Taken { edge: Edge, line: usize },
    /// A border piece at an edge of a large-city cell that shows something else (MP-28).
    #[error("{edge} shows {shows} on the large city, and the border piece is a {kind}; make both the same")]
    Mismatch { edge: Edge, shows: &'static str, kind: &'static str },
    /// Two large cities whose facing edges differ (MP-28).
    #[error("{edge} shows {shows}, and the large city beyond it shows {other} there; make both the same")]
    Facing { edge: Edge, shows: &'static str, other: &'static str },
    /// Fewer start cells than two (MP-28).
    #[error("{}; mark at least 2 small cities with S in the grid", starts(*.have))]
    Starts { have: usize },
    /// More start cells are to be used than there are, or fewer than two.
    #[error("starts_used = {wanted} is not allowed: it takes a number from 2 to {have}, the start cells of the grid")]
    StartsUsed { wanted: u8, have: usize },
    /// Printed cells, at least one, that no tile can ever reach (MP-28).
    #[error(
        "{} can never be reached from a start cell{}; join it to the others by land, a large city or a ferry, or make it \
         water (~)", first(.cells), others(.cells)
    )]
    Unreachable { cells: Vec<Cell> },
}
