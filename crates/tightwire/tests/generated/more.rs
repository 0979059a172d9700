// Types 32 to 67 of seed 4, made by tools/declare: not to be edited.

use super::library::scope::*;

pub mod t32 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct H0 {
        #[wire(max_len = 1)] pub b: String,
        #[wire(range = 9..=33, rename = "old 1")] pub fields: Option<std::num::NonZeroU64>,
        #[wire(range = 0..=100, if = !(b == "ab"))] pub blank: Option<i32>,
    }
    declare::neutral_struct!([] [] H0 b fields blank);

    #[derive(Wire, Clone, Debug, PartialEq)]
    pub enum Root<const N: usize> {
        V0 {
            a: [H0; N],
        },
        V1 {
            #[wire(smallest_three = 17, default_bit)] b: [f32; 4],
            #[wire(codec = Silent, default_bit, check = "end")] value: u8,
            blank: Option<Option<Option<i64>>>,
            #[wire(range = 2..=56, rename = "old 3", if = blank.is_none(), check = "players")] g: Option<u16>,
        },
    }
    declare::neutral_enum!([] [N] Root 0 V0 { a x0 } 1 V1 { b x0 value x1 blank x2 g x3 });

    pub fn twin() -> Twin {
        Twin::Choice(1, vec![vec![field(Twin::Array(2, Box::new(Twin::Record(vec![field(Twin::Text(1)), field(Twin::Option(Box::new(Twin::NonZero(Box::new(Twin::Range(Int::U64, Num::Above(9), Num::Above(33))))))), field(Twin::Option(Box::new(Twin::Range(Int::I32, Num::Above(0), Num::Above(100))))).when(Condition::Not(Box::new(Condition::Equal(vec![0], Value::Text("ab".into())))), Value::NONE)]))))], vec![field(Twin::SmallestThree(17)).default_bit(Value::Many(vec![Value::F32(0x0), Value::F32(0x0), Value::F32(0x0), Value::F32(0x0)])), field(Twin::Nothing(Value::int(0), Box::new(Twin::Bits(Int::U8, 8)))).default_bit(Value::int(0)).check("end"), field(Twin::Option(Box::new(Twin::Option(Box::new(Twin::Option(Box::new(Twin::Range(Int::I64, Num::Below(-9223372036854775808), Num::Above(9223372036854775807))))))))), field(Twin::Option(Box::new(Twin::Range(Int::U16, Num::Above(2), Num::Above(56))))).when(Condition::Not(Box::new(Condition::Some(vec![2]))), Value::NONE).check("players")]])
    }
}

pub mod t33 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq)]
    pub struct Root {
        pub c: bool,
        pub slot: std::net::IpAddr,
        #[wire(compressed(0.0..=1.0, 2.0), if = !c, default = Some(1.5))] pub flag: Option<f32>,
        #[wire(smallest_three = 16, if = c)] pub g: Option<[f32; 4]>,
        #[wire(range = -67..=-60, if = c)] pub tag: Option<i8>,
        #[wire(range = 57..=61)] pub x5: u8,
        #[wire(relative_to = x5, if = g.is_none())] pub bits: u8,
        #[wire(bytes, max_len = 14)] pub b: Vec<u8>,
        #[wire(default_bit)] pub r#type: [[(char, u32, i16, u64, bool,); 0]; 3],
        #[wire(range = 36..=43, max_len = 1, if = matches!(tag, Some(c) if c > 1))] pub x9: Vec<usize>,
        #[wire(max_len = 0, if = tag.is_none())] pub x10: Vec<Option<[u64; 2]>>,
    }
    declare::neutral_struct!([] [] Root c slot flag g tag x5 bits b r#type x9 x10);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Bool), field(Twin::Choice(1, vec![vec![field(Twin::Array(4, Box::new(Twin::Bits(Int::U8, 8))))], vec![field(Twin::Array(16, Box::new(Twin::Bits(Int::U8, 8))))]])), field(Twin::Option(Box::new(Twin::Compressed(0.0, 1.0, 2.0)))).when(Condition::Not(Box::new(Condition::True(vec![0]))), Value::some(Value::F32(0x3fc00000))), field(Twin::Option(Box::new(Twin::SmallestThree(16)))).when(Condition::True(vec![0]), Value::NONE), field(Twin::Option(Box::new(Twin::Range(Int::I8, Num::Below(-67), Num::Below(-60))))).when(Condition::True(vec![0]), Value::NONE), field(Twin::Range(Int::U8, Num::Above(57), Num::Above(61))), field(Twin::Relative(Int::U8, 5)).when(Condition::Not(Box::new(Condition::Some(vec![3]))), Value::int(0)), field(Twin::ByteList(14)), field(Twin::Array(3, Box::new(Twin::Array(0, Box::new(Twin::Record(vec![field(Twin::Char), field(Twin::Bits(Int::U32, 32)), field(Twin::Range(Int::I16, Num::Below(-32768), Num::Above(32767))), field(Twin::Bits(Int::U64, 64)), field(Twin::Bool)])))))).default_bit(Value::Many(vec![Value::Many(vec![]), Value::Many(vec![]), Value::Many(vec![])])), field(Twin::List(1, Box::new(Twin::Range(Int::Usize, Num::Above(36), Num::Above(43))))).when(Condition::SomeAbove(vec![4], Num::Above(1)), Value::Many(vec![])), field(Twin::List(0, Box::new(Twin::Option(Box::new(Twin::Array(2, Box::new(Twin::Bits(Int::U64, 64)))))))).when(Condition::Not(Box::new(Condition::Some(vec![4]))), Value::Many(vec![]))])
    }
}

pub mod t34 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq)]
    pub struct Root(
        #[wire(rename = "old 0", skip)] pub Option<String>,
        #[wire(skip)] pub u32,
        #[wire(bytes, max_len = 300)] pub Option<Vec<u8>>,
        #[wire(check = "players")] pub Option<bool>,
        #[wire(align, bytes)] pub [u8; 0],
        #[wire(unit = 5, if = matches!(field_3, Some(_)))] pub [f32; 3],
        #[wire(with = small_or_large_u16, if = !(matches!(field_3, Some(_)) && matches!(field_3, Some(_))), check = "end")] pub u16,
        #[wire(bits = 11)] pub [u32; 9],
        pub [std::net::SocketAddr; 1],
        #[wire(codec = Silent, if = field_2.is_some())] pub u8,
        pub bool,
        #[wire(codec = Silent, if = matches!(field_3, Some(_)) && matches!(field_3, Some(_)), default_bit)] pub [u8; 2],
        #[wire(if = field_2.is_some())] pub std::time::Duration,
        #[wire(range = 31..=31, rename = "old 13", if = !field_8.is_empty())] pub [u8; 2],
        #[wire(bits = 12, check = "a")] pub [std::num::NonZeroU16; 9],
        #[wire(max_len = 14, if = field_2.is_none())] pub Vec<Option<char>>,
        #[wire(max_len = 2)] pub Vec<bool>,
        #[wire(align, max_len = 0, if = matches!(field_3, Some(_)))] pub String,
        #[wire(range = u64::MIN..=u64::MAX, max_len = 10, if = field_3.is_none())] pub Vec<u64>,
        #[wire(bits = 4, max_len = 300)] pub Vec<Option<u8>>,
    );
    declare::neutral_struct!([] [] Root 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Option(Box::new(Twin::Text(12)))).skip(Value::NONE), field(Twin::Fixed(Int::U32, 0, 44, 2)).skip(Value::int(0)), field(Twin::Option(Box::new(Twin::ByteList(300)))), field(Twin::Option(Box::new(Twin::Bool))).check("players"), field(Twin::ByteArray(0)).align(), field(Twin::Direction(5)).when(Condition::Some(vec![3]), Value::Many(vec![Value::F32(0x0), Value::F32(0x0), Value::F32(0x0)])), field(Twin::SmallOrLarge(Int::U16)).when(Condition::Not(Box::new(Condition::And(Box::new(Condition::Some(vec![3])), Box::new(Condition::Some(vec![3]))))), Value::int(0)).check("end"), field(Twin::Array(9, Box::new(Twin::Bits(Int::U32, 11)))), field(Twin::Array(1, Box::new(Twin::Choice(1, vec![vec![field(Twin::Record(vec![field(Twin::Array(4, Box::new(Twin::Bits(Int::U8, 8)))), field(Twin::Bits(Int::U16, 16))]))], vec![field(Twin::Record(vec![field(Twin::Array(16, Box::new(Twin::Bits(Int::U8, 8)))), field(Twin::Bits(Int::U16, 16)), field(Twin::Bits(Int::U32, 32)), field(Twin::Bits(Int::U32, 32))]))]])))), field(Twin::Nothing(Value::int(0), Box::new(Twin::Bits(Int::U8, 8)))).when(Condition::Some(vec![2]), Value::int(0)), field(Twin::Bool), field(Twin::Array(2, Box::new(Twin::Nothing(Value::int(0), Box::new(Twin::Bits(Int::U8, 8)))))).when(Condition::And(Box::new(Condition::Some(vec![3])), Box::new(Condition::Some(vec![3]))), Value::Many(vec![Value::int(0), Value::int(0)])).default_bit(Value::Many(vec![Value::int(0), Value::int(0)])), field(Twin::Record(vec![field(Twin::Bits(Int::U64, 64)), field(Twin::Range(Int::U32, Num::Above(0), Num::Above(999999999)))])).when(Condition::Some(vec![2]), Value::Many(vec![Value::int(0), Value::int(0)])), field(Twin::Array(2, Box::new(Twin::Range(Int::U8, Num::Above(31), Num::Above(31))))).when(Condition::Longer(vec![8], 0), Value::Many(vec![Value::int(0), Value::int(0)])), field(Twin::Array(9, Box::new(Twin::NonZero(Box::new(Twin::Bits(Int::U16, 12)))))).check("a"), field(Twin::List(14, Box::new(Twin::Option(Box::new(Twin::Char))))).when(Condition::Not(Box::new(Condition::Some(vec![2]))), Value::Many(vec![])), field(Twin::List(2, Box::new(Twin::Bool))), field(Twin::Text(0)).align().when(Condition::Some(vec![3]), Value::Text("".into())), field(Twin::List(10, Box::new(Twin::Range(Int::U64, Num::Above(0), Num::Above(18446744073709551615))))).when(Condition::Not(Box::new(Condition::Some(vec![3]))), Value::Many(vec![])), field(Twin::List(300, Box::new(Twin::Option(Box::new(Twin::Bits(Int::U8, 4))))))])
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
            #[wire(skip)] i64,
            #[wire(if = field_0 == 3, default = 1.5)] f32,
            #[wire(bits = 7, if = field_0 > 0)] u8,
        ),
    }
    impl Default for Root { fn default() -> Self { Self::V0 {  } } }
    declare::neutral_enum!([] [] Root 0 V0 {  } 1 V1 { 0 x0 1 x1 2 x2 3 x3 });

    pub fn twin() -> Twin {
        Twin::Choice(1, vec![vec![], vec![field(Twin::Bits(Int::U32, 7)), field(Twin::Range(Int::I64, Num::Below(-89), Num::Below(-89))).skip(Value::int(0)), field(Twin::F32).when(Condition::Equal(vec![0], Value::int(3)), Value::F32(0x3fc00000)), field(Twin::Bits(Int::U8, 7)).when(Condition::Above(vec![0], Num::Above(0)), Value::int(0))]])
    }
}

pub mod t36 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq)]
    pub struct Root {
        pub c: Option<bool>,
        #[wire(compressed(-1.0..=1.0, 0.01))] pub fields: f32,
        #[wire(bits = 1, if = c.is_some(), default = 8)] pub flag: u16,
        #[wire(range = 7..=88)] pub g: u8,
        pub tag: i8,
        pub d: u8,
        #[wire(rename = "old 6")] pub r#type: (Arc<std::num::NonZeroI16>, u8,),
        #[wire(bits = 1)] pub b: u8,
        #[wire(bits = 31)] pub slot: u32,
        pub x9: std::num::NonZeroI8,
    }
    declare::neutral_struct!([] [] Root c fields flag g tag d r#type b slot x9);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Option(Box::new(Twin::Bool))), field(Twin::Compressed(-1.0, 1.0, 0.01)), field(Twin::Bits(Int::U16, 1)).when(Condition::Some(vec![0]), Value::int(8)), field(Twin::Range(Int::U8, Num::Above(7), Num::Above(88))), field(Twin::Range(Int::I8, Num::Below(-128), Num::Above(127))), field(Twin::Bits(Int::U8, 8)), field(Twin::Record(vec![field(Twin::NonZero(Box::new(Twin::Range(Int::I16, Num::Below(-32768), Num::Above(32767))))), field(Twin::Bits(Int::U8, 8))])), field(Twin::Bits(Int::U8, 1)), field(Twin::Bits(Int::U32, 31)), field(Twin::NonZero(Box::new(Twin::Range(Int::I8, Num::Below(-128), Num::Above(127)))))])
    }
}

pub mod t37 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct Root {
        #[wire(compressed(0.0..=10.0, 5.0))] pub a: f32,
        #[wire(range = u64::MIN..=u64::MAX)] pub fields: Option<u64>,
        #[wire(if = fields.is_none())] pub blank: u32,
        #[wire(range = -63..=7)] pub stream: i8,
        #[wire(bits = 8, if = !(stream == 4))] pub tag: u8,
        #[wire(bits = 16)] pub g: Option<u16>,
        #[wire(range = -5..=-5)] pub r#type: Option<i32>,
        pub c: Option<u64>,
        #[wire(codec = SmallOrLarge, rename = "old 8", if = blank > 5)] pub x8: Option<u32>,
    }
    declare::neutral_struct!([] [] Root a fields blank stream tag g r#type c x8);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Compressed(0.0, 10.0, 5.0)), field(Twin::Option(Box::new(Twin::Range(Int::U64, Num::Above(0), Num::Above(18446744073709551615))))), field(Twin::Bits(Int::U32, 32)).when(Condition::Not(Box::new(Condition::Some(vec![1]))), Value::int(0)), field(Twin::Range(Int::I8, Num::Below(-63), Num::Above(7))), field(Twin::Bits(Int::U8, 8)).when(Condition::Not(Box::new(Condition::Equal(vec![3], Value::int(4)))), Value::int(0)), field(Twin::Option(Box::new(Twin::Bits(Int::U16, 16)))), field(Twin::Option(Box::new(Twin::Range(Int::I32, Num::Below(-5), Num::Below(-5))))), field(Twin::Option(Box::new(Twin::Bits(Int::U64, 64)))), field(Twin::Option(Box::new(Twin::SmallOrLarge(Int::U32)))).when(Condition::Above(vec![2], Num::Above(5)), Value::NONE)])
    }
}

pub mod t38 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct Root {
        pub c: u16,
        #[wire(bits = 4)] pub value: u16,
        pub blank: (),
        #[wire(compressed(-1.0..=1.0, 0.01))] pub stream: Option<f32>,
        #[wire(range = 48..=73)] pub len: u64,
        pub d: u16,
        #[wire(if = len == 0, default = true)] pub r#type: bool,
        pub x7: (),
        #[wire(range = 32..=58)] pub x8: u64,
        #[wire(rename = "old 9")] pub flag: bool,
        #[wire(smallest_three = 12)] pub x10: Option<[f32; 4]>,
        #[wire(bits = 2)] pub x11: u8,
        #[wire(with = nothing)] pub g: u64,
        #[wire(bits = 48)] pub bits: u64,
        #[wire(if = d > 2, default = true)] pub x14: bool,
        #[wire(compressed(-1.0..=1.0, 0.01))] pub fields: f32,
        #[wire(bits = 11)] pub b: Option<u16>,
        #[wire(compressed(-1.0..=1.0, 0.01))] pub x17: f32,
        #[wire(if = matches!(b, Some(c) if c > 0), default = Some(9))] pub x18: Option<u32>,
        #[wire(if = !(bits > 4))] pub x19: u32,
        #[wire(rename = "old 20", check = "end")] pub x20: f64,
        #[wire(range = -50..=-40)] pub x21: i64,
        #[wire(bits = 3)] pub x22: u8,
        #[wire(default_bit)] pub x23: i32,
        #[wire(range = -6..=1)] pub slot: i8,
        pub x25: [bool; 0],
        #[wire(default_bit)] pub x26: u16,
        pub x27: Option<[(); 1]>,
        #[wire(default_bit)] pub e: f32,
        #[wire(compressed(-1.0..=1.0, 0.01), rename = "old 29")] pub x29: f32,
        #[wire(bits = 10, rename = "old 30")] pub x30: u32,
        pub x31: Option<bool>,
        #[wire(bits = 10)] pub x32: u16,
    }
    declare::neutral_struct!([] [] Root c value blank stream len d r#type x7 x8 flag x10 x11 g bits x14 fields b x17 x18 x19 x20 x21 x22 x23 slot x25 x26 x27 e x29 x30 x31 x32);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Bits(Int::U16, 16)), field(Twin::Bits(Int::U16, 4)), field(Twin::Unit), field(Twin::Option(Box::new(Twin::Compressed(-1.0, 1.0, 0.01)))), field(Twin::Range(Int::U64, Num::Above(48), Num::Above(73))), field(Twin::Bits(Int::U16, 16)), field(Twin::Bool).when(Condition::Equal(vec![4], Value::int(0)), Value::Bool(true)), field(Twin::Unit), field(Twin::Range(Int::U64, Num::Above(32), Num::Above(58))), field(Twin::Bool), field(Twin::Option(Box::new(Twin::SmallestThree(12)))), field(Twin::Bits(Int::U8, 2)), field(Twin::Nothing(Value::int(0), Box::new(Twin::Bits(Int::U64, 64)))), field(Twin::Bits(Int::U64, 48)), field(Twin::Bool).when(Condition::Above(vec![5], Num::Above(2)), Value::Bool(true)), field(Twin::Compressed(-1.0, 1.0, 0.01)), field(Twin::Option(Box::new(Twin::Bits(Int::U16, 11)))), field(Twin::Compressed(-1.0, 1.0, 0.01)), field(Twin::Option(Box::new(Twin::Bits(Int::U32, 32)))).when(Condition::SomeAbove(vec![16], Num::Above(0)), Value::some(Value::int(9))), field(Twin::Bits(Int::U32, 32)).when(Condition::Not(Box::new(Condition::Above(vec![13], Num::Above(4)))), Value::int(0)), field(Twin::F64).check("end"), field(Twin::Range(Int::I64, Num::Below(-50), Num::Below(-40))), field(Twin::Bits(Int::U8, 3)), field(Twin::Range(Int::I32, Num::Below(-2147483648), Num::Above(2147483647))).default_bit(Value::int(0)), field(Twin::Range(Int::I8, Num::Below(-6), Num::Above(1))), field(Twin::Array(0, Box::new(Twin::Bool))), field(Twin::Bits(Int::U16, 16)).default_bit(Value::int(0)), field(Twin::Option(Box::new(Twin::Array(1, Box::new(Twin::Unit))))), field(Twin::F32).default_bit(Value::F32(0x0)), field(Twin::Compressed(-1.0, 1.0, 0.01)), field(Twin::Bits(Int::U32, 10)), field(Twin::Option(Box::new(Twin::Bool))), field(Twin::Bits(Int::U16, 10))])
    }
}

pub mod t39 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct Root {
        #[wire(range = -15..=-6)] pub a: i16,
        #[wire(bits = 27)] pub slot: u64,
        #[wire(bits = 2, if = a > 0)] pub flag: u16,
        pub g: Option<u64>,
        pub len: i32,
    }
    declare::neutral_struct!([] [] Root a slot flag g len);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Range(Int::I16, Num::Below(-15), Num::Below(-6))), field(Twin::Bits(Int::U64, 27)), field(Twin::Bits(Int::U16, 2)).when(Condition::Above(vec![0], Num::Above(0)), Value::int(0)), field(Twin::Option(Box::new(Twin::Bits(Int::U64, 64)))), field(Twin::Range(Int::I32, Num::Below(-2147483648), Num::Above(2147483647)))])
    }
}

pub mod t40 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct Root {
        #[wire(range = -59..=-49)] pub a: Option<isize>,
        pub value: u64,
        #[wire(bits = 5, check = "a")] pub flag: u8,
        #[wire(range = 45..=74, if = (value > 3) || a.is_some(), default = 2)] pub g: u32,
        #[wire(range = 0..=1)] pub len: u8,
        #[wire(default_bit)] pub x5: Option<u32>,
        #[wire(range = i16::MIN..=i16::MAX)] pub r#type: Option<i16>,
        #[wire(default_bit)] pub b: bool,
    }
    declare::neutral_struct!([] [] Root a value flag g len x5 r#type b);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Option(Box::new(Twin::Range(Int::Isize, Num::Below(-59), Num::Below(-49))))), field(Twin::Bits(Int::U64, 64)), field(Twin::Bits(Int::U8, 5)).check("a"), field(Twin::Range(Int::U32, Num::Above(45), Num::Above(74))).when(Condition::Or(Box::new(Condition::Above(vec![1], Num::Above(3))), Box::new(Condition::Some(vec![0]))), Value::int(2)), field(Twin::Range(Int::U8, Num::Above(0), Num::Above(1))), field(Twin::Option(Box::new(Twin::Bits(Int::U32, 32)))).default_bit(Value::NONE), field(Twin::Option(Box::new(Twin::Range(Int::I16, Num::Below(-32768), Num::Above(32767))))), field(Twin::Bool).default_bit(Value::Bool(false))])
    }
}

pub mod t41 {
    use super::*;

    #[derive(Clone, Debug, PartialEq, Default)]
    pub struct Root {
        pub b: [std::num::Wrapping<i32>; 3],
        pub value: String,
        pub blank: Option<f32>,
        pub g: u16,
        pub len: Vec<[bool; 0]>,
        pub d: u16,
        pub bits: [f32; 4],
        pub x7: u8,
        pub r#type: Option<[f32; 4]>,
        pub x9: Vec<[bool; 0]>,
        pub stream: Vec<u16>,
    }
    impl Root {
        fn serialize<S: Stream>(&mut self, stream: &mut S) -> tightwire::Result<S> {
            stream.array(&mut self.b, |stream, x| stream.object(x))?;
            stream.string(&mut self.value, 5)?;
            stream.align()?;
            stream.option(&mut self.blank, |stream, x| stream.compressed(x, 0.0..=1.0, 0.3))?;
            let mut rests = self.g == <u16>::default(); stream.bool(&mut rests)?; if rests { self.g = Default::default(); } else { stream.bits(&mut self.g, 1)?; }
            stream.list(&mut self.len, 176, |stream, x| stream.array(x, |stream, x| stream.bool(x)))?;
            if !self.b.is_empty() { let previous = self.g; stream.relative(&mut self.d, previous)?; } else { self.d = 1; }
            stream.smallest_three(&mut self.bits, 9)?;
            stream.bits(&mut self.x7, 1)?;
            stream.option(&mut self.r#type, |stream, x| stream.smallest_three(x, 3))?;
            stream.list(&mut self.x9, 105, |stream, x| stream.array(x, |stream, x| stream.bool(x)))?;
            if !(self.g == 3) { stream.list(&mut self.stream, 249, |stream, x| stream.int(x, 5..=5))?; } else { self.stream = Default::default(); }
            Ok(())
        }
    }
    tightwire::unified!(Root, version = 2, max_bits = 262);
    declare::neutral_struct!([] [] Root b value blank g len d bits x7 r#type x9 stream);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Array(3, Box::new(Twin::Range(Int::I32, Num::Below(-2147483648), Num::Above(2147483647))))), field(Twin::Text(5)), field(Twin::Option(Box::new(Twin::Compressed(0.0, 1.0, 0.3)))).align(), field(Twin::Bits(Int::U16, 1)).default_bit(Value::int(0)), field(Twin::List(176, Box::new(Twin::Array(0, Box::new(Twin::Bool))))), field(Twin::Relative(Int::U16, 3)).when(Condition::Longer(vec![0], 0), Value::int(1)), field(Twin::SmallestThree(9)), field(Twin::Bits(Int::U8, 1)), field(Twin::Option(Box::new(Twin::SmallestThree(3)))), field(Twin::List(105, Box::new(Twin::Array(0, Box::new(Twin::Bool))))), field(Twin::List(249, Box::new(Twin::Range(Int::U16, Num::Above(5), Num::Above(5))))).when(Condition::Not(Box::new(Condition::Equal(vec![3], Value::int(3)))), Value::Many(vec![]))])
    }
}

pub mod t42 {
    use super::*;

    #[derive(Clone, Debug, PartialEq, Default)]
    pub struct Root {
        pub b: i32,
        pub fields: u16,
        pub blank: bool,
        pub g: u32,
        pub len: [std::time::Duration; 3],
        pub x5: Option<Option<f32>>,
        pub bits: Option<bool>,
        pub c: Option<isize>,
    }
    impl Root {
        fn serialize<S: Stream>(&mut self, stream: &mut S) -> tightwire::Result<S> {
            stream.fixed(&mut self.b, -16..=17, 4)?;
            if self.b > 3 { let mut rests = self.fields == <u16>::default(); stream.bool(&mut rests)?; if rests { self.fields = Default::default(); } else { stream.bits(&mut self.fields, 1)?; } } else { self.fields = Default::default(); }
            stream.bool(&mut self.blank)?;
            stream.fixed(&mut self.g, 0..=8, 3)?;
            stream.array(&mut self.len, |stream, x| stream.object(x))?;
            stream.option(&mut self.x5, |stream, x| stream.option(x, |stream, x| stream.compressed(x, 0.0..=16777215.0, 1.0)))?;
            self.bits = Some(true);
            stream.option(&mut self.c, |stream, x| stream.int(x, -69..=26))?;
            Ok(())
        }
    }
    tightwire::unified!(Root, version = 2, max_bits = 336);
    declare::neutral_struct!([] [] Root b fields blank g len x5 bits c);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Fixed(Int::I32, -16, 17, 4)), field(Twin::Bits(Int::U16, 1)).when(Condition::Above(vec![0], Num::Above(3)), Value::int(0)).default_bit(Value::int(0)), field(Twin::Bool), field(Twin::Fixed(Int::U32, 0, 8, 3)), field(Twin::Array(3, Box::new(Twin::Record(vec![field(Twin::Bits(Int::U64, 64)), field(Twin::Range(Int::U32, Num::Above(0), Num::Above(999999999)))])))), field(Twin::Option(Box::new(Twin::Option(Box::new(Twin::Compressed(0.0, 16777215.0, 1.0)))))), field(Twin::Option(Box::new(Twin::Bool))).skip(Value::some(Value::Bool(true))), field(Twin::Option(Box::new(Twin::Range(Int::Isize, Num::Below(-69), Num::Above(26)))))])
    }
}

pub mod t43 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct H0<T0> {
        pub c: T0,
        #[wire(bits = 56, max_len = 6, default_bit)] pub value: Vec<u128>,
        #[wire(align, bytes, max_len = 13)] pub blank: Option<Option<Vec<u8>>>,
    }
    declare::neutral_struct!([T0] [] H0 c value blank);

    #[derive(Wire, Clone, Debug, PartialEq)]
    pub enum Root<const N: usize> {
        V0 {
            c: [H0<bool>; N],
        },
        V1 {
            #[wire(max_len = 2, default_bit)] a: Vec<u16>,
            #[wire(smallest_three = 9)] value: [[f32; 4]; 33],
            #[wire(if = !(!value.is_empty()))] flag: Option<i32>,
        },
    }
    declare::neutral_enum!([] [N] Root 0 V0 { c x0 } 1 V1 { a x0 value x1 flag x2 });

    pub fn twin() -> Twin {
        Twin::Choice(1, vec![vec![field(Twin::Array(1, Box::new(Twin::Record(vec![field(Twin::Bool), field(Twin::List(6, Box::new(Twin::Bits(Int::U128, 56)))).default_bit(Value::Many(vec![])), field(Twin::Option(Box::new(Twin::Option(Box::new(Twin::ByteList(13)))))).align()]))))], vec![field(Twin::List(2, Box::new(Twin::Bits(Int::U16, 16)))).default_bit(Value::Many(vec![])), field(Twin::Array(33, Box::new(Twin::SmallestThree(9)))), field(Twin::Option(Box::new(Twin::Range(Int::I32, Num::Below(-2147483648), Num::Above(2147483647))))).when(Condition::Not(Box::new(Condition::Longer(vec![1], 0))), Value::NONE)]])
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
            #[wire(smallest_three = 8)] c: [f32; 4],
            #[wire(compressed(0.0..=10.0, 5.0), rename = "old 1")] fields: f32,
            #[wire(bytes, max_len = 6)] blank: Vec<u8>,
            #[wire(align, unit = 18, rename = "old 3", max_len = 10, default_bit)] stream: Vec<Option<[f32; 3]>>,
        },
        V1 {
        },
        V2,
        V3 {
            #[wire(unit = 10, max_len = 0, default_bit)] b: Vec<[f32; 3]>,
            #[wire(align, smallest_three = 5)] fields: [f32; 4],
            #[wire(align, with = five_bits, max_bits = 6, check = "a")] a: Option<u8>,
            #[wire(skip, default = 8)] g: i16,
        },
    }
    impl Default for Root { fn default() -> Self { Self::V1 {  } } }
    declare::neutral_enum!([] [] Root 0 V0 { c x0 fields x1 blank x2 stream x3 } 1 V1 {  } 2 V2 {  } 3 V3 { b x0 fields x1 a x2 g x3 });

    pub fn twin() -> Twin {
        Twin::Choice(2, vec![vec![field(Twin::SmallestThree(8)), field(Twin::Compressed(0.0, 10.0, 5.0)), field(Twin::ByteList(6)), field(Twin::List(10, Box::new(Twin::Option(Box::new(Twin::Direction(18)))))).align().default_bit(Value::Many(vec![]))], vec![], vec![], vec![field(Twin::List(0, Box::new(Twin::Direction(10)))).default_bit(Value::Many(vec![])), field(Twin::SmallestThree(5)).align(), field(Twin::Option(Box::new(Twin::Bits(Int::U8, 5)))).align().check("a"), field(Twin::Range(Int::I16, Num::Below(-97), Num::Below(-80))).skip(Value::int(8))]])
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
        #[wire(check = "players")] pub slot: i32,
        #[wire(range = 82..=82)] pub flag: u64,
        pub g: u32,
        pub tag: Option<i32>,
        pub d: f32,
        pub bits: Option<[bool; 0]>,
        #[wire(bits = 5)] pub c: Option<u8>,
        pub x8: u16,
    }
    declare::neutral_struct!([] [N] Root a slot flag g tag d bits c x8);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Array(1, Box::new(Twin::Choice(4, vec![vec![field(Twin::Choice(2, vec![vec![], vec![], vec![]]))], vec![], vec![], vec![], vec![], vec![], vec![], vec![], vec![]])))), field(Twin::Range(Int::I32, Num::Below(-2147483648), Num::Above(2147483647))).check("players"), field(Twin::Range(Int::U64, Num::Above(82), Num::Above(82))), field(Twin::Bits(Int::U32, 32)), field(Twin::Option(Box::new(Twin::Range(Int::I32, Num::Below(-2147483648), Num::Above(2147483647))))), field(Twin::F32), field(Twin::Option(Box::new(Twin::Array(0, Box::new(Twin::Bool))))), field(Twin::Option(Box::new(Twin::Bits(Int::U8, 5)))), field(Twin::Bits(Int::U16, 16))])
    }
}

pub mod t47 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct Root {
        #[wire(codec = SmallOrLarge)] pub b: u16,
        #[wire(align, default_bit)] pub value: [(); 3],
    }
    declare::neutral_struct!([] [] Root b value);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::SmallOrLarge(Int::U16)), field(Twin::Array(3, Box::new(Twin::Unit))).align().default_bit(Value::Many(vec![Value::Unit, Value::Unit, Value::Unit]))])
    }
}

pub mod t48 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct Root {
        #[wire(max_len = 90)] pub a: Vec<()>,
        #[wire(skip)] pub value: Vec<u8>,
        #[wire(if = !a.is_empty(), default = true)] pub flag: bool,
        pub g: bool,
        #[wire(max_len = 229)] pub blank: Vec<()>,
        #[wire(range = 0..=1)] pub e: Option<u32>,
        pub r#type: i64,
    }
    declare::neutral_struct!([] [] Root a value flag g blank e r#type);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::List(90, Box::new(Twin::Unit))), field(Twin::List(69, Box::new(Twin::Nothing(Value::int(0), Box::new(Twin::Bits(Int::U8, 8)))))).skip(Value::Many(vec![])), field(Twin::Bool).when(Condition::Longer(vec![0], 0), Value::Bool(true)), field(Twin::Bool), field(Twin::List(229, Box::new(Twin::Unit))), field(Twin::Option(Box::new(Twin::Range(Int::U32, Num::Above(0), Num::Above(1))))), field(Twin::Range(Int::I64, Num::Below(-9223372036854775808), Num::Above(9223372036854775807)))])
    }
}

pub mod t49 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct H0(
        #[wire(compressed(-1.0..=1.0, 0.01))] pub Option<f32>,
    );
    declare::neutral_struct!([] [] H0 0);

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct Root<T0, T1> {
        #[wire(rename = "old 0")] pub b: T0,
        #[wire(align)] pub fields: Box<T1>,
        #[wire(bits = 16)] pub blank: u16,
        #[wire(range = 53..=72)] pub stream: usize,
        #[wire(bits = 128)] pub tag: u128,
        #[wire(bits = 1, if = (stream == 5) && (tag == 4))] pub g: [u128; 0],
        pub x6: [i16; 3],
        #[wire(max_len = 6)] pub c: String,
        #[wire(align, range = 0..=1)] pub x8: i32,
        pub flag: [Option<u32>; 2],
        #[wire(rename = "old 10", max_len = 11)] pub x10: Vec<H0>,
        #[wire(rename = "old 11", max_len = 12, default_bit)] pub x11: String,
        #[wire(bits = 1, check = "players")] pub x12: Option<u8>,
        #[wire(relative_to = stream)] pub len: usize,
        #[wire(align, range = 0..=100)] pub x14: usize,
        #[wire(relative_to = x8)] pub bits: i32,
        #[wire(compressed(-3.5..=8.25, 0.1), max_len = 8)] pub x16: Vec<Option<f32>>,
        #[wire(skip)] pub x17: [[f32; 4]; 2],
        #[wire(fixed(-7..=39, 0), if = !(stream > 1))] pub x18: Option<i64>,
        #[wire(bytes, max_len = 10, default_bit)] pub value: Vec<u8>,
        #[wire(range = 18..=46)] pub x20: Option<i16>,
        #[wire(range = u8::MIN..=u8::MAX)] pub e: u8,
    }
    declare::neutral_struct!([T0 T1] [] Root b fields blank stream tag g x6 c x8 flag x10 x11 x12 len x14 bits x16 x17 x18 value x20 e);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Range(Int::I16, Num::Below(-32768), Num::Above(32767))), field(Twin::F32).align(), field(Twin::Bits(Int::U16, 16)), field(Twin::Range(Int::Usize, Num::Above(53), Num::Above(72))), field(Twin::Bits(Int::U128, 128)), field(Twin::Array(0, Box::new(Twin::Bits(Int::U128, 1)))).when(Condition::And(Box::new(Condition::Equal(vec![3], Value::int(5))), Box::new(Condition::Equal(vec![4], Value::int(4)))), Value::Many(vec![])), field(Twin::Array(3, Box::new(Twin::Range(Int::I16, Num::Below(-32768), Num::Above(32767))))), field(Twin::Text(6)), field(Twin::Range(Int::I32, Num::Above(0), Num::Above(1))).align(), field(Twin::Array(2, Box::new(Twin::Option(Box::new(Twin::Bits(Int::U32, 32)))))), field(Twin::List(11, Box::new(Twin::Record(vec![field(Twin::Option(Box::new(Twin::Compressed(-1.0, 1.0, 0.01))))])))), field(Twin::Text(12)).default_bit(Value::Text("".into())), field(Twin::Option(Box::new(Twin::Bits(Int::U8, 1)))).check("players"), field(Twin::Relative(Int::Usize, 3)), field(Twin::Range(Int::Usize, Num::Above(0), Num::Above(100))).align(), field(Twin::Relative(Int::I32, 8)), field(Twin::List(8, Box::new(Twin::Option(Box::new(Twin::Compressed(-3.5, 8.25, 0.1)))))), field(Twin::Array(2, Box::new(Twin::SmallestThree(4)))).skip(Value::Many(vec![Value::Many(vec![Value::F32(0x0), Value::F32(0x0), Value::F32(0x0), Value::F32(0x0)]), Value::Many(vec![Value::F32(0x0), Value::F32(0x0), Value::F32(0x0), Value::F32(0x0)])])), field(Twin::Option(Box::new(Twin::Fixed(Int::I64, -7, 39, 0)))).when(Condition::Not(Box::new(Condition::Above(vec![3], Num::Above(1)))), Value::NONE), field(Twin::ByteList(10)).default_bit(Value::Many(vec![])), field(Twin::Option(Box::new(Twin::Range(Int::I16, Num::Above(18), Num::Above(46))))), field(Twin::Range(Int::U8, Num::Above(0), Num::Above(255)))])
    }
}

pub mod t50 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq)]
    pub struct Root<const N: usize>(
        pub [u16; N],
        #[wire(bits = 1)] pub u16,
        #[wire(rename = "old 2", if = !(field_1 == 3))] pub [bool; 0],
        #[wire(skip)] pub i32,
        #[wire(check = "a")] pub (),
    );
    declare::neutral_struct!([] [N] Root 0 1 2 3 4);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Array(0, Box::new(Twin::Bits(Int::U16, 16)))), field(Twin::Bits(Int::U16, 1)), field(Twin::Array(0, Box::new(Twin::Bool))).when(Condition::Not(Box::new(Condition::Equal(vec![1], Value::int(3)))), Value::Many(vec![])), field(Twin::Range(Int::I32, Num::Below(-2147483648), Num::Above(2147483647))).skip(Value::int(0)), field(Twin::Unit).check("a")])
    }
}

pub mod t51 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct Root {
        #[wire(range = 0..=100)] pub c: Option<u16>,
        #[wire(bits = 4)] pub fields: Option<u16>,
        #[wire(skip)] pub a: u8,
        #[wire(bits = 7, if = fields.is_none())] pub g: u8,
    }
    declare::neutral_struct!([] [] Root c fields a g);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Option(Box::new(Twin::Range(Int::U16, Num::Above(0), Num::Above(100))))), field(Twin::Option(Box::new(Twin::Bits(Int::U16, 4)))), field(Twin::Bits(Int::U8, 8)).skip(Value::int(0)), field(Twin::Bits(Int::U8, 7)).when(Condition::Not(Box::new(Condition::Some(vec![1]))), Value::int(0))])
    }
}

pub mod t52 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct Root(
        #[wire(default_bit)] pub bool,
        #[wire(range = 70..=77, if = field_0)] pub u32,
        pub bool,
        #[wire(bits = 17, if = !field_0)] pub u32,
        #[wire(bits = 2, rename = "old 4", if = field_0 || (field_1 == 2))] pub Option<u16>,
        pub i32,
        #[wire(bits = 12, rename = "old 6", if = field_0, default = Some(1))] pub Option<u32>,
        #[wire(with = small_or_large_u32, max_bits = 33, if = field_6.is_some())] pub u32,
        #[wire(skip, default = 8)] pub u64,
    );
    declare::neutral_struct!([] [] Root 0 1 2 3 4 5 6 7 8);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Bool).default_bit(Value::Bool(false)), field(Twin::Range(Int::U32, Num::Above(70), Num::Above(77))).when(Condition::True(vec![0]), Value::int(0)), field(Twin::Bool), field(Twin::Bits(Int::U32, 17)).when(Condition::Not(Box::new(Condition::True(vec![0]))), Value::int(0)), field(Twin::Option(Box::new(Twin::Bits(Int::U16, 2)))).when(Condition::Or(Box::new(Condition::True(vec![0])), Box::new(Condition::Equal(vec![1], Value::int(2)))), Value::NONE), field(Twin::Range(Int::I32, Num::Below(-2147483648), Num::Above(2147483647))), field(Twin::Option(Box::new(Twin::Bits(Int::U32, 12)))).when(Condition::True(vec![0]), Value::some(Value::int(1))), field(Twin::SmallOrLarge(Int::U32)).when(Condition::Some(vec![6]), Value::int(0)), field(Twin::Range(Int::U64, Num::Above(54), Num::Above(60))).skip(Value::int(8))])
    }
}

pub mod t53 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq)]
    pub struct Root<const N: usize> {
        pub b: [f32; N],
        #[wire(if = !(b.len() > 1))] pub fields: [bool; 0],
        #[wire(if = !((b.len() > 1) || (!fields.is_empty())))] pub blank: (),
        pub stream: u16,
        #[wire(smallest_three = 5)] pub x4: Option<[f32; 4]>,
        #[wire(compressed(-1.0..=1.0, 0.01), default_bit)] pub g: f32,
        #[wire(compressed(0.0..=10.0, 5.0))] pub tag: f32,
        #[wire(compressed(-1.0..=1.0, 0.01))] pub x7: f32,
        #[wire(range = 1..=9, if = x4.is_none(), default = Some(std::num::NonZero::new(7).unwrap()), default_bit)] pub r#type: Option<std::num::NonZeroI8>,
        #[wire(bits = 56)] pub flag: u64,
        pub value: f32,
    }
    declare::neutral_struct!([] [N] Root b fields blank stream x4 g tag x7 r#type flag value);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Array(2, Box::new(Twin::F32))), field(Twin::Array(0, Box::new(Twin::Bool))).when(Condition::Not(Box::new(Condition::Longer(vec![0], 1))), Value::Many(vec![])), field(Twin::Unit).when(Condition::Not(Box::new(Condition::Or(Box::new(Condition::Longer(vec![0], 1)), Box::new(Condition::Longer(vec![1], 0))))), Value::Unit), field(Twin::Bits(Int::U16, 16)), field(Twin::Option(Box::new(Twin::SmallestThree(5)))), field(Twin::Compressed(-1.0, 1.0, 0.01)).default_bit(Value::F32(0x0)), field(Twin::Compressed(0.0, 10.0, 5.0)), field(Twin::Compressed(-1.0, 1.0, 0.01)), field(Twin::Option(Box::new(Twin::NonZero(Box::new(Twin::Range(Int::I8, Num::Above(1), Num::Above(9))))))).when(Condition::Not(Box::new(Condition::Some(vec![4]))), Value::some(Value::int(7))).default_bit(Value::NONE), field(Twin::Bits(Int::U64, 56)), field(Twin::F32)])
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

    #[derive(Wire, Clone, Debug, PartialEq)]
    pub enum H0<T0> {
        V0(
            Option<T0>,
        ),
    }
    impl<T0: Default> Default for H0<T0> { fn default() -> Self { Self::V0 { 0: Default::default() } } }
    declare::neutral_enum!([T0] [] H0 0 V0 { 0 x0 });

    #[derive(Wire, Clone, Debug, PartialEq)]
    pub struct Root(
        pub Option<[bool; 0]>,
        #[wire(skip)] pub u16,
        #[wire(if = field_0.is_some() || field_0.is_some())] pub u64,
        #[wire(rename = "old 3")] pub u16,
        #[wire(bits = 7)] pub u16,
        pub Option<u16>,
        #[wire(bytes)] pub [u8; 3],
        #[wire(range = 5..=5, if = field_3 > 4)] pub i32,
        pub i16,
        pub f32,
        #[wire(if = !(field_2 > 0), default = Some(8))] pub Option<u16>,
        #[wire(range = 13..=76)] pub u64,
        #[wire(if = field_2 > 4)] pub [bool; 0],
        pub std::time::Duration,
        pub bool,
        #[wire(range = -90..=54, if = !(field_8 == 5))] pub Option<i64>,
        pub i32,
        #[wire(if = !field_14, default = true)] pub bool,
        #[wire(range = 0..=1, default_bit)] pub Option<u8>,
        pub u32,
        pub Option<u32>,
        #[wire(range = 46..=87)] pub i64,
        #[wire(bits = 1, rename = "old 22", if = !(field_11 == 0))] pub u64,
        #[wire(bits = 16)] pub u16,
        #[wire(range = 0..=100)] pub Option<i8>,
        pub Option<i32>,
        pub i32,
        #[wire(rename = "old 27", if = field_19 == 5, default = 9)] pub u32,
        #[wire(smallest_three = 12)] pub [f32; 4],
        pub H0<u16>,
        #[wire(align, range = i8::MIN..=i8::MAX, default_bit)] pub Option<i8>,
        #[wire(range = 57..=95, if = field_11 == 4, default = 7)] pub usize,
        #[wire(bytes, rename = "old 32", if = matches!(field_25, Some(_)) || (field_16 == 3))] pub [u8; 1],
        #[wire(rename = "old 33")] pub u64,
        pub Option<u16>,
        pub Option<()>,
        #[wire(range = -41..=72, if = field_18.is_none(), default = 7)] pub i64,
        #[wire(rename = "old 37", if = !(matches!(field_25, Some(_)) && (field_27 == 2)))] pub i32,
        #[wire(bits = 31)] pub u64,
        #[wire(bits = 3, check = "end")] pub u8,
        #[wire(check = "players")] pub Option<bool>,
        #[wire(default_bit)] pub u64,
        #[wire(if = matches!(field_5, Some(_)), check = "players")] pub bool,
        #[wire(range = 0..=1, rename = "old 43", if = field_0.is_some(), default_bit)] pub i64,
        #[wire(skip)] pub bool,
        pub Option<[bool; 0]>,
        #[wire(range = 0..=1, default_bit)] pub Option<u64>,
        #[wire(bits = 1, if = field_17 || (field_34 == Some(2)), default = 4)] pub u16,
        pub [bool; 0],
        pub bool,
        #[wire(range = 20..=72)] pub Option<u16>,
        #[wire(bits = 36, if = !(field_31 == 4))] pub u64,
        #[wire(if = !((field_37 == 0) && (field_21 > 0)))] pub [bool; 0],
        pub i32,
        #[wire(bits = 9, default_bit)] pub u32,
        pub Option<u64>,
        pub bool,
        #[wire(range = 0..=100, rename = "old 57", if = !((field_47 > 3) || (matches!(field_46, Some(field_0) if field_0 > 0))), default_bit)] pub u16,
        #[wire(skip, default = 1)] pub u64,
        #[wire(range = 0..=100)] pub i8,
        #[wire(bits = 18, default_bit)] pub u32,
        #[wire(bits = 5)] pub u8,
        #[wire(range = 1..=9, if = field_26 > 3, default = std::num::NonZero::new(7).unwrap())] pub std::num::NonZeroU64,
        #[wire(skip, default = 9)] pub i64,
        pub u8,
        #[wire(bits = 5)] pub Option<u16>,
        #[wire(bits = 8)] pub Option<u8>,
        #[wire(if = field_49)] pub u16,
        #[wire(bits = 20)] pub u64,
        pub f32,
        #[wire(skip)] pub Option<String>,
        #[wire(range = 5..=5)] pub i32,
        #[wire(if = field_38 == 2)] pub i16,
        #[wire(range = 0..=1)] pub i32,
        #[wire(bits = 5, rename = "old 74")] pub u16,
        pub Option<bool>,
        #[wire(skip)] pub u64,
        #[wire(if = field_68 == 2)] pub f32,
        #[wire(bits = 1)] pub u16,
        #[wire(bits = 6)] pub Option<u32>,
        pub Option<u16>,
        #[wire(skip, default = 1.5)] pub f32,
        #[wire(bits = 1)] pub u64,
        pub u32,
        #[wire(default_bit)] pub u32,
        #[wire(bits = 6, rename = "old 85")] pub Option<u8>,
        #[wire(skip)] pub u16,
        #[wire(bits = 30, if = (!field_6.is_empty()) || (field_47 == 5), default = 9)] pub u32,
        #[wire(bits = 16)] pub u16,
        #[wire(compressed(0.0..=1.0, 2.0))] pub f32,
        pub Option<i8>,
        #[wire(range = 4..=96)] pub u32,
        #[wire(if = (field_72 == 4) || (field_68 > 2), default_bit)] pub (),
        pub Option<()>,
        pub (),
        pub Option<u16>,
        #[wire(if = matches!(field_35, Some(_)), default = true)] pub bool,
        #[wire(align, bits = 128, if = field_74 > 2, default = 7)] pub u128,
        #[wire(fixed(-17..=-1, 5))] pub i16,
        pub u32,
        #[wire(bits = 8)] pub Option<u64>,
        #[wire(rename = "old 101")] pub f32,
        #[wire(if = !(field_23 > 2))] pub u64,
        pub f32,
        #[wire(range = -42..=32)] pub i64,
        #[wire(bits = 6, rename = "old 105", default_bit)] pub Option<u8>,
        #[wire(compressed(-1.0..=1.0, 0.01))] pub f32,
        #[wire(range = 0..=1, if = matches!(field_79, Some(_)) || field_49, default = 5)] pub i8,
        #[wire(bits = 21)] pub u32,
    );
    declare::neutral_struct!([] [] Root 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 33 34 35 36 37 38 39 40 41 42 43 44 45 46 47 48 49 50 51 52 53 54 55 56 57 58 59 60 61 62 63 64 65 66 67 68 69 70 71 72 73 74 75 76 77 78 79 80 81 82 83 84 85 86 87 88 89 90 91 92 93 94 95 96 97 98 99 100 101 102 103 104 105 106 107 108);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Option(Box::new(Twin::Array(0, Box::new(Twin::Bool))))), field(Twin::Bits(Int::U16, 16)).skip(Value::int(0)), field(Twin::Bits(Int::U64, 64)).when(Condition::Or(Box::new(Condition::Some(vec![0])), Box::new(Condition::Some(vec![0]))), Value::int(0)), field(Twin::Bits(Int::U16, 16)), field(Twin::Bits(Int::U16, 7)), field(Twin::Option(Box::new(Twin::Bits(Int::U16, 16)))), field(Twin::ByteArray(3)), field(Twin::Range(Int::I32, Num::Above(5), Num::Above(5))).when(Condition::Above(vec![3], Num::Above(4)), Value::int(0)), field(Twin::Range(Int::I16, Num::Below(-32768), Num::Above(32767))), field(Twin::F32), field(Twin::Option(Box::new(Twin::Bits(Int::U16, 16)))).when(Condition::Not(Box::new(Condition::Above(vec![2], Num::Above(0)))), Value::some(Value::int(8))), field(Twin::Range(Int::U64, Num::Above(13), Num::Above(76))), field(Twin::Array(0, Box::new(Twin::Bool))).when(Condition::Above(vec![2], Num::Above(4)), Value::Many(vec![])), field(Twin::Record(vec![field(Twin::Bits(Int::U64, 64)), field(Twin::Range(Int::U32, Num::Above(0), Num::Above(999999999)))])), field(Twin::Bool), field(Twin::Option(Box::new(Twin::Range(Int::I64, Num::Below(-90), Num::Above(54))))).when(Condition::Not(Box::new(Condition::Equal(vec![8], Value::int(5)))), Value::NONE), field(Twin::Range(Int::I32, Num::Below(-2147483648), Num::Above(2147483647))), field(Twin::Bool).when(Condition::Not(Box::new(Condition::True(vec![14]))), Value::Bool(true)), field(Twin::Option(Box::new(Twin::Range(Int::U8, Num::Above(0), Num::Above(1))))).default_bit(Value::NONE), field(Twin::Bits(Int::U32, 32)), field(Twin::Option(Box::new(Twin::Bits(Int::U32, 32)))), field(Twin::Range(Int::I64, Num::Above(46), Num::Above(87))), field(Twin::Bits(Int::U64, 1)).when(Condition::Not(Box::new(Condition::Equal(vec![11], Value::int(0)))), Value::int(0)), field(Twin::Bits(Int::U16, 16)), field(Twin::Option(Box::new(Twin::Range(Int::I8, Num::Above(0), Num::Above(100))))), field(Twin::Option(Box::new(Twin::Range(Int::I32, Num::Below(-2147483648), Num::Above(2147483647))))), field(Twin::Range(Int::I32, Num::Below(-2147483648), Num::Above(2147483647))), field(Twin::Bits(Int::U32, 32)).when(Condition::Equal(vec![19], Value::int(5)), Value::int(9)), field(Twin::SmallestThree(12)), field(Twin::Choice(0, vec![vec![field(Twin::Option(Box::new(Twin::Bits(Int::U16, 16))))]])), field(Twin::Option(Box::new(Twin::Range(Int::I8, Num::Below(-128), Num::Above(127))))).align().default_bit(Value::NONE), field(Twin::Range(Int::Usize, Num::Above(57), Num::Above(95))).when(Condition::Equal(vec![11], Value::int(4)), Value::int(7)), field(Twin::ByteArray(1)).when(Condition::Or(Box::new(Condition::Some(vec![25])), Box::new(Condition::Equal(vec![16], Value::int(3)))), Value::Many(vec![Value::int(0)])), field(Twin::Bits(Int::U64, 64)), field(Twin::Option(Box::new(Twin::Bits(Int::U16, 16)))), field(Twin::Option(Box::new(Twin::Unit))), field(Twin::Range(Int::I64, Num::Below(-41), Num::Above(72))).when(Condition::Not(Box::new(Condition::Some(vec![18]))), Value::int(7)), field(Twin::Range(Int::I32, Num::Below(-2147483648), Num::Above(2147483647))).when(Condition::Not(Box::new(Condition::And(Box::new(Condition::Some(vec![25])), Box::new(Condition::Equal(vec![27], Value::int(2)))))), Value::int(0)), field(Twin::Bits(Int::U64, 31)), field(Twin::Bits(Int::U8, 3)).check("end"), field(Twin::Option(Box::new(Twin::Bool))).check("players"), field(Twin::Bits(Int::U64, 64)).default_bit(Value::int(0)), field(Twin::Bool).when(Condition::Some(vec![5]), Value::Bool(false)).check("players"), field(Twin::Range(Int::I64, Num::Above(0), Num::Above(1))).when(Condition::Some(vec![0]), Value::int(0)).default_bit(Value::int(0)), field(Twin::Bool).skip(Value::Bool(false)), field(Twin::Option(Box::new(Twin::Array(0, Box::new(Twin::Bool))))), field(Twin::Option(Box::new(Twin::Range(Int::U64, Num::Above(0), Num::Above(1))))).default_bit(Value::NONE), field(Twin::Bits(Int::U16, 1)).when(Condition::Or(Box::new(Condition::True(vec![17])), Box::new(Condition::Equal(vec![34], Value::some(Value::int(2))))), Value::int(4)), field(Twin::Array(0, Box::new(Twin::Bool))), field(Twin::Bool), field(Twin::Option(Box::new(Twin::Range(Int::U16, Num::Above(20), Num::Above(72))))), field(Twin::Bits(Int::U64, 36)).when(Condition::Not(Box::new(Condition::Equal(vec![31], Value::int(4)))), Value::int(0)), field(Twin::Array(0, Box::new(Twin::Bool))).when(Condition::Not(Box::new(Condition::And(Box::new(Condition::Equal(vec![37], Value::int(0))), Box::new(Condition::Above(vec![21], Num::Above(0)))))), Value::Many(vec![])), field(Twin::Range(Int::I32, Num::Below(-2147483648), Num::Above(2147483647))), field(Twin::Bits(Int::U32, 9)).default_bit(Value::int(0)), field(Twin::Option(Box::new(Twin::Bits(Int::U64, 64)))), field(Twin::Bool), field(Twin::Range(Int::U16, Num::Above(0), Num::Above(100))).when(Condition::Not(Box::new(Condition::Or(Box::new(Condition::Above(vec![47], Num::Above(3))), Box::new(Condition::SomeAbove(vec![46], Num::Above(0)))))), Value::int(0)).default_bit(Value::int(0)), field(Twin::Bits(Int::U64, 18)).skip(Value::int(1)), field(Twin::Range(Int::I8, Num::Above(0), Num::Above(100))), field(Twin::Bits(Int::U32, 18)).default_bit(Value::int(0)), field(Twin::Bits(Int::U8, 5)), field(Twin::NonZero(Box::new(Twin::Range(Int::U64, Num::Above(1), Num::Above(9))))).when(Condition::Above(vec![26], Num::Above(3)), Value::int(7)), field(Twin::Range(Int::I64, Num::Below(-25), Num::Below(-4))).skip(Value::int(9)), field(Twin::Bits(Int::U8, 8)), field(Twin::Option(Box::new(Twin::Bits(Int::U16, 5)))), field(Twin::Option(Box::new(Twin::Bits(Int::U8, 8)))), field(Twin::Bits(Int::U16, 16)).when(Condition::True(vec![49]), Value::int(0)), field(Twin::Bits(Int::U64, 20)), field(Twin::F32), field(Twin::Option(Box::new(Twin::Text(12)))).skip(Value::NONE), field(Twin::Range(Int::I32, Num::Above(5), Num::Above(5))), field(Twin::Range(Int::I16, Num::Below(-32768), Num::Above(32767))).when(Condition::Equal(vec![38], Value::int(2)), Value::int(0)), field(Twin::Range(Int::I32, Num::Above(0), Num::Above(1))), field(Twin::Bits(Int::U16, 5)), field(Twin::Option(Box::new(Twin::Bool))), field(Twin::Bits(Int::U64, 64)).skip(Value::int(0)), field(Twin::F32).when(Condition::Equal(vec![68], Value::int(2)), Value::F32(0x0)), field(Twin::Bits(Int::U16, 1)), field(Twin::Option(Box::new(Twin::Bits(Int::U32, 6)))), field(Twin::Option(Box::new(Twin::Bits(Int::U16, 16)))), field(Twin::Compressed(-3.5, 8.25, 0.1)).skip(Value::F32(0x3fc00000)), field(Twin::Bits(Int::U64, 1)), field(Twin::Bits(Int::U32, 32)), field(Twin::Bits(Int::U32, 32)).default_bit(Value::int(0)), field(Twin::Option(Box::new(Twin::Bits(Int::U8, 6)))), field(Twin::Range(Int::U16, Num::Above(0), Num::Above(1))).skip(Value::int(0)), field(Twin::Bits(Int::U32, 30)).when(Condition::Or(Box::new(Condition::Longer(vec![6], 0)), Box::new(Condition::Equal(vec![47], Value::int(5)))), Value::int(9)), field(Twin::Bits(Int::U16, 16)), field(Twin::Compressed(0.0, 1.0, 2.0)), field(Twin::Option(Box::new(Twin::Range(Int::I8, Num::Below(-128), Num::Above(127))))), field(Twin::Range(Int::U32, Num::Above(4), Num::Above(96))), field(Twin::Unit).when(Condition::Or(Box::new(Condition::Equal(vec![72], Value::int(4))), Box::new(Condition::Above(vec![68], Num::Above(2)))), Value::Unit).default_bit(Value::Unit), field(Twin::Option(Box::new(Twin::Unit))), field(Twin::Unit), field(Twin::Option(Box::new(Twin::Bits(Int::U16, 16)))), field(Twin::Bool).when(Condition::Some(vec![35]), Value::Bool(true)), field(Twin::Bits(Int::U128, 128)).align().when(Condition::Above(vec![74], Num::Above(2)), Value::int(7)), field(Twin::Fixed(Int::I16, -17, -1, 5)), field(Twin::Bits(Int::U32, 32)), field(Twin::Option(Box::new(Twin::Bits(Int::U64, 8)))), field(Twin::F32), field(Twin::Bits(Int::U64, 64)).when(Condition::Not(Box::new(Condition::Above(vec![23], Num::Above(2)))), Value::int(0)), field(Twin::F32), field(Twin::Range(Int::I64, Num::Below(-42), Num::Above(32))), field(Twin::Option(Box::new(Twin::Bits(Int::U8, 6)))).default_bit(Value::NONE), field(Twin::Compressed(-1.0, 1.0, 0.01)), field(Twin::Range(Int::I8, Num::Above(0), Num::Above(1))).when(Condition::Or(Box::new(Condition::Some(vec![79])), Box::new(Condition::True(vec![49]))), Value::int(5)), field(Twin::Bits(Int::U32, 21))])
    }
}

pub mod t56 {
    use super::*;

    #[derive(Clone, Debug, PartialEq, Default)]
    pub struct Root {
        pub b: [bool; 1],
        pub slot: Option<i32>,
        pub flag: Option<u128>,
        pub g: u64,
        pub len: u32,
        pub e: [Option<i32>; 10],
        pub tag: Option<bool>,
        pub c: [f32; 3],
        pub fields: bool,
        pub x9: [Option<i64>; 0],
        pub x10: String,
        pub blank: bool,
        pub stream: Option<Option<bool>>,
        pub x13: Option<[bool; 3]>,
        pub d: Option<u16>,
        pub x15: Vec<u8>,
        pub x16: Option<u16>,
        pub x17: Option<i64>,
        pub x18: Option<u8>,
        pub value: bool,
        pub x20: u64,
        pub x21: Option<Vec<u8>>,
        pub x22: [[f32; 4]; 1],
        pub x23: Option<()>,
        pub x24: [f32; 4],
        pub x25: Option<u32>,
        pub x26: Option<Option<i16>>,
        pub x27: Option<u8>,
        pub x28: Vec<u8>,
    }
    impl Root {
        fn serialize<S: Stream>(&mut self, stream: &mut S) -> tightwire::Result<S> {
            stream.array(&mut self.b, |stream, x| stream.bool(x))?;
            stream.option(&mut self.slot, |stream, x| stream.fixed(x, -4..=47, 4))?;
            stream.check("a")?;
            let mut rests = self.flag == <Option<u128>>::default(); stream.bool(&mut rests)?; if rests { self.flag = Default::default(); } else { stream.option(&mut self.flag, |stream, x| stream.bits(x, 3))?; }
            if matches!(self.slot, Some(_)) { stream.int(&mut self.g, 77..=90)?; } else { self.g = 2; }
            let mut rests = self.len == <u32>::default(); stream.bool(&mut rests)?; if rests { self.len = Default::default(); } else { stream.bits(&mut self.len, 32)?; }
            stream.check("a")?;
            stream.subset_as(tightwire::subset::Strategy::Ladder, &mut self.e, Option::is_some, |stream, slot| { let mut one = slot.take().unwrap_or_default(); stream.int(&mut one, 39..=90)?; *slot = Some(one); Ok(()) })?;
            stream.option(&mut self.tag, |stream, x| stream.bool(x))?;
            stream.unit_vector(&mut self.c, 12)?;
            stream.bool(&mut self.fields)?;
            stream.subset(&mut self.x9, Option::is_some, |stream, slot| { let mut one = slot.take().unwrap_or_default(); stream.int(&mut one, 0..=1)?; *slot = Some(one); Ok(()) })?;
            stream.string(&mut self.x10, 11)?;
            stream.bool(&mut self.blank)?;
            stream.option(&mut self.stream, |stream, x| stream.option(x, |stream, x| stream.bool(x)))?;
            stream.option(&mut self.x13, |stream, x| stream.array(x, |stream, x| stream.bool(x)))?;
            stream.check("end")?;
            stream.option(&mut self.d, |stream, x| stream.int(x, 3..=3))?;
            if !((matches!(self.flag, Some(x) if x > 1)) && (self.b.len() > 1)) { let mut rests = self.x15 == <Vec<u8>>::default(); stream.bool(&mut rests)?; if rests { self.x15 = Default::default(); } else { byte_list(&mut self.x15, 15, stream)?; } } else { self.x15 = Default::default(); }
            stream.option(&mut self.x16, |stream, x| stream.int(x, 30..=37))?;
            if self.x16.is_some() { stream.option(&mut self.x17, |stream, x| stream.int(x, 0..=1))?; } else { self.x17 = Some(3); }
            stream.option(&mut self.x18, |stream, x| stream.int(x, 21..=21))?;
            if self.x18 == Some(1) { stream.bool(&mut self.value)?; } else { self.value = true; }
            let previous = self.g; stream.relative(&mut self.x20, previous)?;
            stream.option(&mut self.x21, |stream, x| byte_list(x, 0, stream))?;
            if self.len == 3 { stream.array(&mut self.x22, |stream, x| stream.smallest_three(x, 18))?; } else { self.x22 = Default::default(); }
            stream.option(&mut self.x23, |stream, x| stream.object(x))?;
            stream.check("a")?;
            stream.smallest_three(&mut self.x24, 16)?;
            if self.value { stream.option(&mut self.x25, |stream, x| stream.int(x, 0..=4294967295))?; } else { self.x25 = Some(3); }
            stream.option(&mut self.x26, |stream, x| stream.option(x, |stream, x| stream.object(x)))?;
            stream.option(&mut self.x27, |stream, x| stream.bits(x, 1))?;
            self.x28 = Default::default();
            Ok(())
        }
    }
    tightwire::unified!(Root, version = 2);
    declare::neutral_struct!([] [] Root b slot flag g len e tag c fields x9 x10 blank stream x13 d x15 x16 x17 x18 value x20 x21 x22 x23 x24 x25 x26 x27 x28);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Array(1, Box::new(Twin::Bool))), field(Twin::Option(Box::new(Twin::Fixed(Int::I32, -4, 47, 4)))).check("a"), field(Twin::Option(Box::new(Twin::Bits(Int::U128, 3)))).default_bit(Value::NONE), field(Twin::Range(Int::U64, Num::Above(77), Num::Above(90))).when(Condition::Some(vec![1]), Value::int(2)), field(Twin::Bits(Int::U32, 32)).default_bit(Value::int(0)).check("a"), field(Twin::Subset(Some(Way::Ladder), 10, Box::new(Twin::Range(Int::I32, Num::Above(39), Num::Above(90))))), field(Twin::Option(Box::new(Twin::Bool))), field(Twin::Direction(12)), field(Twin::Bool), field(Twin::Subset(None, 0, Box::new(Twin::Range(Int::I64, Num::Above(0), Num::Above(1))))), field(Twin::Text(11)), field(Twin::Bool), field(Twin::Option(Box::new(Twin::Option(Box::new(Twin::Bool))))), field(Twin::Option(Box::new(Twin::Array(3, Box::new(Twin::Bool))))).check("end"), field(Twin::Option(Box::new(Twin::Range(Int::U16, Num::Above(3), Num::Above(3))))), field(Twin::ByteList(15)).when(Condition::Not(Box::new(Condition::And(Box::new(Condition::SomeAbove(vec![2], Num::Above(1))), Box::new(Condition::Longer(vec![0], 1))))), Value::Many(vec![])).default_bit(Value::Many(vec![])), field(Twin::Option(Box::new(Twin::Range(Int::U16, Num::Above(30), Num::Above(37))))), field(Twin::Option(Box::new(Twin::Range(Int::I64, Num::Above(0), Num::Above(1))))).when(Condition::Some(vec![16]), Value::some(Value::int(3))), field(Twin::Option(Box::new(Twin::Range(Int::U8, Num::Above(21), Num::Above(21))))), field(Twin::Bool).when(Condition::Equal(vec![18], Value::some(Value::int(1))), Value::Bool(true)), field(Twin::Relative(Int::U64, 3)), field(Twin::Option(Box::new(Twin::ByteList(0)))), field(Twin::Array(1, Box::new(Twin::SmallestThree(18)))).when(Condition::Equal(vec![4], Value::int(3)), Value::Many(vec![Value::Many(vec![Value::F32(0x0), Value::F32(0x0), Value::F32(0x0), Value::F32(0x0)])])), field(Twin::Option(Box::new(Twin::Unit))).check("a"), field(Twin::SmallestThree(16)), field(Twin::Option(Box::new(Twin::Range(Int::U32, Num::Above(0), Num::Above(4294967295))))).when(Condition::True(vec![19]), Value::some(Value::int(3))), field(Twin::Option(Box::new(Twin::Option(Box::new(Twin::Range(Int::I16, Num::Below(-32768), Num::Above(32767))))))), field(Twin::Option(Box::new(Twin::Bits(Int::U8, 1)))), field(Twin::List(4, Box::new(Twin::Bits(Int::U8, 8)))).skip(Value::Many(vec![]))])
    }
}

pub mod t57 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct Root {
        #[wire(skip)] pub a: Option<i8>,
        #[wire(bits = 14)] pub slot: u32,
        #[wire(if = slot == 4, default_bit)] pub x2: [bool; 0],
        #[wire(bits = 6)] pub value: u64,
        #[wire(compressed(-1.0..=1.0, 0.01), rename = "old 4")] pub blank: f32,
    }
    declare::neutral_struct!([] [] Root a slot x2 value blank);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Option(Box::new(Twin::Range(Int::I8, Num::Below(-128), Num::Above(127))))).skip(Value::NONE), field(Twin::Bits(Int::U32, 14)), field(Twin::Array(0, Box::new(Twin::Bool))).when(Condition::Equal(vec![1], Value::int(4)), Value::Many(vec![])).default_bit(Value::Many(vec![])), field(Twin::Bits(Int::U64, 6)), field(Twin::Compressed(-1.0, 1.0, 0.01))])
    }
}

pub mod t58 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct Root {
        #[wire(bits = 6)] pub a: Option<u16>,
        pub value: i32,
        #[wire(range = -47..=-47, if = !((value > 3) || (a == Some(1))), default = 7)] pub blank: i8,
        pub stream: u16,
        #[wire(align)] pub x4: u32,
        #[wire(check = "players")] pub e: Option<f32>,
        pub r#type: i32,
    }
    declare::neutral_struct!([] [] Root a value blank stream x4 e r#type);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Option(Box::new(Twin::Bits(Int::U16, 6)))), field(Twin::Range(Int::I32, Num::Below(-2147483648), Num::Above(2147483647))), field(Twin::Range(Int::I8, Num::Below(-47), Num::Below(-47))).when(Condition::Not(Box::new(Condition::Or(Box::new(Condition::Above(vec![1], Num::Above(3))), Box::new(Condition::Equal(vec![0], Value::some(Value::int(1))))))), Value::int(7)), field(Twin::Bits(Int::U16, 16)), field(Twin::Bits(Int::U32, 32)).align(), field(Twin::Option(Box::new(Twin::F32))).check("players"), field(Twin::Range(Int::I32, Num::Below(-2147483648), Num::Above(2147483647)))])
    }
}

pub mod t59 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct Root<T0> {
        pub b: T0,
        #[wire(compressed(-1.0..=1.0, 0.01))] pub fields: f32,
        pub a: Option<f32>,
        pub value: [bool; 0],
        #[wire(range = 43..=43)] pub blank: i64,
    }
    declare::neutral_struct!([T0] [] Root b fields a value blank);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Bool), field(Twin::Compressed(-1.0, 1.0, 0.01)), field(Twin::Option(Box::new(Twin::F32))), field(Twin::Array(0, Box::new(Twin::Bool))), field(Twin::Range(Int::I64, Num::Above(43), Num::Above(43)))])
    }
}

pub mod t60 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq)]
    pub struct Root {
        pub b: [bool; 0],
        #[wire(bits = 8, rename = "old 1")] pub fields: u8,
        #[wire(range = 8..=95, if = !(fields > 3))] pub blank: u32,
        #[wire(compressed(0.0..=10.0, 5.0))] pub value: f32,
        #[wire(bits = 2)] pub tag: u16,
        pub d: Option<bool>,
        #[wire(unit = 10, check = "players")] pub x6: [f32; 3],
        #[wire(bits = 5, if = d.is_none(), default = 9)] pub x7: u32,
        #[wire(bits = 7)] pub r#type: u8,
        pub flag: Box<std::net::Ipv4Addr>,
        #[wire(range = 2..=50)] pub x10: Option<i8>,
        pub x11: bool,
    }
    declare::neutral_struct!([] [] Root b fields blank value tag d x6 x7 r#type flag x10 x11);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Array(0, Box::new(Twin::Bool))), field(Twin::Bits(Int::U8, 8)), field(Twin::Range(Int::U32, Num::Above(8), Num::Above(95))).when(Condition::Not(Box::new(Condition::Above(vec![1], Num::Above(3)))), Value::int(0)), field(Twin::Compressed(0.0, 10.0, 5.0)), field(Twin::Bits(Int::U16, 2)), field(Twin::Option(Box::new(Twin::Bool))), field(Twin::Direction(10)).check("players"), field(Twin::Bits(Int::U32, 5)).when(Condition::Not(Box::new(Condition::Some(vec![5]))), Value::int(9)), field(Twin::Bits(Int::U8, 7)), field(Twin::Array(4, Box::new(Twin::Bits(Int::U8, 8)))), field(Twin::Option(Box::new(Twin::Range(Int::I8, Num::Above(2), Num::Above(50))))), field(Twin::Bool)])
    }
}

pub mod t61 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct H0<T0> {
        pub c: T0,
        #[wire(range = -3..=53)] pub fields: i32,
        #[wire(range = 5..=5, rename = "old 2")] pub flag: Option<i8>,
        #[wire(skip)] pub stream: u8,
    }
    declare::neutral_struct!([T0] [] H0 c fields flag stream);

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct H1 {
        #[wire(bits = 1)] pub c: Option<u16>,
    }
    declare::neutral_struct!([] [] H1 c);

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct Root(
        pub H0<bool>,
        #[wire(compressed(-1.0..=1.0, 0.01), max_len = 1)] pub Vec<Option<f32>>,
        #[wire(if = !((field_1.len() > 1) || (field_1.len() > 1)), check = "a")] pub Option<H1>,
        #[wire(fixed(-4..=32, 3), rename = "old 3")] pub i64,
        #[wire(codec = SmallOrLarge, max_len = 8)] pub Vec<Option<u16>>,
        #[wire(smallest_three = 4, max_len = 0)] pub Vec<[f32; 4]>,
        #[wire(align, range = 42..=73, check = "end")] pub u64,
        #[wire(range = 0..=100)] pub u32,
        #[wire(with = five_bits, max_bits = 6)] pub Option<u8>,
        #[wire(align, relative_to = field_6)] pub u64,
        #[wire(with = five_bits)] pub Option<u8>,
    );
    declare::neutral_struct!([] [] Root 0 1 2 3 4 5 6 7 8 9 10);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Record(vec![field(Twin::Bool), field(Twin::Range(Int::I32, Num::Below(-3), Num::Above(53))), field(Twin::Option(Box::new(Twin::Range(Int::I8, Num::Above(5), Num::Above(5))))), field(Twin::Bits(Int::U8, 6)).skip(Value::int(0))])), field(Twin::List(1, Box::new(Twin::Option(Box::new(Twin::Compressed(-1.0, 1.0, 0.01)))))), field(Twin::Option(Box::new(Twin::Record(vec![field(Twin::Option(Box::new(Twin::Bits(Int::U16, 1))))])))).when(Condition::Not(Box::new(Condition::Or(Box::new(Condition::Longer(vec![1], 1)), Box::new(Condition::Longer(vec![1], 1))))), Value::NONE).check("a"), field(Twin::Fixed(Int::I64, -4, 32, 3)), field(Twin::List(8, Box::new(Twin::Option(Box::new(Twin::SmallOrLarge(Int::U16)))))), field(Twin::List(0, Box::new(Twin::SmallestThree(4)))), field(Twin::Range(Int::U64, Num::Above(42), Num::Above(73))).align().check("end"), field(Twin::Range(Int::U32, Num::Above(0), Num::Above(100))), field(Twin::Option(Box::new(Twin::Bits(Int::U8, 5)))), field(Twin::Relative(Int::U64, 6)).align(), field(Twin::Option(Box::new(Twin::Bits(Int::U8, 5))))])
    }
}

pub mod t62 {
    use super::*;

    #[derive(Clone, Debug, PartialEq, Default)]
    pub struct Root {
        pub c: bool,
        pub fields: Option<Option<bool>>,
        pub flag: Vec<u8>,
        pub value: Option<bool>,
        pub len: u16,
    }
    impl Root {
        fn serialize<S: Stream>(&mut self, stream: &mut S) -> tightwire::Result<S> {
            stream.bool(&mut self.c)?;
            stream.option(&mut self.fields, |stream, x| stream.option(x, |stream, x| stream.bool(x)))?;
            byte_list(&mut self.flag, 11, stream)?;
            stream.option(&mut self.value, |stream, x| stream.bool(x))?;
            stream.align()?;
            if matches!(self.value, Some(_)) { let mut rests = self.len == <u16>::default(); stream.bool(&mut rests)?; if rests { self.len = Default::default(); } else { stream.bits(&mut self.len, 1)?; } } else { self.len = 5; }
            Ok(())
        }
    }
    tightwire::unified!(Root, version = 2, max_bits = 114);
    declare::neutral_struct!([] [] Root c fields flag value len);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Bool), field(Twin::Option(Box::new(Twin::Option(Box::new(Twin::Bool))))), field(Twin::ByteList(11)), field(Twin::Option(Box::new(Twin::Bool))), field(Twin::Bits(Int::U16, 1)).align().when(Condition::Some(vec![3]), Value::int(5)).default_bit(Value::int(0))])
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
        pub c: bool,
        pub slot: Option<bool>,
        pub blank: Option<[f32; 3]>,
        pub g: [Option<u8>; 17],
        pub x4: u128,
        pub e: Option<bool>,
        pub r#type: u8,
        pub b: u64,
        pub fields: bool,
    }
    impl Root {
        fn serialize<S: Stream>(&mut self, stream: &mut S) -> tightwire::Result<S> {
            self.c = Default::default();
            stream.option(&mut self.slot, |stream, x| stream.bool(x))?;
            if matches!(self.slot, Some(_)) { let mut rests = self.blank == <Option<[f32; 3]>>::default(); stream.bool(&mut rests)?; if rests { self.blank = Default::default(); } else { stream.option(&mut self.blank, |stream, x| stream.unit_vector(x, 5))?; } } else { self.blank = Default::default(); }
            if self.slot.is_none() { stream.subset_as(tightwire::subset::Strategy::Bitmap, &mut self.g, Option::is_some, |stream, slot| { let mut one = slot.take().unwrap_or_default(); stream.int(&mut one, 0..=1)?; *slot = Some(one); Ok(()) })?; } else { self.g = Default::default(); }
            if self.slot.is_none() { let mut rests = self.x4 == <u128>::default(); stream.bool(&mut rests)?; if rests { self.x4 = Default::default(); } else { stream.bits(&mut self.x4, 38)?; } } else { self.x4 = 1; }
            if self.slot.is_none() { stream.option(&mut self.e, |stream, x| stream.bool(x))?; } else { self.e = Default::default(); }
            if matches!(self.e, Some(_)) { stream.int(&mut self.r#type, 26..=32)?; } else { self.r#type = Default::default(); }
            if self.e.is_none() { stream.bits(&mut self.b, 1)?; } else { self.b = 2; }
            stream.bool(&mut self.fields)?;
            Ok(())
        }
    }
    tightwire::unified!(Root, version = 2, max_bits = 1229);
    declare::neutral_struct!([] [] Root c slot blank g x4 e r#type b fields);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Bool).skip(Value::Bool(false)), field(Twin::Option(Box::new(Twin::Bool))), field(Twin::Option(Box::new(Twin::Direction(5)))).when(Condition::Some(vec![1]), Value::NONE).default_bit(Value::NONE), field(Twin::Subset(Some(Way::Bitmap), 17, Box::new(Twin::Range(Int::U8, Num::Above(0), Num::Above(1))))).when(Condition::Not(Box::new(Condition::Some(vec![1]))), Value::Many(vec![Value::NONE, Value::NONE, Value::NONE, Value::NONE, Value::NONE, Value::NONE, Value::NONE, Value::NONE, Value::NONE, Value::NONE, Value::NONE, Value::NONE, Value::NONE, Value::NONE, Value::NONE, Value::NONE, Value::NONE])), field(Twin::Bits(Int::U128, 38)).when(Condition::Not(Box::new(Condition::Some(vec![1]))), Value::int(1)).default_bit(Value::int(0)), field(Twin::Option(Box::new(Twin::Bool))).when(Condition::Not(Box::new(Condition::Some(vec![1]))), Value::NONE), field(Twin::Range(Int::U8, Num::Above(26), Num::Above(32))).when(Condition::Some(vec![5]), Value::int(0)), field(Twin::Bits(Int::U64, 1)).when(Condition::Not(Box::new(Condition::Some(vec![5]))), Value::int(2)), field(Twin::Bool)])
    }
}

pub mod t65 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct Root<T0> {
        pub b: T0,
        #[wire(max_len = 1)] pub slot: [String; 0],
        #[wire(range = 0..=100, if = !((slot.len() > 1) && (slot.len() > 1)), default_bit)] pub flag: Option<i8>,
        pub value: bool,
        #[wire(fixed(-3..=45, 6), max_len = 0)] pub tag: Vec<i64>,
        #[wire(bits = 26)] pub d: u128,
        #[wire(range = -28..=2)] pub x6: i128,
        #[wire(range = -24..=73, max_len = 1, if = (d == 3) && (x6 > 3))] pub x7: Vec<std::num::NonZeroI64>,
    }
    declare::neutral_struct!([T0] [] Root b slot flag value tag d x6 x7);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Option(Box::new(Twin::Option(Box::new(Twin::Record(vec![field(Twin::Bool), field(Twin::F32), field(Twin::Array(5, Box::new(Twin::Option(Box::new(Twin::Bool))))), field(Twin::Option(Box::new(Twin::Bool))), field(Twin::Bool)])))))), field(Twin::Array(0, Box::new(Twin::Text(1)))), field(Twin::Option(Box::new(Twin::Range(Int::I8, Num::Above(0), Num::Above(100))))).when(Condition::Not(Box::new(Condition::And(Box::new(Condition::Longer(vec![1], 1)), Box::new(Condition::Longer(vec![1], 1))))), Value::NONE).default_bit(Value::NONE), field(Twin::Bool), field(Twin::List(0, Box::new(Twin::Fixed(Int::I64, -3, 45, 6)))), field(Twin::Bits(Int::U128, 26)), field(Twin::Range(Int::I128, Num::Below(-28), Num::Above(2))), field(Twin::List(1, Box::new(Twin::NonZero(Box::new(Twin::Range(Int::I64, Num::Below(-24), Num::Above(73))))))).when(Condition::And(Box::new(Condition::Equal(vec![5], Value::int(3))), Box::new(Condition::Above(vec![6], Num::Above(3)))), Value::Many(vec![]))])
    }
}

pub mod t66 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct H0(
        #[wire(with = nothing)] pub (),
        pub u64,
    );
    declare::neutral_struct!([] [] H0 0 1);

    #[derive(Wire, Clone, Debug, PartialEq)]
    pub struct Root(
        #[wire(smallest_three = 7)] pub Option<Option<[f32; 4]>>,
        #[wire(range = -76..=-30, check = "a")] pub [i32; 33],
        #[wire(align)] pub Option<Option<[std::marker::PhantomData<String>; 3]>>,
        #[wire(range = -57..=-57)] pub Option<i32>,
        #[wire(codec = Silent, rename = "old 4", default_bit)] pub u8,
        #[wire(max_len = 10)] pub Vec<Option<()>>,
        #[wire(max_len = 8)] pub Option<String>,
        #[wire(unit = 19)] pub [f32; 3],
        #[wire(rename = "old 8", max_len = 300, check = "end")] pub Vec<Option<Option<H0>>>,
        #[wire(bits = 1)] pub u8,
        #[wire(skip)] pub Vec<Option<i32>>,
    );
    declare::neutral_struct!([] [] Root 0 1 2 3 4 5 6 7 8 9 10);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Option(Box::new(Twin::Option(Box::new(Twin::SmallestThree(7)))))), field(Twin::Array(33, Box::new(Twin::Range(Int::I32, Num::Below(-76), Num::Below(-30))))).check("a"), field(Twin::Option(Box::new(Twin::Option(Box::new(Twin::Array(3, Box::new(Twin::Unit))))))).align(), field(Twin::Option(Box::new(Twin::Range(Int::I32, Num::Below(-57), Num::Below(-57))))), field(Twin::Nothing(Value::int(0), Box::new(Twin::Bits(Int::U8, 8)))).default_bit(Value::int(0)), field(Twin::List(10, Box::new(Twin::Option(Box::new(Twin::Unit))))), field(Twin::Option(Box::new(Twin::Text(8)))), field(Twin::Direction(19)), field(Twin::List(300, Box::new(Twin::Option(Box::new(Twin::Option(Box::new(Twin::Record(vec![field(Twin::Nothing(Value::Unit, Box::new(Twin::Unit))), field(Twin::Bits(Int::U64, 64))])))))))).check("end"), field(Twin::Bits(Int::U8, 1)), field(Twin::List(300, Box::new(Twin::Option(Box::new(Twin::Fixed(Int::I32, -9, 13, 5)))))).skip(Value::Many(vec![]))])
    }
}

pub mod t67 {
    use super::*;

    #[derive(Clone, Debug, PartialEq, Default)]
    pub struct H0 {
        pub a: u32,
        pub fields: u32,
    }
    impl H0 {
        fn serialize<S: Stream>(&mut self, stream: &mut S) -> tightwire::Result<S> {
            stream.int(&mut self.a, 46..=83)?;
            if (self.a > 1) && (self.a == 1) { stream.int(&mut self.fields, 0..=4294967295)?; } else { self.fields = 6; }
            Ok(())
        }
    }
    tightwire::unified!(H0, version = 2);
    declare::neutral_struct!([] [] H0 a fields);

    #[derive(Wire, Clone, Debug, PartialEq)]
    pub enum H1 {
        V0 {
        },
        V1,
        V2,
    }
    impl Default for H1 { fn default() -> Self { Self::V0 {  } } }
    declare::neutral_enum!([] [] H1 0 V0 {  } 1 V1 {  } 2 V2 {  });

    #[derive(Wire, Clone, Debug, PartialEq)]
    pub struct Root {
        #[wire(align, with = nothing)] pub a: i16,
        #[wire(bits = 128)] pub value: u128,
        #[wire(bits = 54, if = value > 3)] pub flag: u64,
        #[wire(if = (flag > 4) || (flag > 4), default_bit)] pub x3: Option<H0>,
        #[wire(if = !(flag == 5), default_bit)] pub len: [H1; 9],
        pub d: std::net::SocketAddr,
        #[wire(bits = 1, max_len = 9, if = flag == 0)] pub r#type: Vec<Option<u32>>,
    }
    declare::neutral_struct!([] [] Root a value flag x3 len d r#type);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Nothing(Value::int(0), Box::new(Twin::Range(Int::I16, Num::Below(-32768), Num::Above(32767))))).align(), field(Twin::Bits(Int::U128, 128)), field(Twin::Bits(Int::U64, 54)).when(Condition::Above(vec![1], Num::Above(3)), Value::int(0)), field(Twin::Option(Box::new(Twin::Record(vec![field(Twin::Range(Int::U32, Num::Above(46), Num::Above(83))), field(Twin::Range(Int::U32, Num::Above(0), Num::Above(4294967295))).when(Condition::And(Box::new(Condition::Above(vec![0], Num::Above(1))), Box::new(Condition::Equal(vec![0], Value::int(1)))), Value::int(6))])))).when(Condition::Or(Box::new(Condition::Above(vec![2], Num::Above(4))), Box::new(Condition::Above(vec![2], Num::Above(4)))), Value::NONE).default_bit(Value::NONE), field(Twin::Array(9, Box::new(Twin::Choice(2, vec![vec![], vec![], vec![]])))).when(Condition::Not(Box::new(Condition::Equal(vec![2], Value::int(5)))), Value::Many(vec![Value::Variant(0, vec![]), Value::Variant(0, vec![]), Value::Variant(0, vec![]), Value::Variant(0, vec![]), Value::Variant(0, vec![]), Value::Variant(0, vec![]), Value::Variant(0, vec![]), Value::Variant(0, vec![]), Value::Variant(0, vec![])])).default_bit(Value::Many(vec![Value::Variant(0, vec![]), Value::Variant(0, vec![]), Value::Variant(0, vec![]), Value::Variant(0, vec![]), Value::Variant(0, vec![]), Value::Variant(0, vec![]), Value::Variant(0, vec![]), Value::Variant(0, vec![]), Value::Variant(0, vec![])])), field(Twin::Choice(1, vec![vec![field(Twin::Record(vec![field(Twin::Array(4, Box::new(Twin::Bits(Int::U8, 8)))), field(Twin::Bits(Int::U16, 16))]))], vec![field(Twin::Record(vec![field(Twin::Array(16, Box::new(Twin::Bits(Int::U8, 8)))), field(Twin::Bits(Int::U16, 16)), field(Twin::Bits(Int::U32, 32)), field(Twin::Bits(Int::U32, 32))]))]])), field(Twin::List(9, Box::new(Twin::Option(Box::new(Twin::Bits(Int::U32, 1)))))).when(Condition::Equal(vec![2], Value::int(0)), Value::Many(vec![]))])
    }
}

pub fn cases() -> Vec<Case> {
    vec![
        Case::new::<t32::Root<2>>(4, 32, t32::twin(), Some(<t32::Root<2> as Wire>::MAX_BITS)),
        Case::new::<t33::Root>(4, 33, t33::twin(), Some(<t33::Root as Wire>::MAX_BITS)),
        Case::new::<t34::Root>(4, 34, t34::twin(), None),
        Case::new::<t35::Root>(4, 35, t35::twin(), Some(<t35::Root as Wire>::MAX_BITS)),
        Case::new::<t36::Root>(4, 36, t36::twin(), Some(<t36::Root as Wire>::MAX_BITS)),
        Case::new::<t37::Root>(4, 37, t37::twin(), Some(<t37::Root as Wire>::MAX_BITS)),
        Case::new::<t38::Root>(4, 38, t38::twin(), None),
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
        Case::new::<t49::Root<i16, f32>>(4, 49, t49::twin(), Some(<t49::Root<i16, f32> as Wire>::MAX_BITS)),
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
        Case::new::<t61::Root>(4, 61, t61::twin(), None),
        Case::new::<t62::Root>(4, 62, t62::twin(), Some(<t62::Root as Wire>::MAX_BITS)),
        Case::new::<t63::Root>(4, 63, t63::twin(), Some(<t63::Root as Wire>::MAX_BITS)),
        Case::new::<t64::Root>(4, 64, t64::twin(), Some(<t64::Root as Wire>::MAX_BITS)),
        Case::new::<t65::Root<Option<Arc<Option<(bool, f32, [Option<bool>; 5], Option<bool>, Arc<bool>,)>>>>>(4, 65, t65::twin(), Some(<t65::Root<Option<Arc<Option<(bool, f32, [Option<bool>; 5], Option<bool>, Arc<bool>,)>>>> as Wire>::MAX_BITS)),
        Case::new::<t66::Root>(4, 66, t66::twin(), None),
        Case::new::<t67::Root>(4, 67, t67::twin(), None),
    ]
}
