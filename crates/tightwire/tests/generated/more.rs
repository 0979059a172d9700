// Types 32 to 67 of seed 4, made by tools/declare: not to be edited.

use super::library::scope::*;

pub mod t32 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct H0 {
        #[wire(range = -2147483648..=2147483647)] pub b: Option<isize>,
        #[wire(range = 0..=100, if = (matches!(b, Some(b) if b > 2)) || b.is_some())] pub fields: isize,
        pub flag: bool,
    }
    declare::neutral_struct!([] [] H0 b fields flag);

    #[derive(Wire, Clone, Debug, PartialEq)]
    #[wire(tag_bits = 1)]
    pub enum Root<const N: usize> {
        V0 {
            a: [H0; N],
        },
        V1 {
            #[wire(compressed(0.0..=10.0, 5.0))] a: Option<f32>,
            #[wire(range = -39..=57, if = !(a.is_some() && a.is_some()), default = 3)] fields: i64,
            #[wire(with = five_bits, if = a.is_some())] flag: Option<u8>,
            #[wire(if = a.is_some())] stream: bool,
        },
    }
    declare::neutral_enum!([] [N] Root 0 V0 { a x0 } 1 V1 { a x0 fields x1 flag x2 stream x3 });

    pub fn twin() -> Twin {
        Twin::Choice(1, vec![vec![field(Twin::Array(2, Box::new(Twin::Record(vec![field(Twin::Option(Box::new(Twin::Range(Int::Isize, Num::Below(-2147483648), Num::Above(2147483647))))), field(Twin::Range(Int::Isize, Num::Above(0), Num::Above(100))).when(Condition::Or(Box::new(Condition::SomeAbove(vec![0], Num::Above(2))), Box::new(Condition::Some(vec![0]))), Value::int(0)), field(Twin::Bool)]))))], vec![field(Twin::Option(Box::new(Twin::Compressed(0.0, 10.0, 5.0)))), field(Twin::Range(Int::I64, Num::Below(-39), Num::Above(57))).when(Condition::Not(Box::new(Condition::And(Box::new(Condition::Some(vec![0])), Box::new(Condition::Some(vec![0]))))), Value::int(3)), field(Twin::Option(Box::new(Twin::Bits(Int::U8, 5)))).when(Condition::Some(vec![0]), Value::NONE), field(Twin::Bool).when(Condition::Some(vec![0]), Value::Bool(false))]])
    }
}

pub mod t33 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct H0 {
        #[wire(bits = 3, default_bit)] pub c: u8,
        pub value: i32,
        pub flag: i32,
    }
    declare::neutral_struct!([] [] H0 c value flag);

    #[derive(Wire, Clone, Debug, PartialEq)]
    pub struct Root {
        #[wire(angle = 24)] pub c: f32,
        pub slot: (H0, std::net::IpAddr,),
        #[wire(codec = Silent)] pub a: u8,
        #[wire(bytes, max_len = 6, default_bit)] pub value: Vec<u8>,
        pub blank: Option<bool>,
        #[wire(bits = 64, if = blank.is_some())] pub g: Option<Option<u64>>,
        #[wire(range = 29..=62, rename = "old 6")] pub tag: std::num::NonZeroU8,
        #[wire(align, bytes, max_len = 0, if = blank.is_none())] pub b: [Vec<u8>; 2],
        #[wire(if = blank.is_none(), default_bit)] pub fields: Option<std::net::IpAddr>,
        #[wire(if = !(!value.is_empty()), default_bit)] pub x9: bool,
        #[wire(range = 18..=18)] pub x10: [u32; 9],
    }
    declare::neutral_struct!([] [] Root c slot a value blank g tag b fields x9 x10);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Angle(24, false)), field(Twin::Record(vec![field(Twin::Record(vec![field(Twin::Bits(Int::U8, 3)).default_bit(Value::int(0)), field(Twin::Range(Int::I32, Num::Below(-2147483648), Num::Above(2147483647))), field(Twin::Range(Int::I32, Num::Below(-2147483648), Num::Above(2147483647)))])), field(Twin::Choice(1, vec![vec![field(Twin::Array(4, Box::new(Twin::Bits(Int::U8, 8))))], vec![field(Twin::Array(16, Box::new(Twin::Bits(Int::U8, 8))))]]))])), field(Twin::Nothing(Value::int(0), Box::new(Twin::Bits(Int::U8, 8)))), field(Twin::ByteList(6)).default_bit(Value::Many(vec![])), field(Twin::Option(Box::new(Twin::Bool))), field(Twin::Option(Box::new(Twin::Option(Box::new(Twin::Bits(Int::U64, 64)))))).when(Condition::Some(vec![4]), Value::NONE), field(Twin::NonZero(Box::new(Twin::Range(Int::U8, Num::Above(29), Num::Above(62))))), field(Twin::Array(2, Box::new(Twin::ByteList(0)))).align().when(Condition::Not(Box::new(Condition::Some(vec![4]))), Value::Many(vec![Value::Many(vec![]), Value::Many(vec![])])), field(Twin::Option(Box::new(Twin::Choice(1, vec![vec![field(Twin::Array(4, Box::new(Twin::Bits(Int::U8, 8))))], vec![field(Twin::Array(16, Box::new(Twin::Bits(Int::U8, 8))))]])))).when(Condition::Not(Box::new(Condition::Some(vec![4]))), Value::NONE).default_bit(Value::NONE), field(Twin::Bool).when(Condition::Not(Box::new(Condition::Longer(vec![3], 0))), Value::Bool(false)).default_bit(Value::Bool(false)), field(Twin::Array(9, Box::new(Twin::Range(Int::U32, Num::Above(18), Num::Above(18)))))])
    }
}

pub mod t34 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq)]
    pub struct Root(
        pub std::num::NonZeroI8,
        #[wire(max_len = 13, default_bit)] pub Option<String>,
        #[wire(compressed(0.0..=1.0, 0.3), if = matches!(field_1, Some(_)))] pub f32,
        #[wire(range = 0..=1, if = matches!(field_1, Some(_)) || matches!(field_1, Some(_)), default = Some(7))] pub Option<i64>,
        pub i16,
        #[wire(codec = Silent)] pub u8,
        #[wire(compressed(0.0..=1.0, 2.0), default_bit, check = "a")] pub f32,
        #[wire(relative_to = field_4, if = matches!(field_3, Some(_)))] pub i16,
        #[wire(bytes)] pub Option<[u8; 5]>,
        #[wire(with = five_bits, max_bits = 6, if = matches!(field_1, Some(_)))] pub Option<u8>,
        #[wire(range = 2..=9, if = !(field_3 == Some(0)))] pub [u8; 2],
        #[wire(bytes, max_len = 1, if = field_4 > 3)] pub Vec<u8>,
        #[wire(smallest_three = 20, if = matches!(field_3, Some(_)))] pub [f32; 4],
        #[wire(bits = 1, if = !(field_3 == Some(2)))] pub u128,
        #[wire(range = 56..=66, rename = "old 14")] pub Option<u64>,
        #[wire(angle = 14)] pub Option<f32>,
        #[wire(angle = 7, rename = "old 16", if = !((field_10.len() > 1) && (field_13 > 3)))] pub f32,
        #[wire(align, range = 0..=100, if = field_7 > 2, default = 8)] pub i32,
        pub Option<std::num::Wrapping<u32>>,
        #[wire(bytes, check = "players")] pub Option<[u8; 3]>,
    );
    declare::neutral_struct!([] [] Root 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::NonZero(Box::new(Twin::Range(Int::I8, Num::Below(-128), Num::Above(127))))), field(Twin::Option(Box::new(Twin::Text(13)))).default_bit(Value::NONE), field(Twin::Compressed(0.0, 1.0, 0.3)).when(Condition::Some(vec![1]), Value::F32(0x0)), field(Twin::Option(Box::new(Twin::Range(Int::I64, Num::Above(0), Num::Above(1))))).when(Condition::Or(Box::new(Condition::Some(vec![1])), Box::new(Condition::Some(vec![1]))), Value::some(Value::int(7))), field(Twin::Range(Int::I16, Num::Below(-32768), Num::Above(32767))), field(Twin::Nothing(Value::int(0), Box::new(Twin::Bits(Int::U8, 8)))), field(Twin::Compressed(0.0, 1.0, 2.0)).default_bit(Value::F32(0x0)).check("a"), field(Twin::Relative(Int::I16, 4)).when(Condition::Some(vec![3]), Value::int(0)), field(Twin::Option(Box::new(Twin::ByteArray(5)))), field(Twin::Option(Box::new(Twin::Bits(Int::U8, 5)))).when(Condition::Some(vec![1]), Value::NONE), field(Twin::Array(2, Box::new(Twin::Range(Int::U8, Num::Above(2), Num::Above(9))))).when(Condition::Not(Box::new(Condition::Equal(vec![3], Value::some(Value::int(0))))), Value::Many(vec![Value::int(0), Value::int(0)])), field(Twin::ByteList(1)).when(Condition::Above(vec![4], Num::Above(3)), Value::Many(vec![])), field(Twin::SmallestThree(20)).when(Condition::Some(vec![3]), Value::Many(vec![Value::F32(0x0), Value::F32(0x0), Value::F32(0x0), Value::F32(0x0)])), field(Twin::Bits(Int::U128, 1)).when(Condition::Not(Box::new(Condition::Equal(vec![3], Value::some(Value::int(2))))), Value::int(0)), field(Twin::Option(Box::new(Twin::Range(Int::U64, Num::Above(56), Num::Above(66))))), field(Twin::Option(Box::new(Twin::Angle(14, false)))), field(Twin::Angle(7, false)).when(Condition::Not(Box::new(Condition::And(Box::new(Condition::Longer(vec![10], 1)), Box::new(Condition::Above(vec![13], Num::Above(3)))))), Value::F32(0x0)), field(Twin::Range(Int::I32, Num::Above(0), Num::Above(100))).align().when(Condition::Above(vec![7], Num::Above(2)), Value::int(8)), field(Twin::Option(Box::new(Twin::Bits(Int::U32, 32)))), field(Twin::Option(Box::new(Twin::ByteArray(3)))).check("players")])
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
            #[wire(range = u32::MIN..=u32::MAX, if = field_0 > 3, default = 9)] u32,
            #[wire(bits = 17)] u32,
        ),
    }
    impl Default for Root { fn default() -> Self { Self::V0 {  } } }
    declare::neutral_enum!([] [] Root 0 V0 {  } 1 V1 { 0 x0 1 x1 2 x2 3 x3 });

    pub fn twin() -> Twin {
        Twin::Choice(1, vec![vec![], vec![field(Twin::Bits(Int::U32, 7)), field(Twin::Range(Int::I64, Num::Below(-89), Num::Below(-89))).skip(Value::int(0)), field(Twin::Range(Int::U32, Num::Above(0), Num::Above(4294967295))).when(Condition::Above(vec![0], Num::Above(3)), Value::int(9)), field(Twin::Bits(Int::U32, 17))]])
    }
}

pub mod t36 {
    use super::*;

    #[derive(Clone, Debug, PartialEq, Default)]
    pub struct H0;
    impl H0 {
        fn serialize<S: Stream>(&mut self, stream: &mut S) -> tightwire::Result<S> {
            Ok(())
        }
    }
    tightwire::unified!(H0, version = 2);
    declare::neutral_struct!([] [] H0 );

    #[derive(Wire, Clone, Debug, PartialEq)]
    pub struct Root {
        #[wire(skip)] pub c: Option<String>,
        pub value: bool,
        #[wire(if = !(value && value))] pub blank: i64,
        pub x3: (H0, Option<u64>, std::num::NonZeroI64,),
        pub len: u128,
        #[wire(range = 51..=100)] pub e: Option<u64>,
        #[wire(bits = 1)] pub bits: u32,
        #[wire(if = blank > 0, default = 9)] pub x7: u32,
        pub r#type: u64,
        #[wire(rename = "old 9", skip)] pub flag: bool,
    }
    declare::neutral_struct!([] [] Root c value blank x3 len e bits x7 r#type flag);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Option(Box::new(Twin::Text(5)))).skip(Value::NONE), field(Twin::Bool), field(Twin::Range(Int::I64, Num::Below(-9223372036854775808), Num::Above(9223372036854775807))).when(Condition::Not(Box::new(Condition::And(Box::new(Condition::True(vec![1])), Box::new(Condition::True(vec![1]))))), Value::int(0)), field(Twin::Record(vec![field(Twin::Record(vec![])), field(Twin::Option(Box::new(Twin::Bits(Int::U64, 64)))), field(Twin::NonZero(Box::new(Twin::Range(Int::I64, Num::Below(-9223372036854775808), Num::Above(9223372036854775807)))))])), field(Twin::Bits(Int::U128, 128)), field(Twin::Option(Box::new(Twin::Range(Int::U64, Num::Above(51), Num::Above(100))))), field(Twin::Bits(Int::U32, 1)), field(Twin::Bits(Int::U32, 32)).when(Condition::Above(vec![2], Num::Above(0)), Value::int(9)), field(Twin::Bits(Int::U64, 64)), field(Twin::Bool).skip(Value::Bool(false))])
    }
}

pub mod t37 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct Root {
        pub a: bool,
        #[wire(half)] pub value: Option<f32>,
        #[wire(if = matches!(value, Some(_)) || a, default = true)] pub blank: bool,
        #[wire(if = !blank)] pub stream: Option<bool>,
        #[wire(range = i16::MIN..=i16::MAX)] pub len: i16,
        #[wire(bits = 28, default_bit)] pub d: u32,
        #[wire(bits = 27)] pub tag: u32,
        #[wire(bits = 58, if = matches!(stream, Some(_)), default = 3)] pub c: u64,
        pub slot: u32,
    }
    declare::neutral_struct!([] [] Root a value blank stream len d tag c slot);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Bool), field(Twin::Option(Box::new(Twin::Half))), field(Twin::Bool).when(Condition::Or(Box::new(Condition::Some(vec![1])), Box::new(Condition::True(vec![0]))), Value::Bool(true)), field(Twin::Option(Box::new(Twin::Bool))).when(Condition::Not(Box::new(Condition::True(vec![2]))), Value::NONE), field(Twin::Range(Int::I16, Num::Below(-32768), Num::Above(32767))), field(Twin::Bits(Int::U32, 28)).default_bit(Value::int(0)), field(Twin::Bits(Int::U32, 27)), field(Twin::Bits(Int::U64, 58)).when(Condition::Some(vec![3]), Value::int(3)), field(Twin::Bits(Int::U32, 32))])
    }
}

pub mod t38 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct Root {
        pub c: u16,
        #[wire(bits = 4)] pub value: u16,
        pub blank: (),
        #[wire(compressed(-1.0..=1.0, 0.01))] pub stream: f32,
        #[wire(compressed(-1.0..=1.0, 0.01))] pub tag: f32,
        pub d: bool,
        #[wire(range = -61..=-61, if = (c == 1) || (value == 3), default = 6)] pub r#type: i8,
        pub x7: (),
        #[wire(range = 32..=58)] pub x8: u64,
        #[wire(rename = "old 9")] pub flag: bool,
        #[wire(range = 0..=1, if = !d)] pub x10: isize,
        #[wire(bits = 8)] pub x11: u8,
        #[wire(bits = 6)] pub e: u8,
        #[wire(max_len = 10, default_bit)] pub bits: String,
        pub x14: u64,
        #[wire(codec = Silent)] pub x15: u8,
        #[wire(rename = "old 16")] pub b: u16,
        #[wire(skip, default = 2)] pub x17: u64,
        #[wire(range = u8::MIN..=u8::MAX)] pub a: u8,
        pub x19: u64,
        pub len: u64,
        #[wire(bits = 16, if = !(len == 3), default = 9, default_bit)] pub x21: u32,
        #[wire(bits = 2, rename = "old 22")] pub x22: u64,
        pub x23: [bool; 0],
        pub slot: Option<u16>,
        #[wire(range = i16::MIN..=i16::MAX)] pub x25: i16,
        pub x26: bool,
        #[wire(bits = 8)] pub x27: Option<u8>,
        #[wire(bits = 7)] pub g: u32,
        #[wire(skip)] pub x29: Option<bool>,
        pub x30: bool,
        #[wire(default_bit)] pub x31: (),
        #[wire(range = 5..=94)] pub x32: u64,
    }
    declare::neutral_struct!([] [] Root c value blank stream tag d r#type x7 x8 flag x10 x11 e bits x14 x15 b x17 a x19 len x21 x22 x23 slot x25 x26 x27 g x29 x30 x31 x32);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Bits(Int::U16, 16)), field(Twin::Bits(Int::U16, 4)), field(Twin::Unit), field(Twin::Compressed(-1.0, 1.0, 0.01)), field(Twin::Compressed(-1.0, 1.0, 0.01)), field(Twin::Bool), field(Twin::Range(Int::I8, Num::Below(-61), Num::Below(-61))).when(Condition::Or(Box::new(Condition::Equal(vec![0], Value::int(1))), Box::new(Condition::Equal(vec![1], Value::int(3)))), Value::int(6)), field(Twin::Unit), field(Twin::Range(Int::U64, Num::Above(32), Num::Above(58))), field(Twin::Bool), field(Twin::Range(Int::Isize, Num::Above(0), Num::Above(1))).when(Condition::Not(Box::new(Condition::True(vec![5]))), Value::int(0)), field(Twin::Bits(Int::U8, 8)), field(Twin::Bits(Int::U8, 6)), field(Twin::Text(10)).default_bit(Value::Text("".into())), field(Twin::Bits(Int::U64, 64)), field(Twin::Nothing(Value::int(0), Box::new(Twin::Bits(Int::U8, 8)))), field(Twin::Bits(Int::U16, 16)), field(Twin::Bits(Int::U64, 25)).skip(Value::int(2)), field(Twin::Range(Int::U8, Num::Above(0), Num::Above(255))), field(Twin::Bits(Int::U64, 64)), field(Twin::Bits(Int::U64, 64)), field(Twin::Bits(Int::U32, 16)).when(Condition::Not(Box::new(Condition::Equal(vec![20], Value::int(3)))), Value::int(9)).default_bit(Value::int(0)), field(Twin::Bits(Int::U64, 2)), field(Twin::Array(0, Box::new(Twin::Bool))), field(Twin::Option(Box::new(Twin::Bits(Int::U16, 16)))), field(Twin::Range(Int::I16, Num::Below(-32768), Num::Above(32767))), field(Twin::Bool), field(Twin::Option(Box::new(Twin::Bits(Int::U8, 8)))), field(Twin::Bits(Int::U32, 7)), field(Twin::Option(Box::new(Twin::Bool))).skip(Value::NONE), field(Twin::Bool), field(Twin::Unit).default_bit(Value::Unit), field(Twin::Range(Int::U64, Num::Above(5), Num::Above(94)))])
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
        #[wire(align)] pub a: Option<f32>,
        #[wire(half, rename = "old 1", if = a.is_some())] pub fields: f32,
        #[wire(if = a.is_none())] pub x2: i32,
        #[wire(range = 45..=74, if = a.is_none(), default_bit)] pub g: u32,
        pub len: bool,
        pub d: u32,
        #[wire(bits = 6, rename = "old 6", if = a.is_some())] pub tag: u16,
        #[wire(range = 5..=5)] pub c: i64,
    }
    declare::neutral_struct!([] [] Root a fields x2 g len d tag c);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Option(Box::new(Twin::F32))).align(), field(Twin::Half).when(Condition::Some(vec![0]), Value::F32(0x0)), field(Twin::Range(Int::I32, Num::Below(-2147483648), Num::Above(2147483647))).when(Condition::Not(Box::new(Condition::Some(vec![0]))), Value::int(0)), field(Twin::Range(Int::U32, Num::Above(45), Num::Above(74))).when(Condition::Not(Box::new(Condition::Some(vec![0]))), Value::int(0)).default_bit(Value::int(0)), field(Twin::Bool), field(Twin::Bits(Int::U32, 32)), field(Twin::Bits(Int::U16, 6)).when(Condition::Some(vec![0]), Value::int(0)), field(Twin::Range(Int::I64, Num::Above(5), Num::Above(5)))])
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
        #[wire(max_len = 6, default_bit)] pub value: Vec<std::num::Wrapping<i64>>,
        pub blank: Option<Option<i16>>,
    }
    declare::neutral_struct!([T0] [] H0 c value blank);

    #[derive(Wire, Clone, Debug, PartialEq)]
    pub enum Root<const N: usize> {
        V0 {
            c: [H0<bool>; N],
        },
        V1,
    }
    impl<const N: usize> Default for Root<N> { fn default() -> Self { Self::V1 {  } } }
    declare::neutral_enum!([] [N] Root 0 V0 { c x0 } 1 V1 {  });

    pub fn twin() -> Twin {
        Twin::Choice(1, vec![vec![field(Twin::Array(1, Box::new(Twin::Record(vec![field(Twin::Bool), field(Twin::List(6, Box::new(Twin::Range(Int::I64, Num::Below(-9223372036854775808), Num::Above(9223372036854775807))))).default_bit(Value::Many(vec![])), field(Twin::Option(Box::new(Twin::Option(Box::new(Twin::Range(Int::I16, Num::Below(-32768), Num::Above(32767)))))))]))))], vec![]])
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
    pub enum H0 {
        V0 {
            #[wire(range = 90..=95, default_bit)] c: u32,
        },
        #[wire(rename = "Old1")]
        V1 {
            #[wire(bits = 32)] a: u32,
        },
    }
    impl Default for H0 { fn default() -> Self { Self::V0 { c: Default::default() } } }
    declare::neutral_enum!([] [] H0 0 V0 { c x0 } 1 V1 { a x0 });

    #[derive(Wire, Clone, Debug, PartialEq)]
    pub enum Root {
        V0 {
            #[wire(default_bit)] c: (Option<std::num::Wrapping<i16>>,),
            #[wire(align, range = i64::MIN..=i64::MAX)] fields: [i64; 2],
            #[wire(bytes, if = (fields.len() > 1) || (fields.len() > 1), check = "players")] a: [[u8; 2]; 0],
            #[wire(if = !fields.is_empty())] g: H0,
        },
        V1(
            #[wire(with = nothing, max_bits = 0, rename = "old 0")] i8,
            #[wire(rename = "old 1", skip)] bool,
            bool,
            #[wire(codec = SmallOrLarge, if = field_2)] u16,
        ),
        V2 {
            #[wire(range = 78..=78)] b: isize,
            #[wire(if = (b == 0) || (b == 0))] slot: (u8, H0, i16,),
            #[wire(bytes, max_len = 300, default_bit)] a: Vec<u8>,
            #[wire(bits = 22, if = !a.is_empty(), default = std::num::NonZero::new(8).unwrap())] stream: std::num::NonZeroU32,
        },
        V3,
    }
    impl Default for Root { fn default() -> Self { Self::V3 {  } } }
    declare::neutral_enum!([] [] Root 0 V0 { c x0 fields x1 a x2 g x3 } 1 V1 { 0 x0 1 x1 2 x2 3 x3 } 2 V2 { b x0 slot x1 a x2 stream x3 } 3 V3 {  });

    pub fn twin() -> Twin {
        Twin::Choice(2, vec![vec![field(Twin::Record(vec![field(Twin::Option(Box::new(Twin::Range(Int::I16, Num::Below(-32768), Num::Above(32767)))))])).default_bit(Value::Many(vec![Value::NONE])), field(Twin::Array(2, Box::new(Twin::Range(Int::I64, Num::Below(-9223372036854775808), Num::Above(9223372036854775807))))).align(), field(Twin::Array(0, Box::new(Twin::ByteArray(2)))).when(Condition::Or(Box::new(Condition::Longer(vec![1], 1)), Box::new(Condition::Longer(vec![1], 1))), Value::Many(vec![])).check("players"), field(Twin::Choice(1, vec![vec![field(Twin::Range(Int::U32, Num::Above(90), Num::Above(95))).default_bit(Value::int(0))], vec![field(Twin::Bits(Int::U32, 32))]])).when(Condition::Longer(vec![1], 0), Value::Variant(0, vec![Value::int(0)]))], vec![field(Twin::Nothing(Value::int(0), Box::new(Twin::Range(Int::I8, Num::Below(-128), Num::Above(127))))), field(Twin::Bool).skip(Value::Bool(false)), field(Twin::Bool), field(Twin::SmallOrLarge(Int::U16)).when(Condition::True(vec![2]), Value::int(0))], vec![field(Twin::Range(Int::Isize, Num::Above(78), Num::Above(78))), field(Twin::Record(vec![field(Twin::Bits(Int::U8, 8)), field(Twin::Choice(1, vec![vec![field(Twin::Range(Int::U32, Num::Above(90), Num::Above(95))).default_bit(Value::int(0))], vec![field(Twin::Bits(Int::U32, 32))]])), field(Twin::Range(Int::I16, Num::Below(-32768), Num::Above(32767)))])).when(Condition::Or(Box::new(Condition::Equal(vec![0], Value::int(0))), Box::new(Condition::Equal(vec![0], Value::int(0)))), Value::Many(vec![Value::int(0), Value::Variant(0, vec![Value::int(0)]), Value::int(0)])), field(Twin::ByteList(300)).default_bit(Value::Many(vec![])), field(Twin::NonZero(Box::new(Twin::Bits(Int::U32, 22)))).when(Condition::Longer(vec![2], 0), Value::int(8))], vec![]])
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
        #[wire(half)] pub d: f32,
        #[wire(bits = 3, default_bit)] pub r#type: u32,
        #[wire(default_bit)] pub b: i32,
        pub x8: Option<u32>,
    }
    declare::neutral_struct!([] [N] Root a slot flag g tag d r#type b x8);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Array(1, Box::new(Twin::Choice(4, vec![vec![field(Twin::Choice(2, vec![vec![], vec![], vec![]]))], vec![], vec![], vec![], vec![], vec![], vec![], vec![], vec![]])))), field(Twin::Range(Int::I32, Num::Below(-2147483648), Num::Above(2147483647))).check("players"), field(Twin::Range(Int::U64, Num::Above(82), Num::Above(82))), field(Twin::Bits(Int::U32, 32)), field(Twin::Option(Box::new(Twin::Range(Int::I32, Num::Below(-2147483648), Num::Above(2147483647))))), field(Twin::Half), field(Twin::Bits(Int::U32, 3)).default_bit(Value::int(0)), field(Twin::Range(Int::I32, Num::Below(-2147483648), Num::Above(2147483647))).default_bit(Value::int(0)), field(Twin::Option(Box::new(Twin::Bits(Int::U32, 32))))])
    }
}

pub mod t47 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct Root {
        #[wire(max_len = 6)] pub b: Option<String>,
        #[wire(fixed(0..=34, 8), rename = "old 1", if = b.is_none(), default_bit)] pub fields: [u32; 9],
    }
    declare::neutral_struct!([] [] Root b fields);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Option(Box::new(Twin::Text(6)))), field(Twin::Array(9, Box::new(Twin::Fixed(Int::U32, 0, 34, 8)))).when(Condition::Not(Box::new(Condition::Some(vec![0]))), Value::Many(vec![Value::int(0), Value::int(0), Value::int(0), Value::int(0), Value::int(0), Value::int(0), Value::int(0), Value::int(0), Value::int(0)])).default_bit(Value::Many(vec![Value::int(0), Value::int(0), Value::int(0), Value::int(0), Value::int(0), Value::int(0), Value::int(0), Value::int(0), Value::int(0)]))])
    }
}

pub mod t48 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct Root {
        #[wire(max_len = 90)] pub a: Vec<()>,
        #[wire(skip)] pub value: Vec<u8>,
        #[wire(bits = 16, if = (a.len() > 1) && (a.len() > 1), default = 7, default_bit)] pub flag: u16,
        #[wire(range = 0..=100)] pub g: i16,
        #[wire(bits = 12, default_bit)] pub len: u16,
        #[wire(skip)] pub d: Vec<u8>,
        #[wire(codec = Silent, rename = "old 6", max_len = 216, default_bit)] pub bits: Vec<u8>,
    }
    declare::neutral_struct!([] [] Root a value flag g len d bits);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::List(90, Box::new(Twin::Unit))), field(Twin::List(69, Box::new(Twin::Nothing(Value::int(0), Box::new(Twin::Bits(Int::U8, 8)))))).skip(Value::Many(vec![])), field(Twin::Bits(Int::U16, 16)).when(Condition::And(Box::new(Condition::Longer(vec![0], 1)), Box::new(Condition::Longer(vec![0], 1))), Value::int(7)).default_bit(Value::int(0)), field(Twin::Range(Int::I16, Num::Above(0), Num::Above(100))), field(Twin::Bits(Int::U16, 12)).default_bit(Value::int(0)), field(Twin::List(170, Box::new(Twin::Range(Int::U8, Num::Above(5), Num::Above(5))))).skip(Value::Many(vec![])), field(Twin::List(216, Box::new(Twin::Nothing(Value::int(0), Box::new(Twin::Bits(Int::U8, 8)))))).default_bit(Value::Many(vec![]))])
    }
}

pub mod t49 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct Root<T0, T1> {
        #[wire(rename = "old 0")] pub b: T0,
        #[wire(align)] pub fields: Box<T1>,
        #[wire(fixed(-17..=3, 5))] pub blank: i64,
        pub value: bool,
        #[wire(unit = 9)] pub len: Option<[f32; 3]>,
        #[wire(skip)] pub e: Vec<i8>,
        #[wire(range = -96..=-96)] pub tag: Option<Option<i32>>,
        #[wire(bits = 14, max_len = 5)] pub x7: Vec<u32>,
        #[wire(codec = SmallOrLarge)] pub r#type: [u32; 3],
        #[wire(compressed(0.0..=16777215.0, 1.0), rename = "old 9")] pub flag: [f32; 2],
        #[wire(range = 75..=98, if = !value)] pub slot: Option<usize>,
        #[wire(range = -2147483648..=2147483647)] pub x11: isize,
        #[wire(relative_to = x11, rename = "old 12")] pub x12: isize,
        #[wire(skip)] pub x13: u16,
        #[wire(range = 13..=13)] pub x14: [i32; 2],
        #[wire(align, range = 0..=100, default_bit)] pub x15: Option<isize>,
        pub c: Option<bool>,
        #[wire(codec = SmallOrLarge)] pub x17: u16,
        #[wire(bytes, max_len = 1)] pub x18: Vec<u8>,
        #[wire(fixed(-13..=24, 4))] pub g: i64,
        #[wire(relative_to = x11)] pub x20: isize,
        #[wire(align, range = 49..=49, max_len = 169, default_bit)] pub d: Vec<i8>,
    }
    declare::neutral_struct!([T0 T1] [] Root b fields blank value len e tag x7 r#type flag slot x11 x12 x13 x14 x15 c x17 x18 g x20 d);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Range(Int::I64, Num::Below(-9223372036854775808), Num::Above(9223372036854775807))), field(Twin::Bits(Int::U16, 16)).align(), field(Twin::Fixed(Int::I64, -17, 3, 5)), field(Twin::Bool), field(Twin::Option(Box::new(Twin::Direction(9)))), field(Twin::List(1, Box::new(Twin::Range(Int::I8, Num::Below(-128), Num::Above(127))))).skip(Value::Many(vec![])), field(Twin::Option(Box::new(Twin::Option(Box::new(Twin::Range(Int::I32, Num::Below(-96), Num::Below(-96))))))), field(Twin::List(5, Box::new(Twin::Bits(Int::U32, 14)))), field(Twin::Array(3, Box::new(Twin::SmallOrLarge(Int::U32)))), field(Twin::Array(2, Box::new(Twin::Compressed(0.0, 16777215.0, 1.0)))), field(Twin::Option(Box::new(Twin::Range(Int::Usize, Num::Above(75), Num::Above(98))))).when(Condition::Not(Box::new(Condition::True(vec![3]))), Value::NONE), field(Twin::Range(Int::Isize, Num::Below(-2147483648), Num::Above(2147483647))), field(Twin::Relative(Int::Isize, 11)), field(Twin::Bits(Int::U16, 16)).skip(Value::int(0)), field(Twin::Array(2, Box::new(Twin::Range(Int::I32, Num::Above(13), Num::Above(13))))), field(Twin::Option(Box::new(Twin::Range(Int::Isize, Num::Above(0), Num::Above(100))))).align().default_bit(Value::NONE), field(Twin::Option(Box::new(Twin::Bool))), field(Twin::SmallOrLarge(Int::U16)), field(Twin::ByteList(1)), field(Twin::Fixed(Int::I64, -13, 24, 4)), field(Twin::Relative(Int::Isize, 11)), field(Twin::List(169, Box::new(Twin::Range(Int::I8, Num::Above(49), Num::Above(49))))).align().default_bit(Value::Many(vec![]))])
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
        pub c: bool,
        #[wire(range = 0..=1, if = c || c)] pub slot: u16,
        pub blank: u32,
        #[wire(range = 5..=5, if = blank > 5)] pub g: u16,
    }
    declare::neutral_struct!([] [] Root c slot blank g);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Bool), field(Twin::Range(Int::U16, Num::Above(0), Num::Above(1))).when(Condition::Or(Box::new(Condition::True(vec![0])), Box::new(Condition::True(vec![0]))), Value::int(0)), field(Twin::Bits(Int::U32, 32)), field(Twin::Range(Int::U16, Num::Above(5), Num::Above(5))).when(Condition::Above(vec![2], Num::Above(5)), Value::int(0))])
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
        #[wire(default_bit)] pub bool,
        #[wire(range = 78..=78, if = (field_5 == 0) && (field_1 == 5), default = 8)] pub u32,
    );
    declare::neutral_struct!([] [] Root 0 1 2 3 4 5 6 7 8);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Bool).default_bit(Value::Bool(false)), field(Twin::Range(Int::U32, Num::Above(70), Num::Above(77))).when(Condition::True(vec![0]), Value::int(0)), field(Twin::Bool), field(Twin::Bits(Int::U32, 17)).when(Condition::Not(Box::new(Condition::True(vec![0]))), Value::int(0)), field(Twin::Option(Box::new(Twin::Bits(Int::U16, 2)))).when(Condition::Or(Box::new(Condition::True(vec![0])), Box::new(Condition::Equal(vec![1], Value::int(2)))), Value::NONE), field(Twin::Range(Int::I32, Num::Below(-2147483648), Num::Above(2147483647))), field(Twin::Option(Box::new(Twin::Bits(Int::U32, 12)))).when(Condition::True(vec![0]), Value::some(Value::int(1))), field(Twin::Bool).default_bit(Value::Bool(false)), field(Twin::Range(Int::U32, Num::Above(78), Num::Above(78))).when(Condition::And(Box::new(Condition::Equal(vec![5], Value::int(0))), Box::new(Condition::Equal(vec![1], Value::int(5)))), Value::int(8))])
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
        #[wire(wrapping_from = stream)] pub x4: u16,
        #[wire(skip)] pub e: u32,
        #[wire(bits = 19, if = !fields.is_empty(), default = 4)] pub bits: u32,
        #[wire(bits = 128)] pub d: u128,
        #[wire(angle = 23)] pub x8: f64,
        pub flag: u64,
        #[wire(angle = 22)] pub value: f32,
    }
    declare::neutral_struct!([] [N] Root b fields blank stream x4 e bits d x8 flag value);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Array(2, Box::new(Twin::F32))), field(Twin::Array(0, Box::new(Twin::Bool))).when(Condition::Not(Box::new(Condition::Longer(vec![0], 1))), Value::Many(vec![])), field(Twin::Unit).when(Condition::Not(Box::new(Condition::Or(Box::new(Condition::Longer(vec![0], 1)), Box::new(Condition::Longer(vec![1], 0))))), Value::Unit), field(Twin::Bits(Int::U16, 16)), field(Twin::Around(Int::U16, 3)), field(Twin::Bits(Int::U32, 32)).skip(Value::int(0)), field(Twin::Bits(Int::U32, 19)).when(Condition::Longer(vec![1], 0), Value::int(4)), field(Twin::Bits(Int::U128, 128)), field(Twin::Angle(23, true)), field(Twin::Bits(Int::U64, 64)), field(Twin::Angle(22, false))])
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
        pub Option<[bool; 0]>,
        #[wire(skip)] pub u16,
        #[wire(if = field_0.is_some() || field_0.is_some())] pub u64,
        #[wire(rename = "old 3")] pub u16,
        #[wire(bits = 7)] pub u16,
        pub Option<u16>,
        #[wire(codec = Silent)] pub u8,
        #[wire(range = 5..=5, if = field_3 == 4)] pub i32,
        pub (),
        #[wire(rename = "old 9")] pub bool,
        #[wire(bits = 8, default_bit)] pub Option<u16>,
        #[wire(max_len = 7, default_bit)] pub String,
        #[wire(range = 33..=86, if = field_0.is_none(), default = 6)] pub u64,
        #[wire(check = "a")] pub bool,
        #[wire(range = u32::MIN..=u32::MAX)] pub u32,
        pub Option<u16>,
        #[wire(skip, default = 1.5)] pub f32,
        #[wire(if = field_14 > 5)] pub [bool; 0],
        pub [bool; 0],
        pub i32,
        #[wire(max_len = 9)] pub Option<String>,
        #[wire(default_bit)] pub Option<u16>,
        #[wire(if = matches!(field_15, Some(_)))] pub u32,
        pub bool,
        pub i32,
        #[wire(max_len = 9, default_bit)] pub Option<String>,
        #[wire(rename = "old 26", default_bit)] pub u32,
        #[wire(if = !((field_4 == 4) && (field_11.len() > 1)))] pub f32,
        pub i32,
        #[wire(if = field_14 > 3, default = 9)] pub u32,
        #[wire(range = 5..=5)] pub Option<i8>,
        #[wire(angle = 13)] pub f64,
        #[wire(range = -51..=35, if = matches!(field_21, Some(_)), default = 2)] pub i32,
        #[wire(range = 4..=46)] pub u32,
        pub i32,
        pub Option<i32>,
        #[wire(smallest_three = 16)] pub [f32; 4],
        #[wire(half)] pub f32,
        #[wire(if = !((field_22 > 5) || matches!(field_25, Some(_))), default = 7)] pub u64,
        #[wire(skip, default = 6)] pub i8,
        #[wire(bits = 24, default_bit)] pub Option<u32>,
        #[wire(smallest_three = 5)] pub [f32; 4],
        #[wire(if = !(field_26 == 3), default = 4, check = "end")] pub u64,
        #[wire(rename = "old 43", default_bit)] pub i32,
        #[wire(bits = 4)] pub u8,
        #[wire(default_bit)] pub Option<u32>,
        #[wire(skip, default = 3)] pub u64,
        #[wire(compressed(-3.5..=8.25, 0.1), rename = "old 47", if = !field_13)] pub f32,
        pub i16,
        pub u16,
        #[wire(range = 23..=30)] pub Option<u64>,
        pub u16,
        #[wire(range = -59..=-23, if = !((field_21 == Some(1)) || (field_24 == 5)), default = 1)] pub i8,
        #[wire(bits = 6, default_bit)] pub u8,
        #[wire(bits = 128, default_bit)] pub u128,
        pub Option<u32>,
        #[wire(bits = 4)] pub Option<u8>,
        #[wire(if = !(field_44 > 4))] pub bool,
        pub bool,
        #[wire(range = 20..=72)] pub u16,
        #[wire(bits = 36, if = matches!(field_55, Some(field_0) if field_0 > 3), default = Some(7))] pub Option<u64>,
        pub i32,
        #[wire(bits = 1, if = field_4 == 2, default = 3)] pub u8,
        #[wire(bits = 16)] pub u32,
        #[wire(bits = 1)] pub Option<u64>,
        #[wire(align)] pub Option<i64>,
        #[wire(angle = 12, rename = "old 66")] pub f32,
        #[wire(bits = 4, if = !(field_10 == Some(2)), default = 1, check = "players")] pub u8,
        pub i8,
        #[wire(fixed(-4..=38, 4), rename = "old 69")] pub i16,
        #[wire(bits = 22)] pub Option<u32>,
        pub bool,
        #[wire(if = field_70.is_some())] pub u32,
        #[wire(range = u8::MIN..=u8::MAX)] pub Option<u8>,
        #[wire(fixed(-7..=17, 6))] pub i16,
        pub i32,
        #[wire(range = 24..=64, default_bit)] pub u64,
        #[wire(range = 53..=60, if = field_69 == 5)] pub i16,
        #[wire(half)] pub f32,
        #[wire(skip, default = 3)] pub u64,
        #[wire(bits = 4)] pub Option<u16>,
        pub (),
        #[wire(bits = 1, if = (field_7 == 4) || (field_73 == Some(1)), default = 6)] pub u32,
        #[wire(half)] pub f32,
        #[wire(bits = 1)] pub u32,
        pub Option<bool>,
        #[wire(skip, default = 5)] pub u32,
        #[wire(range = 5..=5, rename = "old 87")] pub Option<u32>,
        #[wire(bits = 10)] pub u16,
        #[wire(range = 0..=100, default_bit)] pub i8,
        #[wire(angle = 1)] pub Option<f32>,
        #[wire(bits = 4, default_bit)] pub u32,
        pub i8,
        #[wire(check = "end")] pub bool,
        #[wire(bits = 8, default_bit)] pub u16,
        #[wire(default_bit)] pub Option<u16>,
        pub bool,
        #[wire(bits = 1, if = field_90.is_some(), default_bit)] pub u8,
        pub i16,
        #[wire(compressed(0.0..=1.0, 0.3))] pub f32,
        #[wire(bits = 29)] pub Option<u64>,
        #[wire(skip, default = 7)] pub u64,
        #[wire(if = (field_60 == Some(1)) && field_80.is_some())] pub i64,
        #[wire(skip)] pub [bool; 0],
        #[wire(bits = 32, check = "players")] pub u64,
        #[wire(range = 5..=5)] pub i64,
        #[wire(range = -21..=60, rename = "old 106")] pub i64,
        #[wire(angle = 18, rename = "old 107", if = field_57 || (field_69 == 1))] pub f32,
        #[wire(codec = Silent, if = field_72 > 1)] pub Option<u8>,
    );
    declare::neutral_struct!([] [] Root 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 33 34 35 36 37 38 39 40 41 42 43 44 45 46 47 48 49 50 51 52 53 54 55 56 57 58 59 60 61 62 63 64 65 66 67 68 69 70 71 72 73 74 75 76 77 78 79 80 81 82 83 84 85 86 87 88 89 90 91 92 93 94 95 96 97 98 99 100 101 102 103 104 105 106 107 108);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Option(Box::new(Twin::Array(0, Box::new(Twin::Bool))))), field(Twin::Bits(Int::U16, 16)).skip(Value::int(0)), field(Twin::Bits(Int::U64, 64)).when(Condition::Or(Box::new(Condition::Some(vec![0])), Box::new(Condition::Some(vec![0]))), Value::int(0)), field(Twin::Bits(Int::U16, 16)), field(Twin::Bits(Int::U16, 7)), field(Twin::Option(Box::new(Twin::Bits(Int::U16, 16)))), field(Twin::Nothing(Value::int(0), Box::new(Twin::Bits(Int::U8, 8)))), field(Twin::Range(Int::I32, Num::Above(5), Num::Above(5))).when(Condition::Equal(vec![3], Value::int(4)), Value::int(0)), field(Twin::Unit), field(Twin::Bool), field(Twin::Option(Box::new(Twin::Bits(Int::U16, 8)))).default_bit(Value::NONE), field(Twin::Text(7)).default_bit(Value::Text("".into())), field(Twin::Range(Int::U64, Num::Above(33), Num::Above(86))).when(Condition::Not(Box::new(Condition::Some(vec![0]))), Value::int(6)), field(Twin::Bool).check("a"), field(Twin::Range(Int::U32, Num::Above(0), Num::Above(4294967295))), field(Twin::Option(Box::new(Twin::Bits(Int::U16, 16)))), field(Twin::Angle(23, false)).skip(Value::F32(0x3fc00000)), field(Twin::Array(0, Box::new(Twin::Bool))).when(Condition::Above(vec![14], Num::Above(5)), Value::Many(vec![])), field(Twin::Array(0, Box::new(Twin::Bool))), field(Twin::Range(Int::I32, Num::Below(-2147483648), Num::Above(2147483647))), field(Twin::Option(Box::new(Twin::Text(9)))), field(Twin::Option(Box::new(Twin::Bits(Int::U16, 16)))).default_bit(Value::NONE), field(Twin::Bits(Int::U32, 32)).when(Condition::Some(vec![15]), Value::int(0)), field(Twin::Bool), field(Twin::Range(Int::I32, Num::Below(-2147483648), Num::Above(2147483647))), field(Twin::Option(Box::new(Twin::Text(9)))).default_bit(Value::NONE), field(Twin::Bits(Int::U32, 32)).default_bit(Value::int(0)), field(Twin::F32).when(Condition::Not(Box::new(Condition::And(Box::new(Condition::Equal(vec![4], Value::int(4))), Box::new(Condition::Longer(vec![11], 1))))), Value::F32(0x0)), field(Twin::Range(Int::I32, Num::Below(-2147483648), Num::Above(2147483647))), field(Twin::Bits(Int::U32, 32)).when(Condition::Above(vec![14], Num::Above(3)), Value::int(9)), field(Twin::Option(Box::new(Twin::Range(Int::I8, Num::Above(5), Num::Above(5))))), field(Twin::Angle(13, true)), field(Twin::Range(Int::I32, Num::Below(-51), Num::Above(35))).when(Condition::Some(vec![21]), Value::int(2)), field(Twin::Range(Int::U32, Num::Above(4), Num::Above(46))), field(Twin::Range(Int::I32, Num::Below(-2147483648), Num::Above(2147483647))), field(Twin::Option(Box::new(Twin::Range(Int::I32, Num::Below(-2147483648), Num::Above(2147483647))))), field(Twin::SmallestThree(16)), field(Twin::Half), field(Twin::Bits(Int::U64, 64)).when(Condition::Not(Box::new(Condition::Or(Box::new(Condition::Above(vec![22], Num::Above(5))), Box::new(Condition::Some(vec![25]))))), Value::int(7)), field(Twin::Range(Int::I8, Num::Above(30), Num::Above(30))).skip(Value::int(6)), field(Twin::Option(Box::new(Twin::Bits(Int::U32, 24)))).default_bit(Value::NONE), field(Twin::SmallestThree(5)), field(Twin::Bits(Int::U64, 64)).when(Condition::Not(Box::new(Condition::Equal(vec![26], Value::int(3)))), Value::int(4)).check("end"), field(Twin::Range(Int::I32, Num::Below(-2147483648), Num::Above(2147483647))).default_bit(Value::int(0)), field(Twin::Bits(Int::U8, 4)), field(Twin::Option(Box::new(Twin::Bits(Int::U32, 32)))).default_bit(Value::NONE), field(Twin::Bits(Int::U64, 57)).skip(Value::int(3)), field(Twin::Compressed(-3.5, 8.25, 0.1)).when(Condition::Not(Box::new(Condition::True(vec![13]))), Value::F32(0x0)), field(Twin::Range(Int::I16, Num::Below(-32768), Num::Above(32767))), field(Twin::Bits(Int::U16, 16)), field(Twin::Option(Box::new(Twin::Range(Int::U64, Num::Above(23), Num::Above(30))))), field(Twin::Bits(Int::U16, 16)), field(Twin::Range(Int::I8, Num::Below(-59), Num::Below(-23))).when(Condition::Not(Box::new(Condition::Or(Box::new(Condition::Equal(vec![21], Value::some(Value::int(1)))), Box::new(Condition::Equal(vec![24], Value::int(5)))))), Value::int(1)), field(Twin::Bits(Int::U8, 6)).default_bit(Value::int(0)), field(Twin::Bits(Int::U128, 128)).default_bit(Value::int(0)), field(Twin::Option(Box::new(Twin::Bits(Int::U32, 32)))), field(Twin::Option(Box::new(Twin::Bits(Int::U8, 4)))), field(Twin::Bool).when(Condition::Not(Box::new(Condition::Above(vec![44], Num::Above(4)))), Value::Bool(false)), field(Twin::Bool), field(Twin::Range(Int::U16, Num::Above(20), Num::Above(72))), field(Twin::Option(Box::new(Twin::Bits(Int::U64, 36)))).when(Condition::SomeAbove(vec![55], Num::Above(3)), Value::some(Value::int(7))), field(Twin::Range(Int::I32, Num::Below(-2147483648), Num::Above(2147483647))), field(Twin::Bits(Int::U8, 1)).when(Condition::Equal(vec![4], Value::int(2)), Value::int(3)), field(Twin::Bits(Int::U32, 16)), field(Twin::Option(Box::new(Twin::Bits(Int::U64, 1)))), field(Twin::Option(Box::new(Twin::Range(Int::I64, Num::Below(-9223372036854775808), Num::Above(9223372036854775807))))).align(), field(Twin::Angle(12, false)), field(Twin::Bits(Int::U8, 4)).when(Condition::Not(Box::new(Condition::Equal(vec![10], Value::some(Value::int(2))))), Value::int(1)).check("players"), field(Twin::Range(Int::I8, Num::Below(-128), Num::Above(127))), field(Twin::Fixed(Int::I16, -4, 38, 4)), field(Twin::Option(Box::new(Twin::Bits(Int::U32, 22)))), field(Twin::Bool), field(Twin::Bits(Int::U32, 32)).when(Condition::Some(vec![70]), Value::int(0)), field(Twin::Option(Box::new(Twin::Range(Int::U8, Num::Above(0), Num::Above(255))))), field(Twin::Fixed(Int::I16, -7, 17, 6)), field(Twin::Range(Int::I32, Num::Below(-2147483648), Num::Above(2147483647))), field(Twin::Range(Int::U64, Num::Above(24), Num::Above(64))).default_bit(Value::int(0)), field(Twin::Range(Int::I16, Num::Above(53), Num::Above(60))).when(Condition::Equal(vec![69], Value::int(5)), Value::int(0)), field(Twin::Half), field(Twin::Bits(Int::U64, 2)).skip(Value::int(3)), field(Twin::Option(Box::new(Twin::Bits(Int::U16, 4)))), field(Twin::Unit), field(Twin::Bits(Int::U32, 1)).when(Condition::Or(Box::new(Condition::Equal(vec![7], Value::int(4))), Box::new(Condition::Equal(vec![73], Value::some(Value::int(1))))), Value::int(6)), field(Twin::Half), field(Twin::Bits(Int::U32, 1)), field(Twin::Option(Box::new(Twin::Bool))), field(Twin::Bits(Int::U32, 32)).skip(Value::int(5)), field(Twin::Option(Box::new(Twin::Range(Int::U32, Num::Above(5), Num::Above(5))))), field(Twin::Bits(Int::U16, 10)), field(Twin::Range(Int::I8, Num::Above(0), Num::Above(100))).default_bit(Value::int(0)), field(Twin::Option(Box::new(Twin::Angle(1, false)))), field(Twin::Bits(Int::U32, 4)).default_bit(Value::int(0)), field(Twin::Range(Int::I8, Num::Below(-128), Num::Above(127))), field(Twin::Bool).check("end"), field(Twin::Bits(Int::U16, 8)).default_bit(Value::int(0)), field(Twin::Option(Box::new(Twin::Bits(Int::U16, 16)))).default_bit(Value::NONE), field(Twin::Bool), field(Twin::Bits(Int::U8, 1)).when(Condition::Some(vec![90]), Value::int(0)).default_bit(Value::int(0)), field(Twin::Range(Int::I16, Num::Below(-32768), Num::Above(32767))), field(Twin::Compressed(0.0, 1.0, 0.3)), field(Twin::Option(Box::new(Twin::Bits(Int::U64, 29)))), field(Twin::Bits(Int::U64, 64)).skip(Value::int(7)), field(Twin::Range(Int::I64, Num::Below(-9223372036854775808), Num::Above(9223372036854775807))).when(Condition::And(Box::new(Condition::Equal(vec![60], Value::some(Value::int(1)))), Box::new(Condition::Some(vec![80]))), Value::int(0)), field(Twin::Array(0, Box::new(Twin::Bool))).skip(Value::Many(vec![])), field(Twin::Bits(Int::U64, 32)).check("players"), field(Twin::Range(Int::I64, Num::Above(5), Num::Above(5))), field(Twin::Range(Int::I64, Num::Below(-21), Num::Above(60))), field(Twin::Angle(18, false)).when(Condition::Or(Box::new(Condition::True(vec![57])), Box::new(Condition::Equal(vec![69], Value::int(1)))), Value::F32(0x0)), field(Twin::Option(Box::new(Twin::Nothing(Value::int(0), Box::new(Twin::Bits(Int::U8, 8)))))).when(Condition::Above(vec![72], Num::Above(1)), Value::NONE)])
    }
}

pub mod t56 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq)]
    pub enum H0 {
        V0(
            #[wire(range = -57..=-50)] Option<isize>,
        ),
        V1 {
            c: Option<bool>,
        },
        V2 {
            #[wire(angle = 24, rename = "old 0")] b: Option<f32>,
        },
        #[wire(rename = "Old3")]
        V3 {
            #[wire(bits = 26)] c: Option<u64>,
        },
        V4 {
        },
    }
    impl Default for H0 { fn default() -> Self { Self::V4 {  } } }
    declare::neutral_enum!([] [] H0 0 V0 { 0 x0 } 1 V1 { c x0 } 2 V2 { b x0 } 3 V3 { c x0 } 4 V4 {  });

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct H1(
        #[wire(compressed(0.0..=10.0, 5.0))] pub f32,
        #[wire(default_bit)] pub Option<[bool; 0]>,
        #[wire(bits = 1)] pub u16,
        pub u64,
    );
    declare::neutral_struct!([] [] H1 0 1 2 3);

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
        pub x11: Option<Option<H0>>,
        pub e: Option<(H1,)>,
        pub len: Option<u32>,
        pub x14: [bool; 1],
        pub fields: String,
        pub c: [Option<i8>; 2],
        pub x17: Option<i32>,
        pub a: f32,
        pub x19: [u8; 4],
        pub x20: u8,
        pub x21: Option<bool>,
        pub x22: f32,
        pub x23: u128,
        pub x24: f32,
        pub x25: Vec<Option<f32>>,
        pub value: [f32; 9],
        pub x27: f32,
        pub x28: bool,
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
            stream.option(&mut self.x11, |stream, x| stream.option(x, |stream, x| stream.object(x)))?;
            let mut rests = self.e == <Option<(H1,)>>::default(); stream.bool(&mut rests)?; if rests { self.e = Default::default(); } else { stream.option(&mut self.e, |stream, x| stream.object(x))?; }
            stream.option(&mut self.len, |stream, x| stream.fixed(x, 0..=39, 7))?;
            stream.align()?;
            stream.array(&mut self.x14, |stream, x| stream.bool(x))?;
            stream.wide_string(&mut self.fields, 9)?;
            if self.stream { stream.subset_as(tightwire::subset::Strategy::Holes, &mut self.c, Option::is_some, |stream, slot| { let mut one = slot.take().unwrap_or_default(); stream.int(&mut one, -63..=70)?; *slot = Some(one); Ok(()) })?; } else { self.c = Default::default(); }
            let mut rests = self.x17 == <Option<i32>>::default(); stream.bool(&mut rests)?; if rests { self.x17 = Default::default(); } else { stream.option(&mut self.x17, |stream, x| stream.int(x, -2147483648..=2147483647))?; }
            stream.align()?;
            stream.half(&mut self.a)?;
            stream.bytes(&mut self.x19)?;
            stream.align()?;
            let previous = self.x8; stream.relative(&mut self.x20, previous)?;
            stream.option(&mut self.x21, |stream, x| stream.bool(x))?;
            if !(matches!(self.g, Some(_)) && (matches!(self.g, Some(x) if x > 0))) { stream.angle(&mut self.x22, 20)?; } else { self.x22 = 1.5; }
            stream.bits(&mut self.x23, 1)?;
            let mut rests = self.x24 == <f32>::default(); stream.bool(&mut rests)?; if rests { self.x24 = Default::default(); } else { stream.angle(&mut self.x24, 18)?; }
            stream.list(&mut self.x25, 7, |stream, x| stream.option(x, |stream, x| stream.angle(x, 8)))?;
            stream.align()?;
            if self.len.is_none() { stream.array(&mut self.value, |stream, x| stream.angle(x, 19))?; } else { self.value = Default::default(); }
            if self.g == Some(1) { stream.half(&mut self.x27)?; } else { self.x27 = Default::default(); }
            if (self.x17 == Some(1)) && (self.fields == "ab") { stream.bool(&mut self.x28)?; } else { self.x28 = Default::default(); }
            Ok(())
        }
    }
    tightwire::unified!(Root, version = 2, holds = [H0, H1]);
    declare::neutral_struct!([] [] Root b slot flag stream blank g tag d x8 x9 x10 x11 e len x14 fields c x17 a x19 x20 x21 x22 x23 x24 x25 value x27 x28);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Array(1, Box::new(Twin::Bool))), field(Twin::Option(Box::new(Twin::Option(Box::new(Twin::Bool))))).when(Condition::And(Box::new(Condition::Longer(vec![0], 1)), Box::new(Condition::Longer(vec![0], 1))), Value::some(Value::some(Value::Bool(true)))), field(Twin::Option(Box::new(Twin::Compressed(0.0, 1.0, 2.0)))).when(Condition::Longer(vec![0], 0), Value::some(Value::F32(0x3fc00000))), field(Twin::Bool).default_bit(Value::Bool(false)), field(Twin::Range(Int::I64, Num::Below(-1), Num::Above(64))).when(Condition::Some(vec![1]), Value::int(5)), field(Twin::Option(Box::new(Twin::Range(Int::I16, Num::Above(40), Num::Above(55))))), field(Twin::Bits(Int::U8, 3)).align().when(Condition::And(Box::new(Condition::Equal(vec![5], Value::some(Value::int(3)))), Box::new(Condition::Some(vec![1]))), Value::int(0)), field(Twin::Around(Int::U8, 6)), field(Twin::Around(Int::U8, 6)).when(Condition::Not(Box::new(Condition::Above(vec![4], Num::Above(3)))), Value::int(0)), field(Twin::Bits(Int::U128, 83)), field(Twin::Bool), field(Twin::Option(Box::new(Twin::Option(Box::new(Twin::Choice(3, vec![vec![field(Twin::Option(Box::new(Twin::Range(Int::Isize, Num::Below(-57), Num::Below(-50)))))], vec![field(Twin::Option(Box::new(Twin::Bool)))], vec![field(Twin::Option(Box::new(Twin::Angle(24, false))))], vec![field(Twin::Option(Box::new(Twin::Bits(Int::U64, 26))))], vec![]])))))), field(Twin::Option(Box::new(Twin::Record(vec![field(Twin::Record(vec![field(Twin::Compressed(0.0, 10.0, 5.0)), field(Twin::Option(Box::new(Twin::Array(0, Box::new(Twin::Bool))))).default_bit(Value::NONE), field(Twin::Bits(Int::U16, 1)), field(Twin::Bits(Int::U64, 64))]))])))).default_bit(Value::NONE), field(Twin::Option(Box::new(Twin::Fixed(Int::U32, 0, 39, 7)))), field(Twin::Array(1, Box::new(Twin::Bool))).align(), field(Twin::WideText(9)), field(Twin::Subset(Some(Way::Holes), 2, Box::new(Twin::Range(Int::I8, Num::Below(-63), Num::Above(70))))).when(Condition::True(vec![3]), Value::Many(vec![Value::NONE, Value::NONE])), field(Twin::Option(Box::new(Twin::Range(Int::I32, Num::Below(-2147483648), Num::Above(2147483647))))).default_bit(Value::NONE), field(Twin::Half).align(), field(Twin::ByteArray(4)), field(Twin::Relative(Int::U8, 8)).align(), field(Twin::Option(Box::new(Twin::Bool))), field(Twin::Angle(20, false)).when(Condition::Not(Box::new(Condition::And(Box::new(Condition::Some(vec![5])), Box::new(Condition::SomeAbove(vec![5], Num::Above(0)))))), Value::F32(0x3fc00000)), field(Twin::Bits(Int::U128, 1)), field(Twin::Angle(18, false)).default_bit(Value::F32(0x0)), field(Twin::List(7, Box::new(Twin::Option(Box::new(Twin::Angle(8, false)))))), field(Twin::Array(9, Box::new(Twin::Angle(19, false)))).align().when(Condition::Not(Box::new(Condition::Some(vec![13]))), Value::Many(vec![Value::F32(0x0), Value::F32(0x0), Value::F32(0x0), Value::F32(0x0), Value::F32(0x0), Value::F32(0x0), Value::F32(0x0), Value::F32(0x0), Value::F32(0x0)])), field(Twin::Half).when(Condition::Equal(vec![5], Value::some(Value::int(1))), Value::F32(0x0)), field(Twin::Bool).when(Condition::And(Box::new(Condition::Equal(vec![17], Value::some(Value::int(1)))), Box::new(Condition::Equal(vec![15], Value::Text("ab".into())))), Value::Bool(false))])
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
        #[wire(compressed(-1.0..=1.0, 0.01))] pub blank: Option<f32>,
    }
    declare::neutral_struct!([] [] Root a slot x2 value blank);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Option(Box::new(Twin::Range(Int::I8, Num::Below(-128), Num::Above(127))))).skip(Value::NONE), field(Twin::Bits(Int::U32, 14)), field(Twin::Array(0, Box::new(Twin::Bool))).when(Condition::Equal(vec![1], Value::int(4)), Value::Many(vec![])).default_bit(Value::Many(vec![])), field(Twin::Bits(Int::U64, 6)), field(Twin::Option(Box::new(Twin::Compressed(-1.0, 1.0, 0.01))))])
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
        #[wire(align, half)] pub e: Option<f32>,
        pub r#type: i32,
    }
    declare::neutral_struct!([] [] Root a value blank stream x4 e r#type);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Option(Box::new(Twin::Bits(Int::U16, 6)))), field(Twin::Range(Int::I32, Num::Below(-2147483648), Num::Above(2147483647))), field(Twin::Range(Int::I8, Num::Below(-47), Num::Below(-47))).when(Condition::Not(Box::new(Condition::Or(Box::new(Condition::Above(vec![1], Num::Above(3))), Box::new(Condition::Equal(vec![0], Value::some(Value::int(1))))))), Value::int(7)), field(Twin::Bits(Int::U16, 16)), field(Twin::Bits(Int::U32, 32)).align(), field(Twin::Option(Box::new(Twin::Half))).align(), field(Twin::Range(Int::I32, Num::Below(-2147483648), Num::Above(2147483647)))])
    }
}

pub mod t59 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    #[wire(bound = "T0: Wire + Default + PartialEq")]
    pub struct Root<T0> {
        pub b: T0,
        #[wire(angle = 9)] pub fields: f32,
        #[wire(range = 5..=5)] pub a: u128,
        pub g: i8,
        #[wire(compressed(-1.0..=1.0, 0.01))] pub len: f32,
    }
    declare::neutral_struct!([T0] [] Root b fields a g len);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Char), field(Twin::Angle(9, false)), field(Twin::Range(Int::U128, Num::Above(5), Num::Above(5))), field(Twin::Range(Int::I8, Num::Below(-128), Num::Above(127))), field(Twin::Compressed(-1.0, 1.0, 0.01))])
    }
}

pub mod t60 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct Root {
        pub b: [bool; 0],
        #[wire(bits = 8, rename = "old 1")] pub fields: u8,
        #[wire(range = 8..=95, if = !(fields > 3))] pub blank: u32,
        #[wire(bytes, max_len = 3)] pub value: Vec<u8>,
        #[wire(default_bit)] pub x4: u16,
        pub d: Option<bool>,
        #[wire(check = "players")] pub bits: bool,
        #[wire(bits = 5, if = !((blank > 4) && (blank == 4)), default = 9)] pub x7: u32,
        #[wire(skip)] pub x8: u8,
        #[wire(bits = 22)] pub flag: u32,
        #[wire(skip)] pub stream: Option<u64>,
        #[wire(range = 0..=1, check = "players")] pub x11: u16,
    }
    declare::neutral_struct!([] [] Root b fields blank value x4 d bits x7 x8 flag stream x11);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Array(0, Box::new(Twin::Bool))), field(Twin::Bits(Int::U8, 8)), field(Twin::Range(Int::U32, Num::Above(8), Num::Above(95))).when(Condition::Not(Box::new(Condition::Above(vec![1], Num::Above(3)))), Value::int(0)), field(Twin::ByteList(3)), field(Twin::Bits(Int::U16, 16)).default_bit(Value::int(0)), field(Twin::Option(Box::new(Twin::Bool))), field(Twin::Bool).check("players"), field(Twin::Bits(Int::U32, 5)).when(Condition::Not(Box::new(Condition::And(Box::new(Condition::Above(vec![2], Num::Above(4))), Box::new(Condition::Equal(vec![2], Value::int(4)))))), Value::int(9)), field(Twin::Range(Int::U8, Num::Above(59), Num::Above(59))).skip(Value::int(0)), field(Twin::Bits(Int::U32, 22)), field(Twin::Option(Box::new(Twin::Bits(Int::U64, 18)))).skip(Value::NONE), field(Twin::Range(Int::U16, Num::Above(0), Num::Above(1))).check("players")])
    }
}

pub mod t61 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct H0(
        pub Option<u16>,
        #[wire(bits = 6)] pub u8,
    );
    declare::neutral_struct!([] [] H0 0 1);

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct Root(
        #[wire(bits = 64, rename = "old 0")] pub u64,
        #[wire(align, range = 13..=13, if = field_0 == 4)] pub u32,
        #[wire(wrapping_from = field_1)] pub u32,
        #[wire(bits = 12)] pub Option<u16>,
        #[wire(compressed(0.0..=10.0, 5.0))] pub f32,
        #[wire(smallest_three = 12, rename = "old 5", max_len = 14)] pub Vec<Option<[f32; 4]>>,
        #[wire(with = five_bits, max_bits = 6)] pub Option<u8>,
        #[wire(skip)] pub u64,
        #[wire(skip)] pub u32,
        pub H0,
        #[wire(range = 0..=1)] pub i32,
    );
    declare::neutral_struct!([] [] Root 0 1 2 3 4 5 6 7 8 9 10);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Bits(Int::U64, 64)), field(Twin::Range(Int::U32, Num::Above(13), Num::Above(13))).align().when(Condition::Equal(vec![0], Value::int(4)), Value::int(0)), field(Twin::Around(Int::U32, 1)), field(Twin::Option(Box::new(Twin::Bits(Int::U16, 12)))), field(Twin::Compressed(0.0, 10.0, 5.0)), field(Twin::List(14, Box::new(Twin::Option(Box::new(Twin::SmallestThree(12)))))), field(Twin::Option(Box::new(Twin::Bits(Int::U8, 5)))), field(Twin::Relative(Int::U64, 0)).skip(Value::int(0)), field(Twin::Around(Int::U32, 1)).skip(Value::int(0)), field(Twin::Record(vec![field(Twin::Option(Box::new(Twin::Bits(Int::U16, 16)))), field(Twin::Bits(Int::U8, 6))])), field(Twin::Range(Int::I32, Num::Above(0), Num::Above(1)))])
    }
}

pub mod t62 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct H0 {
        #[wire(range = 16..=79)] pub c: u32,
        #[wire(unit = 21)] pub value: Option<Option<[f32; 3]>>,
        #[wire(with = small_or_large_u16, default_bit, check = "a")] pub blank: u16,
        #[wire(half)] pub x3: f32,
    }
    declare::neutral_struct!([] [] H0 c value blank x3);

    #[derive(Clone, Debug, PartialEq, Default)]
    pub struct Root {
        pub c: bool,
        pub fields: [i32; 9],
        pub flag: H0,
        pub value: Option<i32>,
        pub blank: Option<bool>,
    }
    impl Root {
        fn serialize<S: Stream>(&mut self, stream: &mut S) -> tightwire::Result<S> {
            stream.bool(&mut self.c)?;
            if self.c { stream.array(&mut self.fields, |stream, x| stream.int(x, -34..=-9))?; } else { self.fields = Default::default(); }
            stream.object(&mut self.flag)?;
            if self.flag.c == 1 { stream.option(&mut self.value, |stream, x| stream.fixed(x, -15..=5, 7))?; } else { self.value = Default::default(); }
            let mut rests = self.blank == <Option<bool>>::default(); stream.bool(&mut rests)?; if rests { self.blank = Default::default(); } else { stream.option(&mut self.blank, |stream, x| stream.bool(x))?; }
            Ok(())
        }
    }
    tightwire::unified!(Root, version = 2, max_bits = 178, holds = [H0]);
    declare::neutral_struct!([] [] Root c fields flag value blank);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Bool), field(Twin::Array(9, Box::new(Twin::Range(Int::I32, Num::Below(-34), Num::Below(-9))))).when(Condition::True(vec![0]), Value::Many(vec![Value::int(0), Value::int(0), Value::int(0), Value::int(0), Value::int(0), Value::int(0), Value::int(0), Value::int(0), Value::int(0)])), field(Twin::Record(vec![field(Twin::Range(Int::U32, Num::Above(16), Num::Above(79))), field(Twin::Option(Box::new(Twin::Option(Box::new(Twin::Direction(21)))))), field(Twin::SmallOrLarge(Int::U16)).default_bit(Value::int(0)).check("a"), field(Twin::Half)])), field(Twin::Option(Box::new(Twin::Fixed(Int::I32, -15, 5, 7)))).when(Condition::Equal(vec![2, 0], Value::int(1)), Value::NONE), field(Twin::Option(Box::new(Twin::Bool))).default_bit(Value::NONE)])
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
        #[wire(half)] pub slot: [f32; 0],
        pub flag: i8,
        #[wire(rename = "old 3", max_len = 15, if = !(flag > 5))] pub stream: Vec<Option<char>>,
        #[wire(unit = 2)] pub len: [f32; 3],
        #[wire(if = flag == 1)] pub e: Option<i8>,
        #[wire(unit = 16)] pub tag: [f32; 3],
        #[wire(range = -92..=-70, if = !((flag > 5) && (stream.len() > 1)))] pub d: Option<std::num::NonZeroI128>,
    }
    declare::neutral_struct!([T0] [] Root b slot flag stream len e tag d);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Bool), field(Twin::Array(0, Box::new(Twin::Half))), field(Twin::Range(Int::I8, Num::Below(-128), Num::Above(127))), field(Twin::List(15, Box::new(Twin::Option(Box::new(Twin::Char))))).when(Condition::Not(Box::new(Condition::Above(vec![2], Num::Above(5)))), Value::Many(vec![])), field(Twin::Direction(2)), field(Twin::Option(Box::new(Twin::Range(Int::I8, Num::Below(-128), Num::Above(127))))).when(Condition::Equal(vec![2], Value::int(1)), Value::NONE), field(Twin::Direction(16)), field(Twin::Option(Box::new(Twin::NonZero(Box::new(Twin::Range(Int::I128, Num::Below(-92), Num::Below(-70))))))).when(Condition::Not(Box::new(Condition::And(Box::new(Condition::Above(vec![2], Num::Above(5))), Box::new(Condition::Longer(vec![3], 1))))), Value::NONE)])
    }
}

pub mod t66 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq)]
    pub struct Root(
        #[wire(smallest_three = 7)] pub Option<Option<[f32; 4]>>,
        #[wire(range = -76..=-30, check = "a")] pub [i32; 33],
        #[wire(bits = 1, check = "a")] pub Option<u8>,
        #[wire(half)] pub Option<f32>,
        #[wire(bits = 40)] pub u128,
        #[wire(bits = 1, rename = "old 5")] pub u8,
        #[wire(codec = SmallOrLarge)] pub u16,
        #[wire(codec = SmallOrLarge)] pub u16,
        #[wire(wrapping_from = field_5)] pub u8,
        #[wire(relative_to = field_8, rename = "old 9")] pub u8,
        #[wire(relative_to = field_8)] pub u8,
    );
    declare::neutral_struct!([] [] Root 0 1 2 3 4 5 6 7 8 9 10);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Option(Box::new(Twin::Option(Box::new(Twin::SmallestThree(7)))))), field(Twin::Array(33, Box::new(Twin::Range(Int::I32, Num::Below(-76), Num::Below(-30))))).check("a"), field(Twin::Option(Box::new(Twin::Bits(Int::U8, 1)))).check("a"), field(Twin::Option(Box::new(Twin::Half))), field(Twin::Bits(Int::U128, 40)), field(Twin::Bits(Int::U8, 1)), field(Twin::SmallOrLarge(Int::U16)), field(Twin::SmallOrLarge(Int::U16)), field(Twin::Around(Int::U8, 5)), field(Twin::Relative(Int::U8, 8)), field(Twin::Relative(Int::U8, 8))])
    }
}

pub mod t67 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct Root {
        #[wire(half, default_bit)] pub a: f32,
        pub fields: Option<()>,
        #[wire(max_len = 10, default_bit)] pub flag: Vec<[(Option<u64>, bool, u64, (), u16,); 1]>,
        #[wire(range = -74..=-67)] pub g: i32,
        #[wire(angle = 9, max_len = 6, default_bit)] pub tag: Vec<Option<f32>>,
        #[wire(fixed(-6..=0, 4), if = matches!(fields, Some(_)), default = 8, check = "end")] pub e: i16,
        #[wire(half, rename = "old 6", if = matches!(fields, Some(_)))] pub bits: f32,
    }
    declare::neutral_struct!([] [] Root a fields flag g tag e bits);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Half).default_bit(Value::F32(0x0)), field(Twin::Option(Box::new(Twin::Unit))), field(Twin::List(10, Box::new(Twin::Array(1, Box::new(Twin::Record(vec![field(Twin::Option(Box::new(Twin::Bits(Int::U64, 64)))), field(Twin::Bool), field(Twin::Bits(Int::U64, 64)), field(Twin::Unit), field(Twin::Bits(Int::U16, 16))])))))).default_bit(Value::Many(vec![])), field(Twin::Range(Int::I32, Num::Below(-74), Num::Below(-67))), field(Twin::List(6, Box::new(Twin::Option(Box::new(Twin::Angle(9, false)))))).default_bit(Value::Many(vec![])), field(Twin::Fixed(Int::I16, -6, 0, 4)).when(Condition::Some(vec![1]), Value::int(8)).check("end"), field(Twin::Half).when(Condition::Some(vec![1]), Value::F32(0x0))])
    }
}

pub fn cases() -> Vec<Case> {
    vec![
        Case::new::<t32::Root<2>>(4, 32, t32::twin(), None),
        Case::new::<t33::Root>(4, 33, t33::twin(), Some(<t33::Root as Wire>::MAX_BITS)),
        Case::new::<t34::Root>(4, 34, t34::twin(), Some(<t34::Root as Wire>::MAX_BITS)),
        Case::new::<t35::Root>(4, 35, t35::twin(), Some(<t35::Root as Wire>::MAX_BITS)),
        Case::new::<t36::Root>(4, 36, t36::twin(), None),
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
        Case::new::<t49::Root<std::num::Wrapping<i64>, u16>>(4, 49, t49::twin(), Some(<t49::Root<std::num::Wrapping<i64>, u16> as Wire>::MAX_BITS)),
        Case::new::<t50::Root<0>>(4, 50, t50::twin(), Some(<t50::Root<0> as Wire>::MAX_BITS)),
        Case::new::<t51::Root>(4, 51, t51::twin(), Some(<t51::Root as Wire>::MAX_BITS)),
        Case::new::<t52::Root>(4, 52, t52::twin(), Some(<t52::Root as Wire>::MAX_BITS)),
        Case::new::<t53::Root<2>>(4, 53, t53::twin(), Some(<t53::Root<2> as Wire>::MAX_BITS)),
        Case::new::<t54::Root>(4, 54, t54::twin(), Some(<t54::Root as Wire>::MAX_BITS)),
        Case::new::<t55::Root>(4, 55, t55::twin(), Some(<t55::Root as Wire>::MAX_BITS)),
        Case::new::<t56::Root>(4, 56, t56::twin(), None),
        Case::new::<t57::Root>(4, 57, t57::twin(), Some(<t57::Root as Wire>::MAX_BITS)),
        Case::new::<t58::Root>(4, 58, t58::twin(), Some(<t58::Root as Wire>::MAX_BITS)),
        Case::new::<t59::Root<char>>(4, 59, t59::twin(), Some(<t59::Root<char> as Wire>::MAX_BITS)),
        Case::new::<t60::Root>(4, 60, t60::twin(), Some(<t60::Root as Wire>::MAX_BITS)),
        Case::new::<t61::Root>(4, 61, t61::twin(), Some(<t61::Root as Wire>::MAX_BITS)),
        Case::new::<t62::Root>(4, 62, t62::twin(), None),
        Case::new::<t63::Root>(4, 63, t63::twin(), Some(<t63::Root as Wire>::MAX_BITS)),
        Case::new::<t64::Root>(4, 64, t64::twin(), Some(<t64::Root as Wire>::MAX_BITS)),
        Case::new::<t65::Root<bool>>(4, 65, t65::twin(), Some(<t65::Root<bool> as Wire>::MAX_BITS)),
        Case::new::<t66::Root>(4, 66, t66::twin(), Some(<t66::Root as Wire>::MAX_BITS)),
        Case::new::<t67::Root>(4, 67, t67::twin(), Some(<t67::Root as Wire>::MAX_BITS)),
    ]
}
