//! A game in play: placing tiles, the turn loop, the driver that runs phases, and the entry points
//! for questions and actions.
//!
//! A turn consists of several small schedules: `game`, `setup`, `turn`, `tile-play`, `scoring` and
//! `final`. Each runs like a subroutine on a stack of frames. A phase asks a player or changes the
//! state, and never does both in one method. Pure hooks derive menus from the state; options are
//! counted and indexed without building a list.
//!
//! Invariant: [`Game::apply`](crate::Game::apply) takes what the menu holds and nothing else. A
//! refused action changes nothing. Invariant: hooks that change the game never run inside one
//! another. Their effects on other plugins go into a queue, which the driver empties when the hook
//! is over. Invariant: a score changes only by a score entry; figures and tokens are conserved.

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
