//! A file that is opened as a record.

use std::sync::Arc;

use axum::extract::State;
use axum::extract::rejection::JsonRejection;
use axum::http::{HeaderMap, StatusCode};
use axum::{Extension, Json};
use bastide_service::{MAX_FILE, too_large};
use serde::Deserialize;
use serde_json::{Value, json};

use crate::http::failure::Failed;
use crate::http::language;
use crate::http::middleware::From;
use crate::http::state::{App, off_thread};
use bastide_common::Failure;

/// The longest body with a file, whose text is longer in JSON.
pub(in crate::http) const MAX_BODY: usize = 2 * MAX_FILE;

/// The text of a file.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(in crate::http) struct File {
    text: String,
}

/// Makes a table of a game that was played elsewhere, to look at it and to play on. Nobody finds it but those
/// who have its link.
pub(in crate::http) async fn open(
    State(app): State<Arc<App>>,
    Extension(From(from)): Extension<From>,
    headers: HeaderMap,
    file: Result<Json<File>, JsonRejection>,
) -> Result<Json<Value>, Failed> {
    let language = language::of(&headers);
    let Json(File { text }) = file.map_err(|rejected| match rejected.status() {
        StatusCode::PAYLOAD_TOO_LARGE => Failure::Refused(too_large(&language).into()),
        _ => Failure::Refused(rejected.body_text().into()),
    })?;
    app.meter.table(from)?;
    // The file is read in turn with the other long work.
    let new = app.costly(from, false, move |app| app.rooms.read_file(&text, &language)).await?;
    let rooms = app.rooms.clone();
    let made = off_thread(move || rooms.create(new, Some(from))).await?;
    Ok(Json(json!({"id": made.id, "url": format!("/t/{}/record", made.id)})))
}
