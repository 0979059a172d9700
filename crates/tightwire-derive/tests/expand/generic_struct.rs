const _: () = {
    use ::tightwire::__private as __wire;
    #[automatically_derived]
    impl<'a, T: Clone + __wire::Wire, const N: usize> __wire::Wire for Tagged<'a, T, N>
    where
        T: Debug,
        Option<T>: __wire::Default,
    {
        const SCHEMA: __wire::Schema = __wire::Schema::Struct {
            name: "Tagged",
            fields: &[
                __wire::Field::new("tag", <Self as __wire::Coded<u8, 0>>::SCHEMA),
                __wire::Field::new("values", <Self as __wire::Coded<[T; N], 1>>::SCHEMA),
                __wire::Field::new(
                    "marker",
                    <Self as __wire::Coded<PhantomData<&'a ()>, 3>>::SCHEMA,
                ),
            ],
        };
        #[cfg_attr(not(debug_assertions), inline(always))]
        fn write<__W: __wire::Writer>(
            &self,
            wire_stream: &mut __W,
        ) -> __wire::Result<(), __wire::WriteError> {
            let mut wire_fields = __wire::WriteFields::new(wire_stream);
            let Self {
                tag: __tag,
                values: __values,
                cache: __cache,
                marker: __marker,
            } = self;
            let _ = __cache;
            wire_fields.field::<Self, u8, 0>("tag", __tag)?;
            wire_fields.field::<Self, [T; N], 1>("values", __values)?;
            wire_fields.field::<Self, PhantomData<&'a ()>, 3>("marker", __marker)?;
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
            let mut __tag = __wire::None;
            let mut __values = __wire::None;
            let mut __cache = __wire::None;
            let mut __marker = __wire::None;
            wire_fields.field::<Self, u8, 0>("tag", &mut __tag)?;
            wire_fields.field::<Self, [T; N], 1>("values", &mut __values)?;
            wire_fields.field::<Self, PhantomData<&'a ()>, 3>("marker", &mut __marker)?;
            __cache = __wire::Some(__wire::Default::default());
            let (
                __wire::Some(__tag),
                __wire::Some(__values),
                __wire::Some(__cache),
                __wire::Some(__marker),
            ) = (__tag, __values, __cache, __marker) else {
                return __wire::Err(wire_fields.missing());
            };
            *wire_slot = __wire::Some(Self {
                tag: __tag,
                values: __values,
                cache: __cache,
                marker: __marker,
            });
            __wire::Ok(())
        }
        #[cfg_attr(not(debug_assertions), inline(always))]
        fn read_into<__R: __wire::Reader>(
            &mut self,
            wire_stream: &mut __R,
        ) -> __wire::Result<(), __wire::ReadError> {
            let Self {
                tag: __tag,
                values: __values,
                cache: __cache,
                marker: __marker,
            } = self;
            let mut wire_fields = __wire::ReadFields::new(wire_stream);
            wire_fields.update::<Self, u8, 0>("tag", __tag)?;
            wire_fields.update::<Self, [T; N], 1>("values", __values)?;
            wire_fields.update::<Self, PhantomData<&'a ()>, 3>("marker", __marker)?;
            *__cache = __wire::Default::default();
            __wire::Ok(())
        }
        #[cfg_attr(not(debug_assertions), inline(always))]
        fn __blank() -> __wire::Option<Self> {
            let __tag = __wire::blank::<Self, u8, 0>()?;
            let __values = __wire::blank::<Self, [T; N], 1>()?;
            let __cache = __wire::Default::default();
            let __marker = __wire::blank::<Self, PhantomData<&'a ()>, 3>()?;
            __wire::Some(Self {
                tag: __tag,
                values: __values,
                cache: __cache,
                marker: __marker,
            })
        }
    }
    impl<'a, T: Clone + __wire::Wire, const N: usize> __wire::Coded<u8, 0>
    for Tagged<'a, T, N>
    where
        T: Debug,
        Option<T>: __wire::Default,
    {
        type Codec = __wire::Int<Self, 0>;
        const STEP: __wire::Step = <Self as __wire::Layout<0>>::STEPS[0];
    }
    impl<'a, T: Clone + __wire::Wire, const N: usize> __wire::Coded<[T; N], 1>
    for Tagged<'a, T, N>
    where
        T: Debug,
        Option<T>: __wire::Default,
    {
        type Codec = __wire::Plain;
        const STEP: __wire::Step = <Self as __wire::Layout<0>>::STEPS[1];
    }
    impl<
        'a,
        T: Clone + __wire::Wire,
        const N: usize,
    > __wire::Coded<PhantomData<&'a ()>, 3> for Tagged<'a, T, N>
    where
        T: Debug,
        Option<T>: __wire::Default,
    {
        type Codec = __wire::Plain;
        const STEP: __wire::Step = <Self as __wire::Layout<0>>::STEPS[2];
    }
    impl<'a, T: Clone + __wire::Wire, const N: usize> __wire::Bounds<0>
    for Tagged<'a, T, N>
    where
        T: Debug,
        Option<T>: __wire::Default,
    {
        type Int = <u8 as __wire::Leaf>::Leaf;
        const MIN: Self::Int = 0;
        const MAX: Self::Int = 9;
    }
    impl<'a, T: Clone + __wire::Wire, const N: usize> __wire::Layout<0>
    for Tagged<'a, T, N>
    where
        T: Debug,
        Option<T>: __wire::Default,
    {
        const STEPS: &'static [__wire::Step] = &__wire::plan([
            <Self as __wire::Coded<u8, 0>>::JOIN,
            <Self as __wire::Coded<[T; N], 1>>::JOIN,
            <Self as __wire::Coded<PhantomData<&'a ()>, 3>>::JOIN,
        ]);
    }
};
