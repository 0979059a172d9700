const _: () = {
    use ::tightwire::__private as __wire;
    #[automatically_derived]
    impl ::tightwire::Wire for Ping {
        const SCHEMA: ::tightwire::Schema = ::tightwire::Schema::Struct {
            name: "Ping",
            fields: &[],
        };
        #[cfg_attr(not(debug_assertions), inline(always))]
        fn write<__W: ::tightwire::Writer>(
            &self,
            stream: &mut __W,
        ) -> ::core::result::Result<(), ::tightwire::WriteError> {
            let mut fields = __wire::WriteFields::new(stream);
            let Self = self;
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
            *slot = ::core::option::Option::Some(Self);
            ::core::result::Result::Ok(())
        }
        #[cfg_attr(not(debug_assertions), inline(always))]
        fn read_into<__R: ::tightwire::Reader>(
            &mut self,
            stream: &mut __R,
        ) -> ::core::result::Result<(), ::tightwire::ReadError> {
            let Self = self;
            let mut fields = __wire::ReadFields::new(stream);
            ::core::result::Result::Ok(())
        }
        #[cfg_attr(not(debug_assertions), inline(always))]
        fn blank() -> ::core::option::Option<Self> {
            ::core::option::Option::Some(Self)
        }
    }
};
