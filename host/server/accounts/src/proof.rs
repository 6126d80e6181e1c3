//! The proof that an account belongs to a person.

use serde::Deserialize;

use super::passkeys::Given;
use super::{Account, Accounts, passphrase};
use bastide_common::Failure;

/// The proof that an account belongs to a person.
#[derive(Deserialize)]
#[serde(untagged)]
pub enum Proof {
    /// With the passphrase.
    Passphrase {
        /// The passphrase.
        passphrase: String,
    },
    /// With a passkey.
    Passkey {
        /// The passkey.
        passkey: Box<Given>,
    },
}

impl Accounts {
    /// Checks that the sender of a request is the person of an account.
    ///
    /// # Errors
    /// They are not.
    pub fn check(&self, account: &Account, proof: &Proof) -> Result<(), Failure> {
        let is_theirs = match proof {
            Proof::Passphrase { passphrase } => passphrase::fits(passphrase, account.passphrase.as_deref())?,
            Proof::Passkey { passkey } => self.confirmed_by(passkey)? == account.id,
        };
        if is_theirs { Ok(()) } else { Err(Failure::Forbidden("error-account-proof".into())) }
    }
}
