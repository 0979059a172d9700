// Types 0 to 31 of seed 14, made by tools/declare: not to be edited.

use super::library::scope::*;

pub mod t0 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct Root<T0, T1> {
        pub c: T0,
        #[wire(default_bit)] pub slot: Box<T1>,
        #[wire(smallest_three = 5)] pub blank: [f32; 4],
        #[wire(max_len = 0)] pub g: String,
    }
    declare::neutral_struct!([T0 T1] [] Root c slot blank g);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::F64), field(Twin::F32).default_bit(Value::F32(0x0)), field(Twin::SmallestThree(5)), field(Twin::Text(0))])
    }
}

pub mod t1 {
    use super::*;

    #[derive(Clone, Debug, PartialEq, Default)]
    pub struct Root {
        pub b: Option<Option<u32>>,
        pub value: Vec<Option<f32>>,
        pub blank: std::num::Wrapping<u8>,
        pub stream: Option<u128>,
        pub len: Option<Option<u8>>,
    }
    impl Root {
        fn serialize<S: Stream>(&mut self, stream: &mut S) -> tightwire::Result<S> {
            stream.option(&mut self.b, |stream, x| stream.option(x, |stream, x| stream.fixed(x, 0..=23, 5)))?;
            stream.list(&mut self.value, 0, |stream, x| stream.option(x, |stream, x| stream.compressed(x, 0.0..=16777215.0, 1.0)))?;
            self.blank = Default::default();
            stream.option(&mut self.stream, |stream, x| stream.bits(x, 1))?;
            stream.check("a")?;
            stream.option(&mut self.len, |stream, x| stream.option(x, |stream, x| stream.bits(x, 3)))?;
            Ok(())
        }
    }
    tightwire::unified!(Root, max_bits = 51);
    declare::neutral_struct!([] [] Root b value blank stream len);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Option(Box::new(Twin::Option(Box::new(Twin::Fixed(Int::U32, 0, 23, 5)))))), field(Twin::List(0, Box::new(Twin::Option(Box::new(Twin::Compressed(0.0, 16777215.0, 1.0)))))), field(Twin::Bits(Int::U8, 8)).skip(Value::int(0)), field(Twin::Option(Box::new(Twin::Bits(Int::U128, 1)))).check("a"), field(Twin::Option(Box::new(Twin::Option(Box::new(Twin::Bits(Int::U8, 3))))))])
    }
}

pub mod t2 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq)]
    pub enum Root {
        V0 {
            b: f32,
            value: i64,
            #[wire(range = -31..=15)] a: i64,
            #[wire(if = value > 3)] stream: (),
        },
        V1 {
            b: Option<i8>,
            #[wire(bits = 32, if = b.is_some(), default = 7)] value: u32,
            #[wire(range = 6..=13, default_bit)] a: u16,
            #[wire(bits = 28)] g: u32,
        },
        V2 {
            #[wire(smallest_three = 12)] b: [f32; 4],
            value: i32,
            #[wire(bits = 6, if = (value == 5) && (value == 5))] a: u8,
            #[wire(if = !(a > 1), default = 1.5)] g: f32,
        },
    }
    impl Default for Root { fn default() -> Self { Self::V0 { b: Default::default(), value: Default::default(), a: Default::default(), stream: Default::default() } } }
    declare::neutral_enum!([] [] Root 0 V0 { b x0 value x1 a x2 stream x3 } 1 V1 { b x0 value x1 a x2 g x3 } 2 V2 { b x0 value x1 a x2 g x3 });

    pub fn twin() -> Twin {
        Twin::Choice(2, vec![vec![field(Twin::F32), field(Twin::Range(Int::I64, Num::Below(-9223372036854775808), Num::Above(9223372036854775807))), field(Twin::Range(Int::I64, Num::Below(-31), Num::Above(15))), field(Twin::Unit).when(Condition::Above(vec![1], Num::Above(3)), Value::Unit)], vec![field(Twin::Option(Box::new(Twin::Range(Int::I8, Num::Below(-128), Num::Above(127))))), field(Twin::Bits(Int::U32, 32)).when(Condition::Some(vec![0]), Value::int(7)), field(Twin::Range(Int::U16, Num::Above(6), Num::Above(13))).default_bit(Value::int(0)), field(Twin::Bits(Int::U32, 28))], vec![field(Twin::SmallestThree(12)), field(Twin::Range(Int::I32, Num::Below(-2147483648), Num::Above(2147483647))), field(Twin::Bits(Int::U8, 6)).when(Condition::And(Box::new(Condition::Equal(vec![1], Value::int(5))), Box::new(Condition::Equal(vec![1], Value::int(5)))), Value::int(0)), field(Twin::F32).when(Condition::Not(Box::new(Condition::Above(vec![2], Num::Above(1)))), Value::F32(0x3fc00000))]])
    }
}

pub mod t3 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct Root {
        #[wire(range = 46..=53)] pub c: u16,
        #[wire(compressed(-1.0..=1.0, 0.01), if = !((c > 5) || (c == 5)), default = Some(1.5))] pub slot: Option<f32>,
        #[wire(range = 8..=87)] pub flag: u8,
        #[wire(skip)] pub value: f32,
        #[wire(range = 40..=40)] pub len: Option<u64>,
        #[wire(bits = 12, if = slot.is_some())] pub g: u64,
        #[wire(if = g > 3)] pub tag: Option<u8>,
    }
    declare::neutral_struct!([] [] Root c slot flag value len g tag);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Range(Int::U16, Num::Above(46), Num::Above(53))), field(Twin::Option(Box::new(Twin::Compressed(-1.0, 1.0, 0.01)))).when(Condition::Not(Box::new(Condition::Or(Box::new(Condition::Above(vec![0], Num::Above(5))), Box::new(Condition::Equal(vec![0], Value::int(5)))))), Value::some(Value::F32(0x3fc00000))), field(Twin::Range(Int::U8, Num::Above(8), Num::Above(87))), field(Twin::Compressed(-1.0, 1.0, 0.01)).skip(Value::F32(0x0)), field(Twin::Option(Box::new(Twin::Range(Int::U64, Num::Above(40), Num::Above(40))))), field(Twin::Bits(Int::U64, 12)).when(Condition::Some(vec![1]), Value::int(0)), field(Twin::Option(Box::new(Twin::Bits(Int::U8, 8)))).when(Condition::Above(vec![5], Num::Above(3)), Value::NONE)])
    }
}

pub mod t4 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct Root {
        #[wire(bits = 60)] pub b: u64,
        pub fields: u16,
        #[wire(range = 0..=100, if = (b > 0) || (b > 0))] pub blank: u64,
        #[wire(if = (blank > 5) || (blank > 5), default = 1.5)] pub g: f32,
        #[wire(compressed(-1.0..=1.0, 0.01), if = !(b == 3))] pub x4: f32,
        pub d: i32,
        pub bits: bool,
    }
    declare::neutral_struct!([] [] Root b fields blank g x4 d bits);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Bits(Int::U64, 60)), field(Twin::Bits(Int::U16, 16)), field(Twin::Range(Int::U64, Num::Above(0), Num::Above(100))).when(Condition::Or(Box::new(Condition::Above(vec![0], Num::Above(0))), Box::new(Condition::Above(vec![0], Num::Above(0)))), Value::int(0)), field(Twin::F32).when(Condition::Or(Box::new(Condition::Above(vec![2], Num::Above(5))), Box::new(Condition::Above(vec![2], Num::Above(5)))), Value::F32(0x3fc00000)), field(Twin::Compressed(-1.0, 1.0, 0.01)).when(Condition::Not(Box::new(Condition::Equal(vec![0], Value::int(3)))), Value::F32(0x0)), field(Twin::Range(Int::I32, Num::Below(-2147483648), Num::Above(2147483647))), field(Twin::Bool)])
    }
}

pub mod t5 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq)]
    pub enum Root {
        V0(
            bool,
            #[wire(bits = 7, if = !field_0, default = 3)] u8,
            #[wire(range = -61..=-54, if = !field_0)] i64,
        ),
    }
    impl Default for Root { fn default() -> Self { Self::V0 { 0: Default::default(), 1: Default::default(), 2: Default::default() } } }
    declare::neutral_enum!([] [] Root 0 V0 { 0 x0 1 x1 2 x2 });

    pub fn twin() -> Twin {
        Twin::Choice(0, vec![vec![field(Twin::Bool), field(Twin::Bits(Int::U8, 7)).when(Condition::Not(Box::new(Condition::True(vec![0]))), Value::int(3)), field(Twin::Range(Int::I64, Num::Below(-61), Num::Below(-54))).when(Condition::Not(Box::new(Condition::True(vec![0]))), Value::int(0))]])
    }
}

pub mod t6 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq)]
    pub enum Root {
        V0,
        V1,
    }
    impl Default for Root { fn default() -> Self { Self::V0 {  } } }
    declare::neutral_enum!([] [] Root 0 V0 {  } 1 V1 {  });

    pub fn twin() -> Twin {
        Twin::Choice(1, vec![vec![], vec![]])
    }
}

pub mod t7 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct Root(
        #[wire(with = small_or_large_u16, max_bits = 17)] pub u16,
        #[wire(range = 1..=15, if = !(field_0 == 5))] pub u16,
        #[wire(compressed(-1.0..=1.0, 0.01), if = field_1 == 5)] pub f32,
        #[wire(bits = 9, if = !(field_0 > 2))] pub u16,
        pub i8,
        #[wire(if = !(field_1 > 5), default_bit)] pub u16,
    );
    declare::neutral_struct!([] [] Root 0 1 2 3 4 5);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::SmallOrLarge(Int::U16)), field(Twin::Range(Int::U16, Num::Above(1), Num::Above(15))).when(Condition::Not(Box::new(Condition::Equal(vec![0], Value::int(5)))), Value::int(0)), field(Twin::Compressed(-1.0, 1.0, 0.01)).when(Condition::Equal(vec![1], Value::int(5)), Value::F32(0x0)), field(Twin::Bits(Int::U16, 9)).when(Condition::Not(Box::new(Condition::Above(vec![0], Num::Above(2)))), Value::int(0)), field(Twin::Range(Int::I8, Num::Below(-128), Num::Above(127))), field(Twin::Bits(Int::U16, 16)).when(Condition::Not(Box::new(Condition::Above(vec![1], Num::Above(5)))), Value::int(0)).default_bit(Value::int(0))])
    }
}

pub mod t8 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct Root(
        #[wire(range = 14..=21)] pub i16,
        pub f32,
        pub Option<bool>,
        pub bool,
    );
    declare::neutral_struct!([] [] Root 0 1 2 3);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Range(Int::I16, Num::Above(14), Num::Above(21))), field(Twin::F32), field(Twin::Option(Box::new(Twin::Bool))), field(Twin::Bool)])
    }
}

pub mod t9 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct H0<T0>(
        pub T0,
    );
    declare::neutral_struct!([T0] [] H0 0);

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct Root {
        #[wire(bits = 32)] pub a: u32,
        #[wire(skip, default = 8)] pub slot: i16,
        #[wire(if = a > 4)] pub x2: (std::num::Wrapping<u8>, Option<[bool; 5]>, H0<u64>,),
        #[wire(range = -78..=-41)] pub value: i64,
        #[wire(default_bit)] pub tag: Option<std::net::SocketAddr>,
    }
    declare::neutral_struct!([] [] Root a slot x2 value tag);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Bits(Int::U32, 32)), field(Twin::Range(Int::I16, Num::Below(-32768), Num::Above(32767))).skip(Value::int(8)), field(Twin::Record(vec![field(Twin::Bits(Int::U8, 8)), field(Twin::Option(Box::new(Twin::Array(5, Box::new(Twin::Bool))))), field(Twin::Record(vec![field(Twin::Bits(Int::U64, 64))]))])).when(Condition::Above(vec![0], Num::Above(4)), Value::Many(vec![Value::int(0), Value::NONE, Value::Many(vec![Value::int(0)])])), field(Twin::Range(Int::I64, Num::Below(-78), Num::Below(-41))), field(Twin::Option(Box::new(Twin::Choice(1, vec![vec![field(Twin::Record(vec![field(Twin::Array(4, Box::new(Twin::Bits(Int::U8, 8)))), field(Twin::Bits(Int::U16, 16))]))], vec![field(Twin::Record(vec![field(Twin::Array(16, Box::new(Twin::Bits(Int::U8, 8)))), field(Twin::Bits(Int::U16, 16)), field(Twin::Bits(Int::U32, 32)), field(Twin::Bits(Int::U32, 32))]))]])))).default_bit(Value::NONE)])
    }
}

pub mod t10 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct Root(
        #[wire(skip, default = Some(8))] pub Option<u32>,
        pub Option<bool>,
        #[wire(bits = 1, default_bit)] pub Option<u32>,
        #[wire(range = 71..=78)] pub Option<i8>,
        #[wire(if = !(field_3 == Some(2)))] pub u16,
        pub u32,
        #[wire(skip, default = 5)] pub i16,
        #[wire(fixed(-3..=15, 8))] pub i16,
    );
    declare::neutral_struct!([] [] Root 0 1 2 3 4 5 6 7);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Option(Box::new(Twin::Bits(Int::U32, 32)))).skip(Value::some(Value::int(8))), field(Twin::Option(Box::new(Twin::Bool))), field(Twin::Option(Box::new(Twin::Bits(Int::U32, 1)))).default_bit(Value::NONE), field(Twin::Option(Box::new(Twin::Range(Int::I8, Num::Above(71), Num::Above(78))))), field(Twin::Bits(Int::U16, 16)).when(Condition::Not(Box::new(Condition::Equal(vec![3], Value::some(Value::int(2))))), Value::int(0)), field(Twin::Bits(Int::U32, 32)), field(Twin::Range(Int::I16, Num::Below(-32768), Num::Above(32767))).skip(Value::int(5)), field(Twin::Fixed(Int::I16, -3, 15, 8))])
    }
}

pub mod t11 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct Root(
        #[wire(range = -2147483648..=2147483647)] pub [i32; 1],
        #[wire(range = 71..=71)] pub u8,
        #[wire(if = field_1 > 1)] pub i8,
        #[wire(relative_to = field_2, if = field_2 == 4)] pub i8,
        #[wire(align, compressed(0.0..=16777215.0, 1.0))] pub Option<f32>,
        #[wire(bits = 32, if = (field_3 > 0) && (field_2 > 5))] pub Option<u32>,
        #[wire(with = small_or_large_u16, if = field_2 > 2)] pub u16,
        #[wire(align, range = 0..=100)] pub i32,
        #[wire(if = field_6 == 2, default_bit)] pub i64,
    );
    declare::neutral_struct!([] [] Root 0 1 2 3 4 5 6 7 8);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Array(1, Box::new(Twin::Range(Int::I32, Num::Below(-2147483648), Num::Above(2147483647))))), field(Twin::Range(Int::U8, Num::Above(71), Num::Above(71))), field(Twin::Range(Int::I8, Num::Below(-128), Num::Above(127))).when(Condition::Above(vec![1], Num::Above(1)), Value::int(0)), field(Twin::Relative(Int::I8, 2)).when(Condition::Equal(vec![2], Value::int(4)), Value::int(0)), field(Twin::Option(Box::new(Twin::Compressed(0.0, 16777215.0, 1.0)))).align(), field(Twin::Option(Box::new(Twin::Bits(Int::U32, 32)))).when(Condition::And(Box::new(Condition::Above(vec![3], Num::Above(0))), Box::new(Condition::Above(vec![2], Num::Above(5)))), Value::NONE), field(Twin::SmallOrLarge(Int::U16)).when(Condition::Above(vec![2], Num::Above(2)), Value::int(0)), field(Twin::Range(Int::I32, Num::Above(0), Num::Above(100))).align(), field(Twin::Range(Int::I64, Num::Below(-9223372036854775808), Num::Above(9223372036854775807))).when(Condition::Equal(vec![6], Value::int(2)), Value::int(0)).default_bit(Value::int(0))])
    }
}

pub mod t12 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct Root {
        pub c: u16,
        #[wire(range = 0..=100)] pub fields: i32,
    }
    declare::neutral_struct!([] [] Root c fields);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Bits(Int::U16, 16)), field(Twin::Range(Int::I32, Num::Above(0), Num::Above(100)))])
    }
}

pub mod t13 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct Root {
        pub a: (),
        pub fields: u16,
        #[wire(skip)] pub blank: (),
        #[wire(if = fields > 5, default_bit)] pub stream: Option<bool>,
        #[wire(skip, default = 6)] pub x4: u8,
        #[wire(if = fields > 0, default = true, default_bit)] pub d: bool,
    }
    declare::neutral_struct!([] [] Root a fields blank stream x4 d);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Unit), field(Twin::Bits(Int::U16, 16)), field(Twin::Unit).skip(Value::Unit), field(Twin::Option(Box::new(Twin::Bool))).when(Condition::Above(vec![1], Num::Above(5)), Value::NONE).default_bit(Value::NONE), field(Twin::Range(Int::U8, Num::Above(17), Num::Above(17))).skip(Value::int(6)), field(Twin::Bool).when(Condition::Above(vec![1], Num::Above(0)), Value::Bool(true)).default_bit(Value::Bool(false))])
    }
}

pub mod t14 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq)]
    pub struct Root<const N: usize> {
        pub c: [bool; N],
        #[wire(range = 6..=13)] pub value: [usize; 1],
    }
    declare::neutral_struct!([] [N] Root c value);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Array(0, Box::new(Twin::Bool))), field(Twin::Array(1, Box::new(Twin::Range(Int::Usize, Num::Above(6), Num::Above(13)))))])
    }
}

pub mod t15 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq)]
    pub enum Root<T0> {
        V0 {
            c: T0,
            fields: Option<u64>,
            #[wire(bits = 6, if = fields.is_some() || fields.is_some())] flag: u8,
            stream: Option<()>,
        },
    }
    impl<T0: Default> Default for Root<T0> { fn default() -> Self { Self::V0 { c: Default::default(), fields: Default::default(), flag: Default::default(), stream: Default::default() } } }
    declare::neutral_enum!([T0] [] Root 0 V0 { c x0 fields x1 flag x2 stream x3 });

    pub fn twin() -> Twin {
        Twin::Choice(0, vec![vec![field(Twin::Array(5, Box::new(Twin::Bool))), field(Twin::Option(Box::new(Twin::Bits(Int::U64, 64)))), field(Twin::Bits(Int::U8, 6)).when(Condition::Or(Box::new(Condition::Some(vec![1])), Box::new(Condition::Some(vec![1]))), Value::int(0)), field(Twin::Option(Box::new(Twin::Unit)))]])
    }
}

pub mod t16 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct Root {
        #[wire(skip, default = 2)] pub b: u32,
        pub value: Option<i64>,
    }
    declare::neutral_struct!([] [] Root b value);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Bits(Int::U32, 32)).skip(Value::int(2)), field(Twin::Option(Box::new(Twin::Range(Int::I64, Num::Below(-9223372036854775808), Num::Above(9223372036854775807)))))])
    }
}

pub mod t17 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq)]
    #[wire(bound = "T0: Wire + Default + PartialEq")]
    pub enum H0<T0> {
        V0(
            T0,
        ),
    }
    impl<T0: Default> Default for H0<T0> { fn default() -> Self { Self::V0 { 0: Default::default() } } }
    declare::neutral_enum!([T0] [] H0 0 V0 { 0 x0 });

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct Root {
        #[wire(bits = 6)] pub c: u8,
        pub value: H0<()>,
    }
    declare::neutral_struct!([] [] Root c value);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Bits(Int::U8, 6)), field(Twin::Choice(0, vec![vec![field(Twin::Unit)]]))])
    }
}

pub mod t18 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq)]
    pub enum H0 {
        V0 {
            c: [bool; 3],
            #[wire(range = -4..=49)] fields: Option<i64>,
            #[wire(range = 0..=1, if = !(fields == Some(3)), default_bit)] blank: usize,
            g: Option<i16>,
        },
        V1(
            #[wire(max_len = 300)] String,
            #[wire(skip)] Vec<Option<bool>>,
            [std::net::SocketAddr; 2],
            #[wire(range = 0..=65535)] u16,
        ),
        V2 {
            #[wire(bits = 1)] b: u64,
            #[wire(bits = 1)] fields: u128,
            #[wire(align)] blank: [u16; 0],
            #[wire(unit = 10, if = !(b > 4), default_bit)] g: [f32; 3],
        },
    }
    impl Default for H0 { fn default() -> Self { Self::V0 { c: Default::default(), fields: Default::default(), blank: Default::default(), g: Default::default() } } }
    declare::neutral_enum!([] [] H0 0 V0 { c x0 fields x1 blank x2 g x3 } 1 V1 { 0 x0 1 x1 2 x2 3 x3 } 2 V2 { b x0 fields x1 blank x2 g x3 });

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct Root {
        #[wire(range = 0..=100, max_len = 15)] pub a: Vec<i128>,
        pub slot: [bool; 0],
        #[wire(range = 90..=90, if = a.len() > 1, default = Some(6))] pub blank: Option<i32>,
        #[wire(if = (blank == Some(3)) || blank.is_some())] pub stream: Option<i16>,
        pub tag: Option<Box<f32>>,
        #[wire(max_len = 1, if = a.len() > 1)] pub g: Vec<Option<Arc<f64>>>,
        pub x6: Option<Arc<H0>>,
    }
    declare::neutral_struct!([] [] Root a slot blank stream tag g x6);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::List(15, Box::new(Twin::Range(Int::I128, Num::Above(0), Num::Above(100))))), field(Twin::Array(0, Box::new(Twin::Bool))), field(Twin::Option(Box::new(Twin::Range(Int::I32, Num::Above(90), Num::Above(90))))).when(Condition::Longer(vec![0], 1), Value::some(Value::int(6))), field(Twin::Option(Box::new(Twin::Range(Int::I16, Num::Below(-32768), Num::Above(32767))))).when(Condition::Or(Box::new(Condition::Equal(vec![2], Value::some(Value::int(3)))), Box::new(Condition::Some(vec![2]))), Value::NONE), field(Twin::Option(Box::new(Twin::F32))), field(Twin::List(1, Box::new(Twin::Option(Box::new(Twin::F64))))).when(Condition::Longer(vec![0], 1), Value::Many(vec![])), field(Twin::Option(Box::new(Twin::Choice(2, vec![vec![field(Twin::Array(3, Box::new(Twin::Bool))), field(Twin::Option(Box::new(Twin::Range(Int::I64, Num::Below(-4), Num::Above(49))))), field(Twin::Range(Int::Usize, Num::Above(0), Num::Above(1))).when(Condition::Not(Box::new(Condition::Equal(vec![1], Value::some(Value::int(3))))), Value::int(0)).default_bit(Value::int(0)), field(Twin::Option(Box::new(Twin::Range(Int::I16, Num::Below(-32768), Num::Above(32767)))))], vec![field(Twin::Text(300)), field(Twin::List(300, Box::new(Twin::Option(Box::new(Twin::Bool))))).skip(Value::Many(vec![])), field(Twin::Array(2, Box::new(Twin::Choice(1, vec![vec![field(Twin::Record(vec![field(Twin::Array(4, Box::new(Twin::Bits(Int::U8, 8)))), field(Twin::Bits(Int::U16, 16))]))], vec![field(Twin::Record(vec![field(Twin::Array(16, Box::new(Twin::Bits(Int::U8, 8)))), field(Twin::Bits(Int::U16, 16)), field(Twin::Bits(Int::U32, 32)), field(Twin::Bits(Int::U32, 32))]))]])))), field(Twin::Range(Int::U16, Num::Above(0), Num::Above(65535)))], vec![field(Twin::Bits(Int::U64, 1)), field(Twin::Bits(Int::U128, 1)), field(Twin::Array(0, Box::new(Twin::Bits(Int::U16, 16)))).align(), field(Twin::Direction(10)).when(Condition::Not(Box::new(Condition::Above(vec![0], Num::Above(4)))), Value::Many(vec![Value::F32(0x0), Value::F32(0x0), Value::F32(0x0)])).default_bit(Value::Many(vec![Value::F32(0x0), Value::F32(0x0), Value::F32(0x0)]))]]))))])
    }
}

pub mod t19 {
    use super::*;

    #[derive(Clone, Debug, PartialEq, Default)]
    pub struct Root(
        pub Vec<[f32; 3]>,
        pub [f32; 4],
        pub bool,
        pub Option<bool>,
        pub bool,
        pub [Option<u32>; 32],
        pub i32,
        pub i32,
    );
    impl Root {
        fn serialize<S: Stream>(&mut self, stream: &mut S) -> tightwire::Result<S> {
            stream.list(&mut self.0, 4, |stream, x| stream.array(x, |stream, x| stream.f32(x)))?;
            stream.smallest_three(&mut self.1, 13)?;
            stream.bool(&mut self.2)?;
            stream.option(&mut self.3, |stream, x| stream.bool(x))?;
            stream.bool(&mut self.4)?;
            stream.subset(&mut self.5, Option::is_some, |stream, slot| { let mut one = slot.take().unwrap_or_default(); stream.int(&mut one, 0..=1)?; *slot = Some(one); Ok(()) })?;
            stream.int(&mut self.6, 0..=1)?;
            let mut rests = self.7 == <i32>::default(); stream.bool(&mut rests)?; if rests { self.7 = Default::default(); } else { stream.object(&mut self.7)?; }
            Ok(())
        }
    }
    tightwire::unified!(Root, max_bits = 2610);
    declare::neutral_struct!([] [] Root 0 1 2 3 4 5 6 7);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::List(4, Box::new(Twin::Array(3, Box::new(Twin::F32))))), field(Twin::SmallestThree(13)), field(Twin::Bool), field(Twin::Option(Box::new(Twin::Bool))), field(Twin::Bool), field(Twin::Subset(None, 32, Box::new(Twin::Range(Int::U32, Num::Above(0), Num::Above(1))))), field(Twin::Range(Int::I32, Num::Above(0), Num::Above(1))), field(Twin::Range(Int::I32, Num::Below(-2147483648), Num::Above(2147483647))).default_bit(Value::int(0))])
    }
}

pub mod t20 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    #[wire(bound = "T0: Wire + Default + PartialEq, T1: Wire + Default + PartialEq")]
    pub struct H0<T0, T1>(
        pub (T0, bool,),
        pub Option<T1>,
    );
    declare::neutral_struct!([T0 T1] [] H0 0 1);

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct Root(
        pub Box<bool>,
        #[wire(default_bit)] pub Option<[bool; 3]>,
        #[wire(if = field_1.is_some())] pub Rc<H0<bool, char>>,
        #[wire(bits = 1, if = field_1.is_some(), default = Some(9))] pub Option<u16>,
        #[wire(range = 0..=1, if = field_3.is_some())] pub Option<u8>,
        #[wire(range = 0..=1, if = (field_4 == Some(3)) || field_3.is_some())] pub Option<u32>,
        pub Option<()>,
        #[wire(bits = 6, if = field_6.is_some(), default_bit)] pub Option<u16>,
    );
    declare::neutral_struct!([] [] Root 0 1 2 3 4 5 6 7);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Bool), field(Twin::Option(Box::new(Twin::Array(3, Box::new(Twin::Bool))))).default_bit(Value::NONE), field(Twin::Record(vec![field(Twin::Record(vec![field(Twin::Bool), field(Twin::Bool)])), field(Twin::Option(Box::new(Twin::Char)))])).when(Condition::Some(vec![1]), Value::Many(vec![Value::Many(vec![Value::Bool(false), Value::Bool(false)]), Value::NONE])), field(Twin::Option(Box::new(Twin::Bits(Int::U16, 1)))).when(Condition::Some(vec![1]), Value::some(Value::int(9))), field(Twin::Option(Box::new(Twin::Range(Int::U8, Num::Above(0), Num::Above(1))))).when(Condition::Some(vec![3]), Value::NONE), field(Twin::Option(Box::new(Twin::Range(Int::U32, Num::Above(0), Num::Above(1))))).when(Condition::Or(Box::new(Condition::Equal(vec![4], Value::some(Value::int(3)))), Box::new(Condition::Some(vec![3]))), Value::NONE), field(Twin::Option(Box::new(Twin::Unit))), field(Twin::Option(Box::new(Twin::Bits(Int::U16, 6)))).when(Condition::Some(vec![6]), Value::NONE).default_bit(Value::NONE)])
    }
}

pub mod t21 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct Root<T0>(
        pub T0,
        pub i32,
        #[wire(compressed(-1.0..=1.0, 0.01), default_bit)] pub f32,
    );
    declare::neutral_struct!([T0] [] Root 0 1 2);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Record(vec![field(Twin::Bits(Int::U8, 8))])), field(Twin::Range(Int::I32, Num::Below(-2147483648), Num::Above(2147483647))), field(Twin::Compressed(-1.0, 1.0, 0.01)).default_bit(Value::F32(0x0))])
    }
}

pub mod t22 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct Root {
        #[wire(range = 0..=1)] pub a: u64,
        pub fields: Option<u8>,
        #[wire(range = 0..=100)] pub flag: i64,
        pub stream: i64,
        pub len: u8,
        #[wire(range = 63..=63, if = len == 3)] pub g: Option<u64>,
    }
    declare::neutral_struct!([] [] Root a fields flag stream len g);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Range(Int::U64, Num::Above(0), Num::Above(1))), field(Twin::Option(Box::new(Twin::Bits(Int::U8, 8)))), field(Twin::Range(Int::I64, Num::Above(0), Num::Above(100))), field(Twin::Range(Int::I64, Num::Below(-9223372036854775808), Num::Above(9223372036854775807))), field(Twin::Bits(Int::U8, 8)), field(Twin::Option(Box::new(Twin::Range(Int::U64, Num::Above(63), Num::Above(63))))).when(Condition::Equal(vec![4], Value::int(3)), Value::NONE)])
    }
}

pub mod t23 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct Root {
        #[wire(range = 0..=100)] pub c: Option<i32>,
        #[wire(compressed(0.0..=16777215.0, 1.0))] pub fields: f32,
        #[wire(check = "a")] pub blank: (),
    }
    declare::neutral_struct!([] [] Root c fields blank);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Option(Box::new(Twin::Range(Int::I32, Num::Above(0), Num::Above(100))))), field(Twin::Compressed(0.0, 16777215.0, 1.0)), field(Twin::Unit).check("a")])
    }
}

pub mod t24 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct Root<T0>(
        pub Option<T0>,
        #[wire(range = 0..=65535)] pub u16,
        #[wire(range = -2147483648..=2147483647)] pub i32,
        #[wire(bits = 27, if = field_2 > 4, default = Some(3))] pub Option<u64>,
        pub i64,
        #[wire(skip)] pub Option<u16>,
        pub Option<()>,
        #[wire(compressed(-1.0..=1.0, 0.01))] pub f32,
    );
    declare::neutral_struct!([T0] [] Root 0 1 2 3 4 5 6 7);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Option(Box::new(Twin::F32))), field(Twin::Range(Int::U16, Num::Above(0), Num::Above(65535))), field(Twin::Range(Int::I32, Num::Below(-2147483648), Num::Above(2147483647))), field(Twin::Option(Box::new(Twin::Bits(Int::U64, 27)))).when(Condition::Above(vec![2], Num::Above(4)), Value::some(Value::int(3))), field(Twin::Range(Int::I64, Num::Below(-9223372036854775808), Num::Above(9223372036854775807))), field(Twin::Option(Box::new(Twin::Bits(Int::U16, 3)))).skip(Value::NONE), field(Twin::Option(Box::new(Twin::Unit))), field(Twin::Compressed(-1.0, 1.0, 0.01))])
    }
}

pub mod t25 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq)]
    pub struct H0<const N: usize>(
        pub [bool; N],
    );
    declare::neutral_struct!([] [N] H0 0);

    #[derive(Wire, Clone, Debug, PartialEq)]
    #[wire(tag_bits = 3)]
    pub enum Root {
        V0,
        V1 {
            #[wire(skip)] b: f32,
            #[wire(align, skip)] slot: i8,
            #[wire(range = 0..=1)] flag: Option<u64>,
            g: H0<0>,
        },
    }
    impl Default for Root { fn default() -> Self { Self::V0 {  } } }
    declare::neutral_enum!([] [] Root 0 V0 {  } 1 V1 { b x0 slot x1 flag x2 g x3 });

    pub fn twin() -> Twin {
        Twin::Choice(3, vec![vec![], vec![field(Twin::F32).skip(Value::F32(0x0)), field(Twin::Range(Int::I8, Num::Below(-128), Num::Above(127))).align().skip(Value::int(0)), field(Twin::Option(Box::new(Twin::Range(Int::U64, Num::Above(0), Num::Above(1))))), field(Twin::Record(vec![field(Twin::Array(0, Box::new(Twin::Bool)))]))]])
    }
}

pub mod t26 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct Root {
        #[wire(range = -58..=3, max_len = 8)] pub a: Vec<Option<std::num::NonZeroI8>>,
        #[wire(max_len = 1, check = "end")] pub fields: String,
        #[wire(max_len = 1, if = a.len() > 0)] pub blank: Option<String>,
        #[wire(smallest_three = 13, default_bit)] pub value: [f32; 4],
        #[wire(compressed(-3.5..=8.25, 0.1), if = blank.is_some(), default = 1.5)] pub tag: f32,
        #[wire(bytes, max_len = 0)] pub g: Vec<u8>,
    }
    declare::neutral_struct!([] [] Root a fields blank value tag g);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::List(8, Box::new(Twin::Option(Box::new(Twin::NonZero(Box::new(Twin::Range(Int::I8, Num::Below(-58), Num::Above(3))))))))), field(Twin::Text(1)).check("end"), field(Twin::Option(Box::new(Twin::Text(1)))).when(Condition::Longer(vec![0], 0), Value::NONE), field(Twin::SmallestThree(13)).default_bit(Value::Many(vec![Value::F32(0x0), Value::F32(0x0), Value::F32(0x0), Value::F32(0x0)])), field(Twin::Compressed(-3.5, 8.25, 0.1)).when(Condition::Some(vec![2]), Value::F32(0x3fc00000)), field(Twin::ByteList(0))])
    }
}

pub mod t27 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct Root {
        #[wire(bits = 24)] pub a: Option<u32>,
        #[wire(align, range = -3..=-3, if = a.is_some(), default = 2)] pub value: i64,
    }
    declare::neutral_struct!([] [] Root a value);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Option(Box::new(Twin::Bits(Int::U32, 24)))), field(Twin::Range(Int::I64, Num::Below(-3), Num::Below(-3))).align().when(Condition::Some(vec![0]), Value::int(2))])
    }
}

pub mod t28 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct H0 {
        #[wire(unit = 11)] pub c: Option<[f32; 3]>,
        #[wire(range = 7..=9, if = c.is_some(), default = Some(1))] pub fields: Option<i16>,
        #[wire(bits = 8, if = c.is_some())] pub a: Option<Option<u8>>,
        pub value: Option<bool>,
    }
    declare::neutral_struct!([] [] H0 c fields a value);

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct H1(
        pub Option<std::net::SocketAddr>,
        #[wire(check = "a")] pub Option<Option<bool>>,
        #[wire(fixed(0..=20, 6))] pub u32,
        #[wire(range = 27..=27)] pub Option<u16>,
    );
    declare::neutral_struct!([] [] H1 0 1 2 3);

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct Root<T0, T1>(
        #[wire(max_len = 2)] pub Vec<T0>,
        #[wire(if = !(field_0.len() > 0), check = "end")] pub Option<T1>,
        #[wire(max_len = 15, if = !(field_1.is_some() || (field_0.len() > 0)))] pub Vec<H0>,
        #[wire(range = 9..=9, if = field_2.len() > 1, default_bit)] pub [u64; 1],
        pub Option<bool>,
        #[wire(with = small_or_large_u64)] pub u64,
        #[wire(bits = 1, if = field_0.len() > 1)] pub u8,
        #[wire(default_bit)] pub i32,
        #[wire(if = !field_4.is_some(), default_bit)] pub Option<H1>,
    );
    declare::neutral_struct!([T0 T1] [] Root 0 1 2 3 4 5 6 7 8);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::List(2, Box::new(Twin::Bool))), field(Twin::Option(Box::new(Twin::Bits(Int::U16, 16)))).when(Condition::Not(Box::new(Condition::Longer(vec![0], 0))), Value::NONE).check("end"), field(Twin::List(15, Box::new(Twin::Record(vec![field(Twin::Option(Box::new(Twin::Direction(11)))), field(Twin::Option(Box::new(Twin::Range(Int::I16, Num::Above(7), Num::Above(9))))).when(Condition::Some(vec![0]), Value::some(Value::int(1))), field(Twin::Option(Box::new(Twin::Option(Box::new(Twin::Bits(Int::U8, 8)))))).when(Condition::Some(vec![0]), Value::NONE), field(Twin::Option(Box::new(Twin::Bool)))])))).when(Condition::Not(Box::new(Condition::Or(Box::new(Condition::Some(vec![1])), Box::new(Condition::Longer(vec![0], 0))))), Value::Many(vec![])), field(Twin::Array(1, Box::new(Twin::Range(Int::U64, Num::Above(9), Num::Above(9))))).when(Condition::Longer(vec![2], 1), Value::Many(vec![Value::int(0)])).default_bit(Value::Many(vec![Value::int(0)])), field(Twin::Option(Box::new(Twin::Bool))), field(Twin::SmallOrLarge(Int::U64)), field(Twin::Bits(Int::U8, 1)).when(Condition::Longer(vec![0], 1), Value::int(0)), field(Twin::Range(Int::I32, Num::Below(-2147483648), Num::Above(2147483647))).default_bit(Value::int(0)), field(Twin::Option(Box::new(Twin::Record(vec![field(Twin::Option(Box::new(Twin::Choice(1, vec![vec![field(Twin::Record(vec![field(Twin::Array(4, Box::new(Twin::Bits(Int::U8, 8)))), field(Twin::Bits(Int::U16, 16))]))], vec![field(Twin::Record(vec![field(Twin::Array(16, Box::new(Twin::Bits(Int::U8, 8)))), field(Twin::Bits(Int::U16, 16)), field(Twin::Bits(Int::U32, 32)), field(Twin::Bits(Int::U32, 32))]))]])))), field(Twin::Option(Box::new(Twin::Option(Box::new(Twin::Bool))))).check("a"), field(Twin::Fixed(Int::U32, 0, 20, 6)), field(Twin::Option(Box::new(Twin::Range(Int::U16, Num::Above(27), Num::Above(27)))))])))).when(Condition::Not(Box::new(Condition::Some(vec![4]))), Value::NONE).default_bit(Value::NONE)])
    }
}

pub mod t29 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct Root(
        pub Option<bool>,
        #[wire(range = 0..=100, if = field_0.is_some() || field_0.is_some())] pub Option<Option<i16>>,
        #[wire(range = 39..=48)] pub Option<std::num::NonZeroU32>,
        #[wire(range = -52..=-45)] pub i8,
        #[wire(smallest_three = 4, default_bit)] pub [[f32; 4]; 0],
        #[wire(range = -52..=-45)] pub Option<Option<i32>>,
        #[wire(bits = 1)] pub [u16; 1],
        #[wire(if = field_2.is_some())] pub Option<Option<[bool; 3]>>,
        pub bool,
    );
    declare::neutral_struct!([] [] Root 0 1 2 3 4 5 6 7 8);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Option(Box::new(Twin::Bool))), field(Twin::Option(Box::new(Twin::Option(Box::new(Twin::Range(Int::I16, Num::Above(0), Num::Above(100))))))).when(Condition::Or(Box::new(Condition::Some(vec![0])), Box::new(Condition::Some(vec![0]))), Value::NONE), field(Twin::Option(Box::new(Twin::NonZero(Box::new(Twin::Range(Int::U32, Num::Above(39), Num::Above(48))))))), field(Twin::Range(Int::I8, Num::Below(-52), Num::Below(-45))), field(Twin::Array(0, Box::new(Twin::SmallestThree(4)))).default_bit(Value::Many(vec![])), field(Twin::Option(Box::new(Twin::Option(Box::new(Twin::Range(Int::I32, Num::Below(-52), Num::Below(-45))))))), field(Twin::Array(1, Box::new(Twin::Bits(Int::U16, 1)))), field(Twin::Option(Box::new(Twin::Option(Box::new(Twin::Array(3, Box::new(Twin::Bool))))))).when(Condition::Some(vec![2]), Value::NONE), field(Twin::Bool)])
    }
}

pub mod t30 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct Root(
        #[wire(range = 0..=1)] pub Option<u32>,
        #[wire(if = !((field_0 == Some(0)) && field_0.is_some()), default = Some(true))] pub Option<bool>,
        #[wire(if = field_1.is_some(), default = 4)] pub u32,
        #[wire(if = field_0.is_some(), default = Some(9), default_bit)] pub Option<u64>,
        #[wire(bits = 7, if = field_0.is_some(), default = Some(8))] pub Option<u64>,
        pub Option<i32>,
        pub Option<i32>,
        #[wire(with = small_or_large_u32, max_bits = 33)] pub u32,
        #[wire(if = field_7 > 5, default = 7)] pub i32,
    );
    declare::neutral_struct!([] [] Root 0 1 2 3 4 5 6 7 8);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Option(Box::new(Twin::Range(Int::U32, Num::Above(0), Num::Above(1))))), field(Twin::Option(Box::new(Twin::Bool))).when(Condition::Not(Box::new(Condition::And(Box::new(Condition::Equal(vec![0], Value::some(Value::int(0)))), Box::new(Condition::Some(vec![0]))))), Value::some(Value::Bool(true))), field(Twin::Bits(Int::U32, 32)).when(Condition::Some(vec![1]), Value::int(4)), field(Twin::Option(Box::new(Twin::Bits(Int::U64, 64)))).when(Condition::Some(vec![0]), Value::some(Value::int(9))).default_bit(Value::NONE), field(Twin::Option(Box::new(Twin::Bits(Int::U64, 7)))).when(Condition::Some(vec![0]), Value::some(Value::int(8))), field(Twin::Option(Box::new(Twin::Range(Int::I32, Num::Below(-2147483648), Num::Above(2147483647))))), field(Twin::Option(Box::new(Twin::Range(Int::I32, Num::Below(-2147483648), Num::Above(2147483647))))), field(Twin::SmallOrLarge(Int::U32)), field(Twin::Range(Int::I32, Num::Below(-2147483648), Num::Above(2147483647))).when(Condition::Above(vec![7], Num::Above(5)), Value::int(7))])
    }
}

pub mod t31 {
    use super::*;

    #[derive(Wire, Clone, Debug, PartialEq, Default)]
    pub struct Root(
        #[wire(range = 26..=46)] pub [u16; 2],
        #[wire(bits = 108)] pub u128,
        pub Option<Option<Option<u8>>>,
        #[wire(unit = 7, default_bit)] pub Option<[f32; 3]>,
        #[wire(align, bits = 3, if = field_3.is_some() && field_2.is_some(), default = 2, default_bit)] pub u8,
        #[wire(range = -11..=-11)] pub Option<i64>,
        #[wire(unit = 11, if = field_5.is_some() && (field_1 == 3), check = "end")] pub [f32; 3],
    );
    declare::neutral_struct!([] [] Root 0 1 2 3 4 5 6);

    pub fn twin() -> Twin {
        Twin::Record(vec![field(Twin::Array(2, Box::new(Twin::Range(Int::U16, Num::Above(26), Num::Above(46))))), field(Twin::Bits(Int::U128, 108)), field(Twin::Option(Box::new(Twin::Option(Box::new(Twin::Option(Box::new(Twin::Bits(Int::U8, 8)))))))), field(Twin::Option(Box::new(Twin::Direction(7)))).default_bit(Value::NONE), field(Twin::Bits(Int::U8, 3)).align().when(Condition::And(Box::new(Condition::Some(vec![3])), Box::new(Condition::Some(vec![2]))), Value::int(2)).default_bit(Value::int(0)), field(Twin::Option(Box::new(Twin::Range(Int::I64, Num::Below(-11), Num::Below(-11))))), field(Twin::Direction(11)).when(Condition::And(Box::new(Condition::Some(vec![5])), Box::new(Condition::Equal(vec![1], Value::int(3)))), Value::Many(vec![Value::F32(0x0), Value::F32(0x0), Value::F32(0x0)])).check("end")])
    }
}

pub fn cases() -> Vec<Case> {
    vec![
        Case::new::<t0::Root<f64, Arc<f32>>>(14, 0, t0::twin(), Some(<t0::Root<f64, Arc<f32>> as Wire>::MAX_BITS)),
        Case::new::<t1::Root>(14, 1, t1::twin(), Some(<t1::Root as Wire>::MAX_BITS)),
        Case::new::<t2::Root>(14, 2, t2::twin(), Some(<t2::Root as Wire>::MAX_BITS)),
        Case::new::<t3::Root>(14, 3, t3::twin(), Some(<t3::Root as Wire>::MAX_BITS)),
        Case::new::<t4::Root>(14, 4, t4::twin(), Some(<t4::Root as Wire>::MAX_BITS)),
        Case::new::<t5::Root>(14, 5, t5::twin(), Some(<t5::Root as Wire>::MAX_BITS)),
        Case::new::<t6::Root>(14, 6, t6::twin(), Some(<t6::Root as Wire>::MAX_BITS)),
        Case::new::<t7::Root>(14, 7, t7::twin(), Some(<t7::Root as Wire>::MAX_BITS)),
        Case::new::<t8::Root>(14, 8, t8::twin(), Some(<t8::Root as Wire>::MAX_BITS)),
        Case::new::<t9::Root>(14, 9, t9::twin(), Some(<t9::Root as Wire>::MAX_BITS)),
        Case::new::<t10::Root>(14, 10, t10::twin(), Some(<t10::Root as Wire>::MAX_BITS)),
        Case::new::<t11::Root>(14, 11, t11::twin(), None),
        Case::new::<t12::Root>(14, 12, t12::twin(), Some(<t12::Root as Wire>::MAX_BITS)),
        Case::new::<t13::Root>(14, 13, t13::twin(), Some(<t13::Root as Wire>::MAX_BITS)),
        Case::new::<t14::Root<0>>(14, 14, t14::twin(), Some(<t14::Root<0> as Wire>::MAX_BITS)),
        Case::new::<t15::Root<[bool; 5]>>(14, 15, t15::twin(), Some(<t15::Root<[bool; 5]> as Wire>::MAX_BITS)),
        Case::new::<t16::Root>(14, 16, t16::twin(), Some(<t16::Root as Wire>::MAX_BITS)),
        Case::new::<t17::Root>(14, 17, t17::twin(), Some(<t17::Root as Wire>::MAX_BITS)),
        Case::new::<t18::Root>(14, 18, t18::twin(), Some(<t18::Root as Wire>::MAX_BITS)),
        Case::new::<t19::Root>(14, 19, t19::twin(), Some(<t19::Root as Wire>::MAX_BITS)),
        Case::new::<t20::Root>(14, 20, t20::twin(), Some(<t20::Root as Wire>::MAX_BITS)),
        Case::new::<t21::Root<(u8,)>>(14, 21, t21::twin(), Some(<t21::Root<(u8,)> as Wire>::MAX_BITS)),
        Case::new::<t22::Root>(14, 22, t22::twin(), Some(<t22::Root as Wire>::MAX_BITS)),
        Case::new::<t23::Root>(14, 23, t23::twin(), Some(<t23::Root as Wire>::MAX_BITS)),
        Case::new::<t24::Root<f32>>(14, 24, t24::twin(), Some(<t24::Root<f32> as Wire>::MAX_BITS)),
        Case::new::<t25::Root>(14, 25, t25::twin(), Some(<t25::Root as Wire>::MAX_BITS)),
        Case::new::<t26::Root>(14, 26, t26::twin(), Some(<t26::Root as Wire>::MAX_BITS)),
        Case::new::<t27::Root>(14, 27, t27::twin(), Some(<t27::Root as Wire>::MAX_BITS)),
        Case::new::<t28::Root<bool, u16>>(14, 28, t28::twin(), None),
        Case::new::<t29::Root>(14, 29, t29::twin(), Some(<t29::Root as Wire>::MAX_BITS)),
        Case::new::<t30::Root>(14, 30, t30::twin(), Some(<t30::Root as Wire>::MAX_BITS)),
        Case::new::<t31::Root>(14, 31, t31::twin(), Some(<t31::Root as Wire>::MAX_BITS)),
    ]
}
