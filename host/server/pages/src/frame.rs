//! The frame that all pages share, and the elements of a board.

use bastide_render::Studio;
use bastide_texts::Language;
use maud::{DOCTYPE, Markup, PreEscaped, html};

use bastide_common::texts::{self, say};

/// Returns a whole page: its title, its style sheet and its script as folder and name, and its content.
pub fn whole(
    place: Place,
    language: &Language,
    title: &str,
    style: &'static str,
    script: &'static str,
    content: &Markup,
) -> String {
    let direction = if language.is_right_to_left() { "rtl" } else { "ltr" };
    let last = |path: &'static str| path.rsplit('/').next().unwrap_or_default();
    // A page has the texts of the name of its script.
    let (class, name) = (last(style), last(script));
    let page = html! {
        (DOCTYPE)
        html lang=(language) dir=(direction) {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover";
                meta name="color-scheme" content="light dark";
                title { (title) }
                @if place == Place::Files {
                    (policy())
                    link rel="manifest" href="../manifest.webmanifest";
                    link rel="apple-touch-icon" href="../assets/icon-180.png";
                    meta name="theme-color" content="#f6eedb" media="(prefers-color-scheme: light)";
                    meta name="theme-color" content="#1f1b16" media="(prefers-color-scheme: dark)";
                }
                link rel="icon" href=(place.to("/assets/icon.svg")) type="image/svg+xml";
                link rel="stylesheet" href=(place.to("/assets/shared/base.css"));
                link rel="stylesheet" href=(place.to(&format!("/assets/{style}.css")));
                @if place == Place::Files { link rel="stylesheet" href="../assets/shared/site.css"; }
                script src=(place.to("/assets/shared/color-scheme.js")) {}
                script type="module" src=(place.to(&format!("/assets/{script}.js"))) {}
            }
            body class=(class) data-page=(name) { (content) (data("words", &texts::for_scripts(language, &[&[name], place.texts()].concat()))) }
        }
    };
    page.into_string()
}

/// The place from which pages are read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Place {
    /// From a server.
    Server {
        /// Whether people can have accounts.
        accounts: bool,
    },
    /// From files, each language in a folder of its own beside the folder `assets`.
    Files,
}

impl Place {
    /// Returns the beginnings of the ids of the texts that all scripts of a page say, without `script-`.
    fn texts(self) -> &'static [&'static str] {
        match self {
            Place::Server { .. } => &["all"],
            Place::Files => &["all", "site"],
        }
    }

    /// Returns the address of a page or a file, which is known by its address on a server.
    pub fn to(self, path: &str) -> String {
        match (self, path) {
            (Place::Server { .. }, path) => path.to_owned(),
            (Place::Files, "/") => "index.html".to_owned(),
            (Place::Files, path) if path.starts_with("/assets/") => format!("..{path}"),
            (Place::Files, path) => format!("{}.html", path.trim_start_matches('/')),
        }
    }
}

/// The content security policy of a page of files: it loads only what lies beside it, and runs WebAssembly.
const POLICY: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data: blob:; \
                      connect-src 'self'; worker-src 'self'; manifest-src 'self'; form-action 'none'; base-uri 'none'";

/// Returns the content security policy, which a page of files has in its head.
pub(super) fn policy() -> Markup {
    html! { meta http-equiv="Content-Security-Policy" content=(POLICY); }
}

/// Returns the bar at the top of a page, with the menu of languages.
pub fn bar(place: Place, language: &Language, content: &Markup) -> Markup {
    html! {
        header.bar {
            a.home href=(place.to("/")) aria-label="Bastide" { svg viewBox="0 0 24 24" aria-hidden="true" { use href=(place.to("/assets/icon.svg#tower")) {} } span { "Bastide" } }
            (content)
            nav { a href=(place.to("/new")) { (say(language, "page-new-table")) } a href=(place.to("/edit")) { (say(language, "page-referee")) } a href=(place.to("/puzzles")) { (say(language, "page-puzzles")) } @if place != Place::Files { a href="/api" { "API" } }
                @if place == (Place::Server { accounts: true }) { a.account href="/account" { svg viewBox="0 0 24 24" aria-hidden="true" { circle cx="12" cy="8" r="4" {} path d="M4 21c0-5 3.6-7.5 8-7.5s8 2.5 8 7.5z" {} } span { (say(language, "page-account")) } } }
            }
            button id="dark" type="button" aria-pressed="false" title=(say(language, "page-dark")) aria-label=(say(language, "page-dark")) { span aria-hidden="true" { "◐" } }
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
pub fn failure(place: Place, language: &Language, message: &str) -> String {
    let content = html! {
        (bar(place, language, &html! { h1 { "Bastide" } }))
        main {
            h2 { (message) "." }
            p { a href=(place.to("/")) { (say(language, "page-all-tables")) } " · " a href=(place.to("/new")) { (say(language, "page-new-table")) } }
        }
    };
    whole(place, language, "Bastide", "lobby/lobby", "shared/text-page", &content)
}

/// Returns data for the scripts of a page. It is not executed.
pub fn data(id: &str, data: &serde_json::Value) -> Markup {
    let text = data.to_string().replace('<', "\\u003c").replace('\u{2028}', "\\u2028").replace('\u{2029}', "\\u2029");
    html! { script type="application/json" id=(id) { (PreEscaped(text)) } }
}

/// Returns the elements of the board: the tiles with the definitions that all boards share, over them what
/// lies on them, and on top what changes with each question.
pub fn board(label: &str) -> Markup {
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
pub fn tools(language: &Language, more: &Markup) -> Markup {
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
