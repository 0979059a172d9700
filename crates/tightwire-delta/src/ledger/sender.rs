//! The sender's half: what one client has, and what it needs next.
//!
//! Each element that the client may have has an [`Entry`] with a bit for each of the last 64
//! packets. An acknowledgement only marks packets, so it needs no work for each element: the values
//! that arrived are those of packets that carried the element and arrived.

use alloc::collections::BTreeMap;
use alloc::vec::Vec;

use crate::ledger::{Known, Name, REACH, Said, baselines, is_after};

/// An element of the state to send.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Current {
    pub(crate) name: Name,
    /// The tick of its last change.
    pub(crate) since: u32,
    /// The tick since which it has existed without interruption.
    pub(crate) born: u32,
}

/// Looks up the values that the history still has.
pub(crate) trait Holds {
    /// Returns whether the history still has the value that the element had at `tick`.
    fn holds(&self, name: Name, tick: u32) -> bool;
}

/// What a packet says about an element.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum What {
    /// The element no longer exists, or is no longer of interest.
    Remove,
    /// Its value without a baseline. `is_other` is set if the client does not have the element, or
    /// has it from an earlier life.
    New { is_other: bool },
    /// Its value relative to its values at these ticks.
    Change([u32; 3]),
}

/// An item that a packet could carry.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Item {
    pub(crate) name: Name,
    pub(crate) what: What,
    /// A packet with the same content is in flight. The item is sent again only if everything fits.
    pub(crate) is_pending: bool,
    /// Items with higher urgency come first.
    pub(crate) urgency: u32,
}

/// What the client may have of an element. Bit `i` stands for the packet `i + 1` before the next.
#[derive(Clone, Copy, Debug, Default)]
struct Entry {
    name: Name,
    /// The packets that carried a value, and among them those that carried it as new.
    carried: u64,
    as_new: u64,
    /// The packet and tick of the newest value that arrived.
    arrived: Option<(u32, u32)>,
    /// The last value from before those 64 packets, if it arrived.
    floor: Option<(u32, u32)>,
    /// The packet and tick of the value sent last.
    sent: Option<(u32, u32)>,
    /// The packet of the last removal, 0 for none. While it is in flight, repetitions do not count.
    removed: u32,
    urgency: u32,
    /// The urgency that the last packet with the element deducted.
    paid: u32,
    /// The number of losses since something last arrived.
    tries: u32,
    /// The client has removed it. The packets that carried it are still tracked, as the receiver
    /// tracks them.
    is_gone: bool,
}

impl Entry {
    /// Applies acknowledgements.
    fn settle(&mut self, packets: &Packets) {
        let arrived = self.carried & packets.acked;
        if arrived != 0 {
            let number = packets.number(arrived.trailing_zeros());
            if self.arrived.is_none_or(|(newest, _)| number > newest) {
                self.arrived = Some((number, packets.tick(number)));
                self.tries = 0;
            }
        }
        let last = self.removed.max(self.sent.map_or(0, |(number, _)| number));
        if self.paid > 0 && packets.fate(last) == Fate::Lost {
            self.urgency = self.urgency.saturating_add(self.paid);
            self.paid = 0;
            self.tries += 1;
        }
    }

    /// Returns whether the client is known to have the current value.
    fn is_current(&self, now: &Current) -> bool {
        let Some((number, tick)) = self.arrived else { return false };
        self.removed < number && !is_after(now.since, tick)
    }

    /// Returns whether a packet with the current value is in flight.
    fn is_pending(&self, now: &Current, packets: &Packets) -> bool {
        self.sent.is_some_and(|(number, tick)| {
            !is_after(now.since, tick)
                && self.removed < number
                && packets.fate(number) == Fate::Flying
                && (self.tries == 0 || packets.next - number < 3)
        })
    }

    /// Returns the ticks of the baselines by the rule that both sides use, if the client certainly
    /// has them.
    fn resolve(&self, packets: &Packets, now: &Current, holds: &impl Holds) -> Option<[u32; 3]> {
        let known = packets.known()?;
        let in_set = self.carried & packets.set();
        let (number, ticks) = if in_set == 0 {
            let start = known.start(packets.next);
            // Everything sent before the set counts, whether it arrived or not.
            let before = self.carried & packets.before(start);
            let (number, tick) = match before {
                0 => self.floor?,
                before if before & packets.acked & lowest(before) != 0 => {
                    let number = packets.number(before.trailing_zeros());
                    (number, packets.tick(number))
                }
                _ => return None,
            };
            (number, [tick; 3])
        } else {
            let said = |bit: u32| {
                let number = packets.number(bit);
                let is_new = (self.as_new >> bit) & 1 != 0;
                Said { number, tick: packets.tick(number), is_new }
            };
            let number = packets.number(in_set.trailing_zeros());
            (number, baselines(bits(in_set).map(said))?)
        };
        let is_usable = self.removed < number
            && !is_after(now.born, ticks[0])
            && ticks.iter().all(|&tick| holds.holds(self.name, tick));
        is_usable.then_some(ticks)
    }
}

fn lowest(set: u64) -> u64 {
    set & set.wrapping_neg()
}

/// Iterates over the bits of a set, the lowest first.
fn bits(mut set: u64) -> impl Iterator<Item = u32> {
    core::iter::from_fn(move || {
        let bit = (set != 0).then(|| set.trailing_zeros())?;
        set &= set - 1;
        Some(bit)
    })
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Fate {
    Flying,
    Lost,
    Acked,
}

/// The number of ticks without an acknowledgement after which a packet counts as lost.
const TIMEOUT: u32 = 20;

/// The last 64 packets.
#[derive(Clone, Debug)]
struct Packets {
    /// The number of the packet that comes next.
    next: u32,
    /// Bit `i`: packet `next - 1 - i` arrived.
    acked: u64,
    /// The packets that count as lost.
    lost: u64,
    newest_acked: u32,
    ticks: Vec<u32>,
}

impl Packets {
    fn number(&self, bit: u32) -> u32 {
        self.next.wrapping_sub(bit + 1)
    }

    fn bit(&self, number: u32) -> Option<u32> {
        let back = self.next.checked_sub(number)?;
        (1..=REACH).contains(&back).then(|| back - 1).filter(|_| number > 0)
    }

    fn tick(&self, number: u32) -> u32 {
        self.ticks.get((number % REACH) as usize).copied().unwrap_or(0)
    }

    fn fate(&self, number: u32) -> Fate {
        match self.bit(number) {
            Some(bit) if (self.acked >> bit) & 1 != 0 => Fate::Acked,
            Some(bit) if (self.lost >> bit) & 1 == 0 => Fate::Flying,
            _ => Fate::Lost,
        }
    }

    /// Returns the set that the next packet names. Its newest packet is at most 63 packets back.
    fn known(&self) -> Option<Known> {
        let bit = self.acked.trailing_zeros();
        (bit < 63)
            .then(|| Known { newest: self.number(bit), older: (self.acked >> (bit + 1)) as u32 })
    }

    /// Returns the same set as bits.
    fn set(&self) -> u64 {
        let bit = self.acked.trailing_zeros();
        let window = (1_u64 << 33) - 1;
        if bit < 63 { self.acked & (window << bit) } else { 0 }
    }

    /// Returns the packets before `start`, as bits.
    fn before(&self, start: u32) -> u64 {
        let back = self.next.saturating_sub(start);
        u64::MAX.checked_shl(back).unwrap_or(0)
    }
}

/// Memory for a draft, which is not needed between packets.
#[derive(Clone, Debug, Default)]
pub(crate) struct Drafts {
    items: Vec<Item>,
    spare: Vec<Entry>,
}

/// What one client has, and what it needs next.
#[derive(Clone, Debug)]
pub(crate) struct Sender {
    packets: Packets,
    /// Sorted by name.
    entries: Vec<Entry>,
    pub(crate) drafts: Drafts,
    /// The number of elements of each table that the client may have.
    counts: BTreeMap<u32, u32>,
    held_back: usize,
}

impl Default for Sender {
    fn default() -> Self {
        let ticks = alloc::vec![0; REACH as usize];
        let packets = Packets { next: 1, acked: 0, lost: 0, newest_acked: 0, ticks };
        Self {
            packets,
            entries: Vec::new(),
            drafts: Drafts::default(),
            counts: BTreeMap::new(),
            held_back: 0,
        }
    }
}

impl Sender {
    /// Returns the number of the next packet.
    pub(crate) fn next(&self) -> u32 {
        self.packets.next
    }

    /// Returns the tick of one of the last 64 packets.
    pub(crate) fn tick_of(&self, number: u32) -> u32 {
        self.packets.tick(number)
    }

    /// Returns the set that the packet names.
    pub(crate) fn known(&self) -> Option<Known> {
        self.packets.known()
    }

    /// Returns the number of elements that the client may have.
    pub(crate) fn len(&self) -> usize {
        self.entries.len()
    }

    /// Returns the elements with a value in a packet of the set, in the order of names. Bit 0 is
    /// set if the newest packet of the set carried the element, bit 1 if the one before did.
    pub(crate) fn in_set(&self) -> impl Iterator<Item = (Name, u32)> {
        let set = self.packets.set();
        let newest = lowest(set);
        let before = lowest(set & !newest);
        self.entries.iter().filter(move |entry| entry.carried & set != 0).map(move |entry| {
            let bit = |packet: u64| u32::from(entry.carried & packet != 0);
            (entry.name, bit(newest) | (bit(before) << 1))
        })
    }

    /// Records that a packet arrived. Numbers that were never sent, or were sent too long ago,
    /// change nothing.
    pub(crate) fn acked(&mut self, number: u32) {
        let packets = &mut self.packets;
        let Some(bit) = packets.bit(number) else { return };
        packets.acked |= 1 << bit;
        packets.newest_acked = packets.newest_acked.max(number);
        // A packet sent four packets before one that arrived counts as lost.
        let back = packets.next - packets.newest_acked;
        packets.lost |= u64::MAX.checked_shl(back + 3).unwrap_or(0);
    }

    /// Returns everything that the next packet could say about the state `now`, which is in the
    /// order of names. The most urgent items come first, and items in flight come last. `priority`
    /// is 0 for elements that this client does not need. A client never has more than `most`
    /// elements of a table; further ones wait until others are removed.
    pub(crate) fn draft(
        &mut self,
        tick: u32,
        most: impl Fn(u32) -> u32,
        now: impl Iterator<Item = Current>,
        holds: &impl Holds,
        mut priority: impl FnMut(Name) -> u32,
    ) -> &[Item] {
        let packets = &mut self.packets;
        for bit in 0..REACH.min(packets.next - 1) {
            if tick.wrapping_sub(packets.tick(packets.number(bit))) > TIMEOUT {
                packets.lost |= 1 << bit;
            }
        }
        let packets = &*packets;
        self.drafts.items.clear();
        self.drafts.spare.clear();
        self.held_back = 0;
        self.counts.clear();
        for entry in self.entries.iter().filter(|entry| entry.sent.is_some() && !entry.is_gone) {
            *self.counts.entry(entry.name.table).or_default() += 1;
        }
        let mut old = self.entries.iter().copied().peekable();
        for current in now {
            while let Some(entry) = old.next_if(|entry| entry.name < current.name) {
                unwanted(entry, packets, &mut self.drafts.spare, &mut self.drafts.items);
            }
            let entry = old.next_if(|entry| entry.name == current.name);
            let priority = priority(current.name);
            if priority == 0 {
                if let Some(entry) = entry {
                    unwanted(entry, packets, &mut self.drafts.spare, &mut self.drafts.items);
                }
                continue;
            }
            let mut entry = entry.unwrap_or(Entry { name: current.name, ..Entry::default() });
            if entry.is_gone {
                let Entry { name, carried, as_new, removed, .. } = entry;
                entry = Entry { name, carried, as_new, removed, ..Entry::default() };
            }
            entry.settle(packets);
            if entry.is_current(&current) {
                (entry.urgency, entry.paid) = (0, 0);
                self.drafts.spare.push(entry);
                continue;
            }
            let is_root = current.name == Name::default();
            // Without the root a client can show nothing, so every packet carries it until one has
            // arrived.
            let is_pending =
                entry.is_pending(&current, packets) && !(is_root && entry.arrived.is_none());
            let share = if entry.arrived.is_none() { 4 } else { 1 };
            entry.urgency = entry.urgency.saturating_add(priority.saturating_mul(share));
            if entry.sent.is_none() {
                let count = self.counts.entry(current.name.table).or_default();
                if *count >= most(current.name.table) {
                    self.held_back += 1;
                    self.drafts.spare.push(entry);
                    continue;
                }
                *count += 1;
            }
            let what = match entry.resolve(packets, &current, holds) {
                Some(ticks) => What::Change(ticks),
                None => What::New {
                    is_other: entry.arrived.is_none_or(|(_, tick)| is_after(current.born, tick)),
                },
            };
            let urgency = if is_root { u32::MAX } else { entry.urgency };
            self.drafts.items.push(Item { name: current.name, what, is_pending, urgency });
            self.drafts.spare.push(entry);
        }
        for entry in old {
            unwanted(entry, packets, &mut self.drafts.spare, &mut self.drafts.items);
        }
        core::mem::swap(&mut self.entries, &mut self.drafts.spare);
        self.drafts.items.sort_unstable_by_key(|item| {
            (item.is_pending, core::cmp::Reverse(item.urgency), item.name)
        });
        &self.drafts.items
    }

    /// Returns the number of elements that had to wait until others are removed.
    pub(crate) fn held_back(&self) -> usize {
        self.held_back
    }

    /// Records that a packet was made with these items, which are in the order of names.
    pub(crate) fn sent(&mut self, tick: u32, said: impl Iterator<Item = (Name, What)>) {
        let packets = &mut self.packets;
        let number = packets.next;
        let is_leaving = packets.acked >> 63 != 0;
        let leaving = number.wrapping_sub(REACH);
        let leaving_tick = packets.tick(leaving);
        let mut said = said.peekable();
        for entry in &mut self.entries {
            entry.settle(packets);
            if entry.carried >> 63 != 0 {
                entry.floor = is_leaving.then_some((leaving, leaving_tick));
            }
            entry.carried <<= 1;
            entry.as_new <<= 1;
            while said.next_if(|(name, _)| *name < entry.name).is_some() {}
            let Some((_, what)) = said.next_if(|(name, _)| *name == entry.name) else { continue };
            (entry.paid, entry.urgency) = (entry.urgency.max(1), 0);
            if what == What::Remove {
                // A repeated removal must not start the wait for its arrival again.
                let sent = entry.sent.map_or(0, |(number, _)| number);
                let is_flying = packets.fate(entry.removed) == Fate::Flying;
                if entry.removed <= sent || !is_flying {
                    entry.removed = number;
                }
                continue;
            }
            entry.carried |= 1;
            entry.as_new |= u64::from(matches!(what, What::New { .. }));
            entry.sent = Some((number, tick));
        }
        packets.acked <<= 1;
        packets.lost <<= 1;
        if let Some(place) = packets.ticks.get_mut((number % REACH) as usize) {
            *place = tick;
        }
        packets.next = number + 1;
    }
}

/// Handles an element that the client should not have. It is removed until a removal sent after
/// every value has arrived.
fn unwanted(mut entry: Entry, packets: &Packets, entries: &mut Vec<Entry>, items: &mut Vec<Item>) {
    entry.settle(packets);
    let sent = entry.sent.map_or(0, |(number, _)| number);
    let fate = packets.fate(entry.removed);
    entry.is_gone |= sent == 0 || (entry.removed > sent && fate == Fate::Acked);
    if entry.is_gone {
        if entry.carried != 0 {
            entries.push(entry);
        }
        return;
    }
    entry.urgency = entry.urgency.saturating_add(4);
    let is_pending = entry.removed > sent && fate == Fate::Flying;
    items.push(Item { name: entry.name, what: What::Remove, is_pending, urgency: entry.urgency });
    entries.push(entry);
}
