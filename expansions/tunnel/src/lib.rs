//! The Tunnel: tokens that join the ends of roads at tunnels.
//!
//! The rules with their ids are in `RULES.md`; the comments name them.

mod options;

use bastide_core::{Expansion, InstallError, Manifest, Options, Registrar};

pub use options::MANIFEST;

/// The Tunnel.
pub static TUNNEL: Tunnel = Tunnel;

bastide_core::export_expansion!(TUNNEL);

/// The Tunnel as an expansion.
#[derive(Debug)]
pub struct Tunnel;

impl Expansion for Tunnel {
    fn manifest(&self) -> &'static Manifest {
        &MANIFEST
    }

    fn install(&self, _o: &Options, _reg: &mut Registrar) -> Result<(), InstallError> {
        Ok(())
    }
}
