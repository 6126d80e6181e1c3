//! The data of a game: ids, geometry, kinds, actions, points and events; tiles, board, feature
//! graph and state.
//!
//! Plain data with the operations that keep it consistent. This layer calls no plugin and does not
//! depend on the layers above it.

pub mod action;
pub mod board;
pub mod event;
pub(crate) mod features;
pub(crate) mod figure;
pub mod geometry;
pub mod ids;
pub mod kind;
pub(crate) mod mask;
pub mod message;
pub(crate) mod names;
pub mod points;
pub mod source;
pub mod state;
pub mod symbol;
pub mod tile;
pub(crate) mod trait_set;
pub(crate) mod viewer;
pub mod ware;
