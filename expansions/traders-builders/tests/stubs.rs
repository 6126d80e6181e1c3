//! A small plugin for a rule of Traders and Builders.

use bastide_core::{CompletionRule, EdgeContact, Expansion, InstallError, KindSpec, Manifest, Options, Registrar, STOCK};

/// A tile that fits any edge and closes the features that reach it.
pub(crate) struct Abbey;

static MANIFEST: Manifest = Manifest::new("abbey", "abbey", "1.0.0", "A tile that closes what reaches it.");

const TILE: &str = "
[[tile]]
id = 'XA/abbey'
count = { first = 1, new = 1 }
segments = [{ kind = 'wall', edges = ['N', 'E', 'S', 'W'] }]
";

impl Expansion for Abbey {
    fn manifest(&self) -> &'static Manifest {
        &MANIFEST
    }

    fn install(&self, _: &Options, reg: &mut Registrar) -> Result<(), InstallError> {
        reg.define_kind("wall", KindSpec::new(EdgeContact::Whole, CompletionRule::Never));
        let wall = reg.edge("wall");
        for other in ["road", "city", "field"] {
            let other = reg.edge(other);
            reg.edges_match(wall, other);
        }
        reg.tiles("abbey", TILE, 1, STOCK)
    }
}
