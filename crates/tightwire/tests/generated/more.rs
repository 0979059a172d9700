// Types 32 to 67 of seed 4, made by tools/declare: not to be edited.

use super::library::scope::*;

pub mod t32 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq)]
    pub enum Root<const N: usize> {
        V0 {
            a: [bool; N],
        },
        V1,
    }
    impl<const N: usize> Default for Root<N> { fn default() -> Self { Self::V1 {  } } }
    declare::neutral_enum!([] [N] Root 0 V0 { a x0 } 1 V1 {  });

    pub fn twin() -> Twin {
        Twin::Choice(1, vec![vec![field(Twin::Array(2, Box::new(Twin::Bool)))], vec![]])
    }
}

pub mod t33 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq)]
    pub struct Root {
        #[wire(max_len = 14)] pub c: std::collections::HashMap<i64, bool>,
        #[wire(compressed(-1.0..=1.0, 0.01), rename = "old 1", default_bit, check = "a")] pub fields: f32,
        #[wire(max_len = 7)] pub flag: std::collections::BTreeSet<char>,
        #[wire(subset, range = 58..=98, if = !c.is_empty())] pub g: [Option<u32>; 5],
        #[wire(range = 27..=40, if = !(!flag.is_empty()))] pub blank: [u32; 1],
        #[wire(align)] pub e: [[[Option<()>; 1]; 2]; 1],
        #[wire(smallest_three = 18)] pub r#type: glam::Quat,
        #[wire(range = 77..=77, if = (!blank.is_empty()) || (!e.is_empty()))] pub b: i16,
        #[wire(rename = "old 8")] pub x8: [bool; 2],
        #[wire(rename = "old 9")] pub x9: [Option<i16>; 1],
        #[wire(bits = 1, if = !c.is_empty())] pub slot: u8,
    }
    declare::neutral_struct!([] [] Root c fields flag g blank e r#type b x8 x9 slot);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Ascending(14, Box::new(Twin::Record(vec![field(Twin::Range(Int::I64, Num::Below(-9223372036854775808), Num::Above(9223372036854775807))), field(Twin::Bool)])), true)), field(Twin::Compressed(-1.0, 1.0, 0.01)).default_bit(Value::F32(0x0)).check("a"), field(Twin::Ascending(7, Box::new(Twin::Char), false)), field(Twin::Subset(None, 5, Box::new(Twin::Range(Int::U32, Num::Above(58), Num::Above(98))))).when(Condition::Longer(vec![0], 0), Value::Many(vec![Value::NONE, Value::NONE, Value::NONE, Value::NONE, Value::NONE])), field(Twin::Array(1, Box::new(Twin::Range(Int::U32, Num::Above(27), Num::Above(40))))).when(Condition::Not(Box::new(Condition::Longer(vec![2], 0))), Value::Many(vec![Value::int(0)])), field(Twin::Array(1, Box::new(Twin::Array(2, Box::new(Twin::Array(1, Box::new(Twin::Option(Box::new(Twin::Unit))))))))).align(), field(Twin::SmallestThree(18)), field(Twin::Range(Int::I16, Num::Above(77), Num::Above(77))).when(Condition::Or(Box::new(Condition::Longer(vec![4], 0)), Box::new(Condition::Longer(vec![5], 0))), Value::int(0)), field(Twin::Array(2, Box::new(Twin::Bool))), field(Twin::Array(1, Box::new(Twin::Option(Box::new(Twin::Range(Int::I16, Num::Below(-32768), Num::Above(32767))))))), field(Twin::Bits(Int::U8, 1)).when(Condition::Longer(vec![0], 0), Value::int(0))])
    }
}

pub mod t34 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq)]
    pub struct Root(
        #[wire(bytes, max_len = 1, check = "end")] pub Vec<u8>,
        #[wire(keys(range = -71..=-71), values(max_len = 9), max_len = 1, if = !field_0.is_empty())] pub std::collections::HashMap<i16, String>,
        #[wire(range = 54..=87, if = !(field_1.len() > 1))] pub u16,
        #[wire(bits = 1)] pub Option<u128>,
        #[wire(subset, range = u64::MIN..=u64::MAX, max_len = 11, if = matches!(field_3, Some(_)))] pub Vec<Option<u64>>,
        #[wire(values(range = -52..=-38), max_len = 7, if = field_2 == 5)] pub Option<Option<std::collections::BTreeMap<(u8, bool,), Option<i64>>>>,
        #[wire(smallest_three = 17, if = (!field_1.is_empty()) && matches!(field_5, Some(_)))] pub Option<[f32; 4]>,
        #[wire(align, range = [12..=19, 1..=8, 31..=38])] pub mint::Vector3<u32>,
        #[wire(range = 9..=70)] pub Option<u8>,
        #[wire(range = 22..=74, if = !(matches!(field_3, Some(field_0) if field_0 > 1)))] pub u32,
        #[wire(bits = 1)] pub u128,
        #[wire(max_len = 9, if = !(field_10 > 2))] pub Option<std::collections::HashSet<bool>>,
        pub Rc<(i32, std::num::NonZeroI32, (Option<bool>, bool, u64, i16, Option<bool>,),)>,
        #[wire(bytes, max_len = 0, check = "players")] pub [Vec<u8>; 0],
        #[wire(angle = 17, max_len = 5)] pub SmallVec<[f32; 4]>,
        #[wire(angle = 5, if = field_10 == 3)] pub f32,
        #[wire(relative, range = 2..=53, len = 8..=300, if = !((field_1.len() > 1) && (matches!(field_8, Some(field_0) if field_0 > 1))), default_bit)] pub Option<Vec<u16>>,
        #[wire(max_len = 0, if = matches!(field_5, Some(_)) && field_6.is_some(), default_bit)] pub std::collections::HashSet<char>,
        #[wire(range = 0..=100, if = matches!(field_5, Some(_)))] pub i64,
        #[wire(range = -83..=86, if = !(matches!(field_3, Some(field_0) if field_0 > 2)), default = Some(2))] pub Option<i32>,
    );
    declare::neutral_struct!([] [] Root 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::ByteList((0, 1))).check("end"), field(Twin::Ascending(1, Box::new(Twin::Record(vec![field(Twin::Range(Int::I16, Num::Below(-71), Num::Below(-71))), field(Twin::Text((0, 9)))])), true)).when(Condition::Longer(vec![0], 0), Value::Many(vec![])), field(Twin::Range(Int::U16, Num::Above(54), Num::Above(87))).when(Condition::Not(Box::new(Condition::Longer(vec![1], 1))), Value::int(0)), field(Twin::Option(Box::new(Twin::Bits(Int::U128, 1)))), field(Twin::Places(11, Box::new(Twin::Range(Int::U64, Num::Above(0), Num::Above(18446744073709551615))))).when(Condition::Some(vec![3]), Value::Many(vec![])), field(Twin::Option(Box::new(Twin::Option(Box::new(Twin::Ascending(7, Box::new(Twin::Record(vec![field(Twin::Record(vec![field(Twin::Bits(Int::U8, 8)), field(Twin::Bool)])), field(Twin::Option(Box::new(Twin::Range(Int::I64, Num::Below(-52), Num::Below(-38)))))])), true)))))).when(Condition::Equal(vec![2], Value::int(5)), Value::NONE), field(Twin::Option(Box::new(Twin::SmallestThree(17)))).when(Condition::And(Box::new(Condition::Longer(vec![1], 0)), Box::new(Condition::Some(vec![5]))), Value::NONE), field(Twin::Record(vec![field(Twin::Range(Int::U32, Num::Above(12), Num::Above(19))), field(Twin::Range(Int::U32, Num::Above(1), Num::Above(8))), field(Twin::Range(Int::U32, Num::Above(31), Num::Above(38)))])).align(), field(Twin::Option(Box::new(Twin::Range(Int::U8, Num::Above(9), Num::Above(70))))), field(Twin::Range(Int::U32, Num::Above(22), Num::Above(74))).when(Condition::Not(Box::new(Condition::SomeAbove(vec![3], Num::Above(1)))), Value::int(0)), field(Twin::Bits(Int::U128, 1)), field(Twin::Option(Box::new(Twin::Ascending(9, Box::new(Twin::Bool), false)))).when(Condition::Not(Box::new(Condition::Above(vec![10], Num::Above(2)))), Value::NONE), field(Twin::Record(vec![field(Twin::Range(Int::I32, Num::Below(-2147483648), Num::Above(2147483647))), field(Twin::NonZero(Box::new(Twin::Range(Int::I32, Num::Below(-2147483648), Num::Above(2147483647))))), field(Twin::Record(vec![field(Twin::Option(Box::new(Twin::Bool))), field(Twin::Bool), field(Twin::Bits(Int::U64, 64)), field(Twin::Range(Int::I16, Num::Below(-32768), Num::Above(32767))), field(Twin::Option(Box::new(Twin::Bool)))]))])), field(Twin::Array(0, Box::new(Twin::ByteList((0, 0))))).check("players"), field(Twin::List((0, 5), Box::new(Twin::Angle(17, false)))), field(Twin::Angle(5, false)).when(Condition::Equal(vec![10], Value::int(3)), Value::F32(0x0)), field(Twin::Option(Box::new(Twin::Climb((8, 300), Int::U16, Box::new(Twin::Range(Int::U16, Num::Above(2), Num::Above(53))))))).when(Condition::Not(Box::new(Condition::And(Box::new(Condition::Longer(vec![1], 1)), Box::new(Condition::SomeAbove(vec![8], Num::Above(1)))))), Value::NONE).default_bit(Value::NONE), field(Twin::Ascending(0, Box::new(Twin::Char), false)).when(Condition::And(Box::new(Condition::Some(vec![5])), Box::new(Condition::Some(vec![6]))), Value::Many(vec![])).default_bit(Value::Many(vec![])), field(Twin::Range(Int::I64, Num::Above(0), Num::Above(100))).when(Condition::Some(vec![5]), Value::int(0)), field(Twin::Option(Box::new(Twin::Range(Int::I32, Num::Below(-83), Num::Above(86))))).when(Condition::Not(Box::new(Condition::SomeAbove(vec![3], Num::Above(2)))), Value::some(Value::int(2)))])
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
        #[wire(codec = SmallOrLarge, default_bit)] pub c: Option<u64>,
        #[wire(range = 52..=71)] pub value: u32,
        #[wire(bits = 24, if = value > 0, default = 1)] pub blank: u64,
        pub stream: i8,
        #[wire(skip, default = 2)] pub x4: u32,
        #[wire(max_len = 2, default_bit)] pub e: Option<std::collections::BTreeMap<u32, f32>>,
        #[wire(range = 18..=83)] pub r#type: i64,
        #[wire(bits = 2, if = stream > 2, default = 5)] pub x7: u32,
        #[wire(default_bit)] pub fields: bool,
        #[wire(compressed(-1.0..=1.0, 0.01))] pub a: f32,
    }
    declare::neutral_struct!([] [] Root c value blank stream x4 e r#type x7 fields a);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Option(Box::new(Twin::SmallOrLarge(Int::U64)))).default_bit(Value::NONE), field(Twin::Range(Int::U32, Num::Above(52), Num::Above(71))), field(Twin::Bits(Int::U64, 24)).when(Condition::Above(vec![1], Num::Above(0)), Value::int(1)), field(Twin::Range(Int::I8, Num::Below(-128), Num::Above(127))), field(Twin::Bits(Int::U32, 32)).skip(Value::int(2)), field(Twin::Option(Box::new(Twin::Ascending(2, Box::new(Twin::Record(vec![field(Twin::Bits(Int::U32, 32)), field(Twin::F32)])), true)))).default_bit(Value::NONE), field(Twin::Range(Int::I64, Num::Above(18), Num::Above(83))), field(Twin::Bits(Int::U32, 2)).when(Condition::Above(vec![3], Num::Above(2)), Value::int(5)), field(Twin::Bool).default_bit(Value::Bool(false)), field(Twin::Compressed(-1.0, 1.0, 0.01))])
    }
}

pub mod t37 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct Root {
        #[wire(relative, range = 49..=93, max_len = 0, default_bit)] pub a: Vec<u32>,
        pub fields: u64,
        #[wire(smallest_three = 3, if = fields == 2)] pub x2: Option<[f32; 4]>,
        #[wire(wrapping_from = fields, if = x2.is_some(), default = 5)] pub g: u64,
        #[wire(if = x2.is_some())] pub len: Option<bool>,
        #[wire(if = len.is_some(), default = 7)] pub x5: u32,
        #[wire(range = -5..=-5)] pub r#type: Option<i32>,
        pub b: u32,
        #[wire(range = -88..=-81, rename = "old 8")] pub slot: Option<i32>,
    }
    declare::neutral_struct!([] [] Root a fields x2 g len x5 r#type b slot);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Climb((0, 0), Int::U32, Box::new(Twin::Range(Int::U32, Num::Above(49), Num::Above(93))))).default_bit(Value::Many(vec![])), field(Twin::Bits(Int::U64, 64)), field(Twin::Option(Box::new(Twin::SmallestThree(3)))).when(Condition::Equal(vec![1], Value::int(2)), Value::NONE), field(Twin::Around(Int::U64, 1)).when(Condition::Some(vec![2]), Value::int(5)), field(Twin::Option(Box::new(Twin::Bool))).when(Condition::Some(vec![2]), Value::NONE), field(Twin::Bits(Int::U32, 32)).when(Condition::Some(vec![4]), Value::int(7)), field(Twin::Option(Box::new(Twin::Range(Int::I32, Num::Below(-5), Num::Below(-5))))), field(Twin::Bits(Int::U32, 32)), field(Twin::Option(Box::new(Twin::Range(Int::I32, Num::Below(-88), Num::Below(-81)))))])
    }
}

pub mod t38 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct Root {
        #[wire(default_bit)] pub c: u16,
        #[wire(angle = 2, default_bit)] pub value: f32,
        #[wire(rename = "old 2")] pub blank: bool,
        pub x3: u16,
        pub len: u32,
        pub g: bool,
        pub r#type: bool,
        #[wire(range = 0..=1)] pub b: i8,
        #[wire(range = 32..=58)] pub x8: u64,
        #[wire(range = 0..=1)] pub a: u8,
        #[wire(bits = 3)] pub x10: u16,
        #[wire(bits = 8, default_bit)] pub flag: u8,
        #[wire(range = 26..=55)] pub x12: u16,
        #[wire(bits = 31)] pub bits: u32,
        #[wire(bits = 60)] pub d: u64,
        #[wire(rename = "old 15")] pub fields: i8,
        #[wire(default_bit)] pub x16: i8,
        #[wire(rename = "old 17")] pub slot: u64,
        pub x18: u64,
        #[wire(bits = 25)] pub x19: u32,
        #[wire(bits = 11, if = (x18 == 1) && (b == 5))] pub x20: u16,
        pub e: i32,
        #[wire(bits = 50)] pub x22: u64,
        pub x23: u32,
        pub x24: [bool; 0],
        #[wire(default_bit)] pub x25: bool,
        #[wire(codec = Silent)] pub x26: u8,
        #[wire(skip)] pub x27: f32,
        #[wire(skip, default = 6)] pub x28: u8,
        #[wire(len = (7 - x12), max_len = 24)] pub x29: Vec<bool>,
        #[wire(bits = 10, if = !((x8 == 2) || (x24.len() > 1)), default = 5)] pub x30: u16,
        #[wire(skip)] pub x31: u32,
        #[wire(if = x19 > 5)] pub x32: (),
    }
    declare::neutral_struct!([] [] Root c value blank x3 len g r#type b x8 a x10 flag x12 bits d fields x16 slot x18 x19 x20 e x22 x23 x24 x25 x26 x27 x28 x29 x30 x31 x32);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Bits(Int::U16, 16)).default_bit(Value::int(0)), field(Twin::Angle(2, false)).default_bit(Value::F32(0x0)), field(Twin::Bool), field(Twin::Bits(Int::U16, 16)), field(Twin::Bits(Int::U32, 32)), field(Twin::Bool), field(Twin::Bool), field(Twin::Range(Int::I8, Num::Above(0), Num::Above(1))), field(Twin::Range(Int::U64, Num::Above(32), Num::Above(58))), field(Twin::Range(Int::U8, Num::Above(0), Num::Above(1))), field(Twin::Bits(Int::U16, 3)), field(Twin::Bits(Int::U8, 8)).default_bit(Value::int(0)), field(Twin::Range(Int::U16, Num::Above(26), Num::Above(55))), field(Twin::Bits(Int::U32, 31)), field(Twin::Bits(Int::U64, 60)), field(Twin::Range(Int::I8, Num::Below(-128), Num::Above(127))), field(Twin::Range(Int::I8, Num::Below(-128), Num::Above(127))).default_bit(Value::int(0)), field(Twin::Bits(Int::U64, 64)), field(Twin::Bits(Int::U64, 64)), field(Twin::Bits(Int::U32, 25)), field(Twin::Bits(Int::U16, 11)).when(Condition::And(Box::new(Condition::Equal(vec![18], Value::int(1))), Box::new(Condition::Equal(vec![7], Value::int(5)))), Value::int(0)), field(Twin::Range(Int::I32, Num::Below(-2147483648), Num::Above(2147483647))), field(Twin::Bits(Int::U64, 50)), field(Twin::Bits(Int::U32, 32)), field(Twin::Array(0, Box::new(Twin::Bool))), field(Twin::Bool).default_bit(Value::Bool(false)), field(Twin::Nothing(Value::int(0), Box::new(Twin::Bits(Int::U8, 8)))), field(Twin::F32).skip(Value::F32(0x0)), field(Twin::Range(Int::U8, Num::Above(74), Num::Above(98))).skip(Value::int(6)), field(Twin::Exactly(Length::Minus(Box::new(Length::Number(7)), Box::new(Length::Field(12))), 24, Box::new(Twin::Bool))), field(Twin::Bits(Int::U16, 10)).when(Condition::Not(Box::new(Condition::Or(Box::new(Condition::Equal(vec![8], Value::int(2))), Box::new(Condition::Longer(vec![24], 1))))), Value::int(5)), field(Twin::Bits(Int::U32, 12)).skip(Value::int(0)), field(Twin::Unit).when(Condition::Above(vec![19], Num::Above(5)), Value::Unit)])
    }
}

pub mod t39 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct Root {
        #[wire(range = -15..=-6)] pub a: i16,
        #[wire(range = 36..=43)] pub fields: u8,
        #[wire(if = (fields > 3) && (a > 2), default_bit)] pub blank: Option<[bool; 0]>,
        #[wire(smallest_three = 7)] pub g: [f32; 4],
        pub len: u32,
    }
    declare::neutral_struct!([] [] Root a fields blank g len);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Range(Int::I16, Num::Below(-15), Num::Below(-6))), field(Twin::Range(Int::U8, Num::Above(36), Num::Above(43))), field(Twin::Option(Box::new(Twin::Array(0, Box::new(Twin::Bool))))).when(Condition::And(Box::new(Condition::Above(vec![1], Num::Above(3))), Box::new(Condition::Above(vec![0], Num::Above(2)))), Value::NONE).default_bit(Value::NONE), field(Twin::SmallestThree(7)), field(Twin::Bits(Int::U32, 32))])
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
            let mut rests = self.fields == <Option<Option<f32>>>::default(); stream.bool(&mut rests)?; if rests { self.fields = Default::default(); } else { stream.option(&mut self.fields, |stream, x| stream.option(x, |stream, x| stream.compressed(x, 0.0..=16777215.0, 1.0)))?; }
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
    tightwire::unified!(Root, version = 2, max_bits = 3098);
    declare::neutral_struct!([] [] Root b fields blank stream len g tag d);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Subset(Some(Way::Indices), 0, Box::new(Twin::Char))), field(Twin::Option(Box::new(Twin::Option(Box::new(Twin::Compressed(0.0, 16777215.0, 1.0)))))).default_bit(Value::NONE), field(Twin::Array(9, Box::new(Twin::F64))), field(Twin::Option(Box::new(Twin::Range(Int::U32, Num::Above(27), Num::Above(34))))).check("a"), field(Twin::List((0, 300), Box::new(Twin::Option(Box::new(Twin::Range(Int::U16, Num::Above(10), Num::Above(71))))))).when(Condition::Not(Box::new(Condition::And(Box::new(Condition::Some(vec![3])), Box::new(Condition::Longer(vec![2], 1))))), Value::Many(vec![])), field(Twin::Half).when(Condition::Or(Box::new(Condition::Longer(vec![2], 0)), Box::new(Condition::Longer(vec![4], 1))), Value::F32(0x0)).default_bit(Value::F32(0x0)), field(Twin::Option(Box::new(Twin::Bits(Int::U8, 8)))), field(Twin::List((0, 15), Box::new(Twin::Option(Box::new(Twin::Half))))).default_bit(Value::Many(vec![]))])
    }
}

pub mod t43 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq)]
    pub enum Root<const N: usize> {
        V0 {
            c: [f64; N],
        },
        V1 {
            #[wire(range = -61..=-54, rename = "old 0")] a: i64,
            #[wire(range = 1..=9, if = a > 1, default = std::num::NonZero::new(6).unwrap())] value: std::num::NonZeroU64,
            #[wire(range = -8..=45)] x2: i32,
        },
    }
    declare::neutral_enum!([] [N] Root 0 V0 { c x0 } 1 V1 { a x0 value x1 x2 x2 });

    pub fn twin() -> Twin {
        Twin::Choice(1, vec![vec![field(Twin::Array(1, Box::new(Twin::F64)))], vec![field(Twin::Range(Int::I64, Num::Below(-61), Num::Below(-54))), field(Twin::NonZero(Box::new(Twin::Range(Int::U64, Num::Above(1), Num::Above(9))))).when(Condition::Above(vec![0], Num::Above(1)), Value::int(6)), field(Twin::Range(Int::I32, Num::Below(-8), Num::Above(45)))]])
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

    #[derive(Clone, Debug, PartialEq, Default)]
    pub struct H0 {
        pub b: [bool; 0],
    }
    impl H0 {
        fn serialize<S: Stream>(&mut self, stream: &mut S) -> tightwire::Result<S> {
            stream.array(&mut self.b, |stream, x| stream.bool(x))?;
            Ok(())
        }
    }
    tightwire::unified!(H0, version = 2, max_bits = 0);
    declare::neutral_struct!([] [] H0 b);

    #[derive(Wire, Clone, Debug, PartialEq)]
    #[wire(crate = tightwire)]
    pub enum Root {
        V0 {
            #[wire(fixed(0..=3, 0))] c: u32,
            #[wire(range = 0..=1, if = c == 1, check = "end")] slot: u16,
            #[wire(if = !(slot == 2))] blank: Option<H0>,
            #[wire(align, subset, rename = "old 3", if = c > 0)] value: [Option<u32>; 0],
        },
        V1,
        V2,
        V3,
    }
    impl Default for Root { fn default() -> Self { Self::V1 {  } } }
    declare::neutral_enum!([] [] Root 0 V0 { c x0 slot x1 blank x2 value x3 } 1 V1 {  } 2 V2 {  } 3 V3 {  });

    pub fn twin() -> Twin {
        Twin::Choice(2, vec![vec![field(Twin::Fixed(Int::U32, 0, 3, 0)), field(Twin::Range(Int::U16, Num::Above(0), Num::Above(1))).when(Condition::Equal(vec![0], Value::int(1)), Value::int(0)).check("end"), field(Twin::Option(Box::new(Twin::Record(vec![field(Twin::Array(0, Box::new(Twin::Bool)))])))).when(Condition::Not(Box::new(Condition::Equal(vec![1], Value::int(2)))), Value::NONE), field(Twin::Subset(None, 0, Box::new(Twin::Bits(Int::U32, 32)))).align().when(Condition::Above(vec![0], Num::Above(0)), Value::Many(vec![]))], vec![], vec![], vec![]])
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
        #[wire(if = (tag == 4) && (!x5.is_empty()), default = 2)] pub bits: u16,
        #[wire(bits = 6)] pub b: Option<u8>,
        #[wire(range = i8::MIN..=i8::MAX)] pub fields: i8,
    }
    declare::neutral_struct!([] [N] Root a value flag g tag x5 bits b fields);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Array(1, Box::new(Twin::F32))), field(Twin::Option(Box::new(Twin::Range(Int::I64, Num::Below(-9223372036854775808), Num::Above(9223372036854775807))))), field(Twin::Option(Box::new(Twin::Compressed(-1.0, 1.0, 0.01)))), field(Twin::Bits(Int::U16, 1)), field(Twin::Bits(Int::U16, 8)), field(Twin::Array(3, Box::new(Twin::Range(Int::I64, Num::Below(-9223372036854775808), Num::Above(9223372036854775807))))).default_bit(Value::Many(vec![Value::int(0), Value::int(0), Value::int(0)])), field(Twin::Bits(Int::U16, 16)).when(Condition::And(Box::new(Condition::Equal(vec![4], Value::int(4))), Box::new(Condition::Longer(vec![5], 0))), Value::int(2)), field(Twin::Option(Box::new(Twin::Bits(Int::U8, 6)))), field(Twin::Range(Int::I8, Num::Below(-128), Num::Above(127)))])
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
        Twin::Record(vec![field(Twin::Angle(7, false)), field(Twin::Array(3, Box::new(Twin::WideText((8, 300))))).default_bit(Value::Many(vec![Value::Text("".into()), Value::Text("".into()), Value::Text("".into())]))])
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

    #[derive(Wire, Clone, Debug, PartialEq)]
    pub struct Root<T0, T1> {
        #[wire(rename = "old 0")] pub b: T0,
        #[wire(align)] pub fields: Box<T1>,
        #[wire(range = i8::MIN..=i8::MAX)] pub blank: std::num::NonZeroI8,
        #[wire(codec = Silent)] pub g: u8,
        #[wire(max_len = 8)] pub x4: String,
        #[wire(bits = 32, len = 1..=1, check = "end")] pub d: Vec<Option<u32>>,
        #[wire(max_len = 2)] pub tag: Vec<bool>,
        #[wire(range = 56..=83, default_bit)] pub c: u32,
        #[wire(range = i32::MIN..=i32::MAX, default_bit)] pub slot: std::ops::Range<i32>,
        #[wire(skip)] pub a: Option<bool>,
        #[wire(bits = 2)] pub value: std::num::NonZeroU16,
        #[wire(subset, check = "players")] pub x11: [Option<()>; 2],
        #[wire(rename = "old 12", default_bit)] pub x12: Option<i32>,
        #[wire(range = 0..=100)] pub len: [i64; 3],
        #[wire(default_bit)] pub x14: (Option<()>, Option<i32>, std::num::Wrapping<u8>,),
        #[wire(relative, range = 21..=21, max_len = 2)] pub x15: SmallVec<[i64; 4]>,
        #[wire(if = !((tag.len() > 1) && (tag.len() > 1)))] pub x16: [bool; 2],
        #[wire(range = 20..=21)] pub x17: std::ops::Range<i32>,
        #[wire(wrapping_from = c, rename = "old 18")] pub flag: u32,
        #[wire(wrapping_from = flag, rename = "old 19")] pub stream: u32,
        #[wire(max_len = 5, if = !(len.len() > 1))] pub x20: String,
        #[wire(range = 0..=1)] pub x21: i16,
    }
    declare::neutral_struct!([T0 T1] [] Root b fields blank g x4 d tag c slot a value x11 x12 len x14 x15 x16 x17 flag stream x20 x21);

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct H1(
        #[wire(compressed(-1.0..=1.0, 0.01), rename = "old 0", default_bit)] pub f32,
        #[wire(rename = "old 1", default_bit)] pub f32,
    );
    declare::neutral_struct!([] [] H1 0 1);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Record(vec![field(Twin::Compressed(-1.0, 1.0, 0.01)).default_bit(Value::F32(0x0)), field(Twin::F32).default_bit(Value::F32(0x0))])), field(Twin::Range(Int::I64, Num::Below(-9223372036854775808), Num::Above(9223372036854775807))).align(), field(Twin::NonZero(Box::new(Twin::Range(Int::I8, Num::Below(-128), Num::Above(127))))), field(Twin::Nothing(Value::int(0), Box::new(Twin::Bits(Int::U8, 8)))), field(Twin::Text((0, 8))), field(Twin::List((1, 1), Box::new(Twin::Option(Box::new(Twin::Bits(Int::U32, 32)))))).check("end"), field(Twin::List((0, 2), Box::new(Twin::Bool))), field(Twin::Range(Int::U32, Num::Above(56), Num::Above(83))).default_bit(Value::int(0)), field(Twin::Array(2, Box::new(Twin::Range(Int::I32, Num::Below(-2147483648), Num::Above(2147483647))))).default_bit(Value::Many(vec![Value::int(0), Value::int(0)])), field(Twin::Option(Box::new(Twin::Bool))).skip(Value::NONE), field(Twin::NonZero(Box::new(Twin::Bits(Int::U16, 2)))), field(Twin::Subset(None, 2, Box::new(Twin::Unit))).check("players"), field(Twin::Option(Box::new(Twin::Range(Int::I32, Num::Below(-2147483648), Num::Above(2147483647))))).default_bit(Value::NONE), field(Twin::Array(3, Box::new(Twin::Range(Int::I64, Num::Above(0), Num::Above(100))))), field(Twin::Record(vec![field(Twin::Option(Box::new(Twin::Unit))), field(Twin::Option(Box::new(Twin::Range(Int::I32, Num::Below(-2147483648), Num::Above(2147483647))))), field(Twin::Bits(Int::U8, 8))])).default_bit(Value::Many(vec![Value::NONE, Value::NONE, Value::int(0)])), field(Twin::Climb((0, 2), Int::I64, Box::new(Twin::Range(Int::I64, Num::Above(21), Num::Above(21))))), field(Twin::Array(2, Box::new(Twin::Bool))).when(Condition::Not(Box::new(Condition::And(Box::new(Condition::Longer(vec![6], 1)), Box::new(Condition::Longer(vec![6], 1))))), Value::Many(vec![Value::Bool(false), Value::Bool(false)])), field(Twin::Array(2, Box::new(Twin::Range(Int::I32, Num::Above(20), Num::Above(21))))), field(Twin::Around(Int::U32, 7)), field(Twin::Around(Int::U32, 18)), field(Twin::Text((0, 5))).when(Condition::Not(Box::new(Condition::Longer(vec![13], 1))), Value::Text("".into())), field(Twin::Range(Int::I16, Num::Above(0), Num::Above(1)))])
    }
}

pub mod t50 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq)]
    pub struct Root<const N: usize>(
        pub [std::num::Saturating<u64>; N],
        #[wire(rename = "old 1", default_bit)] pub u16,
        #[wire(align, bits = 28, if = (field_1 > 3) || (field_0.len() > 1))] pub u32,
        pub u8,
        pub bool,
    );
    declare::neutral_struct!([] [N] Root 0 1 2 3 4);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Array(0, Box::new(Twin::Bits(Int::U64, 64)))), field(Twin::Bits(Int::U16, 16)).default_bit(Value::int(0)), field(Twin::Bits(Int::U32, 28)).align().when(Condition::Or(Box::new(Condition::Above(vec![1], Num::Above(3))), Box::new(Condition::Longer(vec![0], 1))), Value::int(0)), field(Twin::Bits(Int::U8, 8)), field(Twin::Bool)])
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
        #[wire(relative, max_len = 20, if = !((field_5 == 1) || (field_5 == 1)))] pub heapless::Vec<u8, 24>,
    );
    declare::neutral_struct!([] [] Root 0 1 2 3 4 5 6 7 8);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Bool).skip(Value::Bool(true)), field(Twin::Unit), field(Twin::Bits(Int::U64, 59)), field(Twin::Angle(17, false)), field(Twin::Bool), field(Twin::Range(Int::I32, Num::Below(-2147483648), Num::Above(2147483647))).when(Condition::Above(vec![2], Num::Above(0)), Value::int(0)), field(Twin::Bits(Int::U8, 2)), field(Twin::Bits(Int::U16, 16)).check("a"), field(Twin::Climb((0, 20), Int::U8, Box::new(Twin::Bits(Int::U8, 8)))).when(Condition::Not(Box::new(Condition::Or(Box::new(Condition::Equal(vec![5], Value::int(1))), Box::new(Condition::Equal(vec![5], Value::int(1)))))), Value::Many(vec![]))])
    }
}

pub mod t53 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq)]
    pub struct Root<const N: usize> {
        pub b: [Option<((i8, f64, ((),),), u32, Marks,)>; N],
        #[wire(default_bit)] pub value: u16,
        #[wire(if = value == 1)] pub blank: Option<bool>,
        #[wire(if = blank.is_some())] pub g: Option<bool>,
        #[wire(check = "end")] pub len: u16,
        #[wire(half)] pub e: f32,
        #[wire(range = 5..=5, if = matches!(g, Some(_)) && blank.is_some(), default = 9)] pub tag: i16,
        pub d: Option<u32>,
        #[wire(bits = 8)] pub slot: u16,
        #[wire(range = 0..=1, default_bit)] pub x9: u64,
        #[wire(bits = 5)] pub stream: u8,
    }
    declare::neutral_struct!([] [N] Root b value blank g len e tag d slot x9 stream);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Array(2, Box::new(Twin::Option(Box::new(Twin::Record(vec![field(Twin::Record(vec![field(Twin::Range(Int::I8, Num::Below(-128), Num::Above(127))), field(Twin::F64), field(Twin::Record(vec![field(Twin::Unit)]))])), field(Twin::Bits(Int::U32, 32)), field(Twin::Flags(9223372036854775809))])))))), field(Twin::Bits(Int::U16, 16)).default_bit(Value::int(0)), field(Twin::Option(Box::new(Twin::Bool))).when(Condition::Equal(vec![1], Value::int(1)), Value::NONE), field(Twin::Option(Box::new(Twin::Bool))).when(Condition::Some(vec![2]), Value::NONE), field(Twin::Bits(Int::U16, 16)).check("end"), field(Twin::Half), field(Twin::Range(Int::I16, Num::Above(5), Num::Above(5))).when(Condition::And(Box::new(Condition::Some(vec![3])), Box::new(Condition::Some(vec![2]))), Value::int(9)), field(Twin::Option(Box::new(Twin::Bits(Int::U32, 32)))), field(Twin::Bits(Int::U16, 8)), field(Twin::Range(Int::U64, Num::Above(0), Num::Above(1))).default_bit(Value::int(0)), field(Twin::Bits(Int::U8, 5))])
    }
}

pub mod t54 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct Root {
        #[wire(range = 5..=5, max_len = 87, default_bit)] pub a: Vec<u32>,
        #[wire(bits = 14, if = !a.is_empty())] pub fields: Option<u32>,
        #[wire(subset, if = matches!(fields, Some(a) if a > 2))] pub blank: [Option<i16>; 3],
    }
    declare::neutral_struct!([] [] Root a fields blank);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::List((0, 87), Box::new(Twin::Range(Int::U32, Num::Above(5), Num::Above(5))))).default_bit(Value::Many(vec![])), field(Twin::Option(Box::new(Twin::Bits(Int::U32, 14)))).when(Condition::Longer(vec![0], 0), Value::NONE), field(Twin::Subset(None, 3, Box::new(Twin::Range(Int::I16, Num::Below(-32768), Num::Above(32767))))).when(Condition::SomeAbove(vec![1], Num::Above(2)), Value::Many(vec![Value::NONE, Value::NONE, Value::NONE]))])
    }
}

pub mod t55 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct H0 {
        #[wire(range = 0..=1)] pub a: std::ops::Range<i32>,
    }
    declare::neutral_struct!([] [] H0 a);

    #[derive(Wire, Clone, Debug, PartialEq)]
    pub struct Root(
        #[wire(default_bit)] pub Option<[bool; 0]>,
        #[wire(skip, default = 8)] pub u8,
        #[wire(codec = SmallOrLarge, if = field_0.is_some(), default = 2)] pub u32,
        pub H0,
        #[wire(bits = 15)] pub u32,
        #[wire(bits = 9)] pub Option<u16>,
        pub (),
        #[wire(bits = 6, if = matches!(field_5, Some(_)))] pub u8,
        pub bool,
        #[wire(bits = 32)] pub u32,
        pub Option<u64>,
        #[wire(default_bit)] pub bool,
        #[wire(if = !(field_8 || matches!(field_5, Some(_))), default = true)] pub bool,
        pub i8,
        #[wire(bits = 13)] pub Option<u16>,
        #[wire(range = 0..=100)] pub i16,
        #[wire(bits = 51)] pub u64,
        #[wire(if = field_0.is_some() && field_10.is_some())] pub i32,
        #[wire(rename = "old 18", if = matches!(field_5, Some(field_0) if field_0 > 2), default = 4)] pub u16,
        pub (),
        #[wire(align, bits = 2)] pub Option<u16>,
        #[wire(default_bit)] pub u64,
        #[wire(align, if = !(field_12 || (matches!(field_20, Some(field_0) if field_0 > 3))))] pub u32,
        pub (),
        #[wire(range = 0..=1)] pub u32,
        #[wire(default_bit)] pub Option<u32>,
        #[wire(skip, default = 8)] pub u8,
        #[wire(if = field_14.is_some())] pub bool,
        #[wire(range = 14..=68)] pub u8,
        #[wire(range = -64..=94)] pub i16,
        #[wire(align, max_len = 3)] pub Option<std::collections::BTreeSet<std::num::NonZeroU16>>,
        #[wire(skip, default = 8)] pub i8,
        #[wire(len = field_24, range = 0..=0, max_len = 24, if = (field_24 > 4) && (field_17 > 2))] pub Vec<i8>,
        #[wire(bits = 13, if = field_16 > 1, default = 8)] pub u32,
        #[wire(skip, default = 6)] pub u16,
        #[wire(bits = 24)] pub Option<u32>,
        pub bool,
        #[wire(rename = "old 37", if = !field_11, default = 4)] pub i32,
        #[wire(bits = 18, if = !(field_18 > 4), default = 8)] pub u32,
        #[wire(bits = 31, rename = "old 39", default_bit)] pub u64,
        #[wire(compressed(-1.0..=1.0, 0.01))] pub Option<f32>,
        #[wire(skip, default = 5)] pub u64,
        #[wire(if = matches!(field_35, Some(field_0) if field_0 > 2))] pub bool,
        #[wire(rename = "old 43")] pub [bool; 0],
        pub u16,
        #[wire(range = -83..=-76)] pub i8,
        #[wire(align, default_bit)] pub Option<()>,
        #[wire(if = !((field_16 == 5) || (matches!(field_20, Some(field_0) if field_0 > 1))))] pub u8,
        #[wire(bits = 12)] pub u16,
        #[wire(bits = 16)] pub u16,
        #[wire(bits = 4)] pub Option<u8>,
        #[wire(range = u16::MIN..=u16::MAX)] pub std::num::NonZeroU16,
        #[wire(if = matches!(field_5, Some(_)))] pub (),
        pub Option<(f32, (),)>,
        #[wire(half)] pub f32,
        pub Option<u32>,
        pub Option<u64>,
        #[wire(range = -10..=6, if = field_4 == 4, default = 1)] pub i64,
        #[wire(with = five_bits, max_bits = 6)] pub Option<u8>,
        #[wire(skip)] pub [bool; 0],
        pub Option<u16>,
        #[wire(default_bit)] pub Option<u64>,
        #[wire(bits = 6, if = field_10.is_some() && (field_45 > 2), default = 7)] pub u16,
        #[wire(angle = 3)] pub f32,
        #[wire(compressed(-1.0..=1.0, 0.01))] pub f32,
        #[wire(range = 10..=84, default_bit)] pub Option<u8>,
        #[wire(bits = 18, if = field_16 == 0)] pub u64,
        #[wire(bits = 14)] pub u32,
        #[wire(range = 0..=100)] pub i64,
        #[wire(skip, default = true)] pub bool,
        #[wire(skip)] pub Option<u8>,
        #[wire(bits = 35)] pub u64,
        #[wire(range = -86..=22, if = !(field_16 == 0), default = Some(2), default_bit)] pub Option<i64>,
        #[wire(range = 53..=60)] pub i16,
        pub u64,
        pub Option<bool>,
        pub bool,
        #[wire(half, if = field_75.is_none(), default = 1.5)] pub f32,
        #[wire(bits = 19)] pub u64,
        #[wire(default_bit)] pub [Box<Box<bool>>; 1],
        #[wire(range = -66..=-59, if = field_14.is_some())] pub Option<i8>,
        pub u32,
        #[wire(if = field_27 || field_80.is_some(), default_bit)] pub std::num::Saturating<i32>,
        #[wire(wrapping_from = field_71, if = !((field_65 == Some(0)) && (field_78 == 0)))] pub u64,
        #[wire(bits = 2, default_bit)] pub u16,
        #[wire(range = 0..=1)] pub Option<u64>,
        #[wire(angle = 6, rename = "old 86")] pub f32,
        #[wire(bits = 6, if = field_57 > 2)] pub u32,
        #[wire(range = 90..=94)] pub i32,
        pub u8,
        pub Option<()>,
        #[wire(angle = 14)] pub f32,
        #[wire(if = field_50.is_some(), default = 3)] pub u32,
        pub i32,
        #[wire(range = 5..=5)] pub u8,
        #[wire(range = -82..=73)] pub Option<i16>,
        pub u64,
        pub std::ops::RangeInclusive<u16>,
        #[wire(bits = 11, if = field_20.is_some(), default = 2)] pub u16,
        #[wire(bits = 18, default_bit)] pub u64,
        #[wire(range = -94..=91, rename = "old 100")] pub i16,
        #[wire(skip)] pub u32,
        #[wire(range = 5..=5, if = field_85.is_none())] pub i64,
        #[wire(skip)] pub (i32,),
        #[wire(range = 0..=100)] pub u16,
        #[wire(bits = 1)] pub Option<u16>,
        pub bool,
        #[wire(if = field_14.is_some() && (field_39 == 5), default = 4)] pub i64,
        #[wire(range = 0..=100)] pub u32,
    );
    declare::neutral_struct!([] [] Root 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 33 34 35 36 37 38 39 40 41 42 43 44 45 46 47 48 49 50 51 52 53 54 55 56 57 58 59 60 61 62 63 64 65 66 67 68 69 70 71 72 73 74 75 76 77 78 79 80 81 82 83 84 85 86 87 88 89 90 91 92 93 94 95 96 97 98 99 100 101 102 103 104 105 106 107 108);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Option(Box::new(Twin::Array(0, Box::new(Twin::Bool))))).default_bit(Value::NONE), field(Twin::Bits(Int::U8, 5)).skip(Value::int(8)), field(Twin::SmallOrLarge(Int::U32)).when(Condition::Some(vec![0]), Value::int(2)), field(Twin::Record(vec![field(Twin::Array(2, Box::new(Twin::Range(Int::I32, Num::Above(0), Num::Above(1)))))])), field(Twin::Bits(Int::U32, 15)), field(Twin::Option(Box::new(Twin::Bits(Int::U16, 9)))), field(Twin::Unit), field(Twin::Bits(Int::U8, 6)).when(Condition::Some(vec![5]), Value::int(0)), field(Twin::Bool), field(Twin::Bits(Int::U32, 32)), field(Twin::Option(Box::new(Twin::Bits(Int::U64, 64)))), field(Twin::Bool).default_bit(Value::Bool(false)), field(Twin::Bool).when(Condition::Not(Box::new(Condition::Or(Box::new(Condition::True(vec![8])), Box::new(Condition::Some(vec![5]))))), Value::Bool(true)), field(Twin::Range(Int::I8, Num::Below(-128), Num::Above(127))), field(Twin::Option(Box::new(Twin::Bits(Int::U16, 13)))), field(Twin::Range(Int::I16, Num::Above(0), Num::Above(100))), field(Twin::Bits(Int::U64, 51)), field(Twin::Range(Int::I32, Num::Below(-2147483648), Num::Above(2147483647))).when(Condition::And(Box::new(Condition::Some(vec![0])), Box::new(Condition::Some(vec![10]))), Value::int(0)), field(Twin::Bits(Int::U16, 16)).when(Condition::SomeAbove(vec![5], Num::Above(2)), Value::int(4)), field(Twin::Unit), field(Twin::Option(Box::new(Twin::Bits(Int::U16, 2)))).align(), field(Twin::Bits(Int::U64, 64)).default_bit(Value::int(0)), field(Twin::Bits(Int::U32, 32)).align().when(Condition::Not(Box::new(Condition::Or(Box::new(Condition::True(vec![12])), Box::new(Condition::SomeAbove(vec![20], Num::Above(3)))))), Value::int(0)), field(Twin::Unit), field(Twin::Range(Int::U32, Num::Above(0), Num::Above(1))), field(Twin::Option(Box::new(Twin::Bits(Int::U32, 32)))).default_bit(Value::NONE), field(Twin::Bits(Int::U8, 8)).skip(Value::int(8)), field(Twin::Bool).when(Condition::Some(vec![14]), Value::Bool(false)), field(Twin::Range(Int::U8, Num::Above(14), Num::Above(68))), field(Twin::Range(Int::I16, Num::Below(-64), Num::Above(94))), field(Twin::Option(Box::new(Twin::Ascending(3, Box::new(Twin::NonZero(Box::new(Twin::Range(Int::U16, Num::Above(1), Num::Above(65535))))), false)))).align(), field(Twin::Range(Int::I8, Num::Below(-128), Num::Above(127))).skip(Value::int(8)), field(Twin::Exactly(Length::Field(24), 24, Box::new(Twin::Range(Int::I8, Num::Above(0), Num::Above(0))))).when(Condition::And(Box::new(Condition::Above(vec![24], Num::Above(4))), Box::new(Condition::Above(vec![17], Num::Above(2)))), Value::Many(vec![])), field(Twin::Bits(Int::U32, 13)).when(Condition::Above(vec![16], Num::Above(1)), Value::int(8)), field(Twin::Bits(Int::U16, 16)).skip(Value::int(6)), field(Twin::Option(Box::new(Twin::Bits(Int::U32, 24)))), field(Twin::Bool), field(Twin::Range(Int::I32, Num::Below(-2147483648), Num::Above(2147483647))).when(Condition::Not(Box::new(Condition::True(vec![11]))), Value::int(4)), field(Twin::Bits(Int::U32, 18)).when(Condition::Not(Box::new(Condition::Above(vec![18], Num::Above(4)))), Value::int(8)), field(Twin::Bits(Int::U64, 31)).default_bit(Value::int(0)), field(Twin::Option(Box::new(Twin::Compressed(-1.0, 1.0, 0.01)))), field(Twin::Bits(Int::U64, 64)).skip(Value::int(5)), field(Twin::Bool).when(Condition::SomeAbove(vec![35], Num::Above(2)), Value::Bool(false)), field(Twin::Array(0, Box::new(Twin::Bool))), field(Twin::Bits(Int::U16, 16)), field(Twin::Range(Int::I8, Num::Below(-83), Num::Below(-76))), field(Twin::Option(Box::new(Twin::Unit))).align().default_bit(Value::NONE), field(Twin::Bits(Int::U8, 8)).when(Condition::Not(Box::new(Condition::Or(Box::new(Condition::Equal(vec![16], Value::int(5))), Box::new(Condition::SomeAbove(vec![20], Num::Above(1)))))), Value::int(0)), field(Twin::Bits(Int::U16, 12)), field(Twin::Bits(Int::U16, 16)), field(Twin::Option(Box::new(Twin::Bits(Int::U8, 4)))), field(Twin::NonZero(Box::new(Twin::Range(Int::U16, Num::Above(0), Num::Above(65535))))), field(Twin::Unit).when(Condition::Some(vec![5]), Value::Unit), field(Twin::Option(Box::new(Twin::Record(vec![field(Twin::F32), field(Twin::Unit)])))), field(Twin::Half), field(Twin::Option(Box::new(Twin::Bits(Int::U32, 32)))), field(Twin::Option(Box::new(Twin::Bits(Int::U64, 64)))), field(Twin::Range(Int::I64, Num::Below(-10), Num::Above(6))).when(Condition::Equal(vec![4], Value::int(4)), Value::int(1)), field(Twin::Option(Box::new(Twin::Bits(Int::U8, 5)))), field(Twin::Array(0, Box::new(Twin::Bool))).skip(Value::Many(vec![])), field(Twin::Option(Box::new(Twin::Bits(Int::U16, 16)))), field(Twin::Option(Box::new(Twin::Bits(Int::U64, 64)))).default_bit(Value::NONE), field(Twin::Bits(Int::U16, 6)).when(Condition::And(Box::new(Condition::Some(vec![10])), Box::new(Condition::Above(vec![45], Num::Above(2)))), Value::int(7)), field(Twin::Angle(3, false)), field(Twin::Compressed(-1.0, 1.0, 0.01)), field(Twin::Option(Box::new(Twin::Range(Int::U8, Num::Above(10), Num::Above(84))))).default_bit(Value::NONE), field(Twin::Bits(Int::U64, 18)).when(Condition::Equal(vec![16], Value::int(0)), Value::int(0)), field(Twin::Bits(Int::U32, 14)), field(Twin::Range(Int::I64, Num::Above(0), Num::Above(100))), field(Twin::Bool).skip(Value::Bool(true)), field(Twin::Option(Box::new(Twin::Range(Int::U8, Num::Above(5), Num::Above(5))))).skip(Value::NONE), field(Twin::Bits(Int::U64, 35)), field(Twin::Option(Box::new(Twin::Range(Int::I64, Num::Below(-86), Num::Above(22))))).when(Condition::Not(Box::new(Condition::Equal(vec![16], Value::int(0)))), Value::some(Value::int(2))).default_bit(Value::NONE), field(Twin::Range(Int::I16, Num::Above(53), Num::Above(60))), field(Twin::Bits(Int::U64, 64)), field(Twin::Option(Box::new(Twin::Bool))), field(Twin::Bool), field(Twin::Half).when(Condition::Not(Box::new(Condition::Some(vec![75]))), Value::F32(0x3fc00000)), field(Twin::Bits(Int::U64, 19)), field(Twin::Array(1, Box::new(Twin::Bool))).default_bit(Value::Many(vec![Value::Bool(false)])), field(Twin::Option(Box::new(Twin::Range(Int::I8, Num::Below(-66), Num::Below(-59))))).when(Condition::Some(vec![14]), Value::NONE), field(Twin::Bits(Int::U32, 32)), field(Twin::Range(Int::I32, Num::Below(-2147483648), Num::Above(2147483647))).when(Condition::Or(Box::new(Condition::True(vec![27])), Box::new(Condition::Some(vec![80]))), Value::int(0)).default_bit(Value::int(0)), field(Twin::Around(Int::U64, 71)).when(Condition::Not(Box::new(Condition::And(Box::new(Condition::Equal(vec![65], Value::some(Value::int(0)))), Box::new(Condition::Equal(vec![78], Value::int(0)))))), Value::int(0)), field(Twin::Bits(Int::U16, 2)).default_bit(Value::int(0)), field(Twin::Option(Box::new(Twin::Range(Int::U64, Num::Above(0), Num::Above(1))))), field(Twin::Angle(6, false)), field(Twin::Bits(Int::U32, 6)).when(Condition::Above(vec![57], Num::Above(2)), Value::int(0)), field(Twin::Range(Int::I32, Num::Above(90), Num::Above(94))), field(Twin::Bits(Int::U8, 8)), field(Twin::Option(Box::new(Twin::Unit))), field(Twin::Angle(14, false)), field(Twin::Bits(Int::U32, 32)).when(Condition::Some(vec![50]), Value::int(3)), field(Twin::Range(Int::I32, Num::Below(-2147483648), Num::Above(2147483647))), field(Twin::Range(Int::U8, Num::Above(5), Num::Above(5))), field(Twin::Option(Box::new(Twin::Range(Int::I16, Num::Below(-82), Num::Above(73))))), field(Twin::Bits(Int::U64, 64)), field(Twin::Array(2, Box::new(Twin::Bits(Int::U16, 16)))), field(Twin::Bits(Int::U16, 11)).when(Condition::Some(vec![20]), Value::int(2)), field(Twin::Bits(Int::U64, 18)).default_bit(Value::int(0)), field(Twin::Range(Int::I16, Num::Below(-94), Num::Above(91))), field(Twin::Bits(Int::U32, 32)).skip(Value::int(0)), field(Twin::Range(Int::I64, Num::Above(5), Num::Above(5))).when(Condition::Not(Box::new(Condition::Some(vec![85]))), Value::int(0)), field(Twin::Record(vec![field(Twin::Range(Int::I32, Num::Below(-2147483648), Num::Above(2147483647)))])).skip(Value::Many(vec![Value::int(0)])), field(Twin::Range(Int::U16, Num::Above(0), Num::Above(100))), field(Twin::Option(Box::new(Twin::Bits(Int::U16, 1)))), field(Twin::Bool), field(Twin::Range(Int::I64, Num::Below(-9223372036854775808), Num::Above(9223372036854775807))).when(Condition::And(Box::new(Condition::Some(vec![14])), Box::new(Condition::Equal(vec![39], Value::int(5)))), Value::int(4)), field(Twin::Range(Int::U32, Num::Above(0), Num::Above(100)))])
    }
}

pub mod t56 {
    use super::*;

    #[derive(Clone, Debug, PartialEq, Default)]
    pub struct Root {
        pub b: u16,
        pub fields: Vec<bool>,
        pub a: Option<Vec<u8>>,
        pub value: i8,
        pub blank: i64,
        pub d: [Option<bool>; 3],
        pub bits: f32,
        pub x7: f32,
        pub slot: u8,
        pub x9: Vec<i16>,
        pub stream: Vec<(f32, (f64, Buttons, std::num::Wrapping<i64>,), [i64; 5], f32, bool,)>,
        pub flag: Option<u16>,
        pub x12: u64,
        pub len: u16,
        pub x14: u8,
        pub x15: glam::UVec3,
        pub c: Vec<bool>,
        pub x17: [u128; 1],
        pub x18: Vec<u8>,
        pub x19: Option<u32>,
        pub x20: [Option<()>; 1],
        pub g: u32,
        pub tag: Option<u128>,
        pub x23: Option<bool>,
        pub x24: bool,
        pub x25: f32,
        pub x26: bool,
        pub x27: [Option<f64>; 0],
        pub x28: f32,
    }
    impl Root {
        fn serialize<S: Stream>(&mut self, stream: &mut S) -> tightwire::Result<S> {
            stream.bits(&mut self.b, 1)?;
            if self.b > 4 { let length = usize::try_from((self.b as i128) * (self.b as i128)).unwrap_or(usize::MAX); stream.list_exactly(&mut self.fields, length, 24, |stream, x| stream.bool(x))?; } else { self.fields = Default::default(); }
            self.a = Default::default();
            if !(self.b == 4) { stream.int(&mut self.value, -128..=127)?; } else { self.value = 9; }
            let mut rests = self.blank == <i64>::default(); stream.bool(&mut rests)?; if rests { self.blank = Default::default(); } else { stream.int(&mut self.blank, -9223372036854775808..=9223372036854775807)?; }
            stream.subset_as(tightwire::subset::Strategy::Gaps, &mut self.d, Option::is_some, |stream, slot| { let mut one = slot.take().unwrap_or_default(); stream.bool(&mut one)?; *slot = Some(one); Ok(()) })?;
            if (self.blank > 4) && (self.blank == 4) { stream.compressed(&mut self.bits, 0.0..=16777215.0, 1.0)?; } else { self.bits = Default::default(); }
            stream.compressed(&mut self.x7, -1.0..=1.0, 0.01)?;
            stream.bits(&mut self.slot, 8)?;
            let length = usize::try_from((5 - (self.b as i128))).unwrap_or(usize::MAX); stream.list_exactly(&mut self.x9, length, 24, |stream, x| stream.int(x, 83..=90))?;
            let length = usize::try_from((self.b as i128)).unwrap_or(usize::MAX); stream.list_exactly(&mut self.stream, length, 24, |stream, x| stream.object(x))?;
            stream.option(&mut self.flag, |stream, x| stream.int(x, 2..=20))?;
            if (!self.stream.is_empty()) || (self.b > 4) { stream.bits(&mut self.x12, 4)?; } else { self.x12 = 7; }
            let from = self.b; stream.wrapping(&mut self.len, from)?;
            stream.int(&mut self.x14, 0..=100)?;
            if self.x12 == 1 { let mut rests = self.x15 == <glam::UVec3>::default(); stream.bool(&mut rests)?; if rests { self.x15 = Default::default(); } else { stream.object(&mut self.x15)?; } } else { self.x15 = Default::default(); }
            if (self.blank == 1) || (self.blank == 1) { let length = usize::try_from((2 - (self.b as i128))).unwrap_or(usize::MAX); stream.list_exactly(&mut self.c, length, 24, |stream, x| stream.bool(x))?; } else { self.c = Default::default(); }
            let mut rests = self.x17 == <[u128; 1]>::default(); stream.bool(&mut rests)?; if rests { self.x17 = Default::default(); } else { stream.array(&mut self.x17, |stream, x| stream.bits(x, 11))?; }
            if self.x14 == 0 { stream.ascending(&mut self.x18, 15, |stream, x| stream.object(x))?; } else { self.x18 = Default::default(); }
            let mut rests = self.x19 == <Option<u32>>::default(); stream.bool(&mut rests)?; if rests { self.x19 = Default::default(); } else { stream.option(&mut self.x19, |stream, x| stream.fixed(x, 0..=2, 0))?; }
            stream.subset(&mut self.x20, Option::is_some, |stream, slot| { let mut one = slot.take().unwrap_or_default(); stream.object(&mut one)?; *slot = Some(one); Ok(()) })?;
            stream.fixed(&mut self.g, 0..=10, 6)?;
            let mut rests = self.tag == <Option<u128>>::default(); stream.bool(&mut rests)?; if rests { self.tag = Default::default(); } else { stream.option(&mut self.tag, |stream, x| stream.bits(x, 45))?; }
            stream.option(&mut self.x23, |stream, x| stream.bool(x))?;
            stream.bool(&mut self.x24)?;
            stream.check("end")?;
            let mut rests = self.x25 == <f32>::default(); stream.bool(&mut rests)?; if rests { self.x25 = Default::default(); } else { stream.half(&mut self.x25)?; }
            if matches!(self.flag, Some(x) if x > 2) { stream.bool(&mut self.x26)?; } else { self.x26 = Default::default(); }
            stream.align()?;
            if !((self.tag == Some(0)) && (self.x14 > 4)) { stream.subset_as(tightwire::subset::Strategy::Bitmap, &mut self.x27, Option::is_some, |stream, slot| { let mut one = slot.take().unwrap_or_default(); stream.object(&mut one)?; *slot = Some(one); Ok(()) })?; } else { self.x27 = Default::default(); }
            stream.angle(&mut self.x28, 16)?;
            Ok(())
        }
    }
    tightwire::unified!(Root, version = 2);
    declare::neutral_struct!([] [] Root b fields a value blank d bits x7 slot x9 stream flag x12 len x14 x15 c x17 x18 x19 x20 g tag x23 x24 x25 x26 x27 x28);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Bits(Int::U16, 1)), field(Twin::Exactly(Length::Times(Box::new(Length::Field(0)), Box::new(Length::Field(0))), 24, Box::new(Twin::Bool))).when(Condition::Above(vec![0], Num::Above(4)), Value::Many(vec![])), field(Twin::Option(Box::new(Twin::ByteList((0, 2))))).skip(Value::NONE), field(Twin::Range(Int::I8, Num::Below(-128), Num::Above(127))).when(Condition::Not(Box::new(Condition::Equal(vec![0], Value::int(4)))), Value::int(9)), field(Twin::Range(Int::I64, Num::Below(-9223372036854775808), Num::Above(9223372036854775807))).default_bit(Value::int(0)), field(Twin::Subset(Some(Way::Gaps), 3, Box::new(Twin::Bool))), field(Twin::Compressed(0.0, 16777215.0, 1.0)).when(Condition::And(Box::new(Condition::Above(vec![4], Num::Above(4))), Box::new(Condition::Equal(vec![4], Value::int(4)))), Value::F32(0x0)), field(Twin::Compressed(-1.0, 1.0, 0.01)), field(Twin::Bits(Int::U8, 8)), field(Twin::Exactly(Length::Minus(Box::new(Length::Number(5)), Box::new(Length::Field(0))), 24, Box::new(Twin::Range(Int::I16, Num::Above(83), Num::Above(90))))), field(Twin::Exactly(Length::Field(0), 24, Box::new(Twin::Record(vec![field(Twin::F32), field(Twin::Record(vec![field(Twin::F64), field(Twin::Flags(259)), field(Twin::Range(Int::I64, Num::Below(-9223372036854775808), Num::Above(9223372036854775807)))])), field(Twin::Array(5, Box::new(Twin::Range(Int::I64, Num::Below(-9223372036854775808), Num::Above(9223372036854775807))))), field(Twin::F32), field(Twin::Bool)])))), field(Twin::Option(Box::new(Twin::Range(Int::U16, Num::Above(2), Num::Above(20))))), field(Twin::Bits(Int::U64, 4)).when(Condition::Or(Box::new(Condition::Longer(vec![10], 0)), Box::new(Condition::Above(vec![0], Num::Above(4)))), Value::int(7)), field(Twin::Around(Int::U16, 0)), field(Twin::Range(Int::U8, Num::Above(0), Num::Above(100))), field(Twin::Array(3, Box::new(Twin::Bits(Int::U32, 32)))).when(Condition::Equal(vec![12], Value::int(1)), Value::Many(vec![Value::int(0), Value::int(0), Value::int(0)])).default_bit(Value::Many(vec![Value::int(0), Value::int(0), Value::int(0)])), field(Twin::Exactly(Length::Minus(Box::new(Length::Number(2)), Box::new(Length::Field(0))), 24, Box::new(Twin::Bool))).when(Condition::Or(Box::new(Condition::Equal(vec![4], Value::int(1))), Box::new(Condition::Equal(vec![4], Value::int(1)))), Value::Many(vec![])), field(Twin::Array(1, Box::new(Twin::Bits(Int::U128, 11)))).default_bit(Value::Many(vec![Value::int(0)])), field(Twin::Climb((0, 15), Int::U8, Box::new(Twin::Bits(Int::U8, 8)))).when(Condition::Equal(vec![14], Value::int(0)), Value::Many(vec![])), field(Twin::Option(Box::new(Twin::Fixed(Int::U32, 0, 2, 0)))).default_bit(Value::NONE), field(Twin::Subset(None, 1, Box::new(Twin::Unit))), field(Twin::Fixed(Int::U32, 0, 10, 6)), field(Twin::Option(Box::new(Twin::Bits(Int::U128, 45)))).default_bit(Value::NONE), field(Twin::Option(Box::new(Twin::Bool))), field(Twin::Bool).check("end"), field(Twin::Half).default_bit(Value::F32(0x0)), field(Twin::Bool).when(Condition::SomeAbove(vec![11], Num::Above(2)), Value::Bool(false)), field(Twin::Subset(Some(Way::Bitmap), 0, Box::new(Twin::F64))).align().when(Condition::Not(Box::new(Condition::And(Box::new(Condition::Equal(vec![22], Value::some(Value::int(0)))), Box::new(Condition::Above(vec![14], Num::Above(4)))))), Value::Many(vec![])), field(Twin::Angle(16, false))])
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
        pub tag: u32,
        #[wire(bits = 17, if = tag == 2, default = Some(4))] pub d: Option<u32>,
        #[wire(bits = 5)] pub r#type: u32,
        #[wire(bits = 28)] pub c: u64,
        #[wire(range = 85..=85)] pub x8: u16,
        #[wire(angle = 7)] pub x9: f32,
        pub slot: i32,
        pub len: u32,
    }
    declare::neutral_struct!([] [] Root b fields flag value tag d r#type c x8 x9 slot len);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Array(0, Box::new(Twin::Bool))), field(Twin::SmallOrLarge(Int::U32)), field(Twin::Direction(18)).when(Condition::Longer(vec![0], 0), Value::Many(vec![Value::F32(0x0), Value::F32(0x0), Value::F32(0x0)])), field(Twin::Range(Int::I64, Num::Below(-98), Num::Below(-91))).skip(Value::int(0)), field(Twin::Bits(Int::U32, 32)), field(Twin::Option(Box::new(Twin::Bits(Int::U32, 17)))).when(Condition::Equal(vec![4], Value::int(2)), Value::some(Value::int(4))), field(Twin::Bits(Int::U32, 5)), field(Twin::Bits(Int::U64, 28)), field(Twin::Range(Int::U16, Num::Above(85), Num::Above(85))), field(Twin::Angle(7, false)), field(Twin::Range(Int::I32, Num::Below(-2147483648), Num::Above(2147483647))), field(Twin::Bits(Int::U32, 32))])
    }
}

pub mod t61 {
    use super::*;

    #[derive(Wire, Clone, Debug, Default)]
    pub struct Root(
        #[wire(range = u8::MIN..=u8::MAX)] pub u8,
        #[wire(codec = Silent, rename = "old 1")] pub u8,
        #[wire(wrapping_from = field_0)] pub u8,
        #[wire(align, max_len = 300)] pub Option<std::collections::BinaryHeap<()>>,
        #[wire(range = 26..=71, default_bit)] pub Option<u16>,
        #[wire(compressed([-256.0..=256.0, 0.0..=16777215.0, -256.0..=256.0, -256.0..=256.0], [0.001, 1.0, 0.001, 0.001]), if = matches!(field_4, Some(field_0) if field_0 > 2))] pub Option<[f32; 4]>,
        #[wire(bits = 32, len = 3..=7)] pub VecDeque<Option<u32>>,
        #[wire(subset, range = i32::MIN..=i32::MAX, rename = "old 7", check = "players")] pub [Option<i32>; 2],
        #[wire(if = matches!(field_5, Some(_)), default = true, check = "players")] pub bool,
        pub [f32; 9],
        #[wire(smallest_three = 12)] pub Option<[f32; 4]>,
    );
    impl PartialEq for Root { fn eq(&self, other: &Self) -> bool { declare::neutral::is_equal(self, other) } }
    declare::neutral_struct!([] [] Root 0 1 2 3 4 5 6 7 8 9 10);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Range(Int::U8, Num::Above(0), Num::Above(255))), field(Twin::Nothing(Value::int(0), Box::new(Twin::Bits(Int::U8, 8)))), field(Twin::Around(Int::U8, 0)), field(Twin::Option(Box::new(Twin::Bag(300, Box::new(Twin::Unit))))).align(), field(Twin::Option(Box::new(Twin::Range(Int::U16, Num::Above(26), Num::Above(71))))).default_bit(Value::NONE), field(Twin::Option(Box::new(Twin::Record(vec![field(Twin::Compressed(-256.0, 256.0, 0.001)), field(Twin::Compressed(0.0, 16777215.0, 1.0)), field(Twin::Compressed(-256.0, 256.0, 0.001)), field(Twin::Compressed(-256.0, 256.0, 0.001))])))).when(Condition::SomeAbove(vec![4], Num::Above(2)), Value::NONE), field(Twin::List((3, 7), Box::new(Twin::Option(Box::new(Twin::Bits(Int::U32, 32)))))), field(Twin::Subset(None, 2, Box::new(Twin::Range(Int::I32, Num::Below(-2147483648), Num::Above(2147483647))))).check("players"), field(Twin::Bool).when(Condition::Some(vec![5]), Value::Bool(true)).check("players"), field(Twin::Array(9, Box::new(Twin::F32))), field(Twin::Option(Box::new(Twin::SmallestThree(12))))])
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
        pub fields: [Box<Doors>; 1],
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
            if matches!(self.d, Some(x) if x > 1) { stream.array(&mut self.bits, |stream, x| stream.bool(x))?; } else { self.bits = Default::default(); }
            if self.bits.len() > 1 { byte_list(&mut self.x7, 0..=1, stream)?; } else { self.x7 = Default::default(); }
            stream.bool(&mut self.x8)?;
            Ok(())
        }
    }
    tightwire::unified!(Root, version = 2, max_bits = 47);
    declare::neutral_struct!([] [] Root c fields blank value x4 d bits x7 x8);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Array(1, Box::new(Twin::Range(Int::I64, Num::Above(0), Num::Above(1))))), field(Twin::Array(1, Box::new(Twin::Flags(255)))).when(Condition::Not(Box::new(Condition::Longer(vec![0], 1))), Value::Many(vec![Value::int(0)])), field(Twin::Bool), field(Twin::Option(Box::new(Twin::Bool))).when(Condition::Longer(vec![1], 0), Value::some(Value::Bool(true))), field(Twin::Bool).when(Condition::Some(vec![3]), Value::Bool(true)), field(Twin::Option(Box::new(Twin::Fixed(Int::U32, 0, 19, 7)))).default_bit(Value::NONE), field(Twin::Array(3, Box::new(Twin::Bool))).when(Condition::SomeAbove(vec![5], Num::Above(1)), Value::Many(vec![Value::Bool(false), Value::Bool(false), Value::Bool(false)])), field(Twin::ByteList((0, 1))).when(Condition::Longer(vec![6], 1), Value::Many(vec![])), field(Twin::Bool)])
    }
}

pub mod t65 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    #[wire(bound = "T0: Wire + Default + PartialEq")]
    pub struct Root<T0> {
        pub b: T0,
        #[wire(bits = 6, default_bit)] pub slot: [u16; 9],
        #[wire(half, max_len = 0, if = !(slot.len() > 1))] pub flag: Vec<f32>,
        #[wire(bits = 32)] pub g: u32,
        #[wire(fixed(-3..=45, 6), max_len = 5)] pub tag: Vec<i64>,
        #[wire(bytes, max_len = 8)] pub d: Option<Vec<u8>>,
        #[wire(wrapping_from = g)] pub r#type: u32,
        #[wire(bits = 24, if = !(!flag.is_empty()), default = 1)] pub c: u32,
    }
    declare::neutral_struct!([T0] [] Root b slot flag g tag d r#type c);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Option(Box::new(Twin::Bool))), field(Twin::Array(9, Box::new(Twin::Bits(Int::U16, 6)))).default_bit(Value::Many(vec![Value::int(0), Value::int(0), Value::int(0), Value::int(0), Value::int(0), Value::int(0), Value::int(0), Value::int(0), Value::int(0)])), field(Twin::List((0, 0), Box::new(Twin::Half))).when(Condition::Not(Box::new(Condition::Longer(vec![1], 1))), Value::Many(vec![])), field(Twin::Bits(Int::U32, 32)), field(Twin::List((0, 5), Box::new(Twin::Fixed(Int::I64, -3, 45, 6)))), field(Twin::Option(Box::new(Twin::ByteList((0, 8))))), field(Twin::Around(Int::U32, 3)), field(Twin::Bits(Int::U32, 24)).when(Condition::Not(Box::new(Condition::Longer(vec![2], 0))), Value::int(1))])
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
        #[wire(subset, range = 91..=91, rename = "old 10", max_len = 300, check = "end")] pub Vec<Option<i16>>,
    );
    declare::neutral_struct!([] [] Root 0 1 2 3 4 5 6 7 8 9 10);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Array(2, Box::new(Twin::Range(Int::I16, Num::Above(25), Num::Above(49))))), field(Twin::Array(9, Box::new(Twin::Nothing(Value::int(0), Box::new(Twin::Bits(Int::U8, 8)))))).align(), field(Twin::ByteArray(3)), field(Twin::Array(2, Box::new(Twin::Angle(6, false)))), field(Twin::Nothing(Value::int(0), Box::new(Twin::Bits(Int::U8, 8)))).skip(Value::int(0)), field(Twin::Array(3, Box::new(Twin::Compressed(-256.0, 256.0, 0.001)))).default_bit(Value::Many(vec![Value::F32(0x0), Value::F32(0x0), Value::F32(0x0)])), field(Twin::Nothing(Value::Unit, Box::new(Twin::Unit))).skip(Value::Unit), field(Twin::SmallestThree(7)), field(Twin::Option(Box::new(Twin::Nothing(Value::int(0), Box::new(Twin::Bits(Int::U8, 8)))))), field(Twin::Option(Box::new(Twin::Range(Int::U16, Num::Above(61), Num::Above(96))))).skip(Value::some(Value::int(8))), field(Twin::Places(300, Box::new(Twin::Range(Int::I16, Num::Above(91), Num::Above(91))))).check("end")])
    }
}

pub mod t67 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq)]
    pub enum H0<T0> {
        V0 {
            c: Option<T0>,
        },
        V1,
        V2,
        V3,
        V4(
        ),
        #[wire(rename = "Old5")]
        V5,
        V6(
            #[wire(skip)] u32,
        ),
        V7(
            #[wire(skip)] u64,
        ),
        V8 {
            #[wire(range = 27..=27)] a: Option<i32>,
        },
    }
    impl<T0: Default> Default for H0<T0> { fn default() -> Self { Self::V1 {  } } }
    declare::neutral_enum!([T0] [] H0 0 V0 { c x0 } 1 V1 {  } 2 V2 {  } 3 V3 {  } 4 V4 {  } 5 V5 {  } 6 V6 { 0 x0 } 7 V7 { 0 x0 } 8 V8 { a x0 });

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct H1 {
    }
    declare::neutral_struct!([] [] H1 );

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct Root {
        #[wire(skip)] pub a: bool,
        #[wire(range = 23..=23)] pub fields: Option<i32>,
        #[wire(range = 1..=9)] pub flag: Option<std::num::NonZeroU32>,
        #[wire(codec = SmallOrLarge)] pub value: Option<u16>,
        #[wire(subset, range = 0..=1, max_len = 0, if = !(flag.is_some() || matches!(fields, Some(_))))] pub len: Vec<Option<u32>>,
        #[wire(range = 26..=93, default_bit)] pub e: usize,
        pub bits: Option<H0<H1>>,
    }
    declare::neutral_struct!([] [] Root a fields flag value len e bits);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Bool).skip(Value::Bool(false)), field(Twin::Option(Box::new(Twin::Range(Int::I32, Num::Above(23), Num::Above(23))))), field(Twin::Option(Box::new(Twin::NonZero(Box::new(Twin::Range(Int::U32, Num::Above(1), Num::Above(9))))))), field(Twin::Option(Box::new(Twin::SmallOrLarge(Int::U16)))), field(Twin::Places(0, Box::new(Twin::Range(Int::U32, Num::Above(0), Num::Above(1))))).when(Condition::Not(Box::new(Condition::Or(Box::new(Condition::Some(vec![2])), Box::new(Condition::Some(vec![1]))))), Value::Many(vec![])), field(Twin::Range(Int::Usize, Num::Above(26), Num::Above(93))).default_bit(Value::int(0)), field(Twin::Option(Box::new(Twin::Choice(4, vec![vec![field(Twin::Option(Box::new(Twin::Record(vec![]))))], vec![], vec![], vec![], vec![], vec![], vec![field(Twin::Bits(Int::U32, 32)).skip(Value::int(0))], vec![field(Twin::Bits(Int::U64, 57)).skip(Value::int(0))], vec![field(Twin::Option(Box::new(Twin::Range(Int::I32, Num::Above(27), Num::Above(27)))))]]))))])
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
        Case::new::<t49::Root<t49::H1, std::num::Wrapping<i64>>>(4, 49, t49::twin(), Some(<t49::Root<t49::H1, std::num::Wrapping<i64>> as Wire>::MAX_BITS)),
        Case::new::<t50::Root<0>>(4, 50, t50::twin(), Some(<t50::Root<0> as Wire>::MAX_BITS)),
        Case::new::<t51::Root>(4, 51, t51::twin(), Some(<t51::Root as Wire>::MAX_BITS)),
        Case::new::<t52::Root>(4, 52, t52::twin(), Some(<t52::Root as Wire>::MAX_BITS)),
        Case::new::<t53::Root<2>>(4, 53, t53::twin(), Some(<t53::Root<2> as Wire>::MAX_BITS)),
        Case::new::<t54::Root>(4, 54, t54::twin(), Some(<t54::Root as Wire>::MAX_BITS)),
        Case::new::<t55::Root>(4, 55, t55::twin(), Some(<t55::Root as Wire>::MAX_BITS)),
        Case::new::<t56::Root>(4, 56, t56::twin(), None),
        Case::new::<t57::Root>(4, 57, t57::twin(), Some(<t57::Root as Wire>::MAX_BITS)),
        Case::new::<t58::Root>(4, 58, t58::twin(), Some(<t58::Root as Wire>::MAX_BITS)),
        Case::new::<t59::Root<bool>>(4, 59, t59::twin(), Some(<t59::Root<bool> as Wire>::MAX_BITS)),
        Case::new::<t60::Root>(4, 60, t60::twin(), Some(<t60::Root as Wire>::MAX_BITS)),
        Case::new::<t61::Root>(4, 61, t61::twin(), Some(<t61::Root as Wire>::MAX_BITS)),
        Case::new::<t62::Root>(4, 62, t62::twin(), Some(<t62::Root as Wire>::MAX_BITS)),
        Case::new::<t63::Root>(4, 63, t63::twin(), Some(<t63::Root as Wire>::MAX_BITS)),
        Case::new::<t64::Root>(4, 64, t64::twin(), Some(<t64::Root as Wire>::MAX_BITS)),
        Case::new::<t65::Root<Option<bool>>>(4, 65, t65::twin(), Some(<t65::Root<Option<bool>> as Wire>::MAX_BITS)),
        Case::new::<t66::Root>(4, 66, t66::twin(), Some(<t66::Root as Wire>::MAX_BITS)),
        Case::new::<t67::Root>(4, 67, t67::twin(), Some(<t67::Root as Wire>::MAX_BITS)),
    ]
}
