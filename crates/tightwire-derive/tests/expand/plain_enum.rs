const _: () = {
    use ::tightwire::__private as __wire;
    #[automatically_derived]
    impl __wire::Wire for Team {
        const SCHEMA: __wire::Schema = __wire::Schema::Enum {
            name: "Team",
            tag_bits: 2,
            variants: &[
                __wire::Variant::new("Red", &[]),
                __wire::Variant::new("Green", &[]),
                __wire::Variant::new("Blue", &[]),
            ],
        };
        #[cfg_attr(not(debug_assertions), inline(always))]
        fn write<__W: __wire::Writer>(
            &self,
            stream: &mut __W,
        ) -> __wire::Result<(), __wire::WriteError> {
            let mut fields = __wire::WriteFields::new(stream);
            match self {
                Self::Red => {
                    fields.tag("Red", 0, 3, 2)?;
                }
                Self::Green => {
                    fields.tag("Green", 1, 3, 2)?;
                }
                Self::Blue => {
                    fields.tag("Blue", 2, 3, 2)?;
                }
            }
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
            let mut fields = __wire::ReadFields::new(stream);
            *slot = __wire::Some(
                match fields.tag(&["Red", "Green", "Blue"], 2)? {
                    0 => Self::Red,
                    1 => Self::Green,
                    2 => Self::Blue,
                    _ => return __wire::Err(fields.missing()),
                },
            );
            __wire::Ok(())
        }
        #[cfg_attr(not(debug_assertions), inline(always))]
        fn blank() -> __wire::Option<Self> {
            __wire::Some(Self::Red)
        }
    }
};
