//! The Flying Machines: tiles from which a follower may fly.
//!
//! The rules with their ids are in `RULES.md`; the comments name them.

mod options;

use bastide_core::{Expansion, InstallError, Manifest, Options, Registrar};

pub use options::MANIFEST;

/// The Flying Machines.
pub static FLIER: Flier = Flier;

bastide_core::export_expansion!(FLIER);

/// The Flying Machines as an expansion.
#[derive(Debug)]
pub struct Flier;

impl Expansion for Flier {
    fn manifest(&self) -> &'static Manifest {
        &MANIFEST
    }

    fn install(&self, _o: &Options, _reg: &mut Registrar) -> Result<(), InstallError> {
        Ok(())
    }
}
