//! The displays of a bazaar: the tiles of the offer with their buyers, the auction and its bids.

use bastide_core::author::prelude::*;

use super::{Bazaars, Stage};

pub(super) fn install(bazaars: Bazaars, reg: &mut Registrar) {
    let (organizer, auctioneer, bid) = (reg.label("organizer"), reg.label("auctioneer"), reg.label("highest bid"));
    reg.rule(Displays { bazaars, organizer, auctioneer, bid }).displays(Displays::displays);
}

/// The displays of a bazaar.
#[derive(Clone)]
struct Displays {
    bazaars: Bazaars,
    organizer: Label,
    auctioneer: Label,
    bid: Label,
}

impl Displays {
    fn displays(&self, v: View, _who: Player, out: &mut Vec<Display>) -> Result<(), Fault> {
        let r = self.bazaars;
        let (seats, session) = (v.core.seats, v.slots.of(r.slot));
        // BZ-06, BZ-35: the tiles are face down until they are revealed.
        if !session.active || !session.open {
            return Ok(());
        }
        let selling = !session.pick && !session.without(seats).is_empty();
        let running = selling && session.auction.stage != Stage::Open;
        let placed: Vec<u8> = (0..session.played).map(|n| r.nth_of_round(session, seats, n).0 + 1).collect();
        for index in (0..session.lots).filter(|i| !placed.contains(&session.holder[*i as usize])) {
            let of = session.holder[index as usize].checked_sub(1).map(Player);
            let now = running && session.auction.lot == index;
            out.push(Display::Tile { tile: session.offer[index as usize], group: r.group, index, of, now });
        }
        let fact = |name, player, number| Display::Fact { name, player: Some(player), number };
        out.push(fact(self.organizer, session.organizer, None));
        if selling {
            out.push(fact(self.auctioneer, session.auction.auctioneer, None));
        }
        if running {
            out.push(fact(self.bid, session.auction.bidder, Some(session.auction.high)));
        }
        Ok(())
    }
}
