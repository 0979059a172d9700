//! The bounds of a list's length, or the length itself if earlier fields determine it.

use proc_macro2::{Ident, Span, TokenStream};
use quote::quote;
use syn::spanned::Spanned;
use syn::{BinOp, Error, Expr, ExprLit, Lit, Result, Type};

use crate::attr::{Given, Range, peeled};
use crate::known::EarlierField;
use crate::names::{field_in, variable};
use crate::{checks, types};

/// The value of `len`.
pub(crate) enum Lengths {
    Between(Expr, Expr),
    /// Computed, and at most so long.
    Computed(Length, Expr),
}

/// A length that is computed from earlier fields.
pub(crate) struct Length {
    /// The calculation, over references to the fields.
    pub(crate) value: TokenStream,
    /// The same for the schema.
    pub(crate) tree: TokenStream,
    /// The variables of the fields.
    pub(crate) needs: Vec<Ident>,
    pub(crate) span: Span,
}

/// Checks `len`, which may need a bound as well.
pub(crate) fn lengths(
    len: Given<Expr>,
    max_len: Option<Given<Expr>>,
    known: &[EarlierField],
    ty: &Type,
) -> Result<Lengths> {
    let span = len.value.span();
    let names: Vec<&Ident> = known.iter().map(|field| &field.name).collect();
    let expr = peeled(len.value);
    if !matches!(expr, Expr::Range(_)) && field_in(&expr, &names).is_some() {
        of_computed_length(ty, span)?;
        let mut length = Length { value: quote!(), tree: quote!(), needs: Vec::new(), span };
        (length.value, length.tree) = length.part(&expr, known)?;
        let max = max_len.map(|given| given.value).or_else(|| types::capacity(ty));
        let Some(max) = max else {
            let message = "a computed length needs an upper bound: add `max_len = 64`";
            return Err(Error::new(span, message));
        };
        return Ok(Lengths::Computed(length, max));
    }
    if let Some(Given { key, .. }) = max_len {
        return Err(Error::new(key, "`len` and `max_len` both bound the length: keep one"));
    }
    if let Some(name) = types::ordered(ty) {
        let message = format!("`len` is for lists and strings: a `{name}` only takes `max_len`");
        return Err(Error::new(len.key, message));
    }
    if !matches!(expr, Expr::Range(_)) {
        return Ok(Lengths::Between(expr.clone(), expr));
    }
    let range = Range::from_expr(expr)?;
    checks::order(&range)?;
    Ok(Lengths::Between(range.start, range.end))
}

/// Judges a type whose length is to be computed, by its name.
fn of_computed_length(ty: &Type, span: Span) -> Result<()> {
    let Some((name, inner)) = types::name_and_inner(ty) else { return Ok(()) };
    let message = match name.as_str() {
        "" | "Option" => "a computed `len` does not work on a list in an `Option` or array",
        _ if inner.is_none() && types::is_list(&name) => {
            "a computed `len` is for lists: the length of a string is sent, with `max_len = 64`"
        }
        _ => return Ok(()),
    };
    Err(Error::new(span, message))
}

impl Length {
    /// The value and the tree of a part of the calculation.
    fn part(&mut self, expr: &Expr, known: &[EarlierField]) -> Result<(TokenStream, TokenStream)> {
        match expr {
            Expr::Paren(inner) => self.part(&inner.expr, known),
            Expr::Group(inner) => self.part(&inner.expr, known),
            // A length has room for every number, so the type it is written in does not matter.
            Expr::Cast(cast) => self.part(&cast.expr, known),
            Expr::Binary(binary) => {
                let (function, kind) = match binary.op {
                    BinOp::Add(_) => (quote!(plus), quote!(Plus)),
                    BinOp::Sub(_) => (quote!(minus), quote!(Minus)),
                    BinOp::Mul(_) => (quote!(times), quote!(Times)),
                    _ => return Err(unreadable(expr)),
                };
                let (left, left_tree) = self.part(&binary.left, known)?;
                let (right, right_tree) = self.part(&binary.right, known)?;
                Ok((
                    quote!(__wire::#function(#left, #right)),
                    quote!(__wire::Length::#kind(&#left_tree, &#right_tree)),
                ))
            }
            Expr::Lit(ExprLit { lit: Lit::Int(_), .. }) => Ok(constant(expr)),
            Expr::Path(path) => {
                let field = path.path.get_ident().and_then(|name| {
                    let mut all = known.iter().zip(EarlierField::numbers(known));
                    all.find(|(field, _)| field.name == *name)
                });
                let Some((field, number)) = field else {
                    return Ok(constant(expr));
                };
                let mut name = field.name.clone();
                name.set_span(expr.span());
                EarlierField::check(&name, known)?;
                if let Some(types::Primitive::Float { name: other }) = types::leaf(&field.ty) {
                    let message =
                        format!("a length is computed from integers, and `{name}` is a `{other}`");
                    return Err(Error::new(name.span(), message));
                }
                let variable = variable(&field.name);
                if !self.needs.contains(&variable) {
                    self.needs.push(variable.clone());
                }
                let number = proc_macro2::Literal::usize_unsuffixed(number);
                Ok((quote!(__wire::length(#variable)), quote!(__wire::Length::Field(#number))))
            }
            _ => Err(unreadable(expr)),
        }
    }
}

/// A number that is the same in all packets.
fn constant(expr: &Expr) -> (TokenStream, TokenStream) {
    (quote!(__wire::constant(#expr)), quote!(__wire::Length::Constant(#expr)))
}

fn unreadable(expr: &Expr) -> Error {
    let message = "a length can use earlier fields, numbers, `+`, `-` and `*`";
    Error::new(expr.span(), message)
}
