const _: () = {
    use ::tightwire::__private as __wire;
    impl __wire::Bounds<1usize> for Pair {
        type Int = <Option<u8> as __wire::Leaf>::Leaf;
        const MIN: Self::Int = 0;
        const MAX: Self::Int = 9;
    }
    #[allow(clippy::absurd_extreme_comparisons)]
    const _: () = ::core::assert!(
        < Pair as __wire::Bounds < 1usize >> ::MIN <= < Pair as __wire::Bounds < 1usize
        >> ::MAX, "this range is reversed"
    );
    #[automatically_derived]
    impl __wire::Layout<0usize> for Pair {
        const STEPS: &'static [__wire::Step] = &__wire::plan([
            <__wire::Plain as __wire::Codec<u8>>::JOIN,
            <__wire::Int<Self, 1> as __wire::Codec<Option<u8>>>::JOIN,
        ]);
    }
    #[automatically_derived]
    impl ::tightwire::Wire for Pair {
        const SCHEMA: ::tightwire::Schema = ::tightwire::Schema::Struct {
            name: "Pair",
            fields: &[
                ::tightwire::Field {
                    name: "0",
                    schema: &<__wire::Plain as __wire::Codec<u8>>::SCHEMA,
                },
                ::tightwire::Field {
                    name: "1",
                    schema: &<__wire::Int<Self, 1> as __wire::Codec<Option<u8>>>::SCHEMA,
                },
            ],
        };
        #[cfg_attr(not(debug_assertions), inline(always))]
        fn write<__W: ::tightwire::Writer>(
            &self,
            stream: &mut __W,
        ) -> ::core::result::Result<(), ::tightwire::WriteError> {
            let mut fields = __wire::WriteFields::new(stream);
            let Self(field_0, field_1) = self;
            fields
                .field::<
                    __wire::Plain,
                    u8,
                >(
                    "0",
                    const { <Self as __wire::Layout<0usize>>::STEPS[0usize] },
                    field_0,
                )?;
            fields
                .field::<
                    __wire::Int<Self, 1>,
                    Option<u8>,
                >(
                    "1",
                    const { <Self as __wire::Layout<0usize>>::STEPS[1usize] },
                    field_1,
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
            let mut field_0 = ::core::option::Option::None;
            let mut field_1 = ::core::option::Option::None;
            fields
                .field::<
                    __wire::Plain,
                    u8,
                >(
                    "0",
                    const { <Self as __wire::Layout<0usize>>::STEPS[0usize] },
                    &mut field_0,
                )?;
            fields
                .field::<
                    __wire::Int<Self, 1>,
                    Option<u8>,
                >(
                    "1",
                    const { <Self as __wire::Layout<0usize>>::STEPS[1usize] },
                    &mut field_1,
                )?;
            let (
                ::core::option::Option::Some(field_0),
                ::core::option::Option::Some(field_1),
            ) = (field_0, field_1) else {
                return ::core::result::Result::Err(fields.missing());
            };
            *slot = ::core::option::Option::Some(Self(field_0, field_1));
            ::core::result::Result::Ok(())
        }
        #[cfg_attr(not(debug_assertions), inline(always))]
        fn read_into<__R: ::tightwire::Reader>(
            &mut self,
            stream: &mut __R,
        ) -> ::core::result::Result<(), ::tightwire::ReadError> {
            let Self(field_0, field_1) = self;
            let mut fields = __wire::ReadFields::new(stream);
            fields
                .update::<
                    __wire::Plain,
                    u8,
                >(
                    "0",
                    const { <Self as __wire::Layout<0usize>>::STEPS[0usize] },
                    field_0,
                )?;
            fields
                .update::<
                    __wire::Int<Self, 1>,
                    Option<u8>,
                >(
                    "1",
                    const { <Self as __wire::Layout<0usize>>::STEPS[1usize] },
                    field_1,
                )?;
            ::core::result::Result::Ok(())
        }
        #[cfg_attr(not(debug_assertions), inline(always))]
        fn blank() -> ::core::option::Option<Self> {
            let field_0 = <__wire::Plain as __wire::Codec<u8>>::blank()?;
            let field_1 = <__wire::Int<Self, 1> as __wire::Codec<Option<u8>>>::blank()?;
            ::core::option::Option::Some(Self(field_0, field_1))
        }
    }
};
