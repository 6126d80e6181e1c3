//! What there is of boards, and what is on one.

use std::collections::BTreeMap;
use std::io::Write;

use bastide_core::Cell;
use bastide_maps::board::{self, Map};
use serde::Serialize;

use super::Chosen;
use crate::error::Error;
use crate::report::{Grid, Report};

/// A place with its name.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct NamedPlace {
    /// Where.
    pub cell: Cell,
    /// Its name; may be empty.
    pub name: String,
    /// Its coats of arms.
    pub coats: u8,
}

/// What is on a board.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct MapInfo {
    /// Its name in table files, or its path.
    pub id: String,
    /// Its name for people.
    pub name: String,
    /// One sentence about it.
    pub about: String,
    /// Who made it.
    pub credits: String,
    /// Columns and rows.
    pub size: [i16; 2],
    /// The cells on which tiles may lie.
    pub cells: usize,
    /// The large-city cells.
    pub large_cities: Vec<NamedPlace>,
    /// The start cells.
    pub starts: Vec<NamedPlace>,
    /// How many of them get a tile before the game.
    pub starts_used: u8,
    /// The other small cities.
    pub small_cities: Vec<NamedPlace>,
    /// The ferries, by name, with their coats.
    pub ferries: Vec<(String, u8)>,
    /// The border pieces: kind, where they lead, coats.
    pub borders: Vec<(String, String, u8)>,
    /// The recommended tile sets and how many copies of each.
    pub sets: BTreeMap<String, u8>,
    /// The recommended number of tiles; 0 for all.
    pub tiles: u16,
    /// The recommended number of followers a player.
    pub meeples: u8,
}

impl MapInfo {
    /// What is on this board.
    pub fn of(id: &str, map: &Map) -> MapInfo {
        let town = |cell: Cell| NamedPlace { cell, name: map.names.get(&cell).cloned().unwrap_or_default(), coats: 0 };
        let small = map.squares().filter(|(_, square)| *square == board::Square::Small);
        MapInfo {
            id: id.into(),
            name: map.name.clone(),
            about: map.about.clone(),
            credits: map.credits.clone(),
            size: [map.width, map.height],
            cells: map.printed().count(),
            large_cities: map
                .cities
                .iter()
                .map(|c| NamedPlace { cell: c.cell, name: c.name.clone(), coats: c.coats() })
                .collect(),
            starts: map.starts().map(town).collect(),
            starts_used: map.starts_used,
            small_cities: small.map(|(cell, _)| town(cell)).collect(),
            ferries: map.ferries.iter().map(|f| (f.name.clone(), f.coats)).collect(),
            borders: map.borders.iter().map(|b| (b.kind.name().to_owned(), b.name.clone(), b.coats)).collect(),
            sets: map.sets.clone(),
            tiles: map.tiles,
            meeples: map.meeples,
        }
    }
}

/// All boards that come with the program.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(transparent)]
pub struct MapList(pub Vec<MapInfo>);

impl MapList {
    /// The boards of this program.
    pub fn of_program() -> Result<MapList, Error> {
        let info = |name: &&str| Ok(MapInfo::of(name, &Chosen::find(name)?.map));
        Ok(MapList(board::NAMES.iter().map(info).collect::<Result<_, Error>>()?))
    }
}

impl Report for MapList {
    fn text(&self, out: &mut dyn Write) -> std::io::Result<()> {
        let mut grid = Grid::new(&["board", "name", "cells", "tiles", "large cities", "starts", "ferries", "borders"]).left(1);
        for m in &self.0 {
            let starts = format!("{} of {}", m.starts_used, m.starts.len());
            let counts = [m.cells, usize::from(m.tiles), m.large_cities.len()].map(|n| n.to_string());
            let more = [m.ferries.len(), m.borders.len()].map(|n| n.to_string());
            grid.row([m.id.clone(), m.name.clone()].into_iter().chain(counts).chain([starts]).chain(more));
        }
        grid.write(out)?;
        writeln!(out, "\n`bastide maps show NAME` shows one, `bastide maps table NAME` prints a table file to play on it,")?;
        writeln!(out, "`bastide maps new FILE` begins one of your own.")
    }
}
