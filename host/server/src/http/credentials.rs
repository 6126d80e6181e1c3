//! The sender of a request: the secrets of seats in its cookie or its `Authorization` header.

use axum::http::{HeaderMap, HeaderValue, header};

use crate::rooms::room::{Mask, Room};

/// The name of the cookie. It is limited to the path of its table.
const COOKIE: &str = "seats";

/// Returns the secrets that a request carries.
fn secrets(headers: &HeaderMap) -> Vec<String> {
    let split = |list: &str| list.split('.').map(str::to_owned).collect::<Vec<_>>();
    let bearer = headers.get(header::AUTHORIZATION).and_then(|v| v.to_str().ok()).and_then(|v| v.strip_prefix("Bearer "));
    let cookies = headers.get_all(header::COOKIE).iter().filter_map(|v| v.to_str().ok()).flat_map(|v| v.split(';'));
    let own = cookies.filter_map(|c| c.trim().split_once('=')).filter(|(name, _)| *name == COOKIE);
    own.map(|(_, value)| value).chain(bearer).flat_map(split).filter(|s| s.len() == 32).collect()
}

/// Returns the seats of a room that the sender of a request holds.
pub(super) fn mask(room: &Room, headers: &HeaderMap) -> Mask {
    let secrets = secrets(headers);
    room.held(secrets.iter().map(String::as_str))
}

/// Returns `true` if the sender of a request has made the table.
pub(super) fn is_owner(room: &Room, headers: &HeaderMap) -> bool {
    room.is_owner(secrets(headers).iter().map(String::as_str))
}

/// Returns the secrets of a request that belong to seats of a room.
pub(super) fn seat_secrets(room: &Room, headers: &HeaderMap) -> Vec<String> {
    let mut all = secrets(headers);
    all.retain(|secret| room.held(std::iter::once(secret.as_str())) != 0);
    all.dedup();
    all
}

/// Returns the secrets of a request that belong to a room: of its seats, and of the person who made
/// it.
pub(super) fn own_secrets(room: &Room, headers: &HeaderMap) -> Vec<String> {
    let mut all = secrets(headers);
    all.retain(|secret| {
        let one = || std::iter::once(secret.as_str());
        room.held(one()) != 0 || room.is_owner(one())
    });
    all.dedup();
    all
}

/// Returns the header that keeps secrets of seats in a browser.
pub(super) fn keep(id: &str, secrets: &[String], secure: bool) -> Option<HeaderValue> {
    let secure = if secure { "; Secure" } else { "" };
    let text = format!("{COOKIE}={}; Path=/t/{id}; HttpOnly; SameSite=Lax; Max-Age=31536000{secure}", secrets.join("."));
    HeaderValue::from_str(&text).ok()
}
