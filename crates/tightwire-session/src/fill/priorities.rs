//! Chooses the objects for the next packet by waiting time and importance.

use alloc::vec;
use alloc::vec::Vec;

/// The priority points of all objects of a world, for one receiver.
///
/// Every tick, each object that has to be sent gains points. The packet is filled from the top of the
/// ranking, and the objects that were sent start from zero again.
///
/// ```
/// use tightwire_session::fill::Priorities;
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
    /// The objects that have to be sent, best first.
    ranked: Vec<usize>,
}

impl Priorities {
    /// Creates a list of objects with zero points.
    ///
    /// ```
    /// assert_eq!(tightwire_session::fill::Priorities::new(100).points(99), 0.0);
    /// ```
    pub fn new(objects: usize) -> Self {
        Self { points: vec![0.0; objects], ranked: Vec::with_capacity(objects) }
    }

    /// Adds points to each object for which `gain` returns some, and ranks these objects: most points
    /// first, and the lower index first among equals. Other objects are not ranked and keep their
    /// points.
    ///
    /// NaN counts as zero points.
    ///
    /// ```
    /// use tightwire_session::fill::Priorities;
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

    /// Takes the first `count` objects of the last [`rank`](Self::rank), or all if there are fewer.
    /// Their points are reset to zero.
    ///
    /// ```
    /// use tightwire_session::fill::Priorities;
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

    /// Adds points to one object, for example because a packet with it was lost.
    ///
    /// ```
    /// use tightwire_session::fill::Priorities;
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

    /// Returns the points of an object.
    ///
    /// ```
    /// use tightwire_session::fill::Priorities;
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
    // A NaN sum would stay NaN forever.
    if !sum.is_nan() {
        *points = sum;
    }
}
