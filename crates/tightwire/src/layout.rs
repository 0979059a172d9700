//! Computes where the runs of a struct or variant start.
//!
//! A run consists of fields that are always present and have a constant width. Any field that may be
//! absent ends it, even if the field is present. There is one worthwhile exception: a flag followed by
//! a value of constant width ends the run with its own bit, and the value, if present, is checked
//! together with the run that follows, if both fit in a word.

use core::marker::PhantomData;

use crate::schema::{Field, Schema};
use crate::wire::Wire;

/// The maximum length of a run. Longer ones would only keep more words alive at once.
const MAX_RUN: u64 = 512;

/// Longer arrays than this are read element by element, because unrolled code would be larger and no
/// faster.
const MAX_UNROLLED: usize = 8;

/// The maximum number of fields in a layout. Later fields are read one by one.
const MAX_STEPS: usize = 96;

/// The number of bits of a window that are usable at every bit offset.
const WINDOW_BITS: u32 = crate::flow::WINDOW_BITS;

/// The changes of runs at a field.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct RunStep {
    /// The number of bits of the run that starts at this field, or 0 if none starts.
    pub(crate) opens: u32,
    /// The number of bits of the run after the value that a flag announces, or 0.
    pub(crate) after_flag: u32,
    /// The number of bits that are left in the run before this field.
    pub(crate) left: u32,
}

/// The layout of struct or variant `RECORD` of `P`.
#[derive(Debug)]
pub(super) struct Layout<P, const RECORD: usize>(PhantomData<P>);

impl<P: Wire, const RECORD: usize> Layout<P, RECORD> {
    const STEPS: [RunStep; MAX_STEPS] = plan(fields_of::<P>(RECORD));

    /// Returns whether step `index` is part of the layout. If not, it is read from the stream.
    pub(crate) const fn plans(index: usize) -> bool {
        index < MAX_STEPS
    }

    /// Returns the step at field `index`, counted with alignments and checks.
    pub(crate) const fn step(index: usize) -> RunStep {
        if Self::plans(index) { at(&Self::STEPS, index) } else { NO_STEP }
    }
}

const NO_STEP: RunStep = RunStep { opens: 0, after_flag: 0, left: 0 };

#[expect(
    clippy::indexing_slicing,
    reason = "evaluated at compile time, with an index below the length"
)]
const fn at(steps: &[RunStep; MAX_STEPS], index: usize) -> RunStep {
    steps[index]
}

/// Returns the fields of a struct or variant.
///
/// It takes the schema by value. The compiler validates every constant reference together with all that
/// it reaches, so a reference to the schema for each variant would make builds take quadratic time.
const fn fields_of<P: Wire>(record: usize) -> &'static [Field] {
    match P::SCHEMA {
        Schema::Struct { fields, .. } => fields,
        #[expect(clippy::indexing_slicing, reason = "evaluated at compile time, after a check")]
        Schema::Enum { variants, .. } if record < variants.len() => variants[record].fields,
        _ => &[],
    }
}

/// Returns the number of bits of a value that is always present and worth unrolling.
pub(crate) const fn fixed_width(schema: &Schema) -> Option<u32> {
    if let Schema::Array { count, .. } = *schema {
        if count > MAX_UNROLLED {
            return None;
        }
    }
    match schema.fixed_bits() {
        // A list of elements without bits has a constant width, but must be counted by the stream.
        Some(bits) if bits <= MAX_RUN && !schema.holds_list() => Some(bits as u32),
        _ => None,
    }
}

/// Returns the number of bits of the value that a flag announces, if it is constant.
pub(crate) const fn payload(schema: &Schema) -> Option<u32> {
    match *schema {
        // A flag inside would be confused with the one that announces the value. This check comes last,
        // when the value is known to be small.
        Schema::Option { of } | Schema::DefaultBit { of } => match fixed_width(of) {
            Some(bits) if !holds_flag(of) => Some(bits),
            _ => None,
        },
        _ => None,
    }
}

/// Returns whether there is a flag inside a value of constant width.
const fn holds_flag(schema: &Schema) -> bool {
    match *schema {
        Schema::Option { .. } | Schema::DefaultBit { .. } => true,
        Schema::If { of, .. } | Schema::Array { of, .. } => holds_flag(of),
        Schema::Struct { fields, .. } => any_holds_flag(fields),
        Schema::Enum { variants, .. } => {
            each!(variant in variants => {
                if any_holds_flag(variant.fields) {
                    return true;
                }
            });
            false
        }
        _ => false,
    }
}

const fn any_holds_flag(fields: &[Field]) -> bool {
    each!(field in fields => {
        if holds_flag(field.schema) {
            return true;
        }
    });
    false
}

/// Computes the runs in two passes: one from the back, to find how many bits are certain from each
/// field on, and one from the front.
#[expect(clippy::indexing_slicing, reason = "evaluated at compile time, within the arrays")]
pub(crate) const fn plan(fields: &[Field]) -> [RunStep; MAX_STEPS] {
    let count = if fields.len() < MAX_STEPS { fields.len() } else { MAX_STEPS };
    let mut widths = [None; MAX_STEPS];
    let mut payloads = [None; MAX_STEPS];
    // The number of bits that are certain from a field on. It has one extra entry, so that the last
    // field is not a special case.
    let mut ahead = [0u32; MAX_STEPS + 1];
    let mut index = count;
    while index > 0 {
        index -= 1;
        widths[index] = match fields[index].schema {
            // This applies even to a field without bits, because it is read outside of every run.
            Schema::If { .. } => None,
            schema => fixed_width(schema),
        };
        payloads[index] = payload(fields[index].schema);
        let next = ahead[index + 1];
        ahead[index] = match widths[index] {
            Some(bits) if (bits + next) as u64 <= MAX_RUN => bits + next,
            Some(bits) => bits,
            None => payloads[index].is_some() as u32,
        };
    }
    let mut steps = [NO_STEP; MAX_STEPS];
    let mut left = 0;
    index = 0;
    while index < count {
        steps[index].left = left;
        match (widths[index], payloads[index]) {
            (Some(bits), _) => {
                if left < bits {
                    left = ahead[index];
                    steps[index].opens = left;
                }
                left -= bits;
            }
            (None, Some(payload)) => {
                if left < 1 {
                    steps[index].opens = ahead[index];
                }
                let next = ahead[index + 1];
                left = if payload + next <= WINDOW_BITS { next } else { 0 };
                steps[index].after_flag = left;
            }
            (None, None) => left = 0,
        }
        index += 1;
    }
    steps
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::error::{ReadError, WriteError};
    use crate::schema::{Condition, Part, Variant};
    use crate::stream::{Reader, Writer};

    const U8: Schema = Schema::bits(8);
    const U40: Schema = Schema::bits(40);
    const NOTHING: Schema = Schema::bits(0);
    const MAYBE: Schema = Schema::option(&U8);
    const WIDE_MAYBE: Schema = Schema::option(&U40);
    const LIST: Schema = Schema::list(&U8, 3);
    const LIST_OF_NOTHING: Schema = Schema::list(&NOTHING, 3);
    const CONDITION: Condition = Condition::Is(Part { field: 0, path: &[] });
    const UNDER: Schema = Schema::under(&U8, &CONDITION, None);
    const NOTHING_UNDER: Schema = Schema::under(&NOTHING, &CONDITION, None);

    fn steps<const N: usize>(schemas: [&'static Schema; N]) -> [(u32, u32); N] {
        let fields = schemas.map(|schema| Field::new("", schema));
        let steps = plan(&fields);
        core::array::from_fn(|index| {
            let RunStep { opens, after_flag, .. } = at(&steps, index);
            (opens, after_flag)
        })
    }

    #[test]
    fn neighbours_share_a_run_up_to_what_may_be_left_out() {
        assert_eq!(steps([&U8, &U8, &LIST, &U8]), [(16, 0), (0, 0), (0, 0), (8, 0)]);
        assert_eq!(steps([&U8, &UNDER, &U8, &U8]), [(8, 0), (0, 0), (16, 0), (0, 0)]);
        assert_eq!(steps([&U8, &NOTHING_UNDER, &U8, &U8]), [(8, 0), (0, 0), (16, 0), (0, 0)]);
    }

    #[test]
    fn a_flag_ends_a_run_and_its_value_joins_the_next_one() {
        assert_eq!(steps([&U8, &MAYBE, &U8]), [(9, 0), (0, 8), (0, 0)]);
        assert_eq!(steps([&U8, &WIDE_MAYBE, &U40]), [(9, 0), (0, 0), (40, 0)]);
        assert_eq!(steps([&MAYBE, &MAYBE, &LIST]), [(1, 1), (0, 0), (0, 0)]);
    }

    #[test]
    fn values_of_no_bits_open_nothing() {
        assert_eq!(steps([&NOTHING, &LIST, &NOTHING]), [(0, 0); 3]);
        assert_eq!(steps([&LIST, &NOTHING, &U8]), [(0, 0), (0, 0), (8, 0)]);
    }

    #[test]
    fn a_list_is_in_no_run_even_if_its_width_is_constant() {
        assert_eq!(steps([&U8, &LIST_OF_NOTHING, &U8]), [(8, 0), (0, 0), (8, 0)]);
    }

    #[test]
    fn a_run_has_an_end() {
        let [first, _, third, rest @ ..] = steps([&U40; 14]);
        assert_eq!((first, third), ((80, 0), (480, 0)));
        assert_eq!(rest, [(0, 0); 11]);
    }

    #[test]
    fn only_short_arrays_of_constant_width_are_in_a_run() {
        const U64: Schema = Schema::bits(64);
        const U65: Schema = Schema::bits(65);
        for (count, width) in [(8, Some(64)), (9, None)] {
            assert_eq!(fixed_width(&Schema::array(&U8, count)), width, "{count}");
        }
        // An array is not in a run if its elements are too long for one.
        assert_eq!(fixed_width(&Schema::array(&U64, 8)), Some(512));
        assert_eq!(fixed_width(&Schema::array(&U65, 8)), None);
    }

    #[test]
    fn a_value_with_a_flag_inside_is_not_read_with_the_flag_that_announces_it() {
        const FLAG: Schema = Schema::option(&NOTHING);
        const FLAGS: [Schema; 5] = [
            FLAG,
            Schema::default_bit(&NOTHING),
            Schema::array(&FLAG, 3),
            Schema::structure("", &FIELDS),
            Schema::under(&FLAG, &CONDITION, None),
        ];
        const NUMBERS: Schema = Schema::array(&U8, 3);
        const NUMBERS_OR_NONE: Schema = Schema::option(&NUMBERS);
        const FLAGS_OR_NONE: Schema = Schema::option(&FLAGS[3]);
        const FIELDS: [Field; 2] = [Field::new("", &U8), Field::new("", &FLAG)];
        const VARIANTS: [Variant; 2] = [Variant::new("", &[]), Variant::new("", &FIELDS)];

        for of in FLAGS {
            assert!(holds_flag(&of), "{of:?}");
        }
        assert!(holds_flag(&Schema::enumeration("", 1, &VARIANTS)));
        assert!(!holds_flag(&Schema::enumeration("", 1, &VARIANTS[..1])));
        assert!(!holds_flag(&NUMBERS));
        assert_eq!(payload(&NUMBERS_OR_NONE), Some(24));
        assert_eq!(payload(&FLAGS_OR_NONE), None);
        assert_eq!(payload(&U8), None);
    }

    #[test]
    fn fields_behind_the_last_step_are_read_one_by_one() {
        const COUNT: usize = MAX_STEPS + 4;
        static FIELDS: [Field; COUNT] = [Field::new("", &NOTHING); COUNT];
        static VARIANTS: [Variant; 2] = [Variant::new("", &[]), Variant::new("", &FIELDS)];

        struct Record;
        struct Choice;

        impl Wire for Record {
            const SCHEMA: Schema = Schema::structure("", &FIELDS);

            fn write<W: Writer>(&self, _: &mut W) -> Result<(), WriteError> {
                Ok(())
            }

            fn read<R: Reader>(_: &mut R) -> Result<Self, ReadError> {
                Ok(Self)
            }
        }

        impl Wire for Choice {
            const SCHEMA: Schema = Schema::enumeration("", 1, &VARIANTS);

            fn write<W: Writer>(&self, _: &mut W) -> Result<(), WriteError> {
                Ok(())
            }

            fn read<R: Reader>(_: &mut R) -> Result<Self, ReadError> {
                Ok(Self)
            }
        }

        assert!(Layout::<Record, 0>::plans(MAX_STEPS - 1));
        assert!(!Layout::<Record, 0>::plans(MAX_STEPS));
        assert_eq!(Layout::<Record, 0>::step(MAX_STEPS), NO_STEP);
        assert_eq!(fields_of::<Record>(0).len(), COUNT);
        // A record behind the last variant has no fields.
        for (record, fields) in [(0, 0), (1, COUNT), (2, 0)] {
            assert_eq!(fields_of::<Choice>(record).len(), fields, "{record}");
        }
    }
}
