//! `bastide licenses`: the licences of this program and of its parts.

use serde::Serialize;
use std::io::Write;

use bastide_console::report::Report;

/// The licences of this program and the notices of its parts, each as the full text.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct Licenses {
    /// The choice of licences.
    pub program: &'static str,
    /// The MIT License.
    pub mit: &'static str,
    /// The Apache License, Version 2.0.
    pub apache: &'static str,
    /// The notices of the fonts, as Markdown.
    pub third_party: &'static str,
    /// The licences of the crates, written by `.ci/notices`.
    pub crates: &'static str,
}

/// All licence texts.
pub const LICENSES: Licenses = Licenses {
    program: include_str!("../../../LICENSE"),
    mit: include_str!("../../../LICENSE-MIT"),
    apache: include_str!("../../../LICENSE-APACHE"),
    third_party: include_str!("../../../THIRD-PARTY.md"),
    crates: include_str!("../crates.txt"),
};

impl Report for Licenses {
    fn text(&self, out: &mut dyn Write) -> std::io::Result<()> {
        let parts = [self.program, self.mit, self.apache, self.third_party, self.crates];
        parts.iter().try_for_each(|part| writeln!(out, "{}\n", part.trim_end()))
    }
}
