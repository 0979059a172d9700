//! Helpers for priorities: the element of the game behind a key, and a priority by distance.

use crate::coding::numbers::sqrt;

/// Finds the elements of a sorted list by their keys, for the priorities of
/// [`Link::encode`](crate::Link::encode).
///
/// A link asks for the priorities of a list in the order of its keys. Finding the next element takes
/// one comparison, and any other element takes a binary search. A map needs no such helper.
///
/// ```
/// use tightwire::Wire;
/// use tightwire_delta::{ByKey, Element, History, Link, Nearby};
///
/// #[derive(Wire, Clone)]
/// struct World {
///     #[wire(max_len = 500, key = id)]
///     ships: Vec<Ship>,
///     #[wire(max_len = 50)]
///     flags: Vec<Flag>,
/// }
///
/// #[derive(Wire, Clone)]
/// struct Ship {
///     id: u16,
///     #[wire(compressed(-1000.0..=1000.0, 0.1))]
///     position: [f32; 2],
/// }
///
/// #[derive(Wire, Clone)]
/// struct Flag {
///     #[wire(compressed(-1000.0..=1000.0, 0.1))]
///     position: [f32; 2],
/// }
///
/// let ship = |id: u16| Ship { id, position: [f32::from(id) * 10.0 - 1000.0, 0.0] };
/// let world = World {
///     ships: (0..200).map(ship).collect(),
///     flags: vec![Flag { position: [5.0, 5.0] }, Flag { position: [0.0, 900.0] }],
/// };
/// let (mut history, mut link) = (History::<World>::new(None), Link::new(0));
/// history.record(1, &world)?;
///
/// // The client's camera is at the origin. What is more than 300 away is not sent.
/// let near = Nearby::new([0.0, 0.0], 20.0, 300.0);
/// let mut ships = ByKey::new(&world.ships, |ship| ship.id);
/// let priority = |element: Element| match element.list {
///     "ships" => ships.get(element.key).map_or(0, |ship| near.priority(ship.position)),
///     "flags" => near.priority(world.flags[element.key as usize].position), // no key, so an index
///     _ => 1,
/// };
/// let mut buffer = [0; 1200];
/// link.encode(&history, 1, &mut buffer, priority)?;
/// assert_eq!(link.elements(), 1 + 61 + 1); // the state's own fields, 61 ships, one flag
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct ByKey<'a, T, F> {
    all: &'a [T],
    key: F,
    /// The index after the element that was found last.
    next: usize,
}

impl<'a, T, F, K> ByKey<'a, T, F>
where
    F: Fn(&T) -> K,
    K: TryInto<i64>,
{
    /// Creates a helper for a list that is sorted by `key`, such as one with `#[wire(key = ..)]`.
    pub fn new(all: &'a [T], key: F) -> Self {
        Self { all, key, next: 0 }
    }

    /// Returns the element with this key. A key that does not fit into an `i64` is never found.
    pub fn get(&mut self, key: i64) -> Option<&'a T> {
        let of = |element: &T| (self.key)(element).try_into().ok();
        let is_it = |element: &&T| of(element) == Some(key);
        let place = match self.all.get(self.next).filter(is_it) {
            Some(_) => self.next,
            None => self.all.partition_point(|element| of(element).is_some_and(|of| of < key)),
        };
        let found = self.all.get(place).filter(is_it)?;
        self.next = place + 1;
        Some(found)
    }
}

/// Returns priorities by distance, so that a client gets what it can see.
///
/// Everything up to `near` has the priority 256. Beyond it, twice the distance is half the
/// priority, because errors look half as large there. Elements beyond `far` have the priority 0, so
/// the client does not have them. An element that crosses this border is removed or sent whole, so
/// choose `far` a little beyond the view of the client.
///
/// ```
/// use tightwire_delta::Nearby;
///
/// let near = Nearby::new([100.0, 0.0, 50.0], 10.0, 400.0);
/// assert_eq!(near.priority([104.0, 3.0, 50.0]), 256); // 5 away
/// assert_eq!(near.priority([100.0, 0.0, 70.0]), 128); // 20 away
/// assert_eq!(near.priority([100.0, 400.0, 50.0]), 6); // 400 away
/// assert_eq!(near.priority([100.0, 401.0, 50.0]), 0);
/// ```
///
/// [`ByKey`] has an example with a link.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Nearby<const N: usize> {
    from: [f32; N],
    near: f32,
    far: f32,
}

impl<const N: usize> Nearby<N> {
    /// Creates priorities for a client at a position.
    pub fn new(from: [f32; N], near: f32, far: f32) -> Self {
        // Numbers below 0, and those that are not numbers, count as 0.
        Self { from, near: near.max(0.0), far: far.max(0.0) }
    }

    /// Returns the priority of an element at a position: 1 to 256, or 0 if it is too far away. A
    /// position that is not a number counts as too far away.
    pub fn priority(&self, at: [f32; N]) -> u32 {
        let gaps = self.from.iter().zip(at).map(|(from, at)| at - from);
        let square: f32 = gaps.map(|gap| gap * gap).sum();
        if square <= self.near * self.near {
            256
        } else if square <= self.far * self.far {
            ((256.0 * self.near / sqrt(square)) as u32).clamp(1, 256)
        } else {
            0
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_key_of_a_list_is_found_in_any_order_and_no_other() {
        let all: Vec<(i32, u8)> = (-20..20).map(|key| (key * 3, key as u8)).collect();
        let mut found = ByKey::new(&all, |element| element.0);
        let in_order = (-70..70).chain((-70..70).rev()).chain([0, 57, -60, 3, 58, 6, 0, 0]);
        for key in in_order {
            let expected = all.iter().find(|element| i64::from(element.0) == key);
            assert_eq!(found.get(key), expected, "{key}");
        }
        let huge = [3, u64::MAX];
        let mut found = ByKey::new(&huge, |key| *key);
        assert_eq!((found.get(3), found.get(-1), found.get(3)), (Some(&3), None, Some(&3)));
        assert_eq!(ByKey::new(&[], |key: &u8| *key).get(0), None);
    }

    #[test]
    fn priorities_fall_with_the_distance_and_end_at_the_border() {
        let near = Nearby::new([0.0, 0.0], 10.0, 5000.0);
        let mut last = 256;
        for distance in 0..=5000_u16 {
            let priority = near.priority([0.0, f32::from(distance)]);
            assert!(priority > 0 && priority <= last, "{priority} at {distance}");
            last = priority;
        }
        assert_eq!(last, 1);
        assert_eq!(near.priority([0.0, 5000.1]), 0);
    }

    #[test]
    fn positions_that_are_not_numbers_are_far_away() {
        let odd = [f32::NAN, f32::INFINITY, -f32::INFINITY, f32::MAX];
        for number in odd {
            assert_eq!(Nearby::new([0.0], 10.0, 100.0).priority([number]), 0);
            assert_eq!(Nearby::new([number], 10.0, 100.0).priority([0.0]), 0);
            let _ = Nearby::new([1.0], number, number).priority([0.0]);
        }
        assert_eq!(Nearby::new([0.0], f32::NAN, 100.0).priority([50.0]), 1);
        assert_eq!(Nearby::new([0.0], -5.0, 100.0).priority([1.0]), 1);
    }
}
