//! Castles and cemeteries (RULES.md, section 5).

use bastide_core::author::prelude::*;

use crate::mist::Mist;
use crate::supplies::Guards;

pub(crate) fn install(mist: Mist, guards: &Guards, reg: &mut Registrar) {
    // GH-07, GH-17: both are completed when the eight places around hold tiles.
    let spec = KindSpec::new(EdgeContact::Inside, CompletionRule::Around(1));
    let castle = reg.define_kind("mist-castle", spec);
    let cemetery = reg.define_kind("cemetery", spec);
    let follower = reg.figure("follower");
    reg.allow_on(follower, castle);
    reg.allow_on(follower, cemetery);
    let value = Castle { mist, label: reg.label("tiles with mist"), own: reg.label("castle in the mist") };
    reg.rule(value).for_kinds([castle]).value(Stage::Count, Castle::value);
    reg.rule(guards.clone()).for_kinds([cemetery]).on_feature_scored(take_a_guard);
}

#[derive(Clone, Copy)]
struct Castle {
    mist: Mist,
    label: Label,
    own: Label,
}

impl Castle {
    /// GH-07, GH-19: 2 points for each of the nine tiles with mist. A castle that is not surrounded brings
    /// 1, and 1 for each tile around it with mist.
    fn value(&self, v: View, castle: SegmentId, why: ScoringReason, value: &mut FeatureValue) -> Result<(), Fault> {
        let (board, cell) = (&v.core.board, v.core.graph.get(castle).cell);
        let surrounded = why == ScoringReason::Completed;
        let counts = |placed: &PlacedTile| surrounded || !board.same_tile(board.tile(*placed).cell, cell);
        let around = board.tiles_in(board.around_tile(cell)).filter(counts);
        let misty = around.filter(|placed| self.mist.is_misty(v, *placed)).count();
        value.add(self.label, misty as i16, if surrounded { 2 } else { 1 });
        value.add(self.own, i16::from(!surrounded), 1);
        Ok(())
    }
}

/// GH-17, GH-18: who has the majority of the keepers takes one more guard out of the general supply.
fn take_a_guard(guards: &Guards, cx: &mut Context, due: PendingScore, paid: Players) -> Result<(), Fault> {
    if due.reason == ScoringReason::Completed {
        for player in paid.iter() {
            if let Some(guard) = guards.in_general(cx.view(), player) {
                cx.move_figure(guard, FigureLocation::Supply);
            }
        }
    }
    Ok(())
}
