//! Which counters a type has. Only what varies from message to message is counted: a value of constant
//! width takes its width times the number of times that its parent was there.

use crate::schema::{Field, Schema};
use crate::shape::Shape;

/// The way in which the bits of a value are counted.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Counting {
    /// Everything inside has a constant width and is always there. There is no counter.
    Constant,
    /// One counter of bits.
    Whole,
    /// One counter of bits without padding, and one of padding.
    WithPadding,
    /// One counter of padding. The content has a constant width.
    OnlyPadding,
    /// One counter of bits, one of members, and the counters of a member.
    Subset,
    /// The parts have counters of their own.
    Parts,
}

/// Returns how a value with this schema is counted.
pub(super) const fn counting(schema: &Schema) -> Counting {
    match *schema {
        Schema::Value { shape } | Schema::Without { shape, .. } => match shape {
            Shape::String { .. } => Counting::WithPadding,
            Shape::Bytes { .. } => Counting::OnlyPadding,
            _ => {
                let size = shape.size();
                if size.min == size.max { Counting::Constant } else { Counting::Whole }
            }
        },
        Schema::ByteList { .. } => Counting::WithPadding,
        Schema::Opaque { .. }
        | Schema::Recursive
        | Schema::Relative { .. }
        | Schema::Wrapping { .. }
        | Schema::Ascending { .. } => Counting::Whole,
        Schema::Subset { .. } => Counting::Subset,
        Schema::Struct { fields, .. } => {
            if slots_of(fields) == 0 {
                Counting::Constant
            } else if is_generated(fields) {
                Counting::Parts
            } else {
                Counting::Whole
            }
        }
        Schema::Enum { variants, .. } => {
            let (mut is_plain, mut is_known) = (true, true);
            each!(variant in variants => {
                is_plain = is_plain && variant.fields.is_empty();
                is_known = is_known && is_generated(variant.fields);
            });
            if is_plain {
                Counting::Constant
            } else if is_known {
                Counting::Parts
            } else {
                Counting::Whole
            }
        }
        Schema::Array { of, .. } => {
            if slots(of) == 0 {
                Counting::Constant
            } else {
                Counting::Parts
            }
        }
        Schema::Option { .. }
        | Schema::DefaultBit { .. }
        | Schema::If { .. }
        | Schema::List { .. }
        | Schema::Set { .. }
        | Schema::Map { .. }
        | Schema::Exactly { .. } => Counting::Parts,
    }
}

/// Returns whether the code that writes these fields is generated. Code that is written by hand may
/// write them in another way than it declares, so it is counted as a whole.
const fn is_generated(fields: &[Field]) -> bool {
    each!(field in fields => {
        // The derive puts byte boundaries and checks between fields.
        let is_step =
            matches!(field.schema, Schema::Value { shape: Shape::Padding | Shape::Check { .. } });
        if !field.is_generated && !is_step {
            return false;
        }
    });
    true
}

/// Returns the number of counters of a value.
pub(super) const fn slots(schema: &Schema) -> usize {
    match counting(schema) {
        Counting::Constant => return 0,
        Counting::Whole | Counting::OnlyPadding => return 1,
        Counting::WithPadding => return 2,
        Counting::Subset | Counting::Parts => {}
    }
    match *schema {
        Schema::Option { of }
        | Schema::DefaultBit { of }
        | Schema::If { of, .. }
        | Schema::List { of, .. }
        | Schema::Set { of, .. }
        | Schema::Exactly { of, .. } => 1 + slots(of),
        Schema::Map { key, value, .. } => 1 + slots(key) + slots(value),
        Schema::Subset { of, .. } => 2 + slots(of),
        Schema::Array { of, .. } => slots(of),
        Schema::Struct { fields, .. } => slots_of(fields),
        Schema::Enum { variants, .. } => first_slot(schema, variants.len()),
        _ => 0,
    }
}

/// Returns the number of counters of fields in sequence.
pub(super) const fn slots_of(fields: &[Field]) -> usize {
    let mut sum = 0;
    each!(field in fields => {
        sum += slots(field.schema);
    });
    sum
}

/// Returns the first counter of the fields of a variant. The counters of an enum begin with one for
/// each variant.
pub(super) const fn first_slot(schema: &Schema, tag: usize) -> usize {
    let Schema::Enum { variants, .. } = *schema else { return 0 };
    let mut at = variants.len();
    let (mut rest, mut index) = (variants, 0);
    while let [variant, tail @ ..] = rest {
        if index == tag {
            break;
        }
        at += slots_of(variant.fields);
        index += 1;
        rest = tail;
    }
    at
}

/// Returns the bits of a value of constant width.
pub(super) const fn constant_bits(schema: &Schema) -> usize {
    match schema.fixed_bits() {
        Some(bits) => bits as usize,
        None => 0,
    }
}

/// Returns whether all that is known of a message is the number of its bits.
pub(super) const fn is_whole(schema: &Schema) -> bool {
    matches!(counting(schema), Counting::Whole) && matches!(schema, Schema::Opaque { .. })
}

/// Returns whether the parts of a message have counters of their own.
pub(super) const fn has_parts(schema: &Schema) -> bool {
    matches!(counting(schema), Counting::Parts)
}
