//! The lobby: games that wait, are played, are over.

pub(super) mod bundles;
pub(super) mod draw;
pub(super) mod entry;
pub(super) mod events;
mod filters;
pub(super) mod new_table;

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::Html;
use bastide_texts::Language;
use maud::{Markup, PreEscaped, html};
use serde_json::json;

use crate::http::failure::Failed;
use crate::http::language;
use crate::http::state::{App, off_thread};
use bastide_accounts::own_tables;
use bastide_common::texts::say;
use bastide_pages::frame::{bar, data, whole};
use bastide_pages::start::start;
use bastide_rooms::lobby::{Entry, MAX};
use bastide_store::time::now_ms;
use bastide_store::{Listed, Phase};

/// Returns the tables as data.
pub(in crate::http) async fn list(State(app): State<Arc<App>>) -> Result<Json<Vec<Listed>>, Failed> {
    Ok(off_thread(move || Ok(Json(app.rooms.services.store.list(MAX)?))).await?)
}

/// Returns the page.
pub(in crate::http) async fn page(State(app): State<Arc<App>>, headers: HeaderMap) -> Result<Html<String>, Failed> {
    let language = language::of(&headers);
    let say = |id| say(&language, id);
    let (rooms, sender) = (app.rooms.clone(), app.sender(&headers).await?);
    let (number, all, own) = off_thread(move || {
        let of = |account| own_tables::of(&*rooms.services.store, account);
        let own = sender.account().map(of).transpose()?.unwrap_or_default();
        let (number, all) = rooms.lobby_now()?;
        Ok((number, all, own))
    })
    .await?;
    let content = html! {
        (bar(app.place(), &language, &html! {}))
        main {
            (start(app.place(), &language, &say("page-hello-more")))
            section id="mine-box" hidden { h2 { (say("page-your-tables")) span.count {} } ul.tables id="mine" {} }
            (filters::filters(&app.rooms, &language))
            (group(&app, &language, &all, Phase::Waiting, "waiting"))
            (group(&app, &language, &all, Phase::Playing, "playing"))
            (group(&app, &language, &all, Phase::Over, "over"))
        }
        (data("page", &json!({"number": number, "now": now_ms(), "own": own})))
    };
    Ok(Html(whole(app.place(), &language, "Bastide", "lobby/lobby", "lobby/lobby", &content)))
}

fn group(app: &App, language: &Language, all: &[Arc<Entry>], phase: Phase, name: &str) -> Markup {
    let here: Vec<&Arc<Entry>> = all.iter().filter(|entry| entry.table.phase == phase).collect();
    html! {
        section data-group=(name) {
            h2 { (say(language, &format!("page-{name}"))) span.count { (here.len()) } }
            p.none hidden[!here.is_empty()] { (say(language, &format!("page-{name}-none"))) }
            ul.tables id=(name) { @for entry in here { (PreEscaped(&*app.drawn.draw(&app.rooms, language, entry))) } }
        }
    }
}
