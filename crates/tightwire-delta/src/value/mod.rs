//! Converts values of the user's type to tapes and back.

pub(crate) mod build;
pub(crate) mod deal;
pub(crate) mod facts;
pub(crate) mod line;
pub(crate) mod line_up;
pub(crate) mod record;
pub(crate) mod replay;
pub(crate) mod row;
pub(crate) mod script;
pub(crate) mod steps;
pub mod twin;
pub(crate) mod walk;

use alloc::string::String;
use alloc::vec::Vec;

use tightwire::Wire;

use crate::{Model, ModelError, Plan};

/// The methods that all writing streams share.
macro_rules! writes {
    () => {
        type Error = tightwire::WriteError;
        const WRITES: bool = true;

        #[cfg_attr(not(debug_assertions), inline(always))]
        fn code<C: tightwire::Scalar>(
            &mut self,
            scalar: &C,
            value: &mut C::Value,
        ) -> Result<(), Self::Error> {
            tightwire::Sink::put_scalar(self, scalar, value)
        }

        #[cfg_attr(not(debug_assertions), inline(always))]
        fn either<T: tightwire::TwoWay>(&mut self, task: T) -> Result<(), Self::Error> {
            task.write(self)
        }
    };
}
pub(crate) use writes;

/// The methods that all reading streams share.
macro_rules! reads {
    () => {
        type Error = tightwire::ReadError;
        const WRITES: bool = false;

        #[cfg_attr(not(debug_assertions), inline(always))]
        fn code<C: tightwire::Scalar>(
            &mut self,
            scalar: &C,
            value: &mut C::Value,
        ) -> Result<(), Self::Error> {
            tightwire::Source::take_into(self, scalar, value)
        }

        #[cfg_attr(not(debug_assertions), inline(always))]
        fn either<T: tightwire::TwoWay>(&mut self, task: T) -> Result<(), Self::Error> {
            task.read(self)
        }
    };
}
pub(crate) use reads;

/// Returns the plan of a type's states: the tables and their words.
///
/// ```
/// assert_ne!(tightwire_delta::plan::<u8>().hash(), tightwire_delta::plan::<u16>().hash());
/// ```
pub fn plan<T: Wire>() -> Plan {
    build::script(&T::SCHEMA).plan
}

/// Returns the names of the fields of a type's plan, in order. The count of a list is `ships#`, and
/// the flag of an optional value is `shield?`.
///
/// ```
/// assert_eq!(tightwire_delta::names::<(bool, Option<u8>)>(), ["0", "1?", "1"]);
/// ```
pub fn names<T: Wire>() -> Vec<String> {
    build::script(&T::SCHEMA).names
}

/// Returns the names of the parts of a packet, in the order of
/// [`Link::parts`](crate::Link::parts): the header, the elements and rows that it names, the fields,
/// and what is left of the last byte.
///
/// ```
/// assert_eq!(tightwire_delta::part_names::<(bool, u8)>()[3..5], ["0", "1"]);
/// ```
#[cfg(feature = "meter")]
pub fn part_names<T: Wire>() -> Vec<String> {
    let [first @ .., last] = crate::coding::tally::PART_NAMES.map(String::from);
    first.into_iter().chain(names::<T>()).chain([last]).collect()
}

/// Reads a model that was trained for states of type `T`.
///
/// # Errors
///
/// [`ModelError`] if the bytes are not a model for `T`. In that case go without one, which
/// makes packets larger.
///
/// ```
/// assert_eq!(tightwire_delta::model::<u8>(&[]).unwrap_err(), tightwire_delta::ModelError::Damaged);
/// ```
pub fn model<T: Wire>(bytes: &[u8]) -> Result<Model, ModelError> {
    Model::from_bytes(&plan::<T>(), bytes)
}
