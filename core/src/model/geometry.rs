//! Cells, sides, turns and the points on the edge of a tile.
//!
//! The x axis grows to the east and the y axis to the south; the first start tile is at `0,0`. A
//! turn is a quarter turn clockwise. Each side has a centre, where roads and cities meet their
//! neighbours, and two halves, where fields do. Left and right are as seen from the middle of the
//! tile outwards, so the left half of a side meets the right half of the neighbour's side.

use serde::{Deserialize, Serialize};

/// A cell of the board, which can hold one tile.
#[derive(Clone, Copy, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[allow(clippy::derived_hash_with_manual_eq, reason = "equal cells have equal coordinates, and so equal hashes")]
pub struct Cell {
    /// Cells to the east of the start tile.
    pub x: i16,
    /// Cells to the south of the start tile.
    pub y: i16,
}

/// Compares both coordinates at once. Cells are compared often, and mostly differ in a coordinate
/// that no processor can predict.
impl PartialEq for Cell {
    #[inline]
    fn eq(&self, other: &Cell) -> bool {
        self.packed() == other.packed()
    }
}

impl Cell {
    /// Returns both coordinates in one word.
    #[inline]
    const fn packed(self) -> u32 {
        self.x as u16 as u32 | (self.y as u16 as u32) << 16
    }

    /// The largest coordinate of a cell on a board, in either direction: boards go from -1,000 to
    /// 1,000 on both axes. A game is kept in memory as a square around its tiles, so tiles that lie
    /// further apart would cost gigabytes.
    pub const MAX: i16 = 1_000;

    /// Returns `true` if neither coordinate is beyond [`Self::MAX`]. Other cells do not exist on
    /// any board.
    #[inline]
    pub const fn is_within_extent(self) -> bool {
        let most = Cell::MAX.unsigned_abs();
        (self.x.unsigned_abs() <= most) & (self.y.unsigned_abs() <= most)
    }

    /// Returns the cell `x` east and `y` south of the start tile.
    pub const fn new(x: i16, y: i16) -> Cell {
        Cell { x, y }
    }

    /// Returns the neighbour at a side.
    #[inline]
    pub const fn step(self, side: Side) -> Cell {
        let (dx, dy) = side.direction();
        Cell { x: self.x.wrapping_add(dx), y: self.y.wrapping_add(dy) }
    }

    /// Returns the rectangle of all cells at most `by` cells away in each direction: 1 gives three
    /// by three cells.
    pub const fn around(self, by: i16) -> Area {
        let min = Cell::new(self.x.saturating_sub(by), self.y.saturating_sub(by));
        Area { min, max: Cell::new(self.x.saturating_add(by), self.y.saturating_add(by)) }
    }
}

/// A rectangle of cells, both corners included.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Area {
    /// The north-west corner.
    pub min: Cell,
    /// The south-east corner.
    pub max: Cell,
}

impl Area {
    /// Returns the smallest area with all of these cells; `None` without cells.
    pub fn of(cells: impl IntoIterator<Item = Cell>) -> Option<Area> {
        let one = |cell| Area { min: cell, max: cell };
        let both = |a: Area, b: Area| Area {
            min: Cell::new(a.min.x.min(b.min.x), a.min.y.min(b.min.y)),
            max: Cell::new(a.max.x.max(b.max.x), a.max.y.max(b.max.y)),
        };
        cells.into_iter().map(one).reduce(both)
    }

    /// Returns `true` if the area contains the cell.
    #[inline]
    pub const fn has(self, c: Cell) -> bool {
        let (dx, dy) = (c.x.wrapping_sub(self.min.x) as u16, c.y.wrapping_sub(self.min.y) as u16);
        let (width, height) = (self.max.x.wrapping_sub(self.min.x) as u16, self.max.y.wrapping_sub(self.min.y) as u16);
        (dx <= width) & (dy <= height)
    }

    /// Returns the area with all cells at most `by` cells away from it.
    #[inline]
    pub const fn grown(self, by: i16) -> Area {
        Area { min: self.min.around(by).min, max: self.max.around(by).max }
    }

    /// Returns `true` if the two areas have a cell in common.
    #[inline]
    pub const fn meets(self, other: Area) -> bool {
        (self.min.x <= other.max.x) & (other.min.x <= self.max.x) & (self.min.y <= other.max.y) & (other.min.y <= self.max.y)
    }

    /// Returns all its cells, row by row.
    #[inline]
    pub fn cells(self) -> impl Iterator<Item = Cell> {
        let (west, east, south) = (i32::from(self.min.x), i32::from(self.max.x), i32::from(self.max.y));
        let (mut x, mut y) = (west, i32::from(self.min.y));
        std::iter::from_fn(move || {
            if y > south || west > east {
                return None;
            }
            let cell = Cell::new(x as i16, y as i16);
            (x, y) = if x < east { (x + 1, y) } else { (west, y + 1) };
            Some(cell)
        })
    }
}

/// A side of a tile.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[repr(u8)]
pub enum Side {
    /// North, up.
    N,
    /// East, right.
    E,
    /// South, down.
    S,
    /// West, left.
    W,
}

impl Side {
    /// All four, clockwise from the north.
    pub const ALL: [Side; 4] = [Side::N, Side::E, Side::S, Side::W];

    /// Returns the number of the side, 0 to 3 clockwise from the north.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Returns the side with this number, modulo 4.
    #[inline]
    pub const fn at(index: usize) -> Side {
        Side::ALL[index & 3]
    }

    /// Returns the opposite side.
    #[inline]
    pub const fn opposite(self) -> Side {
        match self {
            Side::N => Side::S,
            Side::E => Side::W,
            Side::S => Side::N,
            Side::W => Side::E,
        }
    }

    /// Returns the side after `turn` quarter turns clockwise.
    #[inline]
    pub const fn turned(self, turn: u8) -> Side {
        Side::at(self as usize + turn as usize)
    }

    /// Returns the step across the side, as columns to the east and rows to the south.
    #[inline]
    pub const fn direction(self) -> (i16, i16) {
        match self {
            Side::N => (0, -1),
            Side::E => (1, 0),
            Side::S => (0, 1),
            Side::W => (-1, 0),
        }
    }

    /// Returns `N`, `E`, `S` or `W`.
    pub const fn letter(self) -> char {
        ['N', 'E', 'S', 'W'][self as usize]
    }

    /// Returns the side with this letter.
    pub const fn from_letter(letter: char) -> Option<Side> {
        match letter {
            'N' => Some(Side::N),
            'E' => Some(Side::E),
            'S' => Some(Side::S),
            'W' => Some(Side::W),
            _ => None,
        }
    }
}

/// The position of a point on a side.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum EdgePosition {
    /// The left half, seen from the middle outwards: a field.
    Left,
    /// The centre: a road, or a city over the whole side.
    Centre,
    /// The right half: a field.
    Right,
}

/// A point on the edge of a tile: `N`, `NL`, `NR`, `E` and so on.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct EdgePoint {
    /// The side.
    pub side: Side,
    /// Its left half, centre or right half.
    pub position: EdgePosition,
}

impl EdgePoint {
    /// All twelve, clockwise from the left half of the north side, in the order of their bits.
    const ALL: [EdgePoint; 12] = {
        let mut all = [EdgePoint::new(Side::N, EdgePosition::Left); 12];
        let mut n = 0;
        while n < 12 {
            let position = [EdgePosition::Left, EdgePosition::Centre, EdgePosition::Right][n % 3];
            all[n] = EdgePoint::new(Side::ALL[n / 3], position);
            n += 1;
        }
        all
    };

    /// Creates a point.
    pub const fn new(side: Side, position: EdgePosition) -> EdgePoint {
        EdgePoint { side, position }
    }

    /// Returns the point of the neighbour that meets this one.
    pub const fn across(self) -> EdgePoint {
        let position = match self.position {
            EdgePosition::Left => EdgePosition::Right,
            EdgePosition::Centre => EdgePosition::Centre,
            EdgePosition::Right => EdgePosition::Left,
        };
        EdgePoint { side: self.side.opposite(), position }
    }

    /// Reads `N`, `NL`, `NR` and the like.
    pub fn parse(text: &str) -> Option<EdgePoint> {
        let mut letters = text.chars();
        let side = Side::from_letter(letters.next()?)?;
        let position = match letters.next() {
            None => EdgePosition::Centre,
            Some('L') => EdgePosition::Left,
            Some('R') => EdgePosition::Right,
            Some(_) => return None,
        };
        letters.next().is_none().then_some(EdgePoint { side, position })
    }

    const fn bit(self) -> u16 {
        1 << (self.side as usize * 3 + self.position as usize)
    }
}

impl std::fmt::Display for EdgePoint {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let position = match self.position {
            EdgePosition::Left => "L",
            EdgePosition::Centre => "",
            EdgePosition::Right => "R",
        };
        write!(f, "{}{position}", self.side.letter())
    }
}

/// A set of points on the edge of a tile: those that one segment touches.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct EdgePoints(u16);

impl EdgePoints {
    /// No point: a monastery, or a field inside the tile.
    pub const NONE: EdgePoints = EdgePoints(0);
    /// The centres of all sides.
    const CENTRES: EdgePoints = EdgePoints(0b010_010_010_010);

    /// Returns `true` if the set contains `p`.
    #[inline]
    pub const fn has(self, p: EdgePoint) -> bool {
        self.0 & p.bit() != 0
    }

    /// Adds a point.
    pub const fn add(&mut self, p: EdgePoint) {
        self.0 |= p.bit();
    }

    /// Returns `true` if the set is empty.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Returns `true` if the sets have a point in common.
    #[inline]
    pub const fn meets(self, other: EdgePoints) -> bool {
        self.0 & other.0 != 0
    }

    /// Returns the number of points.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Returns the set after `turn` quarter turns clockwise.
    #[inline]
    pub const fn turned(self, turn: u8) -> EdgePoints {
        let by = 3 * (turn & 3);
        EdgePoints(((self.0 << by) | (self.0 >> (12 - by))) & 0xfff)
    }

    /// Returns the points, clockwise from the left half of the north side.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = EdgePoint> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let point = EdgePoint::ALL.get(rest.trailing_zeros() as usize).copied();
            rest &= rest.wrapping_sub(1);
            point
        })
    }

    /// Returns the sides whose centre is one of the points, clockwise from the north.
    #[inline]
    pub fn sides(self) -> impl Iterator<Item = Side> {
        EdgePoints(self.0 & EdgePoints::CENTRES.0).iter().map(|point| point.side)
    }
}

impl FromIterator<EdgePoint> for EdgePoints {
    fn from_iter<I: IntoIterator<Item = EdgePoint>>(points: I) -> Self {
        let mut set = EdgePoints::NONE;
        points.into_iter().for_each(|p| set.add(p));
        set
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn turning_four_times_gives_the_same_points() {
        let points: EdgePoints = ["N", "EL", "SR"].iter().filter_map(|p| EdgePoint::parse(p)).collect();
        let turned: EdgePoints = ["E", "SL", "WR"].iter().filter_map(|p| EdgePoint::parse(p)).collect();
        assert_eq!(points.turned(1), turned);
        assert!(points.meets(points) && !points.meets(turned) && !points.meets(EdgePoints::NONE));
        assert_eq!(points.turned(1).turned(3), points);
    }

    #[test]
    fn points_are_listed_clockwise() {
        let names = ["NL", "N", "NR", "EL", "E", "ER", "SL", "S", "SR", "WL", "W", "WR"];
        let all: EdgePoints = names.iter().rev().filter_map(|p| EdgePoint::parse(p)).collect();
        assert_eq!(all.iter().map(|p| p.to_string()).collect::<Vec<_>>(), names);
        assert_eq!(all.sides().collect::<Vec<_>>(), Side::ALL);
        let some: EdgePoints = ["W", "NR", "E"].iter().filter_map(|p| EdgePoint::parse(p)).collect();
        assert_eq!(some.iter().map(|p| p.to_string()).collect::<Vec<_>>(), ["NR", "E", "W"]);
        assert_eq!(some.sides().collect::<Vec<_>>(), [Side::E, Side::W]);
        assert_eq!(EdgePoints::NONE.iter().count() + EdgePoints::NONE.sides().count(), 0);
    }

    #[test]
    fn an_area_has_the_cells_that_it_lists_row_by_row() {
        let area = Area { min: Cell::new(-1, 2), max: Cell::new(1, 3) };
        let cells: Vec<(i16, i16)> = area.cells().map(|c| (c.x, c.y)).collect();
        assert_eq!(cells, [(-1, 2), (0, 2), (1, 2), (-1, 3), (0, 3), (1, 3)]);
        let around = (-3..=3).flat_map(|x| (0..=5).map(move |y| Cell::new(x, y)));
        assert!(around.into_iter().all(|c| area.has(c) == cells.contains(&(c.x, c.y))));
        assert_eq!(Area { min: Cell::new(1, 0), max: Cell::new(0, 0) }.cells().count(), 0);
        let corner = Cell::new(i16::MAX, i16::MAX);
        assert_eq!(Area { min: corner, max: corner }.cells().count(), 1);
    }

    #[test]
    fn halves_meet_crosswise() {
        let across = |text| EdgePoint::parse(text).map(|p| p.across().to_string());
        assert_eq!(across("NL").as_deref(), Some("SR"));
        assert_eq!(across("ER").as_deref(), Some("WL"));
        assert_eq!(across("W").as_deref(), Some("E"));
        assert_eq!(EdgePoint::parse("NX"), None);
        assert_eq!(EdgePoint::parse("NLL"), None);
    }
}
