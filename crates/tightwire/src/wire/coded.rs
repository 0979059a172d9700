//! How the fields of a derived type travel, declared on the type itself.

#![allow(missing_docs)] // seen by generated code only

use crate::wire::Schema;
use crate::wire::field::Codec;
use crate::wire::run::{Join, Step};

/// How field `FIELD` of a type travels, which is a `T`.
///
/// It is declared once and used in every direction, so a codec that does not fit is one error.
/// `T` is an argument of the trait, and not a type of it, so that it may be more private than the
/// type with the field.
pub trait Coded<T, const FIELD: usize> {
    type Codec: Codec<T>;

    /// What happens to runs at the field.
    const STEP: Step;

    const JOIN: Join = <Self::Codec as Codec<T>>::JOIN;

    const SCHEMA: &'static Schema = &<Self::Codec as Codec<T>>::SCHEMA;
}

/// Some value of a field, to be read over, where one is cheap to make.
#[cfg_attr(not(debug_assertions), inline(always))]
pub fn blank<P: Coded<T, FIELD>, T, const FIELD: usize>() -> Option<T> {
    <P::Codec as Codec<T>>::__blank()
}
