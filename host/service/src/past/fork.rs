//! Another game that begins as this one.

use bastide_core::Player;
use serde_json::{Value, json};

use crate::reader::Reader;

impl Reader<'_> {
    /// Returns the table and the actions of a game that begins with the first `at` actions of this one,
    /// and goes on with a new seed.
    pub(crate) fn fork(self, at: usize, seed: u64) -> Result<Value, String> {
        let fork = self.recorder.fork(at, seed).map_err(|e| e.problem.to_string())?;
        let lines: Vec<Value> = fork.played().map(|(Player(player), _, line)| json!({"line": line, "player": player})).collect();
        Ok(json!({"toml": fork.table().to_toml(), "lines": lines}))
    }
}
