//! Taking back a figure that was caught, and the points of the lake at the end (RULES.md, section
//! 1).

use bastide_core::author::prelude::*;

use crate::traps::Traps;

/// RP-10: the points of each figure in a lake.
const EACH: i16 = -2;

pub(crate) fn install(traps: Traps, reg: &mut Registrar) -> Result<(), InstallError> {
    let free = reg.verb("trap.free", TargetKind::Figure, ArgKind::None)?;
    let deploying = reg.offer_point("deploy-step");
    let offer = reg.offer(deploying, Free { traps, free });
    reg.gate_offer(offer, Gate::Flag(traps.any));
    let lake = Lake { traps, label: reg.label("vodyanoy") };
    reg.rule(lake).final_points(Lake::final_points);
    Ok(())
}

/// RP-11, RP-22: in place of placing a figure, a player takes back one of their own that was
/// caught.
struct Free {
    traps: Traps,
    free: Verb,
}

impl Offer for Free {
    fn offer(&self, v: View, ask: Ask, menu: &mut Menu) -> Result<(), Fault> {
        let play = &v.core.tile_play;
        // The deploy step alone, not a second one such as that of a phantom.
        if play.used().is_some() {
            return Ok(());
        }
        let is_spot = |place| matches!(place, FigureLocation::Spot { .. });
        for (figure, _) in v.core.on_landscape().filter(|(_, f)| f.owner == Some(ask.player) && is_spot(f.place)) {
            // RP-12: not from the tile of this tile play.
            let is_new = |cell| play.placed_tiles.iter().any(|placed| v.core.board.tile(*placed).cell == cell);
            if self.traps.cell_of_trap(v, figure)?.is_some_and(|cell| !is_new(cell)) {
                menu.add(self.free, Target::Figure(figure), 0);
            }
        }
        Ok(())
    }

    fn act(&self, cx: &mut Context, _who: Player, action: Action) -> OfferStep {
        if let Target::Figure(figure) = action.target {
            cx.move_figure(figure, FigureLocation::Supply);
        }
        Ok(OfferFlow::Done)
    }
}

#[derive(Clone, Copy)]
struct Lake {
    traps: Traps,
    label: Label,
}

impl Lake {
    /// RP-10: each figure in a lake costs 2 points at the end.
    fn final_points(&self, v: View, out: &mut Vec<ScoreEntry>) -> Result<(), Fault> {
        if v.slots.of(self.traps.slot).lakes.is_empty() {
            return Ok(());
        }
        let mut caught = vec![0i16; usize::from(v.core.seats)];
        for (i, f) in v.core.figures.iter().enumerate() {
            if let Some(n) = f.owner.and_then(|owner| caught.get_mut(owner.index()))
                && self.traps.is_in_lake(v, Figure::at(i))?
            {
                *n += 1;
            }
        }
        for (player, n) in v.core.players().zip(caught).filter(|(_, n)| *n > 0) {
            out.push(ScoreEntry::bonus(player, n * EACH, self.label));
        }
        Ok(())
    }
}
