//! Conditions, with every part looked up in the schema.

use tightwire::{
    Comparison, Condition, Constant as Given, Field, Hole, Number, Operand, Part, Schema, Shape,
};

use crate::Unknown;
use crate::model::{Wide, inside};

/// A constant of a declaration.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Constant {
    Bool(bool),
    Int(Wide),
    Float(f64),
    Char(char),
    Text(String),
    /// A variant without fields.
    Variant(String),
    /// An option without a value.
    None,
    /// A list without elements.
    Empty,
}

impl Constant {
    /// Converts a constant to a value of this schema.
    pub(crate) fn of(given: &Given, schema: &'static Schema) -> Option<Self> {
        Some(match (*given, inside(schema)) {
            (Given::Number(value), Schema::Value { shape: Shape::Bool, .. }) => {
                Self::Bool(value != 0)
            }
            (Given::Number(value), Schema::Without { hole: Hole::Surrogates, .. }) => {
                Self::Char(u32::try_from(value).ok().and_then(char::from_u32)?)
            }
            (Given::Number(value), _) => Self::Int(Wide::of(Number::Signed(value))),
            (Given::Float(value), _) => Self::Float(value),
            (Given::Text(text), _) => Self::Text(text.into()),
            (Given::None, Schema::Option { .. }) => Self::None,
            (Given::Name(name), schema @ Schema::Enum { .. }) => {
                Self::Variant(name_in_schema(schema, name).into())
            }
            _ => return None,
        })
    }
}

/// How the target language reaches a field, or a part of one.
#[derive(Clone, Debug)]
pub(crate) struct Access {
    /// The number of the field.
    pub(crate) field: usize,
    /// The path from there.
    pub(crate) path: Vec<Step>,
}

/// A step of the path into a value.
#[derive(Clone, Debug)]
pub(crate) enum Step {
    /// Into a field by its name. The flag says whether it is an index of a list.
    Member(String, bool),
    /// Into an option. `nests` says whether it contains another option.
    Some { nests: bool },
}

/// The step into an option, as schemas write it.
const INTO_OPTION: &str = "?";

/// The type of a part, for comparisons.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Sort {
    Bool,
    /// An integer. The flag says whether it has more than 53 bits.
    Int {
        is_wide: bool,
    },
    F32,
    F64,
    Text,
    Char,
    Variant,
}

#[derive(Clone, Debug)]
pub(crate) enum Term {
    Part(Access, Sort),
    /// The length of a list, bytes or text.
    Length(Access, Measured),
    Constant(Constant),
}

/// The things that have a length.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Measured {
    List,
    Bytes,
    Text,
    /// Always this long.
    Array(usize),
}

/// A condition.
#[derive(Clone, Debug)]
pub(crate) enum When {
    Is(Access),
    Not(Box<When>),
    All(Vec<When>),
    Any(Vec<When>),
    Compare(Term, Comparison, Term),
    IsSome(Access),
    IsVariant(Access, Vec<String>),
}

impl When {
    /// Converts the condition. It is false if it refers to the content of an empty option.
    pub(crate) fn of(condition: &Condition, fields: &'static [Field]) -> Result<Self, Unknown> {
        let found = Self::unguarded(condition, fields)?;
        let accesses: Vec<&Access> = match &found {
            Self::Is(part) | Self::IsSome(part) | Self::IsVariant(part, _) => vec![part],
            Self::Compare(left, _, right) => [left, right]
                .into_iter()
                .filter_map(|term| match term {
                    Term::Part(part, _) | Term::Length(part, _) => Some(part),
                    Term::Constant(_) => None,
                })
                .collect(),
            Self::Not(_) | Self::All(_) | Self::Any(_) => Vec::new(),
        };
        let mut guards: Vec<Self> = Vec::new();
        for access in accesses {
            for (at, step) in access.path.iter().enumerate() {
                if let Step::Some { .. } = step {
                    let path = access.path.iter().take(at).cloned().collect();
                    guards.push(Self::IsSome(Access { field: access.field, path }));
                }
            }
        }
        if guards.is_empty() {
            return Ok(found);
        }
        guards.push(found);
        Ok(Self::All(guards))
    }

    fn unguarded(condition: &Condition, fields: &'static [Field]) -> Result<Self, Unknown> {
        let all = |parts: &[Condition]| {
            parts.iter().map(|part| Self::of(part, fields)).collect::<Result<Vec<_>, _>>()
        };
        Ok(match *condition {
            Condition::Is(part) => match find(&part, fields)? {
                (access, Schema::Value { shape: Shape::Bool, .. }) => Self::Is(access),
                _ => return Err(Unknown::new(format!("`{}` is no bool", shown(&part)))),
            },
            Condition::Not(of) => Self::Not(Box::new(Self::of(of, fields)?)),
            Condition::All(parts) => Self::All(all(parts)?),
            Condition::Any(parts) => Self::Any(all(parts)?),
            Condition::Compare(left, comparison, right) => {
                let (left, right) = (term(&left, &right, fields)?, term(&right, &left, fields)?);
                let is_equality = matches!(comparison, Comparison::Equal | Comparison::NotEqual);
                match (&left, &right) {
                    // Languages differ in the order of texts and of variants.
                    (Term::Part(_, Sort::Text | Sort::Variant), _)
                    | (_, Term::Part(_, Sort::Text | Sort::Variant))
                        if !is_equality =>
                    {
                        return Err(Unknown::new("a condition on the order of texts or variants"));
                    }
                    (Term::Part(_, Sort::Variant), Term::Part(_, Sort::Variant)) => {
                        return Err(Unknown::new("a condition that compares two variants"));
                    }
                    _ if !are_alike(&left, &right) => {
                        return Err(Unknown::new("a comparison of values of different kinds"));
                    }
                    _ => Self::Compare(left, comparison, right),
                }
            }
            Condition::IsSome(part) => match find(&part, fields)? {
                (access, Schema::Option { .. }) => Self::IsSome(access),
                _ => return Err(Unknown::new(format!("`{}` is no option", shown(&part)))),
            },
            Condition::IsVariant(part, names) => {
                let (access, schema) = find(&part, fields)?;
                let Schema::Enum { .. } = schema else {
                    return Err(Unknown::new(format!("`{}` is no enum", shown(&part))));
                };
                let names = names.iter().map(|name| name_in_schema(schema, name).to_owned());
                Self::IsVariant(access, names.collect())
            }
            Condition::Custom(code) => {
                return Err(Unknown::new(format!("its condition `{code}` is custom code")));
            }
            _ => return Err(Unknown::new("a kind of condition that is not known here")),
        })
    }
}

/// Returns whether two values can be compared in every language.
fn are_alike(left: &Term, right: &Term) -> bool {
    let class = |term: &Term| match term {
        Term::Part(_, Sort::F32 | Sort::F64) | Term::Constant(Constant::Float(_)) => 1,
        Term::Part(_, Sort::Text) | Term::Constant(Constant::Text(_)) => 2,
        Term::Part(_, Sort::Variant) | Term::Constant(Constant::Variant(_)) => 3,
        Term::Constant(Constant::None | Constant::Empty) => 4,
        Term::Part(..) | Term::Length(..) | Term::Constant(_) => 0,
    };
    class(left) == class(right)
}

fn name_in_schema(schema: &Schema, name: &'static str) -> &'static str {
    match *schema {
        Schema::Enum { variants, .. } => {
            let found = variants.iter().find(|variant| variant.declared_name() == name);
            found.map_or(name, |variant| variant.name)
        }
        _ => name,
    }
}

/// Formats a part: `#0.x` is `x` of the first field.
fn shown(part: &Part) -> String {
    part.path.iter().fold(format!("#{}", part.field), |text, name| format!("{text}.{name}"))
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "as filters want it")]
fn is_sent(field: &&'static Field) -> bool {
    !matches!(*field.schema, Schema::Value { shape: Shape::Padding | Shape::Check { .. }, .. })
}

/// Returns a part and its schema.
fn find(part: &Part, fields: &'static [Field]) -> Result<(Access, &'static Schema), Unknown> {
    let unknown =
        || Unknown::new(format!("its condition looks at `{}`, which is not there", shown(part)));
    let field = fields.iter().filter(is_sent).nth(part.field).ok_or_else(unknown)?;
    let mut schema = inside(field.schema);
    let mut path = Vec::new();
    for name in part.path {
        if *name == INTO_OPTION {
            let Schema::Option { of, .. } = *schema else { return Err(unknown()) };
            schema = inside(of);
            path.push(Step::Some { nests: matches!(schema, Schema::Option { .. }) });
            continue;
        }
        let Schema::Struct { fields, .. } = *schema else { return Err(unknown()) };
        let mut sent = fields.iter().filter(is_sent);
        let found = sent.find(|field| field.declared_name() == *name).ok_or_else(unknown)?;
        let mut names = fields.iter().filter(is_sent).map(|field| field.name).enumerate();
        let is_list = names.all(|(index, name)| name == index.to_string());
        path.push(Step::Member(found.name.to_owned(), is_list));
        schema = inside(found.schema);
    }
    Ok((Access { field: part.field, path }, schema))
}

fn term(operand: &Operand, other: &Operand, fields: &'static [Field]) -> Result<Term, Unknown> {
    match operand {
        Operand::Part(part) => {
            let (access, schema) = find(part, fields)?;
            let sort = sort(schema);
            let sort =
                sort.ok_or_else(|| Unknown::new(format!("a comparison with `{}`", shown(part))))?;
            Ok(Term::Part(access, sort))
        }
        Operand::Length(part) => {
            let (access, schema) = find(part, fields)?;
            let measured = match *schema {
                Schema::Value { shape: Shape::String { .. }, .. } => Measured::Text,
                Schema::ByteList { .. } => Measured::Bytes,
                Schema::List { .. }
                | Schema::Set { .. }
                | Schema::Map { .. }
                | Schema::Ascending { .. }
                | Schema::Exactly { .. }
                | Schema::Subset { is_counted: true, .. } => Measured::List,
                Schema::Subset { places, .. } => Measured::Array(places),
                Schema::Array { count, .. }
                | Schema::Value { shape: Shape::Bytes { count }, .. } => Measured::Array(count),
                Schema::Value { shape: Shape::SmallestThree { .. }, .. } => Measured::Array(4),
                Schema::Value { shape: Shape::UnitVector { .. }, .. } => Measured::Array(3),
                // This is a vector whose axes have their own ranges. No other struct has a length.
                Schema::Struct { fields, .. } => Measured::Array(fields.len()),
                _ => return Err(Unknown::new(format!("the length of `{}`", shown(part)))),
            };
            Ok(Term::Length(access, measured))
        }
        Operand::Constant(given) => {
            let of = match other {
                Operand::Part(part) => find(part, fields)?.1,
                _ => const { &Schema::bits(64) },
            };
            let constant = match (Constant::of(given, of), sort(of)) {
                // Numbers that exceed every signed number are given by their bits.
                (Some(Constant::Int(wide)), Some(Sort::Int { is_wide: true }))
                    if wide.is_negative && is_beyond_signed(of) =>
                {
                    let magnitude = 0u128.wrapping_sub(wide.magnitude);
                    Some(Constant::Int(Wide { is_negative: false, magnitude }))
                }
                (constant, _) => constant,
            };
            let unknown = || {
                Unknown::new(format!("its condition compares with {given:?}, which is custom code"))
            };
            constant.map(Term::Constant).ok_or_else(unknown)
        }
        Operand::Calculated(..) => {
            Err(Unknown::new("its condition calculates with fields, which generated code does not"))
        }
        _ => Err(Unknown::new("a kind of operand that is not known here")),
    }
}

/// Returns whether some of its numbers exceed every signed number.
fn is_beyond_signed(schema: &Schema) -> bool {
    match *schema {
        Schema::Value { shape, .. } | Schema::Without { shape, .. } => match shape {
            Shape::Bits { bits } => bits > 127,
            Shape::Int { max: Number::Unsigned(max), .. } => i128::try_from(max).is_err(),
            _ => false,
        },
        _ => false,
    }
}

fn sort(schema: &Schema) -> Option<Sort> {
    Some(match *schema {
        Schema::Without { hole: Hole::Surrogates, .. } => Sort::Char,
        Schema::Value { shape, .. } | Schema::Without { shape, .. } => match shape {
            Shape::Bool => Sort::Bool,
            Shape::F32 => Sort::F32,
            Shape::F64 => Sort::F64,
            Shape::String { .. } => Sort::Text,
            Shape::Bits { .. } | Shape::Int { .. } | Shape::Fixed { .. } => {
                Sort::Int { is_wide: is_wide(&shape) }
            }
            _ => return None,
        },
        Schema::Relative { .. } => Sort::Int { is_wide: false },
        Schema::Wrapping { bits, .. } => Sort::Int { is_wide: bits > 53 },
        Schema::Enum { .. } => Sort::Variant,
        _ => return None,
    })
}

/// Returns whether some of its numbers exceed those that a double can represent.
fn is_wide(shape: &Shape<'_>) -> bool {
    const SAFE: i128 = (1 << 53) - 1;
    let fits = |number: Number| match number {
        Number::Signed(value) => (-SAFE..=SAFE).contains(&value),
        Number::Unsigned(value) => value <= SAFE as u128,
    };
    match *shape {
        Shape::Bits { bits } => bits > 53,
        Shape::Int { min, max } => !fits(min) || !fits(max),
        Shape::Fixed { min, max, fraction_bits } => {
            let scaled = |units: i64| Number::Signed(i128::from(units) << fraction_bits);
            !fits(scaled(min)) || !fits(scaled(max))
        }
        _ => false,
    }
}
