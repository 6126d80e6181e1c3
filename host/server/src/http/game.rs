//! Actions of players, and help.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, Query, State};
use axum::http::HeaderMap;
use serde::Deserialize;
use serde_json::{Value, json};

use super::app::{App, off_thread};
use super::who;
use crate::engine::Order;
use crate::error::Failure;

/// An answer to a decision.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Act {
    /// The number of the decision.
    decision: u64,
    /// The number of the option.
    option: Option<u32>,
    /// The action in notation, instead of a number.
    line: Option<String>,
}

/// The longest line of notation.
const MOST_LINE: usize = 200;

/// Takes an answer.
pub(super) async fn act(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    headers: HeaderMap,
    Json(act): Json<Act>,
) -> Result<Json<Value>, Failure> {
    let order = match act {
        Act { option: Some(option), line: None, .. } => Order::Play { option: option as usize },
        Act { line: Some(line), option: None, .. } if line.len() <= MOST_LINE => Order::Act { line },
        _ => return Err(Failure::Refused("send the number of an option, or a line of notation".into())),
    };
    let room = app.room(&id).await?;
    let decision = off_thread(move || {
        let mine = who::mask(&room, &headers);
        let done = room.act(mine, act.decision, &order);
        if matches!(done, Err(Failure::Store(crate::store::StoreError::Lost))) {
            app.hall.forget(&room);
        }
        if !matches!(done, Err(Failure::Late { .. } | Failure::Forbidden(_) | Failure::Refused(_))) {
            app.hall.changed(&room);
        }
        done
    })
    .await?;
    Ok(Json(json!({"decision": decision})))
}

/// The decision before which something is taken back.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Undo {
    decision: u64,
}

/// Takes back the last answer.
pub(super) async fn undo(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    headers: HeaderMap,
    Json(undo): Json<Undo>,
) -> Result<Json<Value>, Failure> {
    let room = app.room(&id).await?;
    let decision = off_thread(move || {
        let decision = room.take_back(who::mask(&room, &headers), undo.decision)?;
        app.hall.changed(&room);
        Ok(decision)
    })
    .await?;
    Ok(Json(json!({"decision": decision})))
}

/// A position of the board, in hundredths of a cell.
#[derive(Deserialize)]
pub(super) struct At {
    x: f64,
    y: f64,
}

/// Explains the feature at a position.
pub(super) async fn explain(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    Query(at): Query<At>,
    headers: HeaderMap,
) -> Result<Json<Value>, Failure> {
    let room = app.room(&id).await?;
    if !room.settings.help.features {
        return Err(Failure::Refused("this table has this help switched off".into()));
    }
    let order = move |viewer| Order::Explain { viewer, x: at.x, y: at.y };
    off_thread(move || room.data(who::mask(&room, &headers), order)).await.map(Json)
}

/// Returns the help on the whole table that its settings allow.
pub(super) async fn help(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    headers: HeaderMap,
) -> Result<Json<Value>, Failure> {
    let room = app.room(&id).await?;
    let allowed = room.settings.help;
    let mut data = off_thread(move || room.data(who::mask(&room, &headers), |viewer| Order::Help { viewer })).await?;
    if let Some(data) = data.as_object_mut() {
        let switches =
            [("tiles", allowed.tiles), ("dead", allowed.dead), ("standing", allowed.standing), ("fields", allowed.fields)];
        switches.iter().filter(|(_, on)| !on).for_each(|(key, _)| _ = data.remove(*key));
    }
    Ok(Json(data))
}
