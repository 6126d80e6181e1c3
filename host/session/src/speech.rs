//! The texts of a game in one language: those of this crate for what the engine itself does, and
//! those of the plugins. See [`bastide_texts::Speech`].

use std::sync::LazyLock;

use bastide_texts::{Speaker, Texts};
use include_dir::{Dir, include_dir};

pub use bastide_texts::table::{faults, texts};

/// The texts for what the engine itself does.
static FILES: Dir<'static> = include_dir!("$CARGO_MANIFEST_DIR/texts");

/// The speaker of this crate.
#[derive(Clone, Copy, Debug)]
pub struct Own;

impl Speaker for Own {
    fn texts() -> &'static Texts {
        static READ: LazyLock<Texts> = LazyLock::new(|| {
            let files = FILES.files().filter_map(|file| Some((file.path().to_str()?, file.contents_utf8()?)));
            let mut texts = Texts::of_files(files);
            texts.add_brought("session");
            texts
        });
        &READ
    }
}

/// The texts of a game in one language.
pub type Speech<'a> = bastide_texts::Speech<'a, Own>;
