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
    // A name behind a dot or a path separator is a field, a method or an item of something else.
    let mut is_member = false;
    let mut tokens = tokens.into_iter().peekable();
    while let Some(token) = tokens.next() {
        let follows_path = matches!(tokens.peek(), Some(TokenTree::Punct(next)) if next.as_char() == ':' && next.spacing() == Spacing::Joint);
        let was_member = std::mem::replace(&mut is_member, is_separator(&token));
        match token {
            TokenTree::Ident(ident) if !was_member && !follows_path && names.contains(&ident) => {
                if !found.contains(&ident) {
                    found.push(ident.clone());
                }
                output.extend([dereference(ident)]);
            }
            TokenTree::Group(group) => {
                let inner = walk(group.stream(), names, found);
                let mut replaced = Group::new(group.delimiter(), inner);
                replaced.set_span(group.span());
                output.extend([TokenTree::Group(replaced)]);
            }
            other => output.extend([other]),
        }
    }
    output
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
    fn a_module_of_the_same_name_is_left_alone() {
        let names = [format_ident!("kind")];
        let (tokens, found) = substitute(quote!(kind::MISSILE == 1), &names);
        assert_eq!(tokens.to_string(), quote!(kind::MISSILE == 1).to_string());
        assert!(found.is_empty());
    }
}
