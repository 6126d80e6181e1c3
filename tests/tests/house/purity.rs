//! The libraries name no expansion and do not access the outside world.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use bastide_core::{Expansion, Ruleset, Table, linked};
use bastide_testkit::KitError;
use bastide_testkit::purity::{Found, OUTSIDE, find};

use crate::workspace::{home, root};

fn library(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(name).join("src")
}

/// Plugins that place the first tiles as another expansion does.
const ALONE: [&str; 5] = ["ghosts-castles-cemeteries", "leipzig", "maps", "rivers", "school"];

/// Returns the rules of a table with most expansions, and of one with each of those that place the first
/// tiles alone.
fn everything_at_tables() -> Result<Vec<Arc<Ruleset>>, KitError> {
    let (alone, rest): (Vec<_>, Vec<_>) = linked().into_iter().partition(|e| ALONE.contains(&e.manifest().id));
    let rules = |expansions: &[&'static dyn Expansion]| {
        let mut table = Table::default();
        for expansion in expansions {
            table.plugins.insert(expansion.manifest().id.into(), Some(Default::default()));
        }
        table.rules(&linked()).map(Arc::new).map_err(KitError::other)
    };
    alone.chunks(1).chain([&rest[..]]).map(rules).collect()
}

fn none(found: &[Found]) {
    let lines: Vec<String> = found.iter().map(|f| format!("{}:{}: {} in {}", f.path.display(), f.line, f.word, f.text)).collect();
    assert!(found.is_empty(), "\n{}", lines.join("\n"));
}

/// Words that mean something else in pictures: water, which is blue whatever brings it.
const WATER: [&str; 2] = ["river", "lake"];

/// Returns the names that expansions register, each in quotation marks: their own, and those of traits,
/// figures, tokens, spots and kinds of segments. `known` are kinds that a library may know.
fn brought(known: impl Fn(&str) -> bool) -> Result<Vec<String>, KitError> {
    let tables = everything_at_tables()?;
    let names = tables.iter().flat_map(|rules| {
        let names = &rules.names;
        let kinds = names.kinds.iter().filter(|kind| !known(kind));
        kinds.chain(names.figures.iter()).chain(names.tokens.iter()).chain(names.traits.iter()).chain(names.spots.iter())
    });
    let plugins = linked().into_iter().flat_map(|e| [e.manifest().id.to_owned(), format!("bastide_{}", e.manifest().id)]);
    Ok(names.map(str::to_owned).chain(plugins).map(|name| format!("\"{name}\"")).collect())
}

#[test]
fn core_names_no_expansion_and_nothing_that_one_brings() -> Result<(), KitError> {
    let mut words = brought(|_| false)?;
    words.push("bastide_base".into());
    let mut found = find(&library("core"), &words)?;
    // A table file need not name `base`; one constant defines this convention.
    found.retain(|f| f.text != "pub const IMPLIED: &str = \"base\";");
    none(&found);
    Ok(())
}

#[test]
fn bots_and_pictures_name_no_expansion_and_nothing_that_one_brings() -> Result<(), KitError> {
    // The kinds of the base game, such as roads, are drawn by the landscape.
    let base = Table::default().rules(&linked()).map_err(KitError::other)?;
    let words = brought(|kind| base.names.kinds.index(kind).is_some())?;
    assert!(["\"siege\"", "\"volcano\"", "\"dragon\"", "\"follower\""].iter().all(|word| words.iter().any(|w| w == word)));
    let words: Vec<String> = words.into_iter().filter(|word| !WATER.contains(&word.trim_matches('"'))).collect();
    for name in ["host/bots", "host/render"] {
        let mut found = find(&library(name), &words)?;
        found.retain(|f| !f.path.components().any(|part| part.as_os_str() == "tests"));
        none(&found);
    }
    Ok(())
}

#[test]
fn core_and_expansions_do_not_touch_the_world_outside() -> Result<(), KitError> {
    let words: Vec<String> = OUTSIDE.iter().map(|w| (*w).to_owned()).collect();
    none(&find(&library("core"), &words)?);
    for expansion in linked() {
        let home = home(expansion.manifest().id).map_err(KitError::other)?;
        none(&find(&home.join("src"), &words)?);
    }
    Ok(())
}

#[test]
fn the_scan_finds_what_it_looks_for() -> Result<(), KitError> {
    assert!(!find(&library("core"), &["pub struct GameState {".to_owned()])?.is_empty());
    assert!(!find(&library("expansions/base"), &["\"city\"".to_owned()])?.is_empty());
    Ok(())
}

/// Returns `true` if the type that a field of a source file belongs to derives `Hash`.
fn is_hashed(found: &Found) -> std::io::Result<bool> {
    let text = std::fs::read_to_string(&found.path)?;
    let before: Vec<&str> = text.lines().take(found.line).collect();
    Ok(before
        .iter()
        .rev()
        .find(|line| line.starts_with("#[derive(") || line.starts_with('}'))
        .is_some_and(|l| l.contains("Hash")))
}

#[test]
fn no_list_of_usize_is_part_of_a_fingerprint() -> Result<(), KitError> {
    // The numbers of a list are hashed as they lie in memory, and `usize` has another width in WebAssembly.
    let words = ["[usize", "Vec<usize"].map(str::to_owned);
    let mut hashed = Vec::new();
    for folder in ["core", "expansions", "maps"] {
        for found in find(&root().join(folder), &words)? {
            if !found.text.contains("fn ") && is_hashed(&found).map_err(KitError::other)? {
                hashed.push(found);
            }
        }
    }
    none(&hashed);
    Ok(())
}
