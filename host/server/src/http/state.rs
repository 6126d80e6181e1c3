//! The state behind all answers.

use std::pin::Pin;
use std::sync::Arc;

use axum::http::HeaderMap;

use super::accounts::attempts::Attempts;
use super::credentials::{self, Sender};
use super::language;
use super::lobby::entry::Drawn;
use super::others::Others;
use super::rate_limit::Meter;
use crate::config::{Config, PublicUrl};
use crate::proxies::Proxies;
use bastide_accounts::Accounts;
use bastide_common::{Failure, Why};
use bastide_pages::frame::Place;
use bastide_rooms::Rooms;
use bastide_rooms::room::{Audience, Room};

/// A future that the compiler checks once. Without the box, it would check the future again in each request that awaits it
/// (core/PERFORMANCE.md, "Build time").
type BoxFuture<'a, T> = Pin<Box<dyn Future<Output = Result<T, Failure>> + Send + 'a>>;

/// Work with a room for somebody who looks at it.
type Work<T> = Box<dyn FnOnce(&App, &Arc<Room>, &Audience) -> Result<T, Failure> + Send>;

/// The state behind all answers.
pub struct App {
    /// The tables.
    pub rooms: Arc<Rooms>,
    /// Accounts of people; `None` if they are switched off.
    pub accounts: Option<Arc<Accounts>>,
    pub(super) meter: Arc<Meter>,
    pub(super) attempts: Arc<Attempts>,
    /// The address under which people reach the server.
    pub(super) public: Option<PublicUrl>,
    pub(super) proxies: Proxies,
    /// The other servers with the same store.
    pub(super) others: Option<Others>,
    /// The entries of the lobby.
    pub(super) drawn: Drawn,
}

impl App {
    /// Makes the state of all answers.
    pub fn new(rooms: Arc<Rooms>, config: &Config) -> Arc<App> {
        let (meter, attempts) = (Meter::new(config.limits), Attempts::new(config.limits));
        let (public, proxies) = (config.public_url.clone(), config.proxies());
        let accounts = Accounts::new(
            rooms.services.store.clone(),
            config.accounts,
            config.public_url.as_ref().map(ToString::to_string).as_deref(),
        );
        let others = rooms.services.store.peers().and_then(Others::new);
        Arc::new(App { rooms, accounts, attempts, meter, public, proxies, others, drawn: Drawn::default() })
    }

    /// Returns where the pages are read.
    pub(super) fn place(&self) -> Place {
        Place::Server { accounts: self.accounts.is_some() }
    }

    /// Returns `true` if people reach the server by https.
    pub(super) fn secure(&self) -> bool {
        self.public.as_ref().is_some_and(PublicUrl::is_https)
    }

    /// Finds a room. One that is not in memory is loaded off the threads that serve requests; who
    /// waits for that holds no thread.
    pub(super) fn room<'a>(self: &'a Arc<App>, id: &'a str) -> BoxFuture<'a, Arc<Room>> {
        Box::pin(async move {
            if let Some(room) = self.rooms.find(id) {
                return Ok(room);
            }
            let alone = self.rooms.loading(id)?.lock_owned().await;
            let (app, id) = (self.clone(), id.to_owned());
            off_thread(move || {
                let room = app.rooms.load(&id);
                drop(alone);
                room
            })
            .await
        })
    }

    /// Returns the sender of a request. Asks the store for their session if it was not looked up a moment ago.
    ///
    /// # Errors
    /// The store fails.
    pub(super) fn sender<'a>(self: &'a Arc<App>, headers: &'a HeaderMap) -> BoxFuture<'a, Sender> {
        Box::pin(async move {
            let mut sender = Sender::of(headers);
            let (Some(accounts), Some(session)) = (&self.accounts, credentials::session(headers)) else { return Ok(sender) };
            let account = match accounts.recent(&session) {
                Some(account) => Some(account),
                None => {
                    let accounts = accounts.clone();
                    off_thread(move || accounts.of_session(&session)).await?
                }
            };
            sender.account = account.map(Arc::from);
            Ok(sender)
        })
    }

    /// Finds a room and who asks for it.
    pub(super) fn at_table<'a>(self: &'a Arc<App>, id: &'a str, headers: &'a HeaderMap) -> BoxFuture<'a, (Arc<Room>, Sender)> {
        Box::pin(async move {
            let room = self.room(id).await?;
            Ok((room, self.sender(headers).await?))
        })
    }

    /// Makes an answer from a room, off the threads that serve requests. `work` gets the seats that
    /// the sender holds, and their language. Few requests work with one room at a time; the others wait and hold no
    /// thread.
    pub(super) fn answer<T: Send + 'static>(
        self: Arc<App>,
        id: String,
        headers: HeaderMap,
        work: impl FnOnce(&App, &Arc<Room>, &Audience) -> Result<T, Failure> + Send + 'static,
    ) -> BoxFuture<'static, T> {
        self.answer_with(id, headers, Box::new(work))
    }

    fn answer_with<T: Send + 'static>(self: Arc<App>, id: String, headers: HeaderMap, work: Work<T>) -> BoxFuture<'static, T> {
        Box::pin(async move {
            let (room, sender) = self.at_table(&id, &headers).await?;
            in_room(room, move |room| {
                let audience = Audience { mask: sender.mask(room), language: language::of(&headers) };
                work(&self, room, &audience)
            })
            .await
        })
    }
}

/// Runs work with a room, off the threads that serve requests, when few others do.
pub(super) fn in_room<T: Send + 'static>(
    room: Arc<Room>,
    work: impl FnOnce(&Arc<Room>) -> Result<T, Failure> + Send + 'static,
) -> BoxFuture<'static, T> {
    Box::pin(async move {
        let closed = |_| Failure::Broken("error-closed".into());
        let place = room.gate.clone().acquire_owned().await.map_err(closed)?;
        off_thread(move || {
            let done = work(&room);
            drop(place);
            done
        })
        .await
    })
}

/// Runs work that waits for a table or the database, off the threads that serve requests.
pub(super) fn off_thread<T: Send + 'static>(work: impl FnOnce() -> Result<T, Failure> + Send + 'static) -> BoxFuture<'static, T> {
    off_thread_with(Box::new(work))
}

fn off_thread_with<T: Send + 'static>(work: Box<dyn FnOnce() -> Result<T, Failure> + Send>) -> BoxFuture<'static, T> {
    Box::pin(async move {
        match tokio::task::spawn_blocking(work).await {
            Ok(done) => done,
            Err(error) => Err(Failure::Broken(Why::with("error-work-ended", "why", error))),
        }
    })
}
