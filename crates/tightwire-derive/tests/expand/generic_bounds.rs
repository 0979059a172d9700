const _: () = {
    use ::tightwire::__private as __wire;
    #[automatically_derived]
    impl<T: Kind, U, V: __wire::Wire, W> __wire::Wire for Slot<T, U, V, W>
    where
        T::Item: __wire::Wire,
        <U as Iterator>::Item: __wire::Wire,
    {
        const SCHEMA: __wire::Schema = __wire::Schema::Struct {
            name: "Slot",
            fields: &[
                __wire::Field::new("item", <Self as __wire::Coded<T::Item, 0>>::SCHEMA),
                __wire::Field::new(
                    "list",
                    <Self as __wire::Coded<[<U as Iterator>::Item; 2], 1>>::SCHEMA,
                ),
                __wire::Field::new(
                    "same",
                    <Self as __wire::Coded<Option<T::Item>, 2>>::SCHEMA,
                ),
                __wire::Field::new(
                    "inner",
                    <Self as __wire::Coded<Holder<V>, 3>>::SCHEMA,
                ),
                __wire::Field::new(
                    "marker",
                    <Self as __wire::Coded<PhantomData<W>, 4>>::SCHEMA,
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
                item: __item,
                list: __list,
                same: __same,
                inner: __inner,
                marker: __marker,
            } = self;
            wire_fields.field::<Self, T::Item, 0>("item", __item)?;
            wire_fields.field::<Self, [<U as Iterator>::Item; 2], 1>("list", __list)?;
            wire_fields.field::<Self, Option<T::Item>, 2>("same", __same)?;
            wire_fields.field::<Self, Holder<V>, 3>("inner", __inner)?;
            wire_fields.field::<Self, PhantomData<W>, 4>("marker", __marker)?;
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
            let mut __item = __wire::None;
            let mut __list = __wire::None;
            let mut __same = __wire::None;
            let mut __inner = __wire::None;
            let mut __marker = __wire::None;
            wire_fields.field::<Self, T::Item, 0>("item", &mut __item)?;
            wire_fields
                .field::<Self, [<U as Iterator>::Item; 2], 1>("list", &mut __list)?;
            wire_fields.field::<Self, Option<T::Item>, 2>("same", &mut __same)?;
            wire_fields.field::<Self, Holder<V>, 3>("inner", &mut __inner)?;
            wire_fields.field::<Self, PhantomData<W>, 4>("marker", &mut __marker)?;
            let (
                __wire::Some(__item),
                __wire::Some(__list),
                __wire::Some(__same),
                __wire::Some(__inner),
                __wire::Some(__marker),
            ) = (__item, __list, __same, __inner, __marker) else {
                return __wire::Err(wire_fields.missing());
            };
            *wire_slot = __wire::Some(Self {
                item: __item,
                list: __list,
                same: __same,
                inner: __inner,
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
                item: __item,
                list: __list,
                same: __same,
                inner: __inner,
                marker: __marker,
            } = self;
            let mut wire_fields = __wire::ReadFields::new(wire_stream);
            wire_fields.update::<Self, T::Item, 0>("item", __item)?;
            wire_fields.update::<Self, [<U as Iterator>::Item; 2], 1>("list", __list)?;
            wire_fields.update::<Self, Option<T::Item>, 2>("same", __same)?;
            wire_fields.update::<Self, Holder<V>, 3>("inner", __inner)?;
            wire_fields.update::<Self, PhantomData<W>, 4>("marker", __marker)?;
            __wire::Ok(())
        }
        #[cfg_attr(not(debug_assertions), inline(always))]
        fn __blank() -> __wire::Option<Self> {
            let __item = __wire::blank::<Self, T::Item, 0>()?;
            let __list = __wire::blank::<Self, [<U as Iterator>::Item; 2], 1>()?;
            let __same = __wire::blank::<Self, Option<T::Item>, 2>()?;
            let __inner = __wire::blank::<Self, Holder<V>, 3>()?;
            let __marker = __wire::blank::<Self, PhantomData<W>, 4>()?;
            __wire::Some(Self {
                item: __item,
                list: __list,
                same: __same,
                inner: __inner,
                marker: __marker,
            })
        }
    }
    impl<T: Kind, U, V: __wire::Wire, W> __wire::Coded<T::Item, 0> for Slot<T, U, V, W>
    where
        T::Item: __wire::Wire,
        <U as Iterator>::Item: __wire::Wire,
    {
        type Codec = __wire::Plain;
        const STEP: __wire::Step = <Self as __wire::Layout<0>>::STEPS[0];
    }
    impl<T: Kind, U, V: __wire::Wire, W> __wire::Coded<[<U as Iterator>::Item; 2], 1>
    for Slot<T, U, V, W>
    where
        T::Item: __wire::Wire,
        <U as Iterator>::Item: __wire::Wire,
    {
        type Codec = __wire::Plain;
        const STEP: __wire::Step = <Self as __wire::Layout<0>>::STEPS[1];
    }
    impl<T: Kind, U, V: __wire::Wire, W> __wire::Coded<Option<T::Item>, 2>
    for Slot<T, U, V, W>
    where
        T::Item: __wire::Wire,
        <U as Iterator>::Item: __wire::Wire,
    {
        type Codec = __wire::Plain;
        const STEP: __wire::Step = <Self as __wire::Layout<0>>::STEPS[2];
    }
    impl<T: Kind, U, V: __wire::Wire, W> __wire::Coded<Holder<V>, 3> for Slot<T, U, V, W>
    where
        T::Item: __wire::Wire,
        <U as Iterator>::Item: __wire::Wire,
    {
        type Codec = __wire::Plain;
        const STEP: __wire::Step = <Self as __wire::Layout<0>>::STEPS[3];
    }
    impl<T: Kind, U, V: __wire::Wire, W> __wire::Coded<PhantomData<W>, 4>
    for Slot<T, U, V, W>
    where
        T::Item: __wire::Wire,
        <U as Iterator>::Item: __wire::Wire,
    {
        type Codec = __wire::Plain;
        const STEP: __wire::Step = <Self as __wire::Layout<0>>::STEPS[4];
    }
    impl<T: Kind, U, V: __wire::Wire, W> __wire::Layout<0> for Slot<T, U, V, W>
    where
        T::Item: __wire::Wire,
        <U as Iterator>::Item: __wire::Wire,
    {
        const STEPS: &'static [__wire::Step] = &__wire::plan([
            <Self as __wire::Coded<T::Item, 0>>::JOIN,
            <Self as __wire::Coded<[<U as Iterator>::Item; 2], 1>>::JOIN,
            <Self as __wire::Coded<Option<T::Item>, 2>>::JOIN,
            <Self as __wire::Coded<Holder<V>, 3>>::JOIN,
            <Self as __wire::Coded<PhantomData<W>, 4>>::JOIN,
        ]);
    }
};
