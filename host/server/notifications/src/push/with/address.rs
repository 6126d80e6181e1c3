//! The addresses of push services. They come from browsers, so a stranger chooses them: the server must
//! not be made to call what only it can reach.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};

use ureq::config::Config;
use ureq::http::Uri;
use ureq::unversioned::resolver::{DefaultResolver, ResolvedSocketAddrs, Resolver};
use ureq::unversioned::transport::NextTimeout;

use bastide_common::Failure;

/// The longest address.
const MAX: usize = 1024;

/// Reads the address of a push service: https, a host, and the port of https. With `loopback`, also
/// http and any port on this machine.
pub(super) fn check(endpoint: &str, loopback: bool) -> Result<Uri, Failure> {
    let refused = || Failure::Refused("error-push-address".into());
    let uri: Uri = endpoint.parse().map_err(|_| refused())?;
    let authority = uri.authority().filter(|_| endpoint.len() <= MAX).ok_or_else(refused)?;
    let host = authority.host().trim_start_matches('[').trim_end_matches(']');
    let literal = host.parse::<IpAddr>().ok();
    if loopback && literal.is_some_and(|address| address.is_loopback()) && uri.scheme_str() == Some("http") {
        return Ok(uri);
    }
    let is_public_name = match literal {
        Some(address) => is_public(address),
        None => host.contains('.') && !host.ends_with('.') && host.parse::<f64>().is_err(),
    };
    let has_own_port = authority.port_u16().is_none_or(|port| port == 443) && !authority.as_str().ends_with(':');
    if uri.scheme_str() == Some("https") && is_public_name && has_own_port && !authority.as_str().contains('@') {
        Ok(uri)
    } else {
        Err(refused())
    }
}

/// Finds the addresses of hosts, and refuses those that are not public. A connection is made to what was
/// checked: there is no second look at the name.
#[derive(Debug)]
pub(super) struct PublicResolver {
    pub(super) loopback: bool,
}

impl Resolver for PublicResolver {
    fn resolve(&self, uri: &Uri, config: &Config, timeout: NextTimeout) -> Result<ResolvedSocketAddrs, ureq::Error> {
        let found = DefaultResolver::default().resolve(uri, config, timeout)?;
        let allowed = |address: IpAddr| is_public(address) || self.loopback && address.is_loopback();
        let mut kept = self.empty();
        for address in found.iter().filter(|address| allowed(address.ip())) {
            kept.push(*address);
        }
        if kept.is_empty() { Err(ureq::Error::HostNotFound) } else { Ok(kept) }
    }
}

/// Returns `true` for an address that everybody on the internet reaches as the same machine.
fn is_public(address: IpAddr) -> bool {
    match address.to_canonical() {
        IpAddr::V4(address) => is_public_v4(address),
        IpAddr::V6(address) => is_public_v6(address),
    }
}

fn is_public_v4(address: Ipv4Addr) -> bool {
    // This network, shared addresses of providers, protocols, 6to4 relays, and benchmarks.
    let special = |[a, b, c, _]: [u8; 4]| {
        a == 0
            || a == 100 && b & 0xc0 == 64
            || (a, b, c) == (192, 0, 0)
            || (a, b, c) == (192, 88, 99)
            || a == 198 && b & 0xfe == 18
    };
    !(address.is_private()
        || address.is_loopback()
        || address.is_link_local()
        || address.is_documentation()
        || address.is_multicast()
        || address.octets()[0] >= 240
        || special(address.octets()))
}

fn is_public_v6(address: Ipv6Addr) -> bool {
    // Of 2000::/3, which is all that is given out: not protocols and tunnels (2001::/23, 2002::/16), which
    // may hold an IPv4 address, and not documentation.
    let [a, b, ..] = address.segments();
    let special = a == 0x2001 && b < 0x200 || a == 0x2002 || a == 0x2001 && b == 0xdb8 || a == 0x3fff && b < 0x1000;
    a & 0xe000 == 0x2000 && !special
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_public_addresses_are_called() -> Result<(), std::net::AddrParseError> {
        for address in
            ["8.8.8.8", "192.0.1.1", "172.32.0.1", "100.128.0.1", "198.20.0.1", "2606:4700::1", "2001:200::1", "2a00::1"]
        {
            assert!(is_public(address.parse()?), "{address}");
        }
        for address in [
            "0.0.0.0",
            "0.1.2.3",
            "10.0.0.1",
            "100.64.0.1",
            "127.0.0.1",
            "127.9.9.9",
            "169.254.169.254",
            "172.16.0.1",
            "172.31.255.255",
            "192.0.0.1",
            "192.0.2.1",
            "192.88.99.1",
            "192.168.1.1",
            "198.18.0.1",
            "198.19.255.255",
            "198.51.100.1",
            "203.0.113.1",
            "224.0.0.1",
            "240.0.0.1",
            "255.255.255.255",
            "::",
            "::1",
            "::ffff:10.0.0.1",
            "::ffff:127.0.0.1",
            "::127.0.0.1",
            "64:ff9b::7f00:1",
            "64:ff9b:1::1",
            "100::1",
            "2001::1",
            "2001:db8::1",
            "2002:7f00:1::1",
            "3fff::1",
            "fc00::1",
            "fd00::1",
            "fe80::1",
            "fec0::1",
            "ff02::1",
        ] {
            assert!(!is_public(address.parse()?), "{address}");
        }
        Ok(())
    }

    #[test]
    fn a_name_that_leads_to_this_machine_is_not_called() -> Result<(), Box<dyn std::error::Error>> {
        let listener = std::net::TcpListener::bind("127.0.0.1:0")?;
        // The system reads numbers in several ways, some of which look like names.
        for host in ["localhost", "127.0.0.1", "127.1", "0x7f.1", "0x7f000001", "0177.0.0.1", "2130706433", "0.0.0.0"] {
            let url = format!("http://{host}:{}/", listener.local_addr()?.port());
            let config = ureq::Agent::config_builder().timeout_global(Some(std::time::Duration::from_secs(60))).build();
            let connector = ureq::unversioned::transport::DefaultConnector::default();
            let called = ureq::Agent::with_parts(config, connector, PublicResolver { loopback: false }).get(&url).call();
            assert!(matches!(called, Err(ureq::Error::HostNotFound)), "{host}: {called:?}");
        }
        listener.set_nonblocking(true)?;
        assert!(listener.accept().is_err(), "a connection was made");
        Ok(())
    }

    #[test]
    fn the_address_of_a_push_service_is_https_at_a_public_host() {
        for endpoint in ["https://updates.push.services.mozilla.com/wpush/v2/gAA", "https://fcm.googleapis.com:443/fcm/send/x:y"]
        {
            assert!(check(endpoint, false).is_ok(), "{endpoint}");
        }
        let long = format!("https://push.example.org/{}", "a".repeat(MAX));
        for endpoint in [
            "",
            "push",
            "/push",
            "http://push.example.org/a",
            "ftp://push.example.org/a",
            "file:///etc/passwd",
            "https://localhost/a",
            "https://push.example.org:8443/a",
            "https://anna@push.example.org/a",
            "https://10.0.0.1/a",
            "https://127.0.0.1/a",
            "https://[::1]/a",
            "https://[::ffff:127.0.0.1]/a",
            "https://169.254.169.254/latest",
            "https://2130706433/a",
            "https://127.1/a",
            "https://router/a",
            "https:///a",
            "http://127.0.0.1:80/a",
            "https://push.example.org:/a",
            "https://localhost./a",
            &long,
        ] {
            assert!(check(endpoint, false).is_err(), "{endpoint}");
        }
        assert!(check("http://127.0.0.1:4000/a", true).is_ok());
        assert!(check("http://10.0.0.1:4000/a", true).is_err());
    }
}
