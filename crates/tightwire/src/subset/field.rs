//! Subsets as fields: `#[wire(subset)]`.

use core::marker::PhantomData;

use crate::codec::Written;
use crate::codec::{Codec, read_option, write_option};
use crate::compound::List;
use crate::error::{Fault, ReadError, WriteError};
use crate::flow::count_places;
use crate::generated::Leaf;
#[cfg(feature = "_lists")]
use crate::generated::Len;
use crate::scalar::Count;
use crate::schema::{Known, Schema};
use crate::shape::Name;
use crate::stream::{Reader, Writer};
use crate::subset::stream::{Set, best_here, unknown};
use crate::subset::{Changed, Filter, Plan};

/// Encodes the occupied places among several, each with `C`. For a list, `C` also defines its length.
#[doc(hidden)]
#[derive(Debug)]
pub struct Subset<C>(PhantomData<C>);

/// Returns how the plan of a subset counts its members. Members without bits take one bit each in holes
/// and runs.
pub(crate) const fn cost_of_members(member: &Schema) -> fn(Plan) -> Plan {
    match member.max_bits() {
        Some(0) => Plan::without_data,
        _ => |plan| plan,
    }
}

/// Writes the members among `objects` places.
fn write<'a, C: Codec<T>, T: 'a, W: Writer>(
    objects: usize,
    get: impl Fn(usize) -> Option<&'a T>,
    stream: &mut W,
) -> Result<(), WriteError> {
    // Only a type without a size bound can contain itself.
    let nests = const { C::SCHEMA.max_bits().is_none() };
    count_places(stream, objects)?;
    if nests {
        stream.descend()?;
    }
    if stream.keeps_numbers() {
        // Two states are compared place by place.
        for index in 0..objects {
            stream.enter(Name::Index(index));
            write_option::<C, T, W>(get(index), stream)?;
            stream.leave();
        }
    } else {
        let places = Filter::new(objects, |index| get(index).is_some());
        let each = |index, stream: &mut W| match get(index) {
            Some(value) => {
                stream.one_more();
                let counter = stream.counter();
                stream.part(Written::<C, T>(value, PhantomData))?;
                stream.recount(counter);
                Ok(())
            }
            None => Err(stream.fail(Fault::Declaration, stream.at())),
        };
        best_here(stream, Set::new(&places, each), const { cost_of_members(&C::SCHEMA) })?;
    }
    if nests {
        stream.limits().ascend();
    }
    Ok(())
}

/// Reads the members among `objects` places, and passes each one on with its index.
fn read<C: Codec<T>, T, R: Reader>(
    objects: usize,
    stream: &mut R,
    mut set: impl FnMut(usize, T),
) -> Result<(), ReadError> {
    let nests = const { C::SCHEMA.max_bits().is_none() };
    count_places(stream, objects)?;
    if nests {
        stream.descend()?;
    }
    if stream.keeps_numbers() {
        for index in 0..objects {
            stream.enter(Name::Index(index));
            if let Some(member) = read_option::<C, T, R>(stream)? {
                set(index, member);
            }
            stream.leave();
        }
    } else {
        let each = |index, stream: &mut R| {
            set(index, C::read(stream)?);
            Ok(())
        };
        best_here(stream, Set::new(&unknown(objects), each), |plan| plan)?;
    }
    if nests {
        stream.limits().ascend();
    }
    Ok(())
}

impl<T, C: Codec<T>, const N: usize> Codec<[Option<T>; N]> for Subset<C> {
    const SCHEMA: Schema = Schema::subset(&C::SCHEMA, N);
    const KNOWN: Known = C::KNOWN.or(Known::Length);
    const HAS_BLANK: bool = true;

    fn write<W: Writer>(value: &[Option<T>; N], stream: &mut W) -> Result<(), WriteError> {
        write::<C, T, W>(N, |index| value.get(index)?.as_ref(), stream)
    }

    fn read<R: Reader>(stream: &mut R) -> Result<[Option<T>; N], ReadError> {
        let mut value = [const { None }; N];
        Self::read_into(&mut value, stream)?;
        Ok(value)
    }

    fn read_into<R: Reader>(value: &mut [Option<T>; N], stream: &mut R) -> Result<(), ReadError> {
        for place in value.iter_mut() {
            *place = None;
        }
        read::<C, T, R>(N, stream, |index, member| {
            if let Some(place) = value.get_mut(index) {
                *place = Some(member);
            }
        })
    }

    fn blank() -> Option<[Option<T>; N]> {
        Some([const { None }; N])
    }
}

impl<T: Leaf, const N: usize> Leaf for Changed<T, N> {
    type Leaf = T::Leaf;
}

impl<T: Default, C: Codec<T>, const N: usize> Codec<Changed<T, N>> for Subset<C> {
    const SCHEMA: Schema = Schema::subset(&C::SCHEMA, N);
    // Unchanged elements are not sent.
    const KNOWN: Known = Known::Nothing;
    const HAS_BLANK: bool = true;

    fn write<W: Writer>(value: &Changed<T, N>, stream: &mut W) -> Result<(), WriteError> {
        let get = |index| match value.changed.get(index) {
            Some(true) => value.values.get(index),
            _ => None,
        };
        write::<C, T, W>(N, get, stream)
    }

    fn read<R: Reader>(stream: &mut R) -> Result<Changed<T, N>, ReadError> {
        let mut value = Changed::default();
        Self::read_into(&mut value, stream)?;
        Ok(value)
    }

    fn read_into<R: Reader>(value: &mut Changed<T, N>, stream: &mut R) -> Result<(), ReadError> {
        value.changed = [false; N];
        read::<C, T, R>(N, stream, |index, member| {
            value.set(index, member);
        })
    }

    fn blank() -> Option<Changed<T, N>> {
        Some(Changed::default())
    }
}

/// Reads a list of places over an existing one.
#[cfg_attr(
    not(feature = "_lists"),
    expect(dead_code, reason = "there is no list without a feature for one")
)]
fn read_list<C: Codec<T>, T, L: List<Option<T>>, R: Reader>(
    list: &mut L,
    max: usize,
    stream: &mut R,
) -> Result<(), ReadError> {
    let start = stream.at();
    let count = stream.take_scalar(&Count::new(max))?;
    if count > L::CAPACITY {
        return Err(stream.fail(Fault::TooLong, start));
    }
    list.shorten(0);
    // Memory grows with the members, so a rejected packet cannot allocate more than its members need.
    read::<C, T, R>(count, stream, |index, member| {
        while list.elements().len() < index && list.append(None) {}
        list.append(Some(member));
    })?;
    list.make_room(count.saturating_sub(list.elements().len()));
    while list.elements().len() < count && list.append(None) {}
    Ok(())
}

/// Implements the codec for a list type whose places form a subset.
#[allow(unused_macros, reason = "there is no list without a feature for one")]
macro_rules! list_of_places {
    ($list:ty $(, $capacity:ident)?) => {
        impl<T, C: Codec<T>, const MAX: usize $(, const $capacity: usize)?> Codec<$list>
            for Subset<Len<MAX, C>>
        {
            const SCHEMA: Schema = Schema::subset_list(&C::SCHEMA, MAX);
            const KNOWN: Known = C::KNOWN.or(Known::Length);
            const HAS_BLANK: bool = true;

            fn write<W: Writer>(value: &$list, stream: &mut W) -> Result<(), WriteError> {
                stream.put_scalar(&Count::new(MAX), &value.len())?;
                write::<C, T, W>(value.len(), |index| value.get(index)?.as_ref(), stream)
            }

            fn read<R: Reader>(stream: &mut R) -> Result<$list, ReadError> {
                let mut list = <$list>::new();
                read_list::<C, T, $list, R>(&mut list, MAX, stream)?;
                Ok(list)
            }

            fn read_into<R: Reader>(list: &mut $list, stream: &mut R) -> Result<(), ReadError> {
                read_list::<C, T, $list, R>(list, MAX, stream)
            }

            fn blank() -> Option<$list> {
                Some(<$list>::new())
            }
        }
    };
}

#[cfg(feature = "alloc")]
list_of_places!(alloc::vec::Vec<Option<T>>);
#[cfg(feature = "arrayvec")]
list_of_places!(arrayvec::ArrayVec<Option<T>, N>, N);
#[cfg(feature = "heapless")]
list_of_places!(heapless::Vec<Option<T>, N>, N);
