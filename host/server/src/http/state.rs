//! What all answers are made from.

use std::sync::Arc;

use axum::http::HeaderMap;

use super::credentials;
use super::rate_limit::Meter;
use crate::config::Config;
use crate::error::Failure;
use crate::rooms::Rooms;
use crate::rooms::room::{Mask, Room};

/// What the answers are made from.
pub struct App {
    /// The tables.
    pub rooms: Arc<Rooms>,
    pub(super) meter: Arc<Meter>,
    /// The address under which people reach the server.
    pub(super) public: Option<String>,
}

impl App {
    /// Makes the state of all answers.
    pub fn new(rooms: Arc<Rooms>, config: &Config) -> Arc<App> {
        let public = config.public_url.as_deref().map(|url| url.trim_end_matches('/').to_owned());
        Arc::new(App { rooms, meter: Meter::new(config.limits), public })
    }

    /// Returns `true` if people reach the server by https.
    pub(super) fn secure(&self) -> bool {
        self.public.as_deref().is_some_and(|url| url.starts_with("https://"))
    }

    /// Finds a room, off the threads that serve requests.
    pub(super) async fn room(self: &Arc<App>, id: &str) -> Result<Arc<Room>, Failure> {
        let (app, id) = (self.clone(), id.to_owned());
        off_thread(move || app.rooms.room(&id)).await
    }

    /// Makes an answer from a room, off the threads that serve requests. `work` gets the seats that
    /// the sender holds.
    pub(super) async fn answer<T: Send + 'static>(
        self: Arc<App>,
        id: String,
        headers: HeaderMap,
        work: impl FnOnce(&App, &Arc<Room>, Mask) -> Result<T, Failure> + Send + 'static,
    ) -> Result<T, Failure> {
        off_thread(move || {
            let room = self.rooms.room(&id)?;
            let mask = credentials::mask(&room, &headers);
            work(&self, &room, mask)
        })
        .await
    }
}

/// Runs work that waits for a table or the database, off the threads that serve requests.
pub(super) async fn off_thread<T: Send + 'static>(
    work: impl FnOnce() -> Result<T, Failure> + Send + 'static,
) -> Result<T, Failure> {
    // In a box, so that one type of task serves all closures with the same answer.
    let work: Box<dyn FnOnce() -> Result<T, Failure> + Send> = Box::new(work);
    match tokio::task::spawn_blocking(work).await {
        Ok(done) => done,
        Err(error) => Err(Failure::Broken(format!("the work on this request ended early: {error}"))),
    }
}
