//! Reads a board file: the grid first, then everything that refers to its cells.

use std::collections::BTreeMap;
use std::ops::Range;

use bastide_core::author::prelude::*;
use bastide_core::source::Source;
use toml::Spanned;

use super::file::{RawBorder, RawCity, RawFerry, RawMap, RawNote};
use super::{BorderPiece, Edge, Ferry, LargeCity, Map, MapError, Note, Print, Printed, Wrong, keys};

/// The default number of start cells that get a tile (MP-11).
const STARTS_USED: u8 = 2;

/// The map, and the places of its border pieces' and ferries' edges in the file.
pub(super) struct Read {
    pub(super) map: Map,
    /// The edges of each border piece, then the ends of each ferry.
    pub(super) edges: Vec<(Edge, Range<usize>)>,
    pub(super) starts_used: Option<Range<usize>>,
    pub(super) grid: Range<usize>,
    /// The errors so far.
    pub(super) errors: Vec<MapError>,
    /// Whether every cell of the grid could be read.
    pub(super) has_grid: bool,
}

/// Reads a board file as far as possible.
///
/// # Errors
/// It is not TOML, or a key or value is of the wrong kind.
pub(super) fn read(file: &str, text: &str) -> Result<Read, MapError> {
    let source = Source::new(file, text);
    if let Some(error) = MapError::join(keys::check(&source)) {
        return Err(error);
    }
    let raw: RawMap = toml::from_str(text).map_err(|error| {
        let at = error.span().map_or_else(|| source.whole(), |span| source.locate(&span));
        MapError::new(at, Wrong::Toml(error.message().to_owned()))
    })?;
    let mut map = Map {
        name: raw.name,
        about: raw.about,
        credits: raw.credits,
        width: 0,
        height: 0,
        sets: raw.sets,
        tiles: raw.tiles,
        meeples: raw.meeples,
        part: raw.part,
        chips: raw.chips,
        starts_used: raw.starts_used.as_ref().map_or(if raw.part { 0 } else { STARTS_USED }, |n| *n.get_ref()),
        cities: Vec::new(),
        borders: Vec::new(),
        ferries: Vec::new(),
        notes: Vec::new(),
        names: BTreeMap::new(),
        squares: Vec::new(),
        written: Vec::new(),
        source,
    };
    let mut errors = Vec::new();
    let keys = map.read_grid(&raw.grid.span(), &mut errors);
    let has_grid = errors.is_empty();
    let mut edges = Vec::new();
    map.read_cities(raw.city, &keys, &mut errors);
    let borders: Vec<_> = raw.border.into_iter().map(|border| map.read_border(border, &mut edges)).collect();
    let ferries: Vec<_> = raw.ferry.into_iter().map(|ferry| map.read_ferry(ferry, &mut edges)).collect();
    let notes: Vec<_> = raw.note.into_iter().map(|note| map.read_note(note)).collect();
    // Names are for cells of the grid.
    let names: Vec<_> = raw.names.into_iter().filter(|_| has_grid).map(|(cell, name)| map.read_name(&cell, name)).collect();
    errors.extend(borders.into_iter().chain(ferries).chain(notes).chain(names).filter_map(Result::err));
    Ok(Read { map, edges, starts_used: raw.starts_used.map(|n| n.span()), grid: raw.grid.span(), errors, has_grid })
}

impl Map {
    fn read_cities(&mut self, raw: Vec<Spanned<RawCity>>, keys: &BTreeMap<char, Cell>, errors: &mut Vec<MapError>) {
        let named: Vec<String> = raw.iter().map(|city| city.get_ref().key.get_ref().clone()).collect();
        for city in raw {
            let span = city.get_ref().key.span();
            match self.read_city(city.into_inner(), keys) {
                Ok(city) if self.cities.iter().any(|other| other.key == city.key) => {
                    errors.push(self.error(&span, Wrong::KeyTwice { key: city.key }));
                }
                Ok(city) => self.cities.push(city),
                Err(error) => errors.push(error),
            }
        }
        self.cities.sort_by_key(|city| city.key);
        // A city whose key is wrong may be the one that the grid has.
        if !errors.is_empty() {
            return;
        }
        let unnamed = keys.iter().filter(|(key, _)| !named.iter().any(|name| name.chars().eq([**key])));
        errors.extend(unnamed.map(|(key, cell)| MapError::new(self.place(*cell), Wrong::NoCity { key: *key })));
    }

    fn read_city(&self, raw: RawCity, keys: &BTreeMap<char, Cell>) -> Result<LargeCity, MapError> {
        let span = raw.key.span();
        let mut letters = raw.key.get_ref().chars();
        let key = match (letters.next(), letters.next()) {
            (Some(key), None) if key.is_ascii_uppercase() && key != 'S' => key,
            _ => return Err(self.error(&span, Wrong::Key { key: raw.key.into_inner() })),
        };
        let cell = *keys.get(&key).ok_or_else(|| self.error(&span, Wrong::NoCell { key }))?;
        let written: Vec<(Print, Spanned<String>, u8)> = match (raw.edges, raw.segments) {
            (Some(edges), None) => vec![(Print::City, edges, raw.pennants.unwrap_or(0))],
            (None, Some(segments)) if raw.pennants.is_none() => {
                segments.into_iter().map(|s| (s.kind, s.edges, s.pennants)).collect()
            }
            _ => return Err(self.error(&span, Wrong::Segments { key })),
        };
        let mut segments: Vec<Printed> = Vec::with_capacity(written.len());
        for (kind, edges, pennants) in written {
            let sides = self.read_sides(&edges)?;
            let taken = |side: &Side| segments.iter().any(|s| s.sides.contains(side));
            let twice = sides.iter().enumerate().find(|(i, side)| taken(side) || sides[..*i].contains(side));
            if let Some((_, &side)) = twice {
                return Err(self.error(&edges.span(), Wrong::SideTwice { edge: Edge { cell, side } }));
            }
            segments.push(Printed { kind, sides, pennants });
        }
        Ok(LargeCity { key, name: raw.name, cell, segments })
    }

    fn read_sides(&self, text: &Spanned<String>) -> Result<Vec<Side>, MapError> {
        let sides: Option<Vec<Side>> = text.get_ref().chars().map(Side::from_letter).collect();
        let some = sides.filter(|sides| !sides.is_empty());
        some.ok_or_else(|| self.error(&text.span(), Wrong::Sides { text: text.get_ref().clone() }))
    }

    fn read_border(&mut self, raw: Spanned<RawBorder>, edges: &mut Vec<(Edge, Range<usize>)>) -> Result<(), MapError> {
        let span = raw.span();
        let RawBorder { kind, at, pennants, name } = raw.into_inner();
        let at = self.read_edges(&at, edges)?;
        if at.is_empty() {
            return Err(self.error(&span, Wrong::NoEdge));
        }
        self.borders.push(BorderPiece { kind, at, pennants, name });
        Ok(())
    }

    fn read_ferry(&mut self, raw: Spanned<RawFerry>, edges: &mut Vec<(Edge, Range<usize>)>) -> Result<(), MapError> {
        let span = raw.span();
        let RawFerry { ends, pennants, name } = raw.into_inner();
        let ends = self.read_edges(&ends, edges)?;
        let ends = <[Edge; 2]>::try_from(ends).map_err(|ends| self.error(&span, Wrong::Ends { have: ends.len() }))?;
        self.ferries.push(Ferry { ends, pennants, name });
        Ok(())
    }

    fn read_edges(&self, texts: &[Spanned<String>], edges: &mut Vec<(Edge, Range<usize>)>) -> Result<Vec<Edge>, MapError> {
        let mut read = Vec::with_capacity(texts.len());
        for text in texts {
            let wrong = || self.error(&text.span(), Wrong::Edge { text: text.get_ref().clone() });
            let (cell, side) = text.get_ref().split_once(':').ok_or_else(wrong)?;
            let mut letters = side.trim().chars();
            let side = letters.next().and_then(Side::from_letter).filter(|_| letters.next().is_none());
            let edge = Edge { cell: cell_of(cell).ok_or_else(wrong)?, side: side.ok_or_else(wrong)? };
            edges.push((edge, text.span()));
            read.push(edge);
        }
        Ok(read)
    }

    fn read_note(&mut self, raw: RawNote) -> Result<(), MapError> {
        let cells = raw.at.iter().map(|text| self.read_cell(text)).collect::<Result<_, _>>()?;
        self.notes.push(Note { kind: raw.kind, at: cells, name: raw.name });
        Ok(())
    }

    fn read_cell(&self, text: &Spanned<String>) -> Result<Cell, MapError> {
        cell_of(text.get_ref()).ok_or_else(|| self.error(&text.span(), Wrong::Cell { text: text.get_ref().clone() }))
    }

    fn read_name(&mut self, text: &Spanned<String>, name: String) -> Result<(), MapError> {
        let cell = self.read_cell(text)?;
        if !self.square(cell).is_small_city() {
            return Err(self.error(&text.span(), Wrong::Name { cell }));
        }
        match self.names.insert(cell, name) {
            Some(_) => Err(self.error(&text.span(), Wrong::NameTwice { cell })),
            None => Ok(()),
        }
    }
}

/// Reads a cell such as `4,7`.
fn cell_of(text: &str) -> Option<Cell> {
    let (x, y) = text.split_once(',')?;
    Some(Cell::new(x.trim().parse().ok()?, y.trim().parse().ok()?))
}
