//! How the server is started.

use std::net::SocketAddr;
use std::path::PathBuf;

use bastide_tables::Offered;

use crate::process::Spawner;

/// How the server is started.
#[derive(Clone)]
pub struct Config {
    /// The address to listen on.
    pub listen: SocketAddr,
    /// The place that keeps the tables.
    pub storage: Storage,
    /// The address under which people reach the server, if it stands behind a proxy: scheme and
    /// host.
    pub public_url: Option<String>,
    /// The expansions of libraries that tables may choose.
    pub offered: Vec<Offered>,
    /// Starts processes for tables with libraries.
    pub spawner: Option<Spawner>,
    /// Limits for each address.
    pub limits: Limits,
}

/// A place that keeps tables.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Storage {
    /// An SQLite file, which is made if it does not exist.
    File(PathBuf),
    /// The memory of this process: all tables are lost when it ends.
    Memory,
}

/// What one address may do.
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
    /// Open streams of events.
    pub streams: usize,
    /// Open connections of all addresses.
    pub connections: usize,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits { requests: 40.0, burst: 200.0, tables: 60.0, table_burst: 40.0, streams: 64, connections: 4096 }
    }
}

impl Limits {
    /// Returns limits for measurements and tests on the machine itself.
    pub fn none() -> Limits {
        Limits { requests: 1e9, burst: 1e9, tables: 1e9, table_burst: 1e9, streams: 1 << 20, connections: 1 << 16 }
    }
}
