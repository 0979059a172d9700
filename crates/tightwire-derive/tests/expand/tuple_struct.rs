const _: () = {
    use ::tightwire::__private as __wire;
    #[automatically_derived]
    impl __wire::Wire for Pair {
        const SCHEMA: __wire::Schema = __wire::Schema::Struct {
            name: "Pair",
            fields: &[
                __wire::Field::new("0", <Self as __wire::Coded<u8, 0>>::SCHEMA),
                __wire::Field::new("1", <Self as __wire::Coded<Option<u8>, 1>>::SCHEMA),
            ],
        };
        #[cfg_attr(not(debug_assertions), inline(always))]
        fn write<__W: __wire::Writer>(
            &self,
            wire_stream: &mut __W,
        ) -> __wire::Result<(), __wire::WriteError> {
            let mut wire_fields = __wire::WriteFields::new(wire_stream);
            let Self(__field_0, __field_1) = self;
            wire_fields.field::<Self, u8, 0>("0", __field_0)?;
            wire_fields.field::<Self, Option<u8>, 1>("1", __field_1)?;
            wire_fields.finish()
        }
        #[cfg_attr(not(debug_assertions), inline(always))]
        fn read<__R: __wire::Reader>(
            wire_stream: &mut __R,
        ) -> __wire::Result<Self, __wire::ReadError> {
            let mut wire_slot = __wire::None;
            <Self as __wire::Wire>::__read_slot(&mut wire_slot, wire_stream)?;
            __wire::filled(wire_slot, wire_stream)
        }
        #[cfg_attr(not(debug_assertions), inline(always))]
        fn __read_slot<__R: __wire::Reader>(
            wire_slot: &mut __wire::Option<Self>,
            wire_stream: &mut __R,
        ) -> __wire::Result<(), __wire::ReadError> {
            if let __wire::Some(wire_blank) = <Self as __wire::Wire>::__blank() {
                return <Self as __wire::Wire>::read_into(
                    wire_slot.insert(wire_blank),
                    wire_stream,
                );
            }
            let mut wire_fields = __wire::ReadFields::new(wire_stream);
            let mut __field_0 = __wire::None;
            let mut __field_1 = __wire::None;
            wire_fields.field::<Self, u8, 0>("0", &mut __field_0)?;
            wire_fields.field::<Self, Option<u8>, 1>("1", &mut __field_1)?;
            let (__wire::Some(__field_0), __wire::Some(__field_1)) = (
                __field_0,
                __field_1,
            ) else {
                return __wire::Err(wire_fields.missing());
            };
            *wire_slot = __wire::Some(Self(__field_0, __field_1));
            __wire::Ok(())
        }
        #[cfg_attr(not(debug_assertions), inline(always))]
        fn read_into<__R: __wire::Reader>(
            &mut self,
            wire_stream: &mut __R,
        ) -> __wire::Result<(), __wire::ReadError> {
            let Self(__field_0, __field_1) = self;
            let mut wire_fields = __wire::ReadFields::new(wire_stream);
            wire_fields.update::<Self, u8, 0>("0", __field_0)?;
            wire_fields.update::<Self, Option<u8>, 1>("1", __field_1)?;
            __wire::Ok(())
        }
        #[cfg_attr(not(debug_assertions), inline(always))]
        fn __blank() -> __wire::Option<Self> {
            let __field_0 = __wire::blank::<Self, u8, 0>()?;
            let __field_1 = __wire::blank::<Self, Option<u8>, 1>()?;
            __wire::Some(Self(__field_0, __field_1))
        }
    }
    impl __wire::Coded<u8, 0> for Pair {
        type Codec = __wire::Plain;
        const STEP: __wire::Step = <Self as __wire::Layout<0>>::STEPS[0];
    }
    impl __wire::Coded<Option<u8>, 1> for Pair {
        type Codec = __wire::Int<Self, 1>;
        const STEP: __wire::Step = <Self as __wire::Layout<0>>::STEPS[1];
    }
    impl __wire::Bounds<1> for Pair {
        type Int = <Option<u8> as __wire::Leaf>::Leaf;
        const MIN: Self::Int = 0;
        const MAX: Self::Int = 9;
    }
    const _: () = {
        let (__min, __max) = (
            <Pair as __wire::Bounds<1>>::MIN,
            <Pair as __wire::Bounds<1>>::MAX,
        );
        ::core::assert!(__min <= __max, "this range is reversed");
    };
    impl __wire::Layout<0> for Pair {
        const STEPS: &'static [__wire::Step] = &__wire::plan([
            <Self as __wire::Coded<u8, 0>>::JOIN,
            <Self as __wire::Coded<Option<u8>, 1>>::JOIN,
        ]);
    }
};
