//! Requests and answers.

mod accounts;
mod assets;
mod credentials;
mod failure;
mod language;
mod lobby;
mod middleware;
mod notifications;
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
use bastide_service::MAX_POSITION;
use tower_http::compression::CompressionLayer;

use self::failure::Failed;
use bastide_common::Failure;
use bastide_rooms::bundles::MAX_BYTES;

pub use state::App;

/// The longest body of a request.
const MAX_BODY: usize = 64 * 1024;

/// Returns all routes.
pub fn router(app: Arc<App>) -> Router {
    let accounts = if app.accounts.is_some() { accounts::routes() } else { Router::new() };
    Router::new()
        .route("/", get(lobby::page))
        .route("/new", get(lobby::new_table::page))
        .route("/edit", get(referee::page))
        .route("/puzzles", get(referee::puzzles))
        .route("/api/referee", post(referee::ask).layer(DefaultBodyLimit::max(2 * MAX_POSITION)))
        .route("/draw", get(lobby::draw::page))
        .route("/api", get(openapi::page))
        .route("/api/openapi.json", get(openapi::json))
        .route("/api/tables", get(lobby::list).post(lobby::new_table::create))
        .route("/api/lobby/events", get(lobby::events::events))
        .route("/api/guide", post(table::guide::create))
        .route("/api/records", post(record::open::open).layer(DefaultBodyLimit::max(record::open::MAX_BODY)))
        .route("/api/bundles", post(lobby::bundles::bring).layer(DefaultBodyLimit::max(MAX_BYTES)))
        .route("/api/bundles/address", post(lobby::bundles::fetch))
        .route("/api/parse", post(lobby::new_table::parse))
        .route("/api/document", post(lobby::draw::read))
        .route("/api/random-games", post(lobby::draw::games))
        .route("/api/map-sheet", post(lobby::draw::sheet))
        .route("/api/map", post(lobby::new_table::draw_own_map))
        .route("/api/map/{name}", get(lobby::new_table::map))
        .route("/assets/{*name}", get(assets::file))
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
        .route("/t/{id}/notifications", get(notifications::list))
        .route("/t/{id}/notifications/push", post(notifications::push))
        .route("/t/{id}/notifications/mail", post(notifications::mail))
        .route("/t/{id}/notifications/feed", post(notifications::feed))
        .route("/t/{id}/notifications/talk", post(notifications::talk))
        .route("/t/{id}/notifications/end", post(notifications::end))
        .route("/t/{id}/mail/{secret}/confirm", get(notifications::links::confirm_page).post(notifications::links::confirm))
        .route("/t/{id}/mail/{secret}/stop", get(notifications::links::stop_page).post(notifications::links::stop))
        .route("/t/{id}/feed/{file}", get(notifications::feed::atom))
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
        .fallback(|| async { Failed(Failure::NoPage) })
        .layer(axum::middleware::from_fn_with_state(app.clone(), peers::forward))
        .layer(axum::middleware::from_fn_with_state(app.clone(), middleware::guard))
        .layer(DefaultBodyLimit::max(MAX_BODY))
        .layer(axum::middleware::from_fn_with_state(app.clone(), middleware::errors))
        .layer(CompressionLayer::new())
        .with_state(app)
}

/// Returns all routes for requests that other servers forward.
pub fn router_for_peers(app: Arc<App>) -> Router {
    router(app.clone()).layer(axum::middleware::from_fn_with_state(app, peers::admit))
}
