// Types 0 to 31 of seed 4, made by tools/declare: not to be edited.

use super::library::scope::*;

pub mod t0 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct H0(
        pub Option<bool>,
    );
    declare::neutral_struct!([] [] H0 0);

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct Root {
        #[wire(range = 0..=100)] pub b: [u64; 3],
        #[wire(default_bit)] pub fields: bool,
        #[wire(range = 0..=1, if = fields, default = 2)] pub flag: u32,
        #[wire(align, with = small_or_large_u16, max_bits = 17)] pub value: u16,
        #[wire(rename = "old 4", max_len = 4)] pub blank: Option<Option<String>>,
        #[wire(bits = 4, if = blank.is_some(), default = 3)] pub d: u8,
        #[wire(bytes, max_len = 300)] pub bits: Option<Vec<u8>>,
        #[wire(range = 89..=95)] pub c: u32,
        #[wire(bits = 26)] pub slot: Option<u32>,
        #[wire(bits = 1)] pub a: Option<u8>,
        #[wire(rename = "old 10", if = !(flag > 4))] pub stream: Option<H0>,
        #[wire(with = nothing, max_bits = 0, check = "a")] pub x11: (),
        #[wire(max_len = 300)] pub e: String,
        #[wire(wrapping_from = c)] pub len: u32,
        #[wire(default_bit)] pub x14: bool,
        #[wire(bytes, max_len = 15)] pub r#type: Vec<u8>,
        #[wire(wrapping_from = len)] pub x16: u32,
        #[wire(angle = 23)] pub x17: [f32; 2],
    }
    declare::neutral_struct!([] [] Root b fields flag value blank d bits c slot a stream x11 e len x14 r#type x16 x17);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Array(3, Box::new(Twin::Range(Int::U64, Num::Above(0), Num::Above(100))))), field(Twin::Bool).default_bit(Value::Bool(false)), field(Twin::Range(Int::U32, Num::Above(0), Num::Above(1))).when(Condition::True(vec![1]), Value::int(2)), field(Twin::SmallOrLarge(Int::U16)).align(), field(Twin::Option(Box::new(Twin::Option(Box::new(Twin::Text(4)))))), field(Twin::Bits(Int::U8, 4)).when(Condition::Some(vec![4]), Value::int(3)), field(Twin::Option(Box::new(Twin::ByteList(300)))), field(Twin::Range(Int::U32, Num::Above(89), Num::Above(95))), field(Twin::Option(Box::new(Twin::Bits(Int::U32, 26)))), field(Twin::Option(Box::new(Twin::Bits(Int::U8, 1)))), field(Twin::Option(Box::new(Twin::Record(vec![field(Twin::Option(Box::new(Twin::Bool)))])))).when(Condition::Not(Box::new(Condition::Above(vec![2], Num::Above(4)))), Value::NONE), field(Twin::Nothing(Value::Unit, Box::new(Twin::Unit))).check("a"), field(Twin::Text(300)), field(Twin::Around(Int::U32, 7)), field(Twin::Bool).default_bit(Value::Bool(false)), field(Twin::ByteList(15)), field(Twin::Around(Int::U32, 13)), field(Twin::Array(2, Box::new(Twin::Angle(23, false))))])
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
        #[wire(bytes)] pub [u8; 5],
        #[wire(compressed(0.0..=16777215.0, 1.0), if = field_0 == 4, default = 1.5)] pub f32,
        #[wire(skip)] pub Option<f32>,
        #[wire(half)] pub f32,
        #[wire(fixed(0..=24, 7))] pub u32,
        #[wire(with = five_bits, max_bits = 6, if = (field_0 == 4) || (field_0 == 4))] pub Option<u8>,
    );
    declare::neutral_struct!([] [] Root 0 1 2 3 4 5 6);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Range(Int::U64, Num::Above(0), Num::Above(1))), field(Twin::ByteArray(5)), field(Twin::Compressed(0.0, 16777215.0, 1.0)).when(Condition::Equal(vec![0], Value::int(4)), Value::F32(0x3fc00000)), field(Twin::Option(Box::new(Twin::F32))).skip(Value::NONE), field(Twin::Half), field(Twin::Fixed(Int::U32, 0, 24, 7)), field(Twin::Option(Box::new(Twin::Bits(Int::U8, 5)))).when(Condition::Or(Box::new(Condition::Equal(vec![0], Value::int(4))), Box::new(Condition::Equal(vec![0], Value::int(4)))), Value::NONE)])
    }
}

pub mod t3 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct Root {
        pub c: f32,
        pub fields: Option<bool>,
        #[wire(if = matches!(fields, Some(_)))] pub blank: (),
        #[wire(align, if = fields.is_none(), default = 1.5, default_bit)] pub g: f32,
        #[wire(bits = 1)] pub x4: u16,
        #[wire(angle = 8, rename = "old 5", if = matches!(fields, Some(_)))] pub x5: f64,
        #[wire(bits = 14)] pub tag: u128,
    }
    declare::neutral_struct!([] [] Root c fields blank g x4 x5 tag);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::F32), field(Twin::Option(Box::new(Twin::Bool))), field(Twin::Unit).when(Condition::Some(vec![1]), Value::Unit), field(Twin::F32).align().when(Condition::Not(Box::new(Condition::Some(vec![1]))), Value::F32(0x3fc00000)).default_bit(Value::F32(0x0)), field(Twin::Bits(Int::U16, 1)), field(Twin::Angle(8, true)).when(Condition::Some(vec![1]), Value::F64(0x0)), field(Twin::Bits(Int::U128, 14))])
    }
}

pub mod t4 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct Root {
        pub a: i32,
        #[wire(range = -33..=-33)] pub fields: i32,
        #[wire(bits = 113)] pub x2: u128,
        #[wire(bits = 2)] pub stream: u16,
        #[wire(range = 5..=5, rename = "old 4")] pub tag: i64,
    }
    declare::neutral_struct!([] [] Root a fields x2 stream tag);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Range(Int::I32, Num::Below(-2147483648), Num::Above(2147483647))), field(Twin::Range(Int::I32, Num::Below(-33), Num::Below(-33))), field(Twin::Bits(Int::U128, 113)), field(Twin::Bits(Int::U16, 2)), field(Twin::Range(Int::I64, Num::Above(5), Num::Above(5)))])
    }
}

pub mod t5 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq)]
    pub enum Root {
        V0 {
            #[wire(rename = "old 0")] a: Option<bool>,
            #[wire(if = a.is_some(), default_bit)] fields: u32,
            #[wire(range = 44..=51)] blank: u16,
            #[wire(range = 9..=24, if = fields == 3)] stream: u64,
        },
        V1(
            #[wire(bits = 19)] u32,
            #[wire(align)] bool,
            #[wire(wrapping_from = field_0)] u32,
            #[wire(bits = 6)] Option<u32>,
        ),
        V2 {
            a: bool,
            #[wire(range = 47..=54)] fields: u32,
            #[wire(default_bit)] flag: i32,
            #[wire(rename = "old 3", if = !(fields > 2))] g: Option<u64>,
        },
        V3 {
            a: bool,
            fields: u32,
            flag: i8,
            #[wire(unit = 8, if = !(flag > 4))] g: [f32; 3],
        },
        V4,
        V5,
        #[wire(rename = "Old6")]
        V6 {
            b: [bool; 0],
            #[wire(if = b.len() > 1)] fields: u16,
            #[wire(half, if = fields > 3)] flag: f32,
            #[wire(range = 85..=100)] value: i16,
        },
        V7(
            #[wire(bits = 8)] u8,
            #[wire(range = 5..=5)] u16,
            Option<u64>,
            i32,
        ),
        V8 {
            #[wire(range = u64::MIN..=u64::MAX, rename = "old 0")] b: u64,
            slot: u128,
            #[wire(range = 5..=5)] blank: u16,
            g: Option<Option<Box<bool>>>,
        },
    }
    impl Default for Root { fn default() -> Self { Self::V4 {  } } }
    declare::neutral_enum!([] [] Root 0 V0 { a x0 fields x1 blank x2 stream x3 } 1 V1 { 0 x0 1 x1 2 x2 3 x3 } 2 V2 { a x0 fields x1 flag x2 g x3 } 3 V3 { a x0 fields x1 flag x2 g x3 } 4 V4 {  } 5 V5 {  } 6 V6 { b x0 fields x1 flag x2 value x3 } 7 V7 { 0 x0 1 x1 2 x2 3 x3 } 8 V8 { b x0 slot x1 blank x2 g x3 });

    pub fn twin() -> Twin {
        Twin::Choice(4, vec![vec![field(Twin::Option(Box::new(Twin::Bool))), field(Twin::Bits(Int::U32, 32)).when(Condition::Some(vec![0]), Value::int(0)).default_bit(Value::int(0)), field(Twin::Range(Int::U16, Num::Above(44), Num::Above(51))), field(Twin::Range(Int::U64, Num::Above(9), Num::Above(24))).when(Condition::Equal(vec![1], Value::int(3)), Value::int(0))], vec![field(Twin::Bits(Int::U32, 19)), field(Twin::Bool).align(), field(Twin::Around(Int::U32, 0)), field(Twin::Option(Box::new(Twin::Bits(Int::U32, 6))))], vec![field(Twin::Bool), field(Twin::Range(Int::U32, Num::Above(47), Num::Above(54))), field(Twin::Range(Int::I32, Num::Below(-2147483648), Num::Above(2147483647))).default_bit(Value::int(0)), field(Twin::Option(Box::new(Twin::Bits(Int::U64, 64)))).when(Condition::Not(Box::new(Condition::Above(vec![1], Num::Above(2)))), Value::NONE)], vec![field(Twin::Bool), field(Twin::Bits(Int::U32, 32)), field(Twin::Range(Int::I8, Num::Below(-128), Num::Above(127))), field(Twin::Direction(8)).when(Condition::Not(Box::new(Condition::Above(vec![2], Num::Above(4)))), Value::Many(vec![Value::F32(0x0), Value::F32(0x0), Value::F32(0x0)]))], vec![], vec![], vec![field(Twin::Array(0, Box::new(Twin::Bool))), field(Twin::Bits(Int::U16, 16)).when(Condition::Longer(vec![0], 1), Value::int(0)), field(Twin::Half).when(Condition::Above(vec![1], Num::Above(3)), Value::F32(0x0)), field(Twin::Range(Int::I16, Num::Above(85), Num::Above(100)))], vec![field(Twin::Bits(Int::U8, 8)), field(Twin::Range(Int::U16, Num::Above(5), Num::Above(5))), field(Twin::Option(Box::new(Twin::Bits(Int::U64, 64)))), field(Twin::Range(Int::I32, Num::Below(-2147483648), Num::Above(2147483647)))], vec![field(Twin::Range(Int::U64, Num::Above(0), Num::Above(18446744073709551615))), field(Twin::Bits(Int::U128, 128)), field(Twin::Range(Int::U16, Num::Above(5), Num::Above(5))), field(Twin::Option(Box::new(Twin::Option(Box::new(Twin::Bool)))))]])
    }
}

pub mod t6 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct Root(
        #[wire(bits = 16)] pub Option<u16>,
        #[wire(bytes, if = field_0.is_some())] pub Option<[u8; 0]>,
        #[wire(range = 31..=73)] pub Option<usize>,
    );
    declare::neutral_struct!([] [] Root 0 1 2);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Option(Box::new(Twin::Bits(Int::U16, 16)))), field(Twin::Option(Box::new(Twin::ByteArray(0)))).when(Condition::Some(vec![0]), Value::NONE), field(Twin::Option(Box::new(Twin::Range(Int::Usize, Num::Above(31), Num::Above(73)))))])
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
    #[wire(crate = tightwire)]
    pub struct Root(
        #[wire(range = 0..=100, default_bit)] pub Option<i128>,
        #[wire(fixed(-10..=0, 0), if = field_0 == Some(3))] pub Option<i64>,
        #[wire(align, bits = 19, if = field_0.is_some(), default = 3)] pub u64,
        #[wire(compressed(-256.0..=256.0, 0.001), if = (matches!(field_1, Some(field_0) if field_0 > 0)) && (field_2 == 2))] pub f32,
        #[wire(compressed(0.0..=10.0, 5.0), max_len = 4, if = matches!(field_0, Some(field_0) if field_0 > 3))] pub Vec<Option<f32>>,
        #[wire(wrapping_from = field_2, if = matches!(field_1, Some(field_0) if field_0 > 2), default = 5)] pub u64,
        #[wire(range = 87..=88, if = field_1.is_none())] pub u8,
        #[wire(range = 3..=10, check = "end")] pub u128,
        #[wire(range = 7..=65, rename = "old 8")] pub [usize; 3],
        #[wire(wrapping_from = field_5)] pub u64,
        #[wire(range = 0..=1, if = !((field_2 == 1) && (field_4.len() > 1)), default_bit)] pub Option<Option<usize>>,
    );
    declare::neutral_struct!([] [] Root 0 1 2 3 4 5 6 7 8 9 10);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Option(Box::new(Twin::Range(Int::I128, Num::Above(0), Num::Above(100))))).default_bit(Value::NONE), field(Twin::Option(Box::new(Twin::Fixed(Int::I64, -10, 0, 0)))).when(Condition::Equal(vec![0], Value::some(Value::int(3))), Value::NONE), field(Twin::Bits(Int::U64, 19)).align().when(Condition::Some(vec![0]), Value::int(3)), field(Twin::Compressed(-256.0, 256.0, 0.001)).when(Condition::And(Box::new(Condition::SomeAbove(vec![1], Num::Above(0))), Box::new(Condition::Equal(vec![2], Value::int(2)))), Value::F32(0x0)), field(Twin::List(4, Box::new(Twin::Option(Box::new(Twin::Compressed(0.0, 10.0, 5.0)))))).when(Condition::SomeAbove(vec![0], Num::Above(3)), Value::Many(vec![])), field(Twin::Around(Int::U64, 2)).when(Condition::SomeAbove(vec![1], Num::Above(2)), Value::int(5)), field(Twin::Range(Int::U8, Num::Above(87), Num::Above(88))).when(Condition::Not(Box::new(Condition::Some(vec![1]))), Value::int(0)), field(Twin::Range(Int::U128, Num::Above(3), Num::Above(10))).check("end"), field(Twin::Array(3, Box::new(Twin::Range(Int::Usize, Num::Above(7), Num::Above(65))))), field(Twin::Around(Int::U64, 5)), field(Twin::Option(Box::new(Twin::Option(Box::new(Twin::Range(Int::Usize, Num::Above(0), Num::Above(1))))))).when(Condition::Not(Box::new(Condition::And(Box::new(Condition::Equal(vec![2], Value::int(1))), Box::new(Condition::Longer(vec![4], 1))))), Value::NONE).default_bit(Value::NONE)])
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
    pub struct Root {
        #[wire(default_bit)] pub c: i32,
        #[wire(smallest_three = 19, default_bit)] pub slot: [f32; 4],
        #[wire(range = -87..=-80, check = "a")] pub blank: i8,
        #[wire(align, bits = 5)] pub g: Option<u64>,
        #[wire(align, compressed(-1.0..=1.0, 0.01))] pub x4: f32,
        #[wire(relative_to = blank)] pub d: i8,
        #[wire(bits = 33)] pub bits: u64,
        #[wire(bytes, rename = "old 7", if = c > 2)] pub x7: Option<[u8; 4]>,
        #[wire(range = 0..=100, rename = "old 8")] pub r#type: i8,
        #[wire(align, max_len = 9, default_bit)] pub a: String,
        #[wire(range = 11..=26)] pub stream: Option<u64>,
        #[wire(codec = SmallOrLarge, default_bit)] pub x11: [u64; 2],
    }
    declare::neutral_struct!([] [] Root c slot blank g x4 d bits x7 r#type a stream x11);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Range(Int::I32, Num::Below(-2147483648), Num::Above(2147483647))).default_bit(Value::int(0)), field(Twin::SmallestThree(19)).default_bit(Value::Many(vec![Value::F32(0x0), Value::F32(0x0), Value::F32(0x0), Value::F32(0x0)])), field(Twin::Range(Int::I8, Num::Below(-87), Num::Below(-80))).check("a"), field(Twin::Option(Box::new(Twin::Bits(Int::U64, 5)))).align(), field(Twin::Compressed(-1.0, 1.0, 0.01)).align(), field(Twin::Relative(Int::I8, 2)), field(Twin::Bits(Int::U64, 33)), field(Twin::Option(Box::new(Twin::ByteArray(4)))).when(Condition::Above(vec![0], Num::Above(2)), Value::NONE), field(Twin::Range(Int::I8, Num::Above(0), Num::Above(100))), field(Twin::Text(9)).align().default_bit(Value::Text("".into())), field(Twin::Option(Box::new(Twin::Range(Int::U64, Num::Above(11), Num::Above(26))))), field(Twin::Array(2, Box::new(Twin::SmallOrLarge(Int::U64)))).default_bit(Value::Many(vec![Value::int(0), Value::int(0)]))])
    }
}

pub mod t11 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct Root {
        #[wire(bits = 3)] pub c: Option<u8>,
        #[wire(align)] pub fields: f32,
        #[wire(bits = 6, if = c.is_some(), default_bit)] pub flag: u8,
        pub g: i8,
        pub len: i32,
        pub d: u32,
        #[wire(compressed(-1.0..=1.0, 0.01))] pub tag: f32,
    }
    declare::neutral_struct!([] [] Root c fields flag g len d tag);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Option(Box::new(Twin::Bits(Int::U8, 3)))), field(Twin::F32).align(), field(Twin::Bits(Int::U8, 6)).when(Condition::Some(vec![0]), Value::int(0)).default_bit(Value::int(0)), field(Twin::Range(Int::I8, Num::Below(-128), Num::Above(127))), field(Twin::Range(Int::I32, Num::Below(-2147483648), Num::Above(2147483647))), field(Twin::Bits(Int::U32, 32)), field(Twin::Compressed(-1.0, 1.0, 0.01))])
    }
}

pub mod t12 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct Root(
        #[wire(rename = "old 0")] pub f32,
        #[wire(default_bit)] pub u8,
        #[wire(bits = 5)] pub u16,
        #[wire(range = 0..=100)] pub Option<i16>,
        #[wire(bytes, max_len = 4, if = matches!(field_3, Some(_)))] pub Vec<u8>,
        pub i16,
        #[wire(range = 68..=68, default_bit)] pub Option<u64>,
        #[wire(bits = 56, if = field_3 == Some(1))] pub u64,
        #[wire(half)] pub Option<f32>,
        pub i64,
        #[wire(if = field_5 > 4, default = 5)] pub u64,
    );
    declare::neutral_struct!([] [] Root 0 1 2 3 4 5 6 7 8 9 10);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::F32), field(Twin::Bits(Int::U8, 8)).default_bit(Value::int(0)), field(Twin::Bits(Int::U16, 5)), field(Twin::Option(Box::new(Twin::Range(Int::I16, Num::Above(0), Num::Above(100))))), field(Twin::ByteList(4)).when(Condition::Some(vec![3]), Value::Many(vec![])), field(Twin::Range(Int::I16, Num::Below(-32768), Num::Above(32767))), field(Twin::Option(Box::new(Twin::Range(Int::U64, Num::Above(68), Num::Above(68))))).default_bit(Value::NONE), field(Twin::Bits(Int::U64, 56)).when(Condition::Equal(vec![3], Value::some(Value::int(1))), Value::int(0)), field(Twin::Option(Box::new(Twin::Half))), field(Twin::Range(Int::I64, Num::Below(-9223372036854775808), Num::Above(9223372036854775807))), field(Twin::Bits(Int::U64, 64)).when(Condition::Above(vec![5], Num::Above(4)), Value::int(5))])
    }
}

pub mod t13 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct H0<T0, T1> {
        #[wire(rename = "old 0")] pub c: T0,
        pub value: T1,
        #[wire(range = 24..=93, default_bit)] pub blank: u8,
        pub x3: u32,
    }
    declare::neutral_struct!([T0 T1] [] H0 c value blank x3);

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct Root {
        #[wire(bits = 3, default_bit)] pub c: u32,
        #[wire(skip, default = 1.5)] pub fields: f32,
        pub a: H0<std::marker::PhantomData<String>, bool>,
        #[wire(range = 5..=5, default_bit)] pub g: u64,
        #[wire(align, compressed(0.0..=16777215.0, 1.0))] pub len: f32,
        pub d: Option<f32>,
        #[wire(angle = 11)] pub bits: f32,
        #[wire(bits = 10)] pub b: u16,
    }
    declare::neutral_struct!([] [] Root c fields a g len d bits b);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Bits(Int::U32, 3)).default_bit(Value::int(0)), field(Twin::Half).skip(Value::F32(0x3fc00000)), field(Twin::Record(vec![field(Twin::Unit), field(Twin::Bool), field(Twin::Range(Int::U8, Num::Above(24), Num::Above(93))).default_bit(Value::int(0)), field(Twin::Bits(Int::U32, 32))])), field(Twin::Range(Int::U64, Num::Above(5), Num::Above(5))).default_bit(Value::int(0)), field(Twin::Compressed(0.0, 16777215.0, 1.0)).align(), field(Twin::Option(Box::new(Twin::F32))), field(Twin::Angle(11, false)), field(Twin::Bits(Int::U16, 10))])
    }
}

pub mod t14 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq)]
    pub enum H0 {
        V0 {
            #[wire(max_len = 15)] a: String,
        },
        V1 {
            a: Option<bool>,
        },
        #[wire(rename = "Old2")]
        V2 {
            #[wire(with = small_or_large_u16, max_bits = 17)] a: u16,
        },
        V3 {
            #[wire(default_bit)] b: f32,
        },
        V4,
    }
    impl Default for H0 { fn default() -> Self { Self::V4 {  } } }
    declare::neutral_enum!([] [] H0 0 V0 { a x0 } 1 V1 { a x0 } 2 V2 { a x0 } 3 V3 { b x0 } 4 V4 {  });

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct Root(
        #[wire(with = small_or_large_u64, max_bits = 65, default_bit)] pub u64,
        #[wire(skip, default = 1.5)] pub f32,
        #[wire(default_bit)] pub H0,
        #[wire(align, with = five_bits, default_bit)] pub Option<u8>,
        #[wire(unit = 12)] pub [f32; 3],
        pub Option<bool>,
    );
    declare::neutral_struct!([] [] Root 0 1 2 3 4 5);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::SmallOrLarge(Int::U64)).default_bit(Value::int(0)), field(Twin::Compressed(-1.0, 1.0, 0.01)).skip(Value::F32(0x3fc00000)), field(Twin::Choice(3, vec![vec![field(Twin::Text(15))], vec![field(Twin::Option(Box::new(Twin::Bool)))], vec![field(Twin::SmallOrLarge(Int::U16))], vec![field(Twin::F32).default_bit(Value::F32(0x0))], vec![]])).default_bit(Value::Variant(4, vec![])), field(Twin::Option(Box::new(Twin::Bits(Int::U8, 5)))).align().default_bit(Value::NONE), field(Twin::Direction(12)), field(Twin::Option(Box::new(Twin::Bool)))])
    }
}

pub mod t15 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct Root<T0> {
        pub c: [T0; 1],
        #[wire(unit = 6)] pub fields: Option<[f32; 3]>,
        #[wire(range = 5..=5, rename = "old 2", max_len = 119, if = !c.is_empty())] pub blank: Vec<i64>,
        #[wire(bits = 29, if = (!blank.is_empty()) && matches!(fields, Some(_)), default = 5)] pub value: u32,
        #[wire(range = 5..=5, max_len = 165)] pub x4: Vec<u32>,
        #[wire(max_len = 196)] pub d: Vec<[bool; 0]>,
    }
    declare::neutral_struct!([T0] [] Root c fields blank value x4 d);

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct H1<T0>(
        #[wire(skip)] pub T0,
        #[wire(range = -24..=61)] pub i64,
        #[wire(align, compressed(-3.5..=8.25, 0.1))] pub Option<f32>,
        #[wire(relative_to = field_1)] pub i64,
    );
    declare::neutral_struct!([T0] [] H1 0 1 2 3);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Array(1, Box::new(Twin::Record(vec![field(Twin::Bool).skip(Value::Bool(false)), field(Twin::Range(Int::I64, Num::Below(-24), Num::Above(61))), field(Twin::Option(Box::new(Twin::Compressed(-3.5, 8.25, 0.1)))).align(), field(Twin::Relative(Int::I64, 1))])))), field(Twin::Option(Box::new(Twin::Direction(6)))), field(Twin::List(119, Box::new(Twin::Range(Int::I64, Num::Above(5), Num::Above(5))))).when(Condition::Longer(vec![0], 0), Value::Many(vec![])), field(Twin::Bits(Int::U32, 29)).when(Condition::And(Box::new(Condition::Longer(vec![2], 0)), Box::new(Condition::Some(vec![1]))), Value::int(5)), field(Twin::List(165, Box::new(Twin::Range(Int::U32, Num::Above(5), Num::Above(5))))), field(Twin::List(196, Box::new(Twin::Array(0, Box::new(Twin::Bool)))))])
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

    #[derive(Wire, Clone, Debug, PartialEq)]
    pub enum Root {
        V0 {
        },
        V1 {
            b: bool,
            #[wire(skip, default = 7)] fields: i16,
            a: bool,
            #[wire(skip, default = 7)] value: u8,
        },
        V2 {
            #[wire(unit = 19)] b: [f32; 3],
            #[wire(with = small_or_large_u16, max_bits = 17)] slot: u16,
            flag: std::time::Duration,
            #[wire(range = 14..=38)] value: usize,
        },
        V3,
        V4(
        ),
        V5,
        #[wire(rename = "Old6")]
        V6,
        V7 {
            #[wire(range = -54..=45)] c: Option<i32>,
            slot: f32,
            #[wire(bits = 47, rename = "old 2")] flag: Option<u64>,
            #[wire(align, bits = 3, if = !(matches!(flag, Some(c) if c > 2)), default = std::num::NonZero::new(5).unwrap())] stream: std::num::NonZeroU16,
        },
        V8(
            #[wire(rename = "old 0", max_len = 13)] Vec<Option<f64>>,
            #[wire(default_bit)] i16,
            #[wire(bits = 19)] u32,
            #[wire(fixed(-18..=41, 5), default_bit)] [i16; 2],
        ),
    }
    impl Default for Root { fn default() -> Self { Self::V0 {  } } }
    declare::neutral_enum!([] [] Root 0 V0 {  } 1 V1 { b x0 fields x1 a x2 value x3 } 2 V2 { b x0 slot x1 flag x2 value x3 } 3 V3 {  } 4 V4 {  } 5 V5 {  } 6 V6 {  } 7 V7 { c x0 slot x1 flag x2 stream x3 } 8 V8 { 0 x0 1 x1 2 x2 3 x3 });

    pub fn twin() -> Twin {
        Twin::Choice(4, vec![vec![], vec![field(Twin::Bool), field(Twin::Range(Int::I16, Num::Above(0), Num::Above(100))).skip(Value::int(7)), field(Twin::Bool), field(Twin::Range(Int::U8, Num::Above(81), Num::Above(81))).skip(Value::int(7))], vec![field(Twin::Direction(19)), field(Twin::SmallOrLarge(Int::U16)), field(Twin::Record(vec![field(Twin::Bits(Int::U64, 64)), field(Twin::Range(Int::U32, Num::Above(0), Num::Above(999999999)))])), field(Twin::Range(Int::Usize, Num::Above(14), Num::Above(38)))], vec![], vec![], vec![], vec![], vec![field(Twin::Option(Box::new(Twin::Range(Int::I32, Num::Below(-54), Num::Above(45))))), field(Twin::F32), field(Twin::Option(Box::new(Twin::Bits(Int::U64, 47)))), field(Twin::NonZero(Box::new(Twin::Bits(Int::U16, 3)))).align().when(Condition::Not(Box::new(Condition::SomeAbove(vec![2], Num::Above(2)))), Value::int(5))], vec![field(Twin::List(13, Box::new(Twin::Option(Box::new(Twin::F64))))), field(Twin::Range(Int::I16, Num::Below(-32768), Num::Above(32767))).default_bit(Value::int(0)), field(Twin::Bits(Int::U32, 19)), field(Twin::Array(2, Box::new(Twin::Fixed(Int::I16, -18, 41, 5)))).default_bit(Value::Many(vec![Value::int(0), Value::int(0)]))]])
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
        #[wire(range = 0..=100)] pub len: std::num::NonZeroU16,
        #[wire(if = !(g > 3))] pub e: u64,
        #[wire(bits = 17)] pub bits: u32,
        #[wire(if = e > 3, default = 6)] pub c: u16,
        #[wire(align)] pub x8: u64,
        #[wire(range = 5..=5)] pub b: u8,
        pub x10: u16,
    }
    declare::neutral_struct!([T0] [N] Root a slot blank g len e bits c x8 b x10);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Record(vec![field(Twin::Array(9, Box::new(Twin::Bool))), field(Twin::Bool)])).default_bit(Value::Many(vec![Value::Many(vec![Value::Bool(false), Value::Bool(false), Value::Bool(false), Value::Bool(false), Value::Bool(false), Value::Bool(false), Value::Bool(false), Value::Bool(false), Value::Bool(false)]), Value::Bool(false)])), field(Twin::Array(3, Box::new(Twin::Option(Box::new(Twin::Array(3, Box::new(Twin::Range(Int::I64, Num::Below(-9223372036854775808), Num::Above(9223372036854775807))))))))), field(Twin::Option(Box::new(Twin::Array(0, Box::new(Twin::Bool))))), field(Twin::Range(Int::U16, Num::Above(0), Num::Above(1))), field(Twin::NonZero(Box::new(Twin::Range(Int::U16, Num::Above(0), Num::Above(100))))), field(Twin::Bits(Int::U64, 64)).when(Condition::Not(Box::new(Condition::Above(vec![3], Num::Above(3)))), Value::int(0)), field(Twin::Bits(Int::U32, 17)), field(Twin::Bits(Int::U16, 16)).when(Condition::Above(vec![5], Num::Above(3)), Value::int(6)), field(Twin::Bits(Int::U64, 64)).align(), field(Twin::Range(Int::U8, Num::Above(5), Num::Above(5))), field(Twin::Bits(Int::U16, 16))])
    }
}

pub mod t19 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct Root {
        #[wire(align, skip)] pub b: Option<u128>,
        #[wire(range = 66..=84)] pub fields: u32,
        #[wire(range = 0..=1)] pub a: Option<isize>,
        #[wire(unit = 20)] pub g: Option<[f32; 3]>,
        #[wire(smallest_three = 17)] pub tag: Option<[f32; 4]>,
    }
    declare::neutral_struct!([] [] Root b fields a g tag);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Option(Box::new(Twin::Bits(Int::U128, 94)))).align().skip(Value::NONE), field(Twin::Range(Int::U32, Num::Above(66), Num::Above(84))), field(Twin::Option(Box::new(Twin::Range(Int::Isize, Num::Above(0), Num::Above(1))))), field(Twin::Option(Box::new(Twin::Direction(20)))), field(Twin::Option(Box::new(Twin::SmallestThree(17))))])
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
        #[wire(half, rename = "old 7")] pub d: f32,
        #[wire(range = 58..=82)] pub fields: usize,
        #[wire(bits = 18)] pub flag: Option<u64>,
        #[wire(skip)] pub x10: u32,
    }
    declare::neutral_struct!([] [] Root a slot blank value len g tag d fields flag x10);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Option(Box::new(Twin::Bits(Int::U32, 32)))), field(Twin::Bits(Int::U64, 30)), field(Twin::Option(Box::new(Twin::Range(Int::I32, Num::Below(-2147483648), Num::Above(2147483647))))), field(Twin::Range(Int::I32, Num::Below(-2147483648), Num::Above(2147483647))), field(Twin::Option(Box::new(Twin::Bits(Int::U16, 15)))).default_bit(Value::NONE), field(Twin::Bits(Int::U32, 32)), field(Twin::Bits(Int::U32, 32)), field(Twin::Half), field(Twin::Range(Int::Usize, Num::Above(58), Num::Above(82))), field(Twin::Option(Box::new(Twin::Bits(Int::U64, 18)))), field(Twin::Bits(Int::U32, 32)).skip(Value::int(0))])
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
    pub struct H0<T0>(
        pub Option<T0>,
        #[wire(range = 18..=67, if = field_0.is_some())] pub u8,
    );
    declare::neutral_struct!([T0] [] H0 0 1);

    #[derive(Wire, Clone, Debug, PartialEq)]
    pub struct H1<const N: usize> {
        pub a: [std::num::Wrapping<i16>; N],
    }
    declare::neutral_struct!([] [N] H1 a);

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct Root(
        #[wire(bits = 4, rename = "old 0")] pub u16,
        #[wire(range = -97..=0, max_len = 10)] pub Vec<i8>,
        #[wire(wrapping_from = field_0)] pub u16,
        #[wire(smallest_three = 20)] pub [f32; 4],
        #[wire(unit = 19)] pub Option<[f32; 3]>,
        #[wire(wrapping_from = field_2, if = field_0 == 1)] pub u16,
        pub Option<H0<H0<Option<std::num::Wrapping<i32>>>>>,
        #[wire(max_len = 2)] pub Vec<H1<1>>,
        #[wire(range = 25..=83, if = !(field_4.is_some() || field_4.is_some()))] pub Option<u64>,
    );
    declare::neutral_struct!([] [] Root 0 1 2 3 4 5 6 7 8);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Bits(Int::U16, 4)), field(Twin::List(10, Box::new(Twin::Range(Int::I8, Num::Below(-97), Num::Above(0))))), field(Twin::Around(Int::U16, 0)), field(Twin::SmallestThree(20)), field(Twin::Option(Box::new(Twin::Direction(19)))), field(Twin::Around(Int::U16, 2)).when(Condition::Equal(vec![0], Value::int(1)), Value::int(0)), field(Twin::Option(Box::new(Twin::Record(vec![field(Twin::Option(Box::new(Twin::Record(vec![field(Twin::Option(Box::new(Twin::Option(Box::new(Twin::Range(Int::I32, Num::Below(-2147483648), Num::Above(2147483647))))))), field(Twin::Range(Int::U8, Num::Above(18), Num::Above(67))).when(Condition::Some(vec![0]), Value::int(0))])))), field(Twin::Range(Int::U8, Num::Above(18), Num::Above(67))).when(Condition::Some(vec![0]), Value::int(0))])))), field(Twin::List(2, Box::new(Twin::Record(vec![field(Twin::Array(1, Box::new(Twin::Range(Int::I16, Num::Below(-32768), Num::Above(32767)))))])))), field(Twin::Option(Box::new(Twin::Range(Int::U64, Num::Above(25), Num::Above(83))))).when(Condition::Not(Box::new(Condition::Or(Box::new(Condition::Some(vec![4])), Box::new(Condition::Some(vec![4]))))), Value::NONE)])
    }
}

pub mod t24 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq)]
    pub struct Root {
        #[wire(range = -66..=-66)] pub c: i32,
        #[wire(range = 0..=100, if = !(c == 3), default = std::num::NonZero::new(8).unwrap())] pub slot: std::num::NonZeroU32,
        #[wire(range = 9..=16)] pub blank: [u16; 33],
        #[wire(range = -92..=43, default_bit)] pub g: Option<Option<std::num::NonZeroI8>>,
        #[wire(half)] pub x4: f32,
        #[wire(range = -79..=47)] pub d: i64,
        #[wire(bits = 1, max_len = 14, if = !((c > 4) || (c == 4)))] pub bits: Vec<u16>,
        #[wire(range = -2147483648..=2147483647, if = d > 4, default = Some(4), default_bit)] pub b: Option<isize>,
        #[wire(range = 5..=12, max_len = 9)] pub x8: Vec<u64>,
        #[wire(range = 14..=35, rename = "old 9")] pub flag: Option<u32>,
        #[wire(rename = "old 10", max_len = 6, if = b == Some(0))] pub x10: Vec<Option<std::net::Ipv4Addr>>,
        #[wire(with = five_bits)] pub x11: Option<u8>,
    }
    declare::neutral_struct!([] [] Root c slot blank g x4 d bits b x8 flag x10 x11);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Range(Int::I32, Num::Below(-66), Num::Below(-66))), field(Twin::NonZero(Box::new(Twin::Range(Int::U32, Num::Above(0), Num::Above(100))))).when(Condition::Not(Box::new(Condition::Equal(vec![0], Value::int(3)))), Value::int(8)), field(Twin::Array(33, Box::new(Twin::Range(Int::U16, Num::Above(9), Num::Above(16))))), field(Twin::Option(Box::new(Twin::Option(Box::new(Twin::NonZero(Box::new(Twin::Range(Int::I8, Num::Below(-92), Num::Above(43))))))))).default_bit(Value::NONE), field(Twin::Half), field(Twin::Range(Int::I64, Num::Below(-79), Num::Above(47))), field(Twin::List(14, Box::new(Twin::Bits(Int::U16, 1)))).when(Condition::Not(Box::new(Condition::Or(Box::new(Condition::Above(vec![0], Num::Above(4))), Box::new(Condition::Equal(vec![0], Value::int(4)))))), Value::Many(vec![])), field(Twin::Option(Box::new(Twin::Range(Int::Isize, Num::Below(-2147483648), Num::Above(2147483647))))).when(Condition::Above(vec![5], Num::Above(4)), Value::some(Value::int(4))).default_bit(Value::NONE), field(Twin::List(9, Box::new(Twin::Range(Int::U64, Num::Above(5), Num::Above(12))))), field(Twin::Option(Box::new(Twin::Range(Int::U32, Num::Above(14), Num::Above(35))))), field(Twin::List(6, Box::new(Twin::Option(Box::new(Twin::Array(4, Box::new(Twin::Bits(Int::U8, 8)))))))).when(Condition::Equal(vec![7], Value::some(Value::int(0))), Value::Many(vec![])), field(Twin::Option(Box::new(Twin::Bits(Int::U8, 5))))])
    }
}

pub mod t25 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq)]
    #[wire(crate = tightwire)]
    pub enum H0 {
        V0(
            #[wire(default_bit)] bool,
            u64,
        ),
        V1 {
            #[wire(half)] b: f32,
            #[wire(bits = 16)] slot: u64,
        },
        V2 {
            #[wire(range = 30..=37)] a: u32,
            #[wire(range = i8::MIN..=i8::MAX, if = !(a > 0), default = 7)] fields: i8,
        },
        V3,
    }
    impl Default for H0 { fn default() -> Self { Self::V3 {  } } }
    declare::neutral_enum!([] [] H0 0 V0 { 0 x0 1 x1 } 1 V1 { b x0 slot x1 } 2 V2 { a x0 fields x1 } 3 V3 {  });

    #[derive(Wire, Clone, Debug, PartialEq)]
    pub enum Root {
        V0 {
            #[wire(align, skip, check = "a")] a: Option<Option<std::num::NonZeroU64>>,
            slot: [H0; 9],
            #[wire(codec = SmallOrLarge, rename = "old 2")] flag: Option<u64>,
            #[wire(range = i64::MIN..=i64::MAX, rename = "old 3")] g: i64,
        },
    }
    impl Default for Root { fn default() -> Self { Self::V0 { a: Default::default(), slot: Default::default(), flag: Default::default(), g: Default::default() } } }
    declare::neutral_enum!([] [] Root 0 V0 { a x0 slot x1 flag x2 g x3 });

    pub fn twin() -> Twin {
        Twin::Choice(0, vec![vec![field(Twin::Option(Box::new(Twin::Option(Box::new(Twin::NonZero(Box::new(Twin::Bits(Int::U64, 37)))))))).align().skip(Value::NONE).check("a"), field(Twin::Array(9, Box::new(Twin::Choice(2, vec![vec![field(Twin::Bool).default_bit(Value::Bool(false)), field(Twin::Bits(Int::U64, 64))], vec![field(Twin::Half), field(Twin::Bits(Int::U64, 16))], vec![field(Twin::Range(Int::U32, Num::Above(30), Num::Above(37))), field(Twin::Range(Int::I8, Num::Below(-128), Num::Above(127))).when(Condition::Not(Box::new(Condition::Above(vec![0], Num::Above(0)))), Value::int(7))], vec![]])))), field(Twin::Option(Box::new(Twin::SmallOrLarge(Int::U64)))), field(Twin::Range(Int::I64, Num::Below(-9223372036854775808), Num::Above(9223372036854775807)))]])
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

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct H0(
        pub i64,
        #[wire(skip, check = "players")] pub [[Rc<char>; 2]; 1],
        #[wire(range = 0..=100)] pub u64,
        #[wire(fixed(-11..=3, 4), if = (field_2 > 3) && (field_0 == 2))] pub i32,
    );
    declare::neutral_struct!([] [] H0 0 1 2 3);

    #[derive(Wire, Clone, Debug, PartialEq)]
    pub struct Root {
        #[wire(rename = "old 0")] pub a: bool,
        #[wire(max_len = 15)] pub value: Vec<Option<Rc<H0>>>,
        pub flag: std::num::Wrapping<u32>,
        pub x3: [bool; 33],
        #[wire(align, half, default_bit)] pub tag: Option<Option<f32>>,
        #[wire(wrapping_from = flag, if = a)] pub g: std::num::Wrapping<u32>,
        #[wire(angle = 5, default_bit)] pub bits: f64,
        #[wire(range = -92..=-85, rename = "old 7")] pub c: i16,
        #[wire(codec = Silent)] pub fields: u8,
    }
    declare::neutral_struct!([] [] Root a value flag x3 tag g bits c fields);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Bool), field(Twin::List(15, Box::new(Twin::Option(Box::new(Twin::Record(vec![field(Twin::Range(Int::I64, Num::Below(-9223372036854775808), Num::Above(9223372036854775807))), field(Twin::Array(1, Box::new(Twin::Array(2, Box::new(Twin::Char))))).skip(Value::Many(vec![Value::Many(vec![Value::Char('\0'), Value::Char('\0')])])).check("players"), field(Twin::Range(Int::U64, Num::Above(0), Num::Above(100))), field(Twin::Fixed(Int::I32, -11, 3, 4)).when(Condition::And(Box::new(Condition::Above(vec![2], Num::Above(3))), Box::new(Condition::Equal(vec![0], Value::int(2)))), Value::int(0))])))))), field(Twin::Bits(Int::U32, 32)), field(Twin::Array(33, Box::new(Twin::Bool))), field(Twin::Option(Box::new(Twin::Option(Box::new(Twin::Half))))).align().default_bit(Value::NONE), field(Twin::Around(Int::U32, 2)).when(Condition::True(vec![0]), Value::int(0)), field(Twin::Angle(5, true)).default_bit(Value::F64(0x0)), field(Twin::Range(Int::I16, Num::Below(-92), Num::Below(-85))), field(Twin::Nothing(Value::int(0), Box::new(Twin::Bits(Int::U8, 8))))])
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
        #[wire(skip, default = 1.5)] pub x4: f32,
        pub g: Option<i8>,
        #[wire(range = -75..=-15, rename = "old 6")] pub bits: Option<i16>,
        pub d: i32,
        #[wire(if = blank.is_some(), default = 6)] pub slot: u32,
        #[wire(skip, default = Some(5))] pub flag: Option<u16>,
        #[wire(bits = 2, if = slot == 4, default = Some(3))] pub x10: Option<u16>,
        #[wire(bits = 8)] pub x11: u64,
        #[wire(range = 0..=100)] pub x12: i16,
        pub x13: u16,
        #[wire(range = 27..=31)] pub c: i128,
        #[wire(if = x10.is_some(), default = 8)] pub x15: u8,
        pub x16: Option<u64>,
        #[wire(if = c == 0, default = Some(4))] pub x17: Option<i32>,
        #[wire(fixed(-8..=-4, 1), check = "end")] pub x18: Option<i16>,
        #[wire(half, if = matches!(x16, Some(b) if b > 1))] pub value: Option<f32>,
        #[wire(bits = 32, if = matches!(value, Some(_)) && blank.is_some())] pub len: u32,
        #[wire(rename = "old 21")] pub x21: (),
        #[wire(range = -79..=61, if = blank == Some(2), default = 5)] pub r#type: i16,
        #[wire(if = matches!(x17, Some(_)))] pub x23: f32,
        #[wire(half, if = !(len > 4))] pub x24: Option<f32>,
    }
    declare::neutral_struct!([T0 T1] [] Root b fields blank stream x4 g bits d slot flag x10 x11 x12 x13 c x15 x16 x17 x18 value len x21 r#type x23 x24);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Option(Box::new(Twin::NonZero(Box::new(Twin::Range(Int::I8, Num::Below(-128), Num::Above(127))))))), field(Twin::Record(vec![field(Twin::F64), field(Twin::Bool)])), field(Twin::Option(Box::new(Twin::Range(Int::I32, Num::Below(-2147483648), Num::Above(2147483647))))).when(Condition::Or(Box::new(Condition::True(vec![1, 1])), Box::new(Condition::True(vec![1, 1]))), Value::some(Value::int(5))), field(Twin::Bool).when(Condition::Not(Box::new(Condition::Some(vec![2]))), Value::Bool(true)), field(Twin::Half).skip(Value::F32(0x3fc00000)), field(Twin::Option(Box::new(Twin::Range(Int::I8, Num::Below(-128), Num::Above(127))))), field(Twin::Option(Box::new(Twin::Range(Int::I16, Num::Below(-75), Num::Below(-15))))), field(Twin::Range(Int::I32, Num::Below(-2147483648), Num::Above(2147483647))), field(Twin::Bits(Int::U32, 32)).when(Condition::Some(vec![2]), Value::int(6)), field(Twin::Option(Box::new(Twin::Bits(Int::U16, 8)))).skip(Value::some(Value::int(5))), field(Twin::Option(Box::new(Twin::Bits(Int::U16, 2)))).when(Condition::Equal(vec![8], Value::int(4)), Value::some(Value::int(3))), field(Twin::Bits(Int::U64, 8)), field(Twin::Range(Int::I16, Num::Above(0), Num::Above(100))), field(Twin::Bits(Int::U16, 16)), field(Twin::Range(Int::I128, Num::Above(27), Num::Above(31))), field(Twin::Bits(Int::U8, 8)).when(Condition::Some(vec![10]), Value::int(8)), field(Twin::Option(Box::new(Twin::Bits(Int::U64, 64)))), field(Twin::Option(Box::new(Twin::Range(Int::I32, Num::Below(-2147483648), Num::Above(2147483647))))).when(Condition::Equal(vec![14], Value::int(0)), Value::some(Value::int(4))), field(Twin::Option(Box::new(Twin::Fixed(Int::I16, -8, -4, 1)))).check("end"), field(Twin::Option(Box::new(Twin::Half))).when(Condition::SomeAbove(vec![16], Num::Above(1)), Value::NONE), field(Twin::Bits(Int::U32, 32)).when(Condition::And(Box::new(Condition::Some(vec![19])), Box::new(Condition::Some(vec![2]))), Value::int(0)), field(Twin::Unit), field(Twin::Range(Int::I16, Num::Below(-79), Num::Above(61))).when(Condition::Equal(vec![2], Value::some(Value::int(2))), Value::int(5)), field(Twin::F32).when(Condition::Some(vec![17]), Value::F32(0x0)), field(Twin::Option(Box::new(Twin::Half))).when(Condition::Not(Box::new(Condition::Above(vec![20], Num::Above(4)))), Value::NONE)])
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
        #[wire(range = -88..=-7)] pub c: Option<i16>,
        pub slot: bool,
        #[wire(bits = 15, if = c == Some(1), default = 1)] pub blank: u16,
        #[wire(bits = 16, default_bit)] pub g: u32,
        #[wire(range = 5..=5)] pub tag: u8,
        #[wire(bits = 5)] pub e: Option<u8>,
        #[wire(rename = "old 6")] pub bits: i32,
    }
    declare::neutral_struct!([] [] Root c slot blank g tag e bits);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Option(Box::new(Twin::Range(Int::I16, Num::Below(-88), Num::Below(-7))))), field(Twin::Bool), field(Twin::Bits(Int::U16, 15)).when(Condition::Equal(vec![0], Value::some(Value::int(1))), Value::int(1)), field(Twin::Bits(Int::U32, 16)).default_bit(Value::int(0)), field(Twin::Range(Int::U8, Num::Above(5), Num::Above(5))), field(Twin::Option(Box::new(Twin::Bits(Int::U8, 5)))), field(Twin::Range(Int::I32, Num::Below(-2147483648), Num::Above(2147483647)))])
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
        Case::new::<t14::Root>(4, 14, t14::twin(), None),
        Case::new::<t15::Root<t15::H1<Rc<bool>>>>(4, 15, t15::twin(), Some(<t15::Root<t15::H1<Rc<bool>>> as Wire>::MAX_BITS)),
        Case::new::<t16::Root<()>>(4, 16, t16::twin(), Some(<t16::Root<()> as Wire>::MAX_BITS)),
        Case::new::<t17::Root>(4, 17, t17::twin(), Some(<t17::Root as Wire>::MAX_BITS)),
        Case::new::<t18::Root<[bool; 9], 3>>(4, 18, t18::twin(), Some(<t18::Root<[bool; 9], 3> as Wire>::MAX_BITS)),
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
        Case::new::<t29::Root<Option<std::num::NonZeroI8>, f64>>(4, 29, t29::twin(), Some(<t29::Root<Option<std::num::NonZeroI8>, f64> as Wire>::MAX_BITS)),
        Case::new::<t30::Root>(4, 30, t30::twin(), Some(<t30::Root as Wire>::MAX_BITS)),
        Case::new::<t31::Root>(4, 31, t31::twin(), Some(<t31::Root as Wire>::MAX_BITS)),
    ]
}
