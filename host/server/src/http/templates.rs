//! The pages of a table, and the frame that all pages share.

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::http::HeaderMap;
use axum::response::Html;
use bastide_render::Studio;
use maud::{DOCTYPE, Markup, PreEscaped, html};
use serde_json::json;

use super::state::App;
use crate::error::Failure;
use crate::rooms::channel::Frame;
use crate::rooms::room::Room;

/// Returns a whole page: its title, the module that runs on it, and its content.
pub(super) fn whole(title: &str, class: &str, script: &str, content: &Markup) -> String {
    let page = html! {
        (DOCTYPE)
        html lang="en" {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover";
                meta name="color-scheme" content="light dark";
                title { (title) }
                link rel="icon" href="/assets/icon.svg" type="image/svg+xml";
                link rel="stylesheet" href="/assets/base.css";
                link rel="stylesheet" href=(format!("/assets/{class}.css"));
                script type="module" src=(format!("/assets/{script}.js")) {}
            }
            body class=(class) { (content) }
        }
    };
    page.into_string()
}

/// Returns the bar at the top of a page.
pub(super) fn bar(content: &Markup) -> Markup {
    html! {
        header.bar {
            a.home href="/" { svg viewBox="0 0 24 24" aria-hidden="true" { use href="/assets/icon.svg#tower" {} } span { "Bastide" } }
            (content)
            nav { a href="/new" { "New table" } a href="/api" { "API" } }
        }
    }
}

/// Returns the page of an error.
pub(super) fn failure(message: &str) -> String {
    let content = html! {
        (bar(&html! { h1 { "Bastide" } }))
        main {
            h2 { (message) "." }
            p { a href="/" { "All tables" } " · " a href="/new" { "New table" } }
        }
    };
    whole("Bastide", "lobby", "plain", &content)
}

/// Returns data for the scripts of a page. It is not executed.
pub(super) fn data(id: &str, data: &serde_json::Value) -> Markup {
    let text = data.to_string().replace('<', "\\u003c").replace('\u{2028}', "\\u2028").replace('\u{2029}', "\\u2029");
    html! { script type="application/json" id=(id) { (PreEscaped(text)) } }
}

/// Returns the element of the board with the definitions that all boards share.
fn board(label: &str) -> Markup {
    html! {
        svg id="board" role="application" aria-label=(label) tabindex="0" {
            defs { (PreEscaped(Studio::symbols())) }
            defs id="defs" {}
            g id="pieces" {}
            g id="help" {}
            g id="lit" {}
            g id="hot" {}
            g id="ghost" {}
            g id="fly" {}
        }
    }
}

/// Returns the buttons over the board, with more after them.
fn tools(more: &Markup) -> Markup {
    html! {
        div id="tools" role="toolbar" aria-label="View" {
            button id="fit" title="Show the whole board (0)" { "⤢" }
            button id="zoom-in" title="Zoom in (+)" { "+" }
            button id="zoom-out" title="Zoom out (−)" { "−" }
            (more)
        }
    }
}

/// Returns the page of a table.
pub(super) async fn page(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    headers: HeaderMap,
) -> Result<Html<String>, Failure> {
    app.answer(id, headers, move |_, room, mask| {
        let first = room.whole(mask).map(|m| m.text.to_string()).unwrap_or_default();
        let first: serde_json::Value = serde_json::from_str(&first).unwrap_or_default();
        let title = title_of(room);
        let page = json!({"id": room.id, "first": first, "private": room.settings.private});
        Ok(Html(whole(&format!("{title} · Bastide"), "game", "game", &game(&title, &page))))
    })
    .await
}

/// Returns the title of a table, or the names of its expansions.
fn title_of(room: &Room) -> String {
    let (_, summary) = room.describe();
    summary["title"].as_str().filter(|title| !title.is_empty()).or(summary["rules"].as_str()).unwrap_or("Table").to_owned()
}

fn game(title: &str, page: &serde_json::Value) -> Markup {
    html! {
        (bar(&html! { h1 id="title" { (title) } span id="facts" {} span id="link" role="status" {} }))
        main {
            div id="stage" {
                (board("The board. Drag moves it, plus and minus zoom, arrow keys choose among the marks, R turns the tile, Enter takes the chosen one."))
                (tools(&html! { button id="turn" title="Turn the tile (R)" hidden { "↻" } }))
                @for side in ["n", "e", "s", "w"] { button id=(format!("edge-{side}")) class="edge" hidden {} }
                div id="hand" aria-live="off" {}
                div id="tip" role="tooltip" hidden {}
            }
            aside id="panel" {
                section id="ask" {
                    h2 id="prompt" tabindex="-1" {}
                    div id="confirm" hidden { button id="confirm-turn" { "↻ Turn" } button id="confirm-place" class="main" { "✓ Place" } }
                    div id="hold" role="alert" hidden {}
                    div id="choices" {}
                    div id="end" {}
                }
                ul id="fixed" {}
                section id="players-box" { h2.hush { "Players" } ol id="players" {} }
                div id="side" {}
                ul id="notes" {}
                details id="helps" { summary { "Help on the board" } div id="switches" {} div id="left-tiles" {} }
                details id="log-box" open { summary { "What happened" } div id="log" {} }
                details id="talk-box" { summary { "Talk" } div id="talk" {}
                    form id="say" { input name="text" maxlength="400" autocomplete="off" aria-label="What you say" placeholder="Say something"; button { "Send" } }
                }
                section id="more" {
                    a id="record-link" href="" { "Record" }
                    button id="sound" aria-pressed="false" { "Sound" }
                    button id="resign" hidden { "Give up" }
                    details id="links" { summary { "Links" } div id="link-list" {} }
                }
            }
        }
        div id="live" class="hush" aria-live="polite" {}
        (data("page", page))
    }
}

/// Returns the page of a record.
pub(super) fn record(room: &Room, frame: &Frame) -> String {
    let title = title_of(room);
    let first = json!({"id": 0, "full": true, "set": frame});
    let file = |name: &str, text: &str| html! { a.file href=(format!("/t/{}/file/{name}", room.id)) data-file=(name) { (text) } };
    let content = html! {
        (bar(&html! { h1 id="title" { (title) } span id="facts" {} }))
        main {
            div id="stage" {
                (board("The board at the chosen moment. Left and right arrow keys go through the moves."))
                (tools(&html! {}))
                div id="tip" role="tooltip" hidden {}
            }
            aside id="panel" {
                section id="moves-box" {
                    h2 id="prompt" {}
                    div id="slide" {
                        button id="first" title="First move (Home)" { "«" }
                        button id="back" title="One move back (←)" { "◀" }
                        input id="at" type="range" min="0" value="0" aria-label="Move";
                        button id="forth" title="One move on (→)" { "▶" }
                        button id="last" title="Last move (End)" { "»" }
                    }
                    div id="what" aria-live="polite" {}
                    svg id="chart" role="img" aria-label="Points over time" {}
                    h3 id="chances-title" hidden { "Chances to win" }
                    svg id="chances" role="img" aria-label="Chances to win over time" hidden {}
                    div id="key" {}
                }
                section id="players-box" { ol id="players" {} }
                div id="side" {}
                details id="log-box" { summary { "All moves" } ol id="moves" {} }
                section id="more" {
                    a href=(format!("/t/{}", room.id)) { "Table" }
                    button id="copy" { "Copy link to this move" }
                    (file("record.txt", "Record")) (file("board.svg", "SVG")) (file("board.png", "PNG")) (file("game.jcz", ".jcz"))
                }
            }
        }
        (data("page", &json!({"id": room.id, "first": first})))
    };
    whole(&format!("{title} · record · Bastide"), "game", "record", &content)
}
