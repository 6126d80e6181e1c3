//! The things that tests of this repository need besides Rust.

use std::env::consts::EXE_SUFFIX;
use std::path::{Path, PathBuf};

pub use crate::need::Need;

/// Chromium with its driver. The path is that of the driver.
pub const CHROMIUM: Need = Need::new("Chromium with chromedriver", "Debian: chromium and chromium-driver", || {
    on_path(&["chromium", "chromium-browser", "google-chrome"]).and_then(|_| on_path(&["chromedriver"]))
});

/// Firefox.
pub const FIREFOX: Need = Need::new("Firefox", "Debian: firefox-esr", || on_path(&["firefox-esr", "firefox"]));

/// PostgreSQL. The path is that of the folder of its programs.
pub const POSTGRESQL: Need = Need::new("PostgreSQL", "Debian: postgresql", postgresql);

/// Node.
pub const NODE: Need = Need::new("Node", "Debian: nodejs", || on_path(&["node"]));

/// Python.
pub const PYTHON: Need = Need::new("Python", "Debian: python3", || on_path(&["python3"]));

/// The engine as a module of WebAssembly.
pub const MODULE: Need = Need::new(
    "BASTIDE_MODULE",
    "the file of cargo build -p bastide-module --example bastide --profile module --target wasm32-unknown-unknown",
    || variable("BASTIDE_MODULE"),
);

/// A folder with the bundles of two expansions outside of the workspace.
pub const BUNDLES: Need = Need::new(
    "BASTIDE_BUNDLES",
    "a folder for bastide expansion bundle expansions/example -o FOLDER/example.wasm, and the same of beacons",
    || variable("BASTIDE_BUNDLES"),
);

/// The file `axe.min.js`.
pub const AXE: Need = Need::new("BASTIDE_AXE", "axe.min.js of the npm package axe-core", || variable("BASTIDE_AXE"));

/// Folders with games of JCloisterZone, separated as in `PATH`.
pub const CONFORMANCE: Need =
    Need::new("BASTIDE_CONFORMANCE", "folders with games of JCloisterZone, see tests/CONFORMANCE.md", || {
        variable("BASTIDE_CONFORMANCE")
    });

/// A folder into which pictures are written.
pub const PICTURES: Need =
    Need::new("BASTIDE_PICTURES", "a folder to write pictures of pages to", || variable("BASTIDE_PICTURES"));

/// Returns the first of these programs that is in a folder of `PATH`.
fn on_path(names: &[&str]) -> Option<PathBuf> {
    let path = std::env::var_os("PATH")?;
    let file = |name: &str| format!("{name}{EXE_SUFFIX}");
    names.iter().find_map(|name| std::env::split_paths(&path).map(|folder| folder.join(file(name))).find(|file| file.is_file()))
}

/// Returns what a variable names. What is not there is a fault of the person who set it, and not a need.
fn variable(name: &str) -> Option<PathBuf> {
    std::env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from)
}

/// Returns the folder with all programs of PostgreSQL, that of the newest version. Debian has only `psql` in a folder of
/// `PATH`, and each version in a folder of its own.
fn postgresql() -> Option<PathBuf> {
    let beside = on_path(&["psql"])?.parent()?.to_path_buf();
    let debian = std::fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    let mut folders: Vec<PathBuf> = debian.map(|entry| entry.path().join("bin")).collect();
    folders.sort_by_key(|folder| version(folder));
    folders.insert(0, beside);
    let has_all = |folder: &PathBuf| ["initdb", "pg_ctl", "createdb", "psql"].iter().all(|name| folder.join(name).is_file());
    folders.into_iter().rev().find(has_all)
}

/// Returns the version that a folder of Debian is for, as in `/usr/lib/postgresql/15/bin`.
fn version(folder: &Path) -> u32 {
    let name = folder.parent().and_then(Path::file_name).unwrap_or_default();
    name.to_string_lossy().parse().unwrap_or_default()
}
