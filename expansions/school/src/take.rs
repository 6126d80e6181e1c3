//! A player takes the teacher (RULES.md, section 2).

use bastide_core::author::prelude::*;

use crate::teacher::Teacher;

/// SC-02: the number of roads to the school.
const ROADS: i16 = 6;

pub(crate) fn install(teacher: Teacher, reg: &mut Registrar) {
    let take = Take { teacher, road: reg.kind("road"), to_school: reg.tile_trait("school") };
    // SC-07: after the teacher repeated the points of this scoring.
    reg.phase("scoring", "school.take", at("done"), &[], take);
}

struct Take {
    teacher: Teacher,
    road: Kind,
    to_school: Trait,
}

impl Take {
    /// SC-05: returns `true` if this scoring completed a road to the school.
    #[inline]
    fn completed_one(&self, v: View) -> bool {
        let completed = |due: &&PendingScore| due.kind == self.road && due.reason == ScoringReason::Completed;
        let mut roads = v.core.scoring_queue.due.iter().filter(completed);
        roads.any(|due| due.state == PendingState::Paid && v.printed_traits(due.seg, self.to_school) > 0)
    }

    /// SC-11: returns `true` if all six roads are completed.
    fn all_completed(&self, v: View) -> Result<bool, Fault> {
        let done: i16 = v.completed(self.road)?.into_iter().map(|road| v.printed_traits(road, self.to_school)).sum();
        Ok(done >= ROADS)
    }
}

impl TurnPhase for Take {
    /// SC-05, SC-08: who completed it takes the teacher, from the school or from another player.
    #[inline]
    fn enter(&self, cx: &mut Context) -> Step {
        let v = cx.view();
        if !self.completed_one(v) || self.teacher.is_gone(v) || self.all_completed(v)? {
            return Ok(Flow::Done);
        }
        let player = v.core.tile_play.player;
        if self.teacher.holder(v) != Some(player) {
            self.teacher.give_to(cx, player);
        }
        Ok(Flow::Done)
    }
}
