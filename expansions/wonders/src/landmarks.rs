//! The landmarks with their cells (RULES.md, sections 1 and 2).

use bastide_core::PieceShape;
use bastide_core::author::prelude::*;

/// The number of landmarks.
pub(crate) const LANDMARKS: usize = 4;

/// A landmark of five cells.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Landmark {
    Stonehenge,
    CircusMaximus,
    NotreDame,
    Alhambra,
}

impl Landmark {
    pub(crate) const ALL: [Landmark; LANDMARKS] =
        [Landmark::Stonehenge, Landmark::CircusMaximus, Landmark::NotreDame, Landmark::Alhambra];

    /// Returns its name, as tables, tokens and actions have it.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Landmark::Stonehenge => "stonehenge",
            Landmark::CircusMaximus => "circus-maximus",
            Landmark::NotreDame => "notre-dame",
            Landmark::Alhambra => "alhambra",
        }
    }

    /// WH-14, WH-15: returns the kind of features that bring its owner points; `None` for the one that
    /// WH-16 is about.
    pub(crate) const fn kind(self) -> Option<&'static str> {
        match self {
            Landmark::Stonehenge => Some("road"),
            Landmark::CircusMaximus => None,
            Landmark::NotreDame => Some("monastery"),
            Landmark::Alhambra => Some("city"),
        }
    }

    /// WH-02: returns the tiles of its cells with their positions from the first one, the anchor.
    const fn cells(self) -> [(&'static str, Cell); 5] {
        match self {
            Landmark::Stonehenge => [
                ("WH/stonehenge.stones", Cell::new(0, 0)),
                ("WH/stonehenge.north", Cell::new(0, -1)),
                ("WH/stonehenge.east", Cell::new(1, 0)),
                ("WH/stonehenge.south", Cell::new(0, 1)),
                ("WH/stonehenge.west", Cell::new(-1, 0)),
            ],
            Landmark::CircusMaximus => [
                ("WH/circus-maximus.1", Cell::new(0, 0)),
                ("WH/circus-maximus.2", Cell::new(1, 0)),
                ("WH/circus-maximus.3", Cell::new(2, 0)),
                ("WH/circus-maximus.4", Cell::new(3, 0)),
                ("WH/circus-maximus.5", Cell::new(4, 0)),
            ],
            Landmark::NotreDame => [
                ("WH/notre-dame.1", Cell::new(0, 0)),
                ("WH/notre-dame.2", Cell::new(1, 0)),
                ("WH/notre-dame.3", Cell::new(0, 1)),
                ("WH/notre-dame.4", Cell::new(1, 1)),
                ("WH/notre-dame.5", Cell::new(0, 2)),
            ],
            Landmark::Alhambra => [
                ("WH/alhambra.1", Cell::new(0, 0)),
                ("WH/alhambra.2", Cell::new(0, 1)),
                ("WH/alhambra.3", Cell::new(0, 2)),
                ("WH/alhambra.4", Cell::new(0, 3)),
                ("WH/alhambra.5", Cell::new(1, 3)),
            ],
        }
    }

    /// Returns the tile of its anchor.
    pub(crate) fn anchor(self, v: View) -> Option<TileType> {
        let [(anchor, _), ..] = self.cells();
        v.rules.tiles.find(anchor)
    }

    /// Returns its shape.
    pub(crate) fn shape(self, v: View) -> Option<PieceShape> {
        let [(anchor, _), others @ ..] = self.cells();
        let found = others.into_iter().map(|(tile, cell)| Some((v.rules.tiles.find(tile)?, cell)));
        Some(PieceShape::new(v.rules.tiles.find(anchor)?, &found.collect::<Option<Vec<_>>>()?))
    }
}
