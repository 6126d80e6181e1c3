//! The Ferries: lakes whose ferries link roads.
//!
//! The rules with their ids are in `RULES.md`; the comments name them.

mod options;

use bastide_core::{Expansion, InstallError, Manifest, Options, Registrar};

pub use options::MANIFEST;

/// The Ferries.
pub static FERRIES: Ferries = Ferries;

bastide_core::export_expansion!(FERRIES);

/// The Ferries as an expansion.
#[derive(Debug)]
pub struct Ferries;

impl Expansion for Ferries {
    fn manifest(&self) -> &'static Manifest {
        &MANIFEST
    }

    fn install(&self, _o: &Options, _reg: &mut Registrar) -> Result<(), InstallError> {
        Ok(())
    }
}
