//! Changes the lists of a world from one tick to the next.

use std::collections::BTreeMap;

use tightwire_sim::Random;

use super::{Changing, Keyed};

/// Keys come back after a while, so that another element has the key of one that is gone.
const KEYS_PER_ELEMENT: u64 = 4;

fn pick(length: usize, random: &mut Random) -> usize {
    random.below(length.max(1) as u64) as usize
}

/// Changes a few elements.
pub(super) fn some<T: Changing>(elements: &mut [T], random: &mut Random) {
    for _ in 0..random.below(4) {
        let place = pick(elements.len(), random);
        if let Some(element) = elements.get_mut(place) {
            element.change(random);
        }
    }
}

/// Changes a list with keys from `first` on.
pub(super) fn keyed<T: Changing + Keyed>(
    list: &mut Vec<T>,
    first: u16,
    most: usize,
    random: &mut Random,
) {
    some(list, random);
    match random.below(8) {
        0 | 1 if list.len() < most => {
            let key = first + random.below(most as u64 * KEYS_PER_ELEMENT) as u16;
            if let Err(place) = list.binary_search_by_key(&key, Keyed::key) {
                let mut element = T::draw(random);
                element.set_key(key);
                list.insert(place, element);
            }
        }
        2 if !list.is_empty() => {
            list.remove(pick(list.len(), random));
        }
        _ => {}
    }
}

/// Changes a list that grows and shrinks at its end.
pub(super) fn counted<T: Changing>(list: &mut Vec<T>, most: usize, random: &mut Random) {
    some(list, random);
    match random.below(8) {
        0 | 1 if list.len() < most => list.push(T::draw(random)),
        2 => {
            list.pop();
        }
        _ => {}
    }
}

/// Changes a map.
pub(super) fn map<T: Changing>(map: &mut BTreeMap<u16, T>, most: usize, random: &mut Random) {
    let key = random.below(most as u64 * KEYS_PER_ELEMENT) as u16;
    for (_, element) in map.range_mut(key..).take(random.below(3) as usize) {
        element.change(random);
    }
    match random.below(8) {
        0 | 1 if map.len() < most => {
            map.insert(key, T::draw(random));
        }
        2 => {
            map.remove(&key);
        }
        _ => {}
    }
}

/// A short text.
pub(super) fn text(most: usize, random: &mut Random) -> String {
    let mut text = format!("{:x}", random.next_u64());
    text.truncate(pick(most + 1, random));
    text
}
