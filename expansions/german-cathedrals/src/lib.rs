//! Cathedrals in Germany: six tiles with a cathedral, at which three or four roads begin.
//!
//! A completed road to a cathedral counts double, and an archbishop in the cathedral scores all of
//! its roads once they are closed. The rules with their ids are in `RULES.md`; the comments name
//! them. The option `copies` adds the tiles, whose shapes are this project's own (GK-01).
//!
//! Modules: `options` (the options of a table), `roads` (the roads of a cathedral, and what they
//! score), `cathedrals` (when a cathedral is complete, and what it scores).

mod cathedrals;
mod options;
mod roads;

use bastide_core::author::prelude::*;

pub use options::MANIFEST;

/// Cathedrals in Germany.
pub static GERMAN_CATHEDRALS: GermanCathedrals = GermanCathedrals;

bastide_core::export_expansion!(GERMAN_CATHEDRALS);

/// Cathedrals in Germany as an expansion.
#[derive(Debug)]
pub struct GermanCathedrals;

impl Expansion for GermanCathedrals {
    fn manifest(&self) -> &'static Manifest {
        &MANIFEST
    }

    fn install(&self, o: &Options, reg: &mut Registrar) -> Result<(), InstallError> {
        reg.symbols("expansions/german-cathedrals/symbols.toml", include_str!("../symbols.toml"))?;
        let kind = cathedrals::define(reg);
        let sheet = include_str!("../tiles.toml");
        reg.tiles("expansions/german-cathedrals/tiles.toml", sheet, o.number("copies")? as u16, STOCK)?;
        let roads = roads::install(kind, o, reg)?;
        cathedrals::install(roads, o, reg)
    }
}
