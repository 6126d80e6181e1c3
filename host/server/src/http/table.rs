//! Seats of a table: links, sitting down, giving up, talking.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde::Deserialize;
use serde_json::{Value, json};

use super::credentials;
use super::state::{App, off_thread};
use crate::error::Failure;
use crate::rooms::room::Room;

/// Takes a seat over to this browser by its link.
pub(super) async fn seat_link(
    State(app): State<Arc<App>>,
    Path((id, secret)): Path<(String, String)>,
    headers: HeaderMap,
) -> Result<Response, Failure> {
    let room = app.room(&id).await?;
    if room.held(std::iter::once(secret.as_str())) == 0 {
        return Err(Failure::Forbidden("this link belongs to no seat of this table".into()));
    }
    let mut secrets = credentials::own_secrets(&room, &headers);
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
pub(super) async fn state(State(app): State<Arc<App>>, Path(id): Path<String>, headers: HeaderMap) -> Result<Response, Failure> {
    let whole = |_: &App, room: &Arc<Room>, mask| Ok(room.whole(mask).map(|m| m.text.to_string()).unwrap_or_default());
    let text = app.answer(id, headers, whole).await?;
    Ok(([(header::CONTENT_TYPE, "application/json")], text).into_response())
}

/// A wish to sit down.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Sit {
    seat: u8,
    #[serde(default)]
    name: String,
    key: Option<String>,
}

/// Gives a seat to the sender.
pub(super) async fn sit(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    headers: HeaderMap,
    Json(sit): Json<Sit>,
) -> Result<Response, Failure> {
    let room = app.room(&id).await?;
    let mut secrets = credentials::own_secrets(&room, &headers);
    let (rooms, taken) = (app.rooms.clone(), room.clone());
    let secret = off_thread(move || {
        let secret = taken.sit(sit.seat, &sit.name, sit.key.as_deref())?;
        rooms.changed(&taken);
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
pub(super) async fn resign(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    headers: HeaderMap,
) -> Result<Json<Value>, Failure> {
    app.answer(id, headers, |app, room, mine| {
        room.resign(mine)?;
        app.rooms.changed(room);
        Ok(Json(json!({})))
    })
    .await
}

/// A line of talk.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Talk {
    text: String,
}

/// Talks.
pub(super) async fn chat(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    headers: HeaderMap,
    Json(talk): Json<Talk>,
) -> Result<Json<Value>, Failure> {
    app.answer(id, headers, move |app, room, mine| {
        room.talk(mine, &talk.text)?;
        app.rooms.changed(room);
        Ok(Json(json!({})))
    })
    .await
}
