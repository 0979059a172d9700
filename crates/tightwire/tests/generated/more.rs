// Types 32 to 67 of seed 4, made by tools/declare: not to be edited.

use super::library::scope::*;

pub mod t32 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq)]
    pub enum Root<const N: usize> {
        V0 {
            a: [Box<(std::num::Wrapping<u64>,)>; N],
        },
        V1(
            #[wire(bits = 30, rename = "old 0")] u128,
            #[wire(bits = 4, if = !(field_0 > 3), default = 3)] u8,
            #[wire(range = -24..=51, if = !(field_1 == 2), default = 3)] i64,
            #[wire(relative, bits = 26, max_len = 1, if = field_1 > 5)] [Vec<u32>; 2],
        ),
    }
    declare::neutral_enum!([] [N] Root 0 V0 { a x0 } 1 V1 { 0 x0 1 x1 2 x2 3 x3 });

    pub fn twin() -> Twin {
        Twin::Choice(1, vec![vec![field(Twin::Array(2, Box::new(Twin::Record(vec![field(Twin::Bits(Int::U64, 64))]))))], vec![field(Twin::Bits(Int::U128, 30)), field(Twin::Bits(Int::U8, 4)).when(Condition::Not(Box::new(Condition::Above(vec![0], Num::Above(3)))), Value::int(3)), field(Twin::Range(Int::I64, Num::Below(-24), Num::Above(51))).when(Condition::Not(Box::new(Condition::Equal(vec![1], Value::int(2)))), Value::int(3)), field(Twin::Array(2, Box::new(Twin::Climb((0, 1), Int::U32, Box::new(Twin::Bits(Int::U32, 26)))))).when(Condition::Above(vec![1], Num::Above(5)), Value::Many(vec![Value::Many(vec![]), Value::Many(vec![])]))]])
    }
}

pub mod t33 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct Root {
        #[wire(range = -8..=16)] pub c: isize,
        #[wire(bits = 35, if = (c == 5) || (c == 5), default = 2)] pub slot: u128,
        #[wire(bytes, max_len = 3)] pub blank: Option<Box<[u8]>>,
        #[wire(angle = 23)] pub g: f32,
        #[wire(codec = SmallOrLarge)] pub tag: Option<u32>,
        pub d: bool,
        #[wire(bits = 1, if = slot == 1, default_bit)] pub bits: Option<u128>,
        #[wire(align, max_len = 300, if = slot > 1)] pub x7: std::collections::BTreeMap<(), char>,
        #[wire(max_len = 1, if = tag.is_some())] pub x8: std::collections::BTreeMap<bool, bool>,
        #[wire(fixed(-5..=25, 6), if = !d)] pub b: [i16; 9],
        #[wire(align, subset)] pub stream: [Option<bool>; 17],
    }
    declare::neutral_struct!([] [] Root c slot blank g tag d bits x7 x8 b stream);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Range(Int::Isize, Num::Below(-8), Num::Above(16))), field(Twin::Bits(Int::U128, 35)).when(Condition::Or(Box::new(Condition::Equal(vec![0], Value::int(5))), Box::new(Condition::Equal(vec![0], Value::int(5)))), Value::int(2)), field(Twin::Option(Box::new(Twin::ByteList((0, 3))))), field(Twin::Angle(23, false)), field(Twin::Option(Box::new(Twin::SmallOrLarge(Int::U32)))), field(Twin::Bool), field(Twin::Option(Box::new(Twin::Bits(Int::U128, 1)))).when(Condition::Equal(vec![1], Value::int(1)), Value::NONE).default_bit(Value::NONE), field(Twin::Ascending(300, Box::new(Twin::Record(vec![field(Twin::Unit), field(Twin::Char)])), true)).align().when(Condition::Above(vec![1], Num::Above(1)), Value::Many(vec![])), field(Twin::Ascending(1, Box::new(Twin::Record(vec![field(Twin::Bool), field(Twin::Bool)])), true)).when(Condition::Some(vec![4]), Value::Many(vec![])), field(Twin::Array(9, Box::new(Twin::Fixed(Int::I16, -5, 25, 6)))).when(Condition::Not(Box::new(Condition::True(vec![5]))), Value::Many(vec![Value::int(0), Value::int(0), Value::int(0), Value::int(0), Value::int(0), Value::int(0), Value::int(0), Value::int(0), Value::int(0)])), field(Twin::Subset(None, 17, Box::new(Twin::Bool))).align()])
    }
}

pub mod t34 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct Root(
        #[wire(bits = 13, check = "end")] pub u16,
        #[wire(if = (field_0 == 4) && (field_0 > 4), check = "players")] pub Option<f32>,
        #[wire(max_len = 1, if = matches!(field_1, Some(_)))] pub [std::collections::BTreeSet<(u32, bool,)>; 3],
        #[wire(angle = 8, if = !(field_2.len() > 1))] pub f32,
        #[wire(relative, len = 5..=9, if = field_1.is_none())] pub Vec<u8>,
        #[wire(bits = 1)] pub Option<u64>,
        #[wire(subset, max_len = 14, if = matches!(field_5, Some(field_0) if field_0 > 2))] pub Vec<Option<()>>,
        #[wire(fixed(-13..=3, 1), if = !(field_0 == 3), default_bit)] pub i64,
        #[wire(half, len = 1..=2, if = matches!(field_5, Some(field_0) if field_0 > 2))] pub Vec<Option<f32>>,
        #[wire(codec = Silent, if = !(field_0 == 3))] pub u8,
        #[wire(range = u8::MIN..=u8::MAX, rename = "old 10", if = field_0 > 4, default = Some(6), default_bit)] pub Option<u8>,
        #[wire(align, range = -56..=96)] pub Option<i64>,
        #[wire(align, compressed(0.0..=16777215.0, 1.0), if = field_10.is_none())] pub f32,
        #[wire(range = -19..=84, default_bit)] pub Option<i64>,
        #[wire(range = 58..=76, rename = "old 14", if = !(matches!(field_5, Some(field_0) if field_0 > 2)), default = 5)] pub i32,
        #[wire(max_len = 5)] pub std::collections::BTreeSet<std::num::NonZeroU8>,
        #[wire(range = 0..=100, if = matches!(field_11, Some(field_0) if field_0 > 0))] pub u32,
        #[wire(len = field_16 * field_16, max_len = 40, if = matches!(field_11, Some(_)) && (field_11 == Some(0)))] pub Vec<bool>,
        #[wire(bits = 1, if = (field_16 > 4) || matches!(field_13, Some(_)))] pub u16,
        #[wire(fixed(-9..=7, 6), if = matches!(field_5, Some(_)) && (field_10 == Some(1)))] pub Option<i32>,
    );
    declare::neutral_struct!([] [] Root 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Bits(Int::U16, 13)).check("end"), field(Twin::Option(Box::new(Twin::F32))).when(Condition::And(Box::new(Condition::Equal(vec![0], Value::int(4))), Box::new(Condition::Above(vec![0], Num::Above(4)))), Value::NONE).check("players"), field(Twin::Array(3, Box::new(Twin::Ascending(1, Box::new(Twin::Record(vec![field(Twin::Bits(Int::U32, 32)), field(Twin::Bool)])), false)))).when(Condition::Some(vec![1]), Value::Many(vec![Value::Many(vec![]), Value::Many(vec![]), Value::Many(vec![])])), field(Twin::Angle(8, false)).when(Condition::Not(Box::new(Condition::Longer(vec![2], 1))), Value::F32(0x0)), field(Twin::Climb((5, 9), Int::U8, Box::new(Twin::Bits(Int::U8, 8)))).when(Condition::Not(Box::new(Condition::Some(vec![1]))), Value::Many(vec![])), field(Twin::Option(Box::new(Twin::Bits(Int::U64, 1)))), field(Twin::Places(14, Box::new(Twin::Unit))).when(Condition::SomeAbove(vec![5], Num::Above(2)), Value::Many(vec![])), field(Twin::Fixed(Int::I64, -13, 3, 1)).when(Condition::Not(Box::new(Condition::Equal(vec![0], Value::int(3)))), Value::int(0)).default_bit(Value::int(0)), field(Twin::List((1, 2), Box::new(Twin::Option(Box::new(Twin::Half))))).when(Condition::SomeAbove(vec![5], Num::Above(2)), Value::Many(vec![])), field(Twin::Nothing(Value::int(0), Box::new(Twin::Bits(Int::U8, 8)))).when(Condition::Not(Box::new(Condition::Equal(vec![0], Value::int(3)))), Value::int(0)), field(Twin::Option(Box::new(Twin::Range(Int::U8, Num::Above(0), Num::Above(255))))).when(Condition::Above(vec![0], Num::Above(4)), Value::some(Value::int(6))).default_bit(Value::NONE), field(Twin::Option(Box::new(Twin::Range(Int::I64, Num::Below(-56), Num::Above(96))))).align(), field(Twin::Compressed(0.0, 16777215.0, 1.0)).align().when(Condition::Not(Box::new(Condition::Some(vec![10]))), Value::F32(0x0)), field(Twin::Option(Box::new(Twin::Range(Int::I64, Num::Below(-19), Num::Above(84))))).default_bit(Value::NONE), field(Twin::Range(Int::I32, Num::Above(58), Num::Above(76))).when(Condition::Not(Box::new(Condition::SomeAbove(vec![5], Num::Above(2)))), Value::int(5)), field(Twin::Ascending(5, Box::new(Twin::NonZero(Box::new(Twin::Range(Int::U8, Num::Above(1), Num::Above(255))))), false)), field(Twin::Range(Int::U32, Num::Above(0), Num::Above(100))).when(Condition::SomeAbove(vec![11], Num::Above(0)), Value::int(0)), field(Twin::Exactly(vec![16, 16], 40, Box::new(Twin::Bool))).when(Condition::And(Box::new(Condition::Some(vec![11])), Box::new(Condition::Equal(vec![11], Value::some(Value::int(0))))), Value::Many(vec![])), field(Twin::Bits(Int::U16, 1)).when(Condition::Or(Box::new(Condition::Above(vec![16], Num::Above(4))), Box::new(Condition::Some(vec![13]))), Value::int(0)), field(Twin::Option(Box::new(Twin::Fixed(Int::I32, -9, 7, 6)))).when(Condition::And(Box::new(Condition::Some(vec![5])), Box::new(Condition::Equal(vec![10], Value::some(Value::int(1))))), Value::NONE)])
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
    pub struct Root {
        #[wire(subset, rename = "old 0", max_len = 1)] pub c: Vec<Option<()>>,
        pub slot: (),
        #[wire(bits = 14)] pub blank: u16,
        #[wire(rename = "old 3")] pub g: [bool; 0],
        pub x4: u16,
        #[wire(range = 32..=47)] pub d: Option<u32>,
        #[wire(bits = 14)] pub tag: Option<u32>,
        #[wire(bits = 1, if = !(matches!(tag, Some(c) if c > 2)), default = 1, default_bit)] pub b: u8,
        #[wire(half, default_bit)] pub x8: f32,
        pub x9: bool,
    }
    declare::neutral_struct!([] [] Root c slot blank g x4 d tag b x8 x9);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Places(1, Box::new(Twin::Unit))), field(Twin::Unit), field(Twin::Bits(Int::U16, 14)), field(Twin::Array(0, Box::new(Twin::Bool))), field(Twin::Bits(Int::U16, 16)), field(Twin::Option(Box::new(Twin::Range(Int::U32, Num::Above(32), Num::Above(47))))), field(Twin::Option(Box::new(Twin::Bits(Int::U32, 14)))), field(Twin::Bits(Int::U8, 1)).when(Condition::Not(Box::new(Condition::SomeAbove(vec![6], Num::Above(2)))), Value::int(1)).default_bit(Value::int(0)), field(Twin::Half).default_bit(Value::F32(0x0)), field(Twin::Bool)])
    }
}

pub mod t37 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct Root {
        #[wire(bits = 32)] pub a: Option<u32>,
        #[wire(bits = 3, if = a.is_some() || (a == Some(0)), default = 7)] pub slot: u8,
        #[wire(if = a == Some(0))] pub flag: Option<bool>,
        #[wire(bits = 7, default_bit)] pub stream: u8,
        pub blank: u64,
        #[wire(bits = 27, if = (stream == 5) && (a == Some(1)))] pub d: u64,
        #[wire(compressed(-1.0..=1.0, 0.01))] pub r#type: f32,
        pub c: i32,
        #[wire(if = (slot == 3) && (d > 5), default = true)] pub fields: bool,
    }
    declare::neutral_struct!([] [] Root a slot flag stream blank d r#type c fields);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Option(Box::new(Twin::Bits(Int::U32, 32)))), field(Twin::Bits(Int::U8, 3)).when(Condition::Or(Box::new(Condition::Some(vec![0])), Box::new(Condition::Equal(vec![0], Value::some(Value::int(0))))), Value::int(7)), field(Twin::Option(Box::new(Twin::Bool))).when(Condition::Equal(vec![0], Value::some(Value::int(0))), Value::NONE), field(Twin::Bits(Int::U8, 7)).default_bit(Value::int(0)), field(Twin::Bits(Int::U64, 64)), field(Twin::Bits(Int::U64, 27)).when(Condition::And(Box::new(Condition::Equal(vec![3], Value::int(5))), Box::new(Condition::Equal(vec![0], Value::some(Value::int(1))))), Value::int(0)), field(Twin::Compressed(-1.0, 1.0, 0.01)), field(Twin::Range(Int::I32, Num::Below(-2147483648), Num::Above(2147483647))), field(Twin::Bool).when(Condition::And(Box::new(Condition::Equal(vec![1], Value::int(3))), Box::new(Condition::Above(vec![5], Num::Above(5)))), Value::Bool(true))])
    }
}

pub mod t38 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct Root {
        #[wire(default_bit)] pub c: u16,
        #[wire(skip, default = 7)] pub value: u8,
        pub a: bool,
        pub x3: u32,
        pub len: f32,
        pub g: bool,
        pub r#type: bool,
        #[wire(range = 0..=1)] pub b: i8,
        #[wire(range = 32..=58)] pub x8: u64,
        #[wire(range = 0..=1)] pub x9: u8,
        #[wire(bits = 3)] pub x10: u16,
        #[wire(bits = 8, default_bit)] pub flag: u8,
        pub x12: i16,
        #[wire(range = 5..=5, rename = "old 13")] pub tag: u32,
        pub d: u16,
        #[wire(if = !r#type)] pub bits: i16,
        pub x16: Option<u32>,
        pub slot: u32,
        #[wire(rename = "old 18")] pub blank: i64,
        #[wire(relative_to = slot)] pub stream: u32,
        #[wire(align, unit = 22)] pub x20: [f32; 3],
        #[wire(bytes, max_len = 300, if = stream > 4, default_bit)] pub x21: Vec<u8>,
        pub x22: [bool; 0],
        pub x23: u32,
        #[wire(range = -97..=40)] pub x24: i64,
        #[wire(range = 0..=100)] pub x25: u16,
        #[wire(bits = 14, if = x23 == 3)] pub x26: u16,
        pub x27: i16,
        #[wire(if = b == 5, default = 9)] pub x28: u8,
        #[wire(range = u32::MIN..=u32::MAX)] pub x29: u32,
        #[wire(relative_to = x28)] pub e: u8,
        pub fields: u32,
        pub x32: u8,
    }
    declare::neutral_struct!([] [] Root c value a x3 len g r#type b x8 x9 x10 flag x12 tag d bits x16 slot blank stream x20 x21 x22 x23 x24 x25 x26 x27 x28 x29 e fields x32);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Bits(Int::U16, 16)).default_bit(Value::int(0)), field(Twin::Bits(Int::U8, 1)).skip(Value::int(7)), field(Twin::Bool), field(Twin::Bits(Int::U32, 32)), field(Twin::F32), field(Twin::Bool), field(Twin::Bool), field(Twin::Range(Int::I8, Num::Above(0), Num::Above(1))), field(Twin::Range(Int::U64, Num::Above(32), Num::Above(58))), field(Twin::Range(Int::U8, Num::Above(0), Num::Above(1))), field(Twin::Bits(Int::U16, 3)), field(Twin::Bits(Int::U8, 8)).default_bit(Value::int(0)), field(Twin::Range(Int::I16, Num::Below(-32768), Num::Above(32767))), field(Twin::Range(Int::U32, Num::Above(5), Num::Above(5))), field(Twin::Bits(Int::U16, 16)), field(Twin::Range(Int::I16, Num::Below(-32768), Num::Above(32767))).when(Condition::Not(Box::new(Condition::True(vec![6]))), Value::int(0)), field(Twin::Option(Box::new(Twin::Bits(Int::U32, 32)))), field(Twin::Bits(Int::U32, 32)), field(Twin::Range(Int::I64, Num::Below(-9223372036854775808), Num::Above(9223372036854775807))), field(Twin::Relative(Int::U32, 17)), field(Twin::Direction(22)).align(), field(Twin::ByteList((0, 300))).when(Condition::Above(vec![19], Num::Above(4)), Value::Many(vec![])).default_bit(Value::Many(vec![])), field(Twin::Array(0, Box::new(Twin::Bool))), field(Twin::Bits(Int::U32, 32)), field(Twin::Range(Int::I64, Num::Below(-97), Num::Above(40))), field(Twin::Range(Int::U16, Num::Above(0), Num::Above(100))), field(Twin::Bits(Int::U16, 14)).when(Condition::Equal(vec![23], Value::int(3)), Value::int(0)), field(Twin::Range(Int::I16, Num::Below(-32768), Num::Above(32767))), field(Twin::Bits(Int::U8, 8)).when(Condition::Equal(vec![7], Value::int(5)), Value::int(9)), field(Twin::Range(Int::U32, Num::Above(0), Num::Above(4294967295))), field(Twin::Relative(Int::U8, 28)), field(Twin::Bits(Int::U32, 32)), field(Twin::Bits(Int::U8, 8))])
    }
}

pub mod t39 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct Root {
        #[wire(range = -15..=-6)] pub a: i16,
        #[wire(range = 36..=43)] pub fields: u8,
        #[wire(if = (fields > 3) && (a > 2), default_bit)] pub blank: Option<[bool; 0]>,
        pub g: Option<u8>,
        pub tag: bool,
    }
    declare::neutral_struct!([] [] Root a fields blank g tag);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Range(Int::I16, Num::Below(-15), Num::Below(-6))), field(Twin::Range(Int::U8, Num::Above(36), Num::Above(43))), field(Twin::Option(Box::new(Twin::Array(0, Box::new(Twin::Bool))))).when(Condition::And(Box::new(Condition::Above(vec![1], Num::Above(3))), Box::new(Condition::Above(vec![0], Num::Above(2)))), Value::NONE).default_bit(Value::NONE), field(Twin::Option(Box::new(Twin::Bits(Int::U8, 8)))), field(Twin::Bool)])
    }
}

pub mod t40 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct Root {
        #[wire(align, unit = 23)] pub a: [f32; 3],
        #[wire(half)] pub fields: f32,
        #[wire(skip)] pub x2: i32,
        pub stream: i32,
        #[wire(bits = 9)] pub tag: u32,
        pub e: (),
        #[wire(skip)] pub bits: u8,
        pub d: u64,
    }
    declare::neutral_struct!([] [] Root a fields x2 stream tag e bits d);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Direction(23)).align(), field(Twin::Half), field(Twin::Range(Int::I32, Num::Below(-2147483648), Num::Above(2147483647))).skip(Value::int(0)), field(Twin::Range(Int::I32, Num::Below(-2147483648), Num::Above(2147483647))), field(Twin::Bits(Int::U32, 9)), field(Twin::Unit), field(Twin::Bits(Int::U8, 8)).skip(Value::int(0)), field(Twin::Bits(Int::U64, 64))])
    }
}

pub mod t41 {
    use super::*;

    #[derive(Clone, Debug, PartialEq, Default)]
    pub struct Root {
        pub b: [std::num::Wrapping<i32>; 3],
        pub value: Option<bool>,
        pub flag: Option<bool>,
        pub stream: Option<[f32; 3]>,
        pub len: Vec<()>,
        pub g: bool,
        pub tag: Vec<[bool; 0]>,
        pub x7: Vec<()>,
        pub slot: Option<f32>,
        pub a: Vec<()>,
        pub x10: Vec<[bool; 0]>,
    }
    impl Root {
        fn serialize<S: Stream>(&mut self, stream: &mut S) -> tightwire::Result<S> {
            stream.array(&mut self.b, |stream, x| stream.object(x))?;
            stream.option(&mut self.value, |stream, x| stream.bool(x))?;
            let mut rests = self.flag == <Option<bool>>::default(); stream.bool(&mut rests)?; if rests { self.flag = Default::default(); } else { stream.option(&mut self.flag, |stream, x| stream.bool(x))?; }
            stream.option(&mut self.stream, |stream, x| stream.unit_vector(x, 13))?;
            let mut rests = self.len == <Vec<()>>::default(); stream.bool(&mut rests)?; if rests { self.len = Default::default(); } else { stream.list(&mut self.len, 2..=218, |stream, x| stream.object(x))?; }
            let mut rests = self.g == <bool>::default(); stream.bool(&mut rests)?; if rests { self.g = Default::default(); } else { stream.bool(&mut self.g)?; }
            stream.list(&mut self.tag, 2..=105, |stream, x| stream.array(x, |stream, x| stream.bool(x)))?;
            stream.list(&mut self.x7, 99, |stream, x| stream.object(x))?;
            stream.check("end")?;
            stream.option(&mut self.slot, |stream, x| stream.compressed(x, -256.0..=256.0, 0.001))?;
            stream.list(&mut self.a, 9..=61, |stream, x| stream.object(x))?;
            stream.list(&mut self.x10, 126, |stream, x| stream.array(x, |stream, x| stream.bool(x)))?;
            Ok(())
        }
    }
    tightwire::unified!(Root, version = 2, max_bits = 218);
    declare::neutral_struct!([] [] Root b value flag stream len g tag x7 slot a x10);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Array(3, Box::new(Twin::Range(Int::I32, Num::Below(-2147483648), Num::Above(2147483647))))), field(Twin::Option(Box::new(Twin::Bool))), field(Twin::Option(Box::new(Twin::Bool))).default_bit(Value::NONE), field(Twin::Option(Box::new(Twin::Direction(13)))), field(Twin::List((2, 218), Box::new(Twin::Unit))).default_bit(Value::Many(vec![])), field(Twin::Bool).default_bit(Value::Bool(false)), field(Twin::List((2, 105), Box::new(Twin::Array(0, Box::new(Twin::Bool))))), field(Twin::List((0, 99), Box::new(Twin::Unit))).check("end"), field(Twin::Option(Box::new(Twin::Compressed(-256.0, 256.0, 0.001)))), field(Twin::List((9, 61), Box::new(Twin::Unit))), field(Twin::List((0, 126), Box::new(Twin::Array(0, Box::new(Twin::Bool)))))])
    }
}

pub mod t42 {
    use super::*;

    #[derive(Clone, Debug, PartialEq, Default)]
    pub struct Root {
        pub b: Option<Vec<u8>>,
        pub slot: u128,
        pub flag: f32,
        pub g: u8,
        pub len: Vec<Option<i32>>,
        pub d: Vec<Option<i8>>,
        pub r#type: String,
        pub x7: f32,
    }
    impl Root {
        fn serialize<S: Stream>(&mut self, stream: &mut S) -> tightwire::Result<S> {
            stream.option(&mut self.b, |stream, x| byte_list(x, 1..=1, stream))?;
            stream.align()?;
            stream.bits(&mut self.slot, 128)?;
            stream.f32(&mut self.flag)?;
            stream.bits(&mut self.g, 2)?;
            if self.b.is_none() { stream.list(&mut self.len, 300, |stream, x| stream.option(x, |stream, x| stream.fixed(x, -5..=8, 6)))?; } else { self.len = Default::default(); }
            stream.list(&mut self.d, 5, |stream, x| stream.option(x, |stream, x| stream.int(x, 0..=100)))?;
            stream.string(&mut self.r#type, 11)?;
            stream.angle(&mut self.x7, 5)?;
            Ok(())
        }
    }
    tightwire::unified!(Root, version = 2, max_bits = 3641);
    declare::neutral_struct!([] [] Root b slot flag g len d r#type x7);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Option(Box::new(Twin::ByteList((1, 1))))), field(Twin::Bits(Int::U128, 128)).align(), field(Twin::F32), field(Twin::Bits(Int::U8, 2)), field(Twin::List((0, 300), Box::new(Twin::Option(Box::new(Twin::Fixed(Int::I32, -5, 8, 6)))))).when(Condition::Not(Box::new(Condition::Some(vec![0]))), Value::Many(vec![])), field(Twin::List((0, 5), Box::new(Twin::Option(Box::new(Twin::Range(Int::I8, Num::Above(0), Num::Above(100))))))), field(Twin::Text((0, 11))), field(Twin::Angle(5, false))])
    }
}

pub mod t43 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct H0<T0> {
        pub c: T0,
        #[wire(range = 0..=1)] pub value: [u32; 1],
        #[wire(align)] pub blank: bool,
    }
    declare::neutral_struct!([T0] [] H0 c value blank);

    #[derive(Wire, Clone, Debug, PartialEq)]
    pub enum Root<const N: usize> {
        V0 {
            c: [H0<bool>; N],
        },
        V1 {
            #[wire(len = 4..=10, default_bit)] a: Box<[u16]>,
            #[wire(max_len = 7)] fields: std::collections::BTreeMap<std::num::NonZeroI64, [i32; 0]>,
            #[wire(half, default_bit)] x2: f32,
        },
    }
    declare::neutral_enum!([] [N] Root 0 V0 { c x0 } 1 V1 { a x0 fields x1 x2 x2 });

    pub fn twin() -> Twin {
        Twin::Choice(1, vec![vec![field(Twin::Array(1, Box::new(Twin::Record(vec![field(Twin::Bool), field(Twin::Array(1, Box::new(Twin::Range(Int::U32, Num::Above(0), Num::Above(1))))), field(Twin::Bool).align()]))))], vec![field(Twin::List((4, 10), Box::new(Twin::Bits(Int::U16, 16)))).default_bit(Value::Many(vec![])), field(Twin::Ascending(7, Box::new(Twin::Record(vec![field(Twin::NonZero(Box::new(Twin::Range(Int::I64, Num::Below(-9223372036854775808), Num::Above(9223372036854775807))))), field(Twin::Array(0, Box::new(Twin::Range(Int::I32, Num::Below(-2147483648), Num::Above(2147483647)))))])), true)), field(Twin::Half).default_bit(Value::F32(0x0))]])
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
    #[wire(crate = tightwire)]
    pub enum Root {
        V0 {
            #[wire(wide, max_len = 1)] c: String,
            value: bool,
            #[wire(smallest_three = 8, len = 1..=6)] a: Cow<'static, [Option<[f32; 4]>]>,
            #[wire(align, rename = "old 3")] stream: f32,
        },
        V1,
        V2 {
            #[wire(bits = 77)] c: u128,
            #[wire(align, rename = "old 1")] fields: [u64; 33],
            #[wire(range = 16..=16, max_len = 1, default_bit)] blank: std::collections::HashSet<u8>,
            #[wire(smallest_three = 15)] stream: [f32; 4],
        },
        V3,
    }
    impl Default for Root { fn default() -> Self { Self::V1 {  } } }
    declare::neutral_enum!([] [] Root 0 V0 { c x0 value x1 a x2 stream x3 } 1 V1 {  } 2 V2 { c x0 fields x1 blank x2 stream x3 } 3 V3 {  });

    pub fn twin() -> Twin {
        Twin::Choice(2, vec![vec![field(Twin::WideText((0, 1))), field(Twin::Bool), field(Twin::List((1, 6), Box::new(Twin::Option(Box::new(Twin::SmallestThree(8)))))), field(Twin::F32).align()], vec![], vec![field(Twin::Bits(Int::U128, 77)), field(Twin::Array(33, Box::new(Twin::Bits(Int::U64, 64)))).align(), field(Twin::Ascending(1, Box::new(Twin::Range(Int::U8, Num::Above(16), Num::Above(16))), false)).default_bit(Value::Many(vec![])), field(Twin::SmallestThree(15))], vec![]])
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
    pub struct Root {
        #[wire(compressed(0.0..=1.0, 2.0), max_len = 13)] pub b: Vec<Option<f32>>,
        #[wire(compressed(-1.0..=1.0, 0.01), if = !(b.len() > 1))] pub slot: f32,
    }
    declare::neutral_struct!([] [] Root b slot);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::List((0, 13), Box::new(Twin::Option(Box::new(Twin::Compressed(0.0, 1.0, 2.0)))))), field(Twin::Compressed(-1.0, 1.0, 0.01)).when(Condition::Not(Box::new(Condition::Longer(vec![0], 1))), Value::F32(0x0))])
    }
}

pub mod t48 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    #[wire(crate = tightwire)]
    pub struct Root {
        #[wire(len = 2..=90)] pub a: Vec<()>,
        #[wire(range = -54..=-47)] pub slot: i16,
        #[wire(with = small_or_large_u16, max_bits = 17, if = slot > 0, default = 7)] pub blank: u16,
        #[wire(half)] pub value: f32,
        pub tag: f32,
        #[wire(bits = 3, rename = "old 5", default_bit)] pub e: Option<u64>,
        #[wire(range = 5..=5)] pub bits: i8,
    }
    declare::neutral_struct!([] [] Root a slot blank value tag e bits);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::List((2, 90), Box::new(Twin::Unit))), field(Twin::Range(Int::I16, Num::Below(-54), Num::Below(-47))), field(Twin::SmallOrLarge(Int::U16)).when(Condition::Above(vec![1], Num::Above(0)), Value::int(7)), field(Twin::Half), field(Twin::F32), field(Twin::Option(Box::new(Twin::Bits(Int::U64, 3)))).default_bit(Value::NONE), field(Twin::Range(Int::I8, Num::Above(5), Num::Above(5)))])
    }
}

pub mod t49 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq)]
    pub enum H0<T0, T1> {
        #[wire(rename = "Old0")]
        V0 {
            #[wire(skip)] b: Option<T0>,
            #[wire(rename = "old 1")] value: Box<T1>,
            #[wire(bits = 8, default_bit)] flag: u16,
        },
    }
    impl<T0: Default, T1: Default> Default for H0<T0, T1> { fn default() -> Self { Self::V0 { b: Default::default(), value: Default::default(), flag: Default::default() } } }
    declare::neutral_enum!([T0 T1] [] H0 0 V0 { b x0 value x1 flag x2 });

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct Root<T0, T1> {
        #[wire(rename = "old 0")] pub b: T0,
        #[wire(align)] pub fields: Box<T1>,
        #[wire(smallest_three = 17)] pub blank: [[f32; 4]; 9],
        #[wire(max_len = 8)] pub stream: std::collections::BTreeMap<std::num::NonZeroU64, std::marker::PhantomData<String>>,
        #[wire(skip)] pub tag: Option<Option<Vec<u8>>>,
        #[wire(subset, range = i32::MIN..=i32::MAX)] pub d: [Option<i32>; 5],
        #[wire(subset, max_len = 5)] pub x6: Vec<Option<i64>>,
        #[wire(skip)] pub x7: i8,
        #[wire(default_bit)] pub x8: bool,
        #[wire(skip)] pub a: (),
        pub value: Option<bool>,
        #[wire(bits = 1)] pub len: Option<u16>,
        #[wire(range = -99..=8, check = "end")] pub g: [i32; 9],
        #[wire(skip, default = true)] pub x13: bool,
        #[wire(skip)] pub c: Option<std::collections::BTreeMap<std::num::NonZeroI128, bool>>,
        #[wire(bytes)] pub bits: Option<[u8; 2]>,
        pub x16: bool,
        #[wire(half)] pub x17: Option<f32>,
        #[wire(codec = Silent, rename = "old 18", len = 1..=1, default_bit)] pub flag: VecDeque<Option<u8>>,
        pub x19: Option<Option<H0<(bool, [[u32; 2]; 2], bool,), bool>>>,
        #[wire(check = "end")] pub x20: Option<bool>,
        pub x21: Option<i128>,
    }
    declare::neutral_struct!([T0 T1] [] Root b fields blank stream tag d x6 x7 x8 a value len g x13 c bits x16 x17 flag x19 x20 x21);

    #[derive(Wire, Clone, Debug, PartialEq)]
    pub enum H2<T0, T1> {
        V0(
            #[wire(rename = "old 0", default_bit)] Option<T0>,
            T1,
            u32,
        ),
        V1 {
        },
        V2(
            #[wire(range = 0..=1)] u32,
            #[wire(range = 0..=1)] u8,
            #[wire(skip)] Option<u64>,
        ),
    }
    impl<T0: Default, T1: Default> Default for H2<T0, T1> { fn default() -> Self { Self::V1 {  } } }
    declare::neutral_enum!([T0 T1] [] H2 0 V0 { 0 x0 1 x1 2 x2 } 1 V1 {  } 2 V2 { 0 x0 1 x1 2 x2 });

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Bool), field(Twin::Choice(2, vec![vec![field(Twin::Option(Box::new(Twin::Array(5, Box::new(Twin::F32))))).default_bit(Value::NONE), field(Twin::F64), field(Twin::Bits(Int::U32, 32))], vec![], vec![field(Twin::Range(Int::U32, Num::Above(0), Num::Above(1))), field(Twin::Range(Int::U8, Num::Above(0), Num::Above(1))), field(Twin::Option(Box::new(Twin::Bits(Int::U64, 64)))).skip(Value::NONE)]])).align(), field(Twin::Array(9, Box::new(Twin::SmallestThree(17)))), field(Twin::Ascending(8, Box::new(Twin::Record(vec![field(Twin::NonZero(Box::new(Twin::Range(Int::U64, Num::Above(1), Num::Above(18446744073709551615))))), field(Twin::Unit)])), true)), field(Twin::Option(Box::new(Twin::Option(Box::new(Twin::ByteList((0, 300))))))).skip(Value::NONE), field(Twin::Subset(None, 5, Box::new(Twin::Range(Int::I32, Num::Below(-2147483648), Num::Above(2147483647))))), field(Twin::Places(5, Box::new(Twin::Range(Int::I64, Num::Below(-9223372036854775808), Num::Above(9223372036854775807))))), field(Twin::Range(Int::I8, Num::Below(-81), Num::Above(9))).skip(Value::int(0)), field(Twin::Bool).default_bit(Value::Bool(false)), field(Twin::Nothing(Value::Unit, Box::new(Twin::Unit))).skip(Value::Unit), field(Twin::Option(Box::new(Twin::Bool))), field(Twin::Option(Box::new(Twin::Bits(Int::U16, 1)))), field(Twin::Array(9, Box::new(Twin::Range(Int::I32, Num::Below(-99), Num::Above(8))))).check("end"), field(Twin::Bool).skip(Value::Bool(true)), field(Twin::Option(Box::new(Twin::Ascending(2, Box::new(Twin::Record(vec![field(Twin::NonZero(Box::new(Twin::Range(Int::I128, Num::Below(-170141183460469231731687303715884105728), Num::Above(170141183460469231731687303715884105727))))), field(Twin::Bool)])), true)))).skip(Value::NONE), field(Twin::Option(Box::new(Twin::ByteArray(2)))), field(Twin::Bool), field(Twin::Option(Box::new(Twin::Half))), field(Twin::List((1, 1), Box::new(Twin::Option(Box::new(Twin::Nothing(Value::int(0), Box::new(Twin::Bits(Int::U8, 8)))))))).default_bit(Value::Many(vec![])), field(Twin::Option(Box::new(Twin::Option(Box::new(Twin::Choice(0, vec![vec![field(Twin::Option(Box::new(Twin::Record(vec![field(Twin::Bool), field(Twin::Array(2, Box::new(Twin::Array(2, Box::new(Twin::Bits(Int::U32, 32)))))), field(Twin::Bool)])))).skip(Value::NONE), field(Twin::Bool), field(Twin::Bits(Int::U16, 8)).default_bit(Value::int(0))]])))))), field(Twin::Option(Box::new(Twin::Bool))).check("end"), field(Twin::Option(Box::new(Twin::Range(Int::I128, Num::Below(-170141183460469231731687303715884105728), Num::Above(170141183460469231731687303715884105727)))))])
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
        pub c: bool,
        #[wire(if = !c, default = 3)] pub fields: u32,
        #[wire(half, if = !(fields > 3))] pub blank: f32,
        #[wire(bits = 30)] pub stream: u32,
    }
    declare::neutral_struct!([] [] Root c fields blank stream);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Bool), field(Twin::Bits(Int::U32, 32)).when(Condition::Not(Box::new(Condition::True(vec![0]))), Value::int(3)), field(Twin::Half).when(Condition::Not(Box::new(Condition::Above(vec![1], Num::Above(3)))), Value::F32(0x0)), field(Twin::Bits(Int::U32, 30))])
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
        #[wire(range = -12..=82, if = !((field_5 == 1) || (field_5 == 1)))] pub i16,
    );
    declare::neutral_struct!([] [] Root 0 1 2 3 4 5 6 7 8);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Bool).skip(Value::Bool(true)), field(Twin::Unit), field(Twin::Bits(Int::U64, 59)), field(Twin::Angle(17, false)), field(Twin::Bool), field(Twin::Range(Int::I32, Num::Below(-2147483648), Num::Above(2147483647))).when(Condition::Above(vec![2], Num::Above(0)), Value::int(0)), field(Twin::Bits(Int::U8, 2)), field(Twin::Bits(Int::U16, 16)).check("a"), field(Twin::Range(Int::I16, Num::Below(-12), Num::Above(82))).when(Condition::Not(Box::new(Condition::Or(Box::new(Condition::Equal(vec![5], Value::int(1))), Box::new(Condition::Equal(vec![5], Value::int(1)))))), Value::int(0))])
    }
}

pub mod t53 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq)]
    pub struct Root<const N: usize> {
        pub b: [f32; N],
        pub fields: [bool; 0],
        #[wire(if = !((b.len() > 1) || (!fields.is_empty())), default = 3)] pub a: u16,
        #[wire(if = !(a > 3), default = 8)] pub stream: u16,
        pub tag: u32,
        pub g: bool,
        pub r#type: u32,
        #[wire(rename = "old 7")] pub c: u16,
        #[wire(range = 36..=43)] pub x8: Option<u32>,
        #[wire(bits = 8)] pub flag: u16,
        #[wire(range = 0..=1, default_bit)] pub slot: u64,
    }
    declare::neutral_struct!([] [N] Root b fields a stream tag g r#type c x8 flag slot);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Array(2, Box::new(Twin::F32))), field(Twin::Array(0, Box::new(Twin::Bool))), field(Twin::Bits(Int::U16, 16)).when(Condition::Not(Box::new(Condition::Or(Box::new(Condition::Longer(vec![0], 1)), Box::new(Condition::Longer(vec![1], 0))))), Value::int(3)), field(Twin::Bits(Int::U16, 16)).when(Condition::Not(Box::new(Condition::Above(vec![2], Num::Above(3)))), Value::int(8)), field(Twin::Bits(Int::U32, 32)), field(Twin::Bool), field(Twin::Bits(Int::U32, 32)), field(Twin::Bits(Int::U16, 16)), field(Twin::Option(Box::new(Twin::Range(Int::U32, Num::Above(36), Num::Above(43))))), field(Twin::Bits(Int::U16, 8)), field(Twin::Range(Int::U64, Num::Above(0), Num::Above(1))).default_bit(Value::int(0))])
    }
}

pub mod t54 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct Root {
        #[wire(range = 5..=5, max_len = 87, default_bit)] pub a: Vec<u32>,
        #[wire(bytes, max_len = 300, if = (!a.is_empty()) || (!a.is_empty()))] pub fields: Vec<u8>,
        #[wire(bits = 1, rename = "old 2", if = a.len() > 1, default = 8)] pub flag: u128,
    }
    declare::neutral_struct!([] [] Root a fields flag);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::List((0, 87), Box::new(Twin::Range(Int::U32, Num::Above(5), Num::Above(5))))).default_bit(Value::Many(vec![])), field(Twin::ByteList((0, 300))).when(Condition::Or(Box::new(Condition::Longer(vec![0], 0)), Box::new(Condition::Longer(vec![0], 0))), Value::Many(vec![])), field(Twin::Bits(Int::U128, 1)).when(Condition::Longer(vec![0], 1), Value::int(8))])
    }
}

pub mod t55 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq)]
    #[wire(tag_bits = 2)]
    pub enum H0 {
        #[wire(rename = "Old0")]
        V0 {
            #[wire(bits = 4)] a: Option<u8>,
            #[wire(bits = 4)] value: Option<u16>,
        },
    }
    impl Default for H0 { fn default() -> Self { Self::V0 { a: Default::default(), value: Default::default() } } }
    declare::neutral_enum!([] [] H0 0 V0 { a x0 value x1 });

    #[derive(Wire, Clone, Debug, PartialEq)]
    pub struct Root(
        #[wire(default_bit)] pub Option<[bool; 0]>,
        #[wire(skip, default = 8)] pub u8,
        #[wire(fixed(-4..=4, 4), rename = "old 2", if = !(field_0.is_some() || field_0.is_some()))] pub i16,
        #[wire(bits = 28)] pub u64,
        #[wire(rename = "old 4")] pub (),
        pub Option<bool>,
        #[wire(bits = 15)] pub u32,
        #[wire(bits = 9)] pub u16,
        pub (),
        #[wire(bits = 6)] pub u8,
        #[wire(bits = 47, rename = "old 10")] pub Option<u64>,
        pub bool,
        #[wire(bits = 14, if = !((field_10 == Some(3)) && field_10.is_some()))] pub u32,
        pub [bool; 0],
        pub std::time::Duration,
        pub Option<u16>,
        #[wire(bits = 12, rename = "old 16", check = "a")] pub u32,
        pub f32,
        pub u64,
        pub bool,
        pub Option<u32>,
        #[wire(range = 12..=19, rename = "old 21")] pub u64,
        #[wire(if = field_18 == 1, default = Some(4))] pub Option<i64>,
        #[wire(bytes, max_len = 14, default_bit)] pub Vec<u8>,
        #[wire(bits = 2)] pub u32,
        pub Option<bool>,
        #[wire(skip)] pub u32,
        pub (),
        pub Option<u32>,
        pub u32,
        #[wire(bits = 32)] pub Option<u32>,
        pub bool,
        #[wire(range = 65..=65, if = field_10.is_some())] pub i128,
        #[wire(range = 14..=68)] pub u8,
        #[wire(range = -64..=94)] pub i16,
        #[wire(bits = 1, if = !(field_2 == 5))] pub Option<u8>,
        #[wire(range = 0..=100)] pub i64,
        #[wire(max_len = 1, if = !((field_33 == 5) || field_20.is_some()))] pub std::collections::HashMap<bool, H0>,
        pub bool,
        #[wire(skip)] pub u8,
        pub Option<u32>,
        #[wire(range = i16::MIN..=i16::MAX)] pub i16,
        #[wire(with = nothing, max_bits = 0, if = field_18 > 0)] pub u64,
        pub i32,
        #[wire(range = 17..=58)] pub u64,
        #[wire(range = 0..=1)] pub Option<u64>,
        #[wire(align)] pub u32,
        #[wire(bits = 63, rename = "old 47")] pub u64,
        #[wire(bits = 1)] pub u32,
        pub u32,
        #[wire(range = 0..=1)] pub Option<i64>,
        #[wire(range = 0..=1)] pub i16,
        pub u64,
        pub (),
        #[wire(bits = 64)] pub u64,
        pub bool,
        #[wire(bits = 15, default_bit)] pub u64,
        #[wire(wrapping_from = field_48, if = field_0.is_none(), default = 2)] pub u32,
        pub [bool; 0],
        pub bool,
        #[wire(range = u32::MIN..=u32::MAX)] pub Option<u32>,
        pub [bool; 0],
        #[wire(half, if = field_31 && (field_51 > 5), default_bit)] pub f32,
        pub i8,
        #[wire(bits = 12)] pub u32,
        #[wire(bits = 39)] pub Option<u64>,
        pub bool,
        #[wire(if = !(field_32 > 3), default_bit)] pub u64,
        #[wire(bits = 5)] pub u32,
        #[wire(relative_to = field_34)] pub i16,
        #[wire(range = 5..=5)] pub Option<i64>,
        #[wire(bits = 6)] pub u8,
        #[wire(smallest_three = 9, if = field_45.is_none(), default_bit)] pub Option<[f32; 4]>,
        pub u64,
        #[wire(bits = 3)] pub u32,
        pub Option<u32>,
        pub std::net::IpAddr,
        #[wire(range = -86..=22, if = !((field_33 > 3) || (field_41 == 5)), default = Some(2))] pub Option<i64>,
        pub u8,
        pub bool,
        pub Option<bool>,
        #[wire(half)] pub f32,
        #[wire(half, if = matches!(field_15, Some(field_0) if field_0 > 1))] pub f32,
        #[wire(bits = 16, rename = "old 83")] pub u64,
        #[wire(range = 25..=25, check = "a")] pub Option<u16>,
        #[wire(bits = 16)] pub u32,
        #[wire(range = 0..=1, max_len = 1)] pub Option<std::collections::BTreeSet<i16>>,
        #[wire(if = field_19)] pub f32,
        #[wire(bytes, max_len = 1)] pub Vec<u8>,
        pub i64,
        pub Option<f32>,
        pub bool,
        #[wire(angle = 23, if = !((field_24 == 2) || (field_9 == 5)), check = "end")] pub f32,
        #[wire(range = 8..=11)] pub u32,
        #[wire(bits = 44)] pub u64,
        #[wire(if = field_60.is_some(), default = Some(1.5))] pub Option<f32>,
        pub i32,
        #[wire(half, if = field_20 == Some(2), check = "players")] pub f32,
        pub i64,
        pub u16,
        #[wire(range = -98..=-32)] pub Option<i16>,
        pub u32,
        #[wire(bits = 8, if = field_55)] pub u16,
        #[wire(bits = 23)] pub Option<u32>,
        #[wire(default_bit)] pub u64,
        #[wire(range = 5..=5, rename = "old 105")] pub Option<u32>,
        pub u32,
        #[wire(bits = 8, if = (field_29 == 1) && (field_93 > 0))] pub u8,
        #[wire(range = 27..=27)] pub i8,
    );
    declare::neutral_struct!([] [] Root 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 33 34 35 36 37 38 39 40 41 42 43 44 45 46 47 48 49 50 51 52 53 54 55 56 57 58 59 60 61 62 63 64 65 66 67 68 69 70 71 72 73 74 75 76 77 78 79 80 81 82 83 84 85 86 87 88 89 90 91 92 93 94 95 96 97 98 99 100 101 102 103 104 105 106 107 108);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Option(Box::new(Twin::Array(0, Box::new(Twin::Bool))))).default_bit(Value::NONE), field(Twin::Bits(Int::U8, 5)).skip(Value::int(8)), field(Twin::Fixed(Int::I16, -4, 4, 4)).when(Condition::Not(Box::new(Condition::Or(Box::new(Condition::Some(vec![0])), Box::new(Condition::Some(vec![0]))))), Value::int(0)), field(Twin::Bits(Int::U64, 28)), field(Twin::Unit), field(Twin::Option(Box::new(Twin::Bool))), field(Twin::Bits(Int::U32, 15)), field(Twin::Bits(Int::U16, 9)), field(Twin::Unit), field(Twin::Bits(Int::U8, 6)), field(Twin::Option(Box::new(Twin::Bits(Int::U64, 47)))), field(Twin::Bool), field(Twin::Bits(Int::U32, 14)).when(Condition::Not(Box::new(Condition::And(Box::new(Condition::Equal(vec![10], Value::some(Value::int(3)))), Box::new(Condition::Some(vec![10]))))), Value::int(0)), field(Twin::Array(0, Box::new(Twin::Bool))), field(Twin::Record(vec![field(Twin::Bits(Int::U64, 64)), field(Twin::Range(Int::U32, Num::Above(0), Num::Above(999999999)))])), field(Twin::Option(Box::new(Twin::Bits(Int::U16, 16)))), field(Twin::Bits(Int::U32, 12)).check("a"), field(Twin::F32), field(Twin::Bits(Int::U64, 64)), field(Twin::Bool), field(Twin::Option(Box::new(Twin::Bits(Int::U32, 32)))), field(Twin::Range(Int::U64, Num::Above(12), Num::Above(19))), field(Twin::Option(Box::new(Twin::Range(Int::I64, Num::Below(-9223372036854775808), Num::Above(9223372036854775807))))).when(Condition::Equal(vec![18], Value::int(1)), Value::some(Value::int(4))), field(Twin::ByteList((0, 14))).default_bit(Value::Many(vec![])), field(Twin::Bits(Int::U32, 2)), field(Twin::Option(Box::new(Twin::Bool))), field(Twin::Bits(Int::U32, 32)).skip(Value::int(0)), field(Twin::Unit), field(Twin::Option(Box::new(Twin::Bits(Int::U32, 32)))), field(Twin::Bits(Int::U32, 32)), field(Twin::Option(Box::new(Twin::Bits(Int::U32, 32)))), field(Twin::Bool), field(Twin::Range(Int::I128, Num::Above(65), Num::Above(65))).when(Condition::Some(vec![10]), Value::int(0)), field(Twin::Range(Int::U8, Num::Above(14), Num::Above(68))), field(Twin::Range(Int::I16, Num::Below(-64), Num::Above(94))), field(Twin::Option(Box::new(Twin::Bits(Int::U8, 1)))).when(Condition::Not(Box::new(Condition::Equal(vec![2], Value::int(5)))), Value::NONE), field(Twin::Range(Int::I64, Num::Above(0), Num::Above(100))), field(Twin::Ascending(1, Box::new(Twin::Record(vec![field(Twin::Bool), field(Twin::Choice(2, vec![vec![field(Twin::Option(Box::new(Twin::Bits(Int::U8, 4)))), field(Twin::Option(Box::new(Twin::Bits(Int::U16, 4))))]]))])), true)).when(Condition::Not(Box::new(Condition::Or(Box::new(Condition::Equal(vec![33], Value::int(5))), Box::new(Condition::Some(vec![20]))))), Value::Many(vec![])), field(Twin::Bool), field(Twin::Bits(Int::U8, 8)).skip(Value::int(0)), field(Twin::Option(Box::new(Twin::Bits(Int::U32, 32)))), field(Twin::Range(Int::I16, Num::Below(-32768), Num::Above(32767))), field(Twin::Nothing(Value::int(0), Box::new(Twin::Bits(Int::U64, 64)))).when(Condition::Above(vec![18], Num::Above(0)), Value::int(0)), field(Twin::Range(Int::I32, Num::Below(-2147483648), Num::Above(2147483647))), field(Twin::Range(Int::U64, Num::Above(17), Num::Above(58))), field(Twin::Option(Box::new(Twin::Range(Int::U64, Num::Above(0), Num::Above(1))))), field(Twin::Bits(Int::U32, 32)).align(), field(Twin::Bits(Int::U64, 63)), field(Twin::Bits(Int::U32, 1)), field(Twin::Bits(Int::U32, 32)), field(Twin::Option(Box::new(Twin::Range(Int::I64, Num::Above(0), Num::Above(1))))), field(Twin::Range(Int::I16, Num::Above(0), Num::Above(1))), field(Twin::Bits(Int::U64, 64)), field(Twin::Unit), field(Twin::Bits(Int::U64, 64)), field(Twin::Bool), field(Twin::Bits(Int::U64, 15)).default_bit(Value::int(0)), field(Twin::Around(Int::U32, 48)).when(Condition::Not(Box::new(Condition::Some(vec![0]))), Value::int(2)), field(Twin::Array(0, Box::new(Twin::Bool))), field(Twin::Bool), field(Twin::Option(Box::new(Twin::Range(Int::U32, Num::Above(0), Num::Above(4294967295))))), field(Twin::Array(0, Box::new(Twin::Bool))), field(Twin::Half).when(Condition::And(Box::new(Condition::True(vec![31])), Box::new(Condition::Above(vec![51], Num::Above(5)))), Value::F32(0x0)).default_bit(Value::F32(0x0)), field(Twin::Range(Int::I8, Num::Below(-128), Num::Above(127))), field(Twin::Bits(Int::U32, 12)), field(Twin::Option(Box::new(Twin::Bits(Int::U64, 39)))), field(Twin::Bool), field(Twin::Bits(Int::U64, 64)).when(Condition::Not(Box::new(Condition::Above(vec![32], Num::Above(3)))), Value::int(0)).default_bit(Value::int(0)), field(Twin::Bits(Int::U32, 5)), field(Twin::Relative(Int::I16, 34)), field(Twin::Option(Box::new(Twin::Range(Int::I64, Num::Above(5), Num::Above(5))))), field(Twin::Bits(Int::U8, 6)), field(Twin::Option(Box::new(Twin::SmallestThree(9)))).when(Condition::Not(Box::new(Condition::Some(vec![45]))), Value::NONE).default_bit(Value::NONE), field(Twin::Bits(Int::U64, 64)), field(Twin::Bits(Int::U32, 3)), field(Twin::Option(Box::new(Twin::Bits(Int::U32, 32)))), field(Twin::Choice(1, vec![vec![field(Twin::Array(4, Box::new(Twin::Bits(Int::U8, 8))))], vec![field(Twin::Array(16, Box::new(Twin::Bits(Int::U8, 8))))]])), field(Twin::Option(Box::new(Twin::Range(Int::I64, Num::Below(-86), Num::Above(22))))).when(Condition::Not(Box::new(Condition::Or(Box::new(Condition::Above(vec![33], Num::Above(3))), Box::new(Condition::Equal(vec![41], Value::int(5)))))), Value::some(Value::int(2))), field(Twin::Bits(Int::U8, 8)), field(Twin::Bool), field(Twin::Option(Box::new(Twin::Bool))), field(Twin::Half), field(Twin::Half).when(Condition::SomeAbove(vec![15], Num::Above(1)), Value::F32(0x0)), field(Twin::Bits(Int::U64, 16)), field(Twin::Option(Box::new(Twin::Range(Int::U16, Num::Above(25), Num::Above(25))))).check("a"), field(Twin::Bits(Int::U32, 16)), field(Twin::Option(Box::new(Twin::Ascending(1, Box::new(Twin::Range(Int::I16, Num::Above(0), Num::Above(1))), false)))), field(Twin::F32).when(Condition::True(vec![19]), Value::F32(0x0)), field(Twin::ByteList((0, 1))), field(Twin::Range(Int::I64, Num::Below(-9223372036854775808), Num::Above(9223372036854775807))), field(Twin::Option(Box::new(Twin::F32))), field(Twin::Bool), field(Twin::Angle(23, false)).when(Condition::Not(Box::new(Condition::Or(Box::new(Condition::Equal(vec![24], Value::int(2))), Box::new(Condition::Equal(vec![9], Value::int(5)))))), Value::F32(0x0)).check("end"), field(Twin::Range(Int::U32, Num::Above(8), Num::Above(11))), field(Twin::Bits(Int::U64, 44)), field(Twin::Option(Box::new(Twin::F32))).when(Condition::Some(vec![60]), Value::some(Value::F32(0x3fc00000))), field(Twin::Range(Int::I32, Num::Below(-2147483648), Num::Above(2147483647))), field(Twin::Half).when(Condition::Equal(vec![20], Value::some(Value::int(2))), Value::F32(0x0)).check("players"), field(Twin::Range(Int::I64, Num::Below(-9223372036854775808), Num::Above(9223372036854775807))), field(Twin::Bits(Int::U16, 16)), field(Twin::Option(Box::new(Twin::Range(Int::I16, Num::Below(-98), Num::Below(-32))))), field(Twin::Bits(Int::U32, 32)), field(Twin::Bits(Int::U16, 8)).when(Condition::True(vec![55]), Value::int(0)), field(Twin::Option(Box::new(Twin::Bits(Int::U32, 23)))), field(Twin::Bits(Int::U64, 64)).default_bit(Value::int(0)), field(Twin::Option(Box::new(Twin::Range(Int::U32, Num::Above(5), Num::Above(5))))), field(Twin::Bits(Int::U32, 32)), field(Twin::Bits(Int::U8, 8)).when(Condition::And(Box::new(Condition::Equal(vec![29], Value::int(1))), Box::new(Condition::Above(vec![93], Num::Above(0)))), Value::int(0)), field(Twin::Range(Int::I8, Num::Above(27), Num::Above(27)))])
    }
}

pub mod t56 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct H0 {
        #[wire(range = 9..=90)] pub b: u8,
    }
    declare::neutral_struct!([] [] H0 b);

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct H1;
    declare::neutral_struct!([] [] H1 );

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct H2 {
        #[wire(compressed(-1.0..=1.0, 0.01))] pub a: Option<f32>,
        pub fields: i32,
        #[wire(if = (fields > 3) && a.is_some(), default_bit)] pub x2: bool,
        #[wire(half, rename = "old 3")] pub value: f32,
    }
    declare::neutral_struct!([] [] H2 a fields x2 value);

    #[derive(Clone, Debug, PartialEq, Default)]
    pub struct Root {
        pub b: [f32; 1],
        pub slot: i32,
        pub flag: Option<Option<bool>>,
        pub g: Vec<i64>,
        pub tag: bool,
        pub e: i32,
        pub x6: Option<[f32; 3]>,
        pub d: Option<[f32; 4]>,
        pub r#type: Vec<u8>,
        pub x9: (H0, bool, H1,),
        pub x10: Option<usize>,
        pub len: bool,
        pub x12: Option<bool>,
        pub bits: Vec<bool>,
        pub x14: i64,
        pub x15: usize,
        pub x16: Option<bool>,
        pub fields: Option<H2>,
        pub blank: usize,
        pub value: Option<u32>,
        pub x20: Option<i32>,
        pub x21: Option<Option<bool>>,
        pub x22: Option<u8>,
        pub x23: Vec<u8>,
        pub x24: Option<i64>,
        pub a: (),
        pub x26: bool,
        pub x27: f32,
        pub x28: Option<u128>,
    }
    impl Root {
        fn serialize<S: Stream>(&mut self, stream: &mut S) -> tightwire::Result<S> {
            stream.array(&mut self.b, |stream, x| stream.half(x))?;
            stream.object(&mut self.slot)?;
            if (self.slot == 2) && (self.slot == 2) { let mut rests = self.flag == <Option<Option<bool>>>::default(); stream.bool(&mut rests)?; if rests { self.flag = Default::default(); } else { stream.option(&mut self.flag, |stream, x| stream.option(x, |stream, x| stream.bool(x)))?; } } else { self.flag = Default::default(); }
            stream.list(&mut self.g, 7..=10, |stream, x| stream.object(x))?;
            if !(!self.g.is_empty()) { stream.bool(&mut self.tag)?; } else { self.tag = Default::default(); }
            let previous = self.slot; stream.relative(&mut self.e, previous)?;
            stream.option(&mut self.x6, |stream, x| stream.unit_vector(x, 9))?;
            if !self.g.is_empty() { let mut rests = self.d == <Option<[f32; 4]>>::default(); stream.bool(&mut rests)?; if rests { self.d = Default::default(); } else { stream.option(&mut self.d, |stream, x| stream.smallest_three(x, 17))?; } } else { self.d = Default::default(); }
            byte_list(&mut self.r#type, 0..=6, stream)?;
            if self.slot > 2 { stream.object(&mut self.x9)?; } else { self.x9 = Default::default(); }
            if self.x6.is_some() || self.tag { stream.option(&mut self.x10, |stream, x| stream.int(x, 0..=1))?; } else { self.x10 = Default::default(); }
            stream.bool(&mut self.len)?;
            stream.align()?;
            let mut rests = self.x12 == <Option<bool>>::default(); stream.bool(&mut rests)?; if rests { self.x12 = Default::default(); } else { stream.option(&mut self.x12, |stream, x| stream.bool(x))?; }
            let mut rests = self.bits == <Vec<bool>>::default(); stream.bool(&mut rests)?; if rests { self.bits = Default::default(); } else { stream.list(&mut self.bits, 0, |stream, x| stream.bool(x))?; }
            stream.object(&mut self.x14)?;
            stream.align()?;
            if self.tag { stream.int(&mut self.x15, 2..=2)?; } else { self.x15 = 3; }
            stream.check("end")?;
            stream.option(&mut self.x16, |stream, x| stream.bool(x))?;
            stream.option(&mut self.fields, |stream, x| stream.object(x))?;
            if self.r#type.len() > 1 { let previous = self.x15; stream.relative(&mut self.blank, previous)?; } else { self.blank = Default::default(); }
            if !self.tag { let mut rests = self.value == <Option<u32>>::default(); stream.bool(&mut rests)?; if rests { self.value = Default::default(); } else { stream.option(&mut self.value, |stream, x| stream.int(x, 0..=4294967295))?; } } else { self.value = Default::default(); }
            stream.option(&mut self.x20, |stream, x| stream.object(x))?;
            stream.option(&mut self.x21, |stream, x| stream.option(x, |stream, x| stream.bool(x)))?;
            stream.option(&mut self.x22, |stream, x| stream.bits(x, 6))?;
            if matches!(self.x21, Some(_)) && self.len { stream.list(&mut self.x23, 4, |stream, x| stream.object(x))?; } else { self.x23 = Default::default(); }
            stream.option(&mut self.x24, |stream, x| stream.fixed(x, -12..=-11, 8))?;
            if (self.slot == 1) && self.x6.is_some() { stream.object(&mut self.a)?; } else { self.a = Default::default(); }
            if self.x24.is_some() { stream.bool(&mut self.x26)?; } else { self.x26 = Default::default(); }
            stream.align()?;
            stream.half(&mut self.x27)?;
            stream.option(&mut self.x28, |stream, x| stream.bits(x, 1))?;
            Ok(())
        }
    }
    tightwire::unified!(Root, version = 2, holds = [H0, H1, H2]);
    declare::neutral_struct!([] [] Root b slot flag g tag e x6 d r#type x9 x10 len x12 bits x14 x15 x16 fields blank value x20 x21 x22 x23 x24 a x26 x27 x28);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Array(1, Box::new(Twin::Half))), field(Twin::Range(Int::I32, Num::Below(-2147483648), Num::Above(2147483647))), field(Twin::Option(Box::new(Twin::Option(Box::new(Twin::Bool))))).when(Condition::And(Box::new(Condition::Equal(vec![1], Value::int(2))), Box::new(Condition::Equal(vec![1], Value::int(2)))), Value::NONE).default_bit(Value::NONE), field(Twin::List((7, 10), Box::new(Twin::Range(Int::I64, Num::Below(-9223372036854775808), Num::Above(9223372036854775807))))), field(Twin::Bool).when(Condition::Not(Box::new(Condition::Longer(vec![3], 0))), Value::Bool(false)), field(Twin::Relative(Int::I32, 1)), field(Twin::Option(Box::new(Twin::Direction(9)))), field(Twin::Option(Box::new(Twin::SmallestThree(17)))).when(Condition::Longer(vec![3], 0), Value::NONE).default_bit(Value::NONE), field(Twin::ByteList((0, 6))), field(Twin::Record(vec![field(Twin::Record(vec![field(Twin::Range(Int::U8, Num::Above(9), Num::Above(90)))])), field(Twin::Bool), field(Twin::Record(vec![]))])).when(Condition::Above(vec![1], Num::Above(2)), Value::Many(vec![Value::Many(vec![Value::int(0)]), Value::Bool(false), Value::Many(vec![])])), field(Twin::Option(Box::new(Twin::Range(Int::Usize, Num::Above(0), Num::Above(1))))).when(Condition::Or(Box::new(Condition::Some(vec![6])), Box::new(Condition::True(vec![4]))), Value::NONE), field(Twin::Bool), field(Twin::Option(Box::new(Twin::Bool))).align().default_bit(Value::NONE), field(Twin::List((0, 0), Box::new(Twin::Bool))).default_bit(Value::Many(vec![])), field(Twin::Range(Int::I64, Num::Below(-9223372036854775808), Num::Above(9223372036854775807))), field(Twin::Range(Int::Usize, Num::Above(2), Num::Above(2))).align().when(Condition::True(vec![4]), Value::int(3)).check("end"), field(Twin::Option(Box::new(Twin::Bool))), field(Twin::Option(Box::new(Twin::Record(vec![field(Twin::Option(Box::new(Twin::Compressed(-1.0, 1.0, 0.01)))), field(Twin::Range(Int::I32, Num::Below(-2147483648), Num::Above(2147483647))), field(Twin::Bool).when(Condition::And(Box::new(Condition::Above(vec![1], Num::Above(3))), Box::new(Condition::Some(vec![0]))), Value::Bool(false)).default_bit(Value::Bool(false)), field(Twin::Half)])))), field(Twin::Relative(Int::Usize, 15)).when(Condition::Longer(vec![8], 1), Value::int(0)), field(Twin::Option(Box::new(Twin::Range(Int::U32, Num::Above(0), Num::Above(4294967295))))).when(Condition::Not(Box::new(Condition::True(vec![4]))), Value::NONE).default_bit(Value::NONE), field(Twin::Option(Box::new(Twin::Range(Int::I32, Num::Below(-2147483648), Num::Above(2147483647))))), field(Twin::Option(Box::new(Twin::Option(Box::new(Twin::Bool))))), field(Twin::Option(Box::new(Twin::Bits(Int::U8, 6)))), field(Twin::List((0, 4), Box::new(Twin::Bits(Int::U8, 8)))).when(Condition::And(Box::new(Condition::Some(vec![21])), Box::new(Condition::True(vec![11]))), Value::Many(vec![])), field(Twin::Option(Box::new(Twin::Fixed(Int::I64, -12, -11, 8)))), field(Twin::Unit).when(Condition::And(Box::new(Condition::Equal(vec![1], Value::int(1))), Box::new(Condition::Some(vec![6]))), Value::Unit), field(Twin::Bool).when(Condition::Some(vec![24]), Value::Bool(false)), field(Twin::Half).align(), field(Twin::Option(Box::new(Twin::Bits(Int::U128, 1))))])
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

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct Root {
        pub b: [bool; 0],
        #[wire(rename = "old 1")] pub fields: bool,
        #[wire(range = 85..=92, if = !b.is_empty(), default = 8)] pub a: i32,
        #[wire(skip)] pub value: i64,
        pub tag: u32,
        #[wire(bits = 17, if = !(a > 2))] pub d: Option<u32>,
        #[wire(bits = 3)] pub x6: u8,
        #[wire(if = matches!(d, Some(b) if b > 2), default_bit)] pub x7: Option<bool>,
        #[wire(bits = 7)] pub r#type: u32,
        #[wire(bits = 18, if = matches!(x7, Some(_)))] pub flag: u64,
        #[wire(range = 0..=4294967295)] pub stream: Option<usize>,
        pub blank: i32,
    }
    declare::neutral_struct!([] [] Root b fields a value tag d x6 x7 r#type flag stream blank);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Array(0, Box::new(Twin::Bool))), field(Twin::Bool), field(Twin::Range(Int::I32, Num::Above(85), Num::Above(92))).when(Condition::Longer(vec![0], 0), Value::int(8)), field(Twin::Range(Int::I64, Num::Below(-98), Num::Below(-91))).skip(Value::int(0)), field(Twin::Bits(Int::U32, 32)), field(Twin::Option(Box::new(Twin::Bits(Int::U32, 17)))).when(Condition::Not(Box::new(Condition::Above(vec![2], Num::Above(2)))), Value::NONE), field(Twin::Bits(Int::U8, 3)), field(Twin::Option(Box::new(Twin::Bool))).when(Condition::SomeAbove(vec![5], Num::Above(2)), Value::NONE).default_bit(Value::NONE), field(Twin::Bits(Int::U32, 7)), field(Twin::Bits(Int::U64, 18)).when(Condition::Some(vec![7]), Value::int(0)), field(Twin::Option(Box::new(Twin::Range(Int::Usize, Num::Above(0), Num::Above(4294967295))))), field(Twin::Range(Int::I32, Num::Below(-2147483648), Num::Above(2147483647)))])
    }
}

pub mod t61 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct H0<T0> {
        pub c: T0,
        #[wire(range = -3..=53)] pub fields: i32,
        #[wire(bits = 128)] pub a: Option<u128>,
        #[wire(range = -17..=95, rename = "old 3", if = a == Some(2))] pub stream: i8,
    }
    declare::neutral_struct!([T0] [] H0 c fields a stream);

    #[derive(Wire, Clone, Debug, PartialEq)]
    pub struct Root(
        #[wire(default_bit)] pub H0<bool>,
        #[wire(skip)] pub Option<Option<[f32; 4]>>,
        #[wire(len = 6..=15)] pub Vec<Option<H0<u8>>>,
        #[wire(relative, range = -93..=-93, len = 1..=1)] pub Vec<i64>,
        #[wire(bits = 1, if = (!field_2.is_empty()) && (!field_3.is_empty()))] pub u128,
        #[wire(angle = 8, max_len = 15)] pub Box<[f64]>,
        #[wire(align, rename = "old 6")] pub f32,
        #[wire(max_len = 5, default_bit)] pub std::collections::BTreeMap<Option<u32>, Rc<bool>>,
        #[wire(range = 41..=86)] pub u64,
        #[wire(compressed(-1.0..=1.0, 0.01))] pub Option<f32>,
        #[wire(range = 45..=52)] pub std::num::NonZeroI8,
    );
    declare::neutral_struct!([] [] Root 0 1 2 3 4 5 6 7 8 9 10);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Record(vec![field(Twin::Bool), field(Twin::Range(Int::I32, Num::Below(-3), Num::Above(53))), field(Twin::Option(Box::new(Twin::Bits(Int::U128, 128)))), field(Twin::Range(Int::I8, Num::Below(-17), Num::Above(95))).when(Condition::Equal(vec![2], Value::some(Value::int(2))), Value::int(0))])).default_bit(Value::Many(vec![Value::Bool(false), Value::int(0), Value::NONE, Value::int(0)])), field(Twin::Option(Box::new(Twin::Option(Box::new(Twin::SmallestThree(6)))))).skip(Value::NONE), field(Twin::List((6, 15), Box::new(Twin::Option(Box::new(Twin::Record(vec![field(Twin::Bits(Int::U8, 8)), field(Twin::Range(Int::I32, Num::Below(-3), Num::Above(53))), field(Twin::Option(Box::new(Twin::Bits(Int::U128, 128)))), field(Twin::Range(Int::I8, Num::Below(-17), Num::Above(95))).when(Condition::Equal(vec![2], Value::some(Value::int(2))), Value::int(0))])))))), field(Twin::Climb((1, 1), Int::I64, Box::new(Twin::Range(Int::I64, Num::Below(-93), Num::Below(-93))))), field(Twin::Bits(Int::U128, 1)).when(Condition::And(Box::new(Condition::Longer(vec![2], 0)), Box::new(Condition::Longer(vec![3], 0))), Value::int(0)), field(Twin::List((0, 15), Box::new(Twin::Angle(8, true)))), field(Twin::F32).align(), field(Twin::Ascending(5, Box::new(Twin::Record(vec![field(Twin::Option(Box::new(Twin::Bits(Int::U32, 32)))), field(Twin::Bool)])), true)).default_bit(Value::Many(vec![])), field(Twin::Range(Int::U64, Num::Above(41), Num::Above(86))), field(Twin::Option(Box::new(Twin::Compressed(-1.0, 1.0, 0.01)))), field(Twin::NonZero(Box::new(Twin::Range(Int::I8, Num::Above(45), Num::Above(52)))))])
    }
}

pub mod t62 {
    use super::*;

    #[derive(Clone, Debug, PartialEq, Default)]
    pub struct Root {
        pub c: Option<[u8; 1]>,
        pub fields: [u64; 9],
        pub flag: [Option<i32>; 5],
        pub g: f32,
        pub tag: Option<Option<u8>>,
    }
    impl Root {
        fn serialize<S: Stream>(&mut self, stream: &mut S) -> tightwire::Result<S> {
            stream.option(&mut self.c, |stream, x| stream.bytes(x))?;
            if self.c.is_some() { stream.array(&mut self.fields, |stream, x| stream.bits(x, 15))?; } else { self.fields = Default::default(); }
            stream.subset_as(tightwire::subset::Strategy::Ladder, &mut self.flag, Option::is_some, |stream, slot| { let mut one = slot.take().unwrap_or_default(); stream.int(&mut one, -2147483648..=2147483647)?; *slot = Some(one); Ok(()) })?;
            stream.compressed(&mut self.g, 0.0..=1.0, 2.0)?;
            if !(!self.fields.is_empty()) { stream.option(&mut self.tag, |stream, x| stream.option(x, |stream, x| stream.int(x, 23..=57)))?; } else { self.tag = Default::default(); }
            Ok(())
        }
    }
    tightwire::unified!(Root, version = 2, max_bits = 704);
    declare::neutral_struct!([] [] Root c fields flag g tag);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Option(Box::new(Twin::ByteArray(1)))), field(Twin::Array(9, Box::new(Twin::Bits(Int::U64, 15)))).when(Condition::Some(vec![0]), Value::Many(vec![Value::int(0), Value::int(0), Value::int(0), Value::int(0), Value::int(0), Value::int(0), Value::int(0), Value::int(0), Value::int(0)])), field(Twin::Subset(Some(Way::Ladder), 5, Box::new(Twin::Range(Int::I32, Num::Below(-2147483648), Num::Above(2147483647))))), field(Twin::Compressed(0.0, 1.0, 2.0)), field(Twin::Option(Box::new(Twin::Option(Box::new(Twin::Range(Int::U8, Num::Above(23), Num::Above(57))))))).when(Condition::Not(Box::new(Condition::Longer(vec![1], 0))), Value::NONE)])
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
        pub c: [Option<()>; 32],
        pub slot: u8,
        pub blank: u8,
        pub value: f64,
        pub x4: Vec<bool>,
        pub d: u8,
        pub r#type: bool,
        pub b: u64,
        pub x8: i8,
    }
    impl Root {
        fn serialize<S: Stream>(&mut self, stream: &mut S) -> tightwire::Result<S> {
            stream.align()?;
            stream.subset_as(tightwire::subset::Strategy::Runs, &mut self.c, Option::is_some, |stream, slot| { let mut one = slot.take().unwrap_or_default(); stream.object(&mut one)?; *slot = Some(one); Ok(()) })?;
            stream.int(&mut self.slot, 64..=98)?;
            stream.align()?;
            if self.slot == 0 { let from = self.slot; stream.wrapping(&mut self.blank, from)?; } else { self.blank = 5; }
            stream.align()?;
            if self.slot == 4 { stream.angle(&mut self.value, 12)?; } else { self.value = Default::default(); }
            if self.slot > 1 { let length = self.slot as usize * self.slot as usize; stream.list_exactly(&mut self.x4, length, 40, |stream, x| stream.bool(x))?; } else { self.x4 = Default::default(); }
            if self.slot == 4 { let from = self.blank; stream.wrapping(&mut self.d, from)?; } else { self.d = Default::default(); }
            stream.bool(&mut self.r#type)?;
            if !self.r#type { stream.int(&mut self.b, 59..=85)?; } else { self.b = Default::default(); }
            if !self.r#type { stream.int(&mut self.x8, -98..=-88)?; } else { self.x8 = Default::default(); }
            Ok(())
        }
    }
    tightwire::unified!(Root, version = 2, max_bits = 2223);
    declare::neutral_struct!([] [] Root c slot blank value x4 d r#type b x8);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Subset(Some(Way::Runs), 32, Box::new(Twin::Unit))).align(), field(Twin::Range(Int::U8, Num::Above(64), Num::Above(98))), field(Twin::Around(Int::U8, 1)).align().when(Condition::Equal(vec![1], Value::int(0)), Value::int(5)), field(Twin::Angle(12, true)).align().when(Condition::Equal(vec![1], Value::int(4)), Value::F64(0x0)), field(Twin::Exactly(vec![1, 1], 40, Box::new(Twin::Bool))).when(Condition::Above(vec![1], Num::Above(1)), Value::Many(vec![])), field(Twin::Around(Int::U8, 2)).when(Condition::Equal(vec![1], Value::int(4)), Value::int(0)), field(Twin::Bool), field(Twin::Range(Int::U64, Num::Above(59), Num::Above(85))).when(Condition::Not(Box::new(Condition::True(vec![6]))), Value::int(0)), field(Twin::Range(Int::I8, Num::Below(-98), Num::Below(-88))).when(Condition::Not(Box::new(Condition::True(vec![6]))), Value::int(0))])
    }
}

pub mod t65 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq)]
    pub struct Root<T0> {
        pub b: T0,
        #[wire(angle = 19)] pub slot: Option<Option<f64>>,
        #[wire(range = 0..=100, default_bit)] pub flag: Option<i8>,
        #[wire(max_len = 15)] pub value: Rc<str>,
        #[wire(range = u8::MIN..=u8::MAX)] pub tag: std::num::NonZeroU8,
        #[wire(relative, range = -98..=-91, max_len = 6, if = flag.is_some())] pub d: Vec<i64>,
        #[wire(with = nothing, if = !(flag == Some(1)), check = "end")] pub r#type: i32,
        #[wire(subset)] pub x7: [Option<()>; 5],
    }
    declare::neutral_struct!([T0] [] Root b slot flag value tag d r#type x7);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Option(Box::new(Twin::Record(vec![field(Twin::Bool), field(Twin::F32), field(Twin::Array(5, Box::new(Twin::Option(Box::new(Twin::Bool))))), field(Twin::Option(Box::new(Twin::Bool))), field(Twin::Bool)])))), field(Twin::Option(Box::new(Twin::Option(Box::new(Twin::Angle(19, true)))))), field(Twin::Option(Box::new(Twin::Range(Int::I8, Num::Above(0), Num::Above(100))))).default_bit(Value::NONE), field(Twin::Text((0, 15))), field(Twin::NonZero(Box::new(Twin::Range(Int::U8, Num::Above(0), Num::Above(255))))), field(Twin::Climb((0, 6), Int::I64, Box::new(Twin::Range(Int::I64, Num::Below(-98), Num::Below(-91))))).when(Condition::Some(vec![2]), Value::Many(vec![])), field(Twin::Nothing(Value::int(0), Box::new(Twin::Range(Int::I32, Num::Below(-2147483648), Num::Above(2147483647))))).when(Condition::Not(Box::new(Condition::Equal(vec![2], Value::some(Value::int(1))))), Value::int(0)).check("end"), field(Twin::Subset(None, 5, Box::new(Twin::Unit)))])
    }
}

pub mod t66 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq)]
    pub struct Root(
        #[wire(bytes)] pub [u8; 3],
        #[wire(compressed(-1.0..=1.0, 0.01), len = 5..=6, default_bit, check = "a")] pub Vec<f32>,
        pub std::net::SocketAddrV6,
        #[wire(max_len = 9, check = "a")] pub std::collections::HashMap<(), u64>,
        #[wire(angle = 8)] pub f32,
        #[wire(max_len = 1)] pub Rc<str>,
        pub bool,
        #[wire(compressed(-3.5..=8.25, 0.1))] pub f32,
        #[wire(fixed(-19..=49, 3), max_len = 1)] pub Vec<Option<i64>>,
        #[wire(codec = SmallOrLarge)] pub u32,
        #[wire(rename = "old 10")] pub i16,
    );
    declare::neutral_struct!([] [] Root 0 1 2 3 4 5 6 7 8 9 10);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::ByteArray(3)), field(Twin::List((5, 6), Box::new(Twin::Compressed(-1.0, 1.0, 0.01)))).default_bit(Value::Many(vec![])).check("a"), field(Twin::Record(vec![field(Twin::Array(16, Box::new(Twin::Bits(Int::U8, 8)))), field(Twin::Bits(Int::U16, 16)), field(Twin::Bits(Int::U32, 32)), field(Twin::Bits(Int::U32, 32))])), field(Twin::Ascending(9, Box::new(Twin::Record(vec![field(Twin::Unit), field(Twin::Bits(Int::U64, 64))])), true)).check("a"), field(Twin::Angle(8, false)), field(Twin::Text((0, 1))), field(Twin::Bool), field(Twin::Compressed(-3.5, 8.25, 0.1)), field(Twin::List((0, 1), Box::new(Twin::Option(Box::new(Twin::Fixed(Int::I64, -19, 49, 3)))))), field(Twin::SmallOrLarge(Int::U32)), field(Twin::Range(Int::I16, Num::Below(-32768), Num::Above(32767)))])
    }
}

pub mod t67 {
    use super::*;

    #[derive(Clone, Debug, PartialEq, Default)]
    pub struct H0 {
        pub b: f32,
        pub slot: Vec<u32>,
    }
    impl H0 {
        fn serialize<S: Stream>(&mut self, stream: &mut S) -> tightwire::Result<S> {
            stream.align()?;
            let mut rests = self.b == <f32>::default(); stream.bool(&mut rests)?; if rests { self.b = Default::default(); } else { stream.compressed(&mut self.b, 0.0..=1.0, 2.0)?; }
            stream.align()?;
            stream.list(&mut self.slot, 2, |stream, x| stream.bits(x, 4))?;
            Ok(())
        }
    }
    tightwire::unified!(H0, version = 2, max_bits = 26);
    declare::neutral_struct!([] [] H0 b slot);

    #[derive(Wire, Clone, Debug, PartialEq)]
    pub struct Root {
        #[wire(align, with = nothing)] pub a: i16,
        #[wire(range = 78..=85)] pub value: [usize; 33],
        pub x2: Option<bool>,
        #[wire(compressed(0.0..=16777215.0, 1.0), max_len = 3)] pub g: Vec<Option<f32>>,
        #[wire(range = 0..=100)] pub len: Option<usize>,
        #[wire(if = x2.is_some(), default_bit)] pub x5: [(H0,); 3],
        #[wire(compressed(-3.5..=8.25, 0.1), len = 1..=2)] pub tag: Rc<[f32]>,
    }
    declare::neutral_struct!([] [] Root a value x2 g len x5 tag);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Nothing(Value::int(0), Box::new(Twin::Range(Int::I16, Num::Below(-32768), Num::Above(32767))))).align(), field(Twin::Array(33, Box::new(Twin::Range(Int::Usize, Num::Above(78), Num::Above(85))))), field(Twin::Option(Box::new(Twin::Bool))), field(Twin::List((0, 3), Box::new(Twin::Option(Box::new(Twin::Compressed(0.0, 16777215.0, 1.0)))))), field(Twin::Option(Box::new(Twin::Range(Int::Usize, Num::Above(0), Num::Above(100))))), field(Twin::Array(3, Box::new(Twin::Record(vec![field(Twin::Record(vec![field(Twin::Compressed(0.0, 1.0, 2.0)).align().default_bit(Value::F32(0x0)), field(Twin::List((0, 2), Box::new(Twin::Bits(Int::U32, 4)))).align()]))])))).when(Condition::Some(vec![2]), Value::Many(vec![Value::Many(vec![Value::Many(vec![Value::F32(0x0), Value::Many(vec![])])]), Value::Many(vec![Value::Many(vec![Value::F32(0x0), Value::Many(vec![])])]), Value::Many(vec![Value::Many(vec![Value::F32(0x0), Value::Many(vec![])])])])).default_bit(Value::Many(vec![Value::Many(vec![Value::Many(vec![Value::F32(0x0), Value::Many(vec![])])]), Value::Many(vec![Value::Many(vec![Value::F32(0x0), Value::Many(vec![])])]), Value::Many(vec![Value::Many(vec![Value::F32(0x0), Value::Many(vec![])])])])), field(Twin::List((1, 2), Box::new(Twin::Compressed(-3.5, 8.25, 0.1))))])
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
        Case::new::<t49::Root<bool, t49::H2<[f32; 5], f64>>>(4, 49, t49::twin(), Some(<t49::Root<bool, t49::H2<[f32; 5], f64>> as Wire>::MAX_BITS)),
        Case::new::<t50::Root<0>>(4, 50, t50::twin(), Some(<t50::Root<0> as Wire>::MAX_BITS)),
        Case::new::<t51::Root>(4, 51, t51::twin(), Some(<t51::Root as Wire>::MAX_BITS)),
        Case::new::<t52::Root>(4, 52, t52::twin(), Some(<t52::Root as Wire>::MAX_BITS)),
        Case::new::<t53::Root<2>>(4, 53, t53::twin(), Some(<t53::Root<2> as Wire>::MAX_BITS)),
        Case::new::<t54::Root>(4, 54, t54::twin(), Some(<t54::Root as Wire>::MAX_BITS)),
        Case::new::<t55::Root>(4, 55, t55::twin(), Some(<t55::Root as Wire>::MAX_BITS)),
        Case::new::<t56::Root>(4, 56, t56::twin(), None),
        Case::new::<t57::Root>(4, 57, t57::twin(), Some(<t57::Root as Wire>::MAX_BITS)),
        Case::new::<t58::Root>(4, 58, t58::twin(), Some(<t58::Root as Wire>::MAX_BITS)),
        Case::new::<t59::Root<Box<i16>>>(4, 59, t59::twin(), Some(<t59::Root<Box<i16>> as Wire>::MAX_BITS)),
        Case::new::<t60::Root>(4, 60, t60::twin(), Some(<t60::Root as Wire>::MAX_BITS)),
        Case::new::<t61::Root>(4, 61, t61::twin(), Some(<t61::Root as Wire>::MAX_BITS)),
        Case::new::<t62::Root>(4, 62, t62::twin(), Some(<t62::Root as Wire>::MAX_BITS)),
        Case::new::<t63::Root>(4, 63, t63::twin(), Some(<t63::Root as Wire>::MAX_BITS)),
        Case::new::<t64::Root>(4, 64, t64::twin(), Some(<t64::Root as Wire>::MAX_BITS)),
        Case::new::<t65::Root<Option<(bool, f32, [Option<bool>; 5], Option<bool>, Arc<bool>,)>>>(4, 65, t65::twin(), None),
        Case::new::<t66::Root>(4, 66, t66::twin(), Some(<t66::Root as Wire>::MAX_BITS)),
        Case::new::<t67::Root>(4, 67, t67::twin(), None),
    ]
}
