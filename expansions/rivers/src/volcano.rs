//! The lake with the volcano: nobody is placed on it, and who lays it has another turn (RULES.md,
//! section 6). The dragon comes to it by the trait `volcano`, which its plugin knows.

use bastide_core::author::prelude::*;

pub(crate) fn install(o: &Options, reg: &mut Registrar) -> Result<(), InstallError> {
    // RV-48: by that option the volcano has no meaning without the dragon, or never.
    let dragon = matches!(reg.option_of("princess-dragon", "dragon")?, Some(Chosen::Switch(true)));
    let means = match o.word("volcano_turn")? {
        "never" => false,
        "with_dragon" => dragon,
        _ => true,
    };
    if !means {
        return Ok(());
    }
    let lake = Lake { lake: reg.tile_trait("lake"), volcano: reg.tile_trait("volcano") };
    reg.rule(lake).of_rules(&["RV-46"]).claim(Lake::claim);
    let phase = reg.phase("tile-play", "rivers.volcano", at("end.owe"), &[], lake);
    reg.gate(phase, Gate::Trait(lake.lake));
    Ok(())
}

#[derive(Clone, Copy)]
struct Lake {
    lake: Trait,
    volcano: Trait,
}

impl Lake {
    /// Returns `true` for a lake with a volcano.
    fn erupts(&self, v: View, placed: PlacedTile) -> bool {
        let traits = &v.rules.tiles.get(v.core.board.tile(placed).tile).traits;
        traits.has(self.lake) && traits.has(self.volcano)
    }

    /// RV-46: nobody is placed on the lake, also not on its field.
    #[inline]
    fn claim(&self, v: View, _who: Player, claim: &mut Claim) -> Result<(), Fault> {
        if v.core.graph.get(claim.seg).tile().is_some_and(|placed| self.erupts(v, placed)) {
            claim.kinds = FigureKinds::NONE;
        }
        Ok(())
    }
}

/// RV-47, RV-49: the player at turn has the next turn too.
impl TurnPhase for Lake {
    fn enter(&self, cx: &mut Context) -> Step {
        if cx.core().tile_play.placed_tiles.iter().any(|placed| self.erupts(cx.view(), *placed)) {
            cx.take_another_turn();
        }
        Ok(Flow::Done)
    }
}
