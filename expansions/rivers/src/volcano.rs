//! The lake with the volcano: nobody is placed on it, and who lays it has another turn (RULES.md,
//! section 6). The dragon comes to it by the trait `volcano`, which its plugin knows.

use bastide_core::{
    Chosen, Claim, Context, Fault, FigureKinds, Flow, Gate, InstallError, Options, Player, Registrar, Step, Trait, TurnPhase,
    View, at,
};

pub(crate) fn install(o: &Options, reg: &mut Registrar) -> Result<(), InstallError> {
    // RV-48: by that option the volcano has no meaning without the dragon.
    let dragon = matches!(reg.option_of("princess-dragon", "dragon")?, Some(Chosen::Switch(true)));
    if o.word("volcano_turn")? == "with_dragon" && !dragon {
        return Ok(());
    }
    let lake = reg.tile_trait("volcano-lake");
    reg.rule(Lake(lake)).claim(Lake::claim);
    let phase = reg.phase("tile-play", "rivers.volcano", at("end"), &[], AnotherTurn);
    reg.gate(phase, Gate::Trait(lake));
    Ok(())
}

#[derive(Clone, Copy)]
struct Lake(Trait);

impl Lake {
    /// RV-46: nobody is placed on the lake, also not on its field.
    #[inline]
    fn claim(&self, v: View, _who: Player, claim: &mut Claim) -> Result<(), Fault> {
        let placed = v.core.graph.get(claim.seg).tile();
        if placed.is_some_and(|placed| v.rules.tiles.get(v.core.board.tile(placed).tile).traits.has(self.0)) {
            claim.kinds = FigureKinds::NONE;
        }
        Ok(())
    }
}

/// RV-47, RV-49: the player at turn has the next turn too.
struct AnotherTurn;

impl TurnPhase for AnotherTurn {
    fn enter(&self, cx: &mut Context) -> Step {
        cx.take_another_turn();
        Ok(Flow::Done)
    }
}
