//! The settings of a start of the server.

use std::net::{Ipv4Addr, Ipv6Addr, SocketAddr};
use std::path::PathBuf;
use std::time::Duration;

use axum::http::Uri;
use bastide_accounts::AccountSettings;
use bastide_tables::Offered;
use ipnet::{IpNet, Ipv4Net, Ipv6Net};

use crate::proxies::Proxies;
use bastide_notifications::NotificationSettings;
use bastide_rooms::bundles::BundleSettings;
use bastide_rooms::process::Spawner;
use bastide_store::PostgresUrl;

/// The longest time until the head of a request has come.
const HEAD: Duration = Duration::from_secs(10);

/// The settings of a start of the server.
#[derive(Clone)]
pub struct Config {
    /// The address to listen on.
    pub listen: SocketAddr,
    /// The place that keeps the tables.
    pub storage: Storage,
    /// The address under which people reach the server, if it stands behind a proxy.
    pub public_url: Option<PublicUrl>,
    /// The networks of proxies whose `X-Forwarded-For` is believed. If there is none and a public
    /// address, it is this machine.
    pub trusted_proxies: Vec<IpNet>,
    /// The expansions of libraries that tables may choose.
    pub offered: Vec<Offered>,
    /// Starts processes for tables with libraries.
    pub spawner: Option<Spawner>,
    /// The time for which tables are kept in which nobody acts; those that wait for players for 14 days at
    /// most. `None` keeps all.
    pub keep: Option<Duration>,
    /// The notifications for people who are away.
    pub notifications: NotificationSettings,
    /// Limits for each address.
    pub limits: Limits,
    /// Accounts of people.
    pub accounts: AccountSettings,
    /// The bundles of strangers that tables may use.
    pub bundles: BundleSettings,
}

impl Config {
    /// Returns the trusted proxies.
    pub fn proxies(&self) -> Proxies {
        match &self.public_url {
            Some(_) if self.trusted_proxies.is_empty() => Proxies(vec![
                Ipv4Net::new_assert(Ipv4Addr::LOCALHOST, 8).into(),
                Ipv6Net::new_assert(Ipv6Addr::LOCALHOST, 128).into(),
            ]),
            _ => Proxies(self.trusted_proxies.clone()),
        }
    }
}

/// The address under which people reach a server: scheme, host, and port if it is not that of the
/// scheme.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PublicUrl {
    https: bool,
    /// Host and port in lower case.
    host: String,
}

/// The error of a text that is not the address of a server.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{text:?} is not the address of a server: {why}; it looks like https://games.example.org or http://192.168.1.4:8080")]
pub struct NotAUrl {
    text: String,
    why: &'static str,
}

impl std::str::FromStr for PublicUrl {
    type Err = NotAUrl;

    fn from_str(text: &str) -> Result<PublicUrl, NotAUrl> {
        let wrong = |why| NotAUrl { text: text.to_owned(), why };
        let uri: Uri = text.parse().map_err(|_| wrong("it cannot be read"))?;
        let https = match uri.scheme_str() {
            Some("https") => true,
            Some("http") => false,
            _ => return Err(wrong("it must begin with http:// or https://")),
        };
        if uri.query().is_some() || uri.path() != "/" || text.contains('#') {
            return Err(wrong("it must end after the host; the pages are at the root"));
        }
        let authority = uri.authority().filter(|a| !a.host().is_empty()).ok_or_else(|| wrong("it names no host"))?;
        if authority.as_str().contains('@') {
            return Err(wrong("it must not have a user"));
        }
        let host = authority.host().to_ascii_lowercase();
        if !host.starts_with('[') && !host.bytes().all(|b| b.is_ascii_alphanumeric() || b"-._".contains(&b)) {
            return Err(wrong("its host has other characters than letters, digits, dots and hyphens"));
        }
        let own = if https { 443 } else { 80 };
        let host = match authority.as_str()[authority.host().len()..].strip_prefix(':').map(str::parse::<u16>) {
            None => host,
            Some(Ok(port)) if port == own => host,
            Some(Ok(port)) if port > 0 => format!("{host}:{port}"),
            Some(_) => return Err(wrong("its port is not a number from 1 to 65535")),
        };
        Ok(PublicUrl { https, host })
    }
}

impl PublicUrl {
    /// Returns `true` for an address of https.
    pub fn is_https(&self) -> bool {
        self.https
    }

    /// Returns `true` if a `Host` header names this server.
    pub fn is_host(&self, host: &str) -> bool {
        let own = if self.https { ":443" } else { ":80" };
        let host = host.to_ascii_lowercase();
        host.strip_suffix(own).unwrap_or(&host) == self.host
    }

    /// Returns `true` if an `Origin` header is that of the pages of this server.
    pub fn is_origin(&self, origin: &str) -> bool {
        let scheme = if self.https { "https" } else { "http" };
        origin.split_once("://").is_some_and(|(named, host)| named.eq_ignore_ascii_case(scheme) && self.is_host(host))
    }
}

impl std::fmt::Display for PublicUrl {
    fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
        write!(f, "{}://{}", if self.https { "https" } else { "http" }, self.host)
    }
}

/// A place that keeps tables.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Storage {
    /// An SQLite file, which is made if it does not exist.
    File(PathBuf),
    /// The memory of this process: all tables are lost when it ends.
    Memory,
    /// A PostgreSQL database, which several servers may share.
    Postgres {
        /// The database.
        url: PostgresUrl,
        /// The address at which this server hears the others, who use it too.
        peers: SocketAddr,
    },
}

/// The limits of one address.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// Requests a second, over some time.
    pub requests: f64,
    /// Requests at once.
    pub burst: f64,
    /// Tables an hour, over some time.
    pub tables: f64,
    /// Tables at once.
    pub table_burst: f64,
    /// Accounts an hour, over some time.
    pub accounts: f64,
    /// Accounts at once.
    pub account_burst: f64,
    /// Attempts to sign in an hour, over some time; also those for one name.
    pub attempts: f64,
    /// Attempts to sign in at once.
    pub attempt_burst: f64,
    /// Mail addresses an hour that ask for notifications, over some time.
    pub mails: f64,
    /// Such addresses at once.
    pub mail_burst: f64,
    /// Open streams of events.
    pub streams: usize,
    /// Open connections of all addresses.
    pub connections: usize,
    /// Open connections of one address.
    pub connections_each: usize,
    /// The longest time until the head of a request has come, from the moment at which a connection
    /// is accepted or the answer before was sent.
    pub head: Duration,
    /// Bundles that are brought in an hour, over some time.
    pub bundles: f64,
    /// Bundles that are brought at once.
    pub bundle_burst: f64,
    /// Seconds of work on pictures and other long answers, each second.
    pub work: f64,
    /// Seconds of such work at once.
    pub work_burst: f64,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            requests: 40.0,
            burst: 200.0,
            tables: 60.0,
            table_burst: 40.0,
            accounts: 6.0,
            account_burst: 6.0,
            attempts: 120.0,
            attempt_burst: 12.0,
            mails: 6.0,
            mail_burst: 6.0,
            streams: 64,
            connections: 4096,
            connections_each: 256,
            head: HEAD,
            bundles: 6.0,
            bundle_burst: 4.0,
            work: 0.2,
            work_burst: 30.0,
        }
    }
}

impl Limits {
    /// Returns limits for measurements and tests on the machine itself.
    pub fn none() -> Limits {
        Limits {
            requests: 1e9,
            burst: 1e9,
            tables: 1e9,
            table_burst: 1e9,
            accounts: 1e9,
            account_burst: 1e9,
            attempts: 1e9,
            attempt_burst: 1e9,
            mails: 1e9,
            mail_burst: 1e9,
            streams: 1 << 20,
            connections: 1 << 16,
            connections_each: 1 << 16,
            head: HEAD,
            bundles: 1e9,
            bundle_burst: 1e9,
            work: 1e9,
            work_burst: 1e9,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::PublicUrl;

    #[test]
    fn a_public_address_is_scheme_host_and_port_in_any_case() -> Result<(), super::NotAUrl> {
        let url: PublicUrl = "HTTPS://Games.Example.org/".parse()?;
        assert_eq!(url.to_string(), "https://games.example.org");
        for host in ["games.example.org", "GAMES.example.ORG", "games.example.org:443"] {
            assert!(url.is_host(host) && url.is_origin(&format!("https://{host}")), "{host}");
        }
        assert!(
            !url.is_host("games.example.org:80") && !url.is_host("evil.example") && !url.is_origin("http://games.example.org")
        );
        assert_eq!("http://[::1]:8080".parse::<PublicUrl>()?.to_string(), "http://[::1]:8080");
        assert!("http://192.168.1.4:80".parse::<PublicUrl>()?.is_host("192.168.1.4"));
        Ok(())
    }

    #[test]
    fn what_is_no_public_address_is_refused_with_the_reason() {
        for (text, why) in [
            ("games.example.org", "must begin with http"),
            ("ftp://games.example.org", "must begin with http"),
            ("https://", "cannot be read"),
            ("https://games.example.org/bastide", "must end after the host"),
            ("https://games.example.org?x=1", "must end after the host"),
            ("https://games.example.org#top", "must end after the host"),
            ("https://anna@games.example.org", "must not have a user"),
            ("https://games.example.org:0", "not a number from 1"),
            ("https://games.example.org:99999", "port"),
            ("https://games example.org", "cannot be read"),
        ] {
            let refused = text.parse::<PublicUrl>().err().map(|e| e.to_string()).unwrap_or_default();
            assert!(refused.contains(why), "{text}: {refused}");
        }
    }
}
