//! Writes the messages of JCloisterZone for a record, action by action.

use bastide_core::{Action, Game, PASS, Recorder, Target};
use serde_json::{Value, json};

use super::error::NotExported;
use super::message::{CHANCE, message, pointer, takes_off};
use super::numbers::Numbers;
use super::roses::{NO_WHOLE_ROSE, is_quarter, is_whole};
use super::waiting::{Confirmation, Waiting};
use crate::animals::number_for;
use crate::mirror::{Mirror, PASSED_KEY};
use crate::questions::Offer;
use crate::subjects::{Question, question, verb};
use crate::traps;

/// Converts a record to messages, and performs each message in a Bastide game.
pub(super) struct Writer<'a> {
    recorder: &'a Recorder,
    recorded: Vec<Action>,
    pub(super) mirror: Mirror,
    pub(super) messages: Vec<Value>,
    /// The player of a tile play that is not confirmed yet.
    placed: Option<u8>,
    /// Whether the player has used the step after the placement.
    acted: bool,
    /// The confirmations that JCloisterZone asks for after the open steps.
    waiting: Waiting,
    /// Whether the dragon moves after the confirmation.
    flies_late: bool,
    /// The number of animal tokens that were turned up before the last tile was placed.
    animals_before: usize,
    /// The numbers of prisoners that were exchanged.
    numbers: Numbers,
}

impl<'a> Writer<'a> {
    pub(super) fn new(recorder: &'a Recorder, game: Game, flies_late: bool) -> Writer<'a> {
        let recorded = recorder.played().map(|(_, action, _)| action).collect();
        let mirror = Mirror::of(game, None, false);
        let waiting = Waiting::default();
        Writer {
            recorder,
            recorded,
            mirror,
            messages: Vec::new(),
            placed: None,
            acted: false,
            waiting,
            flies_late,
            animals_before: 0,
            numbers: Numbers::default(),
        }
    }

    pub(super) fn write(&mut self) -> Result<(), NotExported> {
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
            if self.confirm_waiting(agreed)? {
                continue;
            }
            let waits = self.is_before_confirmation() || self.may_act();
            if self.placed.is_some() && !waits {
                self.confirm(agreed)?;
            } else if agreed == self.recorded.len() {
                return Ok(());
            } else {
                self.next(agreed)?;
            }
        }
    }

    /// Returns `true` if JCloisterZone asks the open question after the step that follows the placement,
    /// and before the confirmation of the tile play.
    fn is_before_confirmation(&self) -> bool {
        let open = question(self.mirror.game());
        let flies = open == Some(Question::Dragon) && !self.flies_late;
        flies || open.is_some_and(|asked| asked != Question::Deploy && asked.is_before_confirmation())
    }

    /// Writes the next confirmation that JCloisterZone waits for, if the open question comes after it.
    /// Returns `true` if something was written or played.
    fn confirm_waiting(&mut self, i: usize) -> Result<bool, NotExported> {
        let open = question(self.mirror.game());
        let Some(confirmation) = self.waiting.next(open, self.may_act()) else { return Ok(false) };
        if open == Some(Question::Deploy) {
            self.only_passes(i)?;
            self.mirror.confirm().map_err(|why| self.not_exportable(i, why))?;
            return Ok(true);
        }
        self.waiting.confirmed(confirmation);
        match confirmation {
            Confirmation::Trap { by } => {
                self.send("COMMIT", json!({"random": CHANCE}), by, i)?;
                // The tile play is confirmed if JCloisterZone asks nothing more.
                if !self.is_before_confirmation() && !self.waiting.for_shepherd() {
                    self.placed = None;
                }
            }
            Confirmation::Shepherd { by, number } => self.send("SHEPHERD_CONFIRM", json!({"random": number}), by, i)?,
        }
        Ok(true)
    }

    /// Checks that the player does nothing more in the step after the placement.
    fn only_passes(&self, i: usize) -> Result<(), NotExported> {
        match self.recorded.get(i) {
            Some(action) if question(self.mirror.game()) == Some(Question::Deploy) && action.verb != PASS => {
                Err(self.not_exportable(i, "JCloisterZone permits no action after a follower is deployed"))
            }
            _ => Ok(()),
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
            "abbey.use" => Some("JCloisterZone places an abbey at once, and takes no ransom before it"),
            "base.recall" => Some("JCloisterZone does not recall an abbot from a completed feature"),
            _ => None,
        }
    }

    /// Returns the reason why the engine of JCloisterZone stops at a message that it would list.
    fn stops(&self, name: &str, payload: &Value, asked: Option<Question>) -> Option<&'static str> {
        let rules = self.mirror.game().rules();
        let lies_whole = || {
            let placed = self.mirror.game().view().core.board.placed_tiles();
            placed.iter().any(|placed| is_whole(&rules.tiles.get(placed.tile).name))
        };
        match name {
            "PAY_RANSOM" if !matches!(asked, Some(Question::Tile | Question::Deploy)) => {
                Some("JCloisterZone takes a ransom before a tile is placed, or in the step after it")
            }
            "PLACE_TILE" if payload["tileId"].as_str().is_some_and(is_quarter) && !lies_whole() => Some(NO_WHOLE_ROSE),
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
        self.only_passes(i)?;
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
        let (name, payload) = message(&self.mirror, &offer);
        if let Some(why) = self.stops(name, &payload, asked) {
            return Err(self.not_exportable(i, why));
        }
        if name == "PLACE_TILE" {
            (self.placed, self.acted) = (Some(by), false);
        } else if !keeps_step(name, &offer, asked) {
            self.acted = true;
        }
        if name == "PASS" && self.mirror.is_in_phantom_step() {
            self.send(name, json!({}), by, i)?;
        }
        self.send_noted(name, payload, by, i, after_pass.is_some())?;
        match (asked, name) {
            // JCloisterZone waits for a confirmation after the last figure of a player.
            (Some(Question::Join | Question::Wagon), "DEPLOY_MEEPLE") => {
                let again = question(self.mirror.game()) == asked && self.mirror.jcz_player().map(|p| p.0) == Some(by);
                self.placed = (!again).then_some(by).or(self.placed);
                Ok(())
            }
            // JCloisterZone asks for a confirmation before it goes on.
            (Some(Question::Abbey), "PASS") | (Some(Question::Circle), "DEPLOY_MEEPLE" | "RETURN_MEEPLE") => {
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
        let (asked, free) = (question(self.mirror.game()), traps::caught(self.mirror.game()));
        self.mirror.perform(&msg, &[]).map_err(|why| self.not_exportable(i, why))?;
        let caught = traps::caught(self.mirror.game()).into_iter().filter(|figure| !free.contains(figure));
        self.waiting.catch(asked, by, caught.collect()).map_err(|why| self.not_exportable(i, why))?;
        // The number with which JCloisterZone draws the same token out of the bag.
        let token = self.mirror.tokens().get(drawn).map(|token| token.number);
        if takes_off(&msg) {
            msg["payload"]["random"] = json!(self.mirror.last_roll());
        }
        match (name, token) {
            ("FLOCK_EXPAND_OR_SCORE", Some(number)) => msg["payload"]["random"] = json!(number),
            (_, Some(number)) => self.waiting.place_shepherd(by, number),
            _ => {}
        }
        // The ids are those before an exchange by this message.
        self.numbers.name(self.mirror.game().view(), &mut msg);
        self.numbers.note(self.mirror.game().view(), name == "CAPTURE_FOLLOWER");
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
}

/// Returns `true` for an answer after which the player still has the step after the placement.
fn keeps_step(name: &str, offer: &Offer, asked: Option<Question>) -> bool {
    use Question::{Abbey, Circle, Dragon, Flock, Gold, Join, LastAbbey, Magic, Wagon};
    match name {
        "PAY_RANSOM" => true,
        "PLACE_TOKEN" if offer.list == "Bridge" || offer.list.starts_with("Tunnel ") => true,
        "DEPLOY_MEEPLE" if asked == Some(Join) => true,
        _ => matches!(asked, Some(Dragon | Abbey | LastAbbey | Wagon | Flock | Circle | Gold | Magic)),
    }
}
