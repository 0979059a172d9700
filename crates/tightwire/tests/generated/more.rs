// Types 32 to 67 of seed 4, made by tools/declare: not to be edited.

use super::library::scope::*;

pub mod t32 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct H0(
        #[wire(range = 33..=40)] pub Option<u8>,
        pub f64,
    );
    declare::neutral_struct!([] [] H0 0 1);

    #[derive(Wire, Clone, Debug, PartialEq)]
    pub struct Root<const N: usize>(
        pub [H0; N],
        #[wire(align, range = 15..=66, max_len = 300)] pub Vec<Option<u16>>,
        pub std::num::NonZeroI16,
        #[wire(range = -66..=-66, max_len = 12, if = !(field_1.len() > 1))] pub Vec<Option<i64>>,
        pub bool,
        #[wire(if = !(field_4 && field_4), default = true)] pub bool,
    );
    declare::neutral_struct!([] [N] Root 0 1 2 3 4 5);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Array(2, Box::new(Twin::Record(vec![field(Twin::Option(Box::new(Twin::Range(Int::U8, Num::Above(33), Num::Above(40))))), field(Twin::F64)])))), field(Twin::List(300, Box::new(Twin::Option(Box::new(Twin::Range(Int::U16, Num::Above(15), Num::Above(66))))))).align(), field(Twin::NonZero(Box::new(Twin::Range(Int::I16, Num::Below(-32768), Num::Above(32767))))), field(Twin::List(12, Box::new(Twin::Option(Box::new(Twin::Range(Int::I64, Num::Below(-66), Num::Below(-66))))))).when(Condition::Not(Box::new(Condition::Longer(vec![1], 1))), Value::Many(vec![])), field(Twin::Bool), field(Twin::Bool).when(Condition::Not(Box::new(Condition::And(Box::new(Condition::True(vec![4])), Box::new(Condition::True(vec![4]))))), Value::Bool(true))])
    }
}

pub mod t33 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq)]
    pub enum Root {
        V0(
            [bool; 33],
            u128,
            #[wire(range = 63..=94, if = !((field_1 == 2) || (field_1 > 2)), default = 2, check = "players")] usize,
            #[wire(bits = 1)] u32,
        ),
        V1 {
        },
        V2,
        V3,
        V4(
            Option<u16>,
            #[wire(range = u32::MIN..=u32::MAX, if = (field_0 == Some(2)) && field_0.is_some(), default = 8)] u32,
            #[wire(range = 26..=26, default_bit)] Option<usize>,
            #[wire(range = 61..=88, if = field_2.is_some() || (matches!(field_2, Some(field_0) if field_0 > 1)))] u16,
        ),
    }
    impl Default for Root { fn default() -> Self { Self::V1 {  } } }
    declare::neutral_enum!([] [] Root 0 V0 { 0 x0 1 x1 2 x2 3 x3 } 1 V1 {  } 2 V2 {  } 3 V3 {  } 4 V4 { 0 x0 1 x1 2 x2 3 x3 });

    pub fn twin() -> Twin {
        Twin::Choice(3, vec![vec![field(Twin::Array(33, Box::new(Twin::Bool))), field(Twin::Bits(Int::U128, 128)), field(Twin::Range(Int::Usize, Num::Above(63), Num::Above(94))).when(Condition::Not(Box::new(Condition::Or(Box::new(Condition::Equal(vec![1], Value::int(2))), Box::new(Condition::Above(vec![1], Num::Above(2)))))), Value::int(2)).check("players"), field(Twin::Bits(Int::U32, 1))], vec![], vec![], vec![], vec![field(Twin::Option(Box::new(Twin::Bits(Int::U16, 16)))), field(Twin::Range(Int::U32, Num::Above(0), Num::Above(4294967295))).when(Condition::And(Box::new(Condition::Equal(vec![0], Value::some(Value::int(2)))), Box::new(Condition::Some(vec![0]))), Value::int(8)), field(Twin::Option(Box::new(Twin::Range(Int::Usize, Num::Above(26), Num::Above(26))))).default_bit(Value::NONE), field(Twin::Range(Int::U16, Num::Above(61), Num::Above(88))).when(Condition::Or(Box::new(Condition::Some(vec![2])), Box::new(Condition::SomeAbove(vec![2], Num::Above(1)))), Value::int(0))]])
    }
}

pub mod t34 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq)]
    pub struct Root {
        #[wire(skip)] pub b: [u16; 3],
        #[wire(range = -88..=56)] pub value: i8,
        #[wire(fixed(0..=7, 8))] pub flag: u32,
        #[wire(range = 0..=100, check = "players")] pub x3: std::num::NonZeroU32,
        #[wire(range = 60..=78, default_bit)] pub len: i8,
        #[wire(align)] pub g: [char; 0],
        #[wire(fixed(0..=5, 8))] pub r#type: u32,
        #[wire(range = -17..=83, if = flag > 5)] pub c: i32,
        #[wire(bits = 1, if = value == 0, default = 6)] pub fields: u64,
        #[wire(bytes, max_len = 12)] pub a: Vec<u8>,
        #[wire(bytes, default_bit)] pub slot: [u8; 2],
        #[wire(range = -74..=-29)] pub blank: i64,
        pub e: [bool; 3],
        #[wire(if = r#type == 2, default_bit)] pub bits: f64,
        #[wire(with = small_or_large_u32, max_bits = 33)] pub x14: u32,
        #[wire(align, if = value > 5)] pub x15: (),
        #[wire(range = -71..=-70, if = !(flag > 3))] pub x16: i64,
        #[wire(with = small_or_large_u16, max_bits = 17, if = (fields > 2) && (len > 2), default = 2)] pub x17: u16,
        #[wire(max_len = 1, if = x16 > 0)] pub x18: Vec<[u64; 9]>,
        pub x19: bool,
        #[wire(max_len = 4, if = value == 3)] pub x20: Vec<[bool; 0]>,
        #[wire(unit = 11, if = fields == 3)] pub x21: Option<[f32; 3]>,
        #[wire(align, with = five_bits, max_bits = 6)] pub x22: Option<u8>,
        #[wire(align, fixed(-1..=2, 8), if = x19)] pub x23: i16,
        #[wire(bytes, max_len = 1, if = x18.len() > 0)] pub x24: [Vec<u8>; 0],
        #[wire(bits = 1, max_len = 6, if = (matches!(x22, Some(b) if b > 1)) || (x23 > 5))] pub x25: Vec<Option<u16>>,
        #[wire(align, relative_to = x16, if = flag > 1, check = "players")] pub x26: i64,
        #[wire(compressed(0.0..=1.0, 0.3), default_bit)] pub x27: f32,
        #[wire(if = !((flag > 5) && (a.len() > 1)))] pub x28: std::time::Duration,
        #[wire(range = -91..=58, if = !(value == 4), default_bit)] pub tag: i32,
        #[wire(bits = 1)] pub d: u16,
        #[wire(compressed(-1.0..=1.0, 0.01))] pub x31: f32,
        #[wire(bytes, if = !(x14 > 2))] pub x32: [u8; 3],
        #[wire(bits = 35, if = x23 == 5, default = Some(1), default_bit)] pub x33: Option<u64>,
        #[wire(range = 10..=73)] pub x34: u32,
    }
    declare::neutral_struct!([] [] Root b value flag x3 len g r#type c fields a slot blank e bits x14 x15 x16 x17 x18 x19 x20 x21 x22 x23 x24 x25 x26 x27 x28 tag d x31 x32 x33 x34);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Array(3, Box::new(Twin::Bits(Int::U16, 4)))).skip(Value::Many(vec![Value::int(0), Value::int(0), Value::int(0)])), field(Twin::Range(Int::I8, Num::Below(-88), Num::Above(56))), field(Twin::Fixed(Int::U32, 0, 7, 8)), field(Twin::NonZero(Box::new(Twin::Range(Int::U32, Num::Above(0), Num::Above(100))))).check("players"), field(Twin::Range(Int::I8, Num::Above(60), Num::Above(78))).default_bit(Value::int(0)), field(Twin::Array(0, Box::new(Twin::Char))).align(), field(Twin::Fixed(Int::U32, 0, 5, 8)), field(Twin::Range(Int::I32, Num::Below(-17), Num::Above(83))).when(Condition::Above(vec![2], Num::Above(5)), Value::int(0)), field(Twin::Bits(Int::U64, 1)).when(Condition::Equal(vec![1], Value::int(0)), Value::int(6)), field(Twin::ByteList(12)), field(Twin::ByteArray(2)).default_bit(Value::Many(vec![Value::int(0), Value::int(0)])), field(Twin::Range(Int::I64, Num::Below(-74), Num::Below(-29))), field(Twin::Array(3, Box::new(Twin::Bool))), field(Twin::F64).when(Condition::Equal(vec![6], Value::int(2)), Value::F64(0x0)).default_bit(Value::F64(0x0)), field(Twin::SmallOrLarge(Int::U32)), field(Twin::Unit).align().when(Condition::Above(vec![1], Num::Above(5)), Value::Unit), field(Twin::Range(Int::I64, Num::Below(-71), Num::Below(-70))).when(Condition::Not(Box::new(Condition::Above(vec![2], Num::Above(3)))), Value::int(0)), field(Twin::SmallOrLarge(Int::U16)).when(Condition::And(Box::new(Condition::Above(vec![8], Num::Above(2))), Box::new(Condition::Above(vec![4], Num::Above(2)))), Value::int(2)), field(Twin::List(1, Box::new(Twin::Array(9, Box::new(Twin::Bits(Int::U64, 64)))))).when(Condition::Above(vec![16], Num::Above(0)), Value::Many(vec![])), field(Twin::Bool), field(Twin::List(4, Box::new(Twin::Array(0, Box::new(Twin::Bool))))).when(Condition::Equal(vec![1], Value::int(3)), Value::Many(vec![])), field(Twin::Option(Box::new(Twin::Direction(11)))).when(Condition::Equal(vec![8], Value::int(3)), Value::NONE), field(Twin::Option(Box::new(Twin::Bits(Int::U8, 5)))).align(), field(Twin::Fixed(Int::I16, -1, 2, 8)).align().when(Condition::True(vec![19]), Value::int(0)), field(Twin::Array(0, Box::new(Twin::ByteList(1)))).when(Condition::Longer(vec![18], 0), Value::Many(vec![])), field(Twin::List(6, Box::new(Twin::Option(Box::new(Twin::Bits(Int::U16, 1)))))).when(Condition::Or(Box::new(Condition::SomeAbove(vec![22], Num::Above(1))), Box::new(Condition::Above(vec![23], Num::Above(5)))), Value::Many(vec![])), field(Twin::Relative(Int::I64, 16)).align().when(Condition::Above(vec![2], Num::Above(1)), Value::int(0)).check("players"), field(Twin::Compressed(0.0, 1.0, 0.3)).default_bit(Value::F32(0x0)), field(Twin::Record(vec![field(Twin::Bits(Int::U64, 64)), field(Twin::Range(Int::U32, Num::Above(0), Num::Above(999999999)))])).when(Condition::Not(Box::new(Condition::And(Box::new(Condition::Above(vec![2], Num::Above(5))), Box::new(Condition::Longer(vec![9], 1))))), Value::Many(vec![Value::int(0), Value::int(0)])), field(Twin::Range(Int::I32, Num::Below(-91), Num::Above(58))).when(Condition::Not(Box::new(Condition::Equal(vec![1], Value::int(4)))), Value::int(0)).default_bit(Value::int(0)), field(Twin::Bits(Int::U16, 1)), field(Twin::Compressed(-1.0, 1.0, 0.01)), field(Twin::ByteArray(3)).when(Condition::Not(Box::new(Condition::Above(vec![14], Num::Above(2)))), Value::Many(vec![Value::int(0), Value::int(0), Value::int(0)])), field(Twin::Option(Box::new(Twin::Bits(Int::U64, 35)))).when(Condition::Equal(vec![23], Value::int(5)), Value::some(Value::int(1))).default_bit(Value::NONE), field(Twin::Range(Int::U32, Num::Above(10), Num::Above(73)))])
    }
}

pub mod t35 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct Root {
        pub c: u64,
        #[wire(compressed(-1.0..=1.0, 0.01))] pub fields: f32,
        #[wire(if = c == 2, default = 8)] pub blank: u64,
        #[wire(bits = 27, if = !(c > 1))] pub value: u32,
        #[wire(range = -16..=54, if = c > 4, default = 6)] pub len: i32,
        #[wire(if = (value == 4) || (c == 5), default_bit)] pub d: Option<u32>,
        #[wire(with = nothing, max_bits = 0, if = c == 4)] pub bits: i32,
        #[wire(if = c > 4)] pub x7: bool,
    }
    declare::neutral_struct!([] [] Root c fields blank value len d bits x7);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Bits(Int::U64, 64)), field(Twin::Compressed(-1.0, 1.0, 0.01)), field(Twin::Bits(Int::U64, 64)).when(Condition::Equal(vec![0], Value::int(2)), Value::int(8)), field(Twin::Bits(Int::U32, 27)).when(Condition::Not(Box::new(Condition::Above(vec![0], Num::Above(1)))), Value::int(0)), field(Twin::Range(Int::I32, Num::Below(-16), Num::Above(54))).when(Condition::Above(vec![0], Num::Above(4)), Value::int(6)), field(Twin::Option(Box::new(Twin::Bits(Int::U32, 32)))).when(Condition::Or(Box::new(Condition::Equal(vec![3], Value::int(4))), Box::new(Condition::Equal(vec![0], Value::int(5)))), Value::NONE).default_bit(Value::NONE), field(Twin::Nothing(Value::int(0), Box::new(Twin::Range(Int::I32, Num::Below(-2147483648), Num::Above(2147483647))))).when(Condition::Equal(vec![0], Value::int(4)), Value::int(0)), field(Twin::Bool).when(Condition::Above(vec![0], Num::Above(4)), Value::Bool(false))])
    }
}

pub mod t36 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct Root {
        #[wire(range = 0..=7, default_bit)] pub b: Option<u16>,
        #[wire(range = 52..=71)] pub value: u32,
        #[wire(relative_to = value, if = b.is_some())] pub flag: u32,
        #[wire(fixed(-5..=40, 2), if = (flag > 2) || (flag > 2))] pub g: i64,
        pub len: u128,
        #[wire(align, range = 0..=100)] pub d: Option<i32>,
        pub tag: bool,
        #[wire(range = 5..=5, if = tag, default_bit)] pub x7: u16,
        #[wire(range = 0..=100)] pub r#type: u32,
        #[wire(default_bit)] pub x9: (),
    }
    declare::neutral_struct!([] [] Root b value flag g len d tag x7 r#type x9);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Option(Box::new(Twin::Range(Int::U16, Num::Above(0), Num::Above(7))))).default_bit(Value::NONE), field(Twin::Range(Int::U32, Num::Above(52), Num::Above(71))), field(Twin::Relative(Int::U32, 1)).when(Condition::Some(vec![0]), Value::int(0)), field(Twin::Fixed(Int::I64, -5, 40, 2)).when(Condition::Or(Box::new(Condition::Above(vec![2], Num::Above(2))), Box::new(Condition::Above(vec![2], Num::Above(2)))), Value::int(0)), field(Twin::Bits(Int::U128, 128)), field(Twin::Option(Box::new(Twin::Range(Int::I32, Num::Above(0), Num::Above(100))))).align(), field(Twin::Bool), field(Twin::Range(Int::U16, Num::Above(5), Num::Above(5))).when(Condition::True(vec![6]), Value::int(0)).default_bit(Value::int(0)), field(Twin::Range(Int::U32, Num::Above(0), Num::Above(100))), field(Twin::Unit).default_bit(Value::Unit)])
    }
}

pub mod t37 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct Root {
        #[wire(range = 49..=56)] pub b: Option<u64>,
        pub fields: u32,
        #[wire(if = (fields > 4) && b.is_some(), default = Some(1))] pub blank: Option<u64>,
        #[wire(bits = 3)] pub stream: u8,
        pub tag: i32,
        #[wire(default_bit)] pub g: bool,
        #[wire(bits = 27, if = !blank.is_some(), default = 7)] pub x6: u32,
        #[wire(if = g)] pub d: u32,
        #[wire(if = !(tag > 5))] pub r#type: Option<u32>,
    }
    declare::neutral_struct!([] [] Root b fields blank stream tag g x6 d r#type);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Option(Box::new(Twin::Range(Int::U64, Num::Above(49), Num::Above(56))))), field(Twin::Bits(Int::U32, 32)), field(Twin::Option(Box::new(Twin::Bits(Int::U64, 64)))).when(Condition::And(Box::new(Condition::Above(vec![1], Num::Above(4))), Box::new(Condition::Some(vec![0]))), Value::some(Value::int(1))), field(Twin::Bits(Int::U8, 3)), field(Twin::Range(Int::I32, Num::Below(-2147483648), Num::Above(2147483647))), field(Twin::Bool).default_bit(Value::Bool(false)), field(Twin::Bits(Int::U32, 27)).when(Condition::Not(Box::new(Condition::Some(vec![2]))), Value::int(7)), field(Twin::Bits(Int::U32, 32)).when(Condition::True(vec![5]), Value::int(0)), field(Twin::Option(Box::new(Twin::Bits(Int::U32, 32)))).when(Condition::Not(Box::new(Condition::Above(vec![4], Num::Above(5)))), Value::NONE)])
    }
}

pub mod t38 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct H0 {
        #[wire(range = 0..=1)] pub b: Option<std::num::NonZeroI8>,
        pub slot: Option<Option<std::time::Duration>>,
        #[wire(smallest_three = 12)] pub blank: [f32; 4],
    }
    declare::neutral_struct!([] [] H0 b slot blank);

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct Root {
        pub c: u16,
        pub slot: i8,
        pub blank: Option<()>,
        #[wire(bytes, if = c > 2)] pub g: [u8; 3],
        #[wire(compressed(-1.0..=1.0, 0.01))] pub tag: f32,
        #[wire(if = blank.is_some())] pub e: u64,
        #[wire(if = !((c == 1) || (c == 1)), default_bit)] pub x6: i32,
        #[wire(skip, default = 1)] pub d: u16,
        #[wire(range = u32::MIN..=u32::MAX, if = (slot > 0) || (slot == 0), default = 4)] pub x8: u32,
        #[wire(if = (e == 3) && (x8 == 3))] pub a: H0,
        #[wire(range = 24..=31, if = !((c == 1) || blank.is_some()), default = 8)] pub x10: u64,
        pub len: u32,
        #[wire(default_bit)] pub stream: bool,
        #[wire(check = "end")] pub x13: u64,
        #[wire(range = 0..=100)] pub x14: i16,
        #[wire(bits = 25)] pub fields: u32,
        #[wire(bits = 13)] pub x16: u16,
        #[wire(compressed(-1.0..=1.0, 0.01), if = (x14 == 4) && a.slot.is_some())] pub x17: Option<f32>,
        pub flag: i32,
        #[wire(if = !(x10 > 4), default = true)] pub x19: bool,
    }
    declare::neutral_struct!([] [] Root c slot blank g tag e x6 d x8 a x10 len stream x13 x14 fields x16 x17 flag x19);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Bits(Int::U16, 16)), field(Twin::Range(Int::I8, Num::Below(-128), Num::Above(127))), field(Twin::Option(Box::new(Twin::Unit))), field(Twin::ByteArray(3)).when(Condition::Above(vec![0], Num::Above(2)), Value::Many(vec![Value::int(0), Value::int(0), Value::int(0)])), field(Twin::Compressed(-1.0, 1.0, 0.01)), field(Twin::Bits(Int::U64, 64)).when(Condition::Some(vec![2]), Value::int(0)), field(Twin::Range(Int::I32, Num::Below(-2147483648), Num::Above(2147483647))).when(Condition::Not(Box::new(Condition::Or(Box::new(Condition::Equal(vec![0], Value::int(1))), Box::new(Condition::Equal(vec![0], Value::int(1)))))), Value::int(0)).default_bit(Value::int(0)), field(Twin::Bits(Int::U16, 13)).skip(Value::int(1)), field(Twin::Range(Int::U32, Num::Above(0), Num::Above(4294967295))).when(Condition::Or(Box::new(Condition::Above(vec![1], Num::Above(0))), Box::new(Condition::Equal(vec![1], Value::int(0)))), Value::int(4)), field(Twin::Record(vec![field(Twin::Option(Box::new(Twin::NonZero(Box::new(Twin::Range(Int::I8, Num::Above(0), Num::Above(1))))))), field(Twin::Option(Box::new(Twin::Option(Box::new(Twin::Record(vec![field(Twin::Bits(Int::U64, 64)), field(Twin::Range(Int::U32, Num::Above(0), Num::Above(999999999)))])))))), field(Twin::SmallestThree(12))])).when(Condition::And(Box::new(Condition::Equal(vec![5], Value::int(3))), Box::new(Condition::Equal(vec![8], Value::int(3)))), Value::Many(vec![Value::NONE, Value::NONE, Value::Many(vec![Value::F32(0x0), Value::F32(0x0), Value::F32(0x0), Value::F32(0x0)])])), field(Twin::Range(Int::U64, Num::Above(24), Num::Above(31))).when(Condition::Not(Box::new(Condition::Or(Box::new(Condition::Equal(vec![0], Value::int(1))), Box::new(Condition::Some(vec![2]))))), Value::int(8)), field(Twin::Bits(Int::U32, 32)), field(Twin::Bool).default_bit(Value::Bool(false)), field(Twin::Bits(Int::U64, 64)).check("end"), field(Twin::Range(Int::I16, Num::Above(0), Num::Above(100))), field(Twin::Bits(Int::U32, 25)), field(Twin::Bits(Int::U16, 13)), field(Twin::Option(Box::new(Twin::Compressed(-1.0, 1.0, 0.01)))).when(Condition::And(Box::new(Condition::Equal(vec![14], Value::int(4))), Box::new(Condition::Some(vec![9, 1]))), Value::NONE), field(Twin::Range(Int::I32, Num::Below(-2147483648), Num::Above(2147483647))), field(Twin::Bool).when(Condition::Not(Box::new(Condition::Above(vec![10], Num::Above(4)))), Value::Bool(true))])
    }
}

pub mod t39 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct Root {
        #[wire(bits = 61)] pub a: Option<u64>,
        pub value: i32,
        #[wire(if = matches!(a, Some(a) if a > 3))] pub flag: bool,
        #[wire(bits = 3, default_bit)] pub g: u8,
        pub tag: [bool; 0],
    }
    declare::neutral_struct!([] [] Root a value flag g tag);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Option(Box::new(Twin::Bits(Int::U64, 61)))), field(Twin::Range(Int::I32, Num::Below(-2147483648), Num::Above(2147483647))), field(Twin::Bool).when(Condition::SomeAbove(vec![0], Num::Above(3)), Value::Bool(false)), field(Twin::Bits(Int::U8, 3)).default_bit(Value::int(0)), field(Twin::Array(0, Box::new(Twin::Bool)))])
    }
}

pub mod t40 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct Root(
        #[wire(default_bit)] pub [bool; 0],
        pub (),
        #[wire(range = 5..=5)] pub i16,
        #[wire(bits = 8, check = "a")] pub u8,
        #[wire(bits = 7, check = "a")] pub u16,
        #[wire(bits = 6)] pub u8,
        pub bool,
        pub u32,
    );
    declare::neutral_struct!([] [] Root 0 1 2 3 4 5 6 7);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Array(0, Box::new(Twin::Bool))).default_bit(Value::Many(vec![])), field(Twin::Unit), field(Twin::Range(Int::I16, Num::Above(5), Num::Above(5))), field(Twin::Bits(Int::U8, 8)).check("a"), field(Twin::Bits(Int::U16, 7)).check("a"), field(Twin::Bits(Int::U8, 6)), field(Twin::Bool), field(Twin::Bits(Int::U32, 32))])
    }
}

pub mod t41 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    #[wire(crate = tightwire)]
    pub struct H0 {
        #[wire(range = 97..=97)] pub b: Option<u8>,
    }
    declare::neutral_struct!([] [] H0 b);

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct H1 {
    }
    declare::neutral_struct!([] [] H1 );

    #[derive(Clone, Debug, PartialEq, Default)]
    pub struct Root {
        pub c: String,
        pub fields: [f32; 3],
        pub blank: Option<[H0; 1]>,
        pub stream: bool,
        pub len: Option<bool>,
        pub e: Option<H1>,
        pub tag: Option<f32>,
        pub d: (),
        pub x8: [Option<i16>; 2],
        pub b: (),
        pub x10: [isize; 1],
    }
    impl Root {
        fn serialize<S: Stream>(&mut self, stream: &mut S) -> tightwire::Result<S> {
            stream.string(&mut self.c, 1)?;
            stream.unit_vector(&mut self.fields, 8)?;
            let mut rests = self.blank == <Option<[H0; 1]>>::default(); stream.bool(&mut rests)?; if rests { self.blank = Default::default(); } else { stream.option(&mut self.blank, |stream, x| stream.array(x, |stream, x| stream.object(x)))?; }
            stream.check("end")?;
            stream.bool(&mut self.stream)?;
            stream.option(&mut self.len, |stream, x| stream.bool(x))?;
            stream.option(&mut self.e, |stream, x| stream.object(x))?;
            stream.option(&mut self.tag, |stream, x| stream.compressed(x, -3.5..=8.25, 0.1))?;
            stream.object(&mut self.d)?;
            stream.subset(&mut self.x8, Option::is_some, |stream, slot| { let mut one = slot.take().unwrap_or_default(); stream.object(&mut one)?; *slot = Some(one); Ok(()) })?;
            stream.object(&mut self.b)?;
            stream.align()?;
            stream.array(&mut self.x10, |stream, x| stream.int(x, -82..=-64))?;
            stream.check("a")?;
            Ok(())
        }
    }
    tightwire::unified!(Root, max_bits = 347);
    declare::neutral_struct!([] [] Root c fields blank stream len e tag d x8 b x10);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Text(1)), field(Twin::Direction(8)), field(Twin::Option(Box::new(Twin::Array(1, Box::new(Twin::Record(vec![field(Twin::Option(Box::new(Twin::Range(Int::U8, Num::Above(97), Num::Above(97)))))])))))).default_bit(Value::NONE).check("end"), field(Twin::Bool), field(Twin::Option(Box::new(Twin::Bool))), field(Twin::Option(Box::new(Twin::Record(vec![])))), field(Twin::Option(Box::new(Twin::Compressed(-3.5, 8.25, 0.1)))), field(Twin::Unit), field(Twin::Subset(None, 2, Box::new(Twin::Range(Int::I16, Num::Below(-32768), Num::Above(32767))))), field(Twin::Unit), field(Twin::Array(1, Box::new(Twin::Range(Int::Isize, Num::Below(-82), Num::Below(-64))))).align().check("a")])
    }
}

pub mod t42 {
    use super::*;

    #[derive(Clone, Debug, PartialEq, Default)]
    pub struct Root {
        pub c: u16,
        pub fields: i16,
        pub flag: u8,
        pub value: i32,
        pub blank: Vec<Option<u64>>,
        pub e: Vec<Option<f32>>,
        pub tag: [u32; 1],
        pub x7: Vec<Option<i8>>,
    }
    impl Root {
        fn serialize<S: Stream>(&mut self, stream: &mut S) -> tightwire::Result<S> {
            stream.int(&mut self.c, 93..=93)?;
            stream.align()?;
            stream.int(&mut self.fields, 13..=13)?;
            stream.bits(&mut self.flag, 2)?;
            if self.fields == 1 { stream.int(&mut self.value, 0..=1)?; } else { self.value = Default::default(); }
            stream.list(&mut self.blank, 11, |stream, x| stream.option(x, |stream, x| stream.bits(x, 1)))?;
            stream.list(&mut self.e, 5, |stream, x| stream.option(x, |stream, x| stream.compressed(x, 0.0..=1.0, 2.0)))?;
            stream.array(&mut self.tag, |stream, x| stream.fixed(x, 0..=25, 6))?;
            stream.list(&mut self.x7, 15, |stream, x| stream.option(x, |stream, x| stream.int(x, -17..=96)))?;
            Ok(())
        }
    }
    tightwire::unified!(Root, max_bits = 184);
    declare::neutral_struct!([] [] Root c fields flag value blank e tag x7);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Range(Int::U16, Num::Above(93), Num::Above(93))), field(Twin::Range(Int::I16, Num::Above(13), Num::Above(13))).align(), field(Twin::Bits(Int::U8, 2)), field(Twin::Range(Int::I32, Num::Above(0), Num::Above(1))).when(Condition::Equal(vec![1], Value::int(1)), Value::int(0)), field(Twin::List(11, Box::new(Twin::Option(Box::new(Twin::Bits(Int::U64, 1)))))), field(Twin::List(5, Box::new(Twin::Option(Box::new(Twin::Compressed(0.0, 1.0, 2.0)))))), field(Twin::Array(1, Box::new(Twin::Fixed(Int::U32, 0, 25, 6)))), field(Twin::List(15, Box::new(Twin::Option(Box::new(Twin::Range(Int::I8, Num::Below(-17), Num::Above(96)))))))])
    }
}

pub mod t43 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq)]
    #[wire(crate = tightwire)]
    pub struct Root<const N: usize> {
        pub a: [(std::num::Wrapping<u64>, Box<()>, bool,); N],
        #[wire(bits = 6)] pub value: Option<u8>,
        #[wire(bits = 16)] pub flag: u16,
    }
    declare::neutral_struct!([] [N] Root a value flag);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Array(1, Box::new(Twin::Record(vec![field(Twin::Bits(Int::U64, 64)), field(Twin::Unit), field(Twin::Bool)])))), field(Twin::Option(Box::new(Twin::Bits(Int::U8, 6)))), field(Twin::Bits(Int::U16, 16))])
    }
}

pub mod t44 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct Root<T0, T1> {
        #[wire(skip)] pub c: Vec<T0>,
        pub slot: T1,
    }
    declare::neutral_struct!([T0 T1] [] Root c slot);

    #[derive(Clone, Debug, PartialEq, Default)]
    pub struct H1 {
        pub b: [bool; 0],
        pub value: i16,
    }
    impl Wire for H1 {
        fn write<W: Writer>(&self, stream: &mut W) -> Result<(), WriteError> {
            stream.write_object(&self.b)?;
            stream.write_int(self.value, 0..=100)?;
            let _ = stream;
            Ok(())
        }

        fn read<R: Reader>(stream: &mut R) -> Result<Self, ReadError> {
            let found_0 = stream.read_object()?;
            let found_1 = stream.read_int(0..=100)?;
            let _ = stream;
            Ok(Self {
                b: found_0,
                value: found_1,
            })
        }
    }
    declare::neutral_struct!([] [] H1 b value);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::List(2, Box::new(Twin::F32))).skip(Value::Many(vec![])), field(Twin::Record(vec![field(Twin::Array(0, Box::new(Twin::Bool))), field(Twin::Range(Int::I16, Num::Above(0), Num::Above(100)))]))])
    }
}

pub mod t45 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct Root(
        #[wire(smallest_three = 11)] pub [f32; 4],
        #[wire(smallest_three = 5)] pub [f32; 4],
        #[wire(max_len = 9)] pub String,
        pub i64,
        #[wire(if = (field_3 > 5) && (field_2 == "ab"))] pub [bool; 0],
    );
    declare::neutral_struct!([] [] Root 0 1 2 3 4);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::SmallestThree(11)), field(Twin::SmallestThree(5)), field(Twin::Text(9)), field(Twin::Range(Int::I64, Num::Below(-9223372036854775808), Num::Above(9223372036854775807))), field(Twin::Array(0, Box::new(Twin::Bool))).when(Condition::And(Box::new(Condition::Above(vec![3], Num::Above(5))), Box::new(Condition::Equal(vec![2], Value::Text("ab".into())))), Value::Many(vec![]))])
    }
}

pub mod t46 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq)]
    pub enum H0 {
        V0,
        V1 {
        },
        V2 {
            b: Option<u64>,
            slot: u16,
        },
        V3,
    }
    impl Default for H0 { fn default() -> Self { Self::V0 {  } } }
    declare::neutral_enum!([] [] H0 0 V0 {  } 1 V1 {  } 2 V2 { b x0 slot x1 } 3 V3 {  });

    #[derive(Wire, Clone, Debug, PartialEq)]
    pub struct Root<const N: usize> {
        pub a: [H0; N],
        #[wire(bits = 9)] pub value: u16,
        pub flag: bool,
        #[wire(compressed(-1.0..=1.0, 0.01))] pub g: Option<f32>,
        #[wire(align)] pub len: Option<u8>,
        #[wire(default_bit, check = "players")] pub x5: Option<()>,
        pub r#type: u64,
        #[wire(range = i8::MIN..=i8::MAX)] pub c: i8,
        #[wire(range = i32::MIN..=i32::MAX)] pub x8: Option<i32>,
    }
    declare::neutral_struct!([] [N] Root a value flag g len x5 r#type c x8);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Array(1, Box::new(Twin::Choice(2, vec![vec![], vec![], vec![field(Twin::Option(Box::new(Twin::Bits(Int::U64, 64)))), field(Twin::Bits(Int::U16, 16))], vec![]])))), field(Twin::Bits(Int::U16, 9)), field(Twin::Bool), field(Twin::Option(Box::new(Twin::Compressed(-1.0, 1.0, 0.01)))), field(Twin::Option(Box::new(Twin::Bits(Int::U8, 8)))).align(), field(Twin::Option(Box::new(Twin::Unit))).default_bit(Value::NONE).check("players"), field(Twin::Bits(Int::U64, 64)), field(Twin::Range(Int::I8, Num::Below(-128), Num::Above(127))), field(Twin::Option(Box::new(Twin::Range(Int::I32, Num::Below(-2147483648), Num::Above(2147483647)))))])
    }
}

pub mod t47 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct Root {
        #[wire(range = 82..=87)] pub a: u32,
        #[wire(skip, check = "players")] pub slot: i64,
    }
    declare::neutral_struct!([] [] Root a slot);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Range(Int::U32, Num::Above(82), Num::Above(87))), field(Twin::Range(Int::I64, Num::Above(0), Num::Above(1))).skip(Value::int(0)).check("players")])
    }
}

pub mod t48 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq)]
    pub enum Root {
        V0 {
            #[wire(skip, default = Some(1.5))] a: Option<f32>,
            #[wire(range = 5..=5)] value: u64,
            #[wire(range = 100..=100, if = !(value > 0), default = 3)] flag: u32,
            #[wire(range = 0..=100)] x3: i16,
        },
        V1,
        V2 {
            #[wire(range = 5..=51)] c: Option<u16>,
            #[wire(bits = 3)] fields: u64,
            #[wire(if = fields > 3, default_bit)] blank: u32,
            stream: (),
        },
    }
    impl Default for Root { fn default() -> Self { Self::V1 {  } } }
    declare::neutral_enum!([] [] Root 0 V0 { a x0 value x1 flag x2 x3 x3 } 1 V1 {  } 2 V2 { c x0 fields x1 blank x2 stream x3 });

    pub fn twin() -> Twin {
        Twin::Choice(2, vec![vec![field(Twin::Option(Box::new(Twin::Compressed(-1.0, 1.0, 0.01)))).skip(Value::some(Value::F32(0x3fc00000))), field(Twin::Range(Int::U64, Num::Above(5), Num::Above(5))), field(Twin::Range(Int::U32, Num::Above(100), Num::Above(100))).when(Condition::Not(Box::new(Condition::Above(vec![1], Num::Above(0)))), Value::int(3)), field(Twin::Range(Int::I16, Num::Above(0), Num::Above(100)))], vec![], vec![field(Twin::Option(Box::new(Twin::Range(Int::U16, Num::Above(5), Num::Above(51))))), field(Twin::Bits(Int::U64, 3)), field(Twin::Bits(Int::U32, 32)).when(Condition::Above(vec![1], Num::Above(3)), Value::int(0)).default_bit(Value::int(0)), field(Twin::Unit)]])
    }
}

pub mod t49 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq)]
    pub enum H0 {
        V0 {
            c: bool,
            #[wire(bits = 1, if = c || c, default = std::num::NonZero::new(5).unwrap())] value: std::num::NonZeroU8,
        },
        V1,
        V2 {
            #[wire(skip, check = "players")] c: String,
            slot: [std::net::Ipv4Addr; 33],
        },
        V3,
        V4(
            #[wire(skip)] Vec<u8>,
            #[wire(fixed(-16..=47, 1))] Option<i16>,
        ),
        V5,
        V6,
        V7 {
            #[wire(bits = 1, max_len = 14)] b: Vec<u8>,
            value: Option<bool>,
        },
        V8 {
            #[wire(compressed(0.0..=1.0, 2.0))] b: f32,
            #[wire(range = u8::MIN..=u8::MAX, default_bit)] fields: Option<u8>,
        },
    }
    impl Default for H0 { fn default() -> Self { Self::V1 {  } } }
    declare::neutral_enum!([] [] H0 0 V0 { c x0 value x1 } 1 V1 {  } 2 V2 { c x0 slot x1 } 3 V3 {  } 4 V4 { 0 x0 1 x1 } 5 V5 {  } 6 V6 {  } 7 V7 { b x0 value x1 } 8 V8 { b x0 fields x1 });

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct Root {
        pub c: bool,
        #[wire(compressed(-1.0..=1.0, 0.01), if = !(c && c), default = 1.5)] pub fields: f32,
        #[wire(bits = 15, default_bit)] pub a: u16,
        pub g: (),
        #[wire(bits = 5, if = !(a == 2), default = 7)] pub blank: u16,
        #[wire(range = 5..=5, if = !c)] pub d: u8,
        #[wire(compressed(-1.0..=1.0, 0.01), if = d > 3, default = 1.5)] pub bits: f32,
        #[wire(bits = 29, if = (d > 3) && (d == 3), default = 5, default_bit)] pub b: u64,
        #[wire(bits = 2)] pub r#type: u16,
        #[wire(if = a > 3)] pub x9: u16,
        #[wire(max_len = 11, if = !(x9 > 1))] pub value: String,
        #[wire(bits = 4, if = blank > 2, check = "end")] pub flag: u16,
        pub stream: H0,
    }
    declare::neutral_struct!([] [] Root c fields a g blank d bits b r#type x9 value flag stream);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Bool), field(Twin::Compressed(-1.0, 1.0, 0.01)).when(Condition::Not(Box::new(Condition::And(Box::new(Condition::True(vec![0])), Box::new(Condition::True(vec![0]))))), Value::F32(0x3fc00000)), field(Twin::Bits(Int::U16, 15)).default_bit(Value::int(0)), field(Twin::Unit), field(Twin::Bits(Int::U16, 5)).when(Condition::Not(Box::new(Condition::Equal(vec![2], Value::int(2)))), Value::int(7)), field(Twin::Range(Int::U8, Num::Above(5), Num::Above(5))).when(Condition::Not(Box::new(Condition::True(vec![0]))), Value::int(0)), field(Twin::Compressed(-1.0, 1.0, 0.01)).when(Condition::Above(vec![5], Num::Above(3)), Value::F32(0x3fc00000)), field(Twin::Bits(Int::U64, 29)).when(Condition::And(Box::new(Condition::Above(vec![5], Num::Above(3))), Box::new(Condition::Equal(vec![5], Value::int(3)))), Value::int(5)).default_bit(Value::int(0)), field(Twin::Bits(Int::U16, 2)), field(Twin::Bits(Int::U16, 16)).when(Condition::Above(vec![2], Num::Above(3)), Value::int(0)), field(Twin::Text(11)).when(Condition::Not(Box::new(Condition::Above(vec![9], Num::Above(1)))), Value::Text("".into())), field(Twin::Bits(Int::U16, 4)).when(Condition::Above(vec![4], Num::Above(2)), Value::int(0)).check("end"), field(Twin::Choice(4, vec![vec![field(Twin::Bool), field(Twin::NonZero(Box::new(Twin::Bits(Int::U8, 1)))).when(Condition::Or(Box::new(Condition::True(vec![0])), Box::new(Condition::True(vec![0]))), Value::int(5))], vec![], vec![field(Twin::Text(1)).skip(Value::Text("".into())).check("players"), field(Twin::Array(33, Box::new(Twin::Array(4, Box::new(Twin::Bits(Int::U8, 8))))))], vec![], vec![field(Twin::List(4, Box::new(Twin::Range(Int::U8, Num::Above(61), Num::Above(61))))).skip(Value::Many(vec![])), field(Twin::Option(Box::new(Twin::Fixed(Int::I16, -16, 47, 1))))], vec![], vec![], vec![field(Twin::List(14, Box::new(Twin::Bits(Int::U8, 1)))), field(Twin::Option(Box::new(Twin::Bool)))], vec![field(Twin::Compressed(0.0, 1.0, 2.0)), field(Twin::Option(Box::new(Twin::Range(Int::U8, Num::Above(0), Num::Above(255))))).default_bit(Value::NONE)]]))])
    }
}

pub mod t50 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq)]
    #[wire(crate = tightwire)]
    pub struct Root<const N: usize> {
        pub b: [u16; N],
        #[wire(bits = 1)] pub value: u16,
        pub a: [bool; 0],
        #[wire(bits = 25)] pub g: u32,
        pub len: u16,
    }
    declare::neutral_struct!([] [N] Root b value a g len);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Array(0, Box::new(Twin::Bits(Int::U16, 16)))), field(Twin::Bits(Int::U16, 1)), field(Twin::Array(0, Box::new(Twin::Bool))), field(Twin::Bits(Int::U32, 25)), field(Twin::Bits(Int::U16, 16))])
    }
}

pub mod t51 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct Root {
        #[wire(bits = 11)] pub c: u16,
        #[wire(if = !((c == 5) && (c == 5)))] pub fields: u32,
        #[wire(range = 0..=100, if = c > 4, default = 3)] pub a: i32,
        pub g: u64,
    }
    declare::neutral_struct!([] [] Root c fields a g);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Bits(Int::U16, 11)), field(Twin::Bits(Int::U32, 32)).when(Condition::Not(Box::new(Condition::And(Box::new(Condition::Equal(vec![0], Value::int(5))), Box::new(Condition::Equal(vec![0], Value::int(5)))))), Value::int(0)), field(Twin::Range(Int::I32, Num::Above(0), Num::Above(100))).when(Condition::Above(vec![0], Num::Above(4)), Value::int(3)), field(Twin::Bits(Int::U64, 64))])
    }
}

pub mod t52 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct Root {
        pub a: bool,
        #[wire(range = 70..=77)] pub slot: u32,
        #[wire(bits = 1)] pub flag: u8,
        #[wire(bits = 17)] pub stream: u32,
        #[wire(relative_to = slot, if = flag > 2, default = 1)] pub tag: u32,
        #[wire(range = u32::MIN..=u32::MAX)] pub g: u32,
        #[wire(bytes, if = (stream > 3) && (stream == 3))] pub x6: [u8; 4],
        #[wire(bits = 1)] pub b: Option<u16>,
        #[wire(if = tag > 0)] pub x8: u32,
    }
    declare::neutral_struct!([] [] Root a slot flag stream tag g x6 b x8);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Bool), field(Twin::Range(Int::U32, Num::Above(70), Num::Above(77))), field(Twin::Bits(Int::U8, 1)), field(Twin::Bits(Int::U32, 17)), field(Twin::Relative(Int::U32, 1)).when(Condition::Above(vec![2], Num::Above(2)), Value::int(1)), field(Twin::Range(Int::U32, Num::Above(0), Num::Above(4294967295))), field(Twin::ByteArray(4)).when(Condition::And(Box::new(Condition::Above(vec![3], Num::Above(3))), Box::new(Condition::Equal(vec![3], Value::int(3)))), Value::Many(vec![Value::int(0), Value::int(0), Value::int(0), Value::int(0)])), field(Twin::Option(Box::new(Twin::Bits(Int::U16, 1)))), field(Twin::Bits(Int::U32, 32)).when(Condition::Above(vec![4], Num::Above(0)), Value::int(0))])
    }
}

pub mod t53 {
    use super::*;

    #[derive(Clone, Debug, PartialEq, Default)]
    pub struct H0 {
        pub a: [Option<()>; 17],
        pub value: [Option<u8>; 10],
        pub x2: u64,
    }
    impl H0 {
        fn serialize<S: Stream>(&mut self, stream: &mut S) -> tightwire::Result<S> {
            stream.subset_as(tightwire::subset::Strategy::Bitmap, &mut self.a, Option::is_some, |stream, slot| { let mut one = slot.take().unwrap_or_default(); stream.object(&mut one)?; *slot = Some(one); Ok(()) })?;
            stream.subset_as(tightwire::subset::Strategy::Ladder, &mut self.value, Option::is_some, |stream, slot| { let mut one = slot.take().unwrap_or_default(); stream.int(&mut one, 73..=73)?; *slot = Some(one); Ok(()) })?;
            stream.bits(&mut self.x2, 32)?;
            Ok(())
        }
    }
    tightwire::unified!(H0, max_bits = 1888);
    declare::neutral_struct!([] [] H0 a value x2);

    #[derive(Wire, Clone, Debug, PartialEq)]
    pub struct Root<const N: usize>(
        pub [H0; N],
        pub u16,
        pub u64,
        pub u16,
        #[wire(range = 5..=5)] pub u64,
        pub u32,
        #[wire(range = 0..=100)] pub i64,
        #[wire(skip)] pub Option<()>,
        #[wire(bits = 56)] pub u64,
        #[wire(bits = 54)] pub u64,
        #[wire(if = !((field_6 == 5) && (field_9 > 5)), default = 5)] pub i32,
    );
    declare::neutral_struct!([] [N] Root 0 1 2 3 4 5 6 7 8 9 10);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Array(2, Box::new(Twin::Record(vec![field(Twin::Subset(Some(Way::Bitmap), 17, Box::new(Twin::Unit))), field(Twin::Subset(Some(Way::Ladder), 10, Box::new(Twin::Range(Int::U8, Num::Above(73), Num::Above(73))))), field(Twin::Bits(Int::U64, 32))])))), field(Twin::Bits(Int::U16, 16)), field(Twin::Bits(Int::U64, 64)), field(Twin::Bits(Int::U16, 16)), field(Twin::Range(Int::U64, Num::Above(5), Num::Above(5))), field(Twin::Bits(Int::U32, 32)), field(Twin::Range(Int::I64, Num::Above(0), Num::Above(100))), field(Twin::Option(Box::new(Twin::Unit))).skip(Value::NONE), field(Twin::Bits(Int::U64, 56)), field(Twin::Bits(Int::U64, 54)), field(Twin::Range(Int::I32, Num::Below(-2147483648), Num::Above(2147483647))).when(Condition::Not(Box::new(Condition::And(Box::new(Condition::Equal(vec![6], Value::int(5))), Box::new(Condition::Above(vec![9], Num::Above(5)))))), Value::int(5))])
    }
}

pub mod t54 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq)]
    #[wire(tag_bits = 3)]
    pub enum Root {
        V0,
        V1 {
            #[wire(range = 20..=20, check = "end")] a: Option<u8>,
            #[wire(align, check = "a")] value: u32,
            #[wire(smallest_three = 13, if = a.is_some())] flag: [f32; 4],
        },
    }
    impl Default for Root { fn default() -> Self { Self::V0 {  } } }
    declare::neutral_enum!([] [] Root 0 V0 {  } 1 V1 { a x0 value x1 flag x2 });

    pub fn twin() -> Twin {
        Twin::Choice(3, vec![vec![], vec![field(Twin::Option(Box::new(Twin::Range(Int::U8, Num::Above(20), Num::Above(20))))).check("end"), field(Twin::Bits(Int::U32, 32)).align().check("a"), field(Twin::SmallestThree(13)).when(Condition::Some(vec![0]), Value::Many(vec![Value::F32(0x0), Value::F32(0x0), Value::F32(0x0), Value::F32(0x0)]))]])
    }
}

pub mod t55 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct Root {
        pub c: Option<()>,
        pub value: i64,
        #[wire(align, smallest_three = 19, if = value > 4, check = "end")] pub blank: [f32; 4],
        #[wire(skip, check = "players")] pub g: [u8; 0],
        #[wire(range = i64::MIN..=i64::MAX)] pub x4: i64,
        #[wire(fixed(-8..=0, 2))] pub e: Option<Option<i16>>,
        #[wire(max_len = 10)] pub r#type: Vec<Option<u16>>,
        #[wire(max_len = 0)] pub d: String,
        #[wire(range = 81..=81, if = d == "ab", default_bit)] pub x8: i64,
        #[wire(bits = 64, if = r#type.len() > 1, default = Some(Some(8)))] pub a: Option<Option<u64>>,
        #[wire(bytes, if = !e.is_some(), default_bit, check = "players")] pub x10: Option<Option<[u8; 3]>>,
        pub len: [bool; 1],
        #[wire(range = 5..=69, if = value > 5)] pub x12: Option<usize>,
        #[wire(range = u32::MIN..=u32::MAX)] pub x13: u32,
        #[wire(fixed(-10..=36, 3), max_len = 9)] pub x14: Vec<Option<i32>>,
        #[wire(align, max_len = 13, if = x8 == 4)] pub x15: String,
    }
    declare::neutral_struct!([] [] Root c value blank g x4 e r#type d x8 a x10 len x12 x13 x14 x15);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Option(Box::new(Twin::Unit))), field(Twin::Range(Int::I64, Num::Below(-9223372036854775808), Num::Above(9223372036854775807))), field(Twin::SmallestThree(19)).align().when(Condition::Above(vec![1], Num::Above(4)), Value::Many(vec![Value::F32(0x0), Value::F32(0x0), Value::F32(0x0), Value::F32(0x0)])).check("end"), field(Twin::ByteArray(0)).skip(Value::Many(vec![])).check("players"), field(Twin::Range(Int::I64, Num::Below(-9223372036854775808), Num::Above(9223372036854775807))), field(Twin::Option(Box::new(Twin::Option(Box::new(Twin::Fixed(Int::I16, -8, 0, 2)))))), field(Twin::List(10, Box::new(Twin::Option(Box::new(Twin::Bits(Int::U16, 16)))))), field(Twin::Text(0)), field(Twin::Range(Int::I64, Num::Above(81), Num::Above(81))).when(Condition::Equal(vec![7], Value::Text("ab".into())), Value::int(0)).default_bit(Value::int(0)), field(Twin::Option(Box::new(Twin::Option(Box::new(Twin::Bits(Int::U64, 64)))))).when(Condition::Longer(vec![6], 1), Value::some(Value::some(Value::int(8)))), field(Twin::Option(Box::new(Twin::Option(Box::new(Twin::ByteArray(3)))))).when(Condition::Not(Box::new(Condition::Some(vec![5]))), Value::NONE).default_bit(Value::NONE).check("players"), field(Twin::Array(1, Box::new(Twin::Bool))), field(Twin::Option(Box::new(Twin::Range(Int::Usize, Num::Above(5), Num::Above(69))))).when(Condition::Above(vec![1], Num::Above(5)), Value::NONE), field(Twin::Range(Int::U32, Num::Above(0), Num::Above(4294967295))), field(Twin::List(9, Box::new(Twin::Option(Box::new(Twin::Fixed(Int::I32, -10, 36, 3)))))), field(Twin::Text(13)).align().when(Condition::Equal(vec![8], Value::int(4)), Value::Text("".into()))])
    }
}

pub mod t56 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct H0 {
        pub a: i32,
    }
    declare::neutral_struct!([] [] H0 a);

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    #[wire(crate = tightwire)]
    #[wire(bound = "T0: Wire + Default + PartialEq")]
    pub struct Root<T0> {
        pub b: T0,
        pub value: Option<[bool; 0]>,
        #[wire(if = !value.is_some())] pub flag: bool,
        #[wire(check = "end")] pub stream: bool,
        #[wire(default_bit)] pub tag: Option<bool>,
        #[wire(range = 5..=5, default_bit)] pub e: Option<u32>,
        #[wire(bytes, if = tag.is_some())] pub r#type: [u8; 4],
        #[wire(bits = 19, if = !tag.is_some(), default = 4)] pub d: u32,
        #[wire(bits = 23)] pub x8: u32,
        #[wire(bits = 5)] pub x9: u32,
        pub slot: Option<i64>,
        pub x11: bool,
        #[wire(if = slot.is_some())] pub g: H0,
        #[wire(range = 23..=52)] pub len: i64,
        #[wire(bits = 8, check = "a")] pub c: u32,
        pub fields: Option<u16>,
        #[wire(bits = 3)] pub x16: u8,
        #[wire(if = tag.is_some() || flag)] pub x17: bool,
        #[wire(bits = 9)] pub blank: u16,
        pub x19: Option<[[bool; 2]; 0]>,
        pub x20: Option<u8>,
        pub x21: bool,
        #[wire(range = 5..=5, if = x17, default = 4)] pub x22: u8,
    }
    declare::neutral_struct!([T0] [] Root b value flag stream tag e r#type d x8 x9 slot x11 g len c fields x16 x17 blank x19 x20 x21 x22);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Bits(Int::U16, 16)), field(Twin::Option(Box::new(Twin::Array(0, Box::new(Twin::Bool))))), field(Twin::Bool).when(Condition::Not(Box::new(Condition::Some(vec![1]))), Value::Bool(false)), field(Twin::Bool).check("end"), field(Twin::Option(Box::new(Twin::Bool))).default_bit(Value::NONE), field(Twin::Option(Box::new(Twin::Range(Int::U32, Num::Above(5), Num::Above(5))))).default_bit(Value::NONE), field(Twin::ByteArray(4)).when(Condition::Some(vec![4]), Value::Many(vec![Value::int(0), Value::int(0), Value::int(0), Value::int(0)])), field(Twin::Bits(Int::U32, 19)).when(Condition::Not(Box::new(Condition::Some(vec![4]))), Value::int(4)), field(Twin::Bits(Int::U32, 23)), field(Twin::Bits(Int::U32, 5)), field(Twin::Option(Box::new(Twin::Range(Int::I64, Num::Below(-9223372036854775808), Num::Above(9223372036854775807))))), field(Twin::Bool), field(Twin::Record(vec![field(Twin::Range(Int::I32, Num::Below(-2147483648), Num::Above(2147483647)))])).when(Condition::Some(vec![10]), Value::Many(vec![Value::int(0)])), field(Twin::Range(Int::I64, Num::Above(23), Num::Above(52))), field(Twin::Bits(Int::U32, 8)).check("a"), field(Twin::Option(Box::new(Twin::Bits(Int::U16, 16)))), field(Twin::Bits(Int::U8, 3)), field(Twin::Bool).when(Condition::Or(Box::new(Condition::Some(vec![4])), Box::new(Condition::True(vec![2]))), Value::Bool(false)), field(Twin::Bits(Int::U16, 9)), field(Twin::Option(Box::new(Twin::Array(0, Box::new(Twin::Array(2, Box::new(Twin::Bool))))))), field(Twin::Option(Box::new(Twin::Bits(Int::U8, 8)))), field(Twin::Bool), field(Twin::Range(Int::U8, Num::Above(5), Num::Above(5))).when(Condition::True(vec![17]), Value::int(4))])
    }
}

pub mod t57 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq)]
    pub enum Root {
        V0 {
            #[wire(compressed(-1.0..=1.0, 0.01))] b: Option<f32>,
            #[wire(bits = 3)] slot: u8,
            blank: f32,
            #[wire(skip, default = 1)] stream: u64,
        },
    }
    impl Default for Root { fn default() -> Self { Self::V0 { b: Default::default(), slot: Default::default(), blank: Default::default(), stream: Default::default() } } }
    declare::neutral_enum!([] [] Root 0 V0 { b x0 slot x1 blank x2 stream x3 });

    pub fn twin() -> Twin {
        Twin::Choice(0, vec![vec![field(Twin::Option(Box::new(Twin::Compressed(-1.0, 1.0, 0.01)))), field(Twin::Bits(Int::U8, 3)), field(Twin::F32), field(Twin::Bits(Int::U64, 64)).skip(Value::int(1))]])
    }
}

pub mod t58 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct Root(
        pub Option<bool>,
        pub i64,
        #[wire(if = field_0.is_some())] pub (),
        pub u32,
        pub i64,
        #[wire(bits = 8)] pub Option<u8>,
        #[wire(align, if = field_3 > 0, default_bit)] pub [bool; 0],
    );
    declare::neutral_struct!([] [] Root 0 1 2 3 4 5 6);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Option(Box::new(Twin::Bool))), field(Twin::Range(Int::I64, Num::Below(-9223372036854775808), Num::Above(9223372036854775807))), field(Twin::Unit).when(Condition::Some(vec![0]), Value::Unit), field(Twin::Bits(Int::U32, 32)), field(Twin::Range(Int::I64, Num::Below(-9223372036854775808), Num::Above(9223372036854775807))), field(Twin::Option(Box::new(Twin::Bits(Int::U8, 8)))), field(Twin::Array(0, Box::new(Twin::Bool))).align().when(Condition::Above(vec![3], Num::Above(0)), Value::Many(vec![])).default_bit(Value::Many(vec![]))])
    }
}

pub mod t59 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    #[wire(bound = "T0: Wire + Default + PartialEq")]
    pub struct Root<T0> {
        #[wire(max_len = 2)] pub c: Vec<T0>,
        pub fields: bool,
        #[wire(range = -37..=-30)] pub flag: i64,
        #[wire(fixed(-17..=14, 2))] pub value: Option<i32>,
        #[wire(bits = 8)] pub blank: u8,
    }
    declare::neutral_struct!([T0] [] Root c fields flag value blank);

    #[derive(Wire, Clone, Debug, PartialEq)]
    pub enum H1<T0, T1> {
        V0 {
            c: Box<T0>,
            value: T1,
        },
        V1 {
            #[wire(check = "end")] c: Option<bool>,
            #[wire(bits = 61, if = c.is_some())] slot: u64,
            blank: std::num::Wrapping<i32>,
            #[wire(bits = 1, check = "players")] value: u32,
        },
        V2 {
        },
        V3 {
        },
        V4 {
            #[wire(bits = 10)] b: Option<u64>,
            #[wire(bits = 52)] slot: Option<u64>,
            #[wire(skip)] blank: u16,
            #[wire(bits = 17, default_bit)] g: u32,
        },
    }
    impl<T0: Default, T1: Default> Default for H1<T0, T1> { fn default() -> Self { Self::V2 {  } } }
    declare::neutral_enum!([T0 T1] [] H1 0 V0 { c x0 value x1 } 1 V1 { c x0 slot x1 blank x2 value x3 } 2 V2 {  } 3 V3 {  } 4 V4 { b x0 slot x1 blank x2 g x3 });

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::List(2, Box::new(Twin::Choice(3, vec![vec![field(Twin::Bits(Int::U32, 32)), field(Twin::Unit)], vec![field(Twin::Option(Box::new(Twin::Bool))).check("end"), field(Twin::Bits(Int::U64, 61)).when(Condition::Some(vec![0]), Value::int(0)), field(Twin::Range(Int::I32, Num::Below(-2147483648), Num::Above(2147483647))), field(Twin::Bits(Int::U32, 1)).check("players")], vec![], vec![], vec![field(Twin::Option(Box::new(Twin::Bits(Int::U64, 10)))), field(Twin::Option(Box::new(Twin::Bits(Int::U64, 52)))), field(Twin::Bits(Int::U16, 3)).skip(Value::int(0)), field(Twin::Bits(Int::U32, 17)).default_bit(Value::int(0))]])))), field(Twin::Bool), field(Twin::Range(Int::I64, Num::Below(-37), Num::Below(-30))), field(Twin::Option(Box::new(Twin::Fixed(Int::I32, -17, 14, 2)))), field(Twin::Bits(Int::U8, 8))])
    }
}

pub mod t60 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct Root {
        pub b: i8,
        #[wire(bits = 8)] pub fields: u8,
        #[wire(range = 85..=92, if = b == 4, default_bit)] pub a: i32,
        pub value: bool,
        #[wire(range = 19..=95)] pub tag: i64,
        #[wire(bits = 4)] pub e: Option<u16>,
        #[wire(relative_to = a, if = tag > 1, default = 4)] pub x6: i32,
        #[wire(bits = 1, if = !((tag == 0) && (fields > 4)))] pub c: u16,
        #[wire(compressed(0.0..=16777215.0, 1.0))] pub r#type: f32,
        pub flag: bool,
        pub stream: Option<i32>,
        pub len: (bool,),
    }
    declare::neutral_struct!([] [] Root b fields a value tag e x6 c r#type flag stream len);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Range(Int::I8, Num::Below(-128), Num::Above(127))), field(Twin::Bits(Int::U8, 8)), field(Twin::Range(Int::I32, Num::Above(85), Num::Above(92))).when(Condition::Equal(vec![0], Value::int(4)), Value::int(0)).default_bit(Value::int(0)), field(Twin::Bool), field(Twin::Range(Int::I64, Num::Above(19), Num::Above(95))), field(Twin::Option(Box::new(Twin::Bits(Int::U16, 4)))), field(Twin::Relative(Int::I32, 2)).when(Condition::Above(vec![4], Num::Above(1)), Value::int(4)), field(Twin::Bits(Int::U16, 1)).when(Condition::Not(Box::new(Condition::And(Box::new(Condition::Equal(vec![4], Value::int(0))), Box::new(Condition::Above(vec![1], Num::Above(4)))))), Value::int(0)), field(Twin::Compressed(0.0, 16777215.0, 1.0)), field(Twin::Bool), field(Twin::Option(Box::new(Twin::Range(Int::I32, Num::Below(-2147483648), Num::Above(2147483647))))), field(Twin::Record(vec![field(Twin::Bool)]))])
    }
}

pub mod t61 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq)]
    pub struct Root(
        #[wire(range = -95..=46)] pub std::num::NonZeroI64,
        #[wire(max_len = 1)] pub String,
        #[wire(range = 19..=19)] pub Option<i64>,
        #[wire(max_len = 8, if = (field_1.len() > 2) && (matches!(field_2, Some(field_0) if field_0 > 2)))] pub Vec<Option<bool>>,
        #[wire(bits = 128, max_len = 3)] pub Vec<Option<u128>>,
        pub bool,
        #[wire(bits = 128)] pub u128,
        #[wire(relative_to = field_6)] pub u128,
        #[wire(range = 10..=83)] pub u16,
        #[wire(bits = 1, if = (field_7 > 2) && field_2.is_some())] pub u32,
        #[wire(with = five_bits, if = field_2.is_some(), default = Some(9))] pub Option<u8>,
    );
    declare::neutral_struct!([] [] Root 0 1 2 3 4 5 6 7 8 9 10);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::NonZero(Box::new(Twin::Range(Int::I64, Num::Below(-95), Num::Above(46))))), field(Twin::Text(1)), field(Twin::Option(Box::new(Twin::Range(Int::I64, Num::Above(19), Num::Above(19))))), field(Twin::List(8, Box::new(Twin::Option(Box::new(Twin::Bool))))).when(Condition::And(Box::new(Condition::Longer(vec![1], 2)), Box::new(Condition::SomeAbove(vec![2], Num::Above(2)))), Value::Many(vec![])), field(Twin::List(3, Box::new(Twin::Option(Box::new(Twin::Bits(Int::U128, 128)))))), field(Twin::Bool), field(Twin::Bits(Int::U128, 128)), field(Twin::Relative(Int::U128, 6)), field(Twin::Range(Int::U16, Num::Above(10), Num::Above(83))), field(Twin::Bits(Int::U32, 1)).when(Condition::And(Box::new(Condition::Above(vec![7], Num::Above(2))), Box::new(Condition::Some(vec![2]))), Value::int(0)), field(Twin::Option(Box::new(Twin::Bits(Int::U8, 5)))).when(Condition::Some(vec![2]), Value::some(Value::int(9)))])
    }
}

pub mod t62 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct H0 {
        #[wire(range = 5..=5)] pub b: u64,
        pub slot: (),
    }
    declare::neutral_struct!([] [] H0 b slot);

    #[derive(Clone, Debug, PartialEq, Default)]
    pub struct Root {
        pub b: Vec<Option<H0>>,
        pub value: Vec<Option<f32>>,
        pub a: [Option<i32>; 1],
        pub g: Option<Option<u8>>,
        pub tag: bool,
    }
    impl Root {
        fn serialize<S: Stream>(&mut self, stream: &mut S) -> tightwire::Result<S> {
            stream.list(&mut self.b, 300, |stream, x| stream.option(x, |stream, x| stream.object(x)))?;
            stream.align()?;
            let mut rests = self.value == <Vec<Option<f32>>>::default(); stream.bool(&mut rests)?; if rests { self.value = Default::default(); } else { stream.list(&mut self.value, 1, |stream, x| stream.option(x, |stream, x| stream.compressed(x, 0.0..=1.0, 2.0)))?; }
            stream.subset_as(tightwire::subset::Strategy::Gaps, &mut self.a, Option::is_some, |stream, slot| { let mut one = slot.take().unwrap_or_default(); stream.object(&mut one)?; *slot = Some(one); Ok(()) })?;
            stream.align()?;
            if self.b.len() > 0 { stream.option(&mut self.g, |stream, x| stream.option(x, |stream, x| stream.int(x, 76..=78)))?; } else { self.g = Default::default(); }
            stream.check("players")?;
            stream.bool(&mut self.tag)?;
            Ok(())
        }
    }
    tightwire::unified!(Root, max_bits = 524);
    declare::neutral_struct!([] [] Root b value a g tag);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::List(300, Box::new(Twin::Option(Box::new(Twin::Record(vec![field(Twin::Range(Int::U64, Num::Above(5), Num::Above(5))), field(Twin::Unit)])))))), field(Twin::List(1, Box::new(Twin::Option(Box::new(Twin::Compressed(0.0, 1.0, 2.0)))))).align().default_bit(Value::Many(vec![])), field(Twin::Subset(Some(Way::Gaps), 1, Box::new(Twin::Range(Int::I32, Num::Below(-2147483648), Num::Above(2147483647))))), field(Twin::Option(Box::new(Twin::Option(Box::new(Twin::Range(Int::U8, Num::Above(76), Num::Above(78))))))).align().when(Condition::Longer(vec![0], 0), Value::NONE).check("players"), field(Twin::Bool)])
    }
}

pub mod t63 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq)]
    pub enum Root {
        V0(
            #[wire(range = 0..=100)] i32,
            u64,
        ),
        V1 {
            #[wire(bits = 1)] a: u8,
            #[wire(bits = 3)] slot: u32,
        },
        V2,
    }
    impl Default for Root { fn default() -> Self { Self::V2 {  } } }
    declare::neutral_enum!([] [] Root 0 V0 { 0 x0 1 x1 } 1 V1 { a x0 slot x1 } 2 V2 {  });

    pub fn twin() -> Twin {
        Twin::Choice(2, vec![vec![field(Twin::Range(Int::I32, Num::Above(0), Num::Above(100))), field(Twin::Bits(Int::U64, 64))], vec![field(Twin::Bits(Int::U8, 1)), field(Twin::Bits(Int::U32, 3))], vec![]])
    }
}

pub mod t64 {
    use super::*;

    #[derive(Clone, Debug, PartialEq, Default)]
    pub struct Root {
        pub a: [Option<i64>; 10],
        pub fields: bool,
        pub x2: [u16; 9],
        pub value: u64,
        pub blank: bool,
        pub g: Option<[u8; 0]>,
        pub bits: i64,
        pub d: i64,
        pub x8: i64,
    }
    impl Root {
        fn serialize<S: Stream>(&mut self, stream: &mut S) -> tightwire::Result<S> {
            stream.subset(&mut self.a, Option::is_some, |stream, slot| { let mut one = slot.take().unwrap_or_default(); stream.int(&mut one, 0..=1)?; *slot = Some(one); Ok(()) })?;
            stream.bool(&mut self.fields)?;
            if self.fields { stream.array(&mut self.x2, |stream, x| stream.bits(x, 16))?; } else { self.x2 = Default::default(); }
            stream.int(&mut self.value, 6..=6)?;
            if self.fields && self.fields { stream.bool(&mut self.blank)?; } else { self.blank = Default::default(); }
            if self.fields { stream.option(&mut self.g, |stream, x| stream.bytes(x))?; } else { self.g = Default::default(); }
            stream.check("end")?;
            if self.value > 4 { stream.fixed(&mut self.bits, -6..=17, 6)?; } else { self.bits = 2; }
            stream.check("end")?;
            if (self.bits > 4) && (self.value == 3) { stream.int(&mut self.d, -27..=34)?; } else { self.d = Default::default(); }
            let previous = self.bits; stream.relative(&mut self.x8, previous)?;
            Ok(())
        }
    }
    tightwire::unified!(Root, max_bits = 987);
    declare::neutral_struct!([] [] Root a fields x2 value blank g bits d x8);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Subset(None, 10, Box::new(Twin::Range(Int::I64, Num::Above(0), Num::Above(1))))), field(Twin::Bool), field(Twin::Array(9, Box::new(Twin::Bits(Int::U16, 16)))).when(Condition::True(vec![1]), Value::Many(vec![Value::int(0), Value::int(0), Value::int(0), Value::int(0), Value::int(0), Value::int(0), Value::int(0), Value::int(0), Value::int(0)])), field(Twin::Range(Int::U64, Num::Above(6), Num::Above(6))), field(Twin::Bool).when(Condition::And(Box::new(Condition::True(vec![1])), Box::new(Condition::True(vec![1]))), Value::Bool(false)), field(Twin::Option(Box::new(Twin::ByteArray(0)))).when(Condition::True(vec![1]), Value::NONE).check("end"), field(Twin::Fixed(Int::I64, -6, 17, 6)).when(Condition::Above(vec![3], Num::Above(4)), Value::int(2)).check("end"), field(Twin::Range(Int::I64, Num::Below(-27), Num::Above(34))).when(Condition::And(Box::new(Condition::Above(vec![6], Num::Above(4))), Box::new(Condition::Equal(vec![3], Value::int(3)))), Value::int(0)), field(Twin::Relative(Int::I64, 6))])
    }
}

pub mod t65 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    #[wire(bound = "T0: Wire + Default + PartialEq")]
    pub struct Root<T0> {
        pub c: Option<T0>,
        #[wire(bytes)] pub slot: [[u8; 4]; 0],
        #[wire(fixed(-10..=7, 4))] pub flag: i16,
        #[wire(align, bits = 24, if = !c.is_some(), default = Some(std::num::NonZero::new(5).unwrap()))] pub value: Option<std::num::NonZeroU64>,
        #[wire(with = small_or_large_u16, if = value.is_some() || c.is_some(), default = 4)] pub len: u16,
        #[wire(bits = 26)] pub d: u128,
        #[wire(relative_to = len)] pub r#type: u16,
        #[wire(fixed(0..=24, 3), if = !(r#type > 1), default_bit)] pub x7: u32,
    }
    declare::neutral_struct!([T0] [] Root c slot flag value len d r#type x7);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Option(Box::new(Twin::F32))), field(Twin::Array(0, Box::new(Twin::ByteArray(4)))), field(Twin::Fixed(Int::I16, -10, 7, 4)), field(Twin::Option(Box::new(Twin::NonZero(Box::new(Twin::Bits(Int::U64, 24)))))).align().when(Condition::Not(Box::new(Condition::Some(vec![0]))), Value::some(Value::int(5))), field(Twin::SmallOrLarge(Int::U16)).when(Condition::Or(Box::new(Condition::Some(vec![3])), Box::new(Condition::Some(vec![0]))), Value::int(4)), field(Twin::Bits(Int::U128, 26)), field(Twin::Relative(Int::U16, 4)), field(Twin::Fixed(Int::U32, 0, 24, 3)).when(Condition::Not(Box::new(Condition::Above(vec![6], Num::Above(1)))), Value::int(0)).default_bit(Value::int(0))])
    }
}

pub mod t66 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq)]
    pub enum H0 {
        V0,
        V1 {
            #[wire(check = "end")] b: Option<i8>,
            #[wire(align, default_bit)] slot: bool,
        },
        V2,
    }
    impl Default for H0 { fn default() -> Self { Self::V0 {  } } }
    declare::neutral_enum!([] [] H0 0 V0 {  } 1 V1 { b x0 slot x1 } 2 V2 {  });

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct Root {
        #[wire(compressed(-256.0..=256.0, 0.001))] pub c: Option<Option<f32>>,
        #[wire(skip)] pub slot: Vec<i8>,
        #[wire(align, default_bit)] pub flag: Option<()>,
        #[wire(range = -23..=11)] pub g: i16,
        #[wire(skip)] pub blank: char,
        #[wire(check = "players")] pub e: Option<bool>,
        #[wire(relative_to = g)] pub tag: i16,
        #[wire(skip)] pub x7: f32,
        #[wire(relative_to = g)] pub r#type: i16,
        pub b: ((), f64, u8,),
        #[wire(skip)] pub value: H0,
    }
    declare::neutral_struct!([] [] Root c slot flag g blank e tag x7 r#type b value);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Option(Box::new(Twin::Option(Box::new(Twin::Compressed(-256.0, 256.0, 0.001)))))), field(Twin::List(11, Box::new(Twin::Range(Int::I8, Num::Below(-128), Num::Above(127))))).skip(Value::Many(vec![])), field(Twin::Option(Box::new(Twin::Unit))).align().default_bit(Value::NONE), field(Twin::Range(Int::I16, Num::Below(-23), Num::Above(11))), field(Twin::Char).skip(Value::Char('\0')), field(Twin::Option(Box::new(Twin::Bool))).check("players"), field(Twin::Relative(Int::I16, 3)), field(Twin::F32).skip(Value::F32(0x0)), field(Twin::Relative(Int::I16, 3)), field(Twin::Record(vec![field(Twin::Unit), field(Twin::F64), field(Twin::Bits(Int::U8, 8))])), field(Twin::Choice(2, vec![vec![], vec![field(Twin::Option(Box::new(Twin::Range(Int::I8, Num::Below(-128), Num::Above(127))))).check("end"), field(Twin::Bool).align().default_bit(Value::Bool(false))], vec![]])).skip(Value::Variant(0, vec![]))])
    }
}

pub mod t67 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq)]
    pub enum H0<T0, T1> {
        V0 {
            c: Box<T0>,
            #[wire(default_bit)] fields: (T1, bool,),
        },
        V1 {
        },
    }
    impl<T0: Default, T1: Default> Default for H0<T0, T1> { fn default() -> Self { Self::V1 {  } } }
    declare::neutral_enum!([T0 T1] [] H0 0 V0 { c x0 fields x1 } 1 V1 {  });

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct Root {
        #[wire(range = 27..=27, check = "end")] pub b: i16,
        #[wire(range = 53..=60, default_bit)] pub value: Option<u8>,
        #[wire(bits = 1, if = b == 3)] pub a: u64,
        #[wire(range = 96..=96)] pub x3: [u8; 3],
        #[wire(bits = 2)] pub tag: [u8; 2],
        pub g: Option<H0<u16, [H0<[Rc<bool>; 9], f32>; 3]>>,
        #[wire(smallest_three = 14, if = (b > 2) && (a > 4))] pub x6: [[f32; 4]; 9],
    }
    declare::neutral_struct!([] [] Root b value a x3 tag g x6);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Range(Int::I16, Num::Above(27), Num::Above(27))).check("end"), field(Twin::Option(Box::new(Twin::Range(Int::U8, Num::Above(53), Num::Above(60))))).default_bit(Value::NONE), field(Twin::Bits(Int::U64, 1)).when(Condition::Equal(vec![0], Value::int(3)), Value::int(0)), field(Twin::Array(3, Box::new(Twin::Range(Int::U8, Num::Above(96), Num::Above(96))))), field(Twin::Array(2, Box::new(Twin::Bits(Int::U8, 2)))), field(Twin::Option(Box::new(Twin::Choice(1, vec![vec![field(Twin::Bits(Int::U16, 16)), field(Twin::Record(vec![field(Twin::Array(3, Box::new(Twin::Choice(1, vec![vec![field(Twin::Array(9, Box::new(Twin::Bool))), field(Twin::Record(vec![field(Twin::F32), field(Twin::Bool)])).default_bit(Value::Many(vec![Value::F32(0x0), Value::Bool(false)]))], vec![]])))), field(Twin::Bool)])).default_bit(Value::Many(vec![Value::Many(vec![Value::Variant(1, vec![]), Value::Variant(1, vec![]), Value::Variant(1, vec![])]), Value::Bool(false)]))], vec![]])))), field(Twin::Array(9, Box::new(Twin::SmallestThree(14)))).when(Condition::And(Box::new(Condition::Above(vec![0], Num::Above(2))), Box::new(Condition::Above(vec![2], Num::Above(4)))), Value::Many(vec![Value::Many(vec![Value::F32(0x0), Value::F32(0x0), Value::F32(0x0), Value::F32(0x0)]), Value::Many(vec![Value::F32(0x0), Value::F32(0x0), Value::F32(0x0), Value::F32(0x0)]), Value::Many(vec![Value::F32(0x0), Value::F32(0x0), Value::F32(0x0), Value::F32(0x0)]), Value::Many(vec![Value::F32(0x0), Value::F32(0x0), Value::F32(0x0), Value::F32(0x0)]), Value::Many(vec![Value::F32(0x0), Value::F32(0x0), Value::F32(0x0), Value::F32(0x0)]), Value::Many(vec![Value::F32(0x0), Value::F32(0x0), Value::F32(0x0), Value::F32(0x0)]), Value::Many(vec![Value::F32(0x0), Value::F32(0x0), Value::F32(0x0), Value::F32(0x0)]), Value::Many(vec![Value::F32(0x0), Value::F32(0x0), Value::F32(0x0), Value::F32(0x0)]), Value::Many(vec![Value::F32(0x0), Value::F32(0x0), Value::F32(0x0), Value::F32(0x0)])]))])
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
        Case::new::<t44::Root<f32, t44::H1>>(4, 44, t44::twin(), None),
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
        Case::new::<t56::Root<u16>>(4, 56, t56::twin(), Some(<t56::Root<u16> as Wire>::MAX_BITS)),
        Case::new::<t57::Root>(4, 57, t57::twin(), Some(<t57::Root as Wire>::MAX_BITS)),
        Case::new::<t58::Root>(4, 58, t58::twin(), Some(<t58::Root as Wire>::MAX_BITS)),
        Case::new::<t59::Root<t59::H1<u32, ()>>>(4, 59, t59::twin(), Some(<t59::Root<t59::H1<u32, ()>> as Wire>::MAX_BITS)),
        Case::new::<t60::Root>(4, 60, t60::twin(), Some(<t60::Root as Wire>::MAX_BITS)),
        Case::new::<t61::Root>(4, 61, t61::twin(), None),
        Case::new::<t62::Root>(4, 62, t62::twin(), Some(<t62::Root as Wire>::MAX_BITS)),
        Case::new::<t63::Root>(4, 63, t63::twin(), Some(<t63::Root as Wire>::MAX_BITS)),
        Case::new::<t64::Root>(4, 64, t64::twin(), Some(<t64::Root as Wire>::MAX_BITS)),
        Case::new::<t65::Root<f32>>(4, 65, t65::twin(), None),
        Case::new::<t66::Root>(4, 66, t66::twin(), Some(<t66::Root as Wire>::MAX_BITS)),
        Case::new::<t67::Root>(4, 67, t67::twin(), Some(<t67::Root as Wire>::MAX_BITS)),
    ]
}
