//! Inns: a road with one scores 2 points for each tile, or nothing if it stays incomplete
//! (RULES.md, section 3).

use bastide_core::author::prelude::*;

use crate::options::Unfinished;

pub(crate) fn install(unfinished: Unfinished, reg: &mut Registrar) {
    let inns = Inns { inn: reg.tile_trait("inn"), tiles: reg.label("tiles"), unfinished };
    let road = reg.kind("road");
    reg.rule(inns).for_kinds([road]).of_rules(&["IC-22"]).unfinished_by(&["IC-24"]).value(Stage::Each, Inns::value);
}

/// IC-11, IC-12: the inn is a trait of one segment of a tile. It counts for the road of that
/// segment only, whichever plugin brought the tile (IC-21).
#[derive(Clone)]
struct Inns {
    inn: Trait,
    tiles: Label,
    unfinished: Unfinished,
}

impl Inns {
    #[inline]
    fn value(&self, v: View, feature: SegmentId, why: ScoringReason, value: &mut FeatureValue) -> Result<(), Fault> {
        // IC-23: a second inn changes nothing.
        if v.traits(feature, self.inn) == 0 {
            return Ok(());
        }
        match why {
            // IC-22, IC-29: 2 points for each tile.
            ScoringReason::Completed => value.set_each(self.tiles, 2),
            ScoringReason::Final | ScoringReason::Early => self.unfinished.apply(value),
        }
        Ok(())
    }
}
