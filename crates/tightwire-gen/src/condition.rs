//! Conditions, with every part looked up in the schema.

use tightwire::schema::{Comparison, Hole};
use tightwire::{Number, Shape};
use tightwire_schema::model::{
    At, Body, Condition, Constant as Given, Field, Model, Operand, Part, SchemaKind,
};

use crate::Unknown;
use crate::model::Wide;

/// The fields that a condition can refer to.
#[derive(Clone, Copy)]
pub(crate) struct Fields<'m> {
    pub(crate) model: &'m Model,
    pub(crate) list: &'m [Field],
}

impl<'m> Fields<'m> {
    /// Returns the fields without boundaries and checks.
    fn sent(self) -> impl Iterator<Item = &'m Field> {
        self.list.iter().filter(move |field| field.is_sent(self.model))
    }
}

/// Returns the body of a type.
fn body(model: &Model, at: At) -> Option<&Body> {
    match model.kind(at) {
        SchemaKind::Type(index) => Some(&model.type_at(*index).body),
        _ => None,
    }
}

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
    pub(crate) fn of(given: &Given, model: &Model, at: At) -> Option<Self> {
        let at = model.inside(at);
        Some(match (given, model.kind(at)) {
            (Given::Number(value), SchemaKind::Value { shape: Shape::Bool, .. }) => {
                Self::Bool(*value != 0)
            }
            (Given::Number(value), SchemaKind::Value { hole: Some(Hole::Surrogates), .. }) => {
                Self::Char(u32::try_from(*value).ok().and_then(char::from_u32)?)
            }
            (Given::None, SchemaKind::Option { .. }) => Self::None,
            (Given::Name(name), SchemaKind::Type(_)) => {
                let Some(Body::Enum { .. }) = body(model, at) else { return None };
                Self::Variant(name_in_schema(model, at, name).into())
            }
            (given, _) => return Self::plain(given),
        })
    }

    /// Converts a constant that is the same for values of every schema.
    fn plain(given: &Given) -> Option<Self> {
        match given {
            Given::Number(value) => Some(Self::Int(Wide::of(Number::Signed(*value)))),
            Given::Float(value) => Some(Self::Float(*value)),
            Given::Text(text) => Some(Self::Text(text.clone())),
            _ => None,
        }
    }
}

/// The expression by which the target language reaches a field, or a part of one.
#[derive(Clone, Debug)]
pub(crate) struct Access {
    /// The number of the field.
    pub(crate) field: usize,
    /// The path from there.
    pub(crate) path: Vec<PathStep>,
}

/// A step of the path into a value.
#[derive(Clone, Debug)]
pub(crate) enum PathStep {
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
    pub(crate) fn of(condition: &Condition, fields: Fields<'_>) -> Result<Self, Unknown> {
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
                if let PathStep::Some { .. } = step {
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

    fn unguarded(condition: &Condition, fields: Fields<'_>) -> Result<Self, Unknown> {
        let all = |parts: &[Condition]| {
            parts.iter().map(|part| Self::of(part, fields)).collect::<Result<Vec<_>, _>>()
        };
        Ok(match condition {
            Condition::Is(part) => {
                let (access, at) = find(part, fields)?;
                let SchemaKind::Value { shape: Shape::Bool, .. } = fields.model.kind(at) else {
                    return Err(Unknown::new(format!("`{}` is no bool", shown(part))));
                };
                Self::Is(access)
            }
            Condition::Not(of) => Self::Not(Box::new(Self::of(of, fields)?)),
            Condition::All(parts) => Self::All(all(parts)?),
            Condition::Any(parts) => Self::Any(all(parts)?),
            Condition::Compare(left, comparison, right) => {
                let (left, right) = (term(left, right, fields)?, term(right, left, fields)?);
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
                    _ => Self::Compare(left, *comparison, right),
                }
            }
            Condition::IsSome(part) => {
                let (access, at) = find(part, fields)?;
                let SchemaKind::Option { .. } = fields.model.kind(at) else {
                    return Err(Unknown::new(format!("`{}` is no option", shown(part))));
                };
                Self::IsSome(access)
            }
            Condition::IsVariant(part, names) => {
                let (access, at) = find(part, fields)?;
                let Some(Body::Enum { .. }) = body(fields.model, at) else {
                    return Err(Unknown::new(format!("`{}` is no enum", shown(part))));
                };
                let names =
                    names.iter().map(|name| name_in_schema(fields.model, at, name).to_owned());
                Self::IsVariant(access, names.collect())
            }
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

fn name_in_schema<'m>(model: &'m Model, at: At, name: &'m str) -> &'m str {
    match body(model, at) {
        Some(Body::Enum { variants, .. }) => {
            let found = variants.iter().find(|variant| variant.declared == name);
            found.map_or(name, |variant| &variant.name)
        }
        _ => name,
    }
}

/// Formats a part: `#0.x` is `x` of the first field.
fn shown(part: &Part) -> String {
    part.path.iter().fold(format!("#{}", part.field), |text, name| format!("{text}.{name}"))
}

/// Returns a part and its schema.
fn find(part: &Part, fields: Fields<'_>) -> Result<(Access, At), Unknown> {
    let model = fields.model;
    let unknown =
        || Unknown::new(format!("its condition uses `{}`, which does not exist", shown(part)));
    let mut at = model.inside(fields.sent().nth(part.field).ok_or_else(unknown)?.at);
    let mut path = Vec::new();
    for name in &part.path {
        if name == INTO_OPTION {
            let SchemaKind::Option { of } = *model.kind(at) else { return Err(unknown()) };
            at = model.inside(of);
            path.push(PathStep::Some {
                nests: matches!(model.kind(at), SchemaKind::Option { .. }),
            });
            continue;
        }
        let Some(Body::Struct(list)) = body(model, at) else { return Err(unknown()) };
        let inner = Fields { model, list };
        let found = inner.sent().find(|field| field.declared == *name).ok_or_else(unknown)?;
        let is_list =
            inner.sent().enumerate().all(|(index, field)| field.name == index.to_string());
        path.push(PathStep::Member(found.name.clone(), is_list));
        at = model.inside(found.at);
    }
    Ok((Access { field: part.field, path }, at))
}

fn term(operand: &Operand, other: &Operand, fields: Fields<'_>) -> Result<Term, Unknown> {
    match operand {
        Operand::Part(part) => {
            let (access, at) = find(part, fields)?;
            let sort = sort(fields.model, at);
            let sort =
                sort.ok_or_else(|| Unknown::new(format!("a comparison with `{}`", shown(part))))?;
            Ok(Term::Part(access, sort))
        }
        Operand::Length(part) => {
            let (access, at) = find(part, fields)?;
            let measured = match *fields.model.kind(at) {
                SchemaKind::Value { shape: Shape::String { .. }, .. } => Measured::Text,
                SchemaKind::ByteList { .. } => Measured::Bytes,
                SchemaKind::List { .. }
                | SchemaKind::Set { .. }
                | SchemaKind::Map { .. }
                | SchemaKind::Ascending { .. }
                | SchemaKind::Exactly { .. }
                | SchemaKind::Subset { is_counted: true, .. } => Measured::List,
                SchemaKind::Subset { places, .. } => Measured::Array(places),
                SchemaKind::Array { count, .. }
                | SchemaKind::Value { shape: Shape::Bytes { count }, .. } => Measured::Array(count),
                SchemaKind::Value { shape: Shape::SmallestThree { .. }, .. } => Measured::Array(4),
                SchemaKind::Value { shape: Shape::UnitVector { .. }, .. } => Measured::Array(3),
                // This is a vector whose axes have their own ranges. No other struct has a length.
                SchemaKind::Type(_) => match body(fields.model, at) {
                    Some(Body::Struct(list)) => Measured::Array(list.len()),
                    _ => return Err(Unknown::new(format!("the length of `{}`", shown(part)))),
                },
                _ => return Err(Unknown::new(format!("the length of `{}`", shown(part)))),
            };
            Ok(Term::Length(access, measured))
        }
        Operand::Constant(given) => {
            let of = match other {
                Operand::Part(part) => Some(find(part, fields)?.1),
                _ => None,
            };
            let constant = match of {
                Some(at) => Constant::of(given, fields.model, at),
                None => Constant::plain(given),
            };
            let constant = match (constant, of) {
                // Numbers that exceed every signed number are given by their bits.
                (Some(Constant::Int(wide)), Some(at))
                    if wide.is_negative && is_beyond_signed(fields.model.kind(at)) =>
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
    }
}

/// Returns whether some of its numbers exceed every signed number.
fn is_beyond_signed(kind: &SchemaKind) -> bool {
    match *kind {
        SchemaKind::Value { shape, .. } => match shape {
            Shape::Bits { bits } => bits > 127,
            Shape::Int { max: Number::Unsigned(max), .. } => i128::try_from(max).is_err(),
            _ => false,
        },
        _ => false,
    }
}

fn sort(model: &Model, at: At) -> Option<Sort> {
    Some(match *model.kind(at) {
        SchemaKind::Value { hole: Some(Hole::Surrogates), .. } => Sort::Char,
        SchemaKind::Value { shape, .. } => match shape {
            Shape::Bool => Sort::Bool,
            Shape::F32 => Sort::F32,
            Shape::F64 => Sort::F64,
            Shape::String { .. } => Sort::Text,
            Shape::Bits { .. } | Shape::Int { .. } | Shape::Fixed { .. } => {
                Sort::Int { is_wide: is_wide(&shape) }
            }
            _ => return None,
        },
        SchemaKind::Relative { .. } => Sort::Int { is_wide: false },
        SchemaKind::Wrapping { bits, .. } => Sort::Int { is_wide: bits > 53 },
        SchemaKind::Type(_) if matches!(body(model, at), Some(Body::Enum { .. })) => Sort::Variant,
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
