//! The page of a table.

use bastide_texts::Language;
use maud::{Markup, html};
use serde_json::Value;

use super::frame::{Place, bar, board, data, tools, whole};
use super::rules;
use bastide_common::texts::say;

/// Returns the page of a table with this title and data. `guided` adds the card of the guide.
pub fn page(place: Place, language: &Language, title: &str, page: &Value, guided: bool) -> String {
    let window = if title.is_empty() { "Bastide".to_owned() } else { format!("{title} · Bastide") };
    whole(place, language, &window, "game/game", "game/game", &game(place, language, title, page, guided))
}

fn game(place: Place, language: &Language, title: &str, page: &Value, guided: bool) -> Markup {
    let say = |id| say(language, id);
    html! {
        (bar(place, language, &html! { h1 id="title" { (title) } span id="facts" {} span id="link" role="status" {} }))
        main {
            div id="stage" {
                (board(&say("page-board")))
                (tools(language, &html! { button id="turn" title=(say("page-turn-tile")) hidden { "↻" } }))
                @for side in ["n", "e", "s", "w"] { button id=(format!("edge-{side}")) class="edge" hidden {} }
                div id="hand" aria-live="off" {}
                div id="tip" role="tooltip" hidden {}
            }
            aside id="panel" class=[(guided && place != Place::Files).then_some("guided")] {
                @if guided { (guide_card(place, language)) }
                section id="ask" {
                    div.asks { h2 id="prompt" tabindex="-1" {} div id="offer" role="group" aria-label=(say("page-on-offer")) hidden {} }
                    div id="confirm" hidden { button id="confirm-turn" { "↻ " (say("page-turn")) } button id="confirm-place" class="main" { "✓ " (say("page-place")) } }
                    div id="hold" role="alert" hidden {}
                    div id="advice" aria-live="polite" {}
                    div id="choices" {}
                    div id="end" {}
                    div id="final" role="group" aria-label=(say("page-final")) hidden {}
                }
                ul id="fixed" {}
                section id="since-box" aria-labelledby="since-title" hidden { h2 id="since-title" { (say("page-since")) } div id="since" {} }
                div id="cards" {}
                section id="players-box" { h2.hush { (say("page-players")) } ol id="players" {} p id="onlookers" {} }
                div id="side" {}
                ul id="notes" {}
                details id="helps" { summary { (say("page-help")) } div id="switches" {} div id="left-tiles" {} }
                details id="log-box" open { summary { (say("page-log")) } div id="log" role="group" tabindex="0" aria-label=(say("page-log")) {} }
                details id="words-box" hidden { summary { (say("page-words")) } p { (say("page-words-keys")) } div id="board-words" {} }
                details id="talk-box" { summary { (say("page-talk")) " " span id="unread" hidden {} } div id="talk" role="group" tabindex="0" aria-label=(say("page-talk")) {}
                    form id="say" { input name="text" maxlength="400" autocomplete="off" aria-label=(say("page-what-you-say")) placeholder=(say("page-say-something")); button { (say("page-send")) } }
                }
                section id="more" {
                    a id="record-link" href="" { (say("page-record")) }
                    (rules::button(language))
                    button id="sound" aria-pressed="false" { (say("page-sound")) }
                    button id="resign" hidden { (say("page-give-up")) }
                    details id="notifications" hidden {
                        summary { (say("page-notifications")) }
                        div id="notifications-list" {}
                        label { input type="checkbox" id="notifications-talk"; " " (say("page-notifications-talk")) }
                    }
                    details id="links" { summary { (say("page-links")) } div id="link-list" {} }
                }
            }
        }
        (rules::dialog(place, language))
        div id="live" class="hush" aria-live="polite" {}
        (data("page", page))
    }
}

/// Returns the card of the guide through a first game, which a script fills.
fn guide_card(place: Place, language: &Language) -> Markup {
    let say = |id| say(language, id);
    html! {
        section id="guide" aria-labelledby="guide-title" hidden[place == Place::Files] {
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
                a.button id="guide-new" href=(place.to("/new")) hidden { (say("page-set-up")) }
            }
        }
    }
}
