//! The cells that a placed tile opens: all cells around a connected large city, and the cell at a
//! ferry's other end (RULES.md, section 3).
//!
//! A connection is permanent and the same for all players (MP-43), so no state is kept for it. The
//! cells that a tile on each cell opens are computed once, before the game. Opening a cell that is
//! already open has no effect.

use bastide_core::author::prelude::*;

use crate::board::{Edge, Map, Square};

pub(crate) fn install(map: &Map, o: &Options, reg: &mut Registrar) -> Result<(), InstallError> {
    let contact = Contact {
        opened: map.squares().map(|(cell, _)| opened(map, cell)).collect(),
        width: map.width,
        setup: o.switch("start_tile_connects")?,
    };
    if contact.opened.iter().any(|cells| !cells.is_empty()) {
        reg.rule(contact).on_tile_placed(Contact::on_tile_placed);
    }
    Ok(())
}

/// MP-32, MP-33, MP-41: returns the cells that a tile on this cell opens in addition to its
/// neighbours.
fn opened(map: &Map, cell: Cell) -> Vec<Cell> {
    if !map.square(cell).is_printed() {
        return Vec::new();
    }
    let mut found = Vec::new();
    for side in Side::ALL {
        let next = cell.step(side);
        match map.square(next) {
            Square::Large(_) => around(map, next, &mut found),
            Square::Water | Square::Abroad => {
                let far = map.far_end(Edge { cell, side });
                match far.map(|far| (far, map.square(far))) {
                    // MP-25: a ferry connects the large city at its other end.
                    Some((far, Square::Large(_))) => around(map, far, &mut found),
                    Some((far, _)) => found.push(far),
                    None => {}
                }
            }
            Square::Plain | Square::Small | Square::Start => {}
        }
    }
    found.sort();
    found.dedup();
    found.retain(|c| *c != cell);
    found
}

/// MP-20, MP-33: adds the printed cells around all cells of a large city. MP-35: not those around
/// another large city beside it.
fn around(map: &Map, city: Cell, found: &mut Vec<Cell>) {
    let mut cells = vec![city];
    let mut at = 0;
    while let Some(&cell) = cells.get(at) {
        at += 1;
        for side in Side::ALL {
            let next = cell.step(side);
            if map.square(next).is_printed() {
                found.push(next);
            } else if map.is_one_city(Edge { cell, side }) && !cells.contains(&next) {
                cells.push(next);
            }
        }
    }
}

/// The tile feature that opens connected cells.
#[derive(Clone)]
struct Contact {
    /// The cells that a tile opens, for each cell of the grid, row by row.
    opened: Vec<Vec<Cell>>,
    width: i16,
    /// MP-35, MP-41: whether tiles placed during setup connect.
    setup: bool,
}

impl Contact {
    fn on_tile_placed(&self, cx: &mut Context, placed: PlacedTile) -> Result<(), Fault> {
        let cell = cx.core().board.tile(placed).cell;
        let at = cell.y as usize * self.width as usize + cell.x as usize;
        let Some(cells) = self.opened.get(at) else { return Ok(()) };
        if self.setup || cx.core().tile_play.serial != 0 {
            for &other in cells {
                cx.open_cell(other);
            }
        }
        Ok(())
    }
}
