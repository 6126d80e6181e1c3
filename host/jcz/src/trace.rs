//! Compares a trace with Bastide after every message.

use std::collections::BTreeSet;
use std::fmt;
use std::ops::AddAssign;

use bastide_core::STOCK;
use serde_json::Value;

use super::jcz_json::{self, Facts};
use super::mirror::Mirror;
use super::setup::ImportedSetup;
use super::subjects::{Question, question};
use super::{Difference, bastide_position};

mod exceptions;
#[cfg(test)]
mod tests;
#[cfg(test)]
mod trace_writer;

/// The numbers of compared items that are equal.
#[derive(Clone, Copy, Default, Debug, serde::Serialize)]
pub struct Compared {
    /// Messages that were followed.
    pub messages: usize,
    /// Positions in which every list is equal.
    pub positions: usize,
    /// Lists of options in these positions.
    pub lists: usize,
    /// Scorings with their arithmetic.
    pub scorings: usize,
    /// Sentences of rule tests that are true.
    pub sentences: usize,
}

impl AddAssign for Compared {
    fn add_assign(&mut self, more: Compared) {
        self.messages += more.messages;
        self.positions += more.positions;
        self.lists += more.lists;
        self.scorings += more.scorings;
        self.sentences += more.sentences;
    }
}

impl fmt::Display for Compared {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Compared { messages, positions, lists, scorings, sentences } = *self;
        let counts = [
            (messages, "messages"),
            (positions, "positions"),
            (lists, "lists of options"),
            (scorings, "scorings"),
            (sentences, "sentences"),
        ];
        let nonzero: Vec<String> = counts.iter().filter(|(n, _)| *n > 0).map(|(n, what)| format!("{n} {what}")).collect();
        f.write_str(if nonzero.is_empty() { "nothing" } else { "" })?;
        f.write_str(&nonzero.join(", "))
    }
}

/// The greatest number of items that a message lists.
const LONG: usize = 16;

/// Describes the lists that differ, with the values of both programs.
fn differences(jcz: &Facts, bastide: &Facts) -> Vec<String> {
    let names: BTreeSet<&String> = jcz.keys().chain(bastide.keys()).collect();
    let describe = |list: Option<&Vec<String>>| match list {
        None => "absent".into(),
        Some(list) if list.len() > LONG => format!("{} items", list.len()),
        Some(list) => format!("[{}]", list.join("; ")),
    };
    let differ = names.into_iter().filter(|name| jcz.get(*name) != bastide.get(*name));
    let describe_difference = |name: &String| {
        let (jcz, bastide) = (jcz.get(name), bastide.get(name));
        let only = |a: Option<&Vec<String>>, b: Option<&Vec<String>>| {
            let lacks = |x: &&String| !b.is_some_and(|b| b.contains(x));
            let alone: Vec<&str> = a.into_iter().flatten().filter(lacks).map(String::as_str).collect();
            let more = if alone.len() > LONG { format!("; and {} more", alone.len() - LONG) } else { String::new() };
            alone[..alone.len().min(LONG)].join("; ") + &more
        };
        let values = format!("  {name}\n    JCloisterZone: {}\n    Bastide:       {}", describe(jcz), describe(bastide));
        format!("{values}\n    only in JCloisterZone: {}\n    only in Bastide:       {}", only(jcz, bastide), only(bastide, jcz))
    };
    differ.map(describe_difference).collect()
}

/// The message for a missing snapshot.
const NO_POSITION: &str = "the trace lacks a position here: \"start\", \"after\" in each step, and \"final\" must be objects";

/// A difference between the two programs.
enum Differs {
    /// The lists of a position.
    Lists { jcz: Facts, bastide: Facts },
    /// Something else, in words.
    Words(String),
}

impl fmt::Display for Differs {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Differs::Lists { jcz, bastide } => f.write_str(&differences(jcz, bastide).join("\n")),
            Differs::Words(words) => f.write_str(words),
        }
    }
}

impl From<String> for Differs {
    fn from(words: String) -> Differs {
        Differs::Words(words)
    }
}

fn equal(jcz: Facts, bastide: Facts) -> Result<(), Differs> {
    if jcz == bastide { Ok(()) } else { Err(Differs::Lists { jcz, bastide }) }
}

/// Removes from a scoring of farmers that a barn was its reason.
fn without_barn(line: &mut String) {
    for reason in ["-placed", "-connected", ""] {
        *line = line.replace(&format!(" field.barn{reason}"), " field");
    }
}

/// Returns `true` for a line about a shepherd on the board or in a supply.
fn is_of_shepherd(line: &str) -> bool {
    line.starts_with("Shepherd ") || line.split(' ').next().is_some_and(|id| id.ends_with(".shepherd"))
}

/// Leaves out the figures that a lake or a tree has caught in Bastide, and that still stand where they were
/// in JCloisterZone, which catches them at the next confirmation.
fn leave_out_caught(jcz: &mut Vec<String>, bastide: &mut Vec<String>) {
    let is_caught = |line: &str| line.ends_with(" Vodyanoy I") || line.ends_with(" SoloveiRazboynik I");
    let piece = |line: &str| line.split(' ').next().unwrap_or_default().to_owned();
    let counted = |list: &[String], line: &String| list.iter().filter(|other| *other == line).count();
    let late = bastide.iter().filter(|line| is_caught(line)).filter(|line| counted(bastide, line) > counted(jcz, line)).cloned();
    for line in late.collect::<Vec<String>>() {
        let free =
            |other: &String| piece(other) == piece(&line) && !is_caught(other) && counted(jcz, other) > counted(bastide, other);
        let Some(at) = jcz.iter().position(free) else { continue };
        jcz.remove(at);
        if let Some(at) = bastide.iter().position(|other| *other == line) {
            bastide.remove(at);
        }
    }
}

/// A JCloisterZone game and the same game in Bastide.
struct Comparison {
    mirror: Mirror,
    /// The scorings and the other events of JCloisterZone since the last comparison.
    scored: Vec<String>,
    events: Vec<String>,
    compared: Compared,
    /// Whether the game has no shrines: JCloisterZone calls them monasteries then.
    without_shrines: bool,
}

impl Comparison {
    /// Compares the positions after a message. A position that waits for a confirmation is compared
    /// after the next message.
    fn compare(&mut self, snapshot: &Value) -> Result<(), Differs> {
        if !snapshot.is_object() {
            return Err(NO_POSITION.to_owned().into());
        }
        self.scored.extend(jcz_json::scored(snapshot));
        self.events.extend(jcz_json::events(snapshot));
        if self.mirror.bidder_without_question().is_some() {
            // JCloisterZone still asks the other players for a bid. The position is compared when
            // they have passed.
            return Ok(());
        }
        if jcz_json::awaits_shepherd(snapshot) {
            return Ok(());
        }
        if jcz_json::awaits_trap(snapshot) {
            return Ok(());
        }
        if jcz_json::awaits_commit(snapshot) {
            let open = question(self.mirror.game()).is_some_and(Question::is_before_confirmation);
            return if open {
                Err(format!("JCloisterZone skips a step that is open in Bastide: {}", self.mirror.question_text()).into())
            } else {
                Ok(())
            };
        }
        if self.without_shrines {
            self.mirror.scored.iter_mut().for_each(|line| *line = line.replace(" shrine", " monastery"));
        }
        if snapshot["phase"] == "GameOverPhase" {
            // With the last message farmers are scored because of a barn and at the end.
            self.scored.iter_mut().chain(&mut self.mirror.scored).for_each(without_barn);
        }
        let mut jcz = jcz_json::facts(snapshot);
        let mut bastide = bastide_position::facts(&self.mirror);
        if jcz_json::at_castles(snapshot) {
            // JCloisterZone places each castle at once; Bastide places them after all answers.
            for facts in [&mut jcz, &mut bastide] {
                facts.values_mut().flatten().for_each(|line| *line = line.replace(" Castle ", " City "));
            }
        }
        for (name, jcz_list, bastide_list) in
            [("scored", &mut self.scored, &mut self.mirror.scored), ("events", &mut self.events, &mut self.mirror.events)]
        {
            self.compared.scorings += if name == "scored" { jcz_list.len() } else { 0 };
            jcz.insert(name.into(), jcz_json::sorted(std::mem::take(jcz_list)));
            bastide.insert(name.into(), jcz_json::sorted(std::mem::take(bastide_list)));
        }
        self.leave_out(&mut jcz, &mut bastide);
        self.compared.positions += 1;
        self.compared.lists += jcz.keys().filter(|name| name.starts_with("offer ")).count();
        equal(jcz, bastide)
    }

    /// Leaves out what the two programs do at another time, or list in another way.
    fn leave_out(&self, jcz: &mut Facts, bastide: &mut Facts) {
        if let (Some(free), Some(caught)) = (jcz.get_mut("meeples"), bastide.get_mut("meeples")) {
            leave_out_caught(free, caught);
        }
        if self.mirror.shepherd_waits {
            for facts in [&mut *jcz, &mut *bastide] {
                facts.retain(|name, _| name != "bag" && name != "flocks");
                facts.values_mut().for_each(|list| list.retain(|line| !is_of_shepherd(line)));
            }
        }
        // At the end nobody has the turn.
        if question(self.mirror.game()) == Some(Question::JoinAtEnd) {
            jcz.remove("turn");
            bastide.remove("turn");
        }
    }

    fn step(&mut self, step: &Value, next: &[Value]) -> Result<(), Differs> {
        let asked = self.mirror.jcz_player().map(|p| u64::from(p.0));
        if !step["msg"]["type"].is_string() {
            return Err("the step lacks a \"msg\" with a \"type\"".to_owned().into());
        }
        let msg = jcz_json::message_of(step);
        if self.mirror.defers_abbey(&msg, next) {
            self.compared.messages += 1;
            return Ok(());
        }
        let confirms = step["msg"]["type"] == "COMMIT" || step["msg"]["type"] == "SHEPHERD_CONFIRM";
        if !confirms && asked != step["by"].as_u64() {
            return Err(match asked {
                Some(asked) => format!("player {} acts in JCloisterZone, but Bastide asks player {asked}", step["by"]),
                None => format!("player {} acts in JCloisterZone, but the game is over in Bastide", step["by"]),
            }
            .into());
        }
        self.mirror.perform(&msg, next)?;
        self.compared.messages += 1;
        self.compare(&step["after"])
    }
}

/// The reason for skipping a game that JCloisterZone ends too early.
const ENDS_EARLY: &str =
    "JCloisterZone ends the game at a builder's second tile play with an empty stack, though bought tiles are left";

/// Returns `true` if JCloisterZone has ended a game that goes on by the rules. The only known case
/// is [`ENDS_EARLY`].
fn ends_early(snapshot: &Value, mirror: &Mirror) -> bool {
    let v = mirror.game().view();
    let bought = v.rules.names.labels.name(v.core.tile_play.source.index()) == "bazaar";
    let places_tile = bought && question(mirror.game()) == Some(Question::Tile);
    snapshot["phase"] == "GameOverPhase" && places_tile && v.core.piles[STOCK.index()].is_empty()
}

/// Compares a trace with Bastide. Returns the reason if the rest cannot be compared.
///
/// # Errors
/// The first difference.
pub(super) fn compare(trace: &Value, setup: &ImportedSetup) -> Result<Result<Compared, String>, Difference> {
    let start = |e: String| Difference { step: "the start".into(), what: e, board: String::new() };
    let mirror = Mirror::start(setup).map_err(start)?;
    let mut comparison = Comparison {
        mirror,
        scored: Vec::new(),
        events: Vec::new(),
        compared: Compared::default(),
        without_shrines: trace["setup"]["elements"].get("shrine").is_none(),
    };
    comparison.compare(&trace["start"]).map_err(|differs| start(differs.to_string()))?;
    let steps: Vec<&Value> = jcz_json::items(&trace["steps"]).collect();
    let messages: Vec<Value> = steps.iter().map(|step| jcz_json::message_of(step)).collect();
    for (i, step) in steps.iter().enumerate() {
        if ends_early(&step["after"], &comparison.mirror) {
            return Ok(Err(ENDS_EARLY.into()));
        }
        if let Err(differs) = comparison.step(step, &messages[i + 1..]) {
            let since_tile = messages[..=i].iter().rposition(|msg| msg["type"] == "PLACE_TILE").unwrap_or_default();
            let tile_play: Vec<&Value> = messages[since_tile..=i].iter().collect();
            if let Some(reason) = exceptions::known(&comparison.mirror, &step["after"], &tile_play, &differs) {
                return Ok(Err(reason.into()));
            }
            let step = format!("step {}: {} (JCloisterZone: {})", i + 1, step["msg"], step["after"]["phase"]);
            return Err(Difference::of(step, differs.to_string(), comparison.mirror.game()));
        }
    }
    let end = if trace["final"].is_object() {
        let mut boards = [jcz_json::final_board(&trace["final"]), bastide_position::final_board(comparison.mirror.game())];
        boards.iter_mut().for_each(|facts| jcz_json::leave_out_unplayed(&trace["setup"], facts));
        let [jcz, bastide] = boards;
        equal(jcz, bastide)
    } else {
        Err(NO_POSITION.to_owned().into())
    };
    let more = if comparison.mirror.game().is_over() { "" } else { "the steps end, but the game goes on in Bastide\n" };
    end.map_err(|e| Difference::of("the end".into(), format!("{more}{e}"), comparison.mirror.game()))?;
    Ok(Ok(comparison.compared))
}
