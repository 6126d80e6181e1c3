//! The parts of a page at the end of a game.

mod card;
mod scoring;
