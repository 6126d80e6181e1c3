//! The files of pages: modules and style sheets, embedded in the program.

use std::collections::HashMap;
use std::sync::LazyLock;

use axum::extract::Path;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use include_dir::{Dir, include_dir};
use sha2::{Digest, Sha256};

use crate::error::Failure;
use crate::secret::hex;

static PAGES: Dir<'static> = include_dir!("$CARGO_MANIFEST_DIR/pages");

/// The tags of the files: the beginnings of their hashes.
static TAGS: LazyLock<HashMap<&str, String>> = LazyLock::new(|| {
    let tag = |contents| format!("\"{}\"", hex(&Sha256::digest(contents)[..8]));
    PAGES.files().filter_map(|file| Some((file.path().to_str()?, tag(file.contents())))).collect()
});

fn kind(name: &str) -> &'static str {
    match name.rsplit_once('.').map(|(_, end)| end) {
        Some("js") => "text/javascript; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("svg") => "image/svg+xml",
        _ => "application/octet-stream",
    }
}

/// Returns `true` if a browser has the version of a file with this tag. A proxy that compresses files
/// marks their tags as weak, with `W/`.
fn has_version(headers: &HeaderMap, tag: &str) -> bool {
    let known = headers.get(header::IF_NONE_MATCH).and_then(|tags| tags.to_str().ok()).unwrap_or_default();
    known.split(',').map(str::trim).any(|known| known.strip_prefix("W/").unwrap_or(known) == tag)
}

/// Returns a file, or that the browser has it already.
pub(super) async fn file(Path(name): Path<String>, headers: HeaderMap) -> Response {
    let (Some(file), Some(tag)) = (PAGES.get_file(&name), TAGS.get(name.as_str())) else {
        return Failure::NoPage.into_response();
    };
    let meta = [(header::ETAG, tag.as_str()), (header::CACHE_CONTROL, "no-cache"), (header::CONTENT_TYPE, kind(&name))];
    if has_version(&headers, tag) {
        (StatusCode::NOT_MODIFIED, meta).into_response()
    } else {
        (meta, file.contents()).into_response()
    }
}
