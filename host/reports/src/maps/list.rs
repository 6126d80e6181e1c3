//! The available boards and their contents.

use std::collections::BTreeMap;
use std::io::Write;

use bastide_core::Cell;
use bastide_maps::board::{self, Map};
use serde::Serialize;

use super::Chosen;
use bastide_console::Error;
use bastide_console::language::say;
use bastide_console::report::{Grid, Report};

/// A named place on a board.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct NamedPlace {
    /// The cell.
    pub cell: Cell,
    /// The name; may be empty.
    pub name: String,
    /// The number of its pennants.
    pub pennants: u8,
}

/// The contents of a board.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct MapInfo {
    /// The name in table files, or the path.
    pub id: String,
    /// The display name.
    pub name: String,
    /// A one-sentence description.
    pub about: String,
    /// The author.
    pub credits: String,
    /// Columns and rows.
    pub size: [i16; 2],
    /// The cells on which tiles may lie.
    pub cells: usize,
    /// The large-city cells.
    pub large_cities: Vec<NamedPlace>,
    /// The start cells.
    pub starts: Vec<NamedPlace>,
    /// The number of start cells that get a tile before the game.
    pub starts_used: u8,
    /// The other small cities.
    pub small_cities: Vec<NamedPlace>,
    /// The ferries, by name, with their pennants.
    pub ferries: Vec<(String, u8)>,
    /// The border edges: kind, destination, pennants.
    pub borders: Vec<(String, String, u8)>,
    /// The recommended tile sets, with the number of copies of each.
    pub sets: BTreeMap<String, u8>,
    /// The recommended number of tiles; 0 for all.
    pub tiles: u16,
    /// The recommended number of followers per player.
    pub meeples: u8,
}

impl MapInfo {
    /// Returns the contents of a board.
    pub fn of(id: &str, map: &Map) -> MapInfo {
        let town = |cell: Cell| NamedPlace { cell, name: map.names.get(&cell).cloned().unwrap_or_default(), pennants: 0 };
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
                .map(|c| NamedPlace { cell: c.cell, name: c.name.clone(), pennants: c.pennants() })
                .collect(),
            starts: map.starts().map(town).collect(),
            starts_used: map.starts_used,
            small_cities: small.map(|(cell, _)| town(cell)).collect(),
            ferries: map.ferries.iter().map(|f| (f.name.clone(), f.pennants)).collect(),
            borders: map.borders.iter().map(|b| (b.kind.name().to_owned(), b.name.clone(), b.pennants)).collect(),
            sets: map.sets.clone(),
            tiles: map.tiles,
            meeples: map.meeples,
        }
    }
}

/// The boards that come with the program.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(transparent)]
pub struct MapList(pub Vec<MapInfo>);

impl MapList {
    /// Returns the boards of this program.
    ///
    /// # Errors
    /// A board is invalid.
    pub fn of_program() -> Result<MapList, Error> {
        let info = |name: &&str| Ok(MapInfo::of(name, &Chosen::find(name)?.map));
        Ok(MapList(board::NAMES.iter().map(info).collect::<Result<_, Error>>()?))
    }
}

impl Report for MapList {
    fn text(&self, out: &mut dyn Write) -> std::io::Result<()> {
        let mut grid = Grid::titled(&[
            "head-board",
            "head-name",
            "head-cells",
            "head-tiles",
            "head-large-cities",
            "head-starts",
            "head-ferries",
            "head-borders",
        ])
        .left(1);
        for m in &self.0 {
            let starts = say!("board-used", used = m.starts_used, all = m.starts.len());
            let counts = [m.cells, usize::from(m.tiles), m.large_cities.len()].map(|n| n.to_string());
            let more = [m.ferries.len(), m.borders.len()].map(|n| n.to_string());
            grid.row([m.id.clone(), m.name.clone()].into_iter().chain(counts).chain([starts]).chain(more));
        }
        grid.write(out)?;
        writeln!(out, "\n{}", say("boards-hint"))
    }
}
