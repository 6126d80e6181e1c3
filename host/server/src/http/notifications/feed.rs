//! Feeds: they are read by their secret, and the table need not be in memory.

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};

use crate::http::failure::Failed;
use crate::http::state::{App, off_thread};
use bastide_common::Failure;

/// Returns a feed, or that the reader has it already.
pub(in crate::http) async fn atom(
    State(app): State<Arc<App>>,
    Path((id, file)): Path<(String, String)>,
    headers: HeaderMap,
) -> Result<Response, Failed> {
    let secret = file.strip_suffix(".atom").ok_or(Failure::NoPage)?.to_owned();
    let text = |name| headers.get(name).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let host = format!("http://{}", text(header::HOST));
    let known = text(header::IF_NONE_MATCH).to_owned();
    let (feed, version) = off_thread(move || app.rooms.notifications.feed(&id, &secret, &host)).await?;
    let tag = format!("\"{version}\"");
    let meta = [
        (header::ETAG, tag.as_str()),
        (header::CACHE_CONTROL, "private, no-cache"),
        (header::CONTENT_TYPE, "application/atom+xml; charset=utf-8"),
    ];
    let has_it = known.split(',').any(|known| known.trim().trim_start_matches("W/") == tag);
    Ok(if has_it { (StatusCode::NOT_MODIFIED, meta).into_response() } else { (meta, feed).into_response() })
}
