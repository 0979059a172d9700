//! The writing half.

use proc_macro2::TokenStream;
use quote::quote;

use super::{Context, Locals, Step, braces, default_expr, local, plain, steps, tag_bits_expr};
use crate::model::{Body, Coding, Field, Presence, Record};

/// The method `write`.
pub(super) fn method(body: &Body, context: &Context) -> TokenStream {
    let Locals { stream, fields, writer, .. } = &context.locals;
    let code = match body {
        Body::Struct(record) => {
            let (pattern, calls) = (braces(record), calls(record, context));
            quote!(let Self #pattern = self; #calls)
        }
        Body::Enum { tag_bits, variants } => {
            let count = plain(variants.len());
            let bits = tag_bits_expr(tag_bits);
            let arms = variants.iter().enumerate().map(|(tag, variant)| {
                let tag = plain(tag);
                let (name, label) = (&variant.name, variant.name.to_string());
                let (pattern, calls) = (braces(&variant.record), calls(&variant.record, context));
                quote! {
                    Self::#name #pattern => {
                        #fields.tag(#label, #tag, #count, #bits)?;
                        #calls
                    }
                }
            });
            quote!(match self { #(#arms)* })
        }
    };
    quote! {
        #[cfg_attr(not(debug_assertions), inline(always))]
        fn write<#writer: __wire::Writer>(
            &self,
            #stream: &mut #writer,
        ) -> __wire::Result<(), __wire::WriteError> {
            let mut #fields = __wire::WriteFields::new(#stream);
            #code
            #fields.finish()
        }
    }
}

/// One call per step.
fn calls(record: &Record, context: &Context) -> TokenStream {
    let fields = &context.locals.fields;
    let skipped = record.fields.iter().filter(|field| matches!(field.coding, Coding::Skip { .. }));
    let skipped = skipped.map(|field| {
        let binding = &field.binding;
        quote!(let _ = #binding;)
    });
    let calls = steps(record).map(|step| match step {
        Step::Align => quote!(#fields.align()?;),
        Step::Check(name) => quote!(#fields.check(#name)?;),
        Step::Field(field) => {
            let call = call(field, context);
            match &field.presence {
                Presence::Always => call,
                Presence::If { condition, default, .. } if is_needed(field, record) => {
                    absent(field, condition, default.as_ref(), &call)
                }
                Presence::If { condition, .. } => quote!(if { #condition } { #call }),
            }
        }
    });
    quote!(#(#skipped)* #(#calls)*)
}

/// Whether another field of the record looks at this one.
fn is_needed(field: &Field, record: &Record) -> bool {
    record.fields.iter().any(|other| {
        let in_condition = match &other.presence {
            Presence::If { needs, .. } => needs.contains(&field.binding),
            Presence::Always => false,
        };
        in_condition || matches!(&other.coding, Coding::Relative { to, .. } if *to == field.binding)
    })
}

/// Writes a field under its condition. Where it is absent its variable holds from here on what
/// the reader will have, because that is what later fields can look at on both sides.
fn absent(
    field: &Field,
    condition: &TokenStream,
    default: Option<&syn::Expr>,
    call: &TokenStream,
) -> TokenStream {
    let (binding, ty, default) = (&field.binding, &field.ty, default_expr(default, field));
    let absent = local("absent");
    quote! {
        let #absent: #ty;
        let #binding = if { #condition } {
            #call
            #binding
        } else {
            #absent = #default;
            &#absent
        };
    }
}

fn call(field: &Field, context: &Context) -> TokenStream {
    let fields = &context.locals.fields;
    let (label, binding, ty) = (&field.label, &field.binding, &field.ty);
    match &field.coding {
        Coding::Skip { .. } => TokenStream::new(),
        Coding::Relative { to, .. } => quote!(#fields.relative(#label, #binding, #to)?;),
        Coding::Codec(_) => {
            let number = plain(field.number);
            quote!(#fields.field::<Self, #ty, #number>(#label, #binding)?;)
        }
    }
}
