//! Cathedrals in Germany: cathedrals that score the roads that lead to them.
//!
//! The rules with their ids are in `RULES.md`; the comments name them.

mod options;

use bastide_core::{Expansion, InstallError, Manifest, Options, Registrar};

pub use options::MANIFEST;

/// Cathedrals in Germany.
pub static GERMAN_CATHEDRALS: GermanCathedrals = GermanCathedrals;

bastide_core::export_expansion!(GERMAN_CATHEDRALS);

/// Cathedrals in Germany as an expansion.
#[derive(Debug)]
pub struct GermanCathedrals;

impl Expansion for GermanCathedrals {
    fn manifest(&self) -> &'static Manifest {
        &MANIFEST
    }

    fn install(&self, _o: &Options, _reg: &mut Registrar) -> Result<(), InstallError> {
        Ok(())
    }
}
