//! Ceremonies (WebAuthn). One begins with a challenge and ends with what the browser signed; it is kept as a document in
//! between, so that any server with the same store can end it, once.

use bastide_service::printable;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use uuid::Uuid;
use webauthn_rs::Webauthn;
use webauthn_rs::prelude::{
    CredentialID, DiscoverableAuthentication, Passkey, PasskeyRegistration, PublicKeyCredential, RegisterPublicKeyCredential,
};

use super::{CEREMONY, Challenge, PASSKEY, refused};
use crate::documents::all_of;
use crate::{Account, Accounts};
use bastide_common::{Failure, Why};
use bastide_store::secret;
use bastide_store::time::now_ms;
use bastide_store::{Document, Put, StoreError};

/// The time for a ceremony, in milliseconds.
const PATIENCE: i64 = 5 * 60 * 1000;
/// The most passkeys of an account.
const MAX: usize = 20;
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

/// A new passkey.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Made {
    ceremony: String,
    credential: RegisterPublicKeyCredential,
    /// The label from the person.
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

fn many() -> Failure {
    Failure::Refused("error-account-passkeys-many".into())
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
        if known.len() >= MAX {
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
            if known.len() >= MAX {
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
    pub(crate) fn confirmed_by(&self, given: &Given) -> Result<String, Failure> {
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
}
