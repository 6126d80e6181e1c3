//! Failures of requests, and their answers.

use axum::Json;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde_json::json;

use crate::store::StoreError;

/// The reason why a request fails.
#[derive(Debug, thiserror::Error)]
pub enum Failure {
    /// There is no such table.
    #[error("there is no such table")]
    NoTable,
    /// The page does not exist.
    #[error("there is no such page")]
    NoPage,
    /// The person does not hold a seat that may do this.
    #[error("{0}")]
    Forbidden(String),
    /// The decision has been answered already, or is not open.
    #[error("{why}")]
    Late {
        /// Words for people.
        why: String,
        /// The number of the open decision.
        decision: u64,
    },
    /// The request is invalid.
    #[error("{0}")]
    Refused(String),
    /// Too much from one address.
    #[error("{0}")]
    TooMany(String),
    /// The answer took longer than this.
    #[error("the answer took longer than {} seconds; try again later", .0.as_secs())]
    Slow(std::time::Duration),
    /// The game cannot go on.
    #[error("{0}")]
    Broken(String),
    /// The store failed.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The system has no random numbers.
    #[error("the system has no random numbers: {0}")]
    Random(#[from] getrandom::Error),
}

impl Failure {
    /// Returns the status of the answer.
    pub fn status(&self) -> StatusCode {
        match self {
            Failure::NoTable | Failure::NoPage => StatusCode::NOT_FOUND,
            Failure::Forbidden(_) => StatusCode::FORBIDDEN,
            Failure::Late { .. } => StatusCode::CONFLICT,
            Failure::Refused(_) => StatusCode::UNPROCESSABLE_ENTITY,
            Failure::TooMany(_) => StatusCode::TOO_MANY_REQUESTS,
            Failure::Slow(_) => StatusCode::GATEWAY_TIMEOUT,
            Failure::Store(StoreError::Lost) => StatusCode::SERVICE_UNAVAILABLE,
            Failure::Store(StoreError::Full) => StatusCode::INSUFFICIENT_STORAGE,
            Failure::Broken(_) | Failure::Store(_) | Failure::Random(_) => StatusCode::INTERNAL_SERVER_ERROR,
        }
    }
}

impl IntoResponse for Failure {
    fn into_response(self) -> Response {
        let status = self.status();
        if status.is_server_error() {
            tracing::error!(error = %self, "a request failed");
        }
        let mut body = json!({"error": self.to_string()});
        if let Failure::Late { decision, .. } = self {
            body["decision"] = json!(decision);
        }
        let mut response = (status, Json(body)).into_response();
        if status == StatusCode::TOO_MANY_REQUESTS {
            response.headers_mut().insert(header::RETRY_AFTER, header::HeaderValue::from_static("10"));
        }
        response
    }
}
