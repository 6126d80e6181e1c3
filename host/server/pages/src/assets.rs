//! The files of pages: modules and style sheets, embedded in the program.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::path::{Component, Path, PathBuf};
use std::sync::LazyLock;

use include_dir::{Dir, include_dir};
use sha2::{Digest, Sha256};

use super::lean::lean;
use bastide_store::secret::hex;

static PAGES: Dir<'static> = include_dir!("$CARGO_MANIFEST_DIR/scripts");

/// The variable of the environment that names a folder: files are read from there at each request, so that a script can
/// be changed without a compiler.
const FOLDER: &str = "BASTIDE_PAGES";

static OWN: LazyLock<Option<PathBuf>> =
    LazyLock::new(|| std::env::var_os(FOLDER).filter(|folder| !folder.is_empty()).map(PathBuf::from));

/// The files as they are sent, by their names. There is a folder for each page, one for what pages share, and `site` for
/// pages without a server.
static FILES: LazyLock<BTreeMap<&str, File>> = LazyLock::new(|| {
    let tagged = |file: &'static include_dir::File<'static>| {
        let name = file.path().to_str()?;
        Some((name, File::sent(name, file.contents())?))
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
pub fn kind(name: &str) -> &'static str {
    match name.rsplit_once('.').map(|(_, end)| end) {
        Some("js") => SCRIPT,
        Some("css") => STYLE,
        Some("svg") => "image/svg+xml",
        _ => OTHER,
    }
}

/// A file as it is sent.
#[derive(Clone)]
pub struct File {
    /// The beginning of the hash of its contents, in quotes: the tag of its version.
    pub tag: String,
    /// Its contents.
    pub contents: Vec<u8>,
}

impl File {
    /// Returns a file as it is sent. The types of the scripts are for those who write them.
    fn sent(name: &str, contents: &[u8]) -> Option<File> {
        let contents = match (kind(name), std::str::from_utf8(contents)) {
            (SCRIPT | STYLE, Ok(text)) => lean(text).into_bytes(),
            (OTHER, _) => return None,
            _ => contents.to_vec(),
        };
        Some(File { tag: format!("\"{}\"", hex(&Sha256::digest(&contents)[..8])), contents })
    }

    /// Reads a file of a folder. The name leads to no other folder.
    fn of(folder: &Path, name: &str) -> Option<File> {
        let is_name = Path::new(name).components().all(|part| matches!(part, Component::Normal(_)));
        let contents = std::fs::read(folder.join(name)).ok().filter(|_| is_name)?;
        File::sent(name, &contents)
    }
}

/// Returns a file of the pages of a server by its name.
pub fn file(name: &str) -> Option<Cow<'static, File>> {
    let own = OWN.as_ref().and_then(|folder| File::of(folder, name));
    own.map(Cow::Owned).or_else(|| FILES.get(name).map(Cow::Borrowed))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_of_a_folder_is_read_and_nothing_beside_it() -> std::io::Result<()> {
        let folder = tempfile::tempdir()?;
        std::fs::create_dir(folder.path().join("inner"))?;
        for name in ["a.js", "secret.txt", "inner/b.js"] {
            std::fs::write(folder.path().join(name), "let x = 1;  // a comment\n")?;
        }
        let inner = folder.path().join("inner");
        assert!(File::of(folder.path(), "a.js").is_some_and(|file| file.contents.starts_with(b"let x = 1;")));
        assert!(File::of(folder.path(), "inner/b.js").is_some());
        assert!(File::of(&inner, "../a.js").is_none() && File::of(folder.path(), "inner/../a.js").is_none());
        assert!(File::of(folder.path(), "secret.txt").is_none() && File::of(folder.path(), "none.js").is_none());
        let absolute = folder.path().join("a.js");
        assert!(absolute.to_str().is_some_and(|path| File::of(&inner, path).is_none()));
        Ok(())
    }
}
