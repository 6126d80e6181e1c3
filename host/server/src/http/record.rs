//! Records: the page, its data, and files to download.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, Query, State};
use axum::http::{HeaderMap, header};
use axum::response::{Html, IntoResponse, Response};
use serde::Deserialize;
use serde_json::Value;

use super::app::{App, off_thread};
use super::{page, who};
use crate::engine::{Answer, Format, Order};
use crate::error::Failure;

/// Returns the page of a record.
pub(super) async fn page(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    headers: HeaderMap,
) -> Result<Html<String>, Failure> {
    let room = app.room(&id).await?;
    off_thread(move || {
        let mask = who::mask(&room, &headers);
        Ok(Html(page::record(&room, &room.frame(mask))))
    })
    .await
}

/// Returns the moves with the scores after each.
pub(super) async fn scores(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    headers: HeaderMap,
) -> Result<Json<Value>, Failure> {
    let room = app.room(&id).await?;
    off_thread(move || room.data(who::mask(&room, &headers), |viewer| Order::Scores { viewer })).await.map(Json)
}

/// Returns an earlier moment.
pub(super) async fn moment(
    State(app): State<Arc<App>>,
    Path((id, at)): Path<(String, usize)>,
    headers: HeaderMap,
) -> Result<Json<Value>, Failure> {
    let room = app.room(&id).await?;
    off_thread(move || room.moment(who::mask(&room, &headers), at)).await.map(Json)
}

/// The moment of a picture.
#[derive(Deserialize)]
pub(super) struct Moment {
    at: Option<usize>,
}

/// Returns a file to download.
pub(super) async fn file(
    State(app): State<Arc<App>>,
    Path((id, name)): Path<(String, String)>,
    Query(moment): Query<Moment>,
    headers: HeaderMap,
) -> Result<Response, Failure> {
    let (format, kind) = match name.as_str() {
        "record.txt" => (Format::Record, "text/plain; charset=utf-8"),
        "board.svg" => (Format::Svg, "image/svg+xml"),
        "board.png" => (Format::Png, "image/png"),
        "game.jcz" => (Format::Jcz, "application/json"),
        _ => return Err(Failure::NoPage),
    };
    let room = app.room(&id).await?;
    let order = move |viewer| Order::Write { viewer, format, at: moment.at };
    let answer = off_thread(move || room.ask_as(who::mask(&room, &headers), order)).await?;
    let Answer::File(bytes) = answer else { return Err(Failure::Broken("this is not a file".into())) };
    let name = format!("attachment; filename=\"bastide-{id}-{name}\"");
    Ok(([(header::CONTENT_TYPE, kind.to_owned()), (header::CONTENT_DISPOSITION, name)], bytes).into_response())
}
