//! The checks of every request: the host that it names, its origin, limits, and the headers of the
//! answer.

use std::net::IpAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::body::Body;
use axum::extract::{ConnectInfo, Request, State};
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use bastide_texts::Language;
use serde_json::json;

use super::language;
use super::others::Made;
use super::state::App;
use crate::http::failure::Failed;
use bastide_common::Failure;
use bastide_common::Source;
use bastide_pages::frame::{self, Place};

/// The content security policy: pages load only what this server sends.
pub(super) const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; \
                      form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/// The source that a request comes from.
#[derive(Clone, Copy, Debug)]
pub(super) struct From(pub(super) Source);

/// The longest time until an answer begins. What a request may make this server do is limited by its work, which takes
/// longer on a busy machine; this ends requests to which no answer would ever come.
const PATIENCE: Duration = Duration::from_secs(300);
/// The most bytes of an error that is not JSON.
const MAX_ERROR: usize = 8 * 1024;

/// Ends requests that take too long, and makes every error JSON with a message in `error`, or a page
/// if a browser shows it to a person.
pub(super) async fn errors(State(app): State<Arc<App>>, request: Request, next: Next) -> Response {
    let accepts = request.headers().get(header::ACCEPT).and_then(|accept| accept.to_str().ok()).unwrap_or_default();
    let for_person = request.method() == Method::GET && accepts.contains("text/html");
    let language = language::of(request.headers());
    let answer = tokio::time::timeout(PATIENCE, next.run(request)).await;
    let response = answer.unwrap_or_else(|_| Failed(Failure::Slow(PATIENCE)).into_response());
    // Another server has told its errors already.
    if !is_error(response.status()) || response.extensions().get::<Made>().is_some() {
        return response;
    }
    let response = told_in(&language, as_json(response).await).await;
    if for_person { as_page(app.place(), &language, response).await } else { response }
}

fn is_error(status: StatusCode) -> bool {
    status.is_client_error() || status.is_server_error()
}

/// Tells an error in JSON in the language of the sender.
async fn told_in(language: &Language, mut response: Response) -> Response {
    let Some(failure) = response.extensions_mut().remove::<Arc<Failure>>() else { return response };
    let (mut parts, body) = response.into_parts();
    let body = axum::body::to_bytes(body, MAX_ERROR).await.unwrap_or_default();
    let mut error: serde_json::Value = serde_json::from_slice(&body).unwrap_or_default();
    error["error"] = json!(failure.told(language));
    parts.headers.remove(header::CONTENT_LENGTH);
    Response::from_parts(parts, Body::from(error.to_string()))
}

/// Makes a page of an error in JSON, with the way to other tables.
async fn as_page(place: Place, language: &Language, response: Response) -> Response {
    let (mut parts, body) = response.into_parts();
    let body = axum::body::to_bytes(body, MAX_ERROR).await.unwrap_or_default();
    let error: serde_json::Value = serde_json::from_slice(&body).unwrap_or_default();
    let message = error["error"].as_str().unwrap_or_default();
    let message = message.chars().take(1).flat_map(char::to_uppercase).chain(message.chars().skip(1)).collect::<String>();
    parts.headers.remove(header::CONTENT_LENGTH);
    parts.headers.insert(header::CONTENT_TYPE, HeaderValue::from_static("text/html; charset=utf-8"));
    Response::from_parts(parts, Body::from(frame::failure(place, language, &message)))
}

/// Makes an error JSON, unless it is.
async fn as_json(response: Response) -> Response {
    let (status, kind) = (response.status(), response.headers().get(header::CONTENT_TYPE));
    if !is_error(status) || kind.is_some_and(|kind| kind.as_bytes().starts_with(b"application/json")) {
        return response;
    }
    let (mut parts, body) = response.into_parts();
    let text = axum::body::to_bytes(body, MAX_ERROR).await.unwrap_or_default();
    let text = String::from_utf8_lossy(&text);
    let message = match text.trim() {
        "" => status.canonical_reason().unwrap_or("the request cannot be answered"),
        text => text,
    };
    parts.headers.remove(header::CONTENT_LENGTH);
    parts.headers.insert(header::CONTENT_TYPE, HeaderValue::from_static("application/json"));
    Response::from_parts(parts, Body::from(json!({"error": message}).to_string()))
}

/// Checks a request, and adds headers to the answer.
pub(super) async fn guard(State(app): State<Arc<App>>, mut request: Request, next: Next) -> Response {
    let from = from(&app, &request);
    let checked = app.meter.request(from).and_then(|()| check(&app, request.method(), request.headers()));
    let mut response = match checked {
        Ok(()) => {
            request.extensions_mut().insert(From(from));
            next.run(request).await
        }
        Err(failure) => Failed(failure).into_response(),
    };
    let headers = response.headers_mut();
    let fixed = [
        (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (header::REFERRER_POLICY, "same-origin"),
        (header::X_FRAME_OPTIONS, "DENY"),
    ];
    for (name, value) in fixed {
        headers.insert(name, HeaderValue::from_static(value));
    }
    headers.entry(header::CONTENT_SECURITY_POLICY).or_insert(HeaderValue::from_static(POLICY));
    headers.entry(header::CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    response
}

/// Returns the source of a request.
fn from(app: &App, request: &Request) -> Source {
    let info = request.extensions().get::<ConnectInfo<std::net::SocketAddr>>();
    let peer = info.map_or(IpAddr::from([127, 0, 0, 1]), |info| info.0.ip());
    Source::of(app.proxies.client(peer, request.headers()))
}

fn text(headers: &HeaderMap, name: header::HeaderName) -> Option<&str> {
    headers.get(name).and_then(|value| value.to_str().ok())
}

/// Refuses requests that another site makes a browser send.
fn check(app: &App, method: &Method, headers: &HeaderMap) -> Result<(), Failure> {
    let host = text(headers, header::HOST).unwrap_or_default();
    // A name that somebody else made point here would let their page read the answers.
    if app.public.as_ref().is_none_or(|own| !own.is_host(host)) && !is_literal(host) {
        return Err(Failure::Forbidden("error-host".into()));
    }
    if matches!(*method, Method::GET | Method::HEAD) {
        return Ok(());
    }
    match text(headers, header::ORIGIN) {
        Some(origin) if app.public.as_ref().is_some_and(|own| own.is_origin(origin)) => Ok(()),
        // The page of an address by http is another site than that by https.
        Some(origin) if host_of(origin).eq_ignore_ascii_case(host) && is_literal(host) => Ok(()),
        // A program that is not a browser sends neither.
        None if !headers.contains_key(header::COOKIE) => Ok(()),
        _ => Err(Failure::Forbidden("error-other-site".into())),
    }
}

/// Returns host and port of an origin.
fn host_of(origin: &str) -> &str {
    origin.split_once("://").map_or(origin, |(_, host)| host)
}

/// Returns `true` for an address of numbers, or `localhost`, with a port or without.
fn is_literal(host: &str) -> bool {
    let name = match host.rsplit_once(':') {
        Some((name, port)) if port.bytes().all(|b| b.is_ascii_digit()) => name,
        _ => host,
    };
    let name = name.trim_start_matches('[').trim_end_matches(']');
    name.eq_ignore_ascii_case("localhost") || name.parse::<IpAddr>().is_ok()
}

#[cfg(test)]
mod tests {
    use super::is_literal;

    #[test]
    fn only_addresses_of_numbers_and_localhost_need_no_public_url() {
        for host in ["127.0.0.1:7310", "localhost", "LocalHost:80", "[::1]:7310", "192.168.1.4:7310"] {
            assert!(is_literal(host), "{host}");
        }
        for host in ["", "evil.example", "127.0.0.1.evil.example:80", "localhost.evil.example"] {
            assert!(!is_literal(host), "{host}");
        }
    }
}
