//! La Porxada: a city tile with a hall. Who lays it exchanges two followers, or gives those who have
//! a knight in its city a bonus at the end of the game.
//!
//! The rules with their ids are in `RULES.md`; the comments name them. The option `copies` adds the
//! tile.
//!
//! Modules: `options` (the options of a table), `choose` (the question after the tile), `exchange`
//! (two followers change places), `lose` (a follower leaves the game), `bonus` (the tokens and what
//! they bring), `refusals` (the rules by which actions are refused).

mod bonus;
mod choose;
mod exchange;
mod lose;
mod options;
mod refusals;

use bastide_core::author::prelude::*;

pub use options::MANIFEST;

/// La Porxada.
pub static LA_PORXADA: LaPorxada = LaPorxada;

bastide_core::export_expansion!(LA_PORXADA);

/// La Porxada as an expansion.
#[derive(Debug)]
pub struct LaPorxada;

impl Expansion for LaPorxada {
    fn manifest(&self) -> &'static Manifest {
        &MANIFEST
    }

    fn install(&self, o: &Options, reg: &mut Registrar) -> Result<(), InstallError> {
        reg.refusals(refusals::REFUSALS);
        reg.symbols("expansions/la-porxada/symbols.toml", include_str!("../symbols.toml"))?;
        let copies = o.number("copies")? as u16;
        reg.tiles("expansions/la-porxada/tiles.toml", include_str!("../tiles.toml"), copies, STOCK)?;
        let bonus = bonus::install(reg);
        choose::install(bonus, o, reg)
    }
}
