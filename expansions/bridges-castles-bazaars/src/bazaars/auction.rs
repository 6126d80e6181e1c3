//! The auction (8.5): one round of bids for each tile, then the auctioneer buys or sells (BZ-07 to
//! BZ-21).

use bastide_core::author::prelude::*;

use super::{Auction, Bazaars, Stage};

pub(super) fn install(bazaars: Bazaars, reg: &mut Registrar) {
    let own = reg.offer_point("bazaar-step");
    reg.phase("bazaars.session", "bazaars.auction", at("auction"), &[own], AuctionPhase(bazaars));
}

impl Bazaars {
    /// BZ-14, BZ-16: returns the highest bid that a player may make.
    fn most(&self, v: View, who: Player) -> i16 {
        let own = v.core.score.get(who.index()).copied().unwrap_or_default().clamp(0, i32::from(self.most_bid)) as i16;
        if self.own_points { own } else { self.most_bid }
    }

    /// BZ-12: adds points to a player, or takes them; a payment is not a scoring.
    fn pay(&self, cx: &mut Context, player: Player, points: i16) {
        if points != 0 {
            let score_entry = ScoreEntry::payment(player, points, self.payment);
            cx.award_points(score_entry, &[Line { label: self.payment, count: 1, each: points }]);
        }
    }

    /// Gives a tile of the offer to a player.
    pub(super) fn give(&self, cx: &mut Context, lot: u8, player: Player, price: i16) {
        let session = cx.slots.of_mut(self.slot);
        session.holder[lot as usize] = player.0 + 1;
        session.first_buyer.get_or_insert(player);
        let target = Target::Slot { group: self.group, index: lot };
        cx.log.put(Event::Other { tag: self.got, player: Some(player), target, arg: price });
    }
}

/// The phase that auctions the tiles of the offer.
struct AuctionPhase(Bazaars);

impl AuctionPhase {
    /// BZ-07, BZ-18: asks the first player without a tile, clockwise after this one, to put up the
    /// next tile. BZ-20: the last tile is free.
    fn open(&self, cx: &mut Context, after: Player) -> Step {
        let r = self.0;
        let (seats, session) = (cx.core().seats, cx.slots.of(r.slot));
        let without = session.without(seats);
        let (Some(auctioneer), Some(lot)) = (without.from(after.left(seats), seats).next(), session.left().next()) else {
            return Ok(Flow::Done);
        };
        if without.len() == 1 {
            r.give(cx, lot, auctioneer, 0);
            return Ok(Flow::Done);
        }
        cx.slots.of_mut(r.slot).auction = Auction { auctioneer, ..Auction::default() };
        Ok(Flow::Ask(Ask::open(auctioneer, r.opening)))
    }

    /// BZ-09, BZ-10, BZ-17: asks each other player without a tile once, clockwise.
    fn bid(&self, cx: &mut Context) -> Step {
        let (seats, session) = (cx.core().seats, cx.slots.of_mut(self.0.slot));
        let auction = &mut session.auction;
        match auction.to_answer.from(auction.auctioneer, seats).next() {
            Some(player) => {
                auction.to_answer.remove(player);
                auction.stage = Stage::Bid;
                Ok(Flow::Ask(Ask::open(player, self.0.bidding)))
            }
            None => self.decide(cx),
        }
    }

    /// BZ-11, BZ-13: if no other player bid, the auctioneer pays their own bid to the bank;
    /// otherwise they buy or sell.
    fn decide(&self, cx: &mut Context) -> Step {
        let Auction { auctioneer, bidder, high, .. } = cx.slots.of(self.0.slot).auction;
        if bidder == auctioneer {
            self.0.pay(cx, auctioneer, -high);
            return self.sold(cx, auctioneer);
        }
        cx.slots.of_mut(self.0.slot).auction.stage = Stage::Decide;
        if self.must_sell(cx.view()) { self.trade(cx, false) } else { Ok(Flow::Ask(Ask::open(auctioneer, self.0.deciding))) }
    }

    /// BZ-16: returns `true` if the auctioneer cannot pay the highest bid and has to sell.
    fn must_sell(&self, v: View) -> bool {
        let Auction { auctioneer, high, .. } = v.slots.of(self.0.slot).auction;
        self.0.own_points && v.core.score[auctioneer.index()] < i32::from(high)
    }

    /// The auctioneer and the highest bidder exchange the price; the auctioneer buys or sells.
    fn trade(&self, cx: &mut Context, buys: bool) -> Step {
        let Auction { auctioneer, bidder, high, .. } = cx.slots.of(self.0.slot).auction;
        let (buyer, seller) = if buys { (auctioneer, bidder) } else { (bidder, auctioneer) };
        self.0.pay(cx, buyer, -high);
        self.0.pay(cx, seller, high);
        self.sold(cx, buyer)
    }

    /// Gives the tile to its buyer and opens the next auction.
    fn sold(&self, cx: &mut Context, buyer: Player) -> Step {
        let Auction { auctioneer, lot, high, .. } = cx.slots.of(self.0.slot).auction;
        self.0.give(cx, lot, buyer, high);
        self.open(cx, if self.0.after_buyer { buyer } else { auctioneer })
    }
}

impl TurnPhase for AuctionPhase {
    fn enter(&self, cx: &mut Context) -> Step {
        let session = cx.slots.of(self.0.slot);
        if session.lots == 0 || session.pick {
            return Ok(Flow::Done);
        }
        let organizer = session.organizer;
        self.open(cx, organizer)
    }

    fn options(&self, v: View, ask: Ask, menu: &mut Menu) -> Result<(), Fault> {
        let r = self.0;
        let session = v.slots.of(r.slot);
        match session.auction.stage {
            // BZ-08: 0 is a legal bid.
            Stage::Open => session.left().for_each(|index| {
                let most = r.most(v, ask.player);
                menu.add_range(r.open, Target::Slot { group: r.group, index }, 0, most);
            }),
            Stage::Bid => {
                menu.add(PASS, Target::None, 0);
                menu.add_range(r.bid, Target::None, session.auction.high + 1, r.most(v, ask.player));
            }
            Stage::Decide => {
                menu.add(r.buy, Target::None, 0);
                menu.add(r.sell, Target::None, 0);
            }
        }
        Ok(())
    }

    fn act(&self, cx: &mut Context, who: Player, a: Action) -> Step {
        let r = self.0;
        let seats = cx.core().seats;
        let session = cx.slots.of_mut(r.slot);
        if a.verb == r.buy || a.verb == r.sell {
            return self.trade(cx, a.verb == r.buy);
        }
        if let Target::Slot { index, .. } = a.target {
            let mut others = session.without(seats);
            others.remove(who);
            session.auction.lot = index;
            session.auction.to_answer = others;
        }
        if a.verb != PASS {
            (session.auction.high, session.auction.bidder) = (a.arg, who);
        }
        self.bid(cx)
    }
}
