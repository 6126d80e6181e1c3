//! The Labyrinths: a tile on which four roads are one, and rules for followers on its arms.
//!
//! The rules with their ids are in `RULES.md`; the comments name them. The option `copies` adds the
//! tile.
//!
//! Modules: `options` (the options of a table), `arms` (the advanced rules).

mod arms;
mod options;

use bastide_core::author::prelude::*;

pub use options::MANIFEST;

/// The Labyrinths.
pub static LABYRINTH: Labyrinth = Labyrinth;

bastide_core::export_expansion!(LABYRINTH);

/// The Labyrinths as an expansion.
#[derive(Debug)]
pub struct Labyrinth;

impl Expansion for Labyrinth {
    fn manifest(&self) -> &'static Manifest {
        &MANIFEST
    }

    fn install(&self, o: &Options, reg: &mut Registrar) -> Result<(), InstallError> {
        reg.symbols("expansions/labyrinth/symbols.toml", include_str!("../symbols.toml"))?;
        let sheet = include_str!("../tiles.toml");
        reg.tiles("expansions/labyrinth/tiles.toml", sheet, o.number("copies")? as u16, STOCK)?;
        // LA-03, LA-04: by the basic rules it is a road like others.
        if o.word("labyrinth")? == "advanced" {
            arms::install(o, reg)?;
        }
        Ok(())
    }
}
