//! Subscriptions to notifications of a table, for those who hold a seat.

pub(super) mod feed;
pub(super) mod links;

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::http::HeaderMap;
use axum::{Extension, Json};
use serde::Deserialize;
use serde_json::{Value, json};

use super::middleware::From;
use super::state::App;
use crate::http::failure::Failed;
use bastide_common::Failure;
use bastide_notifications::{Browser, Wish};

/// Returns what the server offers, and the subscriptions for the seats of the sender.
pub(super) async fn list(State(app): State<Arc<App>>, Path(id): Path<String>, headers: HeaderMap) -> Result<Json<Value>, Failed> {
    Ok(app
        .answer(id, headers, |app, room, who| {
            if who.mask == 0 {
                return Err(Failure::Forbidden("error-no-seat".into()));
            }
            app.rooms.subscriptions(room, who.mask).map(Json)
        })
        .await?)
}

/// A browser that takes pushes, as it describes itself.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Push {
    endpoint: String,
    keys: Keys,
    #[serde(default)]
    talk: bool,
}

/// The keys of a browser.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Keys {
    p256dh: String,
    auth: String,
}

/// Adds a browser.
pub(super) async fn push(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    headers: HeaderMap,
    Json(Push { endpoint, keys, talk }): Json<Push>,
) -> Result<Json<Value>, Failed> {
    let browser = Browser { endpoint, p256dh: keys.p256dh, auth: keys.auth };
    subscribe(app, id, headers, Wish::Push(browser), talk).await
}

/// A mail address.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Mail {
    address: String,
    #[serde(default)]
    talk: bool,
}

/// Adds a mail address, to which a mail is sent that asks to confirm it.
pub(super) async fn mail(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    Extension(From(from)): Extension<From>,
    headers: HeaderMap,
    Json(Mail { address, talk }): Json<Mail>,
) -> Result<Json<Value>, Failed> {
    app.meter.mail(from)?;
    subscribe(app, id, headers, Wish::Mail(address), talk).await
}

/// Whether talk is told.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Telling {
    #[serde(default)]
    talk: bool,
}

/// Adds a feed.
pub(super) async fn feed(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    headers: HeaderMap,
    Json(Telling { talk }): Json<Telling>,
) -> Result<Json<Value>, Failed> {
    subscribe(app, id, headers, Wish::Feed, talk).await
}

/// Changes whether all subscriptions of the sender tell of talk.
pub(super) async fn talk(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    headers: HeaderMap,
    Json(Telling { talk }): Json<Telling>,
) -> Result<Json<Value>, Failed> {
    Ok(app
        .answer(id, headers, move |app, room, who| {
            app.rooms.tell_talk(room, who.mask, talk)?;
            Ok(Json(json!({})))
        })
        .await?)
}

/// A subscription.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct One {
    id: String,
}

/// Ends a subscription.
pub(super) async fn end(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    headers: HeaderMap,
    Json(one): Json<One>,
) -> Result<Json<Value>, Failed> {
    Ok(app
        .answer(id, headers, move |app, room, who| {
            app.rooms.unsubscribe(room, who.mask, &one.id)?;
            Ok(Json(json!({})))
        })
        .await?)
}

async fn subscribe(app: Arc<App>, id: String, headers: HeaderMap, wish: Wish, talk: bool) -> Result<Json<Value>, Failed> {
    Ok(app
        .answer(id, headers, move |app, room, who| Ok(Json(json!({"id": app.rooms.subscribe(room, who, &wish, talk)?}))))
        .await?)
}
