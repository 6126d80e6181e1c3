//! The command lines that documents show are understood by the program.

use std::error::Error;
use std::path::{Path, PathBuf};

use bastide_cli::cli::Cli;
use clap::CommandFactory;

type Done<T = ()> = Result<T, Box<dyn Error>>;

/// Folders whose documents are not part of the project.
const LEFT_OUT: [&str; 4] = ["target", "node_modules", ".git", "fixtures"];

fn documents(folder: &Path, found: &mut Vec<PathBuf>) -> Done {
    for entry in std::fs::read_dir(folder)? {
        let entry = entry?;
        let path = entry.path();
        if entry.file_type()?.is_dir() && !LEFT_OUT.iter().any(|name| entry.file_name() == *name) {
            documents(&path, found)?;
        } else if path.extension().is_some_and(|end| end == "md") {
            found.push(path);
        }
    }
    Ok(())
}

/// Returns the words of a command line of a document: up to a comment, a pipe or a redirection. A variable of the shell
/// stands for a number.
fn words(line: &str) -> Option<Vec<String>> {
    let line = line.trim().strip_prefix("$ ").unwrap_or(line.trim());
    let start =
        ["bastide ", "cargo run --release -- ", "target/release/bastide "].iter().find(|start| line.starts_with(**start))?;
    let command = line.get(start.len()..)?.replace("$I", "1");
    let end = command.find([';', '|', '>', '<', '&']).unwrap_or(command.len());
    // The library leaves out comments.
    let words = shlex::split(command.get(..end)?)?;
    Some(std::iter::once("bastide".to_owned()).chain(words).collect())
}

/// Returns whether the program understands a command line.
fn refusal<S: AsRef<str>>(words: &[S]) -> Option<String> {
    match Cli::command().try_get_matches_from(words.iter().map(AsRef::as_ref)) {
        Ok(_) => None,
        Err(error) if error.exit_code() == 0 => None,
        Err(error) => Some(error.to_string().lines().next().unwrap_or_default().to_owned()),
    }
}

#[test]
fn command_lines_of_documents_are_understood() -> Done {
    let mut found = Vec::new();
    documents(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../.."), &mut found)?;
    let (mut tried, mut problems) = (0, Vec::new());
    for file in found {
        let text = std::fs::read_to_string(&file)?;
        let mut fenced = false;
        for (n, line) in text.lines().enumerate() {
            if line.trim_start().starts_with("```") {
                fenced = !fenced;
            }
            // A command stands in a block of code. A line that goes on is not taken apart.
            let code = fenced || line.starts_with("    ");
            if let (true, false, Some(words)) = (code, line.trim_end().ends_with('\\'), words(line)) {
                tried += 1;
                problems.extend(refusal(&words).map(|why| format!("{}:{}: {}: {why}", file.display(), n + 1, line.trim())));
            }
        }
    }
    assert!(problems.is_empty(), "\n{}", problems.join("\n"));
    assert!(tried > 40, "only {tried} command lines were found");
    Ok(())
}

#[test]
fn a_command_line_that_the_program_does_not_know_is_found() {
    let read = |line: &str| words(line).unwrap_or_default().join("|");
    assert_eq!(read("    $ bastide move 'a b' --bot \"command:c --d\" # a game"), "bastide|move|a b|--bot|command:c --d");
    assert_eq!(read("bastide schema > bastide.schema.json"), "bastide|schema");
    assert_eq!(words("cargo test"), None);
    assert_eq!(refusal(&["bastide", "play", "a.toml"]), None);
    assert!(refusal(&["bastide", "play", "a.toml", "--unknown"]).is_some());
    assert!(refusal(&["bastide", "unknown"]).is_some());
}
