//! Passkeys (WebAuthn): what is kept of them. Making and using one is a ceremony, which needs the feature `passkeys`;
//! without it, a server has no host for which passkeys are made, and every ceremony is refused.

#[cfg(feature = "passkeys")]
mod ceremonies;
#[cfg(not(feature = "passkeys"))]
#[path = "without.rs"]
mod ceremonies;

use bastide_common::Failure;
use bastide_store::time::now_ms;
use bastide_store::{Document, Put};
use serde::Serialize;
use serde_json::Value;

pub use self::ceremonies::{Given, Made};
use super::documents::{all_of, pages, rest, text};
use super::{ACCOUNT, Account, Accounts};

/// The kind of the passkeys, under `ACCOUNT/CREDENTIAL`.
pub(super) const PASSKEY: &str = "passkey";
/// The kind of the ceremonies that have begun.
const CEREMONY: &str = "ceremony";

/// The data that a browser needs for a ceremony.
#[derive(Serialize)]
pub struct Challenge {
    /// The name of the ceremony.
    pub ceremony: String,
    /// The options for `navigator.credentials`.
    pub options: Value,
}

/// A passkey as the person sees it.
#[derive(Debug, Serialize)]
pub struct Shown {
    /// Its id.
    pub id: String,
    /// The label from the person; may be empty.
    pub label: String,
    /// When it was made, in milliseconds since 1970.
    pub created: i64,
    /// When it was last used, in milliseconds since 1970.
    pub used: Option<i64>,
}

fn refused() -> Failure {
    Failure::Forbidden("error-account-passkey".into())
}

impl Accounts {
    /// Deletes ceremonies that nobody has ended.
    ///
    /// # Errors
    /// The store fails.
    pub fn forget_ceremonies(&self) -> Result<(), Failure> {
        for old in pages(&*self.store, CEREMONY, "")? {
            if old.value["until"].as_i64().unwrap_or_default() < now_ms() {
                self.store.put(vec![Put::delete(CEREMONY, old)])?;
            }
        }
        Ok(())
    }

    /// Returns a change of an account that changes nothing of it. Beside a change of its passkeys, it fails if the
    /// account was deleted or another of them was added or removed meanwhile.
    fn touched(&self, account: &str) -> Result<Put, Failure> {
        let kept = self.store.document(ACCOUNT, account)?.ok_or_else(refused)?;
        let value = kept.value.clone();
        Ok(Put::replace(ACCOUNT, kept, value))
    }

    /// Returns the passkeys of an account.
    ///
    /// # Errors
    /// The store fails.
    pub fn passkeys(&self, account: &str) -> Result<Vec<Shown>, Failure> {
        let shown = |kept: Document| Shown {
            id: rest(&kept).to_owned(),
            label: text(&kept.value["label"]),
            created: kept.value["created"].as_i64().unwrap_or_default(),
            used: kept.value["used"].as_i64(),
        };
        Ok(all_of(&*self.store, PASSKEY, account)?.into_iter().map(shown).collect())
    }

    /// Removes a passkey of an account.
    ///
    /// # Errors
    /// There is no such passkey, or the account would be left without a way in.
    pub fn remove_passkey(&self, account: &Account, id: &str) -> Result<(), Failure> {
        loop {
            let touched = self.touched(&account.id)?;
            let all = all_of(&*self.store, PASSKEY, &account.id)?;
            if all.len() <= 1 && !account.has_passphrase() {
                return Err(Failure::Refused("error-account-last-passkey".into()));
            }
            let found = all.into_iter().find(|kept| rest(kept) == id).ok_or(Failure::NoPage)?;
            // Another one may be removed, or this one used, at the same time.
            if self.store.put(vec![Put::delete(PASSKEY, found), touched])? {
                return Ok(());
            }
        }
    }
}
