const _: () = {
    use ::tightwire::__private as __wire;
    #[automatically_derived]
    impl __wire::Wire for Pair {
        const SCHEMA: __wire::Schema = {
            let _ = <__wire::By<Self, 1> as __wire::RangeField<Option<u8>>>::named;
            __wire::Schema::structure(
                "Pair",
                &[
                    __wire::field::<__wire::Plain, u8>("0"),
                    __wire::Field::new(
                            "1",
                            &<__wire::By<Self, 1> as __wire::Codec<Option<u8>>>::SCHEMA,
                        )
                        .known(<__wire::By<Self, 1> as __wire::Codec<Option<u8>>>::KNOWN),
                ],
            )
        };
        const __KNOWN: __wire::Known = <Self as __wire::Wire>::SCHEMA.known();
        #[cfg_attr(not(debug_assertions), inline(always))]
        fn write<__W: __wire::Writer>(
            &self,
            wire_stream: &mut __W,
        ) -> __wire::Result<(), __wire::WriteError> {
            let mut wire_fields = __wire::WriteFields::new(wire_stream);
            let Self(__field_0, __field_1) = self;
            let _ = <__wire::By<Self, 1> as __wire::RangeField<Option<u8>>>::named;
            wire_fields.field::<__wire::Plain, u8>("0", __field_0)?;
            wire_fields.field::<__wire::By<Self, 1>, Option<u8>>("1", __field_1)?;
            wire_fields.finish()
        }
        #[cfg_attr(not(debug_assertions), inline(always))]
        fn read<__R: __wire::Reader>(
            wire_stream: &mut __R,
        ) -> __wire::Result<Self, __wire::ReadError> {
            let _ = <__wire::By<Self, 1> as __wire::RangeField<Option<u8>>>::named;
            let mut wire_fields = __wire::ReadFields::<Self, 0, __R>::new(wire_stream);
            let wire_refusal = 'wire: {
                let __field_0 = match wire_fields.field::<0, __wire::Plain, u8>("0") {
                    __wire::Ok(wire_value) => wire_value,
                    __wire::Err(wire_error) => break 'wire wire_error,
                };
                let __field_1 = match wire_fields
                    .field::<1, __wire::By<Self, 1>, Option<u8>>("1")
                {
                    __wire::Ok(wire_value) => wire_value,
                    __wire::Err(wire_error) => break 'wire wire_error,
                };
                if let __wire::Err(wire_error) = wire_fields.finish() {
                    break 'wire wire_error;
                }
                return __wire::Ok(Self(__field_0, __field_1));
            };
            __wire::Err(wire_fields.refuse(wire_refusal))
        }
        #[cfg_attr(not(debug_assertions), inline(always))]
        fn read_into<__R: __wire::Reader>(
            &mut self,
            wire_stream: &mut __R,
        ) -> __wire::Result<(), __wire::ReadError> {
            let Self(__field_0, __field_1) = self;
            let _ = <__wire::By<Self, 1> as __wire::RangeField<Option<u8>>>::named;
            let mut wire_fields = __wire::ReadFields::<Self, 0, __R>::new(wire_stream);
            let wire_refusal = 'wire: {
                if let __wire::Err(wire_error) = wire_fields
                    .update::<0, __wire::Plain, u8>("0", __field_0)
                {
                    break 'wire wire_error;
                }
                if let __wire::Err(wire_error) = wire_fields
                    .update::<1, __wire::By<Self, 1>, Option<u8>>("1", __field_1)
                {
                    break 'wire wire_error;
                }
                if let __wire::Err(wire_error) = wire_fields.finish() {
                    break 'wire wire_error;
                }
                return __wire::Ok(());
            };
            __wire::Err(wire_fields.refuse(wire_refusal))
        }
        const __HAS_BLANK: ::core::primitive::bool = {
            let _ = <__wire::By<Self, 1> as __wire::RangeField<Option<u8>>>::named;
            true && <__wire::By<Self, 1> as __wire::Codec<Option<u8>>>::HAS_BLANK
        };
        #[cfg_attr(not(debug_assertions), inline(always))]
        fn __blank() -> __wire::Option<Self> {
            let _ = <__wire::By<Self, 1> as __wire::RangeField<Option<u8>>>::named;
            __wire::Some(
                Self(
                    __wire::Default::default(),
                    <__wire::By<Self, 1> as __wire::Codec<Option<u8>>>::blank()?,
                ),
            )
        }
    }
    impl __wire::Declares<1> for Pair {
        type Scalar = __wire::Int<<Option<u8> as __wire::Leaf>::Leaf>;
        const SCALAR: Self::Scalar = __wire::Int::new(0, 9);
        const SHAPE: __wire::Shape<'static> = <Self as __wire::Declares<1>>::SCALAR
            .shape();
    }
};
