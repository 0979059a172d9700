// Types 0 to 31 of seed 4, made by tools/declare: not to be edited.

use super::library::scope::*;

pub mod t0 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq)]
    pub struct Root {
        #[wire(with = small_or_large_u64, max_bits = 65)] pub b: u64,
        #[wire(default_bit)] pub slot: Option<u16>,
        #[wire(range = 0..=1, if = slot.is_none())] pub flag: u32,
        #[wire(align)] pub stream: std::time::Duration,
        #[wire(compressed(0.0..=1.0, 2.0), if = !(slot == Some(2)), check = "a")] pub len: Option<Option<f32>>,
        #[wire(default_bit)] pub e: Box<f32>,
        #[wire(skip, default = std::num::NonZero::new(2).unwrap())] pub tag: std::num::NonZeroU8,
        #[wire(fixed(0..=13, 8), check = "a")] pub c: u32,
        #[wire(bits = 1)] pub x8: [u32; 2],
        #[wire(bytes, max_len = 0)] pub a: Option<Vec<u8>>,
        #[wire(relative_to = flag)] pub x10: u32,
        #[wire(relative_to = c, if = matches!(slot, Some(_)), default = 7)] pub x11: u32,
        #[wire(range = 0..=100, if = !((flag == 1) && (flag > 1)))] pub x12: Option<isize>,
        #[wire(bits = 2, max_len = 1, default_bit)] pub bits: Vec<Option<u16>>,
        #[wire(range = 23..=30, default_bit)] pub d: i64,
        #[wire(codec = SmallOrLarge, rename = "old 15")] pub r#type: u32,
        #[wire(with = nothing, max_bits = 0, if = !(x11 > 4))] pub x16: (),
        #[wire(max_len = 13)] pub x17: Vec<bool>,
    }
    declare::neutral_struct!([] [] Root b slot flag stream len e tag c x8 a x10 x11 x12 bits d r#type x16 x17);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::SmallOrLarge(Int::U64)), field(Twin::Option(Box::new(Twin::Bits(Int::U16, 16)))).default_bit(Value::NONE), field(Twin::Range(Int::U32, Num::Above(0), Num::Above(1))).when(Condition::Not(Box::new(Condition::Some(vec![1]))), Value::int(0)), field(Twin::Record(vec![field(Twin::Bits(Int::U64, 64)), field(Twin::Range(Int::U32, Num::Above(0), Num::Above(999999999)))])).align(), field(Twin::Option(Box::new(Twin::Option(Box::new(Twin::Compressed(0.0, 1.0, 2.0)))))).when(Condition::Not(Box::new(Condition::Equal(vec![1], Value::some(Value::int(2))))), Value::NONE).check("a"), field(Twin::F32).default_bit(Value::F32(0x0)), field(Twin::NonZero(Box::new(Twin::Range(Int::U8, Num::Above(45), Num::Above(52))))).skip(Value::int(2)), field(Twin::Fixed(Int::U32, 0, 13, 8)).check("a"), field(Twin::Array(2, Box::new(Twin::Bits(Int::U32, 1)))), field(Twin::Option(Box::new(Twin::ByteList(0)))), field(Twin::Relative(Int::U32, 2)), field(Twin::Relative(Int::U32, 7)).when(Condition::Some(vec![1]), Value::int(7)), field(Twin::Option(Box::new(Twin::Range(Int::Isize, Num::Above(0), Num::Above(100))))).when(Condition::Not(Box::new(Condition::And(Box::new(Condition::Equal(vec![2], Value::int(1))), Box::new(Condition::Above(vec![2], Num::Above(1)))))), Value::NONE), field(Twin::List(1, Box::new(Twin::Option(Box::new(Twin::Bits(Int::U16, 2)))))).default_bit(Value::Many(vec![])), field(Twin::Range(Int::I64, Num::Above(23), Num::Above(30))).default_bit(Value::int(0)), field(Twin::SmallOrLarge(Int::U32)), field(Twin::Nothing(Value::Unit, Box::new(Twin::Unit))).when(Condition::Not(Box::new(Condition::Above(vec![11], Num::Above(4)))), Value::Unit), field(Twin::List(13, Box::new(Twin::Bool)))])
    }
}

pub mod t1 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct H0 {
        #[wire(bits = 1)] pub c: u8,
    }
    declare::neutral_struct!([] [] H0 c);

    #[derive(Clone, Debug, PartialEq, Default)]
    pub struct Root {
        pub c: Option<String>,
        pub slot: f32,
        pub flag: Option<[H0; 3]>,
    }
    impl Root {
        fn serialize<S: Stream>(&mut self, stream: &mut S) -> tightwire::Result<S> {
            stream.option(&mut self.c, |stream, x| stream.wide_string(x, 300))?;
            stream.compressed(&mut self.slot, -256.0..=256.0, 0.001)?;
            stream.option(&mut self.flag, |stream, x| stream.array(x, |stream, x| stream.object(x)))?;
            Ok(())
        }
    }
    tightwire::unified!(Root, version = 2, holds = [H0]);
    declare::neutral_struct!([] [] Root c slot flag);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Option(Box::new(Twin::WideText(300)))), field(Twin::Compressed(-256.0, 256.0, 0.001)), field(Twin::Option(Box::new(Twin::Array(3, Box::new(Twin::Record(vec![field(Twin::Bits(Int::U8, 1))]))))))])
    }
}

pub mod t2 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct Root(
        #[wire(align, codec = Silent)] pub u8,
        #[wire(bits = 13)] pub u32,
        #[wire(fixed(-10..=5, 0), max_len = 0)] pub Vec<i64>,
        #[wire(range = -78..=15, check = "players")] pub [i64; 3],
        #[wire(skip)] pub (),
        #[wire(range = 57..=89)] pub Option<usize>,
        #[wire(bits = 16)] pub Option<Option<u16>>,
    );
    declare::neutral_struct!([] [] Root 0 1 2 3 4 5 6);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Nothing(Value::int(0), Box::new(Twin::Bits(Int::U8, 8)))).align(), field(Twin::Bits(Int::U32, 13)), field(Twin::List(0, Box::new(Twin::Fixed(Int::I64, -10, 5, 0)))), field(Twin::Array(3, Box::new(Twin::Range(Int::I64, Num::Below(-78), Num::Above(15))))).check("players"), field(Twin::Nothing(Value::Unit, Box::new(Twin::Unit))).skip(Value::Unit), field(Twin::Option(Box::new(Twin::Range(Int::Usize, Num::Above(57), Num::Above(89))))), field(Twin::Option(Box::new(Twin::Option(Box::new(Twin::Bits(Int::U16, 16))))))])
    }
}

pub mod t3 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct Root {
        #[wire(codec = SmallOrLarge, max_len = 6, default_bit)] pub c: Vec<Option<u32>>,
        #[wire(range = 18..=75, default_bit)] pub fields: u64,
        #[wire(bits = 64, max_len = 2, if = fields > 2)] pub flag: Vec<Option<u64>>,
        #[wire(range = 9..=26, if = fields == 2, default = 1, default_bit)] pub value: u64,
        #[wire(range = 12..=18, if = (value > 5) || (fields > 3))] pub blank: Option<u8>,
        #[wire(range = -27..=-27, if = blank.is_some(), default = Some(5))] pub g: Option<i64>,
        #[wire(bytes, if = g == Some(3), check = "end")] pub bits: Option<[u8; 5]>,
    }
    declare::neutral_struct!([] [] Root c fields flag value blank g bits);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::List(6, Box::new(Twin::Option(Box::new(Twin::SmallOrLarge(Int::U32)))))).default_bit(Value::Many(vec![])), field(Twin::Range(Int::U64, Num::Above(18), Num::Above(75))).default_bit(Value::int(0)), field(Twin::List(2, Box::new(Twin::Option(Box::new(Twin::Bits(Int::U64, 64)))))).when(Condition::Above(vec![1], Num::Above(2)), Value::Many(vec![])), field(Twin::Range(Int::U64, Num::Above(9), Num::Above(26))).when(Condition::Equal(vec![1], Value::int(2)), Value::int(1)).default_bit(Value::int(0)), field(Twin::Option(Box::new(Twin::Range(Int::U8, Num::Above(12), Num::Above(18))))).when(Condition::Or(Box::new(Condition::Above(vec![3], Num::Above(5))), Box::new(Condition::Above(vec![1], Num::Above(3)))), Value::NONE), field(Twin::Option(Box::new(Twin::Range(Int::I64, Num::Below(-27), Num::Below(-27))))).when(Condition::Some(vec![4]), Value::some(Value::int(5))), field(Twin::Option(Box::new(Twin::ByteArray(5)))).when(Condition::Equal(vec![5], Value::some(Value::int(3))), Value::NONE).check("end")])
    }
}

pub mod t4 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct Root {
        pub a: i32,
        #[wire(range = -33..=-33)] pub fields: i32,
        #[wire(range = u64::MIN..=u64::MAX)] pub x2: u64,
        #[wire(range = 88..=92, if = !((fields > 1) && (x2 == 5)))] pub g: u64,
        pub len: u32,
    }
    declare::neutral_struct!([] [] Root a fields x2 g len);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Range(Int::I32, Num::Below(-2147483648), Num::Above(2147483647))), field(Twin::Range(Int::I32, Num::Below(-33), Num::Below(-33))), field(Twin::Range(Int::U64, Num::Above(0), Num::Above(18446744073709551615))), field(Twin::Range(Int::U64, Num::Above(88), Num::Above(92))).when(Condition::Not(Box::new(Condition::And(Box::new(Condition::Above(vec![1], Num::Above(1))), Box::new(Condition::Equal(vec![2], Value::int(5)))))), Value::int(0)), field(Twin::Bits(Int::U32, 32))])
    }
}

pub mod t5 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq)]
    pub enum Root {
        V0 {
            #[wire(with = nothing, max_bits = 0)] a: i64,
            #[wire(range = 5..=5)] value: i64,
            #[wire(range = -36..=-26)] flag: i8,
            #[wire(if = (flag > 3) || (flag == 3))] stream: f32,
        },
        V1(
            #[wire(bits = 19)] u32,
            #[wire(align)] bool,
            #[wire(relative_to = field_0)] u32,
            #[wire(bits = 6)] Option<u32>,
        ),
        V2 {
            a: bool,
            #[wire(compressed(-3.5..=8.25, 0.1))] fields: Option<f32>,
            blank: bool,
            #[wire(align, rename = "old 3", default_bit)] g: u32,
        },
        V3,
        #[wire(rename = "Old4")]
        V4,
        V5 {
        },
        V6 {
            #[wire(skip)] c: Option<u8>,
            #[wire(skip)] fields: u32,
            blank: (),
            #[wire(check = "players")] g: i32,
        },
        #[wire(rename = "Old7")]
        V7 {
            #[wire(compressed(-1.0..=1.0, 0.01))] b: f32,
            #[wire(compressed(0.0..=16777215.0, 1.0))] slot: f32,
            #[wire(bits = 3)] flag: u64,
            #[wire(bits = 26, if = flag > 4)] value: u32,
        },
        V8 {
        },
    }
    impl Default for Root { fn default() -> Self { Self::V3 {  } } }
    declare::neutral_enum!([] [] Root 0 V0 { a x0 value x1 flag x2 stream x3 } 1 V1 { 0 x0 1 x1 2 x2 3 x3 } 2 V2 { a x0 fields x1 blank x2 g x3 } 3 V3 {  } 4 V4 {  } 5 V5 {  } 6 V6 { c x0 fields x1 blank x2 g x3 } 7 V7 { b x0 slot x1 flag x2 value x3 } 8 V8 {  });

    pub fn twin() -> Twin {
        Twin::Choice(4, vec![vec![field(Twin::Nothing(Value::int(0), Box::new(Twin::Range(Int::I64, Num::Below(-9223372036854775808), Num::Above(9223372036854775807))))), field(Twin::Range(Int::I64, Num::Above(5), Num::Above(5))), field(Twin::Range(Int::I8, Num::Below(-36), Num::Below(-26))), field(Twin::F32).when(Condition::Or(Box::new(Condition::Above(vec![2], Num::Above(3))), Box::new(Condition::Equal(vec![2], Value::int(3)))), Value::F32(0x0))], vec![field(Twin::Bits(Int::U32, 19)), field(Twin::Bool).align(), field(Twin::Relative(Int::U32, 0)), field(Twin::Option(Box::new(Twin::Bits(Int::U32, 6))))], vec![field(Twin::Bool), field(Twin::Option(Box::new(Twin::Compressed(-3.5, 8.25, 0.1)))), field(Twin::Bool), field(Twin::Bits(Int::U32, 32)).align().default_bit(Value::int(0))], vec![], vec![], vec![], vec![field(Twin::Option(Box::new(Twin::Bits(Int::U8, 7)))).skip(Value::NONE), field(Twin::Bits(Int::U32, 32)).skip(Value::int(0)), field(Twin::Unit), field(Twin::Range(Int::I32, Num::Below(-2147483648), Num::Above(2147483647))).check("players")], vec![field(Twin::Compressed(-1.0, 1.0, 0.01)), field(Twin::Compressed(0.0, 16777215.0, 1.0)), field(Twin::Bits(Int::U64, 3)), field(Twin::Bits(Int::U32, 26)).when(Condition::Above(vec![2], Num::Above(4)), Value::int(0))], vec![]])
    }
}

pub mod t6 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct Root(
        #[wire(default_bit)] pub [bool; 0],
        #[wire(compressed(0.0..=1.0, 2.0), if = !(field_0.len() > 1))] pub Option<f32>,
        #[wire(if = matches!(field_1, Some(_)))] pub [bool; 9],
    );
    declare::neutral_struct!([] [] Root 0 1 2);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Array(0, Box::new(Twin::Bool))).default_bit(Value::Many(vec![])), field(Twin::Option(Box::new(Twin::Compressed(0.0, 1.0, 2.0)))).when(Condition::Not(Box::new(Condition::Longer(vec![0], 1))), Value::NONE), field(Twin::Array(9, Box::new(Twin::Bool))).when(Condition::Some(vec![1]), Value::Many(vec![Value::Bool(false), Value::Bool(false), Value::Bool(false), Value::Bool(false), Value::Bool(false), Value::Bool(false), Value::Bool(false), Value::Bool(false), Value::Bool(false)]))])
    }
}

pub mod t7 {
    use super::*;

    #[derive(Clone, Debug, PartialEq, Default)]
    pub struct Root {
        pub a: u64,
        pub fields: [Option<()>; 10],
        pub blank: Option<Option<i64>>,
        pub value: [u32; 9],
        pub x4: Option<Option<i64>>,
    }
    impl Root {
        fn serialize<S: Stream>(&mut self, stream: &mut S) -> tightwire::Result<S> {
            stream.int(&mut self.a, 75..=90)?;
            stream.subset(&mut self.fields, Option::is_some, |stream, slot| { let mut one = slot.take().unwrap_or_default(); stream.object(&mut one)?; *slot = Some(one); Ok(()) })?;
            let mut rests = self.blank == <Option<Option<i64>>>::default(); stream.bool(&mut rests)?; if rests { self.blank = Default::default(); } else { stream.option(&mut self.blank, |stream, x| stream.option(x, |stream, x| stream.object(x)))?; }
            let mut rests = self.value == <[u32; 9]>::default(); stream.bool(&mut rests)?; if rests { self.value = Default::default(); } else { stream.array(&mut self.value, |stream, x| stream.int(x, 0..=4294967295))?; }
            stream.align()?;
            if !(self.a == 2) { stream.option(&mut self.x4, |stream, x| stream.option(x, |stream, x| stream.int(x, -30..=90)))?; } else { self.x4 = Some(Some(3)); }
            Ok(())
        }
    }
    tightwire::unified!(Root, version = 2, max_bits = 1080);
    declare::neutral_struct!([] [] Root a fields blank value x4);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Range(Int::U64, Num::Above(75), Num::Above(90))), field(Twin::Subset(None, 10, Box::new(Twin::Unit))), field(Twin::Option(Box::new(Twin::Option(Box::new(Twin::Range(Int::I64, Num::Below(-9223372036854775808), Num::Above(9223372036854775807))))))).default_bit(Value::NONE), field(Twin::Array(9, Box::new(Twin::Range(Int::U32, Num::Above(0), Num::Above(4294967295))))).default_bit(Value::Many(vec![Value::int(0), Value::int(0), Value::int(0), Value::int(0), Value::int(0), Value::int(0), Value::int(0), Value::int(0), Value::int(0)])), field(Twin::Option(Box::new(Twin::Option(Box::new(Twin::Range(Int::I64, Num::Below(-30), Num::Above(90))))))).align().when(Condition::Not(Box::new(Condition::Equal(vec![0], Value::int(2)))), Value::some(Value::some(Value::int(3))))])
    }
}

pub mod t8 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq)]
    pub struct Root(
        #[wire(range = 0..=100, default_bit)] pub Option<i128>,
        #[wire(with = nothing, max_bits = 0, if = field_0 == Some(3))] pub i8,
        #[wire(range = -26..=-19, if = field_0.is_some(), default = std::num::NonZero::new(1).unwrap())] pub std::num::NonZeroI32,
        #[wire(with = small_or_large_u16, max_bits = 17, if = field_0.is_some(), default_bit)] pub u16,
        #[wire(if = field_0 == Some(1))] pub [[bool; 1]; 1],
        #[wire(check = "a")] pub Option<std::num::NonZeroI16>,
        #[wire(bytes, if = matches!(field_0, Some(field_0) if field_0 > 2))] pub [u8; 3],
        #[wire(range = 49..=87)] pub i64,
        #[wire(relative_to = field_7, if = (field_0 == Some(2)) && (field_4.len() > 1))] pub i64,
        #[wire(default_bit)] pub f32,
        #[wire(bits = 54, if = !(field_7 > 1), default = Some(std::num::NonZero::new(1).unwrap()))] pub Option<std::num::NonZeroU64>,
    );
    declare::neutral_struct!([] [] Root 0 1 2 3 4 5 6 7 8 9 10);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Option(Box::new(Twin::Range(Int::I128, Num::Above(0), Num::Above(100))))).default_bit(Value::NONE), field(Twin::Nothing(Value::int(0), Box::new(Twin::Range(Int::I8, Num::Below(-128), Num::Above(127))))).when(Condition::Equal(vec![0], Value::some(Value::int(3))), Value::int(0)), field(Twin::NonZero(Box::new(Twin::Range(Int::I32, Num::Below(-26), Num::Below(-19))))).when(Condition::Some(vec![0]), Value::int(1)), field(Twin::SmallOrLarge(Int::U16)).when(Condition::Some(vec![0]), Value::int(0)).default_bit(Value::int(0)), field(Twin::Array(1, Box::new(Twin::Array(1, Box::new(Twin::Bool))))).when(Condition::Equal(vec![0], Value::some(Value::int(1))), Value::Many(vec![Value::Many(vec![Value::Bool(false)])])), field(Twin::Option(Box::new(Twin::NonZero(Box::new(Twin::Range(Int::I16, Num::Below(-32768), Num::Above(32767))))))).check("a"), field(Twin::ByteArray(3)).when(Condition::SomeAbove(vec![0], Num::Above(2)), Value::Many(vec![Value::int(0), Value::int(0), Value::int(0)])), field(Twin::Range(Int::I64, Num::Above(49), Num::Above(87))), field(Twin::Relative(Int::I64, 7)).when(Condition::And(Box::new(Condition::Equal(vec![0], Value::some(Value::int(2)))), Box::new(Condition::Longer(vec![4], 1))), Value::int(0)), field(Twin::F32).default_bit(Value::F32(0x0)), field(Twin::Option(Box::new(Twin::NonZero(Box::new(Twin::Bits(Int::U64, 54)))))).when(Condition::Not(Box::new(Condition::Above(vec![7], Num::Above(1)))), Value::some(Value::int(1)))])
    }
}

pub mod t9 {
    use super::*;

    #[derive(Clone, Debug, PartialEq, Default)]
    pub struct Root {
        pub c: i16,
        pub slot: Option<i32>,
        pub blank: [Option<()>; 3],
        pub stream: bool,
        pub x4: Option<f32>,
        pub d: Option<u8>,
    }
    impl Root {
        fn serialize<S: Stream>(&mut self, stream: &mut S) -> tightwire::Result<S> {
            let mut rests = self.c == <i16>::default(); stream.bool(&mut rests)?; if rests { self.c = Default::default(); } else { stream.object(&mut self.c)?; }
            stream.option(&mut self.slot, |stream, x| stream.fixed(x, -11..=2, 7))?;
            stream.subset_as(tightwire::subset::Strategy::Sentinel, &mut self.blank, Option::is_some, |stream, slot| { let mut one = slot.take().unwrap_or_default(); stream.object(&mut one)?; *slot = Some(one); Ok(()) })?;
            stream.bool(&mut self.stream)?;
            if !(matches!(self.slot, Some(x) if x > 2)) { stream.option(&mut self.x4, |stream, x| stream.f32(x))?; } else { self.x4 = Default::default(); }
            if !self.stream { stream.option(&mut self.d, |stream, x| stream.bits(x, 1))?; } else { self.d = Some(3); }
            Ok(())
        }
    }
    tightwire::unified!(Root, version = 2, max_bits = 321);
    declare::neutral_struct!([] [] Root c slot blank stream x4 d);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Range(Int::I16, Num::Below(-32768), Num::Above(32767))).default_bit(Value::int(0)), field(Twin::Option(Box::new(Twin::Fixed(Int::I32, -11, 2, 7)))), field(Twin::Subset(Some(Way::Sentinel), 3, Box::new(Twin::Unit))), field(Twin::Bool), field(Twin::Option(Box::new(Twin::F32))).when(Condition::Not(Box::new(Condition::SomeAbove(vec![1], Num::Above(2)))), Value::NONE), field(Twin::Option(Box::new(Twin::Bits(Int::U8, 1)))).when(Condition::Not(Box::new(Condition::True(vec![3]))), Value::some(Value::int(3)))])
    }
}

pub mod t10 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct Root {
        #[wire(range = u32::MIN..=u32::MAX)] pub c: u32,
        #[wire(align, range = 53..=88, check = "end")] pub slot: Option<u16>,
        #[wire(skip)] pub flag: [i16; 2],
        #[wire(default_bit)] pub value: (),
        #[wire(fixed(-8..=31, 3), check = "end")] pub len: i64,
        #[wire(compressed(-3.5..=8.25, 0.1))] pub e: f32,
        #[wire(fixed(-13..=36, 4), default_bit)] pub tag: Option<i32>,
        #[wire(skip)] pub d: Vec<Option<std::num::Wrapping<u16>>>,
        #[wire(align, codec = SmallOrLarge)] pub fields: u64,
        #[wire(range = u32::MIN..=u32::MAX)] pub x9: u32,
        #[wire(smallest_three = 15)] pub x10: Option<[f32; 4]>,
        #[wire(check = "players")] pub x11: [bool; 9],
    }
    declare::neutral_struct!([] [] Root c slot flag value len e tag d fields x9 x10 x11);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Range(Int::U32, Num::Above(0), Num::Above(4294967295))), field(Twin::Option(Box::new(Twin::Range(Int::U16, Num::Above(53), Num::Above(88))))).align().check("end"), field(Twin::Array(2, Box::new(Twin::Range(Int::I16, Num::Below(-32768), Num::Above(32767))))).skip(Value::Many(vec![Value::int(0), Value::int(0)])), field(Twin::Unit).default_bit(Value::Unit), field(Twin::Fixed(Int::I64, -8, 31, 3)).check("end"), field(Twin::Compressed(-3.5, 8.25, 0.1)), field(Twin::Option(Box::new(Twin::Fixed(Int::I32, -13, 36, 4)))).default_bit(Value::NONE), field(Twin::List(300, Box::new(Twin::Option(Box::new(Twin::Bits(Int::U16, 16)))))).skip(Value::Many(vec![])), field(Twin::SmallOrLarge(Int::U64)).align(), field(Twin::Range(Int::U32, Num::Above(0), Num::Above(4294967295))), field(Twin::Option(Box::new(Twin::SmallestThree(15)))), field(Twin::Array(9, Box::new(Twin::Bool))).check("players")])
    }
}

pub mod t11 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct Root {
        #[wire(bits = 3)] pub c: Option<u8>,
        #[wire(check = "players")] pub fields: f32,
        #[wire(bits = 6, if = c.is_some(), default_bit)] pub flag: u8,
        pub g: i8,
        pub len: i32,
        pub d: u32,
        #[wire(bits = 8)] pub tag: u8,
    }
    declare::neutral_struct!([] [] Root c fields flag g len d tag);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Option(Box::new(Twin::Bits(Int::U8, 3)))), field(Twin::F32).check("players"), field(Twin::Bits(Int::U8, 6)).when(Condition::Some(vec![0]), Value::int(0)).default_bit(Value::int(0)), field(Twin::Range(Int::I8, Num::Below(-128), Num::Above(127))), field(Twin::Range(Int::I32, Num::Below(-2147483648), Num::Above(2147483647))), field(Twin::Bits(Int::U32, 32)), field(Twin::Bits(Int::U8, 8))])
    }
}

pub mod t12 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct Root(
        pub Option<f32>,
        #[wire(rename = "old 1", skip)] pub u16,
        #[wire(bits = 21)] pub u32,
        #[wire(bits = 2, default_bit, check = "players")] pub u8,
        #[wire(range = 25..=25, if = (field_2 == 4) || (field_2 == 4), default = 2)] pub i32,
        #[wire(range = u16::MIN..=u16::MAX, rename = "old 5")] pub u16,
        #[wire(align)] pub [bool; 0],
        #[wire(bits = 9)] pub u32,
        #[wire(bits = 22)] pub u32,
        #[wire(compressed(0.0..=10.0, 5.0))] pub f32,
        #[wire(rename = "old 10")] pub bool,
    );
    declare::neutral_struct!([] [] Root 0 1 2 3 4 5 6 7 8 9 10);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Option(Box::new(Twin::F32))), field(Twin::Bits(Int::U16, 16)).skip(Value::int(0)), field(Twin::Bits(Int::U32, 21)), field(Twin::Bits(Int::U8, 2)).default_bit(Value::int(0)).check("players"), field(Twin::Range(Int::I32, Num::Above(25), Num::Above(25))).when(Condition::Or(Box::new(Condition::Equal(vec![2], Value::int(4))), Box::new(Condition::Equal(vec![2], Value::int(4)))), Value::int(2)), field(Twin::Range(Int::U16, Num::Above(0), Num::Above(65535))), field(Twin::Array(0, Box::new(Twin::Bool))).align(), field(Twin::Bits(Int::U32, 9)), field(Twin::Bits(Int::U32, 22)), field(Twin::Compressed(0.0, 10.0, 5.0)), field(Twin::Bool)])
    }
}

pub mod t13 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct Root {
        #[wire(bits = 3, default_bit)] pub c: u32,
        #[wire(rename = "old 1", skip)] pub fields: usize,
        #[wire(if = !(c > 1), default_bit)] pub blank: bool,
        pub value: u16,
        #[wire(compressed(0.0..=16777215.0, 1.0))] pub len: f32,
        #[wire(skip, default = true)] pub g: bool,
        #[wire(skip)] pub bits: u32,
        pub d: Option<bool>,
    }
    declare::neutral_struct!([] [] Root c fields blank value len g bits d);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Bits(Int::U32, 3)).default_bit(Value::int(0)), field(Twin::Range(Int::Usize, Num::Above(0), Num::Above(100))).skip(Value::int(0)), field(Twin::Bool).when(Condition::Not(Box::new(Condition::Above(vec![0], Num::Above(1)))), Value::Bool(false)).default_bit(Value::Bool(false)), field(Twin::Bits(Int::U16, 16)), field(Twin::Compressed(0.0, 16777215.0, 1.0)), field(Twin::Bool).skip(Value::Bool(true)), field(Twin::Bits(Int::U32, 5)).skip(Value::int(0)), field(Twin::Option(Box::new(Twin::Bool)))])
    }
}

pub mod t14 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct Root(
        #[wire(bits = 7)] pub u8,
        #[wire(align, range = 40..=100, rename = "old 1", if = !((field_0 == 2) && (field_0 > 2)), default = Some(std::num::NonZero::new(3).unwrap()))] pub Option<std::num::NonZeroU8>,
        #[wire(range = -58..=-51, if = (field_0 > 1) && (field_0 > 1), default = 1)] pub i16,
        #[wire(relative_to = field_0)] pub u8,
        #[wire(bits = 7, if = !(field_3 > 2))] pub u8,
        #[wire(align, range = -52..=-25, if = field_3 == 0, default = 1, default_bit, check = "a")] pub i16,
    );
    declare::neutral_struct!([] [] Root 0 1 2 3 4 5);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Bits(Int::U8, 7)), field(Twin::Option(Box::new(Twin::NonZero(Box::new(Twin::Range(Int::U8, Num::Above(40), Num::Above(100))))))).align().when(Condition::Not(Box::new(Condition::And(Box::new(Condition::Equal(vec![0], Value::int(2))), Box::new(Condition::Above(vec![0], Num::Above(2)))))), Value::some(Value::int(3))), field(Twin::Range(Int::I16, Num::Below(-58), Num::Below(-51))).when(Condition::And(Box::new(Condition::Above(vec![0], Num::Above(1))), Box::new(Condition::Above(vec![0], Num::Above(1)))), Value::int(1)), field(Twin::Relative(Int::U8, 0)), field(Twin::Bits(Int::U8, 7)).when(Condition::Not(Box::new(Condition::Above(vec![3], Num::Above(2)))), Value::int(0)), field(Twin::Range(Int::I16, Num::Below(-52), Num::Below(-25))).align().when(Condition::Equal(vec![3], Value::int(0)), Value::int(1)).default_bit(Value::int(0)).check("a")])
    }
}

pub mod t15 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq)]
    pub struct Root<T0> {
        pub c: [T0; 1],
        #[wire(range = 1..=9)] pub fields: std::num::NonZeroI8,
        #[wire(rename = "old 2")] pub flag: u32,
        #[wire(bits = 29, if = (flag == 2) && (c.len() > 1), default = 5)] pub value: u32,
        #[wire(range = 5..=5, max_len = 165)] pub blank: Vec<u32>,
        #[wire(max_len = 196)] pub d: Vec<[bool; 0]>,
    }
    declare::neutral_struct!([T0] [] Root c fields flag value blank d);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Array(1, Box::new(Twin::Option(Box::new(Twin::Array(16, Box::new(Twin::Bits(Int::U8, 8)))))))), field(Twin::NonZero(Box::new(Twin::Range(Int::I8, Num::Above(1), Num::Above(9))))), field(Twin::Bits(Int::U32, 32)), field(Twin::Bits(Int::U32, 29)).when(Condition::And(Box::new(Condition::Equal(vec![2], Value::int(2))), Box::new(Condition::Longer(vec![0], 1))), Value::int(5)), field(Twin::List(165, Box::new(Twin::Range(Int::U32, Num::Above(5), Num::Above(5))))), field(Twin::List(196, Box::new(Twin::Array(0, Box::new(Twin::Bool)))))])
    }
}

pub mod t16 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct Root<T0>(
        pub T0,
        #[wire(skip)] pub Option<u32>,
        #[wire(bits = 9)] pub Option<u32>,
        #[wire(bits = 3, if = matches!(field_2, Some(field_0) if field_0 > 3))] pub u32,
        pub Option<i32>,
        pub Option<()>,
    );
    declare::neutral_struct!([T0] [] Root 0 1 2 3 4 5);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Unit), field(Twin::Option(Box::new(Twin::Bits(Int::U32, 32)))).skip(Value::NONE), field(Twin::Option(Box::new(Twin::Bits(Int::U32, 9)))), field(Twin::Bits(Int::U32, 3)).when(Condition::SomeAbove(vec![2], Num::Above(3)), Value::int(0)), field(Twin::Option(Box::new(Twin::Range(Int::I32, Num::Below(-2147483648), Num::Above(2147483647))))), field(Twin::Option(Box::new(Twin::Unit)))])
    }
}

pub mod t17 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct H0<T0> {
        pub b: T0,
        pub fields: [bool; 0],
        #[wire(bits = 16)] pub flag: u16,
        #[wire(range = -44..=41)] pub stream: Option<i8>,
    }
    declare::neutral_struct!([T0] [] H0 b fields flag stream);

    #[derive(Wire, Clone, Debug, PartialEq)]
    pub enum Root {
        V0 {
        },
        V1 {
            #[wire(bits = 1)] b: Option<std::num::NonZeroU8>,
            #[wire(range = -54..=81, max_len = 1)] fields: Vec<i64>,
            #[wire(range = -98..=46, if = !fields.is_empty(), default = 4)] blank: isize,
            #[wire(range = 7..=14, check = "a")] value: [u16; 3],
        },
        V2 {
            #[wire(with = nothing)] a: (),
            #[wire(bits = 2)] value: Option<u16>,
            #[wire(max_len = 1, check = "players")] flag: Vec<std::num::Wrapping<u32>>,
            #[wire(fixed(-20..=45, 1))] x3: i16,
        },
        #[wire(rename = "Old3")]
        V3,
        V4,
        V5(
            #[wire(range = 23..=30, max_len = 9)] Vec<Option<i8>>,
            #[wire(max_len = 15, if = field_0.len() > 1)] Option<String>,
            #[wire(range = -2147483648..=2147483647, if = !(matches!(field_1, Some(_)) || (field_0.len() > 1)), default = Some(Some(2)))] Option<Option<isize>>,
            #[wire(bytes, max_len = 14)] Option<Option<Vec<u8>>>,
        ),
        V6(
            #[wire(smallest_three = 8)] [f32; 4],
            #[wire(with = small_or_large_u64)] u64,
            #[wire(fixed(0..=47, 5), default_bit)] [u32; 2],
            #[wire(range = 16..=29, default_bit)] [u32; 2],
        ),
        V7(
            #[wire(align, max_len = 10)] Vec<Option<bool>>,
            #[wire(bits = 3, if = !field_0.is_empty())] u16,
            #[wire(codec = SmallOrLarge, default_bit)] Option<Option<u64>>,
            #[wire(range = 58..=81)] Option<Option<u32>>,
        ),
        V8(
            H0<i8>,
            #[wire(align, max_len = 13, check = "players")] Vec<bool>,
            #[wire(range = 34..=65)] usize,
            #[wire(unit = 6)] [f32; 3],
        ),
    }
    impl Default for Root { fn default() -> Self { Self::V0 {  } } }
    declare::neutral_enum!([] [] Root 0 V0 {  } 1 V1 { b x0 fields x1 blank x2 value x3 } 2 V2 { a x0 value x1 flag x2 x3 x3 } 3 V3 {  } 4 V4 {  } 5 V5 { 0 x0 1 x1 2 x2 3 x3 } 6 V6 { 0 x0 1 x1 2 x2 3 x3 } 7 V7 { 0 x0 1 x1 2 x2 3 x3 } 8 V8 { 0 x0 1 x1 2 x2 3 x3 });

    pub fn twin() -> Twin {
        Twin::Choice(4, vec![vec![], vec![field(Twin::Option(Box::new(Twin::NonZero(Box::new(Twin::Bits(Int::U8, 1)))))), field(Twin::List(1, Box::new(Twin::Range(Int::I64, Num::Below(-54), Num::Above(81))))), field(Twin::Range(Int::Isize, Num::Below(-98), Num::Above(46))).when(Condition::Longer(vec![1], 0), Value::int(4)), field(Twin::Array(3, Box::new(Twin::Range(Int::U16, Num::Above(7), Num::Above(14))))).check("a")], vec![field(Twin::Nothing(Value::Unit, Box::new(Twin::Unit))), field(Twin::Option(Box::new(Twin::Bits(Int::U16, 2)))), field(Twin::List(1, Box::new(Twin::Bits(Int::U32, 32)))).check("players"), field(Twin::Fixed(Int::I16, -20, 45, 1))], vec![], vec![], vec![field(Twin::List(9, Box::new(Twin::Option(Box::new(Twin::Range(Int::I8, Num::Above(23), Num::Above(30))))))), field(Twin::Option(Box::new(Twin::Text(15)))).when(Condition::Longer(vec![0], 1), Value::NONE), field(Twin::Option(Box::new(Twin::Option(Box::new(Twin::Range(Int::Isize, Num::Below(-2147483648), Num::Above(2147483647))))))).when(Condition::Not(Box::new(Condition::Or(Box::new(Condition::Some(vec![1])), Box::new(Condition::Longer(vec![0], 1))))), Value::some(Value::some(Value::int(2)))), field(Twin::Option(Box::new(Twin::Option(Box::new(Twin::ByteList(14))))))], vec![field(Twin::SmallestThree(8)), field(Twin::SmallOrLarge(Int::U64)), field(Twin::Array(2, Box::new(Twin::Fixed(Int::U32, 0, 47, 5)))).default_bit(Value::Many(vec![Value::int(0), Value::int(0)])), field(Twin::Array(2, Box::new(Twin::Range(Int::U32, Num::Above(16), Num::Above(29))))).default_bit(Value::Many(vec![Value::int(0), Value::int(0)]))], vec![field(Twin::List(10, Box::new(Twin::Option(Box::new(Twin::Bool))))).align(), field(Twin::Bits(Int::U16, 3)).when(Condition::Longer(vec![0], 0), Value::int(0)), field(Twin::Option(Box::new(Twin::Option(Box::new(Twin::SmallOrLarge(Int::U64)))))).default_bit(Value::NONE), field(Twin::Option(Box::new(Twin::Option(Box::new(Twin::Range(Int::U32, Num::Above(58), Num::Above(81)))))))], vec![field(Twin::Record(vec![field(Twin::Range(Int::I8, Num::Below(-128), Num::Above(127))), field(Twin::Array(0, Box::new(Twin::Bool))), field(Twin::Bits(Int::U16, 16)), field(Twin::Option(Box::new(Twin::Range(Int::I8, Num::Below(-44), Num::Above(41)))))])), field(Twin::List(13, Box::new(Twin::Bool))).align().check("players"), field(Twin::Range(Int::Usize, Num::Above(34), Num::Above(65))), field(Twin::Direction(6))]])
    }
}

pub mod t18 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq)]
    #[wire(crate = tightwire)]
    pub struct Root<T0, const N: usize> {
        #[wire(rename = "old 0", default_bit)] pub a: (T0, bool,),
        pub slot: [Option<[Box<i64>; 3]>; N],
        pub blank: Option<[bool; 0]>,
        #[wire(range = 0..=1)] pub g: u16,
        #[wire(bits = 1, if = !(g == 2), default = 8)] pub len: u128,
        #[wire(if = (g == 3) || (g > 3))] pub x5: Option<bool>,
        #[wire(compressed(-1.0..=1.0, 0.01))] pub r#type: Option<f32>,
        #[wire(if = g > 2, default = 6)] pub c: u16,
        #[wire(align)] pub x8: u16,
        #[wire(range = 5..=5)] pub b: u8,
        pub x10: u16,
    }
    declare::neutral_struct!([T0] [N] Root a slot blank g len x5 r#type c x8 b x10);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Record(vec![field(Twin::Array(9, Box::new(Twin::Bool))), field(Twin::Bool)])).default_bit(Value::Many(vec![Value::Many(vec![Value::Bool(false), Value::Bool(false), Value::Bool(false), Value::Bool(false), Value::Bool(false), Value::Bool(false), Value::Bool(false), Value::Bool(false), Value::Bool(false)]), Value::Bool(false)])), field(Twin::Array(3, Box::new(Twin::Option(Box::new(Twin::Array(3, Box::new(Twin::Range(Int::I64, Num::Below(-9223372036854775808), Num::Above(9223372036854775807))))))))), field(Twin::Option(Box::new(Twin::Array(0, Box::new(Twin::Bool))))), field(Twin::Range(Int::U16, Num::Above(0), Num::Above(1))), field(Twin::Bits(Int::U128, 1)).when(Condition::Not(Box::new(Condition::Equal(vec![3], Value::int(2)))), Value::int(8)), field(Twin::Option(Box::new(Twin::Bool))).when(Condition::Or(Box::new(Condition::Equal(vec![3], Value::int(3))), Box::new(Condition::Above(vec![3], Num::Above(3)))), Value::NONE), field(Twin::Option(Box::new(Twin::Compressed(-1.0, 1.0, 0.01)))), field(Twin::Bits(Int::U16, 16)).when(Condition::Above(vec![3], Num::Above(2)), Value::int(6)), field(Twin::Bits(Int::U16, 16)).align(), field(Twin::Range(Int::U8, Num::Above(5), Num::Above(5))), field(Twin::Bits(Int::U16, 16))])
    }
}

pub mod t19 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq)]
    pub struct Root {
        #[wire(align, range = 53..=65)] pub b: std::num::NonZeroI64,
        pub slot: Option<f32>,
        #[wire(compressed(0.0..=10.0, 5.0))] pub blank: Option<f32>,
        #[wire(with = five_bits)] pub stream: Option<u8>,
        #[wire(max_len = 300)] pub len: Vec<bool>,
    }
    declare::neutral_struct!([] [] Root b slot blank stream len);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::NonZero(Box::new(Twin::Range(Int::I64, Num::Above(53), Num::Above(65))))).align(), field(Twin::Option(Box::new(Twin::F32))), field(Twin::Option(Box::new(Twin::Compressed(0.0, 10.0, 5.0)))), field(Twin::Option(Box::new(Twin::Bits(Int::U8, 5)))), field(Twin::List(300, Box::new(Twin::Bool)))])
    }
}

pub mod t20 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct Root(
        #[wire(skip, default = Some(true))] pub Option<bool>,
        pub u64,
        #[wire(bits = 3)] pub u16,
        #[wire(range = 34..=81)] pub u16,
        #[wire(skip)] pub u64,
        pub Option<i16>,
    );
    declare::neutral_struct!([] [] Root 0 1 2 3 4 5);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Option(Box::new(Twin::Bool))).skip(Value::some(Value::Bool(true))), field(Twin::Bits(Int::U64, 64)), field(Twin::Bits(Int::U16, 3)), field(Twin::Range(Int::U16, Num::Above(34), Num::Above(81))), field(Twin::Bits(Int::U64, 22)).skip(Value::int(0)), field(Twin::Option(Box::new(Twin::Range(Int::I16, Num::Below(-32768), Num::Above(32767)))))])
    }
}

pub mod t21 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct Root {
        pub a: Option<u32>,
        #[wire(bits = 30)] pub slot: u64,
        pub blank: Option<i32>,
        pub value: i32,
        #[wire(bits = 15, default_bit)] pub len: Option<u16>,
        #[wire(rename = "old 5")] pub g: u32,
        pub tag: u32,
        pub d: f32,
        #[wire(range = 58..=82)] pub r#type: u8,
        #[wire(bits = 18)] pub flag: Option<u64>,
        #[wire(skip)] pub x10: u32,
    }
    declare::neutral_struct!([] [] Root a slot blank value len g tag d r#type flag x10);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Option(Box::new(Twin::Bits(Int::U32, 32)))), field(Twin::Bits(Int::U64, 30)), field(Twin::Option(Box::new(Twin::Range(Int::I32, Num::Below(-2147483648), Num::Above(2147483647))))), field(Twin::Range(Int::I32, Num::Below(-2147483648), Num::Above(2147483647))), field(Twin::Option(Box::new(Twin::Bits(Int::U16, 15)))).default_bit(Value::NONE), field(Twin::Bits(Int::U32, 32)), field(Twin::Bits(Int::U32, 32)), field(Twin::F32), field(Twin::Range(Int::U8, Num::Above(58), Num::Above(82))), field(Twin::Option(Box::new(Twin::Bits(Int::U64, 18)))), field(Twin::Bits(Int::U32, 32)).skip(Value::int(0))])
    }
}

pub mod t22 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct Root {
        #[wire(skip, default = 9)] pub c: u64,
        #[wire(range = -22..=62)] pub value: i32,
        #[wire(bits = 19)] pub flag: u64,
        #[wire(range = i32::MIN..=i32::MAX)] pub stream: i32,
        #[wire(range = 5..=5)] pub tag: i32,
        #[wire(bits = 8, default_bit)] pub g: u8,
        pub r#type: i32,
        #[wire(bits = 41)] pub d: u64,
    }
    declare::neutral_struct!([] [] Root c value flag stream tag g r#type d);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Bits(Int::U64, 36)).skip(Value::int(9)), field(Twin::Range(Int::I32, Num::Below(-22), Num::Above(62))), field(Twin::Bits(Int::U64, 19)), field(Twin::Range(Int::I32, Num::Below(-2147483648), Num::Above(2147483647))), field(Twin::Range(Int::I32, Num::Above(5), Num::Above(5))), field(Twin::Bits(Int::U8, 8)).default_bit(Value::int(0)), field(Twin::Range(Int::I32, Num::Below(-2147483648), Num::Above(2147483647))), field(Twin::Bits(Int::U64, 41))])
    }
}

pub mod t23 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct H0(
        #[wire(range = 0..=1, max_len = 15)] pub Vec<u16>,
        #[wire(with = nothing, max_bits = 0, default_bit)] pub (),
    );
    declare::neutral_struct!([] [] H0 0 1);

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct Root(
        #[wire(align, max_len = 7)] pub Option<String>,
        #[wire(compressed(0.0..=16777215.0, 1.0))] pub f32,
        pub Option<i16>,
        #[wire(align, rename = "old 3", if = field_2.is_some())] pub Option<H0>,
        #[wire(compressed(0.0..=10.0, 5.0))] pub Option<f32>,
        #[wire(range = i16::MIN..=i16::MAX, if = field_0.is_none(), default = Some(6))] pub Option<i16>,
        #[wire(range = -92..=14, if = field_4.is_none(), default = 7)] pub i64,
        #[wire(with = five_bits, max_bits = 6, if = field_2 == Some(1))] pub Option<u8>,
        #[wire(codec = SmallOrLarge, if = !((field_5 == Some(3)) || (matches!(field_5, Some(field_0) if field_0 > 1))))] pub [u64; 0],
    );
    declare::neutral_struct!([] [] Root 0 1 2 3 4 5 6 7 8);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Option(Box::new(Twin::Text(7)))).align(), field(Twin::Compressed(0.0, 16777215.0, 1.0)), field(Twin::Option(Box::new(Twin::Range(Int::I16, Num::Below(-32768), Num::Above(32767))))), field(Twin::Option(Box::new(Twin::Record(vec![field(Twin::List(15, Box::new(Twin::Range(Int::U16, Num::Above(0), Num::Above(1))))), field(Twin::Nothing(Value::Unit, Box::new(Twin::Unit))).default_bit(Value::Unit)])))).align().when(Condition::Some(vec![2]), Value::NONE), field(Twin::Option(Box::new(Twin::Compressed(0.0, 10.0, 5.0)))), field(Twin::Option(Box::new(Twin::Range(Int::I16, Num::Below(-32768), Num::Above(32767))))).when(Condition::Not(Box::new(Condition::Some(vec![0]))), Value::some(Value::int(6))), field(Twin::Range(Int::I64, Num::Below(-92), Num::Above(14))).when(Condition::Not(Box::new(Condition::Some(vec![4]))), Value::int(7)), field(Twin::Option(Box::new(Twin::Bits(Int::U8, 5)))).when(Condition::Equal(vec![2], Value::some(Value::int(1))), Value::NONE), field(Twin::Array(0, Box::new(Twin::SmallOrLarge(Int::U64)))).when(Condition::Not(Box::new(Condition::Or(Box::new(Condition::Equal(vec![5], Value::some(Value::int(3)))), Box::new(Condition::SomeAbove(vec![5], Num::Above(1)))))), Value::Many(vec![]))])
    }
}

pub mod t24 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq)]
    pub struct H0<const N: usize>(
        pub [char; N],
        #[wire(if = (!field_0.is_empty()) && (!field_0.is_empty()))] pub [bool; 0],
        pub i8,
        pub i32,
    );
    declare::neutral_struct!([] [N] H0 0 1 2 3);

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct Root {
        #[wire(unit = 17, max_len = 0)] pub c: Vec<Option<[f32; 3]>>,
        #[wire(codec = SmallOrLarge, if = !(!c.is_empty()))] pub value: u64,
        #[wire(range = 0..=1)] pub flag: u32,
        #[wire(compressed(-1.0..=1.0, 0.01), if = (flag > 5) || (flag == 5))] pub stream: Option<f32>,
        #[wire(relative_to = flag, check = "end")] pub blank: u32,
        #[wire(range = u8::MIN..=u8::MAX)] pub d: u8,
        #[wire(if = !c.is_empty())] pub bits: Option<char>,
        pub b: Option<(([(); 3], Arc<()>,), u64, std::net::SocketAddrV6, bool, H0<1>,)>,
        #[wire(range = i8::MIN..=i8::MAX, if = !(d > 5))] pub r#type: Option<Option<std::num::NonZeroI8>>,
        #[wire(max_len = 4, if = d == 3)] pub a: Vec<Option<H0<1>>>,
        #[wire(compressed(-256.0..=256.0, 0.001), default_bit)] pub x10: f32,
        #[wire(range = 10..=94)] pub x11: u64,
    }
    declare::neutral_struct!([] [] Root c value flag stream blank d bits b r#type a x10 x11);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::List(0, Box::new(Twin::Option(Box::new(Twin::Direction(17)))))), field(Twin::SmallOrLarge(Int::U64)).when(Condition::Not(Box::new(Condition::Longer(vec![0], 0))), Value::int(0)), field(Twin::Range(Int::U32, Num::Above(0), Num::Above(1))), field(Twin::Option(Box::new(Twin::Compressed(-1.0, 1.0, 0.01)))).when(Condition::Or(Box::new(Condition::Above(vec![2], Num::Above(5))), Box::new(Condition::Equal(vec![2], Value::int(5)))), Value::NONE), field(Twin::Relative(Int::U32, 2)).check("end"), field(Twin::Range(Int::U8, Num::Above(0), Num::Above(255))), field(Twin::Option(Box::new(Twin::Char))).when(Condition::Longer(vec![0], 0), Value::NONE), field(Twin::Option(Box::new(Twin::Record(vec![field(Twin::Record(vec![field(Twin::Array(3, Box::new(Twin::Unit))), field(Twin::Unit)])), field(Twin::Bits(Int::U64, 64)), field(Twin::Record(vec![field(Twin::Array(16, Box::new(Twin::Bits(Int::U8, 8)))), field(Twin::Bits(Int::U16, 16)), field(Twin::Bits(Int::U32, 32)), field(Twin::Bits(Int::U32, 32))])), field(Twin::Bool), field(Twin::Record(vec![field(Twin::Array(1, Box::new(Twin::Char))), field(Twin::Array(0, Box::new(Twin::Bool))).when(Condition::And(Box::new(Condition::Longer(vec![0], 0)), Box::new(Condition::Longer(vec![0], 0))), Value::Many(vec![])), field(Twin::Range(Int::I8, Num::Below(-128), Num::Above(127))), field(Twin::Range(Int::I32, Num::Below(-2147483648), Num::Above(2147483647)))]))])))), field(Twin::Option(Box::new(Twin::Option(Box::new(Twin::NonZero(Box::new(Twin::Range(Int::I8, Num::Below(-128), Num::Above(127))))))))).when(Condition::Not(Box::new(Condition::Above(vec![5], Num::Above(5)))), Value::NONE), field(Twin::List(4, Box::new(Twin::Option(Box::new(Twin::Record(vec![field(Twin::Array(1, Box::new(Twin::Char))), field(Twin::Array(0, Box::new(Twin::Bool))).when(Condition::And(Box::new(Condition::Longer(vec![0], 0)), Box::new(Condition::Longer(vec![0], 0))), Value::Many(vec![])), field(Twin::Range(Int::I8, Num::Below(-128), Num::Above(127))), field(Twin::Range(Int::I32, Num::Below(-2147483648), Num::Above(2147483647)))])))))).when(Condition::Equal(vec![5], Value::int(3)), Value::Many(vec![])), field(Twin::Compressed(-256.0, 256.0, 0.001)).default_bit(Value::F32(0x0)), field(Twin::Range(Int::U64, Num::Above(10), Num::Above(94)))])
    }
}

pub mod t25 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq)]
    pub enum Root {
        V0 {
            #[wire(skip, default = true)] a: bool,
            #[wire(codec = Silent)] value: u8,
            #[wire(bits = 39)] blank: u64,
            #[wire(align, bytes, if = blank > 1)] g: [u8; 2],
        },
    }
    impl Default for Root { fn default() -> Self { Self::V0 { a: Default::default(), value: Default::default(), blank: Default::default(), g: Default::default() } } }
    declare::neutral_enum!([] [] Root 0 V0 { a x0 value x1 blank x2 g x3 });

    pub fn twin() -> Twin {
        Twin::Choice(0, vec![vec![field(Twin::Bool).skip(Value::Bool(true)), field(Twin::Nothing(Value::int(0), Box::new(Twin::Bits(Int::U8, 8)))), field(Twin::Bits(Int::U64, 39)), field(Twin::ByteArray(2)).align().when(Condition::Above(vec![2], Num::Above(1)), Value::Many(vec![Value::int(0), Value::int(0)]))]])
    }
}

pub mod t26 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct Root {
        #[wire(bits = 20)] pub a: u32,
        #[wire(range = 5..=5, rename = "old 1")] pub slot: u8,
        #[wire(if = !(slot == 2), default = 1)] pub x2: u32,
        #[wire(skip)] pub g: u32,
        pub tag: bool,
        #[wire(range = 0..=100)] pub x5: Option<u8>,
    }
    declare::neutral_struct!([] [] Root a slot x2 g tag x5);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Bits(Int::U32, 20)), field(Twin::Range(Int::U8, Num::Above(5), Num::Above(5))), field(Twin::Bits(Int::U32, 32)).when(Condition::Not(Box::new(Condition::Equal(vec![1], Value::int(2)))), Value::int(1)), field(Twin::Bits(Int::U32, 12)).skip(Value::int(0)), field(Twin::Bool), field(Twin::Option(Box::new(Twin::Range(Int::U8, Num::Above(0), Num::Above(100)))))])
    }
}

pub mod t27 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq)]
    pub struct Root {
        #[wire(bytes)] pub a: [u8; 4],
        #[wire(range = 49..=56, if = !(a.len() > 1), check = "a")] pub slot: Option<i32>,
        #[wire(compressed(-1.0..=1.0, 0.01))] pub blank: Option<f32>,
        #[wire(skip, check = "players")] pub stream: f32,
        #[wire(bits = 3)] pub len: std::num::NonZeroU32,
        #[wire(range = u32::MIN..=u32::MAX)] pub d: u32,
        #[wire(default_bit)] pub r#type: Option<()>,
        #[wire(max_len = 6, if = blank.is_some())] pub c: String,
        #[wire(smallest_three = 8)] pub x8: [[f32; 4]; 33],
    }
    declare::neutral_struct!([] [] Root a slot blank stream len d r#type c x8);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::ByteArray(4)), field(Twin::Option(Box::new(Twin::Range(Int::I32, Num::Above(49), Num::Above(56))))).when(Condition::Not(Box::new(Condition::Longer(vec![0], 1))), Value::NONE).check("a"), field(Twin::Option(Box::new(Twin::Compressed(-1.0, 1.0, 0.01)))), field(Twin::Compressed(-1.0, 1.0, 0.01)).skip(Value::F32(0x0)).check("players"), field(Twin::NonZero(Box::new(Twin::Bits(Int::U32, 3)))), field(Twin::Range(Int::U32, Num::Above(0), Num::Above(4294967295))), field(Twin::Option(Box::new(Twin::Unit))).default_bit(Value::NONE), field(Twin::Text(6)).when(Condition::Some(vec![2]), Value::Text("".into())), field(Twin::Array(33, Box::new(Twin::SmallestThree(8))))])
    }
}

pub mod t28 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct Root {
        #[wire(bits = 14)] pub b: Option<u16>,
        #[wire(default_bit)] pub slot: Option<[bool; 0]>,
        #[wire(bits = 13)] pub flag: u32,
        #[wire(if = flag > 1)] pub value: bool,
        pub tag: Option<bool>,
        #[wire(if = matches!(slot, Some(_)) || tag.is_some(), default = 5)] pub g: u64,
        pub r#type: Option<i32>,
        #[wire(bits = 57, if = b.is_some())] pub d: Option<u64>,
        pub fields: u64,
    }
    declare::neutral_struct!([] [] Root b slot flag value tag g r#type d fields);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Option(Box::new(Twin::Bits(Int::U16, 14)))), field(Twin::Option(Box::new(Twin::Array(0, Box::new(Twin::Bool))))).default_bit(Value::NONE), field(Twin::Bits(Int::U32, 13)), field(Twin::Bool).when(Condition::Above(vec![2], Num::Above(1)), Value::Bool(false)), field(Twin::Option(Box::new(Twin::Bool))), field(Twin::Bits(Int::U64, 64)).when(Condition::Or(Box::new(Condition::Some(vec![1])), Box::new(Condition::Some(vec![4]))), Value::int(5)), field(Twin::Option(Box::new(Twin::Range(Int::I32, Num::Below(-2147483648), Num::Above(2147483647))))), field(Twin::Option(Box::new(Twin::Bits(Int::U64, 57)))).when(Condition::Some(vec![0]), Value::NONE), field(Twin::Bits(Int::U64, 64))])
    }
}

pub mod t29 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct Root<T0, T1> {
        pub b: Box<T0>,
        pub fields: (T1, bool,),
        #[wire(if = fields.1 || fields.1, default = Some(5))] pub blank: Option<i32>,
        #[wire(if = blank.is_none(), default = true)] pub stream: bool,
        #[wire(range = 47..=54, rename = "old 4")] pub x4: Option<u16>,
        #[wire(bits = 32, if = (x4 == Some(1)) && (matches!(blank, Some(b) if b > 0)))] pub d: u64,
        #[wire(bits = 13, if = matches!(blank, Some(b) if b > 0), default = 1)] pub r#type: u16,
        #[wire(fixed(-7..=11, 0), rename = "old 7", if = !(stream && blank.is_some()))] pub x7: Option<i64>,
        pub x8: i8,
        #[wire(bits = 10, rename = "old 9")] pub a: Option<u32>,
        #[wire(bits = 8)] pub value: u64,
        #[wire(range = 0..=100)] pub x11: i16,
        pub e: u16,
        #[wire(range = 27..=31)] pub bits: i128,
        #[wire(if = !(matches!(blank, Some(b) if b > 0)), default = 8)] pub x14: u8,
        pub x15: [bool; 0],
        #[wire(if = matches!(x7, Some(_)), default = Some(4))] pub x16: Option<i32>,
        #[wire(bits = 19, if = x4.is_some())] pub x17: Option<u32>,
        #[wire(if = x16.is_some())] pub x18: Option<i8>,
        #[wire(if = x17 == Some(3), default = Some(5))] pub g: Option<u64>,
        #[wire(range = 5..=5, if = !(r#type > 2))] pub x20: u32,
        #[wire(range = i8::MIN..=i8::MAX, if = !((x17 == Some(0)) || (matches!(x4, Some(b) if b > 1))), default_bit)] pub x21: i8,
        #[wire(smallest_three = 15, if = !(matches!(x7, Some(b) if b > 1)))] pub x22: [f32; 4],
        #[wire(if = value > 0, default = Some(5), default_bit)] pub x23: Option<i32>,
        #[wire(bits = 12, if = e == 1)] pub x24: u64,
    }
    declare::neutral_struct!([T0 T1] [] Root b fields blank stream x4 d r#type x7 x8 a value x11 e bits x14 x15 x16 x17 x18 g x20 x21 x22 x23 x24);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Bits(Int::U64, 64)), field(Twin::Record(vec![field(Twin::Record(vec![field(Twin::Option(Box::new(Twin::Record(vec![field(Twin::Bool), field(Twin::Bool), field(Twin::Bool)]))))])), field(Twin::Bool)])), field(Twin::Option(Box::new(Twin::Range(Int::I32, Num::Below(-2147483648), Num::Above(2147483647))))).when(Condition::Or(Box::new(Condition::True(vec![1, 1])), Box::new(Condition::True(vec![1, 1]))), Value::some(Value::int(5))), field(Twin::Bool).when(Condition::Not(Box::new(Condition::Some(vec![2]))), Value::Bool(true)), field(Twin::Option(Box::new(Twin::Range(Int::U16, Num::Above(47), Num::Above(54))))), field(Twin::Bits(Int::U64, 32)).when(Condition::And(Box::new(Condition::Equal(vec![4], Value::some(Value::int(1)))), Box::new(Condition::SomeAbove(vec![2], Num::Above(0)))), Value::int(0)), field(Twin::Bits(Int::U16, 13)).when(Condition::SomeAbove(vec![2], Num::Above(0)), Value::int(1)), field(Twin::Option(Box::new(Twin::Fixed(Int::I64, -7, 11, 0)))).when(Condition::Not(Box::new(Condition::And(Box::new(Condition::True(vec![3])), Box::new(Condition::Some(vec![2]))))), Value::NONE), field(Twin::Range(Int::I8, Num::Below(-128), Num::Above(127))), field(Twin::Option(Box::new(Twin::Bits(Int::U32, 10)))), field(Twin::Bits(Int::U64, 8)), field(Twin::Range(Int::I16, Num::Above(0), Num::Above(100))), field(Twin::Bits(Int::U16, 16)), field(Twin::Range(Int::I128, Num::Above(27), Num::Above(31))), field(Twin::Bits(Int::U8, 8)).when(Condition::Not(Box::new(Condition::SomeAbove(vec![2], Num::Above(0)))), Value::int(8)), field(Twin::Array(0, Box::new(Twin::Bool))), field(Twin::Option(Box::new(Twin::Range(Int::I32, Num::Below(-2147483648), Num::Above(2147483647))))).when(Condition::Some(vec![7]), Value::some(Value::int(4))), field(Twin::Option(Box::new(Twin::Bits(Int::U32, 19)))).when(Condition::Some(vec![4]), Value::NONE), field(Twin::Option(Box::new(Twin::Range(Int::I8, Num::Below(-128), Num::Above(127))))).when(Condition::Some(vec![16]), Value::NONE), field(Twin::Option(Box::new(Twin::Bits(Int::U64, 64)))).when(Condition::Equal(vec![17], Value::some(Value::int(3))), Value::some(Value::int(5))), field(Twin::Range(Int::U32, Num::Above(5), Num::Above(5))).when(Condition::Not(Box::new(Condition::Above(vec![6], Num::Above(2)))), Value::int(0)), field(Twin::Range(Int::I8, Num::Below(-128), Num::Above(127))).when(Condition::Not(Box::new(Condition::Or(Box::new(Condition::Equal(vec![17], Value::some(Value::int(0)))), Box::new(Condition::SomeAbove(vec![4], Num::Above(1)))))), Value::int(0)).default_bit(Value::int(0)), field(Twin::SmallestThree(15)).when(Condition::Not(Box::new(Condition::SomeAbove(vec![7], Num::Above(1)))), Value::Many(vec![Value::F32(0x0), Value::F32(0x0), Value::F32(0x0), Value::F32(0x0)])), field(Twin::Option(Box::new(Twin::Range(Int::I32, Num::Below(-2147483648), Num::Above(2147483647))))).when(Condition::Above(vec![10], Num::Above(0)), Value::some(Value::int(5))).default_bit(Value::NONE), field(Twin::Bits(Int::U64, 12)).when(Condition::Equal(vec![12], Value::int(1)), Value::int(0))])
    }
}

pub mod t30 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct Root(
        pub Option<u16>,
        #[wire(bits = 1)] pub u8,
        #[wire(if = (field_1 == 4) && (field_1 == 4))] pub Option<Option<char>>,
    );
    declare::neutral_struct!([] [] Root 0 1 2);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Option(Box::new(Twin::Bits(Int::U16, 16)))), field(Twin::Bits(Int::U8, 1)), field(Twin::Option(Box::new(Twin::Option(Box::new(Twin::Char))))).when(Condition::And(Box::new(Condition::Equal(vec![1], Value::int(4))), Box::new(Condition::Equal(vec![1], Value::int(4)))), Value::NONE)])
    }
}

pub mod t31 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct Root {
        #[wire(unit = 14)] pub c: Option<[f32; 3]>,
        pub value: i32,
        #[wire(bits = 47, if = c.is_some() || (value > 3))] pub blank: u64,
        #[wire(bits = 27)] pub stream: u32,
        pub x4: bool,
        pub d: Option<bool>,
        pub bits: u64,
    }
    declare::neutral_struct!([] [] Root c value blank stream x4 d bits);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Option(Box::new(Twin::Direction(14)))), field(Twin::Range(Int::I32, Num::Below(-2147483648), Num::Above(2147483647))), field(Twin::Bits(Int::U64, 47)).when(Condition::Or(Box::new(Condition::Some(vec![0])), Box::new(Condition::Above(vec![1], Num::Above(3)))), Value::int(0)), field(Twin::Bits(Int::U32, 27)), field(Twin::Bool), field(Twin::Option(Box::new(Twin::Bool))), field(Twin::Bits(Int::U64, 64))])
    }
}

pub fn cases() -> Vec<Case> {
    vec![
        Case::new::<t0::Root>(4, 0, t0::twin(), Some(<t0::Root as Wire>::MAX_BITS)),
        Case::new::<t1::Root>(4, 1, t1::twin(), None),
        Case::new::<t2::Root>(4, 2, t2::twin(), Some(<t2::Root as Wire>::MAX_BITS)),
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
        Case::new::<t15::Root<Option<std::net::Ipv6Addr>>>(4, 15, t15::twin(), Some(<t15::Root<Option<std::net::Ipv6Addr>> as Wire>::MAX_BITS)),
        Case::new::<t16::Root<()>>(4, 16, t16::twin(), Some(<t16::Root<()> as Wire>::MAX_BITS)),
        Case::new::<t17::Root>(4, 17, t17::twin(), None),
        Case::new::<t18::Root<[bool; 9], 3>>(4, 18, t18::twin(), Some(<t18::Root<[bool; 9], 3> as Wire>::MAX_BITS)),
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
        Case::new::<t29::Root<u64, (Option<(bool, bool, bool,)>,)>>(4, 29, t29::twin(), Some(<t29::Root<u64, (Option<(bool, bool, bool,)>,)> as Wire>::MAX_BITS)),
        Case::new::<t30::Root>(4, 30, t30::twin(), Some(<t30::Root as Wire>::MAX_BITS)),
        Case::new::<t31::Root>(4, 31, t31::twin(), Some(<t31::Root as Wire>::MAX_BITS)),
    ]
}
