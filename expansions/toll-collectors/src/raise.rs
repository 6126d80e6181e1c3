//! When a toll is raised (RULES.md, section 2).

use bastide_core::author::prelude::*;

use crate::toll::{Toll, Tolls};

/// The chance in percent, for bots, that a road at a tollhouse is completed.
const COMPLETED: i32 = 40;

pub(crate) fn install(tolls: Tolls, o: &Options, reg: &mut Registrar) -> Result<(), InstallError> {
    let raise = Raise {
        tolls,
        label: reg.label("toll"),
        at_end: reg.label("toll at the end"),
        turns: o.word("toll_turn")? == "after_toll",
    };
    // A projection does not score what the last tile completes.
    reg.unforeseen(raise.label);
    // TK-11: before the road is scored, and after what else is reckoned there.
    let phase = reg.phase("scoring", "toll-collectors.toll", at("value"), &[], raise);
    reg.gate(phase, Gate::Lies(tolls.house));
    reg.rule(raise).expected_gains(Raise::expected_gains);
    if o.switch("toll_final")? {
        reg.rule(raise).for_kinds([tolls.crossings.kind()]).figure_bonuses(Raise::at_end);
    }
    Ok(())
}

#[derive(Clone, Copy)]
struct Raise {
    tolls: Tolls,
    label: Label,
    at_end: Label,
    /// TK-18: a tollhouse is turned after its first toll.
    turns: bool,
}

impl Raise {
    /// TK-07: returns the tolls of the completed roads of this scoring, on the board as it is before
    /// anything of it is paid or taken back.
    fn due(&self, v: View) -> Vec<(SegmentId, Toll)> {
        let road = self.tolls.crossings.kind();
        let completed = v
            .core
            .scoring_queue
            .due
            .iter()
            .filter(|due| due.kind == road && due.state == PendingState::Listed && due.reason == ScoringReason::Completed);
        completed.flat_map(|due| self.tolls.of(v, due.seg, None).into_iter().map(|toll| (due.seg, toll))).collect()
    }

    /// TK-16: the toll of a road that is left over, with any side of the house up.
    fn at_end(&self, v: View, road: SegmentId, why: ScoringReason, out: &mut Vec<ScoreEntry>) -> Result<(), Fault> {
        if why != ScoringReason::Final || v.core.tokens_lying(self.tolls.house) == 0 || v.complete(road)? {
            return Ok(());
        }
        let cause = Cause::Feature(ScoringReason::Final);
        for toll in self.tolls.of(v, road, Some(1)) {
            let (player, points) = (toll.player, toll.points());
            out.push(ScoreEntry { player, points, label: self.at_end, seg: Some(road), figure: None, cause });
        }
        Ok(())
    }

    /// Lists the tolls that the roads at tollhouses may bring.
    fn expected_gains(&self, v: View, out: &mut Vec<ExpectedGain>) -> Result<(), Fault> {
        for token in v.core.tokens_of(self.tolls.house) {
            let (TokenPlace::Cell(cell), Some(player)) = (token.place, token.owner) else { continue };
            for road in self.tolls.crossings.ends_on(v, cell) {
                if v.complete(road)? {
                    continue;
                }
                let own = self.tolls.of(v, road, None).into_iter().find(|toll| toll.player == player);
                let points = own.map_or(0, |toll| i32::from(toll.points()));
                out.push(ExpectedGain { player, hundredths: points * COMPLETED, waits: None, leaves: None });
            }
        }
        Ok(())
    }
}

impl TurnPhase for Raise {
    /// TK-07 to TK-11, TK-18: the tolls are booked by themselves, before the roads. All tolls of one
    /// scoring are raised at the side that was up when it began.
    fn enter(&self, cx: &mut Context) -> Step {
        let due = self.due(cx.view());
        for (seg, toll) in &due {
            let (player, cause) = (toll.player, Cause::Feature(ScoringReason::Completed));
            let entry = ScoreEntry { player, points: toll.points(), label: self.label, seg: Some(*seg), figure: None, cause };
            cx.award_points(entry, &toll.lines);
        }
        for (_, toll) in due.iter().filter(|(_, toll)| self.turns && toll.side == 1) {
            cx.set_token_number_of(toll.player, self.tolls.house, TokenPlace::Cell(toll.cell), 2);
        }
        Ok(Flow::Done)
    }
}
