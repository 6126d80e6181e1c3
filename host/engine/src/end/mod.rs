//! What a page shows at the end of a game.

mod card;
mod scoring;
