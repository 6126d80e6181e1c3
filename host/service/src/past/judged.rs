//! The decisions of a game that is over, judged.

use bastide_bots::{Budget, Search};
use bastide_core::notation;
use bastide_session::analysis::{self, SEED, SIMULATIONS};
use serde_json::{Value, json};

use crate::reader::{CANCELLED, Reader};

/// The number of actions that are judged for one answer. A page asks for one part after the other, so
/// it can show how far the analysis is, and who leaves the page stops it.
const PART: usize = 6;

impl Reader<'_> {
    /// Judges the decisions among a few actions, of which `from` come before, as `bastide analyze` does.
    /// Nothing in the answer depends on who asks.
    pub(crate) fn judge(self, from: usize, is_cancelled: &dyn Fn() -> bool) -> Result<Value, String> {
        let all = self.recorder.len();
        let end = from.saturating_add(PART).min(all);
        let mut search = Search::new(Budget::Simulations(SIMULATIONS));
        let mut moves = Vec::new();
        for decided in analysis::decisions(self.recorder, from..end).map_err(|e| e.message())? {
            if is_cancelled() {
                return Err(CANCELLED.into());
            }
            let Some(judged) = analysis::judge(&decided, &mut search, SIMULATIONS, SEED) else { continue };
            let v = decided.game.view();
            moves.push(json!({
                "n": decided.action, "turn": v.core.turn.number, "player": decided.player.0,
                "best": notation::print(v, &judged.best), "lost": judged.lost, "error": judged.error,
                "mistake": judged.is_mistake(), "chances": judged.chances,
            }));
        }
        Ok(json!({"moves": moves, "next": (end < all).then_some(end), "of": all}))
    }
}
