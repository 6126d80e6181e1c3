//! Cathedrals: a city with one scores 3 points for each tile and pennant, or nothing if it stays
//! incomplete (RULES.md, section 4).

use bastide_core::author::prelude::*;

use crate::options::Unfinished;

pub(crate) fn install(unfinished: Unfinished, reg: &mut Registrar) {
    let (tiles, pennants) = (reg.label("tiles"), reg.label("pennants"));
    let cathedrals = Cathedrals { cathedral: reg.tile_trait("cathedral"), tiles, pennants, unfinished };
    let city = reg.kind("city");
    reg.rule(cathedrals).for_kinds([city]).of_rules(&["IC-30"]).unfinished_by(&["IC-32"]).value(Stage::Each, Cathedrals::value);
}

/// The scoring rule of cathedrals.
#[derive(Clone)]
struct Cathedrals {
    cathedral: Trait,
    tiles: Label,
    pennants: Label,
    unfinished: Unfinished,
}

impl Cathedrals {
    #[inline]
    fn value(&self, v: View, feature: SegmentId, why: ScoringReason, value: &mut FeatureValue) -> Result<(), Fault> {
        // IC-31: a second cathedral changes nothing.
        if v.traits(feature, self.cathedral) == 0 {
            return Ok(());
        }
        match why {
            // IC-30: 3 points for each tile and each pennant.
            ScoringReason::Completed => {
                value.set_each(self.tiles, 3);
                value.set_each(self.pennants, 3);
            }
            ScoringReason::Final | ScoringReason::Early => self.unfinished.apply(value),
        }
        Ok(())
    }
}
