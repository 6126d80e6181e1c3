//! Whether the lords of a castle left because the game ended (EG-01).

use std::hash::{Hash, Hasher};

/// Whether the lords of a castle left because the game ended.
#[derive(Clone, Copy, Default)]
pub(super) struct LeftAtEnd(pub(super) bool);

/// Hashes nothing during the game.
impl Hash for LeftAtEnd {
    fn hash<H: Hasher>(&self, state: &mut H) {
        if self.0 {
            true.hash(state);
        }
    }
}
