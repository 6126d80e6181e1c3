//! A board in letters, for messages of tests.
//!
//! Each placed tile takes seven columns and three rows: the first letters of the kinds of its
//! edges, and the end of its tile's name in the middle. The figures on the board follow, one per
//! line, as in scenarios. This text only locates a failure; `bastide-render` has the pictures for
//! players.

use super::notation::{cell, segment};
use crate::dispatch::hook::View;
use crate::model::board::window::Content;
use crate::model::figure::{FigureLocation, FigureState};
use crate::model::geometry::{Cell, Side};

/// The largest number of columns and rows of a board that are drawn; the rest is cut off.
const MAX: i16 = 24;

/// Returns the board and its figures as text.
pub fn board_text(v: View) -> String {
    let mut text = String::new();
    let cells: Vec<Cell> = v.core.board.placed_tiles().iter().map(|p| p.cell).collect();
    let (xs, ys) = (cells.iter().map(|c| c.x), cells.iter().map(|c| c.y));
    if let (Some(west), Some(north), Some(east), Some(south)) = (xs.clone().min(), ys.clone().min(), xs.max(), ys.max()) {
        let (east, south) = (east.min(west + MAX - 1), south.min(north + MAX - 1));
        let heads = (west..=east).map(|x| format!("{x:^7}")).collect::<String>();
        text.push_str(&format!("{:5}{}\n", "", heads.trim_end()));
        for y in north..=south {
            for row in 0..3 {
                let head = if row == 1 { y.to_string() } else { String::new() };
                let line: String = (west..=east).map(|x| piece_row(v, Cell::new(x, y), row)).collect();
                text.push_str(format!("{head:>4} {line}").trim_end());
                text.push('\n');
            }
        }
    }
    for f in v.core.figures.iter().filter(|f| !matches!(f.place, FigureLocation::Supply | FigureLocation::Gone)) {
        text.push_str(&figure(v, f));
        text.push('\n');
    }
    text
}

fn piece_row(v: View, c: Cell, row: usize) -> String {
    let Content::Tile(p) = v.core.board.content(c) else { return " ".repeat(7) };
    let board_tile = v.core.board.tile(p);
    let tile = v.rules.tiles.get(board_tile.tile);
    let letter = |side: Side| {
        let edge = v.core.board.overlay_at(c, side).map_or_else(|| tile.side(board_tile.turn, side).edge, |o| o.edge);
        v.rules.names.edges.name(edge.index()).chars().next().unwrap_or('?')
    };
    match row {
        0 => format!("+--{}--+", letter(Side::N)),
        1 => {
            let name: String = tile.name.rsplit('/').next().unwrap_or_default().chars().take(5).collect();
            format!("{}{name:^5}{}", letter(Side::W), letter(Side::E))
        }
        _ => format!("+--{}--+", letter(Side::S)),
    }
}

/// Returns a figure with its location: `red follower road@0,0:W`.
pub fn figure(v: View, f: &FigureState) -> String {
    let kind = v.rules.names.figures.name(f.kind.index());
    let owner = f.owner.map_or_else(String::new, |p| format!("{} ", v.rules.seat(p)));
    format!("{owner}{kind} {}", place(v, f.place))
}

/// Returns the location of a figure as text.
pub fn place(v: View, place: FigureLocation) -> String {
    match place {
        FigureLocation::Supply => "supply".into(),
        FigureLocation::Gone => "gone".into(),
        FigureLocation::Segment(seg) => segment(v, seg),
        FigureLocation::Spot { cell: c, at } => format!("{}:{at}", cell(c)),
        FigureLocation::Slot { group, index } => format!("{}:{}", v.rules.names.groups.name(group.index()), index + 1),
    }
}
