//! The lease of a server: a row that says until when it is there, by the clock of the database. It is renewed
//! by a task of its own with a connection of its own, so that a busy server keeps it.

use std::net::SocketAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use tokio::sync::{Notify, watch};
use tokio_postgres::Error;

use super::connection::Connection;
use super::url::PostgresUrl;
use crate::Live;
use crate::time;

/// The time for which a lease holds.
const LEASE: Duration = Duration::from_millis(2500);
/// The time between two renewals.
const BEAT: Duration = Duration::from_millis(500);

/// Renews the lease of a server, and returns the clock of the database.
const RENEW: &str = "INSERT INTO servers (id, address, until) VALUES ($1, $2, clock_timestamp() + $3 * interval '1 millisecond') \
    ON CONFLICT (id) DO UPDATE SET until = EXCLUDED.until, address = EXCLUDED.address \
    RETURNING (extract(epoch FROM clock_timestamp()) * 1000)::bigint";
/// Finds the other servers.
const OTHERS: &str = "SELECT id, address FROM servers WHERE until > clock_timestamp() AND id <> $1";
/// Forgets servers that died long ago.
const TIDY: &str = "DELETE FROM servers WHERE until < clock_timestamp() - interval '1 day'";

/// The lease of this server.
pub(super) struct Lease {
    /// The id of this server.
    pub(super) server: String,
    held: Mutex<Held>,
    pub(super) live: watch::Sender<Live>,
    /// Told when another server has left.
    pub(super) left: Arc<Notify>,
}

/// The known state of the lease.
#[derive(Clone, Copy)]
struct Held {
    /// The end by the clock of this machine; `None` before the server has joined.
    until: Option<Instant>,
    term: u64,
    /// The server has left.
    over: bool,
}

impl Lease {
    pub(super) fn new(server: String) -> Lease {
        let held = Held { until: None, term: 0, over: false };
        Lease { server, held: Mutex::new(held), live: watch::Sender::default(), left: Arc::default() }
    }

    fn held(&self) -> MutexGuard<'_, Held> {
        self.held.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Returns the number of the lease; `None` if it has ended.
    pub(super) fn term(&self) -> Option<u64> {
        let held = self.held();
        let holds = held.until.is_none_or(|until| Instant::now() < until);
        (holds && !held.over).then_some(held.term)
    }

    /// Notes that the server has left, so that the lease is not renewed.
    pub(super) fn end(&self) {
        self.held().over = true;
    }

    /// Renews the lease once. It counts from the moment at which it is asked for, so it ends here no later
    /// than in the database.
    pub(super) async fn renew(&self, connection: &Connection, address: SocketAddr) -> Result<(), Error> {
        if self.held().over {
            return Ok(());
        }
        let asked = Instant::now();
        let lease = LEASE.as_millis() as f64;
        let row = connection.row(RENEW, &[&self.server, &address.to_string(), &lease]).await?;
        let taken = asked.elapsed();
        if let Some(row) = row {
            // The clock was read at some moment in between.
            time::follow_database(row.try_get(0)?, asked + taken / 2, i64::try_from(taken.as_millis()).unwrap_or(i64::MAX));
        }
        {
            let mut held = self.held();
            // It may have ended meanwhile, and another server may have taken tables.
            if held.until.is_some_and(|until| until <= Instant::now()) {
                held.term += 1;
            }
            held.until = Some(asked + LEASE);
        }
        let mut live = Live::new();
        for row in connection.rows(OTHERS, &[&self.server]).await? {
            // A later version may have addresses of another form.
            if let Ok(address) = row.try_get::<_, &str>(1)?.parse() {
                live.insert(row.try_get(0)?, address);
            }
        }
        self.live.send_if_modified(|known| {
            let is_new = *known != live;
            *known = live;
            is_new
        });
        Ok(())
    }

    /// Renews the lease until the server leaves.
    pub(super) async fn keep(&self, url: &PostgresUrl, address: SocketAddr) {
        let mut open: Option<Connection> = None;
        loop {
            let renewed = tokio::time::timeout(LEASE, async {
                let connection = match open.take() {
                    Some(known) => known,
                    None => Lease::connect(url).await?,
                };
                self.renew(&connection, address).await?;
                open = Some(connection);
                Ok::<_, Error>(())
            });
            match renewed.await {
                Ok(Ok(())) => {}
                Ok(Err(error)) => tracing::warn!(error = url.explain(&error), "the lease of this server is not renewed"),
                Err(_) => tracing::warn!("the lease of this server is not renewed: the database takes too long"),
            }
            tokio::select! {
                () = tokio::time::sleep(BEAT) => {}
                () = self.left.notified() => {}
            }
            if self.held().over {
                return;
            }
        }
    }

    async fn connect(url: &PostgresUrl) -> Result<Connection, Error> {
        let connection = Connection::open(url).await?;
        // A lease that is lost with the database has ended anyway.
        connection.batch_execute("SET synchronous_commit = off").await?;
        connection.batch_execute(TIDY).await?;
        Ok(connection)
    }
}
