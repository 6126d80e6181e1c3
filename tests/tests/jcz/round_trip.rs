//! Games exported to JCloisterZone and imported back, and the messages for games that cannot be
//! exported.

mod alike;
mod loader;
mod mixes;
mod older;
mod opens;
mod sentences;

use std::sync::Arc;

use bastide_core::{Action, Chosen, Game, Recorder, Table, Target, linked};
use bastide_jcz::setup::keys::{KEYS, Meaning};
use bastide_jcz::{NotExported, export, import};
use bastide_profiles::jcloisterzone::FIXED;
use bastide_testkit::KitError;
use bastide_testkit::dice::Dice;
use serde_json::Value;

fn other(e: impl std::fmt::Display) -> KitError {
    KitError::other(e)
}

/// All plugins whose games can be exported.
const EVERYTHING: [&str; 29] = [
    "base",
    "bridges-castles-bazaars",
    "count-king-robber",
    "crop-circles",
    "darmstadt",
    "ferries",
    "festival",
    "flier",
    "hills-sheep",
    "inns-cathedrals",
    "little-buildings",
    "labyrinth",
    "goldmines",
    "mage-witch",
    "phantom",
    "princess-dragon",
    "rivers",
    "russian-promos",
    "siege",
    "special-monasteries",
    "spiel-doch",
    "tower",
    "traders-builders",
    "watchtowers",
    "tunnel",
    "winter",
    "wind-roses",
    "abbey-mayor",
    "big-top",
];

/// Returns a table with the options of JCloisterZone: all plugins, an edition, a number of seats,
/// with or without auction.
fn table(edition: &str, seats: usize, mode: &str) -> Result<Table, KitError> {
    table_of(&EVERYTHING, edition, seats, mode)
}

/// Returns the same table with some plugins. Of those that place the first tiles, the City of
/// Carcassonne begins in the first edition and a river in the new one, and wind roses are left out.
/// JCloisterZone has the winter edition in the first edition only.
fn table_of(plugins: &[&str], edition: &str, seats: usize, mode: &str) -> Result<Table, KitError> {
    let colors = ["red", "blue", "green", "yellow"];
    let mut text = format!("edition = \"{edition}\"\nplayers = {:?}\n", &colors[..seats]);
    let other_start = if edition == "first" { "rivers" } else { "count-king-robber" };
    let both = ["rivers", "count-king-robber"].iter().all(|plugin| plugins.contains(plugin));
    let left_out = |plugin: &str| both && [other_start, "wind-roses"].contains(&plugin) || plugin == "winter" && edition == "new";
    for plugin in plugins.iter().copied().filter(|plugin| !left_out(plugin)) {
        text.push_str(&format!("[{plugin}]\n"));
        for fixed in FIXED.iter().filter(|f| f.plugin == plugin) {
            text.push_str(&match fixed.value {
                bastide_core::Value::Word(word) => format!("{} = \"{word}\"\n", fixed.option),
                bastide_core::Value::Switch(on) => format!("{} = {on}\n", fixed.option),
                bastide_core::Value::Number(n) => format!("{} = {n}\n", fixed.option),
                bastide_core::Value::Names(names) => format!("{} = {names:?}\n", fixed.option),
            });
        }
        match plugin {
            "base" if edition == "new" => text.push_str("abbot = true\n"),
            "bridges-castles-bazaars" => text.push_str(&format!("bazaar_mode = \"{mode}\"\n")),
            _ => {}
        }
    }
    Table::parse("the table", &text).map_err(|e| other(format!("{e}\n{text}")))
}

/// Returns `true` for a bridge that JCloisterZone does not offer: on a neighbour of the tile just
/// placed, and not needed.
fn on_a_neighbour(game: &Game, a: Action) -> bool {
    let core = game.view().core;
    let new = core.tile_play.placed_tiles.last().map(|p| core.board.tile(*p).cell);
    let bridge = game.rules().names.verbs.name(a.verb.index()) == "bridges.build";
    bridge && matches!(a.target, Target::Span { cell, .. } if Some(cell) != new)
}

/// Plays a random game with low bids.
fn played(table: Table, seed: u64) -> Result<Recorder, KitError> {
    played_with(table, seed, 40)
}

/// Plays a random game with the first options of each question, at most this many.
fn played_with(table: Table, seed: u64, options: usize) -> Result<Recorder, KitError> {
    let rules = Arc::new(table.rules(&linked()).map_err(other)?);
    let mut recorder = Recorder::start(table, rules, seed).map_err(other)?;
    let mut dice = Dice::new(seed);
    while let Some(decision) = recorder.game().decision() {
        let Some(action) = decision.get(dice.below(decision.len().min(options))) else { break };
        recorder.play(action).map_err(other)?;
    }
    Ok(recorder)
}

/// Returns the record after an export to JCloisterZone and an import.
fn back(recorder: &Recorder) -> Result<Result<String, NotExported>, KitError> {
    let exported = match export(recorder, &linked()) {
        Ok(exported) => exported,
        Err(refused) => return Ok(Err(refused)),
    };
    let text = exported.game.to_string();
    let game: Value = serde_json::from_str(&text).map_err(other)?;
    let imported = import(&game, &linked()).map_err(other)?;
    if let Some(lost) = imported.lost.first() {
        return Err(other(format!("{lost} is lost")));
    }
    Ok(Ok(imported.recorder.text()))
}

#[test]
fn records_survive_export_and_import() -> Result<(), KitError> {
    let (mut whole, mut cut, mut moves) = (0, 0, 0);
    for seed in 0..60 {
        let edition = if seed % 2 == 0 { "first" } else { "new" };
        let mode = if seed % 3 == 0 { "pick" } else { "auction" };
        let mut recorder = played(table(edition, 2 + seed as usize % 3, mode)?, seed)?;
        // An error names the first action that JCloisterZone plays differently; up to there the
        // game can be exported.
        loop {
            match back(&recorder)? {
                Ok(text) => {
                    assert_eq!(text, recorder.text(), "seed {seed}");
                    break;
                }
                Err(NotExported::Move { number, .. }) if number <= recorder.len() => {
                    recorder.rewind(number - 1).map_err(other)?
                }
                Err(refused) => return Err(other(format!("seed {seed}: {refused}"))),
            }
        }
        if recorder.game().is_over() {
            whole += 1
        } else {
            cut += 1
        }
        moves += recorder.len();
    }
    println!("{whole} whole games and {cut} beginnings of games were exported and imported, {moves} moves");
    assert!(whole >= 30 && moves > 8000, "{whole} whole games, {moves} moves");
    Ok(())
}

/// Without the annotations of the export, an exported file is an ordinary JCloisterZone file: the
/// same moves by its rules.
#[test]
fn an_export_without_the_bastide_key_is_the_same_game() -> Result<(), KitError> {
    for seed in 100..110 {
        let recorder = played(table("first", 2, "auction")?, seed)?;
        let Ok(mut exported) = export(&recorder, &linked()) else { continue };
        if let Some(file) = exported.game.as_object_mut() {
            file.remove("bastide");
        }
        let imported = import(&exported.game, &linked()).map_err(other)?;
        let lines = |r: &Recorder| r.played().map(|(player, _, line)| format!("{player:?} {line}")).collect::<Vec<_>>();
        assert_eq!(lines(&imported.recorder), lines(&recorder), "seed {seed}");
        assert_eq!(imported.recorder.game().state().core.score, recorder.game().state().core.score);
    }
    Ok(())
}

/// JCloisterZone does not build a bridge on a neighbour of the new tile unless the tile needs it.
#[test]
fn a_move_that_jcloisterzone_lacks_is_reported() -> Result<(), KitError> {
    for seed in 0..200 {
        let mut table = table("first", 2, "auction")?;
        if let Some(Some(settings)) = table.plugins.get_mut("bridges-castles-bazaars") {
            settings.insert("bridge_neighbour_rule".into(), Chosen::Word("free".into()));
        }
        let rules = Arc::new(table.rules(&linked()).map_err(other)?);
        let mut recorder = Recorder::start(table, rules, seed).map_err(other)?;
        let mut dice = Dice::new(seed);
        while let Some(decision) = recorder.game().decision() {
            let beside = decision.iter().take(400).find(|a| on_a_neighbour(recorder.game(), *a));
            let passes = decision.iter().any(|a| a.verb == bastide_core::PASS);
            let Some(action) = beside.filter(|_| passes).or_else(|| decision.get(dice.below(decision.len().min(40)))) else {
                break;
            };
            recorder.play(action).map_err(other)?;
            if beside == Some(action) && passes {
                let refused = export(&recorder, &linked());
                let number = recorder.len();
                assert!(matches!(&refused, Err(NotExported::Move { number: n, .. }) if *n <= number), "{refused:?}");
                return Ok(());
            }
        }
    }
    Err(other("no bridge was built on a neighbour of the new tile"))
}

/// An import reports the message that it cannot follow, the reason, and the missing expansion.
#[test]
fn missing_parts_are_reported() -> Result<(), KitError> {
    let exported = |seed| Some(export(&played(table("first", 2, "auction").ok()?, seed).ok()?, &linked()).ok()?.game);
    let mut game = (0..60).find_map(exported).ok_or_else(|| other("no game could be exported"))?;
    game["setup"]["elements"]["meteorite"] = Value::from(1);
    game["replay"][3]["type"] = Value::from("SCORE_ACROBATS");
    let imported = import(&game, &linked()).map_err(other)?;
    assert!(imported.lost.iter().any(|l| l.contains("needs meteorites")), "{:?}", imported.lost);
    assert!(imported.lost.iter().any(|l| l.starts_with("message 4 of") && l.contains("SCORE_ACROBATS")), "{:?}", imported.lost);
    game["setup"]["start"] = Value::Null;
    assert!(import(&game, &linked()).is_err_and(|e| e.to_string().contains("another start")));
    assert!(import(&Value::Null, &linked()).is_err());
    Ok(())
}

/// Visits every value of a file in a fixed order, and returns the N-th.
fn nth_value<'a>(value: &'a mut Value, n: &mut usize) -> Option<&'a mut Value> {
    if *n == 0 {
        return Some(value);
    }
    *n -= 1;
    match value {
        Value::Array(items) => items.iter_mut().find_map(|v| nth_value(v, n)),
        Value::Object(fields) => fields.values_mut().find_map(|v| nth_value(v, n)),
        _ => None,
    }
}

/// A file with one changed value is imported as far as possible, or refused: it never causes a
/// panic.
#[test]
fn a_damaged_file_causes_no_panic() -> Result<(), KitError> {
    let others =
        [serde_json::json!(null), (-1).into(), u64::MAX.into(), 0.5.into(), "BA/L".into(), true.into(), Value::Array(vec![])];
    let mut dice = Dice::new(11);
    let (mut whole, mut less) = (0, 0);
    let mut games = Vec::new();
    for seed in 0..12 {
        let recorder = played(table("new", 3, if seed % 2 == 0 { "pick" } else { "auction" })?, seed)?;
        games.extend(export(&recorder, &linked()).map(|exported| exported.game));
    }
    assert!(games.len() >= 4, "only {} games could be exported", games.len());
    for game in &games[..4] {
        for _ in 0..60 {
            let mut damaged = game.clone();
            let mut n = dice.below(2000);
            if let (Some(value), Some(instead)) = (nth_value(&mut damaged, &mut n), dice.pick(&others)) {
                *value = instead.clone();
            }
            match import(&damaged, &linked()) {
                Ok(imported) if imported.lost.is_empty() => whole += 1,
                _ => less += 1,
            }
        }
    }
    assert!(whole > 10 && less > 10, "{whole} imported whole, {less} less");
    Ok(())
}

/// Every option in the tables of names exists in its plugin and accepts the value.
#[test]
fn the_names_match_the_plugins() {
    for expansion in linked() {
        let manifest = expansion.manifest();
        let spec = |name: &str| manifest.options.iter().find(|o| o.name == name);
        for fixed in FIXED.iter().filter(|f| f.plugin == manifest.id) {
            let takes = spec(fixed.option).is_some_and(|o| o.kind.allows(&fixed.value.into()));
            assert!(takes, "{}.{} does not take {:?}", manifest.id, fixed.option, fixed.value);
        }
        for key in KEYS.iter().filter(|k| k.plugin == manifest.id) {
            let Some(option) = key.meaning.option() else { continue };
            assert!(spec(option).is_some(), "{} has no option {option}", manifest.id);
            let words = match key.meaning {
                Meaning::Words(_, words) => words.iter().map(|(_, bastide)| *bastide).collect(),
                Meaning::Presence { present, absent, with: (word, _), .. } => vec![present, absent, word],
                _ => Vec::new(),
            };
            for word in words {
                let chosen = word.parse().map_or_else(|_| Chosen::Word(word.into()), Chosen::Switch);
                let takes = spec(option).is_some_and(|o| o.kind.allows(&chosen));
                assert!(takes, "{}.{option} does not take {word}", manifest.id);
            }
        }
    }
    let exists = |plugin: &str| linked().iter().any(|e| e.manifest().id == plugin);
    assert!(KEYS.iter().all(|k| exists(k.plugin)) && FIXED.iter().all(|f| exists(f.plugin)));
}

/// `CONFORMANCE.md` lists every option of `FIXED`, with its reason.
#[test]
fn the_document_lists_the_fixed_options() -> Result<(), KitError> {
    let document = include_str!("../../CONFORMANCE.md");
    for fixed in FIXED {
        let value = Chosen::from(fixed.value);
        let row = format!("| `{}` | `{} = {value}` | {} |", fixed.plugin, fixed.option, fixed.reason);
        if !document.contains(&row) {
            return Err(other(format!("CONFORMANCE.md lacks the row\n{row}")));
        }
    }
    Ok(())
}
