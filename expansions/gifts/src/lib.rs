//! The Gifts: a player who builds on a road or a city of others draws a card, keeps it hidden, and
//! opens it in a later part of the game.
//!
//! The rules with their ids are in `RULES.md`; the comments name them.
//!
//! Modules: `options` (the options of a table), `gift` (the five cards), `cards` (who has which),
//! `receive` (a card for building on what belongs to others), `open` (the question which card is
//! opened, and how it is carried out), `synod`, `sweeper`, `change`, `cash_out` and `take_two`
//! (what each card does), `origin` (where a tile comes from), `prospects` (what bots expect),
//! `refusals` (the rules by which actions are refused).

mod cards;
mod cash_out;
mod change;
mod gift;
mod open;
mod options;
mod origin;
mod prospects;
mod receive;
mod refusals;
mod sweeper;
mod synod;
mod take_two;

use bastide_core::author::prelude::*;

pub use options::MANIFEST;

/// The Gifts.
pub static GIFTS: Gifts = Gifts;

bastide_core::export_expansion!(GIFTS);

/// The Gifts as an expansion.
#[derive(Debug)]
pub struct Gifts;

impl Expansion for Gifts {
    fn manifest(&self) -> &'static Manifest {
        &MANIFEST
    }

    fn install(&self, o: &Options, reg: &mut Registrar) -> Result<(), InstallError> {
        reg.refusals(refusals::REFUSALS);
        reg.symbols("expansions/gifts/symbols.toml", include_str!("../symbols.toml"))?;
        let cards = cards::install(o, reg)?;
        receive::install(cards, reg);
        let deeds = open::install(cards, o, reg)?;
        prospects::install(cards, deeds, reg);
        Ok(())
    }
}
