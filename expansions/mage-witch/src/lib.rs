//! Mage and Witch: two neutral figures that change the value of roads and cities.
//!
//! The rules with their ids are in `RULES.md`; the comments name them.

mod options;

use bastide_core::{Expansion, InstallError, Manifest, Options, Registrar};

pub use options::MANIFEST;

/// Mage and Witch.
pub static MAGE_WITCH: MageWitch = MageWitch;

bastide_core::export_expansion!(MAGE_WITCH);

/// Mage and Witch as an expansion.
#[derive(Debug)]
pub struct MageWitch;

impl Expansion for MageWitch {
    fn manifest(&self) -> &'static Manifest {
        &MANIFEST
    }

    fn install(&self, _o: &Options, _reg: &mut Registrar) -> Result<(), InstallError> {
        Ok(())
    }
}
