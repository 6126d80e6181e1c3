//! A scenario file as data.
//!
//! A scenario sets up a position, plays a few steps and states the expected results. It is a TOML
//! file in which unknown keys are refused; its table has the form of a table file. Tiles, figures
//! and segments stay text until there are rules to parse them. [`crate::stage`] sets up the position;
//! `bastide-verify` plays the steps and compares the results.
//!
//! ```toml
//! title = "A road of three tiles pays its thief 3"   # one sentence
//! covers = ["BA-15", "BA-55"]                         # rule ids of the ledger
//! source = "completed road of 3 tiles, 3"             # the printed example, if there is one
//!
//! [table]                                             # as in a table file; by default, red and blue with the base game
//! edition = "new"
//! base = { abbot = true }
//!
//! [given]
//! placed = ["BA/RCr 0,0 0", "red: bridges.build 0,0:WE"]   # tiles in this order; verbs of plugins, with the player
//! figures = ["red follower road@0,0:W"]                    # from the supply
//! actions = ["red: fairy.to red.follower.1"]          # verbs of plugins, when the figures stand
//! supply = { red = { follower = 0 } }                      # the number that is left there; the rest is out of the game
//!
//! [[step]]
//! by = "blue"                                         # by default, the first seat of the table
//! place = "BA/LR -1,0 270"                            # the tile is drawn, then placed there
//! deploy = "deploy follower road@-1,0:E"              # by default, pass
//!
//! [step.expect]
//! score = { red = 3 }                                 # the points of the step; 0 for the others
//! returned = ["red follower road@0,0:W"]
//! ```

use std::collections::BTreeMap;

use bastide_core::Table;
use serde::{Deserialize, Serialize};

use crate::annotate;
use crate::error::ScenarioError;

/// Numbers by name.
pub type Counts<N> = BTreeMap<String, N>;

/// A scenario.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Scenario {
    /// The name of the file, for messages.
    #[serde(skip)]
    pub file: String,
    /// The drawing of the position at the head of the file, if there is one.
    #[serde(skip)]
    pub drawing: Option<String>,
    /// The title: one sentence about the behaviour that it shows.
    pub title: String,
    /// The ids of the rules that it covers.
    #[serde(default)]
    pub covers: Vec<String>,
    /// The printed example whose total it confirms.
    #[serde(default)]
    pub source: Option<String>,
    /// The seats, plugins and options, as in a table file. By default, red and blue play the base game.
    #[serde(default, rename = "table")]
    _table: toml::Table,
    /// The seats and rules of the game.
    #[serde(skip)]
    pub seats: Table,
    /// The position.
    #[serde(default)]
    pub given: Given,
    /// The steps.
    #[serde(rename = "step")]
    pub steps: Vec<Step>,
}

/// The position at the start of a scenario.
#[derive(Clone, Debug, Default, Deserialize, Serialize)]
#[serde(deny_unknown_fields, default)]
pub struct Given {
    /// Tiles, `BA/RCr 0,0 0`, in this order; and verbs that plugins perform,
    /// `red: bridges.build 0,0:WE`.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub placed: Vec<String>,
    /// Whether tiles may lie apart from all others.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub apart: bool,
    /// Figures on the board or in slots: `red follower road@0,0:W`, `dragon 0,0:C`. They come from
    /// the supply.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub figures: Vec<String>,
    /// Verbs that plugins perform when the figures stand, `red: fairy.to red.follower.1`.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub actions: Vec<String>,
    /// The number of figures left in supply, by seat and kind; the rest is out of the game.
    #[serde(skip_serializing_if = "Counts::is_empty")]
    pub supply: Counts<Counts<u8>>,
    /// The number of tokens of a seat, by kind.
    #[serde(skip_serializing_if = "Counts::is_empty")]
    pub tokens: Counts<Counts<i16>>,
    /// The number of tokens in the common supply, by kind.
    #[serde(alias = "heap")]
    #[serde(skip_serializing_if = "Counts::is_empty")]
    pub token_supply: Counts<i16>,
    /// The tiles of a plugin's pile; its other tiles are out of the game. So are the piles that are
    /// drawn from before the one with the first tile that a step draws.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub piles: BTreeMap<String, Vec<String>>,
    /// The first outcomes of streams of chance, from 0, such as the tokens of a bag.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub chance: BTreeMap<String, Vec<u16>>,
    /// The scores.
    #[serde(skip_serializing_if = "Counts::is_empty")]
    pub score: Counts<i32>,
    /// Tiles that could not be placed.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub set_aside: Vec<String>,
    /// The number of tiles left to draw, including those of the steps.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub stock: Option<usize>,
}

/// One step of a scenario: a tile play, a query of the position, or the end of the game.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Step {
    /// The seat that plays the step.
    pub by: Option<String>,
    /// Plays nothing and only checks the expectations.
    pub query: bool,
    /// Ends the game: at once without `place`, otherwise after this tile play. Only the last step may
    /// have it, and without `place` it is the only step.
    #[serde(rename = "final")]
    pub ends: bool,
    /// The points of the first step are counted from the start of the game, so that those at the
    /// draw of its tile are among them.
    pub since_start: bool,
    /// Tiles that are drawn before the one that is placed, or that a query is about.
    pub draws: Vec<String>,
    /// The tile that is drawn and placed, with its placement.
    pub place: Option<String>,
    /// The tile is not drawn for this step: it was bought or kept before.
    pub held: bool,
    /// Action lines at questions outside of tile plays, such as an auction; each may begin with the
    /// seat, `blue: `.
    pub actions: Vec<String>,
    /// Action lines between placing and the follower step; each may begin with the seat, `blue: `.
    pub before: Vec<String>,
    /// The action line of the follower step.
    pub deploy: Option<String>,
    /// Action lines after the follower step.
    pub after: Vec<String>,
    /// The expectations.
    pub expect: Expect,
}

/// The expectations during or after a step. Omitted ones are not checked.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Expect {
    /// The points of the step; 0 for seats that are not named.
    pub score: Option<Counts<i32>>,
    /// The scores of all seats if the game ended after the step; 0 for seats that are not named.
    pub standing: Option<Counts<i32>>,
    /// All figures that return from the board to the supply.
    pub returned: Option<Vec<String>>,
    /// All options of the follower step; `pass` alone also matches a step that is skipped.
    pub offer: Option<Vec<String>>,
    /// All options of the question that is open after the last action line of this tile play, after
    /// the `actions`, or at a `query`.
    pub question: Option<Vec<String>>,
    /// All legal placements of a tile.
    pub placements: BTreeMap<String, Vec<String>>,
    /// All open cells.
    pub open: Option<Vec<String>>,
    /// Placements that are legal.
    pub legal: Vec<String>,
    /// Placements that are not legal.
    pub illegal: Vec<String>,
    /// Action lines that are refused at each question of the step and leave the state unchanged.
    pub refused: Vec<String>,
    /// Lines of events that happen in this order; other events may come between.
    pub events: Vec<String>,
    /// Features that are complete.
    pub complete: Vec<String>,
    /// Features that are not complete.
    pub incomplete: Vec<String>,
    /// Lists of segments of one feature.
    pub same: Vec<Vec<String>>,
    /// Lists of segments of different features.
    pub apart: Vec<Vec<String>>,
    /// The number of tiles of a feature.
    pub tiles: Counts<i16>,
    /// The number of complete cities that a field borders.
    pub cities: Counts<usize>,
    /// The number of tokens of a seat after the step, by kind.
    pub tokens: Counts<Counts<i16>>,
    /// The number of figures that a seat has in supply after the step, by kind.
    pub supply: Counts<Counts<u8>>,
    /// The figures in the places of a group after the step, in order: `red follower`.
    pub slots: BTreeMap<String, Vec<String>>,
    /// The number of tokens in the common supply after the step, by kind.
    #[serde(alias = "heap")]
    pub token_supply: Counts<i16>,
    /// The tokens that lie with a figure, on a segment or on a cell after the step, with their
    /// numbers: `sheep 3`.
    pub placed_tokens: BTreeMap<String, Vec<String>>,
    /// The number of tiles in a plugin's pile after the step.
    pub piles: Counts<usize>,
    /// The number of tiles left to draw.
    pub stock: Option<usize>,
    /// The seat that is asked next, whatever the question.
    pub asked: Option<String>,
    /// The seat that has to place a tile next, in a turn of its own.
    pub next: Option<String>,
    /// Whether the same turn continues with another tile play.
    pub second_part: Option<bool>,
}

impl Scenario {
    /// Parses the text of a file; `file` is its name, for messages.
    ///
    /// # Errors
    /// The text is not a scenario.
    pub fn parse(file: &str, text: &str) -> Result<Scenario, ScenarioError> {
        let text = text.strip_prefix('\u{feff}').unwrap_or(text);
        let mut scenario: Scenario = toml::from_str(text).map_err(|e| ScenarioError::form(file, e))?;
        scenario.seats = Table::nested(file, text, "table")?;
        scenario.file = file.to_owned();
        scenario.drawing = annotate::split(text).0.map(str::to_owned);
        scenario.check().map_err(|message| ScenarioError::form(file, message))?;
        Ok(scenario)
    }

    /// Checks the conditions that types cannot express.
    fn check(&self) -> Result<(), String> {
        if self.steps.is_empty() {
            return Err("there is no [[step]]; a scenario has at least one".into());
        }
        if !self.seats.chance.is_empty() {
            return Err("table has chance, which a scenario does not use; write it under [given]".into());
        }
        if !self.seats.draws.is_empty() {
            return Err("table has draws, which a scenario does not use; its steps name the tiles that they draw".into());
        }
        for (i, step) in self.steps.iter().enumerate() {
            let n = i + 1;
            let (acts, last) = (step.place.is_some() || !step.actions.is_empty(), n == self.steps.len());
            if step.query && (acts || step.ends) {
                return Err(format!("step {n} is a query and plays too; make two steps of it"));
            }
            if !step.query && !acts && !step.ends {
                return Err(format!("step {n} has none of place, actions, query = true and final = true"));
            }
            if step.ends && !(last && (acts || n == 1)) {
                return Err(format!("step {n} is final: let it be the last one, and the only one if it places no tile"));
            }
            let drawn = !step.draws.is_empty() && step.actions.is_empty() && !step.query;
            let lines = !step.before.is_empty() || step.deploy.is_some() || !step.after.is_empty() || drawn;
            if lines && step.place.is_none() {
                return Err(format!("step {n} has action lines or draws without place"));
            }
            let follower = step.expect.offer.is_some() || step.expect.second_part.is_some();
            if step.since_start && i > 0 {
                return Err(format!("step {n} has since_start, which only the first step may have"));
            }
            if step.place.is_some() && !step.actions.is_empty() {
                return Err(format!("step {n} places a tile and has actions; use before and after, or two steps"));
            }
            if follower && step.place.is_none() {
                return Err(format!("step {n} expects offer or second_part and places no tile"));
            }
        }
        Ok(())
    }

    /// Returns the tiles that are drawn for the steps, in order.
    pub fn draws(&self) -> impl Iterator<Item = &str> {
        self.steps.iter().flat_map(|step| step.draws.iter().map(String::as_str).chain(of_place(step)))
    }
}

/// Returns the tile that a step places.
fn of_place(step: &Step) -> Option<&str> {
    step.place.as_ref().filter(|_| !step.held)?;
    step.place.as_ref()?.split_whitespace().next()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn message(text: &str) -> String {
        Scenario::parse("s.toml", text).map_or_else(|e| e.to_string(), |_| String::new())
    }

    #[test]
    fn unknown_keys_are_refused_with_their_line() {
        let text = message("title = 't'\n[[step]]\nquery = true\nexpect = { scor = {} }\n");
        assert!(text.contains("s.toml") && text.contains("line 4") && text.contains("scor"), "{text}");
    }

    #[test]
    fn a_wrong_table_is_refused_in_its_own_words() {
        let text = message("title = 't'\n[table]\nedition = 'old'\n[[step]]\nquery = true\n");
        assert!(text.contains("s.toml:3") && text.contains("edition"), "{text}");
    }

    #[test]
    fn outcomes_belong_to_the_position_and_draws_to_the_steps() {
        let of = |table: &str| message(&format!("title = 't'\ntable = {{ {table} }}\n[[step]]\nquery = true\n"));
        assert!(of("chance = { die = [5] }").contains("write it under [given]"));
        assert!(of("draws = ['BA/C']").contains("its steps name the tiles"));
        assert_eq!(of("seed = 3"), "");
    }

    #[test]
    fn steps_play_one_thing() {
        assert!(message("title = 't'\nstep = []").contains("at least one"));
        assert!(message("title = 't'\n[[step]]\nby = 'red'").contains("none of place"));
        assert!(message("title = 't'\n[[step]]\nquery = true\nfinal = true").contains("two steps"));
        assert!(message("title = 't'\n[[step]]\nquery = true\n[[step]]\nfinal = true").contains("the only one"));
        assert!(message("title = 't'\n[[step]]\nquery = true\ndeploy = 'pass'").contains("without place"));
        assert!(message("title = 't'\n[[step]]\nquery = true\nexpect = { offer = [] }").contains("places no tile"));
    }
}
