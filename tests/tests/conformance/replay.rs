//! A trace from start to end, compared after every message.

use std::fmt;
use std::ops::AddAssign;

use bastide_core::Game;
use bastide_testkit::board_text;
use serde_json::Value;

use crate::setup::Seated;
use crate::theirs::Facts;
use crate::{ours, theirs};

/// How much was compared and found equal.
#[derive(Clone, Copy, Default)]
pub(crate) struct Compared {
    pub(crate) files: usize,
    messages: usize,
    positions: usize,
    lists: usize,
    scorings: usize,
    skips: usize,
    sentences: usize,
}

impl Compared {
    /// One file, of which nothing was compared yet.
    pub(crate) fn file() -> Compared {
        Compared { files: 1, ..Compared::default() }
    }

    /// One more sentence of a rule test holds.
    pub(crate) fn sentence(&mut self) {
        self.sentences += 1;
    }
}

impl AddAssign for Compared {
    fn add_assign(&mut self, more: Compared) {
        self.files += more.files;
        self.messages += more.messages;
        self.positions += more.positions;
        self.lists += more.lists;
        self.scorings += more.scorings;
        self.skips += more.skips;
        self.sentences += more.sentences;
    }
}

impl fmt::Display for Compared {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Compared { messages, positions, lists, scorings, skips, sentences, .. } = self;
        if *sentences > 0 {
            return write!(f, "{sentences} sentences hold");
        }
        write!(f, "{messages} messages, {positions} positions, {lists} lists of options, ")?;
        write!(f, "{scorings} scorings, {skips} follower steps skipped by both")
    }
}

/// Does here what a message does there.
pub(crate) fn perform(game: &mut Game, msg: &Value) -> Result<bool, String> {
    let Some((list, option)) = theirs::message(msg)? else { return Ok(false) };
    let action =
        ours::action(game, &list, &option).ok_or_else(|| format!("what they do is not on offer here: {list} {option}"))?;
    game.apply(action).map_err(|e| format!("{list} {option}: {e}"))?;
    Ok(true)
}

/// A longer list is not told in full beside what is in it alone.
const LONG: usize = 16;

/// Lists that differ, theirs beside ours.
fn differences(theirs: &Facts, ours: &Facts) -> Vec<String> {
    let names: std::collections::BTreeSet<&String> = theirs.keys().chain(ours.keys()).collect();
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
            a.into_iter().flatten().filter(lacks).cloned().collect::<Vec<_>>().join("; ")
        };
        let beside = format!("  {name}\n    theirs: {}\n    ours:   {}", said(there), said(here));
        format!("{beside}\n    only theirs: {}\n    only ours:   {}", only(there, here), only(here, there))
    };
    differ.map(tell).collect()
}

fn equal(theirs: &Facts, ours: &Facts) -> Result<(), String> {
    let found = differences(theirs, ours);
    if found.is_empty() { Ok(()) } else { Err(found.join("\n")) }
}

/// A game of theirs beside the same game of ours.
struct Pair<'a> {
    seated: &'a Seated,
    game: Game,
    /// What was scored since both were compared last.
    scored: (Vec<String>, Vec<String>),
    compared: Compared,
}

impl Pair<'_> {
    /// Compares the position after a message; a position that only waits for a confirmation is left for the next one.
    fn compare(&mut self, snapshot: &Value) -> Result<(), String> {
        self.scored.0.extend(theirs::scored(snapshot));
        if theirs::passing(snapshot) {
            return if ours::asks_more(&self.game) { Err("they skip the step that is open here".into()) } else { Ok(()) };
        }
        let mut there = theirs::facts(snapshot);
        let mut here = ours::facts(&self.game);
        self.compared.positions += 1;
        self.compared.lists += there.keys().filter(|name| name.starts_with("offer ")).count();
        self.compared.scorings += self.scored.0.len();
        for (facts, scored) in [(&mut there, &mut self.scored.0), (&mut here, &mut self.scored.1)] {
            facts.insert("scored".into(), theirs::sorted(std::mem::take(scored)));
        }
        equal(&there, &here)
    }

    fn step(&mut self, step: &Value) -> Result<(), String> {
        let asked = self.game.decision().map(|d| d.ask.player.0.into());
        let acts = perform(&mut self.game, &step["msg"])?;
        if acts {
            self.scored.1.extend(ours::scored(&self.game, self.seated.tiny));
            if asked != step["by"].as_u64() {
                return Err(format!("their player {} does it, here player {asked:?} is asked", step["by"]));
            }
        }
        self.compared.messages += 1;
        let skipped = step["msg"]["type"] == "PLACE_TILE" && theirs::passing(&step["after"]);
        self.compared.skips += usize::from(skipped);
        self.compare(&step["after"])
    }
}

/// Plays a trace and compares; says the first step that differs.
pub(crate) fn trace(trace: &Value, seated: &Seated) -> Result<Compared, String> {
    let mut pair = Pair { seated, game: seated.game()?, scored: Default::default(), compared: Compared::file() };
    pair.compare(&trace["start"]).map_err(|e| format!("at the start\n{e}"))?;
    for (i, step) in theirs::items(&trace["steps"]).enumerate() {
        pair.step(step).map_err(|e| {
            format!("step {i}: {} (theirs: {})\n{e}\n{}", step["msg"], step["after"]["phase"], board_text(pair.game.view()))
        })?;
    }
    equal(&theirs::last(&trace["final"]), &ours::last(&pair.game)).map_err(|e| format!("at the end\n{e}"))?;
    Ok(pair.compared)
}
