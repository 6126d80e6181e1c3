//! A game of ours that follows one of theirs, message by message.
//!
//! One message may be several actions here, or none: they answer some questions by themselves ([`forced`](super::asked::forced)), they
//! ask about all small cities of a player at once, all choose their bazaar tiles before anybody lays one, and after the follower they
//! wait for a confirmation that we do not know.

mod auction;
mod bazaar;
mod castles;

use bastide_core::{Action, Event, Game, GameSetup, PASS, Player, STOCK, TileType};
use serde_json::Value;

use self::auction::Auction;
use super::asked::{self, About, Bazaar, Offer, about};
use super::draws::Draws;
use super::names::START;
use super::setup::Seated;
use super::{ours, places, theirs};

/// A game of ours that follows one of theirs.
#[derive(Clone, Debug)]
pub(super) struct Mirror {
    game: Game,
    /// What they draw; none where our own chance draws.
    draws: Option<Draws>,
    played: Vec<Action>,
    bazaar: Bazaar,
    /// The auction that goes on there.
    auction: Option<Auction>,
    /// Who has built a castle in this part: once only.
    castled: Vec<Player>,
    /// Somebody has passed on a castle: nobody else is asked.
    no_castles: bool,
    tiny: bool,
    /// The tiles that were seen to be drawn.
    drawn: Vec<TileType>,
    /// What was scored, and what else happened, since both were taken.
    pub(super) scored: Vec<String>,
    pub(super) happened: Vec<String>,
}

impl Mirror {
    /// The game at its first question.
    pub(super) fn start(seated: &Seated) -> Result<Mirror, String> {
        let mut draws = seated.draws.clone();
        let rules = &seated.rules;
        let mut pack = rules.pile(STOCK).to_vec();
        // The start tile is taken out before anything is drawn.
        let start = rules.tiles.find(START).and_then(|start| pack.iter().position(|t| *t == start));
        start.map(|at| pack.remove(at));
        let listed = draws.foretell(rules, &pack, seated.chance);
        let mut game =
            Game::new(rules.clone(), &GameSetup::seeded(seated.seed).with_draws(&listed)).map_err(|e| e.to_string())?;
        draws.foretell(rules, &game.state().core.piles[STOCK.index()], seated.chance);
        if let Some(limit) = seated.limit {
            let left = draws.limit_to(limit);
            game.set_up(|cx| cx.core.piles[STOCK.index()] = left).map_err(|e| e.to_string())?;
        }
        let mut mirror = Mirror::of(game, Some(draws), seated.tiny);
        mirror.foretell(seated.chance)?;
        mirror.settle()?;
        Ok(mirror)
    }

    /// A game at its first question, with or without foretold draws.
    pub(super) fn of(game: Game, draws: Option<Draws>, tiny: bool) -> Mirror {
        let mut mirror = Mirror {
            game,
            draws,
            played: Vec::new(),
            bazaar: Bazaar::default(),
            auction: None,
            castled: Vec::new(),
            no_castles: false,
            tiny,
            drawn: Vec::new(),
            scored: Vec::new(),
            happened: Vec::new(),
        };
        mirror.listen();
        mirror.happened.clear();
        mirror
    }

    /// The game.
    pub(super) fn game(&self) -> &Game {
        &self.game
    }

    /// The actions up to now.
    pub(super) fn played(&self) -> &[Action] {
        &self.played
    }

    /// The tiles that were drawn up to now, in their order, and those that are listed to come.
    pub(super) fn draws(&self) -> Vec<TileType> {
        self.draws.clone().map_or_else(|| self.drawn.clone(), |draws| draws.all(self.pack().len()))
    }

    fn pack(&self) -> &[TileType] {
        &self.game.state().core.piles[STOCK.index()]
    }

    /// Prepares the draws to come, as they follow from a number of theirs.
    fn foretell(&mut self, chance: f64) -> Result<(), String> {
        let pack = self.pack().to_vec();
        let Some(draws) = &mut self.draws else { return Ok(()) };
        let ahead = draws.foretell(self.game.rules(), &pack, chance);
        let limited = draws.limited();
        let numbers = ahead.iter().map(|t| t.0).collect();
        let prepared = self.game.set_up(|cx| {
            cx.core.chance.prepare(Default::default(), numbers);
            if limited {
                cx.core.piles[STOCK.index()] = ahead;
            }
        });
        prepared.map_err(|e| e.to_string())
    }

    /// Whom they ask: somebody who cannot bid more here, or, as they all choose before anybody lays, somebody who is asked later here.
    pub(super) fn asked(&self) -> Option<Player> {
        if let Some(bidder) = self.left_out() {
            return Some(bidder);
        }
        let seats = self.game.state().core.seats;
        let asked = self.game.decision()?.ask.player;
        let ahead = if about(&self.game) == Some(About::Bazaar) { self.bazaar.picks.len() as u8 } else { 0 };
        Some(Player((asked.0 + ahead) % seats))
    }

    /// The options of the open question as they would list them.
    pub(super) fn offers(&self) -> Vec<Offer> {
        let offers = asked::offers(&self.game, &self.bazaar);
        if about(&self.game) != Some(About::Castle) { offers } else { self.castles(offers) }
    }

    /// Does here what a message does there, with all that follows unasked. `next` are the messages after it.
    pub(super) fn perform(&mut self, msg: &Value, next: &[Value]) -> Result<(), String> {
        match msg["type"].as_str().unwrap_or_default() {
            "COMMIT" => return self.confirm(),
            "BAZAAR_BID" => self.bid(&msg["payload"])?,
            "PASS" if self.auction.is_some() => self.pass_on()?,
            _ => self.choose(msg, next)?,
        }
        self.settle()
    }

    fn choose(&mut self, msg: &Value, next: &[Value]) -> Result<(), String> {
        let (list, option) = theirs::message(msg)?;
        let asked = self.game.decision().map(|d| d.ask.player);
        if let Some(id) = msg["payload"]["meepleId"].as_str().filter(|id| asked.is_some_and(|p| !theirs::is_of(id, p))) {
            return Err(format!("figure {id} belongs to somebody who is not asked here"));
        }
        let at = about(&self.game);
        if list.starts_with("TilePlacement") {
            // The number that comes with the confirmation is the one by which the next tile is drawn.
            let commit = next.iter().find(|m| m["type"] == "COMMIT");
            if let Some(number) = commit.and_then(|m| m["payload"]["random"].as_f64()) {
                self.foretell(number)?;
            }
        }
        match (at, list.as_str()) {
            (Some(About::Castle), "Castle") => return self.build(&option),
            (Some(About::Castle), "Pass") => {
                self.no_castles = true;
                return Ok(());
            }
            _ => {}
        }
        let offer = self.offers().into_iter().find(|o| o.list == list && o.option == option);
        let offer = offer.ok_or_else(|| format!("what they do is not on offer here: {list} {option}"))?;
        self.apply(offer.action)
    }

    /// Ends the part: what is asked here after the follower and not there is passed on.
    fn confirm(&mut self) -> Result<(), String> {
        while about(&self.game) == Some(About::Deploy) {
            let pass = self.offers().into_iter().find(|o| o.action.verb == PASS).ok_or("a part ends there and not here")?;
            self.apply(pass.action)?;
            self.settle()?;
        }
        Ok(())
    }

    /// Answers what they do not ask.
    fn settle(&mut self) -> Result<(), String> {
        loop {
            let answer = match about(&self.game) {
                Some(About::Castle) => self.unasked_castle(),
                Some(About::Bazaar) => self.pick(),
                _ => asked::forced(&self.game, &self.bazaar),
            };
            match answer {
                Some(action) => self.apply(action)?,
                None => return Ok(()),
            }
        }
    }

    fn apply(&mut self, action: Action) -> Result<(), String> {
        let line = bastide_core::notation::print(self.game.view(), &action);
        self.game.apply(action).map_err(|e| format!("{line}: {e}"))?;
        self.played.push(action);
        self.listen();
        if about(&self.game) != Some(About::Castle) {
            self.castled.clear();
            self.no_castles = false;
        }
        Ok(())
    }

    /// Notes what the last action brought about.
    fn listen(&mut self) {
        let game = &self.game;
        let bazaar = |event: &Event| match event {
            Event::Drawn { tile, source, .. } if game.rules().names.labels.name(source.index()) == "bazaar" => Some(*tile),
            _ => None,
        };
        let tiles: Vec<TileType> = game.log().events().iter().filter_map(bazaar).collect();
        let drawn = game.log().events().iter().filter_map(|e| if let Event::Drawn { tile, .. } = e { Some(*tile) } else { None });
        self.drawn.extend(drawn);
        self.happened.extend(ours::happened(game, &self.bazaar));
        self.bazaar.owners.extend(ours::buyers(game));
        if !tiles.is_empty() {
            self.bazaar = Bazaar { tiles, ..Bazaar::default() };
        }
        self.scored.extend(ours::scored(game, self.tiny));
    }

    /// The open question as text, for messages.
    pub(super) fn question(&self) -> String {
        let Some(decision) = self.game.decision() else { return "the game is over here".into() };
        let seat = self.game.rules().seat(decision.ask.player);
        let prompt = self.game.rules().names.prompts.name(decision.ask.prompt.index());
        let standing = places::standing(self.game.view()).len();
        format!("{seat} is asked \"{prompt}\", {standing} figures stand on the board")
    }
}
