//! The drawings of the expansions of this repository, and of others.

use std::collections::BTreeMap;
use std::path::PathBuf;

use bastide_core::options::number;
use bastide_core::{Expansion, InstallError, Manifest, Options, Registrar, STOCK, SymbolFile, SymbolOf, Table, linked};

use bastide_testkit::{Subject, conformance};

use crate::workspace::{Failure, crates, root};

type Done = Result<(), Failure>;

/// Returns the files of symbols of all crates, with their names.
fn files() -> Result<Vec<(PathBuf, SymbolFile)>, Failure> {
    let paths = crates()?.into_iter().map(|folder| folder.join("symbols.toml")).filter(|file| file.is_file());
    let read =
        |path: PathBuf| Ok((path.clone(), SymbolFile::parse(&path.display().to_string(), &std::fs::read_to_string(path)?)?));
    paths.map(read).collect()
}

#[test]
fn what_two_expansions_print_looks_the_same_in_both() -> Done {
    let mut known: BTreeMap<(SymbolOf, String), (PathBuf, bastide_core::Symbol)> = BTreeMap::new();
    let files = files()?;
    assert!(files.len() > 30, "{} files", files.len());
    for (path, file) in files {
        for (of, name, _, symbol) in file.symbols {
            let (first, same) = known.entry((of, name.clone())).or_insert_with(|| (path.clone(), symbol.clone()));
            assert!(*same == symbol, "{} and {} draw the {} \"{name}\" differently", first.display(), path.display(), of.key());
        }
    }
    Ok(())
}

#[test]
fn the_example_of_the_page_is_a_valid_file() -> Done {
    let page = std::fs::read_to_string(root().join("expansions/SYMBOLS.md"))?;
    let example = page.split("```toml\n").nth(1).and_then(|rest| rest.split("```").next()).ok_or("the page has no example")?;
    let file = SymbolFile::parse("page", example)?;
    let names: Vec<(SymbolOf, &str)> = file.symbols.iter().map(|(of, name, ..)| (*of, name.as_str())).collect();
    assert_eq!(names, [(SymbolOf::Trait, "well"), (SymbolOf::Figure, "ghost"), (SymbolOf::Figure, "miller")]);
    for key in ["place", "room", "shift", "turns", "letter", "noun", "unnumbered", "lines", "mark", "size", "lies", "neutral"] {
        assert!(page.contains(&format!("`{key}`")), "the page does not explain `{key}`");
    }
    Ok(())
}

static MANIFEST: Manifest = Manifest {
    options: &[number("file", 0, 2, 0, "which file of symbols is taken")],
    ..Manifest::new("ponds", "Ponds", "1", "One tile with a pond.")
};

/// A plugin with a trait `pond-of-fish` and a file of symbols.
#[derive(Debug)]
struct Ponds;

impl Expansion for Ponds {
    fn manifest(&self) -> &'static Manifest {
        &MANIFEST
    }

    fn install(&self, options: &Options, reg: &mut Registrar) -> Result<(), InstallError> {
        install(options.number("file")?, reg)
    }
}

/// Registers one tile and the N-th file of symbols.
fn install(file: i64, reg: &mut Registrar) -> Result<(), InstallError> {
    let tile = "[[tile]]\nid = \"PO/f\"\ncount = { first = 1, new = 1 }\ntraits = [\"pond-of-fish\"]\n\
                segments = [{ kind = \"field\", edges = [\"NL\", \"NR\", \"EL\", \"ER\", \"SL\", \"SR\", \"WL\", \"WR\"] }]\n";
    reg.tiles("ponds/tiles.toml", tile, 1, STOCK)?;
    let [right, misspelled, active] = ["pond-of-fish", "pond-of-fihs", "pond-of-fish"];
    match file {
        0 => reg.symbols("ponds/symbols.toml", &format!("[trait.{right}]\ndraw = \"<circle r='4' fill='water'/>\"\n")),
        1 => reg.symbols("ponds/symbols.toml", &format!("\n[trait.{misspelled}]\nletter = \"p\"\n")),
        _ => reg.symbols("ponds/symbols.toml", &format!("[trait.{active}]\ndraw = \"<script/>\"\n")),
    }
}

/// [`Ponds`] with a misspelled name in its file of symbols.
struct Misspelled;

impl Expansion for Misspelled {
    fn manifest(&self) -> &'static Manifest {
        &MANIFEST
    }

    fn install(&self, _: &Options, reg: &mut Registrar) -> Result<(), InstallError> {
        install(1, reg)
    }
}

/// Returns the message of a table with the N-th file, or the names that have symbols.
fn with_file(file: u8) -> Result<String, Failure> {
    let text = format!("players = [\"red\", \"blue\"]\nponds = {{ file = {file} }}\n");
    let mut plugins = linked();
    plugins.push(&Ponds);
    Ok(match Table::parse("table", &text)?.rules(&plugins) {
        Ok(rules) => rules.symbols().get(SymbolOf::Trait, "pond-of-fish").map_or("no symbol", |_| "drawn").to_owned(),
        Err(error) => error.to_string(),
    })
}

#[test]
fn a_plugin_brings_its_own_drawing_and_a_wrong_one_is_refused_with_its_line() -> Done {
    assert_eq!(with_file(0)?, "drawn");
    // An option may leave out what a plugin draws, so a table takes any name.
    assert_eq!(with_file(1)?, "no symbol");
    let active = with_file(2)?;
    assert!(active.contains("ponds/symbols.toml:2: trait \"pond-of-fish\": <script> is not allowed"), "{active}");
    Ok(())
}

#[test]
fn a_misspelled_name_of_a_drawing_is_told_by_the_checks_of_an_expansion() -> Done {
    let failed = tempfile::tempdir()?;
    let base = linked().into_iter().filter(|e| e.manifest().id == "base").collect::<Vec<_>>();
    let others: Vec<&dyn Expansion> = base.iter().map(|e| *e as &dyn Expansion).collect();
    let report = conformance(&Subject {
        expansion: &Misspelled,
        others: &others,
        together: &[],
        table: None,
        libraries: &BTreeMap::new(),
        folder: None,
        failed: failed.path(),
        journal: None,
        games: 1,
        seed: 1,
        follow: &(),
    });
    let told = report.checks.iter().map(|check| format!("{:?}", check.verdict)).collect::<String>();
    let expected = "no table has the trait \\\"pond-of-fihs\\\", which symbols.toml draws; did you mean \\\"pond-of-fish\\\"?";
    assert!(told.contains(expected), "{told}");
    Ok(())
}
