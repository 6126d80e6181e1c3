//! The scan for forbidden words in a library of the engine: names of expansions, and access to the
//! outside world.
//!
//! Comments and tests may contain them. The scan works by lines: it drops `//` comments and, below
//! a `#[cfg(test)]` before a module, the rest of the file, as well as files named `tests.rs` and
//! `fixture.rs`.

use std::path::{Path, PathBuf};

use bastide_verify::KitError;

/// Words for input and output, waiting, threads, and state between games.
pub const OUTSIDE: [&str; 10] = [
    "std::fs",
    "std::io",
    "std::thread",
    "std::time",
    "std::net",
    "std::process",
    "std::env",
    "static mut",
    "thread_local!",
    "println!",
];

/// A line with a forbidden word.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Found {
    /// The file.
    pub path: PathBuf,
    /// The line, counted from 1.
    pub line: usize,
    /// The word.
    pub word: String,
    /// The whole line.
    pub text: String,
}

/// Returns all lines of code below a folder that contain one of these words.
///
/// # Errors
/// A file cannot be read.
pub fn find(folder: &Path, words: &[String]) -> Result<Vec<Found>, KitError> {
    let mut found = Vec::new();
    for path in sources(folder)? {
        let text = std::fs::read_to_string(&path).map_err(|e| KitError::file(&path, e))?;
        for (line, code) in code(&text) {
            for word in words.iter().filter(|w| code.contains(w.as_str())) {
                found.push(Found { path: path.clone(), line, word: word.clone(), text: code.trim().to_owned() });
            }
        }
    }
    Ok(found)
}

/// Returns the lines of code of a file, with their numbers.
fn code(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let lines: Vec<&str> = text.lines().collect();
    let tests = lines.iter().position(|l| l.starts_with("#[cfg(test)]"));
    let inline = tests.filter(|&i| lines.get(i + 1).is_some_and(|l| l.trim_end().ends_with('{')));
    let end = inline.unwrap_or(lines.len());
    lines.into_iter().take(end).enumerate().map(|(i, l)| (i + 1, l.split("//").next().unwrap_or_default()))
}

/// Returns all Rust files below a folder that are not tests.
fn sources(folder: &Path) -> Result<Vec<PathBuf>, KitError> {
    let mut found = Vec::new();
    for entry in std::fs::read_dir(folder).map_err(|e| KitError::file(folder, e))? {
        let path = entry.map_err(|e| KitError::file(folder, e))?.path();
        let name = path.file_name().map(|n| n.to_string_lossy().into_owned()).unwrap_or_default();
        if path.is_dir() {
            found.extend(sources(&path)?);
        } else if name.ends_with(".rs") && name != "tests.rs" && name != "fixture.rs" {
            found.push(path);
        }
    }
    found.sort();
    Ok(found)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn comments_and_tests_are_no_code() {
        let text = "use a; // std::fs\n//! std::io\nlet b;\n#[cfg(test)]\nmod tests {\nstd::fs\n}\n";
        let lines: Vec<&str> = code(text).map(|(_, l)| l.trim()).collect();
        assert_eq!(lines, ["use a;", "", "let b;"]);
        assert_eq!(code("#[cfg(test)]\nmod tests;\nlet c;\n").count(), 3);
    }
}
