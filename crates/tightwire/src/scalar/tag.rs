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
    const MOST_BITS: u32 = 32;

    fn shape(&self) -> Shape<'static> {
        Shape::Variant { variants: self.variants, bits: self.bits }
    }

    fn last(&self) -> u64 {
        u64::from(self.variants.saturating_sub(1))
    }

    fn code(&self, value: &u32) -> Result<u64, Fault> {
        // Of the declaration's own making.
        Ok(u64::from(*value))
    }

    fn value(&self, code: u64) -> Result<u32, Fault> {
        Ok(code as u32)
    }

    fn bits(&self) -> u32 {
        // A later version may have more variants.
        self.bits
    }

    fn show<'v>(&self, value: &'v u32) -> Value<'v> {
        Value::Variant((self.name)(*value))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scalar::every_code_comes_back;

    fn name(tag: u32) -> &'static str {
        ["Idle", "Walking", "Running"].get(tag as usize).copied().unwrap_or("?")
    }

    #[test]
    fn every_variant_has_its_number_in_any_width_that_holds_them() {
        for variants in 1..=70u32 {
            for bits in 7..=9 {
                let tag = Tag::new(variants, bits, name);
                assert_eq!(every_code_comes_back(&tag), u64::from(variants));
                assert_eq!((tag.bits(), tag.last()), (bits, u64::from(variants) - 1));
                assert_eq!(tag.code(&(variants - 1)), Ok(tag.last()));
                assert_eq!(tag.shape(), Shape::Variant { variants, bits });
            }
        }
    }

    #[test]
    fn a_tag_shows_the_name_of_its_variant() {
        let tag = Tag::new(3, 2, name);
        for (number, name) in [(0, "Idle"), (1, "Walking"), (2, "Running")] {
            assert_eq!(tag.show(&number), Value::Variant(name));
        }
    }
}
