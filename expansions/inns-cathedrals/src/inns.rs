//! Inns: a road with one brings 2 points a tile, or nothing if it stays unfinished (RULES.md, section 3).

use bastide_core::{
    Fault, FeatureValue, Kinds, Label, Registrar, ScoreHook, Scoring, ScoringReason, SegmentId, Stage, Trait, View, anywhere,
};

use crate::options::Unfinished;

pub(crate) fn install(unfinished: Unfinished, reg: &mut Registrar) {
    let inns = Inns { inn: reg.tile_trait("inn"), tiles: reg.label("tiles"), unfinished };
    let road = reg.kind("road");
    reg.scoring(&[ScoreHook::Value(Stage::Each)], Kinds::These(vec![road]), anywhere(), inns);
}

/// IC-11, IC-12: the inn is a trait of one part of a tile, so it counts for the road of that part and no other, whichever
/// plugin brought the tile (IC-21).
struct Inns {
    inn: Trait,
    tiles: Label,
    unfinished: Unfinished,
}

impl Scoring for Inns {
    fn value(&self, v: View, feature: SegmentId, why: ScoringReason, worth: &mut FeatureValue) -> Result<(), Fault> {
        // IC-23: one or more is the same.
        if v.traits(feature, self.inn) == 0 {
            return Ok(());
        }
        match why {
            // IC-22, IC-29
            ScoringReason::Completed => worth.set_each(self.tiles, 2),
            ScoringReason::Final | ScoringReason::Early => self.unfinished.apply(worth),
        }
        Ok(())
    }
}
