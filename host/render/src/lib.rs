//! Pictures of games: SVG and PNG to look at, text for a terminal.
//!
//! [`svg`] takes a [`View`](bastide_core::View) of a game and a [`Scene`] with what the rules do not know (names, title, the
//! last move, the cells on offer) and returns text. Nothing is copied from anybody's artwork: tiles are drawn from their
//! data, so that every expansion can be drawn, also an unknown one. The same game gives the same picture, byte for byte.
//!
//! Modules, in the order in which a picture comes about:
//!
//! - `layout` holds the shapes of a tile. `plan` makes it with `outline`, `roads`, `grid` and `decorations`.
//! - `tile` and `symbol` paint tiles; `shapes`, `seat_mark` and `figure` paint figures.
//! - `board` lays tiles and tokens, `bridge` and `spots` find where figures stand, `board_figures` paints them.
//! - `scenery` and `labels` paint printed boards; `display` paints what plugins show besides.
//! - `track`, `panel` and `side_board` go around the board; `frame` holds all together.
//! - `text` turns letters into outlines; `png` makes pixels and is the only module that knows resvg.
//! - `terminal` and `chars` draw the same layouts with characters.
//!
//! A module imports only modules that do not import it back. Nothing here knows the program around it. Invariants:
//! every kind of figure has a shape of its own, every seat a mark, and no two seats differ by color alone.

mod board;
mod board_figures;
mod bridge;
mod chars;
mod chart;
mod coast;
mod color;
mod decorations;
mod display;
mod error;
mod figure;
mod frame;
mod geom;
mod grid;
mod ground;
mod labels;
mod layout;
mod measures;
mod outline;
mod panel;
#[cfg(test)]
mod picture_tests;
mod plan;
#[cfg(feature = "png")]
mod png;
mod roads;
mod scene;
mod scenery;
mod seat_mark;
mod shapes;
mod side_board;
mod sketch;
mod spots;
mod stand_text;
mod symbol;
mod terminal;
#[cfg(test)]
mod tests;
mod text;
mod text_board;
mod tile;
mod tile_sheet;
mod track;

pub use chart::chart;
pub use display::fact;
pub use error::DrawError;
pub use frame::svg;
#[cfg(feature = "png")]
pub use png::png;
pub use scene::Scene;
pub use stand_text::{about_shelf, stands_text};
pub use terminal::{TextLook, TextSize, seat_letters, terminal, tile_text, tile_text_with};
pub use text_board::{Layouts, TextBoard, TextCell, TextTile, shown};
pub use tile_sheet::sheet;
