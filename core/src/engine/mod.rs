//! A game in play: placing tiles, the turn loop, the driver that runs phases, and the entry points
//! for questions and actions.

pub(crate) mod driver;
mod faults;
pub(crate) mod game;
pub(crate) mod game_view;
mod gates;
pub(crate) mod place_tile;
mod question;
pub mod search;
mod shared_edges;
pub(crate) mod tile_play;
pub(crate) mod turn;
mod why;
