//! Abbeys after the last tile. JCloisterZone asks a player who passes again, until all abbeys are
//! placed that can be placed. Bastide asks each player once.

use serde_json::Value;

use super::super::questions::ABBEY;
use super::super::subjects::{Question, question};
use super::Mirror;

impl Mirror {
    /// Returns `true` for a pass of a player who places an abbey later, when JCloisterZone asks again.
    /// `next` contains the messages after it. Without players in the messages, no pass is one.
    pub(in super::super) fn defers_abbey(&self, msg: &Value, next: &[Value]) -> bool {
        let places = |later: &Value| {
            later["type"] == "PLACE_TILE" && later["payload"]["tileId"] == ABBEY && later["player"] == msg["player"]
        };
        let asked = question(&self.game) == Some(Question::LastAbbey) && msg["type"] == "PASS";
        asked && msg["player"].is_number() && next.iter().any(places)
    }
}
