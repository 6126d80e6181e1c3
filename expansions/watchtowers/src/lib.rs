//! The Watchtowers: tiles that score for what lies around them.
//!
//! The rules with their ids are in `RULES.md`; the comments name them. The option `copies` adds the
//! tiles, the switch `watchtowers` turns the rest on and off.
//!
//! Modules: `options` (the options of a table), `count` (what a tower counts), `pay` (the points
//! when a road or city is completed).

mod count;
mod options;
mod pay;

use bastide_core::author::prelude::*;

pub use options::MANIFEST;

/// The Watchtowers.
pub static WATCHTOWERS: Watchtowers = Watchtowers;

bastide_core::export_expansion!(WATCHTOWERS);

/// The Watchtowers as an expansion.
#[derive(Debug)]
pub struct Watchtowers;

impl Expansion for Watchtowers {
    fn manifest(&self) -> &'static Manifest {
        &MANIFEST
    }

    fn install(&self, o: &Options, reg: &mut Registrar) -> Result<(), InstallError> {
        reg.symbols("expansions/watchtowers/symbols.toml", include_str!("../symbols.toml"))?;
        let sheet = include_str!("../tiles.toml");
        reg.tiles("expansions/watchtowers/tiles.toml", sheet, o.number("copies")? as u16, STOCK)?;
        if o.switch("watchtowers")? {
            pay::install(o, reg)?;
        }
        Ok(())
    }
}
