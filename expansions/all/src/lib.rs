//! The expansions of this repository, in one list.
//!
//! `Cargo.toml` of this crate has a line for each; the list is made from it when the crate is built,
//! so a new expansion needs its folder and that line. Each is named with its type: for the crate
//! `bastide-dark-woods` that is `bastide_dark_woods::DarkWoods`.
//!
//! Only what is run depends on this crate: the program, the WebAssembly module, the Python package and tests. All other
//! crates take the expansions that are linked ([`bastide_core::linked`]), so a change of a rule builds none of them again.
//! In WebAssembly, where crates cannot announce their expansions, the module names these with [`bastide_core::link`].

use bastide_core::Expansion;

/// Returns the expansions of this repository, by id.
pub fn all() -> Vec<&'static dyn Expansion> {
    let mut all: Vec<&'static dyn Expansion> = Vec::from(include!(concat!(env!("OUT_DIR"), "/list.rs")));
    all.sort_by_key(|expansion| expansion.manifest().id);
    all
}
