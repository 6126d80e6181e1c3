//! Bazaars: bids, and tiles that all take before anybody lays one.

use bastide_core::{Action, PASS, Player, Target};
use serde_json::Value;

use super::super::asked::{self, About, about};
use super::super::ours;
use super::Mirror;
use super::auction::Auction;

impl Mirror {
    /// Returns the player whom they ask for a bid next and who is not asked here, as the bid is the highest that is possible.
    pub(in super::super) fn left_out(&self) -> Option<Player> {
        let next = *self.auction.as_ref()?.to_ask.first()?;
        (!self.may_bid(next)).then_some(next)
    }

    /// Is this player asked for a bid here?
    fn may_bid(&self, player: Player) -> bool {
        let asked = self.game.decision().is_some_and(|d| d.ask.player == player);
        asked && asked::offers(&self.game, &self.bazaar).iter().any(|o| o.list == "BazaarBid")
    }

    /// Passes in an auction. For somebody who is not asked here, that is nothing.
    pub(super) fn pass_on(&mut self) -> Result<(), String> {
        let left_out = self.left_out().is_some();
        if !left_out {
            let pass = self.offers().into_iter().find(|o| o.action.verb == PASS);
            self.apply(pass.ok_or("they pass, which is not on offer here")?.action)?;
        }
        self.answered();
        Ok(())
    }

    /// Notes that whoever they asked has answered.
    fn answered(&mut self) {
        if let Some(auction) = &mut self.auction {
            auction.to_ask.drain(..1.min(auction.to_ask.len()));
            self.auction = self.auction.take().filter(|a| !a.to_ask.is_empty());
        }
    }

    /// The others without a tile, clockwise from whoever puts one up.
    fn others(&self, opener: Player) -> Vec<Player> {
        let seats = self.game.state().core.seats;
        let after = (1..seats).map(|n| Player((opener.0 + n) % seats));
        after.filter(|p| !self.bazaar.owners.contains(p)).collect()
    }

    /// Puts a tile up for auction, bids, or takes a tile where there is no auction.
    pub(super) fn bid(&mut self, payload: &Value) -> Result<(), String> {
        let number = |key: &str| payload[key].as_i64().ok_or_else(|| format!("a bid without \"{key}\": {payload}"));
        let too_great = |n: i64| move |_| format!("a bid with the number {n}");
        let lot = number("supplyIndex").and_then(|n| u8::try_from(n).map_err(too_great(n)))?;
        let arg = number("price").and_then(|n| i16::try_from(n).map_err(too_great(n)))?;
        if let Some(bidder) = self.left_out() {
            let seat = self.game.rules().seat(bidder);
            return Err(format!("{seat} bids {arg}, and no bid is higher here than the one before"));
        }
        let asked = self.game.decision().map(|d| d.ask.player);
        let (Some(About::Bazaar), Some(asked)) = (about(&self.game), asked) else {
            return Err("they bid and no bazaar is open here".into());
        };
        let offers = self.offers();
        let takes = |name: &str| offers.iter().find(|o| asked::verb(self.game.view(), o.action) == name).map(|o| o.action);
        if takes("bazaars.take").is_some() {
            let wanted = format!("{lot} ");
            if !offers.iter().any(|o| o.option.starts_with(&wanted)) {
                return Err(format!("they choose tile {lot}, which is not on offer here"));
            }
            self.take(lot);
            return Ok(());
        }
        let opens = offers.iter().find(|o| o.list == "BazaarSelectTile" && o.option.starts_with(&format!("{lot} ")));
        match (opens.map(|o| o.action), takes("bazaars.bid")) {
            (Some(open), _) => {
                self.bazaar.lot = lot;
                let to_ask = self.others(asked);
                self.apply(Action { arg, ..open })?;
                self.auction = Some(Auction { to_ask }).filter(|a| !a.to_ask.is_empty());
            }
            (None, Some(bid)) if self.bazaar.lot == lot => {
                self.apply(Action { arg, ..bid })?;
                self.answered();
            }
            _ => return Err(format!("they bid for tile {lot}, which is not asked for here")),
        }
        Ok(())
    }

    /// Notes that whoever they ask takes a tile. The last one goes to the last player.
    fn take(&mut self, lot: u8) {
        let taken = |mirror: &mut Mirror, lot: u8| {
            let (tile, player) = (mirror.bazaar.tiles.get(usize::from(lot)), mirror.asked());
            if let (Some(tile), Some(player)) = (tile, player) {
                let name = &mirror.game.rules().tiles.get(*tile).name;
                mirror.happened.push(ours::auctioned(name, player));
            }
        };
        taken(self, lot);
        self.bazaar.picks.push(lot);
        let mut left = (0..self.bazaar.tiles.len() as u8).filter(|lot| !self.bazaar.picks.contains(lot));
        if let (Some(last), None) = (left.next(), left.next()) {
            taken(self, last);
        }
    }

    /// What was chosen for whoever is asked here, once all have chosen there. The last tile is left over.
    pub(super) fn pick(&mut self) -> Option<Action> {
        let decision = self.game.decision()?;
        let view = self.game.view();
        let open = decision.menu().entries().iter().filter(|e| view.rules.names.verbs.name(e.verb.index()) == "bazaars.take");
        let all = open.clone().count();
        if all == 0 || self.bazaar.picks.len() + 1 < all {
            return None;
        }
        let chosen = self.bazaar.picks.first().copied()?;
        self.bazaar.shared_out = true;
        let entry = open.into_iter().find(|e| matches!(e.target, Target::Slot { index, .. } if index == chosen))?;
        let action = Action { verb: entry.verb, target: entry.target, arg: entry.lo };
        self.bazaar.picks.remove(0);
        Some(action)
    }
}
