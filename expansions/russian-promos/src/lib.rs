//! The Russian Promos: tiles that trap figures and the hut of a sage.
//!
//! The rules with their ids are in `RULES.md`; the comments name them.

mod options;

use bastide_core::{Expansion, InstallError, Manifest, Options, Registrar};

pub use options::MANIFEST;

/// The Russian Promos.
pub static RUSSIAN_PROMOS: RussianPromos = RussianPromos;

bastide_core::export_expansion!(RUSSIAN_PROMOS);

/// The Russian Promos as an expansion.
#[derive(Debug)]
pub struct RussianPromos;

impl Expansion for RussianPromos {
    fn manifest(&self) -> &'static Manifest {
        &MANIFEST
    }

    fn install(&self, _o: &Options, _reg: &mut Registrar) -> Result<(), InstallError> {
        Ok(())
    }
}
