//! The server as passkeys know it.

use url::Url;
use webauthn_rs::{Webauthn, WebauthnBuilder};

/// The name of the server in the dialogs of browsers.
const SERVER: &str = "Bastide";
/// The address of a server on the person's own machine. Any port will do.
const LOCAL: &str = "http://localhost";

/// The server as passkeys know it.
pub(crate) struct RelyingParty {
    pub(crate) webauthn: Webauthn,
    /// The host for which passkeys are made.
    pub(crate) id: String,
}

impl RelyingParty {
    /// Returns the server with this public address, or on this machine; `None` if it has a number for a name:
    /// passkeys need a name.
    pub(crate) fn of(public: Option<&str>) -> Option<RelyingParty> {
        let origin = Url::parse(public.unwrap_or(LOCAL)).ok()?;
        let id = origin.domain()?.to_owned();
        let builder = WebauthnBuilder::new(&id, &origin).ok()?.rp_name(SERVER).allow_any_port(public.is_none());
        Some(RelyingParty { webauthn: builder.build().ok()?, id })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn passkeys_need_a_name_of_the_server() {
        let host = |public: Option<&str>| RelyingParty::of(public).map(|relying| relying.id);
        assert_eq!(host(None).as_deref(), Some("localhost"));
        assert_eq!(host(Some("https://games.example.org")).as_deref(), Some("games.example.org"));
        assert_eq!(host(Some("https://games.example.org:8443")).as_deref(), Some("games.example.org"));
        assert_eq!(host(Some("http://192.168.1.4:7310")), None);
        assert_eq!(host(Some("https://[::1]")), None);
    }
}
