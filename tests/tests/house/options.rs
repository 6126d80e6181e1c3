//! The options of the plugins: each value is set in a test.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use bastide_core::options::TILES_ONLY;
use bastide_core::{Edition, Manifest, OptionKind, OptionSpec, Table as Settings, Value, linked};
use toml::Table;

use crate::workspace::{Failure, home};

/// A plugin, an option and a value.
type Set = (&'static str, &'static str, String);

fn entries(folder: &Path) -> Result<Vec<PathBuf>, Failure> {
    let entries = std::fs::read_dir(folder).map_err(|e| format!("{}: {e}", folder.display()))?;
    Ok(entries.map(|entry| entry.map(|e| e.path())).collect::<Result<_, _>>()?)
}

fn written(value: Value) -> String {
    match value {
        Value::Switch(on) => on.to_string(),
        Value::Number(n) => n.to_string(),
        Value::Word(word) => word.to_owned(),
        Value::Names(names) => format!("{names:?}"),
    }
}

/// Returns the value of an option at the table of a scenario.
fn at_the_table(m: &Manifest, option: &OptionSpec, given: Option<&Table>, edition: Edition) -> String {
    let chosen = given.and_then(|given| given.get(option.name));
    if let Some(value) = chosen {
        return value.as_str().map_or_else(|| value.to_string(), str::to_owned);
    }
    let preset = given.and_then(|given| given.get("preset")?.as_str());
    let preset = m.presets.iter().find(|p| Some(p.name) == preset && p.is_of(edition));
    let set = preset.and_then(|p| p.sets.iter().find(|(name, _)| *name == option.name));
    written(set.map_or(option.default(edition), |(_, value)| *value))
}

/// Returns the values of all options in all scenarios, those of the plugins at their tables.
fn in_scenarios(manifests: &[&'static Manifest]) -> Result<BTreeSet<Set>, Failure> {
    let mut found = BTreeSet::new();
    for one in manifests {
        for file in entries(&home(one.id)?.join("scenarios"))? {
            let text = std::fs::read_to_string(&file)?;
            let scenario: Table = text.parse().map_err(|e| format!("{}: {e}", file.display()))?;
            let Some(table) = scenario.get("table").and_then(|table| table.as_table()) else { continue };
            let new = table.get("edition").and_then(|e| e.as_str()) == Some("new");
            let edition = if new { Edition::New } else { Edition::First };
            for m in manifests {
                let Some(given) = table.get(m.id) else { continue };
                for option in m.options {
                    found.insert((m.id, option.name, at_the_table(m, option, given.as_table(), edition)));
                }
            }
        }
    }
    Ok(found)
}

/// Returns the text of the Rust tests of a plugin.
fn rust(id: &str) -> Result<String, Failure> {
    Ok(entries(&home(id)?.join("tests"))?.into_iter().map(std::fs::read_to_string).collect::<Result<_, _>>()?)
}

/// Returns `true` if a Rust test sets an option to a value: directly, or by a placeholder where the
/// value is one of the quoted words of the file.
fn in_rust(text: &str, option: &str, value: &str) -> bool {
    const QUOTES: [&str; 3] = ["\\\"", "\"", "'"];
    let quoted = |text: &str| QUOTES.iter().any(|q| text.contains(&format!("{q}{value}{q}")));
    text.split(&format!("{option} = ")).skip(1).any(|rest| {
        let bare = QUOTES.iter().find_map(|q| rest.strip_prefix(q)).unwrap_or(rest);
        let end = bare.find(|c: char| !(c.is_alphanumeric() || "_-/".contains(c))).unwrap_or(bare.len());
        &bare[..end] == value || bare.starts_with('{') && (quoted(text) || value.parse::<bool>().is_ok())
    })
}

#[test]
fn every_option_value_is_set_in_a_test() -> Result<(), Failure> {
    let manifests: Vec<&'static Manifest> = linked().iter().map(|e| e.manifest()).collect();
    let found = in_scenarios(&manifests)?;
    let mut missing = Vec::new();
    for m in manifests {
        let rust = rust(m.id)?;
        // `maps/tests/rules.rs` sets the option of all plugins with tiles.
        for option in m.options.iter().filter(|option| option.name != TILES_ONLY.name) {
            let defaults = [written(option.first), written(option.new)];
            let values: Vec<String> = match option.kind {
                OptionKind::Switch => vec!["false".into(), "true".into()],
                OptionKind::Choice(words) => words.iter().map(|word| (*word).to_owned()).collect(),
                OptionKind::Number { .. } => {
                    let other = found.iter().any(|(id, name, v)| (*id, *name) == (m.id, option.name) && !defaults.contains(v));
                    if !other && !rust.contains(&format!("{} = ", option.name)) {
                        missing.push(format!("{}: {} = another number than {}", m.id, option.name, defaults[0]));
                    }
                    continue;
                }
                OptionKind::Names | OptionKind::Text | OptionKind::Document(_) => continue,
            };
            let unset = values.into_iter().filter(|value| option.first != option.new || *value != defaults[0]);
            let unset = unset.filter(|v| !found.contains(&(m.id, option.name, v.clone())) && !in_rust(&rust, option.name, v));
            missing.extend(unset.map(|value| format!("{}: {} = {value}", m.id, option.name)));
        }
    }
    assert!(missing.is_empty(), "no scenario and no Rust test of the plugin sets these:\n{}", missing.join("\n"));
    Ok(())
}

/// Returns the values that an option offers, as a table file has them.
fn offered(option: &OptionSpec) -> Vec<String> {
    match option.kind {
        OptionKind::Switch => vec!["false".into(), "true".into()],
        OptionKind::Choice(words) | OptionKind::Document(words) => words.iter().map(|word| format!("{word:?}")).collect(),
        OptionKind::Number { min, max } => vec![min.to_string(), max.to_string()],
        OptionKind::Names | OptionKind::Text => Vec::new(),
    }
}

/// Values that depend on a document of the user's own, with plugin, option and value: a board has this
/// many start cells.
const BY_DOCUMENT: [(&str, &str, &str); 1] = [("maps", "start_cells", "20")];

#[test]
fn every_value_that_is_offered_can_be_played() -> Result<(), Failure> {
    let available = linked();
    let mut refused = Vec::new();
    for m in available.iter().map(|e| e.manifest()) {
        for option in m.options {
            for value in offered(option) {
                let table = |edition: &str| {
                    let text = format!("edition = {edition:?}\n[{}]\n{} = {value}\n", m.id, option.name);
                    Settings::parse("table.toml", &text).and_then(|table| table.rules(&available)).map(|_| ())
                };
                if BY_DOCUMENT.contains(&(m.id, option.name, value.as_str())) {
                    continue;
                }
                if let (Err(error), Err(_)) = (table("first"), table("new")) {
                    refused.push(format!("{}: {} = {value}: {error}", m.id, option.name));
                }
            }
        }
    }
    assert!(refused.is_empty(), "an option offers what no table can have:\n{}", refused.join("\n"));
    Ok(())
}

#[test]
fn every_manifest_is_valid() {
    for m in linked().iter().map(|e| e.manifest()) {
        assert_eq!(m.problems(), [""; 0], "{}", m.id);
    }
}

#[test]
fn a_preset_that_states_an_edition_belongs_to_it() {
    use bastide_core::Preset;
    let problems = |name: &'static str, about: &'static str, edition: Option<Edition>| -> Vec<String> {
        let presets: &'static [Preset] = Box::leak(Box::new([Preset { name, edition, sets: &[], about }]));
        let manifest = Manifest { requires: &[], presets, ..Manifest::new("mine", "Mine", "1.0.0", "A test.") };
        manifest.problems()
    };
    for (name, about, edition) in [
        ("rules_2004", "an early print", Edition::First),
        ("early", "as in the first edition", Edition::First),
        ("print_new", "a later print", Edition::New),
        ("corrected", "two prints of the new edition", Edition::New),
    ] {
        let other = if edition == Edition::First { Edition::New } else { Edition::First };
        assert_eq!(problems(name, about, Some(edition)), [""; 0], "{name}");
        for wrong in [None, Some(other)] {
            let found = problems(name, about, wrong).join(", ");
            assert!(found.contains(&format!("the preset {name:?} is one of the {} edition", edition.name())), "{name}: {found}");
        }
    }
    // A year in which both editions were sold states nothing, and neither do both editions.
    for (name, about) in [("text_2021", "an answer"), ("current", "as published today, both editions")] {
        assert_eq!(problems(name, about, None), [""; 0], "{name}");
    }
}
