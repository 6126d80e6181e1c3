//! The certificates that this machine trusts.

use std::sync::{Arc, LazyLock};

use ureq::tls::{Certificate, RootCerts, TlsConfig};

static SETTINGS: LazyLock<TlsConfig> = LazyLock::new(|| {
    let found = rustls_native_certs::load_native_certs();
    for error in &found.errors {
        tracing::warn!(%error, "certificates of this machine cannot be read");
    }
    let roots = found.certs.iter().map(|certificate| Certificate::from_der(certificate).to_owned());
    let provider = Arc::new(rustls::crypto::ring::default_provider());
    TlsConfig::builder().root_certs(RootCerts::from(roots)).unversioned_rustls_crypto_provider(provider).build()
});

/// Returns the settings of requests over https. The certificates are read when they are first asked for.
pub(super) fn settings() -> TlsConfig {
    SETTINGS.clone()
}
