//! The texts of the hosts: all of them in three languages, and each used.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use bastide_texts::{Language, Texts};

use crate::workspace::folders;

mod counts;
mod english;
mod files;
mod form;
mod glossary;

type Failure = Box<dyn std::error::Error>;
/// Messages with their forms, each with its arguments.
type Messages = BTreeMap<String, BTreeMap<String, BTreeSet<String>>>;

const LANGUAGES: [&str; 3] = ["en", "nl", "de"];

/// Messages that take a noun in the form that their language needs.
const OF_CASES: [&str; 4] = ["figure-of", "target-on", "why-closes-theirs", "why-joins"];
/// A text that the engine asks for by the name of a label.
const OF_A_LABEL: &str = "label-not-taken";
/// The beginning of the ids of the help of commands and arguments, which the program checks itself.
const OF_ARGUMENTS: &str = "help-";

fn host() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../host")
}

/// Returns the folder with the texts of pages, which all crates of the server say.
fn pages() -> PathBuf {
    host().join("server/common")
}

/// Returns the folder with the texts that several crates of the program say.
fn console() -> PathBuf {
    host().join("console")
}

/// The folders of the crates of the program.
const OF_PROGRAM: [&str; 6] = ["cli", "console", "outside", "reports", "terminal", "workshop"];

/// Returns the folders of the hosts that have texts.
fn crates() -> Result<Vec<PathBuf>, Failure> {
    let mut found = folders(&host())?;
    found.append(&mut folders(&host().join("server"))?);
    found.retain(|folder| folder.join("texts").is_dir());
    Ok(found)
}

fn messages(folder: &Path, language: &str) -> Result<Messages, Failure> {
    let file = folder.join("texts").join(format!("{language}.ftl"));
    let mut texts = Texts::default();
    texts.add(&Language::default(), &file.display().to_string(), &fs::read_to_string(&file)?)?;
    let own = texts.messages().values().flatten();
    Ok(own.map(|(id, forms)| (id.clone(), (**forms).clone())).collect())
}

/// Returns the code of a folder, without that of other crates in it.
fn code(folder: &Path) -> Result<String, Failure> {
    let mut all = String::new();
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            all += &code(&path)?;
        } else if path.extension().is_some_and(|end| end == "rs" || end == "js") {
            all += &fs::read_to_string(&path)?;
        }
    }
    Ok(all)
}

#[test]
fn the_hosts_tell_all_in_three_languages() -> Result<(), Failure> {
    let folders = crates()?;
    assert!(folders.len() >= 4, "{folders:?}");
    let mut wrong = Vec::new();
    for folder in folders {
        let english = messages(&folder, "en")?;
        for language in LANGUAGES {
            let own = messages(&folder, language)?;
            let ids = own.keys().chain(english.keys()).collect::<BTreeSet<_>>();
            let differ = ids.into_iter().filter(|id| !OF_CASES.contains(&id.as_str()) && own.get(*id) != english.get(*id));
            wrong.extend(differ.map(|id| format!("{}/texts/{language}.ftl: {id} is not as in en.ftl", folder.display())));
        }
    }
    assert!(wrong.is_empty(), "\n{}", wrong.join("\n"));
    Ok(())
}

#[test]
fn every_text_of_a_host_is_used_in_its_code() -> Result<(), Failure> {
    let mut wrong = Vec::new();
    for folder in crates()? {
        let all = match &folder {
            folder if *folder == pages() => vec![host().join("server")],
            folder if *folder == console() => OF_PROGRAM.iter().map(|name| host().join(name)).collect(),
            folder => vec![folder.clone()],
        };
        // What all hosts say is said by the crate of texts.
        let all = all.into_iter().chain([host().join("texts")]);
        let code = all.map(|folder| code(&folder)).collect::<Result<String, Failure>>()?;
        // An id stands in the code, or its beginning does, before a name that is put after it.
        let is_used = |id: &str| {
            let beginnings = id.char_indices().filter(|(_, c)| *c == '-').map(|(at, _)| &id[..=at]);
            let said = |text: &str, ends: &[char]| {
                ["\"", "`"].iter().any(|quote| {
                    let opened = format!("{quote}{text}");
                    code.match_indices(&opened).any(|(at, _)| code[at + opened.len()..].starts_with(ends))
                })
            };
            said(id, &['"', '`', '.']) || beginnings.into_iter().any(|text| said(text, &['{', '"', '$', '`']))
        };
        let ids = messages(&folder, "en")?;
        wrong.extend(
            ids.keys()
                .filter(|id| *id != OF_A_LABEL && !id.starts_with(OF_ARGUMENTS) && !is_used(id))
                .map(|id| format!("{}: nothing says {id}", folder.display())),
        );
    }
    assert!(wrong.is_empty(), "\n{}", wrong.join("\n"));
    Ok(())
}

#[test]
fn no_two_crates_of_the_program_have_a_text_with_the_same_id() -> Result<(), Failure> {
    let mut of = BTreeMap::new();
    for name in OF_PROGRAM {
        for id in messages(&host().join(name), "en")?.into_keys() {
            if let Some(other) = of.insert(id.clone(), name) {
                return Err(format!("{id} is in the texts of {other} and {name}").into());
            }
        }
    }
    Ok(())
}

#[test]
fn every_text_that_a_script_says_is_there() -> Result<(), Failure> {
    let (ids, code) = (messages(&pages(), "en")?, code(&host().join("server/pages/scripts"))?);
    let mut lacks = BTreeSet::new();
    for part in code.split("\"script-").skip(1) {
        let id = format!("script-{}", part.split('"').next().unwrap_or_default());
        let is_there = ids.keys().any(|known| if id.ends_with('-') { known.starts_with(&id) } else { *known == id });
        if !is_there {
            lacks.insert(id);
        }
    }
    assert!(lacks.is_empty(), "{lacks:?}");
    Ok(())
}
