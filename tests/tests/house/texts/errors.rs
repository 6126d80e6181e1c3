//! The messages of errors: their English text in the code, their translations in the files of texts.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use bastide_core::{ErrorText, Explained, Table, linked, notation};
use bastide_positions::{Scenario, begin};
use bastide_texts::{Language, explain};

use super::Failure;
use super::files::{all, forms};
use crate::workspace::{crates, root};

/// What makes a message in the code.
const MADE: &str = "error_text!(";
/// Messages that the texts themselves say: how names are joined.
const JOINING: [&str; 2] = ["names-and", "names-or"];
/// The crate that has the messages of `core` and the hosts.
const HOSTS: &str = "host/texts";

/// Returns the messages in a file of code: their ids with their English texts.
fn made(code: &str, found: &mut Vec<(String, String)>) {
    let code = code.split("#[cfg(test)]\nmod tests {").next().unwrap_or_default();
    let code: String = code.lines().filter(|line| !line.trim_start().starts_with("//")).map(|line| format!("{line}\n")).collect();
    for call in code.split(MADE).skip(1) {
        let mut literals = call.trim_start().strip_prefix('"').into_iter().flat_map(|text| text.splitn(2, "\","));
        let (Some(id), Some(rest)) = (literals.next(), literals.next()) else { continue };
        let Some(text) = rest.trim_start().strip_prefix('"') else { continue };
        let (mut english, mut letters) = (String::new(), text.chars());
        while let Some(letter) = letters.next().filter(|letter| *letter != '"') {
            english.push(if letter == '\\' { letters.next().unwrap_or_default() } else { letter });
        }
        found.push((id.to_owned(), english));
    }
}

fn made_in(folder: &Path, found: &mut Vec<(String, String)>) -> Result<(), Failure> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            made_in(&path, found)?;
        } else if path.extension().is_some_and(|end| end == "rs") {
            made(&fs::read_to_string(&path)?, found);
        }
    }
    Ok(())
}

#[test]
fn the_english_text_of_each_error_is_the_one_in_the_code() -> Result<(), Failure> {
    let mut in_files: BTreeMap<String, BTreeMap<String, String>> = BTreeMap::new();
    for text in all()?.into_iter().filter(|text| text.language == "en") {
        if text.folder == HOSTS || text.id.starts_with("error-") {
            let form = forms(&text.pattern).concat();
            in_files.entry(text.folder.clone()).or_default().insert(text.id, form);
        }
    }
    let mut wrong = Vec::new();
    let mut said: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for folder in crates()? {
        let name = folder.canonicalize()?.strip_prefix(root().canonicalize()?)?.display().to_string();
        let is_plugin = name.starts_with("expansions/") || name == "maps";
        if !(is_plugin || name == "core" || name.starts_with("host/")) || !folder.join("src").is_dir() {
            continue;
        }
        let mut found = Vec::new();
        made_in(&folder.join("src"), &mut found)?;
        let home = if is_plugin { name.as_str() } else { HOSTS };
        for (id, english) in found {
            // A brace of TOML is doubled in the code.
            let english = english.replace("{{", "{").replace("}}", "}");
            let known = in_files.get(home).and_then(|texts| texts.get(&id));
            if known != Some(&english) {
                wrong.push(format!("{home}/texts/en.ftl: {id} is {known:?}, and the code of {name} says {english:?}"));
            }
            said.entry(home.to_owned()).or_default().insert(id);
        }
    }
    let (hosts, none) = (said.get(HOSTS).cloned().unwrap_or_default(), BTreeSet::new());
    assert!(hosts.len() > 150, "{}", hosts.len());
    let of_hosts = in_files.get(HOSTS).into_iter().flat_map(|texts| texts.keys());
    let unsaid = of_hosts.filter(|id| !hosts.contains(*id) && !JOINING.contains(&id.as_str()));
    wrong.extend(unsaid.map(|id| format!("{HOSTS}/texts/en.ftl: no code makes {id}")));
    for (home, texts) in in_files.iter().filter(|(home, _)| home.starts_with("expansions/") || *home == "maps") {
        let unsaid = texts.keys().filter(|id| !said.get(home).unwrap_or(&none).contains(*id));
        wrong.extend(unsaid.map(|id| format!("{home}/texts/en.ftl: no code makes {id}")));
    }
    assert!(wrong.is_empty(), "\n{}", wrong.join("\n"));
    Ok(())
}

/// Words that only English has, each as a whole word.
const ENGLISH: [&str; 12] = ["is", "the", "there", "not", "takes", "has", "needs", "write", "did", "and", "or", "add"];

/// Errors of tables, each in a text that has it.
const TABLES: [&str; 27] = [
    "edition = 'old'",
    "edition = firstly",
    "foo = 1",
    "players = []",
    "players = 3",
    "players = ['red', 'red']",
    "players = [{ colour = 'red' }]",
    "players = ['red', { color = 'blue', bot = 3 }]",
    "seed = -1",
    "draws = 'BA/L'",
    "draws = ['BA/none']",
    "chance = { none = [1] }",
    "chance = { none = 1 }",
    "meeples = { follower = 300 }",
    "meeples = { folower = 3 }",
    "plugins = ['tower']",
    "towre = true",
    "like = 'jcloisterzon'",
    "base = false",
    "[base]\nfarmres = true",
    "[base]\nseed = 3",
    "[base]\nplayer_limit = 'none'",
    "[base]\npreset = 'none'",
    "[tower]\nsha256 = 'x'",
    "[shop]\nmarkers = ['none']",
    "[maps]\nmap = 'none'",
    "players = ['red', 'blue', 'green', 'yellow', 'black', 'pink', 'grey']",
];

/// Lines that are no action.
const LINES: [&str; 13] = [
    "",
    "plac BA/L 0,1 0",
    "place",
    "place BA/none 0,1 0",
    "place BA/L 0 0",
    "place BA/L 9999,1 0",
    "place BA/L 0,1 7",
    "deploy folower city@0,0:N",
    "deploy follower cty@0,0:N",
    "deploy follower city@0,0",
    "deploy follower city@5,5:N",
    "pass 3",
    "deploy follower",
];

/// Positions that cannot be set up.
const POSITIONS: [&str; 9] = [
    "step = []",
    "[[step]]\nby = 'red'",
    "table = { seed = 'x' }\n[[step]]\nquery = true",
    "[given]\nplaced = ['BA/Q 0,0 0']\n[[step]]\nquery = true",
    "[given]\nplaced = ['BA/L 0,0 0', 'BA/L 0,0 0']\n[[step]]\nquery = true",
    "[given]\nfigures = ['red follower']\n[[step]]\nquery = true",
    "[given]\nfigures = ['red folower 0,0:C']\n[[step]]\nquery = true",
    "[given]\nsupply = { red = { follower = 99 } }\n[[step]]\nquery = true",
    "[given]\nscore = { pink = 3 }\n[[step]]\nquery = true",
];

/// Returns the errors of the texts above.
fn errors() -> Result<Vec<ErrorText>, Failure> {
    let plugins = linked();
    let profiles = bastide_tables::tables::profiles();
    let mut found = Vec::new();
    for text in TABLES {
        let (mut table, error) = Table::parse_leniently("table.toml", text);
        let error = error.or_else(|| table.adopt_profile(&profiles, &plugins).err());
        let error = match (error, table.rules(&plugins)) {
            (Some(error), _) | (None, Err(error)) => Some(error),
            (None, Ok(rules)) => table.opening(&rules, 1).err(),
        };
        found.push(error.ok_or_else(|| format!("{text} has no error"))?.explained());
    }
    let table = Table::parse("table.toml", "")?;
    let game = bastide_core::Game::new(table.rules(&plugins)?.into(), &bastide_core::GameSetup::seeded(1))?;
    for line in LINES {
        let error = notation::parse(game.view(), line).err();
        found.push(error.ok_or_else(|| format!("{line} is an action"))?.explained());
    }
    for text in POSITIONS {
        let text = format!("title = 't'\n{text}\n");
        let error = match Scenario::parse("position.toml", &text) {
            Ok(scenario) => begin(&scenario, &plugins).err(),
            Err(error) => Some(error.explained()),
        };
        found.push(error.ok_or_else(|| format!("{text} is a position"))?);
    }
    Ok(found)
}

#[test]
fn no_error_of_a_table_a_line_or_a_position_is_half_english() -> Result<(), Failure> {
    let made_up = Language::parse("en-XA").unwrap_or_default();
    let mut wrong = Vec::new();
    for error in errors()? {
        for language in [made_up.clone(), Language::parse("nl").unwrap_or_default(), Language::parse("de").unwrap_or_default()] {
            let told = explain(&language, &error);
            // What is between quotes is from the file.
            let own: String = told.split('"').step_by(2).collect::<Vec<_>>().join(" ");
            let words: Vec<&str> = own.split(|c: char| !c.is_alphanumeric() && c != '_').collect();
            // "is" and "of" are Dutch, too.
            let english = ENGLISH.iter().filter(|word| !(language.to_string() == "nl" && **word == "is"));
            let found: Vec<_> = english.filter(|word| words.contains(word)).collect();
            if !found.is_empty() || told == error.to_string() {
                wrong.push(format!("{language}: {told} has {found:?}"));
            }
        }
    }
    assert!(wrong.is_empty(), "\n{}", wrong.join("\n"));
    Ok(())
}
