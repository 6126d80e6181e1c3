//! Files exported for JCloisterZone can be opened by it, and read back as the same game.

use bastide_core::{Pile, Recorder, STOCK, linked};
use bastide_jcz::verify::{ENDINGS, files, folders_of_games};
use bastide_jcz::{NotExported, export, import, read};
use bastide_needs::list::CONFORMANCE;
use bastide_testkit::KitError;
use serde_json::{Value, json};

use super::loader::{misread, unopened};
use super::{EVERYTHING, other, played, table_of};

/// Returns the beginning of a random game that JCloisterZone would play in the same way, as its
/// file.
fn written(mut recorder: Recorder) -> Result<(Recorder, Value), KitError> {
    loop {
        match export(&recorder, &linked()) {
            Ok(exported) => return Ok((recorder, exported.game)),
            Err(NotExported::Move { number, .. }) if number <= recorder.len() => recorder.rewind(number - 1).map_err(other)?,
            Err(refused) => return Err(other(refused)),
        }
    }
}

/// Returns all tiles of a game, including those placed at the start.
fn pack(recorder: &Recorder) -> Vec<String> {
    let rules = recorder.game().rules();
    let in_pack = |pile: &Pile| *pile == STOCK || rules.names.piles.name(pile.index()).starts_with("rivers.");
    let piles = (0..rules.names.piles.len()).map(Pile::at).filter(in_pack);
    piles.flat_map(|pile| rules.pile(pile)).map(|t| rules.tiles.get(*t).name.clone()).collect()
}

#[test]
fn jcloisterzone_opens_exported_files() -> Result<(), KitError> {
    let mut moves = 0;
    for plugins in [
        &EVERYTHING[..1],
        &EVERYTHING[..2],
        &["base", "hills-sheep"],
        &["base", "inns-cathedrals"],
        &["base", "princess-dragon"],
        &["base", "tower"],
        &["base", "abbey-mayor"],
        &["base", "count-king-robber"],
        &["base", "rivers"],
        &["base", "siege"],
        &["base", "big-top"],
        &["base", "little-buildings"],
        &["base", "phantom"],
        &["base", "crop-circles"],
        &["base", "darmstadt"],
        &["base", "festival"],
        &["base", "festival", "phantom"],
        &["base", "ferries"],
        &["base", "flier"],
        &["base", "labyrinth"],
        &["base", "tunnel"],
        &["base", "ferries", "phantom", "tunnel"],
        &["base", "traders-builders"],
        &["base", "watchtowers"],
        &["base", "russian-promos"],
        &["base", "special-monasteries"],
        &["base", "spiel-doch"],
        &["base", "winter"],
        &["base", "goldmines"],
        &["base", "mage-witch"],
        &["base", "wind-roses"],
        &EVERYTHING,
    ] {
        for (seed, edition, mode) in [(1, "first", "auction"), (2, "new", "auction"), (3, "first", "pick"), (4, "new", "pick")] {
            let table = table_of(plugins, edition, 2 + seed as usize % 3, mode)?;
            let (recorder, file) = written(played(table, seed)?)?;
            let found = misread(&file, &pack(&recorder));
            assert!(found.is_empty(), "{plugins:?} {edition} {mode}:\n{}", found.join("\n"));
            let back = import(&file, &linked()).map_err(other)?;
            assert_eq!((back.lost.len(), back.recorder.text()), (0, recorder.text()), "{plugins:?} {edition} {mode}");
            assert_eq!(back.recorder.game().state().core.score, recorder.game().state().core.score);
            moves += recorder.len();
        }
    }
    assert!(moves > 2000, "only {moves} moves");
    Ok(())
}

/// Guards the check: JCloisterZone would refuse each of these files, or read another game.
#[test]
fn a_file_that_jcloisterzone_would_not_open_is_noticed() -> Result<(), KitError> {
    let (recorder, file) = written(played(table_of(&EVERYTHING, "new", 2, "auction")?, 5)?)?;
    let pack = pack(&recorder);
    assert_eq!(misread(&file, &pack), [""; 0]);
    let deployed = list_at(&file, "DEPLOY_MEEPLE").ok_or_else(|| other("nobody deployed"))?;
    let within = |inside: &str| format!("/replay/{deployed}/{inside}");
    for (place, wrong) in [
        ("/appVersion".into(), json!("5.6.9")),
        ("/appVersion".into(), json!("next")),
        ("/initialRandom".into(), Value::Null),
        ("/gameId".into(), Value::Null),
        ("/clock".into(), Value::Null),
        ("/players/1/slot".into(), file["players"][0]["slot"].clone()),
        ("/players/1/slot".into(), json!(9)),
        ("/setup/options".into(), json!(true)),
        ("/setup/sets".into(), json!({"basic": 1})),
        ("/setup/rules".into(), json!({"tiny-city-scoring": "4"})),
        ("/setup/start/0/rotation".into(), json!("R0")),
        ("/setup/elements/small-follower".into(), json!(0)),
        ("/gameAnnotations/drawOrder/3".into(), json!("#END")),
        ("/replay/0/payload/rotation".into(), json!(90)),
        ("/replay/0/payload/position".into(), json!("0,0")),
        ("/replay/0/player".into(), json!(2)),
        (within("type"), json!("DEPLOY")),
        (within("payload/meepleId"), json!("small.1")),
        (within("payload/meepleId"), json!("0.small.9")),
        (within("payload/pointer/location"), json!("NORTH")),
        (within("payload/pointer/feature"), json!("Farm")),
    ] {
        let mut damaged = file.clone();
        let at = damaged.pointer_mut(&place).ok_or_else(|| other(format!("the file has no {place}")))?;
        *at = wrong.clone();
        assert!(!misread(&damaged, &pack).is_empty(), "{place} = {wrong} was not noticed");
    }
    Ok(())
}

/// Returns the position of the first message of this type.
fn list_at(file: &Value, kind: &str) -> Option<usize> {
    file["replay"].as_array()?.iter().position(|msg| msg["type"] == kind)
}

/// JCloisterZone's own files meet the conditions for exported files.
#[test]
#[needs(CONFORMANCE)]
fn jcloisterzone_files_meet_the_conditions() -> Result<(), KitError> {
    let named = CONFORMANCE.path().map_err(other)?;
    let files = files(&folders_of_games(named.as_os_str(), "jcz").map_err(other)?, &ENDINGS).map_err(other)?;
    for path in &files {
        let found = unopened(&read(path).map_err(other)?);
        assert!(found.is_empty(), "{}:\n{}", path.display(), found.join("\n"));
    }
    println!("{} JCloisterZone files meet the conditions", files.len());
    Ok(())
}

/// A seat keeps its color, even if only JCloisterZone's part of the file is read.
#[test]
fn colors_are_preserved() -> Result<(), KitError> {
    let mut table = table_of(&EVERYTHING[..1], "first", 4, "auction")?;
    for (seat, color) in table.players.iter_mut().zip(["green", "black", "grey", "yellow"]) {
        (seat.color, seat.name) = (color.into(), format!("Ms {color}"));
    }
    let (recorder, mut file) = written(played(table, 1)?)?;
    let slots: Vec<u64> = file["players"].as_array().into_iter().flatten().filter_map(|p| p["slot"].as_u64()).collect();
    assert_eq!(slots, [3, 8, 5, 2]);
    file.as_object_mut().map(|file| file.remove("bastide"));
    let back = import(&file, &linked()).map_err(other)?.recorder;
    assert_eq!(back.table().players, recorder.table().players);
    // Two seats of one color, and an unknown color: they get unused colors.
    for (i, slot) in [3, 3, 4, 77].into_iter().enumerate() {
        file["players"][i]["slot"] = slot.into();
    }
    let back = import(&file, &linked()).map_err(other)?.recorder;
    let colors: Vec<&str> = back.table().players.iter().map(|seat| seat.color.as_str()).collect();
    assert_eq!(colors, ["green", "red", "blue", "yellow"]);
    Ok(())
}

/// An unknown value of a JCloisterZone rule is reported, and not replaced.
#[test]
fn an_unknown_value_of_a_rule_is_reported() -> Result<(), KitError> {
    let (_, mut file) = written(played(table_of(&EVERYTHING[..1], "first", 2, "auction")?, 1)?)?;
    file.as_object_mut().map(|file| file.remove("bastide"));
    file["setup"]["rules"]["tiny-city-scoring"] = "3".into();
    let refused = import(&file, &linked()).err().map(|e| e.to_string());
    assert_eq!(refused.as_deref(), Some("\"tiny-city-scoring\" is \"3\" in the setup; it takes \"4\" or \"2\""));
    Ok(())
}
