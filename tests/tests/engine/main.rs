//! Tests of the engine, with the base game or with small plugins alone.

use bastide_expansions as _;

mod author_words;
mod board_extent;
mod bounded_board;
mod broken_plugins;
mod dispatch;
mod gates;
mod graph_model;
mod notation;
mod pieces;
mod small_plugins;
mod turn_loop;
