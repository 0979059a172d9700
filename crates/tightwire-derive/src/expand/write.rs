//! The writing half.

use proc_macro2::TokenStream;
use quote::quote;

use super::{
    Entry, Locals, around, braces, default_expr, groups, is_needed, is_sent, known, local,
    mentions, own_codec, plain, some_fields, steps,
};
use crate::expand::groups::Parts;
use crate::model::{Body, Coding, Field, Message, Presence, Record};

/// The method `write`.
pub(super) fn method(message: &Message, locals: &Locals) -> TokenStream {
    let Locals { stream, fields, writer, .. } = locals;
    let code = match &message.body {
        Body::Struct(record) => {
            let new = quote!(let mut #fields = __wire::WriteFields::new(#stream););
            let code = match grouped(record, locals, Some(&new)) {
                Some(calls) => calls,
                None => {
                    let (pattern, calls) = (braces(record), calls(record, locals));
                    quote!(let Self #pattern = self; #calls)
                }
            };
            quote! {
                #new
                #code
                #fields.finish()
            }
        }
        Body::Enum { variants, .. } => {
            let arms = variants.iter().enumerate().map(|(tag, variant)| {
                let (name, tag, record) = (&variant.name, plain(tag), &variant.record);
                let pattern = braces(record);
                let calls = grouped(record, locals, None).unwrap_or_else(|| calls(record, locals));
                let code = quote! {
                    let mut #fields =
                        __wire::WriteFields::<_, __wire::OfVariant<Self>>::variant(#stream, #tag)?;
                    #calls
                    #fields.finish()
                };
                quote!(Self::#name #pattern => { #code })
            });
            let arms: Vec<TokenStream> = arms.collect();
            match groups::variant_groups(variants) {
                None => quote!(match self { #(#arms)* }),
                Some(groups) => {
                    let groups = groups.into_iter().map(|range| {
                        let arms = Parts::new(&arms, &range).own;
                        let names = Parts::new(variants, &range).own;
                        let names = names.iter().map(|variant| &variant.name);
                        quote! {
                            #(Self::#names { .. })|* => {
                                __wire::write_variants(#stream, |#stream: &mut #writer| match self {
                                    #(#arms)*
                                    _ => __wire::Err(__wire::no_variant(#stream)),
                                })
                            }
                        }
                    });
                    quote!(match self { #(#groups)* })
                }
            }
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
    let skipped = skipped(record);
    let calls = steps(&record.fields).map(|step| {
        step_call(&step, locals, |field| is_needed(field, &record.fields).then_some(Lasts::Here))
    });
    let mentions = mentions(record);
    quote!(#mentions #skipped #(#calls)*)
}

/// Uses the variables of skipped fields, so that the compiler does not report them.
fn skipped(record: &Record) -> TokenStream {
    let skipped = record.fields.iter().filter(|field| !is_sent(field));
    let skipped = skipped.map(|field| {
        let binding = &field.binding;
        quote!(let _ = #binding;)
    });
    quote!(#(#skipped)*)
}

/// The functions in which later fields use the variable of an absent field.
enum Lasts {
    /// Within the function that writes the field.
    Here,
    /// The functions of later groups use it, too.
    InLaterGroups,
}

fn step_call(
    step: &Entry<'_>,
    locals: &Locals,
    lasts: impl Fn(&Field) -> Option<Lasts>,
) -> TokenStream {
    let fields = &locals.fields;
    match step {
        Entry::Align => quote!(#fields.align()?;),
        Entry::Check(name) => quote!(#fields.check(#name)?;),
        Entry::Field(field) => {
            let call = call(field, locals);
            match (&field.presence, lasts(field)) {
                (Presence::Always, _) => call,
                (Presence::If { condition, default, .. }, Some(Lasts::Here)) => {
                    absent(field, condition, default.as_ref(), &call, fields)
                }
                (Presence::If { condition, default, .. }, Some(Lasts::InLaterGroups)) => {
                    absent_later(field, condition, default.as_ref(), &call, fields)
                }
                (Presence::If { condition, .. }, None) => {
                    let missing = missing(field, fields);
                    quote!(if { #condition } { #fields.present(); #call } else { #missing })
                }
            }
        }
    }
}

/// The calls for a wide struct or variant, as one function for each group of fields. `new` starts
/// the fields of a struct; a variant has its fields in variables.
fn grouped(record: &Record, locals: &Locals, new: Option<&TokenStream>) -> Option<TokenStream> {
    let Locals { stream, fields, writer, .. } = locals;
    let all = &record.fields;
    let groups = groups::groups(record)?;
    let calls = groups.into_iter().map(|range| {
        let Parts { own, earlier, later } = Parts::new(all, &range);
        let outlives = |field: &Field| {
            matches!(field.presence, Presence::If { .. }) && is_needed(field, later)
        };
        let calls = steps(own).map(|step| {
            step_call(&step, locals, |field| {
                if outlives(field) {
                    Some(Lasts::InLaterGroups)
                } else {
                    is_needed(field, own).then_some(Lasts::Here)
                }
            })
        });
        // An earlier field under a condition is a variable of the outer function.
        let is_used = |field: &&Field| {
            is_needed(field, own) && matches!(field.presence, Presence::Always)
        };
        let pattern = some_fields(
            earlier.iter().filter(is_used).chain(own.iter().filter(|field| is_sent(field))),
        );
        let (this, start) = (local("this"), match new {
            Some(new) => new.clone(),
            None => quote! {
                let mut #fields = __wire::WriteFields::<_, __wire::OfVariant<Self>>::of_group(#stream);
            },
        });
        // The function captures one reference to the struct instead of one to each field.
        let open = new.is_some().then(|| quote! {
            let #this: &Self = self;
            let Self #pattern = #this;
        });
        let outliving: Vec<&Field> = own.iter().filter(|field| outlives(field)).collect();
        let absent = outliving.iter().map(|field| absent_name(field)).collect::<Vec<_>>();
        let outer = outliving.iter().map(|field| {
            let (binding, member) = (&field.binding, &field.member);
            let present = if new.is_some() { quote!(&self.#member) } else { quote!(#binding) };
            visible(field, &present)
        });
        quote! {
            let (#(#absent,)*) = #fields.group(|#stream: &mut #writer| {
                #open
                #start
                #(#calls)*
                #fields.finish()?;
                __wire::Ok((#(#absent,)*))
            })?;
            #(#outer)*
        }
    });
    let mentions = mentions(record);
    let skipped = new.is_none().then(|| skipped(record));
    Some(quote!(#mentions #skipped #(#calls)*))
}

/// The variable that holds the value of an absent field for later groups.
fn absent_name(field: &Field) -> proc_macro2::Ident {
    local(&format!("absent_{}", field.number))
}

/// Writes a field under its condition, like [`absent`], and keeps what the reader will have for
/// later groups.
fn absent_later(
    field: &Field,
    condition: &TokenStream,
    default: Option<&syn::Expr>,
    call: &TokenStream,
    fields: &syn::Ident,
) -> TokenStream {
    let missing = missing(field, fields);
    let (binding, ty, default) = (&field.binding, &field.ty, default_expr(default, field));
    let absent = absent_name(field);
    let visible = visible(field, &quote!(#binding));
    quote! {
        let #absent: __wire::Option<#ty> = if { #condition } {
            #fields.present();
            #call
            __wire::None
        } else {
            #missing
            __wire::Some(#default)
        };
        #visible
    }
}

/// Lets the variable of a field hold its absent value, or otherwise `present`.
fn visible(field: &Field, present: &TokenStream) -> TokenStream {
    let (binding, absent, value) = (&field.binding, absent_name(field), local("value"));
    quote! {
        let #binding = match &#absent {
            __wire::Some(#value) => #value,
            __wire::None => #present,
        };
    }
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
