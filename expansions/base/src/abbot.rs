//! The abbot: a figure for monasteries and gardens that its player may recall early (RULES.md,
//! section 10).

use bastide_core::{
    Action, ArgKind, Ask, Call, Context, Fault, FigureKind, FigureSpec, InstallError, Menu, Offer, OfferFlow, OfferStep, Options,
    PendingScore, Player, Registrar, SCORING, ScoringReason, SegmentId, Target, TargetKind, Verb, View,
};

use crate::Ids;

pub(crate) fn install(ids: Ids, gardens: bool, o: &Options, reg: &mut Registrar) -> Result<(), InstallError> {
    // BA-84, BA-88: one for each player, of weight 1.
    let kind = reg.define_figure("abbot", FigureSpec::follower(1));
    // BA-85: the abbot stands on monasteries and gardens only.
    reg.allow_on(kind, ids.monastery);
    if gardens {
        reg.allow_on(kind, ids.garden);
    }
    let verb = reg.verb("base.recall", TargetKind::None, ArgKind::FigureKind)?;
    reg.phrase(verb, "recall the {n}");
    let deploying = reg.offer_point("deploy-step");
    reg.offer(deploying, Recall { verb, kind, when_complete: o.switch("abbot_recall_when_complete")? });
    Ok(())
}

/// BA-92 to BA-96: instead of deploying a figure, a player recalls their abbot. Its feature is
/// scored as it is.
struct Recall {
    verb: Verb,
    kind: FigureKind,
    when_complete: bool,
}

impl Recall {
    /// Returns the segment on which the player's abbot stands.
    fn standing(&self, v: View, who: Player) -> Option<SegmentId> {
        v.figures_of(who, self.kind).map(|(_, seg)| seg).next()
    }
}

impl Offer for Recall {
    fn offer(&self, v: View, ask: Ask, menu: &mut Menu) -> Result<(), Fault> {
        // BA-92: the deploy step alone, not a second one such as that of a phantom.
        if v.core.tile_play.used().is_some() {
            return Ok(());
        }
        let Some(seg) = self.standing(v, ask.player) else { return Ok(()) };
        if self.when_complete || !v.complete(seg)? {
            menu.add(self.verb, Target::None, i16::from(self.kind.0));
        }
        Ok(())
    }

    fn act(&self, cx: &mut Context, who: Player, _a: Action) -> OfferStep {
        let Some(seg) = self.standing(cx.view(), who) else { return Ok(OfferFlow::Done) };
        let kind = cx.core().graph.get(seg).kind;
        cx.scoring_queue_mut().due.push(PendingScore::new(seg, kind, ScoringReason::Early));
        Ok(OfferFlow::Call(Call::schedule(SCORING, who)))
    }
}
