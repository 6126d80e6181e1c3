//! Sources of requests: the addresses that are counted together.

use std::net::{IpAddr, Ipv6Addr};

/// Addresses that share limits: one IPv4 address, or the /64 network of an IPv6 address, which one
/// household or one machine has for itself.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Source(IpAddr);

impl Source {
    /// Returns the source of an address.
    pub fn of(address: IpAddr) -> Source {
        match address.to_canonical() {
            IpAddr::V6(address) => Source(Ipv6Addr::from_bits(address.to_bits() >> 64 << 64).into()),
            v4 => Source(v4),
        }
    }

    /// Returns an address of the source.
    pub fn address(self) -> IpAddr {
        self.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_ipv6_network_is_one_source_and_an_ipv4_address_is_one() -> Result<(), Box<dyn std::error::Error>> {
        let of = |text: &str| text.parse().map(Source::of);
        assert_eq!(of("2001:db8:1:2:a::1")?, of("2001:db8:1:2:ffff::9")?);
        assert_ne!(of("2001:db8:1:2::1")?, of("2001:db8:1:3::1")?);
        assert_ne!(of("192.0.2.1")?, of("192.0.2.2")?);
        assert_eq!(of("::ffff:192.0.2.1")?, of("192.0.2.1")?);
        Ok(())
    }
}
