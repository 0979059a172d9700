// Types 0 to 31 of seed 4, made by tools/declare: not to be edited.

use super::library::scope::*;

pub mod t0 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct H0;
    declare::neutral_struct!([] [] H0 );

    #[derive(Wire, Clone, Debug, PartialEq)]
    pub struct Root {
        #[wire(codec = SmallOrLarge)] pub b: [u16; 9],
        #[wire(if = (!b.is_empty()) && (!b.is_empty()), default = 4)] pub slot: i32,
        #[wire(range = -96..=-89)] pub flag: i16,
        #[wire(max_len = 5)] pub stream: String,
        pub len: [bool; 33],
        #[wire(max_len = 0)] pub d: Rc<str>,
        #[wire(bytes, len = 9..=14, if = stream.len() > 1)] pub bits: Option<Cow<'static, [u8]>>,
        #[wire(bits = 6)] pub x7: u8,
        #[wire(with = nothing, if = b.len() > 1)] pub x8: (),
        pub a: Option<H0>,
        #[wire(bytes, max_len = 1)] pub x10: Option<Vec<u8>>,
        #[wire(range = -64..=89)] pub blank: Option<i32>,
        #[wire(bytes, max_len = 2, if = (flag == 3) || bits.is_some(), default_bit)] pub x12: Vec<u8>,
        #[wire(bits = 60)] pub x13: std::num::NonZeroU64,
        #[wire(relative, bits = 10, max_len = 15)] pub x14: Option<Vec<u16>>,
        #[wire(half)] pub r#type: Option<f32>,
        #[wire(bits = 41, max_len = 300)] pub c: Arc<[Option<u128>]>,
        #[wire(bits = 1, if = (slot == 3) && matches!(blank, Some(_)))] pub value: Option<u64>,
    }
    declare::neutral_struct!([] [] Root b slot flag stream len d bits x7 x8 a x10 blank x12 x13 x14 r#type c value);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Array(9, Box::new(Twin::SmallOrLarge(Int::U16)))), field(Twin::Range(Int::I32, Num::Below(-2147483648), Num::Above(2147483647))).when(Condition::And(Box::new(Condition::Longer(vec![0], 0)), Box::new(Condition::Longer(vec![0], 0))), Value::int(4)), field(Twin::Range(Int::I16, Num::Below(-96), Num::Below(-89))), field(Twin::Text((0, 5))), field(Twin::Array(33, Box::new(Twin::Bool))), field(Twin::Text((0, 0))), field(Twin::Option(Box::new(Twin::ByteList((9, 14))))).when(Condition::Longer(vec![3], 1), Value::NONE), field(Twin::Bits(Int::U8, 6)), field(Twin::Nothing(Value::Unit, Box::new(Twin::Unit))).when(Condition::Longer(vec![0], 1), Value::Unit), field(Twin::Option(Box::new(Twin::Record(vec![])))), field(Twin::Option(Box::new(Twin::ByteList((0, 1))))), field(Twin::Option(Box::new(Twin::Range(Int::I32, Num::Below(-64), Num::Above(89))))), field(Twin::ByteList((0, 2))).when(Condition::Or(Box::new(Condition::Equal(vec![2], Value::int(3))), Box::new(Condition::Some(vec![6]))), Value::Many(vec![])).default_bit(Value::Many(vec![])), field(Twin::NonZero(Box::new(Twin::Bits(Int::U64, 60)))), field(Twin::Option(Box::new(Twin::Climb((0, 15), Int::U16, Box::new(Twin::Bits(Int::U16, 10)))))), field(Twin::Option(Box::new(Twin::Half))), field(Twin::List((0, 300), Box::new(Twin::Option(Box::new(Twin::Bits(Int::U128, 41)))))), field(Twin::Option(Box::new(Twin::Bits(Int::U64, 1)))).when(Condition::And(Box::new(Condition::Equal(vec![1], Value::int(3))), Box::new(Condition::Some(vec![11]))), Value::NONE)])
    }
}

pub mod t1 {
    use super::*;

    #[derive(Clone, Debug, PartialEq, Default)]
    pub struct Root {
        pub c: Option<Option<i16>>,
        pub slot: bool,
        pub flag: [Option<()>; 32],
    }
    impl Root {
        fn serialize<S: Stream>(&mut self, stream: &mut S) -> tightwire::Result<S> {
            stream.option(&mut self.c, |stream, x| stream.option(x, |stream, x| stream.fixed(x, -14..=-8, 0)))?;
            stream.bool(&mut self.slot)?;
            if self.slot { stream.subset_as(tightwire::subset::Strategy::Gaps, &mut self.flag, Option::is_some, |stream, slot| { let mut one = slot.take().unwrap_or_default(); stream.object(&mut one)?; *slot = Some(one); Ok(()) })?; } else { self.flag = Default::default(); }
            Ok(())
        }
    }
    tightwire::unified!(Root, version = 2);
    declare::neutral_struct!([] [] Root c slot flag);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Option(Box::new(Twin::Option(Box::new(Twin::Fixed(Int::I16, -14, -8, 0)))))), field(Twin::Bool), field(Twin::Subset(Some(Way::Gaps), 32, Box::new(Twin::Unit))).when(Condition::True(vec![1]), Value::Many(vec![Value::NONE, Value::NONE, Value::NONE, Value::NONE, Value::NONE, Value::NONE, Value::NONE, Value::NONE, Value::NONE, Value::NONE, Value::NONE, Value::NONE, Value::NONE, Value::NONE, Value::NONE, Value::NONE, Value::NONE, Value::NONE, Value::NONE, Value::NONE, Value::NONE, Value::NONE, Value::NONE, Value::NONE, Value::NONE, Value::NONE, Value::NONE, Value::NONE, Value::NONE, Value::NONE, Value::NONE, Value::NONE]))])
    }
}

pub mod t2 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct Root(
        #[wire(align, with = five_bits)] pub Option<u8>,
        pub Option<bool>,
        #[wire(max_len = 2)] pub Option<std::collections::HashMap<(i8, bool,), std::num::Wrapping<u16>>>,
        #[wire(max_len = 92)] pub Option<Option<std::collections::HashSet<()>>>,
        #[wire(bits = 6)] pub u8,
        #[wire(half)] pub f32,
        pub Option<[(std::net::IpAddr, Box<(Box<bool>, [u32; 33], bool,)>,); 3]>,
    );
    declare::neutral_struct!([] [] Root 0 1 2 3 4 5 6);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Option(Box::new(Twin::Bits(Int::U8, 5)))).align(), field(Twin::Option(Box::new(Twin::Bool))), field(Twin::Option(Box::new(Twin::Ascending(2, Box::new(Twin::Record(vec![field(Twin::Record(vec![field(Twin::Range(Int::I8, Num::Below(-128), Num::Above(127))), field(Twin::Bool)])), field(Twin::Bits(Int::U16, 16))])), true)))), field(Twin::Option(Box::new(Twin::Option(Box::new(Twin::Ascending(92, Box::new(Twin::Unit), false)))))), field(Twin::Bits(Int::U8, 6)), field(Twin::Half), field(Twin::Option(Box::new(Twin::Array(3, Box::new(Twin::Record(vec![field(Twin::Choice(1, vec![vec![field(Twin::Array(4, Box::new(Twin::Bits(Int::U8, 8))))], vec![field(Twin::Array(16, Box::new(Twin::Bits(Int::U8, 8))))]])), field(Twin::Record(vec![field(Twin::Bool), field(Twin::Array(33, Box::new(Twin::Bits(Int::U32, 32)))), field(Twin::Bool)]))]))))))])
    }
}

pub mod t3 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq)]
    pub struct Root {
        #[wire(bits = 28)] pub c: std::num::NonZeroU64,
        #[wire(bytes)] pub slot: Option<[u8; 2]>,
        #[wire(if = matches!(slot, Some(_)), default_bit)] pub blank: bool,
        #[wire(range = 0..=1)] pub value: Option<i8>,
        #[wire(align, bytes, max_len = 300, if = matches!(slot, Some(_)))] pub len: Option<Box<[u8]>>,
        #[wire(with = small_or_large_u16, max_bits = 17)] pub g: u16,
        #[wire(unit = 15, if = slot.is_none(), default_bit)] pub r#type: [f32; 3],
    }
    declare::neutral_struct!([] [] Root c slot blank value len g r#type);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::NonZero(Box::new(Twin::Bits(Int::U64, 28)))), field(Twin::Option(Box::new(Twin::ByteArray(2)))), field(Twin::Bool).when(Condition::Some(vec![1]), Value::Bool(false)).default_bit(Value::Bool(false)), field(Twin::Option(Box::new(Twin::Range(Int::I8, Num::Above(0), Num::Above(1))))), field(Twin::Option(Box::new(Twin::ByteList((0, 300))))).align().when(Condition::Some(vec![1]), Value::NONE), field(Twin::SmallOrLarge(Int::U16)), field(Twin::Direction(15)).when(Condition::Not(Box::new(Condition::Some(vec![1]))), Value::Many(vec![Value::F32(0x0), Value::F32(0x0), Value::F32(0x0)])).default_bit(Value::Many(vec![Value::F32(0x0), Value::F32(0x0), Value::F32(0x0)]))])
    }
}

pub mod t4 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct Root {
        pub a: i32,
        #[wire(bits = 30, if = a > 3)] pub slot: u32,
        pub x2: i8,
        pub value: Option<bool>,
        #[wire(range = 6..=13)] pub tag: u64,
    }
    declare::neutral_struct!([] [] Root a slot x2 value tag);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Range(Int::I32, Num::Below(-2147483648), Num::Above(2147483647))), field(Twin::Bits(Int::U32, 30)).when(Condition::Above(vec![0], Num::Above(3)), Value::int(0)), field(Twin::Range(Int::I8, Num::Below(-128), Num::Above(127))), field(Twin::Option(Box::new(Twin::Bool))), field(Twin::Range(Int::U64, Num::Above(6), Num::Above(13)))])
    }
}

pub mod t5 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq)]
    pub enum Root {
        V0 {
            #[wire(wide, max_len = 13)] a: Option<String>,
            #[wire(range = 5..=5, if = a.is_none())] value: i64,
            flag: i8,
            #[wire(align)] g: bool,
        },
        V1(
            Option<[bool; 0]>,
            #[wire(range = 11..=18, rename = "old 1")] i32,
            bool,
            u32,
        ),
        V2,
        #[wire(rename = "Old3")]
        V3 {
            #[wire(half, rename = "old 0")] b: f32,
            #[wire(bits = 21)] slot: u64,
            #[wire(if = slot > 5, default = Some(true), default_bit)] blank: Option<bool>,
            #[wire(bits = 16)] stream: u16,
        },
        #[wire(rename = "Old4")]
        V4 {
            a: Option<bool>,
            #[wire(rename = "old 1", if = a.is_some(), default = true)] fields: bool,
            #[wire(bits = 11, if = a.is_some(), default = 2)] flag: u16,
            #[wire(if = flag == 1)] stream: i32,
        },
        V5(
            #[wire(bits = 3)] Option<u16>,
            bool,
            #[wire(range = -45..=87)] i16,
            #[wire(bits = 14)] u32,
        ),
        V6,
        V7,
        V8(
        ),
    }
    impl Default for Root { fn default() -> Self { Self::V2 {  } } }
    declare::neutral_enum!([] [] Root 0 V0 { a x0 value x1 flag x2 g x3 } 1 V1 { 0 x0 1 x1 2 x2 3 x3 } 2 V2 {  } 3 V3 { b x0 slot x1 blank x2 stream x3 } 4 V4 { a x0 fields x1 flag x2 stream x3 } 5 V5 { 0 x0 1 x1 2 x2 3 x3 } 6 V6 {  } 7 V7 {  } 8 V8 {  });

    pub fn twin() -> Twin {
        Twin::Choice(4, vec![vec![field(Twin::Option(Box::new(Twin::WideText((0, 13))))), field(Twin::Range(Int::I64, Num::Above(5), Num::Above(5))).when(Condition::Not(Box::new(Condition::Some(vec![0]))), Value::int(0)), field(Twin::Range(Int::I8, Num::Below(-128), Num::Above(127))), field(Twin::Bool).align()], vec![field(Twin::Option(Box::new(Twin::Array(0, Box::new(Twin::Bool))))), field(Twin::Range(Int::I32, Num::Above(11), Num::Above(18))), field(Twin::Bool), field(Twin::Bits(Int::U32, 32))], vec![], vec![field(Twin::Half), field(Twin::Bits(Int::U64, 21)), field(Twin::Option(Box::new(Twin::Bool))).when(Condition::Above(vec![1], Num::Above(5)), Value::some(Value::Bool(true))).default_bit(Value::NONE), field(Twin::Bits(Int::U16, 16))], vec![field(Twin::Option(Box::new(Twin::Bool))), field(Twin::Bool).when(Condition::Some(vec![0]), Value::Bool(true)), field(Twin::Bits(Int::U16, 11)).when(Condition::Some(vec![0]), Value::int(2)), field(Twin::Range(Int::I32, Num::Below(-2147483648), Num::Above(2147483647))).when(Condition::Equal(vec![2], Value::int(1)), Value::int(0))], vec![field(Twin::Option(Box::new(Twin::Bits(Int::U16, 3)))), field(Twin::Bool), field(Twin::Range(Int::I16, Num::Below(-45), Num::Above(87))), field(Twin::Bits(Int::U32, 14))], vec![], vec![], vec![]])
    }
}

pub mod t6 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct Root(
        #[wire(with = small_or_large_u16)] pub u16,
        #[wire(bytes)] pub Option<[u8; 0]>,
        #[wire(subset, range = 0..=100)] pub [Option<i32>; 32],
    );
    declare::neutral_struct!([] [] Root 0 1 2);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::SmallOrLarge(Int::U16)), field(Twin::Option(Box::new(Twin::ByteArray(0)))), field(Twin::Subset(None, 32, Box::new(Twin::Range(Int::I32, Num::Above(0), Num::Above(100)))))])
    }
}

pub mod t7 {
    use super::*;

    #[derive(Clone, Debug, PartialEq, Default)]
    pub struct Root {
        pub a: bool,
        pub value: Option<[f32; 4]>,
        pub x2: Option<Option<Box<[f32; 1]>>>,
        pub x3: bool,
        pub blank: [bool; 9],
    }
    impl Root {
        fn serialize<S: Stream>(&mut self, stream: &mut S) -> tightwire::Result<S> {
            stream.bool(&mut self.a)?;
            stream.option(&mut self.value, |stream, x| stream.smallest_three(x, 9))?;
            stream.option(&mut self.x2, |stream, x| stream.option(x, |stream, x| stream.object(x)))?;
            stream.check("a")?;
            self.x3 = Default::default();
            let mut rests = self.blank == <[bool; 9]>::default(); stream.bool(&mut rests)?; if rests { self.blank = Default::default(); } else { stream.array(&mut self.blank, |stream, x| stream.bool(x))?; }
            Ok(())
        }
    }
    tightwire::unified!(Root, version = 2, max_bits = 107);
    declare::neutral_struct!([] [] Root a value x2 x3 blank);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Bool), field(Twin::Option(Box::new(Twin::SmallestThree(9)))), field(Twin::Option(Box::new(Twin::Option(Box::new(Twin::Array(1, Box::new(Twin::F32))))))).check("a"), field(Twin::Bool).skip(Value::Bool(false)), field(Twin::Array(9, Box::new(Twin::Bool))).default_bit(Value::Many(vec![Value::Bool(false), Value::Bool(false), Value::Bool(false), Value::Bool(false), Value::Bool(false), Value::Bool(false), Value::Bool(false), Value::Bool(false), Value::Bool(false)]))])
    }
}

pub mod t8 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct Root(
        #[wire(angle = 2)] pub f64,
        #[wire(compressed(0.0..=1.0, 0.3))] pub f32,
        pub Option<i16>,
        #[wire(codec = SmallOrLarge, if = field_2.is_some(), default = 1)] pub u64,
        #[wire(range = i64::MIN..=i64::MAX)] pub Option<i64>,
        #[wire(if = !(matches!(field_2, Some(field_0) if field_0 > 0)))] pub [bool; 1],
        #[wire(align, check = "players")] pub Option<char>,
        #[wire(bits = 6, if = field_2.is_none())] pub Option<u8>,
        #[wire(align, range = -75..=-75)] pub [i8; 0],
        #[wire(bits = 1, check = "end")] pub Option<u64>,
        #[wire(range = 65..=65, if = field_4.is_some())] pub u32,
    );
    declare::neutral_struct!([] [] Root 0 1 2 3 4 5 6 7 8 9 10);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Angle(2, true)), field(Twin::Compressed(0.0, 1.0, 0.3)), field(Twin::Option(Box::new(Twin::Range(Int::I16, Num::Below(-32768), Num::Above(32767))))), field(Twin::SmallOrLarge(Int::U64)).when(Condition::Some(vec![2]), Value::int(1)), field(Twin::Option(Box::new(Twin::Range(Int::I64, Num::Below(-9223372036854775808), Num::Above(9223372036854775807))))), field(Twin::Array(1, Box::new(Twin::Bool))).when(Condition::Not(Box::new(Condition::SomeAbove(vec![2], Num::Above(0)))), Value::Many(vec![Value::Bool(false)])), field(Twin::Option(Box::new(Twin::Char))).align().check("players"), field(Twin::Option(Box::new(Twin::Bits(Int::U8, 6)))).when(Condition::Not(Box::new(Condition::Some(vec![2]))), Value::NONE), field(Twin::Array(0, Box::new(Twin::Range(Int::I8, Num::Below(-75), Num::Below(-75))))).align(), field(Twin::Option(Box::new(Twin::Bits(Int::U64, 1)))).check("end"), field(Twin::Range(Int::U32, Num::Above(65), Num::Above(65))).when(Condition::Some(vec![4]), Value::int(0))])
    }
}

pub mod t9 {
    use super::*;

    #[derive(Clone, Debug, PartialEq, Default)]
    pub struct Root {
        pub c: [Option<()>; 17],
        pub fields: Option<u128>,
        pub flag: Option<Option<bool>>,
        pub g: Option<u32>,
        pub tag: Option<Option<bool>>,
        pub x5: f32,
    }
    impl Root {
        fn serialize<S: Stream>(&mut self, stream: &mut S) -> tightwire::Result<S> {
            stream.subset_as(tightwire::subset::Strategy::Holes, &mut self.c, Option::is_some, |stream, slot| { let mut one = slot.take().unwrap_or_default(); stream.object(&mut one)?; *slot = Some(one); Ok(()) })?;
            stream.option(&mut self.fields, |stream, x| stream.bits(x, 86))?;
            let mut rests = self.flag == <Option<Option<bool>>>::default(); stream.bool(&mut rests)?; if rests { self.flag = Default::default(); } else { stream.option(&mut self.flag, |stream, x| stream.option(x, |stream, x| stream.bool(x)))?; }
            stream.option(&mut self.g, |stream, x| stream.fixed(x, 0..=5, 0))?;
            stream.option(&mut self.tag, |stream, x| stream.option(x, |stream, x| stream.bool(x)))?;
            let mut rests = self.x5 == <f32>::default(); stream.bool(&mut rests)?; if rests { self.x5 = Default::default(); } else { stream.angle(&mut self.x5, 20)?; }
            Ok(())
        }
    }
    tightwire::unified!(Root, version = 2, max_bits = 1271);
    declare::neutral_struct!([] [] Root c fields flag g tag x5);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Subset(Some(Way::Holes), 17, Box::new(Twin::Unit))), field(Twin::Option(Box::new(Twin::Bits(Int::U128, 86)))), field(Twin::Option(Box::new(Twin::Option(Box::new(Twin::Bool))))).default_bit(Value::NONE), field(Twin::Option(Box::new(Twin::Fixed(Int::U32, 0, 5, 0)))), field(Twin::Option(Box::new(Twin::Option(Box::new(Twin::Bool))))), field(Twin::Angle(20, false)).default_bit(Value::F32(0x0))])
    }
}

pub mod t10 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq)]
    pub enum H0 {
        #[wire(rename = "Old0")]
        V0 {
            #[wire(codec = SmallOrLarge)] b: u16,
            #[wire(skip)] fields: Option<u64>,
        },
    }
    impl Default for H0 { fn default() -> Self { Self::V0 { b: Default::default(), fields: Default::default() } } }
    declare::neutral_enum!([] [] H0 0 V0 { b x0 fields x1 });

    #[derive(Wire, Clone, Debug, PartialEq)]
    pub struct Root {
        #[wire(range = 0..=1, check = "players")] pub c: Option<std::num::NonZeroU32>,
        #[wire(rename = "old 1", check = "players")] pub value: Option<u32>,
        #[wire(align, skip)] pub a: i32,
        #[wire(codec = Silent, if = matches!(value, Some(c) if c > 0), default = 6)] pub x3: u8,
        #[wire(bytes)] pub len: [u8; 5],
        pub g: Option<H0>,
        #[wire(bytes, max_len = 6)] pub r#type: Vec<u8>,
        #[wire(with = small_or_large_u64, max_bits = 65)] pub x7: u64,
        #[wire(bytes)] pub slot: [[u8; 1]; 33],
        #[wire(unit = 19)] pub x9: [f32; 3],
        #[wire(smallest_three = 16)] pub stream: Option<[f32; 4]>,
        pub x11: bool,
    }
    declare::neutral_struct!([] [] Root c value a x3 len g r#type x7 slot x9 stream x11);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Option(Box::new(Twin::NonZero(Box::new(Twin::Range(Int::U32, Num::Above(0), Num::Above(1))))))).check("players"), field(Twin::Option(Box::new(Twin::Bits(Int::U32, 32)))).check("players"), field(Twin::Fixed(Int::I32, -11, 13, 8)).align().skip(Value::int(0)), field(Twin::Nothing(Value::int(0), Box::new(Twin::Bits(Int::U8, 8)))).when(Condition::SomeAbove(vec![1], Num::Above(0)), Value::int(6)), field(Twin::ByteArray(5)), field(Twin::Option(Box::new(Twin::Choice(0, vec![vec![field(Twin::SmallOrLarge(Int::U16)), field(Twin::Option(Box::new(Twin::Bits(Int::U64, 41)))).skip(Value::NONE)]])))), field(Twin::ByteList((0, 6))), field(Twin::SmallOrLarge(Int::U64)), field(Twin::Array(33, Box::new(Twin::ByteArray(1)))), field(Twin::Direction(19)), field(Twin::Option(Box::new(Twin::SmallestThree(16)))), field(Twin::Bool)])
    }
}

pub mod t11 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct Root {
        #[wire(bits = 3)] pub c: Option<u8>,
        #[wire(rename = "old 1")] pub slot: bool,
        #[wire(if = slot, default = 7)] pub a: u32,
        #[wire(angle = 17, default_bit)] pub value: f32,
        pub tag: u32,
        #[wire(relative_to = a)] pub e: u32,
        pub bits: i32,
    }
    declare::neutral_struct!([] [] Root c slot a value tag e bits);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Option(Box::new(Twin::Bits(Int::U8, 3)))), field(Twin::Bool), field(Twin::Bits(Int::U32, 32)).when(Condition::True(vec![1]), Value::int(7)), field(Twin::Angle(17, false)).default_bit(Value::F32(0x0)), field(Twin::Bits(Int::U32, 32)), field(Twin::Relative(Int::U32, 2)), field(Twin::Range(Int::I32, Num::Below(-2147483648), Num::Above(2147483647)))])
    }
}

pub mod t12 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct Root(
        pub f32,
        #[wire(check = "a")] pub (),
        pub f32,
        #[wire(range = 0..=100)] pub Option<i16>,
        #[wire(angle = 22, if = matches!(field_3, Some(_)), default = 1.5)] pub f32,
        #[wire(range = u16::MIN..=u16::MAX, if = !(matches!(field_3, Some(_)) || matches!(field_3, Some(_))))] pub u16,
        #[wire(max_len = 1, if = field_5 > 2)] pub std::collections::BTreeSet<()>,
        #[wire(bits = 26, rename = "old 7")] pub u64,
        #[wire(rename = "old 8")] pub bool,
        #[wire(rename = "old 9", if = (field_3 == Some(0)) || (field_3 == Some(0)))] pub u16,
        #[wire(angle = 3)] pub f32,
    );
    declare::neutral_struct!([] [] Root 0 1 2 3 4 5 6 7 8 9 10);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::F32), field(Twin::Unit).check("a"), field(Twin::F32), field(Twin::Option(Box::new(Twin::Range(Int::I16, Num::Above(0), Num::Above(100))))), field(Twin::Angle(22, false)).when(Condition::Some(vec![3]), Value::F32(0x3fc00000)), field(Twin::Range(Int::U16, Num::Above(0), Num::Above(65535))).when(Condition::Not(Box::new(Condition::Or(Box::new(Condition::Some(vec![3])), Box::new(Condition::Some(vec![3]))))), Value::int(0)), field(Twin::Ascending(1, Box::new(Twin::Unit), false)).when(Condition::Above(vec![5], Num::Above(2)), Value::Many(vec![])), field(Twin::Bits(Int::U64, 26)), field(Twin::Bool), field(Twin::Bits(Int::U16, 16)).when(Condition::Or(Box::new(Condition::Equal(vec![3], Value::some(Value::int(0)))), Box::new(Condition::Equal(vec![3], Value::some(Value::int(0))))), Value::int(0)), field(Twin::Angle(3, false))])
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
        #[wire(wide, len = 3..=4)] pub d: String,
    }
    declare::neutral_struct!([] [] Root c slot flag value len e r#type d);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Bits(Int::U32, 3)).skip(Value::int(0)), field(Twin::Option(Box::new(Twin::Range(Int::U16, Num::Above(2), Num::Above(55))))).skip(Value::some(Value::int(7))), field(Twin::Bits(Int::U8, 7)), field(Twin::Bits(Int::U64, 64)), field(Twin::Bool), field(Twin::Range(Int::U32, Num::Above(5), Num::Above(5))), field(Twin::Bool), field(Twin::WideText((3, 4)))])
    }
}

pub mod t14 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq)]
    pub struct Root(
        #[wire(angle = 4, default_bit)] pub Option<f32>,
        #[wire(align, relative, len = 5..=8)] pub Vec<i32>,
        #[wire(unit = 16, if = !(field_1.len() > 1), default_bit, check = "end")] pub Option<[f32; 3]>,
        #[wire(bits = 1, if = !(field_1.len() > 1), default = std::num::NonZero::new(2).unwrap())] pub std::num::NonZeroU8,
        #[wire(align, skip)] pub f32,
        #[wire(half, check = "end")] pub f32,
    );
    declare::neutral_struct!([] [] Root 0 1 2 3 4 5);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Option(Box::new(Twin::Angle(4, false)))).default_bit(Value::NONE), field(Twin::Climb((5, 8), Int::I32, Box::new(Twin::Range(Int::I32, Num::Below(-2147483648), Num::Above(2147483647))))).align(), field(Twin::Option(Box::new(Twin::Direction(16)))).when(Condition::Not(Box::new(Condition::Longer(vec![1], 1))), Value::NONE).default_bit(Value::NONE).check("end"), field(Twin::NonZero(Box::new(Twin::Bits(Int::U8, 1)))).when(Condition::Not(Box::new(Condition::Longer(vec![1], 1))), Value::int(2)), field(Twin::Compressed(-256.0, 256.0, 0.001)).align().skip(Value::F32(0x0)), field(Twin::Half).check("end")])
    }
}

pub mod t15 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct Root<T0> {
        pub c: [T0; 1],
        #[wire(bytes)] pub fields: [u8; 4],
        #[wire(align, if = !(!c.is_empty()))] pub a: Option<()>,
        #[wire(range = -48..=-48)] pub value: i16,
        #[wire(range = 5..=5, max_len = 165)] pub blank: Vec<u32>,
        #[wire(bits = 52)] pub g: u64,
    }
    declare::neutral_struct!([T0] [] Root c fields a value blank g);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Array(1, Box::new(Twin::Record(vec![field(Twin::Bool)])))), field(Twin::ByteArray(4)), field(Twin::Option(Box::new(Twin::Unit))).align().when(Condition::Not(Box::new(Condition::Longer(vec![0], 0))), Value::NONE), field(Twin::Range(Int::I16, Num::Below(-48), Num::Below(-48))), field(Twin::List((0, 165), Box::new(Twin::Range(Int::U32, Num::Above(5), Num::Above(5))))), field(Twin::Bits(Int::U64, 52))])
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
            #[wire(fixed(0..=11, 1))] b: u32,
            #[wire(fixed(0..=29, 4), rename = "old 1", max_len = 4)] fields: Vec<u32>,
            blank: Option<[bool; 3]>,
            #[wire(range = 22..=30, default_bit)] value: u8,
        },
        V2,
        V3 {
            #[wire(default_bit)] a: Option<Option<std::num::Wrapping<u64>>>,
            #[wire(smallest_three = 20)] fields: Option<[f32; 4]>,
            #[wire(rename = "old 2", max_len = 0)] x2: Cow<'static, [Option<std::num::Wrapping<u32>>]>,
            value: u16,
        },
        #[wire(rename = "Old4")]
        V4,
        V5,
        V6(
            #[wire(range = 23..=30, max_len = 5)] Vec<Option<i8>>,
            #[wire(if = !field_0.is_empty(), default = Some(true))] Option<bool>,
            #[wire(bits = 1, if = !(matches!(field_1, Some(_)) || (field_0.len() > 1)), default = Some(2))] Option<u128>,
            #[wire(range = 34..=94, if = field_2.is_some(), default_bit)] [u16; 1],
        ),
        V7(
            #[wire(subset, max_len = 1)] Vec<Option<()>>,
            #[wire(align, range = -48..=49)] i8,
            #[wire(bits = 6, if = field_1 == 0, check = "a")] u8,
            #[wire(if = field_1 == 4)] [[u16; 3]; 2],
        ),
        V8(
            #[wire(angle = 22)] Option<f32>,
            #[wire(half, max_len = 9)] Box<[f32]>,
            #[wire(if = !field_1.is_empty(), default = Some(2))] Option<u16>,
            #[wire(range = i8::MIN..=i8::MAX)] Option<std::num::NonZeroI8>,
        ),
    }
    impl Default for Root { fn default() -> Self { Self::V0 {  } } }
    declare::neutral_enum!([] [] Root 0 V0 {  } 1 V1 { b x0 fields x1 blank x2 value x3 } 2 V2 {  } 3 V3 { a x0 fields x1 x2 x2 value x3 } 4 V4 {  } 5 V5 {  } 6 V6 { 0 x0 1 x1 2 x2 3 x3 } 7 V7 { 0 x0 1 x1 2 x2 3 x3 } 8 V8 { 0 x0 1 x1 2 x2 3 x3 });

    pub fn twin() -> Twin {
        Twin::Choice(4, vec![vec![], vec![field(Twin::Fixed(Int::U32, 0, 11, 1)), field(Twin::List((0, 4), Box::new(Twin::Fixed(Int::U32, 0, 29, 4)))), field(Twin::Option(Box::new(Twin::Array(3, Box::new(Twin::Bool))))), field(Twin::Range(Int::U8, Num::Above(22), Num::Above(30))).default_bit(Value::int(0))], vec![], vec![field(Twin::Option(Box::new(Twin::Option(Box::new(Twin::Bits(Int::U64, 64)))))).default_bit(Value::NONE), field(Twin::Option(Box::new(Twin::SmallestThree(20)))), field(Twin::List((0, 0), Box::new(Twin::Option(Box::new(Twin::Bits(Int::U32, 32)))))), field(Twin::Bits(Int::U16, 16))], vec![], vec![], vec![field(Twin::List((0, 5), Box::new(Twin::Option(Box::new(Twin::Range(Int::I8, Num::Above(23), Num::Above(30))))))), field(Twin::Option(Box::new(Twin::Bool))).when(Condition::Longer(vec![0], 0), Value::some(Value::Bool(true))), field(Twin::Option(Box::new(Twin::Bits(Int::U128, 1)))).when(Condition::Not(Box::new(Condition::Or(Box::new(Condition::Some(vec![1])), Box::new(Condition::Longer(vec![0], 1))))), Value::some(Value::int(2))), field(Twin::Array(1, Box::new(Twin::Range(Int::U16, Num::Above(34), Num::Above(94))))).when(Condition::Some(vec![2]), Value::Many(vec![Value::int(0)])).default_bit(Value::Many(vec![Value::int(0)]))], vec![field(Twin::Places(1, Box::new(Twin::Unit))), field(Twin::Range(Int::I8, Num::Below(-48), Num::Above(49))).align(), field(Twin::Bits(Int::U8, 6)).when(Condition::Equal(vec![1], Value::int(0)), Value::int(0)).check("a"), field(Twin::Array(2, Box::new(Twin::Array(3, Box::new(Twin::Bits(Int::U16, 16)))))).when(Condition::Equal(vec![1], Value::int(4)), Value::Many(vec![Value::Many(vec![Value::int(0), Value::int(0), Value::int(0)]), Value::Many(vec![Value::int(0), Value::int(0), Value::int(0)])]))], vec![field(Twin::Option(Box::new(Twin::Angle(22, false)))), field(Twin::List((0, 9), Box::new(Twin::Half))), field(Twin::Option(Box::new(Twin::Bits(Int::U16, 16)))).when(Condition::Longer(vec![1], 0), Value::some(Value::int(2))), field(Twin::Option(Box::new(Twin::NonZero(Box::new(Twin::Range(Int::I8, Num::Below(-128), Num::Above(127)))))))]])
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
    pub struct H0 {
        #[wire(bits = 18, max_len = 13)] pub a: Vec<u64>,
        #[wire(range = 0..=100, rename = "old 1")] pub fields: Option<i16>,
        pub x2: Option<Option<i64>>,
        pub stream: Option<bool>,
    }
    declare::neutral_struct!([] [] H0 a fields x2 stream);

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct Root {
        #[wire(default_bit)] pub b: bool,
        #[wire(subset)] pub value: [Option<f32>; 1],
        #[wire(max_len = 9)] pub a: [std::collections::BTreeMap<bool, H0>; 1],
        #[wire(half)] pub g: f32,
        #[wire(if = (a.len() > 1) || (a.len() > 1), default = true)] pub tag: bool,
    }
    declare::neutral_struct!([] [] Root b value a g tag);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Bool).default_bit(Value::Bool(false)), field(Twin::Subset(None, 1, Box::new(Twin::F32))), field(Twin::Array(1, Box::new(Twin::Ascending(9, Box::new(Twin::Record(vec![field(Twin::Bool), field(Twin::Record(vec![field(Twin::List((0, 13), Box::new(Twin::Bits(Int::U64, 18)))), field(Twin::Option(Box::new(Twin::Range(Int::I16, Num::Above(0), Num::Above(100))))), field(Twin::Option(Box::new(Twin::Option(Box::new(Twin::Range(Int::I64, Num::Below(-9223372036854775808), Num::Above(9223372036854775807))))))), field(Twin::Option(Box::new(Twin::Bool)))]))])), true)))), field(Twin::Half), field(Twin::Bool).when(Condition::Or(Box::new(Condition::Longer(vec![2], 1)), Box::new(Condition::Longer(vec![2], 1))), Value::Bool(true))])
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
        #[wire(half)] pub tag: f32,
        #[wire(bits = 27)] pub g: u32,
        #[wire(bits = 30)] pub bits: u64,
        pub b: u16,
        #[wire(half, default_bit)] pub r#type: Option<f32>,
        #[wire(bits = 4)] pub flag: u16,
        pub slot: Option<i32>,
    }
    declare::neutral_struct!([] [] Root a fields x2 value tag g bits b r#type flag slot);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Option(Box::new(Twin::Bits(Int::U32, 32)))), field(Twin::Bits(Int::U16, 16)), field(Twin::Option(Box::new(Twin::Bool))), field(Twin::Range(Int::I32, Num::Below(-2147483648), Num::Above(2147483647))), field(Twin::Half), field(Twin::Bits(Int::U32, 27)), field(Twin::Bits(Int::U64, 30)), field(Twin::Bits(Int::U16, 16)), field(Twin::Option(Box::new(Twin::Half))).default_bit(Value::NONE), field(Twin::Bits(Int::U16, 4)), field(Twin::Option(Box::new(Twin::Range(Int::I32, Num::Below(-2147483648), Num::Above(2147483647)))))])
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
        pub e: (),
        #[wire(align, range = u32::MIN..=u32::MAX)] pub bits: u32,
        #[wire(range = -56..=-56)] pub x7: i128,
    }
    declare::neutral_struct!([] [] Root c value blank x3 len e bits x7);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Bits(Int::U64, 36)), field(Twin::Bool), field(Twin::Bits(Int::U16, 16)).default_bit(Value::int(0)), field(Twin::Bool), field(Twin::Bits(Int::U8, 7)).default_bit(Value::int(0)), field(Twin::Unit), field(Twin::Range(Int::U32, Num::Above(0), Num::Above(4294967295))).align(), field(Twin::Range(Int::I128, Num::Below(-56), Num::Below(-56)))])
    }
}

pub mod t23 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq)]
    pub struct Root(
        #[wire(relative, range = 40..=40, len = 1..=3)] pub Option<Vec<u16>>,
        #[wire(len = 1..=6)] pub Arc<[Option<i32>]>,
        #[wire(range = -69..=-69, max_len = 300)] pub std::collections::BTreeSet<i64>,
        #[wire(default_bit)] pub Option<bool>,
        #[wire(range = 43..=97, if = matches!(field_3, Some(_)), default = Some(9), check = "end")] pub Option<u32>,
        #[wire(codec = SmallOrLarge)] pub u64,
        #[wire(max_len = 10)] pub Box<[Option<bool>]>,
        #[wire(with = five_bits, max_bits = 6, rename = "old 7")] pub Option<u8>,
        #[wire(check = "players")] pub Option<bool>,
    );
    declare::neutral_struct!([] [] Root 0 1 2 3 4 5 6 7 8);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Option(Box::new(Twin::Climb((1, 3), Int::U16, Box::new(Twin::Range(Int::U16, Num::Above(40), Num::Above(40))))))), field(Twin::List((1, 6), Box::new(Twin::Option(Box::new(Twin::Range(Int::I32, Num::Below(-2147483648), Num::Above(2147483647))))))), field(Twin::Ascending(300, Box::new(Twin::Range(Int::I64, Num::Below(-69), Num::Below(-69))), false)), field(Twin::Option(Box::new(Twin::Bool))).default_bit(Value::NONE), field(Twin::Option(Box::new(Twin::Range(Int::U32, Num::Above(43), Num::Above(97))))).when(Condition::Some(vec![3]), Value::some(Value::int(9))).check("end"), field(Twin::SmallOrLarge(Int::U64)), field(Twin::List((0, 10), Box::new(Twin::Option(Box::new(Twin::Bool))))), field(Twin::Option(Box::new(Twin::Bits(Int::U8, 5)))), field(Twin::Option(Box::new(Twin::Bool))).check("players")])
    }
}

pub mod t24 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq)]
    pub struct Root {
        #[wire(relative, max_len = 9, default_bit)] pub c: Option<Vec<u8>>,
        #[wire(codec = SmallOrLarge, check = "a")] pub fields: u16,
        #[wire(max_len = 5)] pub a: std::collections::BTreeSet<bool>,
        #[wire(skip)] pub value: Option<bool>,
        #[wire(align, skip)] pub len: [bool; 1],
        #[wire(with = small_or_large_u16, max_bits = 17)] pub d: u16,
        #[wire(range = 71..=71, if = !(!a.is_empty()))] pub bits: [i64; 1],
        pub x7: bool,
        #[wire(bits = 5, if = !((!bits.is_empty()) && (!bits.is_empty())), default = Some(9))] pub slot: Option<u16>,
        #[wire(relative, max_len = 10)] pub x9: Option<Vec<u32>>,
        #[wire(rename = "old 10", len = 4..=5)] pub stream: Arc<[Option<std::net::SocketAddrV4>]>,
        #[wire(max_len = 1)] pub flag: VecDeque<Option<std::net::Ipv4Addr>>,
    }
    declare::neutral_struct!([] [] Root c fields a value len d bits x7 slot x9 stream flag);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Option(Box::new(Twin::Climb((0, 9), Int::U8, Box::new(Twin::Bits(Int::U8, 8)))))).default_bit(Value::NONE), field(Twin::SmallOrLarge(Int::U16)).check("a"), field(Twin::Ascending(5, Box::new(Twin::Bool), false)), field(Twin::Option(Box::new(Twin::Bool))).skip(Value::NONE), field(Twin::Array(1, Box::new(Twin::Bool))).align().skip(Value::Many(vec![Value::Bool(false)])), field(Twin::SmallOrLarge(Int::U16)), field(Twin::Array(1, Box::new(Twin::Range(Int::I64, Num::Above(71), Num::Above(71))))).when(Condition::Not(Box::new(Condition::Longer(vec![2], 0))), Value::Many(vec![Value::int(0)])), field(Twin::Bool), field(Twin::Option(Box::new(Twin::Bits(Int::U16, 5)))).when(Condition::Not(Box::new(Condition::And(Box::new(Condition::Longer(vec![6], 0)), Box::new(Condition::Longer(vec![6], 0))))), Value::some(Value::int(9))), field(Twin::Option(Box::new(Twin::Climb((0, 10), Int::U32, Box::new(Twin::Bits(Int::U32, 32)))))), field(Twin::List((4, 5), Box::new(Twin::Option(Box::new(Twin::Record(vec![field(Twin::Array(4, Box::new(Twin::Bits(Int::U8, 8)))), field(Twin::Bits(Int::U16, 16))])))))), field(Twin::List((0, 1), Box::new(Twin::Option(Box::new(Twin::Array(4, Box::new(Twin::Bits(Int::U8, 8))))))))])
    }
}

pub mod t25 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq)]
    pub enum H0 {
        V0(
            #[wire(skip)] bool,
            u16,
        ),
        V1 {
            a: bool,
            #[wire(if = a || a, default = true)] value: bool,
        },
        V2 {
            a: bool,
            #[wire(if = a, default = 7)] slot: u64,
        },
        V3(
            bool,
            #[wire(bits = 6, if = field_0)] u64,
        ),
    }
    impl Default for H0 { fn default() -> Self { Self::V0 { 0: Default::default(), 1: Default::default() } } }
    declare::neutral_enum!([] [] H0 0 V0 { 0 x0 1 x1 } 1 V1 { a x0 value x1 } 2 V2 { a x0 slot x1 } 3 V3 { 0 x0 1 x1 });

    #[derive(Wire, Clone, Debug, PartialEq)]
    pub enum Root {
        V0 {
            #[wire(align, rename = "old 0", skip)] a: Option<Option<std::num::NonZeroU64>>,
            slot: H0,
            #[wire(bytes, max_len = 300)] blank: Option<Vec<u8>>,
            #[wire(align, bits = 1, if = blank.is_some() && matches!(slot, H0::V0 { .. }))] g: Option<Option<u128>>,
        },
    }
    impl Default for Root { fn default() -> Self { Self::V0 { a: Default::default(), slot: Default::default(), blank: Default::default(), g: Default::default() } } }
    declare::neutral_enum!([] [] Root 0 V0 { a x0 slot x1 blank x2 g x3 });

    pub fn twin() -> Twin {
        Twin::Choice(0, vec![vec![field(Twin::Option(Box::new(Twin::Option(Box::new(Twin::NonZero(Box::new(Twin::Bits(Int::U64, 37)))))))).align().skip(Value::NONE), field(Twin::Choice(2, vec![vec![field(Twin::Bool).skip(Value::Bool(false)), field(Twin::Bits(Int::U16, 16))], vec![field(Twin::Bool), field(Twin::Bool).when(Condition::Or(Box::new(Condition::True(vec![0])), Box::new(Condition::True(vec![0]))), Value::Bool(true))], vec![field(Twin::Bool), field(Twin::Bits(Int::U64, 64)).when(Condition::True(vec![0]), Value::int(7))], vec![field(Twin::Bool), field(Twin::Bits(Int::U64, 6)).when(Condition::True(vec![0]), Value::int(0))]])), field(Twin::Option(Box::new(Twin::ByteList((0, 300))))), field(Twin::Option(Box::new(Twin::Option(Box::new(Twin::Bits(Int::U128, 1)))))).align().when(Condition::And(Box::new(Condition::Some(vec![2])), Box::new(Condition::Variant(vec![1], 0))), Value::NONE)]])
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

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct H0 {
        #[wire(range = 8..=8)] pub c: u32,
        pub slot: Option<[bool; 0]>,
        #[wire(if = slot.is_none(), default = 2)] pub a: u64,
    }
    declare::neutral_struct!([] [] H0 c slot a);

    #[derive(Wire, Clone, Debug, PartialEq)]
    pub struct Root {
        #[wire(codec = Silent)] pub a: u8,
        #[wire(range = 1..=9)] pub slot: [std::num::NonZeroU16; 3],
        #[wire(compressed(0.0..=10.0, 5.0), rename = "old 2")] pub blank: f32,
        #[wire(range = i8::MIN..=i8::MAX, max_len = 0)] pub g: std::collections::BTreeSet<[i8; 2]>,
        #[wire(skip)] pub len: Vec<u8>,
        pub x5: std::time::Duration,
        #[wire(align)] pub r#type: bool,
        #[wire(max_len = 300)] pub d: Option<Option<std::collections::HashMap<u32, H0>>>,
        #[wire(skip)] pub x8: (bool, Arc<u64>, f32,),
    }
    declare::neutral_struct!([] [] Root a slot blank g len x5 r#type d x8);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Nothing(Value::int(0), Box::new(Twin::Bits(Int::U8, 8)))), field(Twin::Array(3, Box::new(Twin::NonZero(Box::new(Twin::Range(Int::U16, Num::Above(1), Num::Above(9))))))), field(Twin::Compressed(0.0, 10.0, 5.0)), field(Twin::Ascending(0, Box::new(Twin::Array(2, Box::new(Twin::Range(Int::I8, Num::Below(-128), Num::Above(127))))), false)), field(Twin::ByteList((0, 11))).skip(Value::Many(vec![])), field(Twin::Record(vec![field(Twin::Bits(Int::U64, 64)), field(Twin::Range(Int::U32, Num::Above(0), Num::Above(999999999)))])), field(Twin::Bool).align(), field(Twin::Option(Box::new(Twin::Option(Box::new(Twin::Ascending(300, Box::new(Twin::Record(vec![field(Twin::Bits(Int::U32, 32)), field(Twin::Record(vec![field(Twin::Range(Int::U32, Num::Above(8), Num::Above(8))), field(Twin::Option(Box::new(Twin::Array(0, Box::new(Twin::Bool))))), field(Twin::Bits(Int::U64, 64)).when(Condition::Not(Box::new(Condition::Some(vec![1]))), Value::int(2))]))])), true)))))), field(Twin::Record(vec![field(Twin::Bool), field(Twin::Bits(Int::U64, 64)), field(Twin::F32)])).skip(Value::Many(vec![Value::Bool(false), Value::int(0), Value::F32(0x0)]))])
    }
}

pub mod t28 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct Root {
        #[wire(bits = 14)] pub b: Option<u16>,
        #[wire(if = b.is_some() || (b == Some(2)))] pub slot: (),
        #[wire(rename = "old 2", if = b.is_some() || (matches!(b, Some(b) if b > 0)))] pub flag: bool,
        #[wire(if = b == Some(2))] pub stream: Option<i64>,
        #[wire(range = 16..=16, if = stream == Some(1))] pub tag: Option<i8>,
        #[wire(range = 3..=53, if = matches!(b, Some(b) if b > 1))] pub e: Option<usize>,
        #[wire(if = flag)] pub bits: Option<i32>,
        #[wire(if = matches!(stream, Some(_)))] pub c: i32,
        #[wire(range = -97..=-90, if = matches!(e, Some(b) if b > 0))] pub r#type: i16,
    }
    declare::neutral_struct!([] [] Root b slot flag stream tag e bits c r#type);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Option(Box::new(Twin::Bits(Int::U16, 14)))), field(Twin::Unit).when(Condition::Or(Box::new(Condition::Some(vec![0])), Box::new(Condition::Equal(vec![0], Value::some(Value::int(2))))), Value::Unit), field(Twin::Bool).when(Condition::Or(Box::new(Condition::Some(vec![0])), Box::new(Condition::SomeAbove(vec![0], Num::Above(0)))), Value::Bool(false)), field(Twin::Option(Box::new(Twin::Range(Int::I64, Num::Below(-9223372036854775808), Num::Above(9223372036854775807))))).when(Condition::Equal(vec![0], Value::some(Value::int(2))), Value::NONE), field(Twin::Option(Box::new(Twin::Range(Int::I8, Num::Above(16), Num::Above(16))))).when(Condition::Equal(vec![3], Value::some(Value::int(1))), Value::NONE), field(Twin::Option(Box::new(Twin::Range(Int::Usize, Num::Above(3), Num::Above(53))))).when(Condition::SomeAbove(vec![0], Num::Above(1)), Value::NONE), field(Twin::Option(Box::new(Twin::Range(Int::I32, Num::Below(-2147483648), Num::Above(2147483647))))).when(Condition::True(vec![2]), Value::NONE), field(Twin::Range(Int::I32, Num::Below(-2147483648), Num::Above(2147483647))).when(Condition::Some(vec![3]), Value::int(0)), field(Twin::Range(Int::I16, Num::Below(-97), Num::Below(-90))).when(Condition::SomeAbove(vec![5], Num::Above(0)), Value::int(0))])
    }
}

pub mod t29 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq)]
    #[wire(bound = "T0: Wire + Default + PartialEq, T1: Wire + Default + PartialEq")]
    pub struct Root<T0, T1> {
        pub b: Box<T0>,
        pub fields: (T1, bool,),
        pub blank: Option<i32>,
        #[wire(range = u8::MIN..=u8::MAX, if = blank.is_some())] pub g: Option<u8>,
        #[wire(bits = 12)] pub len: Option<u64>,
        #[wire(range = 12..=19, if = fields.1 || blank.is_some())] pub x5: u64,
        #[wire(bits = 2)] pub tag: Option<u16>,
        #[wire(angle = 8, rename = "old 7")] pub d: f32,
        #[wire(bits = 1, if = !((tag == Some(1)) && (len == Some(2))), default = 2)] pub slot: u32,
        pub flag: std::net::IpAddr,
        #[wire(bits = 33)] pub value: u64,
        #[wire(smallest_three = 3, if = (x5 > 2) || fields.1, default_bit)] pub x11: [f32; 4],
        #[wire(angle = 5, if = (matches!(len, Some(b) if b > 3)) && blank.is_some(), default_bit)] pub e: f32,
        #[wire(bits = 25)] pub x13: u64,
        pub x14: u64,
        #[wire(if = !(x5 > 5), default = Some(7))] pub r#type: Option<i32>,
        #[wire(if = len.is_some() && (matches!(tag, Some(b) if b > 2)))] pub x16: bool,
        #[wire(bits = 23, default_bit)] pub x17: u32,
        pub a: Option<u32>,
        #[wire(skip, default = Some(2))] pub x19: Option<u16>,
        pub x20: u32,
        #[wire(wrapping_from = x17, if = matches!(g, Some(b) if b > 3))] pub x21: u32,
        #[wire(range = 5..=5)] pub bits: i32,
        #[wire(if = slot > 4)] pub c: Option<bool>,
        #[wire(align, if = x13 == 0, default = 7)] pub x24: u32,
    }
    declare::neutral_struct!([T0 T1] [] Root b fields blank g len x5 tag d slot flag value x11 e x13 x14 r#type x16 x17 a x19 x20 x21 bits c x24);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Option(Box::new(Twin::Record(vec![field(Twin::Bool)])))), field(Twin::Record(vec![field(Twin::Range(Int::I32, Num::Below(-2147483648), Num::Above(2147483647))), field(Twin::Bool)])), field(Twin::Option(Box::new(Twin::Range(Int::I32, Num::Below(-2147483648), Num::Above(2147483647))))), field(Twin::Option(Box::new(Twin::Range(Int::U8, Num::Above(0), Num::Above(255))))).when(Condition::Some(vec![2]), Value::NONE), field(Twin::Option(Box::new(Twin::Bits(Int::U64, 12)))), field(Twin::Range(Int::U64, Num::Above(12), Num::Above(19))).when(Condition::Or(Box::new(Condition::True(vec![1, 1])), Box::new(Condition::Some(vec![2]))), Value::int(0)), field(Twin::Option(Box::new(Twin::Bits(Int::U16, 2)))), field(Twin::Angle(8, false)), field(Twin::Bits(Int::U32, 1)).when(Condition::Not(Box::new(Condition::And(Box::new(Condition::Equal(vec![6], Value::some(Value::int(1)))), Box::new(Condition::Equal(vec![4], Value::some(Value::int(2))))))), Value::int(2)), field(Twin::Choice(1, vec![vec![field(Twin::Array(4, Box::new(Twin::Bits(Int::U8, 8))))], vec![field(Twin::Array(16, Box::new(Twin::Bits(Int::U8, 8))))]])), field(Twin::Bits(Int::U64, 33)), field(Twin::SmallestThree(3)).when(Condition::Or(Box::new(Condition::Above(vec![5], Num::Above(2))), Box::new(Condition::True(vec![1, 1]))), Value::Many(vec![Value::F32(0x0), Value::F32(0x0), Value::F32(0x0), Value::F32(0x0)])).default_bit(Value::Many(vec![Value::F32(0x0), Value::F32(0x0), Value::F32(0x0), Value::F32(0x0)])), field(Twin::Angle(5, false)).when(Condition::And(Box::new(Condition::SomeAbove(vec![4], Num::Above(3))), Box::new(Condition::Some(vec![2]))), Value::F32(0x0)).default_bit(Value::F32(0x0)), field(Twin::Bits(Int::U64, 25)), field(Twin::Bits(Int::U64, 64)), field(Twin::Option(Box::new(Twin::Range(Int::I32, Num::Below(-2147483648), Num::Above(2147483647))))).when(Condition::Not(Box::new(Condition::Above(vec![5], Num::Above(5)))), Value::some(Value::int(7))), field(Twin::Bool).when(Condition::And(Box::new(Condition::Some(vec![4])), Box::new(Condition::SomeAbove(vec![6], Num::Above(2)))), Value::Bool(false)), field(Twin::Bits(Int::U32, 23)).default_bit(Value::int(0)), field(Twin::Option(Box::new(Twin::Bits(Int::U32, 32)))), field(Twin::Option(Box::new(Twin::Bits(Int::U16, 5)))).skip(Value::some(Value::int(2))), field(Twin::Bits(Int::U32, 32)), field(Twin::Around(Int::U32, 17)).when(Condition::SomeAbove(vec![3], Num::Above(3)), Value::int(0)), field(Twin::Range(Int::I32, Num::Above(5), Num::Above(5))), field(Twin::Option(Box::new(Twin::Bool))).when(Condition::Above(vec![8], Num::Above(4)), Value::NONE), field(Twin::Bits(Int::U32, 32)).align().when(Condition::Equal(vec![13], Value::int(0)), Value::int(7))])
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
        Case::new::<t0::Root>(4, 0, t0::twin(), None),
        Case::new::<t1::Root>(4, 1, t1::twin(), None),
        Case::new::<t2::Root>(4, 2, t2::twin(), None),
        Case::new::<t3::Root>(4, 3, t3::twin(), Some(<t3::Root as Wire>::MAX_BITS)),
        Case::new::<t4::Root>(4, 4, t4::twin(), Some(<t4::Root as Wire>::MAX_BITS)),
        Case::new::<t5::Root>(4, 5, t5::twin(), Some(<t5::Root as Wire>::MAX_BITS)),
        Case::new::<t6::Root>(4, 6, t6::twin(), None),
        Case::new::<t7::Root>(4, 7, t7::twin(), Some(<t7::Root as Wire>::MAX_BITS)),
        Case::new::<t8::Root>(4, 8, t8::twin(), Some(<t8::Root as Wire>::MAX_BITS)),
        Case::new::<t9::Root>(4, 9, t9::twin(), Some(<t9::Root as Wire>::MAX_BITS)),
        Case::new::<t10::Root>(4, 10, t10::twin(), Some(<t10::Root as Wire>::MAX_BITS)),
        Case::new::<t11::Root>(4, 11, t11::twin(), Some(<t11::Root as Wire>::MAX_BITS)),
        Case::new::<t12::Root>(4, 12, t12::twin(), Some(<t12::Root as Wire>::MAX_BITS)),
        Case::new::<t13::Root>(4, 13, t13::twin(), Some(<t13::Root as Wire>::MAX_BITS)),
        Case::new::<t14::Root>(4, 14, t14::twin(), Some(<t14::Root as Wire>::MAX_BITS)),
        Case::new::<t15::Root<(Rc<bool>,)>>(4, 15, t15::twin(), Some(<t15::Root<(Rc<bool>,)> as Wire>::MAX_BITS)),
        Case::new::<t16::Root<t16::H1>>(4, 16, t16::twin(), Some(<t16::Root<t16::H1> as Wire>::MAX_BITS)),
        Case::new::<t17::Root>(4, 17, t17::twin(), Some(<t17::Root as Wire>::MAX_BITS)),
        Case::new::<t18::Root<bool, 3>>(4, 18, t18::twin(), Some(<t18::Root<bool, 3> as Wire>::MAX_BITS)),
        Case::new::<t19::Root>(4, 19, t19::twin(), Some(<t19::Root as Wire>::MAX_BITS)),
        Case::new::<t20::Root>(4, 20, t20::twin(), Some(<t20::Root as Wire>::MAX_BITS)),
        Case::new::<t21::Root>(4, 21, t21::twin(), Some(<t21::Root as Wire>::MAX_BITS)),
        Case::new::<t22::Root>(4, 22, t22::twin(), Some(<t22::Root as Wire>::MAX_BITS)),
        Case::new::<t23::Root>(4, 23, t23::twin(), Some(<t23::Root as Wire>::MAX_BITS)),
        Case::new::<t24::Root>(4, 24, t24::twin(), Some(<t24::Root as Wire>::MAX_BITS)),
        Case::new::<t25::Root>(4, 25, t25::twin(), Some(<t25::Root as Wire>::MAX_BITS)),
        Case::new::<t26::Root>(4, 26, t26::twin(), Some(<t26::Root as Wire>::MAX_BITS)),
        Case::new::<t27::Root>(4, 27, t27::twin(), Some(<t27::Root as Wire>::MAX_BITS)),
        Case::new::<t28::Root>(4, 28, t28::twin(), Some(<t28::Root as Wire>::MAX_BITS)),
        Case::new::<t29::Root<Option<(bool,)>, i32>>(4, 29, t29::twin(), Some(<t29::Root<Option<(bool,)>, i32> as Wire>::MAX_BITS)),
        Case::new::<t30::Root>(4, 30, t30::twin(), Some(<t30::Root as Wire>::MAX_BITS)),
        Case::new::<t31::Root>(4, 31, t31::twin(), Some(<t31::Root as Wire>::MAX_BITS)),
    ]
}
