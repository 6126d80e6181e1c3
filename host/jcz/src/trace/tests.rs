//! Tests of the comparison, on Bastide games written as traces.

use std::sync::Arc;

use bastide_base as _;
use bastide_bridges_castles_bazaars as _;
use bastide_core::{Action, Chosen, Recorder, STOCK, Table, Target, linked};
use bastide_traders_builders as _;
use serde_json::{Value, json};

use super::super::{NotExported, export};
use super::{ENDS_EARLY, compare, trace_writer};
use bastide_profiles::jcloisterzone::FIXED;
use bastide_verify::KitError;
use bastide_verify::dice::Dice;

fn other(e: impl std::fmt::Display) -> KitError {
    KitError::other(e)
}

/// Returns a table for two players with the options of JCloisterZone, without auctions.
fn table() -> Result<Table, KitError> {
    let mut text = String::from("edition = \"first\"\n");
    for plugin in ["base", "bridges-castles-bazaars", "traders-builders"] {
        text.push_str(&format!("[{plugin}]\n"));
        for fixed in FIXED.iter().filter(|f| f.plugin == plugin) {
            text.push_str(&format!("{} = {}\n", fixed.option, Chosen::from(fixed.value)));
        }
    }
    text = text.replace("[bridges-castles-bazaars]\n", "[bridges-castles-bazaars]\nbazaar_mode = \"pick\"\n");
    Table::parse("the table", &text).map_err(other)
}

/// Returns the draws of a game in which the tile before the last two opens a bazaar.
fn draws(table: &Table, dice: &mut Dice) -> Result<Vec<String>, KitError> {
    const BAZAAR: &str = "BB/F.b";
    let rules = table.rules(&linked()).map_err(other)?;
    let mut names: Vec<String> = rules.pile(STOCK).iter().map(|t| rules.tiles.get(*t).name.clone()).collect();
    for gone in ["BA/RCr", BAZAAR] {
        names.iter().position(|name| name == gone).map(|at| names.remove(at));
    }
    for i in (1..names.len()).rev() {
        names.swap(i, dice.below(i + 1));
    }
    names.insert(names.len() - 2, BAZAAR.into());
    Ok(names)
}

/// Returns a random game as a saved game of JCloisterZone, or `None` if JCloisterZone would play it
/// differently.
fn saved(seed: u64) -> Result<Option<Value>, KitError> {
    let mut dice = Dice::new(seed);
    let mut table = table()?;
    table.draws = draws(&table, &mut dice)?;
    let rules = Arc::new(table.rules(&linked()).map_err(other)?);
    let mut recorder = Recorder::start(table, rules, seed).map_err(other)?;
    while let Some(decision) = recorder.game().decision() {
        let mut pick = || decision.get(dice.below(decision.len()));
        let unneeded = |a: &Action| matches!(a.target, Target::Span { .. });
        let Some(action) = (0..20).filter_map(|_| pick()).find(|a| !unneeded(a)).or_else(&mut pick) else { break };
        recorder.play(action).map_err(other)?;
    }
    match export(&recorder, &linked()) {
        Ok(exported) => {
            let mut file = exported.game;
            file.as_object_mut().map(|file| file.remove(super::super::BASTIDE_KEY));
            Ok(Some(file))
        }
        Err(NotExported::Move { .. }) => Ok(None),
        Err(refused) => Err(other(refused)),
    }
}

/// Returns whole games as traces.
fn traces() -> impl Iterator<Item = Result<Value, KitError>> {
    (0..200).filter_map(|seed| saved(seed).transpose()).map(|file| {
        let file = file?;
        trace_writer::trace(&file, &trace_writer::setup(&file)?)
    })
}

fn one() -> Result<Value, KitError> {
    traces().next().unwrap_or_else(|| Err(other("no game could be exported")))
}

/// Returns the result of a comparison: `Ok(None)` if equal, `Ok` with the reason for a skip, or
/// `Err` with the step that differs.
fn verdict(trace: &Value) -> Result<Result<Option<String>, String>, KitError> {
    let setup = trace_writer::setup(trace)?;
    Ok(compare(trace, &setup).map(Result::err).map_err(|d| d.step))
}

/// Returns `true` if the last step differs.
fn ends_at_last(verdict: Result<Option<String>, String>, trace: &Value) -> bool {
    let n = trace["steps"].as_array().map_or(0, Vec::len);
    verdict.is_err_and(|step| step.starts_with(&format!("step {n}:")))
}

#[test]
fn a_bastide_game_written_as_a_trace_is_equal() -> Result<(), KitError> {
    let trace = one()?;
    assert_eq!(verdict(&trace)?, Ok(None));
    let steps = trace["steps"].as_array().map_or(0, Vec::len);
    assert!(steps > 150, "{steps} steps");
    Ok(())
}

/// Returns the step at which a bought tile is placed after the stack was empty, if there is one.
fn step_with_bought_tile_left(trace: &Value) -> Option<usize> {
    let steps = trace["steps"].as_array()?;
    let mut empty = false;
    for (i, step) in steps.iter().enumerate() {
        let after = &step["after"];
        if empty && step["msg"]["type"] == "COMMIT" && after["phase"] == "TilePhase" {
            return Some(i);
        }
        empty |= after["pack"] == 0 && after["phase"] != "TilePhase";
    }
    None
}

/// Returns the trace up to a step, with the game over after it.
fn over_at(trace: &Value, step: usize) -> Value {
    let mut cut = trace.clone();
    if let Some(steps) = cut["steps"].as_array_mut() {
        steps.truncate(step + 1);
        steps[step]["after"]["phase"] = "GameOverPhase".into();
    }
    cut
}

/// JCloisterZone ends a game at a builder's second tile play with an empty stack, though bought
/// tiles wait.
#[test]
fn a_known_early_end_is_reported_and_not_compared() -> Result<(), KitError> {
    for trace in traces() {
        let trace = trace?;
        let Some(step) = step_with_bought_tile_left(&trace) else { continue };
        assert_eq!(verdict(&trace)?, Ok(None));
        assert_eq!(verdict(&over_at(&trace, step))?, Ok(Some(ENDS_EARLY.to_owned())));
        return Ok(());
    }
    Err(other("in no game a bought tile is left while the stack is empty"))
}

#[test]
fn any_other_early_end_differs() -> Result<(), KitError> {
    let trace = one()?;
    let commits = trace["steps"].as_array().into_iter().flatten().enumerate();
    let commits: Vec<usize> = commits.filter(|(_, s)| s["msg"]["type"] == "COMMIT").map(|(i, _)| i).collect();
    for step in commits.iter().step_by(9).copied().filter(|step| Some(step) != commits.last()) {
        let cut = over_at(&trace, step);
        assert!(ends_at_last(verdict(&cut)?, &cut), "over at step {}", step + 1);
    }
    Ok(())
}

#[test]
fn steps_that_are_cut_off_differ_from_the_final_board() -> Result<(), KitError> {
    let mut trace = one()?;
    if let Some(steps) = trace["steps"].as_array_mut() {
        steps.truncate(steps.len() / 2);
    }
    let Err(difference) = compare(&trace, &trace_writer::setup(&trace)?) else { return Err(other("nothing differs")) };
    assert_eq!(difference.step, "the end");
    assert!(difference.what.starts_with("the steps end, but the game goes on in Bastide\n"), "{difference}");
    Ok(())
}

#[test]
fn a_late_end_differs() -> Result<(), KitError> {
    let mut trace = one()?;
    let after = trace["steps"].as_array().and_then(|steps| steps.last()).map(|step| step["after"].clone());
    let more = json!({"msg": {"type": "PASS", "payload": {}}, "by": 0, "after": after});
    if let Some(steps) = trace["steps"].as_array_mut() {
        steps.push(more);
    }
    assert!(ends_at_last(verdict(&trace)?, &trace));
    Ok(())
}

#[test]
fn a_missing_part_of_a_trace_is_reported_at_its_step() -> Result<(), KitError> {
    let trace = one()?;
    for (place, step) in
        [("/steps/4/msg", "step 5:"), ("/steps/4/after", "step 5:"), ("/start", "the start"), ("/final", "the end")]
    {
        let mut lacking = trace.clone();
        lacking.pointer_mut(place).map(Value::take);
        let found = verdict(&lacking)?;
        assert!(matches!(&found, Err(at) if at.starts_with(step)), "{place}: {found:?}");
    }
    Ok(())
}
