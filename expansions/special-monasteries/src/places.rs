//! The two places of a special monastery, which are one feature (RULES.md, section 1).

use bastide_core::author::prelude::*;

/// Defines the place of the priors, and returns its kind.
pub(crate) fn install(o: &Options, reg: &mut Registrar) -> Result<Kind, InstallError> {
    let monastery = reg.kind("monastery");
    // SM-06: a place of priors is never complete.
    let spec = KindSpec::new(EdgeContact::Inside, CompletionRule::Never);
    let counts_as = o.switch("prior_is_monk")?.then_some(monastery);
    let prior = reg.define_kind("prior", KindSpec { counts_as, ..spec });
    // SM-04, SM-09, SM-10: a figure that may be a monk may be a prior.
    reg.allow_as_on(prior, monastery);
    let (after_scoring, joins_alone) = (o.switch("prior_after_scoring")?, o.switch("monk_joins_alone")?);
    let places = Places { prior, after_scoring, joins_alone };
    reg.rule(places).for_kinds([monastery, prior]).of_rules(&["SM-08", "SM-11"]).claim(Places::claim);
    reg.rule(places).for_kinds([monastery]).closed(Places::closed);
    Ok(prior)
}

#[derive(Clone, Copy)]
struct Places {
    prior: Kind,
    /// SM-09: whether a figure that moves on after a scoring may become the prior of a monastery that
    /// is surrounded.
    after_scoring: bool,
    /// SM-13: whether somebody who comes for a scoring may be the first monk.
    joins_alone: bool,
}

impl Places {
    /// Returns the place of the priors of a special monastery, which comes after the monastery on
    /// its tile; `None` for other monasteries.
    fn of_priors(&self, v: View, monastery: SegmentId) -> Option<SegmentId> {
        let next = SegmentId(monastery.0 + 1);
        (next.index() < v.core.graph.len() && v.core.graph.get(next).kind == self.prior).then_some(next)
    }

    /// SM-08: a place is occupied if anybody stands on either.
    fn claim(&self, v: View, _who: Player, claim: &mut Claim) -> Result<(), Fault> {
        let held = |seg: SegmentId| v.core.graph.sums(seg).followers > 0;
        if v.core.graph.get(claim.seg).kind == self.prior {
            let monastery = SegmentId(claim.seg.0 - 1);
            claim.occupied |= held(monastery);
            let surrounded = v.core.graph.sums(monastery).open == 0;
            if surrounded && !self.after_scoring && v.core.turn.is_within(SCORING) {
                claim.kinds = FigureKinds::NONE;
            }
            return Ok(());
        }
        let Some(priors) = self.of_priors(v, claim.seg) else { return Ok(()) };
        claim.occupied |= held(priors);
        // SM-11: where eight tiles lie around priors, nobody becomes a monk any more.
        // SM-13: for a scoring, nobody comes to a monastery without a monk.
        let closed = v.core.graph.sums(claim.seg).open == 0;
        let for_scoring = !v.core.scoring_queue.due.is_empty();
        if closed && !held(claim.seg) && (if for_scoring { !self.joins_alone } else { held(priors) }) {
            claim.kinds = FigureKinds::NONE;
        }
        Ok(())
    }

    /// SM-14, SM-15: it is completed if nobody or at least one monk stands there, not with priors
    /// only.
    fn closed(&self, v: View, monastery: SegmentId, yes: &mut bool) -> Result<(), Fault> {
        let held = |seg: SegmentId| v.core.graph.sums(seg).followers > 0;
        if *yes
            && !self.joins_alone
            && let Some(priors) = self.of_priors(v, monastery)
        {
            *yes = held(monastery) || !held(priors);
        }
        Ok(())
    }
}
