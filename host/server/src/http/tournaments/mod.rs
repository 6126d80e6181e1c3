//! Tournaments: their pages and requests. Without accounts there are none.

pub(super) mod hall;
mod page;

use std::sync::Arc;

use axum::extract::{Path, Query, State};
use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use axum::{Extension, Json, Router};
use serde::Deserialize;
use serde_json::{Value, json};

use self::hall::Hall;
use crate::http::failure::Failed;
use crate::http::middleware::From;
use crate::http::state::{App, off_thread};
use bastide_accounts::Account;
use bastide_common::Failure;
use bastide_tournaments::Tournaments;
use bastide_tournaments::deeds::Deed;
use bastide_tournaments::new::NewTournament;
use bastide_tournaments::view::Listed;

/// Returns the routes.
pub(super) fn routes(hall: &Hall) -> Router<Arc<App>> {
    if hall.get().is_err() {
        return Router::new();
    }
    Router::new()
        .route("/tournaments", get(page::list))
        .route("/tournament/{id}", get(page::one))
        .route("/tournament/{id}/file/{name}", get(file))
        .route("/api/tournaments", get(list).post(create))
        .route("/api/tournaments/{id}", get(view).post(act))
        .route("/api/tournaments/{id}/why", get(why))
}

impl App {
    fn tournaments(&self) -> Result<Arc<Tournaments>, Failure> {
        self.hall.get()
    }

    /// Returns the account of the sender of a request.
    async fn entrant(self: &Arc<App>, headers: &HeaderMap) -> Result<Account, Failure> {
        let (sender, accounts) = (self.sender(headers).await?, self.accounts.clone().ok_or(Failure::NoPage)?);
        let signed_out = || Failure::Forbidden("error-account-signed-out".into());
        let id = sender.account.ok_or_else(signed_out)?;
        off_thread(move || accounts.find(&id)).await?.ok_or_else(signed_out)
    }
}

/// Returns the tournaments.
async fn list(State(app): State<Arc<App>>, headers: HeaderMap) -> Result<Json<Vec<Listed>>, Failed> {
    let (tournaments, sender) = (app.tournaments()?, app.sender(&headers).await?);
    Ok(off_thread(move || tournaments.list(sender.account()).map(Json)).await?)
}

/// Makes a tournament.
async fn create(
    State(app): State<Arc<App>>,
    Extension(From(from)): Extension<From>,
    headers: HeaderMap,
    Json(new): Json<NewTournament>,
) -> Result<Json<Value>, Failed> {
    let (tournaments, account) = (app.tournaments()?, app.entrant(&headers).await?);
    app.meter.table(from)?;
    let id = off_thread(move || tournaments.create(new, &account)).await?;
    Ok(Json(json!({"id": id, "url": format!("/tournament/{id}")})))
}

/// What a browser has seen.
#[derive(Deserialize)]
struct Seen {
    since: Option<u64>,
}

/// Returns a tournament; `null` if nothing has changed.
async fn view(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    Query(Seen { since }): Query<Seen>,
    headers: HeaderMap,
) -> Result<Json<Value>, Failed> {
    let (tournaments, sender) = (app.tournaments()?, app.sender(&headers).await?);
    Ok(off_thread(move || Ok(Json(tournaments.view(&id, sender.account(), since)?.unwrap_or_default()))).await?)
}

/// Does something, and returns the tournament after that.
async fn act(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    headers: HeaderMap,
    Json(deed): Json<Deed>,
) -> Result<Json<Value>, Failed> {
    let (tournaments, account) = (app.tournaments()?, app.entrant(&headers).await?);
    Ok(off_thread(move || {
        tournaments.act(&id, &account, &deed)?;
        Ok(Json(tournaments.view(&id, Some(&account.id), None)?.unwrap_or_default()))
    })
    .await?)
}

/// A number of the standings.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Asked {
    entrant: u32,
    tie_break: String,
}

/// Explains a number of the standings.
async fn why(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    Query(Asked { entrant, tie_break }): Query<Asked>,
    headers: HeaderMap,
) -> Result<Json<Value>, Failed> {
    let (tournaments, sender) = (app.tournaments()?, app.sender(&headers).await?);
    Ok(off_thread(move || tournaments.explain(&id, sender.account(), entrant, &tie_break).map(Json)).await?)
}

/// Returns a file to download.
async fn file(
    State(app): State<Arc<App>>,
    Path((id, name)): Path<(String, String)>,
    headers: HeaderMap,
) -> Result<Response, Failed> {
    let (tournaments, sender) = (app.tournaments()?, app.sender(&headers).await?);
    let saved = format!("attachment; filename=\"{name}\"");
    let file = off_thread(move || tournaments.file(&id, sender.account(), &name)).await?;
    Ok(([(header::CONTENT_TYPE, file.kind.to_owned()), (header::CONTENT_DISPOSITION, saved)], file.text).into_response())
}
