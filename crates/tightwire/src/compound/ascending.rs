//! Elements in ascending order: what sets and maps are read as, so that each has one encoding.
//!
//! They are written as a [list](crate::compound::list). A reader compares each element with the one
//! before it, and keeps the same accounts as for a list: memory follows the elements that are there.

use alloc::vec::Vec;

use crate::compound::list::{Elements, pay};
use crate::error::Fault;
use crate::scalar::Count;
use crate::shape::Name;
use crate::stream::Flow;

/// Reads at most `max` elements, each of which `follows` the one before it.
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
    // Each takes a bit, or is one of the few that may take none.
    let free = stream.limits().free_elements();
    if !stream.has_bits(length.saturating_sub(free)) {
        return Err(stream.fail(Fault::UnexpectedEnd, begin));
    }
    if known.nests {
        stream.descend()?;
    }
    // A count that the packet has no bits for fails at the element that is not there. Until then
    // elements are read, because one of them may be at fault first, and only the last is kept.
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
        // Only elements that take fewer bits than they declare come here.
        return Err(stream.fail(Fault::Declaration, begin));
    }
    if known.nests {
        stream.limits().ascend();
    }
    Ok(elements)
}
