//! The values of roads, cities, monasteries and gardens (RULES.md, sections 6 to 8 and 10).

use bastide_core::author::prelude::*;

use crate::Ids;

pub(crate) fn install(ids: Ids, o: &Options, reg: &mut Registrar) -> Result<(), InstallError> {
    reg.rule(Road(ids.tiles))
        .for_kinds([ids.road])
        .of_rules(&["BA-55"])
        .unfinished_by(&["BA-58"])
        .value(Stage::Count, Road::value);
    let reduced = o.word("small_city_scoring")? == "reduced";
    let pennant = reg.tile_trait("pennant");
    let city = City { tiles: ids.tiles, pennants: ids.pennants, pennant, reduced };
    let rules: &[&str] = if reduced { &["BA-60", "BA-64"] } else { &["BA-60"] };
    reg.rule(city).for_kinds([ids.city]).of_rules(rules).unfinished_by(&["BA-66"]).value(Stage::Count, City::value);
    let around = Around { itself: reg.label("monastery"), neighbours: reg.label("neighbours") };
    reg.rule(around).for_kinds([ids.monastery]).of_rules(&["BA-67"]).unfinished_by(&["BA-70"]).value(Stage::Count, Around::value);
    let around = Around { itself: reg.label("garden"), ..around };
    reg.rule(around).for_kinds([ids.garden]).of_rules(&["BA-87"]).value(Stage::Count, Around::value);
    Ok(())
}

/// BA-55, BA-58: 1 point for each tile, complete or not.
#[derive(Clone)]
struct Road(Label);

impl Road {
    #[inline]
    fn value(&self, v: View, feature: SegmentId, _why: ScoringReason, value: &mut FeatureValue) -> Result<(), Fault> {
        value.add(self.0, v.tiles(feature), 1);
        Ok(())
    }
}

/// BA-60: 2 points for each tile and each pennant; 1 if the city is incomplete (BA-66) or small and
/// reduced (BA-64).
#[derive(Clone)]
struct City {
    tiles: Label,
    pennants: Label,
    pennant: Trait,
    reduced: bool,
}

impl City {
    #[inline]
    fn value(&self, v: View, feature: SegmentId, why: ScoringReason, value: &mut FeatureValue) -> Result<(), Fault> {
        let tiles = v.tiles(feature);
        let full = why == ScoringReason::Completed && !(self.reduced && tiles == 2);
        let each = if full { 2 } else { 1 };
        value.add(self.tiles, tiles, each);
        value.add(self.pennants, v.traits(feature, self.pennant), each);
        Ok(())
    }
}

/// BA-67, BA-70, BA-87: 1 point for its own tile and 1 for each tile on the cells around it.
#[derive(Clone, Copy)]
struct Around {
    itself: Label,
    neighbours: Label,
}

impl Around {
    #[inline]
    fn value(&self, v: View, feature: SegmentId, _why: ScoringReason, value: &mut FeatureValue) -> Result<(), Fault> {
        let board = &v.core.board;
        let tiles = board.count_tiles(board.around_tile(v.core.graph.get(feature).cell));
        value.add(self.itself, 1, 1);
        value.add(self.neighbours, tiles - 1, 1);
        Ok(())
    }
}
