//! Crates that know nothing of this workspace: copied out of it, and built as an author's crate is.

use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use std::sync::OnceLock;

use bastide::Error;
use bastide::cli::Cli;
use bastide::commands;
use bastide::expansion::build;
use bastide_tables::libraries::trust::{self, Permission};
use clap::Parser;

/// The crates, from the root of this repository.
const CRATES: [&str; 4] = ["expansions/example", "expansions/gold-mines", "tests/fixtures/broken", "tests/fixtures/evil"];

/// The folder that everything is copied to.
pub(crate) fn folder() -> PathBuf {
    Path::new(env!("CARGO_TARGET_TMPDIR")).join("outside")
}

/// Where all of it is built, so that what is compiled is shared.
pub(crate) fn target() -> PathBuf {
    folder().join("target")
}

/// The library of one of the crates, by the last part of its path. All are built when the first is asked for, in a workspace
/// of their own. From then on this process may open every library.
pub(crate) fn library(name: &str) -> Result<PathBuf, Error> {
    static BUILT: OnceLock<Result<Vec<(&str, PathBuf)>, String>> = OnceLock::new();
    let built = BUILT.get_or_init(|| all().map_err(|e| e.message())).as_ref().map_err(|e| Error::Usage(e.clone()))?;
    let found = built.iter().find(|(of, _)| *of == name).map(|(_, path)| path.clone());
    found.ok_or_else(|| Error::Usage(format!("there is no crate {name} outside")))
}

fn all() -> Result<Vec<(&'static str, PathBuf)>, Error> {
    let (root, outside) = (Path::new(env!("CARGO_MANIFEST_DIR")).join("../.."), folder());
    let names = CRATES.map(|path| (path.rsplit('/').next().unwrap_or(path), root.join(path)));
    for (name, from) in &names {
        copy(from, &outside.join(name))?;
    }
    let members: Vec<&str> = names.iter().map(|(name, _)| *name).collect();
    // Nobody looks into these libraries with a debugger.
    write(
        &outside.join("Cargo.toml"),
        &format!("[workspace]\nresolver = \"3\"\nmembers = {members:?}\n[profile.dev]\ndebug = false\n"),
    )?;
    write(&outside.join("Cargo.lock"), &std::fs::read_to_string(root.join("Cargo.lock"))?)?;
    trust::permit(Permission { all: true, folder: Some(outside.join("data")), ..Permission::default() });
    names.iter().map(|(name, _)| Ok((*name, build::compile(&outside.join(name), Some(&target()))?))).collect()
}

/// Copies the sources of a crate. What it finds by a path from its own folder, it finds from everywhere; it is in no workspace of its own.
fn copy(from: &Path, to: &Path) -> Result<(), Error> {
    std::fs::create_dir_all(to)?;
    for entry in std::fs::read_dir(from)? {
        let (path, name) = entry.map(|e| (e.path(), e.file_name()))?;
        if name == "target" || name == "Cargo.lock" {
            continue;
        }
        if path.is_dir() {
            copy(&path, &to.join(name))?;
            continue;
        }
        let mut text = std::fs::read_to_string(&path)?;
        if name == "Cargo.toml" {
            text = text.replace("path = \"../", &format!("path = \"{}/../", from.display())).replace("[workspace]", "");
        }
        write(&to.join(name), &text)?;
    }
    Ok(())
}

/// Writes a file, unless it holds that already: cargo builds again what is newer.
fn write(path: &Path, text: &str) -> Result<(), Error> {
    if std::fs::read_to_string(path).is_ok_and(|old| old == text) {
        return Ok(());
    }
    Ok(std::fs::write(path, text)?)
}

/// Runs a command line and gives back what it prints, without styles.
pub(crate) fn run(line: &[&str]) -> Result<String, Error> {
    let cli = Cli::try_parse_from([&["bastide"], line].concat()).map_err(|e| Error::Usage(e.to_string()))?;
    let mut out = anstream::StripStream::new(Vec::new());
    commands::run(&cli, &mut out)?;
    Ok(String::from_utf8_lossy(&out.into_inner()).into_owned())
}

/// The program itself, with a folder of its own for what it remembers.
pub(crate) fn program(data: &Path) -> Command {
    let mut program = Command::new(env!("CARGO_BIN_EXE_bastide"));
    program.env("XDG_DATA_HOME", data).env("XDG_STATE_HOME", data).stdin(Stdio::null());
    program
}

/// What a program prints. A program that fails is an error with all that it printed.
pub(crate) fn printed(program: &mut Command) -> Result<String, Error> {
    let Output { status, stdout, stderr } = program.output()?;
    let (stdout, stderr) = (String::from_utf8_lossy(&stdout), String::from_utf8_lossy(&stderr));
    if status.success() { Ok(stdout.into_owned()) } else { Err(Error::Usage(format!("{stdout}{stderr}"))) }
}

/// What a program says that fails.
pub(crate) fn failed(program: &mut Command) -> String {
    printed(program).map_or_else(|e| e.message(), |out| format!("it did not fail: {out}"))
}

/// A table with one plugin of a library.
pub(crate) fn table(id: &str, library: &Path, more: &str) -> String {
    format!("[{id}]\nlibrary = {:?}\n{more}\n", library.display().to_string())
}
