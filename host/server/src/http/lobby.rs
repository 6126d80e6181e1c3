//! The lobby: games that wait, are played, are over.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::response::Html;
use maud::{Markup, html};
use serde_json::Value;

use super::state::{App, off_thread};
use super::templates;
use crate::error::Failure;
use crate::store::{Listed, Phase};

/// The most tables in the lobby.
const MOST: usize = 200;

/// Returns the tables as data.
pub(super) async fn list(State(app): State<Arc<App>>) -> Result<Json<Vec<Listed>>, Failure> {
    off_thread(move || Ok(Json(app.rooms.services.store.list(MOST)?))).await
}

/// The strength of the bot of a quick game, unless the player chooses another one.
const USUAL: &str = "casual";

/// Returns the page.
pub(super) async fn page(State(app): State<Arc<App>>) -> Result<Html<String>, Failure> {
    let all = off_thread(move || Ok(app.rooms.services.store.list(MOST)?)).await?;
    let content = html! {
        (templates::bar(&html! {}))
        main {
            section.hello {
                h1 { "Lay tiles, claim roads and cities" }
                p { "Play against bots or with friends. Every rule is a plugin: choose expansions, editions and house rules." }
                p.start {
                    label { "Your name " input id="name" maxlength="30" autocomplete="nickname" placeholder="You"; }
                    label { "Bot " select id="strength" { @for name in bastide_bots::STRENGTHS { option selected[name == USUAL] { (name) } } } }
                }
                p.start { button.main id="quick" { "Play against a bot" } a.button href="/new" { "Set a table up" } }
                p id="wrong" role="alert" {}
            }
            section id="mine-box" hidden { h2 { "Your tables" } ul.tables id="mine" {} }
            (group(&all, Phase::Waiting, "Waiting for players", "No table waits for players. Set one up with a free seat."))
            (group(&all, Phase::Playing, "Being played", "No game is being played."))
            (group(&all, Phase::Over, "Over", "No game is over yet."))
        }
    };
    Ok(Html(templates::whole("Bastide", "lobby", "lobby", &content)))
}

fn group(all: &[Listed], phase: Phase, title: &str, none: &str) -> Markup {
    let here: Vec<&Listed> = all.iter().filter(|t| t.phase == phase).take(40).collect();
    html! {
        section {
            h2 { (title) span.count { (here.len()) } }
            @if here.is_empty() { p.none { (none) } }
            ul.tables { @for table in here { (one(table)) } }
        }
    }
}

fn one(table: &Listed) -> Markup {
    let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
    let (title, rules) = (text(&table.summary["title"]), text(&table.summary["rules"]));
    let (head, sub) = if title.is_empty() { (rules, String::new()) } else { (title, rules) };
    let empty = Vec::new();
    let players = table.summary["players"].as_array().unwrap_or(&empty);
    let scores = table.summary["scores"].as_array().unwrap_or(&empty);
    let turn = table.summary["turn"].as_u64().unwrap_or_default();
    html! {
        li data-table=(table.id) data-created=(table.created) {
            a href=(format!("/t/{}", table.id)) {
                span.head { (head) }
                @if !sub.is_empty() { span.sub { (sub) } }
                span.people {
                    @for (i, player) in players.iter().enumerate() {
                        span.person.free[player["free"] == true].bot[!player["bot"].is_null()] {
                            @if player["free"] == true { "free seat" } @else { (text(&player["name"])) }
                            @if let Some(score) = scores.get(i) { " " b { (score.to_string()) } }
                        }
                    }
                    @if turn > 0 { span.turn { "turn " (turn) } }
                }
            }
            @if table.phase == Phase::Over { a.also href=(format!("/t/{}/record", table.id)) { "record" } }
        }
    }
}
