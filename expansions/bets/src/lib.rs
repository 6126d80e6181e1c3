//! The Bets: on tiles with a betting office each player may bet on the size of its roads and cities
//! with a hidden chip.
//!
//! The rules with their ids are in `RULES.md`; the comments name them. The option `copies` adds the
//! tiles.
//!
//! Modules: `options` (the options of a table), `numbers` (the numbers on the chips), `chips` (who
//! has which chip, and where it lies), `lay` (the round in which players lay chips), `settle`
//! (chips are turned over when a feature is scored), `prospects` (what bots expect), `refusals`
//! (the rules by which actions are refused).

mod chips;
mod lay;
mod numbers;
mod options;
mod prospects;
mod refusals;
mod settle;

use bastide_core::author::prelude::*;

pub use options::MANIFEST;

/// The Bets.
pub static BETS: Bets = Bets;

bastide_core::export_expansion!(BETS);

/// The Bets as an expansion.
#[derive(Debug)]
pub struct Bets;

impl Expansion for Bets {
    fn manifest(&self) -> &'static Manifest {
        &MANIFEST
    }

    fn install(&self, o: &Options, reg: &mut Registrar) -> Result<(), InstallError> {
        reg.refusals(refusals::REFUSALS);
        reg.symbols("expansions/bets/symbols.toml", include_str!("../symbols.toml"))?;
        let copies = o.number("copies")? as u16;
        reg.tiles("expansions/bets/tiles.toml", include_str!("../tiles.toml"), copies, STOCK)?;
        let chips = chips::install(o, reg)?;
        lay::install(chips, reg);
        settle::install(chips, o, reg)?;
        prospects::install(chips, reg);
        Ok(())
    }
}
