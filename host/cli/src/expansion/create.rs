//! Writes a new crate for an expansion: the example of this repository under another name.
//!
//! The example is built and tested with the repository, so a new crate works. It depends on the
//! engine by the folder from which this program was built, if it still exists, or by its version.

use std::path::{Path, PathBuf};

use bastide_core::abi::RECIPE;
use serde::Serialize;

use crate::error::Error;
use crate::report::Report;
use bastide_tables::plugins;

macro_rules! example {
    ($($file:literal),*) => { [$(($file, include_str!(concat!("../../../../expansions/example/", $file)))),*] };
}

/// The files of the example.
const FILES: [(&str, &str); 9] = example![
    "Cargo.toml",
    "README.md",
    "RULES.md",
    "tiles.toml",
    "golden.txt",
    "src/lib.rs",
    "tests/rules.rs",
    "scenarios/EX-02-well.toml",
    "scenarios/EX-03-unfinished.toml"
];

/// The versions of the dependencies of this program. A library with other versions might not fit.
pub const LOCK: &str = include_str!("../../../../Cargo.lock");

/// A new crate.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Created {
    /// The id of the expansion.
    pub id: String,
    /// The folder.
    pub folder: PathBuf,
    /// The files in it.
    pub files: Vec<String>,
}

/// Writes a new crate into a folder that does not exist yet, completely or not at all. The name of
/// the folder is the id.
///
/// # Errors
/// The id is invalid or taken, or the folder exists or cannot be written.
pub fn create(folder: &Path) -> Result<Created, Error> {
    let id = folder.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
    check(&id)?;
    if folder.exists() {
        return Err(Error::FolderExists(folder.into()));
    }
    let parent = folder.parent().filter(|p| !p.as_os_str().is_empty()).unwrap_or(Path::new("."));
    std::fs::create_dir_all(parent).map_err(|e| Error::write(parent, e))?;
    // The crate is written to a temporary folder and renamed. If that fails, the temporary folder
    // is removed.
    let whole = tempfile::Builder::new().prefix(".bastide-").tempdir_in(parent).map_err(|e| Error::write(parent, e))?;
    let files = fill(&whole.path().join(&id), &id)?;
    std::fs::rename(whole.path().join(&id), folder).map_err(|e| Error::write(folder, e))?;
    Ok(Created { id, folder: folder.into(), files })
}

/// Writes the files of a new crate, and returns their names.
fn fill(folder: &Path, id: &str) -> Result<Vec<String>, Error> {
    let mut files = Vec::new();
    let renamed = FILES.iter().map(|(file, text)| (rename(file, id), rename(text, id)));
    let extra = [("Cargo.lock", LOCK), (".gitignore", "/target\n")].map(|(file, text)| (file.to_owned(), text.to_owned()));
    for (file, text) in renamed.chain(extra) {
        let path = folder.join(&file);
        let parent = path.parent().unwrap_or(folder);
        std::fs::create_dir_all(parent).map_err(|e| Error::write(parent, e))?;
        let text = if file == "Cargo.toml" { at_home(&text) } else { text };
        std::fs::write(&path, text).map_err(|e| Error::write(&path, e))?;
        files.push(file);
    }
    Ok(files)
}

/// Refuses an id that is invalid or taken.
fn check(id: &str) -> Result<(), Error> {
    let words = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
    if !id.starts_with(|c: char| c.is_ascii_lowercase()) || id.ends_with('-') || !id.chars().all(words) {
        let message = format!(
            "\"{id}\" is not a valid id for an expansion: use lower-case words joined by hyphens, such as \"gold-mines\""
        );
        return Err(Error::Usage(message));
    }
    let taken = plugins::available().iter().any(|e| e.manifest().id == id) || ["core", "testkit"].contains(&id);
    if taken { Err(Error::Usage(format!("there is an expansion \"{id}\" already; take another name"))) } else { Ok(()) }
}

/// Returns a text of the example, changed for the expansion with this id.
fn rename(text: &str, id: &str) -> String {
    let words: Vec<&str> = id.split('-').filter(|w| !w.is_empty()).collect();
    let capital = |w: &&str| w[..1].to_uppercase() + &w[1..];
    let (camel, title): (String, Vec<String>) = (words.iter().map(capital).collect(), words.iter().map(capital).collect());
    let initials: String = words.iter().map(|w| &w[..1]).collect::<String>().to_uppercase();
    // The id of a rule may contain only letters.
    let initials = if initials.len() > 1 && initials.bytes().all(|b| b.is_ascii_uppercase()) { initials } else { first_two(id) };
    text.replace("title: \"Example\"", &format!("title: \"{}\"", title.join(" ")))
        .replace("# Example\n", &format!("# {}\n", title.join(" ")))
        .replace("Example", &camel)
        .replace("bastide_example", &format!("bastide_{}", id.replace('-', "_")))
        .replace("example", id)
        .replace("EX-", &format!("{initials}-"))
        .replace("EX/", &format!("{initials}/"))
}

fn first_two(id: &str) -> String {
    let letters: String = id.chars().filter(char::is_ascii_lowercase).chain("xx".chars()).take(2).collect();
    letters.to_uppercase()
}

/// Returns the manifest with the folders of the engine from which this program was built or, if
/// they no longer exist, with its version alone.
fn at_home(manifest: &str) -> String {
    let core = Path::new(RECIPE.folder);
    let root = core.parent().unwrap_or(core);
    let place =
        |folder: &Path| if folder.is_dir() { format!("path = {:?}, ", folder.display().to_string()) } else { String::new() };
    manifest
        .replace("path = \"../../core\", ", &place(core))
        .replace("path = \"../base\", ", &place(&root.join("expansions/base")))
        .replace("path = \"../../tests/kit\", ", &place(&root.join("tests/kit")))
}

impl Report for Created {
    fn text(&self, out: &mut dyn std::io::Write) -> std::io::Result<()> {
        let folder = self.folder.display();
        writeln!(out, "{folder} holds a new expansion, \"{}\": {}.", self.id, self.files.join(", "))?;
        writeln!(out, "It builds and passes its tests. Change it step by step; its README.md explains how.")?;
        writeln!(out, "  bastide expansion build {folder}    makes a library and prints its lines for a table file")?;
        writeln!(out, "  bastide expansion test {folder}     runs all checks on it")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everything_is_renamed() {
        let text = rename(FILES[5].1, "dark-woods");
        assert!(
            text.contains("pub struct DarkWoods;") && text.contains("title: \"Dark Woods\"") && text.contains("DW-01"),
            "{text}"
        );
        assert!(!text.to_lowercase().contains("example"), "{text}");
        assert_eq!(rename("EX-02 bastide_example example = {}", "wells"), "WE-02 bastide_wells wells = {}");
    }

    #[test]
    fn an_id_that_could_not_be_used_is_refused() {
        for id in ["Wells", "9wells", "we_lls", "wells-", "", "base", "core"] {
            assert!(create(Path::new(id)).is_err(), "{id}");
        }
    }
}
