//! The Shop's board as screens show it: columns with seats, what is left, and the price for whoever is asked.

use bastide_core::{Fault, Label, Player, Registrar, Shelf, Sight, TurnPhase, View};

use crate::columns::Sells;
use crate::shop::{Rules, Shop};

pub(crate) fn install(shop: Shop, names: Vec<Label>, reg: &mut Registrar) {
    let title = reg.label("The Shop");
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
    reg.sights(Board { shop, title, names });
}

struct Board {
    shop: Shop,
    title: Label,
    /// What the columns are called.
    names: Vec<Label>,
}

impl TurnPhase for Board {
    fn sights(&self, v: View, who: Player, out: &mut Vec<Sight>) -> Result<(), Fault> {
        let queues = self.shop.queues(v);
        for ((column, queue), name) in self.shop.columns.iter().zip(&queues).zip(&self.names) {
            let there = queue.iter().flatten().any(|s| s.owner == Some(who));
            // Whoever is not there yet would come with a follower.
            let strength = Rules::strengths(v, queue) + i16::from(!there);
            let open = if let Sells::Tiles(stall) = column.sells { Some(stall.open) } else { None };
            out.push(Sight::Shelf(Shelf {
                stand: self.title,
                name: *name,
                seats: Some(column.group),
                open,
                left: self.shop.stock(v, column),
                price: Some(self.shop.price(v, column, 1, strength)),
            }));
        }
        Ok(())
    }
}
