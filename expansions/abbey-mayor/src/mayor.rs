//! The mayor: a knight who weighs as many followers as his city has pennants (RULES.md, section 4).

use bastide_core::author::prelude::*;

use crate::castles;

pub(crate) fn install(each: u8, reg: &mut Registrar) -> Result<(), InstallError> {
    // AM-06, AM-49: a follower. AM-47: by himself he has no weight.
    let mayor = reg.define_figure("mayor", FigureSpec { weight: 0, ..FigureSpec::follower(each) });
    let (city, pennant) = (reg.kind("city"), reg.tile_trait("pennant"));
    // AM-44, AM-45: only in a city.
    reg.allow_on(mayor, city);
    let rule = Mayor { mayor, pennant, counts: reg.tag("abbey-mayor.mayor") };
    reg.rule(rule).for_kinds([city]).of_rules(&["AM-46"]).weigh(Mayor::weigh).on_feature_scored(Mayor::on_feature_scored);
    // AM-116: coats can be sold for the cities of mayors.
    reg.define_ware("coat", WareSpec::new(WareKind::Emblem { adds: pennant, kind: city, beside: mayor }));
    // AM-109: a castle has no pennants.
    if castles::played(reg)? {
        let castle = reg.kind("castle");
        reg.rule(Lord).for_kinds([castle]).award(Stage::Scale, Lord::award);
    }
    Ok(())
}

/// AM-109: a player whose figures on a castle weigh nothing scores nothing for it.
#[derive(Clone, Copy)]
struct Lord;

impl Lord {
    fn award(&self, v: View, castle: SegmentId, to: Player, _: ScoringReason, value: &mut FeatureValue) -> Result<(), Fault> {
        if v.weights(castle)?[to.index()].main == 0 {
            value.clear();
        }
        Ok(())
    }
}

#[derive(Clone, Copy)]
struct Mayor {
    mayor: FigureKind,
    pennant: Trait,
    /// The event that tells how many followers a mayor weighs.
    counts: Tag,
}

impl Mayor {
    /// AM-46, AM-50, AM-52: adds the pennants of the city to the weight of each mayor's owner.
    #[inline]
    fn weigh(&self, v: View, feature: SegmentId, weights: &mut Weights) -> Result<(), Fault> {
        for (_, f) in v.core.figures_on(feature).filter(|(_, f)| f.kind == self.mayor) {
            if let Some(weight) = f.owner.and_then(|owner| weights.get_mut(owner.index())) {
                weight.main += v.traits(feature, self.pennant).unsigned_abs();
            }
        }
        Ok(())
    }

    /// AM-46, AM-47: tells what the mayors of a city weigh, if somebody with followers there gets nothing.
    fn on_feature_scored(&self, cx: &mut Context, due: PendingScore, paid: Players) -> Result<(), Fault> {
        let v = cx.view();
        let there = || v.core.figures_on(due.seg).filter_map(|(_, f)| f.owner.map(|owner| (owner, f.kind)));
        let beaten =
            |(owner, kind): (Player, FigureKind)| !paid.has(owner) && !due.not.has(owner) && v.rules.figures.get(kind).follower;
        let mayors: Players = there().filter(|(_, kind)| *kind == self.mayor).map(|(owner, _)| owner).collect();
        if mayors.is_empty() || !there().any(beaten) {
            return Ok(());
        }
        let arg = v.traits(due.seg, self.pennant);
        for player in mayors.iter() {
            cx.log.put(Event::Other { tag: self.counts, player: Some(player), target: Target::Segment(due.seg), arg });
        }
        Ok(())
    }
}
