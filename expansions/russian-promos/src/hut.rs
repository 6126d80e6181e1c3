//! The hut of Baba Yaga, which brings points for the empty places around it (RULES.md, section
//! 1).

use bastide_core::author::prelude::*;

pub(crate) fn install(o: &Options, reg: &mut Registrar) -> Result<(), InstallError> {
    // RP-06: it is not a monastery for any other rule.
    let counts_as = Some(reg.kind("garden"));
    let spec = KindSpec::new(EdgeContact::Inside, CompletionRule::Around(1));
    let hut = reg.define_kind("hut", KindSpec { counts_as, ..spec });
    // RP-03: followers stand on it. RP-06: no abbot figure.
    let follower = reg.figure("follower");
    reg.allow_on(follower, hut);
    if o.switch("hut_abbot")? {
        let abbot = reg.figure_if_present("abbot");
        reg.allow_on(abbot, hut);
    }
    // RP-06: by the option, a wagon, on the new tile and after a scoring.
    if o.switch("hut_wagon")? {
        let wagon = reg.figure_if_present("wagon");
        reg.allow_on(wagon, hut);
    }
    let value = Hut { itself: reg.label("hut"), empty: reg.label("empty places") };
    reg.rule(value).for_kinds([hut]).value(Stage::Count, Hut::value);
    Ok(())
}

#[derive(Clone, Copy)]
struct Hut {
    itself: Label,
    empty: Label,
}

impl Hut {
    /// RP-04: 1 point for itself and 1 for each empty place around it. RP-05: none is empty when it
    /// is completed.
    fn value(&self, v: View, feature: SegmentId, why: ScoringReason, value: &mut FeatureValue) -> Result<(), Fault> {
        value.add(self.itself, 1, 1);
        if why != ScoringReason::Completed {
            let board = &v.core.board;
            let around = v.core.graph.get(feature).cell.around(1);
            let empty = around.cells().filter(|cell| board.exists(*cell) && board.tile_at(*cell).is_none());
            value.add(self.empty, empty.count() as i16, 1);
        }
        Ok(())
    }
}
