//! The analysis of a game that is over, a few decisions at a time.
//!
//! A page asks for one part after the other. Each is an answer like others: it waits in turn, is paid for by
//! the one who asks, stops when nobody waits, and is kept for those who ask next.

use std::sync::Arc;

use axum::extract::{Path, Query, State};
use axum::http::HeaderMap;
use axum::{Extension, Json};
use bastide_service::{Order, Viewer};
use serde::Deserialize;
use serde_json::Value;

use crate::http::failure::Failed;
use crate::http::middleware::From;
use crate::http::state::App;
use crate::http::table::game::data;
use bastide_rooms::room::Room;

/// The part of an analysis.
#[derive(Deserialize)]
pub(in crate::http) struct Part {
    /// The number of actions before it.
    #[serde(default)]
    from: usize,
}

/// Returns a part of the analysis: numbers for each decision, and what would have been better than each
/// mistake, in words.
pub(in crate::http) async fn part(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    Query(Part { from }): Query<Part>,
    Extension(From(source)): Extension<From>,
    headers: HeaderMap,
) -> Result<Json<Value>, Failed> {
    let judge = move |room: &Room, _: Viewer| room.must_be_over().map(|()| Order::Judge { from });
    let mut part = data(app.clone().question(id.clone(), headers.clone(), source, judge).await?)?;
    let moves = part["moves"].as_array_mut().map(Vec::as_mut_slice).unwrap_or_default();
    let better = |judged: &Value| Some((usize::try_from(judged["n"].as_u64()?).ok()?, judged["best"].as_str()?.to_owned()));
    let mistakes: Vec<&mut Value> = moves.iter_mut().filter(|judged| judged["mistake"] == true).collect();
    let wanted: Vec<(usize, String)> = mistakes.iter().filter_map(|judged| better(judged)).collect();
    if !wanted.is_empty() {
        let order = move |_: &Room, viewer: Viewer| Ok(Order::Better { viewer, moves: wanted });
        let told = data(app.question(id, headers, source, order).await?)?;
        let told = told.as_array().map(Vec::as_slice).unwrap_or_default();
        mistakes.into_iter().zip(told).for_each(|(judged, better)| judged["better"] = better.clone());
    }
    Ok(Json(part))
}
