//! What a packet may cost beyond its bits: levels of nesting, and elements that take no bits.

use crate::error::Fault;

/// Values that nest deeper than this are refused, so that a packet cannot exhaust the stack.
pub(crate) const MAX_DEPTH: u32 = 64;

/// The elements of lists that may take no bits, in the whole packet. All others pay at least one
/// bit each, so no packet makes more elements than it has bits, and these.
pub(crate) const FREE_ELEMENTS: u32 = 256;

/// What is left of the limits. Writers keep the same account as readers, so what is written can
/// be read.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    depth: u16,
    /// Objects of custom code inside of each other, apart from levels: most of them are in a list or a
    /// box, which is a level already.
    objects: u16,
    free_elements: u32,
}

/// Takes one off what is left of a depth.
#[cfg_attr(not(debug_assertions), inline(always))]
const fn one_deeper(left: &mut u16) -> Result<(), Fault> {
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
        Self { depth: MAX_DEPTH as u16, objects: MAX_DEPTH as u16, free_elements: FREE_ELEMENTS }
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
        self.free_elements as usize
    }

    /// Counts an element that took no bits.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub(crate) const fn free_element(&mut self) -> Result<(), Fault> {
        match self.free_elements.checked_sub(1) {
            Some(free) => {
                self.free_elements = free;
                Ok(())
            }
            None => Err(Fault::TooLong),
        }
    }
}
