//! The address of a PostgreSQL database, and what is wrong when it cannot be reached.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use tokio_postgres::config::{Host, SslMode};
use tokio_postgres::error::SqlState;
use tokio_postgres::{Config, Error};

/// The longest time for a connection.
const CONNECT: Duration = Duration::from_secs(5);
/// The folder of the socket of a database on this machine, where no host is named.
const SOCKET: &str = "/var/run/postgresql";

/// The address of a PostgreSQL database. It is shown without its password.
#[derive(Clone, PartialEq, Eq)]
pub struct PostgresUrl(Box<Config>);

/// The error of a text that is not the address of a PostgreSQL database. It does not repeat the text,
/// which may have a password.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("not the address of a PostgreSQL database: {0}; it looks like postgres://USER@HOST/DATABASE")]
pub struct NotAPostgresUrl(String);

impl FromStr for PostgresUrl {
    type Err = NotAPostgresUrl;

    fn from_str(text: &str) -> Result<PostgresUrl, NotAPostgresUrl> {
        let wrong = |why: &str| NotAPostgresUrl(why.to_owned());
        if !text.starts_with("postgres://") && !text.starts_with("postgresql://") {
            return Err(wrong("it must begin with postgres://"));
        }
        let mut config: Config = text.parse().map_err(|error| NotAPostgresUrl(chain(&error)))?;
        if config.get_ssl_mode() == SslMode::Require {
            return Err(wrong("sslmode=require is not possible, since this program has no TLS for databases"));
        }
        if config.get_hosts().is_empty() && config.get_hostaddrs().is_empty() {
            config.host(SOCKET);
        }
        if config.get_password().is_none()
            && let Some(password) = std::env::var_os("PGPASSWORD")
        {
            config.password(password.as_encoded_bytes());
        }
        if config.get_user().is_none() {
            return Err(wrong("it names no user"));
        }
        if config.get_dbname().is_none() {
            return Err(wrong("it names no database"));
        }
        config.ssl_mode(SslMode::Disable).connect_timeout(CONNECT).application_name("bastide");
        // A connection whose other end is gone is noticed soon.
        config.keepalives_idle(CONNECT).keepalives_interval(Duration::from_secs(1)).keepalives_retries(5);
        Ok(PostgresUrl(Box::new(config)))
    }
}

impl PostgresUrl {
    pub(super) fn config(&self) -> &Config {
        &self.0
    }

    fn user(&self) -> &str {
        self.0.get_user().unwrap_or_default()
    }

    fn database(&self) -> &str {
        self.0.get_dbname().unwrap_or_default()
    }

    fn host(&self) -> String {
        let host = match self.0.get_hosts().first() {
            Some(Host::Tcp(name)) => name.clone(),
            #[cfg(unix)]
            Some(Host::Unix(folder)) => return folder.display().to_string(),
            None => self.0.get_hostaddrs().first().map(ToString::to_string).unwrap_or_default(),
        };
        match self.0.get_ports().first() {
            Some(port) => format!("{host}:{port}"),
            None => host,
        }
    }

    /// Says why the database cannot be used, and what would be right.
    pub(super) fn explain(&self, error: &Error) -> String {
        let (user, database) = (self.user(), self.database());
        let said = chain(error);
        match error.code() {
            Some(&SqlState::INVALID_PASSWORD) => {
                format!("the password of {user:?} is wrong; give it in the address, or in the variable PGPASSWORD")
            }
            Some(&SqlState::INVALID_CATALOG_NAME) => {
                format!("there is no database {database:?}; make one with `createdb --owner {user} {database}`")
            }
            Some(&SqlState::INVALID_AUTHORIZATION_SPECIFICATION) => {
                format!(
                    "the database does not let {user:?} in ({said}); make the user with `createuser {user}`, or allow it in pg_hba.conf"
                )
            }
            Some(&SqlState::INSUFFICIENT_PRIVILEGE) => {
                format!("{user:?} may not use the database ({said}); allow it with `ALTER DATABASE {database} OWNER TO {user}`")
            }
            Some(_) => said,
            None if said.contains("password missing") => {
                format!("the database wants a password of {user:?}; give it in the address, or in the variable PGPASSWORD")
            }
            None => format!("no PostgreSQL answers at {} ({said}); check the address, and that the database runs", self.host()),
        }
    }
}

/// Returns an error with its causes.
fn chain(error: &Error) -> String {
    let mut text = match error.as_db_error() {
        Some(error) => return error.message().to_owned(),
        None => error.to_string(),
    };
    let mut cause = std::error::Error::source(error);
    while let Some(inner) = cause {
        let more = inner.to_string();
        if !text.contains(&more) {
            text = format!("{text}: {more}");
        }
        cause = inner.source();
    }
    text
}

impl fmt::Display for PostgresUrl {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let (user, host, database) = (self.user(), self.host(), self.database());
        match host.starts_with('/') {
            true => write!(f, "postgres://{user}@/{database}?host={host}"),
            false => write!(f, "postgres://{user}@{host}/{database}"),
        }
    }
}

impl fmt::Debug for PostgresUrl {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_is_shown_without_its_password() -> Result<(), NotAPostgresUrl> {
        let url: PostgresUrl = "postgres://anna:geheim@db.example:5433/games".parse()?;
        assert_eq!(url.to_string(), "postgres://anna@db.example:5433/games");
        assert!(!format!("{url:?} {:?}", url.config()).contains("geheim"));
        let local: PostgresUrl = "postgresql://anna@/games".parse()?;
        assert_eq!(local.to_string(), "postgres://anna@/games?host=/var/run/postgresql");
        Ok(())
    }

    #[test]
    fn what_is_not_an_address_is_refused_with_the_reason_and_without_the_password() {
        for (text, why) in [
            ("mysql://anna:geheim@db/games", "must begin with postgres://"),
            ("postgres://anna:geheim@db:hello/games", "port"),
            ("postgres://anna:geheim@db/games?color=geheim", "color"),
            ("postgres://anna:geheim@db/games?sslmode=require", "has no TLS"),
            ("postgres://anna:geheim@db", "names no database"),
            ("postgres:///games", "names no user"),
        ] {
            let refused = text.parse::<PostgresUrl>().err().map(|e| e.to_string()).unwrap_or_default();
            assert!(refused.contains(why) && !refused.contains("geheim"), "{text}: {refused}");
        }
    }
}
