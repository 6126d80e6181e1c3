//! The lobby: games that wait, are played, are over.

pub(super) mod new_table;

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::Html;
use bastide_texts::{Args, Language};
use maud::{Markup, html};
use serde_json::{Value, json};

use crate::accounts::own_tables;
use crate::error::Failure;
use crate::http::state::{App, off_thread};
use crate::http::{language, templates};
use crate::store::{Listed, Phase};
use crate::texts::{self, say, say_with};

/// The most tables in the lobby.
const MOST: usize = 200;

/// Returns the tables as data.
pub(in crate::http) async fn list(State(app): State<Arc<App>>) -> Result<Json<Vec<Listed>>, Failure> {
    off_thread(move || Ok(Json(app.rooms.services.store.list(MOST)?))).await
}

/// The strengths to choose from for a quick game. The page for a new table has all.
const QUICK: [&str; 3] = ["beginner", "casual", "hard"];

/// The strength of the bot of a quick game, unless the player chooses another one.
const USUAL: &str = "casual";

/// Returns the page.
pub(in crate::http) async fn page(State(app): State<Arc<App>>, headers: HeaderMap) -> Result<Html<String>, Failure> {
    let language = language::of(&headers);
    let say = |id| say(&language, id);
    let sender = app.sender(&headers).await?;
    let (all, own) = off_thread({
        let app = app.clone();
        move || {
            let store = &*app.rooms.services.store;
            let own = sender.account().map(|account| own_tables::of(store, account)).transpose()?.unwrap_or_default();
            Ok((store.list(MOST)?, own))
        }
    })
    .await?;
    let content = html! {
        (templates::bar(app.site(), &language, &html! {}))
        main {
            section.hello {
                h1 { (say("page-hello")) }
                p { (say("page-hello-more")) }
                form id="quick-form" {
                    p.start {
                        label { (say("page-your-name")) " " input id="name" maxlength="30" autocomplete="nickname" placeholder=(say("page-you")); }
                        label { (say("page-bot")) " " select id="strength" { @for name in QUICK { option value=(name) selected[name == USUAL] { (texts::say(&language, &format!("script-all-bot-{name}"))) } } } }
                    }
                    p.start {
                        button.main id="quick" { (say("page-quick")) }
                        button id="learn" type="button" { span aria-hidden="true" { "✦" } " " (say("page-learn")) }
                        a.button href="/new" { (say("page-set-up")) }
                    }
                }
                p id="wrong" role="alert" {}
            }
            section id="mine-box" hidden { h2 { (say("page-your-tables")) } ul.tables id="mine" {} }
            (group(&app, &language, &all, Phase::Waiting, "waiting"))
            (group(&app, &language, &all, Phase::Playing, "playing"))
            (group(&app, &language, &all, Phase::Over, "over"))
        }
        (templates::data("own", &json!(own)))
    };
    Ok(Html(templates::whole(&language, "Bastide", "lobby", "lobby", &content)))
}

fn group(app: &App, language: &Language, all: &[Listed], phase: Phase, name: &str) -> Markup {
    let here: Vec<&Listed> = all.iter().filter(|t| t.phase == phase).take(40).collect();
    html! {
        section {
            h2 { (say(language, &format!("page-{name}"))) span.count { (here.len()) } }
            @if here.is_empty() { p.none { (say(language, &format!("page-{name}-none"))) } }
            ul.tables { @for table in here { (one(app, language, table)) } }
        }
    }
}

fn one(app: &App, language: &Language, table: &Listed) -> Markup {
    let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
    let (head, sub) = app.rooms.services.catalogue.name(language, &table.summary);
    let empty = Vec::new();
    let players = table.summary["players"].as_array().unwrap_or(&empty);
    let scores = table.summary["scores"].as_array().unwrap_or(&empty);
    let turn = table.summary["turn"].as_u64().unwrap_or_default();
    html! {
        li data-table=(table.id) data-created=(table.created) {
            a href=(format!("/t/{}", table.id)) {
                @if turn > 0 && app.rooms.has(&table.id) {
                    img.board src=(format!("/t/{}/picture.svg?turn={turn}", table.id)) alt="" loading="lazy" width="72" height="56";
                }
                span.what { span.head { (head) } @if let Some(sub) = sub { " " span.sub { (sub) } } }
                span.people {
                    @for (i, player) in players.iter().enumerate() {
                        span.person.free[player["free"] == true].bot[!player["bot"].is_null()] {
                            @if player["free"] == true { (say(language, "page-free-seat")) } @else { (text(&player["name"])) }
                            @if let Some(score) = scores.get(i) { " " b { (score.to_string()) } }
                        }
                    }
                    @if turn > 0 { span.turn { (say_with(language, "page-turn-number", &Args::new().with("n", turn))) } }
                }
            }
            @if table.phase == Phase::Over { a.also href=(format!("/t/{}/record", table.id)) { (say(language, "page-record")) } }
        }
    }
}
