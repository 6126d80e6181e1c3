//! The expansions that this program can put at a table.
//!
//! A crate that is only listed in `Cargo.toml` is not linked, and what it announces is not there; the `use` lines below
//! link them. A test compares what is linked with what is expected.

use std::io::Write;

use bastide_base as _;
use bastide_bridges_castles_bazaars as _;
use bastide_core::message::{did_you_mean, list};
use bastide_core::{Expansion, Manifest, linked};
use bastide_inns_cathedrals as _;
use bastide_maps as _;
use bastide_shop as _;
use bastide_traders_builders as _;
use serde::Serialize;

use crate::error::Error;
use crate::libraries::trust::{self, Trusted};
use crate::report::{Grid, Report};

/// All expansions that are linked, by id.
pub fn available() -> Vec<&'static dyn Expansion> {
    linked()
}

/// The expansion with this id.
pub fn find(id: &str) -> Result<&'static dyn Expansion, Error> {
    let all = available();
    let ids = || all.iter().map(|e| e.manifest().id);
    let found = all.iter().copied().find(|e| e.manifest().id == id);
    found.ok_or_else(|| {
        let meant = Manifest::named(id, all.iter().map(|e| e.manifest())).map_or(id, |m| m.id);
        Error::NoPlugin { id: id.into(), hint: did_you_mean(meant, ids()), known: list(ids()) }
    })
}

/// Libraries that a table or a record may name.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Allowed {
    /// The libraries.
    pub libraries: Vec<Trusted>,
    /// Are they allowed no longer?
    pub forgotten: bool,
}

impl Allowed {
    /// Those that the user has allowed.
    pub fn list() -> Result<Allowed, Error> {
        Ok(Allowed { libraries: trust::list()?, forgotten: false })
    }

    /// Allows some no longer. See [`trust::forget`].
    pub fn forget(which: &str) -> Result<Allowed, Error> {
        Ok(Allowed { libraries: trust::forget(which)?, forgotten: true })
    }
}

impl Report for Allowed {
    fn text(&self, out: &mut dyn Write) -> std::io::Result<()> {
        match (self.libraries.len(), self.forgotten) {
            (0, _) => writeln!(out, "No library is allowed.")?,
            (_, true) => writeln!(out, "These libraries are not allowed any longer:")?,
            (_, false) => writeln!(out, "Tables and records may name these libraries; --forget takes one back:")?,
        }
        let mut grid = Grid::new(&["SHA-256", "path"]).left(1);
        self.libraries.iter().for_each(|t| grid.row([t.sha256.clone(), t.path.clone()]));
        if self.libraries.is_empty() { Ok(()) } else { grid.write(out) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_expansion_that_is_expected_is_linked() {
        let ids: Vec<&str> = available().iter().map(|e| e.manifest().id).collect();
        assert_eq!(ids, ["base", "bridges-castles-bazaars", "inns-cathedrals", "maps", "shop", "traders-builders"]);
    }

    #[test]
    fn an_unknown_plugin_gets_the_nearest_name() {
        let message = find("bass").err().map(|e| e.to_string());
        let message = message.unwrap_or_default();
        assert!(message.starts_with("there is no plugin \"bass\"; did you mean \"base\"?; the plugins are base"), "{message}");
        for (short, id) in [
            ("bcb", "bridges-castles-bazaars"),
            ("bridges", "bridges-castles-bazaars"),
            ("castle", "bridges-castles-bazaars"),
            ("inns", "inns-cathedrals"),
            ("traders", "traders-builders"),
        ] {
            let message = find(short).err().map(|e| e.to_string()).unwrap_or_default();
            assert!(message.contains(&format!("did you mean \"{id}\"?")), "{message}");
        }
    }
}
