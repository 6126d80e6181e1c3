//! Darmstadt: three churches that score for the most followers around them.
//!
//! The rules with their ids are in `RULES.md`; the comments name them.

mod options;

use bastide_core::{Expansion, InstallError, Manifest, Options, Registrar};

pub use options::MANIFEST;

/// Darmstadt.
pub static DARMSTADT: Darmstadt = Darmstadt;

bastide_core::export_expansion!(DARMSTADT);

/// Darmstadt as an expansion.
#[derive(Debug)]
pub struct Darmstadt;

impl Expansion for Darmstadt {
    fn manifest(&self) -> &'static Manifest {
        &MANIFEST
    }

    fn install(&self, _o: &Options, _reg: &mut Registrar) -> Result<(), InstallError> {
        Ok(())
    }
}
