//! The dragon on the landscape: volcano tiles bring it, and no figure is deployed where it is
//! (RULES.md, section 3).

use bastide_core::author::prelude::*;

use crate::fairy;
use crate::kept::{Figures, MIDDLE};

pub(crate) fn install(figures: Figures, kind: FigureKind, o: &Options, reg: &mut Registrar) -> Result<(), InstallError> {
    let volcano = Volcano {
        figures,
        kind,
        volcano: reg.tile_trait("volcano"),
        followers_only: o.word("volcano_step")? == "no_follower_here",
        anywhere_else: o.switch("deploy_beside_dragon")?,
        fairy: fairy::verbs(reg)?,
    };
    let deploying = reg.offer_point("deploy-step");
    // PD-15, PD-33: by the default nothing is deployed where the dragon is, on a new volcano tile or
    // later.
    let exceptions = volcano.followers_only || volcano.anywhere_else;
    if !exceptions {
        reg.keeps_cell_free(kind);
    }
    let mut rule = reg.rule(volcano.clone());
    if exceptions {
        rule = rule.of_rules(&["PD-15", "PD-33"]).claim(Volcano::claim);
    }
    let rule = rule.for_tiles([volcano.volcano]).on_tile_placed(Volcano::on_tile_placed);
    if o.word("volcano_step")? == "fairy_only" {
        rule.of_rules(&["PD-16"]).filter(deploying, Volcano::filter);
    }
    // PD-68, PD-69: the next tile is treated as a dragon tile.
    let granted = reg.tile_trait("dragon");
    reg.define_ware("dragon", WareSpec::new(WareKind::Function { granted, needs: Some(kind) }));
    Ok(())
}

/// The rules of volcano tiles.
#[derive(Clone)]
struct Volcano {
    figures: Figures,
    kind: FigureKind,
    volcano: Trait,
    /// PD-16: other figures than followers may be deployed on a volcano tile.
    followers_only: bool,
    /// PD-33: figures may be deployed where the dragon is, except on a volcano tile just placed.
    anywhere_else: bool,
    fairy: [Verb; 2],
}

impl Volcano {
    fn is_volcano(&self, v: View, placed: PlacedTile) -> bool {
        v.rules.tiles.get(v.core.board.tile(placed).tile).traits.has(self.volcano)
    }

    /// PD-13, PD-14, PD-23: the dragon flies to the new volcano, and eats nobody on the way.
    fn on_tile_placed(&self, cx: &mut Context, placed: PlacedTile) -> Result<(), Fault> {
        if let Some(dragon) = cx.view().neutral(self.kind) {
            let cell = cx.core().board.tile(placed).cell;
            cx.move_figure(dragon, FigureLocation::Spot { cell, at: MIDDLE });
        }
        Ok(())
    }

    /// PD-15, PD-16, PD-33: nothing is deployed on the tile where the dragon is.
    #[inline]
    fn claim(&self, v: View, _who: Player, claim: &mut Claim) -> Result<(), Fault> {
        let Some(dragon) = self.figures.dragon_at(v) else { return Ok(()) };
        let segment = v.core.graph.get(claim.seg);
        if !v.core.board.same_tile(dragon, segment.cell) {
            return Ok(());
        }
        let erupts = |placed| v.core.tile_play.placed_tiles.contains(&placed) && self.is_volcano(v, placed);
        if !segment.tile().is_some_and(erupts) {
            if !self.anywhere_else {
                claim.kinds = FigureKinds::NONE;
            }
        } else if self.followers_only {
            claim.kinds = claim.kinds.iter().filter(|kind| !v.rules.figures.get(*kind).follower).collect();
        } else {
            claim.kinds = FigureKinds::NONE;
        }
        Ok(())
    }

    /// PD-16: by that option only the fairy may be moved after a volcano tile was placed.
    fn filter(&self, _v: View, _ask: Ask, menu: &mut Menu) -> Result<(), Fault> {
        menu.retain(|entry| entry.verb == PASS || self.fairy.contains(&entry.verb));
        Ok(())
    }
}
