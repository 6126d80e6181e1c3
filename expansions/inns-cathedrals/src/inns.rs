//! Inns: a road with one brings 2 points a tile, or nothing if it stays unfinished (RULES.md, section 3).

use bastide_core::{Fault, Kinds, Label, Occasion, Registrar, ScoreHook, Scoring, Seg, Stage, Trait, View, Worth, anywhere};

use crate::options::Unfinished;

pub(crate) fn install(unfinished: Unfinished, reg: &mut Registrar) {
    let inns = Inns { inn: reg.tile_trait("inn"), tiles: reg.label("tiles"), unfinished };
    let road = reg.kind("road");
    reg.scoring(&[ScoreHook::Worth(Stage::Each)], Kinds::These(vec![road]), anywhere(), inns);
}

/// IC-11, IC-12: the inn is a trait of one part of a tile, so it counts for the road of that part and no other, whichever
/// plugin brought the tile (IC-21).
struct Inns {
    inn: Trait,
    tiles: Label,
    unfinished: Unfinished,
}

impl Scoring for Inns {
    fn worth(&self, v: View, feature: Seg, why: Occasion, worth: &mut Worth) -> Result<(), Fault> {
        // IC-23: one or more is the same.
        if v.traits(feature, self.inn) == 0 {
            return Ok(());
        }
        match why {
            // IC-22, IC-29
            Occasion::Completed => worth.set_each(self.tiles, 2),
            Occasion::Final | Occasion::Early => self.unfinished.apply(worth),
        }
        Ok(())
    }
}
