//! Limits on what a packet may cost beyond its bits: nesting depth, and elements without bits.

use crate::error::Fault;
use crate::flow::Flow;

/// The maximum nesting depth, so that a packet cannot overflow the stack.
pub(crate) const MAX_DEPTH: u32 = 64;

/// The maximum number of list elements without bits in a whole packet. All other elements take at least
/// one bit each, so the number of elements is limited by the size of the packet plus this.
pub(crate) const FREE_ELEMENTS: u32 = 256;

/// The maximum number of places of subsets in a whole packet, occupied or not, together with array
/// elements without bits. In addition, one subset or array may be as large as its type allows. Without
/// this limit, a list of subsets could use a lot of memory with few bits.
pub(crate) const PLACES: u32 = 1 << 16;

/// Set while the one large subset or array has not been used yet.
const ONE_MORE: u32 = 1 << 31;

/// Replaces the number of free elements once a packet has exceeded a limit.
const SPENT: u16 = u16::MAX;

/// The remaining limits. Writers count in the same way as readers, so that everything that is written
/// can be read.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    depth: u8,
    /// The nesting depth of custom objects. It is separate from the levels, because most custom objects
    /// are in a list or a box, which already counts as a level.
    objects: u8,
    free_elements: u16,
    places: u32,
}

/// Decrements a remaining depth.
#[cfg_attr(not(debug_assertions), inline(always))]
const fn one_deeper(left: &mut u8) -> Result<(), Fault> {
    match left.checked_sub(1) {
        Some(less) => {
            *left = less;
            Ok(())
        }
        None => Err(Fault::TooDeep),
    }
}

impl Limits {
    pub(crate) const fn new() -> Self {
        Self {
            depth: MAX_DEPTH as u8,
            objects: MAX_DEPTH as u8,
            free_elements: FREE_ELEMENTS as u16,
            places: PLACES | ONE_MORE,
        }
    }

    /// Enters one more level of nested values.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub(crate) const fn descend(&mut self) -> Result<(), Fault> {
        one_deeper(&mut self.depth)
    }

    /// Leaves a level.
    pub(crate) const fn ascend(&mut self) {
        self.depth = self.depth.saturating_add(1);
    }

    /// Enters an object with custom code.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub(crate) const fn enter_object(&mut self) -> Result<(), Fault> {
        one_deeper(&mut self.objects)
    }

    /// Leaves an object with custom code.
    pub(crate) const fn leave_object(&mut self) {
        self.objects = self.objects.saturating_add(1);
    }

    /// Returns the number of elements without bits that are still allowed.
    pub(crate) const fn free_elements(self) -> usize {
        if self.is_spent() { 0 } else { self.free_elements as usize }
    }

    /// Returns whether a limit was exceeded.
    pub(crate) const fn is_spent(self) -> bool {
        self.free_elements == SPENT
    }

    /// Counts places of a subset, or array elements without bits.
    pub(crate) const fn places(&mut self, count: usize) -> Result<(), Fault> {
        if count <= (self.places & !ONE_MORE) as usize {
            self.places -= count as u32;
        } else if self.places & ONE_MORE != 0 {
            self.places &= !ONE_MORE;
        } else {
            self.free_elements = SPENT;
            return Err(Fault::TooLong);
        }
        Ok(())
    }

    /// Counts an element without bits.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub(crate) const fn free_element(&mut self) -> Result<(), Fault> {
        if self.free_elements == 0 || self.is_spent() {
            self.free_elements = SPENT;
            return Err(Fault::TooLong);
        }
        self.free_elements -= 1;
        Ok(())
    }
}

/// Counts places of a subset, or array elements without bits.
#[cfg_attr(not(debug_assertions), inline(always))]
pub(crate) fn count_places<F: Flow>(stream: &mut F, count: usize) -> Result<(), F::Error> {
    match stream.limits().places(count) {
        Ok(()) => Ok(()),
        Err(fault) => Err(stream.fail(fault, stream.at())),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_large_subset_changes_nothing_for_the_others() {
        // The second is too large for what is left.
        let mut limits = Limits::new();
        for (count, fits) in [(60_000, true), (10_000, true), (5_536, true), (1, false)] {
            assert_eq!(limits.places(count).is_ok(), fits, "{count}");
        }
        // Nothing is left for the second.
        let mut limits = Limits::new();
        for (count, fits) in [(PLACES as usize, true), (10, true), (0, true), (5, false)] {
            assert_eq!(limits.places(count).is_ok(), fits, "{count}");
        }
        assert!(limits.is_spent());
        assert_eq!(limits.free_elements(), 0);
        assert_eq!(limits.free_element(), Err(Fault::TooLong));
    }
}
