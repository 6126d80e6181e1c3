//! Road sweeper: an unfinished road is scored at once (RULES.md, section 2).

use bastide_core::author::prelude::*;

#[derive(Clone, Copy)]
pub(crate) struct Sweeper {
    road: Kind,
    /// GI-22: why the road is scored.
    reason: ScoringReason,
    pub(crate) verb: Verb,
}

impl Sweeper {
    pub(crate) fn new(o: &Options, reg: &mut Registrar) -> Result<Sweeper, InstallError> {
        let completed = o.word("sweeper_scoring")? == "completed";
        let sweeper = Sweeper {
            road: reg.kind("road"),
            reason: if completed { ScoringReason::Completed } else { ScoringReason::Early },
            verb: reg.verb("gifts.sweep", TargetKind::Segment, ArgKind::None)?,
        };
        reg.means_feature(sweeper.verb);
        Ok(sweeper)
    }

    /// GI-21: returns the unfinished roads with a follower.
    pub(crate) fn roads(self, v: View) -> Result<Vec<SegmentId>, Fault> {
        let mut roads = Vec::new();
        for road in v.features(self.road).filter(|road| v.core.graph.sums(*road).followers > 0) {
            if !v.complete(road)? {
                roads.push(road);
            }
        }
        Ok(roads)
    }

    /// Returns what a road would bring each of its owners.
    pub(crate) fn worth(self, v: View, road: SegmentId) -> Result<(i16, Players), Fault> {
        Ok((v.value(road, self.reason)?.total(), v.owners(road)?))
    }

    pub(crate) fn add_options(self, v: View, menu: &mut Menu) -> Result<(), Fault> {
        menu.add_each(self.verb, self.roads(v)?.into_iter().map(Target::Segment), 0);
        Ok(())
    }

    /// GI-22, GI-23: the road is scored, and all followers on it go home.
    pub(crate) fn carry_out(self, cx: &mut Context, who: Player, road: SegmentId) -> Flow {
        let feature = cx.core().graph.feature(road);
        cx.scoring_queue_mut().due.push(PendingScore::new(feature, self.road, self.reason));
        Flow::Call(Call::schedule(SCORING, who))
    }
}
