//! The data of a game: ids, geometry, kinds, actions, points and events; tiles, board, feature
//! graph and state.
//!
//! Plain data with the operations that keep it consistent. This layer calls no plugin and does not
//! depend on the plugin layer.

pub mod action;
pub mod board;
pub(crate) mod bounded_board;
pub mod chance;
mod copy_in_place;
pub(crate) mod draw;
pub mod event;
pub(crate) mod figure;
pub mod geometry;
pub mod graph;
pub mod ids;
pub(crate) mod kept;
pub mod kind;
pub(crate) mod mask;
pub mod message;
pub(crate) mod names;
pub(crate) mod piece;
pub(crate) mod piece_shape;
mod pieces;
pub(crate) mod placed_token;
pub(crate) mod placed_tokens;
pub(crate) mod placement_mask;
pub mod points;
pub(crate) mod program;
pub mod scenery;
pub(crate) mod seal;
pub(crate) mod segment;
pub(crate) mod slots;
pub mod source;
pub(crate) mod stable_hash;
pub mod state;
pub mod symbol;
pub mod tile;
pub(crate) mod tile_play;
pub(crate) mod trait_set;
pub(crate) mod turn_stack;
pub(crate) mod viewer;
pub(crate) mod walks;
pub mod ware;
pub(crate) mod window;
