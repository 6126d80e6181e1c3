//! An abbot figure that stands as prior is not recalled early (RULES.md, section 1).

use bastide_core::author::prelude::*;

pub(crate) fn install(prior: Kind, o: &Options, reg: &mut Registrar) -> Result<(), InstallError> {
    if !o.switch("prior_recall")? {
        let recall = reg.verb("base.recall", TargetKind::None, ArgKind::FigureKind)?;
        let stays = Stays { prior, recall, abbot: reg.figure_if_present("abbot") };
        let deploying = reg.offer_point("deploy-step");
        reg.rule(stays).of_rules(&["SM-19"]).filter(deploying, Stays::filter);
    }
    Ok(())
}

#[derive(Clone, Copy)]
struct Stays {
    prior: Kind,
    recall: Verb,
    abbot: FigureKind,
}

impl Stays {
    /// SM-19: a prior stays to the end of the game.
    fn filter(&self, v: View, ask: Ask, menu: &mut Menu) -> Result<(), Fault> {
        // The base game recalls the first abbot of a player.
        let first = v.figures_of(ask.player, self.abbot).next();
        if first.is_some_and(|(_, seg)| v.core.graph.get(seg).kind == self.prior) {
            menu.retain_of(self.recall, |_| false);
        }
        Ok(())
    }
}
