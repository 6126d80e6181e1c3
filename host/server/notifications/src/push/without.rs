//! Stands for the key and the sender of push messages in a program without the feature `push`.

use std::convert::Infallible;
use std::path::Path;

use bastide_common::Failure;

use super::PushKeyError;
use crate::outcome::Outcome;
use crate::subscription::Browser;

/// The key with which a server signs push messages. No value of this type exists.
#[derive(Clone, Debug)]
pub struct PushKey(Infallible);

impl PushKey {
    /// Makes no key.
    ///
    /// # Errors
    /// Always [`PushKeyError::Absent`].
    pub fn new() -> Result<PushKey, PushKeyError> {
        Err(PushKeyError::Absent)
    }

    /// Reads no key.
    ///
    /// # Errors
    /// Always [`PushKeyError::Absent`].
    pub fn read(_file: &Path) -> Result<PushKey, PushKeyError> {
        Err(PushKeyError::Absent)
    }

    /// Never called, since there is no key.
    ///
    /// # Errors
    /// None.
    pub fn write(&self, _file: &Path) -> Result<(), PushKeyError> {
        match self.0 {}
    }

    /// Never called, since there is no key.
    pub fn public(&self) -> String {
        match self.0 {}
    }
}

/// The sender of push messages. No value of this type exists, since it needs a key.
pub(crate) enum PushSender {}

impl PushSender {
    pub(crate) fn new(key: PushKey, _contact: Option<String>, _loopback: bool) -> PushSender {
        match key.0 {}
    }

    pub(crate) fn public(&self) -> String {
        match *self {}
    }

    pub(crate) fn check(&self, _browser: &Browser) -> Result<(), Failure> {
        match *self {}
    }

    pub(crate) fn send(&self, _browser: &Browser, _topic: &str, _message: &str, _now: i64) -> Outcome {
        match *self {}
    }
}
