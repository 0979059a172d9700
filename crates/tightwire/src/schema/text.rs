//! Prints a schema as text with one line per value, for people and for `diff`.

use core::fmt;

use crate::schema::condition::{Among, ValueOf};
use crate::schema::tree::{Field, Schema};
use crate::shape::{Hole, Shape, check_bits};

impl fmt::Display for Schema<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.line(f, 0, &[])
    }
}

impl Schema<'_> {
    /// Writes the text after a name, and the lines below it at `depth`. A condition can refer to the
    /// `fields` before it.
    fn line(&self, f: &mut fmt::Formatter<'_>, depth: usize, fields: &[Field<'_>]) -> fmt::Result {
        match *self {
            Self::Value { shape } => writeln!(f, "{}", Line(shape)),
            Self::Without { shape, hole: Hole::Zero } => writeln!(f, "{}, not 0", Line(shape)),
            Self::Without { shape, hole: Hole::Nan } => writeln!(f, "{}, not NaN", Line(shape)),
            Self::Without { shape, hole: Hole::Surrogates } => {
                writeln!(f, "{}, no surrogate", Line(shape))
            }
            Self::Opaque { name, version, max_bits, holds } => {
                write!(f, "opaque {name}")?;
                if version > 0 {
                    write!(f, ", version {version}")?;
                }
                if let Some(bits) = max_bits {
                    write!(f, ", at most {bits} bits")?;
                }
                writeln!(f)?;
                for held in holds {
                    write!(f, "{}holds: ", Indent(depth + 1))?;
                    held.line(f, depth + 1, &[])?;
                }
                Ok(())
            }
            Self::Relative { to, .. } => writeln!(f, "relative to field #{to}"),
            Self::Wrapping { from, bits } => {
                writeln!(f, "wrapping from field #{from}, modulo 2^{bits}")
            }
            Self::ByteList { max, min } => writeln!(f, "{} bytes", Many(min, max)),
            Self::Option { of } => group(f, "optional", "some", of, depth),
            Self::DefaultBit { of } => group(f, "unless default", "value", of, depth),
            Self::If { of, condition, absent: None } => {
                group(f, format_args!("if {}", Among(condition, fields)), "value", of, depth)
            }
            Self::If { of, condition, absent: Some(absent) } => {
                let (condition, absent) = (Among(condition, fields), ValueOf(absent, Some(of)));
                group(f, format_args!("if {condition}, else {absent}"), "value", of, depth)
            }
            Self::Array { of, count } => {
                group(f, format_args!("array of {count}"), "each", of, depth)
            }
            Self::List { of, max, min } => {
                group(f, format_args!("list of {}", Many(min, max)), "each", of, depth)
            }
            Self::Ascending { first, max, min, .. } => group(
                f,
                format_args!("list of {}, each above the one before", Many(min, max)),
                "first",
                first,
                depth,
            ),
            Self::Exactly { of, length, max } => {
                group(f, format_args!("list of {length}, at most {max}"), "each", of, depth)
            }
            Self::Set { of, max, repeats: false } => {
                group(f, format_args!("set of at most {max}, ascending"), "each", of, depth)
            }
            Self::Set { of, max, repeats: true } => group(
                f,
                format_args!("list of at most {max}, ascending, with repeats"),
                "each",
                of,
                depth,
            ),
            Self::Map { key, value, max } => {
                group(
                    f,
                    format_args!("map of at most {max}, by ascending keys"),
                    "key",
                    key,
                    depth,
                )?;
                write!(f, "{}value: ", Indent(depth + 1))?;
                value.line(f, depth + 1, &[])
            }
            Self::Subset { of, places, is_counted } => {
                let at_most = if is_counted { "at most " } else { "" };
                group(f, format_args!("subset of {at_most}{places}"), "each", of, depth)
            }
            Self::Recursive => writeln!(f, "the type itself again"),
            Self::Struct { name, fields } => {
                let title = if name.is_empty() { "tuple" } else { "struct " };
                writeln!(f, "{title}{name}")?;
                lines(f, fields, depth + 1)
            }
            Self::Enum { name, tag_bits, variants } => {
                writeln!(f, "enum {name} ({tag_bits} bits)")?;
                for variant in variants {
                    writeln!(f, "{}{}", Indent(depth + 1), variant.name)?;
                    lines(f, variant.fields, depth + 2)?;
                }
                Ok(())
            }
        }
    }
}

/// Writes a line with one other schema below it.
fn group(
    f: &mut fmt::Formatter<'_>,
    title: impl fmt::Display,
    name: &str,
    of: &Schema<'_>,
    depth: usize,
) -> fmt::Result {
    write!(f, "{title}\n{}{name}: ", Indent(depth + 1))?;
    of.line(f, depth + 1, &[])
}

/// Writes one line per field, followed by the lines below it.
fn lines(f: &mut fmt::Formatter<'_>, fields: &[Field<'_>], depth: usize) -> fmt::Result {
    for field in fields {
        write!(f, "{}", Indent(depth))?;
        // Byte boundaries and checks between fields have no name.
        if !field.name.is_empty() {
            write!(f, "{}: ", field.name)?;
        }
        field.schema.line(f, depth, fields)?;
    }
    Ok(())
}

/// Prints the shape of one value.
struct Line<'a>(Shape<'a>);

impl fmt::Display for Line<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            Shape::Bits { bits } => return write!(f, "bits {bits}"),
            Shape::Int { min, max } => write!(f, "int {min}..={max}")?,
            Shape::Fixed { min, max, fraction_bits } => {
                write!(f, "fixed {min}..={max}, {fraction_bits} fraction bits")?;
            }
            Shape::Compressed { min, max, resolution } => {
                write!(f, "compressed {min:?}..={max:?} by {resolution:?}")?;
            }
            Shape::SmallestThree { bits } => write!(f, "smallest three by {bits} bits")?,
            Shape::UnitVector { bits } => write!(f, "unit vector by {bits} bits")?,
            Shape::Angle { bits } => {
                write!(f, "angle in {} steps", 1u64.checked_shl(bits).unwrap_or(0))?;
            }
            Shape::Padding => return f.write_str("align"),
            Shape::Bytes { count } => return write!(f, "bytes {count}"),
            Shape::String { max, min } => {
                return write!(f, "string of {} bytes", Many(min, max));
            }
            Shape::WideString { max, min } => {
                return write!(f, "wide string of {} units", Many(min, max));
            }
            Shape::Check { name } => {
                return write!(f, "check {name:?} ({:08x})", check_bits(name));
            }
            shape => return f.write_str(shape.kind().word()),
        }
        match self.0.size().min {
            1 => f.write_str(" (1 bit)"),
            bits => write!(f, " ({bits} bits)"),
        }
    }
}

/// Prints a range of counts from its minimum and maximum.
struct Many(usize, usize);

impl fmt::Display for Many {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self(0, max) => write!(f, "at most {max}"),
            Self(min, max) if min == max => write!(f, "exactly {max}"),
            Self(min, max) => write!(f, "{min}..={max}"),
        }
    }
}

/// Prints two spaces per level.
struct Indent(usize);

impl fmt::Display for Indent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        (0..self.0).try_for_each(|_| f.write_str("  "))
    }
}
