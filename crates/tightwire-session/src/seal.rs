//! The seal of one session: packet numbers, key epochs, and the limit on numbers far ahead.
//!
//! A packet's number is the sequence in the header of its seal. Every 65,536 numbers a new epoch
//! starts, with a key derived from the last one by a function that cannot be inverted. This costs
//! no bits, because the epoch is the number without its low 16 bits.

use tightwire::packet::sealed::{
    self, ClientKey, Opened, Opener, Salt, SealError, Sealer, Session, claimed_sequence,
};
use tightwire::packet::{Protocol, Refusal};
use tightwire::{Wire, WriteError, WriteStream};
use zeroize::Zeroizing;

use crate::handshake::proof::{Half, next_epoch};

/// The number of low bits that count packets within an epoch.
const EPOCH_BITS: u32 = 16;

/// How far ahead of the newest packet a number may be. A packet farther ahead is rejected before
/// its tag is checked, so at most one key has to be derived for it.
pub(crate) const FARTHEST: u64 = 32_768;

/// The number of packets into an epoch for which the key of the previous epoch is kept.
const OVERLAP: u64 = sealed::WINDOW;

/// Creates the two directions of an epoch from its key.
type Make<Sent, Received> = fn(u64, &[u8; 32], (Half, Half)) -> Session<Sent, Received>;

/// The keys of one direction, epoch by epoch.
struct Chain {
    key: Zeroizing<[u8; 32]>,
    epoch: u64,
}

impl Chain {
    fn step(&mut self) {
        self.key = next_epoch(&self.key);
        self.epoch += 1;
    }
}

/// Seals and opens the packets of a session.
pub(crate) struct Seal<Sent, Received> {
    make: Make<Sent, Received>,
    /// The protocol's id.
    id: u64,
    halves: (Half, Half),
    out: Chain,
    sealer: Sealer<Sent>,
    next: u64,
    back: Chain,
    previous: Option<Opener<Received>>,
    current: Opener<Received>,
    /// The opener of the next epoch, once a packet has claimed to belong to it.
    coming: Option<Opener<Received>>,
    newest: Option<u64>,
}

/// Which opener a number belongs to.
enum Which {
    Previous,
    Current,
    Coming,
}

impl<Sent: Wire, Received: Wire> Seal<Sent, Received> {
    fn new(
        make: Make<Sent, Received>,
        id: u64,
        root: Zeroizing<[u8; 32]>,
        halves: (Half, Half),
    ) -> Self {
        let Session { sealer, opener } = make(id, &root, halves);
        let out = Chain { key: root.clone(), epoch: 0 };
        let back = Chain { key: root, epoch: 0 };
        let (previous, coming) = (None, None);
        Self {
            make,
            id,
            halves,
            out,
            sealer,
            next: 0,
            back,
            previous,
            current: opener,
            coming,
            newest: None,
        }
    }

    /// Returns the number of the next packet.
    pub(crate) fn next_number(&self) -> u64 {
        self.next
    }

    /// Skips the next number.
    pub(crate) fn skip(&mut self) {
        self.next += 1;
    }

    /// Seals the next packet. Its number is used up only if this succeeds.
    pub(crate) fn seal<'a>(
        &mut self,
        buffer: &'a mut [u8],
        write: impl FnOnce(&mut WriteStream<'_>) -> Result<(), WriteError>,
    ) -> Result<&'a [u8], SealError> {
        if self.next >> EPOCH_BITS != self.out.epoch {
            self.out.step();
            self.sealer = (self.make)(self.id, &self.out.key, self.halves).sealer;
        }
        self.sealer.skip_to(self.next)?;
        let packet = self.sealer.seal_with(buffer, write)?;
        self.next += 1;
        Ok(packet)
    }

    /// Opens a packet in place. A rejected packet changes nothing.
    pub(crate) fn open<'a>(
        &mut self,
        packet: &'a mut [u8],
    ) -> Result<Opened<'a, Received>, Refusal> {
        let number = claimed_sequence(packet)?;
        let which = self.which(number)?;
        let opened = self.opener(&which).ok_or(Refusal::TooOld)?.open(packet)?;
        if let Which::Coming = which {
            if let Some(coming) = self.coming.take() {
                self.previous = Some(core::mem::replace(&mut self.current, coming));
                self.back.step();
            }
        }
        self.newest = self.newest.max(Some(number));
        if number.saturating_sub(self.back.epoch << EPOCH_BITS) >= OVERLAP {
            self.previous = None;
        }
        Ok(opened)
    }

    /// Opens a packet that was opened before. This only proves who sealed it.
    pub(crate) fn open_again<'a>(
        &mut self,
        packet: &'a mut [u8],
    ) -> Result<Opened<'a, Received>, Refusal> {
        let which = self.which(claimed_sequence(packet)?)?;
        self.opener(&which).ok_or(Refusal::TooOld)?.open_again(packet)
    }

    fn which(&self, number: u64) -> Result<Which, Refusal> {
        if number > self.newest.unwrap_or(0).saturating_add(FARTHEST) {
            // The header is well formed, but no honest sender is that far ahead.
            return Err(Refusal::Header);
        }
        match (number >> EPOCH_BITS).checked_sub(self.back.epoch) {
            Some(0) => Ok(Which::Current),
            Some(1) => Ok(Which::Coming),
            None if (number >> EPOCH_BITS) + 1 == self.back.epoch => Ok(Which::Previous),
            _ => Err(Refusal::TooOld),
        }
    }

    fn opener(&mut self, which: &Which) -> Option<&mut Opener<Received>> {
        match which {
            Which::Previous => self.previous.as_mut(),
            Which::Current => Some(&mut self.current),
            Which::Coming => {
                let (make, id, halves, key) = (self.make, self.id, self.halves, &self.back.key);
                let coming = || make(id, &next_epoch(key), halves).opener;
                Some(self.coming.get_or_insert_with(coming))
            }
        }
    }
}

/// Creates the client's seal of a session.
pub(crate) fn client<C: Wire, S: Wire>(
    protocol: &Protocol<C, S>,
    root: Zeroizing<[u8; 32]>,
    halves: (Half, Half),
) -> Seal<C, S> {
    Seal::new(make_client::<C, S>, protocol.id(), root, halves)
}

/// Creates the server's seal of a session with one client.
pub(crate) fn server<C: Wire, S: Wire>(
    protocol: &Protocol<C, S>,
    root: Zeroizing<[u8; 32]>,
    halves: (Half, Half),
) -> Seal<S, C> {
    Seal::new(make_server::<C, S>, protocol.id(), root, halves)
}

fn make_client<C: Wire, S: Wire>(id: u64, key: &[u8; 32], halves: (Half, Half)) -> Session<C, S> {
    sealed::client(&Protocol::of_id(id), &ClientKey::new(*key), Salt::new(halves.0, halves.1))
}

fn make_server<C: Wire, S: Wire>(id: u64, key: &[u8; 32], halves: (Half, Half)) -> Session<S, C> {
    sealed::server(
        &Protocol::<C, S>::of_id(id),
        &ClientKey::new(*key),
        Salt::new(halves.0, halves.1),
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::vec::Vec;
    use tightwire::Writer;

    const PROTOCOL: Protocol<u8, u8> = Protocol::new("seal", 1);

    fn pair() -> (Seal<u8, u8>, Seal<u8, u8>) {
        let (root, halves) = (Zeroizing::new([3; 32]), ([1; 16], [2; 16]));
        (client(&PROTOCOL, root.clone(), halves), server(&PROTOCOL, root, halves))
    }

    fn packet(seal: &mut Seal<u8, u8>) -> Vec<u8> {
        let mut buffer = [0; 64];
        seal.seal(&mut buffer, |stream| stream.put(tightwire::scalar::U8, 7)).unwrap().to_vec()
    }

    #[test]
    fn a_session_crosses_epochs_and_packets_of_the_last_one_still_open() {
        let (mut client, mut server) = pair();
        for epoch in 1..=3 {
            for before in [40_000, 20_000] {
                client.next = (epoch << 16) - before;
                server.open(&mut packet(&mut client)).unwrap();
            }
            client.next = (epoch << 16) - 2;
            let late = packet(&mut client);
            server.open(&mut packet(&mut client)).unwrap();
            let first = packet(&mut client);
            assert_eq!(server.open(&mut first.clone()).unwrap().sequence(), epoch << 16);
            assert_eq!(server.open(&mut first.clone()).unwrap_err(), Refusal::Replayed);
            assert_eq!(server.open(&mut late.clone()).unwrap().sequence(), (epoch << 16) - 2);
            assert_eq!(server.open(&mut late.clone()).unwrap_err(), Refusal::Replayed);
            assert_eq!(server.open_again(&mut late.clone()).unwrap().payload(), [7]);
            client.next = (epoch << 16) + OVERLAP;
            server.open(&mut packet(&mut client)).unwrap();
            assert_eq!(server.open(&mut late.clone()).unwrap_err(), Refusal::TooOld);
            assert!(server.previous.is_none());
        }
    }

    #[test]
    fn a_number_far_ahead_is_rejected_before_its_tag_and_changes_nothing() {
        let (mut client, mut server) = pair();
        let (mut far, _) = pair();
        far.next = FARTHEST + 1;
        assert_eq!(server.open(&mut packet(&mut far)).unwrap_err(), Refusal::Header);
        client.next = FARTHEST;
        server.open(&mut packet(&mut client)).unwrap();
        // Forged numbers at the edge of an epoch derive a key and change nothing else.
        let (mut forger, _) = pair();
        forger.next = 65_536;
        forger.out.step();
        forger.sealer = make_client::<u8, u8>(1, &forger.out.key, forger.halves).sealer;
        assert_eq!(server.open(&mut packet(&mut forger)).unwrap_err(), Refusal::Tag);
        assert_eq!((server.back.epoch, server.newest), (0, Some(FARTHEST)));
        client.next = 65_536;
        server.open(&mut packet(&mut client)).unwrap();
        assert_eq!(server.back.epoch, 1);
    }

    #[test]
    fn a_packet_that_cannot_be_written_uses_up_no_number() {
        let (mut client, _) = pair();
        assert!(client.seal(&mut [0; 8], |stream| stream.put(tightwire::scalar::U8, 7)).is_err());
        assert_eq!(client.next_number(), 0);
    }
}
