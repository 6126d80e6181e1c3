//! The Watchtowers: tiles that score for what lies around them.
//!
//! The rules with their ids are in `RULES.md`; the comments name them.

mod options;

use bastide_core::{Expansion, InstallError, Manifest, Options, Registrar};

pub use options::MANIFEST;

/// The Watchtowers.
pub static WATCHTOWERS: Watchtowers = Watchtowers;

bastide_core::export_expansion!(WATCHTOWERS);

/// The Watchtowers as an expansion.
#[derive(Debug)]
pub struct Watchtowers;

impl Expansion for Watchtowers {
    fn manifest(&self) -> &'static Manifest {
        &MANIFEST
    }

    fn install(&self, _o: &Options, _reg: &mut Registrar) -> Result<(), InstallError> {
        Ok(())
    }
}
