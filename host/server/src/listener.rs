//! Accepts connections. Each address has a limited number of them, and each connection a limited time
//! until the head of a request has come, so that silent ones keep nobody out.

use std::collections::HashMap;
use std::io::Write;
use std::net::SocketAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use axum::Router;
use axum::extract::{ConnectInfo, Request};
use hyper::server::conn::http1::Builder;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tokio_io_timeout::TimeoutStream;
use tower::ServiceExt;

use crate::config::Limits;
use crate::proxies::Proxies;
use bastide_common::Source;

/// The longest time that a reader may take nothing.
const STUCK: Duration = Duration::from_secs(30);
/// The most bytes of the head of a request.
const MAX_HEAD: usize = 64 * 1024;
/// The message to a connection that is one too many.
const REFUSAL: &[u8] = b"HTTP/1.1 503 Service Unavailable\r\nContent-Type: application/json\r\nRetry-After: 10\r\n\
    Connection: close\r\nContent-Length: 69\r\n\r\n{\"error\":\"too many open connections; close some, or try again later\"}";

/// The open connections.
pub(crate) struct Connections {
    limits: Limits,
    proxies: Proxies,
    open: Mutex<Open>,
}

#[derive(Default)]
struct Open {
    all: usize,
    by_source: HashMap<Source, usize>,
}

/// A counted connection.
struct Place {
    connections: Arc<Connections>,
    /// The source that it is counted for; `None` for a trusted proxy, which stands for many.
    source: Option<Source>,
}

impl Connections {
    pub(crate) fn new(limits: Limits, proxies: Proxies) -> Arc<Connections> {
        Arc::new(Connections { limits, proxies, open: Mutex::default() })
    }

    fn open(&self) -> MutexGuard<'_, Open> {
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Counts a connection; `None` if there are too many.
    fn take(self: &Arc<Connections>, from: SocketAddr) -> Option<Place> {
        let source = (!self.proxies.trusts(from.ip())).then(|| Source::of(from.ip()));
        let mut open = self.open();
        if open.all >= self.limits.connections {
            return None;
        }
        if let Some(source) = source {
            let own = open.by_source.entry(source).or_default();
            if *own >= self.limits.connections_each {
                return None;
            }
            *own += 1;
        }
        open.all += 1;
        Some(Place { connections: self.clone(), source })
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut open = self.connections.open();
        open.all -= 1;
        let Some(source) = self.source else { return };
        if let Some(own) = open.by_source.get_mut(&source) {
            *own -= 1;
            if *own == 0 {
                open.by_source.remove(&source);
            }
        }
    }
}

/// Accepts connections until the server stops.
pub(crate) async fn accept(
    listener: TcpListener,
    router: Router,
    connections: Arc<Connections>,
    mut stopped: watch::Receiver<bool>,
) {
    let head = connections.limits.head;
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            _ = stopped.changed() => return,
        };
        match accepted {
            Ok((stream, from)) => match connections.take(from) {
                Some(place) => {
                    let (router, stopped) = (router.clone(), stopped.clone());
                    tokio::spawn(async move {
                        serve(stream, from, router, head, stopped).await;
                        drop(place);
                    });
                }
                None => refuse(stream),
            },
            Err(error) => {
                // The system is out of files; connections that end give some back.
                tracing::warn!(%error, "a connection cannot be accepted");
                tokio::time::sleep(Duration::from_millis(100)).await;
            }
        }
    }
}

/// Closes a connection too many. What the system does not take at once is not sent.
fn refuse(stream: TcpStream) {
    let told = stream.into_std().and_then(|mut stream| stream.write(REFUSAL));
    if let Err(error) = told {
        tracing::debug!(%error, "a connection too many was not told why it is closed");
    }
}

async fn serve(stream: TcpStream, from: SocketAddr, router: Router, head: Duration, mut stopped: watch::Receiver<bool>) {
    // Small answers go out at once.
    _ = stream.set_nodelay(true);
    let mut stream = TimeoutStream::new(stream);
    stream.set_write_timeout(Some(STUCK));
    let service = router.map_request(move |request: hyper::Request<hyper::body::Incoming>| {
        let mut request: Request = request.map(axum::body::Body::new);
        request.extensions_mut().insert(ConnectInfo(from));
        request
    });
    let mut builder = Builder::new();
    // The time for the head counts from the first byte that could come, and again after each answer.
    builder.timer(TokioTimer::new()).header_read_timeout(head).max_buf_size(MAX_HEAD);
    let served = builder.serve_connection(TokioIo::new(Box::pin(stream)), TowerToHyperService::new(service));
    tokio::pin!(served);
    tokio::select! {
        done = &mut served => {
            if let Err(error) = done {
                tracing::debug!(%error, "a connection ended early");
            }
        }
        _ = stopped.changed() => {
            // A stream of events does not end by itself.
            served.as_mut().graceful_shutdown();
            _ = tokio::time::timeout(Duration::from_millis(200), served).await;
        }
    }
}
