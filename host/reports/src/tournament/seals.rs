//! `tournament --verify`: the seals of a tournament of a server are checked.

use std::io::Write;
use std::path::Path;

use bastide_files::read;
use bastide_tournament::opened::{Checked, Seals};
use serde::{Deserialize, Serialize};

use super::wrong;
use bastide_console::Error;
use bastide_console::language::say;
use bastide_console::report::{Report, aligned, print};

/// The part of the file that is checked.
#[derive(Deserialize)]
struct Published {
    seals: Seals,
}

/// The seals that hold.
#[derive(Serialize)]
struct Held {
    #[serde(flatten)]
    checked: Checked,
}

impl Report for Held {
    fn text(&self, out: &mut dyn Write) -> std::io::Result<()> {
        let Checked { rounds, games, sealed, whole } = self.checked;
        writeln!(out, "{}", say(if whole { "tournament-whole" } else { "tournament-still-sealed" }))?;
        let lines = [("seal-rounds", rounds.to_string()), ("seal-games", games.to_string()), ("seal-sealed", sealed.to_string())];
        aligned(&lines, out)
    }
}

/// Checks the seals in a file.
pub(super) fn verify(file: &Path, json: bool, out: &mut dyn Write) -> Result<(), Error> {
    let published: Published = serde_json::from_str(&read::text(file)?).map_err(|error| wrong(file, &error))?;
    let checked = published.seals.check().map_err(|broken| wrong(file, &broken))?;
    print(&Held { checked }, json, out)
}
