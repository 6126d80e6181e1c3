//! Special Monasteries: monasteries that are held as a monastery or as an abbot's.
//!
//! The rules with their ids are in `RULES.md`; the comments name them.

mod options;

use bastide_core::{Expansion, InstallError, Manifest, Options, Registrar};

pub use options::MANIFEST;

/// Special Monasteries.
pub static SPECIAL_MONASTERIES: SpecialMonasteries = SpecialMonasteries;

bastide_core::export_expansion!(SPECIAL_MONASTERIES);

/// Special Monasteries as an expansion.
#[derive(Debug)]
pub struct SpecialMonasteries;

impl Expansion for SpecialMonasteries {
    fn manifest(&self) -> &'static Manifest {
        &MANIFEST
    }

    fn install(&self, _o: &Options, _reg: &mut Registrar) -> Result<(), InstallError> {
        Ok(())
    }
}
