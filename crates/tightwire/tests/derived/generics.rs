//! The bounds of a derived type's parameters.

use std::fmt::Debug;
use std::marker::PhantomData;

use proptest::prelude::*;
use tightwire::{ReadError, Reader, Stream, Wire, WriteError, Writer};

use crate::checks::Twin;

crate::judged! {
    marked: Marked<Silent>,
    associated: Associated<Silent>,
    coded: CodedByTheUser<Silent>,
    bounded: Bounded<Silent>,
}

/// A type that is not encodable.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
struct Silent;

trait Weapon {
    type Ammo;

    fn new() -> Self;
}

impl Weapon for Silent {
    type Ammo = u16;

    fn new() -> Self {
        Self
    }
}

/// A parameter that is only named.
#[derive(Wire, Clone, Debug, Default, PartialEq)]
struct Marked<T> {
    marker: PhantomData<T>,
    #[wire(skip)]
    cache: Option<PhantomData<T>>,
    #[wire(skip)]
    left_out: T,
    value: u8,
}

impl Twin for Marked<Silent> {
    fn by_hand<S: Stream>(&mut self, stream: &mut S) -> tightwire::Result<S> {
        stream.u8(&mut self.value)
    }

    fn values() -> BoxedStrategy<Self> {
        any::<u8>().prop_map(|value| Self { value, ..Self::default() }).boxed()
    }
}

/// An associated type of a parameter is encoded, but not the parameter itself.
#[derive(Wire, Clone, Debug, Default, PartialEq)]
struct Associated<T: Weapon>
where
    T::Ammo: Clone + Debug + Default + PartialEq,
{
    ammo: T::Ammo,
    spare: Option<<T as Weapon>::Ammo>,
}

impl Twin for Associated<Silent> {
    fn by_hand<S: Stream>(&mut self, stream: &mut S) -> tightwire::Result<S> {
        stream.u16(&mut self.ammo)?;
        stream.option(&mut self.spare, S::u16)
    }

    fn values() -> BoxedStrategy<Self> {
        any::<(u16, Option<u16>)>().prop_map(|(ammo, spare)| Self { ammo, spare }).boxed()
    }
}

mod silent {
    use super::{ReadError, Reader, Weapon, WriteError, Writer};

    pub(super) fn write<T, W: Writer>(_: &T, stream: &mut W) -> Result<(), WriteError> {
        stream.put(tightwire::scalar::Bool, true)
    }

    pub(super) fn read<T: Weapon, R: Reader>(stream: &mut R) -> Result<T, ReadError> {
        stream.take(tightwire::scalar::Bool)?;
        Ok(T::new())
    }
}

/// The user's code asks for what it needs.
#[derive(Wire, Clone, Debug, Default, PartialEq)]
struct CodedByTheUser<T: Weapon> {
    #[wire(with = silent, max_bits = 1)]
    weapon: T,
}

impl Twin for CodedByTheUser<Silent> {
    const ONE_FORM: bool = false;

    fn by_hand<S: Stream>(&mut self, stream: &mut S) -> tightwire::Result<S> {
        stream.bool(&mut true)
    }

    fn values() -> BoxedStrategy<Self> {
        Just(Self::default()).boxed()
    }
}

/// Travels, whatever the parameter is.
#[derive(Wire, Clone, Debug, Default, PartialEq)]
struct Holder<T>(PhantomData<T>, u8);

/// Without the attribute, `T` would have to be encodable because it stands in `Holder<T>`.
#[derive(Wire, Clone, Debug, Default, PartialEq)]
#[wire(bound = "T: Weapon, T::Ammo: Wire")]
struct Bounded<T: Weapon> {
    holder: Holder<T>,
    ammo: T::Ammo,
}

impl Twin for Bounded<Silent> {
    fn by_hand<S: Stream>(&mut self, stream: &mut S) -> tightwire::Result<S> {
        stream.u8(&mut self.holder.1)?;
        stream.u16(&mut self.ammo)
    }

    fn values() -> BoxedStrategy<Self> {
        any::<(u8, u16)>()
            .prop_map(|(value, ammo)| Self { holder: Holder(PhantomData, value), ammo })
            .boxed()
    }
}
