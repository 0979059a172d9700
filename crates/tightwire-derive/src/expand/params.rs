//! The parameters of fields, as implementations of small traits on the type itself.
//!
//! A range or a resolution cannot be an argument of a generic type, so the type that has the
//! field carries it, under the field's number. The user's tokens keep their spans: a number that
//! does not fit its type is reported where it stands.

use proc_macro2::{Group, Ident, Span, TokenStream, TokenTree};
use quote::{ToTokens, quote, quote_spanned};
use syn::Generics;
use syn::spanned::Spanned;

use super::{Locals, local, plain, records};
use crate::model::{Body, Coding, Element, Field, Message, TagBits};
use crate::substitute::mentions;

/// One implementation per field that has parameters.
pub(super) fn params(message: &Message, generics: &Generics) -> TokenStream {
    let fields = records(&message.body).flat_map(|record| &record.fields);
    let params = fields.map(|field| param(field, message, generics));
    let tag = tag_check(message);
    quote!(#(#params)* #tag)
}

fn param(field: &Field, message: &Message, generics: &Generics) -> TokenStream {
    let Coding::Codec(codec) = &field.coding else {
        return TokenStream::new();
    };
    let (name, number, ty) = (&message.name, plain(field.number), &field.ty);
    let (impl_generics, type_generics, where_clause) = generics.split_for_impl();
    let is_generic = !message.generics.params.is_empty();
    match &codec.element {
        Element::Int(range) => {
            let (start, end) = (&range.start, &range.end);
            // Checked where nothing is generic; elsewhere the streams report it.
            let order = (!is_generic).then(|| {
                // Compared as variables: a range from 0 of an unsigned type would make the
                // comparison of constants a plain truth, which lints do not like.
                quote_spanned! {range.span=>
                    const _: () = {
                        let (__min, __max) = (
                            <#name as __wire::Bounds<#number>>::MIN,
                            <#name as __wire::Bounds<#number>>::MAX,
                        );
                        ::core::assert!(__min <= __max, "this range is reversed");
                    };
                }
            });
            quote! {
                impl #impl_generics __wire::Bounds<#number> for #name #type_generics #where_clause {
                    type Int = <#ty as __wire::Leaf>::Leaf;
                    const MIN: Self::Int = #start;
                    const MAX: Self::Int = #end;
                }
                #order
            }
        }
        Element::Bits(bits) if !is_generic => width(
            bits,
            name,
            |bits| quote_spanned!(bits.span()=> #bits <= <<#ty as __wire::Leaf>::Leaf as __wire::Integer>::BITS),
            "more bits than the type of the field has",
        ),
        Element::SmallestThree(bits) if !is_generic => width(
            bits,
            name,
            |bits| quote_spanned!(bits.span()=> __wire::smallest_three_fits(#bits)),
            "`smallest_three` takes 3 to 20 bits for each component",
        ),
        Element::UnitVector(bits) if !is_generic => width(
            bits,
            name,
            |bits| quote_spanned!(bits.span()=> __wire::unit_fits(#bits)),
            "`unit` takes 2 to 24 bits for each coordinate",
        ),
        Element::Compressed(range, resolution) => {
            let (start, end) = (&range.start, &range.end);
            let sense = (!is_generic).then(|| {
                quote_spanned! {range.span=>
                    const _: () = ::core::assert!(
                        __wire::steps_make_sense::<#name, #number>(),
                        "a compressed float needs a range with min < max and a resolution above 0"
                    );
                    const _: () = ::core::assert!(
                        __wire::steps_are_fine_enough::<#name, #number>(),
                        "more than 2^32 steps: take a coarser resolution, or a plain `f32`, which is exact in 32 bits"
                    );
                }
            });
            quote! {
                impl #impl_generics __wire::Steps<#number> for #name #type_generics #where_clause {
                    const MIN: ::core::primitive::f32 = #start;
                    const MAX: ::core::primitive::f32 = #end;
                    const RESOLUTION: ::core::primitive::f32 = #resolution;
                }
                #sense
            }
        }
        Element::Fixed(range, fraction_bits) => {
            let (start, end) = (&range.start, &range.end);
            let sense = (!is_generic).then(|| {
                quote_spanned! {range.span=>
                    const _: () = ::core::assert!(
                        __wire::fixed_range_fits::<#name, #number>(
                            <<#ty as __wire::Leaf>::Leaf as __wire::Integer>::BITS,
                            <<#ty as __wire::Leaf>::Leaf as __wire::Sign>::IS_SIGNED,
                        ),
                        "this range, with its fraction bits, does not fit the type of the field"
                    );
                }
            });
            quote! {
                impl #impl_generics __wire::FixedRange<#number> for #name #type_generics #where_clause {
                    const MIN: ::core::primitive::i64 = #start;
                    const MAX: ::core::primitive::i64 = #end;
                    const FRACTION_BITS: ::core::primitive::u32 = #fraction_bits;
                }
                #sense
            }
        }
        Element::With { path, max_bits } => with(field, path, max_bits.as_ref(), message, generics),
        _ => TokenStream::new(),
    }
}

/// The check of a width, which stands outside the implementation.
fn width(
    bits: &syn::Expr,
    name: &Ident,
    fits: impl FnOnce(TokenStream) -> TokenStream,
    message: &str,
) -> TokenStream {
    let fits = fits(outside(bits.to_token_stream(), name));
    quote_spanned!(bits.span()=> const _: () = ::core::assert!(#fits, #message);)
}

/// The functions of a field that the user codes.
fn with(
    field: &Field,
    path: &syn::Path,
    max_bits: Option<&syn::Expr>,
    message: &Message,
    generics: &Generics,
) -> TokenStream {
    let (name, number, ty) = (&message.name, plain(field.number), &field.ty);
    let (impl_generics, type_generics, where_clause) = generics.split_for_impl();
    // How a path is spelled depends on where it is used, its last name does not.
    let label = path.segments.last().map(|last| last.ident.to_string()).unwrap_or_default();
    let at = Span::call_site().located_at(path.span());
    let (write, read) = (quote_spanned!(at=> #path::write), quote_spanned!(at=> #path::read));
    let max_bits = match max_bits {
        Some(bits) => quote!(__wire::Some(#bits)),
        None => quote!(__wire::None),
    };
    let Locals { stream, writer, reader, .. } = Locals::new(generics);
    let value = local("value");
    quote! {
        impl #impl_generics __wire::With<#ty, #number> for #name #type_generics #where_clause {
            const SCHEMA: __wire::Schema =
                __wire::Schema::Opaque { name: #label, max_bits: #max_bits };
            fn write<#writer: __wire::Writer>(
                #value: &#ty,
                #stream: &mut #writer,
            ) -> __wire::Result<(), __wire::WriteError> {
                #write(#value, #stream)
            }
            fn read<#reader: __wire::Reader>(
                #stream: &mut #reader,
            ) -> __wire::Result<#ty, __wire::ReadError> {
                #read(#stream)
            }
        }
    }
}

/// A reserved tag width that is no literal is checked when its value is known.
fn tag_check(message: &Message) -> Option<TokenStream> {
    let Body::Enum { tag_bits: TagBits::Reserved { bits, needed }, .. } = &message.body else {
        return None;
    };
    let needed = plain(*needed as usize);
    let value = bits.to_token_stream();
    let is_generic = !message.generics.params.is_empty();
    if is_generic && mentions(&value, &[Ident::new("Self", Span::call_site())]) {
        return None;
    }
    let value = outside(value, &message.name);
    Some(quote_spanned! {bits.span()=>
        const _: () = ::core::assert!(
            #needed <= #value && #value <= 32,
            "`tag_bits` is too small for the variants, or above 32"
        );
    })
}

/// A constant of the user's outside the implementation, where `Self` has no meaning.
fn outside(constant: TokenStream, name: &Ident) -> TokenStream {
    let tokens = constant.into_iter().map(|token| match token {
        TokenTree::Ident(ident) if ident == "Self" => {
            TokenTree::Ident(Ident::new(&name.to_string(), ident.span()))
        }
        TokenTree::Group(group) => {
            let mut inside = Group::new(group.delimiter(), outside(group.stream(), name));
            inside.set_span(group.span());
            TokenTree::Group(inside)
        }
        other => other,
    });
    tokens.collect()
}
