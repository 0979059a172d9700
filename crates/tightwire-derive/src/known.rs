//! Determines how a field may use the fields before it.

use proc_macro2::Ident;
use syn::{Error, Expr, Result, Type};

use crate::coding::{Coding, Element};
use crate::model::Field;
use crate::names::{field_in, name_in_conditions};
use crate::types::ungrouped;

/// Why a field that comes later cannot be looked at.
const LATER: &str = "is not an earlier field: the reader has only earlier fields at this point";

/// A field as others see it, which look at it in a condition or count from it.
pub(crate) struct EarlierField {
    pub(crate) name: Ident,
    pub(crate) ty: Type,
    /// Why the reader does not have the writer's value of it, if so.
    pub(crate) unknown_because: Option<&'static str>,
    pub(crate) is_sent: bool,
    pub(crate) is_rounded: bool,
}

impl EarlierField {
    /// A field that comes later than the one in question, or is that one itself.
    pub(crate) fn later(field: &syn::Field, index: usize) -> Self {
        Self {
            name: name_in_conditions(field, index),
            ty: ungrouped(&field.ty),
            unknown_because: Some(LATER),
            is_sent: true,
            is_rounded: false,
        }
    }

    /// The numbers of fields, those that are not sent not counted.
    pub(crate) fn numbers(fields: &[Self]) -> impl Iterator<Item = usize> {
        fields.iter().scan(0, |next, field| {
            let number = *next;
            *next += usize::from(field.is_sent);
            Some(number)
        })
    }

    /// Why a reader that is past the field does not know its value, if so.
    pub(crate) fn reason(field: &Field) -> Option<&'static str> {
        match &field.coding {
            Coding::Skip { .. } => {
                Some("is skipped, so the reader does not have it: use a field that is sent")
            }
            _ => None,
        }
    }

    /// Returns whether the reader's value of a field is only near the writer's.
    pub(crate) fn is_rounded(field: &Field) -> bool {
        field.coding.element().is_some_and(Element::is_rounded)
    }

    /// Refuses a name that the two sides do not know alike.
    pub(crate) fn check(name: &Ident, fields: &[Self]) -> Result<()> {
        let reason = match fields.iter().find(|field| field.name == *name) {
            None => LATER,
            Some(Self { unknown_because: Some(reason), .. }) => reason,
            Some(_) => return Ok(()),
        };
        Err(Error::new(name.span(), format!("`{name}` {reason}")))
    }

    /// Refuses a default that looks at an earlier field: it is a value of the user's program.
    pub(crate) fn unseen<'a>(
        default: &Expr,
        earlier: impl Iterator<Item = &'a Self>,
    ) -> Result<()> {
        let names: Vec<&Ident> = earlier.map(|field| &field.name).collect();
        field_in(default, &names).map_or(Ok(()), |name| {
            let message = format!(
                "`{name}` is a field, and a `default` cannot use fields: write a value or a constant"
            );
            Err(Error::new(name.span(), message))
        })
    }
}
