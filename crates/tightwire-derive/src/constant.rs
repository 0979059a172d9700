//! Values that stand in a declaration, as constants of the schema.

use proc_macro2::TokenStream;
use quote::quote;
use syn::{Expr, ExprLit, ExprUnary, Lit, Type, UnOp};

/// The types whose constants are whole numbers.
const INTEGERS: [&str; 13] = [
    "bool", "u8", "u16", "u32", "u64", "u128", "usize", "i8", "i16", "i32", "i64", "i128", "isize",
];

/// A value in a declaration as a `__wire::Constant`, if it can be evaluated or has a name. `ty` is the
/// type it has, if that is known.
pub(crate) fn constant(expr: &Expr, ty: Option<&Type>) -> Option<TokenStream> {
    let is_of = |names: &[&str]| {
        matches!(ty, Some(Type::Path(path)) if path.path.get_ident().is_some_and(|ident| {
            names.iter().any(|name| ident == name)
        }))
    };
    match expr {
        Expr::Paren(inner) => constant(&inner.expr, ty),
        Expr::Group(inner) => constant(&inner.expr, ty),
        Expr::Lit(ExprLit { lit, .. }) => match lit {
            Lit::Int(_) | Lit::Byte(_) if is_of(&["f32", "f64"]) => None,
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
        Expr::Unary(ExprUnary { op: UnOp::Neg(_), expr: inner, .. }) => match &**inner {
            Expr::Lit(ExprLit { lit: Lit::Int(_), .. }) if !is_of(&["f32", "f64"]) => {
                Some(quote!(__wire::Constant::Number(#expr as ::core::primitive::i128)))
            }
            Expr::Lit(ExprLit { lit: Lit::Float(_), .. }) => {
                Some(quote!(__wire::Constant::Float(#expr as ::core::primitive::f64)))
            }
            _ => None,
        },
        Expr::Path(path) => {
            let last = path.path.segments.last()?.ident.to_string();
            if path.path.segments.len() > 1 && !is_shouted(&last) {
                return Some(quote!(__wire::Constant::Name(#last)));
            }
            if !is_shouted(&last) {
                return None;
            }
            if is_of(&INTEGERS) {
                Some(quote!(__wire::Constant::Number(#path as ::core::primitive::i128)))
            } else if is_of(&["char"]) {
                Some(
                    quote!(__wire::Constant::Number(#path as ::core::primitive::u32 as ::core::primitive::i128)),
                )
            } else if is_of(&["f32", "f64"]) {
                Some(quote!(__wire::Constant::Float(#path as ::core::primitive::f64)))
            } else {
                None
            }
        }
        // A calculation has the type of what it is compared with.
        Expr::Binary(_) if is_calculation(expr) && is_of(&INTEGERS) => Some(
            quote!(__wire::Constant::Number(const { let value: #ty = #expr; value } as ::core::primitive::i128)),
        ),
        Expr::Binary(_) if is_calculation(expr) && is_of(&["f32", "f64"]) => Some(
            quote!(__wire::Constant::Float(const { let value: #ty = #expr; value } as ::core::primitive::f64)),
        ),
        _ => None,
    }
}

/// Whether an expression is made of literals, constants and arithmetic, so that the compiler knows
/// its value.
fn is_calculation(expr: &Expr) -> bool {
    match expr {
        Expr::Paren(inner) => is_calculation(&inner.expr),
        Expr::Group(inner) => is_calculation(&inner.expr),
        Expr::Unary(ExprUnary { op: UnOp::Neg(_) | UnOp::Not(_), expr, .. }) => {
            is_calculation(expr)
        }
        Expr::Cast(cast) => is_calculation(&cast.expr),
        Expr::Binary(binary) => is_calculation(&binary.left) && is_calculation(&binary.right),
        Expr::Lit(_) => true,
        Expr::Path(path) => {
            path.path.segments.last().is_some_and(|last| is_shouted(&last.ident.to_string()))
        }
        _ => false,
    }
}

/// Whether a name is that of a constant.
pub(crate) fn is_shouted(name: &str) -> bool {
    name.chars().all(|letter| !letter.is_lowercase())
}
