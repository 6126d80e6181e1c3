//! `bastide add` and `bastide remove`: expansions of other authors that every later table may name.
//!
//! `fetch` gets the crate from a folder, an archive, an [`index`] of a group, or the registry. It is built as a library
//! that fits this program, tested, and kept in the user's data folder with its line in the list
//! ([`bastide_tables::libraries::added`]). A crate runs code when it is built, so the person is asked before.

mod fetch;
pub mod index;
mod report;

use std::io::{BufRead, IsTerminal, Write};
use std::path::{Path, PathBuf};

use bastide_core::linked;
use bastide_core::message::printable;
use bastide_tables::libraries::added::{self, Added, AllAdded};
use bastide_tables::libraries::{self, trust};

use crate::args::{Add, BundleExpansion, Remove, TestExpansion};
use crate::expansion::{build, bundle, test};
use bastide_console::Error;
use bastide_console::language::say;
use bastide_console::report::print;
use bastide_outside::args::Share;

use fetch::Fetched;
use report::{Done, Gone};

/// The random games in which a new expansion is tested.
const GAMES: u64 = 300;

/// Adds the expansions of a crate.
///
/// # Errors
/// The crate cannot be found, built or tested, the person does not want it, or it has the id of another expansion.
pub fn add(args: &Add, json: bool, out: &mut dyn Write) -> Result<(), Error> {
    let home = trust::folder()?;
    let fetched = fetch::fetch(&args.what, args.index.as_deref(), &home.join("crates"))?;
    if !args.yes {
        let may_ask = std::io::stdin().is_terminal() && std::io::stderr().is_terminal();
        let mut input = may_ask.then(|| std::io::stdin().lock());
        ask(&fetched, &mut std::io::stderr(), input.as_mut().map(|input| input as &mut dyn BufRead))?;
    }
    let target = args.target_dir.as_deref();
    let built = build::compile(&fetched.folder, target)?;
    let opened = libraries::open(&built, None)?;
    let expansions: Vec<String> = opened.expansions.iter().map(|e| e.manifest().id.to_owned()).collect();
    let linked = linked();
    if let Some(id) = expansions.iter().find(|id| linked.iter().any(|e| e.manifest().id == id.as_str())) {
        return Err(Error::Usage(say!("added-taken", name = fetched.name.as_str(), id = id.as_str())));
    }
    trust::remember(&opened.sha256, &opened.path)?;
    if !args.no_test {
        tested(&built)?;
    }
    // Until here, an older version that was added stays as it is.
    let library = kept(&built, &fetched, &home)?;
    let bundle = if args.bundle { Some(bundled(&fetched, target, &home)?) } else { None };
    let Fetched { name, version, source, .. } = fetched;
    let added = Added { name, version, source, expansions, library, sha256: opened.sha256.clone(), bundle };
    added::put(added.clone())?;
    let titles = opened.expansions.iter().map(|e| e.manifest()).map(|m| (m.id.to_owned(), m.title.to_owned())).collect();
    print(&Done { added, titles }, json, out)
}

/// Removes the expansions of a crate. Games that were played with them need their library again.
///
/// # Errors
/// The crate was not added, or the list cannot be written.
pub fn remove(args: &Remove, json: bool, out: &mut dyn Write) -> Result<(), Error> {
    let gone = added::remove(&args.name)?;
    for file in [Some(&gone.library), gone.bundle.as_ref()].into_iter().flatten() {
        match std::fs::remove_file(file) {
            Err(error) if error.kind() != std::io::ErrorKind::NotFound => return Err(Error::write(file, error)),
            _ => {}
        }
    }
    // An expansion that is added again is asked for again.
    _ = trust::forget(&gone.sha256);
    print(&Gone(gone), json, out)
}

/// Returns these libraries, and those that were added and fit this program. Tells which do not fit.
///
/// # Errors
/// The list of added expansions cannot be read.
pub fn and_added(libraries: &[PathBuf]) -> Result<Vec<PathBuf>, Error> {
    let mut all = libraries.to_vec();
    let AllAdded { opened, unfit } = added::open_all()?;
    all.extend(opened.into_iter().map(|library| library.path).filter(|path| !libraries.contains(path)));
    for (Added { name, version, .. }, why) in unfit {
        let told = say!("added-unfit", name = name, version = version, why = why.to_string());
        _ = writeln!(anstream::stderr(), "{}", printable(&told));
    }
    Ok(all)
}

/// Asks the person whether to build a crate, which runs code of its author.
fn ask(fetched: &Fetched, out: &mut dyn Write, input: Option<&mut dyn BufRead>) -> Result<(), Error> {
    let refused = || Error::Usage(say!("added-not-allowed", name = fetched.name.as_str()));
    let Some(input) = input else { return Err(refused()) };
    report::about(fetched, out)?;
    write!(out, "{} ", say("added-ask"))?;
    out.flush()?;
    let mut line = String::new();
    input.read_line(&mut line).map_err(|e| Error::read(Path::new("stdin"), e))?;
    if ["y", "yes", "j", "ja"].contains(&line.trim().to_lowercase().as_str()) { Ok(()) } else { Err(refused()) }
}

/// Copies the library of a crate to where no later build changes it.
fn kept(built: &Path, fetched: &Fetched, home: &Path) -> Result<PathBuf, Error> {
    let folder = home.join("expansions");
    std::fs::create_dir_all(&folder).map_err(|e| Error::write(&folder, e))?;
    let end = built.extension().unwrap_or_default().to_string_lossy().into_owned();
    let library = folder.join(format!("{}-{}.{end}", fetched.name, fetched.version));
    let bytes = bastide_files::read::bytes(built).map_err(|e| Error::read(built, e))?;
    bastide_files::write_bytes(&library, bastide_files::Existing::Replace, &bytes)?;
    Ok(library)
}

/// Runs the checks of the test kit, and shows what they find if one fails.
fn tested(library: &Path) -> Result<(), Error> {
    let test = TestExpansion {
        what: library.into(),
        target_dir: None,
        with: Vec::new(),
        table: None,
        games: GAMES,
        seed: 1,
        share: Share::default(),
    };
    let mut found = Vec::new();
    test::run(&test, false, &mut found).inspect_err(|_| {
        _ = anstream::stderr().write_all(&found);
    })
}

/// Builds a bundle of the crate too.
fn bundled(fetched: &Fetched, target: Option<&Path>, home: &Path) -> Result<PathBuf, Error> {
    let file = home.join("expansions").join(format!("{}-{}.wasm", fetched.name, fetched.version));
    let target_dir = target.map(Path::to_owned);
    let args = BundleExpansion { path: fetched.folder.clone(), with: Vec::new(), out: Some(file.clone()), target_dir };
    bundle::bundle(&args)?;
    Ok(file)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_is_built_before_the_person_agrees() {
        let fetched = Fetched {
            folder: "/crates/woods".into(),
            name: "woods".into(),
            version: "1.0.0".into(),
            licence: "MIT".into(),
            about: "Trees.".into(),
            source: "/crates/woods".into(),
        };
        let asked = |answer: Option<&str>| {
            let mut out = Vec::new();
            let mut input = answer.map(str::as_bytes);
            let allowed = ask(&fetched, &mut out, input.as_mut().map(|input| input as &mut dyn BufRead));
            (allowed.err().map(|e| e.to_string()), String::from_utf8_lossy(&out).into_owned())
        };
        for answer in [None, Some(""), Some("n\n"), Some("perhaps\n")] {
            let why = asked(answer).0.unwrap_or_default();
            assert!(why.contains("woods") && why.contains("--yes"), "{answer:?}: {why}");
        }
        let (refused, shown) = asked(Some("Y\n"));
        assert_eq!(refused, None);
        assert!(shown.contains("woods 1.0.0") && shown.contains("MIT") && shown.contains("/crates/woods"), "{shown}");
    }
}
