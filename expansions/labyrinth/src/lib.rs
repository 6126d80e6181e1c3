//! The Labyrinths: road tiles that count the followers on the labyrinth.
//!
//! The rules with their ids are in `RULES.md`; the comments name them.

mod options;

use bastide_core::{Expansion, InstallError, Manifest, Options, Registrar};

pub use options::MANIFEST;

/// The Labyrinths.
pub static LABYRINTH: Labyrinth = Labyrinth;

bastide_core::export_expansion!(LABYRINTH);

/// The Labyrinths as an expansion.
#[derive(Debug)]
pub struct Labyrinth;

impl Expansion for Labyrinth {
    fn manifest(&self) -> &'static Manifest {
        &MANIFEST
    }

    fn install(&self, _o: &Options, _reg: &mut Registrar) -> Result<(), InstallError> {
        Ok(())
    }
}
