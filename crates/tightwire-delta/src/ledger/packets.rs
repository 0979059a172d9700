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
        self.whole = (self.whole << 1) | u64::from(is_whole);
        if is_whole {
            self.whole_sent = Some((number, tick));
        }
        if let Some(place) = self.ticks.get_mut((number % REACH) as usize) {
            *place = tick;
        }
        self.next = number + 1;
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

/// Returns the lowest bit of a set.
pub(super) fn lowest(set: u64) -> u64 {
    set & set.wrapping_neg()
}
