//! The pages of tournaments.

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::http::HeaderMap;
use axum::response::Html;
use serde_json::json;

use crate::http::failure::Failed;
use crate::http::language;
use crate::http::state::{App, off_thread};
use bastide_pages::tournaments;
use bastide_store::time::now_ms;

/// Returns the page with all tournaments.
pub(super) async fn list(State(app): State<Arc<App>>, headers: HeaderMap) -> Result<Html<String>, Failed> {
    let (all, sender, language) = (app.tournaments()?, app.sender(&headers).await?, language::of(&headers));
    let signed_in = sender.account().is_some();
    let list = off_thread(move || all.list(sender.account())).await?;
    Ok(Html(tournaments::list(app.place(), &language, signed_in, &json!({"tournaments": list, "now": now_ms()}))))
}

/// Returns the page of a tournament.
pub(super) async fn one(State(app): State<Arc<App>>, Path(id): Path<String>, headers: HeaderMap) -> Result<Html<String>, Failed> {
    let (all, sender, language) = (app.tournaments()?, app.sender(&headers).await?, language::of(&headers));
    let view = off_thread(move || all.view(&id, sender.account(), None)).await?.unwrap_or_default();
    let id = view["id"].as_str().unwrap_or_default().to_owned();
    Ok(Html(tournaments::one(app.place(), &language, &id, &json!({"tournament": view, "now": now_ms()}))))
}
