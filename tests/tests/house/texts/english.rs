//! The places where people read English in every language: a list with reasons, and no others.

use std::collections::BTreeMap;
use std::fs;

use serde::Deserialize;

use super::Failure;
use crate::workspace::root;

/// What hands on the words of an error in English.
const HANDED_ON: [&str; 5] =
    ["map_err(|e| e.to_string())", "Err(\"", "Err(format!(\"", "ok_or_else(|| format!(\"", "map_err(|e| format!(\"{e}"];

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct English {
    place: Vec<Place>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Place {
    file: String,
    says: String,
    times: usize,
    why: String,
}

#[test]
fn what_stays_english_is_listed_with_a_reason() -> Result<(), Failure> {
    let listed: English = toml::from_str(&fs::read_to_string(root().join("host/texts/english.toml"))?)?;
    let source = root().join("host/service/src");
    let mut allowed: BTreeMap<&str, usize> = BTreeMap::new();
    let mut wrong = Vec::new();
    for place in &listed.place {
        let code = fs::read_to_string(source.join(&place.file))?;
        let times = code.matches(&place.says).count();
        if times != place.times || place.why.split(' ').count() < 5 {
            wrong.push(format!("{}: {:?} is there {times} times, or the reason is too short", place.file, place.says));
        }
        *allowed.entry(&place.file).or_default() += place.times;
    }
    let mut folders = vec![source.clone()];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder)? {
            let path = entry?.path();
            if path.is_dir() {
                folders.push(path);
                continue;
            }
            let code = fs::read_to_string(&path)?;
            let code = code.split("#[cfg(test)]").next().unwrap_or_default();
            let found: usize = HANDED_ON.iter().map(|words| code.matches(words).count()).sum();
            let name = path.strip_prefix(&source)?.display().to_string();
            let known = allowed.get(name.as_str()).copied().unwrap_or_default();
            if found != known {
                wrong.push(format!("{name} has {found} errors in English, and host/texts/english.toml lists {known}"));
            }
        }
    }
    assert!(wrong.is_empty(), "\n{}", wrong.join("\n"));
    Ok(())
}
