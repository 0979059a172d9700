const _: () = {
    use ::tightwire::__private as __wire;
    #[automatically_derived]
    impl __wire::Wire for Input {
        const SCHEMA: __wire::Schema = __wire::Schema::Struct {
            name: "Input",
            fields: &[
                __wire::Field::new("tick", <Self as __wire::Coded<u16, 0>>::SCHEMA),
                __wire::Field::new("throttle", <Self as __wire::Coded<i8, 1>>::SCHEMA),
                __wire::Field::new("jump", <Self as __wire::Coded<bool, 2>>::SCHEMA),
            ],
        };
        #[cfg_attr(not(debug_assertions), inline(always))]
        fn write<__W: __wire::Writer>(
            &self,
            wire_stream: &mut __W,
        ) -> __wire::Result<(), __wire::WriteError> {
            let mut wire_fields = __wire::WriteFields::new(wire_stream);
            let Self { tick: __tick, throttle: __throttle, jump: __jump } = self;
            wire_fields.field::<Self, u16, 0>("tick", __tick)?;
            wire_fields.field::<Self, i8, 1>("throttle", __throttle)?;
            wire_fields.field::<Self, bool, 2>("jump", __jump)?;
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
            let mut __tick = __wire::None;
            let mut __throttle = __wire::None;
            let mut __jump = __wire::None;
            wire_fields.field::<Self, u16, 0>("tick", &mut __tick)?;
            wire_fields.field::<Self, i8, 1>("throttle", &mut __throttle)?;
            wire_fields.field::<Self, bool, 2>("jump", &mut __jump)?;
            let (__wire::Some(__tick), __wire::Some(__throttle), __wire::Some(__jump)) = (
                __tick,
                __throttle,
                __jump,
            ) else {
                return __wire::Err(wire_fields.missing());
            };
            *wire_slot = __wire::Some(Self {
                tick: __tick,
                throttle: __throttle,
                jump: __jump,
            });
            __wire::Ok(())
        }
        #[cfg_attr(not(debug_assertions), inline(always))]
        fn read_into<__R: __wire::Reader>(
            &mut self,
            wire_stream: &mut __R,
        ) -> __wire::Result<(), __wire::ReadError> {
            let Self { tick: __tick, throttle: __throttle, jump: __jump } = self;
            let mut wire_fields = __wire::ReadFields::new(wire_stream);
            wire_fields.update::<Self, u16, 0>("tick", __tick)?;
            wire_fields.update::<Self, i8, 1>("throttle", __throttle)?;
            wire_fields.update::<Self, bool, 2>("jump", __jump)?;
            __wire::Ok(())
        }
        #[cfg_attr(not(debug_assertions), inline(always))]
        fn __blank() -> __wire::Option<Self> {
            let __tick = __wire::blank::<Self, u16, 0>()?;
            let __throttle = __wire::blank::<Self, i8, 1>()?;
            let __jump = __wire::blank::<Self, bool, 2>()?;
            __wire::Some(Self {
                tick: __tick,
                throttle: __throttle,
                jump: __jump,
            })
        }
    }
    impl __wire::Coded<u16, 0> for Input {
        type Codec = __wire::Bits<12>;
        const STEP: __wire::Step = <Self as __wire::Layout<0>>::STEPS[0];
    }
    impl __wire::Coded<i8, 1> for Input {
        type Codec = __wire::Int<Self, 1>;
        const STEP: __wire::Step = <Self as __wire::Layout<0>>::STEPS[1];
    }
    impl __wire::Coded<bool, 2> for Input {
        type Codec = __wire::Plain;
        const STEP: __wire::Step = <Self as __wire::Layout<0>>::STEPS[2];
    }
    const _: () = ::core::assert!(
        12 <= << u16 as __wire::Leaf > ::Leaf as __wire::Integer > ::BITS,
        "more bits than the type of the field has"
    );
    impl __wire::Bounds<1> for Input {
        type Int = <i8 as __wire::Leaf>::Leaf;
        const MIN: Self::Int = -100;
        const MAX: Self::Int = 100;
    }
    const _: () = {
        let (__min, __max) = (
            <Input as __wire::Bounds<1>>::MIN,
            <Input as __wire::Bounds<1>>::MAX,
        );
        ::core::assert!(__min <= __max, "this range is reversed");
    };
    impl __wire::Layout<0> for Input {
        const STEPS: &'static [__wire::Step] = &__wire::plan([
            <Self as __wire::Coded<u16, 0>>::JOIN,
            <Self as __wire::Coded<i8, 1>>::JOIN,
            <Self as __wire::Coded<bool, 2>>::JOIN,
        ]);
    }
};
