//! Sends mails through the SMTP server of the operator.

use std::time::Duration;

use lettre::address::Envelope;
use lettre::message::Mailbox;
use lettre::message::header::{ContentType, HeaderName, HeaderValue};
use lettre::transport::smtp::authentication::Credentials;
use lettre::{Address, Message, SmtpTransport, Transport};
use url::Host;

use super::{Mail, MailError};
use crate::outcome::Outcome;
use bastide_common::Failure;

/// The longest time for an attempt.
const PATIENCE: Duration = Duration::from_secs(15);
/// The longest address.
const MAX: usize = 254;

/// A server that takes mails, and their sender.
#[derive(Clone)]
pub struct MailServer {
    transport: SmtpTransport,
    from: Mailbox,
}

/// TLS cannot be used.
fn tls(error: lettre::transport::smtp::Error) -> MailError {
    MailError::Tls(error.into())
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
            "smtps" => SmtpTransport::relay(host).map_err(tls)?,
            "smtp" if here => SmtpTransport::builder_dangerous(host),
            "smtp" => SmtpTransport::starttls_relay(host).map_err(tls)?,
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
    pub(crate) fn send(&self, mail: &Mail) -> Outcome {
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

/// Reads a mail address that a stranger typed, and writes its domain in ASCII and small letters: each mailbox has one spelling.
/// The mail server of the operator is trusted in its network, so the address must not lead into that: it names a domain, which is
/// not this machine, and no way through other servers (`bert%example.com@example.org`).
///
/// # Errors
/// It is not such an address.
pub(crate) fn address(text: &str) -> Result<String, Failure> {
    let read = || {
        let address: Address = text.trim().parse().ok()?;
        let Ok(Host::Domain(domain)) = Host::parse(address.domain()) else { return None };
        let leads_here = domain.split('.').any(|label| label == "localhost");
        let has_way = address.user().contains(['"', '\\', '%', '!', '@', ':']);
        let written = format!("{}@{domain}", address.user());
        (domain.contains('.') && !leads_here && !has_way && written.len() <= MAX).then_some(written)
    };
    read().ok_or_else(|| Failure::Refused("error-mail-address".into()))
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

    #[test]
    fn a_mail_address_leads_to_a_domain_and_not_into_the_network_of_the_mail_server() {
        for (text, written) in [
            ("Anna.B+games@Mail.EXAMPLE.org", "Anna.B+games@mail.example.org"),
            ("anna@mail.\u{ff45}xample.org", "anna@mail.example.org"),
            ("anna@b\u{fc}cher.example", "anna@xn--bcher-kva.example"),
        ] {
            assert_eq!(address(text).ok().as_deref(), Some(written), "{text}");
        }
        for text in [
            "root@127.0.0.1",
            "root@[127.0.0.1]",
            "root@[::1]",
            "root@127.1",
            "root@0x7f.1",
            "root@10.0.0.1",
            "root@localhost.localdomain",
            "root@localhost.example.org",
            "root@LOCALHOST.example.org",
            "carl%example.com@example.org",
            "example.com!carl@example.org",
            "\"carl@example.com\"@example.org",
            "\"a b\"@example.org",
        ] {
            assert!(address(text).is_err(), "{text}");
        }
    }
}
