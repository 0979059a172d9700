//! Shows where the bits of messages go, cheaply enough to be left on in a release build.
//!
//! A [`Meter`] counts the bits of every field of a message type. It is a pass of its own after a
//! message was encoded, and counts only what varies: options, list lengths, variants, and the bits of
//! texts and custom code. The bits of everything else follow from those counts and are multiplied out
//! when somebody asks for the [leaves](Meter::leaves). Nothing is allocated for a message, unless
//! writing it allocates as well, as for hash maps and unified types.
//!
//! The sum over all leaves is always the number of bits that were sent.
//!
//! ```
//! use tightwire::meter::Meter;
//!
//! let mut meter = Meter::<(u16, Vec3, Option<[u8; 2]>)>::new();
//! # type Vec3 = [f32; 3];
//! let mut buffer = [0; 64];
//! for tick in 0..100u16 {
//!     let message = (tick, [0.5; 3], (tick % 4 == 0).then_some([1, 2]));
//!     let packet = tightwire::encode(&message, &mut buffer)?;
//!     meter.add(&message, packet.len());
//! }
//! let leaves = meter.leaves();
//! let bits = |path: &str| leaves.iter().find(|leaf| leaf.path == path).unwrap().bits;
//! assert_eq!(bits("0"), 100 * 16);
//! assert_eq!(bits("2 (present)"), 100);
//! assert_eq!(bits("2[]"), 25 * 16);
//! assert_eq!(leaves.iter().map(|leaf| leaf.bits).sum::<u64>(), meter.bits());
//! # Ok::<(), tightwire::WriteError>(())
//! ```

mod leaf;
mod slots;
mod tally;

use alloc::string::String;
use alloc::vec;
use alloc::vec::Vec;
use core::marker::PhantomData;

use crate::codec::Written;
use crate::flow::{Flow, Sink};
use crate::generated::Plain;
use crate::inline::is_large;
use crate::schema::Schema;
use crate::shape::Kind;
use crate::wire::Wire;
pub use leaf::Leaf;
use leaf::Leaves;
use tally::Tally;

/// The counters of one message type. See the [module](self).
#[derive(Debug)]
pub struct Meter<T> {
    counters: Counters,
    of: PhantomData<fn(&T)>,
}

impl<T> Clone for Meter<T> {
    fn clone(&self) -> Self {
        Self { counters: self.counters.clone(), of: PhantomData }
    }
}

/// The counters of a message type without the type, to be stored next to those of other types.
#[derive(Clone, Debug)]
pub struct Counters {
    schema: &'static Schema,
    /// The messages that were counted field by field.
    messages: u64,
    /// The messages that took other bits than they declare.
    strange: u64,
    /// The bits of all messages.
    bits: u64,
    /// The bits of last bytes that hold nothing.
    unused: u64,
    slots: Vec<u64>,
}

impl<T: Wire> Default for Meter<T> {
    fn default() -> Self {
        Self::new()
    }
}

impl<T: Wire> Meter<T> {
    /// Creates a meter that has counted nothing.
    ///
    /// ```
    /// assert_eq!(tightwire::meter::Meter::<u8>::new().bits(), 0);
    /// ```
    pub fn new() -> Self {
        Self { counters: Counters::new::<T>(), of: PhantomData }
    }

    /// Counts a message that was sent as a packet of `bytes` bytes. Call it after
    /// [`encode`](crate::encode) succeeded, so that only messages that were sent are counted.
    ///
    /// ```
    /// let mut meter = tightwire::meter::Meter::<(u8, bool)>::new();
    /// meter.add(&(7, true), 2);
    /// assert_eq!(meter.bits(), 16);
    /// ```
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub fn add(&mut self, message: &T, bytes: usize) {
        self.counters.add(message, bytes);
    }

    /// Counts a message that was written to the bits from `start` to `end` of a packet, for packets that
    /// hold more than one message.
    ///
    /// ```
    /// let mut meter = tightwire::meter::Meter::<(u8, bool)>::new();
    /// meter.add_between(&(7, true), 3, 12);
    /// assert_eq!(meter.bits(), 9);
    /// ```
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub fn add_between(&mut self, message: &T, start: usize, end: usize) {
        self.counters.add_between(message, start, end);
    }

    /// Returns the number of messages.
    ///
    /// ```
    /// assert_eq!(tightwire::meter::Meter::<u8>::new().messages(), 0);
    /// ```
    pub const fn messages(&self) -> u64 {
        self.counters.messages()
    }

    /// Returns the bits of all messages.
    ///
    /// ```
    /// assert_eq!(tightwire::meter::Meter::<u8>::new().bits(), 0);
    /// ```
    pub const fn bits(&self) -> u64 {
        self.counters.bits
    }

    /// Returns the bits of each leaf, in the order of the declaration.
    ///
    /// ```
    /// let mut meter = tightwire::meter::Meter::<(u8, bool)>::new();
    /// meter.add(&(7, true), 2);
    /// let bits: Vec<_> = meter.leaves().iter().map(|leaf| leaf.bits).collect();
    /// assert_eq!(bits, [8, 1, 7]); // 7 bits of the last byte are unused
    /// ```
    pub fn leaves(&self) -> Vec<Leaf> {
        self.counters.leaves()
    }

    /// Returns the counters.
    ///
    /// ```
    /// assert_eq!(tightwire::meter::Meter::<u8>::new().counters().bits(), 0);
    /// ```
    pub const fn counters(&self) -> &Counters {
        &self.counters
    }
}

impl Counters {
    /// Creates the counters of a type.
    ///
    /// ```
    /// assert_eq!(tightwire::meter::Counters::new::<u8>().bits(), 0);
    /// ```
    pub fn new<T: Wire>() -> Self {
        let slots = const { slots::slots(&T::SCHEMA) };
        Self {
            schema: const { &T::SCHEMA },
            messages: 0,
            strange: 0,
            bits: 0,
            unused: 0,
            slots: vec![0; slots],
        }
    }

    /// Counts a message like [`Meter::add`]. The type must be the one that the counters were made for:
    /// a message of another type is counted as a whole.
    ///
    /// ```
    /// let mut counters = tightwire::meter::Counters::new::<u8>();
    /// counters.add(&7u8, 1);
    /// assert_eq!(counters.bits(), 8);
    /// ```
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub fn add<T: Wire>(&mut self, message: &T, bytes: usize) {
        let packet = (bytes as u64).wrapping_mul(8);
        self.bits = self.bits.wrapping_add(packet);
        if const { slots::is_whole(&T::SCHEMA) } {
            return self.add_whole(packet);
        }
        let counted = self.count(message, 0);
        let unused = packet.wrapping_sub(counted.unwrap_or(0) as u64);
        if unused < 8 && counted.is_some() {
            self.messages = self.messages.wrapping_add(1);
            self.unused = self.unused.wrapping_add(unused);
        } else {
            self.take_back(message, 0);
        }
    }

    /// Counts a message like [`Meter::add_between`].
    ///
    /// ```
    /// let mut counters = tightwire::meter::Counters::new::<u8>();
    /// counters.add_between(&7u8, 3, 11);
    /// assert_eq!(counters.bits(), 8);
    /// ```
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub fn add_between<T: Wire>(&mut self, message: &T, start: usize, end: usize) {
        let bits = end.saturating_sub(start) as u64;
        self.bits = self.bits.wrapping_add(bits);
        if const { slots::is_whole(&T::SCHEMA) } {
            return self.add_whole(bits);
        }
        if self.count(message, start) == Some(bits as usize) {
            self.messages = self.messages.wrapping_add(1);
        } else {
            self.take_back(message, start);
        }
    }

    /// Counts a message that is the whole payload of a packet, and returns the bits that it takes. This is
    /// for callers that do not know the size, because the packet was sealed. Unlike
    /// [`measure`](crate::measure), it returns the exact size.
    ///
    /// ```
    /// let mut counters = tightwire::meter::Counters::new::<(bool, u8)>();
    /// assert_eq!(counters.add_unsized(&(true, 7u8)), 9);
    /// assert_eq!(counters.bits(), 9);
    /// ```
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub fn add_unsized<T: Wire>(&mut self, message: &T) -> usize {
        if let Some(bits) = self.count(message, 0) {
            self.messages = self.messages.wrapping_add(1);
            self.bits = self.bits.wrapping_add(bits as u64);
            return bits;
        }
        self.take_back(message, 0);
        0
    }

    /// Counts a message that consists of custom code, which does not have to run again.
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn add_whole(&mut self, bits: u64) {
        if let [slot] = self.slots.as_mut_slice() {
            *slot = slot.wrapping_add(bits);
        }
        self.messages = self.messages.wrapping_add(1);
    }

    /// Counts a message that starts at a bit, and returns its bits. `None` means that the message is
    /// not the one that was written.
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn count<T: Wire>(&mut self, message: &T, start: usize) -> Option<usize> {
        if self.slots.len() != const { slots::slots(&T::SCHEMA) } {
            return None;
        }
        count(message, start, &mut self.slots)
    }

    /// Takes a message back whose bits are not those of its declaration, which only custom code can
    /// cause, and counts it as a whole.
    #[cold]
    #[inline(never)]
    fn take_back<T: Wire>(&mut self, message: &T, start: usize) {
        let mut counted = vec![0; self.slots.len()];
        if self.slots.len() == const { slots::slots(&T::SCHEMA) } {
            let _ = count(message, start, &mut counted);
        }
        for (slot, counted) in self.slots.iter_mut().zip(counted) {
            *slot = slot.wrapping_sub(counted);
        }
        self.strange = self.strange.wrapping_add(1);
    }

    /// Returns the number of messages.
    ///
    /// ```
    /// assert_eq!(tightwire::meter::Counters::new::<u8>().messages(), 0);
    /// ```
    pub const fn messages(&self) -> u64 {
        self.messages.wrapping_add(self.strange)
    }

    /// Returns the bits of all messages.
    ///
    /// ```
    /// assert_eq!(tightwire::meter::Counters::new::<u8>().bits(), 0);
    /// ```
    pub const fn bits(&self) -> u64 {
        self.bits
    }

    /// Returns the name of the message type, which is empty for tuples and numbers.
    ///
    /// ```
    /// assert_eq!(tightwire::meter::Counters::new::<u8>().name(), "");
    /// ```
    pub const fn name(&self) -> &'static str {
        match *self.schema {
            Schema::Struct { name, .. }
            | Schema::Enum { name, .. }
            | Schema::Opaque { name, .. } => name,
            _ => "",
        }
    }

    /// Copies the counts of other counters of the same type, without allocating.
    ///
    /// ```
    /// let mut counters = tightwire::meter::Counters::new::<u8>();
    /// counters.add(&7u8, 1);
    /// let mut copy = tightwire::meter::Counters::new::<u8>();
    /// copy.copy_from(&counters);
    /// assert_eq!(copy.bits(), 8);
    /// ```
    pub fn copy_from(&mut self, other: &Self) {
        let Self { schema, messages, strange, bits, unused, ref slots } = *other;
        if self.slots.len() == slots.len() {
            self.slots.copy_from_slice(slots);
        } else {
            self.slots.clone_from(slots);
        }
        let slots = core::mem::take(&mut self.slots);
        *self = Self { schema, messages, strange, bits, unused, slots };
    }

    /// Returns the bits of each leaf, in the order of the declaration. Their sum is
    /// [`bits`](Self::bits).
    ///
    /// ```
    /// let mut counters = tightwire::meter::Counters::new::<u8>();
    /// counters.add(&7u8, 1);
    /// assert_eq!(counters.leaves()[0].bits, 8);
    /// ```
    pub fn leaves(&self) -> Vec<Leaf> {
        self.leaves_with(true)
    }

    /// Returns the same leaves without names, ranges and codes, for a caller that knows them already.
    /// This takes a fraction of the time.
    ///
    /// ```
    /// let mut counters = tightwire::meter::Counters::new::<(u8, bool)>();
    /// counters.add(&(7u8, true), 2);
    /// let bits: Vec<u64> = counters.unnamed_leaves().iter().map(|leaf| leaf.bits).collect();
    /// assert_eq!(bits, [8, 1, 7]);
    /// ```
    pub fn unnamed_leaves(&self) -> Vec<Leaf> {
        self.leaves_with(false)
    }

    fn leaves_with(&self, is_named: bool) -> Vec<Leaf> {
        let mut walk = Leaves { counters: &self.slots, leaves: Vec::new(), is_named };
        walk.value(self.schema, "", self.messages);
        if self.unused > 0 {
            walk.push(String::from("unused"), None, Kind::Unused, 0, self.unused);
        }
        // What is written by hand inside may declare other parts than it writes.
        let sum = walk.leaves.iter().map(|leaf| leaf.bits).fold(0, u64::saturating_add);
        let mut rest = self.bits.wrapping_sub(sum);
        if sum > self.bits {
            walk.leaves.clear();
            rest = self.bits;
        }
        if rest > 0 {
            let kind = Kind::Custom("undeclared".into());
            walk.push(String::from("undeclared"), None, kind, self.strange, rest);
        }
        walk.leaves
    }
}

/// Counts a message in a function of its own. The stream is created there, because it would have to be in
/// memory otherwise.
#[inline(never)]
fn count_large<T: Wire>(message: &T, start: usize, slots: &mut [u64]) -> Option<usize> {
    let mut tally = Tally::new(slots, start);
    match message.write(&mut tally) {
        Ok(()) => Some(tally.at().wrapping_sub(start)),
        Err(_) => None,
    }
}

/// Counts a message and returns its bits, or `None` if it cannot be written.
#[cfg_attr(not(debug_assertions), inline(always))]
fn count<T: Wire>(message: &T, start: usize, slots: &mut [u64]) -> Option<usize> {
    if const { is_large(&T::SCHEMA) && slots::has_parts(&T::SCHEMA) } {
        return count_large(message, start, slots);
    }
    let mut tally = Tally::new(slots, start);
    match tally.part(Written::<Plain, T>(message, PhantomData)) {
        Ok(()) => Some(tally.at().wrapping_sub(start)),
        Err(_) => None,
    }
}
