//! Signing up, in and out.

use std::sync::Arc;

use axum::extract::State;
use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse, Response};
use axum::{Extension, Json};
use serde::Deserialize;
use serde_json::json;

use crate::http::credentials;
use crate::http::failure::Failed;
use crate::http::middleware::From;
use crate::http::state::{App, off_thread};
use bastide_accounts::Account;
use bastide_accounts::passkeys::{Given, Made};

/// A new account.
#[derive(Deserialize)]
#[serde(untagged)]
pub(in crate::http) enum SignUp {
    Passphrase { name: String, passphrase: String },
    Passkey { made: Made },
}

/// Makes an account, and signs its person in.
pub(in crate::http) async fn sign_up(
    State(app): State<Arc<App>>,
    Extension(From(from)): Extension<From>,
    headers: HeaderMap,
    Json(wish): Json<SignUp>,
) -> Result<Response, Failed> {
    let accounts = app.accounts()?;
    app.meter.account(from)?;
    let account = match wish {
        SignUp::Passphrase { name, passphrase } => app.hashed(move || accounts.sign_up(&name, &passphrase)).await?,
        SignUp::Passkey { made } => off_thread(move || accounts.end_sign_up(&made)).await?,
    };
    begin(&app, &headers, account).await
}

/// A person who comes back.
#[derive(Deserialize)]
#[serde(untagged)]
pub(in crate::http) enum SignIn {
    Passphrase { name: String, passphrase: String },
    Passkey { passkey: Given },
}

/// Signs a person in.
pub(in crate::http) async fn sign_in(
    State(app): State<Arc<App>>,
    Extension(From(from)): Extension<From>,
    headers: HeaderMap,
    Json(wish): Json<SignIn>,
) -> Result<Response, Failed> {
    let accounts = app.accounts()?;
    let account = match wish {
        SignIn::Passphrase { name, passphrase } => {
            let tried = name.clone();
            app.attempt(from, &tried, move || accounts.sign_in(&name, &passphrase)).await?
        }
        SignIn::Passkey { passkey } => {
            app.meter.attempt(from)?;
            off_thread(move || accounts.sign_in_with(&passkey)).await?
        }
    };
    begin(&app, &headers, account).await
}

/// Begins a session in the place of that of the request.
pub(super) async fn begin(app: &Arc<App>, headers: &HeaderMap, account: Account) -> Result<Response, Failed> {
    let (accounts, old, id) = (app.accounts()?, credentials::session(headers), account.id.clone());
    let session = off_thread(move || {
        if let Some(old) = old {
            accounts.end_session(&old)?;
        }
        accounts.begin_session(&id)
    })
    .await?;
    let mut response = Json(json!({"name": account.name})).into_response();
    if let Some(cookie) = credentials::keep_session(Some(&session), app.secure()) {
        response.headers_mut().insert(header::SET_COOKIE, cookie);
    }
    Ok(response)
}

/// The sessions to sign out.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(in crate::http) struct SignOut {
    #[serde(default)]
    everywhere: bool,
}

/// Signs a person out, here or in all browsers.
pub(in crate::http) async fn sign_out(
    State(app): State<Arc<App>>,
    headers: HeaderMap,
    Json(SignOut { everywhere }): Json<SignOut>,
) -> Result<Response, Failed> {
    let accounts = app.accounts()?;
    let (sender, session) = (app.sender(&headers).await?, credentials::session(&headers));
    off_thread(move || match (sender.account(), session) {
        (Some(account), _) if everywhere => accounts.end_sessions(account, None),
        (_, Some(session)) => accounts.end_session(&session),
        _ => Ok(()),
    })
    .await?;
    Ok(signed_out(&app))
}

/// Returns an answer that takes the session away from the browser.
pub(super) fn signed_out(app: &App) -> Response {
    let mut response = Json(json!({})).into_response();
    if let Some(cookie) = credentials::keep_session(None, app.secure()) {
        response.headers_mut().insert(header::SET_COOKIE, cookie);
    }
    response
}
