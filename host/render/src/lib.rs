//! Pictures of games: SVG and PNG images, and text for a terminal.
//!
//! [`svg`] takes a [`View`](bastide_core::View) of a game and a [`Scene`] with the data that the
//! rules do not contain (names, title, the last move, the legal cells) and returns text. No
//! existing artwork is copied: tiles are drawn from their data, so that every expansion can be
//! drawn, including an unknown one. The same game gives the same picture, byte for byte.
//!
//! Modules, in the order of the data flow:
//!
//! - `layout` holds the shapes of a tile. `plan` makes it with `outline`, `roads`, `grid` and
//!   `decorations`.
//! - `tile` and `symbol` draw tiles; `shapes`, `seat_mark` and `figure` draw figures.
//! - `studio` hands a board out in pieces, for screens that redraw only what changed.
//! - `board` draws tiles, `bridge` and `spots` find the positions of figures, `board_figures` draws
//!   them and `board_tokens` the tokens on the landscape.
//! - `scenery` and `labels` draw printed boards; `display` draws the displays of plugins.
//! - `track`, `panel`, `panel_more` and `side_board` surround the board, `disc` and `quarters` draw
//!   side boards that lie on it; `frame` assembles the
//!   picture.
//! - `text` turns letters into outlines; `png` makes pixels and is the only module that uses resvg.
//! - `terminal`, `chars` and `lay` draw the same layouts with characters; `signs` has the letters
//!   of figures and tokens.
//!
//! Invariant: a module imports only modules that do not import it back. Invariant: the crate does
//! not depend on the program around it. Invariant: every kind of figure has a shape of its own,
//! every seat a mark, and no two seats differ by color alone.

mod board;
mod board_figures;
mod board_tokens;
mod bridge;
mod card;
mod chars;
mod chart;
mod coast;
mod color;
mod compass;
mod decorations;
mod disc;
mod display;
mod error;
mod figure;
mod frame;
mod geom;
mod grid;
mod ground;
#[cfg(test)]
mod kept_tests;
mod key;
mod labels;
mod lay;
mod layout;
mod links;
mod measures;
mod off_board;
mod outline;
mod outlines;
mod panel;
#[cfg(test)]
mod picture_tests;
mod pillars;
mod plan;
#[cfg(feature = "png")]
mod png;
mod quarters;
mod rings;
mod roads;
mod scene;
mod scenery;
mod seat_mark;
mod shapes;
mod side_board;
mod side_board_text;
mod signs;
mod sketch;
mod spots;
mod studio;
#[cfg(test)]
mod studio_tests;
mod symbol;
mod terminal;
#[cfg(test)]
mod tests;
mod text;
mod text_board;
mod tile;
mod tile_sheet;
mod track;
mod trait_letters;

pub use chart::chart;
pub use display::fact;
pub use error::DrawError;
pub use frame::svg;
pub use off_board::{Bag, Die, bags, dice};
#[cfg(feature = "png")]
pub use png::png;
pub use scene::{Scene, headline};
pub use side_board_text::{section_text, side_boards_text};
pub use signs::{board_signs, figure_letter, figure_text, neutral_sign, readable, seat_letters};
pub use studio::{Piece, PiecedBoard, Place, Studio};
pub use terminal::{TextLook, TextSize, terminal, tile_text, tile_text_with};
pub use text_board::{Layouts, TextBoard, TextCell, TextTile, shown};
pub use tile_sheet::sheet;
pub use trait_letters::{shown_traits, trait_letter};
