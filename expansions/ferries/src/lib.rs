//! The Ferries: eight tiles on which roads end at a lake, and ferries that join two of them and are
//! moved.
//!
//! The rules with their ids are in `RULES.md`; the comments name them. The option `copies` adds the
//! tiles.
//!
//! Modules: `options` (the options of a table), `lakes` (the ferries on the board), `lay` (a ferry
//! is laid on a new lake tile), `turn` (ferries are moved), `refusals` (the rules by which actions
//! are refused).

mod lakes;
mod lay;
mod options;
mod refusals;
mod turn;

use bastide_core::author::prelude::*;

pub use options::MANIFEST;

/// The Ferries.
pub static FERRIES: Ferries = Ferries;

bastide_core::export_expansion!(FERRIES);

/// The Ferries as an expansion.
#[derive(Debug)]
pub struct Ferries;

impl Expansion for Ferries {
    fn manifest(&self) -> &'static Manifest {
        &MANIFEST
    }

    fn install(&self, o: &Options, reg: &mut Registrar) -> Result<(), InstallError> {
        reg.refusals(refusals::REFUSALS);
        reg.symbols("expansions/ferries/symbols.toml", include_str!("../symbols.toml"))?;
        let sheet = include_str!("../tiles.toml");
        reg.tiles("expansions/ferries/tiles.toml", sheet, o.number("copies")? as u16, STOCK)?;
        // FR-26: with the tiles alone, a lake is a crossing.
        if !o.switch("ferries")? {
            return Ok(());
        }
        let lakes = lakes::Lakes::install(o.switch("builder_by_ferry")?, reg)?;
        lay::install(lakes, o, reg)?;
        turn::install(lakes, reg)
    }
}
