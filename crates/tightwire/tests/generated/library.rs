//! The library as the laws of generated declarations see it, and the code that declarations use.
//!
//! All that touches the library's interface is here and in the declarations themselves.

use std::fmt::{Debug, Write};
use std::marker::PhantomData;

#[path = "deltas.rs"]
mod deltas;
#[cfg(feature = "meter")]
#[path = "../support/metered.rs"]
mod metered;
#[path = "twins.rs"]
mod twins;

use declare::laws::{Broken, Subject, Totals};
use declare::neutral::Neutral;
use declare::twin::Twin;
use declare::value::Value;
use tightwire::scalar::Bits;
use tightwire::trace::{self, TraceReader};
use tightwire::{
    ReadStream, Reader, Wire, WriteStream, Writer, decode, decode_into, encode, encode_to_vec,
    measure,
};

/// A declaration to try.
pub struct Case {
    pub seed: u64,
    pub number: u64,
    pub twin: Twin,
    subject: Box<dyn Subject>,
}

impl Case {
    pub fn new<T: Wire + Neutral + Clone + Debug + 'static>(
        seed: u64,
        number: u64,
        twin: Twin,
        max_bits: Option<usize>,
    ) -> Self {
        Self { seed, number, twin, subject: Box::new(Library::<T> { max_bits, of: PhantomData }) }
    }

    /// Tries all laws on `rounds` values.
    pub fn check(&self, rounds: u64) -> Result<Totals, String> {
        let seed = self.seed.wrapping_add(self.number);
        declare::laws::check(&*self.subject, &self.twin, seed, rounds)
            .map_err(|broken| self.report(&broken))
    }

    /// Tries the laws on what a fuzzer's bytes stand for.
    #[allow(dead_code, reason = "the tests draw their own, a fuzz target does not")]
    pub fn check_bytes(&self, bytes: &[u8]) -> Result<(), String> {
        declare::laws::check_bytes(&*self.subject, &self.twin, bytes)
            .map_err(|broken| self.report(&broken))
    }

    /// Formats a broken law, with the lines that a test of it needs.
    fn report(&self, broken: &Broken) -> String {
        let (seed, number) = (self.seed, self.number);
        let mut text =
            format!("seed {seed}, type {number}: {}\n  {}\n", broken.law, broken.details);
        if let Some(value) = &broken.value {
            let _ = writeln!(text, "  let value = {};", self.subject.source(value));
        }
        if let Some(packet) = &broken.packet {
            let _ = writeln!(text, "  let packet = {};", declare::laws::hex(packet));
        }
        text
    }
}

struct Library<T> {
    max_bits: Option<usize>,
    of: PhantomData<T>,
}

fn text(error: impl Debug) -> String {
    format!("{error:?}")
}

impl<T: Wire + Neutral + Clone + Debug> Subject for Library<T> {
    fn encode(&self, value: &Value, room: usize) -> Result<Vec<u8>, String> {
        // What was there before must not shine through.
        let mut buffer = vec![0xa5; room];
        encode(&T::from_value(value), &mut buffer).map(<[u8]>::to_vec).map_err(text)
    }

    fn encode_to_vec(&self, value: &Value) -> Result<Vec<u8>, String> {
        encode_to_vec(&T::from_value(value)).map_err(text)
    }

    fn write_after(&self, lead: u32, value: &Value, room: usize) -> Result<Vec<u8>, String> {
        let mut buffer = vec![0xa5; room];
        let mut stream = WriteStream::new(&mut buffer);
        let written = stream
            .put(Bits::new(lead), 0u64)
            .and_then(|()| T::from_value(value).write(&mut stream));
        written.and_then(|()| stream.finish()).map(|packet| packet.to_vec()).map_err(text)
    }

    fn read_after(&self, lead: u32, packet: &[u8]) -> Result<Value, String> {
        let mut stream = ReadStream::new(packet);
        let read = stream.take(Bits::<u64>::new(lead)).and_then(|_| T::read(&mut stream));
        read.map(|value| value.to_value()).map_err(text)
    }

    fn trace_write(&self, value: &Value) -> Result<Vec<u8>, String> {
        trace::trace_write(&T::from_value(value)).map(|trace| trace.packet).map_err(text)
    }

    fn measure(&self, value: &Value) -> Result<usize, String> {
        measure(&T::from_value(value)).map_err(text)
    }

    fn decode(&self, packet: &[u8]) -> Result<Value, String> {
        decode::<T>(packet).map(|value| value.to_value()).map_err(text)
    }

    fn decode_into(&self, over: &Value, packet: &[u8]) -> Result<Value, String> {
        let mut value = T::from_value(over);
        decode_into(&mut value, packet).map(|()| value.to_value()).map_err(text)
    }

    fn trace_read(&self, packet: &[u8]) -> Result<Value, String> {
        let mut stream = TraceReader::new(packet);
        let value = T::read(&mut stream);
        match (stream.finish().explanation, value) {
            (None, Ok(value)) => Ok(value.to_value()),
            (explanation, value) => Err(text((explanation, value))),
        }
    }

    fn is_explained(&self, packet: &[u8]) -> bool {
        trace::explain::<T>(packet).is_some()
    }

    fn deltas(&self, values: &[Value], seed: u64) -> Result<(), String> {
        twins::agree::<T>(values)?;
        deltas::session::<T>(values, seed)
    }

    #[cfg(feature = "meter")]
    fn meter(&self, value: &Value, packet: usize) -> Result<(), String> {
        metered::metered(&T::from_value(value), packet, true)
    }

    fn max_bits(&self) -> Option<usize> {
        self.max_bits
    }

    fn normal(&self, value: &Value) -> Value {
        T::from_value(value).to_value()
    }

    fn source(&self, value: &Value) -> String {
        T::from_value(value).source()
    }
}

/// The names in scope for generated declarations.
#[allow(unused_imports, dead_code)]
// by this set of declarations or by that
// Functions for `with` have the signature that the derive asks for.
#[allow(clippy::unnecessary_wraps, clippy::ref_option, clippy::trivially_copy_pass_by_ref)]
pub mod scope {
    pub use std::borrow::Cow;
    pub use std::collections::VecDeque;
    pub use std::rc::Rc;
    pub use std::sync::Arc;

    pub use declare::foreign::arrayvec::{ArrayString, ArrayVec};
    pub use declare::foreign::ordered_float::{NotNan, OrderedFloat};
    pub use declare::foreign::smallvec::SmallVec;
    pub use declare::foreign::uuid::Uuid;
    pub use declare::foreign::{glam, heapless, mint};
    pub use declare::twin::{Calculation, Condition, Length, Strategy as Way, Twin, field};
    pub use declare::value::{Int, Num, Value};
    pub use tightwire::{
        Codec, Lift, ListStream, ReadError, Reader, SceneStream, Schema, Stream, SubsetStream,
        Wire, WriteError, Writer,
    };

    pub use super::Case;

    macro_rules! flags {
        ($($name:ident $int:ident as $unsigned:ident { $($flag:ident $bits:expr;)* })*) => {$(
            declare::foreign::bitflags::bitflags! {
                #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
                pub struct $name: $int {
                    $(const $flag = $bits;)*
                }
            }
            tightwire::flags!($name);

            impl declare::neutral::Neutral for $name {
                fn to_value(&self) -> Value {
                    Value::Int(Num::Above((self.bits() as $unsigned).into()))
                }

                fn from_value(value: &Value) -> Self {
                    let bits: $unsigned = declare::neutral::Neutral::from_value(value);
                    Self::from_bits_retain(bits as $int)
                }

                fn source(&self) -> String {
                    format!("{}::from_bits_retain({})", stringify!($name), self.bits())
                }
            }
        )*};
    }
    flags! {
        Buttons u16 as u16 { JUMP 1; FIRE 1 << 1; RELOAD 1 << 8; }
        Doors u8 as u8 { NORTH 0x0f; SOUTH 0xf0; }
        Marks u64 as u64 { FIRST 1; LAST 1 << 63; }
        Sides i8 as u8 { LEFT 1; RIGHT 1 << 1; BACK i8::MIN; }
    }

    macro_rules! keys {
        ($($name:ident $int:ident |$key:ident| $number:expr, |$from:ident| $value:expr;)*) => {$(
            impl declare::neutral::Neutral for $name {
                fn to_value(&self) -> Value {
                    let $key = self;
                    Value::Int(Num::Above($number.into()))
                }

                fn from_value(value: &Value) -> Self {
                    let $from = $int::from_value(value);
                    $value
                }

                fn source(&self) -> String {
                    let $key = self;
                    format!("{}::from_value(&Value::int({}))", stringify!($name), $number)
                }
            }
        )*};
    }
    use declare::neutral::Neutral as _;

    /// By its discriminants, the second variant is the least.
    #[derive(Wire, Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
    pub enum Slot {
        #[default]
        Head = 5,
        Body = 1,
        Feet = 3,
    }

    /// Compared first by what is not sent, and that the other way round.
    #[derive(Wire, Clone, Copy, Debug, Default, Eq, PartialOrd, Ord)]
    pub struct Handle {
        #[wire(skip)]
        generation: u16,
        index: u16,
    }

    impl PartialEq for Handle {
        fn eq(&self, other: &Self) -> bool {
            self.index == other.index
        }
    }

    impl std::hash::Hash for Handle {
        fn hash<H: std::hash::Hasher>(&self, state: &mut H) {
            self.index.hash(state);
        }
    }

    const SLOTS: [Slot; 3] = [Slot::Head, Slot::Body, Slot::Feet];

    keys! {
        Slot u8 |slot| SLOTS.iter().position(|one| one == slot).unwrap_or(0) as u8,
            |tag| SLOTS.get(usize::from(tag)).copied().unwrap_or_default();
        Handle u16 |handle| handle.index, |index| Handle { generation: !index, index };
    }

    /// Constants that conditions compare with, and aliases of their types.
    pub mod limits {
        macro_rules! limits {
            ($($module:ident $int:ident;)*) => {$(
                #[allow(dead_code, non_upper_case_globals)]
                pub mod $module {
                    pub type Number = $int;
                    pub const ALL: [Number; 10] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
                    pub const THREE: Number = 3;
                    pub const four: Number = 4;
                }
            )*};
        }
        limits! {
            of_u8 u8; of_u16 u16; of_u32 u32; of_u64 u64; of_u128 u128; of_usize usize;
            of_i8 i8; of_i16 i16; of_i32 i32; of_i64 i64; of_i128 i128; of_isize isize;
        }
    }

    /// A list of bytes in unified code.
    pub fn byte_list<S: Stream>(
        bytes: &mut Vec<u8>,
        lengths: std::ops::RangeInclusive<usize>,
        stream: &mut S,
    ) -> tightwire::Result<S> {
        let mut count = bytes.len();
        stream.int(&mut count, lengths)?;
        bytes.resize(count, 0);
        stream.bytes(bytes)
    }

    macro_rules! small_or_large {
        ($($module:ident $int:ident;)*) => {$(
            /// A bit and 4 bits for numbers below 16, a bit and all bits for others.
            pub mod $module {
                use tightwire::scalar::{Bits, Bool};
                use tightwire::{ReadError, Reader, WriteError, Writer};

                pub fn write<W: Writer>(value: &$int, stream: &mut W) -> Result<(), WriteError> {
                    stream.put(Bool, *value < 16)?;
                    stream.put(Bits::new(if *value < 16 { 4 } else { $int::BITS }), *value)
                }

                pub fn read<R: Reader>(stream: &mut R) -> Result<$int, ReadError> {
                    let bits = if stream.take(Bool)? { 4 } else { $int::BITS };
                    stream.take(Bits::new(bits))
                }
            }
        )*};
    }
    small_or_large! { small_or_large_u16 u16; small_or_large_u32 u32; small_or_large_u64 u64; }

    /// The same as a codec type.
    pub struct SmallOrLarge;

    macro_rules! small_or_large_codec {
        ($($module:ident $int:ident;)*) => {$(
            impl Codec<$int> for SmallOrLarge {
                const SCHEMA: Schema = Schema::opaque("SmallOrLarge").at_most(1 + $int::BITS);

                fn write<W: Writer>(value: &$int, stream: &mut W) -> Result<(), WriteError> {
                    $module::write(value, stream)
                }

                fn read<R: Reader>(stream: &mut R) -> Result<$int, ReadError> {
                    $module::read(stream)
                }
            }
        )*};
    }
    small_or_large_codec! { small_or_large_u16 u16; small_or_large_u32 u32; small_or_large_u64 u64; }

    impl Lift for SmallOrLarge {}

    /// No bits at all, as a codec type.
    pub struct Silent;

    impl Codec<u8> for Silent {
        const SCHEMA: Schema = Schema::opaque("Silent").at_most(0);

        fn write<W: Writer>(_: &u8, _: &mut W) -> Result<(), WriteError> {
            Ok(())
        }

        fn read<R: Reader>(_: &mut R) -> Result<u8, ReadError> {
            Ok(0)
        }
    }

    impl Lift for Silent {}

    /// No bits at all.
    pub mod nothing {
        use tightwire::{ReadError, Reader, WriteError, Writer};

        pub fn write<T, W: Writer>(_: &T, _: &mut W) -> Result<(), WriteError> {
            Ok(())
        }

        pub fn read<T: Default, R: Reader>(_: &mut R) -> Result<T, ReadError> {
            Ok(T::default())
        }
    }

    /// An option as a bit and 5 bits.
    pub mod five_bits {
        use tightwire::scalar::{Bits, Bool};
        use tightwire::{ReadError, Reader, WriteError, Writer};

        pub fn write<W: Writer>(value: &Option<u8>, stream: &mut W) -> Result<(), WriteError> {
            stream.put(Bool, value.is_some())?;
            value.map_or(Ok(()), |value| stream.put(Bits::new(5), value))
        }

        pub fn read<R: Reader>(stream: &mut R) -> Result<Option<u8>, ReadError> {
            Ok(if stream.take(Bool)? { Some(stream.take(Bits::new(5))?) } else { None })
        }
    }
}
