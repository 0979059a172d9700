const _: () = {
    use ::tightwire::__private as __wire;
    #[automatically_derived]
    impl __wire::Wire for Ping {
        const SCHEMA: __wire::Schema = __wire::Schema::Struct {
            name: "Ping",
            fields: &[],
        };
        #[cfg_attr(not(debug_assertions), inline(always))]
        fn write<__W: __wire::Writer>(
            &self,
            stream: &mut __W,
        ) -> __wire::Result<(), __wire::WriteError> {
            let mut fields = __wire::WriteFields::new(stream);
            let Self = self;
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
            *slot = __wire::Some(Self);
            __wire::Ok(())
        }
        #[cfg_attr(not(debug_assertions), inline(always))]
        fn read_into<__R: __wire::Reader>(
            &mut self,
            stream: &mut __R,
        ) -> __wire::Result<(), __wire::ReadError> {
            let Self = self;
            let mut fields = __wire::ReadFields::new(stream);
            __wire::Ok(())
        }
        #[cfg_attr(not(debug_assertions), inline(always))]
        fn blank() -> __wire::Option<Self> {
            __wire::Some(Self)
        }
    }
};
