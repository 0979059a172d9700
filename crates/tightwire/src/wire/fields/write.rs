//! The writing part.

use core::marker::PhantomData;

use crate::compound::{Serial, check, relative, wrapping};
use crate::error::WriteError;
use crate::scalar::Integer;
use crate::shape::Name;
use crate::stream::{Gather, Sink, WriteTask};
use crate::wire::apart::goes_aside;
use crate::wire::fields::layout::{payload, whole};
use crate::wire::fields::{OfStruct, OfVariant, Record, around, tag_of};
#[cfg(any(feature = "alloc", feature = "arrayvec", feature = "heapless"))]
use crate::wire::list_kinds::{Computed, OfLength};
use crate::wire::{Codec, Wire};

/// Writes a value with its codec.
pub(crate) struct Written<'v, C, T>(pub(crate) &'v T, pub(crate) PhantomData<C>);

impl<C: Codec<T>, T> WriteTask for Written<'_, C, T> {
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn run<W: Sink>(self, stream: &mut W) -> Result<(), WriteError> {
        C::write(self.0, stream)
    }
}

/// Writes the fields of a struct, or those of a variant after its tag.
#[derive(Debug)]
pub struct WriteFields<'a, W, K = OfStruct> {
    gather: Gather<'a, W>,
    /// Whether a trace is inside a variant, which ends with the fields.
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
            gather.put(&tag_of::<P>(), &tag)?;
        } else {
            let stream = gather.flush()?;
            stream.put(&tag_of::<P>(), &tag)?;
            if let Some(name) = around::<P>(tag) {
                stream.enter(name);
                in_variant = true;
            }
        }
        Ok(Self { gather, in_variant, of: PhantomData })
    }
}

impl<W: Sink, K: Record> WriteFields<'_, W, K> {
    /// Writes a field with codec `C`.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub fn field<C: Codec<T>, T>(
        &mut self,
        name: &'static str,
        value: &T,
    ) -> Result<(), WriteError> {
        if const { K::IS_VARIANT && goes_aside(&C::SCHEMA, K::IS_CROWDED) } {
            let stream = self.gather.flush()?;
            stream.enter(Name::Field(name));
            stream.aside(Written::<C, T>(value, PhantomData))?;
            stream.leave();
            return Ok(());
        }
        if const { W::GATHERS && (whole(&C::SCHEMA).is_some() || payload(&C::SCHEMA).is_some()) } {
            return W::gathered(&mut self.gather, Written::<C, T>(value, PhantomData));
        }
        let stream = self.gather.flush()?;
        stream.enter(Name::Field(name));
        C::write(value, stream)?;
        stream.leave();
        Ok(())
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
        relative::relative(stream, &mut { *value }, *previous)?;
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
        wrapping::wrapping(stream, &mut { *value }, *from)?;
        stream.leave();
        Ok(())
    }

    /// Writes a list whose length is computed from earlier fields.
    #[cfg(any(feature = "alloc", feature = "arrayvec", feature = "heapless"))]
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub fn exactly<C: OfLength<L>, L>(
        &mut self,
        name: &'static str,
        list: &L,
        length: Computed,
    ) -> Result<(), WriteError> {
        let stream = self.gather.flush()?;
        stream.enter(Name::Field(name));
        C::write(list, length, stream)?;
        stream.leave();
        Ok(())
    }

    /// Writes a byte boundary.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub fn align(&mut self) -> Result<(), WriteError> {
        crate::compound::bytes::align(self.gather.flush()?)
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
