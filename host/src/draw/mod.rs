//! Pictures of games: SVG and PNG to look at, text for a terminal.
//!
//! In goes a [`View`](bastide_core::View) of a game and a [`Scene`] with what the rules do not know (names, title, the last
//! move, the cells on offer); out comes text. Nothing is copied from anybody's artwork: tiles are drawn from their data, so
//! that every expansion can be drawn, also one that nobody here has seen. The same game gives the same picture, byte for
//! byte.
//!
//! Modules in the order in which a picture comes about: `layout` (with `outline`, `roads`, `grid` and `decorations`) finds the
//! shapes of a tile; `tile` and `symbol` paint it; `board` lays tiles, tokens and figures, `display` what plugins want seen besides; `track`, `panel` and `side_board` go around,
//! `frame` holds all together; `text` turns letters into outlines; `png` makes pixels. `terminal` and `chars` draw the same
//! layouts with characters.

mod board;
mod board_figures;
mod bridge;
mod chars;
mod chart;
mod coast;
mod color;
mod decorations;
mod display;
mod figure;
mod frame;
mod geom;
mod grid;
mod ground;
mod labels;
mod layout;
mod outline;
mod panel;
mod png;
mod roads;
mod scene;
mod scenery;
mod seat_mark;
mod shapes;
mod side_board;
mod spots;
mod stand_text;
mod symbol;
mod terminal;
#[cfg(test)]
mod tests;
mod text;
mod tile;
mod tile_sheet;
mod track;

pub use chart::chart;
pub use display::fact;
pub use frame::svg;
pub use png::{DrawError, png};
pub use scene::Scene;
pub use stand_text::stands_text;
pub use terminal::{TextLook, TextSize, seat_letters, terminal, tile_text};
pub use tile_sheet::sheet;
