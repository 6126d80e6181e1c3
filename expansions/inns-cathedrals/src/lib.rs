//! Inns and Cathedrals: 18 tiles of either edition, inns on roads, cathedrals in cities, the big
//! follower, a sixth player.
//!
//! This expansion adds no decisions. Inns and cathedrals change the values of features, the big
//! follower is a figure with another weight, and the sixth player needs only a seat. The rules with
//! their ids are in `RULES.md`; the comments name them. The option `copies` adds the tiles; each
//! mechanism has an option of its own (IC-08).
//!
//! Modules: `options` (the options of a table), `inns`, `cathedrals`, `big_follower`.

mod big_follower;
mod cathedrals;
mod inns;
mod options;

use bastide_core::author::prelude::*;

pub use options::MANIFEST;

/// Inns and Cathedrals.
pub static INNS_CATHEDRALS: InnsCathedrals = InnsCathedrals;

bastide_core::export_expansion!(INNS_CATHEDRALS);

/// Inns and Cathedrals as an expansion.
#[derive(Debug)]
pub struct InnsCathedrals;

impl Expansion for InnsCathedrals {
    fn manifest(&self) -> &'static Manifest {
        &MANIFEST
    }

    fn install(&self, o: &Options, reg: &mut Registrar) -> Result<(), InstallError> {
        reg.symbols("expansions/inns-cathedrals/symbols.toml", include_str!("../symbols.toml"))?;
        let sheet = include_str!("../tiles.toml");
        reg.tiles("expansions/inns-cathedrals/tiles.toml", sheet, o.number("copies")? as u16, STOCK)?;
        let unfinished = options::Unfinished::of(o)?;
        if o.switch("inns")? {
            inns::install(unfinished, reg);
        }
        if o.switch("cathedrals")? {
            cathedrals::install(unfinished, reg);
        }
        big_follower::install(o.number("big_followers")? as u8, reg);
        // IC-05, IC-48, IC-49: a sixth set of followers, with or without the tiles.
        if o.switch("sixth_player")? {
            reg.bring_seats(1);
        }
        Ok(())
    }
}
