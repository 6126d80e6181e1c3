//! The options and presets of The Messages.

use bastide_core::Manifest;

/// The manifest of The Messages: its id, options and presets.
pub static MANIFEST: Manifest = Manifest {
    id: "messages",
    title: "The Messages",
    version: env!("CARGO_PKG_VERSION"),
    about: "The Messages: two markers on the scoreboard, and messages that a player draws.",
    requires: &["base"],
    conflicts: &[],
    options: &[],
    presets: &[],
    rules: include_str!("../RULES.md"),
};
