//! Finds the schema names of the fields and variants that a condition refers to by their declared
//! names. The two differ if `#[wire(rename = "..")]` keeps an old name in the schema.

use crate::schema::known::is_equal;
use crate::schema::tree::{Field, Part, Schema};
use crate::shape::Shape;

/// Returns the schema of a part, if it is known.
pub(super) const fn schema_of<'a>(part: Part<'_>, fields: &[Field<'a>]) -> Option<&'a Schema<'a>> {
    let mut at = sent(fields, part.field);
    each!(name in part.path => {
        at = match at {
            Some(schema) => step(schema, name),
            None => None,
        };
    });
    at
}

/// Returns the schema of the field with this index. Alignments and checks are not counted.
pub(super) const fn sent<'a>(fields: &[Field<'a>], number: usize) -> Option<&'a Schema<'a>> {
    let mut left = number;
    each!(field in fields => {
        if !matches!(*field.schema, Schema::Value { shape: Shape::Padding | Shape::Check { .. } }) {
            if left == 0 {
                return Some(field.schema);
            }
            left -= 1;
        }
    });
    None
}

/// Returns the schema of the value of an optional field, if present.
const fn inside<'a>(schema: &'a Schema<'a>) -> &'a Schema<'a> {
    match *schema {
        Schema::If { of, .. } | Schema::DefaultBit { of } => inside(of),
        _ => schema,
    }
}

/// Follows one step of a path: into the field `name`, or into an option.
const fn step<'a>(schema: &'a Schema<'a>, name: &str) -> Option<&'a Schema<'a>> {
    if is_equal(name, INTO_OPTION) {
        return inside_option(schema);
    }
    match member(schema, name) {
        Some(field) => Some(field.schema),
        None => None,
    }
}

/// The step of a path that goes into an option.
pub(super) const INTO_OPTION: &str = "?";

/// Returns the schema of the content of an option.
pub(super) const fn inside_option<'a>(schema: &'a Schema<'a>) -> Option<&'a Schema<'a>> {
    match *inside(schema) {
        Schema::Option { of } => Some(of),
        _ => None,
    }
}

/// Returns the field that a declaration calls `name`.
pub(super) const fn member<'a>(schema: &'a Schema<'a>, name: &str) -> Option<&'a Field<'a>> {
    let Schema::Struct { fields, .. } = *inside(schema) else {
        return None;
    };
    each!(field in fields => {
        if is_equal(field.member, name) {
            return Some(field);
        }
    });
    None
}

/// Returns the schema name of the variant that a declaration calls `name`.
pub(super) const fn variant_name<'a>(schema: Option<&'a Schema<'a>>, name: &'a str) -> &'a str {
    let Some(schema) = schema else {
        return name;
    };
    if let Schema::Enum { variants, .. } = *inside(schema) {
        each!(variant in variants => {
            if is_equal(variant.member, name) {
                return variant.name;
            }
        });
    }
    name
}
