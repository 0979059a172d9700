//! The sender's half: what one client has, and what it needs next.
//!
//! Each element that the client may have has an [`Entry`] with a bit for each of the last 64
//! packets. An acknowledgement only marks packets, so it needs no work for each element: the values
//! that arrived are those of packets that carried the element and arrived.

use alloc::collections::BTreeMap;
use alloc::vec::Vec;

use crate::ledger::packets::{Fate, Packets, TIMEOUT, bits, lowest};
use crate::ledger::{Name, PacketSet, REACH, Said, baselines, is_after, merge_in_set};

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

    /// Returns whether the history has the state of `tick` and the element is in it.
    fn has(&self, name: Name, tick: u32) -> bool;
}

/// The content of a packet for one element.
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
///
/// A link keeps hundreds of these for each client, so what follows from other fields is not stored.
#[derive(Clone, Copy, Debug, Default)]
struct Entry {
    name: Name,
    /// The packets that carried the element: a value up to packet `sent`, and a removal after it.
    spoken: u64,
    /// Among those with a value, the packets that carried it as new.
    as_new: u64,
    /// The packet and tick of the newest value that arrived. The packet is 0 before that.
    arrived: (u32, u32),
    /// The packet of the value sent last, 0 for none.
    sent: u32,
    /// The packet of the last removal, 0 for none. While it is in flight, repetitions do not count.
    removed: u32,
    urgency: u32,
    /// The urgency that the last packet with the element deducted.
    paid: u32,
    /// Packets were lost since something last arrived.
    has_losses: bool,
    /// Whoever accepts the next packet has the last value from before the last 64 packets. It is
    /// `arrived` if nothing later is.
    has_floor: bool,
    /// The client has removed it. The packets that carried it are still tracked, as the receiver
    /// tracks them.
    is_gone: bool,
}

impl Entry {
    /// Returns the packets that carried a value, if packet `next` comes next.
    fn carried(&self, next: u32) -> u64 {
        match self.sent {
            0 => self.spoken,
            sent => self.spoken & u64::MAX.checked_shl(next - sent - 1).unwrap_or(0),
        }
    }

    /// Returns the packets with a removal since the last value. If one of them arrived, the client
    /// has removed the element, even if that packet was late and a later one was sent in its place.
    fn removals(&self, next: u32) -> u64 {
        self.spoken & !self.carried(next)
    }

    /// Applies acknowledgements.
    fn apply_fates(&mut self, packets: &Packets) {
        let arrived = self.carried(packets.next) & packets.acked;
        if arrived != 0 {
            let number = packets.number(arrived.trailing_zeros());
            if number > self.arrived.0 {
                self.arrived = (number, packets.tick(number));
                self.has_losses = false;
            }
        }
        if self.paid > 0 && packets.fate(self.removed.max(self.sent)) == Fate::Lost {
            self.urgency = self.urgency.saturating_add(self.paid);
            self.paid = 0;
            self.has_losses = true;
        }
    }

    /// Returns the packet and tick of the newest value that the client is known to have, in this
    /// life of the element or an earlier one.
    fn have(&self, now: &Current, packets: &Packets) -> Option<(u32, u32)> {
        let whole = packets.whole_acked.filter(|(_, tick)| !is_after(now.born, *tick));
        Some(self.arrived).filter(|&(number, _)| number > 0).max(whole)
    }

    /// Returns whether the client is known to have the current value.
    fn is_current(&self, now: &Current, packets: &Packets) -> bool {
        let Some((number, tick)) = self.have(now, packets) else { return false };
        self.removed < number && !is_after(now.since, tick)
    }

    /// Returns whether a packet with the current value is in flight.
    fn is_pending(&self, now: &Current, packets: &Packets) -> bool {
        let whole = packets.whole_sent.filter(|(_, tick)| !is_after(now.born, *tick));
        let (number, tick) = whole.unwrap_or_default().max((self.sent, packets.tick(self.sent)));
        packets.fate(number) == Fate::Flying
            && !is_after(now.since, tick)
            && self.removed < number
            && (!self.has_losses || packets.next - number < 3)
    }

    /// Returns the ticks of the baselines by the rule that both sides use, if the client certainly
    /// has them.
    fn resolve(&self, packets: &Packets, now: &Current, holds: &impl Holds) -> Option<[u32; 3]> {
        let known = packets.known()?;
        let base = packets.base();
        let carried = self.carried(packets.next);
        let in_set = carried & packets.set() & base.wrapping_sub(1);
        let (number, ticks) = if in_set == 0 && base == 0 {
            let start = known.start(packets.next);
            // Everything sent before the set counts, whether it arrived or not.
            let before = carried & packets.before(start);
            let (number, tick) = match before {
                // A receiver forgets what came before a whole state.
                0 if self.has_floor && Some(self.arrived) > packets.whole_sent => self.arrived,
                before if before & packets.sure & lowest(before) != 0 => {
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
            // A whole state has the element, or the search ends.
            let whole = bits(packets.set() & packets.whole).map_while(|bit| {
                let number = packets.number(bit);
                let tick = packets.tick(number);
                let said = Said { number, tick, is_new: false };
                holds.has(self.name, tick).then_some(said)
            });
            let mut values = bits(in_set).map(said).chain(whole).peekable();
            let number = values.peek()?.number;
            (number, baselines(values)?)
        };
        let is_usable = self.removed < number
            && !is_after(now.born, ticks[0])
            && ticks.iter().all(|&tick| holds.holds(self.name, tick));
        is_usable.then_some(ticks)
    }
}

/// Memory for a draft, which is not needed between packets.
#[derive(Clone, Debug, Default)]
pub(crate) struct Drafts {
    items: Vec<Item>,
    spare: Vec<Entry>,
    old: Vec<Entry>,
}

/// The elements that one client has, and those that it needs next.
#[derive(Clone, Debug)]
pub(crate) struct Sender {
    packets: Packets,
    /// Sorted by name.
    entries: Vec<Entry>,
    pub(crate) drafts: Drafts,
    /// The number of elements of each table that the client may have.
    counts: BTreeMap<u32, u32>,
    held_back: usize,
    /// The number of whole states sent since the entries were brought up to date.
    lag: u32,
}

impl Default for Sender {
    fn default() -> Self {
        let ticks = alloc::vec![0; REACH as usize];
        let packets = Packets {
            next: 1,
            acked: 0,
            lost: 0,
            newest_acked: 0,
            ticks,
            heard: alloc::vec![0; REACH as usize],
            named: 0,
            sure: 0,
            whole: 0,
            gone: 0,
            whole_acked: None,
            whole_sent: None,
        };
        Self {
            packets,
            entries: Vec::new(),
            drafts: Drafts::default(),
            counts: BTreeMap::new(),
            held_back: 0,
            lag: 0,
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
    pub(crate) fn known(&self) -> Option<PacketSet> {
        self.packets.known()
    }

    /// Returns whether a packet is known to have arrived, however long ago.
    pub(crate) fn has_acks(&self) -> bool {
        self.packets.newest_acked > 0
    }

    /// Returns the number of elements that the client may have.
    pub(crate) fn len(&self) -> usize {
        self.entries.len()
    }

    /// Appends the elements with a value in a packet of the set, in the order of names. Bit 0 is
    /// set if the newest packet of the set carried the element, bit 1 if the one before did. `base`
    /// are the elements of the [base](Self::base).
    pub(crate) fn in_set(&self, base: &[Name], out: &mut Vec<(Name, u32)>) {
        let set = self.packets.set();
        let newest = lowest(set);
        let before = lowest(set & !newest);
        let later = set & self.packets.base().wrapping_sub(1);
        let others = self.entries.iter().map(|entry| {
            let carried = entry.carried(self.packets.next);
            let bit = |packet: u64| u32::from(carried & packet != 0);
            (entry.name, bit(newest) | (bit(before) << 1), carried & later != 0)
        });
        merge_in_set(base, others, out);
    }

    /// Returns the packet of the newest whole state in the set.
    pub(crate) fn base(&self) -> Option<u32> {
        let base = self.packets.base();
        (base != 0).then(|| self.packets.number(base.trailing_zeros()))
    }

    /// Returns whether the fate of a packet is not known yet.
    pub(crate) fn is_flying(&self, number: u32) -> bool {
        self.packets.fate(number) == Fate::Flying
    }

    /// Returns whether a packet is known to have arrived.
    pub(crate) fn has_arrived(&self, number: u32) -> bool {
        self.packets.fate(number) == Fate::Acked
    }

    /// Returns how many of the last packets were lost, and of how many the fate is known, without
    /// those lost ones for which `skip` is true.
    pub(crate) fn losses(&self, skip: impl Fn(u32) -> bool) -> (u32, u32) {
        let packets = &self.packets;
        let sent = u64::MAX.checked_shl(packets.next - 1).map_or(u64::MAX, |more| !more);
        let lost = bits(packets.lost & !packets.acked & sent);
        let lost = lost.filter(|&bit| !skip(packets.number(bit))).count() as u32;
        (lost, lost + packets.acked.count_ones())
    }

    /// Returns the whole states of the set that are older than `number`, the newest first.
    pub(crate) fn whole_before(&self, number: u32) -> impl Iterator<Item = u32> {
        let all = bits(self.packets.set() & self.packets.whole);
        all.map(|bit| self.packets.number(bit)).filter(move |&other| other < number)
    }

    /// Returns whether a packet was a whole state that the client and the history both have.
    pub(crate) fn has_whole(&self, number: u32) -> bool {
        let packets = &self.packets;
        let all = packets.usable() & packets.whole;
        packets.bit(number).is_some_and(|bit| (all >> bit) & 1 != 0)
    }

    /// Marks the whole states that the history has lost. Nothing builds on them any more.
    pub(crate) fn drop_lost(&mut self, has_state: impl Fn(u32) -> bool) {
        let packets = &mut self.packets;
        for bit in bits(packets.whole & packets.acked & !packets.gone) {
            if !has_state(packets.tick(packets.number(bit))) {
                packets.gone |= 1 << bit;
            }
        }
    }

    /// Records that a packet with the whole state was made.
    pub(crate) fn sent_whole(&mut self, tick: u32) {
        self.packets.push(tick, true);
        self.lag = self.lag.saturating_add(1);
    }

    /// Brings the entries up to date after whole states. `names` appends the elements of the state
    /// of a tick, in order, and returns `None` if the history has lost it. Returns `None` if it is
    /// no longer known what the client may have.
    pub(crate) fn adopt(
        &mut self,
        names: impl Fn(u32, &mut Vec<Name>) -> Option<()>,
    ) -> Option<()> {
        let lag = core::mem::take(&mut self.lag);
        if lag == 0 {
            return Some(());
        }
        let packets = &self.packets;
        let first = packets.next - lag;
        let acked = packets.whole_acked.map_or(0, |(number, _)| number);
        for entry in &mut self.entries {
            let carried = entry.carried(first);
            if carried.checked_shr(64 - lag.min(63)).unwrap_or(0) != 0 || lag > 63 {
                entry.has_floor = false;
            }
            entry.spoken = entry.spoken.checked_shl(lag).unwrap_or(0);
            entry.as_new = entry.as_new.checked_shl(lag).unwrap_or(0);
            if acked >= first {
                // The client has replaced everything.
                let spoken = carried.checked_shl(lag).unwrap_or(0);
                let Entry { name, as_new, .. } = *entry;
                *entry = Entry { name, spoken, as_new, is_gone: true, ..Entry::default() };
            }
        }
        let next = packets.next;
        let mut present = Vec::new();
        let Drafts { old: all, spare, .. } = &mut self.drafts;
        all.clone_from(&self.entries);
        for number in first.max(acked)..next {
            packets.bit(number)?;
            let tick = packets.tick(number);
            present.clear();
            names(tick, &mut present)?;
            spare.clear();
            let mut old = all.iter().copied().peekable();
            let without = |mut entry: Entry| {
                entry.removed = number;
                entry
            };
            for &name in &present {
                while let Some(entry) = old.next_if(|entry| entry.name < name) {
                    spare.push(without(entry));
                }
                let entry = old.next_if(|entry| entry.name == name);
                let mut entry = entry.unwrap_or(Entry { name, ..Entry::default() });
                entry.spoken = entry.carried(next);
                (entry.sent, entry.is_gone) = (number, false);
                spare.push(entry);
            }
            spare.extend(old.map(without));
            core::mem::swap(all, spare);
        }
        all.retain(|entry| entry.carried(next) != 0 || !entry.is_gone);
        replace(&mut self.entries, all);
        Some(())
    }

    /// Records that a packet arrived. Numbers that were never sent, or were sent too long ago,
    /// change nothing.
    pub(crate) fn acked(&mut self, number: u32) {
        let packets = &mut self.packets;
        let Some(bit) = packets.bit(number) else { return };
        packets.arrive(bit);
        if (packets.whole >> bit) & 1 != 0 {
            packets.whole_acked = packets.whole_acked.max(Some((number, packets.tick(number))));
        }
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
        packets.settle();
        let packets = &*packets;
        self.drafts.items.clear();
        self.drafts.spare.clear();
        self.held_back = 0;
        self.counts.clear();
        for entry in self.entries.iter().filter(|entry| entry.sent > 0 && !entry.is_gone) {
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
                    let removed = entry.removed;
                    let kept = self.drafts.spare.len();
                    unwanted(entry, packets, &mut self.drafts.spare, &mut self.drafts.items);
                    // The removal is remembered as long as a whole state from before it counts.
                    let mut whole = packets.whole_acked.into_iter().chain(packets.whole_sent);
                    let is_older = whole.any(|(number, _)| number < removed);
                    if self.drafts.spare.len() == kept && is_older {
                        self.drafts.spare.push(Entry { is_gone: true, ..entry });
                    }
                }
                continue;
            }
            let mut entry = entry.unwrap_or(Entry { name: current.name, ..Entry::default() });
            if entry.is_gone {
                let spoken = entry.carried(packets.next);
                let Entry { name, as_new, removed, .. } = entry;
                entry = Entry { name, spoken, as_new, removed, ..Entry::default() };
            }
            entry.apply_fates(packets);
            if entry.is_current(&current, packets) {
                (entry.urgency, entry.paid) = (0, 0);
                self.drafts.spare.push(entry);
                continue;
            }
            let is_root = current.name == Name::default();
            // Without the root a client can show nothing, so every packet carries it until one has
            // arrived.
            let have = entry.have(&current, packets);
            let is_pending = entry.is_pending(&current, packets) && !(is_root && have.is_none());
            let share = if have.is_none() { 4 } else { 1 };
            entry.urgency = entry.urgency.saturating_add(priority.saturating_mul(share));
            if entry.sent == 0 {
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
                    is_other: have.is_none_or(|(_, tick)| is_after(current.born, tick)),
                },
            };
            let urgency = if is_root { u32::MAX } else { entry.urgency };
            self.drafts.items.push(Item { name: current.name, what, is_pending, urgency });
            self.drafts.spare.push(entry);
        }
        for entry in old {
            unwanted(entry, packets, &mut self.drafts.spare, &mut self.drafts.items);
        }
        replace(&mut self.entries, &self.drafts.spare);
        self.drafts.items.sort_unstable_by_key(|item| {
            (item.is_pending, core::cmp::Reverse(item.urgency), item.name)
        });
        &self.drafts.items
    }

    /// Puts an element that has no room behind others. It comes first again after they were sent.
    pub(crate) fn postpone(&mut self, name: Name) {
        let place = self.entries.binary_search_by_key(&name, |entry| entry.name);
        if let Some(entry) = place.ok().and_then(|place| self.entries.get_mut(place)) {
            entry.urgency = 0;
        }
    }

    /// Returns the number of elements that had to wait until others are removed.
    pub(crate) fn held_back(&self) -> usize {
        self.held_back
    }

    /// Records that a packet was made with these items, which are in the order of names. `is_whole`
    /// is set if the client has the whole state with it.
    pub(crate) fn sent(
        &mut self,
        tick: u32,
        is_whole: bool,
        said: impl Iterator<Item = (Name, What)>,
    ) {
        let packets = &mut self.packets;
        let number = packets.next;
        let is_leaving = packets.sure >> 63 != 0;
        let has_set = packets.set() != 0;
        let mut said = said.peekable();
        for entry in &mut self.entries {
            entry.apply_fates(packets);
            let carried = entry.carried(number);
            if carried >> 63 != 0 {
                entry.has_floor = is_leaving;
            }
            entry.has_floor &= has_set;
            entry.spoken <<= 1;
            entry.as_new <<= 1;
            while said.next_if(|(name, _)| *name < entry.name).is_some() {}
            let Some((_, what)) = said.next_if(|(name, _)| *name == entry.name) else { continue };
            (entry.paid, entry.urgency) = (entry.urgency.max(1), 0);
            if what == What::Remove {
                // A repeated removal must not start the wait for its arrival again.
                let is_flying = packets.fate(entry.removed) == Fate::Flying;
                if entry.removed <= entry.sent || !is_flying {
                    entry.removed = number;
                }
                entry.spoken |= 1;
                continue;
            }
            entry.spoken = (carried << 1) | 1;
            entry.as_new |= u64::from(matches!(what, What::New { .. }));
            entry.sent = number;
        }
        packets.push(tick, is_whole);
    }
}

/// Replaces the entries of a link by others, in memory that has little room left over.
fn replace(entries: &mut Vec<Entry>, by: &[Entry]) {
    entries.clear();
    if entries.capacity() > by.len() + by.len() / 4 + 8 {
        *entries = Vec::new();
    }
    if entries.capacity() < by.len() {
        entries.reserve_exact(by.len() + by.len() / 16);
    }
    entries.extend_from_slice(by);
}

/// Handles an element that the client should not have. It is removed until a removal sent after
/// every value has arrived.
fn unwanted(mut entry: Entry, packets: &Packets, entries: &mut Vec<Entry>, items: &mut Vec<Item>) {
    entry.apply_fates(packets);
    let sent = entry.sent;
    let fate = packets.fate(entry.removed);
    let has_arrived = fate == Fate::Acked || entry.removals(packets.next) & packets.acked != 0;
    entry.is_gone |= sent == 0 || (entry.removed > sent && has_arrived);
    if entry.is_gone {
        if entry.carried(packets.next) != 0 {
            entries.push(entry);
        }
        return;
    }
    entry.urgency = entry.urgency.saturating_add(4);
    let is_pending = entry.removed > sent && fate == Fate::Flying;
    items.push(Item { name: entry.name, what: What::Remove, is_pending, urgency: entry.urgency });
    entries.push(entry);
}
