//! The page for a new table, and what it asks the server.

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::http::{StatusCode, header};
use axum::response::{Html, IntoResponse, Response};
use axum::{Extension, Json};
use bastide_core::options::{OptionKind, OptionSpec};
use bastide_core::table::{COLORS, Profile};
use bastide_core::{Chosen, Edition, Manifest};
use maud::html;
use serde::Deserialize;
use serde_json::{Value, json};

use super::middleware::From;
use super::state::{App, off_thread};
use super::{credentials, templates};
use crate::error::Failure;
use crate::rooms::new_table::{Checked, Made, NewTable};
use crate::source::Source;

/// Makes a table.
pub(super) async fn create(
    State(app): State<Arc<App>>,
    Extension(From(from)): Extension<From>,
    Json(new): Json<NewTable>,
) -> Result<Response, Failure> {
    make(app, from, new).await
}

async fn make(app: Arc<App>, from: Source, new: NewTable) -> Result<Response, Failure> {
    app.meter.table(from)?;
    let rooms = app.rooms.clone();
    let Made { id, join, secrets, owner } = off_thread(move || rooms.create(new, Some(from))).await?;
    let links: Vec<String> = secrets.iter().map(|s| format!("/t/{id}/s/{s}")).collect();
    let body = json!({"id": id, "url": format!("/t/{id}"), "join": join, "secrets": secrets, "links": links, "owner": owner});
    let mut response = Json(body).into_response();
    let kept: Vec<String> = secrets.into_iter().chain([owner]).collect();
    if let Some(cookie) = credentials::keep(&id, &kept, app.secure()) {
        response.headers_mut().insert(header::SET_COOKIE, cookie);
    }
    Ok(response)
}

/// A text to read.
#[derive(Deserialize)]
pub(super) struct Text {
    toml: String,
}

/// Reads a table: its errors, and its content as data for the form.
pub(super) async fn parse(
    State(app): State<Arc<App>>,
    Extension(From(from)): Extension<From>,
    Json(text): Json<Text>,
) -> Result<Json<Value>, Failure> {
    let is_apart = app.rooms.is_apart(&text.toml);
    app.costly(from, is_apart, move |app| {
        let wrong = app.rooms.check(&text.toml).err().unwrap_or_default();
        let (table, _) = bastide_core::Table::parse_leniently("table.toml", &text.toml);
        let players: Vec<Value> = table.players.iter().map(|p| json!({"color": p.color, "name": p.name, "bot": p.bot})).collect();
        Ok(Json(json!({"wrong": wrong, "edition": table.edition.name(), "like": table.like, "seed": table.seed,
                       "draws": table.draws, "chance": table.chance, "players": players, "meeples": table.meeples, "plugins": table.plugins})))
    })
    .await
}

/// Draws a printed board.
pub(super) async fn map(
    State(app): State<Arc<App>>,
    Extension(From(from)): Extension<From>,
    Path(name): Path<String>,
) -> Result<Response, Failure> {
    app.costly(from, false, move |app| {
        let known = name.len() < 40 && name.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'-');
        let toml = format!("[maps]\nmap = \"{name}\"\n");
        let checked = known.then(|| app.rooms.check(&toml).ok()).flatten().ok_or(Failure::NoPage)?;
        Ok(([(header::CACHE_CONTROL, "max-age=86400")], chart(&checked)?).into_response())
    })
    .await
}

/// A board of one's own.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct OwnMap {
    text: String,
}

/// Draws a board that the sender wrote, or says what is wrong with it. Only the text is read.
pub(super) async fn own_map(
    State(app): State<Arc<App>>,
    Extension(From(from)): Extension<From>,
    Json(OwnMap { text }): Json<OwnMap>,
) -> Result<Response, Failure> {
    app.costly(from, false, move |app| {
        let toml = format!("[maps]\nmap = {{ file = \"board\", text = {} }}\n", Value::String(text));
        match app.rooms.check(&toml) {
            Ok(checked) => chart(&checked),
            Err(wrong) => Ok((StatusCode::UNPROCESSABLE_ENTITY, Json(json!({"wrong": wrong}))).into_response()),
        }
    })
    .await
}

/// Draws the board of a table.
fn chart(checked: &Checked) -> Result<Response, Failure> {
    let rules = checked.compiled.as_ref().map(|compiled| &*compiled.rules).ok_or(Failure::NoPage)?;
    Ok(([(header::CONTENT_TYPE, "image/svg+xml")], bastide_render::chart(rules, &Default::default(), &[])).into_response())
}

fn kind(kind: &OptionKind) -> Value {
    match kind {
        OptionKind::Switch => json!({"is": "switch"}),
        OptionKind::Number { min, max } => json!({"is": "number", "min": min, "max": max}),
        OptionKind::Choice(words) => json!({"is": "choice", "words": words}),
        OptionKind::Names => json!({"is": "names"}),
        OptionKind::Text => json!({"is": "text"}),
        OptionKind::Document(words) => json!({"is": "choice", "words": words, "pictures": true}),
    }
}

fn manifest(m: &Manifest, offered: bool) -> Value {
    let option = |o: &OptionSpec| {
        json!({"name": o.name, "kind": kind(&o.kind), "about": o.about,
               "first": Chosen::from(o.default(Edition::First)), "new": Chosen::from(o.default(Edition::New))})
    };
    let preset = |p: &bastide_core::Preset| {
        let sets: serde_json::Map<String, Value> =
            p.sets.iter().map(|(name, value)| ((*name).to_owned(), json!(Chosen::from(*value)))).collect();
        json!({"name": p.name, "edition": p.edition.map(Edition::name), "about": p.about, "sets": sets})
    };
    json!({"id": m.id, "title": m.title, "version": m.version, "about": m.about, "requires": m.requires,
           "conflicts": m.conflicts, "library": offered,
           "options": m.options.iter().map(option).collect::<Vec<_>>(),
           "presets": m.presets.iter().map(preset).collect::<Vec<_>>()})
}

/// Describes a named set of options: its values by plugin and option.
fn profile(profile: &Profile) -> Value {
    let mut sets = serde_json::Map::new();
    for set in &profile.sets {
        sets.entry(set.plugin).or_insert_with(|| json!({}))[set.option] = json!(Chosen::from(set.value));
    }
    json!({"name": profile.name, "about": profile.about, "sets": sets})
}

/// Returns the page.
pub(super) async fn page(State(app): State<Arc<App>>) -> Html<String> {
    let is_offered = |id: &str| app.rooms.services.compiler.offered().iter().any(|o| o.expansion.manifest().id == id);
    let plugins: Vec<Value> = app.rooms.manifests().iter().map(|m| manifest(m, is_offered(m.id))).collect();
    let bots: Vec<Value> = bastide_bots::ALL
        .iter()
        .map(|b| json!({"name": b.name, "about": b.about, "strength": bastide_bots::STRENGTHS.contains(&b.name)}))
        .collect();
    let known = json!({"plugins": plugins, "bots": bots, "colors": COLORS, "implied": bastide_core::table::IMPLIED, "profiles": app.rooms.profiles().iter().map(profile).collect::<Vec<_>>()});
    let content = html! {
        (templates::bar(&html! { h1 { "New table" } }))
        main {
            form id="form" {
                section { h2 { "Table" } div id="general" {} }
                section { h2 { "Players" } div id="seats" {} p { button type="button" id="add-seat" { "Add a player" } } }
                section {
                    h2 { "Expansions" }
                    div.row {
                        input id="search" type="search" placeholder="Search" aria-label="Search among the expansions";
                        button type="button" id="surprise" { "Three at random" }
                    }
                    div id="plugins" {}
                }
                section { h2 { "Clocks, help and talk" } div id="settings" {} }
            }
            aside {
                h2 { "As text" }
                p.hint { "The same table as a file. Edit it here or in the form; both stay in step." }
                textarea id="toml" spellcheck="false" aria-label="The table as TOML" {}
                ul id="wrong" role="alert" {}
                p.start { button.main id="make" { "Open the table" } }
            }
        }
        (templates::data("known", &known))
    };
    Html(templates::whole("New table · Bastide", "new", "new", &content))
}
