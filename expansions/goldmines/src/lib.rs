//! The Goldmines: ingots on tiles, for the players who complete features there.
//!
//! The rules with their ids are in `RULES.md`; the comments name them. The option `copies` adds the
//! tiles. The ingots on a cell are one placed token, whose number counts them.
//!
//! Modules: `options` (the options of a table), `lay` (ingots are laid), `take` (players take
//! them), `share` (who takes which ingot), `points` (points at the end, and what bots expect),
//! `refusals` (the rules by which actions are refused).

mod lay;
mod options;
mod points;
mod refusals;
mod share;
mod take;

use bastide_core::author::prelude::*;

pub use options::MANIFEST;

/// The Goldmines.
pub static GOLDMINES: Goldmines = Goldmines;

bastide_core::export_expansion!(GOLDMINES);

/// The Goldmines as an expansion.
#[derive(Debug)]
pub struct Goldmines;

impl Expansion for Goldmines {
    fn manifest(&self) -> &'static Manifest {
        &MANIFEST
    }

    fn install(&self, o: &Options, reg: &mut Registrar) -> Result<(), InstallError> {
        reg.refusals(refusals::REFUSALS);
        reg.symbols("expansions/goldmines/symbols.toml", include_str!("../symbols.toml"))?;
        let copies = o.number("copies")? as u16;
        reg.tiles("expansions/goldmines/tiles.toml", include_str!("../tiles.toml"), copies, STOCK)?;
        let ingot: Token = reg.define_token("ingot", 0);
        // The events of laying and taking say more.
        lay::install(ingot, o, reg)?;
        let share = take::install(ingot, o, reg)?;
        points::install(share, o, reg)
    }
}
