//! The values of roads, cities, monasteries and gardens (RULES.md, sections 6 to 8 and 10).

use bastide_core::{
    Fault, FeatureValue, InstallError, Kinds, Label, Options, Registrar, ScoreHook, Scoring, ScoringReason, SegmentId, Stage,
    Trait, View, anywhere,
};

use crate::Ids;

pub(crate) fn install(ids: Ids, o: &Options, reg: &mut Registrar) -> Result<(), InstallError> {
    let count = [ScoreHook::Value(Stage::Count)];
    reg.scoring(&count, Kinds::These(vec![ids.road]), anywhere(), Road(ids.tiles));
    let reduced = o.word("small_city_scoring")? == "reduced";
    let pennant = reg.tile_trait("pennant");
    let city = City { tiles: ids.tiles, pennants: ids.pennants, pennant, reduced };
    reg.scoring(&count, Kinds::These(vec![ids.city]), anywhere(), city);
    let around = Around { itself: reg.label("monastery"), neighbours: reg.label("neighbours") };
    reg.scoring(&count, Kinds::These(vec![ids.monastery]), anywhere(), around);
    let around = Around { itself: reg.label("garden"), ..around };
    reg.scoring(&count, Kinds::These(vec![ids.garden]), anywhere(), around);
    Ok(())
}

/// BA-55, BA-58: 1 point for each tile, complete or not.
struct Road(Label);

impl Scoring for Road {
    fn value(&self, v: View, feature: SegmentId, _why: ScoringReason, value: &mut FeatureValue) -> Result<(), Fault> {
        value.add(self.0, v.tiles(feature), 1);
        Ok(())
    }
}

/// BA-60: 2 points for each tile and each pennant; 1 if the city is incomplete (BA-66) or small and reduced
/// (BA-64).
struct City {
    tiles: Label,
    pennants: Label,
    pennant: Trait,
    reduced: bool,
}

impl Scoring for City {
    fn value(&self, v: View, feature: SegmentId, why: ScoringReason, value: &mut FeatureValue) -> Result<(), Fault> {
        let tiles = v.tiles(feature);
        let full = why == ScoringReason::Completed && !(self.reduced && tiles == 2);
        let each = if full { 2 } else { 1 };
        value.add(self.tiles, tiles, each);
        value.add(self.pennants, v.traits(feature, self.pennant), each);
        Ok(())
    }
}

/// BA-67, BA-70, BA-87: 1 point for its own tile and 1 for each tile on the eight cells around it.
#[derive(Clone, Copy)]
struct Around {
    itself: Label,
    neighbours: Label,
}

impl Scoring for Around {
    fn value(&self, v: View, feature: SegmentId, _why: ScoringReason, value: &mut FeatureValue) -> Result<(), Fault> {
        let cell = v.core.graph.get(feature).cell;
        let covered = cell.around(1).cells().filter(|&c| v.core.board.tile_at(c).is_some()).count() as i16;
        value.add(self.itself, 1, 1);
        value.add(self.neighbours, covered - 1, 1);
        Ok(())
    }
}
