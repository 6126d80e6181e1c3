//! A Bastide game that follows a JCloisterZone game, message by message.
//!
//! One message corresponds to any number of Bastide actions:
//! - JCloisterZone answers some questions itself
//!   ([`automatic_answer`](super::questions::automatic_answer)).
//! - It asks about all small cities of a player at once.
//! - All players take their bazaar tiles before anyone places one.
//! - It waits for a confirmation at the end of a tile play, which Bastide lacks.

mod abbeys;
mod animals;
mod auction;
mod bag;
mod bazaar;
mod castles;
mod flights;
mod phantoms;
mod prediction;
mod standing;

use std::collections::BTreeMap;

use bastide_core::{Action, Event, Figure, Game, GameSetup, PASS, Player, Stream, Target, TileType};
use serde_json::Value;

use self::auction::Auction;
use super::animals::Turned;
use super::draws::Draws;
use super::names::ANIMALS;
use super::questions::{self, Bazaar, CIRCLE, Offer};
use super::setup::ImportedSetup;
use super::setup::start::start_tiles;
use super::subjects::{self, Question, question};
use super::{bastide_events, jcz_json, old, places};

/// A token that was drawn out of the bag of sheep and wolves.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Drawn {
    /// The index of the token in Bastide.
    pub(crate) index: u16,
    /// A random number with which JCloisterZone draws a token of the same sort.
    pub(crate) number: f64,
}

/// The key of a message with which a player passed on the deploy step in Bastide and then deployed
/// the phantom. In JCloisterZone the phantom is deployed in the first step.
pub(super) const PASSED_KEY: &str = "bastidePassed";

/// A Bastide game that follows a JCloisterZone game.
#[derive(Clone, Debug)]
pub(super) struct Mirror {
    game: Game,
    /// The draws of JCloisterZone; `None` if Bastide draws at random.
    draws: Option<Draws>,
    played: Vec<Action>,
    bazaar: Bazaar,
    /// The auction in progress in JCloisterZone.
    auction: Option<Auction>,
    /// The players who have built a castle in this tile play; each may build one.
    castle_builders: Vec<Player>,
    /// Whether a player has passed on a castle, so that JCloisterZone asks no other player.
    castles_declined: bool,
    /// The players who captured the figures with these JCloisterZone ids.
    captors: BTreeMap<String, Player>,
    /// The mage and the witch, with their places in JCloisterZone. Bastide offers one segment of each
    /// feature.
    magic: BTreeMap<Figure, String>,
    /// The serial number of the last tile play with a message that has [`PASSED_KEY`].
    passed_in: u16,
    /// The serial number of the last tile play in which JCloisterZone has asked about the phantom.
    phantom_asked_in: u16,
    tiny_cities: bool,
    /// The tokens drawn out of the bag of sheep and wolves.
    tokens: Vec<Drawn>,
    /// Whether JCloisterZone has not drawn the token of a new shepherd yet.
    pub(super) shepherd_waits: bool,
    /// All tiles drawn so far, in order.
    drawn: Vec<TileType>,
    /// All animal tokens turned up so far, in order.
    pub(super) animals: Vec<Turned>,
    /// All faces of the die of flying machines that came up so far, in order.
    pub(super) rolls: Vec<u16>,
    /// The scorings and the other events since the caller last took them.
    pub(super) scored: Vec<String>,
    pub(super) events: Vec<String>,
}

impl Mirror {
    /// Starts the game and advances it to the first question of JCloisterZone.
    pub(super) fn start(setup: &ImportedSetup) -> Result<Mirror, String> {
        let mut draws = setup.draws.clone();
        let rules = &setup.rules;
        let mut pack: Vec<TileType> = rules.draw_piles().iter().flat_map(|pile| rules.pile(*pile)).copied().collect();
        // JCloisterZone removes the start tiles before the first draw.
        for start in start_tiles(rules)? {
            let in_pack = pack.iter().position(|tile| *tile == start.tile);
            in_pack.map(|at| pack.remove(at));
        }
        let listed = draws.predict(rules, &pack, setup.chance, false);
        let mut game = Game::new(rules.clone(), &GameSetup::seeded(setup.seed).with_draws(&listed)).map_err(|e| e.to_string())?;
        draws.predict(rules, &prediction::undrawn(&game), setup.chance, false);
        if let Some(limit) = setup.limit {
            let left = draws.limit_to(limit);
            let waits = Draws::waiting(rules);
            game.set_up(|cx| prediction::set_stock(cx, left, waits)).map_err(|e| e.to_string())?;
        }
        let mut mirror = Mirror::of(game, Some(draws), setup.tiny_cities);
        mirror.predict(setup.chance, setup.chance, None)?;
        mirror.answer_unasked()?;
        Ok(mirror)
    }

    /// Wraps a game at its first question, with or without predicted draws.
    pub(super) fn of(game: Game, draws: Option<Draws>, tiny_cities: bool) -> Mirror {
        let mut mirror = Mirror {
            game,
            draws,
            played: Vec::new(),
            bazaar: Bazaar::default(),
            auction: None,
            castle_builders: Vec::new(),
            castles_declined: false,
            captors: BTreeMap::new(),
            magic: BTreeMap::new(),
            passed_in: 0,
            phantom_asked_in: 0,
            tiny_cities,
            tokens: Vec::new(),
            shepherd_waits: false,
            drawn: Vec::new(),
            animals: Vec::new(),
            rolls: Vec::new(),
            scored: Vec::new(),
            events: Vec::new(),
        };
        mirror.collect_events();
        mirror.events.clear();
        mirror
    }

    /// Returns the Bastide game.
    pub(super) fn game(&self) -> &Game {
        &self.game
    }

    /// Returns the actions so far.
    pub(super) fn played(&self) -> &[Action] {
        &self.played
    }

    /// Returns the player whom JCloisterZone asks. It asks bidders who cannot bid higher in
    /// Bastide. In a bazaar without auction, it asks all players to choose before anyone places a
    /// tile.
    pub(super) fn jcz_player(&self) -> Option<Player> {
        if let Some(bidder) = self.bidder_without_question() {
            return Some(bidder);
        }
        let seats = self.game.state().core.seats;
        let asked = self.game.decision()?.ask.player;
        let ahead = if question(&self.game) == Some(Question::Bazaar) { self.bazaar.picks.len() as u8 } else { 0 };
        Some(Player((asked.0 + ahead) % seats))
    }

    /// Returns the name of the phase of JCloisterZone with the open question; empty at the end.
    pub(super) fn phase(&self) -> &'static str {
        match question(&self.game) {
            _ if self.bidder_without_question().is_some() => Question::Bazaar.phase(),
            _ if self.is_in_phantom_step() => Question::Phantom.phase(),
            asked => asked.map_or("", |asked| asked.phase_at(self.game.view())),
        }
    }

    /// Returns the options of the open question, as JCloisterZone lists them.
    pub(super) fn offers(&self) -> Vec<Offer> {
        let offers = questions::offers(&self.game, &self.bazaar);
        if question(&self.game) != Some(Question::Castle) { offers } else { self.castle_offers(offers) }
    }

    /// Performs a message, then answers the questions that JCloisterZone does not ask. `next`
    /// contains the later messages.
    ///
    /// # Errors
    /// The message is unknown or not a legal move in Bastide.
    pub(super) fn perform(&mut self, msg: &Value, next: &[Value]) -> Result<(), String> {
        match msg["type"].as_str().unwrap_or_default() {
            "PASS" if self.defers_abbey(msg, next) => return Ok(()),
            "COMMIT" => return self.confirm(),
            // The token of the new shepherd is drawn already.
            "SHEPHERD_CONFIRM" => {
                self.shepherd_waits = false;
                return Ok(());
            }
            "BAZAAR_BID" => self.bid(&msg["payload"])?,
            "PASS" if self.auction.is_some() => self.pass_bid()?,
            _ => self.choose(msg, next)?,
        }
        self.answer_unasked()
    }

    fn choose(&mut self, msg: &Value, next: &[Value]) -> Result<(), String> {
        let (list, mut option) = jcz_json::message_option(msg)?;
        let asked = self.game.decision().map(|d| d.ask.player);
        match (list.as_str(), asked) {
            ("CaptureFollower", Some(captor)) => {
                self.captors.insert(jcz_json::text(&msg["payload"]["pointer"]["meepleId"]), captor);
            }
            ("PayRansom", _) => {
                let captor = self.captors.get(&jcz_json::text(&msg["payload"]["meepleId"]));
                option = captor.map_or(option.clone(), |captor| format!("{option} {}", captor.0));
            }
            _ => {}
        }
        if msg[PASSED_KEY] == true {
            let pass = self.game.decision().and_then(|d| d.iter().find(|a| a.verb == PASS));
            self.apply(pass.ok_or("Bastide does not offer a pass")?)?;
            self.passed_in = self.game.state().core.tile_play.serial;
        }
        if let Some(id) = msg["payload"]["meepleId"].as_str().filter(|id| asked.is_some_and(|p| !jcz_json::belongs_to(id, p))) {
            return Err(format!("figure {id} belongs to a player whom Bastide does not ask"));
        }
        let at = question(&self.game);
        if self.passes_on_phantom(&list) {
            return Ok(());
        }
        let draws = match at {
            // A tile is drawn as soon as a player passes on the abbey or has moved the wagon.
            Some(Question::Abbey) => true,
            Some(Question::Wagon) => list != "Pass",
            _ => list.starts_with("TilePlacement"),
        };
        if draws {
            // The last confirmation before the next tile contains the random number for the next draw.
            if let Some(number) = prediction::confirmations(next).last() {
                let placed = list.split(' ').nth(1).and_then(|name| self.game.rules().tiles.find(name));
                self.predict(animals::number_of_scoring(next).unwrap_or(number), number, placed)?;
            }
        }
        if let Some(offer) = self.offers().into_iter().find(|o| o.list == list && old::names(&option, &o.option)) {
            option = offer.option;
        }
        self.predict_token(&list, msg, next)?;
        self.shepherd_waits |= list == "Meeple Shepherd" && bag::confirmation(next).is_some();
        self.predict_roll(&option, msg)?;
        match (at, list.as_str()) {
            (Some(Question::Castle), "Castle") => return self.build(&option),
            (Some(Question::Castle), "Pass") => {
                self.castles_declined = true;
                return Ok(());
            }
            _ => {}
        }
        // The answer to a crop circle does not say the kind of features, which is part of the list.
        let same = |o: &Offer| o.list == list || (list == CIRCLE && o.list.starts_with(CIRCLE));
        let offers: Vec<Offer> = self.offers().into_iter().filter(|o| same(o) && o.option == option).collect();
        let id = jcz_json::figure_in(msg);
        // Equal figures of a player on one segment differ by their numbers alone.
        let named = |o: &&Offer| matches!(o.action.target, Target::Figure(f) if places::figure_id(self.game.view(), f) == id);
        let numbered = offers.iter().filter(|_| id.is_some()).find(named);
        let offer = numbered.or(offers.first()).ok_or_else(|| format!("not a legal move in Bastide: {list} {option}"))?;
        if list.starts_with("TilePlacement") && matches!(at, Some(Question::Abbey | Question::LastAbbey)) {
            let choice =
                self.game.decision().and_then(|d| d.iter().find(|a| subjects::verb(self.game.view(), *a) == "abbey.use"));
            self.apply(choice.ok_or("Bastide offers no abbey")?)?;
        }
        self.apply(offer.action)?;
        if at == Some(Question::Magic) {
            self.note_magic(&option);
        }
        Ok(())
    }

    /// Ends the step after a placement. Passes on questions that Bastide still asks in it.
    pub(super) fn confirm(&mut self) -> Result<(), String> {
        while question(&self.game) == Some(Question::Deploy) {
            let pass = self
                .offers()
                .into_iter()
                .find(|o| o.action.verb == PASS)
                .ok_or("JCloisterZone ends the tile play, but Bastide does not")?;
            self.apply(pass.action)?;
            self.answer_unasked()?;
        }
        Ok(())
    }

    /// Answers the questions that JCloisterZone does not ask.
    fn answer_unasked(&mut self) -> Result<(), String> {
        loop {
            let answer = match question(&self.game) {
                Some(Question::Castle) => self.unasked_castle_answer(),
                Some(Question::Bazaar) => self.pick(),
                // The pass was one of Bastide alone.
                Some(Question::Phantom) if self.passed_in == self.game.state().core.tile_play.serial => None,
                _ => questions::automatic_answer(&self.game, &self.bazaar),
            };
            match answer {
                Some(action) => self.apply(action)?,
                None => return Ok(()),
            }
        }
    }

    fn apply(&mut self, action: Action) -> Result<(), String> {
        let line = bastide_core::notation::print(self.game.view(), &action);
        let bag = self.bag();
        self.game.apply(action).map_err(|e| format!("{line}: {e}"))?;
        self.played.push(action);
        self.collect_events();
        self.note_token(bag);
        self.note_rolls();
        if question(&self.game) != Some(Question::Castle) {
            self.castle_builders.clear();
            self.castles_declined = false;
        }
        Ok(())
    }

    /// Collects the draws, scorings and events of the last action.
    fn collect_events(&mut self) {
        let game = &self.game;
        let bazaar = |event: &Event| match event {
            Event::TileDrawn { tile, source, .. } if game.rules().names.labels.name(source.index()) == "bazaar" => Some(*tile),
            _ => None,
        };
        let tiles: Vec<TileType> = game.log().events().iter().filter_map(bazaar).collect();
        // An abbey comes from the hand of its player.
        let drawn = |event: &Event| match event {
            Event::TileDrawn { tile, .. } if game.rules().tiles.get(*tile).fills().is_none() => Some(*tile),
            _ => None,
        };
        let drawn = game.log().events().iter().filter_map(drawn);
        self.drawn.extend(drawn);
        self.events.extend(bastide_events::events(game, &self.bazaar));
        self.bazaar.owners.extend(bastide_events::buyers(game));
        if !tiles.is_empty() {
            self.bazaar = Bazaar { tiles, ..Bazaar::default() };
        }
        self.scored.extend(bastide_events::scored(game, self.tiny_cities));
        let Some(animals) = game.rules().names.streams.index(ANIMALS).map(Stream::at) else { return };
        self.animals.extend(game.log().events().iter().filter_map(|event| match *event {
            Event::Chance { stream, of, got } if stream == animals => Some((got, of)),
            _ => None,
        }));
    }

    /// Describes the open question, for messages.
    pub(super) fn question_text(&self) -> String {
        let Some(decision) = self.game.decision() else { return "the game is over in Bastide".into() };
        let seat = self.game.rules().seat(decision.ask.player);
        let prompt = self.game.rules().names.prompts.name(decision.ask.prompt.index());
        let standing = places::standing(self.game.view()).len();
        format!("{seat} is asked \"{prompt}\", {standing} figures stand on the board")
    }
}
