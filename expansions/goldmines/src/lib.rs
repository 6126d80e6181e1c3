//! The Goldmines: tiles with gold ingots that scored features bring.
//!
//! The rules with their ids are in `RULES.md`; the comments name them.

mod options;

use bastide_core::{Expansion, InstallError, Manifest, Options, Registrar};

pub use options::MANIFEST;

/// The Goldmines.
pub static GOLDMINES: Goldmines = Goldmines;

bastide_core::export_expansion!(GOLDMINES);

/// The Goldmines as an expansion.
#[derive(Debug)]
pub struct Goldmines;

impl Expansion for Goldmines {
    fn manifest(&self) -> &'static Manifest {
        &MANIFEST
    }

    fn install(&self, _o: &Options, _reg: &mut Registrar) -> Result<(), InstallError> {
        Ok(())
    }
}
