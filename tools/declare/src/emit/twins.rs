//! Twins as source.

use crate::twin::{Condition, Field, Length, Twin};
use crate::value::{Int, Num};

pub(super) fn source(twin: &Twin) -> String {
    let boxed = |of: &Twin| format!("Box::new({})", source(of));
    match twin {
        Twin::Bits(int, bits) => format!("Twin::Bits({}, {bits})", name(*int)),
        Twin::Range(int, low, high) => {
            format!("Twin::Range({}, {}, {})", name(*int), number(*low), number(*high))
        }
        Twin::NonZero(of) => format!("Twin::NonZero({})", boxed(of)),
        Twin::Fixed(int, low, high, point) => {
            format!("Twin::Fixed({}, {low}, {high}, {point})", name(*int))
        }
        Twin::Around(int, from) => format!("Twin::Around({}, {from})", name(*int)),
        Twin::Relative(int, to) => format!("Twin::Relative({}, {to})", name(*int)),
        Twin::Compressed(min, max, by) => format!("Twin::Compressed({min:?}, {max:?}, {by:?})"),
        Twin::Unit
        | Twin::Bool
        | Twin::Char
        | Twin::F32
        | Twin::F64
        | Twin::Half
        | Twin::Angle(..)
        | Twin::Flags(_)
        | Twin::SmallestThree(_)
        | Twin::Direction(_)
        | Twin::Text(_)
        | Twin::WideText(..)
        | Twin::ByteArray(_)
        | Twin::ByteList(_) => format!("Twin::{twin:?}"),
        Twin::Climb(lengths, int, first) => {
            format!("Twin::Climb({lengths:?}, {}, {})", name(*int), boxed(first))
        }
        Twin::Exactly(length, most, of) => {
            format!("Twin::Exactly({}, {most}, {})", length_of(length), boxed(of))
        }
        Twin::Bag(most, of) => format!("Twin::Bag({most}, {})", boxed(of)),
        Twin::NotNan(of) => format!("Twin::NotNan({})", boxed(of)),
        Twin::Array(count, of) => format!("Twin::Array({count}, {})", boxed(of)),
        Twin::List(lengths, of) => format!("Twin::List({lengths:?}, {})", boxed(of)),
        Twin::Ascending(most, of, has_keys) => {
            format!("Twin::Ascending({most}, {}, {has_keys})", boxed(of))
        }
        Twin::Option(of) => format!("Twin::Option({})", boxed(of)),
        Twin::Record(fields) => format!("Twin::Record({})", all(fields)),
        Twin::Choice(tag, variants) => {
            let variants: Vec<String> = variants.iter().map(|fields| all(fields)).collect();
            format!("Twin::Choice({tag}, vec![{}])", variants.join(", "))
        }
        Twin::Subset(strategy, count, of) => {
            let strategy = strategy.map_or("None".into(), |one| format!("Some(Way::{one:?})"));
            format!("Twin::Subset({strategy}, {count}, {})", boxed(of))
        }
        Twin::Places(most, of) => format!("Twin::Places({most}, {})", boxed(of)),
        Twin::SmallOrLarge(int) => format!("Twin::SmallOrLarge({})", name(*int)),
        Twin::Nothing(value, like) => format!("Twin::Nothing({}, {})", value.source(), boxed(like)),
    }
}

fn length_of(length: &Length) -> String {
    let two = |name, a, b| {
        format!("Length::{name}(Box::new({}), Box::new({}))", length_of(a), length_of(b))
    };
    match length {
        Length::Field(_) | Length::Number(_) => format!("Length::{length:?}"),
        Length::Plus(a, b) => two("Plus", a, b),
        Length::Minus(a, b) => two("Minus", a, b),
        Length::Times(a, b) => two("Times", a, b),
    }
}

fn name(int: Int) -> String {
    format!("Int::{int:?}")
}

fn number(number: Num) -> String {
    format!("Num::{number:?}")
}

fn all(fields: &[Field]) -> String {
    let fields: Vec<String> = fields.iter().map(field).collect();
    format!("vec![{}]", fields.join(", "))
}

fn field(field: &Field) -> String {
    let mut out = format!("field({})", source(&field.twin));
    if field.align {
        out += ".align()";
    }
    if let Some(condition) = &field.when {
        out += &format!(".when({}, {})", condition_of(condition), field.default.source());
    }
    if field.skip {
        out += &format!(".skip({})", field.default.source());
    }
    if let Some(default) = &field.default_bit {
        out += &format!(".default_bit({})", default.source());
    }
    if let Some(name) = &field.check {
        out += &format!(".check({name:?})");
    }
    out
}

fn condition_of(condition: &Condition) -> String {
    let boxed = |of: &Condition| format!("Box::new({})", condition_of(of));
    let text = match condition {
        Condition::True(path) => format!("True(vec!{path:?})"),
        Condition::Equal(path, value) => format!("Equal(vec!{path:?}, {})", value.source()),
        Condition::Above(path, bound) => format!("Above(vec!{path:?}, {})", number(*bound)),
        Condition::Calculated(path, calculation, number) => {
            format!("Calculated(vec!{path:?}, Calculation::{calculation:?}, {number})")
        }
        Condition::Some(path) => format!("Some(vec!{path:?})"),
        Condition::SomeAbove(path, bound) => {
            format!("SomeAbove(vec!{path:?}, {})", number(*bound))
        }
        Condition::Longer(path, length) => format!("Longer(vec!{path:?}, {length})"),
        Condition::Variant(path, tag) => format!("Variant(vec!{path:?}, {tag})"),
        Condition::Not(of) => format!("Not({})", boxed(of)),
        Condition::And(a, b) => format!("And({}, {})", boxed(a), boxed(b)),
        Condition::Or(a, b) => format!("Or({}, {})", boxed(a), boxed(b)),
    };
    format!("Condition::{text}")
}
