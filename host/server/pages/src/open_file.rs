//! The part of the lobby where a saved game is opened.

use bastide_service::MAX_FILE;
use bastide_texts::Language;
use maud::{Markup, html};

use super::frame::Place;
use bastide_common::texts::say;

/// Returns the button that chooses a file.
pub fn button(language: &Language) -> Markup {
    html! {
        label.button id="open-file" { (say(language, "page-open-file")) input.hush id="file" type="file" data-most=(MAX_FILE) accept=".jcz,.json,.record,.txt"; }
    }
}

/// Returns what is said about files: what can be opened, what happens, and what is wrong.
pub fn messages(place: Place, language: &Language) -> Markup {
    let hint = if place == Place::Files { "page-open-file-hint-site" } else { "page-open-file-hint" };
    html! {
        p id="open-file-hint" { (say(language, hint)) }
        p id="open-file-status" role="status" {}
        p id="open-file-wrong" role="alert" {}
    }
}
