// Types 32 to 67 of seed 4, made by tools/declare: not to be edited.

use super::library::scope::*;

pub mod t32 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct H0(
        #[wire(range = 33..=40)] pub Option<u8>,
        #[wire(bits = 2)] pub u16,
    );
    declare::neutral_struct!([] [] H0 0 1);

    #[derive(Wire, Clone, Debug, PartialEq)]
    pub struct Root<const N: usize>(
        pub [H0; N],
        #[wire(codec = Silent, rename = "old 1", if = field_0.len() > 1, default = 5)] pub u8,
        #[wire(compressed(0.0..=16777215.0, 1.0), if = !field_0.is_empty())] pub Option<f32>,
        #[wire(bytes, max_len = 6)] pub Vec<u8>,
        #[wire(default_bit)] pub Option<bool>,
        #[wire(with = nothing)] pub (),
    );
    declare::neutral_struct!([] [N] Root 0 1 2 3 4 5);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Array(2, Box::new(Twin::Record(vec![field(Twin::Option(Box::new(Twin::Range(Int::U8, Num::Above(33), Num::Above(40))))), field(Twin::Bits(Int::U16, 2))])))), field(Twin::Nothing(Value::int(0), Box::new(Twin::Bits(Int::U8, 8)))).when(Condition::Longer(vec![0], 1), Value::int(5)), field(Twin::Option(Box::new(Twin::Compressed(0.0, 16777215.0, 1.0)))).when(Condition::Longer(vec![0], 0), Value::NONE), field(Twin::ByteList(6)), field(Twin::Option(Box::new(Twin::Bool))).default_bit(Value::NONE), field(Twin::Nothing(Value::Unit, Box::new(Twin::Unit)))])
    }
}

pub mod t33 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq)]
    pub enum Root {
        #[wire(rename = "Old0")]
        V0 {
            b: Option<Option<[[u64; 5]; 33]>>,
            #[wire(align, range = 63..=94, if = b.is_none(), default = 2)] slot: u8,
            #[wire(unit = 4, if = slot > 3)] blank: [f32; 3],
            #[wire(relative_to = slot, if = b.is_some())] g: u8,
        },
        V1 {
            #[wire(smallest_three = 8)] b: [f32; 4],
            #[wire(default_bit)] fields: i8,
            #[wire(relative_to = fields, if = fields > 3)] a: i8,
            #[wire(bits = 29)] value: [std::num::NonZeroU64; 33],
        },
        #[wire(rename = "Old2")]
        V2(
            #[wire(bits = 63)] u64,
            #[wire(align, range = -60..=49, if = field_0 > 5)] i32,
            #[wire(range = 0..=100, rename = "old 2", if = !(field_0 > 4), default = 7, default_bit)] u16,
            [std::num::NonZeroU64; 2],
        ),
        V3 {
            #[wire(check = "a")] c: bool,
            #[wire(max_len = 1, if = !c)] value: String,
            #[wire(codec = Silent, default_bit)] blank: u8,
            #[wire(align, if = value.len() > 1, default_bit)] x3: Option<std::net::Ipv4Addr>,
        },
        V4 {
            c: Option<std::net::SocketAddrV4>,
            #[wire(bits = 7, if = c.is_some())] slot: Option<u16>,
            #[wire(bits = 128, max_len = 300, if = c.is_some(), default_bit)] blank: Vec<u128>,
            #[wire(bytes, max_len = 300, default_bit)] stream: Vec<u8>,
        },
    }
    impl Default for Root { fn default() -> Self { Self::V0 { b: Default::default(), slot: Default::default(), blank: Default::default(), g: Default::default() } } }
    declare::neutral_enum!([] [] Root 0 V0 { b x0 slot x1 blank x2 g x3 } 1 V1 { b x0 fields x1 a x2 value x3 } 2 V2 { 0 x0 1 x1 2 x2 3 x3 } 3 V3 { c x0 value x1 blank x2 x3 x3 } 4 V4 { c x0 slot x1 blank x2 stream x3 });

    pub fn twin() -> Twin {
        Twin::Choice(3, vec![vec![field(Twin::Option(Box::new(Twin::Option(Box::new(Twin::Array(33, Box::new(Twin::Array(5, Box::new(Twin::Bits(Int::U64, 64)))))))))), field(Twin::Range(Int::U8, Num::Above(63), Num::Above(94))).align().when(Condition::Not(Box::new(Condition::Some(vec![0]))), Value::int(2)), field(Twin::Direction(4)).when(Condition::Above(vec![1], Num::Above(3)), Value::Many(vec![Value::F32(0x0), Value::F32(0x0), Value::F32(0x0)])), field(Twin::Relative(Int::U8, 1)).when(Condition::Some(vec![0]), Value::int(0))], vec![field(Twin::SmallestThree(8)), field(Twin::Range(Int::I8, Num::Below(-128), Num::Above(127))).default_bit(Value::int(0)), field(Twin::Relative(Int::I8, 1)).when(Condition::Above(vec![1], Num::Above(3)), Value::int(0)), field(Twin::Array(33, Box::new(Twin::NonZero(Box::new(Twin::Bits(Int::U64, 29))))))], vec![field(Twin::Bits(Int::U64, 63)), field(Twin::Range(Int::I32, Num::Below(-60), Num::Above(49))).align().when(Condition::Above(vec![0], Num::Above(5)), Value::int(0)), field(Twin::Range(Int::U16, Num::Above(0), Num::Above(100))).when(Condition::Not(Box::new(Condition::Above(vec![0], Num::Above(4)))), Value::int(7)).default_bit(Value::int(0)), field(Twin::Array(2, Box::new(Twin::NonZero(Box::new(Twin::Range(Int::U64, Num::Above(1), Num::Above(18446744073709551615)))))))], vec![field(Twin::Bool).check("a"), field(Twin::Text(1)).when(Condition::Not(Box::new(Condition::True(vec![0]))), Value::Text("".into())), field(Twin::Nothing(Value::int(0), Box::new(Twin::Bits(Int::U8, 8)))).default_bit(Value::int(0)), field(Twin::Option(Box::new(Twin::Array(4, Box::new(Twin::Bits(Int::U8, 8)))))).align().when(Condition::Longer(vec![1], 1), Value::NONE).default_bit(Value::NONE)], vec![field(Twin::Option(Box::new(Twin::Record(vec![field(Twin::Array(4, Box::new(Twin::Bits(Int::U8, 8)))), field(Twin::Bits(Int::U16, 16))])))), field(Twin::Option(Box::new(Twin::Bits(Int::U16, 7)))).when(Condition::Some(vec![0]), Value::NONE), field(Twin::List(300, Box::new(Twin::Bits(Int::U128, 128)))).when(Condition::Some(vec![0]), Value::Many(vec![])).default_bit(Value::Many(vec![])), field(Twin::ByteList(300)).default_bit(Value::Many(vec![]))]])
    }
}

pub mod t34 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq)]
    pub struct H0(
        #[wire(max_len = 8, default_bit)] pub Vec<i8>,
        pub bool,
        pub std::num::NonZeroU16,
    );
    declare::neutral_struct!([] [] H0 0 1 2);

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct Root {
        #[wire(range = 0..=1, check = "end")] pub b: Option<i64>,
        #[wire(align, with = nothing, if = b.is_none())] pub value: (),
        #[wire(bits = 16)] pub a: [u32; 2],
        #[wire(with = small_or_large_u32, max_bits = 33)] pub g: u32,
        #[wire(fixed(-12..=49, 3), check = "end")] pub len: Option<i32>,
        #[wire(align, max_len = 14, default_bit)] pub d: Vec<Option<i64>>,
        #[wire(range = 24..=69, check = "players")] pub bits: Option<u8>,
        #[wire(max_len = 14, if = b.is_none())] pub x7: String,
        #[wire(bits = 20, default_bit)] pub fields: Option<u32>,
        #[wire(default_bit)] pub flag: Option<Arc<f64>>,
        #[wire(range = 35..=42)] pub stream: u8,
        #[wire(if = !(stream == 2))] pub x11: [bool; 3],
        #[wire(range = 22..=74)] pub x12: u32,
        #[wire(compressed(-1.0..=1.0, 0.01), rename = "old 13", if = !((len == Some(3)) && b.is_some()), check = "end")] pub x13: f32,
        #[wire(max_len = 4)] pub c: Vec<Option<H0>>,
        #[wire(fixed(-18..=4, 3))] pub x15: Option<i64>,
        #[wire(fixed(0..=10, 6), default_bit)] pub x16: u32,
        #[wire(with = nothing, max_bits = 0)] pub slot: u32,
        pub x18: Option<u32>,
        #[wire(bits = 6, default_bit)] pub x19: u16,
        #[wire(bits = 26, if = (matches!(x18, Some(b) if b > 1)) || bits.is_some())] pub blank: [u32; 2],
        #[wire(align, bits = 45)] pub e: u64,
        #[wire(smallest_three = 11, if = matches!(x15, Some(_)))] pub r#type: [[f32; 4]; 0],
        #[wire(codec = SmallOrLarge, max_len = 0, if = bits.is_some())] pub x23: Vec<Option<u64>>,
        #[wire(compressed(-256.0..=256.0, 0.001), if = bits == Some(1))] pub x24: Option<f32>,
        #[wire(skip)] pub x25: Option<[u8; 1]>,
        #[wire(bits = 16, if = !(c.len() > 1), default_bit)] pub x26: u16,
        #[wire(range = 92..=93)] pub x27: u32,
        #[wire(fixed(-20..=-14, 6))] pub x28: i16,
        #[wire(range = 21..=78, if = e == 0, default = 6)] pub x29: u8,
        #[wire(fixed(-15..=-15, 0), if = !c.is_empty())] pub x30: [i16; 1],
        #[wire(if = len == Some(1))] pub x31: bool,
        #[wire(relative_to = g)] pub x32: u32,
        #[wire(range = 29..=33, max_len = 11, if = x15.is_none())] pub x33: Vec<Option<isize>>,
        #[wire(if = (x32 > 4) && fields.is_some(), check = "end")] pub x34: i16,
    }
    declare::neutral_struct!([] [] Root b value a g len d bits x7 fields flag stream x11 x12 x13 c x15 x16 slot x18 x19 blank e r#type x23 x24 x25 x26 x27 x28 x29 x30 x31 x32 x33 x34);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Option(Box::new(Twin::Range(Int::I64, Num::Above(0), Num::Above(1))))).check("end"), field(Twin::Nothing(Value::Unit, Box::new(Twin::Unit))).align().when(Condition::Not(Box::new(Condition::Some(vec![0]))), Value::Unit), field(Twin::Array(2, Box::new(Twin::Bits(Int::U32, 16)))), field(Twin::SmallOrLarge(Int::U32)), field(Twin::Option(Box::new(Twin::Fixed(Int::I32, -12, 49, 3)))).check("end"), field(Twin::List(14, Box::new(Twin::Option(Box::new(Twin::Range(Int::I64, Num::Below(-9223372036854775808), Num::Above(9223372036854775807))))))).align().default_bit(Value::Many(vec![])), field(Twin::Option(Box::new(Twin::Range(Int::U8, Num::Above(24), Num::Above(69))))).check("players"), field(Twin::Text(14)).when(Condition::Not(Box::new(Condition::Some(vec![0]))), Value::Text("".into())), field(Twin::Option(Box::new(Twin::Bits(Int::U32, 20)))).default_bit(Value::NONE), field(Twin::Option(Box::new(Twin::F64))).default_bit(Value::NONE), field(Twin::Range(Int::U8, Num::Above(35), Num::Above(42))), field(Twin::Array(3, Box::new(Twin::Bool))).when(Condition::Not(Box::new(Condition::Equal(vec![10], Value::int(2)))), Value::Many(vec![Value::Bool(false), Value::Bool(false), Value::Bool(false)])), field(Twin::Range(Int::U32, Num::Above(22), Num::Above(74))), field(Twin::Compressed(-1.0, 1.0, 0.01)).when(Condition::Not(Box::new(Condition::And(Box::new(Condition::Equal(vec![4], Value::some(Value::int(3)))), Box::new(Condition::Some(vec![0]))))), Value::F32(0x0)).check("end"), field(Twin::List(4, Box::new(Twin::Option(Box::new(Twin::Record(vec![field(Twin::List(8, Box::new(Twin::Range(Int::I8, Num::Below(-128), Num::Above(127))))).default_bit(Value::Many(vec![])), field(Twin::Bool), field(Twin::NonZero(Box::new(Twin::Range(Int::U16, Num::Above(1), Num::Above(65535)))))])))))), field(Twin::Option(Box::new(Twin::Fixed(Int::I64, -18, 4, 3)))), field(Twin::Fixed(Int::U32, 0, 10, 6)).default_bit(Value::int(0)), field(Twin::Nothing(Value::int(0), Box::new(Twin::Bits(Int::U32, 32)))), field(Twin::Option(Box::new(Twin::Bits(Int::U32, 32)))), field(Twin::Bits(Int::U16, 6)).default_bit(Value::int(0)), field(Twin::Array(2, Box::new(Twin::Bits(Int::U32, 26)))).when(Condition::Or(Box::new(Condition::SomeAbove(vec![18], Num::Above(1))), Box::new(Condition::Some(vec![6]))), Value::Many(vec![Value::int(0), Value::int(0)])), field(Twin::Bits(Int::U64, 45)).align(), field(Twin::Array(0, Box::new(Twin::SmallestThree(11)))).when(Condition::Some(vec![15]), Value::Many(vec![])), field(Twin::List(0, Box::new(Twin::Option(Box::new(Twin::SmallOrLarge(Int::U64)))))).when(Condition::Some(vec![6]), Value::Many(vec![])), field(Twin::Option(Box::new(Twin::Compressed(-256.0, 256.0, 0.001)))).when(Condition::Equal(vec![6], Value::some(Value::int(1))), Value::NONE), field(Twin::Option(Box::new(Twin::ByteArray(1)))).skip(Value::NONE), field(Twin::Bits(Int::U16, 16)).when(Condition::Not(Box::new(Condition::Longer(vec![14], 1))), Value::int(0)).default_bit(Value::int(0)), field(Twin::Range(Int::U32, Num::Above(92), Num::Above(93))), field(Twin::Fixed(Int::I16, -20, -14, 6)), field(Twin::Range(Int::U8, Num::Above(21), Num::Above(78))).when(Condition::Equal(vec![21], Value::int(0)), Value::int(6)), field(Twin::Array(1, Box::new(Twin::Fixed(Int::I16, -15, -15, 0)))).when(Condition::Longer(vec![14], 0), Value::Many(vec![Value::int(0)])), field(Twin::Bool).when(Condition::Equal(vec![4], Value::some(Value::int(1))), Value::Bool(false)), field(Twin::Relative(Int::U32, 3)), field(Twin::List(11, Box::new(Twin::Option(Box::new(Twin::Range(Int::Isize, Num::Above(29), Num::Above(33))))))).when(Condition::Not(Box::new(Condition::Some(vec![15]))), Value::Many(vec![])), field(Twin::Range(Int::I16, Num::Below(-32768), Num::Above(32767))).when(Condition::And(Box::new(Condition::Above(vec![32], Num::Above(4))), Box::new(Condition::Some(vec![8]))), Value::int(0)).check("end")])
    }
}

pub mod t35 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct Root {
        pub c: u64,
        #[wire(range = -80..=92, if = (c > 0) && (c == 0), default_bit)] pub slot: i64,
        #[wire(if = !(slot > 0))] pub a: f32,
        #[wire(smallest_three = 19, if = slot == 1)] pub g: [f32; 4],
        #[wire(default_bit)] pub len: i32,
        #[wire(bits = 20, if = (c > 1) || (c > 1), default = 7)] pub x5: u64,
        #[wire(bits = 42, if = !(len > 3), default = 3)] pub r#type: u128,
        #[wire(if = len > 1)] pub b: (),
    }
    declare::neutral_struct!([] [] Root c slot a g len x5 r#type b);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Bits(Int::U64, 64)), field(Twin::Range(Int::I64, Num::Below(-80), Num::Above(92))).when(Condition::And(Box::new(Condition::Above(vec![0], Num::Above(0))), Box::new(Condition::Equal(vec![0], Value::int(0)))), Value::int(0)).default_bit(Value::int(0)), field(Twin::F32).when(Condition::Not(Box::new(Condition::Above(vec![1], Num::Above(0)))), Value::F32(0x0)), field(Twin::SmallestThree(19)).when(Condition::Equal(vec![1], Value::int(1)), Value::Many(vec![Value::F32(0x0), Value::F32(0x0), Value::F32(0x0), Value::F32(0x0)])), field(Twin::Range(Int::I32, Num::Below(-2147483648), Num::Above(2147483647))).default_bit(Value::int(0)), field(Twin::Bits(Int::U64, 20)).when(Condition::Or(Box::new(Condition::Above(vec![0], Num::Above(1))), Box::new(Condition::Above(vec![0], Num::Above(1)))), Value::int(7)), field(Twin::Bits(Int::U128, 42)).when(Condition::Not(Box::new(Condition::Above(vec![4], Num::Above(3)))), Value::int(3)), field(Twin::Unit).when(Condition::Above(vec![4], Num::Above(1)), Value::Unit)])
    }
}

pub mod t36 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct Root {
        #[wire(range = 0..=7)] pub b: Option<u16>,
        pub slot: bool,
        #[wire(range = 11..=11)] pub a: u64,
        #[wire(max_len = 1)] pub g: Vec<()>,
        pub blank: u32,
        #[wire(range = 32..=47)] pub d: Option<u32>,
        #[wire(range = 32..=70)] pub bits: u32,
        #[wire(compressed(-1.0..=1.0, 0.01))] pub x7: f32,
        #[wire(compressed(-1.0..=1.0, 0.01))] pub fields: f32,
        pub flag: i16,
    }
    declare::neutral_struct!([] [] Root b slot a g blank d bits x7 fields flag);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Option(Box::new(Twin::Range(Int::U16, Num::Above(0), Num::Above(7))))), field(Twin::Bool), field(Twin::Range(Int::U64, Num::Above(11), Num::Above(11))), field(Twin::List(1, Box::new(Twin::Unit))), field(Twin::Bits(Int::U32, 32)), field(Twin::Option(Box::new(Twin::Range(Int::U32, Num::Above(32), Num::Above(47))))), field(Twin::Range(Int::U32, Num::Above(32), Num::Above(70))), field(Twin::Compressed(-1.0, 1.0, 0.01)), field(Twin::Compressed(-1.0, 1.0, 0.01)), field(Twin::Range(Int::I16, Num::Below(-32768), Num::Above(32767)))])
    }
}

pub mod t37 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct Root {
        #[wire(range = 49..=56)] pub b: Option<u64>,
        #[wire(bits = 3)] pub slot: u8,
        #[wire(if = b == Some(3), default = 2)] pub flag: u32,
        #[wire(range = -52..=46)] pub g: i64,
        #[wire(range = -68..=-61, default_bit)] pub len: i32,
        #[wire(bits = 27)] pub x5: u32,
        #[wire(bits = 58, if = !((b == Some(0)) && b.is_some()))] pub bits: u64,
        #[wire(default_bit)] pub c: [bool; 0],
        #[wire(range = 5..=5, if = !((slot > 2) || (slot == 2)), default = 6)] pub x8: u64,
    }
    declare::neutral_struct!([] [] Root b slot flag g len x5 bits c x8);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Option(Box::new(Twin::Range(Int::U64, Num::Above(49), Num::Above(56))))), field(Twin::Bits(Int::U8, 3)), field(Twin::Bits(Int::U32, 32)).when(Condition::Equal(vec![0], Value::some(Value::int(3))), Value::int(2)), field(Twin::Range(Int::I64, Num::Below(-52), Num::Above(46))), field(Twin::Range(Int::I32, Num::Below(-68), Num::Below(-61))).default_bit(Value::int(0)), field(Twin::Bits(Int::U32, 27)), field(Twin::Bits(Int::U64, 58)).when(Condition::Not(Box::new(Condition::And(Box::new(Condition::Equal(vec![0], Value::some(Value::int(0)))), Box::new(Condition::Some(vec![0]))))), Value::int(0)), field(Twin::Array(0, Box::new(Twin::Bool))).default_bit(Value::Many(vec![])), field(Twin::Range(Int::U64, Num::Above(5), Num::Above(5))).when(Condition::Not(Box::new(Condition::Or(Box::new(Condition::Above(vec![1], Num::Above(2))), Box::new(Condition::Equal(vec![1], Value::int(2)))))), Value::int(6))])
    }
}

pub mod t38 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct Root {
        pub c: u16,
        pub fields: i64,
        pub blank: u64,
        pub g: u8,
        #[wire(range = 5..=5)] pub len: i16,
        pub d: u16,
        #[wire(if = (c == 1) && (len > 2), default = true)] pub r#type: bool,
        pub b: (),
        #[wire(bits = 5)] pub slot: u32,
        #[wire(skip, default = 8)] pub flag: i8,
        pub value: [bool; 0],
        #[wire(range = 43..=43, if = !value.is_empty())] pub x11: i8,
        pub e: f32,
        #[wire(bits = 49)] pub tag: u64,
        pub x14: u32,
        #[wire(bits = 11)] pub x15: Option<u16>,
        #[wire(compressed(-1.0..=1.0, 0.01))] pub x16: f32,
        #[wire(if = x11 == 2)] pub x17: Option<u32>,
        #[wire(rename = "old 18")] pub x18: u64,
        #[wire(bytes, max_len = 9, if = !(blank > 2))] pub stream: Vec<u8>,
    }
    declare::neutral_struct!([] [] Root c fields blank g len d r#type b slot flag value x11 e tag x14 x15 x16 x17 x18 stream);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Bits(Int::U16, 16)), field(Twin::Range(Int::I64, Num::Below(-9223372036854775808), Num::Above(9223372036854775807))), field(Twin::Bits(Int::U64, 64)), field(Twin::Bits(Int::U8, 8)), field(Twin::Range(Int::I16, Num::Above(5), Num::Above(5))), field(Twin::Bits(Int::U16, 16)), field(Twin::Bool).when(Condition::And(Box::new(Condition::Equal(vec![0], Value::int(1))), Box::new(Condition::Above(vec![4], Num::Above(2)))), Value::Bool(true)), field(Twin::Unit), field(Twin::Bits(Int::U32, 5)), field(Twin::Range(Int::I8, Num::Below(-128), Num::Above(127))).skip(Value::int(8)), field(Twin::Array(0, Box::new(Twin::Bool))), field(Twin::Range(Int::I8, Num::Above(43), Num::Above(43))).when(Condition::Longer(vec![10], 0), Value::int(0)), field(Twin::F32), field(Twin::Bits(Int::U64, 49)), field(Twin::Bits(Int::U32, 32)), field(Twin::Option(Box::new(Twin::Bits(Int::U16, 11)))), field(Twin::Compressed(-1.0, 1.0, 0.01)), field(Twin::Option(Box::new(Twin::Bits(Int::U32, 32)))).when(Condition::Equal(vec![11], Value::int(2)), Value::NONE), field(Twin::Bits(Int::U64, 64)), field(Twin::ByteList(9)).when(Condition::Not(Box::new(Condition::Above(vec![2], Num::Above(2)))), Value::Many(vec![]))])
    }
}

pub mod t39 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct Root {
        #[wire(bits = 61)] pub a: Option<u64>,
        pub value: [bool; 0],
        #[wire(range = -42..=-35, if = !(matches!(a, Some(a) if a > 1)))] pub flag: i16,
        pub g: u32,
        pub blank: u32,
    }
    declare::neutral_struct!([] [] Root a value flag g blank);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Option(Box::new(Twin::Bits(Int::U64, 61)))), field(Twin::Array(0, Box::new(Twin::Bool))), field(Twin::Range(Int::I16, Num::Below(-42), Num::Below(-35))).when(Condition::Not(Box::new(Condition::SomeAbove(vec![0], Num::Above(1)))), Value::int(0)), field(Twin::Bits(Int::U32, 32)), field(Twin::Bits(Int::U32, 32))])
    }
}

pub mod t40 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct Root(
        #[wire(align, range = 5..=5)] pub i16,
        #[wire(default_bit)] pub f32,
        pub (),
        #[wire(bytes)] pub [u8; 2],
        #[wire(compressed(-256.0..=256.0, 0.001), rename = "old 4")] pub f32,
        #[wire(bits = 6)] pub u8,
        pub i32,
        #[wire(default_bit)] pub u64,
    );
    declare::neutral_struct!([] [] Root 0 1 2 3 4 5 6 7);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Range(Int::I16, Num::Above(5), Num::Above(5))).align(), field(Twin::F32).default_bit(Value::F32(0x0)), field(Twin::Unit), field(Twin::ByteArray(2)), field(Twin::Compressed(-256.0, 256.0, 0.001)), field(Twin::Bits(Int::U8, 6)), field(Twin::Range(Int::I32, Num::Below(-2147483648), Num::Above(2147483647))), field(Twin::Bits(Int::U64, 64)).default_bit(Value::int(0))])
    }
}

pub mod t41 {
    use super::*;

    #[derive(Clone, Debug, PartialEq, Default)]
    pub struct Root {
        pub c: Option<bool>,
        pub fields: i32,
        pub flag: Option<bool>,
        pub value: std::time::Duration,
        pub blank: u16,
        pub e: u32,
        pub tag: f32,
        pub d: [bool; 3],
        pub slot: (bool, std::time::Duration, std::marker::PhantomData<String>,),
        pub x9: i8,
        pub x10: Vec<u64>,
    }
    impl Root {
        fn serialize<S: Stream>(&mut self, stream: &mut S) -> tightwire::Result<S> {
            stream.option(&mut self.c, |stream, x| stream.bool(x))?;
            stream.fixed(&mut self.fields, -12..=-3, 4)?;
            stream.option(&mut self.flag, |stream, x| stream.bool(x))?;
            stream.object(&mut self.value)?;
            let mut rests = self.blank == <u16>::default(); stream.bool(&mut rests)?; if rests { self.blank = Default::default(); } else { stream.bits(&mut self.blank, 1)?; }
            let mut rests = self.e == <u32>::default(); stream.bool(&mut rests)?; if rests { self.e = Default::default(); } else { stream.int(&mut self.e, 0..=100)?; }
            stream.compressed(&mut self.tag, 0.0..=1.0, 0.3)?;
            stream.array(&mut self.d, |stream, x| stream.bool(x))?;
            stream.object(&mut self.slot)?;
            stream.int(&mut self.x9, 0..=100)?;
            stream.align()?;
            stream.list(&mut self.x10, 0, |stream, x| stream.int(x, 0..=1))?;
            Ok(())
        }
    }
    tightwire::unified!(Root, version = 2, max_bits = 231);
    declare::neutral_struct!([] [] Root c fields flag value blank e tag d slot x9 x10);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Option(Box::new(Twin::Bool))), field(Twin::Fixed(Int::I32, -12, -3, 4)), field(Twin::Option(Box::new(Twin::Bool))), field(Twin::Record(vec![field(Twin::Bits(Int::U64, 64)), field(Twin::Range(Int::U32, Num::Above(0), Num::Above(999999999)))])), field(Twin::Bits(Int::U16, 1)).default_bit(Value::int(0)), field(Twin::Range(Int::U32, Num::Above(0), Num::Above(100))).default_bit(Value::int(0)), field(Twin::Compressed(0.0, 1.0, 0.3)), field(Twin::Array(3, Box::new(Twin::Bool))), field(Twin::Record(vec![field(Twin::Bool), field(Twin::Record(vec![field(Twin::Bits(Int::U64, 64)), field(Twin::Range(Int::U32, Num::Above(0), Num::Above(999999999)))])), field(Twin::Unit)])), field(Twin::Range(Int::I8, Num::Above(0), Num::Above(100))), field(Twin::List(0, Box::new(Twin::Range(Int::U64, Num::Above(0), Num::Above(1))))).align()])
    }
}

pub mod t42 {
    use super::*;

    #[derive(Clone, Debug, PartialEq, Default)]
    pub struct Root {
        pub c: Option<[f32; 3]>,
        pub value: [bool; 9],
        pub blank: [bool; 9],
        pub stream: Vec<u8>,
        pub x4: Vec<Option<bool>>,
        pub e: Option<[f32; 4]>,
        pub bits: Vec<Option<f32>>,
        pub d: Vec<bool>,
    }
    impl Root {
        fn serialize<S: Stream>(&mut self, stream: &mut S) -> tightwire::Result<S> {
            stream.option(&mut self.c, |stream, x| stream.unit_vector(x, 17))?;
            if self.c.is_some() { let mut rests = self.value == <[bool; 9]>::default(); stream.bool(&mut rests)?; if rests { self.value = Default::default(); } else { stream.array(&mut self.value, |stream, x| stream.bool(x))?; } } else { self.value = Default::default(); }
            stream.array(&mut self.blank, |stream, x| stream.bool(x))?;
            stream.list(&mut self.stream, 0, |stream, x| stream.bits(x, 1))?;
            stream.check("a")?;
            if !(self.stream.len() > 1) { stream.list(&mut self.x4, 7, |stream, x| stream.option(x, |stream, x| stream.bool(x)))?; } else { self.x4 = Default::default(); }
            stream.option(&mut self.e, |stream, x| stream.smallest_three(x, 14))?;
            stream.list(&mut self.bits, 5, |stream, x| stream.option(x, |stream, x| stream.compressed(x, 0.0..=1.0, 2.0)))?;
            stream.list(&mut self.d, 6, |stream, x| stream.bool(x))?;
            Ok(())
        }
    }
    tightwire::unified!(Root, version = 2, max_bits = 170);
    declare::neutral_struct!([] [] Root c value blank stream x4 e bits d);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Option(Box::new(Twin::Direction(17)))), field(Twin::Array(9, Box::new(Twin::Bool))).when(Condition::Some(vec![0]), Value::Many(vec![Value::Bool(false), Value::Bool(false), Value::Bool(false), Value::Bool(false), Value::Bool(false), Value::Bool(false), Value::Bool(false), Value::Bool(false), Value::Bool(false)])).default_bit(Value::Many(vec![Value::Bool(false), Value::Bool(false), Value::Bool(false), Value::Bool(false), Value::Bool(false), Value::Bool(false), Value::Bool(false), Value::Bool(false), Value::Bool(false)])), field(Twin::Array(9, Box::new(Twin::Bool))), field(Twin::List(0, Box::new(Twin::Bits(Int::U8, 1)))).check("a"), field(Twin::List(7, Box::new(Twin::Option(Box::new(Twin::Bool))))).when(Condition::Not(Box::new(Condition::Longer(vec![3], 1))), Value::Many(vec![])), field(Twin::Option(Box::new(Twin::SmallestThree(14)))), field(Twin::List(5, Box::new(Twin::Option(Box::new(Twin::Compressed(0.0, 1.0, 2.0)))))), field(Twin::List(6, Box::new(Twin::Bool)))])
    }
}

pub mod t43 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq)]
    pub struct Root<const N: usize> {
        pub a: [(std::num::Wrapping<u64>, Box<()>, bool,); N],
        #[wire(range = -85..=-61, rename = "old 1")] pub value: Option<std::num::NonZeroI16>,
        #[wire(if = !(matches!(value, Some(_)) || matches!(value, Some(_))), default = Some(Some('x')), default_bit)] pub blank: Option<Option<char>>,
    }
    declare::neutral_struct!([] [N] Root a value blank);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Array(1, Box::new(Twin::Record(vec![field(Twin::Bits(Int::U64, 64)), field(Twin::Unit), field(Twin::Bool)])))), field(Twin::Option(Box::new(Twin::NonZero(Box::new(Twin::Range(Int::I16, Num::Below(-85), Num::Below(-61))))))), field(Twin::Option(Box::new(Twin::Option(Box::new(Twin::Char))))).when(Condition::Not(Box::new(Condition::Or(Box::new(Condition::Some(vec![1])), Box::new(Condition::Some(vec![1]))))), Value::some(Value::some(Value::Char('x')))).default_bit(Value::NONE)])
    }
}

pub mod t44 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct Root<T0, T1> {
        #[wire(max_len = 2)] pub c: Vec<T0>,
        #[wire(default_bit)] pub slot: Option<T1>,
    }
    declare::neutral_struct!([T0 T1] [] Root c slot);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::List(2, Box::new(Twin::Bits(Int::U8, 8)))), field(Twin::Option(Box::new(Twin::Bits(Int::U64, 64)))).default_bit(Value::NONE)])
    }
}

pub mod t45 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    #[wire(crate = tightwire)]
    #[wire(bound = "T0: Wire + Default + PartialEq, T1: Wire + Default + PartialEq")]
    pub struct H0<T0, T1> {
        #[wire(align)] pub c: Box<T0>,
        pub fields: Option<T1>,
    }
    declare::neutral_struct!([T0 T1] [] H0 c fields);

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct Root(
        #[wire(align)] pub u64,
        #[wire(align, rename = "old 1")] pub Option<[H0<f32, ()>; 9]>,
        #[wire(bits = 1, if = field_0 == 2)] pub u16,
        #[wire(bits = 1, check = "a")] pub Option<u128>,
        #[wire(align, with = five_bits, max_bits = 6, check = "a")] pub Option<u8>,
    );
    declare::neutral_struct!([] [] Root 0 1 2 3 4);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Bits(Int::U64, 64)).align(), field(Twin::Option(Box::new(Twin::Array(9, Box::new(Twin::Record(vec![field(Twin::F32).align(), field(Twin::Option(Box::new(Twin::Unit)))])))))).align(), field(Twin::Bits(Int::U16, 1)).when(Condition::Equal(vec![0], Value::int(2)), Value::int(0)), field(Twin::Option(Box::new(Twin::Bits(Int::U128, 1)))).check("a"), field(Twin::Option(Box::new(Twin::Bits(Int::U8, 5)))).align().check("a")])
    }
}

pub mod t46 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq)]
    pub enum H0 {
        #[wire(rename = "Old0")]
        V0,
        V1,
        V2,
        V3 {
        },
    }
    impl Default for H0 { fn default() -> Self { Self::V0 {  } } }
    declare::neutral_enum!([] [] H0 0 V0 {  } 1 V1 {  } 2 V2 {  } 3 V3 {  });

    #[derive(Wire, Clone, Debug, PartialEq)]
    pub struct Root<const N: usize> {
        pub a: [H0; N],
        #[wire(bits = 1)] pub fields: u8,
        #[wire(align, bits = 8)] pub blank: u16,
        #[wire(bits = 54)] pub value: u64,
        pub len: Option<f32>,
        #[wire(compressed(-1.0..=1.0, 0.01), rename = "old 5")] pub d: Option<f32>,
        #[wire(align, default_bit)] pub tag: Option<()>,
        pub b: u64,
        #[wire(bits = 3, rename = "old 8")] pub x8: Option<u8>,
    }
    declare::neutral_struct!([] [N] Root a fields blank value len d tag b x8);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Array(1, Box::new(Twin::Choice(2, vec![vec![], vec![], vec![], vec![]])))), field(Twin::Bits(Int::U8, 1)), field(Twin::Bits(Int::U16, 8)).align(), field(Twin::Bits(Int::U64, 54)), field(Twin::Option(Box::new(Twin::F32))), field(Twin::Option(Box::new(Twin::Compressed(-1.0, 1.0, 0.01)))), field(Twin::Option(Box::new(Twin::Unit))).align().default_bit(Value::NONE), field(Twin::Bits(Int::U64, 64)), field(Twin::Option(Box::new(Twin::Bits(Int::U8, 3))))])
    }
}

pub mod t47 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct Root {
        #[wire(default_bit)] pub a: bool,
        #[wire(rename = "old 1", if = !a, default = Some(8))] pub fields: Option<i8>,
    }
    declare::neutral_struct!([] [] Root a fields);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Bool).default_bit(Value::Bool(false)), field(Twin::Option(Box::new(Twin::Range(Int::I8, Num::Below(-128), Num::Above(127))))).when(Condition::Not(Box::new(Condition::True(vec![0]))), Value::some(Value::int(8)))])
    }
}

pub mod t48 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq)]
    pub enum Root {
        V0 {
            #[wire(rename = "old 0", skip)] a: u32,
            fields: Option<u32>,
            #[wire(bits = 3, if = fields == Some(3), default = 7)] x2: u8,
            #[wire(codec = SmallOrLarge)] value: u16,
        },
        V1 {
            #[wire(bits = 4)] b: Option<u64>,
            #[wire(codec = SmallOrLarge, if = !(b.is_some() && (b == Some(2))))] fields: u64,
            #[wire(if = b.is_some() && b.is_some())] flag: u16,
            stream: u16,
        },
        V2 {
            #[wire(range = 0..=100)] b: Option<i8>,
            #[wire(skip, default = 1.5)] slot: f32,
            #[wire(range = 82..=94, if = !(matches!(b, Some(b) if b > 1)))] flag: Option<u16>,
            #[wire(bits = 9)] g: u16,
        },
    }
    impl Default for Root { fn default() -> Self { Self::V0 { a: Default::default(), fields: Default::default(), x2: Default::default(), value: Default::default() } } }
    declare::neutral_enum!([] [] Root 0 V0 { a x0 fields x1 x2 x2 value x3 } 1 V1 { b x0 fields x1 flag x2 stream x3 } 2 V2 { b x0 slot x1 flag x2 g x3 });

    pub fn twin() -> Twin {
        Twin::Choice(2, vec![vec![field(Twin::Bits(Int::U32, 23)).skip(Value::int(0)), field(Twin::Option(Box::new(Twin::Bits(Int::U32, 32)))), field(Twin::Bits(Int::U8, 3)).when(Condition::Equal(vec![1], Value::some(Value::int(3))), Value::int(7)), field(Twin::SmallOrLarge(Int::U16))], vec![field(Twin::Option(Box::new(Twin::Bits(Int::U64, 4)))), field(Twin::SmallOrLarge(Int::U64)).when(Condition::Not(Box::new(Condition::And(Box::new(Condition::Some(vec![0])), Box::new(Condition::Equal(vec![0], Value::some(Value::int(2))))))), Value::int(0)), field(Twin::Bits(Int::U16, 16)).when(Condition::And(Box::new(Condition::Some(vec![0])), Box::new(Condition::Some(vec![0]))), Value::int(0)), field(Twin::Bits(Int::U16, 16))], vec![field(Twin::Option(Box::new(Twin::Range(Int::I8, Num::Above(0), Num::Above(100))))), field(Twin::F32).skip(Value::F32(0x3fc00000)), field(Twin::Option(Box::new(Twin::Range(Int::U16, Num::Above(82), Num::Above(94))))).when(Condition::Not(Box::new(Condition::SomeAbove(vec![0], Num::Above(1)))), Value::NONE), field(Twin::Bits(Int::U16, 9))]])
    }
}

pub mod t49 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct Root {
        #[wire(rename = "old 0")] pub c: bool,
        #[wire(range = 60..=60)] pub fields: Option<u8>,
        #[wire(bits = 4, if = c)] pub flag: u8,
        #[wire(bits = 6, if = !((flag > 2) || (flag > 2)), default = 7)] pub g: u8,
        #[wire(range = 5..=5, if = (flag == 4) || (g > 1))] pub len: i32,
        #[wire(if = !(len == 3))] pub d: [bool; 0],
        #[wire(if = (matches!(fields, Some(c) if c > 1)) && (!d.is_empty()), default = 4)] pub bits: u32,
        pub x7: bool,
        #[wire(range = 5..=5)] pub x8: u32,
        #[wire(bits = 20, default_bit)] pub a: u32,
        #[wire(rename = "old 10", if = matches!(fields, Some(_)))] pub slot: [bool; 0],
        #[wire(range = 0..=100, if = matches!(fields, Some(_)))] pub blank: u32,
        #[wire(if = !(len == 1), default = 1.5)] pub stream: f32,
    }
    declare::neutral_struct!([] [] Root c fields flag g len d bits x7 x8 a slot blank stream);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Bool), field(Twin::Option(Box::new(Twin::Range(Int::U8, Num::Above(60), Num::Above(60))))), field(Twin::Bits(Int::U8, 4)).when(Condition::True(vec![0]), Value::int(0)), field(Twin::Bits(Int::U8, 6)).when(Condition::Not(Box::new(Condition::Or(Box::new(Condition::Above(vec![2], Num::Above(2))), Box::new(Condition::Above(vec![2], Num::Above(2)))))), Value::int(7)), field(Twin::Range(Int::I32, Num::Above(5), Num::Above(5))).when(Condition::Or(Box::new(Condition::Equal(vec![2], Value::int(4))), Box::new(Condition::Above(vec![3], Num::Above(1)))), Value::int(0)), field(Twin::Array(0, Box::new(Twin::Bool))).when(Condition::Not(Box::new(Condition::Equal(vec![4], Value::int(3)))), Value::Many(vec![])), field(Twin::Bits(Int::U32, 32)).when(Condition::And(Box::new(Condition::SomeAbove(vec![1], Num::Above(1))), Box::new(Condition::Longer(vec![5], 0))), Value::int(4)), field(Twin::Bool), field(Twin::Range(Int::U32, Num::Above(5), Num::Above(5))), field(Twin::Bits(Int::U32, 20)).default_bit(Value::int(0)), field(Twin::Array(0, Box::new(Twin::Bool))).when(Condition::Some(vec![1]), Value::Many(vec![])), field(Twin::Range(Int::U32, Num::Above(0), Num::Above(100))).when(Condition::Some(vec![1]), Value::int(0)), field(Twin::F32).when(Condition::Not(Box::new(Condition::Equal(vec![4], Value::int(1)))), Value::F32(0x3fc00000))])
    }
}

pub mod t50 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq)]
    pub struct Root<const N: usize> {
        pub b: [u16; N],
        #[wire(codec = Silent)] pub fields: u8,
        #[wire(if = !b.is_empty(), default = 8)] pub a: u32,
        #[wire(skip)] pub value: f32,
        #[wire(check = "a")] pub len: bool,
    }
    declare::neutral_struct!([] [N] Root b fields a value len);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Array(0, Box::new(Twin::Bits(Int::U16, 16)))), field(Twin::Nothing(Value::int(0), Box::new(Twin::Bits(Int::U8, 8)))), field(Twin::Bits(Int::U32, 32)).when(Condition::Longer(vec![0], 0), Value::int(8)), field(Twin::F32).skip(Value::F32(0x0)), field(Twin::Bool).check("a")])
    }
}

pub mod t51 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct Root {
        #[wire(bits = 11)] pub c: u16,
        #[wire(if = (c == 2) || (c > 2))] pub value: Option<u32>,
        #[wire(bits = 5, if = !(matches!(value, Some(c) if c > 1)))] pub flag: u8,
        #[wire(range = 64..=64)] pub stream: Option<u64>,
    }
    declare::neutral_struct!([] [] Root c value flag stream);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Bits(Int::U16, 11)), field(Twin::Option(Box::new(Twin::Bits(Int::U32, 32)))).when(Condition::Or(Box::new(Condition::Equal(vec![0], Value::int(2))), Box::new(Condition::Above(vec![0], Num::Above(2)))), Value::NONE), field(Twin::Bits(Int::U8, 5)).when(Condition::Not(Box::new(Condition::SomeAbove(vec![1], Num::Above(1)))), Value::int(0)), field(Twin::Option(Box::new(Twin::Range(Int::U64, Num::Above(64), Num::Above(64)))))])
    }
}

pub mod t52 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct Root {
        #[wire(default_bit)] pub a: bool,
        pub value: (),
        #[wire(bits = 59, if = a)] pub flag: u64,
        #[wire(range = -95..=-2, if = flag > 0, default = 7)] pub x3: i64,
        #[wire(bits = 2, if = x3 == 0)] pub blank: Option<u16>,
        #[wire(bits = 10, if = !a, default = 8)] pub d: u32,
        #[wire(compressed(-1.0..=1.0, 0.01), if = x3 > 4, default_bit)] pub bits: Option<f32>,
        #[wire(bits = 64)] pub c: Option<u64>,
        #[wire(bits = 5, if = a || (x3 == 2))] pub r#type: u16,
    }
    declare::neutral_struct!([] [] Root a value flag x3 blank d bits c r#type);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Bool).default_bit(Value::Bool(false)), field(Twin::Unit), field(Twin::Bits(Int::U64, 59)).when(Condition::True(vec![0]), Value::int(0)), field(Twin::Range(Int::I64, Num::Below(-95), Num::Below(-2))).when(Condition::Above(vec![2], Num::Above(0)), Value::int(7)), field(Twin::Option(Box::new(Twin::Bits(Int::U16, 2)))).when(Condition::Equal(vec![3], Value::int(0)), Value::NONE), field(Twin::Bits(Int::U32, 10)).when(Condition::Not(Box::new(Condition::True(vec![0]))), Value::int(8)), field(Twin::Option(Box::new(Twin::Compressed(-1.0, 1.0, 0.01)))).when(Condition::Above(vec![3], Num::Above(4)), Value::NONE).default_bit(Value::NONE), field(Twin::Option(Box::new(Twin::Bits(Int::U64, 64)))), field(Twin::Bits(Int::U16, 5)).when(Condition::Or(Box::new(Condition::True(vec![0])), Box::new(Condition::Equal(vec![3], Value::int(2)))), Value::int(0))])
    }
}

pub mod t53 {
    use super::*;

    #[derive(Clone, Debug, PartialEq, Default)]
    pub struct H0 {
        pub a: [String; 9],
        pub fields: Option<Box<([std::num::Wrapping<u64>; 1],)>>,
        pub x2: bool,
    }
    impl H0 {
        fn serialize<S: Stream>(&mut self, stream: &mut S) -> tightwire::Result<S> {
            stream.array(&mut self.a, |stream, x| stream.string(x, 4))?;
            stream.option(&mut self.fields, |stream, x| stream.object(x))?;
            if !(self.a.len() > 1) { let mut rests = self.x2 == <bool>::default(); stream.bool(&mut rests)?; if rests { self.x2 = Default::default(); } else { stream.bool(&mut self.x2)?; } } else { self.x2 = true; }
            Ok(())
        }
    }
    tightwire::unified!(H0, version = 2, max_bits = 445);
    declare::neutral_struct!([] [] H0 a fields x2);

    #[derive(Wire, Clone, Debug, PartialEq)]
    pub struct Root<const N: usize>(
        pub [H0; N],
        #[wire(range = 93..=93)] pub u128,
        #[wire(range = 85..=98)] pub i8,
        pub f32,
        #[wire(compressed(-1.0..=1.0, 0.01))] pub f32,
        #[wire(range = 0..=100, rename = "old 5")] pub i64,
        #[wire(bits = 2)] pub u32,
        #[wire(bits = 60)] pub u64,
        #[wire(range = -40..=-39, default_bit)] pub Option<i16>,
        #[wire(skip, default = 3)] pub u16,
        pub Option<i64>,
    );
    declare::neutral_struct!([] [N] Root 0 1 2 3 4 5 6 7 8 9 10);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Array(2, Box::new(Twin::Record(vec![field(Twin::Array(9, Box::new(Twin::Text(4)))), field(Twin::Option(Box::new(Twin::Record(vec![field(Twin::Array(1, Box::new(Twin::Bits(Int::U64, 64))))])))), field(Twin::Bool).when(Condition::Not(Box::new(Condition::Longer(vec![0], 1))), Value::Bool(true)).default_bit(Value::Bool(false))])))), field(Twin::Range(Int::U128, Num::Above(93), Num::Above(93))), field(Twin::Range(Int::I8, Num::Above(85), Num::Above(98))), field(Twin::F32), field(Twin::Compressed(-1.0, 1.0, 0.01)), field(Twin::Range(Int::I64, Num::Above(0), Num::Above(100))), field(Twin::Bits(Int::U32, 2)), field(Twin::Bits(Int::U64, 60)), field(Twin::Option(Box::new(Twin::Range(Int::I16, Num::Below(-40), Num::Below(-39))))).default_bit(Value::NONE), field(Twin::Bits(Int::U16, 16)).skip(Value::int(3)), field(Twin::Option(Box::new(Twin::Range(Int::I64, Num::Below(-9223372036854775808), Num::Above(9223372036854775807)))))])
    }
}

pub mod t54 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq)]
    pub enum Root {
        V0,
        V1(
            #[wire(skip, default = 1.5)] f32,
            #[wire(skip, default = Some(9))] Option<u32>,
            bool,
        ),
    }
    impl Default for Root { fn default() -> Self { Self::V0 {  } } }
    declare::neutral_enum!([] [] Root 0 V0 {  } 1 V1 { 0 x0 1 x1 2 x2 });

    pub fn twin() -> Twin {
        Twin::Choice(1, vec![vec![], vec![field(Twin::Compressed(-3.5, 8.25, 0.1)).skip(Value::F32(0x3fc00000)), field(Twin::Option(Box::new(Twin::Bits(Int::U32, 28)))).skip(Value::some(Value::int(9))), field(Twin::Bool)]])
    }
}

pub mod t55 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct H0<T0, T1>(
        pub Box<T0>,
        #[wire(skip)] pub Box<T1>,
        #[wire(bits = 8)] pub u16,
        pub f32,
    );
    declare::neutral_struct!([T0 T1] [] H0 0 1 2 3);

    #[derive(Wire, Clone, Debug, PartialEq)]
    pub enum H1 {
        V0(
            i32,
        ),
        V1 {
            #[wire(default_bit)] c: u16,
        },
    }
    impl Default for H1 { fn default() -> Self { Self::V0 { 0: Default::default() } } }
    declare::neutral_enum!([] [] H1 0 V0 { 0 x0 } 1 V1 { c x0 });

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct Root {
        #[wire(max_len = 300, check = "end")] pub c: Vec<()>,
        #[wire(align, bits = 49, if = (c.len() > 1) || (c.len() > 1))] pub slot: u64,
        #[wire(skip, check = "players")] pub a: Option<[u8; 1]>,
        pub value: [std::num::Wrapping<u64>; 2],
        #[wire(align, bits = 128)] pub tag: Option<Option<u128>>,
        #[wire(max_len = 6, default_bit)] pub d: Vec<[Option<u16>; 33]>,
        #[wire(bits = 8)] pub bits: u16,
        #[wire(relative_to = bits)] pub x7: u16,
        #[wire(skip)] pub r#type: Option<std::net::SocketAddrV6>,
        #[wire(fixed(-2..=41, 3))] pub flag: i64,
        #[wire(codec = Silent, check = "players")] pub x10: Option<u8>,
        #[wire(bytes)] pub len: Option<[u8; 4]>,
        #[wire(align, bits = 32, max_len = 3, if = tag.is_some())] pub g: Vec<u32>,
        #[wire(unit = 5)] pub x13: [f32; 3],
        #[wire(skip)] pub x14: H0<H1, bool>,
        #[wire(compressed(0.0..=1.0, 2.0), max_len = 300)] pub x15: Vec<Option<f32>>,
    }
    declare::neutral_struct!([] [] Root c slot a value tag d bits x7 r#type flag x10 len g x13 x14 x15);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::List(300, Box::new(Twin::Unit))).check("end"), field(Twin::Bits(Int::U64, 49)).align().when(Condition::Or(Box::new(Condition::Longer(vec![0], 1)), Box::new(Condition::Longer(vec![0], 1))), Value::int(0)), field(Twin::Option(Box::new(Twin::ByteArray(1)))).skip(Value::NONE).check("players"), field(Twin::Array(2, Box::new(Twin::Bits(Int::U64, 64)))), field(Twin::Option(Box::new(Twin::Option(Box::new(Twin::Bits(Int::U128, 128)))))).align(), field(Twin::List(6, Box::new(Twin::Array(33, Box::new(Twin::Option(Box::new(Twin::Bits(Int::U16, 16)))))))).default_bit(Value::Many(vec![])), field(Twin::Bits(Int::U16, 8)), field(Twin::Relative(Int::U16, 6)), field(Twin::Option(Box::new(Twin::Record(vec![field(Twin::Array(16, Box::new(Twin::Bits(Int::U8, 8)))), field(Twin::Bits(Int::U16, 16)), field(Twin::Bits(Int::U32, 32)), field(Twin::Bits(Int::U32, 32))])))).skip(Value::NONE), field(Twin::Fixed(Int::I64, -2, 41, 3)), field(Twin::Option(Box::new(Twin::Nothing(Value::int(0), Box::new(Twin::Bits(Int::U8, 8)))))).check("players"), field(Twin::Option(Box::new(Twin::ByteArray(4)))), field(Twin::List(3, Box::new(Twin::Bits(Int::U32, 32)))).align().when(Condition::Some(vec![4]), Value::Many(vec![])), field(Twin::Direction(5)), field(Twin::Record(vec![field(Twin::Choice(1, vec![vec![field(Twin::Range(Int::I32, Num::Below(-2147483648), Num::Above(2147483647)))], vec![field(Twin::Bits(Int::U16, 16)).default_bit(Value::int(0))]])), field(Twin::Bool).skip(Value::Bool(false)), field(Twin::Bits(Int::U16, 8)), field(Twin::F32)])).skip(Value::Many(vec![Value::Variant(0, vec![Value::int(0)]), Value::Bool(false), Value::int(0), Value::F32(0x0)])), field(Twin::List(300, Box::new(Twin::Option(Box::new(Twin::Compressed(0.0, 1.0, 2.0))))))])
    }
}

pub mod t56 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct H0(
        #[wire(smallest_three = 3)] pub Option<[f32; 4]>,
    );
    declare::neutral_struct!([] [] H0 0);

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct Root<T0> {
        pub b: T0,
        #[wire(bits = 4, rename = "old 1")] pub fields: u16,
        #[wire(codec = Silent, if = !(fields > 5))] pub a: u8,
        #[wire(rename = "old 3", if = fields == 4, default = Some(9))] pub stream: Option<i64>,
        #[wire(rename = "old 4", skip)] pub len: u8,
        pub g: i32,
        #[wire(bits = 21)] pub tag: u32,
        #[wire(range = -80..=19, default_bit)] pub d: i16,
        pub x8: u32,
        #[wire(range = 9..=90)] pub x9: u8,
        pub x10: Option<i64>,
        #[wire(rename = "old 11")] pub blank: bool,
        #[wire(if = !(x8 == 4), default = 5)] pub e: i128,
        pub x13: [bool; 0],
        #[wire(check = "a")] pub x14: i32,
        pub x15: Option<u16>,
        pub x16: (),
        #[wire(if = fields > 0)] pub slot: bool,
        #[wire(bits = 4, rename = "old 18")] pub x18: u8,
        #[wire(compressed(-1.0..=1.0, 0.01))] pub x19: f32,
        pub x20: Option<bool>,
        pub x21: H0,
        #[wire(bits = 8, if = !(fields == 5), default = 4)] pub x22: u32,
    }
    declare::neutral_struct!([T0] [] Root b fields a stream len g tag d x8 x9 x10 blank e x13 x14 x15 x16 slot x18 x19 x20 x21 x22);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Bool), field(Twin::Bits(Int::U16, 4)), field(Twin::Nothing(Value::int(0), Box::new(Twin::Bits(Int::U8, 8)))).when(Condition::Not(Box::new(Condition::Above(vec![1], Num::Above(5)))), Value::int(0)), field(Twin::Option(Box::new(Twin::Range(Int::I64, Num::Below(-9223372036854775808), Num::Above(9223372036854775807))))).when(Condition::Equal(vec![1], Value::int(4)), Value::some(Value::int(9))), field(Twin::Bits(Int::U8, 8)).skip(Value::int(0)), field(Twin::Range(Int::I32, Num::Below(-2147483648), Num::Above(2147483647))), field(Twin::Bits(Int::U32, 21)), field(Twin::Range(Int::I16, Num::Below(-80), Num::Above(19))).default_bit(Value::int(0)), field(Twin::Bits(Int::U32, 32)), field(Twin::Range(Int::U8, Num::Above(9), Num::Above(90))), field(Twin::Option(Box::new(Twin::Range(Int::I64, Num::Below(-9223372036854775808), Num::Above(9223372036854775807))))), field(Twin::Bool), field(Twin::Range(Int::I128, Num::Below(-170141183460469231731687303715884105728), Num::Above(170141183460469231731687303715884105727))).when(Condition::Not(Box::new(Condition::Equal(vec![8], Value::int(4)))), Value::int(5)), field(Twin::Array(0, Box::new(Twin::Bool))), field(Twin::Range(Int::I32, Num::Below(-2147483648), Num::Above(2147483647))).check("a"), field(Twin::Option(Box::new(Twin::Bits(Int::U16, 16)))), field(Twin::Unit), field(Twin::Bool).when(Condition::Above(vec![1], Num::Above(0)), Value::Bool(false)), field(Twin::Bits(Int::U8, 4)), field(Twin::Compressed(-1.0, 1.0, 0.01)), field(Twin::Option(Box::new(Twin::Bool))), field(Twin::Record(vec![field(Twin::Option(Box::new(Twin::SmallestThree(3))))])), field(Twin::Bits(Int::U32, 8)).when(Condition::Not(Box::new(Condition::Equal(vec![1], Value::int(5)))), Value::int(4))])
    }
}

pub mod t57 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq)]
    pub enum Root {
        V0 {
            #[wire(range = 0..=100, rename = "old 0")] b: Option<i64>,
            #[wire(bits = 54)] fields: u64,
            #[wire(if = (matches!(b, Some(b) if b > 2)) && (fields == 4))] flag: u64,
            stream: u32,
        },
    }
    impl Default for Root { fn default() -> Self { Self::V0 { b: Default::default(), fields: Default::default(), flag: Default::default(), stream: Default::default() } } }
    declare::neutral_enum!([] [] Root 0 V0 { b x0 fields x1 flag x2 stream x3 });

    pub fn twin() -> Twin {
        Twin::Choice(0, vec![vec![field(Twin::Option(Box::new(Twin::Range(Int::I64, Num::Above(0), Num::Above(100))))), field(Twin::Bits(Int::U64, 54)), field(Twin::Bits(Int::U64, 64)).when(Condition::And(Box::new(Condition::SomeAbove(vec![0], Num::Above(2))), Box::new(Condition::Equal(vec![1], Value::int(4)))), Value::int(0)), field(Twin::Bits(Int::U32, 32))]])
    }
}

pub mod t58 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct Root(
        pub Option<bool>,
        #[wire(compressed(-1.0..=1.0, 0.01))] pub f32,
        #[wire(compressed(-1.0..=1.0, 0.01), if = field_0.is_some())] pub f32,
        #[wire(default_bit)] pub [bool; 0],
        pub (),
        pub u16,
        #[wire(align, range = -97..=67)] pub Option<i32>,
    );
    declare::neutral_struct!([] [] Root 0 1 2 3 4 5 6);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Option(Box::new(Twin::Bool))), field(Twin::Compressed(-1.0, 1.0, 0.01)), field(Twin::Compressed(-1.0, 1.0, 0.01)).when(Condition::Some(vec![0]), Value::F32(0x0)), field(Twin::Array(0, Box::new(Twin::Bool))).default_bit(Value::Many(vec![])), field(Twin::Unit), field(Twin::Bits(Int::U16, 16)), field(Twin::Option(Box::new(Twin::Range(Int::I32, Num::Below(-97), Num::Above(67))))).align()])
    }
}

pub mod t59 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct Root<T0> {
        #[wire(max_len = 2)] pub c: Vec<T0>,
        pub value: f32,
        pub blank: Option<()>,
        pub x3: (),
        #[wire(bits = 11, if = !(c.len() > 1), default_bit)] pub len: u64,
    }
    declare::neutral_struct!([T0] [] Root c value blank x3 len);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::List(2, Box::new(Twin::Range(Int::I16, Num::Below(-32768), Num::Above(32767))))), field(Twin::F32), field(Twin::Option(Box::new(Twin::Unit))), field(Twin::Unit), field(Twin::Bits(Int::U64, 11)).when(Condition::Not(Box::new(Condition::Longer(vec![0], 1))), Value::int(0)).default_bit(Value::int(0))])
    }
}

pub mod t60 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct Root {
        pub b: i8,
        #[wire(rename = "old 1", max_len = 300)] pub fields: String,
        #[wire(range = 85..=92, if = b > 5, default = 1)] pub a: i32,
        #[wire(range = -98..=-91, default_bit)] pub value: i64,
        #[wire(bits = 11)] pub len: u128,
        #[wire(skip)] pub e: Vec<()>,
        #[wire(bits = 1)] pub tag: u16,
        #[wire(range = 22..=22, if = len == 5, default = 2)] pub x7: i32,
        #[wire(smallest_three = 5)] pub x8: [f32; 4],
        #[wire(range = 2..=50)] pub x9: i8,
        pub x10: bool,
        #[wire(range = 55..=92)] pub blank: u8,
    }
    declare::neutral_struct!([] [] Root b fields a value len e tag x7 x8 x9 x10 blank);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Range(Int::I8, Num::Below(-128), Num::Above(127))), field(Twin::Text(300)), field(Twin::Range(Int::I32, Num::Above(85), Num::Above(92))).when(Condition::Above(vec![0], Num::Above(5)), Value::int(1)), field(Twin::Range(Int::I64, Num::Below(-98), Num::Below(-91))).default_bit(Value::int(0)), field(Twin::Bits(Int::U128, 11)), field(Twin::List(3, Box::new(Twin::Unit))).skip(Value::Many(vec![])), field(Twin::Bits(Int::U16, 1)), field(Twin::Range(Int::I32, Num::Above(22), Num::Above(22))).when(Condition::Equal(vec![4], Value::int(5)), Value::int(2)), field(Twin::SmallestThree(5)), field(Twin::Range(Int::I8, Num::Above(2), Num::Above(50))), field(Twin::Bool), field(Twin::Range(Int::U8, Num::Above(55), Num::Above(92)))])
    }
}

pub mod t61 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct H0;
    declare::neutral_struct!([] [] H0 );

    #[derive(Wire, Clone, Debug, PartialEq)]
    pub enum H1 {
        V0,
    }
    impl Default for H1 { fn default() -> Self { Self::V0 {  } } }
    declare::neutral_enum!([] [] H1 0 V0 {  });

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct Root(
        #[wire(align, codec = SmallOrLarge)] pub u16,
        #[wire(skip, check = "end")] pub Vec<Option<u128>>,
        #[wire(max_len = 300)] pub Vec<Option<f32>>,
        #[wire(align, bytes)] pub [u8; 1],
        pub (char, bool,),
        #[wire(codec = Silent, if = (field_3.len() > 1) || field_4.1)] pub u8,
        #[wire(default_bit, check = "players")] pub (H0, (), Option<bool>,),
        #[wire(range = -18..=-11, max_len = 11)] pub Vec<Option<std::num::NonZeroI16>>,
        #[wire(align, relative_to = field_0, if = !(field_4.0 == 'a'), default = 4)] pub u16,
        pub Option<(std::time::Duration, u8, H1,)>,
        #[wire(compressed(0.0..=1.0, 2.0), default_bit)] pub Option<f32>,
    );
    declare::neutral_struct!([] [] Root 0 1 2 3 4 5 6 7 8 9 10);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::SmallOrLarge(Int::U16)).align(), field(Twin::List(10, Box::new(Twin::Option(Box::new(Twin::Bits(Int::U128, 123)))))).skip(Value::Many(vec![])).check("end"), field(Twin::List(300, Box::new(Twin::Option(Box::new(Twin::F32))))), field(Twin::ByteArray(1)).align(), field(Twin::Record(vec![field(Twin::Char), field(Twin::Bool)])), field(Twin::Nothing(Value::int(0), Box::new(Twin::Bits(Int::U8, 8)))).when(Condition::Or(Box::new(Condition::Longer(vec![3], 1)), Box::new(Condition::True(vec![4, 1]))), Value::int(0)), field(Twin::Record(vec![field(Twin::Record(vec![])), field(Twin::Unit), field(Twin::Option(Box::new(Twin::Bool)))])).default_bit(Value::Many(vec![Value::Many(vec![]), Value::Unit, Value::NONE])).check("players"), field(Twin::List(11, Box::new(Twin::Option(Box::new(Twin::NonZero(Box::new(Twin::Range(Int::I16, Num::Below(-18), Num::Below(-11))))))))), field(Twin::Relative(Int::U16, 0)).align().when(Condition::Not(Box::new(Condition::Equal(vec![4, 0], Value::Char('a')))), Value::int(4)), field(Twin::Option(Box::new(Twin::Record(vec![field(Twin::Record(vec![field(Twin::Bits(Int::U64, 64)), field(Twin::Range(Int::U32, Num::Above(0), Num::Above(999999999)))])), field(Twin::Bits(Int::U8, 8)), field(Twin::Choice(0, vec![vec![]]))])))), field(Twin::Option(Box::new(Twin::Compressed(0.0, 1.0, 2.0)))).default_bit(Value::NONE)])
    }
}

pub mod t62 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct H0 {
        #[wire(range = 5..=5)] pub b: Option<i8>,
        #[wire(bits = 8, if = matches!(b, Some(b) if b > 2), default = 6)] pub fields: u32,
    }
    declare::neutral_struct!([] [] H0 b fields);

    #[derive(Clone, Debug, PartialEq, Default)]
    pub struct Root {
        pub b: Vec<Option<H0>>,
        pub fields: Option<u16>,
        pub blank: Option<[f32; 4]>,
        pub value: bool,
        pub tag: i16,
    }
    impl Root {
        fn serialize<S: Stream>(&mut self, stream: &mut S) -> tightwire::Result<S> {
            stream.align()?;
            let mut rests = self.b == <Vec<Option<H0>>>::default(); stream.bool(&mut rests)?; if rests { self.b = Default::default(); } else { stream.list(&mut self.b, 1, |stream, x| stream.option(x, |stream, x| stream.object(x)))?; }
            stream.option(&mut self.fields, |stream, x| stream.object(x))?;
            stream.align()?;
            if !(matches!(self.fields, Some(_)) || (matches!(self.fields, Some(x) if x > 1))) { stream.option(&mut self.blank, |stream, x| stream.smallest_three(x, 17))?; } else { self.blank = Default::default(); }
            stream.bool(&mut self.value)?;
            stream.align()?;
            if !(matches!(self.fields, Some(x) if x > 3)) { stream.object(&mut self.tag)?; } else { self.tag = Default::default(); }
            Ok(())
        }
    }
    tightwire::unified!(Root, version = 2, max_bits = 121, holds = [H0]);
    declare::neutral_struct!([] [] Root b fields blank value tag);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::List(1, Box::new(Twin::Option(Box::new(Twin::Record(vec![field(Twin::Option(Box::new(Twin::Range(Int::I8, Num::Above(5), Num::Above(5))))), field(Twin::Bits(Int::U32, 8)).when(Condition::SomeAbove(vec![0], Num::Above(2)), Value::int(6))])))))).align().default_bit(Value::Many(vec![])), field(Twin::Option(Box::new(Twin::Bits(Int::U16, 16)))), field(Twin::Option(Box::new(Twin::SmallestThree(17)))).align().when(Condition::Not(Box::new(Condition::Or(Box::new(Condition::Some(vec![1])), Box::new(Condition::SomeAbove(vec![1], Num::Above(1)))))), Value::NONE), field(Twin::Bool), field(Twin::Range(Int::I16, Num::Below(-32768), Num::Above(32767))).align().when(Condition::Not(Box::new(Condition::SomeAbove(vec![1], Num::Above(3)))), Value::int(0))])
    }
}

pub mod t63 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq)]
    #[wire(tag_bits = 3)]
    pub enum Root {
        V0 {
            a: u64,
            fields: u64,
        },
        #[wire(rename = "Old1")]
        V1,
        V2,
    }
    impl Default for Root { fn default() -> Self { Self::V1 {  } } }
    declare::neutral_enum!([] [] Root 0 V0 { a x0 fields x1 } 1 V1 {  } 2 V2 {  });

    pub fn twin() -> Twin {
        Twin::Choice(3, vec![vec![field(Twin::Bits(Int::U64, 64)), field(Twin::Bits(Int::U64, 64))], vec![], vec![]])
    }
}

pub mod t64 {
    use super::*;

    #[derive(Clone, Debug, PartialEq, Default)]
    pub struct Root {
        pub a: [Option<i64>; 10],
        pub fields: Option<(Box<bool>,)>,
        pub flag: [u8; 4],
        pub value: bool,
        pub len: [Option<bool>; 10],
        pub d: i32,
        pub tag: i32,
        pub b: (),
        pub x8: Option<bool>,
    }
    impl Root {
        fn serialize<S: Stream>(&mut self, stream: &mut S) -> tightwire::Result<S> {
            stream.subset(&mut self.a, Option::is_some, |stream, slot| { let mut one = slot.take().unwrap_or_default(); stream.int(&mut one, 0..=1)?; *slot = Some(one); Ok(()) })?;
            stream.option(&mut self.fields, |stream, x| stream.object(x))?;
            if matches!(self.fields, Some(_)) { stream.bytes(&mut self.flag)?; } else { self.flag = Default::default(); }
            if !(!self.flag.is_empty()) { stream.bool(&mut self.value)?; } else { self.value = Default::default(); }
            stream.align()?;
            if matches!(self.fields, Some(_)) { stream.subset_as(tightwire::subset::Strategy::Ladder, &mut self.len, Option::is_some, |stream, slot| { let mut one = slot.take().unwrap_or_default(); stream.bool(&mut one)?; *slot = Some(one); Ok(()) })?; } else { self.len = Default::default(); }
            stream.check("end")?;
            if self.value { stream.object(&mut self.d)?; } else { self.d = 5; }
            if !self.flag.is_empty() { let previous = self.d; stream.relative(&mut self.tag, previous)?; } else { self.tag = Default::default(); }
            stream.object(&mut self.b)?;
            if self.value || (!self.flag.is_empty()) { stream.option(&mut self.x8, |stream, x| stream.bool(x))?; } else { self.x8 = Default::default(); }
            Ok(())
        }
    }
    tightwire::unified!(Root, version = 2, max_bits = 1581);
    declare::neutral_struct!([] [] Root a fields flag value len d tag b x8);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Subset(None, 10, Box::new(Twin::Range(Int::I64, Num::Above(0), Num::Above(1))))), field(Twin::Option(Box::new(Twin::Record(vec![field(Twin::Bool)])))), field(Twin::ByteArray(4)).when(Condition::Some(vec![1]), Value::Many(vec![Value::int(0), Value::int(0), Value::int(0), Value::int(0)])), field(Twin::Bool).when(Condition::Not(Box::new(Condition::Longer(vec![2], 0))), Value::Bool(false)), field(Twin::Subset(Some(Way::Ladder), 10, Box::new(Twin::Bool))).align().when(Condition::Some(vec![1]), Value::Many(vec![Value::NONE, Value::NONE, Value::NONE, Value::NONE, Value::NONE, Value::NONE, Value::NONE, Value::NONE, Value::NONE, Value::NONE])).check("end"), field(Twin::Range(Int::I32, Num::Below(-2147483648), Num::Above(2147483647))).when(Condition::True(vec![3]), Value::int(5)), field(Twin::Relative(Int::I32, 5)).when(Condition::Longer(vec![2], 0), Value::int(0)), field(Twin::Unit), field(Twin::Option(Box::new(Twin::Bool))).when(Condition::Or(Box::new(Condition::True(vec![3])), Box::new(Condition::Longer(vec![2], 0))), Value::NONE)])
    }
}

pub mod t65 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct Root<T0> {
        #[wire(default_bit)] pub c: Option<T0>,
        #[wire(codec = SmallOrLarge)] pub value: u32,
        #[wire(bytes, max_len = 3)] pub flag: [Vec<u8>; 0],
        #[wire(bits = 59, if = !flag.is_empty())] pub x3: u64,
        #[wire(relative_to = value, if = x3 == 0, default = 7)] pub tag: u32,
        #[wire(smallest_three = 18)] pub g: [f32; 4],
        pub bits: i16,
        #[wire(range = 0..=100, if = (tag == 3) && (flag.len() > 1))] pub d: u64,
    }
    declare::neutral_struct!([T0] [] Root c value flag x3 tag g bits d);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Option(Box::new(Twin::F64))).default_bit(Value::NONE), field(Twin::SmallOrLarge(Int::U32)), field(Twin::Array(0, Box::new(Twin::ByteList(3)))), field(Twin::Bits(Int::U64, 59)).when(Condition::Longer(vec![2], 0), Value::int(0)), field(Twin::Relative(Int::U32, 1)).when(Condition::Equal(vec![3], Value::int(0)), Value::int(7)), field(Twin::SmallestThree(18)), field(Twin::Range(Int::I16, Num::Below(-32768), Num::Above(32767))), field(Twin::Range(Int::U64, Num::Above(0), Num::Above(100))).when(Condition::And(Box::new(Condition::Equal(vec![4], Value::int(3))), Box::new(Condition::Longer(vec![2], 1))), Value::int(0))])
    }
}

pub mod t66 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct H0;
    declare::neutral_struct!([] [] H0 );

    #[derive(Wire, Clone, Debug, PartialEq)]
    pub struct Root {
        #[wire(smallest_three = 7)] pub c: Option<Option<[f32; 4]>>,
        #[wire(fixed(-13..=34, 8), check = "a")] pub fields: [i64; 33],
        #[wire(align, max_len = 13)] pub a: String,
        #[wire(align)] pub value: H0,
        #[wire(bits = 55)] pub tag: [u64; 3],
        #[wire(skip)] pub d: [u32; 2],
        #[wire(range = 52..=61, max_len = 5)] pub x6: Vec<i64>,
        #[wire(range = 0..=1)] pub b: u8,
        pub x8: Option<u64>,
        #[wire(align, smallest_three = 4)] pub flag: [f32; 4],
        #[wire(align)] pub stream: Option<(bool,)>,
    }
    declare::neutral_struct!([] [] Root c fields a value tag d x6 b x8 flag stream);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Option(Box::new(Twin::Option(Box::new(Twin::SmallestThree(7)))))), field(Twin::Array(33, Box::new(Twin::Fixed(Int::I64, -13, 34, 8)))).check("a"), field(Twin::Text(13)).align(), field(Twin::Record(vec![])).align(), field(Twin::Array(3, Box::new(Twin::Bits(Int::U64, 55)))), field(Twin::Array(2, Box::new(Twin::Bits(Int::U32, 32)))).skip(Value::Many(vec![Value::int(0), Value::int(0)])), field(Twin::List(5, Box::new(Twin::Range(Int::I64, Num::Above(52), Num::Above(61))))), field(Twin::Range(Int::U8, Num::Above(0), Num::Above(1))), field(Twin::Option(Box::new(Twin::Bits(Int::U64, 64)))), field(Twin::SmallestThree(4)).align(), field(Twin::Option(Box::new(Twin::Record(vec![field(Twin::Bool)])))).align()])
    }
}

pub mod t67 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq)]
    pub struct Root {
        #[wire(bits = 1, default_bit)] pub b: u128,
        #[wire(range = 18..=18, if = !(b > 5), default = 5)] pub slot: u16,
        #[wire(bits = 32)] pub blank: Option<u32>,
        pub g: Option<f32>,
        #[wire(bits = 19, if = !(matches!(blank, Some(b) if b > 1)), default = Some(7))] pub len: Option<u128>,
        #[wire(bits = 64, if = (b > 2) || (b == 2), default = std::num::NonZero::new(8).unwrap())] pub d: std::num::NonZeroU64,
        #[wire(align, fixed(0..=32, 4))] pub tag: u32,
    }
    declare::neutral_struct!([] [] Root b slot blank g len d tag);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Bits(Int::U128, 1)).default_bit(Value::int(0)), field(Twin::Range(Int::U16, Num::Above(18), Num::Above(18))).when(Condition::Not(Box::new(Condition::Above(vec![0], Num::Above(5)))), Value::int(5)), field(Twin::Option(Box::new(Twin::Bits(Int::U32, 32)))), field(Twin::Option(Box::new(Twin::F32))), field(Twin::Option(Box::new(Twin::Bits(Int::U128, 19)))).when(Condition::Not(Box::new(Condition::SomeAbove(vec![2], Num::Above(1)))), Value::some(Value::int(7))), field(Twin::NonZero(Box::new(Twin::Bits(Int::U64, 64)))).when(Condition::Or(Box::new(Condition::Above(vec![0], Num::Above(2))), Box::new(Condition::Equal(vec![0], Value::int(2)))), Value::int(8)), field(Twin::Fixed(Int::U32, 0, 32, 4)).align()])
    }
}

pub fn cases() -> Vec<Case> {
    vec![
        Case::new::<t32::Root<2>>(4, 32, t32::twin(), None),
        Case::new::<t33::Root>(4, 33, t33::twin(), Some(<t33::Root as Wire>::MAX_BITS)),
        Case::new::<t34::Root>(4, 34, t34::twin(), None),
        Case::new::<t35::Root>(4, 35, t35::twin(), Some(<t35::Root as Wire>::MAX_BITS)),
        Case::new::<t36::Root>(4, 36, t36::twin(), Some(<t36::Root as Wire>::MAX_BITS)),
        Case::new::<t37::Root>(4, 37, t37::twin(), Some(<t37::Root as Wire>::MAX_BITS)),
        Case::new::<t38::Root>(4, 38, t38::twin(), Some(<t38::Root as Wire>::MAX_BITS)),
        Case::new::<t39::Root>(4, 39, t39::twin(), Some(<t39::Root as Wire>::MAX_BITS)),
        Case::new::<t40::Root>(4, 40, t40::twin(), Some(<t40::Root as Wire>::MAX_BITS)),
        Case::new::<t41::Root>(4, 41, t41::twin(), Some(<t41::Root as Wire>::MAX_BITS)),
        Case::new::<t42::Root>(4, 42, t42::twin(), Some(<t42::Root as Wire>::MAX_BITS)),
        Case::new::<t43::Root<1>>(4, 43, t43::twin(), Some(<t43::Root<1> as Wire>::MAX_BITS)),
        Case::new::<t44::Root<u8, u64>>(4, 44, t44::twin(), Some(<t44::Root<u8, u64> as Wire>::MAX_BITS)),
        Case::new::<t45::Root>(4, 45, t45::twin(), Some(<t45::Root as Wire>::MAX_BITS)),
        Case::new::<t46::Root<1>>(4, 46, t46::twin(), Some(<t46::Root<1> as Wire>::MAX_BITS)),
        Case::new::<t47::Root>(4, 47, t47::twin(), Some(<t47::Root as Wire>::MAX_BITS)),
        Case::new::<t48::Root>(4, 48, t48::twin(), Some(<t48::Root as Wire>::MAX_BITS)),
        Case::new::<t49::Root>(4, 49, t49::twin(), Some(<t49::Root as Wire>::MAX_BITS)),
        Case::new::<t50::Root<0>>(4, 50, t50::twin(), Some(<t50::Root<0> as Wire>::MAX_BITS)),
        Case::new::<t51::Root>(4, 51, t51::twin(), Some(<t51::Root as Wire>::MAX_BITS)),
        Case::new::<t52::Root>(4, 52, t52::twin(), Some(<t52::Root as Wire>::MAX_BITS)),
        Case::new::<t53::Root<2>>(4, 53, t53::twin(), Some(<t53::Root<2> as Wire>::MAX_BITS)),
        Case::new::<t54::Root>(4, 54, t54::twin(), Some(<t54::Root as Wire>::MAX_BITS)),
        Case::new::<t55::Root>(4, 55, t55::twin(), Some(<t55::Root as Wire>::MAX_BITS)),
        Case::new::<t56::Root<Box<bool>>>(4, 56, t56::twin(), Some(<t56::Root<Box<bool>> as Wire>::MAX_BITS)),
        Case::new::<t57::Root>(4, 57, t57::twin(), Some(<t57::Root as Wire>::MAX_BITS)),
        Case::new::<t58::Root>(4, 58, t58::twin(), Some(<t58::Root as Wire>::MAX_BITS)),
        Case::new::<t59::Root<i16>>(4, 59, t59::twin(), Some(<t59::Root<i16> as Wire>::MAX_BITS)),
        Case::new::<t60::Root>(4, 60, t60::twin(), Some(<t60::Root as Wire>::MAX_BITS)),
        Case::new::<t61::Root>(4, 61, t61::twin(), Some(<t61::Root as Wire>::MAX_BITS)),
        Case::new::<t62::Root>(4, 62, t62::twin(), Some(<t62::Root as Wire>::MAX_BITS)),
        Case::new::<t63::Root>(4, 63, t63::twin(), Some(<t63::Root as Wire>::MAX_BITS)),
        Case::new::<t64::Root>(4, 64, t64::twin(), Some(<t64::Root as Wire>::MAX_BITS)),
        Case::new::<t65::Root<f64>>(4, 65, t65::twin(), Some(<t65::Root<f64> as Wire>::MAX_BITS)),
        Case::new::<t66::Root>(4, 66, t66::twin(), Some(<t66::Root as Wire>::MAX_BITS)),
        Case::new::<t67::Root>(4, 67, t67::twin(), Some(<t67::Root as Wire>::MAX_BITS)),
    ]
}
