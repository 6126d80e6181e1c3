//! The page for a new table, and what it asks the server.

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{Html, IntoResponse, Response};
use axum::{Extension, Json};
use bastide_engine::{named_map, own_map};
use serde::Deserialize;
use serde_json::{Value, json};

use crate::error::Failure;
use crate::html;
use crate::http::middleware::From;
use crate::http::state::{App, off_thread};
use crate::http::{credentials, language};
use crate::rooms::new_table::{Made, NewTable};
use crate::source::Source;

/// Makes a table.
pub(in crate::http) async fn create(
    State(app): State<Arc<App>>,
    Extension(From(from)): Extension<From>,
    headers: HeaderMap,
    Json(new): Json<NewTable>,
) -> Result<Response, Failure> {
    let sender = app.sender(&headers).await?;
    make(app, from, sender.account(), new).await
}

/// Makes a table, whose seats and rights go to the browser as a cookie, and to the account of its person.
pub(in crate::http) async fn make(
    app: Arc<App>,
    from: Source,
    account: Option<&str>,
    mut new: NewTable,
) -> Result<Response, Failure> {
    app.meter.table(from)?;
    new.owner_account = account.map(str::to_owned);
    new.accounts = account.into_iter().flat_map(|account| new.sit.iter().map(|seat| (*seat, account.to_owned()))).collect();
    let rooms = app.rooms.clone();
    let Made { id, join, secrets, owner } = off_thread(move || rooms.create(new, Some(from))).await?;
    let links: Vec<String> = secrets.iter().map(|s| format!("/t/{id}/s/{s}")).collect();
    let body = json!({"id": id, "url": format!("/t/{id}"), "join": join, "secrets": secrets, "links": links, "owner": owner});
    let mut response = Json(body).into_response();
    let kept: Vec<String> = secrets.into_iter().chain([owner]).collect();
    if let Some(cookie) = credentials::keep(&id, &kept, app.secure()) {
        response.headers_mut().insert(header::SET_COOKIE, cookie);
    }
    Ok(response)
}

/// A text to read.
#[derive(Deserialize)]
pub(in crate::http) struct Text {
    toml: String,
}

/// Reads a table: its errors, and its content as data for the form.
pub(in crate::http) async fn parse(
    State(app): State<Arc<App>>,
    Extension(From(from)): Extension<From>,
    Json(text): Json<Text>,
) -> Result<Json<Value>, Failure> {
    let is_apart = app.rooms.is_apart(&text.toml);
    app.costly(from, is_apart, move |app| Ok(Json(app.rooms.services.compiler.parsed(&text.toml, |toml| app.rooms.check(toml)))))
        .await
}

/// The headers on which a picture with words depends, since they tell the language.
const VARY: &str = "cookie, accept-language";

/// Draws a printed board.
pub(in crate::http) async fn map(
    State(app): State<Arc<App>>,
    Extension(From(from)): Extension<From>,
    headers: HeaderMap,
    Path(name): Path<String>,
) -> Result<Response, Failure> {
    let language = language::of(&headers);
    app.costly(from, false, move |app| {
        let chart = named_map(&app.rooms.services.compiler, &name, &language).ok_or(Failure::NoPage)?;
        Ok(([(header::CACHE_CONTROL, "max-age=86400"), (header::VARY, VARY)], svg(chart)).into_response())
    })
    .await
}

/// A board of one's own.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(in crate::http) struct OwnMap {
    text: String,
}

/// Draws a board that the sender wrote, or says what is wrong with it. Only the text is read.
pub(in crate::http) async fn draw_own_map(
    State(app): State<Arc<App>>,
    Extension(From(from)): Extension<From>,
    headers: HeaderMap,
    Json(OwnMap { text }): Json<OwnMap>,
) -> Result<Response, Failure> {
    let language = language::of(&headers);
    app.costly(from, false, move |app| {
        Ok(match own_map(&app.rooms.services.compiler, &text, &language) {
            Ok(chart) => svg(chart),
            Err(wrong) => (StatusCode::UNPROCESSABLE_ENTITY, Json(json!({"wrong": wrong}))).into_response(),
        })
    })
    .await
}

/// Returns the answer with a picture.
fn svg(chart: String) -> Response {
    ([(header::CONTENT_TYPE, "image/svg+xml")], chart).into_response()
}

/// Returns the page.
pub(in crate::http) async fn page(State(app): State<Arc<App>>, headers: HeaderMap) -> Html<String> {
    Html(html::new_table::page(app.place(), &language::of(&headers), &app.rooms.services.catalogue))
}
