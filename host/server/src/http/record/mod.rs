//! Records: the page, its data, and files to download.

pub(super) mod analysis;
pub(super) mod open;
pub(super) mod play_on;

use std::sync::Arc;

use axum::extract::{Path, Query, State};
use axum::http::{HeaderMap, header};
use axum::response::{Html, IntoResponse, Response};
use axum::{Extension, Json};
use bastide_service::{Answer, Format, Look, Order, Viewer};
use serde::Deserialize;
use serde_json::{Value, json};

use crate::http::failure::Failed;
use crate::http::middleware::From;
use crate::http::state::App;
use crate::http::table::game::data;
use bastide_common::Failure;
use bastide_pages::record::{self, Record};
use bastide_rooms::room::Room;
use bastide_rooms::unexpected;

/// Returns the page of a record.
pub(in crate::http) async fn page(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    headers: HeaderMap,
) -> Result<Html<String>, Failed> {
    Ok(app
        .answer(id, headers, |app, room, audience| {
            let (language, set) = (&audience.language, json!(room.frame(audience)));
            let (title, ended, told) = (room.name(language), room.must_be_over().is_ok(), room.told_fixed(language));
            Ok(Html(record::page(app.place(), language, &Record { id: &room.id, title: &title, set, ended, told })))
        })
        .await?)
}

/// Returns the moves with the scores after each.
pub(in crate::http) async fn scores(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    Extension(From(from)): Extension<From>,
    headers: HeaderMap,
) -> Result<Json<Value>, Failed> {
    Ok(Json(data(app.question(id, headers, from, |_, viewer| Ok(Order::Scores { viewer })).await?)?))
}

/// Returns an earlier moment.
pub(in crate::http) async fn moment(
    State(app): State<Arc<App>>,
    Path((id, at)): Path<(String, usize)>,
    Extension(From(from)): Extension<From>,
    headers: HeaderMap,
) -> Result<Json<Value>, Failed> {
    let order = move |_: &Room, viewer: Viewer| Ok(Order::Look { viewer, options: false, ends: false, at: Some(at), left: None });
    match &*app.question(id, headers, from, order).await? {
        Answer::Look(Look { state, parts }) => Ok(Json(json!({"state": state, "set": parts}))),
        other => Err(unexpected(other.clone()).into()),
    }
}

/// Returns the position of an earlier moment as a scenario file.
pub(in crate::http) async fn position(
    State(app): State<Arc<App>>,
    Path((id, at)): Path<(String, usize)>,
    Extension(From(from)): Extension<From>,
    headers: HeaderMap,
) -> Result<Json<Value>, Failed> {
    let order = move |_: &Room, viewer: Viewer| Ok(Order::Position { viewer, at: Some(at) });
    Ok(Json(data(app.question(id, headers, from, order).await?)?))
}

/// The moment of a picture.
#[derive(Deserialize)]
pub(in crate::http) struct Moment {
    at: Option<usize>,
}

/// Returns a file to download.
pub(in crate::http) async fn file(
    State(app): State<Arc<App>>,
    Path((id, name)): Path<(String, String)>,
    Query(moment): Query<Moment>,
    Extension(From(from)): Extension<From>,
    headers: HeaderMap,
) -> Result<Response, Failed> {
    let (format, kind) = match name.as_str() {
        "record.txt" => (Format::Record, "text/plain; charset=utf-8"),
        "board.svg" => (Format::Svg, "image/svg+xml"),
        "board.png" => (Format::Png, "image/png"),
        "game.jcz" => (Format::Jcz, "application/json"),
        _ => return Err(Failure::NoPage.into()),
    };
    let name = format!("attachment; filename=\"bastide-{id}-{name}\"");
    let table = (app.clone(), id.clone(), headers.clone());
    let order = move |_: &Room, viewer: Viewer| Ok(Order::Write { viewer, format, at: moment.at });
    match &*app.question(id, headers, from, order).await? {
        Answer::File(bytes) => {
            let mut bytes = bytes.clone();
            if format == Format::Record {
                let (app, id, headers) = table;
                bytes = app.answer(id, headers, move |_, room, _| Ok(room.named_record(bytes))).await?;
            }
            Ok(([(header::CONTENT_TYPE, kind.to_owned()), (header::CONTENT_DISPOSITION, name)], bytes).into_response())
        }
        other => Err(unexpected(other.clone()).into()),
    }
}

/// Returns a small picture of the board, for lists of games. No game is opened for it.
pub(in crate::http) async fn picture(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    Extension(From(from)): Extension<From>,
) -> Result<Response, Failed> {
    if !app.rooms.has(&id) {
        return Err(Failure::NoPage.into());
    }
    // Everybody gets what an onlooker sees.
    let order = |_: &Room, _: Viewer| Ok(Order::Write { viewer: Viewer::default(), format: Format::Small, at: None });
    match &*app.question(id, HeaderMap::new(), from, order).await? {
        Answer::File(bytes) => {
            Ok(([(header::CONTENT_TYPE, "image/svg+xml"), (header::CACHE_CONTROL, "no-cache")], bytes.clone()).into_response())
        }
        other => Err(unexpected(other.clone()).into()),
    }
}
