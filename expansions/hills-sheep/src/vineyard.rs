//! Vineyards: points for completed monasteries beside them (RULES.md, section 7).

use bastide_core::author::prelude::*;

pub(crate) fn install(o: &Options, reg: &mut Registrar) -> Result<(), InstallError> {
    let points = o.number("vineyard_points")? as i16;
    let vineyards = Vineyards { vineyard: reg.tile_trait("vineyard"), label: reg.label("vineyards"), points };
    // HS-56, HS-61: abbeys and shrines are monasteries.
    let mut kinds = vec![reg.kind("monastery")];
    if o.switch("vineyard_gardens")? {
        kinds.push(reg.kind("garden"));
    }
    if points > 0 {
        reg.rule(vineyards).for_kinds(kinds).of_rules(&["HS-56"]).value(Stage::Add, Vineyards::value);
    }
    Ok(())
}

#[derive(Clone, Copy)]
struct Vineyards {
    vineyard: Trait,
    label: Label,
    points: i16,
}

impl Vineyards {
    /// HS-56 to HS-59: points for each vineyard on the tiles around a completed monastery.
    fn value(&self, v: View, feature: SegmentId, why: ScoringReason, value: &mut FeatureValue) -> Result<(), Fault> {
        // HS-62: an abbot called back from a completed place is paid as from a completed one.
        let completed = match why {
            ScoringReason::Completed => true,
            ScoringReason::Early => v.complete(feature)?,
            ScoringReason::Final => false,
        };
        if completed {
            let (own, board) = (v.core.graph.get(feature).cell, &v.core.board);
            let has = |placed| v.rules.tiles.get(board.tile(placed).tile).traits.has(self.vineyard);
            let around = board.tiles_in(board.around_tile(own)).filter(|placed| !board.same_tile(board.tile(*placed).cell, own));
            let vineyards = around.filter(|placed| board.parts_of(*placed).any(has));
            value.add(self.label, vineyards.count() as i16, self.points);
        }
        Ok(())
    }
}
