//! Vectors with a separate range for each axis.

use core::marker::PhantomData;

use crate::codec::Codec;
use crate::codec::Lift;
use crate::error::{ReadError, WriteError};
use crate::fields::ReadFields;
use crate::scalar::Scalar;
use crate::schema::{Field, Known, Schema};
use crate::shape::{Name, Shape};
use crate::stream::{Reader, Writer};
use crate::wire::Wire;

/// Declares the scalars of a field's axes, on the type that has the field.
pub trait DeclaresAxes<const FIELD: usize, const N: usize> {
    /// The type of the scalars.
    type Scalar: Scalar + Copy;
    /// The scalar of each axis.
    const SCALARS: [Self::Scalar; N];
    /// The fields for the axes, with their names.
    const AXES: &'static [Field];
}

/// Encodes each axis with the scalar that field `FIELD` of `P` declares for it.
#[derive(Debug)]
pub struct Axes<P, const FIELD: usize>(PhantomData<P>);

impl<P, const FIELD: usize> Lift for Axes<P, FIELD> {}

/// Returns the name of an axis in schemas and traces.
const fn axis_name(axis: usize) -> &'static str {
    match axis {
        0 => "x",
        1 => "y",
        2 => "z",
        3 => "w",
        4 => "4",
        5 => "5",
        6 => "6",
        7 => "7",
        _ => "axis",
    }
}

/// Describes an axis in a schema. An integer is exact, and a float in steps is not.
pub const fn axis(axis: usize, schema: &'static Schema) -> Field {
    let is_exact = matches!(*schema, Schema::Value { shape: Shape::Int { .. } });
    Field::new(axis_name(axis), schema).known(Known::all_if(is_exact))
}

/// A vector that is encoded like a struct, with one field per axis.
struct Vector<T, P, const FIELD: usize, const N: usize>([T; N], PhantomData<P>);

impl<T, P, const FIELD: usize, const N: usize> Wire for Vector<T, P, FIELD, N>
where
    P: DeclaresAxes<FIELD, N, Scalar: Scalar<Value = T>>,
    Axes<P, FIELD>: Codec<[T; N]>,
{
    const SCHEMA: Schema = Schema::structure("", P::AXES);

    fn write<W: Writer>(&self, stream: &mut W) -> Result<(), WriteError> {
        Axes::<P, FIELD>::write(&self.0, stream)
    }

    fn read<R: Reader>(stream: &mut R) -> Result<Self, ReadError> {
        Ok(Self(Axes::<P, FIELD>::read(stream)?, PhantomData))
    }
}

macro_rules! axes {
    ($($number:ty),*) => {$(
        #[diagnostic::do_not_recommend]
        impl<P, const FIELD: usize, const N: usize> Codec<[$number; N]> for Axes<P, FIELD>
        where
            P: DeclaresAxes<FIELD, N, Scalar: Scalar<Value = $number>>,
        {
            const SCHEMA: Schema = Schema::structure("", P::AXES);
            const KNOWN: Known = Known::all_if(is_exact_type::<P::Scalar>());
            const HAS_BLANK: bool = true;

            #[cfg_attr(not(debug_assertions), inline(always))]
            fn write<W: Writer>(value: &[$number; N], stream: &mut W) -> Result<(), WriteError> {
                for (axis, (scalar, component)) in P::SCALARS.iter().zip(value).enumerate() {
                    stream.enter(Name::Field(axis_name(axis)));
                    stream.put_scalar(scalar, component)?;
                    stream.leave();
                }
                Ok(())
            }

            #[cfg_attr(not(debug_assertions), inline(always))]
            fn read<R: Reader>(stream: &mut R) -> Result<[$number; N], ReadError> {
                let mut value = [<$number>::default(); N];
                Self::read_into(&mut value, stream)?;
                Ok(value)
            }

            #[cfg_attr(not(debug_assertions), inline(always))]
            fn read_into<R: Reader>(
                value: &mut [$number; N],
                stream: &mut R,
            ) -> Result<(), ReadError> {
                type Fields<'a, T, P, const FIELD: usize, const N: usize, R> =
                    ReadFields<'a, Vector<T, P, FIELD, N>, 0, R>;

                let mut fields = Fields::<$number, P, FIELD, N, R>::new(stream);
                for (axis, (scalar, component)) in P::SCALARS.iter().zip(value).enumerate() {
                    match fields.number(axis, axis_name(axis), scalar) {
                        Ok(found) => *component = found,
                        Err(error) => return Err(fields.refuse(error)),
                    }
                }
                fields.finish()
            }

            #[cfg_attr(not(debug_assertions), inline(always))]
            fn blank() -> Option<[$number; N]> {
                Some([<$number>::default(); N])
            }
        }
    )*};
}

axes!(u8, u16, u32, u64, usize, u128, i8, i16, i32, i64, isize, i128, f32);

/// Returns whether decoding with this scalar gives back the exact value that was encoded.
const fn is_exact_type<S: Scalar>() -> bool {
    S::IS_EXACT
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scalar::{Compressed, Int};

    #[test]
    fn axes_have_the_names_of_coordinates_or_numbers() {
        let names = ["x", "y", "z", "w", "4", "5", "6", "7", "axis", "axis"];
        for (axis, name) in names.into_iter().enumerate() {
            assert_eq!(axis_name(axis), name, "{axis}");
        }
    }

    #[test]
    fn only_integers_arrive_as_they_were_sent() {
        assert!(is_exact_type::<Int<u8>>());
        assert!(!is_exact_type::<Compressed>());
    }
}
