//! Converts patterns and ranges to conditions.

use proc_macro2::{Ident, TokenStream};
use quote::quote;
use syn::{Expr, Pat, RangeLimits};

use super::{Scope, Way, all, any, compared, not};
use crate::condition::{Asked, is_binding, variants};

/// Returns whether a value is one of these variants.
pub(super) fn is_variant(way: &Way, asked: &[Asked]) -> TokenStream {
    let names = |asked: &Asked| match asked {
        Asked::Variant(name) => Some(name.clone()),
        Asked::Some | Asked::None => None,
    };
    if let Some(names) = asked.iter().map(names).collect::<Option<Vec<String>>>() {
        let part = way.part();
        return quote!(__wire::Condition::IsVariant(#part, &[#(#names),*]));
    }
    let each: Vec<TokenStream> = asked
        .iter()
        .map(|asked| match asked {
            Asked::Some => way.is_some(),
            Asked::None => not(&way.is_some()),
            Asked::Variant(_) => is_variant(way, std::slice::from_ref(asked)),
        })
        .collect();
    any(&each)
}

impl Scope<'_> {
    /// Returns the condition that a pattern stands for, and the names it binds.
    pub(super) fn pattern(
        &self,
        pattern: &Pat,
        way: &Way,
        bound: &mut Vec<(Ident, Way)>,
    ) -> Option<TokenStream> {
        if let Some(asked) = variants(pattern) {
            return Some(is_variant(way, &asked));
        }
        let equal = |value: &Expr| {
            let value = self.constant(value, way.ty.as_ref())?;
            Some(compared(&way.operand(), "Equal", &value))
        };
        match pattern {
            Pat::Paren(inner) => self.pattern(&inner.pat, way, bound),
            Pat::Or(cases) => {
                // A name that is bound in several cases would stand for several parts.
                let mut names = Vec::new();
                let cases = cases.cases.iter().map(|case| self.pattern(case, way, &mut names));
                let cases = cases.collect::<Option<Vec<_>>>()?;
                names.is_empty().then(|| any(&cases))
            }
            Pat::Lit(literal) => equal(&Expr::Lit(literal.clone())),
            // What is no variant is a constant.
            Pat::Path(path) => equal(&Expr::Path(path.clone())),
            Pat::Ident(name)
                if name.subpat.is_none() && name.by_ref.is_none() && !is_binding(&name.ident) =>
            {
                let ident = &name.ident;
                equal(&syn::parse_quote!(#ident))
            }
            Pat::Range(range) => {
                self.range(range.start.as_deref(), &range.limits, range.end.as_deref(), way)
            }
            Pat::TupleStruct(some)
                if Asked::of(&some.path) == Some(Asked::Some) && some.elems.len() == 1 =>
            {
                let inside = way.inside();
                match some.elems.first()? {
                    Pat::Ident(name) if name.subpat.is_none() && is_binding(&name.ident) => {
                        bound.push((name.ident.clone(), inside));
                        Some(way.is_some())
                    }
                    // What is not there is equal to nothing.
                    pattern @ (Pat::Lit(_) | Pat::Range(_)) => {
                        self.pattern(pattern, &inside, bound)
                    }
                    pattern => Some(all(&[way.is_some(), self.pattern(pattern, &inside, bound)?])),
                }
            }
            _ => None,
        }
    }

    /// `(1..=3).contains(&number)`.
    pub(super) fn in_range(&self, range: &Expr, way: &Way) -> Option<TokenStream> {
        match range {
            Expr::Paren(inner) => self.in_range(&inner.expr, way),
            Expr::Range(range) => {
                self.range(range.start.as_deref(), &range.limits, range.end.as_deref(), way)
            }
            _ => None,
        }
    }

    /// Returns whether a number is in a range.
    fn range(
        &self,
        start: Option<&Expr>,
        limits: &RangeLimits,
        end: Option<&Expr>,
        way: &Way,
    ) -> Option<TokenStream> {
        let ty = way.ty.as_ref();
        let below = match limits {
            RangeLimits::HalfOpen(_) => "Less",
            RangeLimits::Closed(_) => "LessOrEqual",
        };
        let mut parts = Vec::new();
        for (bound, op) in [(start, "GreaterOrEqual"), (end, below)] {
            if let Some(bound) = bound {
                parts.push(compared(&way.operand(), op, &self.constant(bound, ty)?));
            }
        }
        (!parts.is_empty()).then(|| all(&parts))
    }
}
