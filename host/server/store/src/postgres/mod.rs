//! Tables in a PostgreSQL database, which several servers may share.
//!
//! One task writes ([`writer`]): it takes all changes that wait into one transaction. Other questions go over
//! a few connections ([`connection`]). A table belongs to the server that its row names, as long as that
//! server has a lease ([`lease`]); the fencing number of the table refuses what a former owner writes.

mod batch;
mod connection;
mod documents;
mod lease;
mod news;
mod operator;
mod peers;
mod schema;
mod tables;
mod url;
mod writer;

use std::sync::{Arc, Mutex, PoisonError};

use tokio::runtime::{Builder, Runtime};
use tokio::sync::{broadcast, mpsc};
use tokio_postgres::Error;

use self::connection::{Connection, Pool};
use self::lease::Lease;
pub use self::url::{NotAPostgresUrl, PostgresUrl};
use self::writer::Job;
use crate::secret;
use crate::{News, Operator, StoreError};

/// The news that wait for a listener that is slow.
const WAITING: usize = 256;

/// Tables in a PostgreSQL database.
pub struct Postgres {
    url: PostgresUrl,
    pool: Pool,
    jobs: Mutex<mpsc::UnboundedSender<Job>>,
    lease: Arc<Lease>,
    news: broadcast::Sender<News>,
    /// The secret that all servers share.
    secret: String,
    /// `None` once it is dropped.
    runtime: Option<Runtime>,
}

impl Postgres {
    /// Opens a database, and makes its tables if they do not exist.
    ///
    /// # Errors
    /// [`StoreError::Connect`] says what is wrong; [`StoreError::Format`] for a later format.
    pub fn open(url: &PostgresUrl) -> Result<Postgres, StoreError> {
        let system = |error: std::io::Error| StoreError::Database(Box::new(error));
        let random = |error: getrandom::Error| StoreError::Database(Box::new(error));
        let runtime = Builder::new_multi_thread().worker_threads(1).thread_name("store").enable_all().build().map_err(system)?;
        let server = secret::id().map_err(random)?;
        let new_secret = secret::new().map_err(random)?;
        let opened = runtime.block_on(async {
            let first = Connection::open(url).await.map_err(|error| StoreError::Connect(url.explain(&error)))?;
            let secret = schema::prepare(&first, url, &new_secret).await?;
            Ok::<_, StoreError>((first, secret))
        });
        let (first, secret) = opened?;
        let (jobs, taken) = mpsc::unbounded_channel();
        runtime.spawn(writer::work(url.clone(), server.clone(), taken));
        Ok(Postgres {
            url: url.clone(),
            pool: Pool::new(url.clone(), first),
            jobs: Mutex::new(jobs),
            lease: Arc::new(Lease::new(server)),
            news: broadcast::Sender::new(WAITING),
            secret,
            runtime: Some(runtime),
        })
    }

    /// Returns the address of the database.
    pub fn url(&self) -> &PostgresUrl {
        &self.url
    }

    /// Returns the id of this server.
    fn server(&self) -> &String {
        &self.lease.server
    }

    fn send(&self, job: Job) -> Result<(), StoreError> {
        self.jobs.lock().unwrap_or_else(PoisonError::into_inner).send(job).map_err(|_| StoreError::Closed)
    }

    fn runtime(&self) -> Result<&Runtime, StoreError> {
        self.runtime.as_ref().ok_or(StoreError::Closed)
    }

    /// Asks the database, and once more if the connection broke.
    fn ask<T>(&self, question: impl AsyncFn(&Connection) -> Result<T, Error>) -> Result<T, StoreError> {
        match self.once(&question) {
            Err(StoreError::Unsure) => self.once(question),
            done => done,
        }
    }

    /// Asks the database once.
    fn once<T>(&self, question: impl AsyncFn(&Connection) -> Result<T, Error>) -> Result<T, StoreError> {
        self.runtime()?.block_on(async {
            let mut lent = self.pool.lend().await?;
            let done = question(lent.get()?).await;
            if done.is_err() {
                // It may be in a transaction.
                lent.spoil();
            }
            Ok(done?)
        })
    }
}

/// Opens a database, and makes its tables if they do not exist.
///
/// # Errors
/// As [`Postgres::open`].
pub fn open_postgres(url: &PostgresUrl) -> Result<Box<dyn Operator>, StoreError> {
    Ok(Box::new(Postgres::open(url)?))
}

impl Drop for Postgres {
    fn drop(&mut self) {
        if let Some(runtime) = self.runtime.take() {
            runtime.shutdown_background();
        }
    }
}
