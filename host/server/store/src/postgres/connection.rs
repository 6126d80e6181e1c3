//! Connections to the database, with the statements that each has prepared.

use std::collections::HashMap;
use std::ops::Deref;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use tokio::sync::{Semaphore, SemaphorePermit};
use tokio_postgres::types::ToSql;
use tokio_postgres::{Client, Error, NoTls, Row, Statement};

use super::url::PostgresUrl;
use crate::StoreError;

/// The longest time in which a connection is tried again and again, as while the database restarts.
const PATIENCE: Duration = Duration::from_secs(5);
/// The pause between two tries.
const AGAIN: Duration = Duration::from_millis(200);
/// The connections for everything but writing.
const MAX: usize = 6;

/// The settings of a session. A commit waits for the disk, whatever is set for the database. A transaction whose
/// server has vanished holds no table for long.
const SESSION: &str = "SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = 'off'; \
                       SET idle_in_transaction_session_timeout = '5s'; SET statement_timeout = '20s'; SET lock_timeout = '10s'; \
                       SET client_min_messages = warning";

/// Values of a statement.
pub(super) type Values<'a> = &'a [&'a (dyn ToSql + Sync)];

/// A connection.
pub(super) struct Connection {
    client: Client,
    prepared: Mutex<HashMap<&'static str, Statement>>,
}

impl Connection {
    /// Connects once.
    ///
    /// # Errors
    /// The database does not answer, or refuses.
    pub(super) async fn open(url: &PostgresUrl) -> Result<Connection, Error> {
        let (client, connection) = url.config().connect(NoTls).await?;
        // The end of the connection is seen by the client.
        tokio::spawn(async move { _ = connection.await });
        Connection::with(client).await
    }

    /// Sets up a session.
    pub(super) async fn with(client: Client) -> Result<Connection, Error> {
        client.batch_execute(SESSION).await?;
        Ok(Connection { client, prepared: Mutex::default() })
    }

    /// Connects, and tries again for some time if the database does not answer.
    ///
    /// # Errors
    /// [`StoreError::Away`].
    pub(super) async fn open_patiently(url: &PostgresUrl) -> Result<Connection, StoreError> {
        let until = Instant::now() + PATIENCE;
        loop {
            match Connection::open(url).await {
                Ok(connection) => return Ok(connection),
                Err(error) if Instant::now() > until => {
                    tracing::error!(error = url.explain(&error), "the database does not answer");
                    return Err(StoreError::Away);
                }
                Err(_) => tokio::time::sleep(AGAIN).await,
            }
        }
    }

    fn prepared(&self) -> MutexGuard<'_, HashMap<&'static str, Statement>> {
        self.prepared.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Returns a statement, prepared at its first use.
    pub(super) async fn statement(&self, sql: &'static str) -> Result<Statement, Error> {
        if let Some(known) = self.prepared().get(sql) {
            return Ok(known.clone());
        }
        let statement = self.client.prepare(sql).await?;
        self.prepared().insert(sql, statement.clone());
        Ok(statement)
    }

    /// Returns the rows of a query.
    pub(super) async fn rows(&self, sql: &'static str, values: Values<'_>) -> Result<Vec<Row>, Error> {
        let statement = self.statement(sql).await?;
        self.client.query(&statement, values).await
    }

    /// Returns the only row of a query, if there is one.
    pub(super) async fn row(&self, sql: &'static str, values: Values<'_>) -> Result<Option<Row>, Error> {
        let statement = self.statement(sql).await?;
        self.client.query_opt(&statement, values).await
    }

    /// Returns the number of rows that a statement has changed.
    pub(super) async fn change(&self, sql: &'static str, values: Values<'_>) -> Result<u64, Error> {
        let statement = self.statement(sql).await?;
        self.client.execute(&statement, values).await
    }
}

impl Deref for Connection {
    type Target = Client;

    fn deref(&self) -> &Client {
        &self.client
    }
}

/// Connections that are lent to one question at a time.
pub(super) struct Pool {
    url: PostgresUrl,
    idle: Mutex<Vec<Connection>>,
    places: Semaphore,
}

/// A lent connection. It goes back when it is dropped, unless it broke or is in a transaction.
pub(super) struct Lent<'a> {
    pool: &'a Pool,
    connection: Option<Connection>,
    _place: SemaphorePermit<'a>,
}

impl Pool {
    pub(super) fn new(url: PostgresUrl, first: Connection) -> Pool {
        Pool { url, idle: Mutex::new(vec![first]), places: Semaphore::new(MAX) }
    }

    fn idle(&self) -> MutexGuard<'_, Vec<Connection>> {
        self.idle.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Lends a connection.
    ///
    /// # Errors
    /// [`StoreError::Away`] if the database does not answer for some time.
    pub(super) async fn lend(&self) -> Result<Lent<'_>, StoreError> {
        let place = self.places.acquire().await.map_err(|_| StoreError::Closed)?;
        let known = {
            let mut idle = self.idle();
            idle.retain(|connection| !connection.is_closed());
            idle.pop()
        };
        let connection = match known {
            Some(known) => known,
            None => Connection::open_patiently(&self.url).await?,
        };
        Ok(Lent { pool: self, connection: Some(connection), _place: place })
    }
}

impl Lent<'_> {
    /// Returns the connection.
    ///
    /// # Errors
    /// [`StoreError::Closed`] after [`Self::spoil`].
    pub(super) fn get(&self) -> Result<&Connection, StoreError> {
        self.connection.as_ref().ok_or(StoreError::Closed)
    }

    /// Closes a connection whose state is not known.
    pub(super) fn spoil(&mut self) {
        self.connection = None;
    }
}

impl Drop for Lent<'_> {
    fn drop(&mut self) {
        if let Some(connection) = self.connection.take().filter(|connection| !connection.is_closed()) {
            self.pool.idle().push(connection);
        }
    }
}

impl From<Error> for StoreError {
    fn from(error: Error) -> StoreError {
        use tokio_postgres::error::SqlState;
        match error.code() {
            Some(&SqlState::DISK_FULL) => StoreError::Full,
            Some(&(SqlState::ADMIN_SHUTDOWN | SqlState::CRASH_SHUTDOWN | SqlState::CANNOT_CONNECT_NOW)) => StoreError::Unsure,
            Some(_) => StoreError::Database(Box::new(error)),
            // The connection broke.
            None if error.is_closed() || is_io(&error) => StoreError::Unsure,
            None => StoreError::Database(Box::new(error)),
        }
    }
}

fn is_io(error: &Error) -> bool {
    std::error::Error::source(error).is_some_and(|cause| cause.is::<std::io::Error>())
}
