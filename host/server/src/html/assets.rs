//! The files of pages: modules and style sheets, embedded in the program.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use include_dir::{Dir, include_dir};
use sha2::{Digest, Sha256};

use super::lean::lean;
use crate::secret::hex;

static PAGES: Dir<'static> = include_dir!("$CARGO_MANIFEST_DIR/pages");

/// The files as they are sent, by their names. Those of a folder are for pages without a server.
static FILES: LazyLock<BTreeMap<&str, File>> = LazyLock::new(|| {
    let sent = |file: &include_dir::File<'static>| match (kind(file.path().to_str()?), file.contents_utf8()) {
        (SCRIPT | STYLE, Some(text)) => Some(lean(text).into_bytes()),
        // The types of the scripts are for those who write them.
        (OTHER, _) => None,
        _ => Some(file.contents().to_vec()),
    };
    let tagged = |file: &'static include_dir::File<'static>| {
        let contents: Vec<u8> = sent(file)?;
        Some((file.path().to_str()?, File { tag: format!("\"{}\"", hex(&Sha256::digest(&contents)[..8])), contents }))
    };
    PAGES.files().chain(PAGES.dirs().flat_map(Dir::files)).filter_map(tagged).collect()
});

const SCRIPT: &str = "text/javascript; charset=utf-8";
const STYLE: &str = "text/css; charset=utf-8";
const OTHER: &str = "application/octet-stream";

/// Returns the scripts as they are written.
#[cfg(test)]
pub(super) fn scripts() -> Vec<(&'static str, &'static str)> {
    let all = PAGES.files().chain(PAGES.dirs().flat_map(Dir::files));
    let scripts = all.filter(|file| file.path().extension().is_some_and(|end| end == "js"));
    scripts.filter_map(|file| Some((file.path().to_str()?, file.contents_utf8()?))).collect()
}

/// Returns the type of a file by its name.
pub(crate) fn kind(name: &str) -> &'static str {
    match name.rsplit_once('.').map(|(_, end)| end) {
        Some("js") => SCRIPT,
        Some("css") => STYLE,
        Some("svg") => "image/svg+xml",
        _ => OTHER,
    }
}

/// A file as it is sent.
pub(crate) struct File {
    /// The beginning of the hash of its contents, in quotes: the tag of its version.
    pub(crate) tag: String,
    /// Its contents.
    pub(crate) contents: Vec<u8>,
}

/// Returns a file of the pages of a server by its name.
pub(crate) fn file(name: &str) -> Option<&'static File> {
    FILES.get(name)
}
