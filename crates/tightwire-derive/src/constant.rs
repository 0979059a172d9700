//! Values that stand in a declaration, as constants of the schema.

use proc_macro2::{Delimiter, Ident, Span, TokenStream, TokenTree};
use quote::{ToTokens, quote, quote_spanned};
use syn::spanned::Spanned;
use syn::{BinOp, Expr, ExprLit, ExprUnary, Lit, Type, UnOp};

use crate::condition::{Asked, variant_name};
use crate::types::{Primitive, arguments, leaf};

/// The way in which a value becomes a constant of the schema.
#[derive(Clone, Copy, PartialEq)]
pub(crate) enum Mode {
    /// The compiler evaluates it, or reports it.
    Evaluated,
    /// The declaration has a version, which covers everything that is not a literal.
    Versioned,
}

/// A value in a declaration as a `__wire::Constant`, unless it is custom code. `ty` is the type it has,
/// if that is known.
pub(crate) fn constant(expr: &Expr, ty: Option<&Type>, mode: Mode) -> Option<TokenStream> {
    let is_float = matches!(ty.and_then(leaf), Some(Primitive::Float { .. }));
    match expr {
        Expr::Paren(inner) => constant(&inner.expr, ty, mode),
        Expr::Group(inner) => constant(&inner.expr, ty, mode),
        Expr::Lit(ExprLit { lit, .. }) => match lit {
            Lit::Int(_) | Lit::Byte(_) if is_float => None,
            Lit::Int(literal) if literal.suffix().starts_with('f') => None,
            // Larger ones are said by their bits.
            Lit::Int(literal) if literal.base10_parse::<i128>().is_err() => Some(
                quote!(__wire::Constant::Number(#literal as ::core::primitive::u128 as ::core::primitive::i128)),
            ),
            Lit::Int(literal) => {
                Some(quote!(__wire::Constant::Number(#literal as ::core::primitive::i128)))
            }
            Lit::Byte(_) | Lit::Bool(_) => {
                Some(quote!(__wire::Constant::Number(#lit as ::core::primitive::i128)))
            }
            Lit::Char(_) => Some(
                quote!(__wire::Constant::Number(#lit as ::core::primitive::u32 as ::core::primitive::i128)),
            ),
            Lit::Float(_) => Some(quote!(__wire::Constant::Float(#lit as ::core::primitive::f64))),
            Lit::Str(_) => Some(quote!(__wire::Constant::Text(#lit))),
            _ => None,
        },
        Expr::Unary(ExprUnary { op: UnOp::Neg(_), expr: inner, .. })
            if matches!(peeled(inner), Expr::Lit(_)) =>
        {
            match peeled(inner) {
                Expr::Lit(ExprLit { lit: Lit::Int(_), .. }) if !is_float => {
                    Some(quote!(__wire::Constant::Number(#expr as ::core::primitive::i128)))
                }
                Expr::Lit(ExprLit { lit: Lit::Float(_), .. }) => {
                    Some(quote!(__wire::Constant::Float(#expr as ::core::primitive::f64)))
                }
                _ => None,
            }
        }
        Expr::Path(path) => match Asked::of(&path.path) {
            Some(Asked::Variant(path)) => {
                let name = variant_name(&path);
                Some(quote!(__wire::Constant::Name(#name)))
            }
            Some(Asked::None) => Some(quote!(__wire::Constant::None)),
            Some(Asked::Some) => None,
            None => evaluated(expr, ty, mode),
        },
        Expr::Call(call) => {
            let is_some = matches!(&*call.func, Expr::Path(path) if matches!(Asked::of(&path.path), Some(Asked::Some)));
            let inside = ty.and_then(inside_option);
            let argument = call.args.first().filter(|_| is_some && call.args.len() == 1)?;
            let constant = constant(argument, inside.as_ref(), mode)?;
            Some(quote!(__wire::Constant::Some(&#constant)))
        }
        _ if is_constant(expr) => evaluated(expr, ty, mode),
        _ => None,
    }
}

/// `T` of `Option<T>`.
pub(crate) fn inside_option(ty: &Type) -> Option<Type> {
    let Type::Path(path) = ty else { return None };
    path.path.segments.last().filter(|last| last.ident == "Option")?;
    arguments(ty).next().cloned()
}

/// A constant that the compiler evaluates.
fn evaluated(expr: &Expr, ty: Option<&Type>, mode: Mode) -> Option<TokenStream> {
    let is_primitive = ty.is_some_and(crate::types::is_primitive);
    if mode == Mode::Versioned && !is_primitive {
        return None;
    }
    let at = Span::call_site().located_at(expr.span());
    // A type without a method of its own is reported in the words of the trait.
    let import = quote!(
        #[allow(unused_imports)]
        use __wire::Evaluates as _;
    );
    if is_typed(expr) {
        return Some(quote_spanned!(at=> const { #import __wire::evaluated(#expr).constant() }));
    }
    // Numbers without a suffix have the type of what they are compared with.
    if let Some(ty) = ty.filter(|_| is_primitive || mode == Mode::Evaluated) {
        let value = Ident::new("value", Span::mixed_site().located_at(expr.span()));
        return Some(quote_spanned! {at=>
            const { #import let #value: #ty = #expr; __wire::evaluated(#value).constant() }
        });
    }
    match Leaves::of(expr) {
        Leaves { has_not: true, .. } => None,
        Leaves { has_float: true, .. } => {
            Some(quote!(__wire::Constant::Float(const { #expr } as ::core::primitive::f64)))
        }
        Leaves { .. } => {
            Some(quote!(__wire::Constant::Number(const { #expr } as ::core::primitive::i128)))
        }
    }
}

/// Returns whether a float stands in a calculation.
pub(crate) fn has_float(expr: &Expr) -> bool {
    Leaves::of(expr).has_float
}

/// The operands of a calculation of literals.
struct Leaves {
    has_float: bool,
    has_not: bool,
}

impl Leaves {
    fn of(expr: &Expr) -> Self {
        match peeled(expr) {
            Expr::Lit(ExprLit { lit, .. }) => {
                Self { has_float: matches!(lit, Lit::Float(_)), has_not: false }
            }
            Expr::Unary(unary) => {
                let inside = Self::of(&unary.expr);
                Self { has_not: inside.has_not || matches!(unary.op, UnOp::Not(_)), ..inside }
            }
            Expr::Binary(binary) => {
                let (left, right) = (Self::of(&binary.left), Self::of(&binary.right));
                let has_float = left.has_float || right.has_float;
                Self { has_float, has_not: left.has_not || right.has_not }
            }
            _ => Self { has_float: false, has_not: false },
        }
    }
}

/// Returns whether an expression is made of literals, constants and operators, so that the compiler
/// can evaluate it.
pub(crate) fn is_constant(expr: &Expr) -> bool {
    match expr {
        Expr::Lit(_) | Expr::Path(_) | Expr::Const(_) => true,
        Expr::Paren(inner) => is_constant(&inner.expr),
        Expr::Group(inner) => is_constant(&inner.expr),
        Expr::Unary(unary) => is_constant(&unary.expr),
        Expr::Cast(cast) => is_constant(&cast.expr),
        Expr::Field(field) => is_constant(&field.base),
        Expr::Index(index) => is_constant(&index.expr) && is_constant(&index.index),
        Expr::Binary(binary) => is_constant(&binary.left) && is_constant(&binary.right),
        Expr::Macro(call) => call.mac.path.is_ident("cfg"),
        _ => false,
    }
}

/// An expression without the parentheses around it.
pub(crate) fn peeled(expr: &Expr) -> &Expr {
    match expr {
        Expr::Paren(inner) => peeled(&inner.expr),
        Expr::Group(inner) => peeled(&inner.expr),
        other => other,
    }
}

/// Returns whether the type of a constant expression follows from what stands in it: numbers
/// without a suffix have that of what they are compared with.
pub(crate) fn is_typed(expr: &Expr) -> bool {
    match peeled(expr) {
        Expr::Lit(literal) => match &literal.lit {
            Lit::Int(literal) => !literal.suffix().is_empty(),
            Lit::Float(literal) => !literal.suffix().is_empty(),
            _ => true,
        },
        Expr::Unary(unary) => match unary.op {
            UnOp::Neg(_) | UnOp::Not(_) => is_typed(&unary.expr),
            _ => true,
        },
        Expr::Binary(binary) => match binary.op {
            BinOp::Shl(_) | BinOp::Shr(_) => is_typed(&binary.left),
            _ => is_typed(&binary.left) || is_typed(&binary.right),
        },
        // What it is made of may be such numbers.
        Expr::Const(_) => false,
        _ => true,
    }
}

/// An expression that looks at no field, as text with its version.
pub(crate) fn code(expr: &Expr, version: u32) -> TokenStream {
    let mut text = String::new();
    write(&mut text, expr.to_token_stream());
    let text = format!("{text}, version {version}");
    quote!(__wire::Constant::Code(#text))
}

/// Writes tokens with spaces that do not depend on how they are formatted.
fn write(text: &mut String, tokens: TokenStream) {
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
                write(text, group.stream());
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
                text.push_str(&word.to_string());
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_space_in_a_literal_stays() {
        let text = |literal: &str| code(&syn::parse_quote!(allowed( #literal )), 2).to_string();
        assert!(text("a b").ends_with(r#"("allowed(\"a b\"), version 2")"#), "{}", text("a b"));
        assert_ne!(text("a b"), text("ab"));
    }
}
