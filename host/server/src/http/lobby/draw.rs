//! The drawing board for maps, and what it asks the server.

use std::sync::Arc;

use axum::extract::State;
use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse, Response};
use axum::{Extension, Json};
use bastide_service::{Paper, document, map_sheet, messages, random_games};
use serde::Deserialize;
use serde_json::Value;

use crate::http::failure::Failed;
use crate::http::language;
use crate::http::middleware::{From, POLICY};
use crate::http::state::App;
use bastide_common::Failure;
use bastide_pages;

/// Returns the page. It shows a picture from the disk of its reader, which no other page may.
pub(in crate::http) async fn page(State(app): State<Arc<App>>, headers: HeaderMap) -> Response {
    let page = bastide_pages::draw::page(app.place(), &language::of(&headers), &app.rooms.services.catalogue);
    let policy = POLICY.replacen("img-src ", "img-src blob: ", 1);
    ([(header::CONTENT_SECURITY_POLICY, policy), (header::CONTENT_TYPE, "text/html; charset=utf-8".to_owned())], page)
        .into_response()
}

/// A document of an option.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(in crate::http) struct Text {
    plugin: String,
    option: String,
    text: String,
}

/// Tells what a document contains, and what is said about it.
pub(in crate::http) async fn read(
    State(app): State<Arc<App>>,
    Extension(From(from)): Extension<From>,
    headers: HeaderMap,
    Json(Text { plugin, option, text }): Json<Text>,
) -> Result<Json<Value>, Failed> {
    let language = language::of(&headers);
    Ok(app
        .costly(from, false, move |app| {
            let services = &app.rooms.services;
            let read = document(&services.compiler, &services.catalogue, &plugin, &option, &text, &language);
            read.map(Json).map_err(|why| Failure::Refused(why.into()))
        })
        .await?)
}

/// Random games at a table.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(in crate::http) struct Games {
    toml: String,
    first: u32,
    games: u32,
}

/// Plays a few random games, and tells which cells they fill.
pub(in crate::http) async fn games(
    State(app): State<Arc<App>>,
    Extension(From(from)): Extension<From>,
    Json(Games { toml, first, games }): Json<Games>,
) -> Result<Json<Value>, Failed> {
    // Plugins of libraries play in processes of their own, which count nothing.
    if app.rooms.is_apart(&toml) {
        return Err(Failure::Refused("error-games-library".into()).into());
    }
    Ok(app
        .costly(from, false, move |app| {
            let played = random_games(&app.rooms.services.compiler, &toml, first, games);
            played.map(Json).map_err(|wrong| Failure::Refused(messages(&wrong).into()))
        })
        .await?)
}

/// A sheet of a board.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(in crate::http) struct Sheet {
    text: String,
    paper: Paper,
    sheet: usize,
}

/// Draws one sheet of a board in the size of printed tiles.
pub(in crate::http) async fn sheet(
    State(app): State<Arc<App>>,
    Extension(From(from)): Extension<From>,
    Json(Sheet { text, paper, sheet }): Json<Sheet>,
) -> Result<Json<Value>, Failed> {
    Ok(app
        .costly(from, false, move |app| {
            let drawn = map_sheet(&app.rooms.services.compiler, &text, paper, sheet);
            drawn.map(Json).map_err(|wrong| Failure::Refused(messages(&wrong).into()))
        })
        .await?)
}
