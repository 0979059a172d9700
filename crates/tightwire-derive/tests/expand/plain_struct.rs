const _: () = {
    use ::tightwire::__private as __wire;
    const _: () = ::core::assert!(
        12 <= << u16 as __wire::Leaf > ::Leaf as ::tightwire::Integer > ::BITS,
        "more bits than the type of the field has"
    );
    impl __wire::Bounds<1usize> for Input {
        type Int = <i8 as __wire::Leaf>::Leaf;
        const MIN: Self::Int = -100;
        const MAX: Self::Int = 100;
    }
    #[allow(clippy::absurd_extreme_comparisons)]
    const _: () = ::core::assert!(
        < Input as __wire::Bounds < 1usize >> ::MIN <= < Input as __wire::Bounds < 1usize
        >> ::MAX, "this range is reversed"
    );
    #[automatically_derived]
    impl __wire::Layout<0usize> for Input {
        const STEPS: &'static [__wire::Step] = &__wire::plan([
            <__wire::Bits<{ 12 }> as __wire::Codec<u16>>::JOIN,
            <__wire::Int<Self, 1> as __wire::Codec<i8>>::JOIN,
            <__wire::Plain as __wire::Codec<bool>>::JOIN,
        ]);
    }
    #[automatically_derived]
    impl ::tightwire::Wire for Input {
        const SCHEMA: ::tightwire::Schema = ::tightwire::Schema::Struct {
            name: "Input",
            fields: &[
                ::tightwire::Field {
                    name: "tick",
                    schema: &<__wire::Bits<{ 12 }> as __wire::Codec<u16>>::SCHEMA,
                },
                ::tightwire::Field {
                    name: "throttle",
                    schema: &<__wire::Int<Self, 1> as __wire::Codec<i8>>::SCHEMA,
                },
                ::tightwire::Field {
                    name: "jump",
                    schema: &<__wire::Plain as __wire::Codec<bool>>::SCHEMA,
                },
            ],
        };
        #[cfg_attr(not(debug_assertions), inline(always))]
        fn write<__W: ::tightwire::Writer>(
            &self,
            stream: &mut __W,
        ) -> ::core::result::Result<(), ::tightwire::WriteError> {
            let mut fields = __wire::WriteFields::new(stream);
            let Self { tick, throttle, jump } = self;
            fields
                .field::<
                    __wire::Bits<{ 12 }>,
                    u16,
                >(
                    "tick",
                    const { <Self as __wire::Layout<0usize>>::STEPS[0usize] },
                    tick,
                )?;
            fields
                .field::<
                    __wire::Int<Self, 1>,
                    i8,
                >(
                    "throttle",
                    const { <Self as __wire::Layout<0usize>>::STEPS[1usize] },
                    throttle,
                )?;
            fields
                .field::<
                    __wire::Plain,
                    bool,
                >(
                    "jump",
                    const { <Self as __wire::Layout<0usize>>::STEPS[2usize] },
                    jump,
                )?;
            fields.finish()
        }
        #[cfg_attr(not(debug_assertions), inline(always))]
        fn read<__R: ::tightwire::Reader>(
            stream: &mut __R,
        ) -> ::core::result::Result<Self, ::tightwire::ReadError> {
            let mut slot = ::core::option::Option::None;
            <Self as ::tightwire::Wire>::read_slot(&mut slot, stream)?;
            __wire::filled(slot, stream)
        }
        #[cfg_attr(not(debug_assertions), inline(always))]
        fn read_slot<__R: ::tightwire::Reader>(
            slot: &mut ::core::option::Option<Self>,
            stream: &mut __R,
        ) -> ::core::result::Result<(), ::tightwire::ReadError> {
            if let ::core::option::Option::Some(blank) = <Self as ::tightwire::Wire>::blank() {
                return <Self as ::tightwire::Wire>::read_into(
                    slot.insert(blank),
                    stream,
                );
            }
            let mut fields = __wire::ReadFields::new(stream);
            let mut tick = ::core::option::Option::None;
            let mut throttle = ::core::option::Option::None;
            let mut jump = ::core::option::Option::None;
            fields
                .field::<
                    __wire::Bits<{ 12 }>,
                    u16,
                >(
                    "tick",
                    const { <Self as __wire::Layout<0usize>>::STEPS[0usize] },
                    &mut tick,
                )?;
            fields
                .field::<
                    __wire::Int<Self, 1>,
                    i8,
                >(
                    "throttle",
                    const { <Self as __wire::Layout<0usize>>::STEPS[1usize] },
                    &mut throttle,
                )?;
            fields
                .field::<
                    __wire::Plain,
                    bool,
                >(
                    "jump",
                    const { <Self as __wire::Layout<0usize>>::STEPS[2usize] },
                    &mut jump,
                )?;
            let (
                ::core::option::Option::Some(tick),
                ::core::option::Option::Some(throttle),
                ::core::option::Option::Some(jump),
            ) = (tick, throttle, jump) else {
                return ::core::result::Result::Err(fields.missing());
            };
            *slot = ::core::option::Option::Some(Self { tick, throttle, jump });
            ::core::result::Result::Ok(())
        }
        #[cfg_attr(not(debug_assertions), inline(always))]
        fn read_into<__R: ::tightwire::Reader>(
            &mut self,
            stream: &mut __R,
        ) -> ::core::result::Result<(), ::tightwire::ReadError> {
            let Self { tick, throttle, jump } = self;
            let mut fields = __wire::ReadFields::new(stream);
            fields
                .update::<
                    __wire::Bits<{ 12 }>,
                    u16,
                >(
                    "tick",
                    const { <Self as __wire::Layout<0usize>>::STEPS[0usize] },
                    tick,
                )?;
            fields
                .update::<
                    __wire::Int<Self, 1>,
                    i8,
                >(
                    "throttle",
                    const { <Self as __wire::Layout<0usize>>::STEPS[1usize] },
                    throttle,
                )?;
            fields
                .update::<
                    __wire::Plain,
                    bool,
                >(
                    "jump",
                    const { <Self as __wire::Layout<0usize>>::STEPS[2usize] },
                    jump,
                )?;
            ::core::result::Result::Ok(())
        }
        #[cfg_attr(not(debug_assertions), inline(always))]
        fn blank() -> ::core::option::Option<Self> {
            let tick = <__wire::Bits<{ 12 }> as __wire::Codec<u16>>::blank()?;
            let throttle = <__wire::Int<Self, 1> as __wire::Codec<i8>>::blank()?;
            let jump = <__wire::Plain as __wire::Codec<bool>>::blank()?;
            ::core::option::Option::Some(Self { tick, throttle, jump })
        }
    }
};
