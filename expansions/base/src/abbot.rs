//! The abbot: a figure for monasteries and gardens that its player may recall early (RULES.md,
//! section 10).

use bastide_core::author::prelude::*;

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
    let deploying = reg.offer_point("deploy-step");
    let recall = Recall {
        ids,
        verb,
        kind,
        when_complete: o.switch("abbot_recall_when_complete")?,
        alone: o.word("abbot_recall_points")? == "place",
        neighbours: reg.label("neighbours"),
    };
    reg.offer(deploying, recall);
    Ok(())
}

/// BA-92 to BA-96: instead of deploying a figure, a player recalls their abbot. Its feature is
/// scored as it is.
struct Recall {
    verb: Verb,
    kind: FigureKind,
    ids: Ids,
    when_complete: bool,
    /// BA-92: its place is worth 1 plus its neighbours, whatever other rules add to the feature.
    alone: bool,
    neighbours: Label,
}

impl Recall {
    /// Returns the player's abbot that stands on the board, with its segment.
    fn standing(&self, v: View, who: Player) -> Option<(Figure, SegmentId)> {
        v.figures_of(who, self.kind).next()
    }

    /// BA-92: takes the abbot back for 1 point and 1 for each tile around it.
    fn recall(&self, cx: &mut Context, who: Player, figure: Figure, seg: SegmentId) {
        let (board, segment) = (&cx.core().board, cx.core().graph.get(seg));
        let covered = segment.cell.around(1).cells().filter(|cell| board.tile_at(*cell).is_some()).count() as i16;
        let kind = if segment.kind == self.ids.garden { self.ids.garden } else { self.ids.monastery };
        let (label, cause) = (cx.rules.kind_label(kind), Cause::Feature(ScoringReason::Early));
        cx.move_figure(figure, FigureLocation::Supply);
        let entry = ScoreEntry { player: who, points: covered, label, seg: Some(seg), figure: None, cause };
        let lines = [Line { label, count: 1, each: 1 }, Line { label: self.neighbours, count: covered - 1, each: 1 }];
        cx.award_points(entry, &lines);
    }
}

impl Offer for Recall {
    fn offer(&self, v: View, ask: Ask, menu: &mut Menu) -> Result<(), Fault> {
        // BA-92: the deploy step alone, not a second one such as that of a phantom.
        if v.core.tile_play.used().is_some() {
            return Ok(());
        }
        let Some((_, seg)) = self.standing(v, ask.player) else { return Ok(()) };
        if self.when_complete || !v.complete(seg)? {
            menu.add(self.verb, Target::None, i16::from(self.kind.0));
        }
        Ok(())
    }

    fn act(&self, cx: &mut Context, who: Player, _a: Action) -> OfferStep {
        let Some((figure, seg)) = self.standing(cx.view(), who) else { return Ok(OfferFlow::Done) };
        if self.alone {
            self.recall(cx, who, figure, seg);
            return Ok(OfferFlow::Done);
        }
        let kind = cx.core().graph.get(seg).kind;
        cx.scoring_queue_mut().due.push(PendingScore::new(seg, kind, ScoringReason::Early));
        Ok(OfferFlow::Call(Call::schedule(SCORING, who)))
    }
}
