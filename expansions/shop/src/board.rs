//! The Shop's board as screens show it: columns with seats, what is left, and the price for whoever is asked.

use bastide_core::{Display, Fault, Label, Player, Registrar, Section, TurnPhase, View};

use crate::columns::{Column, Sells};
use crate::shop::{Rules, Shop};

pub(crate) fn install(shop: Shop, names: Vec<Label>, reg: &mut Registrar) {
    let title = reg.label("The Shop");
    let reasons = Reasons {
        unfit: reg.label("none of its tiles fits"),
        empty: reg.label("nothing is left"),
        needs: reg.label("what it acts on is not on the board"),
        dear: reg.label("it costs more points than you have"),
    };
    for (verb, words) in [
        (shop.enter, "queue with a {n} in {at}"),
        (shop.take_back, "take back {at}"),
        (shop.buy, "buy {n} in {at}"),
        (shop.put_to_use, "take {n} from {at}"),
        (shop.forfeit, "forfeit the place in {at}"),
    ] {
        reg.phrase(verb, words);
    }
    // What chance drew is told by the token that comes of it.
    reg.tell_chance(shop.chance, "");
    reg.displays(Board { shop, title, names, reasons });
}

/// Why a column is of no use to a player.
struct Reasons {
    /// SH-66: no open tile can be laid.
    unfit: Label,
    /// SH-102, SH-103: the stock is used up.
    empty: Label,
    /// SH-87: a function has nothing to act on.
    needs: Label,
    /// SH-57: the price is more than the player may pay.
    dear: Label,
}

struct Board {
    shop: Shop,
    title: Label,
    /// What the columns are called.
    names: Vec<Label>,
    reasons: Reasons,
}

impl Board {
    /// Why a player who comes to a column could not use it as things are; `None` if they could.
    fn closed(&self, v: View, who: Player, column: &Column, price: i16) -> Result<Option<Label>, Fault> {
        let reasons = &self.reasons;
        Ok(match column.sells {
            Sells::TakeBack => None,
            Sells::Tiles(stall) => {
                let open = v.core.piles.get(stall.open.index()).map_or(&[][..], Vec::as_slice);
                let mut fits = false;
                for tile in open {
                    fits = fits || v.fits_somewhere(who, *tile)?;
                }
                match (open.is_empty(), fits) {
                    (true, _) => Some(reasons.empty),
                    (false, false) => Some(reasons.unfit),
                    _ => None,
                }
            }
            Sells::Ware(_) if self.shop.stock(v, column).is_some_and(|left| left <= 0) => Some(reasons.empty),
            Sells::Ware(_) => (!self.shop.needs_met(v, column)).then_some(reasons.needs),
        }
        .or_else(|| (i32::from(price) > self.shop.purse(v, who)).then_some(reasons.dear)))
    }
}

impl TurnPhase for Board {
    fn displays(&self, v: View, who: Player, out: &mut Vec<Display>) -> Result<(), Fault> {
        let queues = self.shop.queues(v);
        for ((column, queue), name) in self.shop.columns.iter().zip(&queues).zip(&self.names) {
            let there = queue.iter().flatten().any(|s| s.owner == Some(who));
            // Whoever is not there yet would come with a follower.
            let strength = Rules::strengths(v, queue) + i16::from(!there);
            let price = self.shop.price(v, column, 1, strength);
            let open = if let Sells::Tiles(stall) = column.sells { Some(stall.open) } else { None };
            out.push(Display::Section(Section {
                board: self.title,
                name: *name,
                seats: Some(column.group),
                open,
                left: self.shop.stock(v, column),
                price: Some(price),
                closed: self.closed(v, who, column, price)?,
            }));
        }
        Ok(())
    }
}
