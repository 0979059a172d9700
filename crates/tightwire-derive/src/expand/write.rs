//! The writing half.

use proc_macro2::TokenStream;
use quote::quote;

use super::{
    Locals, Step, around, braces, default_expr, is_needed, known, local, mentions, own_codec,
    plain, steps,
};
use crate::model::{Body, Coding, Field, Message, Presence, Record};

/// The method `write`.
pub(super) fn method(message: &Message, locals: &Locals) -> TokenStream {
    let Locals { stream, fields, writer, .. } = locals;
    let code = match &message.body {
        Body::Struct(record) => {
            let (pattern, calls) = (braces(record), calls(record, locals));
            quote! {
                let mut #fields = __wire::WriteFields::new(#stream);
                let Self #pattern = self;
                #calls
                #fields.finish()
            }
        }
        Body::Enum { variants, .. } => {
            let arms = variants.iter().enumerate().map(|(tag, variant)| {
                let (name, tag) = (&variant.name, plain(tag));
                let (pattern, calls) = (braces(&variant.record), calls(&variant.record, locals));
                quote! {
                    Self::#name #pattern => {
                        let mut #fields =
                            __wire::WriteFields::<_, __wire::OfVariant<Self>>::variant(#stream, #tag)?;
                        #calls
                        #fields.finish()
                    }
                }
            });
            quote!(match self { #(#arms)* })
        }
    };
    let checks = known::generic_checks(message);
    quote! {
        #[cfg_attr(not(debug_assertions), inline(always))]
        fn write<#writer: __wire::Writer>(
            &self,
            #stream: &mut #writer,
        ) -> __wire::Result<(), __wire::WriteError> {
            #checks
            #code
        }
    }
}

/// One call per step.
fn calls(record: &Record, locals: &Locals) -> TokenStream {
    let fields = &locals.fields;
    let skipped = record.fields.iter().filter(|field| matches!(field.coding, Coding::Skip { .. }));
    let skipped = skipped.map(|field| {
        let binding = &field.binding;
        quote!(let _ = #binding;)
    });
    let calls = steps(record).map(|step| match step {
        Step::Align => quote!(#fields.align()?;),
        Step::Check(name) => quote!(#fields.check(#name)?;),
        Step::Field(field) => {
            let call = call(field, locals);
            match &field.presence {
                Presence::Always => call,
                Presence::If { condition, default, .. } if is_needed(field, record) => {
                    absent(field, condition, default.as_ref(), &call, fields)
                }
                Presence::If { condition, .. } => {
                    let missing = missing(field, fields);
                    quote!(if { #condition } { #fields.present(); #call } else { #missing })
                }
            }
        }
    });
    let mentions = mentions(record);
    quote!(#mentions #(#skipped)* #(#calls)*)
}

/// Writes a field under its condition. Where it is absent its variable holds from here on what
/// the reader will have, because that is what later fields can look at on both sides.
fn absent(
    field: &Field,
    condition: &TokenStream,
    default: Option<&syn::Expr>,
    call: &TokenStream,
    fields: &syn::Ident,
) -> TokenStream {
    let missing = missing(field, fields);
    let (binding, ty, default) = (&field.binding, &field.ty, default_expr(default, field));
    let absent = local("absent");
    quote! {
        let #absent: #ty;
        let #binding = if { #condition } {
            #fields.present();
            #call
            #binding
        } else {
            #missing
            #absent = #default;
            &#absent
        };
    }
}

/// Tells a meter that a field is absent.
fn missing(field: &Field, fields: &syn::Ident) -> TokenStream {
    let ty = &field.ty;
    match &field.coding {
        Coding::Skip { .. } => TokenStream::new(),
        Coding::Relative { .. } => quote!(#fields.absent_relative();),
        Coding::Exactly { .. } => {
            let codec = own_codec(field);
            quote!(#fields.absent_exactly::<#codec, #ty>();)
        }
        Coding::Codec(_) => {
            let codec = own_codec(field);
            quote!(#fields.absent::<#codec, #ty>();)
        }
    }
}

fn call(field: &Field, locals: &Locals) -> TokenStream {
    let fields = &locals.fields;
    let (label, binding, ty) = (&field.label, &field.binding, &field.ty);
    match &field.coding {
        Coding::Skip { .. } => TokenStream::new(),
        Coding::Relative { to, wraps, .. } => {
            let method = around(*wraps);
            quote!(#fields.#method(#label, #binding, #to)?;)
        }
        Coding::Exactly { length, .. } => {
            let (codec, value) = (own_codec(field), &length.value);
            quote!(#fields.exactly::<#codec, #ty>(#label, #binding, #value)?;)
        }
        Coding::Codec(_) => {
            let codec = own_codec(field);
            quote!(#fields.field::<#codec, #ty>(#label, #binding)?;)
        }
    }
}
