//! The part of the lobby where a saved game is opened.

use bastide_texts::Language;
use maud::{Markup, html};

use crate::rooms::files::MOST_FILE;
use crate::texts::say;

/// Returns the part.
pub(super) fn section(language: &Language) -> Markup {
    html! {
        section id="open-file" data-most=(MOST_FILE) {
            h2 { (say(language, "page-open-file")) }
            p.none { (say(language, "page-open-file-hint")) }
            div.start {
                label.button id="open-file-label" { (say(language, "page-choose-file")) input.hush id="file" type="file" accept=".jcz,.json,.record,.txt"; }
            }
            p id="open-file-status" role="status" {}
            p id="open-file-wrong" role="alert" {}
        }
    }
}
