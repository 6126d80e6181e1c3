//! "Rules of this table": its data, and the dialog that shows them.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use axum::http::HeaderMap;
use bastide_texts::Language;
use maud::{Markup, html};
use serde_json::Value;

use crate::error::Failure;
use crate::http::state::App;
use crate::texts::say;

/// Returns the rules of a table in the language of the reader.
pub(in crate::http) async fn data(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    headers: HeaderMap,
) -> Result<Json<Value>, Failure> {
    app.answer(id, headers, |_, room, who| Ok(Json(room.rules(&who.language)?))).await
}

/// Returns the button that opens the dialog.
pub(in crate::http) fn button(language: &Language) -> Markup {
    html! { button id="rules-open" aria-haspopup="dialog" { (say(language, "page-rules")) } }
}

/// Returns the dialog, which a script fills when it is opened.
pub(in crate::http) fn dialog(language: &Language) -> Markup {
    let say = |id| say(language, id);
    html! {
        dialog id="rules" aria-labelledby="rules-title" {
            div.head { h2 id="rules-title" { (say("page-rules")) } button id="rules-close" { (say("page-close")) } }
            p id="rules-note" role="status" {}
            div id="rules-body" hidden {
                p { b { (say("script-new-edition")) ": " } span id="rules-edition" {} }
                h3 { (say("page-settings")) }
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
