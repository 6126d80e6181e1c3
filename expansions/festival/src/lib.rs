//! The Festival: ten tiles on which a player may take back one of their own figures.
//!
//! The rules with their ids are in `RULES.md`; the comments name them. The option `copies` adds the
//! tiles.
//!
//! Modules: `options` (the options of a table), `take` (a figure is taken back), `refusals` (the
//! rules by which actions are refused).

mod options;
mod refusals;
mod take;

use bastide_core::author::prelude::*;

pub use options::MANIFEST;

/// The Festival.
pub static FESTIVAL: Festival = Festival;

bastide_core::export_expansion!(FESTIVAL);

/// The Festival as an expansion.
#[derive(Debug)]
pub struct Festival;

impl Expansion for Festival {
    fn manifest(&self) -> &'static Manifest {
        &MANIFEST
    }

    fn install(&self, o: &Options, reg: &mut Registrar) -> Result<(), InstallError> {
        reg.refusals(refusals::REFUSALS);
        reg.symbols("expansions/festival/symbols.toml", include_str!("../symbols.toml"))?;
        let sheet = include_str!("../tiles.toml");
        reg.tiles("expansions/festival/tiles.toml", sheet, o.number("copies")? as u16, STOCK)?;
        take::install(o, reg)
    }
}
