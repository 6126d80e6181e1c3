//! The files of pages: modules and style sheets, embedded in the program.

use std::collections::HashMap;
use std::sync::LazyLock;

use axum::extract::Path;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use include_dir::{Dir, include_dir};
use sha2::{Digest, Sha256};

use super::lean::lean;
use crate::error::Failure;
use crate::secret::hex;

static PAGES: Dir<'static> = include_dir!("$CARGO_MANIFEST_DIR/pages");

/// The files as they are sent, with their tags: the beginnings of their hashes.
static FILES: LazyLock<HashMap<&str, (String, Vec<u8>)>> = LazyLock::new(|| {
    let sent = |file: &'static include_dir::File| match (kind(file.path().to_str()?), file.contents_utf8()) {
        (SCRIPT | STYLE, Some(text)) => Some(lean(text).into_bytes()),
        // The types of the scripts are for those who write them.
        (OTHER, _) => None,
        _ => Some(file.contents().to_vec()),
    };
    let tagged = |file| {
        let contents: Vec<u8> = sent(file)?;
        Some((file.path().to_str()?, (format!("\"{}\"", hex(&Sha256::digest(&contents)[..8])), contents)))
    };
    PAGES.files().filter_map(tagged).collect()
});

const SCRIPT: &str = "text/javascript; charset=utf-8";
const STYLE: &str = "text/css; charset=utf-8";
const OTHER: &str = "application/octet-stream";

/// Returns the scripts as they are written.
#[cfg(test)]
pub(super) fn scripts() -> Vec<(&'static str, &'static str)> {
    let scripts = PAGES.files().filter(|file| file.path().extension().is_some_and(|end| end == "js"));
    scripts.filter_map(|file| Some((file.path().to_str()?, file.contents_utf8()?))).collect()
}

fn kind(name: &str) -> &'static str {
    match name.rsplit_once('.').map(|(_, end)| end) {
        Some("js") => SCRIPT,
        Some("css") => STYLE,
        Some("svg") => "image/svg+xml",
        _ => OTHER,
    }
}

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
    let Some((tag, contents)) = FILES.get(name.as_str()) else { return Failure::NoPage.into_response() };
    let meta = [(header::ETAG, tag.as_str()), (header::CACHE_CONTROL, "no-cache"), (header::CONTENT_TYPE, kind(&name))];
    if has_version(&headers, tag) {
        (StatusCode::NOT_MODIFIED, meta).into_response()
    } else {
        (meta, contents.as_slice()).into_response()
    }
}
