//! The schema as text, one line per value, for eyes and for `diff`.

use core::fmt;

use crate::codec::check::hash;
use crate::wire::schema::{Field, Schema};

impl fmt::Display for Schema {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.line(f, 0)
    }
}

impl Schema {
    /// Writes what stands behind a name, and the lines below it at `depth`.
    fn line(&self, f: &mut fmt::Formatter<'_>, depth: usize) -> fmt::Result {
        match *self {
            Self::Opaque { name, max_bits: None } => writeln!(f, "opaque {name}"),
            Self::Opaque { name, max_bits: Some(bits) } => {
                writeln!(f, "opaque {name}, at most {bits} bits")
            }
            Self::Bits { bits } => writeln!(f, "bits {bits}"),
            Self::Bool => writeln!(f, "bool"),
            Self::Int { min, max } => writeln!(f, "int {min}..={max} ({})", Bits(self)),
            Self::Fixed { min, max, fraction_bits } => {
                writeln!(f, "fixed {min}..={max}, {fraction_bits} fraction bits ({})", Bits(self))
            }
            Self::F32 => writeln!(f, "f32"),
            Self::F64 => writeln!(f, "f64"),
            Self::Compressed { min, max, resolution } => {
                writeln!(f, "compressed {min:?}..={max:?} by {resolution:?} ({})", Bits(self))
            }
            Self::SmallestThree { bits } => {
                writeln!(f, "smallest three by {bits} bits ({})", Bits(self))
            }
            Self::UnitVector { bits } => {
                writeln!(f, "unit vector by {bits} bits ({})", Bits(self))
            }
            Self::Relative { to } => writeln!(f, "relative to field #{to}"),
            Self::Align => writeln!(f, "align"),
            Self::Bytes { count } => writeln!(f, "bytes {count}"),
            Self::ByteList { max } => writeln!(f, "at most {max} bytes"),
            Self::String { max } => writeln!(f, "string of at most {max} bytes"),
            Self::Check { name } => writeln!(f, "check {name:?} ({:08x})", hash(name)),
            Self::Option { of } => group(f, "optional", "some", of, depth),
            Self::DefaultBit { of } => group(f, "unless default", "value", of, depth),
            Self::If { of, condition } => {
                group(f, format_args!("if {condition}"), "value", of, depth)
            }
            Self::Array { of, count } => {
                group(f, format_args!("array of {count}"), "each", of, depth)
            }
            Self::List { of, max } => {
                group(f, format_args!("list of at most {max}"), "each", of, depth)
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

/// A line that holds one other schema below it.
fn group(
    f: &mut fmt::Formatter<'_>,
    title: impl fmt::Display,
    name: &str,
    of: &Schema,
    depth: usize,
) -> fmt::Result {
    write!(f, "{title}\n{}{name}: ", Indent(depth + 1))?;
    of.line(f, depth + 1)
}

/// One line per field, and what is below each.
fn lines(f: &mut fmt::Formatter<'_>, fields: &[Field], depth: usize) -> fmt::Result {
    for field in fields {
        write!(f, "{}", Indent(depth))?;
        // Byte borders and checks between fields have no name.
        if !field.name.is_empty() {
            write!(f, "{}: ", field.name)?;
        }
        field.schema.line(f, depth)?;
    }
    Ok(())
}

/// The bits of a value of constant width.
struct Bits<'a>(&'a Schema);

impl fmt::Display for Bits<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0.min_bits() {
            1 => f.write_str("1 bit"),
            bits => write!(f, "{bits} bits"),
        }
    }
}

/// Two spaces per level.
struct Indent(usize);

impl fmt::Display for Indent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        (0..self.0).try_for_each(|_| f.write_str("  "))
    }
}
