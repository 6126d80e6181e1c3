//! Setup: the number of tiles in play, and the first tiles on start cells (RULES.md, section 1).

use bastide_core::author::prelude::*;

use crate::board::Map;

pub(crate) fn install(map: &Map, o: &Options, reg: &mut Registrar) -> Result<(), InstallError> {
    let cells: Vec<Cell> = map.starts().collect();
    let used = match o.number("start_cells")? {
        0 => map.starts_used.into(),
        n => n as usize,
    };
    // MP-11: at least two start cells are used. A part of a map has none.
    if used > cells.len() || used == 1 {
        return Err(InstallError::Refused(format!(
            "start_cells = {used}: the board {} has {} start cells; use at least 2 of them, or 0 for its \
             own number (MP-11)",
            map.name,
            cells.len()
        )));
    }
    let starts = Starts {
        cells,
        used,
        listed: o.word("start_pick")? == "listed",
        any_turn: o.word("start_rotation")? == "random_legal",
        tiles: o.number("tile_count")? as usize,
        left_out: reg.pile("maps.left-out", None),
        stream: reg.stream("maps"),
        source: reg.label("start"),
    };
    reg.phase("setup", "maps.start", at("start.landscape"), &[], starts);
    Ok(())
}

/// The phase that places the first tiles.
struct Starts {
    cells: Vec<Cell>,
    used: usize,
    listed: bool,
    any_turn: bool,
    /// MP-05: the number of tiles in play; 0 for all.
    tiles: usize,
    left_out: Pile,
    stream: Stream,
    source: Label,
}

impl Starts {
    /// MP-05: removes random tiles from the stack, but never the last start tile.
    fn leave_out(&self, cx: &mut Context) {
        let start = cx.rules.start_tile;
        while self.tiles > 0 && cx.core().piles[STOCK.index()].len() > self.tiles {
            let left = cx.core().piles[STOCK.index()].len();
            let at = cx.chance_unlogged(self.stream, left as u32) as usize;
            let stock = &cx.core().piles[STOCK.index()];
            let is_start = |t: &TileType| Some(*t) == start;
            if is_start(&stock[at]) && stock.iter().filter(|t| is_start(t)).count() == 1 && left > 1 {
                continue;
            }
            if let Some(tile) = cx.swap_remove_tile(STOCK, at) {
                cx.put_tile(self.left_out, tile);
            }
        }
    }

    /// MP-12: returns the cells that get a tile, in the order of placement.
    fn pick(&self, cx: &mut Context) -> Vec<Cell> {
        let mut cells = self.cells.clone();
        if !self.listed {
            for i in 0..self.used {
                let left = (cells.len() - i) as u16;
                cells.swap(i, i + usize::from(cx.chance(self.stream, left)));
            }
        }
        cells.truncate(self.used);
        cells
    }

    /// Places a tile on a start cell, if it fits (MP-12). Returns `true` if it did.
    fn place(&self, cx: &mut Context, tile: TileType, cell: Cell) -> bool {
        cx.open_cell(cell);
        let code = cx.core().board.frontier_index(cell).map(|at| cx.core().board.codes()[at]);
        let turns = code.map_or(0, |code| cx.rules.tiles.fit().turns(tile, code));
        if turns == 0 {
            return false;
        }
        let mut left = turns;
        if self.any_turn {
            for _ in 0..cx.chance(self.stream, turns.count_ones() as u16) {
                left &= left - 1;
            }
        }
        cx.place_tile(tile, cell, left.trailing_zeros() as u8);
        true
    }

    /// MP-12: places the start tile on the first cell that it fits. Returns the cells that are
    /// left.
    fn place_start_tile(&self, cx: &mut Context, mut cells: Vec<Cell>) -> Vec<Cell> {
        let start = cx.rules.start_tile;
        let Some(at) = cx.core().piles[STOCK.index()].iter().position(|t| Some(*t) == start) else { return cells };
        let tile = cx.core().piles[STOCK.index()][at];
        if let Some(i) = (0..cells.len()).find(|&i| self.place(cx, tile, cells[i])) {
            cells.remove(i);
            cx.swap_remove_tile(STOCK, at);
        }
        cells
    }

    /// MP-13: places a tile of the stack on this cell; drawn tiles that do not fit go back.
    fn place_drawn_tile(&self, cx: &mut Context, cell: Cell) -> Result<(), Fault> {
        let player = cx.core().turn.active;
        let mut back = Vec::new();
        while let Some(tile) = cx.draw_for(player, DrawReason::Setup)? {
            cx.log.put(Event::TileDrawn { player, tile, source: self.source });
            if self.place(cx, tile, cell) {
                break;
            }
            cx.log.put(Event::TileRefused { tile, back: true });
            back.push(tile);
        }
        back.into_iter().for_each(|tile| cx.put_tile(STOCK, tile));
        Ok(())
    }
}

impl TurnPhase for Starts {
    fn enter(&self, cx: &mut Context) -> Step {
        self.leave_out(cx);
        // As with the start tile of the base game, only if no tile has been placed yet.
        if cx.core().board.placed_tiles().iter().all(|p| p.printed) {
            let cells = self.pick(cx);
            for cell in self.place_start_tile(cx, cells) {
                self.place_drawn_tile(cx, cell)?;
            }
        }
        // MP-13: features that these tiles or the board itself complete are not scored.
        cx.clear_settled();
        Ok(Flow::Done)
    }
}
