//! The reading half.

use proc_macro2::{Ident, TokenStream};
use quote::quote;

use super::{Context, Step, braces, steps, tag_bits_expr};
use crate::model::{Body, Coding, Field, Presence, Record};

/// The methods `read` and `read_slot`.
pub(super) fn methods(body: &Body, context: &Context<'_>) -> TokenStream {
    let krate = context.krate;
    let (stream, fields, slot) =
        (&context.locals.stream, &context.locals.fields, &context.locals.slot);
    let code = match body {
        Body::Struct(record) => {
            let (calls, literal) = (calls(record, 0, context), braces(record));
            quote! {
                #calls
                *#slot = ::core::option::Option::Some(Self #literal);
            }
        }
        Body::Enum { tag_bits, variants } => {
            let bits = tag_bits_expr(tag_bits);
            let names = variants.iter().map(|variant| variant.name.to_string());
            let arms = (0u32..).zip(variants).map(|(tag, variant)| {
                let name = &variant.name;
                let calls = calls(&variant.record, tag as usize, context);
                let literal = braces(&variant.record);
                quote!(#tag => { #calls Self::#name #literal })
            });
            quote! {
                *#slot = ::core::option::Option::Some(match #fields.tag(&[#(#names),*], #bits)? {
                    #(#arms)*
                    _ => return ::core::result::Result::Err(#fields.missing()),
                });
            }
        }
    };
    quote! {
        #[cfg_attr(not(debug_assertions), inline(always))]
        fn read<__R: #krate::Reader>(
            #stream: &mut __R,
        ) -> ::core::result::Result<Self, #krate::ReadError> {
            let mut #slot = ::core::option::Option::None;
            <Self as #krate::Wire>::read_slot(&mut #slot, #stream)?;
            __wire::filled(#slot, #stream)
        }

        #[cfg_attr(not(debug_assertions), inline(always))]
        fn read_slot<__R: #krate::Reader>(
            #slot: &mut ::core::option::Option<Self>,
            #stream: &mut __R,
        ) -> ::core::result::Result<(), #krate::ReadError> {
            let mut #fields = __wire::ReadFields::new(#stream);
            #code
            ::core::result::Result::Ok(())
        }
    }
}

/// Fills the variables of all fields, or returns.
fn calls(record: &Record, number: usize, context: &Context<'_>) -> TokenStream {
    if record.fields.is_empty() {
        return TokenStream::new();
    }
    let fields = &context.locals.fields;
    let bindings: Vec<&Ident> = record.fields.iter().map(|field| &field.binding).collect();
    let skipped = record.fields.iter().filter_map(|field| match &field.coding {
        Coding::Skip { default } => {
            let (binding, value) = (&field.binding, default_expr(default.as_ref()));
            Some(quote!(#binding = ::core::option::Option::Some(#value);))
        }
        _ => None,
    });
    let calls = steps(record).enumerate().map(|(index, step)| {
        let run = quote!(const { <Self as __wire::Layout<#number>>::RUNS[#index] });
        match step {
            Step::Align => quote!(#fields.align()?;),
            Step::Check(name) => quote!(#fields.check(#name, #run)?;),
            Step::Field(field) => present(field, &run, context),
        }
    });
    quote! {
        #(let mut #bindings = ::core::option::Option::None;)*
        #(#calls)*
        #(#skipped)*
        let (#(::core::option::Option::Some(#bindings)),*,) = (#(#bindings),*,) else {
            return ::core::result::Result::Err(#fields.missing());
        };
    }
}

/// The call for a field, under its condition.
fn present(field: &Field, run: &TokenStream, context: &Context<'_>) -> TokenStream {
    let call = call(field, run, context);
    let Presence::If { condition, needs, default } = &field.presence else {
        return call;
    };
    let binding = &field.binding;
    let needs = needs.iter().map(|name| earlier(name, context));
    let default = default_expr(default.as_ref());
    quote! {
        if { #(#needs)* #condition } {
            #call
        } else {
            #binding = ::core::option::Option::Some(#default);
        }
    }
}

fn call(field: &Field, run: &TokenStream, context: &Context<'_>) -> TokenStream {
    let fields = &context.locals.fields;
    let (label, binding, ty) = (&field.label, &field.binding, &field.ty);
    match &field.coding {
        Coding::Skip { .. } => TokenStream::new(),
        Coding::Relative { to } => {
            let previous = earlier(to, context);
            quote! {
                let __previous = { #previous *#to };
                #fields.relative(#label, &mut #binding, &__previous)?;
            }
        }
        Coding::Codec(_) => {
            let codec = context.codec(field);
            quote!(#fields.field::<#codec, #ty>(#label, #run, &mut #binding)?;)
        }
    }
}

/// Makes an earlier field's variable a reference to its value.
fn earlier(name: &Ident, context: &Context<'_>) -> TokenStream {
    let fields = &context.locals.fields;
    quote! {
        let ::core::option::Option::Some(#name) = &#name else {
            return ::core::result::Result::Err(#fields.missing());
        };
    }
}

fn default_expr(default: Option<&syn::Expr>) -> TokenStream {
    match default {
        Some(value) => quote!(#value),
        None => quote!(::core::default::Default::default()),
    }
}
