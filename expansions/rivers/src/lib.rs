//! River I, River II and Games Quarterly 11: tiles with water that are placed before all others, a
//! lake with a volcano that gives another turn, and pig herds.
//!
//! The spring lies in the middle; the forks, the other tiles of the river and the lakes are piles of
//! their own that are drawn before the stack. A tile of the river continues it at one open end and
//! does not turn back. The rules with their ids are in `RULES.md`; the comments name them. The
//! option `river` says which river is played, `copies` how many sets of it.
//!
//! Modules: `options` (the options of a table), `tiles` (which tiles are in the game, and in which
//! piles), `start` (the spring and the start tile), `course` (where tiles of the river may lie),
//! `volcano`, `herd` (pig herds).

mod course;
mod herd;
mod options;
mod start;
mod tiles;
mod volcano;

use bastide_core::author::prelude::*;

pub use options::MANIFEST;
use tiles::Sets;

/// River I, River II and Games Quarterly 11.
pub static RIVERS: Rivers = Rivers;

bastide_core::export_expansion!(RIVERS);

/// River I, River II and Games Quarterly 11 as an expansion.
#[derive(Debug)]
pub struct Rivers;

impl Expansion for Rivers {
    fn manifest(&self) -> &'static Manifest {
        &MANIFEST
    }

    fn install(&self, o: &Options, reg: &mut Registrar) -> Result<(), InstallError> {
        reg.symbols("expansions/rivers/symbols.toml", include_str!("../symbols.toml"))?;
        let sets = Sets::of(o)?;
        let piles = tiles::install(&sets, o, reg)?;
        if let Some(piles) = piles {
            start::install(piles, &sets, o, reg)?;
            course::install(&sets, o, reg)?;
        }
        if sets.volcano() {
            volcano::install(o, reg)?;
        }
        if sets.herds() {
            herd::install(o, reg)?;
        }
        Ok(())
    }
}
