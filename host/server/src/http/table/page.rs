//! The page of a table.

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::http::HeaderMap;
use axum::response::Html;
use serde_json::json;

use crate::http::failure::Failed;
use crate::http::state::App;
use bastide_pages::game;
use bastide_store::time::now_ms;

/// Returns the page of a table.
pub(in crate::http) async fn page(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    headers: HeaderMap,
) -> Result<Html<String>, Failed> {
    let sender = app.sender(&headers).await?;
    Ok(app
        .answer(id, headers, move |app, room, who| {
            let first = room.whole(who).map(|m| m.text.to_string()).unwrap_or_default();
            let first: serde_json::Value = serde_json::from_str(&first).unwrap_or_default();
            let title = room.name(&who.language);
            let page = json!({"id": room.id, "first": first, "private": room.settings.private, "now": now_ms(),
                           "owner": sender.is_owner(room)?});
            Ok(Html(game::page(app.place(), &who.language, &title, &page, who.mask != 0 && room.is_guided())))
        })
        .await?)
}
