//! Figures on castles ("lords") leave before the final scoring, and castles score nothing then
//! (EG-01, EG-02).

use bastide_core::author::prelude::*;

use super::Castles;
use super::left_at_end::LeftAtEnd;

pub(super) fn install(rules: Castles, o: &Options, reg: &mut Registrar) -> Result<(), InstallError> {
    if o.switch("remove_lords_before_final")? {
        reg.phase("final", "castles.leave", at("leave.lords"), &[], Leave(rules));
    }
    reg.rule(()).for_kinds([rules.castle]).of_rules(&["IX-40"]).claim(deploy_nothing);
    reg.takes_at(move |v, place| match place {
        FigureLocation::Segment(seg) if v.core.graph.get(seg).kind == rules.castle => Some(rules.may_be_lord(v)),
        _ => None,
    });
    Ok(())
}

/// EG-01: returns all figures on castles, and notes where they stood, since a castle that was empty
/// before is completed for farmers (EG-05).
struct Leave(Castles);

impl TurnPhase for Leave {
    fn enter(&self, cx: &mut Context) -> Step {
        let (v, r) = (cx.view(), self.0);
        let held: Vec<bool> = v.slots.of(r.slot).castles.iter().map(|castle| !r.lords(v, castle).is_empty()).collect();
        cx.slots.of_mut(r.slot).castles.iter_mut().zip(held).for_each(|(castle, held)| castle.left_at_end = LeftAtEnd(held));
        for i in 0..cx.core().figures.len() {
            if let FigureLocation::Segment(seg) = cx.core().figures[i].place
                && cx.core().graph.get(seg).kind == self.0.castle
            {
                cx.move_figure(Figure::at(i), FigureLocation::Supply);
            }
        }
        Ok(Flow::Done)
    }
}

impl Castles {
    /// IX-07, IX-33: returns the kinds of figures that may be lords: the followers that may be
    /// knights.
    fn may_be_lord(&self, v: View) -> FigureKinds {
        let knights = v.rules.kinds.get(self.city).figures;
        knights.iter().filter(|kind| v.rules.figures.get(*kind).follower).collect()
    }
}

/// IX-40: lords come from the figures in the city; no figure is deployed on a castle.
fn deploy_nothing(_: &(), _v: View, _who: Player, claim: &mut Claim) -> Result<(), Fault> {
    claim.kinds = FigureKinds::NONE;
    Ok(())
}
