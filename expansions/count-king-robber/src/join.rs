//! Out of the city: before a scoring, players move figures from the quarters onto the features that
//! are to be scored (RULES.md, section 7).

use bastide_core::author::prelude::*;

use crate::quarters::{COUNT, Quarters};

pub(crate) fn install(join: Leaving, o: &Options, reg: &mut Registrar) -> Result<(), InstallError> {
    let phase = Join { join, field: reg.kind("field"), all: o.word("count_join")? == "completed" };
    // CR-90: castles are decided before.
    reg.phase("scoring", "count-king-robber.join", at("reinforce"), &[], phase);
    Ok(())
}

/// Players who leave the city, one after another: what the scoring and the end of the game share.
#[derive(Clone, Copy)]
pub(crate) struct Leaving {
    pub(crate) quarters: Quarters,
    join: Verb,
    prompt: Prompt,
}

/// The features that a quarter opens to a player, as segments on which a figure of a kind may be
/// put. The function returns `true` to stop.
pub(crate) type Found<'f> = dyn FnMut(FigureKind, SegmentId) -> bool + 'f;

impl Leaving {
    pub(crate) fn new(quarters: Quarters, reg: &mut Registrar) -> Result<Leaving, InstallError> {
        let join = reg.verb("count.join", TargetKind::Segment, ArgKind::FigureKind)?;
        reg.means_feature(join);
        Ok(Leaving { quarters, join, prompt: reg.prompt("Move a follower out of the City of Carcassonne?") })
    }

    /// CR-71: begins with the player to the left of the one who comes last.
    pub(crate) fn begin(&self, cx: &mut Context) {
        let kept = cx.slots.of_mut(self.quarters.slot);
        (kept.asked, kept.passed) = (1, Players::NONE);
    }

    /// CR-71, CR-76: asks the next player who can move a figure. `last` comes last.
    pub(crate) fn next(&self, cx: &mut Context, last: Player, can: impl Fn(View, Player) -> Result<bool, Fault>) -> Step {
        let seats = cx.core().seats;
        // A round in which nobody is asked is the last one.
        for _ in 0..seats {
            let kept = cx.slots.of(self.quarters.slot);
            let player = Player((last.0 + kept.asked) % seats);
            if !kept.passed.has(player) && can(cx.view(), player)? {
                return Ok(Flow::Ask(Ask::open(player, self.prompt)));
            }
            self.to_the_left(cx);
        }
        Ok(Flow::Done)
    }

    /// The next player in turn order is asked.
    pub(crate) fn to_the_left(self, cx: &mut Context) {
        let seats = cx.core().seats;
        let kept = cx.slots.of_mut(self.quarters.slot);
        kept.asked = kept.asked % seats + 1;
    }

    /// A player moves a figure, or passes and is not asked again.
    pub(crate) fn answer(&self, cx: &mut Context, who: Player, a: Action) {
        if let (true, Target::Segment(seg)) = (a.verb == self.join, a.target)
            && let Some(figure) = self.quarters.to_leave(cx.view(), who, FigureKind(a.arg as u8), seg)
        {
            // CR-80: it comes from the quarter, not from the supply.
            cx.move_on(figure, FigureLocation::Segment(seg));
        } else {
            cx.slots.of_mut(self.quarters.slot).passed.add(who);
        }
    }

    /// Offers what `find` finds, and passing.
    pub(crate) fn offer(&self, menu: &mut Menu, find: impl FnOnce(&mut Found) -> Result<bool, Fault>) -> Result<(), Fault> {
        find(&mut |kind, seg| {
            menu.add(self.join, Target::Segment(seg), kind.0.into());
            false
        })?;
        menu.add(PASS, Target::None, 0);
        Ok(())
    }

    /// CR-81, CR-82, HS-75: finds the segments of a feature on which a player may put each kind of figure.
    /// Each is a choice of its own: the figure stands where its owner says, on a hill or in reach of what
    /// counts tiles, and a wagon moves on from there. Returns `true` if `found` stopped.
    pub(crate) fn on_each_segment(
        &self,
        v: View,
        who: Player,
        kinds: FigureKinds,
        feature: SegmentId,
        found: &mut Found,
    ) -> Result<bool, Fault> {
        let mut segments: Vec<SegmentId> = v.core.graph.members(feature).collect();
        segments.sort_unstable();
        for seg in segments {
            for kind in kinds.iter() {
                if v.takes(who, kind, seg)? && found(kind, seg) {
                    return Ok(true);
                }
            }
        }
        Ok(false)
    }
}

/// The phase of a scoring in which figures join features.
struct Join {
    join: Leaving,
    field: Kind,
    /// CR-73: also features on which nobody stands.
    all: bool,
}

impl Join {
    /// CR-73, CR-78, CR-108: returns `true` if figures may be moved onto a feature: one that was
    /// completed, or a field because of a barn.
    fn is_open(&self, v: View, due: &PendingScore) -> bool {
        let reason = due.reason == ScoringReason::Completed || (due.kind == self.field && due.reason == ScoringReason::Early);
        due.state == PendingState::Listed && reason && (self.all || v.core.graph.sums(due.seg).followers > 0)
    }

    /// CR-70, CR-74: finds what a player may move, and where to.
    fn find(&self, v: View, who: Player, found: &mut Found) -> Result<bool, Fault> {
        let free = self.join.quarters.free_to_leave(v, who);
        for due in v.core.scoring_queue.due.iter().filter(|due| self.is_open(v, due)) {
            for quarter in (0..COUNT).filter(|at| self.join.quarters.kinds[*at] == due.kind && !free[*at].is_empty()) {
                if self.join.on_each_segment(v, who, free[quarter], due.seg, found)? {
                    return Ok(true);
                }
            }
        }
        Ok(false)
    }

    fn next(&self, cx: &mut Context) -> Step {
        let last = cx.core().tile_play.player;
        self.join.next(cx, last, |v, who| self.find(v, who, &mut |_, _| true))
    }
}

impl TurnPhase for Join {
    fn enter(&self, cx: &mut Context) -> Step {
        let v = cx.view();
        if !self.join.quarters.any(v) || !v.core.scoring_queue.due.iter().any(|due| self.is_open(v, due)) {
            return Ok(Flow::Done);
        }
        self.join.begin(cx);
        self.next(cx)
    }

    fn options(&self, v: View, ask: Ask, menu: &mut Menu) -> Result<(), Fault> {
        self.join.offer(menu, |found| self.find(v, ask.player, found))
    }

    fn act(&self, cx: &mut Context, who: Player, a: Action) -> Step {
        self.join.answer(cx, who, a);
        self.next(cx)
    }
}
