//! "Learn the game in five minutes": its table, and the way back to it.

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::http::HeaderMap;
use axum::response::Response;
use axum::{Extension, Json};
use serde::Deserialize;
use serde_json::{Value, json};

use crate::http::failure::Failed;
use crate::http::language;
use crate::http::lobby::new_table;
use crate::http::middleware::From;
use crate::http::state::App;
use bastide_rooms::guide;

/// The person who learns the game.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(in crate::http) struct Learner {
    #[serde(default)]
    name: String,
}

/// Makes a table for a person who learns the game.
pub(in crate::http) async fn create(
    State(app): State<Arc<App>>,
    Extension(From(from)): Extension<From>,
    headers: HeaderMap,
    Json(learner): Json<Learner>,
) -> Result<Response, Failed> {
    let new = guide::table(&language::of(&headers), &learner.name);
    let sender = app.sender(&headers).await?;
    new_table::make(app, from, sender.account(), new).await
}

/// Takes back what has left the guide.
pub(in crate::http) async fn back(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    headers: HeaderMap,
) -> Result<Json<Value>, Failed> {
    Ok(app
        .answer(id, headers, move |app, room, who| {
            let decision = app.rooms.after(room, room.back_to_guide(who.mask))?;
            Ok(Json(json!({"decision": decision})))
        })
        .await?)
}
