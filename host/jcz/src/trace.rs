//! A trace from start to end, compared after every message.

use std::collections::BTreeSet;
use std::fmt;
use std::ops::AddAssign;

use bastide_core::STOCK;
use serde_json::Value;

use super::asked::{About, about};
use super::mirror::Mirror;
use super::setup::Seated;
use super::theirs::{self, Facts};
use super::{Difference, position};

#[cfg(test)]
mod tests;
#[cfg(test)]
mod told;

/// How much was compared and found equal.
#[derive(Clone, Copy, Default, Debug, serde::Serialize)]
pub struct Compared {
    /// Messages that were followed.
    pub messages: usize,
    /// Positions whose every list was equal.
    pub positions: usize,
    /// Lists of options among these.
    pub lists: usize,
    /// Scorings with their arithmetic.
    pub scorings: usize,
    /// Sentences of rule tests that hold.
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
        let told: Vec<String> = counts.iter().filter(|(n, _)| *n > 0).map(|(n, what)| format!("{n} {what}")).collect();
        f.write_str(if told.is_empty() { "nothing" } else { "" })?;
        f.write_str(&told.join(", "))
    }
}

/// A longer list is not told in full.
const LONG: usize = 16;

/// Lists that differ, theirs beside ours.
fn differences(theirs: &Facts, ours: &Facts) -> Vec<String> {
    let names: BTreeSet<&String> = theirs.keys().chain(ours.keys()).collect();
    let said = |list: Option<&Vec<String>>| match list {
        None => "not there".into(),
        Some(list) if list.len() > LONG => format!("{} of them", list.len()),
        Some(list) => format!("[{}]", list.join("; ")),
    };
    let differ = names.into_iter().filter(|name| theirs.get(*name) != ours.get(*name));
    let tell = |name: &String| {
        let (there, here) = (theirs.get(name), ours.get(name));
        let only = |a: Option<&Vec<String>>, b: Option<&Vec<String>>| {
            let lacks = |x: &&String| !b.is_some_and(|b| b.contains(x));
            let alone: Vec<&str> = a.into_iter().flatten().filter(lacks).map(String::as_str).collect();
            let more = if alone.len() > LONG { format!("; and {} more", alone.len() - LONG) } else { String::new() };
            alone[..alone.len().min(LONG)].join("; ") + &more
        };
        let beside = format!("  {name}\n    theirs: {}\n    ours:   {}", said(there), said(here));
        format!("{beside}\n    only theirs: {}\n    only ours:   {}", only(there, here), only(here, there))
    };
    differ.map(tell).collect()
}

/// What a trace lacks that has to tell a position here.
const UNTOLD: &str = "the trace tells no position here: \"start\", \"after\" in each step, and \"final\" are objects";

fn equal(theirs: &Facts, ours: &Facts) -> Result<(), String> {
    let found = differences(theirs, ours);
    if found.is_empty() { Ok(()) } else { Err(found.join("\n")) }
}

/// A game of theirs beside the same game of ours.
struct Pair {
    mirror: Mirror,
    /// What they scored, and what else happened there, since both were compared last.
    scored: Vec<String>,
    happened: Vec<String>,
    compared: Compared,
}

impl Pair {
    /// Compares the position after a message; one that only waits for a confirmation is left for the next.
    fn compare(&mut self, snapshot: &Value) -> Result<(), String> {
        if !snapshot.is_object() {
            return Err(UNTOLD.into());
        }
        self.scored.extend(theirs::scored(snapshot));
        self.happened.extend(theirs::happened(snapshot));
        if self.mirror.left_out().is_some() {
            // There the others are still asked for a bid: what follows here is compared when they have passed.
            return Ok(());
        }
        if theirs::passing(snapshot) {
            let open = matches!(about(self.mirror.game()), Some(About::Deploy | About::Castle));
            return if open { Err(format!("they skip the step that is open here: {}", self.mirror.question())) } else { Ok(()) };
        }
        let mut there = theirs::facts(snapshot);
        let mut here = position::facts(&self.mirror);
        if theirs::at_castles(snapshot) {
            // They lay each castle at once, we lay them when all have answered.
            for facts in [&mut there, &mut here] {
                facts.values_mut().flatten().for_each(|line| *line = line.replace(" Castle ", " City "));
            }
        }
        for (name, theirs, ours) in
            [("scored", &mut self.scored, &mut self.mirror.scored), ("happened", &mut self.happened, &mut self.mirror.happened)]
        {
            self.compared.scorings += if name == "scored" { theirs.len() } else { 0 };
            there.insert(name.into(), theirs::sorted(std::mem::take(theirs)));
            here.insert(name.into(), theirs::sorted(std::mem::take(ours)));
        }
        self.compared.positions += 1;
        self.compared.lists += there.keys().filter(|name| name.starts_with("offer ")).count();
        equal(&there, &here)
    }

    fn step(&mut self, step: &Value, next: &[Value]) -> Result<(), String> {
        let asked = self.mirror.asked().map(|p| u64::from(p.0));
        if !step["msg"]["type"].is_string() {
            return Err("this step has no message: it lacks \"msg\" with a \"type\"".into());
        }
        if step["msg"]["type"] != "COMMIT" && asked != step["by"].as_u64() {
            return Err(match asked {
                Some(asked) => format!("their player {} does this, here player {asked} is asked", step["by"]),
                None => format!("their player {} does this, and the game is over here", step["by"]),
            });
        }
        self.mirror.perform(&step["msg"], next)?;
        self.compared.messages += 1;
        self.compare(&step["after"])
    }
}

/// Why the rest of a game is left out, where their engine ends it before its time.
const ENDS_EARLY: &str = "ends there at a builder's second part with an empty stack, though bought tiles wait";

/// Has their engine ended a game that goes on by the rules? That is one thing only: see [`ENDS_EARLY`].
fn ends_early(snapshot: &Value, mirror: &Mirror) -> bool {
    let v = mirror.game().view();
    let bought = v.rules.names.labels.name(v.core.tile_play.source.index()) == "bazaar";
    let lays = bought && about(mirror.game()) == Some(About::Tile);
    snapshot["phase"] == "GameOverPhase" && lays && v.core.piles[STOCK.index()].is_empty()
}

/// Plays a trace and compares; says the first step that differs, or why the rest cannot be compared.
pub(super) fn compare(trace: &Value, seated: &Seated) -> Result<Result<Compared, String>, Difference> {
    let start = |e: String| Difference { step: "the start".into(), what: e, board: String::new() };
    let mirror = Mirror::start(seated).map_err(start)?;
    let mut pair = Pair { mirror, scored: Vec::new(), happened: Vec::new(), compared: Compared::default() };
    pair.compare(&trace["start"]).map_err(start)?;
    let steps: Vec<&Value> = theirs::items(&trace["steps"]).collect();
    let messages: Vec<Value> = steps.iter().map(|s| s["msg"].clone()).collect();
    for (i, step) in steps.iter().enumerate() {
        if ends_early(&step["after"], &pair.mirror) {
            return Ok(Err(ENDS_EARLY.into()));
        }
        pair.step(step, &messages[i + 1..]).map_err(|e| {
            let step = format!("step {}: {} (theirs: {})", i + 1, step["msg"], step["after"]["phase"]);
            Difference::of(step, e, pair.mirror.game())
        })?;
    }
    let end = if trace["final"].is_object() {
        equal(&theirs::last(&trace["final"]), &position::last(pair.mirror.game()))
    } else {
        Err(UNTOLD.into())
    };
    let more = if pair.mirror.game().over() { "" } else { "the steps end while the game goes on here\n" };
    end.map_err(|e| Difference::of("the end".into(), format!("{more}{e}"), pair.mirror.game()))?;
    Ok(Ok(pair.compared))
}
