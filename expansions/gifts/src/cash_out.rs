//! Cash out: a follower is scored and taken back (RULES.md, section 2).

use bastide_core::author::prelude::*;

#[derive(Clone, Copy)]
pub(crate) struct CashOut {
    kinds: [Kind; 4],
    /// GI-27: its owner scores the feature.
    scores: bool,
    label: Label,
    pub(crate) verb: Verb,
}

impl CashOut {
    pub(crate) fn new(o: &Options, reg: &mut Registrar) -> Result<CashOut, InstallError> {
        Ok(CashOut {
            kinds: ["road", "city", "monastery", "field"].map(|kind| reg.kind(kind)),
            scores: o.word("cash_out")? == "feature",
            label: reg.label("cash out"),
            verb: reg.verb("gifts.cash", TargetKind::Figure, ArgKind::None)?,
        })
    }

    /// GI-27: returns the followers of a player that may be taken back, with their segments.
    pub(crate) fn followers(self, v: View<'_>, who: Player) -> impl Iterator<Item = (Figure, SegmentId)> + '_ {
        v.core.on_landscape().filter_map(move |(figure, f)| match f.place {
            FigureLocation::Segment(seg) if f.owner == Some(who) && v.rules.figures.get(f.kind).follower => {
                self.kinds.contains(&v.core.graph.get(seg).kind).then_some((figure, seg))
            }
            _ => None,
        })
    }

    /// GI-27: returns what a feature brings a player, with or without the majority.
    pub(crate) fn worth(self, v: View, who: Player, seg: SegmentId) -> Result<i16, Fault> {
        if !self.scores {
            return Ok(0);
        }
        let value = v.value(seg, ScoringReason::Final)?;
        Ok(v.award(seg, who, ScoringReason::Final, &value)?.total())
    }

    pub(crate) fn add_options(self, v: View, who: Player, menu: &mut Menu) {
        menu.add_each(self.verb, self.followers(v, who).map(|(figure, _)| Target::Figure(figure)), 0);
    }

    pub(crate) fn carry_out(self, cx: &mut Context, who: Player, figure: Figure) -> Result<(), Fault> {
        let v = cx.view();
        let Some((_, seg)) = self.followers(v, who).find(|(own, _)| *own == figure) else { return Ok(()) };
        let points = self.worth(v, who, seg)?;
        cx.move_figure(figure, FigureLocation::Supply);
        if points != 0 {
            cx.award_points(ScoreEntry::bonus(who, points, self.label), &[]);
        }
        Ok(())
    }
}
