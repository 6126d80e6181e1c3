//! Mails: short texts, sent through the SMTP server of the operator.

use std::time::Duration;

use lettre::address::Envelope;
use lettre::message::Mailbox;
use lettre::message::header::{ContentType, HeaderName, HeaderValue};
use lettre::transport::smtp::authentication::Credentials;
use lettre::{Address, Message, SmtpTransport, Transport};

use super::outcome::Outcome;
use crate::error::Failure;

/// The longest time for an attempt.
const PATIENCE: Duration = Duration::from_secs(15);
/// The longest address.
const MOST: usize = 254;

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
    Tls(lettre::transport::smtp::Error),
}

/// A server that takes mails, and their sender.
#[derive(Clone)]
pub struct MailServer {
    transport: SmtpTransport,
    from: Mailbox,
}

impl MailServer {
    /// Reads the URL of an SMTP server: `smtps://` begins with TLS, and `smtp://` switches to TLS, which
    /// it must, unless it is this machine.
    ///
    /// # Errors
    /// The URL, the password or the sender is invalid.
    pub fn new(url: &str, password: Option<&str>, from: &str) -> Result<MailServer, MailError> {
        let wrong = || MailError::Url(url.to_owned());
        let (scheme, rest) = url.split_once("://").ok_or_else(wrong)?;
        let rest = rest.trim_end_matches('/');
        let (user, server) = rest.rsplit_once('@').map_or((None, rest), |(user, server)| (Some(user), server));
        if user.is_some_and(|user| user.contains(':')) {
            return Err(MailError::Password);
        }
        let (host, port) = match server.rsplit_once(':') {
            Some((host, port)) if !port.ends_with(']') => (host, Some(port.parse::<u16>().map_err(|_| wrong())?)),
            _ => (server, None),
        };
        let host = host.trim_start_matches('[').trim_end_matches(']');
        let is_host = |b: u8| b.is_ascii_alphanumeric() || b"-._:".contains(&b);
        if host.is_empty() || !host.bytes().all(is_host) {
            return Err(wrong());
        }
        let here = host == "localhost" || host.parse::<std::net::IpAddr>().is_ok_and(|address| address.is_loopback());
        let builder = match scheme {
            "smtps" => SmtpTransport::relay(host).map_err(MailError::Tls)?,
            "smtp" if here => SmtpTransport::builder_dangerous(host),
            "smtp" => SmtpTransport::starttls_relay(host).map_err(MailError::Tls)?,
            _ => return Err(wrong()),
        };
        let builder = port.into_iter().fold(builder.timeout(Some(PATIENCE)), |builder, port| builder.port(port));
        let builder = match (user, password) {
            (Some(user), Some(password)) => builder.credentials(Credentials::new(user.replace("%40", "@"), password.to_owned())),
            (None, Some(_)) => return Err(MailError::User),
            (_, None) => builder,
        };
        let from = from.parse().map_err(|_| MailError::From(from.to_owned()))?;
        Ok(MailServer { transport: builder.build(), from })
    }

    /// Sends a mail.
    pub(super) fn send(&self, mail: &Mail) -> Outcome {
        let Some(message) = self.message(mail) else { return Outcome::Refused };
        match self.transport.send(&message) {
            Ok(_) => Outcome::Sent,
            Err(error) => {
                // The words of the server may have the address.
                tracing::warn!(permanent = error.is_permanent(), timeout = error.is_timeout(), "a mail cannot be sent");
                if error.is_permanent() { Outcome::Refused } else { Outcome::Later }
            }
        }
    }

    fn message(&self, mail: &Mail) -> Option<Message> {
        let to: Address = mail.to.parse().ok()?;
        let header = |name: &'static str, value: String| HeaderValue::new(HeaderName::new_from_ascii_str(name), value);
        let domain = self.from.email.domain();
        let envelope = Envelope::new(Some(self.from.email.clone()), vec![to.clone()]).ok()?;
        let builder = Message::builder()
            .from(self.from.clone())
            .to(Mailbox::new(None, to))
            .envelope(envelope)
            .subject(mail.subject.clone())
            .message_id(Some(format!("<{}@{domain}>", mail.id)))
            .raw_header(header("Auto-Submitted", "auto-generated".to_owned()))
            .raw_header(header("List-Unsubscribe", format!("<{}>", mail.stop)))
            .raw_header(header("List-Unsubscribe-Post", "List-Unsubscribe=One-Click".to_owned()))
            .header(ContentType::TEXT_PLAIN);
        builder.body(mail.text.clone()).ok()
    }
}

/// A mail.
pub(super) struct Mail {
    pub(super) to: String,
    pub(super) subject: String,
    pub(super) text: String,
    /// The address that ends the mails.
    pub(super) stop: String,
    /// The same for each attempt to send it, so that mail programs show it once.
    pub(super) id: String,
}

/// Reads a mail address.
///
/// # Errors
/// It is not one.
pub(super) fn address(text: &str) -> Result<String, Failure> {
    let text = text.trim();
    let read = text.parse::<Address>().ok().filter(|address| address.domain().contains('.') && text.len() <= MOST);
    read.map(|address| address.to_string()).ok_or_else(|| Failure::Refused("error-mail-address".into()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_url_of_a_mail_server_has_no_password() {
        let made = |url: &str, password| MailServer::new(url, password, "Games <games@example.org>").map(drop);
        for url in
            ["smtps://anna@mail.example.org", "smtps://anna%40example.org@mail.example.org:465/", "smtp://mail.example.org:587"]
        {
            assert!(made(url, None).is_ok(), "{url}");
        }
        assert!(made("smtp://localhost:2525", None).is_ok() && made("smtp://[::1]:25", None).is_ok());
        assert!(made("smtps://anna@mail.example.org", Some("secret")).is_ok());
        assert!(matches!(made("smtps://anna:secret@mail.example.org", None), Err(MailError::Password)));
        assert!(matches!(made("smtps://mail.example.org", Some("secret")), Err(MailError::User)));
        for url in ["mail.example.org", "https://mail.example.org", "smtps://", "smtps://mail.example.org:x", "smtp://a b"] {
            assert!(matches!(made(url, None), Err(MailError::Url(_))), "{url}");
        }
        assert!(matches!(MailServer::new("smtp://localhost", None, "nobody"), Err(MailError::From(_))));
    }

    #[test]
    fn a_mail_address_has_no_second_line_and_no_second_address() {
        assert_eq!(address(" anna@example.org ").ok().as_deref(), Some("anna@example.org"));
        for text in [
            "",
            "anna",
            "anna@",
            "@example.org",
            "anna@localhost",
            "a@example.org, b@example.org",
            "a@example.org\r\nBcc: b@example.org",
        ] {
            assert!(address(text).is_err(), "{text}");
        }
        assert!(address(&format!("{}@example.org", "a".repeat(300))).is_err());
    }
}
