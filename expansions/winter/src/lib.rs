//! The Winter Edition: the winter edition as a set of the base game.
//!
//! The rules with their ids are in `RULES.md`; the comments name them.

mod options;

use bastide_core::{Expansion, InstallError, Manifest, Options, Registrar};

pub use options::MANIFEST;

/// The Winter Edition.
pub static WINTER: Winter = Winter;

bastide_core::export_expansion!(WINTER);

/// The Winter Edition as an expansion.
#[derive(Debug)]
pub struct Winter;

impl Expansion for Winter {
    fn manifest(&self) -> &'static Manifest {
        &MANIFEST
    }

    fn install(&self, _o: &Options, _reg: &mut Registrar) -> Result<(), InstallError> {
        Ok(())
    }
}
