//! The store as one room writes to it: the room is lost once a write shows that its table may be different.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use bastide_store::{Change, Store, StoreError};

/// The store as one room writes to it.
pub(super) struct Pen {
    store: Arc<dyn Store>,
    lost: AtomicBool,
}

impl Pen {
    pub(super) fn new(store: Arc<dyn Store>) -> Pen {
        Pen { store, lost: AtomicBool::new(false) }
    }

    /// Writes changes of a table.
    ///
    /// # Errors
    /// As [`Store::write`].
    pub(super) fn write(&self, id: &str, fence: i64, changes: Vec<Change>) -> Result<(), StoreError> {
        let written = self.store.write(id, fence, changes);
        if matches!(written, Err(StoreError::Lost | StoreError::Unsure)) {
            self.lose();
        }
        written
    }

    /// Returns `true` if the table may be different from the room.
    pub(super) fn is_lost(&self) -> bool {
        self.lost.load(Ordering::Acquire)
    }

    /// Notes that the table may be different from the room.
    pub(super) fn lose(&self) {
        self.lost.store(true, Ordering::Release);
    }
}
