//! A set together with what is written for each member, and the walk over both.

use crate::bits::low_bits;
use crate::error::Fault;
use crate::shape::{Name, Number, Shape, Value};
use crate::subset::IndexSet;
use crate::wire::{Stream, StreamResult as Result};

/// The objects of a word.
pub(crate) const WORD: usize = 64;

/// How many objects a walk keeps the set of, so that a question asked of each object is asked
/// once.
const KEPT_OBJECTS: usize = 4096;

/// A set, and what a member is made of.
pub(crate) trait Members<S: Stream>: IndexSet {
    /// Writes or reads member `index`.
    fn object(&mut self, index: usize, stream: &mut S) -> Result<S>;
}

/// Names an index in traces; the first value of a subset keeps the name that the caller gave it.
#[cfg_attr(not(debug_assertions), inline(always))]
pub(crate) fn name_next<S: Stream>(stream: &mut S, previous: Option<usize>) {
    if previous.is_some() {
        stream.label("index");
    }
}

/// Writes or reads a member under its index.
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

/// Writes or reads a member of a run, with a zero bit after it if it has no bits of its own.
///
/// So no packet names more members than it has bits, although one code stands for many.
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

/// The members of a set from left to right, for strategies that look at nothing else.
pub(crate) struct Walk {
    /// The number of objects.
    objects: usize,
    /// The first object of the word.
    start: usize,
    /// The members of the word that are still to come.
    rest: u64,
}

impl Walk {
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub(crate) fn new(set: &impl IndexSet) -> Self {
        let objects = set.objects();
        Self { objects, start: 0, rest: word_of(set, 0, objects) }
    }

    /// The next member.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub(crate) fn next(&mut self, set: &impl IndexSet) -> Option<usize> {
        while self.rest == 0 {
            // At most `objects`, which is far below the largest number.
            self.start += WORD;
            if self.start >= self.objects {
                return None;
            }
            self.rest = word_of(set, self.start, self.objects);
        }
        let index = self.start + self.rest.trailing_zeros() as usize;
        self.rest &= self.rest - 1;
        Some(index)
    }
}

/// The word from object `start` on, without what lies past the last object.
#[cfg_attr(not(debug_assertions), inline(always))]
fn word_of(set: &impl IndexSet, start: usize, objects: usize) -> u64 {
    let word = set.word(start / WORD);
    if objects - start < WORD { word & low_bits((objects - start) as u32) } else { word }
}

/// Finds members and non-members from left to right, with the current word at hand.
pub(crate) struct Cursor {
    /// The number of the word.
    at: usize,
    word: u64,
}

impl Cursor {
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub(crate) fn new(set: &impl IndexSet) -> Self {
        Self { at: 0, word: set.word(0) }
    }

    /// The first member at or after `from`, or the number of objects.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub(crate) fn member(&mut self, set: &impl IndexSet, from: usize) -> usize {
        self.find(set, from, 0)
    }

    /// The first object at or after `from` that is not a member, or the number of objects.
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

/// The first words of a set, kept from an earlier pass over it.
pub(crate) struct Kept<M> {
    words: [u64; KEPT_OBJECTS / WORD],
    members: M,
}

impl<M: IndexSet> Kept<M> {
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub(crate) fn new(members: M) -> Self {
        Self { words: [0; KEPT_OBJECTS / WORD], members }
    }

    /// The word that `members` has at `at`, which is asked for the first time.
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
