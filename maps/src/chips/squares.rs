//! Where chips lie at the beginning (RULES.md, section 13).

use bastide_core::author::prelude::*;

use super::{COLORS, Chips, VALUES};
use crate::board::{ChipRule, Map, Print, Square};

/// The notes of a board that name squares of chips: of any color, and of each.
const NOTES: [&str; COLORS.len() + 1] = ["chip", "chip-purple", "chip-light-blue", "chip-orange"];
/// MC-12: the number of chips on each place of a map with two chips a place.
const PAIR: i16 = 2;
/// MC-14: the number of chips on the map with island stacks.
const WITH_ISLANDS: usize = 20;
/// The number of orders of the squares that are tried before they are taken row by row.
const ORDERS: usize = 40;

pub(super) fn install(chips: Chips, map: &Map, o: &Options, reg: &mut Registrar) -> Result<(), InstallError> {
    let of_note = |(at, kind): (usize, &str)| {
        let notes = map.notes.iter().filter(|note| note.kind == kind);
        notes.flat_map(|note| note.at.iter().map(|cell| (*cell, at.checked_sub(1)))).collect::<Vec<_>>()
    };
    let named: Vec<(Cell, Option<usize>)> = NOTES.into_iter().enumerate().flat_map(of_note).collect();
    let by_board = o.word("chip_squares")? == "board" && !named.is_empty();
    let lay = match map.chips {
        // MC-12: at the printed cities.
        ChipRule::Roads if !by_board => {
            let places = map.cities.iter().map(|city| (city.cell, None)).collect();
            Lay { chips, squares: places, listed: true, each: PAIR, number: usize::MAX }
        }
        // MC-22: one on each town.
        ChipRule::Discover if !by_board => {
            let squares = map.towns().map(|cell| (cell, None)).collect();
            Lay { chips, squares, listed: true, each: 1, number: all() }
        }
        // MC-24: all chips lie in a common supply.
        ChipRule::Trade => return Ok(()),
        rule => {
            let number = if rule == ChipRule::Islands { WITH_ISLANDS } else { all() };
            let each = if rule == ChipRule::Roads { PAIR } else { 1 };
            let squares = if by_board { named } else { candidates(map).into_iter().map(|cell| (cell, None)).collect() };
            Lay { chips, squares, listed: by_board, each, number }
        }
    };
    // MC-03: a board without room for them is refused; all start squares may be in use.
    let starts: Vec<Cell> = map.starts().collect();
    let cells: Vec<Cell> = lay.squares.iter().map(|(cell, _)| *cell).collect();
    let room = spread(&cells, |cell| !starts.iter().any(|start| beside(*start, cell))).len();
    if !lay.listed && room < lay.number && !map.part {
        return Err(InstallError::Refused(format!(
            "annotations = \"chips\": the board {} has room for {room} of {} chips; name their squares in the board file, \
             as notes of the kind \"chip\" (MC-03)",
            map.name, lay.number
        )));
    }
    reg.phase("setup", "maps.chips", at("ready"), &[], lay);
    Ok(())
}

/// MC-01: the number of all chips.
fn all() -> usize {
    VALUES.iter().map(|(_, number)| *number as usize).sum::<usize>() * COLORS.len()
}

/// MC-02: returns the squares on which a chip may lie whatever else lies on the map: no small or large
/// cities, and none beside an open side of a large city.
fn candidates(map: &Map) -> Vec<Cell> {
    let open = |cell: Cell| {
        let city = |side: &Side| map.city(cell.step(*side)).is_some_and(|city| city.at(side.opposite()) == Some(Print::City));
        !Side::ALL.iter().any(city)
    };
    // MC-16: where chips are put back none lies on an island.
    let mainland = (map.chips == ChipRule::Treats).then(|| map.mainland());
    let on_land = |cell: &Cell| mainland.as_ref().is_none_or(|mainland| mainland.contains(cell));
    let plain = map.squares().filter(|(_, square)| *square == Square::Plain).map(|(cell, _)| cell);
    plain.filter(|cell| open(*cell) && on_land(cell)).collect()
}

/// Returns `true` if two cells lie side by side.
fn beside(one: Cell, other: Cell) -> bool {
    Side::ALL.into_iter().any(|side| one.step(side) == other)
}

/// MC-02: returns the squares of an order that get a chip one after the other, none beside another.
fn spread(order: &[Cell], allowed: impl Fn(Cell) -> bool) -> Vec<Cell> {
    let mut taken: Vec<Cell> = Vec::new();
    for cell in order.iter().copied().filter(|cell| allowed(*cell)) {
        if !taken.iter().any(|other| beside(*other, cell)) {
            taken.push(cell);
        }
    }
    taken
}

/// MC-02, MC-03: lays the chips face down.
struct Lay {
    chips: Chips,
    /// The squares, each with the color of its chip if that is known.
    squares: Vec<(Cell, Option<usize>)>,
    /// Whether all squares get chips; otherwise some of them by chance.
    listed: bool,
    /// The number of chips on a square.
    each: i16,
    /// The number of squares that get chips.
    number: usize,
}

impl Lay {
    /// Returns the squares that get chips.
    fn chosen(&self, cx: &mut Context) -> Vec<(Cell, Option<usize>)> {
        let free = |v: View, cell: Cell| v.core.board.tile_at(cell).is_none_or(|tile| v.core.board.tile(tile).printed);
        if self.listed {
            let v = cx.view();
            return self.squares.iter().copied().filter(|(cell, _)| free(v, *cell)).take(self.number).collect();
        }
        let cells: Vec<Cell> = self.squares.iter().map(|(cell, _)| *cell).collect();
        let mut order = cells.clone();
        let mut chosen = Vec::new();
        // The last order is row by row, which has room if the board was not refused.
        for attempt in 0..=ORDERS {
            if attempt == ORDERS {
                order.clone_from(&cells);
            } else {
                for i in 0..order.len() {
                    let other = i + cx.chance_unlogged(self.chips.stream, (order.len() - i) as u32) as usize;
                    order.swap(i, other);
                }
            }
            let v = cx.view();
            // A start square in use holds a tile.
            let in_use = |cell: Cell| v.core.board.tile_at(cell).is_some_and(|tile| !v.core.board.tile(tile).printed);
            let allowed = |cell: Cell| !in_use(cell) && !Side::ALL.into_iter().any(|side| in_use(cell.step(side)));
            chosen = spread(&order, allowed);
            if chosen.len() >= self.number {
                break;
            }
        }
        chosen.into_iter().take(self.number).map(|cell| (cell, None)).collect()
    }
}

impl TurnPhase for Lay {
    fn enter(&self, cx: &mut Context) -> Step {
        self.chips.fill_supply(cx);
        for (cell, color) in self.chosen(cx) {
            let (token, place) = (self.chips.hidden(color), TokenPlace::Cell(cell));
            cx.put_token(PlacedToken { token, place, number: self.each, owner: None }, None);
        }
        Ok(Flow::Done)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// MC-02: none lies beside another.
    #[test]
    fn chips_lie_apart() {
        let row: Vec<Cell> = (0..5).map(|x| Cell::new(x, 0)).collect();
        assert_eq!(spread(&row, |_| true), [0, 2, 4].map(|x| Cell::new(x, 0)));
        assert_eq!(spread(&row, |cell| cell.x > 0), [1, 3].map(|x| Cell::new(x, 0)));
        assert!(!beside(Cell::new(0, 0), Cell::new(1, 1)));
        assert_eq!(all(), 30);
    }
}
