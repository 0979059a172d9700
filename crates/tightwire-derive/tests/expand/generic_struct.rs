const _: () = {
    use ::tightwire::__private as __wire;
    #[automatically_derived]
    impl<'a, T: Clone + __wire::Wire, const N: usize> __wire::Wire for Tagged<'a, T, N>
    where
        T: Debug,
        Option<T>: __wire::Default,
    {
        const SCHEMA: __wire::Schema = {
            let _ = <__wire::Plain as __wire::PlainField<[T; N]>>::named;
            let _ = <__wire::Plain as __wire::PlainField<PhantomData<&'a ()>>>::named;
            __wire::Schema::structure(
                "Tagged",
                &[
                    __wire::field::<__wire::By<Self, 0>, u8>("tag"),
                    __wire::Field::new(
                            "values",
                            &<__wire::Plain as __wire::Codec<[T; N]>>::SCHEMA,
                        )
                        .known(<__wire::Plain as __wire::Codec<[T; N]>>::KNOWN),
                    __wire::Field::new(
                            "marker",
                            &<__wire::Plain as __wire::Codec<
                                PhantomData<&'a ()>,
                            >>::SCHEMA,
                        )
                        .known(
                            <__wire::Plain as __wire::Codec<PhantomData<&'a ()>>>::KNOWN,
                        ),
                ],
            )
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
            let _ = <__wire::Plain as __wire::PlainField<[T; N]>>::named;
            let _ = <__wire::Plain as __wire::PlainField<PhantomData<&'a ()>>>::named;
            let _ = __cache;
            wire_fields.field::<__wire::By<Self, 0>, u8>("tag", __tag)?;
            wire_fields.field::<__wire::Plain, [T; N]>("values", __values)?;
            wire_fields.field::<__wire::Plain, PhantomData<&'a ()>>("marker", __marker)?;
            wire_fields.finish()
        }
        #[cfg_attr(not(debug_assertions), inline(always))]
        fn read<__R: __wire::Reader>(
            wire_stream: &mut __R,
        ) -> __wire::Result<Self, __wire::ReadError> {
            let _ = <__wire::Plain as __wire::PlainField<[T; N]>>::named;
            let _ = <__wire::Plain as __wire::PlainField<PhantomData<&'a ()>>>::named;
            let mut wire_fields = __wire::ReadFields::<Self, 0, __R>::new(wire_stream);
            let wire_refusal = 'wire: {
                let __tag = match wire_fields.field::<0, __wire::By<Self, 0>, u8>("tag")
                {
                    __wire::Ok(wire_value) => wire_value,
                    __wire::Err(wire_error) => break 'wire wire_error,
                };
                let __values = match wire_fields
                    .field::<1, __wire::Plain, [T; N]>("values")
                {
                    __wire::Ok(wire_value) => wire_value,
                    __wire::Err(wire_error) => break 'wire wire_error,
                };
                let __marker = match wire_fields
                    .field::<2, __wire::Plain, PhantomData<&'a ()>>("marker")
                {
                    __wire::Ok(wire_value) => wire_value,
                    __wire::Err(wire_error) => break 'wire wire_error,
                };
                if let __wire::Err(wire_error) = wire_fields.finish() {
                    break 'wire wire_error;
                }
                let __cache: Option<T> = __wire::Default::default();
                return __wire::Ok(Self {
                    tag: __tag,
                    values: __values,
                    cache: __cache,
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
                tag: __tag,
                values: __values,
                cache: __cache,
                marker: __marker,
            } = self;
            let _ = <__wire::Plain as __wire::PlainField<[T; N]>>::named;
            let _ = <__wire::Plain as __wire::PlainField<PhantomData<&'a ()>>>::named;
            let mut wire_fields = __wire::ReadFields::<Self, 0, __R>::new(wire_stream);
            let wire_refusal = 'wire: {
                if let __wire::Err(wire_error) = wire_fields
                    .update::<0, __wire::By<Self, 0>, u8>("tag", __tag)
                {
                    break 'wire wire_error;
                }
                if let __wire::Err(wire_error) = wire_fields
                    .update::<1, __wire::Plain, [T; N]>("values", __values)
                {
                    break 'wire wire_error;
                }
                if let __wire::Err(wire_error) = wire_fields
                    .update::<2, __wire::Plain, PhantomData<&'a ()>>("marker", __marker)
                {
                    break 'wire wire_error;
                }
                if let __wire::Err(wire_error) = wire_fields.finish() {
                    break 'wire wire_error;
                }
                *__cache = __wire::Default::default();
                return __wire::Ok(());
            };
            __wire::Err(wire_fields.refuse(wire_refusal))
        }
        const __HAS_BLANK: ::core::primitive::bool = {
            let _ = <__wire::Plain as __wire::PlainField<[T; N]>>::named;
            let _ = <__wire::Plain as __wire::PlainField<PhantomData<&'a ()>>>::named;
            true && <__wire::Plain as __wire::Codec<[T; N]>>::HAS_BLANK
                && <__wire::Plain as __wire::Codec<PhantomData<&'a ()>>>::HAS_BLANK
        };
        #[cfg_attr(not(debug_assertions), inline(always))]
        fn __blank() -> __wire::Option<Self> {
            let _ = <__wire::Plain as __wire::PlainField<[T; N]>>::named;
            let _ = <__wire::Plain as __wire::PlainField<PhantomData<&'a ()>>>::named;
            __wire::Some(Self {
                tag: __wire::Default::default(),
                values: <__wire::Plain as __wire::Codec<[T; N]>>::blank()?,
                cache: __wire::Default::default(),
                marker: <__wire::Plain as __wire::Codec<PhantomData<&'a ()>>>::blank()?,
            })
        }
    }
    impl<'a, T: Clone + __wire::Wire, const N: usize> __wire::Declares<0>
    for Tagged<'a, T, N>
    where
        T: Debug,
        Option<T>: __wire::Default,
    {
        type Scalar = __wire::Int<<u8 as __wire::Leaf>::Leaf>;
        const SCALAR: Self::Scalar = __wire::Int::new(0, 9);
        const SHAPE: __wire::Shape<'static> = <Self as __wire::Declares<0>>::SCALAR
            .shape();
    }
};
