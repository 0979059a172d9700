//! Expressions of the user that stand inside derived functions, and must not leave them.

use proc_macro2::{Span, TokenStream, TokenTree};
use syn::parse::Parser;
use syn::punctuated::Punctuated;
use syn::spanned::Spanned;
use syn::visit_mut::{self, VisitMut};
use syn::{Error, Expr, Item, Macro, Result, Token};

/// Refuses an expression that could end the function around it: a reader that returns in the middle
/// of its fields has not read the rest.
pub(crate) fn stays(expr: &Expr) -> Result<()> {
    let mut walk = ExitFinder { left_at: None };
    walk.visit_expr_mut(&mut expr.clone());
    walk.left_at.map_or(Ok(()), |at| {
        Err(Error::new(
            at,
            "this would return from the generated function: move it into a function of your own",
        ))
    })
}

struct ExitFinder {
    left_at: Option<Span>,
}

impl VisitMut for ExitFinder {
    fn visit_expr_mut(&mut self, expr: &mut Expr) {
        match expr {
            Expr::Return(_) | Expr::Try(_) | Expr::Await(_) | Expr::Yield(_) => {
                self.left_at.get_or_insert(expr.span());
            }
            // These have a function of their own.
            Expr::Closure(_) | Expr::Async(_) => {}
            _ => visit_mut::visit_expr_mut(self, expr),
        }
    }

    fn visit_item_mut(&mut self, _: &mut Item) {}

    fn visit_macro_mut(&mut self, call: &mut Macro) {
        let arguments = Punctuated::<Expr, Token![,]>::parse_terminated.parse2(call.tokens.clone());
        if let Ok(mut arguments) = arguments {
            arguments.iter_mut().for_each(|argument| self.visit_expr_mut(argument));
        } else if let Some(at) = leaves(call.tokens.clone()) {
            self.left_at.get_or_insert(at);
        }
    }
}

/// Returns the place of a `return` or `?` in the arguments of a macro. They are tokens, not
/// expressions.
fn leaves(tokens: TokenStream) -> Option<Span> {
    tokens.into_iter().find_map(|token| match token {
        TokenTree::Ident(name) => (name == "return").then(|| name.span()),
        TokenTree::Punct(sign) => (sign.as_char() == '?').then(|| sign.span()),
        TokenTree::Group(group) => leaves(group.stream()),
        TokenTree::Literal(_) => None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn is_refused(text: &str) -> bool {
        stays(&syn::parse_str(text).unwrap()).is_err()
    }

    #[test]
    fn what_leaves_the_function_is_refused_wherever_it_stands() {
        for text in [
            "return 1",
            "f()?",
            "{ if a { return 1; } 2 }",
            "match a { 1 => return b, _ => c }",
            "matches!(a, Some(x) if f(x)?)",
            "vec![1, return]",
            "a.await",
        ] {
            assert!(is_refused(text), "{text}");
        }
    }

    #[test]
    fn what_leaves_a_function_of_its_own_is_taken() {
        for text in [
            "list.iter().any(|x| { return *x > 1; })",
            "(|| Some(f()? + 1))()",
            "matches!((|| Some(f(x)? + 1))(), Some(3))",
            "{ fn g() -> u8 { return 1; } g() }",
            "{ let mut n = 0; loop { n += 1; if n > 3 { break n; } } }",
        ] {
            assert!(!is_refused(text), "{text}");
        }
    }
}
