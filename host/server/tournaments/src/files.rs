//! Results as files: comma-separated values, and JSON with the seals.

use bastide_common::Failure;
use bastide_tournament::tables::{games_csv, standings_csv};
use serde_json::json;

use crate::Tournaments;

/// The type of comma-separated values.
const CSV: &str = "text/csv; charset=utf-8";

/// A file to download.
pub struct File {
    /// Its type.
    pub kind: &'static str,
    /// Its text.
    pub text: String,
}

impl Tournaments {
    /// Returns a file of a tournament that an account may see.
    ///
    /// # Errors
    /// There is no such tournament or file, or the store fails.
    pub fn file(&self, id: &str, account: Option<&str>, name: &str) -> Result<File, Failure> {
        let kept = self.seen_by(id, account)?;
        match name {
            "standings.csv" => Ok(File { kind: CSV, text: standings_csv(&kept.tournament()?) }),
            "games.csv" => Ok(File { kind: CSV, text: games_csv(&kept.tournament()?) }),
            "tournament.json" => {
                let text = json!({"tournament": self.view(id, account, None)?, "seals": kept.seals()}).to_string();
                Ok(File { kind: "application/json", text })
            }
            _ => Err(Failure::NoPage),
        }
    }
}
