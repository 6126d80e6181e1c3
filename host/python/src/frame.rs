//! The window of an observation.

use bastide_core::{Cell, Player, View};

/// The window on the board: a square of cells around the middle of the placed tiles.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Frame {
    west: i32,
    north: i32,
    side: usize,
    seats: usize,
}

impl Frame {
    /// Returns the window of a position.
    pub(crate) fn new(v: View, side: usize) -> Frame {
        let cells = || v.core.board.placed_tiles().iter().map(|tile| tile.cell);
        let middle = |along: fn(Cell) -> i16| {
            let ends = cells().map(along).min().zip(cells().map(along).max());
            ends.map_or(0, |(least, most)| (i32::from(least) + i32::from(most)).div_euclid(2))
        };
        let half = side as i32 / 2;
        let seats = v.rules.seats.len();
        Frame { west: middle(|cell| cell.x) - half, north: middle(|cell| cell.y) - half, side, seats }
    }

    /// Returns the row and column of a cell; `None` if it is outside the window.
    pub(crate) fn place(&self, cell: Cell) -> Option<(usize, usize)> {
        let row = usize::try_from(i32::from(cell.y) - self.north).ok().filter(|row| *row < self.side)?;
        let column = usize::try_from(i32::from(cell.x) - self.west).ok().filter(|column| *column < self.side)?;
        Some((row, column))
    }

    /// Returns the cell at a row and column; `None` if no board reaches that far.
    pub(crate) fn cell(&self, row: usize, column: usize) -> Option<Cell> {
        let x = i16::try_from(self.west + column as i32).ok()?;
        let y = i16::try_from(self.north + row as i32).ok()?;
        Some(Cell::new(x, y)).filter(|cell| cell.is_within_extent())
    }

    /// Returns the number of a seat, counted from the viewer in turn order.
    pub(crate) fn relative(&self, me: Player, player: Player) -> usize {
        (player.index() + self.seats - me.index()) % self.seats.max(1)
    }
}
