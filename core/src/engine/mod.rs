//! A game in play: laying pieces, the turn loop, the driver that runs phases, and the one way to ask and to act.

pub(crate) mod driver;
pub(crate) mod game;
pub(crate) mod lay;
pub(crate) mod turn;
