//! A new game that begins at a moment of one that is over.

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::http::HeaderMap;
use axum::response::Response;
use axum::{Extension, Json};
use bastide_service::{Order, Viewer};
use serde::Deserialize;

use crate::http::failure::Failed;
use crate::http::lobby::new_table::make;
use crate::http::middleware::From;
use crate::http::state::App;
use crate::http::table::game::data;
use bastide_rooms::files::{PlayOn, Player};
use bastide_rooms::room::Room;
use bastide_store::secret;

/// The moment, and who plays on.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(in crate::http) struct Moment {
    /// The number of actions that both games have.
    at: usize,
    /// The players in turn order.
    players: Vec<Player>,
}

/// Makes a table whose game begins with the first actions of this one, and goes on with a new seed.
pub(in crate::http) async fn play_on(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    Extension(From(from)): Extension<From>,
    headers: HeaderMap,
    Json(Moment { at, players }): Json<Moment>,
) -> Result<Response, Failed> {
    let seed = secret::seed()?;
    let sender = app.sender(&headers).await?;
    let room = app.room(&id).await?;
    let order = move |room: &Room, _: Viewer| room.must_be_over().map(|()| Order::Fork { at, seed });
    let fork = data(app.clone().question(id, headers, from, order).await?)?;
    let new = room.play_on(PlayOn { fork, seed, at, players })?;
    make(app, from, sender.account(), new).await
}
