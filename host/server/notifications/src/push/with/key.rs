//! The key of a server towards push services (VAPID, RFC 8292).

use std::io::Write;
use std::path::Path;

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use p256::SecretKey;
use p256::ecdsa::signature::Signer;
use p256::ecdsa::{Signature, SigningKey};
use p256::pkcs8::{DecodePrivateKey, EncodePrivateKey, LineEnding};
use serde_json::json;

use crate::push::PushKeyError;

/// The time for which a signature is valid, in seconds. Push services take a day at most.
const VALID: i64 = 12 * 3600;

/// The key of a server towards push services. Browsers subscribe with its public part, so a server that
/// loses it loses all of them.
#[derive(Clone)]
pub struct PushKey(SecretKey);

impl PushKey {
    /// Makes a new key.
    ///
    /// # Errors
    /// The system has no random numbers.
    pub fn new() -> Result<PushKey, PushKeyError> {
        loop {
            let mut bytes = [0; 32];
            getrandom::fill(&mut bytes)?;
            // Nearly all numbers are keys.
            if let Ok(key) = SecretKey::from_slice(&bytes) {
                return Ok(PushKey(key));
            }
        }
    }

    /// Reads a key from a file.
    ///
    /// # Errors
    /// The file cannot be read, or has no key.
    pub fn read(file: &Path) -> Result<PushKey, PushKeyError> {
        let name = file.display().to_string();
        let text = std::fs::read_to_string(file).map_err(|error| PushKeyError::File { file: name.clone(), error })?;
        SecretKey::from_pkcs8_pem(&text).map(PushKey).map_err(|_| PushKeyError::Content { file: name })
    }

    /// Writes the key into a new file that only its user may read.
    ///
    /// # Errors
    /// The file exists or cannot be written.
    pub fn write(&self, file: &Path) -> Result<(), PushKeyError> {
        let failed = |error| PushKeyError::File { file: file.display().to_string(), error };
        let text = self.0.to_pkcs8_pem(LineEnding::LF);
        let text = text.map_err(|error| failed(std::io::Error::other(error.to_string())))?;
        let mut options = std::fs::OpenOptions::new();
        options.write(true).create_new(true);
        #[cfg(unix)]
        std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
        options.open(file).and_then(|mut file| file.write_all(text.as_bytes())).map_err(failed)
    }

    /// Returns the public part in base64 for URLs, as browsers take it.
    pub fn public(&self) -> String {
        URL_SAFE_NO_PAD.encode(self.0.public_key().to_sec1_bytes())
    }

    /// Returns the header `Authorization` for a push service: a signed statement that this server sends,
    /// and whom to write to about it.
    pub(super) fn authorization(&self, service: &str, contact: Option<&str>, now: i64) -> String {
        let mut claims = json!({"aud": service, "exp": now / 1000 + VALID});
        if let Some(contact) = contact {
            claims["sub"] = json!(contact);
        }
        let part = |value: serde_json::Value| URL_SAFE_NO_PAD.encode(value.to_string());
        let signed = format!("{}.{}", part(json!({"typ": "JWT", "alg": "ES256"})), part(claims));
        let signature: Signature = SigningKey::from(&self.0).sign(signed.as_bytes());
        format!("vapid t={signed}.{}, k={}", URL_SAFE_NO_PAD.encode(signature.to_bytes()), self.public())
    }
}

/// The private part is not shown.
impl std::fmt::Debug for PushKey {
    fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
        f.debug_tuple("PushKey").field(&self.public()).finish()
    }
}
