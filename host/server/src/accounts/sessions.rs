//! Sessions: the browsers in which a person is signed in. A browser has the id of the account and a
//! secret; the server keeps the hash of the secret.

use serde_json::json;

use super::Accounts;
use super::documents::all_of;
use crate::error::Failure;
use crate::secret;
use crate::store::Put;
use crate::time::now_ms;

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

impl Accounts {
    /// Begins a session of an account. Returns what the browser keeps.
    ///
    /// # Errors
    /// The store fails.
    pub fn begin_session(&self, account: &str) -> Result<String, Failure> {
        let session = format!("{account}.{}", secret::new()?);
        if let Some((_, key)) = read(&session) {
            let now = now_ms();
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
        let (now, used) = (now_ms(), found.value["used"].as_i64().unwrap_or_default());
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
