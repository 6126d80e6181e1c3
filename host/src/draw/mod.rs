//! Pictures of games: SVG and PNG to look at, text for a terminal.
//!
//! In goes a [`View`](bastide_core::View) of a game and a [`Scene`] with what the rules do not know (names, title, the last
//! move, the cells on offer); out comes text. Nothing is copied from anybody's artwork: tiles are drawn from their data, so
//! that every expansion can be drawn, also one that nobody here has seen. The same game gives the same picture, byte for
//! byte.
//!
//! Modules in the order in which a picture comes about: `layout` (with `outline`, `lanes`, `grid` and `furnish`) finds the
//! shapes of a tile; `tile` and `symbol` paint it; `board` lays tiles, tokens and figures, `sight` what plugins want seen besides; `track`, `panel` and `stand` go around,
//! `frame` holds all together; `text` turns letters into outlines; `png` makes pixels. `terminal` and `chars` draw the same
//! layouts with characters.

mod board;
mod chars;
mod chart;
mod coast;
mod colour;
mod figure;
mod frame;
mod furnish;
mod geom;
mod grid;
mod ground;
mod lanes;
mod layout;
mod outline;
mod panel;
mod png;
mod scenery;
mod sheet;
mod sight;
mod sign;
mod sketch;
mod stand;
mod stand_text;
mod symbol;
mod terminal;
#[cfg(test)]
mod tests;
mod text;
mod text_board;
mod tile;
mod track;

pub use chart::chart;
pub use frame::{Scene, svg};
pub use png::{DrawError, png};
pub use sheet::sheet;
pub use sight::fact;
pub use stand_text::{about_shelf, stands_text};
pub use terminal::{TextLook, TextSize, seat_letters, terminal, tile_text, tile_text_with};
pub use text_board::{Layouts, TextBoard, TextCell, TextTile, shown};
