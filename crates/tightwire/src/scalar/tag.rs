//! The tag of an enum: the number of a variant, in as few bits as the variants need, or in more.

use crate::error::Fault;
use crate::scalar::Scalar;
use crate::shape::{Shape, Value};

/// The number of a variant.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Tag {
    variants: u32,
    bits: u32,
    /// The name of a variant, for traces.
    name: fn(u32) -> &'static str,
}

impl Tag {
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub(crate) const fn new(variants: u32, bits: u32, name: fn(u32) -> &'static str) -> Self {
        Self { variants, bits, name }
    }
}

impl Scalar for Tag {
    type Value = u32;
    type Code = u64;

    const IS_EXACT: bool = true;

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn shape(&self) -> Shape<'static> {
        Shape::Variant { variants: self.variants, bits: self.bits }
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn last(&self) -> u64 {
        u64::from(self.variants.saturating_sub(1))
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn code(&self, value: &u32) -> Result<u64, Fault> {
        // Of the declaration's own making.
        Ok(u64::from(*value))
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn value(&self, code: u64) -> Result<u32, Fault> {
        Ok(code as u32)
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn bits(&self) -> u32 {
        // A later version may have more variants.
        self.bits
    }

    fn show<'v>(&self, value: &'v u32) -> Value<'v> {
        Value::Variant((self.name)(*value))
    }
}
