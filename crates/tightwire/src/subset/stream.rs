//! Stream methods for subsets.

use crate::error::{Fault, ReadError, WriteError};
use crate::flow::StreamResult as Result;
use crate::flow::count_places;
use crate::scalar::Tag;
use crate::schema::Schema;
use crate::shape::Name;
use crate::stream::{Reader, Stream, Writer};
use crate::subset::field::cost_of_members;
use crate::subset::members::{Kept, Members, WORD};
use crate::subset::{
    Filter, IndexSet, MAX_OBJECTS, Plan, Strategy, bitmap, gaps, holes, indices, ladder, runs,
};

/// Methods for subsets of an array, on every stream.
///
/// ```
/// use tightwire::{ReadStream, Result, Stream, SubsetStream, WriteStream};
///
/// #[derive(Clone, Default, Debug, PartialEq)]
/// struct Crate { height: u16, moved: bool }
///
/// /// Those that moved, in as few bits as say which.
/// fn moved<S: Stream>(crates: &mut [Crate], stream: &mut S) -> Result<S> {
///     stream.subset(crates, |one| one.moved, |stream, one| stream.u16(&mut one.height))
/// }
///
/// let mut crates = vec![Crate::default(); 901];
/// crates[70] = Crate { height: 5, moved: true };
/// let mut buffer = [0; 64];
/// let mut stream = WriteStream::new(&mut buffer);
/// moved(&mut crates, &mut stream).unwrap();
/// let packet = stream.finish().unwrap();
/// assert_eq!(packet.len(), 5); // 18 bits say which, 16 say how high
///
/// let mut mirror = vec![Crate::default(); 901];
/// moved(&mut mirror, &mut ReadStream::new(packet)).unwrap();
/// assert_eq!(mirror[70].height, 5);
/// ```
pub trait SubsetStream: Stream {
    /// Writes or reads the objects for which `is_member` returns true, each with the given function. It
    /// uses the cheapest [`Strategy`], after a tag of 3 bits.
    ///
    /// Reading replaces those objects and leaves the others unchanged. Both sides must have arrays of
    /// the same length. `is_member` is called only when writing, once for each of the first 4096
    /// objects and twice for each object after them.
    ///
    /// # Errors
    ///
    /// Returns any error from an object. Fails when reading if the tag does not exist, or if an index
    /// is past the end or does not increase. Fails in both directions if the array has more than
    /// [`MAX_OBJECTS`](crate::subset::MAX_OBJECTS) objects.
    ///
    /// ```
    /// use tightwire::{MeasureStream, Stream, SubsetStream};
    ///
    /// let mut ammo = [0u8, 0, 7, 0, 0, 0, 0, 0, 0, 0];
    /// let mut stream = MeasureStream::new();
    /// stream.subset(&mut ammo, |&ammo| ammo > 0, |stream, ammo| stream.u8(ammo))?;
    /// assert_eq!(stream.bits_used(), 3 + 8 + 8);
    /// # Ok::<(), tightwire::WriteError>(())
    /// ```
    #[track_caller]
    fn subset<T>(
        &mut self,
        objects: &mut [T],
        is_member: impl Fn(&T) -> bool,
        each: impl FnMut(&mut Self, &mut T) -> Result<Self>,
    ) -> Result<Self> {
        best(self, Slice { objects, is_member, each }, |plan| plan)
    }

    /// Writes or reads the objects for which `is_member` returns true, with a strategy that both sides
    /// have agreed on.
    ///
    /// # Errors
    ///
    /// Fails in the same cases as [`subset`](Self::subset).
    ///
    /// ```
    /// use tightwire::subset::Strategy;
    /// use tightwire::{MeasureStream, Stream, SubsetStream};
    ///
    /// let mut ammo = [0u8, 0, 7, 0, 0, 0, 0, 0, 0, 0];
    /// let mut stream = MeasureStream::new();
    /// let each = |stream: &mut MeasureStream, ammo: &mut u8| stream.u8(ammo);
    /// stream.subset_as(Strategy::Bitmap, &mut ammo, |&ammo| ammo > 0, each)?;
    /// assert_eq!(stream.bits_used(), 10 + 8);
    /// # Ok::<(), tightwire::WriteError>(())
    /// ```
    #[track_caller]
    fn subset_as<T>(
        &mut self,
        strategy: Strategy,
        objects: &mut [T],
        is_member: impl Fn(&T) -> bool,
        each: impl FnMut(&mut Self, &mut T) -> Result<Self>,
    ) -> Result<Self> {
        named(self, strategy, Slice { objects, is_member, each })
    }

    /// Writes the members of `set`, each with the given function. It uses the cheapest [`Strategy`],
    /// after a tag of 3 bits.
    ///
    /// # Errors
    ///
    /// Returns any error from a member. Also fails if the set has members past the end of its array.
    ///
    /// ```
    /// use tightwire::subset::Bits;
    /// use tightwire::scalar::U8;
    /// use tightwire::{SubsetStream, WriteStream, Writer};
    ///
    /// let changed = [1 << 63, 1]; // objects 63 and 64
    /// let mut buffer = [0; 16];
    /// let mut stream = WriteStream::new(&mut buffer);
    /// stream.write_subset(&Bits::new(&changed, 100), |index, stream| {
    ///     stream.put(U8, index as u8)
    /// })?;
    /// assert_eq!(stream.finish()?.len(), 5);
    /// # Ok::<(), tightwire::WriteError>(())
    /// ```
    #[track_caller]
    fn write_subset(
        &mut self,
        set: &(impl IndexSet + ?Sized),
        each: impl FnMut(usize, &mut Self) -> core::result::Result<(), WriteError>,
    ) -> core::result::Result<(), WriteError>
    where
        Self: Writer,
    {
        best(self, Set::new(set, each), |plan| plan)
    }

    /// Writes the members of `set` with a strategy that both sides have agreed on.
    ///
    /// # Errors
    ///
    /// Fails in the same cases as [`write_subset`](Self::write_subset).
    ///
    /// ```
    /// use tightwire::subset::Strategy;
    /// use tightwire::scalar::Bits;
    /// use tightwire::{SubsetStream, WriteStream, Writer};
    ///
    /// let mut buffer = [0; 16];
    /// let mut stream = WriteStream::new(&mut buffer);
    /// let each = |_, stream: &mut WriteStream| stream.put(Bits::new(2), 0b11u8);
    /// stream.write_subset_as(Strategy::Bitmap, &[false, true, false], each)?;
    /// assert_eq!(stream.finish()?, [0b01110]);
    /// # Ok::<(), tightwire::WriteError>(())
    /// ```
    #[track_caller]
    fn write_subset_as(
        &mut self,
        strategy: Strategy,
        set: &(impl IndexSet + ?Sized),
        each: impl FnMut(usize, &mut Self) -> core::result::Result<(), WriteError>,
    ) -> core::result::Result<(), WriteError>
    where
        Self: Writer,
    {
        named(self, strategy, Set::new(set, each))
    }

    /// Reads a subset of `objects`. It calls `each` with the index of every member, in ascending order,
    /// while the stream is at the member's data.
    ///
    /// # Errors
    ///
    /// Returns any error from a member. Also fails if the tag does not exist, or if an index is past
    /// the end or does not increase.
    ///
    /// ```
    /// use tightwire::scalar::Bits;
    /// use tightwire::{ReadStream, Reader, SubsetStream};
    ///
    /// let mut heights = [0; 3];
    /// // Tag 0 is a bitmap; the middle object has two bits.
    /// ReadStream::new(&[0b01110_000]).read_subset(3, |index, stream| {
    ///     heights[index] = stream.take(Bits::<u8>::new(2))?;
    ///     Ok(())
    /// })?;
    /// assert_eq!(heights, [0, 0b11, 0]);
    /// # Ok::<(), tightwire::ReadError>(())
    /// ```
    #[track_caller]
    fn read_subset(
        &mut self,
        objects: usize,
        each: impl FnMut(usize, &mut Self) -> core::result::Result<(), ReadError>,
    ) -> core::result::Result<(), ReadError>
    where
        Self: Reader,
    {
        best(self, Set::new(&unknown(objects), each), |plan| plan)
    }

    /// Reads a subset of `objects` with a strategy that both sides have agreed on.
    ///
    /// # Errors
    ///
    /// Fails in the same cases as [`read_subset`](Self::read_subset).
    ///
    /// ```
    /// use tightwire::subset::Strategy;
    /// use tightwire::scalar::Bits;
    /// use tightwire::{ReadStream, Reader, SubsetStream};
    ///
    /// let mut found = vec![];
    /// ReadStream::new(&[0b01110]).read_subset_as(Strategy::Bitmap, 3, |index, stream| {
    ///     found.push((index, stream.take(Bits::<u8>::new(2))?));
    ///     Ok(())
    /// })?;
    /// assert_eq!(found, [(1, 0b11)]);
    /// # Ok::<(), tightwire::ReadError>(())
    /// ```
    #[track_caller]
    fn read_subset_as(
        &mut self,
        strategy: Strategy,
        objects: usize,
        each: impl FnMut(usize, &mut Self) -> core::result::Result<(), ReadError>,
    ) -> core::result::Result<(), ReadError>
    where
        Self: Reader,
    {
        named(self, strategy, Set::new(&unknown(objects), each))
    }

    /// Writes which objects are members of `set`, without any data.
    ///
    /// The same reader can read the output of [`write_subset`](Self::write_subset) with a function that
    /// writes nothing. This method takes into account that members have no data, so it chooses a better
    /// strategy.
    ///
    /// # Errors
    ///
    /// Fails if the set has members past the end of its array.
    ///
    /// ```
    /// use tightwire::{SubsetStream, WriteStream};
    ///
    /// let mut buffer = [0; 16];
    /// let mut stream = WriteStream::new(&mut buffer);
    /// stream.write_index_set(&[false, true, false])?;
    /// assert_eq!(stream.finish()?, [0b010_000]);
    /// # Ok::<(), tightwire::WriteError>(())
    /// ```
    #[track_caller]
    fn write_index_set(
        &mut self,
        set: &(impl IndexSet + ?Sized),
    ) -> core::result::Result<(), WriteError>
    where
        Self: Writer,
    {
        best(self, Set::new(set, |_, _: &mut Self| Ok(())), Plan::without_data)
    }

    /// Reads which of `objects` are members.
    ///
    /// # Errors
    ///
    /// Fails in the same cases as [`read_subset`](Self::read_subset).
    ///
    /// ```
    /// use tightwire::{ReadStream, SubsetStream};
    ///
    /// let mut removed = vec![];
    /// ReadStream::new(&[0b010_000]).read_index_set(3, |index| removed.push(index))?;
    /// assert_eq!(removed, [1]);
    /// # Ok::<(), tightwire::ReadError>(())
    /// ```
    #[track_caller]
    fn read_index_set(
        &mut self,
        objects: usize,
        mut each: impl FnMut(usize),
    ) -> core::result::Result<(), ReadError>
    where
        Self: Reader,
    {
        self.read_subset(objects, |index, _| {
            each(index);
            Ok(())
        })
    }
}

impl<S: Stream> SubsetStream for S {}

/// The members of a slice.
struct Slice<'a, T, P, E> {
    objects: &'a mut [T],
    is_member: P,
    each: E,
}

impl<T, P: Fn(&T) -> bool, E> IndexSet for Slice<'_, T, P, E> {
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn objects(&self) -> usize {
        self.objects.len()
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn word(&self, at: usize) -> u64 {
        let rest = self.objects.get(at.saturating_mul(WORD)..).unwrap_or_default();
        let objects = rest.get(..WORD).unwrap_or(rest);
        objects.iter().rfold(0, |word, one| (word << 1) | u64::from((self.is_member)(one)))
    }

    fn has_strays(&self) -> bool {
        false
    }
}

impl<S: Stream, T, P, E> Members<S> for Slice<'_, T, P, E>
where
    P: Fn(&T) -> bool,
    E: FnMut(&mut S, &mut T) -> Result<S>,
{
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn object(&mut self, index: usize, stream: &mut S) -> Result<S> {
        match self.objects.get_mut(index) {
            Some(object) => (self.each)(stream, object),
            None => Err(stream.fail(Fault::OutOfRange, stream.at())),
        }
    }
}

/// The members of a set, identified by their index.
pub(crate) struct Set<'a, T: ?Sized, E> {
    set: &'a T,
    /// The size of the set. It is queried once. Later changes of it are ignored.
    objects: usize,
    each: E,
}

impl<'a, T: IndexSet + ?Sized, E> Set<'a, T, E> {
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub(crate) fn new(set: &'a T, each: E) -> Self {
        Self { set, objects: set.objects(), each }
    }
}

impl<T: IndexSet + ?Sized, E> IndexSet for Set<'_, T, E> {
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn objects(&self) -> usize {
        self.objects
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn word(&self, at: usize) -> u64 {
        self.set.word(at)
    }

    fn has_strays(&self) -> bool {
        self.set.has_strays()
    }
}

impl<S: Stream, T: IndexSet + ?Sized, E: FnMut(usize, &mut S) -> Result<S>> Members<S>
    for Set<'_, T, E>
{
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn object(&mut self, index: usize, stream: &mut S) -> Result<S> {
        (self.each)(index, stream)
    }
}

/// The set of a reader, which does not know the members yet.
pub(crate) const fn unknown(objects: usize) -> impl IndexSet {
    Filter::new(objects, |_| false)
}

/// Writes with the cheapest strategy, or reads with the strategy that the packet names.
#[track_caller]
fn best<S: Stream>(
    stream: &mut S,
    members: impl Members<S>,
    adjust: impl FnOnce(Plan) -> Plan,
) -> Result<S> {
    stream.enter(Name::Here);
    best_here(stream, members, adjust)?;
    stream.leave();
    Ok(())
}

/// Writes or reads like [`best`], when the name has been entered already.
pub(crate) fn best_here<S: Stream>(
    stream: &mut S,
    mut members: impl Members<S>,
    adjust: impl FnOnce(Plan) -> Plan,
) -> Result<S> {
    let mut number = 0;
    if S::IS_READING {
        stream.code(&TAG, &mut number)?;
        let strategy = Strategy::TAGGED.get(number as usize).copied().unwrap_or(Strategy::Bitmap);
        check(stream, &members)?;
        return code_as(stream, strategy, &mut members, None);
    }
    check(stream, &members)?;
    let objects = members.objects();
    let mut members = Kept::new(members);
    let plan = adjust(Plan::scan(objects, |at| members.keep(at)));
    let strategy = plan.best();
    number = Strategy::TAGGED.iter().position(|&one| one == strategy).unwrap_or(0) as u32;
    stream.code(&TAG, &mut number)?;
    code_as(stream, strategy, &mut members, Some(plan))
}

/// Writes or reads with a strategy that the caller chose.
#[track_caller]
fn named<S: Stream>(stream: &mut S, strategy: Strategy, mut members: impl Members<S>) -> Result<S> {
    stream.enter(Name::Here);
    check(stream, &members)?;
    code_as(stream, strategy, &mut members, None)?;
    stream.leave();
    Ok(())
}

/// Writes the members of a set like a field does, for programs that have only the schema of a type.
#[doc(hidden)]
pub fn write_places<W: Writer>(
    stream: &mut W,
    set: &impl IndexSet,
    member: &Schema,
    each: impl FnMut(usize, &mut W) -> core::result::Result<(), WriteError>,
) -> core::result::Result<(), WriteError> {
    count_places(stream, set.objects())?;
    best_here(stream, Set::new(set, each), cost_of_members(member))
}

/// Reads what [`write_places`] wrote.
#[doc(hidden)]
pub fn read_places<R: Reader>(
    stream: &mut R,
    places: usize,
    each: impl FnMut(usize, &mut R) -> core::result::Result<(), ReadError>,
) -> core::result::Result<(), ReadError> {
    count_places(stream, places)?;
    best_here(stream, Set::new(&unknown(places), each), |plan| plan)
}

/// The tag of the strategy.
const TAG: Tag = Tag::new(Strategy::TAGGED.len() as u32, Strategy::TAG_BITS, name);

/// Returns the name of the strategy with this tag.
fn name(tag: u32) -> &'static str {
    Strategy::TAGGED.get(tag as usize).map_or("", |strategy| strategy.name())
}

/// Rejects a set that does not fit in its array.
fn check<S: Stream>(stream: &mut S, set: &impl IndexSet) -> Result<S> {
    if set.objects() > MAX_OBJECTS {
        return Err(stream.fail(Fault::Declaration, stream.at()));
    }
    if S::IS_WRITING && set.has_strays() {
        return Err(stream.fail(Fault::OutOfRange, stream.at()));
    }
    Ok(())
}

/// Writes or reads with one strategy. A writer reuses the plan of the set if there is one.
fn code_as<S: Stream>(
    stream: &mut S,
    strategy: Strategy,
    members: &mut impl Members<S>,
    plan: Option<Plan>,
) -> Result<S> {
    let plan = || match plan {
        None if S::IS_WRITING => Some(Plan::scan(members.objects(), |at| members.word(at))),
        plan => plan,
    };
    match strategy {
        Strategy::Bitmap => bitmap::code(stream, members),
        Strategy::Indices => indices::counted(stream, members),
        Strategy::Sentinel => indices::sentinel(stream, members),
        Strategy::Ladder => ladder::code(stream, members),
        Strategy::Gaps => {
            let k = plan().map_or(0, |plan| plan.gaps_parameter);
            gaps::code(stream, members, k)
        }
        Strategy::Holes => {
            let k = plan().map_or(0, |plan| plan.holes_parameter);
            holes::code(stream, members, k)
        }
        Strategy::Runs => {
            let k = plan().map(|plan| plan.runs_parameters).unwrap_or_default();
            runs::code(stream, members, k)
        }
    }
}
