//! What the schema calls the fields and variants that a condition looks at, whatever the declaration
//! calls them: `#[wire(rename = "..")]` keeps the name of the schema.

use crate::schema::{Field, Part, Schema, is_equal};
use crate::shape::Shape;

/// The schema of a part, if it is known.
pub(super) const fn schema_of(part: Part, fields: &[Field]) -> Option<&'static Schema> {
    let mut at = sent(fields, part.field);
    let mut rest = part.path;
    while let [name, tail @ ..] = rest {
        let inside = match at {
            Some(schema) => member(schema, name),
            None => None,
        };
        at = match inside {
            Some(field) => Some(field.schema),
            None => None,
        };
        rest = tail;
    }
    at
}

/// The field with this number; alignments and checks are not counted.
pub(super) const fn sent(fields: &[Field], number: usize) -> Option<&'static Schema> {
    let mut left = number;
    let mut rest = fields;
    while let [field, tail @ ..] = rest {
        if !matches!(*field.schema, Schema::Value { shape: Shape::Padding | Shape::Check { .. } }) {
            if left == 0 {
                return Some(field.schema);
            }
            left -= 1;
        }
        rest = tail;
    }
    None
}

/// What is there, of a value that may be left out.
const fn inside(schema: &'static Schema) -> &'static Schema {
    match *schema {
        Schema::If { of, .. } | Schema::DefaultBit { of } => inside(of),
        _ => schema,
    }
}

/// The field that a declaration calls `name`.
pub(super) const fn member(schema: &'static Schema, name: &str) -> Option<&'static Field> {
    let Schema::Struct { fields, .. } = *inside(schema) else {
        return None;
    };
    let mut rest = fields;
    while let [field, tail @ ..] = rest {
        if is_equal(field.member, name) {
            return Some(field);
        }
        rest = tail;
    }
    None
}

/// What the schema calls the variant that a declaration calls `name`.
pub(super) const fn variant_name<'a>(schema: Option<&'static Schema>, name: &'a str) -> &'a str {
    let Some(schema) = schema else {
        return name;
    };
    if let Schema::Enum { variants, .. } = *inside(schema) {
        let mut rest = variants;
        while let [variant, tail @ ..] = rest {
            if is_equal(variant.member, name) {
                return variant.name;
            }
            rest = tail;
        }
    }
    name
}
