//! The stream of the lobby: the tables that have changed, each as HTML.

use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;

use axum::Extension;
use axum::extract::{Query, State};
use axum::http::HeaderMap;
use axum::response::sse::{Event, KeepAlive, Sse};
use axum::response::{IntoResponse, Response};
use bastide_texts::Language;
use futures_util::stream::{self, StreamExt};
use serde::Deserialize;
use serde_json::{Map, Value, json};
use tokio::sync::watch;

use crate::http::failure::Failed;
use crate::http::language;
use crate::http::middleware::From;
use crate::http::rate_limit::StreamCount;
use crate::http::state::{App, off_thread};
use bastide_rooms::lobby::{Changes, Follower, MAX_OWN};
use bastide_rooms::room::is_id;

/// The pause between signs of life.
const BEAT: Duration = Duration::from_secs(15);

/// The tables that a browser follows.
#[derive(Deserialize)]
pub(in crate::http) struct Followed {
    /// The number of the last change that it has seen.
    since: Option<u64>,
    /// The ids of tables that it follows besides those that are listed for all, separated by commas.
    #[serde(default)]
    own: String,
}

struct Feed {
    app: Arc<App>,
    follower: Follower,
    language: Language,
    seen: Option<u64>,
    first: bool,
    news: watch::Receiver<u64>,
    _count: StreamCount,
}

/// Streams changes of the lobby to a browser.
pub(in crate::http) async fn events(
    State(app): State<Arc<App>>,
    Query(followed): Query<Followed>,
    Extension(From(from)): Extension<From>,
    headers: HeaderMap,
) -> Result<Response, Failed> {
    let count = app.meter.stream(from)?;
    let own: Vec<String> = followed.own.split(',').filter(|id| is_id(id)).take(MAX_OWN).map(str::to_owned).collect();
    let last = headers.get("last-event-id").and_then(|value| value.to_str().ok()).and_then(|value| value.parse().ok());
    let news = app.rooms.lobby_news();
    let rooms = app.rooms.clone();
    let follower = off_thread(move || rooms.follow_lobby(own)).await?;
    let language = language::of(&headers);
    let feed = Feed { app, follower, language, seen: last.or(followed.since), first: true, news, _count: count };
    let events = stream::unfold(feed, Feed::next)
        .map(|(number, text)| Ok::<_, Infallible>(Event::default().id(number.to_string()).data(text)));
    Ok(Sse::new(events).keep_alive(KeepAlive::new().interval(BEAT)).into_response())
}

impl Feed {
    /// Waits for the next message.
    async fn next(mut self) -> Option<((u64, String), Feed)> {
        loop {
            let first = std::mem::replace(&mut self.first, false);
            if !first && self.news.changed().await.is_err() {
                return None;
            }
            self.news.borrow_and_update();
            let changes = self.app.rooms.lobby_changes(self.seen, &self.follower.own, first);
            self.seen = Some(changes.number);
            if changes.full || !changes.set.is_empty() || !changes.gone.is_empty() {
                let message = (changes.number, self.told(&changes));
                return Some((message, self));
            }
        }
    }

    fn told(&self, changes: &Changes) -> String {
        let drawn = |entry| Value::from(&*self.app.drawn.draw(&self.app.rooms, &self.language, entry));
        let set: Map<String, Value> = changes.set.iter().map(|entry| (entry.table.id.clone(), drawn(entry))).collect();
        json!({"id": changes.number, "full": changes.full, "set": set, "del": changes.gone}).to_string()
    }
}
