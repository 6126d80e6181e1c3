//! The structure of the workspace: which crate, which layer of core and which file may know which.
//!
//! These tests read the manifests and the imports of all crates and name the line that breaks it.

mod imports;

use std::collections::{BTreeMap, BTreeSet};
use std::hash::RandomState;
use std::path::Path;

use imports::{Import, imports};
use petgraph::algo::tarjan_scc;
use petgraph::graphmap::DiGraphMap;
use toml::{Table, Value};

use crate::workspace::{Failure, crates, home, manifest, root};

type Done = Result<(), Failure>;

/// The layers of core. Each uses only itself and those before it.
const LAYERS: [&str; 7] = ["model", "contract", "dispatch", "api", "ruleset", "engine", "text"];

/// The exported macros of core. They stand at the root of the crate, whichever file defines them.
const MACROS: [&str; 2] = ["copy_in_place", "export_expansion"];

/// The crates of this repository that each crate may depend on. All expansions may depend on core.
const MAY_KNOW: [(&str, &[&str]); 41] = [
    ("bastide-core", &[]),
    ("bastide-expansions", &["bastide-core"]),
    ("bastide-book", &["bastide-service", "bastide-expansions"]),
    ("bastide-files", &[]),
    ("bastide-texts", &["bastide-core"]),
    ("bastide-tournament", &[]),
    ("bastide-bots", &["bastide-core"]),
    ("bastide-render", &["bastide-core", "bastide-texts"]),
    ("bastide-positions", &["bastide-core"]),
    ("bastide-verify", &["bastide-core", "bastide-files", "bastide-positions", "bastide-texts"]),
    ("bastide-session", &["bastide-core", "bastide-bots", "bastide-texts"]),
    ("bastide-profiles", &["bastide-core"]),
    ("bastide-jcz", &["bastide-core", "bastide-files", "bastide-profiles"]),
    ("bastide-tables", &["bastide-core", "bastide-bots", "bastide-files", "bastide-profiles", "bastide-session"]),
    ("bastide-puzzles", &["bastide-core", "bastide-bots", "bastide-positions", "bastide-tables"]),
    ("bastide-simulate", &["bastide-core", "bastide-bots", "bastide-session", "bastide-tables"]),
    (
        "bastide-service",
        &[
            "bastide-core",
            "bastide-bots",
            "bastide-jcz",
            "bastide-positions",
            "bastide-render",
            "bastide-session",
            "bastide-tables",
            "bastide-texts",
        ],
    ),
    ("bastide-seats", &["bastide-service", "bastide-texts"]),
    (
        "bastide-module",
        &["bastide-core", "bastide-service", "bastide-expansions", "bastide-seats", "bastide-tables", "bastide-texts"],
    ),
    ("bastide-sandbox", &["bastide-core", "bastide-service"]),
    ("bastide-store", &[]),
    ("bastide-common", &["bastide-store", "bastide-texts"]),
    ("bastide-client", &["bastide-common", "bastide-texts"]),
    ("bastide-accounts", &["bastide-common", "bastide-service", "bastide-store"]),
    ("bastide-notifications", &["bastide-common", "bastide-store", "bastide-texts"]),
    (
        "bastide-pages",
        &[
            "bastide-common",
            "bastide-core",
            "bastide-bots",
            "bastide-service",
            "bastide-render",
            "bastide-sandbox",
            "bastide-store",
            "bastide-texts",
        ],
    ),
    (
        "bastide-rooms",
        &[
            "bastide-accounts",
            "bastide-bots",
            "bastide-common",
            "bastide-core",
            "bastide-service",
            "bastide-notifications",
            "bastide-sandbox",
            "bastide-seats",
            "bastide-session",
            "bastide-store",
            "bastide-tables",
            "bastide-texts",
        ],
    ),
    (
        "bastide-server",
        &[
            "bastide-accounts",
            "bastide-common",
            "bastide-core",
            "bastide-service",
            "bastide-notifications",
            "bastide-pages",
            "bastide-rooms",
            "bastide-sandbox",
            "bastide-seats",
            "bastide-store",
            "bastide-tables",
            "bastide-texts",
        ],
    ),
    ("bastide", &["bastide-cli", "bastide-expansions"]),
    (
        "bastide-console",
        &[
            "bastide-bots",
            "bastide-core",
            "bastide-files",
            "bastide-render",
            "bastide-session",
            "bastide-simulate",
            "bastide-tables",
            "bastide-texts",
        ],
    ),
    (
        "bastide-outside",
        &[
            "bastide-bots",
            "bastide-console",
            "bastide-core",
            "bastide-files",
            "bastide-render",
            "bastide-sandbox",
            "bastide-service",
            "bastide-simulate",
            "bastide-tables",
            "bastide-texts",
        ],
    ),
    (
        "bastide-terminal",
        &[
            "bastide-bots",
            "bastide-console",
            "bastide-core",
            "bastide-files",
            "bastide-outside",
            "bastide-render",
            "bastide-sandbox",
            "bastide-service",
            "bastide-session",
            "bastide-simulate",
            "bastide-tables",
            "bastide-texts",
        ],
    ),
    (
        "bastide-workshop",
        &[
            "bastide-console",
            "bastide-core",
            "bastide-files",
            "bastide-outside",
            "bastide-sandbox",
            "bastide-service",
            "bastide-tables",
            "bastide-verify",
        ],
    ),
    (
        "bastide-reports",
        &[
            "bastide-bots",
            "bastide-console",
            "bastide-core",
            "bastide-files",
            "bastide-jcz",
            "bastide-outside",
            "bastide-profiles",
            "bastide-puzzles",
            "bastide-render",
            "bastide-session",
            "bastide-simulate",
            "bastide-tables",
            "bastide-texts",
            "bastide-tournament",
            "bastide-verify",
        ],
    ),
    (
        "bastide-cli",
        &[
            "bastide-accounts",
            "bastide-bots",
            "bastide-client",
            "bastide-console",
            "bastide-core",
            "bastide-files",
            "bastide-notifications",
            "bastide-outside",
            "bastide-pages",
            "bastide-reports",
            "bastide-rooms",
            "bastide-server",
            "bastide-service",
            "bastide-session",
            "bastide-simulate",
            "bastide-store",
            "bastide-tables",
            "bastide-terminal",
            "bastide-texts",
            "bastide-verify",
            "bastide-workshop",
        ],
    ),
    (
        "bastide-python",
        &[
            "bastide-core",
            "bastide-bots",
            "bastide-service",
            "bastide-expansions",
            "bastide-render",
            "bastide-sandbox",
            "bastide-session",
            "bastide-simulate",
            "bastide-tables",
        ],
    ),
    ("bastide-needs", &["bastide-needs-macros"]),
    ("bastide-needs-macros", &[]),
    ("bastide-testkit", &["bastide-core", "bastide-verify"]),
    ("bastide-tests", &[]),
    ("bastide-fuzz", &["bastide-core"]),
];

/// The crates that may also depend on any expansion.
const KNOW_EXPANSIONS: [&str; 4] = ["bastide-expansions", "bastide-console", "bastide-reports", "bastide-fuzz"];

/// Crates that run everywhere, a browser included, and what they must not need. An optional
/// dependency is a feature that others turn on.
const EVERYWHERE: [&str; 8] = [
    "bastide-bots",
    "bastide-service",
    "bastide-expansions",
    "bastide-positions",
    "bastide-render",
    "bastide-seats",
    "bastide-session",
    "bastide-tournament",
];
const NOT_EVERYWHERE: [&str; 5] = ["clap", "indicatif", "libloading", "ratatui", "resvg"];

/// A path for people.
fn shown(file: &Path) -> String {
    file.strip_prefix(root()).unwrap_or(file).display().to_string()
}

fn line(import: &Import) -> String {
    format!("{}:{} imports {} ({})", shown(&import.from), import.line, import.path.join("::"), shown(&import.to))
}

/// Returns each circle of files, with the imports in it.
fn circles(imports: &BTreeSet<Import>) -> Vec<String> {
    let graph: DiGraphMap<&Path, (), RandomState> = imports.iter().map(|i| (i.from.as_path(), i.to.as_path())).collect();
    let mut circles = Vec::new();
    for circle in tarjan_scc(&graph).into_iter().filter(|files| files.len() > 1) {
        let inside = |i: &&Import| circle.contains(&i.from.as_path()) && circle.contains(&i.to.as_path());
        let lines: Vec<String> = imports.iter().filter(inside).map(line).collect();
        circles.push(format!("{} files import each other in a circle:\n  {}", circle.len(), lines.join("\n  ")));
    }
    circles
}

/// Returns the imports of core that go to a later layer or through the flat names of `lib.rs`.
fn upward(src: &Path, imports: &BTreeSet<Import>) -> Vec<String> {
    let rank = |layer: &str| LAYERS.iter().position(|l| *l == layer);
    let layer = |file: &Path| {
        let first = file.strip_prefix(src).ok()?.components().next()?;
        rank(first.as_os_str().to_str()?.trim_end_matches(".rs"))
    };
    let mut problems = BTreeSet::new();
    for import in imports {
        // Above the layers there is only the facade.
        let Some(from) = layer(&import.from) else { continue };
        let first = import.path.first().map_or("", String::as_str);
        match rank(first) {
            None if !MACROS.contains(&first) => {
                problems.insert(format!("{}: name the layer, not the facade", line(import)));
            }
            Some(to) if to > from => {
                problems.insert(format!("{}: {} comes after {}", line(import), LAYERS[to], LAYERS[from]));
            }
            _ => {}
        }
    }
    problems.into_iter().collect()
}

#[test]
fn no_files_import_each_other_in_a_circle() -> Done {
    let mut problems = Vec::new();
    let mut read = 0;
    for src in crates()?.into_iter().map(|folder| folder.join("src")).filter(|src| src.join("lib.rs").is_file()) {
        let imports = imports(&src)?;
        read += imports.len();
        problems.extend(circles(&imports));
    }
    assert!(read > 500, "only {read} imports were found in all crates");
    assert!(problems.is_empty(), "\n{}", problems.join("\n"));
    Ok(())
}

#[test]
fn no_layer_of_core_imports_a_later_one_or_the_facade() -> Done {
    let src = root().join("core/src");
    let imports = imports(&src)?;
    assert!(imports.len() > 100, "only {} imports were found in core", imports.len());
    let problems = upward(&src, &imports);
    assert!(problems.is_empty(), "\n{}", problems.join("\n"));
    Ok(())
}

/// The largest number of source files in one folder.
const MAX_FILES: usize = 20;

/// Returns the folders below one that have more source files than [`MAX_FILES`].
fn crowded(folder: &Path) -> Result<Vec<String>, Failure> {
    let (mut files, mut found) = (0, Vec::new());
    for entry in std::fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            found.extend(crowded(&path)?);
        } else if path.extension().is_some_and(|e| e == "rs") {
            files += 1;
        }
    }
    if files > MAX_FILES {
        found.push(format!("{} has {files} files, {MAX_FILES} are the most", shown(folder)));
    }
    Ok(found)
}

#[test]
fn no_folder_has_more_than_twenty_source_files() -> Done {
    let mut problems = Vec::new();
    for src in crates()?.into_iter().map(|folder| folder.join("src")).filter(|src| src.is_dir()) {
        problems.extend(crowded(&src)?);
    }
    assert!(problems.is_empty(), "\n{}", problems.join("\n"));
    Ok(())
}

/// The dependencies of a crate: their names, and whether they are optional. Those of its tests are
/// left out.
fn dependencies(manifest: &Table) -> BTreeMap<String, bool> {
    let targets = manifest.get("target").and_then(Value::as_table).into_iter().flat_map(Table::values);
    let tables = targets.filter_map(Value::as_table).chain([manifest]);
    let sections = tables.flat_map(|t| ["dependencies", "build-dependencies"].map(|key| t.get(key).and_then(Value::as_table)));
    let each = sections.flatten().flatten().map(|(key, value)| {
        let name = value.get("package").and_then(Value::as_str).unwrap_or(key);
        (name.to_owned(), value.get("optional").and_then(Value::as_bool).unwrap_or_default())
    });
    each.collect()
}

/// Returns `true` for the crate of an expansion of this repository.
fn is_expansion(name: &str) -> bool {
    name.strip_prefix("bastide-").is_some_and(|id| home(id).is_ok())
}

/// Returns what a crate depends on and must not know.
fn too_much(name: &str, needs: &BTreeMap<String, bool>) -> Vec<String> {
    // A package outside the workspace is an external expansion.
    let known = MAY_KNOW.iter().find(|(row, _)| *row == name).map_or(&["bastide-core"][..], |(_, known)| known);
    let may = |other: &str| known.contains(&other) || KNOW_EXPANSIONS.contains(&name) && is_expansion(other);
    let ours = needs.keys().filter(|other| other.starts_with("bastide") && !may(other));
    let mut problems: Vec<String> = ours.map(|other| format!("{name} depends on {other}, which it must not know")).collect();
    if EVERYWHERE.contains(&name) {
        let heavy = needs.iter().filter(|(other, optional)| NOT_EVERYWHERE.contains(&other.as_str()) && !**optional);
        problems.extend(heavy.map(|(other, _)| format!("{name} depends on {other}, which does not run everywhere")));
    }
    problems
}

#[test]
fn no_crate_depends_on_one_that_it_must_not_know() -> Done {
    let mut problems = Vec::new();
    let mut seen = BTreeSet::new();
    for folder in crates()? {
        let manifest = manifest(&folder)?;
        let name = manifest.get("package").and_then(|p| p.get("name")).and_then(Value::as_str).unwrap_or_default().to_owned();
        let file = shown(&folder.join("Cargo.toml"));
        problems.extend(too_much(&name, &dependencies(&manifest)).into_iter().map(|problem| format!("{file}: {problem}")));
        seen.insert(name);
    }
    let rows = MAY_KNOW.iter().map(|(name, _)| *name);
    problems.extend(rows.filter(|name| !seen.contains(*name)).map(|name| format!("there is no crate {name} in the workspace")));
    assert!(problems.is_empty(), "\n{}", problems.join("\n"));
    Ok(())
}

/// Writes a crate of these files, and returns its imports.
fn small_crate(files: &[(&str, &str)]) -> Result<(tempfile::TempDir, BTreeSet<Import>), Failure> {
    let folder = tempfile::tempdir()?;
    for (name, text) in files {
        let file = folder.path().join(name);
        std::fs::create_dir_all(file.parent().unwrap_or(folder.path()))?;
        std::fs::write(file, text)?;
    }
    let imports = imports(folder.path())?;
    Ok((folder, imports))
}

#[test]
fn a_circle_is_found_through_paths_parents_and_re_exports() -> Done {
    let lib = ("lib.rs", "mod a;\nmod b;\n#[cfg(test)]\nmod tests;\n");
    let plain = ("b.rs", "pub struct B;\n");
    let b_uses_a = ("b.rs", "\nuse crate::a::A;\n");
    let circular = |files: &[(&str, &str)]| -> Result<String, Failure> { Ok(circles(&small_crate(files)?.1).join("\n")) };
    let found = circular(&[lib, ("a.rs", "use super::b::B;\npub struct A;\n"), b_uses_a])?;
    assert!(found.contains("a.rs:1 imports b::B") && found.contains("b.rs:2 imports a::A"), "{found}");
    for a in [
        "fn f() { println!(\"{}\", crate::b::f()) }",
        "use super::b;\nfn f() { b::f() }",
        "fn f() {\n use crate::b::{self as other};\n other::f()\n}",
        "mod within { use super::super::b::*; }",
    ] {
        assert!(!circular(&[lib, ("a.rs", a), b_uses_a])?.is_empty(), "{a}");
        assert!(circular(&[lib, ("a.rs", a), plain])?.is_empty(), "{a}");
    }
    let handed_on = ("a/mod.rs", "mod c;\npub use c::C;\n");
    assert!(circular(&[lib, handed_on, ("a/c.rs", "pub struct C;"), ("b.rs", "use crate::a::C;")])?.is_empty());
    assert!(
        !circular(&[lib, handed_on, ("a/c.rs", "use crate::b::B;\npub struct C;"), ("b.rs", "use crate::a::C;")])?.is_empty()
    );
    let parent = ("a/mod.rs", "mod c;\nuse c::C;\npub struct A;\n");
    assert!(!circular(&[lib, parent, ("a/c.rs", "use super::A;\npub struct C;"), plain])?.is_empty());
    let installs = ("a/mod.rs", "mod c;\npub struct A;\nfn f() { c::f() }\n");
    assert!(circular(&[lib, installs, ("a/c.rs", "use super::A;"), plain])?.is_empty());
    let tests = ("a.rs", "#[cfg(test)]\nmod tests { use crate::b::B; }\n");
    assert!(circular(&[lib, tests, b_uses_a])?.is_empty());
    Ok(())
}

#[test]
fn an_upward_import_and_one_through_the_facade_are_found() -> Done {
    let lib = ("lib.rs", "mod model;\nmod engine;\npub use engine::View;\n");
    let model = ("model.rs", "use crate::engine::View;\nuse crate::{View as V, copy_in_place};\n");
    let (folder, imports) = small_crate(&[lib, model, ("engine.rs", "use crate::model::Kind;\npub struct View;\n")])?;
    let found = upward(folder.path(), &imports).join("\n");
    assert!(found.contains("model.rs:1 imports engine::View") && found.contains("engine comes after model"), "{found}");
    assert!(found.contains("model.rs:2 imports View") && !found.contains("copy_in_place"), "{found}");
    assert!(!found.contains("engine.rs:1"), "{found}");
    Ok(())
}

#[test]
fn a_dependency_on_a_crate_that_must_not_be_known_is_found() -> Done {
    let needs = |text: &str| -> Result<_, Failure> { Ok(dependencies(&text.parse::<Table>()?)) };
    let testkit = needs("[target.'cfg(unix)'.dependencies]\nkit = { package = \"bastide-testkit\", workspace = true }")?;
    assert_eq!(too_much("bastide-cli", &testkit), ["bastide-cli depends on bastide-testkit, which it must not know"]);
    let shop = needs("[dependencies]\nbastide-core.workspace = true\nbastide-base.workspace = true")?;
    assert_eq!(too_much("bastide-shop", &shop), ["bastide-shop depends on bastide-base, which it must not know"]);
    assert!(too_much("bastide-expansions", &shop).is_empty());
    let pixels = needs("[dependencies]\nresvg = { workspace = true, optional = true }\nclap.workspace = true")?;
    assert_eq!(too_much("bastide-render", &pixels), ["bastide-render depends on clap, which does not run everywhere"]);
    let for_tests = needs("[dev-dependencies]\nbastide-testkit.workspace = true")?;
    assert!(too_much("bastide-base", &for_tests).is_empty());
    Ok(())
}
