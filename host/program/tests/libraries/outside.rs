//! Crates that do not depend on this workspace: copied out of it, and built like an author's crate.

use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use std::sync::OnceLock;

use bastide_cli::cli::Cli;
use bastide_cli::commands;
use bastide_console::Error;
use bastide_tables::libraries::trust::{self, Permission};
use bastide_workshop::expansion::build;
use clap::Parser;

/// The crates, relative to the root of this repository.
const CRATES: [&str; 5] =
    ["expansions/example", "expansions/beacons", "tests/fixtures/broken", "tests/fixtures/evil", "tests/fixtures/tax-collector"];

/// Returns the folder for the copies.
pub(crate) fn folder() -> PathBuf {
    Path::new(env!("CARGO_TARGET_TMPDIR")).join("outside")
}

/// Returns the target folder, which all copies share.
pub(crate) fn target() -> PathBuf {
    folder().join("target")
}

/// Returns the library of one of the crates, by the last part of its path. The first call builds
/// all of them, in a workspace of their own. From then on this process may open every library.
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
    // These libraries are built without debug information.
    write(
        &outside.join("Cargo.toml"),
        &format!("[workspace]\nresolver = \"3\"\nmembers = {members:?}\n[profile.dev]\ndebug = false\n"),
    )?;
    write(&outside.join("Cargo.lock"), &std::fs::read_to_string(root.join("Cargo.lock"))?)?;
    // The levels of optimization of the workspace, which cargo does not find here if the target folder is elsewhere. With the
    // level of this program for all, the dependencies take far longer to build.
    std::fs::create_dir_all(outside.join(".cargo"))?;
    write(&outside.join(".cargo/config.toml"), &std::fs::read_to_string(root.join(".cargo/config.toml"))?)?;
    trust::permit(Permission { all: true, folder: Some(outside.join("data")), ..Permission::default() });
    names.iter().map(|(name, _)| Ok((*name, build::compile(&outside.join(name), Some(&target()))?))).collect()
}

/// Copies the sources of a crate. Relative paths become absolute, and the copy belongs to no
/// workspace.
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

/// Writes a file unless it has this content already: cargo rebuilds newer files.
fn write(path: &Path, text: &str) -> Result<(), Error> {
    if std::fs::read_to_string(path).is_ok_and(|old| old == text) {
        return Ok(());
    }
    Ok(std::fs::write(path, text)?)
}

/// Runs a command line and returns its output without styles.
pub(crate) fn run(line: &[&str]) -> Result<String, Error> {
    let cli = Cli::try_parse_from([&["bastide"], line].concat()).map_err(|e| Error::Usage(e.to_string()))?;
    let mut out = anstream::StripStream::new(Vec::new());
    commands::run(&cli, &mut out)?;
    Ok(String::from_utf8_lossy(&out.into_inner()).into_owned())
}

/// Returns the program itself, with a data folder of its own.
pub(crate) fn program(data: &Path) -> Command {
    let mut program = Command::new(env!("CARGO_BIN_EXE_bastide"));
    program.env("BASTIDE_LANGUAGE", "en").env("XDG_DATA_HOME", data).env("XDG_STATE_HOME", data).stdin(Stdio::null());
    program
}

/// Returns the output of a program. If the program fails, the error contains all of its output.
pub(crate) fn printed(program: &mut Command) -> Result<String, Error> {
    let Output { status, stdout, stderr } = program.output()?;
    let (stdout, stderr) = (String::from_utf8_lossy(&stdout), String::from_utf8_lossy(&stderr));
    if status.success() { Ok(stdout.into_owned()) } else { Err(Error::Usage(format!("{stdout}{stderr}"))) }
}

/// Returns the message of a program that fails.
pub(crate) fn failed(program: &mut Command) -> String {
    printed(program).map_or_else(|e| e.message(), |out| format!("it did not fail: {out}"))
}

/// Returns a table with one plugin of a library.
pub(crate) fn table(id: &str, library: &Path, more: &str) -> String {
    format!("[{id:?}]\nlibrary = {:?}\n{more}\n", library.display().to_string())
}
