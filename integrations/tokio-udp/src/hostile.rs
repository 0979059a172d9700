//! Datagrams from people who do not keep to the rules, for tests of example servers.

use std::net::SocketAddr;

/// The number of hostile datagrams that a server has to survive.
pub(crate) const DATAGRAMS: u32 = 100_000;

/// Makes hostile datagrams, the same ones every time.
pub(crate) struct Hostile {
    state: u64,
    overheard: Vec<Vec<u8>>,
}

impl Hostile {
    pub(crate) fn new() -> Self {
        Self { state: 1, overheard: Vec::new() }
    }

    /// Keeps a packet of somebody else, to send it again or to change it.
    pub(crate) fn overhear(&mut self, packet: &[u8]) {
        self.overheard.push(packet.to_vec());
    }

    /// The next datagram, and its claimed address, that of `victim` or one that
    /// is made up.
    pub(crate) fn strike(&mut self, victim: SocketAddr) -> (SocketAddr, Vec<u8>) {
        let from = if self.below(2) == 0 { victim } else { self.address() };
        let mut packet = match self.below(4) {
            0 => Vec::new(),
            // The start of a handshake message, of a kind that exists or of one that does not.
            1 => [&[0, b't', b'w', b'h', b's', 2][..], &[self.below(8) as u8, 0, 0]].concat(),
            _ => {
                let chosen = self.below(self.overheard.len().max(1));
                self.overheard.get(chosen).cloned().unwrap_or_default()
            }
        };
        match self.below(4) {
            0 => packet.truncate(self.below(packet.len() + 1)),
            1 => {
                let more = self.below(1_500);
                packet.extend((0..more).map(|_| self.next() as u8));
            }
            2 => {
                let place = self.below(packet.len().max(1));
                let flips = self.next() as u8;
                packet.get_mut(place).into_iter().for_each(|byte| *byte ^= flips);
            }
            _ => {}
        }
        (from, packet)
    }

    /// An address that is made up. Every second one has port 0, to which nothing can be sent.
    fn address(&mut self) -> SocketAddr {
        let port = if self.below(2) == 0 { 0 } else { self.next() as u16 };
        let bytes = self.next().to_le_bytes();
        if self.below(8) == 0 {
            return SocketAddr::from((
                [bytes[0], 0, bytes[1], 0, bytes[2], 0, 0, 1].map(u16::from),
                port,
            ));
        }
        SocketAddr::from(([bytes[0], bytes[1], bytes[2], bytes[3]], port))
    }

    /// A random number below `end`.
    pub(crate) fn below(&mut self, end: usize) -> usize {
        self.next() as usize % end.max(1)
    }

    /// Splitmix64.
    fn next(&mut self) -> u64 {
        self.state = self.state.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut bits = self.state;
        bits = (bits ^ (bits >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        bits = (bits ^ (bits >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        bits ^ (bits >> 31)
    }
}
