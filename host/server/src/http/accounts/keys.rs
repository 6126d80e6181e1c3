//! The ways into an account: its passkeys and its passphrase.

use std::sync::Arc;

use axum::extract::State;
use axum::http::HeaderMap;
use axum::{Extension, Json};
use serde::Deserialize;
use serde_json::{Value, json};

use crate::http::credentials;
use crate::http::failure::Failed;
use crate::http::middleware::From;
use crate::http::state::{App, off_thread};
use bastide_accounts::passkeys::{Challenge, Made};
use bastide_accounts::proof::Proof;

/// The purpose of a passkey.
#[derive(Deserialize)]
#[serde(tag = "for", rename_all = "kebab-case", deny_unknown_fields)]
pub(in crate::http) enum Wish {
    /// A new account with this name.
    SignUp { name: String },
    /// Another passkey of the account of the sender.
    Add {},
    /// To show whose account it is.
    Use {},
}

/// Begins a ceremony with a passkey.
pub(in crate::http) async fn begin(
    State(app): State<Arc<App>>,
    Extension(From(from)): Extension<From>,
    headers: HeaderMap,
    Json(wish): Json<Wish>,
) -> Result<Json<Challenge>, Failed> {
    let accounts = app.accounts()?;
    app.meter.attempt(from)?;
    let challenge = match wish {
        Wish::SignUp { name } => off_thread(move || accounts.begin_sign_up(&name)).await?,
        Wish::Add {} => {
            let account = app.signed_in(&headers).await?;
            off_thread(move || accounts.begin_adding(&account)).await?
        }
        Wish::Use {} => off_thread(move || accounts.begin_using()).await?,
    };
    Ok(Json(challenge))
}

/// A new passkey of the sender.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(in crate::http) struct Add {
    made: Made,
    proof: Proof,
}

/// Adds a passkey.
pub(in crate::http) async fn add(
    State(app): State<Arc<App>>,
    Extension(From(from)): Extension<From>,
    headers: HeaderMap,
    Json(Add { made, proof }): Json<Add>,
) -> Result<Json<Value>, Failed> {
    let (accounts, account) = (app.accounts()?, app.proved(&headers, from, proof).await?);
    off_thread(move || accounts.end_adding(&account.id, &made)).await?;
    Ok(Json(json!({})))
}

/// A passkey that is not wanted any more.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(in crate::http) struct Remove {
    id: String,
    proof: Proof,
}

/// Removes a passkey, and signs the person out in all other browsers.
pub(in crate::http) async fn remove(
    State(app): State<Arc<App>>,
    Extension(From(from)): Extension<From>,
    headers: HeaderMap,
    Json(Remove { id, proof }): Json<Remove>,
) -> Result<Json<Value>, Failed> {
    let (accounts, account) = (app.accounts()?, app.proved(&headers, from, proof).await?);
    let here = credentials::session(&headers);
    off_thread(move || {
        accounts.remove_passkey(&account, &id)?;
        accounts.end_sessions(&account.id, here.as_deref())
    })
    .await?;
    Ok(Json(json!({})))
}

/// Another passphrase.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(in crate::http) struct Passphrase {
    passphrase: String,
    proof: Proof,
}

/// Sets the passphrase, and signs the person out in all other browsers.
pub(in crate::http) async fn set_passphrase(
    State(app): State<Arc<App>>,
    Extension(From(from)): Extension<From>,
    headers: HeaderMap,
    Json(Passphrase { passphrase, proof }): Json<Passphrase>,
) -> Result<Json<Value>, Failed> {
    let (accounts, account) = (app.accounts()?, app.proved(&headers, from, proof).await?);
    let here = credentials::session(&headers);
    app.hashed(move || {
        accounts.set_passphrase(&account.id, &passphrase)?;
        accounts.end_sessions(&account.id, here.as_deref())
    })
    .await?;
    Ok(Json(json!({})))
}
