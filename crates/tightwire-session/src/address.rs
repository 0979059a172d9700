//! Addresses that packets come from and go to.

use core::fmt::Debug;
use core::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr, SocketAddrV4, SocketAddrV6};

/// The size of an address in cookies and path tokens, in bytes.
pub const ADDRESS_BYTES: usize = 24;

/// The address of a client, as the server's socket reports it.
///
/// Before a server sends more bytes to an address than came from it, it proves that the client can
/// be reached there. For that it puts the address into cookies and tokens.
pub trait Address: Copy + Ord + Debug {
    /// Converts the address to bytes. Two addresses have the same bytes only if they are equal.
    fn to_bytes(&self) -> [u8; ADDRESS_BYTES];

    /// Returns the address with these bytes.
    fn from_bytes(bytes: &[u8; ADDRESS_BYTES]) -> Option<Self>;
}

impl Address for SocketAddr {
    fn to_bytes(&self) -> [u8; ADDRESS_BYTES] {
        let mut bytes = [0; ADDRESS_BYTES];
        let (kind, ip, scope) = match self {
            Self::V4(address) => (4, address.ip().to_ipv6_mapped().octets(), 0),
            Self::V6(address) => (6, address.ip().octets(), address.scope_id()),
        };
        let port = self.port().to_le_bytes();
        let all = [kind].into_iter().chain(ip).chain(port).chain(scope.to_le_bytes());
        for (target, byte) in bytes.iter_mut().zip(all) {
            *target = byte;
        }
        bytes
    }

    fn from_bytes(bytes: &[u8; ADDRESS_BYTES]) -> Option<Self> {
        let (kind, rest) = bytes.split_first()?;
        let (ip, rest) = rest.split_first_chunk::<16>()?;
        let (port, rest) = rest.split_first_chunk()?;
        let (ip, port) = (Ipv6Addr::from(*ip), u16::from_le_bytes(*port));
        let scope = u32::from_le_bytes(*rest.first_chunk()?);
        match (kind, IpAddr::V6(ip).to_canonical()) {
            (4, IpAddr::V4(ip)) => {
                Some(SocketAddrV4::new(Ipv4Addr::from(ip.octets()), port).into())
            }
            (6, _) => Some(SocketAddrV6::new(ip, port, 0, scope).into()),
            _ => None,
        }
    }
}

/// This is for simulated networks, and for transports that number their connections.
impl Address for u64 {
    fn to_bytes(&self) -> [u8; ADDRESS_BYTES] {
        let mut bytes = [0; ADDRESS_BYTES];
        for (target, byte) in bytes.iter_mut().zip(self.to_le_bytes()) {
            *target = byte;
        }
        bytes
    }

    fn from_bytes(bytes: &[u8; ADDRESS_BYTES]) -> Option<Self> {
        bytes.first_chunk().map(|bytes| Self::from_le_bytes(*bytes))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_come_back_as_they_were() {
        let texts = ["10.0.0.1:7000", "[::ffff:10.0.0.1]:7000", "[2001:db8::1]:1", "[fe80::1%3]:9"];
        let all: alloc::vec::Vec<SocketAddr> =
            texts.iter().map(|text| text.parse().unwrap()).collect();
        for (at, address) in all.iter().enumerate() {
            assert_eq!(SocketAddr::from_bytes(&address.to_bytes()), Some(*address));
            for other in &all[..at] {
                assert_ne!(address.to_bytes(), other.to_bytes());
            }
        }
        assert_eq!(SocketAddr::from_bytes(&[9; 24]), None);
        assert_eq!(u64::from_bytes(&7u64.to_bytes()), Some(7));
    }
}
