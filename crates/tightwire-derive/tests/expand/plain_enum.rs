const _: () = {
    use ::tightwire::__private as __wire;
    #[automatically_derived]
    impl ::tightwire::Wire for Team {
        const SCHEMA: ::tightwire::Schema = ::tightwire::Schema::Enum {
            name: "Team",
            tag_bits: 2u32,
            variants: &[
                ::tightwire::Variant {
                    name: "Red",
                    fields: &[],
                },
                ::tightwire::Variant {
                    name: "Green",
                    fields: &[],
                },
                ::tightwire::Variant {
                    name: "Blue",
                    fields: &[],
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
                Self::Red => {
                    fields.tag("Red", 0u32, 3u32, 2u32)?;
                }
                Self::Green => {
                    fields.tag("Green", 1u32, 3u32, 2u32)?;
                }
                Self::Blue => {
                    fields.tag("Blue", 2u32, 3u32, 2u32)?;
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
                match fields.tag(&["Red", "Green", "Blue"], 2u32)? {
                    0u32 => Self::Red,
                    1u32 => Self::Green,
                    2u32 => Self::Blue,
                    _ => return ::core::result::Result::Err(fields.missing()),
                },
            );
            ::core::result::Result::Ok(())
        }
        #[cfg_attr(not(debug_assertions), inline(always))]
        fn blank() -> ::core::option::Option<Self> {
            ::core::option::Option::Some(Self::Red)
        }
    }
};
