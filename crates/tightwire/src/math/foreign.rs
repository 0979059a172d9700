//! Macros that implement the vector and quaternion traits for types of other crates. One line per type
//! implements the mapping and its raw, stepped and quantized fields.

/// Maps a type of another crate to an array of its components: as a vector, as a raw field, and as a
/// field in steps.
macro_rules! foreign_vector {
    ($type:ty, $count:literal, |$value:ident| $to:expr, |$components:ident| $from:expr) => {
        impl $crate::math::Vector<$count> for $type {
            #[cfg_attr(not(debug_assertions), inline(always))]
            fn components(&self) -> [f32; $count] {
                let $value = self;
                $to
            }

            #[cfg_attr(not(debug_assertions), inline(always))]
            fn from_components($components: [f32; $count]) -> Self {
                $from
            }
        }

        $crate::math::foreign::foreign_wire!(
            $type,
            f32,
            $count,
            $crate::math::Vector::components,
            $crate::math::Vector::from_components
        );

        $crate::math::foreign::foreign_codec!(
            $type, [f32; $count], $crate::math::Vector::components, $crate::math::Vector::from_components,
            [P, const FIELD: usize] $crate::generated::By<P, FIELD>
            where P: $crate::generated::Declares<FIELD, Scalar: $crate::scalar::Scalar<Value = f32>>
        );
        $crate::math::foreign::foreign_codec!(
            $type, [f32; $count], $crate::math::Vector::components, $crate::math::Vector::from_components,
            [] $crate::generated::Half where
        );
        $crate::math::foreign::foreign_codec!(
            $type, [f32; $count], $crate::math::Vector::components, $crate::math::Vector::from_components,
            [const BITS: u32] $crate::generated::Angle<BITS> where
        );
        $crate::math::foreign::foreign_codec!(
            $type, [f32; $count], $crate::math::Vector::components, $crate::math::Vector::from_components,
            [P, const FIELD: usize] $crate::generated::Axes<P, FIELD>
            where P: $crate::generated::DeclaresAxes<FIELD, $count, Scalar: $crate::scalar::Scalar<Value = f32>>
        );
    };
}

/// Encodes a type as the array of its components, with a codec for the array.
macro_rules! foreign_codec {
    (
        $type:ty, $array:ty, $to:path, $from:path,
        [$($generics:tt)*] $codec:ty where $($bounds:tt)*
    ) => {
        #[diagnostic::do_not_recommend]
        impl<$($generics)*> $crate::codec::Codec<$type> for $codec
        where
            $($bounds)*
        {
            const SCHEMA: $crate::schema::Schema = <Self as $crate::codec::Codec<$array>>::SCHEMA;
            const KNOWN: $crate::schema::Known = <Self as $crate::codec::Codec<$array>>::KNOWN;

            #[cfg_attr(not(debug_assertions), inline(always))]
            fn write<W: $crate::stream::Writer>(
                value: &$type,
                stream: &mut W,
            ) -> Result<(), $crate::error::WriteError> {
                let components: $array = $to(value);
                <Self as $crate::codec::Codec<$array>>::write(&components, stream)
            }

            #[cfg_attr(not(debug_assertions), inline(always))]
            fn read<R: $crate::stream::Reader>(
                stream: &mut R,
            ) -> Result<$type, $crate::error::ReadError> {
                <Self as $crate::codec::Codec<$array>>::read(stream).map($from)
            }
        }
    };
}

/// Allows a vector type of another crate to be used as a direction.
macro_rules! foreign_direction {
    ($($type:ty),*) => {$(
        $crate::codec::by_scalar!(
            $type, [const BITS: u32] $crate::generated::Direction<BITS>,
            $crate::shape::Shape::UnitVector { bits: BITS }, $crate::scalar::UnitVector::new(BITS),
            |value| &$crate::math::Vector::components(value),
            |read| $crate::math::Vector::from_components(read),
            $crate::math::Vector::from_components([0.0; 3])
        );
    )*};
}

/// Maps a quaternion type of another crate to x, y, z, w.
macro_rules! foreign_quaternion {
    ($type:ty, |$value:ident| $to:expr, |$xyzw:ident| $from:expr) => {
        impl $crate::math::Quaternion for $type {
            #[cfg_attr(not(debug_assertions), inline(always))]
            fn xyzw(&self) -> [f32; 4] {
                let $value = self;
                $to
            }

            #[cfg_attr(not(debug_assertions), inline(always))]
            fn from_xyzw($xyzw: [f32; 4]) -> Self {
                $from
            }
        }

        $crate::math::foreign::foreign_wire!(
            $type,
            f32,
            4,
            $crate::math::Quaternion::xyzw,
            $crate::math::Quaternion::from_xyzw
        );
        $crate::codec::by_scalar!(
            $type, [const BITS: u32] $crate::generated::Rotation<BITS>,
            $crate::shape::Shape::SmallestThree { bits: BITS },
            $crate::scalar::SmallestThree::new(BITS),
            |value| &$crate::math::Quaternion::xyzw(value),
            |read| $crate::math::Quaternion::from_xyzw(read),
            $crate::math::Quaternion::from_xyzw([0.0; 4])
        );
    };
}

/// Encodes a type as the array of its components.
macro_rules! foreign_wire {
    ($type:ty, $number:ty, $count:literal, $to:expr, $from:expr) => {
        #[diagnostic::do_not_recommend]
        impl $crate::wire::Wire for $type {
            const SCHEMA: $crate::schema::Schema =
                <[$number; $count] as $crate::wire::Wire>::SCHEMA;
            const __KNOWN: $crate::schema::Known = $crate::schema::Known::All;
            const __HAS_BLANK: bool = true;

            #[cfg_attr(not(debug_assertions), inline(always))]
            fn write<W: $crate::stream::Writer>(
                &self,
                stream: &mut W,
            ) -> Result<(), $crate::error::WriteError> {
                let components: [$number; $count] = $to(self);
                $crate::wire::Wire::write(&components, stream)
            }

            #[cfg_attr(not(debug_assertions), inline(always))]
            fn read<R: $crate::stream::Reader>(
                stream: &mut R,
            ) -> Result<Self, $crate::error::ReadError> {
                <[$number; $count] as $crate::wire::Wire>::read(stream).map($from)
            }

            #[cfg_attr(not(debug_assertions), inline(always))]
            fn __blank() -> Option<Self> {
                Some($from([<$number>::default(); $count]))
            }
        }
    };
}

/// Allows an integer vector of another crate to be used as a field: plain, with a range, or with a
/// range for each axis. Unsigned ones can also have a given number of bits per component.
macro_rules! foreign_integers {
    ($($type:ty, $int:ty $(: $bits:ident)?, $count:literal, |$value:ident| $to:expr, |$components:ident| $from:expr;)*) => {$(
        const _: () = {
            fn to($value: &$type) -> [$int; $count] {
                $to
            }

            fn from($components: [$int; $count]) -> $type {
                $from
            }

            impl $crate::generated::Leaf for $type {
                type Leaf = $int;
            }

            $crate::math::foreign::foreign_wire!($type, $int, $count, to, from);
            $crate::math::foreign::foreign_codec!(
                $type, [$int; $count], to, from,
                [P, const FIELD: usize] $crate::generated::By<P, FIELD>
                where P: $crate::generated::Declares<FIELD, Scalar: $crate::scalar::Scalar<Value = $int>>
            );
            $crate::math::foreign::foreign_codec!(
                $type, [$int; $count], to, from,
                [P, const FIELD: usize] $crate::generated::Axes<P, FIELD>
                where P: $crate::generated::DeclaresAxes<FIELD, $count, Scalar: $crate::scalar::Scalar<Value = $int>>
            );
            $($crate::math::foreign::foreign_codec!(
                $type, [$int; $count], to, from,
                [const BITS: u32] $crate::generated::$bits<BITS> where
            );)?
        };
    )*};
}

pub(crate) use {
    foreign_codec, foreign_direction, foreign_integers, foreign_quaternion, foreign_vector,
    foreign_wire,
};
