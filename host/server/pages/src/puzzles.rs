//! The page of the puzzles: positions with one clearly best placement.

use std::sync::LazyLock;

use bastide_texts::Language;
use maud::html;
use serde_json::{Value, json};

use super::frame::{Place, bar, board, data, tools, whole};
use bastide_common::texts::say;

/// The puzzles, which `bastide puzzles` found: see `host/puzzles/README.md`.
const PUZZLES: &str = include_str!("../puzzles.json");
/// The puzzles as data, read when the page is first asked for. A test reads the file, so it is never wrong.
static READ: LazyLock<Value> = LazyLock::new(|| serde_json::from_str(PUZZLES).unwrap_or_default());

/// Returns the page.
pub fn page(place: Place, language: &Language) -> String {
    let say = |id: &str| say(language, id);
    let content = html! {
        (bar(place, language, &html! { h1 { (say("page-puzzles")) } span id="facts" {} }))
        main {
            div id="stage" {
                (board(&say("page-puzzle-board")))
                (tools(language, &html! { button id="turn" title=(say("page-turn-tile")) disabled { "↻" } }))
                div id="tip" role="tooltip" hidden {}
            }
            aside id="panel" {
                section id="puzzle-task" {
                    h2 id="prompt" {}
                    div.row { div id="puzzle-tile" {} p id="puzzle-say" role="status" {} }
                    div.row {
                        button type="button" id="puzzle-place" class="main" disabled { (say("page-puzzle-place")) }
                        button type="button" id="puzzle-show" { (say("page-puzzle-show")) }
                    }
                    p id="puzzle-wrong" role="alert" {}
                }
                section id="puzzle-answer" hidden tabindex="-1" {
                    h2 id="puzzle-result" {}
                    p id="puzzle-points" {}
                    ul id="puzzle-why" {}
                    div.row {
                        button type="button" id="puzzle-next" class="main" { (say("page-puzzle-next")) }
                        a id="puzzle-referee" class="button" href=(place.to("/edit")) { (say("page-referee-open")) }
                    }
                }
                section id="puzzle-rating" {
                    h2 { (say("page-puzzle-rating")) }
                    p id="puzzle-rated" {}
                    button type="button" id="puzzle-reset" { (say("page-puzzle-reset")) }
                }
            }
        }
        (data("page", &json!({"puzzles": *READ})))
    };
    whole(place, language, &format!("{} · Bastide", say("page-puzzles")), "game/game", "puzzles/puzzles", &content)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_puzzles_can_be_read_and_differ() -> Result<(), serde_json::Error> {
        let puzzles: Vec<Value> = serde_json::from_str(PUZZLES)?;
        let mut ids: Vec<&str> = puzzles.iter().filter_map(|puzzle| puzzle["id"].as_str()).collect();
        ids.sort_unstable();
        ids.dedup();
        assert!(ids.len() == puzzles.len() && puzzles.len() >= 100, "{} of {}", ids.len(), puzzles.len());
        Ok(())
    }
}
