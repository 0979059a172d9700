const _: () = {
    use ::tightwire::__private as __wire;
    #[automatically_derived]
    impl __wire::Wire for Event {
        const SCHEMA: __wire::Schema = __wire::Schema::Enum {
            name: "Event",
            tag_bits: 4,
            variants: &[
                __wire::Variant::new("Nothing", &[]),
                __wire::Variant::new(
                    "Shot",
                    &[
                        __wire::Field::new(
                            "weapon",
                            <Self as __wire::Coded<u8, 0>>::SCHEMA,
                        ),
                        __wire::Field::new(
                            "target",
                            <Self as __wire::Coded<Option<u16>, 1>>::SCHEMA,
                        ),
                    ],
                ),
                __wire::Variant::new(
                    "Chat",
                    &[
                        __wire::Field::new(
                            "0",
                            <Self as __wire::Coded<String, 2>>::SCHEMA,
                        ),
                    ],
                ),
            ],
        };
        #[cfg_attr(not(debug_assertions), inline(always))]
        fn write<__W: __wire::Writer>(
            &self,
            wire_stream: &mut __W,
        ) -> __wire::Result<(), __wire::WriteError> {
            let mut wire_fields = __wire::WriteFields::new(wire_stream);
            match self {
                Self::Nothing => {
                    wire_fields.tag("Nothing", 0, 3, 4)?;
                }
                Self::Shot { weapon: __weapon, target: __target } => {
                    wire_fields.tag("Shot", 1, 3, 4)?;
                    wire_fields.field::<Self, u8, 0>("weapon", __weapon)?;
                    wire_fields.field::<Self, Option<u16>, 1>("target", __target)?;
                }
                Self::Chat(__field_0) => {
                    wire_fields.tag("Chat", 2, 3, 4)?;
                    wire_fields.field::<Self, String, 2>("0", __field_0)?;
                }
            }
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
            let mut wire_fields = __wire::ReadFields::new(wire_stream);
            *wire_slot = __wire::Some(
                match wire_fields.tag(&["Nothing", "Shot", "Chat"], 4)? {
                    0 => Self::Nothing,
                    1 => {
                        let mut __weapon = __wire::None;
                        let mut __target = __wire::None;
                        wire_fields.field::<Self, u8, 0>("weapon", &mut __weapon)?;
                        wire_fields
                            .field::<Self, Option<u16>, 1>("target", &mut __target)?;
                        let (__wire::Some(__weapon), __wire::Some(__target)) = (
                            __weapon,
                            __target,
                        ) else {
                            return __wire::Err(wire_fields.missing());
                        };
                        Self::Shot {
                            weapon: __weapon,
                            target: __target,
                        }
                    }
                    2 => {
                        let mut __field_0 = __wire::None;
                        wire_fields.field::<Self, String, 2>("0", &mut __field_0)?;
                        let (__wire::Some(__field_0),) = (__field_0,) else {
                            return __wire::Err(wire_fields.missing());
                        };
                        Self::Chat(__field_0)
                    }
                    _ => return __wire::Err(wire_fields.missing()),
                },
            );
            __wire::Ok(())
        }
        #[cfg_attr(not(debug_assertions), inline(always))]
        fn __blank() -> __wire::Option<Self> {
            __wire::Some(Self::Nothing)
        }
    }
    impl __wire::Coded<u8, 0> for Event {
        type Codec = __wire::Int<Self, 0>;
        const STEP: __wire::Step = <Self as __wire::Layout<1>>::STEPS[0];
    }
    impl __wire::Coded<Option<u16>, 1> for Event {
        type Codec = __wire::Plain;
        const STEP: __wire::Step = <Self as __wire::Layout<1>>::STEPS[1];
    }
    impl __wire::Coded<String, 2> for Event {
        type Codec = __wire::Len<20, __wire::Plain>;
        const STEP: __wire::Step = <Self as __wire::Layout<2>>::STEPS[0];
    }
    impl __wire::Bounds<0> for Event {
        type Int = <u8 as __wire::Leaf>::Leaf;
        const MIN: Self::Int = 0;
        const MAX: Self::Int = 11;
    }
    const _: () = {
        let (__min, __max) = (
            <Event as __wire::Bounds<0>>::MIN,
            <Event as __wire::Bounds<0>>::MAX,
        );
        ::core::assert!(__min <= __max, "this range is reversed");
    };
    const _: () = ::core::assert!(
        2 <= 4 && 4 <= 32, "`tag_bits` is too small for the variants, or above 32"
    );
    impl __wire::Layout<1> for Event {
        const STEPS: &'static [__wire::Step] = &__wire::plan([
            <Self as __wire::Coded<u8, 0>>::JOIN,
            <Self as __wire::Coded<Option<u16>, 1>>::JOIN,
        ]);
    }
    impl __wire::Layout<2> for Event {
        const STEPS: &'static [__wire::Step] = &__wire::plan([
            <Self as __wire::Coded<String, 2>>::JOIN,
        ]);
    }
};
