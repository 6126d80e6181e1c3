//! Small plugins that bring what other plugins of the game bring: first tiles, figures, a shrine.

use bastide_core::{
    CompletionRule, EdgeContact, Expansion, FigureSpec, First, InstallError, KindSpec, Manifest, Options, Registrar, STOCK,
};

/// A plugin that places the first tiles.
pub(crate) struct River;

impl Expansion for River {
    fn manifest(&self) -> &'static Manifest {
        static MANIFEST: Manifest = Manifest::new("river", "river", "1.0.0", "Begins with tiles of its own.");
        &MANIFEST
    }

    fn install(&self, _: &Options, reg: &mut Registrar) -> Result<(), InstallError> {
        reg.places_first_tiles(First::Alone, "")
    }
}

/// A plugin with further figures, and a kind of building that waits for the tiles around it.
pub(crate) struct MoreFigures;

const SHRINE: &str = "
[[tile]]
id = 'XX/shrine'
count = { first = 1, new = 1 }
segments = [
  { kind = 'shrine' },
  { kind = 'field', edges = ['NL', 'NR', 'EL', 'ER', 'SL', 'SR', 'WL', 'WR'] },
]
";

impl Expansion for MoreFigures {
    fn manifest(&self) -> &'static Manifest {
        static MANIFEST: Manifest = Manifest::new("more-figures", "more-figures", "1.0.0", "Figures of other expansions.");
        &MANIFEST
    }

    fn install(&self, _: &Options, reg: &mut Registrar) -> Result<(), InstallError> {
        for name in ["mayor", "phantom"] {
            reg.define_figure(name, FigureSpec::follower(1));
        }
        reg.define_figure("barn", FigureSpec { per_player: 1, weight: 0, strength: 0, follower: false });
        let counts_as = Some(reg.kind("monastery"));
        let spec = KindSpec::new(EdgeContact::Inside, CompletionRule::Around(1));
        let shrine = reg.define_kind("shrine", KindSpec { counts_as, ..spec });
        let follower = reg.figure("follower");
        reg.allow_on(follower, shrine);
        reg.tiles("shrine", SHRINE, 1, STOCK)
    }
}
