const _: () = {
    use ::tightwire::__private as __wire;
    impl __wire::Bounds<0usize> for Event {
        type Int = <u8 as __wire::Leaf>::Leaf;
        const MIN: Self::Int = 0;
        const MAX: Self::Int = 11;
    }
    #[allow(clippy::absurd_extreme_comparisons)]
    const _: () = ::core::assert!(
        < Event as __wire::Bounds < 0usize >> ::MIN <= < Event as __wire::Bounds < 0usize
        >> ::MAX, "this range is reversed"
    );
    const _: () = ::core::assert!(
        2u32 <= 4 && 4 <= 32, "`tag_bits` is too small for the variants, or above 32"
    );
    #[automatically_derived]
    impl __wire::Layout<1usize> for Event {
        const STEPS: &'static [__wire::Step] = &__wire::plan([
            <__wire::Int<Self, 0> as __wire::Codec<u8>>::JOIN,
            <__wire::Plain as __wire::Codec<Option<u16>>>::JOIN,
        ]);
    }
    #[automatically_derived]
    impl __wire::Layout<2usize> for Event {
        const STEPS: &'static [__wire::Step] = &__wire::plan([
            <__wire::Len<{ 20 }, __wire::Plain> as __wire::Codec<String>>::JOIN,
        ]);
    }
    #[automatically_derived]
    impl ::tightwire::Wire for Event {
        const SCHEMA: ::tightwire::Schema = ::tightwire::Schema::Enum {
            name: "Event",
            tag_bits: 4,
            variants: &[
                ::tightwire::Variant {
                    name: "Nothing",
                    fields: &[],
                },
                ::tightwire::Variant {
                    name: "Shot",
                    fields: &[
                        ::tightwire::Field {
                            name: "weapon",
                            schema: &<__wire::Int<Self, 0> as __wire::Codec<u8>>::SCHEMA,
                        },
                        ::tightwire::Field {
                            name: "target",
                            schema: &<__wire::Plain as __wire::Codec<
                                Option<u16>,
                            >>::SCHEMA,
                        },
                    ],
                },
                ::tightwire::Variant {
                    name: "Chat",
                    fields: &[
                        ::tightwire::Field {
                            name: "0",
                            schema: &<__wire::Len<
                                { 20 },
                                __wire::Plain,
                            > as __wire::Codec<String>>::SCHEMA,
                        },
                    ],
                },
            ],
        };
        #[cfg_attr(not(debug_assertions), inline(always))]
        fn write<__W: ::tightwire::Writer>(
            &self,
            stream: &mut __W,
        ) -> ::core::result::Result<(), ::tightwire::WriteError> {
            let mut fields = __wire::WriteFields::new(stream);
            match self {
                Self::Nothing => {
                    fields.tag("Nothing", 0u32, 3u32, 4)?;
                }
                Self::Shot { weapon, target } => {
                    fields.tag("Shot", 1u32, 3u32, 4)?;
                    fields
                        .field::<
                            __wire::Int<Self, 0>,
                            u8,
                        >(
                            "weapon",
                            const { <Self as __wire::Layout<1usize>>::STEPS[0usize] },
                            weapon,
                        )?;
                    fields
                        .field::<
                            __wire::Plain,
                            Option<u16>,
                        >(
                            "target",
                            const { <Self as __wire::Layout<1usize>>::STEPS[1usize] },
                            target,
                        )?;
                }
                Self::Chat(field_0) => {
                    fields.tag("Chat", 2u32, 3u32, 4)?;
                    fields
                        .field::<
                            __wire::Len<{ 20 }, __wire::Plain>,
                            String,
                        >(
                            "0",
                            const { <Self as __wire::Layout<2usize>>::STEPS[0usize] },
                            field_0,
                        )?;
                }
            }
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
            let mut fields = __wire::ReadFields::new(stream);
            *slot = ::core::option::Option::Some(
                match fields.tag(&["Nothing", "Shot", "Chat"], 4)? {
                    0u32 => Self::Nothing,
                    1u32 => {
                        let mut weapon = ::core::option::Option::None;
                        let mut target = ::core::option::Option::None;
                        fields
                            .field::<
                                __wire::Int<Self, 0>,
                                u8,
                            >(
                                "weapon",
                                const { <Self as __wire::Layout<1usize>>::STEPS[0usize] },
                                &mut weapon,
                            )?;
                        fields
                            .field::<
                                __wire::Plain,
                                Option<u16>,
                            >(
                                "target",
                                const { <Self as __wire::Layout<1usize>>::STEPS[1usize] },
                                &mut target,
                            )?;
                        let (
                            ::core::option::Option::Some(weapon),
                            ::core::option::Option::Some(target),
                        ) = (weapon, target) else {
                            return ::core::result::Result::Err(fields.missing());
                        };
                        Self::Shot { weapon, target }
                    }
                    2u32 => {
                        let mut field_0 = ::core::option::Option::None;
                        fields
                            .field::<
                                __wire::Len<{ 20 }, __wire::Plain>,
                                String,
                            >(
                                "0",
                                const { <Self as __wire::Layout<2usize>>::STEPS[0usize] },
                                &mut field_0,
                            )?;
                        let (::core::option::Option::Some(field_0),) = (field_0,) else {
                            return ::core::result::Result::Err(fields.missing());
                        };
                        Self::Chat(field_0)
                    }
                    _ => return ::core::result::Result::Err(fields.missing()),
                },
            );
            ::core::result::Result::Ok(())
        }
        #[cfg_attr(not(debug_assertions), inline(always))]
        fn blank() -> ::core::option::Option<Self> {
            ::core::option::Option::Some(Self::Nothing)
        }
    }
};
