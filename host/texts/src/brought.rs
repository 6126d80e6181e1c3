//! Texts that a person brings in a folder, such as those of a language that the program does not have.
//!
//! The folder has one folder for each crate or plugin, named after it, with one file for each
//! language: `tower/fy.ftl`. What it has replaces what the program has, so that a text can be tried without a compiler.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::OnceLock;

use crate::catalogue::Texts;
use crate::language::Language;
use crate::message::TextsError;

static BROUGHT: OnceLock<Vec<Brought>> = OnceLock::new();

/// A file of a crate or a plugin.
struct Brought {
    of: String,
    language: Language,
    file: String,
    text: &'static str,
}

/// The reason why a folder of texts is refused.
#[derive(Debug, thiserror::Error)]
pub enum BringError {
    /// A folder or a file cannot be read.
    #[error("{path}: {source}")]
    Unreadable {
        /// The folder or the file.
        path: PathBuf,
        /// The error of the system.
        source: std::io::Error,
    },
    /// A file is named after no language.
    #[error("{0}: the name is not that of a language; name the file like fy.ftl")]
    Name(PathBuf),
    /// A file has an error.
    #[error(transparent)]
    Text(#[from] TextsError),
    /// The folder has no file.
    #[error("{0}: there is no file such as tower/fy.ftl in this folder")]
    Empty(PathBuf),
}

/// Reads the texts in a folder, once, before any text is told. Returns the languages.
///
/// # Errors
/// A file cannot be read, or is wrong.
pub fn bring(folder: &Path) -> Result<Vec<Language>, BringError> {
    let mut all = Vec::new();
    for of in entries(folder)?.into_iter().filter(|path| path.is_dir()) {
        for path in entries(&of)?.into_iter().filter(|path| path.extension().is_some_and(|end| end == "ftl")) {
            let name = |path: &Path| path.file_stem().and_then(|name| name.to_str()).map(str::to_owned);
            let language = name(&path).and_then(|name| Language::parse(&name)).ok_or_else(|| BringError::Name(path.clone()))?;
            let text = fs::read_to_string(&path).map_err(|source| BringError::Unreadable { path: path.clone(), source })?;
            let file = path.display().to_string();
            Texts::default().add(&language, &file, &text)?;
            // It is told from until the program ends.
            all.push(Brought { of: name(&of).unwrap_or_default(), language, file, text: text.leak() });
        }
    }
    if all.is_empty() {
        return Err(BringError::Empty(folder.to_owned()));
    }
    let mut languages: Vec<Language> = all.iter().map(|brought| brought.language.clone()).collect();
    languages.sort();
    languages.dedup();
    _ = BROUGHT.set(all);
    Ok(languages)
}

fn entries(folder: &Path) -> Result<Vec<PathBuf>, BringError> {
    let unreadable = |source| BringError::Unreadable { path: folder.to_owned(), source };
    let mut entries = fs::read_dir(folder)
        .map_err(unreadable)?
        .map(|entry| entry.map(|entry| entry.path()).map_err(unreadable))
        .collect::<Result<Vec<_>, _>>()?;
    entries.sort();
    Ok(entries)
}

impl Texts {
    /// Adds what a person has [brought](bring) for a crate or a plugin.
    pub fn add_brought(&mut self, of: &str) {
        for brought in BROUGHT.get().into_iter().flatten().filter(|brought| brought.of == of) {
            // It was read when it was brought.
            _ = self.replace_static(&brought.language, &brought.file, brought.text);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::args::Args;

    #[test]
    fn a_folder_brings_a_language_and_what_is_wrong_is_told_with_its_place() -> Result<(), Box<dyn std::error::Error>> {
        let folder = tempfile::tempdir()?;
        let told = |folder: &Path| bring(folder).map(|languages| languages.len()).map_err(|e| e.to_string());
        assert!(told(&folder.path().join("none")).is_err_and(|e| e.contains("none: ")));
        assert!(told(folder.path()).is_err_and(|e| e.contains("no file such as tower/fy.ftl")));
        let of = folder.path().join("tower");
        fs::create_dir(&of)?;
        fs::write(of.join("readme.ftl"), "a = b")?;
        assert!(told(folder.path()).is_err_and(|e| e.contains("readme.ftl: the name is not that of a language")));
        fs::remove_file(of.join("readme.ftl"))?;
        fs::write(of.join("fy.ftl"), "a = {")?;
        assert!(told(folder.path()).is_err_and(|e| e.contains("fy.ftl:1: not Fluent")));
        fs::write(of.join("fy.ftl"), "hi = Hoi\nnew = Nij")?;
        fs::write(of.join("en.ftl"), "hi = Good day")?;
        assert_eq!(told(folder.path()), Ok(2));
        let mut texts = Texts::default();
        texts.add(&Language::default(), "en.ftl", "hi = Hello\nbye = Goodbye")?;
        texts.add_brought("tower");
        texts.add_brought("shop");
        let frisian = Language::parse("fy").unwrap_or_default();
        let say = |language: &Language, id: &str| texts.get(language, id, &Args::new()).unwrap_or_default();
        assert_eq!(say(&frisian, "hi"), "Hoi");
        let english = Language::default();
        assert_eq!((say(&english, "hi"), say(&english, "bye")), ("Good day".into(), "Goodbye".into()), "it replaces one");
        Ok(())
    }
}
