//! The pages of a table, and the frame that all pages share.

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::http::HeaderMap;
use axum::response::Html;
use bastide_render::Studio;
use bastide_texts::Language;
use maud::{DOCTYPE, Markup, PreEscaped, html};
use serde_json::json;

use super::rules;
use super::state::App;
use crate::error::Failure;
use crate::rooms::channel::Frame;
use crate::rooms::room::Room;
use crate::texts::{self, say};

/// Returns a whole page: its title, the module that runs on it, and its content.
pub(super) fn whole(language: &Language, title: &str, class: &str, script: &str, content: &Markup) -> String {
    let direction = if language.is_right_to_left() { "rtl" } else { "ltr" };
    let page = html! {
        (DOCTYPE)
        html lang=(language) dir=(direction) {
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
            body class=(class) { (content) (data("words", &texts::for_scripts(language, script))) }
        }
    };
    page.into_string()
}

/// Returns the bar at the top of a page, with the menu of languages.
pub(super) fn bar(language: &Language, content: &Markup) -> Markup {
    html! {
        header.bar {
            a.home href="/" aria-label="Bastide" { svg viewBox="0 0 24 24" aria-hidden="true" { use href="/assets/icon.svg#tower" {} } span { "Bastide" } }
            (content)
            nav { a href="/new" { (say(language, "page-new-table")) } a href="/api" { "API" } }
            // A phone shows the code of the language, and the menu when it is touched.
            span.menu {
                span aria-hidden="true" { (language) }
                select id="language" aria-label=(say(language, "page-language")) {
                    @for one in texts::languages() { option value=(one) lang=(one) selected[one == language] { (say(one, "page-language-name")) } }
                }
            }
        }
    }
}

/// Returns the page of an error.
pub(super) fn failure(language: &Language, message: &str) -> String {
    let content = html! {
        (bar(language, &html! { h1 { "Bastide" } }))
        main {
            h2 { (message) "." }
            p { a href="/" { (say(language, "page-all-tables")) } " · " a href="/new" { (say(language, "page-new-table")) } }
        }
    };
    whole(language, "Bastide", "lobby", "plain", &content)
}

/// Returns data for the scripts of a page. It is not executed.
pub(super) fn data(id: &str, data: &serde_json::Value) -> Markup {
    let text = data.to_string().replace('<', "\\u003c").replace('\u{2028}', "\\u2028").replace('\u{2029}', "\\u2029");
    html! { script type="application/json" id=(id) { (PreEscaped(text)) } }
}

/// Returns the elements of the board: the tiles with the definitions that all boards share, over them what
/// lies on them, and on top what changes with each question.
fn board(label: &str) -> Markup {
    html! {
        svg id="land" width="1" height="1" aria-hidden="true" {
            defs { (PreEscaped(Studio::symbols())) }
            defs id="defs" {}
            g id="tiles" {}
        }
        svg id="things" width="1" height="1" aria-hidden="true" { g id="pieces" {} }
        svg id="board" role="application" aria-label=(label) tabindex="0" {
            g id="help" {}
            g id="lit" {}
            g id="fly" {}
            g id="hot" {}
            g id="ghost" {}
        }
    }
}

/// Returns the buttons over the board, with more after them.
fn tools(language: &Language, more: &Markup) -> Markup {
    let say = |id| say(language, id);
    html! {
        div id="tools" role="toolbar" aria-label=(say("page-view")) {
            button id="fit" title=(say("page-fit")) { "⤢" }
            button id="zoom-in" title=(say("page-zoom-in")) { "+" }
            button id="zoom-out" title=(say("page-zoom-out")) { "−" }
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
    app.answer(id, headers, move |_, room, who| {
        let first = room.whole(who).map(|m| m.text.to_string()).unwrap_or_default();
        let first: serde_json::Value = serde_json::from_str(&first).unwrap_or_default();
        let title = room.name(&who.language);
        let page = json!({"id": room.id, "first": first, "private": room.settings.private});
        let language = &who.language;
        Ok(Html(whole(
            language,
            &format!("{title} · Bastide"),
            "game",
            "game",
            &game(language, &title, &page, who.mask != 0 && room.is_guided()),
        )))
    })
    .await
}

fn game(language: &Language, title: &str, page: &serde_json::Value, guided: bool) -> Markup {
    let say = |id| say(language, id);
    html! {
        (bar(language, &html! { h1 id="title" { (title) } span id="facts" {} span id="link" role="status" {} }))
        main {
            div id="stage" {
                (board(&say("page-board")))
                (tools(language, &html! { button id="turn" title=(say("page-turn-tile")) hidden { "↻" } }))
                @for side in ["n", "e", "s", "w"] { button id=(format!("edge-{side}")) class="edge" hidden {} }
                div id="hand" aria-live="off" {}
                div id="tip" role="tooltip" hidden {}
            }
            aside id="panel" class=[guided.then_some("guided")] {
                @if guided { (guide_card(language)) }
                section id="ask" {
                    h2 id="prompt" tabindex="-1" {}
                    div id="confirm" hidden { button id="confirm-turn" { "↻ " (say("page-turn")) } button id="confirm-place" class="main" { "✓ " (say("page-place")) } }
                    div id="hold" role="alert" hidden {}
                    div id="choices" {}
                    div id="end" {}
                    div id="final" role="group" aria-label=(say("page-final")) hidden {}
                }
                ul id="fixed" {}
                section id="players-box" { h2.hush { (say("page-players")) } ol id="players" {} }
                div id="side" {}
                ul id="notes" {}
                details id="helps" { summary { (say("page-help")) } div id="switches" {} div id="left-tiles" {} }
                details id="log-box" open { summary { (say("page-log")) } div id="log" role="group" tabindex="0" aria-label=(say("page-log")) {} }
                details id="words-box" hidden { summary { (say("page-words")) } p { (say("page-words-keys")) } div id="board-words" {} }
                details id="talk-box" { summary { (say("page-talk")) } div id="talk" role="group" tabindex="0" aria-label=(say("page-talk")) {}
                    form id="say" { input name="text" maxlength="400" autocomplete="off" aria-label=(say("page-what-you-say")) placeholder=(say("page-say-something")); button { (say("page-send")) } }
                }
                section id="more" {
                    a id="record-link" href="" { (say("page-record")) }
                    (rules::button(language))
                    button id="sound" aria-pressed="false" { (say("page-sound")) }
                    button id="resign" hidden { (say("page-give-up")) }
                    details id="links" { summary { (say("page-links")) } div id="link-list" {} }
                }
            }
        }
        (rules::dialog(language))
        div id="live" class="hush" aria-live="polite" {}
        (data("page", page))
    }
}

/// Returns the card of the guide through a first game, which a script fills.
fn guide_card(language: &Language) -> Markup {
    let say = |id| say(language, id);
    html! {
        section id="guide" aria-labelledby="guide-title" {
            div id="guide-card" aria-live="polite" {
                h2 id="guide-title" {}
                p id="guide-text" {}
                p id="guide-todo" {}
            }
            div id="guide-foot" {
                span id="guide-at" aria-hidden="true" {}
                progress id="guide-progress" aria-label=(say("page-guide-progress")) max="1" value="0" {}
                button id="guide-before" hidden { (say("page-guide-before")) }
                button.main id="guide-back" hidden { (say("page-guide-back")) }
                button.main id="guide-next" hidden { (say("page-guide-next")) }
                button.main id="guide-play" hidden { (say("page-guide-play")) }
                a.button id="guide-new" href="/new" hidden { (say("page-set-up")) }
            }
        }
    }
}

/// Returns the page of a record.
pub(super) fn record(room: &Room, frame: &Frame, language: &Language) -> String {
    let (title, say) = (room.name(language), |id| say(language, id));
    let first = json!({"id": 0, "full": true, "set": frame});
    let file = |name: &str, text: &str| html! { a.file href=(format!("/t/{}/file/{name}", room.id)) data-file=(name) { (text) } };
    let content = html! {
        (bar(language, &html! { h1 id="title" { (title) } span id="facts" {} }))
        main {
            div id="stage" {
                (board(&say("page-board-then")))
                (tools(language, &html! {}))
                div id="tip" role="tooltip" hidden {}
            }
            aside id="panel" {
                section id="moves-box" {
                    h2 id="prompt" {}
                    div id="slide" {
                        button id="first" title=(say("page-first-move")) { "«" }
                        button id="back" title=(say("page-move-back")) { "◀" }
                        input id="at" type="range" min="0" value="0" aria-label=(say("page-move"));
                        button id="forth" title=(say("page-move-on")) { "▶" }
                        button id="last" title=(say("page-last-move")) { "»" }
                    }
                    div id="what" aria-live="polite" {}
                    svg id="chart" role="img" aria-label=(say("page-points-over-time")) {}
                    h3 id="chances-title" hidden { (say("page-chances")) }
                    svg id="chances" role="img" aria-label=(say("page-chances-over-time")) hidden {}
                    div id="key" {}
                }
                section id="players-box" { ol id="players" {} }
                div id="side" {}
                details id="log-box" { summary { (say("page-all-moves")) } ol id="moves" tabindex="0" aria-label=(say("page-all-moves")) {} }
                section id="more" {
                    a href=(format!("/t/{}", room.id)) { (say("page-table")) }
                    (rules::button(language))
                    button id="copy" { (say("page-copy-link")) }
                    (file("record.txt", &say("page-record"))) (file("board.svg", "SVG")) (file("board.png", "PNG")) (file("game.jcz", ".jcz"))
                }
            }
        }
        (rules::dialog(language))
        (data("page", &json!({"id": room.id, "first": first})))
    };
    whole(language, &format!("{title} · {} · Bastide", say("page-record")), "game", "record", &content)
}
