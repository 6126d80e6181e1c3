//! The Bathhouses: a follower that is scored alone goes to a bathhouse instead of home.
//!
//! The rules with their ids are in `RULES.md`; the comments name them. The option `copies` adds the
//! tiles.
//!
//! Modules: `options` (the options of a table), `baths` (where the bathhouses are, and how many are
//! in play), `send` (followers go there), `back` (and come home), `banner` (what a feature with a
//! bathhouse is worth more), `refusals` (the rules by which actions are refused).

mod back;
mod banner;
mod baths;
mod options;
mod refusals;
mod send;

use bastide_core::author::prelude::*;

pub use options::MANIFEST;

/// The Bathhouses.
pub static BATH_HOUSES: BathHouses = BathHouses;

bastide_core::export_expansion!(BATH_HOUSES);

/// The Bathhouses as an expansion.
#[derive(Debug)]
pub struct BathHouses;

impl Expansion for BathHouses {
    fn manifest(&self) -> &'static Manifest {
        &MANIFEST
    }

    fn install(&self, o: &Options, reg: &mut Registrar) -> Result<(), InstallError> {
        reg.refusals(refusals::REFUSALS);
        reg.symbols("expansions/bath-houses/symbols.toml", include_str!("../symbols.toml"))?;
        let sheet = include_str!("../tiles.toml");
        reg.tiles("expansions/bath-houses/tiles.toml", sheet, o.number("copies")? as u16, STOCK)?;
        let baths = baths::install(reg);
        baths::leave_out(baths, o, reg)?;
        banner::install(baths, reg);
        send::install(baths, o, reg)?;
        back::install(baths, o, reg)
    }
}
