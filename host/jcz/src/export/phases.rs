//! A model of the phases of JCloisterZone: their order in a tile play, the elements that bring them, and
//! the messages that each takes. The engine stops at a message that its phase does not take.

use serde_json::Value;

use super::roses::{NO_WHOLE_ROSE, is_quarter, is_whole};
use crate::setup::keys::{ELEMENTS, FOLLOWING, Presence, RULES, SETS};

/// A phase in which JCloisterZone asks for a message.
#[derive(Clone, Copy, Debug)]
struct Phase {
    name: &'static str,
    /// The element without which the phase does not exist; empty for phases of every game.
    element: &'static str,
    /// The messages that it takes, other than confirmations.
    takes: &'static [&'static str],
    /// Whether it may ask again after an answer.
    repeats: bool,
}

const fn once(name: &'static str, element: &'static str, takes: &'static [&'static str]) -> Phase {
    Phase { name, element, takes, repeats: false }
}

const fn again(name: &'static str, element: &'static str, takes: &'static [&'static str]) -> Phase {
    Phase { name, element, takes, repeats: true }
}

const TILE: usize = 1;
const ACTION: usize = 4;
const CAPTURE: usize = 5;
const PHANTOM: usize = 6;
const TUNNEL: usize = 7;
const SHEPHERD: usize = 10;
const EARLY_DRAGON: usize = 12;
const CASTLE: usize = 13;
const FIRST_LATE: usize = 14;
const WAGON: usize = 15;
const LATE_DRAGON: usize = 18;
const CIRCLE: usize = 19;
const LAST_ABBEY: usize = 22;

/// The phases in the order of a tile play. The confirmation of the tile play comes after the castles; the
/// last two phases are those of the end of the game.
const PHASES: &[Phase] = &[
    once("AbbeyPhase", "abbey", &["PASS", "PLACE_TILE"]),
    again("TilePhase", "", &["PLACE_TILE", "PASS", "PAY_RANSOM"]),
    once("GoldPiecePhase", "gold", &["PLACE_TOKEN"]),
    once("MageAndWitchPhase", "mage", &["MOVE_NEUTRAL_FIGURE"]),
    again(
        "ActionPhase",
        "",
        &["DEPLOY_MEEPLE", "PASS", "PLACE_TOKEN", "MOVE_NEUTRAL_FIGURE", "RETURN_MEEPLE", "SCORE_ACROBATS", "PAY_RANSOM"],
    ),
    again("TowerCapturePhase", "tower", &["CAPTURE_FOLLOWER", "EXCHANGE_FOLLOWER", "PASS"]),
    again("PhantomPhase", "phantom", &["DEPLOY_MEEPLE", "PLACE_TOKEN", "PASS"]),
    again("TunnelPhase", "tunnel", &["PLACE_TOKEN", "PASS"]),
    once("PlaceFerryPhase", "ferry", &["PLACE_TOKEN"]),
    again("ChangeFerriesPhase", "ferry", &["PLACE_TOKEN", "PASS"]),
    once("ShepherdPlacementConfirmPhase", "shepherd", &["SHEPHERD_CONFIRM"]),
    again("ShepherdPhase", "shepherd", &["FLOCK_EXPAND_OR_SCORE"]),
    again("DragonMovePhase", "dragon", &["MOVE_NEUTRAL_FIGURE"]),
    again("CastlePhase", "castle", &["PLACE_TOKEN", "PASS"]),
    again("CocScoringPhase", "count", &["DEPLOY_MEEPLE", "PASS"]),
    again("WagonPhase", "wagon", &["DEPLOY_MEEPLE", "PASS"]),
    once("CocFollowerPhase", "count", &["DEPLOY_MEEPLE", "PASS"]),
    once("CocCountPhase", "count", &["MOVE_NEUTRAL_FIGURE", "PASS"]),
    again("DragonMovePhase", "dragon", &["MOVE_NEUTRAL_FIGURE"]),
    again("CornCirclePhase", "corn-circle", &["CIRCLE_REMOVE_OR_DEPLOY", "DEPLOY_MEEPLE", "RETURN_MEEPLE", "PASS"]),
    again("EscapePhase", "escape", &["RETURN_MEEPLE", "PASS"]),
    again("BazaarPhase", "bazaar", &["BAZAAR_BID", "BAZAAR_BUY_OR_SELL", "PASS"]),
    again("AbbeyEndGamePhase", "abbey", &["PLACE_TILE", "PASS"]),
    again("CocFinalScoringPhase", "count", &["DEPLOY_MEEPLE", "PASS"]),
];

/// The tokens that a message places, by the beginning of their names, and their elements.
const TOKENS: [(&str, &str); 7] = [
    ("BRIDGE", "bridge"),
    ("CASTLE", "castle"),
    ("FERRY", "ferry"),
    ("GOLD", "gold"),
    ("LB_", "little-buildings"),
    ("TOWER_PIECE", "tower"),
    ("TUNNEL_", "tunnel"),
];

/// The reasons for which figures return, and their elements.
const RETURNS: [(&str, &str); 6] = [
    ("ABBOT_RETURN", "abbot"),
    ("CORN_CIRCLE", "corn-circle"),
    ("FESTIVAL", "festival"),
    ("PRINCESS", "princess"),
    ("SIEGE_ESCAPE", "escape"),
    ("TRAP", "russian-trap"),
];

/// The figures without an owner, and their elements. One element stands for mage and witch.
const NEUTRAL: [(&str, &str); 5] =
    [("count.", "count"), ("dragon.", "dragon"), ("fairy.", "fairy"), ("mage.", "mage"), ("witch.", "mage")];

/// The features with an element of their own.
const FEATURES: [(&str, &str); 5] =
    [("Acrobats", "acrobats"), ("FlyingMachine", "flier"), ("Garden", "garden"), ("Quarter", "count"), ("Tower", "tower")];

/// The words for figures, and the elements with their number. The other words are elements themselves.
const FIGURES: [(&str, &str); 2] = [("small", "small-follower"), ("big", "big-follower")];

/// JCloisterZone, as far as it accepts the setup and the messages of a game.
#[derive(Clone, Debug)]
pub(crate) struct Phases<'a> {
    setup: &'a Value,
    /// The last phase that took a message.
    last: usize,
    /// Whether the last tile play is confirmed.
    confirmed: bool,
    /// Whether the answer of the last phase needs a confirmation of its own.
    unconfirmed_answer: bool,
    /// Whether a new shepherd is not confirmed.
    shepherd: bool,
    /// Whether a piece of a tower was just laid.
    tower_piece: bool,
    /// Whether a whole wind rose lies.
    rose: bool,
}

impl<'a> Phases<'a> {
    /// Starts a game.
    ///
    /// # Errors
    /// The engine does not start with this setup.
    pub(crate) fn start(setup: &'a Value) -> Result<Phases<'a>, String> {
        let sets = || setup[SETS].as_object().into_iter().flatten().map(|(set, _)| set.as_str());
        let element = |element: &str| setup[ELEMENTS].get(element).is_some();
        let mut needed = FOLLOWING.iter().filter(|f| f.presence == Presence::Always && f.is_of(sets()));
        let lacks = needed.find(|f| !element(f.element));
        if let Some(following) = lacks {
            return Err(format!("the tiles of {} need the element {}", following.set, following.element));
        }
        if element("count") && !sets().any(|set| set == "count") {
            return Err("the element count needs the tiles of count".into());
        }
        let start = setup["start"].as_array().into_iter().flatten();
        let rose = start.into_iter().any(|tile| tile["tile"].as_str().is_some_and(is_whole));
        let (unconfirmed_answer, shepherd, tower_piece) = (false, false, false);
        Ok(Phases { setup, last: CASTLE, confirmed: true, unconfirmed_answer, shepherd, tower_piece, rose })
    }

    /// Takes a message in the phase with this name. Confirmations belong to the phase before them.
    ///
    /// # Errors
    /// The engine does not take the message.
    pub(crate) fn take(&mut self, msg: &Value, phase: &str) -> Result<(), String> {
        let kind = msg["type"].as_str().unwrap_or_default();
        if let Some(element) = needs(msg).into_iter().find(|element| !self.has(element)) {
            return Err(format!("{kind} needs the element {element}"));
        }
        match kind {
            "COMMIT" => self.confirm(),
            "SHEPHERD_CONFIRM" => self.enter(SHEPHERD).map(|()| self.shepherd = false),
            _ => self.answer(msg, self.number(phase)?),
        }
    }

    fn has(&self, element: &str) -> bool {
        element.is_empty() || self.setup[ELEMENTS].get(element).is_some()
    }

    /// Returns the number of a phase.
    fn number(&self, phase: &str) -> Result<usize, String> {
        let late = self.setup[RULES]["dragon-move"] == "after-scoring";
        match PHASES.iter().position(|p| p.name == phase) {
            Some(EARLY_DRAGON) if late => Ok(LATE_DRAGON),
            found => found.ok_or_else(|| format!("{phase} is not a phase of JCloisterZone that asks")),
        }
    }

    fn answer(&mut self, msg: &Value, phase: usize) -> Result<(), String> {
        let Phase { name, takes, .. } = PHASES[phase];
        let kind = msg["type"].as_str().unwrap_or_default();
        if !takes.contains(&kind) {
            return Err(format!("{name} takes no {kind}"));
        }
        self.enter(phase)?;
        let payload = &msg["payload"];
        if kind == "PLACE_TILE" {
            self.place(payload)?;
            self.last = TILE;
        }
        self.tower_piece = payload["token"] == "TOWER_PIECE";
        let own = payload["meepleId"].as_str().unwrap_or_default();
        self.shepherd |= kind == "DEPLOY_MEEPLE" && own.contains(".shepherd.");
        self.unconfirmed_answer = match phase {
            0 => kind == "PASS",
            FIRST_LATE | WAGON => kind == "DEPLOY_MEEPLE",
            CIRCLE => kind == "DEPLOY_MEEPLE" || kind == "RETURN_MEEPLE",
            _ => false,
        };
        Ok(())
    }

    /// Enters a phase, for the next message.
    ///
    /// # Errors
    /// The phase does not come after the last one, or something is not confirmed.
    fn enter(&mut self, phase: usize) -> Result<(), String> {
        let Phase { name, element, repeats, .. } = PHASES[phase];
        if !self.has(element) {
            return Err(format!("{name} needs the element {element}"));
        }
        let same = repeats && phase == self.last;
        // Figures leave the City of Carcassonne one after another, with one confirmation, and so do wagons.
        if self.unconfirmed_answer && !(same && [FIRST_LATE, WAGON].contains(&phase)) {
            return Err(format!("COMMIT lacks before {name}"));
        }
        if (TILE + 1..FIRST_LATE).contains(&phase) {
            return self.enter_before_confirmation(phase, same);
        }
        if !self.confirmed {
            return Err(format!("COMMIT lacks before {name}"));
        }
        let starts = phase <= TILE || phase >= LAST_ABBEY;
        if !starts && phase <= self.last && !same {
            return Err(format!("{name} comes before {}", PHASES[self.last].name));
        }
        self.last = phase;
        Ok(())
    }

    fn enter_before_confirmation(&mut self, phase: usize, same: bool) -> Result<(), String> {
        let Phase { name, .. } = PHASES[phase];
        // A figure that walks into a trap is confirmed before it is caught, after two of the phases.
        let trap = self.has("russian-trap") && phase >= PHANTOM && (ACTION..=TUNNEL).contains(&self.last);
        if self.confirmed && !trap {
            return Err(format!("{name} comes before COMMIT"));
        }
        if phase < self.last || (phase == self.last && !same) {
            return Err(format!("{name} comes before {}", PHASES[self.last].name));
        }
        if phase == CAPTURE && !self.tower_piece && !same {
            return Err(format!("{name} comes after a piece of a tower"));
        }
        if (phase == SHEPHERD) != self.shepherd && phase >= SHEPHERD {
            return Err(if self.shepherd {
                format!("SHEPHERD_CONFIRM lacks before {name}")
            } else {
                "no shepherd is new".into()
            });
        }
        (self.last, self.confirmed) = (phase, false);
        Ok(())
    }

    /// Places a tile.
    fn place(&mut self, payload: &Value) -> Result<(), String> {
        let tile = payload["tileId"].as_str().unwrap_or_default();
        self.rose |= is_whole(tile);
        if is_quarter(tile) && !self.rose && self.has("wind-rose") {
            return Err(NO_WHOLE_ROSE.into());
        }
        self.confirmed = false;
        Ok(())
    }

    fn confirm(&mut self) -> Result<(), String> {
        if self.unconfirmed_answer {
            self.unconfirmed_answer = false;
            return Ok(());
        }
        if self.confirmed {
            return Err("nothing is to be confirmed by COMMIT".into());
        }
        if self.shepherd && !(self.has("russian-trap") && self.last <= TUNNEL) {
            return Err("SHEPHERD_CONFIRM lacks before COMMIT".into());
        }
        self.confirmed = true;
        Ok(())
    }
}

/// Returns the element that belongs to the beginning of a name.
fn by_beginning(table: &[(&str, &'static str)], name: &Value) -> Option<&'static str> {
    let name = name.as_str()?;
    table.iter().find(|(beginning, _)| name.starts_with(beginning)).map(|(_, element)| *element)
}

/// Returns the elements without which the engine has no such message.
fn needs(msg: &Value) -> Vec<&str> {
    let payload = &msg["payload"];
    let needed = match msg["type"].as_str().unwrap_or_default() {
        "PLACE_TOKEN" => by_beginning(&TOKENS, &payload["token"]),
        "RETURN_MEEPLE" => by_beginning(&RETURNS, &payload["source"]),
        "MOVE_NEUTRAL_FIGURE" => by_beginning(&NEUTRAL, &payload["figureId"]),
        "CAPTURE_FOLLOWER" | "EXCHANGE_FOLLOWER" | "PAY_RANSOM" => Some("tower"),
        "SCORE_ACROBATS" => Some("acrobats"),
        "DEPLOY_MEEPLE" => {
            let word = payload["meepleId"].as_str().and_then(|id| id.split('.').nth(1));
            let figure = word.map(|word| FIGURES.iter().find(|(w, _)| *w == word).map_or(word, |(_, element)| *element));
            let feature = by_beginning(&FEATURES, &payload["pointer"]["feature"]);
            return figure.into_iter().chain(feature).collect();
        }
        _ => None,
    };
    needed.into_iter().collect()
}

#[cfg(test)]
mod tests;
