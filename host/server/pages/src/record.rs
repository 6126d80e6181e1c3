//! The page of a record.

use bastide_bots::STRENGTHS;
use bastide_texts::Language;
use maud::{Markup, html};
use serde_json::{Value, json};

use super::frame::{Place, bar, board, data, tools, whole};
use super::rules;
use bastide_common::texts::say;

/// The record of a table.
pub struct Record<'a> {
    /// The id of the table; empty if scripts fill the page.
    pub id: &'a str,
    /// The name of the table.
    pub title: &'a str,
    /// The parts of the page at first.
    pub set: Value,
    /// Whether the table has ended, so that its game can be analyzed and played on.
    pub ended: bool,
    /// The notices about chosen draws that everybody sees.
    pub told: Vec<String>,
}

/// Returns the page of a record.
pub fn page(place: Place, language: &Language, record: &Record) -> String {
    let Record { id, title, set, ended, told } = record;
    let say = |id| say(language, id);
    let first = json!({"id": 0, "full": true, "set": set});
    let file = |name: &str, text: &str| html! { a.file href=(format!("/t/{id}/file/{name}")) data-file=(name) { (text) } };
    let window = if title.is_empty() { "Bastide".to_owned() } else { format!("{title} · {} · Bastide", say("page-record")) };
    let content = html! {
        (bar(place, language, &html! { h1 id="title" { (title) } span id="facts" {} }))
        main {
            div id="stage" {
                (board(&say("page-board-then")))
                (tools(language, &html! {}))
                div id="tip" role="tooltip" hidden {}
            }
            aside id="panel" {
                section id="moves-box" {
                    p id="ended" hidden {}
                    h2 id="prompt" {}
                    div id="slide" {
                        button id="first" title=(say("page-first-move")) { "«" }
                        button id="back" title=(say("page-move-back")) { "◀" }
                        input id="at" type="range" min="0" value="0" aria-label=(say("page-move"));
                        button id="forth" title=(say("page-move-on")) { "▶" }
                        button id="last" title=(say("page-last-move")) { "»" }
                    }
                    div id="autoplay" role="group" aria-label=(say("page-autoplay")) {
                        button id="play" aria-pressed="false" {}
                        select id="speed" aria-label=(say("page-speed")) {}
                        @if *ended { button id="play-on" { "↪ " (say("page-play-on")) } }
                    }
                    div id="what" aria-live="polite" {}
                    div id="better" role="group" aria-label=(say("page-better-move")) hidden {}
                }
                section id="charts-box" {
                    svg id="chart" role="img" aria-label=(say("page-points-over-time")) {}
                    h3 id="chances-title" hidden { (say("page-chances")) }
                    svg id="chances" role="img" aria-label=(say("page-chances-over-time")) hidden {}
                    div id="key" {}
                }
                @if *ended { (analysis(language)) }
                ul id="fixed" { @for told in told { li { (told) } } }
                div id="cards" {}
                section id="players-box" { ol id="players" {} }
                div id="side" {}
                details id="log-box" { summary { (say("page-all-moves")) } ol id="moves" tabindex="0" aria-label=(say("page-all-moves")) {} }
                section id="more" {
                    a id="table-link" href=(format!("/t/{id}")) { (say("page-table")) }
                    (rules::button(language))
                    button id="referee" { (say("page-referee-open")) }
                    button id="copy" { (say("page-copy-link")) } span id="copied" role="status" {}
                    (file("record.txt", &say("page-record"))) (file("board.svg", "SVG")) (file("board.png", "PNG")) (file("game.jcz", ".jcz"))
                }
            }
        }
        (rules::dialog(place, language))
        @if *ended { (play_on(language)) }
        (data("page", &json!({"id": id, "first": first, "ended": ended, "bots": STRENGTHS})))
    };
    whole(place, language, &window, "game/game", "record/record", &content)
}

/// Returns the analysis, which scripts fill.
fn analysis(language: &Language) -> Markup {
    let say = |id| say(language, id);
    html! {
        section id="analysis-box" aria-labelledby="analysis-title" {
            h3 id="analysis-title" { (say("page-analysis")) }
            p.hint id="analysis-hint" { (say("page-analysis-hint")) }
            div.line { button id="analyse" { "⚖ " (say("page-analyse")) } progress id="analysis-progress" aria-labelledby="analysis-title" hidden {} }
            p id="analysis-status" role="status" {}
            ul id="lost" {}
            h4 id="mistakes-title" hidden { (say("page-mistakes")) }
            ol id="mistakes" {}
        }
    }
}

/// Returns the choice of players for a game that goes on from a move.
fn play_on(language: &Language) -> Markup {
    let say = |id| say(language, id);
    html! {
        dialog id="play-on-box" aria-labelledby="play-on-title" {
            form id="play-on-form" method="dialog" {
                h2 id="play-on-title" { (say("page-play-on")) }
                p { (say("page-play-on-hint")) }
                div id="play-on-players" {}
                p id="play-on-wrong" role="alert" {}
                div.line { button.main id="play-on-go" { (say("page-play-on-go")) } button id="play-on-cancel" type="button" { (say("page-cancel")) } }
            }
        }
    }
}
