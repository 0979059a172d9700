//! A set together with the data of its members, and the iteration over both.

use crate::bits::low_bits;
use crate::error::Fault;
use crate::flow::StreamResult as Result;
use crate::shape::{Name, Number, Shape, Value};
use crate::stream::Stream;
use crate::subset::IndexSet;

/// The number of objects in a word.
pub(crate) const WORD: usize = 64;

/// The number of objects whose membership is cached, so that a predicate is called only once for each
/// of them.
const KEPT_OBJECTS: usize = 4096;

/// A set and the data of its members.
pub(crate) trait Members<S: Stream>: IndexSet {
    /// Writes or reads member `index`.
    fn object(&mut self, index: usize, stream: &mut S) -> Result<S>;
}

/// Names an index in traces. The first value of a subset keeps the name that the caller gave it.
#[cfg_attr(not(debug_assertions), inline(always))]
pub(crate) fn name_next<S: Stream>(stream: &mut S, previous: Option<usize>) {
    if previous.is_some() {
        stream.label("index");
    }
}

/// Writes or reads a member, named by its index.
#[cfg_attr(not(debug_assertions), inline(always))]
pub(crate) fn visit<S: Stream>(
    stream: &mut S,
    index: usize,
    object: impl FnOnce(usize, &mut S) -> Result<S>,
) -> Result<S> {
    stream.enter(Name::Index(index));
    object(index, stream)?;
    stream.leave();
    Ok(())
}

/// Writes or reads a member of a run, followed by a zero bit if it has no bits of its own.
///
/// This ensures that no packet has more members than bits, although one code stands for many members.
#[cfg_attr(not(debug_assertions), inline(always))]
pub(crate) fn visit_in_run<S: Stream>(
    stream: &mut S,
    index: usize,
    object: impl FnOnce(usize, &mut S) -> Result<S>,
) -> Result<S> {
    let start = stream.at();
    visit(stream, index, object)?;
    if stream.at() != start {
        return Ok(());
    }
    stream.begin(|| Shape::Bits { bits: 1 });
    let mut zero = 0;
    stream.raw(&mut zero, 1)?;
    if zero != 0 {
        return Err(stream.fail(Fault::Padding, start));
    }
    stream.end(|| Value::Number(Number::Unsigned(0)));
    Ok(())
}

/// Iterates over the members of a set in order, for strategies that need nothing else.
pub(crate) struct MemberIter {
    /// The number of objects.
    objects: usize,
    /// The first object of the current word.
    start: usize,
    /// The members of the current word that are still to come.
    rest: u64,
}

impl MemberIter {
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub(crate) fn new(objects: usize) -> Self {
        // The first word is one after the start.
        Self { objects, start: 0usize.wrapping_sub(WORD), rest: 0 }
    }

    /// Returns the next member.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub(crate) fn next(&mut self, set: &impl IndexSet) -> Option<usize> {
        while self.rest == 0 {
            // This is at most `objects`, which is far below the largest number.
            self.start = self.start.wrapping_add(WORD);
            if self.start >= self.objects {
                return None;
            }
            let (word, left) = (set.word(self.start / WORD), self.objects - self.start);
            self.rest = if left < WORD { word & low_bits(left as u32) } else { word };
        }
        let index = self.start + self.rest.trailing_zeros() as usize;
        self.rest &= self.rest - 1;
        Some(index)
    }
}

/// Writes or reads each member after its index, and `objects` as the index after the last.
#[cfg_attr(not(debug_assertions), inline(always))]
pub(crate) fn closed<S: Stream>(
    stream: &mut S,
    members: &mut impl Members<S>,
    index: impl Fn(&mut S, &mut usize, Option<usize>) -> Result<S>,
) -> Result<S> {
    let objects = members.objects();
    let mut walk = MemberIter::new(objects);
    let mut previous = None;
    loop {
        let mut at = if S::IS_WRITING { walk.next(members).unwrap_or(objects) } else { 0 };
        index(stream, &mut at, previous)?;
        if at == objects {
            return Ok(());
        }
        visit(stream, at, |index, stream| members.object(index, stream))?;
        previous = Some(at);
    }
}

/// Finds members and non-members in order, and keeps the current word.
pub(crate) struct Cursor {
    /// The index of the current word.
    at: usize,
    word: u64,
}

impl Cursor {
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub(crate) const fn new() -> Self {
        Self { at: usize::MAX, word: 0 }
    }

    /// Returns the first member at or after `from`, or the number of objects.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub(crate) fn member(&mut self, set: &impl IndexSet, from: usize) -> usize {
        self.find(set, from, 0)
    }

    /// Returns the first non-member at or after `from`, or the number of objects.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub(crate) fn gap(&mut self, set: &impl IndexSet, from: usize) -> usize {
        self.find(set, from, u64::MAX)
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn find(&mut self, set: &impl IndexSet, from: usize, flip: u64) -> usize {
        let objects = set.objects();
        let mut from = from;
        while from < objects {
            let at = from / WORD;
            if at != self.at {
                *self = Self { at, word: set.word(at) };
            }
            let rest = (self.word ^ flip) >> (from % WORD);
            if rest != 0 {
                return (from + rest.trailing_zeros() as usize).min(objects);
            }
            from = (at + 1) * WORD;
        }
        objects
    }
}

/// The first words of a set, cached from an earlier pass over it.
pub(crate) struct Kept<M> {
    words: [u64; KEPT_OBJECTS / WORD],
    members: M,
}

impl<M: IndexSet> Kept<M> {
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub(crate) fn new(members: M) -> Self {
        Self { words: [0; KEPT_OBJECTS / WORD], members }
    }

    /// Gets the word at `at` from `members` for the first time, and caches it.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub(crate) fn keep(&mut self, at: usize) -> u64 {
        let word = self.members.word(at);
        if let Some(kept) = self.words.get_mut(at) {
            *kept = word;
        }
        word
    }
}

impl<M: IndexSet> IndexSet for Kept<M> {
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn objects(&self) -> usize {
        self.members.objects()
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn word(&self, at: usize) -> u64 {
        match self.words.get(at) {
            Some(&word) => word,
            None => self.members.word(at),
        }
    }
}

impl<S: Stream, M: Members<S>> Members<S> for Kept<M> {
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn object(&mut self, index: usize, stream: &mut S) -> Result<S> {
        self.members.object(index, stream)
    }
}
