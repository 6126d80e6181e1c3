//! The board as a small picture of a few kilobytes, for lists of games: cities and roads from the edges of
//! each tile, and a dot for each figure.

use std::fmt::Write;

use bastide_core::tile::NO_SEGMENT;
use bastide_core::{Area, Cell, EdgeContact, FigureLocation, Side, TileInfo, View};

use crate::draw::color::{self, CITY, FIELD, INK, LANE, STONE, tint};

/// The side of a cell.
const SIDE: i32 = 12;
/// The fewest cells in a row and in a column.
const LEAST: i32 = 4;
/// The corners of a cell, clockwise from the north west, and the middles of its sides from the north.
const CORNERS: [(i32, i32); 4] = [(0, 0), (SIDE, 0), (SIDE, SIDE), (0, SIDE)];
const MIDDLES: [(i32, i32); 4] = [(SIDE / 2, 0), (SIDE, SIDE / 2), (SIDE / 2, SIDE), (0, SIDE / 2)];

/// The places of the figures of a cell.
const DOTS: [(i32, i32); 5] = [(6, 6), (3, 3), (9, 9), (3, 9), (9, 3)];

/// Draws the board of a game as a small SVG.
pub fn miniature(view: View) -> String {
    let placed = view.core.board.placed_tiles();
    let (mut ground, mut shapes) = (String::new(), String::new());
    for tile in placed {
        let (x, y) = corner(tile.cell);
        let _ = write!(ground, "M{x} {y}h{SIDE}v{SIDE}h-{SIDE}z");
        shape(&mut shapes, view, view.rules.tiles.get(tile.tile), tile.turn, (x, y));
    }
    let mut dots = String::new();
    let mut on: Vec<Cell> = Vec::new();
    for figure in &view.core.figures {
        let cell = match figure.place {
            FigureLocation::Segment(seg) => view.core.graph.get(seg).cell,
            FigureLocation::Spot { cell, .. } => cell,
            _ => continue,
        };
        let before = on.iter().filter(|known| **known == cell).count();
        on.push(cell);
        let (x, y) = corner(cell);
        let paint = figure.owner.map_or(color::NEUTRAL, |owner| color::of_player(view.rules, owner));
        let (dx, dy) = DOTS[before % DOTS.len()];
        let _ = write!(
            dots,
            r#"<circle cx="{}" cy="{}" r="2.6" fill="{}" stroke="{}" stroke-width=".9"/>"#,
            x + dx,
            y + dy,
            paint.fill,
            paint.edge
        );
    }
    let Area { min, max } = Area::of(placed.iter().map(|tile| tile.cell)).unwrap_or_default();
    let (columns, rows) = (i32::from(max.x - min.x) + 1, i32::from(max.y - min.y) + 1);
    let (w, h) = (columns.max(LEAST) * SIDE, rows.max(LEAST) * SIDE);
    let (x, y) = corner(min);
    let (x, y) = (x - (w - columns * SIDE) / 2, y - (h - rows * SIDE) / 2);
    format!(
        r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="{x} {y} {w} {h}" width="{w}" height="{h}"><path d="{ground}" fill="{FIELD}"/>{shapes}<path d="{ground}" fill="none" stroke="{INK}" stroke-opacity=".35" stroke-width=".5"/>{dots}</svg>"#
    )
}

fn corner(cell: Cell) -> (i32, i32) {
    (i32::from(cell.x) * SIDE, i32::from(cell.y) * SIDE)
}

/// Draws the features of a tile: what covers a side, what leads through its centre, and what touches none.
fn shape(out: &mut String, view: View, info: &TileInfo, turn: u8, (x, y): (i32, i32)) {
    let middle = SIDE / 2;
    for side in Side::ALL {
        let number = side.index();
        let Some(segment) = Some(info.sides[usize::from(turn & 3)][number].centre).filter(|n| *n != NO_SEGMENT) else { continue };
        let Some(printed) = info.segments.get(usize::from(segment)) else { continue };
        let kind = view.rules.names.kinds.name(printed.kind.index());
        match view.rules.kinds.get(printed.kind).contact {
            EdgeContact::Whole => {
                let ((ax, ay), (bx, by)) = (CORNERS[number], CORNERS[(number + 1) % 4]);
                let fill = if kind == "city" { CITY } else { STONE };
                let _ = write!(
                    out,
                    r#"<path d="M{} {}L{} {}L{} {}z" fill="{fill}"/>"#,
                    x + ax,
                    y + ay,
                    x + bx,
                    y + by,
                    x + middle,
                    y + middle
                );
            }
            EdgeContact::Centre => {
                let (ax, ay) = MIDDLES[number];
                let stroke = if kind == "road" { LANE.to_owned() } else { tint(kind).0 };
                let _ = write!(
                    out,
                    r#"<path d="M{} {}L{} {}" stroke="{stroke}" stroke-width="1.8" stroke-linecap="round"/>"#,
                    x + ax,
                    y + ay,
                    x + middle,
                    y + middle
                );
            }
            EdgeContact::Halves | EdgeContact::Inside => {}
        }
    }
    if info.segments.iter().any(|printed| view.rules.kinds.get(printed.kind).contact == EdgeContact::Inside) {
        let _ = write!(
            out,
            r#"<path d="M{} {}h4v4h-4z" fill="{STONE}" stroke="{INK}" stroke-width=".7"/>"#,
            x + middle - 2,
            y + middle - 2
        );
    }
}
