//! The description of the API: as OpenAPI for programs, and as a page for people.
//!
//! It is for those who write programs, so it is in English alone.

use std::sync::{Arc, LazyLock};

use axum::extract::State;
use axum::http::{HeaderMap, header};
use axum::response::{Html, IntoResponse};
use maud::{Markup, html};
use serde_json::Value;

use super::language;
use super::state::App;
use bastide_pages::frame;

/// The description, without the messages that have a type.
const TEXT: &str = include_str!("openapi.json");

/// The description.
static DESCRIPTION: LazyLock<Value> = LazyLock::new(|| {
    let mut doc: Value = serde_json::from_str(TEXT).unwrap_or_default();
    for (name, schema) in bastide_seats::schemas() {
        doc["components"]["schemas"][name] = schema;
    }
    doc
});

/// Returns the description for programs.
pub(super) async fn json() -> impl IntoResponse {
    ([(header::CONTENT_TYPE, "application/json")], DESCRIPTION.to_string())
}

/// Returns the page for people, made from the same description.
pub(super) async fn page(State(app): State<Arc<App>>, headers: HeaderMap) -> Html<String> {
    let language = language::of(&headers);
    let doc = &*DESCRIPTION;
    let empty = serde_json::Map::new();
    let paths = doc["paths"].as_object().unwrap_or(&empty);
    let content = html! {
        (frame::bar(app.place(), &language, &html! { h1 { "API" } }))
        main lang="en" {
            p { (doc["info"]["description"].as_str().unwrap_or_default()) }
            p { "For programs: " a href="/api/openapi.json" { "openapi.json" } }
            @for (path, methods) in paths {
                @for (method, about) in methods.as_object().unwrap_or(&empty) { (operation(path, method, about)) }
            }
        }
    };
    Html(frame::whole(app.place(), &language, "API · Bastide", "lobby/lobby", "shared/text-page", &content))
}

fn operation(path: &str, method: &str, about: &Value) -> Markup {
    let empty = serde_json::Map::new();
    let schema = &about["requestBody"]["content"]["application/json"]["schema"]["properties"];
    html! {
        section.operation {
            h2 { code { (method.to_uppercase()) " " (path) } }
            p { (about["summary"].as_str().unwrap_or_default()) }
            @if let Some(fields) = schema.as_object() {
                dl { @for (name, field) in fields { dt { code { (name) } } dd { (field["description"].as_str().unwrap_or_default()) } } }
            }
            dl.answers { @for (status, answer) in about["responses"].as_object().unwrap_or(&empty) {
                dt { (status) } dd { (answer["description"].as_str().unwrap_or_default()) }
            } }
        }
    }
}
