//! Proxies between a server and its clients.

use std::net::IpAddr;

use axum::http::HeaderMap;
use ipnet::IpNet;

/// The networks of proxies whose `X-Forwarded-For` is believed.
#[derive(Clone, Debug, Default)]
pub struct Proxies(pub Vec<IpNet>);

impl Proxies {
    /// Returns `true` if an address is that of a trusted proxy.
    pub fn trusts(&self, address: IpAddr) -> bool {
        let address = address.to_canonical();
        self.0.iter().any(|network| network.contains(&address))
    }

    /// Returns the address of the client of a request: the last one in all lines of
    /// `X-Forwarded-For` that is not a trusted proxy. What stands before it was written by the client.
    pub fn client(&self, peer: IpAddr, headers: &HeaderMap) -> IpAddr {
        let mut client = peer.to_canonical();
        if !self.trusts(client) {
            return client;
        }
        let lines: Vec<&str> = headers.get_all("x-forwarded-for").iter().map(|line| line.to_str().unwrap_or("?")).collect();
        for named in lines.iter().rev().flat_map(|line| line.rsplit(',')) {
            let Some(address) = address_of(named.trim()) else { break };
            client = address;
            if !self.trusts(client) {
                break;
            }
        }
        client
    }
}

/// Returns the address in an entry of `X-Forwarded-For`, which may have a port.
fn address_of(entry: &str) -> Option<IpAddr> {
    let bare = entry.strip_prefix('[').and_then(|entry| entry.strip_suffix(']')).unwrap_or(entry);
    let with_port = || entry.parse::<std::net::SocketAddr>().map(|address| address.ip());
    Some(bare.parse::<IpAddr>().or_else(|_| with_port()).ok()?.to_canonical())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_client_is_the_last_address_that_no_trusted_proxy_has() -> Result<(), Box<dyn std::error::Error>> {
        let proxies = Proxies(vec!["127.0.0.0/8".parse()?, "10.0.0.0/8".parse()?, "fd00::/8".parse()?]);
        for (peer, lines, client) in [
            ("203.0.113.9", &["198.51.100.1"][..], "203.0.113.9"),
            ("127.0.0.1", &[], "127.0.0.1"),
            ("127.0.0.1", &["198.51.100.1"], "198.51.100.1"),
            ("127.0.0.1", &["198.51.100.1, 203.0.113.7, 10.1.2.3"], "203.0.113.7"),
            ("127.0.0.1", &["198.51.100.1", "203.0.113.7", "10.1.2.3"], "203.0.113.7"),
            ("127.0.0.1", &["198.51.100.1", "nonsense, 10.1.2.3"], "10.1.2.3"),
            ("::ffff:127.0.0.1", &["[2001:db8::5]:4711"], "2001:db8::5"),
            ("fd00::1", &["198.51.100.1:80"], "198.51.100.1"),
            ("10.0.0.1", &["10.0.0.2, 10.0.0.3"], "10.0.0.2"),
        ] {
            let mut headers = HeaderMap::new();
            for line in lines {
                headers.append("x-forwarded-for", line.parse()?);
            }
            assert_eq!(proxies.client(peer.parse()?, &headers), client.parse::<IpAddr>()?, "{peer} {lines:?}");
        }
        Ok(())
    }
}
