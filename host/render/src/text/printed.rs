//! The printed board as characters, for cells without a tile.
//!
//! Water is `~`, land beyond the border `:`, a small city `o` and a start cell `S` with their
//! names. Roads beyond the border are lines with an arrowhead, ferries an `f` on the water.
//! [`terminal`](crate::terminal()) draws the tiles over it.

use bastide_core::{Cell, Scenery, Side, Sign, Terrain};

use crate::text::block::{Block, Paint, line};

/// Returns the block of a cell.
pub(crate) fn ground(scenery: &Scenery, cell: Cell, size: (usize, usize), ascii: bool) -> Block {
    let mut block = Block::empty(size);
    let terrain = scenery.terrain.iter().find(|(c, _)| *c == cell).map_or(Terrain::Water, |(_, t)| *t);
    strew(&mut block, cell, terrain, size);
    for sign in &scenery.signs {
        match sign {
            Sign::Mark { cell: c, what, text } if *c == cell => mark(&mut block, what, text, size),
            Sign::Beyond { edges, kind, text, .. } => {
                for (_, side) in edges.iter().filter(|(c, side)| c.step(*side) == cell) {
                    beyond(&mut block, *side, kind, size, ascii);
                    name(&mut block, text, size, *side == Side::N);
                }
            }
            Sign::Link { ends, .. } if ends.iter().any(|(c, side)| c.step(*side) == cell) => {
                block.write((size.0 / 2, size.1 / 2), "f", Paint::Mark);
            }
            _ => {}
        }
    }
    block
}

/// Writes the name of the printed content of a cell over its block.
pub(crate) fn label(scenery: &Scenery, cell: Cell, block: &mut Block, size: (usize, usize)) {
    let named = scenery.signs.iter().find_map(|sign| match sign {
        Sign::Name { cell: c, text } if *c == cell => Some(text),
        _ => None,
    });
    named.into_iter().for_each(|text| name(block, text, size, false));
}

fn strew(block: &mut Block, cell: Cell, terrain: Terrain, (wide, high): (usize, usize)) {
    let (letter, paint) = match terrain {
        Terrain::Water => ("~", Paint::Foreign),
        Terrain::Abroad => (":", Paint::Rim),
        Terrain::Land => return block.write((wide / 2, high / 2), ".", Paint::Field),
    };
    for y in 0..high {
        let shift = (usize::from(cell.x.unsigned_abs()) * 3 + usize::from(cell.y.unsigned_abs()) * 5 + y * 4) % 7;
        (shift..wide).step_by(7).for_each(|x| block.write((x, y), letter, paint));
    }
}

fn mark(block: &mut Block, what: &str, text: &str, size: (usize, usize)) {
    let letter = match what {
        "town" => "o".to_owned(),
        "start" => "S".to_owned(),
        other => other.chars().take(1).collect(),
    };
    block.write((size.0 / 2, size.1 / 2), &letter, Paint::Building);
    name(block, text, size, false);
}

/// Writes a name in the last line, or in the first one.
fn name(block: &mut Block, text: &str, (wide, high): (usize, usize), above: bool) {
    let short: String = text.chars().take(wide - 1).collect();
    let y = if above { 0 } else { high - 1 };
    if !short.is_empty() {
        block.write(((wide - short.chars().count()) / 2, y), &short, Paint::Label);
    }
}

/// Draws the content beyond the border; `side` is the side of the cell inside.
fn beyond(block: &mut Block, side: Side, kind: &str, (wide, high): (usize, usize), ascii: bool) {
    let middle = (wide / 2, high / 2);
    let way: Vec<(usize, usize)> = match side {
        Side::N => (middle.1..high).map(|y| (middle.0, y)).rev().collect(),
        Side::S => (0..=middle.1).map(|y| (middle.0, y)).collect(),
        Side::W => (middle.0..wide).map(|x| (x, middle.1)).rev().collect(),
        Side::E => (0..=middle.0).map(|x| (x, middle.1)).collect(),
    };
    let (head, wall) = (["^", ">", "v", "<"][side.index()], if ascii { "#" } else { "▓" });
    if kind == "city" {
        let rows = way.iter().take(way.len().div_ceil(2));
        for &(x, y) in rows {
            match side {
                Side::N | Side::S => (1..wide - 1).for_each(|x| block.write((x, y), wall, Paint::Area)),
                Side::E | Side::W => (0..high).for_each(|y| block.write((x, y), wall, Paint::Area)),
            }
        }
        return;
    }
    let course = line(1 << side.index() | 1 << side.opposite().index(), ascii).to_string();
    for (i, &at) in way.iter().enumerate() {
        block.write(at, if i + 1 == way.len() { head } else { &course }, Paint::Lane);
    }
}
