//! The page of the referee: a position that somebody sets up, and questions about it.

use bastide_service::MAX_POSITION;
use bastide_texts::Language;
use maud::{Markup, html};
use serde_json::json;

use super::frame::{Place, bar, board, data, tools, whole};
use bastide_common::texts::say;

/// The effects of a click on the board, in the order of the buttons.
const MODES: [&str; 7] = ["tile", "figure", "token", "remove", "why", "play", "mark"];

/// Returns the page.
pub fn page(place: Place, language: &Language) -> String {
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
                (score(language))
                (figures(language))
                (tiles(language))
                section id="edit-play" hidden { h2 { (say("page-edit-play")) } p.hint { (say("page-edit-play-hint")) } h3 id="prompt" {} div id="choices" {} p { button type="button" id="edit-back" { (say("page-edit-back")) } " " button type="button" id="edit-keep" { (say("page-edit-keep")) } } ol id="edit-played" {} }
                (ask(language))
                details id="edit-players" { summary { (say("page-edit-players")) } div id="edit-seats" {} div.row id="edit-turn" {} }
                details id="edit-lists" { summary { (say("page-edit-lists")) } h3 { (say("page-edit-tiles")) } ol id="edit-placed" {} h3 { (say("page-edit-figures")) } ul id="edit-standing" {} }
                details id="edit-table" { summary { (say("page-edit-table")) } p { button type="button" id="edit-picker" { (say("page-edit-picker")) } } p.hint { (say("page-edit-table-hint")) }
                    textarea id="toml" spellcheck="false" aria-label=(say("page-as-toml")) {} p { button type="button" id="edit-apply" { (say("page-edit-apply")) } } }
                (files(language))
                (study(language))
            }
        }
        (data("page", &json!({"most": MAX_POSITION})))
    };
    whole(place, language, &format!("{} · Bastide", say("page-referee")), "game/game", "referee/edit", &content)
}

/// Returns the tray of tiles.
fn tiles(language: &Language) -> Markup {
    let say = |id| say(language, id);
    html! {
        section id="edit-tile" {
            h2 { (say("page-edit-tray")) " " span id="in-hand" aria-hidden="true" {} }
            input id="tray-search" type="search" placeholder=(say("page-edit-search")) aria-label=(say("page-edit-search"));
            div id="tray" role="group" aria-label=(say("page-edit-tray")) {}
            p { button type="button" id="edit-draw" disabled { (say("page-edit-draw")) } }
        }
    }
}

/// Returns the palette of figures and of what expansions put on the board, and the places where a figure may stand.
fn figures(language: &Language) -> Markup {
    let say = |id| say(language, id);
    html! {
        section id="edit-figure" {
            h2 { (say("page-edit-figure")) }
            div id="palette-seats" role="group" aria-label=(say("page-edit-seat")) {}
            div id="palette-kinds" role="group" aria-label=(say("page-edit-kind")) {}
            label.row id="edit-anywhere" { input type="checkbox" id="anywhere"; (say("page-edit-anywhere")) }
            details id="edit-places" { summary { (say("page-edit-places")) } ul id="figure-places" {} }
        }
    }
}

/// Returns what a move scores, the best one, and the chances of the players.
fn score(language: &Language) -> Markup {
    let say = |id| say(language, id);
    html! {
        section id="edit-score" {
            h2 { (say("page-edit-score")) }
            div.row {
                button type="button" id="ask-score" aria-pressed="false" { (say("page-edit-score-ask")) }
                button type="button" id="ask-best" { (say("page-edit-best")) }
                button type="button" id="play-bot" aria-pressed="false" { (say("page-edit-bot")) }
            }
            div id="score" aria-live="polite" {}
            div id="best" aria-live="polite" {}
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

/// Returns the study: positions under a name, with marks, comments and branches, in chapters.
fn study(language: &Language) -> Markup {
    let say = |id| say(language, id);
    html! {
        details id="edit-study" {
            summary { (say("page-study")) }
            p.hint { (say("page-study-hint")) }
            div.row { input id="study-name" maxlength="60" aria-label=(say("page-study-name")) placeholder=(say("page-study-name")); select id="study-kept" aria-label=(say("page-study-kept")) {} }
            ol id="study-chapters" {}
            div.row {
                input id="chapter-name" maxlength="60" aria-label=(say("page-study-chapter")) placeholder=(say("page-study-chapter"));
                button type="button" id="chapter-add" { (say("page-study-add")) }
                button type="button" id="chapter-replace" disabled { (say("page-study-replace")) }
            }
            div id="chapter" hidden {
                textarea id="chapter-comment" rows="3" aria-label=(say("page-study-comment")) placeholder=(say("page-study-comment")) {}
                ul id="chapter-branches" {}
                div.row { button type="button" id="branch-add" { (say("page-study-branch")) } }
            }
            div.row {
                button type="button" id="study-save" { (say("page-study-save")) }
                label.button { (say("page-edit-open")) input.hush id="study-load" type="file" accept=".json"; }
                button type="button" id="study-link" { (say("page-study-link")) }
            }
            p id="study-say" role="status" {}
        }
    }
}
