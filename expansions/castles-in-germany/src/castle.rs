//! The castle as a feature, with a lord (RULES.md, section 1).

use bastide_core::author::prelude::*;

/// Defines the castle, and returns its kind.
pub(crate) fn install(reg: &mut Registrar) -> Kind {
    // GC-07: its two segments wait for the eight places around each half, which are ten together.
    let kind = reg.define_kind("german-castle", KindSpec::new(EdgeContact::Inside, CompletionRule::Around(1)));
    // GC-06: followers, and those that go wherever they go.
    let follower = reg.figure("follower");
    reg.allow_on(follower, kind);
    let castle = Castle { itself: reg.label("German castle"), around: reg.label("tiles around it") };
    reg.rule(castle).for_kinds([kind]).value(Stage::Count, Castle::value);
    kind
}

#[derive(Clone, Copy)]
struct Castle {
    itself: Label,
    around: Label,
}

impl Castle {
    /// GC-07, GC-08: 2 points for itself, and 1 for each tile around it.
    fn value(&self, v: View, feature: SegmentId, _why: ScoringReason, value: &mut FeatureValue) -> Result<(), Fault> {
        let board = &v.core.board;
        let own = board.piece_area(v.core.graph.get(feature).cell);
        value.add(self.itself, 1, 2);
        value.add(self.around, board.count_tiles(own.grown(1)) - board.count_tiles(own), 1);
        Ok(())
    }
}
