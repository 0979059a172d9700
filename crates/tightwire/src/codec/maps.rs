//! Sets and maps as fields, in ascending order so that equal values have equal bytes.
//!
//! Writers sort unsorted elements. Readers reject elements that are not in order or occur twice. Each
//! value therefore has only one encoding, and a hostile packet cannot create a map that is smaller than
//! its count.
//!
//! The format defines the order. `Ord` has the same order for numbers and texts, and for tuples, arrays
//! and options of those. For other types it may differ or may compare fields that are not sent, so they
//! are compared with a [`KeyStream`].

use alloc::collections::{BTreeMap, BTreeSet, BinaryHeap};
use alloc::vec::Vec;
#[cfg(feature = "std")]
use core::hash::{BuildHasher, Hash};
use core::marker::PhantomData;
#[cfg(feature = "std")]
use std::collections::{HashMap, HashSet};

use crate::codec::Codec;
use crate::codec::Written;
use crate::codec::by_code;
use crate::codec::elements::{ByCodec, elements_of};
use crate::codec::{Leaf, Len, Plain};
use crate::compound::ascending;
use crate::compound::list::{self, Elements, VisitElement};
use crate::error::{Fault, ReadError, WriteError};
use crate::flow::{Gather, KeyStream, Sink, WriteTask};
use crate::layout::fixed_width;
use crate::schema::{Known, Schema};
use crate::shape::Name;
use crate::stream::{Reader, Writer};
use crate::wire::Wire;

/// Returns elements in the ascending order of their keys, which `Ord` defines.
fn in_order<C: Codec<K>, K: Ord, E: Copy>(
    elements: impl Iterator<Item = E>,
    key: impl Fn(&E) -> &K,
) -> impl Iterator<Item = E> {
    let mut elements: Vec<E> = elements.collect();
    let order = by_code::order::<C, K, E>(&elements, &key).unwrap_or_else(|| {
        elements.sort_unstable_by(|one, other| key(one).cmp(key(other)));
        (0..elements.len() as u64).collect()
    });
    order.into_iter().filter_map(move |word| elements.get(word as u32 as usize).copied())
}

/// Returns the numbers by which a key is compared.
fn numbers_of<C: Codec<K>, K>(key: &K) -> Vec<u128> {
    let mut stream = KeyStream::new();
    // If a key cannot be written, the error is reported when it is written.
    let _ = C::write(key, &mut stream);
    stream.finish()
}

/// Sorts elements by their keys in the order of the format. Two keys with the same bits are an error
/// unless duplicates are allowed, because a reader would reject the second.
fn in_order_of<C: Codec<K>, K, E, W: Sink>(
    elements: impl Iterator<Item = E>,
    key: impl Fn(&E) -> &K,
    repeats: bool,
    stream: &mut W,
) -> Result<Vec<E>, WriteError> {
    let numbered = elements.map(|element| (numbers_of::<C, K>(key(&element)), element));
    let mut numbered: Vec<(Vec<u128>, E)> = numbered.collect();
    numbered.sort_by(|one, other| one.0.cmp(&other.0));
    let mut pairs = numbered.iter().zip(numbered.iter().skip(1));
    if !repeats && pairs.any(|(one, next)| one.0 == next.0) {
        return Err(stream.fail(Fault::KeyOrder, stream.at()));
    }
    Ok(numbered.into_iter().map(|(_, element)| element).collect())
}

/// Returns whether a key may follow another.
fn follows<C: Codec<K>, K: Ord>(last: &K, next: &K, repeats: bool) -> bool {
    if const { C::IS_ORDERED } {
        return last < next || (repeats && last == next);
    }
    let (last, next) = (numbers_of::<C, K>(last), numbers_of::<C, K>(next));
    last < next || (repeats && last == next)
}

/// Rejects, at compile time, elements and keys that are rounded.
const fn exact(schema: &'static Schema) -> &'static Schema {
    assert!(
        !schema.rounds(),
        "the elements of a set and the keys of a map must be encoded exactly: two that are rounded \
         could arrive as one, and the packet would be refused"
    );
    schema
}

/// Implements the codec of a set type, given its schema, its elements in order, and whether duplicates
/// are allowed.
macro_rules! set_field {
    ($set:ty, [$($generics:tt)*], $schema:ident, |$value:ident| $sorted:expr, $repeats:expr) => {
        impl<$($generics)*> Leaf for $set
        where
            T: Leaf,
        {
            type Leaf = T::Leaf;
        }

        #[diagnostic::do_not_recommend]
        impl<$($generics)*, C: Codec<T>, const MAX: usize> Codec<$set> for Len<MAX, C> {
            const SCHEMA: Schema = Schema::$schema(exact(&C::SCHEMA), MAX);
            const KNOWN: Known = C::KNOWN.or(Known::Length);

            fn write<W: Writer>($value: &$set, stream: &mut W) -> Result<(), WriteError> {
                let (known, count) = (const { elements_of(&C::SCHEMA) }, $value.len());
                if let (false, Some(bits)) = const { (W::CHECKS, C::SCHEMA.fixed_bits()) } {
                    return count_alike(stream, count, MAX, known, bits);
                }
                if const { C::IS_ORDERED } {
                    return list::write(stream, count, $sorted, MAX, known, ByCodec::<C>::NEW);
                }
                let sorted = in_order_of::<C, T, _, W>($value.iter(), |one| *one, $repeats, stream)?;
                list::write(stream, count, sorted.into_iter(), MAX, known, ByCodec::<C>::NEW)
            }

            fn read<R: Reader>(stream: &mut R) -> Result<$set, ReadError> {
                let mut set = <$set>::default();
                Self::read_into(&mut set, stream)?;
                Ok(set)
            }

            fn read_into<R: Reader>(set: &mut $set, stream: &mut R) -> Result<(), ReadError> {
                let known = const { elements_of(&C::SCHEMA) };
                let follows = |last: &T, next: &T| follows::<C, T>(last, next, $repeats);
                let elements = ascending::read(stream, MAX, known, follows, C::read)?;
                let count = elements.len();
                set.clear();
                set.extend(elements);
                all_there(stream, set.len(), count)
            }
        }
    };
}

set_field!(BTreeSet<T>, [T: Ord], set, |set| set.iter(), false);
// A heap may contain an element twice.
set_field!(BinaryHeap<T>, [T: Ord], bag, |heap| in_order::<C, T, _>(heap.iter(), |one| *one), true);
#[cfg(feature = "std")]
set_field!(
    HashSet<T, S>, [T: Ord + Hash, S: BuildHasher + Default], set, |set| in_order::<C, T, _>(set.iter(), |one| *one), false
);

/// Rejects keys that differ in the packet but are equal in memory.
fn all_there<R: Reader>(stream: &mut R, kept: usize, count: usize) -> Result<(), ReadError> {
    if kept == count { Ok(()) } else { Err(stream.fail(Fault::KeyOrder, stream.at())) }
}

/// Defines how the entries of a map are encoded.
pub trait Entries<K, V> {
    /// The codec of keys.
    type Key: Codec<K>;
    /// The codec of values.
    type Value: Codec<V>;
}

/// Uses the [`Wire`] implementations of both types.
impl<K: Wire, V: Wire> Entries<K, V> for Plain {
    type Key = Self;
    type Value = Self;
}

/// Encodes keys with one codec and values with another.
#[derive(Debug)]
pub struct Entry<K, V>(PhantomData<(K, V)>);

impl<K, V, KC: Codec<K>, VC: Codec<V>> Entries<K, V> for Entry<KC, VC> {
    type Key = KC;
    type Value = VC;
}

impl<'e, W: Sink, K, V, KC: Codec<K>, VC: Codec<V>> VisitElement<W, (&'e K, &'e V)>
    for Entry<KC, VC>
{
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn visit(&mut self, stream: &mut W, (key, value): (&'e K, &'e V)) -> Result<(), WriteError> {
        if const { W::GATHERS && is_short(&KC::SCHEMA) && is_short(&VC::SCHEMA) } {
            let mut gather = Gather::new(stream);
            W::gathered(&mut gather, Both::<KC, VC, K, V>(key, value, PhantomData))?;
            gather.flush()?;
            return Ok(());
        }
        stream.enter(Name::Field("key"));
        stream.part(Written::<KC, K>(key, PhantomData))?;
        stream.leave();
        stream.enter(Name::Field("value"));
        stream.part(Written::<VC, V>(value, PhantomData))?;
        stream.leave();
        Ok(())
    }
}

/// Returns whether a key or a value is one number, so that both are written as one word.
const fn is_short(schema: &Schema) -> bool {
    fixed_width(schema).is_some() && schema.values() == 1
}

/// A key and a value that are combined into words.
struct Both<'e, KC, VC, K, V>(&'e K, &'e V, PhantomData<(KC, VC)>);

impl<KC: Codec<K>, VC: Codec<V>, K, V> WriteTask for Both<'_, KC, VC, K, V> {
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn run<W: Sink>(self, stream: &mut W) -> Result<(), WriteError> {
        KC::write(self.0, stream)?;
        VC::write(self.1, stream)
    }
}

/// Reads an entry.
fn read_entry<KC: Codec<K>, K, VC: Codec<V>, V, R: Reader>(
    stream: &mut R,
) -> Result<(K, V), ReadError> {
    stream.enter(Name::Field("key"));
    let key = KC::read(stream)?;
    stream.leave();
    stream.enter(Name::Field("value"));
    let value = VC::read(stream)?;
    stream.leave();
    Ok((key, value))
}

/// Returns the facts about entries with these schemas.
pub(crate) const fn entries_of(key: &Schema, value: &Schema) -> Elements {
    let (key, value) = (elements_of(key), elements_of(value));
    Elements {
        fewest_bits: key.fewest_bits.saturating_add(value.fewest_bits),
        nests: key.nests || value.nests,
    }
}

/// Returns the bits of an entry, if all have the same number.
const fn entry_bits<C: Entries<K, V>, K, V>() -> Option<u64> {
    let (key, value) = (&<C::Key as Codec<K>>::SCHEMA, &<C::Value as Codec<V>>::SCHEMA);
    match (key.fixed_bits(), value.fixed_bits()) {
        (Some(key), Some(value)) => Some(key.saturating_add(value)),
        _ => None,
    }
}

/// Writes elements of the same number of bits to a stream that only counts, to which neither their values
/// nor their order matter.
#[cfg_attr(not(debug_assertions), inline(always))]
fn count_alike<W: Sink>(
    stream: &mut W,
    count: usize,
    max: usize,
    known: Elements,
    bits: u64,
) -> Result<(), WriteError> {
    list::write(stream, count, 0..count, max, known, |stream: &mut W, _: usize| {
        let mut left = bits;
        while left > 0 {
            let group = left.min(64);
            stream.raw(&mut 0, group as u32)?;
            left -= group;
        }
        Ok(())
    })
}

/// Implements the codec of a map type, given whether it is in order, and how its entries are sorted.
macro_rules! map_field {
    ($map:ty, [$($generics:tt)*], $is_sorted:expr, |$value:ident| $sorted:expr) => {
        #[diagnostic::do_not_recommend]
        impl<$($generics)*, C: Entries<K, V>, const MAX: usize> Codec<$map> for Len<MAX, C> {
            const SCHEMA: Schema = Schema::map(
                exact(&<C::Key as Codec<K>>::SCHEMA),
                &<C::Value as Codec<V>>::SCHEMA,
                MAX,
            );
            const KNOWN: Known = match <C::Key as Codec<K>>::KNOWN {
                Known::All => <C::Value as Codec<V>>::KNOWN.or(Known::Length),
                _ => Known::Length,
            };

            fn write<W: Writer>($value: &$map, stream: &mut W) -> Result<(), WriteError> {
                let known = const {
                    entries_of(&<C::Key as Codec<K>>::SCHEMA, &<C::Value as Codec<V>>::SCHEMA)
                };
                if let (false, Some(bits)) = const { (W::CHECKS, entry_bits::<C, K, V>()) } {
                    return count_alike(stream, $value.len(), MAX, known, bits);
                }
                if const { !$is_sorted && W::GATHERS && by_code::packs::<C::Key, K, C::Value, V>() } {
                    if let Some(words) = by_code::packed::<C::Key, K, C::Value, V>($value.iter()) {
                        let bits = const { entry_bits::<C, K, V>() }.unwrap_or_default() as u32;
                        let each = |stream: &mut W, mut word: u64| stream.raw(&mut word, bits);
                        return list::write(stream, words.len(), words, MAX, known, each);
                    }
                }
                let each = Entry::<C::Key, C::Value>(PhantomData);
                if const { <C::Key as Codec<K>>::IS_ORDERED } {
                    return list::write(stream, $value.len(), $sorted, MAX, known, each);
                }
                let entries = $value.iter();
                let sorted = in_order_of::<C::Key, K, _, W>(entries, |one| one.0, false, stream)?;
                list::write(stream, $value.len(), sorted.into_iter(), MAX, known, each)
            }

            fn read<R: Reader>(stream: &mut R) -> Result<$map, ReadError> {
                let mut map = <$map>::default();
                Self::read_into(&mut map, stream)?;
                Ok(map)
            }

            fn read_into<R: Reader>(map: &mut $map, stream: &mut R) -> Result<(), ReadError> {
                let known = const {
                    entries_of(&<C::Key as Codec<K>>::SCHEMA, &<C::Value as Codec<V>>::SCHEMA)
                };
                let follows = |last: &(K, V), next: &(K, V)| {
                    follows::<C::Key, K>(&last.0, &next.0, false)
                };
                let each = read_entry::<C::Key, K, C::Value, V, R>;
                let entries = ascending::read(stream, MAX, known, follows, each)?;
                let count = entries.len();
                map.clear();
                map.extend(entries);
                all_there(stream, map.len(), count)
            }
        }
    };
}

map_field!(BTreeMap<K, V>, [K: Ord, V], true, |map| map.iter());
#[cfg(feature = "std")]
map_field!(HashMap<K, V, S>, [K: Ord + Hash, V, S: BuildHasher + Default], false, |map| {
    in_order::<C::Key, K, _>(map.iter(), |one| one.0)
});

#[cfg(test)]
mod tests {
    use super::*;
    use crate::schema::Field;

    const U8: Schema = Schema::bits(8);

    #[test]
    fn an_entry_is_one_word_if_its_parts_are_single_numbers() {
        static PARTS: [Field; 2] = [Field::new("", &U8); 2];
        assert!(is_short(&U8));
        assert!(!is_short(&Schema::structure("", &PARTS)));
        assert!(!is_short(&Schema::option(&U8)));
    }

    #[test]
    fn an_entry_has_constant_width_if_both_parts_have() {
        assert_eq!(entry_bits::<Plain, u8, u16>(), Some(24));
        assert_eq!(entry_bits::<Plain, u8, Option<u16>>(), None);
        assert_eq!(entry_bits::<Plain, Option<u8>, u16>(), None);
    }

    #[test]
    fn an_entry_nests_if_one_of_its_parts_does() {
        let code = Schema::opaque("custom code");
        for (key, value, nests) in [(&U8, &U8, false), (&code, &U8, true), (&U8, &code, true)] {
            assert_eq!(entries_of(key, value).nests, nests);
        }
        assert_eq!(entries_of(&U8, &U8).fewest_bits, 16);
    }
}
