//! Spiel Doch: two land tiles of a magazine, which may be the first tiles of a game.
//!
//! The rules with their ids are in `RULES.md`; the comments name them. The option `copies` adds the
//! tiles.
//!
//! Modules: `options` (the options of a table), `start` (the tiles as the first ones).

mod options;
mod start;

use bastide_core::author::prelude::*;

pub use options::MANIFEST;

/// Spiel Doch.
pub static SPIEL_DOCH: SpielDoch = SpielDoch;

bastide_core::export_expansion!(SPIEL_DOCH);

/// Spiel Doch as an expansion.
#[derive(Debug)]
pub struct SpielDoch;

impl Expansion for SpielDoch {
    fn manifest(&self) -> &'static Manifest {
        &MANIFEST
    }

    fn install(&self, o: &Options, reg: &mut Registrar) -> Result<(), InstallError> {
        let copies = o.number("copies")? as u16;
        reg.tiles("expansions/spiel-doch/tiles.toml", include_str!("../tiles.toml"), copies, STOCK)?;
        if o.switch("spiel_doch_start")? { start::install(copies, reg) } else { Ok(()) }
    }
}
