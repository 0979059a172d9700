//! What derived code calls, field by field, in both directions.

#![allow(missing_docs, clippy::missing_errors_doc)] // seen by generated code only

use crate::error::{Fault, ReadError, WriteError};
use crate::stream::{Name, Reader, Stream, Writer};
use crate::wire::coded::Coded;
use crate::wire::field::Codec;
use crate::wire::run::{Join, Pack, Step};

/// Writes the fields of a struct or variant.
#[derive(Debug)]
pub struct WriteFields<'a, W> {
    pack: Pack<'a, W>,
}

impl<'a, W: Writer> WriteFields<'a, W> {
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub fn new(stream: &'a mut W) -> Self {
        Self { pack: Pack::new(stream) }
    }

    /// Writes field `FIELD` of `P`.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub fn field<P: Coded<T, FIELD>, T, const FIELD: usize>(
        &mut self,
        name: &'static str,
        value: &T,
    ) -> Result<(), WriteError> {
        self.coded::<P::Codec, T>(name, P::STEP, value)
    }

    /// Writes a field with codec `C`.
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn coded<C: Codec<T>, T>(
        &mut self,
        name: &'static str,
        step: Step,
        value: &T,
    ) -> Result<(), WriteError> {
        if !W::FUSES {
            let stream = self.pack.flush()?;
            stream.enter(Name::Field(name));
            C::write(value, stream)?;
            stream.leave();
            return Ok(());
        }
        match C::JOIN {
            Join::Whole(_) => C::write(value, &mut self.pack),
            Join::Flag(_) => {
                self.pack.put(u64::from(C::flag(value)), 1)?;
                let stream = self.pack.flush()?;
                if step.next == 0 {
                    return C::write_behind_flag(value, stream);
                }
                C::write_behind_flag(value, &mut self.pack)?;
                self.pack.lead();
                Ok(())
            }
            Join::Apart => C::write(value, self.pack.flush()?),
        }
    }

    /// Writes the tag of a variant.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub fn tag(
        &mut self,
        name: &'static str,
        tag: u32,
        variants: u32,
        bits: u32,
    ) -> Result<(), WriteError> {
        let mut tag = tag;
        if W::FUSES {
            return self.pack.put(u64::from(tag), bits);
        }
        let stream = self.pack.flush()?;
        crate::codec::tag::tag(stream, &mut tag, variants, bits, |_| name)
    }

    /// Writes an integer above an earlier field.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub fn relative<T: crate::Integer>(
        &mut self,
        name: &'static str,
        value: &T,
        previous: &T,
    ) -> Result<(), WriteError> {
        let stream = self.pack.flush()?;
        stream.enter(Name::Field(name));
        stream.write_relative(*value, *previous)?;
        stream.leave();
        Ok(())
    }

    /// Moves to a byte border.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub fn align(&mut self) -> Result<(), WriteError> {
        self.pack.flush()?.align()
    }

    /// Writes a serialize check.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub fn check(&mut self, name: &str) -> Result<(), WriteError> {
        if !W::FUSES {
            return self.pack.flush()?.check(name);
        }
        self.pack.check(name)
    }

    /// Ends the struct or variant.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub fn finish(mut self) -> Result<(), WriteError> {
        self.pack.flush()?;
        Ok(())
    }
}

/// Reads the fields of a struct or variant.
#[derive(Debug)]
pub struct ReadFields<'a, R: Reader> {
    stream: &'a mut R,
    /// The run that fields are taken from.
    run: Option<R::Run>,
}

impl<'a, R: Reader> ReadFields<'a, R> {
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub fn new(stream: &'a mut R) -> Self {
        Self { stream, run: None }
    }

    /// Reads field `FIELD` of `P`.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub fn field<P: Coded<T, FIELD>, T, const FIELD: usize>(
        &mut self,
        name: &'static str,
        slot: &mut Option<T>,
    ) -> Result<(), ReadError> {
        self.coded::<P::Codec, T>(name, P::STEP, slot)
    }

    /// Reads over field `FIELD` of `P`, which is there.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub fn update<P: Coded<T, FIELD>, T, const FIELD: usize>(
        &mut self,
        name: &'static str,
        value: &mut T,
    ) -> Result<(), ReadError> {
        self.update_coded::<P::Codec, T>(name, P::STEP, value)
    }

    /// Reads a field with codec `C`; a run starts here, if the step says so.
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn coded<C: Codec<T>, T>(
        &mut self,
        name: &'static str,
        step: Step,
        slot: &mut Option<T>,
    ) -> Result<(), ReadError> {
        if !R::FUSES {
            self.stream.enter(Name::Field(name));
            C::read(slot, self.stream)?;
            self.stream.leave();
            return Ok(());
        }
        self.start(step.run)?;
        match (C::JOIN, &mut self.run) {
            (Join::Whole(_), Some(run)) => {
                let result = C::read(slot, run);
                settle(result, run, self.stream)
            }
            (Join::Flag(payload), Some(run)) => {
                let flag = run.take(1).map_err(|error| self.stream.adopt(error))? != 0;
                self.behind_flag::<C, T>(flag, payload, step.next, slot)
            }
            _ => C::read(slot, self.stream),
        }
    }

    /// Reads over a field that is there, like [`coded`](Self::coded).
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn update_coded<C: Codec<T>, T>(
        &mut self,
        name: &'static str,
        step: Step,
        value: &mut T,
    ) -> Result<(), ReadError> {
        if !R::FUSES {
            self.stream.enter(Name::Field(name));
            C::read_into(value, self.stream)?;
            self.stream.leave();
            return Ok(());
        }
        self.start(step.run)?;
        match (C::JOIN, &mut self.run) {
            (Join::Whole(_), Some(run)) => {
                let result = C::read_into(value, run);
                settle(result, run, self.stream)
            }
            (Join::Flag(payload), Some(run)) => {
                let flag = run.take(1).map_err(|error| self.stream.adopt(error))? != 0;
                let mut slot = None;
                self.behind_flag::<C, T>(flag, payload, step.next, &mut slot)?;
                if let Some(read) = slot {
                    *value = read;
                }
                Ok(())
            }
            _ => C::read_into(value, self.stream),
        }
    }

    /// Reads what follows a flag, together with the run of `next` bits behind it, if that is
    /// not 0.
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn behind_flag<C: Codec<T>, T>(
        &mut self,
        flag: bool,
        payload: Option<u32>,
        next: u32,
        slot: &mut Option<T>,
    ) -> Result<(), ReadError> {
        if next == 0 {
            return C::read_behind_flag(flag, slot, self.stream);
        }
        let lead = if C::has_more(flag) { payload.unwrap_or(0) } else { 0 };
        let mut run = self.stream.run_with_lead(lead + next)?;
        let result = C::read_behind_flag(flag, slot, &mut run);
        settle(result, &run, self.stream)?;
        run.restart(next);
        self.run = Some(run);
        Ok(())
    }

    /// Takes the bits of a run, if one starts here.
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn start(&mut self, run: u32) -> Result<(), ReadError> {
        if run > 0 {
            self.run = Some(self.stream.run(run)?);
        }
        Ok(())
    }

    /// Reads the tag of a variant, one of `names`.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub fn tag(&mut self, names: &[&'static str], bits: u32) -> Result<u32, ReadError> {
        let mut tag = 0;
        let name = |tag: u32| names.get(tag as usize).copied().unwrap_or_default();
        crate::codec::tag::tag(self.stream, &mut tag, names.len() as u32, bits, name)?;
        Ok(tag)
    }

    /// Reads an integer above an earlier field.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub fn relative<T: crate::Integer>(
        &mut self,
        name: &'static str,
        slot: &mut Option<T>,
        previous: &T,
    ) -> Result<(), ReadError> {
        self.stream.enter(Name::Field(name));
        *slot = Some(self.stream.read_relative(*previous)?);
        self.stream.leave();
        Ok(())
    }

    /// Reads over an integer above an earlier field.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub fn update_relative<T: crate::Integer>(
        &mut self,
        name: &'static str,
        value: &mut T,
        previous: &T,
    ) -> Result<(), ReadError> {
        self.stream.enter(Name::Field(name));
        self.stream.relative(value, *previous)?;
        self.stream.leave();
        Ok(())
    }

    /// Moves to a byte border.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub fn align(&mut self) -> Result<(), ReadError> {
        self.stream.align()
    }

    /// Reads a serialize check; a run of `run` bits starts here, if that is not 0.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub fn check(&mut self, name: &str, step: Step) -> Result<(), ReadError> {
        if !R::FUSES {
            return self.stream.check(name);
        }
        self.start(step.run)?;
        match &mut self.run {
            Some(run) => run.check(name).map_err(|error| self.stream.adopt(error)),
            None => self.stream.check(name),
        }
    }

    /// The error for a field that was never filled. No code that reads every field gets here.
    #[cold]
    pub fn missing(&mut self) -> ReadError {
        self.stream.fail(Fault::Declaration, self.stream.position())
    }
}

/// Hands a refusal inside of a run on to the stream. A type written by hand may have kept it to
/// itself, and the packet is refused all the same.
#[cfg_attr(not(debug_assertions), inline(always))]
fn settle<R: Reader>(
    result: Result<(), ReadError>,
    run: &R::Run,
    stream: &mut R,
) -> Result<(), ReadError> {
    match result.err().or_else(|| run.refusal()) {
        Some(error) => Err(stream.adopt(error)),
        None => Ok(()),
    }
}

/// The value in a slot that was filled without an error.
#[cfg_attr(not(debug_assertions), inline(always))]
pub fn filled<T, R: Reader>(slot: Option<T>, stream: &mut R) -> Result<T, ReadError> {
    match slot {
        Some(value) => Ok(value),
        None => Err(stream.fail(Fault::Declaration, stream.position())),
    }
}
