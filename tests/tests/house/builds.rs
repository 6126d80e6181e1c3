//! Builds of crates for tests: those without a test harness, and the level of optimization of each.

use std::path::{Path, PathBuf};

use crate::workspace::{Failure, manifest, members, root, toml};

/// Returns the texts of all Rust files in a folder.
fn sources(folder: &Path) -> Result<Vec<(PathBuf, String)>, Failure> {
    let mut found = Vec::new();
    for entry in std::fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            found.append(&mut sources(&path)?);
        } else if path.extension().is_some_and(|e| e == "rs") {
            let text = std::fs::read_to_string(&path)?;
            found.push((path, text));
        }
    }
    Ok(found)
}

/// Returns what a text has that never runs. `tests` and `examples` say which of the two are turned off.
fn idle(text: &str, tests: bool, examples: bool) -> Option<&'static str> {
    let is_example = |line: &str| {
        let doc = line.trim_start().strip_prefix("//!").or_else(|| line.trim_start().strip_prefix("///"));
        doc.is_some_and(|doc| matches!(doc.trim(), "```" | "```rust" | "```no_run" | "```should_panic"))
    };
    // Every block has a line that ends it, which looks like the first line of an example.
    let mut fences = text.lines().filter(|line| line.contains("//") && line.trim_end().contains("```"));
    let example = std::iter::from_fn(|| fences.next().map(|first| (first, fences.next()))).any(|(first, _)| is_example(first));
    if tests && (text.contains("#[test]") || text.contains("cfg(test)")) {
        Some("tests")
    } else if examples && example {
        Some("examples")
    } else {
        None
    }
}

#[test]
fn no_test_is_written_where_none_runs() -> Result<(), Failure> {
    let mut off = 0;
    for member in members()? {
        let manifest = manifest(&member)?;
        let is_off = |key: &str| manifest.get("lib").and_then(|lib| lib.get(key)).is_some_and(|on| on.as_bool() == Some(false));
        let (tests, examples) = (is_off("test"), is_off("doctest"));
        if !tests && !examples {
            continue;
        }
        off += 1;
        for (path, text) in sources(&member.join("src"))? {
            let idle = idle(&text, tests, examples);
            assert!(
                idle.is_none(),
                "{} has {} that never run; see [lib] in Cargo.toml",
                path.display(),
                idle.unwrap_or_default()
            );
        }
    }
    assert!(off > 30, "only {off} crates without a harness");
    Ok(())
}

#[test]
fn crates_built_apart_are_optimized_like_the_workspace() -> Result<(), Failure> {
    let config = toml(&root().join(".cargo/config.toml"))?;
    let levels = config["profile"]["dev"]["package"].as_table().ok_or("no levels of optimization")?;
    for member in members()? {
        let manifest = manifest(&member)?;
        let name = manifest["package"]["name"].as_str().ok_or("a crate without a name")?;
        // An expansion has the level of the workspace, unless it is listed.
        if member.join("RULES.md").is_file() {
            continue;
        }
        assert!(levels.contains_key(name), ".cargo/config.toml has no opt-level for {name}");
    }
    Ok(())
}

#[test]
fn tests_and_examples_that_never_run_are_found() {
    assert_eq!(idle("#[cfg(test)]\nmod tests {}", true, false), Some("tests"));
    assert_eq!(idle("#[cfg(test)]\nmod tests {}", false, true), None);
    assert_eq!(idle("/// ```\n/// let x = 1;\n/// ```\n", true, true), Some("examples"));
    assert_eq!(idle("/// ```\n/// let x = 1;\n/// ```\n", true, false), None);
    assert_eq!(idle("//! ```ignore\n//! a table\n//! ```\n", true, true), None);
}
