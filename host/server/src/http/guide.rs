//! "Learn the game in five minutes": its table, the way back to it, and the card of the page.

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::http::HeaderMap;
use axum::response::Response;
use axum::{Extension, Json};
use bastide_texts::Language;
use maud::{Markup, html};
use serde::Deserialize;
use serde_json::{Value, json};

use super::middleware::From;
use super::state::App;
use super::{language, new_table};
use crate::error::Failure;
use crate::rooms::guide;
use crate::texts::say;

/// Who learns the game.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Learner {
    #[serde(default)]
    name: String,
}

/// Makes a table for a person who learns the game.
pub(super) async fn create(
    State(app): State<Arc<App>>,
    Extension(From(from)): Extension<From>,
    headers: HeaderMap,
    Json(learner): Json<Learner>,
) -> Result<Response, Failure> {
    let new = guide::table(&language::of(&headers), &learner.name);
    new_table::make(app, from, new).await
}

/// Takes back what has left the guide.
pub(super) async fn back(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    headers: HeaderMap,
) -> Result<Json<Value>, Failure> {
    app.answer(id, headers, move |app, room, who| {
        let decision = app.rooms.after(room, room.back_to_guide(who.mask))?;
        Ok(Json(json!({"decision": decision})))
    })
    .await
}

/// Returns the card, which a script fills.
pub(super) fn card(language: &Language) -> Markup {
    let say = |id| say(language, id);
    html! {
        section id="guide" aria-labelledby="guide-title" {
            div id="guide-card" aria-live="polite" {
                h2 id="guide-title" {}
                p id="guide-text" {}
                p id="guide-todo" {}
            }
            div id="guide-foot" {
                span id="guide-at" aria-hidden="true" {}
                progress id="guide-progress" aria-label=(say("page-guide-progress")) max="1" value="0" {}
                button id="guide-before" hidden { (say("page-guide-before")) }
                button.main id="guide-back" hidden { (say("page-guide-back")) }
                button.main id="guide-next" hidden { (say("page-guide-next")) }
                button.main id="guide-play" hidden { (say("page-guide-play")) }
                a.button id="guide-new" href="/new" hidden { (say("page-set-up")) }
            }
        }
    }
}
