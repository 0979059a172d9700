// Types 0 to 31 of seed 4, made by tools/declare: not to be edited.

use super::library::scope::*;

pub mod t0 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq)]
    pub struct Root {
        #[wire(angle = 4)] pub b: [f32; 9],
        #[wire(half)] pub slot: f32,
        #[wire(bits = 128)] pub blank: Option<Option<u128>>,
        #[wire(range = 13..=65, if = blank.is_none())] pub stream: u64,
        #[wire(fixed(0..=44, 0), max_len = 5)] pub len: Cow<'static, [Option<u32>]>,
        #[wire(range = -88..=84, if = blank.is_some(), default = 4)] pub d: i32,
        #[wire(align, bits = 128, if = blank.is_none())] pub bits: u128,
        #[wire(max_len = 13, default_bit)] pub c: [std::collections::HashSet<std::num::NonZeroI16>; 2],
        #[wire(angle = 12, if = d > 1)] pub x8: f64,
        #[wire(relative_to = bits)] pub a: u128,
        #[wire(range = 24..=86, if = d > 3)] pub x10: Option<i32>,
        pub flag: Option<Option<i16>>,
        #[wire(smallest_three = 13)] pub x12: [f32; 4],
        #[wire(with = small_or_large_u16, max_bits = 17)] pub x13: u16,
        #[wire(bytes, max_len = 1)] pub x14: Cow<'static, [u8]>,
        #[wire(range = -78..=2, if = blank.is_some(), default_bit)] pub r#type: Option<i32>,
        #[wire(range = -25..=13)] pub x16: i64,
        #[wire(fixed(-11..=38, 7))] pub value: Option<Option<i16>>,
    }
    declare::neutral_struct!([] [] Root b slot blank stream len d bits c x8 a x10 flag x12 x13 x14 r#type x16 value);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Array(9, Box::new(Twin::Angle(4, false)))), field(Twin::Half), field(Twin::Option(Box::new(Twin::Option(Box::new(Twin::Bits(Int::U128, 128)))))), field(Twin::Range(Int::U64, Num::Above(13), Num::Above(65))).when(Condition::Not(Box::new(Condition::Some(vec![2]))), Value::int(0)), field(Twin::List(5, Box::new(Twin::Option(Box::new(Twin::Fixed(Int::U32, 0, 44, 0)))))), field(Twin::Range(Int::I32, Num::Below(-88), Num::Above(84))).when(Condition::Some(vec![2]), Value::int(4)), field(Twin::Bits(Int::U128, 128)).align().when(Condition::Not(Box::new(Condition::Some(vec![2]))), Value::int(0)), field(Twin::Array(2, Box::new(Twin::Ascending(13, Box::new(Twin::NonZero(Box::new(Twin::Range(Int::I16, Num::Below(-32768), Num::Above(32767))))), false)))).default_bit(Value::Many(vec![Value::Many(vec![]), Value::Many(vec![])])), field(Twin::Angle(12, true)).when(Condition::Above(vec![5], Num::Above(1)), Value::F64(0x0)), field(Twin::Relative(Int::U128, 6)), field(Twin::Option(Box::new(Twin::Range(Int::I32, Num::Above(24), Num::Above(86))))).when(Condition::Above(vec![5], Num::Above(3)), Value::NONE), field(Twin::Option(Box::new(Twin::Option(Box::new(Twin::Range(Int::I16, Num::Below(-32768), Num::Above(32767))))))), field(Twin::SmallestThree(13)), field(Twin::SmallOrLarge(Int::U16)), field(Twin::ByteList(1)), field(Twin::Option(Box::new(Twin::Range(Int::I32, Num::Below(-78), Num::Above(2))))).when(Condition::Some(vec![2]), Value::NONE).default_bit(Value::NONE), field(Twin::Range(Int::I64, Num::Below(-25), Num::Above(13))), field(Twin::Option(Box::new(Twin::Option(Box::new(Twin::Fixed(Int::I16, -11, 38, 7))))))])
    }
}

pub mod t1 {
    use super::*;

    #[derive(Clone, Debug, PartialEq, Default)]
    pub struct Root {
        pub c: Option<f32>,
        pub slot: f32,
        pub flag: Option<bool>,
    }
    impl Root {
        fn serialize<S: Stream>(&mut self, stream: &mut S) -> tightwire::Result<S> {
            stream.option(&mut self.c, |stream, x| stream.angle(x, 19))?;
            stream.compressed(&mut self.slot, -256.0..=256.0, 0.001)?;
            stream.option(&mut self.flag, |stream, x| stream.bool(x))?;
            Ok(())
        }
    }
    tightwire::unified!(Root, version = 2);
    declare::neutral_struct!([] [] Root c slot flag);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Option(Box::new(Twin::Angle(19, false)))), field(Twin::Compressed(-256.0, 256.0, 0.001)), field(Twin::Option(Box::new(Twin::Bool)))])
    }
}

pub mod t2 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    #[wire(crate = tightwire)]
    pub struct Root(
        #[wire(align)] pub bool,
        #[wire(bits = 128)] pub u128,
        #[wire(range = 0..=1, max_len = 5)] pub Vec<i32>,
        #[wire(with = nothing, check = "players")] pub i64,
        #[wire(max_len = 9)] pub std::collections::BTreeMap<(), [std::num::Wrapping<i8>; 5]>,
        #[wire(range = i32::MIN..=i32::MAX)] pub i32,
        #[wire(smallest_three = 3)] pub Option<[f32; 4]>,
    );
    declare::neutral_struct!([] [] Root 0 1 2 3 4 5 6);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Bool).align(), field(Twin::Bits(Int::U128, 128)), field(Twin::List(5, Box::new(Twin::Range(Int::I32, Num::Above(0), Num::Above(1))))), field(Twin::Nothing(Value::int(0), Box::new(Twin::Range(Int::I64, Num::Below(-9223372036854775808), Num::Above(9223372036854775807))))).check("players"), field(Twin::Ascending(9, Box::new(Twin::Record(vec![field(Twin::Unit), field(Twin::Array(5, Box::new(Twin::Range(Int::I8, Num::Below(-128), Num::Above(127)))))])), true)), field(Twin::Range(Int::I32, Num::Below(-2147483648), Num::Above(2147483647))), field(Twin::Option(Box::new(Twin::SmallestThree(3))))])
    }
}

pub mod t3 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq)]
    pub enum H0 {
        V0(
            #[wire(range = 5..=5)] i16,
            #[wire(max_len = 95)] Vec<()>,
        ),
    }
    impl Default for H0 { fn default() -> Self { Self::V0 { 0: Default::default(), 1: Default::default() } } }
    declare::neutral_enum!([] [] H0 0 V0 { 0 x0 1 x1 });

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct Root {
        #[wire(skip, default = 3)] pub c: u16,
        #[wire(skip)] pub slot: Option<u32>,
        #[wire(range = 63..=63, rename = "old 2", default_bit, check = "end")] pub flag: usize,
        #[wire(relative_to = flag)] pub value: usize,
        #[wire(rename = "old 4", if = !(flag > 1))] pub len: H0,
        #[wire(relative_to = value, if = value > 1)] pub d: usize,
        #[wire(if = d > 2, default = true)] pub tag: bool,
    }
    declare::neutral_struct!([] [] Root c slot flag value len d tag);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Bits(Int::U16, 7)).skip(Value::int(3)), field(Twin::Option(Box::new(Twin::Range(Int::U32, Num::Above(39), Num::Above(75))))).skip(Value::NONE), field(Twin::Range(Int::Usize, Num::Above(63), Num::Above(63))).default_bit(Value::int(0)).check("end"), field(Twin::Relative(Int::Usize, 2)), field(Twin::Choice(0, vec![vec![field(Twin::Range(Int::I16, Num::Above(5), Num::Above(5))), field(Twin::List(95, Box::new(Twin::Unit)))]])).when(Condition::Not(Box::new(Condition::Above(vec![2], Num::Above(1)))), Value::Variant(0, vec![Value::int(0), Value::Many(vec![])])), field(Twin::Relative(Int::Usize, 3)).when(Condition::Above(vec![3], Num::Above(1)), Value::int(0)), field(Twin::Bool).when(Condition::Above(vec![5], Num::Above(2)), Value::Bool(true))])
    }
}

pub mod t4 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct Root {
        pub a: i32,
        #[wire(bits = 30, if = a > 3)] pub slot: u32,
        #[wire(range = i8::MIN..=i8::MAX)] pub x2: i8,
        #[wire(range = 0..=100, if = slot > 1)] pub g: u32,
        #[wire(half, if = g == 1)] pub tag: f32,
    }
    declare::neutral_struct!([] [] Root a slot x2 g tag);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Range(Int::I32, Num::Below(-2147483648), Num::Above(2147483647))), field(Twin::Bits(Int::U32, 30)).when(Condition::Above(vec![0], Num::Above(3)), Value::int(0)), field(Twin::Range(Int::I8, Num::Below(-128), Num::Above(127))), field(Twin::Range(Int::U32, Num::Above(0), Num::Above(100))).when(Condition::Above(vec![1], Num::Above(1)), Value::int(0)), field(Twin::Half).when(Condition::Equal(vec![3], Value::int(1)), Value::F32(0x0))])
    }
}

pub mod t5 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq)]
    pub enum Root {
        V0 {
            #[wire(bytes, max_len = 13)] a: Option<Vec<u8>>,
            #[wire(range = 0..=100)] fields: i32,
            flag: Option<u16>,
            #[wire(range = -49..=-7)] stream: i64,
        },
        V1,
        V2 {
        },
        V3(
            #[wire(range = 11..=18, rename = "old 0")] i32,
            bool,
            u32,
            bool,
        ),
        V4 {
            c: bool,
            #[wire(skip, default = 5)] slot: i32,
            #[wire(range = 0..=1, rename = "old 2")] blank: Option<i16>,
            #[wire(bits = 48, default_bit)] value: u64,
        },
        V5,
        V6,
        V7(
            i8,
            #[wire(compressed(-1.0..=1.0, 0.01), if = !(field_0 > 4))] f32,
            #[wire(if = field_0 == 1)] i32,
            #[wire(half)] f32,
        ),
        V8,
    }
    impl Default for Root { fn default() -> Self { Self::V1 {  } } }
    declare::neutral_enum!([] [] Root 0 V0 { a x0 fields x1 flag x2 stream x3 } 1 V1 {  } 2 V2 {  } 3 V3 { 0 x0 1 x1 2 x2 3 x3 } 4 V4 { c x0 slot x1 blank x2 value x3 } 5 V5 {  } 6 V6 {  } 7 V7 { 0 x0 1 x1 2 x2 3 x3 } 8 V8 {  });

    pub fn twin() -> Twin {
        Twin::Choice(4, vec![vec![field(Twin::Option(Box::new(Twin::ByteList(13)))), field(Twin::Range(Int::I32, Num::Above(0), Num::Above(100))), field(Twin::Option(Box::new(Twin::Bits(Int::U16, 16)))), field(Twin::Range(Int::I64, Num::Below(-49), Num::Below(-7)))], vec![], vec![], vec![field(Twin::Range(Int::I32, Num::Above(11), Num::Above(18))), field(Twin::Bool), field(Twin::Bits(Int::U32, 32)), field(Twin::Bool)], vec![field(Twin::Bool), field(Twin::Range(Int::I32, Num::Below(-2147483648), Num::Above(2147483647))).skip(Value::int(5)), field(Twin::Option(Box::new(Twin::Range(Int::I16, Num::Above(0), Num::Above(1))))), field(Twin::Bits(Int::U64, 48)).default_bit(Value::int(0))], vec![], vec![], vec![field(Twin::Range(Int::I8, Num::Below(-128), Num::Above(127))), field(Twin::Compressed(-1.0, 1.0, 0.01)).when(Condition::Not(Box::new(Condition::Above(vec![0], Num::Above(4)))), Value::F32(0x0)), field(Twin::Range(Int::I32, Num::Below(-2147483648), Num::Above(2147483647))).when(Condition::Equal(vec![0], Value::int(1)), Value::int(0)), field(Twin::Half)], vec![]])
    }
}

pub mod t6 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct Root(
        pub bool,
        #[wire(range = 0..=4294967295)] pub usize,
        pub bool,
    );
    declare::neutral_struct!([] [] Root 0 1 2);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Bool), field(Twin::Range(Int::Usize, Num::Above(0), Num::Above(4294967295))), field(Twin::Bool)])
    }
}

pub mod t7 {
    use super::*;

    #[derive(Clone, Debug, PartialEq, Default)]
    pub struct Root {
        pub a: Option<i32>,
        pub value: Option<bool>,
        pub blank: [u64; 0],
        pub x3: Option<bool>,
        pub x4: [f32; 4],
    }
    impl Root {
        fn serialize<S: Stream>(&mut self, stream: &mut S) -> tightwire::Result<S> {
            stream.option(&mut self.a, |stream, x| stream.fixed(x, -2..=36, 6))?;
            if matches!(self.a, Some(x) if x > 0) { let mut rests = self.value == <Option<bool>>::default(); stream.bool(&mut rests)?; if rests { self.value = Default::default(); } else { stream.option(&mut self.value, |stream, x| stream.bool(x))?; } } else { self.value = Default::default(); }
            self.blank = Default::default();
            let mut rests = self.x3 == <Option<bool>>::default(); stream.bool(&mut rests)?; if rests { self.x3 = Default::default(); } else { stream.option(&mut self.x3, |stream, x| stream.bool(x))?; }
            let mut rests = self.x4 == <[f32; 4]>::default(); stream.bool(&mut rests)?; if rests { self.x4 = Default::default(); } else { stream.smallest_three(&mut self.x4, 9)?; }
            Ok(())
        }
    }
    tightwire::unified!(Root, version = 2, max_bits = 49);
    declare::neutral_struct!([] [] Root a value blank x3 x4);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Option(Box::new(Twin::Fixed(Int::I32, -2, 36, 6)))), field(Twin::Option(Box::new(Twin::Bool))).when(Condition::SomeAbove(vec![0], Num::Above(0)), Value::NONE).default_bit(Value::NONE), field(Twin::Array(0, Box::new(Twin::Range(Int::U64, Num::Above(0), Num::Above(100))))).skip(Value::Many(vec![])), field(Twin::Option(Box::new(Twin::Bool))).default_bit(Value::NONE), field(Twin::SmallestThree(9)).default_bit(Value::Many(vec![Value::F32(0x0), Value::F32(0x0), Value::F32(0x0), Value::F32(0x0)]))])
    }
}

pub mod t8 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq)]
    #[wire(tag_bits = 6)]
    pub enum H0 {
        V0 {
            #[wire(with = small_or_large_u32, max_bits = 33, check = "players")] b: u32,
            #[wire(bits = 37)] slot: Option<u64>,
        },
        V1,
        V2 {
            #[wire(half)] a: f32,
            #[wire(fixed(-8..=6, 4))] slot: i16,
        },
        V3 {
            #[wire(range = 48..=73)] b: u32,
            #[wire(codec = Silent, max_len = 126)] fields: Vec<u8>,
        },
        #[wire(rename = "Old4")]
        V4 {
            #[wire(compressed(0.0..=1.0, 2.0))] c: f32,
            #[wire(half)] slot: f32,
        },
        V5 {
            #[wire(default_bit)] a: bool,
            #[wire(half, if = !a)] slot: Option<f32>,
        },
        V6 {
            #[wire(bits = 32)] a: u32,
            fields: [std::num::NonZeroI16; 0],
        },
        V7,
        V8,
    }
    impl Default for H0 { fn default() -> Self { Self::V1 {  } } }
    declare::neutral_enum!([] [] H0 0 V0 { b x0 slot x1 } 1 V1 {  } 2 V2 { a x0 slot x1 } 3 V3 { b x0 fields x1 } 4 V4 { c x0 slot x1 } 5 V5 { a x0 slot x1 } 6 V6 { a x0 fields x1 } 7 V7 {  } 8 V8 {  });

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct Root(
        #[wire(max_len = 15)] pub Vec<Option<bool>>,
        #[wire(if = !(!field_0.is_empty()), default_bit)] pub (),
        #[wire(max_len = 6, if = !(!field_0.is_empty()), check = "end")] pub std::collections::BTreeMap<[i8; 2], std::num::NonZeroU32>,
        #[wire(range = 0..=1, if = !field_0.is_empty(), default_bit)] pub [u16; 9],
        #[wire(codec = SmallOrLarge, if = field_0.len() > 1, default_bit)] pub Option<u16>,
        #[wire(if = field_0.len() > 1)] pub std::time::Duration,
        #[wire(range = 87..=88, if = !((field_2.len() > 1) || (field_2.len() > 1)))] pub u8,
        #[wire(if = !(field_3.len() > 1))] pub H0,
        #[wire(range = i32::MIN..=i32::MAX, if = !(field_0.len() > 1))] pub i32,
        #[wire(relative_to = field_8, if = !(field_3.len() > 1))] pub i32,
        #[wire(range = i32::MIN..=i32::MAX, if = !(!field_0.is_empty()))] pub Option<i32>,
    );
    declare::neutral_struct!([] [] Root 0 1 2 3 4 5 6 7 8 9 10);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::List(15, Box::new(Twin::Option(Box::new(Twin::Bool))))), field(Twin::Unit).when(Condition::Not(Box::new(Condition::Longer(vec![0], 0))), Value::Unit).default_bit(Value::Unit), field(Twin::Ascending(6, Box::new(Twin::Record(vec![field(Twin::Array(2, Box::new(Twin::Range(Int::I8, Num::Below(-128), Num::Above(127))))), field(Twin::NonZero(Box::new(Twin::Range(Int::U32, Num::Above(1), Num::Above(4294967295)))))])), true)).when(Condition::Not(Box::new(Condition::Longer(vec![0], 0))), Value::Many(vec![])).check("end"), field(Twin::Array(9, Box::new(Twin::Range(Int::U16, Num::Above(0), Num::Above(1))))).when(Condition::Longer(vec![0], 0), Value::Many(vec![Value::int(0), Value::int(0), Value::int(0), Value::int(0), Value::int(0), Value::int(0), Value::int(0), Value::int(0), Value::int(0)])).default_bit(Value::Many(vec![Value::int(0), Value::int(0), Value::int(0), Value::int(0), Value::int(0), Value::int(0), Value::int(0), Value::int(0), Value::int(0)])), field(Twin::Option(Box::new(Twin::SmallOrLarge(Int::U16)))).when(Condition::Longer(vec![0], 1), Value::NONE).default_bit(Value::NONE), field(Twin::Record(vec![field(Twin::Bits(Int::U64, 64)), field(Twin::Range(Int::U32, Num::Above(0), Num::Above(999999999)))])).when(Condition::Longer(vec![0], 1), Value::Many(vec![Value::int(0), Value::int(0)])), field(Twin::Range(Int::U8, Num::Above(87), Num::Above(88))).when(Condition::Not(Box::new(Condition::Or(Box::new(Condition::Longer(vec![2], 1)), Box::new(Condition::Longer(vec![2], 1))))), Value::int(0)), field(Twin::Choice(6, vec![vec![field(Twin::SmallOrLarge(Int::U32)).check("players"), field(Twin::Option(Box::new(Twin::Bits(Int::U64, 37))))], vec![], vec![field(Twin::Half), field(Twin::Fixed(Int::I16, -8, 6, 4))], vec![field(Twin::Range(Int::U32, Num::Above(48), Num::Above(73))), field(Twin::List(126, Box::new(Twin::Nothing(Value::int(0), Box::new(Twin::Bits(Int::U8, 8))))))], vec![field(Twin::Compressed(0.0, 1.0, 2.0)), field(Twin::Half)], vec![field(Twin::Bool).default_bit(Value::Bool(false)), field(Twin::Option(Box::new(Twin::Half))).when(Condition::Not(Box::new(Condition::True(vec![0]))), Value::NONE)], vec![field(Twin::Bits(Int::U32, 32)), field(Twin::Array(0, Box::new(Twin::NonZero(Box::new(Twin::Range(Int::I16, Num::Below(-32768), Num::Above(32767)))))))], vec![], vec![]])).when(Condition::Not(Box::new(Condition::Longer(vec![3], 1))), Value::Variant(1, vec![])), field(Twin::Range(Int::I32, Num::Below(-2147483648), Num::Above(2147483647))).when(Condition::Not(Box::new(Condition::Longer(vec![0], 1))), Value::int(0)), field(Twin::Relative(Int::I32, 8)).when(Condition::Not(Box::new(Condition::Longer(vec![3], 1))), Value::int(0)), field(Twin::Option(Box::new(Twin::Range(Int::I32, Num::Below(-2147483648), Num::Above(2147483647))))).when(Condition::Not(Box::new(Condition::Longer(vec![0], 0))), Value::NONE)])
    }
}

pub mod t9 {
    use super::*;

    #[derive(Clone, Debug, PartialEq, Default)]
    pub struct Root {
        pub c: f32,
        pub fields: Vec<bool>,
        pub flag: Option<bool>,
        pub value: Option<Option<bool>>,
        pub tag: i32,
        pub g: Vec<u8>,
    }
    impl Root {
        fn serialize<S: Stream>(&mut self, stream: &mut S) -> tightwire::Result<S> {
            self.c = 1.5;
            stream.list(&mut self.fields, 1, |stream, x| stream.bool(x))?;
            stream.option(&mut self.flag, |stream, x| stream.bool(x))?;
            let mut rests = self.value == <Option<Option<bool>>>::default(); stream.bool(&mut rests)?; if rests { self.value = Default::default(); } else { stream.option(&mut self.value, |stream, x| stream.option(x, |stream, x| stream.bool(x)))?; }
            stream.int(&mut self.tag, 26..=26)?;
            let mut rests = self.g == <Vec<u8>>::default(); stream.bool(&mut rests)?; if rests { self.g = Default::default(); } else { stream.list(&mut self.g, 13, |stream, x| stream.bits(x, 1))?; }
            Ok(())
        }
    }
    tightwire::unified!(Root, version = 2, max_bits = 26);
    declare::neutral_struct!([] [] Root c fields flag value tag g);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Angle(23, false)).skip(Value::F32(0x3fc00000)), field(Twin::List(1, Box::new(Twin::Bool))), field(Twin::Option(Box::new(Twin::Bool))), field(Twin::Option(Box::new(Twin::Option(Box::new(Twin::Bool))))).default_bit(Value::NONE), field(Twin::Range(Int::I32, Num::Above(26), Num::Above(26))), field(Twin::List(13, Box::new(Twin::Bits(Int::U8, 1)))).default_bit(Value::Many(vec![]))])
    }
}

pub mod t10 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq)]
    pub struct Root {
        #[wire(with = small_or_large_u32, max_bits = 33)] pub c: u32,
        #[wire(range = 0..=1)] pub fields: std::num::NonZeroI32,
        #[wire(check = "a")] pub a: Option<bool>,
        #[wire(range = 0..=1, max_len = 9)] pub value: Box<[Option<i8>]>,
        #[wire(align)] pub blank: [(); 3],
        #[wire(range = -53..=-53, max_len = 1)] pub g: std::collections::BTreeSet<i64>,
        #[wire(bits = 32)] pub bits: u32,
        #[wire(align, wrapping_from = bits)] pub x7: u32,
        #[wire(wrapping_from = x7, rename = "old 8")] pub r#type: u32,
        #[wire(max_len = 10)] pub flag: Vec<Option<i16>>,
        #[wire(compressed(0.0..=1.0, 2.0))] pub x10: Option<f32>,
        #[wire(align, codec = Silent)] pub x11: u8,
    }
    declare::neutral_struct!([] [] Root c fields a value blank g bits x7 r#type flag x10 x11);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::SmallOrLarge(Int::U32)), field(Twin::NonZero(Box::new(Twin::Range(Int::I32, Num::Above(0), Num::Above(1))))), field(Twin::Option(Box::new(Twin::Bool))).check("a"), field(Twin::List(9, Box::new(Twin::Option(Box::new(Twin::Range(Int::I8, Num::Above(0), Num::Above(1))))))), field(Twin::Array(3, Box::new(Twin::Unit))).align(), field(Twin::Ascending(1, Box::new(Twin::Range(Int::I64, Num::Below(-53), Num::Below(-53))), false)), field(Twin::Bits(Int::U32, 32)), field(Twin::Around(Int::U32, 6)).align(), field(Twin::Around(Int::U32, 7)), field(Twin::List(10, Box::new(Twin::Option(Box::new(Twin::Range(Int::I16, Num::Below(-32768), Num::Above(32767))))))), field(Twin::Option(Box::new(Twin::Compressed(0.0, 1.0, 2.0)))), field(Twin::Nothing(Value::int(0), Box::new(Twin::Bits(Int::U8, 8)))).align()])
    }
}

pub mod t11 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct Root {
        #[wire(bits = 3)] pub c: Option<u8>,
        #[wire(range = 0..=100, if = c.is_some(), default_bit)] pub slot: i8,
        #[wire(range = 5..=5, if = c.is_some(), default = 8)] pub blank: i8,
        #[wire(bits = 2)] pub stream: u32,
        #[wire(range = 0..=100)] pub tag: u16,
        #[wire(default_bit)] pub e: Option<()>,
        #[wire(bits = 1)] pub r#type: u8,
    }
    declare::neutral_struct!([] [] Root c slot blank stream tag e r#type);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Option(Box::new(Twin::Bits(Int::U8, 3)))), field(Twin::Range(Int::I8, Num::Above(0), Num::Above(100))).when(Condition::Some(vec![0]), Value::int(0)).default_bit(Value::int(0)), field(Twin::Range(Int::I8, Num::Above(5), Num::Above(5))).when(Condition::Some(vec![0]), Value::int(8)), field(Twin::Bits(Int::U32, 2)), field(Twin::Range(Int::U16, Num::Above(0), Num::Above(100))), field(Twin::Option(Box::new(Twin::Unit))).default_bit(Value::NONE), field(Twin::Bits(Int::U8, 1))])
    }
}

pub mod t12 {
    use super::*;

    #[derive(Clone, Debug, PartialEq, Default)]
    pub struct H0 {
    }
    impl H0 {
        fn serialize<S: Stream>(&mut self, stream: &mut S) -> tightwire::Result<S> {
            Ok(())
        }
    }
    tightwire::unified!(H0, version = 2, max_bits = 0);
    declare::neutral_struct!([] [] H0 );

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct Root(
        pub f32,
        #[wire(align, angle = 5)] pub f32,
        pub f32,
        #[wire(range = 0..=100)] pub Option<i16>,
        #[wire(angle = 22, if = matches!(field_3, Some(_)), default = 1.5)] pub f32,
        #[wire(range = u16::MIN..=u16::MAX, if = !(matches!(field_3, Some(_)) || matches!(field_3, Some(_))))] pub u16,
        pub H0,
        #[wire(range = 0..=1, rename = "old 7")] pub u32,
        #[wire(rename = "old 8")] pub bool,
        #[wire(rename = "old 9", if = matches!(field_3, Some(_)) && field_8)] pub u16,
        #[wire(bits = 4, rename = "old 10")] pub u8,
    );
    declare::neutral_struct!([] [] Root 0 1 2 3 4 5 6 7 8 9 10);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::F32), field(Twin::Angle(5, false)).align(), field(Twin::F32), field(Twin::Option(Box::new(Twin::Range(Int::I16, Num::Above(0), Num::Above(100))))), field(Twin::Angle(22, false)).when(Condition::Some(vec![3]), Value::F32(0x3fc00000)), field(Twin::Range(Int::U16, Num::Above(0), Num::Above(65535))).when(Condition::Not(Box::new(Condition::Or(Box::new(Condition::Some(vec![3])), Box::new(Condition::Some(vec![3]))))), Value::int(0)), field(Twin::Record(vec![])), field(Twin::Range(Int::U32, Num::Above(0), Num::Above(1))), field(Twin::Bool), field(Twin::Bits(Int::U16, 16)).when(Condition::And(Box::new(Condition::Some(vec![3])), Box::new(Condition::True(vec![8]))), Value::int(0)), field(Twin::Bits(Int::U8, 4))])
    }
}

pub mod t13 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct Root {
        #[wire(skip)] pub c: u32,
        #[wire(skip, default = Some(7))] pub slot: Option<u16>,
        #[wire(bits = 7)] pub flag: u8,
        pub value: u64,
        pub len: bool,
        #[wire(range = 5..=5)] pub e: u32,
        pub r#type: bool,
        #[wire(bits = 16, if = len, default = 5)] pub d: u16,
    }
    declare::neutral_struct!([] [] Root c slot flag value len e r#type d);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Bits(Int::U32, 3)).skip(Value::int(0)), field(Twin::Option(Box::new(Twin::Range(Int::U16, Num::Above(2), Num::Above(55))))).skip(Value::some(Value::int(7))), field(Twin::Bits(Int::U8, 7)), field(Twin::Bits(Int::U64, 64)), field(Twin::Bool), field(Twin::Range(Int::U32, Num::Above(5), Num::Above(5))), field(Twin::Bool), field(Twin::Bits(Int::U16, 16)).when(Condition::True(vec![4]), Value::int(5))])
    }
}

pub mod t14 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq)]
    pub enum H0 {
        V0,
    }
    impl Default for H0 { fn default() -> Self { Self::V0 {  } } }
    declare::neutral_enum!([] [] H0 0 V0 {  });

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct Root(
        #[wire(range = 8..=63)] pub Option<u64>,
        #[wire(bits = 32, rename = "old 1", default_bit)] pub Option<u32>,
        #[wire(if = !(matches!(field_1, Some(field_0) if field_0 > 1)))] pub (H0,),
        #[wire(bits = 127, rename = "old 3", max_len = 300, if = field_0.is_some() && field_0.is_some())] pub Vec<u128>,
        #[wire(with = small_or_large_u16, max_bits = 17)] pub u16,
        #[wire(if = field_0 == Some(3), default = Some(true))] pub Option<bool>,
    );
    declare::neutral_struct!([] [] Root 0 1 2 3 4 5);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Option(Box::new(Twin::Range(Int::U64, Num::Above(8), Num::Above(63))))), field(Twin::Option(Box::new(Twin::Bits(Int::U32, 32)))).default_bit(Value::NONE), field(Twin::Record(vec![field(Twin::Choice(0, vec![vec![]]))])).when(Condition::Not(Box::new(Condition::SomeAbove(vec![1], Num::Above(1)))), Value::Many(vec![Value::Variant(0, vec![])])), field(Twin::List(300, Box::new(Twin::Bits(Int::U128, 127)))).when(Condition::And(Box::new(Condition::Some(vec![0])), Box::new(Condition::Some(vec![0]))), Value::Many(vec![])), field(Twin::SmallOrLarge(Int::U16)), field(Twin::Option(Box::new(Twin::Bool))).when(Condition::Equal(vec![0], Value::some(Value::int(3))), Value::some(Value::Bool(true)))])
    }
}

pub mod t15 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    #[wire(bound = "T0: Wire + Default + PartialEq")]
    pub struct Root<T0> {
        pub c: [T0; 1],
        pub fields: u16,
        #[wire(default_bit)] pub flag: u32,
        pub value: u32,
        pub len: bool,
        #[wire(range = 5..=5, max_len = 129)] pub d: Vec<u8>,
    }
    declare::neutral_struct!([T0] [] Root c fields flag value len d);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Array(1, Box::new(Twin::Range(Int::I32, Num::Below(-2147483648), Num::Above(2147483647))))), field(Twin::Bits(Int::U16, 16)), field(Twin::Bits(Int::U32, 32)).default_bit(Value::int(0)), field(Twin::Bits(Int::U32, 32)), field(Twin::Bool), field(Twin::List(129, Box::new(Twin::Range(Int::U8, Num::Above(5), Num::Above(5)))))])
    }
}

pub mod t16 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct Root<T0>(
        pub T0,
        pub Option<u32>,
        pub Option<u32>,
        #[wire(bits = 31)] pub Option<u32>,
        pub bool,
        pub i32,
    );
    declare::neutral_struct!([T0] [] Root 0 1 2 3 4 5);

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct H1;
    declare::neutral_struct!([] [] H1 );

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Record(vec![])), field(Twin::Option(Box::new(Twin::Bits(Int::U32, 32)))), field(Twin::Option(Box::new(Twin::Bits(Int::U32, 32)))), field(Twin::Option(Box::new(Twin::Bits(Int::U32, 31)))), field(Twin::Bool), field(Twin::Range(Int::I32, Num::Below(-2147483648), Num::Above(2147483647)))])
    }
}

pub mod t17 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq)]
    pub enum Root {
        V0 {
        },
        V1 {
            #[wire(range = 34..=77)] b: u8,
            fields: Arc<Arc<bool>>,
            #[wire(range = 96..=96, default_bit)] flag: u16,
            #[wire(compressed(0.0..=10.0, 5.0))] stream: f32,
        },
        #[wire(rename = "Old2")]
        V2 {
        },
        V3 {
        },
        V4(
        ),
        V5 {
            #[wire(compressed(0.0..=16777215.0, 1.0))] b: f32,
            #[wire(range = u16::MIN..=u16::MAX, max_len = 15, default_bit)] value: Vec<u16>,
            #[wire(max_len = 3, if = !(!value.is_empty()))] flag: std::collections::BTreeSet<bool>,
            #[wire(range = 9..=36, if = !(!value.is_empty()), check = "a")] g: Option<Option<u64>>,
        },
        #[wire(rename = "Old6")]
        V6,
        V7(
            #[wire(skip, default = Some(2))] Option<u8>,
            #[wire(range = 0..=100)] i8,
            #[wire(bits = 26)] u32,
            #[wire(check = "a")] bool,
        ),
        V8,
    }
    impl Default for Root { fn default() -> Self { Self::V0 {  } } }
    declare::neutral_enum!([] [] Root 0 V0 {  } 1 V1 { b x0 fields x1 flag x2 stream x3 } 2 V2 {  } 3 V3 {  } 4 V4 {  } 5 V5 { b x0 value x1 flag x2 g x3 } 6 V6 {  } 7 V7 { 0 x0 1 x1 2 x2 3 x3 } 8 V8 {  });

    pub fn twin() -> Twin {
        Twin::Choice(4, vec![vec![], vec![field(Twin::Range(Int::U8, Num::Above(34), Num::Above(77))), field(Twin::Bool), field(Twin::Range(Int::U16, Num::Above(96), Num::Above(96))).default_bit(Value::int(0)), field(Twin::Compressed(0.0, 10.0, 5.0))], vec![], vec![], vec![], vec![field(Twin::Compressed(0.0, 16777215.0, 1.0)), field(Twin::List(15, Box::new(Twin::Range(Int::U16, Num::Above(0), Num::Above(65535))))).default_bit(Value::Many(vec![])), field(Twin::Ascending(3, Box::new(Twin::Bool), false)).when(Condition::Not(Box::new(Condition::Longer(vec![1], 0))), Value::Many(vec![])), field(Twin::Option(Box::new(Twin::Option(Box::new(Twin::Range(Int::U64, Num::Above(9), Num::Above(36))))))).when(Condition::Not(Box::new(Condition::Longer(vec![1], 0))), Value::NONE).check("a")], vec![], vec![field(Twin::Option(Box::new(Twin::Bits(Int::U8, 1)))).skip(Value::some(Value::int(2))), field(Twin::Range(Int::I8, Num::Above(0), Num::Above(100))), field(Twin::Bits(Int::U32, 26)), field(Twin::Bool).check("a")], vec![]])
    }
}

pub mod t18 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq)]
    pub struct Root<T0, const N: usize> {
        #[wire(rename = "old 0", default_bit)] pub a: (T0, bool,),
        pub slot: [Option<[Box<i64>; 3]>; N],
        pub blank: Option<[bool; 0]>,
        #[wire(if = blank.is_some(), default = Some(3))] pub stream: Option<u32>,
        pub x4: i128,
        #[wire(if = matches!(stream, Some(_)))] pub e: u64,
        #[wire(compressed(-1.0..=1.0, 0.01), if = matches!(stream, Some(_)), default_bit)] pub r#type: f32,
        pub b: i32,
        #[wire(if = matches!(stream, Some(_)), default = 2)] pub x8: u16,
        #[wire(if = !(x4 == 0))] pub x9: u16,
        #[wire(if = !(matches!(stream, Some(_)) || (slot.len() > 1)))] pub x10: Option<()>,
    }
    declare::neutral_struct!([T0] [N] Root a slot blank stream x4 e r#type b x8 x9 x10);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Record(vec![field(Twin::Bool), field(Twin::Bool)])).default_bit(Value::Many(vec![Value::Bool(false), Value::Bool(false)])), field(Twin::Array(3, Box::new(Twin::Option(Box::new(Twin::Array(3, Box::new(Twin::Range(Int::I64, Num::Below(-9223372036854775808), Num::Above(9223372036854775807))))))))), field(Twin::Option(Box::new(Twin::Array(0, Box::new(Twin::Bool))))), field(Twin::Option(Box::new(Twin::Bits(Int::U32, 32)))).when(Condition::Some(vec![2]), Value::some(Value::int(3))), field(Twin::Range(Int::I128, Num::Below(-170141183460469231731687303715884105728), Num::Above(170141183460469231731687303715884105727))), field(Twin::Bits(Int::U64, 64)).when(Condition::Some(vec![3]), Value::int(0)), field(Twin::Compressed(-1.0, 1.0, 0.01)).when(Condition::Some(vec![3]), Value::F32(0x0)).default_bit(Value::F32(0x0)), field(Twin::Range(Int::I32, Num::Below(-2147483648), Num::Above(2147483647))), field(Twin::Bits(Int::U16, 16)).when(Condition::Some(vec![3]), Value::int(2)), field(Twin::Bits(Int::U16, 16)).when(Condition::Not(Box::new(Condition::Equal(vec![4], Value::int(0)))), Value::int(0)), field(Twin::Option(Box::new(Twin::Unit))).when(Condition::Not(Box::new(Condition::Or(Box::new(Condition::Some(vec![3])), Box::new(Condition::Longer(vec![1], 1))))), Value::NONE)])
    }
}

pub mod t19 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct Root {
        #[wire(default_bit)] pub b: bool,
        #[wire(angle = 9, default_bit)] pub value: f64,
        pub a: (Rc<char>, bool, (bool, bool, Option<()>, bool, Option<Option<i8>>,), i8, i128,),
        #[wire(if = !(a.4 > 3), default = Some(Some(8)))] pub g: Option<Option<i32>>,
        #[wire(max_len = 3)] pub len: Option<String>,
    }
    declare::neutral_struct!([] [] Root b value a g len);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Bool).default_bit(Value::Bool(false)), field(Twin::Angle(9, true)).default_bit(Value::F64(0x0)), field(Twin::Record(vec![field(Twin::Char), field(Twin::Bool), field(Twin::Record(vec![field(Twin::Bool), field(Twin::Bool), field(Twin::Option(Box::new(Twin::Unit))), field(Twin::Bool), field(Twin::Option(Box::new(Twin::Option(Box::new(Twin::Range(Int::I8, Num::Below(-128), Num::Above(127)))))))])), field(Twin::Range(Int::I8, Num::Below(-128), Num::Above(127))), field(Twin::Range(Int::I128, Num::Below(-170141183460469231731687303715884105728), Num::Above(170141183460469231731687303715884105727)))])), field(Twin::Option(Box::new(Twin::Option(Box::new(Twin::Range(Int::I32, Num::Below(-2147483648), Num::Above(2147483647))))))).when(Condition::Not(Box::new(Condition::Above(vec![2, 4], Num::Above(3)))), Value::some(Value::some(Value::int(8)))), field(Twin::Option(Box::new(Twin::Text(3))))])
    }
}

pub mod t20 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq)]
    pub struct Root(
        #[wire(skip, default = Some(true))] pub Option<bool>,
        pub u32,
        #[wire(bits = 16, rename = "old 2", if = (field_1 > 4) && (field_1 > 4), default = 1)] pub u16,
        pub (Option<f32>, std::num::NonZeroI64,),
        #[wire(rename = "old 4")] pub i16,
        pub Option<Option<char>>,
    );
    declare::neutral_struct!([] [] Root 0 1 2 3 4 5);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Option(Box::new(Twin::Bool))).skip(Value::some(Value::Bool(true))), field(Twin::Bits(Int::U32, 32)), field(Twin::Bits(Int::U16, 16)).when(Condition::And(Box::new(Condition::Above(vec![1], Num::Above(4))), Box::new(Condition::Above(vec![1], Num::Above(4)))), Value::int(1)), field(Twin::Record(vec![field(Twin::Option(Box::new(Twin::F32))), field(Twin::NonZero(Box::new(Twin::Range(Int::I64, Num::Below(-9223372036854775808), Num::Above(9223372036854775807)))))])), field(Twin::Range(Int::I16, Num::Below(-32768), Num::Above(32767))), field(Twin::Option(Box::new(Twin::Option(Box::new(Twin::Char)))))])
    }
}

pub mod t21 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct Root {
        pub a: Option<u32>,
        pub fields: u16,
        pub x2: Option<bool>,
        pub value: i32,
        #[wire(skip, check = "end")] pub tag: Option<std::num::NonZeroU64>,
        pub g: Option<i64>,
        #[wire(bytes, if = fields == 1)] pub r#type: [u8; 5],
        #[wire(bits = 11)] pub d: Option<u16>,
        #[wire(bits = 4)] pub x8: u16,
        pub flag: i8,
        pub slot: u32,
    }
    declare::neutral_struct!([] [] Root a fields x2 value tag g r#type d x8 flag slot);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Option(Box::new(Twin::Bits(Int::U32, 32)))), field(Twin::Bits(Int::U16, 16)), field(Twin::Option(Box::new(Twin::Bool))), field(Twin::Range(Int::I32, Num::Below(-2147483648), Num::Above(2147483647))), field(Twin::Option(Box::new(Twin::NonZero(Box::new(Twin::Bits(Int::U64, 58)))))).skip(Value::NONE).check("end"), field(Twin::Option(Box::new(Twin::Range(Int::I64, Num::Below(-9223372036854775808), Num::Above(9223372036854775807))))), field(Twin::ByteArray(5)).when(Condition::Equal(vec![1], Value::int(1)), Value::Many(vec![Value::int(0), Value::int(0), Value::int(0), Value::int(0), Value::int(0)])), field(Twin::Option(Box::new(Twin::Bits(Int::U16, 11)))), field(Twin::Bits(Int::U16, 4)), field(Twin::Range(Int::I8, Num::Below(-128), Num::Above(127))), field(Twin::Bits(Int::U32, 32))])
    }
}

pub mod t22 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct Root {
        #[wire(bits = 36)] pub c: u64,
        pub value: bool,
        #[wire(default_bit)] pub blank: u16,
        pub x3: bool,
        #[wire(bits = 7, default_bit)] pub len: u8,
        #[wire(bits = 1)] pub e: u16,
        #[wire(rename = "old 6", check = "players")] pub tag: (),
        #[wire(bits = 7)] pub d: u8,
    }
    declare::neutral_struct!([] [] Root c value blank x3 len e tag d);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Bits(Int::U64, 36)), field(Twin::Bool), field(Twin::Bits(Int::U16, 16)).default_bit(Value::int(0)), field(Twin::Bool), field(Twin::Bits(Int::U8, 7)).default_bit(Value::int(0)), field(Twin::Bits(Int::U16, 1)), field(Twin::Unit).check("players"), field(Twin::Bits(Int::U8, 7))])
    }
}

pub mod t23 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq)]
    pub struct Root(
        #[wire(with = five_bits, max_bits = 6, default_bit, check = "end")] pub Option<u8>,
        #[wire(default_bit)] pub bool,
        #[wire(range = 19..=26)] pub Option<usize>,
        #[wire(max_len = 0)] pub Arc<str>,
        #[wire(if = !(field_2 == Some(2)), default = 1)] pub u8,
        #[wire(max_len = 3)] pub Option<std::collections::HashSet<()>>,
        #[wire(codec = SmallOrLarge)] pub u32,
        #[wire(codec = Silent, if = !(field_4 > 0), default = 9, default_bit)] pub u8,
        #[wire(wrapping_from = field_4, rename = "old 8")] pub u8,
    );
    declare::neutral_struct!([] [] Root 0 1 2 3 4 5 6 7 8);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Option(Box::new(Twin::Bits(Int::U8, 5)))).default_bit(Value::NONE).check("end"), field(Twin::Bool).default_bit(Value::Bool(false)), field(Twin::Option(Box::new(Twin::Range(Int::Usize, Num::Above(19), Num::Above(26))))), field(Twin::Text(0)), field(Twin::Bits(Int::U8, 8)).when(Condition::Not(Box::new(Condition::Equal(vec![2], Value::some(Value::int(2))))), Value::int(1)), field(Twin::Option(Box::new(Twin::Ascending(3, Box::new(Twin::Unit), false)))), field(Twin::SmallOrLarge(Int::U32)), field(Twin::Nothing(Value::int(0), Box::new(Twin::Bits(Int::U8, 8)))).when(Condition::Not(Box::new(Condition::Above(vec![4], Num::Above(0)))), Value::int(9)).default_bit(Value::int(0)), field(Twin::Around(Int::U8, 4))])
    }
}

pub mod t24 {
    use super::*;

    #[derive(Clone, Debug, PartialEq, Default)]
    pub struct H0 {
        pub c: Option<Option<u16>>,
        pub value: Option<u8>,
        pub flag: isize,
        pub stream: Option<Option<bool>>,
    }
    impl H0 {
        fn serialize<S: Stream>(&mut self, stream: &mut S) -> tightwire::Result<S> {
            stream.option(&mut self.c, |stream, x| stream.option(x, |stream, x| stream.bits(x, 1)))?;
            if self.c.is_some() { stream.option(&mut self.value, |stream, x| stream.bits(x, 6))?; } else { self.value = Some(4); }
            stream.int(&mut self.flag, -2147483648..=2147483647)?;
            if !(self.flag > 0) { stream.option(&mut self.stream, |stream, x| stream.option(x, |stream, x| stream.bool(x)))?; } else { self.stream = Default::default(); }
            Ok(())
        }
    }
    tightwire::unified!(H0, version = 2);
    declare::neutral_struct!([] [] H0 c value flag stream);

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct H1 {
        #[wire(bits = 31)] pub c: u64,
        #[wire(range = 5..=5)] pub value: u32,
        #[wire(skip, default = 1)] pub a: u64,
    }
    declare::neutral_struct!([] [] H1 c value a);

    #[derive(Wire, Clone, Debug, PartialEq)]
    pub struct Root {
        pub c: [bool; 0],
        #[wire(max_len = 300, if = (c.len() > 1) && (c.len() > 1))] pub value: std::collections::BTreeMap<char, (bool, H0, i16,)>,
        #[wire(angle = 6)] pub blank: f64,
        #[wire(half, rename = "old 3", max_len = 0)] pub x3: Rc<[f32]>,
        #[wire(range = 5..=22, if = c.len() > 1)] pub len: u64,
        #[wire(check = "end")] pub g: Option<H0>,
        #[wire(codec = SmallOrLarge, rename = "old 6", if = len > 0)] pub tag: u32,
        pub d: Option<H1>,
        #[wire(codec = Silent, if = matches!(d, Some(_)))] pub r#type: u8,
        #[wire(half)] pub flag: f32,
        #[wire(bytes, max_len = 8, if = g.is_none())] pub x10: Vec<u8>,
        #[wire(fixed(-10..=-10, 6), default_bit)] pub x11: i16,
    }
    declare::neutral_struct!([] [] Root c value blank x3 len g tag d r#type flag x10 x11);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Array(0, Box::new(Twin::Bool))), field(Twin::Ascending(300, Box::new(Twin::Record(vec![field(Twin::Char), field(Twin::Record(vec![field(Twin::Bool), field(Twin::Record(vec![field(Twin::Option(Box::new(Twin::Option(Box::new(Twin::Bits(Int::U16, 1)))))), field(Twin::Option(Box::new(Twin::Bits(Int::U8, 6)))).when(Condition::Some(vec![0]), Value::some(Value::int(4))), field(Twin::Range(Int::Isize, Num::Below(-2147483648), Num::Above(2147483647))), field(Twin::Option(Box::new(Twin::Option(Box::new(Twin::Bool))))).when(Condition::Not(Box::new(Condition::Above(vec![2], Num::Above(0)))), Value::NONE)])), field(Twin::Range(Int::I16, Num::Below(-32768), Num::Above(32767)))]))])), true)).when(Condition::And(Box::new(Condition::Longer(vec![0], 1)), Box::new(Condition::Longer(vec![0], 1))), Value::Many(vec![])), field(Twin::Angle(6, true)), field(Twin::List(0, Box::new(Twin::Half))), field(Twin::Range(Int::U64, Num::Above(5), Num::Above(22))).when(Condition::Longer(vec![0], 1), Value::int(0)), field(Twin::Option(Box::new(Twin::Record(vec![field(Twin::Option(Box::new(Twin::Option(Box::new(Twin::Bits(Int::U16, 1)))))), field(Twin::Option(Box::new(Twin::Bits(Int::U8, 6)))).when(Condition::Some(vec![0]), Value::some(Value::int(4))), field(Twin::Range(Int::Isize, Num::Below(-2147483648), Num::Above(2147483647))), field(Twin::Option(Box::new(Twin::Option(Box::new(Twin::Bool))))).when(Condition::Not(Box::new(Condition::Above(vec![2], Num::Above(0)))), Value::NONE)])))).check("end"), field(Twin::SmallOrLarge(Int::U32)).when(Condition::Above(vec![4], Num::Above(0)), Value::int(0)), field(Twin::Option(Box::new(Twin::Record(vec![field(Twin::Bits(Int::U64, 31)), field(Twin::Range(Int::U32, Num::Above(5), Num::Above(5))), field(Twin::Bits(Int::U64, 18)).skip(Value::int(1))])))), field(Twin::Nothing(Value::int(0), Box::new(Twin::Bits(Int::U8, 8)))).when(Condition::Some(vec![7]), Value::int(0)), field(Twin::Half), field(Twin::ByteList(8)).when(Condition::Not(Box::new(Condition::Some(vec![5]))), Value::Many(vec![])), field(Twin::Fixed(Int::I16, -10, -10, 6)).default_bit(Value::int(0))])
    }
}

pub mod t25 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq)]
    pub enum Root {
        V0 {
            #[wire(align, skip, check = "a")] a: u32,
            #[wire(align, angle = 5, check = "a")] slot: Option<f32>,
            blank: [std::num::NonZeroI8; 3],
            #[wire(bytes, max_len = 1)] stream: [Vec<u8>; 1],
        },
    }
    declare::neutral_enum!([] [] Root 0 V0 { a x0 slot x1 blank x2 stream x3 });

    pub fn twin() -> Twin {
        Twin::Choice(0, vec![vec![field(Twin::Bits(Int::U32, 12)).align().skip(Value::int(0)).check("a"), field(Twin::Option(Box::new(Twin::Angle(5, false)))).align().check("a"), field(Twin::Array(3, Box::new(Twin::NonZero(Box::new(Twin::Range(Int::I8, Num::Below(-128), Num::Above(127))))))), field(Twin::Array(1, Box::new(Twin::ByteList(1))))]])
    }
}

pub mod t26 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct Root {
        #[wire(bits = 20)] pub a: u32,
        #[wire(bits = 9, default_bit)] pub slot: u16,
        #[wire(align, bits = 9, default_bit)] pub flag: u16,
        #[wire(default_bit)] pub stream: u8,
        #[wire(bits = 50)] pub tag: u64,
        #[wire(bits = 3)] pub e: Option<u8>,
    }
    declare::neutral_struct!([] [] Root a slot flag stream tag e);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Bits(Int::U32, 20)), field(Twin::Bits(Int::U16, 9)).default_bit(Value::int(0)), field(Twin::Bits(Int::U16, 9)).align().default_bit(Value::int(0)), field(Twin::Bits(Int::U8, 8)).default_bit(Value::int(0)), field(Twin::Bits(Int::U64, 50)), field(Twin::Option(Box::new(Twin::Bits(Int::U8, 3))))])
    }
}

pub mod t27 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq)]
    pub struct Root {
        #[wire(range = -34..=-34)] pub a: i8,
        #[wire(relative_to = a, if = !(a > 3), check = "a")] pub fields: i8,
        #[wire(codec = SmallOrLarge)] pub flag: Option<u16>,
        #[wire(bytes, rename = "old 3", max_len = 1)] pub g: Arc<[u8]>,
        #[wire(bytes)] pub len: [u8; 1],
        pub x5: f32,
        #[wire(range = 12..=73, rename = "old 6", max_len = 10)] pub r#type: Vec<u8>,
        #[wire(bits = 1)] pub c: Option<u8>,
        pub x8: [bool; 33],
    }
    declare::neutral_struct!([] [] Root a fields flag g len x5 r#type c x8);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Range(Int::I8, Num::Below(-34), Num::Below(-34))), field(Twin::Relative(Int::I8, 0)).when(Condition::Not(Box::new(Condition::Above(vec![0], Num::Above(3)))), Value::int(0)).check("a"), field(Twin::Option(Box::new(Twin::SmallOrLarge(Int::U16)))), field(Twin::ByteList(1)), field(Twin::ByteArray(1)), field(Twin::F32), field(Twin::List(10, Box::new(Twin::Range(Int::U8, Num::Above(12), Num::Above(73))))), field(Twin::Option(Box::new(Twin::Bits(Int::U8, 1)))), field(Twin::Array(33, Box::new(Twin::Bool)))])
    }
}

pub mod t28 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    #[wire(crate = tightwire)]
    pub struct Root {
        #[wire(bits = 14)] pub b: Option<u16>,
        #[wire(if = b.is_some() || (b == Some(2)))] pub slot: (),
        #[wire(smallest_three = 3, if = matches!(b, Some(b) if b > 2))] pub flag: Option<[f32; 4]>,
        pub g: Option<()>,
        #[wire(if = !(flag.is_some() || flag.is_some()), default = Some(true))] pub tag: Option<bool>,
        #[wire(rename = "old 5", if = b.is_some())] pub x5: bool,
        #[wire(if = matches!(g, Some(_)))] pub r#type: Option<[bool; 0]>,
        #[wire(range = 0..=1, default_bit)] pub c: u32,
        #[wire(bits = 12)] pub x8: u64,
    }
    declare::neutral_struct!([] [] Root b slot flag g tag x5 r#type c x8);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Option(Box::new(Twin::Bits(Int::U16, 14)))), field(Twin::Unit).when(Condition::Or(Box::new(Condition::Some(vec![0])), Box::new(Condition::Equal(vec![0], Value::some(Value::int(2))))), Value::Unit), field(Twin::Option(Box::new(Twin::SmallestThree(3)))).when(Condition::SomeAbove(vec![0], Num::Above(2)), Value::NONE), field(Twin::Option(Box::new(Twin::Unit))), field(Twin::Option(Box::new(Twin::Bool))).when(Condition::Not(Box::new(Condition::Or(Box::new(Condition::Some(vec![2])), Box::new(Condition::Some(vec![2]))))), Value::some(Value::Bool(true))), field(Twin::Bool).when(Condition::Some(vec![0]), Value::Bool(false)), field(Twin::Option(Box::new(Twin::Array(0, Box::new(Twin::Bool))))).when(Condition::Some(vec![3]), Value::NONE), field(Twin::Range(Int::U32, Num::Above(0), Num::Above(1))).default_bit(Value::int(0)), field(Twin::Bits(Int::U64, 12))])
    }
}

pub mod t29 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct Root<T0, T1> {
        pub b: Box<T0>,
        pub fields: (T1, bool,),
        pub blank: Option<i32>,
        #[wire(range = u8::MIN..=u8::MAX, if = blank.is_some())] pub g: Option<u8>,
        #[wire(bits = 12)] pub len: Option<u64>,
        #[wire(range = 12..=19, if = fields.1 || blank.is_some())] pub x5: u64,
        #[wire(bits = 2)] pub tag: Option<u16>,
        #[wire(with = nothing, max_bits = 0, rename = "old 7", if = !((matches!(tag, Some(b) if b > 0)) || fields.1), default = 4)] pub d: i32,
        #[wire(angle = 20, if = !((g == Some(2)) && (tag == Some(2))), default = 1.5)] pub slot: f32,
        #[wire(bits = 8, if = blank.is_some(), default = 9)] pub flag: u16,
        #[wire(if = len.is_none())] pub value: u32,
        #[wire(if = blank.is_none())] pub x11: (),
        #[wire(if = !(matches!(tag, Some(b) if b > 0)))] pub stream: bool,
        #[wire(bits = 1, if = matches!(g, Some(_)))] pub x13: u32,
        #[wire(if = value == 5, check = "end")] pub c: Option<bool>,
        #[wire(bits = 2, if = (x13 > 4) || (matches!(len, Some(b) if b > 2)))] pub x15: u8,
        #[wire(bits = 13, if = flag == 1)] pub x16: u64,
        #[wire(default_bit)] pub x17: (),
        pub x18: u64,
        #[wire(rename = "old 19")] pub x19: Option<Option<()>>,
        #[wire(if = !(matches!(g, Some(_)) && len.is_some()), default = Some(true))] pub x20: Option<bool>,
        #[wire(angle = 19, if = c.is_none())] pub e: f64,
        #[wire(bits = 8)] pub bits: u8,
        pub x23: Option<bool>,
        #[wire(range = 59..=66, if = len.is_none())] pub r#type: Option<u64>,
    }
    declare::neutral_struct!([T0 T1] [] Root b fields blank g len x5 tag d slot flag value x11 stream x13 c x15 x16 x17 x18 x19 x20 e bits x23 r#type);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Bool), field(Twin::Record(vec![field(Twin::Bool), field(Twin::Bool)])), field(Twin::Option(Box::new(Twin::Range(Int::I32, Num::Below(-2147483648), Num::Above(2147483647))))), field(Twin::Option(Box::new(Twin::Range(Int::U8, Num::Above(0), Num::Above(255))))).when(Condition::Some(vec![2]), Value::NONE), field(Twin::Option(Box::new(Twin::Bits(Int::U64, 12)))), field(Twin::Range(Int::U64, Num::Above(12), Num::Above(19))).when(Condition::Or(Box::new(Condition::True(vec![1, 1])), Box::new(Condition::Some(vec![2]))), Value::int(0)), field(Twin::Option(Box::new(Twin::Bits(Int::U16, 2)))), field(Twin::Nothing(Value::int(0), Box::new(Twin::Range(Int::I32, Num::Below(-2147483648), Num::Above(2147483647))))).when(Condition::Not(Box::new(Condition::Or(Box::new(Condition::SomeAbove(vec![6], Num::Above(0))), Box::new(Condition::True(vec![1, 1]))))), Value::int(4)), field(Twin::Angle(20, false)).when(Condition::Not(Box::new(Condition::And(Box::new(Condition::Equal(vec![3], Value::some(Value::int(2)))), Box::new(Condition::Equal(vec![6], Value::some(Value::int(2))))))), Value::F32(0x3fc00000)), field(Twin::Bits(Int::U16, 8)).when(Condition::Some(vec![2]), Value::int(9)), field(Twin::Bits(Int::U32, 32)).when(Condition::Not(Box::new(Condition::Some(vec![4]))), Value::int(0)), field(Twin::Unit).when(Condition::Not(Box::new(Condition::Some(vec![2]))), Value::Unit), field(Twin::Bool).when(Condition::Not(Box::new(Condition::SomeAbove(vec![6], Num::Above(0)))), Value::Bool(false)), field(Twin::Bits(Int::U32, 1)).when(Condition::Some(vec![3]), Value::int(0)), field(Twin::Option(Box::new(Twin::Bool))).when(Condition::Equal(vec![10], Value::int(5)), Value::NONE).check("end"), field(Twin::Bits(Int::U8, 2)).when(Condition::Or(Box::new(Condition::Above(vec![13], Num::Above(4))), Box::new(Condition::SomeAbove(vec![4], Num::Above(2)))), Value::int(0)), field(Twin::Bits(Int::U64, 13)).when(Condition::Equal(vec![9], Value::int(1)), Value::int(0)), field(Twin::Unit).default_bit(Value::Unit), field(Twin::Bits(Int::U64, 64)), field(Twin::Option(Box::new(Twin::Option(Box::new(Twin::Unit))))), field(Twin::Option(Box::new(Twin::Bool))).when(Condition::Not(Box::new(Condition::And(Box::new(Condition::Some(vec![3])), Box::new(Condition::Some(vec![4]))))), Value::some(Value::Bool(true))), field(Twin::Angle(19, true)).when(Condition::Not(Box::new(Condition::Some(vec![14]))), Value::F64(0x0)), field(Twin::Bits(Int::U8, 8)), field(Twin::Option(Box::new(Twin::Bool))), field(Twin::Option(Box::new(Twin::Range(Int::U64, Num::Above(59), Num::Above(66))))).when(Condition::Not(Box::new(Condition::Some(vec![4]))), Value::NONE)])
    }
}

pub mod t30 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    #[wire(crate = tightwire)]
    pub struct Root(
        pub Option<u16>,
        pub u64,
        #[wire(range = 11..=20, if = !(field_1 > 0))] pub u32,
    );
    declare::neutral_struct!([] [] Root 0 1 2);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Option(Box::new(Twin::Bits(Int::U16, 16)))), field(Twin::Bits(Int::U64, 64)), field(Twin::Range(Int::U32, Num::Above(11), Num::Above(20))).when(Condition::Not(Box::new(Condition::Above(vec![1], Num::Above(0)))), Value::int(0))])
    }
}

pub mod t31 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct Root {
        pub c: Option<bool>,
        pub value: i32,
        #[wire(range = 5..=5, if = value > 3)] pub blank: i16,
        #[wire(bits = 27, default_bit)] pub stream: u32,
        #[wire(range = 5..=5)] pub tag: u8,
        #[wire(range = 14..=65)] pub e: Option<u16>,
        pub x6: u32,
    }
    declare::neutral_struct!([] [] Root c value blank stream tag e x6);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Option(Box::new(Twin::Bool))), field(Twin::Range(Int::I32, Num::Below(-2147483648), Num::Above(2147483647))), field(Twin::Range(Int::I16, Num::Above(5), Num::Above(5))).when(Condition::Above(vec![1], Num::Above(3)), Value::int(0)), field(Twin::Bits(Int::U32, 27)).default_bit(Value::int(0)), field(Twin::Range(Int::U8, Num::Above(5), Num::Above(5))), field(Twin::Option(Box::new(Twin::Range(Int::U16, Num::Above(14), Num::Above(65))))), field(Twin::Bits(Int::U32, 32))])
    }
}

pub fn cases() -> Vec<Case> {
    vec![
        Case::new::<t0::Root>(4, 0, t0::twin(), Some(<t0::Root as Wire>::MAX_BITS)),
        Case::new::<t1::Root>(4, 1, t1::twin(), None),
        Case::new::<t2::Root>(4, 2, t2::twin(), None),
        Case::new::<t3::Root>(4, 3, t3::twin(), Some(<t3::Root as Wire>::MAX_BITS)),
        Case::new::<t4::Root>(4, 4, t4::twin(), Some(<t4::Root as Wire>::MAX_BITS)),
        Case::new::<t5::Root>(4, 5, t5::twin(), Some(<t5::Root as Wire>::MAX_BITS)),
        Case::new::<t6::Root>(4, 6, t6::twin(), Some(<t6::Root as Wire>::MAX_BITS)),
        Case::new::<t7::Root>(4, 7, t7::twin(), Some(<t7::Root as Wire>::MAX_BITS)),
        Case::new::<t8::Root>(4, 8, t8::twin(), Some(<t8::Root as Wire>::MAX_BITS)),
        Case::new::<t9::Root>(4, 9, t9::twin(), Some(<t9::Root as Wire>::MAX_BITS)),
        Case::new::<t10::Root>(4, 10, t10::twin(), Some(<t10::Root as Wire>::MAX_BITS)),
        Case::new::<t11::Root>(4, 11, t11::twin(), Some(<t11::Root as Wire>::MAX_BITS)),
        Case::new::<t12::Root>(4, 12, t12::twin(), Some(<t12::Root as Wire>::MAX_BITS)),
        Case::new::<t13::Root>(4, 13, t13::twin(), Some(<t13::Root as Wire>::MAX_BITS)),
        Case::new::<t14::Root>(4, 14, t14::twin(), Some(<t14::Root as Wire>::MAX_BITS)),
        Case::new::<t15::Root<i32>>(4, 15, t15::twin(), Some(<t15::Root<i32> as Wire>::MAX_BITS)),
        Case::new::<t16::Root<t16::H1>>(4, 16, t16::twin(), Some(<t16::Root<t16::H1> as Wire>::MAX_BITS)),
        Case::new::<t17::Root>(4, 17, t17::twin(), Some(<t17::Root as Wire>::MAX_BITS)),
        Case::new::<t18::Root<bool, 3>>(4, 18, t18::twin(), Some(<t18::Root<bool, 3> as Wire>::MAX_BITS)),
        Case::new::<t19::Root>(4, 19, t19::twin(), Some(<t19::Root as Wire>::MAX_BITS)),
        Case::new::<t20::Root>(4, 20, t20::twin(), Some(<t20::Root as Wire>::MAX_BITS)),
        Case::new::<t21::Root>(4, 21, t21::twin(), Some(<t21::Root as Wire>::MAX_BITS)),
        Case::new::<t22::Root>(4, 22, t22::twin(), Some(<t22::Root as Wire>::MAX_BITS)),
        Case::new::<t23::Root>(4, 23, t23::twin(), Some(<t23::Root as Wire>::MAX_BITS)),
        Case::new::<t24::Root>(4, 24, t24::twin(), None),
        Case::new::<t25::Root>(4, 25, t25::twin(), Some(<t25::Root as Wire>::MAX_BITS)),
        Case::new::<t26::Root>(4, 26, t26::twin(), Some(<t26::Root as Wire>::MAX_BITS)),
        Case::new::<t27::Root>(4, 27, t27::twin(), Some(<t27::Root as Wire>::MAX_BITS)),
        Case::new::<t28::Root>(4, 28, t28::twin(), Some(<t28::Root as Wire>::MAX_BITS)),
        Case::new::<t29::Root<bool, bool>>(4, 29, t29::twin(), Some(<t29::Root<bool, bool> as Wire>::MAX_BITS)),
        Case::new::<t30::Root>(4, 30, t30::twin(), Some(<t30::Root as Wire>::MAX_BITS)),
        Case::new::<t31::Root>(4, 31, t31::twin(), Some(<t31::Root as Wire>::MAX_BITS)),
    ]
}
