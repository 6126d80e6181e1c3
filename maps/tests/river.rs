//! An expansion that places the first tiles of a game itself, as a river does.

use bastide_core::{Expansion, First, InstallError, Manifest, Options, Registrar};

static MANIFEST: Manifest = Manifest::new("river", "river", "1.0.0", "Begins with tiles of its own.");

pub(crate) static RIVER: River = River;

#[derive(Debug)]
pub(crate) struct River;

impl Expansion for River {
    fn manifest(&self) -> &'static Manifest {
        &MANIFEST
    }

    fn install(&self, _: &Options, reg: &mut Registrar) -> Result<(), InstallError> {
        reg.places_first_tiles(First::Alone, "wet = false in [river]")
    }
}
