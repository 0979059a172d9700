//! Types of other crates as vectors and quaternions: the mapping, the raw field, the field in
//! steps and the quantized field, from one line per type.

/// Maps a type of another crate onto an array of its components: as a vector, as a field that
/// travels raw, and as a field in steps.
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
            $count,
            $crate::math::Vector::components,
            $crate::math::Vector::from_components
        );

        impl<P: $crate::wire::field::Steps<FIELD>, const FIELD: usize>
            $crate::wire::field::Codec<$type> for $crate::wire::field::Compressed<P, FIELD>
        {
            const SCHEMA: $crate::wire::Schema =
                <Self as $crate::wire::field::Codec<[f32; $count]>>::SCHEMA;

            #[cfg_attr(not(debug_assertions), inline(always))]
            fn write<W: $crate::stream::Writer>(
                value: &$type,
                stream: &mut W,
            ) -> Result<(), $crate::error::WriteError> {
                let components: [f32; $count] = $crate::math::Vector::components(value);
                <Self as $crate::wire::field::Codec<[f32; $count]>>::write(&components, stream)
            }

            #[cfg_attr(not(debug_assertions), inline(always))]
            fn read<R: $crate::stream::Reader>(
                slot: &mut Option<$type>,
                stream: &mut R,
            ) -> Result<(), $crate::error::ReadError> {
                let mut components: Option<[f32; $count]> = None;
                <Self as $crate::wire::field::Codec<[f32; $count]>>::read(&mut components, stream)?;
                *slot = components.map($crate::math::Vector::from_components);
                Ok(())
            }
        }
    };
}

/// Maps a quaternion of another crate onto x, y, z, w.
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
            4,
            $crate::math::Quaternion::xyzw,
            $crate::math::Quaternion::from_xyzw
        );
        $crate::math::field::quaternion_field!($type);
    };
}

/// Makes a type travel as the array of its components.
macro_rules! foreign_wire {
    ($type:ty, $count:literal, $to:path, $from:path) => {
        impl $crate::wire::Wire for $type {
            const SCHEMA: $crate::wire::Schema = <[f32; $count] as $crate::wire::Wire>::SCHEMA;

            #[cfg_attr(not(debug_assertions), inline(always))]
            fn write<W: $crate::stream::Writer>(
                &self,
                stream: &mut W,
            ) -> Result<(), $crate::error::WriteError> {
                let components: [f32; $count] = $to(self);
                $crate::wire::Wire::write(&components, stream)
            }

            #[cfg_attr(not(debug_assertions), inline(always))]
            fn read<R: $crate::stream::Reader>(
                stream: &mut R,
            ) -> Result<Self, $crate::error::ReadError> {
                <[f32; $count] as $crate::wire::Wire>::read(stream).map($from)
            }
        }
    };
}

pub(crate) use {foreign_quaternion, foreign_vector, foreign_wire};
