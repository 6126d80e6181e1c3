//! A follower comes beside another own one (RULES.md, section 1).

use bastide_core::author::prelude::*;

use crate::arrows::{Arrows, Deed};

pub(crate) fn install(arrows: Arrows, o: &Options, reg: &mut Registrar) -> Result<(), InstallError> {
    let field = reg.kind("field");
    let add = Add {
        arrows,
        kinds: ["road", "city", "monastery"].map(|kind| reg.kind(kind)),
        field: o.switch("add_fields")?.then_some(field),
        verb: reg.verb("anniversary.add", TargetKind::Segment, ArgKind::FigureKind)?,
    };
    // AN-12: also in a step of another plugin that is for a follower alone.
    for point in [reg.offer_point("deploy-step"), reg.offer_point_if_present("follower-step")] {
        reg.offer(point, add);
    }
    Ok(())
}

#[derive(Clone, Copy)]
struct Add {
    arrows: Arrows,
    kinds: [Kind; 3],
    /// AN-09: also beside farmers.
    field: Option<Kind>,
    verb: Verb,
}

impl Add {
    /// AN-08, AN-09: returns `true` if a follower may be added on the segment of an own one: not where the
    /// feature is completed.
    fn may_add(&self, v: View, seg: SegmentId) -> Result<bool, Fault> {
        let kind = v.core.graph.get(seg).kind;
        Ok((self.kinds.contains(&kind) || self.field == Some(kind)) && !v.complete(seg)?)
    }
}

impl Offer for Add {
    fn offer(&self, v: View, ask: Ask, menu: &mut Menu) -> Result<(), Fault> {
        let who = ask.player;
        if self.arrows.unused(v, who, Deed::Add).is_none() {
            return Ok(());
        }
        let follower = |kind: FigureKind| v.rules.figures.get(kind).follower;
        let mut beside = Vec::new();
        for (_, figure) in v.core.on_landscape().filter(|(_, f)| f.owner == Some(who) && follower(f.kind)) {
            if let FigureLocation::Segment(seg) = figure.place
                && !beside.contains(&seg)
                && self.may_add(v, seg)?
            {
                beside.push(seg);
            }
        }
        for seg in beside {
            // AN-15: what keeps a follower from being placed there keeps it from being added.
            let kinds = v.core.at_hand(who) & v.claim_beside(who, seg)?;
            for kind in kinds.iter().filter(|kind| follower(*kind)) {
                menu.add(self.verb, Target::Segment(seg), kind.0.into());
            }
        }
        Ok(())
    }

    fn act(&self, cx: &mut Context, who: Player, action: Action) -> OfferStep {
        self.arrows.deploy(cx, who, action);
        Ok(OfferFlow::Done)
    }
}
