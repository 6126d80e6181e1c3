//! Pictures of games: SVG and PNG images, and text for a terminal.
//!
//! [`svg`] takes a [`View`](bastide_core::View) of a game and a [`Scene`] with the data that the
//! rules do not contain (names, title, the last move, the legal cells) and returns text. No
//! existing artwork is copied: tiles are drawn from their data, so that every expansion can be
//! drawn, including an unknown one. The same game gives the same picture, byte for byte.
//!
//! All words are in the language of the reader: that of the scene, or the one that a function takes.
//!
//! Folders, each of which uses only those before it:
//!
//! - `draw`: geometry, colors, letters as outlines.
//! - `symbol`: figures, marks of seats, what is printed on tiles, and their letters in text.
//! - `tile`: the layout of a tile, which is computed from its data, and its picture.
//! - `side_board`: cards and discs for the sections of a side board.
//! - `board`: printed boards, tiles, tokens, figures and displays; the board in pieces, for screens
//!   that redraw only what changed.
//! - `panel`: what surrounds the board: players, score track, key.
//! - `picture`: whole pictures, of games, of printed boards and of all tiles of a ruleset.
//! - `text`: the same layouts with characters, for a terminal.
//!
//! `png` makes pixels and is the only module that uses resvg.
//!
//! Invariant: a module imports only modules that do not import it back. Invariant: the crate does
//! not depend on the program around it. Invariant: every kind of figure has a shape of its own,
//! every seat a mark, and no two seats differ by color alone.

mod board;
mod draw;
mod error;
mod panel;
mod picture;
#[cfg(feature = "png")]
mod png;
mod scene;
mod side_board;
mod symbol;
#[cfg(test)]
mod tests;
mod text;
mod tile;
mod words;

pub use board::display::{domain, fact};
pub use board::miniature::miniature;
pub use board::painter::{Piece, PiecedBoard, Place, Studio};
pub use board::signs::{board_signs, figure_letter, figure_text, neutral_sign, readable, seat_letters, spoken};
pub use error::DrawError;
pub use panel::held_cards::{HeldCard, card_slot, held_cards};
pub use panel::off_board::{Bag, Die, bags, dice};
pub use picture::board_sheet::{BoardSheet, Paper, board_sheet};
pub use picture::chart::chart;
pub use picture::svg;
pub use picture::tile_sheet::sheet;
#[cfg(feature = "png")]
pub use png::{Pixels, pixels, png};
pub use scene::{Scene, headline, subtitle};
pub use symbol::trait_letters::{shown_traits, trait_letter};
pub use text::board::{Layouts, TextBoard, TextCell, TextTile, shown};
pub use text::side_boards::{section_text, side_boards_text};
pub use text::{TextLook, TextSize, terminal, tile_text, tile_text_with};
