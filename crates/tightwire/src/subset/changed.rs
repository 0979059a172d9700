//! An array with a flag for each element that changed.

/// An array with flags for the elements that changed. With `#[wire(subset)]`, only those are sent.
///
/// Reading over one with [`decode_into`](crate::decode_into) replaces and flags the elements that were
/// sent, and leaves the others unchanged. In a new value, the others are defaults.
///
/// ```
/// # #[cfg(feature = "derive")] {
/// use tightwire::Wire;
/// use tightwire::subset::Changed;
///
/// #[derive(Wire, Default)]
/// struct Doors {
///     #[wire(subset, range = 0..=100)]
///     open: Changed<u8, 16>,
/// }
///
/// let mut doors = Doors::default();
/// doors.open.set(3, 100);
/// let mut buffer = [0; Doors::MAX_BYTES];
/// let packet = tightwire::encode(&doors, &mut buffer)?;
/// assert_eq!(packet.len(), 3); // 12 bits say which, 7 say how far
/// doors.open.clear(); // what happens next is news again
///
/// let mut mirror = Doors::default();
/// mirror.open.values[5] = 40;
/// tightwire::decode_into(&mut mirror, packet).unwrap();
/// assert_eq!((mirror.open.values[3], mirror.open.values[5]), (100, 40));
/// assert_eq!(mirror.open.changed.iter().filter(|flag| **flag).count(), 1);
/// # }
/// # Ok::<(), tightwire::WriteError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Changed<T, const N: usize> {
    /// All elements.
    pub values: [T; N],
    /// The flags of the elements that changed.
    pub changed: [bool; N],
}

impl<T, const N: usize> Changed<T, N> {
    /// Creates an array without changes.
    ///
    /// ```
    /// use tightwire::subset::Changed;
    ///
    /// assert_eq!(Changed::new([1, 2, 3]).changed, [false; 3]);
    /// ```
    pub const fn new(values: [T; N]) -> Self {
        Self { values, changed: [false; N] }
    }

    /// Changes an element and flags it. Returns whether the index exists.
    ///
    /// ```
    /// use tightwire::subset::Changed;
    ///
    /// let mut heights = Changed::new([1, 2, 3]);
    /// assert!(heights.set(1, 9) && !heights.set(3, 9));
    /// assert_eq!((heights.values, heights.changed), ([1, 9, 3], [false, true, false]));
    /// ```
    pub fn set(&mut self, index: usize, value: T) -> bool {
        match (self.values.get_mut(index), self.changed.get_mut(index)) {
            (Some(place), Some(changed)) => {
                *place = value;
                *changed = true;
                true
            }
            _ => false,
        }
    }

    /// Clears all flags, to be called after the changes were sent.
    ///
    /// ```
    /// use tightwire::subset::Changed;
    ///
    /// let mut heights = Changed::new([1, 2, 3]);
    /// heights.set(1, 9);
    /// heights.clear();
    /// assert_eq!(heights, Changed::new([1, 9, 3]));
    /// ```
    pub const fn clear(&mut self) {
        self.changed = [false; N];
    }
}

impl<T: Default, const N: usize> Default for Changed<T, N> {
    fn default() -> Self {
        Self::new(core::array::from_fn(|_| T::default()))
    }
}
