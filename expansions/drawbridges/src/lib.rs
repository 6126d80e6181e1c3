//! The Drawbridges: a road that leads to the gate of an unfinished city lets its owner's followers
//! cross into the city when it is completed.
//!
//! The rules with their ids are in `RULES.md`; the comments name them. The option `copies` adds the
//! tiles.
//!
//! Modules: `options` (the options of a table), `gates` (the drawbridges of a road), `cross`
//! (followers cross them), `refusals` (the rules by which actions are refused).

mod cross;
mod gates;
mod options;
mod refusals;

use bastide_core::author::prelude::*;

pub use options::MANIFEST;

/// The Drawbridges.
pub static DRAWBRIDGES: Drawbridges = Drawbridges;

bastide_core::export_expansion!(DRAWBRIDGES);

/// The Drawbridges as an expansion.
#[derive(Debug)]
pub struct Drawbridges;

impl Expansion for Drawbridges {
    fn manifest(&self) -> &'static Manifest {
        &MANIFEST
    }

    fn install(&self, o: &Options, reg: &mut Registrar) -> Result<(), InstallError> {
        reg.refusals(refusals::REFUSALS);
        reg.symbols("expansions/drawbridges/symbols.toml", include_str!("../symbols.toml"))?;
        let copies = o.number("copies")? as u16;
        reg.tiles("expansions/drawbridges/tiles.toml", include_str!("../tiles.toml"), copies, STOCK)?;
        let gates = gates::install(o, reg)?;
        cross::install(gates, o, reg)
    }
}
