//! The reading half: by value, over a value that is there, and a blank to read over.

use proc_macro2::{Span, TokenStream};
use quote::quote;
use syn::Lifetime;

use super::{
    Entry, Locals, around, braces, default_expr, groups, is_certain, is_needed, is_sent, local,
    mentions, own_codec, plain, some_fields, steps,
};
use crate::expand::groups::Parts;
use crate::model::{Body, Coding, Field, Presence, Record, Style};

pub(super) fn methods(body: &Body, locals: &Locals) -> TokenStream {
    let Locals { stream, reader, .. } = locals;
    let value = match body {
        Body::Struct(record) => {
            let literal = braces(record);
            calls(record, 0, locals, Mode::ByValue, &quote!(Self #literal))
        }
        Body::Enum { variants, .. } => {
            let arms = variants.iter().enumerate().map(|(tag, variant)| {
                let name = &variant.name;
                let literal = braces(&variant.record);
                let value = quote!(Self::#name #literal);
                let calls = calls(&variant.record, tag, locals, Mode::ByValue, &value);
                let tag = plain(tag);
                quote!(#tag => { #calls })
            });
            let arms: Vec<TokenStream> = arms.collect();
            match groups::variant_groups(variants) {
                None => quote! {
                    match __wire::read_tag::<Self, #reader>(#stream)? {
                        #(#arms)*
                        _ => __wire::Err(__wire::no_variant(#stream)),
                    }
                },
                Some(groups) => {
                    let tag = local("tag");
                    let groups = groups.into_iter().map(|range| {
                        let (first, last) = (plain(range.start), plain(range.end - 1));
                        let arms = Parts::new(&arms, &range).own;
                        quote! {
                            #first..=#last => {
                                __wire::read_variants(#stream, |#stream: &mut #reader| match #tag {
                                    #(#arms)*
                                    _ => __wire::Err(__wire::no_variant(#stream)),
                                })
                            }
                        }
                    });
                    quote! {
                        let #tag = __wire::read_tag::<Self, #reader>(#stream)?;
                        match #tag {
                            #(#groups)*
                            _ => __wire::Err(__wire::no_variant(#stream)),
                        }
                    }
                }
            }
        }
    };
    let in_place = in_place(body, locals);
    let blank = blank(body);
    quote! {
        #[cfg_attr(not(debug_assertions), inline(always))]
        fn read<#reader: __wire::Reader>(
            #stream: &mut #reader,
        ) -> __wire::Result<Self, __wire::ReadError> {
            #value
        }

        #in_place

        #blank
    }
}

/// The method `read_into`, for structs. An enum may change its variant, so it is read anew.
fn in_place(body: &Body, locals: &Locals) -> Option<TokenStream> {
    let Body::Struct(record) = body else {
        return None;
    };
    let Locals { stream, reader, .. } = locals;
    let calls = calls(record, 0, locals, Mode::InPlace, &quote!(()));
    let open = groups::groups(record).is_none().then(|| {
        let pattern = braces(record);
        quote!(let Self #pattern = self;)
    });
    Some(quote! {
        #[cfg_attr(not(debug_assertions), inline(always))]
        fn read_into<#reader: __wire::Reader>(
            &mut self,
            #stream: &mut #reader,
        ) -> __wire::Result<(), __wire::ReadError> {
            #open
            #calls
        }
    })
}

/// The destination of fields that are read: variables, or the fields of a value.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Mode {
    ByValue,
    InPlace,
}

impl Mode {
    /// The code that reads the field of step `index`.
    fn read(self, field: &Field, index: usize, locals: &Locals) -> TokenStream {
        match self {
            Self::ByValue => by_value(field, index, locals),
            Self::InPlace => over_value(field, index, locals),
        }
    }
}

/// Returns one call per step, and then the result `value`.
///
/// An error leaves the block of the calls but not the function, so that the fields always end in one
/// place.
fn calls(
    record: &Record,
    number: usize,
    locals: &Locals,
    mode: Mode,
    value: &TokenStream,
) -> TokenStream {
    let stream = &locals.stream;
    let skipped = record.fields.iter().filter(|field| !is_sent(field));
    let skips: Vec<TokenStream> =
        skipped.clone().map(|field| mode.read(field, 0, locals)).collect();
    let mentions = mentions(record);
    if steps(&record.fields).next().is_none() {
        // Nothing is sent, and the variable of the stream is used all the same.
        return quote!(#mentions let _ = #stream; #(#skips)* __wire::Ok(#value));
    }
    let fields = &locals.fields;
    let (calls, open) = match grouped(record, number, locals, mode) {
        Some(calls) => {
            let open = (mode == Mode::InPlace && !skips.is_empty()).then(|| {
                let pattern = some_fields(skipped);
                quote!(let Self #pattern = self;)
            });
            (calls, open)
        }
        None => (step_calls(&record.fields, 0, locals, mode), None),
    };
    let finish = effect(&quote!(#fields.finish()));
    let end = quote!(#finish #open #(#skips)*);
    let block = block_of(number, locals, &quote!(new), &calls, &end, value);
    quote!(#mentions #block)
}

/// The calls of some fields, the steps from `first` on.
fn step_calls(own: &[Field], first: usize, locals: &Locals, mode: Mode) -> TokenStream {
    let fields = &locals.fields;
    let calls = steps(own).enumerate().map(|(index, step)| match step {
        Entry::Align => effect(&quote!(#fields.align())),
        Entry::Check(name) => {
            let index = plain(first + index);
            effect(&quote!(#fields.check::<#index>(#name)))
        }
        Entry::Field(field) => mode.read(field, first + index, locals),
    });
    quote!(#(#calls)*)
}

/// The calls of a wide struct or variant, as one function for each group of fields.
fn grouped(record: &Record, number: usize, locals: &Locals, mode: Mode) -> Option<TokenStream> {
    let Locals { stream, fields, reader, .. } = locals;
    let all = &record.fields;
    let groups = groups::groups(record)?;
    let calls = groups.into_iter().map(|range| {
        let Parts { own, earlier, .. } = Parts::new(all, &range);
        let first = steps(earlier).count();
        let step = plain(first);
        let resume = effect(&quote!(#fields.resume::<#step>()));
        let calls = step_calls(own, first, locals, mode);
        let sent = own.iter().filter(|field| is_sent(field));
        let (open, values) = match mode {
            Mode::ByValue => {
                let bindings = sent.clone().map(|field| &field.binding);
                (None, quote!((#(#bindings,)*)))
            }
            Mode::InPlace => {
                let needed = earlier.iter().filter(|field| is_needed(field, own));
                let (pattern, this) = (some_fields(needed.chain(sent)), local("this"));
                // The function captures one reference to the struct instead of one to each field.
                let open = quote! {
                    let #this: &mut Self = self;
                    let Self #pattern = #this;
                };
                (Some(open), quote!(()))
            }
        };
        let (new, end) = (quote!(of_group), effect(&quote!(#fields.end_group())));
        let code = block_of(number, locals, &new, &quote!(#resume #calls), &end, &values);
        let call = value_of(&quote!(#fields.group(|#stream: &mut #reader| { #open #code })));
        quote!(let #values = #call;)
    });
    Some(quote!(#(#calls)*))
}

/// The block of some calls, from the start of the fields to their end, and the result `value`.
fn block_of(
    number: usize,
    locals: &Locals,
    new: &TokenStream,
    calls: &TokenStream,
    end: &TokenStream,
    value: &TokenStream,
) -> TokenStream {
    let Locals { stream, fields, reader, .. } = locals;
    let (number, block, refusal) = (plain(number), block(), local("refusal"));
    quote! {
        let mut #fields = __wire::ReadFields::<Self, #number, #reader>::#new(#stream);
        let #refusal = #block: {
            #calls
            #end
            return __wire::Ok(#value);
        };
        __wire::Err(#fields.refuse(#refusal))
    }
}

/// The label of the block of the calls, which expressions of the user do not see.
fn block() -> Lifetime {
    Lifetime::new("'wire", Span::mixed_site())
}

/// A call for its effect.
fn effect(call: &TokenStream) -> TokenStream {
    let (error, block) = (local("error"), block());
    quote! {
        if let __wire::Err(#error) = #call {
            break #block #error;
        }
    }
}

/// A call for its value.
fn value_of(call: &TokenStream) -> TokenStream {
    let (value, error, block) = (local("value"), local("error"), block());
    quote! {
        match #call {
            __wire::Ok(#value) => #value,
            __wire::Err(#error) => break #block #error,
        }
    }
}

/// Reads a field into a variable.
fn by_value(field: &Field, index: usize, locals: &Locals) -> TokenStream {
    let fields = &locals.fields;
    let (label, binding, ty, index) = (&field.label, &field.binding, &field.ty, plain(index));
    let call = match &field.coding {
        Coding::Skip { default } => {
            let value = default_expr(default.as_ref(), field);
            return quote!(let #binding: #ty = #value;);
        }
        Coding::Relative { to, wraps, .. } => {
            let method = around(*wraps);
            quote!(#fields.#method::<#ty>(#label, &#to))
        }
        Coding::Exactly { length, .. } => {
            let (codec, needs, value) = (own_codec(field), &length.needs, &length.value);
            quote!(#fields.exactly::<#codec, #ty>(#label, { #(let #needs = &#needs;)* #value }))
        }
        Coding::Codec(_) => {
            let codec = own_codec(field);
            match field.presence {
                Presence::Always => quote!(#fields.field::<#index, #codec, #ty>(#label)),
                Presence::If { .. } => quote!(#fields.lone::<#codec, #ty>(#label)),
            }
        }
    };
    let call = value_of(&call);
    match &field.presence {
        Presence::Always => quote!(let #binding = #call;),
        Presence::If { condition, needs, default, .. } => {
            let default = default_expr(default.as_ref(), field);
            quote! {
                let #binding: #ty = if { #(let #needs = &#needs;)* #condition } { #call } else { #default };
            }
        }
    }
}

/// Reads over a field that a variable refers to.
fn over_value(field: &Field, index: usize, locals: &Locals) -> TokenStream {
    let fields = &locals.fields;
    let (label, binding, ty, index) = (&field.label, &field.binding, &field.ty, plain(index));
    let call = match &field.coding {
        Coding::Skip { default } => {
            let value = default_expr(default.as_ref(), field);
            return quote!(*#binding = #value;);
        }
        Coding::Relative { to, wraps, .. } => {
            let method = around(*wraps);
            let value = value_of(&quote!(#fields.#method(#label, #to)));
            quote!(*#binding = #value;)
        }
        Coding::Exactly { length, .. } => {
            let (codec, value) = (own_codec(field), &length.value);
            effect(&quote!(#fields.update_exactly::<#codec, #ty>(#label, #binding, #value)))
        }
        Coding::Codec(_) => {
            let codec = own_codec(field);
            match field.presence {
                Presence::Always => {
                    effect(&quote!(#fields.update::<#index, #codec, #ty>(#label, #binding)))
                }
                Presence::If { .. } => {
                    effect(&quote!(#fields.update_lone::<#codec, #ty>(#label, #binding)))
                }
            }
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
                return TokenStream::new();
            };
            let name = &variant.name;
            (quote!(Self::#name), &variant.record)
        }
    };
    let codecs = record.fields.iter().filter_map(|field| match &field.coding {
        Coding::Codec(_) if !is_certain(field) => {
            let (ty, codec) = (&field.ty, own_codec(field));
            Some(quote!(<#codec as __wire::Codec<#ty>>))
        }
        _ => None,
    });
    let codecs: Vec<TokenStream> = codecs.collect();
    let values = record.fields.iter().map(|field| {
        let (member, ty) = (&field.member, &field.ty);
        let value = match &field.coding {
            Coding::Skip { default } => default_expr(default.as_ref(), field),
            Coding::Relative { .. } => quote!(__wire::Default::default()),
            Coding::Exactly { .. } => {
                let codec = own_codec(field);
                quote!(<#codec as __wire::OfLength<#ty>>::empty())
            }
            Coding::Codec(_) if is_certain(field) => quote!(__wire::Default::default()),
            Coding::Codec(_) => {
                let codec = own_codec(field);
                quote!(<#codec as __wire::Codec<#ty>>::blank()?)
            }
        };
        match record.style {
            Style::Named => quote!(#member: #value),
            Style::Tuple | Style::Unit => value,
        }
    });
    let literal = match record.style {
        Style::Named => quote!({ #(#values),* }),
        Style::Tuple => quote!((#(#values),*)),
        Style::Unit => TokenStream::new(),
    };
    let mentions = mentions(record);
    let has_blank = if codecs.is_empty() {
        quote!(true)
    } else {
        quote!({ #mentions true #(&& #codecs::HAS_BLANK)* })
    };
    quote! {

        const __HAS_BLANK: ::core::primitive::bool = #has_blank;
        #[cfg_attr(not(debug_assertions), inline(always))]
        fn __blank() -> __wire::Option<Self> {
            #mentions
            __wire::Some(#path #literal)
        }
    }
}
