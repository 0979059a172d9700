//! The bounds of the type parameters in the implementation.

use proc_macro2::Ident;
use quote::{ToTokens, quote};
use syn::{Generics, Type, WherePredicate, parse_quote};

use super::{own_codec, records};
use crate::model::{Codec, Coding, Element, Field, Message, Presence};
use crate::names::mentions;
use crate::types::held;

/// The generics of the type, with the bounds that the user gives, or else with those that its
/// fields need.
pub(super) fn generics(message: &Message) -> Generics {
    let mut generics = message.generics.clone();
    if let Some(bound) = &message.bound {
        generics.make_where_clause().predicates.extend(bound.iter().cloned());
        return generics;
    }
    let parameters: Vec<Ident> =
        message.generics.type_params().map(|parameter| parameter.ident.clone()).collect();
    let mut needs = Needs { parameters: &parameters, wire: Vec::new(), predicates: Vec::new() };
    for field in records(&message.body).flat_map(|record| &record.fields) {
        needs.add(field);
    }
    for parameter in generics.type_params_mut() {
        if needs.wire.contains(&parameter.ident) {
            parameter.bounds.push(parse_quote!(__wire::Wire));
        }
    }
    if !needs.predicates.is_empty() {
        generics.make_where_clause().predicates.extend(needs.predicates);
    }
    generics
}

/// The bounds that the fields so far need.
struct Needs<'a> {
    parameters: &'a [Ident],
    /// Parameters whose values are sent.
    wire: Vec<Ident>,
    predicates: Vec<WherePredicate>,
}

impl Needs<'_> {
    fn add(&mut self, field: &Field) {
        let ty = &field.ty;
        if let Coding::Codec(Codec { element: Element::Codec(codec), .. }) = &field.coding {
            if mentions(&quote!(#codec #ty), self.parameters) {
                let codec = own_codec(field);
                self.require(parse_quote!(#codec: __wire::Codec<#ty>));
            }
        }
        if !mentions(&quote!(#ty), self.parameters) {
            return;
        }
        // What is skipped is not sent, and what a module codes needs what that code asks for.
        let is_ours = match &field.coding {
            Coding::Skip { .. } => false,
            Coding::Codec(codec) => {
                !matches!(codec.element, Element::With { .. } | Element::Codec(_))
            }
            Coding::Relative { .. } | Coding::Exactly { .. } => true,
        };
        if is_ours {
            self.add_held(ty);
        }
        let (default, equality) = needs_of_default(field);
        if default {
            self.require(parse_quote!(#ty: __wire::Default));
        }
        if equality {
            self.require(parse_quote!(#ty: ::core::cmp::PartialEq));
        }
    }

    /// Parameters whose values are in a type, and what belongs to one, such as `T::Item`.
    fn add_held(&mut self, ty: &Type) {
        held(ty, &mut |path| {
            let first = path.path.segments.first().map(|first| &first.ident);
            let parameter = first.filter(|first| self.parameters.contains(first));
            match parameter {
                Some(parameter) if path.qself.is_none() && path.path.segments.len() == 1 => {
                    self.wire.push(parameter.clone());
                    false
                }
                _ if parameter.is_some() || path.qself.is_some() => {
                    if mentions(&quote!(#path), self.parameters) {
                        self.require(parse_quote!(#path: __wire::Wire));
                    }
                    false
                }
                _ => true,
            }
        });
    }

    fn require(&mut self, predicate: WherePredicate) {
        let text = predicate.to_token_stream().to_string();
        if self.predicates.iter().all(|known| known.to_token_stream().to_string() != text) {
            self.predicates.push(predicate);
        }
    }
}

/// Returns whether a field needs the default of its type, and whether it is compared with it.
fn needs_of_default(field: &Field) -> (bool, bool) {
    let is_absent = matches!(field.presence, Presence::If { default: None, .. });
    match field.coding {
        Coding::Skip { default: None } => (true, false),
        Coding::Codec(Codec { default_bit: true, .. }) => (true, true),
        _ => (is_absent, false),
    }
}
