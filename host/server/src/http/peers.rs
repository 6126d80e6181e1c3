//! Servers that share a store: a request for a table goes to the server that has it.
//!
//! The first server that a request reaches finds the owner and forwards the request to the address at which
//! that server hears others. There, the secret that all servers share is checked, and the address of the
//! client is believed. A forwarded request is never forwarded again.

use std::net::{IpAddr, SocketAddr};
use std::num::NonZeroUsize;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use axum::body::{Body, Bytes};
use axum::extract::{ConnectInfo, Request, State};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode, Uri, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use futures_util::StreamExt;
use hyper_util::client::legacy::Client;
use hyper_util::client::legacy::connect::HttpConnector;
use hyper_util::rt::TokioExecutor;
use lru::LruCache;
use tokio::sync::watch;

use super::MOST_BODY;
use super::middleware::From;
use super::state::App;
use crate::error::Failure;
use crate::secret;
use crate::store::{Live, Peer, Peers, StoreError};

/// The header with the secret of the servers.
const SECRET: HeaderName = HeaderName::from_static("bastide-peer");
/// The header with the address of the client.
const CLIENT: HeaderName = HeaderName::from_static("bastide-client");
/// The longest time until a connection to another server is made.
const CONNECT: Duration = Duration::from_secs(1);
/// The longest time that a request waits for a server that has the table: longer than a lease.
const PATIENCE: Duration = Duration::from_secs(10);
/// The pause before a server that does not answer is asked again.
const AGAIN: Duration = Duration::from_millis(100);
/// The most tables whose owner is remembered.
const KNOWN: NonZeroUsize = NonZeroUsize::MIN.saturating_add(16_383);
/// Headers that belong to a connection.
const OWN: [HeaderName; 8] = [
    header::CONNECTION,
    header::EXPECT,
    HeaderName::from_static("keep-alive"),
    header::PROXY_AUTHORIZATION,
    header::TE,
    header::TRAILER,
    header::TRANSFER_ENCODING,
    header::UPGRADE,
];

/// The mark of a request that another server has forwarded.
#[derive(Clone, Copy)]
struct Forwarded;

/// The mark of an answer that another server has made.
#[derive(Clone, Copy)]
pub(super) struct Made;

/// The way to other servers.
pub(super) struct Others {
    client: Client<HttpConnector, Body>,
    secret: HeaderValue,
    live: watch::Receiver<Live>,
    /// The owners of tables, as they were last heard of.
    known: Mutex<LruCache<String, Peer>>,
}

impl Others {
    /// Makes the way to the servers that share a store.
    pub(super) fn new(peers: &dyn Peers) -> Option<Others> {
        let mut connector = HttpConnector::new();
        connector.set_connect_timeout(Some(CONNECT));
        connector.set_nodelay(true);
        let mut secret = HeaderValue::from_str(peers.secret()).ok()?;
        secret.set_sensitive(true);
        let client = Client::builder(TokioExecutor::new()).build(connector);
        Some(Others { client, secret, live: peers.live(), known: Mutex::new(LruCache::new(KNOWN)) })
    }

    /// Returns the server that has a table; `None` for this one.
    async fn owner(&self, app: &Arc<App>, id: &str) -> Result<Option<Peer>, Failure> {
        if app.rooms.find(id).is_some() {
            return Ok(None);
        }
        let known = self.known().get(id).cloned();
        if let Some(peer) = known.filter(|peer| self.live.borrow().contains_key(&peer.id)) {
            return Ok(Some(peer));
        }
        match app.room(id).await {
            Err(Failure::Store(StoreError::Held(peer))) => {
                self.known().put(id.to_owned(), peer.clone());
                Ok(Some(peer))
            }
            // What this server does not know either is told by the answer itself.
            Ok(_) | Err(Failure::NoTable) => Ok(None),
            Err(failure) => Err(failure),
        }
    }

    fn known(&self) -> MutexGuard<'_, LruCache<String, Peer>> {
        self.known.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Waits a moment, and longer as long as a server that does not answer has its lease.
    async fn wait(&self, peer: &Peer, until: Instant) {
        let (mut live, left) = (self.live.clone(), until.saturating_duration_since(Instant::now()));
        // The sender lives as long as the store.
        _ = tokio::time::timeout(left, live.wait_for(|live| !live.contains_key(&peer.id))).await;
        tokio::time::sleep(AGAIN).await;
    }

    /// Returns the answer of the server that has a table; `None` if it is this one.
    async fn answer(&self, app: &Arc<App>, id: &str, parts: &Parts, body: &Bytes) -> Result<Option<Response>, Failure> {
        let until = Instant::now() + PATIENCE;
        loop {
            let Some(peer) = self.owner(app, id).await? else { return Ok(None) };
            match self.send(&peer, parts, body.clone()).await {
                Ok(answer) if answer.status() != StatusCode::MISDIRECTED_REQUEST => return Ok(Some(answer)),
                // It has given the table up.
                Ok(_) => _ = self.known().pop(id),
                Err(sent) => {
                    self.known().pop(id);
                    if sent == Sent::Perhaps && !may_come_twice(parts) {
                        return Err(Failure::Store(StoreError::Unsure));
                    }
                    self.wait(&peer, until).await;
                }
            }
            if Instant::now() >= until {
                tracing::warn!(table = id, server = %peer.address, "the server of a table does not answer: is its --peer-address right?");
                return Err(Failure::Store(StoreError::Held(peer)));
            }
        }
    }

    /// Sends a request to another server, and returns its answer as it comes. The answer ends when the server
    /// has lost its lease.
    async fn send(&self, peer: &Peer, parts: &Parts, body: Bytes) -> Result<Response, Sent> {
        let path = parts.uri.path_and_query().map_or("/", |path| path.as_str());
        let uri: Uri = format!("http://{}{path}", peer.address).parse().map_err(|_| Sent::Never)?;
        let mut request = Request::new(Body::from(body));
        *request.method_mut() = parts.method.clone();
        *request.uri_mut() = uri;
        *request.headers_mut() = self.headers(parts);
        let mut gone = Box::pin(gone(self.live.clone(), peer.id.clone()));
        let answer = tokio::select! {
            answer = self.client.request(request) => answer,
            () = &mut gone => return Err(Sent::Perhaps),
        };
        let answer = answer.map_err(|error| if error.is_connect() { Sent::Never } else { Sent::Perhaps })?;
        let (mut head, body) = answer.into_parts();
        OWN.iter().for_each(|own| _ = head.headers.remove(own));
        let body = if head.headers.contains_key(header::CONTENT_LENGTH) {
            Body::new(body)
        } else {
            Body::from_stream(Body::new(body).into_data_stream().take_until(gone))
        };
        head.extensions.insert(Made);
        Ok(Response::from_parts(head, body))
    }

    /// Returns the headers of a forwarded request.
    fn headers(&self, parts: &Parts) -> HeaderMap {
        let mut headers = parts.headers.clone();
        OWN.iter().for_each(|own| _ = headers.remove(own));
        headers.remove(header::CONTENT_LENGTH);
        headers.remove("x-forwarded-for");
        headers.insert(SECRET, self.secret.clone());
        let client = parts.extensions.get::<From>().map(|From(source)| source.address().to_string());
        if let Some(client) = client.and_then(|client| HeaderValue::try_from(client).ok()) {
            headers.insert(CLIENT, client);
        }
        headers
    }
}

/// Whether a request that got no answer has reached the other server.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Sent {
    Never,
    Perhaps,
}

/// Returns `true` if a request that is carried out twice counts once.
fn may_come_twice(parts: &Parts) -> bool {
    matches!(parts.method, Method::GET | Method::HEAD) || parts.uri.path().ends_with("/act")
}

/// Waits until a server that is there is gone.
async fn gone(mut live: watch::Receiver<Live>, id: String) {
    // A new server is known a moment later.
    _ = live.wait_for(|live| live.contains_key(&id)).await;
    _ = live.wait_for(|live| !live.contains_key(&id)).await;
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
    let body = match axum::body::to_bytes(body, MOST_BODY).await {
        Ok(body) => body,
        Err(error) => return (StatusCode::PAYLOAD_TOO_LARGE, error.to_string()).into_response(),
    };
    match others.answer(&app, &id, &parts, &body).await {
        Ok(Some(answer)) => answer,
        Ok(None) => next.run(Request::from_parts(parts, Body::from(body))).await,
        Err(failure) => failure.into_response(),
    }
}

/// Lets only requests of other servers in, and takes the address of the client from them.
pub(super) async fn admit(State(app): State<Arc<App>>, mut request: Request, next: Next) -> Response {
    let own = app.others.as_ref().and_then(|others| others.secret.to_str().ok()).map(secret::hash);
    let headers = request.headers_mut();
    let (given, client) = (headers.remove(SECRET), headers.remove(CLIENT));
    headers.remove("x-forwarded-for");
    let is_peer =
        given.as_ref().and_then(|given| given.to_str().ok()).zip(own).is_some_and(|(given, own)| secret::fits(given, &own));
    if !is_peer {
        return Failure::Forbidden("error-not-a-peer".into()).into_response();
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
