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
        note = "add `#[derive(Wire)]` to a type of your own, and `#[wire(with = module)]` to a field of a type of another crate, with a module that has `write` and `read`",
        note = "if it is another name for a list or a string, it needs `#[wire(max_len = 64)]`, and for `usize` or `isize` a `range`",
    }
    MathField {
        message = "`{T}` cannot be sent as a field",
        label = "has no wire format",
        note = "add `#[derive(Wire)]` to a type of your own",
        note = "a type of glam needs the feature of your glam release, such as `glam-034` for glam 0.34; `Quat` and vectors of `f32`, `i32` and `u32` can be sent",
    }
    ListField {
        message = "`{T}` cannot be sent as a list",
        label = "its elements have no wire format",
        note = "add `#[derive(Wire)]` to elements of your own, and wrap those of another crate in a struct that says how they are sent",
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
        message = "`range` is for integers, and not for `{T}`",
        label = "no integer, nor an `Option`, array, vector or list of integers",
        note = "a struct or enum says itself how it is encoded: put the attribute on its fields",
    }
    BitsField {
        message = "`bits` is for unsigned integers, and not for `{T}`",
        label = "no unsigned integer, nor an `Option`, array, vector or list of them",
        note = "a struct or enum says itself how it is encoded: put the attribute on its fields",
    }
    FixedField {
        message = "`fixed` is for integers, and not for `{T}`",
        label = "no integer, nor an `Option`, array, vector or list of integers",
        note = "a struct or enum says itself how it is encoded: put the attribute on its fields",
    }
    CompressedField {
        message = "`compressed` is for `f32`, and not for `{T}`",
        label = "no `f32`, nor an `Option`, array, vector or list of `f32`",
        note = "a struct says itself how it is encoded: put the attribute on its fields; a vector of glam needs the feature of your glam release, such as `glam-034`",
    }
    HalfField {
        message = "`half` is for `f32`, and not for `{T}`",
        label = "no `f32`, nor an `Option`, array, vector or list of `f32`",
        note = "a struct says itself how it is encoded: put the attribute on its fields; a vector of glam needs the feature of your glam release, such as `glam-034`",
    }
    AngleField {
        message = "`angle` is for radians in `f32` or `f64`, and not for `{T}`",
        label = "no float, nor an `Option`, array or list of floats",
        note = "a struct says itself how it is encoded: put the attribute on its fields",
    }
    RotationField {
        message = "`smallest_three` is for rotations, such as `[f32; 4]`, and not for `{T}`",
        label = "no rotation, nor an `Option`, array or list of rotations",
        note = "a struct says itself how it is encoded: put the attribute on its fields; a `Quat` of glam needs the feature of your glam release, such as `glam-034`",
    }
    DirectionField {
        message = "`unit` is for directions, such as `[f32; 3]`, and not for `{T}`",
        label = "no direction, nor an `Option`, array or list of directions",
        note = "a struct says itself how it is encoded: put the attribute on its fields; a vector of glam needs the feature of your glam release, such as `glam-034`",
    }
    WideField {
        message = "`wide` is for strings, and not for `{T}`",
        label = "no string, nor an `Option` or array of strings",
    }
    BytesField {
        message = "`bytes` is for arrays and lists of `u8`, and not for `{T}`",
        label = "no array or list of `u8`",
    }
    CodecField {
        message = "this codec does not encode `{T}`",
        label = "`{Self}` is not a `Codec` of this type",
        note = "to use it for what is in an option, an array or a list, let it apply to elements: `impl tightwire::Lift for MyCodec {{}}`",
    }
}
