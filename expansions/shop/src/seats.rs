//! The deploy step: a figure queues in a column, or is taken back from the landscape (RULES.md,
//! sections 2 and 5).

use bastide_core::author::prelude::*;

use crate::columns::{SEATS, Sells};
use crate::shop::{Queue, Rules, SharedRules};

/// Registers the offers of the deploy step. `coat` is the ware that names the mayor's figure
/// (SH-118).
pub(crate) fn install(shop: SharedRules, coat: Ware, reg: &mut Registrar) {
    let deploying = reg.offer_point("deploy-step");
    reg.offer(deploying, Seats { shop, coat });
}

/// The offers of the deploy step.
struct Seats {
    shop: SharedRules,
    coat: Ware,
}

impl Seats {
    /// SH-21 to SH-25: returns the columns that are closed to a player, as bits. `city` and `road`
    /// count as one (SH-23).
    fn closed(&self, v: View, player: Player, queues: &[Queue]) -> u8 {
        // SH-131, SH-133: a separate step for one figure, such as the phantom, is exempt.
        if v.core.tile_play.may_deploy != FigureKinds::ALL {
            return 0;
        }
        let holds = |queue: &Queue| queue.iter().flatten().any(|seat| seat.owner == Some(player));
        let mut closed = queues.iter().enumerate().fold(0, |bits, (at, queue)| bits | u8::from(holds(queue)) << at);
        if self.shop.choices.previous_round && player == v.core.turn.active {
            let kept = v.slots.of(self.shop.slot);
            closed |= if v.core.tile_play.serial == kept.first_tile_play { kept.before } else { 0 };
        }
        if closed & TILES != 0 { closed | TILES } else { closed }
    }

    /// SH-26: returns the kinds of followers in the player's supply that this step allows.
    fn ready(&self, v: View, player: Player) -> FigureKinds {
        v.core.at_hand(player).iter().filter(|kind| v.rules.figures.get(*kind).follower).collect()
    }

    fn enter(&self, ready: FigureKinds, at: usize, seat: usize, menu: &mut Menu) {
        let target = Target::Slot { group: self.shop.columns[at].group, index: seat as u8 };
        ready.iter().for_each(|kind| menu.add(self.shop.enter, target, kind.0.into()));
    }

    /// SH-59: returns the price of taking this figure back, with the strength `there` already in
    /// the column.
    fn fare(&self, v: View, at: usize, there: i16, figure: &FigureState) -> i16 {
        let coats = if self.shop.choices.mayor_by_coats { self.coats(v, figure) } else { 0 };
        let own = Rules::strength(v, figure.kind).max(coats);
        self.shop.price(v, &self.shop.columns[at], 1, there + own)
    }

    /// SH-118: with the option, returns the coats of the city in which a mayor stands.
    fn coats(&self, v: View, figure: &FigureState) -> i16 {
        match (v.rules.ware(self.coat).map(|w| &w.goods), figure.place) {
            (Some(WareKind::Emblem { adds, beside, .. }), FigureLocation::Segment(seg)) if *beside == figure.kind => {
                v.traits(seg, *adds)
            }
            _ => 0,
        }
    }

    /// SH-69, SH-70, SH-108: offers to take back any of the player's figures on the landscape.
    fn take_back(&self, v: View, player: Player, at: usize, queue: &Queue, menu: &mut Menu) {
        let (there, purse) = (Rules::strengths(v, queue), self.shop.purse(v, player));
        for (figure, f) in v.figures_in_reach(player, Reach::Nobody) {
            if i32::from(self.fare(v, at, there, f)) <= purse {
                menu.add(self.shop.take_back, Target::Figure(figure), 0);
            }
        }
    }
}

/// The columns `city` and `road`, as bits.
const TILES: u8 = 0b11;

impl Offer for Seats {
    fn offer(&self, v: View, ask: Ask, menu: &mut Menu) -> Result<(), Fault> {
        if v.core.tile_play.placed_tiles.is_empty() {
            return Ok(());
        }
        let queues = self.shop.queues(v);
        let (closed, ready) = (self.closed(v, ask.player, &queues), self.ready(v, ask.player));
        for (at, column) in self.shop.columns.iter().enumerate() {
            let queue = &queues[at];
            let seat = queue.iter().flatten().count();
            // SH-20, SH-27: a full, closed or exhausted column takes no figure.
            if seat == SEATS || closed & (1 << at) != 0 || self.shop.exhausted(v, column) {
                continue;
            }
            match column.sells {
                Sells::TakeBack if v.core.tile_play.may_deploy == FigureKinds::ALL => {
                    self.take_back(v, ask.player, at, queue, menu)
                }
                Sells::TakeBack => {}
                _ => self.enter(ready, at, seat, menu),
            }
        }
        Ok(())
    }

    /// SH-17: queueing or taking back is the deploy action of the turn.
    fn act(&self, cx: &mut Context, who: Player, a: Action) -> OfferStep {
        match a.target {
            Target::Slot { group, index } => {
                if let Some(figure) = cx.core().from_supply(who, FigureKind(a.arg as u8)) {
                    cx.move_figure(figure, FigureLocation::Slot { group, index });
                }
            }
            Target::Figure(figure) => {
                let columns = &self.shop.columns;
                let Some(at) = columns.iter().position(|c| matches!(c.sells, Sells::TakeBack)) else {
                    return Ok(OfferFlow::Done);
                };
                let queue = self.shop.queues(cx.view())[at];
                if let Some(f) = cx.core().figures.get(figure.index()).copied() {
                    // SH-53: the price is paid at once.
                    let fare = self.fare(cx.view(), at, Rules::strengths(cx.view(), &queue), &f);
                    self.shop.pay(cx, who, fare);
                    let index = queue.iter().flatten().count() as u8;
                    cx.move_figure(figure, FigureLocation::Slot { group: columns[at].group, index });
                }
            }
            _ => {}
        }
        Ok(OfferFlow::Done)
    }
}
