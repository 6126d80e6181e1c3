//! The first page of a site without a server: the games that this browser keeps, and the ways to begin one.

use bastide_texts::Language;
use maud::{Markup, html};

use super::frame::{Place, bar, policy, whole};
use super::start::start;
use bastide_common::texts::say;

/// Returns the page.
pub fn page(language: &Language) -> String {
    let place = Place::Files;
    let say = |id| say(language, id);
    let content = html! {
        (bar(place, language, &html! {}))
        main {
            (start(place, language, &say("page-hello-site")))
            p id="store-wrong" role="alert" hidden {}
            section id="mine-box" hidden { h2 { (say("page-your-games")) span.count {} } ul.tables id="mine" {} }
            p.none id="none" hidden { (say("page-your-games-none")) }
        }
    };
    whole(place, language, "Bastide", "lobby/lobby", "site/home", &content)
}

/// Returns the page at the root of a site, which goes on to the page of the language of the reader.
pub fn root(languages: &[Language]) -> Markup {
    html! {
        (maud::DOCTYPE)
        html lang="en" {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                title { "Bastide" }
                (policy())
                link rel="icon" href="assets/icon.svg" type="image/svg+xml";
                link rel="manifest" href="manifest.webmanifest";
                link rel="stylesheet" href="assets/shared/base.css";
                script type="module" src="assets/site/root.js" {}
            }
            body {
                main { ul { @for one in languages { li { a href=(format!("{one}/index.html")) lang=(one) { (say(one, "page-language-name")) } } } } }
            }
        }
    }
}
