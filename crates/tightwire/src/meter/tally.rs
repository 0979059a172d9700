//! The stream that counts.

use core::marker::PhantomData;

use crate::error::{Fault, WriteError};
use crate::flow::{Batches, Described, Flow, Limits, Metered, Sink, Traced, WriteTask};
use crate::meter::slots::{Counting, constant_bits, counting, first_slot, slots};
use crate::scalar::Scalar;
use crate::schema::Schema;

/// The place of the next counter while nothing is counted, inside a value that is counted as a whole.
const MUTED: usize = usize::MAX / 2;

/// The variants whose first counters are in a table. Those of larger enums are added up each time.
const TABLE: usize = 256;

/// Counts what a value consists of, without writing it. The value must have been written before, so
/// nothing is checked.
#[derive(Debug)]
pub(super) struct Tally<'c> {
    counters: &'c mut [u64],
    /// The next counter.
    next: usize,
    /// The position in the packet.
    at: usize,
    /// The bits of padding so far.
    padding: usize,
    limits: Limits,
}

impl<'c> Tally<'c> {
    pub(super) fn new(counters: &'c mut [u64], at: usize) -> Self {
        Self { counters, next: 0, at, padding: 0, limits: Limits::new() }
    }

    /// Moves the stream out, so that a function that is not inlined can keep it in registers.
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn moved(&mut self) -> Self {
        Self { counters: core::mem::take(&mut self.counters), ..*self }
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn add(&mut self, slot: usize, count: usize) {
        if let Some(counter) = self.counters.get_mut(slot) {
            *counter = counter.wrapping_add(count as u64);
        }
    }
}

/// The first counters of an enum's variants.
struct Starts<E>(PhantomData<E>);

impl<E: Described> Starts<E> {
    const VARIANTS: usize = match E::SCHEMA {
        Schema::Enum { variants, .. } => variants.len(),
        _ => 0,
    };
    const TABLE: [u32; TABLE] = {
        let mut table = [0; TABLE];
        let mut index = 0;
        while index < Self::VARIANTS && index < TABLE {
            #[expect(clippy::indexing_slicing, reason = "the index is below the length")]
            {
                table[index] = first_slot(&E::SCHEMA, index) as u32;
            }
            index += 1;
        }
        table
    };
}

impl Traced for Tally<'_> {}
impl Batches for Tally<'_> {}
impl Metered for Tally<'_> {
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn some(&mut self, is_some: bool) {
        self.add(self.next, usize::from(is_some));
        self.next = self.next.wrapping_add(1);
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn several(&mut self, count: usize) {
        self.add(self.next, count);
        self.next = self.next.wrapping_add(1);
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn one_more(&mut self) {
        self.add(self.next.wrapping_sub(1), 1);
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn one_of<E: Described>(&mut self, tag: u32) {
        let tag = tag as usize;
        self.add(self.next.wrapping_add(tag), 1);
        let first = if const { Starts::<E>::VARIANTS <= TABLE } {
            const { &Starts::<E>::TABLE }.get(tag).copied().unwrap_or(0) as usize
        } else {
            first_slot(&E::SCHEMA, tag)
        };
        self.next = self.next.wrapping_add(first);
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn absent<E: Described>(&mut self) {
        self.next = self.next.wrapping_add(const { 1 + slots(&E::SCHEMA) });
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn counter(&self) -> usize {
        self.next
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn recount(&mut self, counter: usize) {
        self.next = counter;
    }
}

impl Flow for Tally<'_> {
    crate::flow::writes!();

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn at(&self) -> usize {
        self.at
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn raw(&mut self, _word: &mut u64, bits: u32) -> Result<(), WriteError> {
        self.at = self.at.wrapping_add(bits as usize);
        Ok(())
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn pad(&mut self) -> Result<(), WriteError> {
        let bits = self.at.wrapping_neg() & 7;
        self.padding = self.padding.wrapping_add(bits);
        self.at = self.at.wrapping_add(bits);
        Ok(())
    }

    fn fail(&mut self, fault: Fault, at: usize) -> WriteError {
        WriteError::of(fault, at)
    }

    fn limits(&mut self) -> &mut Limits {
        &mut self.limits
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn descend(&mut self) -> Result<(), WriteError> {
        Ok(())
    }
}

impl Sink for Tally<'_> {
    const CHECKS: bool = false;

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn put_scalar<C: Scalar>(&mut self, scalar: &C, _value: &C::Value) -> Result<(), WriteError> {
        self.at = self.at.wrapping_add(scalar.bits() as usize);
        Ok(())
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn put_bytes(&mut self, bytes: &[u8]) -> Result<(), WriteError> {
        self.pad()?;
        self.at = self.at.wrapping_add(bytes.len().wrapping_mul(8));
        Ok(())
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn part<T: WriteTask + Described>(&mut self, task: T) -> Result<(), WriteError> {
        if const { is_constant::<T>() } {
            self.at = self.at.wrapping_add(const { constant_bits(&T::SCHEMA) });
            return Ok(());
        }
        let (base, start, padding) = (self.next, self.at, self.padding);
        if const { has::<T>(Counting::Parts) } {
            task.run(self)?;
        } else if const { has::<T>(Counting::Subset) } {
            self.next = base.wrapping_add(2);
            task.run(self)?;
            self.add(base, self.at.wrapping_sub(start));
        } else {
            self.next = MUTED;
            task.run(self)?;
            let padding = self.padding.wrapping_sub(padding);
            let bits = self.at.wrapping_sub(start);
            if const { has::<T>(Counting::OnlyPadding) } {
                self.add(base, padding);
            } else if const { has::<T>(Counting::WithPadding) } {
                self.add(base, bits.wrapping_sub(padding));
                self.add(base.wrapping_add(1), padding);
            } else {
                self.add(base, bits);
            }
        }
        self.next = base.wrapping_add(const { slots(&T::SCHEMA) });
        Ok(())
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn element<T: WriteTask + Described>(&mut self, task: T) -> Result<(), WriteError> {
        self.part(task)
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn part_outlined<T: WriteTask + Described>(&mut self, task: T) -> Result<(), WriteError> {
        if const { is_constant::<T>() } {
            return self.part(task);
        }
        self.at = part_outlined(self.counters, self.next, self.at, task)?;
        self.next = self.next.wrapping_add(const { slots(&T::SCHEMA) });
        Ok(())
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn outline<T>(
        &mut self,
        write: impl FnOnce(&mut Self) -> Result<T, WriteError>,
    ) -> Result<T, WriteError> {
        let mut moved = self.moved();
        let result = outlined(&mut moved, write);
        *self = moved;
        result
    }
}

const fn is_constant<T: Described>() -> bool {
    has::<T>(Counting::Constant) || slots(&T::SCHEMA) == 0
}

const fn has<T: Described>(wanted: Counting) -> bool {
    counting(&T::SCHEMA) as u8 == wanted as u8
}

/// Counts in a function of its own, and returns the position after it. The stream is not passed by
/// reference, because it would have to stay in memory then.
#[inline(never)]
fn part_outlined<T: WriteTask + Described>(
    counters: &mut [u64],
    next: usize,
    at: usize,
    task: T,
) -> Result<usize, WriteError> {
    let mut tally = Tally { next, ..Tally::new(counters, at) };
    tally.part(task)?;
    Ok(tally.at)
}

/// Calls `write` without inlining it. The fields inside are counted one by one.
#[inline(never)]
fn outlined<'c, T>(
    stream: &mut Tally<'c>,
    write: impl FnOnce(&mut Tally<'c>) -> Result<T, WriteError>,
) -> Result<T, WriteError> {
    let mut moved = stream.moved();
    let result = write(&mut moved);
    *stream = moved;
    result
}
