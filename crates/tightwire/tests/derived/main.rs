//! Derived types, each judged by the same packet written by hand with the streams.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing)]

mod bulk;
mod checks;
mod codecs;
mod conditions;
mod cycles;
mod enums;
mod exact;
mod flags;
mod fours;
mod generics;
mod kinds;
mod lanes;
mod left_out;
mod lengths;
mod lists;
mod names;
mod namesakes;
mod nesting;
mod nonzero;
mod numbers;
mod once;
mod plain;
mod presence;
mod renames;
mod runs;
mod standard;
mod subsets;
mod texts;
mod variants;
mod wide;

#[cfg(feature = "meter")]
#[path = "../support/metered.rs"]
mod metered;

/// The checks for each type, as tests of a module of its name.
macro_rules! judged {
    ($($name:ident: $type:ty,)*) => {$(
        mod $name {
            #[allow(clippy::wildcard_imports)]
            use super::*;

            #[test]
            fn bytes_are_those_written_by_hand() {
                crate::checks::bytes_are_those_written_by_hand::<$type>();
            }

            #[test]
            fn values_come_back() {
                crate::checks::values_come_back::<$type>();
            }

            #[test]
            fn hostile_packets_are_judged_as_by_hand() {
                crate::checks::hostile_packets_are_judged_as_by_hand::<$type>();
            }

            #[test]
            #[cfg(feature = "meter")]
            fn a_meter_gives_each_field_the_bits_of_the_trace() {
                crate::checks::a_meter_gives_each_field_the_bits_of_the_trace::<$type>();
            }

            #[test]
            fn sizes_are_bounds() {
                crate::checks::sizes_are_bounds::<$type>();
            }

            #[test]
            fn wrong_values_are_not_written() {
                crate::checks::wrong_values_are_not_written::<$type>();
            }
        }
    )*};
}
use judged;
