//! The parameters of fields, as implementations of small traits on the type itself.
//!
//! A range or a resolution cannot be an argument of a generic type, so the type that has the
//! field carries it, under the field's number. The user's tokens keep their spans: a number that
//! does not fit its type is reported where it stands.

use proc_macro2::{Group, Ident, Span, TokenStream, TokenTree};
use quote::{ToTokens, quote, quote_spanned};
use syn::spanned::Spanned;
use syn::{Expr, Generics, Type};

use super::{Locals, local, part_numbers, plain, records};
use crate::attr::Range;
use crate::checks;
use crate::model::{Body, Codec, Coding, Element, Field, Message, TagBits};
use crate::names::mentions;

/// One implementation per field that has parameters.
pub(super) fn params(message: &Message, generics: &Generics) -> TokenStream {
    let fields = records(&message.body).flat_map(|record| &record.fields);
    let params = fields.map(|field| param(field, message, generics));
    let tag = tag_check(message);
    quote!(#(#params)* #tag)
}

fn param(field: &Field, message: &Message, generics: &Generics) -> TokenStream {
    let Some(element) = field.coding.element() else {
        return TokenStream::new();
    };
    let order = length_order(field, message);
    let element = param_of(element, &field.ty, field.number, message, generics);
    quote!(#order #element)
}

/// Returns the check of a range of lengths. It is next to the implementation.
fn length_order(field: &Field, message: &Message) -> Option<TokenStream> {
    let Coding::Codec(Codec { min_len: Some(min), max_len: Some(max), .. }) = &field.coding else {
        return None;
    };
    let is_judged = checks::integer(min).is_some() && checks::integer(max).is_some();
    if is_judged || !message.generics.params.is_empty() {
        return None;
    }
    let order = quote_spanned! {max.span()=>
        const _: () = {
            let (__min, __max): (::core::primitive::usize, ::core::primitive::usize) = (#min, #max);
            ::core::assert!(__min <= __max, "this range is reversed");
        };
    };
    Some(outside(order, &message.name))
}

/// The parameters of a value, or of each element, of type `ty`, under a number.
fn param_of(
    element: &Element,
    ty: &Type,
    of: usize,
    message: &Message,
    generics: &Generics,
) -> TokenStream {
    let (name, number) = (&message.name, plain(of));
    // Checked where nothing is generic; elsewhere the scalars report it.
    let is_generic = !message.generics.params.is_empty();
    let shape = quote!(<#name as __wire::Declares<#number>>::SHAPE);
    match element {
        Element::Int(range) => {
            let (start, end) = (&range.start, &range.end);
            let order = order(range, ty, message);
            let scalar = quote!(__wire::Int);
            let declares = declares((ty, of), message, generics, &scalar, &quote!(#start, #end));
            quote!(#declares #order)
        }
        // The width of a literal was judged with the tokens.
        Element::Bits(bits) if checks::integer(bits).is_some() && checks::is_integer(ty) => {
            TokenStream::new()
        }
        Element::Bits(bits) if !is_generic => width(
            bits,
            name,
            |bits| quote_spanned!(bits.span()=> __wire::bits_fit::<<#ty as __wire::Leaf>::Leaf>(#bits)),
            "`bits` takes 1 to as many bits as the type of the field has",
        ),
        Element::Compressed(range, resolution) => {
            compressed(range, resolution, of, message, generics)
        }
        Element::Fixed(range, fraction_bits) => {
            let (start, end) = (&range.start, &range.end);
            let checks = (!is_generic).then(|| {
                quote_spanned! {range.span=>
                    const _: () = ::core::assert!(
                        __wire::fixed_fits::<<#ty as __wire::Leaf>::Leaf>(#shape),
                        "this range, with its fraction bits, does not fit the type of the field"
                    );
                }
            });
            let (scalar, arguments) = (quote!(__wire::Fixed), quote!(#start, #end, #fraction_bits));
            let declares = declares((ty, of), message, generics, &scalar, &arguments);
            quote!(#declares #checks)
        }
        Element::IntAxes(_) | Element::CompressedAxes(_) => {
            axes_param(element, (ty, of), message, generics)
        }
        Element::With { path, max_bits } => {
            with((ty, of), path, max_bits.as_ref(), message, generics)
        }
        Element::Entries(entries) => {
            let parts = entries.iter().zip(part_numbers(of));
            let params = parts
                .map(|(part, of)| param_of(&part.codec.element, &part.ty, of, message, generics));
            quote!(#(#params)*)
        }
        _ => match element.checked_bits() {
            Some((bits, check, message)) if !is_generic && checks::integer(bits).is_none() => {
                let fits = |bits: TokenStream| {
                    let check = Ident::new(check, bits.span());
                    quote_spanned!(bits.span()=> __wire::#check(#bits))
                };
                width(bits, name, fits, message)
            }
            _ => TokenStream::new(),
        },
    }
}

/// Returns the check of a range of integers that are not literals. It is next to the implementation.
fn order(range: &Range, ty: &Type, message: &Message) -> Option<TokenStream> {
    if !message.generics.params.is_empty() || checks::is_ordered(range) {
        return None;
    }
    let (start, end) = (&range.start, &range.end);
    // Compared as variables: a range from 0 of an unsigned type would make the comparison of
    // constants a plain truth, which lints do not like.
    let order = quote_spanned! {range.span=>
        const _: () = {
            let (__min, __max): (<#ty as __wire::Leaf>::Leaf, _) = (#start, #end);
            ::core::assert!(__min <= __max, "this range is reversed");
        };
    };
    Some(outside(order, &message.name))
}

/// The steps of a float.
fn compressed(
    range: &Range,
    resolution: &Expr,
    of: usize,
    message: &Message,
    generics: &Generics,
) -> TokenStream {
    let (name, number) = (&message.name, plain(of));
    let is_generic = !message.generics.params.is_empty();
    let shape = quote!(<#name as __wire::Declares<#number>>::SHAPE);
    let (start, end) = (&range.start, &range.end);
    let checks = (!is_generic).then(|| {
        quote_spanned! {range.span=>
            const _: () = ::core::assert!(
                __wire::steps_are_possible(#shape),
                "a compressed float needs a range with min < max and a resolution above 0"
            );
            const _: () = ::core::assert!(
                __wire::steps_are_few_enough(#shape),
                "more than 2^23 steps, which an `f32` cannot distinguish: use a coarser resolution, or a plain `f32`, which is exact in 32 bits"
            );
        }
    });
    let (impl_generics, type_generics, where_clause) = generics.split_for_impl();
    quote! {
        impl #impl_generics __wire::Declares<#number> for #name #type_generics #where_clause {
            type Scalar = __wire::Compressed;
            const SCALAR: Self::Scalar = __wire::Compressed::new(#start, #end, #resolution);
            const SHAPE: __wire::Shape<'static> =
                <Self as __wire::Declares<#number>>::SCALAR.shape();
        }
        #checks
    }
}

/// Returns the scalar of a number, for the type inside the field.
fn declares(
    (ty, of): (&Type, usize),
    message: &Message,
    generics: &Generics,
    scalar: &TokenStream,
    arguments: &TokenStream,
) -> TokenStream {
    let (name, number) = (&message.name, plain(of));
    let (impl_generics, type_generics, where_clause) = generics.split_for_impl();
    let number_type = quote!(<#ty as __wire::Leaf>::Leaf);
    quote! {
        impl #impl_generics __wire::Declares<#number> for #name #type_generics #where_clause {
            type Scalar = #scalar<#number_type>;
            const SCALAR: Self::Scalar = #scalar::new(#arguments);
            const SHAPE: __wire::Shape<'static> =
                <Self as __wire::Declares<#number>>::SCALAR.shape();
        }
    }
}

/// The parameters of a vector whose axes differ.
fn axes_param(
    element: &Element,
    (ty, of): (&Type, usize),
    message: &Message,
    generics: &Generics,
) -> TokenStream {
    let name = &message.name;
    let is_generic = !message.generics.params.is_empty();
    match element {
        Element::IntAxes(ranges) => {
            let scalar = quote!(__wire::Int<<#ty as __wire::Leaf>::Leaf>);
            let arguments = ranges.iter().map(|range| {
                let (start, end) = (&range.start, &range.end);
                quote!(#start, #end)
            });
            let axes = axes(of, message, generics, &scalar, &arguments.collect::<Vec<_>>());
            let orders = ranges.iter().map(|range| order(range, ty, message));
            quote!(#axes #(#orders)*)
        }
        Element::CompressedAxes(pairs) => {
            let arguments = pairs.iter().map(|(range, resolution)| {
                let (start, end) = (&range.start, &range.end);
                quote!(#start, #end, #resolution)
            });
            let arguments: Vec<TokenStream> = arguments.collect();
            let checks = (!is_generic).then(|| {
                let checks = pairs.iter().zip(&arguments).map(|((range, _), arguments)| {
                    let shape = quote!(__wire::Compressed::new(#arguments).shape());
                    quote_spanned! {range.span=>
                        const _: () = ::core::assert!(
                            __wire::steps_are_possible(#shape) && __wire::steps_are_few_enough(#shape),
                            "each axis needs a range with min < max, a resolution above 0, and at most 2^23 steps"
                        );
                    }
                });
                outside(quote!(#(#checks)*), name)
            });
            let axes = axes(of, message, generics, &quote!(__wire::Compressed), &arguments);
            quote!(#axes #checks)
        }
        _ => TokenStream::new(),
    }
}

/// The scalars of a vector's axes, each made of its arguments.
fn axes(
    of: usize,
    message: &Message,
    generics: &Generics,
    scalar: &TokenStream,
    arguments: &[TokenStream],
) -> TokenStream {
    let (name, number, count) = (&message.name, plain(of), plain(arguments.len()));
    let (impl_generics, type_generics, where_clause) = generics.split_for_impl();
    let scalars = arguments.iter().map(|arguments| quote!(<#scalar>::new(#arguments)));
    let fields = scalars.clone().enumerate().map(|(axis, scalar)| {
        let axis = plain(axis);
        quote!(__wire::axis(#axis, &__wire::Schema::value(#scalar.shape())))
    });
    quote! {
        impl #impl_generics __wire::DeclaresAxes<#number, #count> for #name #type_generics #where_clause {
            type Scalar = #scalar;
            const SCALARS: [Self::Scalar; #count] = [#(#scalars),*];
            const AXES: &'static [__wire::Field] = &[#(#fields),*];
        }
    }
}

/// Returns the check of a width. It is next to the implementation.
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
    (ty, of): (&Type, usize),
    path: &syn::Path,
    max_bits: Option<&syn::Expr>,
    message: &Message,
    generics: &Generics,
) -> TokenStream {
    let (name, number) = (&message.name, plain(of));
    let (impl_generics, type_generics, where_clause) = generics.split_for_impl();
    // How a path is spelled depends on where it is used, its last name does not.
    let label = path.segments.last().map(|last| last.ident.to_string()).unwrap_or_default();
    let at = Span::call_site().located_at(path.span());
    let (write, read) = (quote_spanned!(at=> #path::write), quote_spanned!(at=> #path::read));
    let at_most = max_bits.map(|bits| quote!(.at_most(#bits)));
    let Locals { writer, reader, .. } = Locals::new(generics);
    // Functions of another signature are reported at the path.
    let [stream, value] = ["stream", "value"].map(|name| {
        let mut name = local(name);
        name.set_span(name.span().located_at(path.span()));
        name
    });
    let call_write = quote_spanned!(at=> #write(#value, #stream));
    let call_read = quote_spanned!(at=> #read(#stream));
    quote! {
        impl #impl_generics __wire::With<#ty, #number> for #name #type_generics #where_clause {
            const SCHEMA: __wire::Schema = __wire::Schema::opaque(#label) #at_most;
            fn write<#writer: __wire::Writer>(
                #value: &#ty,
                #stream: &mut #writer,
            ) -> __wire::Result<(), __wire::WriteError> {
                #call_write
            }
            fn read<#reader: __wire::Reader>(
                #stream: &mut #reader,
            ) -> __wire::Result<#ty, __wire::ReadError> {
                #call_read
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
            let mut name = name.clone();
            name.set_span(ident.span());
            TokenTree::Ident(name)
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
