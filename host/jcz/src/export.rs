//! A record of ours as a saved game of theirs.
//!
//! A game of ours is led through the actions of the record by messages of theirs, each made of the option that stands for the next
//! action. Where their engine would do something else than the record did, or does not know what it did, that move is named. The file
//! that comes out is followed once more as a stranger would, by their rules alone.

use bastide_core::{Action, Expansion, FigureKind, Game, PASS, Recorder, STOCK, Seat, Table, Target, TileType, notation};
use serde_json::{Value, json};

use super::asked::{About, Offer, about, verb};
use super::import::import;
use super::mirror::Mirror;
use super::names::{self, KEYS};
use super::setup::{SEVERAL_ABBOTS, setup, unlike};
use super::verify::follow;
use super::{KEPT, Not, places, seat};

/// A saved game of theirs.
#[derive(Clone, Debug)]
pub struct Exported {
    /// The file.
    pub game: Value,
    /// What plays or counts differently there, a sentence each.
    pub notes: Vec<String>,
}

/// Why a record cannot be a saved game of theirs.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[allow(missing_docs, reason = "the fields are named in the messages")]
pub enum NotExported {
    /// A plugin that they do not have.
    #[error("the other program has nothing for {0}")]
    Plugin(String),
    /// A move that they would not make so.
    #[error("move {number}, \"{line}\", cannot be made in the other program: {why}")]
    Move { number: usize, line: String, why: String },
    /// The whole is not played there as it was here.
    #[error("the other program would not play this game: {0}")]
    Game(String),
}

/// Writes a record as a saved game of theirs.
pub fn export(recorder: &Recorder, available: &[&dyn Expansion]) -> Result<Exported, NotExported> {
    let table = recorder.table();
    let rules = recorder.game().rules();
    let broken = |e: &dyn std::fmt::Display| NotExported::Game(e.to_string());
    let known = |id: &str| KEYS.iter().any(|k| k.plugin == id);
    if let Some(plugin) = rules.plugins.iter().find(|p| !known(p.id)) {
        return Err(NotExported::Plugin(plugin.id.into()));
    }
    if rules.figure("abbot").is_some_and(|kind| rules.figures.get(kind).per_player > 1) {
        return Err(NotExported::Game(format!("it has {SEVERAL_ABBOTS}")));
    }
    let opening = table.opening(rules, recorder.seed()).map_err(|e| broken(&e))?;
    let game = Game::new(rules.clone(), &opening).map_err(|e| broken(&e))?;
    let mut writer = Writer::new(recorder, game);
    writer.write()?;
    let setup = setup(table, rules, available).map_err(|e| broken(&e))?;
    let mut notes = unlike(table, rules, available).map_err(|e| broken(&e))?;
    let mut game = file(table, setup, draw_order(&writer.mirror, table), writer.messages);
    notes.extend(as_a_stranger(&game, recorder, available)?);
    game[KEPT] = json!({"table": table.to_toml(), "seed": recorder.seed(), "actions": recorder.len()});
    let back = import(&game, available).map_err(|e| broken(&e))?;
    match (back.lost.first(), back.recorder.text() == recorder.text()) {
        (None, true) => Ok(Exported { game, notes }),
        (None, false) => Err(NotExported::Game("read back, it is not the same record".into())),
        (Some(lost), _) => Err(NotExported::Game(format!("read back, this is lost: {lost}"))),
    }
}

/// All tiles in the order in which they were drawn; then those that the table lists to be drawn next; then the others by name.
fn draw_order(mirror: &Mirror, table: &Table) -> Vec<String> {
    let name = |tile: &TileType| mirror.game().rules().tiles.get(*tile).name.clone();
    let mut order: Vec<String> = mirror.draws().iter().map(name).collect();
    let mut rest: Vec<String> = mirror.game().state().core.piles[STOCK.index()].iter().map(name).collect();
    rest.sort();
    for listed in table.draws.iter().skip(order.len()) {
        if let Some(at) = rest.iter().position(|name| name == listed) {
            order.push(rest.remove(at));
        }
    }
    order.append(&mut rest);
    order
}

fn file(table: &Table, setup: Value, order: Vec<String>, replay: Vec<Value>) -> Value {
    let player = |seat: &Seat| json!({"name": seat.name, "slot": names::slot(&seat.color)});
    let players: Vec<Value> = table.players.iter().map(player).collect();
    json!({
        "appVersion": VERSION, "gameId": "1", "name": "", "created": "2000-01-01T00:00:00.000Z", "clock": 0,
        "initialRandom": CHANCE, "setup": setup, "players": players, "chat": [], "replay": replay,
        "gameAnnotations": {"drawOrder": order},
    })
}

/// The version of their program whose form the file has. Each of theirs from 5.7.0 on opens it.
const VERSION: &str = "6.2.0";

/// Their number of chance, of which nothing follows: all draws are listed.
const CHANCE: f64 = 0.5;

/// Follows the file by their rules: it has to be played to its end, and comes to the same points or it is told.
fn as_a_stranger(game: &Value, recorder: &Recorder, available: &[&dyn Expansion]) -> Result<Option<String>, NotExported> {
    let seated = seat(game, available).map_err(|e: Not| NotExported::Game(e.to_string()))?;
    let mirror = follow(game, &seated).map_err(|d| NotExported::Game(format!("{}: {}", d.step, d.what)))?;
    let score = |game: &Game| game.state().core.score;
    let (there, here) = (score(mirror.game()), score(recorder.game()));
    let seats = recorder.game().state().core.seats.into();
    Ok((there != here).then(|| format!("points come to {:?} there and {:?} here", &there[..seats], &here[..seats])))
}

/// Leads a game of ours through a record by messages of theirs.
struct Writer<'a> {
    recorder: &'a Recorder,
    wanted: Vec<Action>,
    mirror: Mirror,
    messages: Vec<Value>,
    /// Who has laid a tile that is not confirmed yet.
    placed: Option<u8>,
    /// Has the step after the tile been used up?
    acted: bool,
}

impl<'a> Writer<'a> {
    fn new(recorder: &'a Recorder, game: Game) -> Writer<'a> {
        let wanted = recorder.played().map(|(_, action, _)| action).collect();
        let mirror = Mirror::of(game, None, false);
        Writer { recorder, wanted, mirror, messages: Vec::new(), placed: None, acted: false }
    }

    fn write(&mut self) -> Result<(), NotExported> {
        let mut agreed = 0;
        loop {
            // They ask for a bid where no higher one is possible here.
            while let Some(bidder) = self.mirror.left_out() {
                self.say("PASS", json!({}), bidder.0, agreed)?;
            }
            // What was done unasked has to be what the record did.
            let played = self.mirror.played();
            let end = played.len().min(self.wanted.len());
            if let Some(i) = (agreed..end).find(|i| played[*i] != self.wanted[*i]) {
                let same = verb(self.mirror.game().view(), played[i]) == verb(self.mirror.game().view(), self.wanted[i]);
                let otherwise = "there it is done otherwise, without asking";
                return Err(self.misfit(i, if same { otherwise } else { self.why_not(i).unwrap_or(otherwise) }));
            }
            agreed = end;
            let waits = matches!(about(self.mirror.game()), Some(About::Castle)) || self.may_act();
            if self.placed.is_some() && !waits {
                self.confirm(agreed)?;
            } else if agreed == self.wanted.len() {
                return Ok(());
            } else {
                self.next(agreed)?;
            }
        }
    }

    /// Is the step after the tile open there?
    fn may_act(&self) -> bool {
        about(self.mirror.game()) == Some(About::Deploy) && !self.acted
    }

    /// Returns why a move is not on offer there, if it is a kind of move that they know.
    fn why_not(&self, i: usize) -> Option<&'static str> {
        match verb(self.mirror.game().view(), *self.wanted.get(i)?) {
            "bridges.build" => Some("there an unneeded bridge is built on the tile just laid only"),
            "base.recall" => Some("there no abbot is recalled from a completed place"),
            _ => None,
        }
    }

    fn misfit(&self, i: usize, why: impl Into<String>) -> NotExported {
        let line = self.recorder.played().nth(i).map_or("", |(_, _, line)| line).to_owned();
        NotExported::Move { number: i + 1, line, why: why.into() }
    }

    /// The confirmation that ends a part there. What is asked here after the follower has to be passed on.
    fn confirm(&mut self, i: usize) -> Result<(), NotExported> {
        if about(self.mirror.game()) == Some(About::Deploy) && self.wanted.get(i).is_some_and(|a| a.verb != PASS) {
            return Err(self.misfit(i, "nothing can be done there after the follower"));
        }
        let by = self.placed.take().unwrap_or_default();
        self.say("COMMIT", json!({"random": CHANCE}), by, i)
    }

    /// The messages that stand for the next action.
    fn next(&mut self, i: usize) -> Result<(), NotExported> {
        let by = self.mirror.asked().map_or(0, |p| p.0);
        let wanted = self.wanted[i];
        match about(self.mirror.game()) {
            Some(About::Castle) => return self.castle(i, by),
            Some(About::Bazaar) if verb(self.mirror.game().view(), wanted) == "bazaars.take" => return self.picks(i),
            Some(About::Bazaar) if wanted.verb != PASS => return self.bazaar(i, by),
            _ => {}
        }
        let offer = self.mirror.offers().into_iter().find(|o| o.action == wanted);
        let Some(offer) = offer else {
            return Err(self.misfit(i, self.why_not(i).unwrap_or("it is not on offer there")));
        };
        let (name, payload) = self.message(&offer);
        match name {
            "PLACE_TILE" => (self.placed, self.acted) = (Some(by), false),
            "PLACE_TOKEN" => {}
            _ => self.acted = true,
        }
        self.say(name, payload, by, i)
    }

    /// One castle for a player, and whoever passes ends it for all.
    fn castle(&mut self, i: usize, by: u8) -> Result<(), NotExported> {
        let view = self.mirror.game().view();
        let answers = self.wanted[i..].iter().zip(self.recorder.played().skip(i));
        let answers = answers.take_while(|(a, _)| verb(view, **a).starts_with("castles."));
        let builds: Vec<(u8, Action)> =
            answers.filter(|(a, _)| verb(view, **a) == "castles.build").map(|(a, (player, ..))| (player.0, *a)).collect();
        let own = builds.iter().find(|(player, _)| *player == by);
        let Some((_, build)) = own else {
            return match builds.first() {
                Some(_) => Err(self.misfit(i, "whoever passes on a castle there ends it for all")),
                None => self.say("PASS", json!({}), by, i),
            };
        };
        let offer = self.mirror.offers().into_iter().find(|o| o.action == *build);
        let Some(offer) = offer else { return Err(self.misfit(i, "no castle can be built of it there")) };
        let payload = json!({"token": "CASTLE", "pointer": pointer(&offer.option)});
        self.say("PLACE_TOKEN", payload, by, i)
    }

    /// All choose there before anybody lays. The last tile is left over.
    fn picks(&mut self, i: usize) -> Result<(), NotExported> {
        let offers = self.mirror.offers();
        let view = self.mirror.game().view();
        let takes: Vec<Action> = self.wanted[i..].iter().copied().filter(|a| verb(view, *a) == "bazaars.take").collect();
        let wanted = offers.len().saturating_sub(1).max(1);
        if takes.len() < wanted {
            return Err(self.misfit(i, "all choose there before anybody lays, and the record ends before they have"));
        }
        for take in &takes[..wanted] {
            let by = self.mirror.asked().map_or(0, |p| p.0);
            let Target::Slot { index, .. } = take.target else { continue };
            self.say("BAZAAR_BID", json!({"supplyIndex": index, "price": 0}), by, i)?;
        }
        Ok(())
    }

    fn bazaar(&mut self, i: usize, by: u8) -> Result<(), NotExported> {
        let wanted = self.wanted[i];
        let same = |o: &Offer| o.action.verb == wanted.verb && o.action.target == wanted.target;
        let Some(offer) = self.mirror.offers().into_iter().find(same) else {
            return Err(self.misfit(i, "it is not on offer there"));
        };
        if offer.list == "BazaarSelectBuyOrSell" {
            return self.say("BAZAAR_BUY_OR_SELL", json!({"value": offer.option}), by, i);
        }
        let lot = offer.option.split(' ').next().and_then(|lot| lot.parse::<u8>().ok()).unwrap_or_default();
        self.say("BAZAAR_BID", json!({"supplyIndex": lot, "price": wanted.arg}), by, i)
    }

    /// Writes a message and does it.
    fn say(&mut self, name: &str, payload: Value, by: u8, i: usize) -> Result<(), NotExported> {
        let msg = json!({"type": name, "payload": payload, "player": by, "clock": 0});
        self.mirror.perform(&msg, &[]).map_err(|why| self.misfit(i, why))?;
        self.messages.push(msg);
        Ok(())
    }

    /// An option of theirs as a message.
    fn message(&self, offer: &Offer) -> (&'static str, Value) {
        let words: Vec<&str> = offer.option.split(' ').collect();
        match (offer.list.split(' ').collect::<Vec<_>>()[..].first().copied().unwrap_or_default(), &words[..]) {
            ("TilePlacement", [at, turn]) => {
                let tile = offer.list.split(' ').nth(1).unwrap_or_default();
                ("PLACE_TILE", json!({"tileId": tile, "rotation": format!("R{turn}"), "position": cell(at)}))
            }
            ("Meeple", _) => ("DEPLOY_MEEPLE", json!({"pointer": pointer(&offer.option), "meepleId": self.meeple(offer.action)})),
            ("Bridge", _) => ("PLACE_TOKEN", json!({"token": "BRIDGE", "pointer": pointer(&offer.option)})),
            ("ReturnMeeple", [piece, rest @ ..]) => {
                let pointer = json!({"featurePointer": pointer(&rest.join(" ")), "meepleId": format!("{piece}.1")});
                ("RETURN_MEEPLE", json!({"pointer": pointer, "source": "ABBOT_RETURN"}))
            }
            _ => ("PASS", json!({})),
        }
    }

    /// The id of the figure that is deployed: the first of its kind that is in supply.
    fn meeple(&self, action: Action) -> String {
        let view = self.mirror.game().view();
        let (Some(player), kind) = (self.mirror.asked(), FigureKind(action.arg as u8)) else {
            return String::new();
        };
        let Some(figure) = view.core.from_supply(player, kind) else { return String::new() };
        let line = notation::figure(view, figure);
        let number = line.rsplit('.').next().unwrap_or("1");
        format!("{}.{number}", places::piece(player, view.rules.names.figures.name(kind.index())))
    }
}

/// `x,y` as a position of theirs.
fn cell(text: &str) -> Value {
    let numbers: Vec<i64> = text.split(',').filter_map(|n| n.parse().ok()).collect();
    json!(numbers)
}

/// `x,y Feature Location` as a pointer of theirs.
fn pointer(text: &str) -> Value {
    let mut words = text.split(' ');
    let at = cell(words.next().unwrap_or_default());
    json!({"position": at, "feature": words.next().unwrap_or_default(), "location": words.next().unwrap_or_default()})
}
