//! The options and presets of The Tunnel.

use bastide_core::Manifest;

/// The manifest of The Tunnel: its id, options and presets.
pub static MANIFEST: Manifest = Manifest {
    id: "tunnel",
    title: "The Tunnel",
    version: env!("CARGO_PKG_VERSION"),
    about: "The Tunnel: tokens that join the ends of roads at tunnels.",
    requires: &["base"],
    conflicts: &[],
    options: &[],
    presets: &[],
    rules: include_str!("../RULES.md"),
};
