//! Who holds a seat.

use crate::secret;
use crate::store::SeatRow;

/// Who holds a seat.
pub(in crate::rooms) struct Holder {
    /// The hash of the secret of the seat.
    key: Option<Vec<u8>>,
    /// The id of the account.
    pub(in crate::rooms) account: Option<String>,
}

impl Holder {
    pub(in crate::rooms) fn of(row: &SeatRow) -> Holder {
        Holder { key: row.key.clone(), account: row.account.clone() }
    }

    /// Returns `true` if this is the secret of the seat.
    pub(in crate::rooms) fn has(&self, secret: &str) -> bool {
        self.key.as_deref().is_some_and(|key| secret::fits(secret, key))
    }
}
