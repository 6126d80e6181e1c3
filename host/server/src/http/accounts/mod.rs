//! Accounts: the pages and the requests of people who sign in. Where accounts are switched off, there are no such
//! routes.

pub(super) mod attempts;
mod keys;
mod page;
mod personal;
mod profile;
mod sign_in;

use std::sync::Arc;

use axum::Router;
use axum::http::HeaderMap;
use axum::routing::{get, post};

use super::state::{App, off_thread};
use bastide_accounts::proof::Proof;
use bastide_accounts::{Account, Accounts};
use bastide_common::Failure;
use bastide_common::Source;

/// Returns the routes of accounts.
pub(super) fn routes() -> Router<Arc<App>> {
    Router::new()
        .route("/account", get(page::account))
        .route("/u/{name}", get(profile::page))
        .route("/api/account", get(personal::account).post(sign_in::sign_up))
        .route("/api/account/sign-in", post(sign_in::sign_in))
        .route("/api/account/sign-out", post(sign_in::sign_out))
        .route("/api/account/passkeys/begin", post(keys::begin))
        .route("/api/account/passkeys", post(keys::add))
        .route("/api/account/passkeys/remove", post(keys::remove))
        .route("/api/account/passphrase", post(keys::set_passphrase))
        .route("/api/account/export", get(personal::export))
        .route("/api/account/delete", post(personal::delete))
        .route("/t/{id}/claim", post(personal::claim))
}

impl App {
    /// Returns the accounts of the server.
    fn accounts(&self) -> Result<Arc<Accounts>, Failure> {
        self.accounts.clone().ok_or(Failure::NoPage)
    }

    /// Returns the account of the sender of a request; `None` if they are not signed in.
    async fn account(self: &Arc<App>, headers: &HeaderMap) -> Result<Option<Account>, Failure> {
        let (accounts, sender) = (self.accounts()?, self.sender(headers).await?);
        let Some(id) = sender.account else { return Ok(None) };
        off_thread(move || accounts.find(&id)).await
    }

    /// Returns the account of the sender of a request.
    async fn signed_in(self: &Arc<App>, headers: &HeaderMap) -> Result<Account, Failure> {
        self.account(headers).await?.ok_or_else(|| Failure::Forbidden("error-account-signed-out".into()))
    }

    /// Returns the account of the sender of a request who shows that it is theirs.
    async fn proved(self: &Arc<App>, headers: &HeaderMap, from: Source, proof: Proof) -> Result<Account, Failure> {
        let account = self.signed_in(headers).await?;
        let (accounts, name) = (self.accounts()?, account.name.clone());
        self.attempt(from, &name, move || accounts.check(&account, &proof).map(|()| account)).await
    }

    /// Makes an attempt to show that an account is one's own: few at a time, off the threads that serve requests.
    ///
    /// # Errors
    /// There were too many of late for the name or from the address, or the attempt fails.
    async fn attempt<T: Send + 'static>(
        self: &Arc<App>,
        from: Source,
        name: &str,
        work: impl FnOnce() -> Result<T, Failure> + Send + 'static,
    ) -> Result<T, Failure> {
        self.meter.attempt(from)?;
        self.attempts.for_name(name)?;
        self.hashed(work).await
    }

    /// Runs work that hashes a passphrase.
    async fn hashed<T: Send + 'static>(
        self: &Arc<App>,
        work: impl FnOnce() -> Result<T, Failure> + Send + 'static,
    ) -> Result<T, Failure> {
        // The place is kept to the end of the work, also if the sender goes.
        let place = self.attempts.place().await?;
        off_thread(move || {
            let done = work();
            drop(place);
            done
        })
        .await
    }
}
