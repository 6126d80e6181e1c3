//! The Beacons: tiles with a beacon, fires that players light there, and points at the end for fires
//! that see each other.
//!
//! It uses only the public API: a token that lies on the board, a phase of its own between tile
//! placement and the follower step, a verb that other plugins may call, and points at the end. The
//! rules with their ids are in `RULES.md`.
//!
//! Modules: [`light`] (players light beacons), [`sight`] (fires see each other), `refusals` (the
//! rules by which actions are refused).

mod light;
mod refusals;
mod sight;

use bastide_core::author::prelude::*;

/// The manifest of the Beacons: their id and options.
pub static MANIFEST: Manifest = Manifest {
    id: "beacons",
    title: "The Beacons",
    version: env!("CARGO_PKG_VERSION"),
    about: "Eight tiles with a beacon; fires of a player that see each other bring points at the end.",
    category: Category::Small,
    requires: &["base"],
    conflicts: &[],
    options: &[
        number("copies", 0, 10, 1, "number of sets of tiles that are shuffled in (BN-01)"),
        number("fires", 0, 20, 4, "number of fires of each player (BN-02)"),
        number("reach", 1, 50, 6, "points at most for two fires that see each other (BN-08)"),
    ],
    presets: &[],
    rules: bastide_core::ledger!(),
    texts: bastide_core::texts!(),
};

/// The expansion.
#[derive(Debug)]
pub struct Beacons;

bastide_core::export_expansion!(Beacons);

impl Expansion for Beacons {
    fn manifest(&self) -> &'static Manifest {
        &MANIFEST
    }

    fn install(&self, options: &Options, reg: &mut Registrar) -> Result<(), InstallError> {
        reg.refusals(refusals::REFUSALS);
        reg.tiles("beacons/tiles.toml", include_str!("../tiles.toml"), options.number("copies")? as u16, STOCK)?;
        reg.symbols("beacons/symbols.toml", include_str!("../symbols.toml"))?;
        // BN-02
        let fire = reg.define_token("fire", options.number("fires")? as i16);
        light::install(fire, reg)?;
        sight::install(fire, options.number("reach")? as i16, reg);
        Ok(())
    }
}
