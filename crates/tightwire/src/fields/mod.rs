//! The functions that derived code calls for each field, which combine neighbouring fields.
//!
//! Writing needs no layout, because a [`Gather`](crate::flow::Gather) is correct for any input.
//! Reading looks ahead with a [`Layout`], which contains the fields that are certain to be present and
//! their total number of bits. A wrong layout can reject a packet, but cannot produce a wrong value,
//! because a [`Run`](crate::flow::Run) reads the same bits in the same order as the stream itself.

#![allow(missing_docs, clippy::missing_errors_doc)] // used only by generated code

mod axes;
mod flagged;
mod read;
mod write;

pub use axes::{Axes, DeclaresAxes, axis};
pub use read::{ReadFields, no_variant, read_tag, read_variants};
pub use write::{WriteFields, write_variants};

use core::marker::PhantomData;

use crate::inline::is_too_large_to_inline;
use crate::scalar::Tag;
use crate::schema::{Schema, Variant};
use crate::shape::Name;
use crate::wire::Wire;

/// The struct or variant that the fields belong to.
pub trait Owner {
    /// True if it is a variant.
    const IS_VARIANT: bool;
    /// True if its enum has too much code for one function.
    const IS_TOO_LARGE_TO_INLINE: bool;
}

/// Marks the fields of a struct.
#[derive(Debug)]
pub struct OfStruct;

impl Owner for OfStruct {
    const IS_VARIANT: bool = false;
    const IS_TOO_LARGE_TO_INLINE: bool = false;
}

/// Marks the fields of a variant of `P`.
#[derive(Debug)]
pub struct OfVariant<P>(PhantomData<P>);

impl<P: Wire> Owner for OfVariant<P> {
    const IS_VARIANT: bool = true;
    const IS_TOO_LARGE_TO_INLINE: bool = is_too_large_to_inline(&P::SCHEMA);
}

/// Returns the scalar of an enum's tag.
#[cfg_attr(not(debug_assertions), inline(always))]
pub(crate) fn tag_of<P: Wire>() -> Tag {
    let (variants, bits) = const {
        match P::SCHEMA {
            Schema::Enum { variants, tag_bits, .. } => {
                assert!(
                    Tag::fits(variants.len() as u32, tag_bits),
                    "`tag_bits` is too small for the variants of this enum, or above 32"
                );
                (variants.len() as u32, tag_bits)
            }
            _ => (1, 0),
        }
    };
    Tag::new(variants, bits, variant_name::<P>)
}

/// Returns the name of a variant.
fn variant_name<P: Wire>(tag: u32) -> &'static str {
    variant::<P>(tag).map_or("", |variant| variant.name)
}

/// Returns the variant with a tag.
#[cfg_attr(not(debug_assertions), inline(always))]
fn variant<P: Wire>(tag: u32) -> Option<&'static Variant> {
    match P::SCHEMA {
        Schema::Enum { variants, .. } => variants.get(tag as usize),
        _ => None,
    }
}

/// Returns the name around the fields of a variant in traces, if it has fields.
#[cfg_attr(not(debug_assertions), inline(always))]
fn around<P: Wire>(tag: u32) -> Option<Name<'static>> {
    match variant::<P>(tag) {
        Some(variant) if !variant.fields.is_empty() => Some(Name::Variant(variant.name)),
        _ => None,
    }
}

/// Returns the same for a variant that is known at compile time. A constant names only its own variant:
/// code that mentions the whole schema once for every variant would make builds take quadratic time.
const fn around_record<P: Wire>(record: usize) -> Option<Name<'static>> {
    match P::SCHEMA {
        Schema::Enum { variants, .. } if record < variants.len() => {
            #[expect(clippy::indexing_slicing, reason = "evaluated at compile time, after a check")]
            let variant = &variants[record];
            if variant.fields.is_empty() { None } else { Some(Name::Variant(variant.name)) }
        }
        _ => None,
    }
}

/// Returns whether a type has variants. For other types, code about variants is not compiled.
const fn has_variants<P: Wire>() -> bool {
    matches!(P::SCHEMA, Schema::Enum { .. })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::error::{ReadError, WriteError};
    use crate::schema::{Field, Variant};
    use crate::stream::{Reader, Writer};

    /// An enum with a variant without fields and one with a field.
    struct Choice;

    impl Wire for Choice {
        const SCHEMA: Schema = Schema::enumeration(
            "",
            1,
            &[Variant::new("Off", &[]), Variant::new("On", &[Field::new("", &Schema::bits(8))])],
        );

        fn write<W: Writer>(&self, _: &mut W) -> Result<(), WriteError> {
            Ok(())
        }

        fn read<R: Reader>(_: &mut R) -> Result<Self, ReadError> {
            Ok(Self)
        }
    }

    #[test]
    fn only_variants_with_fields_have_a_name_around_them() {
        assert!(has_variants::<Choice>() && !has_variants::<u8>());
        for (record, name) in [(0, None), (1, Some(Name::Variant("On"))), (2, None)] {
            assert_eq!(around_record::<Choice>(record), name, "{record}");
            assert_eq!(around::<Choice>(record as u32), name, "{record}");
        }
        assert_eq!(around_record::<u8>(0), None);
    }
}
