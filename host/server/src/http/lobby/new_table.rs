//! The page for a new table, and what it asks the server.

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{Html, IntoResponse, Response};
use axum::{Extension, Json};
use bastide_core::options::{OptionKind, OptionSpec};
use bastide_core::table::{COLORS, Profile};
use bastide_core::{Chosen, Edition, Manifest, Table};
use bastide_session::described::{self, DescribedOption, DescribedPreset, PluginTexts};
use bastide_texts::Language;
use maud::{Markup, html};
use serde::Deserialize;
use serde_json::{Value, json};

use crate::error::Failure;
use crate::http::middleware::From;
use crate::http::state::{App, off_thread};
use crate::http::{credentials, language, templates};
use crate::rooms::new_table::size::minutes;
use crate::rooms::new_table::whole_tables::WholeTable;
use crate::rooms::new_table::{Checked, Made, NewTable};
use crate::source::Source;
use crate::texts;

/// Makes a table.
pub(in crate::http) async fn create(
    State(app): State<Arc<App>>,
    Extension(From(from)): Extension<From>,
    headers: HeaderMap,
    Json(new): Json<NewTable>,
) -> Result<Response, Failure> {
    let sender = app.sender(&headers).await?;
    make(app, from, sender.account(), new).await
}

/// Makes a table, whose seats and rights go to the browser as a cookie, and to the account of its person.
pub(in crate::http) async fn make(
    app: Arc<App>,
    from: Source,
    account: Option<&str>,
    mut new: NewTable,
) -> Result<Response, Failure> {
    app.meter.table(from)?;
    new.owner_account = account.map(str::to_owned);
    new.accounts = account.into_iter().flat_map(|account| new.sit.iter().map(|seat| (*seat, account.to_owned()))).collect();
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
pub(in crate::http) struct Text {
    toml: String,
}

/// Reads a table: its errors, and its content as data for the form.
pub(in crate::http) async fn parse(
    State(app): State<Arc<App>>,
    Extension(From(from)): Extension<From>,
    Json(text): Json<Text>,
) -> Result<Json<Value>, Failure> {
    let is_apart = app.rooms.is_apart(&text.toml);
    app.costly(from, is_apart, move |app| {
        let (tiles, wrong) = match app.rooms.check(&text.toml) {
            Ok(checked) => (checked.tiles(), Vec::new()),
            Err(wrong) => (None, wrong),
        };
        let (table, _) = Table::parse_leniently("table.toml", &text.toml);
        let players: Vec<Value> = table.players.iter().map(|p| json!({"color": p.color, "name": p.name, "bot": p.bot})).collect();
        let mut read = content(&table);
        read["wrong"] = json!(wrong);
        read["tiles"] = json!(tiles);
        read["minutes"] = json!(tiles.map(minutes));
        read["seed"] = json!(table.seed);
        read["players"] = json!(players);
        Ok(Json(read))
    })
    .await
}

/// Returns the content of a table as the form has it, without players and seed.
fn content(table: &Table) -> Value {
    json!({"edition": table.edition.name(), "like": table.like, "draws": table.draws, "chance": table.chance,
           "meeples": table.meeples, "plugins": table.plugins})
}

/// The headers on which a picture with words depends, since they tell the language.
const VARY: &str = "cookie, accept-language";

/// Draws a printed board.
pub(in crate::http) async fn map(
    State(app): State<Arc<App>>,
    Extension(From(from)): Extension<From>,
    headers: HeaderMap,
    Path(name): Path<String>,
) -> Result<Response, Failure> {
    let language = language::of(&headers);
    app.costly(from, false, move |app| {
        let known = name.len() < 40 && name.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'-');
        let toml = format!("[maps]\nmap = \"{name}\"\n");
        let checked = known.then(|| app.rooms.check(&toml).ok()).flatten().ok_or(Failure::NoPage)?;
        Ok(([(header::CACHE_CONTROL, "max-age=86400"), (header::VARY, VARY)], chart(&checked, &language)?).into_response())
    })
    .await
}

/// A board of one's own.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(in crate::http) struct OwnMap {
    text: String,
}

/// Draws a board that the sender wrote, or says what is wrong with it. Only the text is read.
pub(in crate::http) async fn own_map(
    State(app): State<Arc<App>>,
    Extension(From(from)): Extension<From>,
    headers: HeaderMap,
    Json(OwnMap { text }): Json<OwnMap>,
) -> Result<Response, Failure> {
    let language = language::of(&headers);
    app.costly(from, false, move |app| {
        let toml = format!("[maps]\nmap = {{ file = \"board\", text = {} }}\n", Value::String(text));
        match app.rooms.check(&toml) {
            Ok(checked) => chart(&checked, &language),
            Err(wrong) => Ok((StatusCode::UNPROCESSABLE_ENTITY, Json(json!({"wrong": wrong}))).into_response()),
        }
    })
    .await
}

/// Draws the board of a table.
fn chart(checked: &Checked, language: &Language) -> Result<Response, Failure> {
    let rules = checked.compiled.as_ref().map(|compiled| &*compiled.rules).ok_or(Failure::NoPage)?;
    Ok(([(header::CONTENT_TYPE, "image/svg+xml")], bastide_render::chart(rules, language, &[])).into_response())
}

fn kind(kind: &OptionKind, labels: &[(&str, String)]) -> Value {
    let label =
        |word: &&str| labels.iter().find(|(name, _)| name == word).map_or_else(|| (*word).to_owned(), |(_, label)| label.clone());
    let labels = |words: &[&str]| words.iter().map(label).collect::<Vec<_>>();
    match kind {
        OptionKind::Switch => json!({"is": "switch"}),
        OptionKind::Number { min, max } => json!({"is": "number", "min": min, "max": max}),
        OptionKind::Choice(words) => json!({"is": "choice", "words": words, "labels": labels(words)}),
        OptionKind::Names => json!({"is": "names"}),
        OptionKind::Text => json!({"is": "text"}),
        OptionKind::Document(words) => json!({"is": "choice", "words": words, "labels": labels(words), "pictures": true}),
    }
}

/// Returns the group of a plugin: one of its category, or that of the libraries of the operator.
fn group(manifest: &Manifest, offered: bool) -> Value {
    if offered { json!("own") } else { json!(manifest.category) }
}

/// Describes a plugin in a language.
fn plugin(texts: &PluginTexts, language: &Language, offered: bool) -> Value {
    let (m, described) = (texts.manifest(), texts.describe(language));
    let option = |(o, told): (&OptionSpec, DescribedOption)| {
        json!({"name": o.name, "label": told.label, "about": told.about, "rules": o.about, "kind": kind(&o.kind, &told.words),
               "first": Chosen::from(o.default(Edition::First)), "new": Chosen::from(o.default(Edition::New))})
    };
    let preset = |(p, told): (&bastide_core::Preset, DescribedPreset)| {
        let sets: serde_json::Map<String, Value> =
            p.sets.iter().map(|(name, value)| ((*name).to_owned(), json!(Chosen::from(*value)))).collect();
        json!({"name": p.name, "edition": p.edition.map(Edition::name), "label": told.label, "about": told.about, "sets": sets})
    };
    json!({"id": m.id, "title": described.title, "how": described.how, "version": m.version, "about": m.about,
           "requires": m.requires, "conflicts": m.conflicts, "library": offered, "group": group(m, offered),
           "options": m.options.iter().zip(described.options).map(option).collect::<Vec<_>>(),
           "presets": m.presets.iter().zip(described.presets).map(preset).collect::<Vec<_>>()})
}

/// Describes a named set of options: its values by plugin and option.
fn profile(profile: &Profile, language: &Language) -> Value {
    let (label, about) = described::profile(language, profile);
    let mut sets = serde_json::Map::new();
    for set in &profile.sets {
        sets.entry(set.plugin).or_insert_with(|| json!({}))[set.option] = json!(Chosen::from(set.value));
    }
    json!({"name": profile.name, "label": label, "about": about, "sets": sets})
}

/// Returns the button that chooses a whole table.
fn whole_table(whole: &WholeTable, language: &Language) -> Markup {
    html! {
        button.whole type="button" data-whole=(whole.id) aria-pressed="false" {
            b { (whole.name(language)) }
            span { (whole.about(language)) }
        }
    }
}

/// Returns the page.
pub(in crate::http) async fn page(State(app): State<Arc<App>>, headers: HeaderMap) -> Html<String> {
    let language = language::of(&headers);
    let say = |id| texts::say(&language, id);
    let is_offered = |id: &str| app.rooms.services.compiler.offered().iter().any(|o| o.expansion.manifest().id == id);
    let plugins = app.rooms.services.catalogue.texts().iter();
    let plugins: Vec<Value> = plugins.map(|texts| plugin(texts, &language, is_offered(texts.manifest().id))).collect();
    let bots: Vec<Value> = bastide_bots::ALL
        .iter()
        .map(|b| json!({"name": b.name, "strength": bastide_bots::STRENGTHS.contains(&b.name)}))
        .collect();
    let profiles: Vec<Value> = app.rooms.profiles().iter().map(|p| profile(p, &language)).collect();
    let wholes: serde_json::Map<String, Value> =
        WholeTable::all().iter().map(|whole| (whole.id.clone(), content(&whole.table()))).collect();
    let known = json!({"plugins": plugins, "bots": bots, "colors": COLORS, "implied": bastide_core::table::IMPLIED,
                       "profiles": profiles, "wholes": wholes});
    let content = html! {
        (templates::bar(app.site(), &language, &html! { h1 { (say("page-new-table")) } }))
        main {
            form id="form" {
                section {
                    h2 { (say("page-wholes")) }
                    p.hint { (say("page-wholes-hint")) }
                    div id="wholes" { @for whole in WholeTable::all() { (whole_table(whole, &language)) } }
                }
                section { h2 { (say("page-table")) } div id="general" {} }
                section { h2 { (say("page-players")) } div id="seats" {} p { button type="button" id="add-seat" { (say("page-add-player")) } } }
                section {
                    h2 { (say("page-expansions")) }
                    div.row {
                        input id="search" type="search" placeholder=(say("page-search")) aria-label=(say("page-search-expansions"));
                        button type="button" id="surprise" { (say("page-three")) }
                    }
                    p.hint id="none-found" role="status" {}
                    div id="plugins" {}
                }
                section { h2 { (say("page-settings")) } div id="settings" {} }
            }
            aside {
                h2 { (say("page-as-text")) }
                p.hint { (say("page-as-text-hint")) }
                textarea id="toml" spellcheck="false" aria-label=(say("page-as-toml")) {}
                div role="alert" { ul id="wrong" aria-label=(say("page-wrong")) {} }
                div.start {
                    ul id="badges" aria-label=(say("page-size")) {}
                    button.main id="make" { (say("page-open-table")) }
                }
            }
        }
        (templates::data("known", &known))
    };
    Html(templates::whole(&language, &format!("{} · Bastide", say("page-new-table")), "new", "new", &content))
}
