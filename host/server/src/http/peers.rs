//! Servers that share a store: a request for a table goes to the server that has it.
//!
//! The first server that a request reaches finds the owner and forwards the request to the address at which
//! that server hears others. There, the secret that all servers share is checked, and the address of the
//! client is believed. A forwarded request is never forwarded again.

use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::body::{Body, Bytes};
use axum::extract::{ConnectInfo, Request, State};
use axum::http::request::Parts;
use axum::http::{Method, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use super::MAX_BODY;
use super::middleware::From;
use super::others::{CLIENT, Others, SECRET, Sent};
use super::state::App;
use crate::http::failure::Failed;
use bastide_common::Failure;
use bastide_store::secret;
use bastide_store::{Peer, StoreError};

/// The longest time that a request waits for a server that has the table: longer than a lease.
const PATIENCE: Duration = Duration::from_secs(10);

/// The mark of a request that another server has forwarded.
#[derive(Clone, Copy)]
struct Forwarded;

/// Returns the server that has a table; `None` for this one.
async fn owner(others: &Others, app: &Arc<App>, id: &str) -> Result<Option<Peer>, Failure> {
    if app.rooms.find(id).is_some() {
        return Ok(None);
    }
    let known = others.known().get(id).cloned();
    if let Some(peer) = known.filter(|peer| others.is_live(peer)) {
        return Ok(Some(peer));
    }
    match app.room(id).await {
        Err(Failure::Store(StoreError::Held(peer))) => {
            others.known().put(id.to_owned(), peer.clone());
            Ok(Some(peer))
        }
        // What this server does not know either is told by the answer itself.
        Ok(_) | Err(Failure::NoTable) => Ok(None),
        Err(failure) => Err(failure),
    }
}

/// Returns the answer of the server that has a table; `None` if it is this one.
async fn answer(others: &Others, app: &Arc<App>, id: &str, parts: &Parts, body: &Bytes) -> Result<Option<Response>, Failure> {
    let client = parts.extensions.get::<From>().map(|From(source)| *source);
    let until = Instant::now() + PATIENCE;
    loop {
        let Some(peer) = owner(others, app, id).await? else { return Ok(None) };
        match others.send(&peer, parts, client, body.clone()).await {
            Ok(answer) if answer.status() != StatusCode::MISDIRECTED_REQUEST => return Ok(Some(answer)),
            // It has given the table up.
            Ok(_) => _ = others.known().pop(id),
            Err(sent) => {
                others.known().pop(id);
                if sent == Sent::Perhaps && !may_come_twice(parts) {
                    return Err(Failure::Store(StoreError::Unsure));
                }
                others.wait(&peer, until).await;
            }
        }
        if Instant::now() >= until {
            tracing::warn!(table = id, server = %peer.address, "the server of a table does not answer: is its --peer-address right?");
            return Err(Failure::Store(StoreError::Held(peer)));
        }
    }
}

/// Returns `true` if a request that is carried out twice counts once.
fn may_come_twice(parts: &Parts) -> bool {
    matches!(parts.method, Method::GET | Method::HEAD) || parts.uri.path().ends_with("/act")
}

/// Returns the table that a path names.
fn table_of(path: &str) -> Option<&str> {
    path.strip_prefix("/t/")?.split('/').next().filter(|id| !id.is_empty())
}

/// Forwards a request for a table of another server.
pub(super) async fn forward(State(app): State<Arc<App>>, request: Request, next: Next) -> Response {
    let Some(others) = &app.others else { return next.run(request).await };
    let path = request.uri().path();
    let Some(id) = table_of(path).map(str::to_owned) else { return next.run(request).await };
    // No game is opened for a small picture.
    if app.rooms.find(&id).is_some() || path.ends_with("/picture.svg") && others.known().get(&id).is_none() {
        return next.run(request).await;
    }
    if request.extensions().get::<Forwarded>().is_some() {
        return match app.room(&id).await {
            Err(Failure::Store(StoreError::Held(_))) => StatusCode::MISDIRECTED_REQUEST.into_response(),
            _ => next.run(request).await,
        };
    }
    let (parts, body) = request.into_parts();
    let body = match axum::body::to_bytes(body, MAX_BODY).await {
        Ok(body) => body,
        Err(error) => return (StatusCode::PAYLOAD_TOO_LARGE, error.to_string()).into_response(),
    };
    match answer(others, &app, &id, &parts, &body).await {
        Ok(Some(answer)) => answer,
        Ok(None) => next.run(Request::from_parts(parts, Body::from(body))).await,
        Err(failure) => Failed(failure).into_response(),
    }
}

/// Lets only requests of other servers in, and takes the address of the client from them.
pub(super) async fn admit(State(app): State<Arc<App>>, mut request: Request, next: Next) -> Response {
    let own = app.others.as_ref().and_then(|others| others.secret()).map(secret::hash);
    let headers = request.headers_mut();
    let (given, client) = (headers.remove(SECRET), headers.remove(CLIENT));
    headers.remove("x-forwarded-for");
    let is_peer =
        given.as_ref().and_then(|given| given.to_str().ok()).zip(own).is_some_and(|(given, own)| secret::fits(given, &own));
    if !is_peer {
        return Failed(Failure::Forbidden("error-not-a-peer".into())).into_response();
    }
    if let Some(client) = client.and_then(|client| client.to_str().ok()?.parse::<IpAddr>().ok()) {
        request.extensions_mut().insert(ConnectInfo(SocketAddr::new(client, 0)));
    }
    request.extensions_mut().insert(Forwarded);
    next.run(request).await
}

#[cfg(test)]
mod tests {
    use super::table_of;

    #[test]
    fn a_path_names_a_table_below_t_alone() {
        assert_eq!(table_of("/t/1dab/events"), Some("1dab"));
        assert_eq!(table_of("/t/1dab"), Some("1dab"));
        for path in ["/", "/t/", "/new", "/api/t/1dab", "/assets/t"] {
            assert_eq!(table_of(path), None, "{path}");
        }
    }
}
