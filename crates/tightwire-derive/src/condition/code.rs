//! Prints a condition as Rust code, over references to the fields.

use proc_macro2::{Ident, Span, TokenStream};
use quote::{ToTokens, quote, quote_spanned};
use syn::spanned::Spanned;
use syn::{Path, Token};

use super::{Comparison, Condition, Constant, Operand, Part, PathStep};
use crate::condition::Asked;
use crate::constant::{is_typed, peeled};
use crate::names::variable;

/// The options that an expression looks into: the variable of each content, and the option itself.
type Options = Vec<(Ident, TokenStream)>;

impl Condition {
    /// Returns the condition as an expression of type `bool`. The variables of the fields are
    /// references.
    pub(crate) fn code(&self) -> TokenStream {
        match self {
            Self::Is(part) => part.inside_options(|place| place),
            Self::Always(constant) => constant.value.to_token_stream(),
            Self::Not(of) => {
                let of = of.operand_code();
                quote!(!#of)
            }
            Self::All(parts) => {
                let parts = parts.iter().map(Self::operand_code);
                quote!(#(#parts)&&*)
            }
            Self::Any(parts) => {
                let parts = parts.iter().map(Self::operand_code);
                quote!(#(#parts)||*)
            }
            Self::Compare(left, comparison, right) => compared(left, *comparison, right),
            Self::IsSome(part) => part.inside_options(|place| quote!(#place.is_some())),
            Self::IsVariant(part, variants) => {
                part.inside_options(|place| is_variant(&place, variants))
            }
            // A constant in place of a name would have another meaning than the tree. It cannot be
            // bound, so it does not compile.
            Self::Binding(name, of) => {
                let of = of.code();
                quote!({ let #name @ _ = (); let _ = #name; #of })
            }
        }
    }

    /// Returns the code as an operand of `!`, `&&` or `||`.
    fn operand_code(&self) -> TokenStream {
        let code = self.code();
        match self {
            Self::Is(part) | Self::IsSome(part) | Self::IsVariant(part, _)
                if !part.path.iter().any(|step| matches!(step, PathStep::Inside)) =>
            {
                code
            }
            _ => quote!((#code)),
        }
    }
}

/// Returns whether a value is one of these variants. Braces make the name one of a variant, whatever
/// else has it.
fn is_variant(place: &TokenStream, variants: &[Path]) -> TokenStream {
    quote!(::core::matches!(#place, #(#variants { .. })|*))
}

fn compared(left: &Operand, comparison: Comparison, right: &Operand) -> TokenStream {
    let mut options = Options::new();
    let is_equal = matches!(comparison, Comparison::Equal);
    let code = match (left, right) {
        // The schema contains the name of the variant, so it decides here, too.
        (Operand::Part(part), Operand::Constant(constant))
        | (Operand::Constant(constant), Operand::Part(part))
            if constant.variant().is_some() =>
        {
            let variant: Vec<Path> = constant.variant().into_iter().collect();
            let is = is_variant(&part.place(&mut options), &variant);
            if is_equal { is } else { quote!(!#is) }
        }
        _ => {
            let is_wide = [left, right].iter().any(|side| matches!(side, Operand::Calculated(..)));
            let mut side = |operand: &Operand| {
                if is_wide { operand.wide(&mut options) } else { operand.code(&mut options) }
            };
            let (left, right) = (side(left), side(right));
            let operator = comparison.operator();
            quote!(#left #operator #right)
        }
    };
    with_options(options, code)
}

/// Wraps code that looks into options. It is false if one of them is empty.
fn with_options(options: Options, code: TokenStream) -> TokenStream {
    options.into_iter().rev().fold(code, |code, (name, option)| {
        quote! {
            match &#option {
                __wire::Some(#name) => #code,
                __wire::None => false,
            }
        }
    })
}

impl Part {
    /// Returns the part as a place. The options on the way are added to `options`.
    fn place(&self, options: &mut Options) -> TokenStream {
        let mut place = dereference(&variable(&self.name), self.name.span());
        for step in &self.path {
            match step {
                PathStep::Member(member) => place = quote!(#place.#member),
                PathStep::Inside => {
                    let at = Span::mixed_site().located_at(self.name.span());
                    let name = Ident::new(&format!("wire_inside_{}", options.len()), at);
                    let inside = dereference(&name, self.name.span());
                    options.push((name, std::mem::replace(&mut place, inside)));
                }
            }
        }
        place
    }

    /// Returns code on the part that is false if the part is inside an empty option.
    fn inside_options(&self, code: impl FnOnce(TokenStream) -> TokenStream) -> TokenStream {
        let mut options = Options::new();
        let code = code(self.place(&mut options));
        with_options(options, code)
    }
}

/// `(*variable)`, at the place of the name, where a wrong type is reported.
fn dereference(variable: &Ident, at: Span) -> TokenStream {
    let star = Token![*](at);
    let mut group =
        proc_macro2::Group::new(proc_macro2::Delimiter::Parenthesis, quote!(#star #variable));
    group.set_span(at);
    group.into_token_stream()
}

impl Operand {
    fn code(&self, options: &mut Options) -> TokenStream {
        match self {
            Self::Part(part) => part.place(options),
            Self::Length(part) => {
                let place = part.place(options);
                quote!(#place.len())
            }
            Self::Constant(constant) => constant.value.to_token_stream(),
            Self::Calculated(..) => self.wide(options),
        }
    }

    /// Returns the operand as an integer of 128 bits. Calculations do not depend on the types of
    /// fields, so every build and every tool gets the same result, without overflow or panics.
    fn wide(&self, options: &mut Options) -> TokenStream {
        match self {
            Self::Calculated(left, operator, span, right) => {
                let at = Span::call_site().located_at(*span);
                let (left, operator, right) =
                    (left.wide(options), Ident::new(operator, at), right.wide(options));
                quote_spanned!(at=> __wire::Arithmetic::#operator.apply(#left, #right))
            }
            Self::Constant(Constant { value, .. }) => {
                let at = Span::call_site().located_at(value.span());
                if is_typed(value) {
                    quote_spanned!(at=> __wire::whole(&(#value)))
                } else {
                    quote_spanned!(at=> __wire::number(#value))
                }
            }
            Self::Part(part) | Self::Length(part) => {
                let at = Span::call_site().located_at(part.name.span());
                let value = self.code(options);
                quote_spanned!(at=> __wire::whole(&#value))
            }
        }
    }
}

impl Constant {
    /// The variant that the constant is, if it is one.
    pub(super) fn variant(&self) -> Option<Path> {
        let syn::Expr::Path(path) = peeled(&self.value) else { return None };
        match Asked::of(&path.path) {
            Some(Asked::Variant(path)) => Some(path),
            _ => None,
        }
    }
}

impl Comparison {
    fn operator(self) -> TokenStream {
        match self {
            Self::Equal => quote!(==),
            Self::NotEqual => quote!(!=),
            Self::Less => quote!(<),
            Self::LessOrEqual => quote!(<=),
            Self::Greater => quote!(>),
            Self::GreaterOrEqual => quote!(>=),
        }
    }
}
