//! The dialog "Rules of this table".

use bastide_texts::Language;
use maud::{Markup, html};
use serde_json::{Value, json};

use super::frame::{Place, data};
use bastide_common::texts::say;

/// Returns the button that opens the dialog.
pub fn button(language: &Language) -> Markup {
    html! { button id="rules-open" aria-haspopup="dialog" { (say(language, "page-rules")) } }
}

/// Returns the dialog, which a script fills when it is opened.
pub fn dialog(place: Place, language: &Language) -> Markup {
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
        @if place == Place::Files { (data("settings-words", &settings(language))) }
    }
}

/// Returns the words of the settings that a table without other people has, for the script that tells them.
fn settings(language: &Language) -> Value {
    let words = |label: &str, of: &str, keys: &[&str]| {
        let value = |key: &&str| json!([key, say(language, &format!("script-new-{of}-{key}"))]);
        let values: Vec<Value> = keys.iter().map(value).collect();
        json!({"label": say(language, label), "values": values, "none": say(language, "script-new-nothing")})
    };
    json!({
        "confirm": words("script-new-confirm", "confirm", &["end", "always", "never"]),
        "undo": words("script-new-undo", "undo", &["alone", "chance", "never"]),
        "help": words("page-help", "help", &["features", "fields", "dead", "standing", "tiles", "advice"]),
    })
}
