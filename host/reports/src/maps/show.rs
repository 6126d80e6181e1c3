//! Shows a board in the terminal, or draws it.

use std::io::Write;

use bastide_core::Cell;
use bastide_maps::board::{Map, Square};
use serde::Serialize;

use super::list::MapInfo;
use super::{Chosen, table};
use crate::args::ShowMap;
use bastide_console::Error;
use bastide_console::language::{list, say};
use bastide_console::report::{Report, aligned, print};

/// A board with its picture in characters.
#[derive(Clone, Debug, Serialize)]
struct Shown {
    #[serde(flatten)]
    info: MapInfo,
    /// The grid as in board files, row by row.
    grid: Vec<String>,
    #[serde(skip)]
    map: Map,
}

/// Shows or draws a board.
///
/// # Errors
/// The board cannot be read, or the picture cannot be written.
pub(super) fn run(args: &ShowMap, json: bool, out: &mut dyn Write) -> Result<(), Error> {
    let chosen = Chosen::find(&args.board)?;
    let info = MapInfo::of(&chosen.name, &chosen.map);
    let wanted = args.picture.is_wanted();
    if !wanted || json {
        let rows = (0..chosen.map.height).map(|y| (0..chosen.map.width).map(|x| letter(&chosen.map, Cell::new(x, y))).collect());
        print(&Shown { info: info.clone(), grid: rows.collect(), map: chosen.map.clone() }, json, out)?;
    }
    if wanted {
        args.picture.write(&bastide_render::chart(&table::setting(&chosen)?.rules, &bastide_texts::spoken(), &lines(&info)))?;
        if !json {
            args.picture.report(out)?;
        }
    }
    Ok(())
}

/// Returns the lines beside the board in a picture.
fn lines(info: &MapInfo) -> Vec<String> {
    let (used, all) = (info.starts_used, info.starts.len());
    vec![info.about.clone(), size(info), say!("board-starts", used = used, all = all, meeples = info.meeples)]
}

/// Returns the letter of a cell, as in board files.
fn letter(map: &Map, cell: Cell) -> char {
    match map.square(cell) {
        Square::Water => '~',
        Square::Abroad => '#',
        Square::Plain => '.',
        Square::Small => 'o',
        Square::Start => 'S',
        Square::Large(_) => map.city(cell).map_or('?', |city| city.key),
    }
}

impl Report for Shown {
    fn text(&self, out: &mut dyn Write) -> std::io::Result<()> {
        let info = &self.info;
        writeln!(out, "{} [{}]\n{}\n", info.name, info.id, info.about)?;
        self.grid(out)?;
        writeln!(out, "\n{}; {}", size(info), sets(info))?;
        let cities = self.map.cities.iter().map(|c| pennants(&format!("{} {}", c.key, c.name), c.pennants()));
        let places = |all: &[super::list::NamedPlace]| list(&all.iter().map(|p| p.name.clone()).collect::<Vec<_>>());
        let ferries: Vec<String> = info.ferries.iter().map(|(name, n)| pennants(name, *n)).collect();
        let starts = say!("board-starts-used", list = places(&info.starts), used = info.starts_used);
        let mut lines = vec![
            ("board-large-cities", cities.collect::<Vec<_>>().join(", ")),
            ("board-start-cells", starts),
            ("board-small-cities", places(&info.small_cities)),
            ("board-ferries", if ferries.is_empty() { say("none") } else { ferries.join(", ") }),
        ];
        for (kind, id) in [("road", "board-border-road"), ("city", "board-border-city")] {
            let to = info.borders.iter().filter(|(k, ..)| k == kind);
            let to: Vec<String> = to.map(|(_, name, n)| pennants(name, *n)).collect();
            if !to.is_empty() {
                lines.push((id, to.join(", ")));
            }
        }
        aligned(&lines, out)?;
        writeln!(out, "{}", info.credits)
    }
}

/// Returns the numbers of cells and of tiles.
fn size(info: &MapInfo) -> String {
    match info.tiles {
        0 => say!("board-cells", n = info.cells),
        tiles => say!("board-cells-tiles", n = info.cells, tiles = tiles),
    }
}

fn pennants(name: &str, n: u8) -> String {
    say!("board-pennants", name = name, n = n)
}

fn sets(info: &MapInfo) -> String {
    let set = |(id, copies): (&String, &u8)| match copies {
        1 => id.clone(),
        n => say!("board-copies", n = *n, set = id.as_str()),
    };
    list(&info.sets.iter().map(set).collect::<Vec<_>>())
}

impl Shown {
    /// Writes the grid in colors, with the numbers of columns and rows.
    fn grid(&self, out: &mut dyn Write) -> std::io::Result<()> {
        let dim = anstyle::Style::new().dimmed();
        let numbers = |tens: bool| -> String {
            let digit = |x: i16| {
                if tens { if x >= 10 && x % 10 == 0 { (x / 10).to_string() } else { " ".into() } } else { (x % 10).to_string() }
            };
            (0..self.map.width).map(|x| format!("{} ", digit(x))).collect()
        };
        if self.map.width > 10 {
            writeln!(out, "{dim}    {}{dim:#}", numbers(true).trim_end())?;
        }
        writeln!(out, "{dim}    {}{dim:#}", numbers(false).trim_end())?;
        for (y, row) in self.grid.iter().enumerate() {
            write!(out, "{dim}{y:>3}{dim:#} ")?;
            for (i, letter) in row.chars().enumerate() {
                let (style, gap) = (style(letter), if i == 0 { "" } else { " " });
                write!(out, "{gap}{style}{letter}{style:#}")?;
            }
            writeln!(out)?;
        }
        Ok(())
    }
}

fn style(letter: char) -> anstyle::Style {
    let color = |n| anstyle::Style::new().fg_color(Some(anstyle::Ansi256Color(n).into()));
    match letter {
        '~' => color(67),
        '#' => color(137),
        '.' => color(71),
        'o' => color(221).bold(),
        'S' => color(203).bold(),
        _ => color(231).bold(),
    }
}
