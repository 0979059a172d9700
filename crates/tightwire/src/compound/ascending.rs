//! Elements in ascending order, as which sets and maps are read, so that each has only one encoding.
//!
//! They are written as a [list](crate::compound::list). A reader compares each element with the one
//! before it, and counts in the same way as for a list: memory grows only with the elements that exist.

use alloc::vec::Vec;

use crate::compound::list::{Elements, pay};
use crate::error::Fault;
use crate::flow::Flow;
use crate::scalar::Count;
use crate::shape::Name;

/// Reads at most `max` elements, each of which must follow the one before it according to `follows`.
pub(crate) fn read<F: Flow, T>(
    stream: &mut F,
    max: usize,
    known: Elements,
    follows: impl Fn(&T, &T) -> bool,
    mut each: impl FnMut(&mut F) -> Result<T, F::Error>,
) -> Result<Vec<T>, F::Error> {
    let begin = stream.at();
    let mut length = 0;
    stream.code(&Count::new(max), &mut length)?;
    // Each element takes a bit, or is one of the few that may take none.
    let free = stream.limits().free_elements();
    if !stream.has_bits(length.saturating_sub(free)) {
        return Err(stream.fail(Fault::UnexpectedEnd, begin));
    }
    if known.nests {
        stream.descend()?;
    }
    // If the count is too large for the packet, reading fails at the first missing element. The
    // elements before it are still read, because one of them may be invalid, but only the last one is
    // kept.
    let fewest = known.fewest_bits as usize;
    let has_all = fewest == 0 || stream.has_bits(length.saturating_mul(fewest));
    let mut elements = Vec::new();
    if fewest > 0 && has_all {
        elements.reserve_exact(length);
    }
    for index in 0..length {
        stream.enter(Name::Index(index));
        let start = stream.at();
        let element = each(stream)?;
        pay(stream, start, known)?;
        if elements.last().is_some_and(|last| !follows(last, &element)) {
            return Err(stream.fail(Fault::KeyOrder, start));
        }
        if !has_all {
            elements.clear();
        }
        elements.push(element);
        stream.leave();
    }
    if !has_all {
        // This happens only if elements take fewer bits than they declare.
        return Err(stream.fail(Fault::Declaration, begin));
    }
    if known.nests {
        stream.limits().ascend();
    }
    Ok(elements)
}
