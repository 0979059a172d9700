const _: () = {
    use ::tightwire::__private as __wire;
    impl<'a, T: Clone + ::tightwire::Wire, const N: usize> __wire::Bounds<0usize>
    for Tagged<'a, T, N>
    where
        T: Debug,
        Option<T>: ::core::default::Default,
    {
        type Int = <u8 as __wire::Leaf>::Leaf;
        const MIN: Self::Int = 0;
        const MAX: Self::Int = 9;
    }
    #[automatically_derived]
    impl<'a, T: Clone + ::tightwire::Wire, const N: usize> __wire::Layout<0usize>
    for Tagged<'a, T, N>
    where
        T: Debug,
        Option<T>: ::core::default::Default,
    {
        const STEPS: &'static [__wire::Step] = &__wire::plan([
            <__wire::Int<Self, 0> as __wire::Codec<u8>>::JOIN,
            <__wire::Plain as __wire::Codec<[T; N]>>::JOIN,
            <__wire::Plain as __wire::Codec<PhantomData<&'a ()>>>::JOIN,
        ]);
    }
    #[automatically_derived]
    impl<'a, T: Clone + ::tightwire::Wire, const N: usize> ::tightwire::Wire
    for Tagged<'a, T, N>
    where
        T: Debug,
        Option<T>: ::core::default::Default,
    {
        const SCHEMA: ::tightwire::Schema = ::tightwire::Schema::Struct {
            name: "Tagged",
            fields: &[
                ::tightwire::Field {
                    name: "tag",
                    schema: &<__wire::Int<Self, 0> as __wire::Codec<u8>>::SCHEMA,
                },
                ::tightwire::Field {
                    name: "values",
                    schema: &<__wire::Plain as __wire::Codec<[T; N]>>::SCHEMA,
                },
                ::tightwire::Field {
                    name: "marker",
                    schema: &<__wire::Plain as __wire::Codec<
                        PhantomData<&'a ()>,
                    >>::SCHEMA,
                },
            ],
        };
        #[cfg_attr(not(debug_assertions), inline(always))]
        fn write<__W: ::tightwire::Writer>(
            &self,
            stream: &mut __W,
        ) -> ::core::result::Result<(), ::tightwire::WriteError> {
            let mut fields = __wire::WriteFields::new(stream);
            let Self { tag, values, cache, marker } = self;
            let _ = cache;
            fields
                .field::<
                    __wire::Int<Self, 0>,
                    u8,
                >(
                    "tag",
                    const { <Self as __wire::Layout<0usize>>::STEPS[0usize] },
                    tag,
                )?;
            fields
                .field::<
                    __wire::Plain,
                    [T; N],
                >(
                    "values",
                    const { <Self as __wire::Layout<0usize>>::STEPS[1usize] },
                    values,
                )?;
            fields
                .field::<
                    __wire::Plain,
                    PhantomData<&'a ()>,
                >(
                    "marker",
                    const { <Self as __wire::Layout<0usize>>::STEPS[2usize] },
                    marker,
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
            let mut tag = ::core::option::Option::None;
            let mut values = ::core::option::Option::None;
            let mut cache = ::core::option::Option::None;
            let mut marker = ::core::option::Option::None;
            fields
                .field::<
                    __wire::Int<Self, 0>,
                    u8,
                >(
                    "tag",
                    const { <Self as __wire::Layout<0usize>>::STEPS[0usize] },
                    &mut tag,
                )?;
            fields
                .field::<
                    __wire::Plain,
                    [T; N],
                >(
                    "values",
                    const { <Self as __wire::Layout<0usize>>::STEPS[1usize] },
                    &mut values,
                )?;
            fields
                .field::<
                    __wire::Plain,
                    PhantomData<&'a ()>,
                >(
                    "marker",
                    const { <Self as __wire::Layout<0usize>>::STEPS[2usize] },
                    &mut marker,
                )?;
            cache = ::core::option::Option::Some(::core::default::Default::default());
            let (
                ::core::option::Option::Some(tag),
                ::core::option::Option::Some(values),
                ::core::option::Option::Some(cache),
                ::core::option::Option::Some(marker),
            ) = (tag, values, cache, marker) else {
                return ::core::result::Result::Err(fields.missing());
            };
            *slot = ::core::option::Option::Some(Self { tag, values, cache, marker });
            ::core::result::Result::Ok(())
        }
        #[cfg_attr(not(debug_assertions), inline(always))]
        fn read_into<__R: ::tightwire::Reader>(
            &mut self,
            stream: &mut __R,
        ) -> ::core::result::Result<(), ::tightwire::ReadError> {
            let Self { tag, values, cache, marker } = self;
            let mut fields = __wire::ReadFields::new(stream);
            fields
                .update::<
                    __wire::Int<Self, 0>,
                    u8,
                >(
                    "tag",
                    const { <Self as __wire::Layout<0usize>>::STEPS[0usize] },
                    tag,
                )?;
            fields
                .update::<
                    __wire::Plain,
                    [T; N],
                >(
                    "values",
                    const { <Self as __wire::Layout<0usize>>::STEPS[1usize] },
                    values,
                )?;
            fields
                .update::<
                    __wire::Plain,
                    PhantomData<&'a ()>,
                >(
                    "marker",
                    const { <Self as __wire::Layout<0usize>>::STEPS[2usize] },
                    marker,
                )?;
            *cache = ::core::default::Default::default();
            ::core::result::Result::Ok(())
        }
        #[cfg_attr(not(debug_assertions), inline(always))]
        fn blank() -> ::core::option::Option<Self> {
            let tag = <__wire::Int<Self, 0> as __wire::Codec<u8>>::blank()?;
            let values = <__wire::Plain as __wire::Codec<[T; N]>>::blank()?;
            let cache = ::core::default::Default::default();
            let marker = <__wire::Plain as __wire::Codec<PhantomData<&'a ()>>>::blank()?;
            ::core::option::Option::Some(Self { tag, values, cache, marker })
        }
    }
};
