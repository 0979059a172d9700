//! The reading half.

use proc_macro2::{Ident, TokenStream};
use quote::quote;

use super::{Context, Locals, Step, braces, default_expr, local, plain, steps, tag_bits_expr};
use crate::model::{Body, Coding, Field, Presence, Record};

/// The methods `read` and `__read_slot`.
pub(super) fn methods(body: &Body, context: &Context) -> TokenStream {
    let Locals { stream, fields, slot, reader, .. } = &context.locals;
    let code = match body {
        Body::Struct(record) => {
            let (calls, literal) = (calls(record, 0, context), braces(record));
            quote! {
                #calls
                *#slot = __wire::Some(Self #literal);
            }
        }
        Body::Enum { tag_bits, variants } => {
            let bits = tag_bits_expr(tag_bits);
            let names = variants.iter().map(|variant| variant.name.to_string());
            let arms = variants.iter().enumerate().map(|(tag, variant)| {
                let name = &variant.name;
                let calls = calls(&variant.record, tag, context);
                let tag = plain(tag);
                let literal = braces(&variant.record);
                quote!(#tag => { #calls Self::#name #literal })
            });
            quote! {
                *#slot = __wire::Some(match #fields.tag(&[#(#names),*], #bits)? {
                    #(#arms)*
                    _ => return __wire::Err(#fields.missing()),
                });
            }
        }
    };
    let in_place = in_place(body, context);
    let blank = blank(body);
    let over_blank = in_place.is_some().then(|| {
        let blank = local("blank");
        quote! {
            if let __wire::Some(#blank) = <Self as __wire::Wire>::__blank() {
                return <Self as __wire::Wire>::read_into(#slot.insert(#blank), #stream);
            }
        }
    });
    quote! {
        #[cfg_attr(not(debug_assertions), inline(always))]
        fn read<#reader: __wire::Reader>(
            #stream: &mut #reader,
        ) -> __wire::Result<Self, __wire::ReadError> {
            let mut #slot = __wire::None;
            <Self as __wire::Wire>::__read_slot(&mut #slot, #stream)?;
            __wire::filled(#slot, #stream)
        }

        #[cfg_attr(not(debug_assertions), inline(always))]
        fn __read_slot<#reader: __wire::Reader>(
            #slot: &mut __wire::Option<Self>,
            #stream: &mut #reader,
        ) -> __wire::Result<(), __wire::ReadError> {
            #over_blank
            let mut #fields = __wire::ReadFields::new(#stream);
            #code
            __wire::Ok(())
        }

        #in_place

        #[cfg_attr(not(debug_assertions), inline(always))]
        fn __blank() -> __wire::Option<Self> {
            #blank
        }
    }
}

/// The method `read_into`, for structs. An enum may change its variant, so it is read anew.
fn in_place(body: &Body, context: &Context) -> Option<TokenStream> {
    let Body::Struct(record) = body else {
        return None;
    };
    let Locals { stream, fields, reader, .. } = &context.locals;
    let pattern = braces(record);
    let skipped = record.fields.iter().filter_map(|field| match &field.coding {
        Coding::Skip { default } => {
            let (binding, value) = (&field.binding, default_expr(default.as_ref(), field));
            Some(quote!(*#binding = #value;))
        }
        _ => None,
    });
    let calls = steps(record).enumerate().map(|(index, step)| match step {
        Step::Align => quote!(#fields.align()?;),
        Step::Check(name) => check(name, 0, index, context),
        Step::Field(field) => update(field, context),
    });
    Some(quote! {
        #[cfg_attr(not(debug_assertions), inline(always))]
        fn read_into<#reader: __wire::Reader>(
            &mut self,
            #stream: &mut #reader,
        ) -> __wire::Result<(), __wire::ReadError> {
            let Self #pattern = self;
            let mut #fields = __wire::ReadFields::new(#stream);
            #(#calls)*
            #(#skipped)*
            __wire::Ok(())
        }
    })
}

/// Reads over a field, under its condition.
fn update(field: &Field, context: &Context) -> TokenStream {
    let fields = &context.locals.fields;
    let (label, binding, ty) = (&field.label, &field.binding, &field.ty);
    let call = match &field.coding {
        Coding::Skip { .. } => TokenStream::new(),
        Coding::Relative { to, .. } => quote!(#fields.update_relative(#label, #binding, #to)?;),
        Coding::Codec(_) => {
            let number = plain(field.number);
            quote!(#fields.update::<Self, #ty, #number>(#label, #binding)?;)
        }
    };
    match &field.presence {
        Presence::Always => call,
        Presence::If { condition, default, .. } => {
            let default = default_expr(default.as_ref(), field);
            quote!(if { #condition } { #call } else { *#binding = #default; })
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
                return quote!(__wire::None);
            };
            let name = &variant.name;
            (quote!(Self::#name), &variant.record)
        }
    };
    let values = record.fields.iter().map(|field| {
        let (binding, ty) = (&field.binding, &field.ty);
        let value = match &field.coding {
            Coding::Skip { default } => default_expr(default.as_ref(), field),
            Coding::Relative { .. } => quote!(__wire::Default::default()),
            Coding::Codec(_) => {
                let number = plain(field.number);
                quote!(__wire::blank::<Self, #ty, #number>()?)
            }
        };
        quote!(let #binding = #value;)
    });
    let literal = braces(record);
    quote! {
        #(#values)*
        __wire::Some(#path #literal)
    }
}

/// Fills the variables of all fields, or returns.
fn calls(record: &Record, number: usize, context: &Context) -> TokenStream {
    if record.fields.is_empty() {
        return TokenStream::new();
    }
    let fields = &context.locals.fields;
    let bindings: Vec<&Ident> = record.fields.iter().map(|field| &field.binding).collect();
    let skipped = record.fields.iter().filter_map(|field| match &field.coding {
        Coding::Skip { default } => {
            let (binding, value) = (&field.binding, default_expr(default.as_ref(), field));
            Some(quote!(#binding = __wire::Some(#value);))
        }
        _ => None,
    });
    let calls = steps(record).enumerate().map(|(index, step)| match step {
        Step::Align => quote!(#fields.align()?;),
        Step::Check(name) => check(name, number, index, context),
        Step::Field(field) => present(field, context),
    });
    quote! {
        #(let mut #bindings = __wire::None;)*
        #(#calls)*
        #(#skipped)*
        let (#(__wire::Some(#bindings)),*,) = (#(#bindings),*,) else {
            return __wire::Err(#fields.missing());
        };
    }
}

/// The call for a field, under its condition.
fn present(field: &Field, context: &Context) -> TokenStream {
    let call = call(field, context);
    let Presence::If { condition, needs, default, .. } = &field.presence else {
        return call;
    };
    let binding = &field.binding;
    let needs = needs.iter().map(|name| earlier(name, context));
    let default = default_expr(default.as_ref(), field);
    quote! {
        if { #(#needs)* #condition } {
            #call
        } else {
            #binding = __wire::Some(#default);
        }
    }
}

fn call(field: &Field, context: &Context) -> TokenStream {
    let fields = &context.locals.fields;
    let (label, binding, ty) = (&field.label, &field.binding, &field.ty);
    match &field.coding {
        Coding::Skip { .. } => TokenStream::new(),
        Coding::Relative { to, .. } => {
            let needs = earlier(to, context);
            let previous = local("previous");
            quote! {
                let #previous = { #needs *#to };
                #fields.relative(#label, &mut #binding, &#previous)?;
            }
        }
        Coding::Codec(_) => {
            let number = plain(field.number);
            quote!(#fields.field::<Self, #ty, #number>(#label, &mut #binding)?;)
        }
    }
}

/// Reads a check, which is step `index` of the struct or variant `record`.
fn check(name: &syn::LitStr, record: usize, index: usize, context: &Context) -> TokenStream {
    let fields = &context.locals.fields;
    let (record, index) = (plain(record), plain(index));
    quote!(#fields.check(#name, const { <Self as __wire::Layout<#record>>::STEPS[#index] })?;)
}

/// Makes an earlier field's variable a reference to its value.
fn earlier(name: &Ident, context: &Context) -> TokenStream {
    let fields = &context.locals.fields;
    quote! {
        let __wire::Some(#name) = &#name else {
            return __wire::Err(#fields.missing());
        };
    }
}
