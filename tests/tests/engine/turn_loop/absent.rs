//! A plugin with a phase that is ordered relative to a phase that some tables lack.

use bastide_core::{Context, Expansion, Flow, InstallError, Manifest, Options, Registrar, Step, TurnPhase, after};

static MANIFEST: Manifest = Manifest::new("absent", "Absent", "1.0.0", "For tests of the order of phases.");

/// A plugin whose phase `absent.main` comes after another phase.
pub(crate) struct Absent {
    /// The name of that phase.
    pub(crate) name: &'static str,
    /// Whether the plugin registers a phase `absent.also`.
    pub(crate) also: bool,
}

impl Expansion for Absent {
    fn manifest(&self) -> &'static Manifest {
        &MANIFEST
    }

    fn install(&self, _: &Options, reg: &mut Registrar) -> Result<(), InstallError> {
        reg.phase("tile-play", "absent.main", after("base.draw").after(self.name).before("score"), &[], Nothing);
        if self.also {
            reg.phase("tile-play", "absent.also", after("deployed").before("score"), &[], Nothing);
        }
        Ok(())
    }
}

struct Nothing;

impl TurnPhase for Nothing {
    fn enter(&self, _: &mut Context) -> Step {
        Ok(Flow::Done)
    }
}
