//! The compiler's messages about fields that cannot be encoded.
//!
//! Each trait is [`Codec`] under another name, with advice for one kind of field. Derived code uses the
//! trait of a field before anything else that needs the codec, so a mistake is reported once and with
//! this advice.

#![allow(missing_docs)] // used only by generated code

use crate::codec::Codec;

macro_rules! diagnoses {
    ($( $Name:ident { message = $message:literal, label = $label:literal, $(note = $note:literal),* $(,)? } )*) => {$(
        #[diagnostic::on_unimplemented(message = $message, label = $label, $(note = $note),*)]
        pub trait $Name<T> {
            fn named() {}
        }

        #[diagnostic::do_not_recommend]
        impl<T, C: Codec<T>> $Name<T> for C {}
    )*};
}

diagnoses! {
    PlainField {
        message = "`{T}` cannot be sent as a field",
        label = "has no wire format",
        note = "if it is your own type, add `#[derive(Wire)]` to it; if it is from another crate, add `#[wire(with = module)]` to the field, with a module that has `write` and `read`",
        note = "if it is an alias of a list or a string, add `#[wire(max_len = 64)]`; if it is an alias of `usize` or `isize`, add a `range`",
    }
    MathField {
        message = "`{T}` cannot be sent as a field",
        label = "has no wire format",
        note = "if it is your own type, add `#[derive(Wire)]` to it",
        note = "a glam type needs the feature for your glam release, such as `glam-034` for glam 0.34; `Quat` and vectors of `f32`, `i32` and `u32` are supported",
    }
    ListField {
        message = "`{T}` cannot be sent as a list",
        label = "its elements have no wire format",
        note = "add `#[derive(Wire)]` to your own element type, or wrap an element type from another crate in a struct that derives `Wire`",
    }
    ArrayVecField {
        message = "`{T}` cannot be sent as a list",
        label = "has no wire format, or its elements have none",
        note = "`ArrayVec` and `ArrayString` need the feature `arrayvec`",
    }
    OrderedField {
        message = "`{T}` cannot be sent as a map or set",
        label = "its keys have no order, or a part of it has no wire format",
        note = "entries are sent in the order of their keys: derive `PartialOrd` and `Ord` for the key, and `Wire` for key and value",
    }
    RangeField {
        message = "`range` is for integers, not for `{T}`",
        label = "not an integer, nor an `Option`, array, vector or list of integers",
        note = "a struct or enum declares its own encoding: put the attribute on its fields",
    }
    BitsField {
        message = "`bits` is for unsigned integers, not for `{T}`",
        label = "not an unsigned integer, nor an `Option`, array, vector or list of them",
        note = "a struct or enum declares its own encoding: put the attribute on its fields",
    }
    FixedField {
        message = "`fixed` is for integers, not for `{T}`",
        label = "not an integer, nor an `Option`, array, vector or list of integers",
        note = "a struct or enum declares its own encoding: put the attribute on its fields",
    }
    CompressedField {
        message = "`compressed` is for `f32`, not for `{T}`",
        label = "not an `f32`, nor an `Option`, array, vector or list of `f32`",
        note = "a struct declares its own encoding: put the attribute on its fields; a glam vector needs the feature for your glam release, such as `glam-034`",
    }
    HalfField {
        message = "`half` is for `f32`, not for `{T}`",
        label = "not an `f32`, nor an `Option`, array, vector or list of `f32`",
        note = "a struct declares its own encoding: put the attribute on its fields; a glam vector needs the feature for your glam release, such as `glam-034`",
    }
    AngleField {
        message = "`angle` is for radians in `f32` or `f64`, not for `{T}`",
        label = "not a float, nor an `Option`, array or list of floats",
        note = "a struct declares its own encoding: put the attribute on its fields",
    }
    RotationField {
        message = "`smallest_three` is for rotations, such as `[f32; 4]`, not for `{T}`",
        label = "not a rotation, nor an `Option`, array or list of rotations",
        note = "a struct declares its own encoding: put the attribute on its fields; glam's `Quat` needs the feature for your glam release, such as `glam-034`",
    }
    DirectionField {
        message = "`unit` is for directions, such as `[f32; 3]`, not for `{T}`",
        label = "not a direction, nor an `Option`, array or list of directions",
        note = "a struct declares its own encoding: put the attribute on its fields; a glam vector needs the feature for your glam release, such as `glam-034`",
    }
    WideField {
        message = "`wide` is for strings, not for `{T}`",
        label = "not a string, nor an `Option` or array of strings",
    }
    BytesField {
        message = "`bytes` is for arrays and lists of `u8`, not for `{T}`",
        label = "not an array or list of `u8`",
    }
    CodecField {
        message = "this codec does not encode `{T}`",
        label = "`{Self}` is not a `Codec` of this type",
        note = "to apply it to the elements of an option, array or list, add `impl tightwire::Lift for MyCodec {{}}`",
    }
}
