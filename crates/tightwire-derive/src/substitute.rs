//! Conditions over earlier fields.
//!
//! A condition is written as if the fields were variables of their own types, and evaluated
//! where they are references: each name becomes a dereference of itself.

use proc_macro2::{Delimiter, Group, Ident, Punct, Spacing, TokenStream, TokenTree};

/// Replaces each of `names` in `tokens` by its dereference, and tells which ones occurred.
pub(crate) fn substitute(tokens: TokenStream, names: &[Ident]) -> (TokenStream, Vec<Ident>) {
    let mut found = Vec::new();
    let tokens = walk(tokens, names, &mut found);
    (tokens, found)
}

fn walk(tokens: TokenStream, names: &[Ident], found: &mut Vec<Ident>) -> TokenStream {
    let mut output = TokenStream::new();
    // What a closure calls its own is no field, up to the comma or the end behind its body.
    let mut own: Vec<Ident> = Vec::new();
    let mut place = Place::Start;
    let mut tokens = tokens.into_iter().peekable();
    while let Some(token) = tokens.next() {
        let follows_path = matches!(tokens.peek(), Some(TokenTree::Punct(next)) if next.as_char() == ':' && next.spacing() == Spacing::Joint);
        let before = std::mem::replace(&mut place, Place::behind(&token));
        match token {
            TokenTree::Ident(ident)
                if before != Place::Member
                    && !follows_path
                    && names.contains(&ident)
                    && !own.contains(&ident) =>
            {
                if !found.contains(&ident) {
                    found.push(ident.clone());
                }
                output.extend([dereference(ident)]);
            }
            TokenTree::Group(group) => {
                let names: Vec<Ident> =
                    names.iter().filter(|name| !own.contains(name)).cloned().collect();
                let inner = walk(group.stream(), &names, found);
                let mut replaced = Group::new(group.delimiter(), inner);
                replaced.set_span(group.span());
                output.extend([TokenTree::Group(replaced)]);
            }
            TokenTree::Punct(bar) if bar.as_char() == '|' && before == Place::Start => {
                output.extend([TokenTree::Punct(bar)]);
                for parameter in tokens.by_ref() {
                    let is_end = is_punct(&parameter, '|');
                    collect_names(&parameter, &mut own);
                    output.extend([parameter]);
                    if is_end {
                        break;
                    }
                }
            }
            other => {
                if is_punct(&other, ',') {
                    own.clear();
                }
                output.extend([other]);
            }
        }
    }
    output
}

/// What may stand at a place, from what is in front of it.
#[derive(Clone, Copy, PartialEq)]
enum Place {
    /// The start of an expression, where a bar opens a closure.
    Start,
    /// Something that belongs to what is in front: a field, a method, an item of a module.
    Member,
    Other,
}

impl Place {
    fn behind(token: &TokenTree) -> Self {
        match token {
            _ if is_separator(token) => Self::Member,
            TokenTree::Punct(punct) if matches!(punct.as_char(), ',' | '=' | '>' | ';') => {
                Self::Start
            }
            TokenTree::Ident(ident) if *ident == "move" => Self::Start,
            _ => Self::Other,
        }
    }
}

fn is_punct(token: &TokenTree, character: char) -> bool {
    matches!(token, TokenTree::Punct(punct) if punct.as_char() == character)
}

/// All names in the parameters of a closure.
fn collect_names(token: &TokenTree, names: &mut Vec<Ident>) {
    match token {
        TokenTree::Ident(ident) => names.push(ident.clone()),
        TokenTree::Group(group) => {
            group.stream().into_iter().for_each(|token| collect_names(&token, names));
        }
        _ => {}
    }
}

/// Whether the next name belongs to what stands before it. Two dots are a range, which does not.
fn is_separator(token: &TokenTree) -> bool {
    matches!(token, TokenTree::Punct(punct)
        if (punct.as_char() == '.' || punct.as_char() == ':') && punct.spacing() == Spacing::Alone)
}

/// `(*name)`, on the span of the name.
fn dereference(name: Ident) -> TokenTree {
    let span = name.span();
    let mut star = Punct::new('*', Spacing::Alone);
    star.set_span(span);
    let inner = TokenStream::from_iter([TokenTree::Punct(star), TokenTree::Ident(name)]);
    let mut group = Group::new(Delimiter::Parenthesis, inner);
    group.set_span(span);
    TokenTree::Group(group)
}

#[cfg(test)]
mod tests {
    use quote::{format_ident, quote};

    use super::*;

    #[test]
    fn only_names_of_fields_are_replaced() {
        let names = [format_ident!("kind"), format_ident!("count")];
        let (tokens, found) =
            substitute(quote!(kind == Kind::count && x.count > kind.len() && other(count)), &names);
        let expected = quote!((*kind) == Kind::count && x.count > (*kind).len() && other((*count)));
        assert_eq!(tokens.to_string(), expected.to_string());
        assert_eq!(found, names);
    }

    #[test]
    fn what_a_closure_calls_its_own_is_left_alone() {
        let names = [format_ident!("kind"), format_ident!("count")];
        let condition = quote!(kind.is_some_and(|kind| kind > count) | all(|(a, kind)| kind, kind));
        let (tokens, _) = substitute(condition, &names);
        let expected =
            quote!((*kind).is_some_and(|kind| kind > (*count)) | all(|(a, kind)| kind, (*kind)));
        assert_eq!(tokens.to_string(), expected.to_string());
    }

    #[test]
    fn a_module_of_the_same_name_is_left_alone() {
        let names = [format_ident!("kind")];
        let (tokens, found) = substitute(quote!(kind::MISSILE == 1), &names);
        assert_eq!(tokens.to_string(), quote!(kind::MISSILE == 1).to_string());
        assert!(found.is_empty());
    }
}
