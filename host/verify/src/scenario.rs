//! A scenario file as data.
//!
//! A scenario sets up a position, plays a few steps and says what must hold. It is TOML, read with every unknown key refused; the
//! table in it is a table file like any other. Nothing is looked up here: tiles, figures and segments stay text until there are
//! rules to read them by. [`crate::stage`] lays the position, [`crate::run`] plays the steps, `expect` compares.
//!
//! ```toml
//! title = "A road of three tiles pays its thief 3"   # one sentence
//! covers = ["BA-15", "BA-55"]                         # rule ids of the ledger
//! source = "completed road of 3 tiles, 3"             # a printed example, if it is one
//!
//! [table]                                             # as in a table file; red and blue with the base game if left out
//! edition = "new"
//! base = { abbot = true }
//!
//! [given]
//! placed = ["BA/RCr 0,0 0", "red: bridges.build 0,0:WE"]   # tiles in this order; what others serve, with who does it
//! figures = ["red follower road@0,0:W"]                    # out of the supply
//! supply = { red = { follower = 0 } }                      # what is left there; the rest is out of the game
//!
//! [[step]]
//! by = "blue"                                         # the first of the table, if left out
//! place = "BA/LR -1,0 270"                            # the tile is drawn, then laid there
//! deploy = "deploy follower road@-1,0:E"              # pass, if left out
//!
//! [step.expect]
//! score = { red = 3 }                                 # what the step adds; the others 0
//! returned = ["red follower road@0,0:W"]
//! ```

use std::collections::BTreeMap;
use std::path::Path;

use bastide_core::Table;
use serde::Deserialize;

use crate::error::KitError;
use bastide_files::read as input;

/// Numbers by name.
pub type Counts<N> = BTreeMap<String, N>;

/// A scenario.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Scenario {
    /// Its file, for messages.
    #[serde(skip)]
    pub file: String,
    /// What it shows, as a sentence.
    pub title: String,
    /// The rule ids that it covers.
    #[serde(default)]
    pub covers: Vec<String>,
    /// A printed example whose total it has.
    #[serde(default)]
    pub source: Option<String>,
    /// The table as it is written; read it as [`Self::seats`].
    #[serde(default, rename = "table")]
    _table: toml::Table,
    /// Who plays by which rules.
    #[serde(skip)]
    pub seats: Table,
    /// The position.
    #[serde(default)]
    pub given: Given,
    /// What is played.
    #[serde(rename = "step")]
    pub steps: Vec<Step>,
}

/// The position that a scenario begins with.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Given {
    /// Tiles, `BA/RCr 0,0 0`, in this order; and verbs that plugins serve, `red: bridges.build 0,0:WE`.
    pub placed: Vec<String>,
    /// Tiles may lie apart from all others.
    pub apart: bool,
    /// Figures on the board or in slots: `red follower road@0,0:W`, `dragon 0,0:C`. They come out of the supply.
    pub figures: Vec<String>,
    /// How many figures are left in supply, by seat and kind; the rest is out of the game.
    pub supply: Counts<Counts<u8>>,
    /// How many tokens a seat has, by kind.
    pub tokens: Counts<Counts<i16>>,
    /// How many tokens lie in the common supply, by kind.
    #[serde(alias = "heap")]
    pub token_supply: Counts<i16>,
    /// What lies in a pile of a plugin; what else was in it is out of the game.
    pub piles: BTreeMap<String, Vec<String>>,
    /// The scores so far.
    pub score: Counts<i32>,
    /// Tiles that fitted nowhere.
    pub set_aside: Vec<String>,
    /// How many tiles are left to draw, those of the steps among them.
    pub stock: Option<usize>,
}

/// One step of a scenario: a tile part, a question about the position, or the end of the game.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Step {
    /// Whose step it is.
    pub by: Option<String>,
    /// Nothing is played: only what is expected is looked at.
    pub query: bool,
    /// The game ends: without `place` at once, else after this part.
    #[serde(rename = "final")]
    pub ends: bool,
    /// Tiles that are drawn before the one that is laid.
    pub draws: Vec<String>,
    /// The tile that is drawn and laid, with its place.
    pub place: Option<String>,
    /// The tile is not drawn for this step: it was bought or kept before.
    pub held: bool,
    /// Action lines at questions beside tile parts, an auction's; each may begin with the seat, `blue: `.
    pub actions: Vec<String>,
    /// Action lines between laying and the follower step; each may begin with the seat, `blue: `.
    pub before: Vec<String>,
    /// The action line of the follower step.
    pub deploy: Option<String>,
    /// Action lines after it.
    pub after: Vec<String>,
    /// What must hold.
    pub expect: Expect,
}

/// What must hold during or after a step. What is left out is not looked at.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Expect {
    /// What the step adds to the scores; who is not named gets 0.
    pub score: Option<Counts<i32>>,
    /// What everybody would have if the game ended after the step; who is not named has 0.
    pub standing: Option<Counts<i32>>,
    /// All figures that go from the board back into supply.
    pub returned: Option<Vec<String>>,
    /// All options of the follower step; `pass` alone also stands for a step that is skipped.
    pub offer: Option<Vec<String>>,
    /// All options of the question that is open after the last action line of this part, or of the `actions`.
    pub question: Option<Vec<String>>,
    /// All places of a tile.
    pub placements: BTreeMap<String, Vec<String>>,
    /// All cells that are open.
    pub open: Option<Vec<String>>,
    /// Places that are among those of a tile.
    pub legal: Vec<String>,
    /// Places that are not.
    pub illegal: Vec<String>,
    /// Action lines that are refused at each question of the step, and leave the state as it was.
    pub refused: Vec<String>,
    /// Lines of events that happen in this order; others may come between.
    pub events: Vec<String>,
    /// Features that are complete.
    pub complete: Vec<String>,
    /// Features that are not.
    pub incomplete: Vec<String>,
    /// Segments of one feature.
    pub same: Vec<Vec<String>>,
    /// Segments of different features.
    pub apart: Vec<Vec<String>>,
    /// How many tiles a feature has.
    pub tiles: Counts<i16>,
    /// How many complete cities a field borders.
    pub cities: Counts<usize>,
    /// How many tokens a seat has then, by kind.
    pub tokens: Counts<Counts<i16>>,
    /// How many figures a seat has in supply then, by kind.
    pub supply: Counts<Counts<u8>>,
    /// Who stands in the places of a group then, in their order: `red follower`.
    pub slots: BTreeMap<String, Vec<String>>,
    /// How many tokens lie in the common supply then, by kind.
    #[serde(alias = "heap")]
    pub token_supply: Counts<i16>,
    /// How many tiles a pile of a plugin holds then.
    pub piles: Counts<usize>,
    /// How many tiles are left to draw.
    pub stock: Option<usize>,
    /// Who is asked next, whatever it is.
    pub asked: Option<String>,
    /// Who has to lay a tile straight after the step, in a turn of their own.
    pub next: Option<String>,
    /// Does the same turn go on with another part?
    pub second_part: Option<bool>,
}

impl Scenario {
    /// Reads a file.
    pub fn read(path: &Path) -> Result<Scenario, KitError> {
        let text = input::plain_text(path).map_err(|e| KitError::file(path, e))?;
        Scenario::parse(&path.display().to_string(), &text)
    }

    /// Reads the text of a file; `file` is its name, for messages.
    pub fn parse(file: &str, text: &str) -> Result<Scenario, KitError> {
        let text = text.strip_prefix('\u{feff}').unwrap_or(text);
        let mut scenario: Scenario = toml::from_str(text).map_err(|e| KitError::form(file, e))?;
        let table = Table::nested(file, text, "table");
        scenario.seats = table.map_err(|e| KitError::other(format!("{e}\n{}", e.snippet())))?;
        scenario.file = file.to_owned();
        scenario.check().map_err(|message| KitError::form(file, message))?;
        Ok(scenario)
    }

    /// What cannot be said by types.
    fn check(&self) -> Result<(), String> {
        if self.steps.is_empty() {
            return Err("there is no [[step]]; a scenario has at least one".into());
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
                return Err(format!("step {n} is final: let it be the last one, and the only one if it lays no tile"));
            }
            let drawn = !step.draws.is_empty() && step.actions.is_empty();
            let lines = !step.before.is_empty() || step.deploy.is_some() || !step.after.is_empty() || drawn;
            if lines && step.place.is_none() {
                return Err(format!("step {n} has action lines or draws without place"));
            }
            let follower = step.expect.offer.is_some() || step.expect.second_part.is_some();
            if step.place.is_some() && !step.actions.is_empty() {
                return Err(format!("step {n} lays a tile and has actions; use before and after, or two steps"));
            }
            if follower && step.place.is_none() {
                return Err(format!("step {n} expects offer or second_part and lays no tile"));
            }
        }
        Ok(())
    }

    /// The tiles that are drawn for the steps, in order.
    pub(crate) fn draws(&self) -> impl Iterator<Item = &str> {
        self.steps.iter().flat_map(|step| step.draws.iter().map(String::as_str).chain(of_place(step)))
    }
}

/// The tile that a step lays.
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
    fn steps_play_one_thing() {
        assert!(message("title = 't'\nstep = []").contains("at least one"));
        assert!(message("title = 't'\n[[step]]\nby = 'red'").contains("none of place"));
        assert!(message("title = 't'\n[[step]]\nquery = true\nfinal = true").contains("two steps"));
        assert!(message("title = 't'\n[[step]]\nquery = true\n[[step]]\nfinal = true").contains("the only one"));
        assert!(message("title = 't'\n[[step]]\nquery = true\ndeploy = 'pass'").contains("without place"));
        assert!(message("title = 't'\n[[step]]\nquery = true\nexpect = { offer = [] }").contains("lays no tile"));
    }
}
