//! The stream that finds out how large a buffer a value needs.

use crate::error::{Fault, WriteError};
use crate::flow::{Batches, Described, Flow, Limits, Metered, Sink, Traced, WriteTask};
use crate::scalar::Scalar;

/// Counts the bits of a packet that is about to be written. Writing checks the values, so most of them
/// are not even looked at here: a part of constant width only adds its width.
#[derive(Debug)]
pub(crate) struct SizeStream {
    at: usize,
    limits: Limits,
}

impl SizeStream {
    pub(crate) const fn new() -> Self {
        Self { at: 0, limits: Limits::new() }
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn add(&mut self, bits: usize) {
        self.at = self.at.saturating_add(bits);
    }
}

impl Traced for SizeStream {}
impl Metered for SizeStream {}
impl Batches for SizeStream {}

impl Flow for SizeStream {
    crate::flow::writes!();

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn at(&self) -> usize {
        self.at
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn raw(&mut self, _word: &mut u64, bits: u32) -> Result<(), WriteError> {
        self.add(bits as usize);
        Ok(())
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn pad(&mut self) -> Result<(), WriteError> {
        self.add(self.at.wrapping_neg() & 7);
        Ok(())
    }

    fn fail(&mut self, fault: Fault, at: usize) -> WriteError {
        WriteError::of(fault, at)
    }

    fn limits(&mut self) -> &mut Limits {
        &mut self.limits
    }
}

impl Sink for SizeStream {
    const CHECKS: bool = false;

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn put_scalar<C: Scalar>(&mut self, scalar: &C, _value: &C::Value) -> Result<(), WriteError> {
        self.add(scalar.bits() as usize);
        Ok(())
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn put_bytes(&mut self, bytes: &[u8]) -> Result<(), WriteError> {
        self.pad()?;
        self.add(bytes.len().saturating_mul(8));
        Ok(())
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn part<T: WriteTask + Described>(&mut self, task: T) -> Result<(), WriteError> {
        match const { T::SCHEMA.fixed_bits() } {
            Some(bits) => {
                self.add(bits as usize);
                Ok(())
            }
            None => task.run(self),
        }
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn part_outlined<T: WriteTask + Described>(&mut self, task: T) -> Result<(), WriteError> {
        if const { T::SCHEMA.fixed_bits().is_some() } {
            return self.part(task);
        }
        self.outline(|stream| task.run(stream))
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn element<T: WriteTask + Described>(&mut self, task: T) -> Result<(), WriteError> {
        self.part(task)
    }
}
