//! The data of a person: their tables, a file with everything that is stored of them, and its deletion.

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse, Response};
use axum::{Extension, Json};
use serde::Deserialize;
use serde_json::{Value, json};

use super::sign_in;
use crate::http::failure::Failed;
use crate::http::middleware::From;
use crate::http::state::{App, in_room, off_thread};
use bastide_accounts::own_tables;
use bastide_accounts::personal::NOBODY;
use bastide_accounts::proof::Proof;
use bastide_common::Failure;

/// Says who is signed in, and at which tables they have seats.
pub(in crate::http) async fn account(State(app): State<Arc<App>>, headers: HeaderMap) -> Result<Json<Value>, Failed> {
    let account = app.signed_in(&headers).await?;
    Ok(off_thread(move || {
        let tables = own_tables::of(&*app.rooms.services.store, &account.id)?;
        Ok(Json(json!({"name": account.name, "tables": tables})))
    })
    .await?)
}

/// Returns all that is stored of a person, as a file.
pub(in crate::http) async fn export(State(app): State<Arc<App>>, headers: HeaderMap) -> Result<Response, Failed> {
    let (accounts, account) = (app.accounts()?, app.signed_in(&headers).await?);
    let file = off_thread(move || {
        let mut file = accounts.export(&account)?;
        let mut talk = Vec::new();
        for table in accounts.all_tables(&account.id)? {
            let Some(stored) = app.rooms.services.store.read(&table)? else { continue };
            let holds = |seat: u8| stored.seats.iter().any(|row| row.seat == seat && row.account.as_deref() == Some(&account.id));
            let said: Vec<&str> = stored.chat.iter().filter(|line| holds(line.seat)).map(|line| line.text.as_str()).collect();
            if !said.is_empty() {
                talk.push(json!({"table": table, "said": said}));
            }
        }
        file["talk"] = json!(talk);
        serde_json::to_string_pretty(&file).map_err(|e| Failure::Store(e.into()))
    })
    .await?;
    let headers = [
        (header::CONTENT_TYPE, "application/json"),
        (header::CONTENT_DISPOSITION, "attachment; filename=\"bastide-account.json\""),
    ];
    Ok((headers, file).into_response())
}

/// The wish to delete an account.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(in crate::http) struct Delete {
    proof: Proof,
    #[serde(default)]
    replace_name: bool,
}

/// Deletes the account of the sender. Its seats belong to their secrets alone from then on.
pub(in crate::http) async fn delete(
    State(app): State<Arc<App>>,
    Extension(From(from)): Extension<From>,
    headers: HeaderMap,
    Json(Delete { proof, replace_name }): Json<Delete>,
) -> Result<Response, Failed> {
    let (accounts, account) = (app.accounts()?, app.proved(&headers, from, proof).await?);
    let answer = sign_in::signed_out(&app);
    off_thread(move || app.rooms.delete_account(&accounts, &account.id, replace_name.then_some(NOBODY))).await?;
    Ok(answer)
}

/// Gives the account of the sender the seats whose secrets their browser has.
pub(in crate::http) async fn claim(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    headers: HeaderMap,
) -> Result<Json<Value>, Failed> {
    let account = app.signed_in(&headers).await?;
    let (room, sender) = app.at_table(&id, &headers).await?;
    Ok(in_room(room, move |room| {
        let claimed = room.claim(sender.mask(room), sender.has_secret_of_owner(room), &account.id)?;
        app.rooms.changed(room);
        Ok(Json(json!({"claimed": claimed})))
    })
    .await?)
}
