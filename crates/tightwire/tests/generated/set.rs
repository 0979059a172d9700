// Types 0 to 31 of seed 4, made by tools/declare. Do not edit.

use super::library::scope::*;

pub mod t0 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct H2 {
        #[wire(range = -68..=-61, rename = "old 0")] pub c: i64,
        #[wire(bits = 10)] pub slot: u64,
        #[wire(bits = 3)] pub a: u32,
        pub stream: bool,
        #[wire(range = 5..=5, rename = "old 4")] pub tag: i8,
        #[wire(bits = 45)] pub e: u64,
        #[wire(bits = 1)] pub bits: u8,
        pub x7: bool,
        pub r#type: u16,
        pub b: u8,
        #[wire(bits = 30)] pub value: u32,
        #[wire(compressed(-1.0..=1.0, 0.01))] pub len: f32,
        #[wire(bits = 16)] pub x12: u32,
        #[wire(range = 5..=5)] pub x13: i16,
        #[wire(range = 5..=5)] pub x14: i8,
        #[wire(range = 40..=68)] pub fields: i8,
        #[wire(range = 24..=86)] pub x16: i32,
        pub x17: f32,
        pub blank: f32,
        #[wire(rename = "old 19")] pub x19: limits::of_u32::Number,
        pub x20: f32,
        #[wire(range = 72..=79)] pub d: u16,
        #[wire(range = i32::MIN..=i32::MAX)] pub x22: i32,
        pub x23: u32,
    }
    declare::neutral_struct!([] [] H2 c slot a stream tag e bits x7 r#type b value len x12 x13 x14 fields x16 x17 blank x19 x20 d x22 x23);

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct H3(
        #[wire(bits = 40)] pub u64,
        pub limits::of_u64::Number,
        pub u16,
        #[wire(compressed(-1.0..=1.0, 0.01))] pub f32,
        #[wire(bits = 7)] pub u16,
        #[wire(bits = 16)] pub u16,
        #[wire(range = 0..=100)] pub u8,
        #[wire(half)] pub f32,
        #[wire(compressed(-1.0..=1.0, 0.01))] pub f32,
        pub [bool; 0],
        #[wire(range = 30..=62)] pub u16,
        #[wire(angle = 17)] pub f32,
        pub f32,
        #[wire(bits = 12)] pub u16,
        pub i16,
        #[wire(range = 17..=22)] pub u64,
        #[wire(bits = 29)] pub u64,
        #[wire(bits = 28)] pub u32,
        pub u16,
        pub bool,
        #[wire(bits = 7)] pub u16,
        #[wire(compressed(-1.0..=1.0, 0.01))] pub f32,
        pub limits::of_i32::Number,
        #[wire(bits = 12, rename = "old 23")] pub u16,
        #[wire(range = 10..=95)] pub u64,
    );
    declare::neutral_struct!([] [] H3 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24);

    #[derive(Wire, Clone, Debug, PartialEq)]
    pub enum Root {
        V0 {
            #[wire(max_len = 2)] c: Vec<H3>,
        },
        None(
            H2,
            #[wire(unit = 6, if = field_0.e == limits::of_u64::ALL[1], default_bit)] [f32; 3],
            #[wire(range = -55..=-26, if = !(field_0.tag > limits::of_i8::ALL[5]), default = Some(2))] Option<i8>,
        ),
        Some {
            #[wire(bits = 3)] b: u8,
            #[wire(with = small_or_large_u16, max_bits = 17)] value: u16,
            blank: Option<H3>,
        },
    }
    impl Default for Root { fn default() -> Self { Self::V0 { c: Default::default() } } }
    declare::neutral_enum!([] [] Root 0 V0 { c x0 } 1 None { 0 x0 1 x1 2 x2 } 2 Some { b x0 value x1 blank x2 });

    pub fn twin() -> Twin {
        Twin::Choice(2, vec![vec![field(Twin::List((0, 2), Box::new(Twin::Record(vec![field(Twin::Bits(Int::U64, 40)), field(Twin::Bits(Int::U64, 64)), field(Twin::Bits(Int::U16, 16)), field(Twin::Compressed(-1.0, 1.0, 0.01)), field(Twin::Bits(Int::U16, 7)), field(Twin::Bits(Int::U16, 16)), field(Twin::Range(Int::U8, Num::Above(0), Num::Above(100))), field(Twin::Half), field(Twin::Compressed(-1.0, 1.0, 0.01)), field(Twin::Array(0, Box::new(Twin::Bool))), field(Twin::Range(Int::U16, Num::Above(30), Num::Above(62))), field(Twin::Angle(17, false)), field(Twin::F32), field(Twin::Bits(Int::U16, 12)), field(Twin::Range(Int::I16, Num::Below(-32768), Num::Above(32767))), field(Twin::Range(Int::U64, Num::Above(17), Num::Above(22))), field(Twin::Bits(Int::U64, 29)), field(Twin::Bits(Int::U32, 28)), field(Twin::Bits(Int::U16, 16)), field(Twin::Bool), field(Twin::Bits(Int::U16, 7)), field(Twin::Compressed(-1.0, 1.0, 0.01)), field(Twin::Range(Int::I32, Num::Below(-2147483648), Num::Above(2147483647))), field(Twin::Bits(Int::U16, 12)), field(Twin::Range(Int::U64, Num::Above(10), Num::Above(95)))]))))], vec![field(Twin::Record(vec![field(Twin::Range(Int::I64, Num::Below(-68), Num::Below(-61))), field(Twin::Bits(Int::U64, 10)), field(Twin::Bits(Int::U32, 3)), field(Twin::Bool), field(Twin::Range(Int::I8, Num::Above(5), Num::Above(5))), field(Twin::Bits(Int::U64, 45)), field(Twin::Bits(Int::U8, 1)), field(Twin::Bool), field(Twin::Bits(Int::U16, 16)), field(Twin::Bits(Int::U8, 8)), field(Twin::Bits(Int::U32, 30)), field(Twin::Compressed(-1.0, 1.0, 0.01)), field(Twin::Bits(Int::U32, 16)), field(Twin::Range(Int::I16, Num::Above(5), Num::Above(5))), field(Twin::Range(Int::I8, Num::Above(5), Num::Above(5))), field(Twin::Range(Int::I8, Num::Above(40), Num::Above(68))), field(Twin::Range(Int::I32, Num::Above(24), Num::Above(86))), field(Twin::F32), field(Twin::F32), field(Twin::Bits(Int::U32, 32)), field(Twin::F32), field(Twin::Range(Int::U16, Num::Above(72), Num::Above(79))), field(Twin::Range(Int::I32, Num::Below(-2147483648), Num::Above(2147483647))), field(Twin::Bits(Int::U32, 32))])), field(Twin::Direction(6)).when(Condition::Equal(vec![0, 5], Value::int(1)), Value::Many(vec![Value::F32(0x0), Value::F32(0x0), Value::F32(0x0)])).default_bit(Value::Many(vec![Value::F32(0x0), Value::F32(0x0), Value::F32(0x0)])), field(Twin::Option(Box::new(Twin::Range(Int::I8, Num::Below(-55), Num::Below(-26))))).when(Condition::Not(Box::new(Condition::Above(vec![0, 4], Num::Above(5)))), Value::some(Value::int(2)))], vec![field(Twin::Bits(Int::U8, 3)), field(Twin::SmallOrLarge(Int::U16)), field(Twin::Option(Box::new(Twin::Record(vec![field(Twin::Bits(Int::U64, 40)), field(Twin::Bits(Int::U64, 64)), field(Twin::Bits(Int::U16, 16)), field(Twin::Compressed(-1.0, 1.0, 0.01)), field(Twin::Bits(Int::U16, 7)), field(Twin::Bits(Int::U16, 16)), field(Twin::Range(Int::U8, Num::Above(0), Num::Above(100))), field(Twin::Half), field(Twin::Compressed(-1.0, 1.0, 0.01)), field(Twin::Array(0, Box::new(Twin::Bool))), field(Twin::Range(Int::U16, Num::Above(30), Num::Above(62))), field(Twin::Angle(17, false)), field(Twin::F32), field(Twin::Bits(Int::U16, 12)), field(Twin::Range(Int::I16, Num::Below(-32768), Num::Above(32767))), field(Twin::Range(Int::U64, Num::Above(17), Num::Above(22))), field(Twin::Bits(Int::U64, 29)), field(Twin::Bits(Int::U32, 28)), field(Twin::Bits(Int::U16, 16)), field(Twin::Bool), field(Twin::Bits(Int::U16, 7)), field(Twin::Compressed(-1.0, 1.0, 0.01)), field(Twin::Range(Int::I32, Num::Below(-2147483648), Num::Above(2147483647))), field(Twin::Bits(Int::U16, 12)), field(Twin::Range(Int::U64, Num::Above(10), Num::Above(95)))]))))]])
    }
}

pub mod t1 {
    use super::*;

    #[derive(Clone, Debug, PartialEq, Default)]
    pub struct Root {
        pub c: f32,
        pub slot: Vec<f32>,
        pub flag: u32,
    }
    impl Root {
        fn serialize<S: Stream>(&mut self, stream: &mut S) -> tightwire::Result<S> {
            stream.half(&mut self.c)?;
            stream.list(&mut self.slot, 14, |stream, x| stream.angle(x, 22))?;
            stream.align()?;
            stream.int(&mut self.flag, 15..=22)?;
            Ok(())
        }
    }
    tightwire::unified!(Root, version = 2);
    declare::neutral_struct!([] [] Root c slot flag);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Half), field(Twin::List((0, 14), Box::new(Twin::Angle(22, false)))), field(Twin::Range(Int::U32, Num::Above(15), Num::Above(22))).align()])
    }
}

pub mod t2 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct Root(
        #[wire(relative, range = 0..=1, max_len = 10)] pub Vec<u32>,
        #[wire(relative, bits = 6, max_len = 5)] pub Vec<u32>,
        #[wire(skip)] pub u64,
        pub bool,
        #[wire(range = 11..=50)] pub i16,
        #[wire(len = (field_4 - field_4) * (field_4 - 1))] pub heapless::Vec<char, 24>,
        #[wire(range = 47..=47, max_len = 1)] pub [std::collections::HashSet<u32>; 3],
    );
    declare::neutral_struct!([] [] Root 0 1 2 3 4 5 6);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Climb((0, 10), Int::U32, Box::new(Twin::Range(Int::U32, Num::Above(0), Num::Above(1))))), field(Twin::Climb((0, 5), Int::U32, Box::new(Twin::Bits(Int::U32, 6)))), field(Twin::Range(Int::U64, Num::Above(69), Num::Above(70))).skip(Value::int(0)), field(Twin::Bool), field(Twin::Range(Int::I16, Num::Above(11), Num::Above(50))), field(Twin::Exactly(Length::Times(Box::new(Length::Minus(Box::new(Length::Field(4)), Box::new(Length::Field(4)))), Box::new(Length::Minus(Box::new(Length::Field(4)), Box::new(Length::Number(1))))), 24, Box::new(Twin::Char))), field(Twin::Array(3, Box::new(Twin::Ascending(1, Box::new(Twin::Range(Int::U32, Num::Above(47), Num::Above(47))), false))))])
    }
}

pub mod t3 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq)]
    #[wire(crate = tightwire)]
    pub struct Root {
        #[wire(skip)] pub c: String,
        #[wire(half)] pub slot: [f32; 2],
        pub a: bool,
        #[wire(rename = "old 3", if = !(a && a))] pub g: bool,
        #[wire(range = 27..=65, check = "a")] pub tag: std::ops::RangeInclusive<u128>,
        #[wire(relative, range = i64::MIN..=i64::MAX, rename = "old 5", max_len = 0)] pub d: Vec<i64>,
        #[wire(unit = 15, if = a || g, default_bit)] pub x6: [f32; 3],
    }
    declare::neutral_struct!([] [] Root c slot a g tag d x6);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Text((0, 6))).skip(Value::Text("".into())), field(Twin::Array(2, Box::new(Twin::Half))), field(Twin::Bool), field(Twin::Bool).when(Condition::Not(Box::new(Condition::And(Box::new(Condition::True(vec![2])), Box::new(Condition::True(vec![2]))))), Value::Bool(false)), field(Twin::Array(2, Box::new(Twin::Range(Int::U128, Num::Above(27), Num::Above(65))))).check("a"), field(Twin::Climb((0, 0), Int::I64, Box::new(Twin::Range(Int::I64, Num::Below(-9223372036854775808), Num::Above(9223372036854775807))))), field(Twin::Direction(15)).when(Condition::Or(Box::new(Condition::True(vec![2])), Box::new(Condition::True(vec![3]))), Value::Many(vec![Value::F32(0x0), Value::F32(0x0), Value::F32(0x0)])).default_bit(Value::Many(vec![Value::F32(0x0), Value::F32(0x0), Value::F32(0x0)]))])
    }
}

pub mod t4 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct Root {
        pub a: i32,
        #[wire(bits = 30, if = a % 2 == 0)] pub slot: u32,
        pub flag: u8,
        #[wire(if = a > 2)] pub stream: bool,
        #[wire(bits = 6)] pub blank: Option<u32>,
    }
    declare::neutral_struct!([] [] Root a slot flag stream blank);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Range(Int::I32, Num::Below(-2147483648), Num::Above(2147483647))), field(Twin::Bits(Int::U32, 30)).when(Condition::Calculated(vec![0], Calculation::Every, 2), Value::int(0)), field(Twin::Bits(Int::U8, 8)), field(Twin::Bool).when(Condition::Above(vec![0], Num::Above(2)), Value::Bool(false)), field(Twin::Option(Box::new(Twin::Bits(Int::U32, 6))))])
    }
}

pub mod t5 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct H0 {
        #[wire(with = five_bits, max_bits = 6)] pub c: Option<u8>,
        pub value: limits::of_i32::Number,
        #[wire(align)] pub a: f32,
        pub g: u64,
    }
    declare::neutral_struct!([] [] H0 c value a g);

    #[derive(Wire, Clone, Debug, PartialEq)]
    pub enum Root {
        V0 {
            #[wire(compressed(0.0..=1.0, 2.0))] a: Option<f32>,
            #[wire(bits = 8, rename = "old 1")] value: u32,
            x2: u32,
            g: bool,
        },
        None(
            [bool; 0],
            #[wire(range = 5..=5, if = !((field_0.len() > 1) && (field_0.len() > 1)), default = 5)] i8,
            #[wire(bits = 4, default_bit)] u8,
            #[wire(rename = "old 3")] i64,
        ),
        Some {
            c: Option<bool>,
            #[wire(skip)] fields: u32,
            #[wire(bits = 2)] flag: u8,
            #[wire(rename = "old 3")] stream: [bool; 0],
        },
        V3,
        V4 {
            #[wire(bits = 12, default_bit)] b: u16,
            #[wire(if = b > 3)] fields: limits::of_u64::Number,
            #[wire(if = !(fields == limits::of_u64::ALL[2]))] a: bool,
            #[wire(range = 9..=85)] stream: u128,
        },
        #[wire(rename = "Old5")]
        V5 {
            b: u64,
            #[wire(half, if = !(matches!(b, limits::of_u64::THREE)))] slot: f32,
            #[wire(half)] flag: f32,
            value: u32,
        },
        V6,
        V7 {
            #[wire(range = -54..=40, rename = "old 0")] b: i32,
            #[wire(range = 34..=81)] value: i32,
            #[wire(if = b > 1, default_bit)] a: (),
            #[wire(if = b > 3, default_bit)] stream: H0,
        },
        V8 {
        },
    }
    impl Default for Root { fn default() -> Self { Self::V3 {  } } }
    declare::neutral_enum!([] [] Root 0 V0 { a x0 value x1 x2 x2 g x3 } 1 None { 0 x0 1 x1 2 x2 3 x3 } 2 Some { c x0 fields x1 flag x2 stream x3 } 3 V3 {  } 4 V4 { b x0 fields x1 a x2 stream x3 } 5 V5 { b x0 slot x1 flag x2 value x3 } 6 V6 {  } 7 V7 { b x0 value x1 a x2 stream x3 } 8 V8 {  });

    pub fn twin() -> Twin {
        Twin::Choice(4, vec![vec![field(Twin::Option(Box::new(Twin::Compressed(0.0, 1.0, 2.0)))), field(Twin::Bits(Int::U32, 8)), field(Twin::Bits(Int::U32, 32)), field(Twin::Bool)], vec![field(Twin::Array(0, Box::new(Twin::Bool))), field(Twin::Range(Int::I8, Num::Above(5), Num::Above(5))).when(Condition::Not(Box::new(Condition::And(Box::new(Condition::Longer(vec![0], 1)), Box::new(Condition::Longer(vec![0], 1))))), Value::int(5)), field(Twin::Bits(Int::U8, 4)).default_bit(Value::int(0)), field(Twin::Range(Int::I64, Num::Below(-9223372036854775808), Num::Above(9223372036854775807)))], vec![field(Twin::Option(Box::new(Twin::Bool))), field(Twin::SmallOrLarge(Int::U32)).skip(Value::int(0)), field(Twin::Bits(Int::U8, 2)), field(Twin::Array(0, Box::new(Twin::Bool)))], vec![], vec![field(Twin::Bits(Int::U16, 12)).default_bit(Value::int(0)), field(Twin::Bits(Int::U64, 64)).when(Condition::Above(vec![0], Num::Above(3)), Value::int(0)), field(Twin::Bool).when(Condition::Not(Box::new(Condition::Equal(vec![1], Value::int(2)))), Value::Bool(false)), field(Twin::Range(Int::U128, Num::Above(9), Num::Above(85)))], vec![field(Twin::Bits(Int::U64, 64)), field(Twin::Half).when(Condition::Not(Box::new(Condition::Equal(vec![0], Value::int(3)))), Value::F32(0x0)), field(Twin::Half), field(Twin::Bits(Int::U32, 32))], vec![], vec![field(Twin::Range(Int::I32, Num::Below(-54), Num::Above(40))), field(Twin::Range(Int::I32, Num::Above(34), Num::Above(81))), field(Twin::Unit).when(Condition::Above(vec![0], Num::Above(1)), Value::Unit).default_bit(Value::Unit), field(Twin::Record(vec![field(Twin::Option(Box::new(Twin::Bits(Int::U8, 5)))), field(Twin::Range(Int::I32, Num::Below(-2147483648), Num::Above(2147483647))), field(Twin::F32).align(), field(Twin::Bits(Int::U64, 64))])).when(Condition::Above(vec![0], Num::Above(3)), Value::Many(vec![Value::NONE, Value::int(0), Value::F32(0x0), Value::int(0)])).default_bit(Value::Many(vec![Value::NONE, Value::int(0), Value::F32(0x0), Value::int(0)]))], vec![]])
    }
}

pub mod t6 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct Root(
        #[wire(len = 9..=14)] pub String,
        #[wire(range = 67..=77, if = !field_0.is_empty(), default = 3)] pub u64,
        #[wire(if = !(field_1 > limits::of_u64::four), default_bit)] pub Option<Option<std::net::SocketAddr>>,
    );
    declare::neutral_struct!([] [] Root 0 1 2);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Text((9, 14))), field(Twin::Range(Int::U64, Num::Above(67), Num::Above(77))).when(Condition::Longer(vec![0], 0), Value::int(3)), field(Twin::Option(Box::new(Twin::Option(Box::new(Twin::Choice(1, vec![vec![field(Twin::Record(vec![field(Twin::Array(4, Box::new(Twin::Bits(Int::U8, 8)))), field(Twin::Bits(Int::U16, 16))]))], vec![field(Twin::Record(vec![field(Twin::Array(16, Box::new(Twin::Bits(Int::U8, 8)))), field(Twin::Bits(Int::U16, 16)), field(Twin::Bits(Int::U32, 32)), field(Twin::Bits(Int::U32, 32))]))]])))))).when(Condition::Not(Box::new(Condition::Above(vec![1], Num::Above(4)))), Value::NONE).default_bit(Value::NONE)])
    }
}

pub mod t7 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct H0(
        #[wire(range = 83..=99)] pub Option<Option<u16>>,
        #[wire(range = 22..=87)] pub Option<u64>,
        #[wire(len = 9..=13, default_bit)] pub Vec<f32>,
        #[wire(align, range = [0..=100, 0..=18446744073709551615, 0..=100, 8..=95])] pub [u64; 4],
    );
    declare::neutral_struct!([] [] H0 0 1 2 3);

    #[derive(Clone, Debug, PartialEq, Default)]
    pub struct Root {
        pub a: bool,
        pub value: Option<H0>,
        pub flag: Option<(f64, char, (),)>,
        pub x3: Option<bool>,
        pub blank: i32,
    }
    impl Root {
        fn serialize<S: Stream>(&mut self, stream: &mut S) -> tightwire::Result<S> {
            stream.bool(&mut self.a)?;
            if self.a { stream.option(&mut self.value, |stream, x| stream.object(x))?; } else { self.value = Default::default(); }
            stream.align()?;
            let mut rests = self.flag == <Option<(f64, char, (),)>>::default(); stream.bool(&mut rests)?; if rests { self.flag = Default::default(); } else { stream.option(&mut self.flag, |stream, x| stream.object(x))?; }
            stream.option(&mut self.x3, |stream, x| stream.bool(x))?;
            stream.align()?;
            if self.a { stream.int(&mut self.blank, -2147483648..=2147483647)?; } else { self.blank = Default::default(); }
            Ok(())
        }
    }
    tightwire::unified!(Root, version = 2, max_bits = 664, holds = [H0]);
    declare::neutral_struct!([] [] Root a value flag x3 blank);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Bool), field(Twin::Option(Box::new(Twin::Record(vec![field(Twin::Option(Box::new(Twin::Option(Box::new(Twin::Range(Int::U16, Num::Above(83), Num::Above(99))))))), field(Twin::Option(Box::new(Twin::Range(Int::U64, Num::Above(22), Num::Above(87))))), field(Twin::List((9, 13), Box::new(Twin::F32))).default_bit(Value::Many(vec![])), field(Twin::Record(vec![field(Twin::Range(Int::U64, Num::Above(0), Num::Above(100))), field(Twin::Range(Int::U64, Num::Above(0), Num::Above(18446744073709551615))), field(Twin::Range(Int::U64, Num::Above(0), Num::Above(100))), field(Twin::Range(Int::U64, Num::Above(8), Num::Above(95)))])).align()])))).when(Condition::True(vec![0]), Value::NONE), field(Twin::Option(Box::new(Twin::Record(vec![field(Twin::F64), field(Twin::Char), field(Twin::Unit)])))).align().default_bit(Value::NONE), field(Twin::Option(Box::new(Twin::Bool))), field(Twin::Range(Int::I32, Num::Below(-2147483648), Num::Above(2147483647))).align().when(Condition::True(vec![0]), Value::int(0))])
    }
}

pub mod t8 {
    use super::*;

    #[derive(Clone, Debug, PartialEq, Default)]
    pub struct H0 {
        pub a: [bool; 1],
        pub value: [f32; 0],
        pub flag: u32,
        pub g: f32,
    }
    impl H0 {
        fn serialize<S: Stream>(&mut self, stream: &mut S) -> tightwire::Result<S> {
            stream.align()?;
            stream.array(&mut self.a, |stream, x| stream.bool(x))?;
            if (self.a.len() > 1) && (self.a.len() > 1) { stream.array(&mut self.value, |stream, x| stream.half(x))?; } else { self.value = Default::default(); }
            stream.int(&mut self.flag, 2..=13)?;
            stream.angle(&mut self.g, 5)?;
            Ok(())
        }
    }
    tightwire::unified!(H0, version = 2, max_bits = 17);
    declare::neutral_struct!([] [] H0 a value flag g);

    #[derive(Wire, Clone, Debug, PartialEq)]
    pub enum H1 {
        V0(
            [bool; 0],
            #[wire(range = 0..=1)] [std::ops::RangeInclusive<u16>; 33],
        ),
        None {
        },
    }
    impl Default for H1 { fn default() -> Self { Self::None {  } } }
    declare::neutral_enum!([] [] H1 0 V0 { 0 x0 1 x1 } 1 None {  });

    #[derive(Wire, Clone, Debug, PartialEq)]
    pub struct Root(
        #[wire(default_bit)] pub Option<H0>,
        #[wire(wide, max_len = 5)] pub String,
        #[wire(range = 0..=1, check = "a")] pub std::ops::Range<i64>,
        #[wire(with = nothing, max_bits = 0, if = field_1.len() > 2)] pub (),
        #[wire(range = 2..=8, if = !((field_1 == "ab") || (field_1 == "ab")))] pub Option<isize>,
        #[wire(with = five_bits, default_bit)] pub Option<u8>,
        #[wire(align, check = "players")] pub H1,
        #[wire(range = 93..=100, rename = "old 7")] pub [u32; 33],
        #[wire(range = i32::MIN..=i32::MAX)] pub i32,
        pub Option<Option<bool>>,
        #[wire(align, half)] pub f32,
    );
    declare::neutral_struct!([] [] Root 0 1 2 3 4 5 6 7 8 9 10);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Option(Box::new(Twin::Record(vec![field(Twin::Array(1, Box::new(Twin::Bool))).align(), field(Twin::Array(0, Box::new(Twin::Half))).when(Condition::And(Box::new(Condition::Longer(vec![0], 1)), Box::new(Condition::Longer(vec![0], 1))), Value::Many(vec![])), field(Twin::Range(Int::U32, Num::Above(2), Num::Above(13))), field(Twin::Angle(5, false))])))).default_bit(Value::NONE), field(Twin::WideText((0, 5), None)), field(Twin::Array(2, Box::new(Twin::Range(Int::I64, Num::Above(0), Num::Above(1))))).check("a"), field(Twin::Nothing(Value::Unit, Box::new(Twin::Unit))).when(Condition::Longer(vec![1], 2), Value::Unit), field(Twin::Option(Box::new(Twin::Range(Int::Isize, Num::Above(2), Num::Above(8))))).when(Condition::Not(Box::new(Condition::Or(Box::new(Condition::Equal(vec![1], Value::Text("ab".into()))), Box::new(Condition::Equal(vec![1], Value::Text("ab".into())))))), Value::NONE), field(Twin::Option(Box::new(Twin::Bits(Int::U8, 5)))).default_bit(Value::NONE), field(Twin::Choice(1, vec![vec![field(Twin::Array(0, Box::new(Twin::Bool))), field(Twin::Array(33, Box::new(Twin::Array(2, Box::new(Twin::Range(Int::U16, Num::Above(0), Num::Above(1)))))))], vec![]])).align().check("players"), field(Twin::Array(33, Box::new(Twin::Range(Int::U32, Num::Above(93), Num::Above(100))))), field(Twin::Range(Int::I32, Num::Below(-2147483648), Num::Above(2147483647))), field(Twin::Option(Box::new(Twin::Option(Box::new(Twin::Bool))))), field(Twin::Half).align()])
    }
}

pub mod t9 {
    use super::*;

    #[derive(Clone, Debug, PartialEq, Default)]
    pub struct Root {
        pub c: Vec<Option<[f32; 3]>>,
        pub value: f32,
        pub flag: Option<bool>,
        pub x3: Option<i16>,
        pub tag: Option<std::time::Duration>,
        pub g: Vec<u8>,
    }
    impl Root {
        fn serialize<S: Stream>(&mut self, stream: &mut S) -> tightwire::Result<S> {
            stream.list(&mut self.c, 300, |stream, x| stream.option(x, |stream, x| stream.unit_vector(x, 24)))?;
            stream.compressed(&mut self.value, -256.0..=256.0, 0.001)?;
            stream.option(&mut self.flag, |stream, x| stream.bool(x))?;
            stream.align()?;
            stream.option(&mut self.x3, |stream, x| stream.int(x, -32768..=32767))?;
            stream.option(&mut self.tag, |stream, x| stream.object(x))?;
            stream.list(&mut self.g, 13, |stream, x| stream.object(x))?;
            Ok(())
        }
    }
    tightwire::unified!(Root, version = 2, max_bits = 14957);
    declare::neutral_struct!([] [] Root c value flag x3 tag g);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::List((0, 300), Box::new(Twin::Option(Box::new(Twin::Direction(24)))))), field(Twin::Compressed(-256.0, 256.0, 0.001)), field(Twin::Option(Box::new(Twin::Bool))), field(Twin::Option(Box::new(Twin::Range(Int::I16, Num::Below(-32768), Num::Above(32767))))).align(), field(Twin::Option(Box::new(Twin::Record(vec![field(Twin::Bits(Int::U64, 64)), field(Twin::Range(Int::U32, Num::Above(0), Num::Above(999999999)))])))), field(Twin::List((0, 13), Box::new(Twin::Bits(Int::U8, 8))))])
    }
}

pub mod t10 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq)]
    pub struct Root {
        pub c: std::time::Duration,
        pub fields: [bool; 33],
        #[wire(align, unit = 4)] pub blank: [f32; 3],
        #[wire(align, skip)] pub value: i16,
        #[wire(align, bits = 36)] pub x4: [u64; 1],
        #[wire(max_len = 0)] pub d: Option<String>,
        #[wire(bits = 7)] pub bits: mint::Vector3<u32>,
        #[wire(bits = 8)] pub x7: std::num::NonZeroU8,
        #[wire(range = 0..=100)] pub r#type: i8,
        #[wire(align, relative_to = r#type)] pub flag: i8,
        #[wire(angle = 14)] pub stream: [[f32; 1]; 0],
        #[wire(check = "end")] pub x11: u8,
    }
    declare::neutral_struct!([] [] Root c fields blank value x4 d bits x7 r#type flag stream x11);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Record(vec![field(Twin::Bits(Int::U64, 64)), field(Twin::Range(Int::U32, Num::Above(0), Num::Above(999999999)))])), field(Twin::Array(33, Box::new(Twin::Bool))), field(Twin::Direction(4)).align(), field(Twin::Range(Int::I16, Num::Above(0), Num::Above(100))).align().skip(Value::int(0)), field(Twin::Array(1, Box::new(Twin::Bits(Int::U64, 36)))).align(), field(Twin::Option(Box::new(Twin::Text((0, 0))))), field(Twin::Array(3, Box::new(Twin::Bits(Int::U32, 7)))), field(Twin::NonZero(Box::new(Twin::Bits(Int::U8, 8)))), field(Twin::Range(Int::I8, Num::Above(0), Num::Above(100))), field(Twin::Relative(Int::I8, 8)).align(), field(Twin::Array(0, Box::new(Twin::Array(1, Box::new(Twin::Angle(14, false)))))), field(Twin::Bits(Int::U8, 8)).check("end")])
    }
}

pub mod t11 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq)]
    pub struct Root {
        #[wire(bits = 3)] pub c: Option<u8>,
        #[wire(smallest_three = 11, rename = "old 1")] pub slot: glam::Quat,
        #[wire(bits = 20, if = !(c == Some(0)))] pub a: u32,
        #[wire(bits = 36, if = (a == limits::of_u32::four) && (c == Some(0)), default = 1)] pub g: u64,
        pub len: limits::of_u16::Number,
        #[wire(angle = 17)] pub e: Option<f32>,
        #[wire(range = -1..=-1)] pub r#type: i128,
    }
    declare::neutral_struct!([] [] Root c slot a g len e r#type);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Option(Box::new(Twin::Bits(Int::U8, 3)))), field(Twin::SmallestThree(11)), field(Twin::Bits(Int::U32, 20)).when(Condition::Not(Box::new(Condition::Equal(vec![0], Value::some(Value::int(0))))), Value::int(0)), field(Twin::Bits(Int::U64, 36)).when(Condition::And(Box::new(Condition::Equal(vec![2], Value::int(4))), Box::new(Condition::Equal(vec![0], Value::some(Value::int(0))))), Value::int(1)), field(Twin::Bits(Int::U16, 16)), field(Twin::Option(Box::new(Twin::Angle(17, false)))), field(Twin::Range(Int::I128, Num::Below(-1), Num::Below(-1)))])
    }
}

pub mod t12 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct H0(
        #[wire(bits = 13, default_bit)] pub Option<u16>,
    );
    declare::neutral_struct!([] [] H0 0);

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct Root(
        pub f32,
        #[wire(align, codec = SmallOrLarge)] pub u32,
        #[wire(skip)] pub [u8; 2],
        #[wire(range = -78..=-71)] pub i8,
        #[wire(bits = 1)] pub u64,
        #[wire(default_bit)] pub (),
        #[wire(default_bit)] pub u32,
        #[wire(half)] pub f32,
        #[wire(if = !(field_4 == limits::of_u64::ALL[2]), default_bit)] pub (Option<bool>, H0,),
        #[wire(if = field_6 == 1)] pub u32,
        #[wire(if = (field_6 == 1) && (field_6 == 1))] pub limits::of_u64::Number,
    );
    declare::neutral_struct!([] [] Root 0 1 2 3 4 5 6 7 8 9 10);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::F32), field(Twin::SmallOrLarge(Int::U32)).align(), field(Twin::ByteArray(2)).skip(Value::Many(vec![Value::int(0), Value::int(0)])), field(Twin::Range(Int::I8, Num::Below(-78), Num::Below(-71))), field(Twin::Bits(Int::U64, 1)), field(Twin::Unit).default_bit(Value::Unit), field(Twin::Bits(Int::U32, 32)).default_bit(Value::int(0)), field(Twin::Half), field(Twin::Record(vec![field(Twin::Option(Box::new(Twin::Bool))), field(Twin::Record(vec![field(Twin::Option(Box::new(Twin::Bits(Int::U16, 13)))).default_bit(Value::NONE)]))])).when(Condition::Not(Box::new(Condition::Equal(vec![4], Value::int(2)))), Value::Many(vec![Value::NONE, Value::Many(vec![Value::NONE])])).default_bit(Value::Many(vec![Value::NONE, Value::Many(vec![Value::NONE])])), field(Twin::Bits(Int::U32, 32)).when(Condition::Equal(vec![6], Value::int(1)), Value::int(0)), field(Twin::Bits(Int::U64, 64)).when(Condition::And(Box::new(Condition::Equal(vec![6], Value::int(1))), Box::new(Condition::Equal(vec![6], Value::int(1)))), Value::int(0))])
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
        #[wire(codec = SmallOrLarge)] pub Option<u16>,
        #[wire(align, bytes, len = 1..=1, if = field_0.is_some(), default_bit)] pub Vec<u8>,
        #[wire(smallest_three = 9, if = !(field_1.len() > 1))] pub Option<glam::Quat>,
        #[wire(compressed([0.0..=10.0, 0.0..=1.0, -3.5..=8.25], 0.5))] pub glam::Vec3,
        #[wire(with = small_or_large_u16, max_bits = 17, if = field_2.is_none())] pub u16,
        #[wire(relative, len = 4..=24, if = !field_1.is_empty())] pub ArrayVec<u32, 24>,
    );
    declare::neutral_struct!([] [] Root 0 1 2 3 4 5);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Option(Box::new(Twin::SmallOrLarge(Int::U16)))), field(Twin::ByteList((1, 1))).align().when(Condition::Some(vec![0]), Value::Many(vec![])).default_bit(Value::Many(vec![])), field(Twin::Option(Box::new(Twin::SmallestThree(9)))).when(Condition::Not(Box::new(Condition::Longer(vec![1], 1))), Value::NONE), field(Twin::Record(vec![field(Twin::Compressed(0.0, 10.0, 0.5)), field(Twin::Compressed(0.0, 1.0, 0.5)), field(Twin::Compressed(-3.5, 8.25, 0.5))])), field(Twin::SmallOrLarge(Int::U16)).when(Condition::Not(Box::new(Condition::Some(vec![2]))), Value::int(0)), field(Twin::Climb((4, 24), Int::U32, Box::new(Twin::Bits(Int::U32, 32)))).when(Condition::Longer(vec![1], 0), Value::Many(vec![]))])
    }
}

pub mod t15 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct Root<T0> {
        pub c: [T0; 1],
        #[wire(with = nothing)] pub fields: (),
        #[wire(align, if = !(!c.is_empty()))] pub a: Option<()>,
        #[wire(len = 1..=241)] pub g: Vec<()>,
        pub len: bool,
        #[wire(range = 5..=5, len = 3..=129)] pub d: Vec<u8>,
    }
    declare::neutral_struct!([T0] [] Root c fields a g len d);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Array(1, Box::new(Twin::Option(Box::new(Twin::Bool))))), field(Twin::Nothing(Value::Unit, Box::new(Twin::Unit))), field(Twin::Option(Box::new(Twin::Unit))).align().when(Condition::Not(Box::new(Condition::Longer(vec![0], 0))), Value::NONE), field(Twin::List((1, 241), Box::new(Twin::Unit))), field(Twin::Bool), field(Twin::List((3, 129), Box::new(Twin::Range(Int::U8, Num::Above(5), Num::Above(5)))))])
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

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Bool), field(Twin::Option(Box::new(Twin::Bits(Int::U32, 32)))), field(Twin::Option(Box::new(Twin::Bits(Int::U32, 32)))), field(Twin::Option(Box::new(Twin::Bits(Int::U32, 31)))), field(Twin::Bool), field(Twin::Range(Int::I32, Num::Below(-2147483648), Num::Above(2147483647)))])
    }
}

pub mod t17 {
    use super::*;

    #[derive(Clone, Debug, PartialEq, Default)]
    pub struct H0 {
        pub b: u64,
    }
    impl Wire for H0 {
        const SCHEMA: Schema = Schema::opaque("H0").version(2);

        fn write<W: Writer>(&self, stream: &mut W) -> Result<(), WriteError> {
            stream.put(tightwire::scalar::Int::new(50, 57), self.b)?;
            let _ = stream;
            Ok(())
        }

        fn read<R: Reader>(stream: &mut R) -> Result<Self, ReadError> {
            let found_0 = stream.take(tightwire::scalar::Int::new(50, 57))?;
            let _ = stream;
            Ok(Self {
                b: found_0,
            })
        }
    }
    declare::neutral_struct!([] [] H0 b);

    #[derive(Wire, Clone, Debug, PartialEq)]
    pub enum Root {
        V0 {
        },
        None {
            #[wire(subset, range = 46..=46)] b: [Option<i16>; 32],
            #[wire(angle = 4)] slot: f32,
            #[wire(range = 46..=46)] blank: i32,
            #[wire(range = 87..=87, if = blank == limits::of_i32::ALL[0], default = Some(2))] value: Option<i16>,
        },
        Some,
        V3(
            #[wire(range = -68..=-32)] Option<std::ops::RangeInclusive<i32>>,
            #[wire(bytes, default_bit)] [u8; 0],
            #[wire(codec = Silent, if = field_1.len() > 1, default = 5, check = "a")] u8,
            #[wire(bits = 10)] u16,
        ),
        V4 {
            #[wire(compressed(-3.5..=8.25, 0.1), max_len = 5)] a: Vec<Option<f32>>,
            #[wire(relative, max_len = 11, if = (!a.is_empty()) && (!a.is_empty()))] fields: SmallVec<[u16; 4]>,
            #[wire(if = !((!a.is_empty()) || (!a.is_empty())))] flag: bool,
            #[wire(range = 47..=54)] g: u8,
        },
        #[wire(rename = "Old5")]
        V5 {
            #[wire(bytes, len = 1..=1)] a: heapless::Vec<u8, 24>,
            #[wire(fixed(0..=26, 1), default_bit)] slot: Option<u32>,
            #[wire(angle = 10, default_bit)] flag: [f32; 3],
            #[wire(relative, bits = 2, max_len = 12, check = "a")] value: [Vec<u16>; 2],
        },
        V6(
            H0,
            #[wire(relative, bits = 3, default_bit)] ArrayVec<u8, 24>,
            #[wire(range = 19..=69)] Option<std::ops::Range<u16>>,
            #[wire(bits = 1, if = field_2.is_some())] u64,
        ),
        V7,
        V8 {
            #[wire(codec = SmallOrLarge)] a: u64,
            #[wire(align, angle = 21)] fields: Option<f64>,
            #[wire(fixed(-11..=8, 3), rename = "old 2", if = matches!(fields, Some(_)), default = 8)] flag: i64,
            #[wire(range = 0..=1)] g: i16,
        },
    }
    impl Default for Root { fn default() -> Self { Self::V0 {  } } }
    declare::neutral_enum!([] [] Root 0 V0 {  } 1 None { b x0 slot x1 blank x2 value x3 } 2 Some {  } 3 V3 { 0 x0 1 x1 2 x2 3 x3 } 4 V4 { a x0 fields x1 flag x2 g x3 } 5 V5 { a x0 slot x1 flag x2 value x3 } 6 V6 { 0 x0 1 x1 2 x2 3 x3 } 7 V7 {  } 8 V8 { a x0 fields x1 flag x2 g x3 });

    pub fn twin() -> Twin {
        Twin::Choice(4, vec![vec![], vec![field(Twin::Subset(None, 32, Box::new(Twin::Range(Int::I16, Num::Above(46), Num::Above(46))))), field(Twin::Angle(4, false)), field(Twin::Range(Int::I32, Num::Above(46), Num::Above(46))), field(Twin::Option(Box::new(Twin::Range(Int::I16, Num::Above(87), Num::Above(87))))).when(Condition::Equal(vec![2], Value::int(0)), Value::some(Value::int(2)))], vec![], vec![field(Twin::Option(Box::new(Twin::Array(2, Box::new(Twin::Range(Int::I32, Num::Below(-68), Num::Below(-32))))))), field(Twin::ByteArray(0)).default_bit(Value::Many(vec![])), field(Twin::Nothing(Value::int(0), Box::new(Twin::Bits(Int::U8, 8)))).when(Condition::Longer(vec![1], 1), Value::int(5)).check("a"), field(Twin::Bits(Int::U16, 10))], vec![field(Twin::List((0, 5), Box::new(Twin::Option(Box::new(Twin::Compressed(-3.5, 8.25, 0.1)))))), field(Twin::Climb((0, 11), Int::U16, Box::new(Twin::Bits(Int::U16, 16)))).when(Condition::And(Box::new(Condition::Longer(vec![0], 0)), Box::new(Condition::Longer(vec![0], 0))), Value::Many(vec![])), field(Twin::Bool).when(Condition::Not(Box::new(Condition::Or(Box::new(Condition::Longer(vec![0], 0)), Box::new(Condition::Longer(vec![0], 0))))), Value::Bool(false)), field(Twin::Range(Int::U8, Num::Above(47), Num::Above(54)))], vec![field(Twin::ByteList((1, 1))), field(Twin::Option(Box::new(Twin::Fixed(Int::U32, 0, 26, 1)))).default_bit(Value::NONE), field(Twin::Array(3, Box::new(Twin::Angle(10, false)))).default_bit(Value::Many(vec![Value::F32(0x0), Value::F32(0x0), Value::F32(0x0)])), field(Twin::Array(2, Box::new(Twin::Climb((0, 12), Int::U16, Box::new(Twin::Bits(Int::U16, 2)))))).check("a")], vec![field(Twin::Record(vec![field(Twin::Range(Int::U64, Num::Above(50), Num::Above(57)))])), field(Twin::Climb((0, 24), Int::U8, Box::new(Twin::Bits(Int::U8, 3)))).default_bit(Value::Many(vec![])), field(Twin::Option(Box::new(Twin::Array(2, Box::new(Twin::Range(Int::U16, Num::Above(19), Num::Above(69))))))), field(Twin::Bits(Int::U64, 1)).when(Condition::Some(vec![2]), Value::int(0))], vec![], vec![field(Twin::SmallOrLarge(Int::U64)), field(Twin::Option(Box::new(Twin::Angle(21, true)))).align(), field(Twin::Fixed(Int::I64, -11, 8, 3)).when(Condition::Some(vec![1]), Value::int(8)), field(Twin::Range(Int::I16, Num::Above(0), Num::Above(1)))]])
    }
}

pub mod t18 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq)]
    pub struct Root<T0, const N: usize> {
        #[wire(rename = "old 0", default_bit)] pub a: (T0, bool,),
        pub slot: [(i8, bool,); N],
        #[wire(range = 5..=5)] pub blank: Option<u16>,
        #[wire(if = !((matches!(blank, Some(a) if a > limits::of_u16::ALL[2])) || (blank == Some(limits::of_u16::ALL[2]))))] pub stream: f32,
        #[wire(skip)] pub len: Option<u8>,
        #[wire(range = -80..=-73, rename = "old 5")] pub d: Option<i64>,
        #[wire(bits = 6)] pub tag: Option<u8>,
        #[wire(if = matches!(d, Some(_)) || (d == Some(limits::of_i64::ALL[0])), default = Some(6))] pub x7: Option<u64>,
        #[wire(range = 5..=5, if = blank.is_some(), default = 5)] pub r#type: u8,
        #[wire(if = matches!(r#type, limits::of_u8::THREE))] pub b: bool,
        #[wire(if = !((r#type > limits::of_u8::THREE) && (x7 == Some(limits::of_u64::ALL[0]))), default_bit)] pub x10: Option<u64>,
    }
    declare::neutral_struct!([T0] [N] Root a slot blank stream len d tag x7 r#type b x10);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Record(vec![field(Twin::Unit), field(Twin::Bool)])).default_bit(Value::Many(vec![Value::Unit, Value::Bool(false)])), field(Twin::Array(3, Box::new(Twin::Record(vec![field(Twin::Range(Int::I8, Num::Below(-128), Num::Above(127))), field(Twin::Bool)])))), field(Twin::Option(Box::new(Twin::Range(Int::U16, Num::Above(5), Num::Above(5))))), field(Twin::F32).when(Condition::Not(Box::new(Condition::Or(Box::new(Condition::SomeAbove(vec![2], Num::Above(2))), Box::new(Condition::Equal(vec![2], Value::some(Value::int(2))))))), Value::F32(0x0)), field(Twin::Option(Box::new(Twin::Bits(Int::U8, 2)))).skip(Value::NONE), field(Twin::Option(Box::new(Twin::Range(Int::I64, Num::Below(-80), Num::Below(-73))))), field(Twin::Option(Box::new(Twin::Bits(Int::U8, 6)))), field(Twin::Option(Box::new(Twin::Bits(Int::U64, 64)))).when(Condition::Or(Box::new(Condition::Some(vec![5])), Box::new(Condition::Equal(vec![5], Value::some(Value::int(0))))), Value::some(Value::int(6))), field(Twin::Range(Int::U8, Num::Above(5), Num::Above(5))).when(Condition::Some(vec![2]), Value::int(5)), field(Twin::Bool).when(Condition::Equal(vec![8], Value::int(3)), Value::Bool(false)), field(Twin::Option(Box::new(Twin::Bits(Int::U64, 64)))).when(Condition::Not(Box::new(Condition::And(Box::new(Condition::Above(vec![8], Num::Above(3))), Box::new(Condition::Equal(vec![7], Value::some(Value::int(0))))))), Value::NONE).default_bit(Value::NONE)])
    }
}

pub mod t19 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct Root {
        #[wire(default_bit)] pub b: bool,
        pub value: Option<[u32; 0]>,
        pub a: Option<bool>,
        #[wire(bits = 1)] pub stream: glam::UVec4,
        pub tag: bool,
    }
    declare::neutral_struct!([] [] Root b value a stream tag);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Bool).default_bit(Value::Bool(false)), field(Twin::Option(Box::new(Twin::Array(0, Box::new(Twin::Bits(Int::U32, 32)))))), field(Twin::Option(Box::new(Twin::Bool))), field(Twin::Array(4, Box::new(Twin::Bits(Int::U32, 1)))), field(Twin::Bool)])
    }
}

pub mod t20 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct Root(
        #[wire(skip, default = Some(true))] pub Option<bool>,
        pub limits::of_u32::Number,
        #[wire(bits = 16, rename = "old 2", if = field_1 % limits::of_u32::ALL[7] == 0, default = 1)] pub u16,
        #[wire(relative, range = 0..=100, len = 5..=10, if = field_2 == limits::of_u16::ALL[5], default_bit)] pub Vec<i64>,
        #[wire(bits = 28)] pub u32,
        #[wire(range = 2..=24)] pub Option<u16>,
    );
    declare::neutral_struct!([] [] Root 0 1 2 3 4 5);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Option(Box::new(Twin::Bool))).skip(Value::some(Value::Bool(true))), field(Twin::Bits(Int::U32, 32)), field(Twin::Bits(Int::U16, 16)).when(Condition::Calculated(vec![1], Calculation::Every, 7), Value::int(1)), field(Twin::Climb((5, 10), Int::I64, Box::new(Twin::Range(Int::I64, Num::Above(0), Num::Above(100))))).when(Condition::Equal(vec![2], Value::int(5)), Value::Many(vec![])).default_bit(Value::Many(vec![])), field(Twin::Bits(Int::U32, 28)), field(Twin::Option(Box::new(Twin::Range(Int::U16, Num::Above(2), Num::Above(24)))))])
    }
}

pub mod t21 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct H0 {
        #[wire(bits = 1)] pub c: u8,
        #[wire(if = c > 5)] pub slot: limits::of_u32::Number,
        #[wire(if = !(slot == limits::of_u32::ALL[1]), check = "end")] pub flag: i64,
    }
    declare::neutral_struct!([] [] H0 c slot flag);

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct Root(
        #[wire(bits = 23)] pub u32,
        #[wire(bits = 3)] pub u8,
        #[wire(if = field_0 & 1 != 0)] pub Option<()>,
        pub [bool; 0],
        #[wire(skip)] pub Option<u16>,
        pub u32,
        pub u32,
        #[wire(half)] pub f32,
        #[wire(unit = 18)] pub [f32; 3],
        #[wire(bits = 5)] pub Option<u8>,
        #[wire(wide, len = 1..=1, default_bit)] pub String,
        #[wire(unit = 15, if = field_5 == limits::of_u32::ALL[2])] pub [f32; 3],
        #[wire(range = 0..=100)] pub Option<std::num::NonZeroI64>,
        #[wire(skip, default = Some(4))] pub Option<u32>,
        #[wire(if = !(field_6 & 3 != 0))] pub Option<u16>,
        pub Option<u32>,
        #[wire(bits = 8, default_bit, check = "a")] pub u8,
        #[wire(range = 5..=5)] pub i16,
        #[wire(if = !((!field_3.is_empty()) || (field_5 & limits::of_u32::ALL[2] != 0)), default_bit)] pub u16,
        #[wire(if = field_0 % 4 == 0)] pub Option<[bool; 0]>,
        #[wire(bits = 15)] pub u16,
        #[wire(bits = 15)] pub u16,
        #[wire(range = 50..=73, rename = "old 22", if = !((field_18 % 1 == 0) && (field_6 & 6 != 0)), default = Some(1))] pub Option<u32>,
        #[wire(bits = 55)] pub u64,
        #[wire(skip)] pub Option<u64>,
        #[wire(angle = 23, if = field_6 & 1 != 0)] pub f32,
        #[wire(range = 0..=1)] pub u64,
        #[wire(if = field_0 > 1)] pub i16,
        pub Option<bool>,
        #[wire(compressed(-1.0..=1.0, 0.01))] pub Option<f32>,
        pub i32,
        #[wire(default_bit)] pub limits::of_i8::Number,
        #[wire(relative, bits = 12, max_len = 300)] pub Vec<u16>,
        pub [bool; 0],
        #[wire(bits = 1)] pub u8,
        pub bool,
        #[wire(skip)] pub Option<[u8; 0]>,
        #[wire(bits = 24)] pub Option<u64>,
        #[wire(subset, max_len = 14)] pub Vec<Option<bool>>,
        #[wire(range = 17..=49)] pub i16,
        #[wire(bits = 128)] pub Option<u128>,
        #[wire(skip)] pub f32,
        pub u8,
        #[wire(if = field_39 > 2)] pub Option<bool>,
        #[wire(range = -99..=-92)] pub Option<i64>,
        #[wire(half)] pub Option<f32>,
        #[wire(bits = 23)] pub u32,
        #[wire(half, if = field_5 == limits::of_u32::ALL[0], default = 1.5, default_bit)] pub f32,
        #[wire(range = 5..=5)] pub u16,
        #[wire(align, if = matches!(field_44, Some(field_0) if field_0 > limits::of_i64::ALL[2]), default = 1)] pub limits::of_u16::Number,
        #[wire(half, default_bit)] pub f32,
        pub [bool; 0],
        #[wire(bits = 3, rename = "old 52")] pub Option<u64>,
        #[wire(range = 30..=65)] pub u32,
        #[wire(rename = "old 54")] pub u32,
        #[wire(compressed(-1.0..=1.0, 0.01), if = (field_9 == Some(0)) || (field_21 > 3), default_bit)] pub f32,
        #[wire(align, range = 19..=73, rename = "old 56")] pub u16,
        pub Option<()>,
        #[wire(range = -2147483648..=2147483647, default_bit)] pub Option<isize>,
        #[wire(align, if = (field_34 > limits::of_u8::ALL[0]) && (field_23 % limits::of_u64::ALL[6] == 0))] pub f32,
        #[wire(rename = "old 60")] pub Option<()>,
        #[wire(if = !(field_40 == Some(limits::of_u128::THREE)))] pub bool,
        #[wire(if = !field_51.is_empty(), default = true, default_bit)] pub bool,
        #[wire(range = 0..=1)] pub i64,
        #[wire(if = field_17 == limits::of_i16::four)] pub bool,
        #[wire(bits = 8, if = !(field_23 & limits::of_u64::ALL[9] != 0), default = Some(1))] pub Option<u8>,
        #[wire(bits = 1)] pub u16,
        #[wire(bits = 58)] pub u128,
        #[wire(bits = 10)] pub Option<u16>,
        #[wire(compressed(-1.0..=1.0, 0.01), if = !((field_31 > limits::of_i8::ALL[1]) || (field_49 == limits::of_u16::ALL[0])), default = Some(1.5))] pub Option<f32>,
        pub Option<u32>,
        pub Option<u32>,
        #[wire(bits = 6, if = field_14.is_some(), check = "players")] pub Option<u8>,
        pub bool,
        #[wire(range = 5..=5)] pub i8,
        pub Option<i32>,
        #[wire(align, range = 10..=60)] pub Option<u8>,
        pub i32,
        pub i8,
        #[wire(bits = 1)] pub Option<u32>,
        pub Option<f32>,
        pub bool,
        #[wire(if = !(field_80.is_some() && (field_16 & limits::of_u8::four != 0)))] pub Option<()>,
        #[wire(range = i64::MIN..=i64::MAX)] pub i64,
        #[wire(if = !field_10.is_empty())] pub u8,
        #[wire(if = field_56 > limits::of_u16::ALL[0])] pub bool,
        pub Option<u32>,
        #[wire(half, default_bit)] pub f32,
        #[wire(range = 0..=1)] pub Option<u16>,
        #[wire(bits = 3)] pub u8,
        #[wire(range = -85..=-78, rename = "old 90", if = field_65.is_none(), default = 9, default_bit)] pub i16,
        #[wire(range = 0..=1, default_bit)] pub Option<i16>,
        pub Option<i32>,
        #[wire(relative_to = field_1, rename = "old 93", if = field_80.is_some() || (field_15 == Some(2)))] pub u8,
        #[wire(angle = 22)] pub f32,
        pub (),
        #[wire(bits = 52)] pub Option<u64>,
        #[wire(if = field_72.is_some() && field_76.is_some())] pub bool,
        #[wire(default_bit)] pub Option<Option<std::ops::RangeInclusive<i8>>>,
        #[wire(rename = "old 99", skip)] pub Option<u16>,
        pub (),
        #[wire(half)] pub f32,
        pub i8,
        #[wire(bits = 5)] pub Option<u8>,
        pub Option<f32>,
        #[wire(bits = 11, rename = "old 105")] pub Option<u32>,
        #[wire(rename = "old 106")] pub limits::of_u64::Number,
        #[wire(bits = 56)] pub u64,
        #[wire(compressed(-1.0..=1.0, 0.01))] pub Option<f32>,
        #[wire(range = u32::MIN..=u32::MAX)] pub Option<u32>,
        #[wire(range = 64..=71)] pub u64,
        #[wire(bits = 10)] pub u64,
        pub limits::of_u32::Number,
        #[wire(bits = 25)] pub u64,
        #[wire(bits = 32)] pub u32,
        pub Option<()>,
        #[wire(rename = "old 116", skip)] pub Option<()>,
        #[wire(if = !(matches!(field_92, Some(field_0) if field_0 > limits::of_i32::ALL[0])), default_bit)] pub Option<u32>,
        pub H0,
        pub bool,
        #[wire(bits = 3, if = !field_97, default = 7)] pub u8,
        #[wire(rename = "old 121", if = field_102 % 2 == 0)] pub limits::of_i16::Number,
    );
    declare::neutral_struct!([] [] Root 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 33 34 35 36 37 38 39 40 41 42 43 44 45 46 47 48 49 50 51 52 53 54 55 56 57 58 59 60 61 62 63 64 65 66 67 68 69 70 71 72 73 74 75 76 77 78 79 80 81 82 83 84 85 86 87 88 89 90 91 92 93 94 95 96 97 98 99 100 101 102 103 104 105 106 107 108 109 110 111 112 113 114 115 116 117 118 119 120 121);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Bits(Int::U32, 23)), field(Twin::Bits(Int::U8, 3)), field(Twin::Option(Box::new(Twin::Unit))).when(Condition::Calculated(vec![0], Calculation::Mask, 1), Value::NONE), field(Twin::Array(0, Box::new(Twin::Bool))), field(Twin::Option(Box::new(Twin::Bits(Int::U16, 15)))).skip(Value::NONE), field(Twin::Bits(Int::U32, 32)), field(Twin::Bits(Int::U32, 32)), field(Twin::Half), field(Twin::Direction(18)), field(Twin::Option(Box::new(Twin::Bits(Int::U8, 5)))), field(Twin::WideText((1, 1), None)).default_bit(Value::Text("".into())), field(Twin::Direction(15)).when(Condition::Equal(vec![5], Value::int(2)), Value::Many(vec![Value::F32(0x0), Value::F32(0x0), Value::F32(0x0)])), field(Twin::Option(Box::new(Twin::NonZero(Box::new(Twin::Range(Int::I64, Num::Above(0), Num::Above(100))))))), field(Twin::Option(Box::new(Twin::Bits(Int::U32, 32)))).skip(Value::some(Value::int(4))), field(Twin::Option(Box::new(Twin::Bits(Int::U16, 16)))).when(Condition::Not(Box::new(Condition::Calculated(vec![6], Calculation::Mask, 3))), Value::NONE), field(Twin::Option(Box::new(Twin::Bits(Int::U32, 32)))), field(Twin::Bits(Int::U8, 8)).default_bit(Value::int(0)).check("a"), field(Twin::Range(Int::I16, Num::Above(5), Num::Above(5))), field(Twin::Bits(Int::U16, 16)).when(Condition::Not(Box::new(Condition::Or(Box::new(Condition::Longer(vec![3], 0)), Box::new(Condition::Calculated(vec![5], Calculation::Mask, 2))))), Value::int(0)).default_bit(Value::int(0)), field(Twin::Option(Box::new(Twin::Array(0, Box::new(Twin::Bool))))).when(Condition::Calculated(vec![0], Calculation::Every, 4), Value::NONE), field(Twin::Bits(Int::U16, 15)), field(Twin::Bits(Int::U16, 15)), field(Twin::Option(Box::new(Twin::Range(Int::U32, Num::Above(50), Num::Above(73))))).when(Condition::Not(Box::new(Condition::And(Box::new(Condition::Calculated(vec![18], Calculation::Every, 1)), Box::new(Condition::Calculated(vec![6], Calculation::Mask, 6))))), Value::some(Value::int(1))), field(Twin::Bits(Int::U64, 55)), field(Twin::Option(Box::new(Twin::Bits(Int::U64, 11)))).skip(Value::NONE), field(Twin::Angle(23, false)).when(Condition::Calculated(vec![6], Calculation::Mask, 1), Value::F32(0x0)), field(Twin::Range(Int::U64, Num::Above(0), Num::Above(1))), field(Twin::Range(Int::I16, Num::Below(-32768), Num::Above(32767))).when(Condition::Above(vec![0], Num::Above(1)), Value::int(0)), field(Twin::Option(Box::new(Twin::Bool))), field(Twin::Option(Box::new(Twin::Compressed(-1.0, 1.0, 0.01)))), field(Twin::Range(Int::I32, Num::Below(-2147483648), Num::Above(2147483647))), field(Twin::Range(Int::I8, Num::Below(-128), Num::Above(127))).default_bit(Value::int(0)), field(Twin::Climb((0, 300), Int::U16, Box::new(Twin::Bits(Int::U16, 12)))), field(Twin::Array(0, Box::new(Twin::Bool))), field(Twin::Bits(Int::U8, 1)), field(Twin::Bool), field(Twin::Option(Box::new(Twin::ByteArray(0)))).skip(Value::NONE), field(Twin::Option(Box::new(Twin::Bits(Int::U64, 24)))), field(Twin::Places(14, Box::new(Twin::Bool))), field(Twin::Range(Int::I16, Num::Above(17), Num::Above(49))), field(Twin::Option(Box::new(Twin::Bits(Int::U128, 128)))), field(Twin::Compressed(0.0, 10.0, 5.0)).skip(Value::F32(0x0)), field(Twin::Bits(Int::U8, 8)), field(Twin::Option(Box::new(Twin::Bool))).when(Condition::Above(vec![39], Num::Above(2)), Value::NONE), field(Twin::Option(Box::new(Twin::Range(Int::I64, Num::Below(-99), Num::Below(-92))))), field(Twin::Option(Box::new(Twin::Half))), field(Twin::Bits(Int::U32, 23)), field(Twin::Half).when(Condition::Equal(vec![5], Value::int(0)), Value::F32(0x3fc00000)).default_bit(Value::F32(0x0)), field(Twin::Range(Int::U16, Num::Above(5), Num::Above(5))), field(Twin::Bits(Int::U16, 16)).align().when(Condition::SomeAbove(vec![44], Num::Above(2)), Value::int(1)), field(Twin::Half).default_bit(Value::F32(0x0)), field(Twin::Array(0, Box::new(Twin::Bool))), field(Twin::Option(Box::new(Twin::Bits(Int::U64, 3)))), field(Twin::Range(Int::U32, Num::Above(30), Num::Above(65))), field(Twin::Bits(Int::U32, 32)), field(Twin::Compressed(-1.0, 1.0, 0.01)).when(Condition::Or(Box::new(Condition::Equal(vec![9], Value::some(Value::int(0)))), Box::new(Condition::Above(vec![21], Num::Above(3)))), Value::F32(0x0)).default_bit(Value::F32(0x0)), field(Twin::Range(Int::U16, Num::Above(19), Num::Above(73))).align(), field(Twin::Option(Box::new(Twin::Unit))), field(Twin::Option(Box::new(Twin::Range(Int::Isize, Num::Below(-2147483648), Num::Above(2147483647))))).default_bit(Value::NONE), field(Twin::F32).align().when(Condition::And(Box::new(Condition::Above(vec![34], Num::Above(0))), Box::new(Condition::Calculated(vec![23], Calculation::Every, 6))), Value::F32(0x0)), field(Twin::Option(Box::new(Twin::Unit))), field(Twin::Bool).when(Condition::Not(Box::new(Condition::Equal(vec![40], Value::some(Value::int(3))))), Value::Bool(false)), field(Twin::Bool).when(Condition::Longer(vec![51], 0), Value::Bool(true)).default_bit(Value::Bool(false)), field(Twin::Range(Int::I64, Num::Above(0), Num::Above(1))), field(Twin::Bool).when(Condition::Equal(vec![17], Value::int(4)), Value::Bool(false)), field(Twin::Option(Box::new(Twin::Bits(Int::U8, 8)))).when(Condition::Not(Box::new(Condition::Calculated(vec![23], Calculation::Mask, 9))), Value::some(Value::int(1))), field(Twin::Bits(Int::U16, 1)), field(Twin::Bits(Int::U128, 58)), field(Twin::Option(Box::new(Twin::Bits(Int::U16, 10)))), field(Twin::Option(Box::new(Twin::Compressed(-1.0, 1.0, 0.01)))).when(Condition::Not(Box::new(Condition::Or(Box::new(Condition::Above(vec![31], Num::Above(1))), Box::new(Condition::Equal(vec![49], Value::int(0)))))), Value::some(Value::F32(0x3fc00000))), field(Twin::Option(Box::new(Twin::Bits(Int::U32, 32)))), field(Twin::Option(Box::new(Twin::Bits(Int::U32, 32)))), field(Twin::Option(Box::new(Twin::Bits(Int::U8, 6)))).when(Condition::Some(vec![14]), Value::NONE).check("players"), field(Twin::Bool), field(Twin::Range(Int::I8, Num::Above(5), Num::Above(5))), field(Twin::Option(Box::new(Twin::Range(Int::I32, Num::Below(-2147483648), Num::Above(2147483647))))), field(Twin::Option(Box::new(Twin::Range(Int::U8, Num::Above(10), Num::Above(60))))).align(), field(Twin::Range(Int::I32, Num::Below(-2147483648), Num::Above(2147483647))), field(Twin::Range(Int::I8, Num::Below(-128), Num::Above(127))), field(Twin::Option(Box::new(Twin::Bits(Int::U32, 1)))), field(Twin::Option(Box::new(Twin::F32))), field(Twin::Bool), field(Twin::Option(Box::new(Twin::Unit))).when(Condition::Not(Box::new(Condition::And(Box::new(Condition::Some(vec![80])), Box::new(Condition::Calculated(vec![16], Calculation::Mask, 4))))), Value::NONE), field(Twin::Range(Int::I64, Num::Below(-9223372036854775808), Num::Above(9223372036854775807))), field(Twin::Bits(Int::U8, 8)).when(Condition::Longer(vec![10], 0), Value::int(0)), field(Twin::Bool).when(Condition::Above(vec![56], Num::Above(0)), Value::Bool(false)), field(Twin::Option(Box::new(Twin::Bits(Int::U32, 32)))), field(Twin::Half).default_bit(Value::F32(0x0)), field(Twin::Option(Box::new(Twin::Range(Int::U16, Num::Above(0), Num::Above(1))))), field(Twin::Bits(Int::U8, 3)), field(Twin::Range(Int::I16, Num::Below(-85), Num::Below(-78))).when(Condition::Not(Box::new(Condition::Some(vec![65]))), Value::int(9)).default_bit(Value::int(0)), field(Twin::Option(Box::new(Twin::Range(Int::I16, Num::Above(0), Num::Above(1))))).default_bit(Value::NONE), field(Twin::Option(Box::new(Twin::Range(Int::I32, Num::Below(-2147483648), Num::Above(2147483647))))), field(Twin::Relative(Int::U8, 1)).when(Condition::Or(Box::new(Condition::Some(vec![80])), Box::new(Condition::Equal(vec![15], Value::some(Value::int(2))))), Value::int(0)), field(Twin::Angle(22, false)), field(Twin::Unit), field(Twin::Option(Box::new(Twin::Bits(Int::U64, 52)))), field(Twin::Bool).when(Condition::And(Box::new(Condition::Some(vec![72])), Box::new(Condition::Some(vec![76]))), Value::Bool(false)), field(Twin::Option(Box::new(Twin::Option(Box::new(Twin::Array(2, Box::new(Twin::Range(Int::I8, Num::Below(-128), Num::Above(127))))))))).default_bit(Value::NONE), field(Twin::Option(Box::new(Twin::Bits(Int::U16, 16)))).skip(Value::NONE), field(Twin::Unit), field(Twin::Half), field(Twin::Range(Int::I8, Num::Below(-128), Num::Above(127))), field(Twin::Option(Box::new(Twin::Bits(Int::U8, 5)))), field(Twin::Option(Box::new(Twin::F32))), field(Twin::Option(Box::new(Twin::Bits(Int::U32, 11)))), field(Twin::Bits(Int::U64, 64)), field(Twin::Bits(Int::U64, 56)), field(Twin::Option(Box::new(Twin::Compressed(-1.0, 1.0, 0.01)))), field(Twin::Option(Box::new(Twin::Range(Int::U32, Num::Above(0), Num::Above(4294967295))))), field(Twin::Range(Int::U64, Num::Above(64), Num::Above(71))), field(Twin::Bits(Int::U64, 10)), field(Twin::Bits(Int::U32, 32)), field(Twin::Bits(Int::U64, 25)), field(Twin::Bits(Int::U32, 32)), field(Twin::Option(Box::new(Twin::Unit))), field(Twin::Option(Box::new(Twin::Unit))).skip(Value::NONE), field(Twin::Option(Box::new(Twin::Bits(Int::U32, 32)))).when(Condition::Not(Box::new(Condition::SomeAbove(vec![92], Num::Above(0)))), Value::NONE).default_bit(Value::NONE), field(Twin::Record(vec![field(Twin::Bits(Int::U8, 1)), field(Twin::Bits(Int::U32, 32)).when(Condition::Above(vec![0], Num::Above(5)), Value::int(0)), field(Twin::Range(Int::I64, Num::Below(-9223372036854775808), Num::Above(9223372036854775807))).when(Condition::Not(Box::new(Condition::Equal(vec![1], Value::int(1)))), Value::int(0)).check("end")])), field(Twin::Bool), field(Twin::Bits(Int::U8, 3)).when(Condition::Not(Box::new(Condition::True(vec![97]))), Value::int(7)), field(Twin::Range(Int::I16, Num::Below(-32768), Num::Above(32767))).when(Condition::Calculated(vec![102], Calculation::Every, 2), Value::int(0))])
    }
}

pub mod t22 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq)]
    pub enum Root {
        #[wire(rename = "Old0")]
        V0 {
            b: u16,
            #[wire(skip)] fields: limits::of_i32::Number,
        },
        None {
            #[wire(bits = 12)] b: u32,
            #[wire(range = i32::MIN..=i32::MAX)] slot: i32,
            a: u32,
            #[wire(skip)] value: Option<u8>,
        },
        Some(
            #[wire(bits = 7)] u8,
        ),
        V3 {
            #[wire(rename = "old 0")] a: Option<i32>,
            #[wire(bits = 7, if = !(matches!(a, Some(a) if a > 2)))] slot: u8,
            blank: Option<u64>,
            stream: i8,
            #[wire(bits = 7)] len: u8,
            #[wire(default_bit)] d: OrderedFloat<f64>,
            #[wire(default_bit)] tag: Option<u32>,
            b: limits::of_i32::Number,
            #[wire(half)] r#type: f32,
            x9: bool,
        },
        V4 {
            c: char,
            #[wire(check = "players")] value: Option<i32>,
        },
        V5(
            #[wire(range = -5..=2)] Option<i8>,
            Option<u32>,
            #[wire(bits = 6)] u16,
            #[wire(range = 5..=12)] u16,
            #[wire(compressed(-1.0..=1.0, 0.01))] Option<f32>,
            #[wire(align, bits = 4)] Option<u64>,
            #[wire(default_bit)] u8,
            bool,
        ),
        V6 {
            #[wire(bits = 2)] b: Option<u16>,
            slot: bool,
            #[wire(half)] a: Option<f32>,
            #[wire(if = matches!(b, Some(b) if b > 2))] stream: u32,
            blank: Option<(bool,)>,
            #[wire(angle = 20, if = b.is_some() || (matches!(b, Some(b) if b > 3)), default_bit)] g: f32,
            r#type: Option<u16>,
        },
        V7(
            #[wire(range = -15..=-15)] i64,
            #[wire(default_bit)] Option<[bool; 0]>,
            [bool; 0],
            Option<bool>,
            #[wire(bits = 26)] u32,
            #[wire(bits = 3)] Option<u8>,
            bool,
        ),
        V8(
            #[wire(max_len = 9)] Arc<str>,
            #[wire(half)] f32,
            u32,
            #[wire(range = -54..=-47)] i32,
            #[wire(bits = 12, check = "a")] u16,
            #[wire(range = 5..=5)] i64,
            #[wire(range = 44..=80, max_len = 4)] std::collections::BTreeSet<Option<u32>>,
            Option<f32>,
        ),
        V9(
            (),
            Option<u16>,
            Option<i32>,
            #[wire(bits = 18)] u32,
            #[wire(codec = SmallOrLarge)] u64,
            #[wire(skip)] u8,
            #[wire(max_len = 0)] Option<Box<str>>,
            #[wire(bits = 55, if = field_1.is_none(), default = 9)] u64,
            #[wire(half)] f32,
            #[wire(bits = 4)] u32,
            #[wire(bits = 30)] Option<u32>,
        ),
        V10 {
            #[wire(max_len = 15)] a: Option<String>,
            #[wire(if = a.is_some(), default = 1, default_bit)] fields: limits::of_i64::Number,
            blank: i32,
            g: Option<u16>,
            tag: Option<()>,
            e: bool,
            #[wire(range = 5..=5, rename = "old 6")] bits: Option<i64>,
            #[wire(range = -51..=-51)] c: Option<i32>,
            #[wire(range = 0..=1, default_bit)] x8: u8,
            #[wire(range = 28..=35, if = c.is_none(), default = Some(4))] b: Option<u16>,
            #[wire(skip, default = true)] value: bool,
            #[wire(bits = 8, rename = "old 11")] len: u16,
            #[wire(half, if = !((c == Some(limits::of_i32::ALL[0])) && matches!(c, Some(_))), default = Some(1.5))] x12: Option<f32>,
            #[wire(compressed(-1.0..=1.0, 0.01), if = !(matches!(g, Some(_)) && (matches!(c, Some(a) if a > limits::of_i32::ALL[0]))))] x13: f32,
            #[wire(rename = "old 14")] x14: bool,
            #[wire(align, skip, default = true)] x15: bool,
            #[wire(bits = 6, if = blank % limits::of_i32::ALL[5] == 0, default = 7, default_bit)] x16: u8,
            #[wire(range = 5..=5)] x17: i64,
            x18: f32,
            x19: bool,
            #[wire(skip)] x20: String,
            x21: [bool; 0],
            #[wire(if = matches!(b, Some(_)), default_bit)] x22: Option<[bool; 0]>,
            x23: u64,
            #[wire(bits = 6)] r#type: u16,
            #[wire(if = !(x16 == limits::of_u8::ALL[0]))] x25: limits::of_u32::Number,
            #[wire(angle = 22)] slot: f32,
            flag: (),
            #[wire(bits = 46, if = matches!(b, Some(_)))] x28: Option<u128>,
            #[wire(bits = 5, if = !((fields & limits::of_i64::THREE != 0) && (x25 % limits::of_u32::ALL[2] == 0)), check = "end")] x29: Option<u8>,
            x30: Option<f32>,
            #[wire(unit = 15, if = !e)] x31: [f32; 3],
            x32: Option<bool>,
            #[wire(range = i32::MIN..=i32::MAX, if = !(len % limits::of_u16::ALL[9] == 0))] x33: i32,
            #[wire(max_len = 300, if = !(matches!(g, Some(_)) || matches!(c, Some(_))), default_bit)] x34: String,
            #[wire(subset, max_len = 1)] stream: Vec<Option<()>>,
            #[wire(if = x19)] x36: Option<()>,
            #[wire(range = 38..=38, rename = "old 37", if = x12.is_some())] x37: u16,
            #[wire(bits = 34)] x38: Option<u64>,
            d: bool,
            #[wire(bits = 1, default_bit)] x40: u16,
            #[wire(if = !(r#type > 5), default = 2)] x41: u32,
            x42: Option<i32>,
            #[wire(if = !((x28 == Some(limits::of_u128::ALL[1])) && x30.is_some()))] x43: bool,
            #[wire(range = 21..=90, if = x38.is_some())] x44: u16,
            x45: (),
            #[wire(skip)] x46: u8,
            x47: u32,
            #[wire(range = 0..=1)] x48: u32,
            #[wire(if = x28.is_none())] x49: limits::of_i32::Number,
            #[wire(range = 26..=59, if = !(x8 == limits::of_u8::ALL[5]), default_bit)] x50: Option<u8>,
            #[wire(angle = 1, default_bit)] x51: Option<f32>,
            #[wire(bits = 1)] x52: u16,
            #[wire(bits = 17, check = "end")] x53: Option<u64>,
            #[wire(if = !(x50.is_some() || x42.is_some()))] x54: u32,
            #[wire(align, range = 12..=98)] x55: u8,
            #[wire(bits = 16)] x56: u32,
            #[wire(range = 5..=5)] x57: Option<i32>,
            #[wire(compressed(0.0..=1.0, 2.0))] x58: f32,
            #[wire(bits = 26)] x59: Option<u32>,
            x60: Option<()>,
            #[wire(range = [-22..=33, 23..=30], default_bit)] x61: Option<[i128; 2]>,
            #[wire(default_bit)] x62: Option<bool>,
            #[wire(rename = "old 63")] x63: Option<()>,
            #[wire(range = 0..=1, if = !(x33 % 5 == 0))] x64: i32,
            #[wire(range = 5..=5)] x65: u16,
            #[wire(range = 0..=100)] x66: u32,
            #[wire(align, bits = 55)] x67: Option<u64>,
            #[wire(skip)] x68: u64,
            #[wire(default_bit)] x69: Option<f32>,
        },
        V11 {
            #[wire(range = 5..=5, default_bit)] b: Option<u8>,
            #[wire(angle = 6, default_bit)] value: f64,
            blank: bool,
            #[wire(if = !(matches!(b, Some(b) if b > 1)))] stream: u32,
            #[wire(skip)] tag: u16,
            #[wire(range = i64::MIN..=i64::MAX, if = b == Some(2), default = 2)] g: i64,
        },
        V12 {
            b: i32,
            fields: limits::of_u32::Number,
            #[wire(range = 83..=91)] a: usize,
            g: u32,
        },
        V13 {
            #[wire(range = 0..=100)] b: u16,
            value: bool,
            #[wire(rename = "old 2")] blank: Option<u32>,
            #[wire(range = 5..=5, if = matches!(b, limits::of_u16::THREE), default_bit)] stream: i16,
            #[wire(default_bit)] tag: limits::of_i32::Number,
            #[wire(range = 13..=52)] d: Option<u16>,
            x6: Option<bool>,
            x7: (),
        },
        V14(
            #[wire(bits = 3)] u8,
            limits::of_u32::Number,
            Option<u32>,
            Option<u32>,
        ),
        V15 {
            #[wire(half)] c: f32,
            #[wire(range = 0..=100)] value: Option<i8>,
            a: [bool; 0],
            #[wire(bits = 30)] g: u32,
        },
        V16(
            #[wire(bits = 11)] u16,
            #[wire(compressed(-1.0..=1.0, 0.01))] f32,
            #[wire(range = u8::MIN..=u8::MAX)] Option<u8>,
            #[wire(relative_to = field_0, if = (field_2 == Some(limits::of_u8::THREE)) && field_2.is_some())] u16,
            #[wire(default_bit)] bool,
            #[wire(if = field_0 == 2)] u16,
            [bool; 0],
            limits::of_u8::Number,
            u64,
            u32,
            #[wire(range = 23..=36, if = field_5 > limits::of_u16::ALL[1])] u16,
        ),
        #[wire(rename = "Old17")]
        V17 {
            #[wire(range = 48..=61)] a: Option<u8>,
            #[wire(smallest_three = 11)] slot: Option<[f32; 4]>,
        },
        V18(
            #[wire(range = 0..=1, default_bit)] u16,
            #[wire(skip, default = 2)] i16,
            #[wire(range = 5..=5)] i32,
            u32,
        ),
        V19 {
            #[wire(bits = 24, rename = "old 0")] c: u32,
            #[wire(half)] value: f32,
            #[wire(bits = 19, default_bit, check = "players")] a: u64,
            g: Option<u16>,
            #[wire(skip)] tag: Option<[i64; 3]>,
            #[wire(range = 1..=71)] e: Option<u8>,
            #[wire(bits = 30)] r#type: u64,
            #[wire(bits = 7)] x7: u16,
        },
    }
    impl Default for Root { fn default() -> Self { Self::V0 { b: Default::default(), fields: Default::default() } } }
    declare::neutral_enum!([] [] Root 0 V0 { b x0 fields x1 } 1 None { b x0 slot x1 a x2 value x3 } 2 Some { 0 x0 } 3 V3 { a x0 slot x1 blank x2 stream x3 len x4 d x5 tag x6 b x7 r#type x8 x9 x9 } 4 V4 { c x0 value x1 } 5 V5 { 0 x0 1 x1 2 x2 3 x3 4 x4 5 x5 6 x6 7 x7 } 6 V6 { b x0 slot x1 a x2 stream x3 blank x4 g x5 r#type x6 } 7 V7 { 0 x0 1 x1 2 x2 3 x3 4 x4 5 x5 6 x6 } 8 V8 { 0 x0 1 x1 2 x2 3 x3 4 x4 5 x5 6 x6 7 x7 } 9 V9 { 0 x0 1 x1 2 x2 3 x3 4 x4 5 x5 6 x6 7 x7 8 x8 9 x9 10 x10 } 10 V10 { a x0 fields x1 blank x2 g x3 tag x4 e x5 bits x6 c x7 x8 x8 b x9 value x10 len x11 x12 x12 x13 x13 x14 x14 x15 x15 x16 x16 x17 x17 x18 x18 x19 x19 x20 x20 x21 x21 x22 x22 x23 x23 r#type x24 x25 x25 slot x26 flag x27 x28 x28 x29 x29 x30 x30 x31 x31 x32 x32 x33 x33 x34 x34 stream x35 x36 x36 x37 x37 x38 x38 d x39 x40 x40 x41 x41 x42 x42 x43 x43 x44 x44 x45 x45 x46 x46 x47 x47 x48 x48 x49 x49 x50 x50 x51 x51 x52 x52 x53 x53 x54 x54 x55 x55 x56 x56 x57 x57 x58 x58 x59 x59 x60 x60 x61 x61 x62 x62 x63 x63 x64 x64 x65 x65 x66 x66 x67 x67 x68 x68 x69 x69 } 11 V11 { b x0 value x1 blank x2 stream x3 tag x4 g x5 } 12 V12 { b x0 fields x1 a x2 g x3 } 13 V13 { b x0 value x1 blank x2 stream x3 tag x4 d x5 x6 x6 x7 x7 } 14 V14 { 0 x0 1 x1 2 x2 3 x3 } 15 V15 { c x0 value x1 a x2 g x3 } 16 V16 { 0 x0 1 x1 2 x2 3 x3 4 x4 5 x5 6 x6 7 x7 8 x8 9 x9 10 x10 } 17 V17 { a x0 slot x1 } 18 V18 { 0 x0 1 x1 2 x2 3 x3 } 19 V19 { c x0 value x1 a x2 g x3 tag x4 e x5 r#type x6 x7 x7 });

    pub fn twin() -> Twin {
        Twin::Choice(5, vec![vec![field(Twin::Bits(Int::U16, 16)), field(Twin::Range(Int::I32, Num::Below(-2147483648), Num::Above(2147483647))).skip(Value::int(0))], vec![field(Twin::Bits(Int::U32, 12)), field(Twin::Range(Int::I32, Num::Below(-2147483648), Num::Above(2147483647))), field(Twin::Bits(Int::U32, 32)), field(Twin::Option(Box::new(Twin::Bits(Int::U8, 8)))).skip(Value::NONE)], vec![field(Twin::Bits(Int::U8, 7))], vec![field(Twin::Option(Box::new(Twin::Range(Int::I32, Num::Below(-2147483648), Num::Above(2147483647))))), field(Twin::Bits(Int::U8, 7)).when(Condition::Not(Box::new(Condition::SomeAbove(vec![0], Num::Above(2)))), Value::int(0)), field(Twin::Option(Box::new(Twin::Bits(Int::U64, 64)))), field(Twin::Range(Int::I8, Num::Below(-128), Num::Above(127))), field(Twin::Bits(Int::U8, 7)), field(Twin::F64).default_bit(Value::F64(0x0)), field(Twin::Option(Box::new(Twin::Bits(Int::U32, 32)))).default_bit(Value::NONE), field(Twin::Range(Int::I32, Num::Below(-2147483648), Num::Above(2147483647))), field(Twin::Half), field(Twin::Bool)], vec![field(Twin::Char), field(Twin::Option(Box::new(Twin::Range(Int::I32, Num::Below(-2147483648), Num::Above(2147483647))))).check("players")], vec![field(Twin::Option(Box::new(Twin::Range(Int::I8, Num::Below(-5), Num::Above(2))))), field(Twin::Option(Box::new(Twin::Bits(Int::U32, 32)))), field(Twin::Bits(Int::U16, 6)), field(Twin::Range(Int::U16, Num::Above(5), Num::Above(12))), field(Twin::Option(Box::new(Twin::Compressed(-1.0, 1.0, 0.01)))), field(Twin::Option(Box::new(Twin::Bits(Int::U64, 4)))).align(), field(Twin::Bits(Int::U8, 8)).default_bit(Value::int(0)), field(Twin::Bool)], vec![field(Twin::Option(Box::new(Twin::Bits(Int::U16, 2)))), field(Twin::Bool), field(Twin::Option(Box::new(Twin::Half))), field(Twin::Bits(Int::U32, 32)).when(Condition::SomeAbove(vec![0], Num::Above(2)), Value::int(0)), field(Twin::Option(Box::new(Twin::Record(vec![field(Twin::Bool)])))), field(Twin::Angle(20, false)).when(Condition::Or(Box::new(Condition::Some(vec![0])), Box::new(Condition::SomeAbove(vec![0], Num::Above(3)))), Value::F32(0x0)).default_bit(Value::F32(0x0)), field(Twin::Option(Box::new(Twin::Bits(Int::U16, 16))))], vec![field(Twin::Range(Int::I64, Num::Below(-15), Num::Below(-15))), field(Twin::Option(Box::new(Twin::Array(0, Box::new(Twin::Bool))))).default_bit(Value::NONE), field(Twin::Array(0, Box::new(Twin::Bool))), field(Twin::Option(Box::new(Twin::Bool))), field(Twin::Bits(Int::U32, 26)), field(Twin::Option(Box::new(Twin::Bits(Int::U8, 3)))), field(Twin::Bool)], vec![field(Twin::Text((0, 9))), field(Twin::Half), field(Twin::Bits(Int::U32, 32)), field(Twin::Range(Int::I32, Num::Below(-54), Num::Below(-47))), field(Twin::Bits(Int::U16, 12)).check("a"), field(Twin::Range(Int::I64, Num::Above(5), Num::Above(5))), field(Twin::Ascending(4, Box::new(Twin::Option(Box::new(Twin::Range(Int::U32, Num::Above(44), Num::Above(80))))), false)), field(Twin::Option(Box::new(Twin::F32)))], vec![field(Twin::Unit), field(Twin::Option(Box::new(Twin::Bits(Int::U16, 16)))), field(Twin::Option(Box::new(Twin::Range(Int::I32, Num::Below(-2147483648), Num::Above(2147483647))))), field(Twin::Bits(Int::U32, 18)), field(Twin::SmallOrLarge(Int::U64)), field(Twin::Bits(Int::U8, 6)).skip(Value::int(0)), field(Twin::Option(Box::new(Twin::Text((0, 0))))), field(Twin::Bits(Int::U64, 55)).when(Condition::Not(Box::new(Condition::Some(vec![1]))), Value::int(9)), field(Twin::Half), field(Twin::Bits(Int::U32, 4)), field(Twin::Option(Box::new(Twin::Bits(Int::U32, 30))))], vec![field(Twin::Option(Box::new(Twin::Text((0, 15))))), field(Twin::Range(Int::I64, Num::Below(-9223372036854775808), Num::Above(9223372036854775807))).when(Condition::Some(vec![0]), Value::int(1)).default_bit(Value::int(0)), field(Twin::Range(Int::I32, Num::Below(-2147483648), Num::Above(2147483647))), field(Twin::Option(Box::new(Twin::Bits(Int::U16, 16)))), field(Twin::Option(Box::new(Twin::Unit))), field(Twin::Bool), field(Twin::Option(Box::new(Twin::Range(Int::I64, Num::Above(5), Num::Above(5))))), field(Twin::Option(Box::new(Twin::Range(Int::I32, Num::Below(-51), Num::Below(-51))))), field(Twin::Range(Int::U8, Num::Above(0), Num::Above(1))).default_bit(Value::int(0)), field(Twin::Option(Box::new(Twin::Range(Int::U16, Num::Above(28), Num::Above(35))))).when(Condition::Not(Box::new(Condition::Some(vec![7]))), Value::some(Value::int(4))), field(Twin::Bool).skip(Value::Bool(true)), field(Twin::Bits(Int::U16, 8)), field(Twin::Option(Box::new(Twin::Half))).when(Condition::Not(Box::new(Condition::And(Box::new(Condition::Equal(vec![7], Value::some(Value::int(0)))), Box::new(Condition::Some(vec![7]))))), Value::some(Value::F32(0x3fc00000))), field(Twin::Compressed(-1.0, 1.0, 0.01)).when(Condition::Not(Box::new(Condition::And(Box::new(Condition::Some(vec![3])), Box::new(Condition::SomeAbove(vec![7], Num::Above(0)))))), Value::F32(0x0)), field(Twin::Bool), field(Twin::Bool).align().skip(Value::Bool(true)), field(Twin::Bits(Int::U8, 6)).when(Condition::Calculated(vec![2], Calculation::Every, 5), Value::int(7)).default_bit(Value::int(0)), field(Twin::Range(Int::I64, Num::Above(5), Num::Above(5))), field(Twin::F32), field(Twin::Bool), field(Twin::WideText((0, 7), None)).skip(Value::Text("".into())), field(Twin::Array(0, Box::new(Twin::Bool))), field(Twin::Option(Box::new(Twin::Array(0, Box::new(Twin::Bool))))).when(Condition::Some(vec![9]), Value::NONE).default_bit(Value::NONE), field(Twin::Bits(Int::U64, 64)), field(Twin::Bits(Int::U16, 6)), field(Twin::Bits(Int::U32, 32)).when(Condition::Not(Box::new(Condition::Equal(vec![16], Value::int(0)))), Value::int(0)), field(Twin::Angle(22, false)), field(Twin::Unit), field(Twin::Option(Box::new(Twin::Bits(Int::U128, 46)))).when(Condition::Some(vec![9]), Value::NONE), field(Twin::Option(Box::new(Twin::Bits(Int::U8, 5)))).when(Condition::Not(Box::new(Condition::And(Box::new(Condition::Calculated(vec![1], Calculation::Mask, 3)), Box::new(Condition::Calculated(vec![25], Calculation::Every, 2))))), Value::NONE).check("end"), field(Twin::Option(Box::new(Twin::F32))), field(Twin::Direction(15)).when(Condition::Not(Box::new(Condition::True(vec![5]))), Value::Many(vec![Value::F32(0x0), Value::F32(0x0), Value::F32(0x0)])), field(Twin::Option(Box::new(Twin::Bool))), field(Twin::Range(Int::I32, Num::Below(-2147483648), Num::Above(2147483647))).when(Condition::Not(Box::new(Condition::Calculated(vec![11], Calculation::Every, 9))), Value::int(0)), field(Twin::Text((0, 300))).when(Condition::Not(Box::new(Condition::Or(Box::new(Condition::Some(vec![3])), Box::new(Condition::Some(vec![7]))))), Value::Text("".into())).default_bit(Value::Text("".into())), field(Twin::Places(1, Box::new(Twin::Unit))), field(Twin::Option(Box::new(Twin::Unit))).when(Condition::True(vec![19]), Value::NONE), field(Twin::Range(Int::U16, Num::Above(38), Num::Above(38))).when(Condition::Some(vec![12]), Value::int(0)), field(Twin::Option(Box::new(Twin::Bits(Int::U64, 34)))), field(Twin::Bool), field(Twin::Bits(Int::U16, 1)).default_bit(Value::int(0)), field(Twin::Bits(Int::U32, 32)).when(Condition::Not(Box::new(Condition::Above(vec![24], Num::Above(5)))), Value::int(2)), field(Twin::Option(Box::new(Twin::Range(Int::I32, Num::Below(-2147483648), Num::Above(2147483647))))), field(Twin::Bool).when(Condition::Not(Box::new(Condition::And(Box::new(Condition::Equal(vec![28], Value::some(Value::int(1)))), Box::new(Condition::Some(vec![30]))))), Value::Bool(false)), field(Twin::Range(Int::U16, Num::Above(21), Num::Above(90))).when(Condition::Some(vec![38]), Value::int(0)), field(Twin::Unit), field(Twin::Bits(Int::U8, 8)).skip(Value::int(0)), field(Twin::Bits(Int::U32, 32)), field(Twin::Range(Int::U32, Num::Above(0), Num::Above(1))), field(Twin::Range(Int::I32, Num::Below(-2147483648), Num::Above(2147483647))).when(Condition::Not(Box::new(Condition::Some(vec![28]))), Value::int(0)), field(Twin::Option(Box::new(Twin::Range(Int::U8, Num::Above(26), Num::Above(59))))).when(Condition::Not(Box::new(Condition::Equal(vec![8], Value::int(5)))), Value::NONE).default_bit(Value::NONE), field(Twin::Option(Box::new(Twin::Angle(1, false)))).default_bit(Value::NONE), field(Twin::Bits(Int::U16, 1)), field(Twin::Option(Box::new(Twin::Bits(Int::U64, 17)))).check("end"), field(Twin::Bits(Int::U32, 32)).when(Condition::Not(Box::new(Condition::Or(Box::new(Condition::Some(vec![50])), Box::new(Condition::Some(vec![42]))))), Value::int(0)), field(Twin::Range(Int::U8, Num::Above(12), Num::Above(98))).align(), field(Twin::Bits(Int::U32, 16)), field(Twin::Option(Box::new(Twin::Range(Int::I32, Num::Above(5), Num::Above(5))))), field(Twin::Compressed(0.0, 1.0, 2.0)), field(Twin::Option(Box::new(Twin::Bits(Int::U32, 26)))), field(Twin::Option(Box::new(Twin::Unit))), field(Twin::Option(Box::new(Twin::Record(vec![field(Twin::Range(Int::I128, Num::Below(-22), Num::Above(33))), field(Twin::Range(Int::I128, Num::Above(23), Num::Above(30)))])))).default_bit(Value::NONE), field(Twin::Option(Box::new(Twin::Bool))).default_bit(Value::NONE), field(Twin::Option(Box::new(Twin::Unit))), field(Twin::Range(Int::I32, Num::Above(0), Num::Above(1))).when(Condition::Not(Box::new(Condition::Calculated(vec![33], Calculation::Every, 5))), Value::int(0)), field(Twin::Range(Int::U16, Num::Above(5), Num::Above(5))), field(Twin::Range(Int::U32, Num::Above(0), Num::Above(100))), field(Twin::Option(Box::new(Twin::Bits(Int::U64, 55)))).align(), field(Twin::Range(Int::U64, Num::Above(7), Num::Above(14))).skip(Value::int(0)), field(Twin::Option(Box::new(Twin::F32))).default_bit(Value::NONE)], vec![field(Twin::Option(Box::new(Twin::Range(Int::U8, Num::Above(5), Num::Above(5))))).default_bit(Value::NONE), field(Twin::Angle(6, true)).default_bit(Value::F64(0x0)), field(Twin::Bool), field(Twin::Bits(Int::U32, 32)).when(Condition::Not(Box::new(Condition::SomeAbove(vec![0], Num::Above(1)))), Value::int(0)), field(Twin::Bits(Int::U16, 13)).skip(Value::int(0)), field(Twin::Range(Int::I64, Num::Below(-9223372036854775808), Num::Above(9223372036854775807))).when(Condition::Equal(vec![0], Value::some(Value::int(2))), Value::int(2))], vec![field(Twin::Range(Int::I32, Num::Below(-2147483648), Num::Above(2147483647))), field(Twin::Bits(Int::U32, 32)), field(Twin::Range(Int::Usize, Num::Above(83), Num::Above(91))), field(Twin::Bits(Int::U32, 32))], vec![field(Twin::Range(Int::U16, Num::Above(0), Num::Above(100))), field(Twin::Bool), field(Twin::Option(Box::new(Twin::Bits(Int::U32, 32)))), field(Twin::Range(Int::I16, Num::Above(5), Num::Above(5))).when(Condition::Equal(vec![0], Value::int(3)), Value::int(0)).default_bit(Value::int(0)), field(Twin::Range(Int::I32, Num::Below(-2147483648), Num::Above(2147483647))).default_bit(Value::int(0)), field(Twin::Option(Box::new(Twin::Range(Int::U16, Num::Above(13), Num::Above(52))))), field(Twin::Option(Box::new(Twin::Bool))), field(Twin::Unit)], vec![field(Twin::Bits(Int::U8, 3)), field(Twin::Bits(Int::U32, 32)), field(Twin::Option(Box::new(Twin::Bits(Int::U32, 32)))), field(Twin::Option(Box::new(Twin::Bits(Int::U32, 32))))], vec![field(Twin::Half), field(Twin::Option(Box::new(Twin::Range(Int::I8, Num::Above(0), Num::Above(100))))), field(Twin::Array(0, Box::new(Twin::Bool))), field(Twin::Bits(Int::U32, 30))], vec![field(Twin::Bits(Int::U16, 11)), field(Twin::Compressed(-1.0, 1.0, 0.01)), field(Twin::Option(Box::new(Twin::Range(Int::U8, Num::Above(0), Num::Above(255))))), field(Twin::Relative(Int::U16, 0)).when(Condition::And(Box::new(Condition::Equal(vec![2], Value::some(Value::int(3)))), Box::new(Condition::Some(vec![2]))), Value::int(0)), field(Twin::Bool).default_bit(Value::Bool(false)), field(Twin::Bits(Int::U16, 16)).when(Condition::Equal(vec![0], Value::int(2)), Value::int(0)), field(Twin::Array(0, Box::new(Twin::Bool))), field(Twin::Bits(Int::U8, 8)), field(Twin::Bits(Int::U64, 64)), field(Twin::Bits(Int::U32, 32)), field(Twin::Range(Int::U16, Num::Above(23), Num::Above(36))).when(Condition::Above(vec![5], Num::Above(1)), Value::int(0))], vec![field(Twin::Option(Box::new(Twin::Range(Int::U8, Num::Above(48), Num::Above(61))))), field(Twin::Option(Box::new(Twin::SmallestThree(11))))], vec![field(Twin::Range(Int::U16, Num::Above(0), Num::Above(1))).default_bit(Value::int(0)), field(Twin::Range(Int::I16, Num::Above(0), Num::Above(1))).skip(Value::int(2)), field(Twin::Range(Int::I32, Num::Above(5), Num::Above(5))), field(Twin::Bits(Int::U32, 32))], vec![field(Twin::Bits(Int::U32, 24)), field(Twin::Half), field(Twin::Bits(Int::U64, 19)).default_bit(Value::int(0)).check("players"), field(Twin::Option(Box::new(Twin::Bits(Int::U16, 16)))), field(Twin::Option(Box::new(Twin::Array(3, Box::new(Twin::Range(Int::I64, Num::Below(-6), Num::Below(-6))))))).skip(Value::NONE), field(Twin::Option(Box::new(Twin::Range(Int::U8, Num::Above(1), Num::Above(71))))), field(Twin::Bits(Int::U64, 30)), field(Twin::Bits(Int::U16, 7))]])
    }
}

pub mod t23 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct H0 {
        #[wire(range = i64::MIN..=i64::MAX)] pub c: i64,
    }
    declare::neutral_struct!([] [] H0 c);

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct Root(
        #[wire(angle = 3, rename = "old 0", default_bit)] pub Option<f32>,
        #[wire(range = [-30..=29, -77..=-70])] pub Option<[i8; 2]>,
        #[wire(with = five_bits, max_bits = 6)] pub Option<u8>,
        #[wire(range = 0..=1)] pub std::ops::Range<i16>,
        #[wire(if = !(matches!(field_1, Some(_)) || matches!(field_1, Some(_))))] pub Option<H0>,
        #[wire(relative, bits = 32, rename = "old 5")] pub ArrayVec<u32, 24>,
        #[wire(with = small_or_large_u16, rename = "old 6", if = !(matches!(field_1, Some(_)) && (!field_5.is_empty())))] pub u16,
        #[wire(codec = SmallOrLarge)] pub Option<u16>,
        #[wire(if = field_7.is_none(), default_bit)] pub bool,
    );
    declare::neutral_struct!([] [] Root 0 1 2 3 4 5 6 7 8);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Option(Box::new(Twin::Angle(3, false)))).default_bit(Value::NONE), field(Twin::Option(Box::new(Twin::Record(vec![field(Twin::Range(Int::I8, Num::Below(-30), Num::Above(29))), field(Twin::Range(Int::I8, Num::Below(-77), Num::Below(-70)))])))), field(Twin::Option(Box::new(Twin::Bits(Int::U8, 5)))), field(Twin::Array(2, Box::new(Twin::Range(Int::I16, Num::Above(0), Num::Above(1))))), field(Twin::Option(Box::new(Twin::Record(vec![field(Twin::Range(Int::I64, Num::Below(-9223372036854775808), Num::Above(9223372036854775807)))])))).when(Condition::Not(Box::new(Condition::Or(Box::new(Condition::Some(vec![1])), Box::new(Condition::Some(vec![1]))))), Value::NONE), field(Twin::Climb((0, 24), Int::U32, Box::new(Twin::Bits(Int::U32, 32)))), field(Twin::SmallOrLarge(Int::U16)).when(Condition::Not(Box::new(Condition::And(Box::new(Condition::Some(vec![1])), Box::new(Condition::Longer(vec![5], 0))))), Value::int(0)), field(Twin::Option(Box::new(Twin::SmallOrLarge(Int::U16)))), field(Twin::Bool).when(Condition::Not(Box::new(Condition::Some(vec![7]))), Value::Bool(false)).default_bit(Value::Bool(false))])
    }
}

pub mod t24 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct Root {
        #[wire(skip)] pub c: Option<mint::Vector3<u32>>,
        #[wire(range = 0..=100)] pub value: u8,
        #[wire(len = value, if = value > limits::of_u8::ALL[1])] pub blank: ArrayVec<bool, 24>,
        #[wire(relative, range = 0..=1, if = !blank.is_empty())] pub g: ArrayVec<i64, 24>,
        #[wire(with = nothing, max_bits = 0)] pub len: i8,
        #[wire(compressed(0.0..=1.0, 0.3), if = !(!g.is_empty()), default = 1.5, default_bit)] pub d: f32,
        #[wire(unit = 8, if = !(g.len() > 1), check = "a")] pub r#type: [f32; 3],
        #[wire(range = [-66..=76, -2..=-2, -57..=-45], max_len = 15, if = value & limits::of_u8::ALL[9] != 0)] pub b: Vec<Option<glam::IVec3>>,
        pub fields: Option<std::num::NonZeroU16>,
        #[wire(with = nothing)] pub x9: (),
        #[wire(bytes, if = (value & limits::of_u8::ALL[5] != 0) || (value == limits::of_u8::ALL[0]))] pub slot: Option<[u8; 2]>,
        #[wire(align, if = fields.is_some())] pub flag: Uuid,
    }
    declare::neutral_struct!([] [] Root c value blank g len d r#type b fields x9 slot flag);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Option(Box::new(Twin::Record(vec![field(Twin::Range(Int::U32, Num::Above(2), Num::Above(2))), field(Twin::Range(Int::U32, Num::Above(0), Num::Above(1))), field(Twin::Range(Int::U32, Num::Above(0), Num::Above(1)))])))).skip(Value::NONE), field(Twin::Range(Int::U8, Num::Above(0), Num::Above(100))), field(Twin::Exactly(Length::Field(1), 24, Box::new(Twin::Bool))).when(Condition::Above(vec![1], Num::Above(1)), Value::Many(vec![])), field(Twin::Climb((0, 24), Int::I64, Box::new(Twin::Range(Int::I64, Num::Above(0), Num::Above(1))))).when(Condition::Longer(vec![2], 0), Value::Many(vec![])), field(Twin::Nothing(Value::int(0), Box::new(Twin::Range(Int::I8, Num::Below(-128), Num::Above(127))))), field(Twin::Compressed(0.0, 1.0, 0.3)).when(Condition::Not(Box::new(Condition::Longer(vec![3], 0))), Value::F32(0x3fc00000)).default_bit(Value::F32(0x0)), field(Twin::Direction(8)).when(Condition::Not(Box::new(Condition::Longer(vec![3], 1))), Value::Many(vec![Value::F32(0x0), Value::F32(0x0), Value::F32(0x0)])).check("a"), field(Twin::List((0, 15), Box::new(Twin::Option(Box::new(Twin::Record(vec![field(Twin::Range(Int::I32, Num::Below(-66), Num::Above(76))), field(Twin::Range(Int::I32, Num::Below(-2), Num::Below(-2))), field(Twin::Range(Int::I32, Num::Below(-57), Num::Below(-45)))])))))).when(Condition::Calculated(vec![1], Calculation::Mask, 9), Value::Many(vec![])), field(Twin::Option(Box::new(Twin::NonZero(Box::new(Twin::Range(Int::U16, Num::Above(1), Num::Above(65535))))))), field(Twin::Nothing(Value::Unit, Box::new(Twin::Unit))), field(Twin::Option(Box::new(Twin::ByteArray(2)))).when(Condition::Or(Box::new(Condition::Calculated(vec![1], Calculation::Mask, 5)), Box::new(Condition::Equal(vec![1], Value::int(0)))), Value::NONE), field(Twin::Array(16, Box::new(Twin::Bits(Int::U8, 8)))).align().when(Condition::Some(vec![8]), Value::Many(vec![Value::int(0), Value::int(0), Value::int(0), Value::int(0), Value::int(0), Value::int(0), Value::int(0), Value::int(0), Value::int(0), Value::int(0), Value::int(0), Value::int(0), Value::int(0), Value::int(0), Value::int(0), Value::int(0)]))])
    }
}

pub mod t25 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq)]
    pub enum Root {
        V0 {
            #[wire(align, skip, check = "a")] a: u32,
            #[wire(range = -20..=-13)] slot: i8,
            #[wire(range = [-2147483648..=2147483647, -86..=-72])] blank: [i32; 2],
            #[wire(range = [0..=100, 0..=100])] stream: Option<mint::Point2<i32>>,
        },
    }
    impl Default for Root { fn default() -> Self { Self::V0 { a: Default::default(), slot: Default::default(), blank: Default::default(), stream: Default::default() } } }
    declare::neutral_enum!([] [] Root 0 V0 { a x0 slot x1 blank x2 stream x3 });

    pub fn twin() -> Twin {
        Twin::Choice(0, vec![vec![field(Twin::Bits(Int::U32, 12)).align().skip(Value::int(0)).check("a"), field(Twin::Range(Int::I8, Num::Below(-20), Num::Below(-13))), field(Twin::Record(vec![field(Twin::Range(Int::I32, Num::Below(-2147483648), Num::Above(2147483647))), field(Twin::Range(Int::I32, Num::Below(-86), Num::Below(-72)))])), field(Twin::Option(Box::new(Twin::Record(vec![field(Twin::Range(Int::I32, Num::Above(0), Num::Above(100))), field(Twin::Range(Int::I32, Num::Above(0), Num::Above(100)))]))))]])
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
    pub struct Root {
        pub a: bool,
        #[wire(max_len = 3, if = !a)] pub slot: Vec<Option<bool>>,
        #[wire(fixed(0..=31, 0), max_len = 9)] pub flag: heapless::Vec<u32, 24>,
        #[wire(align)] pub stream: bool,
        #[wire(skip)] pub len: heapless::Vec<u16, 24>,
        #[wire(skip)] pub g: VecDeque<u8>,
        #[wire(relative, range = 0..=100, max_len = 1)] pub bits: Vec<i32>,
        #[wire(rename = "old 7", skip)] pub c: std::collections::BTreeMap<std::num::NonZeroI64, ()>,
        #[wire(range = -45..=-36)] pub r#type: Option<Option<i64>>,
    }
    declare::neutral_struct!([] [] Root a slot flag stream len g bits c r#type);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Bool), field(Twin::List((0, 3), Box::new(Twin::Option(Box::new(Twin::Bool))))).when(Condition::Not(Box::new(Condition::True(vec![0]))), Value::Many(vec![])), field(Twin::List((0, 9), Box::new(Twin::Fixed(Int::U32, 0, 31, 0)))), field(Twin::Bool).align(), field(Twin::Climb((0, 23), Int::U16, Box::new(Twin::Bits(Int::U16, 13)))).skip(Value::Many(vec![])), field(Twin::List((0, 7), Box::new(Twin::Range(Int::U8, Num::Above(32), Num::Above(85))))).skip(Value::Many(vec![])), field(Twin::Climb((0, 1), Int::I32, Box::new(Twin::Range(Int::I32, Num::Above(0), Num::Above(100))))), field(Twin::Ascending(11, Box::new(Twin::Record(vec![field(Twin::NonZero(Box::new(Twin::Range(Int::I64, Num::Below(-9223372036854775808), Num::Above(9223372036854775807))))), field(Twin::Unit)])), true)).skip(Value::Many(vec![])), field(Twin::Option(Box::new(Twin::Option(Box::new(Twin::Range(Int::I64, Num::Below(-45), Num::Below(-36)))))))])
    }
}

pub mod t28 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct Root {
        #[wire(bits = 14)] pub b: Option<u16>,
        #[wire(if = b.is_some() || (b == Some(2)))] pub slot: (),
        #[wire(if = b.is_some())] pub flag: [Option<std::marker::PhantomData<String>>; 9],
        pub g: Option<bool>,
        #[wire(if = b == Some(0), default = 2)] pub tag: limits::of_u32::Number,
        pub d: Option<i32>,
        #[wire(if = matches!(b, Some(b) if b > 3))] pub r#type: Option<[bool; 0]>,
        #[wire(if = flag.len() > 1)] pub c: Option<i32>,
        #[wire(if = tag > limits::of_u32::ALL[0])] pub fields: i32,
    }
    declare::neutral_struct!([] [] Root b slot flag g tag d r#type c fields);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Option(Box::new(Twin::Bits(Int::U16, 14)))), field(Twin::Unit).when(Condition::Or(Box::new(Condition::Some(vec![0])), Box::new(Condition::Equal(vec![0], Value::some(Value::int(2))))), Value::Unit), field(Twin::Array(9, Box::new(Twin::Option(Box::new(Twin::Unit))))).when(Condition::Some(vec![0]), Value::Many(vec![Value::NONE, Value::NONE, Value::NONE, Value::NONE, Value::NONE, Value::NONE, Value::NONE, Value::NONE, Value::NONE])), field(Twin::Option(Box::new(Twin::Bool))), field(Twin::Bits(Int::U32, 32)).when(Condition::Equal(vec![0], Value::some(Value::int(0))), Value::int(2)), field(Twin::Option(Box::new(Twin::Range(Int::I32, Num::Below(-2147483648), Num::Above(2147483647))))), field(Twin::Option(Box::new(Twin::Array(0, Box::new(Twin::Bool))))).when(Condition::SomeAbove(vec![0], Num::Above(3)), Value::NONE), field(Twin::Option(Box::new(Twin::Range(Int::I32, Num::Below(-2147483648), Num::Above(2147483647))))).when(Condition::Longer(vec![2], 1), Value::NONE), field(Twin::Range(Int::I32, Num::Below(-2147483648), Num::Above(2147483647))).when(Condition::Above(vec![4], Num::Above(0)), Value::int(0))])
    }
}

pub mod t29 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct H0 {
        pub b: u16,
        pub slot: limits::of_u32::Number,
        #[wire(angle = 8)] pub flag: f32,
    }
    declare::neutral_struct!([] [] H0 b slot flag);

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct H1 {
        #[wire(align)] pub b: u32,
        pub value: bool,
        #[wire(default_bit)] pub a: [bool; 0],
        #[wire(compressed(-1.0..=1.0, 0.01))] pub g: f32,
        pub tag: limits::of_u16::Number,
    }
    declare::neutral_struct!([] [] H1 b value a g tag);

    #[derive(Wire, Clone, Debug)]
    pub struct H2 {
        #[wire(range = -75..=-15, default_bit)] pub b: i16,
        pub slot: limits::of_i64::Number,
        #[wire(with = small_or_large_u64, max_bits = 65, default_bit)] pub a: u64,
        #[wire(range = 0..=100)] pub value: u64,
        #[wire(rename = "old 4")] pub blank: limits::of_i8::Number,
        #[wire(skip, default = Some(7))] pub g: Option<u16>,
        pub bits: bool,
        #[wire(range = 0..=100)] pub c: i16,
        #[wire(default_bit)] pub fields: u32,
        #[wire(bits = 128)] pub flag: u128,
        #[wire(range = 49..=67, if = bits && bits)] pub x10: u8,
        #[wire(range = 1..=86)] pub x11: u16,
        #[wire(align, skip, default = Some(5))] pub x12: Option<u64>,
        pub tag: bool,
        pub e: u32,
        pub x15: bool,
        #[wire(bits = 16)] pub x16: u16,
        #[wire(bits = 15)] pub x17: u16,
        #[wire(range = 21..=87)] pub x18: Option<i64>,
        pub stream: bool,
        #[wire(skip)] pub len: std::collections::BinaryHeap<()>,
        #[wire(range = -60..=56)] pub x21: i32,
        pub x22: limits::of_i8::Number,
        #[wire(rename = "old 23")] pub x23: std::num::NonZeroU32,
    }
    impl PartialEq for H2 { fn eq(&self, other: &Self) -> bool { declare::neutral::is_equal(self, other) } }
    declare::neutral_struct!([] [] H2 b slot a value blank g bits c fields flag x10 x11 x12 tag e x15 x16 x17 x18 stream len x21 x22 x23);

    #[derive(Clone, Debug, PartialEq, Default)]
    pub struct H4 {
        pub a: Option<f32>,
    }
    impl H4 {
        fn serialize<S: Stream>(&mut self, stream: &mut S) -> tightwire::Result<S> {
            stream.option(&mut self.a, |stream, x| stream.angle(x, 16))?;
            Ok(())
        }
    }
    tightwire::unified!(H4, version = 2, max_bits = 17);
    declare::neutral_struct!([] [] H4 a);

    #[derive(Wire, Clone, Debug, Default)]
    pub struct H5(
        #[wire(bits = 4, rename = "old 0")] pub u8,
        #[wire(compressed(-1.0..=1.0, 0.01))] pub f32,
        #[wire(angle = 18)] pub f32,
        #[wire(bytes, len = 3..=13)] pub Vec<u8>,
        #[wire(range = 5..=5)] pub u8,
        pub u8,
        pub Option<bool>,
        pub limits::of_u32::Number,
        pub [bool; 0],
        pub (),
        pub (),
        pub bool,
        #[wire(bits = 2)] pub u16,
        #[wire(bits = 19)] pub Option<u64>,
        #[wire(bits = 30, default_bit)] pub u64,
        pub u64,
        #[wire(range = 3..=58)] pub Option<u32>,
        #[wire(range = 70..=79)] pub u64,
        #[wire(align, bits = 11, rename = "old 18")] pub u16,
        #[wire(range = -19..=-19, if = !((!field_8.is_empty()) && (field_17 > limits::of_u64::four)))] pub i8,
        #[wire(angle = 17)] pub f64,
        pub i64,
        pub [bool; 0],
        pub f32,
        #[wire(range = -84..=49)] pub i64,
        pub limits::of_u32::Number,
        #[wire(default_bit)] pub bool,
        #[wire(max_len = 8)] pub std::collections::HashMap<u8, H4>,
        #[wire(skip, default = 9)] pub u32,
        #[wire(range = 78..=85, max_len = 13)] pub std::collections::BinaryHeap<i8>,
        #[wire(range = 5..=5)] pub u32,
        pub bool,
        pub u8,
    );
    impl PartialEq for H5 { fn eq(&self, other: &Self) -> bool { declare::neutral::is_equal(self, other) } }
    declare::neutral_struct!([] [] H5 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32);

    #[derive(Wire, Clone, Debug, PartialEq)]
    pub enum Root {
        V0 {
            b: H2,
            fields: Box<H5>,
            #[wire(subset, if = b.stream)] flag: [Option<Option<char>>; 17],
            #[wire(if = b.x17 > limits::of_u16::ALL[2], default_bit)] value: H5,
        },
        None {
            #[wire(default_bit)] a: f32,
            #[wire(bits = 7)] value: u8,
            blank: i32,
            x3: H0,
        },
        Some {
            c: [H1; 2],
        },
    }
    declare::neutral_enum!([] [] Root 0 V0 { b x0 fields x1 flag x2 value x3 } 1 None { a x0 value x1 blank x2 x3 x3 } 2 Some { c x0 });

    pub fn twin() -> Twin {
        Twin::Choice(2, vec![vec![field(Twin::Record(vec![field(Twin::Range(Int::I16, Num::Below(-75), Num::Below(-15))).default_bit(Value::int(0)), field(Twin::Range(Int::I64, Num::Below(-9223372036854775808), Num::Above(9223372036854775807))), field(Twin::SmallOrLarge(Int::U64)).default_bit(Value::int(0)), field(Twin::Range(Int::U64, Num::Above(0), Num::Above(100))), field(Twin::Range(Int::I8, Num::Below(-128), Num::Above(127))), field(Twin::Option(Box::new(Twin::Bits(Int::U16, 10)))).skip(Value::some(Value::int(7))), field(Twin::Bool), field(Twin::Range(Int::I16, Num::Above(0), Num::Above(100))), field(Twin::Bits(Int::U32, 32)).default_bit(Value::int(0)), field(Twin::Bits(Int::U128, 128)), field(Twin::Range(Int::U8, Num::Above(49), Num::Above(67))).when(Condition::And(Box::new(Condition::True(vec![6])), Box::new(Condition::True(vec![6]))), Value::int(0)), field(Twin::Range(Int::U16, Num::Above(1), Num::Above(86))), field(Twin::Option(Box::new(Twin::Bits(Int::U64, 64)))).align().skip(Value::some(Value::int(5))), field(Twin::Bool), field(Twin::Bits(Int::U32, 32)), field(Twin::Bool), field(Twin::Bits(Int::U16, 16)), field(Twin::Bits(Int::U16, 15)), field(Twin::Option(Box::new(Twin::Range(Int::I64, Num::Above(21), Num::Above(87))))), field(Twin::Bool), field(Twin::Bag(300, Box::new(Twin::Unit))).skip(Value::Many(vec![])), field(Twin::Range(Int::I32, Num::Below(-60), Num::Above(56))), field(Twin::Range(Int::I8, Num::Below(-128), Num::Above(127))), field(Twin::NonZero(Box::new(Twin::Range(Int::U32, Num::Above(1), Num::Above(4294967295)))))])), field(Twin::Record(vec![field(Twin::Bits(Int::U8, 4)), field(Twin::Compressed(-1.0, 1.0, 0.01)), field(Twin::Angle(18, false)), field(Twin::ByteList((3, 13))), field(Twin::Range(Int::U8, Num::Above(5), Num::Above(5))), field(Twin::Bits(Int::U8, 8)), field(Twin::Option(Box::new(Twin::Bool))), field(Twin::Bits(Int::U32, 32)), field(Twin::Array(0, Box::new(Twin::Bool))), field(Twin::Unit), field(Twin::Unit), field(Twin::Bool), field(Twin::Bits(Int::U16, 2)), field(Twin::Option(Box::new(Twin::Bits(Int::U64, 19)))), field(Twin::Bits(Int::U64, 30)).default_bit(Value::int(0)), field(Twin::Bits(Int::U64, 64)), field(Twin::Option(Box::new(Twin::Range(Int::U32, Num::Above(3), Num::Above(58))))), field(Twin::Range(Int::U64, Num::Above(70), Num::Above(79))), field(Twin::Bits(Int::U16, 11)).align(), field(Twin::Range(Int::I8, Num::Below(-19), Num::Below(-19))).when(Condition::Not(Box::new(Condition::And(Box::new(Condition::Longer(vec![8], 0)), Box::new(Condition::Above(vec![17], Num::Above(4)))))), Value::int(0)), field(Twin::Angle(17, true)), field(Twin::Range(Int::I64, Num::Below(-9223372036854775808), Num::Above(9223372036854775807))), field(Twin::Array(0, Box::new(Twin::Bool))), field(Twin::F32), field(Twin::Range(Int::I64, Num::Below(-84), Num::Above(49))), field(Twin::Bits(Int::U32, 32)), field(Twin::Bool).default_bit(Value::Bool(false)), field(Twin::Ascending(8, Box::new(Twin::Record(vec![field(Twin::Bits(Int::U8, 8)), field(Twin::Record(vec![field(Twin::Option(Box::new(Twin::Angle(16, false))))]))])), true)), field(Twin::Bits(Int::U32, 3)).skip(Value::int(9)), field(Twin::Bag(13, Box::new(Twin::Range(Int::I8, Num::Above(78), Num::Above(85))))), field(Twin::Range(Int::U32, Num::Above(5), Num::Above(5))), field(Twin::Bool), field(Twin::Bits(Int::U8, 8))])), field(Twin::Subset(None, 17, Box::new(Twin::Option(Box::new(Twin::Char))))).when(Condition::True(vec![0, 19]), Value::Many(vec![Value::NONE, Value::NONE, Value::NONE, Value::NONE, Value::NONE, Value::NONE, Value::NONE, Value::NONE, Value::NONE, Value::NONE, Value::NONE, Value::NONE, Value::NONE, Value::NONE, Value::NONE, Value::NONE, Value::NONE])), field(Twin::Record(vec![field(Twin::Bits(Int::U8, 4)), field(Twin::Compressed(-1.0, 1.0, 0.01)), field(Twin::Angle(18, false)), field(Twin::ByteList((3, 13))), field(Twin::Range(Int::U8, Num::Above(5), Num::Above(5))), field(Twin::Bits(Int::U8, 8)), field(Twin::Option(Box::new(Twin::Bool))), field(Twin::Bits(Int::U32, 32)), field(Twin::Array(0, Box::new(Twin::Bool))), field(Twin::Unit), field(Twin::Unit), field(Twin::Bool), field(Twin::Bits(Int::U16, 2)), field(Twin::Option(Box::new(Twin::Bits(Int::U64, 19)))), field(Twin::Bits(Int::U64, 30)).default_bit(Value::int(0)), field(Twin::Bits(Int::U64, 64)), field(Twin::Option(Box::new(Twin::Range(Int::U32, Num::Above(3), Num::Above(58))))), field(Twin::Range(Int::U64, Num::Above(70), Num::Above(79))), field(Twin::Bits(Int::U16, 11)).align(), field(Twin::Range(Int::I8, Num::Below(-19), Num::Below(-19))).when(Condition::Not(Box::new(Condition::And(Box::new(Condition::Longer(vec![8], 0)), Box::new(Condition::Above(vec![17], Num::Above(4)))))), Value::int(0)), field(Twin::Angle(17, true)), field(Twin::Range(Int::I64, Num::Below(-9223372036854775808), Num::Above(9223372036854775807))), field(Twin::Array(0, Box::new(Twin::Bool))), field(Twin::F32), field(Twin::Range(Int::I64, Num::Below(-84), Num::Above(49))), field(Twin::Bits(Int::U32, 32)), field(Twin::Bool).default_bit(Value::Bool(false)), field(Twin::Ascending(8, Box::new(Twin::Record(vec![field(Twin::Bits(Int::U8, 8)), field(Twin::Record(vec![field(Twin::Option(Box::new(Twin::Angle(16, false))))]))])), true)), field(Twin::Bits(Int::U32, 3)).skip(Value::int(9)), field(Twin::Bag(13, Box::new(Twin::Range(Int::I8, Num::Above(78), Num::Above(85))))), field(Twin::Range(Int::U32, Num::Above(5), Num::Above(5))), field(Twin::Bool), field(Twin::Bits(Int::U8, 8))])).when(Condition::Above(vec![0, 17], Num::Above(2)), Value::Many(vec![Value::int(0), Value::F32(0x0), Value::F32(0x0), Value::Many(vec![]), Value::int(0), Value::int(0), Value::NONE, Value::int(0), Value::Many(vec![]), Value::Unit, Value::Unit, Value::Bool(false), Value::int(0), Value::NONE, Value::int(0), Value::int(0), Value::NONE, Value::int(0), Value::int(0), Value::int(0), Value::F64(0x0), Value::int(0), Value::Many(vec![]), Value::F32(0x0), Value::int(0), Value::int(0), Value::Bool(false), Value::Many(vec![]), Value::int(0), Value::Many(vec![]), Value::int(0), Value::Bool(false), Value::int(0)])).default_bit(Value::Many(vec![Value::int(0), Value::F32(0x0), Value::F32(0x0), Value::Many(vec![]), Value::int(0), Value::int(0), Value::NONE, Value::int(0), Value::Many(vec![]), Value::Unit, Value::Unit, Value::Bool(false), Value::int(0), Value::NONE, Value::int(0), Value::int(0), Value::NONE, Value::int(0), Value::int(0), Value::int(0), Value::F64(0x0), Value::int(0), Value::Many(vec![]), Value::F32(0x0), Value::int(0), Value::int(0), Value::Bool(false), Value::Many(vec![]), Value::int(0), Value::Many(vec![]), Value::int(0), Value::Bool(false), Value::int(0)]))], vec![field(Twin::F32).default_bit(Value::F32(0x0)), field(Twin::Bits(Int::U8, 7)), field(Twin::Range(Int::I32, Num::Below(-2147483648), Num::Above(2147483647))), field(Twin::Record(vec![field(Twin::Bits(Int::U16, 16)), field(Twin::Bits(Int::U32, 32)), field(Twin::Angle(8, false))]))], vec![field(Twin::Array(2, Box::new(Twin::Record(vec![field(Twin::Bits(Int::U32, 32)).align(), field(Twin::Bool), field(Twin::Array(0, Box::new(Twin::Bool))).default_bit(Value::Many(vec![])), field(Twin::Compressed(-1.0, 1.0, 0.01)), field(Twin::Bits(Int::U16, 16))]))))]])
    }
}

pub mod t30 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct Root(
        pub Option<u16>,
        pub limits::of_u64::Number,
        #[wire(range = 11..=20, if = field_0.is_some(), default = 5)] pub u32,
    );
    declare::neutral_struct!([] [] Root 0 1 2);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Option(Box::new(Twin::Bits(Int::U16, 16)))), field(Twin::Bits(Int::U64, 64)), field(Twin::Range(Int::U32, Num::Above(11), Num::Above(20))).when(Condition::Some(vec![0]), Value::int(5))])
    }
}

pub mod t31 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct Root {
        #[wire(codec = SmallOrLarge)] pub c: Option<u64>,
        pub value: bool,
        #[wire(bits = 6, if = c.is_some())] pub a: u32,
        pub g: u32,
        pub blank: bool,
        #[wire(bits = 2)] pub d: Option<u8>,
        #[wire(relative, range = 0..=1, max_len = 12)] pub bits: SmallVec<[i64; 4]>,
    }
    declare::neutral_struct!([] [] Root c value a g blank d bits);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Option(Box::new(Twin::SmallOrLarge(Int::U64)))), field(Twin::Bool), field(Twin::Bits(Int::U32, 6)).when(Condition::Some(vec![0]), Value::int(0)), field(Twin::Bits(Int::U32, 32)), field(Twin::Bool), field(Twin::Option(Box::new(Twin::Bits(Int::U8, 2)))), field(Twin::Climb((0, 12), Int::I64, Box::new(Twin::Range(Int::I64, Num::Above(0), Num::Above(1)))))])
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
        Case::new::<t8::Root>(4, 8, t8::twin(), None),
        Case::new::<t9::Root>(4, 9, t9::twin(), Some(<t9::Root as Wire>::MAX_BITS)),
        Case::new::<t10::Root>(4, 10, t10::twin(), Some(<t10::Root as Wire>::MAX_BITS)),
        Case::new::<t11::Root>(4, 11, t11::twin(), Some(<t11::Root as Wire>::MAX_BITS)),
        Case::new::<t12::Root>(4, 12, t12::twin(), Some(<t12::Root as Wire>::MAX_BITS)),
        Case::new::<t13::Root>(4, 13, t13::twin(), Some(<t13::Root as Wire>::MAX_BITS)),
        Case::new::<t14::Root>(4, 14, t14::twin(), Some(<t14::Root as Wire>::MAX_BITS)),
        Case::new::<t15::Root<Option<bool>>>(4, 15, t15::twin(), None),
        Case::new::<t16::Root<bool>>(4, 16, t16::twin(), Some(<t16::Root<bool> as Wire>::MAX_BITS)),
        Case::new::<t17::Root>(4, 17, t17::twin(), None),
        Case::new::<t18::Root<(), 3>>(4, 18, t18::twin(), Some(<t18::Root<(), 3> as Wire>::MAX_BITS)),
        Case::new::<t19::Root>(4, 19, t19::twin(), Some(<t19::Root as Wire>::MAX_BITS)),
        Case::new::<t20::Root>(4, 20, t20::twin(), Some(<t20::Root as Wire>::MAX_BITS)),
        Case::new::<t21::Root>(4, 21, t21::twin(), Some(<t21::Root as Wire>::MAX_BITS)),
        Case::new::<t22::Root>(4, 22, t22::twin(), Some(<t22::Root as Wire>::MAX_BITS)),
        Case::new::<t23::Root>(4, 23, t23::twin(), None),
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
