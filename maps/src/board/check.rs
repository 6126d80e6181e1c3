//! Checks a map whose file was read without errors (MP-28).

use std::ops::Range;

use bastide_core::Side;

use super::read::{Read, read};
use super::{Edge, Map, MapError, Print, Square, Wrong};

impl Map {
    /// Reads a board file and refuses a map that cannot be played (MP-28). `file` is its name, for
    /// messages. A map with `part = true` is only a part of a map, for experiments: it may have any
    /// number of start cells, and unreachable cells.
    pub fn parse(file: &str, text: &str) -> Result<Map, MapError> {
        let (map, errors) = Map::draft(file, text)?;
        MapError::join(errors).map_or(Ok(map), Err)
    }

    /// Reads a board file as far as it can be read, with its errors.
    ///
    /// # Errors
    /// It is not TOML, or a key or value is of the wrong kind.
    pub(super) fn draft(file: &str, text: &str) -> Result<(Map, Vec<MapError>), MapError> {
        let mut read = read(file, text)?;
        let mut errors = std::mem::take(&mut read.errors);
        if errors.is_empty() {
            read.check_edges(&mut errors);
            read.map.check_facing(&mut errors);
        }
        if read.has_grid && !read.map.part {
            errors.extend(read.check_starts().err());
            if errors.is_empty() {
                errors.extend(read.map.check_reach().err());
            }
        }
        Ok((read.map, errors))
    }

    /// Checks that adjacent large cities show the same at their common edge.
    fn check_facing(&self, errors: &mut Vec<MapError>) {
        for city in &self.cities {
            // Each common edge once.
            for side in [Side::E, Side::S] {
                let Some(other) = self.city(city.cell.step(side)) else { continue };
                let (mine, theirs) = (city.at(side), other.at(side.opposite()));
                if mine != theirs {
                    let edge = Edge { cell: city.cell, side };
                    let wrong = Wrong::Facing { edge, shows: shown(mine), other: shown(theirs) };
                    errors.push(MapError::new(self.place(city.cell), wrong));
                }
            }
        }
    }

    /// Checks that every printed cell can be reached from some start cell.
    fn check_reach(&self) -> Result<(), MapError> {
        let reached = self.reach(self.starts());
        let lost: Vec<_> = self.printed().filter(|cell| !reached.has(*cell)).collect();
        match lost.first() {
            None => Ok(()),
            Some(&first) => Err(MapError::new(self.place(first), Wrong::Unreachable { cells: lost })),
        }
    }
}

impl Read {
    /// Checks that border pieces and ferries are on border edges, one for each edge, and match
    /// large cities.
    fn check_edges(&self, errors: &mut Vec<MapError>) {
        let map = &self.map;
        let borders = map.borders.iter().flat_map(|piece| piece.at.iter().map(|_| Some(piece.kind)));
        let ferries = map.ferries.iter().flat_map(|_| [None, None]);
        for (i, ((edge, span), kind)) in self.edges.iter().zip(borders.chain(ferries)).enumerate() {
            if !map.is_border(*edge) {
                errors.push(map.error(span, Wrong::NotBorder { edge: *edge, why: why_not(map, *edge) }));
            } else if let Some((_, first)) = self.edges[..i].iter().find(|(other, _)| other == edge) {
                let line = map.source.locate(first).mark.map_or(0, |mark| mark.line);
                errors.push(map.error(span, Wrong::Taken { edge: *edge, line }));
            } else {
                errors.extend(check_kind(map, *edge, kind, span).err());
            }
        }
    }

    /// Checks that a map has enough start cells.
    fn check_starts(&self) -> Result<(), MapError> {
        let map = &self.map;
        let have = map.starts().count();
        if have < 2 {
            return Err(map.error(&self.grid, Wrong::Starts { have }));
        }
        let wanted = map.starts_used;
        match &self.starts_used {
            Some(span) if !(2..=have).contains(&(wanted as usize)) => Err(map.error(span, Wrong::StartsUsed { wanted, have })),
            _ => Ok(()),
        }
    }
}

/// Checks that a border piece at a large city continues what the city shows there.
fn check_kind(map: &Map, edge: Edge, kind: Option<Print>, span: &Range<usize>) -> Result<(), MapError> {
    match (map.city(edge.cell), kind) {
        (Some(city), Some(kind)) if city.at(edge.side) != Some(kind) => {
            let shows = shown(city.at(edge.side));
            Err(map.error(span, Wrong::Mismatch { edge, shows, kind: kind.name() }))
        }
        _ => Ok(()),
    }
}

const fn shown(print: Option<Print>) -> &'static str {
    match print {
        Some(print) => print.name(),
        None => "field",
    }
}

/// Returns why an edge is not a border edge, and what to do.
fn why_not(map: &Map, edge: Edge) -> &'static str {
    match map.square(edge.cell) {
        Square::Water => "that cell is water; name the cell on the land side",
        Square::Abroad => "that cell lies abroad; name the cell on the side of the country",
        _ => "there is a cell of the map behind it; name an edge with water or land abroad behind it",
    }
}
