//! Wells beside roads: the smallest complete expansion.
//!
//! It has what every expansion has: a manifest with its id and options, tiles as data, and one
//! rule. [`Expansion::install`] registers them. The engine calls nothing else in this crate except
//! the hooks registered there. The rules with their ids are in `RULES.md`.

use bastide_core::author::prelude::*;

/// The manifest of this expansion: its id and options.
pub static MANIFEST: Manifest = Manifest {
    id: "example",
    title: "Example",
    version: env!("CARGO_PKG_VERSION"),
    about: "Two tiles with a well, which adds points to completed roads.",
    category: Category::Small,
    requires: &["base"],
    conflicts: &[],
    options: &[number("well_points", 0, 10, 1, "extra points for each well beside a completed road (EX-02)")],
    presets: &[],
    rules: bastide_core::ledger!(),
    texts: bastide_core::texts!("en"),
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
        // EX-01: one set of the tiles goes into the common stack.
        reg.tiles("example/tiles.toml", include_str!("../tiles.toml"), 1, STOCK)?;
        reg.symbols("example/symbols.toml", include_str!("../symbols.toml"))?;
        // Names are resolved to numeric ids here, once; no strings are compared during a game.
        let road = reg.kind("road");
        let wells = Wells {
            well: reg.tile_trait("example-well"),
            label: reg.label("wells"),
            points: options.number("well_points")? as i16,
        };
        // `value` runs in stages: the base game counts the tiles of a road, and plugins add to that
        // in `Stage::Add`.
        reg.rule(wells).for_kinds([road]).value(Stage::Add, Wells::value);
        Ok(())
    }
}

/// The ids and options of the rule, resolved once.
#[derive(Clone)]
struct Wells {
    well: Trait,
    label: Label,
    points: i16,
}

impl Wells {
    /// EX-02, EX-03: adds a line of points for the wells of the feature, shown to players as "2 x 1
    /// wells".
    fn value(&self, v: View, feature: SegmentId, why: ScoringReason, value: &mut FeatureValue) -> Result<(), Fault> {
        let wells = v.traits(feature, self.well);
        if why == ScoringReason::Completed && wells > 0 {
            value.add(self.label, wells, self.points);
        }
        Ok(())
    }
}
