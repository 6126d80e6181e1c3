//! Replays games of JCloisterZone in Bastide and compares every step.
//!
//! `BASTIDE_CONFORMANCE` names the folders with the games (`traces/`, format `jcz-trace/1`) and rule
//! tests (`jcz/`), separated as in `PATH`, or folders around such folders. Without it, these tests are
//! passed over. A game that needs a missing plugin is skipped and counted. See `CONFORMANCE.md`.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use bastide_core::linked;
use bastide_jcz::setup::keys::KEYS;
use bastide_jcz::verify::{ENDINGS, Outcome, Sort, check, files, folders_of_games, verify};
use bastide_jcz::{Compared, export, import, read};
use bastide_needs::list::CONFORMANCE;
use bastide_testkit::KitError;
use serde_json::Value;

/// The number of failures that are printed in full.
const PRINTED: usize = 5;

/// Returns the folders with this name inside those that the environment names.
///
/// # Errors
/// None of them contains games or rule tests.
fn folders(inside: &str) -> Result<Vec<PathBuf>, KitError> {
    let named = CONFORMANCE.path().map_err(KitError::other)?;
    folders_of_games(named.as_os_str(), inside).map_err(|e| KitError::other(format!("BASTIDE_CONFORMANCE: {e}")))
}

/// Returns the files of some folders.
fn all(folders: &[PathBuf]) -> Result<Vec<PathBuf>, KitError> {
    files(folders, &ENDINGS).map_err(KitError::other)
}

/// Games that differ for one cause.
#[derive(serde::Deserialize)]
struct Differing {
    cause: String,
    games: Vec<String>,
}

/// Returns the games that are known to differ, by their causes.
fn differing() -> Result<Vec<Differing>, KitError> {
    let sorts: BTreeMap<String, Differing> = toml::from_str(include_str!("differences.toml")).map_err(KitError::other)?;
    Ok(sorts.into_values().collect())
}

/// Returns the games that are known to differ, each with the cause.
fn known_differences() -> Result<BTreeMap<String, String>, KitError> {
    Ok(differing()?.into_iter().flat_map(|sort| sort.games.into_iter().map(move |game| (game, sort.cause.clone()))).collect())
}

/// Returns the cells of the rows of a table in `CONFORMANCE.md`, by its heading.
fn rows(heading: &str) -> impl Iterator<Item = Vec<&'static str>> {
    let document = include_str!("../../CONFORMANCE.md");
    let table = document.split_once(heading).map_or("", |(_, rest)| rest);
    let lines = table.lines().skip(2).take_while(|line| line.starts_with('|'));
    lines.map(|line| line.trim_matches('|').split('|').map(str::trim).collect())
}

/// `CONFORMANCE.md` lists each cause of `differences.toml` with the number of its games, and as many different
/// games in the table of results.
#[test]
fn the_document_counts_the_games_that_differ() -> Result<(), KitError> {
    let listed: Vec<(String, usize)> = differing()?.into_iter().map(|sort| (sort.cause, sort.games.len())).collect();
    let number = |cell: &str| cell.replace(',', "").parse::<usize>().map_err(KitError::other);
    let mut counted = Vec::new();
    for row in rows("| difference | games |") {
        let [cause, games] = row[..] else { return Err(KitError::other(format!("{row:?}"))) };
        counted.push((cause.to_owned(), number(games)?));
    }
    assert_eq!(counted, listed);
    let (mut differ, mut lines) = (0, 0);
    for row in rows("| files | equal | different | skipped |") {
        let [_, _, different, _] = row[..] else { return Err(KitError::other(format!("{row:?}"))) };
        (differ, lines) = (differ + number(different)?, lines + 1);
    }
    assert_eq!((differ, lines), (listed.iter().map(|(_, games)| games).sum::<usize>(), 4));
    Ok(())
}

/// Returns the name of a game: that of its file without the extensions.
fn name_of(path: &Path) -> String {
    let file = path.file_name().unwrap_or_default().to_string_lossy();
    file.split('.').next().unwrap_or_default().to_owned()
}

/// Verifies all files of a folder, and prints how many were equal and why others were skipped.
fn verify_all(inside: &str, least: usize) -> Result<(), KitError> {
    let folders = folders(inside)?;
    let (mut passed, mut sum, mut failed) = (0, Compared::default(), Vec::new());
    let (known, mut differ) = (known_differences()?, BTreeMap::<&String, usize>::new());
    let mut skipped: BTreeMap<String, usize> = BTreeMap::new();
    for path in all(&folders)? {
        match (verify(&path, &linked()).1, known.get(&name_of(&path))) {
            (Outcome::Failed { .. }, Some(cause)) => *differ.entry(cause).or_default() += 1,
            (_, Some(cause)) => failed.push(format!("{}: no longer differs by {cause}; remove it from the list", path.display())),
            (Outcome::Passed { compared }, None) => {
                (passed, sum) = (passed + 1, {
                    sum += compared;
                    sum
                })
            }
            (Outcome::Skipped { reason }, None) => *skipped.entry(reason).or_default() += 1,
            (Outcome::Failed { difference }, None) => failed.push(format!("{}\n{difference}", path.display())),
        }
    }
    println!("{inside}: {passed} files equal, {sum}");
    skipped.iter().for_each(|(reason, n)| println!("  {n} skipped: {reason}"));
    differ.iter().for_each(|(cause, n)| println!("  {n} differ: {cause}"));
    let supported = |need: &&str| KEYS.iter().any(|k| k.key.split(':').next() == Some(need));
    let needs = skipped.keys().filter_map(|reason| reason.strip_prefix("needs ")).flat_map(|needs| needs.split(" + "));
    if let Some(need) = needs.into_iter().find(supported) {
        return Err(KitError::other(format!("files of {inside} are skipped for {need}, which Bastide supports")));
    }
    if !failed.is_empty() {
        let printed: Vec<&str> = failed.iter().take(PRINTED).map(String::as_str).collect();
        return Err(KitError::other(format!("{} of {inside} differ\n\n{}", failed.len(), printed.join("\n\n"))));
    }
    if passed < least && !folders.is_empty() {
        Err(KitError::other(format!("only {passed} of {inside} were compared")))
    } else {
        Ok(())
    }
}

#[test]
#[needs(CONFORMANCE)]
fn jcloisterzone_games_are_equal() -> Result<(), KitError> {
    verify_all("traces", 1)
}

#[test]
#[needs(CONFORMANCE)]
fn jcloisterzone_rule_tests_pass() -> Result<(), KitError> {
    verify_all("jcz", 1)
}

/// Returns a message without its irrelevant parts: the number of a figure, random values, player
/// and time.
fn bare(msg: &Value) -> Value {
    let mut payload = msg["payload"].clone();
    for at in ["/meepleId", "/pointer/meepleId"] {
        if let Some(id) = payload.pointer_mut(at) {
            *id = id.as_str().and_then(|id| id.rsplit_once('.')).map_or("", |(kind, _)| kind).into();
        }
    }
    // Bastide offers the mage and the witch one segment for the whole feature.
    let of_feature = ["mage.1", "witch.1"].iter().any(|figure| payload["figureId"] == *figure);
    if let (true, Some(to)) = (of_feature, payload["to"].as_object_mut()) {
        to.retain(|key, _| key == "feature");
    }
    if let Some(fields) = payload.as_object_mut() {
        fields.remove("random");
    }
    serde_json::json!([msg["type"], payload])
}

/// Removes the passes of players whom JCloisterZone asks again, and Bastide once: after the last tile
/// those who place an abbey later, and those who place a tunnel token after a phantom's step without
/// a phantom.
fn without_deferred(steps: Vec<Value>) -> Vec<Value> {
    let places = |step: &Value, by: &Value| {
        step["by"] == *by && step["msg"]["type"] == "PLACE_TILE" && step["msg"]["payload"]["tileId"] == "AM/A"
    };
    let deferred = |i: usize| {
        let (step, before) = (&steps[i], i.checked_sub(1).map_or(&Value::Null, |before| &steps[before]["after"]));
        let abbey = || before["phase"] == "AbbeyEndGamePhase" && steps[i + 1..].iter().any(|later| places(later, &step["by"]));
        let tunnel = || {
            let next = steps.get(i + 1).is_some_and(|next| next["msg"]["type"] == "PLACE_TOKEN");
            let again = step["after"]["phase"] == "TunnelPhase" && next;
            again && before["phase"] == "PhantomPhase" && before["opt"].get("Meeple Phantom").is_none()
        };
        step["msg"]["type"] == "PASS" && (abbey() || tunnel())
    };
    (0..steps.len()).filter(|i| !deferred(*i)).map(|i| steps[i].clone()).collect()
}

/// Checks that a game of JCloisterZone, imported and exported, has the same messages, and imported
/// again, the same record.
#[test]
#[needs(CONFORMANCE)]
fn exported_games_have_the_same_messages() -> Result<(), KitError> {
    let folders = folders("traces")?;
    let (mut games, mut messages, mut refused) = (0, 0, 0);
    let mut differ = Vec::new();
    for path in all(&folders)? {
        let trace = read(&path).map_err(KitError::other)?;
        if !matches!(verify(&path, &linked()).1, Outcome::Passed { .. }) {
            continue;
        }
        let wrong = |e: &dyn std::fmt::Display| KitError::other(format!("{}: {e}", path.display()));
        let recorder = import(&trace, &linked()).map_err(|e| wrong(&e))?.recorder;
        // A mix of expansions may have an action that JCloisterZone has no message for.
        let exported = match export(&recorder, &linked()) {
            Ok(exported) => exported,
            Err(why) => {
                println!("refused: {}: {why}", path.display());
                refused += 1;
                continue;
            }
        };
        assert_eq!(exported.notes, [""; 0], "{}", path.display());
        let list = |v: &Value| v.as_array().cloned().unwrap_or_default();
        let jcz: Vec<Value> = without_deferred(list(&trace["steps"])).iter().map(|step| bare(&step["msg"])).collect();
        let bastide: Vec<Value> = list(&exported.game["replay"]).iter().map(bare).collect();
        if let Some(at) = (0..jcz.len().max(bastide.len())).find(|i| jcz.get(*i) != bastide.get(*i)) {
            let line = |messages: &[Value]| messages.get(at).map_or_else(|| "none".to_owned(), Value::to_string);
            let (jcz, bastide) = (line(&jcz), line(&bastide));
            differ.push(format!("{}: message {}: JCloisterZone {jcz}, Bastide {bastide}", path.display(), at + 1));
            continue;
        }
        let again = import(&exported.game, &linked()).map_err(|e| wrong(&e))?.recorder;
        assert_eq!(again.text(), recorder.text(), "{}", path.display());
        (games, messages) = (games + 1, messages + bastide.len());
    }
    println!("{games} games were exported with the same messages, {messages} messages in total; {refused} were refused");
    if !differ.is_empty() {
        return Err(KitError::other(format!("{} games have other messages\n{}", differ.len(), differ.join("\n"))));
    }
    if refused * 50 > games { Err(KitError::other(format!("{refused} of {games} games are refused"))) } else { Ok(()) }
}

/// Guards the comparison itself: a single changed number or option makes a trace differ.
#[test]
#[needs(CONFORMANCE)]
fn a_changed_game_is_noticed() -> Result<(), KitError> {
    let folders = folders("traces")?;
    let passes = |game: &Value| check(game, Sort::Trace, &linked()).is_ok_and(|o| matches!(o, Outcome::Passed { .. }));
    for path in all(&folders)? {
        let game = read(&path).map_err(KitError::other)?;
        if !passes(&game) {
            continue;
        }
        for (place, other) in [
            ("/start/player", Value::from(1)),
            ("/start/opt", serde_json::json!({})),
            ("/steps/0/by", Value::from(1)),
            ("/steps/2/after/score/0", Value::from(1)),
            ("/steps/2/after/pack", Value::from(0)),
            ("/steps/2/after/scored", serde_json::json!([[0, 3, "road", "", []]])),
            ("/steps/2/after/events", serde_json::json!([{"type": "castle-created", "positions": ["0,0", "0,1"]}])),
            ("/steps/2/after/meeples", serde_json::json!(["0.small.1 0,0 City N"])),
            ("/steps/2/after/neutral", serde_json::json!({"dragon": "0,0"})),
            ("/steps/2/after/supply/0", serde_json::json!({"SmallFollower": 1})),
            ("/final/features/0", serde_json::json!(["City", [], []])),
        ] {
            let mut changed = game.clone();
            // A position without such figures has no list of them.
            if let (Some((step, "neutral")), Some(empty)) =
                (place.rsplit_once('/'), changed.pointer_mut(place).is_none().then(Value::default))
            {
                changed.pointer_mut(step).and_then(Value::as_object_mut).map(|step| step.insert("neutral".into(), empty));
            }
            let Some(at) = changed.pointer_mut(place) else {
                return Err(KitError::other(format!("{} has no {place}", path.display())));
            };
            *at = other;
            if passes(&changed) {
                return Err(KitError::other(format!(
                    "{}: {place} was changed, and the comparison did not notice it",
                    path.display()
                )));
            }
        }
        return Ok(());
    }
    Ok(())
}
