//! The player places another tile in the same turn (RULES.md, section 1).

use bastide_core::author::prelude::*;
use bastide_core::{TURN, TilePlayQuestion};

use crate::arrows::{Arrows, Deed};

/// AN-14: the rank of the further tile play: after that of a builder.
const RANK: u8 = 22;

pub(crate) fn install(arrows: Arrows, o: &Options, reg: &mut Registrar) -> Result<(), InstallError> {
    let question = TilePlayQuestion { verb: "anniversary.again", prompt: "Place another tile?" };
    let again = Again {
        arrows,
        tile_play: reg.extra_tile_play("anniversary.again", Some(question))?,
        each: o.word("arrow_again")? == "each",
        given: reg.slot(),
    };
    let phase = reg.phase("tile-play", "anniversary.owe", at("end.owe"), &[], again);
    // AN-15: not in the round of an auction.
    reg.gate(phase, Gate::Called(TURN));
    Ok(())
}

struct Again {
    arrows: Arrows,
    tile_play: Phase,
    /// AN-11: each arrow brings a tile, not one a turn.
    each: bool,
    /// The number of the last turn in which an arrow brought a tile.
    given: Slot<u16>,
}

impl TurnPhase for Again {
    #[inline]
    fn enter(&self, cx: &mut Context) -> Step {
        let (v, turn) = (cx.view(), cx.core().turn.number);
        let player = v.core.tile_play.player;
        let first = self.each || *v.slots.of(self.given) != turn;
        if first && self.arrows.unused(v, player, Deed::Again).is_some() {
            *cx.slots.of_mut(self.given) = turn;
            cx.follow_up(RANK, Call::phase(self.tile_play, player));
        }
        Ok(Flow::Done)
    }
}
