//! Castles in Germany: castles of two tiles that players place from their hand.
//!
//! The rules with their ids are in `RULES.md`; the comments name them.

mod options;

use bastide_core::{Expansion, InstallError, Manifest, Options, Registrar};

pub use options::MANIFEST;

/// Castles in Germany.
pub static CASTLES_IN_GERMANY: CastlesInGermany = CastlesInGermany;

bastide_core::export_expansion!(CASTLES_IN_GERMANY);

/// Castles in Germany as an expansion.
#[derive(Debug)]
pub struct CastlesInGermany;

impl Expansion for CastlesInGermany {
    fn manifest(&self) -> &'static Manifest {
        &MANIFEST
    }

    fn install(&self, _o: &Options, _reg: &mut Registrar) -> Result<(), InstallError> {
        Ok(())
    }
}
