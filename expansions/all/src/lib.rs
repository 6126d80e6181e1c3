//! The expansions of this repository, in one list.
//!
//! `Cargo.toml` of this crate has a line for each; the list is made from it when the crate is built,
//! so a new expansion needs its folder and that line. Each is named with its type: for the crate
//! `bastide-dark-woods` that is `bastide_dark_woods::DarkWoods`.
//!
//! A program with expansions of other authors links their crates and asks [`bastide_core::linked`]
//! for what they announced. That list is empty in WebAssembly, and this one is not.

use bastide_core::Expansion;

/// Returns the expansions of this repository, by id.
pub fn all() -> Vec<&'static dyn Expansion> {
    let mut all: Vec<&'static dyn Expansion> = Vec::from(include!(concat!(env!("OUT_DIR"), "/list.rs")));
    all.sort_by_key(|expansion| expansion.manifest().id);
    all
}

/// Returns the expansions of this repository and those that other linked crates announced, by id.
pub fn available() -> Vec<&'static dyn Expansion> {
    let mut available = all();
    let known = |e: &&'static dyn Expansion| available.iter().any(|own| own.manifest().id == e.manifest().id);
    let others: Vec<_> = bastide_core::linked().into_iter().filter(|e| !known(e)).collect();
    available.extend(others);
    available.sort_by_key(|expansion| expansion.manifest().id);
    available
}
