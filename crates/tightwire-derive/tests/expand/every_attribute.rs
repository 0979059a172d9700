const _: () = {
    use game::tightwire::__private as __wire;
    #[automatically_derived]
    impl __wire::Wire for Everything {
        const SCHEMA: __wire::Schema = {
            let _ = <__wire::Len<
                8,
                __wire::By<Self, 0>,
            > as __wire::RangeField<Vec<Option<i16>>>>::named;
            let _ = <__wire::Rotation<9> as __wire::RotationField<[f32; 4]>>::named;
            let _ = <__wire::Direction<10> as __wire::DirectionField<[f32; 3]>>::named;
            let _ = <__wire::Bytes as __wire::BytesField<[u8; 5]>>::named;
            let _ = <__wire::Custom<Self, 15> as __wire::Codec<Duration>>::blank;
            let _ = <__wire::Subset<
                __wire::By<Self, 16>,
            > as __wire::Codec<[Option<u8>; 40]>>::blank;
            let _ = <__wire::Subset<
                __wire::Len<64, __wire::Plain>,
            > as __wire::Codec<Vec<Option<Body>>>>::blank;
            __wire::Schema::structure(
                "Everything",
                &[
                    __wire::Field::new(
                            "scores",
                            &<__wire::Len<
                                8,
                                __wire::By<Self, 0>,
                            > as __wire::Codec<Vec<Option<i16>>>>::SCHEMA,
                        )
                        .known(
                            <__wire::Len<
                                8,
                                __wire::By<Self, 0>,
                            > as __wire::Codec<Vec<Option<i16>>>>::KNOWN,
                        ),
                    __wire::field::<__wire::Bits<12>, u16>("tick"),
                    __wire::field::<__wire::By<Self, 2>, f32>("steer"),
                    __wire::field::<__wire::By<Self, 3>, i16>("angle"),
                    __wire::Field::new(
                            "rotation",
                            &<__wire::Rotation<9> as __wire::Codec<[f32; 4]>>::SCHEMA,
                        )
                        .known(<__wire::Rotation<9> as __wire::Codec<[f32; 4]>>::KNOWN),
                    __wire::Field::new(
                            "up",
                            &<__wire::Direction<10> as __wire::Codec<[f32; 3]>>::SCHEMA,
                        )
                        .known(
                            <__wire::Direction<10> as __wire::Codec<[f32; 3]>>::KNOWN,
                        ),
                    __wire::field::<__wire::Angle<10>, f32>("yaw"),
                    __wire::field::<__wire::Half, f32>("zoom"),
                    __wire::Field::new(
                            "key",
                            &<__wire::Bytes as __wire::Codec<[u8; 5]>>::SCHEMA,
                        )
                        .known(<__wire::Bytes as __wire::Codec<[u8; 5]>>::KNOWN),
                    __wire::Field::new("next", &__wire::relative::<u16>(1))
                        .known(__wire::Known::All),
                    __wire::Field::new(
                            "newest",
                            &__wire::Schema::wrapping(1, <u16 as __wire::Serial>::BITS),
                        )
                        .known(__wire::Known::All),
                    __wire::Field::new("", &__wire::Schema::align()),
                    __wire::field::<__wire::Plain, bool>("armed"),
                    __wire::Field::new("", &__wire::Schema::check("middle")),
                    __wire::Field::new(
                            "height",
                            &__wire::Schema::under(
                                &<__wire::Plain as __wire::Codec<u8>>::SCHEMA,
                                &__wire::Condition::All(
                                    &[
                                        __wire::Condition::Is(__wire::Part {
                                            field: 11,
                                            path: &[],
                                        }),
                                        __wire::Condition::Compare(
                                            __wire::Operand::Part(__wire::Part {
                                                field: 1,
                                                path: &[],
                                            }),
                                            __wire::Comparison::Greater,
                                            __wire::Operand::Constant(
                                                __wire::Constant::Number(5 as ::core::primitive::i128),
                                            ),
                                        ),
                                    ],
                                ),
                                __wire::Some(
                                    &__wire::Constant::Number(3 as ::core::primitive::i128),
                                ),
                            ),
                        )
                        .known(<__wire::Plain as __wire::Codec<u8>>::KNOWN),
                    __wire::Field::new(
                            "low",
                            &__wire::Schema::under(
                                &<__wire::Plain as __wire::Codec<bool>>::SCHEMA,
                                &__wire::Condition::Compare(
                                    __wire::Operand::Part(__wire::Part {
                                        field: 12,
                                        path: &[],
                                    }),
                                    __wire::Comparison::Equal,
                                    __wire::Operand::Constant(
                                        __wire::Constant::Number(3 as ::core::primitive::i128),
                                    ),
                                ),
                                __wire::None,
                            ),
                        )
                        .known(<__wire::Plain as __wire::Codec<bool>>::KNOWN),
                    __wire::field::<__wire::DefaultBit<__wire::Plain>, f32>("speed"),
                    __wire::Field::new(
                            "wait",
                            &<__wire::Custom<
                                Self,
                                15,
                            > as __wire::Codec<Duration>>::SCHEMA,
                        )
                        .known(
                            <__wire::Custom<Self, 15> as __wire::Codec<Duration>>::KNOWN,
                        ),
                    __wire::Field::new(
                            "slots",
                            &<__wire::Subset<
                                __wire::By<Self, 16>,
                            > as __wire::Codec<[Option<u8>; 40]>>::SCHEMA,
                        )
                        .known(
                            <__wire::Subset<
                                __wire::By<Self, 16>,
                            > as __wire::Codec<[Option<u8>; 40]>>::KNOWN,
                        ),
                    __wire::Field::new(
                            "bodies",
                            &<__wire::Subset<
                                __wire::Len<64, __wire::Plain>,
                            > as __wire::Codec<Vec<Option<Body>>>>::SCHEMA,
                        )
                        .known(
                            <__wire::Subset<
                                __wire::Len<64, __wire::Plain>,
                            > as __wire::Codec<Vec<Option<Body>>>>::KNOWN,
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
                scores: __scores,
                tick: __tick,
                steer: __steer,
                angle: __angle,
                rotation: __rotation,
                up: __up,
                yaw: __yaw,
                zoom: __zoom,
                key: __key,
                next: __next,
                newest: __newest,
                armed: __armed,
                height: __height,
                low: __low,
                speed: __speed,
                wait: __wait,
                slots: __slots,
                bodies: __bodies,
                cache: __cache,
            } = self;
            let _ = <__wire::Len<
                8,
                __wire::By<Self, 0>,
            > as __wire::RangeField<Vec<Option<i16>>>>::named;
            let _ = <__wire::Rotation<9> as __wire::RotationField<[f32; 4]>>::named;
            let _ = <__wire::Direction<10> as __wire::DirectionField<[f32; 3]>>::named;
            let _ = <__wire::Bytes as __wire::BytesField<[u8; 5]>>::named;
            let _ = <__wire::Custom<Self, 15> as __wire::Codec<Duration>>::blank;
            let _ = <__wire::Subset<
                __wire::By<Self, 16>,
            > as __wire::Codec<[Option<u8>; 40]>>::blank;
            let _ = <__wire::Subset<
                __wire::Len<64, __wire::Plain>,
            > as __wire::Codec<Vec<Option<Body>>>>::blank;
            let _ = __cache;
            wire_fields
                .field::<
                    __wire::Len<8, __wire::By<Self, 0>>,
                    Vec<Option<i16>>,
                >("scores", __scores)?;
            wire_fields.field::<__wire::Bits<12>, u16>("tick", __tick)?;
            wire_fields.field::<__wire::By<Self, 2>, f32>("steer", __steer)?;
            wire_fields.field::<__wire::By<Self, 3>, i16>("angle", __angle)?;
            wire_fields.field::<__wire::Rotation<9>, [f32; 4]>("rotation", __rotation)?;
            wire_fields.field::<__wire::Direction<10>, [f32; 3]>("up", __up)?;
            wire_fields.field::<__wire::Angle<10>, f32>("yaw", __yaw)?;
            wire_fields.field::<__wire::Half, f32>("zoom", __zoom)?;
            wire_fields.field::<__wire::Bytes, [u8; 5]>("key", __key)?;
            wire_fields.relative("next", __next, __tick)?;
            wire_fields.wrapping("newest", __newest, __tick)?;
            wire_fields.align()?;
            wire_fields.field::<__wire::Plain, bool>("armed", __armed)?;
            wire_fields.check("middle")?;
            let wire_absent: u8;
            let __height = if { (*__armed) && ((*__tick) > 5) } {
                wire_fields.present();
                wire_fields.field::<__wire::Plain, u8>("height", __height)?;
                __height
            } else {
                wire_fields.absent::<__wire::Plain, u8>();
                wire_absent = 3;
                &wire_absent
            };
            if { (*__height) == 3 } {
                wire_fields.present();
                wire_fields.field::<__wire::Plain, bool>("low", __low)?;
            } else {
                wire_fields.absent::<__wire::Plain, bool>();
            }
            wire_fields
                .field::<__wire::DefaultBit<__wire::Plain>, f32>("speed", __speed)?;
            wire_fields.field::<__wire::Custom<Self, 15>, Duration>("wait", __wait)?;
            wire_fields
                .field::<
                    __wire::Subset<__wire::By<Self, 16>>,
                    [Option<u8>; 40],
                >("slots", __slots)?;
            wire_fields
                .field::<
                    __wire::Subset<__wire::Len<64, __wire::Plain>>,
                    Vec<Option<Body>>,
                >("bodies", __bodies)?;
            wire_fields.finish()
        }
        #[cfg_attr(not(debug_assertions), inline(always))]
        fn read<__R: __wire::Reader>(
            wire_stream: &mut __R,
        ) -> __wire::Result<Self, __wire::ReadError> {
            let _ = <__wire::Len<
                8,
                __wire::By<Self, 0>,
            > as __wire::RangeField<Vec<Option<i16>>>>::named;
            let _ = <__wire::Rotation<9> as __wire::RotationField<[f32; 4]>>::named;
            let _ = <__wire::Direction<10> as __wire::DirectionField<[f32; 3]>>::named;
            let _ = <__wire::Bytes as __wire::BytesField<[u8; 5]>>::named;
            let _ = <__wire::Custom<Self, 15> as __wire::Codec<Duration>>::blank;
            let _ = <__wire::Subset<
                __wire::By<Self, 16>,
            > as __wire::Codec<[Option<u8>; 40]>>::blank;
            let _ = <__wire::Subset<
                __wire::Len<64, __wire::Plain>,
            > as __wire::Codec<Vec<Option<Body>>>>::blank;
            let mut wire_fields = __wire::ReadFields::<Self, 0, __R>::new(wire_stream);
            let wire_refusal = 'wire: {
                let __scores = match wire_fields
                    .field::<
                        0,
                        __wire::Len<8, __wire::By<Self, 0>>,
                        Vec<Option<i16>>,
                    >("scores")
                {
                    __wire::Ok(wire_value) => wire_value,
                    __wire::Err(wire_error) => break 'wire wire_error,
                };
                let __tick = match wire_fields.field::<1, __wire::Bits<12>, u16>("tick")
                {
                    __wire::Ok(wire_value) => wire_value,
                    __wire::Err(wire_error) => break 'wire wire_error,
                };
                let __steer = match wire_fields
                    .field::<2, __wire::By<Self, 2>, f32>("steer")
                {
                    __wire::Ok(wire_value) => wire_value,
                    __wire::Err(wire_error) => break 'wire wire_error,
                };
                let __angle = match wire_fields
                    .field::<3, __wire::By<Self, 3>, i16>("angle")
                {
                    __wire::Ok(wire_value) => wire_value,
                    __wire::Err(wire_error) => break 'wire wire_error,
                };
                let __rotation = match wire_fields
                    .field::<4, __wire::Rotation<9>, [f32; 4]>("rotation")
                {
                    __wire::Ok(wire_value) => wire_value,
                    __wire::Err(wire_error) => break 'wire wire_error,
                };
                let __up = match wire_fields
                    .field::<5, __wire::Direction<10>, [f32; 3]>("up")
                {
                    __wire::Ok(wire_value) => wire_value,
                    __wire::Err(wire_error) => break 'wire wire_error,
                };
                let __yaw = match wire_fields.field::<6, __wire::Angle<10>, f32>("yaw") {
                    __wire::Ok(wire_value) => wire_value,
                    __wire::Err(wire_error) => break 'wire wire_error,
                };
                let __zoom = match wire_fields.field::<7, __wire::Half, f32>("zoom") {
                    __wire::Ok(wire_value) => wire_value,
                    __wire::Err(wire_error) => break 'wire wire_error,
                };
                let __key = match wire_fields.field::<8, __wire::Bytes, [u8; 5]>("key") {
                    __wire::Ok(wire_value) => wire_value,
                    __wire::Err(wire_error) => break 'wire wire_error,
                };
                let __next = match wire_fields.relative::<u16>("next", &__tick) {
                    __wire::Ok(wire_value) => wire_value,
                    __wire::Err(wire_error) => break 'wire wire_error,
                };
                let __newest = match wire_fields.wrapping::<u16>("newest", &__tick) {
                    __wire::Ok(wire_value) => wire_value,
                    __wire::Err(wire_error) => break 'wire wire_error,
                };
                if let __wire::Err(wire_error) = wire_fields.align() {
                    break 'wire wire_error;
                }
                let __armed = match wire_fields.field::<12, __wire::Plain, bool>("armed")
                {
                    __wire::Ok(wire_value) => wire_value,
                    __wire::Err(wire_error) => break 'wire wire_error,
                };
                if let __wire::Err(wire_error) = wire_fields.check::<13>("middle") {
                    break 'wire wire_error;
                }
                let __height: u8 = if {
                    let __armed = &__armed;
                    let __tick = &__tick;
                    (*__armed) && ((*__tick) > 5)
                } {
                    match wire_fields.lone::<__wire::Plain, u8>("height") {
                        __wire::Ok(wire_value) => wire_value,
                        __wire::Err(wire_error) => break 'wire wire_error,
                    }
                } else {
                    3
                };
                let __low: bool = if {
                    let __height = &__height;
                    (*__height) == 3
                } {
                    match wire_fields.lone::<__wire::Plain, bool>("low") {
                        __wire::Ok(wire_value) => wire_value,
                        __wire::Err(wire_error) => break 'wire wire_error,
                    }
                } else {
                    __wire::Default::default()
                };
                let __speed = match wire_fields
                    .field::<16, __wire::DefaultBit<__wire::Plain>, f32>("speed")
                {
                    __wire::Ok(wire_value) => wire_value,
                    __wire::Err(wire_error) => break 'wire wire_error,
                };
                let __wait = match wire_fields
                    .field::<17, __wire::Custom<Self, 15>, Duration>("wait")
                {
                    __wire::Ok(wire_value) => wire_value,
                    __wire::Err(wire_error) => break 'wire wire_error,
                };
                let __slots = match wire_fields
                    .field::<
                        18,
                        __wire::Subset<__wire::By<Self, 16>>,
                        [Option<u8>; 40],
                    >("slots")
                {
                    __wire::Ok(wire_value) => wire_value,
                    __wire::Err(wire_error) => break 'wire wire_error,
                };
                let __bodies = match wire_fields
                    .field::<
                        19,
                        __wire::Subset<__wire::Len<64, __wire::Plain>>,
                        Vec<Option<Body>>,
                    >("bodies")
                {
                    __wire::Ok(wire_value) => wire_value,
                    __wire::Err(wire_error) => break 'wire wire_error,
                };
                if let __wire::Err(wire_error) = wire_fields.finish() {
                    break 'wire wire_error;
                }
                let __cache: u64 = __wire::Default::default();
                return __wire::Ok(Self {
                    scores: __scores,
                    tick: __tick,
                    steer: __steer,
                    angle: __angle,
                    rotation: __rotation,
                    up: __up,
                    yaw: __yaw,
                    zoom: __zoom,
                    key: __key,
                    next: __next,
                    newest: __newest,
                    armed: __armed,
                    height: __height,
                    low: __low,
                    speed: __speed,
                    wait: __wait,
                    slots: __slots,
                    bodies: __bodies,
                    cache: __cache,
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
                scores: __scores,
                tick: __tick,
                steer: __steer,
                angle: __angle,
                rotation: __rotation,
                up: __up,
                yaw: __yaw,
                zoom: __zoom,
                key: __key,
                next: __next,
                newest: __newest,
                armed: __armed,
                height: __height,
                low: __low,
                speed: __speed,
                wait: __wait,
                slots: __slots,
                bodies: __bodies,
                cache: __cache,
            } = self;
            let _ = <__wire::Len<
                8,
                __wire::By<Self, 0>,
            > as __wire::RangeField<Vec<Option<i16>>>>::named;
            let _ = <__wire::Rotation<9> as __wire::RotationField<[f32; 4]>>::named;
            let _ = <__wire::Direction<10> as __wire::DirectionField<[f32; 3]>>::named;
            let _ = <__wire::Bytes as __wire::BytesField<[u8; 5]>>::named;
            let _ = <__wire::Custom<Self, 15> as __wire::Codec<Duration>>::blank;
            let _ = <__wire::Subset<
                __wire::By<Self, 16>,
            > as __wire::Codec<[Option<u8>; 40]>>::blank;
            let _ = <__wire::Subset<
                __wire::Len<64, __wire::Plain>,
            > as __wire::Codec<Vec<Option<Body>>>>::blank;
            let mut wire_fields = __wire::ReadFields::<Self, 0, __R>::new(wire_stream);
            let wire_refusal = 'wire: {
                if let __wire::Err(wire_error) = wire_fields
                    .update::<
                        0,
                        __wire::Len<8, __wire::By<Self, 0>>,
                        Vec<Option<i16>>,
                    >("scores", __scores)
                {
                    break 'wire wire_error;
                }
                if let __wire::Err(wire_error) = wire_fields
                    .update::<1, __wire::Bits<12>, u16>("tick", __tick)
                {
                    break 'wire wire_error;
                }
                if let __wire::Err(wire_error) = wire_fields
                    .update::<2, __wire::By<Self, 2>, f32>("steer", __steer)
                {
                    break 'wire wire_error;
                }
                if let __wire::Err(wire_error) = wire_fields
                    .update::<3, __wire::By<Self, 3>, i16>("angle", __angle)
                {
                    break 'wire wire_error;
                }
                if let __wire::Err(wire_error) = wire_fields
                    .update::<4, __wire::Rotation<9>, [f32; 4]>("rotation", __rotation)
                {
                    break 'wire wire_error;
                }
                if let __wire::Err(wire_error) = wire_fields
                    .update::<5, __wire::Direction<10>, [f32; 3]>("up", __up)
                {
                    break 'wire wire_error;
                }
                if let __wire::Err(wire_error) = wire_fields
                    .update::<6, __wire::Angle<10>, f32>("yaw", __yaw)
                {
                    break 'wire wire_error;
                }
                if let __wire::Err(wire_error) = wire_fields
                    .update::<7, __wire::Half, f32>("zoom", __zoom)
                {
                    break 'wire wire_error;
                }
                if let __wire::Err(wire_error) = wire_fields
                    .update::<8, __wire::Bytes, [u8; 5]>("key", __key)
                {
                    break 'wire wire_error;
                }
                *__next = match wire_fields.relative("next", __tick) {
                    __wire::Ok(wire_value) => wire_value,
                    __wire::Err(wire_error) => break 'wire wire_error,
                };
                *__newest = match wire_fields.wrapping("newest", __tick) {
                    __wire::Ok(wire_value) => wire_value,
                    __wire::Err(wire_error) => break 'wire wire_error,
                };
                if let __wire::Err(wire_error) = wire_fields.align() {
                    break 'wire wire_error;
                }
                if let __wire::Err(wire_error) = wire_fields
                    .update::<12, __wire::Plain, bool>("armed", __armed)
                {
                    break 'wire wire_error;
                }
                if let __wire::Err(wire_error) = wire_fields.check::<13>("middle") {
                    break 'wire wire_error;
                }
                if { (*__armed) && ((*__tick) > 5) } {
                    if let __wire::Err(wire_error) = wire_fields
                        .update_lone::<__wire::Plain, u8>("height", __height)
                    {
                        break 'wire wire_error;
                    }
                } else {
                    *__height = 3;
                }
                if { (*__height) == 3 } {
                    if let __wire::Err(wire_error) = wire_fields
                        .update_lone::<__wire::Plain, bool>("low", __low)
                    {
                        break 'wire wire_error;
                    }
                } else {
                    *__low = __wire::Default::default();
                }
                if let __wire::Err(wire_error) = wire_fields
                    .update::<
                        16,
                        __wire::DefaultBit<__wire::Plain>,
                        f32,
                    >("speed", __speed)
                {
                    break 'wire wire_error;
                }
                if let __wire::Err(wire_error) = wire_fields
                    .update::<17, __wire::Custom<Self, 15>, Duration>("wait", __wait)
                {
                    break 'wire wire_error;
                }
                if let __wire::Err(wire_error) = wire_fields
                    .update::<
                        18,
                        __wire::Subset<__wire::By<Self, 16>>,
                        [Option<u8>; 40],
                    >("slots", __slots)
                {
                    break 'wire wire_error;
                }
                if let __wire::Err(wire_error) = wire_fields
                    .update::<
                        19,
                        __wire::Subset<__wire::Len<64, __wire::Plain>>,
                        Vec<Option<Body>>,
                    >("bodies", __bodies)
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
            let _ = <__wire::Len<
                8,
                __wire::By<Self, 0>,
            > as __wire::RangeField<Vec<Option<i16>>>>::named;
            let _ = <__wire::Rotation<9> as __wire::RotationField<[f32; 4]>>::named;
            let _ = <__wire::Direction<10> as __wire::DirectionField<[f32; 3]>>::named;
            let _ = <__wire::Bytes as __wire::BytesField<[u8; 5]>>::named;
            let _ = <__wire::Custom<Self, 15> as __wire::Codec<Duration>>::blank;
            let _ = <__wire::Subset<
                __wire::By<Self, 16>,
            > as __wire::Codec<[Option<u8>; 40]>>::blank;
            let _ = <__wire::Subset<
                __wire::Len<64, __wire::Plain>,
            > as __wire::Codec<Vec<Option<Body>>>>::blank;
            true
                && <__wire::Len<
                    8,
                    __wire::By<Self, 0>,
                > as __wire::Codec<Vec<Option<i16>>>>::HAS_BLANK
                && <__wire::Rotation<9> as __wire::Codec<[f32; 4]>>::HAS_BLANK
                && <__wire::Direction<10> as __wire::Codec<[f32; 3]>>::HAS_BLANK
                && <__wire::Bytes as __wire::Codec<[u8; 5]>>::HAS_BLANK
                && <__wire::Custom<Self, 15> as __wire::Codec<Duration>>::HAS_BLANK
                && <__wire::Subset<
                    __wire::By<Self, 16>,
                > as __wire::Codec<[Option<u8>; 40]>>::HAS_BLANK
                && <__wire::Subset<
                    __wire::Len<64, __wire::Plain>,
                > as __wire::Codec<Vec<Option<Body>>>>::HAS_BLANK
        };
        #[cfg_attr(not(debug_assertions), inline(always))]
        fn __blank() -> __wire::Option<Self> {
            let _ = <__wire::Len<
                8,
                __wire::By<Self, 0>,
            > as __wire::RangeField<Vec<Option<i16>>>>::named;
            let _ = <__wire::Rotation<9> as __wire::RotationField<[f32; 4]>>::named;
            let _ = <__wire::Direction<10> as __wire::DirectionField<[f32; 3]>>::named;
            let _ = <__wire::Bytes as __wire::BytesField<[u8; 5]>>::named;
            let _ = <__wire::Custom<Self, 15> as __wire::Codec<Duration>>::blank;
            let _ = <__wire::Subset<
                __wire::By<Self, 16>,
            > as __wire::Codec<[Option<u8>; 40]>>::blank;
            let _ = <__wire::Subset<
                __wire::Len<64, __wire::Plain>,
            > as __wire::Codec<Vec<Option<Body>>>>::blank;
            __wire::Some(Self {
                scores: <__wire::Len<
                    8,
                    __wire::By<Self, 0>,
                > as __wire::Codec<Vec<Option<i16>>>>::blank()?,
                tick: __wire::Default::default(),
                steer: __wire::Default::default(),
                angle: __wire::Default::default(),
                rotation: <__wire::Rotation<9> as __wire::Codec<[f32; 4]>>::blank()?,
                up: <__wire::Direction<10> as __wire::Codec<[f32; 3]>>::blank()?,
                yaw: __wire::Default::default(),
                zoom: __wire::Default::default(),
                key: <__wire::Bytes as __wire::Codec<[u8; 5]>>::blank()?,
                next: __wire::Default::default(),
                newest: __wire::Default::default(),
                armed: __wire::Default::default(),
                height: __wire::Default::default(),
                low: __wire::Default::default(),
                speed: __wire::Default::default(),
                wait: <__wire::Custom<Self, 15> as __wire::Codec<Duration>>::blank()?,
                slots: <__wire::Subset<
                    __wire::By<Self, 16>,
                > as __wire::Codec<[Option<u8>; 40]>>::blank()?,
                bodies: <__wire::Subset<
                    __wire::Len<64, __wire::Plain>,
                > as __wire::Codec<Vec<Option<Body>>>>::blank()?,
                cache: __wire::Default::default(),
            })
        }
    }
    impl __wire::Declares<0> for Everything {
        type Scalar = __wire::Int<<Vec<Option<i16>> as __wire::Leaf>::Leaf>;
        const SCALAR: Self::Scalar = __wire::Int::new(0, 10);
        const SHAPE: __wire::Shape<'static> = <Self as __wire::Declares<0>>::SCALAR
            .shape();
    }
    impl __wire::Declares<2> for Everything {
        type Scalar = __wire::Compressed;
        const SCALAR: Self::Scalar = __wire::Compressed::new(-1.0, 1.0, 0.01);
        const SHAPE: __wire::Shape<'static> = <Self as __wire::Declares<2>>::SCALAR
            .shape();
    }
    const _: () = ::core::assert!(
        __wire::steps_are_possible(< Everything as __wire::Declares < 2 >> ::SHAPE),
        "a compressed float needs a range with min < max and a resolution above 0"
    );
    const _: () = ::core::assert!(
        __wire::steps_are_few_enough(< Everything as __wire::Declares < 2 >> ::SHAPE),
        "more than 2^23 steps, which an `f32` cannot distinguish: use a coarser resolution, or a plain `f32`, which is exact in 32 bits"
    );
    impl __wire::Declares<3> for Everything {
        type Scalar = __wire::Fixed<<i16 as __wire::Leaf>::Leaf>;
        const SCALAR: Self::Scalar = __wire::Fixed::new(-100, 100, 8);
        const SHAPE: __wire::Shape<'static> = <Self as __wire::Declares<3>>::SCALAR
            .shape();
    }
    const _: () = ::core::assert!(
        __wire::fixed_fits:: << i16 as __wire::Leaf > ::Leaf > (< Everything as
        __wire::Declares < 3 >> ::SHAPE),
        "this range, with its fraction bits, does not fit the type of the field"
    );
    impl __wire::With<Duration, 15> for Everything {
        const SCHEMA: __wire::Schema = __wire::Schema::opaque("millis").at_most(32);
        fn write<__W: __wire::Writer>(
            wire_value: &Duration,
            wire_stream: &mut __W,
        ) -> __wire::Result<(), __wire::WriteError> {
            millis::write(wire_value, wire_stream)
        }
        fn read<__R: __wire::Reader>(
            wire_stream: &mut __R,
        ) -> __wire::Result<Duration, __wire::ReadError> {
            millis::read(wire_stream)
        }
    }
    impl __wire::Declares<16> for Everything {
        type Scalar = __wire::Int<<[Option<u8>; 40] as __wire::Leaf>::Leaf>;
        const SCALAR: Self::Scalar = __wire::Int::new(0, 9);
        const SHAPE: __wire::Shape<'static> = <Self as __wire::Declares<16>>::SCALAR
            .shape();
    }
    const _: () = ::core::assert!(
        < __wire::Bits < 12 > as __wire::Codec < u16 >> ::KNOWN
        .answers(__wire::Known::All),
        "the reader may not get exactly the writer's `tick`, so a number relative to it could arrive changed: it is custom code; use a field that is encoded exactly"
    );
    const _: () = ::core::assert!(
        < __wire::Bits < 12 > as __wire::Codec < u16 >> ::KNOWN
        .answers(__wire::Known::All),
        "the reader may not get exactly the writer's `tick`, so a number relative to it could arrive changed: it is custom code; use a field that is encoded exactly"
    );
    const _: () = ::core::assert!(
        < __wire::Plain as __wire::Codec < bool >> ::KNOWN.answers(__wire::Known::All),
        "the reader may not get exactly the writer's `armed`, so the two sides could disagree: it is, or contains, a value that is rounded, skipped, absent or custom code; use a value that is encoded exactly"
    );
    const _: () = ::core::assert!(
        < __wire::Bits < 12 > as __wire::Codec < u16 >> ::KNOWN
        .answers(__wire::Known::All),
        "the reader may not get exactly the writer's `tick`, so the two sides could disagree: it is, or contains, a value that is rounded, skipped, absent or custom code; use a value that is encoded exactly"
    );
    const _: () = ::core::assert!(
        < __wire::Plain as __wire::Codec < u8 >> ::KNOWN.answers(__wire::Known::All),
        "the reader may not get exactly the writer's `height`, so the two sides could disagree: it is, or contains, a value that is rounded, skipped, absent or custom code; use a value that is encoded exactly"
    );
};
