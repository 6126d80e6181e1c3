//! What `add` and `remove` say.

use std::io::Write;

use bastide_core::message::{printable_line, toml_header};
use bastide_tables::libraries::added::Added;
use serde::Serialize;

use super::fetch::Fetched;
use bastide_console::language::{list, say};
use bastide_console::report::Report;

/// A crate that was added.
#[derive(Serialize)]
pub(super) struct Done {
    #[serde(flatten)]
    pub(super) added: Added,
    /// The ids and titles of its expansions.
    #[serde(skip)]
    pub(super) titles: Vec<(String, String)>,
}

impl Report for Done {
    fn text(&self, out: &mut dyn Write) -> std::io::Result<()> {
        let Added { name, version, bundle, .. } = &self.added;
        writeln!(out, "{}", printable_line(&say!("added-done", name = name.as_str(), version = version.as_str())))?;
        writeln!(out)?;
        for (id, title) in &self.titles {
            writeln!(out, "    {}  # {}", toml_header(id), printable_line(title))?;
        }
        writeln!(out)?;
        if let Some(bundle) = bundle {
            writeln!(out, "{}", say!("added-bundle", file = bundle.display().to_string()))?;
        }
        Ok(())
    }
}

/// A crate that was removed.
#[derive(Serialize)]
#[serde(transparent)]
pub(super) struct Gone(pub(super) Added);

impl Report for Gone {
    fn text(&self, out: &mut dyn Write) -> std::io::Result<()> {
        let ids = list(&self.0.expansions);
        let told = say!("added-gone", name = self.0.name.as_str(), version = self.0.version.as_str(), list = ids);
        writeln!(out, "{}", printable_line(&told))
    }
}

/// Writes what a crate says of itself, before it is built.
pub(super) fn about(fetched: &Fetched, out: &mut dyn Write) -> std::io::Result<()> {
    let Fetched { name, version, licence, about, source, .. } = fetched;
    let licence = if licence.is_empty() { say("bundle-no-licence") } else { licence.clone() };
    writeln!(out, "{}", printable_line(&format!("{name} {version}: {about} ({source}, {licence})")))?;
    writeln!(out, "{}", say("added-rights"))
}
