//! The options of `bastide serve` for notifications, and `bastide push-key`.

use std::io::Write;

use bastide_notifications::{MailServer, NotificationSettings, PushKey};

use crate::cli;
use crate::features::Part;
use bastide_console::Error;
use bastide_console::language::say;

/// The variable of the environment with the password for the mail server.
const PASSWORD: &str = "BASTIDE_SMTP_PASSWORD";

/// Returns the notifications that an operator has chosen.
///
/// # Errors
/// The key, the password or the mail server cannot be used.
pub(super) fn settings(args: &cli::Serve) -> Result<NotificationSettings, Error> {
    let usage = |error: &dyn std::error::Error| Error::Usage(error.to_string());
    if args.push_key.is_some() {
        Part::Push.need()?;
    }
    if args.smtp.is_some() {
        Part::Mail.need()?;
    }
    let push = args.push_key.as_deref().map(PushKey::read).transpose().map_err(|e| usage(&e))?;
    let mail = match (&args.smtp, &args.mail_from) {
        (Some(url), Some(from)) => Some(MailServer::new(url, password(args)?.as_deref(), from).map_err(|e| usage(&e))?),
        _ => None,
    };
    if let Some(contact) = args.contact.as_deref().filter(|contact| !contact.contains('@')) {
        return Err(Error::Usage(say!("no-mail-address", text = contact)));
    }
    Ok(NotificationSettings { push, contact: args.contact.clone(), mail, ..NotificationSettings::default() })
}

/// Returns the password for the mail server, from a file or the environment. An argument could be read by
/// everybody on this machine.
fn password(args: &cli::Serve) -> Result<Option<String>, Error> {
    match &args.smtp_password_file {
        Some(file) => {
            let text = std::fs::read_to_string(file).map_err(|e| Error::Usage(format!("{}: {e}", file.display())))?;
            Ok(Some(text.trim_end_matches(['\r', '\n']).to_owned()))
        }
        None => Ok(std::env::var(PASSWORD).ok().filter(|password| !password.is_empty())),
    }
}

/// Runs `push-key`.
///
/// # Errors
/// The file exists or cannot be written.
pub fn make_push_key(args: &cli::PushKeyFile, out: &mut dyn Write) -> Result<(), Error> {
    Part::Push.need()?;
    let made = PushKey::new().and_then(|key| key.write(&args.target));
    made.map_err(|error| Error::Usage(error.to_string()))?;
    Ok(writeln!(out, "{}", say!("is-written", file = args.target.display().to_string()))?)
}

#[cfg(all(test, feature = "mail", feature = "push"))]
mod tests {
    use super::*;
    use crate::server::serve::by_default;

    type Done = Result<(), Box<dyn std::error::Error>>;

    #[test]
    fn a_push_key_is_made_once_and_read_again() -> Done {
        let folder = tempfile::tempdir()?;
        let args = cli::PushKeyFile { target: folder.path().join("push.pem") };
        make_push_key(&args, &mut Vec::new())?;
        assert!(make_push_key(&args, &mut Vec::new()).is_err(), "a key is not replaced");
        #[cfg(unix)]
        assert_eq!(std::os::unix::fs::PermissionsExt::mode(&args.target.metadata()?.permissions()) & 0o777, 0o600);
        let serve = cli::Serve { push_key: Some(args.target.clone()), ..by_default() };
        let key = settings(&serve)?.push.ok_or("no key")?;
        assert_eq!(key.public(), PushKey::read(&args.target)?.public());
        std::fs::write(&args.target, "nonsense")?;
        let refused = settings(&serve).err().map(|e| e.to_string()).unwrap_or_default();
        assert!(refused.contains("not a private key on the curve P-256"), "{refused}");
        Ok(())
    }

    #[test]
    fn the_password_of_a_mail_server_is_in_a_file() -> Done {
        let folder = tempfile::tempdir()?;
        let file = folder.path().join("password");
        std::fs::write(&file, "secret\n")?;
        let serve = |url: &str| cli::Serve {
            smtp: Some(url.into()),
            mail_from: Some("games@example.org".into()),
            smtp_password_file: Some(file.clone()),
            ..by_default()
        };
        assert_eq!(password(&serve("smtps://anna@mail.example.org"))?.as_deref(), Some("secret"));
        assert!(settings(&serve("smtps://anna@mail.example.org"))?.mail.is_some());
        let refused = settings(&serve("smtps://anna:x@mail.example.org")).err().map(|e| e.to_string()).unwrap_or_default();
        assert!(refused.contains("--smtp-password-file"), "{refused}");
        let contact = cli::Serve { contact: Some("nobody".into()), ..by_default() };
        assert!(settings(&contact).is_err());
        Ok(())
    }
}
