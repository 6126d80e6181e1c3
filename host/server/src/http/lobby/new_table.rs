//! The page for a new table, and what it asks the server.

use std::sync::Arc;

use axum::extract::{Path, Query, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{Html, IntoResponse, Response};
use axum::{Extension, Json};
use bastide_service::{Answer, Order, named_map, own_map};
use bastide_texts::Language;
use serde::Deserialize;
use serde_json::{Value, json};

use crate::http::failure::Failed;
use crate::http::middleware::From;
use crate::http::state::{App, off_thread};
use crate::http::{credentials, language};
use bastide_common::Failure;
use bastide_common::Source;
use bastide_pages;
use bastide_pages::bundles::{Offer, Opened};
use bastide_rooms::new_table::{Made, NewTable};
use bastide_rooms::unexpected;

/// Makes a table.
pub(in crate::http) async fn create(
    State(app): State<Arc<App>>,
    Extension(From(from)): Extension<From>,
    headers: HeaderMap,
    Json(new): Json<NewTable>,
) -> Result<Response, Failed> {
    let sender = app.sender(&headers).await?;
    make(app, from, sender.account(), new).await
}

/// Makes a table, whose seats and rights go to the browser as a cookie, and to the account of its person.
pub(in crate::http) async fn make(
    app: Arc<App>,
    from: Source,
    account: Option<&str>,
    mut new: NewTable,
) -> Result<Response, Failed> {
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
    /// The SHA-256 of the bundle that reads it; empty for this program.
    #[serde(default)]
    bundle: String,
}

/// Reads a table: its errors, and its content as data for the form.
pub(in crate::http) async fn parse(
    State(app): State<Arc<App>>,
    Extension(From(from)): Extension<From>,
    Json(Text { toml, bundle }): Json<Text>,
) -> Result<Json<Value>, Failed> {
    if !bundle.is_empty() {
        return app.costly(from, true, move |app| app.rooms.check_in(&bundle, &toml).map(Json)).await.map_err(Failed);
    }
    let is_apart = app.rooms.is_apart(&toml);
    Ok(app
        .costly(from, is_apart, move |app| Ok(Json(app.rooms.services.compiler.parsed(&toml, |toml| app.rooms.check(toml)))))
        .await?)
}

/// The headers on which a picture with words depends, since they tell the language.
const VARY: &str = "cookie, accept-language";

/// Draws a printed board.
pub(in crate::http) async fn map(
    State(app): State<Arc<App>>,
    Extension(From(from)): Extension<From>,
    headers: HeaderMap,
    Path(name): Path<String>,
) -> Result<Response, Failed> {
    let language = language::of(&headers);
    Ok(app
        .costly(from, false, move |app| {
            let chart = named_map(&app.rooms.services.compiler, &name, &language).ok_or(Failure::NoPage)?;
            Ok(([(header::CACHE_CONTROL, "max-age=86400"), (header::VARY, VARY)], svg(chart)).into_response())
        })
        .await?)
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
) -> Result<Response, Failed> {
    let language = language::of(&headers);
    Ok(app
        .costly(from, false, move |app| {
            Ok(match own_map(&app.rooms.services.compiler, &text, &language) {
                Ok(chart) => svg(chart),
                Err(wrong) => (StatusCode::UNPROCESSABLE_ENTITY, Json(json!({"wrong": wrong}))).into_response(),
            })
        })
        .await?)
}

/// Returns the answer with a picture.
fn svg(chart: String) -> Response {
    ([(header::CONTENT_TYPE, "image/svg+xml")], chart).into_response()
}

/// The bundle by whose rules the table is set up.
#[derive(Deserialize)]
pub(in crate::http) struct Chosen {
    bundle: Option<String>,
}

/// Returns the page.
pub(in crate::http) async fn page(
    State(app): State<Arc<App>>,
    Extension(From(from)): Extension<From>,
    Query(Chosen { bundle }): Query<Chosen>,
    headers: HeaderMap,
) -> Result<Html<String>, Failed> {
    let language = language::of(&headers);
    let chosen = match bundle.filter(|_| app.rooms.services.bundles.are_allowed()) {
        None => None,
        Some(sha256) => {
            let language = language.clone();
            Some(app.costly(from, true, move |app| described(app, sha256, language)).await?)
        }
    };
    let settings = app.rooms.services.bundles.settings();
    let offer = Offer { chosen, own: &settings.own, files: settings.files, addresses: !settings.addresses.is_empty() };
    Ok(Html(bastide_pages::new_table::page(app.place(), &language, &app.rooms.services.catalogue, &offer)))
}

/// Asks a bundle what tables can be made of.
fn described(app: &App, sha256: String, language: Language) -> Result<Opened, Failure> {
    let services = &app.rooms.services;
    let bundle = services.bundles.find(&*services.store, &sha256)?;
    match services.bundles.ask(&*services.store, &sha256, &Order::Catalogue { language })? {
        Answer::Data(known) if known.is_object() => Ok(Opened { bundle, known }),
        other => Err(unexpected(other)),
    }
}
