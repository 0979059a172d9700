//! The last packets of a link: which of them arrived, and which later ones may build on.

use alloc::vec::Vec;

use crate::ledger::{PacketSet, REACH};

/// The fate of a packet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Fate {
    Flying,
    Lost,
    Acked,
}

/// The number of ticks without an acknowledgement after which a packet counts as lost.
pub(super) const TIMEOUT: u32 = 20;

/// The last 64 packets.
#[derive(Clone, Debug)]
pub(super) struct Packets {
    /// The number of the packet that comes next.
    pub(super) next: u32,
    /// Bit `i`: packet `next - 1 - i` arrived.
    pub(super) acked: u64,
    /// The packets that count as lost.
    pub(super) lost: u64,
    pub(super) newest_acked: u32,
    pub(super) ticks: Vec<u32>,
    /// For each packet that arrived, how many packets after it the first one was sent that could
    /// name it.
    pub(super) heard: Vec<u8>,
    /// The packets that every packet of elements has named since they arrived, and among them those
    /// that are older than what the named packets build on. See [`Packets::settle`].
    pub(super) named: u64,
    pub(super) sure: u64,
    /// The packets that were whole states, and among them those whose state the history has lost.
    pub(super) whole: u64,
    pub(super) gone: u64,
    /// Packet and tick of the newest whole state that arrived, and of the newest that was sent.
    pub(super) whole_acked: Option<(u32, u32)>,
    pub(super) whole_sent: Option<(u32, u32)>,
}

impl Packets {
    /// Returns the packets that later ones may build on.
    pub(super) fn usable(&self) -> u64 {
        self.acked & !self.gone
    }

    /// Returns the newest whole state of the set as a bit, or 0.
    pub(super) fn base(&self) -> u64 {
        lowest(self.set() & self.whole)
    }

    /// Adds the next packet.
    pub(super) fn push(&mut self, tick: u32, is_whole: bool) {
        let number = self.next;
        self.acked <<= 1;
        self.lost <<= 1;
        self.gone <<= 1;
        self.named <<= 1;
        self.sure <<= 1;
        self.whole = (self.whole << 1) | u64::from(is_whole);
        if is_whole {
            self.whole_sent = Some((number, tick));
        }
        if let Some(place) = self.ticks.get_mut((number % REACH) as usize) {
            *place = tick;
        }
        self.next = number + 1;
    }

    /// Records that a packet arrived.
    pub(super) fn arrive(&mut self, bit: u32) {
        if (self.acked >> bit) & 1 == 0 {
            self.acked |= 1 << bit;
            let place = (self.number(bit) % REACH) as usize;
            if let Some(place) = self.heard.get_mut(place) {
                *place = (bit + 1) as u8;
            }
        }
    }

    /// Finds the packets that later ones may build on without naming them, because every receiver
    /// that accepts the next packet has them.
    ///
    /// Such a packet `k` arrived before the newest packet of the set was sent, and was named by
    /// all packets of elements until then. A receiver that accepts a packet has accepted the newest
    /// one of its set, call it `b`. Either `b` names `k`, or the same holds for `k` and `b`. So
    /// the receiver has `k`, even if another one sent the acknowledgements. A packet without a set
    /// ends this.
    pub(super) fn settle(&mut self) {
        let set = self.set();
        if set == 0 {
            // A new receiver may accept the next packet, and then those that build on it.
            self.sure = 0;
        }
        self.named = set | (self.named & self.sure);
        let newest = set.trailing_zeros();
        for bit in bits(self.named & !self.sure) {
            let heard = self.heard.get((self.number(bit) % REACH) as usize);
            // The distance of the first packet that could name it to the next one.
            let first = heard.and_then(|&heard| (bit + 1).checked_sub(u32::from(heard)));
            if first.is_some_and(|first| first > newest) {
                self.sure |= 1 << bit;
            }
        }
    }

    pub(super) fn number(&self, bit: u32) -> u32 {
        self.next.wrapping_sub(bit + 1)
    }

    pub(super) fn bit(&self, number: u32) -> Option<u32> {
        let back = self.next.checked_sub(number)?;
        (1..=REACH).contains(&back).then(|| back - 1).filter(|_| number > 0)
    }

    pub(super) fn tick(&self, number: u32) -> u32 {
        self.ticks.get((number % REACH) as usize).copied().unwrap_or(0)
    }

    pub(super) fn fate(&self, number: u32) -> Fate {
        match self.bit(number) {
            Some(bit) if (self.acked >> bit) & 1 != 0 => Fate::Acked,
            Some(bit) if (self.lost >> bit) & 1 == 0 => Fate::Flying,
            _ => Fate::Lost,
        }
    }

    /// Returns the set that the next packet names. Its newest packet is at most 63 packets back.
    pub(super) fn known(&self) -> Option<PacketSet> {
        let usable = self.usable();
        let bit = usable.trailing_zeros();
        (bit < 63)
            .then(|| PacketSet { newest: self.number(bit), older: (usable >> (bit + 1)) as u32 })
    }

    /// Returns the same set as bits.
    pub(super) fn set(&self) -> u64 {
        let usable = self.usable();
        let bit = usable.trailing_zeros();
        let window = (1_u64 << 33) - 1;
        if bit < 63 { usable & (window << bit) } else { 0 }
    }

    /// Returns the packets before `start`, as bits.
    pub(super) fn before(&self, start: u32) -> u64 {
        let back = self.next.saturating_sub(start);
        u64::MAX.checked_shl(back).unwrap_or(0)
    }
}

/// Iterates over the bits of a set, the lowest first.
pub(super) fn bits(mut set: u64) -> impl Iterator<Item = u32> {
    core::iter::from_fn(move || {
        let bit = (set != 0).then(|| set.trailing_zeros())?;
        set &= set - 1;
        Some(bit)
    })
}

/// Returns the lowest bit of a set.
pub(super) fn lowest(set: u64) -> u64 {
    set & set.wrapping_neg()
}
