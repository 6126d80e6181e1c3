//! The game of one table in memory.

use std::sync::Arc;

use bastide_render::Studio;
use bastide_session::Session;

use super::replay::Replay;

/// The game of one table.
pub struct Engine {
    pub(super) session: Session,
    pub(super) studio: Arc<Studio>,
    pub(super) past: Replay,
    /// Whether each action let chance speak.
    pub(super) chance: Vec<bool>,
}
