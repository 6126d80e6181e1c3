//! The special monasteries of Germany, the Netherlands and Belgium, and Japan: a follower stands on
//! them as a monk, or as a prior who is scored at the end of the game.
//!
//! The rules with their ids are in `RULES.md`; the comments name them. The option `sets` says which
//! tiles are in the game, `copies` how many sets of them.
//!
//! Modules: `options` (the options of a table), `places` (the two places of a monastery), `rows`
//! (the points of priors), `recall` (an abbot figure as prior).

mod options;
mod places;
mod recall;
mod rows;

use bastide_core::author::prelude::*;

pub use options::MANIFEST;

/// The special monasteries.
pub static SPECIAL_MONASTERIES: SpecialMonasteries = SpecialMonasteries;

bastide_core::export_expansion!(SPECIAL_MONASTERIES);

/// SM-03: the monasteries of the base game.
const REPLACED: [&str; 2] = ["BA/L", "BA/LR"];

/// The special monasteries as an expansion.
#[derive(Debug)]
pub struct SpecialMonasteries;

impl Expansion for SpecialMonasteries {
    fn manifest(&self) -> &'static Manifest {
        &MANIFEST
    }

    fn install(&self, o: &Options, reg: &mut Registrar) -> Result<(), InstallError> {
        reg.symbols("expansions/special-monasteries/symbols.toml", include_str!("../symbols.toml"))?;
        // SM-02: the tiles of all sets have the same shapes.
        let copies = o.number("copies")? as u16 * options::sets(o)?;
        let prior = places::install(o, reg)?;
        rows::install(prior, reg);
        recall::install(prior, o, reg)?;
        reg.tiles("expansions/special-monasteries/tiles.toml", include_str!("../tiles.toml"), copies, STOCK)?;
        if copies > 0 && o.word("monasteries")? == "replace" {
            REPLACED.into_iter().for_each(|tile| reg.leave_out(tile, u16::MAX));
        }
        Ok(())
    }
}
