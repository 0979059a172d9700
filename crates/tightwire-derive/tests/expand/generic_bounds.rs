const _: () = {
    use ::tightwire::__private as __wire;
    #[automatically_derived]
    impl<T: Kind, U, V: __wire::Wire, W> __wire::Wire for Slot<T, U, V, W>
    where
        T::Item: __wire::Wire,
        <U as Iterator>::Item: __wire::Wire,
    {
        const SCHEMA: __wire::Schema = {
            let _ = <__wire::Plain as __wire::PlainField<T::Item>>::named;
            let _ = <__wire::Plain as __wire::PlainField<
                [<U as Iterator>::Item; 2],
            >>::named;
            let _ = <__wire::Plain as __wire::PlainField<Option<T::Item>>>::named;
            let _ = <__wire::Plain as __wire::PlainField<Holder<V>>>::named;
            let _ = <__wire::Plain as __wire::PlainField<PhantomData<W>>>::named;
            __wire::Schema::structure(
                "Slot",
                &[
                    __wire::Field::new(
                            "item",
                            &<__wire::Plain as __wire::Codec<T::Item>>::SCHEMA,
                        )
                        .known(<__wire::Plain as __wire::Codec<T::Item>>::KNOWN),
                    __wire::Field::new(
                            "list",
                            &<__wire::Plain as __wire::Codec<
                                [<U as Iterator>::Item; 2],
                            >>::SCHEMA,
                        )
                        .known(
                            <__wire::Plain as __wire::Codec<
                                [<U as Iterator>::Item; 2],
                            >>::KNOWN,
                        ),
                    __wire::Field::new(
                            "same",
                            &<__wire::Plain as __wire::Codec<Option<T::Item>>>::SCHEMA,
                        )
                        .known(<__wire::Plain as __wire::Codec<Option<T::Item>>>::KNOWN),
                    __wire::Field::new(
                            "inner",
                            &<__wire::Plain as __wire::Codec<Holder<V>>>::SCHEMA,
                        )
                        .known(<__wire::Plain as __wire::Codec<Holder<V>>>::KNOWN),
                    __wire::Field::new(
                            "marker",
                            &<__wire::Plain as __wire::Codec<PhantomData<W>>>::SCHEMA,
                        )
                        .known(<__wire::Plain as __wire::Codec<PhantomData<W>>>::KNOWN),
                ],
            )
        };
        const __KNOWN: __wire::Known = <Self as __wire::Wire>::SCHEMA.known();
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
            let _ = <__wire::Plain as __wire::PlainField<T::Item>>::named;
            let _ = <__wire::Plain as __wire::PlainField<
                [<U as Iterator>::Item; 2],
            >>::named;
            let _ = <__wire::Plain as __wire::PlainField<Option<T::Item>>>::named;
            let _ = <__wire::Plain as __wire::PlainField<Holder<V>>>::named;
            let _ = <__wire::Plain as __wire::PlainField<PhantomData<W>>>::named;
            wire_fields.field::<__wire::Plain, T::Item>("item", __item)?;
            wire_fields
                .field::<__wire::Plain, [<U as Iterator>::Item; 2]>("list", __list)?;
            wire_fields.field::<__wire::Plain, Option<T::Item>>("same", __same)?;
            wire_fields.field::<__wire::Plain, Holder<V>>("inner", __inner)?;
            wire_fields.field::<__wire::Plain, PhantomData<W>>("marker", __marker)?;
            wire_fields.finish()
        }
        #[cfg_attr(not(debug_assertions), inline(always))]
        fn read<__R: __wire::Reader>(
            wire_stream: &mut __R,
        ) -> __wire::Result<Self, __wire::ReadError> {
            let _ = <__wire::Plain as __wire::PlainField<T::Item>>::named;
            let _ = <__wire::Plain as __wire::PlainField<
                [<U as Iterator>::Item; 2],
            >>::named;
            let _ = <__wire::Plain as __wire::PlainField<Option<T::Item>>>::named;
            let _ = <__wire::Plain as __wire::PlainField<Holder<V>>>::named;
            let _ = <__wire::Plain as __wire::PlainField<PhantomData<W>>>::named;
            let mut wire_fields = __wire::ReadFields::<Self, 0, __R>::new(wire_stream);
            let wire_refusal = 'wire: {
                let __item = match wire_fields.field::<0, __wire::Plain, T::Item>("item")
                {
                    __wire::Ok(wire_value) => wire_value,
                    __wire::Err(wire_error) => break 'wire wire_error,
                };
                let __list = match wire_fields
                    .field::<1, __wire::Plain, [<U as Iterator>::Item; 2]>("list")
                {
                    __wire::Ok(wire_value) => wire_value,
                    __wire::Err(wire_error) => break 'wire wire_error,
                };
                let __same = match wire_fields
                    .field::<2, __wire::Plain, Option<T::Item>>("same")
                {
                    __wire::Ok(wire_value) => wire_value,
                    __wire::Err(wire_error) => break 'wire wire_error,
                };
                let __inner = match wire_fields
                    .field::<3, __wire::Plain, Holder<V>>("inner")
                {
                    __wire::Ok(wire_value) => wire_value,
                    __wire::Err(wire_error) => break 'wire wire_error,
                };
                let __marker = match wire_fields
                    .field::<4, __wire::Plain, PhantomData<W>>("marker")
                {
                    __wire::Ok(wire_value) => wire_value,
                    __wire::Err(wire_error) => break 'wire wire_error,
                };
                if let __wire::Err(wire_error) = wire_fields.finish() {
                    break 'wire wire_error;
                }
                return __wire::Ok(Self {
                    item: __item,
                    list: __list,
                    same: __same,
                    inner: __inner,
                    marker: __marker,
                });
            };
            __wire::Err(wire_fields.refuse(wire_refusal))
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
            let _ = <__wire::Plain as __wire::PlainField<T::Item>>::named;
            let _ = <__wire::Plain as __wire::PlainField<
                [<U as Iterator>::Item; 2],
            >>::named;
            let _ = <__wire::Plain as __wire::PlainField<Option<T::Item>>>::named;
            let _ = <__wire::Plain as __wire::PlainField<Holder<V>>>::named;
            let _ = <__wire::Plain as __wire::PlainField<PhantomData<W>>>::named;
            let mut wire_fields = __wire::ReadFields::<Self, 0, __R>::new(wire_stream);
            let wire_refusal = 'wire: {
                if let __wire::Err(wire_error) = wire_fields
                    .update::<0, __wire::Plain, T::Item>("item", __item)
                {
                    break 'wire wire_error;
                }
                if let __wire::Err(wire_error) = wire_fields
                    .update::<
                        1,
                        __wire::Plain,
                        [<U as Iterator>::Item; 2],
                    >("list", __list)
                {
                    break 'wire wire_error;
                }
                if let __wire::Err(wire_error) = wire_fields
                    .update::<2, __wire::Plain, Option<T::Item>>("same", __same)
                {
                    break 'wire wire_error;
                }
                if let __wire::Err(wire_error) = wire_fields
                    .update::<3, __wire::Plain, Holder<V>>("inner", __inner)
                {
                    break 'wire wire_error;
                }
                if let __wire::Err(wire_error) = wire_fields
                    .update::<4, __wire::Plain, PhantomData<W>>("marker", __marker)
                {
                    break 'wire wire_error;
                }
                if let __wire::Err(wire_error) = wire_fields.finish() {
                    break 'wire wire_error;
                }
                return __wire::Ok(());
            };
            __wire::Err(wire_fields.refuse(wire_refusal))
        }
        const __HAS_BLANK: ::core::primitive::bool = {
            let _ = <__wire::Plain as __wire::PlainField<T::Item>>::named;
            let _ = <__wire::Plain as __wire::PlainField<
                [<U as Iterator>::Item; 2],
            >>::named;
            let _ = <__wire::Plain as __wire::PlainField<Option<T::Item>>>::named;
            let _ = <__wire::Plain as __wire::PlainField<Holder<V>>>::named;
            let _ = <__wire::Plain as __wire::PlainField<PhantomData<W>>>::named;
            true && <__wire::Plain as __wire::Codec<T::Item>>::HAS_BLANK
                && <__wire::Plain as __wire::Codec<
                    [<U as Iterator>::Item; 2],
                >>::HAS_BLANK
                && <__wire::Plain as __wire::Codec<Option<T::Item>>>::HAS_BLANK
                && <__wire::Plain as __wire::Codec<Holder<V>>>::HAS_BLANK
                && <__wire::Plain as __wire::Codec<PhantomData<W>>>::HAS_BLANK
        };
        #[cfg_attr(not(debug_assertions), inline(always))]
        fn __blank() -> __wire::Option<Self> {
            let _ = <__wire::Plain as __wire::PlainField<T::Item>>::named;
            let _ = <__wire::Plain as __wire::PlainField<
                [<U as Iterator>::Item; 2],
            >>::named;
            let _ = <__wire::Plain as __wire::PlainField<Option<T::Item>>>::named;
            let _ = <__wire::Plain as __wire::PlainField<Holder<V>>>::named;
            let _ = <__wire::Plain as __wire::PlainField<PhantomData<W>>>::named;
            __wire::Some(Self {
                item: <__wire::Plain as __wire::Codec<T::Item>>::blank()?,
                list: <__wire::Plain as __wire::Codec<
                    [<U as Iterator>::Item; 2],
                >>::blank()?,
                same: <__wire::Plain as __wire::Codec<Option<T::Item>>>::blank()?,
                inner: <__wire::Plain as __wire::Codec<Holder<V>>>::blank()?,
                marker: <__wire::Plain as __wire::Codec<PhantomData<W>>>::blank()?,
            })
        }
    }
};
