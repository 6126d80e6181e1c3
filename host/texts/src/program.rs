//! The language of a program that speaks to one person, such as a terminal.

use std::sync::OnceLock;

use crate::language::Language;

static CHOSEN: OnceLock<Language> = OnceLock::new();

/// Chooses the language of this program, once; a later choice changes nothing. A program that speaks to
/// several people passes languages on instead.
pub fn speak(language: Language) {
    _ = CHOSEN.set(language);
}

/// Returns the language of this program: English unless another one was chosen.
pub fn spoken() -> Language {
    CHOSEN.get().cloned().unwrap_or_default()
}
