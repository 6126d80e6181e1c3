//! Open cells and their demanded edges, computed from the board file and the placed tiles alone
//! (MP-44).

use std::collections::BTreeSet;

use bastide_core::{Cell, Side, View};
use bastide_maps::board::{Edge, Map, Print, Square};

/// Compares the engine's open cells with the definition.
pub(crate) fn check(map: &Map, v: View) -> Result<(), String> {
    let board = &v.core.board;
    let tiles: BTreeSet<Cell> = board.placed_tiles().iter().filter(|p| !p.printed).map(|p| p.cell).collect();
    let open: BTreeSet<Cell> = map.printed().filter(|c| !tiles.contains(c) && is_open(map, &tiles, *c)).collect();
    let found: BTreeSet<Cell> = board.frontier().iter().copied().collect();
    if open != found {
        return Err(format!("open are {open:?}, and the engine has {found:?}"));
    }
    for (&cell, &code) in board.frontier().iter().zip(board.codes()) {
        for side in Side::ALL.into_iter().filter(|&side| map.is_border(Edge { cell, side })) {
            let demanded = v.rules.tiles.fit().demanded(code, side).map(|edge| v.rules.names.edges.name(edge.index()));
            let printed = printed(map, Edge { cell, side }).map(Print::name);
            if demanded != printed {
                return Err(format!("{cell:?}:{} demands {demanded:?}, and the board shows {printed:?}", side.letter()));
            }
        }
    }
    Ok(())
}

/// Returns the printed content behind a border edge: MP-38, MP-42.
fn printed(map: &Map, edge: Edge) -> Option<Print> {
    let piece = map.borders.iter().find(|piece| piece.at.contains(&edge)).map(|piece| piece.kind);
    piece.or_else(|| map.far_end(edge).map(|_| Print::Road))
}

fn is_open(map: &Map, tiles: &BTreeSet<Cell>, cell: Cell) -> bool {
    Side::ALL.into_iter().any(|side| {
        let next = cell.step(side);
        // (a) beside a placed tile
        tiles.contains(&next)
            // (b) beside a cell of a connected large city
            || matches!(map.square(next), Square::Large(_)) && large_city(map, next).iter().any(|c| is_touched(map, tiles, *c))
            // (c) at the other end of a ferry from a placed tile
            || map.far_end(Edge { cell, side }).is_some_and(|far| tiles.contains(&far))
    })
}

/// Returns all cells of a large city (MP-20).
fn large_city(map: &Map, cell: Cell) -> BTreeSet<Cell> {
    let mut cells = BTreeSet::from([cell]);
    loop {
        let on = |c: &Cell| Side::ALL.map(|side| Edge { cell: *c, side });
        let more: Vec<Cell> = cells.iter().flat_map(on).filter(|e| map.is_one_city(*e)).map(|e| e.cell.step(e.side)).collect();
        let before = cells.len();
        cells.extend(more);
        if cells.len() == before {
            return cells;
        }
    }
}

/// Returns `true` if a placed tile lies beside this large-city cell, or at the other end of its
/// ferry (MP-25, MP-32).
fn is_touched(map: &Map, tiles: &BTreeSet<Cell>, cell: Cell) -> bool {
    Side::ALL
        .into_iter()
        .any(|side| tiles.contains(&cell.step(side)) || map.far_end(Edge { cell, side }).is_some_and(|far| tiles.contains(&far)))
}
