//! What the engine has for the rules of expansions to come: each test uses it through a small
//! plugin, as the expansion of the named rules would.

#[path = "coming_rules/features.rs"]
mod features;
#[path = "coming_rules/figures.rs"]
mod figures;
#[path = "coming_rules/hooks.rs"]
mod hooks;
#[path = "coming_rules/kept.rs"]
mod kept;
#[path = "coming_rules/paid.rs"]
mod paid;
#[path = "coming_rules/pieces.rs"]
mod pieces;
#[path = "coming_rules/stub.rs"]
mod stub;
#[path = "coming_rules/tiles.rs"]
mod tiles;
#[path = "coming_rules/turns.rs"]
mod turns;
