//! What a bundle says of itself: `plugins --bundle`, and the question before its first use.

use std::io::Write;
use std::path::{Path, PathBuf};

use bastide_core::message::printable_line;
use bastide_sandbox::{Bundle, Manifest, Packed};
use serde::Serialize;

use bastide_console::Error;
use bastide_console::language::{decimal, say};
use bastide_console::report::Report;

/// What a bundle says of itself.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct About {
    /// The file.
    pub file: PathBuf,
    /// Its SHA-256.
    pub sha256: String,
    /// Its length in bytes.
    pub bytes: usize,
    /// The manifest.
    #[serde(flatten)]
    pub manifest: Manifest,
}

impl About {
    /// Returns what the bundle from a file says of itself.
    ///
    /// # Errors
    /// The bundle has no manifest.
    pub fn of(file: &Path, bundle: &Bundle) -> Result<About, Error> {
        let manifest = bundle.manifest().cloned().ok_or_else(|| Error::Usage(say("bundle-no-manifest")))?;
        Ok(About { file: file.into(), sha256: bundle.sha256().into(), bytes: bundle.bytes(), manifest })
    }
}

impl Report for About {
    fn text(&self, out: &mut dyn Write) -> std::io::Result<()> {
        let file = printable_line(&self.file.display().to_string());
        writeln!(out, "{}", say!("bundle-file", file = file, size = size(self.bytes)))?;
        writeln!(out, "SHA-256 {}", self.sha256)?;
        let engine = printable_line(&self.manifest.engine);
        writeln!(out, "{}", say!("bundle-engine", engine = engine, protocol = self.manifest.protocol))?;
        expansions(&self.manifest.expansions, out)?;
        writeln!(out, "{}", say("bundle-no-rights"))
    }
}

/// Writes what the expansions of a bundle are.
pub fn expansions(all: &[Packed], out: &mut dyn Write) -> std::io::Result<()> {
    for Packed { id, title, version, about, source, licence } in all {
        let licence = if licence.is_empty() { say("bundle-no-licence") } else { licence.clone() };
        writeln!(out, "  {}", printable_line(&format!("{id} {version}: {title}. {about} ({source}, {licence})")))?;
    }
    Ok(())
}

/// Returns a length in bytes for people.
pub fn size(bytes: usize) -> String {
    say!("bundle-megabytes", n = decimal(bytes as f64 / 1e6, 1))
}
