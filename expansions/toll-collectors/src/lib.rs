//! The Toll Keepers: tollhouses at crossings, whose owners raise a toll when a road is completed.
//!
//! The rules with their ids are in `RULES.md`; the comments name them. The option `copies` adds the
//! tiles.
//!
//! Modules: `options` (the options of a table), `crossing` (where a tollhouse may lie), `lay` (it
//! is laid, moved and turned), `toll` (what a road pays), `raise` (when it pays), `refusals` (the
//! rules by which actions are refused).

mod crossing;
mod lay;
mod options;
mod raise;
mod refusals;
mod toll;

use bastide_core::author::prelude::*;

pub use options::MANIFEST;

/// The Toll Keepers.
pub static TOLL_COLLECTORS: TollCollectors = TollCollectors;

bastide_core::export_expansion!(TOLL_COLLECTORS);

/// The Toll Keepers as an expansion.
#[derive(Debug)]
pub struct TollCollectors;

impl Expansion for TollCollectors {
    fn manifest(&self) -> &'static Manifest {
        &MANIFEST
    }

    fn install(&self, o: &Options, reg: &mut Registrar) -> Result<(), InstallError> {
        reg.refusals(refusals::REFUSALS);
        reg.symbols("expansions/toll-collectors/symbols.toml", include_str!("../symbols.toml"))?;
        let sheet = include_str!("../tiles.toml");
        reg.tiles("expansions/toll-collectors/tiles.toml", sheet, o.number("copies")? as u16, STOCK)?;
        // TK-02: each player has one. Its number on the landscape is the side that is up, 1 or 2.
        let house = reg.define_token("tollhouse", 1);
        let crossings = crossing::of_roads(reg);
        let tolls = toll::Tolls::new(house, crossings, o, reg)?;
        lay::install(house, crossings, o, reg)?;
        raise::install(tolls, o, reg)
    }
}
