//! The reading part.

use core::marker::PhantomData;

use crate::codec::Codec;
#[cfg(feature = "_lists")]
use crate::codec::list_kinds::{Computed, OfLength};
use crate::compound::{Serial, check, relative, wrapping};
use crate::error::{Fault, ReadError};
use crate::fields::flagged::Flagged;
use crate::fields::{OfVariant, Owner, around_record, has_variants, tag_of};
use crate::flow::{Flow, ReadTask, Source};
use crate::inline::is_outlined;
use crate::layout::{Layout, RunStep, fixed_width, payload};
use crate::scalar::{Integer, Scalar};
use crate::schema::Schema;
use crate::shape::Name;
use crate::wire::Wire;

/// Reads a value with its codec.
struct Read<C, T>(PhantomData<(C, T)>);

impl<C: Codec<T>, T> ReadTask for Read<C, T> {
    type Output = T;

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn run<R: Source>(self, stream: &mut R) -> Result<T, ReadError> {
        C::read(stream)
    }
}

/// Reads over a value with its codec.
struct Over<'v, C, T>(&'v mut T, PhantomData<C>);

impl<C: Codec<T>, T> ReadTask for Over<'_, C, T> {
    type Output = ();

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn run<R: Source>(self, stream: &mut R) -> Result<(), ReadError> {
        C::read_into(self.0, stream)
    }
}

/// Reads the fields of struct or variant `RECORD` of `P`.
///
/// At the end, the stream continues where the fields stopped, or has the error of the fields. (A `Drop`
/// implementation could do both, but would cost twice the instructions.)
#[derive(Debug)]
pub struct ReadFields<'a, P, const RECORD: usize, R: Source> {
    stream: &'a mut R,
    /// The bits that were checked and not yet passed.
    run: R::Run,
    is_open: bool,
    of: PhantomData<P>,
}

/// Returns whether a field of `P` is read in [a separate function](Source::outline), which only happens
/// in variants.
///
/// A field in a run, or a flag that ends one, is always read in place, because the layout has counted
/// it.
const fn is_outlined_in<P: Wire>(schema: &Schema) -> bool {
    has_variants::<P>()
        && fixed_width(schema).is_none()
        && payload(schema).is_none()
        && is_outlined(schema, OfVariant::<P>::IS_TOO_LARGE_TO_INLINE)
}

/// Reads one of a group of variants in a separate function, for enums with many fields.
#[cfg_attr(not(debug_assertions), inline(always))]
pub fn read_variants<R: Source, T>(
    stream: &mut R,
    read: impl FnOnce(&mut R) -> Result<T, ReadError>,
) -> Result<T, ReadError> {
    stream.outline(read)
}

/// Reads the tag of a variant of `P`.
#[cfg_attr(not(debug_assertions), inline(always))]
pub fn read_tag<P: Wire, R: Source>(stream: &mut R) -> Result<u32, ReadError> {
    stream.take_scalar(&tag_of::<P>())
}

/// Creates the error for a tag without a variant. Tags are checked when they are read, so it never
/// occurs. The unreachable arm lets the optimizer see that tag and variant are the same number.
#[cfg_attr(not(debug_assertions), inline(always))]
pub fn no_variant<F: Flow>(stream: &mut F) -> F::Error {
    stream.fail(Fault::Declaration, stream.at())
}

impl<P, const RECORD: usize, R: Source> ReadFields<'_, P, RECORD, R> {
    /// Closes the run and returns the stream after everything that was consumed. This is the only way
    /// to access the stream.
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn close(&mut self) -> Result<&mut R, ReadError> {
        if self.is_open {
            self.is_open = false;
            let run = core::mem::replace(&mut self.run, R::no_run());
            // A field that wrongly assumes to be in a run finds no bits in the empty one.
            self.stream.close(&run)?;
        }
        Ok(self.stream)
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn open(&mut self, bits: u32) -> Result<(), ReadError> {
        self.run = self.close()?.open(bits)?;
        self.is_open = true;
        Ok(())
    }
}

impl<'a, P: Wire, const RECORD: usize, R: Source> ReadFields<'a, P, RECORD, R> {
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub fn new(stream: &'a mut R) -> Self {
        if const { has_variants::<P>() } {
            if let Some(name) = const { around_record::<P>(RECORD) } {
                stream.enter(name);
            }
        }
        Self { run: R::no_run(), stream, is_open: false, of: PhantomData }
    }

    /// Reads all fields with a function. Performance-critical code calls `new` and `finish` instead and
    /// leaves a block early on errors, because a closure is not inlined together with its caller.
    pub(crate) fn all<T>(
        stream: &'a mut R,
        read: impl FnOnce(&mut Self) -> Result<T, ReadError>,
    ) -> Result<T, ReadError> {
        let mut fields = Self::new(stream);
        match read(&mut fields) {
            Ok(value) => fields.finish().map(|()| value),
            Err(error) => Err(fields.refuse(error)),
        }
    }

    /// Reads a group of fields of a wide struct or variant in a separate function.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub fn group<T>(
        &mut self,
        read: impl FnOnce(&mut R) -> Result<T, ReadError>,
    ) -> Result<T, ReadError> {
        self.close()?.outline(read)
    }

    /// Starts a group of fields.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub fn of_group(stream: &'a mut R) -> Self {
        Self { run: R::no_run(), stream, is_open: false, of: PhantomData }
    }

    /// Continues the run that was open before the group that starts at step `STEP`. The whole run was
    /// checked when it was opened, so its bits exist and errors stay where they were.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub fn resume<const STEP: usize>(&mut self) -> Result<(), ReadError> {
        if const { Self::gathers(STEP) && Layout::<P, RECORD>::step(STEP).left > 0 } {
            self.open(const { Layout::<P, RECORD>::step(STEP).left })?;
        }
        Ok(())
    }

    /// Ends a group of fields.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub fn end_group(&mut self) -> Result<(), ReadError> {
        self.close()?;
        Ok(())
    }

    /// Returns whether a field of constant width at step `step` is in a run.
    const fn gathers(step: usize) -> bool {
        R::GATHERS && Layout::<P, RECORD>::plans(step)
    }

    /// Reads a field that is a single number, by its step.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub(crate) fn number<S: Scalar>(
        &mut self,
        step: usize,
        name: &'static str,
        scalar: &S,
    ) -> Result<S::Value, ReadError> {
        if Self::gathers(step) {
            let RunStep { opens, .. } = Layout::<P, RECORD>::step(step);
            if opens > 0 {
                self.open(opens)?;
            }
            self.run.take_scalar(scalar)
        } else {
            let stream = self.close()?;
            stream.enter(Name::Field(name));
            let value = stream.take_scalar(scalar)?;
            stream.leave();
            Ok(value)
        }
    }

    /// Reads over a field with codec `C`.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub fn update<const STEP: usize, C: Codec<T>, T>(
        &mut self,
        name: &'static str,
        value: &mut T,
    ) -> Result<(), ReadError> {
        if const { Self::gathers(STEP) && fixed_width(&C::SCHEMA).is_some() } {
            if const { Layout::<P, RECORD>::step(STEP).opens > 0 } {
                self.open(const { Layout::<P, RECORD>::step(STEP).opens })?;
            }
            C::read_into(value, &mut self.run)
        } else if const { Self::gathers(STEP) && payload(&C::SCHEMA).is_some() } {
            if const { Layout::<P, RECORD>::step(STEP).opens > 0 } {
                self.open(const { Layout::<P, RECORD>::step(STEP).opens })?;
            }
            let after_flag = const { Layout::<P, RECORD>::step(STEP).after_flag };
            let mut flagged =
                Flagged::new(self.stream, &mut self.run, &mut self.is_open, after_flag);
            let task = Over::<C, T>(value, PhantomData);
            // This uses no closures, because they are not inlined with their caller and would keep the
            // run in memory.
            match R::flagged(&mut flagged, task) {
                Ok(()) => flagged.finish(),
                Err(error) => Err(error),
            }
        } else {
            self.update_lone::<C, T>(name, value)
        }
    }

    /// Reads over a field that is not always present and therefore in no run.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub fn update_lone<C: Codec<T>, T>(
        &mut self,
        name: &'static str,
        value: &mut T,
    ) -> Result<(), ReadError> {
        let stream = self.close()?;
        stream.enter(Name::Field(name));
        C::read_into(value, stream)?;
        stream.leave();
        Ok(())
    }

    /// Reads a field with codec `C`.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub fn field<const STEP: usize, C: Codec<T>, T>(
        &mut self,
        name: &'static str,
    ) -> Result<T, ReadError> {
        if const { is_outlined_in::<P>(&C::SCHEMA) } {
            self.lone::<C, T>(name)
        } else if const { Self::gathers(STEP) && fixed_width(&C::SCHEMA).is_some() } {
            if const { Layout::<P, RECORD>::step(STEP).opens > 0 } {
                self.open(const { Layout::<P, RECORD>::step(STEP).opens })?;
            }
            C::read(&mut self.run)
        } else if const { Self::gathers(STEP) && payload(&C::SCHEMA).is_some() } {
            if const { Layout::<P, RECORD>::step(STEP).opens > 0 } {
                self.open(const { Layout::<P, RECORD>::step(STEP).opens })?;
            }
            let after_flag = const { Layout::<P, RECORD>::step(STEP).after_flag };
            let mut flagged =
                Flagged::new(self.stream, &mut self.run, &mut self.is_open, after_flag);
            let task = Read::<C, T>(PhantomData);
            match R::flagged(&mut flagged, task) {
                Ok(value) => match flagged.finish() {
                    Ok(()) => Ok(value),
                    Err(error) => Err(error),
                },
                Err(error) => Err(error),
            }
        } else {
            self.lone::<C, T>(name)
        }
    }

    /// Reads a field that is not always present and therefore in no run.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub fn lone<C: Codec<T>, T>(&mut self, name: &'static str) -> Result<T, ReadError> {
        let stream = self.close()?;
        stream.enter(Name::Field(name));
        let value = if const { is_outlined_in::<P>(&C::SCHEMA) } {
            stream.outline(|stream| C::read(stream))?
        } else {
            C::read(stream)?
        };
        stream.leave();
        Ok(value)
    }

    /// Reads an integer greater than an earlier field.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub fn relative<T: Integer>(
        &mut self,
        name: &'static str,
        previous: &T,
    ) -> Result<T, ReadError> {
        let stream = self.close()?;
        stream.enter(Name::Field(name));
        let mut value = T::default();
        relative::relative(stream, &mut value, *previous)?;
        stream.leave();
        Ok(value)
    }

    /// Reads a number that wraps around, relative to an earlier field.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub fn wrapping<T: Serial>(&mut self, name: &'static str, from: &T) -> Result<T, ReadError> {
        let stream = self.close()?;
        stream.enter(Name::Field(name));
        let mut value = T::default();
        wrapping::wrapping(stream, &mut value, *from)?;
        stream.leave();
        Ok(value)
    }

    /// Reads a list whose length is computed from earlier fields.
    #[cfg(feature = "_lists")]
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub fn exactly<C: OfLength<L>, L>(
        &mut self,
        name: &'static str,
        length: Computed,
    ) -> Result<L, ReadError> {
        let mut list = C::empty();
        self.update_exactly::<C, L>(name, &mut list, length)?;
        Ok(list)
    }

    /// Reads over a list whose length is computed from earlier fields.
    #[cfg(feature = "_lists")]
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub fn update_exactly<C: OfLength<L>, L>(
        &mut self,
        name: &'static str,
        list: &mut L,
        length: Computed,
    ) -> Result<(), ReadError> {
        let stream = self.close()?;
        stream.enter(Name::Field(name));
        C::read_into(list, length, stream)?;
        stream.leave();
        Ok(())
    }

    /// Ends the struct or variant.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub fn finish(&mut self) -> Result<(), ReadError> {
        let stream = self.close()?;
        if const { around_record::<P>(RECORD).is_some() } {
            stream.leave();
        }
        Ok(())
    }

    /// Ends a struct or variant after an error, and passes the error on to the stream if it occurred
    /// inside a run. All fields share this function, because otherwise its code would be repeated for
    /// each.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub fn refuse(&mut self, error: ReadError) -> ReadError {
        match self.close() {
            Ok(_) => error,
            Err(first) => first,
        }
    }

    /// Reads a byte boundary.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub fn align(&mut self) -> Result<(), ReadError> {
        crate::compound::bytes::align(self.close()?)
    }

    /// Reads a serialize check.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub fn check<const STEP: usize>(&mut self, name: &str) -> Result<(), ReadError> {
        if const { Self::gathers(STEP) } {
            if const { Layout::<P, RECORD>::step(STEP).opens > 0 } {
                self.open(const { Layout::<P, RECORD>::step(STEP).opens })?;
            }
            check::check(&mut self.run, name)
        } else {
            check::check(self.close()?, name)
        }
    }
}
