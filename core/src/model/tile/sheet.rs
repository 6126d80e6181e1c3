//! Reads a tile file into plain, checked data.
//!
//! A plugin hands in the TOML text of its tiles. [`TileSheet::parse`] checks what needs no
//! knowledge of kinds: ids, copies, names of edge points and borders. Once all plugins have
//! registered their kinds, [`TileSheet::check`] verifies that each edge and half-edge of each tile
//! is claimed exactly once, as its kind requires. The catalogue then compiles the sheet; names are
//! still text here. All errors name file, line and tile, what is wrong and what would be right.

use serde::Deserialize;
use toml::Spanned;

use crate::model::geometry::{EdgePoint, EdgePoints, EdgePosition, Side};
use crate::model::kind::EdgeContact;
use crate::model::message::nearest;

/// The tiles of one file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TileSheet {
    /// The name of the file, for messages.
    pub file: String,
    /// Its tiles, in the order of the file.
    pub tiles: Vec<SheetTile>,
}

/// A tile as a file describes it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SheetTile {
    /// Its id, as in records: `BA/RCr`.
    pub id: String,
    /// The line of its id, counted from 1.
    pub line: usize,
    /// The pile of the tile, if it is not the pile of its file.
    pub pile: Option<String>,
    /// Copies in the first edition.
    pub first: u16,
    /// Copies in the new edition.
    pub new: u16,
    /// Properties of the tile as a whole; one that is named twice counts twice.
    pub traits: Vec<String>,
    /// Its segments, at least one.
    pub segments: Vec<SheetSegment>,
}

/// A segment as a file describes it.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct SheetSegment {
    /// The name of its kind.
    pub kind: String,
    /// Its first line in the file, counted from 1.
    pub line: usize,
    /// The points of the tile's edge that it touches.
    pub edge_points: EdgePoints,
    /// The segments of the same tile that it borders, as indices, each once and in order.
    pub borders: Vec<u8>,
    /// Its properties; one that is named twice counts twice.
    pub traits: Vec<String>,
    /// The edge that another segment of the same kind has and that this one is open at too.
    pub beside_edge: Option<Side>,
    /// The name of the split that parts it, see [`Registrar::split`](crate::Registrar::split).
    pub splits: Option<String>,
}

/// The place of an error in a tile file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SheetPlace {
    /// The name of the file.
    pub file: String,
    /// The line, counted from 1.
    pub line: usize,
    /// The tile, where it is known.
    pub tile: Option<String>,
}

impl std::fmt::Display for SheetPlace {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}:{}", self.file, self.line)?;
        self.tile.as_ref().map_or(Ok(()), |tile| write!(f, ": tile {tile}"))
    }
}

/// A problem of a tile file.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum SheetError {
    /// Invalid TOML, or a key that is unknown, missing or of the wrong type, with the message of
    /// the TOML reader.
    #[error("{0}: {1}")]
    Toml(SheetPlace, String),
    /// An id that a record cannot hold.
    #[error("{0}: the id {1:?} cannot be written in a record; use at least one character, and no blanks")]
    Id(SheetPlace, String),
    /// Two tiles with one id; with the line of the first.
    #[error("{0}: line {1} has a tile with this id already; give each its own, or one of them a higher `count`")]
    DuplicateId(SheetPlace, usize),
    /// A trait that is named too often.
    #[error("{0}: the trait \"{1}\" is named more than 255 times; name it less often")]
    TraitTooOften(SheetPlace, String),
    /// No copies in either edition.
    #[error("{0}: there is no copy in any edition; `count` needs `first`, `new` or both above 0")]
    NoCopies(SheetPlace),
    /// No segments, or more than can be numbered.
    #[error("{0}: there are {1} segments; a tile has from 1 to {MAX_SEGMENTS}")]
    Segments(SheetPlace, usize),
    /// A name that is not an edge or half-edge, with the key that contains it.
    #[error("{0}: `{1}` names {2:?}; an edge is N, E, S or W, its left half NL and so on, its right half NR and so on")]
    UnknownPort(SheetPlace, &'static str, String),
    /// An edge or half-edge that is claimed twice.
    #[error("{0}: {1} is claimed twice; leave it in the `edges` of one segment only")]
    ClaimedTwice(SheetPlace, EdgePoint),
    /// A border that names no segment, or the segment itself.
    #[error("{0}: `borders` names {1}, not an edge of another segment; name any one edge of the segment that is bordered")]
    NoBorder(SheetPlace, EdgePoint),
    /// A shared edge that no other segment of the same kind has.
    #[error("{0}: `beside_edge` names {1:?}, not an edge of another {2}; name the whole edge that both are open at")]
    NotBeside(SheetPlace, String, String),
    /// A kind that no plugin registered, with the nearest of those that the file uses elsewhere.
    #[error("{0}: the kind {1:?} is unknown; {hint}",
        hint = .2.as_ref().map_or("no plugin at the table brings it".to_owned(), |name| format!("did you mean {name:?}?")))]
    UnknownKind(SheetPlace, String, Option<String>),
    /// A segment that meets the edge of the tile in another way than its kind requires.
    #[error("{0}: the {1} cannot claim {2}; it {way}", way = way(*.3))]
    WrongPort(SheetPlace, String, EdgePoint, EdgeContact),
    /// A half-edge of a side where another segment has the whole edge, with the half and the kind
    /// of that segment.
    #[error("{0}: {1} is claimed, but the {2} has all of that side; leave both halves out")]
    HalfOfWhole(SheetPlace, EdgePoint, String),
    /// A half-edge that no segment claims, although no segment has the whole edge.
    #[error("{0}: no segment claims {1}; a side is claimed whole, or in both halves with at most a centre between them")]
    Unclaimed(SheetPlace, EdgePoint),
}

impl SheetError {
    /// Returns the place of the error.
    pub const fn place(&self) -> &SheetPlace {
        match self {
            Self::Toml(place, _)
            | Self::Id(place, _)
            | Self::DuplicateId(place, _)
            | Self::NoCopies(place)
            | Self::TraitTooOften(place, _) => place,
            Self::Segments(place, _) | Self::UnknownPort(place, ..) | Self::ClaimedTwice(place, _) => place,
            Self::NotBeside(place, ..) => place,
            Self::NoBorder(place, _) | Self::UnknownKind(place, ..) | Self::WrongPort(place, ..) => place,
            Self::HalfOfWhole(place, ..) | Self::Unclaimed(place, _) => place,
        }
    }
}

/// The index of a segment is a byte, and [`NO_SEGMENT`](super::NO_SEGMENT) is not an index.
const MAX_SEGMENTS: usize = super::NO_SEGMENT as usize;

const fn way(contact: EdgeContact) -> &'static str {
    match contact {
        EdgeContact::Whole | EdgeContact::Centre => "takes edges, not half-edges: N, E, S, W",
        EdgeContact::Halves => "takes half-edges, not edges: NL, NR, EL and so on",
        EdgeContact::Inside => "lies inside the tile, so leave `edges` out",
    }
}

impl TileSheet {
    /// Reads a file and checks what needs no knowledge of kinds. `file` is its name, for messages.
    pub fn parse(file: &str, text: &str) -> Result<TileSheet, SheetError> {
        let text = text.strip_prefix('\u{feff}').unwrap_or(text);
        let line_ends: Vec<usize> = text.match_indices('\n').map(|(at, _)| at).collect();
        let place = |offset: usize, tile: Option<&str>| {
            let line = 1 + line_ends.partition_point(|end| *end < offset);
            SheetPlace { file: file.to_owned(), line, tile: tile.map(str::to_owned) }
        };
        let raw: RawFile = toml::from_str(text).map_err(|error| {
            let start = error.span().map_or(0, |span| span.start);
            SheetError::Toml(place(start, None), error.message().to_owned())
        })?;
        let mut sheet = TileSheet { file: file.to_owned(), tiles: Vec::with_capacity(raw.tile.len()) };
        for raw in raw.tile {
            let tile = raw.read(place)?;
            if let Some(before) = sheet.find(&tile.id) {
                return Err(SheetError::DuplicateId(sheet.place(&tile, tile.line), before.line));
            }
            sheet.tiles.push(tile);
        }
        Ok(sheet)
    }

    /// Checks that each edge and half-edge is claimed once, as the kind requires; `contact` returns
    /// the contact of a kind, if it is known.
    pub fn check(&self, contact: impl Fn(&str) -> Option<EdgeContact>) -> Result<(), SheetError> {
        for tile in &self.tiles {
            for SheetSegment { kind, line, edge_points, .. } in &tile.segments {
                let Some(way) = contact(kind) else {
                    return Err(SheetError::UnknownKind(self.place(tile, *line), kind.clone(), self.nearest_kind(kind, contact)));
                };
                let fits = |point: &EdgePoint| {
                    way != EdgeContact::Inside && (point.position == EdgePosition::Centre) == (way != EdgeContact::Halves)
                };
                if let Some(point) = edge_points.iter().find(|point| !fits(point)) {
                    return Err(SheetError::WrongPort(self.place(tile, *line), kind.clone(), point, way));
                }
            }
            let at = |point| tile.segments.iter().find(|segment| segment.edge_points.has(point));
            for side in Side::ALL {
                let centre = at(EdgePoint::new(side, EdgePosition::Centre));
                let whole = centre.filter(|segment| contact(&segment.kind) == Some(EdgeContact::Whole));
                for half in [EdgePosition::Left, EdgePosition::Right].map(|position| EdgePoint::new(side, position)) {
                    let place = |line| self.place(tile, line);
                    return Err(match (whole, at(half)) {
                        (Some(whole), Some(it)) => SheetError::HalfOfWhole(place(it.line), half, whole.kind.clone()),
                        (None, None) => SheetError::Unclaimed(place(tile.line), half),
                        _ => continue,
                    });
                }
            }
        }
        Ok(())
    }

    /// Returns the tile with this id.
    pub fn find(&self, id: &str) -> Option<&SheetTile> {
        self.tiles.iter().find(|tile| tile.id == id)
    }

    fn place(&self, tile: &SheetTile, line: usize) -> SheetPlace {
        SheetPlace { file: self.file.clone(), line, tile: Some(tile.id.clone()) }
    }

    /// Returns the known kind of this file that is most similar to a name.
    fn nearest_kind(&self, name: &str, contact: impl Fn(&str) -> Option<EdgeContact>) -> Option<String> {
        let kinds = self.tiles.iter().flat_map(|tile| &tile.segments).map(|segment| segment.kind.as_str());
        nearest(name, kinds.filter(|kind| contact(kind).is_some())).map(str::to_owned)
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawFile {
    tile: Vec<RawTile>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawTile {
    id: Spanned<String>,
    pile: Option<String>,
    count: RawCount,
    #[serde(default)]
    traits: Vec<String>,
    segments: Vec<Spanned<RawSegment>>,
}

#[derive(Deserialize, Default)]
#[serde(deny_unknown_fields, default)]
struct RawCount {
    first: u16,
    new: u16,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawSegment {
    kind: String,
    #[serde(default)]
    edges: Vec<Spanned<String>>,
    #[serde(default)]
    borders: Vec<Spanned<String>>,
    #[serde(default)]
    traits: Vec<String>,
    beside_edge: Option<Spanned<String>>,
    splits: Option<String>,
}

impl RawTile {
    /// Checks the tile by itself; `place` returns the place in the file of an offset.
    fn read(self, place: impl Fn(usize, Option<&str>) -> SheetPlace) -> Result<SheetTile, SheetError> {
        let (start, id, RawCount { first, new }) = (self.id.span().start, self.id.into_inner(), self.count);
        if id.is_empty() || id.contains(char::is_whitespace) {
            return Err(SheetError::Id(place(start, None), id));
        }
        let place = |offset| place(offset, Some(&id));
        if first == 0 && new == 0 {
            return Err(SheetError::NoCopies(place(start)));
        }
        if self.segments.is_empty() || self.segments.len() > MAX_SEGMENTS {
            return Err(SheetError::Segments(place(start), self.segments.len()));
        }
        let read = |key, name: &Spanned<String>| match EdgePoint::parse(name.get_ref()) {
            Some(point) => Ok((point, name.span().start)),
            None => Err(SheetError::UnknownPort(place(name.span().start), key, name.get_ref().clone())),
        };
        let often = |traits: &[String]| traits.iter().find(|t| traits.iter().filter(|other| other == t).count() > 255).cloned();
        if let Some(name) = often(&self.traits).or_else(|| self.segments.iter().find_map(|s| often(&s.get_ref().traits))) {
            return Err(SheetError::TraitTooOften(place(start), name));
        }
        let mut edge_points = vec![EdgePoints::NONE; self.segments.len()];
        for (own, segment) in self.segments.iter().enumerate() {
            for name in &segment.get_ref().edges {
                let (point, offset) = read("edges", name)?;
                if edge_points.iter().any(|edge_points| edge_points.has(point)) {
                    return Err(SheetError::ClaimedTwice(place(offset), point));
                }
                edge_points[own].add(point);
            }
        }
        let kinds: Vec<String> = self.segments.iter().map(|segment| segment.get_ref().kind.clone()).collect();
        let shared = |own: usize, name: &str| {
            let point = EdgePoint::parse(name).filter(|point| point.position == EdgePosition::Centre)?;
            let has = |other: usize| other != own && kinds[other] == kinds[own] && edge_points[other].has(point);
            (0..kinds.len()).any(has).then_some(point.side)
        };
        let mut segments = Vec::with_capacity(edge_points.len());
        for (own, segment) in self.segments.into_iter().enumerate() {
            let line = place(segment.span().start).line;
            let RawSegment { kind, borders: names, traits, beside_edge, splits, .. } = segment.into_inner();
            let beside_edge = match beside_edge {
                None => None,
                Some(name) => match shared(own, name.get_ref()) {
                    Some(side) => Some(side),
                    None => return Err(SheetError::NotBeside(place(name.span().start), name.into_inner(), kind)),
                },
            };
            let mut borders = Vec::with_capacity(names.len());
            for name in &names {
                let (point, offset) = read("borders", name)?;
                match edge_points.iter().position(|edge_points| edge_points.has(point)) {
                    Some(other) if other != own => borders.push(other as u8),
                    _ => return Err(SheetError::NoBorder(place(offset), point)),
                }
            }
            borders.sort_unstable();
            borders.dedup();
            segments.push(SheetSegment { kind, line, edge_points: edge_points[own], borders, traits, beside_edge, splits });
        }
        let line = place(start).line;
        Ok(SheetTile { id, line, pile: self.pile, first, new, traits: self.traits, segments })
    }
}

#[cfg(test)]
mod tests;
