// Types 32 to 67 of seed 4, made by tools/declare. Do not edit.

use super::library::scope::*;

pub mod t32 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq)]
    pub enum Root<const N: usize> {
        V0 {
            a: [bool; N],
        },
        None,
    }
    impl<const N: usize> Default for Root<N> { fn default() -> Self { Self::None {  } } }
    declare::neutral_enum!([] [N] Root 0 V0 { a x0 } 1 None {  });

    pub fn twin() -> Twin {
        Twin::Choice(1, vec![vec![field(Twin::Array(2, Box::new(Twin::Bool)))], vec![]])
    }
}

pub mod t33 {
    use super::*;

    #[derive(Wire, Clone, Debug)]
    pub struct Root {
        #[wire(max_len = 4)] pub c: Option<Option<std::collections::BinaryHeap<char>>>,
        #[wire(align, relative, range = i32::MIN..=i32::MAX, len = 1..=1, default_bit)] pub fields: Vec<i32>,
        #[wire(max_len = 7)] pub flag: std::collections::BTreeSet<(u8, bool,)>,
        #[wire(subset, smallest_three = 11)] pub g: [Option<[f32; 4]>; 1],
        pub len: bool,
        #[wire(range = 0..=100)] pub d: [i64; 1],
        #[wire(align, range = 74..=81)] pub bits: [u64; 1],
        #[wire(smallest_three = 18)] pub b: glam::Quat,
        #[wire(range = 77..=77, if = !len, default = 4)] pub slot: i16,
        #[wire(range = 0..=100, rename = "old 9")] pub x9: std::ops::RangeInclusive<i8>,
        #[wire(align, default_bit, check = "a")] pub value: Option<Option<bool>>,
    }
    impl PartialEq for Root { fn eq(&self, other: &Self) -> bool { declare::neutral::is_equal(self, other) } }
    declare::neutral_struct!([] [] Root c fields flag g len d bits b slot x9 value);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Option(Box::new(Twin::Option(Box::new(Twin::Bag(4, Box::new(Twin::Char))))))), field(Twin::Climb((1, 1), Int::I32, Box::new(Twin::Range(Int::I32, Num::Below(-2147483648), Num::Above(2147483647))))).align().default_bit(Value::Many(vec![])), field(Twin::Ascending(7, Box::new(Twin::Record(vec![field(Twin::Bits(Int::U8, 8)), field(Twin::Bool)])), false)), field(Twin::Subset(None, 1, Box::new(Twin::SmallestThree(11)))), field(Twin::Bool), field(Twin::Array(1, Box::new(Twin::Range(Int::I64, Num::Above(0), Num::Above(100))))), field(Twin::Array(1, Box::new(Twin::Range(Int::U64, Num::Above(74), Num::Above(81))))).align(), field(Twin::SmallestThree(18)), field(Twin::Range(Int::I16, Num::Above(77), Num::Above(77))).when(Condition::Not(Box::new(Condition::True(vec![4]))), Value::int(4)), field(Twin::Array(2, Box::new(Twin::Range(Int::I8, Num::Above(0), Num::Above(100))))), field(Twin::Option(Box::new(Twin::Option(Box::new(Twin::Bool))))).align().default_bit(Value::NONE).check("a")])
    }
}

pub mod t34 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct H0(
        #[wire(compressed(-1.0..=1.0, 0.01))] pub f32,
        pub bool,
        pub [bool; 0],
    );
    declare::neutral_struct!([] [] H0 0 1 2);

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct H1 {
        pub b: i8,
        pub fields: limits::of_u16::Number,
        pub flag: u16,
        pub stream: u32,
        #[wire(bits = 64)] pub tag: u64,
    }
    declare::neutral_struct!([] [] H1 b fields flag stream tag);

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct H2 {
        pub b: (),
        pub slot: limits::of_i16::Number,
        #[wire(skip)] pub blank: u32,
        #[wire(range = [0..=1, 39..=44])] pub value: glam::UVec2,
        #[wire(range = 5..=5)] pub len: u64,
        pub g: u32,
        #[wire(range = 14..=21, default_bit)] pub tag: Option<u8>,
        pub c: limits::of_i32::Number,
        #[wire(range = i64::MIN..=i64::MAX)] pub r#type: i64,
        #[wire(bits = 1, rename = "old 9", default_bit)] pub x9: u16,
        pub stream: limits::of_u32::Number,
        #[wire(skip, default = 8)] pub flag: i16,
        #[wire(if = x9 > 2, default_bit)] pub x12: u8,
        #[wire(range = 58..=92, rename = "old 13")] pub x13: std::ops::Range<u64>,
        pub d: u16,
        pub fields: Option<bool>,
        pub x16: bool,
        #[wire(bits = 5)] pub x17: u8,
        #[wire(range = 0..=100)] pub x18: i16,
        #[wire(skip, default = 4)] pub x19: u16,
        #[wire(half, if = d > limits::of_u16::THREE)] pub x20: f32,
        #[wire(skip, default = 5)] pub x21: u32,
        pub bits: limits::of_u16::Number,
        #[wire(bits = 11)] pub x23: Option<u32>,
    }
    declare::neutral_struct!([] [] H2 b slot blank value len g tag c r#type x9 stream flag x12 x13 d fields x16 x17 x18 x19 x20 x21 bits x23);

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct H3(
        #[wire(bits = 4)] pub u8,
        pub bool,
        #[wire(bits = 2)] pub u8,
        pub u32,
        #[wire(rename = "old 4")] pub limits::of_u32::Number,
        pub bool,
        #[wire(bits = 8)] pub u16,
        pub bool,
        pub u32,
        pub u16,
        #[wire(range = -45..=21)] pub i16,
        pub u64,
        pub bool,
        #[wire(angle = 5)] pub f32,
        #[wire(bits = 4, rename = "old 14")] pub u64,
        pub [bool; 0],
        pub limits::of_i32::Number,
        pub u32,
        #[wire(bits = 6)] pub u8,
        #[wire(bits = 4)] pub u16,
        pub u64,
        pub u64,
        pub limits::of_i32::Number,
        pub bool,
        #[wire(bits = 17)] pub u64,
    );
    declare::neutral_struct!([] [] H3 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24);

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct H4 {
        #[wire(range = 7..=59)] pub c: u16,
        #[wire(bits = 15)] pub fields: u32,
        #[wire(align)] pub a: bool,
        #[wire(bits = 13)] pub g: u32,
        #[wire(range = 19..=19)] pub tag: u32,
        pub e: Option<Option<()>>,
        #[wire(range = -15..=-15, rename = "old 6")] pub x6: i32,
        pub b: bool,
        #[wire(default_bit)] pub r#type: bool,
        pub x9: i64,
        #[wire(range = 5..=5)] pub value: i64,
        pub len: u16,
        #[wire(compressed(-1.0..=1.0, 0.01), rename = "old 12")] pub x12: f32,
        #[wire(bits = 4)] pub bits: u16,
        #[wire(range = 0..=100)] pub x14: i64,
        #[wire(rename = "old 15")] pub x15: f32,
        #[wire(skip)] pub x16: f32,
        pub x17: bool,
        #[wire(skip, default = Some(9))] pub x18: Option<u8>,
        pub x19: bool,
        #[wire(bits = 11, if = value % limits::of_i64::ALL[6] == 0, default = 4)] pub blank: u32,
        #[wire(bits = 8, default_bit)] pub d: u16,
        pub x22: limits::of_i64::Number,
        pub x23: u64,
        pub slot: u8,
        pub flag: limits::of_u8::Number,
        #[wire(bits = 3)] pub stream: u8,
        #[wire(relative_to = c)] pub x27: u16,
        #[wire(bits = 9)] pub x28: u16,
        pub x29: u64,
        pub x30: i32,
        #[wire(range = -82..=-75)] pub x31: i8,
        pub x32: Option<f32>,
    }
    declare::neutral_struct!([] [] H4 c fields a g tag e x6 b r#type x9 value len x12 bits x14 x15 x16 x17 x18 x19 blank d x22 x23 slot flag stream x27 x28 x29 x30 x31 x32);

    #[derive(Wire, Clone, Debug, PartialEq)]
    pub enum Root {
        V0 {
            #[wire(default_bit)] a: bool,
        },
        #[wire(rename = "Old1")]
        None {
            #[wire(range = 34..=41)] b: Option<i16>,
            #[wire(skip)] value: H0,
            flag: Option<H1>,
            g: [H3; 2],
        },
        Some(
            bool,
            H0,
            #[wire(default_bit)] H1,
        ),
        V3 {
            #[wire(range = u16::MIN..=u16::MAX)] a: u16,
            #[wire(range = 5..=5)] fields: u16,
            #[wire(align)] flag: u32,
            #[wire(default_bit)] value: [H0; 2],
        },
        V4 {
            b: (),
            #[wire(bits = 11)] slot: u16,
            blank: H4,
        },
        V5(
            #[wire(bits = 8)] Option<u16>,
            bool,
            #[wire(max_len = 2)] Vec<H2>,
            [H3; 2],
        ),
        #[wire(rename = "Old6")]
        V6(
            [bool; 0],
            H1,
        ),
        V7 {
            #[wire(bits = 12)] a: u64,
            #[wire(compressed(-1.0..=1.0, 0.01))] fields: f32,
            #[wire(range = 5..=5)] flag: u64,
        },
        V8(
            u32,
            H4,
            H2,
        ),
        V9 {
            #[wire(subset)] a: [Option<Option<u16>>; 5],
        },
        V10(
            i8,
            H1,
            H1,
        ),
        V11 {
            c: H4,
            #[wire(align, rename = "old 1")] fields: H1,
            #[wire(rename = "old 2")] a: i16,
        },
        V12(
            #[wire(range = 0..=1)] i32,
        ),
        V13 {
            a: (bool, H0,),
        },
        V14 {
            c: Option<bool>,
        },
        V15 {
            b: Box<H4>,
            value: limits::of_u32::Number,
        },
        V16(
            #[wire(range = 5..=5)] u64,
        ),
        V17 {
            a: Option<H2>,
            #[wire(compressed(-1.0..=1.0, 0.01))] value: f32,
        },
        V18 {
            a: H4,
            #[wire(check = "a")] value: H3,
        },
        V19 {
            #[wire(rename = "old 0")] b: [H3; 2],
            value: Box<H3>,
        },
    }
    impl Default for Root { fn default() -> Self { Self::V0 { a: Default::default() } } }
    declare::neutral_enum!([] [] Root 0 V0 { a x0 } 1 None { b x0 value x1 flag x2 g x3 } 2 Some { 0 x0 1 x1 2 x2 } 3 V3 { a x0 fields x1 flag x2 value x3 } 4 V4 { b x0 slot x1 blank x2 } 5 V5 { 0 x0 1 x1 2 x2 3 x3 } 6 V6 { 0 x0 1 x1 } 7 V7 { a x0 fields x1 flag x2 } 8 V8 { 0 x0 1 x1 2 x2 } 9 V9 { a x0 } 10 V10 { 0 x0 1 x1 2 x2 } 11 V11 { c x0 fields x1 a x2 } 12 V12 { 0 x0 } 13 V13 { a x0 } 14 V14 { c x0 } 15 V15 { b x0 value x1 } 16 V16 { 0 x0 } 17 V17 { a x0 value x1 } 18 V18 { a x0 value x1 } 19 V19 { b x0 value x1 });

    pub fn twin() -> Twin {
        Twin::Choice(5, vec![vec![field(Twin::Bool).default_bit(Value::Bool(false))], vec![field(Twin::Option(Box::new(Twin::Range(Int::I16, Num::Above(34), Num::Above(41))))), field(Twin::Record(vec![field(Twin::Compressed(-1.0, 1.0, 0.01)), field(Twin::Bool), field(Twin::Array(0, Box::new(Twin::Bool)))])).skip(Value::Many(vec![Value::F32(0x0), Value::Bool(false), Value::Many(vec![])])), field(Twin::Option(Box::new(Twin::Record(vec![field(Twin::Range(Int::I8, Num::Below(-128), Num::Above(127))), field(Twin::Bits(Int::U16, 16)), field(Twin::Bits(Int::U16, 16)), field(Twin::Bits(Int::U32, 32)), field(Twin::Bits(Int::U64, 64))])))), field(Twin::Array(2, Box::new(Twin::Record(vec![field(Twin::Bits(Int::U8, 4)), field(Twin::Bool), field(Twin::Bits(Int::U8, 2)), field(Twin::Bits(Int::U32, 32)), field(Twin::Bits(Int::U32, 32)), field(Twin::Bool), field(Twin::Bits(Int::U16, 8)), field(Twin::Bool), field(Twin::Bits(Int::U32, 32)), field(Twin::Bits(Int::U16, 16)), field(Twin::Range(Int::I16, Num::Below(-45), Num::Above(21))), field(Twin::Bits(Int::U64, 64)), field(Twin::Bool), field(Twin::Angle(5, false)), field(Twin::Bits(Int::U64, 4)), field(Twin::Array(0, Box::new(Twin::Bool))), field(Twin::Range(Int::I32, Num::Below(-2147483648), Num::Above(2147483647))), field(Twin::Bits(Int::U32, 32)), field(Twin::Bits(Int::U8, 6)), field(Twin::Bits(Int::U16, 4)), field(Twin::Bits(Int::U64, 64)), field(Twin::Bits(Int::U64, 64)), field(Twin::Range(Int::I32, Num::Below(-2147483648), Num::Above(2147483647))), field(Twin::Bool), field(Twin::Bits(Int::U64, 17))]))))], vec![field(Twin::Bool), field(Twin::Record(vec![field(Twin::Compressed(-1.0, 1.0, 0.01)), field(Twin::Bool), field(Twin::Array(0, Box::new(Twin::Bool)))])), field(Twin::Record(vec![field(Twin::Range(Int::I8, Num::Below(-128), Num::Above(127))), field(Twin::Bits(Int::U16, 16)), field(Twin::Bits(Int::U16, 16)), field(Twin::Bits(Int::U32, 32)), field(Twin::Bits(Int::U64, 64))])).default_bit(Value::Many(vec![Value::int(0), Value::int(0), Value::int(0), Value::int(0), Value::int(0)]))], vec![field(Twin::Range(Int::U16, Num::Above(0), Num::Above(65535))), field(Twin::Range(Int::U16, Num::Above(5), Num::Above(5))), field(Twin::Bits(Int::U32, 32)).align(), field(Twin::Array(2, Box::new(Twin::Record(vec![field(Twin::Compressed(-1.0, 1.0, 0.01)), field(Twin::Bool), field(Twin::Array(0, Box::new(Twin::Bool)))])))).default_bit(Value::Many(vec![Value::Many(vec![Value::F32(0x0), Value::Bool(false), Value::Many(vec![])]), Value::Many(vec![Value::F32(0x0), Value::Bool(false), Value::Many(vec![])])]))], vec![field(Twin::Unit), field(Twin::Bits(Int::U16, 11)), field(Twin::Record(vec![field(Twin::Range(Int::U16, Num::Above(7), Num::Above(59))), field(Twin::Bits(Int::U32, 15)), field(Twin::Bool).align(), field(Twin::Bits(Int::U32, 13)), field(Twin::Range(Int::U32, Num::Above(19), Num::Above(19))), field(Twin::Option(Box::new(Twin::Option(Box::new(Twin::Unit))))), field(Twin::Range(Int::I32, Num::Below(-15), Num::Below(-15))), field(Twin::Bool), field(Twin::Bool).default_bit(Value::Bool(false)), field(Twin::Range(Int::I64, Num::Below(-9223372036854775808), Num::Above(9223372036854775807))), field(Twin::Range(Int::I64, Num::Above(5), Num::Above(5))), field(Twin::Bits(Int::U16, 16)), field(Twin::Compressed(-1.0, 1.0, 0.01)), field(Twin::Bits(Int::U16, 4)), field(Twin::Range(Int::I64, Num::Above(0), Num::Above(100))), field(Twin::F32), field(Twin::Half).skip(Value::F32(0x0)), field(Twin::Bool), field(Twin::Option(Box::new(Twin::Range(Int::U8, Num::Above(26), Num::Above(26))))).skip(Value::some(Value::int(9))), field(Twin::Bool), field(Twin::Bits(Int::U32, 11)).when(Condition::Calculated(vec![10], Calculation::Every, 6), Value::int(4)), field(Twin::Bits(Int::U16, 8)).default_bit(Value::int(0)), field(Twin::Range(Int::I64, Num::Below(-9223372036854775808), Num::Above(9223372036854775807))), field(Twin::Bits(Int::U64, 64)), field(Twin::Bits(Int::U8, 8)), field(Twin::Bits(Int::U8, 8)), field(Twin::Bits(Int::U8, 3)), field(Twin::Relative(Int::U16, 0)), field(Twin::Bits(Int::U16, 9)), field(Twin::Bits(Int::U64, 64)), field(Twin::Range(Int::I32, Num::Below(-2147483648), Num::Above(2147483647))), field(Twin::Range(Int::I8, Num::Below(-82), Num::Below(-75))), field(Twin::Option(Box::new(Twin::F32)))]))], vec![field(Twin::Option(Box::new(Twin::Bits(Int::U16, 8)))), field(Twin::Bool), field(Twin::List((0, 2), Box::new(Twin::Record(vec![field(Twin::Unit), field(Twin::Range(Int::I16, Num::Below(-32768), Num::Above(32767))), field(Twin::Bits(Int::U32, 4)).skip(Value::int(0)), field(Twin::Record(vec![field(Twin::Range(Int::U32, Num::Above(0), Num::Above(1))), field(Twin::Range(Int::U32, Num::Above(39), Num::Above(44)))])), field(Twin::Range(Int::U64, Num::Above(5), Num::Above(5))), field(Twin::Bits(Int::U32, 32)), field(Twin::Option(Box::new(Twin::Range(Int::U8, Num::Above(14), Num::Above(21))))).default_bit(Value::NONE), field(Twin::Range(Int::I32, Num::Below(-2147483648), Num::Above(2147483647))), field(Twin::Range(Int::I64, Num::Below(-9223372036854775808), Num::Above(9223372036854775807))), field(Twin::Bits(Int::U16, 1)).default_bit(Value::int(0)), field(Twin::Bits(Int::U32, 32)), field(Twin::Range(Int::I16, Num::Below(-32768), Num::Above(32767))).skip(Value::int(8)), field(Twin::Bits(Int::U8, 8)).when(Condition::Above(vec![9], Num::Above(2)), Value::int(0)).default_bit(Value::int(0)), field(Twin::Array(2, Box::new(Twin::Range(Int::U64, Num::Above(58), Num::Above(92))))), field(Twin::Bits(Int::U16, 16)), field(Twin::Option(Box::new(Twin::Bool))), field(Twin::Bool), field(Twin::Bits(Int::U8, 5)), field(Twin::Range(Int::I16, Num::Above(0), Num::Above(100))), field(Twin::Bits(Int::U16, 10)).skip(Value::int(4)), field(Twin::Half).when(Condition::Above(vec![14], Num::Above(3)), Value::F32(0x0)), field(Twin::Bits(Int::U32, 32)).skip(Value::int(5)), field(Twin::Bits(Int::U16, 16)), field(Twin::Option(Box::new(Twin::Bits(Int::U32, 11))))])))), field(Twin::Array(2, Box::new(Twin::Record(vec![field(Twin::Bits(Int::U8, 4)), field(Twin::Bool), field(Twin::Bits(Int::U8, 2)), field(Twin::Bits(Int::U32, 32)), field(Twin::Bits(Int::U32, 32)), field(Twin::Bool), field(Twin::Bits(Int::U16, 8)), field(Twin::Bool), field(Twin::Bits(Int::U32, 32)), field(Twin::Bits(Int::U16, 16)), field(Twin::Range(Int::I16, Num::Below(-45), Num::Above(21))), field(Twin::Bits(Int::U64, 64)), field(Twin::Bool), field(Twin::Angle(5, false)), field(Twin::Bits(Int::U64, 4)), field(Twin::Array(0, Box::new(Twin::Bool))), field(Twin::Range(Int::I32, Num::Below(-2147483648), Num::Above(2147483647))), field(Twin::Bits(Int::U32, 32)), field(Twin::Bits(Int::U8, 6)), field(Twin::Bits(Int::U16, 4)), field(Twin::Bits(Int::U64, 64)), field(Twin::Bits(Int::U64, 64)), field(Twin::Range(Int::I32, Num::Below(-2147483648), Num::Above(2147483647))), field(Twin::Bool), field(Twin::Bits(Int::U64, 17))]))))], vec![field(Twin::Array(0, Box::new(Twin::Bool))), field(Twin::Record(vec![field(Twin::Range(Int::I8, Num::Below(-128), Num::Above(127))), field(Twin::Bits(Int::U16, 16)), field(Twin::Bits(Int::U16, 16)), field(Twin::Bits(Int::U32, 32)), field(Twin::Bits(Int::U64, 64))]))], vec![field(Twin::Bits(Int::U64, 12)), field(Twin::Compressed(-1.0, 1.0, 0.01)), field(Twin::Range(Int::U64, Num::Above(5), Num::Above(5)))], vec![field(Twin::Bits(Int::U32, 32)), field(Twin::Record(vec![field(Twin::Range(Int::U16, Num::Above(7), Num::Above(59))), field(Twin::Bits(Int::U32, 15)), field(Twin::Bool).align(), field(Twin::Bits(Int::U32, 13)), field(Twin::Range(Int::U32, Num::Above(19), Num::Above(19))), field(Twin::Option(Box::new(Twin::Option(Box::new(Twin::Unit))))), field(Twin::Range(Int::I32, Num::Below(-15), Num::Below(-15))), field(Twin::Bool), field(Twin::Bool).default_bit(Value::Bool(false)), field(Twin::Range(Int::I64, Num::Below(-9223372036854775808), Num::Above(9223372036854775807))), field(Twin::Range(Int::I64, Num::Above(5), Num::Above(5))), field(Twin::Bits(Int::U16, 16)), field(Twin::Compressed(-1.0, 1.0, 0.01)), field(Twin::Bits(Int::U16, 4)), field(Twin::Range(Int::I64, Num::Above(0), Num::Above(100))), field(Twin::F32), field(Twin::Half).skip(Value::F32(0x0)), field(Twin::Bool), field(Twin::Option(Box::new(Twin::Range(Int::U8, Num::Above(26), Num::Above(26))))).skip(Value::some(Value::int(9))), field(Twin::Bool), field(Twin::Bits(Int::U32, 11)).when(Condition::Calculated(vec![10], Calculation::Every, 6), Value::int(4)), field(Twin::Bits(Int::U16, 8)).default_bit(Value::int(0)), field(Twin::Range(Int::I64, Num::Below(-9223372036854775808), Num::Above(9223372036854775807))), field(Twin::Bits(Int::U64, 64)), field(Twin::Bits(Int::U8, 8)), field(Twin::Bits(Int::U8, 8)), field(Twin::Bits(Int::U8, 3)), field(Twin::Relative(Int::U16, 0)), field(Twin::Bits(Int::U16, 9)), field(Twin::Bits(Int::U64, 64)), field(Twin::Range(Int::I32, Num::Below(-2147483648), Num::Above(2147483647))), field(Twin::Range(Int::I8, Num::Below(-82), Num::Below(-75))), field(Twin::Option(Box::new(Twin::F32)))])), field(Twin::Record(vec![field(Twin::Unit), field(Twin::Range(Int::I16, Num::Below(-32768), Num::Above(32767))), field(Twin::Bits(Int::U32, 4)).skip(Value::int(0)), field(Twin::Record(vec![field(Twin::Range(Int::U32, Num::Above(0), Num::Above(1))), field(Twin::Range(Int::U32, Num::Above(39), Num::Above(44)))])), field(Twin::Range(Int::U64, Num::Above(5), Num::Above(5))), field(Twin::Bits(Int::U32, 32)), field(Twin::Option(Box::new(Twin::Range(Int::U8, Num::Above(14), Num::Above(21))))).default_bit(Value::NONE), field(Twin::Range(Int::I32, Num::Below(-2147483648), Num::Above(2147483647))), field(Twin::Range(Int::I64, Num::Below(-9223372036854775808), Num::Above(9223372036854775807))), field(Twin::Bits(Int::U16, 1)).default_bit(Value::int(0)), field(Twin::Bits(Int::U32, 32)), field(Twin::Range(Int::I16, Num::Below(-32768), Num::Above(32767))).skip(Value::int(8)), field(Twin::Bits(Int::U8, 8)).when(Condition::Above(vec![9], Num::Above(2)), Value::int(0)).default_bit(Value::int(0)), field(Twin::Array(2, Box::new(Twin::Range(Int::U64, Num::Above(58), Num::Above(92))))), field(Twin::Bits(Int::U16, 16)), field(Twin::Option(Box::new(Twin::Bool))), field(Twin::Bool), field(Twin::Bits(Int::U8, 5)), field(Twin::Range(Int::I16, Num::Above(0), Num::Above(100))), field(Twin::Bits(Int::U16, 10)).skip(Value::int(4)), field(Twin::Half).when(Condition::Above(vec![14], Num::Above(3)), Value::F32(0x0)), field(Twin::Bits(Int::U32, 32)).skip(Value::int(5)), field(Twin::Bits(Int::U16, 16)), field(Twin::Option(Box::new(Twin::Bits(Int::U32, 11))))]))], vec![field(Twin::Subset(None, 5, Box::new(Twin::Option(Box::new(Twin::Bits(Int::U16, 16))))))], vec![field(Twin::Range(Int::I8, Num::Below(-128), Num::Above(127))), field(Twin::Record(vec![field(Twin::Range(Int::I8, Num::Below(-128), Num::Above(127))), field(Twin::Bits(Int::U16, 16)), field(Twin::Bits(Int::U16, 16)), field(Twin::Bits(Int::U32, 32)), field(Twin::Bits(Int::U64, 64))])), field(Twin::Record(vec![field(Twin::Range(Int::I8, Num::Below(-128), Num::Above(127))), field(Twin::Bits(Int::U16, 16)), field(Twin::Bits(Int::U16, 16)), field(Twin::Bits(Int::U32, 32)), field(Twin::Bits(Int::U64, 64))]))], vec![field(Twin::Record(vec![field(Twin::Range(Int::U16, Num::Above(7), Num::Above(59))), field(Twin::Bits(Int::U32, 15)), field(Twin::Bool).align(), field(Twin::Bits(Int::U32, 13)), field(Twin::Range(Int::U32, Num::Above(19), Num::Above(19))), field(Twin::Option(Box::new(Twin::Option(Box::new(Twin::Unit))))), field(Twin::Range(Int::I32, Num::Below(-15), Num::Below(-15))), field(Twin::Bool), field(Twin::Bool).default_bit(Value::Bool(false)), field(Twin::Range(Int::I64, Num::Below(-9223372036854775808), Num::Above(9223372036854775807))), field(Twin::Range(Int::I64, Num::Above(5), Num::Above(5))), field(Twin::Bits(Int::U16, 16)), field(Twin::Compressed(-1.0, 1.0, 0.01)), field(Twin::Bits(Int::U16, 4)), field(Twin::Range(Int::I64, Num::Above(0), Num::Above(100))), field(Twin::F32), field(Twin::Half).skip(Value::F32(0x0)), field(Twin::Bool), field(Twin::Option(Box::new(Twin::Range(Int::U8, Num::Above(26), Num::Above(26))))).skip(Value::some(Value::int(9))), field(Twin::Bool), field(Twin::Bits(Int::U32, 11)).when(Condition::Calculated(vec![10], Calculation::Every, 6), Value::int(4)), field(Twin::Bits(Int::U16, 8)).default_bit(Value::int(0)), field(Twin::Range(Int::I64, Num::Below(-9223372036854775808), Num::Above(9223372036854775807))), field(Twin::Bits(Int::U64, 64)), field(Twin::Bits(Int::U8, 8)), field(Twin::Bits(Int::U8, 8)), field(Twin::Bits(Int::U8, 3)), field(Twin::Relative(Int::U16, 0)), field(Twin::Bits(Int::U16, 9)), field(Twin::Bits(Int::U64, 64)), field(Twin::Range(Int::I32, Num::Below(-2147483648), Num::Above(2147483647))), field(Twin::Range(Int::I8, Num::Below(-82), Num::Below(-75))), field(Twin::Option(Box::new(Twin::F32)))])), field(Twin::Record(vec![field(Twin::Range(Int::I8, Num::Below(-128), Num::Above(127))), field(Twin::Bits(Int::U16, 16)), field(Twin::Bits(Int::U16, 16)), field(Twin::Bits(Int::U32, 32)), field(Twin::Bits(Int::U64, 64))])).align(), field(Twin::Range(Int::I16, Num::Below(-32768), Num::Above(32767)))], vec![field(Twin::Range(Int::I32, Num::Above(0), Num::Above(1)))], vec![field(Twin::Record(vec![field(Twin::Bool), field(Twin::Record(vec![field(Twin::Compressed(-1.0, 1.0, 0.01)), field(Twin::Bool), field(Twin::Array(0, Box::new(Twin::Bool)))]))]))], vec![field(Twin::Option(Box::new(Twin::Bool)))], vec![field(Twin::Record(vec![field(Twin::Range(Int::U16, Num::Above(7), Num::Above(59))), field(Twin::Bits(Int::U32, 15)), field(Twin::Bool).align(), field(Twin::Bits(Int::U32, 13)), field(Twin::Range(Int::U32, Num::Above(19), Num::Above(19))), field(Twin::Option(Box::new(Twin::Option(Box::new(Twin::Unit))))), field(Twin::Range(Int::I32, Num::Below(-15), Num::Below(-15))), field(Twin::Bool), field(Twin::Bool).default_bit(Value::Bool(false)), field(Twin::Range(Int::I64, Num::Below(-9223372036854775808), Num::Above(9223372036854775807))), field(Twin::Range(Int::I64, Num::Above(5), Num::Above(5))), field(Twin::Bits(Int::U16, 16)), field(Twin::Compressed(-1.0, 1.0, 0.01)), field(Twin::Bits(Int::U16, 4)), field(Twin::Range(Int::I64, Num::Above(0), Num::Above(100))), field(Twin::F32), field(Twin::Half).skip(Value::F32(0x0)), field(Twin::Bool), field(Twin::Option(Box::new(Twin::Range(Int::U8, Num::Above(26), Num::Above(26))))).skip(Value::some(Value::int(9))), field(Twin::Bool), field(Twin::Bits(Int::U32, 11)).when(Condition::Calculated(vec![10], Calculation::Every, 6), Value::int(4)), field(Twin::Bits(Int::U16, 8)).default_bit(Value::int(0)), field(Twin::Range(Int::I64, Num::Below(-9223372036854775808), Num::Above(9223372036854775807))), field(Twin::Bits(Int::U64, 64)), field(Twin::Bits(Int::U8, 8)), field(Twin::Bits(Int::U8, 8)), field(Twin::Bits(Int::U8, 3)), field(Twin::Relative(Int::U16, 0)), field(Twin::Bits(Int::U16, 9)), field(Twin::Bits(Int::U64, 64)), field(Twin::Range(Int::I32, Num::Below(-2147483648), Num::Above(2147483647))), field(Twin::Range(Int::I8, Num::Below(-82), Num::Below(-75))), field(Twin::Option(Box::new(Twin::F32)))])), field(Twin::Bits(Int::U32, 32))], vec![field(Twin::Range(Int::U64, Num::Above(5), Num::Above(5)))], vec![field(Twin::Option(Box::new(Twin::Record(vec![field(Twin::Unit), field(Twin::Range(Int::I16, Num::Below(-32768), Num::Above(32767))), field(Twin::Bits(Int::U32, 4)).skip(Value::int(0)), field(Twin::Record(vec![field(Twin::Range(Int::U32, Num::Above(0), Num::Above(1))), field(Twin::Range(Int::U32, Num::Above(39), Num::Above(44)))])), field(Twin::Range(Int::U64, Num::Above(5), Num::Above(5))), field(Twin::Bits(Int::U32, 32)), field(Twin::Option(Box::new(Twin::Range(Int::U8, Num::Above(14), Num::Above(21))))).default_bit(Value::NONE), field(Twin::Range(Int::I32, Num::Below(-2147483648), Num::Above(2147483647))), field(Twin::Range(Int::I64, Num::Below(-9223372036854775808), Num::Above(9223372036854775807))), field(Twin::Bits(Int::U16, 1)).default_bit(Value::int(0)), field(Twin::Bits(Int::U32, 32)), field(Twin::Range(Int::I16, Num::Below(-32768), Num::Above(32767))).skip(Value::int(8)), field(Twin::Bits(Int::U8, 8)).when(Condition::Above(vec![9], Num::Above(2)), Value::int(0)).default_bit(Value::int(0)), field(Twin::Array(2, Box::new(Twin::Range(Int::U64, Num::Above(58), Num::Above(92))))), field(Twin::Bits(Int::U16, 16)), field(Twin::Option(Box::new(Twin::Bool))), field(Twin::Bool), field(Twin::Bits(Int::U8, 5)), field(Twin::Range(Int::I16, Num::Above(0), Num::Above(100))), field(Twin::Bits(Int::U16, 10)).skip(Value::int(4)), field(Twin::Half).when(Condition::Above(vec![14], Num::Above(3)), Value::F32(0x0)), field(Twin::Bits(Int::U32, 32)).skip(Value::int(5)), field(Twin::Bits(Int::U16, 16)), field(Twin::Option(Box::new(Twin::Bits(Int::U32, 11))))])))), field(Twin::Compressed(-1.0, 1.0, 0.01))], vec![field(Twin::Record(vec![field(Twin::Range(Int::U16, Num::Above(7), Num::Above(59))), field(Twin::Bits(Int::U32, 15)), field(Twin::Bool).align(), field(Twin::Bits(Int::U32, 13)), field(Twin::Range(Int::U32, Num::Above(19), Num::Above(19))), field(Twin::Option(Box::new(Twin::Option(Box::new(Twin::Unit))))), field(Twin::Range(Int::I32, Num::Below(-15), Num::Below(-15))), field(Twin::Bool), field(Twin::Bool).default_bit(Value::Bool(false)), field(Twin::Range(Int::I64, Num::Below(-9223372036854775808), Num::Above(9223372036854775807))), field(Twin::Range(Int::I64, Num::Above(5), Num::Above(5))), field(Twin::Bits(Int::U16, 16)), field(Twin::Compressed(-1.0, 1.0, 0.01)), field(Twin::Bits(Int::U16, 4)), field(Twin::Range(Int::I64, Num::Above(0), Num::Above(100))), field(Twin::F32), field(Twin::Half).skip(Value::F32(0x0)), field(Twin::Bool), field(Twin::Option(Box::new(Twin::Range(Int::U8, Num::Above(26), Num::Above(26))))).skip(Value::some(Value::int(9))), field(Twin::Bool), field(Twin::Bits(Int::U32, 11)).when(Condition::Calculated(vec![10], Calculation::Every, 6), Value::int(4)), field(Twin::Bits(Int::U16, 8)).default_bit(Value::int(0)), field(Twin::Range(Int::I64, Num::Below(-9223372036854775808), Num::Above(9223372036854775807))), field(Twin::Bits(Int::U64, 64)), field(Twin::Bits(Int::U8, 8)), field(Twin::Bits(Int::U8, 8)), field(Twin::Bits(Int::U8, 3)), field(Twin::Relative(Int::U16, 0)), field(Twin::Bits(Int::U16, 9)), field(Twin::Bits(Int::U64, 64)), field(Twin::Range(Int::I32, Num::Below(-2147483648), Num::Above(2147483647))), field(Twin::Range(Int::I8, Num::Below(-82), Num::Below(-75))), field(Twin::Option(Box::new(Twin::F32)))])), field(Twin::Record(vec![field(Twin::Bits(Int::U8, 4)), field(Twin::Bool), field(Twin::Bits(Int::U8, 2)), field(Twin::Bits(Int::U32, 32)), field(Twin::Bits(Int::U32, 32)), field(Twin::Bool), field(Twin::Bits(Int::U16, 8)), field(Twin::Bool), field(Twin::Bits(Int::U32, 32)), field(Twin::Bits(Int::U16, 16)), field(Twin::Range(Int::I16, Num::Below(-45), Num::Above(21))), field(Twin::Bits(Int::U64, 64)), field(Twin::Bool), field(Twin::Angle(5, false)), field(Twin::Bits(Int::U64, 4)), field(Twin::Array(0, Box::new(Twin::Bool))), field(Twin::Range(Int::I32, Num::Below(-2147483648), Num::Above(2147483647))), field(Twin::Bits(Int::U32, 32)), field(Twin::Bits(Int::U8, 6)), field(Twin::Bits(Int::U16, 4)), field(Twin::Bits(Int::U64, 64)), field(Twin::Bits(Int::U64, 64)), field(Twin::Range(Int::I32, Num::Below(-2147483648), Num::Above(2147483647))), field(Twin::Bool), field(Twin::Bits(Int::U64, 17))])).check("a")], vec![field(Twin::Array(2, Box::new(Twin::Record(vec![field(Twin::Bits(Int::U8, 4)), field(Twin::Bool), field(Twin::Bits(Int::U8, 2)), field(Twin::Bits(Int::U32, 32)), field(Twin::Bits(Int::U32, 32)), field(Twin::Bool), field(Twin::Bits(Int::U16, 8)), field(Twin::Bool), field(Twin::Bits(Int::U32, 32)), field(Twin::Bits(Int::U16, 16)), field(Twin::Range(Int::I16, Num::Below(-45), Num::Above(21))), field(Twin::Bits(Int::U64, 64)), field(Twin::Bool), field(Twin::Angle(5, false)), field(Twin::Bits(Int::U64, 4)), field(Twin::Array(0, Box::new(Twin::Bool))), field(Twin::Range(Int::I32, Num::Below(-2147483648), Num::Above(2147483647))), field(Twin::Bits(Int::U32, 32)), field(Twin::Bits(Int::U8, 6)), field(Twin::Bits(Int::U16, 4)), field(Twin::Bits(Int::U64, 64)), field(Twin::Bits(Int::U64, 64)), field(Twin::Range(Int::I32, Num::Below(-2147483648), Num::Above(2147483647))), field(Twin::Bool), field(Twin::Bits(Int::U64, 17))])))), field(Twin::Record(vec![field(Twin::Bits(Int::U8, 4)), field(Twin::Bool), field(Twin::Bits(Int::U8, 2)), field(Twin::Bits(Int::U32, 32)), field(Twin::Bits(Int::U32, 32)), field(Twin::Bool), field(Twin::Bits(Int::U16, 8)), field(Twin::Bool), field(Twin::Bits(Int::U32, 32)), field(Twin::Bits(Int::U16, 16)), field(Twin::Range(Int::I16, Num::Below(-45), Num::Above(21))), field(Twin::Bits(Int::U64, 64)), field(Twin::Bool), field(Twin::Angle(5, false)), field(Twin::Bits(Int::U64, 4)), field(Twin::Array(0, Box::new(Twin::Bool))), field(Twin::Range(Int::I32, Num::Below(-2147483648), Num::Above(2147483647))), field(Twin::Bits(Int::U32, 32)), field(Twin::Bits(Int::U8, 6)), field(Twin::Bits(Int::U16, 4)), field(Twin::Bits(Int::U64, 64)), field(Twin::Bits(Int::U64, 64)), field(Twin::Range(Int::I32, Num::Below(-2147483648), Num::Above(2147483647))), field(Twin::Bool), field(Twin::Bits(Int::U64, 17))]))]])
    }
}

pub mod t35 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq)]
    pub enum Root {
        #[wire(rename = "Old0")]
        V0(
        ),
        None(
            #[wire(bits = 7)] u32,
            #[wire(if = field_0 % 4 == 0)] limits::of_u64::Number,
            #[wire(if = field_1 > limits::of_u64::ALL[0])] bool,
            #[wire(bits = 3, if = !(field_1 & limits::of_u64::ALL[8] != 0), default = 9)] u16,
        ),
    }
    impl Default for Root { fn default() -> Self { Self::V0 {  } } }
    declare::neutral_enum!([] [] Root 0 V0 {  } 1 None { 0 x0 1 x1 2 x2 3 x3 });

    pub fn twin() -> Twin {
        Twin::Choice(1, vec![vec![], vec![field(Twin::Bits(Int::U32, 7)), field(Twin::Bits(Int::U64, 64)).when(Condition::Calculated(vec![0], Calculation::Every, 4), Value::int(0)), field(Twin::Bool).when(Condition::Above(vec![1], Num::Above(0)), Value::Bool(false)), field(Twin::Bits(Int::U16, 3)).when(Condition::Not(Box::new(Condition::Calculated(vec![1], Calculation::Mask, 8))), Value::int(9))]])
    }
}

pub mod t36 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq)]
    pub struct Root {
        #[wire(codec = SmallOrLarge, default_bit)] pub c: Option<u64>,
        #[wire(range = 52..=71)] pub value: u32,
        #[wire(bits = 24, if = (value % limits::of_u32::ALL[6] == 0) && (value == limits::of_u32::ALL[0]))] pub blank: u64,
        pub x3: u16,
        #[wire(range = 32..=47)] pub tag: u32,
        #[wire(bits = 14)] pub g: Option<u32>,
        #[wire(bits = 1)] pub r#type: u8,
        #[wire(range = -35..=-22)] pub x7: std::ops::RangeInclusive<i32>,
        #[wire(range = 0..=100)] pub x8: u32,
        #[wire(relative_to = r#type)] pub b: u8,
    }
    declare::neutral_struct!([] [] Root c value blank x3 tag g r#type x7 x8 b);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Option(Box::new(Twin::SmallOrLarge(Int::U64)))).default_bit(Value::NONE), field(Twin::Range(Int::U32, Num::Above(52), Num::Above(71))), field(Twin::Bits(Int::U64, 24)).when(Condition::And(Box::new(Condition::Calculated(vec![1], Calculation::Every, 6)), Box::new(Condition::Equal(vec![1], Value::int(0)))), Value::int(0)), field(Twin::Bits(Int::U16, 16)), field(Twin::Range(Int::U32, Num::Above(32), Num::Above(47))), field(Twin::Option(Box::new(Twin::Bits(Int::U32, 14)))), field(Twin::Bits(Int::U8, 1)), field(Twin::Array(2, Box::new(Twin::Range(Int::I32, Num::Below(-35), Num::Below(-22))))), field(Twin::Range(Int::U32, Num::Above(0), Num::Above(100))), field(Twin::Relative(Int::U8, 6))])
    }
}

pub mod t37 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct Root {
        #[wire(relative, range = 49..=93, max_len = 0, default_bit)] pub a: Vec<u32>,
        pub fields: limits::of_u64::Number,
        #[wire(smallest_three = 3, if = fields == limits::of_u64::ALL[2])] pub x2: Option<[f32; 4]>,
        #[wire(range = -30..=-21)] pub g: i16,
        #[wire(bits = 28, if = !(g & 1 != 0), default = 7)] pub tag: u32,
        #[wire(range = 5..=5, if = x2.is_none(), default = Some(1))] pub e: Option<u32>,
        #[wire(if = tag == limits::of_u32::four)] pub x6: (),
        #[wire(if = (fields & limits::of_u64::four != 0) && (tag % limits::of_u32::ALL[1] == 0), default = 6)] pub c: limits::of_u64::Number,
        #[wire(if = tag == limits::of_u32::ALL[2])] pub r#type: Option<i32>,
    }
    declare::neutral_struct!([] [] Root a fields x2 g tag e x6 c r#type);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Climb((0, 0), Int::U32, Box::new(Twin::Range(Int::U32, Num::Above(49), Num::Above(93))))).default_bit(Value::Many(vec![])), field(Twin::Bits(Int::U64, 64)), field(Twin::Option(Box::new(Twin::SmallestThree(3)))).when(Condition::Equal(vec![1], Value::int(2)), Value::NONE), field(Twin::Range(Int::I16, Num::Below(-30), Num::Below(-21))), field(Twin::Bits(Int::U32, 28)).when(Condition::Not(Box::new(Condition::Calculated(vec![3], Calculation::Mask, 1))), Value::int(7)), field(Twin::Option(Box::new(Twin::Range(Int::U32, Num::Above(5), Num::Above(5))))).when(Condition::Not(Box::new(Condition::Some(vec![2]))), Value::some(Value::int(1))), field(Twin::Unit).when(Condition::Equal(vec![4], Value::int(4)), Value::Unit), field(Twin::Bits(Int::U64, 64)).when(Condition::And(Box::new(Condition::Calculated(vec![1], Calculation::Mask, 4)), Box::new(Condition::Calculated(vec![4], Calculation::Every, 1))), Value::int(6)), field(Twin::Option(Box::new(Twin::Range(Int::I32, Num::Below(-2147483648), Num::Above(2147483647))))).when(Condition::Equal(vec![4], Value::int(2)), Value::NONE)])
    }
}

pub mod t38 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct H0 {
        #[wire(range = 5..=5)] pub a: u16,
        pub slot: bool,
        pub flag: u16,
    }
    declare::neutral_struct!([] [] H0 a slot flag);

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct H1(
        pub i8,
        pub limits::of_u64::Number,
        #[wire(rename = "old 2")] pub bool,
        pub u64,
        pub limits::of_i128::Number,
    );
    declare::neutral_struct!([] [] H1 0 1 2 3 4);

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct H2 {
        pub b: u32,
        #[wire(range = 73..=73)] pub value: i16,
        #[wire(range = -74..=-67)] pub a: i64,
        pub stream: bool,
        pub blank: limits::of_u16::Number,
        pub e: bool,
        #[wire(range = -34..=-34)] pub r#type: i32,
        #[wire(bits = 30)] pub c: u32,
        #[wire(half)] pub fields: f32,
        #[wire(range = 5..=5)] pub flag: u32,
        pub x10: bool,
        pub x11: i64,
        #[wire(bits = 15)] pub x12: u16,
        #[wire(bits = 50)] pub bits: u64,
        #[wire(bits = 31)] pub x14: u32,
        #[wire(range = -83..=-83)] pub x15: i32,
        pub x16: limits::of_u16::Number,
        #[wire(bits = 6)] pub x17: u64,
        #[wire(bits = 43)] pub x18: u64,
        pub g: limits::of_u16::Number,
        #[wire(rename = "old 20")] pub tag: bool,
        pub d: u16,
        pub x22: limits::of_u16::Number,
        #[wire(range = 5..=5)] pub x23: i64,
    }
    declare::neutral_struct!([] [] H2 b value a stream blank e r#type c fields flag x10 x11 x12 bits x14 x15 x16 x17 x18 g tag d x22 x23);

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct H3 {
        #[wire(rename = "old 0")] pub b: i8,
        pub slot: limits::of_u32::Number,
        pub a: i8,
        #[wire(bits = 14, rename = "old 3")] pub stream: u16,
        #[wire(rename = "old 4")] pub blank: limits::of_u64::Number,
        #[wire(compressed(-1.0..=1.0, 0.01))] pub g: f32,
        #[wire(range = 0..=100)] pub r#type: i16,
        #[wire(angle = 3)] pub x7: f32,
        pub fields: u64,
        #[wire(angle = 11)] pub x9: f32,
        #[wire(bits = 10)] pub x10: u64,
        pub flag: u32,
        #[wire(range = -90..=-56)] pub x12: i32,
        #[wire(bits = 7)] pub tag: u32,
        #[wire(bits = 7)] pub e: u16,
        pub x15: bool,
        pub x16: limits::of_u32::Number,
        #[wire(bits = 7)] pub x17: u32,
        #[wire(bits = 20)] pub x18: u64,
        #[wire(bits = 1)] pub x19: u8,
        pub x20: u32,
        pub d: bool,
        pub bits: bool,
        pub x23: bool,
        #[wire(bits = 8)] pub x24: u8,
    }
    declare::neutral_struct!([] [] H3 b slot a stream blank g r#type x7 fields x9 x10 flag x12 tag e x15 x16 x17 x18 x19 x20 d bits x23 x24);

    #[derive(Wire, Clone, Debug, PartialEq)]
    pub enum Root {
        V0 {
            a: Option<H0>,
        },
        None {
            #[wire(max_len = 6, check = "players")] c: Option<String>,
            #[wire(if = c.is_some() || c.is_some(), default = true)] value: bool,
            #[wire(rename = "old 2")] flag: [H3; 2],
            #[wire(skip, default = Some(true))] x3: Option<bool>,
        },
        #[wire(rename = "Old2")]
        Some {
            b: (bool, H2,),
            fields: [H0; 2],
            a: (),
        },
        V3 {
            #[wire(align, bits = 5)] a: Option<u8>,
        },
        V4 {
            #[wire(align, default_bit)] a: i16,
            value: Option<H0>,
        },
        #[wire(rename = "Old5")]
        V5(
            #[wire(align, rename = "old 0", check = "players")] f32,
            limits::of_i32::Number,
            #[wire(if = field_1 == limits::of_i32::four)] H1,
            bool,
        ),
        V6(
            #[wire(smallest_three = 20)] [f32; 4],
            #[wire(range = 5..=5)] Option<u8>,
            #[wire(skip)] (bool, H1,),
            H3,
        ),
        V7 {
            #[wire(max_len = 2)] c: Vec<H0>,
        },
    }
    impl Default for Root { fn default() -> Self { Self::V0 { a: Default::default() } } }
    declare::neutral_enum!([] [] Root 0 V0 { a x0 } 1 None { c x0 value x1 flag x2 x3 x3 } 2 Some { b x0 fields x1 a x2 } 3 V3 { a x0 } 4 V4 { a x0 value x1 } 5 V5 { 0 x0 1 x1 2 x2 3 x3 } 6 V6 { 0 x0 1 x1 2 x2 3 x3 } 7 V7 { c x0 });

    pub fn twin() -> Twin {
        Twin::Choice(3, vec![vec![field(Twin::Option(Box::new(Twin::Record(vec![field(Twin::Range(Int::U16, Num::Above(5), Num::Above(5))), field(Twin::Bool), field(Twin::Bits(Int::U16, 16))]))))], vec![field(Twin::Option(Box::new(Twin::Text((0, 6))))).check("players"), field(Twin::Bool).when(Condition::Or(Box::new(Condition::Some(vec![0])), Box::new(Condition::Some(vec![0]))), Value::Bool(true)), field(Twin::Array(2, Box::new(Twin::Record(vec![field(Twin::Range(Int::I8, Num::Below(-128), Num::Above(127))), field(Twin::Bits(Int::U32, 32)), field(Twin::Range(Int::I8, Num::Below(-128), Num::Above(127))), field(Twin::Bits(Int::U16, 14)), field(Twin::Bits(Int::U64, 64)), field(Twin::Compressed(-1.0, 1.0, 0.01)), field(Twin::Range(Int::I16, Num::Above(0), Num::Above(100))), field(Twin::Angle(3, false)), field(Twin::Bits(Int::U64, 64)), field(Twin::Angle(11, false)), field(Twin::Bits(Int::U64, 10)), field(Twin::Bits(Int::U32, 32)), field(Twin::Range(Int::I32, Num::Below(-90), Num::Below(-56))), field(Twin::Bits(Int::U32, 7)), field(Twin::Bits(Int::U16, 7)), field(Twin::Bool), field(Twin::Bits(Int::U32, 32)), field(Twin::Bits(Int::U32, 7)), field(Twin::Bits(Int::U64, 20)), field(Twin::Bits(Int::U8, 1)), field(Twin::Bits(Int::U32, 32)), field(Twin::Bool), field(Twin::Bool), field(Twin::Bool), field(Twin::Bits(Int::U8, 8))])))), field(Twin::Option(Box::new(Twin::Bool))).skip(Value::some(Value::Bool(true)))], vec![field(Twin::Record(vec![field(Twin::Bool), field(Twin::Record(vec![field(Twin::Bits(Int::U32, 32)), field(Twin::Range(Int::I16, Num::Above(73), Num::Above(73))), field(Twin::Range(Int::I64, Num::Below(-74), Num::Below(-67))), field(Twin::Bool), field(Twin::Bits(Int::U16, 16)), field(Twin::Bool), field(Twin::Range(Int::I32, Num::Below(-34), Num::Below(-34))), field(Twin::Bits(Int::U32, 30)), field(Twin::Half), field(Twin::Range(Int::U32, Num::Above(5), Num::Above(5))), field(Twin::Bool), field(Twin::Range(Int::I64, Num::Below(-9223372036854775808), Num::Above(9223372036854775807))), field(Twin::Bits(Int::U16, 15)), field(Twin::Bits(Int::U64, 50)), field(Twin::Bits(Int::U32, 31)), field(Twin::Range(Int::I32, Num::Below(-83), Num::Below(-83))), field(Twin::Bits(Int::U16, 16)), field(Twin::Bits(Int::U64, 6)), field(Twin::Bits(Int::U64, 43)), field(Twin::Bits(Int::U16, 16)), field(Twin::Bool), field(Twin::Bits(Int::U16, 16)), field(Twin::Bits(Int::U16, 16)), field(Twin::Range(Int::I64, Num::Above(5), Num::Above(5)))]))])), field(Twin::Array(2, Box::new(Twin::Record(vec![field(Twin::Range(Int::U16, Num::Above(5), Num::Above(5))), field(Twin::Bool), field(Twin::Bits(Int::U16, 16))])))), field(Twin::Unit)], vec![field(Twin::Option(Box::new(Twin::Bits(Int::U8, 5)))).align()], vec![field(Twin::Range(Int::I16, Num::Below(-32768), Num::Above(32767))).align().default_bit(Value::int(0)), field(Twin::Option(Box::new(Twin::Record(vec![field(Twin::Range(Int::U16, Num::Above(5), Num::Above(5))), field(Twin::Bool), field(Twin::Bits(Int::U16, 16))]))))], vec![field(Twin::F32).align().check("players"), field(Twin::Range(Int::I32, Num::Below(-2147483648), Num::Above(2147483647))), field(Twin::Record(vec![field(Twin::Range(Int::I8, Num::Below(-128), Num::Above(127))), field(Twin::Bits(Int::U64, 64)), field(Twin::Bool), field(Twin::Bits(Int::U64, 64)), field(Twin::Range(Int::I128, Num::Below(-170141183460469231731687303715884105728), Num::Above(170141183460469231731687303715884105727)))])).when(Condition::Equal(vec![1], Value::int(4)), Value::Many(vec![Value::int(0), Value::int(0), Value::Bool(false), Value::int(0), Value::int(0)])), field(Twin::Bool)], vec![field(Twin::SmallestThree(20)), field(Twin::Option(Box::new(Twin::Range(Int::U8, Num::Above(5), Num::Above(5))))), field(Twin::Record(vec![field(Twin::Bool), field(Twin::Record(vec![field(Twin::Range(Int::I8, Num::Below(-128), Num::Above(127))), field(Twin::Bits(Int::U64, 64)), field(Twin::Bool), field(Twin::Bits(Int::U64, 64)), field(Twin::Range(Int::I128, Num::Below(-170141183460469231731687303715884105728), Num::Above(170141183460469231731687303715884105727)))]))])).skip(Value::Many(vec![Value::Bool(false), Value::Many(vec![Value::int(0), Value::int(0), Value::Bool(false), Value::int(0), Value::int(0)])])), field(Twin::Record(vec![field(Twin::Range(Int::I8, Num::Below(-128), Num::Above(127))), field(Twin::Bits(Int::U32, 32)), field(Twin::Range(Int::I8, Num::Below(-128), Num::Above(127))), field(Twin::Bits(Int::U16, 14)), field(Twin::Bits(Int::U64, 64)), field(Twin::Compressed(-1.0, 1.0, 0.01)), field(Twin::Range(Int::I16, Num::Above(0), Num::Above(100))), field(Twin::Angle(3, false)), field(Twin::Bits(Int::U64, 64)), field(Twin::Angle(11, false)), field(Twin::Bits(Int::U64, 10)), field(Twin::Bits(Int::U32, 32)), field(Twin::Range(Int::I32, Num::Below(-90), Num::Below(-56))), field(Twin::Bits(Int::U32, 7)), field(Twin::Bits(Int::U16, 7)), field(Twin::Bool), field(Twin::Bits(Int::U32, 32)), field(Twin::Bits(Int::U32, 7)), field(Twin::Bits(Int::U64, 20)), field(Twin::Bits(Int::U8, 1)), field(Twin::Bits(Int::U32, 32)), field(Twin::Bool), field(Twin::Bool), field(Twin::Bool), field(Twin::Bits(Int::U8, 8))]))], vec![field(Twin::List((0, 2), Box::new(Twin::Record(vec![field(Twin::Range(Int::U16, Num::Above(5), Num::Above(5))), field(Twin::Bool), field(Twin::Bits(Int::U16, 16))]))))]])
    }
}

pub mod t39 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct Root {
        #[wire(range = -15..=-6)] pub a: i16,
        #[wire(range = 36..=43)] pub fields: u8,
        #[wire(if = !(a > 2))] pub blank: Option<[bool; 0]>,
        #[wire(range = 5..=5)] pub g: u32,
        #[wire(wide, len = 5..=8)] pub x4: String,
    }
    declare::neutral_struct!([] [] Root a fields blank g x4);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Range(Int::I16, Num::Below(-15), Num::Below(-6))), field(Twin::Range(Int::U8, Num::Above(36), Num::Above(43))), field(Twin::Option(Box::new(Twin::Array(0, Box::new(Twin::Bool))))).when(Condition::Not(Box::new(Condition::Above(vec![0], Num::Above(2)))), Value::NONE), field(Twin::Range(Int::U32, Num::Above(5), Num::Above(5))), field(Twin::WideText((5, 8), None))])
    }
}

pub mod t40 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct Root {
        #[wire(bits = 1, rename = "old 0")] pub a: u32,
        #[wire(range = 13..=20)] pub value: u32,
        #[wire(angle = 21)] pub blank: f64,
        #[wire(len = a, range = 0..=1, rename = "old 3", max_len = 24)] pub g: SmallVec<[i32; 4]>,
        pub len: (),
        #[wire(skip)] pub e: u8,
        pub tag: u64,
        #[wire(skip)] pub d: u16,
    }
    declare::neutral_struct!([] [] Root a value blank g len e tag d);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Bits(Int::U32, 1)), field(Twin::Range(Int::U32, Num::Above(13), Num::Above(20))), field(Twin::Angle(21, true)), field(Twin::Exactly(Length::Field(0), 24, Box::new(Twin::Range(Int::I32, Num::Above(0), Num::Above(1))))), field(Twin::Unit), field(Twin::Bits(Int::U8, 8)).skip(Value::int(0)), field(Twin::Bits(Int::U64, 64)), field(Twin::Range(Int::U16, Num::Above(16), Num::Above(97))).skip(Value::int(0))])
    }
}

pub mod t41 {
    use super::*;

    #[derive(Clone, Debug, PartialEq, Default)]
    pub struct Root {
        pub b: [Vec<u8>; 3],
        pub value: [f32; 3],
        pub a: Vec<[bool; 0]>,
        pub g: f32,
        pub len: Vec<i16>,
        pub x5: Vec<()>,
        pub bits: bool,
        pub x7: Option<i8>,
        pub r#type: bool,
        pub x9: Vec<()>,
        pub stream: Vec<u16>,
    }
    impl Root {
        fn serialize<S: Stream>(&mut self, stream: &mut S) -> tightwire::Result<S> {
            stream.array(&mut self.b, |stream, x| byte_list(x, 0..=15, stream))?;
            stream.unit_vector(&mut self.value, 4)?;
            if !self.b.is_empty() { stream.list(&mut self.a, 174, |stream, x| stream.array(x, |stream, x| stream.bool(x)))?; } else { self.a = Default::default(); }
            stream.half(&mut self.g)?;
            stream.list(&mut self.len, 8..=176, |stream, x| stream.int(x, 5..=5))?;
            stream.list(&mut self.x5, 202, |stream, x| stream.object(x))?;
            stream.check("players")?;
            self.bits = Default::default();
            stream.option(&mut self.x7, |stream, x| stream.int(x, 0..=1))?;
            let mut rests = self.r#type == <bool>::default(); stream.bool(&mut rests)?; if rests { self.r#type = Default::default(); } else { stream.bool(&mut self.r#type)?; }
            stream.list(&mut self.x9, 6..=178, |stream, x| stream.object(x))?;
            stream.list(&mut self.stream, 8..=249, |stream, x| stream.int(x, 5..=5))?;
            Ok(())
        }
    }
    tightwire::unified!(Root, version = 2, max_bits = 493);
    declare::neutral_struct!([] [] Root b value a g len x5 bits x7 r#type x9 stream);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Array(3, Box::new(Twin::ByteList((0, 15))))), field(Twin::Direction(4)), field(Twin::List((0, 174), Box::new(Twin::Array(0, Box::new(Twin::Bool))))).when(Condition::Longer(vec![0], 0), Value::Many(vec![])), field(Twin::Half), field(Twin::List((8, 176), Box::new(Twin::Range(Int::I16, Num::Above(5), Num::Above(5))))), field(Twin::List((0, 202), Box::new(Twin::Unit))).check("players"), field(Twin::Bool).skip(Value::Bool(false)), field(Twin::Option(Box::new(Twin::Range(Int::I8, Num::Above(0), Num::Above(1))))), field(Twin::Bool).default_bit(Value::Bool(false)), field(Twin::List((6, 178), Box::new(Twin::Unit))), field(Twin::List((8, 249), Box::new(Twin::Range(Int::U16, Num::Above(5), Num::Above(5)))))])
    }
}

pub mod t42 {
    use super::*;

    #[derive(Clone, Debug, PartialEq, Default)]
    pub struct Root {
        pub b: [Option<char>; 0],
        pub fields: Option<Option<f32>>,
        pub blank: [f64; 9],
        pub stream: Option<u32>,
        pub len: Vec<Option<u16>>,
        pub g: f32,
        pub tag: Option<u8>,
        pub d: Vec<Option<f32>>,
    }
    impl Root {
        fn serialize<S: Stream>(&mut self, stream: &mut S) -> tightwire::Result<S> {
            stream.subset_as(tightwire::subset::Strategy::Indices, &mut self.b, Option::is_some, |stream, slot| { let mut one = slot.take().unwrap_or_default(); stream.object(&mut one)?; *slot = Some(one); Ok(()) })?;
            let mut rests = self.fields == <Option<Option<f32>>>::default(); stream.bool(&mut rests)?; if rests { self.fields = Default::default(); } else { stream.option(&mut self.fields, |stream, x| stream.option(x, |stream, x| stream.compressed(x, 0.0..=8388607.0, 1.0)))?; }
            stream.array(&mut self.blank, |stream, x| stream.object(x))?;
            stream.option(&mut self.stream, |stream, x| stream.int(x, 27..=34))?;
            stream.check("a")?;
            if !(matches!(self.stream, Some(_)) && (self.blank.len() > 1)) { stream.list(&mut self.len, 300, |stream, x| stream.option(x, |stream, x| stream.int(x, 10..=71)))?; } else { self.len = Default::default(); }
            if (!self.blank.is_empty()) || (self.len.len() > 1) { let mut rests = self.g == <f32>::default(); stream.bool(&mut rests)?; if rests { self.g = Default::default(); } else { stream.half(&mut self.g)?; } } else { self.g = Default::default(); }
            stream.option(&mut self.tag, |stream, x| stream.bits(x, 8))?;
            let mut rests = self.d == <Vec<Option<f32>>>::default(); stream.bool(&mut rests)?; if rests { self.d = Default::default(); } else { stream.list(&mut self.d, 15, |stream, x| stream.option(x, |stream, x| stream.half(x)))?; }
            Ok(())
        }
    }
    tightwire::unified!(Root, version = 2, max_bits = 3097);
    declare::neutral_struct!([] [] Root b fields blank stream len g tag d);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Subset(Some(Way::Indices), 0, Box::new(Twin::Char))), field(Twin::Option(Box::new(Twin::Option(Box::new(Twin::Compressed(0.0, 8388607.0, 1.0)))))).default_bit(Value::NONE), field(Twin::Array(9, Box::new(Twin::F64))), field(Twin::Option(Box::new(Twin::Range(Int::U32, Num::Above(27), Num::Above(34))))).check("a"), field(Twin::List((0, 300), Box::new(Twin::Option(Box::new(Twin::Range(Int::U16, Num::Above(10), Num::Above(71))))))).when(Condition::Not(Box::new(Condition::And(Box::new(Condition::Some(vec![3])), Box::new(Condition::Longer(vec![2], 1))))), Value::Many(vec![])), field(Twin::Half).when(Condition::Or(Box::new(Condition::Longer(vec![2], 0)), Box::new(Condition::Longer(vec![4], 1))), Value::F32(0x0)).default_bit(Value::F32(0x0)), field(Twin::Option(Box::new(Twin::Bits(Int::U8, 8)))), field(Twin::List((0, 15), Box::new(Twin::Option(Box::new(Twin::Half))))).default_bit(Value::Many(vec![]))])
    }
}

pub mod t43 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq)]
    pub enum Root<const N: usize> {
        V0 {
            c: [f64; N],
        },
        None {
            #[wire(range = -61..=-54, rename = "old 0")] a: i64,
            #[wire(range = 1..=9, if = a % 7 == 0, default = const { std::num::NonZero::new(6).unwrap() })] value: std::num::NonZeroU64,
            #[wire(range = -55..=-48)] blank: Option<isize>,
        },
    }
    declare::neutral_enum!([] [N] Root 0 V0 { c x0 } 1 None { a x0 value x1 blank x2 });

    pub fn twin() -> Twin {
        Twin::Choice(1, vec![vec![field(Twin::Array(1, Box::new(Twin::F64)))], vec![field(Twin::Range(Int::I64, Num::Below(-61), Num::Below(-54))), field(Twin::NonZero(Box::new(Twin::Range(Int::U64, Num::Above(1), Num::Above(9))))).when(Condition::Calculated(vec![0], Calculation::Every, 7), Value::int(6)), field(Twin::Option(Box::new(Twin::Range(Int::Isize, Num::Below(-55), Num::Below(-48)))))]])
    }
}

pub mod t44 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct Root<T0, T1> {
        pub b: T0,
        #[wire(skip)] pub fields: T1,
    }
    declare::neutral_struct!([T0 T1] [] Root b fields);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Bool), field(Twin::Array(1, Box::new(Twin::Bool))).skip(Value::Many(vec![Value::Bool(false)]))])
    }
}

pub mod t45 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct H0 {
        pub a: Option<i32>,
        #[wire(bits = 21)] pub value: u32,
    }
    declare::neutral_struct!([] [] H0 a value);

    #[derive(Wire, Clone, Debug, PartialEq)]
    pub enum Root {
        V0 {
            #[wire(fixed(0..=3, 0))] c: u32,
            #[wire(range = 0..=1, if = !(c > 1), default = 6, check = "end")] slot: u16,
            #[wire(range = 8..=79)] blank: u64,
            value: bool,
        },
        None {
            #[wire(bytes, default_bit)] a: [u8; 5],
            #[wire(default_bit)] fields: bool,
            #[wire(bits = 1, default_bit)] blank: u64,
            #[wire(wrapping_from = blank)] stream: u64,
        },
        Some {
            #[wire(bytes, max_len = 12)] b: Box<[u8]>,
            #[wire(fixed(0..=23, 8))] value: u32,
            #[wire(half, max_len = 1)] a: Vec<Option<[f32; 3]>>,
            #[wire(check = "players")] stream: H0,
        },
        V3,
    }
    impl Default for Root { fn default() -> Self { Self::V3 {  } } }
    declare::neutral_enum!([] [] Root 0 V0 { c x0 slot x1 blank x2 value x3 } 1 None { a x0 fields x1 blank x2 stream x3 } 2 Some { b x0 value x1 a x2 stream x3 } 3 V3 {  });

    pub fn twin() -> Twin {
        Twin::Choice(2, vec![vec![field(Twin::Fixed(Int::U32, 0, 3, 0)), field(Twin::Range(Int::U16, Num::Above(0), Num::Above(1))).when(Condition::Not(Box::new(Condition::Above(vec![0], Num::Above(1)))), Value::int(6)).check("end"), field(Twin::Range(Int::U64, Num::Above(8), Num::Above(79))), field(Twin::Bool)], vec![field(Twin::ByteArray(5)).default_bit(Value::Many(vec![Value::int(0), Value::int(0), Value::int(0), Value::int(0), Value::int(0)])), field(Twin::Bool).default_bit(Value::Bool(false)), field(Twin::Bits(Int::U64, 1)).default_bit(Value::int(0)), field(Twin::Around(Int::U64, 2))], vec![field(Twin::ByteList((0, 12))), field(Twin::Fixed(Int::U32, 0, 23, 8)), field(Twin::List((0, 1), Box::new(Twin::Option(Box::new(Twin::Array(3, Box::new(Twin::Half))))))), field(Twin::Record(vec![field(Twin::Option(Box::new(Twin::Range(Int::I32, Num::Below(-2147483648), Num::Above(2147483647))))), field(Twin::Bits(Int::U32, 21))])).check("players")], vec![]])
    }
}

pub mod t46 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq)]
    pub struct Root<const N: usize> {
        pub a: [f32; N],
        pub value: Option<i64>,
        #[wire(compressed(-1.0..=1.0, 0.01))] pub flag: Option<f32>,
        #[wire(bits = 1)] pub g: u16,
        #[wire(bits = 8, rename = "old 4")] pub tag: u16,
        #[wire(default_bit)] pub x5: [i64; 3],
        #[wire(if = matches!(value, Some(_)) || (value == Some(limits::of_i64::THREE)), default = 2)] pub bits: u16,
        #[wire(range = 82..=82, default_bit)] pub c: u64,
        pub slot: Option<u16>,
    }
    declare::neutral_struct!([] [N] Root a value flag g tag x5 bits c slot);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Array(1, Box::new(Twin::F32))), field(Twin::Option(Box::new(Twin::Range(Int::I64, Num::Below(-9223372036854775808), Num::Above(9223372036854775807))))), field(Twin::Option(Box::new(Twin::Compressed(-1.0, 1.0, 0.01)))), field(Twin::Bits(Int::U16, 1)), field(Twin::Bits(Int::U16, 8)), field(Twin::Array(3, Box::new(Twin::Range(Int::I64, Num::Below(-9223372036854775808), Num::Above(9223372036854775807))))).default_bit(Value::Many(vec![Value::int(0), Value::int(0), Value::int(0)])), field(Twin::Bits(Int::U16, 16)).when(Condition::Or(Box::new(Condition::Some(vec![1])), Box::new(Condition::Equal(vec![1], Value::some(Value::int(3))))), Value::int(2)), field(Twin::Range(Int::U64, Num::Above(82), Num::Above(82))).default_bit(Value::int(0)), field(Twin::Option(Box::new(Twin::Bits(Int::U16, 16))))])
    }
}

pub mod t47 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct Root {
        #[wire(angle = 7)] pub b: f32,
        #[wire(wide, len = 8..=300, default_bit)] pub value: [String; 3],
    }
    declare::neutral_struct!([] [] Root b value);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Angle(7, false)), field(Twin::Array(3, Box::new(Twin::WideText((8, 300), None)))).default_bit(Value::Many(vec![Value::Text("".into()), Value::Text("".into()), Value::Text("".into())]))])
    }
}

pub mod t48 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    #[wire(crate = tightwire)]
    pub struct Root {
        #[wire(len = 2..=90)] pub a: Vec<()>,
        #[wire(range = -54..=-47)] pub slot: i16,
        #[wire(range = 21..=70)] pub blank: u8,
        #[wire(angle = 10)] pub g: f32,
        pub tag: f32,
        #[wire(bits = 3, rename = "old 5", default_bit)] pub e: Option<u64>,
        #[wire(range = 5..=5)] pub bits: i8,
    }
    declare::neutral_struct!([] [] Root a slot blank g tag e bits);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::List((2, 90), Box::new(Twin::Unit))), field(Twin::Range(Int::I16, Num::Below(-54), Num::Below(-47))), field(Twin::Range(Int::U8, Num::Above(21), Num::Above(70))), field(Twin::Angle(10, false)), field(Twin::F32), field(Twin::Option(Box::new(Twin::Bits(Int::U64, 3)))).default_bit(Value::NONE), field(Twin::Range(Int::I8, Num::Above(5), Num::Above(5)))])
    }
}

pub mod t49 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct H1 {
        #[wire(range = 60..=60, rename = "old 0")] pub c: u8,
        pub value: limits::of_u8::Number,
        #[wire(bits = 4, rename = "old 2")] pub a: u64,
        #[wire(bits = 16)] pub g: u32,
        pub tag: f32,
    }
    declare::neutral_struct!([] [] H1 c value a g tag);

    #[derive(Wire, Clone, Debug, PartialEq)]
    pub struct H2(
        #[wire(skip)] pub f32,
        #[wire(bytes, rename = "old 1", max_len = 5)] pub Cow<'static, [u8]>,
        pub bool,
        pub [bool; 0],
        #[wire(bits = 4, default_bit)] pub u8,
        #[wire(compressed(-1.0..=1.0, 0.01), default_bit)] pub Option<f32>,
        #[wire(angle = 23, if = field_3.len() > 1, default = 1.5)] pub f32,
        #[wire(range = 5..=5)] pub i16,
        pub u16,
        #[wire(bits = 4, rename = "old 9")] pub u16,
        #[wire(angle = 9)] pub f32,
        #[wire(max_len = 7)] pub Option<std::collections::BTreeMap<(), std::num::Wrapping<u8>>>,
        #[wire(bytes, max_len = 5)] pub Vec<u8>,
        pub bool,
        #[wire(rename = "old 14")] pub u32,
        #[wire(bits = 22)] pub u32,
        pub limits::of_u16::Number,
        #[wire(skip, default = 2)] pub u16,
        #[wire(range = 7..=88, default_bit)] pub Option<u16>,
        pub limits::of_u32::Number,
        pub u32,
        #[wire(bits = 6)] pub u32,
        #[wire(range = [11..=11], check = "end")] pub [u32; 1],
        #[wire(range = 0..=100, default_bit)] pub u8,
    );
    declare::neutral_struct!([] [] H2 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23);

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct H3 {
        pub c: bool,
        #[wire(range = 17..=77)] pub slot: u8,
        #[wire(range = 0..=1)] pub flag: u32,
        pub value: u32,
        #[wire(range = 0..=1)] pub tag: u8,
        #[wire(bits = 1)] pub g: u8,
        #[wire(range = 5..=5)] pub x6: u64,
        pub b: limits::of_i64::Number,
        pub x8: bool,
        #[wire(bits = 7)] pub x9: u16,
        #[wire(range = 5..=5)] pub x10: i64,
        #[wire(range = i32::MIN..=i32::MAX)] pub blank: i32,
        pub x12: u32,
        pub bits: [bool; 0],
        #[wire(range = 0..=59)] pub e: u8,
        pub x15: i32,
        pub a: bool,
        #[wire(rename = "old 17")] pub x17: u16,
        #[wire(bits = 6)] pub x18: u8,
        #[wire(rename = "old 19")] pub x19: limits::of_u64::Number,
        #[wire(range = i16::MIN..=i16::MAX)] pub x20: i16,
        pub d: u16,
        #[wire(bits = 8)] pub r#type: u32,
        pub x23: bool,
        pub x24: i16,
    }
    declare::neutral_struct!([] [] H3 c slot flag value tag g x6 b x8 x9 x10 blank x12 bits e x15 a x17 x18 x19 x20 d r#type x23 x24);

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct H4 {
        pub b: [bool; 0],
        pub value: limits::of_i32::Number,
        #[wire(bits = 19)] pub a: u64,
        #[wire(bits = 51)] pub x3: u64,
        #[wire(compressed(-1.0..=1.0, 0.01))] pub len: f32,
        pub g: bool,
        pub bits: (),
        pub x7: limits::of_u32::Number,
        #[wire(rename = "old 8")] pub slot: bool,
        pub flag: u32,
        pub x10: limits::of_u32::Number,
        pub blank: u16,
        pub stream: f32,
        pub x13: limits::of_i16::Number,
        #[wire(half)] pub c: f32,
        #[wire(compressed(-1.0..=1.0, 0.01))] pub fields: f32,
        pub x16: bool,
        #[wire(bits = 10, rename = "old 17")] pub x17: u64,
        pub x18: bool,
        #[wire(range = 69..=93)] pub x19: u32,
        pub x20: i32,
        #[wire(bits = 46)] pub d: u64,
        #[wire(range = 40..=47)] pub tag: u8,
        #[wire(bits = 3)] pub x23: u8,
        #[wire(bits = 5)] pub x24: u8,
        pub x25: bool,
        pub x26: bool,
        pub x27: bool,
        pub x28: [bool; 0],
        #[wire(range = 5..=5)] pub x29: u64,
        #[wire(bits = 61)] pub x30: u64,
        #[wire(bits = 3)] pub x31: u8,
        #[wire(bits = 19)] pub x32: u32,
    }
    declare::neutral_struct!([] [] H4 b value a x3 len g bits x7 slot flag x10 blank stream x13 c fields x16 x17 x18 x19 x20 d tag x23 x24 x25 x26 x27 x28 x29 x30 x31 x32);

    #[derive(Wire, Clone, Debug, PartialEq)]
    pub enum Root {
        V0 {
            #[wire(align, range = 0..=100)] b: u16,
        },
        None {
            b: H2,
        },
        Some {
            #[wire(skip)] b: f32,
            slot: Box<H2>,
            blank: Box<H3>,
            #[wire(default_bit)] stream: H1,
        },
        V3 {
            #[wire(range = i64::MIN..=i64::MAX, default_bit)] b: i64,
            #[wire(range = 0..=1, if = (matches!(b, limits::of_i64::THREE)) || (matches!(b, limits::of_i64::THREE)), default = 8)] slot: i8,
        },
        V4 {
            #[wire(default_bit)] c: Option<H1>,
            slot: [bool; 0],
        },
        #[wire(rename = "Old5")]
        V5 {
            c: u32,
            fields: limits::of_i64::Number,
        },
        V6(
            [H4; 2],
            Option<H1>,
            #[wire(if = matches!(field_1, Some(_)))] H3,
        ),
        V7 {
            a: [H3; 2],
            value: Option<u16>,
        },
    }
    impl Default for Root { fn default() -> Self { Self::V0 { b: Default::default() } } }
    declare::neutral_enum!([] [] Root 0 V0 { b x0 } 1 None { b x0 } 2 Some { b x0 slot x1 blank x2 stream x3 } 3 V3 { b x0 slot x1 } 4 V4 { c x0 slot x1 } 5 V5 { c x0 fields x1 } 6 V6 { 0 x0 1 x1 2 x2 } 7 V7 { a x0 value x1 });

    pub fn twin() -> Twin {
        Twin::Choice(3, vec![vec![field(Twin::Range(Int::U16, Num::Above(0), Num::Above(100))).align()], vec![field(Twin::Record(vec![field(Twin::Half).skip(Value::F32(0x0)), field(Twin::ByteList((0, 5))), field(Twin::Bool), field(Twin::Array(0, Box::new(Twin::Bool))), field(Twin::Bits(Int::U8, 4)).default_bit(Value::int(0)), field(Twin::Option(Box::new(Twin::Compressed(-1.0, 1.0, 0.01)))).default_bit(Value::NONE), field(Twin::Angle(23, false)).when(Condition::Longer(vec![3], 1), Value::F32(0x3fc00000)), field(Twin::Range(Int::I16, Num::Above(5), Num::Above(5))), field(Twin::Bits(Int::U16, 16)), field(Twin::Bits(Int::U16, 4)), field(Twin::Angle(9, false)), field(Twin::Option(Box::new(Twin::Ascending(7, Box::new(Twin::Record(vec![field(Twin::Unit), field(Twin::Bits(Int::U8, 8))])), true)))), field(Twin::ByteList((0, 5))), field(Twin::Bool), field(Twin::Bits(Int::U32, 32)), field(Twin::Bits(Int::U32, 22)), field(Twin::Bits(Int::U16, 16)), field(Twin::Bits(Int::U16, 16)).skip(Value::int(2)), field(Twin::Option(Box::new(Twin::Range(Int::U16, Num::Above(7), Num::Above(88))))).default_bit(Value::NONE), field(Twin::Bits(Int::U32, 32)), field(Twin::Bits(Int::U32, 32)), field(Twin::Bits(Int::U32, 6)), field(Twin::Record(vec![field(Twin::Range(Int::U32, Num::Above(11), Num::Above(11)))])).check("end"), field(Twin::Range(Int::U8, Num::Above(0), Num::Above(100))).default_bit(Value::int(0))]))], vec![field(Twin::F32).skip(Value::F32(0x0)), field(Twin::Record(vec![field(Twin::Half).skip(Value::F32(0x0)), field(Twin::ByteList((0, 5))), field(Twin::Bool), field(Twin::Array(0, Box::new(Twin::Bool))), field(Twin::Bits(Int::U8, 4)).default_bit(Value::int(0)), field(Twin::Option(Box::new(Twin::Compressed(-1.0, 1.0, 0.01)))).default_bit(Value::NONE), field(Twin::Angle(23, false)).when(Condition::Longer(vec![3], 1), Value::F32(0x3fc00000)), field(Twin::Range(Int::I16, Num::Above(5), Num::Above(5))), field(Twin::Bits(Int::U16, 16)), field(Twin::Bits(Int::U16, 4)), field(Twin::Angle(9, false)), field(Twin::Option(Box::new(Twin::Ascending(7, Box::new(Twin::Record(vec![field(Twin::Unit), field(Twin::Bits(Int::U8, 8))])), true)))), field(Twin::ByteList((0, 5))), field(Twin::Bool), field(Twin::Bits(Int::U32, 32)), field(Twin::Bits(Int::U32, 22)), field(Twin::Bits(Int::U16, 16)), field(Twin::Bits(Int::U16, 16)).skip(Value::int(2)), field(Twin::Option(Box::new(Twin::Range(Int::U16, Num::Above(7), Num::Above(88))))).default_bit(Value::NONE), field(Twin::Bits(Int::U32, 32)), field(Twin::Bits(Int::U32, 32)), field(Twin::Bits(Int::U32, 6)), field(Twin::Record(vec![field(Twin::Range(Int::U32, Num::Above(11), Num::Above(11)))])).check("end"), field(Twin::Range(Int::U8, Num::Above(0), Num::Above(100))).default_bit(Value::int(0))])), field(Twin::Record(vec![field(Twin::Bool), field(Twin::Range(Int::U8, Num::Above(17), Num::Above(77))), field(Twin::Range(Int::U32, Num::Above(0), Num::Above(1))), field(Twin::Bits(Int::U32, 32)), field(Twin::Range(Int::U8, Num::Above(0), Num::Above(1))), field(Twin::Bits(Int::U8, 1)), field(Twin::Range(Int::U64, Num::Above(5), Num::Above(5))), field(Twin::Range(Int::I64, Num::Below(-9223372036854775808), Num::Above(9223372036854775807))), field(Twin::Bool), field(Twin::Bits(Int::U16, 7)), field(Twin::Range(Int::I64, Num::Above(5), Num::Above(5))), field(Twin::Range(Int::I32, Num::Below(-2147483648), Num::Above(2147483647))), field(Twin::Bits(Int::U32, 32)), field(Twin::Array(0, Box::new(Twin::Bool))), field(Twin::Range(Int::U8, Num::Above(0), Num::Above(59))), field(Twin::Range(Int::I32, Num::Below(-2147483648), Num::Above(2147483647))), field(Twin::Bool), field(Twin::Bits(Int::U16, 16)), field(Twin::Bits(Int::U8, 6)), field(Twin::Bits(Int::U64, 64)), field(Twin::Range(Int::I16, Num::Below(-32768), Num::Above(32767))), field(Twin::Bits(Int::U16, 16)), field(Twin::Bits(Int::U32, 8)), field(Twin::Bool), field(Twin::Range(Int::I16, Num::Below(-32768), Num::Above(32767)))])), field(Twin::Record(vec![field(Twin::Range(Int::U8, Num::Above(60), Num::Above(60))), field(Twin::Bits(Int::U8, 8)), field(Twin::Bits(Int::U64, 4)), field(Twin::Bits(Int::U32, 16)), field(Twin::F32)])).default_bit(Value::Many(vec![Value::int(0), Value::int(0), Value::int(0), Value::int(0), Value::F32(0x0)]))], vec![field(Twin::Range(Int::I64, Num::Below(-9223372036854775808), Num::Above(9223372036854775807))).default_bit(Value::int(0)), field(Twin::Range(Int::I8, Num::Above(0), Num::Above(1))).when(Condition::Or(Box::new(Condition::Equal(vec![0], Value::int(3))), Box::new(Condition::Equal(vec![0], Value::int(3)))), Value::int(8))], vec![field(Twin::Option(Box::new(Twin::Record(vec![field(Twin::Range(Int::U8, Num::Above(60), Num::Above(60))), field(Twin::Bits(Int::U8, 8)), field(Twin::Bits(Int::U64, 4)), field(Twin::Bits(Int::U32, 16)), field(Twin::F32)])))).default_bit(Value::NONE), field(Twin::Array(0, Box::new(Twin::Bool)))], vec![field(Twin::Bits(Int::U32, 32)), field(Twin::Range(Int::I64, Num::Below(-9223372036854775808), Num::Above(9223372036854775807)))], vec![field(Twin::Array(2, Box::new(Twin::Record(vec![field(Twin::Array(0, Box::new(Twin::Bool))), field(Twin::Range(Int::I32, Num::Below(-2147483648), Num::Above(2147483647))), field(Twin::Bits(Int::U64, 19)), field(Twin::Bits(Int::U64, 51)), field(Twin::Compressed(-1.0, 1.0, 0.01)), field(Twin::Bool), field(Twin::Unit), field(Twin::Bits(Int::U32, 32)), field(Twin::Bool), field(Twin::Bits(Int::U32, 32)), field(Twin::Bits(Int::U32, 32)), field(Twin::Bits(Int::U16, 16)), field(Twin::F32), field(Twin::Range(Int::I16, Num::Below(-32768), Num::Above(32767))), field(Twin::Half), field(Twin::Compressed(-1.0, 1.0, 0.01)), field(Twin::Bool), field(Twin::Bits(Int::U64, 10)), field(Twin::Bool), field(Twin::Range(Int::U32, Num::Above(69), Num::Above(93))), field(Twin::Range(Int::I32, Num::Below(-2147483648), Num::Above(2147483647))), field(Twin::Bits(Int::U64, 46)), field(Twin::Range(Int::U8, Num::Above(40), Num::Above(47))), field(Twin::Bits(Int::U8, 3)), field(Twin::Bits(Int::U8, 5)), field(Twin::Bool), field(Twin::Bool), field(Twin::Bool), field(Twin::Array(0, Box::new(Twin::Bool))), field(Twin::Range(Int::U64, Num::Above(5), Num::Above(5))), field(Twin::Bits(Int::U64, 61)), field(Twin::Bits(Int::U8, 3)), field(Twin::Bits(Int::U32, 19))])))), field(Twin::Option(Box::new(Twin::Record(vec![field(Twin::Range(Int::U8, Num::Above(60), Num::Above(60))), field(Twin::Bits(Int::U8, 8)), field(Twin::Bits(Int::U64, 4)), field(Twin::Bits(Int::U32, 16)), field(Twin::F32)])))), field(Twin::Record(vec![field(Twin::Bool), field(Twin::Range(Int::U8, Num::Above(17), Num::Above(77))), field(Twin::Range(Int::U32, Num::Above(0), Num::Above(1))), field(Twin::Bits(Int::U32, 32)), field(Twin::Range(Int::U8, Num::Above(0), Num::Above(1))), field(Twin::Bits(Int::U8, 1)), field(Twin::Range(Int::U64, Num::Above(5), Num::Above(5))), field(Twin::Range(Int::I64, Num::Below(-9223372036854775808), Num::Above(9223372036854775807))), field(Twin::Bool), field(Twin::Bits(Int::U16, 7)), field(Twin::Range(Int::I64, Num::Above(5), Num::Above(5))), field(Twin::Range(Int::I32, Num::Below(-2147483648), Num::Above(2147483647))), field(Twin::Bits(Int::U32, 32)), field(Twin::Array(0, Box::new(Twin::Bool))), field(Twin::Range(Int::U8, Num::Above(0), Num::Above(59))), field(Twin::Range(Int::I32, Num::Below(-2147483648), Num::Above(2147483647))), field(Twin::Bool), field(Twin::Bits(Int::U16, 16)), field(Twin::Bits(Int::U8, 6)), field(Twin::Bits(Int::U64, 64)), field(Twin::Range(Int::I16, Num::Below(-32768), Num::Above(32767))), field(Twin::Bits(Int::U16, 16)), field(Twin::Bits(Int::U32, 8)), field(Twin::Bool), field(Twin::Range(Int::I16, Num::Below(-32768), Num::Above(32767)))])).when(Condition::Some(vec![1]), Value::Many(vec![Value::Bool(false), Value::int(0), Value::int(0), Value::int(0), Value::int(0), Value::int(0), Value::int(0), Value::int(0), Value::Bool(false), Value::int(0), Value::int(0), Value::int(0), Value::int(0), Value::Many(vec![]), Value::int(0), Value::int(0), Value::Bool(false), Value::int(0), Value::int(0), Value::int(0), Value::int(0), Value::int(0), Value::int(0), Value::Bool(false), Value::int(0)]))], vec![field(Twin::Array(2, Box::new(Twin::Record(vec![field(Twin::Bool), field(Twin::Range(Int::U8, Num::Above(17), Num::Above(77))), field(Twin::Range(Int::U32, Num::Above(0), Num::Above(1))), field(Twin::Bits(Int::U32, 32)), field(Twin::Range(Int::U8, Num::Above(0), Num::Above(1))), field(Twin::Bits(Int::U8, 1)), field(Twin::Range(Int::U64, Num::Above(5), Num::Above(5))), field(Twin::Range(Int::I64, Num::Below(-9223372036854775808), Num::Above(9223372036854775807))), field(Twin::Bool), field(Twin::Bits(Int::U16, 7)), field(Twin::Range(Int::I64, Num::Above(5), Num::Above(5))), field(Twin::Range(Int::I32, Num::Below(-2147483648), Num::Above(2147483647))), field(Twin::Bits(Int::U32, 32)), field(Twin::Array(0, Box::new(Twin::Bool))), field(Twin::Range(Int::U8, Num::Above(0), Num::Above(59))), field(Twin::Range(Int::I32, Num::Below(-2147483648), Num::Above(2147483647))), field(Twin::Bool), field(Twin::Bits(Int::U16, 16)), field(Twin::Bits(Int::U8, 6)), field(Twin::Bits(Int::U64, 64)), field(Twin::Range(Int::I16, Num::Below(-32768), Num::Above(32767))), field(Twin::Bits(Int::U16, 16)), field(Twin::Bits(Int::U32, 8)), field(Twin::Bool), field(Twin::Range(Int::I16, Num::Below(-32768), Num::Above(32767)))])))), field(Twin::Option(Box::new(Twin::Bits(Int::U16, 16))))]])
    }
}

pub mod t50 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq)]
    pub struct Root<const N: usize>(
        pub [std::num::Saturating<u64>; N],
        #[wire(rename = "old 1", default_bit)] pub limits::of_u16::Number,
        #[wire(align, bits = 28, if = field_1 == limits::of_u16::THREE)] pub u32,
        pub u8,
        pub bool,
    );
    declare::neutral_struct!([] [N] Root 0 1 2 3 4);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Array(0, Box::new(Twin::Bits(Int::U64, 64)))), field(Twin::Bits(Int::U16, 16)).default_bit(Value::int(0)), field(Twin::Bits(Int::U32, 28)).align().when(Condition::Equal(vec![1], Value::int(3)), Value::int(0)), field(Twin::Bits(Int::U8, 8)), field(Twin::Bool)])
    }
}

pub mod t51 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct Root {
        pub c: bool,
        #[wire(if = !c, default = 3)] pub fields: limits::of_u32::Number,
        #[wire(half, if = c)] pub blank: f32,
        #[wire(bits = 18)] pub g: u32,
    }
    declare::neutral_struct!([] [] Root c fields blank g);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Bool), field(Twin::Bits(Int::U32, 32)).when(Condition::Not(Box::new(Condition::True(vec![0]))), Value::int(3)), field(Twin::Half).when(Condition::True(vec![0]), Value::F32(0x0)), field(Twin::Bits(Int::U32, 18))])
    }
}

pub mod t52 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct Root(
        #[wire(skip, default = true)] pub bool,
        pub (),
        #[wire(bits = 59)] pub u64,
        #[wire(angle = 17)] pub f32,
        pub bool,
        #[wire(if = field_4)] pub i32,
        pub u32,
        #[wire(align)] pub limits::of_u16::Number,
        #[wire(relative, max_len = 20, if = field_5 > limits::of_i32::four)] pub heapless::Vec<u8, 24>,
    );
    declare::neutral_struct!([] [] Root 0 1 2 3 4 5 6 7 8);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Bool).skip(Value::Bool(true)), field(Twin::Unit), field(Twin::Bits(Int::U64, 59)), field(Twin::Angle(17, false)), field(Twin::Bool), field(Twin::Range(Int::I32, Num::Below(-2147483648), Num::Above(2147483647))).when(Condition::True(vec![4]), Value::int(0)), field(Twin::Bits(Int::U32, 32)), field(Twin::Bits(Int::U16, 16)).align(), field(Twin::Climb((0, 20), Int::U8, Box::new(Twin::Bits(Int::U8, 8)))).when(Condition::Above(vec![5], Num::Above(4)), Value::Many(vec![]))])
    }
}

pub mod t53 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct Root(
        #[wire(range = [0..=1])] pub [u16; 1],
        #[wire(if = !(field_0.len() > 1), default = 6)] pub limits::of_u32::Number,
        #[wire(range = 0..=100)] pub i16,
        #[wire(range = 5..=5)] pub i8,
        pub f32,
        #[wire(if = !(field_1 & limits::of_u32::ALL[1] != 0))] pub u32,
        #[wire(subset, range = 17..=55)] pub [Option<u64>; 32],
        #[wire(bits = 33, if = field_2 > limits::of_i16::ALL[1])] pub Option<u64>,
        #[wire(angle = 22, if = field_5 & limits::of_u32::THREE != 0)] pub Option<f32>,
        #[wire(if = field_3 & 7 != 0)] pub i16,
        #[wire(bits = 45)] pub u64,
        #[wire(range = 23..=44, if = !(field_10 & limits::of_u64::ALL[8] != 0), default = Some(7))] pub Option<i16>,
        pub i16,
        #[wire(bits = 4)] pub u8,
        #[wire(angle = 1)] pub Option<f32>,
        #[wire(if = field_13 & limits::of_u8::ALL[6] != 0, check = "players")] pub (),
        #[wire(bits = 4)] pub u32,
        pub i16,
        #[wire(if = field_3 % 3 == 0)] pub Option<[bool; 0]>,
        pub bool,
        pub Option<bool>,
        #[wire(range = 81..=87, if = (field_13 % limits::of_u8::four == 0) && matches!(field_7, Some(_)))] pub Option<u64>,
        #[wire(angle = 15)] pub Option<f32>,
        #[wire(subset, smallest_three = 18)] pub [Option<[f32; 4]>; 2],
        #[wire(range = -22..=11)] pub Option<i16>,
        #[wire(bits = 63, default_bit)] pub Option<u64>,
        #[wire(align, if = field_8.is_some(), default = 4)] pub u32,
        pub bool,
        pub Option<u8>,
        #[wire(half)] pub f32,
        pub Option<Option<bool>>,
        #[wire(range = -27..=60, rename = "old 31", if = field_26 > limits::of_u32::ALL[2], default = 8)] pub i16,
        pub [bool; 0],
        pub bool,
        pub limits::of_u16::Number,
        #[wire(skip)] pub i32,
        #[wire(range = 0..=1)] pub Option<i64>,
        #[wire(range = 7..=7)] pub i64,
        #[wire(range = u64::MIN..=u64::MAX, if = field_14.is_none())] pub Option<u64>,
        pub Option<u16>,
        #[wire(unit = 24, if = (field_13 == limits::of_u8::THREE) || field_20.is_some(), default_bit)] pub Option<[f32; 3]>,
        #[wire(range = 50..=50)] pub Option<i8>,
        pub bool,
        #[wire(range = 0..=1, if = field_8.is_some() && matches!(field_25, Some(_)), default_bit)] pub i64,
        pub u16,
        #[wire(angle = 6)] pub f32,
        #[wire(default_bit)] pub Option<[bool; 0]>,
        #[wire(bits = 11)] pub u32,
        #[wire(len = field_43, max_len = 24)] pub Vec<bool>,
        #[wire(if = matches!(field_7, Some(_)), default = 2)] pub limits::of_u32::Number,
        #[wire(align, compressed(-1.0..=1.0, 0.01), default_bit)] pub Option<f32>,
        #[wire(if = (field_1 == limits::of_u32::ALL[0]) || (matches!(field_28, Some(field_0) if field_0 > limits::of_u8::THREE)), default = 2)] pub i16,
        pub limits::of_u16::Number,
        #[wire(range = 0..=100)] pub Option<i64>,
        #[wire(if = !((field_28 == Some(limits::of_u8::ALL[2])) && (field_5 == limits::of_u32::ALL[1])))] pub Option<(f32, Doors, (bool, std::marker::PhantomData<String>,),)>,
        #[wire(bits = 4, rename = "old 55")] pub u8,
        #[wire(bits = 9)] pub u32,
        #[wire(bits = 10, if = field_37 & limits::of_i64::ALL[7] != 0)] pub Option<u16>,
        pub Option<i16>,
        #[wire(range = 0..=1)] pub i16,
        #[wire(half)] pub Option<f32>,
        #[wire(bits = 1, rename = "old 61")] pub u8,
        #[wire(half, if = matches!(field_39, Some(_)) && field_8.is_some(), default = 1.5)] pub f32,
        #[wire(bits = 18, if = !(field_49 > limits::of_u32::ALL[5]))] pub u32,
        pub limits::of_u64::Number,
        #[wire(range = 0..=100)] pub i64,
        #[wire(keys(max_len = 9), values(range = 0..=100), max_len = 4)] pub Option<std::collections::BTreeMap<String, Option<u16>>>,
        #[wire(range = i32::MIN..=i32::MAX)] pub Option<i32>,
        #[wire(bits = 3)] pub u8,
        #[wire(if = matches!(field_57, Some(_)), default = 2)] pub i32,
        pub [std::num::Saturating<i64>; 2],
        #[wire(bits = 20)] pub Option<u32>,
        #[wire(range = -65..=51)] pub Option<i16>,
        #[wire(skip)] pub std::collections::BTreeMap<[u8; 2], ()>,
        #[wire(bits = 5)] pub Option<u8>,
        pub Option<i32>,
        #[wire(if = field_21.is_none(), default = 8)] pub limits::of_i32::Number,
        pub Option<i32>,
        #[wire(range = 5..=5, if = matches!(field_11, Some(_)))] pub Option<u64>,
        pub bool,
        #[wire(bits = 1)] pub u8,
        #[wire(bits = 16)] pub Option<u64>,
        #[wire(range = -95..=47)] pub Option<i8>,
        #[wire(range = 45..=69)] pub u16,
        #[wire(default_bit)] pub f32,
        #[wire(range = 3..=46)] pub Option<i16>,
        #[wire(bits = 25, if = field_10 % limits::of_u64::THREE == 0)] pub u32,
        #[wire(range = 0..=1)] pub Option<i8>,
    );
    declare::neutral_struct!([] [] Root 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 33 34 35 36 37 38 39 40 41 42 43 44 45 46 47 48 49 50 51 52 53 54 55 56 57 58 59 60 61 62 63 64 65 66 67 68 69 70 71 72 73 74 75 76 77 78 79 80 81 82 83 84 85 86 87);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Record(vec![field(Twin::Range(Int::U16, Num::Above(0), Num::Above(1)))])), field(Twin::Bits(Int::U32, 32)).when(Condition::Not(Box::new(Condition::Longer(vec![0], 1))), Value::int(6)), field(Twin::Range(Int::I16, Num::Above(0), Num::Above(100))), field(Twin::Range(Int::I8, Num::Above(5), Num::Above(5))), field(Twin::F32), field(Twin::Bits(Int::U32, 32)).when(Condition::Not(Box::new(Condition::Calculated(vec![1], Calculation::Mask, 1))), Value::int(0)), field(Twin::Subset(None, 32, Box::new(Twin::Range(Int::U64, Num::Above(17), Num::Above(55))))), field(Twin::Option(Box::new(Twin::Bits(Int::U64, 33)))).when(Condition::Above(vec![2], Num::Above(1)), Value::NONE), field(Twin::Option(Box::new(Twin::Angle(22, false)))).when(Condition::Calculated(vec![5], Calculation::Mask, 3), Value::NONE), field(Twin::Range(Int::I16, Num::Below(-32768), Num::Above(32767))).when(Condition::Calculated(vec![3], Calculation::Mask, 7), Value::int(0)), field(Twin::Bits(Int::U64, 45)), field(Twin::Option(Box::new(Twin::Range(Int::I16, Num::Above(23), Num::Above(44))))).when(Condition::Not(Box::new(Condition::Calculated(vec![10], Calculation::Mask, 8))), Value::some(Value::int(7))), field(Twin::Range(Int::I16, Num::Below(-32768), Num::Above(32767))), field(Twin::Bits(Int::U8, 4)), field(Twin::Option(Box::new(Twin::Angle(1, false)))), field(Twin::Unit).when(Condition::Calculated(vec![13], Calculation::Mask, 6), Value::Unit).check("players"), field(Twin::Bits(Int::U32, 4)), field(Twin::Range(Int::I16, Num::Below(-32768), Num::Above(32767))), field(Twin::Option(Box::new(Twin::Array(0, Box::new(Twin::Bool))))).when(Condition::Calculated(vec![3], Calculation::Every, 3), Value::NONE), field(Twin::Bool), field(Twin::Option(Box::new(Twin::Bool))), field(Twin::Option(Box::new(Twin::Range(Int::U64, Num::Above(81), Num::Above(87))))).when(Condition::And(Box::new(Condition::Calculated(vec![13], Calculation::Every, 4)), Box::new(Condition::Some(vec![7]))), Value::NONE), field(Twin::Option(Box::new(Twin::Angle(15, false)))), field(Twin::Subset(None, 2, Box::new(Twin::SmallestThree(18)))), field(Twin::Option(Box::new(Twin::Range(Int::I16, Num::Below(-22), Num::Above(11))))), field(Twin::Option(Box::new(Twin::Bits(Int::U64, 63)))).default_bit(Value::NONE), field(Twin::Bits(Int::U32, 32)).align().when(Condition::Some(vec![8]), Value::int(4)), field(Twin::Bool), field(Twin::Option(Box::new(Twin::Bits(Int::U8, 8)))), field(Twin::Half), field(Twin::Option(Box::new(Twin::Option(Box::new(Twin::Bool))))), field(Twin::Range(Int::I16, Num::Below(-27), Num::Above(60))).when(Condition::Above(vec![26], Num::Above(2)), Value::int(8)), field(Twin::Array(0, Box::new(Twin::Bool))), field(Twin::Bool), field(Twin::Bits(Int::U16, 16)), field(Twin::Range(Int::I32, Num::Below(-2147483648), Num::Above(2147483647))).skip(Value::int(0)), field(Twin::Option(Box::new(Twin::Range(Int::I64, Num::Above(0), Num::Above(1))))), field(Twin::Range(Int::I64, Num::Above(7), Num::Above(7))), field(Twin::Option(Box::new(Twin::Range(Int::U64, Num::Above(0), Num::Above(18446744073709551615))))).when(Condition::Not(Box::new(Condition::Some(vec![14]))), Value::NONE), field(Twin::Option(Box::new(Twin::Bits(Int::U16, 16)))), field(Twin::Option(Box::new(Twin::Direction(24)))).when(Condition::Or(Box::new(Condition::Equal(vec![13], Value::int(3))), Box::new(Condition::Some(vec![20]))), Value::NONE).default_bit(Value::NONE), field(Twin::Option(Box::new(Twin::Range(Int::I8, Num::Above(50), Num::Above(50))))), field(Twin::Bool), field(Twin::Range(Int::I64, Num::Above(0), Num::Above(1))).when(Condition::And(Box::new(Condition::Some(vec![8])), Box::new(Condition::Some(vec![25]))), Value::int(0)).default_bit(Value::int(0)), field(Twin::Bits(Int::U16, 16)), field(Twin::Angle(6, false)), field(Twin::Option(Box::new(Twin::Array(0, Box::new(Twin::Bool))))).default_bit(Value::NONE), field(Twin::Bits(Int::U32, 11)), field(Twin::Exactly(Length::Field(43), 24, Box::new(Twin::Bool))), field(Twin::Bits(Int::U32, 32)).when(Condition::Some(vec![7]), Value::int(2)), field(Twin::Option(Box::new(Twin::Compressed(-1.0, 1.0, 0.01)))).align().default_bit(Value::NONE), field(Twin::Range(Int::I16, Num::Below(-32768), Num::Above(32767))).when(Condition::Or(Box::new(Condition::Equal(vec![1], Value::int(0))), Box::new(Condition::SomeAbove(vec![28], Num::Above(3)))), Value::int(2)), field(Twin::Bits(Int::U16, 16)), field(Twin::Option(Box::new(Twin::Range(Int::I64, Num::Above(0), Num::Above(100))))), field(Twin::Option(Box::new(Twin::Record(vec![field(Twin::F32), field(Twin::Flags(255)), field(Twin::Record(vec![field(Twin::Bool), field(Twin::Unit)]))])))).when(Condition::Not(Box::new(Condition::And(Box::new(Condition::Equal(vec![28], Value::some(Value::int(2)))), Box::new(Condition::Equal(vec![5], Value::int(1)))))), Value::NONE), field(Twin::Bits(Int::U8, 4)), field(Twin::Bits(Int::U32, 9)), field(Twin::Option(Box::new(Twin::Bits(Int::U16, 10)))).when(Condition::Calculated(vec![37], Calculation::Mask, 7), Value::NONE), field(Twin::Option(Box::new(Twin::Range(Int::I16, Num::Below(-32768), Num::Above(32767))))), field(Twin::Range(Int::I16, Num::Above(0), Num::Above(1))), field(Twin::Option(Box::new(Twin::Half))), field(Twin::Bits(Int::U8, 1)), field(Twin::Half).when(Condition::And(Box::new(Condition::Some(vec![39])), Box::new(Condition::Some(vec![8]))), Value::F32(0x3fc00000)), field(Twin::Bits(Int::U32, 18)).when(Condition::Not(Box::new(Condition::Above(vec![49], Num::Above(5)))), Value::int(0)), field(Twin::Bits(Int::U64, 64)), field(Twin::Range(Int::I64, Num::Above(0), Num::Above(100))), field(Twin::Option(Box::new(Twin::Ascending(4, Box::new(Twin::Record(vec![field(Twin::Text((0, 9))), field(Twin::Option(Box::new(Twin::Range(Int::U16, Num::Above(0), Num::Above(100)))))])), true)))), field(Twin::Option(Box::new(Twin::Range(Int::I32, Num::Below(-2147483648), Num::Above(2147483647))))), field(Twin::Bits(Int::U8, 3)), field(Twin::Range(Int::I32, Num::Below(-2147483648), Num::Above(2147483647))).when(Condition::Some(vec![57]), Value::int(2)), field(Twin::Array(2, Box::new(Twin::Range(Int::I64, Num::Below(-9223372036854775808), Num::Above(9223372036854775807))))), field(Twin::Option(Box::new(Twin::Bits(Int::U32, 20)))), field(Twin::Option(Box::new(Twin::Range(Int::I16, Num::Below(-65), Num::Above(51))))), field(Twin::Ascending(1, Box::new(Twin::Record(vec![field(Twin::Array(2, Box::new(Twin::Bits(Int::U8, 8)))), field(Twin::Unit)])), true)).skip(Value::Many(vec![])), field(Twin::Option(Box::new(Twin::Bits(Int::U8, 5)))), field(Twin::Option(Box::new(Twin::Range(Int::I32, Num::Below(-2147483648), Num::Above(2147483647))))), field(Twin::Range(Int::I32, Num::Below(-2147483648), Num::Above(2147483647))).when(Condition::Not(Box::new(Condition::Some(vec![21]))), Value::int(8)), field(Twin::Option(Box::new(Twin::Range(Int::I32, Num::Below(-2147483648), Num::Above(2147483647))))), field(Twin::Option(Box::new(Twin::Range(Int::U64, Num::Above(5), Num::Above(5))))).when(Condition::Some(vec![11]), Value::NONE), field(Twin::Bool), field(Twin::Bits(Int::U8, 1)), field(Twin::Option(Box::new(Twin::Bits(Int::U64, 16)))), field(Twin::Option(Box::new(Twin::Range(Int::I8, Num::Below(-95), Num::Above(47))))), field(Twin::Range(Int::U16, Num::Above(45), Num::Above(69))), field(Twin::F32).default_bit(Value::F32(0x0)), field(Twin::Option(Box::new(Twin::Range(Int::I16, Num::Above(3), Num::Above(46))))), field(Twin::Bits(Int::U32, 25)).when(Condition::Calculated(vec![10], Calculation::Every, 3), Value::int(0)), field(Twin::Option(Box::new(Twin::Range(Int::I8, Num::Above(0), Num::Above(1)))))])
    }
}

pub mod t54 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq)]
    pub enum Root {
        V0 {
            a: u32,
            fields: Option<[bool; 0]>,
            #[wire(bits = 5)] x2: u16,
            value: Option<u32>,
            #[wire(bits = 26)] blank: u32,
        },
        #[wire(rename = "Old1")]
        None,
        Some(
            #[wire(default_bit)] Option<bool>,
            #[wire(half)] f32,
            #[wire(bits = 1)] Option<u16>,
            #[wire(skip)] u64,
            #[wire(default_bit)] limits::of_u32::Number,
            Option<bool>,
            #[wire(compressed(0.0..=1.0, 0.3), if = (field_2 == Some(limits::of_u16::ALL[0])) && field_2.is_some(), default = Some(1.5))] Option<f32>,
            #[wire(skip)] i8,
            #[wire(skip)] Option<u64>,
            u16,
        ),
        V3 {
            a: i32,
            #[wire(range = 0..=1)] slot: u16,
            #[wire(bits = 1, if = !((a > 0) || (a % 6 == 0)), default_bit)] flag: u32,
            #[wire(bits = 3)] g: u32,
        },
        V4 {
            #[wire(rename = "old 0", skip, default = Some(3))] a: Option<u16>,
            fields: Option<i32>,
            #[wire(bits = 3, rename = "old 2")] x2: Option<u8>,
            #[wire(bits = 15)] g: Option<u16>,
        },
        V5 {
            #[wire(angle = 21)] c: [f32; 2],
            #[wire(bits = 5)] value: Option<u16>,
            #[wire(bits = 20, if = value.is_none(), default = 1)] blank: u32,
            #[wire(bits = 26, rename = "old 3")] g: u32,
            #[wire(bits = 1)] x4: u64,
        },
        V6 {
            #[wire(range = 0..=100)] a: u32,
            #[wire(bits = 6)] fields: u8,
            flag: f32,
            g: bool,
            len: [bool; 0],
            #[wire(range = 0..=100)] x5: u32,
            #[wire(bits = 5)] bits: u16,
            c: (),
            #[wire(relative, range = -81..=-81, len = 9..=208)] x8: Vec<i64>,
            #[wire(bits = 57)] x9: u64,
            #[wire(default_bit)] slot: bool,
        },
        V7(
            #[wire(half)] f32,
            #[wire(bits = 15)] u64,
            #[wire(range = -77..=-77)] i16,
            #[wire(bits = 47, if = !(field_2 == limits::of_i16::four))] u64,
        ),
        #[wire(rename = "Old8")]
        V8 {
            #[wire(rename = "old 0", default_bit)] b: [bool; 0],
            #[wire(default_bit)] slot: limits::of_i32::Number,
            #[wire(bytes)] blank: [u8; 4],
            #[wire(if = !b.is_empty())] value: std::num::Saturating<i8>,
            #[wire(if = !((slot > limits::of_i32::ALL[2]) && (blank.len() > 1)), default = 6)] tag: limits::of_u16::Number,
            #[wire(half)] g: f32,
            #[wire(rename = "old 6")] x6: u16,
            d: limits::of_u32::Number,
            #[wire(range = 6..=13)] fields: u32,
            #[wire(bits = 18, rename = "old 9")] a: u32,
        },
        V9 {
            #[wire(bits = 4)] b: u8,
            #[wire(range = u8::MIN..=u8::MAX, default_bit)] fields: u8,
            #[wire(default_bit)] flag: u64,
        },
        V10 {
            #[wire(range = -28..=-21)] a: [i8; 4],
            #[wire(half, max_len = 13)] fields: Arc<[Option<f32>]>,
            #[wire(skip, default = const { std::num::NonZero::new(2).unwrap() })] flag: std::num::NonZeroI8,
            #[wire(align, range = 0..=100)] g: Option<Option<std::num::NonZeroI16>>,
            #[wire(codec = SmallOrLarge, rename = "old 4", default_bit, check = "a")] len: u32,
        },
        V11(
            bool,
            #[wire(half, rename = "old 1", if = field_0, check = "end")] [f32; 0],
            #[wire(angle = 9, if = !(field_0 && field_0), default = Some(1.5), default_bit)] Option<f32>,
            #[wire(relative, max_len = 1)] SmallVec<[u8; 4]>,
            #[wire(align, range = 0..=100)] [u32; 33],
            #[wire(keys(max_len = 9), max_len = 12, if = !field_4.is_empty())] Option<std::collections::HashMap<String, bool>>,
            #[wire(range = 30..=30)] Option<Option<i8>>,
            #[wire(subset, range = 39..=40)] [Option<u32>; 1],
        ),
        V12 {
            #[wire(default_bit)] a: (),
            fields: limits::of_u16::Number,
            x2: [bool; 0],
            #[wire(bits = 9, rename = "old 3")] stream: Option<u16>,
            #[wire(with = small_or_large_u64, max_bits = 65)] tag: u64,
            g: bool,
            r#type: bool,
            d: limits::of_i64::Number,
        },
        V13 {
            #[wire(align, range = 36..=47)] a: Option<u8>,
            #[wire(angle = 6)] value: f32,
            x2: Option<u64>,
            #[wire(range = 3..=51, rename = "old 3")] stream: Option<u32>,
            blank: limits::of_u32::Number,
            #[wire(bits = 13)] g: u64,
            tag: Option<bool>,
            #[wire(bits = 3, if = matches!(a, Some(a) if a > 2), default = 9)] d: u16,
            #[wire(range = -62..=45)] r#type: i8,
            #[wire(rename = "old 9")] b: Option<f32>,
            slot: Option<u32>,
        },
        V14 {
            #[wire(bits = 8, default_bit)] a: Option<u32>,
            #[wire(range = -39..=-39)] slot: i32,
            #[wire(range = 74..=81, default_bit)] x2: u32,
            value: u32,
            tag: bool,
            #[wire(half)] e: f32,
            #[wire(subset)] r#type: [Option<()>; 0],
        },
        V15 {
            #[wire(smallest_three = 19, rename = "old 0")] a: Option<[f32; 4]>,
            #[wire(range = 0..=1)] value: Option<std::num::NonZeroI16>,
            #[wire(default_bit)] x2: bool,
            #[wire(bytes, if = a.is_none(), default_bit)] x3: [[u8; 1]; 1],
            #[wire(range = 0..=100, max_len = 8, if = !x2, check = "end")] blank: Vec<isize>,
            #[wire(if = a.is_none())] d: std::num::Saturating<i16>,
            #[wire(max_len = 14)] bits: std::collections::BTreeSet<std::num::NonZeroU8>,
            #[wire(subset, range = -26..=24, if = matches!(value, Some(_)))] x7: [Option<i8>; 17],
            #[wire(range = 0..=100)] r#type: std::ops::RangeInclusive<u64>,
            #[wire(smallest_three = 15)] b: glam::Quat,
        },
        V16(
            #[wire(bits = 16)] Option<Option<u16>>,
            #[wire(bits = 3, default_bit)] [u32; 1],
            #[wire(range = 0..=1)] [std::num::NonZeroU8; 1],
            bool,
            #[wire(if = field_0.is_some(), default_bit)] Option<std::net::IpAddr>,
            #[wire(compressed(-1.0..=1.0, 0.01))] f32,
            #[wire(default_bit)] Option<bool>,
            #[wire(codec = Silent, if = field_6.is_some() && (field_2.len() > 1))] [u8; 2],
        ),
        V17(
            (),
            #[wire(bits = 3)] u8,
            #[wire(default_bit)] i16,
            #[wire(bits = 1)] Option<u32>,
            limits::of_u16::Number,
        ),
        V18 {
            b: u32,
            value: limits::of_u16::Number,
            #[wire(bits = 3)] a: u16,
            x3: bool,
            #[wire(half)] blank: f32,
            #[wire(angle = 22)] g: f32,
            #[wire(bits = 54, if = (value % limits::of_u16::THREE == 0) || (a > limits::of_u16::ALL[2]), default = 9)] bits: u64,
            #[wire(bits = 18)] c: u64,
            #[wire(range = 5..=5)] r#type: i16,
            #[wire(rename = "old 9")] flag: i8,
            #[wire(if = (value == limits::of_u16::ALL[1]) && (value > limits::of_u16::ALL[1]), default = 5)] slot: limits::of_i32::Number,
            #[wire(bits = 5)] x11: u8,
            #[wire(range = 38..=57)] stream: u16,
            #[wire(if = r#type > limits::of_i16::THREE, default = true)] len: bool,
            #[wire(angle = 21, rename = "old 14")] x14: f32,
            #[wire(range = 0..=100)] x15: i16,
            #[wire(bits = 1)] x16: u8,
            #[wire(if = (x11 > limits::of_u8::ALL[0]) || (r#type > limits::of_i16::THREE))] x17: bool,
            #[wire(bits = 55, if = !(a > limits::of_u16::THREE))] x18: Option<u64>,
            #[wire(if = x18.is_some(), default_bit)] x19: limits::of_u32::Number,
            #[wire(bits = 25)] x20: Option<u32>,
            #[wire(bits = 7)] e: u8,
            #[wire(align, range = 4..=23)] x22: u16,
            x23: i32,
            x24: u32,
            #[wire(range = 5..=5, rename = "old 25", if = !(x19 == limits::of_u32::four))] x25: i16,
            #[wire(bits = 14)] x26: u16,
            #[wire(range = 0..=1)] x27: u32,
            #[wire(range = 41..=48, rename = "old 28", if = !(x22 % limits::of_u16::ALL[5] == 0))] x28: u8,
            #[wire(angle = 3)] x29: Option<f32>,
            #[wire(if = x24 == 0)] x30: Option<u32>,
            #[wire(relative_to = b, if = value == limits::of_u16::ALL[1])] fields: u32,
            x32: bool,
            #[wire(half, if = x30.is_some())] x33: f32,
            x34: limits::of_u32::Number,
            #[wire(range = 0..=100)] x35: u16,
            x36: f32,
            x37: limits::of_u64::Number,
            tag: [bool; 0],
            #[wire(bits = 6, if = len, default_bit)] x39: u16,
            #[wire(skip)] x40: i8,
            #[wire(range = -48..=-48)] x41: i16,
            #[wire(if = x26 > limits::of_u16::ALL[5], default = 8)] x42: u64,
            #[wire(range = -29..=-29)] x43: i8,
            x44: u32,
            #[wire(range = 0..=1, if = !(x41 % limits::of_i16::THREE == 0))] x45: i64,
            #[wire(if = x28 == limits::of_u8::ALL[5])] x46: limits::of_i16::Number,
            x47: bool,
            #[wire(angle = 18)] x48: f32,
            x49: [bool; 0],
            #[wire(half)] x50: f32,
            x51: f32,
            #[wire(range = i128::MIN..=i128::MAX, default_bit)] x52: i128,
            #[wire(half)] x53: f32,
            #[wire(if = stream > 4, default = 2)] x54: u64,
            #[wire(bits = 8, if = !(fields > limits::of_u32::ALL[2]), default = 7, default_bit)] x55: u8,
            #[wire(if = !(x39 == 0), default = true)] x56: bool,
            x57: u32,
            x58: [bool; 0],
            #[wire(rename = "old 59")] x59: u32,
            #[wire(bits = 18, rename = "old 60")] x60: u32,
            #[wire(range = 0..=1)] x61: i32,
            #[wire(range = i8::MIN..=i8::MAX)] x62: i8,
            #[wire(rename = "old 63", default_bit)] x63: bool,
            #[wire(if = (x39 & 3 != 0) || (x24 > 4), default = 7)] x64: limits::of_u16::Number,
            #[wire(if = !((x55 % limits::of_u8::ALL[2] == 0) || (x45 % 6 == 0)), default = 1.5)] x65: f32,
            #[wire(fixed(0..=29, 1), if = !(x45 > 0))] x66: u32,
            #[wire(relative, bits = 3, len = 4..=7)] x67: SmallVec<[u8; 4]>,
            #[wire(with = small_or_large_u64, max_bits = 65, if = flag & 3 != 0)] x68: u64,
            x69: (),
        },
        V19 {
            #[wire(bits = 53, check = "players")] b: u64,
            #[wire(skip)] fields: Option<u32>,
            flag: u32,
            #[wire(if = b > 5)] value: Option<bool>,
            #[wire(align)] blank: Option<bool>,
            #[wire(rename = "old 5", if = matches!(flag, limits::of_u32::THREE))] d: Option<bool>,
            #[wire(if = !(flag % limits::of_u32::ALL[7] == 0))] bits: (),
        },
        V20 {
            #[wire(bits = 3)] b: u8,
            #[wire(range = 0..=100)] fields: u64,
            blank: u32,
            #[wire(angle = 7)] g: f32,
            #[wire(bits = 5)] tag: Option<u16>,
            e: Option<u32>,
            r#type: u8,
        },
        #[wire(rename = "Old21")]
        V21 {
            #[wire(align, angle = 5)] c: f32,
            #[wire(angle = 21)] value: [f32; 4],
            flag: u32,
            #[wire(compressed(-1.0..=1.0, 0.01))] g: Option<f32>,
        },
        V22(
            #[wire(range = -94..=-94)] i128,
            #[wire(angle = 19)] f32,
            #[wire(bits = 38)] u64,
            #[wire(bits = 1)] u32,
            #[wire(range = 66..=84)] u32,
            (),
            #[wire(range = -92..=-92, if = matches!(field_4, limits::of_u32::THREE))] i8,
            #[wire(half)] f32,
            #[wire(max_len = 1)] Cow<'static, str>,
        ),
    }
    impl Default for Root { fn default() -> Self { Self::None {  } } }
    declare::neutral_enum!([] [] Root 0 V0 { a x0 fields x1 x2 x2 value x3 blank x4 } 1 None {  } 2 Some { 0 x0 1 x1 2 x2 3 x3 4 x4 5 x5 6 x6 7 x7 8 x8 9 x9 } 3 V3 { a x0 slot x1 flag x2 g x3 } 4 V4 { a x0 fields x1 x2 x2 g x3 } 5 V5 { c x0 value x1 blank x2 g x3 x4 x4 } 6 V6 { a x0 fields x1 flag x2 g x3 len x4 x5 x5 bits x6 c x7 x8 x8 x9 x9 slot x10 } 7 V7 { 0 x0 1 x1 2 x2 3 x3 } 8 V8 { b x0 slot x1 blank x2 value x3 tag x4 g x5 x6 x6 d x7 fields x8 a x9 } 9 V9 { b x0 fields x1 flag x2 } 10 V10 { a x0 fields x1 flag x2 g x3 len x4 } 11 V11 { 0 x0 1 x1 2 x2 3 x3 4 x4 5 x5 6 x6 7 x7 } 12 V12 { a x0 fields x1 x2 x2 stream x3 tag x4 g x5 r#type x6 d x7 } 13 V13 { a x0 value x1 x2 x2 stream x3 blank x4 g x5 tag x6 d x7 r#type x8 b x9 slot x10 } 14 V14 { a x0 slot x1 x2 x2 value x3 tag x4 e x5 r#type x6 } 15 V15 { a x0 value x1 x2 x2 x3 x3 blank x4 d x5 bits x6 x7 x7 r#type x8 b x9 } 16 V16 { 0 x0 1 x1 2 x2 3 x3 4 x4 5 x5 6 x6 7 x7 } 17 V17 { 0 x0 1 x1 2 x2 3 x3 4 x4 } 18 V18 { b x0 value x1 a x2 x3 x3 blank x4 g x5 bits x6 c x7 r#type x8 flag x9 slot x10 x11 x11 stream x12 len x13 x14 x14 x15 x15 x16 x16 x17 x17 x18 x18 x19 x19 x20 x20 e x21 x22 x22 x23 x23 x24 x24 x25 x25 x26 x26 x27 x27 x28 x28 x29 x29 x30 x30 fields x31 x32 x32 x33 x33 x34 x34 x35 x35 x36 x36 x37 x37 tag x38 x39 x39 x40 x40 x41 x41 x42 x42 x43 x43 x44 x44 x45 x45 x46 x46 x47 x47 x48 x48 x49 x49 x50 x50 x51 x51 x52 x52 x53 x53 x54 x54 x55 x55 x56 x56 x57 x57 x58 x58 x59 x59 x60 x60 x61 x61 x62 x62 x63 x63 x64 x64 x65 x65 x66 x66 x67 x67 x68 x68 x69 x69 } 19 V19 { b x0 fields x1 flag x2 value x3 blank x4 d x5 bits x6 } 20 V20 { b x0 fields x1 blank x2 g x3 tag x4 e x5 r#type x6 } 21 V21 { c x0 value x1 flag x2 g x3 } 22 V22 { 0 x0 1 x1 2 x2 3 x3 4 x4 5 x5 6 x6 7 x7 8 x8 });

    pub fn twin() -> Twin {
        Twin::Choice(5, vec![vec![field(Twin::Bits(Int::U32, 32)), field(Twin::Option(Box::new(Twin::Array(0, Box::new(Twin::Bool))))), field(Twin::Bits(Int::U16, 5)), field(Twin::Option(Box::new(Twin::Bits(Int::U32, 32)))), field(Twin::Bits(Int::U32, 26))], vec![], vec![field(Twin::Option(Box::new(Twin::Bool))).default_bit(Value::NONE), field(Twin::Half), field(Twin::Option(Box::new(Twin::Bits(Int::U16, 1)))), field(Twin::Bits(Int::U64, 64)).skip(Value::int(0)), field(Twin::Bits(Int::U32, 32)).default_bit(Value::int(0)), field(Twin::Option(Box::new(Twin::Bool))), field(Twin::Option(Box::new(Twin::Compressed(0.0, 1.0, 0.3)))).when(Condition::And(Box::new(Condition::Equal(vec![2], Value::some(Value::int(0)))), Box::new(Condition::Some(vec![2]))), Value::some(Value::F32(0x3fc00000))), field(Twin::Range(Int::I8, Num::Above(5), Num::Above(5))).skip(Value::int(0)), field(Twin::Option(Box::new(Twin::Bits(Int::U64, 64)))).skip(Value::NONE), field(Twin::Bits(Int::U16, 16))], vec![field(Twin::Range(Int::I32, Num::Below(-2147483648), Num::Above(2147483647))), field(Twin::Range(Int::U16, Num::Above(0), Num::Above(1))), field(Twin::Bits(Int::U32, 1)).when(Condition::Not(Box::new(Condition::Or(Box::new(Condition::Above(vec![0], Num::Above(0))), Box::new(Condition::Calculated(vec![0], Calculation::Every, 6))))), Value::int(0)).default_bit(Value::int(0)), field(Twin::Bits(Int::U32, 3))], vec![field(Twin::Option(Box::new(Twin::Bits(Int::U16, 16)))).skip(Value::some(Value::int(3))), field(Twin::Option(Box::new(Twin::Range(Int::I32, Num::Below(-2147483648), Num::Above(2147483647))))), field(Twin::Option(Box::new(Twin::Bits(Int::U8, 3)))), field(Twin::Option(Box::new(Twin::Bits(Int::U16, 15))))], vec![field(Twin::Array(2, Box::new(Twin::Angle(21, false)))), field(Twin::Option(Box::new(Twin::Bits(Int::U16, 5)))), field(Twin::Bits(Int::U32, 20)).when(Condition::Not(Box::new(Condition::Some(vec![1]))), Value::int(1)), field(Twin::Bits(Int::U32, 26)), field(Twin::Bits(Int::U64, 1))], vec![field(Twin::Range(Int::U32, Num::Above(0), Num::Above(100))), field(Twin::Bits(Int::U8, 6)), field(Twin::F32), field(Twin::Bool), field(Twin::Array(0, Box::new(Twin::Bool))), field(Twin::Range(Int::U32, Num::Above(0), Num::Above(100))), field(Twin::Bits(Int::U16, 5)), field(Twin::Unit), field(Twin::Climb((9, 208), Int::I64, Box::new(Twin::Range(Int::I64, Num::Below(-81), Num::Below(-81))))), field(Twin::Bits(Int::U64, 57)), field(Twin::Bool).default_bit(Value::Bool(false))], vec![field(Twin::Half), field(Twin::Bits(Int::U64, 15)), field(Twin::Range(Int::I16, Num::Below(-77), Num::Below(-77))), field(Twin::Bits(Int::U64, 47)).when(Condition::Not(Box::new(Condition::Equal(vec![2], Value::int(4)))), Value::int(0))], vec![field(Twin::Array(0, Box::new(Twin::Bool))).default_bit(Value::Many(vec![])), field(Twin::Range(Int::I32, Num::Below(-2147483648), Num::Above(2147483647))).default_bit(Value::int(0)), field(Twin::ByteArray(4)), field(Twin::Range(Int::I8, Num::Below(-128), Num::Above(127))).when(Condition::Longer(vec![0], 0), Value::int(0)), field(Twin::Bits(Int::U16, 16)).when(Condition::Not(Box::new(Condition::And(Box::new(Condition::Above(vec![1], Num::Above(2))), Box::new(Condition::Longer(vec![2], 1))))), Value::int(6)), field(Twin::Half), field(Twin::Bits(Int::U16, 16)), field(Twin::Bits(Int::U32, 32)), field(Twin::Range(Int::U32, Num::Above(6), Num::Above(13))), field(Twin::Bits(Int::U32, 18))], vec![field(Twin::Bits(Int::U8, 4)), field(Twin::Range(Int::U8, Num::Above(0), Num::Above(255))).default_bit(Value::int(0)), field(Twin::Bits(Int::U64, 64)).default_bit(Value::int(0))], vec![field(Twin::Array(4, Box::new(Twin::Range(Int::I8, Num::Below(-28), Num::Below(-21))))), field(Twin::List((0, 13), Box::new(Twin::Option(Box::new(Twin::Half))))), field(Twin::NonZero(Box::new(Twin::Range(Int::I8, Num::Below(-96), Num::Below(-14))))).skip(Value::int(2)), field(Twin::Option(Box::new(Twin::Option(Box::new(Twin::NonZero(Box::new(Twin::Range(Int::I16, Num::Above(0), Num::Above(100))))))))).align(), field(Twin::SmallOrLarge(Int::U32)).default_bit(Value::int(0)).check("a")], vec![field(Twin::Bool), field(Twin::Array(0, Box::new(Twin::Half))).when(Condition::True(vec![0]), Value::Many(vec![])).check("end"), field(Twin::Option(Box::new(Twin::Angle(9, false)))).when(Condition::Not(Box::new(Condition::And(Box::new(Condition::True(vec![0])), Box::new(Condition::True(vec![0]))))), Value::some(Value::F32(0x3fc00000))).default_bit(Value::NONE), field(Twin::Climb((0, 1), Int::U8, Box::new(Twin::Bits(Int::U8, 8)))), field(Twin::Array(33, Box::new(Twin::Range(Int::U32, Num::Above(0), Num::Above(100))))).align(), field(Twin::Option(Box::new(Twin::Ascending(12, Box::new(Twin::Record(vec![field(Twin::Text((0, 9))), field(Twin::Bool)])), true)))).when(Condition::Longer(vec![4], 0), Value::NONE), field(Twin::Option(Box::new(Twin::Option(Box::new(Twin::Range(Int::I8, Num::Above(30), Num::Above(30))))))), field(Twin::Subset(None, 1, Box::new(Twin::Range(Int::U32, Num::Above(39), Num::Above(40)))))], vec![field(Twin::Unit).default_bit(Value::Unit), field(Twin::Bits(Int::U16, 16)), field(Twin::Array(0, Box::new(Twin::Bool))), field(Twin::Option(Box::new(Twin::Bits(Int::U16, 9)))), field(Twin::SmallOrLarge(Int::U64)), field(Twin::Bool), field(Twin::Bool), field(Twin::Range(Int::I64, Num::Below(-9223372036854775808), Num::Above(9223372036854775807)))], vec![field(Twin::Option(Box::new(Twin::Range(Int::U8, Num::Above(36), Num::Above(47))))).align(), field(Twin::Angle(6, false)), field(Twin::Option(Box::new(Twin::Bits(Int::U64, 64)))), field(Twin::Option(Box::new(Twin::Range(Int::U32, Num::Above(3), Num::Above(51))))), field(Twin::Bits(Int::U32, 32)), field(Twin::Bits(Int::U64, 13)), field(Twin::Option(Box::new(Twin::Bool))), field(Twin::Bits(Int::U16, 3)).when(Condition::SomeAbove(vec![0], Num::Above(2)), Value::int(9)), field(Twin::Range(Int::I8, Num::Below(-62), Num::Above(45))), field(Twin::Option(Box::new(Twin::F32))), field(Twin::Option(Box::new(Twin::Bits(Int::U32, 32))))], vec![field(Twin::Option(Box::new(Twin::Bits(Int::U32, 8)))).default_bit(Value::NONE), field(Twin::Range(Int::I32, Num::Below(-39), Num::Below(-39))), field(Twin::Range(Int::U32, Num::Above(74), Num::Above(81))).default_bit(Value::int(0)), field(Twin::Bits(Int::U32, 32)), field(Twin::Bool), field(Twin::Half), field(Twin::Subset(None, 0, Box::new(Twin::Unit)))], vec![field(Twin::Option(Box::new(Twin::SmallestThree(19)))), field(Twin::Option(Box::new(Twin::NonZero(Box::new(Twin::Range(Int::I16, Num::Above(0), Num::Above(1))))))), field(Twin::Bool).default_bit(Value::Bool(false)), field(Twin::Array(1, Box::new(Twin::ByteArray(1)))).when(Condition::Not(Box::new(Condition::Some(vec![0]))), Value::Many(vec![Value::Many(vec![Value::int(0)])])).default_bit(Value::Many(vec![Value::Many(vec![Value::int(0)])])), field(Twin::List((0, 8), Box::new(Twin::Range(Int::Isize, Num::Above(0), Num::Above(100))))).when(Condition::Not(Box::new(Condition::True(vec![2]))), Value::Many(vec![])).check("end"), field(Twin::Range(Int::I16, Num::Below(-32768), Num::Above(32767))).when(Condition::Not(Box::new(Condition::Some(vec![0]))), Value::int(0)), field(Twin::Ascending(14, Box::new(Twin::NonZero(Box::new(Twin::Range(Int::U8, Num::Above(1), Num::Above(255))))), false)), field(Twin::Subset(None, 17, Box::new(Twin::Range(Int::I8, Num::Below(-26), Num::Above(24))))).when(Condition::Some(vec![1]), Value::Many(vec![Value::NONE, Value::NONE, Value::NONE, Value::NONE, Value::NONE, Value::NONE, Value::NONE, Value::NONE, Value::NONE, Value::NONE, Value::NONE, Value::NONE, Value::NONE, Value::NONE, Value::NONE, Value::NONE, Value::NONE])), field(Twin::Array(2, Box::new(Twin::Range(Int::U64, Num::Above(0), Num::Above(100))))), field(Twin::SmallestThree(15))], vec![field(Twin::Option(Box::new(Twin::Option(Box::new(Twin::Bits(Int::U16, 16)))))), field(Twin::Array(1, Box::new(Twin::Bits(Int::U32, 3)))).default_bit(Value::Many(vec![Value::int(0)])), field(Twin::Array(1, Box::new(Twin::NonZero(Box::new(Twin::Range(Int::U8, Num::Above(0), Num::Above(1))))))), field(Twin::Bool), field(Twin::Option(Box::new(Twin::Choice(1, vec![vec![field(Twin::Array(4, Box::new(Twin::Bits(Int::U8, 8))))], vec![field(Twin::Array(16, Box::new(Twin::Bits(Int::U8, 8))))]])))).when(Condition::Some(vec![0]), Value::NONE).default_bit(Value::NONE), field(Twin::Compressed(-1.0, 1.0, 0.01)), field(Twin::Option(Box::new(Twin::Bool))).default_bit(Value::NONE), field(Twin::Array(2, Box::new(Twin::Nothing(Value::int(0), Box::new(Twin::Bits(Int::U8, 8)))))).when(Condition::And(Box::new(Condition::Some(vec![6])), Box::new(Condition::Longer(vec![2], 1))), Value::Many(vec![Value::int(0), Value::int(0)]))], vec![field(Twin::Unit), field(Twin::Bits(Int::U8, 3)), field(Twin::Range(Int::I16, Num::Below(-32768), Num::Above(32767))).default_bit(Value::int(0)), field(Twin::Option(Box::new(Twin::Bits(Int::U32, 1)))), field(Twin::Bits(Int::U16, 16))], vec![field(Twin::Bits(Int::U32, 32)), field(Twin::Bits(Int::U16, 16)), field(Twin::Bits(Int::U16, 3)), field(Twin::Bool), field(Twin::Half), field(Twin::Angle(22, false)), field(Twin::Bits(Int::U64, 54)).when(Condition::Or(Box::new(Condition::Calculated(vec![1], Calculation::Every, 3)), Box::new(Condition::Above(vec![2], Num::Above(2)))), Value::int(9)), field(Twin::Bits(Int::U64, 18)), field(Twin::Range(Int::I16, Num::Above(5), Num::Above(5))), field(Twin::Range(Int::I8, Num::Below(-128), Num::Above(127))), field(Twin::Range(Int::I32, Num::Below(-2147483648), Num::Above(2147483647))).when(Condition::And(Box::new(Condition::Equal(vec![1], Value::int(1))), Box::new(Condition::Above(vec![1], Num::Above(1)))), Value::int(5)), field(Twin::Bits(Int::U8, 5)), field(Twin::Range(Int::U16, Num::Above(38), Num::Above(57))), field(Twin::Bool).when(Condition::Above(vec![8], Num::Above(3)), Value::Bool(true)), field(Twin::Angle(21, false)), field(Twin::Range(Int::I16, Num::Above(0), Num::Above(100))), field(Twin::Bits(Int::U8, 1)), field(Twin::Bool).when(Condition::Or(Box::new(Condition::Above(vec![11], Num::Above(0))), Box::new(Condition::Above(vec![8], Num::Above(3)))), Value::Bool(false)), field(Twin::Option(Box::new(Twin::Bits(Int::U64, 55)))).when(Condition::Not(Box::new(Condition::Above(vec![2], Num::Above(3)))), Value::NONE), field(Twin::Bits(Int::U32, 32)).when(Condition::Some(vec![18]), Value::int(0)).default_bit(Value::int(0)), field(Twin::Option(Box::new(Twin::Bits(Int::U32, 25)))), field(Twin::Bits(Int::U8, 7)), field(Twin::Range(Int::U16, Num::Above(4), Num::Above(23))).align(), field(Twin::Range(Int::I32, Num::Below(-2147483648), Num::Above(2147483647))), field(Twin::Bits(Int::U32, 32)), field(Twin::Range(Int::I16, Num::Above(5), Num::Above(5))).when(Condition::Not(Box::new(Condition::Equal(vec![19], Value::int(4)))), Value::int(0)), field(Twin::Bits(Int::U16, 14)), field(Twin::Range(Int::U32, Num::Above(0), Num::Above(1))), field(Twin::Range(Int::U8, Num::Above(41), Num::Above(48))).when(Condition::Not(Box::new(Condition::Calculated(vec![22], Calculation::Every, 5))), Value::int(0)), field(Twin::Option(Box::new(Twin::Angle(3, false)))), field(Twin::Option(Box::new(Twin::Bits(Int::U32, 32)))).when(Condition::Equal(vec![24], Value::int(0)), Value::NONE), field(Twin::Relative(Int::U32, 0)).when(Condition::Equal(vec![1], Value::int(1)), Value::int(0)), field(Twin::Bool), field(Twin::Half).when(Condition::Some(vec![30]), Value::F32(0x0)), field(Twin::Bits(Int::U32, 32)), field(Twin::Range(Int::U16, Num::Above(0), Num::Above(100))), field(Twin::F32), field(Twin::Bits(Int::U64, 64)), field(Twin::Array(0, Box::new(Twin::Bool))), field(Twin::Bits(Int::U16, 6)).when(Condition::True(vec![13]), Value::int(0)).default_bit(Value::int(0)), field(Twin::Range(Int::I8, Num::Above(46), Num::Above(46))).skip(Value::int(0)), field(Twin::Range(Int::I16, Num::Below(-48), Num::Below(-48))), field(Twin::Bits(Int::U64, 64)).when(Condition::Above(vec![26], Num::Above(5)), Value::int(8)), field(Twin::Range(Int::I8, Num::Below(-29), Num::Below(-29))), field(Twin::Bits(Int::U32, 32)), field(Twin::Range(Int::I64, Num::Above(0), Num::Above(1))).when(Condition::Not(Box::new(Condition::Calculated(vec![41], Calculation::Every, 3))), Value::int(0)), field(Twin::Range(Int::I16, Num::Below(-32768), Num::Above(32767))).when(Condition::Equal(vec![28], Value::int(5)), Value::int(0)), field(Twin::Bool), field(Twin::Angle(18, false)), field(Twin::Array(0, Box::new(Twin::Bool))), field(Twin::Half), field(Twin::F32), field(Twin::Range(Int::I128, Num::Below(-170141183460469231731687303715884105728), Num::Above(170141183460469231731687303715884105727))).default_bit(Value::int(0)), field(Twin::Half), field(Twin::Bits(Int::U64, 64)).when(Condition::Above(vec![12], Num::Above(4)), Value::int(2)), field(Twin::Bits(Int::U8, 8)).when(Condition::Not(Box::new(Condition::Above(vec![31], Num::Above(2)))), Value::int(7)).default_bit(Value::int(0)), field(Twin::Bool).when(Condition::Not(Box::new(Condition::Equal(vec![39], Value::int(0)))), Value::Bool(true)), field(Twin::Bits(Int::U32, 32)), field(Twin::Array(0, Box::new(Twin::Bool))), field(Twin::Bits(Int::U32, 32)), field(Twin::Bits(Int::U32, 18)), field(Twin::Range(Int::I32, Num::Above(0), Num::Above(1))), field(Twin::Range(Int::I8, Num::Below(-128), Num::Above(127))), field(Twin::Bool).default_bit(Value::Bool(false)), field(Twin::Bits(Int::U16, 16)).when(Condition::Or(Box::new(Condition::Calculated(vec![39], Calculation::Mask, 3)), Box::new(Condition::Above(vec![24], Num::Above(4)))), Value::int(7)), field(Twin::F32).when(Condition::Not(Box::new(Condition::Or(Box::new(Condition::Calculated(vec![55], Calculation::Every, 2)), Box::new(Condition::Calculated(vec![45], Calculation::Every, 6))))), Value::F32(0x3fc00000)), field(Twin::Fixed(Int::U32, 0, 29, 1)).when(Condition::Not(Box::new(Condition::Above(vec![45], Num::Above(0)))), Value::int(0)), field(Twin::Climb((4, 7), Int::U8, Box::new(Twin::Bits(Int::U8, 3)))), field(Twin::SmallOrLarge(Int::U64)).when(Condition::Calculated(vec![9], Calculation::Mask, 3), Value::int(0)), field(Twin::Unit)], vec![field(Twin::Bits(Int::U64, 53)).check("players"), field(Twin::Option(Box::new(Twin::Bits(Int::U32, 32)))).skip(Value::NONE), field(Twin::Bits(Int::U32, 32)), field(Twin::Option(Box::new(Twin::Bool))).when(Condition::Above(vec![0], Num::Above(5)), Value::NONE), field(Twin::Option(Box::new(Twin::Bool))).align(), field(Twin::Option(Box::new(Twin::Bool))).when(Condition::Equal(vec![2], Value::int(3)), Value::NONE), field(Twin::Unit).when(Condition::Not(Box::new(Condition::Calculated(vec![2], Calculation::Every, 7))), Value::Unit)], vec![field(Twin::Bits(Int::U8, 3)), field(Twin::Range(Int::U64, Num::Above(0), Num::Above(100))), field(Twin::Bits(Int::U32, 32)), field(Twin::Angle(7, false)), field(Twin::Option(Box::new(Twin::Bits(Int::U16, 5)))), field(Twin::Option(Box::new(Twin::Bits(Int::U32, 32)))), field(Twin::Bits(Int::U8, 8))], vec![field(Twin::Angle(5, false)).align(), field(Twin::Array(4, Box::new(Twin::Angle(21, false)))), field(Twin::Bits(Int::U32, 32)), field(Twin::Option(Box::new(Twin::Compressed(-1.0, 1.0, 0.01))))], vec![field(Twin::Range(Int::I128, Num::Below(-94), Num::Below(-94))), field(Twin::Angle(19, false)), field(Twin::Bits(Int::U64, 38)), field(Twin::Bits(Int::U32, 1)), field(Twin::Range(Int::U32, Num::Above(66), Num::Above(84))), field(Twin::Unit), field(Twin::Range(Int::I8, Num::Below(-92), Num::Below(-92))).when(Condition::Equal(vec![4], Value::int(3)), Value::int(0)), field(Twin::Half), field(Twin::Text((0, 1)))]])
    }
}

pub mod t55 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct H0 {
        pub b: i32,
        #[wire(bits = 1)] pub value: u8,
        #[wire(rename = "old 2")] pub blank: (),
    }
    declare::neutral_struct!([] [] H0 b value blank);

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct H1 {
        pub b: u16,
        #[wire(rename = "old 1")] pub slot: limits::of_u32::Number,
        pub flag: u64,
        pub g: u32,
        #[wire(bits = 17)] pub len: u32,
    }
    declare::neutral_struct!([] [] H1 b slot flag g len);

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct H2 {
        #[wire(half)] pub c: f32,
        pub fields: limits::of_u64::Number,
        #[wire(bits = 8)] pub a: u8,
        pub value: f32,
        pub tag: bool,
        pub d: [bool; 0],
        pub x6: [bool; 0],
        pub x7: limits::of_i64::Number,
        pub slot: u16,
        #[wire(angle = 6)] pub x9: f32,
        pub x10: limits::of_i16::Number,
        pub flag: bool,
        pub g: f32,
        #[wire(bits = 8)] pub len: u16,
        #[wire(range = 5..=5)] pub x14: u32,
        #[wire(bits = 1)] pub r#type: u8,
        pub x16: [bool; 0],
        #[wire(bits = 14)] pub x17: u32,
        #[wire(bits = 4)] pub x18: u64,
        pub x19: [bool; 0],
        pub x20: i64,
        #[wire(bits = 32)] pub x21: u64,
        pub x22: [bool; 0],
        #[wire(bits = 40)] pub x23: u64,
    }
    declare::neutral_struct!([] [] H2 c fields a value tag d x6 x7 slot x9 x10 flag g len x14 r#type x16 x17 x18 x19 x20 x21 x22 x23);

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct H3 {
        pub b: f32,
        #[wire(bits = 32)] pub slot: u64,
        #[wire(rename = "old 2")] pub blank: u32,
        pub g: i32,
        pub x4: limits::of_u32::Number,
        #[wire(range = -29..=-22)] pub x5: i16,
        #[wire(angle = 13)] pub tag: f32,
        #[wire(half)] pub x7: f32,
        pub x8: (),
        pub a: bool,
        pub value: limits::of_i32::Number,
        pub flag: u16,
        #[wire(bits = 18)] pub e: u32,
        #[wire(bits = 6, rename = "old 13")] pub bits: u8,
        pub d: [bool; 0],
        #[wire(bits = 20)] pub r#type: u64,
        pub x16: limits::of_u32::Number,
        #[wire(half)] pub x17: f32,
        pub x18: u64,
        #[wire(range = 31..=31)] pub x19: u64,
        pub x20: (),
        #[wire(bits = 51)] pub x21: u64,
        #[wire(bits = 20)] pub x22: u32,
        #[wire(range = 34..=41, rename = "old 23")] pub x23: u8,
        pub x24: f32,
    }
    declare::neutral_struct!([] [] H3 b slot blank g x4 x5 tag x7 x8 a value flag e bits d r#type x16 x17 x18 x19 x20 x21 x22 x23 x24);

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct H4 {
        #[wire(align, bits = 4)] pub b: u64,
        #[wire(range = 9..=71, rename = "old 1")] pub slot: u64,
        #[wire(bits = 32)] pub flag: u32,
        #[wire(wrapping_from = slot)] pub g: u64,
        #[wire(relative_to = g, check = "end")] pub tag: u64,
        pub x5: bool,
        #[wire(keys(max_len = 3), values(compressed(0.0..=1.0, 2.0)), max_len = 6)] pub bits: std::collections::HashMap<String, f32>,
        pub x7: (),
        pub r#type: u8,
        #[wire(align, max_len = 3)] pub x9: std::collections::BTreeSet<bool>,
        #[wire(len = b * slot, max_len = 24)] pub value: Vec<Option<u8>>,
        #[wire(bits = 7)] pub x11: u8,
        pub e: u32,
        #[wire(angle = 12)] pub len: f32,
        #[wire(bits = 13, if = value.len() > 1, default = 8)] pub c: u32,
        pub x15: bool,
        pub a: limits::of_u32::Number,
        #[wire(default_bit)] pub x17: (Buttons,),
        pub blank: bool,
        #[wire(skip)] pub x19: limits::of_u32::Number,
        #[wire(bits = 8)] pub x20: u16,
        #[wire(skip)] pub x21: [bool; 0],
        #[wire(bits = 1, rename = "old 22")] pub x22: u16,
        pub x23: bool,
        #[wire(smallest_three = 3)] pub x24: Option<[f32; 4]>,
        #[wire(bits = 15, rename = "old 25")] pub x25: u32,
        pub stream: bool,
        pub x27: bool,
        #[wire(bits = 59, if = (!value.is_empty()) || (tag & limits::of_u64::ALL[5] != 0))] pub x28: Option<u64>,
        #[wire(range = 0..=100)] pub x29: u16,
        #[wire(align, angle = 18, default_bit)] pub x30: Option<f32>,
        #[wire(half, default_bit)] pub fields: f32,
        #[wire(range = 0..=100)] pub x32: i64,
    }
    declare::neutral_struct!([] [] H4 b slot flag g tag x5 bits x7 r#type x9 value x11 e len c x15 a x17 blank x19 x20 x21 x22 x23 x24 x25 stream x27 x28 x29 x30 fields x32);

    #[derive(Wire, Clone, Debug, PartialEq)]
    pub enum Root {
        V0(
            #[wire(default_bit)] bool,
            #[wire(skip)] H0,
            #[wire(range = -65..=-58, rename = "old 2")] i16,
        ),
        None(
            [H1; 2],
        ),
        Some {
            a: Box<H0>,
            fields: Box<H0>,
            #[wire(range = -47..=-40)] x2: i16,
        },
        V3(
            #[wire(bytes, len = 3..=9)] Option<Vec<u8>>,
        ),
        V4 {
            c: Box<H4>,
            #[wire(rename = "old 1")] value: Option<u64>,
        },
        V5(
            #[wire(bits = 36)] u64,
        ),
        V6 {
            #[wire(skip)] b: H0,
            value: limits::of_u64::Number,
            a: Option<i32>,
        },
        V7 {
            #[wire(len = 2)] a: Vec<H0>,
        },
        V8 {
            #[wire(default_bit)] b: H3,
            #[wire(range = 0..=0)] slot: i16,
        },
        V9(
            #[wire(default_bit)] u64,
            limits::of_u16::Number,
            #[wire(rename = "old 2")] H3,
            #[wire(bits = 7, if = field_2.a || (field_2.bits & 9 != 0))] u8,
        ),
        V10 {
            #[wire(bits = 2)] b: u8,
            slot: H2,
            #[wire(rename = "old 2")] flag: (),
            #[wire(skip, default = 7)] g: u64,
        },
        #[wire(rename = "Old11")]
        V11 {
            #[wire(max_len = 2)] b: Vec<H3>,
        },
        #[wire(rename = "Old12")]
        V12 {
            a: H0,
            #[wire(range = -40..=-40)] value: i16,
        },
        V13 {
            a: H1,
            slot: limits::of_u32::Number,
            #[wire(range = 5..=5)] flag: i32,
        },
        V14 {
            b: u8,
            #[wire(if = b > 2)] slot: H1,
        },
        V15(
            #[wire(range = 61..=69)] u16,
            #[wire(if = !((field_0 & 5 != 0) || (field_0 == 1)))] Option<u32>,
        ),
        V16 {
            #[wire(range = 60..=63, rename = "old 0")] b: glam::UVec3,
            #[wire(rename = "old 1")] value: limits::of_u32::Number,
        },
        V17 {
            #[wire(bits = 4)] b: u8,
            fields: [bool; 0],
        },
        V18 {
            #[wire(default_bit)] c: H2,
            value: Box<H3>,
            blank: H1,
            #[wire(bytes)] stream: [u8; 1],
        },
        V19 {
            #[wire(default_bit)] b: H4,
        },
    }
    impl Default for Root { fn default() -> Self { Self::V0 { 0: Default::default(), 1: Default::default(), 2: Default::default() } } }
    declare::neutral_enum!([] [] Root 0 V0 { 0 x0 1 x1 2 x2 } 1 None { 0 x0 } 2 Some { a x0 fields x1 x2 x2 } 3 V3 { 0 x0 } 4 V4 { c x0 value x1 } 5 V5 { 0 x0 } 6 V6 { b x0 value x1 a x2 } 7 V7 { a x0 } 8 V8 { b x0 slot x1 } 9 V9 { 0 x0 1 x1 2 x2 3 x3 } 10 V10 { b x0 slot x1 flag x2 g x3 } 11 V11 { b x0 } 12 V12 { a x0 value x1 } 13 V13 { a x0 slot x1 flag x2 } 14 V14 { b x0 slot x1 } 15 V15 { 0 x0 1 x1 } 16 V16 { b x0 value x1 } 17 V17 { b x0 fields x1 } 18 V18 { c x0 value x1 blank x2 stream x3 } 19 V19 { b x0 });

    pub fn twin() -> Twin {
        Twin::Choice(5, vec![vec![field(Twin::Bool).default_bit(Value::Bool(false)), field(Twin::Record(vec![field(Twin::Range(Int::I32, Num::Below(-2147483648), Num::Above(2147483647))), field(Twin::Bits(Int::U8, 1)), field(Twin::Unit)])).skip(Value::Many(vec![Value::int(0), Value::int(0), Value::Unit])), field(Twin::Range(Int::I16, Num::Below(-65), Num::Below(-58)))], vec![field(Twin::Array(2, Box::new(Twin::Record(vec![field(Twin::Bits(Int::U16, 16)), field(Twin::Bits(Int::U32, 32)), field(Twin::Bits(Int::U64, 64)), field(Twin::Bits(Int::U32, 32)), field(Twin::Bits(Int::U32, 17))]))))], vec![field(Twin::Record(vec![field(Twin::Range(Int::I32, Num::Below(-2147483648), Num::Above(2147483647))), field(Twin::Bits(Int::U8, 1)), field(Twin::Unit)])), field(Twin::Record(vec![field(Twin::Range(Int::I32, Num::Below(-2147483648), Num::Above(2147483647))), field(Twin::Bits(Int::U8, 1)), field(Twin::Unit)])), field(Twin::Range(Int::I16, Num::Below(-47), Num::Below(-40)))], vec![field(Twin::Option(Box::new(Twin::ByteList((3, 9)))))], vec![field(Twin::Record(vec![field(Twin::Bits(Int::U64, 4)).align(), field(Twin::Range(Int::U64, Num::Above(9), Num::Above(71))), field(Twin::Bits(Int::U32, 32)), field(Twin::Around(Int::U64, 1)), field(Twin::Relative(Int::U64, 3)).check("end"), field(Twin::Bool), field(Twin::Ascending(6, Box::new(Twin::Record(vec![field(Twin::Text((0, 3))), field(Twin::Compressed(0.0, 1.0, 2.0))])), true)), field(Twin::Unit), field(Twin::Bits(Int::U8, 8)), field(Twin::Ascending(3, Box::new(Twin::Bool), false)).align(), field(Twin::Exactly(Length::Times(Box::new(Length::Field(0)), Box::new(Length::Field(1))), 24, Box::new(Twin::Option(Box::new(Twin::Bits(Int::U8, 8)))))), field(Twin::Bits(Int::U8, 7)), field(Twin::Bits(Int::U32, 32)), field(Twin::Angle(12, false)), field(Twin::Bits(Int::U32, 13)).when(Condition::Longer(vec![10], 1), Value::int(8)), field(Twin::Bool), field(Twin::Bits(Int::U32, 32)), field(Twin::Record(vec![field(Twin::Flags(259))])).default_bit(Value::Many(vec![Value::int(0)])), field(Twin::Bool), field(Twin::Bits(Int::U32, 32)).skip(Value::int(0)), field(Twin::Bits(Int::U16, 8)), field(Twin::Array(0, Box::new(Twin::Bool))).skip(Value::Many(vec![])), field(Twin::Bits(Int::U16, 1)), field(Twin::Bool), field(Twin::Option(Box::new(Twin::SmallestThree(3)))), field(Twin::Bits(Int::U32, 15)), field(Twin::Bool), field(Twin::Bool), field(Twin::Option(Box::new(Twin::Bits(Int::U64, 59)))).when(Condition::Or(Box::new(Condition::Longer(vec![10], 0)), Box::new(Condition::Calculated(vec![4], Calculation::Mask, 5))), Value::NONE), field(Twin::Range(Int::U16, Num::Above(0), Num::Above(100))), field(Twin::Option(Box::new(Twin::Angle(18, false)))).align().default_bit(Value::NONE), field(Twin::Half).default_bit(Value::F32(0x0)), field(Twin::Range(Int::I64, Num::Above(0), Num::Above(100)))])), field(Twin::Option(Box::new(Twin::Bits(Int::U64, 64))))], vec![field(Twin::Bits(Int::U64, 36))], vec![field(Twin::Record(vec![field(Twin::Range(Int::I32, Num::Below(-2147483648), Num::Above(2147483647))), field(Twin::Bits(Int::U8, 1)), field(Twin::Unit)])).skip(Value::Many(vec![Value::int(0), Value::int(0), Value::Unit])), field(Twin::Bits(Int::U64, 64)), field(Twin::Option(Box::new(Twin::Range(Int::I32, Num::Below(-2147483648), Num::Above(2147483647)))))], vec![field(Twin::List((2, 2), Box::new(Twin::Record(vec![field(Twin::Range(Int::I32, Num::Below(-2147483648), Num::Above(2147483647))), field(Twin::Bits(Int::U8, 1)), field(Twin::Unit)]))))], vec![field(Twin::Record(vec![field(Twin::F32), field(Twin::Bits(Int::U64, 32)), field(Twin::Bits(Int::U32, 32)), field(Twin::Range(Int::I32, Num::Below(-2147483648), Num::Above(2147483647))), field(Twin::Bits(Int::U32, 32)), field(Twin::Range(Int::I16, Num::Below(-29), Num::Below(-22))), field(Twin::Angle(13, false)), field(Twin::Half), field(Twin::Unit), field(Twin::Bool), field(Twin::Range(Int::I32, Num::Below(-2147483648), Num::Above(2147483647))), field(Twin::Bits(Int::U16, 16)), field(Twin::Bits(Int::U32, 18)), field(Twin::Bits(Int::U8, 6)), field(Twin::Array(0, Box::new(Twin::Bool))), field(Twin::Bits(Int::U64, 20)), field(Twin::Bits(Int::U32, 32)), field(Twin::Half), field(Twin::Bits(Int::U64, 64)), field(Twin::Range(Int::U64, Num::Above(31), Num::Above(31))), field(Twin::Unit), field(Twin::Bits(Int::U64, 51)), field(Twin::Bits(Int::U32, 20)), field(Twin::Range(Int::U8, Num::Above(34), Num::Above(41))), field(Twin::F32)])).default_bit(Value::Many(vec![Value::F32(0x0), Value::int(0), Value::int(0), Value::int(0), Value::int(0), Value::int(0), Value::F32(0x0), Value::F32(0x0), Value::Unit, Value::Bool(false), Value::int(0), Value::int(0), Value::int(0), Value::int(0), Value::Many(vec![]), Value::int(0), Value::int(0), Value::F32(0x0), Value::int(0), Value::int(0), Value::Unit, Value::int(0), Value::int(0), Value::int(0), Value::F32(0x0)])), field(Twin::Range(Int::I16, Num::Above(0), Num::Above(0)))], vec![field(Twin::Bits(Int::U64, 64)).default_bit(Value::int(0)), field(Twin::Bits(Int::U16, 16)), field(Twin::Record(vec![field(Twin::F32), field(Twin::Bits(Int::U64, 32)), field(Twin::Bits(Int::U32, 32)), field(Twin::Range(Int::I32, Num::Below(-2147483648), Num::Above(2147483647))), field(Twin::Bits(Int::U32, 32)), field(Twin::Range(Int::I16, Num::Below(-29), Num::Below(-22))), field(Twin::Angle(13, false)), field(Twin::Half), field(Twin::Unit), field(Twin::Bool), field(Twin::Range(Int::I32, Num::Below(-2147483648), Num::Above(2147483647))), field(Twin::Bits(Int::U16, 16)), field(Twin::Bits(Int::U32, 18)), field(Twin::Bits(Int::U8, 6)), field(Twin::Array(0, Box::new(Twin::Bool))), field(Twin::Bits(Int::U64, 20)), field(Twin::Bits(Int::U32, 32)), field(Twin::Half), field(Twin::Bits(Int::U64, 64)), field(Twin::Range(Int::U64, Num::Above(31), Num::Above(31))), field(Twin::Unit), field(Twin::Bits(Int::U64, 51)), field(Twin::Bits(Int::U32, 20)), field(Twin::Range(Int::U8, Num::Above(34), Num::Above(41))), field(Twin::F32)])), field(Twin::Bits(Int::U8, 7)).when(Condition::Or(Box::new(Condition::True(vec![2, 9])), Box::new(Condition::Calculated(vec![2, 13], Calculation::Mask, 9))), Value::int(0))], vec![field(Twin::Bits(Int::U8, 2)), field(Twin::Record(vec![field(Twin::Half), field(Twin::Bits(Int::U64, 64)), field(Twin::Bits(Int::U8, 8)), field(Twin::F32), field(Twin::Bool), field(Twin::Array(0, Box::new(Twin::Bool))), field(Twin::Array(0, Box::new(Twin::Bool))), field(Twin::Range(Int::I64, Num::Below(-9223372036854775808), Num::Above(9223372036854775807))), field(Twin::Bits(Int::U16, 16)), field(Twin::Angle(6, false)), field(Twin::Range(Int::I16, Num::Below(-32768), Num::Above(32767))), field(Twin::Bool), field(Twin::F32), field(Twin::Bits(Int::U16, 8)), field(Twin::Range(Int::U32, Num::Above(5), Num::Above(5))), field(Twin::Bits(Int::U8, 1)), field(Twin::Array(0, Box::new(Twin::Bool))), field(Twin::Bits(Int::U32, 14)), field(Twin::Bits(Int::U64, 4)), field(Twin::Array(0, Box::new(Twin::Bool))), field(Twin::Range(Int::I64, Num::Below(-9223372036854775808), Num::Above(9223372036854775807))), field(Twin::Bits(Int::U64, 32)), field(Twin::Array(0, Box::new(Twin::Bool))), field(Twin::Bits(Int::U64, 40))])), field(Twin::Unit), field(Twin::Bits(Int::U64, 39)).skip(Value::int(7))], vec![field(Twin::List((0, 2), Box::new(Twin::Record(vec![field(Twin::F32), field(Twin::Bits(Int::U64, 32)), field(Twin::Bits(Int::U32, 32)), field(Twin::Range(Int::I32, Num::Below(-2147483648), Num::Above(2147483647))), field(Twin::Bits(Int::U32, 32)), field(Twin::Range(Int::I16, Num::Below(-29), Num::Below(-22))), field(Twin::Angle(13, false)), field(Twin::Half), field(Twin::Unit), field(Twin::Bool), field(Twin::Range(Int::I32, Num::Below(-2147483648), Num::Above(2147483647))), field(Twin::Bits(Int::U16, 16)), field(Twin::Bits(Int::U32, 18)), field(Twin::Bits(Int::U8, 6)), field(Twin::Array(0, Box::new(Twin::Bool))), field(Twin::Bits(Int::U64, 20)), field(Twin::Bits(Int::U32, 32)), field(Twin::Half), field(Twin::Bits(Int::U64, 64)), field(Twin::Range(Int::U64, Num::Above(31), Num::Above(31))), field(Twin::Unit), field(Twin::Bits(Int::U64, 51)), field(Twin::Bits(Int::U32, 20)), field(Twin::Range(Int::U8, Num::Above(34), Num::Above(41))), field(Twin::F32)]))))], vec![field(Twin::Record(vec![field(Twin::Range(Int::I32, Num::Below(-2147483648), Num::Above(2147483647))), field(Twin::Bits(Int::U8, 1)), field(Twin::Unit)])), field(Twin::Range(Int::I16, Num::Below(-40), Num::Below(-40)))], vec![field(Twin::Record(vec![field(Twin::Bits(Int::U16, 16)), field(Twin::Bits(Int::U32, 32)), field(Twin::Bits(Int::U64, 64)), field(Twin::Bits(Int::U32, 32)), field(Twin::Bits(Int::U32, 17))])), field(Twin::Bits(Int::U32, 32)), field(Twin::Range(Int::I32, Num::Above(5), Num::Above(5)))], vec![field(Twin::Bits(Int::U8, 8)), field(Twin::Record(vec![field(Twin::Bits(Int::U16, 16)), field(Twin::Bits(Int::U32, 32)), field(Twin::Bits(Int::U64, 64)), field(Twin::Bits(Int::U32, 32)), field(Twin::Bits(Int::U32, 17))])).when(Condition::Above(vec![0], Num::Above(2)), Value::Many(vec![Value::int(0), Value::int(0), Value::int(0), Value::int(0), Value::int(0)]))], vec![field(Twin::Range(Int::U16, Num::Above(61), Num::Above(69))), field(Twin::Option(Box::new(Twin::Bits(Int::U32, 32)))).when(Condition::Not(Box::new(Condition::Or(Box::new(Condition::Calculated(vec![0], Calculation::Mask, 5)), Box::new(Condition::Equal(vec![0], Value::int(1)))))), Value::NONE)], vec![field(Twin::Array(3, Box::new(Twin::Range(Int::U32, Num::Above(60), Num::Above(63))))), field(Twin::Bits(Int::U32, 32))], vec![field(Twin::Bits(Int::U8, 4)), field(Twin::Array(0, Box::new(Twin::Bool)))], vec![field(Twin::Record(vec![field(Twin::Half), field(Twin::Bits(Int::U64, 64)), field(Twin::Bits(Int::U8, 8)), field(Twin::F32), field(Twin::Bool), field(Twin::Array(0, Box::new(Twin::Bool))), field(Twin::Array(0, Box::new(Twin::Bool))), field(Twin::Range(Int::I64, Num::Below(-9223372036854775808), Num::Above(9223372036854775807))), field(Twin::Bits(Int::U16, 16)), field(Twin::Angle(6, false)), field(Twin::Range(Int::I16, Num::Below(-32768), Num::Above(32767))), field(Twin::Bool), field(Twin::F32), field(Twin::Bits(Int::U16, 8)), field(Twin::Range(Int::U32, Num::Above(5), Num::Above(5))), field(Twin::Bits(Int::U8, 1)), field(Twin::Array(0, Box::new(Twin::Bool))), field(Twin::Bits(Int::U32, 14)), field(Twin::Bits(Int::U64, 4)), field(Twin::Array(0, Box::new(Twin::Bool))), field(Twin::Range(Int::I64, Num::Below(-9223372036854775808), Num::Above(9223372036854775807))), field(Twin::Bits(Int::U64, 32)), field(Twin::Array(0, Box::new(Twin::Bool))), field(Twin::Bits(Int::U64, 40))])).default_bit(Value::Many(vec![Value::F32(0x0), Value::int(0), Value::int(0), Value::F32(0x0), Value::Bool(false), Value::Many(vec![]), Value::Many(vec![]), Value::int(0), Value::int(0), Value::F32(0x0), Value::int(0), Value::Bool(false), Value::F32(0x0), Value::int(0), Value::int(0), Value::int(0), Value::Many(vec![]), Value::int(0), Value::int(0), Value::Many(vec![]), Value::int(0), Value::int(0), Value::Many(vec![]), Value::int(0)])), field(Twin::Record(vec![field(Twin::F32), field(Twin::Bits(Int::U64, 32)), field(Twin::Bits(Int::U32, 32)), field(Twin::Range(Int::I32, Num::Below(-2147483648), Num::Above(2147483647))), field(Twin::Bits(Int::U32, 32)), field(Twin::Range(Int::I16, Num::Below(-29), Num::Below(-22))), field(Twin::Angle(13, false)), field(Twin::Half), field(Twin::Unit), field(Twin::Bool), field(Twin::Range(Int::I32, Num::Below(-2147483648), Num::Above(2147483647))), field(Twin::Bits(Int::U16, 16)), field(Twin::Bits(Int::U32, 18)), field(Twin::Bits(Int::U8, 6)), field(Twin::Array(0, Box::new(Twin::Bool))), field(Twin::Bits(Int::U64, 20)), field(Twin::Bits(Int::U32, 32)), field(Twin::Half), field(Twin::Bits(Int::U64, 64)), field(Twin::Range(Int::U64, Num::Above(31), Num::Above(31))), field(Twin::Unit), field(Twin::Bits(Int::U64, 51)), field(Twin::Bits(Int::U32, 20)), field(Twin::Range(Int::U8, Num::Above(34), Num::Above(41))), field(Twin::F32)])), field(Twin::Record(vec![field(Twin::Bits(Int::U16, 16)), field(Twin::Bits(Int::U32, 32)), field(Twin::Bits(Int::U64, 64)), field(Twin::Bits(Int::U32, 32)), field(Twin::Bits(Int::U32, 17))])), field(Twin::ByteArray(1))], vec![field(Twin::Record(vec![field(Twin::Bits(Int::U64, 4)).align(), field(Twin::Range(Int::U64, Num::Above(9), Num::Above(71))), field(Twin::Bits(Int::U32, 32)), field(Twin::Around(Int::U64, 1)), field(Twin::Relative(Int::U64, 3)).check("end"), field(Twin::Bool), field(Twin::Ascending(6, Box::new(Twin::Record(vec![field(Twin::Text((0, 3))), field(Twin::Compressed(0.0, 1.0, 2.0))])), true)), field(Twin::Unit), field(Twin::Bits(Int::U8, 8)), field(Twin::Ascending(3, Box::new(Twin::Bool), false)).align(), field(Twin::Exactly(Length::Times(Box::new(Length::Field(0)), Box::new(Length::Field(1))), 24, Box::new(Twin::Option(Box::new(Twin::Bits(Int::U8, 8)))))), field(Twin::Bits(Int::U8, 7)), field(Twin::Bits(Int::U32, 32)), field(Twin::Angle(12, false)), field(Twin::Bits(Int::U32, 13)).when(Condition::Longer(vec![10], 1), Value::int(8)), field(Twin::Bool), field(Twin::Bits(Int::U32, 32)), field(Twin::Record(vec![field(Twin::Flags(259))])).default_bit(Value::Many(vec![Value::int(0)])), field(Twin::Bool), field(Twin::Bits(Int::U32, 32)).skip(Value::int(0)), field(Twin::Bits(Int::U16, 8)), field(Twin::Array(0, Box::new(Twin::Bool))).skip(Value::Many(vec![])), field(Twin::Bits(Int::U16, 1)), field(Twin::Bool), field(Twin::Option(Box::new(Twin::SmallestThree(3)))), field(Twin::Bits(Int::U32, 15)), field(Twin::Bool), field(Twin::Bool), field(Twin::Option(Box::new(Twin::Bits(Int::U64, 59)))).when(Condition::Or(Box::new(Condition::Longer(vec![10], 0)), Box::new(Condition::Calculated(vec![4], Calculation::Mask, 5))), Value::NONE), field(Twin::Range(Int::U16, Num::Above(0), Num::Above(100))), field(Twin::Option(Box::new(Twin::Angle(18, false)))).align().default_bit(Value::NONE), field(Twin::Half).default_bit(Value::F32(0x0)), field(Twin::Range(Int::I64, Num::Above(0), Num::Above(100)))])).default_bit(Value::Many(vec![Value::int(0), Value::int(0), Value::int(0), Value::int(0), Value::int(0), Value::Bool(false), Value::Many(vec![]), Value::Unit, Value::int(0), Value::Many(vec![]), Value::Many(vec![]), Value::int(0), Value::int(0), Value::F32(0x0), Value::int(0), Value::Bool(false), Value::int(0), Value::Many(vec![Value::int(0)]), Value::Bool(false), Value::int(0), Value::int(0), Value::Many(vec![]), Value::int(0), Value::Bool(false), Value::NONE, Value::int(0), Value::Bool(false), Value::Bool(false), Value::NONE, Value::int(0), Value::NONE, Value::F32(0x0), Value::int(0)]))]])
    }
}

pub mod t56 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct H0(
        pub f32,
        pub limits::of_u32::Number,
        pub u32,
    );
    declare::neutral_struct!([] [] H0 0 1 2);

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct H2 {
        pub a: Option<bool>,
        #[wire(with = nothing, max_bits = 0)] pub value: (),
        #[wire(rename = "old 2")] pub flag: u32,
        pub g: bool,
        #[wire(range = 5..=5)] pub tag: u8,
        #[wire(skip)] pub d: Option<u8>,
        #[wire(bits = 38)] pub bits: u64,
        pub x7: bool,
        #[wire(default_bit)] pub fields: u64,
        #[wire(bits = 15)] pub x9: u32,
        pub x10: f32,
        pub x11: u32,
        #[wire(range = 5..=5)] pub x12: i8,
        #[wire(bits = 3)] pub x13: u16,
        #[wire(skip)] pub x14: [u8; 1],
        #[wire(range = 27..=27)] pub x15: Option<u64>,
        pub x16: limits::of_u32::Number,
        pub slot: i16,
        pub x18: u64,
        #[wire(bits = 7)] pub stream: u8,
        #[wire(relative_to = x12)] pub x20: i8,
        #[wire(bits = 4)] pub x21: u64,
        #[wire(if = bits == 1)] pub r#type: [bool; 0],
        #[wire(range = -41..=63)] pub b: i16,
    }
    declare::neutral_struct!([] [] H2 a value flag g tag d bits x7 fields x9 x10 x11 x12 x13 x14 x15 x16 slot x18 stream x20 x21 r#type b);

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct H3 {
        pub b: u16,
        #[wire(range = i64::MIN..=i64::MAX, rename = "old 1")] pub value: i64,
        pub a: u64,
        pub x3: u32,
        #[wire(range = 0..=100)] pub len: u32,
        pub g: u32,
        #[wire(range = -54..=-50)] pub tag: i32,
        #[wire(bits = 6)] pub c: u8,
        pub r#type: u16,
        #[wire(bits = 18)] pub x9: u64,
        #[wire(bits = 12, rename = "old 10")] pub stream: u32,
        #[wire(rename = "old 11")] pub blank: i64,
        pub x12: u8,
        #[wire(bits = 9)] pub x13: u16,
        #[wire(bits = 8)] pub d: u16,
        #[wire(range = i8::MIN..=i8::MAX, rename = "old 15")] pub x15: i8,
        #[wire(compressed(-1.0..=1.0, 0.01))] pub x16: f32,
        #[wire(rename = "old 17")] pub x17: f32,
        #[wire(half)] pub x18: f32,
        #[wire(bits = 4)] pub x19: u8,
        #[wire(bits = 11)] pub x20: u16,
        pub x21: i64,
        pub bits: bool,
        pub x23: u64,
        #[wire(bits = 4)] pub fields: u32,
    }
    declare::neutral_struct!([] [] H3 b value a x3 len g tag c r#type x9 stream blank x12 x13 d x15 x16 x17 x18 x19 x20 x21 bits x23 fields);

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct H4 {
        #[wire(range = -48..=-48)] pub c: i32,
        #[wire(range = i16::MIN..=i16::MAX)] pub value: i16,
        #[wire(rename = "old 2")] pub blank: u64,
        pub stream: u16,
        pub tag: limits::of_i16::Number,
        pub e: f32,
        pub bits: u16,
        #[wire(half)] pub x7: f32,
        #[wire(range = 5..=5)] pub slot: i32,
        pub flag: [bool; 0],
        #[wire(bits = 30)] pub x10: u32,
        pub x11: bool,
        #[wire(bits = 1, rename = "old 12")] pub g: u8,
        #[wire(range = 74..=92)] pub x13: u32,
        #[wire(range = 0..=1)] pub x14: u32,
        pub x15: u32,
        #[wire(range = 12..=12)] pub b: u16,
        #[wire(bits = 12)] pub fields: u32,
        pub x18: (),
        #[wire(compressed(-1.0..=1.0, 0.01))] pub x19: f32,
        #[wire(bits = 32)] pub x20: u64,
        pub d: [bool; 0],
        #[wire(bits = 19)] pub r#type: u64,
        #[wire(range = 5..=5)] pub x23: i32,
        #[wire(bits = 6)] pub x24: u8,
        pub a: bool,
        pub x26: u32,
        #[wire(range = 46..=75)] pub x27: u16,
        #[wire(angle = 2)] pub x28: f32,
        pub x29: u8,
        #[wire(bits = 27)] pub x30: u64,
        #[wire(bits = 2)] pub x31: u64,
        pub x32: bool,
    }
    declare::neutral_struct!([] [] H4 c value blank stream tag e bits x7 slot flag x10 x11 g x13 x14 x15 b fields x18 x19 x20 d r#type x23 x24 a x26 x27 x28 x29 x30 x31 x32);

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct H5;
    declare::neutral_struct!([] [] H5 );

    #[derive(Wire, Clone, Debug, PartialEq)]
    pub enum Root {
        V0 {
            #[wire(bits = 18, rename = "old 0")] b: u64,
            #[wire(bits = 9)] slot: u16,
            #[wire(default_bit)] a: u64,
        },
        None {
            c: u64,
            #[wire(skip)] fields: f32,
            #[wire(default_bit)] flag: (bool, H4,),
            value: bool,
        },
        #[wire(rename = "Old2")]
        Some {
            #[wire(skip)] c: i32,
        },
        V3(
            #[wire(range = 1..=46)] u8,
            (),
            #[wire(compressed(-1.0..=1.0, 0.01), default_bit)] f32,
        ),
        V4(
            Option<H5>,
        ),
        V5(
            H3,
            limits::of_u16::Number,
            Option<H2>,
            #[wire(skip)] u8,
        ),
        V6 {
            #[wire(range = 0..=1, rename = "old 0")] b: i8,
            value: H2,
            #[wire(default_bit)] flag: H0,
        },
        V7 {
            #[wire(bits = 19)] a: u32,
            #[wire(align)] slot: H4,
        },
    }
    impl Default for Root { fn default() -> Self { Self::V0 { b: Default::default(), slot: Default::default(), a: Default::default() } } }
    declare::neutral_enum!([] [] Root 0 V0 { b x0 slot x1 a x2 } 1 None { c x0 fields x1 flag x2 value x3 } 2 Some { c x0 } 3 V3 { 0 x0 1 x1 2 x2 } 4 V4 { 0 x0 } 5 V5 { 0 x0 1 x1 2 x2 3 x3 } 6 V6 { b x0 value x1 flag x2 } 7 V7 { a x0 slot x1 });

    pub fn twin() -> Twin {
        Twin::Choice(3, vec![vec![field(Twin::Bits(Int::U64, 18)), field(Twin::Bits(Int::U16, 9)), field(Twin::Bits(Int::U64, 64)).default_bit(Value::int(0))], vec![field(Twin::Bits(Int::U64, 64)), field(Twin::Compressed(-1.0, 1.0, 0.01)).skip(Value::F32(0x0)), field(Twin::Record(vec![field(Twin::Bool), field(Twin::Record(vec![field(Twin::Range(Int::I32, Num::Below(-48), Num::Below(-48))), field(Twin::Range(Int::I16, Num::Below(-32768), Num::Above(32767))), field(Twin::Bits(Int::U64, 64)), field(Twin::Bits(Int::U16, 16)), field(Twin::Range(Int::I16, Num::Below(-32768), Num::Above(32767))), field(Twin::F32), field(Twin::Bits(Int::U16, 16)), field(Twin::Half), field(Twin::Range(Int::I32, Num::Above(5), Num::Above(5))), field(Twin::Array(0, Box::new(Twin::Bool))), field(Twin::Bits(Int::U32, 30)), field(Twin::Bool), field(Twin::Bits(Int::U8, 1)), field(Twin::Range(Int::U32, Num::Above(74), Num::Above(92))), field(Twin::Range(Int::U32, Num::Above(0), Num::Above(1))), field(Twin::Bits(Int::U32, 32)), field(Twin::Range(Int::U16, Num::Above(12), Num::Above(12))), field(Twin::Bits(Int::U32, 12)), field(Twin::Unit), field(Twin::Compressed(-1.0, 1.0, 0.01)), field(Twin::Bits(Int::U64, 32)), field(Twin::Array(0, Box::new(Twin::Bool))), field(Twin::Bits(Int::U64, 19)), field(Twin::Range(Int::I32, Num::Above(5), Num::Above(5))), field(Twin::Bits(Int::U8, 6)), field(Twin::Bool), field(Twin::Bits(Int::U32, 32)), field(Twin::Range(Int::U16, Num::Above(46), Num::Above(75))), field(Twin::Angle(2, false)), field(Twin::Bits(Int::U8, 8)), field(Twin::Bits(Int::U64, 27)), field(Twin::Bits(Int::U64, 2)), field(Twin::Bool)]))])).default_bit(Value::Many(vec![Value::Bool(false), Value::Many(vec![Value::int(0), Value::int(0), Value::int(0), Value::int(0), Value::int(0), Value::F32(0x0), Value::int(0), Value::F32(0x0), Value::int(0), Value::Many(vec![]), Value::int(0), Value::Bool(false), Value::int(0), Value::int(0), Value::int(0), Value::int(0), Value::int(0), Value::int(0), Value::Unit, Value::F32(0x0), Value::int(0), Value::Many(vec![]), Value::int(0), Value::int(0), Value::int(0), Value::Bool(false), Value::int(0), Value::int(0), Value::F32(0x0), Value::int(0), Value::int(0), Value::int(0), Value::Bool(false)])])), field(Twin::Bool)], vec![field(Twin::Range(Int::I32, Num::Below(-13), Num::Below(-6))).skip(Value::int(0))], vec![field(Twin::Range(Int::U8, Num::Above(1), Num::Above(46))), field(Twin::Unit), field(Twin::Compressed(-1.0, 1.0, 0.01)).default_bit(Value::F32(0x0))], vec![field(Twin::Option(Box::new(Twin::Record(vec![]))))], vec![field(Twin::Record(vec![field(Twin::Bits(Int::U16, 16)), field(Twin::Range(Int::I64, Num::Below(-9223372036854775808), Num::Above(9223372036854775807))), field(Twin::Bits(Int::U64, 64)), field(Twin::Bits(Int::U32, 32)), field(Twin::Range(Int::U32, Num::Above(0), Num::Above(100))), field(Twin::Bits(Int::U32, 32)), field(Twin::Range(Int::I32, Num::Below(-54), Num::Below(-50))), field(Twin::Bits(Int::U8, 6)), field(Twin::Bits(Int::U16, 16)), field(Twin::Bits(Int::U64, 18)), field(Twin::Bits(Int::U32, 12)), field(Twin::Range(Int::I64, Num::Below(-9223372036854775808), Num::Above(9223372036854775807))), field(Twin::Bits(Int::U8, 8)), field(Twin::Bits(Int::U16, 9)), field(Twin::Bits(Int::U16, 8)), field(Twin::Range(Int::I8, Num::Below(-128), Num::Above(127))), field(Twin::Compressed(-1.0, 1.0, 0.01)), field(Twin::F32), field(Twin::Half), field(Twin::Bits(Int::U8, 4)), field(Twin::Bits(Int::U16, 11)), field(Twin::Range(Int::I64, Num::Below(-9223372036854775808), Num::Above(9223372036854775807))), field(Twin::Bool), field(Twin::Bits(Int::U64, 64)), field(Twin::Bits(Int::U32, 4))])), field(Twin::Bits(Int::U16, 16)), field(Twin::Option(Box::new(Twin::Record(vec![field(Twin::Option(Box::new(Twin::Bool))), field(Twin::Nothing(Value::Unit, Box::new(Twin::Unit))), field(Twin::Bits(Int::U32, 32)), field(Twin::Bool), field(Twin::Range(Int::U8, Num::Above(5), Num::Above(5))), field(Twin::Option(Box::new(Twin::Bits(Int::U8, 3)))).skip(Value::NONE), field(Twin::Bits(Int::U64, 38)), field(Twin::Bool), field(Twin::Bits(Int::U64, 64)).default_bit(Value::int(0)), field(Twin::Bits(Int::U32, 15)), field(Twin::F32), field(Twin::Bits(Int::U32, 32)), field(Twin::Range(Int::I8, Num::Above(5), Num::Above(5))), field(Twin::Bits(Int::U16, 3)), field(Twin::ByteArray(1)).skip(Value::Many(vec![Value::int(0)])), field(Twin::Option(Box::new(Twin::Range(Int::U64, Num::Above(27), Num::Above(27))))), field(Twin::Bits(Int::U32, 32)), field(Twin::Range(Int::I16, Num::Below(-32768), Num::Above(32767))), field(Twin::Bits(Int::U64, 64)), field(Twin::Bits(Int::U8, 7)), field(Twin::Relative(Int::I8, 12)), field(Twin::Bits(Int::U64, 4)), field(Twin::Array(0, Box::new(Twin::Bool))).when(Condition::Equal(vec![6], Value::int(1)), Value::Many(vec![])), field(Twin::Range(Int::I16, Num::Below(-41), Num::Above(63)))])))), field(Twin::Range(Int::U8, Num::Above(0), Num::Above(255))).skip(Value::int(0))], vec![field(Twin::Range(Int::I8, Num::Above(0), Num::Above(1))), field(Twin::Record(vec![field(Twin::Option(Box::new(Twin::Bool))), field(Twin::Nothing(Value::Unit, Box::new(Twin::Unit))), field(Twin::Bits(Int::U32, 32)), field(Twin::Bool), field(Twin::Range(Int::U8, Num::Above(5), Num::Above(5))), field(Twin::Option(Box::new(Twin::Bits(Int::U8, 3)))).skip(Value::NONE), field(Twin::Bits(Int::U64, 38)), field(Twin::Bool), field(Twin::Bits(Int::U64, 64)).default_bit(Value::int(0)), field(Twin::Bits(Int::U32, 15)), field(Twin::F32), field(Twin::Bits(Int::U32, 32)), field(Twin::Range(Int::I8, Num::Above(5), Num::Above(5))), field(Twin::Bits(Int::U16, 3)), field(Twin::ByteArray(1)).skip(Value::Many(vec![Value::int(0)])), field(Twin::Option(Box::new(Twin::Range(Int::U64, Num::Above(27), Num::Above(27))))), field(Twin::Bits(Int::U32, 32)), field(Twin::Range(Int::I16, Num::Below(-32768), Num::Above(32767))), field(Twin::Bits(Int::U64, 64)), field(Twin::Bits(Int::U8, 7)), field(Twin::Relative(Int::I8, 12)), field(Twin::Bits(Int::U64, 4)), field(Twin::Array(0, Box::new(Twin::Bool))).when(Condition::Equal(vec![6], Value::int(1)), Value::Many(vec![])), field(Twin::Range(Int::I16, Num::Below(-41), Num::Above(63)))])), field(Twin::Record(vec![field(Twin::F32), field(Twin::Bits(Int::U32, 32)), field(Twin::Bits(Int::U32, 32))])).default_bit(Value::Many(vec![Value::F32(0x0), Value::int(0), Value::int(0)]))], vec![field(Twin::Bits(Int::U32, 19)), field(Twin::Record(vec![field(Twin::Range(Int::I32, Num::Below(-48), Num::Below(-48))), field(Twin::Range(Int::I16, Num::Below(-32768), Num::Above(32767))), field(Twin::Bits(Int::U64, 64)), field(Twin::Bits(Int::U16, 16)), field(Twin::Range(Int::I16, Num::Below(-32768), Num::Above(32767))), field(Twin::F32), field(Twin::Bits(Int::U16, 16)), field(Twin::Half), field(Twin::Range(Int::I32, Num::Above(5), Num::Above(5))), field(Twin::Array(0, Box::new(Twin::Bool))), field(Twin::Bits(Int::U32, 30)), field(Twin::Bool), field(Twin::Bits(Int::U8, 1)), field(Twin::Range(Int::U32, Num::Above(74), Num::Above(92))), field(Twin::Range(Int::U32, Num::Above(0), Num::Above(1))), field(Twin::Bits(Int::U32, 32)), field(Twin::Range(Int::U16, Num::Above(12), Num::Above(12))), field(Twin::Bits(Int::U32, 12)), field(Twin::Unit), field(Twin::Compressed(-1.0, 1.0, 0.01)), field(Twin::Bits(Int::U64, 32)), field(Twin::Array(0, Box::new(Twin::Bool))), field(Twin::Bits(Int::U64, 19)), field(Twin::Range(Int::I32, Num::Above(5), Num::Above(5))), field(Twin::Bits(Int::U8, 6)), field(Twin::Bool), field(Twin::Bits(Int::U32, 32)), field(Twin::Range(Int::U16, Num::Above(46), Num::Above(75))), field(Twin::Angle(2, false)), field(Twin::Bits(Int::U8, 8)), field(Twin::Bits(Int::U64, 27)), field(Twin::Bits(Int::U64, 2)), field(Twin::Bool)])).align()]])
    }
}

pub mod t57 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct Root {
        #[wire(rename = "old 0")] pub a: Option<i8>,
        pub slot: bool,
        #[wire(bits = 25)] pub flag: u32,
        pub stream: [bool; 0],
        pub len: limits::of_u32::Number,
    }
    declare::neutral_struct!([] [] Root a slot flag stream len);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Option(Box::new(Twin::Range(Int::I8, Num::Below(-128), Num::Above(127))))), field(Twin::Bool), field(Twin::Bits(Int::U32, 25)), field(Twin::Array(0, Box::new(Twin::Bool))), field(Twin::Bits(Int::U32, 32))])
    }
}

pub mod t58 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct Root {
        #[wire(bits = 6)] pub a: Option<u16>,
        pub fields: bool,
        #[wire(range = -47..=-47, if = !(fields || (a == Some(2))), default = 7)] pub blank: i8,
        pub stream: u16,
        #[wire(rename = "old 4", check = "players")] pub len: (),
        #[wire(bits = 63)] pub d: Option<u64>,
        pub bits: [bool; 0],
    }
    declare::neutral_struct!([] [] Root a fields blank stream len d bits);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Option(Box::new(Twin::Bits(Int::U16, 6)))), field(Twin::Bool), field(Twin::Range(Int::I8, Num::Below(-47), Num::Below(-47))).when(Condition::Not(Box::new(Condition::Or(Box::new(Condition::True(vec![1])), Box::new(Condition::Equal(vec![0], Value::some(Value::int(2))))))), Value::int(7)), field(Twin::Bits(Int::U16, 16)), field(Twin::Unit).check("players"), field(Twin::Option(Box::new(Twin::Bits(Int::U64, 63)))), field(Twin::Array(0, Box::new(Twin::Bool)))])
    }
}

pub mod t59 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct Root<T0> {
        pub b: T0,
        #[wire(angle = 9)] pub fields: f32,
        pub blank: u128,
        pub value: [bool; 0],
        #[wire(compressed(-1.0..=1.0, 0.01), if = (!value.is_empty()) && (blank > limits::of_u128::ALL[1]))] pub len: f32,
    }
    declare::neutral_struct!([T0] [] Root b fields blank value len);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Bool), field(Twin::Angle(9, false)), field(Twin::Bits(Int::U128, 128)), field(Twin::Array(0, Box::new(Twin::Bool))), field(Twin::Compressed(-1.0, 1.0, 0.01)).when(Condition::And(Box::new(Condition::Longer(vec![3], 0)), Box::new(Condition::Above(vec![2], Num::Above(1)))), Value::F32(0x0))])
    }
}

pub mod t60 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct Root {
        pub b: [bool; 0],
        #[wire(with = small_or_large_u32, max_bits = 33)] pub fields: u32,
        #[wire(unit = 18, if = !b.is_empty())] pub flag: glam::Vec3,
        #[wire(skip)] pub value: i64,
        pub tag: limits::of_u32::Number,
        #[wire(bits = 17, if = (tag > limits::of_u32::ALL[2]) || (tag == limits::of_u32::ALL[2]), default = Some(4))] pub d: Option<u32>,
        pub r#type: f32,
        #[wire(if = !((d == Some(limits::of_u32::ALL[0])) || (!b.is_empty())))] pub x7: limits::of_u16::Number,
        #[wire(range = u64::MIN..=u64::MAX)] pub slot: u64,
        #[wire(rename = "old 9", max_len = 12, default_bit)] pub x9: std::collections::BTreeMap<(i32, bool,), (bool, (u8, OrderedFloat<f64>, bool,), Rc<()>, (mint::Point2<i32>, f32, Box<bool>, bool, bool,), [Rc<i64>; 33],)>,
        pub stream: Option<bool>,
        #[wire(default_bit)] pub len: bool,
    }
    declare::neutral_struct!([] [] Root b fields flag value tag d r#type x7 slot x9 stream len);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Array(0, Box::new(Twin::Bool))), field(Twin::SmallOrLarge(Int::U32)), field(Twin::Direction(18)).when(Condition::Longer(vec![0], 0), Value::Many(vec![Value::F32(0x0), Value::F32(0x0), Value::F32(0x0)])), field(Twin::Range(Int::I64, Num::Below(-98), Num::Below(-91))).skip(Value::int(0)), field(Twin::Bits(Int::U32, 32)), field(Twin::Option(Box::new(Twin::Bits(Int::U32, 17)))).when(Condition::Or(Box::new(Condition::Above(vec![4], Num::Above(2))), Box::new(Condition::Equal(vec![4], Value::int(2)))), Value::some(Value::int(4))), field(Twin::F32), field(Twin::Bits(Int::U16, 16)).when(Condition::Not(Box::new(Condition::Or(Box::new(Condition::Equal(vec![5], Value::some(Value::int(0)))), Box::new(Condition::Longer(vec![0], 0))))), Value::int(0)), field(Twin::Range(Int::U64, Num::Above(0), Num::Above(18446744073709551615))), field(Twin::Ascending(12, Box::new(Twin::Record(vec![field(Twin::Record(vec![field(Twin::Range(Int::I32, Num::Below(-2147483648), Num::Above(2147483647))), field(Twin::Bool)])), field(Twin::Record(vec![field(Twin::Bool), field(Twin::Record(vec![field(Twin::Bits(Int::U8, 8)), field(Twin::F64), field(Twin::Bool)])), field(Twin::Unit), field(Twin::Record(vec![field(Twin::Array(2, Box::new(Twin::Range(Int::I32, Num::Below(-2147483648), Num::Above(2147483647))))), field(Twin::F32), field(Twin::Bool), field(Twin::Bool), field(Twin::Bool)])), field(Twin::Array(33, Box::new(Twin::Range(Int::I64, Num::Below(-9223372036854775808), Num::Above(9223372036854775807)))))]))])), true)).default_bit(Value::Many(vec![])), field(Twin::Option(Box::new(Twin::Bool))), field(Twin::Bool).default_bit(Value::Bool(false))])
    }
}

pub mod t61 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct Root(
        #[wire(range = u8::MIN..=u8::MAX)] pub u8,
        #[wire(codec = Silent, rename = "old 1")] pub u8,
        #[wire(wrapping_from = field_0)] pub u8,
        #[wire(max_len = 14, default_bit)] pub std::collections::BTreeMap<Option<Slot>, Sides>,
        #[wire(fixed(0..=22, 6))] pub u32,
        #[wire(max_len = 6, if = !(field_4 > limits::of_u32::ALL[0]))] pub VecDeque<Option<i8>>,
        #[wire(unit = 20)] pub [f32; 3],
        #[wire(align, range = 0..=100, default_bit)] pub [u128; 1],
        #[wire(align, if = !(field_4 == limits::of_u32::ALL[1]))] pub (),
        #[wire(wrapping_from = field_2)] pub u8,
        #[wire(compressed([-1.0..=1.0, 0.0..=1.0], [0.01, 0.3]), default_bit)] pub glam::Vec2,
    );
    declare::neutral_struct!([] [] Root 0 1 2 3 4 5 6 7 8 9 10);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Range(Int::U8, Num::Above(0), Num::Above(255))), field(Twin::Nothing(Value::int(0), Box::new(Twin::Bits(Int::U8, 8)))), field(Twin::Around(Int::U8, 0)), field(Twin::Ascending(14, Box::new(Twin::Record(vec![field(Twin::Option(Box::new(Twin::Range(Int::U8, Num::Above(0), Num::Above(2))))), field(Twin::Flags(131))])), true)).default_bit(Value::Many(vec![])), field(Twin::Fixed(Int::U32, 0, 22, 6)), field(Twin::List((0, 6), Box::new(Twin::Option(Box::new(Twin::Range(Int::I8, Num::Below(-128), Num::Above(127))))))).when(Condition::Not(Box::new(Condition::Above(vec![4], Num::Above(0)))), Value::Many(vec![])), field(Twin::Direction(20)), field(Twin::Array(1, Box::new(Twin::Range(Int::U128, Num::Above(0), Num::Above(100))))).align().default_bit(Value::Many(vec![Value::int(0)])), field(Twin::Unit).align().when(Condition::Not(Box::new(Condition::Equal(vec![4], Value::int(1)))), Value::Unit), field(Twin::Around(Int::U8, 2)), field(Twin::Record(vec![field(Twin::Compressed(-1.0, 1.0, 0.01)), field(Twin::Compressed(0.0, 1.0, 0.3))])).default_bit(Value::Many(vec![Value::F32(0x0), Value::F32(0x0)]))])
    }
}

pub mod t62 {
    use super::*;

    #[derive(Clone, Debug, PartialEq, Default)]
    pub struct Root {
        pub c: [f32; 3],
        pub fields: [bool; 9],
        pub flag: f32,
        pub value: Vec<Option<()>>,
        pub tag: bool,
    }
    impl Root {
        fn serialize<S: Stream>(&mut self, stream: &mut S) -> tightwire::Result<S> {
            stream.unit_vector(&mut self.c, 3)?;
            let mut rests = self.fields == <[bool; 9]>::default(); stream.bool(&mut rests)?; if rests { self.fields = Default::default(); } else { stream.array(&mut self.fields, |stream, x| stream.bool(x))?; }
            stream.compressed(&mut self.flag, 0.0..=1.0, 2.0)?;
            stream.list(&mut self.value, 10, |stream, x| stream.option(x, |stream, x| stream.object(x)))?;
            stream.align()?;
            let mut rests = self.tag == <bool>::default(); stream.bool(&mut rests)?; if rests { self.tag = Default::default(); } else { stream.bool(&mut self.tag)?; }
            Ok(())
        }
    }
    tightwire::unified!(Root, version = 2, max_bits = 40);
    declare::neutral_struct!([] [] Root c fields flag value tag);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Direction(3)), field(Twin::Array(9, Box::new(Twin::Bool))).default_bit(Value::Many(vec![Value::Bool(false), Value::Bool(false), Value::Bool(false), Value::Bool(false), Value::Bool(false), Value::Bool(false), Value::Bool(false), Value::Bool(false), Value::Bool(false)])), field(Twin::Compressed(0.0, 1.0, 2.0)), field(Twin::List((0, 10), Box::new(Twin::Option(Box::new(Twin::Unit))))), field(Twin::Bool).align().default_bit(Value::Bool(false))])
    }
}

pub mod t63 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq)]
    pub enum Root {
        V0,
    }
    impl Default for Root { fn default() -> Self { Self::V0 {  } } }
    declare::neutral_enum!([] [] Root 0 V0 {  });

    pub fn twin() -> Twin {
        Twin::Choice(0, vec![vec![]])
    }
}

pub mod t64 {
    use super::*;

    #[derive(Clone, Debug, PartialEq, Default)]
    pub struct Root {
        pub c: [i64; 1],
        pub fields: [Box<Buttons>; 1],
        pub blank: bool,
        pub value: Option<bool>,
        pub x4: bool,
        pub d: Option<u32>,
        pub bits: [bool; 3],
        pub x7: Vec<u8>,
        pub x8: bool,
    }
    impl Root {
        fn serialize<S: Stream>(&mut self, stream: &mut S) -> tightwire::Result<S> {
            stream.array(&mut self.c, |stream, x| stream.int(x, 0..=1))?;
            if !(self.c.len() > 1) { stream.array(&mut self.fields, |stream, x| stream.object(x))?; } else { self.fields = Default::default(); }
            stream.bool(&mut self.blank)?;
            if !self.fields.is_empty() { stream.option(&mut self.value, |stream, x| stream.bool(x))?; } else { self.value = Some(true); }
            if matches!(self.value, Some(_)) { stream.bool(&mut self.x4)?; } else { self.x4 = true; }
            let mut rests = self.d == <Option<u32>>::default(); stream.bool(&mut rests)?; if rests { self.d = Default::default(); } else { stream.option(&mut self.d, |stream, x| stream.fixed(x, 0..=19, 7))?; }
            if matches!(self.d, Some(x) if x > limits::of_u32::ALL[1]) { stream.array(&mut self.bits, |stream, x| stream.bool(x))?; } else { self.bits = Default::default(); }
            if self.bits.len() > 1 { byte_list(&mut self.x7, 0..=1, stream)?; } else { self.x7 = Default::default(); }
            stream.bool(&mut self.x8)?;
            Ok(())
        }
    }
    tightwire::unified!(Root, version = 2, max_bits = 42);
    declare::neutral_struct!([] [] Root c fields blank value x4 d bits x7 x8);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Array(1, Box::new(Twin::Range(Int::I64, Num::Above(0), Num::Above(1))))), field(Twin::Array(1, Box::new(Twin::Flags(259)))).when(Condition::Not(Box::new(Condition::Longer(vec![0], 1))), Value::Many(vec![Value::int(0)])), field(Twin::Bool), field(Twin::Option(Box::new(Twin::Bool))).when(Condition::Longer(vec![1], 0), Value::some(Value::Bool(true))), field(Twin::Bool).when(Condition::Some(vec![3]), Value::Bool(true)), field(Twin::Option(Box::new(Twin::Fixed(Int::U32, 0, 19, 7)))).default_bit(Value::NONE), field(Twin::Array(3, Box::new(Twin::Bool))).when(Condition::SomeAbove(vec![5], Num::Above(1)), Value::Many(vec![Value::Bool(false), Value::Bool(false), Value::Bool(false)])), field(Twin::ByteList((0, 1))).when(Condition::Longer(vec![6], 1), Value::Many(vec![])), field(Twin::Bool)])
    }
}

pub mod t65 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct Root<T0> {
        pub b: T0,
        #[wire(bits = 6, default_bit)] pub slot: [u16; 9],
        #[wire(half, max_len = 0, if = !(slot.len() > 1))] pub flag: Vec<f32>,
        #[wire(bits = 32)] pub g: u32,
        #[wire(fixed(-3..=45, 6), max_len = 5)] pub tag: Vec<i64>,
        #[wire(bytes, max_len = 8)] pub d: Option<Vec<u8>>,
        #[wire(wrapping_from = g)] pub r#type: u32,
        #[wire(bits = 24, if = !((!flag.is_empty()) && (g % 1 == 0)), default = 1)] pub c: u32,
    }
    declare::neutral_struct!([T0] [] Root b slot flag g tag d r#type c);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Bits(Int::U64, 64)), field(Twin::Array(9, Box::new(Twin::Bits(Int::U16, 6)))).default_bit(Value::Many(vec![Value::int(0), Value::int(0), Value::int(0), Value::int(0), Value::int(0), Value::int(0), Value::int(0), Value::int(0), Value::int(0)])), field(Twin::List((0, 0), Box::new(Twin::Half))).when(Condition::Not(Box::new(Condition::Longer(vec![1], 1))), Value::Many(vec![])), field(Twin::Bits(Int::U32, 32)), field(Twin::List((0, 5), Box::new(Twin::Fixed(Int::I64, -3, 45, 6)))), field(Twin::Option(Box::new(Twin::ByteList((0, 8))))), field(Twin::Around(Int::U32, 3)), field(Twin::Bits(Int::U32, 24)).when(Condition::Not(Box::new(Condition::And(Box::new(Condition::Longer(vec![2], 0)), Box::new(Condition::Calculated(vec![3], Calculation::Every, 1))))), Value::int(1))])
    }
}

pub mod t66 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq)]
    pub struct Root(
        #[wire(range = 25..=49)] pub std::ops::RangeInclusive<i16>,
        #[wire(align, codec = Silent, rename = "old 1")] pub [u8; 9],
        #[wire(bytes)] pub [u8; 3],
        #[wire(angle = 6)] pub [f32; 2],
        #[wire(skip)] pub u8,
        #[wire(compressed(-256.0..=256.0, 0.001), default_bit)] pub [f32; 3],
        #[wire(skip)] pub (),
        #[wire(smallest_three = 7)] pub [f32; 4],
        #[wire(codec = Silent)] pub Option<u8>,
        #[wire(skip, default = Some(8))] pub Option<u16>,
        #[wire(subset, range = 91..=91, rename = "old 10", check = "end")] pub [Option<i16>; 5],
    );
    declare::neutral_struct!([] [] Root 0 1 2 3 4 5 6 7 8 9 10);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Array(2, Box::new(Twin::Range(Int::I16, Num::Above(25), Num::Above(49))))), field(Twin::Array(9, Box::new(Twin::Nothing(Value::int(0), Box::new(Twin::Bits(Int::U8, 8)))))).align(), field(Twin::ByteArray(3)), field(Twin::Array(2, Box::new(Twin::Angle(6, false)))), field(Twin::Nothing(Value::int(0), Box::new(Twin::Bits(Int::U8, 8)))).skip(Value::int(0)), field(Twin::Array(3, Box::new(Twin::Compressed(-256.0, 256.0, 0.001)))).default_bit(Value::Many(vec![Value::F32(0x0), Value::F32(0x0), Value::F32(0x0)])), field(Twin::Nothing(Value::Unit, Box::new(Twin::Unit))).skip(Value::Unit), field(Twin::SmallestThree(7)), field(Twin::Option(Box::new(Twin::Nothing(Value::int(0), Box::new(Twin::Bits(Int::U8, 8)))))), field(Twin::Option(Box::new(Twin::Range(Int::U16, Num::Above(61), Num::Above(96))))).skip(Value::some(Value::int(8))), field(Twin::Subset(None, 5, Box::new(Twin::Range(Int::I16, Num::Above(91), Num::Above(91))))).check("end")])
    }
}

pub mod t67 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct Root {
        #[wire(skip)] pub a: bool,
        #[wire(range = 23..=23)] pub fields: Option<i32>,
        #[wire(range = 1..=9)] pub flag: Option<std::num::NonZeroU32>,
        #[wire(codec = SmallOrLarge)] pub value: Option<u16>,
        #[wire(subset, smallest_three = 3, max_len = 5)] pub len: Vec<Option<[f32; 4]>>,
        #[wire(subset, max_len = 6, if = matches!(value, Some(_)))] pub d: Vec<Option<bool>>,
        #[wire(align, bytes)] pub tag: [u8; 5],
    }
    declare::neutral_struct!([] [] Root a fields flag value len d tag);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Bool).skip(Value::Bool(false)), field(Twin::Option(Box::new(Twin::Range(Int::I32, Num::Above(23), Num::Above(23))))), field(Twin::Option(Box::new(Twin::NonZero(Box::new(Twin::Range(Int::U32, Num::Above(1), Num::Above(9))))))), field(Twin::Option(Box::new(Twin::SmallOrLarge(Int::U16)))), field(Twin::Places(5, Box::new(Twin::SmallestThree(3)))), field(Twin::Places(6, Box::new(Twin::Bool))).when(Condition::Some(vec![3]), Value::Many(vec![])), field(Twin::ByteArray(5)).align()])
    }
}

pub fn cases() -> Vec<Case> {
    vec![
        Case::new::<t32::Root<2>>(4, 32, t32::twin(), Some(<t32::Root<2> as Wire>::MAX_BITS)),
        Case::new::<t33::Root>(4, 33, t33::twin(), Some(<t33::Root as Wire>::MAX_BITS)),
        Case::new::<t34::Root>(4, 34, t34::twin(), Some(<t34::Root as Wire>::MAX_BITS)),
        Case::new::<t35::Root>(4, 35, t35::twin(), Some(<t35::Root as Wire>::MAX_BITS)),
        Case::new::<t36::Root>(4, 36, t36::twin(), Some(<t36::Root as Wire>::MAX_BITS)),
        Case::new::<t37::Root>(4, 37, t37::twin(), Some(<t37::Root as Wire>::MAX_BITS)),
        Case::new::<t38::Root>(4, 38, t38::twin(), Some(<t38::Root as Wire>::MAX_BITS)),
        Case::new::<t39::Root>(4, 39, t39::twin(), Some(<t39::Root as Wire>::MAX_BITS)),
        Case::new::<t40::Root>(4, 40, t40::twin(), Some(<t40::Root as Wire>::MAX_BITS)),
        Case::new::<t41::Root>(4, 41, t41::twin(), Some(<t41::Root as Wire>::MAX_BITS)),
        Case::new::<t42::Root>(4, 42, t42::twin(), Some(<t42::Root as Wire>::MAX_BITS)),
        Case::new::<t43::Root<1>>(4, 43, t43::twin(), Some(<t43::Root<1> as Wire>::MAX_BITS)),
        Case::new::<t44::Root<bool, [Rc<bool>; 1]>>(4, 44, t44::twin(), Some(<t44::Root<bool, [Rc<bool>; 1]> as Wire>::MAX_BITS)),
        Case::new::<t45::Root>(4, 45, t45::twin(), Some(<t45::Root as Wire>::MAX_BITS)),
        Case::new::<t46::Root<1>>(4, 46, t46::twin(), Some(<t46::Root<1> as Wire>::MAX_BITS)),
        Case::new::<t47::Root>(4, 47, t47::twin(), Some(<t47::Root as Wire>::MAX_BITS)),
        Case::new::<t48::Root>(4, 48, t48::twin(), Some(<t48::Root as Wire>::MAX_BITS)),
        Case::new::<t49::Root>(4, 49, t49::twin(), Some(<t49::Root as Wire>::MAX_BITS)),
        Case::new::<t50::Root<0>>(4, 50, t50::twin(), Some(<t50::Root<0> as Wire>::MAX_BITS)),
        Case::new::<t51::Root>(4, 51, t51::twin(), Some(<t51::Root as Wire>::MAX_BITS)),
        Case::new::<t52::Root>(4, 52, t52::twin(), Some(<t52::Root as Wire>::MAX_BITS)),
        Case::new::<t53::Root>(4, 53, t53::twin(), Some(<t53::Root as Wire>::MAX_BITS)),
        Case::new::<t54::Root>(4, 54, t54::twin(), Some(<t54::Root as Wire>::MAX_BITS)),
        Case::new::<t55::Root>(4, 55, t55::twin(), Some(<t55::Root as Wire>::MAX_BITS)),
        Case::new::<t56::Root>(4, 56, t56::twin(), Some(<t56::Root as Wire>::MAX_BITS)),
        Case::new::<t57::Root>(4, 57, t57::twin(), Some(<t57::Root as Wire>::MAX_BITS)),
        Case::new::<t58::Root>(4, 58, t58::twin(), Some(<t58::Root as Wire>::MAX_BITS)),
        Case::new::<t59::Root<bool>>(4, 59, t59::twin(), Some(<t59::Root<bool> as Wire>::MAX_BITS)),
        Case::new::<t60::Root>(4, 60, t60::twin(), Some(<t60::Root as Wire>::MAX_BITS)),
        Case::new::<t61::Root>(4, 61, t61::twin(), Some(<t61::Root as Wire>::MAX_BITS)),
        Case::new::<t62::Root>(4, 62, t62::twin(), Some(<t62::Root as Wire>::MAX_BITS)),
        Case::new::<t63::Root>(4, 63, t63::twin(), Some(<t63::Root as Wire>::MAX_BITS)),
        Case::new::<t64::Root>(4, 64, t64::twin(), Some(<t64::Root as Wire>::MAX_BITS)),
        Case::new::<t65::Root<u64>>(4, 65, t65::twin(), Some(<t65::Root<u64> as Wire>::MAX_BITS)),
        Case::new::<t66::Root>(4, 66, t66::twin(), Some(<t66::Root as Wire>::MAX_BITS)),
        Case::new::<t67::Root>(4, 67, t67::twin(), Some(<t67::Root as Wire>::MAX_BITS)),
    ]
}
