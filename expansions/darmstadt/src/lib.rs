//! Darmstadt: a city with the Darmstadtium, and two churches that bring points for the most
//! followers around them.
//!
//! The rules with their ids are in `RULES.md`; the comments name them. The option `copies` adds the
//! tiles, the switch `darmstadt_bonus` turns the rest on and off.
//!
//! Modules: `options` (the options of a table), `church` (the points of a church), `city` (the
//! points of the Darmstadtium).

mod church;
mod city;
mod options;

use bastide_core::author::prelude::*;

pub use options::MANIFEST;

/// Darmstadt.
pub static DARMSTADT: Darmstadt = Darmstadt;

bastide_core::export_expansion!(DARMSTADT);

/// DA-03: the monastery of the base game that makes room, and the number of copies.
const MONASTERY: (&str, u16) = ("BA/L", 2);

/// Darmstadt as an expansion.
#[derive(Debug)]
pub struct Darmstadt;

impl Expansion for Darmstadt {
    fn manifest(&self) -> &'static Manifest {
        &MANIFEST
    }

    fn install(&self, o: &Options, reg: &mut Registrar) -> Result<(), InstallError> {
        reg.symbols("expansions/darmstadt/symbols.toml", include_str!("../symbols.toml"))?;
        let sheet = include_str!("../tiles.toml");
        reg.tiles("expansions/darmstadt/tiles.toml", sheet, o.number("copies")? as u16, STOCK)?;
        if o.switch("darmstadt_instead")? {
            reg.leave_out(MONASTERY.0, MONASTERY.1);
        }
        if o.switch("darmstadt_bonus")? {
            city::install(reg);
            church::install(o, reg)?;
        }
        Ok(())
    }
}
