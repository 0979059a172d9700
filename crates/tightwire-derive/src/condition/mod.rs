//! Conditions on earlier fields.
//!
//! A condition is parsed into a tree. The schema contains this tree, and the derived code is generated
//! from it, so that the two cannot disagree, nor can the interpreter or code in other languages.
#![expect(clippy::large_enum_variant, reason = "a type has only a few conditions")]

mod code;
mod parse;
mod patterns;
mod schema;
#[cfg(test)]
mod tests;

use proc_macro2::{Ident, Span, TokenStream};
use syn::{Expr, Member, Path, Type};

use crate::constant::inside_option;
use crate::names::{plain_name, variable};

/// When a field is present.
pub(crate) enum Condition {
    /// A `bool` is true.
    Is(Part),
    /// A constant is true, in all packets or in none.
    Always(Constant),
    Not(Box<Condition>),
    All(Vec<Condition>),
    Any(Vec<Condition>),
    Compare(Operand, Comparison, Operand),
    /// An optional value is present.
    IsSome(Part),
    /// An enum is one of these variants.
    IsVariant(Part, Vec<Path>),
    /// The inner condition holds. Its pattern binds this name.
    Binding(Ident, Box<Condition>),
}

/// One side of a comparison.
pub(crate) enum Operand {
    Part(Part),
    /// The number of elements of a list.
    Length(Part),
    Constant(Constant),
    /// A calculation with the operator of this name in `__wire::Arithmetic`, and its place.
    Calculated(Box<Operand>, &'static str, Span, Box<Operand>),
}

/// A comparison, by its name in `__wire::Comparison`.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Comparison {
    Equal,
    NotEqual,
    Less,
    LessOrEqual,
    Greater,
    GreaterOrEqual,
}

/// A value in the declaration.
pub(crate) struct Constant {
    value: Expr,
    /// The same for the schema.
    schema: TokenStream,
}

/// A field, or a part of one.
#[derive(Clone)]
pub(crate) struct Part {
    /// Its place in the struct or variant.
    field: usize,
    /// Its number among the fields that are sent.
    number: usize,
    /// Its name, where the condition uses it.
    name: Ident,
    /// The path from there to the part.
    path: Vec<PathStep>,
    /// The type of the part, if it is known.
    ty: Option<Type>,
}

/// A step of a path into a field.
#[derive(Clone)]
enum PathStep {
    Member(Member),
    /// The content of an option.
    Inside,
}

impl Part {
    /// Returns the part inside an option.
    fn inside(&self) -> Self {
        let mut inside = self.clone();
        inside.path.push(PathStep::Inside);
        inside.ty = self.ty.as_ref().and_then(inside_option);
        inside
    }
}

/// A field that a condition uses, or a part of it.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Look {
    /// Its place in the struct or variant.
    pub(crate) field: usize,
    /// The path from there to the part.
    pub(crate) path: Vec<String>,
    /// The property of the value that decides.
    pub(crate) need: Need,
}

/// The property of a value that a condition uses.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Need {
    /// All of it.
    All,
    /// Which variant it is.
    Variant,
    /// Its presence.
    Presence,
    /// The number of elements.
    Length,
}

impl Look {
    fn new(part: &Part, need: Need) -> Self {
        let mut path = Vec::new();
        for step in &part.path {
            match step {
                PathStep::Member(Member::Named(name)) => path.push(plain_name(name)),
                PathStep::Member(Member::Unnamed(index)) => path.push(index.index.to_string()),
                // A question about the content is one about all of the option.
                PathStep::Inside => return Self { field: part.field, path, need: Need::All },
            }
        }
        Self { field: part.field, path, need }
    }
}

impl Condition {
    /// Returns what the condition uses of earlier fields, and where.
    pub(crate) fn looks(&self) -> Vec<(Look, Span)> {
        let mut looks: Vec<(Look, Span)> = Vec::new();
        self.each_part(&mut |part, need| {
            let look = Look::new(part, need);
            let same = |other: &Look| other.field == look.field && other.path == look.path;
            // Whoever has all of a value has each of its properties.
            if looks
                .iter()
                .any(|(other, _)| same(other) && [look.need, Need::All].contains(&other.need))
            {
                return;
            }
            if look.need == Need::All {
                looks.retain(|(other, _)| !same(other));
            }
            looks.push((look, part.name.span()));
        });
        looks
    }

    /// Returns the variables of the fields that the condition uses.
    pub(crate) fn needs(&self) -> Vec<Ident> {
        let mut needs = Vec::new();
        self.each_part(&mut |part, _| {
            let variable = variable(&part.name);
            if !needs.contains(&variable) {
                needs.push(variable);
            }
        });
        needs
    }

    /// Calls a function for each part in the condition, from left to right.
    fn each_part<'a>(&'a self, call: &mut impl FnMut(&'a Part, Need)) {
        match self {
            Self::Is(part) => call(part, Need::All),
            Self::Always(_) => {}
            Self::Not(of) | Self::Binding(_, of) => of.each_part(call),
            Self::All(parts) | Self::Any(parts) => {
                for part in parts {
                    part.each_part(call);
                }
            }
            Self::Compare(left, _, right) => {
                left.each_part(call);
                right.each_part(call);
            }
            Self::IsSome(part) => call(part, Need::Presence),
            Self::IsVariant(part, _) => call(part, Need::Variant),
        }
    }
}

impl Operand {
    fn each_part<'a>(&'a self, call: &mut impl FnMut(&'a Part, Need)) {
        match self {
            Self::Part(part) => call(part, Need::All),
            Self::Length(part) => call(part, Need::Length),
            Self::Constant(_) => {}
            Self::Calculated(left, _, _, right) => {
                left.each_part(call);
                right.each_part(call);
            }
        }
    }
}

/// The meaning of a path in a pattern or comparison, by its spelling.
///
/// A macro cannot distinguish a variant, a constant and a binding. The generated code compiles only if
/// the guess is right.
#[derive(Clone)]
pub(crate) enum Asked {
    /// An option with a value.
    Some,
    /// An option without one.
    None,
    /// A variant of an enum.
    Variant(Path),
}

impl Asked {
    /// Returns the meaning of a path, unless it looks like a constant.
    pub(crate) fn of(path: &Path) -> Option<Self> {
        let mut segments = path.segments.iter().rev();
        let name = segments.next()?.ident.to_string();
        let parent = segments.next().map(|segment| segment.ident.to_string());
        match (name.as_str(), parent.as_deref()) {
            ("Some", None | Some("Option")) => return Some(Self::Some),
            ("None", None | Some("Option")) => return Some(Self::None),
            _ => {}
        }
        let starts_upper = |name: &str| name.starts_with(char::is_uppercase);
        let is_in_type =
            parent.as_deref().is_some_and(|parent| starts_upper(parent) && parent != "Self");
        let is_constant = if starts_upper(&name) {
            // `Kind::A` is a variant, and `A` a constant.
            let is_shouted = name.chars().all(|letter| !letter.is_lowercase());
            is_shouted && !(name.chars().count() == 1 && is_in_type)
        } else {
            !is_in_type
        };
        (!is_constant).then(|| Self::Variant(path.clone()))
    }
}

/// Returns the name of a variant.
pub(crate) fn variant_name(path: &Path) -> String {
    path.segments.last().map(|last| last.ident.to_string()).unwrap_or_default()
}
