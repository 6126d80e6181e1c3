//! The sender of a request: the secrets of seats in its cookie or its `Authorization` header, and the account of
//! its session.

use std::sync::Arc;

use axum::http::{HeaderMap, HeaderValue, header};

use bastide_common::Failure;
use bastide_rooms::room::{Mask, Room};

/// The name of the cookie of seats. It is limited to the path of its table.
const SEATS: &str = "seats";
/// The name of the cookie of a session.
const SESSION: &str = "session";
/// The time for which a browser keeps both, in seconds: a year.
const KEPT: u32 = 31_536_000;

/// The sender of a request.
#[derive(Clone, Debug, Default)]
pub(super) struct Sender {
    secrets: Vec<String>,
    /// The id of the account with which they are signed in.
    pub(super) account: Option<Arc<str>>,
}

impl Sender {
    /// Returns the sender of a request, without an account.
    pub(super) fn of(headers: &HeaderMap) -> Sender {
        Sender { secrets: secrets(headers), account: None }
    }

    /// Returns the seats of a room that the sender holds.
    pub(super) fn mask(&self, room: &Room) -> Mask {
        room.held(self.secrets.iter().map(String::as_str)) | room.held_by(self.account())
    }

    /// Returns the id of the account of the sender.
    pub(super) fn account(&self) -> Option<&str> {
        self.account.as_deref()
    }

    /// Returns whether the account of the sender holds all their seats of a room; `None` if they are not signed in.
    pub(super) fn holds_with_account(&self, room: &Room) -> Option<bool> {
        let account = self.account.as_deref()?;
        Some(self.mask(room) & !room.held_by(Some(account)) == 0)
    }

    /// Returns `true` if the sender has made the table. May ask the store.
    pub(super) fn is_owner(&self, room: &Room) -> Result<bool, Failure> {
        Ok(self.has_secret_of_owner(room) || room.is_owned_by(self.account())?)
    }

    /// Returns `true` if the sender has the secret of the person who made the table.
    pub(super) fn has_secret_of_owner(&self, room: &Room) -> bool {
        room.is_owner(self.secrets.iter().map(String::as_str))
    }

    /// Returns the secrets that belong to seats of a room.
    pub(super) fn seat_secrets(&self, room: &Room) -> Vec<String> {
        self.secrets_that(|secret| room.held(std::iter::once(secret)) != 0)
    }

    /// Returns the secrets that belong to a room: of its seats, and of the person who made it.
    pub(super) fn own_secrets(&self, room: &Room) -> Vec<String> {
        self.secrets_that(|secret| room.held(std::iter::once(secret)) != 0 || room.is_owner(std::iter::once(secret)))
    }

    fn secrets_that(&self, belongs: impl Fn(&str) -> bool) -> Vec<String> {
        let mut all = self.secrets.clone();
        all.retain(|secret| belongs(secret));
        all.dedup();
        all
    }
}

/// Returns the values of cookies with a name.
fn cookies<'a>(headers: &'a HeaderMap, name: &'static str) -> impl Iterator<Item = &'a str> {
    let all = headers.get_all(header::COOKIE).iter().filter_map(|v| v.to_str().ok()).flat_map(|v| v.split(';'));
    all.filter_map(|cookie| cookie.trim().split_once('=')).filter(move |(named, _)| *named == name).map(|(_, value)| value)
}

/// Returns the session of a request.
pub(super) fn session(headers: &HeaderMap) -> Option<String> {
    cookies(headers, SESSION).next().map(str::to_owned)
}

/// Returns the secrets that a request carries.
fn secrets(headers: &HeaderMap) -> Vec<String> {
    let split = |list: &str| list.split('.').map(str::to_owned).collect::<Vec<_>>();
    let bearer = headers.get(header::AUTHORIZATION).and_then(|v| v.to_str().ok()).and_then(|v| v.strip_prefix("Bearer "));
    cookies(headers, SEATS).chain(bearer).flat_map(split).filter(|s| s.len() == 32).collect()
}

/// Returns the header that keeps secrets of seats in a browser.
pub(super) fn keep(id: &str, secrets: &[String], secure: bool) -> Option<HeaderValue> {
    cookie(SEATS, &secrets.join("."), &format!("/t/{id}"), KEPT, secure)
}

/// Returns the header that keeps a session in a browser; `None` takes it away.
pub(super) fn keep_session(session: Option<&str>, secure: bool) -> Option<HeaderValue> {
    cookie(SESSION, session.unwrap_or_default(), "/", if session.is_some() { KEPT } else { 0 }, secure)
}

fn cookie(name: &str, value: &str, path: &str, seconds: u32, secure: bool) -> Option<HeaderValue> {
    let secure = if secure { "; Secure" } else { "" };
    let text = format!("{name}={value}; Path={path}; HttpOnly; SameSite=Lax; Max-Age={seconds}{secure}");
    HeaderValue::from_str(&text).ok()
}
