// Types 0 to 31 of seed 4, made by tools/declare: not to be edited.

use super::library::scope::*;

pub mod t0 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct Root {
        #[wire(bits = 12)] pub b: Option<u16>,
        #[wire(range = -37..=-37)] pub slot: i32,
        #[wire(if = b.is_some())] pub blank: u64,
        #[wire(if = (slot > 3) && b.is_some(), default_bit)] pub g: (),
        pub tag: bool,
        #[wire(bits = 5)] pub d: Option<u8>,
        #[wire(check = "a")] pub r#type: u16,
        #[wire(bits = 3, if = d == Some(3), default = 9)] pub c: u16,
        #[wire(skip)] pub x8: u64,
        #[wire(range = 5..=5)] pub flag: i16,
        #[wire(range = i8::MIN..=i8::MAX)] pub stream: Option<i8>,
        pub x11: u32,
        #[wire(bits = 18, if = r#type > 3)] pub x12: u32,
        #[wire(bits = 1)] pub len: u16,
        pub e: u32,
        pub fields: Option<i32>,
        #[wire(range = -78..=2)] pub a: i32,
        #[wire(bits = 13)] pub x17: u64,
        #[wire(range = -25..=13)] pub x18: i64,
        pub x19: f32,
        #[wire(smallest_three = 20)] pub x20: Option<[f32; 4]>,
        pub x21: u32,
        #[wire(fixed(-13..=6, 6), if = x11 == 1, default = 1)] pub x22: i64,
        pub x23: bool,
        #[wire(range = 5..=5)] pub x24: i8,
        #[wire(skip)] pub x25: Option<[bool; 0]>,
        #[wire(default_bit)] pub value: u32,
    }
    declare::neutral_struct!([] [] Root b slot blank g tag d r#type c x8 flag stream x11 x12 len e fields a x17 x18 x19 x20 x21 x22 x23 x24 x25 value);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Option(Box::new(Twin::Bits(Int::U16, 12)))), field(Twin::Range(Int::I32, Num::Below(-37), Num::Below(-37))), field(Twin::Bits(Int::U64, 64)).when(Condition::Some(vec![0]), Value::int(0)), field(Twin::Unit).when(Condition::And(Box::new(Condition::Above(vec![1], Num::Above(3))), Box::new(Condition::Some(vec![0]))), Value::Unit).default_bit(Value::Unit), field(Twin::Bool), field(Twin::Option(Box::new(Twin::Bits(Int::U8, 5)))), field(Twin::Bits(Int::U16, 16)).check("a"), field(Twin::Bits(Int::U16, 3)).when(Condition::Equal(vec![5], Value::some(Value::int(3))), Value::int(9)), field(Twin::Bits(Int::U64, 15)).skip(Value::int(0)), field(Twin::Range(Int::I16, Num::Above(5), Num::Above(5))), field(Twin::Option(Box::new(Twin::Range(Int::I8, Num::Below(-128), Num::Above(127))))), field(Twin::Bits(Int::U32, 32)), field(Twin::Bits(Int::U32, 18)).when(Condition::Above(vec![6], Num::Above(3)), Value::int(0)), field(Twin::Bits(Int::U16, 1)), field(Twin::Bits(Int::U32, 32)), field(Twin::Option(Box::new(Twin::Range(Int::I32, Num::Below(-2147483648), Num::Above(2147483647))))), field(Twin::Range(Int::I32, Num::Below(-78), Num::Above(2))), field(Twin::Bits(Int::U64, 13)), field(Twin::Range(Int::I64, Num::Below(-25), Num::Above(13))), field(Twin::F32), field(Twin::Option(Box::new(Twin::SmallestThree(20)))), field(Twin::Bits(Int::U32, 32)), field(Twin::Fixed(Int::I64, -13, 6, 6)).when(Condition::Equal(vec![11], Value::int(1)), Value::int(1)), field(Twin::Bool), field(Twin::Range(Int::I8, Num::Above(5), Num::Above(5))), field(Twin::Option(Box::new(Twin::Array(0, Box::new(Twin::Bool))))).skip(Value::NONE), field(Twin::Bits(Int::U32, 32)).default_bit(Value::int(0))])
    }
}

pub mod t1 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct H0(
        pub u8,
        #[wire(bits = 32, check = "a")] pub u32,
        #[wire(if = field_1 > 4, default = 7)] pub u16,
        #[wire(if = field_0 > 3, default = true)] pub bool,
    );
    declare::neutral_struct!([] [] H0 0 1 2 3);

    #[derive(Clone, Debug, PartialEq, Default)]
    pub struct Root {
        pub a: Vec<H0>,
        pub fields: u16,
        pub flag: std::num::Wrapping<i16>,
    }
    impl Root {
        fn serialize<S: Stream>(&mut self, stream: &mut S) -> tightwire::Result<S> {
            stream.list(&mut self.a, 6, |stream, x| stream.object(x))?;
            stream.bits(&mut self.fields, 1)?;
            stream.object(&mut self.flag)?;
            Ok(())
        }
    }
    tightwire::unified!(Root);
    declare::neutral_struct!([] [] Root a fields flag);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::List(6, Box::new(Twin::Record(vec![field(Twin::Bits(Int::U8, 8)), field(Twin::Bits(Int::U32, 32)).check("a"), field(Twin::Bits(Int::U16, 16)).when(Condition::Above(vec![1], Num::Above(4)), Value::int(7)), field(Twin::Bool).when(Condition::Above(vec![0], Num::Above(3)), Value::Bool(true))])))), field(Twin::Bits(Int::U16, 1)), field(Twin::Range(Int::I16, Num::Below(-32768), Num::Above(32767)))])
    }
}

pub mod t2 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq)]
    pub struct Root(
        #[wire(unit = 7)] pub [f32; 3],
        pub Option<i32>,
        #[wire(fixed(-4..=36, 6))] pub Option<i64>,
        #[wire(range = 19..=26)] pub Option<Option<u16>>,
        #[wire(smallest_three = 12)] pub [f32; 4],
        pub Option<i8>,
        pub [f32; 33],
    );
    declare::neutral_struct!([] [] Root 0 1 2 3 4 5 6);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Direction(7)), field(Twin::Option(Box::new(Twin::Range(Int::I32, Num::Below(-2147483648), Num::Above(2147483647))))), field(Twin::Option(Box::new(Twin::Fixed(Int::I64, -4, 36, 6)))), field(Twin::Option(Box::new(Twin::Option(Box::new(Twin::Range(Int::U16, Num::Above(19), Num::Above(26))))))), field(Twin::SmallestThree(12)), field(Twin::Option(Box::new(Twin::Range(Int::I8, Num::Below(-128), Num::Above(127))))), field(Twin::Array(33, Box::new(Twin::F32)))])
    }
}

pub mod t3 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct Root {
        #[wire(with = five_bits)] pub b: Option<u8>,
        #[wire(unit = 24, default_bit)] pub slot: [f32; 3],
        #[wire(if = matches!(b, Some(b) if b > 2), default = 4)] pub blank: i32,
        #[wire(check = "end")] pub stream: char,
        #[wire(smallest_three = 19, if = !((blank == 2) && (stream == 'a')))] pub x4: Option<[f32; 4]>,
        #[wire(align, max_len = 6)] pub e: String,
        #[wire(align, bytes, max_len = 0, default_bit)] pub tag: Vec<u8>,
    }
    declare::neutral_struct!([] [] Root b slot blank stream x4 e tag);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Option(Box::new(Twin::Bits(Int::U8, 5)))), field(Twin::Direction(24)).default_bit(Value::Many(vec![Value::F32(0x0), Value::F32(0x0), Value::F32(0x0)])), field(Twin::Range(Int::I32, Num::Below(-2147483648), Num::Above(2147483647))).when(Condition::SomeAbove(vec![0], Num::Above(2)), Value::int(4)), field(Twin::Char).check("end"), field(Twin::Option(Box::new(Twin::SmallestThree(19)))).when(Condition::Not(Box::new(Condition::And(Box::new(Condition::Equal(vec![2], Value::int(2))), Box::new(Condition::Equal(vec![3], Value::Char('a')))))), Value::NONE), field(Twin::Text(6)).align(), field(Twin::ByteList(0)).align().default_bit(Value::Many(vec![]))])
    }
}

pub mod t4 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct Root(
        #[wire(bits = 24)] pub Option<u32>,
        pub f32,
        #[wire(range = 86..=86)] pub u32,
        pub i8,
        #[wire(range = 36..=88, if = !(field_3 > 1), default = 5)] pub u8,
    );
    declare::neutral_struct!([] [] Root 0 1 2 3 4);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Option(Box::new(Twin::Bits(Int::U32, 24)))), field(Twin::F32), field(Twin::Range(Int::U32, Num::Above(86), Num::Above(86))), field(Twin::Range(Int::I8, Num::Below(-128), Num::Above(127))), field(Twin::Range(Int::U8, Num::Above(36), Num::Above(88))).when(Condition::Not(Box::new(Condition::Above(vec![3], Num::Above(1)))), Value::int(5))])
    }
}

pub mod t5 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    #[wire(crate = tightwire)]
    pub struct Root {
        pub b: u16,
        #[wire(range = 0..=100, if = b == 1, default = 8)] pub value: i64,
        #[wire(skip)] pub a: u32,
        pub g: u32,
        #[wire(compressed(-1.0..=1.0, 0.01), check = "a")] pub len: f32,
        #[wire(if = value == 0)] pub d: (),
        #[wire(range = 0..=1)] pub bits: Option<u64>,
        #[wire(default_bit)] pub x7: u32,
        #[wire(if = x7 > 5, default = Some(true))] pub slot: Option<bool>,
        #[wire(if = x7 > 4, default = 1.5)] pub x9: f32,
    }
    declare::neutral_struct!([] [] Root b value a g len d bits x7 slot x9);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Bits(Int::U16, 16)), field(Twin::Range(Int::I64, Num::Above(0), Num::Above(100))).when(Condition::Equal(vec![0], Value::int(1)), Value::int(8)), field(Twin::Bits(Int::U32, 32)).skip(Value::int(0)), field(Twin::Bits(Int::U32, 32)), field(Twin::Compressed(-1.0, 1.0, 0.01)).check("a"), field(Twin::Unit).when(Condition::Equal(vec![1], Value::int(0)), Value::Unit), field(Twin::Option(Box::new(Twin::Range(Int::U64, Num::Above(0), Num::Above(1))))), field(Twin::Bits(Int::U32, 32)).default_bit(Value::int(0)), field(Twin::Option(Box::new(Twin::Bool))).when(Condition::Above(vec![7], Num::Above(5)), Value::some(Value::Bool(true))), field(Twin::F32).when(Condition::Above(vec![7], Num::Above(4)), Value::F32(0x3fc00000))])
    }
}

pub mod t6 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct Root {
        pub b: bool,
        #[wire(range = u32::MIN..=u32::MAX, if = b, default_bit)] pub fields: u32,
        #[wire(if = !(fields > 4))] pub a: Rc<Box<u128>>,
    }
    declare::neutral_struct!([] [] Root b fields a);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Bool), field(Twin::Range(Int::U32, Num::Above(0), Num::Above(4294967295))).when(Condition::True(vec![0]), Value::int(0)).default_bit(Value::int(0)), field(Twin::Bits(Int::U128, 128)).when(Condition::Not(Box::new(Condition::Above(vec![1], Num::Above(4)))), Value::int(0))])
    }
}

pub mod t7 {
    use super::*;

    #[derive(Clone, Debug, PartialEq, Default)]
    pub struct Root {
        pub c: Option<bool>,
        pub fields: [Option<i64>; 0],
        pub blank: bool,
        pub value: i32,
        pub x4: Option<[f32; 3]>,
    }
    impl Root {
        fn serialize<S: Stream>(&mut self, stream: &mut S) -> tightwire::Result<S> {
            stream.option(&mut self.c, |stream, x| stream.bool(x))?;
            stream.align()?;
            stream.subset_as(tightwire::subset::Strategy::Holes, &mut self.fields, Option::is_some, |stream, slot| { let mut one = slot.take().unwrap_or_default(); stream.int(&mut one, 12..=29)?; *slot = Some(one); Ok(()) })?;
            if !self.c.is_some() { stream.bool(&mut self.blank)?; } else { self.blank = true; }
            if !(self.c.is_some() || self.c.is_some()) { stream.int(&mut self.value, -76..=67)?; } else { self.value = Default::default(); }
            if self.blank { stream.option(&mut self.x4, |stream, x| stream.unit_vector(x, 24))?; } else { self.x4 = Default::default(); }
            Ok(())
        }
    }
    tightwire::unified!(Root, max_bits = 131);
    declare::neutral_struct!([] [] Root c fields blank value x4);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Option(Box::new(Twin::Bool))), field(Twin::Subset(Some(Way::Holes), 0, Box::new(Twin::Range(Int::I64, Num::Above(12), Num::Above(29))))).align(), field(Twin::Bool).when(Condition::Not(Box::new(Condition::Some(vec![0]))), Value::Bool(true)), field(Twin::Range(Int::I32, Num::Below(-76), Num::Above(67))).when(Condition::Not(Box::new(Condition::Or(Box::new(Condition::Some(vec![0])), Box::new(Condition::Some(vec![0]))))), Value::int(0)), field(Twin::Option(Box::new(Twin::Direction(24)))).when(Condition::True(vec![2]), Value::NONE)])
    }
}

pub mod t8 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct H0 {
        #[wire(range = 59..=66)] pub c: Option<std::num::NonZeroI16>,
        #[wire(if = c.is_some())] pub slot: [bool; 0],
        #[wire(max_len = 1, if = c.is_some() || c.is_some())] pub flag: String,
    }
    declare::neutral_struct!([] [] H0 c slot flag);

    #[derive(Wire, Clone, Debug, PartialEq)]
    pub struct Root(
        #[wire(max_len = 6)] pub Vec<Option<bool>>,
        #[wire(range = -9..=-9)] pub Option<i8>,
        #[wire(if = field_0.len() > 1)] pub Option<()>,
        #[wire(with = nothing, max_bits = 0, if = field_1.is_some(), check = "end")] pub i8,
        #[wire(range = 62..=83)] pub [u16; 2],
        pub [[[(u8, bool, bool,); 9]; 33]; 2],
        #[wire(range = 40..=41, max_len = 300, if = field_1 == Some(3))] pub Vec<Option<usize>>,
        #[wire(range = 53..=54)] pub u64,
        pub [H0; 33],
        #[wire(with = five_bits, max_bits = 6, if = field_1.is_some() && field_2.is_some())] pub Option<u8>,
        #[wire(align, range = 0..=1, if = field_2.is_some())] pub i64,
    );
    declare::neutral_struct!([] [] Root 0 1 2 3 4 5 6 7 8 9 10);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::List(6, Box::new(Twin::Option(Box::new(Twin::Bool))))), field(Twin::Option(Box::new(Twin::Range(Int::I8, Num::Below(-9), Num::Below(-9))))), field(Twin::Option(Box::new(Twin::Unit))).when(Condition::Longer(vec![0], 1), Value::NONE), field(Twin::Nothing(Value::int(0), Box::new(Twin::Range(Int::I8, Num::Below(-128), Num::Above(127))))).when(Condition::Some(vec![1]), Value::int(0)).check("end"), field(Twin::Array(2, Box::new(Twin::Range(Int::U16, Num::Above(62), Num::Above(83))))), field(Twin::Array(2, Box::new(Twin::Array(33, Box::new(Twin::Array(9, Box::new(Twin::Record(vec![field(Twin::Bits(Int::U8, 8)), field(Twin::Bool), field(Twin::Bool)])))))))), field(Twin::List(300, Box::new(Twin::Option(Box::new(Twin::Range(Int::Usize, Num::Above(40), Num::Above(41))))))).when(Condition::Equal(vec![1], Value::some(Value::int(3))), Value::Many(vec![])), field(Twin::Range(Int::U64, Num::Above(53), Num::Above(54))), field(Twin::Array(33, Box::new(Twin::Record(vec![field(Twin::Option(Box::new(Twin::NonZero(Box::new(Twin::Range(Int::I16, Num::Above(59), Num::Above(66))))))), field(Twin::Array(0, Box::new(Twin::Bool))).when(Condition::Some(vec![0]), Value::Many(vec![])), field(Twin::Text(1)).when(Condition::Or(Box::new(Condition::Some(vec![0])), Box::new(Condition::Some(vec![0]))), Value::Text("".into()))])))), field(Twin::Option(Box::new(Twin::Bits(Int::U8, 5)))).when(Condition::And(Box::new(Condition::Some(vec![1])), Box::new(Condition::Some(vec![2]))), Value::NONE), field(Twin::Range(Int::I64, Num::Above(0), Num::Above(1))).align().when(Condition::Some(vec![2]), Value::int(0))])
    }
}

pub mod t9 {
    use super::*;

    #[derive(Clone, Debug, PartialEq, Default)]
    pub struct Root {
        pub c: f64,
        pub fields: Option<u64>,
        pub a: u64,
        pub value: Option<f32>,
        pub tag: Option<i16>,
        pub d: [Option<u32>; 10],
    }
    impl Root {
        fn serialize<S: Stream>(&mut self, stream: &mut S) -> tightwire::Result<S> {
            let mut rests = self.c == <f64>::default(); stream.bool(&mut rests)?; if rests { self.c = Default::default(); } else { stream.object(&mut self.c)?; }
            stream.check("end")?;
            stream.option(&mut self.fields, |stream, x| stream.int(x, 11..=64))?;
            stream.int(&mut self.a, 0..=1)?;
            if !(matches!(self.fields, Some(x) if x > 1)) { stream.option(&mut self.value, |stream, x| stream.f32(x))?; } else { self.value = Default::default(); }
            stream.option(&mut self.tag, |stream, x| stream.int(x, -36..=95))?;
            stream.subset_as(tightwire::subset::Strategy::Sentinel, &mut self.d, Option::is_some, |stream, slot| { let mut one = slot.take().unwrap_or_default(); stream.int(&mut one, 10..=10)?; *slot = Some(one); Ok(()) })?;
            Ok(())
        }
    }
    tightwire::unified!(Root, max_bits = 851);
    declare::neutral_struct!([] [] Root c fields a value tag d);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::F64).default_bit(Value::F64(0x0)).check("end"), field(Twin::Option(Box::new(Twin::Range(Int::U64, Num::Above(11), Num::Above(64))))), field(Twin::Range(Int::U64, Num::Above(0), Num::Above(1))), field(Twin::Option(Box::new(Twin::F32))).when(Condition::Not(Box::new(Condition::SomeAbove(vec![1], Num::Above(1)))), Value::NONE), field(Twin::Option(Box::new(Twin::Range(Int::I16, Num::Below(-36), Num::Above(95))))), field(Twin::Subset(Some(Way::Sentinel), 10, Box::new(Twin::Range(Int::U32, Num::Above(10), Num::Above(10)))))])
    }
}

pub mod t10 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq)]
    pub struct Root {
        #[wire(bytes, max_len = 14)] pub b: Vec<u8>,
        #[wire(bits = 8)] pub fields: Option<u8>,
        #[wire(skip)] pub blank: Option<[std::num::Wrapping<u16>; 2]>,
        #[wire(skip)] pub g: Vec<u64>,
        pub x4: (),
        #[wire(bytes, check = "end")] pub d: Option<[u8; 3]>,
        #[wire(bytes, max_len = 9)] pub tag: Option<Vec<u8>>,
        #[wire(bytes, max_len = 14, default_bit)] pub x7: Option<Vec<u8>>,
        pub x8: Option<bool>,
        #[wire(compressed(-1.0..=1.0, 0.01))] pub a: [f32; 33],
        #[wire(range = 37..=44, if = x7.is_some() || x8.is_some(), default = Some(8))] pub slot: Option<u8>,
        #[wire(default_bit)] pub flag: Option<f64>,
    }
    declare::neutral_struct!([] [] Root b fields blank g x4 d tag x7 x8 a slot flag);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::ByteList(14)), field(Twin::Option(Box::new(Twin::Bits(Int::U8, 8)))), field(Twin::Option(Box::new(Twin::Array(2, Box::new(Twin::Bits(Int::U16, 16)))))).skip(Value::NONE), field(Twin::List(8, Box::new(Twin::Bits(Int::U64, 20)))).skip(Value::Many(vec![])), field(Twin::Unit), field(Twin::Option(Box::new(Twin::ByteArray(3)))).check("end"), field(Twin::Option(Box::new(Twin::ByteList(9)))), field(Twin::Option(Box::new(Twin::ByteList(14)))).default_bit(Value::NONE), field(Twin::Option(Box::new(Twin::Bool))), field(Twin::Array(33, Box::new(Twin::Compressed(-1.0, 1.0, 0.01)))), field(Twin::Option(Box::new(Twin::Range(Int::U8, Num::Above(37), Num::Above(44))))).when(Condition::Or(Box::new(Condition::Some(vec![7])), Box::new(Condition::Some(vec![8]))), Value::some(Value::int(8))), field(Twin::Option(Box::new(Twin::F64))).default_bit(Value::NONE)])
    }
}

pub mod t11 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct Root(
        #[wire(bits = 37, check = "end")] pub Option<u64>,
        #[wire(bits = 2, if = field_0.is_some(), default = 9)] pub u16,
        #[wire(if = field_1 > 1, default = 7)] pub u32,
        pub i8,
        pub u32,
        pub Option<u32>,
        pub u32,
    );
    declare::neutral_struct!([] [] Root 0 1 2 3 4 5 6);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Option(Box::new(Twin::Bits(Int::U64, 37)))).check("end"), field(Twin::Bits(Int::U16, 2)).when(Condition::Some(vec![0]), Value::int(9)), field(Twin::Bits(Int::U32, 32)).when(Condition::Above(vec![1], Num::Above(1)), Value::int(7)), field(Twin::Range(Int::I8, Num::Below(-128), Num::Above(127))), field(Twin::Bits(Int::U32, 32)), field(Twin::Option(Box::new(Twin::Bits(Int::U32, 32)))), field(Twin::Bits(Int::U32, 32))])
    }
}

pub mod t12 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct Root {
        pub c: Option<f32>,
        #[wire(align, default_bit)] pub fields: u16,
        #[wire(bits = 21)] pub blank: u32,
        #[wire(bits = 2, if = (fields > 4) || (fields == 4))] pub stream: u8,
        #[wire(range = 36..=43)] pub x4: u8,
        #[wire(range = 0..=1)] pub g: u16,
        #[wire(range = u32::MIN..=u32::MAX, default_bit)] pub r#type: u32,
        #[wire(range = 5..=5, if = blank == 5)] pub b: i16,
        pub x8: f32,
        #[wire(fixed(-17..=38, 2))] pub flag: i16,
        #[wire(range = 0..=100, if = (stream > 3) || (b == 1))] pub slot: u32,
    }
    declare::neutral_struct!([] [] Root c fields blank stream x4 g r#type b x8 flag slot);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Option(Box::new(Twin::F32))), field(Twin::Bits(Int::U16, 16)).align().default_bit(Value::int(0)), field(Twin::Bits(Int::U32, 21)), field(Twin::Bits(Int::U8, 2)).when(Condition::Or(Box::new(Condition::Above(vec![1], Num::Above(4))), Box::new(Condition::Equal(vec![1], Value::int(4)))), Value::int(0)), field(Twin::Range(Int::U8, Num::Above(36), Num::Above(43))), field(Twin::Range(Int::U16, Num::Above(0), Num::Above(1))), field(Twin::Range(Int::U32, Num::Above(0), Num::Above(4294967295))).default_bit(Value::int(0)), field(Twin::Range(Int::I16, Num::Above(5), Num::Above(5))).when(Condition::Equal(vec![2], Value::int(5)), Value::int(0)), field(Twin::F32), field(Twin::Fixed(Int::I16, -17, 38, 2)), field(Twin::Range(Int::U32, Num::Above(0), Num::Above(100))).when(Condition::Or(Box::new(Condition::Above(vec![3], Num::Above(3))), Box::new(Condition::Equal(vec![7], Value::int(1)))), Value::int(0))])
    }
}

pub mod t13 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct Root(
        pub Option<bool>,
        #[wire(compressed(-3.5..=8.25, 0.1))] pub Option<f32>,
        #[wire(default_bit)] pub Option<std::num::Wrapping<u64>>,
        pub Option<bool>,
        #[wire(if = field_3.is_some() || field_2.is_some())] pub [bool; 0],
        #[wire(range = 30..=96)] pub i64,
        #[wire(skip)] pub Option<()>,
        pub Option<u32>,
    );
    declare::neutral_struct!([] [] Root 0 1 2 3 4 5 6 7);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Option(Box::new(Twin::Bool))), field(Twin::Option(Box::new(Twin::Compressed(-3.5, 8.25, 0.1)))), field(Twin::Option(Box::new(Twin::Bits(Int::U64, 64)))).default_bit(Value::NONE), field(Twin::Option(Box::new(Twin::Bool))), field(Twin::Array(0, Box::new(Twin::Bool))).when(Condition::Or(Box::new(Condition::Some(vec![3])), Box::new(Condition::Some(vec![2]))), Value::Many(vec![])), field(Twin::Range(Int::I64, Num::Above(30), Num::Above(96))), field(Twin::Option(Box::new(Twin::Unit))).skip(Value::NONE), field(Twin::Option(Box::new(Twin::Bits(Int::U32, 32))))])
    }
}

pub mod t14 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct Root {
        #[wire(compressed(0.0..=16777215.0, 1.0))] pub c: f32,
        #[wire(skip, default = 5)] pub slot: u8,
        #[wire(with = five_bits, max_bits = 6, default_bit)] pub a: Option<u8>,
        #[wire(compressed(0.0..=1.0, 2.0), if = !(a == Some(1)), default = 1.5)] pub g: f32,
        #[wire(if = a.is_some(), default = Some(true))] pub len: Option<bool>,
        #[wire(compressed(0.0..=1.0, 0.3), max_len = 1, if = a == Some(0), default_bit)] pub d: Vec<f32>,
    }
    declare::neutral_struct!([] [] Root c slot a g len d);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Compressed(0.0, 16777215.0, 1.0)), field(Twin::Bits(Int::U8, 6)).skip(Value::int(5)), field(Twin::Option(Box::new(Twin::Bits(Int::U8, 5)))).default_bit(Value::NONE), field(Twin::Compressed(0.0, 1.0, 2.0)).when(Condition::Not(Box::new(Condition::Equal(vec![2], Value::some(Value::int(1))))), Value::F32(0x3fc00000)), field(Twin::Option(Box::new(Twin::Bool))).when(Condition::Some(vec![2]), Value::some(Value::Bool(true))), field(Twin::List(1, Box::new(Twin::Compressed(0.0, 1.0, 0.3)))).when(Condition::Equal(vec![2], Value::some(Value::int(0))), Value::Many(vec![])).default_bit(Value::Many(vec![]))])
    }
}

pub mod t15 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq)]
    pub enum Root<T0> {
        V0 {
            a: (T0, bool,),
        },
    }
    impl<T0: Default> Default for Root<T0> { fn default() -> Self { Self::V0 { a: Default::default() } } }
    declare::neutral_enum!([T0] [] Root 0 V0 { a x0 });

    #[derive(Clone, Debug, PartialEq, Default)]
    pub struct H1 {
        pub b: std::num::Wrapping<u32>,
        pub value: Vec<u8>,
    }
    impl H1 {
        fn serialize<S: Stream>(&mut self, stream: &mut S) -> tightwire::Result<S> {
            self.b = Default::default();
            self.value = Default::default();
            Ok(())
        }
    }
    tightwire::unified!(H1, max_bits = 0);
    declare::neutral_struct!([] [] H1 b value);

    pub fn twin() -> Twin {
        Twin::Choice(0, vec![vec![field(Twin::Record(vec![field(Twin::Record(vec![field(Twin::Bits(Int::U32, 32)).skip(Value::int(0)), field(Twin::ByteList(0)).skip(Value::Many(vec![]))])), field(Twin::Bool)]))]])
    }
}

pub mod t16 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct Root<T0>(
        pub [T0; 1],
        #[wire(range = -16..=66)] pub Option<i8>,
        #[wire(compressed(-1.0..=1.0, 0.01))] pub Option<f32>,
        #[wire(range = 1..=47, if = matches!(field_1, Some(field_0) if field_0 > 3))] pub Option<u64>,
        #[wire(if = field_3.is_some() && (matches!(field_1, Some(field_0) if field_0 > 3)))] pub Option<i32>,
        #[wire(bits = 1)] pub u16,
    );
    declare::neutral_struct!([T0] [] Root 0 1 2 3 4 5);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Array(1, Box::new(Twin::Unit))), field(Twin::Option(Box::new(Twin::Range(Int::I8, Num::Below(-16), Num::Above(66))))), field(Twin::Option(Box::new(Twin::Compressed(-1.0, 1.0, 0.01)))), field(Twin::Option(Box::new(Twin::Range(Int::U64, Num::Above(1), Num::Above(47))))).when(Condition::SomeAbove(vec![1], Num::Above(3)), Value::NONE), field(Twin::Option(Box::new(Twin::Range(Int::I32, Num::Below(-2147483648), Num::Above(2147483647))))).when(Condition::And(Box::new(Condition::Some(vec![3])), Box::new(Condition::SomeAbove(vec![1], Num::Above(3)))), Value::NONE), field(Twin::Bits(Int::U16, 1))])
    }
}

pub mod t17 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct Root {
        #[wire(bytes, max_len = 1)] pub a: Vec<u8>,
        #[wire(max_len = 0, if = a.len() > 1)] pub fields: Option<String>,
        #[wire(align, fixed(0..=43, 1), max_len = 4)] pub blank: Vec<u32>,
        #[wire(align, range = 0..=1)] pub value: Option<u32>,
        #[wire(align, compressed(0.0..=16777215.0, 1.0))] pub len: Option<Option<f32>>,
    }
    declare::neutral_struct!([] [] Root a fields blank value len);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::ByteList(1)), field(Twin::Option(Box::new(Twin::Text(0)))).when(Condition::Longer(vec![0], 1), Value::NONE), field(Twin::List(4, Box::new(Twin::Fixed(Int::U32, 0, 43, 1)))).align(), field(Twin::Option(Box::new(Twin::Range(Int::U32, Num::Above(0), Num::Above(1))))).align(), field(Twin::Option(Box::new(Twin::Option(Box::new(Twin::Compressed(0.0, 16777215.0, 1.0)))))).align()])
    }
}

pub mod t18 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq)]
    #[wire(bound = "T0: Wire + Default + PartialEq")]
    pub struct Root<T0, const N: usize>(
        #[wire(max_len = 2)] pub Vec<T0>,
        pub [char; N],
        #[wire(compressed(-1.0..=1.0, 0.01))] pub f32,
        pub f32,
        pub u32,
        pub Option<f32>,
        #[wire(compressed(-1.0..=1.0, 0.01), if = field_5.is_some(), default = 1.5)] pub f32,
        pub Option<std::time::Duration>,
        pub u64,
        pub Option<[bool; 0]>,
        #[wire(bits = 5, default_bit)] pub u8,
    );
    declare::neutral_struct!([T0] [N] Root 0 1 2 3 4 5 6 7 8 9 10);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::List(2, Box::new(Twin::Option(Box::new(Twin::Bool))))), field(Twin::Array(3, Box::new(Twin::Char))), field(Twin::Compressed(-1.0, 1.0, 0.01)), field(Twin::F32), field(Twin::Bits(Int::U32, 32)), field(Twin::Option(Box::new(Twin::F32))), field(Twin::Compressed(-1.0, 1.0, 0.01)).when(Condition::Some(vec![5]), Value::F32(0x3fc00000)), field(Twin::Option(Box::new(Twin::Record(vec![field(Twin::Bits(Int::U64, 64)), field(Twin::Range(Int::U32, Num::Above(0), Num::Above(999999999)))])))), field(Twin::Bits(Int::U64, 64)), field(Twin::Option(Box::new(Twin::Array(0, Box::new(Twin::Bool))))), field(Twin::Bits(Int::U8, 5)).default_bit(Value::int(0))])
    }
}

pub mod t19 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct Root {
        #[wire(bits = 1, default_bit)] pub b: Option<u8>,
        #[wire(bits = 8)] pub value: u8,
        #[wire(range = 35..=94)] pub blank: Option<std::num::NonZeroI64>,
        #[wire(range = 0..=100)] pub stream: Option<usize>,
        #[wire(max_len = 1)] pub x4: String,
    }
    declare::neutral_struct!([] [] Root b value blank stream x4);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Option(Box::new(Twin::Bits(Int::U8, 1)))).default_bit(Value::NONE), field(Twin::Bits(Int::U8, 8)), field(Twin::Option(Box::new(Twin::NonZero(Box::new(Twin::Range(Int::I64, Num::Above(35), Num::Above(94))))))), field(Twin::Option(Box::new(Twin::Range(Int::Usize, Num::Above(0), Num::Above(100))))), field(Twin::Text(1))])
    }
}

pub mod t20 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct Root(
        #[wire(compressed(0.0..=10.0, 5.0), default_bit)] pub Option<f32>,
        #[wire(bits = 8)] pub u8,
        #[wire(bits = 2)] pub u8,
        pub (),
        pub i32,
        #[wire(bits = 21)] pub Option<u32>,
    );
    declare::neutral_struct!([] [] Root 0 1 2 3 4 5);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Option(Box::new(Twin::Compressed(0.0, 10.0, 5.0)))).default_bit(Value::NONE), field(Twin::Bits(Int::U8, 8)), field(Twin::Bits(Int::U8, 2)), field(Twin::Unit), field(Twin::Range(Int::I32, Num::Below(-2147483648), Num::Above(2147483647))), field(Twin::Option(Box::new(Twin::Bits(Int::U32, 21))))])
    }
}

pub mod t21 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct Root {
        pub b: Option<u32>,
        #[wire(bits = 6)] pub slot: u8,
        pub a: Option<u8>,
        #[wire(bits = 11)] pub value: Option<u32>,
        #[wire(skip)] pub tag: u16,
        #[wire(with = five_bits, max_bits = 6, if = (slot > 5) && (slot == 5))] pub d: Option<u8>,
        #[wire(skip)] pub bits: [u8; 2],
        #[wire(bits = 48)] pub c: u64,
        #[wire(if = d == Some(1))] pub x8: [bool; 0],
        #[wire(if = value.is_some() && value.is_some())] pub x9: [bool; 0],
        #[wire(align, bits = 7)] pub x10: u16,
    }
    declare::neutral_struct!([] [] Root b slot a value tag d bits c x8 x9 x10);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Option(Box::new(Twin::Bits(Int::U32, 32)))), field(Twin::Bits(Int::U8, 6)), field(Twin::Option(Box::new(Twin::Bits(Int::U8, 8)))), field(Twin::Option(Box::new(Twin::Bits(Int::U32, 11)))), field(Twin::Range(Int::U16, Num::Above(5), Num::Above(5))).skip(Value::int(0)), field(Twin::Option(Box::new(Twin::Bits(Int::U8, 5)))).when(Condition::And(Box::new(Condition::Above(vec![1], Num::Above(5))), Box::new(Condition::Equal(vec![1], Value::int(5)))), Value::NONE), field(Twin::ByteArray(2)).skip(Value::Many(vec![Value::int(0), Value::int(0)])), field(Twin::Bits(Int::U64, 48)), field(Twin::Array(0, Box::new(Twin::Bool))).when(Condition::Equal(vec![5], Value::some(Value::int(1))), Value::Many(vec![])), field(Twin::Array(0, Box::new(Twin::Bool))).when(Condition::And(Box::new(Condition::Some(vec![3])), Box::new(Condition::Some(vec![3]))), Value::Many(vec![])), field(Twin::Bits(Int::U16, 7)).align()])
    }
}

pub mod t22 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    #[wire(crate = tightwire)]
    pub struct Root {
        pub a: u64,
        #[wire(default_bit)] pub slot: [bool; 0],
        #[wire(compressed(-1.0..=1.0, 0.01))] pub flag: f32,
        #[wire(if = !(a > 3))] pub stream: u32,
        #[wire(bits = 29)] pub len: u64,
        pub d: i32,
        pub tag: bool,
        #[wire(skip)] pub c: bool,
    }
    declare::neutral_struct!([] [] Root a slot flag stream len d tag c);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Bits(Int::U64, 64)), field(Twin::Array(0, Box::new(Twin::Bool))).default_bit(Value::Many(vec![])), field(Twin::Compressed(-1.0, 1.0, 0.01)), field(Twin::Bits(Int::U32, 32)).when(Condition::Not(Box::new(Condition::Above(vec![0], Num::Above(3)))), Value::int(0)), field(Twin::Bits(Int::U64, 29)), field(Twin::Range(Int::I32, Num::Below(-2147483648), Num::Above(2147483647))), field(Twin::Bool), field(Twin::Bool).skip(Value::Bool(false))])
    }
}

pub mod t23 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct Root {
        #[wire(bytes, check = "end")] pub a: Option<[u8; 2]>,
        #[wire(unit = 24)] pub slot: [f32; 3],
        #[wire(range = 19..=26, if = a.is_some())] pub flag: Option<usize>,
        pub value: std::marker::PhantomData<String>,
        #[wire(max_len = 1)] pub blank: Option<String>,
        #[wire(range = u16::MIN..=u16::MAX, default_bit)] pub d: u16,
        #[wire(bytes)] pub bits: [u8; 1],
        #[wire(bits = 64, if = blank.is_some())] pub b: u64,
        #[wire(range = 0..=1, if = (b > 4) || (b > 4))] pub fields: u32,
    }
    declare::neutral_struct!([] [] Root a slot flag value blank d bits b fields);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Option(Box::new(Twin::ByteArray(2)))).check("end"), field(Twin::Direction(24)), field(Twin::Option(Box::new(Twin::Range(Int::Usize, Num::Above(19), Num::Above(26))))).when(Condition::Some(vec![0]), Value::NONE), field(Twin::Unit), field(Twin::Option(Box::new(Twin::Text(1)))), field(Twin::Range(Int::U16, Num::Above(0), Num::Above(65535))).default_bit(Value::int(0)), field(Twin::ByteArray(1)), field(Twin::Bits(Int::U64, 64)).when(Condition::Some(vec![4]), Value::int(0)), field(Twin::Range(Int::U32, Num::Above(0), Num::Above(1))).when(Condition::Or(Box::new(Condition::Above(vec![7], Num::Above(4))), Box::new(Condition::Above(vec![7], Num::Above(4)))), Value::int(0))])
    }
}

pub mod t24 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct Root(
        #[wire(range = -23..=-19)] pub Option<isize>,
        #[wire(check = "a")] pub bool,
        #[wire(range = 12..=12, check = "a")] pub u32,
        #[wire(compressed(0.0..=1.0, 2.0))] pub f32,
        #[wire(smallest_three = 16, default_bit)] pub [f32; 4],
        #[wire(bits = 7)] pub Option<Option<u8>>,
        #[wire(bytes, max_len = 1)] pub Option<Vec<u8>>,
        pub Option<i8>,
        #[wire(range = 60..=67, if = field_0 == Some(0))] pub Option<u8>,
        #[wire(bytes)] pub [u8; 5],
        #[wire(with = five_bits, if = !field_8.is_some())] pub Option<u8>,
        pub Option<char>,
    );
    declare::neutral_struct!([] [] Root 0 1 2 3 4 5 6 7 8 9 10 11);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Option(Box::new(Twin::Range(Int::Isize, Num::Below(-23), Num::Below(-19))))), field(Twin::Bool).check("a"), field(Twin::Range(Int::U32, Num::Above(12), Num::Above(12))).check("a"), field(Twin::Compressed(0.0, 1.0, 2.0)), field(Twin::SmallestThree(16)).default_bit(Value::Many(vec![Value::F32(0x0), Value::F32(0x0), Value::F32(0x0), Value::F32(0x0)])), field(Twin::Option(Box::new(Twin::Option(Box::new(Twin::Bits(Int::U8, 7)))))), field(Twin::Option(Box::new(Twin::ByteList(1)))), field(Twin::Option(Box::new(Twin::Range(Int::I8, Num::Below(-128), Num::Above(127))))), field(Twin::Option(Box::new(Twin::Range(Int::U8, Num::Above(60), Num::Above(67))))).when(Condition::Equal(vec![0], Value::some(Value::int(0))), Value::NONE), field(Twin::ByteArray(5)), field(Twin::Option(Box::new(Twin::Bits(Int::U8, 5)))).when(Condition::Not(Box::new(Condition::Some(vec![8]))), Value::NONE), field(Twin::Option(Box::new(Twin::Char)))])
    }
}

pub mod t25 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq)]
    pub struct Root {
        #[wire(bits = 30)] pub b: [u32; 9],
        pub slot: i16,
        #[wire(bits = 7)] pub a: u16,
        #[wire(skip)] pub stream: String,
        #[wire(fixed(0..=10, 3))] pub len: Option<u32>,
        #[wire(unit = 13)] pub e: [f32; 3],
        pub tag: [std::net::Ipv4Addr; 0],
        #[wire(fixed(-20..=8, 0), default_bit)] pub d: i32,
        #[wire(bits = 2)] pub x8: [u8; 0],
        pub x9: Option<Box<Rc<[bool; 9]>>>,
    }
    declare::neutral_struct!([] [] Root b slot a stream len e tag d x8 x9);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Array(9, Box::new(Twin::Bits(Int::U32, 30)))), field(Twin::Range(Int::I16, Num::Below(-32768), Num::Above(32767))), field(Twin::Bits(Int::U16, 7)), field(Twin::Text(7)).skip(Value::Text("".into())), field(Twin::Option(Box::new(Twin::Fixed(Int::U32, 0, 10, 3)))), field(Twin::Direction(13)), field(Twin::Array(0, Box::new(Twin::Array(4, Box::new(Twin::Bits(Int::U8, 8)))))), field(Twin::Fixed(Int::I32, -20, 8, 0)).default_bit(Value::int(0)), field(Twin::Array(0, Box::new(Twin::Bits(Int::U8, 2)))), field(Twin::Option(Box::new(Twin::Array(9, Box::new(Twin::Bool)))))])
    }
}

pub mod t26 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct Root(
        pub (),
        pub u32,
        #[wire(skip)] pub u32,
        #[wire(bits = 9)] pub u16,
        #[wire(skip)] pub u32,
        #[wire(bits = 30)] pub u32,
    );
    declare::neutral_struct!([] [] Root 0 1 2 3 4 5);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Unit), field(Twin::Bits(Int::U32, 32)), field(Twin::Bits(Int::U32, 28)).skip(Value::int(0)), field(Twin::Bits(Int::U16, 9)), field(Twin::Bits(Int::U32, 32)).skip(Value::int(0)), field(Twin::Bits(Int::U32, 30))])
    }
}

pub mod t27 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct H0<T0>(
        pub Box<T0>,
    );
    declare::neutral_struct!([T0] [] H0 0);

    #[derive(Wire, Clone, Debug, PartialEq)]
    pub struct Root {
        #[wire(range = 29..=58, default_bit)] pub c: Option<u64>,
        #[wire(bits = 1, if = !((c == Some(3)) || (matches!(c, Some(c) if c > 1))))] pub fields: u8,
        #[wire(range = 0..=1)] pub blank: [i32; 3],
        #[wire(check = "a")] pub value: Option<H0<std::time::Duration>>,
        #[wire(relative_to = fields)] pub len: u8,
        #[wire(smallest_three = 14, if = !((c == Some(1)) || (c == Some(1))))] pub d: [f32; 4],
        #[wire(relative_to = fields)] pub r#type: u8,
        #[wire(max_len = 10)] pub x7: [String; 33],
        #[wire(range = u8::MIN..=u8::MAX)] pub x8: u8,
    }
    declare::neutral_struct!([] [] Root c fields blank value len d r#type x7 x8);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Option(Box::new(Twin::Range(Int::U64, Num::Above(29), Num::Above(58))))).default_bit(Value::NONE), field(Twin::Bits(Int::U8, 1)).when(Condition::Not(Box::new(Condition::Or(Box::new(Condition::Equal(vec![0], Value::some(Value::int(3)))), Box::new(Condition::SomeAbove(vec![0], Num::Above(1)))))), Value::int(0)), field(Twin::Array(3, Box::new(Twin::Range(Int::I32, Num::Above(0), Num::Above(1))))), field(Twin::Option(Box::new(Twin::Record(vec![field(Twin::Record(vec![field(Twin::Bits(Int::U64, 64)), field(Twin::Range(Int::U32, Num::Above(0), Num::Above(999999999)))]))])))).check("a"), field(Twin::Relative(Int::U8, 1)), field(Twin::SmallestThree(14)).when(Condition::Not(Box::new(Condition::Or(Box::new(Condition::Equal(vec![0], Value::some(Value::int(1)))), Box::new(Condition::Equal(vec![0], Value::some(Value::int(1))))))), Value::Many(vec![Value::F32(0x0), Value::F32(0x0), Value::F32(0x0), Value::F32(0x0)])), field(Twin::Relative(Int::U8, 1)), field(Twin::Array(33, Box::new(Twin::Text(10)))), field(Twin::Range(Int::U8, Num::Above(0), Num::Above(255)))])
    }
}

pub mod t28 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct Root(
        #[wire(range = -35..=99)] pub i32,
        #[wire(bits = 30, if = !(field_0 > 4), default = Some(std::num::NonZero::new(7).unwrap()))] pub Option<std::num::NonZeroU64>,
        #[wire(range = -82..=50, if = !(field_0 == 4))] pub Option<i32>,
        #[wire(if = field_0 > 1)] pub f32,
        #[wire(bits = 59, if = !((field_2 == Some(1)) && (field_0 == 1)))] pub u64,
        #[wire(if = field_2 == Some(0), check = "players")] pub bool,
        pub Option<[bool; 0]>,
        pub u16,
        #[wire(unit = 23)] pub [f32; 3],
    );
    declare::neutral_struct!([] [] Root 0 1 2 3 4 5 6 7 8);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Range(Int::I32, Num::Below(-35), Num::Above(99))), field(Twin::Option(Box::new(Twin::NonZero(Box::new(Twin::Bits(Int::U64, 30)))))).when(Condition::Not(Box::new(Condition::Above(vec![0], Num::Above(4)))), Value::some(Value::int(7))), field(Twin::Option(Box::new(Twin::Range(Int::I32, Num::Below(-82), Num::Above(50))))).when(Condition::Not(Box::new(Condition::Equal(vec![0], Value::int(4)))), Value::NONE), field(Twin::F32).when(Condition::Above(vec![0], Num::Above(1)), Value::F32(0x0)), field(Twin::Bits(Int::U64, 59)).when(Condition::Not(Box::new(Condition::And(Box::new(Condition::Equal(vec![2], Value::some(Value::int(1)))), Box::new(Condition::Equal(vec![0], Value::int(1)))))), Value::int(0)), field(Twin::Bool).when(Condition::Equal(vec![2], Value::some(Value::int(0))), Value::Bool(false)).check("players"), field(Twin::Option(Box::new(Twin::Array(0, Box::new(Twin::Bool))))), field(Twin::Bits(Int::U16, 16)), field(Twin::Direction(23))])
    }
}

pub mod t29 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq)]
    pub struct Root {
        pub b: bool,
        pub fields: Option<std::num::Wrapping<u32>>,
        pub blank: [std::num::NonZeroI32; 0],
        #[wire(bits = 1)] pub g: u32,
        #[wire(range = 62..=75)] pub x4: Option<Option<u64>>,
        #[wire(align, range = 49..=93)] pub e: u64,
        #[wire(bits = 2, default_bit)] pub tag: Option<u16>,
        pub c: (bool, u16, u8,),
        #[wire(bits = 1)] pub x8: u32,
        pub x9: [bool; 33],
        #[wire(range = -76..=-69, default_bit)] pub slot: i8,
        #[wire(align, bits = 16)] pub x11: Option<u16>,
        #[wire(smallest_three = 19)] pub stream: [[f32; 4]; 2],
        pub bits: std::net::IpAddr,
        #[wire(range = 44..=44)] pub x14: i32,
        #[wire(bytes, max_len = 10)] pub r#type: Vec<u8>,
        #[wire(if = tag.is_some())] pub x16: [Option<std::num::NonZeroU8>; 0],
        pub value: std::time::Duration,
        #[wire(align, skip)] pub x18: Vec<u8>,
        #[wire(relative_to = e, if = g == 4)] pub x19: u64,
        #[wire(range = 0..=1)] pub x20: u128,
        #[wire(range = 0..=100, if = !(x14 > 2), default = 9, check = "end")] pub d: i64,
        #[wire(range = -41..=49)] pub x22: i16,
        #[wire(unit = 5)] pub x23: [f32; 3],
        #[wire(skip)] pub x24: Option<std::net::SocketAddrV4>,
        #[wire(range = -75..=-17, max_len = 8, if = tag == Some(1))] pub a: Vec<Option<std::num::NonZeroI64>>,
        #[wire(compressed(-256.0..=256.0, 0.001))] pub x26: [f32; 1],
        #[wire(skip, default = Some(6))] pub x27: Option<u16>,
        #[wire(range = -19..=-13)] pub x28: std::num::NonZeroI16,
        #[wire(smallest_three = 11)] pub len: Option<Option<[f32; 4]>>,
    }
    declare::neutral_struct!([] [] Root b fields blank g x4 e tag c x8 x9 slot x11 stream bits x14 r#type x16 value x18 x19 x20 d x22 x23 x24 a x26 x27 x28 len);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Bool), field(Twin::Option(Box::new(Twin::Bits(Int::U32, 32)))), field(Twin::Array(0, Box::new(Twin::NonZero(Box::new(Twin::Range(Int::I32, Num::Below(-2147483648), Num::Above(2147483647))))))), field(Twin::Bits(Int::U32, 1)), field(Twin::Option(Box::new(Twin::Option(Box::new(Twin::Range(Int::U64, Num::Above(62), Num::Above(75))))))), field(Twin::Range(Int::U64, Num::Above(49), Num::Above(93))).align(), field(Twin::Option(Box::new(Twin::Bits(Int::U16, 2)))).default_bit(Value::NONE), field(Twin::Record(vec![field(Twin::Bool), field(Twin::Bits(Int::U16, 16)), field(Twin::Bits(Int::U8, 8))])), field(Twin::Bits(Int::U32, 1)), field(Twin::Array(33, Box::new(Twin::Bool))), field(Twin::Range(Int::I8, Num::Below(-76), Num::Below(-69))).default_bit(Value::int(0)), field(Twin::Option(Box::new(Twin::Bits(Int::U16, 16)))).align(), field(Twin::Array(2, Box::new(Twin::SmallestThree(19)))), field(Twin::Choice(1, vec![vec![field(Twin::Array(4, Box::new(Twin::Bits(Int::U8, 8))))], vec![field(Twin::Array(16, Box::new(Twin::Bits(Int::U8, 8))))]])), field(Twin::Range(Int::I32, Num::Above(44), Num::Above(44))), field(Twin::ByteList(10)), field(Twin::Array(0, Box::new(Twin::Option(Box::new(Twin::NonZero(Box::new(Twin::Range(Int::U8, Num::Above(1), Num::Above(255))))))))).when(Condition::Some(vec![6]), Value::Many(vec![])), field(Twin::Record(vec![field(Twin::Bits(Int::U64, 64)), field(Twin::Range(Int::U32, Num::Above(0), Num::Above(999999999)))])), field(Twin::ByteList(8)).align().skip(Value::Many(vec![])), field(Twin::Relative(Int::U64, 5)).when(Condition::Equal(vec![3], Value::int(4)), Value::int(0)), field(Twin::Range(Int::U128, Num::Above(0), Num::Above(1))), field(Twin::Range(Int::I64, Num::Above(0), Num::Above(100))).when(Condition::Not(Box::new(Condition::Above(vec![14], Num::Above(2)))), Value::int(9)).check("end"), field(Twin::Range(Int::I16, Num::Below(-41), Num::Above(49))), field(Twin::Direction(5)), field(Twin::Option(Box::new(Twin::Record(vec![field(Twin::Array(4, Box::new(Twin::Bits(Int::U8, 8)))), field(Twin::Bits(Int::U16, 16))])))).skip(Value::NONE), field(Twin::List(8, Box::new(Twin::Option(Box::new(Twin::NonZero(Box::new(Twin::Range(Int::I64, Num::Below(-75), Num::Below(-17))))))))).when(Condition::Equal(vec![6], Value::some(Value::int(1))), Value::Many(vec![])), field(Twin::Array(1, Box::new(Twin::Compressed(-256.0, 256.0, 0.001)))), field(Twin::Option(Box::new(Twin::Bits(Int::U16, 16)))).skip(Value::some(Value::int(6))), field(Twin::NonZero(Box::new(Twin::Range(Int::I16, Num::Below(-19), Num::Below(-13))))), field(Twin::Option(Box::new(Twin::Option(Box::new(Twin::SmallestThree(11))))))])
    }
}

pub mod t30 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct Root {
        pub a: Option<u16>,
        #[wire(bits = 1)] pub value: u8,
        #[wire(bits = 16)] pub x2: u16,
    }
    declare::neutral_struct!([] [] Root a value x2);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Option(Box::new(Twin::Bits(Int::U16, 16)))), field(Twin::Bits(Int::U8, 1)), field(Twin::Bits(Int::U16, 16))])
    }
}

pub mod t31 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    #[wire(crate = tightwire)]
    pub struct Root {
        #[wire(range = -88..=-81)] pub a: Option<i16>,
        pub value: bool,
        #[wire(bits = 47, if = (matches!(a, Some(a) if a > 1)) || (matches!(a, Some(a) if a > 1)))] pub blank: u64,
        #[wire(bits = 27)] pub stream: u32,
        #[wire(bits = 8)] pub x4: u32,
        #[wire(bits = 2)] pub d: Option<u8>,
        #[wire(bits = 16)] pub tag: u32,
    }
    declare::neutral_struct!([] [] Root a value blank stream x4 d tag);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Option(Box::new(Twin::Range(Int::I16, Num::Below(-88), Num::Below(-81))))), field(Twin::Bool), field(Twin::Bits(Int::U64, 47)).when(Condition::Or(Box::new(Condition::SomeAbove(vec![0], Num::Above(1))), Box::new(Condition::SomeAbove(vec![0], Num::Above(1)))), Value::int(0)), field(Twin::Bits(Int::U32, 27)), field(Twin::Bits(Int::U32, 8)), field(Twin::Option(Box::new(Twin::Bits(Int::U8, 2)))), field(Twin::Bits(Int::U32, 16))])
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
        Case::new::<t14::Root>(4, 14, t14::twin(), Some(<t14::Root as Wire>::MAX_BITS)),
        Case::new::<t15::Root<t15::H1>>(4, 15, t15::twin(), Some(<t15::Root<t15::H1> as Wire>::MAX_BITS)),
        Case::new::<t16::Root<()>>(4, 16, t16::twin(), Some(<t16::Root<()> as Wire>::MAX_BITS)),
        Case::new::<t17::Root>(4, 17, t17::twin(), Some(<t17::Root as Wire>::MAX_BITS)),
        Case::new::<t18::Root<Option<bool>, 3>>(4, 18, t18::twin(), Some(<t18::Root<Option<bool>, 3> as Wire>::MAX_BITS)),
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
        Case::new::<t29::Root>(4, 29, t29::twin(), Some(<t29::Root as Wire>::MAX_BITS)),
        Case::new::<t30::Root>(4, 30, t30::twin(), Some(<t30::Root as Wire>::MAX_BITS)),
        Case::new::<t31::Root>(4, 31, t31::twin(), Some(<t31::Root as Wire>::MAX_BITS)),
    ]
}
