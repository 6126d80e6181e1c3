//! A game of ours that follows one of theirs, message by message.
//!
//! One message may be several actions here, or none: they answer some questions by themselves ([`forced`](super::asked::forced)), they
//! ask about all small cities of a player at once, all choose their bazaar tiles before anybody lays one, and after the follower they
//! wait for a confirmation that we do not know.

use bastide_core::{Action, Event, Game, Opening, PASS, Player, STOCK, Tile};
use serde_json::Value;

use super::asked::{self, About, Bazaar, Offer, about};
use super::draws::Draws;
use super::setup::Seated;
use super::{ours, places, theirs};

/// The tile that lies from the start.
pub(super) const START: &str = "BA/RCr";

/// A game of ours that follows one of theirs.
#[derive(Clone, Debug)]
pub(super) struct Mirror {
    game: Game,
    /// What they draw; none where our own chance draws.
    draws: Option<Draws>,
    played: Vec<Action>,
    bazaar: Bazaar,
    /// Who has built a castle in this part: once only.
    castled: Vec<Player>,
    /// Somebody has passed on a castle: nobody else is asked.
    no_castles: bool,
    tiny: bool,
    /// The tiles that were seen to be drawn.
    drawn: Vec<Tile>,
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
        let mut game = Game::new(rules.clone(), &Opening::seeded(seated.seed).with_draws(&listed)).map_err(|e| e.to_string())?;
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
    pub(super) fn draws(&self) -> Vec<Tile> {
        self.draws.clone().map_or_else(|| self.drawn.clone(), |draws| draws.all(self.pack().len()))
    }

    fn pack(&self) -> &[Tile] {
        &self.game.state().core.piles[STOCK.index()]
    }

    /// Prepares the draws to come, as they follow from a number of theirs.
    fn foretell(&mut self, chance: f64) -> Result<(), String> {
        let pack = self.pack().to_vec();
        let Some(draws) = &mut self.draws else { return Ok(()) };
        let ahead = draws.foretell(self.game.rules(), &pack, chance);
        let ahead = ahead.iter().map(|t| t.0).collect();
        self.game.set_up(|cx| cx.core.chance.prepare(Default::default(), ahead)).map_err(|e| e.to_string())
    }

    /// Whom they ask: as they all choose before anybody lays, somebody who is asked later here.
    pub(super) fn asked(&self) -> Option<Player> {
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

    /// They ask about all castles of a player at once.
    fn castles(&self, mut offers: Vec<Offer>) -> Vec<Offer> {
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

    /// Does here what a message does there, with all that follows unasked. `next` are the messages after it.
    pub(super) fn perform(&mut self, msg: &Value, next: &[Value]) -> Result<(), String> {
        match msg["type"].as_str().unwrap_or_default() {
            "COMMIT" => return self.confirm(),
            "BAZAAR_BID" => self.bid(&msg["payload"])?,
            _ => self.choose(msg, next)?,
        }
        self.settle()
    }

    fn choose(&mut self, msg: &Value, next: &[Value]) -> Result<(), String> {
        let (list, option) = theirs::message(msg)?;
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

    /// Builds a castle of a city, and scores the player's others that are asked about before it.
    fn build(&mut self, city: &str) -> Result<(), String> {
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

    fn bid(&mut self, payload: &Value) -> Result<(), String> {
        let number = |key: &str| payload[key].as_i64().ok_or_else(|| format!("a bid without \"{key}\": {payload}"));
        let (lot, price) = (number("supplyIndex")? as u8, number("price")?);
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
        let bid = opens.map(|o| o.action).or_else(|| takes("bazaars.bid")).ok_or("they bid and no bid is asked for here")?;
        if opens.is_some() {
            self.bazaar.lot = lot;
        }
        let arg = i16::try_from(price).map_err(|_| format!("a bid of {price}"))?;
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
                Some(About::Castle) => {
                    let asked = self.game.decision().map(|d| d.ask.player);
                    let over = self.no_castles || asked.is_some_and(|p| self.castled.contains(&p));
                    if over { self.points_instead(&self.game) } else { None }
                }
                Some(About::Bazaar) => self.pick(),
                _ => asked::forced(&self.game, &self.bazaar),
            };
            match answer {
                Some(action) => self.apply(action)?,
                None => return Ok(()),
            }
        }
    }

    /// What was chosen for whoever is asked here, once all have chosen there. The last tile is left over.
    fn pick(&mut self) -> Option<Action> {
        let decision = self.game.decision()?;
        let view = self.game.view();
        let open = decision.menu().entries().iter().filter(|e| view.rules.names.verbs.name(e.verb.index()) == "bazaars.take");
        let all = open.clone().count();
        if all == 0 || self.bazaar.picks.len() + 1 < all {
            return None;
        }
        let chosen = self.bazaar.picks.first().copied()?;
        self.bazaar.shared_out = true;
        let entry = open.into_iter().find(|e| matches!(e.target, bastide_core::Target::Slot { index, .. } if index == chosen))?;
        let action = Action { verb: entry.verb, target: entry.target, arg: entry.lo };
        self.bazaar.picks.remove(0);
        Some(action)
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
        let tiles: Vec<Tile> = game.log().events().iter().filter_map(bazaar).collect();
        let drawn = game.log().events().iter().filter_map(|e| if let Event::Drawn { tile, .. } = e { Some(*tile) } else { None });
        self.drawn.extend(drawn);
        self.happened.extend(ours::happened(game, &self.bazaar));
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
