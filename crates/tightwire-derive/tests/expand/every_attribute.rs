const _: () = {
    use game::tightwire::__private as __wire;
    impl __wire::Bounds<0usize> for Everything {
        type Int = <Vec<Option<i16>> as __wire::Leaf>::Leaf;
        const MIN: Self::Int = 0;
        const MAX: Self::Int = 10;
    }
    #[allow(clippy::absurd_extreme_comparisons)]
    const _: () = ::core::assert!(
        < Everything as __wire::Bounds < 0usize >> ::MIN <= < Everything as
        __wire::Bounds < 0usize >> ::MAX, "this range is reversed"
    );
    const _: () = ::core::assert!(
        12 <= << u16 as __wire::Leaf > ::Leaf as game::tightwire::Integer > ::BITS,
        "more bits than the type of the field has"
    );
    impl __wire::Steps<2usize> for Everything {
        const MIN: f32 = -1.0;
        const MAX: f32 = 1.0;
        const RESOLUTION: f32 = 0.01;
    }
    const _: () = ::core::assert!(
        __wire::steps_make_sense:: < Everything, 2usize > (),
        "a compressed float needs a range with min < max and a resolution above 0"
    );
    impl __wire::FixedRange<3usize> for Everything {
        const MIN: i64 = -100;
        const MAX: i64 = 100;
        const FRACTION_BITS: u32 = 8;
    }
    const _: () = ::core::assert!(
        __wire::fixed_range_fits:: < Everything, 3usize > (<< i16 as __wire::Leaf >
        ::Leaf as game::tightwire::Integer > ::BITS, << i16 as __wire::Leaf > ::Leaf as
        __wire::Sign > ::IS_SIGNED,),
        "this range, with its fraction bits, does not fit the type of the field"
    );
    impl __wire::With<Duration, 12usize> for Everything {
        const SCHEMA: game::tightwire::Schema = game::tightwire::Schema::Opaque {
            name: "millis",
            max_bits: ::core::option::Option::Some(32),
        };
        fn write<__W: game::tightwire::Writer>(
            value: &Duration,
            stream: &mut __W,
        ) -> ::core::result::Result<(), game::tightwire::WriteError> {
            millis::write(value, stream)
        }
        fn read<__R: game::tightwire::Reader>(
            stream: &mut __R,
        ) -> ::core::result::Result<Duration, game::tightwire::ReadError> {
            millis::read(stream)
        }
    }
    #[automatically_derived]
    impl __wire::Layout<0usize> for Everything {
        const STEPS: &'static [__wire::Step] = &__wire::plan([
            <__wire::Len<
                { 8 },
                __wire::Int<Self, 0>,
            > as __wire::Codec<Vec<Option<i16>>>>::JOIN,
            <__wire::Bits<{ 12 }> as __wire::Codec<u16>>::JOIN,
            <__wire::Compressed<Self, 2> as __wire::Codec<f32>>::JOIN,
            <__wire::Fixed<Self, 3> as __wire::Codec<i16>>::JOIN,
            <__wire::SmallestThree<{ 9 }> as __wire::Codec<[f32; 4]>>::JOIN,
            <__wire::UnitVector<{ 10 }> as __wire::Codec<[f32; 3]>>::JOIN,
            <__wire::Bytes as __wire::Codec<[u8; 5]>>::JOIN,
            __wire::Join::Apart,
            __wire::Join::Apart,
            <__wire::Plain as __wire::Codec<bool>>::JOIN,
            __wire::Join::of(
                &game::tightwire::Schema::Check {
                    name: "middle",
                },
            ),
            <__wire::When<__wire::Plain> as __wire::Codec<u8>>::JOIN,
            <__wire::When<__wire::Plain> as __wire::Codec<bool>>::JOIN,
            <__wire::DefaultBit<__wire::Plain> as __wire::Codec<f32>>::JOIN,
            <__wire::Custom<Self, 12> as __wire::Codec<Duration>>::JOIN,
        ]);
    }
    #[automatically_derived]
    impl game::tightwire::Wire for Everything {
        const SCHEMA: game::tightwire::Schema = game::tightwire::Schema::Struct {
            name: "Everything",
            fields: &[
                game::tightwire::Field {
                    name: "scores",
                    schema: &<__wire::Len<
                        { 8 },
                        __wire::Int<Self, 0>,
                    > as __wire::Codec<Vec<Option<i16>>>>::SCHEMA,
                },
                game::tightwire::Field {
                    name: "tick",
                    schema: &<__wire::Bits<{ 12 }> as __wire::Codec<u16>>::SCHEMA,
                },
                game::tightwire::Field {
                    name: "steer",
                    schema: &<__wire::Compressed<Self, 2> as __wire::Codec<f32>>::SCHEMA,
                },
                game::tightwire::Field {
                    name: "angle",
                    schema: &<__wire::Fixed<Self, 3> as __wire::Codec<i16>>::SCHEMA,
                },
                game::tightwire::Field {
                    name: "rotation",
                    schema: &<__wire::SmallestThree<
                        { 9 },
                    > as __wire::Codec<[f32; 4]>>::SCHEMA,
                },
                game::tightwire::Field {
                    name: "up",
                    schema: &<__wire::UnitVector<
                        { 10 },
                    > as __wire::Codec<[f32; 3]>>::SCHEMA,
                },
                game::tightwire::Field {
                    name: "key",
                    schema: &<__wire::Bytes as __wire::Codec<[u8; 5]>>::SCHEMA,
                },
                game::tightwire::Field {
                    name: "next",
                    schema: &game::tightwire::Schema::Relative,
                },
                game::tightwire::Field {
                    name: "",
                    schema: &game::tightwire::Schema::Align,
                },
                game::tightwire::Field {
                    name: "armed",
                    schema: &<__wire::Plain as __wire::Codec<bool>>::SCHEMA,
                },
                game::tightwire::Field {
                    name: "",
                    schema: &game::tightwire::Schema::Check {
                        name: "middle",
                    },
                },
                game::tightwire::Field {
                    name: "height",
                    schema: &<__wire::When<__wire::Plain> as __wire::Codec<u8>>::SCHEMA,
                },
                game::tightwire::Field {
                    name: "low",
                    schema: &<__wire::When<__wire::Plain> as __wire::Codec<bool>>::SCHEMA,
                },
                game::tightwire::Field {
                    name: "speed",
                    schema: &<__wire::DefaultBit<
                        __wire::Plain,
                    > as __wire::Codec<f32>>::SCHEMA,
                },
                game::tightwire::Field {
                    name: "wait",
                    schema: &<__wire::Custom<
                        Self,
                        12,
                    > as __wire::Codec<Duration>>::SCHEMA,
                },
            ],
        };
        #[cfg_attr(not(debug_assertions), inline(always))]
        fn write<__W: game::tightwire::Writer>(
            &self,
            stream: &mut __W,
        ) -> ::core::result::Result<(), game::tightwire::WriteError> {
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
            fields
                .field::<
                    __wire::Len<{ 8 }, __wire::Int<Self, 0>>,
                    Vec<Option<i16>>,
                >(
                    "scores",
                    const { <Self as __wire::Layout<0usize>>::STEPS[0usize] },
                    scores,
                )?;
            fields
                .field::<
                    __wire::Bits<{ 12 }>,
                    u16,
                >(
                    "tick",
                    const { <Self as __wire::Layout<0usize>>::STEPS[1usize] },
                    tick,
                )?;
            fields
                .field::<
                    __wire::Compressed<Self, 2>,
                    f32,
                >(
                    "steer",
                    const { <Self as __wire::Layout<0usize>>::STEPS[2usize] },
                    steer,
                )?;
            fields
                .field::<
                    __wire::Fixed<Self, 3>,
                    i16,
                >(
                    "angle",
                    const { <Self as __wire::Layout<0usize>>::STEPS[3usize] },
                    angle,
                )?;
            fields
                .field::<
                    __wire::SmallestThree<{ 9 }>,
                    [f32; 4],
                >(
                    "rotation",
                    const { <Self as __wire::Layout<0usize>>::STEPS[4usize] },
                    rotation,
                )?;
            fields
                .field::<
                    __wire::UnitVector<{ 10 }>,
                    [f32; 3],
                >("up", const { <Self as __wire::Layout<0usize>>::STEPS[5usize] }, up)?;
            fields
                .field::<
                    __wire::Bytes,
                    [u8; 5],
                >(
                    "key",
                    const { <Self as __wire::Layout<0usize>>::STEPS[6usize] },
                    key,
                )?;
            fields.relative("next", next, tick)?;
            fields.align()?;
            fields
                .field::<
                    __wire::Plain,
                    bool,
                >(
                    "armed",
                    const { <Self as __wire::Layout<0usize>>::STEPS[9usize] },
                    armed,
                )?;
            fields.check("middle")?;
            let absent: u8;
            let height = if (*armed) && (*tick) > 5 {
                fields
                    .field::<
                        __wire::When<__wire::Plain>,
                        u8,
                    >(
                        "height",
                        const { <Self as __wire::Layout<0usize>>::STEPS[11usize] },
                        height,
                    )?;
                height
            } else {
                absent = 3;
                &absent
            };
            if (*height) == 3 {
                fields
                    .field::<
                        __wire::When<__wire::Plain>,
                        bool,
                    >(
                        "low",
                        const { <Self as __wire::Layout<0usize>>::STEPS[12usize] },
                        low,
                    )?;
            }
            fields
                .field::<
                    __wire::DefaultBit<__wire::Plain>,
                    f32,
                >(
                    "speed",
                    const { <Self as __wire::Layout<0usize>>::STEPS[13usize] },
                    speed,
                )?;
            fields
                .field::<
                    __wire::Custom<Self, 12>,
                    Duration,
                >(
                    "wait",
                    const { <Self as __wire::Layout<0usize>>::STEPS[14usize] },
                    wait,
                )?;
            fields.finish()
        }
        #[cfg_attr(not(debug_assertions), inline(always))]
        fn read<__R: game::tightwire::Reader>(
            stream: &mut __R,
        ) -> ::core::result::Result<Self, game::tightwire::ReadError> {
            let mut slot = ::core::option::Option::None;
            <Self as game::tightwire::Wire>::read_slot(&mut slot, stream)?;
            __wire::filled(slot, stream)
        }
        #[cfg_attr(not(debug_assertions), inline(always))]
        fn read_slot<__R: game::tightwire::Reader>(
            slot: &mut ::core::option::Option<Self>,
            stream: &mut __R,
        ) -> ::core::result::Result<(), game::tightwire::ReadError> {
            if let ::core::option::Option::Some(blank) = <Self as game::tightwire::Wire>::blank() {
                return <Self as game::tightwire::Wire>::read_into(
                    slot.insert(blank),
                    stream,
                );
            }
            let mut fields = __wire::ReadFields::new(stream);
            let mut scores = ::core::option::Option::None;
            let mut tick = ::core::option::Option::None;
            let mut steer = ::core::option::Option::None;
            let mut angle = ::core::option::Option::None;
            let mut rotation = ::core::option::Option::None;
            let mut up = ::core::option::Option::None;
            let mut key = ::core::option::Option::None;
            let mut next = ::core::option::Option::None;
            let mut armed = ::core::option::Option::None;
            let mut height = ::core::option::Option::None;
            let mut low = ::core::option::Option::None;
            let mut speed = ::core::option::Option::None;
            let mut wait = ::core::option::Option::None;
            let mut cache = ::core::option::Option::None;
            fields
                .field::<
                    __wire::Len<{ 8 }, __wire::Int<Self, 0>>,
                    Vec<Option<i16>>,
                >(
                    "scores",
                    const { <Self as __wire::Layout<0usize>>::STEPS[0usize] },
                    &mut scores,
                )?;
            fields
                .field::<
                    __wire::Bits<{ 12 }>,
                    u16,
                >(
                    "tick",
                    const { <Self as __wire::Layout<0usize>>::STEPS[1usize] },
                    &mut tick,
                )?;
            fields
                .field::<
                    __wire::Compressed<Self, 2>,
                    f32,
                >(
                    "steer",
                    const { <Self as __wire::Layout<0usize>>::STEPS[2usize] },
                    &mut steer,
                )?;
            fields
                .field::<
                    __wire::Fixed<Self, 3>,
                    i16,
                >(
                    "angle",
                    const { <Self as __wire::Layout<0usize>>::STEPS[3usize] },
                    &mut angle,
                )?;
            fields
                .field::<
                    __wire::SmallestThree<{ 9 }>,
                    [f32; 4],
                >(
                    "rotation",
                    const { <Self as __wire::Layout<0usize>>::STEPS[4usize] },
                    &mut rotation,
                )?;
            fields
                .field::<
                    __wire::UnitVector<{ 10 }>,
                    [f32; 3],
                >(
                    "up",
                    const { <Self as __wire::Layout<0usize>>::STEPS[5usize] },
                    &mut up,
                )?;
            fields
                .field::<
                    __wire::Bytes,
                    [u8; 5],
                >(
                    "key",
                    const { <Self as __wire::Layout<0usize>>::STEPS[6usize] },
                    &mut key,
                )?;
            let previous = {
                let ::core::option::Option::Some(tick) = &tick else {
                    return ::core::result::Result::Err(fields.missing());
                };
                *tick
            };
            fields.relative("next", &mut next, &previous)?;
            fields.align()?;
            fields
                .field::<
                    __wire::Plain,
                    bool,
                >(
                    "armed",
                    const { <Self as __wire::Layout<0usize>>::STEPS[9usize] },
                    &mut armed,
                )?;
            fields
                .check(
                    "middle",
                    const { <Self as __wire::Layout<0usize>>::STEPS[10usize] },
                )?;
            if {
                let ::core::option::Option::Some(armed) = &armed else {
                    return ::core::result::Result::Err(fields.missing());
                };
                let ::core::option::Option::Some(tick) = &tick else {
                    return ::core::result::Result::Err(fields.missing());
                };
                (*armed) && (*tick) > 5
            } {
                fields
                    .field::<
                        __wire::When<__wire::Plain>,
                        u8,
                    >(
                        "height",
                        const { <Self as __wire::Layout<0usize>>::STEPS[11usize] },
                        &mut height,
                    )?;
            } else {
                height = ::core::option::Option::Some(3);
            }
            if {
                let ::core::option::Option::Some(height) = &height else {
                    return ::core::result::Result::Err(fields.missing());
                };
                (*height) == 3
            } {
                fields
                    .field::<
                        __wire::When<__wire::Plain>,
                        bool,
                    >(
                        "low",
                        const { <Self as __wire::Layout<0usize>>::STEPS[12usize] },
                        &mut low,
                    )?;
            } else {
                low = ::core::option::Option::Some(::core::default::Default::default());
            }
            fields
                .field::<
                    __wire::DefaultBit<__wire::Plain>,
                    f32,
                >(
                    "speed",
                    const { <Self as __wire::Layout<0usize>>::STEPS[13usize] },
                    &mut speed,
                )?;
            fields
                .field::<
                    __wire::Custom<Self, 12>,
                    Duration,
                >(
                    "wait",
                    const { <Self as __wire::Layout<0usize>>::STEPS[14usize] },
                    &mut wait,
                )?;
            cache = ::core::option::Option::Some(::core::default::Default::default());
            let (
                ::core::option::Option::Some(scores),
                ::core::option::Option::Some(tick),
                ::core::option::Option::Some(steer),
                ::core::option::Option::Some(angle),
                ::core::option::Option::Some(rotation),
                ::core::option::Option::Some(up),
                ::core::option::Option::Some(key),
                ::core::option::Option::Some(next),
                ::core::option::Option::Some(armed),
                ::core::option::Option::Some(height),
                ::core::option::Option::Some(low),
                ::core::option::Option::Some(speed),
                ::core::option::Option::Some(wait),
                ::core::option::Option::Some(cache),
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
                return ::core::result::Result::Err(fields.missing());
            };
            *slot = ::core::option::Option::Some(Self {
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
            ::core::result::Result::Ok(())
        }
        #[cfg_attr(not(debug_assertions), inline(always))]
        fn read_into<__R: game::tightwire::Reader>(
            &mut self,
            stream: &mut __R,
        ) -> ::core::result::Result<(), game::tightwire::ReadError> {
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
            fields
                .update::<
                    __wire::Len<{ 8 }, __wire::Int<Self, 0>>,
                    Vec<Option<i16>>,
                >(
                    "scores",
                    const { <Self as __wire::Layout<0usize>>::STEPS[0usize] },
                    scores,
                )?;
            fields
                .update::<
                    __wire::Bits<{ 12 }>,
                    u16,
                >(
                    "tick",
                    const { <Self as __wire::Layout<0usize>>::STEPS[1usize] },
                    tick,
                )?;
            fields
                .update::<
                    __wire::Compressed<Self, 2>,
                    f32,
                >(
                    "steer",
                    const { <Self as __wire::Layout<0usize>>::STEPS[2usize] },
                    steer,
                )?;
            fields
                .update::<
                    __wire::Fixed<Self, 3>,
                    i16,
                >(
                    "angle",
                    const { <Self as __wire::Layout<0usize>>::STEPS[3usize] },
                    angle,
                )?;
            fields
                .update::<
                    __wire::SmallestThree<{ 9 }>,
                    [f32; 4],
                >(
                    "rotation",
                    const { <Self as __wire::Layout<0usize>>::STEPS[4usize] },
                    rotation,
                )?;
            fields
                .update::<
                    __wire::UnitVector<{ 10 }>,
                    [f32; 3],
                >("up", const { <Self as __wire::Layout<0usize>>::STEPS[5usize] }, up)?;
            fields
                .update::<
                    __wire::Bytes,
                    [u8; 5],
                >(
                    "key",
                    const { <Self as __wire::Layout<0usize>>::STEPS[6usize] },
                    key,
                )?;
            fields.update_relative("next", next, tick)?;
            fields.align()?;
            fields
                .update::<
                    __wire::Plain,
                    bool,
                >(
                    "armed",
                    const { <Self as __wire::Layout<0usize>>::STEPS[9usize] },
                    armed,
                )?;
            fields
                .check(
                    "middle",
                    const { <Self as __wire::Layout<0usize>>::STEPS[10usize] },
                )?;
            if (*armed) && (*tick) > 5 {
                fields
                    .update::<
                        __wire::When<__wire::Plain>,
                        u8,
                    >(
                        "height",
                        const { <Self as __wire::Layout<0usize>>::STEPS[11usize] },
                        height,
                    )?;
            } else {
                *height = 3;
            }
            if (*height) == 3 {
                fields
                    .update::<
                        __wire::When<__wire::Plain>,
                        bool,
                    >(
                        "low",
                        const { <Self as __wire::Layout<0usize>>::STEPS[12usize] },
                        low,
                    )?;
            } else {
                *low = ::core::default::Default::default();
            }
            fields
                .update::<
                    __wire::DefaultBit<__wire::Plain>,
                    f32,
                >(
                    "speed",
                    const { <Self as __wire::Layout<0usize>>::STEPS[13usize] },
                    speed,
                )?;
            fields
                .update::<
                    __wire::Custom<Self, 12>,
                    Duration,
                >(
                    "wait",
                    const { <Self as __wire::Layout<0usize>>::STEPS[14usize] },
                    wait,
                )?;
            *cache = ::core::default::Default::default();
            ::core::result::Result::Ok(())
        }
        #[cfg_attr(not(debug_assertions), inline(always))]
        fn blank() -> ::core::option::Option<Self> {
            let scores = <__wire::Len<
                { 8 },
                __wire::Int<Self, 0>,
            > as __wire::Codec<Vec<Option<i16>>>>::blank()?;
            let tick = <__wire::Bits<{ 12 }> as __wire::Codec<u16>>::blank()?;
            let steer = <__wire::Compressed<Self, 2> as __wire::Codec<f32>>::blank()?;
            let angle = <__wire::Fixed<Self, 3> as __wire::Codec<i16>>::blank()?;
            let rotation = <__wire::SmallestThree<
                { 9 },
            > as __wire::Codec<[f32; 4]>>::blank()?;
            let up = <__wire::UnitVector<{ 10 }> as __wire::Codec<[f32; 3]>>::blank()?;
            let key = <__wire::Bytes as __wire::Codec<[u8; 5]>>::blank()?;
            let next = <__wire::Plain as __wire::Codec<u16>>::blank()?;
            let armed = <__wire::Plain as __wire::Codec<bool>>::blank()?;
            let height = <__wire::When<__wire::Plain> as __wire::Codec<u8>>::blank()?;
            let low = <__wire::When<__wire::Plain> as __wire::Codec<bool>>::blank()?;
            let speed = <__wire::DefaultBit<
                __wire::Plain,
            > as __wire::Codec<f32>>::blank()?;
            let wait = <__wire::Custom<Self, 12> as __wire::Codec<Duration>>::blank()?;
            let cache = ::core::default::Default::default();
            ::core::option::Option::Some(Self {
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
};
