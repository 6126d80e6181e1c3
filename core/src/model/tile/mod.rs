//! The catalogue of tiles: their printed segments, compiled for look-ups.
//!
//! A plugin hands in the text of a tile file. [`TileSheet`] reads and checks it. The [`Catalogue`]
//! holds every tile in its four turns and the table of legal turns for each code of four edges
//! ([`fit`]), which is computed once. Nothing here changes during a game.

pub(crate) mod bordering;
pub mod fit;
mod sheet;

pub use sheet::{SheetError, SheetPlace, SheetSegment, SheetTile, TileSheet};

use self::bordering::Bordering;
use crate::model::geometry::{EdgePoints, Side};
use crate::model::ids::{EdgeKind, Kind, TileType, Trait};
use crate::model::trait_set::TraitSet;

/// The index that stands for "no segment".
pub const NO_SEGMENT: u8 = u8::MAX;

/// Named properties with their counts: two pennants, an inn. A trait that no plugin knows is kept
/// and has no effect.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Traits {
    set: TraitSet,
    counts: Vec<(Trait, u8)>,
}

impl Traits {
    /// Adds one of a trait; a count stays at 255, which no tile file reaches.
    pub fn add(&mut self, t: Trait) {
        self.set.add(t);
        match self.counts.iter_mut().find(|(known, _)| *known == t) {
            Some((_, n)) => *n = n.saturating_add(1),
            None => self.counts.push((t, 1)),
        }
    }

    /// Returns `true` if the trait is there.
    #[inline]
    pub const fn has(&self, t: Trait) -> bool {
        self.set.has(t)
    }

    /// Returns `true` if any of these traits is there.
    #[inline]
    pub const fn has_any(&self, traits: &Traits) -> bool {
        self.set.meets(&traits.set)
    }

    /// Returns the count of a trait.
    #[inline]
    pub fn count(&self, t: Trait) -> u8 {
        if !self.has(t) {
            return 0;
        }
        self.counts.iter().find(|(known, _)| *known == t).map_or(0, |(_, n)| *n)
    }

    /// Returns the traits without their counts.
    pub(crate) const fn set(&self) -> TraitSet {
        self.set
    }

    /// Returns all traits with their counts.
    pub fn iter(&self) -> impl Iterator<Item = (Trait, u8)> + '_ {
        self.counts.iter().copied()
    }
}

/// A segment as printed on a tile that is not turned.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PrintedSegment {
    /// Road, city, field and so on.
    pub kind: Kind,
    /// The points of the tile's edge that it touches.
    pub edge_points: EdgePoints,
    /// The number of sides through which it continues, which is its number of open ends when the
    /// tile is placed.
    pub ends: i16,
    /// The segments of the same tile that it borders (a field its cities).
    pub borders: Vec<u8>,
    /// Pennants, inns and the like.
    pub traits: Traits,
}

/// One side of a turned tile: the segments at its left half, centre and right half, or
/// [`NO_SEGMENT`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SideSegments {
    /// The left half, seen from the middle outwards.
    pub left: u8,
    /// The centre, or the whole side.
    pub centre: u8,
    /// The right half.
    pub right: u8,
    /// The kind of edge that a neighbour has to match.
    pub edge: EdgeKind,
}

/// A tile of the catalogue.
#[derive(Clone, Debug)]
pub struct TileInfo {
    /// Its id, as in records: `BA/RCr`.
    pub name: String,
    /// Its segments.
    pub segments: Vec<PrintedSegment>,
    /// Properties of the tile as a whole.
    pub traits: Traits,
    /// The traits of the tile and of its segments.
    pub(crate) all_traits: TraitSet,
    /// The kinds of its segments: kind number `n` as bit `n % 64`.
    pub(crate) kinds: u64,
    /// Its sides, for each number of quarter turns.
    pub sides: [[SideSegments; 4]; 4],
    /// The edges of the tile without a turn, four bits per side.
    pub(crate) edges: u16,
    /// The kind of each segment with its open ends: the data of the segments that placing needs,
    /// side by side.
    pub(crate) ends: Vec<(Kind, i16)>,
    /// For each segment, those that it borders and those that border it.
    pub(crate) bordering: Bordering,
    /// The segments that are open at an edge which another segment has, with that side of the tile.
    pub(crate) beside_edges: Vec<(u8, Side)>,
    /// Whether a segment waits for the cells around the tile to be covered.
    pub(crate) watches: bool,
    /// Which cells it fills, if it is placed only on cells that others enclose.
    pub(crate) fills: Option<Hole>,
}

/// A cell without a tile that others enclose.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Hole {
    /// All four neighbouring cells hold tiles.
    AmongTiles,
    /// The same, and a cell that does not exist counts as one that holds a tile.
    AtBorder,
}

/// Returns the bit of a kind among 64, which several kinds may share.
#[inline]
pub(crate) const fn kind_bit(kind: Kind) -> u64 {
    1 << (kind.0 % 64)
}

impl TileInfo {
    /// Returns `true` if another tile has the same print.
    pub(crate) fn is_same(&self, other: &TileInfo) -> bool {
        self.segments == other.segments && self.traits == other.traits && self.beside_edges == other.beside_edges
    }

    /// Returns `true` if a segment of the tile has this kind.
    #[inline]
    pub fn has_kind(&self, kind: Kind) -> bool {
        self.kinds & kind_bit(kind) != 0 && self.segments.iter().any(|segment| segment.kind == kind)
    }

    /// Returns the holes that the tile fills, if it is placed only on cells that others enclose.
    pub const fn fills(&self) -> Option<Hole> {
        self.fills
    }

    /// Returns the segments that are open at a side of the tile turned clockwise, although another
    /// segment has that side.
    pub fn beside(&self, turn: u8, side: Side) -> impl Iterator<Item = u8> + '_ {
        self.beside_edges.iter().filter(move |(_, own)| own.turned(turn) == side).map(|(segment, _)| *segment)
    }

    /// Returns a side of the tile turned clockwise.
    #[inline]
    pub const fn side(&self, turn: u8, side: Side) -> SideSegments {
        self.sides[(turn & 3) as usize][side.index()]
    }

    /// Returns the sides that show this kind of edge, as bits in the order of [`Side::ALL`], of the
    /// tile turned clockwise.
    #[inline]
    pub const fn sides_with(&self, turn: u8, edge: EdgeKind) -> u8 {
        // A side with this kind is 0 in `other`, and then its lowest bit stays.
        let other = self.edges ^ (edge.0 as u16 * 0x1111);
        let other = other | other >> 2;
        let same = !(other | other >> 1) & 0x1111;
        let bits = (same | same >> 3 | same >> 6 | same >> 9) as u8 & 0xf;
        let turn = turn & 3;
        (bits << turn | bits >> (4 - turn)) & 0xf
    }

    #[inline]
    pub(crate) const fn sides_turned(&self, turn: u8) -> &[SideSegments; 4] {
        &self.sides[(turn & 3) as usize]
    }

    /// Returns the segments at the three points of each side, for each turn.
    pub(crate) fn turned_sides(segments: &[PrintedSegment], edges: [EdgeKind; 4]) -> [[SideSegments; 4]; 4] {
        use crate::model::geometry::{EdgePoint, EdgePosition};
        let at = |side, position| {
            let found = segments.iter().position(|p| p.edge_points.has(EdgePoint::new(side, position)));
            found.map_or(NO_SEGMENT, |i| i as u8)
        };
        let straight = Side::ALL.map(|side| SideSegments {
            left: at(side, EdgePosition::Left),
            centre: at(side, EdgePosition::Centre),
            right: at(side, EdgePosition::Right),
            edge: edges[side.index()],
        });
        std::array::from_fn(|turn| std::array::from_fn(|side| straight[(side + 4 - turn) & 3]))
    }
}

/// All tiles of a ruleset.
#[derive(Clone, Debug, Default)]
pub struct Catalogue {
    pub(crate) tiles: Vec<TileInfo>,
    pub(crate) fit: fit::Fit,
    /// The tiles in the order of their names.
    by_name: Vec<TileType>,
    /// Whether any tile has segments that share an edge.
    pub(crate) shares_edges: bool,
}

impl Catalogue {
    /// Creates a catalogue without the table of legal turns.
    pub(crate) fn new(tiles: Vec<TileInfo>) -> Catalogue {
        let mut by_name: Vec<TileType> = (0..tiles.len()).map(TileType::at).collect();
        by_name.sort_unstable_by_key(|tile| &tiles[tile.index()].name);
        let shares_edges = tiles.iter().any(|tile| !tile.beside_edges.is_empty());
        Catalogue { tiles, fit: fit::Fit::default(), by_name, shares_edges }
    }

    /// Returns a tile.
    #[inline]
    pub fn get(&self, tile: TileType) -> &TileInfo {
        &self.tiles[tile.index()]
    }

    /// Returns all tiles with their ids.
    pub fn iter(&self) -> impl Iterator<Item = (TileType, &TileInfo)> {
        self.tiles.iter().enumerate().map(|(i, t)| (TileType::at(i), t))
    }

    /// Returns the tile with this name.
    pub fn find(&self, name: &str) -> Option<TileType> {
        let at = self.by_name.binary_search_by_key(&name, |tile| &self.get(*tile).name).ok()?;
        self.by_name.get(at).copied()
    }

    /// Returns the table of legal turns.
    pub fn fit(&self) -> &fit::Fit {
        &self.fit
    }

    /// Returns the number of tile types.
    pub fn len(&self) -> usize {
        self.tiles.len()
    }

    /// Returns `true` if there is no tile.
    pub fn is_empty(&self) -> bool {
        self.tiles.is_empty()
    }
}
