//! Ghosts, Castles and Cemeteries: mist that brings ghosts to followers, guards, and two more places for
//! figures.
//!
//! The rules with their ids are in `RULES.md`; the comments name them. The option `copies` adds the
//! tiles.
//!
//! Modules: `options` (the options of a table), `supplies` (what each player begins with), `start`
//! (the start piece), `mist` (where mist is), `haunt` (ghosts come to followers), `ghosts` (where
//! they are, and how they leave), `less` (what they cost), `places` (castles and cemeteries),
//! `block` (nobody is placed in mist), `refusals` (the rules by which actions are refused).

mod block;
mod ghosts;
mod haunt;
mod less;
mod mist;
mod options;
mod places;
mod refusals;
mod start;
mod supplies;

use bastide_core::author::prelude::*;

pub use options::MANIFEST;

/// Ghosts, Castles and Cemeteries.
pub static GHOSTS_CASTLES_CEMETERIES: GhostsCastlesCemeteries = GhostsCastlesCemeteries;

bastide_core::export_expansion!(GHOSTS_CASTLES_CEMETERIES);

/// Ghosts, Castles and Cemeteries as an expansion.
#[derive(Debug)]
pub struct GhostsCastlesCemeteries;

impl Expansion for GhostsCastlesCemeteries {
    fn manifest(&self) -> &'static Manifest {
        &MANIFEST
    }

    fn install(&self, o: &Options, reg: &mut Registrar) -> Result<(), InstallError> {
        reg.refusals(refusals::REFUSALS);
        reg.symbols("expansions/ghosts-castles-cemeteries/symbols.toml", include_str!("../symbols.toml"))?;
        let mist = mist::Mist::new(reg);
        let ghosts = ghosts::install(reg);
        let guards = supplies::install(ghosts, o, reg)?;
        places::install(mist, &guards, reg);
        let sheet = include_str!("../tiles.toml");
        reg.tiles("expansions/ghosts-castles-cemeteries/tiles.toml", sheet, o.number("copies")? as u16, STOCK)?;
        start::install(reg)?;
        haunt::install(mist, ghosts, guards.kind, o, reg)?;
        less::install(ghosts, o, reg)?;
        block::install(mist, o, reg)
    }
}
