//! Streams of events: as Server-Sent Events for browsers, and as lines of JSON for programs.
//!
//! A stream holds nothing but the number of the last message that it sent. When there is news it
//! takes what is missing from the room, so a slow reader costs no memory.

use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;

use axum::body::{Body, Bytes};
use axum::extract::{FromRequestParts, Path, Query};
use axum::http::request::Parts;
use axum::http::{HeaderMap, header};
use axum::response::sse::{Event, KeepAlive, Sse};
use axum::response::{IntoResponse, Response};
use futures_util::stream::{self, Stream, StreamExt};
use serde::Deserialize;
use tokio::sync::watch;

use crate::http::failure::Failed;
use crate::http::middleware::From;
use crate::http::rate_limit::StreamCount;
use crate::http::state::{App, in_room};
use crate::http::table::packed;
use crate::http::{credentials, language};
use bastide_common::{Failure, Why};
use bastide_rooms::channel::Message;
use bastide_rooms::room::{Audience, Room};

/// The pause between signs of life.
const BEAT: Duration = Duration::from_secs(15);

/// The event after which a stream begins.
#[derive(Deserialize)]
pub(in crate::http) struct Since {
    since: Option<u64>,
}

/// A stream of messages.
pub(in crate::http) struct Feed {
    app: Arc<App>,
    headers: HeaderMap,
    room: Arc<Room>,
    audience: Audience,
    /// The count of the table when the seats were last looked up.
    hands: u64,
    seen: Option<u64>,
    news: watch::Receiver<u64>,
    ready: std::collections::VecDeque<Message>,
    first: bool,
    _count: StreamCount,
}

impl Drop for Feed {
    fn drop(&mut self) {
        self.room.stream_ends(&self.audience);
    }
}

impl Feed {
    /// Returns whether the sender still holds the same seats; `None` if that cannot be told.
    async fn still_holds(&mut self) -> Option<bool> {
        let hands = self.room.hands();
        // Without an account, only a seat that went to somebody else changes that.
        if hands == self.hands && credentials::session(&self.headers).is_none() {
            return Some(true);
        }
        self.hands = hands;
        Some(self.app.sender(&self.headers).await.ok()?.mask(&self.room) == self.audience.mask)
    }

    /// Waits for the next message.
    async fn next(mut self) -> Option<(Message, Feed)> {
        loop {
            if let Some(message) = self.ready.pop_front() {
                self.seen = Some(message.id);
                return Some((message, self));
            }
            if self.first {
                self.first = false;
            } else if self.news.changed().await.is_err() {
                return None;
            } else if !self.still_holds().await? {
                // A seat has a new link, or the person has signed out: what comes is for others.
                return None;
            }
            self.news.borrow_and_update();
            // A browser whose stream ends asks again, and comes to the server that has the table.
            if self.room.has_ended() {
                return None;
            }
            let (room, audience, seen) = (self.room.clone(), self.audience.clone(), self.seen);
            let new = in_room(room, move |room| Ok(room.messages(&audience, seen))).await.ok()?;
            self.ready.extend(new);
        }
    }
}

impl FromRequestParts<Arc<App>> for Feed {
    type Rejection = Failed;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Feed, Failed> {
        let Path(id) = Path::<String>::from_request_parts(parts, app).await.map_err(|_| Failure::NoTable)?;
        let since = Query::<Since>::from_request_parts(parts, app).await;
        let Query(since) = since.map_err(|e| Failure::Refused(Why::with("error-since", "why", e)))?;
        let Some(From(address)) = parts.extensions.get().copied() else { return Err(Failure::NoPage.into()) };
        let count = app.meter.stream(address)?;
        let (room, sender) = app.at_table(&id, &parts.headers).await?;
        let hands = room.hands();
        let audience = Audience { mask: sender.mask(&room), language: language::of(&parts.headers) };
        let last = parts.headers.get("last-event-id").and_then(|v| v.to_str().ok()).and_then(|v| v.parse().ok());
        let news = room.subscribe();
        room.stream_begins(&audience);
        let (app, headers) = (app.clone(), parts.headers.clone());
        Ok(Feed {
            app,
            headers,
            room,
            audience,
            hands,
            seen: last.or(since.since),
            news,
            ready: Default::default(),
            first: true,
            _count: count,
        })
    }
}

fn messages(feed: Feed) -> impl Stream<Item = Message> {
    stream::unfold(feed, Feed::next)
}

/// Streams messages to a browser.
pub(in crate::http) async fn sse(feed: Feed) -> Response {
    if packed::is_read(&feed.headers) {
        return packed::response(messages(feed), BEAT);
    }
    let events = messages(feed).map(|m| Ok::<_, Infallible>(Event::default().id(m.id.to_string()).data(&*m.text)));
    Sse::new(events).keep_alive(KeepAlive::new().interval(BEAT)).into_response()
}

/// Streams messages as lines of JSON.
pub(in crate::http) async fn ndjson(feed: Feed) -> Response {
    let lines = messages(feed).map(|m| Ok::<_, Infallible>(Bytes::from(format!("{}\n", m.text))));
    ([(header::CONTENT_TYPE, "application/x-ndjson")], Body::from_stream(lines)).into_response()
}
