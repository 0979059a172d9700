//! Finds the values that a condition uses, to check that both sides have them, and formats
//! conditions as text.

use proc_macro2::{Delimiter, Ident, Span, TokenStream, TokenTree};
use quote::{ToTokens, quote_spanned};
use syn::parse::{ParseStream, Parser};
use syn::spanned::Spanned;
use syn::visit_mut::{self, VisitMut};
use syn::{Expr, Pat, Token, Type, parse_quote};

use crate::constant::is_shouted;

/// A field that a condition looks at, or a part of it.
#[derive(Clone, PartialEq)]
pub(crate) struct Look {
    /// Its place in the struct or variant.
    pub(crate) field: usize,
    /// The way from there to the part.
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

/// What a method asks, if it is one that lists and options have. That the value is one is for the
/// compiler to check.
fn asks(method: &str) -> Need {
    match method {
        "is_none" | "is_some" => Need::Presence,
        "is_empty" | "len" => Need::Length,
        _ => Need::All,
    }
}

/// A field that a condition may name.
pub(crate) struct Named<'a> {
    pub(crate) name: &'a Ident,
    /// Its number among the fields that are sent.
    pub(crate) number: usize,
    pub(crate) ty: &'a Type,
}

/// The value and the pattern of `matches!`, if it has no guard.
pub(crate) fn matches_of(tokens: TokenStream) -> Option<(Expr, Pat)> {
    let parse = |input: ParseStream<'_>| {
        let value: Expr = input.parse()?;
        input.parse::<Token![,]>()?;
        let pattern = Pat::parse_multi_with_leading_vert(input)?;
        let _trailing: Option<Token![,]> = input.parse()?;
        Ok((value, pattern))
    };
    parse.parse2(tokens).ok()
}

/// Rewrites a pattern so that it either means the same as the tree of the condition or does not
/// compile.
///
/// A macro cannot distinguish a variant, a constant and a binding by name. Braces make it a variant,
/// `@` makes it a binding, and the full path of `Option` cannot mean anything else.
pub(crate) fn unambiguous(pattern: &mut Pat) {
    struct Patterns;

    impl VisitMut for Patterns {
        fn visit_pat_mut(&mut self, pattern: &mut Pat) {
            match pattern {
                Pat::Path(path) if path.qself.is_none() => match Asked::of(&path.path) {
                    Some(Asked::None) => *pattern = of_option("None", path.span()),
                    Some(Asked::Variant(_)) => *pattern = parse_quote!(#path { .. }),
                    _ => {}
                },
                Pat::Ident(name) if name.by_ref.is_none() && name.subpat.is_none() => {
                    let ident = &name.ident;
                    match Asked::of(&ident.clone().into()) {
                        Some(Asked::None) => *pattern = of_option("None", ident.span()),
                        Some(Asked::Variant(_)) => *pattern = parse_quote!(#ident { .. }),
                        _ if is_binding(ident) => *pattern = parse_quote!(#name @ _),
                        _ => {}
                    }
                }
                Pat::TupleStruct(tuple) => {
                    if let Some(Asked::Some) = Asked::of(&tuple.path) {
                        if let Pat::Path(path) = of_option("Some", tuple.path.span()) {
                            tuple.path = path.path;
                        }
                    }
                    visit_mut::visit_pat_tuple_struct_mut(self, tuple);
                }
                _ => visit_mut::visit_pat_mut(self, pattern),
            }
        }

        fn visit_expr_mut(&mut self, _: &mut Expr) {}
    }

    Patterns.visit_pat_mut(pattern);
}

/// A variant of `Option`, whatever its name means where it stands.
fn of_option(variant: &str, at: Span) -> Pat {
    let at = Span::call_site().located_at(at);
    let variant = Ident::new(variant, at);
    let path = quote_spanned!(at=> ::core::option::Option::#variant);
    Pat::Path(parse_quote!(#path))
}

/// Returns whether a name in a pattern is one that the pattern binds.
pub(crate) fn is_binding(name: &Ident) -> bool {
    name.to_string().trim_start_matches("r#").starts_with(|first: char| !first.is_uppercase())
}

/// The meaning of a path in a pattern.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Asked {
    /// An option with a value.
    Some,
    /// An option without one.
    None,
    /// A variant of an enum.
    Variant(String),
}

impl Asked {
    /// Returns the meaning of a path by its spelling, unless it looks like a constant.
    pub(crate) fn of(path: &syn::Path) -> Option<Self> {
        let mut segments = path.segments.iter().rev();
        let name = segments.next()?.ident.to_string();
        let parent = segments.next().map(|segment| segment.ident.to_string());
        match (name.as_str(), parent.as_deref()) {
            ("Some", None | Some("Option")) => return Some(Self::Some),
            ("None", None | Some("Option")) => return Some(Self::None),
            _ => {}
        }
        let is_in_type =
            parent.as_deref().is_some_and(|parent| starts_upper(parent) && parent != "Self");
        let is_constant = if starts_upper(&name) {
            // `Kind::A` is a variant, and `A` a constant.
            is_shouted(&name) && !(name.chars().count() == 1 && is_in_type)
        } else {
            !is_in_type
        };
        (!is_constant).then_some(Self::Variant(name))
    }
}

fn starts_upper(name: &str) -> bool {
    name.starts_with(char::is_uppercase)
}

/// Returns the variants that a pattern allows, if it does not use their fields.
pub(crate) fn variants(pattern: &Pat) -> Option<Vec<Asked>> {
    // With brackets, it is no constant.
    let bracketed = |path: &syn::Path| {
        let name = || Some(Asked::Variant(path.segments.last()?.ident.to_string()));
        Some(vec![Asked::of(path).or_else(name)?])
    };
    match pattern {
        Pat::Or(cases) => {
            let mut all = Vec::new();
            for case in &cases.cases {
                all.extend(variants(case)?);
            }
            Some(all)
        }
        Pat::Paren(inner) => variants(&inner.pat),
        Pat::Path(path) => Some(vec![Asked::of(&path.path)?]),
        Pat::Ident(ident) if ident.by_ref.is_none() && ident.subpat.is_none() => {
            if is_binding(&ident.ident) {
                return None;
            }
            Some(vec![Asked::of(&ident.ident.clone().into())?])
        }
        Pat::TupleStruct(tuple) => {
            let rests = |pat: &Pat| matches!(pat, Pat::Rest(_) | Pat::Wild(_));
            tuple.elems.iter().all(rests).then(|| bracketed(&tuple.path)).flatten()
        }
        Pat::Struct(fields) => fields.fields.is_empty().then(|| bracketed(&fields.path)).flatten(),
        _ => None,
    }
}

/// An expression that looks at no field, as text.
pub(crate) fn code(expr: &Expr) -> String {
    text_of(expr, &[])
}

/// An expression as text, with each field as its number, and the types of those fields, which decide
/// what an expression on them means.
pub(crate) fn text_of(expr: &Expr, fields: &[Named<'_>]) -> String {
    let mut text = String::new();
    let mut seen = Vec::new();
    write(&mut text, expr.to_token_stream(), fields, &mut seen);
    seen.sort_unstable();
    seen.dedup();
    for (index, number) in seen.iter().enumerate() {
        // A field that is skipped has the number of the next one that is sent.
        let Some(field) = fields.iter().rfind(|field| field.number == *number) else { continue };
        text.push_str(if index == 0 { " where #" } else { ", #" });
        text.push_str(&number.to_string());
        text.push_str(": ");
        write(&mut text, field.ty.to_token_stream(), &[], &mut Vec::new());
    }
    text
}

fn write(text: &mut String, tokens: TokenStream, fields: &[Named<'_>], seen: &mut Vec<usize>) {
    for token in tokens {
        match token {
            TokenTree::Group(group) => {
                let (open, close) = match group.delimiter() {
                    Delimiter::Parenthesis => ("(", ")"),
                    Delimiter::Bracket => ("[", "]"),
                    Delimiter::Brace => ("{", "}"),
                    Delimiter::None => ("", ""),
                };
                text.push_str(open);
                write(text, group.stream(), fields, seen);
                text.push_str(close);
            }
            TokenTree::Punct(punct) if matches!(punct.as_char(), '.' | ':' | '!') => {
                text.push(punct.as_char());
            }
            TokenTree::Punct(punct) => {
                if !text.ends_with(|last: char| last.is_ascii_punctuation() && last != ')') {
                    text.push(' ');
                }
                text.push(punct.as_char());
            }
            word => {
                if !text.is_empty() && !text.ends_with([' ', '.', ':', '!', '(', '[', '&', '*']) {
                    text.push(' ');
                }
                let is_member = text.ends_with('.') || text.ends_with("::");
                let field = match &word {
                    TokenTree::Ident(ident) if !is_member => {
                        fields.iter().find(|field| field.name == ident)
                    }
                    _ => None,
                };
                match field {
                    Some(field) => {
                        seen.push(field.number);
                        text.push('#');
                        text.push_str(&field.number.to_string());
                    }
                    None => text.push_str(&word.to_string()),
                }
            }
        }
    }
}

/// Returns the values that a condition uses: each of `variables`, with the path into it. These are the
/// variables of the fields in order. The fields in the condition must be replaced by them already.
pub(crate) fn looks(tokens: TokenStream, variables: &[Ident]) -> Vec<(Look, Span)> {
    let mut found = Vec::new();
    collect(tokens, variables, None, &mut found);
    found
}

fn collect(
    tokens: TokenStream,
    variables: &[Ident],
    whole_need: Option<Need>,
    found: &mut Vec<(Look, Span)>,
) {
    let tokens: Vec<TokenTree> = tokens.into_iter().collect();
    let mut index = 0;
    while let Some(token) = tokens.get(index) {
        let rest = tokens.get(index + 1..).unwrap_or_default();
        let field = field_of(token)
            .and_then(|field| variables.iter().position(|variable| *variable == field));
        match (field, token) {
            (Some(field), _) => {
                let (path, method) = way(rest);
                // A value that stands alone is asked what stands around it.
                let is_alone = index == 0 && method.is_none() && rest.len() == 2 * path.len();
                let need = match (method, whole_need) {
                    (Some(method), _) => asks(&method),
                    (None, Some(need)) if is_alone => need,
                    (None, _) => Need::All,
                };
                let look = Look { field, path, need };
                if !found.iter().any(|(other, _)| *other == look) {
                    found.push((look, token.span()));
                }
            }
            (None, TokenTree::Group(group)) => {
                let is_matches = index >= 2
                    && tokens.get(index - 1).is_some_and(is_bang)
                    && matches!(tokens.get(index - 2), Some(TokenTree::Ident(name)) if name == "matches");
                match (is_matches, matches_value(&group.stream())) {
                    (true, Some(value)) => collect(value, variables, Some(Need::Variant), found),
                    _ => collect(group.stream(), variables, None, found),
                }
            }
            _ => {}
        }
        index += 1;
    }
}

/// Returns the value of a `matches!` that depends only on the variant.
fn matches_value(tokens: &TokenStream) -> Option<TokenStream> {
    let (value, pattern) = matches_of(tokens.clone())?;
    variants(&pattern)?;
    Some(value.into_token_stream())
}

fn is_bang(token: &TokenTree) -> bool {
    matches!(token, TokenTree::Punct(punct) if punct.as_char() == '!')
}

/// Returns the variable in `(*variable)`, the form in which a condition uses a field.
fn field_of(token: &TokenTree) -> Option<Ident> {
    let TokenTree::Group(group) = token else {
        return None;
    };
    let mut inside = group.stream().into_iter();
    match (inside.next(), inside.next(), inside.next()) {
        (Some(TokenTree::Punct(star)), Some(TokenTree::Ident(variable)), None)
            if star.as_char() == '*' =>
        {
            Some(variable)
        }
        _ => None,
    }
}

/// The fields of fields that follow a name, and the method after them if there is one.
fn way(mut rest: &[TokenTree]) -> (Vec<String>, Option<String>) {
    let mut path = Vec::new();
    while let [dot, member, after @ ..] = rest {
        if !is_dot(dot) || is_dot(member) {
            break;
        }
        let name = member.to_string();
        if matches!(after, [TokenTree::Group(group), ..] if group.delimiter() == Delimiter::Parenthesis)
        {
            return (path, Some(name));
        }
        // `pair.0.1` has a float in it.
        path.extend(name.trim_start_matches("r#").split('.').map(str::to_owned));
        rest = after;
    }
    (path, None)
}

fn is_dot(token: &TokenTree) -> bool {
    matches!(token, TokenTree::Punct(punct) if punct.as_char() == '.')
}

#[cfg(test)]
mod tests {
    use quote::{format_ident, quote};

    use super::*;

    #[test]
    fn a_space_in_a_literal_stays() {
        let text = |literal: &str| code(&syn::parse_quote!(allowed(#literal)));
        assert_eq!(text("a b"), "allowed(\"a b\")");
        assert_ne!(text("a b"), text("ab"));
    }

    #[test]
    fn a_condition_looks_at_fields_and_parts_of_them() {
        let variables = [format_ident!("__kind"), format_ident!("__body")];
        let condition = quote!(
            (*__kind) > 3
                && (*__body).pose.0.1 > other.body
                && all((*__body).list.len(), (*__body).pose.abs(), body.pose.w)
                && 0
                ..(*__kind)
                    && matches!((*__kind), Kind::A)
                    && matches!((*__body).one, Some(x) if x > 3)
                    && matches!((*__body).tag, Tag::V0 { .. } | Tag::V1(..))
                    && matches!((*__body).all, Tag::V0)
        );
        let found: Vec<(usize, String, Need)> = looks(condition, &variables)
            .into_iter()
            .map(|(look, _)| (look.field, look.path.join("."), look.need))
            .collect();
        let expected = [
            (0, "", Need::All),
            (1, "pose.0.1", Need::All),
            (1, "list", Need::Length),
            (1, "pose", Need::All),
            (0, "", Need::Variant),
            (1, "one", Need::All),
            (1, "tag", Need::Variant),
            (1, "all", Need::All),
        ];
        assert_eq!(found, expected.map(|(field, path, need)| (field, path.to_owned(), need)));
    }
}
