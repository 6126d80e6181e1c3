//! Records: the page, its data, and files to download.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, Query, State};
use axum::http::{HeaderMap, header};
use axum::response::{Html, IntoResponse, Response};
use serde::Deserialize;
use serde_json::Value;

use super::state::App;
use super::templates;
use crate::engine::{Answer, Format, Order};
use crate::error::Failure;

/// Returns the page of a record.
pub(super) async fn page(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    headers: HeaderMap,
) -> Result<Html<String>, Failure> {
    app.answer(id, headers, |_, room, mask| Ok(Html(templates::record(room, &room.frame(mask))))).await
}

/// Returns the moves with the scores after each.
pub(super) async fn scores(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    headers: HeaderMap,
) -> Result<Json<Value>, Failure> {
    app.answer(id, headers, |_, room, mask| room.data(mask, |viewer| Order::Scores { viewer }).map(Json)).await
}

/// Returns an earlier moment.
pub(super) async fn moment(
    State(app): State<Arc<App>>,
    Path((id, at)): Path<(String, usize)>,
    headers: HeaderMap,
) -> Result<Json<Value>, Failure> {
    app.answer(id, headers, move |_, room, mask| room.moment(mask, at).map(Json)).await
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
    let name = format!("attachment; filename=\"bastide-{id}-{name}\"");
    let order = move |viewer| Order::Write { viewer, format, at: moment.at };
    let answer = app.answer(id, headers, move |_, room, mask| room.ask_as(mask, order)).await?;
    let Answer::File(bytes) = answer else { return Err(Failure::Broken("the game was not written as a file".into())) };
    Ok(([(header::CONTENT_TYPE, kind.to_owned()), (header::CONTENT_DISPOSITION, name)], bytes).into_response())
}
