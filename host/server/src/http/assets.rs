//! The files of pages: modules and style sheets, embedded in the program.

use axum::extract::Path;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use rust_embed::RustEmbed;

use crate::error::Failure;

#[derive(RustEmbed)]
#[folder = "pages/"]
struct Pages;

fn kind(name: &str) -> &'static str {
    match name.rsplit_once('.').map(|(_, end)| end) {
        Some("js") => "text/javascript; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("svg") => "image/svg+xml",
        _ => "application/octet-stream",
    }
}

/// Returns a file, or that the browser has it already.
pub(super) async fn file(Path(name): Path<String>, headers: HeaderMap) -> Response {
    let Some(file) = Pages::get(&name) else { return Failure::NoPage.into_response() };
    let tag = format!("\"{}\"", file.metadata.sha256_hash().iter().take(8).map(|b| format!("{b:02x}")).collect::<String>());
    let known = headers.get(header::IF_NONE_MATCH).is_some_and(|v| v.as_bytes() == tag.as_bytes());
    let meta = [(header::ETAG, tag), (header::CACHE_CONTROL, "no-cache".into()), (header::CONTENT_TYPE, kind(&name).into())];
    if known { (StatusCode::NOT_MODIFIED, meta).into_response() } else { (meta, file.data).into_response() }
}
