//! The template of a new crate: the example of this repository, with its names replaced.
//!
//! The example is built and tested with the repository, so a new crate works. All of its Rust code
//! is in `expansions/example`. This module knows only the names in it: the id `example`, the type
//! `Example`, the package `bastide-example`, and `EX`, with which the ids of its rules and tiles
//! begin.

use std::collections::BTreeSet;

use bastide_core::message::{toml_header, toml_key};
use bastide_core::table::IMPLIED;
use bastide_core::{Table, linked};
use bastide_verify::Ledger;

use bastide_console::Error;
use bastide_console::language::say;

macro_rules! example {
    ($($file:literal),*) => { [$(($file, include_str!(concat!("../../../../expansions/example/", $file)))),*] };
}

/// The files of the example.
const FILES: [(&str, &str); 12] = example![
    "Cargo.toml",
    "README.md",
    "RULES.md",
    "symbols.toml",
    "tiles.toml",
    "golden.txt",
    "texts/en.ftl",
    "src/lib.rs",
    "tests/rules.rs",
    "tests/suite.rs",
    "scenarios/EX-02-well.toml",
    "scenarios/EX-03-unfinished.toml"
];

/// The versions of the dependencies of this program. A library with other versions might not fit.
pub const LOCK: &str = include_str!("../../../../Cargo.lock");

/// The files that git leaves out: those that cargo builds, and the one with the path of the engine on this
/// machine.
const IGNORED: &str = "/target\n/.cargo\n";

/// The names that every Rust module knows without importing them, and that a type may not or should
/// not have.
const PRELUDE: &str = "Self Box Clone Copy Debug Default Drop Eq Err Fn FnMut FnOnce From Into Iterator None Ok Option Ord \
                       PartialEq PartialOrd Result Send Sized Some String Sync ToString TryFrom TryInto Unpin Vec";

/// The names of a new expansion.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Names {
    /// The id: `dark-woods`, or with an author `ana/dark-woods`.
    id: String,
    /// The title: `Dark Woods`.
    title: String,
    /// The type: `DarkWoods`.
    type_name: String,
    /// The capitals with which the ids of rules and tiles begin: `DW`.
    prefix: String,
}

impl Names {
    /// Returns the names of the expansion with this id.
    ///
    /// # Errors
    /// The id is invalid or taken.
    pub fn new(id: &str) -> Result<Names, Error> {
        check(id)?;
        let words: Vec<&str> = id.rsplit('/').next().unwrap_or(id).split('-').collect();
        let capitalized: Vec<String> = words.iter().map(|w| w[..1].to_uppercase() + &w[1..]).collect();
        Ok(Names {
            id: id.into(),
            title: capitalized.join(" "),
            type_name: type_name(&capitalized.concat()),
            prefix: prefix(id, &words),
        })
    }

    /// Returns the files of the new crate, by their paths in it, with their contents.
    pub fn files(&self) -> Vec<(String, String)> {
        // Tiles are ordered by the ids of their plugins. If the id comes before that of the base
        // game, the game in this file draws other tiles; `expansion test` writes it.
        let differs = |file: &str| file == "golden.txt" && *self.id < *IMPLIED;
        let renamed = FILES.iter().filter(|(file, _)| !differs(file)).map(|(file, text)| {
            let text = if *file == "Cargo.toml" { portable(text) } else { (*text).into() };
            (self.rename(file), self.rename(&text))
        });
        renamed.chain([("Cargo.lock", LOCK), (".gitignore", IGNORED)].map(|(file, text)| (file.into(), text.into()))).collect()
    }

    /// Returns a text of the example with the names of this expansion. Replaced text is not looked
    /// at again, so an id may contain any of the replaced words.
    fn rename(&self, text: &str) -> String {
        let (id, title, prefix) = (&self.id, &self.title, &self.prefix);
        // Names of crates and traits have no slash, and a key of TOML that has one is quoted.
        let dashed = id.replace('/', "-");
        let key = toml_key(id);
        let patterns = [
            ("title: \"Example\"", format!("title: \"{title}\"")),
            ("# Example\n", format!("# {title}\n")),
            ("Example", self.type_name.clone()),
            ("bastide_example", format!("bastide_{}", dashed.replace('-', "_"))),
            ("bastide-example", format!("bastide-{dashed}")),
            ("example-", format!("{dashed}-")),
            ("\nexample = ", format!("\n{key} = ")),
            ("\"[example]\"", rust_literal(&toml_header(id))),
            ("example", id.clone()),
            ("EX-", format!("{prefix}-")),
            ("EX/", format!("{prefix}/")),
        ];
        let (mut renamed, mut rest) = (String::new(), text);
        while let Some(c) = rest.chars().next() {
            let inside_word = renamed.ends_with(|c: char| c.is_ascii_uppercase());
            match patterns.iter().find(|(old, _)| rest.starts_with(old) && !inside_word) {
                Some((old, new)) => {
                    renamed.push_str(new);
                    rest = &rest[old.len()..];
                }
                None => {
                    renamed.push(c);
                    rest = &rest[c.len_utf8()..];
                }
            }
        }
        renamed
    }
}

/// Returns a text as a literal of Rust.
fn rust_literal(text: &str) -> String {
    format!("{text:?}")
}

/// Refuses an id that is invalid or taken.
fn check(id: &str) -> Result<(), Error> {
    let refused = |why: &str| Err(Error::Usage(say!(why, id = id)));
    let word = |word: &str| !word.is_empty() && word.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit());
    let name = |name: &str| name.starts_with(|c: char| c.is_ascii_lowercase()) && name.split('-').all(word);
    if !id.split('/').all(name) || id.split('/').count() > 2 {
        return refused("id-wrong");
    }
    if linked().iter().any(|e| e.manifest().id == id) {
        return refused("id-taken");
    }
    if LOCK.lines().any(|line| line == format!("name = \"bastide-{id}\"")) {
        return refused("id-of-crate");
    }
    let (table, _) = Table::parse_leniently("", &format!("\"{id}\" = {{}}"));
    if !table.plugins.contains_key(id) {
        return refused("id-of-key");
    }
    Ok(())
}

/// Returns the name of a type, changed if it is a word of the template's code or of the language.
fn type_name(name: &str) -> String {
    let rust = FILES.iter().filter(|(file, _)| file.ends_with(".rs"));
    let words = rust.flat_map(|(_, text)| text.split(|c: char| !c.is_alphanumeric() && c != '_'));
    let taken = words.filter(|word| *word != "Example").chain(PRELUDE.split_whitespace()).any(|word| word == name);
    if taken { format!("{name}Expansion") } else { name.into() }
}

/// Returns the first capitals of the ids of rules and tiles: the initials, or other letters of the
/// id if the initials are too few, hold a digit, or belong to a linked expansion.
fn prefix(id: &str, words: &[&str]) -> String {
    let taken: BTreeSet<String> = linked()
        .iter()
        .flat_map(|e| Ledger::read(e.manifest().rules).rules)
        .filter_map(|rule| Some(rule.split_once('-')?.0.to_owned()))
        .collect();
    let letters: String = id.chars().filter(char::is_ascii_lowercase).collect::<String>().to_uppercase();
    let initials = words.iter().map(|w| &w[..1]).collect::<String>().to_uppercase();
    let longer = (2..=letters.len()).map(|n| letters[..n].to_owned());
    let padded = (1..).map(|n| letters.clone() + &"X".repeat(n));
    let fits = |prefix: &String| prefix.len() > 1 && prefix.bytes().all(|b| b.is_ascii_uppercase()) && !taken.contains(prefix);
    [initials].into_iter().chain(longer).chain(padded).find(fits).unwrap_or(letters)
}

/// Returns a manifest without the paths of its dependencies, so that it means the same on every
/// machine. [`engine`](super::engine) tells cargo where they are.
fn portable(manifest: &str) -> String {
    let path = |line: &str| -> Option<String> {
        let (before, after) = line.split_once("path = \"")?;
        let (_, after) = after.split_once('"')?;
        Some(format!("{before}{}", after.trim_start_matches([',', ' '])))
    };
    // Any version of the engine that is compatible will do; the lock file names the one of this program.
    let range = |line: String| match line.split_once("version = \"=") {
        Some((before, after)) => {
            let (major, minor) = (env!("CARGO_PKG_VERSION_MAJOR"), env!("CARGO_PKG_VERSION_MINOR"));
            let after = after.split_once('"').map_or("", |(_, after)| after);
            format!("{before}version = \"{major}.{minor}\"{after}")
        }
        None => line,
    };
    manifest.lines().map(|line| range(path(line).unwrap_or_else(|| line.into())) + "\n").collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(id: &str) -> Result<Names, Error> {
        Names::new(id)
    }

    /// Returns the contents of a file of the new crate.
    fn file(id: &str, wanted: &str) -> Result<String, Error> {
        let found = names(id)?.files().into_iter().find(|(file, _)| file == wanted).map(|(_, text)| text);
        found.ok_or_else(|| Error::Usage(format!("no file {wanted}")))
    }

    #[test]
    fn everything_is_renamed() -> Result<(), Error> {
        let text = file("dark-woods", "src/lib.rs")?;
        assert!(text.contains("pub struct DarkWoods;") && text.contains("title: \"Dark Woods\""), "{text}");
        for (file, text) in names("dark-woods")?.files().iter().filter(|(file, _)| file != "Cargo.lock") {
            let text = format!("{file}\n{text}");
            assert!(!text.to_lowercase().contains("example") && !text.contains("EX-") && !text.contains("EX/"), "{text}");
        }
        assert!(file("dark-woods", "scenarios/DW-02-well.toml")?.contains("covers = [\"DW-02\"]"));
        assert_eq!(names("wells")?.rename("EX-02 bastide_example example = {}"), "WE-02 bastide_wells wells = {}");
        Ok(())
    }

    #[test]
    fn no_file_of_a_new_crate_names_a_folder_of_this_machine() -> Result<(), Error> {
        for (file, text) in names("dark-woods")?.files() {
            assert!(!text.contains(env!("CARGO_MANIFEST_DIR")) && !text.contains("path = "), "{file}: {text}");
        }
        let manifest = file("dark-woods", "Cargo.toml")?;
        for name in ["core", "base", "testkit"] {
            assert!(manifest.contains(&format!("bastide-{name} = {{ version = \"0.1\" }}")), "{manifest}");
        }
        Ok(())
    }

    #[test]
    fn a_type_never_has_the_name_of_another_one() -> Result<(), Error> {
        let type_name = |id: &str| names(id).map(|names| names.type_name);
        assert_eq!(type_name("dark-woods")?, "DarkWoods");
        for (id, changed) in [("wells", "WellsExpansion"), ("self", "SelfExpansion"), ("registrar", "RegistrarExpansion")] {
            assert_eq!(type_name(id)?, changed);
        }
        Ok(())
    }

    #[test]
    fn an_id_may_contain_the_words_that_are_replaced() -> Result<(), Error> {
        let text = file("my-example", "tests/suite.rs")?;
        assert!(text.contains("use bastide_my_example::MANIFEST;"), "{text}");
        assert!(file("my-example", "RULES.md")?.starts_with("# My Example\n"));
        Ok(())
    }

    #[test]
    fn a_game_that_would_go_another_way_is_left_out() -> Result<(), Error> {
        let has_game = |id: &str| Ok::<_, Error>(names(id)?.files().iter().any(|(file, _)| file == "golden.txt"));
        assert!(has_game("wells")? && !has_game("abbeys")?);
        Ok(())
    }

    #[test]
    fn an_author_stands_before_the_name() -> Result<(), Error> {
        let id = "ana/dark-woods";
        assert!(file(id, "Cargo.toml")?.contains("name = \"bastide-ana-dark-woods\""));
        assert!(
            file(id, "src/lib.rs")?.contains("id: \"ana/dark-woods\"") && file(id, "src/lib.rs")?.contains("struct DarkWoods;")
        );
        assert!(file(id, "tiles.toml")?.contains("traits = [\"ana-dark-woods-well\"]"));
        assert!(file(id, "scenarios/DW-02-well.toml")?.contains("\n\"ana/dark-woods\" = {}\n"));
        assert!(file(id, "tests/rules.rs")?.contains("rules(\"[\\\"ana/dark-woods\\\"]\")"));
        Ok(())
    }

    #[test]
    fn rules_and_tiles_begin_with_capitals_of_their_own() -> Result<(), Error> {
        let cases = [
            ("wells", "WE"),
            ("dark-woods", "DW"),
            ("w", "WX"),
            ("woods-2", "WO"),
            ("big-abbey", "BI"),
            ("w2", "WX"),
            ("ana/dark-woods", "DW"),
        ];
        for (id, prefix) in cases {
            assert_eq!(names(id)?.prefix, prefix, "{id}");
        }
        Ok(())
    }

    #[test]
    fn an_id_that_could_not_be_used_is_refused() {
        let refused = |id: &str| names(id).err().map(|e| e.to_string()).unwrap_or_default();
        for id in [
            "Wells",
            "9wells",
            "we_lls",
            "wells-",
            "-wells",
            "dark--woods",
            "wälder",
            "a b",
            "",
            "a/b/c",
            "/wells",
            "Ana/wells",
            "ana/",
        ] {
            assert!(refused(id).contains("cannot be the id of an expansion"), "{id}: {}", refused(id));
        }
        for id in ["base", "maps", "shop"] {
            assert!(refused(id).contains("there is an expansion"), "{id}: {}", refused(id));
        }
        for id in ["core", "testkit", "verify"] {
            assert!(refused(id).contains("is a crate of Bastide itself"), "{id}: {}", refused(id));
        }
        for id in ["seed", "players", "meeples"] {
            assert!(refused(id).contains("is a key of table files"), "{id}: {}", refused(id));
        }
    }
}
