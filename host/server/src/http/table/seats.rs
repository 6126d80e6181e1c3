//! Seats of a table: links, sitting down, giving up, talking.

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::{Extension, Json};
use serde::Deserialize;
use serde_json::{Value, json};

use crate::http::credentials;
use crate::http::failure::Failed;
use crate::http::middleware::From;
use crate::http::state::{App, in_room};
use bastide_common::Failure;
use bastide_rooms::room::{Audience, Room};

/// Takes a seat over to this browser by its link.
pub(in crate::http) async fn seat_link(
    State(app): State<Arc<App>>,
    Path((id, secret)): Path<(String, String)>,
    headers: HeaderMap,
) -> Result<Response, Failed> {
    let (room, sender) = app.at_table(&id, &headers).await?;
    if room.held(std::iter::once(secret.as_str())) == 0 {
        return Err(Failure::Forbidden("error-link-of-no-seat".into()).into());
    }
    let mut secrets = sender.own_secrets(&room);
    if !secrets.contains(&secret) {
        secrets.push(secret);
    }
    let mut response = (StatusCode::SEE_OTHER, [(header::LOCATION, format!("/t/{id}"))]).into_response();
    if let Some(cookie) = credentials::keep(&id, &secrets, app.secure()) {
        response.headers_mut().insert(header::SET_COOKIE, cookie);
    }
    Ok(response)
}

/// Returns the whole page of a viewer as data.
pub(in crate::http) async fn state(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    headers: HeaderMap,
) -> Result<Response, Failed> {
    let whole = |_: &App, room: &Arc<Room>, who: &Audience| Ok(room.whole(who).map(|m| m.text.to_string()).unwrap_or_default());
    let text = app.answer(id, headers, whole).await?;
    Ok(([(header::CONTENT_TYPE, "application/json")], text).into_response())
}

/// Returns the links that take the seats of the sender to another device. They hold the secrets of
/// the seats, so no page has them unless somebody asks.
pub(in crate::http) async fn links(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    headers: HeaderMap,
) -> Result<Json<Value>, Failed> {
    let (room, sender) = app.at_table(&id, &headers).await?;
    let links: Vec<String> = sender.seat_secrets(&room).iter().map(|s| format!("/t/{id}/s/{s}")).collect();
    Ok(in_room(room, move |room| {
        Ok(Json(json!({"links": links, "owner": sender.is_owner(room)?, "account": sender.holds_with_account(room)})))
    })
    .await?)
}

/// Whether somebody wants another game, or no longer does.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(in crate::http) struct Again {
    #[serde(default = "yes")]
    wanted: bool,
}

fn yes() -> bool {
    true
}

/// Asks for another game of the same people. Answers with its address once all of them want it.
pub(in crate::http) async fn rematch(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    Extension(From(from)): Extension<From>,
    headers: HeaderMap,
    Json(again): Json<Again>,
) -> Result<Response, Failed> {
    let (room, sender) = app.at_table(&id, &headers).await?;
    let own = sender.own_secrets(&room);
    let owner: Vec<String> = own.iter().filter(|secret| room.is_owner(std::iter::once(secret.as_str()))).cloned().collect();
    let rooms = app.rooms.clone();
    if again.wanted {
        app.meter.table(from)?;
    }
    let next = in_room(room, move |room| {
        let next = match again.wanted {
            true => rooms.rematch(room, &own, sender.account(), from)?,
            false => room.withdraw_wish(sender.mask(room)).map(|()| None)?,
        };
        rooms.changed(room);
        Ok(next)
    })
    .await?;
    let Some(next) = next else { return Ok(Json(json!({"url": null})).into_response()) };
    let mut response = Json(json!({"url": format!("/t/{}", next.id), "secrets": next.secrets})).into_response();
    // Who made the first table has also made this one.
    let kept: Vec<String> = next.secrets.into_iter().chain(owner).collect();
    if !kept.is_empty()
        && let Some(cookie) = credentials::keep(&next.id, &kept, app.secure())
    {
        response.headers_mut().insert(header::SET_COOKIE, cookie);
    }
    Ok(response)
}

/// A wish to sit down.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(in crate::http) struct Sit {
    seat: u8,
    #[serde(default)]
    name: String,
    key: Option<String>,
}

/// Gives a seat to the sender.
pub(in crate::http) async fn sit(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    Extension(From(from)): Extension<From>,
    headers: HeaderMap,
    Json(sit): Json<Sit>,
) -> Result<Response, Failed> {
    let (room, sender) = app.at_table(&id, &headers).await?;
    let mut secrets = sender.own_secrets(&room);
    let rooms = app.rooms.clone();
    let secret = in_room(room, move |room| {
        let secret = room.sit(sit.seat, &sit.name, sit.key.as_deref(), sender.account())?;
        room.acted_from(from);
        rooms.changed(room);
        Ok(secret)
    })
    .await?;
    secrets.push(secret.clone());
    let mut response = Json(json!({"secret": secret, "link": format!("/t/{id}/s/{secret}")})).into_response();
    if let Some(cookie) = credentials::keep(&id, &secrets, app.secure()) {
        response.headers_mut().insert(header::SET_COOKIE, cookie);
    }
    Ok(response)
}

/// Gives up.
pub(in crate::http) async fn resign(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    headers: HeaderMap,
) -> Result<Json<Value>, Failed> {
    Ok(app
        .answer(id, headers, |app, room, who| {
            room.resign(who.mask)?;
            app.rooms.changed(room);
            Ok(Json(json!({})))
        })
        .await?)
}

/// A line of talk.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(in crate::http) struct Talk {
    text: String,
}

/// Talks.
pub(in crate::http) async fn chat(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    headers: HeaderMap,
    Json(talk): Json<Talk>,
) -> Result<Json<Value>, Failed> {
    Ok(app
        .answer(id, headers, move |app, room, who| {
            room.talk(who.mask, &talk.text)?;
            app.rooms.changed(room);
            Ok(Json(json!({})))
        })
        .await?)
}
