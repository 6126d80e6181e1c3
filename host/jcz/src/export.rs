//! Converts a Bastide record to a saved game of JCloisterZone.
//!
//! A Bastide game follows the actions of the record. Each action is converted to a JCloisterZone
//! message, which is then performed in the game. If JCloisterZone would act differently from the
//! record, or lacks the action, the export fails with the number of the move. The written file is
//! replayed once more by the rules of JCloisterZone alone.

use bastide_core::{
    Action, Expansion, Figure, FigureKind, FigureLocation, FigureState, Game, PASS, Recorder, Seat, Table, Target, TileType,
    notation,
};
use serde_json::{Value, json};

use super::animals::number_for;
use super::draws::Draws;
use super::export_setup::{differing_options, export_setup, has_word};
use super::import::import;
use super::mirror::{Mirror, PASSED_KEY};
use super::names;
use super::questions::{CIRCLE, Offer, Question, question, verb};
use super::setup::SEVERAL_ABBOTS;
use super::setup_keys::KEYS;
use super::verify::follow;
use super::{BASTIDE_KEY, import_setup, places};

/// A saved game of JCloisterZone.
#[derive(Clone, Debug)]
pub struct Exported {
    /// The contents of the file.
    pub game: Value,
    /// What differs when JCloisterZone plays the game, one sentence each.
    pub notes: Vec<String>,
}

/// The reason why a record cannot be exported.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[allow(missing_docs, reason = "the fields are named in the messages")]
pub enum NotExported {
    /// JCloisterZone lacks a plugin of the table.
    #[error("JCloisterZone lacks the expansion {0}; only games without it can be exported")]
    Plugin(String),
    /// JCloisterZone lacks a move of the record, or makes it differently.
    #[error("move {number}, \"{line}\", cannot be made in JCloisterZone: {why}")]
    Move { number: usize, line: String, why: String },
    /// JCloisterZone would play the game differently as a whole.
    #[error("this game cannot be exported to JCloisterZone: {0}")]
    Game(String),
}

/// Converts a record to a saved game of JCloisterZone.
///
/// # Errors
/// JCloisterZone lacks a plugin or a move of the record, or would play the game differently.
pub fn export(recorder: &Recorder, available: &[&dyn Expansion]) -> Result<Exported, NotExported> {
    let table = recorder.table();
    let rules = recorder.game().rules();
    let broken = |e: &dyn std::fmt::Display| NotExported::Game(e.to_string());
    let known = |id: &str| KEYS.iter().any(|k| k.plugin == id);
    if let Some(plugin) = rules.plugins.iter().find(|p| !known(p.id)) {
        return Err(NotExported::Plugin(plugin.id.into()));
    }
    if rules.figure("abbot").is_some_and(|kind| rules.figures.get(kind).per_player > 1) {
        return Err(NotExported::Game(format!("it needs {SEVERAL_ABBOTS}, which Bastide lacks")));
    }
    let opening = table.opening(rules, recorder.seed()).map_err(|e| broken(&e))?;
    let game = Game::new(rules.clone(), &opening).map_err(|e| broken(&e))?;
    let flies_late = has_word(table, rules, available, ("princess-dragon", "dragon_move"), "after_scoring");
    let mut writer = Writer::new(recorder, game, flies_late.map_err(|e| broken(&e))?);
    writer.write()?;
    let setup = export_setup(table, rules, available).map_err(|e| broken(&e))?;
    let mut notes = differing_options(table, rules, available).map_err(|e| broken(&e))?;
    let mut game = file(table, setup, draw_order(&writer.mirror, table), writer.messages);
    notes.extend(replay_exported(&game, recorder, available)?);
    game[BASTIDE_KEY] = json!({"table": table.to_toml(), "seed": recorder.seed(), "actions": recorder.len()});
    let back = import(&game, available).map_err(|e| broken(&e))?;
    match (back.lost.first(), back.recorder.text() == recorder.text()) {
        (None, true) => Ok(Exported { game, notes }),
        (None, false) => Err(NotExported::Game("imported back, it is a different record".into())),
        (Some(lost), _) => Err(NotExported::Game(format!("imported back, it loses this: {lost}"))),
    }
}

/// Returns the whole pack: first the drawn tiles in order, then the tiles that the table lists
/// next, then the others by name.
fn draw_order(mirror: &Mirror, table: &Table) -> Vec<String> {
    let name = |tile: &TileType| mirror.game().rules().tiles.get(*tile).name.clone();
    let mut order: Vec<String> = mirror.draws().iter().map(name).collect();
    let piles = &mirror.game().state().core.piles;
    let mut rest = Vec::new();
    for pile in mirror.game().rules().draw_piles() {
        let mut of_pile: Vec<String> = piles[pile.index()].iter().map(name).collect();
        of_pile.sort();
        rest.append(&mut of_pile);
    }
    // Dragon tiles that cannot be drawn yet come last.
    if let Some((pile, _)) = Draws::waiting(mirror.game().rules()) {
        let mut waiting: Vec<String> = piles[pile.index()].iter().map(name).collect();
        waiting.sort();
        rest.append(&mut waiting);
    }
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

/// The version of JCloisterZone whose file format is written. Versions from 5.7.0 on open it.
const VERSION: &str = "6.2.0";

/// The random number of a message. It has no effect, because the file lists all draws, but for
/// messages that turn up animal tokens, which have a number of their own.
const CHANCE: f64 = 0.5;

/// Replays the file by the rules of JCloisterZone alone, to its last message. Returns a note if the
/// scores differ from those of the record.
fn replay_exported(game: &Value, recorder: &Recorder, available: &[&dyn Expansion]) -> Result<Option<String>, NotExported> {
    let setup = import_setup(game, available).map_err(|e| NotExported::Game(e.to_string()))?;
    let mirror = follow(game, &setup).map_err(|d| NotExported::Game(format!("{}: {}", d.step, d.what)))?;
    let score = |game: &Game| game.state().core.score;
    let (jcz, bastide) = (score(mirror.game()), score(recorder.game()));
    let seats = recorder.game().state().core.seats.into();
    Ok((jcz != bastide)
        .then(|| format!("the scores are {:?} in JCloisterZone and {:?} in Bastide", &jcz[..seats], &bastide[..seats])))
}

/// Converts a record to messages, and performs each message in a Bastide game.
struct Writer<'a> {
    recorder: &'a Recorder,
    recorded: Vec<Action>,
    mirror: Mirror,
    messages: Vec<Value>,
    /// The player of a tile play that is not confirmed yet.
    placed: Option<u8>,
    /// Whether the player has used the step after the placement.
    acted: bool,
    /// Whether the dragon moves after the confirmation.
    flies_late: bool,
    /// The number of animal tokens that were turned up before the last tile was placed.
    animals_before: usize,
}

impl<'a> Writer<'a> {
    fn new(recorder: &'a Recorder, game: Game, flies_late: bool) -> Writer<'a> {
        let recorded = recorder.played().map(|(_, action, _)| action).collect();
        let mirror = Mirror::of(game, None, false);
        Writer { recorder, recorded, mirror, messages: Vec::new(), placed: None, acted: false, flies_late, animals_before: 0 }
    }

    fn write(&mut self) -> Result<(), NotExported> {
        let mut agreed = 0;
        loop {
            // JCloisterZone also asks players who cannot make a higher bid in Bastide.
            while let Some(bidder) = self.mirror.bidder_without_question() {
                self.send("PASS", json!({}), bidder.0, agreed)?;
            }
            // Answers that the mirror gives without a question of JCloisterZone must match the
            // record.
            let played = self.mirror.played();
            let end = played.len().min(self.recorded.len());
            if let Some(i) = (agreed..end).find(|i| played[*i] != self.recorded[*i]) {
                let same = verb(self.mirror.game().view(), played[i]) == verb(self.mirror.game().view(), self.recorded[i]);
                let otherwise = "JCloisterZone makes this choice itself, and makes it differently";
                return Err(self.not_exportable(i, if same { otherwise } else { self.why_not(i).unwrap_or(otherwise) }));
            }
            agreed = end;
            let open = question(self.mirror.game());
            let flies = open == Some(Question::Dragon) && !self.flies_late;
            let decides = open.is_some_and(|asked| asked != Question::Deploy && asked.is_before_confirmation());
            let waits = decides || flies || self.may_act();
            if self.placed.is_some() && !waits {
                self.confirm(agreed)?;
            } else if agreed == self.recorded.len() {
                return Ok(());
            } else {
                self.next(agreed)?;
            }
        }
    }

    /// Returns `true` if JCloisterZone still offers the step after the placement.
    fn may_act(&self) -> bool {
        question(self.mirror.game()) == Some(Question::Deploy) && !self.acted
    }

    /// Returns the reason why JCloisterZone does not offer a move, for kinds of moves that it has.
    fn why_not(&self, i: usize) -> Option<&'static str> {
        match verb(self.mirror.game().view(), *self.recorded.get(i)?) {
            "bridges.build" => Some("JCloisterZone builds a bridge that no tile needs only on the tile just placed"),
            "base.recall" => Some("JCloisterZone does not recall an abbot from a completed feature"),
            _ => None,
        }
    }

    fn not_exportable(&self, i: usize, why: impl Into<String>) -> NotExported {
        let line = self.recorder.played().nth(i).map_or("", |(_, _, line)| line).to_owned();
        NotExported::Move { number: i + 1, line, why: why.into() }
    }

    /// Writes the confirmation that ends a tile play. Bastide may still ask for a figure, which the
    /// player must pass on.
    fn confirm(&mut self, i: usize) -> Result<(), NotExported> {
        if question(self.mirror.game()) == Some(Question::Deploy) && self.recorded.get(i).is_some_and(|a| a.verb != PASS) {
            return Err(self.not_exportable(i, "JCloisterZone permits no action after a follower is deployed"));
        }
        let by = self.placed.take().unwrap_or_default();
        self.send("COMMIT", json!({"random": CHANCE}), by, i)
    }

    /// Writes the messages for the next action.
    fn next(&mut self, i: usize) -> Result<(), NotExported> {
        let by = self.mirror.jcz_player().map_or(0, |p| p.0);
        let asked = question(self.mirror.game());
        let mut wanted = self.recorded[i];
        if verb(self.mirror.game().view(), wanted) == "abbey.use" {
            // JCloisterZone asks for the cell of the abbey with the same question.
            let Some(place) = self.recorded.get(i + 1) else {
                return Err(self.not_exportable(i, "the record ends before the abbey is placed"));
            };
            wanted = *place;
        }
        match asked {
            Some(Question::Castle) => return self.castle(i, by),
            Some(Question::Bazaar) if verb(self.mirror.game().view(), wanted) == "bazaars.take" => return self.picks(i),
            Some(Question::Bazaar) if wanted.verb != PASS => return self.bazaar(i, by),
            _ => {}
        }
        let after_pass = self.phantom_after_pass(i);
        wanted = after_pass.unwrap_or(wanted);
        let offer = self.mirror.offers().into_iter().find(|o| o.action == wanted);
        let Some(offer) = offer else {
            return Err(self.not_exportable(i, self.why_not(i).unwrap_or("JCloisterZone does not offer this move")));
        };
        let (name, payload) = self.message(&offer);
        match name {
            "PLACE_TILE" => (self.placed, self.acted) = (Some(by), false),
            "PLACE_TOKEN" if offer.list == "Bridge" || offer.list.starts_with("Tunnel ") => {}
            "PAY_RANSOM" => {}
            _ if matches!(
                asked,
                Some(
                    Question::Dragon
                        | Question::Abbey
                        | Question::LastAbbey
                        | Question::Wagon
                        | Question::Flock
                        | Question::Circle
                )
            ) => {}
            "DEPLOY_MEEPLE" if asked == Some(Question::Join) => {}
            _ if matches!(asked, Some(Question::Gold | Question::Magic)) => {}
            _ => self.acted = true,
        }
        self.send_noted(name, payload, by, i, after_pass.is_some())?;
        match (asked, name) {
            // JCloisterZone waits for a confirmation after the last figure of a player.
            (Some(Question::Join), "DEPLOY_MEEPLE") => {
                let again = question(self.mirror.game()) == asked && self.mirror.jcz_player().map(|p| p.0) == Some(by);
                self.placed = (!again).then_some(by).or(self.placed);
                Ok(())
            }
            // JCloisterZone asks for a confirmation before it goes on.
            (Some(Question::Abbey), "PASS")
            | (Some(Question::Wagon), "DEPLOY_MEEPLE")
            | (Some(Question::Circle), "DEPLOY_MEEPLE" | "RETURN_MEEPLE") => {
                self.send("COMMIT", json!({"random": CHANCE}), by, i)
            }
            _ => Ok(()),
        }
    }

    /// Writes the answers about castles. JCloisterZone builds at most one castle a player and turn.
    /// A pass of one player ends the question for all later players.
    fn castle(&mut self, i: usize, by: u8) -> Result<(), NotExported> {
        let view = self.mirror.game().view();
        let answers = self.recorded[i..].iter().zip(self.recorder.played().skip(i));
        let answers = answers.take_while(|(a, _)| verb(view, **a).starts_with("castles."));
        let builds: Vec<(u8, Action)> =
            answers.filter(|(a, _)| verb(view, **a) == "castles.build").map(|(a, (player, ..))| (player.0, *a)).collect();
        let own = builds.iter().find(|(player, _)| *player == by);
        let Some((_, build)) = own else {
            return match builds.first() {
                Some(_) => Err(self.not_exportable(
                    i,
                    "in JCloisterZone a player who passes on a castle ends the question for all later players",
                )),
                None => self.send("PASS", json!({}), by, i),
            };
        };
        let offer = self.mirror.offers().into_iter().find(|o| o.action == *build);
        let Some(offer) = offer else { return Err(self.not_exportable(i, "JCloisterZone does not offer a castle in this city")) };
        let payload = json!({"token": "CASTLE", "pointer": pointer(&offer.option)});
        self.send("PLACE_TOKEN", payload, by, i)
    }

    /// Writes the choices of all players, who take their tiles before anyone places one. The last
    /// tile needs no message.
    fn picks(&mut self, i: usize) -> Result<(), NotExported> {
        let offers = self.mirror.offers();
        let view = self.mirror.game().view();
        let takes: Vec<Action> = self.recorded[i..].iter().copied().filter(|a| verb(view, *a) == "bazaars.take").collect();
        let wanted = offers.len().saturating_sub(1).max(1);
        if takes.len() < wanted {
            return Err(self.not_exportable(
                i,
                "in JCloisterZone all players take a tile before anyone places one, and the record ends before that",
            ));
        }
        for take in &takes[..wanted] {
            let by = self.mirror.jcz_player().map_or(0, |p| p.0);
            let Target::Slot { index, .. } = take.target else { continue };
            self.send("BAZAAR_BID", json!({"supplyIndex": index, "price": 0}), by, i)?;
        }
        Ok(())
    }

    fn bazaar(&mut self, i: usize, by: u8) -> Result<(), NotExported> {
        let wanted = self.recorded[i];
        let same = |o: &Offer| o.action.verb == wanted.verb && o.action.target == wanted.target;
        let Some(offer) = self.mirror.offers().into_iter().find(same) else {
            return Err(self.not_exportable(i, "JCloisterZone does not offer this move"));
        };
        if offer.list == "BazaarSelectBuyOrSell" {
            return self.send("BAZAAR_BUY_OR_SELL", json!({"value": offer.option}), by, i);
        }
        let lot = offer.option.split(' ').next().and_then(|lot| lot.parse::<u8>().ok()).unwrap_or_default();
        self.send("BAZAAR_BID", json!({"supplyIndex": lot, "price": wanted.arg}), by, i)
    }

    /// Returns what a player does with the phantom after a pass on the deploy step, if they do
    /// anything. In JCloisterZone they do it in the deploy step.
    fn phantom_after_pass(&self, i: usize) -> Option<Action> {
        let (pass, next) = (self.recorded.get(i)?, self.recorded.get(i + 1)?);
        if pass.verb != PASS || next.verb == PASS || question(self.mirror.game()) != Some(Question::Deploy) {
            return None;
        }
        let mut passed = self.mirror.game().clone();
        passed.apply(*pass).ok()?;
        (question(&passed) == Some(Question::Phantom)).then_some(*next)
    }

    /// Performs a message, then appends it to the file.
    fn send(&mut self, name: &str, payload: Value, by: u8, i: usize) -> Result<(), NotExported> {
        self.send_noted(name, payload, by, i, false)
    }

    /// The same; `passed` notes that the player passed on the deploy step before it.
    fn send_noted(&mut self, name: &str, payload: Value, by: u8, i: usize, passed: bool) -> Result<(), NotExported> {
        let mut msg = json!({"type": name, "payload": payload, "player": by, "clock": 0});
        let drawn = self.mirror.tokens().len();
        if passed {
            msg[PASSED_KEY] = true.into();
        }
        if name == "PLACE_TILE" {
            self.animals_before = self.mirror.animals.len();
        }
        self.mirror.perform(&msg, &[]).map_err(|why| self.not_exportable(i, why))?;
        // The number with which JCloisterZone draws the same token out of the bag.
        let token = match self.mirror.tokens().get(drawn).map(|token| token.number) {
            Some(None) => {
                return Err(
                    self.not_exportable(i, "in JCloisterZone the sheep of a shepherd whom the dragon ate are out of the game")
                );
            }
            token => token.flatten(),
        };
        if takes_off(&msg) {
            msg["payload"]["random"] = json!(self.mirror.last_roll());
        }
        match (name, token) {
            ("FLOCK_EXPAND_OR_SCORE", Some(number)) => msg["payload"]["random"] = json!(number),
            (_, Some(number)) => {
                self.messages.push(msg);
                msg = json!({"type": "SHEPHERD_CONFIRM", "payload": {"random": number}, "player": by, "clock": 0});
            }
            _ => {}
        }
        self.messages.push(msg);
        self.set_random();
        Ok(())
    }

    /// Gives the last confirmation of a tile play the random number by which JCloisterZone turns up
    /// the same animal tokens as the record.
    fn set_random(&mut self) {
        let turned = self.mirror.animals.get(self.animals_before..).unwrap_or_default();
        let Some(number) = number_for(turned) else { return };
        let in_tile_play = self.messages.iter_mut().rev().take_while(|msg| msg["type"] != "PLACE_TILE");
        if let Some(confirmation) = in_tile_play.into_iter().find(|msg| msg["type"] == "COMMIT") {
            confirmation["payload"]["random"] = json!(number);
        }
    }

    /// Converts an offer to the type and payload of a message.
    fn message(&self, offer: &Offer) -> (&'static str, Value) {
        let words: Vec<&str> = offer.option.split(' ').collect();
        match (offer.list.split(' ').collect::<Vec<_>>()[..].first().copied().unwrap_or_default(), &words[..]) {
            ("TilePlacement", [at, turn]) => {
                let tile = offer.list.split(' ').nth(1).unwrap_or_default();
                ("PLACE_TILE", json!({"tileId": tile, "rotation": format!("R{turn}"), "position": cell(at)}))
            }
            ("Meeple", _) => ("DEPLOY_MEEPLE", json!({"pointer": pointer(&offer.option), "meepleId": self.meeple(offer.action)})),
            ("Flock", _) => ("FLOCK_EXPAND_OR_SCORE", json!({"value": offer.option, "random": CHANCE})),
            ("Ferries", _) => ("PLACE_TOKEN", json!({"token": "FERRY", "pointer": pointer(&offer.option)})),
            ("Tunnel", _) => {
                let token = offer.list.split(' ').nth(1).unwrap_or_default();
                ("PLACE_TOKEN", json!({"token": token, "pointer": pointer(&offer.option)}))
            }
            ("Bridge", _) => ("PLACE_TOKEN", json!({"token": "BRIDGE", "pointer": pointer(&offer.option)})),
            ("ReturnMeeple", [piece, rest @ ..]) => {
                let source = offer.list.split(' ').nth(1).unwrap_or_default();
                ("RETURN_MEEPLE", json!({"pointer": self.standing(offer.action, piece, rest), "source": source}))
            }
            ("MoveFairyNextTo", [piece, rest @ ..]) => {
                ("MOVE_NEUTRAL_FIGURE", json!({"figureId": "fairy.1", "to": self.standing(offer.action, piece, rest)}))
            }
            ("MoveFairyOnTile", [at]) => ("MOVE_NEUTRAL_FIGURE", json!({"figureId": "fairy.1", "to": cell(at)})),
            ("MoveDragon", [at]) => ("MOVE_NEUTRAL_FIGURE", json!({"figureId": "dragon.1", "to": cell(at)})),
            ("NeutralFigure", _) => {
                let figure = offer.list.split(' ').nth(1).unwrap_or_default();
                ("MOVE_NEUTRAL_FIGURE", json!({"figureId": figure, "to": pointer(&offer.option)}))
            }
            ("RemoveMageOrWitch", _) => {
                let figure = offer.list.split(' ').nth(1).unwrap_or_default();
                ("MOVE_NEUTRAL_FIGURE", json!({"figureId": figure, "to": null}))
            }
            ("GoldPiece", [at]) => ("PLACE_TOKEN", json!({"token": "GOLD", "pointer": cell(at)})),
            ("TowerPiece", [at]) => {
                ("PLACE_TOKEN", json!({"token": "TOWER_PIECE", "pointer": pointer(&format!("{at} Tower I"))}))
            }
            ("CaptureFollower", [_, rest @ ..]) => {
                let pointer = json!({"featurePointer": pointer(&rest.join(" ")), "meepleId": self.figure(offer.action)});
                ("CAPTURE_FOLLOWER", json!({"pointer": pointer}))
            }
            ("LittleBuilding", [token]) => {
                let at = offer.list.split(' ').nth(1).unwrap_or_default();
                ("PLACE_TOKEN", json!({"token": token, "pointer": cell(at)}))
            }
            (CIRCLE, _) => ("CIRCLE_REMOVE_OR_DEPLOY", json!({"value": offer.option})),
            ("ScoreAcrobats", _) => ("SCORE_ACROBATS", json!({"pointer": pointer(&offer.option)})),
            ("SelectPrisonerToExchange", _) => ("EXCHANGE_FOLLOWER", json!({"meepleId": self.figure(offer.action)})),
            ("PayRansom", _) => ("PAY_RANSOM", json!({"meepleId": self.figure(offer.action)})),
            _ => ("PASS", json!({})),
        }
    }

    /// Returns the pointer to a figure on the board, with its number if the action names it.
    fn standing(&self, action: Action, piece: &str, place: &[&str]) -> Value {
        let line = match action.target {
            Target::Figure(figure) => notation::figure(self.mirror.game().view(), figure),
            _ => String::new(),
        };
        let number = line.rsplit('.').next().filter(|n| !n.is_empty()).unwrap_or("1");
        json!({"featurePointer": pointer(&place.join(" ")), "meepleId": format!("{piece}.{number}")})
    }

    /// Returns the id of the figure that an action names.
    fn figure(&self, action: Action) -> String {
        let Target::Figure(figure) = action.target else { return String::new() };
        places::figure_id(self.mirror.game().view(), figure).unwrap_or_default()
    }

    /// Returns the id of the figure to deploy: the first of its kind in supply, or in the quarters for
    /// one that leaves the City of Carcassonne.
    fn meeple(&self, action: Action) -> String {
        let view = self.mirror.game().view();
        let Some(player) = self.mirror.jcz_player() else { return String::new() };
        let kind = match verb(view, action) {
            "wagon.move" => view.rules.figure("wagon"),
            "barn.build" => view.rules.figure("barn"),
            "flier.land" => Some(FigureKind(view.core.turn.frame().arg as u8)),
            _ => Some(FigureKind(action.arg as u8)),
        };
        let Some(kind) = kind else { return String::new() };
        let leaves = verb(view, action) == "count.join";
        let in_quarter =
            |f: &FigureState| f.kind == kind && f.owner == Some(player) && matches!(f.place, FigureLocation::Slot { .. });
        let figure = if leaves {
            view.core.figures.iter().position(in_quarter).map(Figure::at)
        } else {
            view.core.from_supply(player, kind)
        };
        let Some(figure) = figure else { return String::new() };
        let line = notation::figure(view, figure);
        let number = line.rsplit('.').next().unwrap_or("1");
        format!("{}.{number}", places::piece(player, view.rules.names.figures.name(kind.index())))
    }
}

/// Returns `true` for a message by which a figure takes off from a flying machine.
fn takes_off(msg: &Value) -> bool {
    msg["payload"]["pointer"]["feature"] == "FlyingMachine"
}

/// Converts `x,y` to a position of JCloisterZone.
fn cell(text: &str) -> Value {
    let numbers: Vec<i64> = text.split(',').filter_map(|n| n.parse().ok()).collect();
    json!(numbers)
}

/// Converts `x,y Feature Location` to a pointer of JCloisterZone.
fn pointer(text: &str) -> Value {
    let mut words = text.split(' ');
    let at = cell(words.next().unwrap_or_default());
    json!({"position": at, "feature": words.next().unwrap_or_default(), "location": words.next().unwrap_or_default()})
}
