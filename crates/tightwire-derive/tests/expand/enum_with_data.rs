const _: () = {
    use ::tightwire::__private as __wire;
    #[automatically_derived]
    impl __wire::Wire for Event {
        const SCHEMA: __wire::Schema = {
            let _ = <__wire::Plain as __wire::PlainField<Option<u16>>>::named;
            let _ = <__wire::Len<20, __wire::Plain> as __wire::ListField<String>>::named;
            __wire::Schema::enumeration(
                "Event",
                4,
                &[
                    __wire::Variant::new("Nothing", &[]),
                    __wire::Variant::new(
                        "Shot",
                        &[
                            __wire::field::<__wire::By<Self, 0>, u8>("weapon"),
                            __wire::Field::new(
                                    "target",
                                    &<__wire::Plain as __wire::Codec<Option<u16>>>::SCHEMA,
                                )
                                .known(<__wire::Plain as __wire::Codec<Option<u16>>>::KNOWN),
                        ],
                    ),
                    __wire::Variant::new(
                        "Chat",
                        &[
                            __wire::Field::new(
                                    "0",
                                    &<__wire::Len<
                                        20,
                                        __wire::Plain,
                                    > as __wire::Codec<String>>::SCHEMA,
                                )
                                .known(
                                    <__wire::Len<
                                        20,
                                        __wire::Plain,
                                    > as __wire::Codec<String>>::KNOWN,
                                ),
                        ],
                    ),
                ],
            )
        };
        const __KNOWN: __wire::Known = <Self as __wire::Wire>::SCHEMA.known();
        #[cfg_attr(not(debug_assertions), inline(always))]
        fn write<__W: __wire::Writer>(
            &self,
            wire_stream: &mut __W,
        ) -> __wire::Result<(), __wire::WriteError> {
            match self {
                Self::Nothing => {
                    let mut wire_fields = __wire::WriteFields::<
                        _,
                        __wire::OfVariant<Self>,
                    >::variant(wire_stream, 0)?;
                    wire_fields.finish()
                }
                Self::Shot { weapon: __weapon, target: __target } => {
                    let mut wire_fields = __wire::WriteFields::<
                        _,
                        __wire::OfVariant<Self>,
                    >::variant(wire_stream, 1)?;
                    let _ = <__wire::Plain as __wire::PlainField<Option<u16>>>::named;
                    wire_fields.field::<__wire::By<Self, 0>, u8>("weapon", __weapon)?;
                    wire_fields.field::<__wire::Plain, Option<u16>>("target", __target)?;
                    wire_fields.finish()
                }
                Self::Chat(__field_0) => {
                    let mut wire_fields = __wire::WriteFields::<
                        _,
                        __wire::OfVariant<Self>,
                    >::variant(wire_stream, 2)?;
                    let _ = <__wire::Len<
                        20,
                        __wire::Plain,
                    > as __wire::ListField<String>>::named;
                    wire_fields
                        .field::<
                            __wire::Len<20, __wire::Plain>,
                            String,
                        >("0", __field_0)?;
                    wire_fields.finish()
                }
            }
        }
        #[cfg_attr(not(debug_assertions), inline(always))]
        fn read<__R: __wire::Reader>(
            wire_stream: &mut __R,
        ) -> __wire::Result<Self, __wire::ReadError> {
            match __wire::read_tag::<Self, __R>(wire_stream)? {
                0 => {
                    let _ = wire_stream;
                    __wire::Ok(Self::Nothing)
                }
                1 => {
                    let _ = <__wire::Plain as __wire::PlainField<Option<u16>>>::named;
                    let mut wire_fields = __wire::ReadFields::<
                        Self,
                        1,
                        __R,
                    >::new(wire_stream);
                    let wire_refusal = 'wire: {
                        let __weapon = match wire_fields
                            .field::<0, __wire::By<Self, 0>, u8>("weapon")
                        {
                            __wire::Ok(wire_value) => wire_value,
                            __wire::Err(wire_error) => break 'wire wire_error,
                        };
                        let __target = match wire_fields
                            .field::<1, __wire::Plain, Option<u16>>("target")
                        {
                            __wire::Ok(wire_value) => wire_value,
                            __wire::Err(wire_error) => break 'wire wire_error,
                        };
                        if let __wire::Err(wire_error) = wire_fields.finish() {
                            break 'wire wire_error;
                        }
                        return __wire::Ok(Self::Shot {
                            weapon: __weapon,
                            target: __target,
                        });
                    };
                    __wire::Err(wire_fields.refuse(wire_refusal))
                }
                2 => {
                    let _ = <__wire::Len<
                        20,
                        __wire::Plain,
                    > as __wire::ListField<String>>::named;
                    let mut wire_fields = __wire::ReadFields::<
                        Self,
                        2,
                        __R,
                    >::new(wire_stream);
                    let wire_refusal = 'wire: {
                        let __field_0 = match wire_fields
                            .field::<0, __wire::Len<20, __wire::Plain>, String>("0")
                        {
                            __wire::Ok(wire_value) => wire_value,
                            __wire::Err(wire_error) => break 'wire wire_error,
                        };
                        if let __wire::Err(wire_error) = wire_fields.finish() {
                            break 'wire wire_error;
                        }
                        return __wire::Ok(Self::Chat(__field_0));
                    };
                    __wire::Err(wire_fields.refuse(wire_refusal))
                }
                _ => __wire::Err(__wire::no_variant(wire_stream)),
            }
        }
        const __HAS_BLANK: ::core::primitive::bool = true;
        #[cfg_attr(not(debug_assertions), inline(always))]
        fn __blank() -> __wire::Option<Self> {
            __wire::Some(Self::Nothing)
        }
    }
    impl __wire::Declares<0> for Event {
        type Scalar = __wire::Int<<u8 as __wire::Leaf>::Leaf>;
        const SCALAR: Self::Scalar = __wire::Int::new(0, 11);
        const SHAPE: __wire::Shape<'static> = <Self as __wire::Declares<0>>::SCALAR
            .shape();
    }
    const _: () = ::core::assert!(
        2 <= 4 && 4 <= 32, "`tag_bits` is too small for the variants, or above 32"
    );
};
