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
            wire_stream: &mut __W,
        ) -> __wire::Result<(), __wire::WriteError> {
            let mut wire_fields = __wire::WriteFields::new(wire_stream);
            match self {
                Self::Red => {
                    wire_fields.tag("Red", 0, 3, 2)?;
                }
                Self::Green => {
                    wire_fields.tag("Green", 1, 3, 2)?;
                }
                Self::Blue => {
                    wire_fields.tag("Blue", 2, 3, 2)?;
                }
            }
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
            let mut wire_fields = __wire::ReadFields::new(wire_stream);
            *wire_slot = __wire::Some(
                match wire_fields.tag(&["Red", "Green", "Blue"], 2)? {
                    0 => Self::Red,
                    1 => Self::Green,
                    2 => Self::Blue,
                    _ => return __wire::Err(wire_fields.missing()),
                },
            );
            __wire::Ok(())
        }
        #[cfg_attr(not(debug_assertions), inline(always))]
        fn __blank() -> __wire::Option<Self> {
            __wire::Some(Self::Red)
        }
    }
};
