// Types 32 to 67 of seed 14, made by tools/declare: not to be edited.

use super::library::scope::*;

pub mod t32 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq)]
    pub struct Root {
        #[wire(skip, default = Some(7))] pub c: Option<u64>,
        pub fields: [i64; 2],
        #[wire(align, range = 1..=9)] pub a: std::num::NonZeroI32,
        #[wire(fixed(0..=25, 2))] pub value: Option<u32>,
        #[wire(skip)] pub len: f32,
    }
    declare::neutral_struct!([] [] Root c fields a value len);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Option(Box::new(Twin::Bits(Int::U64, 14)))).skip(Value::some(Value::int(7))), field(Twin::Array(2, Box::new(Twin::Range(Int::I64, Num::Below(-9223372036854775808), Num::Above(9223372036854775807))))), field(Twin::NonZero(Box::new(Twin::Range(Int::I32, Num::Above(1), Num::Above(9))))).align(), field(Twin::Option(Box::new(Twin::Fixed(Int::U32, 0, 25, 2)))), field(Twin::Compressed(0.0, 1.0, 0.3)).skip(Value::F32(0x0))])
    }
}

pub mod t33 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct Root {
        pub c: [std::time::Duration; 0],
        #[wire(range = 0..=1)] pub value: Option<Option<u64>>,
        #[wire(with = small_or_large_u64, if = value.is_some(), default_bit, check = "players")] pub a: u64,
        #[wire(range = 0..=18446744073709551615, check = "players")] pub stream: u64,
        #[wire(if = !value.is_some())] pub len: bool,
        pub d: Option<f64>,
    }
    declare::neutral_struct!([] [] Root c value a stream len d);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Array(0, Box::new(Twin::Record(vec![field(Twin::Bits(Int::U64, 64)), field(Twin::Range(Int::U32, Num::Above(0), Num::Above(999999999)))])))), field(Twin::Option(Box::new(Twin::Option(Box::new(Twin::Range(Int::U64, Num::Above(0), Num::Above(1))))))), field(Twin::SmallOrLarge(Int::U64)).when(Condition::Some(vec![1]), Value::int(0)).default_bit(Value::int(0)).check("players"), field(Twin::Range(Int::U64, Num::Above(0), Num::Above(18446744073709551615))).check("players"), field(Twin::Bool).when(Condition::Not(Box::new(Condition::Some(vec![1]))), Value::Bool(false)), field(Twin::Option(Box::new(Twin::F64)))])
    }
}

pub mod t34 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct Root {
        #[wire(align, max_len = 2)] pub b: String,
        pub value: [bool; 3],
    }
    declare::neutral_struct!([] [] Root b value);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Text(2)).align(), field(Twin::Array(3, Box::new(Twin::Bool)))])
    }
}

pub mod t35 {
    use super::*;

    #[derive(Clone, Debug, PartialEq, Default)]
    pub struct Root {
        pub a: Option<Vec<u8>>,
        pub value: f64,
        pub flag: i8,
        pub stream: Option<Option<i64>>,
        pub tag: Option<Vec<u8>>,
        pub d: [u32; 2],
        pub x6: ([bool; 5],),
    }
    impl Root {
        fn serialize<S: Stream>(&mut self, stream: &mut S) -> tightwire::Result<S> {
            stream.option(&mut self.a, |stream, x| byte_list(x, 12, stream))?;
            if !(self.a.is_some() || self.a.is_some()) { stream.object(&mut self.value)?; } else { self.value = Default::default(); }
            self.flag = 8;
            self.stream = Default::default();
            stream.option(&mut self.tag, |stream, x| byte_list(x, 9, stream))?;
            stream.check("players")?;
            stream.array(&mut self.d, |stream, x| stream.int(x, 45..=52))?;
            stream.check("players")?;
            if !self.a.is_some() { stream.object(&mut self.x6)?; } else { self.x6 = Default::default(); }
            Ok(())
        }
    }
    tightwire::unified!(Root, max_bits = 331);
    declare::neutral_struct!([] [] Root a value flag stream tag d x6);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Option(Box::new(Twin::ByteList(12)))), field(Twin::F64).when(Condition::Not(Box::new(Condition::Or(Box::new(Condition::Some(vec![0])), Box::new(Condition::Some(vec![0]))))), Value::F64(0x0)), field(Twin::Range(Int::I8, Num::Below(-128), Num::Above(127))).skip(Value::int(8)), field(Twin::Option(Box::new(Twin::Option(Box::new(Twin::Fixed(Int::I64, -17, 9, 1)))))).skip(Value::NONE), field(Twin::Option(Box::new(Twin::ByteList(9)))).check("players"), field(Twin::Array(2, Box::new(Twin::Range(Int::U32, Num::Above(45), Num::Above(52))))).check("players"), field(Twin::Record(vec![field(Twin::Array(5, Box::new(Twin::Bool)))])).when(Condition::Not(Box::new(Condition::Some(vec![0]))), Value::Many(vec![Value::Many(vec![Value::Bool(false), Value::Bool(false), Value::Bool(false), Value::Bool(false), Value::Bool(false)])]))])
    }
}

pub mod t36 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq)]
    pub enum H0 {
        V0(
            #[wire(range = 11..=74)] u16,
            [f32; 3],
        ),
        V1 {
            #[wire(align, max_len = 1, default_bit)] a: Vec<Option<Option<Box<u8>>>>,
            #[wire(range = 65..=89, max_len = 300, if = !(a.len() > 1))] fields: Vec<usize>,
        },
        V2,
        V3 {
            a: bool,
            #[wire(default_bit)] value: bool,
        },
        V4 {
            #[wire(range = 42..=49)] b: Option<std::num::NonZeroI8>,
            #[wire(range = 0..=100, check = "end")] fields: i16,
        },
        V5,
        V6 {
            #[wire(bits = 84)] b: Option<u128>,
            #[wire(smallest_three = 6, if = b.is_some(), default_bit)] slot: [f32; 4],
        },
        V7,
        V8 {
            #[wire(with = small_or_large_u16, max_bits = 17)] a: u16,
            #[wire(with = five_bits)] slot: Option<u8>,
        },
    }
    impl Default for H0 { fn default() -> Self { Self::V2 {  } } }
    declare::neutral_enum!([] [] H0 0 V0 { 0 x0 1 x1 } 1 V1 { a x0 fields x1 } 2 V2 {  } 3 V3 { a x0 value x1 } 4 V4 { b x0 fields x1 } 5 V5 {  } 6 V6 { b x0 slot x1 } 7 V7 {  } 8 V8 { a x0 slot x1 });

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct Root {
        #[wire(range = 41..=60)] pub a: u8,
        #[wire(smallest_three = 13, max_len = 15, if = a == 3)] pub fields: Vec<[f32; 4]>,
        #[wire(max_len = 11, default_bit)] pub flag: Vec<H0>,
        #[wire(range = 18..=81)] pub stream: i16,
        #[wire(max_len = 15)] pub blank: String,
        pub g: (),
    }
    declare::neutral_struct!([] [] Root a fields flag stream blank g);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Range(Int::U8, Num::Above(41), Num::Above(60))), field(Twin::List(15, Box::new(Twin::SmallestThree(13)))).when(Condition::Equal(vec![0], Value::int(3)), Value::Many(vec![])), field(Twin::List(11, Box::new(Twin::Choice(4, vec![vec![field(Twin::Range(Int::U16, Num::Above(11), Num::Above(74))), field(Twin::Array(3, Box::new(Twin::F32)))], vec![field(Twin::List(1, Box::new(Twin::Option(Box::new(Twin::Option(Box::new(Twin::Bits(Int::U8, 8)))))))).align().default_bit(Value::Many(vec![])), field(Twin::List(300, Box::new(Twin::Range(Int::Usize, Num::Above(65), Num::Above(89))))).when(Condition::Not(Box::new(Condition::Longer(vec![0], 1))), Value::Many(vec![]))], vec![], vec![field(Twin::Bool), field(Twin::Bool).default_bit(Value::Bool(false))], vec![field(Twin::Option(Box::new(Twin::NonZero(Box::new(Twin::Range(Int::I8, Num::Above(42), Num::Above(49))))))), field(Twin::Range(Int::I16, Num::Above(0), Num::Above(100))).check("end")], vec![], vec![field(Twin::Option(Box::new(Twin::Bits(Int::U128, 84)))), field(Twin::SmallestThree(6)).when(Condition::Some(vec![0]), Value::Many(vec![Value::F32(0x0), Value::F32(0x0), Value::F32(0x0), Value::F32(0x0)])).default_bit(Value::Many(vec![Value::F32(0x0), Value::F32(0x0), Value::F32(0x0), Value::F32(0x0)]))], vec![], vec![field(Twin::SmallOrLarge(Int::U16)), field(Twin::Option(Box::new(Twin::Bits(Int::U8, 5))))]])))).default_bit(Value::Many(vec![])), field(Twin::Range(Int::I16, Num::Above(18), Num::Above(81))), field(Twin::Text(15)), field(Twin::Unit)])
    }
}

pub mod t37 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct Root<T0>(
        pub Box<T0>,
        #[wire(skip)] pub i16,
        #[wire(bits = 30)] pub Option<u64>,
        #[wire(bits = 6)] pub u16,
        #[wire(if = field_2.is_some())] pub Option<bool>,
        pub Option<i64>,
    );
    declare::neutral_struct!([T0] [] Root 0 1 2 3 4 5);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Option(Box::new(Twin::Range(Int::I32, Num::Below(-2147483648), Num::Above(2147483647))))), field(Twin::Range(Int::I16, Num::Below(-32768), Num::Above(32767))).skip(Value::int(0)), field(Twin::Option(Box::new(Twin::Bits(Int::U64, 30)))), field(Twin::Bits(Int::U16, 6)), field(Twin::Option(Box::new(Twin::Bool))).when(Condition::Some(vec![2]), Value::NONE), field(Twin::Option(Box::new(Twin::Range(Int::I64, Num::Below(-9223372036854775808), Num::Above(9223372036854775807)))))])
    }
}

pub mod t38 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct Root {
        #[wire(unit = 5)] pub c: [f32; 3],
        pub fields: Option<bool>,
        #[wire(compressed(-1.0..=1.0, 0.01))] pub blank: f32,
    }
    declare::neutral_struct!([] [] Root c fields blank);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Direction(5)), field(Twin::Option(Box::new(Twin::Bool))), field(Twin::Compressed(-1.0, 1.0, 0.01))])
    }
}

pub mod t39 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq)]
    pub struct Root {
        #[wire(max_len = 8)] pub b: Option<String>,
        pub slot: std::net::Ipv4Addr,
        #[wire(fixed(-15..=-10, 5))] pub flag: i64,
        #[wire(if = flag > 2)] pub g: Option<()>,
    }
    declare::neutral_struct!([] [] Root b slot flag g);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Option(Box::new(Twin::Text(8)))), field(Twin::Array(4, Box::new(Twin::Bits(Int::U8, 8)))), field(Twin::Fixed(Int::I64, -15, -10, 5)), field(Twin::Option(Box::new(Twin::Unit))).when(Condition::Above(vec![2], Num::Above(2)), Value::NONE)])
    }
}

pub mod t40 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct Root(
        pub u64,
        pub Option<f32>,
        pub bool,
        #[wire(range = 2..=2)] pub u64,
        #[wire(range = 0..=1, if = !((field_0 > 2) && field_2))] pub Option<u32>,
    );
    declare::neutral_struct!([] [] Root 0 1 2 3 4);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Bits(Int::U64, 64)), field(Twin::Option(Box::new(Twin::F32))), field(Twin::Bool), field(Twin::Range(Int::U64, Num::Above(2), Num::Above(2))), field(Twin::Option(Box::new(Twin::Range(Int::U32, Num::Above(0), Num::Above(1))))).when(Condition::Not(Box::new(Condition::And(Box::new(Condition::Above(vec![0], Num::Above(2))), Box::new(Condition::True(vec![2]))))), Value::NONE)])
    }
}

pub mod t41 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq)]
    pub enum Root {
        V0 {
        },
        V1(
            Option<bool>,
            #[wire(bits = 1, if = field_0.is_some(), default = 5)] u64,
            #[wire(bits = 6, if = (field_1 > 3) || field_0.is_some())] u8,
            #[wire(fixed(-7..=18, 7), default_bit)] Option<i16>,
        ),
        V2,
    }
    impl Default for Root { fn default() -> Self { Self::V0 {  } } }
    declare::neutral_enum!([] [] Root 0 V0 {  } 1 V1 { 0 x0 1 x1 2 x2 3 x3 } 2 V2 {  });

    pub fn twin() -> Twin {
        Twin::Choice(2, vec![vec![], vec![field(Twin::Option(Box::new(Twin::Bool))), field(Twin::Bits(Int::U64, 1)).when(Condition::Some(vec![0]), Value::int(5)), field(Twin::Bits(Int::U8, 6)).when(Condition::Or(Box::new(Condition::Above(vec![1], Num::Above(3))), Box::new(Condition::Some(vec![0]))), Value::int(0)), field(Twin::Option(Box::new(Twin::Fixed(Int::I16, -7, 18, 7)))).default_bit(Value::NONE)], vec![]])
    }
}

pub mod t42 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct H0(
        #[wire(bits = 16)] pub u16,
    );
    declare::neutral_struct!([] [] H0 0);

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct Root {
        #[wire(max_len = 15)] pub b: Vec<Option<H0>>,
        #[wire(align, bits = 1, if = b.len() > 1)] pub fields: u8,
        #[wire(bits = 28, if = b.len() > 0)] pub flag: u32,
        #[wire(range = -6..=-6)] pub g: [i32; 2],
    }
    declare::neutral_struct!([] [] Root b fields flag g);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::List(15, Box::new(Twin::Option(Box::new(Twin::Record(vec![field(Twin::Bits(Int::U16, 16))])))))), field(Twin::Bits(Int::U8, 1)).align().when(Condition::Longer(vec![0], 1), Value::int(0)), field(Twin::Bits(Int::U32, 28)).when(Condition::Longer(vec![0], 0), Value::int(0)), field(Twin::Array(2, Box::new(Twin::Range(Int::I32, Num::Below(-6), Num::Below(-6)))))])
    }
}

pub mod t43 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct Root {
        #[wire(range = 0..=65535)] pub b: u16,
        pub slot: u64,
        #[wire(bits = 8)] pub a: u64,
        #[wire(if = !(slot > 5))] pub stream: u64,
        pub len: i64,
        #[wire(range = 0..=100)] pub e: isize,
        #[wire(align)] pub r#type: bool,
        #[wire(if = !((stream > 5) && (len == 1)))] pub x7: Option<()>,
    }
    declare::neutral_struct!([] [] Root b slot a stream len e r#type x7);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Range(Int::U16, Num::Above(0), Num::Above(65535))), field(Twin::Bits(Int::U64, 64)), field(Twin::Bits(Int::U64, 8)), field(Twin::Bits(Int::U64, 64)).when(Condition::Not(Box::new(Condition::Above(vec![1], Num::Above(5)))), Value::int(0)), field(Twin::Range(Int::I64, Num::Below(-9223372036854775808), Num::Above(9223372036854775807))), field(Twin::Range(Int::Isize, Num::Above(0), Num::Above(100))), field(Twin::Bool).align(), field(Twin::Option(Box::new(Twin::Unit))).when(Condition::Not(Box::new(Condition::And(Box::new(Condition::Above(vec![3], Num::Above(5))), Box::new(Condition::Equal(vec![4], Value::int(1)))))), Value::NONE)])
    }
}

pub mod t44 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct Root(
        pub Option<i64>,
        pub i64,
        #[wire(range = 8..=17, if = field_0.is_some(), default_bit)] pub u32,
        #[wire(range = 14..=75)] pub Option<u32>,
        #[wire(range = 70..=77)] pub Option<u64>,
        pub f32,
    );
    declare::neutral_struct!([] [] Root 0 1 2 3 4 5);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Option(Box::new(Twin::Range(Int::I64, Num::Below(-9223372036854775808), Num::Above(9223372036854775807))))), field(Twin::Range(Int::I64, Num::Below(-9223372036854775808), Num::Above(9223372036854775807))), field(Twin::Range(Int::U32, Num::Above(8), Num::Above(17))).when(Condition::Some(vec![0]), Value::int(0)).default_bit(Value::int(0)), field(Twin::Option(Box::new(Twin::Range(Int::U32, Num::Above(14), Num::Above(75))))), field(Twin::Option(Box::new(Twin::Range(Int::U64, Num::Above(70), Num::Above(77))))), field(Twin::F32)])
    }
}

pub mod t45 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct Root {
        #[wire(range = -2..=-2)] pub c: i8,
        #[wire(if = c == 2)] pub fields: Option<u32>,
        #[wire(bits = 8)] pub blank: Option<u8>,
        #[wire(if = !(blank.is_some() || (blank == Some(2))))] pub stream: bool,
        #[wire(if = !(c > 5), default = Some(true))] pub x4: Option<bool>,
        #[wire(compressed(-1.0..=1.0, 0.01), if = !(c == 2))] pub e: f32,
        #[wire(bits = 25)] pub tag: Option<std::num::NonZeroU32>,
    }
    declare::neutral_struct!([] [] Root c fields blank stream x4 e tag);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Range(Int::I8, Num::Below(-2), Num::Below(-2))), field(Twin::Option(Box::new(Twin::Bits(Int::U32, 32)))).when(Condition::Equal(vec![0], Value::int(2)), Value::NONE), field(Twin::Option(Box::new(Twin::Bits(Int::U8, 8)))), field(Twin::Bool).when(Condition::Not(Box::new(Condition::Or(Box::new(Condition::Some(vec![2])), Box::new(Condition::Equal(vec![2], Value::some(Value::int(2))))))), Value::Bool(false)), field(Twin::Option(Box::new(Twin::Bool))).when(Condition::Not(Box::new(Condition::Above(vec![0], Num::Above(5)))), Value::some(Value::Bool(true))), field(Twin::Compressed(-1.0, 1.0, 0.01)).when(Condition::Not(Box::new(Condition::Equal(vec![0], Value::int(2)))), Value::F32(0x0)), field(Twin::Option(Box::new(Twin::NonZero(Box::new(Twin::Bits(Int::U32, 25))))))])
    }
}

pub mod t46 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    #[wire(bound = "T0: Wire + Default + PartialEq, T1: Wire + Default + PartialEq")]
    pub struct Root<T0, T1> {
        pub c: Box<T0>,
        #[wire(align, skip)] pub value: Vec<T1>,
        #[wire(range = -2147483648..=2147483647)] pub a: i32,
    }
    declare::neutral_struct!([T0 T1] [] Root c value a);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::F32), field(Twin::List(2, Box::new(Twin::Range(Int::I64, Num::Below(-9223372036854775808), Num::Above(9223372036854775807))))).align().skip(Value::Many(vec![])), field(Twin::Range(Int::I32, Num::Below(-2147483648), Num::Above(2147483647)))])
    }
}

pub mod t47 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq)]
    pub enum Root<T0, T1> {
        V0(
            Option<T0>,
            T1,
        ),
        V1(
            #[wire(bits = 16)] u16,
            #[wire(range = 1..=9)] std::num::NonZeroU64,
        ),
        V2 {
            #[wire(skip)] c: i32,
            fields: Option<f64>,
        },
        V3 {
            #[wire(bits = 43)] a: Option<u128>,
            #[wire(bits = 1, default_bit)] slot: u16,
        },
        V4,
    }
    impl<T0: Default, T1: Default> Default for Root<T0, T1> { fn default() -> Self { Self::V4 {  } } }
    declare::neutral_enum!([T0 T1] [] Root 0 V0 { 0 x0 1 x1 } 1 V1 { 0 x0 1 x1 } 2 V2 { c x0 fields x1 } 3 V3 { a x0 slot x1 } 4 V4 {  });

    pub fn twin() -> Twin {
        Twin::Choice(3, vec![vec![field(Twin::Option(Box::new(Twin::Option(Box::new(Twin::Record(vec![field(Twin::Array(3, Box::new(Twin::Unit))), field(Twin::F64), field(Twin::Char)])))))), field(Twin::F64)], vec![field(Twin::Bits(Int::U16, 16)), field(Twin::NonZero(Box::new(Twin::Range(Int::U64, Num::Above(1), Num::Above(9)))))], vec![field(Twin::Range(Int::I32, Num::Above(0), Num::Above(1))).skip(Value::int(0)), field(Twin::Option(Box::new(Twin::F64)))], vec![field(Twin::Option(Box::new(Twin::Bits(Int::U128, 43)))), field(Twin::Bits(Int::U16, 1)).default_bit(Value::int(0))], vec![]])
    }
}

pub mod t48 {
    use super::*;

    #[derive(Clone, Debug, PartialEq, Default)]
    pub struct Root(
        pub [Box<f64>; 3],
        pub i64,
        pub [f32; 4],
        pub i16,
        pub i64,
        pub Option<isize>,
        pub Vec<Option<bool>>,
    );
    impl Root {
        fn serialize<S: Stream>(&mut self, stream: &mut S) -> tightwire::Result<S> {
            stream.array(&mut self.0, |stream, x| stream.object(x))?;
            stream.align()?;
            stream.int(&mut self.1, 71..=71)?;
            self.2 = Default::default();
            stream.check("end")?;
            stream.fixed(&mut self.3, -10..=7, 4)?;
            let previous = self.1; stream.relative(&mut self.4, previous)?;
            stream.option(&mut self.5, |stream, x| stream.int(x, -2147483648..=2147483647))?;
            stream.list(&mut self.6, 10, |stream, x| stream.option(x, |stream, x| stream.bool(x)))?;
            Ok(())
        }
    }
    tightwire::unified!(Root);
    declare::neutral_struct!([] [] Root 0 1 2 3 4 5 6);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Array(3, Box::new(Twin::F64))), field(Twin::Range(Int::I64, Num::Above(71), Num::Above(71))).align(), field(Twin::SmallestThree(7)).skip(Value::Many(vec![Value::F32(0x0), Value::F32(0x0), Value::F32(0x0), Value::F32(0x0)])).check("end"), field(Twin::Fixed(Int::I16, -10, 7, 4)), field(Twin::Relative(Int::I64, 1)), field(Twin::Option(Box::new(Twin::Range(Int::Isize, Num::Below(-2147483648), Num::Above(2147483647))))), field(Twin::List(10, Box::new(Twin::Option(Box::new(Twin::Bool)))))])
    }
}

pub mod t49 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct Root {
        pub a: u64,
        #[wire(range = 0..=100)] pub fields: i8,
        #[wire(range = -32..=-7)] pub blank: Option<i8>,
        #[wire(default_bit)] pub stream: Option<i8>,
        #[wire(if = blank.is_some(), default = Some(7))] pub x4: Option<u8>,
    }
    declare::neutral_struct!([] [] Root a fields blank stream x4);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Bits(Int::U64, 64)), field(Twin::Range(Int::I8, Num::Above(0), Num::Above(100))), field(Twin::Option(Box::new(Twin::Range(Int::I8, Num::Below(-32), Num::Below(-7))))), field(Twin::Option(Box::new(Twin::Range(Int::I8, Num::Below(-128), Num::Above(127))))).default_bit(Value::NONE), field(Twin::Option(Box::new(Twin::Bits(Int::U8, 8)))).when(Condition::Some(vec![2]), Value::some(Value::int(7)))])
    }
}

pub mod t50 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq)]
    pub struct Root<const N: usize>(
        pub [f64; N],
        #[wire(bits = 25)] pub std::num::NonZeroU32,
        pub u16,
        pub u64,
        pub (),
        #[wire(bits = 16)] pub u16,
    );
    declare::neutral_struct!([] [N] Root 0 1 2 3 4 5);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Array(2, Box::new(Twin::F64))), field(Twin::NonZero(Box::new(Twin::Bits(Int::U32, 25)))), field(Twin::Bits(Int::U16, 16)), field(Twin::Bits(Int::U64, 64)), field(Twin::Unit), field(Twin::Bits(Int::U16, 16))])
    }
}

pub mod t51 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq)]
    pub enum Root {
        V0 {
            #[wire(align, compressed(0.0..=1.0, 2.0), check = "a")] a: f32,
            slot: bool,
            #[wire(bytes, if = slot || slot)] x2: [u8; 1],
            #[wire(skip)] value: u64,
        },
        V1 {
            c: Option<Option<bool>>,
            #[wire(range = -91..=-43)] fields: i16,
            #[wire(range = 22..=44, default_bit)] flag: i32,
            #[wire(smallest_three = 13)] g: [[f32; 4]; 1],
        },
    }
    impl Default for Root { fn default() -> Self { Self::V0 { a: Default::default(), slot: Default::default(), x2: Default::default(), value: Default::default() } } }
    declare::neutral_enum!([] [] Root 0 V0 { a x0 slot x1 x2 x2 value x3 } 1 V1 { c x0 fields x1 flag x2 g x3 });

    pub fn twin() -> Twin {
        Twin::Choice(1, vec![vec![field(Twin::Compressed(0.0, 1.0, 2.0)).align().check("a"), field(Twin::Bool), field(Twin::ByteArray(1)).when(Condition::Or(Box::new(Condition::True(vec![1])), Box::new(Condition::True(vec![1]))), Value::Many(vec![Value::int(0)])), field(Twin::Bits(Int::U64, 64)).skip(Value::int(0))], vec![field(Twin::Option(Box::new(Twin::Option(Box::new(Twin::Bool))))), field(Twin::Range(Int::I16, Num::Below(-91), Num::Below(-43))), field(Twin::Range(Int::I32, Num::Above(22), Num::Above(44))).default_bit(Value::int(0)), field(Twin::Array(1, Box::new(Twin::SmallestThree(13))))]])
    }
}

pub mod t52 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct Root {
        #[wire(range = 0..=18446744073709551615)] pub b: [u64; 2],
        #[wire(compressed(-1.0..=1.0, 0.01))] pub fields: f32,
        #[wire(range = 0..=100)] pub blank: Option<Option<i32>>,
    }
    declare::neutral_struct!([] [] Root b fields blank);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Array(2, Box::new(Twin::Range(Int::U64, Num::Above(0), Num::Above(18446744073709551615))))), field(Twin::Compressed(-1.0, 1.0, 0.01)), field(Twin::Option(Box::new(Twin::Option(Box::new(Twin::Range(Int::I32, Num::Above(0), Num::Above(100)))))))])
    }
}

pub mod t53 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct Root<T0, T1>(
        pub Box<T0>,
        pub (T1, bool,),
        pub Option<()>,
    );
    declare::neutral_struct!([T0 T1] [] Root 0 1 2);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Array(1, Box::new(Twin::Unit))), field(Twin::Record(vec![field(Twin::F64), field(Twin::Bool)])), field(Twin::Option(Box::new(Twin::Unit)))])
    }
}

pub mod t54 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct Root(
        pub Option<f32>,
        #[wire(bytes, max_len = 0, if = field_0.is_some() || field_0.is_some())] pub Option<Vec<u8>>,
        pub Option<bool>,
        #[wire(range = 24..=24, if = !(field_2.is_some() || field_1.is_some()), check = "players")] pub u16,
    );
    declare::neutral_struct!([] [] Root 0 1 2 3);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Option(Box::new(Twin::F32))), field(Twin::Option(Box::new(Twin::ByteList(0)))).when(Condition::Or(Box::new(Condition::Some(vec![0])), Box::new(Condition::Some(vec![0]))), Value::NONE), field(Twin::Option(Box::new(Twin::Bool))), field(Twin::Range(Int::U16, Num::Above(24), Num::Above(24))).when(Condition::Not(Box::new(Condition::Or(Box::new(Condition::Some(vec![2])), Box::new(Condition::Some(vec![1]))))), Value::int(0)).check("players")])
    }
}

pub mod t55 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct Root {
        #[wire(range = 75..=82)] pub a: [usize; 2],
        #[wire(bits = 15)] pub value: u16,
        #[wire(skip)] pub blank: Option<f32>,
        #[wire(range = 72..=72)] pub stream: u16,
        pub len: Option<bool>,
        #[wire(fixed(-13..=6, 5), if = value > 1)] pub d: i32,
        #[wire(bytes)] pub r#type: Option<[u8; 4]>,
    }
    declare::neutral_struct!([] [] Root a value blank stream len d r#type);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Array(2, Box::new(Twin::Range(Int::Usize, Num::Above(75), Num::Above(82))))), field(Twin::Bits(Int::U16, 15)), field(Twin::Option(Box::new(Twin::Compressed(0.0, 1.0, 0.3)))).skip(Value::NONE), field(Twin::Range(Int::U16, Num::Above(72), Num::Above(72))), field(Twin::Option(Box::new(Twin::Bool))), field(Twin::Fixed(Int::I32, -13, 6, 5)).when(Condition::Above(vec![1], Num::Above(1)), Value::int(0)), field(Twin::Option(Box::new(Twin::ByteArray(4))))])
    }
}

pub mod t56 {
    use super::*;

    #[derive(Clone, Debug, PartialEq, Default)]
    pub struct Root(
        pub [[f32; 3]; 0],
        pub Option<f32>,
    );
    impl Root {
        fn serialize<S: Stream>(&mut self, stream: &mut S) -> tightwire::Result<S> {
            stream.array(&mut self.0, |stream, x| stream.unit_vector(x, 19))?;
            stream.option(&mut self.1, |stream, x| stream.compressed(x, -256.0..=256.0, 0.001))?;
            Ok(())
        }
    }
    tightwire::unified!(Root, max_bits = 20);
    declare::neutral_struct!([] [] Root 0 1);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Array(0, Box::new(Twin::Direction(19)))), field(Twin::Option(Box::new(Twin::Compressed(-256.0, 256.0, 0.001))))])
    }
}

pub mod t57 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct Root {
        #[wire(smallest_three = 5, max_len = 0)] pub c: Vec<Option<[f32; 4]>>,
        #[wire(bytes, max_len = 0)] pub value: Vec<u8>,
        #[wire(max_len = 14)] pub blank: Vec<Option<Box<bool>>>,
        #[wire(align)] pub x3: Option<f64>,
        #[wire(bits = 1, default_bit)] pub x4: [u16; 2],
        #[wire(unit = 6)] pub g: Option<Option<[f32; 3]>>,
    }
    declare::neutral_struct!([] [] Root c value blank x3 x4 g);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::List(0, Box::new(Twin::Option(Box::new(Twin::SmallestThree(5)))))), field(Twin::ByteList(0)), field(Twin::List(14, Box::new(Twin::Option(Box::new(Twin::Bool))))), field(Twin::Option(Box::new(Twin::F64))).align(), field(Twin::Array(2, Box::new(Twin::Bits(Int::U16, 1)))).default_bit(Value::Many(vec![Value::int(0), Value::int(0)])), field(Twin::Option(Box::new(Twin::Option(Box::new(Twin::Direction(6))))))])
    }
}

pub mod t58 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct Root<T0, T1>(
        pub T0,
        pub T1,
        pub Option<i16>,
        #[wire(skip)] pub i8,
        #[wire(range = 20..=20)] pub Option<u64>,
        #[wire(range = 12..=73, if = (field_2 == Some(3)) && field_4.is_some(), default = 4)] pub u8,
        pub u64,
        #[wire(align, bits = 22, if = field_4 == Some(1))] pub Option<u32>,
        #[wire(compressed(-1.0..=1.0, 0.01))] pub Option<f32>,
    );
    declare::neutral_struct!([T0 T1] [] Root 0 1 2 3 4 5 6 7 8);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Option(Box::new(Twin::Bool))), field(Twin::Record(vec![field(Twin::Bits(Int::U64, 64)), field(Twin::Range(Int::U32, Num::Above(0), Num::Above(999999999)))])), field(Twin::Option(Box::new(Twin::Range(Int::I16, Num::Below(-32768), Num::Above(32767))))), field(Twin::Range(Int::I8, Num::Above(0), Num::Above(100))).skip(Value::int(0)), field(Twin::Option(Box::new(Twin::Range(Int::U64, Num::Above(20), Num::Above(20))))), field(Twin::Range(Int::U8, Num::Above(12), Num::Above(73))).when(Condition::And(Box::new(Condition::Equal(vec![2], Value::some(Value::int(3)))), Box::new(Condition::Some(vec![4]))), Value::int(4)), field(Twin::Bits(Int::U64, 64)), field(Twin::Option(Box::new(Twin::Bits(Int::U32, 22)))).align().when(Condition::Equal(vec![4], Value::some(Value::int(1))), Value::NONE), field(Twin::Option(Box::new(Twin::Compressed(-1.0, 1.0, 0.01))))])
    }
}

pub mod t59 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct Root(
        #[wire(check = "players")] pub Option<bool>,
        #[wire(bits = 6)] pub u32,
        #[wire(range = 29..=74)] pub u8,
        #[wire(range = -88..=-34, if = field_0.is_some(), default_bit)] pub i8,
        #[wire(if = !((field_2 > 0) || (field_3 == 4)))] pub u32,
        #[wire(if = !((field_4 == 5) || (field_3 > 5)), default = true)] pub bool,
        #[wire(compressed(-1.0..=1.0, 0.01), if = field_3 > 0)] pub Option<f32>,
        #[wire(range = 24..=99, default_bit)] pub u64,
    );
    declare::neutral_struct!([] [] Root 0 1 2 3 4 5 6 7);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Option(Box::new(Twin::Bool))).check("players"), field(Twin::Bits(Int::U32, 6)), field(Twin::Range(Int::U8, Num::Above(29), Num::Above(74))), field(Twin::Range(Int::I8, Num::Below(-88), Num::Below(-34))).when(Condition::Some(vec![0]), Value::int(0)).default_bit(Value::int(0)), field(Twin::Bits(Int::U32, 32)).when(Condition::Not(Box::new(Condition::Or(Box::new(Condition::Above(vec![2], Num::Above(0))), Box::new(Condition::Equal(vec![3], Value::int(4)))))), Value::int(0)), field(Twin::Bool).when(Condition::Not(Box::new(Condition::Or(Box::new(Condition::Equal(vec![4], Value::int(5))), Box::new(Condition::Above(vec![3], Num::Above(5)))))), Value::Bool(true)), field(Twin::Option(Box::new(Twin::Compressed(-1.0, 1.0, 0.01)))).when(Condition::Above(vec![3], Num::Above(0)), Value::NONE), field(Twin::Range(Int::U64, Num::Above(24), Num::Above(99))).default_bit(Value::int(0))])
    }
}

pub mod t60 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct Root(
        #[wire(bits = 1)] pub u32,
        #[wire(bits = 2, if = (field_0 == 1) || (field_0 > 1), default = 4)] pub u8,
        #[wire(default_bit)] pub u64,
        pub bool,
        #[wire(skip)] pub i8,
    );
    declare::neutral_struct!([] [] Root 0 1 2 3 4);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Bits(Int::U32, 1)), field(Twin::Bits(Int::U8, 2)).when(Condition::Or(Box::new(Condition::Equal(vec![0], Value::int(1))), Box::new(Condition::Above(vec![0], Num::Above(1)))), Value::int(4)), field(Twin::Bits(Int::U64, 64)).default_bit(Value::int(0)), field(Twin::Bool), field(Twin::Range(Int::I8, Num::Above(76), Num::Above(84))).skip(Value::int(0))])
    }
}

pub mod t61 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct Root(
        pub Option<()>,
        #[wire(max_len = 11, if = !field_0.is_some())] pub Vec<bool>,
        #[wire(skip, default = 1)] pub i64,
    );
    declare::neutral_struct!([] [] Root 0 1 2);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Option(Box::new(Twin::Unit))), field(Twin::List(11, Box::new(Twin::Bool))).when(Condition::Not(Box::new(Condition::Some(vec![0]))), Value::Many(vec![])), field(Twin::Range(Int::I64, Num::Below(-9223372036854775808), Num::Above(9223372036854775807))).skip(Value::int(1))])
    }
}

pub mod t62 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct Root<T0> {
        pub b: [T0; 1],
        #[wire(range = 6..=13)] pub fields: u64,
        #[wire(if = fields == 0, default = 9)] pub flag: i32,
        #[wire(check = "a")] pub value: u64,
        #[wire(default_bit)] pub len: bool,
    }
    declare::neutral_struct!([T0] [] Root b fields flag value len);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Array(1, Box::new(Twin::Record(vec![field(Twin::Bits(Int::U64, 64)), field(Twin::Range(Int::U32, Num::Above(0), Num::Above(999999999)))])))), field(Twin::Range(Int::U64, Num::Above(6), Num::Above(13))), field(Twin::Range(Int::I32, Num::Below(-2147483648), Num::Above(2147483647))).when(Condition::Equal(vec![1], Value::int(0)), Value::int(9)), field(Twin::Bits(Int::U64, 64)).check("a"), field(Twin::Bool).default_bit(Value::Bool(false))])
    }
}

pub mod t63 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq)]
    pub struct Root<const N: usize>(
        pub [i16; N],
        pub std::num::NonZeroU128,
        #[wire(fixed(0..=15, 2))] pub i16,
        #[wire(align, range = 0..=100)] pub Option<u32>,
        #[wire(range = 0..=1)] pub i8,
        #[wire(range = 18..=58, if = field_3.is_some() && (field_4 > 4), default = Some(1))] pub Option<u16>,
    );
    declare::neutral_struct!([] [N] Root 0 1 2 3 4 5);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Array(0, Box::new(Twin::Range(Int::I16, Num::Below(-32768), Num::Above(32767))))), field(Twin::NonZero(Box::new(Twin::Range(Int::U128, Num::Above(1), Num::Above(340282366920938463463374607431768211455))))), field(Twin::Fixed(Int::I16, 0, 15, 2)), field(Twin::Option(Box::new(Twin::Range(Int::U32, Num::Above(0), Num::Above(100))))).align(), field(Twin::Range(Int::I8, Num::Above(0), Num::Above(1))), field(Twin::Option(Box::new(Twin::Range(Int::U16, Num::Above(18), Num::Above(58))))).when(Condition::And(Box::new(Condition::Some(vec![3])), Box::new(Condition::Above(vec![4], Num::Above(4)))), Value::some(Value::int(1)))])
    }
}

pub mod t64 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct Root {
        #[wire(align, skip, default = Some(Some(1)))] pub b: Option<Option<u16>>,
        #[wire(bits = 1)] pub fields: u8,
    }
    declare::neutral_struct!([] [] Root b fields);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Option(Box::new(Twin::Option(Box::new(Twin::Range(Int::U16, Num::Above(0), Num::Above(100))))))).align().skip(Value::some(Value::some(Value::int(1)))), field(Twin::Bits(Int::U8, 1))])
    }
}

pub mod t65 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq)]
    pub struct Root {
        #[wire(check = "players")] pub a: std::num::NonZeroI32,
        #[wire(skip, default = Some(2))] pub slot: Option<i64>,
        #[wire(range = 0..=100, default_bit)] pub blank: [i32; 2],
        #[wire(range = 0..=100, check = "end")] pub value: u32,
        #[wire(bits = 21, default_bit)] pub x4: Option<u64>,
        #[wire(range = -79..=27, if = !((value > 2) || (value == 2)))] pub d: Option<i16>,
    }
    declare::neutral_struct!([] [] Root a slot blank value x4 d);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::NonZero(Box::new(Twin::Range(Int::I32, Num::Below(-2147483648), Num::Above(2147483647))))).check("players"), field(Twin::Option(Box::new(Twin::Range(Int::I64, Num::Above(61), Num::Above(72))))).skip(Value::some(Value::int(2))), field(Twin::Array(2, Box::new(Twin::Range(Int::I32, Num::Above(0), Num::Above(100))))).default_bit(Value::Many(vec![Value::int(0), Value::int(0)])), field(Twin::Range(Int::U32, Num::Above(0), Num::Above(100))).check("end"), field(Twin::Option(Box::new(Twin::Bits(Int::U64, 21)))).default_bit(Value::NONE), field(Twin::Option(Box::new(Twin::Range(Int::I16, Num::Below(-79), Num::Above(27))))).when(Condition::Not(Box::new(Condition::Or(Box::new(Condition::Above(vec![3], Num::Above(2))), Box::new(Condition::Equal(vec![3], Value::int(2)))))), Value::NONE)])
    }
}

pub mod t66 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct Root {
        #[wire(bits = 26)] pub a: Option<u32>,
        #[wire(bits = 1, default_bit)] pub fields: u32,
        pub flag: u64,
        #[wire(if = !((fields == 4) && (flag > 3)), default = 1.5)] pub stream: f32,
    }
    declare::neutral_struct!([] [] Root a fields flag stream);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Option(Box::new(Twin::Bits(Int::U32, 26)))), field(Twin::Bits(Int::U32, 1)).default_bit(Value::int(0)), field(Twin::Bits(Int::U64, 64)), field(Twin::F32).when(Condition::Not(Box::new(Condition::And(Box::new(Condition::Equal(vec![1], Value::int(4))), Box::new(Condition::Above(vec![2], Num::Above(3)))))), Value::F32(0x3fc00000))])
    }
}

pub mod t67 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct Root<T0> {
        #[wire(skip)] pub a: Option<T0>,
        pub fields: bool,
        #[wire(range = 42..=49)] pub x2: Option<u16>,
        #[wire(bits = 27, default_bit)] pub value: u32,
    }
    declare::neutral_struct!([T0] [] Root a fields x2 value);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Option(Box::new(Twin::Bool))).skip(Value::NONE), field(Twin::Bool), field(Twin::Option(Box::new(Twin::Range(Int::U16, Num::Above(42), Num::Above(49))))), field(Twin::Bits(Int::U32, 27)).default_bit(Value::int(0))])
    }
}

pub fn cases() -> Vec<Case> {
    vec![
        Case::new::<t32::Root>(14, 32, t32::twin(), Some(<t32::Root as Wire>::MAX_BITS)),
        Case::new::<t33::Root>(14, 33, t33::twin(), None),
        Case::new::<t34::Root>(14, 34, t34::twin(), Some(<t34::Root as Wire>::MAX_BITS)),
        Case::new::<t35::Root>(14, 35, t35::twin(), Some(<t35::Root as Wire>::MAX_BITS)),
        Case::new::<t36::Root>(14, 36, t36::twin(), None),
        Case::new::<t37::Root<Rc<Option<Rc<std::num::Wrapping<i32>>>>>>(14, 37, t37::twin(), Some(<t37::Root<Rc<Option<Rc<std::num::Wrapping<i32>>>>> as Wire>::MAX_BITS)),
        Case::new::<t38::Root>(14, 38, t38::twin(), Some(<t38::Root as Wire>::MAX_BITS)),
        Case::new::<t39::Root>(14, 39, t39::twin(), Some(<t39::Root as Wire>::MAX_BITS)),
        Case::new::<t40::Root>(14, 40, t40::twin(), Some(<t40::Root as Wire>::MAX_BITS)),
        Case::new::<t41::Root>(14, 41, t41::twin(), Some(<t41::Root as Wire>::MAX_BITS)),
        Case::new::<t42::Root>(14, 42, t42::twin(), Some(<t42::Root as Wire>::MAX_BITS)),
        Case::new::<t43::Root>(14, 43, t43::twin(), Some(<t43::Root as Wire>::MAX_BITS)),
        Case::new::<t44::Root>(14, 44, t44::twin(), Some(<t44::Root as Wire>::MAX_BITS)),
        Case::new::<t45::Root>(14, 45, t45::twin(), Some(<t45::Root as Wire>::MAX_BITS)),
        Case::new::<t46::Root<f32, i64>>(14, 46, t46::twin(), Some(<t46::Root<f32, i64> as Wire>::MAX_BITS)),
        Case::new::<t47::Root<Option<Box<Rc<([(); 3], f64, char,)>>>, f64>>(14, 47, t47::twin(), Some(<t47::Root<Option<Box<Rc<([(); 3], f64, char,)>>>, f64> as Wire>::MAX_BITS)),
        Case::new::<t48::Root>(14, 48, t48::twin(), None),
        Case::new::<t49::Root>(14, 49, t49::twin(), Some(<t49::Root as Wire>::MAX_BITS)),
        Case::new::<t50::Root<2>>(14, 50, t50::twin(), Some(<t50::Root<2> as Wire>::MAX_BITS)),
        Case::new::<t51::Root>(14, 51, t51::twin(), Some(<t51::Root as Wire>::MAX_BITS)),
        Case::new::<t52::Root>(14, 52, t52::twin(), Some(<t52::Root as Wire>::MAX_BITS)),
        Case::new::<t53::Root<Arc<[(); 1]>, f64>>(14, 53, t53::twin(), Some(<t53::Root<Arc<[(); 1]>, f64> as Wire>::MAX_BITS)),
        Case::new::<t54::Root>(14, 54, t54::twin(), Some(<t54::Root as Wire>::MAX_BITS)),
        Case::new::<t55::Root>(14, 55, t55::twin(), Some(<t55::Root as Wire>::MAX_BITS)),
        Case::new::<t56::Root>(14, 56, t56::twin(), Some(<t56::Root as Wire>::MAX_BITS)),
        Case::new::<t57::Root>(14, 57, t57::twin(), Some(<t57::Root as Wire>::MAX_BITS)),
        Case::new::<t58::Root<Option<bool>, std::time::Duration>>(14, 58, t58::twin(), Some(<t58::Root<Option<bool>, std::time::Duration> as Wire>::MAX_BITS)),
        Case::new::<t59::Root>(14, 59, t59::twin(), Some(<t59::Root as Wire>::MAX_BITS)),
        Case::new::<t60::Root>(14, 60, t60::twin(), Some(<t60::Root as Wire>::MAX_BITS)),
        Case::new::<t61::Root>(14, 61, t61::twin(), Some(<t61::Root as Wire>::MAX_BITS)),
        Case::new::<t62::Root<std::time::Duration>>(14, 62, t62::twin(), Some(<t62::Root<std::time::Duration> as Wire>::MAX_BITS)),
        Case::new::<t63::Root<0>>(14, 63, t63::twin(), Some(<t63::Root<0> as Wire>::MAX_BITS)),
        Case::new::<t64::Root>(14, 64, t64::twin(), Some(<t64::Root as Wire>::MAX_BITS)),
        Case::new::<t65::Root>(14, 65, t65::twin(), Some(<t65::Root as Wire>::MAX_BITS)),
        Case::new::<t66::Root>(14, 66, t66::twin(), Some(<t66::Root as Wire>::MAX_BITS)),
        Case::new::<t67::Root<bool>>(14, 67, t67::twin(), Some(<t67::Root<bool> as Wire>::MAX_BITS)),
    ]
}
