//! The points of the end of a game, step by step, with the features from which they come.

use bastide_core::{Game, Player, ScoreEntry};
use bastide_session::ear::Ear;
use bastide_session::narration;
use serde_json::{Value, json};

use crate::cells;
use crate::reader::Reader;

/// The most segments of a feature that is drawn; of a larger one, the cell of its figure is marked.
const MAX: usize = 80;

impl Reader<'_> {
    /// Returns the steps: who receives how many points, in words, and the shapes of the feature.
    pub(crate) fn final_scoring(self, seen: &Game) -> Vec<Value> {
        let ear = Ear::of(seen, self.names);
        let graph = &seen.state().core.graph;
        let step = |(entry, words): (ScoreEntry, String)| {
            let Player(player) = entry.player;
            let cell = entry.seg.map(|seg| graph.get(seg).cell);
            let shapes = entry.seg.map(|seg| self.shapes(seen, seg)).filter(|shapes| shapes.len() <= MAX);
            let words = cells::told(&words, ear, self.names.language());
            json!({"player": player, "words": words, "cell": cell.map(|cell| [cell.x, cell.y]),
                   "shapes": shapes.map(|shapes| shapes.concat()).unwrap_or_default()})
        };
        narration::awards(seen, self.names).into_iter().map(step).collect()
    }
}
