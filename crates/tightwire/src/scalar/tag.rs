//! The tag of an enum: the number of a variant, in as few bits as the variants need, or in more.

use crate::bits::width;
use crate::error::Fault;
use crate::scalar::{Facts, Scalar};
use crate::shape::{Shape, Value};

/// Encodes the number of a variant.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Tag {
    variants: u32,
    bits: u32,
    /// Returns the name of a variant, for traces.
    name: fn(u32) -> &'static str,
}

impl Tag {
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub(crate) const fn new(variants: u32, bits: u32, name: fn(u32) -> &'static str) -> Self {
        Self { variants, bits, name }
    }

    /// Returns whether the numbers of all variants fit in `bits` bits.
    pub(crate) const fn fits(variants: u32, bits: u32) -> bool {
        width(variants.saturating_sub(1) as u64) <= bits && bits <= u32::BITS
    }
}

impl Scalar for Tag {
    type Value = u32;
    type Code = u64;

    const FACTS: Facts<Self> = Facts::checked(32);
    const IS_EXACT: bool = true;

    fn shape(&self) -> Shape<'static> {
        Shape::Variant { variants: self.variants, bits: self.bits }
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn last(&self) -> u64 {
        // An impossible width reads no bits, so that the error is always about the declaration.
        if Self::fits(self.variants, self.bits) {
            u64::from(self.variants.saturating_sub(1))
        } else {
            0
        }
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn code(&self, value: &u32) -> Result<u64, Fault> {
        let code = u64::from(*value);
        if code > self.last() || !Self::fits(self.variants, self.bits) {
            return Err(Fault::Declaration);
        }
        Ok(code)
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn value(&self, code: u64) -> Result<u32, Fault> {
        if Self::fits(self.variants, self.bits) { Ok(code as u32) } else { Err(Fault::Declaration) }
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn bits(&self) -> u32 {
        // A later version may have more variants.
        if Self::fits(self.variants, self.bits) { self.bits } else { 0 }
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
    fn a_width_that_the_variants_do_not_fit_rejects_every_value() {
        for (variants, bits) in [(2, 0), (3, 1), (4, 1), (5, 2), (70, 6), (1, 33), (3, 64)] {
            let tag = Tag::new(variants, bits, name);
            assert_eq!((tag.bits(), tag.last()), (0, 0), "{variants} in {bits} bits");
            for value in [0, 1, variants - 1, u32::MAX] {
                assert_eq!(tag.code(&value), Err(Fault::Declaration), "{variants} in {bits} bits");
            }
            assert_eq!(tag.value(0), Err(Fault::Declaration), "{variants} in {bits} bits");
        }
        assert_eq!(Tag::new(3, 2, name).code(&3), Err(Fault::Declaration));
        assert_eq!(Tag::new(1, 0, name).code(&0), Ok(0));
    }

    #[test]
    fn a_tag_shows_the_name_of_its_variant() {
        let tag = Tag::new(3, 2, name);
        for (number, name) in [(0, "Idle"), (1, "Walking"), (2, "Running")] {
            assert_eq!(tag.show(&number), Value::Variant(name));
        }
    }
}
