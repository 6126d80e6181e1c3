//! The files of pages.

use std::borrow::Cow;

use axum::body::Body;
use axum::extract::Path;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};

use crate::http::failure::Failed;
use bastide_common::Failure;
use bastide_pages::assets;

/// Returns `true` if a browser has the version of a file with this tag. A proxy that compresses files
/// marks their tags as weak, with `W/`.
fn has_version(headers: &HeaderMap, tag: &str) -> bool {
    let known = headers.get(header::IF_NONE_MATCH).and_then(|tags| tags.to_str().ok()).unwrap_or_default();
    known.split(',').map(str::trim).any(|known| known.strip_prefix("W/").unwrap_or(known) == tag)
}

/// Returns the service worker. Its address is at the root, since it serves the pages below its address.
pub(super) async fn worker(headers: HeaderMap) -> Response {
    file(Path("push.js".to_owned()), headers).await
}

/// Returns a file, or that the browser has it already.
pub(super) async fn file(Path(name): Path<String>, headers: HeaderMap) -> Response {
    let Some(file) = assets::file(&name) else { return Failed(Failure::NoPage).into_response() };
    let tag = file.tag.clone();
    let meta = [(header::ETAG, tag.as_str()), (header::CACHE_CONTROL, "no-cache"), (header::CONTENT_TYPE, assets::kind(&name))];
    if has_version(&headers, &tag) {
        return (StatusCode::NOT_MODIFIED, meta).into_response();
    }
    let body = match file {
        Cow::Borrowed(file) => Body::from(file.contents.as_slice()),
        Cow::Owned(file) => Body::from(file.contents),
    };
    (meta, body).into_response()
}
