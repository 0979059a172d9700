//! Tracks which values of which elements each side has. This module does no coding.
//!
//! A state consists of *elements*: the state's own fields are one element, and every row of a list
//! is one. An element is sent whole or not at all, and has its own baselines. A link numbers its
//! packets. The header of a packet names the set of packets that have arrived, and from this set
//! both sides find the same baselines of every element:
//!
//! ```text
//! sender                                       receiver
//! packet 7: a, b   ------------------------->  a@7 b@7
//! packet 8: a      ------- lost
//! packet 9: b, c   ------------------------->  a@7 b@9 c@9
//!           <-- have 9 and 7 ----------------
//! packet 10, set {9, 7}: a builds on a@7, b on b@9 and b@7, c on c@9
//! ```
//!
//! - **First baseline**: the newest value in a packet of the set. If there is none, the newest
//!   value from a packet before [`PacketSet::start`]. The sender uses it only if every receiver that
//!   accepts the packet has it, also a receiver that was replaced by another one.
//! - **Second and third**: the newest values in the set that are at least [`GAPS`] ticks older than
//!   the first. The search ends at a value that was sent as new.
//! - **Whole states**: a packet after which the client has the whole state counts as one that
//!   carried every element. The newest such packet of the set is the *base*. Packets of the set
//!   that came before it count only if they are whole states too.
//! - **Order** is by packet number, for each element. A late packet never reverts an element.

use alloc::vec::Vec;

mod packets;
mod receiver;
mod sender;
#[cfg(test)]
mod tests;

pub(crate) use receiver::{Ledger, Rejected, Taken};
pub(crate) use sender::{Current, Drafts, Holds, Item, Sender, What};

/// The maximum distance between a packet and the packets it builds on.
pub(crate) const REACH: u32 = 64;
/// The number of packets that a packet may be late.
pub(crate) const LATE: u32 = 32;
/// The minimum age of the second and third baseline relative to the first, in ticks.
pub(crate) const GAPS: [u32; 2] = [2, 6];

/// The name of an element: its table, and its key or index there. The state's own fields are table
/// 0, key 0.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Name {
    pub(crate) table: u32,
    pub(crate) key: u32,
}

/// The packets that a header names: `newest`, and `newest - 1 - i` for every bit `i`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct PacketSet {
    pub(crate) newest: u32,
    pub(crate) older: u32,
}

impl PacketSet {
    pub(crate) fn has(self, number: u32) -> bool {
        match self.newest.checked_sub(number) {
            Some(0) => true,
            Some(back @ 1..=32) => (self.older >> (back - 1)) & 1 != 0,
            _ => false,
        }
    }

    /// Returns all packets of the set, the newest first.
    pub(crate) fn all(self) -> impl Iterator<Item = u32> {
        (0..=32).map_while(move |back| self.newest.checked_sub(back)).filter(move |&n| self.has(n))
    }

    /// Returns the packet number before which values are found without the set.
    pub(crate) fn start(self, number: u32) -> u32 {
        self.newest.saturating_sub(32).max(number.saturating_sub(REACH))
    }
}

/// A value of an element: the packet that brought it, its tick, and whether it was sent as new.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Said {
    pub(crate) number: u32,
    pub(crate) tick: u32,
    pub(crate) is_new: bool,
}

/// Returns the ticks of the baselines, given the values of an element in the set, the newest first.
/// If there is no second or third, the one before takes its place.
pub(crate) fn baselines(mut values: impl Iterator<Item = Said>) -> Option<[u32; 3]> {
    let first = values.next()?;
    let mut found = [Some(first.tick), None, None];
    let mut last = first;
    while !last.is_new {
        let Some(value) = values.next() else { break };
        let gap = first.tick.wrapping_sub(value.tick);
        let [_, second, third] = &mut found;
        if second.is_none() && gap >= GAPS[0] {
            *second = Some(value.tick);
        } else if second.is_some() && third.is_none() && gap >= GAPS[1] {
            *third = Some(value.tick);
        }
        last = value;
    }
    let second = found[1].unwrap_or(first.tick);
    Some([first.tick, second, found[2].unwrap_or(second)])
}

/// Appends the elements that have a value in the set, in the order of names: those in `base`, the
/// newest whole state of the set, and those of `others` that later packets of the set carried. Each
/// of `others` is a name, its flags, and whether such a packet carried it.
pub(crate) fn merge_in_set(
    base: &[Name],
    others: impl Iterator<Item = (Name, u32, bool)>,
    out: &mut Vec<(Name, u32)>,
) {
    let mut base = base.iter().copied().peekable();
    for (name, flags, is_in) in others {
        while let Some(before) = base.next_if(|before| *before < name) {
            out.push((before, 0));
        }
        let is_in_base = base.next_if_eq(&name).is_some();
        if is_in || is_in_base {
            out.push((name, flags));
        }
    }
    out.extend(base.map(|name| (name, 0)));
}

/// Returns whether tick `one` is after tick `two`. Ticks wrap.
pub(crate) fn is_after(one: u32, two: u32) -> bool {
    (one.wrapping_sub(two) as i32) > 0
}
