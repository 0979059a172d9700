//! Parses patterns and ranges.

use proc_macro2::Ident;
use syn::spanned::Spanned;
use syn::{Error, Expr, Pat, PatIdent, Path, RangeLimits, Result};

use super::parse::Scope;
use super::{Asked, Comparison, Condition, Operand, Part};

/// Returns whether a name in a pattern is one that the pattern binds, by its spelling.
fn is_binding(name: &PatIdent) -> bool {
    is_plain(name)
        && !name.ident.to_string().trim_start_matches("r#").starts_with(char::is_uppercase)
}

/// Returns whether a name stands alone in a pattern.
pub(super) fn is_plain(name: &PatIdent) -> bool {
    name.by_ref.is_none() && name.subpat.is_none()
}

/// Returns the variants that a pattern allows, if it does not use their fields.
fn variants(pattern: &Pat) -> Option<Vec<Asked>> {
    // With brackets, it is no constant.
    let bracketed =
        |path: &Path| Some(vec![Asked::of(path).unwrap_or_else(|| Asked::Variant(path.clone()))]);
    match pattern {
        Pat::Or(cases) => {
            let cases: Option<Vec<Vec<Asked>>> = cases.cases.iter().map(variants).collect();
            Some(cases?.concat())
        }
        Pat::Paren(inner) => variants(&inner.pat),
        Pat::Path(path) => Some(vec![Asked::of(&path.path)?]),
        Pat::Ident(name) if is_plain(name) && !is_binding(name) => {
            Some(vec![Asked::of(&name.ident.clone().into())?])
        }
        Pat::TupleStruct(tuple) => {
            let rests = |pat: &Pat| matches!(pat, Pat::Rest(_) | Pat::Wild(_));
            tuple.elems.iter().all(rests).then(|| bracketed(&tuple.path)).flatten()
        }
        Pat::Struct(fields) => fields.fields.is_empty().then(|| bracketed(&fields.path)).flatten(),
        _ => None,
    }
}

/// Returns whether a value is one of these variants.
fn is_variant(part: &Part, asked: Vec<Asked>) -> Condition {
    let paths: Option<Vec<Path>> = asked
        .iter()
        .map(|asked| match asked {
            Asked::Variant(path) => Some(path.clone()),
            Asked::Some | Asked::None => None,
        })
        .collect();
    if let Some(paths) = paths {
        return Condition::IsVariant(part.clone(), paths);
    }
    any(asked
        .into_iter()
        .map(|asked| match asked {
            Asked::Some => Condition::IsSome(part.clone()),
            Asked::None => Condition::Not(Box::new(Condition::IsSome(part.clone()))),
            Asked::Variant(path) => Condition::IsVariant(part.clone(), vec![path]),
        })
        .collect())
}

fn any(mut cases: Vec<Condition>) -> Condition {
    match (cases.pop(), cases.is_empty()) {
        (Some(only), true) => only,
        (last, _) => {
            cases.extend(last);
            Condition::Any(cases)
        }
    }
}

fn unsupported(pattern: &Pat) -> Error {
    let message = "a condition cannot match this pattern, because every tool and language evaluates it from the schema: \
                   use variants without their fields, `Some(..)`, `None`, constants and ranges, or write the type with \
                   `tightwire::unified!`";
    Error::new(pattern.span(), message)
}

impl Scope<'_> {
    /// Returns the condition that a pattern stands for, and adds the names that it binds.
    pub(super) fn pattern(
        &self,
        pattern: &Pat,
        part: &Part,
        bound: &mut Vec<(Ident, Part)>,
    ) -> Result<Condition> {
        if let Some(asked) = variants(pattern) {
            return Ok(is_variant(part, asked));
        }
        let equal = |value: &Expr| {
            let value = self.constant(value, part.ty.as_ref())?;
            let part = Operand::Part(part.clone());
            Ok(Condition::Compare(part, Comparison::Equal, Operand::Constant(value)))
        };
        match pattern {
            Pat::Paren(inner) => self.pattern(&inner.pat, part, bound),
            Pat::Or(cases) => {
                // A name that is bound in several cases would stand for several parts.
                let mut names = Vec::new();
                let conditions =
                    cases.cases.iter().map(|case| self.pattern(case, part, &mut names));
                let conditions = conditions.collect::<Result<Vec<Condition>>>()?;
                if names.is_empty() { Ok(any(conditions)) } else { Err(unsupported(pattern)) }
            }
            Pat::Lit(literal) => equal(&Expr::Lit(literal.clone())),
            // What is no variant is a constant.
            Pat::Path(path) => equal(&Expr::Path(path.clone())),
            Pat::Ident(name) if is_plain(name) && !is_binding(name) => {
                let ident = &name.ident;
                equal(&syn::parse_quote!(#ident))
            }
            Pat::Range(range) => {
                self.range(range.start.as_deref(), &range.limits, range.end.as_deref(), part)
            }
            Pat::TupleStruct(some)
                if matches!(Asked::of(&some.path), Some(Asked::Some)) && some.elems.len() == 1 =>
            {
                let (inside, is_some) = (part.inside(), Condition::IsSome(part.clone()));
                match some.elems.first() {
                    Some(Pat::Ident(name)) if is_binding(name) => {
                        bound.push((name.ident.clone(), inside));
                        Ok(is_some)
                    }
                    // A comparison with the content of an empty option is false.
                    Some(pattern @ (Pat::Lit(_) | Pat::Range(_))) => {
                        self.pattern(pattern, &inside, bound)
                    }
                    Some(pattern) => {
                        let inside = self.pattern(pattern, &inside, bound)?;
                        Ok(Condition::All(vec![is_some, inside]))
                    }
                    None => Err(unsupported(pattern)),
                }
            }
            _ => Err(unsupported(pattern)),
        }
    }

    /// Returns whether a number is in a range.
    pub(super) fn range(
        &self,
        start: Option<&Expr>,
        limits: &RangeLimits,
        end: Option<&Expr>,
        part: &Part,
    ) -> Result<Condition> {
        let below = match limits {
            RangeLimits::HalfOpen(_) => Comparison::Less,
            RangeLimits::Closed(_) => Comparison::LessOrEqual,
        };
        let mut parts = Vec::new();
        for (bound, comparison) in [(start, Comparison::GreaterOrEqual), (end, below)] {
            if let Some(bound) = bound {
                let bound = Operand::Constant(self.constant(bound, part.ty.as_ref())?);
                parts.push(Condition::Compare(Operand::Part(part.clone()), comparison, bound));
            }
        }
        match (parts.pop(), parts.is_empty()) {
            (None, _) => Err(Error::new(limits.span(), "a range needs a start or an end")),
            (Some(only), true) => Ok(only),
            (Some(last), false) => {
                parts.push(last);
                Ok(Condition::All(parts))
            }
        }
    }
}
