//! The Crop Circles: tiles that let all players deploy or take back followers.
//!
//! The rules with their ids are in `RULES.md`; the comments name them.

mod options;

use bastide_core::{Expansion, InstallError, Manifest, Options, Registrar};

pub use options::MANIFEST;

/// The Crop Circles.
pub static CROP_CIRCLES: CropCircles = CropCircles;

bastide_core::export_expansion!(CROP_CIRCLES);

/// The Crop Circles as an expansion.
#[derive(Debug)]
pub struct CropCircles;

impl Expansion for CropCircles {
    fn manifest(&self) -> &'static Manifest {
        &MANIFEST
    }

    fn install(&self, _o: &Options, _reg: &mut Registrar) -> Result<(), InstallError> {
        Ok(())
    }
}
