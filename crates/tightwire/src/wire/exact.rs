//! What travels exactly, so that both sides can decide by it.

#![allow(missing_docs)] // seen by generated code only

use crate::wire::schema::Schema;

/// Whether the reader has the writer's value of a part: the field of a field that `path` names.
///
/// An enum counts by its variant, and code of somebody's own is trusted.
pub const fn is_exact(schema: &Schema, path: &[&str]) -> bool {
    match *schema {
        Schema::Compressed { .. } | Schema::SmallestThree { .. } | Schema::UnitVector { .. } => {
            false
        }
        // Zero comes in two kinds that are equal, and only one of them is the default.
        Schema::DefaultBit { of } => is_exact(of, path) && !has_float(of),
        Schema::Option { of }
        | Schema::If { of, .. }
        | Schema::Array { of, .. }
        | Schema::List { of, .. } => is_exact(of, path),
        Schema::Struct { fields, .. } => {
            let mut rest = fields;
            while let [field, tail @ ..] = rest {
                match path {
                    [] => {
                        if !is_exact(field.schema, &[]) {
                            return false;
                        }
                    }
                    [name, inside @ ..] => {
                        if is_equal(name, field.name) {
                            return is_exact(field.schema, inside);
                        }
                    }
                }
                rest = tail;
            }
            // A part that the schema does not have is a field that is skipped.
            path.is_empty()
        }
        // All of them by name, so that nobody forgets to ask about a new one.
        Schema::Opaque { .. }
        | Schema::Recursive
        | Schema::Bits { .. }
        | Schema::Bool
        | Schema::Int { .. }
        | Schema::Fixed { .. }
        | Schema::F32
        | Schema::F64
        | Schema::Relative { .. }
        | Schema::Align
        | Schema::Bytes { .. }
        | Schema::ByteList { .. }
        | Schema::String { .. }
        | Schema::Check { .. }
        | Schema::Enum { .. } => true,
    }
}

/// Whether a float is somewhere inside.
const fn has_float(schema: &Schema) -> bool {
    match *schema {
        Schema::F32 | Schema::F64 => true,
        Schema::DefaultBit { of }
        | Schema::Option { of }
        | Schema::If { of, .. }
        | Schema::Array { of, .. }
        | Schema::List { of, .. } => has_float(of),
        Schema::Struct { fields, .. } => {
            let mut rest = fields;
            while let [field, tail @ ..] = rest {
                if has_float(field.schema) {
                    return true;
                }
                rest = tail;
            }
            false
        }
        _ => false,
    }
}

const fn is_equal(a: &str, b: &str) -> bool {
    let (mut a, mut b) = (a.as_bytes(), b.as_bytes());
    while let ([first, rest_a @ ..], [other, rest_b @ ..]) = (a, b) {
        if *first != *other {
            return false;
        }
        (a, b) = (rest_a, rest_b);
    }
    a.is_empty() && b.is_empty()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::wire::schema::Field;

    const ROUNDED: Schema = Schema::Compressed { min: 0.0, max: 1.0, resolution: 0.1 };
    const BODY: Schema = Schema::Struct {
        name: "Body",
        fields: &[
            Field::new("x", &ROUNDED),
            Field::new("on", &Schema::Bool),
            Field::new("one", &Schema::Option { of: &ROUNDED }),
            Field::new("zero", &Schema::DefaultBit { of: &Schema::F32 }),
            Field::new("count", &Schema::DefaultBit { of: &Schema::Bool }),
        ],
    };

    #[test]
    fn parts_that_travel_exactly_are_told_from_those_that_do_not() {
        for (path, expected) in [
            (&["on"][..], true),
            (&["count"], true),
            (&["x"], false),
            (&["one"], false),
            (&["zero"], false),
            (&["o"], false),
            (&["one2"], false),
            (&[], false),
        ] {
            assert_eq!(is_exact(&BODY, path), expected, "{path:?}");
        }
    }

    #[test]
    fn a_struct_is_exact_if_all_of_it_is() {
        const FIELDS: &[Field] = &[Field::new("on", &Schema::F32)];
        assert!(is_exact(&Schema::Struct { name: "", fields: FIELDS }, &[]));
        assert!(is_exact(&Schema::Opaque { name: "Body", max_bits: None }, &["speed"]));
    }
}
