//! The page of the referee, and the questions that it asks about a position.

use std::sync::Arc;

use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::Html;
use axum::{Extension, Json};
use bastide_service::{Answer, Ask, Question, Referee};
use serde::Deserialize;
use serde_json::Value;

use super::language;
use super::middleware::From;
use super::state::App;
use crate::http::failure::Failed;
use bastide_common::Failure;
use bastide_pages;
use bastide_rooms::unexpected;

/// A question about a position.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Asked {
    /// The position: the text of a scenario file.
    text: String,
    /// The actions that were played from it.
    #[serde(default)]
    lines: Vec<String>,
    question: Question,
}

/// Shows the page.
pub(super) async fn page(State(app): State<Arc<App>>, headers: HeaderMap) -> Html<String> {
    Html(bastide_pages::edit::page(app.place(), &language::of(&headers)))
}

/// Shows the page of the puzzles, which asks the referee.
pub(super) async fn puzzles(State(app): State<Arc<App>>, headers: HeaderMap) -> Html<String> {
    Html(bastide_pages::puzzles::page(app.place(), &language::of(&headers)))
}

/// Answers a question. Nothing of it is kept.
pub(super) async fn ask(
    State(app): State<Arc<App>>,
    Extension(From(from)): Extension<From>,
    headers: HeaderMap,
    Json(Asked { text, lines, question }): Json<Asked>,
) -> Result<Json<Value>, Failed> {
    let ask = Ask { text, lines, language: language::of(&headers), question };
    Ok(app
        .costly(from, false, move |app| {
            let services = &app.rooms.services;
            // The code of a library runs in a process of its own, and this question in this one.
            if services.spawner.is_some() && Referee::libraries(&services.compiler, &ask.text) {
                return Err(Failure::Refused("error-referee-library".into()));
            }
            match Referee::default().answer(&services.compiler, &services.catalogue, &ask) {
                Answer::Data(data) => Ok(Json(data)),
                other => Err(unexpected(other)),
            }
        })
        .await?)
}
