//! What a packet may cost beyond its bits: levels of nesting, and elements that take no bits.

use crate::error::Fault;
use crate::stream::Flow;

/// Values that nest deeper than this are refused, so that a packet cannot exhaust the stack.
pub(crate) const MAX_DEPTH: u32 = 64;

/// The elements of lists that may take no bits, in the whole packet. All others pay at least one
/// bit each, so no packet makes more elements than it has bits, and these.
pub(crate) const FREE_ELEMENTS: u32 = 256;

/// The places of subsets in the whole packet, filled or not, together with the elements of arrays that
/// take no bits. One subset or array may come on top of that, as large as its type allows. Without
/// this bound, a list of subsets would make much memory out of few bits.
pub(crate) const PLACES: u32 = 1 << 16;

/// Whether the one large subset or array has not come yet.
const ONE_MORE: u32 = 1 << 31;

/// In place of the free elements: a packet had more elements or places than it may have.
const SPENT: u16 = u16::MAX;

/// What is left of the limits. Writers keep the same account as readers, so what is written can
/// be read.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    depth: u8,
    /// Objects of custom code inside of each other, apart from levels: most of them are in a list or a
    /// box, which is a level already.
    objects: u8,
    free_elements: u16,
    places: u32,
}

/// Takes one off what is left of a depth.
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

    /// Goes one level deeper into nested values.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub(crate) const fn descend(&mut self) -> Result<(), Fault> {
        one_deeper(&mut self.depth)
    }

    /// Comes back from a level.
    pub(crate) const fn ascend(&mut self) {
        self.depth = self.depth.saturating_add(1);
    }

    /// Goes into an object of custom code.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub(crate) const fn enter_object(&mut self) -> Result<(), Fault> {
        one_deeper(&mut self.objects)
    }

    /// Comes back from it.
    pub(crate) const fn leave_object(&mut self) {
        self.objects = self.objects.saturating_add(1);
    }

    /// How many more elements may take no bits.
    pub(crate) const fn free_elements(self) -> usize {
        if self.is_spent() { 0 } else { self.free_elements as usize }
    }

    /// Whether an element or a place was one too many.
    pub(crate) const fn is_spent(self) -> bool {
        self.free_elements == SPENT
    }

    /// Counts places of a subset, or elements of an array that took no bits.
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

    /// Counts an element that took no bits.
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

/// Counts places of a subset, or elements of an array that took no bits.
#[cfg_attr(not(debug_assertions), inline(always))]
pub(crate) fn count_places<F: Flow>(stream: &mut F, count: usize) -> Result<(), F::Error> {
    match stream.limits().places(count) {
        Ok(()) => Ok(()),
        Err(fault) => Err(stream.fail(fault, stream.at())),
    }
}
