//! A placeholder for an implementation that cannot be generated.

use proc_macro2::TokenStream;
use quote::quote;
use syn::DeriveInput;

use super::Locals;
use crate::attr;

/// Returns an implementation that only type-checks. Without it, every use of the type would cause
/// another error after the one that explains the mistake.
pub(crate) fn stub(input: &DeriveInput) -> TokenStream {
    let krate = attr::krate(&input.attrs);
    let name = &input.ident;
    let (impl_generics, type_generics, where_clause) = input.generics.split_for_impl();
    let Locals { writer, reader, .. } = Locals::new(&input.generics);
    quote! {
        const _: () = {
            use #krate::__private as __wire;
            #[automatically_derived]
            impl #impl_generics __wire::Wire for #name #type_generics #where_clause {
                const SCHEMA: __wire::Schema =
                    __wire::Schema::opaque("?").at_most(0);
                fn write<#writer: __wire::Writer>(
                    &self,
                    _: &mut #writer,
                ) -> __wire::Result<(), __wire::WriteError> {
                    ::core::unreachable!()
                }
                fn read<#reader: __wire::Reader>(
                    _: &mut #reader,
                ) -> __wire::Result<Self, __wire::ReadError> {
                    ::core::unreachable!()
                }
            }
        };
    }
}
