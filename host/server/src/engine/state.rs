//! The game of one table in memory.

use std::sync::Arc;

use bastide_render::Studio;
use bastide_session::Session;

use super::moments::Moments;

/// The game of one table.
pub struct Engine {
    pub(super) session: Session,
    pub(super) studio: Arc<Studio>,
    pub(super) past: Moments,
    /// Whether each action let chance speak.
    pub(super) chance: Vec<bool>,
}
