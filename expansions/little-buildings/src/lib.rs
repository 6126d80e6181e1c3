//! The Little Buildings: sheds, houses and towers that add to the value of features.
//!
//! The rules with their ids are in `RULES.md`; the comments name them.

mod options;

use bastide_core::{Expansion, InstallError, Manifest, Options, Registrar};

pub use options::MANIFEST;

/// The Little Buildings.
pub static LITTLE_BUILDINGS: LittleBuildings = LittleBuildings;

bastide_core::export_expansion!(LITTLE_BUILDINGS);

/// The Little Buildings as an expansion.
#[derive(Debug)]
pub struct LittleBuildings;

impl Expansion for LittleBuildings {
    fn manifest(&self) -> &'static Manifest {
        &MANIFEST
    }

    fn install(&self, _o: &Options, _reg: &mut Registrar) -> Result<(), InstallError> {
        Ok(())
    }
}
