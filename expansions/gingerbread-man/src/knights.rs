//! The points of the knights in the city where the gingerbread man stands (RULES.md, section 1).

use bastide_core::author::prelude::*;

use crate::Man;

/// The chance that his city brings its knights points, in percent, as bots estimate it.
const CHANCE: i32 = 50;

pub(crate) fn install(man: Man, o: &Options, reg: &mut Registrar) -> Result<Knights, InstallError> {
    let at_the_end = o.word("gingerbread_end")? == "scores";
    let knights = Knights { man, label: reg.label("gingerbread"), at_the_end, paid: reg.slot() };
    // GM-06: before the points of the city.
    reg.phase("scoring", "gingerbread-man.knights", at("pay").before("base.pay"), &[], Completed(knights));
    let rule = reg.rule(knights).for_kinds([man.city]).figure_bonuses(Knights::bonuses);
    rule.expected_gains(Knights::expected_gains);
    Ok(knights)
}

#[derive(Clone, Copy)]
pub(crate) struct Knights {
    pub(crate) man: Man,
    label: Label,
    /// GM-15: whether his city brings points at the end of the game.
    at_the_end: bool,
    /// The last scoring in which his city was completed and brought its knights points.
    paid: Slot<u16>,
}

impl Knights {
    /// GM-05, GM-11, GM-12: adds 1 point for each tile of a city for each knight there: one entry for each
    /// player. It is no part of the value of the city (GM-13).
    fn points(&self, v: View, city: SegmentId, cause: Cause, out: &mut Vec<ScoreEntry>) -> Result<(), Fault> {
        let (tiles, first) = (v.tiles(city), out.len());
        for (figure, state) in v.core.figures_on(city) {
            let Some(player) = state.owner else { continue };
            if !v.counts_as_follower(figure)? {
                continue;
            }
            match out.iter_mut().skip(first).find(|entry| entry.player == player) {
                Some(entry) => entry.points += tiles,
                None => {
                    let (seg, figure) = (Some(city), Some(figure));
                    out.push(ScoreEntry { seg, figure, cause, ..ScoreEntry::bonus(player, tiles, self.label) });
                }
            }
        }
        Ok(())
    }

    /// Returns `true` if he stands in a city.
    fn is_in(&self, v: View, city: SegmentId) -> bool {
        self.man.standing(v).is_some_and(|(_, seg)| v.core.graph.joined(seg, city))
    }

    /// GM-05, GM-15: the points when his city is completed, and by the option at the end of the game. GM-06:
    /// in the scoring of a completed city they were paid before.
    fn bonuses(&self, v: View, city: SegmentId, why: ScoringReason, out: &mut Vec<ScoreEntry>) -> Result<(), Fault> {
        let was_paid = || v.core.turn.is_within(SCORING) && *v.slots.of(self.paid) == v.core.scoring_queue.serial;
        let is_due = match why {
            ScoringReason::Completed => !was_paid(),
            ScoringReason::Final => self.at_the_end,
            ScoringReason::Early => false,
        };
        if is_due && self.is_in(v, city) {
            self.points(v, city, Cause::Feature(why), out)?;
        }
        Ok(())
    }

    /// GM-05, GM-06: awards the points of the city that he leaves; its knights stay.
    pub(crate) fn leave(&self, cx: &mut Context, city: SegmentId) -> Result<(), Fault> {
        let mut entries = Vec::new();
        self.points(cx.view(), city, Cause::Bonus, &mut entries)?;
        entries.into_iter().for_each(|entry| cx.award_points(entry, &[]));
        Ok(())
    }

    fn expected_gains(&self, v: View, out: &mut Vec<ExpectedGain>) -> Result<(), Fault> {
        let Some((_, city)) = self.man.standing(v) else { return Ok(()) };
        let mut entries = Vec::new();
        self.points(v, city, Cause::Bonus, &mut entries)?;
        let gain = |entry: ScoreEntry| ExpectedGain {
            player: entry.player,
            hundredths: i32::from(entry.points) * CHANCE,
            waits: None,
            leaves: None,
        };
        out.extend(entries.into_iter().map(gain));
        Ok(())
    }
}

/// GM-05, GM-06, GM-13: pays the knights of his city when it is completed, by themselves.
struct Completed(Knights);

impl TurnPhase for Completed {
    #[inline]
    fn enter(&self, cx: &mut Context) -> Step {
        let (knights, v) = (self.0, cx.view());
        let is_his = |due: &&PendingScore| {
            due.state == PendingState::Listed && due.reason == ScoringReason::Completed && knights.is_in(v, due.seg)
        };
        let Some(&PendingScore { seg, reason, .. }) = v.core.scoring_queue.due.iter().find(is_his) else {
            return Ok(Flow::Done);
        };
        let mut entries = Vec::new();
        knights.points(v, seg, Cause::Feature(reason), &mut entries)?;
        entries.into_iter().for_each(|entry| cx.award_points(entry, &[]));
        *cx.slots.of_mut(knights.paid) = cx.core().scoring_queue.serial;
        Ok(Flow::Done)
    }
}
