//! Games of another engine, played again here and compared at every step.
//!
//! `BASTIDE_CONFORMANCE` names the folder with the games (`traces/**/*.json.gz`, format `jcz-trace/1`) and rule tests
//! (`jcz/**/*.jcz`); without it nothing is compared. A game that needs a plugin that is not here is skipped and counted. Modules:
//! [`setup`] (their sets, elements and rules as a table of ours), [`words`] (how they name places and figures),
//! [`theirs`] and [`ours`] (what either side says of a position), [`replay`] (a trace from start to end), [`assertions`] (a rule test).

mod assertions;
mod ours;
mod replay;
mod setup;
mod theirs;
mod words;

use std::collections::BTreeMap;
use std::io::Read;
use std::path::{Path, PathBuf};

use bastide_base as _;
use bastide_testkit::KitError;
use serde_json::Value;

use replay::Compared;

/// The environment variable that names the folder.
const FOLDER: &str = "BASTIDE_CONFORMANCE";
/// So many failures are told in full.
const TOLD: usize = 5;

/// All files below a folder whose names end so, in the order of their paths.
fn files(folder: &Path, end: &str) -> Result<Vec<PathBuf>, KitError> {
    let cannot = |error| KitError::File { path: folder.into(), error };
    let mut found = Vec::new();
    for entry in folder.read_dir().map_err(cannot)? {
        let path = entry.map_err(cannot)?.path();
        if path.is_dir() {
            found.extend(files(&path, end)?);
        } else if path.to_string_lossy().ends_with(end) {
            found.push(path);
        }
    }
    found.sort();
    Ok(found)
}

fn read(path: &Path) -> Result<Value, KitError> {
    let cannot = |error| KitError::File { path: path.into(), error };
    let bytes = std::fs::read(path).map_err(cannot)?;
    let mut text = String::new();
    if path.extension().is_some_and(|e| e == "gz") {
        flate2::read::GzDecoder::new(&bytes[..]).read_to_string(&mut text).map_err(cannot)?;
    } else {
        std::io::Cursor::new(bytes).read_to_string(&mut text).map_err(cannot)?;
    }
    serde_json::from_str(&text).map_err(|e| KitError::Form { path: path.into(), message: e.to_string() })
}

/// What has become of the files of one kind.
#[derive(Default)]
struct Tally {
    compared: Compared,
    skipped: BTreeMap<String, usize>,
    failed: Vec<String>,
}

impl Tally {
    fn run(
        end: &str,
        folder: &Path,
        play: impl Fn(&Value, &setup::Seated) -> Result<Compared, String>,
    ) -> Result<Tally, KitError> {
        let mut tally = Tally::default();
        for path in files(folder, end)? {
            let game = read(&path)?;
            match setup::seat(&game) {
                Err(setup::Not::Here(missing)) => *tally.skipped.entry(missing).or_default() += 1,
                Err(setup::Not::Built(why)) => tally.failed.push(format!("{}\n{why}", path.display())),
                Ok(seated) => match play(&game, &seated) {
                    Ok(compared) => tally.compared += compared,
                    Err(difference) => tally.failed.push(format!("{}\n{difference}", path.display())),
                },
            }
        }
        Ok(tally)
    }

    fn tell(&self, what: &str) -> Result<(), KitError> {
        println!("{what}: {} files equal, {}", self.compared.files, self.compared);
        for (missing, n) in &self.skipped {
            println!("  {n} skipped, they need {missing}");
        }
        if self.failed.is_empty() {
            return Ok(());
        }
        let told: Vec<&str> = self.failed.iter().take(TOLD).map(String::as_str).collect();
        Err(KitError::other(format!("{} {what} differ\n\n{}", self.failed.len(), told.join("\n\n"))))
    }
}

/// The folder inside the one that the environment names; none if it names none.
fn folder(inside: &str) -> Option<PathBuf> {
    let Some(folder) = std::env::var_os(FOLDER) else {
        println!("skipped: {FOLDER} names no folder with games of another engine");
        return None;
    };
    Some(Path::new(&folder).join(inside))
}

#[test]
fn games_of_another_engine_come_out_alike() -> Result<(), KitError> {
    let Some(folder) = folder("traces") else { return Ok(()) };
    let tally = Tally::run(".json.gz", &folder, replay::trace)?;
    tally.tell("traces")?;
    if tally.compared.files == 0 {
        return Err(KitError::other(format!("no game of {} was compared", folder.display())));
    }
    Ok(())
}

#[test]
fn rule_tests_of_another_engine_hold() -> Result<(), KitError> {
    let Some(folder) = folder("jcz") else { return Ok(()) };
    Tally::run(".jcz", &folder, assertions::check)?.tell("rule tests")
}

/// Guards the comparison itself: one number or option that is another makes a trace differ.
#[test]
fn a_changed_game_is_noticed() -> Result<(), KitError> {
    let Some(folder) = folder("traces") else { return Ok(()) };
    for path in files(&folder, ".json.gz")? {
        let game = read(&path)?;
        let Ok(seated) = setup::seat(&game) else { continue };
        replay::trace(&game, &seated).map_err(KitError::other)?;
        for (place, other) in [
            ("/start/player", Value::from(1)),
            ("/start/opt", serde_json::json!({})),
            ("/steps/0/by", Value::from(1)),
            ("/steps/2/after/score/0", Value::from(1)),
            ("/steps/2/after/pack", Value::from(0)),
            ("/steps/2/after/scored", serde_json::json!([[0, 3, "road", "", []]])),
            ("/steps/2/after/meeples", serde_json::json!(["0.small.1 0,0 City N"])),
            ("/steps/2/after/supply/0", serde_json::json!({"SmallFollower": 1})),
            ("/final/features/0", serde_json::json!(["City", [], []])),
        ] {
            let mut changed = game.clone();
            let Some(at) = changed.pointer_mut(place) else {
                return Err(KitError::other(format!("{} has no {place}", path.display())));
            };
            *at = other;
            if replay::trace(&changed, &seated).is_ok() {
                return Err(KitError::other(format!("{}: {place} was changed and nothing was noticed", path.display())));
            }
        }
        return Ok(());
    }
    Ok(())
}
