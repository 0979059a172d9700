//! Types of other crates that packets hold, and those crates for generated declarations.

pub use {arrayvec, bitflags, glam, heapless, mint, ordered_float, smallvec, uuid};

use arrayvec::{ArrayString, ArrayVec};
use ordered_float::{FloatCore, NotNan, OrderedFloat};
use smallvec::SmallVec;
use uuid::Uuid;

use crate::neutral::{Neutral, parts};
use crate::value::Value;

/// Lists of fixed capacity. Longer values are cut.
macro_rules! lists {
    ($($list:ty, $capacity:expr, $source:literal;)*) => {$(
        impl<T: Neutral, const N: usize> Neutral for $list {
            fn to_value(&self) -> Value {
                Value::Many(self.iter().map(T::to_value).collect())
            }

            fn from_value(value: &Value) -> Self {
                parts(value).iter().take($capacity).map(T::from_value).collect()
            }

            fn source(&self) -> String {
                let all: Vec<String> = self.iter().map(T::source).collect();
                format!("{}::from_iter([{}])", $source, all.join(", "))
            }
        }
    )*};
}
lists! {
    ArrayVec<T, N>, N, "ArrayVec";
    heapless::Vec<T, N>, N, "heapless::Vec";
    SmallVec<[T; N]>, usize::MAX, "SmallVec";
}

macro_rules! texts {
    ($($text:ty, $source:literal;)*) => {$(
        impl<const N: usize> Neutral for $text {
            fn to_value(&self) -> Value {
                Value::Text(self.as_str().into())
            }

            fn from_value(value: &Value) -> Self {
                let mut text = Self::new();
                for letter in String::from_value(value).chars() {
                    if text.len() + letter.len_utf8() > N {
                        break;
                    }
                    let _ = text.push(letter);
                }
                text
            }

            fn source(&self) -> String {
                format!("{}::try_from({:?}).unwrap()", $source, self.as_str())
            }
        }
    )*};
}
texts! { ArrayString<N>, "ArrayString"; heapless::String<N>, "heapless::String"; }

impl Neutral for Uuid {
    fn to_value(&self) -> Value {
        self.as_bytes().to_value()
    }

    fn from_value(value: &Value) -> Self {
        Self::from_bytes(<[u8; 16]>::from_value(value))
    }

    fn source(&self) -> String {
        format!("Uuid::from_u128({})", self.as_u128())
    }
}

impl<T: Neutral> Neutral for OrderedFloat<T> {
    fn to_value(&self) -> Value {
        self.0.to_value()
    }

    fn from_value(value: &Value) -> Self {
        Self(T::from_value(value))
    }

    fn source(&self) -> String {
        format!("OrderedFloat({})", self.0.source())
    }
}

impl<T: Neutral + FloatCore> Neutral for NotNan<T> {
    fn to_value(&self) -> Value {
        self.into_inner().to_value()
    }

    fn from_value(value: &Value) -> Self {
        Self::new(T::from_value(value)).expect("a number")
    }

    fn source(&self) -> String {
        format!("NotNan::new({}).unwrap()", self.into_inner().source())
    }
}

/// Vectors, by the arrays that they are made of.
macro_rules! vectors {
    ($($vector:ty, $source:literal, $array:ty;)*) => {$(
        impl Neutral for $vector {
            fn to_value(&self) -> Value {
                <$array>::from(*self).to_value()
            }

            fn from_value(value: &Value) -> Self {
                <$array>::from_value(value).into()
            }

            fn source(&self) -> String {
                format!("{}::from({})", $source, <$array>::from(*self).source())
            }
        }
    )*};
}
vectors! {
    glam::IVec2, "glam::IVec2", [i32; 2];
    glam::IVec3, "glam::IVec3", [i32; 3];
    glam::IVec4, "glam::IVec4", [i32; 4];
    glam::UVec2, "glam::UVec2", [u32; 2];
    glam::UVec3, "glam::UVec3", [u32; 3];
    glam::UVec4, "glam::UVec4", [u32; 4];
    glam::Vec2, "glam::Vec2", [f32; 2];
    glam::Vec3, "glam::Vec3", [f32; 3];
    glam::Vec4, "glam::Vec4", [f32; 4];
    mint::Vector3<f32>, "mint::Vector3", [f32; 3];
    mint::Point2<i32>, "mint::Point2", [i32; 2];
    mint::Vector3<u32>, "mint::Vector3", [u32; 3];
}

impl Neutral for glam::Quat {
    fn to_value(&self) -> Value {
        self.to_array().to_value()
    }

    fn from_value(value: &Value) -> Self {
        Self::from_array(<[f32; 4]>::from_value(value))
    }

    fn source(&self) -> String {
        format!("glam::Quat::from_array({})", self.to_array().source())
    }
}
