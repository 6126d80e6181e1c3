//! Figures on castles ("lords") leave before the final scoring, and castles score nothing then (EG-01,
//! EG-02).

use bastide_core::{
    Claim, Context, Fault, Figure, FigureKinds, FigureLocation, Flow, InstallError, Options, Player, Registrar, Step, TurnPhase,
    View, at,
};

use super::Castles;

pub(super) fn install(rules: Castles, o: &Options, reg: &mut Registrar) -> Result<(), InstallError> {
    if o.switch("remove_lords_before_final")? {
        reg.phase("final", "castles.leave", at("leave"), &[], Leave(rules));
    }
    reg.rule(()).for_kinds([rules.castle]).claim(deploy_nothing);
    Ok(())
}

/// EG-01: returns all figures on castles.
struct Leave(Castles);

impl TurnPhase for Leave {
    fn enter(&self, cx: &mut Context) -> Step {
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

/// IX-40: lords come from the figures in the city; no figure is deployed on a castle.
fn deploy_nothing(_: &(), _v: View, _who: Player, claim: &mut Claim) -> Result<(), Fault> {
    claim.kinds = FigureKinds::NONE;
    Ok(())
}
