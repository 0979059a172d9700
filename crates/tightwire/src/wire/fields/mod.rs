//! What derived code calls, field by field: where neighbouring fields are gathered.
//!
//! Writing needs no plan: a [`Gather`](crate::stream::Gather) is right whatever is put into it.
//! Reading looks ahead by a plan, [`Layout`]: which fields are certainly there, and how many bits
//! they have together. A wrong plan can refuse a packet; it cannot yield another value, since a
//! [`Run`](crate::stream::Run) reads the same bits in the same order as the stream itself.

#![allow(missing_docs, clippy::missing_errors_doc)] // seen by generated code only

mod flagged;
mod layout;
mod read;
mod write;

pub(crate) use layout::{payload, plan, whole, whole as payload_bits};
pub use read::{ReadFields, no_variant, read_tag};
pub use write::WriteFields;
pub(crate) use write::Written;

use core::marker::PhantomData;

use crate::scalar::Tag;
use crate::schema::{Schema, Variant};
use crate::shape::Name;
use crate::wire::Wire;
use crate::wire::apart::is_crowded;

/// What the fields belong to.
pub trait Record {
    /// Whether that is a variant.
    const IS_VARIANT: bool;
    /// Whether its enum has too much code for one function.
    const IS_CROWDED: bool;
}

/// Fields of a struct.
#[derive(Debug)]
pub struct OfStruct;

impl Record for OfStruct {
    const IS_VARIANT: bool = false;
    const IS_CROWDED: bool = false;
}

/// Fields of a variant of `P`.
#[derive(Debug)]
pub struct OfVariant<P>(PhantomData<P>);

impl<P: Wire> Record for OfVariant<P> {
    const IS_VARIANT: bool = true;
    const IS_CROWDED: bool = is_crowded(&P::SCHEMA);
}

/// The tag of an enum.
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

/// What a variant is called.
fn variant_name<P: Wire>(tag: u32) -> &'static str {
    variant::<P>(tag).map_or("", |variant| variant.name)
}

/// The variant with a tag.
#[cfg_attr(not(debug_assertions), inline(always))]
fn variant<P: Wire>(tag: u32) -> Option<&'static Variant> {
    match P::SCHEMA {
        Schema::Enum { variants, .. } => variants.get(tag as usize),
        _ => None,
    }
}

/// The name around the fields of a variant in traces, if it has fields.
#[cfg_attr(not(debug_assertions), inline(always))]
fn around<P: Wire>(tag: u32) -> Option<Name> {
    match variant::<P>(tag) {
        Some(variant) if !variant.fields.is_empty() => Some(Name::Variant(variant.name)),
        _ => None,
    }
}

/// Whether a type has variants. For others, code about those is not even compiled.
const fn has_variants<P: Wire>() -> bool {
    matches!(P::SCHEMA, Schema::Enum { .. })
}
