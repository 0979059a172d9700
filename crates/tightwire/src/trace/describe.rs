//! Formats shapes and values as text.

use alloc::borrow::Cow;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use crate::scalar::sqrt::sqrt;
use crate::scalar::{Float, Steps, wrapped_to};
use crate::shape::{Number, Parameter, Shape, Value, check_bits};
use crate::trace::node::{Label, Node};

/// The declaration of a value, kept until the value ends.
#[derive(Debug)]
pub(super) struct Declared {
    /// The shape, without the name of a check.
    pub(super) shape: Shape<'static>,
    /// The name of a check or of a group.
    name: String,
}

impl Declared {
    pub(super) fn new(shape: Shape<'_>) -> Self {
        let name = match shape {
            Shape::Check { name } | Shape::Group(name) => name.to_string(),
            _ => String::new(),
        };
        Self { shape: detached(shape), name }
    }

    /// Creates an open node for the declaration.
    pub(super) fn node(&self, label: Option<&'static str>, start: usize) -> Node {
        let kind = match self.shape {
            Shape::Group(_) => Shape::Group(&self.name).kind(),
            shape => shape.kind(),
        };
        let mut node = Node::new(self.label(label), kind, start);
        node.range = range(self.shape);
        node.codes = codes(self.shape);
        node
    }

    fn label(&self, given: Option<&'static str>) -> Label {
        if let Some(name) = given {
            return Label::Field(Cow::Borrowed(name));
        }
        let part = match self.shape {
            Shape::Count { .. } => "count",
            Shape::Present => "present",
            Shape::IsDefault => "is default",
            Shape::Variant { .. } => "variant",
            Shape::Padding => "padding",
            Shape::Check { .. } => return Label::Part(format!("check {:?}", self.name).into()),
            _ => return Label::None,
        };
        Label::Part(Cow::Borrowed(part))
    }

    /// Returns the 32 bits that a check expects.
    pub(super) fn check_bits(&self) -> u32 {
        check_bits(&self.name)
    }
}

/// Returns the shape without borrowed names.
fn detached(shape: Shape<'_>) -> Shape<'static> {
    let mut parameters = Vec::new();
    shape.parameters(|name, parameter| parameters.push((name, parameter)));
    let get = |wanted| {
        let (_, parameter) = parameters.iter().find(|(name, _)| *name == wanted)?;
        Some(match *parameter {
            Parameter::None => Parameter::None,
            Parameter::Number(number) => Parameter::Number(number),
            Parameter::Float(float) => Parameter::Float(float),
            Parameter::Text(_) => Parameter::Text(""),
        })
    };
    Shape::from_parameters(&shape.kind(), get).unwrap_or(Shape::Group(""))
}

/// Formats the declared range of values, if there is one.
pub(crate) fn range(shape: Shape<'_>) -> Option<String> {
    Some(match shape {
        Shape::Int { min, max } => format!("{min}..={max}"),
        Shape::Fixed { min, max, fraction_bits } => {
            format!("{min}..={max}, {fraction_bits} fractional bits")
        }
        Shape::Compressed { min, max, resolution } => format!("{min}..={max} by {resolution}"),
        Shape::Relative { previous } => format!("above {previous}"),
        Shape::Wrapping { from, bits } => format!("from {from} on, modulo 2^{bits}"),
        Shape::ObjectIndex { previous: Some(previous), objects } => {
            format!("above {previous}, {objects} ends the walk")
        }
        Shape::ObjectIndex { previous: None, objects } => {
            format!("0..={objects}, {objects} ends the walk")
        }
        Shape::String { max, min: 0 } => format!("at most {max} bytes"),
        Shape::String { max, min } => format!("{min}..={max} bytes"),
        Shape::WideString { max, min: 0 } => format!("at most {max} units"),
        Shape::WideString { max, min } => format!("{min}..={max} units"),
        Shape::Count { max, min } => format!("{min}..={max}"),
        Shape::Variant { variants, .. } => format!("{variants} variants"),
        Shape::SmallestThree { bits } => format!("{bits} bits a component"),
        Shape::UnitVector { bits } => format!("{bits} bits a coordinate"),
        Shape::Half => String::from("-65504..=65504"),
        other => {
            let bits = other.turn_bits()?;
            format!("a turn in {} steps", 1u64.checked_shl(bits).unwrap_or(0))
        }
    })
}

/// Returns how many bit patterns are valid, if that is declared.
pub(crate) fn codes(shape: Shape<'_>) -> Option<u128> {
    match shape {
        Shape::Int { min, max } => distance(min, max)?.checked_add(1),
        Shape::Fixed { min, max, fraction_bits } => {
            let units = i128::from(max).checked_sub(i128::from(min))?;
            let span =
                u128::try_from(units).ok()?.checked_mul(1u128.checked_shl(fraction_bits)?)?;
            span.checked_add(1)
        }
        Shape::Compressed { min, max, resolution } => {
            Some(u128::from(Steps::new(min, max, resolution)?.last()) + 1)
        }
        Shape::Count { max, min } | Shape::String { max, min } | Shape::WideString { max, min } => {
            Some((max as u128 + 1).saturating_sub(min as u128))
        }
        Shape::Variant { variants, .. } => Some(u128::from(variants)),
        _ => None,
    }
}

/// Returns whether zero is one of the declared numbers.
pub(super) fn holds_zero(shape: Shape<'_>) -> bool {
    match shape {
        Shape::Bits { .. } => true,
        Shape::Int { min: Number::Signed(min), max: Number::Signed(max) } => min <= 0 && max >= 0,
        Shape::Int { min: Number::Unsigned(min), .. } => min == 0,
        _ => false,
    }
}

/// Returns `max - min`.
fn distance(min: Number, max: Number) -> Option<u128> {
    match (min, max) {
        (Number::Signed(min), Number::Signed(max)) if min <= max => Some(max.abs_diff(min)),
        (Number::Unsigned(min), Number::Unsigned(max)) => max.checked_sub(min),
        _ => None,
    }
}

/// Formats `min + distance`, which may be a number that its type cannot hold.
pub(super) fn above(min: Number, distance: u128) -> String {
    let sum = match min {
        Number::Signed(min) => min.checked_add_unsigned(distance).map(|sum| sum.to_string()),
        Number::Unsigned(min) => min.checked_add(distance).map(|sum| sum.to_string()),
    };
    sum.unwrap_or_else(|| format!("{min} + {distance}"))
}

/// Formats a value. Fixed-point numbers are shown with their fraction.
pub(super) fn value(value: Value<'_>, shape: Shape<'_>) -> Option<String> {
    if let Some(bits) = shape.turn_bits() {
        match value {
            Value::F32(value) => return Some(wrapped(value, bits)),
            Value::F64(value) => return Some(wrapped(value, bits)),
            _ => {}
        }
    }
    Some(match (value, shape) {
        (Value::Number(number), Shape::Fixed { fraction_bits, .. }) => {
            fixed_point(number, fraction_bits)
        }
        (Value::F32(value), Shape::Compressed { min, max, resolution })
            if value < min - resolution || value > max + resolution =>
        {
            format!("{value} (clamped to {})", if value < min { min } else { max })
        }
        (Value::None, _) => return None,
        (Value::Bool(value), _) => value.to_string(),
        (Value::Number(value), _) => value.to_string(),
        (Value::F32(value), _) => value.to_string(),
        (Value::F64(value), _) => value.to_string(),
        (Value::Floats(values), _) => {
            let values: Vec<_> = values.iter().map(ToString::to_string).collect();
            format!("({})", values.join(", "))
        }
        (Value::Text(text), _) => format!("{text:?}"),
        (Value::Bytes(bytes), _) => hex::encode(bytes),
        (Value::Count(count), _) => count.to_string(),
        (Value::Variant(name), _) => name.to_string(),
    })
}

/// Formats an angle, followed by the angle that a reader gets if the two differ by whole turns.
fn wrapped<T: Float + core::fmt::Display>(value: T, bits: u32) -> String {
    match wrapped_to(value, bits) {
        Some(read) => format!("{value} (wrapped to {read})"),
        None => value.to_string(),
    }
}

/// Returns the length of a vector or quaternion.
pub(super) fn length(value: Value<'_>) -> Option<f64> {
    let Value::Floats(components) = value else { return None };
    let square = |&component| f64::from(component) * f64::from(component);
    Some(sqrt(components.iter().map(square).sum()))
}

/// The maximum number of digits of a binary fraction.
const FRACTION_DIGITS: usize = 20;

/// Formats `number / 2^fraction_bits`. The result is exact if the fraction has at most 20 digits.
pub(super) fn fixed_point(number: Number, fraction_bits: u32) -> String {
    let (negative, magnitude) = match number {
        Number::Signed(number) => (number < 0, number.unsigned_abs()),
        Number::Unsigned(number) => (false, number),
    };
    let whole = magnitude.checked_shr(fraction_bits).unwrap_or(0);
    let mask = 1u128.checked_shl(fraction_bits).map_or(u128::MAX, |unit| unit - 1);
    let mut rest = magnitude & mask;
    let mut text = format!("{}{whole}", if negative { "-" } else { "" });
    if rest == 0 {
        return text;
    }
    text.push('.');
    for _ in 0..FRACTION_DIGITS {
        let Some(scaled) = rest.checked_mul(10) else { break };
        let digit = scaled.checked_shr(fraction_bits).unwrap_or(0) as u8;
        text.push(char::from(b'0' + digit.min(9)));
        rest = scaled & mask;
        if rest == 0 {
            break;
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fixed_point_numbers_have_their_fraction() {
        assert_eq!(fixed_point(Number::Signed(-832), 8), "-3.25");
        assert_eq!(fixed_point(Number::Signed(-1), 1), "-0.5");
        assert_eq!(fixed_point(Number::Unsigned(7 << 16), 16), "7");
        assert_eq!(fixed_point(Number::Unsigned(1), 4), "0.0625");
    }

    #[test]
    fn numbers_past_their_type_are_still_shown() {
        assert_eq!(above(Number::Signed(-100), 255), "155");
        assert_eq!(above(Number::Unsigned(u128::MAX), 1), format!("{} + 1", u128::MAX));
    }

    #[test]
    fn codes_count_both_ends() {
        let range = |min, max| Shape::Int { min: Number::Signed(min), max: Number::Signed(max) };
        assert_eq!(codes(range(-100, 100)), Some(201));
        assert_eq!(codes(range(i128::MIN, i128::MAX)), None);
        assert_eq!(codes(Shape::Compressed { min: -1.0, max: 1.0, resolution: 0.01 }), Some(201));
        assert_eq!(codes(Shape::Fixed { min: -1, max: 1, fraction_bits: 8 }), Some(513));
    }
}
