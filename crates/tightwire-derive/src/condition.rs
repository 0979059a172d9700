//! What a condition says, for the schema, and what it looks at, for the check that both sides see
//! the same. Both are told from the condition whose fields have become their variables.

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

/// The condition as text, with each of `variables` as the number next to it; spaces are for the eye.
pub(crate) fn text(tokens: TokenStream, variables: &[(Ident, usize)]) -> String {
    let mut text = String::new();
    write(&mut text, tokens, variables);
    text
}

fn write(text: &mut String, tokens: TokenStream, variables: &[(Ident, usize)]) {
    for token in tokens {
        let number = field_of(&token)
            .and_then(|field| variables.iter().find(|(variable, _)| *variable == field));
        match token {
            TokenTree::Group(group) if number.is_none() => {
                let (open, close) = match group.delimiter() {
                    Delimiter::Parenthesis => ("(", ")"),
                    Delimiter::Bracket => ("[", "]"),
                    Delimiter::Brace => ("{", "}"),
                    Delimiter::None => ("", ""),
                };
                text.push_str(open);
                write(text, group.stream(), variables);
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

/// What a condition looks at: each of `variables`, which are those of the fields in their order,
/// with the way into it.
pub(crate) fn looks(tokens: TokenStream, variables: &[Ident]) -> Vec<(Look, Span)> {
    let mut found = Vec::new();
    collect(tokens, variables, &mut found);
    found
}

fn collect(tokens: TokenStream, variables: &[Ident], found: &mut Vec<(Look, Span)>) {
    let tokens: Vec<TokenTree> = tokens.into_iter().collect();
    for (index, token) in tokens.iter().enumerate() {
        let field = field_of(token)
            .and_then(|field| variables.iter().position(|variable| *variable == field));
        match (field, token) {
            (Some(field), _) => {
                let (path, method) = way(tokens.get(index + 1..).unwrap_or_default());
                let is_shape = method.is_some_and(|name| OF_THE_SHAPE.contains(&&*name));
                let look = Look { field, path };
                if !is_shape && !found.iter().any(|(other, _)| *other == look) {
                    found.push((look, token.span()));
                }
            }
            (None, TokenTree::Group(group)) => collect(group.stream(), variables, found),
            _ => {}
        }
    }
}

/// The variable in `(*variable)`, which is how a condition looks at a field.
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
        let variables = [(format_ident!("__kind"), 0), (format_ident!("__count"), 3)];
        for (condition, expected) in [
            (
                quote!((*__kind) == Kind::count && !(*__count).is_some()),
                "#0 ==Kind::count &&!#3.is_some()",
            ),
            (quote!([x.count] > [(*__kind)] && (*y)), "[x.count] >[#0] &&(*y)"),
            (quote!((0..(*__count)).len() > 2), "(0..#3).len() > 2"),
        ] {
            let without_spaces = |text: &str| text.replace(' ', "");
            assert_eq!(without_spaces(&text(condition, &variables)), without_spaces(expected));
        }
    }

    #[test]
    fn a_condition_looks_at_fields_and_parts_of_them() {
        let variables = [format_ident!("__kind"), format_ident!("__body")];
        let condition = quote!(
            (*__kind) > 3
                && (*__body).pose.0.1 > other.body
                && all((*__body).list.len(), (*__body).pose.abs(), body.pose.w)
                && 0..(*__kind)
        );
        let found: Vec<(usize, String)> = looks(condition, &variables)
            .into_iter()
            .map(|(look, _)| (look.field, look.path.join(".")))
            .collect();
        let expected = [(0, ""), (1, "pose.0.1"), (1, "pose")];
        assert_eq!(found, expected.map(|(field, path)| (field, path.to_owned())));
    }
}
