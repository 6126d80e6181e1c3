//! The Messages: two markers on the scoreboard, and messages that a player draws.
//!
//! The rules with their ids are in `RULES.md`; the comments name them.

mod options;

use bastide_core::{Expansion, InstallError, Manifest, Options, Registrar};

pub use options::MANIFEST;

/// The Messages.
pub static MESSAGES: Messages = Messages;

bastide_core::export_expansion!(MESSAGES);

/// The Messages as an expansion.
#[derive(Debug)]
pub struct Messages;

impl Expansion for Messages {
    fn manifest(&self) -> &'static Manifest {
        &MANIFEST
    }

    fn install(&self, _o: &Options, _reg: &mut Registrar) -> Result<(), InstallError> {
        Ok(())
    }
}
