// Types 0 to 31 of seed 4, made by tools/declare: not to be edited.

use super::library::scope::*;

pub mod t0 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct H0 {
        #[wire(bytes, max_len = 300)] pub a: Option<Option<Cow<'static, [u8]>>>,
        pub value: Option<Option<bool>>,
        #[wire(smallest_three = 11, if = matches!(value, Some(_)))] pub x2: Option<[f32; 4]>,
    }
    declare::neutral_struct!([] [] H0 a value x2);

    #[derive(Wire, Clone, Debug, PartialEq)]
    pub struct Root {
        #[wire(angle = 4)] pub b: [f32; 9],
        #[wire(max_len = 11)] pub slot: Arc<str>,
        pub flag: bool,
        pub stream: bool,
        pub blank: std::marker::PhantomData<String>,
        #[wire(bits = 35)] pub d: Option<u64>,
        pub r#type: std::num::NonZeroI8,
        #[wire(bits = 8, default_bit)] pub x7: Option<u8>,
        #[wire(align, range = 91..=98)] pub x8: u16,
        #[wire(range = -41..=86, max_len = 6, if = matches!(d, Some(_)))] pub x9: [std::collections::HashSet<[i16; 2]>; 1],
        #[wire(compressed(-256.0..=256.0, 0.001), default_bit)] pub x10: f32,
        #[wire(max_len = 1)] pub x11: std::collections::HashMap<std::num::NonZeroU8, H0>,
        #[wire(range = -85..=-8)] pub e: i16,
        #[wire(subset, range = 1..=11)] pub bits: [Option<u8>; 17],
        #[wire(range = -86..=42)] pub x14: Option<std::num::NonZeroI32>,
        #[wire(angle = 7)] pub x15: Option<Option<f64>>,
        #[wire(with = nothing)] pub x16: (),
        #[wire(range = 0..=1)] pub value: u32,
    }
    declare::neutral_struct!([] [] Root b slot flag stream blank d r#type x7 x8 x9 x10 x11 e bits x14 x15 x16 value);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Array(9, Box::new(Twin::Angle(4, false)))), field(Twin::Text(11)), field(Twin::Bool), field(Twin::Bool), field(Twin::Unit), field(Twin::Option(Box::new(Twin::Bits(Int::U64, 35)))), field(Twin::NonZero(Box::new(Twin::Range(Int::I8, Num::Below(-128), Num::Above(127))))), field(Twin::Option(Box::new(Twin::Bits(Int::U8, 8)))).default_bit(Value::NONE), field(Twin::Range(Int::U16, Num::Above(91), Num::Above(98))).align(), field(Twin::Array(1, Box::new(Twin::Ascending(6, Box::new(Twin::Array(2, Box::new(Twin::Range(Int::I16, Num::Below(-41), Num::Above(86))))), false)))).when(Condition::Some(vec![5]), Value::Many(vec![Value::Many(vec![])])), field(Twin::Compressed(-256.0, 256.0, 0.001)).default_bit(Value::F32(0x0)), field(Twin::Ascending(1, Box::new(Twin::Record(vec![field(Twin::NonZero(Box::new(Twin::Range(Int::U8, Num::Above(1), Num::Above(255))))), field(Twin::Record(vec![field(Twin::Option(Box::new(Twin::Option(Box::new(Twin::ByteList(300)))))), field(Twin::Option(Box::new(Twin::Option(Box::new(Twin::Bool))))), field(Twin::Option(Box::new(Twin::SmallestThree(11)))).when(Condition::Some(vec![1]), Value::NONE)]))])), true)), field(Twin::Range(Int::I16, Num::Below(-85), Num::Below(-8))), field(Twin::Subset(None, 17, Box::new(Twin::Range(Int::U8, Num::Above(1), Num::Above(11))))), field(Twin::Option(Box::new(Twin::NonZero(Box::new(Twin::Range(Int::I32, Num::Below(-86), Num::Above(42))))))), field(Twin::Option(Box::new(Twin::Option(Box::new(Twin::Angle(7, true)))))), field(Twin::Nothing(Value::Unit, Box::new(Twin::Unit))), field(Twin::Range(Int::U32, Num::Above(0), Num::Above(1)))])
    }
}

pub mod t1 {
    use super::*;

    #[derive(Clone, Debug, PartialEq, Default)]
    pub struct Root {
        pub c: Option<f32>,
        pub slot: f32,
        pub flag: Option<bool>,
    }
    impl Root {
        fn serialize<S: Stream>(&mut self, stream: &mut S) -> tightwire::Result<S> {
            stream.option(&mut self.c, |stream, x| stream.angle(x, 19))?;
            stream.compressed(&mut self.slot, -256.0..=256.0, 0.001)?;
            stream.option(&mut self.flag, |stream, x| stream.bool(x))?;
            Ok(())
        }
    }
    tightwire::unified!(Root, version = 2);
    declare::neutral_struct!([] [] Root c slot flag);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Option(Box::new(Twin::Angle(19, false)))), field(Twin::Compressed(-256.0, 256.0, 0.001)), field(Twin::Option(Box::new(Twin::Bool)))])
    }
}

pub mod t2 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct Root(
        #[wire(range = 0..=1)] pub u64,
        #[wire(angle = 17)] pub f32,
        #[wire(range = 0..=100)] pub Option<i32>,
        #[wire(range = -58..=-17)] pub Option<i16>,
        #[wire(bytes)] pub [u8; 1],
        #[wire(align, bits = 3)] pub u32,
        #[wire(fixed(-4..=10, 4), default_bit)] pub i32,
    );
    declare::neutral_struct!([] [] Root 0 1 2 3 4 5 6);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Range(Int::U64, Num::Above(0), Num::Above(1))), field(Twin::Angle(17, false)), field(Twin::Option(Box::new(Twin::Range(Int::I32, Num::Above(0), Num::Above(100))))), field(Twin::Option(Box::new(Twin::Range(Int::I16, Num::Below(-58), Num::Below(-17))))), field(Twin::ByteArray(1)), field(Twin::Bits(Int::U32, 3)).align(), field(Twin::Fixed(Int::I32, -4, 10, 4)).default_bit(Value::int(0))])
    }
}

pub mod t3 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct Root {
        pub c: bool,
        #[wire(range = 0..=100, max_len = 10, if = c)] pub fields: std::collections::HashSet<u32>,
        #[wire(fixed(-17..=11, 3), if = c)] pub blank: i16,
        #[wire(angle = 20, default_bit)] pub stream: f64,
        #[wire(range = -1..=-1, if = !(fields.len() > 1), default = 5)] pub tag: isize,
        #[wire(relative_to = tag, if = c)] pub e: isize,
        #[wire(angle = 6)] pub bits: f32,
    }
    declare::neutral_struct!([] [] Root c fields blank stream tag e bits);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Bool), field(Twin::Ascending(10, Box::new(Twin::Range(Int::U32, Num::Above(0), Num::Above(100))), false)).when(Condition::True(vec![0]), Value::Many(vec![])), field(Twin::Fixed(Int::I16, -17, 11, 3)).when(Condition::True(vec![0]), Value::int(0)), field(Twin::Angle(20, true)).default_bit(Value::F64(0x0)), field(Twin::Range(Int::Isize, Num::Below(-1), Num::Below(-1))).when(Condition::Not(Box::new(Condition::Longer(vec![1], 1))), Value::int(5)), field(Twin::Relative(Int::Isize, 4)).when(Condition::True(vec![0]), Value::int(0)), field(Twin::Angle(6, false))])
    }
}

pub mod t4 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct Root {
        pub a: i32,
        #[wire(bits = 30, if = a > 3)] pub slot: u32,
        #[wire(subset, range = -86..=38)] pub x2: [Option<i8>; 17],
        #[wire(range = 0..=100, if = a > 4)] pub g: u32,
        #[wire(bits = 6)] pub blank: Option<u32>,
    }
    declare::neutral_struct!([] [] Root a slot x2 g blank);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Range(Int::I32, Num::Below(-2147483648), Num::Above(2147483647))), field(Twin::Bits(Int::U32, 30)).when(Condition::Above(vec![0], Num::Above(3)), Value::int(0)), field(Twin::Subset(None, 17, Box::new(Twin::Range(Int::I8, Num::Below(-86), Num::Above(38))))), field(Twin::Range(Int::U32, Num::Above(0), Num::Above(100))).when(Condition::Above(vec![0], Num::Above(4)), Value::int(0)), field(Twin::Option(Box::new(Twin::Bits(Int::U32, 6))))])
    }
}

pub mod t5 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq)]
    #[wire(tag_bits = 4)]
    pub enum Root {
        V0 {
            #[wire(range = 26..=95)] a: u8,
            fields: u32,
            flag: Option<u16>,
            #[wire(range = -49..=-7)] stream: i64,
        },
        V1,
        V2 {
        },
        V3(
            #[wire(range = 11..=18, rename = "old 0")] i32,
            bool,
            u32,
            bool,
        ),
        V4 {
            #[wire(range = -42..=-35)] c: i64,
            #[wire(rename = "old 1", if = c > 5, default = 3, default_bit)] value: u32,
            #[wire(bits = 16)] flag: u16,
            #[wire(range = 30..=37)] g: u64,
        },
        V5,
        V6(
            #[wire(compressed(-1.0..=1.0, 0.01))] f32,
            #[wire(skip)] Option<u16>,
            u32,
            #[wire(smallest_three = 14)] [f32; 4],
        ),
        V7 {
        },
        V8,
    }
    impl Default for Root { fn default() -> Self { Self::V1 {  } } }
    declare::neutral_enum!([] [] Root 0 V0 { a x0 fields x1 flag x2 stream x3 } 1 V1 {  } 2 V2 {  } 3 V3 { 0 x0 1 x1 2 x2 3 x3 } 4 V4 { c x0 value x1 flag x2 g x3 } 5 V5 {  } 6 V6 { 0 x0 1 x1 2 x2 3 x3 } 7 V7 {  } 8 V8 {  });

    pub fn twin() -> Twin {
        Twin::Choice(4, vec![vec![field(Twin::Range(Int::U8, Num::Above(26), Num::Above(95))), field(Twin::Bits(Int::U32, 32)), field(Twin::Option(Box::new(Twin::Bits(Int::U16, 16)))), field(Twin::Range(Int::I64, Num::Below(-49), Num::Below(-7)))], vec![], vec![], vec![field(Twin::Range(Int::I32, Num::Above(11), Num::Above(18))), field(Twin::Bool), field(Twin::Bits(Int::U32, 32)), field(Twin::Bool)], vec![field(Twin::Range(Int::I64, Num::Below(-42), Num::Below(-35))), field(Twin::Bits(Int::U32, 32)).when(Condition::Above(vec![0], Num::Above(5)), Value::int(3)).default_bit(Value::int(0)), field(Twin::Bits(Int::U16, 16)), field(Twin::Range(Int::U64, Num::Above(30), Num::Above(37)))], vec![], vec![field(Twin::Compressed(-1.0, 1.0, 0.01)), field(Twin::Option(Box::new(Twin::Bits(Int::U16, 14)))).skip(Value::NONE), field(Twin::Bits(Int::U32, 32)), field(Twin::SmallestThree(14))], vec![], vec![]])
    }
}

pub mod t6 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct Root(
        #[wire(subset, max_len = 1)] pub Vec<Option<()>>,
        #[wire(angle = 5)] pub f64,
        pub Option<bool>,
    );
    declare::neutral_struct!([] [] Root 0 1 2);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Places(1, Box::new(Twin::Unit))), field(Twin::Angle(5, true)), field(Twin::Option(Box::new(Twin::Bool)))])
    }
}

pub mod t7 {
    use super::*;

    #[derive(Clone, Debug, PartialEq, Default)]
    pub struct Root {
        pub a: Option<i32>,
        pub value: Option<bool>,
        pub blank: [u64; 0],
        pub x3: Option<bool>,
        pub x4: [f32; 4],
    }
    impl Root {
        fn serialize<S: Stream>(&mut self, stream: &mut S) -> tightwire::Result<S> {
            stream.option(&mut self.a, |stream, x| stream.fixed(x, -2..=36, 6))?;
            if matches!(self.a, Some(x) if x > 0) { let mut rests = self.value == <Option<bool>>::default(); stream.bool(&mut rests)?; if rests { self.value = Default::default(); } else { stream.option(&mut self.value, |stream, x| stream.bool(x))?; } } else { self.value = Default::default(); }
            self.blank = Default::default();
            let mut rests = self.x3 == <Option<bool>>::default(); stream.bool(&mut rests)?; if rests { self.x3 = Default::default(); } else { stream.option(&mut self.x3, |stream, x| stream.bool(x))?; }
            let mut rests = self.x4 == <[f32; 4]>::default(); stream.bool(&mut rests)?; if rests { self.x4 = Default::default(); } else { stream.smallest_three(&mut self.x4, 9)?; }
            Ok(())
        }
    }
    tightwire::unified!(Root, version = 2, max_bits = 49);
    declare::neutral_struct!([] [] Root a value blank x3 x4);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Option(Box::new(Twin::Fixed(Int::I32, -2, 36, 6)))), field(Twin::Option(Box::new(Twin::Bool))).when(Condition::SomeAbove(vec![0], Num::Above(0)), Value::NONE).default_bit(Value::NONE), field(Twin::Array(0, Box::new(Twin::Range(Int::U64, Num::Above(0), Num::Above(100))))).skip(Value::Many(vec![])), field(Twin::Option(Box::new(Twin::Bool))).default_bit(Value::NONE), field(Twin::SmallestThree(9)).default_bit(Value::Many(vec![Value::F32(0x0), Value::F32(0x0), Value::F32(0x0), Value::F32(0x0)]))])
    }
}

pub mod t8 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct H0 {
        pub a: u32,
    }
    declare::neutral_struct!([] [] H0 a);

    #[derive(Wire, Clone, Debug, PartialEq)]
    #[wire(crate = tightwire)]
    pub struct Root(
        pub std::net::Ipv6Addr,
        pub [bool; 1],
        #[wire(max_len = 119)] pub std::collections::HashSet<()>,
        #[wire(range = i16::MIN..=i16::MAX)] pub Option<i16>,
        pub std::net::SocketAddrV6,
        #[wire(half, if = field_3.is_none(), default_bit)] pub f32,
        #[wire(if = matches!(field_3, Some(_)))] pub Option<H0>,
        #[wire(max_len = 7, check = "players")] pub String,
        #[wire(compressed(-1.0..=1.0, 0.01), if = (field_3 == Some(1)) || (field_7.len() > 2))] pub f32,
        #[wire(bits = 60, if = field_6.is_some())] pub u64,
        #[wire(max_len = 2, if = field_6.is_none(), default_bit)] pub Option<String>,
    );
    declare::neutral_struct!([] [] Root 0 1 2 3 4 5 6 7 8 9 10);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Array(16, Box::new(Twin::Bits(Int::U8, 8)))), field(Twin::Array(1, Box::new(Twin::Bool))), field(Twin::Ascending(119, Box::new(Twin::Unit), false)), field(Twin::Option(Box::new(Twin::Range(Int::I16, Num::Below(-32768), Num::Above(32767))))), field(Twin::Record(vec![field(Twin::Array(16, Box::new(Twin::Bits(Int::U8, 8)))), field(Twin::Bits(Int::U16, 16)), field(Twin::Bits(Int::U32, 32)), field(Twin::Bits(Int::U32, 32))])), field(Twin::Half).when(Condition::Not(Box::new(Condition::Some(vec![3]))), Value::F32(0x0)).default_bit(Value::F32(0x0)), field(Twin::Option(Box::new(Twin::Record(vec![field(Twin::Bits(Int::U32, 32))])))).when(Condition::Some(vec![3]), Value::NONE), field(Twin::Text(7)).check("players"), field(Twin::Compressed(-1.0, 1.0, 0.01)).when(Condition::Or(Box::new(Condition::Equal(vec![3], Value::some(Value::int(1)))), Box::new(Condition::Longer(vec![7], 2))), Value::F32(0x0)), field(Twin::Bits(Int::U64, 60)).when(Condition::Some(vec![6]), Value::int(0)), field(Twin::Option(Box::new(Twin::Text(2)))).when(Condition::Not(Box::new(Condition::Some(vec![6]))), Value::NONE).default_bit(Value::NONE)])
    }
}

pub mod t9 {
    use super::*;

    #[derive(Clone, Debug, PartialEq, Default)]
    pub struct Root {
        pub c: f32,
        pub fields: Vec<bool>,
        pub flag: Option<bool>,
        pub value: Option<Option<bool>>,
        pub tag: i32,
        pub g: Vec<u8>,
    }
    impl Root {
        fn serialize<S: Stream>(&mut self, stream: &mut S) -> tightwire::Result<S> {
            self.c = 1.5;
            stream.list(&mut self.fields, 1, |stream, x| stream.bool(x))?;
            stream.option(&mut self.flag, |stream, x| stream.bool(x))?;
            let mut rests = self.value == <Option<Option<bool>>>::default(); stream.bool(&mut rests)?; if rests { self.value = Default::default(); } else { stream.option(&mut self.value, |stream, x| stream.option(x, |stream, x| stream.bool(x)))?; }
            stream.int(&mut self.tag, 26..=26)?;
            let mut rests = self.g == <Vec<u8>>::default(); stream.bool(&mut rests)?; if rests { self.g = Default::default(); } else { stream.list(&mut self.g, 13, |stream, x| stream.bits(x, 1))?; }
            Ok(())
        }
    }
    tightwire::unified!(Root, version = 2, max_bits = 26);
    declare::neutral_struct!([] [] Root c fields flag value tag g);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Angle(23, false)).skip(Value::F32(0x3fc00000)), field(Twin::List(1, Box::new(Twin::Bool))), field(Twin::Option(Box::new(Twin::Bool))), field(Twin::Option(Box::new(Twin::Option(Box::new(Twin::Bool))))).default_bit(Value::NONE), field(Twin::Range(Int::I32, Num::Above(26), Num::Above(26))), field(Twin::List(13, Box::new(Twin::Bits(Int::U8, 1)))).default_bit(Value::Many(vec![]))])
    }
}

pub mod t10 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct H0;
    declare::neutral_struct!([] [] H0 );

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct Root {
        #[wire(bytes, max_len = 8, default_bit)] pub c: Vec<u8>,
        #[wire(angle = 11, max_len = 2, if = (!c.is_empty()) && (!c.is_empty()))] pub slot: Vec<f32>,
        #[wire(compressed(0.0..=1.0, 0.3), if = (!c.is_empty()) || (!c.is_empty()))] pub a: [f32; 2],
        #[wire(align, range = 34..=76)] pub value: [u64; 3],
        #[wire(subset, rename = "old 4", if = (!c.is_empty()) && (!c.is_empty()))] pub blank: [Option<H0>; 2],
        #[wire(align, subset)] pub d: [Option<Option<char>>; 10],
        #[wire(bits = 1, if = c.len() > 1)] pub r#type: u16,
        #[wire(smallest_three = 4)] pub b: [[f32; 4]; 0],
        #[wire(align)] pub fields: Option<i8>,
        #[wire(rename = "old 9", skip, default = 5)] pub x9: u64,
        #[wire(codec = SmallOrLarge)] pub x10: Option<u64>,
        #[wire(range = -37..=-17)] pub x11: [i64; 9],
    }
    declare::neutral_struct!([] [] Root c slot a value blank d r#type b fields x9 x10 x11);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::ByteList(8)).default_bit(Value::Many(vec![])), field(Twin::List(2, Box::new(Twin::Angle(11, false)))).when(Condition::And(Box::new(Condition::Longer(vec![0], 0)), Box::new(Condition::Longer(vec![0], 0))), Value::Many(vec![])), field(Twin::Array(2, Box::new(Twin::Compressed(0.0, 1.0, 0.3)))).when(Condition::Or(Box::new(Condition::Longer(vec![0], 0)), Box::new(Condition::Longer(vec![0], 0))), Value::Many(vec![Value::F32(0x0), Value::F32(0x0)])), field(Twin::Array(3, Box::new(Twin::Range(Int::U64, Num::Above(34), Num::Above(76))))).align(), field(Twin::Subset(None, 2, Box::new(Twin::Record(vec![])))).when(Condition::And(Box::new(Condition::Longer(vec![0], 0)), Box::new(Condition::Longer(vec![0], 0))), Value::Many(vec![Value::NONE, Value::NONE])), field(Twin::Subset(None, 10, Box::new(Twin::Option(Box::new(Twin::Char))))).align(), field(Twin::Bits(Int::U16, 1)).when(Condition::Longer(vec![0], 1), Value::int(0)), field(Twin::Array(0, Box::new(Twin::SmallestThree(4)))), field(Twin::Option(Box::new(Twin::Range(Int::I8, Num::Below(-128), Num::Above(127))))).align(), field(Twin::Bits(Int::U64, 1)).skip(Value::int(5)), field(Twin::Option(Box::new(Twin::SmallOrLarge(Int::U64)))), field(Twin::Array(9, Box::new(Twin::Range(Int::I64, Num::Below(-37), Num::Below(-17)))))])
    }
}

pub mod t11 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq)]
    pub struct Root {
        #[wire(bits = 3)] pub c: Option<u8>,
        #[wire(bytes, max_len = 12)] pub slot: Cow<'static, [u8]>,
        #[wire(bits = 55, if = c == Some(1))] pub flag: u64,
        pub g: u32,
        pub len: i8,
        #[wire(bits = 7)] pub d: Option<u64>,
        #[wire(check = "a")] pub tag: u16,
    }
    declare::neutral_struct!([] [] Root c slot flag g len d tag);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Option(Box::new(Twin::Bits(Int::U8, 3)))), field(Twin::ByteList(12)), field(Twin::Bits(Int::U64, 55)).when(Condition::Equal(vec![0], Value::some(Value::int(1))), Value::int(0)), field(Twin::Bits(Int::U32, 32)), field(Twin::Range(Int::I8, Num::Below(-128), Num::Above(127))), field(Twin::Option(Box::new(Twin::Bits(Int::U64, 7)))), field(Twin::Bits(Int::U16, 16)).check("a")])
    }
}

pub mod t12 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct Root(
        pub f32,
        #[wire(range = 0..=100)] pub usize,
        pub i32,
        pub Option<u64>,
        #[wire(angle = 22, if = field_2 == 2, default = 1.5)] pub f32,
        pub u16,
        #[wire(range = u32::MIN..=u32::MAX, if = matches!(field_3, Some(field_0) if field_0 > 3), default = 2, default_bit)] pub u32,
        #[wire(bits = 16)] pub u16,
        #[wire(half)] pub Option<f32>,
        #[wire(range = i32::MIN..=i32::MAX)] pub i32,
        #[wire(align)] pub i32,
    );
    declare::neutral_struct!([] [] Root 0 1 2 3 4 5 6 7 8 9 10);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::F32), field(Twin::Range(Int::Usize, Num::Above(0), Num::Above(100))), field(Twin::Range(Int::I32, Num::Below(-2147483648), Num::Above(2147483647))), field(Twin::Option(Box::new(Twin::Bits(Int::U64, 64)))), field(Twin::Angle(22, false)).when(Condition::Equal(vec![2], Value::int(2)), Value::F32(0x3fc00000)), field(Twin::Bits(Int::U16, 16)), field(Twin::Range(Int::U32, Num::Above(0), Num::Above(4294967295))).when(Condition::SomeAbove(vec![3], Num::Above(3)), Value::int(2)).default_bit(Value::int(0)), field(Twin::Bits(Int::U16, 16)), field(Twin::Option(Box::new(Twin::Half))), field(Twin::Range(Int::I32, Num::Below(-2147483648), Num::Above(2147483647))), field(Twin::Range(Int::I32, Num::Below(-2147483648), Num::Above(2147483647))).align()])
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
        #[wire(range = 60..=91)] pub d: i8,
    }
    declare::neutral_struct!([] [] Root c slot flag value len e r#type d);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Bits(Int::U32, 3)).skip(Value::int(0)), field(Twin::Option(Box::new(Twin::Range(Int::U16, Num::Above(2), Num::Above(55))))).skip(Value::some(Value::int(7))), field(Twin::Bits(Int::U8, 7)), field(Twin::Bits(Int::U64, 64)), field(Twin::Bool), field(Twin::Range(Int::U32, Num::Above(5), Num::Above(5))), field(Twin::Bool), field(Twin::Range(Int::I8, Num::Above(60), Num::Above(91)))])
    }
}

pub mod t14 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct Root(
        #[wire(angle = 4, default_bit)] pub Option<f32>,
        #[wire(subset, rename = "old 1", max_len = 0, check = "a")] pub Vec<Option<()>>,
        #[wire(fixed(-11..=-7, 8), rename = "old 2")] pub i16,
        #[wire(bits = 74, if = field_2 > 0, default = 6)] pub u128,
        #[wire(skip, check = "players")] pub bool,
        #[wire(angle = 16, rename = "old 5", if = field_3 == 3, default = 1.5, default_bit)] pub f32,
    );
    declare::neutral_struct!([] [] Root 0 1 2 3 4 5);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Option(Box::new(Twin::Angle(4, false)))).default_bit(Value::NONE), field(Twin::Places(0, Box::new(Twin::Unit))).check("a"), field(Twin::Fixed(Int::I16, -11, -7, 8)), field(Twin::Bits(Int::U128, 74)).when(Condition::Above(vec![2], Num::Above(0)), Value::int(6)), field(Twin::Bool).skip(Value::Bool(false)).check("players"), field(Twin::Angle(16, false)).when(Condition::Equal(vec![3], Value::int(3)), Value::F32(0x3fc00000)).default_bit(Value::F32(0x0))])
    }
}

pub mod t15 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    #[wire(bound = "T0: Wire + Default + PartialEq")]
    pub struct Root<T0> {
        pub c: [T0; 1],
        pub fields: u16,
        #[wire(default_bit)] pub flag: u32,
        pub value: u32,
        pub len: bool,
        #[wire(range = 5..=5, max_len = 129)] pub d: Vec<u8>,
    }
    declare::neutral_struct!([T0] [] Root c fields flag value len d);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Array(1, Box::new(Twin::Range(Int::I32, Num::Below(-2147483648), Num::Above(2147483647))))), field(Twin::Bits(Int::U16, 16)), field(Twin::Bits(Int::U32, 32)).default_bit(Value::int(0)), field(Twin::Bits(Int::U32, 32)), field(Twin::Bool), field(Twin::List(129, Box::new(Twin::Range(Int::U8, Num::Above(5), Num::Above(5)))))])
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
    pub enum H0 {
        V0,
        V1 {
            #[wire(range = -91..=87, rename = "old 0")] b: Option<i16>,
            value: u64,
            #[wire(if = (value > 5) || (b == Some(2)), default = true)] flag: bool,
        },
        V2(
            Option<()>,
            #[wire(bits = 2, default_bit)] u16,
            #[wire(rename = "old 2", if = field_0.is_none(), default = true)] bool,
        ),
    }
    impl Default for H0 { fn default() -> Self { Self::V0 {  } } }
    declare::neutral_enum!([] [] H0 0 V0 {  } 1 V1 { b x0 value x1 flag x2 } 2 V2 { 0 x0 1 x1 2 x2 });

    #[derive(Wire, Clone, Debug, PartialEq)]
    pub enum Root {
        V0 {
        },
        V1 {
            #[wire(max_len = 9)] b: std::collections::HashSet<(u8, bool,)>,
            #[wire(align, with = small_or_large_u16, rename = "old 1")] fields: u16,
            #[wire(range = 38..=48, if = !(b.len() > 1), default = 6)] flag: u16,
            #[wire(bits = 16, if = !b.is_empty())] value: Option<u16>,
        },
        V2 {
        },
        V3,
        V4 {
            #[wire(with = five_bits, max_bits = 6)] a: Option<u8>,
            #[wire(codec = Silent, default_bit)] fields: u8,
            #[wire(max_len = 3)] flag: std::collections::BTreeSet<bool>,
            #[wire(range = 39..=39, default_bit)] stream: u8,
        },
        V5(
            #[wire(align, range = -86..=24)] Option<isize>,
            #[wire(if = matches!(field_0, Some(field_0) if field_0 > 1))] Option<Option<H0>>,
            #[wire(align, max_len = 1)] Option<Arc<str>>,
            #[wire(range = -24..=58, max_len = 13)] Vec<Option<i16>>,
        ),
        #[wire(rename = "Old6")]
        V6,
        V7 {
            #[wire(bits = 32)] a: Option<u32>,
            #[wire(half, if = (matches!(a, Some(a) if a > 3)) || (matches!(a, Some(a) if a > 3)))] value: f32,
            #[wire(half)] blank: [f32; 33],
            #[wire(range = 33..=33, if = a == Some(2))] g: u8,
        },
        V8 {
            #[wire(default_bit)] c: Option<bool>,
            #[wire(max_len = 7)] slot: String,
            blank: Option<()>,
            #[wire(subset)] value: [Option<()>; 0],
        },
    }
    impl Default for Root { fn default() -> Self { Self::V0 {  } } }
    declare::neutral_enum!([] [] Root 0 V0 {  } 1 V1 { b x0 fields x1 flag x2 value x3 } 2 V2 {  } 3 V3 {  } 4 V4 { a x0 fields x1 flag x2 stream x3 } 5 V5 { 0 x0 1 x1 2 x2 3 x3 } 6 V6 {  } 7 V7 { a x0 value x1 blank x2 g x3 } 8 V8 { c x0 slot x1 blank x2 value x3 });

    pub fn twin() -> Twin {
        Twin::Choice(4, vec![vec![], vec![field(Twin::Ascending(9, Box::new(Twin::Record(vec![field(Twin::Bits(Int::U8, 8)), field(Twin::Bool)])), false)), field(Twin::SmallOrLarge(Int::U16)).align(), field(Twin::Range(Int::U16, Num::Above(38), Num::Above(48))).when(Condition::Not(Box::new(Condition::Longer(vec![0], 1))), Value::int(6)), field(Twin::Option(Box::new(Twin::Bits(Int::U16, 16)))).when(Condition::Longer(vec![0], 0), Value::NONE)], vec![], vec![], vec![field(Twin::Option(Box::new(Twin::Bits(Int::U8, 5)))), field(Twin::Nothing(Value::int(0), Box::new(Twin::Bits(Int::U8, 8)))).default_bit(Value::int(0)), field(Twin::Ascending(3, Box::new(Twin::Bool), false)), field(Twin::Range(Int::U8, Num::Above(39), Num::Above(39))).default_bit(Value::int(0))], vec![field(Twin::Option(Box::new(Twin::Range(Int::Isize, Num::Below(-86), Num::Above(24))))).align(), field(Twin::Option(Box::new(Twin::Option(Box::new(Twin::Choice(2, vec![vec![], vec![field(Twin::Option(Box::new(Twin::Range(Int::I16, Num::Below(-91), Num::Above(87))))), field(Twin::Bits(Int::U64, 64)), field(Twin::Bool).when(Condition::Or(Box::new(Condition::Above(vec![1], Num::Above(5))), Box::new(Condition::Equal(vec![0], Value::some(Value::int(2))))), Value::Bool(true))], vec![field(Twin::Option(Box::new(Twin::Unit))), field(Twin::Bits(Int::U16, 2)).default_bit(Value::int(0)), field(Twin::Bool).when(Condition::Not(Box::new(Condition::Some(vec![0]))), Value::Bool(true))]])))))).when(Condition::SomeAbove(vec![0], Num::Above(1)), Value::NONE), field(Twin::Option(Box::new(Twin::Text(1)))).align(), field(Twin::List(13, Box::new(Twin::Option(Box::new(Twin::Range(Int::I16, Num::Below(-24), Num::Above(58)))))))], vec![], vec![field(Twin::Option(Box::new(Twin::Bits(Int::U32, 32)))), field(Twin::Half).when(Condition::Or(Box::new(Condition::SomeAbove(vec![0], Num::Above(3))), Box::new(Condition::SomeAbove(vec![0], Num::Above(3)))), Value::F32(0x0)), field(Twin::Array(33, Box::new(Twin::Half))), field(Twin::Range(Int::U8, Num::Above(33), Num::Above(33))).when(Condition::Equal(vec![0], Value::some(Value::int(2))), Value::int(0))], vec![field(Twin::Option(Box::new(Twin::Bool))).default_bit(Value::NONE), field(Twin::Text(7)), field(Twin::Option(Box::new(Twin::Unit))), field(Twin::Subset(None, 0, Box::new(Twin::Unit)))]])
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
    pub struct Root {
        #[wire(range = 53..=65, rename = "old 0", check = "end")] pub b: i64,
        #[wire(subset, range = 0..=1)] pub fields: [Option<i64>; 17],
        #[wire(max_len = 0)] pub flag: String,
        #[wire(relative_to = b)] pub stream: i64,
        #[wire(codec = SmallOrLarge)] pub blank: u32,
    }
    declare::neutral_struct!([] [] Root b fields flag stream blank);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Range(Int::I64, Num::Above(53), Num::Above(65))).check("end"), field(Twin::Subset(None, 17, Box::new(Twin::Range(Int::I64, Num::Above(0), Num::Above(1))))), field(Twin::Text(0)), field(Twin::Relative(Int::I64, 0)), field(Twin::SmallOrLarge(Int::U32))])
    }
}

pub mod t20 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq)]
    pub struct Root(
        #[wire(skip, default = Some(true))] pub Option<bool>,
        pub u32,
        #[wire(bits = 16, rename = "old 2", if = (field_1 > 4) && (field_1 > 4), default = 1)] pub u16,
        #[wire(range = 0..=100)] pub std::num::NonZeroI8,
        #[wire(compressed(0.0..=1.0, 0.3))] pub f32,
        #[wire(range = 40..=92, default_bit)] pub Option<u64>,
    );
    declare::neutral_struct!([] [] Root 0 1 2 3 4 5);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Option(Box::new(Twin::Bool))).skip(Value::some(Value::Bool(true))), field(Twin::Bits(Int::U32, 32)), field(Twin::Bits(Int::U16, 16)).when(Condition::And(Box::new(Condition::Above(vec![1], Num::Above(4))), Box::new(Condition::Above(vec![1], Num::Above(4)))), Value::int(1)), field(Twin::NonZero(Box::new(Twin::Range(Int::I8, Num::Above(0), Num::Above(100))))), field(Twin::Compressed(0.0, 1.0, 0.3)), field(Twin::Option(Box::new(Twin::Range(Int::U64, Num::Above(40), Num::Above(92))))).default_bit(Value::NONE)])
    }
}

pub mod t21 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq)]
    pub struct H0<const N: usize> {
        pub b: [Option<bool>; N],
        #[wire(smallest_three = 10)] pub fields: [f32; 4],
    }
    declare::neutral_struct!([] [N] H0 b fields);

    #[derive(Wire, Clone, Debug, PartialEq)]
    pub struct Root {
        pub a: Option<u32>,
        pub fields: u16,
        pub x2: Option<bool>,
        pub value: i32,
        pub tag: H0<0>,
        pub d: Option<u64>,
        #[wire(range = 37..=64, if = !((value == 3) && matches!(d, Some(_))))] pub r#type: u64,
        #[wire(bits = 1)] pub b: u8,
        pub x8: bool,
        pub flag: i16,
        pub x10: u32,
    }
    declare::neutral_struct!([] [] Root a fields x2 value tag d r#type b x8 flag x10);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Option(Box::new(Twin::Bits(Int::U32, 32)))), field(Twin::Bits(Int::U16, 16)), field(Twin::Option(Box::new(Twin::Bool))), field(Twin::Range(Int::I32, Num::Below(-2147483648), Num::Above(2147483647))), field(Twin::Record(vec![field(Twin::Array(0, Box::new(Twin::Option(Box::new(Twin::Bool))))), field(Twin::SmallestThree(10))])), field(Twin::Option(Box::new(Twin::Bits(Int::U64, 64)))), field(Twin::Range(Int::U64, Num::Above(37), Num::Above(64))).when(Condition::Not(Box::new(Condition::And(Box::new(Condition::Equal(vec![3], Value::int(3))), Box::new(Condition::Some(vec![5]))))), Value::int(0)), field(Twin::Bits(Int::U8, 1)), field(Twin::Bool), field(Twin::Range(Int::I16, Num::Below(-32768), Num::Above(32767))), field(Twin::Bits(Int::U32, 32))])
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
        #[wire(bytes)] pub e: [u8; 5],
        #[wire(if = len > 3, default = 4)] pub bits: i32,
        #[wire(bits = 8)] pub x7: u8,
    }
    declare::neutral_struct!([] [] Root c value blank x3 len e bits x7);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Bits(Int::U64, 36)), field(Twin::Bool), field(Twin::Bits(Int::U16, 16)).default_bit(Value::int(0)), field(Twin::Bool), field(Twin::Bits(Int::U8, 7)).default_bit(Value::int(0)), field(Twin::ByteArray(5)), field(Twin::Range(Int::I32, Num::Below(-2147483648), Num::Above(2147483647))).when(Condition::Above(vec![4], Num::Above(3)), Value::int(4)), field(Twin::Bits(Int::U8, 8))])
    }
}

pub mod t23 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq)]
    pub struct Root(
        #[wire(check = "end")] pub Option<bool>,
        #[wire(codec = SmallOrLarge, if = field_0.is_none(), default = 7)] pub u32,
        #[wire(bits = 1, max_len = 14)] pub Rc<[u64]>,
        #[wire(range = 41..=69)] pub Option<u16>,
        #[wire(align, max_len = 3, if = (field_3 == Some(0)) || (!field_2.is_empty()), default_bit)] pub Option<Option<String>>,
        #[wire(half)] pub Option<f32>,
        #[wire(half)] pub Option<f32>,
        #[wire(codec = Silent, if = field_0.is_none(), default = 9, default_bit)] pub u8,
        #[wire(bytes, max_len = 300)] pub Vec<u8>,
    );
    declare::neutral_struct!([] [] Root 0 1 2 3 4 5 6 7 8);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Option(Box::new(Twin::Bool))).check("end"), field(Twin::SmallOrLarge(Int::U32)).when(Condition::Not(Box::new(Condition::Some(vec![0]))), Value::int(7)), field(Twin::List(14, Box::new(Twin::Bits(Int::U64, 1)))), field(Twin::Option(Box::new(Twin::Range(Int::U16, Num::Above(41), Num::Above(69))))), field(Twin::Option(Box::new(Twin::Option(Box::new(Twin::Text(3)))))).align().when(Condition::Or(Box::new(Condition::Equal(vec![3], Value::some(Value::int(0)))), Box::new(Condition::Longer(vec![2], 0))), Value::NONE).default_bit(Value::NONE), field(Twin::Option(Box::new(Twin::Half))), field(Twin::Option(Box::new(Twin::Half))), field(Twin::Nothing(Value::int(0), Box::new(Twin::Bits(Int::U8, 8)))).when(Condition::Not(Box::new(Condition::Some(vec![0]))), Value::int(9)).default_bit(Value::int(0)), field(Twin::ByteList(300))])
    }
}

pub mod t24 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct Root {
        #[wire(codec = SmallOrLarge)] pub c: Option<u16>,
        #[wire(range = 83..=83, max_len = 1, default_bit)] pub fields: Vec<Option<u32>>,
        #[wire(bits = 32)] pub blank: Option<Option<u32>>,
        #[wire(skip)] pub stream: Option<u64>,
        #[wire(range = -90..=-5, rename = "old 4")] pub len: i64,
        #[wire(bits = 21)] pub d: u32,
        #[wire(range = 10..=46)] pub bits: usize,
        #[wire(bits = 8)] pub x7: u8,
        #[wire(align, default_bit)] pub r#type: bool,
        #[wire(subset, range = 16..=23, max_len = 4)] pub a: Vec<Option<i32>>,
        #[wire(bytes, if = d > 5, check = "players")] pub x10: Option<[u8; 5]>,
        #[wire(max_len = 1, if = bits == 2)] pub x11: Option<Option<std::collections::BTreeSet<bool>>>,
    }
    declare::neutral_struct!([] [] Root c fields blank stream len d bits x7 r#type a x10 x11);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Option(Box::new(Twin::SmallOrLarge(Int::U16)))), field(Twin::List(1, Box::new(Twin::Option(Box::new(Twin::Range(Int::U32, Num::Above(83), Num::Above(83))))))).default_bit(Value::Many(vec![])), field(Twin::Option(Box::new(Twin::Option(Box::new(Twin::Bits(Int::U32, 32)))))), field(Twin::Option(Box::new(Twin::SmallOrLarge(Int::U64)))).skip(Value::NONE), field(Twin::Range(Int::I64, Num::Below(-90), Num::Below(-5))), field(Twin::Bits(Int::U32, 21)), field(Twin::Range(Int::Usize, Num::Above(10), Num::Above(46))), field(Twin::Bits(Int::U8, 8)), field(Twin::Bool).align().default_bit(Value::Bool(false)), field(Twin::Places(4, Box::new(Twin::Range(Int::I32, Num::Above(16), Num::Above(23))))), field(Twin::Option(Box::new(Twin::ByteArray(5)))).when(Condition::Above(vec![5], Num::Above(5)), Value::NONE).check("players"), field(Twin::Option(Box::new(Twin::Option(Box::new(Twin::Ascending(1, Box::new(Twin::Bool), false)))))).when(Condition::Equal(vec![6], Value::int(2)), Value::NONE)])
    }
}

pub mod t25 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq)]
    pub enum Root {
        V0 {
            #[wire(skip)] a: [f32; 3],
            #[wire(codec = SmallOrLarge, default_bit)] fields: u16,
            blank: [char; 3],
            #[wire(align, with = small_or_large_u32, max_bits = 33)] g: u32,
        },
    }
    impl Default for Root { fn default() -> Self { Self::V0 { a: Default::default(), fields: Default::default(), blank: Default::default(), g: Default::default() } } }
    declare::neutral_enum!([] [] Root 0 V0 { a x0 fields x1 blank x2 g x3 });

    pub fn twin() -> Twin {
        Twin::Choice(0, vec![vec![field(Twin::Direction(10)).skip(Value::Many(vec![Value::F32(0x0), Value::F32(0x0), Value::F32(0x0)])), field(Twin::SmallOrLarge(Int::U16)).default_bit(Value::int(0)), field(Twin::Array(3, Box::new(Twin::Char))), field(Twin::SmallOrLarge(Int::U32)).align()]])
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

    #[derive(Wire, Clone, Debug, PartialEq)]
    pub struct Root {
        #[wire(with = nothing)] pub a: (),
        #[wire(compressed(0.0..=1.0, 2.0), default_bit)] pub slot: f32,
        pub blank: Option<u16>,
        #[wire(half)] pub value: [f32; 3],
        pub len: bool,
        #[wire(range = 60..=69, if = blank == Some(0))] pub e: Option<usize>,
        #[wire(range = 12..=73, rename = "old 6", max_len = 10)] pub r#type: Vec<u8>,
        #[wire(bits = 11)] pub c: std::num::NonZeroU16,
        pub fields: [bool; 33],
    }
    declare::neutral_struct!([] [] Root a slot blank value len e r#type c fields);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Nothing(Value::Unit, Box::new(Twin::Unit))), field(Twin::Compressed(0.0, 1.0, 2.0)).default_bit(Value::F32(0x0)), field(Twin::Option(Box::new(Twin::Bits(Int::U16, 16)))), field(Twin::Array(3, Box::new(Twin::Half))), field(Twin::Bool), field(Twin::Option(Box::new(Twin::Range(Int::Usize, Num::Above(60), Num::Above(69))))).when(Condition::Equal(vec![2], Value::some(Value::int(0))), Value::NONE), field(Twin::List(10, Box::new(Twin::Range(Int::U8, Num::Above(12), Num::Above(73))))), field(Twin::NonZero(Box::new(Twin::Bits(Int::U16, 11)))), field(Twin::Array(33, Box::new(Twin::Bool)))])
    }
}

pub mod t28 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    #[wire(crate = tightwire)]
    pub struct Root {
        #[wire(bits = 14)] pub b: Option<u16>,
        #[wire(if = b.is_some() || (b == Some(2)))] pub slot: (),
        #[wire(subset, range = 0..=100, max_len = 8)] pub flag: Vec<Option<i32>>,
        pub g: Option<bool>,
        #[wire(if = matches!(g, Some(_)))] pub tag: u32,
        #[wire(bits = 7)] pub d: Option<u8>,
        #[wire(if = matches!(d, Some(_)) || matches!(d, Some(_)))] pub r#type: Option<[bool; 0]>,
        #[wire(range = u8::MIN..=u8::MAX)] pub x7: u8,
        #[wire(bits = 5, if = matches!(d, Some(b) if b > 3), check = "end")] pub x8: u8,
    }
    declare::neutral_struct!([] [] Root b slot flag g tag d r#type x7 x8);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Option(Box::new(Twin::Bits(Int::U16, 14)))), field(Twin::Unit).when(Condition::Or(Box::new(Condition::Some(vec![0])), Box::new(Condition::Equal(vec![0], Value::some(Value::int(2))))), Value::Unit), field(Twin::Places(8, Box::new(Twin::Range(Int::I32, Num::Above(0), Num::Above(100))))), field(Twin::Option(Box::new(Twin::Bool))), field(Twin::Bits(Int::U32, 32)).when(Condition::Some(vec![3]), Value::int(0)), field(Twin::Option(Box::new(Twin::Bits(Int::U8, 7)))), field(Twin::Option(Box::new(Twin::Array(0, Box::new(Twin::Bool))))).when(Condition::Or(Box::new(Condition::Some(vec![5])), Box::new(Condition::Some(vec![5]))), Value::NONE), field(Twin::Range(Int::U8, Num::Above(0), Num::Above(255))), field(Twin::Bits(Int::U8, 5)).when(Condition::SomeAbove(vec![5], Num::Above(3)), Value::int(0)).check("end")])
    }
}

pub mod t29 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    #[wire(bound = "T0: Wire + Default + PartialEq, T1: Wire + Default + PartialEq")]
    pub struct Root<T0, T1> {
        pub b: Box<T0>,
        pub fields: (T1, bool,),
        pub blank: Option<i32>,
        #[wire(range = u8::MIN..=u8::MAX, if = blank.is_some())] pub g: Option<u8>,
        #[wire(bits = 12)] pub len: Option<u64>,
        #[wire(range = 12..=19, if = fields.1 || blank.is_some())] pub x5: u64,
        #[wire(bits = 2)] pub tag: Option<u16>,
        #[wire(with = nothing, max_bits = 0, rename = "old 7", if = !((matches!(tag, Some(b) if b > 0)) || fields.1), default = 4)] pub d: i32,
        #[wire(range = 86..=93, if = g == Some(2))] pub slot: Option<std::num::NonZeroU64>,
        #[wire(codec = Silent, if = !((blank == Some(2)) && tag.is_some()))] pub a: Option<u8>,
        #[wire(if = len.is_some() || blank.is_some(), default = Some(true))] pub stream: Option<bool>,
        #[wire(angle = 6, default_bit)] pub flag: Option<f32>,
        #[wire(bits = 25)] pub x12: u64,
        pub x13: u64,
        #[wire(if = fields.1, default = Some(7), default_bit)] pub x14: Option<i32>,
        #[wire(bits = 16, if = x14.is_none())] pub x15: u32,
        pub c: u64,
        #[wire(if = (c > 4) && (x12 == 2))] pub x17: i8,
        pub x18: Option<u64>,
        #[wire(bits = 9, if = !(x14 == Some(1)))] pub x19: u32,
        #[wire(if = stream.is_none())] pub x20: i8,
        #[wire(compressed(-1.0..=1.0, 0.01), if = (matches!(x14, Some(b) if b > 1)) || (x19 > 0), default_bit)] pub x21: f32,
        #[wire(if = x20 > 3)] pub r#type: (),
        #[wire(rename = "old 23")] pub x23: u16,
        #[wire(rename = "old 24", if = stream.is_none())] pub x24: Option<bool>,
    }
    declare::neutral_struct!([T0 T1] [] Root b fields blank g len x5 tag d slot a stream flag x12 x13 x14 x15 c x17 x18 x19 x20 x21 r#type x23 x24);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::F64), field(Twin::Record(vec![field(Twin::Bool), field(Twin::Bool)])), field(Twin::Option(Box::new(Twin::Range(Int::I32, Num::Below(-2147483648), Num::Above(2147483647))))), field(Twin::Option(Box::new(Twin::Range(Int::U8, Num::Above(0), Num::Above(255))))).when(Condition::Some(vec![2]), Value::NONE), field(Twin::Option(Box::new(Twin::Bits(Int::U64, 12)))), field(Twin::Range(Int::U64, Num::Above(12), Num::Above(19))).when(Condition::Or(Box::new(Condition::True(vec![1, 1])), Box::new(Condition::Some(vec![2]))), Value::int(0)), field(Twin::Option(Box::new(Twin::Bits(Int::U16, 2)))), field(Twin::Nothing(Value::int(0), Box::new(Twin::Range(Int::I32, Num::Below(-2147483648), Num::Above(2147483647))))).when(Condition::Not(Box::new(Condition::Or(Box::new(Condition::SomeAbove(vec![6], Num::Above(0))), Box::new(Condition::True(vec![1, 1]))))), Value::int(4)), field(Twin::Option(Box::new(Twin::NonZero(Box::new(Twin::Range(Int::U64, Num::Above(86), Num::Above(93))))))).when(Condition::Equal(vec![3], Value::some(Value::int(2))), Value::NONE), field(Twin::Option(Box::new(Twin::Nothing(Value::int(0), Box::new(Twin::Bits(Int::U8, 8)))))).when(Condition::Not(Box::new(Condition::And(Box::new(Condition::Equal(vec![2], Value::some(Value::int(2)))), Box::new(Condition::Some(vec![6]))))), Value::NONE), field(Twin::Option(Box::new(Twin::Bool))).when(Condition::Or(Box::new(Condition::Some(vec![4])), Box::new(Condition::Some(vec![2]))), Value::some(Value::Bool(true))), field(Twin::Option(Box::new(Twin::Angle(6, false)))).default_bit(Value::NONE), field(Twin::Bits(Int::U64, 25)), field(Twin::Bits(Int::U64, 64)), field(Twin::Option(Box::new(Twin::Range(Int::I32, Num::Below(-2147483648), Num::Above(2147483647))))).when(Condition::True(vec![1, 1]), Value::some(Value::int(7))).default_bit(Value::NONE), field(Twin::Bits(Int::U32, 16)).when(Condition::Not(Box::new(Condition::Some(vec![14]))), Value::int(0)), field(Twin::Bits(Int::U64, 64)), field(Twin::Range(Int::I8, Num::Below(-128), Num::Above(127))).when(Condition::And(Box::new(Condition::Above(vec![16], Num::Above(4))), Box::new(Condition::Equal(vec![12], Value::int(2)))), Value::int(0)), field(Twin::Option(Box::new(Twin::Bits(Int::U64, 64)))), field(Twin::Bits(Int::U32, 9)).when(Condition::Not(Box::new(Condition::Equal(vec![14], Value::some(Value::int(1))))), Value::int(0)), field(Twin::Range(Int::I8, Num::Below(-128), Num::Above(127))).when(Condition::Not(Box::new(Condition::Some(vec![10]))), Value::int(0)), field(Twin::Compressed(-1.0, 1.0, 0.01)).when(Condition::Or(Box::new(Condition::SomeAbove(vec![14], Num::Above(1))), Box::new(Condition::Above(vec![19], Num::Above(0)))), Value::F32(0x0)).default_bit(Value::F32(0x0)), field(Twin::Unit).when(Condition::Above(vec![20], Num::Above(3)), Value::Unit), field(Twin::Bits(Int::U16, 16)), field(Twin::Option(Box::new(Twin::Bool))).when(Condition::Not(Box::new(Condition::Some(vec![10]))), Value::NONE)])
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
    pub struct H0 {
        #[wire(bits = 47)] pub c: u64,
    }
    declare::neutral_struct!([] [] H0 c);

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct Root {
        #[wire(default_bit)] pub c: H0,
        #[wire(range = i64::MIN..=i64::MAX)] pub slot: i64,
        #[wire(bits = 8, if = (slot == 3) && (slot == 3), default = 7)] pub a: u32,
        pub g: u32,
        pub len: u32,
        #[wire(range = 31..=81)] pub x5: Option<u32>,
        pub tag: f32,
    }
    declare::neutral_struct!([] [] Root c slot a g len x5 tag);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Record(vec![field(Twin::Bits(Int::U64, 47))])).default_bit(Value::Many(vec![Value::int(0)])), field(Twin::Range(Int::I64, Num::Below(-9223372036854775808), Num::Above(9223372036854775807))), field(Twin::Bits(Int::U32, 8)).when(Condition::And(Box::new(Condition::Equal(vec![1], Value::int(3))), Box::new(Condition::Equal(vec![1], Value::int(3)))), Value::int(7)), field(Twin::Bits(Int::U32, 32)), field(Twin::Bits(Int::U32, 32)), field(Twin::Option(Box::new(Twin::Range(Int::U32, Num::Above(31), Num::Above(81))))), field(Twin::F32)])
    }
}

pub fn cases() -> Vec<Case> {
    vec![
        Case::new::<t0::Root>(4, 0, t0::twin(), None),
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
        Case::new::<t15::Root<i32>>(4, 15, t15::twin(), Some(<t15::Root<i32> as Wire>::MAX_BITS)),
        Case::new::<t16::Root<t16::H1>>(4, 16, t16::twin(), Some(<t16::Root<t16::H1> as Wire>::MAX_BITS)),
        Case::new::<t17::Root>(4, 17, t17::twin(), None),
        Case::new::<t18::Root<bool, 3>>(4, 18, t18::twin(), Some(<t18::Root<bool, 3> as Wire>::MAX_BITS)),
        Case::new::<t19::Root>(4, 19, t19::twin(), Some(<t19::Root as Wire>::MAX_BITS)),
        Case::new::<t20::Root>(4, 20, t20::twin(), Some(<t20::Root as Wire>::MAX_BITS)),
        Case::new::<t21::Root>(4, 21, t21::twin(), Some(<t21::Root as Wire>::MAX_BITS)),
        Case::new::<t22::Root>(4, 22, t22::twin(), Some(<t22::Root as Wire>::MAX_BITS)),
        Case::new::<t23::Root>(4, 23, t23::twin(), Some(<t23::Root as Wire>::MAX_BITS)),
        Case::new::<t24::Root>(4, 24, t24::twin(), Some(<t24::Root as Wire>::MAX_BITS)),
        Case::new::<t25::Root>(4, 25, t25::twin(), Some(<t25::Root as Wire>::MAX_BITS)),
        Case::new::<t26::Root>(4, 26, t26::twin(), Some(<t26::Root as Wire>::MAX_BITS)),
        Case::new::<t27::Root>(4, 27, t27::twin(), None),
        Case::new::<t28::Root>(4, 28, t28::twin(), Some(<t28::Root as Wire>::MAX_BITS)),
        Case::new::<t29::Root<f64, bool>>(4, 29, t29::twin(), Some(<t29::Root<f64, bool> as Wire>::MAX_BITS)),
        Case::new::<t30::Root>(4, 30, t30::twin(), Some(<t30::Root as Wire>::MAX_BITS)),
        Case::new::<t31::Root>(4, 31, t31::twin(), Some(<t31::Root as Wire>::MAX_BITS)),
    ]
}
