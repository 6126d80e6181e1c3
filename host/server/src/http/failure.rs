//! A failure as an answer of HTTP.
//!
//! An answer is in English first, and carries its [`Failure`], so that it can be told in the language
//! of the sender.

use std::sync::Arc;

use axum::Json;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use bastide_common::Failure;
use bastide_store::StoreError;
use serde_json::json;

/// A failure as an answer of HTTP.
#[derive(Debug)]
pub(crate) struct Failed(pub(crate) Failure);

impl<T: Into<Failure>> From<T> for Failed {
    fn from(failure: T) -> Failed {
        Failed(failure.into())
    }
}

/// Returns the status of an answer.
fn status(failure: &Failure) -> StatusCode {
    match failure {
        Failure::NoTable | Failure::NoPage => StatusCode::NOT_FOUND,
        Failure::Forbidden(_) => StatusCode::FORBIDDEN,
        Failure::Late { .. } => StatusCode::CONFLICT,
        Failure::Refused(_) => StatusCode::UNPROCESSABLE_ENTITY,
        Failure::TooMany(_) => StatusCode::TOO_MANY_REQUESTS,
        Failure::Slow(_) => StatusCode::GATEWAY_TIMEOUT,
        Failure::Store(StoreError::Lost | StoreError::Held(_) | StoreError::Unsure | StoreError::Away) => {
            StatusCode::SERVICE_UNAVAILABLE
        }
        Failure::Store(StoreError::Full) => StatusCode::INSUFFICIENT_STORAGE,
        Failure::Broken(_) | Failure::Store(_) | Failure::Random(_) => StatusCode::INTERNAL_SERVER_ERROR,
    }
}

impl IntoResponse for Failed {
    fn into_response(self) -> Response {
        let Failed(failure) = self;
        let status = status(&failure);
        if status.is_server_error() {
            tracing::error!(error = %failure, "a request failed");
        }
        let mut body = json!({"error": failure.to_string()});
        if let Failure::Late { decision, .. } = &failure {
            body["decision"] = json!(decision);
        }
        let mut response = (status, Json(body)).into_response();
        let again = match status {
            StatusCode::TOO_MANY_REQUESTS => Some("10"),
            StatusCode::SERVICE_UNAVAILABLE => Some("1"),
            _ => None,
        };
        if let Some(again) = again {
            response.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from_static(again));
        }
        response.extensions_mut().insert(Arc::new(failure));
        response
    }
}
