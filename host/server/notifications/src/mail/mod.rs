//! Mails: short texts, sent through the SMTP server of the operator. Without the feature `mail`, no server takes any.

#[cfg(feature = "mail")]
mod server;
#[cfg(not(feature = "mail"))]
#[path = "without.rs"]
mod server;

pub use self::server::MailServer;
pub(crate) use self::server::address;

/// A mail.
#[cfg_attr(not(feature = "mail"), expect(dead_code, reason = "nobody takes it"))]
pub(crate) struct Mail {
    pub(crate) to: String,
    pub(crate) subject: String,
    pub(crate) text: String,
    /// The address that ends the mails.
    pub(crate) stop: String,
    /// The same for each attempt to send it, so that mail programs show it once.
    pub(crate) id: String,
}

/// The error of the name of a mail server.
#[derive(Debug, thiserror::Error)]
pub enum MailError {
    /// It is not the URL of an SMTP server.
    #[error("{0:?} is not the URL of a mail server; it looks like smtps://anna@mail.example.org, or smtp://localhost:25")]
    Url(String),
    /// It holds a password.
    #[error(
        "the URL of the mail server has a password, which everybody on this machine can read; put it into a file, and name \
         the file with --smtp-password-file"
    )]
    Password,
    /// There is a password and no user.
    #[error("there is a password for the mail server, and its URL names no user: smtps://USER@mail.example.org")]
    User,
    /// The sender is not an address.
    #[error("{0:?} is not a mail address; it looks like Games <games@example.org>")]
    From(String),
    /// TLS cannot be used.
    #[error("cannot use TLS for the mail server: {0}")]
    Tls(Box<dyn std::error::Error + Send + Sync>),
    /// This program has no mail.
    #[error("this program was built without mail")]
    Absent,
}
