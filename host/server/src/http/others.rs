//! The way to the other servers that share a store.

use std::num::NonZeroUsize;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use axum::body::{Body, Bytes};
use axum::extract::Request;
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderName, HeaderValue, Uri, header};
use axum::response::Response;
use futures_util::StreamExt;
use hyper_util::client::legacy::Client;
use hyper_util::client::legacy::connect::HttpConnector;
use hyper_util::rt::{TokioExecutor, TokioTimer};
use lru::LruCache;
use tokio::sync::watch;

use bastide_common::Source;
use bastide_store::{Live, Peer, Peers};

/// The header with the secret of the servers.
pub(super) const SECRET: HeaderName = HeaderName::from_static("bastide-peer");
/// The header with the address of the client.
pub(super) const CLIENT: HeaderName = HeaderName::from_static("bastide-client");
/// The longest time until a connection to another server is made.
const CONNECT: Duration = Duration::from_secs(1);
/// The time for which an unused connection is used again. A server closes it later.
const UNUSED: Duration = Duration::from_secs(3);
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
        let mut client = Client::builder(TokioExecutor::new());
        client.pool_timer(TokioTimer::new()).pool_idle_timeout(UNUSED);
        let client = client.build(connector);
        Some(Others { client, secret, live: peers.live(), known: Mutex::new(LruCache::new(KNOWN)) })
    }

    /// Returns `true` if a server is there.
    pub(super) fn is_live(&self, peer: &Peer) -> bool {
        self.live.borrow().contains_key(&peer.id)
    }

    /// Returns the secret that all servers share.
    pub(super) fn secret(&self) -> Option<&str> {
        self.secret.to_str().ok()
    }

    /// Returns the owners of tables, as they were last heard of.
    pub(super) fn known(&self) -> MutexGuard<'_, LruCache<String, Peer>> {
        self.known.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Waits a moment, and longer as long as a server that does not answer has its lease.
    pub(super) async fn wait(&self, peer: &Peer, until: Instant) {
        let (mut live, left) = (self.live.clone(), until.saturating_duration_since(Instant::now()));
        // The sender lives as long as the store.
        _ = tokio::time::timeout(left, live.wait_for(|live| !live.contains_key(&peer.id))).await;
        tokio::time::sleep(AGAIN).await;
    }

    /// Sends a request to another server, and returns its answer as it comes. The answer ends when the server
    /// has lost its lease.
    pub(super) async fn send(&self, peer: &Peer, parts: &Parts, client: Option<Source>, body: Bytes) -> Result<Response, Sent> {
        let path = parts.uri.path_and_query().map_or("/", |path| path.as_str());
        let uri: Uri = format!("http://{}{path}", peer.address).parse().map_err(|_| Sent::Never)?;
        let mut request = Request::new(Body::from(body));
        *request.method_mut() = parts.method.clone();
        *request.uri_mut() = uri;
        *request.headers_mut() = self.headers(parts, client);
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
    fn headers(&self, parts: &Parts, client: Option<Source>) -> HeaderMap {
        let mut headers = parts.headers.clone();
        OWN.iter().for_each(|own| _ = headers.remove(own));
        headers.remove(header::CONTENT_LENGTH);
        headers.remove("x-forwarded-for");
        // What a client writes there is not believed.
        headers.remove(CLIENT);
        headers.insert(SECRET, self.secret.clone());
        let client = client.map(|source| source.address().to_string());
        if let Some(client) = client.and_then(|client| HeaderValue::try_from(client).ok()) {
            headers.insert(CLIENT, client);
        }
        headers
    }
}

/// Whether a request that got no answer has reached the other server.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Sent {
    Never,
    Perhaps,
}

/// Waits until a server that is there is gone.
async fn gone(mut live: watch::Receiver<Live>, id: String) {
    // A new server is known a moment later.
    _ = live.wait_for(|live| live.contains_key(&id)).await;
    _ = live.wait_for(|live| !live.contains_key(&id)).await;
}
