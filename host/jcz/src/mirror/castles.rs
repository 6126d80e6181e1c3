//! Castles. JCloisterZone asks a player about all their small cities at once and builds at most one
//! castle a player and turn. A pass of one player ends the question for all later players.

use bastide_core::{Action, Game, Target};

use super::super::questions::{self, Offer};
use super::super::subjects::{Question, question};
use super::Mirror;

impl Mirror {
    /// Returns `true` if JCloisterZone offers a castle in a city: exactly one follower is there.
    fn is_asked(&self, offer: &Offer) -> bool {
        let Target::Segment(city) = offer.action.target else { return true };
        self.game.view().core.graph.sums(city).followers == 1
    }

    /// Returns the offers for all small cities of the player. Bastide asks about each city
    /// separately.
    pub(super) fn castle_offers(&self, mut offers: Vec<Offer>) -> Vec<Offer> {
        let asked = self.game.decision().map(|d| d.ask.player);
        let mut next = self.game.clone();
        while let Some(points) = self.decline_castle(&next) {
            let same = next.apply(points).is_ok() && next.decision().map(|d| d.ask.player) == asked;
            if !same || question(&next) != Some(Question::Castle) {
                break;
            }
            let more = questions::offers(&next, &self.bazaar);
            offers.extend(more.into_iter().filter(|o| o.list == "Castle"));
        }
        offers.retain(|offer| self.is_asked(offer));
        offers
    }

    /// Returns the action that scores the city and does not build a castle.
    fn decline_castle(&self, game: &Game) -> Option<Action> {
        questions::offers(game, &self.bazaar).into_iter().find(|o| o.list == "Pass").map(|o| o.action)
    }

    /// Builds a castle in a city. Scores the player's cities that Bastide asks about before it.
    pub(super) fn build(&mut self, city: &str) -> Result<(), String> {
        let player = self.game.decision().map(|d| d.ask.player);
        while question(&self.game) == Some(Question::Castle) && self.game.decision().map(|d| d.ask.player) == player {
            let offers = questions::offers(&self.game, &self.bazaar);
            if let Some(build) = offers.iter().find(|o| o.list == "Castle" && o.option == city) {
                self.castle_builders.extend(player);
                return self.apply(build.action);
            }
            let points = self.decline_castle(&self.game).ok_or("Bastide does not permit declining the castle")?;
            self.apply(points)?;
        }
        Err(format!("Bastide does not offer a castle at {city}"))
    }

    /// Returns the answer to a question that JCloisterZone no longer asks in this tile play.
    pub(super) fn unasked_castle_answer(&self) -> Option<Action> {
        let asked = self.game.decision()?.ask.player;
        let several = questions::offers(&self.game, &self.bazaar).iter().any(|offer| !self.is_asked(offer));
        let over = several || self.castles_declined || self.castle_builders.contains(&asked);
        if over { self.decline_castle(&self.game) } else { None }
    }
}
