//! The Plague: fleas that spread and drive followers away.
//!
//! The rules with their ids are in `RULES.md`; the comments name them.

mod options;

use bastide_core::{Expansion, InstallError, Manifest, Options, Registrar};

pub use options::MANIFEST;

/// The Plague.
pub static PLAGUE: Plague = Plague;

bastide_core::export_expansion!(PLAGUE);

/// The Plague as an expansion.
#[derive(Debug)]
pub struct Plague;

impl Expansion for Plague {
    fn manifest(&self) -> &'static Manifest {
        &MANIFEST
    }

    fn install(&self, _o: &Options, _reg: &mut Registrar) -> Result<(), InstallError> {
        Ok(())
    }
}
