const _: () = {
    use game::tightwire::__private as __wire;
    #[automatically_derived]
    impl __wire::Wire for Everything {
        const SCHEMA: __wire::Schema = __wire::Schema::Struct {
            name: "Everything",
            fields: &[
                __wire::Field::new(
                    "scores",
                    <Self as __wire::Coded<Vec<Option<i16>>, 0>>::SCHEMA,
                ),
                __wire::Field::new("tick", <Self as __wire::Coded<u16, 1>>::SCHEMA),
                __wire::Field::new("steer", <Self as __wire::Coded<f32, 2>>::SCHEMA),
                __wire::Field::new("angle", <Self as __wire::Coded<i16, 3>>::SCHEMA),
                __wire::Field::new(
                    "rotation",
                    <Self as __wire::Coded<[f32; 4], 4>>::SCHEMA,
                ),
                __wire::Field::new("up", <Self as __wire::Coded<[f32; 3], 5>>::SCHEMA),
                __wire::Field::new("key", <Self as __wire::Coded<[u8; 5], 6>>::SCHEMA),
                __wire::Field::new("next", &__wire::Schema::Relative { to: 1 }),
                __wire::Field::new("", &__wire::Schema::Align),
                __wire::Field::new("armed", <Self as __wire::Coded<bool, 8>>::SCHEMA),
                __wire::Field::new(
                    "",
                    &__wire::Schema::Check {
                        name: "middle",
                    },
                ),
                __wire::Field::new(
                    "height",
                    &__wire::under(
                        <Self as __wire::Coded<u8, 9>>::SCHEMA,
                        "#8 && #1 > 5",
                    ),
                ),
                __wire::Field::new(
                    "low",
                    &__wire::under(<Self as __wire::Coded<bool, 10>>::SCHEMA, "#9 == 3"),
                ),
                __wire::Field::new("speed", <Self as __wire::Coded<f32, 11>>::SCHEMA),
                __wire::Field::new("wait", <Self as __wire::Coded<Duration, 12>>::SCHEMA),
            ],
        };
        #[cfg_attr(not(debug_assertions), inline(always))]
        fn write<__W: __wire::Writer>(
            &self,
            wire_stream: &mut __W,
        ) -> __wire::Result<(), __wire::WriteError> {
            let mut wire_fields = __wire::WriteFields::new(wire_stream);
            let Self {
                scores: __scores,
                tick: __tick,
                steer: __steer,
                angle: __angle,
                rotation: __rotation,
                up: __up,
                key: __key,
                next: __next,
                armed: __armed,
                height: __height,
                low: __low,
                speed: __speed,
                wait: __wait,
                cache: __cache,
            } = self;
            let _ = __cache;
            wire_fields.field::<Self, Vec<Option<i16>>, 0>("scores", __scores)?;
            wire_fields.field::<Self, u16, 1>("tick", __tick)?;
            wire_fields.field::<Self, f32, 2>("steer", __steer)?;
            wire_fields.field::<Self, i16, 3>("angle", __angle)?;
            wire_fields.field::<Self, [f32; 4], 4>("rotation", __rotation)?;
            wire_fields.field::<Self, [f32; 3], 5>("up", __up)?;
            wire_fields.field::<Self, [u8; 5], 6>("key", __key)?;
            wire_fields.relative("next", __next, __tick)?;
            wire_fields.align()?;
            wire_fields.field::<Self, bool, 8>("armed", __armed)?;
            wire_fields.check("middle")?;
            let wire_absent: u8;
            let __height = if { (*__armed) && (*__tick) > 5 } {
                wire_fields.field::<Self, u8, 9>("height", __height)?;
                __height
            } else {
                wire_absent = 3;
                &wire_absent
            };
            if { (*__height) == 3 } {
                wire_fields.field::<Self, bool, 10>("low", __low)?;
            }
            wire_fields.field::<Self, f32, 11>("speed", __speed)?;
            wire_fields.field::<Self, Duration, 12>("wait", __wait)?;
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
            let mut __scores = __wire::None;
            let mut __tick = __wire::None;
            let mut __steer = __wire::None;
            let mut __angle = __wire::None;
            let mut __rotation = __wire::None;
            let mut __up = __wire::None;
            let mut __key = __wire::None;
            let mut __next = __wire::None;
            let mut __armed = __wire::None;
            let mut __height = __wire::None;
            let mut __low = __wire::None;
            let mut __speed = __wire::None;
            let mut __wait = __wire::None;
            let mut __cache = __wire::None;
            wire_fields.field::<Self, Vec<Option<i16>>, 0>("scores", &mut __scores)?;
            wire_fields.field::<Self, u16, 1>("tick", &mut __tick)?;
            wire_fields.field::<Self, f32, 2>("steer", &mut __steer)?;
            wire_fields.field::<Self, i16, 3>("angle", &mut __angle)?;
            wire_fields.field::<Self, [f32; 4], 4>("rotation", &mut __rotation)?;
            wire_fields.field::<Self, [f32; 3], 5>("up", &mut __up)?;
            wire_fields.field::<Self, [u8; 5], 6>("key", &mut __key)?;
            let wire_previous = {
                let __wire::Some(__tick) = &__tick else {
                    return __wire::Err(wire_fields.missing());
                };
                *__tick
            };
            wire_fields.relative("next", &mut __next, &wire_previous)?;
            wire_fields.align()?;
            wire_fields.field::<Self, bool, 8>("armed", &mut __armed)?;
            wire_fields
                .check("middle", const { <Self as __wire::Layout<0>>::STEPS[10] })?;
            if {
                let __wire::Some(__armed) = &__armed else {
                    return __wire::Err(wire_fields.missing());
                };
                let __wire::Some(__tick) = &__tick else {
                    return __wire::Err(wire_fields.missing());
                };
                (*__armed) && (*__tick) > 5
            } {
                wire_fields.field::<Self, u8, 9>("height", &mut __height)?;
            } else {
                __height = __wire::Some(3);
            }
            if {
                let __wire::Some(__height) = &__height else {
                    return __wire::Err(wire_fields.missing());
                };
                (*__height) == 3
            } {
                wire_fields.field::<Self, bool, 10>("low", &mut __low)?;
            } else {
                __low = __wire::Some(__wire::Default::default());
            }
            wire_fields.field::<Self, f32, 11>("speed", &mut __speed)?;
            wire_fields.field::<Self, Duration, 12>("wait", &mut __wait)?;
            __cache = __wire::Some(__wire::Default::default());
            let (
                __wire::Some(__scores),
                __wire::Some(__tick),
                __wire::Some(__steer),
                __wire::Some(__angle),
                __wire::Some(__rotation),
                __wire::Some(__up),
                __wire::Some(__key),
                __wire::Some(__next),
                __wire::Some(__armed),
                __wire::Some(__height),
                __wire::Some(__low),
                __wire::Some(__speed),
                __wire::Some(__wait),
                __wire::Some(__cache),
            ) = (
                __scores,
                __tick,
                __steer,
                __angle,
                __rotation,
                __up,
                __key,
                __next,
                __armed,
                __height,
                __low,
                __speed,
                __wait,
                __cache,
            ) else {
                return __wire::Err(wire_fields.missing());
            };
            *wire_slot = __wire::Some(Self {
                scores: __scores,
                tick: __tick,
                steer: __steer,
                angle: __angle,
                rotation: __rotation,
                up: __up,
                key: __key,
                next: __next,
                armed: __armed,
                height: __height,
                low: __low,
                speed: __speed,
                wait: __wait,
                cache: __cache,
            });
            __wire::Ok(())
        }
        #[cfg_attr(not(debug_assertions), inline(always))]
        fn read_into<__R: __wire::Reader>(
            &mut self,
            wire_stream: &mut __R,
        ) -> __wire::Result<(), __wire::ReadError> {
            let Self {
                scores: __scores,
                tick: __tick,
                steer: __steer,
                angle: __angle,
                rotation: __rotation,
                up: __up,
                key: __key,
                next: __next,
                armed: __armed,
                height: __height,
                low: __low,
                speed: __speed,
                wait: __wait,
                cache: __cache,
            } = self;
            let mut wire_fields = __wire::ReadFields::new(wire_stream);
            wire_fields.update::<Self, Vec<Option<i16>>, 0>("scores", __scores)?;
            wire_fields.update::<Self, u16, 1>("tick", __tick)?;
            wire_fields.update::<Self, f32, 2>("steer", __steer)?;
            wire_fields.update::<Self, i16, 3>("angle", __angle)?;
            wire_fields.update::<Self, [f32; 4], 4>("rotation", __rotation)?;
            wire_fields.update::<Self, [f32; 3], 5>("up", __up)?;
            wire_fields.update::<Self, [u8; 5], 6>("key", __key)?;
            wire_fields.update_relative("next", __next, __tick)?;
            wire_fields.align()?;
            wire_fields.update::<Self, bool, 8>("armed", __armed)?;
            wire_fields
                .check("middle", const { <Self as __wire::Layout<0>>::STEPS[10] })?;
            if { (*__armed) && (*__tick) > 5 } {
                wire_fields.update::<Self, u8, 9>("height", __height)?;
            } else {
                *__height = 3;
            }
            if { (*__height) == 3 } {
                wire_fields.update::<Self, bool, 10>("low", __low)?;
            } else {
                *__low = __wire::Default::default();
            }
            wire_fields.update::<Self, f32, 11>("speed", __speed)?;
            wire_fields.update::<Self, Duration, 12>("wait", __wait)?;
            *__cache = __wire::Default::default();
            __wire::Ok(())
        }
        #[cfg_attr(not(debug_assertions), inline(always))]
        fn __blank() -> __wire::Option<Self> {
            let __scores = __wire::blank::<Self, Vec<Option<i16>>, 0>()?;
            let __tick = __wire::blank::<Self, u16, 1>()?;
            let __steer = __wire::blank::<Self, f32, 2>()?;
            let __angle = __wire::blank::<Self, i16, 3>()?;
            let __rotation = __wire::blank::<Self, [f32; 4], 4>()?;
            let __up = __wire::blank::<Self, [f32; 3], 5>()?;
            let __key = __wire::blank::<Self, [u8; 5], 6>()?;
            let __next = __wire::Default::default();
            let __armed = __wire::blank::<Self, bool, 8>()?;
            let __height = __wire::blank::<Self, u8, 9>()?;
            let __low = __wire::blank::<Self, bool, 10>()?;
            let __speed = __wire::blank::<Self, f32, 11>()?;
            let __wait = __wire::blank::<Self, Duration, 12>()?;
            let __cache = __wire::Default::default();
            __wire::Some(Self {
                scores: __scores,
                tick: __tick,
                steer: __steer,
                angle: __angle,
                rotation: __rotation,
                up: __up,
                key: __key,
                next: __next,
                armed: __armed,
                height: __height,
                low: __low,
                speed: __speed,
                wait: __wait,
                cache: __cache,
            })
        }
    }
    impl __wire::Coded<Vec<Option<i16>>, 0> for Everything {
        type Codec = __wire::Len<8, __wire::Int<Self, 0>>;
        const STEP: __wire::Step = <Self as __wire::Layout<0>>::STEPS[0];
    }
    impl __wire::Coded<u16, 1> for Everything {
        type Codec = __wire::Bits<12>;
        const STEP: __wire::Step = <Self as __wire::Layout<0>>::STEPS[1];
    }
    impl __wire::Coded<f32, 2> for Everything {
        type Codec = __wire::Compressed<Self, 2>;
        const STEP: __wire::Step = <Self as __wire::Layout<0>>::STEPS[2];
    }
    impl __wire::Coded<i16, 3> for Everything {
        type Codec = __wire::Fixed<Self, 3>;
        const STEP: __wire::Step = <Self as __wire::Layout<0>>::STEPS[3];
    }
    impl __wire::Coded<[f32; 4], 4> for Everything {
        type Codec = __wire::SmallestThree<9>;
        const STEP: __wire::Step = <Self as __wire::Layout<0>>::STEPS[4];
    }
    impl __wire::Coded<[f32; 3], 5> for Everything {
        type Codec = __wire::UnitVector<10>;
        const STEP: __wire::Step = <Self as __wire::Layout<0>>::STEPS[5];
    }
    impl __wire::Coded<[u8; 5], 6> for Everything {
        type Codec = __wire::Bytes;
        const STEP: __wire::Step = <Self as __wire::Layout<0>>::STEPS[6];
    }
    impl __wire::Coded<bool, 8> for Everything {
        type Codec = __wire::Plain;
        const STEP: __wire::Step = <Self as __wire::Layout<0>>::STEPS[9];
    }
    impl __wire::Coded<u8, 9> for Everything {
        type Codec = __wire::When<__wire::Plain>;
        const STEP: __wire::Step = <Self as __wire::Layout<0>>::STEPS[11];
    }
    impl __wire::Coded<bool, 10> for Everything {
        type Codec = __wire::When<__wire::Plain>;
        const STEP: __wire::Step = <Self as __wire::Layout<0>>::STEPS[12];
    }
    impl __wire::Coded<f32, 11> for Everything {
        type Codec = __wire::DefaultBit<__wire::Plain>;
        const STEP: __wire::Step = <Self as __wire::Layout<0>>::STEPS[13];
    }
    impl __wire::Coded<Duration, 12> for Everything {
        type Codec = __wire::Custom<Self, 12>;
        const STEP: __wire::Step = <Self as __wire::Layout<0>>::STEPS[14];
    }
    impl __wire::Bounds<0> for Everything {
        type Int = <Vec<Option<i16>> as __wire::Leaf>::Leaf;
        const MIN: Self::Int = 0;
        const MAX: Self::Int = 10;
    }
    const _: () = {
        let (__min, __max) = (
            <Everything as __wire::Bounds<0>>::MIN,
            <Everything as __wire::Bounds<0>>::MAX,
        );
        ::core::assert!(__min <= __max, "this range is reversed");
    };
    const _: () = ::core::assert!(
        12 <= << u16 as __wire::Leaf > ::Leaf as __wire::Integer > ::BITS,
        "more bits than the type of the field has"
    );
    impl __wire::Steps<2> for Everything {
        const MIN: ::core::primitive::f32 = -1.0;
        const MAX: ::core::primitive::f32 = 1.0;
        const RESOLUTION: ::core::primitive::f32 = 0.01;
    }
    const _: () = ::core::assert!(
        __wire::steps_make_sense:: < Everything, 2 > (),
        "a compressed float needs a range with min < max and a resolution above 0"
    );
    const _: () = ::core::assert!(
        __wire::steps_are_fine_enough:: < Everything, 2 > (),
        "more than 2^32 steps: take a coarser resolution, or a plain `f32`, which is exact in 32 bits"
    );
    impl __wire::FixedRange<3> for Everything {
        const MIN: ::core::primitive::i64 = -100;
        const MAX: ::core::primitive::i64 = 100;
        const FRACTION_BITS: ::core::primitive::u32 = 8;
    }
    const _: () = ::core::assert!(
        __wire::fixed_range_fits:: < Everything, 3 > (<< i16 as __wire::Leaf > ::Leaf as
        __wire::Integer > ::BITS, << i16 as __wire::Leaf > ::Leaf as __wire::Sign >
        ::IS_SIGNED,),
        "this range, with its fraction bits, does not fit the type of the field"
    );
    const _: () = ::core::assert!(
        __wire::smallest_three_fits(9),
        "`smallest_three` takes 3 to 20 bits for each component"
    );
    const _: () = ::core::assert!(
        __wire::unit_fits(10), "`unit` takes 2 to 24 bits for each coordinate"
    );
    impl __wire::With<Duration, 12> for Everything {
        const SCHEMA: __wire::Schema = __wire::Schema::Opaque {
            name: "millis",
            max_bits: __wire::Some(32),
        };
        fn write<__W: __wire::Writer>(
            wire_value: &Duration,
            wire_stream: &mut __W,
        ) -> __wire::Result<(), __wire::WriteError> {
            millis::write(wire_value, wire_stream)
        }
        fn read<__R: __wire::Reader>(
            wire_stream: &mut __R,
        ) -> __wire::Result<Duration, __wire::ReadError> {
            millis::read(wire_stream)
        }
    }
    impl __wire::Layout<0> for Everything {
        const STEPS: &'static [__wire::Step] = &__wire::plan([
            <Self as __wire::Coded<Vec<Option<i16>>, 0>>::JOIN,
            <Self as __wire::Coded<u16, 1>>::JOIN,
            <Self as __wire::Coded<f32, 2>>::JOIN,
            <Self as __wire::Coded<i16, 3>>::JOIN,
            <Self as __wire::Coded<[f32; 4], 4>>::JOIN,
            <Self as __wire::Coded<[f32; 3], 5>>::JOIN,
            <Self as __wire::Coded<[u8; 5], 6>>::JOIN,
            __wire::Join::Apart,
            __wire::Join::Apart,
            <Self as __wire::Coded<bool, 8>>::JOIN,
            __wire::Join::of(
                &__wire::Schema::Check {
                    name: "middle",
                },
            ),
            <Self as __wire::Coded<u8, 9>>::JOIN,
            <Self as __wire::Coded<bool, 10>>::JOIN,
            <Self as __wire::Coded<f32, 11>>::JOIN,
            <Self as __wire::Coded<Duration, 12>>::JOIN,
        ]);
    }
};
