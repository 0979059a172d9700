// Types 32 to 67 of seed 4, made by tools/declare: not to be edited.

use super::library::scope::*;

pub mod t32 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq)]
    #[wire(tag_bits = 4)]
    pub enum H1 {
        V0 {
            #[wire(bits = 30, rename = "old 0")] c: u64,
            #[wire(compressed(-256.0..=256.0, 0.001), if = c > 4, default = Some(1.5), default_bit)] slot: Option<f32>,
        },
        V1 {
            a: u16,
            #[wire(compressed(-1.0..=1.0, 0.01), if = a > 2, default = 1.5)] fields: f32,
        },
    }
    impl Default for H1 { fn default() -> Self { Self::V0 { c: Default::default(), slot: Default::default() } } }
    declare::neutral_enum!([] [] H1 0 V0 { c x0 slot x1 } 1 V1 { a x0 fields x1 });

    #[derive(Wire, Clone, Debug, PartialEq)]
    pub enum Root<const N: usize> {
        V0 {
            a: [H1; N],
        },
        V1(
        ),
    }
    impl<const N: usize> Default for Root<N> { fn default() -> Self { Self::V1 {  } } }
    declare::neutral_enum!([] [N] Root 0 V0 { a x0 } 1 V1 {  });

    pub fn twin() -> Twin {
        Twin::Choice(1, vec![vec![field(Twin::Array(2, Box::new(Twin::Choice(4, vec![vec![field(Twin::Bits(Int::U64, 30)), field(Twin::Option(Box::new(Twin::Compressed(-256.0, 256.0, 0.001)))).when(Condition::Above(vec![0], Num::Above(4)), Value::some(Value::F32(0x3fc00000))).default_bit(Value::NONE)], vec![field(Twin::Bits(Int::U16, 16)), field(Twin::Compressed(-1.0, 1.0, 0.01)).when(Condition::Above(vec![0], Num::Above(2)), Value::F32(0x3fc00000))]]))))], vec![]])
    }
}

pub mod t33 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct H0 {
        #[wire(skip)] pub b: u64,
        pub value: bool,
        pub flag: i32,
        #[wire(bits = 7)] pub stream: u16,
    }
    declare::neutral_struct!([] [] H0 b value flag stream);

    #[derive(Wire, Clone, Debug, PartialEq)]
    pub struct Root {
        pub c: bool,
        #[wire(max_len = 3, if = c, check = "a")] pub value: std::collections::BTreeMap<u64, H0>,
        #[wire(align, range = 1..=9, if = c && c, default = std::num::NonZero::new(7).unwrap())] pub flag: std::num::NonZeroU64,
        pub stream: bool,
        #[wire(if = !((value.len() > 1) && (value.len() > 1)))] pub tag: Option<H0>,
        #[wire(skip)] pub d: Option<String>,
        #[wire(if = !stream)] pub r#type: [bool; 9],
        #[wire(if = tag.is_some(), default_bit)] pub x7: Option<bool>,
        #[wire(bits = 8)] pub slot: Option<u8>,
        #[wire(fixed(0..=47, 6), rename = "old 9")] pub b: u32,
        #[wire(align, bits = 1)] pub x10: u8,
    }
    declare::neutral_struct!([] [] Root c value flag stream tag d r#type x7 slot b x10);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Bool), field(Twin::Ascending(3, Box::new(Twin::Record(vec![field(Twin::Bits(Int::U64, 64)), field(Twin::Record(vec![field(Twin::Bits(Int::U64, 64)).skip(Value::int(0)), field(Twin::Bool), field(Twin::Range(Int::I32, Num::Below(-2147483648), Num::Above(2147483647))), field(Twin::Bits(Int::U16, 7))]))])), true)).when(Condition::True(vec![0]), Value::Many(vec![])).check("a"), field(Twin::NonZero(Box::new(Twin::Range(Int::U64, Num::Above(1), Num::Above(9))))).align().when(Condition::And(Box::new(Condition::True(vec![0])), Box::new(Condition::True(vec![0]))), Value::int(7)), field(Twin::Bool), field(Twin::Option(Box::new(Twin::Record(vec![field(Twin::Bits(Int::U64, 64)).skip(Value::int(0)), field(Twin::Bool), field(Twin::Range(Int::I32, Num::Below(-2147483648), Num::Above(2147483647))), field(Twin::Bits(Int::U16, 7))])))).when(Condition::Not(Box::new(Condition::And(Box::new(Condition::Longer(vec![1], 1)), Box::new(Condition::Longer(vec![1], 1))))), Value::NONE), field(Twin::Option(Box::new(Twin::Text(15)))).skip(Value::NONE), field(Twin::Array(9, Box::new(Twin::Bool))).when(Condition::Not(Box::new(Condition::True(vec![3]))), Value::Many(vec![Value::Bool(false), Value::Bool(false), Value::Bool(false), Value::Bool(false), Value::Bool(false), Value::Bool(false), Value::Bool(false), Value::Bool(false), Value::Bool(false)])), field(Twin::Option(Box::new(Twin::Bool))).when(Condition::Some(vec![4]), Value::NONE).default_bit(Value::NONE), field(Twin::Option(Box::new(Twin::Bits(Int::U8, 8)))), field(Twin::Fixed(Int::U32, 0, 47, 6)), field(Twin::Bits(Int::U8, 1)).align()])
    }
}

pub mod t34 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct Root(
        #[wire(align, half, default_bit)] pub Option<f32>,
        #[wire(half, max_len = 13, default_bit)] pub Box<[Option<f32>]>,
        #[wire(bits = 32)] pub Option<u32>,
        #[wire(rename = "old 3")] pub bool,
        #[wire(rename = "old 4", max_len = 1)] pub String,
        #[wire(range = 60..=78, if = field_2.is_none())] pub i8,
        #[wire(max_len = 11, if = field_4 == "ab")] pub std::collections::BTreeMap<[i32; 2], ()>,
        #[wire(fixed(0..=37, 4), max_len = 2, if = (field_4.len() > 2) && field_2.is_some())] pub Vec<Option<i16>>,
        #[wire(with = nothing, if = !field_3)] pub (),
        #[wire(if = field_3 && (field_7.len() > 1))] pub u16,
        #[wire(angle = 12, rename = "old 10", if = (field_5 > 2) || (matches!(field_2, Some(field_0) if field_0 > 0)))] pub f32,
        #[wire(codec = SmallOrLarge, if = (field_4.len() > 2) && (field_4 == "ab"), default_bit)] pub u16,
        #[wire(range = 0..=100, if = field_2.is_some())] pub u16,
        #[wire(range = 54..=61, if = !(field_12 == 1))] pub u8,
        #[wire(codec = SmallOrLarge, if = field_13 == 0)] pub [u64; 1],
        #[wire(range = 0..=100, max_len = 5)] pub std::collections::BTreeSet<[u32; 2]>,
        #[wire(max_len = 0, if = field_9 == 0)] pub String,
        #[wire(subset, range = u8::MIN..=u8::MAX, max_len = 300, if = field_3)] pub Vec<Option<u8>>,
        #[wire(align, if = field_5 > 1, default = 1.5)] pub f32,
        #[wire(with = small_or_large_u16, max_bits = 17, if = field_14.len() > 1, default = 9)] pub u16,
    );
    declare::neutral_struct!([] [] Root 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Option(Box::new(Twin::Half))).align().default_bit(Value::NONE), field(Twin::List(13, Box::new(Twin::Option(Box::new(Twin::Half))))).default_bit(Value::Many(vec![])), field(Twin::Option(Box::new(Twin::Bits(Int::U32, 32)))), field(Twin::Bool), field(Twin::Text(1)), field(Twin::Range(Int::I8, Num::Above(60), Num::Above(78))).when(Condition::Not(Box::new(Condition::Some(vec![2]))), Value::int(0)), field(Twin::Ascending(11, Box::new(Twin::Record(vec![field(Twin::Array(2, Box::new(Twin::Range(Int::I32, Num::Below(-2147483648), Num::Above(2147483647))))), field(Twin::Unit)])), true)).when(Condition::Equal(vec![4], Value::Text("ab".into())), Value::Many(vec![])), field(Twin::List(2, Box::new(Twin::Option(Box::new(Twin::Fixed(Int::I16, 0, 37, 4)))))).when(Condition::And(Box::new(Condition::Longer(vec![4], 2)), Box::new(Condition::Some(vec![2]))), Value::Many(vec![])), field(Twin::Nothing(Value::Unit, Box::new(Twin::Unit))).when(Condition::Not(Box::new(Condition::True(vec![3]))), Value::Unit), field(Twin::Bits(Int::U16, 16)).when(Condition::And(Box::new(Condition::True(vec![3])), Box::new(Condition::Longer(vec![7], 1))), Value::int(0)), field(Twin::Angle(12, false)).when(Condition::Or(Box::new(Condition::Above(vec![5], Num::Above(2))), Box::new(Condition::SomeAbove(vec![2], Num::Above(0)))), Value::F32(0x0)), field(Twin::SmallOrLarge(Int::U16)).when(Condition::And(Box::new(Condition::Longer(vec![4], 2)), Box::new(Condition::Equal(vec![4], Value::Text("ab".into())))), Value::int(0)).default_bit(Value::int(0)), field(Twin::Range(Int::U16, Num::Above(0), Num::Above(100))).when(Condition::Some(vec![2]), Value::int(0)), field(Twin::Range(Int::U8, Num::Above(54), Num::Above(61))).when(Condition::Not(Box::new(Condition::Equal(vec![12], Value::int(1)))), Value::int(0)), field(Twin::Array(1, Box::new(Twin::SmallOrLarge(Int::U64)))).when(Condition::Equal(vec![13], Value::int(0)), Value::Many(vec![Value::int(0)])), field(Twin::Ascending(5, Box::new(Twin::Array(2, Box::new(Twin::Range(Int::U32, Num::Above(0), Num::Above(100))))), false)), field(Twin::Text(0)).when(Condition::Equal(vec![9], Value::int(0)), Value::Text("".into())), field(Twin::Places(300, Box::new(Twin::Range(Int::U8, Num::Above(0), Num::Above(255))))).when(Condition::True(vec![3]), Value::Many(vec![])), field(Twin::F32).align().when(Condition::Above(vec![5], Num::Above(1)), Value::F32(0x3fc00000)), field(Twin::SmallOrLarge(Int::U16)).when(Condition::Longer(vec![14], 1), Value::int(9))])
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
        #[wire(bytes, max_len = 1)] pub c: Vec<u8>,
        pub fields: u32,
        #[wire(if = !(fields > 0))] pub flag: u8,
        #[wire(max_len = 1, check = "players")] pub value: String,
        #[wire(bits = 25)] pub blank: u32,
        #[wire(angle = 22)] pub d: f32,
        pub tag: u32,
        #[wire(bytes, max_len = 7, if = !(fields == 4))] pub x7: Vec<u8>,
        #[wire(bytes, max_len = 300)] pub r#type: Vec<u8>,
        #[wire(default_bit)] pub b: bool,
    }
    declare::neutral_struct!([] [] Root c fields flag value blank d tag x7 r#type b);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::ByteList(1)), field(Twin::Bits(Int::U32, 32)), field(Twin::Bits(Int::U8, 8)).when(Condition::Not(Box::new(Condition::Above(vec![1], Num::Above(0)))), Value::int(0)), field(Twin::Text(1)).check("players"), field(Twin::Bits(Int::U32, 25)), field(Twin::Angle(22, false)), field(Twin::Bits(Int::U32, 32)), field(Twin::ByteList(7)).when(Condition::Not(Box::new(Condition::Equal(vec![1], Value::int(4)))), Value::Many(vec![])), field(Twin::ByteList(300)), field(Twin::Bool).default_bit(Value::Bool(false))])
    }
}

pub mod t37 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct Root {
        #[wire(range = -99..=86, default_bit)] pub a: i32,
        #[wire(if = (a > 4) || (a == 4), default = 6)] pub fields: u64,
        #[wire(if = fields == 0)] pub flag: Option<bool>,
        #[wire(bits = 29)] pub g: u32,
        pub len: Option<bool>,
        #[wire(if = (a > 4) && (g == 4))] pub e: u32,
        #[wire(range = -76..=-76, if = fields == 5)] pub tag: i8,
        #[wire(if = flag.is_some(), default = Some(8))] pub d: Option<u32>,
        #[wire(range = -36..=-36)] pub x8: i8,
    }
    declare::neutral_struct!([] [] Root a fields flag g len e tag d x8);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Range(Int::I32, Num::Below(-99), Num::Above(86))).default_bit(Value::int(0)), field(Twin::Bits(Int::U64, 64)).when(Condition::Or(Box::new(Condition::Above(vec![0], Num::Above(4))), Box::new(Condition::Equal(vec![0], Value::int(4)))), Value::int(6)), field(Twin::Option(Box::new(Twin::Bool))).when(Condition::Equal(vec![1], Value::int(0)), Value::NONE), field(Twin::Bits(Int::U32, 29)), field(Twin::Option(Box::new(Twin::Bool))), field(Twin::Bits(Int::U32, 32)).when(Condition::And(Box::new(Condition::Above(vec![0], Num::Above(4))), Box::new(Condition::Equal(vec![3], Value::int(4)))), Value::int(0)), field(Twin::Range(Int::I8, Num::Below(-76), Num::Below(-76))).when(Condition::Equal(vec![1], Value::int(5)), Value::int(0)), field(Twin::Option(Box::new(Twin::Bits(Int::U32, 32)))).when(Condition::Some(vec![2]), Value::some(Value::int(8))), field(Twin::Range(Int::I8, Num::Below(-36), Num::Below(-36)))])
    }
}

pub mod t38 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct Root {
        #[wire(default_bit)] pub c: u16,
        #[wire(with = nothing, max_bits = 0, if = c == 3, default = 3, default_bit)] pub value: i8,
        #[wire(rename = "old 2")] pub blank: u64,
        #[wire(range = 48..=73)] pub stream: u64,
        pub x4: bool,
        pub d: bool,
        #[wire(range = 0..=1)] pub r#type: i8,
        #[wire(range = 32..=58)] pub x7: u64,
        #[wire(range = 0..=1)] pub fields: u8,
        #[wire(bits = 3)] pub a: u16,
        #[wire(bits = 8, default_bit)] pub slot: u8,
        #[wire(bits = 1)] pub x11: u8,
        #[wire(skip)] pub e: bool,
        #[wire(bytes, max_len = 6)] pub tag: Vec<u8>,
        #[wire(angle = 3)] pub x14: f32,
        pub x15: u32,
        #[wire(bits = 14, rename = "old 16", default_bit)] pub b: u16,
        #[wire(bits = 25)] pub x17: u32,
        pub x18: u32,
        #[wire(bits = 1)] pub x19: u8,
        #[wire(align)] pub len: bool,
        #[wire(range = -50..=-40)] pub g: i64,
        pub bits: i32,
        #[wire(bits = 50)] pub x23: u64,
        pub x24: u32,
        pub x25: [bool; 0],
        #[wire(default_bit)] pub x26: bool,
        #[wire(range = 0..=100)] pub x27: usize,
        #[wire(align)] pub x28: f32,
        #[wire(default_bit)] pub x29: i32,
        #[wire(bits = 3)] pub x30: u8,
        #[wire(bits = 6, default_bit)] pub x31: u64,
        #[wire(bits = 1)] pub x32: u16,
    }
    declare::neutral_struct!([] [] Root c value blank stream x4 d r#type x7 fields a slot x11 e tag x14 x15 b x17 x18 x19 len g bits x23 x24 x25 x26 x27 x28 x29 x30 x31 x32);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Bits(Int::U16, 16)).default_bit(Value::int(0)), field(Twin::Nothing(Value::int(0), Box::new(Twin::Range(Int::I8, Num::Below(-128), Num::Above(127))))).when(Condition::Equal(vec![0], Value::int(3)), Value::int(3)).default_bit(Value::int(0)), field(Twin::Bits(Int::U64, 64)), field(Twin::Range(Int::U64, Num::Above(48), Num::Above(73))), field(Twin::Bool), field(Twin::Bool), field(Twin::Range(Int::I8, Num::Above(0), Num::Above(1))), field(Twin::Range(Int::U64, Num::Above(32), Num::Above(58))), field(Twin::Range(Int::U8, Num::Above(0), Num::Above(1))), field(Twin::Bits(Int::U16, 3)), field(Twin::Bits(Int::U8, 8)).default_bit(Value::int(0)), field(Twin::Bits(Int::U8, 1)), field(Twin::Bool).skip(Value::Bool(false)), field(Twin::ByteList(6)), field(Twin::Angle(3, false)), field(Twin::Bits(Int::U32, 32)), field(Twin::Bits(Int::U16, 14)).default_bit(Value::int(0)), field(Twin::Bits(Int::U32, 25)), field(Twin::Bits(Int::U32, 32)), field(Twin::Bits(Int::U8, 1)), field(Twin::Bool).align(), field(Twin::Range(Int::I64, Num::Below(-50), Num::Below(-40))), field(Twin::Range(Int::I32, Num::Below(-2147483648), Num::Above(2147483647))), field(Twin::Bits(Int::U64, 50)), field(Twin::Bits(Int::U32, 32)), field(Twin::Array(0, Box::new(Twin::Bool))), field(Twin::Bool).default_bit(Value::Bool(false)), field(Twin::Range(Int::Usize, Num::Above(0), Num::Above(100))), field(Twin::F32).align(), field(Twin::Range(Int::I32, Num::Below(-2147483648), Num::Above(2147483647))).default_bit(Value::int(0)), field(Twin::Bits(Int::U8, 3)), field(Twin::Bits(Int::U64, 6)).default_bit(Value::int(0)), field(Twin::Bits(Int::U16, 1))])
    }
}

pub mod t39 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct Root {
        #[wire(range = -15..=-6)] pub a: i16,
        #[wire(range = 36..=43)] pub fields: u8,
        #[wire(if = (fields > 3) && (a > 2), default_bit)] pub blank: Option<[bool; 0]>,
        #[wire(unit = 4)] pub g: [f32; 3],
        pub len: u32,
    }
    declare::neutral_struct!([] [] Root a fields blank g len);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Range(Int::I16, Num::Below(-15), Num::Below(-6))), field(Twin::Range(Int::U8, Num::Above(36), Num::Above(43))), field(Twin::Option(Box::new(Twin::Array(0, Box::new(Twin::Bool))))).when(Condition::And(Box::new(Condition::Above(vec![1], Num::Above(3))), Box::new(Condition::Above(vec![0], Num::Above(2)))), Value::NONE).default_bit(Value::NONE), field(Twin::Direction(4)), field(Twin::Bits(Int::U32, 32))])
    }
}

pub mod t40 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct Root {
        #[wire(check = "end")] pub a: bool,
        #[wire(half, if = a)] pub fields: f32,
        #[wire(align, bits = 5)] pub flag: u8,
        #[wire(range = 45..=74)] pub g: u32,
        pub blank: u16,
        #[wire(range = 0..=100, if = a, default = 4)] pub x5: u64,
        pub r#type: u32,
        #[wire(bits = 12, if = !a, default = 7)] pub c: u16,
    }
    declare::neutral_struct!([] [] Root a fields flag g blank x5 r#type c);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Bool).check("end"), field(Twin::Half).when(Condition::True(vec![0]), Value::F32(0x0)), field(Twin::Bits(Int::U8, 5)).align(), field(Twin::Range(Int::U32, Num::Above(45), Num::Above(74))), field(Twin::Bits(Int::U16, 16)), field(Twin::Range(Int::U64, Num::Above(0), Num::Above(100))).when(Condition::True(vec![0]), Value::int(4)), field(Twin::Bits(Int::U32, 32)), field(Twin::Bits(Int::U16, 12)).when(Condition::Not(Box::new(Condition::True(vec![0]))), Value::int(7))])
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
    tightwire::unified!(Root, version = 2, max_bits = 252);
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
    #[wire(bound = "T0: Wire + Default + PartialEq")]
    pub struct H0<T0> {
        pub c: T0,
        pub value: bool,
        pub flag: bool,
    }
    declare::neutral_struct!([T0] [] H0 c value flag);

    #[derive(Wire, Clone, Debug, PartialEq)]
    pub enum Root<const N: usize> {
        V0 {
            c: [H0<()>; N],
        },
        V1(
            #[wire(range = 54..=61)] u16,
            #[wire(rename = "old 1", max_len = 300)] std::collections::HashMap<char, u64>,
            #[wire(unit = 18)] [f32; 3],
        ),
    }
    declare::neutral_enum!([] [N] Root 0 V0 { c x0 } 1 V1 { 0 x0 1 x1 2 x2 });

    pub fn twin() -> Twin {
        Twin::Choice(1, vec![vec![field(Twin::Array(1, Box::new(Twin::Record(vec![field(Twin::Unit), field(Twin::Bool), field(Twin::Bool)]))))], vec![field(Twin::Range(Int::U16, Num::Above(54), Num::Above(61))), field(Twin::Ascending(300, Box::new(Twin::Record(vec![field(Twin::Char), field(Twin::Bits(Int::U64, 64))])), true)), field(Twin::Direction(18))]])
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
            c: bool,
            #[wire(codec = SmallOrLarge)] fields: u16,
            #[wire(range = 37..=44, default_bit)] a: u32,
            #[wire(bytes, if = c || c)] stream: [u8; 2],
        },
        V1 {
            #[wire(range = u32::MIN..=u32::MAX, check = "a")] b: u32,
            #[wire(align, wrapping_from = b, check = "a")] value: u32,
            #[wire(unit = 22, if = b > 4, default_bit)] a: [f32; 3],
            #[wire(codec = SmallOrLarge, max_len = 15, if = !((b > 1) && (b == 1)))] stream: Vec<u32>,
        },
        V2 {
            a: [i16; 2],
            #[wire(if = !(!a.is_empty()))] value: Option<Option<std::num::NonZeroI8>>,
            #[wire(bits = 33)] x2: u128,
            #[wire(with = five_bits)] g: Option<u8>,
        },
        V3(
            std::num::NonZeroU8,
            Option<bool>,
            #[wire(bits = 64, max_len = 12)] Arc<[u64]>,
            #[wire(max_len = 7)] std::collections::HashSet<char>,
        ),
    }
    impl Default for Root { fn default() -> Self { Self::V0 { c: Default::default(), fields: Default::default(), a: Default::default(), stream: Default::default() } } }
    declare::neutral_enum!([] [] Root 0 V0 { c x0 fields x1 a x2 stream x3 } 1 V1 { b x0 value x1 a x2 stream x3 } 2 V2 { a x0 value x1 x2 x2 g x3 } 3 V3 { 0 x0 1 x1 2 x2 3 x3 });

    pub fn twin() -> Twin {
        Twin::Choice(2, vec![vec![field(Twin::Bool), field(Twin::SmallOrLarge(Int::U16)), field(Twin::Range(Int::U32, Num::Above(37), Num::Above(44))).default_bit(Value::int(0)), field(Twin::ByteArray(2)).when(Condition::Or(Box::new(Condition::True(vec![0])), Box::new(Condition::True(vec![0]))), Value::Many(vec![Value::int(0), Value::int(0)]))], vec![field(Twin::Range(Int::U32, Num::Above(0), Num::Above(4294967295))).check("a"), field(Twin::Around(Int::U32, 0)).align().check("a"), field(Twin::Direction(22)).when(Condition::Above(vec![0], Num::Above(4)), Value::Many(vec![Value::F32(0x0), Value::F32(0x0), Value::F32(0x0)])).default_bit(Value::Many(vec![Value::F32(0x0), Value::F32(0x0), Value::F32(0x0)])), field(Twin::List(15, Box::new(Twin::SmallOrLarge(Int::U32)))).when(Condition::Not(Box::new(Condition::And(Box::new(Condition::Above(vec![0], Num::Above(1))), Box::new(Condition::Equal(vec![0], Value::int(1)))))), Value::Many(vec![]))], vec![field(Twin::Array(2, Box::new(Twin::Range(Int::I16, Num::Below(-32768), Num::Above(32767))))), field(Twin::Option(Box::new(Twin::Option(Box::new(Twin::NonZero(Box::new(Twin::Range(Int::I8, Num::Below(-128), Num::Above(127))))))))).when(Condition::Not(Box::new(Condition::Longer(vec![0], 0))), Value::NONE), field(Twin::Bits(Int::U128, 33)), field(Twin::Option(Box::new(Twin::Bits(Int::U8, 5))))], vec![field(Twin::NonZero(Box::new(Twin::Range(Int::U8, Num::Above(1), Num::Above(255))))), field(Twin::Option(Box::new(Twin::Bool))), field(Twin::List(12, Box::new(Twin::Bits(Int::U64, 64)))), field(Twin::Ascending(7, Box::new(Twin::Char), false))]])
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
        #[wire(bytes, max_len = 13)] pub b: Vec<u8>,
        #[wire(angle = 16, if = !(b.len() > 1))] pub slot: f32,
    }
    declare::neutral_struct!([] [] Root b slot);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::ByteList(13)), field(Twin::Angle(16, false)).when(Condition::Not(Box::new(Condition::Longer(vec![0], 1))), Value::F32(0x0))])
    }
}

pub mod t48 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq)]
    pub enum H0 {
        V0 {
            #[wire(angle = 15)] c: f64,
            fields: Option<Option<bool>>,
            #[wire(half)] flag: f32,
            #[wire(align, smallest_three = 18)] g: [[f32; 4]; 0],
        },
        #[wire(rename = "Old1")]
        V1 {
            #[wire(bits = 16)] b: u16,
            #[wire(fixed(0..=28, 5), max_len = 1)] fields: Rc<[Option<u32>]>,
            #[wire(range = -94..=-58)] flag: i16,
            #[wire(range = -40..=-11)] stream: isize,
        },
        V2(
        ),
    }
    impl Default for H0 { fn default() -> Self { Self::V2 {  } } }
    declare::neutral_enum!([] [] H0 0 V0 { c x0 fields x1 flag x2 g x3 } 1 V1 { b x0 fields x1 flag x2 stream x3 } 2 V2 {  });

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct Root {
        #[wire(max_len = 90)] pub a: Vec<()>,
        #[wire(skip)] pub value: Vec<u8>,
        #[wire(rename = "old 2", if = (a.len() > 1) || (a.len() > 1))] pub flag: H0,
        #[wire(max_len = 217)] pub g: Vec<[bool; 0]>,
        #[wire(codec = Silent, max_len = 179)] pub tag: Vec<u8>,
        #[wire(range = 5..=5, max_len = 112)] pub x5: Vec<i8>,
        pub r#type: u32,
    }
    declare::neutral_struct!([] [] Root a value flag g tag x5 r#type);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::List(90, Box::new(Twin::Unit))), field(Twin::List(69, Box::new(Twin::Nothing(Value::int(0), Box::new(Twin::Bits(Int::U8, 8)))))).skip(Value::Many(vec![])), field(Twin::Choice(2, vec![vec![field(Twin::Angle(15, true)), field(Twin::Option(Box::new(Twin::Option(Box::new(Twin::Bool))))), field(Twin::Half), field(Twin::Array(0, Box::new(Twin::SmallestThree(18)))).align()], vec![field(Twin::Bits(Int::U16, 16)), field(Twin::List(1, Box::new(Twin::Option(Box::new(Twin::Fixed(Int::U32, 0, 28, 5)))))), field(Twin::Range(Int::I16, Num::Below(-94), Num::Below(-58))), field(Twin::Range(Int::Isize, Num::Below(-40), Num::Below(-11)))], vec![]])).when(Condition::Or(Box::new(Condition::Longer(vec![0], 1)), Box::new(Condition::Longer(vec![0], 1))), Value::Variant(2, vec![])), field(Twin::List(217, Box::new(Twin::Array(0, Box::new(Twin::Bool))))), field(Twin::List(179, Box::new(Twin::Nothing(Value::int(0), Box::new(Twin::Bits(Int::U8, 8)))))), field(Twin::List(112, Box::new(Twin::Range(Int::I8, Num::Above(5), Num::Above(5))))), field(Twin::Bits(Int::U32, 32))])
    }
}

pub mod t49 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq)]
    pub struct Root<T0, T1> {
        #[wire(rename = "old 0")] pub b: T0,
        #[wire(align)] pub fields: Box<T1>,
        #[wire(default_bit)] pub blank: bool,
        #[wire(bits = 75)] pub value: Option<u128>,
        #[wire(bits = 5)] pub tag: std::num::NonZeroU8,
        #[wire(skip)] pub g: f64,
        #[wire(bits = 5)] pub x6: u32,
        #[wire(range = 27..=28, max_len = 7, default_bit)] pub c: Vec<i64>,
        #[wire(range = 0..=1, check = "end")] pub x8: i64,
        pub flag: [Option<u32>; 2],
        #[wire(range = -71..=-42)] pub slot: i32,
        #[wire(with = nothing, max_bits = 0)] pub x11: i32,
        #[wire(align, bits = 16, default_bit)] pub x12: u16,
        #[wire(rename = "old 13")] pub len: Option<i64>,
        #[wire(range = -54..=-54, default_bit, check = "a")] pub e: Option<i16>,
        #[wire(compressed(-1.0..=1.0, 0.01))] pub bits: Option<f32>,
        #[wire(subset)] pub x16: [Option<()>; 10],
        pub x17: bool,
        #[wire(wrapping_from = x6, check = "a")] pub x18: u32,
        #[wire(compressed(0.0..=1.0, 2.0))] pub x19: f32,
        #[wire(skip)] pub x20: VecDeque<u32>,
        #[wire(bits = 8, default_bit)] pub d: u8,
    }
    declare::neutral_struct!([T0 T1] [] Root b fields blank value tag g x6 c x8 flag slot x11 x12 len e bits x16 x17 x18 x19 x20 d);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Bits(Int::U16, 16)), field(Twin::Array(2, Box::new(Twin::Bits(Int::U32, 32)))).align(), field(Twin::Bool).default_bit(Value::Bool(false)), field(Twin::Option(Box::new(Twin::Bits(Int::U128, 75)))), field(Twin::NonZero(Box::new(Twin::Bits(Int::U8, 5)))), field(Twin::F64).skip(Value::F64(0x0)), field(Twin::Bits(Int::U32, 5)), field(Twin::List(7, Box::new(Twin::Range(Int::I64, Num::Above(27), Num::Above(28))))).default_bit(Value::Many(vec![])), field(Twin::Range(Int::I64, Num::Above(0), Num::Above(1))).check("end"), field(Twin::Array(2, Box::new(Twin::Option(Box::new(Twin::Bits(Int::U32, 32)))))), field(Twin::Range(Int::I32, Num::Below(-71), Num::Below(-42))), field(Twin::Nothing(Value::int(0), Box::new(Twin::Range(Int::I32, Num::Below(-2147483648), Num::Above(2147483647))))), field(Twin::Bits(Int::U16, 16)).align().default_bit(Value::int(0)), field(Twin::Option(Box::new(Twin::Range(Int::I64, Num::Below(-9223372036854775808), Num::Above(9223372036854775807))))), field(Twin::Option(Box::new(Twin::Range(Int::I16, Num::Below(-54), Num::Below(-54))))).default_bit(Value::NONE).check("a"), field(Twin::Option(Box::new(Twin::Compressed(-1.0, 1.0, 0.01)))), field(Twin::Subset(None, 10, Box::new(Twin::Unit))), field(Twin::Bool), field(Twin::Around(Int::U32, 6)).check("a"), field(Twin::Compressed(0.0, 1.0, 2.0)), field(Twin::List(5, Box::new(Twin::Bits(Int::U32, 32)))).skip(Value::Many(vec![])), field(Twin::Bits(Int::U8, 8)).default_bit(Value::int(0))])
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
        #[wire(bits = 1)] pub u8,
    );
    declare::neutral_struct!([] [] Root 0 1 2 3 4 5 6 7 8);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Bool).skip(Value::Bool(true)), field(Twin::Unit), field(Twin::Bits(Int::U64, 59)), field(Twin::Angle(17, false)), field(Twin::Bool), field(Twin::Range(Int::I32, Num::Below(-2147483648), Num::Above(2147483647))).when(Condition::Above(vec![2], Num::Above(0)), Value::int(0)), field(Twin::Bits(Int::U8, 2)), field(Twin::Bits(Int::U16, 16)).check("a"), field(Twin::Bits(Int::U8, 1))])
    }
}

pub mod t53 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq)]
    #[wire(crate = tightwire)]
    pub struct H0<T0, T1, const N: usize> {
        #[wire(max_len = 2)] pub a: Vec<T0>,
        #[wire(if = !(a.len() > 1))] pub value: Box<T1>,
        pub x2: [Arc<i64>; N],
    }
    declare::neutral_struct!([T0 T1] [N] H0 a value x2);

    #[derive(Clone, Debug, PartialEq, Default)]
    pub struct H1 {
        pub a: i32,
        pub fields: bool,
    }
    impl Wire for H1 {
        const SCHEMA: Schema = Schema::opaque("H1").version(2);

        fn write<W: Writer>(&self, stream: &mut W) -> Result<(), WriteError> {
            stream.write_int(self.a, -81..=-57)?;
            stream.write_bool(self.fields)?;
            let _ = stream;
            Ok(())
        }

        fn read<R: Reader>(stream: &mut R) -> Result<Self, ReadError> {
            let found_0 = stream.read_int(-81..=-57)?;
            let found_1 = stream.read_bool()?;
            let _ = stream;
            Ok(Self {
                a: found_0,
                fields: found_1,
            })
        }
    }
    declare::neutral_struct!([] [] H1 a fields);

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
        pub x8: H0<(H1,), (), 1>,
        #[wire(if = a == 3)] pub x9: u32,
        pub x10: u32,
    }
    declare::neutral_struct!([] [N] Root b fields a stream tag g r#type c x8 x9 x10);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Array(2, Box::new(Twin::F32))), field(Twin::Array(0, Box::new(Twin::Bool))), field(Twin::Bits(Int::U16, 16)).when(Condition::Not(Box::new(Condition::Or(Box::new(Condition::Longer(vec![0], 1)), Box::new(Condition::Longer(vec![1], 0))))), Value::int(3)), field(Twin::Bits(Int::U16, 16)).when(Condition::Not(Box::new(Condition::Above(vec![2], Num::Above(3)))), Value::int(8)), field(Twin::Bits(Int::U32, 32)), field(Twin::Bool), field(Twin::Bits(Int::U32, 32)), field(Twin::Bits(Int::U16, 16)), field(Twin::Record(vec![field(Twin::List(2, Box::new(Twin::Record(vec![field(Twin::Record(vec![field(Twin::Range(Int::I32, Num::Below(-81), Num::Below(-57))), field(Twin::Bool)]))])))), field(Twin::Unit).when(Condition::Not(Box::new(Condition::Longer(vec![0], 1))), Value::Unit), field(Twin::Array(1, Box::new(Twin::Range(Int::I64, Num::Below(-9223372036854775808), Num::Above(9223372036854775807)))))])), field(Twin::Bits(Int::U32, 32)).when(Condition::Equal(vec![2], Value::int(3)), Value::int(0)), field(Twin::Bits(Int::U32, 32))])
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
    pub struct H0(
        #[wire(range = 5..=5)] pub i16,
        #[wire(if = field_0 == 2)] pub bool,
    );
    declare::neutral_struct!([] [] H0 0 1);

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct H1(
        pub i32,
    );
    declare::neutral_struct!([] [] H1 0);

    #[derive(Wire, Clone, Debug, PartialEq)]
    pub struct Root(
        #[wire(default_bit)] pub Option<[bool; 0]>,
        #[wire(skip, default = 8)] pub u8,
        #[wire(range = u64::MIN..=u64::MAX, rename = "old 2", max_len = 12, if = field_0.is_some())] pub std::collections::HashSet<u64>,
        pub bool,
        #[wire(rename = "old 4")] pub (),
        pub Option<bool>,
        #[wire(bits = 15)] pub u32,
        #[wire(bits = 9)] pub u16,
        pub (),
        #[wire(bits = 6)] pub u8,
        #[wire(bits = 47, rename = "old 10")] pub Option<u64>,
        pub bool,
        #[wire(bits = 14, if = !(field_6 > 2), default = 8)] pub u32,
        #[wire(align)] pub bool,
        pub Option<Option<[std::time::Duration; 3]>>,
        pub Option<u16>,
        #[wire(bits = 12, rename = "old 16", check = "a")] pub u32,
        pub f32,
        pub u64,
        pub bool,
        pub Option<u32>,
        #[wire(range = 12..=19, rename = "old 21")] pub u64,
        #[wire(if = matches!(field_20, Some(field_0) if field_0 > 3))] pub Option<i64>,
        pub u64,
        #[wire(bits = 3)] pub u8,
        #[wire(if = !(field_21 == 5), default_bit)] pub Option<u64>,
        #[wire(codec = SmallOrLarge, rename = "old 26")] pub Option<u16>,
        #[wire(align, if = !((field_7 > 2) || (field_25 == Some(2))))] pub H0,
        #[wire(angle = 15)] pub f32,
        pub (),
        #[wire(default_bit)] pub Option<u16>,
        #[wire(align, unit = 18)] pub [f32; 3],
        #[wire(bits = 6, if = field_16 == 0, default = Some(5))] pub Option<u32>,
        #[wire(bits = 11)] pub u32,
        #[wire(half)] pub f32,
        #[wire(default_bit, check = "players")] pub Option<u16>,
        pub Option<i32>,
        #[wire(bits = 4)] pub Option<u16>,
        #[wire(range = 5..=5)] pub u16,
        #[wire(bits = 32)] pub u32,
        #[wire(rename = "old 40")] pub Option<()>,
        #[wire(range = -41..=-34, check = "end")] pub i8,
        #[wire(if = field_22 == Some(0), default_bit)] pub bool,
        #[wire(bits = 4)] pub u8,
        #[wire(range = 67..=67, rename = "old 44")] pub u32,
        #[wire(bits = 13, if = !(matches!(field_35, Some(field_0) if field_0 > 1)))] pub Option<u16>,
        pub i32,
        #[wire(rename = "old 47", if = matches!(field_32, Some(field_0) if field_0 > 0), default_bit)] pub u32,
        #[wire(check = "a")] pub Option<bool>,
        #[wire(range = 98..=98)] pub Option<u64>,
        #[wire(range = 1..=18)] pub Option<u64>,
        #[wire(default_bit)] pub bool,
        #[wire(if = field_13, default = true)] pub bool,
        #[wire(align, range = -65..=49, if = !((field_46 > 0) || (field_9 > 4)), default = 3)] pub i64,
        #[wire(skip, default = std::num::NonZero::new(3).unwrap())] pub std::num::NonZeroI16,
        #[wire(check = "players")] pub Option<u64>,
        pub u32,
        #[wire(bits = 56, if = field_10 == Some(0))] pub u64,
        #[wire(max_len = 13)] pub String,
        #[wire(compressed(-1.0..=1.0, 0.01))] pub Option<f32>,
        #[wire(bits = 5, if = !(field_18 > 1))] pub Option<u16>,
        #[wire(align, range = 2..=9)] pub u32,
        #[wire(angle = 3)] pub f32,
        #[wire(compressed(-1.0..=1.0, 0.01))] pub f32,
        #[wire(range = 10..=84, default_bit)] pub u8,
        #[wire(bits = 18, if = field_13)] pub u64,
        pub u32,
        #[wire(if = !(field_23 == 0))] pub u32,
        #[wire(bits = 3, default_bit)] pub u8,
        #[wire(rename = "old 69")] pub u32,
        pub Option<i128>,
        #[wire(default_bit)] pub Option<u16>,
        #[wire(range = 53..=60, if = !(field_27.0 > 1))] pub i16,
        #[wire(bits = 3)] pub u16,
        #[wire(skip, default = 2)] pub u16,
        #[wire(range = 87..=87)] pub Option<i64>,
        #[wire(default_bit)] pub H1,
        #[wire(rename = "old 77", if = matches!(field_75, Some(_)), default = 8)] pub u64,
        #[wire(bits = 57)] pub u64,
        pub bool,
        #[wire(rename = "old 80")] pub Option<bool>,
        #[wire(half)] pub f32,
        #[wire(if = field_55.is_none())] pub (bool,),
        #[wire(skip)] pub u64,
        pub i32,
        pub Option<u16>,
        #[wire(range = 26..=74, default_bit)] pub i8,
        #[wire(rename = "old 87", if = field_36.is_some())] pub (),
        #[wire(half)] pub f32,
        pub u16,
        #[wire(bits = 33)] pub Option<u64>,
        #[wire(rename = "old 91")] pub u32,
        #[wire(bits = 58, if = field_57 > 3)] pub u64,
        pub Option<f64>,
        #[wire(range = -23..=83)] pub i16,
        pub Option<bool>,
        pub bool,
        #[wire(if = field_50.is_some(), default = 1)] pub i32,
        #[wire(range = -86..=-68)] pub i32,
        #[wire(skip, default = 4)] pub i32,
        #[wire(max_len = 10)] pub Cow<'static, str>,
        #[wire(bits = 3)] pub Option<u8>,
        #[wire(if = field_56 > 5)] pub u64,
        #[wire(skip, default = 9)] pub i32,
        #[wire(angle = 5)] pub f32,
        #[wire(bits = 1)] pub Option<u16>,
        pub bool,
        #[wire(if = field_48.is_none())] pub i64,
        #[wire(range = 5..=5)] pub u16,
    );
    declare::neutral_struct!([] [] Root 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 33 34 35 36 37 38 39 40 41 42 43 44 45 46 47 48 49 50 51 52 53 54 55 56 57 58 59 60 61 62 63 64 65 66 67 68 69 70 71 72 73 74 75 76 77 78 79 80 81 82 83 84 85 86 87 88 89 90 91 92 93 94 95 96 97 98 99 100 101 102 103 104 105 106 107 108);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Option(Box::new(Twin::Array(0, Box::new(Twin::Bool))))).default_bit(Value::NONE), field(Twin::Bits(Int::U8, 5)).skip(Value::int(8)), field(Twin::Ascending(12, Box::new(Twin::Range(Int::U64, Num::Above(0), Num::Above(18446744073709551615))), false)).when(Condition::Some(vec![0]), Value::Many(vec![])), field(Twin::Bool), field(Twin::Unit), field(Twin::Option(Box::new(Twin::Bool))), field(Twin::Bits(Int::U32, 15)), field(Twin::Bits(Int::U16, 9)), field(Twin::Unit), field(Twin::Bits(Int::U8, 6)), field(Twin::Option(Box::new(Twin::Bits(Int::U64, 47)))), field(Twin::Bool), field(Twin::Bits(Int::U32, 14)).when(Condition::Not(Box::new(Condition::Above(vec![6], Num::Above(2)))), Value::int(8)), field(Twin::Bool).align(), field(Twin::Option(Box::new(Twin::Option(Box::new(Twin::Array(3, Box::new(Twin::Record(vec![field(Twin::Bits(Int::U64, 64)), field(Twin::Range(Int::U32, Num::Above(0), Num::Above(999999999)))])))))))), field(Twin::Option(Box::new(Twin::Bits(Int::U16, 16)))), field(Twin::Bits(Int::U32, 12)).check("a"), field(Twin::F32), field(Twin::Bits(Int::U64, 64)), field(Twin::Bool), field(Twin::Option(Box::new(Twin::Bits(Int::U32, 32)))), field(Twin::Range(Int::U64, Num::Above(12), Num::Above(19))), field(Twin::Option(Box::new(Twin::Range(Int::I64, Num::Below(-9223372036854775808), Num::Above(9223372036854775807))))).when(Condition::SomeAbove(vec![20], Num::Above(3)), Value::NONE), field(Twin::Bits(Int::U64, 64)), field(Twin::Bits(Int::U8, 3)), field(Twin::Option(Box::new(Twin::Bits(Int::U64, 64)))).when(Condition::Not(Box::new(Condition::Equal(vec![21], Value::int(5)))), Value::NONE).default_bit(Value::NONE), field(Twin::Option(Box::new(Twin::SmallOrLarge(Int::U16)))), field(Twin::Record(vec![field(Twin::Range(Int::I16, Num::Above(5), Num::Above(5))), field(Twin::Bool).when(Condition::Equal(vec![0], Value::int(2)), Value::Bool(false))])).align().when(Condition::Not(Box::new(Condition::Or(Box::new(Condition::Above(vec![7], Num::Above(2))), Box::new(Condition::Equal(vec![25], Value::some(Value::int(2))))))), Value::Many(vec![Value::int(0), Value::Bool(false)])), field(Twin::Angle(15, false)), field(Twin::Unit), field(Twin::Option(Box::new(Twin::Bits(Int::U16, 16)))).default_bit(Value::NONE), field(Twin::Direction(18)).align(), field(Twin::Option(Box::new(Twin::Bits(Int::U32, 6)))).when(Condition::Equal(vec![16], Value::int(0)), Value::some(Value::int(5))), field(Twin::Bits(Int::U32, 11)), field(Twin::Half), field(Twin::Option(Box::new(Twin::Bits(Int::U16, 16)))).default_bit(Value::NONE).check("players"), field(Twin::Option(Box::new(Twin::Range(Int::I32, Num::Below(-2147483648), Num::Above(2147483647))))), field(Twin::Option(Box::new(Twin::Bits(Int::U16, 4)))), field(Twin::Range(Int::U16, Num::Above(5), Num::Above(5))), field(Twin::Bits(Int::U32, 32)), field(Twin::Option(Box::new(Twin::Unit))), field(Twin::Range(Int::I8, Num::Below(-41), Num::Below(-34))).check("end"), field(Twin::Bool).when(Condition::Equal(vec![22], Value::some(Value::int(0))), Value::Bool(false)).default_bit(Value::Bool(false)), field(Twin::Bits(Int::U8, 4)), field(Twin::Range(Int::U32, Num::Above(67), Num::Above(67))), field(Twin::Option(Box::new(Twin::Bits(Int::U16, 13)))).when(Condition::Not(Box::new(Condition::SomeAbove(vec![35], Num::Above(1)))), Value::NONE), field(Twin::Range(Int::I32, Num::Below(-2147483648), Num::Above(2147483647))), field(Twin::Bits(Int::U32, 32)).when(Condition::SomeAbove(vec![32], Num::Above(0)), Value::int(0)).default_bit(Value::int(0)), field(Twin::Option(Box::new(Twin::Bool))).check("a"), field(Twin::Option(Box::new(Twin::Range(Int::U64, Num::Above(98), Num::Above(98))))), field(Twin::Option(Box::new(Twin::Range(Int::U64, Num::Above(1), Num::Above(18))))), field(Twin::Bool).default_bit(Value::Bool(false)), field(Twin::Bool).when(Condition::True(vec![13]), Value::Bool(true)), field(Twin::Range(Int::I64, Num::Below(-65), Num::Above(49))).align().when(Condition::Not(Box::new(Condition::Or(Box::new(Condition::Above(vec![46], Num::Above(0))), Box::new(Condition::Above(vec![9], Num::Above(4)))))), Value::int(3)), field(Twin::NonZero(Box::new(Twin::Range(Int::I16, Num::Below(-11), Num::Above(17))))).skip(Value::int(3)), field(Twin::Option(Box::new(Twin::Bits(Int::U64, 64)))).check("players"), field(Twin::Bits(Int::U32, 32)), field(Twin::Bits(Int::U64, 56)).when(Condition::Equal(vec![10], Value::some(Value::int(0))), Value::int(0)), field(Twin::Text(13)), field(Twin::Option(Box::new(Twin::Compressed(-1.0, 1.0, 0.01)))), field(Twin::Option(Box::new(Twin::Bits(Int::U16, 5)))).when(Condition::Not(Box::new(Condition::Above(vec![18], Num::Above(1)))), Value::NONE), field(Twin::Range(Int::U32, Num::Above(2), Num::Above(9))).align(), field(Twin::Angle(3, false)), field(Twin::Compressed(-1.0, 1.0, 0.01)), field(Twin::Range(Int::U8, Num::Above(10), Num::Above(84))).default_bit(Value::int(0)), field(Twin::Bits(Int::U64, 18)).when(Condition::True(vec![13]), Value::int(0)), field(Twin::Bits(Int::U32, 32)), field(Twin::Bits(Int::U32, 32)).when(Condition::Not(Box::new(Condition::Equal(vec![23], Value::int(0)))), Value::int(0)), field(Twin::Bits(Int::U8, 3)).default_bit(Value::int(0)), field(Twin::Bits(Int::U32, 32)), field(Twin::Option(Box::new(Twin::Range(Int::I128, Num::Below(-170141183460469231731687303715884105728), Num::Above(170141183460469231731687303715884105727))))), field(Twin::Option(Box::new(Twin::Bits(Int::U16, 16)))).default_bit(Value::NONE), field(Twin::Range(Int::I16, Num::Above(53), Num::Above(60))).when(Condition::Not(Box::new(Condition::Above(vec![27, 0], Num::Above(1)))), Value::int(0)), field(Twin::Bits(Int::U16, 3)), field(Twin::Bits(Int::U16, 4)).skip(Value::int(2)), field(Twin::Option(Box::new(Twin::Range(Int::I64, Num::Above(87), Num::Above(87))))), field(Twin::Record(vec![field(Twin::Range(Int::I32, Num::Below(-2147483648), Num::Above(2147483647)))])).default_bit(Value::Many(vec![Value::int(0)])), field(Twin::Bits(Int::U64, 64)).when(Condition::Some(vec![75]), Value::int(8)), field(Twin::Bits(Int::U64, 57)), field(Twin::Bool), field(Twin::Option(Box::new(Twin::Bool))), field(Twin::Half), field(Twin::Record(vec![field(Twin::Bool)])).when(Condition::Not(Box::new(Condition::Some(vec![55]))), Value::Many(vec![Value::Bool(false)])), field(Twin::Bits(Int::U64, 43)).skip(Value::int(0)), field(Twin::Range(Int::I32, Num::Below(-2147483648), Num::Above(2147483647))), field(Twin::Option(Box::new(Twin::Bits(Int::U16, 16)))), field(Twin::Range(Int::I8, Num::Above(26), Num::Above(74))).default_bit(Value::int(0)), field(Twin::Unit).when(Condition::Some(vec![36]), Value::Unit), field(Twin::Half), field(Twin::Bits(Int::U16, 16)), field(Twin::Option(Box::new(Twin::Bits(Int::U64, 33)))), field(Twin::Bits(Int::U32, 32)), field(Twin::Bits(Int::U64, 58)).when(Condition::Above(vec![57], Num::Above(3)), Value::int(0)), field(Twin::Option(Box::new(Twin::F64))), field(Twin::Range(Int::I16, Num::Below(-23), Num::Above(83))), field(Twin::Option(Box::new(Twin::Bool))), field(Twin::Bool), field(Twin::Range(Int::I32, Num::Below(-2147483648), Num::Above(2147483647))).when(Condition::Some(vec![50]), Value::int(1)), field(Twin::Range(Int::I32, Num::Below(-86), Num::Below(-68))), field(Twin::Range(Int::I32, Num::Below(-2147483648), Num::Above(2147483647))).skip(Value::int(4)), field(Twin::Text(10)), field(Twin::Option(Box::new(Twin::Bits(Int::U8, 3)))), field(Twin::Bits(Int::U64, 64)).when(Condition::Above(vec![56], Num::Above(5)), Value::int(0)), field(Twin::Range(Int::I32, Num::Above(79), Num::Above(79))).skip(Value::int(9)), field(Twin::Angle(5, false)), field(Twin::Option(Box::new(Twin::Bits(Int::U16, 1)))), field(Twin::Bool), field(Twin::Range(Int::I64, Num::Below(-9223372036854775808), Num::Above(9223372036854775807))).when(Condition::Not(Box::new(Condition::Some(vec![48]))), Value::int(0)), field(Twin::Range(Int::U16, Num::Above(5), Num::Above(5)))])
    }
}

pub mod t56 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq)]
    #[wire(crate = tightwire)]
    pub enum H0 {
        V0(
            #[wire(bytes, max_len = 3)] Option<Vec<u8>>,
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
        #[wire(subset, range = -12..=28)] pub [Option<i32>; 5],
        #[wire(range = 0..=1)] pub i8,
        pub u64,
        pub bool,
    );
    declare::neutral_struct!([] [] H1 0 1 2 3);

    #[derive(Wire, Clone, Debug, PartialEq)]
    pub enum H2 {
        V0(
            #[wire(codec = Silent, rename = "old 0", max_len = 211, default_bit)] Vec<u8>,
        ),
        V1,
        V2 {
        },
        V3,
        #[wire(rename = "Old4")]
        V4,
        V5,
        V6 {
            #[wire(bits = 1)] a: Option<u64>,
        },
        V7,
        V8 {
            #[wire(check = "end")] a: Option<Option<f32>>,
        },
    }
    impl Default for H2 { fn default() -> Self { Self::V1 {  } } }
    declare::neutral_enum!([] [] H2 0 V0 { 0 x0 } 1 V1 {  } 2 V2 {  } 3 V3 {  } 4 V4 {  } 5 V5 {  } 6 V6 { a x0 } 7 V7 {  } 8 V8 { a x0 });

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
        pub bits: Option<(H1,)>,
        pub c: u8,
        pub x15: Option<String>,
        pub x16: u16,
        pub x17: Option<Option<u16>>,
        pub x18: u16,
        pub value: Option<u64>,
        pub len: Option<char>,
        pub x21: i16,
        pub x22: [i32; 9],
        pub x23: Option<H2>,
        pub r#type: Vec<u128>,
        pub x25: f32,
        pub x26: u8,
        pub x27: [[u8; 1]; 1],
        pub x28: f32,
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
            let mut rests = self.bits == <Option<(H1,)>>::default(); stream.bool(&mut rests)?; if rests { self.bits = Default::default(); } else { stream.option(&mut self.bits, |stream, x| stream.object(x))?; }
            let previous = self.x8; stream.relative(&mut self.c, previous)?;
            if matches!(self.g, Some(_)) { let mut rests = self.x15 == <Option<String>>::default(); stream.bool(&mut rests)?; if rests { self.x15 = Default::default(); } else { stream.option(&mut self.x15, |stream, x| stream.wide_string(x, 6))?; } } else { self.x15 = Default::default(); }
            stream.object(&mut self.x16)?;
            let mut rests = self.x17 == <Option<Option<u16>>>::default(); stream.bool(&mut rests)?; if rests { self.x17 = Default::default(); } else { stream.option(&mut self.x17, |stream, x| stream.option(x, |stream, x| stream.int(x, 0..=100)))?; }
            stream.align()?;
            let mut rests = self.x18 == <u16>::default(); stream.bool(&mut rests)?; if rests { self.x18 = Default::default(); } else { stream.int(&mut self.x18, 0..=1)?; }
            stream.option(&mut self.value, |stream, x| stream.int(x, 16..=90))?;
            stream.option(&mut self.len, |stream, x| stream.object(x))?;
            if self.x9 == 5 { stream.int(&mut self.x21, -35..=-35)?; } else { self.x21 = 6; }
            stream.array(&mut self.x22, |stream, x| stream.int(x, 0..=100))?;
            let mut rests = self.x23 == <Option<H2>>::default(); stream.bool(&mut rests)?; if rests { self.x23 = Default::default(); } else { stream.option(&mut self.x23, |stream, x| stream.object(x))?; }
            stream.list(&mut self.r#type, 4, |stream, x| stream.bits(x, 12))?;
            stream.check("players")?;
            stream.angle(&mut self.x25, 3)?;
            let from = self.d; stream.wrapping(&mut self.x26, from)?;
            stream.array(&mut self.x27, |stream, x| stream.bytes(x))?;
            stream.f32(&mut self.x28)?;
            Ok(())
        }
    }
    tightwire::unified!(Root, version = 2, holds = [H0, H0, H1, H2]);
    declare::neutral_struct!([] [] Root b slot flag stream blank g tag d x8 x9 x10 x11 x12 bits c x15 x16 x17 x18 value len x21 x22 x23 r#type x25 x26 x27 x28);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Array(1, Box::new(Twin::Bool))), field(Twin::Option(Box::new(Twin::Option(Box::new(Twin::Bool))))).when(Condition::And(Box::new(Condition::Longer(vec![0], 1)), Box::new(Condition::Longer(vec![0], 1))), Value::some(Value::some(Value::Bool(true)))), field(Twin::Option(Box::new(Twin::Compressed(0.0, 1.0, 2.0)))).when(Condition::Longer(vec![0], 0), Value::some(Value::F32(0x3fc00000))), field(Twin::Bool).default_bit(Value::Bool(false)), field(Twin::Range(Int::I64, Num::Below(-1), Num::Above(64))).when(Condition::Some(vec![1]), Value::int(5)), field(Twin::Option(Box::new(Twin::Range(Int::I16, Num::Above(40), Num::Above(55))))), field(Twin::Bits(Int::U8, 3)).align().when(Condition::And(Box::new(Condition::Equal(vec![5], Value::some(Value::int(3)))), Box::new(Condition::Some(vec![1]))), Value::int(0)), field(Twin::Around(Int::U8, 6)), field(Twin::Around(Int::U8, 6)).when(Condition::Not(Box::new(Condition::Above(vec![4], Num::Above(3)))), Value::int(0)), field(Twin::Bits(Int::U128, 83)), field(Twin::Bool), field(Twin::Option(Box::new(Twin::Choice(3, vec![vec![field(Twin::Option(Box::new(Twin::ByteList(3))))], vec![], vec![field(Twin::Option(Box::new(Twin::Bits(Int::U64, 4))))], vec![], vec![]])))), field(Twin::Choice(3, vec![vec![field(Twin::Option(Box::new(Twin::ByteList(3))))], vec![], vec![field(Twin::Option(Box::new(Twin::Bits(Int::U64, 4))))], vec![], vec![]])).when(Condition::Some(vec![1]), Value::Variant(1, vec![])), field(Twin::Option(Box::new(Twin::Record(vec![field(Twin::Record(vec![field(Twin::Subset(None, 5, Box::new(Twin::Range(Int::I32, Num::Below(-12), Num::Above(28))))), field(Twin::Range(Int::I8, Num::Above(0), Num::Above(1))), field(Twin::Bits(Int::U64, 64)), field(Twin::Bool)]))])))).default_bit(Value::NONE), field(Twin::Relative(Int::U8, 8)), field(Twin::Option(Box::new(Twin::WideText(6)))).when(Condition::Some(vec![5]), Value::NONE).default_bit(Value::NONE), field(Twin::Bits(Int::U16, 16)), field(Twin::Option(Box::new(Twin::Option(Box::new(Twin::Range(Int::U16, Num::Above(0), Num::Above(100))))))).default_bit(Value::NONE), field(Twin::Range(Int::U16, Num::Above(0), Num::Above(1))).align().default_bit(Value::int(0)), field(Twin::Option(Box::new(Twin::Range(Int::U64, Num::Above(16), Num::Above(90))))), field(Twin::Option(Box::new(Twin::Char))), field(Twin::Range(Int::I16, Num::Below(-35), Num::Below(-35))).when(Condition::Equal(vec![9], Value::int(5)), Value::int(6)), field(Twin::Array(9, Box::new(Twin::Range(Int::I32, Num::Above(0), Num::Above(100))))), field(Twin::Option(Box::new(Twin::Choice(4, vec![vec![field(Twin::List(211, Box::new(Twin::Nothing(Value::int(0), Box::new(Twin::Bits(Int::U8, 8)))))).default_bit(Value::Many(vec![]))], vec![], vec![], vec![], vec![], vec![], vec![field(Twin::Option(Box::new(Twin::Bits(Int::U64, 1))))], vec![], vec![field(Twin::Option(Box::new(Twin::Option(Box::new(Twin::F32))))).check("end")]])))).default_bit(Value::NONE), field(Twin::List(4, Box::new(Twin::Bits(Int::U128, 12)))).check("players"), field(Twin::Angle(3, false)), field(Twin::Around(Int::U8, 7)), field(Twin::Array(1, Box::new(Twin::ByteArray(1)))), field(Twin::F32)])
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
        pub fields: i64,
        #[wire(if = !(fields > 3))] pub blank: u16,
        #[wire(fixed(0..=1, 8), default_bit)] pub value: u32,
        #[wire(subset)] pub len: [Option<()>; 2],
        #[wire(range = 16..=16, if = (blank > 1) || (fields > 2), default = Some(4))] pub e: Option<i32>,
        pub r#type: f32,
        #[wire(if = !((blank > 1) || (value == 0)))] pub x7: u16,
        #[wire(range = u64::MIN..=u64::MAX)] pub slot: u64,
        #[wire(compressed(0.0..=1.0, 0.3))] pub flag: f32,
        #[wire(angle = 1)] pub x10: Option<f32>,
        #[wire(if = x10.is_some(), default = true)] pub x11: bool,
    }
    declare::neutral_struct!([] [] Root b fields blank value len e r#type x7 slot flag x10 x11);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Array(0, Box::new(Twin::Bool))), field(Twin::Range(Int::I64, Num::Below(-9223372036854775808), Num::Above(9223372036854775807))), field(Twin::Bits(Int::U16, 16)).when(Condition::Not(Box::new(Condition::Above(vec![1], Num::Above(3)))), Value::int(0)), field(Twin::Fixed(Int::U32, 0, 1, 8)).default_bit(Value::int(0)), field(Twin::Subset(None, 2, Box::new(Twin::Unit))), field(Twin::Option(Box::new(Twin::Range(Int::I32, Num::Above(16), Num::Above(16))))).when(Condition::Or(Box::new(Condition::Above(vec![2], Num::Above(1))), Box::new(Condition::Above(vec![1], Num::Above(2)))), Value::some(Value::int(4))), field(Twin::F32), field(Twin::Bits(Int::U16, 16)).when(Condition::Not(Box::new(Condition::Or(Box::new(Condition::Above(vec![2], Num::Above(1))), Box::new(Condition::Equal(vec![3], Value::int(0)))))), Value::int(0)), field(Twin::Range(Int::U64, Num::Above(0), Num::Above(18446744073709551615))), field(Twin::Compressed(0.0, 1.0, 0.3)), field(Twin::Option(Box::new(Twin::Angle(1, false)))), field(Twin::Bool).when(Condition::Some(vec![10]), Value::Bool(true))])
    }
}

pub mod t61 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct H0<T0> {
        pub c: T0,
        #[wire(range = -3..=53)] pub fields: i32,
        pub a: Option<bool>,
        #[wire(bits = 8, default_bit)] pub value: Option<u32>,
    }
    declare::neutral_struct!([T0] [] H0 c fields a value);

    #[derive(Wire, Clone, Debug, PartialEq)]
    pub struct Root(
        pub Option<H0<char>>,
        #[wire(align, bytes, max_len = 10)] pub Arc<[u8]>,
        #[wire(with = five_bits, max_bits = 6, check = "players")] pub Option<u8>,
        pub bool,
        #[wire(align, smallest_three = 8, if = !(field_0.is_some() || field_0.is_some()))] pub Option<[f32; 4]>,
        #[wire(range = -7..=37, default_bit)] pub i8,
        #[wire(unit = 15)] pub [[f32; 3]; 1],
        #[wire(if = field_3, default_bit)] pub Option<char>,
        #[wire(bits = 64)] pub u64,
        #[wire(fixed(-10..=35, 0))] pub i64,
        #[wire(align, range = -91..=-84)] pub i16,
    );
    declare::neutral_struct!([] [] Root 0 1 2 3 4 5 6 7 8 9 10);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Option(Box::new(Twin::Record(vec![field(Twin::Char), field(Twin::Range(Int::I32, Num::Below(-3), Num::Above(53))), field(Twin::Option(Box::new(Twin::Bool))), field(Twin::Option(Box::new(Twin::Bits(Int::U32, 8)))).default_bit(Value::NONE)])))), field(Twin::ByteList(10)).align(), field(Twin::Option(Box::new(Twin::Bits(Int::U8, 5)))).check("players"), field(Twin::Bool), field(Twin::Option(Box::new(Twin::SmallestThree(8)))).align().when(Condition::Not(Box::new(Condition::Or(Box::new(Condition::Some(vec![0])), Box::new(Condition::Some(vec![0]))))), Value::NONE), field(Twin::Range(Int::I8, Num::Below(-7), Num::Above(37))).default_bit(Value::int(0)), field(Twin::Array(1, Box::new(Twin::Direction(15)))), field(Twin::Option(Box::new(Twin::Char))).when(Condition::True(vec![3]), Value::NONE).default_bit(Value::NONE), field(Twin::Bits(Int::U64, 64)), field(Twin::Fixed(Int::I64, -10, 35, 0)), field(Twin::Range(Int::I16, Num::Below(-91), Num::Below(-84))).align()])
    }
}

pub mod t62 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct H0 {
        #[wire(with = nothing, max_bits = 0)] pub c: i64,
        #[wire(max_len = 12)] pub value: Option<String>,
        #[wire(subset, range = 0..=1, max_len = 8)] pub flag: Vec<Option<i32>>,
        #[wire(subset)] pub x3: [Option<f32>; 5],
    }
    declare::neutral_struct!([] [] H0 c value flag x3);

    #[derive(Clone, Debug, PartialEq, Default)]
    pub struct Root {
        pub c: bool,
        pub fields: [i32; 9],
        pub flag: H0,
        pub g: [Option<H0>; 3],
        pub len: Option<f32>,
    }
    impl Root {
        fn serialize<S: Stream>(&mut self, stream: &mut S) -> tightwire::Result<S> {
            stream.bool(&mut self.c)?;
            if self.c { stream.array(&mut self.fields, |stream, x| stream.int(x, -34..=-9))?; } else { self.fields = Default::default(); }
            if self.c && (self.fields.len() > 1) { stream.object(&mut self.flag)?; } else { self.flag = Default::default(); }
            if !(self.fields.len() > 1) { stream.array(&mut self.g, |stream, x| stream.option(x, |stream, x| stream.object(x)))?; } else { self.g = Default::default(); }
            if !(!self.g.is_empty()) { stream.option(&mut self.len, |stream, x| stream.angle(x, 14))?; } else { self.len = Default::default(); }
            Ok(())
        }
    }
    tightwire::unified!(Root, version = 2, max_bits = 1260, holds = [H0, H0]);
    declare::neutral_struct!([] [] Root c fields flag g len);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Bool), field(Twin::Array(9, Box::new(Twin::Range(Int::I32, Num::Below(-34), Num::Below(-9))))).when(Condition::True(vec![0]), Value::Many(vec![Value::int(0), Value::int(0), Value::int(0), Value::int(0), Value::int(0), Value::int(0), Value::int(0), Value::int(0), Value::int(0)])), field(Twin::Record(vec![field(Twin::Nothing(Value::int(0), Box::new(Twin::Range(Int::I64, Num::Below(-9223372036854775808), Num::Above(9223372036854775807))))), field(Twin::Option(Box::new(Twin::Text(12)))), field(Twin::Places(8, Box::new(Twin::Range(Int::I32, Num::Above(0), Num::Above(1))))), field(Twin::Subset(None, 5, Box::new(Twin::F32)))])).when(Condition::And(Box::new(Condition::True(vec![0])), Box::new(Condition::Longer(vec![1], 1))), Value::Many(vec![Value::int(0), Value::NONE, Value::Many(vec![]), Value::Many(vec![Value::NONE, Value::NONE, Value::NONE, Value::NONE, Value::NONE])])), field(Twin::Array(3, Box::new(Twin::Option(Box::new(Twin::Record(vec![field(Twin::Nothing(Value::int(0), Box::new(Twin::Range(Int::I64, Num::Below(-9223372036854775808), Num::Above(9223372036854775807))))), field(Twin::Option(Box::new(Twin::Text(12)))), field(Twin::Places(8, Box::new(Twin::Range(Int::I32, Num::Above(0), Num::Above(1))))), field(Twin::Subset(None, 5, Box::new(Twin::F32)))])))))).when(Condition::Not(Box::new(Condition::Longer(vec![1], 1))), Value::Many(vec![Value::NONE, Value::NONE, Value::NONE])), field(Twin::Option(Box::new(Twin::Angle(14, false)))).when(Condition::Not(Box::new(Condition::Longer(vec![3], 0))), Value::NONE)])
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

    #[derive(Wire, Clone, Debug, PartialEq)]
    pub struct Root<T0> {
        pub b: T0,
        #[wire(align, max_len = 11)] pub slot: Option<std::collections::BTreeMap<u32, bool>>,
        #[wire(range = 19..=24, rename = "old 2", check = "end")] pub flag: [isize; 3],
        #[wire(range = 0..=1, if = matches!(slot, Some(_)) || matches!(slot, Some(_)), default = std::num::NonZero::new(4).unwrap())] pub g: std::num::NonZeroI16,
        #[wire(half, if = flag.len() > 1)] pub len: f32,
        #[wire(bits = 1, max_len = 11)] pub d: Vec<u128>,
        #[wire(compressed(0.0..=1.0, 0.3), check = "end")] pub tag: f32,
        #[wire(codec = SmallOrLarge, if = matches!(slot, Some(_)))] pub x7: u64,
    }
    declare::neutral_struct!([T0] [] Root b slot flag g len d tag x7);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Array(1, Box::new(Twin::Record(vec![field(Twin::Bool), field(Twin::F32), field(Twin::Array(5, Box::new(Twin::Option(Box::new(Twin::Bool))))), field(Twin::Option(Box::new(Twin::Bool))), field(Twin::Bool)])))), field(Twin::Option(Box::new(Twin::Ascending(11, Box::new(Twin::Record(vec![field(Twin::Bits(Int::U32, 32)), field(Twin::Bool)])), true)))).align(), field(Twin::Array(3, Box::new(Twin::Range(Int::Isize, Num::Above(19), Num::Above(24))))).check("end"), field(Twin::NonZero(Box::new(Twin::Range(Int::I16, Num::Above(0), Num::Above(1))))).when(Condition::Or(Box::new(Condition::Some(vec![1])), Box::new(Condition::Some(vec![1]))), Value::int(4)), field(Twin::Half).when(Condition::Longer(vec![2], 1), Value::F32(0x0)), field(Twin::List(11, Box::new(Twin::Bits(Int::U128, 1)))), field(Twin::Compressed(0.0, 1.0, 0.3)).check("end"), field(Twin::SmallOrLarge(Int::U64)).when(Condition::Some(vec![1]), Value::int(0))])
    }
}

pub mod t66 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq)]
    pub enum H0<const N: usize> {
        V0 {
            a: [(); N],
        },
        V1(
            #[wire(bits = 15)] Option<u16>,
            #[wire(range = 66..=91)] i64,
            #[wire(align, bits = 31, if = field_1 == 2, default = 8)] u32,
        ),
        V2 {
            #[wire(skip, default = 2, check = "end")] c: u64,
            #[wire(range = 76..=79)] slot: Option<u8>,
            #[wire(bits = 52, if = matches!(slot, Some(_)) && matches!(slot, Some(_)), default = 7)] flag: u64,
        },
    }
    declare::neutral_enum!([] [N] H0 0 V0 { a x0 } 1 V1 { 0 x0 1 x1 2 x2 } 2 V2 { c x0 slot x1 flag x2 });

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct Root(
        #[wire(range = -39..=-39)] pub [i16; 9],
        #[wire(rename = "old 1")] pub Option<Option<(i64, i16, [std::marker::PhantomData<String>; 3],)>>,
        #[wire(range = i32::MIN..=i32::MAX)] pub i32,
        #[wire(max_len = 0)] pub Vec<[H0<3>; 1]>,
        #[wire(range = 0..=1)] pub u64,
        #[wire(compressed(0.0..=1.0, 0.3), if = matches!(field_1, Some(_)) && matches!(field_1, Some(_)), default_bit)] pub [f32; 2],
        #[wire(half, rename = "old 6", default_bit)] pub f32,
        pub Option<std::num::NonZeroI64>,
        #[wire(range = i16::MIN..=i16::MAX)] pub i16,
        #[wire(wrapping_from = field_4, if = !(field_2 == 2))] pub u64,
        #[wire(range = u32::MIN..=u32::MAX)] pub u32,
    );
    declare::neutral_struct!([] [] Root 0 1 2 3 4 5 6 7 8 9 10);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Array(9, Box::new(Twin::Range(Int::I16, Num::Below(-39), Num::Below(-39))))), field(Twin::Option(Box::new(Twin::Option(Box::new(Twin::Record(vec![field(Twin::Range(Int::I64, Num::Below(-9223372036854775808), Num::Above(9223372036854775807))), field(Twin::Range(Int::I16, Num::Below(-32768), Num::Above(32767))), field(Twin::Array(3, Box::new(Twin::Unit)))])))))), field(Twin::Range(Int::I32, Num::Below(-2147483648), Num::Above(2147483647))), field(Twin::List(0, Box::new(Twin::Array(1, Box::new(Twin::Choice(2, vec![vec![field(Twin::Array(3, Box::new(Twin::Unit)))], vec![field(Twin::Option(Box::new(Twin::Bits(Int::U16, 15)))), field(Twin::Range(Int::I64, Num::Above(66), Num::Above(91))), field(Twin::Bits(Int::U32, 31)).align().when(Condition::Equal(vec![1], Value::int(2)), Value::int(8))], vec![field(Twin::Bits(Int::U64, 64)).skip(Value::int(2)).check("end"), field(Twin::Option(Box::new(Twin::Range(Int::U8, Num::Above(76), Num::Above(79))))), field(Twin::Bits(Int::U64, 52)).when(Condition::And(Box::new(Condition::Some(vec![1])), Box::new(Condition::Some(vec![1]))), Value::int(7))]])))))), field(Twin::Range(Int::U64, Num::Above(0), Num::Above(1))), field(Twin::Array(2, Box::new(Twin::Compressed(0.0, 1.0, 0.3)))).when(Condition::And(Box::new(Condition::Some(vec![1])), Box::new(Condition::Some(vec![1]))), Value::Many(vec![Value::F32(0x0), Value::F32(0x0)])).default_bit(Value::Many(vec![Value::F32(0x0), Value::F32(0x0)])), field(Twin::Half).default_bit(Value::F32(0x0)), field(Twin::Option(Box::new(Twin::NonZero(Box::new(Twin::Range(Int::I64, Num::Below(-9223372036854775808), Num::Above(9223372036854775807))))))), field(Twin::Range(Int::I16, Num::Below(-32768), Num::Above(32767))), field(Twin::Around(Int::U64, 4)).when(Condition::Not(Box::new(Condition::Equal(vec![2], Value::int(2)))), Value::int(0)), field(Twin::Range(Int::U32, Num::Above(0), Num::Above(4294967295)))])
    }
}

pub mod t67 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct H0(
        #[wire(range = 49..=56)] pub u8,
        pub bool,
        #[wire(range = u32::MIN..=u32::MAX)] pub u32,
    );
    declare::neutral_struct!([] [] H0 0 1 2);

    #[derive(Wire, Clone, Debug, PartialEq)]
    pub struct Root {
        #[wire(skip)] pub a: bool,
        #[wire(max_len = 1)] pub fields: Option<std::collections::BTreeSet<char>>,
        #[wire(default_bit)] pub flag: Option<H0>,
        #[wire(range = 29..=36, max_len = 0)] pub g: Box<[u32]>,
        #[wire(bits = 5, default_bit, check = "a")] pub tag: u8,
        #[wire(max_len = 2)] pub x5: Rc<[f64]>,
        #[wire(angle = 14)] pub x6: f32,
    }
    declare::neutral_struct!([] [] Root a fields flag g tag x5 x6);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Bool).skip(Value::Bool(false)), field(Twin::Option(Box::new(Twin::Ascending(1, Box::new(Twin::Char), false)))), field(Twin::Option(Box::new(Twin::Record(vec![field(Twin::Range(Int::U8, Num::Above(49), Num::Above(56))), field(Twin::Bool), field(Twin::Range(Int::U32, Num::Above(0), Num::Above(4294967295)))])))).default_bit(Value::NONE), field(Twin::List(0, Box::new(Twin::Range(Int::U32, Num::Above(29), Num::Above(36))))), field(Twin::Bits(Int::U8, 5)).default_bit(Value::int(0)).check("a"), field(Twin::List(2, Box::new(Twin::F64))), field(Twin::Angle(14, false))])
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
        Case::new::<t38::Root>(4, 38, t38::twin(), Some(<t38::Root as Wire>::MAX_BITS)),
        Case::new::<t39::Root>(4, 39, t39::twin(), Some(<t39::Root as Wire>::MAX_BITS)),
        Case::new::<t40::Root>(4, 40, t40::twin(), Some(<t40::Root as Wire>::MAX_BITS)),
        Case::new::<t41::Root>(4, 41, t41::twin(), Some(<t41::Root as Wire>::MAX_BITS)),
        Case::new::<t42::Root>(4, 42, t42::twin(), Some(<t42::Root as Wire>::MAX_BITS)),
        Case::new::<t43::Root<1>>(4, 43, t43::twin(), Some(<t43::Root<1> as Wire>::MAX_BITS)),
        Case::new::<t44::Root<i8, Arc<bool>>>(4, 44, t44::twin(), Some(<t44::Root<i8, Arc<bool>> as Wire>::MAX_BITS)),
        Case::new::<t45::Root>(4, 45, t45::twin(), None),
        Case::new::<t46::Root<1>>(4, 46, t46::twin(), Some(<t46::Root<1> as Wire>::MAX_BITS)),
        Case::new::<t47::Root>(4, 47, t47::twin(), Some(<t47::Root as Wire>::MAX_BITS)),
        Case::new::<t48::Root>(4, 48, t48::twin(), Some(<t48::Root as Wire>::MAX_BITS)),
        Case::new::<t49::Root<u16, [std::num::Wrapping<u32>; 2]>>(4, 49, t49::twin(), Some(<t49::Root<u16, [std::num::Wrapping<u32>; 2]> as Wire>::MAX_BITS)),
        Case::new::<t50::Root<0>>(4, 50, t50::twin(), Some(<t50::Root<0> as Wire>::MAX_BITS)),
        Case::new::<t51::Root>(4, 51, t51::twin(), Some(<t51::Root as Wire>::MAX_BITS)),
        Case::new::<t52::Root>(4, 52, t52::twin(), Some(<t52::Root as Wire>::MAX_BITS)),
        Case::new::<t53::Root<2>>(4, 53, t53::twin(), None),
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
        Case::new::<t65::Root<[(bool, f32, [Option<bool>; 5], Option<bool>, Arc<bool>,); 1]>>(4, 65, t65::twin(), Some(<t65::Root<[(bool, f32, [Option<bool>; 5], Option<bool>, Arc<bool>,); 1]> as Wire>::MAX_BITS)),
        Case::new::<t66::Root>(4, 66, t66::twin(), Some(<t66::Root as Wire>::MAX_BITS)),
        Case::new::<t67::Root>(4, 67, t67::twin(), Some(<t67::Root as Wire>::MAX_BITS)),
    ]
}
