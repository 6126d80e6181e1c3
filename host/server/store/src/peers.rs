//! Servers that share one store. Each table belongs to one of them, through the lease of that server.

use std::collections::BTreeMap;
use std::net::SocketAddr;
use std::time::Duration;

use tokio::sync::{broadcast, watch};

use super::error::StoreError;

/// News of other servers.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum News {
    /// These tables look different in a list: they are new, changed or deleted.
    Tables(Vec<String>),
    /// Another server asks for these tables.
    Wanted(Vec<String>),
    /// A server has stopped and left its tables.
    Left,
    /// News may have been missed, so everything may be different.
    Missed,
}

/// The other servers with a lease, by id.
pub type Live = BTreeMap<String, SocketAddr>;

/// The view of a server on those that share its store.
pub trait Peers: Send + Sync {
    /// Begins a lease, which is renewed until the store is closed. Others reach this server at the address.
    ///
    /// # Errors
    /// The database fails.
    fn join(&self, address: SocketAddr) -> Result<(), StoreError>;

    /// Returns the number of the lease, which grows each time that one has ended before it was renewed;
    /// `None` while there is none. What was taken under an older one may belong to another server.
    fn term(&self) -> Option<u64>;

    /// Returns the secret that all servers with this store share.
    fn secret(&self) -> &str;

    /// Returns the other servers, kept up to date.
    fn live(&self) -> watch::Receiver<Live>;

    /// Returns news of other servers from now on.
    fn news(&self) -> broadcast::Receiver<News>;

    /// Gives up tables, each taken with this fencing number.
    ///
    /// # Errors
    /// The database fails.
    fn release(&self, tables: Vec<(String, i64)>) -> Result<(), StoreError>;

    /// Asks the server that has a table to give it up.
    ///
    /// # Errors
    /// The database fails.
    fn want(&self, id: &str) -> Result<(), StoreError>;

    /// Returns at most `most` games with a bot that were in the memory of a server when it died.
    ///
    /// # Errors
    /// The database fails.
    fn orphans(&self, most: usize) -> Result<Vec<String>, StoreError>;

    /// Returns `true` if work that one server does for all is due. Then the others leave it alone for this time.
    ///
    /// # Errors
    /// The database fails.
    fn claim(&self, work: &'static str, every: Duration) -> Result<bool, StoreError>;
}
