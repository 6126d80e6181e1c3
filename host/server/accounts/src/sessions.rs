//! Sessions: the browsers in which a person is signed in. A browser has the id of the account and a
//! secret; the server keeps the hash of the secret.

use serde_json::json;

use super::Accounts;
use super::documents::all_of;
use bastide_common::Failure;
use bastide_store::secret;
use bastide_store::time::now_ms;
use bastide_store::{Document, Put};

/// The kind of the documents: one for each session, under `ACCOUNT/HASH`.
pub(super) const SESSION: &str = "session";
/// The time after which an unused session ends, in milliseconds: a year.
const KEPT: i64 = 365 * DAY;
const DAY: i64 = 24 * 3600 * 1000;
/// The number of digits of an id and of a secret.
const DIGITS: usize = 32;

/// Returns the account and the key of the document of a session.
fn read(session: &str) -> Option<(&str, String)> {
    let (account, secret) = session.split_once('.')?;
    let is_id = |text: &str| text.len() == DIGITS && text.bytes().all(|b| b.is_ascii_hexdigit());
    (is_id(account) && is_id(secret)).then(|| (account, format!("{account}/{}", secret::hex(&secret::hash(secret)))))
}

/// Returns when a session was used last, to a day, in milliseconds since 1970.
fn last_use(session: &Document) -> i64 {
    session.value["used"].as_i64().unwrap_or_default()
}

impl Accounts {
    /// Begins a session of an account. Returns what the browser keeps. Sessions of the account that have ended
    /// because nobody used them are deleted.
    ///
    /// # Errors
    /// The store fails.
    pub fn begin_session(&self, account: &str) -> Result<String, Failure> {
        let session = format!("{account}.{}", secret::new()?);
        if let Some((_, key)) = read(&session) {
            let now = now_ms();
            for unused in all_of(&*self.store, SESSION, account)?.into_iter().filter(|old| last_use(old) < now - KEPT) {
                // If another request has used or deleted it, that is as good.
                self.store.put(vec![Put::delete(SESSION, unused)])?;
            }
            self.store.put(vec![Put::new(SESSION, key, json!({"began": now, "used": now}))])?;
        }
        Ok(session)
    }

    /// Returns the account of a session that was looked up a moment ago; `None` if the store has to be asked.
    pub fn recent(&self, session: &str) -> Option<String> {
        let (account, key) = read(session)?;
        self.recent.has(&key).then(|| account.to_owned())
    }

    /// Returns the account of a session; `None` if it has ended. Notes that it is used.
    ///
    /// # Errors
    /// The store fails.
    pub fn of_session(&self, session: &str) -> Result<Option<String>, Failure> {
        let Some((account, key)) = read(session) else { return Ok(None) };
        let Some(found) = self.store.document(SESSION, &key)? else { return Ok(None) };
        let (now, used) = (now_ms(), last_use(&found));
        if used < now - KEPT {
            self.store.put(vec![Put::delete(SESSION, found)])?;
            return Ok(None);
        }
        if used < now - DAY {
            let mut value = found.value.clone();
            value["used"] = json!(now);
            // If another request has noted it, that is as good.
            self.store.put(vec![Put::replace(SESSION, found, value)])?;
        }
        self.recent.add(key);
        Ok(Some(account.to_owned()))
    }

    /// Ends a session.
    ///
    /// # Errors
    /// The store fails.
    pub fn end_session(&self, session: &str) -> Result<(), Failure> {
        let Some((_, key)) = read(session) else { return Ok(()) };
        while let Some(found) = self.store.document(SESSION, &key)? {
            if self.store.put(vec![Put::delete(SESSION, found)])? {
                break;
            }
        }
        self.recent.remove(&key);
        Ok(())
    }

    /// Ends all sessions of an account but one, if it is given.
    ///
    /// # Errors
    /// The store fails.
    pub fn end_sessions(&self, account: &str, but: Option<&str>) -> Result<(), Failure> {
        let keep = but.and_then(read).map(|(_, key)| key);
        for found in all_of(&*self.store, SESSION, account)? {
            let mut found = Some(found);
            // A session may be noted as used meanwhile.
            while let Some(session) = found.take().filter(|session| keep.as_ref() != Some(&session.key)) {
                let key = session.key.clone();
                if !self.store.put(vec![Put::delete(SESSION, session)])? {
                    found = self.store.document(SESSION, &key)?;
                }
            }
        }
        self.recent.remove(&format!("{account}/"));
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;
    use crate::AccountSettings;
    use bastide_store::{Documents, Memory};

    #[test]
    fn a_session_that_nobody_used_for_a_year_ends_and_is_deleted() -> Result<(), Box<dyn std::error::Error>> {
        let store = Arc::new(Memory::default());
        let accounts = Accounts::new(store.clone(), AccountSettings::default(), None).ok_or("no accounts")?;
        let account = secret::new()?;
        let unused = |days: i64| -> Result<String, Box<dyn std::error::Error>> {
            let secret = secret::new()?;
            let (_, key) = read(&format!("{account}.{secret}")).ok_or("no session")?;
            store.put(vec![Put::new(SESSION, key, json!({"began": 0, "used": now_ms() - days * DAY}))])?;
            Ok(format!("{account}.{secret}"))
        };
        let (fresh, old, older) = (unused(364)?, unused(366)?, unused(400)?);
        assert_eq!(accounts.of_session(&fresh)?, Some(account.clone()));
        assert_eq!(accounts.of_session(&old)?, None);
        let kept = || store.documents(SESSION, &format!("{account}/"), 9).map(|all| all.len());
        assert_eq!(kept()?, 2, "the one that was asked for is deleted");
        let new = accounts.begin_session(&account)?;
        assert_eq!(kept()?, 2, "the other one is deleted when the person signs in");
        assert_eq!(accounts.of_session(&older)?, None);
        assert_eq!(accounts.of_session(&new)?, Some(account));
        Ok(())
    }
}
