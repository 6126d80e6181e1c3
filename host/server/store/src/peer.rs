//! Another server with the same store.

use std::net::SocketAddr;

/// Another server with the same store.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Peer {
    /// Its id, which is new at each start.
    pub id: String,
    /// The address at which other servers reach it.
    pub address: SocketAddr,
}
