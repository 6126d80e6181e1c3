//! Out of the city at the end of the game: figures from the quarters onto what is still to be scored
//! (CR-83 to CR-87).

use bastide_core::author::prelude::*;

use crate::join::{Found, Leaving};
use crate::quarters::{COUNT, MARKET, Quarters};

pub(crate) fn install(join: Leaving, o: &Options, reg: &mut Registrar) -> Result<(), InstallError> {
    let market =
        Market { join, any_quarter: o.word("count_final")? == "any", one_by_one: o.word("count_final_order")? == "one_by_one" };
    reg.phase("tile-play", "count-king-robber.last-tile", at("placed"), &[], LastTile(join.quarters));
    // CR-83: after the lords have left their castles.
    let order = if o.word("count_final_when")? == "before_circus" { before("empty-side-boards") } else { at("leave.market") };
    reg.phase("final", "count-king-robber.market", order, &[], market);
    Ok(())
}

/// CR-83: notes who placed the last tile, in a builder's tile play, a bazaar or the last round of
/// abbeys too.
struct LastTile(Quarters);

impl TurnPhase for LastTile {
    #[inline]
    fn enter(&self, cx: &mut Context) -> Step {
        let tile_play = &cx.core().tile_play;
        if !tile_play.placed_tiles.is_empty() {
            let player = tile_play.player;
            cx.slots.of_mut(self.0.slot).placed = Some(player);
        }
        Ok(Flow::Done)
    }
}

/// The phase in which figures leave the quarters: the market, and by the option the others.
struct Market {
    join: Leaving,
    /// CR-85: the other quarters too.
    any_quarter: bool,
    /// CR-86: one figure at a time round the table.
    one_by_one: bool,
}

impl Market {
    /// CR-83 to CR-85: finds what a player may move, and where to: onto any field, and by the option
    /// onto unfinished features.
    fn find(&self, v: View, who: Player, found: &mut Found) -> Result<bool, Fault> {
        let free = self.join.quarters.free_to_leave(v, who);
        for quarter in (0..COUNT).filter(|at| (*at == MARKET || self.any_quarter) && !free[*at].is_empty()) {
            for feature in v.features(self.join.quarters.kinds[quarter]) {
                let open = quarter == MARKET || !v.complete(feature)?;
                if open && self.join.on_each_segment(v, who, free[quarter], feature, found)? {
                    return Ok(true);
                }
            }
        }
        Ok(false)
    }

    fn next(&self, cx: &mut Context) -> Step {
        let last = cx.slots.of(self.join.quarters.slot).placed.unwrap_or(cx.core().turn.active);
        self.join.next(cx, last, |v, who| self.find(v, who, &mut |_, _| true))
    }
}

impl TurnPhase for Market {
    fn enter(&self, cx: &mut Context) -> Step {
        if !self.join.quarters.any(cx.view()) {
            return Ok(Flow::Done);
        }
        self.join.begin(cx);
        self.next(cx)
    }

    fn options(&self, v: View, ask: Ask, menu: &mut Menu) -> Result<(), Fault> {
        self.join.offer(menu, |found| self.find(v, ask.player, found))
    }

    fn act(&self, cx: &mut Context, who: Player, a: Action) -> Step {
        self.join.answer(cx, who, a);
        if self.one_by_one {
            self.join.to_the_left(cx);
        }
        self.next(cx)
    }
}
