//! The page of the referee: a position that somebody sets up, and questions about it.

use bastide_engine::MOST_POSITION;
use bastide_texts::Language;
use maud::{Markup, html};
use serde_json::json;

use super::frame::{Place, bar, board, data, tools, whole};
use crate::texts::say;

/// What a click on the board does, in the order of the buttons.
const MODES: [&str; 5] = ["tile", "figure", "remove", "why", "play"];

/// Returns the page.
pub(crate) fn page(place: Place, language: &Language) -> String {
    let say = |id: &str| say(language, id);
    let content = html! {
        (bar(place, language, &html! { h1 { (say("page-referee")) } span id="facts" {} }))
        main {
            div id="stage" {
                (board(&say("page-edit-board")))
                (tools(language, &html! {
                    button id="turn" title=(say("page-turn-tile")) { "↻" }
                    button id="edit-undo" title=(say("page-edit-undo")) disabled { "↶" }
                    button id="edit-redo" title=(say("page-edit-redo")) disabled { "↷" }
                }))
                div id="tip" role="tooltip" hidden {}
            }
            aside id="panel" {
                section id="edit-top" {
                    div id="edit-modes" role="radiogroup" aria-label=(say("page-edit-modes")) {
                        @for mode in MODES { label.button { input type="radio" name="mode" value=(mode) checked[mode == "tile"]; (say(&format!("page-edit-mode-{mode}"))) } }
                    }
                    p id="edit-say" role="status" {}
                    div id="edit-why" aria-live="polite" {}
                    p id="edit-wrong" role="alert" {}
                }
                (tiles(language))
                (figures(language))
                section id="edit-play" hidden { h2 { (say("page-edit-play")) } p.hint { (say("page-edit-play-hint")) } h3 id="prompt" {} div id="choices" {} p { button type="button" id="edit-back" { (say("page-edit-back")) } " " button type="button" id="edit-keep" { (say("page-edit-keep")) } } ol id="edit-played" {} }
                (ask(language))
                details id="edit-players" { summary { (say("page-edit-players")) } div id="edit-seats" {} div.row id="edit-turn" {} }
                details id="edit-lists" { summary { (say("page-edit-lists")) } h3 { (say("page-edit-tiles")) } ol id="edit-placed" {} h3 { (say("page-edit-figures")) } ul id="edit-standing" {} }
                details id="edit-table" { summary { (say("page-edit-table")) } p.hint { (say("page-edit-table-hint")) }
                    textarea id="toml" spellcheck="false" aria-label=(say("page-as-toml")) {} p { button type="button" id="edit-apply" { (say("page-edit-apply")) } } }
                (files(language))
            }
        }
        (data("page", &json!({"most": MOST_POSITION})))
    };
    whole(place, language, &format!("{} · Bastide", say("page-referee")), "game", "edit", &content)
}

/// Returns the tray of tiles.
fn tiles(language: &Language) -> Markup {
    let say = |id| say(language, id);
    html! {
        section id="edit-tile" {
            h2 { (say("page-edit-tray")) }
            input id="tray-search" type="search" placeholder=(say("page-edit-search")) aria-label=(say("page-edit-search"));
            div id="tray" role="group" aria-label=(say("page-edit-tray")) {}
            p { button type="button" id="edit-draw" disabled { (say("page-edit-draw")) } }
        }
    }
}

/// Returns the choice of a figure, and the places where it may stand.
fn figures(language: &Language) -> Markup {
    let say = |id| say(language, id);
    html! {
        section id="edit-figure" hidden {
            h2 { (say("page-edit-figure")) }
            div.row { select id="figure-seat" aria-label=(say("page-edit-seat")) {} select id="figure-kind" aria-label=(say("page-edit-kind")) {} }
            label.row { input type="checkbox" id="anywhere"; (say("page-edit-anywhere")) }
            details { summary { (say("page-edit-places")) } ul id="figure-places" {} }
        }
    }
}

/// Returns the questions.
fn ask(language: &Language) -> Markup {
    let say = |id| say(language, id);
    html! {
        section id="edit-ask" {
            h2 { (say("page-edit-ask")) }
            div.row { button type="button" id="ask-legal" aria-pressed="false" { (say("page-edit-legal")) } button type="button" id="ask-worth" { (say("page-edit-worth")) } }
            div id="worth" {}
            form.row id="ask-form" { input id="ask-line" autocomplete="off" aria-label=(say("page-edit-line")) placeholder=(say("page-edit-line")); button { (say("page-edit-mode-why")) } }
            details id="compare-box" {
                summary { (say("page-edit-compare")) }
                p.hint { (say("page-edit-compare-hint")) }
                div.row { select id="compare-plugin" aria-label=(say("page-edit-plugin")) {} select id="compare-option" aria-label=(say("page-edit-option")) {} button type="button" id="compare" { (say("page-edit-compare-go")) } }
                div id="compared" {}
            }
        }
    }
}

/// Returns what is done with the position as a file.
fn files(language: &Language) -> Markup {
    let say = |id| say(language, id);
    html! {
        section id="edit-file" {
            h2 { (say("page-edit-file")) }
            div.row {
                button type="button" id="edit-new" { (say("page-edit-new")) }
                label.button { (say("page-edit-open")) input.hush id="edit-load" type="file" accept=".toml,.txt"; }
                button type="button" id="edit-save" { (say("page-edit-save")) }
                button type="button" id="edit-link" { (say("page-edit-link")) }
                button type="button" id="edit-report" { (say("page-edit-report")) }
            }
            p id="copied" role="status" {}
            ul id="lost" {}
        }
    }
}
