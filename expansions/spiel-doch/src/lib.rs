//! Spiel Doch: the two start tiles of a magazine.
//!
//! The rules with their ids are in `RULES.md`; the comments name them.

mod options;

use bastide_core::{Expansion, InstallError, Manifest, Options, Registrar};

pub use options::MANIFEST;

/// Spiel Doch.
pub static SPIEL_DOCH: SpielDoch = SpielDoch;

bastide_core::export_expansion!(SPIEL_DOCH);

/// Spiel Doch as an expansion.
#[derive(Debug)]
pub struct SpielDoch;

impl Expansion for SpielDoch {
    fn manifest(&self) -> &'static Manifest {
        &MANIFEST
    }

    fn install(&self, _o: &Options, _reg: &mut Registrar) -> Result<(), InstallError> {
        Ok(())
    }
}
