//! Sends messages to push services.

use std::time::Duration;

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use p256::PublicKey;
use ureq::unversioned::transport::DefaultConnector;
use web_push_native::{Auth, WebPushBuilder};

use super::address::{PublicResolver, check};
use super::key::PushKey;
use crate::outcome::Outcome;
use crate::subscription::Browser;
use bastide_common::Failure;
use bastide_common::tls;

/// The longest time for an attempt.
const PATIENCE: Duration = Duration::from_secs(10);
/// The time for which a push service keeps a message for a browser that is off.
const KEPT: Duration = Duration::from_secs(3 * 24 * 3600);
/// The most bytes of the head of an answer. Its body is not read.
const MAX_HEAD: usize = 16 * 1024;
/// The bytes of the secret of a browser.
const AUTH: usize = 16;

/// Sends messages to push services.
pub(crate) struct PushSender {
    key: PushKey,
    contact: Option<String>,
    loopback: bool,
    agent: ureq::Agent,
}

impl PushSender {
    pub(crate) fn new(key: PushKey, contact: Option<String>, loopback: bool) -> PushSender {
        let config = tls::config()
            .timeout_global(Some(PATIENCE))
            .http_status_as_error(false)
            // A push service that is trusted must not lead to an address that is not.
            .max_redirects(0)
            .proxy(None)
            .https_only(!loopback)
            .max_response_header_size(MAX_HEAD)
            .user_agent("bastide")
            .build();
        let agent = ureq::Agent::with_parts(config, DefaultConnector::default(), PublicResolver { loopback });
        PushSender { key, contact, loopback, agent }
    }

    /// Returns the public key with which browsers subscribe.
    pub(crate) fn public(&self) -> String {
        self.key.public()
    }

    /// Checks the address and the keys of a browser.
    ///
    /// # Errors
    /// They are not what a browser would send.
    pub(crate) fn check(&self, browser: &Browser) -> Result<(), Failure> {
        check(&browser.endpoint, self.loopback)?;
        keys(browser).map(drop).ok_or_else(|| Failure::Refused("error-push-keys".into()))
    }

    /// Sends a message. A message with the same topic that the browser has not fetched yet is replaced.
    pub(crate) fn send(&self, browser: &Browser, topic: &str, message: &str, now: i64) -> Outcome {
        let (Ok(uri), Some((public, auth))) = (check(&browser.endpoint, self.loopback), keys(browser)) else {
            return Outcome::Gone;
        };
        let service = format!("{}://{}", uri.scheme_str().unwrap_or("https"), uri.authority().map_or("", |a| a.as_str()));
        let Ok(mut request) = WebPushBuilder::new(uri, public, auth).with_valid_duration(KEPT).build(message) else {
            return Outcome::Refused;
        };
        let authorization = self.key.authorization(&service, self.contact.as_deref(), now);
        for (name, value) in [("authorization", authorization.as_str()), ("topic", topic)] {
            let Ok(value) = value.parse() else { return Outcome::Refused };
            request.headers_mut().insert(name, value);
        }
        match self.agent.run(request) {
            Ok(answer) => outcome(&service, answer.status().as_u16()),
            Err(error) => {
                tracing::warn!(service, %error, "a push service cannot be reached");
                Outcome::Later
            }
        }
    }
}

fn outcome(service: &str, status: u16) -> Outcome {
    match status {
        200..=299 => Outcome::Sent,
        404 | 410 => Outcome::Gone,
        429 | 500..=599 => Outcome::Later,
        _ => {
            tracing::warn!(service, status, "a push service refuses a notification");
            Outcome::Refused
        }
    }
}

/// Reads the keys of a browser.
fn keys(browser: &Browser) -> Option<(PublicKey, Auth)> {
    let bytes = |text: &str| URL_SAFE_NO_PAD.decode(text.trim_end_matches('=')).ok();
    let public = PublicKey::from_sec1_bytes(&bytes(&browser.p256dh)?).ok()?;
    let auth = bytes(&browser.auth).filter(|auth| auth.len() == AUTH)?;
    Some((public, Auth::clone_from_slice(&auth)))
}
