//! The Robbers: robbers on the scoreboard that take half of the points of others.
//!
//! The rules with their ids are in `RULES.md`; the comments name them.

mod options;

use bastide_core::{Expansion, InstallError, Manifest, Options, Registrar};

pub use options::MANIFEST;

/// The Robbers.
pub static ROBBERS: Robbers = Robbers;

bastide_core::export_expansion!(ROBBERS);

/// The Robbers as an expansion.
#[derive(Debug)]
pub struct Robbers;

impl Expansion for Robbers {
    fn manifest(&self) -> &'static Manifest {
        &MANIFEST
    }

    fn install(&self, _o: &Options, _reg: &mut Registrar) -> Result<(), InstallError> {
        Ok(())
    }
}
