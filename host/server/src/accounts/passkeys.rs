//! Passkeys (WebAuthn). A ceremony begins with a challenge and ends with what the browser signed; it is kept
//! as a document in between, so that any server with the same store can end it, once.

use bastide_engine::printable;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use uuid::Uuid;
use webauthn_rs::Webauthn;
use webauthn_rs::prelude::{
    CredentialID, DiscoverableAuthentication, Passkey, PasskeyRegistration, PublicKeyCredential, RegisterPublicKeyCredential,
};

use super::documents::{all_of, pages, rest, text};
use super::{ACCOUNT, Account, Accounts};
use crate::error::{Failure, Why};
use crate::secret;
use crate::store::{Document, Put, StoreError};
use crate::time::now_ms;

/// The kind of the passkeys, under `ACCOUNT/CREDENTIAL`.
pub(super) const PASSKEY: &str = "passkey";
/// The kind of the ceremonies that have begun.
const CEREMONY: &str = "ceremony";
/// The time for a ceremony, in milliseconds.
const PATIENCE: i64 = 5 * 60 * 1000;
/// The most passkeys of an account.
const MOST: usize = 20;
/// The most characters of the label of a passkey.
const LABEL: usize = 40;
/// A ceremony that has begun.
#[derive(Serialize, Deserialize)]
struct Ceremony {
    until: i64,
    state: State,
}

#[derive(Serialize, Deserialize)]
enum State {
    /// A new account gets its first passkey.
    SignUp { account: String, name: String, registration: PasskeyRegistration },
    /// An account gets another passkey.
    Add { account: String, registration: PasskeyRegistration },
    /// A passkey says whose it is.
    Use(DiscoverableAuthentication),
}

/// What a browser needs for a ceremony.
#[derive(Serialize)]
pub struct Challenge {
    /// The name of the ceremony.
    pub ceremony: String,
    /// The options for `navigator.credentials`.
    pub options: Value,
}

/// A new passkey.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Made {
    ceremony: String,
    credential: RegisterPublicKeyCredential,
    /// What the person calls it.
    #[serde(default)]
    label: String,
}

/// A passkey that was used.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Given {
    ceremony: String,
    credential: PublicKeyCredential,
}

/// A passkey as the person sees it.
#[derive(Debug, Serialize)]
pub struct Shown {
    /// Its id.
    pub id: String,
    /// What the person calls it; may be empty.
    pub label: String,
    /// When it was made, in milliseconds since 1970.
    pub created: i64,
    /// When it was last used, in milliseconds since 1970.
    pub used: Option<i64>,
}

fn many() -> Failure {
    Failure::Refused("error-account-passkeys-many".into())
}

fn refused() -> Failure {
    Failure::Forbidden("error-account-passkey".into())
}

fn broken(error: impl std::fmt::Display) -> Failure {
    Failure::Broken(Why::with("error-account-passkey-broken", "why", error))
}

/// Returns the id of an account as passkeys have it.
fn handle(account: &str) -> Result<Uuid, Failure> {
    Uuid::parse_str(account).map_err(broken)
}

/// Reads a passkey.
fn read(kept: &Document) -> Result<Passkey, Failure> {
    Ok(serde_json::from_value(kept.value["passkey"].clone()).map_err(StoreError::Row)?)
}

/// Returns the document of a passkey.
fn document(account: &str, passkey: &Passkey, label: &str) -> Put {
    let key = format!("{account}/{}", secret::hex(passkey.cred_id()));
    Put::new(PASSKEY, key, json!({"passkey": passkey, "label": printable(label, LABEL), "created": now_ms(), "used": null}))
}

impl Accounts {
    /// Returns the host for which passkeys are made; `None` if this server cannot have any.
    pub fn passkey_host(&self) -> Option<&str> {
        self.relying.as_ref().map(|relying| relying.id.as_str())
    }

    fn relying(&self) -> Result<&Webauthn, Failure> {
        self.relying.as_ref().map(|relying| &relying.webauthn).ok_or_else(|| Failure::Refused("error-account-no-passkeys".into()))
    }

    fn begin(&self, state: State, mut options: Value) -> Result<Challenge, Failure> {
        let ceremony = secret::new()?;
        let value = serde_json::to_value(Ceremony { until: now_ms() + PATIENCE, state }).map_err(StoreError::Row)?;
        self.store.put(vec![Put::new(CEREMONY, ceremony.clone(), value)])?;
        Ok(Challenge { ceremony, options: options["publicKey"].take() })
    }

    /// Takes a ceremony. It ends with that, whatever comes of it.
    fn take(&self, ceremony: &str) -> Result<State, Failure> {
        let known = self.store.document(CEREMONY, ceremony)?.ok_or_else(refused)?;
        let value: Ceremony = serde_json::from_value(known.value.clone()).map_err(StoreError::Row)?;
        let is_first = self.store.put(vec![Put::delete(CEREMONY, known)])?;
        if is_first && value.until > now_ms() { Ok(value.state) } else { Err(refused()) }
    }

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

    fn registration(&self, account: &str, name: &str, known: Vec<CredentialID>) -> Result<(Value, PasskeyRegistration), Failure> {
        let start = self.relying()?.start_passkey_registration(handle(account)?, name, name, Some(known));
        let (options, state) = start.map_err(broken)?;
        let mut options = json!(options);
        // A passkey is found without the name of its account.
        let wanted = &mut options["publicKey"]["authenticatorSelection"];
        (wanted["residentKey"], wanted["requireResidentKey"]) = (json!("required"), json!(true));
        Ok((options, state))
    }

    /// Begins an account with a passkey.
    ///
    /// # Errors
    /// The name cannot be used or is taken.
    pub fn begin_sign_up(&self, name: &str) -> Result<Challenge, Failure> {
        let (name, account) = (self.free_name(name)?, secret::new()?);
        let (options, registration) = self.registration(&account, &name, Vec::new())?;
        self.begin(State::SignUp { account, name, registration }, options)
    }

    /// Makes the account of a ceremony.
    ///
    /// # Errors
    /// The passkey is refused, or the name was taken meanwhile.
    pub fn end_sign_up(&self, made: &Made) -> Result<Account, Failure> {
        let State::SignUp { account, name, registration } = self.take(&made.ceremony)? else { return Err(refused()) };
        let passkey = self.relying()?.finish_passkey_registration(&made.credential, &registration).map_err(|_| refused())?;
        let first = document(&account, &passkey, &made.label);
        self.create(Account { id: account, name, created: now_ms(), passphrase: None, games: 0 }, Some(first))
    }

    /// Begins another passkey of an account.
    ///
    /// # Errors
    /// The account has too many.
    pub fn begin_adding(&self, account: &Account) -> Result<Challenge, Failure> {
        let known = self.keys(&account.id)?;
        if known.len() >= MOST {
            return Err(many());
        }
        let known = known.iter().map(|passkey| passkey.cred_id().clone()).collect();
        let (options, registration) = self.registration(&account.id, &account.name, known)?;
        self.begin(State::Add { account: account.id.clone(), registration }, options)
    }

    /// Adds the passkey of a ceremony to an account.
    ///
    /// # Errors
    /// The passkey is refused.
    pub fn end_adding(&self, id: &str, made: &Made) -> Result<(), Failure> {
        let State::Add { account, registration } = self.take(&made.ceremony)? else { return Err(refused()) };
        if account != id {
            return Err(refused());
        }
        let passkey = self.relying()?.finish_passkey_registration(&made.credential, &registration).map_err(|_| refused())?;
        let new = document(&account, &passkey, &made.label);
        loop {
            let touched = self.touched(&account)?;
            let known = self.keys(&account)?;
            if known.len() >= MOST {
                return Err(many());
            }
            if known.iter().any(|other| other.cred_id() == passkey.cred_id()) {
                return Err(refused());
            }
            if self.store.put(vec![new.clone(), touched])? {
                return Ok(());
            }
        }
    }

    /// Returns a change of an account that changes nothing of it. Beside a change of its passkeys, it fails if the
    /// account was deleted or another of them was added or removed meanwhile.
    fn touched(&self, account: &str) -> Result<Put, Failure> {
        let kept = self.store.document(ACCOUNT, account)?.ok_or_else(refused)?;
        let value = kept.value.clone();
        Ok(Put::replace(ACCOUNT, kept, value))
    }

    /// Begins a ceremony with which a passkey says whose it is.
    ///
    /// # Errors
    /// The server has no name.
    pub fn begin_using(&self) -> Result<Challenge, Failure> {
        let (options, state) = self.relying()?.start_discoverable_authentication().map_err(broken)?;
        self.begin(State::Use(state), json!(options))
    }

    /// Returns the account of a passkey.
    ///
    /// # Errors
    /// The passkey is refused.
    pub fn sign_in_with(&self, given: &Given) -> Result<Account, Failure> {
        let account = self.confirmed_by(given)?;
        self.find(&account)?.ok_or_else(refused)
    }

    /// Returns the id of the account of a passkey.
    pub(super) fn confirmed_by(&self, given: &Given) -> Result<String, Failure> {
        let State::Use(state) = self.take(&given.ceremony)? else { return Err(refused()) };
        let relying = self.relying()?;
        let (handle, id) = relying.identify_discoverable_authentication(&given.credential).map_err(|_| refused())?;
        let account = handle.simple().to_string();
        let kept = self.store.document(PASSKEY, &format!("{account}/{}", secret::hex(id)))?.ok_or_else(refused)?;
        let mut passkey = read(&kept)?;
        let done = relying.finish_discoverable_authentication_v2(&given.credential, state, &passkey).map_err(|_| refused())?;
        passkey.update_credential(&done);
        let mut value = kept.value.clone();
        (value["passkey"], value["used"]) = (json!(passkey), json!(now_ms()));
        // Its counter has changed if somebody else has used it meanwhile.
        if self.store.put(vec![Put::replace(PASSKEY, kept, value)])? { Ok(account) } else { Err(refused()) }
    }

    fn keys(&self, account: &str) -> Result<Vec<Passkey>, Failure> {
        all_of(&*self.store, PASSKEY, account)?.iter().map(read).collect()
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
