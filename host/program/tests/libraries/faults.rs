//! Plugins in a library that fail during a game: the program continues, and so does the game, from
//! the state before the action.

use std::sync::Arc;

use bastide_bots::Dice;
use bastide_console::Error;
use bastide_core::record::{Problem, Recorder};
use bastide_core::{Fault, FaultKind, HOOKS, PlayError};
use bastide_outside::isolate::request::TestRequest;
use bastide_tables::libraries::{self, Opened};
use bastide_tables::tables;
use bastide_workshop::expansion::test::{Company, test};

use crate::outside::{library, run, table};

type Check = Result<(), Error>;

/// The course of a game with random players.
enum Course {
    /// It failed before the first question.
    AtStart(Fault),
    /// It failed later and was taken back to the state before, which has this fingerprint.
    Later(Fault, Box<Recorder>, u64),
    /// It reached its end.
    Over,
}

fn course(id: &str, seed: u64) -> Result<Course, Error> {
    let dir = tempfile::tempdir()?;
    let path = dir.path().join("t.toml");
    std::fs::write(&path, table(id, &library("broken")?, ""))?;
    let setting = tables::load(&path)?;
    let mut recorder = match Recorder::start(setting.table, setting.rules, seed) {
        Ok(recorder) => recorder,
        Err(e) => match *e.problem {
            Problem::Start(fault) => return Ok(Course::AtStart(fault)),
            _ => return Err(e.into()),
        },
    };
    let mut dice = Dice::new(seed, 0);
    loop {
        let before = recorder.game().state().fingerprint();
        let Some(decision) = recorder.game().decision() else { return Ok(Course::Over) };
        let action = decision.get(dice.below(decision.len())).ok_or_else(|| Error::Usage("nothing to choose".into()))?;
        match recorder.play(action).map(drop) {
            Ok(()) => {}
            Err(PlayError::Broken(fault)) => return Ok(Course::Later(fault, Box::new(recorder), before)),
            Err(refused) => return Err(Error::refused(seed, refused)),
        }
    }
}

/// Returns the fault of a plugin at any point of a game, and checks that the state before it is
/// restored.
fn fault(id: &str) -> Result<Fault, Error> {
    match course(id, 3)? {
        Course::AtStart(fault) => Ok(fault),
        Course::Later(fault, mut recorder, before) => {
            let played = recorder.len();
            assert!(recorder.game().decision().is_none(), "a broken game asks nobody");
            recorder.rewind(played).map_err(|refused| Error::refused(3, refused))?;
            assert_eq!((recorder.game().state().fingerprint(), recorder.len()), (before, played), "{id}");
            assert!(recorder.game().decision().is_some(), "{id} goes on from the state before");
            Ok(fault)
        }
        Course::Over => Err(Error::Usage(format!("{id} played to the end"))),
    }
}

#[test]
fn a_panic_in_any_hook_becomes_a_fault_that_names_plugin_and_hook() -> Check {
    // Screens and bots call these three, so no game meets them.
    let of_others = ["displays", "expected_points", "expected_gains"];
    let hooks = HOOKS.iter().map(|info| info.name).filter(|name| !of_others.contains(name));
    for hook in hooks {
        let id = format!("panics-in-{}", hook.replace('_', "-"));
        let fault = fault(&id)?;
        let FaultKind::Panic { plugin, hook: at, message } = fault.kind() else { return Err(Error::broken(3, fault)) };
        assert_eq!((plugin.as_str(), *at, message.as_str()), (id.as_str(), hook, format!("on purpose in {hook}").as_str()));
    }
    Ok(())
}

#[test]
fn what_a_hook_must_not_do_is_a_fault_of_its_own() -> Check {
    let text = |id: &str| fault(id).map(|f| f.to_string());
    let pays = text("pays-nobody")?;
    assert_eq!(
        pays,
        "pays-nobody broke the contract of enter: it awards points (\"gift\") to player 7, but there are 2 players, counted from 0"
    );
    let endless = text("offers-without-end")?;
    assert!(endless.starts_with("plugin offers-without-end panicked in options: more than 1000000 entries"), "{endless}");
    Ok(())
}

#[test]
fn data_that_cannot_be_copied_hashed_or_dropped_does_not_end_the_program() -> Check {
    for id in ["panics-in-hash", "panics-in-drop"] {
        assert!(matches!(course(id, 1)?, Course::Over), "{id}");
    }
    // The first game continues in its own memory. A copy has lost the value, and the next access to
    // it panics.
    let dir = tempfile::tempdir()?;
    let path = dir.path().join("t.toml");
    std::fs::write(&path, table("panics-in-clone", &library("broken")?, ""))?;
    let setting = tables::load(&path)?;
    let game = bastide_core::Game::new(setting.rules.clone(), &setting.opening(1)?).map_err(|fault| Error::broken(1, fault))?;
    let mut copy = game.clone();
    let broken = (0..20).find_map(|_| copy.apply_nth(0).map(drop).err());
    assert!(matches!(&broken, Some(PlayError::Broken(f)) if f.to_string().contains("was lost")), "{broken:?}");
    assert!(Arc::ptr_eq(game.rules(), &setting.rules));
    Ok(())
}

#[test]
fn commands_stop_with_the_name_of_the_plugin_and_keep_the_game() -> Check {
    let dir = tempfile::tempdir()?;
    let (path, record) = (dir.path().join("t.toml"), dir.path().join("g.record"));
    std::fs::write(&path, table("panics-in-on-feature-scored", &library("broken")?, ""))?;
    let (path, record) = (path.display().to_string(), record.display().to_string());
    for line in [&["simulate", &path, "--games", "4"][..], &["play", &path, "--exhibition", "--seed", "1", "--save", &record]] {
        let error = run(line).err();
        let message = error.as_ref().map(Error::message).unwrap_or_default();
        assert!(message.contains("plugin panics-in-on-feature-scored panicked in on_feature_scored"), "{message}");
        assert!(error.is_some_and(|e| e.is_broken()));
    }
    assert!(run(&["replay", &record])?.contains(" places "), "the game up to the fault is kept");
    Ok(())
}

#[test]
fn a_fault_that_only_bots_meet_while_they_look_ahead_is_told() -> Check {
    let dir = tempfile::tempdir()?;
    let (path, record) = (dir.path().join("t.toml"), dir.path().join("g.record"));
    let players = "players = [{ color = \"red\", bot = \"random\" }, { color = \"blue\", bot = \"random\" }]\n";
    std::fs::write(&path, players.to_owned() + &table("panics-in-expected-points", &library("broken")?, ""))?;
    let (path, record) = (path.display().to_string(), record.display().to_string());
    let fault = "plugin panics-in-expected-points panicked in expected_points";
    // Random bots do not look ahead.
    run(&["simulate", &path, "--games", "2"])?;
    run(&["play", &path, "--exhibition", "--seed", "1", "--save", &record])?;
    for line in [
        &["simulate", &path, "--games", "2", "--bots", "greedy"][..],
        &["simulate", &path, "--games", "1", "--bots", "search:4"],
        &["match", &path, "--games", "2", "--bots", "greedy,random"],
        &["move", &record, "--at", "40", "--bot", "greedy"],
        &["analyze", &record, "--until", "20", "--simulations", "4"],
    ] {
        let message = run(line).map_or_else(|error| error.message(), |told| format!("{line:?} did not fail: {told}"));
        assert!(message.contains(fault) && message.contains("looked ahead"), "{message}");
    }
    Ok(())
}

/// Returns the failed checks of one expansion of the broken library, with their messages.
fn failures(id: &str) -> Result<String, Error> {
    let opened: Opened = libraries::open(&library("broken")?, None)?;
    let expansion = opened
        .expansions
        .iter()
        .copied()
        .find(|e| e.manifest().id == id)
        .ok_or_else(|| Error::Usage("nothing to choose".into()))?;
    // The others would also take part in the games.
    let alone = Opened { expansions: vec![expansion], ..opened };
    let dir = tempfile::tempdir()?;
    let folder = dir.path().to_owned();
    let work = TestRequest { library: alone.path.clone(), failed: folder, games: 20, seed: 1, ..TestRequest::default() };
    let tested = test(expansion, &alone, &Company::default(), &work, &())?;
    let failed = tested.checks.iter().filter(|c| c.verdict == "FAILED");
    Ok(failed.map(|c| format!("{}: {}\n", c.name, c.text)).collect())
}

#[test]
fn the_checks_find_what_no_single_game_shows() -> Check {
    assert_eq!(failures("fine")?, "");
    let cases = [
        ("lays-far-away", "random games alone: a segment of kind \"moor\" lies on cell 40,40, where no tile lies"),
        ("goes-on-for-ever", "random games alone: the game is not over after 50000 decisions"),
        ("option-out-of-range", "manifest: the default of most is 9"),
        ("needs-another", "rules and tiles: needs-another needs \"nowhere\" at the table"),
        ("pays-nobody", "pays-nobody broke the contract of enter"),
        ("panics-in-value", "plugin panics-in-value panicked in value: on purpose in value"),
    ];
    for (id, words) in cases {
        let failures = failures(id)?;
        assert!(failures.contains(words), "{id}: {failures}");
    }
    // The seed decides which of two checks detects it first.
    let whim = failures("offers-by-whim")?;
    let seen = ["the same question, asked again, has other options", "clone and clone_from do not give the same game"];
    assert!(seen.iter().any(|words| whim.contains(words)), "{whim}");
    Ok(())
}
