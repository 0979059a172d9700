//! The ways to say which objects are members.

/// A way to say which objects of an array are members.
///
/// All of them take any set; they differ in cost. With `n` members among `N` objects:
///
/// | strategy | what it costs | cheap for |
/// |---|---|---|
/// | [`Bitmap`](Self::Bitmap) | `N` bits | around a half |
/// | [`Indices`](Self::Indices) | a count, and `log2 N` bits each | very few |
/// | [`Sentinel`](Self::Sentinel) | `log2 N` bits each, and once more | very few, written in one pass |
/// | [`Ladder`](Self::Ladder) | 1 bit for a neighbour, 4 to 12 and more else | few, close together |
/// | [`Gaps`](Self::Gaps) | about `log2(N/n) + 1.5` bits each | any random set of less than a half |
/// | [`Holes`](Self::Holes) | the same per object that is not a member | any random set of more |
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
    /// A bit per object, and after a set bit the object. Written in one pass.
    Bitmap,
    /// The number of members, and in front of each its index.
    Indices,
    /// In front of each member its index; an index past the last object closes the walk. Written
    /// in one pass.
    Sentinel,
    /// In front of each member its distance from the one before, in the rows of
    /// [`object_index`](crate::Stream::object_index); the distance to the end closes the walk.
    /// Written in one pass.
    Ladder,
    /// In front of each member the number of objects skipped, Rice coded with the parameter that
    /// is best for the set.
    Gaps,
    /// The same with members and other objects exchanged: the lengths of stretches of members
    /// between two other objects.
    Holes,
    /// In front of each run of neighbours the number of objects skipped and the length of the
    /// run, each Rice coded with a parameter of its own.
    Runs,
}

impl Strategy {
    /// Those that the automatic choice is made from; the position is the tag.
    ///
    /// [`Sentinel`](Self::Sentinel) never costs less than [`Indices`](Self::Indices), so it has
    /// none.
    ///
    /// ```
    /// use tightwire::subset::Strategy;
    ///
    /// assert_eq!(Strategy::TAGGED[0], Strategy::Bitmap);
    /// ```
    pub const TAGGED: [Self; 6] =
        [Self::Bitmap, Self::Indices, Self::Ladder, Self::Gaps, Self::Holes, Self::Runs];

    /// The bits of the tag.
    ///
    /// ```
    /// assert_eq!(tightwire::subset::Strategy::TAG_BITS, 3);
    /// ```
    pub const TAG_BITS: u32 = 3;

    /// What the strategy is called.
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
