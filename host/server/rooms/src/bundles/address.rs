//! Reads a bundle from an address that the operator allows.

use std::time::Duration;

use bastide_service::printable;
use url::Url;

use bastide_common::tls;
use bastide_common::{Failure, Why};

/// The time limit for a download.
const PATIENCE: Duration = Duration::from_secs(25);
/// The longest name of a bundle, in characters.
const NAME: usize = 60;

/// Reads the file at an address that begins with one of these. Returns its name and its bytes. A redirection is not
/// followed, since it may lead to another place.
pub(super) fn read(address: &str, allowed: &[String], most: usize) -> Result<(String, Vec<u8>), Failure> {
    let url = allowed_url(address, allowed).ok_or_else(|| Failure::Forbidden("error-bundle-address".into()))?;
    let failed = |why: &dyn std::fmt::Display| Failure::Refused(Why::with("error-bundle-fetch", "why", why));
    let config = tls::config().timeout_global(Some(PATIENCE)).max_redirects(0).build();
    let mut answer = ureq::Agent::from(config).get(url.as_str()).call().map_err(|why| failed(&why))?;
    if answer.status() != ureq::http::StatusCode::OK {
        return Err(failed(&answer.status()));
    }
    let bytes = answer.body_mut().with_config().limit(most as u64).read_to_vec().map_err(|why| failed(&why))?;
    let name = url.path_segments().and_then(|mut parts| parts.next_back()).unwrap_or_default();
    Ok((printable(name, NAME), bytes))
}

/// Returns an address if it begins with one of those that are allowed. Its path is compared as it is requested, without
/// `..`.
fn allowed_url(address: &str, allowed: &[String]) -> Option<Url> {
    let url = Url::parse(address).ok().filter(|url| matches!(url.scheme(), "https" | "http"))?;
    let plain = url.username().is_empty() && url.password().is_none() && url.fragment().is_none();
    let begins = |prefix: &String| {
        // `https://a.example` must not allow `https://a.example.org`.
        Url::parse(prefix).is_ok_and(|prefix| url.origin() == prefix.origin() && url.as_str().starts_with(prefix.as_str()))
    };
    (plain && allowed.iter().any(begins)).then_some(url)
}

#[cfg(test)]
mod tests {
    use super::allowed_url;

    #[test]
    fn only_addresses_below_an_allowed_one_are_asked() {
        let allowed = ["https://a.example/bundles/".to_owned(), "https://b.example".to_owned()];
        for address in ["https://a.example/bundles/x.wasm", "https://b.example/x.wasm", "HTTPS://B.example/y?z"] {
            assert!(allowed_url(address, &allowed).is_some(), "{address}");
        }
        for address in [
            "https://a.example/x.wasm",
            "https://a.example/bundles/../x.wasm",
            "https://a.example/bundles/%2e%2e/x.wasm",
            "http://a.example/bundles/x.wasm",
            "https://b.example.org/x.wasm",
            "https://b.example@evil.example/x.wasm",
            "https://user@b.example/x.wasm",
            "https://b.example:444/x.wasm",
            "file:///etc/passwd",
            "x.wasm",
        ] {
            assert!(allowed_url(address, &allowed).is_none(), "{address}");
        }
    }
}
