//! The pages of tournaments: the list with the form for a new one, and the page of one tournament. Scripts fill them.

use bastide_texts::Language;
use maud::{Markup, html};
use serde_json::Value;

use super::frame::{Place, bar, data, whole};
use super::whole_tables::WholeTable;
use bastide_common::texts::say;

/// The formats of the form.
const FORMATS: [&str; 4] = ["swiss", "round-robin", "double-round-robin", "knockout"];
/// The minutes for each player and game of the form.
const MINUTES: [u32; 6] = [0, 10, 15, 20, 30, 60];

/// Returns the page with all tournaments.
pub fn list(place: Place, language: &Language, signed_in: bool, known: &Value) -> String {
    let title = say(language, "page-tournaments");
    let content = html! {
        (bar(place, language, &html! {}))
        main {
            h1 { (title) }
            p { (say(language, "page-tournaments-lead")) }
            section {
                ul id="tournaments" {}
                p.hint id="none" hidden { (say(language, "page-tournaments-none")) }
            }
            section {
                h2 { (say(language, "page-tournament-new")) }
                @if signed_in { (form(language)) } @else {
                    p { a href="/account" { (say(language, "page-tournament-sign-in")) } }
                }
            }
            p id="wrong" role="alert" {}
        }
        (data("page", known))
    };
    whole(place, language, &format!("{title} · Bastide"), "tournaments/tournaments", "tournaments/tournaments", &content)
}

/// Returns the form for a new tournament.
fn form(language: &Language) -> Markup {
    let say = |id: &str| say(language, id);
    html! {
        form id="t-make" {
            label { (say("page-tournament-name")) input id="t-name" required maxlength="60"; }
            label { (say("page-tournament-about")) textarea id="t-about" rows="2" maxlength="2000" {} }
            label { (say("page-tournament-format")) select id="t-format" {
                @for format in FORMATS { option value=(format) { (say(&format!("script-tournament-format-{format}"))) } }
            } }
            label id="t-rounds-label" { (say("page-tournament-rounds")) input id="t-rounds" type="number" min="1" max="64" value="5"; }
            label { (say("page-tournament-games")) select id="t-games" { @for n in ["1", "3", "5"] { option value=(n) { (n) } } } }
            label { (say("page-tournament-minutes")) select id="t-minutes" { @for n in MINUTES { option value=(n) selected[n == 15] { (if n == 0 { "—".to_owned() } else { n.to_string() }) } } } }
            label { (say("page-tournament-table")) select id="t-table" { @for one in WholeTable::all() { option value=(one.toml()) { (one.name(language)) } } } }
            label.check { input id="t-duplicate" type="checkbox"; span { (say("page-tournament-duplicate")) } }
            label.check { input id="t-second" type="checkbox"; span { (say("page-tournament-second")) } }
            button.main { (say("page-tournament-make")) }
        }
    }
}

/// Returns the page of a tournament.
pub fn one(place: Place, language: &Language, id: &str, known: &Value) -> String {
    let say = |id: &str| say(language, id);
    let name = known["tournament"]["name"].as_str().unwrap_or_default();
    let file = |file: &str| format!("/tournament/{id}/file/{file}");
    let content = html! {
        (bar(place, language, &html! {}))
        main {
            p { a href="/tournaments" { (say("page-tournaments")) } }
            h1 { (name) }
            p { b id="state" {} " · " span id="by" {} }
            p id="t-text" {}
            section id="you" hidden aria-live="polite" { p id="you-say" {} div.row {
                a.button.main id="your-table" hidden { (say("page-tournament-your-table")) }
                button.main id="enter" hidden { (say("page-tournament-enter")) }
                button id="leave" hidden { (say("page-tournament-leave")) }
                a.button id="t-sign-in" href="/account" hidden { (say("page-tournament-sign-in-enter")) }
            } }
            section id="desk" hidden {
                h2 { (say("page-tournament-desk")) }
                div.row {
                    button.main id="announce" hidden { (say("page-tournament-announce")) }
                    button.main id="advance" hidden {}
                }
                p.hint id="waits" hidden {}
                details id="decide-box" hidden {
                    summary { (say("page-tournament-decide")) }
                    form id="decide" {
                        label { (say("page-tournament-what")) select id="d-what" {
                            @for what in ["rule", "replay", "remove", "penalize", "cancel"] { option value=(what) { (say(&format!("page-tournament-do-{what}"))) } }
                        } }
                        label id="d-duel-label" { (say("page-tournament-duel")) select id="d-duel" {} }
                        label id="d-outcome-label" { (say("page-tournament-result")) select id="d-outcome" {
                            @for what in ["first", "second", "tied", "both-lost"] { option value=(what) { (say(&format!("page-tournament-result-{what}"))) } }
                        } }
                        label id="d-entrant-label" { (say("page-tournament-entrant")) select id="d-entrant" {} }
                        label id="d-halves-label" { (say("page-tournament-points")) input id="d-points" type="number" min="0.5" max="100" step="0.5" value="1"; }
                        label { (say("page-tournament-reason")) input id="d-reason" required maxlength="300"; }
                        button { (say("page-tournament-do")) }
                    }
                }
            }
            p id="wrong" role="alert" {}
            section { h2 { (say("page-tournament-rules")) } ul id="t-rules" {} p.hint.hash id="hash" {} }
            section id="standings-box" hidden {
                h2 { (say("page-tournament-standings")) }
                p.hint { (say("page-tournament-ask")) }
                div.wide tabindex="0" role="region" aria-label=(say("page-tournament-standings")) { table id="standings" {} }
            }
            section id="cross-box" hidden {
                h2 { (say("page-tournament-cross")) }
                div.wide tabindex="0" role="region" aria-label=(say("page-tournament-cross")) { table id="cross" {} }
            }
            section id="rounds-box" hidden { h2 { (say("page-tournament-matches")) } div id="rounds" {} }
            section { h2 { (say("page-tournament-entrants")) " " span.count id="count" {} } ol id="entrants" {} }
            section { details { summary { (say("page-tournament-log")) } ul id="t-log" {} } }
            section id="files" hidden {
                h2 { (say("page-tournament-files")) }
                div.row {
                    a.button href=(file("standings.csv")) download { (say("page-tournament-standings-csv")) }
                    a.button href=(file("games.csv")) download { (say("page-tournament-games-csv")) }
                    a.button href=(file("tournament.json")) download { (say("page-tournament-json")) }
                }
                p.hint { (say("page-tournament-verify")) }
            }
            dialog id="why" aria-labelledby="why-title" {
                h2 id="why-title" {}
                p id="why-about" {}
                ul id="why-parts" {}
                form method="dialog" { button { (say("page-tournament-close")) } }
            }
        }
        (data("page", known))
    };
    whole(place, language, &format!("{name} · Bastide"), "tournaments/tournaments", "tournaments/tournament", &content)
}
