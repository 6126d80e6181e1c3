//! What the engine has for the rules of expansions to come: each test uses it through a small
//! plugin, as the expansion of the named rules would.

mod features;
mod figures;
mod hooks;
mod kept;
mod paid;
mod pieces;
mod tiles;
mod turns;
