//! The texts of a game in one language: those of this crate for what the engine itself does, and
//! those of the plugins. See [`bastide_texts::Speech`].

use std::sync::OnceLock;

use bastide_texts::{Speaker, Texts};

pub use bastide_texts::table::{faults, texts};

/// The speaker of this crate.
#[derive(Clone, Copy, Debug)]
pub struct Own;

impl Speaker for Own {
    fn texts() -> &'static Texts {
        static READ: OnceLock<Texts> = OnceLock::new();
        // A test reads the files, so none is wrong.
        READ.get_or_init(|| Texts::of(bastide_core::texts!()).0)
    }
}

/// The texts of a game in one language.
pub type Speech<'a> = bastide_texts::Speech<'a, Own>;
