//! The dialog "Rules of this table".

use bastide_texts::Language;
use maud::{Markup, html};

use crate::texts::say;

/// Returns the button that opens the dialog.
pub(crate) fn button(language: &Language) -> Markup {
    html! { button id="rules-open" aria-haspopup="dialog" { (say(language, "page-rules")) } }
}

/// Returns the dialog, which a script fills when it is opened.
pub(crate) fn dialog(language: &Language) -> Markup {
    let say = |id| say(language, id);
    html! {
        dialog id="rules" aria-labelledby="rules-title" {
            div.head { h2 id="rules-title" { (say("page-rules")) } button id="rules-close" { (say("page-close")) } }
            p id="rules-note" role="status" {}
            div id="rules-body" hidden {
                p { b { (say("script-new-edition")) ": " } span id="rules-edition" {} }
                h3 id="rules-settings-title" { (say("page-settings")) }
                dl id="rules-settings" {}
                h3 { (say("page-rules-changed")) }
                p id="rules-unchanged" { (say("page-rules-unchanged")) }
                div id="rules-changed" {}
                h3 { (say("page-expansions")) }
                div id="rules-expansions" {}
            }
        }
    }
}
