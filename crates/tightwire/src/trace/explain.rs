//! Explains a rejected value in terms that a game programmer can act on.

use alloc::format;
use alloc::string::{String, ToString};
use core::fmt;

use serde::{Deserialize, Serialize};

use crate::error::Fault;
use crate::flow::{FREE_ELEMENTS, MAX_DEPTH, PLACES};
use crate::scalar::Steps;
use crate::shape::{Kind, Shape};
use crate::trace::describe::{self, Declared};
use crate::trace::node::Node;
use crate::trace::tree::{Direction, Path, Trace, number_at};

/// Explains which value was rejected, where, and why.
///
/// ```
/// use tightwire::trace::explain;
///
/// let explanation = explain::<(u8, char)>(&[7, 0xff, 0xff, 0xff]).unwrap();
/// assert_eq!(explanation.to_string(), "1: 2097151 is outside 0..=1114111, at bit 8 (21 bits)");
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct Explanation {
    /// The name of the value, such as `players[3].health`.
    pub path: String,
    /// The reason why it was rejected.
    pub reason: String,
    /// The bit of the packet at which it starts.
    pub bit: usize,
    /// The number of bits that were read or written, or 0 if there were none.
    pub bits: usize,
    /// The file and line of the code that describes or rejects the value, if it is written by hand.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub place: Option<String>,
}

impl fmt::Display for Explanation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}, at bit {}", self.path, self.reason, self.bit)?;
        match self.bits {
            0 => Ok(()),
            bits => write!(f, " ({})", counted(bits, "bit")),
        }
    }
}

impl core::error::Error for Explanation {}

impl Explanation {
    /// Creates an explanation from an error alone, for when the replay has a different result. That
    /// only happens with custom code that behaves differently on different streams.
    pub(super) fn unnamed(error: crate::error::ReadError) -> Self {
        let (path, reason) = (String::from("the packet"), error.kind().to_string());
        Self { path, reason, bit: error.bit(), bits: 0, place: None }
    }

    /// Finds the rejected node in a finished trace.
    pub(super) fn of(trace: &Trace, refusal: &Refusal, reason: String) -> Self {
        let mut path = None;
        let mut place = None;
        let mut last = String::new();
        trace.walk(|here: &Path<'_>, node| {
            // This takes the outermost rejected node, because an invalid part makes the whole value
            // invalid.
            if node.refused && path.is_none() {
                path = Some(here.name());
                place.clone_from(&node.place);
            } else if node.is_block() && !node.is_filling() {
                last = here.name();
            }
        });
        let path = match path {
            _ if refusal.cause == Cause::Trailing => String::from("end of the packet"),
            Some(path) => path,
            None if last.is_empty() => String::from("start of the packet"),
            None => format!("after {last}"),
        };
        let bits = match refusal.cause {
            Cause::Trailing | Cause::Fault(Fault::UnexpectedEnd) => 0,
            Cause::Fault(_) => refusal.reached.saturating_sub(refusal.at),
        };
        Self { path, reason, bit: refusal.at, bits, place: refusal.rule.clone().or(place) }
    }
}

/// The facts that a tracing stream has when it rejects a value.
#[derive(Clone, Debug)]
pub(super) struct Refusal {
    pub(super) cause: Cause,
    /// The bit at which the value starts.
    pub(super) at: usize,
    /// The bit after everything that was consumed.
    pub(super) reached: usize,
    /// The number of bits that were needed but not left, or the number of bits that a value has to fit.
    pub(super) wanted: Option<usize>,
    /// The number of bits that were left.
    pub(super) left: usize,
    /// True if the packet's limits on elements and places are used up.
    pub(super) is_spent: bool,
    /// The file and line of the custom code that rejected the value.
    pub(super) rule: Option<String>,
}

/// The rejected value.
#[derive(Debug)]
pub(super) struct Culprit {
    /// The value as text.
    pub(super) value: String,
    /// Its length, if it is a vector or a quaternion.
    pub(super) length: Option<f64>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Cause {
    Fault(Fault),
    /// Whole bytes are left after the last value.
    Trailing,
}

impl Refusal {
    /// Returns the value that a reader rejected, as far as its bits are known.
    pub(super) fn read_value(&self, declared: &Declared, packet: &[u8]) -> Option<String> {
        let code = number_at(packet, self.at, self.reached.checked_sub(self.at)?)?;
        Some(match declared.shape {
            Shape::Int { min, .. } => describe::above(min, code),
            Shape::Fixed { min, fraction_bits, .. } => {
                let low = i128::from(min).checked_mul(1i128.checked_shl(fraction_bits)?)?;
                let number = low.checked_add_unsigned(code)?;
                describe::fixed_point(crate::Number::Signed(number), fraction_bits)
            }
            Shape::Compressed { .. } => format!("step {code}"),
            Shape::Variant { .. } => format!("variant {code}"),
            Shape::Bits { .. }
            | Shape::Count { min: 0, .. }
            | Shape::String { min: 0, .. }
            | Shape::WideString { min: 0, .. } => code.to_string(),
            Shape::Count { min, .. }
            | Shape::String { min, .. }
            | Shape::WideString { min, .. } => code.saturating_add(min as u128).to_string(),
            _ => return None,
        })
    }

    /// Formats the reason. `declared`, `culprit` and `parts` belong to the rejected primitive.
    pub(super) fn reason(
        &self,
        declared: Option<&Declared>,
        culprit: Option<&Culprit>,
        parts: &[Node],
        direction: Direction,
        packet: &[u8],
    ) -> String {
        let shape = declared.map(|declared| declared.shape);
        let value = culprit.map(|culprit| culprit.value.as_str());
        match self.cause {
            Cause::Trailing => {
                let verb = if self.left / 8 == 1 { "is" } else { "are" };
                format!("{} {verb} left over after the last value", counted(self.left / 8, "byte"))
            }
            Cause::Fault(Fault::UnexpectedEnd) => {
                let what = match direction {
                    Direction::Read => "the packet ends",
                    Direction::Write => "the buffer is full",
                };
                match self.wanted {
                    Some(wanted) => {
                        format!("{what}: {} wanted, {} left", counted(wanted, "bit"), self.left)
                    }
                    None => format!("{what}: it takes more than the {} left", self.left),
                }
            }
            Cause::Fault(Fault::TooLong) if self.is_spent => format!(
                "the packet has more than {FREE_ELEMENTS} elements that take no bits, or more than \
                 {PLACES} places in its subsets"
            ),
            Cause::Fault(Fault::TooLong) if shape.is_none() => {
                String::from("there are more elements than its type holds")
            }
            Cause::Fault(Fault::OutOfRange | Fault::TooLong) => out_of_range(shape, culprit),
            Cause::Fault(Fault::NotFinite) => {
                format!("{} is not finite", value.unwrap_or("the value"))
            }
            Cause::Fault(Fault::Padding) => {
                String::from("the bits up to the byte boundary are not all zero")
            }
            Cause::Fault(Fault::Text) => malformed(shape, parts, packet),
            Cause::Fault(Fault::NotAscending) => not_ascending(shape, value),
            Cause::Fault(Fault::KeyOrder) => String::from(
                "it is not above the key before it: keys must ascend, without duplicates",
            ),
            Cause::Fault(Fault::Check) => {
                let found = number_at(packet, self.at, 32).unwrap_or_default();
                let wanted = declared.map_or(0, Declared::check_bits);
                format!(
                    "expected {wanted:08x}, found {found:08x}: \
                     the two sides disagree before this bit"
                )
            }
            Cause::Fault(Fault::TooDeep) => {
                format!("values are nested more than {MAX_DEPTH} levels deep")
            }
            Cause::Fault(Fault::Refused) => match &self.rule {
                Some(rule) => format!("rejected by the rule at {rule}"),
                None => String::from("rejected by a rule of the packet"),
            },
            Cause::Fault(Fault::Declaration) => match shape.and_then(describe::range) {
                Some(range) => format!("its declaration is impossible: {range}"),
                None => String::from("its declaration is impossible"),
            },
        }
    }
}

fn out_of_range(shape: Option<Shape<'_>>, culprit: Option<&Culprit>) -> String {
    let given = culprit.map(|culprit| culprit.value.as_str());
    let value = given.unwrap_or("the value");
    if given == Some("0") && shape.is_some_and(describe::holds_zero) {
        return String::from("0 is rejected, because its type cannot be zero");
    }
    match shape {
        Some(Shape::Bits { bits }) => {
            let most = u128::MAX.checked_shr(128u32.saturating_sub(bits)).unwrap_or(0);
            let bits = counted(bits as usize, "bit");
            format!("{value} does not fit {bits} (at most {most})")
        }
        Some(Shape::Variant { variants, .. }) => {
            format!("{value} does not exist, there are {variants}")
        }
        Some(Shape::Compressed { min, max, resolution }) => {
            let last = Steps::new(min, max, resolution).map_or(0, Steps::last);
            format!("{value} is outside 0..={last}, the steps of {min}..={max} by {resolution}")
        }
        Some(Shape::Fixed { min, max, .. }) => format!("{value} is outside {min}..={max}"),
        Some(Shape::Count { max, min }) => lengths(value, "element", min, max),
        Some(Shape::String { max, min }) => lengths(value, "byte", min, max),
        Some(Shape::WideString { max, min }) => lengths(value, "unit", min, max),
        Some(Shape::ObjectIndex { objects, .. }) => match given {
            Some(index) => format!("{index} is outside 0..={objects}"),
            None => format!("the index is above the last one, {objects}"),
        },
        Some(Shape::SmallestThree { .. }) => not_a_unit(culprit, "rotation"),
        Some(Shape::UnitVector { .. }) => not_a_unit(culprit, "direction"),
        Some(Shape::Relative { .. }) => {
            String::from("the difference does not fit its form or its type")
        }
        Some(shape) => match describe::range(shape) {
            Some(range) => format!("{value} is outside {range}"),
            None => format!("{value} is outside its range"),
        },
        None => String::from("a value is outside its range"),
    }
}

/// Explains a count that must be within `min` to `max`.
fn lengths(value: &str, thing: &str, min: usize, max: usize) -> String {
    if value.starts_with('-') {
        return format!("the fields before it make the length {value}");
    }
    if min == 0 {
        return format!("{value} {thing}s are more than {max}");
    }
    if min == max {
        return format!("{value} {thing}s instead of {max}");
    }
    let (s, are) = if value == "1" { ("", "is") } else { ("s", "are") };
    format!("{value} {thing}{s} {are} outside {min}..={max}")
}

/// Formats a count, such as `1 bit` or `2 bits`.
pub(super) fn counted(count: usize, thing: &str) -> String {
    format!("{count} {thing}{}", if count == 1 { "" } else { "s" })
}

/// Explains an invalid rotation or direction. Writers have the value, readers only its code.
fn not_a_unit(culprit: Option<&Culprit>, thing: &str) -> String {
    match culprit {
        Some(Culprit { value, length: Some(length) }) => {
            format!("{value} has a length of {} instead of 1", *length as f32)
        }
        _ => format!("its code does not represent a {thing}"),
    }
}

fn not_ascending(shape: Option<Shape<'_>>, given: Option<&str>) -> String {
    let value = given.unwrap_or("the number");
    match shape {
        Some(Shape::Relative { previous }) => {
            format!("{value} is not above {previous} and within 0..=2147483647")
        }
        Some(Shape::ObjectIndex { previous: Some(previous), objects }) => match given {
            Some(index) => format!("{index} is not above {previous}"),
            None => format!("the walk over {objects} objects ended at {previous} already"),
        },
        _ => format!("{value} does not grow"),
    }
}

/// Explains malformed text.
fn malformed(shape: Option<Shape<'_>>, parts: &[Node], packet: &[u8]) -> String {
    match shape {
        None | Some(Shape::Int { .. }) => {
            return String::from("the number is not a character");
        }
        Some(Shape::WideString { .. }) => {
            return String::from("a unit of the text is zero, too large, or half of a pair");
        }
        Some(_) => {}
    }
    let text = parts.iter().rfind(|part| part.kind == Kind::Bytes);
    let bytes = text.and_then(|text| packet.get(text.start / 8..text.end() / 8));
    let zero = bytes.unwrap_or_default().iter().position(|&byte| byte == 0);
    match (bytes.map(core::str::from_utf8), zero) {
        (_, Some(at)) => format!("the text holds a zero at byte {at}"),
        (Some(Err(error)), _) => {
            format!("the text is not valid UTF-8 from byte {} on", error.valid_up_to())
        }
        _ => String::from("the text holds a zero"),
    }
}
