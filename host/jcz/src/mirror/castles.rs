//! Castles: they ask a player about all small cities at once, build one for a player and turn, and whoever passes ends it for all.

use bastide_core::{Action, Game};

use super::super::asked::{self, About, Offer, about};
use super::Mirror;

impl Mirror {
    /// They ask about all castles of a player at once.
    pub(super) fn castles(&self, mut offers: Vec<Offer>) -> Vec<Offer> {
        let asked = self.game.decision().map(|d| d.ask.player);
        let mut next = self.game.clone();
        while let Some(points) = self.points_instead(&next) {
            let same = next.apply(points).is_ok() && next.decision().map(|d| d.ask.player) == asked;
            if !same || about(&next) != Some(About::Castle) {
                break;
            }
            let more = asked::offers(&next, &self.bazaar);
            offers.extend(more.into_iter().filter(|o| o.list == "Castle"));
        }
        offers
    }

    /// The answer that scores the city instead of building a castle.
    fn points_instead(&self, game: &Game) -> Option<Action> {
        asked::offers(game, &self.bazaar).into_iter().find(|o| o.list == "Pass").map(|o| o.action)
    }

    /// Builds a castle of a city, and scores the player's others that are asked about before it.
    pub(super) fn build(&mut self, city: &str) -> Result<(), String> {
        let player = self.game.decision().map(|d| d.ask.player);
        while about(&self.game) == Some(About::Castle) && self.game.decision().map(|d| d.ask.player) == player {
            let offers = asked::offers(&self.game, &self.bazaar);
            if let Some(build) = offers.iter().find(|o| o.list == "Castle" && o.option == city) {
                self.castled.extend(player);
                return self.apply(build.action);
            }
            let points = self.points_instead(&self.game).ok_or("a castle cannot be declined here")?;
            self.apply(points)?;
        }
        Err(format!("no castle can be built here at {city}"))
    }

    /// The answer to a question that they do not ask any more in this part.
    pub(super) fn unasked_castle(&self) -> Option<Action> {
        let asked = self.game.decision()?.ask.player;
        let over = self.no_castles || self.castled.contains(&asked);
        if over { self.points_instead(&self.game) } else { None }
    }
}
