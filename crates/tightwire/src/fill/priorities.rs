//! Which objects go into the next packet: those that have waited longest, weighed by importance.

use alloc::vec;
use alloc::vec::Vec;

/// The points of every object of a world, for one receiver.
///
/// Every tick each object that is owed gains points. The packet is filled from the top of the list,
/// and what went in starts from zero again.
///
/// ```
/// use tightwire::fill::Priorities;
///
/// let mut priorities = Priorities::new(3);
/// let gain = |index: usize| Some([1.0, 5.0, 2.0][index]);
/// assert_eq!(priorities.rank(gain), [1, 2, 0]);
/// assert_eq!(priorities.take(1), [1]);
/// // 2, 5 and 4 points.
/// assert_eq!(priorities.rank(gain), [1, 2, 0]);
/// assert_eq!(priorities.take(2), [1, 2]);
/// // 3, 5 and 2 points: nobody waits forever.
/// assert_eq!(priorities.rank(gain), [1, 0, 2]);
/// ```
#[derive(Clone, Debug)]
pub struct Priorities {
    points: Vec<f32>,
    /// The objects that are owed, best first.
    ranked: Vec<usize>,
}

impl Priorities {
    /// Nobody has points.
    ///
    /// ```
    /// assert_eq!(tightwire::fill::Priorities::new(100).points(99), 0.0);
    /// ```
    pub fn new(objects: usize) -> Self {
        Self { points: vec![0.0; objects], ranked: Vec::with_capacity(objects) }
    }

    /// Gives points to the objects for which `gain` has some, and ranks these: most points first,
    /// and of equals the first. The others are not ranked and keep their points.
    ///
    /// NaN counts as no points.
    ///
    /// ```
    /// use tightwire::fill::Priorities;
    ///
    /// let mut priorities = Priorities::new(4);
    /// let moved = |index| (index != 2).then_some(1.0);
    /// assert_eq!(priorities.rank(moved), [0, 1, 3]);
    /// ```
    pub fn rank(&mut self, mut gain: impl FnMut(usize) -> Option<f32>) -> &[usize] {
        self.ranked.clear();
        for (index, points) in self.points.iter_mut().enumerate() {
            if let Some(gain) = gain(index) {
                add(points, gain);
                self.ranked.push(index);
            }
        }
        let points = |index: &usize| self.points.get(*index).copied().unwrap_or(0.0);
        self.ranked.sort_unstable_by(|a, b| points(b).total_cmp(&points(a)).then(a.cmp(b)));
        &self.ranked
    }

    /// Takes the first `count` objects of the last [`rank`](Self::rank), or all if they are fewer.
    /// They start from zero again.
    ///
    /// ```
    /// use tightwire::fill::Priorities;
    ///
    /// let mut priorities = Priorities::new(4);
    /// priorities.rank(|index| Some(index as f32));
    /// assert_eq!(priorities.take(2), [3, 2]);
    /// assert_eq!(priorities.points(3), 0.0);
    /// assert_eq!(priorities.points(1), 1.0);
    /// ```
    pub fn take(&mut self, count: usize) -> &[usize] {
        self.ranked.truncate(count);
        for &index in &self.ranked {
            if let Some(points) = self.points.get_mut(index) {
                *points = 0.0;
            }
        }
        &self.ranked
    }

    /// Gives points to one object: because a packet with it was lost, say.
    ///
    /// ```
    /// use tightwire::fill::Priorities;
    ///
    /// let mut priorities = Priorities::new(4);
    /// priorities.raise(2, 8.0);
    /// assert_eq!(priorities.rank(|_| Some(1.0)), [2, 0, 1, 3]);
    /// ```
    pub fn raise(&mut self, object: usize, points: f32) {
        if let Some(all) = self.points.get_mut(object) {
            add(all, points);
        }
    }

    /// The points of an object.
    ///
    /// ```
    /// use tightwire::fill::Priorities;
    ///
    /// let mut priorities = Priorities::new(4);
    /// priorities.raise(2, 8.0);
    /// assert_eq!(priorities.points(2), 8.0);
    /// ```
    pub fn points(&self, object: usize) -> f32 {
        self.points.get(object).copied().unwrap_or(0.0)
    }
}

fn add(points: &mut f32, gain: f32) {
    let sum = *points + gain;
    // A sum that is not a number would stay one for ever.
    if !sum.is_nan() {
        *points = sum;
    }
}
