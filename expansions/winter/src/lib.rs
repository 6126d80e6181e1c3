//! The winter edition: the tiles of the base game, and twelve more with animals.
//!
//! The rules with their ids are in `RULES.md`; the comments name them. The option `copies` adds the
//! tiles.

mod options;

use bastide_core::author::prelude::*;

pub use options::MANIFEST;

/// The winter edition.
pub static WINTER: Winter = Winter;

bastide_core::export_expansion!(WINTER);

/// The winter edition as an expansion.
#[derive(Debug)]
pub struct Winter;

impl Expansion for Winter {
    fn manifest(&self) -> &'static Manifest {
        &MANIFEST
    }

    // WI-02: the other tiles are those of the base game. WI-03: the animals have no meaning.
    fn install(&self, o: &Options, reg: &mut Registrar) -> Result<(), InstallError> {
        reg.symbols("expansions/winter/symbols.toml", include_str!("../symbols.toml"))?;
        reg.tiles("expansions/winter/tiles.toml", include_str!("../tiles.toml"), o.number("copies")? as u16, STOCK)
    }
}
