//! A figure takes off in place of being deployed (RULES.md, section 1).

use bastide_core::author::prelude::*;

use crate::land;
use crate::options;

pub(crate) fn install(o: &Options, reg: &mut Registrar) -> Result<(), InstallError> {
    let verb = reg.verb("flier.fly", TargetKind::Spot, ArgKind::FigureKind)?;
    let fly = Fly {
        machine: reg.tile_trait("flying-machine"),
        verb,
        kinds: options::kinds(o, reg)?,
        landing: land::install(o, reg)?,
        used: reg.slot(),
    };
    let deploying = reg.offer_point("deploy-step");
    reg.offer_for_tiles(deploying, [fly.machine], fly);
    Ok(())
}

/// The serial number of the last tile play with a flight.
#[derive(Clone, Copy, Hash, Default)]
struct Used(u16);

struct Fly {
    machine: Trait,
    verb: Verb,
    /// FL-11 to FL-13: the kinds that fly.
    kinds: FigureKinds,
    landing: Phase,
    used: Slot<Used>,
}

impl Offer for Fly {
    /// FL-04: offered beside the places of the tile.
    fn offer(&self, v: View, ask: Ask, menu: &mut Menu) -> Result<(), Fault> {
        // FL-14: one flight a tile.
        if v.slots.of(self.used).0 == v.core.tile_play.serial {
            return Ok(());
        }
        let placed = v.core.tile_play.placed_tiles.iter().map(|placed| v.core.board.tile(*placed));
        let Some(machine) = placed.rev().find(|tile| v.rules.tiles.get(tile.tile).traits.has(self.machine)) else {
            return Ok(());
        };
        for kind in (v.core.at_hand(ask.player) & self.kinds).iter() {
            menu.add(self.verb, Target::Spot { cell: machine.cell, at: 0 }, kind.0.into());
        }
        Ok(())
    }

    /// FL-05, FL-24: the die is rolled when the figure has taken off.
    fn act(&self, cx: &mut Context, who: Player, action: Action) -> OfferStep {
        cx.slots.of_mut(self.used).0 = cx.core().tile_play.serial;
        let kind = FigureKind(action.arg as u8);
        Ok(OfferFlow::Call(Call::phase(self.landing, who).with(kind.0.into())))
    }
}
