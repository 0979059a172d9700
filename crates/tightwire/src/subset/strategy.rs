//! The ways to encode which objects are members.

/// A way to encode which objects of an array are members.
///
/// Every strategy works for every set. They differ in cost. With `n` members among `N` objects:
///
/// | strategy | cost | cheap for |
/// |---|---|---|
/// | [`Bitmap`](Self::Bitmap) | `N` bits | about half of the objects |
/// | [`Indices`](Self::Indices) | a count, and `log2 N` bits per member | very few members |
/// | [`Sentinel`](Self::Sentinel) | `log2 N` bits per member, and once more | very few members, written in one pass |
/// | [`Ladder`](Self::Ladder) | 1 bit for a neighbour, otherwise 4 to 12 or more | few members, close together |
/// | [`Gaps`](Self::Gaps) | about `log2(N/n) + 1.5` bits per member | any random set of less than half |
/// | [`Holes`](Self::Holes) | the same per non-member | any random set of more than half |
/// | [`Runs`](Self::Runs) | two such codes per run of neighbours | neighbours that change together |
///
/// ```
/// use tightwire::subset::Strategy;
///
/// assert_eq!(Strategy::Ladder.to_string(), "ladder");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Strategy {
    /// One bit per object, followed by the object if the bit is set. It is written in one pass.
    Bitmap,
    /// The number of members, and the index of each member before its data.
    Indices,
    /// The index of each member before its data. An index past the last object marks the end. It is
    /// written in one pass.
    Sentinel,
    /// The distance of each member from the previous one before its data, in the rows of
    /// [`object_index`](crate::Stream::object_index). The distance to the end of the array marks the
    /// end. It is written in one pass.
    Ladder,
    /// The number of skipped objects before each member, Rice-coded with the best parameter for the
    /// set.
    Gaps,
    /// Like `Gaps`, with members and non-members exchanged: the lengths of runs of members between two
    /// non-members.
    Holes,
    /// The number of skipped objects and the length of the run before each run of neighbours, each
    /// Rice-coded with its own parameter.
    Runs,
}

impl Strategy {
    /// The strategies for the automatic choice. The position of a strategy is its tag.
    ///
    /// [`Sentinel`](Self::Sentinel) never costs less than [`Indices`](Self::Indices), so it has no tag.
    ///
    /// ```
    /// use tightwire::subset::Strategy;
    ///
    /// assert_eq!(Strategy::TAGGED[0], Strategy::Bitmap);
    /// ```
    pub const TAGGED: [Self; 6] =
        [Self::Bitmap, Self::Indices, Self::Ladder, Self::Gaps, Self::Holes, Self::Runs];

    /// The size of the tag in bits.
    ///
    /// ```
    /// assert_eq!(tightwire::subset::Strategy::TAG_BITS, 3);
    /// ```
    pub const TAG_BITS: u32 = 3;

    /// Returns the name of the strategy.
    ///
    /// ```
    /// use tightwire::subset::Strategy;
    ///
    /// assert_eq!(Strategy::Runs.name(), "runs");
    /// ```
    pub const fn name(self) -> &'static str {
        match self {
            Self::Bitmap => "bitmap",
            Self::Indices => "indices",
            Self::Sentinel => "sentinel",
            Self::Ladder => "ladder",
            Self::Gaps => "gaps",
            Self::Holes => "holes",
            Self::Runs => "runs",
        }
    }
}

impl core::fmt::Display for Strategy {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.write_str(self.name())
    }
}
