//! The options and presets of The Flying Machines.

use bastide_core::Manifest;

/// The manifest of The Flying Machines: its id, options and presets.
pub static MANIFEST: Manifest = Manifest {
    id: "flier",
    title: "The Flying Machines",
    version: env!("CARGO_PKG_VERSION"),
    about: "The Flying Machines: tiles from which a follower may fly.",
    requires: &["base"],
    conflicts: &[],
    options: &[],
    presets: &[],
    rules: include_str!("../RULES.md"),
};
