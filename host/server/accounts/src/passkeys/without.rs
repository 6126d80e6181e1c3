//! A program without passkeys: no server has a host for them, and every ceremony is refused.

use bastide_common::Failure;
use serde::Deserialize;
use serde::de::IgnoredAny;

use super::Challenge;
use crate::{Account, Accounts};

/// A new passkey, which is not read.
#[derive(Deserialize)]
pub struct Made {
    #[serde(rename = "ceremony")]
    _ceremony: IgnoredAny,
}

/// A passkey that was used, which is not read.
#[derive(Deserialize)]
pub struct Given {
    #[serde(rename = "ceremony")]
    _ceremony: IgnoredAny,
}

fn refused<T>() -> Result<T, Failure> {
    Err(Failure::Refused("error-account-without-passkeys".into()))
}

impl Accounts {
    /// Returns `None`: passkeys are made for no host.
    pub fn passkey_host(&self) -> Option<&str> {
        None
    }

    /// Begins no account.
    ///
    /// # Errors
    /// Always.
    pub fn begin_sign_up(&self, _name: &str) -> Result<Challenge, Failure> {
        refused()
    }

    /// Makes no account.
    ///
    /// # Errors
    /// Always.
    pub fn end_sign_up(&self, _made: &Made) -> Result<Account, Failure> {
        refused()
    }

    /// Begins no passkey.
    ///
    /// # Errors
    /// Always.
    pub fn begin_adding(&self, _account: &Account) -> Result<Challenge, Failure> {
        refused()
    }

    /// Adds no passkey.
    ///
    /// # Errors
    /// Always.
    pub fn end_adding(&self, _id: &str, _made: &Made) -> Result<(), Failure> {
        refused()
    }

    /// Begins no ceremony.
    ///
    /// # Errors
    /// Always.
    pub fn begin_using(&self) -> Result<Challenge, Failure> {
        refused()
    }

    /// Lets nobody in.
    ///
    /// # Errors
    /// Always.
    pub fn sign_in_with(&self, _given: &Given) -> Result<Account, Failure> {
        refused()
    }

    /// Confirms nobody.
    pub(crate) fn confirmed_by(&self, _given: &Given) -> Result<String, Failure> {
        refused()
    }
}
