//! Accounts: people who sign in, with a passphrase or a passkey. An account is optional; a seat belongs to
//! its secret as well.
//!
//! - `sessions` are the browsers in which a person is signed in.
//! - [`own_tables`] are the tables at which an account has a seat.
//! - [`results`] are the games that ended: past games, and the ratings that follow from them.
//! - `personal` is what is stored of a person, as a file, and how it is deleted.
//!
//! All is kept as documents of the store. The key of a document of an account begins with its id.

mod documents;
mod names;
pub mod own_tables;
pub mod passkeys;
pub mod passphrase;
pub mod personal;
pub mod proof;
pub mod ratings;
mod recent;
#[cfg(feature = "passkeys")]
mod relying_party;
#[cfg(not(feature = "passkeys"))]
#[path = "without_relying_party.rs"]
mod relying_party;
pub mod results;
mod sessions;
mod settings;

use std::sync::Arc;

use serde::{Deserialize, Serialize};
use serde_json::json;

pub use self::names::MAX as NAME;
pub use self::names::folded;
use self::recent::Recent;
use self::relying_party::RelyingParty;
pub use self::settings::AccountSettings;
use bastide_common::Failure;
use bastide_store::secret;
use bastide_store::time::now_ms;
use bastide_store::{Document, Put, Store, StoreError};

/// The kind of the documents of accounts, by id.
const ACCOUNT: &str = "account";
/// The kind of the documents that hold names, by folded name.
const NAMED: &str = "account-name";

/// The accounts of a server.
pub struct Accounts {
    store: Arc<dyn Store>,
    /// The server as passkeys know it; `None` if it has no name.
    #[cfg_attr(not(feature = "passkeys"), expect(dead_code, reason = "this build has no passkeys"))]
    relying: Option<RelyingParty>,
    /// Whether games change ratings.
    pub has_ratings: bool,
    recent: Recent,
}

/// An account.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Account {
    /// Its id: 32 hexadecimal digits.
    pub id: String,
    /// The name as it is shown.
    pub name: String,
    /// When it was made, in milliseconds since 1970.
    pub created: i64,
    /// The hash of the passphrase, if it has one.
    passphrase: Option<String>,
    /// The number of finished games.
    pub games: u64,
}

impl Account {
    /// Returns `true` if the account has a passphrase.
    pub fn has_passphrase(&self) -> bool {
        self.passphrase.is_some()
    }

    fn of(document: &Document) -> Result<Account, Failure> {
        Ok(serde_json::from_value(document.value.clone()).map_err(StoreError::Row)?)
    }
}

impl Accounts {
    /// Makes the accounts of a server; `None` if they are switched off.
    pub fn new(store: Arc<dyn Store>, settings: AccountSettings, public: Option<&str>) -> Option<Arc<Accounts>> {
        let relying = RelyingParty::of(public);
        let accounts = Accounts { store, relying, has_ratings: settings.ratings, recent: Recent::default() };
        settings.on.then(|| Arc::new(accounts))
    }

    /// Returns an account by its id.
    ///
    /// # Errors
    /// The store fails.
    pub fn find(&self, id: &str) -> Result<Option<Account>, Failure> {
        self.store.document(ACCOUNT, id)?.as_ref().map(Account::of).transpose()
    }

    /// Returns an account by any spelling of its name.
    ///
    /// # Errors
    /// The store fails.
    pub fn named(&self, name: &str) -> Result<Option<Account>, Failure> {
        let Some(found) = self.store.document(NAMED, &names::folded(name))? else { return Ok(None) };
        self.find(found.value["account"].as_str().unwrap_or_default())
    }

    /// Checks that a name may be given to a new account, and returns it as it is shown.
    ///
    /// # Errors
    /// It is not a name, or it is taken.
    pub fn free_name(&self, name: &str) -> Result<String, Failure> {
        let name = names::shown(name)?;
        match self.store.document(NAMED, &names::folded(&name))? {
            Some(_) => Err(taken()),
            None => Ok(name),
        }
    }

    /// Makes an account with a passphrase. Takes as long as the hash of one.
    ///
    /// # Errors
    /// The name or the passphrase cannot be used, or the name is taken.
    pub fn sign_up(&self, name: &str, passphrase: &str) -> Result<Account, Failure> {
        let name = self.free_name(name)?;
        let passphrase = Some(passphrase::hash(passphrase, &names::folded(&name))?);
        self.create(Account { id: secret::new()?, name, created: now_ms(), passphrase, games: 0 }, None)
    }

    /// Stores a new account, with its first passkey.
    fn create(&self, account: Account, passkey: Option<Put>) -> Result<Account, Failure> {
        let value = serde_json::to_value(&account).map_err(StoreError::Row)?;
        let mut puts = vec![
            Put::new(NAMED, names::folded(&account.name), json!({"account": account.id})),
            Put::new(ACCOUNT, account.id.clone(), value),
        ];
        puts.extend(passkey);
        if self.store.put(puts)? { Ok(account) } else { Err(taken()) }
    }

    /// Returns the account with this name and passphrase. Takes as long for a name that does not exist.
    ///
    /// # Errors
    /// The name or the passphrase is wrong.
    pub fn sign_in(&self, name: &str, passphrase: &str) -> Result<Account, Failure> {
        let account = self.named(name)?;
        let hash = account.as_ref().and_then(|account| account.passphrase.as_deref());
        match passphrase::fits(passphrase, hash)? {
            true => account.ok_or_else(wrong),
            false => Err(wrong()),
        }
    }

    /// Gives an account another passphrase, or its first one.
    ///
    /// # Errors
    /// The passphrase cannot be used, or the account was deleted.
    pub fn set_passphrase(&self, id: &str, passphrase: &str) -> Result<(), Failure> {
        let account = self.find(id)?.ok_or(Failure::NoPage)?;
        let hash = passphrase::hash(passphrase, &names::folded(&account.name))?;
        loop {
            let document = self.store.document(ACCOUNT, id)?.ok_or(Failure::NoPage)?;
            let mut value = document.value.clone();
            value["passphrase"] = json!(hash);
            if self.store.put(vec![Put::replace(ACCOUNT, document, value)])? {
                return Ok(());
            }
        }
    }
}

fn taken() -> Failure {
    Failure::Refused("error-account-name-taken".into())
}

fn wrong() -> Failure {
    Failure::Forbidden("error-account-wrong".into())
}
