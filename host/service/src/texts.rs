//! The texts of this crate on a page of a game, by language.

use std::sync::LazyLock;

use bastide_texts::{Args, Language, Texts};
use include_dir::{Dir, include_dir};

static FILES: Dir<'static> = include_dir!("$CARGO_MANIFEST_DIR/texts");

static TEXTS: LazyLock<Texts> = LazyLock::new(|| {
    let files = FILES.files().filter_map(|file| Some((file.path().to_str()?, file.contents_utf8()?)));
    let mut texts = Texts::of_files(files);
    texts.add_brought("service");
    texts
});

/// Returns a text with these arguments; its id if there is none.
pub(crate) fn say_with(language: &Language, id: &str, args: &Args) -> String {
    TEXTS.get(language, id, args).unwrap_or_else(|| id.replace('-', " "))
}

/// Returns a text without arguments.
pub(crate) fn say(language: &Language, id: &str) -> String {
    say_with(language, id, &Args::new())
}
