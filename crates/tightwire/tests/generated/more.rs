// Types 32 to 67 of seed 4, made by tools/declare: not to be edited.

use super::library::scope::*;

pub mod t32 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct H0 {
        #[wire(range = 49..=78)] pub b: Option<u16>,
        #[wire(codec = SmallOrLarge, if = b == Some(2))] pub value: u64,
        #[wire(compressed(0.0..=16777215.0, 1.0))] pub flag: f32,
    }
    declare::neutral_struct!([] [] H0 b value flag);

    #[derive(Wire, Clone, Debug, PartialEq)]
    #[wire(tag_bits = 4)]
    pub enum Root<const N: usize> {
        V0 {
            a: [H0; N],
        },
        V1 {
            #[wire(compressed(0.0..=10.0, 5.0), default_bit)] a: Option<f32>,
            value: u64,
            #[wire(rename = "old 2")] blank: (bool, std::time::Duration, Option<bool>, u16, bool,),
            #[wire(max_len = 9, if = !(blank.3 > 4))] stream: Option<std::collections::HashSet<bool>>,
        },
    }
    declare::neutral_enum!([] [N] Root 0 V0 { a x0 } 1 V1 { a x0 value x1 blank x2 stream x3 });

    pub fn twin() -> Twin {
        Twin::Choice(4, vec![vec![field(Twin::Array(2, Box::new(Twin::Record(vec![field(Twin::Option(Box::new(Twin::Range(Int::U16, Num::Above(49), Num::Above(78))))), field(Twin::SmallOrLarge(Int::U64)).when(Condition::Equal(vec![0], Value::some(Value::int(2))), Value::int(0)), field(Twin::Compressed(0.0, 16777215.0, 1.0))]))))], vec![field(Twin::Option(Box::new(Twin::Compressed(0.0, 10.0, 5.0)))).default_bit(Value::NONE), field(Twin::Bits(Int::U64, 64)), field(Twin::Record(vec![field(Twin::Bool), field(Twin::Record(vec![field(Twin::Bits(Int::U64, 64)), field(Twin::Range(Int::U32, Num::Above(0), Num::Above(999999999)))])), field(Twin::Option(Box::new(Twin::Bool))), field(Twin::Bits(Int::U16, 16)), field(Twin::Bool)])), field(Twin::Option(Box::new(Twin::Ascending(9, Box::new(Twin::Bool), false)))).when(Condition::Not(Box::new(Condition::Above(vec![2, 3], Num::Above(4)))), Value::NONE)]])
    }
}

pub mod t33 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct H0;
    declare::neutral_struct!([] [] H0 );

    #[derive(Wire, Clone, Debug, PartialEq)]
    pub struct Root {
        #[wire(with = five_bits, max_bits = 6)] pub c: Option<u8>,
        #[wire(max_len = 0, default_bit)] pub slot: std::collections::BTreeMap<(u16, bool,), f32>,
        #[wire(range = 1..=56, max_len = 1)] pub flag: Option<std::collections::BTreeSet<Option<u32>>>,
        #[wire(codec = SmallOrLarge, max_len = 1)] pub stream: Rc<[u16]>,
        #[wire(max_len = 300)] pub blank: String,
        #[wire(max_len = 4)] pub e: Cow<'static, [Option<H0>]>,
        #[wire(range = 0..=1, max_len = 3, if = blank.len() > 2, default_bit)] pub tag: std::collections::HashSet<u32>,
        #[wire(fixed(-5..=40, 6), rename = "old 7")] pub b: Option<Option<i16>>,
        #[wire(bits = 11)] pub r#type: [u16; 3],
        #[wire(range = 73..=100, if = flag.is_some() || matches!(b, Some(_)), default = 6)] pub x9: u16,
        #[wire(range = 10..=13, if = x9 == 0, check = "a")] pub x10: Option<usize>,
    }
    declare::neutral_struct!([] [] Root c slot flag stream blank e tag b r#type x9 x10);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Option(Box::new(Twin::Bits(Int::U8, 5)))), field(Twin::Ascending(0, Box::new(Twin::Record(vec![field(Twin::Record(vec![field(Twin::Bits(Int::U16, 16)), field(Twin::Bool)])), field(Twin::F32)])), true)).default_bit(Value::Many(vec![])), field(Twin::Option(Box::new(Twin::Ascending(1, Box::new(Twin::Option(Box::new(Twin::Range(Int::U32, Num::Above(1), Num::Above(56))))), false)))), field(Twin::List(1, Box::new(Twin::SmallOrLarge(Int::U16)))), field(Twin::Text(300)), field(Twin::List(4, Box::new(Twin::Option(Box::new(Twin::Record(vec![])))))), field(Twin::Ascending(3, Box::new(Twin::Range(Int::U32, Num::Above(0), Num::Above(1))), false)).when(Condition::Longer(vec![4], 2), Value::Many(vec![])).default_bit(Value::Many(vec![])), field(Twin::Option(Box::new(Twin::Option(Box::new(Twin::Fixed(Int::I16, -5, 40, 6)))))), field(Twin::Array(3, Box::new(Twin::Bits(Int::U16, 11)))), field(Twin::Range(Int::U16, Num::Above(73), Num::Above(100))).when(Condition::Or(Box::new(Condition::Some(vec![2])), Box::new(Condition::Some(vec![7]))), Value::int(6)), field(Twin::Option(Box::new(Twin::Range(Int::Usize, Num::Above(10), Num::Above(13))))).when(Condition::Equal(vec![9], Value::int(0)), Value::NONE).check("a")])
    }
}

pub mod t34 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct H0 {
        #[wire(compressed(-1.0..=1.0, 0.01))] pub a: f32,
        #[wire(range = 14..=21, default_bit)] pub fields: Option<u8>,
    }
    declare::neutral_struct!([] [] H0 a fields);

    #[derive(Wire, Clone, Debug, PartialEq)]
    pub struct Root(
        #[wire(fixed(0..=15, 8), check = "end")] pub u32,
        #[wire(range = -93..=-86, if = field_0 > 4, default = std::num::NonZero::new(3).unwrap())] pub std::num::NonZeroI16,
        #[wire(align, smallest_three = 6)] pub Option<[f32; 4]>,
        #[wire(range = 0..=100, if = field_0 > 2)] pub u32,
        #[wire(range = -29..=23, if = field_2.is_some(), default = 3, check = "end")] pub i16,
        #[wire(codec = Silent, if = (field_4 > 3) && (field_3 > 5), default = 2)] pub u8,
        #[wire(max_len = 10, default_bit)] pub std::collections::HashMap<(u8, bool,), (H0, H0,)>,
        #[wire(max_len = 10, if = !((field_0 == 5) || (field_3 == 3)), check = "a")] pub String,
        #[wire(relative_to = field_0, rename = "old 8")] pub u32,
        #[wire(bits = 8, if = !((field_7 == "ab") && (field_7 == "ab")))] pub u32,
        #[wire(smallest_three = 10)] pub Option<Option<[f32; 4]>>,
        #[wire(rename = "old 11", if = field_9 > 3, default = std::num::NonZero::new(4).unwrap())] pub std::num::NonZeroI64,
        #[wire(range = -8..=38, if = field_8 > 2)] pub [i16; 0],
        #[wire(wrapping_from = field_9, rename = "old 13", if = field_9 == 1)] pub u32,
        #[wire(with = small_or_large_u16, max_bits = 17, if = !(field_0 > 4))] pub u16,
        #[wire(smallest_three = 10, if = (field_3 == 2) || (field_0 == 4))] pub Option<[f32; 4]>,
        #[wire(range = 26..=98, if = (field_8 > 3) && field_2.is_some(), default = 9, default_bit)] pub i16,
        #[wire(if = (field_9 == 1) && field_10.is_some())] pub [u16; 2],
        #[wire(unit = 7)] pub [f32; 3],
        #[wire(align, range = -100..=-93, if = field_0 > 4, default = 2, default_bit)] pub i8,
    );
    declare::neutral_struct!([] [] Root 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Fixed(Int::U32, 0, 15, 8)).check("end"), field(Twin::NonZero(Box::new(Twin::Range(Int::I16, Num::Below(-93), Num::Below(-86))))).when(Condition::Above(vec![0], Num::Above(4)), Value::int(3)), field(Twin::Option(Box::new(Twin::SmallestThree(6)))).align(), field(Twin::Range(Int::U32, Num::Above(0), Num::Above(100))).when(Condition::Above(vec![0], Num::Above(2)), Value::int(0)), field(Twin::Range(Int::I16, Num::Below(-29), Num::Above(23))).when(Condition::Some(vec![2]), Value::int(3)).check("end"), field(Twin::Nothing(Value::int(0), Box::new(Twin::Bits(Int::U8, 8)))).when(Condition::And(Box::new(Condition::Above(vec![4], Num::Above(3))), Box::new(Condition::Above(vec![3], Num::Above(5)))), Value::int(2)), field(Twin::Ascending(10, Box::new(Twin::Record(vec![field(Twin::Record(vec![field(Twin::Bits(Int::U8, 8)), field(Twin::Bool)])), field(Twin::Record(vec![field(Twin::Record(vec![field(Twin::Compressed(-1.0, 1.0, 0.01)), field(Twin::Option(Box::new(Twin::Range(Int::U8, Num::Above(14), Num::Above(21))))).default_bit(Value::NONE)])), field(Twin::Record(vec![field(Twin::Compressed(-1.0, 1.0, 0.01)), field(Twin::Option(Box::new(Twin::Range(Int::U8, Num::Above(14), Num::Above(21))))).default_bit(Value::NONE)]))]))])), true)).default_bit(Value::Many(vec![])), field(Twin::Text(10)).when(Condition::Not(Box::new(Condition::Or(Box::new(Condition::Equal(vec![0], Value::int(5))), Box::new(Condition::Equal(vec![3], Value::int(3)))))), Value::Text("".into())).check("a"), field(Twin::Relative(Int::U32, 0)), field(Twin::Bits(Int::U32, 8)).when(Condition::Not(Box::new(Condition::And(Box::new(Condition::Equal(vec![7], Value::Text("ab".into()))), Box::new(Condition::Equal(vec![7], Value::Text("ab".into())))))), Value::int(0)), field(Twin::Option(Box::new(Twin::Option(Box::new(Twin::SmallestThree(10)))))), field(Twin::NonZero(Box::new(Twin::Range(Int::I64, Num::Below(-9223372036854775808), Num::Above(9223372036854775807))))).when(Condition::Above(vec![9], Num::Above(3)), Value::int(4)), field(Twin::Array(0, Box::new(Twin::Range(Int::I16, Num::Below(-8), Num::Above(38))))).when(Condition::Above(vec![8], Num::Above(2)), Value::Many(vec![])), field(Twin::Around(Int::U32, 9)).when(Condition::Equal(vec![9], Value::int(1)), Value::int(0)), field(Twin::SmallOrLarge(Int::U16)).when(Condition::Not(Box::new(Condition::Above(vec![0], Num::Above(4)))), Value::int(0)), field(Twin::Option(Box::new(Twin::SmallestThree(10)))).when(Condition::Or(Box::new(Condition::Equal(vec![3], Value::int(2))), Box::new(Condition::Equal(vec![0], Value::int(4)))), Value::NONE), field(Twin::Range(Int::I16, Num::Above(26), Num::Above(98))).when(Condition::And(Box::new(Condition::Above(vec![8], Num::Above(3))), Box::new(Condition::Some(vec![2]))), Value::int(9)).default_bit(Value::int(0)), field(Twin::Array(2, Box::new(Twin::Bits(Int::U16, 16)))).when(Condition::And(Box::new(Condition::Equal(vec![9], Value::int(1))), Box::new(Condition::Some(vec![10]))), Value::Many(vec![Value::int(0), Value::int(0)])), field(Twin::Direction(7)), field(Twin::Range(Int::I8, Num::Below(-100), Num::Below(-93))).align().when(Condition::Above(vec![0], Num::Above(4)), Value::int(2)).default_bit(Value::int(0))])
    }
}

pub mod t35 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq)]
    pub enum Root {
        #[wire(rename = "Old0")]
        V0(
        ),
        V1(
            #[wire(bits = 7)] u32,
            #[wire(if = (field_0 > 4) || (field_0 == 4))] u64,
            #[wire(if = field_1 > 3, default = true)] bool,
            #[wire(bits = 17, if = !((field_1 == 4) || (field_1 > 4)))] u32,
        ),
    }
    impl Default for Root { fn default() -> Self { Self::V0 {  } } }
    declare::neutral_enum!([] [] Root 0 V0 {  } 1 V1 { 0 x0 1 x1 2 x2 3 x3 });

    pub fn twin() -> Twin {
        Twin::Choice(1, vec![vec![], vec![field(Twin::Bits(Int::U32, 7)), field(Twin::Bits(Int::U64, 64)).when(Condition::Or(Box::new(Condition::Above(vec![0], Num::Above(4))), Box::new(Condition::Equal(vec![0], Value::int(4)))), Value::int(0)), field(Twin::Bool).when(Condition::Above(vec![1], Num::Above(3)), Value::Bool(true)), field(Twin::Bits(Int::U32, 17)).when(Condition::Not(Box::new(Condition::Or(Box::new(Condition::Equal(vec![1], Value::int(4))), Box::new(Condition::Above(vec![1], Num::Above(4)))))), Value::int(0))]])
    }
}

pub mod t36 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct H0;
    declare::neutral_struct!([] [] H0 );

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct Root {
        #[wire(bits = 1, default_bit)] pub c: Option<u16>,
        #[wire(range = 52..=71)] pub value: u32,
        #[wire(bits = 24, if = c.is_some() && c.is_some())] pub blank: u64,
        pub x3: u16,
        #[wire(range = 32..=47)] pub tag: u32,
        #[wire(bits = 14)] pub g: Option<u32>,
        #[wire(bits = 1)] pub r#type: u8,
        #[wire(if = g == Some(2), default_bit)] pub x7: H0,
        #[wire(compressed(-1.0..=1.0, 0.01))] pub fields: f32,
        #[wire(half)] pub b: f32,
    }
    declare::neutral_struct!([] [] Root c value blank x3 tag g r#type x7 fields b);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Option(Box::new(Twin::Bits(Int::U16, 1)))).default_bit(Value::NONE), field(Twin::Range(Int::U32, Num::Above(52), Num::Above(71))), field(Twin::Bits(Int::U64, 24)).when(Condition::And(Box::new(Condition::Some(vec![0])), Box::new(Condition::Some(vec![0]))), Value::int(0)), field(Twin::Bits(Int::U16, 16)), field(Twin::Range(Int::U32, Num::Above(32), Num::Above(47))), field(Twin::Option(Box::new(Twin::Bits(Int::U32, 14)))), field(Twin::Bits(Int::U8, 1)), field(Twin::Record(vec![])).when(Condition::Equal(vec![5], Value::some(Value::int(2))), Value::Many(vec![])).default_bit(Value::Many(vec![])), field(Twin::Compressed(-1.0, 1.0, 0.01)), field(Twin::Half)])
    }
}

pub mod t37 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct Root {
        #[wire(smallest_three = 14)] pub a: [f32; 4],
        #[wire(bits = 16)] pub slot: u64,
        #[wire(bits = 39, if = !(slot == 5))] pub x2: u64,
        #[wire(range = -63..=7, if = x2 == 0, default = 4)] pub stream: i8,
        pub len: Option<bool>,
        #[wire(if = len.is_some() && (x2 == 3))] pub e: u32,
        #[wire(codec = SmallOrLarge, if = stream > 1, default = Some(1))] pub tag: Option<u16>,
        pub c: i32,
        #[wire(if = slot > 1, default = true, default_bit)] pub fields: bool,
    }
    declare::neutral_struct!([] [] Root a slot x2 stream len e tag c fields);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::SmallestThree(14)), field(Twin::Bits(Int::U64, 16)), field(Twin::Bits(Int::U64, 39)).when(Condition::Not(Box::new(Condition::Equal(vec![1], Value::int(5)))), Value::int(0)), field(Twin::Range(Int::I8, Num::Below(-63), Num::Above(7))).when(Condition::Equal(vec![2], Value::int(0)), Value::int(4)), field(Twin::Option(Box::new(Twin::Bool))), field(Twin::Bits(Int::U32, 32)).when(Condition::And(Box::new(Condition::Some(vec![4])), Box::new(Condition::Equal(vec![2], Value::int(3)))), Value::int(0)), field(Twin::Option(Box::new(Twin::SmallOrLarge(Int::U16)))).when(Condition::Above(vec![3], Num::Above(1)), Value::some(Value::int(1))), field(Twin::Range(Int::I32, Num::Below(-2147483648), Num::Above(2147483647))), field(Twin::Bool).when(Condition::Above(vec![1], Num::Above(1)), Value::Bool(true)).default_bit(Value::Bool(false))])
    }
}

pub mod t38 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct Root {
        #[wire(default_bit)] pub c: u16,
        #[wire(if = !(c == 2))] pub value: [i8; 1],
        #[wire(half, rename = "old 2")] pub blank: f32,
        #[wire(with = five_bits, max_bits = 6)] pub g: Option<u8>,
        #[wire(bits = 4)] pub x4: u32,
        pub x5: u8,
        #[wire(range = 0..=1)] pub r#type: i8,
        #[wire(range = 32..=58)] pub d: u64,
        #[wire(range = 0..=1)] pub fields: u8,
        #[wire(bits = 3)] pub a: u16,
        #[wire(bits = 8, default_bit)] pub slot: u8,
        #[wire(relative_to = fields)] pub x11: u8,
        pub x12: bool,
        pub len: u32,
        #[wire(range = 5..=5)] pub x14: i64,
        pub x15: i8,
        #[wire(if = x14 > 4)] pub x16: bool,
        pub x17: (),
        #[wire(default_bit)] pub flag: i32,
        #[wire(bits = 10, if = (a == 5) && (x11 == 5))] pub x19: u64,
        pub x20: i32,
        #[wire(bits = 50)] pub e: u64,
        pub tag: u32,
        pub x23: [bool; 0],
        #[wire(default_bit)] pub x24: bool,
        #[wire(range = 0..=100)] pub x25: usize,
        #[wire(align)] pub x26: f32,
        #[wire(default_bit)] pub x27: i32,
        #[wire(bits = 3)] pub stream: u8,
        #[wire(bits = 6, default_bit)] pub bits: u64,
        #[wire(bits = 1)] pub x30: u16,
        pub x31: [bool; 0],
        #[wire(bits = 53)] pub x32: u64,
    }
    declare::neutral_struct!([] [] Root c value blank g x4 x5 r#type d fields a slot x11 x12 len x14 x15 x16 x17 flag x19 x20 e tag x23 x24 x25 x26 x27 stream bits x30 x31 x32);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Bits(Int::U16, 16)).default_bit(Value::int(0)), field(Twin::Array(1, Box::new(Twin::Range(Int::I8, Num::Below(-128), Num::Above(127))))).when(Condition::Not(Box::new(Condition::Equal(vec![0], Value::int(2)))), Value::Many(vec![Value::int(0)])), field(Twin::Half), field(Twin::Option(Box::new(Twin::Bits(Int::U8, 5)))), field(Twin::Bits(Int::U32, 4)), field(Twin::Bits(Int::U8, 8)), field(Twin::Range(Int::I8, Num::Above(0), Num::Above(1))), field(Twin::Range(Int::U64, Num::Above(32), Num::Above(58))), field(Twin::Range(Int::U8, Num::Above(0), Num::Above(1))), field(Twin::Bits(Int::U16, 3)), field(Twin::Bits(Int::U8, 8)).default_bit(Value::int(0)), field(Twin::Relative(Int::U8, 8)), field(Twin::Bool), field(Twin::Bits(Int::U32, 32)), field(Twin::Range(Int::I64, Num::Above(5), Num::Above(5))), field(Twin::Range(Int::I8, Num::Below(-128), Num::Above(127))), field(Twin::Bool).when(Condition::Above(vec![14], Num::Above(4)), Value::Bool(false)), field(Twin::Unit), field(Twin::Range(Int::I32, Num::Below(-2147483648), Num::Above(2147483647))).default_bit(Value::int(0)), field(Twin::Bits(Int::U64, 10)).when(Condition::And(Box::new(Condition::Equal(vec![9], Value::int(5))), Box::new(Condition::Equal(vec![11], Value::int(5)))), Value::int(0)), field(Twin::Range(Int::I32, Num::Below(-2147483648), Num::Above(2147483647))), field(Twin::Bits(Int::U64, 50)), field(Twin::Bits(Int::U32, 32)), field(Twin::Array(0, Box::new(Twin::Bool))), field(Twin::Bool).default_bit(Value::Bool(false)), field(Twin::Range(Int::Usize, Num::Above(0), Num::Above(100))), field(Twin::F32).align(), field(Twin::Range(Int::I32, Num::Below(-2147483648), Num::Above(2147483647))).default_bit(Value::int(0)), field(Twin::Bits(Int::U8, 3)), field(Twin::Bits(Int::U64, 6)).default_bit(Value::int(0)), field(Twin::Bits(Int::U16, 1)), field(Twin::Array(0, Box::new(Twin::Bool))), field(Twin::Bits(Int::U64, 53))])
    }
}

pub mod t39 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct Root {
        #[wire(range = -15..=-6)] pub a: i16,
        #[wire(range = 36..=43)] pub fields: u8,
        #[wire(if = (fields > 3) && (a > 2), default_bit)] pub blank: Option<[bool; 0]>,
        #[wire(compressed(-3.5..=8.25, 0.1))] pub g: f32,
        pub len: u32,
    }
    declare::neutral_struct!([] [] Root a fields blank g len);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Range(Int::I16, Num::Below(-15), Num::Below(-6))), field(Twin::Range(Int::U8, Num::Above(36), Num::Above(43))), field(Twin::Option(Box::new(Twin::Array(0, Box::new(Twin::Bool))))).when(Condition::And(Box::new(Condition::Above(vec![1], Num::Above(3))), Box::new(Condition::Above(vec![0], Num::Above(2)))), Value::NONE).default_bit(Value::NONE), field(Twin::Compressed(-3.5, 8.25, 0.1)), field(Twin::Bits(Int::U32, 32))])
    }
}

pub mod t40 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    #[wire(crate = tightwire)]
    pub struct Root {
        #[wire(range = i16::MIN..=i16::MAX)] pub a: i16,
        pub slot: Option<i32>,
        #[wire(bits = 20)] pub flag: Option<u32>,
        #[wire(with = small_or_large_u16, max_bits = 17, if = matches!(slot, Some(_)) || (matches!(slot, Some(a) if a > 1)))] pub g: u16,
        #[wire(bits = 6, if = !(a > 2), default = 8)] pub blank: u8,
        #[wire(bits = 8, default_bit)] pub d: u8,
        #[wire(bits = 2)] pub bits: u16,
        #[wire(bits = 25, default_bit)] pub b: u32,
    }
    declare::neutral_struct!([] [] Root a slot flag g blank d bits b);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Range(Int::I16, Num::Below(-32768), Num::Above(32767))), field(Twin::Option(Box::new(Twin::Range(Int::I32, Num::Below(-2147483648), Num::Above(2147483647))))), field(Twin::Option(Box::new(Twin::Bits(Int::U32, 20)))), field(Twin::SmallOrLarge(Int::U16)).when(Condition::Or(Box::new(Condition::Some(vec![1])), Box::new(Condition::SomeAbove(vec![1], Num::Above(1)))), Value::int(0)), field(Twin::Bits(Int::U8, 6)).when(Condition::Not(Box::new(Condition::Above(vec![0], Num::Above(2)))), Value::int(8)), field(Twin::Bits(Int::U8, 8)).default_bit(Value::int(0)), field(Twin::Bits(Int::U16, 2)), field(Twin::Bits(Int::U32, 25)).default_bit(Value::int(0))])
    }
}

pub mod t41 {
    use super::*;

    #[derive(Clone, Debug, PartialEq, Default)]
    pub struct Root {
        pub b: bool,
        pub value: Vec<bool>,
        pub flag: Option<u128>,
        pub stream: [Option<std::num::Wrapping<u32>>; 0],
        pub tag: Option<bool>,
        pub e: Vec<i64>,
        pub bits: (bool, std::time::Duration, std::marker::PhantomData<String>,),
        pub x7: Vec<()>,
        pub slot: [bool; 2],
        pub x9: Vec<[bool; 0]>,
        pub x10: Option<Option<i16>>,
    }
    impl Root {
        fn serialize<S: Stream>(&mut self, stream: &mut S) -> tightwire::Result<S> {
            stream.bool(&mut self.b)?;
            stream.list(&mut self.value, 4, |stream, x| stream.bool(x))?;
            stream.option(&mut self.flag, |stream, x| stream.bits(x, 46))?;
            stream.subset(&mut self.stream, Option::is_some, |stream, slot| { let mut one = slot.take().unwrap_or_default(); stream.object(&mut one)?; *slot = Some(one); Ok(()) })?;
            if self.flag.is_some() && self.flag.is_some() { stream.option(&mut self.tag, |stream, x| stream.bool(x))?; } else { self.tag = Some(true); }
            if self.flag.is_none() { stream.list(&mut self.e, 83, |stream, x| stream.int(x, 5..=5))?; } else { self.e = Default::default(); }
            stream.check("end")?;
            stream.object(&mut self.bits)?;
            let mut rests = self.x7 == <Vec<()>>::default(); stream.bool(&mut rests)?; if rests { self.x7 = Default::default(); } else { stream.list(&mut self.x7, 100, |stream, x| stream.object(x))?; }
            stream.array(&mut self.slot, |stream, x| stream.bool(x))?;
            stream.list(&mut self.x9, 115, |stream, x| stream.array(x, |stream, x| stream.bool(x)))?;
            stream.check("players")?;
            stream.option(&mut self.x10, |stream, x| stream.option(x, |stream, x| stream.int(x, -28..=71)))?;
            Ok(())
        }
    }
    tightwire::unified!(Root, version = 2, max_bits = 313);
    declare::neutral_struct!([] [] Root b value flag stream tag e bits x7 slot x9 x10);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Bool), field(Twin::List(4, Box::new(Twin::Bool))), field(Twin::Option(Box::new(Twin::Bits(Int::U128, 46)))), field(Twin::Subset(None, 0, Box::new(Twin::Bits(Int::U32, 32)))), field(Twin::Option(Box::new(Twin::Bool))).when(Condition::And(Box::new(Condition::Some(vec![2])), Box::new(Condition::Some(vec![2]))), Value::some(Value::Bool(true))), field(Twin::List(83, Box::new(Twin::Range(Int::I64, Num::Above(5), Num::Above(5))))).when(Condition::Not(Box::new(Condition::Some(vec![2]))), Value::Many(vec![])).check("end"), field(Twin::Record(vec![field(Twin::Bool), field(Twin::Record(vec![field(Twin::Bits(Int::U64, 64)), field(Twin::Range(Int::U32, Num::Above(0), Num::Above(999999999)))])), field(Twin::Unit)])), field(Twin::List(100, Box::new(Twin::Unit))).default_bit(Value::Many(vec![])), field(Twin::Array(2, Box::new(Twin::Bool))), field(Twin::List(115, Box::new(Twin::Array(0, Box::new(Twin::Bool))))).check("players"), field(Twin::Option(Box::new(Twin::Option(Box::new(Twin::Range(Int::I16, Num::Below(-28), Num::Above(71)))))))])
    }
}

pub mod t42 {
    use super::*;

    #[derive(Clone, Debug, PartialEq, Default)]
    pub struct Root {
        pub b: Option<bool>,
        pub value: [bool; 2],
        pub a: String,
        pub stream: bool,
        pub tag: i16,
        pub d: [i16; 1],
        pub r#type: Option<f64>,
        pub c: Option<u32>,
    }
    impl Root {
        fn serialize<S: Stream>(&mut self, stream: &mut S) -> tightwire::Result<S> {
            stream.option(&mut self.b, |stream, x| stream.bool(x))?;
            stream.array(&mut self.value, |stream, x| stream.bool(x))?;
            stream.string(&mut self.a, 1)?;
            stream.bool(&mut self.stream)?;
            stream.int(&mut self.tag, 61..=98)?;
            stream.array(&mut self.d, |stream, x| stream.int(x, -22..=13))?;
            stream.option(&mut self.r#type, |stream, x| stream.angle(x, 13))?;
            let mut rests = self.c == <Option<u32>>::default(); stream.bool(&mut rests)?; if rests { self.c = Default::default(); } else { stream.option(&mut self.c, |stream, x| stream.int(x, 65..=90))?; }
            Ok(())
        }
    }
    tightwire::unified!(Root, version = 2, max_bits = 54);
    declare::neutral_struct!([] [] Root b value a stream tag d r#type c);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Option(Box::new(Twin::Bool))), field(Twin::Array(2, Box::new(Twin::Bool))), field(Twin::Text(1)), field(Twin::Bool), field(Twin::Range(Int::I16, Num::Above(61), Num::Above(98))), field(Twin::Array(1, Box::new(Twin::Range(Int::I16, Num::Below(-22), Num::Above(13))))), field(Twin::Option(Box::new(Twin::Angle(13, true)))), field(Twin::Option(Box::new(Twin::Range(Int::U32, Num::Above(65), Num::Above(90))))).default_bit(Value::NONE)])
    }
}

pub mod t43 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct H0<T0> {
        pub c: T0,
        pub value: bool,
        #[wire(angle = 12, if = !(value || value))] pub flag: Option<f32>,
    }
    declare::neutral_struct!([T0] [] H0 c value flag);

    #[derive(Wire, Clone, Debug, PartialEq)]
    pub enum Root<const N: usize> {
        V0 {
            c: [H0<u64>; N],
        },
        V1,
    }
    impl<const N: usize> Default for Root<N> { fn default() -> Self { Self::V1 {  } } }
    declare::neutral_enum!([] [N] Root 0 V0 { c x0 } 1 V1 {  });

    pub fn twin() -> Twin {
        Twin::Choice(1, vec![vec![field(Twin::Array(1, Box::new(Twin::Record(vec![field(Twin::Bits(Int::U64, 64)), field(Twin::Bool), field(Twin::Option(Box::new(Twin::Angle(12, false)))).when(Condition::Not(Box::new(Condition::Or(Box::new(Condition::True(vec![1])), Box::new(Condition::True(vec![1]))))), Value::NONE)]))))], vec![]])
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
        Twin::Record(vec![field(Twin::Range(Int::I8, Num::Below(-128), Num::Above(127))), field(Twin::Bool).skip(Value::Bool(false))])
    }
}

pub mod t45 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq)]
    pub enum Root {
        V0 {
            #[wire(unit = 10)] c: [f32; 3],
            slot: bool,
            a: Arc<i64>,
            #[wire(align, codec = SmallOrLarge, check = "players")] value: Option<u32>,
        },
        V1(
            bool,
            #[wire(codec = Silent, if = !field_0)] u8,
            #[wire(with = five_bits, max_bits = 6, rename = "old 2", if = field_0, default = Some(1), check = "a")] Option<u8>,
            #[wire(half, if = field_0, default = Some(1.5), default_bit)] Option<f32>,
        ),
        V2 {
        },
        V3 {
            #[wire(bits = 16, rename = "old 0", check = "end")] c: u64,
            #[wire(compressed(-1.0..=1.0, 0.01), if = c == 5, check = "end")] slot: f32,
            #[wire(fixed(-14..=28, 8), if = !(c == 4))] blank: Option<i16>,
            #[wire(max_len = 6)] value: String,
        },
    }
    impl Default for Root { fn default() -> Self { Self::V2 {  } } }
    declare::neutral_enum!([] [] Root 0 V0 { c x0 slot x1 a x2 value x3 } 1 V1 { 0 x0 1 x1 2 x2 3 x3 } 2 V2 {  } 3 V3 { c x0 slot x1 blank x2 value x3 });

    pub fn twin() -> Twin {
        Twin::Choice(2, vec![vec![field(Twin::Direction(10)), field(Twin::Bool), field(Twin::Range(Int::I64, Num::Below(-9223372036854775808), Num::Above(9223372036854775807))), field(Twin::Option(Box::new(Twin::SmallOrLarge(Int::U32)))).align().check("players")], vec![field(Twin::Bool), field(Twin::Nothing(Value::int(0), Box::new(Twin::Bits(Int::U8, 8)))).when(Condition::Not(Box::new(Condition::True(vec![0]))), Value::int(0)), field(Twin::Option(Box::new(Twin::Bits(Int::U8, 5)))).when(Condition::True(vec![0]), Value::some(Value::int(1))).check("a"), field(Twin::Option(Box::new(Twin::Half))).when(Condition::True(vec![0]), Value::some(Value::F32(0x3fc00000))).default_bit(Value::NONE)], vec![], vec![field(Twin::Bits(Int::U64, 16)).check("end"), field(Twin::Compressed(-1.0, 1.0, 0.01)).when(Condition::Equal(vec![0], Value::int(5)), Value::F32(0x0)).check("end"), field(Twin::Option(Box::new(Twin::Fixed(Int::I16, -14, 28, 8)))).when(Condition::Not(Box::new(Condition::Equal(vec![0], Value::int(4)))), Value::NONE), field(Twin::Text(6))]])
    }
}

pub mod t46 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq)]
    pub enum H0<T0> {
        V0(
            T0,
        ),
        V1(
        ),
        V2 {
        },
        V3,
        V4,
        V5,
        V6,
        V7(
        ),
        V8,
    }
    impl<T0: Default> Default for H0<T0> { fn default() -> Self { Self::V1 {  } } }
    declare::neutral_enum!([T0] [] H0 0 V0 { 0 x0 } 1 V1 {  } 2 V2 {  } 3 V3 {  } 4 V4 {  } 5 V5 {  } 6 V6 {  } 7 V7 {  } 8 V8 {  });

    #[derive(Wire, Clone, Debug, PartialEq)]
    #[wire(tag_bits = 2)]
    pub enum H1 {
        V0,
        V1,
        V2,
    }
    impl Default for H1 { fn default() -> Self { Self::V0 {  } } }
    declare::neutral_enum!([] [] H1 0 V0 {  } 1 V1 {  } 2 V2 {  });

    #[derive(Wire, Clone, Debug, PartialEq)]
    pub struct Root<const N: usize> {
        #[wire(rename = "old 0")] pub a: [H0<H1>; N],
        #[wire(align)] pub slot: i32,
        #[wire(range = 82..=82, default_bit)] pub flag: u64,
        pub g: Option<u16>,
        pub blank: Option<u32>,
        #[wire(bits = 3)] pub x5: u16,
        #[wire(check = "a")] pub tag: bool,
        #[wire(angle = 19, rename = "old 7")] pub c: Option<f32>,
        pub x8: Option<bool>,
    }
    declare::neutral_struct!([] [N] Root a slot flag g blank x5 tag c x8);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Array(1, Box::new(Twin::Choice(4, vec![vec![field(Twin::Choice(2, vec![vec![], vec![], vec![]]))], vec![], vec![], vec![], vec![], vec![], vec![], vec![], vec![]])))), field(Twin::Range(Int::I32, Num::Below(-2147483648), Num::Above(2147483647))).align(), field(Twin::Range(Int::U64, Num::Above(82), Num::Above(82))).default_bit(Value::int(0)), field(Twin::Option(Box::new(Twin::Bits(Int::U16, 16)))), field(Twin::Option(Box::new(Twin::Bits(Int::U32, 32)))), field(Twin::Bits(Int::U16, 3)), field(Twin::Bool).check("a"), field(Twin::Option(Box::new(Twin::Angle(19, false)))), field(Twin::Option(Box::new(Twin::Bool)))])
    }
}

pub mod t47 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct H0<T0>(
        pub T0,
        #[wire(compressed(-1.0..=1.0, 0.01))] pub f32,
        #[wire(with = small_or_large_u16, max_bits = 17)] pub u16,
        pub i32,
    );
    declare::neutral_struct!([T0] [] H0 0 1 2 3);

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct Root {
        #[wire(skip)] pub b: Option<i32>,
        pub value: H0<i16>,
    }
    declare::neutral_struct!([] [] Root b value);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Option(Box::new(Twin::Range(Int::I32, Num::Above(80), Num::Above(82))))).skip(Value::NONE), field(Twin::Record(vec![field(Twin::Range(Int::I16, Num::Below(-32768), Num::Above(32767))), field(Twin::Compressed(-1.0, 1.0, 0.01)), field(Twin::SmallOrLarge(Int::U16)), field(Twin::Range(Int::I32, Num::Below(-2147483648), Num::Above(2147483647)))]))])
    }
}

pub mod t48 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct Root {
        #[wire(max_len = 90)] pub a: Vec<()>,
        #[wire(skip)] pub value: Vec<u8>,
        #[wire(range = 0..=1, if = (a.len() > 1) || (a.len() > 1), default = 5)] pub flag: u8,
        pub x3: i32,
        #[wire(compressed(-1.0..=1.0, 0.01))] pub len: f32,
        #[wire(range = 5..=5)] pub g: Option<u8>,
        pub r#type: u32,
    }
    declare::neutral_struct!([] [] Root a value flag x3 len g r#type);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::List(90, Box::new(Twin::Unit))), field(Twin::List(69, Box::new(Twin::Nothing(Value::int(0), Box::new(Twin::Bits(Int::U8, 8)))))).skip(Value::Many(vec![])), field(Twin::Range(Int::U8, Num::Above(0), Num::Above(1))).when(Condition::Or(Box::new(Condition::Longer(vec![0], 1)), Box::new(Condition::Longer(vec![0], 1))), Value::int(5)), field(Twin::Range(Int::I32, Num::Below(-2147483648), Num::Above(2147483647))), field(Twin::Compressed(-1.0, 1.0, 0.01)), field(Twin::Option(Box::new(Twin::Range(Int::U8, Num::Above(5), Num::Above(5))))), field(Twin::Bits(Int::U32, 32))])
    }
}

pub mod t49 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq)]
    pub struct Root<T0, T1> {
        #[wire(rename = "old 0")] pub b: T0,
        #[wire(align)] pub fields: Box<T1>,
        #[wire(bits = 16)] pub blank: u16,
        #[wire(range = 0..=100, max_len = 8)] pub stream: Vec<i32>,
        #[wire(smallest_three = 14)] pub tag: Option<Option<[f32; 4]>>,
        #[wire(skip, default = Some(1.5), check = "players")] pub d: Option<f32>,
        #[wire(range = 0..=100)] pub bits: Option<u8>,
        #[wire(max_len = 7, default_bit)] pub x7: String,
        #[wire(bits = 3, if = matches!(bits, Some(b) if b > 3))] pub x8: Option<u8>,
        #[wire(align, range = 0..=100)] pub flag: i8,
        #[wire(relative_to = blank)] pub x10: u16,
        #[wire(range = 81..=83, max_len = 0)] pub x11: std::collections::BTreeSet<Option<u16>>,
        #[wire(range = 47..=54)] pub e: [u64; 33],
        pub len: Option<u8>,
        #[wire(align, range = 15..=90)] pub x14: Option<u8>,
        #[wire(smallest_three = 12)] pub x15: [[f32; 4]; 33],
        #[wire(bits = 9)] pub c: u32,
        #[wire(angle = 13, default_bit, check = "a")] pub x17: f32,
        #[wire(relative_to = flag)] pub x18: i8,
        #[wire(rename = "old 19")] pub g: u32,
        #[wire(bits = 1)] pub x20: Option<u128>,
        #[wire(max_len = 2)] pub x21: Option<std::collections::HashSet<bool>>,
    }
    declare::neutral_struct!([T0 T1] [] Root b fields blank stream tag d bits x7 x8 flag x10 x11 e len x14 x15 c x17 x18 g x20 x21);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Bits(Int::U8, 8)), field(Twin::Bits(Int::U32, 32)).align(), field(Twin::Bits(Int::U16, 16)), field(Twin::List(8, Box::new(Twin::Range(Int::I32, Num::Above(0), Num::Above(100))))), field(Twin::Option(Box::new(Twin::Option(Box::new(Twin::SmallestThree(14)))))), field(Twin::Option(Box::new(Twin::Half))).skip(Value::some(Value::F32(0x3fc00000))).check("players"), field(Twin::Option(Box::new(Twin::Range(Int::U8, Num::Above(0), Num::Above(100))))), field(Twin::Text(7)).default_bit(Value::Text("".into())), field(Twin::Option(Box::new(Twin::Bits(Int::U8, 3)))).when(Condition::SomeAbove(vec![6], Num::Above(3)), Value::NONE), field(Twin::Range(Int::I8, Num::Above(0), Num::Above(100))).align(), field(Twin::Relative(Int::U16, 2)), field(Twin::Ascending(0, Box::new(Twin::Option(Box::new(Twin::Range(Int::U16, Num::Above(81), Num::Above(83))))), false)), field(Twin::Array(33, Box::new(Twin::Range(Int::U64, Num::Above(47), Num::Above(54))))), field(Twin::Option(Box::new(Twin::Bits(Int::U8, 8)))), field(Twin::Option(Box::new(Twin::Range(Int::U8, Num::Above(15), Num::Above(90))))).align(), field(Twin::Array(33, Box::new(Twin::SmallestThree(12)))), field(Twin::Bits(Int::U32, 9)), field(Twin::Angle(13, false)).default_bit(Value::F32(0x0)).check("a"), field(Twin::Relative(Int::I8, 9)), field(Twin::Bits(Int::U32, 32)), field(Twin::Option(Box::new(Twin::Bits(Int::U128, 1)))), field(Twin::Option(Box::new(Twin::Ascending(2, Box::new(Twin::Bool), false))))])
    }
}

pub mod t50 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq)]
    pub struct Root<const N: usize>(
        pub [u16; N],
        #[wire(bits = 1, check = "a")] pub u16,
        #[wire(bits = 63, if = (field_1 > 3) || (field_0.len() > 1), check = "players")] pub u64,
        pub u8,
        pub bool,
    );
    declare::neutral_struct!([] [N] Root 0 1 2 3 4);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Array(0, Box::new(Twin::Bits(Int::U16, 16)))), field(Twin::Bits(Int::U16, 1)).check("a"), field(Twin::Bits(Int::U64, 63)).when(Condition::Or(Box::new(Condition::Above(vec![1], Num::Above(3))), Box::new(Condition::Longer(vec![0], 1))), Value::int(0)).check("players"), field(Twin::Bits(Int::U8, 8)), field(Twin::Bool)])
    }
}

pub mod t51 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct Root {
        pub c: (),
        #[wire(default_bit)] pub value: Option<u32>,
        #[wire(bits = 1, if = matches!(value, Some(_)) || matches!(value, Some(_)))] pub a: u32,
        #[wire(range = 5..=5)] pub x3: u16,
    }
    declare::neutral_struct!([] [] Root c value a x3);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Unit), field(Twin::Option(Box::new(Twin::Bits(Int::U32, 32)))).default_bit(Value::NONE), field(Twin::Bits(Int::U32, 1)).when(Condition::Or(Box::new(Condition::Some(vec![1])), Box::new(Condition::Some(vec![1]))), Value::int(0)), field(Twin::Range(Int::U16, Num::Above(5), Num::Above(5)))])
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
        #[wire(if = field_2 > 0)] pub i32,
        #[wire(bits = 2)] pub u8,
        #[wire(check = "a")] pub u16,
        pub bool,
    );
    declare::neutral_struct!([] [] Root 0 1 2 3 4 5 6 7 8);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Bool).skip(Value::Bool(true)), field(Twin::Unit), field(Twin::Bits(Int::U64, 59)), field(Twin::Angle(17, false)), field(Twin::Bool), field(Twin::Range(Int::I32, Num::Below(-2147483648), Num::Above(2147483647))).when(Condition::Above(vec![2], Num::Above(0)), Value::int(0)), field(Twin::Bits(Int::U8, 2)), field(Twin::Bits(Int::U16, 16)).check("a"), field(Twin::Bool)])
    }
}

pub mod t53 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq)]
    #[wire(crate = tightwire)]
    pub struct Root<const N: usize> {
        pub b: [f32; N],
        pub fields: [bool; 0],
        #[wire(if = !((b.len() > 1) || (!fields.is_empty())), default = 3)] pub a: u16,
        #[wire(if = !(a > 3), default = 8)] pub stream: u16,
        pub tag: u32,
        pub g: bool,
        pub r#type: u32,
        #[wire(rename = "old 7")] pub c: u16,
        #[wire(codec = Silent, rename = "old 8")] pub x8: u8,
        pub flag: bool,
        #[wire(angle = 22, if = flag)] pub value: f32,
    }
    declare::neutral_struct!([] [N] Root b fields a stream tag g r#type c x8 flag value);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Array(2, Box::new(Twin::F32))), field(Twin::Array(0, Box::new(Twin::Bool))), field(Twin::Bits(Int::U16, 16)).when(Condition::Not(Box::new(Condition::Or(Box::new(Condition::Longer(vec![0], 1)), Box::new(Condition::Longer(vec![1], 0))))), Value::int(3)), field(Twin::Bits(Int::U16, 16)).when(Condition::Not(Box::new(Condition::Above(vec![2], Num::Above(3)))), Value::int(8)), field(Twin::Bits(Int::U32, 32)), field(Twin::Bool), field(Twin::Bits(Int::U32, 32)), field(Twin::Bits(Int::U16, 16)), field(Twin::Nothing(Value::int(0), Box::new(Twin::Bits(Int::U8, 8)))), field(Twin::Bool), field(Twin::Angle(22, false)).when(Condition::True(vec![9]), Value::F32(0x0))])
    }
}

pub mod t54 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct Root {
        #[wire(range = 5..=5, max_len = 87)] pub a: Vec<u32>,
        #[wire(range = 5..=5, max_len = 223, if = (!a.is_empty()) && (!a.is_empty()))] pub value: Vec<u64>,
        #[wire(align, range = 5..=5, max_len = 221, check = "a")] pub flag: Vec<u64>,
    }
    declare::neutral_struct!([] [] Root a value flag);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::List(87, Box::new(Twin::Range(Int::U32, Num::Above(5), Num::Above(5))))), field(Twin::List(223, Box::new(Twin::Range(Int::U64, Num::Above(5), Num::Above(5))))).when(Condition::And(Box::new(Condition::Longer(vec![0], 0)), Box::new(Condition::Longer(vec![0], 0))), Value::Many(vec![])), field(Twin::List(221, Box::new(Twin::Range(Int::U64, Num::Above(5), Num::Above(5))))).align().check("a")])
    }
}

pub mod t55 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct Root(
        #[wire(default_bit)] pub Option<[bool; 0]>,
        #[wire(skip, default = 8)] pub u8,
        #[wire(half, if = field_0.is_some())] pub f32,
        pub u16,
        pub u64,
        #[wire(bits = 9, default_bit)] pub Option<u16>,
        #[wire(skip)] pub u16,
        #[wire(range = 0..=1, if = matches!(field_5, Some(_)))] pub i64,
        #[wire(check = "a")] pub i32,
        #[wire(skip)] pub u16,
        #[wire(max_len = 1)] pub Option<Box<str>>,
        pub bool,
        #[wire(align, codec = Silent, if = field_4 == 2, default = 1)] pub u8,
        #[wire(bits = 16)] pub u16,
        #[wire(range = 0..=1)] pub u64,
        #[wire(rename = "old 15", check = "a")] pub Option<u64>,
        pub f32,
        #[wire(if = field_10.is_some())] pub u64,
        #[wire(range = 0..=100)] pub isize,
        #[wire(range = 75..=96, default_bit)] pub u8,
        pub Option<[bool; 0]>,
        #[wire(bits = 9)] pub u32,
        #[wire(if = matches!(field_5, Some(_)))] pub bool,
        #[wire(if = field_8 > 1)] pub u64,
        #[wire(check = "players")] pub i64,
        #[wire(if = field_24 > 3)] pub Option<i128>,
        #[wire(bits = 22)] pub u128,
        #[wire(angle = 2, if = (field_21 > 5) || (field_24 == 4))] pub f32,
        #[wire(angle = 21)] pub f64,
        pub u32,
        pub Option<()>,
        #[wire(skip, default = 9)] pub i8,
        #[wire(bits = 23, if = field_17 > 2, default = 3)] pub u32,
        pub [i8; 1],
        #[wire(rename = "old 34", skip, default = 5)] pub u64,
        #[wire(bits = 4, rename = "old 35")] pub Option<u8>,
        pub i32,
        #[wire(bits = 128, if = !((field_32 > 4) && matches!(field_15, Some(_))), default = 3)] pub u128,
        #[wire(skip)] pub u32,
        #[wire(bits = 22, if = matches!(field_25, Some(_)) && (field_8 == 5))] pub u32,
        #[wire(align, if = field_22, default = Some(9), default_bit)] pub Option<i32>,
        #[wire(fixed(-5..=16, 5))] pub i16,
        #[wire(bits = 2, if = field_18 == 4, default = 5)] pub u16,
        #[wire(bits = 1)] pub u32,
        #[wire(range = 23..=30)] pub u64,
        pub Option<i8>,
        #[wire(bits = 8, if = field_20.is_some())] pub u8,
        #[wire(if = (field_46 == 5) && field_0.is_some())] pub (),
        #[wire(range = 42..=42)] pub u8,
        pub std::time::Duration,
        #[wire(bits = 6)] pub Option<u16>,
        #[wire(align, half)] pub f32,
        #[wire(if = field_7 == 3)] pub i32,
        pub u16,
        pub u64,
        #[wire(bits = 54)] pub Option<u64>,
        pub u16,
        #[wire(if = !((field_42 > 0) && (field_44 > 1)))] pub u32,
        #[wire(rename = "old 58")] pub i32,
        #[wire(bits = 7, if = field_39 > 2, default = 5)] pub u8,
        #[wire(range = 0..=100)] pub Option<u32>,
        #[wire(compressed(-1.0..=1.0, 0.01))] pub f32,
        #[wire(range = 10..=84, if = !((field_13 > 1) || (field_41 == 0)))] pub u8,
        #[wire(range = 5..=5)] pub i16,
        #[wire(skip)] pub u32,
        pub Option<i32>,
        #[wire(range = 5..=5)] pub i32,
        #[wire(range = i8::MIN..=i8::MAX, if = field_60.is_some(), default = 9)] pub i8,
        #[wire(default_bit)] pub u32,
        #[wire(smallest_three = 17)] pub [f32; 4],
        #[wire(half, default_bit)] pub Option<f32>,
        pub i32,
        #[wire(range = 5..=5, if = field_48 == 1)] pub i64,
        #[wire(bits = 12, rename = "old 73", check = "players")] pub u32,
        pub u32,
        pub Option<(Option<i64>, u8, u8,)>,
        pub (),
        #[wire(if = (field_19 == 5) && (field_46 == 5), check = "a")] pub Option<i32>,
        #[wire(half)] pub f32,
        #[wire(bits = 50)] pub u64,
        pub Option<u8>,
        #[wire(angle = 2)] pub f64,
        #[wire(bits = 50, if = field_39 > 0, default = 9)] pub u64,
        #[wire(range = 0..=100)] pub i8,
        pub u8,
        #[wire(bits = 2, default_bit)] pub Option<u16>,
        #[wire(bits = 5)] pub u64,
        #[wire(bits = 16, if = field_10.is_none(), check = "a")] pub u16,
        pub bool,
        pub [bool; 0],
        pub Option<i32>,
        #[wire(range = 49..=81)] pub u32,
        #[wire(if = (field_85 == Some(0)) && field_60.is_some())] pub u16,
        #[wire(range = 5..=5)] pub i64,
        pub u16,
        #[wire(with = five_bits)] pub Option<u8>,
        pub bool,
        #[wire(if = field_91 > 3, default = 1)] pub i32,
        #[wire(range = -86..=-68)] pub i32,
        #[wire(skip, default = 4)] pub i32,
        #[wire(range = -94..=38)] pub Option<i16>,
        #[wire(bits = 53)] pub u64,
        #[wire(if = field_63 == 1, default = 1)] pub i64,
        #[wire(range = 55..=83)] pub u32,
        #[wire(compressed(-1.0..=1.0, 0.01))] pub f32,
        #[wire(range = 21..=28)] pub Option<u16>,
        #[wire(check = "end")] pub u16,
        #[wire(bits = 13, if = (field_46 > 5) && (field_59 > 3), default = 8)] pub u16,
        pub u64,
    );
    declare::neutral_struct!([] [] Root 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 33 34 35 36 37 38 39 40 41 42 43 44 45 46 47 48 49 50 51 52 53 54 55 56 57 58 59 60 61 62 63 64 65 66 67 68 69 70 71 72 73 74 75 76 77 78 79 80 81 82 83 84 85 86 87 88 89 90 91 92 93 94 95 96 97 98 99 100 101 102 103 104 105 106 107 108);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Option(Box::new(Twin::Array(0, Box::new(Twin::Bool))))).default_bit(Value::NONE), field(Twin::Bits(Int::U8, 5)).skip(Value::int(8)), field(Twin::Half).when(Condition::Some(vec![0]), Value::F32(0x0)), field(Twin::Bits(Int::U16, 16)), field(Twin::Bits(Int::U64, 64)), field(Twin::Option(Box::new(Twin::Bits(Int::U16, 9)))).default_bit(Value::NONE), field(Twin::Bits(Int::U16, 16)).skip(Value::int(0)), field(Twin::Range(Int::I64, Num::Above(0), Num::Above(1))).when(Condition::Some(vec![5]), Value::int(0)), field(Twin::Range(Int::I32, Num::Below(-2147483648), Num::Above(2147483647))).check("a"), field(Twin::Bits(Int::U16, 8)).skip(Value::int(0)), field(Twin::Option(Box::new(Twin::Text(1)))), field(Twin::Bool), field(Twin::Nothing(Value::int(0), Box::new(Twin::Bits(Int::U8, 8)))).align().when(Condition::Equal(vec![4], Value::int(2)), Value::int(1)), field(Twin::Bits(Int::U16, 16)), field(Twin::Range(Int::U64, Num::Above(0), Num::Above(1))), field(Twin::Option(Box::new(Twin::Bits(Int::U64, 64)))).check("a"), field(Twin::F32), field(Twin::Bits(Int::U64, 64)).when(Condition::Some(vec![10]), Value::int(0)), field(Twin::Range(Int::Isize, Num::Above(0), Num::Above(100))), field(Twin::Range(Int::U8, Num::Above(75), Num::Above(96))).default_bit(Value::int(0)), field(Twin::Option(Box::new(Twin::Array(0, Box::new(Twin::Bool))))), field(Twin::Bits(Int::U32, 9)), field(Twin::Bool).when(Condition::Some(vec![5]), Value::Bool(false)), field(Twin::Bits(Int::U64, 64)).when(Condition::Above(vec![8], Num::Above(1)), Value::int(0)), field(Twin::Range(Int::I64, Num::Below(-9223372036854775808), Num::Above(9223372036854775807))).check("players"), field(Twin::Option(Box::new(Twin::Range(Int::I128, Num::Below(-170141183460469231731687303715884105728), Num::Above(170141183460469231731687303715884105727))))).when(Condition::Above(vec![24], Num::Above(3)), Value::NONE), field(Twin::Bits(Int::U128, 22)), field(Twin::Angle(2, false)).when(Condition::Or(Box::new(Condition::Above(vec![21], Num::Above(5))), Box::new(Condition::Equal(vec![24], Value::int(4)))), Value::F32(0x0)), field(Twin::Angle(21, true)), field(Twin::Bits(Int::U32, 32)), field(Twin::Option(Box::new(Twin::Unit))), field(Twin::Range(Int::I8, Num::Below(-128), Num::Above(127))).skip(Value::int(9)), field(Twin::Bits(Int::U32, 23)).when(Condition::Above(vec![17], Num::Above(2)), Value::int(3)), field(Twin::Array(1, Box::new(Twin::Range(Int::I8, Num::Below(-128), Num::Above(127))))), field(Twin::Bits(Int::U64, 19)).skip(Value::int(5)), field(Twin::Option(Box::new(Twin::Bits(Int::U8, 4)))), field(Twin::Range(Int::I32, Num::Below(-2147483648), Num::Above(2147483647))), field(Twin::Bits(Int::U128, 128)).when(Condition::Not(Box::new(Condition::And(Box::new(Condition::Above(vec![32], Num::Above(4))), Box::new(Condition::Some(vec![15]))))), Value::int(3)), field(Twin::SmallOrLarge(Int::U32)).skip(Value::int(0)), field(Twin::Bits(Int::U32, 22)).when(Condition::And(Box::new(Condition::Some(vec![25])), Box::new(Condition::Equal(vec![8], Value::int(5)))), Value::int(0)), field(Twin::Option(Box::new(Twin::Range(Int::I32, Num::Below(-2147483648), Num::Above(2147483647))))).align().when(Condition::True(vec![22]), Value::some(Value::int(9))).default_bit(Value::NONE), field(Twin::Fixed(Int::I16, -5, 16, 5)), field(Twin::Bits(Int::U16, 2)).when(Condition::Equal(vec![18], Value::int(4)), Value::int(5)), field(Twin::Bits(Int::U32, 1)), field(Twin::Range(Int::U64, Num::Above(23), Num::Above(30))), field(Twin::Option(Box::new(Twin::Range(Int::I8, Num::Below(-128), Num::Above(127))))), field(Twin::Bits(Int::U8, 8)).when(Condition::Some(vec![20]), Value::int(0)), field(Twin::Unit).when(Condition::And(Box::new(Condition::Equal(vec![46], Value::int(5))), Box::new(Condition::Some(vec![0]))), Value::Unit), field(Twin::Range(Int::U8, Num::Above(42), Num::Above(42))), field(Twin::Record(vec![field(Twin::Bits(Int::U64, 64)), field(Twin::Range(Int::U32, Num::Above(0), Num::Above(999999999)))])), field(Twin::Option(Box::new(Twin::Bits(Int::U16, 6)))), field(Twin::Half).align(), field(Twin::Range(Int::I32, Num::Below(-2147483648), Num::Above(2147483647))).when(Condition::Equal(vec![7], Value::int(3)), Value::int(0)), field(Twin::Bits(Int::U16, 16)), field(Twin::Bits(Int::U64, 64)), field(Twin::Option(Box::new(Twin::Bits(Int::U64, 54)))), field(Twin::Bits(Int::U16, 16)), field(Twin::Bits(Int::U32, 32)).when(Condition::Not(Box::new(Condition::And(Box::new(Condition::Above(vec![42], Num::Above(0))), Box::new(Condition::Above(vec![44], Num::Above(1)))))), Value::int(0)), field(Twin::Range(Int::I32, Num::Below(-2147483648), Num::Above(2147483647))), field(Twin::Bits(Int::U8, 7)).when(Condition::Above(vec![39], Num::Above(2)), Value::int(5)), field(Twin::Option(Box::new(Twin::Range(Int::U32, Num::Above(0), Num::Above(100))))), field(Twin::Compressed(-1.0, 1.0, 0.01)), field(Twin::Range(Int::U8, Num::Above(10), Num::Above(84))).when(Condition::Not(Box::new(Condition::Or(Box::new(Condition::Above(vec![13], Num::Above(1))), Box::new(Condition::Equal(vec![41], Value::int(0)))))), Value::int(0)), field(Twin::Range(Int::I16, Num::Above(5), Num::Above(5))), field(Twin::Range(Int::U32, Num::Above(0), Num::Above(4294967295))).skip(Value::int(0)), field(Twin::Option(Box::new(Twin::Range(Int::I32, Num::Below(-2147483648), Num::Above(2147483647))))), field(Twin::Range(Int::I32, Num::Above(5), Num::Above(5))), field(Twin::Range(Int::I8, Num::Below(-128), Num::Above(127))).when(Condition::Some(vec![60]), Value::int(9)), field(Twin::Bits(Int::U32, 32)).default_bit(Value::int(0)), field(Twin::SmallestThree(17)), field(Twin::Option(Box::new(Twin::Half))).default_bit(Value::NONE), field(Twin::Range(Int::I32, Num::Below(-2147483648), Num::Above(2147483647))), field(Twin::Range(Int::I64, Num::Above(5), Num::Above(5))).when(Condition::Equal(vec![48], Value::int(1)), Value::int(0)), field(Twin::Bits(Int::U32, 12)).check("players"), field(Twin::Bits(Int::U32, 32)), field(Twin::Option(Box::new(Twin::Record(vec![field(Twin::Option(Box::new(Twin::Range(Int::I64, Num::Below(-9223372036854775808), Num::Above(9223372036854775807))))), field(Twin::Bits(Int::U8, 8)), field(Twin::Bits(Int::U8, 8))])))), field(Twin::Unit), field(Twin::Option(Box::new(Twin::Range(Int::I32, Num::Below(-2147483648), Num::Above(2147483647))))).when(Condition::And(Box::new(Condition::Equal(vec![19], Value::int(5))), Box::new(Condition::Equal(vec![46], Value::int(5)))), Value::NONE).check("a"), field(Twin::Half), field(Twin::Bits(Int::U64, 50)), field(Twin::Option(Box::new(Twin::Bits(Int::U8, 8)))), field(Twin::Angle(2, true)), field(Twin::Bits(Int::U64, 50)).when(Condition::Above(vec![39], Num::Above(0)), Value::int(9)), field(Twin::Range(Int::I8, Num::Above(0), Num::Above(100))), field(Twin::Bits(Int::U8, 8)), field(Twin::Option(Box::new(Twin::Bits(Int::U16, 2)))).default_bit(Value::NONE), field(Twin::Bits(Int::U64, 5)), field(Twin::Bits(Int::U16, 16)).when(Condition::Not(Box::new(Condition::Some(vec![10]))), Value::int(0)).check("a"), field(Twin::Bool), field(Twin::Array(0, Box::new(Twin::Bool))), field(Twin::Option(Box::new(Twin::Range(Int::I32, Num::Below(-2147483648), Num::Above(2147483647))))), field(Twin::Range(Int::U32, Num::Above(49), Num::Above(81))), field(Twin::Bits(Int::U16, 16)).when(Condition::And(Box::new(Condition::Equal(vec![85], Value::some(Value::int(0)))), Box::new(Condition::Some(vec![60]))), Value::int(0)), field(Twin::Range(Int::I64, Num::Above(5), Num::Above(5))), field(Twin::Bits(Int::U16, 16)), field(Twin::Option(Box::new(Twin::Bits(Int::U8, 5)))), field(Twin::Bool), field(Twin::Range(Int::I32, Num::Below(-2147483648), Num::Above(2147483647))).when(Condition::Above(vec![91], Num::Above(3)), Value::int(1)), field(Twin::Range(Int::I32, Num::Below(-86), Num::Below(-68))), field(Twin::Range(Int::I32, Num::Below(-2147483648), Num::Above(2147483647))).skip(Value::int(4)), field(Twin::Option(Box::new(Twin::Range(Int::I16, Num::Below(-94), Num::Above(38))))), field(Twin::Bits(Int::U64, 53)), field(Twin::Range(Int::I64, Num::Below(-9223372036854775808), Num::Above(9223372036854775807))).when(Condition::Equal(vec![63], Value::int(1)), Value::int(1)), field(Twin::Range(Int::U32, Num::Above(55), Num::Above(83))), field(Twin::Compressed(-1.0, 1.0, 0.01)), field(Twin::Option(Box::new(Twin::Range(Int::U16, Num::Above(21), Num::Above(28))))), field(Twin::Bits(Int::U16, 16)).check("end"), field(Twin::Bits(Int::U16, 13)).when(Condition::And(Box::new(Condition::Above(vec![46], Num::Above(5))), Box::new(Condition::Above(vec![59], Num::Above(3)))), Value::int(8)), field(Twin::Bits(Int::U64, 64))])
    }
}

pub mod t56 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq)]
    #[wire(crate = tightwire)]
    pub enum H0 {
        V0(
            #[wire(codec = SmallOrLarge)] Option<u16>,
        ),
        V1,
        V2 {
            #[wire(bits = 4)] c: Option<u64>,
        },
        V3,
        #[wire(rename = "Old4")]
        V4 {
        },
    }
    impl Default for H0 { fn default() -> Self { Self::V1 {  } } }
    declare::neutral_enum!([] [] H0 0 V0 { 0 x0 } 1 V1 {  } 2 V2 { c x0 } 3 V3 {  } 4 V4 {  });

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct H1(
        pub bool,
        pub u64,
        #[wire(range = i32::MIN..=i32::MAX)] pub i32,
        pub i32,
    );
    declare::neutral_struct!([] [] H1 0 1 2 3);

    #[derive(Wire, Clone, Debug, PartialEq)]
    pub enum H2 {
        V0(
            #[wire(bits = 24, rename = "old 0", default_bit)] Option<Option<u64>>,
        ),
        V1 {
            #[wire(smallest_three = 18, check = "players")] c: [f32; 4],
        },
        V2,
        V3 {
            #[wire(codec = SmallOrLarge)] a: Option<u16>,
        },
        V4,
        V5 {
            #[wire(check = "end")] a: Option<Option<f32>>,
        },
        V6 {
            #[wire(rename = "old 0", max_len = 1)] a: std::collections::HashMap<u32, std::num::NonZeroU64>,
        },
        V7(
            #[wire(skip)] bool,
        ),
        V8 {
            a: bool,
        },
    }
    impl Default for H2 { fn default() -> Self { Self::V2 {  } } }
    declare::neutral_enum!([] [] H2 0 V0 { 0 x0 } 1 V1 { c x0 } 2 V2 {  } 3 V3 { a x0 } 4 V4 {  } 5 V5 { a x0 } 6 V6 { a x0 } 7 V7 { 0 x0 } 8 V8 { a x0 });

    #[derive(Clone, Debug, PartialEq, Default)]
    pub struct Root {
        pub b: [bool; 1],
        pub slot: Option<Option<bool>>,
        pub flag: Option<f32>,
        pub stream: bool,
        pub blank: i64,
        pub g: Option<i16>,
        pub tag: u8,
        pub d: u8,
        pub x8: u8,
        pub x9: u128,
        pub x10: bool,
        pub x11: Option<H0>,
        pub x12: H0,
        pub bits: (H1,),
        pub c: [u8; 1],
        pub x15: u8,
        pub a: Option<u64>,
        pub fields: i8,
        pub x18: [i64; 0],
        pub x19: Option<bool>,
        pub x20: f32,
        pub x21: [i32; 9],
        pub x22: H2,
        pub x23: i128,
        pub r#type: Option<Option<u64>>,
        pub x25: Option<u16>,
        pub x26: u64,
        pub x27: u8,
        pub x28: Option<[bool; 0]>,
    }
    impl Root {
        fn serialize<S: Stream>(&mut self, stream: &mut S) -> tightwire::Result<S> {
            stream.array(&mut self.b, |stream, x| stream.bool(x))?;
            if (self.b.len() > 1) && (self.b.len() > 1) { stream.option(&mut self.slot, |stream, x| stream.option(x, |stream, x| stream.bool(x)))?; } else { self.slot = Some(Some(true)); }
            if !self.b.is_empty() { stream.option(&mut self.flag, |stream, x| stream.compressed(x, 0.0..=1.0, 2.0))?; } else { self.flag = Some(1.5); }
            let mut rests = self.stream == <bool>::default(); stream.bool(&mut rests)?; if rests { self.stream = Default::default(); } else { stream.bool(&mut self.stream)?; }
            if matches!(self.slot, Some(_)) { stream.int(&mut self.blank, -1..=64)?; } else { self.blank = 5; }
            stream.option(&mut self.g, |stream, x| stream.int(x, 40..=55))?;
            stream.align()?;
            if (self.g == Some(3)) && matches!(self.slot, Some(_)) { stream.bits(&mut self.tag, 3)?; } else { self.tag = Default::default(); }
            let from = self.tag; stream.wrapping(&mut self.d, from)?;
            if !(self.blank > 3) { let from = self.tag; stream.wrapping(&mut self.x8, from)?; } else { self.x8 = Default::default(); }
            stream.bits(&mut self.x9, 83)?;
            stream.bool(&mut self.x10)?;
            stream.option(&mut self.x11, |stream, x| stream.object(x))?;
            if matches!(self.slot, Some(_)) { stream.object(&mut self.x12)?; } else { self.x12 = Default::default(); }
            stream.object(&mut self.bits)?;
            let mut rests = self.c == <[u8; 1]>::default(); stream.bool(&mut rests)?; if rests { self.c = Default::default(); } else { stream.bytes(&mut self.c)?; }
            if self.tag == 1 { let from = self.x8; stream.wrapping(&mut self.x15, from)?; } else { self.x15 = 6; }
            if self.g.is_none() { stream.option(&mut self.a, |stream, x| stream.bits(x, 1))?; } else { self.a = Some(9); }
            stream.check("a")?;
            stream.int(&mut self.fields, -91..=-84)?;
            if !(self.blank == 4) { stream.array(&mut self.x18, |stream, x| stream.fixed(x, -17..=-2, 8))?; } else { self.x18 = Default::default(); }
            stream.option(&mut self.x19, |stream, x| stream.bool(x))?;
            if self.a.is_some() { stream.angle(&mut self.x20, 20)?; } else { self.x20 = 1.5; }
            stream.array(&mut self.x21, |stream, x| stream.int(x, 0..=100))?;
            stream.object(&mut self.x22)?;
            stream.int(&mut self.x23, 0..=1)?;
            if self.a.is_some() || self.a.is_some() { stream.option(&mut self.r#type, |stream, x| stream.option(x, |stream, x| stream.bits(x, 12)))?; } else { self.r#type = Default::default(); }
            stream.option(&mut self.x25, |stream, x| stream.int(x, 88..=90))?;
            if self.flag.is_some() { let mut rests = self.x26 == <u64>::default(); stream.bool(&mut rests)?; if rests { self.x26 = Default::default(); } else { stream.int(&mut self.x26, 37..=50)?; } } else { self.x26 = 1; }
            let from = self.d; stream.wrapping(&mut self.x27, from)?;
            if matches!(self.x25, Some(x) if x > 1) { stream.option(&mut self.x28, |stream, x| stream.array(x, |stream, x| stream.bool(x)))?; } else { self.x28 = Default::default(); }
            Ok(())
        }
    }
    tightwire::unified!(Root, version = 2, holds = [H0, H0, H1, H2]);
    declare::neutral_struct!([] [] Root b slot flag stream blank g tag d x8 x9 x10 x11 x12 bits c x15 a fields x18 x19 x20 x21 x22 x23 r#type x25 x26 x27 x28);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Array(1, Box::new(Twin::Bool))), field(Twin::Option(Box::new(Twin::Option(Box::new(Twin::Bool))))).when(Condition::And(Box::new(Condition::Longer(vec![0], 1)), Box::new(Condition::Longer(vec![0], 1))), Value::some(Value::some(Value::Bool(true)))), field(Twin::Option(Box::new(Twin::Compressed(0.0, 1.0, 2.0)))).when(Condition::Longer(vec![0], 0), Value::some(Value::F32(0x3fc00000))), field(Twin::Bool).default_bit(Value::Bool(false)), field(Twin::Range(Int::I64, Num::Below(-1), Num::Above(64))).when(Condition::Some(vec![1]), Value::int(5)), field(Twin::Option(Box::new(Twin::Range(Int::I16, Num::Above(40), Num::Above(55))))), field(Twin::Bits(Int::U8, 3)).align().when(Condition::And(Box::new(Condition::Equal(vec![5], Value::some(Value::int(3)))), Box::new(Condition::Some(vec![1]))), Value::int(0)), field(Twin::Around(Int::U8, 6)), field(Twin::Around(Int::U8, 6)).when(Condition::Not(Box::new(Condition::Above(vec![4], Num::Above(3)))), Value::int(0)), field(Twin::Bits(Int::U128, 83)), field(Twin::Bool), field(Twin::Option(Box::new(Twin::Choice(3, vec![vec![field(Twin::Option(Box::new(Twin::SmallOrLarge(Int::U16))))], vec![], vec![field(Twin::Option(Box::new(Twin::Bits(Int::U64, 4))))], vec![], vec![]])))), field(Twin::Choice(3, vec![vec![field(Twin::Option(Box::new(Twin::SmallOrLarge(Int::U16))))], vec![], vec![field(Twin::Option(Box::new(Twin::Bits(Int::U64, 4))))], vec![], vec![]])).when(Condition::Some(vec![1]), Value::Variant(1, vec![])), field(Twin::Record(vec![field(Twin::Record(vec![field(Twin::Bool), field(Twin::Bits(Int::U64, 64)), field(Twin::Range(Int::I32, Num::Below(-2147483648), Num::Above(2147483647))), field(Twin::Range(Int::I32, Num::Below(-2147483648), Num::Above(2147483647)))]))])), field(Twin::ByteArray(1)).default_bit(Value::Many(vec![Value::int(0)])), field(Twin::Around(Int::U8, 8)).when(Condition::Equal(vec![6], Value::int(1)), Value::int(6)), field(Twin::Option(Box::new(Twin::Bits(Int::U64, 1)))).when(Condition::Not(Box::new(Condition::Some(vec![5]))), Value::some(Value::int(9))).check("a"), field(Twin::Range(Int::I8, Num::Below(-91), Num::Below(-84))), field(Twin::Array(0, Box::new(Twin::Fixed(Int::I64, -17, -2, 8)))).when(Condition::Not(Box::new(Condition::Equal(vec![4], Value::int(4)))), Value::Many(vec![])), field(Twin::Option(Box::new(Twin::Bool))), field(Twin::Angle(20, false)).when(Condition::Some(vec![16]), Value::F32(0x3fc00000)), field(Twin::Array(9, Box::new(Twin::Range(Int::I32, Num::Above(0), Num::Above(100))))), field(Twin::Choice(4, vec![vec![field(Twin::Option(Box::new(Twin::Option(Box::new(Twin::Bits(Int::U64, 24)))))).default_bit(Value::NONE)], vec![field(Twin::SmallestThree(18)).check("players")], vec![], vec![field(Twin::Option(Box::new(Twin::SmallOrLarge(Int::U16))))], vec![], vec![field(Twin::Option(Box::new(Twin::Option(Box::new(Twin::F32))))).check("end")], vec![field(Twin::Ascending(1, Box::new(Twin::Record(vec![field(Twin::Bits(Int::U32, 32)), field(Twin::NonZero(Box::new(Twin::Range(Int::U64, Num::Above(1), Num::Above(18446744073709551615)))))])), true))], vec![field(Twin::Bool).skip(Value::Bool(false))], vec![field(Twin::Bool)]])), field(Twin::Range(Int::I128, Num::Above(0), Num::Above(1))), field(Twin::Option(Box::new(Twin::Option(Box::new(Twin::Bits(Int::U64, 12)))))).when(Condition::Or(Box::new(Condition::Some(vec![16])), Box::new(Condition::Some(vec![16]))), Value::NONE), field(Twin::Option(Box::new(Twin::Range(Int::U16, Num::Above(88), Num::Above(90))))), field(Twin::Range(Int::U64, Num::Above(37), Num::Above(50))).when(Condition::Some(vec![2]), Value::int(1)).default_bit(Value::int(0)), field(Twin::Around(Int::U8, 7)), field(Twin::Option(Box::new(Twin::Array(0, Box::new(Twin::Bool))))).when(Condition::SomeAbove(vec![25], Num::Above(1)), Value::NONE)])
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
        pub len: u32,
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
        #[wire(compressed(-1.0..=1.0, 0.01), if = (!value.is_empty()) && (blank > 1))] pub len: f32,
    }
    declare::neutral_struct!([T0] [] Root b fields blank value len);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Range(Int::I16, Num::Below(-32768), Num::Above(32767))), field(Twin::Angle(9, false)), field(Twin::Bits(Int::U128, 128)), field(Twin::Array(0, Box::new(Twin::Bool))), field(Twin::Compressed(-1.0, 1.0, 0.01)).when(Condition::And(Box::new(Condition::Longer(vec![3], 0)), Box::new(Condition::Above(vec![2], Num::Above(1)))), Value::F32(0x0))])
    }
}

pub mod t60 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq)]
    pub struct Root {
        pub b: [bool; 0],
        #[wire(range = -18..=60)] pub fields: std::num::NonZeroI64,
        #[wire(if = b.len() > 1, default_bit)] pub a: bool,
        pub value: bool,
        #[wire(range = -82..=45)] pub tag: i8,
        #[wire(half)] pub g: Option<f32>,
        pub r#type: [bool; 0],
        #[wire(bits = 3, if = (!b.is_empty()) || value, default = 3)] pub d: u8,
        #[wire(range = 20..=20)] pub slot: u8,
        #[wire(range = u64::MIN..=u64::MAX)] pub flag: u64,
        #[wire(range = -51..=27, default_bit)] pub stream: Option<i32>,
        pub blank: [bool; 0],
    }
    declare::neutral_struct!([] [] Root b fields a value tag g r#type d slot flag stream blank);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Array(0, Box::new(Twin::Bool))), field(Twin::NonZero(Box::new(Twin::Range(Int::I64, Num::Below(-18), Num::Above(60))))), field(Twin::Bool).when(Condition::Longer(vec![0], 1), Value::Bool(false)).default_bit(Value::Bool(false)), field(Twin::Bool), field(Twin::Range(Int::I8, Num::Below(-82), Num::Above(45))), field(Twin::Option(Box::new(Twin::Half))), field(Twin::Array(0, Box::new(Twin::Bool))), field(Twin::Bits(Int::U8, 3)).when(Condition::Or(Box::new(Condition::Longer(vec![0], 0)), Box::new(Condition::True(vec![3]))), Value::int(3)), field(Twin::Range(Int::U8, Num::Above(20), Num::Above(20))), field(Twin::Range(Int::U64, Num::Above(0), Num::Above(18446744073709551615))), field(Twin::Option(Box::new(Twin::Range(Int::I32, Num::Below(-51), Num::Above(27))))).default_bit(Value::NONE), field(Twin::Array(0, Box::new(Twin::Bool)))])
    }
}

pub mod t61 {
    use super::*;

    #[derive(Clone, Debug, PartialEq, Default)]
    pub struct H0;
    impl H0 {
        fn serialize<S: Stream>(&mut self, stream: &mut S) -> tightwire::Result<S> {
            Ok(())
        }
    }
    tightwire::unified!(H0, version = 2, max_bits = 0);
    declare::neutral_struct!([] [] H0 );

    #[derive(Wire, Clone, Debug, PartialEq)]
    pub struct Root(
        #[wire(range = 5..=74)] pub Option<std::num::NonZeroU8>,
        #[wire(max_len = 3)] pub Vec<Option<H0>>,
        #[wire(half, rename = "old 2", default_bit)] pub f32,
        #[wire(half)] pub Option<f32>,
        pub Option<bool>,
        #[wire(range = 11..=38)] pub Option<u16>,
        #[wire(check = "a")] pub Option<i16>,
        #[wire(max_len = 300, if = field_4.is_some() || field_6.is_some())] pub Option<String>,
        #[wire(rename = "old 8", if = !(!field_1.is_empty()), default = std::num::NonZero::new(6).unwrap())] pub std::num::NonZeroI16,
        #[wire(bits = 64)] pub u64,
        #[wire(with = nothing, max_bits = 0, default_bit)] pub u32,
    );
    declare::neutral_struct!([] [] Root 0 1 2 3 4 5 6 7 8 9 10);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Option(Box::new(Twin::NonZero(Box::new(Twin::Range(Int::U8, Num::Above(5), Num::Above(74))))))), field(Twin::List(3, Box::new(Twin::Option(Box::new(Twin::Record(vec![])))))), field(Twin::Half).default_bit(Value::F32(0x0)), field(Twin::Option(Box::new(Twin::Half))), field(Twin::Option(Box::new(Twin::Bool))), field(Twin::Option(Box::new(Twin::Range(Int::U16, Num::Above(11), Num::Above(38))))), field(Twin::Option(Box::new(Twin::Range(Int::I16, Num::Below(-32768), Num::Above(32767))))).check("a"), field(Twin::Option(Box::new(Twin::Text(300)))).when(Condition::Or(Box::new(Condition::Some(vec![4])), Box::new(Condition::Some(vec![6]))), Value::NONE), field(Twin::NonZero(Box::new(Twin::Range(Int::I16, Num::Below(-32768), Num::Above(32767))))).when(Condition::Not(Box::new(Condition::Longer(vec![1], 0))), Value::int(6)), field(Twin::Bits(Int::U64, 64)), field(Twin::Nothing(Value::int(0), Box::new(Twin::Bits(Int::U32, 32)))).default_bit(Value::int(0))])
    }
}

pub mod t62 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct H0 {
        #[wire(unit = 16)] pub c: [f32; 3],
        #[wire(rename = "old 1")] pub value: Option<bool>,
        #[wire(skip)] pub a: u64,
        #[wire(with = nothing, max_bits = 0)] pub stream: (),
    }
    declare::neutral_struct!([] [] H0 c value a stream);

    #[derive(Clone, Debug, PartialEq, Default)]
    pub struct Root {
        pub c: bool,
        pub fields: [i32; 9],
        pub flag: H0,
        pub g: f32,
        pub blank: Option<Option<f32>>,
    }
    impl Root {
        fn serialize<S: Stream>(&mut self, stream: &mut S) -> tightwire::Result<S> {
            stream.bool(&mut self.c)?;
            if self.c { stream.array(&mut self.fields, |stream, x| stream.int(x, -34..=-9))?; } else { self.fields = Default::default(); }
            stream.object(&mut self.flag)?;
            if self.flag.value.is_some() { stream.compressed(&mut self.g, 0.0..=1.0, 2.0)?; } else { self.g = 1.5; }
            stream.option(&mut self.blank, |stream, x| stream.option(x, |stream, x| stream.compressed(x, 0.0..=10.0, 5.0)))?;
            Ok(())
        }
    }
    tightwire::unified!(Root, version = 2, max_bits = 85, holds = [H0]);
    declare::neutral_struct!([] [] Root c fields flag g blank);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Bool), field(Twin::Array(9, Box::new(Twin::Range(Int::I32, Num::Below(-34), Num::Below(-9))))).when(Condition::True(vec![0]), Value::Many(vec![Value::int(0), Value::int(0), Value::int(0), Value::int(0), Value::int(0), Value::int(0), Value::int(0), Value::int(0), Value::int(0)])), field(Twin::Record(vec![field(Twin::Direction(16)), field(Twin::Option(Box::new(Twin::Bool))), field(Twin::SmallOrLarge(Int::U64)).skip(Value::int(0)), field(Twin::Nothing(Value::Unit, Box::new(Twin::Unit)))])), field(Twin::Compressed(0.0, 1.0, 2.0)).when(Condition::Some(vec![2, 1]), Value::F32(0x3fc00000)), field(Twin::Option(Box::new(Twin::Option(Box::new(Twin::Compressed(0.0, 10.0, 5.0))))))])
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
        pub c: f32,
        pub value: String,
        pub a: [i128; 9],
        pub stream: u64,
        pub tag: [f32; 3],
        pub g: Option<f32>,
        pub bits: u64,
        pub b: [Option<i32>; 17],
        pub slot: u64,
    }
    impl Root {
        fn serialize<S: Stream>(&mut self, stream: &mut S) -> tightwire::Result<S> {
            let mut rests = self.c == <f32>::default(); stream.bool(&mut rests)?; if rests { self.c = Default::default(); } else { stream.compressed(&mut self.c, 0.0..=10.0, 5.0)?; }
            stream.string(&mut self.value, 0)?;
            if !self.value.is_empty() { stream.array(&mut self.a, |stream, x| stream.int(x, 21..=35))?; } else { self.a = Default::default(); }
            if self.value == "ab" { stream.int(&mut self.stream, 62..=69)?; } else { self.stream = 6; }
            stream.unit_vector(&mut self.tag, 19)?;
            if self.stream > 3 { stream.option(&mut self.g, |stream, x| stream.compressed(x, 0.0..=16777215.0, 1.0))?; } else { self.g = Default::default(); }
            let from = self.stream; stream.wrapping(&mut self.bits, from)?;
            if matches!(self.g, Some(_)) { stream.subset_as(tightwire::subset::Strategy::Indices, &mut self.b, Option::is_some, |stream, slot| { let mut one = slot.take().unwrap_or_default(); stream.int(&mut one, 0..=1)?; *slot = Some(one); Ok(()) })?; } else { self.b = Default::default(); }
            if !(self.stream == 1) { let previous = self.stream; stream.relative(&mut self.slot, previous)?; } else { self.slot = Default::default(); }
            Ok(())
        }
    }
    tightwire::unified!(Root, version = 2, max_bits = 1389);
    declare::neutral_struct!([] [] Root c value a stream tag g bits b slot);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Compressed(0.0, 10.0, 5.0)).default_bit(Value::F32(0x0)), field(Twin::Text(0)), field(Twin::Array(9, Box::new(Twin::Range(Int::I128, Num::Above(21), Num::Above(35))))).when(Condition::Longer(vec![1], 0), Value::Many(vec![Value::int(0), Value::int(0), Value::int(0), Value::int(0), Value::int(0), Value::int(0), Value::int(0), Value::int(0), Value::int(0)])), field(Twin::Range(Int::U64, Num::Above(62), Num::Above(69))).when(Condition::Equal(vec![1], Value::Text("ab".into())), Value::int(6)), field(Twin::Direction(19)), field(Twin::Option(Box::new(Twin::Compressed(0.0, 16777215.0, 1.0)))).when(Condition::Above(vec![3], Num::Above(3)), Value::NONE), field(Twin::Around(Int::U64, 3)), field(Twin::Subset(Some(Way::Indices), 17, Box::new(Twin::Range(Int::I32, Num::Above(0), Num::Above(1))))).when(Condition::Some(vec![5]), Value::Many(vec![Value::NONE, Value::NONE, Value::NONE, Value::NONE, Value::NONE, Value::NONE, Value::NONE, Value::NONE, Value::NONE, Value::NONE, Value::NONE, Value::NONE, Value::NONE, Value::NONE, Value::NONE, Value::NONE, Value::NONE])), field(Twin::Relative(Int::U64, 3)).when(Condition::Not(Box::new(Condition::Equal(vec![3], Value::int(1)))), Value::int(0))])
    }
}

pub mod t65 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct Root<T0> {
        pub b: T0,
        #[wire(align, max_len = 11)] pub slot: Option<std::collections::BTreeMap<u32, bool>>,
        #[wire(max_len = 13)] pub flag: [std::collections::HashSet<(i64, bool,)>; 2],
        #[wire(smallest_three = 6)] pub g: [[f32; 4]; 3],
        #[wire(range = -74..=-74, if = g.len() > 1, default = Some(5))] pub tag: Option<i16>,
        pub x5: Option<Option<bool>>,
        #[wire(if = !(!flag.is_empty()), default_bit)] pub r#type: Option<Option<()>>,
        #[wire(codec = Silent, if = matches!(x5, Some(_)))] pub d: [u8; 3],
    }
    declare::neutral_struct!([T0] [] Root b slot flag g tag x5 r#type d);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Record(vec![field(Twin::Array(2, Box::new(Twin::Bool))), field(Twin::Option(Box::new(Twin::Ascending(11, Box::new(Twin::Record(vec![field(Twin::Bits(Int::U32, 32)), field(Twin::Bool)])), true)))).align(), field(Twin::Array(2, Box::new(Twin::Ascending(13, Box::new(Twin::Record(vec![field(Twin::Range(Int::I64, Num::Below(-9223372036854775808), Num::Above(9223372036854775807))), field(Twin::Bool)])), false)))), field(Twin::Array(3, Box::new(Twin::SmallestThree(6)))), field(Twin::Option(Box::new(Twin::Range(Int::I16, Num::Below(-74), Num::Below(-74))))).when(Condition::Longer(vec![3], 1), Value::some(Value::int(5))), field(Twin::Option(Box::new(Twin::Option(Box::new(Twin::Bool))))), field(Twin::Option(Box::new(Twin::Option(Box::new(Twin::Unit))))).when(Condition::Not(Box::new(Condition::Longer(vec![2], 0))), Value::NONE).default_bit(Value::NONE), field(Twin::Array(3, Box::new(Twin::Nothing(Value::int(0), Box::new(Twin::Bits(Int::U8, 8)))))).when(Condition::Some(vec![5]), Value::Many(vec![Value::int(0), Value::int(0), Value::int(0)]))])), field(Twin::Option(Box::new(Twin::Ascending(11, Box::new(Twin::Record(vec![field(Twin::Bits(Int::U32, 32)), field(Twin::Bool)])), true)))).align(), field(Twin::Array(2, Box::new(Twin::Ascending(13, Box::new(Twin::Record(vec![field(Twin::Range(Int::I64, Num::Below(-9223372036854775808), Num::Above(9223372036854775807))), field(Twin::Bool)])), false)))), field(Twin::Array(3, Box::new(Twin::SmallestThree(6)))), field(Twin::Option(Box::new(Twin::Range(Int::I16, Num::Below(-74), Num::Below(-74))))).when(Condition::Longer(vec![3], 1), Value::some(Value::int(5))), field(Twin::Option(Box::new(Twin::Option(Box::new(Twin::Bool))))), field(Twin::Option(Box::new(Twin::Option(Box::new(Twin::Unit))))).when(Condition::Not(Box::new(Condition::Longer(vec![2], 0))), Value::NONE).default_bit(Value::NONE), field(Twin::Array(3, Box::new(Twin::Nothing(Value::int(0), Box::new(Twin::Bits(Int::U8, 8)))))).when(Condition::Some(vec![5]), Value::Many(vec![Value::int(0), Value::int(0), Value::int(0)]))])
    }
}

pub mod t66 {
    use super::*;

    #[derive(Clone, Debug, PartialEq, Default)]
    pub struct H0 {
        pub c: Vec<Option<()>>,
        pub value: [i64; 2],
        pub a: bool,
        pub x3: Option<bool>,
    }
    impl H0 {
        fn serialize<S: Stream>(&mut self, stream: &mut S) -> tightwire::Result<S> {
            stream.list(&mut self.c, 10, |stream, x| stream.option(x, |stream, x| stream.object(x)))?;
            self.value = Default::default();
            stream.bool(&mut self.a)?;
            stream.option(&mut self.x3, |stream, x| stream.bool(x))?;
            Ok(())
        }
    }
    tightwire::unified!(H0, version = 2);
    declare::neutral_struct!([] [] H0 c value a x3);

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct Root(
        pub bool,
        #[wire(fixed(0..=29, 1), max_len = 6, default_bit, check = "a")] pub Vec<u32>,
        #[wire(check = "a")] pub bool,
        #[wire(fixed(-11..=47, 2))] pub [i64; 2],
        pub [H0; 0],
        #[wire(compressed(-3.5..=8.25, 0.1), default_bit)] pub Option<f32>,
        pub Option<()>,
        #[wire(align, max_len = 300)] pub Vec<Option<bool>>,
        #[wire(bits = 1, check = "end")] pub u8,
        #[wire(fixed(-3..=19, 1), check = "end")] pub Option<Option<i64>>,
        #[wire(compressed(0.0..=10.0, 5.0))] pub f32,
    );
    declare::neutral_struct!([] [] Root 0 1 2 3 4 5 6 7 8 9 10);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Bool), field(Twin::List(6, Box::new(Twin::Fixed(Int::U32, 0, 29, 1)))).default_bit(Value::Many(vec![])).check("a"), field(Twin::Bool).check("a"), field(Twin::Array(2, Box::new(Twin::Fixed(Int::I64, -11, 47, 2)))), field(Twin::Array(0, Box::new(Twin::Record(vec![field(Twin::List(10, Box::new(Twin::Option(Box::new(Twin::Unit))))), field(Twin::Array(2, Box::new(Twin::Fixed(Int::I64, -10, 3, 3)))).skip(Value::Many(vec![Value::int(0), Value::int(0)])), field(Twin::Bool), field(Twin::Option(Box::new(Twin::Bool)))])))), field(Twin::Option(Box::new(Twin::Compressed(-3.5, 8.25, 0.1)))).default_bit(Value::NONE), field(Twin::Option(Box::new(Twin::Unit))), field(Twin::List(300, Box::new(Twin::Option(Box::new(Twin::Bool))))).align(), field(Twin::Bits(Int::U8, 1)).check("end"), field(Twin::Option(Box::new(Twin::Option(Box::new(Twin::Fixed(Int::I64, -3, 19, 1)))))).check("end"), field(Twin::Compressed(0.0, 10.0, 5.0))])
    }
}

pub mod t67 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq)]
    pub struct Root {
        #[wire(range = -99..=-50)] pub a: i16,
        #[wire(max_len = 8, default_bit)] pub slot: Vec<f64>,
        pub x2: f32,
        #[wire(bits = 9)] pub g: Option<u16>,
        #[wire(if = matches!(g, Some(_)), default = Some(9), default_bit)] pub len: Option<i32>,
        #[wire(bits = 27, if = g == Some(0), default = 8, default_bit, check = "end")] pub e: u32,
        #[wire(max_len = 0)] pub bits: Arc<str>,
    }
    declare::neutral_struct!([] [] Root a slot x2 g len e bits);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Range(Int::I16, Num::Below(-99), Num::Below(-50))), field(Twin::List(8, Box::new(Twin::F64))).default_bit(Value::Many(vec![])), field(Twin::F32), field(Twin::Option(Box::new(Twin::Bits(Int::U16, 9)))), field(Twin::Option(Box::new(Twin::Range(Int::I32, Num::Below(-2147483648), Num::Above(2147483647))))).when(Condition::Some(vec![3]), Value::some(Value::int(9))).default_bit(Value::NONE), field(Twin::Bits(Int::U32, 27)).when(Condition::Equal(vec![3], Value::some(Value::int(0))), Value::int(8)).default_bit(Value::int(0)).check("end"), field(Twin::Text(0))])
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
        Case::new::<t44::Root<i8, Arc<bool>>>(4, 44, t44::twin(), Some(<t44::Root<i8, Arc<bool>> as Wire>::MAX_BITS)),
        Case::new::<t45::Root>(4, 45, t45::twin(), Some(<t45::Root as Wire>::MAX_BITS)),
        Case::new::<t46::Root<1>>(4, 46, t46::twin(), Some(<t46::Root<1> as Wire>::MAX_BITS)),
        Case::new::<t47::Root>(4, 47, t47::twin(), Some(<t47::Root as Wire>::MAX_BITS)),
        Case::new::<t48::Root>(4, 48, t48::twin(), Some(<t48::Root as Wire>::MAX_BITS)),
        Case::new::<t49::Root<u8, u32>>(4, 49, t49::twin(), Some(<t49::Root<u8, u32> as Wire>::MAX_BITS)),
        Case::new::<t50::Root<0>>(4, 50, t50::twin(), Some(<t50::Root<0> as Wire>::MAX_BITS)),
        Case::new::<t51::Root>(4, 51, t51::twin(), Some(<t51::Root as Wire>::MAX_BITS)),
        Case::new::<t52::Root>(4, 52, t52::twin(), Some(<t52::Root as Wire>::MAX_BITS)),
        Case::new::<t53::Root<2>>(4, 53, t53::twin(), Some(<t53::Root<2> as Wire>::MAX_BITS)),
        Case::new::<t54::Root>(4, 54, t54::twin(), Some(<t54::Root as Wire>::MAX_BITS)),
        Case::new::<t55::Root>(4, 55, t55::twin(), None),
        Case::new::<t56::Root>(4, 56, t56::twin(), None),
        Case::new::<t57::Root>(4, 57, t57::twin(), Some(<t57::Root as Wire>::MAX_BITS)),
        Case::new::<t58::Root>(4, 58, t58::twin(), Some(<t58::Root as Wire>::MAX_BITS)),
        Case::new::<t59::Root<Box<i16>>>(4, 59, t59::twin(), Some(<t59::Root<Box<i16>> as Wire>::MAX_BITS)),
        Case::new::<t60::Root>(4, 60, t60::twin(), Some(<t60::Root as Wire>::MAX_BITS)),
        Case::new::<t61::Root>(4, 61, t61::twin(), Some(<t61::Root as Wire>::MAX_BITS)),
        Case::new::<t62::Root>(4, 62, t62::twin(), Some(<t62::Root as Wire>::MAX_BITS)),
        Case::new::<t63::Root>(4, 63, t63::twin(), Some(<t63::Root as Wire>::MAX_BITS)),
        Case::new::<t64::Root>(4, 64, t64::twin(), Some(<t64::Root as Wire>::MAX_BITS)),
        Case::new::<t65::Root<t65::Root<[bool; 2]>>>(4, 65, t65::twin(), Some(<t65::Root<t65::Root<[bool; 2]>> as Wire>::MAX_BITS)),
        Case::new::<t66::Root>(4, 66, t66::twin(), None),
        Case::new::<t67::Root>(4, 67, t67::twin(), Some(<t67::Root as Wire>::MAX_BITS)),
    ]
}
