const _: () = {
    use ::tightwire::__private as __wire;
    #[automatically_derived]
    impl __wire::Wire for Input {
        const SCHEMA: __wire::Schema = __wire::Schema::structure(
            "Input",
            &[
                __wire::field::<__wire::Bits<12>, u16>("tick"),
                __wire::field::<__wire::By<Self, 1>, i8>("throttle"),
                __wire::field::<__wire::Plain, bool>("jump"),
            ],
        );
        const __KNOWN: __wire::Known = <Self as __wire::Wire>::SCHEMA.known();
        #[cfg_attr(not(debug_assertions), inline(always))]
        fn write<__W: __wire::Writer>(
            &self,
            wire_stream: &mut __W,
        ) -> __wire::Result<(), __wire::WriteError> {
            let mut wire_fields = __wire::WriteFields::new(wire_stream);
            let Self { tick: __tick, throttle: __throttle, jump: __jump } = self;
            wire_fields.field::<__wire::Bits<12>, u16>("tick", __tick)?;
            wire_fields.field::<__wire::By<Self, 1>, i8>("throttle", __throttle)?;
            wire_fields.field::<__wire::Plain, bool>("jump", __jump)?;
            wire_fields.finish()
        }
        #[cfg_attr(not(debug_assertions), inline(always))]
        fn read<__R: __wire::Reader>(
            wire_stream: &mut __R,
        ) -> __wire::Result<Self, __wire::ReadError> {
            let mut wire_fields = __wire::ReadFields::<Self, 0, __R>::new(wire_stream);
            let wire_refusal = 'wire: {
                let __tick = match wire_fields.field::<0, __wire::Bits<12>, u16>("tick")
                {
                    __wire::Ok(wire_value) => wire_value,
                    __wire::Err(wire_error) => break 'wire wire_error,
                };
                let __throttle = match wire_fields
                    .field::<1, __wire::By<Self, 1>, i8>("throttle")
                {
                    __wire::Ok(wire_value) => wire_value,
                    __wire::Err(wire_error) => break 'wire wire_error,
                };
                let __jump = match wire_fields.field::<2, __wire::Plain, bool>("jump") {
                    __wire::Ok(wire_value) => wire_value,
                    __wire::Err(wire_error) => break 'wire wire_error,
                };
                if let __wire::Err(wire_error) = wire_fields.finish() {
                    break 'wire wire_error;
                }
                return __wire::Ok(Self {
                    tick: __tick,
                    throttle: __throttle,
                    jump: __jump,
                });
            };
            __wire::Err(wire_fields.refuse(wire_refusal))
        }
        #[cfg_attr(not(debug_assertions), inline(always))]
        fn read_into<__R: __wire::Reader>(
            &mut self,
            wire_stream: &mut __R,
        ) -> __wire::Result<(), __wire::ReadError> {
            let Self { tick: __tick, throttle: __throttle, jump: __jump } = self;
            let mut wire_fields = __wire::ReadFields::<Self, 0, __R>::new(wire_stream);
            let wire_refusal = 'wire: {
                if let __wire::Err(wire_error) = wire_fields
                    .update::<0, __wire::Bits<12>, u16>("tick", __tick)
                {
                    break 'wire wire_error;
                }
                if let __wire::Err(wire_error) = wire_fields
                    .update::<1, __wire::By<Self, 1>, i8>("throttle", __throttle)
                {
                    break 'wire wire_error;
                }
                if let __wire::Err(wire_error) = wire_fields
                    .update::<2, __wire::Plain, bool>("jump", __jump)
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
        const __HAS_BLANK: ::core::primitive::bool = true;
        #[cfg_attr(not(debug_assertions), inline(always))]
        fn __blank() -> __wire::Option<Self> {
            __wire::Some(Self {
                tick: __wire::Default::default(),
                throttle: __wire::Default::default(),
                jump: __wire::Default::default(),
            })
        }
    }
    impl __wire::Declares<1> for Input {
        type Scalar = __wire::Int<<i8 as __wire::Leaf>::Leaf>;
        const SCALAR: Self::Scalar = __wire::Int::new(-100, 100);
        const SHAPE: __wire::Shape<'static> = <Self as __wire::Declares<1>>::SCALAR
            .shape();
    }
};
