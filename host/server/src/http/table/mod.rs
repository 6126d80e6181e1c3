//! A table in play: its page, its events, and what people do at it.

pub(super) mod events;
pub(super) mod game;
pub(super) mod guide;
pub(super) mod owner;
mod packed;
pub(super) mod page;
pub(super) mod rules;
pub(super) mod seats;
