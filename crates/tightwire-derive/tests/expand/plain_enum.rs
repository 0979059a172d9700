const _: () = {
    use ::tightwire::__private as __wire;
    #[automatically_derived]
    impl __wire::Wire for Team {
        const SCHEMA: __wire::Schema = __wire::Schema::enumeration(
            "Team",
            2,
            &[
                __wire::Variant::new("Red", &[]),
                __wire::Variant::new("Green", &[]),
                __wire::Variant::new("Blue", &[]),
            ],
        );
        const __KNOWN: __wire::Known = <Self as __wire::Wire>::SCHEMA.known();
        #[cfg_attr(not(debug_assertions), inline(always))]
        fn write<__W: __wire::Writer>(
            &self,
            wire_stream: &mut __W,
        ) -> __wire::Result<(), __wire::WriteError> {
            match self {
                Self::Red => {
                    let mut wire_fields = __wire::WriteFields::<
                        _,
                        __wire::OfVariant<Self>,
                    >::variant(wire_stream, 0)?;
                    wire_fields.finish()
                }
                Self::Green => {
                    let mut wire_fields = __wire::WriteFields::<
                        _,
                        __wire::OfVariant<Self>,
                    >::variant(wire_stream, 1)?;
                    wire_fields.finish()
                }
                Self::Blue => {
                    let mut wire_fields = __wire::WriteFields::<
                        _,
                        __wire::OfVariant<Self>,
                    >::variant(wire_stream, 2)?;
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
                    __wire::Ok(Self::Red)
                }
                1 => {
                    let _ = wire_stream;
                    __wire::Ok(Self::Green)
                }
                2 => {
                    let _ = wire_stream;
                    __wire::Ok(Self::Blue)
                }
                _ => __wire::Err(__wire::no_variant(wire_stream)),
            }
        }
        const __HAS_BLANK: ::core::primitive::bool = true;
        #[cfg_attr(not(debug_assertions), inline(always))]
        fn __blank() -> __wire::Option<Self> {
            __wire::Some(Self::Red)
        }
    }
};
