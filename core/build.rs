//! Records what this copy of the engine was made from and with, for [`abi`](../src/ruleset/abi.rs).
//!
//! The library of an expansion contains its own copy of the engine. The two copies may only work
//! together if they were made from the same sources by the same compiler in the same way. The texts
//! written here tell that.

use std::path::{Path, PathBuf};
use std::process::Command;

type Made<T> = Result<T, Box<dyn std::error::Error>>;

fn main() -> Made<()> {
    println!("cargo:rerun-if-changed=src");
    println!("cargo:rerun-if-changed=build.rs");
    let set = |name: &str, value: &str| println!("cargo:rustc-env=BASTIDE_{name}={value}");
    set("RUSTC", &rustc()?);
    set("TARGET", &std::env::var("TARGET")?);
    set("PROFILE", &std::env::var("PROFILE")?);
    set("OPT_LEVEL", &std::env::var("OPT_LEVEL")?);
    set("SOURCE", &format!("{:016x}", sources()?));
    set("FEATURES", &features());
    set("RUSTFLAGS", &rustflags());
    Ok(())
}

/// Returns the version of the compiler: release, commit and date.
fn rustc() -> Made<String> {
    let output = Command::new(std::env::var_os("RUSTC").unwrap_or_else(|| "rustc".into())).arg("-V").output()?;
    Ok(String::from_utf8(output.stdout)?.trim().to_owned())
}

/// Returns the enabled features, separated by blanks.
fn features() -> String {
    let mut features: Vec<String> =
        std::env::vars().filter_map(|(name, _)| Some(name.strip_prefix("CARGO_FEATURE_")?.to_owned())).collect();
    features.sort();
    features.join(" ")
}

/// Returns the flags of the compiler, separated by blanks. The separator that cargo uses cannot be
/// part of a variable.
fn rustflags() -> String {
    std::env::var("CARGO_ENCODED_RUSTFLAGS").unwrap_or_default().replace('\u{1f}', " ")
}

/// Returns a hash of all sources, with their names.
fn sources() -> Made<u64> {
    let mut files = Vec::new();
    collect(Path::new("src"), &mut files)?;
    files.sort();
    let mut hash = 0xcbf2_9ce4_8422_2325_u64;
    for file in files {
        let name = file.to_string_lossy().replace('\\', "/");
        for byte in name.bytes().chain(std::fs::read(&file)?.into_iter().filter(|b| *b != b'\r')) {
            hash = (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        }
    }
    Ok(hash)
}

fn collect(folder: &Path, files: &mut Vec<PathBuf>) -> Made<()> {
    for entry in std::fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            collect(&path, files)?;
        } else {
            files.push(path);
        }
    }
    Ok(())
}
