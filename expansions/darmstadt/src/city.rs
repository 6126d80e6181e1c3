//! The Darmstadtium: 3 points more for a completed city (RULES.md, section 2).

use bastide_core::author::prelude::*;

pub(crate) fn install(reg: &mut Registrar) {
    let (city, darmstadtium) = (reg.kind("city"), reg.tile_trait("darmstadtium"));
    let label = reg.label("darmstadtium");
    // DA-11: after whatever multiplies or halves the city.
    reg.rule(Darmstadtium { darmstadtium, label }).for_kinds([city]).value(Stage::Cap, Darmstadtium::value);
}

#[derive(Clone, Copy)]
struct Darmstadtium {
    darmstadtium: Trait,
    label: Label,
}

impl Darmstadtium {
    /// DA-10, DA-11: 3 points for a completed city, however often it has the Darmstadtium.
    fn value(&self, v: View, feature: SegmentId, why: ScoringReason, value: &mut FeatureValue) -> Result<(), Fault> {
        if why == ScoringReason::Completed && v.traits(feature, self.darmstadtium) > 0 {
            value.add(self.label, 1, 3);
        }
        Ok(())
    }
}
