//! Actions of players, and help.

use std::sync::Arc;

use axum::extract::{Path, Query, State};
use axum::http::HeaderMap;
use axum::{Extension, Json};
use bastide_service::{Answer, Order, Viewer};
use serde::Deserialize;
use serde_json::{Value, json};

use crate::http::failure::Failed;
use crate::http::middleware::From;
use crate::http::state::App;
use bastide_common::Failure;
use bastide_rooms::room::Room;
use bastide_rooms::{Ticket, Waiter, unexpected};

/// An answer to a decision.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(in crate::http) struct Act {
    /// The number of the decision.
    decision: u64,
    /// The number of the option.
    option: Option<u32>,
    /// The action in notation, instead of a number.
    line: Option<String>,
}

/// The longest line of notation.
const MAX_LINE: usize = 200;

/// Takes an answer.
pub(in crate::http) async fn act(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    Extension(From(from)): Extension<From>,
    headers: HeaderMap,
    Json(act): Json<Act>,
) -> Result<Json<Value>, Failed> {
    let order = match act {
        Act { option: Some(option), line: None, .. } => Order::Play { option: option as usize },
        Act { line: Some(line), option: None, .. } if line.len() <= MAX_LINE => Order::Act { line },
        _ => return Err(Failure::Refused("error-option-or-line".into()).into()),
    };
    Ok(app
        .answer(id, headers, move |app, room, who| {
            let decision = app.rooms.after(room, room.act(who.mask, act.decision, &order).inspect(|_| room.acted_from(from)))?;
            Ok(Json(json!({"decision": decision})))
        })
        .await?)
}

/// A decision that a bot answers.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(in crate::http) struct Bot {
    decision: u64,
    bot: String,
}

/// Lets a bot answer for the sender.
pub(in crate::http) async fn bot(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    Extension(From(from)): Extension<From>,
    headers: HeaderMap,
    Json(Bot { decision, bot }): Json<Bot>,
) -> Result<Json<Value>, Failed> {
    let (room, sender) = app.at_table(&id, &headers).await?;
    let (reply, answer) = tokio::sync::oneshot::channel();
    let (rooms, table, kind) = (app.rooms.clone(), room.clone(), bot.clone());
    // If the sender goes, this function ends early, and so does the bot.
    let waiter = Waiter::default();
    let cancelled = waiter.cancelled();
    let ticket = Ticket { source: Some(from), table: room.id.as_str().into() };
    let work = move || {
        let mine = sender.mask(&room);
        let done = room.let_bot_answer(mine, decision, &bot, &cancelled);
        // The sender may have gone.
        _ = reply.send(rooms.after(&room, done));
    };
    app.rooms.think(&table, &kind, ticket, waiter.cancelled(), work)?;
    let ended = |_| Failure::Broken("error-bot-ended".into());
    let decision = answer.await.map_err(ended)??;
    Ok(Json(json!({"decision": decision})))
}

/// The decision before which something is taken back.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(in crate::http) struct Undo {
    decision: u64,
}

/// Takes back the last answer.
pub(in crate::http) async fn undo(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    headers: HeaderMap,
    Json(undo): Json<Undo>,
) -> Result<Json<Value>, Failed> {
    Ok(app
        .answer(id, headers, move |app, room, who| {
            let decision = app.rooms.after(room, room.take_back(who.mask, undo.decision))?;
            Ok(Json(json!({"decision": decision})))
        })
        .await?)
}

/// A position of the board, in hundredths of a cell.
#[derive(Deserialize)]
pub(in crate::http) struct At {
    x: f64,
    y: f64,
}

/// Explains the feature at a position.
pub(in crate::http) async fn explain(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    Query(at): Query<At>,
    Extension(From(from)): Extension<From>,
    headers: HeaderMap,
) -> Result<Json<Value>, Failed> {
    let order = move |room: &Room, viewer: Viewer| match room.settings.help.features {
        true => Ok(Order::Explain { viewer, x: at.x, y: at.y }),
        false => Err(Failure::Refused("error-help-off".into())),
    };
    Ok(Json(data(app.question(id, headers, from, order).await?)?))
}

/// Returns the help on the whole table that its settings allow.
pub(in crate::http) async fn help(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    Extension(From(from)): Extension<From>,
    headers: HeaderMap,
) -> Result<Json<Value>, Failed> {
    let allowed = app.room(&id).await?.settings.help;
    let mut data = data(app.question(id, headers, from, |_, viewer| Ok(Order::Help { viewer })).await?)?;
    if let Some(data) = data.as_object_mut() {
        let switches =
            [("tiles", allowed.tiles), ("dead", allowed.dead), ("standing", allowed.standing), ("fields", allowed.fields)];
        switches.iter().filter(|(_, on)| !on).for_each(|(key, _)| _ = data.remove(*key));
    }
    Ok(Json(data))
}

/// Advises the sender, who is asked: what a bot would do, and why.
pub(in crate::http) async fn advice(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    Extension(From(from)): Extension<From>,
    headers: HeaderMap,
) -> Result<Json<Value>, Failed> {
    Ok(Json(data(app.question(id, headers, from, Room::advice_for).await?)?))
}

/// Describes the board in words. Where the table allows no help on features, their worth is left out.
pub(in crate::http) async fn words(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    Extension(From(from)): Extension<From>,
    headers: HeaderMap,
) -> Result<Json<Value>, Failed> {
    let order = |room: &Room, viewer: Viewer| Ok(Order::Words { viewer, points: room.settings.help.features });
    Ok(Json(data(app.question(id, headers, from, order).await?)?))
}

/// Returns the data in an answer.
pub(in crate::http) fn data(answer: Arc<Answer>) -> Result<Value, Failure> {
    match &*answer {
        Answer::Data(data) => Ok(data.clone()),
        other => Err(unexpected(other.clone())),
    }
}
