//! Between Rust values and neutral ones.

use std::borrow::Cow;
use std::collections::{BTreeMap, BTreeSet, BinaryHeap, HashMap, HashSet, VecDeque};
use std::hash::Hash;
use std::marker::PhantomData;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr, SocketAddrV4, SocketAddrV6};
use std::num::{NonZero, Saturating, Wrapping};
use std::ops::{Range, RangeInclusive};
use std::rc::Rc;
use std::sync::Arc;
use std::time::Duration;

use crate::value::{Num, Value};

/// A type whose values can be told as neutral ones.
pub trait Neutral {
    fn to_value(&self) -> Value;

    /// The value of this type. Panics where the tree has another form.
    fn from_value(value: &Value) -> Self;

    /// Formats it as Rust source.
    fn source(&self) -> String;
}

macro_rules! integers {
    ($($int:ident)*) => {$(
        impl Neutral for $int {
            fn to_value(&self) -> Value {
                #[allow(unused_comparisons)]
                Value::Int(if *self < 0 { Num::Below(*self as i128) } else { Num::Above(*self as u128) })
            }

            fn from_value(value: &Value) -> Self {
                match value {
                    Value::Int(Num::Above(value)) => *value as $int,
                    Value::Int(Num::Below(value)) => *value as $int,
                    _ => panic!("{value:?} is not an integer"),
                }
            }

            fn source(&self) -> String {
                self.to_string()
            }
        }

        impl Neutral for Wrapping<$int> {
            fn to_value(&self) -> Value {
                self.0.to_value()
            }

            fn from_value(value: &Value) -> Self {
                Self($int::from_value(value))
            }

            fn source(&self) -> String {
                format!("std::num::Wrapping({})", self.0)
            }
        }

        impl Neutral for Saturating<$int> {
            fn to_value(&self) -> Value {
                self.0.to_value()
            }

            fn from_value(value: &Value) -> Self {
                Self($int::from_value(value))
            }

            fn source(&self) -> String {
                format!("std::num::Saturating({})", self.0)
            }
        }
    )*};
}
integers! { u8 u16 u32 u64 u128 i8 i16 i32 i64 i128 usize isize }

macro_rules! nonzero {
    ($($int:ident)*) => {$(
        impl Neutral for NonZero<$int> {
            fn to_value(&self) -> Value {
                self.get().to_value()
            }

            fn from_value(value: &Value) -> Self {
                Self::new($int::from_value(value)).expect("not zero")
            }

            fn source(&self) -> String {
                format!("std::num::NonZero::new({}).unwrap()", self.get())
            }
        }
    )*};
}
nonzero! { u8 u16 u32 u64 u128 i8 i16 i32 i64 i128 }

macro_rules! simple {
    ($($type:ty, $variant:ident, $to:expr, $from:expr, $source:expr;)*) => {$(
        impl Neutral for $type {
            fn to_value(&self) -> Value {
                Value::$variant($to(self.clone()))
            }

            fn from_value(value: &Value) -> Self {
                match value {
                    Value::$variant(value) => $from(value.clone()),
                    _ => panic!("{value:?} is not a {}", stringify!($type)),
                }
            }

            fn source(&self) -> String {
                $source(self.clone())
            }
        }
    )*};
}
simple! {
    bool, Bool, |it| it, |it| it, |it: bool| it.to_string();
    char, Char, |it| it, |it| it, |it: char| format!("{it:?}");
    f32, F32, f32::to_bits, f32::from_bits, |it: f32| format!("f32::from_bits({:#x})", it.to_bits());
    f64, F64, f64::to_bits, f64::from_bits, |it: f64| format!("f64::from_bits({:#x})", it.to_bits());
    String, Text, |it| it, |it| it, |it: String| format!("{it:?}.to_owned()");
}

impl Neutral for () {
    fn to_value(&self) -> Value {
        Value::Unit
    }

    fn from_value(_: &Value) -> Self {}

    fn source(&self) -> String {
        "()".into()
    }
}

impl<T> Neutral for PhantomData<T> {
    fn to_value(&self) -> Value {
        Value::Unit
    }

    fn from_value(_: &Value) -> Self {
        Self
    }

    fn source(&self) -> String {
        "std::marker::PhantomData".into()
    }
}

macro_rules! pointers {
    ($($pointer:ident)*) => {$(
        impl<T: Neutral> Neutral for $pointer<T> {
            fn to_value(&self) -> Value {
                (**self).to_value()
            }

            fn from_value(value: &Value) -> Self {
                Self::new(T::from_value(value))
            }

            fn source(&self) -> String {
                format!("{}::new({})", stringify!($pointer), (**self).source())
            }
        }
    )*};
}
pointers! { Box Rc Arc }

impl<T: Neutral> Neutral for Option<T> {
    fn to_value(&self) -> Value {
        Value::Option(self.as_ref().map(|value| Box::new(value.to_value())))
    }

    fn from_value(value: &Value) -> Self {
        match value {
            Value::Option(value) => value.as_ref().map(|value| T::from_value(value)),
            _ => panic!("{value:?} is not an option"),
        }
    }

    fn source(&self) -> String {
        self.as_ref().map_or("None".into(), |value| format!("Some({})", value.source()))
    }
}

/// Lists and texts in other homes, by the `Vec` or `String` that they are made of.
macro_rules! homes {
    ($([$($generics:tt)*] $home:ty as $inside:ty;)*) => {$(
        impl<$($generics)*> Neutral for $home {
            fn to_value(&self) -> Value {
                <$inside>::from(self.clone()).to_value()
            }

            fn from_value(value: &Value) -> Self {
                <$inside>::from_value(value).into()
            }

            fn source(&self) -> String {
                format!("{}.into()", <$inside>::from(self.clone()).source())
            }
        }
    )*};
}
homes! {
    [T: Neutral + Clone] VecDeque<T> as Vec<T>;
    [T: Neutral + Clone] Box<[T]> as Vec<T>;
    [T: Neutral + Clone] Cow<'static, [T]> as Vec<T>;
    [] Box<str> as String;
    [] Cow<'static, str> as String;
}

/// Shared ones, whose content cannot be moved out.
macro_rules! shared {
    ($($pointer:ident)*) => {$(
        impl<T: Neutral + Clone> Neutral for $pointer<[T]> {
            fn to_value(&self) -> Value {
                self.to_vec().to_value()
            }

            fn from_value(value: &Value) -> Self {
                Vec::from_value(value).into()
            }

            fn source(&self) -> String {
                format!("{}.into()", self.to_vec().source())
            }
        }

        impl Neutral for $pointer<str> {
            fn to_value(&self) -> Value {
                String::from(&**self).to_value()
            }

            fn from_value(value: &Value) -> Self {
                String::from_value(value).into()
            }

            fn source(&self) -> String {
                format!("{:?}.into()", &**self)
            }
        }
    )*};
}
shared! { Rc Arc }

/// A set, by its elements in the order of the format, which need not be that of `Ord`.
macro_rules! sets {
    ($($set:ident [$($bound:tt)*])*) => {$(
        #[allow(clippy::implicit_hasher)] // declarations have no other
        impl<T: Neutral + Ord $($bound)*> Neutral for $set<T> {
            fn to_value(&self) -> Value {
                let mut all: Vec<Value> = self.iter().map(T::to_value).collect();
                all.sort_by(Value::order);
                Value::Many(all)
            }

            fn from_value(value: &Value) -> Self {
                parts(value).iter().map(T::from_value).collect()
            }

            fn source(&self) -> String {
                let all: Vec<String> = self.iter().map(T::source).collect();
                format!("std::collections::{}::from([{}])", stringify!($set), all.join(", "))
            }
        }
    )*};
}
sets! { BTreeSet [] HashSet [+ Hash] }

/// A heap, by its elements in order.
impl<T: Neutral + Ord> Neutral for BinaryHeap<T> {
    fn to_value(&self) -> Value {
        let mut all: Vec<Value> = self.iter().map(T::to_value).collect();
        all.sort_by(Value::order);
        Value::Many(all)
    }

    fn from_value(value: &Value) -> Self {
        parts(value).iter().map(T::from_value).collect()
    }

    fn source(&self) -> String {
        let all: Vec<String> = self.iter().map(T::source).collect();
        format!("std::collections::BinaryHeap::from([{}])", all.join(", "))
    }
}

/// Ranges, by their two ends.
macro_rules! ranges {
    ($($range:ident, |$it:ident| $ends:expr, $new:expr, $sign:literal;)*) => {$(
        impl<T: Neutral + Clone> Neutral for $range<T> {
            fn to_value(&self) -> Value {
                let $it = self;
                let (start, end) = $ends;
                Value::Many(vec![start.to_value(), end.to_value()])
            }

            fn from_value(value: &Value) -> Self {
                let (start, end) = <(T, T)>::from_value(value);
                $new(start, end)
            }

            fn source(&self) -> String {
                let $it = self;
                let (start, end) = $ends;
                format!(concat!("{}", $sign, "{}"), start.source(), end.source())
            }
        }
    )*};
}
ranges! {
    Range, |it| (&it.start, &it.end), |start, end| start..end, "..";
    RangeInclusive, |it| (it.start(), it.end()), RangeInclusive::new, "..=";
}

/// Returns whether two values are equal, also where the types cannot tell.
pub fn is_equal<T: Neutral>(a: &T, b: &T) -> bool {
    a.to_value().is_equal(&b.to_value())
}

/// A map, by its entries in the order of their keys.
macro_rules! maps {
    ($($map:ident [$($bound:tt)*])*) => {$(
        #[allow(clippy::implicit_hasher)] // declarations have no other
        impl<K: Neutral + Ord $($bound)*, V: Neutral> Neutral for $map<K, V> {
            fn to_value(&self) -> Value {
                let mut all: Vec<(Value, Value)> =
                    self.iter().map(|(key, value)| (key.to_value(), value.to_value())).collect();
                all.sort_by(|a, b| a.0.order(&b.0));
                let entry = |(key, value)| Value::Many(vec![key, value]);
                Value::Many(all.into_iter().map(entry).collect())
            }

            fn from_value(value: &Value) -> Self {
                parts(value).iter().map(<(K, V)>::from_value).collect()
            }

            fn source(&self) -> String {
                let entry =
                    |(key, value): (&K, &V)| format!("({}, {})", key.source(), value.source());
                let all: Vec<String> = self.iter().map(entry).collect();
                format!("std::collections::{}::from([{}])", stringify!($map), all.join(", "))
            }
        }
    )*};
}
maps! { BTreeMap [] HashMap [+ Hash] }

/// The parts of a value, for the macros.
pub fn parts(value: &Value) -> &[Value] {
    match value {
        Value::Many(parts) => parts,
        _ => panic!("{value:?} has no parts"),
    }
}

fn sources<T: Neutral>(values: &[T]) -> String {
    values.iter().map(T::source).collect::<Vec<_>>().join(", ")
}

impl<T: Neutral> Neutral for Vec<T> {
    fn to_value(&self) -> Value {
        Value::Many(self.iter().map(T::to_value).collect())
    }

    fn from_value(value: &Value) -> Self {
        parts(value).iter().map(T::from_value).collect()
    }

    fn source(&self) -> String {
        format!("vec![{}]", sources(self))
    }
}

impl<T: Neutral, const N: usize> Neutral for [T; N] {
    fn to_value(&self) -> Value {
        Value::Many(self.iter().map(T::to_value).collect())
    }

    fn from_value(value: &Value) -> Self {
        let parts = parts(value);
        std::array::from_fn(|index| T::from_value(&parts[index]))
    }

    fn source(&self) -> String {
        format!("[{}]", sources(self))
    }
}

macro_rules! tuples {
    ($(($($name:ident $index:tt),*))*) => {$(
        impl<$($name: Neutral),*> Neutral for ($($name,)*) {
            fn to_value(&self) -> Value {
                Value::Many(vec![$(self.$index.to_value()),*])
            }

            fn from_value(value: &Value) -> Self {
                let parts = parts(value);
                ($($name::from_value(&parts[$index]),)*)
            }

            fn source(&self) -> String {
                format!("({},)", [$(self.$index.source()),*].join(", "))
            }
        }
    )*};
}
tuples! { (A 0) (A 0, B 1) (A 0, B 1, C 2) (A 0, B 1, C 2, D 3) (A 0, B 1, C 2, D 3, E 4) }

/// Types that are made of others.
macro_rules! made_of {
    ($($type:ty as $inside:ty, $to:expr, $from:expr, $source:expr;)*) => {$(
        impl Neutral for $type {
            fn to_value(&self) -> Value {
                let inside: $inside = $to(self);
                inside.to_value()
            }

            fn from_value(value: &Value) -> Self {
                $from(<$inside>::from_value(value))
            }

            fn source(&self) -> String {
                $source(self)
            }
        }
    )*};
}
made_of! {
    Duration as (u64, u32), |it: &Duration| (it.as_secs(), it.subsec_nanos()),
        |(seconds, nanos): (u64, u32)| Duration::new(seconds, nanos.min(999_999_999)),
        |it: &Duration| format!("std::time::Duration::new({}, {})", it.as_secs(), it.subsec_nanos());
    Ipv4Addr as [u8; 4], Ipv4Addr::octets, Ipv4Addr::from, |it: &Ipv4Addr| format!("std::net::Ipv4Addr::from({})", u32::from(*it));
    Ipv6Addr as [u8; 16], Ipv6Addr::octets, Ipv6Addr::from, |it: &Ipv6Addr| format!("std::net::Ipv6Addr::from({}u128)", u128::from(*it));
    SocketAddrV4 as (Ipv4Addr, u16), |it: &SocketAddrV4| (*it.ip(), it.port()),
        |(ip, port): (Ipv4Addr, u16)| SocketAddrV4::new(ip, port),
        |it: &SocketAddrV4| format!("std::net::SocketAddrV4::new({}, {})", it.ip().source(), it.port());
    SocketAddrV6 as (Ipv6Addr, u16, u32, u32),
        |it: &SocketAddrV6| (*it.ip(), it.port(), it.flowinfo(), it.scope_id()),
        |(ip, port, flow, scope)| SocketAddrV6::new(ip, port, flow, scope),
        |it: &SocketAddrV6| format!("std::net::SocketAddrV6::new({}, {}, {}, {})", it.ip().source(), it.port(), it.flowinfo(), it.scope_id());
}

macro_rules! versions {
    ($($type:ident, $four:ident, $six:ident;)*) => {$(
        impl Neutral for $type {
            fn to_value(&self) -> Value {
                match self {
                    Self::V4(address) => Value::Variant(0, vec![address.to_value()]),
                    Self::V6(address) => Value::Variant(1, vec![address.to_value()]),
                }
            }

            fn from_value(value: &Value) -> Self {
                match value {
                    Value::Variant(0, inside) => Self::V4($four::from_value(&inside[0])),
                    Value::Variant(_, inside) => Self::V6($six::from_value(&inside[0])),
                    _ => panic!("{value:?} is not an address"),
                }
            }

            fn source(&self) -> String {
                match self {
                    Self::V4(address) => format!("std::net::{}::V4({})", stringify!($type), address.source()),
                    Self::V6(address) => format!("std::net::{}::V6({})", stringify!($type), address.source()),
                }
            }
        }
    )*};
}
versions! { IpAddr, Ipv4Addr, Ipv6Addr; SocketAddr, SocketAddrV4, SocketAddrV6; }

/// [`Neutral`] for a struct: its parameters, its name, its fields or their numbers.
#[macro_export]
macro_rules! neutral_struct {
    ([$($param:ident)*] [$($length:ident)?] $name:ident $($member:tt)*) => {
        impl<$($param: $crate::neutral::Neutral,)* $(const $length: usize)?> $crate::neutral::Neutral
            for $name<$($param,)* $($length)?>
        {
            fn to_value(&self) -> $crate::value::Value {
                $crate::value::Value::Many(vec![$($crate::neutral::Neutral::to_value(&self.$member)),*])
            }

            fn from_value(value: &$crate::value::Value) -> Self {
                #[allow(unused_variables, unused_mut)]
                let mut parts = $crate::neutral::parts(value).iter();
                Self { $($member: $crate::neutral::next(&mut parts)),* }
            }

            fn source(&self) -> String {
                let members: Vec<String> = vec![$(
                    format!("{}: {}", stringify!($member), $crate::neutral::Neutral::source(&self.$member))
                ),*];
                format!("{} {{ {} }}", stringify!($name), members.join(", "))
            }
        }
    };
}

/// [`Neutral`] for an enum: its parameters, its name, and for each variant its number, name and
/// fields, each of which with a name to bind it to.
#[macro_export]
macro_rules! neutral_enum {
    ([$($param:ident)*] [$($length:ident)?] $name:ident $($tag:literal $variant:ident { $($member:tt $bound:ident)* })*) => {
        impl<$($param: $crate::neutral::Neutral,)* $(const $length: usize)?> $crate::neutral::Neutral
            for $name<$($param,)* $($length)?>
        {
            fn to_value(&self) -> $crate::value::Value {
                match self {
                    $(Self::$variant { $($member: $bound),* } => $crate::value::Value::Variant(
                        $tag,
                        vec![$($crate::neutral::Neutral::to_value($bound)),*],
                    ),)*
                }
            }

            fn from_value(value: &$crate::value::Value) -> Self {
                let $crate::value::Value::Variant(tag, parts) = value else {
                    panic!("{value:?} is not a variant")
                };
                #[allow(unused_variables, unused_mut)]
                let mut parts = parts.iter();
                match tag {
                    $($tag => Self::$variant { $($member: $crate::neutral::next(&mut parts)),* },)*
                    _ => panic!("no variant {tag}"),
                }
            }

            fn source(&self) -> String {
                match self {
                    $(Self::$variant { $($member: $bound),* } => {
                        let members: Vec<String> = vec![$(
                            format!("{}: {}", stringify!($member), $crate::neutral::Neutral::source($bound))
                        ),*];
                        format!("{}::{} {{ {} }}", stringify!($name), stringify!($variant), members.join(", "))
                    })*
                }
            }
        }
    };
}

/// The next part of a value, for the macros.
pub fn next<T: Neutral>(parts: &mut std::slice::Iter<Value>) -> T {
    T::from_value(parts.next().expect("a part for every field"))
}
