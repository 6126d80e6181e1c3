//! "Rules of this table" as data.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use axum::http::HeaderMap;
use serde_json::Value;

use crate::http::failure::Failed;
use crate::http::state::App;

/// Returns the rules of a table in the language of the reader.
pub(in crate::http) async fn data(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    headers: HeaderMap,
) -> Result<Json<Value>, Failed> {
    Ok(app.answer(id, headers, |_, room, who| Ok(Json(room.rules(&who.language)?))).await?)
}
