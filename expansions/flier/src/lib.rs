//! The Flying Machines: eight tiles from which a follower flies to another tile, as far as a die
//! says.
//!
//! The rules with their ids are in `RULES.md`; the comments name them. The option `copies` adds the
//! tiles.
//!
//! Modules: `options` (the options of a table), `fly` (a figure takes off), `land` (the die, and
//! where the figure lands), `refusals` (the rules by which actions are refused).

mod fly;
mod land;
mod options;
mod refusals;

use bastide_core::author::prelude::*;

pub use options::MANIFEST;

/// The Flying Machines.
pub static FLIER: Flier = Flier;

bastide_core::export_expansion!(FLIER);

/// The Flying Machines as an expansion.
#[derive(Debug)]
pub struct Flier;

impl Expansion for Flier {
    fn manifest(&self) -> &'static Manifest {
        &MANIFEST
    }

    fn install(&self, o: &Options, reg: &mut Registrar) -> Result<(), InstallError> {
        reg.refusals(refusals::REFUSALS);
        reg.symbols("expansions/flier/symbols.toml", include_str!("../symbols.toml"))?;
        let sheet = include_str!("../tiles.toml");
        reg.tiles("expansions/flier/tiles.toml", sheet, o.number("copies")? as u16, STOCK)?;
        // FL-22: with the tiles alone, the machine is decoration.
        if !o.switch("flying_machines")? {
            return Ok(());
        }
        fly::install(o, reg)
    }
}
