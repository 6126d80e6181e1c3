//! The Tunnel: four tiles with tunnel openings, and tokens that join the roads at two of them.
//!
//! The rules with their ids are in `RULES.md`; the comments name them. The option `copies` adds the
//! tiles.
//!
//! Modules: `options` (the options of a table), `openings` (openings and tokens), `lay` (players
//! lay tokens), `refusals` (the rules by which actions are refused).

mod lay;
mod openings;
mod options;
mod refusals;

use bastide_core::author::prelude::*;

pub use options::MANIFEST;

/// The Tunnel.
pub static TUNNEL: Tunnel = Tunnel;

bastide_core::export_expansion!(TUNNEL);

/// The Tunnel as an expansion.
#[derive(Debug)]
pub struct Tunnel;

impl Expansion for Tunnel {
    fn manifest(&self) -> &'static Manifest {
        &MANIFEST
    }

    fn install(&self, o: &Options, reg: &mut Registrar) -> Result<(), InstallError> {
        reg.refusals(refusals::REFUSALS);
        reg.symbols("expansions/tunnel/symbols.toml", include_str!("../symbols.toml"))?;
        let sheet = include_str!("../tiles.toml");
        reg.tiles("expansions/tunnel/tiles.toml", sheet, o.number("copies")? as u16, STOCK)?;
        // TU-23: with the tiles alone, an opening is an end of its road.
        if !o.switch("tunnels")? {
            return Ok(());
        }
        // TU-16: a road below a city is two roads with an opening each.
        if o.switch("tunnel_everywhere")? {
            reg.split("tunnel");
        }
        lay::install(o, reg)
    }
}
