//! The reading half.

use proc_macro2::{Ident, Span, TokenStream};
use quote::quote;

use super::{Context, Step, braces, codec, default_expr, qualified, steps, tag_bits_expr};
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
    let in_place = in_place(body, context);
    let blank = blank(body);
    let over_blank = in_place.is_some().then(|| {
        let blank = Ident::new("blank", Span::mixed_site());
        quote! {
            if let ::core::option::Option::Some(#blank) = <Self as #krate::Wire>::blank() {
                return <Self as #krate::Wire>::read_into(#slot.insert(#blank), #stream);
            }
        }
    });
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
            #over_blank
            let mut #fields = __wire::ReadFields::new(#stream);
            #code
            ::core::result::Result::Ok(())
        }

        #in_place

        #[cfg_attr(not(debug_assertions), inline(always))]
        fn blank() -> ::core::option::Option<Self> {
            #blank
        }
    }
}

/// The method `read_into`, for structs. An enum may change its variant, so it is read anew.
fn in_place(body: &Body, context: &Context<'_>) -> Option<TokenStream> {
    let Body::Struct(record) = body else {
        return None;
    };
    let krate = context.krate;
    let (stream, fields) = (&context.locals.stream, &context.locals.fields);
    let pattern = braces(record);
    let skipped = record.fields.iter().filter_map(|field| match &field.coding {
        Coding::Skip { default } => {
            let (binding, value) = (&field.binding, default_expr(default.as_ref(), field));
            Some(quote!(*#binding = #value;))
        }
        _ => None,
    });
    let calls = steps(record).enumerate().map(|(index, step)| {
        let plan = quote!(const { <Self as __wire::Layout<0usize>>::STEPS[#index] });
        match step {
            Step::Align => quote!(#fields.align()?;),
            Step::Check(name) => quote!(#fields.check(#name, #plan)?;),
            Step::Field(field) => update(field, &plan, context),
        }
    });
    Some(quote! {
        #[cfg_attr(not(debug_assertions), inline(always))]
        fn read_into<__R: #krate::Reader>(
            &mut self,
            #stream: &mut __R,
        ) -> ::core::result::Result<(), #krate::ReadError> {
            let Self #pattern = self;
            let mut #fields = __wire::ReadFields::new(#stream);
            #(#calls)*
            #(#skipped)*
            ::core::result::Result::Ok(())
        }
    })
}

/// Reads over a field, under its condition.
fn update(field: &Field, plan: &TokenStream, context: &Context<'_>) -> TokenStream {
    let fields = &context.locals.fields;
    let (label, binding, ty) = (&field.label, &field.binding, &field.ty);
    let call = match &field.coding {
        Coding::Skip { .. } => TokenStream::new(),
        Coding::Relative { to } => quote!(#fields.update_relative(#label, #binding, #to)?;),
        Coding::Codec(_) => {
            let codec = codec(field);
            quote!(#fields.update::<#codec, #ty>(#label, #plan, #binding)?;)
        }
    };
    match &field.presence {
        Presence::Always => call,
        Presence::If { condition, default, .. } => {
            let default = default_expr(default.as_ref(), field);
            quote!(if #condition { #call } else { *#binding = #default; })
        }
    }
}

/// A value of the type whose fields are all blank, if they all can be.
fn blank(body: &Body) -> TokenStream {
    let (path, record) = match body {
        Body::Struct(record) => (quote!(Self), record),
        Body::Enum { variants, .. } => {
            // A variant without fields is the cheapest, and always there to be had.
            let plain = variants.iter().find(|variant| variant.record.fields.is_empty());
            let Some(variant) = plain.or(variants.first()) else {
                return quote!(::core::option::Option::None);
            };
            let name = &variant.name;
            (quote!(Self::#name), &variant.record)
        }
    };
    let values = record.fields.iter().map(|field| {
        let (binding, ty) = (&field.binding, &field.ty);
        let value = match &field.coding {
            Coding::Skip { default } => default_expr(default.as_ref(), field),
            Coding::Relative { .. } => quote!(<__wire::Plain as __wire::Codec<#ty>>::blank()?),
            Coding::Codec(_) => {
                let codec = qualified(field);
                quote!(#codec::blank()?)
            }
        };
        quote!(let #binding = #value;)
    });
    let literal = braces(record);
    quote! {
        #(#values)*
        ::core::option::Option::Some(#path #literal)
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
            let (binding, value) = (&field.binding, default_expr(default.as_ref(), field));
            Some(quote!(#binding = ::core::option::Option::Some(#value);))
        }
        _ => None,
    });
    let calls = steps(record).enumerate().map(|(index, step)| {
        let plan = quote!(const { <Self as __wire::Layout<#number>>::STEPS[#index] });
        match step {
            Step::Align => quote!(#fields.align()?;),
            Step::Check(name) => quote!(#fields.check(#name, #plan)?;),
            Step::Field(field) => present(field, &plan, context),
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
fn present(field: &Field, plan: &TokenStream, context: &Context<'_>) -> TokenStream {
    let call = call(field, plan, context);
    let Presence::If { condition, needs, default } = &field.presence else {
        return call;
    };
    let binding = &field.binding;
    let needs = needs.iter().map(|name| earlier(name, context));
    let default = default_expr(default.as_ref(), field);
    quote! {
        if { #(#needs)* #condition } {
            #call
        } else {
            #binding = ::core::option::Option::Some(#default);
        }
    }
}

fn call(field: &Field, plan: &TokenStream, context: &Context<'_>) -> TokenStream {
    let fields = &context.locals.fields;
    let (label, binding, ty) = (&field.label, &field.binding, &field.ty);
    match &field.coding {
        Coding::Skip { .. } => TokenStream::new(),
        Coding::Relative { to } => {
            let needs = earlier(to, context);
            let previous = Ident::new("previous", Span::mixed_site());
            quote! {
                let #previous = { #needs *#to };
                #fields.relative(#label, &mut #binding, &#previous)?;
            }
        }
        Coding::Codec(_) => {
            let codec = codec(field);
            quote!(#fields.field::<#codec, #ty>(#label, #plan, &mut #binding)?;)
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
