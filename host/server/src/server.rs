//! Starts the server, accepts connections, and stops.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::{Duration, Instant};

use tokio::net::TcpListener;
use tokio::sync::watch;

use crate::config::{Config, Limits, Storage};
use crate::http::{App, router, router_for_peers};
use crate::listener::{self, Connections};
use crate::proxies::Proxies;
use bastide_accounts::Accounts;
use bastide_common::Failure;
use bastide_notifications::Notifications;
use bastide_rooms::Rooms;
use bastide_store::{Memory, Sqlite, Store, StoreError, open_postgres};

/// The pause between two looks at clocks and quiet tables.
const TICK: Duration = Duration::from_millis(250);
/// The pause between two looks at notifications.
const SEND: Duration = Duration::from_millis(500);
/// The pause between two looks at old tables.
const EXPIRE: Duration = Duration::from_secs(3600);
/// The most threads that wait for tables and the database. Each table has few of them at a time.
const WAITING: usize = 256;
/// The longest time for requests that are being answered when the server stops, and for notifications that are
/// being sent.
const GOODBYE: Duration = Duration::from_secs(5);

/// The reason why the server does not run.
#[derive(Debug, thiserror::Error)]
pub enum ServeError {
    /// The address cannot be used.
    #[error("cannot listen on {address}: {error}")]
    Listen {
        /// The address.
        address: SocketAddr,
        /// The error of the system.
        error: std::io::Error,
    },
    /// Other servers cannot reach the address at which this one hears them.
    #[error("other servers cannot reach {0}; name the address that this machine has in their network")]
    Nowhere(SocketAddr),
    /// The database cannot be used.
    #[error("cannot use the database {name}: {error}")]
    Database {
        /// The file, or the address without the password.
        name: String,
        /// The fault.
        error: StoreError,
    },
    /// The system refuses threads or signals.
    #[error(transparent)]
    System(#[from] std::io::Error),
}

/// A server that runs. Dropping it stops the server.
pub struct Running {
    /// The address that it listens on.
    pub address: SocketAddr,
    runtime: Option<tokio::runtime::Runtime>,
    store: Arc<dyn Store>,
    rooms: Arc<Rooms>,
    stop: watch::Sender<bool>,
    done: Option<tokio::task::JoinHandle<()>>,
}

impl Running {
    /// Waits until the user interrupts the program, or the system asks it to end.
    pub fn wait_for_the_end(&self) {
        if let Some(runtime) = &self.runtime {
            runtime.block_on(interrupted());
        }
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        self.stop.send_replace(true);
        let Some(runtime) = self.runtime.take() else { return };
        if let Some(done) = self.done.take() {
            // Streams of events end at once; requests that are being answered get some time.
            _ = runtime.block_on(async { tokio::time::timeout(GOODBYE, done).await });
        }
        let late = Instant::now() + GOODBYE;
        while self.rooms.notifications.is_sending() && Instant::now() < late {
            std::thread::sleep(Duration::from_millis(10));
        }
        runtime.shutdown_timeout(Duration::from_secs(1));
        if let Err(error) = self.store.close() {
            tracing::error!(%error, "the database keeps its journal");
        }
    }
}

async fn interrupted() {
    let interrupt = tokio::signal::ctrl_c();
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        if let Ok(mut end) = signal(SignalKind::terminate()) {
            tokio::select! { _ = interrupt => {}, _ = end.recv() => {} }
            return;
        }
    }
    _ = interrupt.await;
}

/// Runs the server until the program is interrupted. `ready` is called with the address.
///
/// # Errors
/// The address or the database cannot be used.
pub fn run(config: &Config, ready: impl FnOnce(SocketAddr)) -> Result<(), ServeError> {
    let running = start(config)?;
    ready(running.address);
    running.wait_for_the_end();
    Ok(())
}

/// Starts the server on threads of its own.
///
/// # Errors
/// The address or the database cannot be used.
pub fn start(config: &Config) -> Result<Running, ServeError> {
    let threads = std::thread::available_parallelism().map_or(2, |n| n.get());
    let store = open(&config.storage)?;
    let notifications =
        Notifications::new(store.clone(), config.notifications.clone(), config.public_url.as_ref().map(ToString::to_string));
    let sends = notifications.sends();
    let rooms = Rooms::with_notifications(
        store.clone(),
        config.offered.clone(),
        config.spawner.clone(),
        threads,
        notifications,
        config.bundles.clone(),
    )?;
    let runtime =
        tokio::runtime::Builder::new_multi_thread().worker_threads(threads).max_blocking_threads(WAITING).enable_all().build()?;
    let address = config.listen;
    let listener = runtime.block_on(TcpListener::bind(address)).map_err(|error| ServeError::Listen { address, error })?;
    let address = listener.local_addr()?;
    let (stop, stopped) = watch::channel(false);
    let app = App::new(rooms.clone(), config);
    if let Storage::Postgres { url, peers } = &config.storage {
        let heard = runtime.block_on(hear(*peers, &app, stopped.clone()))?;
        store.peers().map_or(Ok(()), |peers| peers.join(heard)).map_err(|error| failed(url, error))?;
        runtime.spawn(rooms.clone().follow_news());
    }
    // With a lease, if several servers share the store.
    if let Some(accounts) = &app.accounts {
        runtime.spawn(settle(rooms.clone(), accounts.clone(), stopped.clone()));
    }
    let connections = Connections::new(config.limits, config.proxies());
    if let Some(keep) = config.keep {
        runtime.spawn(expire(rooms.clone(), keep, stopped.clone()));
    }
    if sends {
        runtime.spawn(every(SEND, rooms.clone(), Rooms::send_notifications, stopped.clone()));
    }
    runtime.spawn(every(TICK, rooms.clone(), Rooms::tick, stopped.clone()));
    let done = runtime.spawn(listener::accept(listener, router(app), connections, stopped));
    Ok(Running { address, runtime: Some(runtime), store, rooms, stop, done: Some(done) })
}

/// Opens the place that keeps the tables.
fn open(storage: &Storage) -> Result<Arc<dyn Store>, ServeError> {
    Ok(match storage {
        Storage::Memory => Arc::new(Memory::default()),
        Storage::File(path) => Arc::new(Sqlite::open(path).map_err(|error| failed(path.display(), error))?),
        Storage::Postgres { url, .. } => Arc::from(open_postgres(url).map_err(|error| failed(url, error))? as Box<dyn Store>),
    })
}

fn failed(name: impl std::fmt::Display, error: StoreError) -> ServeError {
    ServeError::Database { name: name.to_string(), error }
}

/// Begins to hear the other servers with the same database, and tells them where.
async fn hear(address: SocketAddr, app: &Arc<App>, stopped: watch::Receiver<bool>) -> Result<SocketAddr, ServeError> {
    if address.ip().is_unspecified() {
        return Err(ServeError::Nowhere(address));
    }
    let listener = TcpListener::bind(address).await.map_err(|error| ServeError::Listen { address, error })?;
    let heard = listener.local_addr()?;
    // A server stands for all its clients.
    let connections = Connections::new(Limits::none(), Proxies::default());
    tokio::spawn(listener::accept(listener, router_for_peers(app.clone()), connections, stopped));
    Ok(heard)
}

/// Deletes old tables, now and each hour.
async fn expire(rooms: Arc<Rooms>, keep: Duration, mut stopped: watch::Receiver<bool>) {
    let mut every = tokio::time::interval(EXPIRE);
    loop {
        tokio::select! {
            _ = every.tick() => {
                let rooms = rooms.clone();
                match tokio::task::spawn_blocking(move || rooms.expire_for_all(keep, EXPIRE / 2)).await {
                    Ok(Ok(0)) => {}
                    Ok(Ok(deleted)) => tracing::info!(deleted, "old tables are deleted"),
                    Ok(Err(error)) => tracing::error!(%error, "old tables cannot be deleted"),
                    Err(_) => tracing::error!("the look at old tables ended early"),
                }
            }
            _ = stopped.changed() => return,
        }
    }
}

/// Keeps the games that end with their accounts, at once, and looks now and each hour for ends that were noted and
/// not kept.
async fn settle(rooms: Arc<Rooms>, accounts: Arc<Accounts>, mut stopped: watch::Receiver<bool>) {
    let (mut every, mut sweep) = (tokio::time::interval(TICK), tokio::time::interval(EXPIRE));
    every.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
    loop {
        let is_sweep = tokio::select! {
            _ = every.tick() => false,
            _ = sweep.tick() => true,
            _ = stopped.changed() => return,
        };
        let (rooms, accounts) = (rooms.clone(), accounts.clone());
        let done = tokio::task::spawn_blocking(move || {
            if is_sweep {
                rooms.settle_noted(&accounts)?
            }
            rooms.settle(&accounts);
            Ok::<_, Failure>(())
        });
        match done.await {
            Ok(Ok(())) => {}
            Ok(Err(error)) => tracing::error!(%error, "ends of games cannot be read"),
            Err(_) => tracing::error!("the look at ends of games ended early"),
        }
    }
}

/// Does some work again and again.
async fn every(pause: Duration, rooms: Arc<Rooms>, work: fn(&Arc<Rooms>), mut stopped: watch::Receiver<bool>) {
    let mut every = tokio::time::interval(pause);
    every.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
    loop {
        tokio::select! {
            _ = every.tick() => {
                let rooms = rooms.clone();
                if tokio::task::spawn_blocking(move || work(&rooms)).await.is_err() {
                    tracing::error!("the look at clocks or notifications ended early");
                }
            }
            _ = stopped.changed() => return,
        }
    }
}
