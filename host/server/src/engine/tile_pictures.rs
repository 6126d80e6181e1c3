//! The pictures of tiles, shared by all tables with the same rules.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError, Weak};

use bastide_core::Table;
use bastide_render::Studio;

/// The number of known rules at which those that no table uses are forgotten.
const MANY: usize = 256;

/// Returns the pictures for the rules of a table.
pub(super) fn of(table: &Table) -> Arc<Studio> {
    static KNOWN: Mutex<Option<HashMap<String, Weak<Studio>>>> = Mutex::new(None);
    let mut known = KNOWN.lock().unwrap_or_else(PoisonError::into_inner);
    let known = known.get_or_insert_default();
    if known.len() > MANY {
        known.retain(|_, studio| studio.strong_count() > 0);
    }
    // Names, seeds, draws and outcomes change no tile.
    let mut rules = table.clone();
    rules.seed = None;
    rules.draws.clear();
    rules.chance.clear();
    rules.players.iter_mut().for_each(|player| player.name.clear());
    let entry = known.entry(rules.to_toml()).or_default();
    entry.upgrade().unwrap_or_else(|| {
        let studio = Arc::new(Studio::default());
        *entry = Arc::downgrade(&studio);
        studio
    })
}
