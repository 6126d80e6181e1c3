//! The Markets of Leipzig: a town in the middle, to whose four quarters followers go from completed
//! roads, and what they bring there.
//!
//! The rules with their ids are in `RULES.md`; the comments name them.
//!
//! Modules: `options` (the options of a table), `town` (the four tiles as first tiles), `quarters`
//! (the places in the town), `send` (a follower leaves a road), `bonus` (what the quarters bring),
//! `refusals` (the rules by which actions are refused).

mod bonus;
mod options;
mod quarters;
mod refusals;
mod send;
mod town;

use bastide_core::author::prelude::*;

pub use options::MANIFEST;

/// The Markets of Leipzig.
pub static LEIPZIG: Leipzig = Leipzig;

bastide_core::export_expansion!(LEIPZIG);

/// The Markets of Leipzig as an expansion.
#[derive(Debug)]
pub struct Leipzig;

impl Expansion for Leipzig {
    fn manifest(&self) -> &'static Manifest {
        &MANIFEST
    }

    fn install(&self, o: &Options, reg: &mut Registrar) -> Result<(), InstallError> {
        reg.refusals(refusals::REFUSALS);
        reg.symbols("expansions/leipzig/symbols.toml", include_str!("../symbols.toml"))?;
        // LE-03: one follower more for each player.
        let follower = reg.figure("follower");
        reg.begin_with_more(follower, o.number("leipzig_followers")? as u8);
        town::install(o, reg)?;
        let quarters = quarters::Quarters::new(reg);
        send::install(quarters, o, reg)?;
        bonus::install(quarters, o, reg)
    }
}
