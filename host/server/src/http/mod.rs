//! Requests and answers.

mod assets;
mod credentials;
mod events;
mod game;
mod guide;
mod language;
mod lean;
mod lobby;
mod middleware;
mod new_table;
mod openapi;
mod owner;
mod questions;
mod rate_limit;
mod record;
mod rules;
mod state;
mod table;
mod templates;

use std::sync::Arc;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::routing::{get, post};
use tower_http::compression::CompressionLayer;

use crate::error::Failure;

pub use state::App;

/// The longest body of a request.
const MOST_BODY: usize = 64 * 1024;

/// Returns all routes.
pub fn router(app: Arc<App>) -> Router {
    Router::new()
        .route("/", get(lobby::page))
        .route("/new", get(new_table::page))
        .route("/api", get(openapi::page))
        .route("/api/openapi.json", get(openapi::json))
        .route("/api/tables", get(lobby::list).post(new_table::create))
        .route("/api/guide", post(guide::create))
        .route("/api/parse", post(new_table::parse))
        .route("/api/map", post(new_table::own_map))
        .route("/api/map/{name}", get(new_table::map))
        .route("/assets/{name}", get(assets::file))
        .route("/t/{id}", get(templates::page))
        .route("/t/{id}/s/{secret}", get(table::seat_link))
        .route("/t/{id}/state", get(table::state))
        .route("/t/{id}/events", get(events::sse))
        .route("/t/{id}/events.ndjson", get(events::ndjson))
        .route("/t/{id}/act", post(game::act))
        .route("/t/{id}/bot", post(game::bot))
        .route("/t/{id}/undo", post(game::undo))
        .route("/t/{id}/guide/back", post(guide::back))
        .route("/t/{id}/links", get(table::links))
        .route("/t/{id}/close", post(owner::close))
        .route("/t/{id}/free", post(owner::free))
        .route("/t/{id}/renew", post(owner::renew))
        .route("/t/{id}/sit", post(table::sit))
        .route("/t/{id}/resign", post(table::resign))
        .route("/t/{id}/rematch", post(table::rematch))
        .route("/t/{id}/chat", post(table::chat))
        .route("/t/{id}/explain", get(game::explain))
        .route("/t/{id}/help", get(game::help))
        .route("/t/{id}/words", get(game::words))
        .route("/t/{id}/rules", get(rules::data))
        .route("/t/{id}/record", get(record::page))
        .route("/t/{id}/scores", get(record::scores))
        .route("/t/{id}/moment/{at}", get(record::moment))
        .route("/t/{id}/picture.svg", get(record::picture))
        .route("/t/{id}/file/{name}", get(record::file))
        .fallback(|| async { Failure::NoPage })
        .layer(axum::middleware::from_fn_with_state(app.clone(), middleware::guard))
        .layer(DefaultBodyLimit::max(MOST_BODY))
        .layer(axum::middleware::from_fn(middleware::errors))
        .layer(CompressionLayer::new())
        .with_state(app)
}
