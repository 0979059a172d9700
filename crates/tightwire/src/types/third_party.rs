//! Types of other crates, each with the feature for its release.

#[cfg(feature = "uuid-1")]
mod uuid {
    use uuid_1::Uuid;

    use crate::error::{ReadError, WriteError};
    use crate::schema::{Known, Schema};
    use crate::stream::{Reader, Writer};
    use crate::wire::Wire;

    /// Encodes 16 octets, in the usual written order.
    impl Wire for Uuid {
        const SCHEMA: Schema = <[u8; 16]>::SCHEMA;
        const __KNOWN: Known = Known::All;

        fn write<W: Writer>(&self, stream: &mut W) -> Result<(), WriteError> {
            self.as_bytes().write(stream)
        }

        fn read<R: Reader>(stream: &mut R) -> Result<Self, ReadError> {
            <[u8; 16]>::read(stream).map(Self::from_bytes)
        }
    }
}

#[cfg(feature = "ordered-float-5")]
mod ordered_float {
    use ordered_float_5::{FloatCore, NotNan, OrderedFloat};

    use crate::codec::by_scalar;
    use crate::codec::{By, Declares, Leaf};
    use crate::error::{Fault, ReadError, WriteError};
    use crate::scalar::Scalar;
    use crate::schema::{Hole, Known, Schema};
    use crate::stream::{Reader, Writer};
    use crate::wire::Wire;

    /// Encodes the number inside.
    impl<T: Wire> Wire for OrderedFloat<T> {
        const SCHEMA: Schema = T::SCHEMA;
        const __KNOWN: Known = T::__KNOWN;
        const __HAS_BLANK: bool = T::__HAS_BLANK;

        fn write<W: Writer>(&self, stream: &mut W) -> Result<(), WriteError> {
            self.0.write(stream)
        }

        fn read<R: Reader>(stream: &mut R) -> Result<Self, ReadError> {
            T::read(stream).map(Self)
        }

        fn __blank() -> Option<Self> {
            T::__blank().map(Self)
        }
    }

    impl<T: Leaf> Leaf for OrderedFloat<T> {
        type Leaf = T::Leaf;
    }

    by_scalar!(
        OrderedFloat<f32>,
        [P: Declares<FIELD, Scalar: Scalar<Value = f32>>, const FIELD: usize]
        By<P, FIELD>, P::SHAPE, P::SCALAR, |value| &value.0, |read| OrderedFloat(read), OrderedFloat(0.0)
    );

    /// Encodes the number inside, and rejects NaN.
    impl<T: Wire + FloatCore> Wire for NotNan<T> {
        const SCHEMA: Schema = T::SCHEMA.without(Hole::Nan);
        const __KNOWN: Known = T::__KNOWN;

        fn write<W: Writer>(&self, stream: &mut W) -> Result<(), WriteError> {
            self.as_ref().write(stream)
        }

        fn read<R: Reader>(stream: &mut R) -> Result<Self, ReadError> {
            let start = stream.at();
            match Self::new(T::read(stream)?) {
                Ok(number) => Ok(number),
                Err(_) => Err(stream.fail(Fault::OutOfRange, start)),
            }
        }
    }
}
