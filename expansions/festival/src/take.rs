//! A player takes back a figure in place of deploying one (RULES.md, section 1).

use bastide_core::author::prelude::*;

pub(crate) fn install(o: &Options, reg: &mut Registrar) -> Result<(), InstallError> {
    let take = reg.verb("festival.take", TargetKind::Figure, ArgKind::None)?;
    let (festival, all) = (reg.tile_trait("festival"), o.word("festival_figures")? == "all");
    let deploying = reg.offer_point("deploy-step");
    reg.offer_for_tiles(deploying, [festival], Take { take, all });
    Ok(())
}

struct Take {
    take: Verb,
    /// FE-03: any figure, not only followers.
    all: bool,
}

impl Offer for Take {
    fn offer(&self, v: View, ask: Ask, menu: &mut Menu) -> Result<(), Fault> {
        // FE-08: the first deploy step only, not that of a phantom.
        if v.core.tile_play.used().is_some() {
            return Ok(());
        }
        // FE-03, FE-05, FE-06: own figures in the playing area, so none of a prison or of a shop.
        for (figure, f) in v.figures_in_reach(ask.player, Reach::Owner) {
            if self.all || v.rules.figures.get(f.kind).follower {
                menu.add(self.take, Target::Figure(figure), 0);
            }
        }
        Ok(())
    }

    /// FE-07, FE-08: it goes back to the supply and brings no points; the step is over.
    fn act(&self, cx: &mut Context, _who: Player, action: Action) -> OfferStep {
        if let Target::Figure(figure) = action.target {
            cx.move_figure(figure, FigureLocation::Supply);
        }
        Ok(OfferFlow::Done)
    }
}
