//! Saved games of older versions of JCloisterZone, and setups that the engine reads in another way than
//! a new game has them.

use bastide_core::{Table, linked};
use bastide_jcz::ImportError;
use bastide_jcz::import_setup;
use serde_json::json;

use super::alike::like;
use super::*;

/// Returns the file of a random game without the annotations of the export.
fn exported(text: &str, seed: u64) -> Result<(Recorder, Value), KitError> {
    let recorder = played(like(text)?, seed)?;
    let mut file = export(&recorder, &linked()).map_err(other)?.game;
    file.as_object_mut().map(|file| file.remove("bastide"));
    Ok((recorder, file))
}

/// Removes the kinds of features from all pointers.
fn remove_features(v: &mut Value) {
    match v {
        Value::Array(items) => items.iter_mut().for_each(remove_features),
        Value::Object(fields) => {
            fields.remove("feature");
            fields.values_mut().for_each(remove_features);
        }
        _ => {}
    }
}

fn lines(recorder: &Recorder) -> Vec<String> {
    recorder.played().map(|(player, _, line)| format!("{player:?} {line}")).collect()
}

/// Before version 5.7 a pointer has a location alone.
#[test]
fn a_save_of_5_4_names_features_by_their_locations() -> Result<(), KitError> {
    let tables = [
        "players = [\"red\", \"blue\"]\n[bridges-castles-bazaars]\n[inns-cathedrals]\n",
        "edition = \"new\"\nplayers = [\"red\", \"blue\", \"green\"]\n[base]\nabbot = true\n[tower]\n[princess-dragon]\n",
        "players = [\"red\", \"blue\"]\n[abbey-mayor]\n[traders-builders]\n[hills-sheep]\n[flier]\n",
    ];
    let mut moves = 0;
    for (text, seed) in tables.into_iter().zip(40..) {
        let (recorder, mut file) = exported(text, seed)?;
        file["appVersion"] = "5.4.0".into();
        remove_features(&mut file["replay"]);
        let imported = import(&file, &linked()).map_err(other)?;
        assert_eq!((imported.lost.clone(), lines(&imported.recorder)), (vec![], lines(&recorder)), "{text}");
        moves += recorder.len();
    }
    assert!(moves > 400, "{moves} moves");
    Ok(())
}

/// The random numbers of these versions are of another generator: the draws follow from the placements.
#[test]
fn a_save_of_5_4_draws_the_tiles_that_are_placed() -> Result<(), KitError> {
    let (recorder, mut file) = exported("players = [\"red\", \"blue\"]\n[inns-cathedrals]\n", 3)?;
    if let Some(fields) = file.as_object_mut() {
        fields.remove("gameAnnotations");
        fields.remove("initialRandom");
        fields.insert("initialSeed".into(), "4711".into());
        fields.insert("appVersion".into(), "5.4.0".into());
    }
    for msg in file["replay"].as_array_mut().into_iter().flatten().filter(|msg| msg["type"] == "COMMIT") {
        msg["payload"] = json!({"salt": "17"});
    }
    let imported = import(&file, &linked()).map_err(other)?;
    assert_eq!((imported.lost.clone(), lines(&imported.recorder)), (vec![], lines(&recorder)));
    Ok(())
}

/// Games of version 4 have another setup.
#[test]
fn a_save_of_4_4_is_refused_by_its_version() {
    let file = json!({
        "appVersion": "4.4.0", "initialSeed": 5, "slots": [],
        "setup": {"expansions": {"BASIC": 1}, "rules": {}, "capabilities": ["StandardGame"]}, "replay": [],
    });
    let refused = import_setup(&file, &linked()).err();
    let why = "a game of JCloisterZone 4.4.0; games of version 5.0 or later can be read";
    assert_eq!(refused, Some(ImportError::Invalid(why.into())));
}

/// A random number above 1 would be an index beyond the pack.
#[test]
fn a_random_number_is_below_1() -> Result<(), KitError> {
    let (_, file) = exported("players = [\"red\", \"blue\"]\n[hills-sheep]\n", 1)?;
    for (wrong, written) in [(json!(1), "1"), (json!(1.5), "1.5"), (json!(-0.5), "-0.5"), (json!(1e300), "1e+300")] {
        let mut of_message = file.clone();
        let commit = file["replay"].as_array().and_then(|replay| replay.iter().position(|msg| msg["type"] == "COMMIT"));
        let commit = commit.ok_or_else(|| other("nothing is confirmed"))?;
        of_message["replay"][commit]["payload"]["random"] = wrong.clone();
        let mut of_start = file.clone();
        of_start["initialRandom"] = wrong;
        for (file, place) in
            [(of_message, format!("\"random\" of message {}", commit + 1)), (of_start, "\"initialRandom\"".to_owned())]
        {
            let refused = import(&file, &linked()).err().map(|e| e.to_string());
            let why = format!("{place} is {written}; it takes a number from 0 up to but excluding 1");
            assert_eq!(refused, Some(why));
        }
    }
    Ok(())
}

/// Players of JCloisterZone may leave the rules of a set out, and keep its tiles.
#[test]
fn an_element_that_is_absent_leaves_its_rules_out() -> Result<(), KitError> {
    for (plugin, element) in [("goldmines", "gold"), ("mage-witch", "mage"), ("festival", "festival")] {
        let (_, mut file) = exported(&format!("players = [\"red\", \"blue\"]\n[{plugin}]\n"), 2)?;
        let elements = file["setup"]["elements"].as_object_mut();
        assert!(elements.is_some_and(|elements| elements.remove(element).is_some()), "{plugin} is exported with {element}");
        let has_rules = |table: &Table| {
            let settings = table.plugins.get(plugin).and_then(Option::as_ref);
            settings.and_then(|s| s.get("tiles_only")) != Some(&Chosen::Switch(true))
        };
        match import_setup(&file, &linked()) {
            Ok(setup) => assert!(!has_rules(&setup.table), "{plugin}"),
            Err(refused) => {
                let why = format!("needs the tiles of {plugin} without their rules, which Bastide lacks");
                assert_eq!(refused.to_string(), why);
            }
        }
    }
    Ok(())
}

/// Without its tiles, the Count stops the engine.
#[test]
fn the_count_is_exported_with_his_tiles_only() -> Result<(), KitError> {
    for (city, exported_count) in [(true, true), (false, false)] {
        let (_, file) = exported(&format!("players = [\"red\", \"blue\"]\n[count-king-robber]\ncity = {city}\n"), 4)?;
        assert_eq!(file["setup"]["elements"].get("count").is_some(), exported_count, "city = {city}");
        assert_eq!(file["setup"]["elements"]["king"], true);
    }
    Ok(())
}

/// The phases of JCloisterZone come between a new shepherd, or a figure that walks into a trap, and the
/// confirmations.
#[test]
fn confirmations_are_written_where_jcloisterzone_asks_for_them() -> Result<(), KitError> {
    let (mut after_tunnel, mut traps) = (0, 0);
    for seed in 0..12 {
        let text = "players = [\"red\", \"blue\"]\n[hills-sheep]\n[tunnel]\n[russian-promos]\n[phantom]\n";
        let recorder = played(like(text)?, seed)?;
        let file = match export(&recorder, &linked()) {
            Ok(exported) => exported.game,
            Err(NotExported::Move { .. }) => continue,
            Err(refused) => return Err(other(refused)),
        };
        let kinds: Vec<&str> = file["replay"].as_array().into_iter().flatten().filter_map(|msg| msg["type"].as_str()).collect();
        after_tunnel += kinds.windows(2).filter(|pair| *pair == ["PASS", "SHEPHERD_CONFIRM"]).count();
        let parts = kinds.split(|kind| *kind == "PLACE_TILE");
        traps += parts.filter(|part| part.iter().filter(|kind| **kind == "COMMIT").count() > 1).count();
    }
    assert!(after_tunnel > 0 && traps > 0, "{after_tunnel} shepherds after tunnels, {traps} traps before tunnels");
    Ok(())
}
