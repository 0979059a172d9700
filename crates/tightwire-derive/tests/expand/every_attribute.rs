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
            stream: &mut __W,
        ) -> __wire::Result<(), __wire::WriteError> {
            let mut fields = __wire::WriteFields::new(stream);
            let Self {
                scores,
                tick,
                steer,
                angle,
                rotation,
                up,
                key,
                next,
                armed,
                height,
                low,
                speed,
                wait,
                cache,
            } = self;
            let _ = cache;
            fields.field::<Self, Vec<Option<i16>>, 0>("scores", scores)?;
            fields.field::<Self, u16, 1>("tick", tick)?;
            fields.field::<Self, f32, 2>("steer", steer)?;
            fields.field::<Self, i16, 3>("angle", angle)?;
            fields.field::<Self, [f32; 4], 4>("rotation", rotation)?;
            fields.field::<Self, [f32; 3], 5>("up", up)?;
            fields.field::<Self, [u8; 5], 6>("key", key)?;
            fields.relative("next", next, tick)?;
            fields.align()?;
            fields.field::<Self, bool, 8>("armed", armed)?;
            fields.check("middle")?;
            let absent: u8;
            let height = if (*armed) && (*tick) > 5 {
                fields.field::<Self, u8, 9>("height", height)?;
                height
            } else {
                absent = 3;
                &absent
            };
            if (*height) == 3 {
                fields.field::<Self, bool, 10>("low", low)?;
            }
            fields.field::<Self, f32, 11>("speed", speed)?;
            fields.field::<Self, Duration, 12>("wait", wait)?;
            fields.finish()
        }
        #[cfg_attr(not(debug_assertions), inline(always))]
        fn read<__R: __wire::Reader>(
            stream: &mut __R,
        ) -> __wire::Result<Self, __wire::ReadError> {
            let mut slot = __wire::None;
            <Self as __wire::Wire>::read_slot(&mut slot, stream)?;
            __wire::filled(slot, stream)
        }
        #[cfg_attr(not(debug_assertions), inline(always))]
        fn read_slot<__R: __wire::Reader>(
            slot: &mut __wire::Option<Self>,
            stream: &mut __R,
        ) -> __wire::Result<(), __wire::ReadError> {
            if let __wire::Some(blank) = <Self as __wire::Wire>::blank() {
                return <Self as __wire::Wire>::read_into(slot.insert(blank), stream);
            }
            let mut fields = __wire::ReadFields::new(stream);
            let mut scores = __wire::None;
            let mut tick = __wire::None;
            let mut steer = __wire::None;
            let mut angle = __wire::None;
            let mut rotation = __wire::None;
            let mut up = __wire::None;
            let mut key = __wire::None;
            let mut next = __wire::None;
            let mut armed = __wire::None;
            let mut height = __wire::None;
            let mut low = __wire::None;
            let mut speed = __wire::None;
            let mut wait = __wire::None;
            let mut cache = __wire::None;
            fields.field::<Self, Vec<Option<i16>>, 0>("scores", &mut scores)?;
            fields.field::<Self, u16, 1>("tick", &mut tick)?;
            fields.field::<Self, f32, 2>("steer", &mut steer)?;
            fields.field::<Self, i16, 3>("angle", &mut angle)?;
            fields.field::<Self, [f32; 4], 4>("rotation", &mut rotation)?;
            fields.field::<Self, [f32; 3], 5>("up", &mut up)?;
            fields.field::<Self, [u8; 5], 6>("key", &mut key)?;
            let previous = {
                let __wire::Some(tick) = &tick else {
                    return __wire::Err(fields.missing());
                };
                *tick
            };
            fields.relative("next", &mut next, &previous)?;
            fields.align()?;
            fields.field::<Self, bool, 8>("armed", &mut armed)?;
            fields.check("middle", const { <Self as __wire::Layout<0>>::STEPS[10] })?;
            if {
                let __wire::Some(armed) = &armed else {
                    return __wire::Err(fields.missing());
                };
                let __wire::Some(tick) = &tick else {
                    return __wire::Err(fields.missing());
                };
                (*armed) && (*tick) > 5
            } {
                fields.field::<Self, u8, 9>("height", &mut height)?;
            } else {
                height = __wire::Some(3);
            }
            if {
                let __wire::Some(height) = &height else {
                    return __wire::Err(fields.missing());
                };
                (*height) == 3
            } {
                fields.field::<Self, bool, 10>("low", &mut low)?;
            } else {
                low = __wire::Some(__wire::Default::default());
            }
            fields.field::<Self, f32, 11>("speed", &mut speed)?;
            fields.field::<Self, Duration, 12>("wait", &mut wait)?;
            cache = __wire::Some(__wire::Default::default());
            let (
                __wire::Some(scores),
                __wire::Some(tick),
                __wire::Some(steer),
                __wire::Some(angle),
                __wire::Some(rotation),
                __wire::Some(up),
                __wire::Some(key),
                __wire::Some(next),
                __wire::Some(armed),
                __wire::Some(height),
                __wire::Some(low),
                __wire::Some(speed),
                __wire::Some(wait),
                __wire::Some(cache),
            ) = (
                scores,
                tick,
                steer,
                angle,
                rotation,
                up,
                key,
                next,
                armed,
                height,
                low,
                speed,
                wait,
                cache,
            ) else {
                return __wire::Err(fields.missing());
            };
            *slot = __wire::Some(Self {
                scores,
                tick,
                steer,
                angle,
                rotation,
                up,
                key,
                next,
                armed,
                height,
                low,
                speed,
                wait,
                cache,
            });
            __wire::Ok(())
        }
        #[cfg_attr(not(debug_assertions), inline(always))]
        fn read_into<__R: __wire::Reader>(
            &mut self,
            stream: &mut __R,
        ) -> __wire::Result<(), __wire::ReadError> {
            let Self {
                scores,
                tick,
                steer,
                angle,
                rotation,
                up,
                key,
                next,
                armed,
                height,
                low,
                speed,
                wait,
                cache,
            } = self;
            let mut fields = __wire::ReadFields::new(stream);
            fields.update::<Self, Vec<Option<i16>>, 0>("scores", scores)?;
            fields.update::<Self, u16, 1>("tick", tick)?;
            fields.update::<Self, f32, 2>("steer", steer)?;
            fields.update::<Self, i16, 3>("angle", angle)?;
            fields.update::<Self, [f32; 4], 4>("rotation", rotation)?;
            fields.update::<Self, [f32; 3], 5>("up", up)?;
            fields.update::<Self, [u8; 5], 6>("key", key)?;
            fields.update_relative("next", next, tick)?;
            fields.align()?;
            fields.update::<Self, bool, 8>("armed", armed)?;
            fields.check("middle", const { <Self as __wire::Layout<0>>::STEPS[10] })?;
            if (*armed) && (*tick) > 5 {
                fields.update::<Self, u8, 9>("height", height)?;
            } else {
                *height = 3;
            }
            if (*height) == 3 {
                fields.update::<Self, bool, 10>("low", low)?;
            } else {
                *low = __wire::Default::default();
            }
            fields.update::<Self, f32, 11>("speed", speed)?;
            fields.update::<Self, Duration, 12>("wait", wait)?;
            *cache = __wire::Default::default();
            __wire::Ok(())
        }
        #[cfg_attr(not(debug_assertions), inline(always))]
        fn blank() -> __wire::Option<Self> {
            let scores = __wire::blank::<Self, Vec<Option<i16>>, 0>()?;
            let tick = __wire::blank::<Self, u16, 1>()?;
            let steer = __wire::blank::<Self, f32, 2>()?;
            let angle = __wire::blank::<Self, i16, 3>()?;
            let rotation = __wire::blank::<Self, [f32; 4], 4>()?;
            let up = __wire::blank::<Self, [f32; 3], 5>()?;
            let key = __wire::blank::<Self, [u8; 5], 6>()?;
            let next = __wire::Default::default();
            let armed = __wire::blank::<Self, bool, 8>()?;
            let height = __wire::blank::<Self, u8, 9>()?;
            let low = __wire::blank::<Self, bool, 10>()?;
            let speed = __wire::blank::<Self, f32, 11>()?;
            let wait = __wire::blank::<Self, Duration, 12>()?;
            let cache = __wire::Default::default();
            __wire::Some(Self {
                scores,
                tick,
                steer,
                angle,
                rotation,
                up,
                key,
                next,
                armed,
                height,
                low,
                speed,
                wait,
                cache,
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
    #[allow(clippy::absurd_extreme_comparisons)]
    const _: () = ::core::assert!(
        < Everything as __wire::Bounds < 0 >> ::MIN <= < Everything as __wire::Bounds < 0
        >> ::MAX, "this range is reversed"
    );
    const _: () = ::core::assert!(
        12 <= << u16 as __wire::Leaf > ::Leaf as __wire::Integer > ::BITS,
        "more bits than the type of the field has"
    );
    impl __wire::Steps<2> for Everything {
        const MIN: f32 = -1.0;
        const MAX: f32 = 1.0;
        const RESOLUTION: f32 = 0.01;
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
        const MIN: i64 = -100;
        const MAX: i64 = 100;
        const FRACTION_BITS: u32 = 8;
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
            value: &Duration,
            stream: &mut __W,
        ) -> __wire::Result<(), __wire::WriteError> {
            millis::write(value, stream)
        }
        fn read<__R: __wire::Reader>(
            stream: &mut __R,
        ) -> __wire::Result<Duration, __wire::ReadError> {
            millis::read(stream)
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
