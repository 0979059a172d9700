//! What a condition says, for the schema, and what it looks at, for the check that both sides see
//! the same.

use proc_macro2::{Delimiter, Ident, Span, TokenStream, TokenTree};

/// Methods whose answer does not depend on how exactly a value travels.
const OF_THE_SHAPE: [&str; 4] = ["is_empty", "is_none", "is_some", "len"];

/// A field that a condition looks at, or a part of it.
#[derive(Clone, PartialEq)]
pub(crate) struct Look {
    /// Its place in the struct or variant.
    pub(crate) field: usize,
    /// The way from there to the part.
    pub(crate) path: Vec<String>,
}

/// The condition as text, with each of `names` as the number next to it; spaces are for the eye.
pub(crate) fn text(tokens: TokenStream, names: &[(Ident, usize)]) -> String {
    let mut text = String::new();
    write(&mut text, tokens, names);
    text
}

fn write(text: &mut String, tokens: TokenStream, names: &[(Ident, usize)]) {
    let tokens: Vec<TokenTree> = tokens.into_iter().collect();
    for (index, token) in tokens.iter().enumerate() {
        let number = match token {
            TokenTree::Ident(ident) if is_variable(&tokens, index) => {
                names.iter().find(|(name, _)| name == ident)
            }
            _ => None,
        };
        match token {
            TokenTree::Group(group) => {
                let (open, close) = match group.delimiter() {
                    Delimiter::Parenthesis => ("(", ")"),
                    Delimiter::Bracket => ("[", "]"),
                    Delimiter::Brace => ("{", "}"),
                    Delimiter::None => ("", ""),
                };
                text.push_str(open);
                write(text, group.stream(), names);
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
                if !text.is_empty() && !text.ends_with(['.', ':', '!', '(', '[']) {
                    text.push(' ');
                }
                match number {
                    Some((_, number)) => {
                        text.push('#');
                        text.push_str(&number.to_string());
                    }
                    None => text.push_str(&word.to_string()),
                }
            }
        }
    }
}

/// What a condition looks at: each of `names`, which are those of the fields in their order, with
/// the way into it.
pub(crate) fn looks(tokens: TokenStream, names: &[Ident]) -> Vec<(Look, Span)> {
    let mut found = Vec::new();
    collect(tokens, names, &mut found);
    found
}

fn collect(tokens: TokenStream, names: &[Ident], found: &mut Vec<(Look, Span)>) {
    let tokens: Vec<TokenTree> = tokens.into_iter().collect();
    for (index, token) in tokens.iter().enumerate() {
        match token {
            TokenTree::Group(group) => collect(group.stream(), names, found),
            TokenTree::Ident(ident) if is_variable(&tokens, index) => {
                let Some(field) = names.iter().position(|name| name == ident) else { continue };
                let (path, method) = way(tokens.get(index + 1..).unwrap_or_default());
                let is_shape = method.is_some_and(|name| OF_THE_SHAPE.contains(&&*name));
                let look = Look { field, path };
                if !is_shape && !found.iter().any(|(other, _)| *other == look) {
                    found.push((look, ident.span()));
                }
            }
            _ => {}
        }
    }
}

/// Whether the name at `index` stands for itself: it is no member behind a dot, though it may be the
/// end of a range behind two, and no part of a path.
fn is_variable(tokens: &[TokenTree], index: usize) -> bool {
    let is_colon = |token: Option<&TokenTree>| matches!(token, Some(TokenTree::Punct(punct)) if punct.as_char() == ':');
    let before = |distance: usize| index.checked_sub(distance).and_then(|at| tokens.get(at));
    let is_member = before(1).is_some_and(is_dot) && !before(2).is_some_and(is_dot);
    let is_item = is_colon(before(1)) && is_colon(before(2));
    let is_module = is_colon(tokens.get(index + 1)) && is_colon(tokens.get(index + 2));
    !is_member && !is_item && !is_module
}

/// The fields of fields that follow a name, and the method behind them if there is one.
fn way(mut rest: &[TokenTree]) -> (Vec<String>, Option<String>) {
    let mut path = Vec::new();
    while let [dot, member, behind @ ..] = rest {
        if !is_dot(dot) || is_dot(member) {
            break;
        }
        let name = member.to_string();
        if matches!(behind, [TokenTree::Group(group), ..] if group.delimiter() == Delimiter::Parenthesis)
        {
            return (path, Some(name));
        }
        // `pair.0.1` has a float in it.
        path.extend(name.trim_start_matches("r#").split('.').map(str::to_owned));
        rest = behind;
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
    fn a_condition_is_text_with_numbers_for_fields() {
        let names = [(format_ident!("kind"), 0), (format_ident!("count"), 3)];
        for (condition, expected) in [
            (quote!(kind == Kind::count && !count.is_some()), "#0 ==Kind::count &&!#3.is_some()"),
            (quote!(x.count > (kind)), "x.count >(#0)"),
            (quote!((0..count).len() > 2), "(0..#3).len() > 2"),
        ] {
            let without_spaces = |text: &str| text.replace(' ', "");
            assert_eq!(without_spaces(&text(condition, &names)), without_spaces(expected));
        }
    }

    #[test]
    fn a_condition_looks_at_fields_and_parts_of_them() {
        let names = [format_ident!("kind"), format_ident!("body")];
        let condition = quote!(
            kind > 3 && body.pose.0.1 > other.body && all(body.list.len(), body.pose.abs()) && 0
                ..kind
        );
        let found: Vec<(usize, String)> = looks(condition, &names)
            .into_iter()
            .map(|(look, _)| (look.field, look.path.join(".")))
            .collect();
        let expected = [(0, ""), (1, "pose.0.1"), (1, "pose")];
        assert_eq!(found, expected.map(|(field, path)| (field, path.to_owned())));
    }
}
