//! Stands for the mail server in a program without the feature `mail`.

use std::convert::Infallible;

use bastide_common::Failure;

use super::{Mail, MailError};
use crate::outcome::Outcome;

/// A mail server. No value of this type exists.
#[derive(Clone)]
pub struct MailServer(Infallible);

impl MailServer {
    /// Makes no server.
    ///
    /// # Errors
    /// Always [`MailError::Absent`].
    pub fn new(_url: &str, _password: Option<&str>, _from: &str) -> Result<MailServer, MailError> {
        Err(MailError::Absent)
    }

    pub(crate) fn send(&self, _mail: &Mail) -> Outcome {
        match self.0 {}
    }
}

/// Takes no address.
///
/// # Errors
/// Always.
pub(crate) fn address(_text: &str) -> Result<String, Failure> {
    Err(Failure::Refused("error-no-mail".into()))
}
