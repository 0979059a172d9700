//! The writing part.

use core::marker::PhantomData;

#[cfg(feature = "_lists")]
use crate::codec::list_kinds::{Computed, OfLength};
use crate::codec::{Codec, Written};
use crate::compound::{Serial, check, relative, wrapping};
use crate::error::WriteError;
use crate::fields::{OfStruct, OfVariant, Owner, around, tag_of};
use crate::flow::{Described, Gather, Sink, WriteTask};
use crate::inline::is_outlined;
use crate::layout::{fixed_width, payload};
use crate::scalar::Integer;
use crate::schema::Schema;
use crate::shape::{Name, Shape};
use crate::wire::Wire;

/// The schema of a type.
struct Type<P>(PhantomData<P>);

impl<P: Wire> Described for Type<P> {
    const SCHEMA: Schema = P::SCHEMA;
}

/// Writes an integer greater than an earlier field.
struct Relative<'v, T>(&'v T, &'v T);

impl<T: Integer> WriteTask for Relative<'_, T> {
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn run<W: Sink>(self, stream: &mut W) -> Result<(), WriteError> {
        relative::relative(stream, &mut { *self.0 }, *self.1)
    }
}

impl<T> Described for Relative<'_, T> {
    const SCHEMA: Schema = Schema::relative(0, 32, true);
}

/// Writes a number that wraps around, relative to an earlier field.
struct Wrapping<'v, T>(&'v T, &'v T);

impl<T: Serial> WriteTask for Wrapping<'_, T> {
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn run<W: Sink>(self, stream: &mut W) -> Result<(), WriteError> {
        wrapping::wrapping(stream, &mut { *self.0 }, *self.1)
    }
}

impl<T: Serial> Described for Wrapping<'_, T> {
    const SCHEMA: Schema = Schema::wrapping(0, T::BITS);
}

/// Writes a list whose length is computed from earlier fields.
#[cfg(feature = "_lists")]
struct Exactly<'v, C, L>(&'v L, Computed, PhantomData<C>);

#[cfg(feature = "_lists")]
impl<C: OfLength<L>, L> WriteTask for Exactly<'_, C, L> {
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn run<W: Sink>(self, stream: &mut W) -> Result<(), WriteError> {
        C::write(self.0, self.1, stream)
    }
}

/// A meter counts the elements as it counts those of a list.
#[cfg(feature = "_lists")]
impl<C: OfLength<L>, L> Described for Exactly<'_, C, L> {
    const SCHEMA: Schema = Schema::list(&C::OF, C::MAX);
}

/// Writes a byte boundary.
struct Align;

impl WriteTask for Align {
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn run<W: Sink>(self, stream: &mut W) -> Result<(), WriteError> {
        crate::compound::bytes::align(stream)
    }
}

impl Described for Align {
    const SCHEMA: Schema = Schema::value(Shape::Padding);
}

/// Writes the fields of a struct, or those of a variant after its tag.
#[derive(Debug)]
pub struct WriteFields<'a, W, K = OfStruct> {
    gather: Gather<'a, W>,
    /// True if a trace is inside a variant, which ends with the fields.
    in_variant: bool,
    of: PhantomData<K>,
}

impl<'a, W: Sink> WriteFields<'a, W> {
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub fn new(stream: &'a mut W) -> Self {
        Self { gather: Gather::new(stream), in_variant: false, of: PhantomData }
    }
}

impl<'a, W: Sink, P: Wire> WriteFields<'a, W, OfVariant<P>> {
    /// Writes the tag of the variant whose fields follow.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub fn variant(stream: &'a mut W, tag: u32) -> Result<Self, WriteError> {
        let mut gather = Gather::new(stream);
        let mut in_variant = false;
        if const { W::GATHERS } {
            gather.put_scalar(&tag_of::<P>(), &tag)?;
        } else {
            let stream = gather.flush()?;
            stream.put_scalar(&tag_of::<P>(), &tag)?;
            stream.one_of::<Type<P>>(tag);
            if let Some(name) = around::<P>(tag) {
                stream.enter(name);
                in_variant = true;
            }
        }
        Ok(Self { gather, in_variant, of: PhantomData })
    }
}

/// Writes one of a group of variants in a separate function, for enums with many fields.
#[cfg_attr(not(debug_assertions), inline(always))]
pub fn write_variants<W: Sink>(
    stream: &mut W,
    write: impl FnOnce(&mut W) -> Result<(), WriteError>,
) -> Result<(), WriteError> {
    stream.outline(write)
}

impl<'a, W: Sink, K: Owner> WriteFields<'a, W, K> {
    /// Starts a group of fields.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub fn of_group(stream: &'a mut W) -> Self {
        Self { gather: Gather::new(stream), in_variant: false, of: PhantomData }
    }

    /// Writes a group of fields of a wide struct or variant in a separate function.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub fn group<T>(
        &mut self,
        write: impl FnOnce(&mut W) -> Result<T, WriteError>,
    ) -> Result<T, WriteError> {
        self.gather.flush()?.outline(write)
    }

    /// Writes a field with codec `C`.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub fn field<C: Codec<T>, T>(
        &mut self,
        name: &'static str,
        value: &T,
    ) -> Result<(), WriteError> {
        if const { K::IS_VARIANT && is_outlined(&C::SCHEMA, K::IS_TOO_LARGE_TO_INLINE) } {
            let stream = self.gather.flush()?;
            stream.enter(Name::Field(name));
            stream.part_outlined(Written::<C, T>(value, PhantomData))?;
            stream.leave();
            return Ok(());
        }
        if const { W::GATHERS && (fixed_width(&C::SCHEMA).is_some() || payload(&C::SCHEMA).is_some()) }
        {
            return W::gathered(&mut self.gather, Written::<C, T>(value, PhantomData));
        }
        let stream = self.gather.flush()?;
        stream.enter(Name::Field(name));
        stream.part(Written::<C, T>(value, PhantomData))?;
        stream.leave();
        Ok(())
    }

    /// Tells a meter that a field with a condition is present.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub fn present(&mut self) {
        self.gather.stream().some(true);
    }

    /// Tells a meter that a field with a condition is absent.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub fn absent<C: Codec<T>, T>(&mut self) {
        self.gather.stream().absent::<Written<'_, C, T>>();
    }

    /// Does the same for a number that is relative to an earlier field.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub fn absent_relative(&mut self) {
        self.gather.stream().absent::<Relative<'_, ()>>();
    }

    /// Does the same for a list whose length is computed.
    #[cfg(feature = "_lists")]
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub fn absent_exactly<C: OfLength<L>, L>(&mut self) {
        self.gather.stream().absent::<Exactly<'_, C, L>>();
    }

    /// Writes an integer greater than an earlier field.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub fn relative<T: Integer>(
        &mut self,
        name: &'static str,
        value: &T,
        previous: &T,
    ) -> Result<(), WriteError> {
        let stream = self.gather.flush()?;
        stream.enter(Name::Field(name));
        stream.part(Relative(value, previous))?;
        stream.leave();
        Ok(())
    }

    /// Writes a number that wraps around, relative to an earlier field.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub fn wrapping<T: Serial>(
        &mut self,
        name: &'static str,
        value: &T,
        from: &T,
    ) -> Result<(), WriteError> {
        let stream = self.gather.flush()?;
        stream.enter(Name::Field(name));
        stream.part(Wrapping(value, from))?;
        stream.leave();
        Ok(())
    }

    /// Writes a list whose length is computed from earlier fields.
    #[cfg(feature = "_lists")]
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub fn exactly<C: OfLength<L>, L>(
        &mut self,
        name: &'static str,
        list: &L,
        length: Computed,
    ) -> Result<(), WriteError> {
        let stream = self.gather.flush()?;
        stream.enter(Name::Field(name));
        stream.part(Exactly::<C, L>(list, length, PhantomData))?;
        stream.leave();
        Ok(())
    }

    /// Writes a byte boundary.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub fn align(&mut self) -> Result<(), WriteError> {
        self.gather.flush()?.part(Align)
    }

    /// Writes a serialize check.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub fn check(&mut self, name: &str) -> Result<(), WriteError> {
        if const { W::GATHERS } {
            check::check(&mut self.gather, name)
        } else {
            check::check(self.gather.flush()?, name)
        }
    }

    /// Ends the struct or variant.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub fn finish(&mut self) -> Result<(), WriteError> {
        let stream = self.gather.flush()?;
        if self.in_variant {
            stream.leave();
        }
        Ok(())
    }
}
