//! Draws values, and changes the lists of a world from one tick to the next.

use std::collections::{BTreeMap, BTreeSet};

use tightwire_sim::Random;

use crate::{Draw, Keyed};

/// Keys come back after a while, so that another element has the key of one that is gone.
const KEYS_PER_ELEMENT: u64 = 3;

/// How much changes in a tick.
#[derive(Clone, Copy, Debug)]
pub struct Busy {
    /// The most elements of a list that change.
    pub changes: u64,
    /// One list in this many gains or loses an element.
    pub churn: u64,
    /// One list in this many is emptied, or filled.
    pub waves: u64,
}

/// Draws a place in a list.
pub fn pick(length: usize, random: &mut Random) -> usize {
    random.below(length.max(1) as u64) as usize
}

/// Moves a number a little, or draws it again.
pub fn drift(old: i64, first: i64, last: i64, random: &mut Random) -> i64 {
    let span = (last - first) as u64 + 1;
    if random.chance(0.3) {
        return first + random.below(span) as i64;
    }
    let step = random.below(13.min(span)) as i64 - 4.min(span as i64 / 2);
    (old + step).clamp(first, last)
}

/// A short text.
pub fn text(most: usize, random: &mut Random) -> String {
    let all = ['a', 'b', 'c', '7', ' ', 'ä', '猫'];
    let mut text = String::new();
    for _ in 0..pick(most + 1, random) {
        let next = all.get(pick(all.len(), random)).copied().unwrap_or('x');
        if text.len() + next.len_utf8() <= most {
            text.push(next);
        }
    }
    text
}

/// A rotation.
pub fn rotation(random: &mut Random) -> [f32; 4] {
    let parts: [f32; 4] = std::array::from_fn(|_| random.below(2001) as f32 / 1000.0 - 1.0);
    let length = parts.iter().map(|part| part * part).sum::<f32>().sqrt();
    if length < 0.1 { [0.0, 0.0, 0.0, 1.0] } else { parts.map(|part| part / length) }
}

/// A direction.
pub fn direction(random: &mut Random) -> [f32; 3] {
    let [x, y, z, _] = rotation(random);
    let length = (x * x + y * y + z * z).sqrt();
    if length < 0.1 { [0.0, 0.0, 1.0] } else { [x / length, y / length, z / length] }
}

/// A list of a few elements.
pub fn few<T>(most: u64, random: &mut Random, mut draw: impl FnMut(&mut Random) -> T) -> Vec<T> {
    (0..random.below(most + 1)).map(|_| draw(random)).collect()
}

/// A list of a few elements with keys, inside another element.
pub fn few_keyed<T: Keyed>(most: u64, last: u16, random: &mut Random) -> Vec<T> {
    let keys: BTreeSet<u16> =
        (0..random.below(most + 1)).map(|_| random.below(u64::from(last) + 1) as u16).collect();
    let with = |key| {
        let mut element = T::draw(random);
        element.set_key(key);
        element
    };
    keys.into_iter().map(with).collect()
}

/// Changes a few elements.
pub fn some<T: Draw>(elements: &mut [T], busy: Busy, random: &mut Random) {
    for _ in 0..random.below(busy.changes + 1) {
        let place = pick(elements.len(), random);
        if let Some(element) = elements.get_mut(place) {
            element.change(random);
        }
    }
}

/// What happens to a list in a tick.
enum Turn {
    Nothing,
    Add,
    Remove,
    Fill,
    Empty,
    /// An element is replaced by another one with the same name.
    Replace,
}

fn turn(busy: Busy, random: &mut Random) -> Turn {
    if random.below(busy.waves) == 0 {
        return if random.chance(0.5) { Turn::Fill } else { Turn::Empty };
    }
    if random.below(busy.churn) != 0 {
        return Turn::Nothing;
    }
    match random.below(5) {
        0 | 1 => Turn::Add,
        2 | 3 => Turn::Remove,
        _ => Turn::Replace,
    }
}

/// Changes a list with keys from `first` to `last`.
pub fn keyed<T: Keyed>(
    list: &mut Vec<T>,
    (first, last): (u16, u16),
    most: usize,
    busy: Busy,
    random: &mut Random,
) {
    some(list, busy, random);
    let keys = (most as u64 * KEYS_PER_ELEMENT).min(u64::from(last - first) + 1);
    let add = |list: &mut Vec<T>, random: &mut Random| {
        let key = first + random.below(keys) as u16;
        if list.len() < most
            && let Err(place) = list.binary_search_by_key(&key, Keyed::key)
        {
            let mut element = T::draw(random);
            element.set_key(key);
            list.insert(place, element);
        }
    };
    match turn(busy, random) {
        Turn::Nothing => {}
        Turn::Add => add(list, random),
        Turn::Remove if !list.is_empty() => drop(list.remove(pick(list.len(), random))),
        Turn::Fill => (0..2 * most).for_each(|_| add(list, random)),
        Turn::Empty => list.clear(),
        Turn::Remove | Turn::Replace => {
            let place = pick(list.len(), random);
            if let Some(old) = list.get_mut(place) {
                let mut element = T::draw(random);
                element.set_key(old.key());
                *old = element;
            }
        }
    }
}

/// Changes a list that grows and shrinks at its end, and sometimes at its start.
pub fn counted<T: Draw>(list: &mut Vec<T>, most: usize, busy: Busy, random: &mut Random) {
    some(list, busy, random);
    match turn(busy, random) {
        Turn::Nothing => {}
        Turn::Add if list.len() < most => list.push(T::draw(random)),
        Turn::Fill => list.resize_with(most, || T::draw(random)),
        Turn::Empty => list.clear(),
        Turn::Replace if !list.is_empty() => drop(list.remove(0)),
        Turn::Add | Turn::Remove | Turn::Replace => drop(list.pop()),
    }
}

/// Changes a map.
pub fn map<T: Draw>(map: &mut BTreeMap<u16, T>, most: usize, busy: Busy, random: &mut Random) {
    let keys = most as u64 * KEYS_PER_ELEMENT;
    for _ in 0..random.below(busy.changes + 1) {
        let from = random.below(keys) as u16;
        if let Some((_, element)) = map.range_mut(from..).next() {
            element.change(random);
        }
    }
    let add = |map: &mut BTreeMap<u16, T>, random: &mut Random| {
        if map.len() < most {
            map.insert(random.below(keys) as u16, T::draw(random));
        }
    };
    match turn(busy, random) {
        Turn::Nothing => {}
        Turn::Add => add(map, random),
        Turn::Fill => (0..2 * most).for_each(|_| add(map, random)),
        Turn::Empty => map.clear(),
        Turn::Remove | Turn::Replace => {
            let from = random.below(keys) as u16;
            let key = map.range(from..).next().map(|(key, _)| *key);
            key.map(|key| map.remove(&key));
        }
    }
}
