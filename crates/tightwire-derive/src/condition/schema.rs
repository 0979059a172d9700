//! Prints a condition for the schema.

use proc_macro2::{Ident, Literal, Span, TokenStream};
use quote::{format_ident, quote, quote_spanned};
use syn::Member;

use super::{Comparison, Condition, Operand, Part, PathStep, variant_name};
use crate::names::plain_name;

/// The step of a path that goes into an option.
const INTO_OPTION: &str = "?";

impl Condition {
    /// Returns the condition as a `__wire::Condition`.
    pub(crate) fn schema(&self) -> TokenStream {
        let list =
            |parts: &[Self]| -> Vec<TokenStream> { parts.iter().map(Self::schema).collect() };
        match self {
            Self::Is(part) => {
                let part = part.schema();
                quote!(__wire::Condition::Is(#part))
            }
            Self::Always(constant) => {
                let constant = &constant.schema;
                quote! {
                    __wire::Condition::Compare(
                        __wire::Operand::Constant(#constant),
                        __wire::Comparison::Equal,
                        __wire::Operand::Constant(__wire::Constant::Number(1)),
                    )
                }
            }
            Self::Not(of) => {
                let of = of.schema();
                quote!(__wire::Condition::Not(&#of))
            }
            Self::All(parts) => {
                let parts = list(parts);
                quote!(__wire::Condition::All(&[#(#parts),*]))
            }
            Self::Any(parts) => {
                let parts = list(parts);
                quote!(__wire::Condition::Any(&[#(#parts),*]))
            }
            Self::Compare(left, comparison, right) => {
                let (left, name, right) = (left.schema(), comparison.name(), right.schema());
                quote!(__wire::Condition::Compare(#left, __wire::Comparison::#name, #right))
            }
            Self::IsSome(part) => {
                let part = part.schema();
                quote!(__wire::Condition::IsSome(#part))
            }
            Self::IsVariant(part, variants) => {
                let (part, names) = (part.schema(), variants.iter().map(variant_name));
                quote!(__wire::Condition::IsVariant(#part, &[#(#names),*]))
            }
            Self::Binding(_, of) => of.schema(),
        }
    }
}

impl Part {
    fn schema(&self) -> TokenStream {
        let number = Literal::usize_unsuffixed(self.number);
        let path = self.path.iter().map(|step| match step {
            PathStep::Member(Member::Named(name)) => plain_name(name),
            PathStep::Member(Member::Unnamed(index)) => index.index.to_string(),
            PathStep::Inside => INTO_OPTION.to_owned(),
        });
        quote!(__wire::Part { field: #number, path: &[#(#path),*] })
    }
}

impl Operand {
    fn schema(&self) -> TokenStream {
        match self {
            Self::Part(part) => {
                let part = part.schema();
                quote!(__wire::Operand::Part(#part))
            }
            Self::Length(part) => {
                let part = part.schema();
                quote!(__wire::Operand::Length(#part))
            }
            Self::Constant(constant) => {
                let constant = &constant.schema;
                quote!(__wire::Operand::Constant(#constant))
            }
            Self::Calculated(left, operator, span, right) => {
                let at = Span::call_site().located_at(*span);
                let (left, operator, right) =
                    (left.schema(), Ident::new(operator, at), right.schema());
                quote_spanned! {at=>
                    __wire::Operand::Calculated(&#left, __wire::Arithmetic::#operator, &#right)
                }
            }
        }
    }
}

impl Comparison {
    fn name(self) -> Ident {
        format_ident!("{self:?}")
    }
}
