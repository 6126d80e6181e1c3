//! Requests and answers.

mod accounts;
mod assets;
mod credentials;
mod language;
mod lobby;
mod middleware;
mod notices;
mod openapi;
mod others;
mod peers;
mod questions;
mod rate_limit;
mod record;
mod referee;
mod state;
mod table;

use std::sync::Arc;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::routing::{get, post};
use bastide_engine::MOST_POSITION;
use tower_http::compression::CompressionLayer;

use crate::bundles::MOST_BYTES;
use crate::error::Failure;

pub use state::App;

/// The longest body of a request.
const MOST_BODY: usize = 64 * 1024;

/// Returns all routes.
pub fn router(app: Arc<App>) -> Router {
    let accounts = if app.accounts.is_some() { accounts::routes() } else { Router::new() };
    Router::new()
        .route("/", get(lobby::page))
        .route("/new", get(lobby::new_table::page))
        .route("/edit", get(referee::page))
        .route("/puzzles", get(referee::puzzles))
        .route("/api/referee", post(referee::ask).layer(DefaultBodyLimit::max(2 * MOST_POSITION)))
        .route("/draw", get(lobby::draw::page))
        .route("/api", get(openapi::page))
        .route("/api/openapi.json", get(openapi::json))
        .route("/api/tables", get(lobby::list).post(lobby::new_table::create))
        .route("/api/lobby/events", get(lobby::events::events))
        .route("/api/guide", post(table::guide::create))
        .route("/api/records", post(record::open::open).layer(DefaultBodyLimit::max(record::open::MOST_BODY)))
        .route("/api/bundles", post(lobby::bundles::bring).layer(DefaultBodyLimit::max(MOST_BYTES)))
        .route("/api/bundles/address", post(lobby::bundles::fetch))
        .route("/api/parse", post(lobby::new_table::parse))
        .route("/api/document", post(lobby::draw::read))
        .route("/api/random-games", post(lobby::draw::games))
        .route("/api/map-sheet", post(lobby::draw::sheet))
        .route("/api/map", post(lobby::new_table::draw_own_map))
        .route("/api/map/{name}", get(lobby::new_table::map))
        .route("/assets/{name}", get(assets::file))
        .route("/t/{id}", get(table::page::page))
        .route("/t/{id}/s/{secret}", get(table::seats::seat_link))
        .route("/t/{id}/state", get(table::seats::state))
        .route("/t/{id}/events", get(table::events::sse))
        .route("/t/{id}/events.ndjson", get(table::events::ndjson))
        .route("/t/{id}/act", post(table::game::act))
        .route("/t/{id}/bot", post(table::game::bot))
        .route("/t/{id}/undo", post(table::game::undo))
        .route("/t/{id}/guide/back", post(table::guide::back))
        .route("/t/{id}/links", get(table::seats::links))
        .route("/t/{id}/close", post(table::owner::close))
        .route("/t/{id}/free", post(table::owner::free))
        .route("/t/{id}/renew", post(table::owner::renew))
        .route("/push.js", get(assets::worker))
        .route("/t/{id}/notices", get(notices::list))
        .route("/t/{id}/notices/push", post(notices::push))
        .route("/t/{id}/notices/mail", post(notices::mail))
        .route("/t/{id}/notices/feed", post(notices::feed))
        .route("/t/{id}/notices/talk", post(notices::talk))
        .route("/t/{id}/notices/end", post(notices::end))
        .route("/t/{id}/mail/{secret}/confirm", get(notices::links::confirm_page).post(notices::links::confirm))
        .route("/t/{id}/mail/{secret}/stop", get(notices::links::stop_page).post(notices::links::stop))
        .route("/t/{id}/feed/{file}", get(notices::feed::atom))
        .route("/t/{id}/sit", post(table::seats::sit))
        .route("/t/{id}/resign", post(table::seats::resign))
        .route("/t/{id}/rematch", post(table::seats::rematch))
        .route("/t/{id}/chat", post(table::seats::chat))
        .route("/t/{id}/explain", get(table::game::explain))
        .route("/t/{id}/help", get(table::game::help))
        .route("/t/{id}/advice", get(table::game::advice))
        .route("/t/{id}/words", get(table::game::words))
        .route("/t/{id}/rules", get(table::rules::data))
        .route("/t/{id}/record", get(record::page))
        .route("/t/{id}/scores", get(record::scores))
        .route("/t/{id}/moment/{at}", get(record::moment))
        .route("/t/{id}/position/{at}", get(record::position))
        .route("/t/{id}/analysis", get(record::analysis::part))
        .route("/t/{id}/play-on", post(record::play_on::play_on))
        .route("/t/{id}/picture.svg", get(record::picture))
        .route("/t/{id}/file/{name}", get(record::file))
        .merge(accounts)
        .fallback(|| async { Failure::NoPage })
        .layer(axum::middleware::from_fn_with_state(app.clone(), peers::forward))
        .layer(axum::middleware::from_fn_with_state(app.clone(), middleware::guard))
        .layer(DefaultBodyLimit::max(MOST_BODY))
        .layer(axum::middleware::from_fn_with_state(app.clone(), middleware::errors))
        .layer(CompressionLayer::new())
        .with_state(app)
}

/// Returns all routes for requests that other servers forward.
pub fn router_for_peers(app: Arc<App>) -> Router {
    router(app.clone()).layer(axum::middleware::from_fn_with_state(app, peers::admit))
}
