//! Rights of the person who made a table.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use axum::http::HeaderMap;
use serde::Deserialize;
use serde_json::{Value, json};

use crate::http::failure::Failed;
use crate::http::state::{App, in_room};
use bastide_common::Failure;
use bastide_rooms::room::Room;

/// A seat.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(in crate::http) struct Seat {
    seat: u8,
}

/// Does something at a table for the person who made it, and tells the viewers.
async fn as_owner<T: Send + 'static>(
    app: Arc<App>,
    id: String,
    headers: HeaderMap,
    work: impl FnOnce(&Arc<Room>) -> Result<T, Failure> + Send + 'static,
) -> Result<T, Failed> {
    let (room, sender) = app.at_table(&id, &headers).await?;
    Ok(in_room(room, move |room| {
        if !sender.is_owner(room)? {
            return Err(Failure::Forbidden("error-not-owner".into()));
        }
        let done = work(room)?;
        app.rooms.changed(room);
        Ok(done)
    })
    .await?)
}

/// Ends a table.
pub(in crate::http) async fn close(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    headers: HeaderMap,
) -> Result<Json<Value>, Failed> {
    as_owner(app, id, headers, |room| room.close().map(|()| Json(json!({})))).await
}

/// Takes a seat from the person who holds it.
pub(in crate::http) async fn free(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    headers: HeaderMap,
    Json(Seat { seat }): Json<Seat>,
) -> Result<Json<Value>, Failed> {
    as_owner(app, id, headers, move |room| room.free(seat).map(|()| Json(json!({})))).await
}

/// Gives a seat a new link.
pub(in crate::http) async fn renew(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    headers: HeaderMap,
    Json(Seat { seat }): Json<Seat>,
) -> Result<Json<Value>, Failed> {
    let path = format!("/t/{id}/s/");
    as_owner(app, id, headers, move |room| Ok(Json(json!({"link": path + &room.renew(seat)?})))).await
}
