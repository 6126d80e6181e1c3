//! Streams of events: as Server-Sent Events for browsers, and as lines of JSON for programs.
//!
//! A stream holds nothing but the number of the last message that it sent. When there is news it
//! takes what is missing from the room, so a slow reader costs no memory.

use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;

use axum::Extension;
use axum::body::{Body, Bytes};
use axum::extract::{Path, Query, State};
use axum::http::{HeaderMap, header};
use axum::response::sse::{Event, KeepAlive, Sse};
use axum::response::{IntoResponse, Response};
use futures_util::stream::{self, Stream};
use serde::Deserialize;
use tokio::sync::watch;

use super::app::{App, off_thread};
use super::guard::From;
use super::limits::StreamCount;
use super::who;
use crate::error::Failure;
use crate::hall::channel::Message;
use crate::hall::room::{Mask, Room};

/// The pause between signs of life.
const BEAT: Duration = Duration::from_secs(15);

/// What a stream begins after.
#[derive(Deserialize)]
pub(super) struct Since {
    since: Option<u64>,
}

/// A stream of messages.
struct Feed {
    room: Arc<Room>,
    mask: Mask,
    seen: Option<u64>,
    news: watch::Receiver<u64>,
    ready: std::collections::VecDeque<Message>,
    first: bool,
    _count: StreamCount,
}

impl Drop for Feed {
    fn drop(&mut self) {
        self.room.stream_ends();
    }
}

impl Feed {
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
            }
            self.news.borrow_and_update();
            let (room, mask, seen) = (self.room.clone(), self.mask, self.seen);
            let new = off_thread(move || Ok(room.messages(mask, seen))).await.ok()?;
            self.ready.extend(new);
        }
    }
}

async fn feed(app: &Arc<App>, id: &str, since: Since, from: From, headers: &HeaderMap) -> Result<Feed, Failure> {
    let count = app.meter.stream(from.0)?;
    let room = app.room(id).await?;
    let mask = who::mask(&room, headers);
    let last = headers.get("last-event-id").and_then(|v| v.to_str().ok()).and_then(|v| v.parse().ok());
    let news = room.subscribe();
    room.stream_begins();
    Ok(Feed { room, mask, seen: last.or(since.since), news, ready: Default::default(), first: true, _count: count })
}

fn messages(feed: Feed) -> impl Stream<Item = Message> {
    stream::unfold(feed, Feed::next)
}

/// Streams messages to a browser.
pub(super) async fn sse(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    Query(since): Query<Since>,
    Extension(from): Extension<From>,
    headers: HeaderMap,
) -> Result<Response, Failure> {
    use futures_util::StreamExt;
    let feed = feed(&app, &id, since, from, &headers).await?;
    let events = messages(feed).map(|m| Ok::<_, Infallible>(Event::default().id(m.id.to_string()).data(&*m.text)));
    Ok(Sse::new(events).keep_alive(KeepAlive::new().interval(BEAT)).into_response())
}

/// Streams messages as lines of JSON.
pub(super) async fn ndjson(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    Query(since): Query<Since>,
    Extension(from): Extension<From>,
    headers: HeaderMap,
) -> Result<Response, Failure> {
    use futures_util::StreamExt;
    let feed = feed(&app, &id, since, from, &headers).await?;
    let lines = messages(feed).map(|m| Ok::<_, Infallible>(Bytes::from(format!("{}\n", m.text))));
    Ok(([(header::CONTENT_TYPE, "application/x-ndjson")], Body::from_stream(lines)).into_response())
}
