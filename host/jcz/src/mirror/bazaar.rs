//! Bazaars: bids, and tiles that all take before anybody lays one.

use bastide_core::{Action, Target};
use serde_json::Value;

use super::super::asked::{self, About, about};
use super::super::ours;
use super::Mirror;

impl Mirror {
    /// Puts a tile up for auction, bids, or takes a tile where there is no auction.
    pub(super) fn bid(&mut self, payload: &Value) -> Result<(), String> {
        let number = |key: &str| payload[key].as_i64().ok_or_else(|| format!("a bid without \"{key}\": {payload}"));
        let too_great = |n: i64| move |_| format!("a bid with the number {n}");
        let lot = number("supplyIndex").and_then(|n| u8::try_from(n).map_err(too_great(n)))?;
        let arg = number("price").and_then(|n| i16::try_from(n).map_err(too_great(n)))?;
        if about(&self.game) != Some(About::Bazaar) {
            return Err("they bid and no bazaar is open here".into());
        }
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
        let bid = match (opens, takes("bazaars.bid")) {
            (Some(open), _) => {
                self.bazaar.lot = lot;
                open.action
            }
            (None, Some(bid)) if self.bazaar.lot == lot => bid,
            _ => return Err(format!("they bid for tile {lot}, which is not asked for here")),
        };
        self.apply(Action { arg, ..bid })
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
