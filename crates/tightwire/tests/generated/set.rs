// Types 0 to 31 of seed 4, made by tools/declare: not to be edited.

use super::library::scope::*;

pub mod t0 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq)]
    pub struct Root {
        #[wire(bits = 12)] pub b: Option<u16>,
        #[wire(range = 1..=69)] pub slot: u16,
        #[wire(if = slot > 2, default = 1.5)] pub flag: f32,
        pub value: u32,
        pub blank: f32,
        #[wire(range = 39..=74)] pub g: Option<i32>,
        #[wire(range = 0..=1)] pub r#type: u32,
        #[wire(if = b.is_none(), default = 1.5)] pub c: f32,
        #[wire(skip)] pub x8: [bool; 0],
        #[wire(range = 5..=5)] pub x9: i16,
        #[wire(range = 1..=9)] pub x10: std::num::NonZeroI64,
        #[wire(bits = 7)] pub x11: u8,
        #[wire(if = !(matches!(g, Some(b) if b > 3)))] pub x12: f32,
        #[wire(range = i8::MIN..=i8::MAX)] pub len: i8,
        pub x14: u32,
        pub bits: Option<bool>,
        #[wire(range = 1..=9)] pub x16: std::num::NonZeroI64,
        #[wire(bits = 2, if = slot == 3, default = 3)] pub x17: u8,
        #[wire(range = 30..=62)] pub x18: u16,
        pub stream: u32,
        #[wire(codec = Silent, default_bit)] pub tag: Option<u8>,
        #[wire(range = 61..=61)] pub d: i64,
        #[wire(bits = 63)] pub x22: u64,
        #[wire(bits = 2)] pub x23: u8,
        #[wire(skip)] pub x24: u16,
        pub a: u32,
        #[wire(range = u32::MIN..=u32::MAX, check = "end")] pub x26: u32,
    }
    declare::neutral_struct!([] [] Root b slot flag value blank g r#type c x8 x9 x10 x11 x12 len x14 bits x16 x17 x18 stream tag d x22 x23 x24 a x26);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Option(Box::new(Twin::Bits(Int::U16, 12)))), field(Twin::Range(Int::U16, Num::Above(1), Num::Above(69))), field(Twin::F32).when(Condition::Above(vec![1], Num::Above(2)), Value::F32(0x3fc00000)), field(Twin::Bits(Int::U32, 32)), field(Twin::F32), field(Twin::Option(Box::new(Twin::Range(Int::I32, Num::Above(39), Num::Above(74))))), field(Twin::Range(Int::U32, Num::Above(0), Num::Above(1))), field(Twin::F32).when(Condition::Not(Box::new(Condition::Some(vec![0]))), Value::F32(0x3fc00000)), field(Twin::Array(0, Box::new(Twin::Bool))).skip(Value::Many(vec![])), field(Twin::Range(Int::I16, Num::Above(5), Num::Above(5))), field(Twin::NonZero(Box::new(Twin::Range(Int::I64, Num::Above(1), Num::Above(9))))), field(Twin::Bits(Int::U8, 7)), field(Twin::F32).when(Condition::Not(Box::new(Condition::SomeAbove(vec![5], Num::Above(3)))), Value::F32(0x0)), field(Twin::Range(Int::I8, Num::Below(-128), Num::Above(127))), field(Twin::Bits(Int::U32, 32)), field(Twin::Option(Box::new(Twin::Bool))), field(Twin::NonZero(Box::new(Twin::Range(Int::I64, Num::Above(1), Num::Above(9))))), field(Twin::Bits(Int::U8, 2)).when(Condition::Equal(vec![1], Value::int(3)), Value::int(3)), field(Twin::Range(Int::U16, Num::Above(30), Num::Above(62))), field(Twin::Bits(Int::U32, 32)), field(Twin::Option(Box::new(Twin::Nothing(Value::int(0), Box::new(Twin::Bits(Int::U8, 8)))))).default_bit(Value::NONE), field(Twin::Range(Int::I64, Num::Above(61), Num::Above(61))), field(Twin::Bits(Int::U64, 63)), field(Twin::Bits(Int::U8, 2)), field(Twin::Range(Int::U16, Num::Above(0), Num::Above(100))).skip(Value::int(0)), field(Twin::Bits(Int::U32, 32)), field(Twin::Range(Int::U32, Num::Above(0), Num::Above(4294967295))).check("end")])
    }
}

pub mod t1 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct H0 {
        pub c: u16,
    }
    declare::neutral_struct!([] [] H0 c);

    #[derive(Clone, Debug, PartialEq, Default)]
    pub struct Root {
        pub a: Option<u16>,
        pub slot: f32,
        pub flag: [H0; 3],
    }
    impl Root {
        fn serialize<S: Stream>(&mut self, stream: &mut S) -> tightwire::Result<S> {
            stream.option(&mut self.a, |stream, x| stream.bits(x, 16))?;
            stream.compressed(&mut self.slot, -256.0..=256.0, 0.001)?;
            stream.array(&mut self.flag, |stream, x| stream.object(x))?;
            Ok(())
        }
    }
    tightwire::unified!(Root, version = 2, holds = [H0]);
    declare::neutral_struct!([] [] Root a slot flag);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Option(Box::new(Twin::Bits(Int::U16, 16)))), field(Twin::Compressed(-256.0, 256.0, 0.001)), field(Twin::Array(3, Box::new(Twin::Record(vec![field(Twin::Bits(Int::U16, 16))]))))])
    }
}

pub mod t2 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct H0 {
        #[wire(range = 0..=1)] pub c: i8,
    }
    declare::neutral_struct!([] [] H0 c);

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct Root(
        #[wire(align, bytes)] pub [u8; 1],
        #[wire(codec = Silent)] pub Option<u8>,
        #[wire(range = -81..=-31)] pub Option<isize>,
        #[wire(bits = 12)] pub Option<Option<u16>>,
        #[wire(rename = "old 4")] pub H0,
        #[wire(range = -2147483648..=2147483647)] pub isize,
        #[wire(default_bit)] pub Option<Option<((i8, u64, f64,), std::num::Wrapping<i8>,)>>,
    );
    declare::neutral_struct!([] [] Root 0 1 2 3 4 5 6);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::ByteArray(1)).align(), field(Twin::Option(Box::new(Twin::Nothing(Value::int(0), Box::new(Twin::Bits(Int::U8, 8)))))), field(Twin::Option(Box::new(Twin::Range(Int::Isize, Num::Below(-81), Num::Below(-31))))), field(Twin::Option(Box::new(Twin::Option(Box::new(Twin::Bits(Int::U16, 12)))))), field(Twin::Record(vec![field(Twin::Range(Int::I8, Num::Above(0), Num::Above(1)))])), field(Twin::Range(Int::Isize, Num::Below(-2147483648), Num::Above(2147483647))), field(Twin::Option(Box::new(Twin::Option(Box::new(Twin::Record(vec![field(Twin::Record(vec![field(Twin::Range(Int::I8, Num::Below(-128), Num::Above(127))), field(Twin::Bits(Int::U64, 64)), field(Twin::F64)])), field(Twin::Range(Int::I8, Num::Below(-128), Num::Above(127)))])))))).default_bit(Value::NONE)])
    }
}

pub mod t3 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct Root {
        #[wire(with = five_bits)] pub b: Option<u8>,
        pub fields: Option<bool>,
        #[wire(bits = 1, check = "players")] pub blank: u16,
        #[wire(rename = "old 3", max_len = 4, check = "end")] pub g: String,
        #[wire(range = 9..=26, if = matches!(fields, Some(_)), default = 1, default_bit)] pub x4: u64,
        #[wire(range = 12..=18, if = (g == "ab") || (blank == 3))] pub x5: Option<u8>,
        #[wire(range = -27..=-27, if = matches!(fields, Some(_)), default = Some(5))] pub tag: Option<i64>,
    }
    declare::neutral_struct!([] [] Root b fields blank g x4 x5 tag);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Option(Box::new(Twin::Bits(Int::U8, 5)))), field(Twin::Option(Box::new(Twin::Bool))), field(Twin::Bits(Int::U16, 1)).check("players"), field(Twin::Text(4)).check("end"), field(Twin::Range(Int::U64, Num::Above(9), Num::Above(26))).when(Condition::Some(vec![1]), Value::int(1)).default_bit(Value::int(0)), field(Twin::Option(Box::new(Twin::Range(Int::U8, Num::Above(12), Num::Above(18))))).when(Condition::Or(Box::new(Condition::Equal(vec![3], Value::Text("ab".into()))), Box::new(Condition::Equal(vec![2], Value::int(3)))), Value::NONE), field(Twin::Option(Box::new(Twin::Range(Int::I64, Num::Below(-27), Num::Below(-27))))).when(Condition::Some(vec![1]), Value::some(Value::int(5)))])
    }
}

pub mod t4 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct Root(
        #[wire(bits = 24)] pub Option<u32>,
        pub bool,
        #[wire(if = field_0.is_some())] pub bool,
        pub u8,
        pub Option<u16>,
    );
    declare::neutral_struct!([] [] Root 0 1 2 3 4);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Option(Box::new(Twin::Bits(Int::U32, 24)))), field(Twin::Bool), field(Twin::Bool).when(Condition::Some(vec![0]), Value::Bool(false)), field(Twin::Bits(Int::U8, 8)), field(Twin::Option(Box::new(Twin::Bits(Int::U16, 16))))])
    }
}

pub mod t5 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct Root {
        pub b: u16,
        #[wire(range = 13..=51)] pub slot: i16,
        #[wire(skip)] pub blank: u16,
        pub g: u32,
        #[wire(rename = "old 4", if = b == 2, default_bit)] pub tag: bool,
        #[wire(relative_to = b)] pub x5: u16,
        #[wire(bits = 50, rename = "old 6")] pub r#type: u64,
        #[wire(default_bit)] pub c: u32,
        pub x8: Option<bool>,
        pub flag: bool,
    }
    declare::neutral_struct!([] [] Root b slot blank g tag x5 r#type c x8 flag);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Bits(Int::U16, 16)), field(Twin::Range(Int::I16, Num::Above(13), Num::Above(51))), field(Twin::Bits(Int::U16, 15)).skip(Value::int(0)), field(Twin::Bits(Int::U32, 32)), field(Twin::Bool).when(Condition::Equal(vec![0], Value::int(2)), Value::Bool(false)).default_bit(Value::Bool(false)), field(Twin::Relative(Int::U16, 0)), field(Twin::Bits(Int::U64, 50)), field(Twin::Bits(Int::U32, 32)).default_bit(Value::int(0)), field(Twin::Option(Box::new(Twin::Bool))), field(Twin::Bool)])
    }
}

pub mod t6 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq)]
    pub struct Root {
        #[wire(default_bit)] pub b: [bool; 0],
        #[wire(default_bit)] pub value: [f32; 0],
        #[wire(bits = 63, if = !b.is_empty(), default = std::num::NonZero::new(5).unwrap())] pub blank: std::num::NonZeroU64,
    }
    declare::neutral_struct!([] [] Root b value blank);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Array(0, Box::new(Twin::Bool))).default_bit(Value::Many(vec![])), field(Twin::Array(0, Box::new(Twin::F32))).default_bit(Value::Many(vec![])), field(Twin::NonZero(Box::new(Twin::Bits(Int::U64, 63)))).when(Condition::Longer(vec![0], 0), Value::int(5))])
    }
}

pub mod t7 {
    use super::*;

    #[derive(Clone, Debug, PartialEq, Default)]
    pub struct Root {
        pub c: Option<f32>,
        pub slot: Vec<Option<u128>>,
        pub blank: Option<Option<f32>>,
        pub g: bool,
        pub len: Option<Option<i16>>,
    }
    impl Root {
        fn serialize<S: Stream>(&mut self, stream: &mut S) -> tightwire::Result<S> {
            stream.option(&mut self.c, |stream, x| stream.compressed(x, 0.0..=16777215.0, 1.0))?;
            let mut rests = self.slot == <Vec<Option<u128>>>::default(); stream.bool(&mut rests)?; if rests { self.slot = Default::default(); } else { stream.list(&mut self.slot, 0, |stream, x| stream.option(x, |stream, x| stream.bits(x, 1)))?; }
            stream.option(&mut self.blank, |stream, x| stream.option(x, |stream, x| stream.f32(x)))?;
            let mut rests = self.g == <bool>::default(); stream.bool(&mut rests)?; if rests { self.g = Default::default(); } else { stream.bool(&mut self.g)?; }
            stream.option(&mut self.len, |stream, x| stream.option(x, |stream, x| stream.object(x)))?;
            Ok(())
        }
    }
    tightwire::unified!(Root, version = 2, max_bits = 80);
    declare::neutral_struct!([] [] Root c slot blank g len);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Option(Box::new(Twin::Compressed(0.0, 16777215.0, 1.0)))), field(Twin::List(0, Box::new(Twin::Option(Box::new(Twin::Bits(Int::U128, 1)))))).default_bit(Value::Many(vec![])), field(Twin::Option(Box::new(Twin::Option(Box::new(Twin::F32))))), field(Twin::Bool).default_bit(Value::Bool(false)), field(Twin::Option(Box::new(Twin::Option(Box::new(Twin::Range(Int::I16, Num::Below(-32768), Num::Above(32767)))))))])
    }
}

pub mod t8 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct Root(
        #[wire(range = 23..=85)] pub u128,
        #[wire(relative_to = field_0)] pub u128,
        #[wire(bytes, max_len = 12, if = !(field_1 > 0), default_bit)] pub Vec<u8>,
        #[wire(fixed(-16..=-2, 4), rename = "old 3")] pub Option<i32>,
        #[wire(max_len = 1)] pub String,
        #[wire(if = field_0 == 2)] pub [f32; 2],
        #[wire(range = 19..=19, if = !(field_1 > 4))] pub i64,
        #[wire(range = 0..=100, if = !((field_1 > 1) || matches!(field_3, Some(_))))] pub [i32; 1],
        #[wire(range = 3..=10, check = "end")] pub u128,
        #[wire(range = 65..=65, rename = "old 9", if = matches!(field_3, Some(_)) || (field_0 == 1), default = 2)] pub u32,
        #[wire(check = "end")] pub i64,
    );
    declare::neutral_struct!([] [] Root 0 1 2 3 4 5 6 7 8 9 10);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Range(Int::U128, Num::Above(23), Num::Above(85))), field(Twin::Relative(Int::U128, 0)), field(Twin::ByteList(12)).when(Condition::Not(Box::new(Condition::Above(vec![1], Num::Above(0)))), Value::Many(vec![])).default_bit(Value::Many(vec![])), field(Twin::Option(Box::new(Twin::Fixed(Int::I32, -16, -2, 4)))), field(Twin::Text(1)), field(Twin::Array(2, Box::new(Twin::F32))).when(Condition::Equal(vec![0], Value::int(2)), Value::Many(vec![Value::F32(0x0), Value::F32(0x0)])), field(Twin::Range(Int::I64, Num::Above(19), Num::Above(19))).when(Condition::Not(Box::new(Condition::Above(vec![1], Num::Above(4)))), Value::int(0)), field(Twin::Array(1, Box::new(Twin::Range(Int::I32, Num::Above(0), Num::Above(100))))).when(Condition::Not(Box::new(Condition::Or(Box::new(Condition::Above(vec![1], Num::Above(1))), Box::new(Condition::Some(vec![3]))))), Value::Many(vec![Value::int(0)])), field(Twin::Range(Int::U128, Num::Above(3), Num::Above(10))).check("end"), field(Twin::Range(Int::U32, Num::Above(65), Num::Above(65))).when(Condition::Or(Box::new(Condition::Some(vec![3])), Box::new(Condition::Equal(vec![0], Value::int(1)))), Value::int(2)), field(Twin::Range(Int::I64, Num::Below(-9223372036854775808), Num::Above(9223372036854775807))).check("end")])
    }
}

pub mod t9 {
    use super::*;

    #[derive(Clone, Debug, PartialEq, Default)]
    pub struct Root {
        pub c: String,
        pub fields: Vec<bool>,
        pub a: Option<f32>,
        pub stream: i16,
        pub blank: [f32; 4],
        pub e: Option<u8>,
    }
    impl Root {
        fn serialize<S: Stream>(&mut self, stream: &mut S) -> tightwire::Result<S> {
            self.c = Default::default();
            stream.list(&mut self.fields, 10, |stream, x| stream.bool(x))?;
            stream.option(&mut self.a, |stream, x| stream.compressed(x, 0.0..=10.0, 5.0))?;
            stream.int(&mut self.stream, -46..=96)?;
            stream.smallest_three(&mut self.blank, 15)?;
            if self.stream == 3 { stream.option(&mut self.e, |stream, x| stream.bits(x, 1))?; } else { self.e = Some(3); }
            Ok(())
        }
    }
    tightwire::unified!(Root, version = 2, max_bits = 74);
    declare::neutral_struct!([] [] Root c fields a stream blank e);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Text(2)).skip(Value::Text("".into())), field(Twin::List(10, Box::new(Twin::Bool))), field(Twin::Option(Box::new(Twin::Compressed(0.0, 10.0, 5.0)))), field(Twin::Range(Int::I16, Num::Below(-46), Num::Above(96))), field(Twin::SmallestThree(15)), field(Twin::Option(Box::new(Twin::Bits(Int::U8, 1)))).when(Condition::Equal(vec![3], Value::int(3)), Value::some(Value::int(3)))])
    }
}

pub mod t10 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq)]
    pub enum H0 {
        #[wire(rename = "Old0")]
        V0,
    }
    impl Default for H0 { fn default() -> Self { Self::V0 {  } } }
    declare::neutral_enum!([] [] H0 0 V0 {  });

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    #[wire(crate = tightwire)]
    pub struct Root {
        #[wire(skip)] pub b: Option<u8>,
        #[wire(rename = "old 1")] pub fields: H0,
        #[wire(range = 0..=100, default_bit)] pub blank: u32,
        #[wire(fixed(-8..=31, 3), check = "end")] pub stream: i64,
        #[wire(compressed(-3.5..=8.25, 0.1))] pub len: f32,
        #[wire(fixed(-13..=36, 4), default_bit)] pub g: Option<i32>,
        #[wire(skip)] pub tag: Vec<Option<std::num::Wrapping<u16>>>,
        #[wire(align, codec = SmallOrLarge)] pub c: u64,
        #[wire(range = u32::MIN..=u32::MAX)] pub slot: u32,
        #[wire(smallest_three = 15)] pub a: Option<[f32; 4]>,
        #[wire(check = "players")] pub x10: [bool; 9],
        #[wire(bits = 3)] pub x11: u32,
    }
    declare::neutral_struct!([] [] Root b fields blank stream len g tag c slot a x10 x11);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Option(Box::new(Twin::Range(Int::U8, Num::Above(31), Num::Above(38))))).skip(Value::NONE), field(Twin::Choice(0, vec![vec![]])), field(Twin::Range(Int::U32, Num::Above(0), Num::Above(100))).default_bit(Value::int(0)), field(Twin::Fixed(Int::I64, -8, 31, 3)).check("end"), field(Twin::Compressed(-3.5, 8.25, 0.1)), field(Twin::Option(Box::new(Twin::Fixed(Int::I32, -13, 36, 4)))).default_bit(Value::NONE), field(Twin::List(300, Box::new(Twin::Option(Box::new(Twin::Bits(Int::U16, 16)))))).skip(Value::Many(vec![])), field(Twin::SmallOrLarge(Int::U64)).align(), field(Twin::Range(Int::U32, Num::Above(0), Num::Above(4294967295))), field(Twin::Option(Box::new(Twin::SmallestThree(15)))), field(Twin::Array(9, Box::new(Twin::Bool))).check("players"), field(Twin::Bits(Int::U32, 3))])
    }
}

pub mod t11 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct Root(
        #[wire(align, bits = 37, rename = "old 0")] pub Option<u64>,
        #[wire(bits = 2, default_bit)] pub u16,
        #[wire(rename = "old 2", if = field_0 == Some(0))] pub i32,
        pub f32,
        #[wire(range = 83..=90)] pub Option<u32>,
        pub Option<u32>,
        #[wire(bits = 19)] pub u32,
    );
    declare::neutral_struct!([] [] Root 0 1 2 3 4 5 6);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Option(Box::new(Twin::Bits(Int::U64, 37)))).align(), field(Twin::Bits(Int::U16, 2)).default_bit(Value::int(0)), field(Twin::Range(Int::I32, Num::Below(-2147483648), Num::Above(2147483647))).when(Condition::Equal(vec![0], Value::some(Value::int(0))), Value::int(0)), field(Twin::F32), field(Twin::Option(Box::new(Twin::Range(Int::U32, Num::Above(83), Num::Above(90))))), field(Twin::Option(Box::new(Twin::Bits(Int::U32, 32)))), field(Twin::Bits(Int::U32, 19))])
    }
}

pub mod t12 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq)]
    pub struct Root {
        pub c: Option<f32>,
        #[wire(default_bit)] pub value: u8,
        pub flag: f32,
        #[wire(default_bit, check = "players")] pub x3: u64,
        #[wire(if = c.is_some() || (value == 5), default = std::num::NonZero::new(4).unwrap())] pub blank: std::num::NonZeroU32,
        #[wire(max_len = 2, if = c.is_none())] pub d: Vec<()>,
        #[wire(default_bit)] pub bits: Option<u32>,
        #[wire(range = 5..=5)] pub b: i16,
        #[wire(bits = 10, if = b > 2, default = 8)] pub r#type: u32,
        pub x9: i8,
        #[wire(rename = "old 10", check = "a")] pub slot: i32,
    }
    declare::neutral_struct!([] [] Root c value flag x3 blank d bits b r#type x9 slot);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Option(Box::new(Twin::F32))), field(Twin::Bits(Int::U8, 8)).default_bit(Value::int(0)), field(Twin::F32), field(Twin::Bits(Int::U64, 64)).default_bit(Value::int(0)).check("players"), field(Twin::NonZero(Box::new(Twin::Range(Int::U32, Num::Above(1), Num::Above(4294967295))))).when(Condition::Or(Box::new(Condition::Some(vec![0])), Box::new(Condition::Equal(vec![1], Value::int(5)))), Value::int(4)), field(Twin::List(2, Box::new(Twin::Unit))).when(Condition::Not(Box::new(Condition::Some(vec![0]))), Value::Many(vec![])), field(Twin::Option(Box::new(Twin::Bits(Int::U32, 32)))).default_bit(Value::NONE), field(Twin::Range(Int::I16, Num::Above(5), Num::Above(5))), field(Twin::Bits(Int::U32, 10)).when(Condition::Above(vec![7], Num::Above(2)), Value::int(8)), field(Twin::Range(Int::I8, Num::Below(-128), Num::Above(127))), field(Twin::Range(Int::I32, Num::Below(-2147483648), Num::Above(2147483647))).check("a")])
    }
}

pub mod t13 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct Root(
        #[wire(rename = "old 0")] pub Option<bool>,
        pub Option<u32>,
        #[wire(if = matches!(field_1, Some(field_0) if field_0 > 2), default = 4)] pub i32,
        #[wire(fixed(-18..=41, 2))] pub Option<i32>,
        #[wire(range = -100..=-93)] pub i64,
        #[wire(skip, default = true)] pub bool,
        pub [bool; 0],
        pub i32,
    );
    declare::neutral_struct!([] [] Root 0 1 2 3 4 5 6 7);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Option(Box::new(Twin::Bool))), field(Twin::Option(Box::new(Twin::Bits(Int::U32, 32)))), field(Twin::Range(Int::I32, Num::Below(-2147483648), Num::Above(2147483647))).when(Condition::SomeAbove(vec![1], Num::Above(2)), Value::int(4)), field(Twin::Option(Box::new(Twin::Fixed(Int::I32, -18, 41, 2)))), field(Twin::Range(Int::I64, Num::Below(-100), Num::Below(-93))), field(Twin::Bool).skip(Value::Bool(true)), field(Twin::Array(0, Box::new(Twin::Bool))), field(Twin::Range(Int::I32, Num::Below(-2147483648), Num::Above(2147483647)))])
    }
}

pub mod t14 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct Root {
        #[wire(bits = 7)] pub c: u8,
        #[wire(align, with = nothing, if = c > 0)] pub slot: (),
        #[wire(compressed(-1.0..=1.0, 0.01), rename = "old 2", if = (c == 3) && (c > 3), default = Some(1.5), default_bit)] pub flag: Option<f32>,
        #[wire(max_len = 6, if = !(c > 1))] pub g: String,
        #[wire(max_len = 3, if = !(g == "ab"))] pub tag: Vec<[bool; 0]>,
        #[wire(align, max_len = 300, if = c > 4, check = "a")] pub d: Vec<Option<u64>>,
    }
    declare::neutral_struct!([] [] Root c slot flag g tag d);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Bits(Int::U8, 7)), field(Twin::Nothing(Value::Unit, Box::new(Twin::Unit))).align().when(Condition::Above(vec![0], Num::Above(0)), Value::Unit), field(Twin::Option(Box::new(Twin::Compressed(-1.0, 1.0, 0.01)))).when(Condition::And(Box::new(Condition::Equal(vec![0], Value::int(3))), Box::new(Condition::Above(vec![0], Num::Above(3)))), Value::some(Value::F32(0x3fc00000))).default_bit(Value::NONE), field(Twin::Text(6)).when(Condition::Not(Box::new(Condition::Above(vec![0], Num::Above(1)))), Value::Text("".into())), field(Twin::List(3, Box::new(Twin::Array(0, Box::new(Twin::Bool))))).when(Condition::Not(Box::new(Condition::Equal(vec![3], Value::Text("ab".into())))), Value::Many(vec![])), field(Twin::List(300, Box::new(Twin::Option(Box::new(Twin::Bits(Int::U64, 64)))))).align().when(Condition::Above(vec![0], Num::Above(4)), Value::Many(vec![])).check("a")])
    }
}

pub mod t15 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq)]
    pub enum Root<T0> {
        V0(
            (T0, bool,),
        ),
    }
    impl<T0: Default> Default for Root<T0> { fn default() -> Self { Self::V0 { 0: Default::default() } } }
    declare::neutral_enum!([T0] [] Root 0 V0 { 0 x0 });

    #[derive(Clone, Debug, PartialEq, Default)]
    pub struct H1 {
        pub b: bool,
    }
    impl Wire for H1 {
        const SCHEMA: Schema = Schema::opaque("H1").version(2);

        fn write<W: Writer>(&self, stream: &mut W) -> Result<(), WriteError> {
            stream.write_bool(self.b)?;
            let _ = stream;
            Ok(())
        }

        fn read<R: Reader>(stream: &mut R) -> Result<Self, ReadError> {
            let found_0 = stream.read_bool()?;
            let _ = stream;
            Ok(Self {
                b: found_0,
            })
        }
    }
    declare::neutral_struct!([] [] H1 b);

    pub fn twin() -> Twin {
        Twin::Choice(0, vec![vec![field(Twin::Record(vec![field(Twin::Record(vec![field(Twin::Bool)])), field(Twin::Bool)]))]])
    }
}

pub mod t16 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct Root<T0>(
        pub [T0; 1],
        #[wire(skip)] pub Option<u32>,
        #[wire(bits = 9, if = !(!field_0.is_empty()), default = Some(7))] pub Option<u32>,
        #[wire(range = 5..=5)] pub Option<i8>,
        pub Option<i32>,
        #[wire(range = 5..=5, max_len = 4)] pub Vec<u8>,
    );
    declare::neutral_struct!([T0] [] Root 0 1 2 3 4 5);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Array(1, Box::new(Twin::Unit))), field(Twin::Option(Box::new(Twin::Bits(Int::U32, 32)))).skip(Value::NONE), field(Twin::Option(Box::new(Twin::Bits(Int::U32, 9)))).when(Condition::Not(Box::new(Condition::Longer(vec![0], 0))), Value::some(Value::int(7))), field(Twin::Option(Box::new(Twin::Range(Int::I8, Num::Above(5), Num::Above(5))))), field(Twin::Option(Box::new(Twin::Range(Int::I32, Num::Below(-2147483648), Num::Above(2147483647))))), field(Twin::List(4, Box::new(Twin::Range(Int::U8, Num::Above(5), Num::Above(5)))))])
    }
}

pub mod t17 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct Root {
        #[wire(skip)] pub a: Option<u16>,
        #[wire(compressed(0.0..=16777215.0, 1.0))] pub slot: f32,
        #[wire(max_len = 1)] pub x2: Vec<[bool; 0]>,
        #[wire(fixed(-12..=41, 3), if = (x2.len() > 1) && (x2.len() > 1), default = 8)] pub stream: i32,
        #[wire(bytes, check = "a")] pub blank: Option<Option<[u8; 4]>>,
    }
    declare::neutral_struct!([] [] Root a slot x2 stream blank);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Option(Box::new(Twin::Bits(Int::U16, 1)))).skip(Value::NONE), field(Twin::Compressed(0.0, 16777215.0, 1.0)), field(Twin::List(1, Box::new(Twin::Array(0, Box::new(Twin::Bool))))), field(Twin::Fixed(Int::I32, -12, 41, 3)).when(Condition::And(Box::new(Condition::Longer(vec![2], 1)), Box::new(Condition::Longer(vec![2], 1))), Value::int(8)), field(Twin::Option(Box::new(Twin::Option(Box::new(Twin::ByteArray(4)))))).check("a")])
    }
}

pub mod t18 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq)]
    pub struct Root<T0, const N: usize>(
        #[wire(max_len = 2)] pub Vec<T0>,
        #[wire(rename = "old 1")] pub [f32; N],
        #[wire(range = 72..=88)] pub usize,
        pub u32,
        #[wire(range = 60..=86, if = field_1.len() > 1)] pub Option<u16>,
        #[wire(range = 14..=100, rename = "old 5", if = (field_3 > 1) || (matches!(field_4, Some(field_0) if field_0 > 3)))] pub u16,
        #[wire(bits = 5, if = field_4.is_none(), default = 8)] pub u8,
        #[wire(if = field_4.is_some())] pub [bool; 0],
        pub u64,
        #[wire(bits = 5)] pub Option<u8>,
        pub Option<u32>,
    );
    declare::neutral_struct!([T0] [N] Root 0 1 2 3 4 5 6 7 8 9 10);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::List(2, Box::new(Twin::Option(Box::new(Twin::Record(vec![field(Twin::Option(Box::new(Twin::NonZero(Box::new(Twin::Range(Int::I32, Num::Below(-2147483648), Num::Above(2147483647)))))))])))))), field(Twin::Array(3, Box::new(Twin::F32))), field(Twin::Range(Int::Usize, Num::Above(72), Num::Above(88))), field(Twin::Bits(Int::U32, 32)), field(Twin::Option(Box::new(Twin::Range(Int::U16, Num::Above(60), Num::Above(86))))).when(Condition::Longer(vec![1], 1), Value::NONE), field(Twin::Range(Int::U16, Num::Above(14), Num::Above(100))).when(Condition::Or(Box::new(Condition::Above(vec![3], Num::Above(1))), Box::new(Condition::SomeAbove(vec![4], Num::Above(3)))), Value::int(0)), field(Twin::Bits(Int::U8, 5)).when(Condition::Not(Box::new(Condition::Some(vec![4]))), Value::int(8)), field(Twin::Array(0, Box::new(Twin::Bool))).when(Condition::Some(vec![4]), Value::Many(vec![])), field(Twin::Bits(Int::U64, 64)), field(Twin::Option(Box::new(Twin::Bits(Int::U8, 5)))), field(Twin::Option(Box::new(Twin::Bits(Int::U32, 32))))])
    }
}

pub mod t19 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct Root {
        #[wire(skip, default = 1.5)] pub b: f32,
        #[wire(bytes, max_len = 0)] pub slot: Vec<u8>,
        #[wire(bits = 1)] pub flag: Option<Option<u64>>,
        #[wire(with = nothing, default_bit)] pub g: u8,
        #[wire(codec = Silent)] pub tag: u8,
    }
    declare::neutral_struct!([] [] Root b slot flag g tag);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Compressed(-3.5, 8.25, 0.1)).skip(Value::F32(0x3fc00000)), field(Twin::ByteList(0)), field(Twin::Option(Box::new(Twin::Option(Box::new(Twin::Bits(Int::U64, 1)))))), field(Twin::Nothing(Value::int(0), Box::new(Twin::Bits(Int::U8, 8)))).default_bit(Value::int(0)), field(Twin::Nothing(Value::int(0), Box::new(Twin::Bits(Int::U8, 8))))])
    }
}

pub mod t20 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct Root(
        #[wire(bits = 128)] pub Option<u128>,
        #[wire(range = -97..=82)] pub i8,
        #[wire(if = field_1 > 3, default = true)] pub bool,
        #[wire(fixed(-3..=-1, 1))] pub i64,
        #[wire(range = 87..=89, rename = "old 4")] pub u8,
        #[wire(bits = 2, default_bit)] pub Option<u8>,
    );
    declare::neutral_struct!([] [] Root 0 1 2 3 4 5);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Option(Box::new(Twin::Bits(Int::U128, 128)))), field(Twin::Range(Int::I8, Num::Below(-97), Num::Above(82))), field(Twin::Bool).when(Condition::Above(vec![1], Num::Above(3)), Value::Bool(true)), field(Twin::Fixed(Int::I64, -3, -1, 1)), field(Twin::Range(Int::U8, Num::Above(87), Num::Above(89))), field(Twin::Option(Box::new(Twin::Bits(Int::U8, 2)))).default_bit(Value::NONE)])
    }
}

pub mod t21 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct Root {
        pub b: Option<u32>,
        pub value: i32,
        #[wire(rename = "old 2")] pub a: Option<()>,
        pub g: Option<u32>,
        #[wire(compressed(0.0..=10.0, 5.0), default_bit)] pub tag: f32,
        #[wire(codec = SmallOrLarge)] pub e: u64,
        pub bits: Option<()>,
        #[wire(bits = 128)] pub c: u128,
        #[wire(bits = 2)] pub r#type: u8,
        #[wire(bits = 5, default_bit)] pub flag: Option<u8>,
        #[wire(relative_to = e)] pub slot: u64,
    }
    declare::neutral_struct!([] [] Root b value a g tag e bits c r#type flag slot);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Option(Box::new(Twin::Bits(Int::U32, 32)))), field(Twin::Range(Int::I32, Num::Below(-2147483648), Num::Above(2147483647))), field(Twin::Option(Box::new(Twin::Unit))), field(Twin::Option(Box::new(Twin::Bits(Int::U32, 32)))), field(Twin::Compressed(0.0, 10.0, 5.0)).default_bit(Value::F32(0x0)), field(Twin::SmallOrLarge(Int::U64)), field(Twin::Option(Box::new(Twin::Unit))), field(Twin::Bits(Int::U128, 128)), field(Twin::Bits(Int::U8, 2)), field(Twin::Option(Box::new(Twin::Bits(Int::U8, 5)))).default_bit(Value::NONE), field(Twin::Relative(Int::U64, 5))])
    }
}

pub mod t22 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct Root {
        #[wire(default_bit)] pub a: u64,
        #[wire(rename = "old 1")] pub value: Option<u32>,
        #[wire(range = 0..=0)] pub blank: u32,
        #[wire(align)] pub x3: u32,
        #[wire(if = (a == 4) || matches!(value, Some(_)), default = 1.5)] pub tag: f32,
        #[wire(range = u32::MIN..=u32::MAX, rename = "old 5", check = "players")] pub e: u32,
        #[wire(range = -56..=-56)] pub bits: i128,
        #[wire(rename = "old 7", skip)] pub c: u32,
    }
    declare::neutral_struct!([] [] Root a value blank x3 tag e bits c);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Bits(Int::U64, 64)).default_bit(Value::int(0)), field(Twin::Option(Box::new(Twin::Bits(Int::U32, 32)))), field(Twin::Range(Int::U32, Num::Above(0), Num::Above(0))), field(Twin::Bits(Int::U32, 32)).align(), field(Twin::F32).when(Condition::Or(Box::new(Condition::Equal(vec![0], Value::int(4))), Box::new(Condition::Some(vec![1]))), Value::F32(0x3fc00000)), field(Twin::Range(Int::U32, Num::Above(0), Num::Above(4294967295))).check("players"), field(Twin::Range(Int::I128, Num::Below(-56), Num::Below(-56))), field(Twin::Bits(Int::U32, 32)).skip(Value::int(0))])
    }
}

pub mod t23 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq)]
    pub struct Root {
        #[wire(align, max_len = 7)] pub a: Option<String>,
        #[wire(default_bit)] pub slot: bool,
        #[wire(range = 1..=43)] pub blank: Option<Option<u16>>,
        #[wire(if = slot)] pub value: std::marker::PhantomData<String>,
        pub len: Option<std::net::SocketAddr>,
        #[wire(bytes, max_len = 1, if = len.is_none())] pub d: Option<Vec<u8>>,
        #[wire(with = five_bits, max_bits = 6)] pub tag: Option<u8>,
        #[wire(range = 27..=27, if = matches!(d, Some(_)))] pub b: u16,
        #[wire(range = 0..=100)] pub r#type: std::num::NonZeroI8,
    }
    declare::neutral_struct!([] [] Root a slot blank value len d tag b r#type);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Option(Box::new(Twin::Text(7)))).align(), field(Twin::Bool).default_bit(Value::Bool(false)), field(Twin::Option(Box::new(Twin::Option(Box::new(Twin::Range(Int::U16, Num::Above(1), Num::Above(43))))))), field(Twin::Unit).when(Condition::True(vec![1]), Value::Unit), field(Twin::Option(Box::new(Twin::Choice(1, vec![vec![field(Twin::Record(vec![field(Twin::Array(4, Box::new(Twin::Bits(Int::U8, 8)))), field(Twin::Bits(Int::U16, 16))]))], vec![field(Twin::Record(vec![field(Twin::Array(16, Box::new(Twin::Bits(Int::U8, 8)))), field(Twin::Bits(Int::U16, 16)), field(Twin::Bits(Int::U32, 32)), field(Twin::Bits(Int::U32, 32))]))]])))), field(Twin::Option(Box::new(Twin::ByteList(1)))).when(Condition::Not(Box::new(Condition::Some(vec![4]))), Value::NONE), field(Twin::Option(Box::new(Twin::Bits(Int::U8, 5)))), field(Twin::Range(Int::U16, Num::Above(27), Num::Above(27))).when(Condition::Some(vec![5]), Value::int(0)), field(Twin::NonZero(Box::new(Twin::Range(Int::I8, Num::Above(0), Num::Above(100)))))])
    }
}

pub mod t24 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq)]
    pub struct Root(
        #[wire(unit = 17)] pub [f32; 3],
        #[wire(range = 8..=76)] pub std::num::NonZeroU32,
        #[wire(align)] pub [Option<bool>; 3],
        #[wire(range = -50..=-50)] pub [i8; 0],
        #[wire(with = small_or_large_u32, max_bits = 33, check = "players")] pub u32,
        #[wire(range = -77..=28)] pub i16,
        #[wire(range = -10..=47)] pub i8,
        #[wire(compressed(-1.0..=1.0, 0.01), if = field_6 == 4, default = 1.5)] pub f32,
        #[wire(if = !(field_6 == 2), default = 'x')] pub char,
        #[wire(fixed(-13..=12, 4), check = "a")] pub Option<i64>,
        #[wire(range = 0..=1, max_len = 10, default_bit)] pub Vec<i64>,
        #[wire(unit = 7, rename = "old 11", if = !(matches!(field_9, Some(_)) && (field_5 == 2)))] pub Option<[f32; 3]>,
    );
    declare::neutral_struct!([] [] Root 0 1 2 3 4 5 6 7 8 9 10 11);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Direction(17)), field(Twin::NonZero(Box::new(Twin::Range(Int::U32, Num::Above(8), Num::Above(76))))), field(Twin::Array(3, Box::new(Twin::Option(Box::new(Twin::Bool))))).align(), field(Twin::Array(0, Box::new(Twin::Range(Int::I8, Num::Below(-50), Num::Below(-50))))), field(Twin::SmallOrLarge(Int::U32)).check("players"), field(Twin::Range(Int::I16, Num::Below(-77), Num::Above(28))), field(Twin::Range(Int::I8, Num::Below(-10), Num::Above(47))), field(Twin::Compressed(-1.0, 1.0, 0.01)).when(Condition::Equal(vec![6], Value::int(4)), Value::F32(0x3fc00000)), field(Twin::Char).when(Condition::Not(Box::new(Condition::Equal(vec![6], Value::int(2)))), Value::Char('x')), field(Twin::Option(Box::new(Twin::Fixed(Int::I64, -13, 12, 4)))).check("a"), field(Twin::List(10, Box::new(Twin::Range(Int::I64, Num::Above(0), Num::Above(1))))).default_bit(Value::Many(vec![])), field(Twin::Option(Box::new(Twin::Direction(7)))).when(Condition::Not(Box::new(Condition::And(Box::new(Condition::Some(vec![9])), Box::new(Condition::Equal(vec![5], Value::int(2)))))), Value::NONE)])
    }
}

pub mod t25 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq)]
    pub struct Root {
        #[wire(skip, default = Some(4))] pub b: Option<i16>,
        #[wire(codec = Silent)] pub value: u8,
        #[wire(bits = 39)] pub blank: u64,
        #[wire(align, bytes, if = blank > 1)] pub g: [u8; 2],
        #[wire(fixed(-18..=36, 4))] pub x4: Option<i16>,
        pub x5: [std::net::Ipv4Addr; 0],
        #[wire(range = 39..=91, check = "a")] pub tag: Option<std::num::NonZeroU8>,
        #[wire(bits = 64)] pub c: u64,
        pub r#type: Option<Option<bool>>,
        #[wire(relative_to = c, if = !(x4.is_some() || (c == 0)), default = 8)] pub a: u64,
    }
    declare::neutral_struct!([] [] Root b value blank g x4 x5 tag c r#type a);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Option(Box::new(Twin::Fixed(Int::I16, -6, 27, 4)))).skip(Value::some(Value::int(4))), field(Twin::Nothing(Value::int(0), Box::new(Twin::Bits(Int::U8, 8)))), field(Twin::Bits(Int::U64, 39)), field(Twin::ByteArray(2)).align().when(Condition::Above(vec![2], Num::Above(1)), Value::Many(vec![Value::int(0), Value::int(0)])), field(Twin::Option(Box::new(Twin::Fixed(Int::I16, -18, 36, 4)))), field(Twin::Array(0, Box::new(Twin::Array(4, Box::new(Twin::Bits(Int::U8, 8)))))), field(Twin::Option(Box::new(Twin::NonZero(Box::new(Twin::Range(Int::U8, Num::Above(39), Num::Above(91))))))).check("a"), field(Twin::Bits(Int::U64, 64)), field(Twin::Option(Box::new(Twin::Option(Box::new(Twin::Bool))))), field(Twin::Relative(Int::U64, 7)).when(Condition::Not(Box::new(Condition::Or(Box::new(Condition::Some(vec![4])), Box::new(Condition::Equal(vec![7], Value::int(0)))))), Value::int(8))])
    }
}

pub mod t26 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct Root(
        pub (),
        pub f32,
        pub u64,
        #[wire(smallest_three = 5, check = "end")] pub [f32; 4],
        #[wire(range = 0..=100, default_bit)] pub Option<u8>,
        #[wire(compressed(0.0..=1.0, 0.3))] pub f32,
    );
    declare::neutral_struct!([] [] Root 0 1 2 3 4 5);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Unit), field(Twin::F32), field(Twin::Bits(Int::U64, 64)), field(Twin::SmallestThree(5)).check("end"), field(Twin::Option(Box::new(Twin::Range(Int::U8, Num::Above(0), Num::Above(100))))).default_bit(Value::NONE), field(Twin::Compressed(0.0, 1.0, 0.3))])
    }
}

pub mod t27 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq)]
    pub struct H0(
        #[wire(rename = "old 0", skip)] pub Option<u16>,
        #[wire(range = 6..=36)] pub std::num::NonZeroU16,
        #[wire(fixed(-13..=-12, 4))] pub i32,
        #[wire(align, range = 0..=1, if = field_2 == 0, default = Some(9))] pub Option<u8>,
    );
    declare::neutral_struct!([] [] H0 0 1 2 3);

    #[derive(Wire, Clone, Debug, PartialEq)]
    pub struct Root {
        #[wire(bytes, rename = "old 0")] pub c: [u8; 5],
        pub value: Rc<H0>,
        #[wire(range = 36..=79)] pub blank: Option<u16>,
        #[wire(compressed(0.0..=1.0, 2.0))] pub g: Option<Option<f32>>,
        #[wire(with = five_bits, max_bits = 6, default_bit)] pub x4: Option<u8>,
        #[wire(smallest_three = 11)] pub e: [f32; 4],
        #[wire(fixed(-11..=34, 7), max_len = 0)] pub bits: Vec<Option<i32>>,
        pub b: Option<bool>,
        #[wire(bytes, rename = "old 8", max_len = 10)] pub r#type: Vec<u8>,
    }
    declare::neutral_struct!([] [] Root c value blank g x4 e bits b r#type);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::ByteArray(5)), field(Twin::Record(vec![field(Twin::Option(Box::new(Twin::Bits(Int::U16, 1)))).skip(Value::NONE), field(Twin::NonZero(Box::new(Twin::Range(Int::U16, Num::Above(6), Num::Above(36))))), field(Twin::Fixed(Int::I32, -13, -12, 4)), field(Twin::Option(Box::new(Twin::Range(Int::U8, Num::Above(0), Num::Above(1))))).align().when(Condition::Equal(vec![2], Value::int(0)), Value::some(Value::int(9)))])), field(Twin::Option(Box::new(Twin::Range(Int::U16, Num::Above(36), Num::Above(79))))), field(Twin::Option(Box::new(Twin::Option(Box::new(Twin::Compressed(0.0, 1.0, 2.0)))))), field(Twin::Option(Box::new(Twin::Bits(Int::U8, 5)))).default_bit(Value::NONE), field(Twin::SmallestThree(11)), field(Twin::List(0, Box::new(Twin::Option(Box::new(Twin::Fixed(Int::I32, -11, 34, 7)))))), field(Twin::Option(Box::new(Twin::Bool))), field(Twin::ByteList(10))])
    }
}

pub mod t28 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq)]
    pub struct Root(
        #[wire(range = -35..=99)] pub i32,
        #[wire(default_bit)] pub Option<[bool; 0]>,
        #[wire(if = field_1.is_none(), default = Some(2))] pub Option<u32>,
        #[wire(bits = 5)] pub u8,
        pub Option<i64>,
        #[wire(if = !(matches!(field_2, Some(field_0) if field_0 > 0)))] pub u64,
        pub Option<i32>,
        #[wire(range = 73..=83, if = matches!(field_1, Some(_)) && (field_0 == 0), default = std::num::NonZero::new(1).unwrap())] pub std::num::NonZeroI64,
        #[wire(bits = 13)] pub u32,
    );
    declare::neutral_struct!([] [] Root 0 1 2 3 4 5 6 7 8);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Range(Int::I32, Num::Below(-35), Num::Above(99))), field(Twin::Option(Box::new(Twin::Array(0, Box::new(Twin::Bool))))).default_bit(Value::NONE), field(Twin::Option(Box::new(Twin::Bits(Int::U32, 32)))).when(Condition::Not(Box::new(Condition::Some(vec![1]))), Value::some(Value::int(2))), field(Twin::Bits(Int::U8, 5)), field(Twin::Option(Box::new(Twin::Range(Int::I64, Num::Below(-9223372036854775808), Num::Above(9223372036854775807))))), field(Twin::Bits(Int::U64, 64)).when(Condition::Not(Box::new(Condition::SomeAbove(vec![2], Num::Above(0)))), Value::int(0)), field(Twin::Option(Box::new(Twin::Range(Int::I32, Num::Below(-2147483648), Num::Above(2147483647))))), field(Twin::NonZero(Box::new(Twin::Range(Int::I64, Num::Above(73), Num::Above(83))))).when(Condition::And(Box::new(Condition::Some(vec![1])), Box::new(Condition::Equal(vec![0], Value::int(0)))), Value::int(1)), field(Twin::Bits(Int::U32, 13))])
    }
}

pub mod t29 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq)]
    pub enum H0 {
        V0(
            #[wire(range = 47..=54, rename = "old 0", check = "end")] u16,
            (([bool; 2], char, std::num::NonZeroU8, bool, bool,), (bool, u16, u8,),),
            #[wire(max_len = 1)] Vec<[bool; 0]>,
        ),
        V1,
        #[wire(rename = "Old2")]
        V2 {
        },
    }
    impl Default for H0 { fn default() -> Self { Self::V1 {  } } }
    declare::neutral_enum!([] [] H0 0 V0 { 0 x0 1 x1 2 x2 } 1 V1 {  } 2 V2 {  });

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct H1(
        #[wire(rename = "old 0", max_len = 0, check = "a")] pub Vec<Option<std::num::Wrapping<i8>>>,
        #[wire(smallest_three = 10, if = !(!field_0.is_empty()))] pub [f32; 4],
        pub char,
        #[wire(range = 0..=1)] pub Option<i16>,
    );
    declare::neutral_struct!([] [] H1 0 1 2 3);

    #[derive(Wire, Clone, Debug, PartialEq)]
    pub struct Root {
        #[wire(fixed(-7..=-7, 8), default_bit)] pub b: [i16; 1],
        pub value: Option<u8>,
        #[wire(bits = 128)] pub flag: u128,
        #[wire(default_bit)] pub g: [H0; 3],
        #[wire(bits = 16, rename = "old 4")] pub len: Option<u16>,
        #[wire(range = -50..=88, if = !(!b.is_empty()))] pub e: i32,
        #[wire(bits = 7)] pub bits: [u16; 1],
        #[wire(bits = 4)] pub x7: [std::num::NonZeroU16; 0],
        #[wire(skip)] pub r#type: [u32; 1],
        #[wire(bits = 128)] pub x9: u128,
        #[wire(bytes, max_len = 7, default_bit)] pub stream: Option<Vec<u8>>,
        #[wire(range = 21..=63)] pub blank: Option<u8>,
        #[wire(bits = 7)] pub x12: u16,
        #[wire(bits = 16)] pub x13: Option<u16>,
        #[wire(compressed(-256.0..=256.0, 0.001))] pub c: f32,
        #[wire(align, bits = 23)] pub x15: Option<std::num::NonZeroU32>,
        pub a: Option<f32>,
        #[wire(bytes, max_len = 6)] pub x17: Option<Option<Vec<u8>>>,
        #[wire(range = 4..=79)] pub x18: Option<usize>,
        #[wire(align, compressed(0.0..=1.0, 2.0))] pub x19: f32,
        #[wire(with = five_bits, default_bit)] pub tag: Option<u8>,
        #[wire(if = matches!(x13, Some(b) if b > 1))] pub x21: i64,
        #[wire(align, codec = SmallOrLarge)] pub x22: u64,
        #[wire(skip)] pub x23: H1,
        #[wire(with = small_or_large_u32)] pub slot: u32,
        #[wire(bits = 14, if = x21 > 3)] pub x25: u64,
        #[wire(range = 17..=66)] pub x26: u32,
        #[wire(if = x15.is_none())] pub x27: Option<std::num::Wrapping<u32>>,
        #[wire(range = -49..=30)] pub x28: std::num::NonZeroI16,
        #[wire(range = 0..=100)] pub x29: u32,
    }
    declare::neutral_struct!([] [] Root b value flag g len e bits x7 r#type x9 stream blank x12 x13 c x15 a x17 x18 x19 tag x21 x22 x23 slot x25 x26 x27 x28 x29);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Array(1, Box::new(Twin::Fixed(Int::I16, -7, -7, 8)))).default_bit(Value::Many(vec![Value::int(0)])), field(Twin::Option(Box::new(Twin::Bits(Int::U8, 8)))), field(Twin::Bits(Int::U128, 128)), field(Twin::Array(3, Box::new(Twin::Choice(2, vec![vec![field(Twin::Range(Int::U16, Num::Above(47), Num::Above(54))).check("end"), field(Twin::Record(vec![field(Twin::Record(vec![field(Twin::Array(2, Box::new(Twin::Bool))), field(Twin::Char), field(Twin::NonZero(Box::new(Twin::Range(Int::U8, Num::Above(1), Num::Above(255))))), field(Twin::Bool), field(Twin::Bool)])), field(Twin::Record(vec![field(Twin::Bool), field(Twin::Bits(Int::U16, 16)), field(Twin::Bits(Int::U8, 8))]))])), field(Twin::List(1, Box::new(Twin::Array(0, Box::new(Twin::Bool)))))], vec![], vec![]])))).default_bit(Value::Many(vec![Value::Variant(1, vec![]), Value::Variant(1, vec![]), Value::Variant(1, vec![])])), field(Twin::Option(Box::new(Twin::Bits(Int::U16, 16)))), field(Twin::Range(Int::I32, Num::Below(-50), Num::Above(88))).when(Condition::Not(Box::new(Condition::Longer(vec![0], 0))), Value::int(0)), field(Twin::Array(1, Box::new(Twin::Bits(Int::U16, 7)))), field(Twin::Array(0, Box::new(Twin::NonZero(Box::new(Twin::Bits(Int::U16, 4)))))), field(Twin::Array(1, Box::new(Twin::Bits(Int::U32, 13)))).skip(Value::Many(vec![Value::int(0)])), field(Twin::Bits(Int::U128, 128)), field(Twin::Option(Box::new(Twin::ByteList(7)))).default_bit(Value::NONE), field(Twin::Option(Box::new(Twin::Range(Int::U8, Num::Above(21), Num::Above(63))))), field(Twin::Bits(Int::U16, 7)), field(Twin::Option(Box::new(Twin::Bits(Int::U16, 16)))), field(Twin::Compressed(-256.0, 256.0, 0.001)), field(Twin::Option(Box::new(Twin::NonZero(Box::new(Twin::Bits(Int::U32, 23)))))).align(), field(Twin::Option(Box::new(Twin::F32))), field(Twin::Option(Box::new(Twin::Option(Box::new(Twin::ByteList(6)))))), field(Twin::Option(Box::new(Twin::Range(Int::Usize, Num::Above(4), Num::Above(79))))), field(Twin::Compressed(0.0, 1.0, 2.0)).align(), field(Twin::Option(Box::new(Twin::Bits(Int::U8, 5)))).default_bit(Value::NONE), field(Twin::Range(Int::I64, Num::Below(-9223372036854775808), Num::Above(9223372036854775807))).when(Condition::SomeAbove(vec![13], Num::Above(1)), Value::int(0)), field(Twin::SmallOrLarge(Int::U64)).align(), field(Twin::Record(vec![field(Twin::List(0, Box::new(Twin::Option(Box::new(Twin::Range(Int::I8, Num::Below(-128), Num::Above(127))))))).check("a"), field(Twin::SmallestThree(10)).when(Condition::Not(Box::new(Condition::Longer(vec![0], 0))), Value::Many(vec![Value::F32(0x0), Value::F32(0x0), Value::F32(0x0), Value::F32(0x0)])), field(Twin::Char), field(Twin::Option(Box::new(Twin::Range(Int::I16, Num::Above(0), Num::Above(1)))))])).skip(Value::Many(vec![Value::Many(vec![]), Value::Many(vec![Value::F32(0x0), Value::F32(0x0), Value::F32(0x0), Value::F32(0x0)]), Value::Char('\0'), Value::NONE])), field(Twin::SmallOrLarge(Int::U32)), field(Twin::Bits(Int::U64, 14)).when(Condition::Above(vec![21], Num::Above(3)), Value::int(0)), field(Twin::Range(Int::U32, Num::Above(17), Num::Above(66))), field(Twin::Option(Box::new(Twin::Bits(Int::U32, 32)))).when(Condition::Not(Box::new(Condition::Some(vec![15]))), Value::NONE), field(Twin::NonZero(Box::new(Twin::Range(Int::I16, Num::Below(-49), Num::Above(30))))), field(Twin::Range(Int::U32, Num::Above(0), Num::Above(100)))])
    }
}

pub mod t30 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct Root {
        pub a: Option<u16>,
        pub value: u64,
        #[wire(range = 11..=20)] pub blank: u32,
    }
    declare::neutral_struct!([] [] Root a value blank);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Option(Box::new(Twin::Bits(Int::U16, 16)))), field(Twin::Bits(Int::U64, 64)), field(Twin::Range(Int::U32, Num::Above(11), Num::Above(20)))])
    }
}

pub mod t31 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct Root {
        #[wire(range = -88..=-81)] pub a: Option<i16>,
        #[wire(bits = 47, default_bit)] pub fields: u64,
        #[wire(align, max_len = 2, if = !(matches!(a, Some(a) if a > 3)))] pub x2: Vec<[bool; 0]>,
        #[wire(bits = 5)] pub stream: u8,
        #[wire(compressed(-1.0..=1.0, 0.01))] pub len: f32,
        #[wire(bits = 5)] pub e: Option<u8>,
        #[wire(bits = 14)] pub bits: Option<std::num::NonZeroU16>,
    }
    declare::neutral_struct!([] [] Root a fields x2 stream len e bits);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Option(Box::new(Twin::Range(Int::I16, Num::Below(-88), Num::Below(-81))))), field(Twin::Bits(Int::U64, 47)).default_bit(Value::int(0)), field(Twin::List(2, Box::new(Twin::Array(0, Box::new(Twin::Bool))))).align().when(Condition::Not(Box::new(Condition::SomeAbove(vec![0], Num::Above(3)))), Value::Many(vec![])), field(Twin::Bits(Int::U8, 5)), field(Twin::Compressed(-1.0, 1.0, 0.01)), field(Twin::Option(Box::new(Twin::Bits(Int::U8, 5)))), field(Twin::Option(Box::new(Twin::NonZero(Box::new(Twin::Bits(Int::U16, 14))))))])
    }
}

pub fn cases() -> Vec<Case> {
    vec![
        Case::new::<t0::Root>(4, 0, t0::twin(), Some(<t0::Root as Wire>::MAX_BITS)),
        Case::new::<t1::Root>(4, 1, t1::twin(), None),
        Case::new::<t2::Root>(4, 2, t2::twin(), Some(<t2::Root as Wire>::MAX_BITS)),
        Case::new::<t3::Root>(4, 3, t3::twin(), None),
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
        Case::new::<t14::Root>(4, 14, t14::twin(), None),
        Case::new::<t15::Root<t15::H1>>(4, 15, t15::twin(), None),
        Case::new::<t16::Root<()>>(4, 16, t16::twin(), Some(<t16::Root<()> as Wire>::MAX_BITS)),
        Case::new::<t17::Root>(4, 17, t17::twin(), Some(<t17::Root as Wire>::MAX_BITS)),
        Case::new::<t18::Root<Option<(Option<std::num::NonZeroI32>,)>, 3>>(4, 18, t18::twin(), Some(<t18::Root<Option<(Option<std::num::NonZeroI32>,)>, 3> as Wire>::MAX_BITS)),
        Case::new::<t19::Root>(4, 19, t19::twin(), None),
        Case::new::<t20::Root>(4, 20, t20::twin(), Some(<t20::Root as Wire>::MAX_BITS)),
        Case::new::<t21::Root>(4, 21, t21::twin(), Some(<t21::Root as Wire>::MAX_BITS)),
        Case::new::<t22::Root>(4, 22, t22::twin(), Some(<t22::Root as Wire>::MAX_BITS)),
        Case::new::<t23::Root>(4, 23, t23::twin(), Some(<t23::Root as Wire>::MAX_BITS)),
        Case::new::<t24::Root>(4, 24, t24::twin(), Some(<t24::Root as Wire>::MAX_BITS)),
        Case::new::<t25::Root>(4, 25, t25::twin(), Some(<t25::Root as Wire>::MAX_BITS)),
        Case::new::<t26::Root>(4, 26, t26::twin(), Some(<t26::Root as Wire>::MAX_BITS)),
        Case::new::<t27::Root>(4, 27, t27::twin(), Some(<t27::Root as Wire>::MAX_BITS)),
        Case::new::<t28::Root>(4, 28, t28::twin(), Some(<t28::Root as Wire>::MAX_BITS)),
        Case::new::<t29::Root>(4, 29, t29::twin(), None),
        Case::new::<t30::Root>(4, 30, t30::twin(), Some(<t30::Root as Wire>::MAX_BITS)),
        Case::new::<t31::Root>(4, 31, t31::twin(), Some(<t31::Root as Wire>::MAX_BITS)),
    ]
}
