//! Calculations in conditions. They use 128-bit integers and do not depend on the types of fields, so
//! every build and every tool gets the same result, without overflow or panics.

use proc_macro2::{Ident, Span, TokenStream};
use quote::{ToTokens, quote_spanned};
use syn::spanned::Spanned;
use syn::{BinOp, Expr, ExprBinary, Lit, UnOp, parse_quote_spanned};

use crate::substitute::mentions;

/// The name of an operator in `__wire::Arithmetic`, if a tree can have it.
///
/// The results of `<<` and `!` depend on the width of a type. Schemas do not contain it.
pub(crate) fn operator(op: &BinOp) -> Option<&'static str> {
    Some(match op {
        BinOp::Add(_) => "Plus",
        BinOp::Sub(_) => "Minus",
        BinOp::Mul(_) => "Times",
        BinOp::Div(_) => "Divide",
        BinOp::Rem(_) => "Remainder",
        BinOp::BitAnd(_) => "And",
        BinOp::BitOr(_) => "Or",
        BinOp::BitXor(_) => "Xor",
        BinOp::Shr(_) => "ShiftRight",
        _ => return None,
    })
}

/// Makes the sides of a comparison integers of 128 bits, if one of them calculates with one of `names`.
pub(crate) fn widen(comparison: &mut ExprBinary, names: &[Ident]) {
    let compares = matches!(
        comparison.op,
        BinOp::Eq(_) | BinOp::Ne(_) | BinOp::Lt(_) | BinOp::Le(_) | BinOp::Gt(_) | BinOp::Ge(_)
    );
    if compares && (calculates(&comparison.left, names) || calculates(&comparison.right, names)) {
        *comparison.left = wide(&comparison.left, names);
        *comparison.right = wide(&comparison.right, names);
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

/// Returns whether an expression is a calculation with one of `names`.
fn calculates(expr: &Expr, names: &[Ident]) -> bool {
    matches!(peeled(expr), Expr::Binary(binary) if operator(&binary.op).is_some())
        && mentions(&expr.to_token_stream(), names)
}

/// The number that an expression is, of 128 bits.
fn wide(expr: &Expr, names: &[Ident]) -> Expr {
    // The code is the derive's, at the place of the user's.
    let (expr, at) = (peeled(expr), Span::call_site().located_at(expr.span()));
    if !mentions(&expr.to_token_stream(), names) {
        return if is_typed(expr) {
            parse_quote_spanned!(at=> __wire::whole(&(#expr)))
        } else {
            parse_quote_spanned!(at=> __wire::number(#expr))
        };
    }
    if let Expr::Binary(binary) = expr {
        if let Some(name) = operator(&binary.op) {
            let name = Ident::new(name, at);
            let (left, right) = (wide(&binary.left, names), wide(&binary.right, names));
            return parse_quote_spanned!(at=> __wire::Arithmetic::#name.apply(#left, #right));
        }
    }
    parse_quote_spanned!(at=> __wire::whole(&#expr))
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

/// `__wire::Operand::Calculated` of two operands.
pub(crate) fn calculated(
    left: &TokenStream,
    op: &BinOp,
    right: &TokenStream,
) -> Option<TokenStream> {
    let at = Span::call_site().located_at(op.span());
    let name = Ident::new(operator(op)?, at);
    Some(quote_spanned! {at=>
        __wire::Operand::Calculated(&#left, __wire::Arithmetic::#name, &#right)
    })
}
