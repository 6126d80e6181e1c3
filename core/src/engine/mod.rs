//! A game in play: the state and its turn stack, what hooks get of it, the driver, and the one way to ask and to act.

pub mod chance;
pub(crate) mod cx;
pub(crate) mod driver;
pub(crate) mod game;
pub(crate) mod menu;
pub(crate) mod slots;
pub(crate) mod stack;
pub mod state;
pub(crate) mod turn;
pub(crate) mod view;
