//! Every reason to refuse a library, each with its own error. Libraries for another engine are
//! copies of a good one with some bytes changed.

use std::path::{Path, PathBuf};

use bastide_console::Error;
use bastide_core::abi::{Mismatch, SYMBOL};
use bastide_core::record::Problem;
use bastide_tables::libraries::LibraryError;
use bastide_tables::{TablesError, tables};

use crate::outside::{failed, library, printed, program, run, table};

type Check = Result<(), Error>;

/// Loads a table with a plugin of this library; returns the error and its message with the place.
fn refused(id: &str, library: &Path, more: &str) -> Result<(LibraryError, String), Error> {
    let dir = tempfile::tempdir()?;
    let path = dir.path().join("t.toml");
    std::fs::write(&path, table(id, library, more))?;
    let error = match tables::load(&path) {
        Ok(_) => return Err(Error::Usage(format!("{} is taken", library.display()))),
        Err(error) => error,
    };
    let message = error.message();
    match error {
        TablesError::Library { error, .. } => Ok((*error, message)),
        other => Err(other.into()),
    }
}

/// A copy of the broken library with some bytes changed, in a folder that is removed afterwards.
struct Changed {
    _folder: tempfile::TempDir,
    path: PathBuf,
}

fn changed(name: &str, change: impl FnOnce(&mut Vec<u8>)) -> Result<Changed, Error> {
    let folder = tempfile::tempdir()?;
    let path = folder.path().join(name);
    let mut bytes = std::fs::read(library("broken")?)?;
    change(&mut bytes);
    std::fs::write(&path, bytes)?;
    Ok(Changed { _folder: folder, path })
}

fn places(bytes: &[u8], of: &[u8]) -> Vec<usize> {
    (0..bytes.len().saturating_sub(of.len())).filter(|&at| bytes[at..].starts_with(of)).collect()
}

/// Returns the position of the declaration in a library: its mark is followed by the number 1 and
/// its size.
fn declaration(bytes: &[u8]) -> usize {
    let places = places(bytes, b"bastide plugin\x1a\n\x01\0\0\0");
    assert_eq!(places.len(), 1, "a library has one declaration");
    places[0]
}

/// Changes a byte of the declaration, and returns the error.
fn mismatch(offset: usize, byte: u8) -> Result<(Mismatch, String), Error> {
    let library = changed("changed.so", |bytes| {
        let at = declaration(bytes) + offset;
        assert_ne!(bytes[at], byte);
        bytes[at] = byte;
    })?;
    match refused("fine", &library.path, "")? {
        (LibraryError::Mismatch { mismatch, .. }, message) => Ok((mismatch, message)),
        (other, _) => Err(Error::Usage(other.to_string())),
    }
}

/// The positions of the fields of a declaration: mark, layout, size, compiler, machine, profile,
/// flags, engine, sources, shapes.
const FIELDS: [usize; 10] = [0, 16, 20, 24, 120, 184, 248, 440, 472, 488];

#[test]
fn a_library_of_another_make_is_refused_and_the_message_names_both_sides() -> Check {
    type Case = (usize, u8, fn(&Mismatch) -> bool, &'static str);
    let cases: [Case; 10] = [
        (0, b'B', |m| matches!(m, Mismatch::Magic { .. }), "not a declaration of a Bastide plugin"),
        (1, 2, |m| matches!(m, Mismatch::Layout { library: 2 }), "layout 2, and this host reads layout 1"),
        (2, 1, |m| matches!(m, Mismatch::Size { .. }), "bytes"),
        (3, b'R', |m| matches!(m, Mismatch::Rustc { .. }), "\"Rustc 1."),
        (4, b'_', |m| matches!(m, Mismatch::Target { .. }), "build it for"),
        (5, b'D', |m| matches!(m, Mismatch::Profile { .. }), "\"Debug, opt-level"),
        (6, b'-', |m| matches!(m, Mismatch::Flags { .. }), "flags and features"),
        (7, b'9', |m| matches!(m, Mismatch::Engine { .. }), "bastide-core 9.1.0, and this host with 0.1.0"),
        (8, b'x', |m| matches!(m, Mismatch::Source { .. }), "other sources of bastide-core"),
        (9, 77, |m| matches!(m, Mismatch::Shapes { .. }), "Cargo.lock"),
    ];
    for (field, byte, expected, words) in cases {
        // Flags may be empty; then any byte is an additional one.
        let (mismatch, message) = mismatch(FIELDS[field], byte)?;
        assert!(expected(&mismatch), "{mismatch:?}");
        assert!(message.contains(words) && message.contains("t.toml:2:11"), "{message}");
        assert!(message.contains("bastide expansion build"), "{message}");
    }
    Ok(())
}

#[test]
fn what_is_no_library_of_ours_is_refused() -> Check {
    let dir = tempfile::tempdir()?;
    let (error, message) = refused("fine", &dir.path().join("gone.so"), "")?;
    assert!(matches!(error, LibraryError::Missing(_)) && message.contains("there is no library"), "{message}");
    let text = dir.path().join("text.so");
    std::fs::write(&text, "[not a library]")?;
    let (error, message) = refused("fine", &text, "")?;
    assert!(matches!(error, LibraryError::NotALibrary { .. }) && message.contains("text.so"), "{message}");
    let (error, message) = refused("fine", dir.path(), "")?;
    assert!(matches!(error, LibraryError::Read { .. }), "{message}");
    for keep in [1, 2, 3, 5, 7].map(|n| (n, 8)) {
        let cut = changed("cut.so", |bytes| bytes.truncate(bytes.len() * keep.0 / keep.1))?;
        let (error, message) = refused("fine", &cut.path, "")?;
        assert!(matches!(error, LibraryError::NotALibrary { .. }), "{message}");
        assert!(message.contains("cut.so is not a library that can be opened"), "{message}");
    }
    let other = changed("other.so", |bytes| {
        for at in places(bytes, format!("{SYMBOL}\0").as_bytes()) {
            bytes[at] = b'X';
        }
    })?;
    let (error, message) = refused("fine", &other.path, "")?;
    assert!(matches!(error, LibraryError::NoDeclaration { .. }) && message.contains("export_expansion!"), "{message}");
    Ok(())
}

#[test]
fn a_library_that_is_not_the_pinned_one_is_refused() -> Check {
    let pin = format!("sha256 = \"{}\"", "0".repeat(64));
    let (error, message) = refused("fine", &library("broken")?, &pin)?;
    let LibraryError::Hash { found, .. } = error else { return Err(Error::Usage(message)) };
    assert!(message.contains(&found) && message.contains("t.toml:3:10"), "{message}");
    let dir = tempfile::tempdir()?;
    let path = dir.path().join("t.toml");
    // A file with one byte more is passed over: the library with this SHA-256 is known from elsewhere, and is opened.
    let longer = changed("longer.so", |bytes| bytes.push(0))?;
    std::fs::write(&path, table("fine", &longer.path, &format!("sha256 = \"{found}\"")))?;
    let opened = tables::load(&path)?.table.libraries.get("fine").and_then(|library| library.sha256.clone());
    assert_eq!(opened.as_deref(), Some(found.as_str()));
    assert!(matches!(refused("fine", &longer.path, &pin)?.0, LibraryError::Hash { .. }));
    std::fs::write(&path, table("fine", &library("broken")?, &format!("sha256 = \"{}\"", found.to_uppercase())))?;
    assert!(tables::load(&path).is_ok());
    std::fs::write(&path, "[fine]\nsha256 = \"12\"\n")?;
    assert!(tables::load(&path).is_err_and(|e| e.message().contains("64 digits")));
    std::fs::write(&path, format!("[fine]\nsha256 = \"{found}\"\n"))?;
    assert!(tables::load(&path).is_err_and(|e| e.message().contains("needs the key \"library\"")));
    Ok(())
}

#[test]
fn an_expansion_that_the_library_does_not_have_or_that_is_linked_is_refused() -> Check {
    let (error, message) = refused("fne", &library("broken")?, "")?;
    assert!(matches!(error, LibraryError::NotInIt { .. }) && message.contains("did you mean \"fine\"?"), "{message}");
    let (error, message) = refused("base", &library("broken")?, "")?;
    assert!(matches!(error, LibraryError::Duplicate { .. }), "{message}");
    assert!(message.contains("\"base\" 1.0.0") && message.contains("0.1.0, which this program has linked"), "{message}");
    let (error, message) = refused("option-out-of-range", &library("broken")?, "")?;
    assert!(matches!(error, LibraryError::Manifest { .. }), "{message}");
    assert!(message.contains("the default of most is 9, and it takes a whole number from 1 to 5"), "{message}");
    Ok(())
}

#[test]
fn a_plugin_that_fails_before_the_first_question_is_refused() -> Check {
    let dir = tempfile::tempdir()?;
    let path = dir.path().join("t.toml");
    let broken = library("broken")?;
    let message = |id: &str| {
        assert!(std::fs::write(&path, table(id, &broken, "")).is_ok());
        tables::load(&path).map_or_else(|e| e.message(), |_| String::new())
    };
    assert!(message("needs-another").contains("needs-another needs \"nowhere\" at the table"), "{}", message("needs-another"));
    let install = message("panics-in-install");
    assert!(install.contains("panics-in-install: it panicked while it was installed: on purpose in install"), "{install}");
    assert!(message("panics-in-check").contains("on purpose in a check"));
    let loud = changed("loud.so", |bytes| {
        for at in places(bytes, b"manifest-panics:n") {
            bytes[at + 16] = b'y';
        }
    })?;
    let (error, message) = refused("fine", &loud.path, "")?;
    assert!(matches!(error, LibraryError::Panic { .. }) && message.contains("on purpose in a manifest"), "{message}");
    Ok(())
}

#[test]
fn a_record_says_which_library_it_needs() -> Check {
    let dir = tempfile::tempdir()?;
    let at = |name: &str| dir.path().join(name);
    let text = |name: &str| at(name).display().to_string();
    // Each user is a process of its own, which has opened nothing before.
    let user = |name: &str, line: &[&str]| printed(program(&at(name)).args(line).arg("--allow-libraries"));
    let fails = |name: &str, line: &[&str]| failed(program(&at(name)).args(line).arg("--allow-libraries"));
    std::fs::create_dir(at("libs"))?;
    std::fs::copy(library("example")?, at("libs/example.so"))?;
    // The path is relative to the folder of the table, not to the current folder.
    std::fs::write(at("t.toml"), "[example]\nlibrary = \"libs/example.so\"\nwell_points = 3\n")?;
    user("ana", &["play", &text("t.toml"), "--exhibition", "--seed", "5", "--save", &text("game.record")])?;
    let record = std::fs::read_to_string(at("game.record"))?;
    assert!(record.contains("example = { library = \"libs/example.so\", sha256 = "), "{record}");
    assert!(record.contains("example = \"0.1.0\"") && !record.contains(&text("")), "it names a folder: {record}");
    let told = user("ana", &["replay", &text("game.record"), "--json"])?;
    // Of a path with folders of the machine, the name of the file is left.
    std::fs::write(at("absolute.toml"), format!("[example]\nlibrary = {:?}\n", text("libs/example.so")))?;
    user("ana", &["play", &text("absolute.toml"), "--exhibition", "--seed", "5", "--save", &text("absolute.record")])?;
    let absolute = std::fs::read_to_string(at("absolute.record"))?;
    assert!(absolute.contains("library = \"example.so\"") && !absolute.contains(&text("")), "{absolute}");
    user("ana", &["replay", &text("absolute.record")])?;
    // The library may have moved together with the record.
    std::fs::create_dir(at("moved"))?;
    std::fs::rename(at("libs/example.so"), at("moved/example.so"))?;
    std::fs::rename(at("game.record"), at("moved/game.record"))?;
    assert_eq!(user("ben", &["replay", &text("moved/game.record"), "--json"])?, told);
    // Another library is refused, and so is a missing one, wherever it was before.
    std::fs::write(at("moved/example.so"), b"another")?;
    let message = fails("ben", &["replay", &text("moved/game.record")]);
    assert!(message.contains("has the SHA-256") && message.contains("game.record:"), "{message}");
    std::fs::remove_file(at("moved/example.so"))?;
    let message = fails("ben", &["replay", &text("moved/game.record")]);
    assert!(message.contains("was found nowhere") && message.contains("bastide add"), "{message}");
    // A record that no longer names the library has an unknown plugin.
    let bare =
        record.lines().map(|l| if l.starts_with("example = {") { "example = true" } else { l }).collect::<Vec<_>>().join("\n");
    std::fs::write(at("bare.record"), bare)?;
    let error = run(&["replay", &text("bare.record")]).err();
    let missing = matches!(&error, Some(Error::Tables(TablesError::Record(e))) if matches!(&*e.problem, Problem::PluginMissing { plugin, .. } if plugin == "example"));
    assert!(missing, "{error:?}");
    Ok(())
}
