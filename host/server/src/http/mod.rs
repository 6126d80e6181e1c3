//! Requests and answers.

mod assets;
mod events;
mod game;
mod guard;
mod limits;
mod lobby;
mod new_table;
mod openapi;
mod page;
mod record;
mod table;
mod who;

use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::http::StatusCode;
use axum::routing::{get, post};
use tower_http::compression::CompressionLayer;
use tower_http::timeout::TimeoutLayer;

use crate::config::Config;
use crate::error::Failure;
use crate::hall::Hall;
use crate::hall::room::Room;
use limits::Meter;

/// The longest body of a request.
const MOST_BODY: usize = 64 * 1024;
/// The longest time until an answer begins.
const PATIENCE: Duration = Duration::from_secs(30);

/// What the answers are made from.
pub struct App {
    /// The tables.
    pub hall: Arc<Hall>,
    meter: Arc<Meter>,
    /// The address under which people reach the server.
    public: Option<String>,
}

impl App {
    /// Makes the state of all answers.
    pub fn new(hall: Arc<Hall>, config: &Config) -> Arc<App> {
        let public = config.public_url.as_deref().map(|url| url.trim_end_matches('/').to_owned());
        Arc::new(App { hall, meter: Meter::new(config.limits), public })
    }

    /// Returns `true` if people reach the server by https.
    fn secure(&self) -> bool {
        self.public.as_deref().is_some_and(|url| url.starts_with("https://"))
    }

    /// Finds a room, off the threads that serve requests.
    async fn room(self: &Arc<App>, id: &str) -> Result<Arc<Room>, Failure> {
        let (app, id) = (self.clone(), id.to_owned());
        off_thread(move || app.hall.room(&id)).await
    }
}

/// Runs work that waits for a table or the database, off the threads that serve requests.
async fn off_thread<T: Send + 'static>(work: impl FnOnce() -> Result<T, Failure> + Send + 'static) -> Result<T, Failure> {
    match tokio::task::spawn_blocking(work).await {
        Ok(done) => done,
        Err(error) => Err(Failure::Broken(format!("the work on this request ended early: {error}"))),
    }
}

/// Returns all routes.
pub fn router(app: Arc<App>) -> Router {
    Router::new()
        .route("/", get(lobby::page))
        .route("/new", get(new_table::page))
        .route("/api", get(openapi::page))
        .route("/api/openapi.json", get(openapi::json))
        .route("/api/tables", get(lobby::list).post(new_table::create))
        .route("/api/parse", post(new_table::parse))
        .route("/api/map/{name}", get(new_table::map))
        .route("/assets/{name}", get(assets::file))
        .route("/t/{id}", get(page::page))
        .route("/t/{id}/s/{secret}", get(table::seat_link))
        .route("/t/{id}/state", get(table::state))
        .route("/t/{id}/events", get(events::sse))
        .route("/t/{id}/events.ndjson", get(events::ndjson))
        .route("/t/{id}/act", post(game::act))
        .route("/t/{id}/undo", post(game::undo))
        .route("/t/{id}/sit", post(table::sit))
        .route("/t/{id}/resign", post(table::resign))
        .route("/t/{id}/chat", post(table::chat))
        .route("/t/{id}/explain", get(game::explain))
        .route("/t/{id}/help", get(game::help))
        .route("/t/{id}/record", get(record::page))
        .route("/t/{id}/scores", get(record::scores))
        .route("/t/{id}/moment/{at}", get(record::moment))
        .route("/t/{id}/file/{name}", get(record::file))
        .fallback(|| async { Failure::NoPage })
        .layer(axum::middleware::from_fn_with_state(app.clone(), guard::guard))
        .layer(DefaultBodyLimit::max(MOST_BODY))
        .layer(TimeoutLayer::with_status_code(StatusCode::GATEWAY_TIMEOUT, PATIENCE))
        .layer(CompressionLayer::new())
        .with_state(app)
}
