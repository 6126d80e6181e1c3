//! The holder of a seat.

use bastide_store::SeatRow;
use bastide_store::secret;

/// The holder of a seat.
pub struct Holder {
    /// The hash of the secret of the seat.
    key: Option<Vec<u8>>,
    /// The id of the account.
    pub account: Option<String>,
}

impl Holder {
    pub fn of(row: &SeatRow) -> Holder {
        Holder { key: row.key.clone(), account: row.account.clone() }
    }

    /// Returns `true` if this is the secret of the seat.
    pub fn has(&self, secret: &str) -> bool {
        self.key.as_deref().is_some_and(|key| secret::fits(secret, key))
    }
}

/// What only this server knows of the person who holds a seat.
#[derive(Clone, Debug, Default)]
pub(crate) struct Key {
    /// The SHA-256 of the secret of the seat.
    pub key: Option<Vec<u8>>,
    /// The id of the account.
    pub account: Option<String>,
}
