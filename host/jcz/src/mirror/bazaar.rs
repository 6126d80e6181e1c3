//! Bazaars: bids, and tiles that all players take before anyone places one.

use bastide_core::{Action, PASS, Player, Target};
use serde_json::Value;

use super::super::bastide_events;
use super::super::questions;
use super::super::subjects::{self, Question, question};
use super::Mirror;
use super::auction::Auction;

impl Mirror {
    /// Returns the next bidder of JCloisterZone whom Bastide does not ask, because no higher bid is
    /// possible.
    pub(in super::super) fn bidder_without_question(&self) -> Option<Player> {
        let next = *self.auction.as_ref()?.to_ask.first()?;
        (!self.may_bid(next)).then_some(next)
    }

    /// Returns `true` if Bastide asks this player for a bid.
    fn may_bid(&self, player: Player) -> bool {
        let asked = self.game.decision().is_some_and(|d| d.ask.player == player);
        asked && questions::offers(&self.game, &self.bazaar).iter().any(|o| o.list == "BazaarBid")
    }

    /// Passes in an auction. This has no effect for a player whom Bastide does not ask.
    pub(super) fn pass_bid(&mut self) -> Result<(), String> {
        let bidder_without_question = self.bidder_without_question().is_some();
        if !bidder_without_question {
            let pass = self.offers().into_iter().find(|o| o.action.verb == PASS);
            self.apply(pass.ok_or("JCloisterZone has a pass, which is not a legal move in Bastide")?.action)?;
        }
        self.answered();
        Ok(())
    }

    /// Removes the first player of the queue of bidders.
    fn answered(&mut self) {
        if let Some(auction) = &mut self.auction {
            auction.to_ask.drain(..1.min(auction.to_ask.len()));
            self.auction = self.auction.take().filter(|a| !a.to_ask.is_empty());
        }
    }

    /// Returns the other players without a tile, clockwise from the player who opens the auction.
    fn bidders_after(&self, opener: Player) -> Vec<Player> {
        let seats = self.game.state().core.seats;
        let after = (1..seats).map(|n| Player((opener.0 + n) % seats));
        after.filter(|p| !self.bazaar.owners.contains(p)).collect()
    }

    /// Opens an auction, bids, or takes a tile if there is no auction.
    pub(super) fn bid(&mut self, payload: &Value) -> Result<(), String> {
        let number = |key: &str| payload[key].as_i64().ok_or_else(|| format!("the bid lacks the number \"{key}\": {payload}"));
        let out_of_range = |n: i64| move |_| format!("the number {n} of a bid is out of range");
        let lot = number("supplyIndex").and_then(|n| u8::try_from(n).map_err(out_of_range(n)))?;
        let arg = number("price").and_then(|n| i16::try_from(n).map_err(out_of_range(n)))?;
        if let Some(bidder) = self.bidder_without_question() {
            let seat = self.game.rules().seat(bidder);
            return Err(format!("{seat} bids {arg}, but Bastide permits no higher bid than the last one"));
        }
        let asked = self.game.decision().map(|d| d.ask.player);
        let (Some(Question::Bazaar), Some(asked)) = (question(&self.game), asked) else {
            return Err("JCloisterZone has a bid, but no bazaar is open in Bastide".into());
        };
        let offers = self.offers();
        let takes = |name: &str| offers.iter().find(|o| subjects::verb(self.game.view(), o.action) == name).map(|o| o.action);
        if takes("bazaars.take").is_some() {
            let wanted = format!("{lot} ");
            if !offers.iter().any(|o| o.option.starts_with(&wanted)) {
                return Err(format!("a player takes tile {lot}, which Bastide does not offer"));
            }
            self.take(lot);
            return Ok(());
        }
        let opens = offers.iter().find(|o| o.list == "BazaarSelectTile" && o.option.starts_with(&format!("{lot} ")));
        match (opens.map(|o| o.action), takes("bazaars.bid")) {
            (Some(open), _) => {
                self.bazaar.lot = lot;
                let to_ask = self.bidders_after(asked);
                self.apply(Action { arg, ..open })?;
                self.auction = Some(Auction { to_ask }).filter(|a| !a.to_ask.is_empty());
            }
            (None, Some(bid)) if self.bazaar.lot == lot => {
                self.apply(Action { arg, ..bid })?;
                self.answered();
            }
            _ => return Err(format!("a player bids for tile {lot}, which is not in auction in Bastide")),
        }
        Ok(())
    }

    /// Records that the player whom JCloisterZone asks takes a tile. The last tile goes to the last
    /// player.
    fn take(&mut self, lot: u8) {
        let taken = |mirror: &mut Mirror, lot: u8| {
            let (tile, player) = (mirror.bazaar.tiles.get(usize::from(lot)), mirror.jcz_player());
            if let (Some(tile), Some(player)) = (tile, player) {
                let name = &mirror.game.rules().tiles.get(*tile).name;
                mirror.events.push(bastide_events::auctioned(name, player));
            }
        };
        taken(self, lot);
        self.bazaar.picks.push(lot);
        let mut left = (0..self.bazaar.tiles.len() as u8).filter(|lot| !self.bazaar.picks.contains(lot));
        if let (Some(last), None) = (left.next(), left.next()) {
            taken(self, last);
        }
    }

    /// Returns the recorded choice of the player whom Bastide asks, once all players have chosen.
    /// The last tile needs no answer.
    pub(super) fn pick(&mut self) -> Option<Action> {
        let decision = self.game.decision()?;
        let view = self.game.view();
        let open = decision.menu().entries().iter().filter(|e| view.rules.names.verbs.name(e.verb.index()) == "bazaars.take");
        let all = open.clone().count();
        if all == 0 || self.bazaar.picks.len() + 1 < all {
            return None;
        }
        let chosen = self.bazaar.picks.first().copied()?;
        self.bazaar.picks_reported = true;
        let entry = open.into_iter().find(|e| matches!(e.target, Target::Slot { index, .. } if index == chosen))?;
        let action = Action { verb: entry.verb, target: entry.target, arg: entry.lo };
        self.bazaar.picks.remove(0);
        Some(action)
    }
}
