//! The frame that all pages share, and the elements of a board.

use bastide_render::Studio;
use bastide_texts::Language;
use maud::{DOCTYPE, Markup, PreEscaped, html};

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

/// What all pages of a server have.
#[derive(Clone, Copy, Debug)]
pub(super) struct Site {
    /// Whether people can have accounts.
    pub(super) accounts: bool,
}

/// Returns the bar at the top of a page, with the menu of languages.
pub(super) fn bar(site: Site, language: &Language, content: &Markup) -> Markup {
    html! {
        header.bar {
            a.home href="/" aria-label="Bastide" { svg viewBox="0 0 24 24" aria-hidden="true" { use href="/assets/icon.svg#tower" {} } span { "Bastide" } }
            (content)
            nav { a href="/new" { (say(language, "page-new-table")) } a href="/api" { "API" }
                @if site.accounts { a.account href="/account" { svg viewBox="0 0 24 24" aria-hidden="true" { circle cx="12" cy="8" r="4" {} path d="M4 21c0-5 3.6-7.5 8-7.5s8 2.5 8 7.5z" {} } span { (say(language, "page-account")) } } }
            }
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
pub(super) fn failure(site: Site, language: &Language, message: &str) -> String {
    let content = html! {
        (bar(site, language, &html! { h1 { "Bastide" } }))
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
pub(super) fn board(label: &str) -> Markup {
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
pub(super) fn tools(language: &Language, more: &Markup) -> Markup {
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
