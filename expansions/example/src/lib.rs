//! Wells beside roads: the least expansion that is complete.
//!
//! It has what every expansion has: a manifest that says who it is and what a table may choose, tiles as data, and
//! one rule. [`Expansion::install`] registers them; nothing else of this crate is ever called but the hooks that are named there. The rules with
//! their ids are in `RULES.md`.

use bastide_core::options::number;
use bastide_core::{
    Expansion, Fault, InstallError, Kinds, Label, Manifest, ScoringReason, Options, Registrar, STOCK, ScoreHook, Scoring, SegmentId, Stage,
    Trait, View, FeatureValue, anywhere,
};

/// Who this expansion is, and what can be chosen of it.
pub static MANIFEST: Manifest = Manifest {
    id: "example",
    title: "Example",
    version: env!("CARGO_PKG_VERSION"),
    about: "Two tiles with a well, which makes completed roads worth more.",
    requires: &["base"],
    conflicts: &[],
    options: &[number("well_points", 0, 10, 1, "points more for each well beside a completed road (EX-02)")],
    presets: &[],
    rules: include_str!("../RULES.md"),
};

/// The expansion.
#[derive(Debug)]
pub struct Example;

bastide_core::export_expansion!(Example);

impl Expansion for Example {
    fn manifest(&self) -> &'static Manifest {
        &MANIFEST
    }

    fn install(&self, options: &Options, reg: &mut Registrar) -> Result<(), InstallError> {
        // EX-01: one set of the tiles, among those that everybody draws from.
        reg.tiles("example/tiles.toml", include_str!("../tiles.toml"), 1, STOCK)?;
        // Names become numbers here, once; in a game nobody compares texts.
        let road = reg.kind("road");
        let wells = Wells {
            well: reg.tile_trait("example-well"),
            label: reg.label("wells"),
            points: options.number("well_points")? as i16,
        };
        // `worth` is asked in stages: base counts the tiles of a road, and whoever adds something does so in `Add`.
        reg.scoring(&[ScoreHook::Value(Stage::Add)], Kinds::These(vec![road]), anywhere(), wells);
        Ok(())
    }
}

/// What the rule has to know, read from the options once.
struct Wells {
    well: Trait,
    label: Label,
    points: i16,
}

impl Scoring for Wells {
    /// EX-02, EX-03: a line of points for the wells of the feature, shown to players as "2 x 1 wells".
    fn value(&self, v: View, feature: SegmentId, why: ScoringReason, worth: &mut FeatureValue) -> Result<(), Fault> {
        let wells = v.traits(feature, self.well);
        if why == ScoringReason::Completed && wells > 0 {
            worth.add(self.label, wells, self.points);
        }
        Ok(())
    }
}
