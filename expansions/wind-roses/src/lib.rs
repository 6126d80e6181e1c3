//! The Wind Roses: tiles that score when they lie in the quarter of their rose.
//!
//! The rules with their ids are in `RULES.md`; the comments name them.

mod options;

use bastide_core::{Expansion, InstallError, Manifest, Options, Registrar};

pub use options::MANIFEST;

/// The Wind Roses.
pub static WIND_ROSES: WindRoses = WindRoses;

bastide_core::export_expansion!(WIND_ROSES);

/// The Wind Roses as an expansion.
#[derive(Debug)]
pub struct WindRoses;

impl Expansion for WindRoses {
    fn manifest(&self) -> &'static Manifest {
        &MANIFEST
    }

    fn install(&self, _o: &Options, _reg: &mut Registrar) -> Result<(), InstallError> {
        Ok(())
    }
}
