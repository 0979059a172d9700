//! The sender's half: what one client has, and what it needs next.
//!
//! Each element that the client may have has an [`Entry`] with a bit for each of the last 64
//! packets. An acknowledgement only marks packets, so it needs no work for each element: the values
//! that arrived are those of packets that carried the element and arrived.

use alloc::collections::BTreeMap;
use alloc::vec::Vec;

use crate::ledger::packets::{Fate, Packets, TIMEOUT, lowest};
use crate::ledger::{Known, Name, REACH, Said, baselines, is_after, merge_in_set};

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
    /// The packets with a removal since the last value. If one of them arrived, the client has
    /// removed the element, even if that packet was late and a later one was sent in its place.
    removals: u64,
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

    /// Returns the packet and tick of the newest value that the client is known to have, in this
    /// life of the element or an earlier one.
    fn have(&self, now: &Current, packets: &Packets) -> Option<(u32, u32)> {
        let whole = packets.whole_acked.filter(|(_, tick)| !is_after(now.born, *tick));
        self.arrived.max(whole)
    }

    /// Returns whether the client is known to have the current value.
    fn is_current(&self, now: &Current, packets: &Packets) -> bool {
        let Some((number, tick)) = self.have(now, packets) else { return false };
        self.removed < number && !is_after(now.since, tick)
    }

    /// Returns whether a packet with the current value is in flight.
    fn is_pending(&self, now: &Current, packets: &Packets) -> bool {
        let whole = packets.whole_sent.filter(|(_, tick)| !is_after(now.born, *tick));
        self.sent.max(whole).is_some_and(|(number, tick)| {
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
        let base = packets.base();
        let in_set = self.carried & packets.set() & base.wrapping_sub(1);
        let (number, ticks) = if in_set == 0 && base == 0 {
            let start = known.start(packets.next);
            // Everything sent before the set counts, whether it arrived or not.
            let before = self.carried & packets.before(start);
            let (number, tick) = match before {
                // A receiver forgets what came before a whole state.
                0 => self.floor.filter(|&floor| Some(floor) > packets.whole_sent)?,
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

/// Iterates over the bits of a set, the lowest first.
fn bits(mut set: u64) -> impl Iterator<Item = u32> {
    core::iter::from_fn(move || {
        let bit = (set != 0).then(|| set.trailing_zeros())?;
        set &= set - 1;
        Some(bit)
    })
}

/// Memory for a draft, which is not needed between packets.
#[derive(Clone, Debug, Default)]
pub(crate) struct Drafts {
    items: Vec<Item>,
    spare: Vec<Entry>,
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
    pub(crate) fn known(&self) -> Option<Known> {
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
            let bit = |packet: u64| u32::from(entry.carried & packet != 0);
            (entry.name, bit(newest) | (bit(before) << 1), entry.carried & later != 0)
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
            if entry.carried.checked_shr(64 - lag.min(63)).unwrap_or(0) != 0 || lag > 63 {
                entry.floor = None;
            }
            entry.carried = entry.carried.checked_shl(lag).unwrap_or(0);
            entry.as_new = entry.as_new.checked_shl(lag).unwrap_or(0);
            entry.removals = entry.removals.checked_shl(lag).unwrap_or(0);
            if acked >= first {
                // The client has replaced everything.
                let Entry { name, carried, as_new, .. } = *entry;
                *entry = Entry { name, carried, as_new, is_gone: true, ..Entry::default() };
            }
        }
        let mut present = Vec::new();
        for number in first.max(acked)..packets.next {
            packets.bit(number)?;
            let tick = packets.tick(number);
            present.clear();
            names(tick, &mut present)?;
            self.drafts.spare.clear();
            let mut old = self.entries.iter().copied().peekable();
            let without = |mut entry: Entry| {
                entry.removed = number;
                entry
            };
            for &name in &present {
                while let Some(entry) = old.next_if(|entry| entry.name < name) {
                    self.drafts.spare.push(without(entry));
                }
                let entry = old.next_if(|entry| entry.name == name);
                let mut entry = entry.unwrap_or(Entry { name, ..Entry::default() });
                (entry.sent, entry.is_gone) = (Some((number, tick)), false);
                entry.removals = 0;
                self.drafts.spare.push(entry);
            }
            self.drafts.spare.extend(old.map(without));
            core::mem::swap(&mut self.entries, &mut self.drafts.spare);
        }
        self.entries.retain(|entry| entry.carried != 0 || !entry.is_gone);
        Some(())
    }

    /// Records that a packet arrived. Numbers that were never sent, or were sent too long ago,
    /// change nothing.
    pub(crate) fn acked(&mut self, number: u32) {
        let packets = &mut self.packets;
        let Some(bit) = packets.bit(number) else { return };
        packets.acked |= 1 << bit;
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
                let Entry { name, carried, as_new, removed, .. } = entry;
                entry = Entry { name, carried, as_new, removed, ..Entry::default() };
            }
            entry.settle(packets);
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
        core::mem::swap(&mut self.entries, &mut self.drafts.spare);
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
            entry.removals <<= 1;
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
                entry.removals |= 1;
                continue;
            }
            entry.removals = 0;
            entry.carried |= 1;
            entry.as_new |= u64::from(matches!(what, What::New { .. }));
            entry.sent = Some((number, tick));
        }
        packets.push(tick, is_whole);
    }
}

/// Handles an element that the client should not have. It is removed until a removal sent after
/// every value has arrived.
fn unwanted(mut entry: Entry, packets: &Packets, entries: &mut Vec<Entry>, items: &mut Vec<Item>) {
    entry.settle(packets);
    let sent = entry.sent.map_or(0, |(number, _)| number);
    let fate = packets.fate(entry.removed);
    let has_arrived = fate == Fate::Acked || entry.removals & packets.acked != 0;
    entry.is_gone |= sent == 0 || (entry.removed > sent && has_arrived);
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
