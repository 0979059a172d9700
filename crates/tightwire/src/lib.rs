//! Game network packets: described once, then written bit by bit, read back with every value
//! checked, and measured.
//!
//! # Send a type
//!
//! Derive [`Wire`] and declare which values each field can have. The
//! [guide](guide/attributes/index.html) lists all attributes, with their bits and an example.
//!
//! ```
//! # #[cfg(feature = "derive")] {
//! use tightwire::Wire;
//!
//! #[derive(Wire, Debug, PartialEq)]
//! struct Hit {
//!     #[wire(range = 0..=100)]
//!     damage: u8,
//!     critical: bool,
//! }
//!
//! let mut buffer = [0; Hit::MAX_BYTES];
//! let packet = tightwire::encode(&Hit { damage: 42, critical: true }, &mut buffer)?;
//! assert_eq!(packet, [42 | 0x80]); // 7 bits and 1
//! assert_eq!(tightwire::decode::<Hit>(packet), Ok(Hit { damage: 42, critical: true }));
//! # }
//! # Ok::<(), tightwire::WriteError>(())
//! ```
//!
//! # Say what a declaration cannot
//!
//! One function that is generic over [`Stream`] serves both directions; [`unified!`] makes its
//! type a [`Wire`] type. All primitives are methods of [`Stream`].
//!
//! ```
//! use tightwire::{Result, Stream};
//!
//! #[derive(Clone, Default, Debug, PartialEq)]
//! struct Door {
//!     open: bool,
//!     angle: f32,
//! }
//!
//! impl Door {
//!     fn serialize<S: Stream>(&mut self, stream: &mut S) -> Result<S> {
//!         stream.bool(&mut self.open)?;
//!         if self.open {
//!             stream.compressed(&mut self.angle, 0.0..=120.0, 1.0)?;
//!         } else if S::IS_READING {
//!             self.angle = 0.0;
//!         }
//!         Ok(())
//!     }
//! }
//! tightwire::unified!(Door, max_bits = 8);
//!
//! let mut buffer = [0; 1];
//! let packet = tightwire::encode(&Door { open: true, angle: 90.0 }, &mut buffer).unwrap();
//! assert_eq!(packet, [1 | 90 << 1]);
//! ```
//!
//! # Write and read by hand
//!
//! Code that walks different data in the two directions implements [`Wire`] itself, with the
//! direct methods of [`Writer`] and [`Reader`].
//!
//! # Fill a packet up to the MTU
//!
//! [`WriteStream::message`] takes a message back that does not fit.
//!
//! ```
//! use tightwire::{WriteStream, Writer};
//!
//! let queue = ["hello", "there", "everybody"];
//! let mut buffer = [0; 16];
//! let mut stream = WriteStream::new(&mut buffer);
//! let mut sent = 0;
//! for text in queue {
//!     if !stream.message(|stream| stream.write_string(text, 31))? {
//!         break; // the rest goes into the next packet
//!     }
//!     sent += 1;
//! }
//! assert_eq!(sent, 2);
//! assert_eq!(stream.finish()?.len(), 12);
//! # Ok::<(), tightwire::WriteError>(())
//! ```
//!
//! [`fill`] has a queue of messages and a list of priorities that fill packets up to their last
//! bits, and [`acks`] keeps account of what arrived.
//!
//! # Learn why a packet was refused
//!
//! [`ReadError`] has a [kind](ReadErrorKind) and the bit at which the refused value starts.
//!
//! ```
//! use tightwire::ReadErrorKind;
//!
//! let error = tightwire::decode::<(bool, char)>(&[0xff, 0xff, 0xff]).unwrap_err();
//! assert_eq!(error.kind(), ReadErrorKind::OutOfRange);
//! assert_eq!(error.to_string(), "value outside its range at bit 1");
//! ```
//!
//! With the feature `trace`, [`trace::decode`](trace/fn.decode.html) names the value in its error, and
//! [`trace::trace_write`](trace/fn.trace_write.html) that of a [`WriteError`].
//!
//! # Know what the other side has
//!
//! [`as_received`] is a value after rounding, and [`codes`] are the numbers that are sent for it:
//! compare those, and states that look alike to the other side are equal.
//!
//! # Know how large it gets
//!
//! [`Wire::MAX_BYTES`] is a constant for types with a bound; [`measure`] gives the most bits that
//! one value takes; [`Wire::SCHEMA`] is the shape itself, to print, compare and hash.
//!
//! # Features
//!
//! | feature | what it adds |
//! |---|---|
//! | `std` (default) | `alloc`, `HashMap` and `HashSet`, `io::Error` from the errors here, and the faster checksums that need it |
//! | `derive` (default) | `#[derive(Wire)]` |
//! | `alloc` | `Vec`, `String`, `Box`, `Rc`, `Arc`, `Cow`, and the collections of `alloc` |
//! | `arrayvec`, `heapless` | the fixed-capacity lists and strings of those crates (heapless 0.9 needs Rust 1.87) |
//! | `glam-029` to `glam-034`, `mint-05` | vectors and quaternions of those releases (`glam` alone does not say which, and is refused) |
//! | `smallvec-1`, `uuid-1`, `ordered-float-5` | types of those releases |
//! | `crc` | checked packets |
//! | `seal` | sealed packets and their handshake, whose server needs `alloc` |
//! | `ring` | sealed packets by the assembly of that crate, several times as fast; with `alloc` |
//! | `serde` | `Packed<T>`, any type as a fixed number of bytes in formats of serde; with `alloc` |
//! | `trace` | every bit of a packet by its name, and refused packets in words; with `alloc` |
//!
//! Without any of them the crate is `no_std`, allocates nothing and has no dependency.
//! `--cfg tightwire_no_checks` in `RUSTFLAGS` leaves [serialize checks](Stream::check) out of all
//! packets.
//!
//! # Limits
//!
//! - Both sides must have the same description: there is nothing in a packet but the values.
//! - A type that holds itself, in a box, a shared pointer, a list or an option, may do so up to 64
//!   levels deep.
//!   Custom code that recurses does so by [`Stream::object`], which counts.
//! - A packet is written in at most 4 GiB, or 256 MiB on 32-bit platforms.
//! - After a failed [`decode_into`] the value may be changed in part.

#![no_std]
#![forbid(unsafe_code)]
#![cfg_attr(docsrs, feature(doc_cfg))]

#[cfg(all(feature = "glam", not(feature = "_glam")))]
compile_error!(
    "tightwire's feature `glam` does not say which release, and each has its own types. Turn on the feature of the release \
     that your game uses: `glam-034` for glam 0.34, `glam-033` for glam 0.33 (Bevy 0.20), `glam-032` (Bevy 0.19), `glam-031`, \
     `glam-030` (Bevy 0.17 and 0.18), `glam-029` (Bevy 0.15 and 0.16)"
);

#[cfg(feature = "alloc")]
extern crate alloc;
#[cfg(any(feature = "std", test))]
extern crate std;

pub mod acks;
mod bits;
mod compound;
mod error;
#[cfg(feature = "alloc")]
pub mod fill;
#[cfg(feature = "std")]
mod io;
pub mod math;
#[cfg(feature = "serde")]
mod packed;
pub mod packet;
pub mod scalar;
mod schema;
mod shape;
mod stream;
pub mod subset;
#[cfg(feature = "trace")]
pub mod trace;
mod wire;

pub use bits::{BitReader, BitWriter, Mark as BitMark};
pub use compound::{Lengths, List, Serial, Text};
pub use error::{Fault, ReadError, ReadErrorKind, WriteError, WriteErrorKind};
pub use math::SceneStream;
#[cfg(feature = "serde")]
pub use packed::Packed;
#[cfg(feature = "std")]
#[doc(hidden)]
pub use packet::golden::golden as __golden;
pub use scalar::{Float, Integer, Scalar, Unsigned};
pub use schema::{
    Arithmetic, Comparison, Condition, Constant, Field, Hole, Length, Operand, Part, Schema,
    Variant,
};
pub use shape::{CHECKS_ENABLED, Kind, Number, Shape};
#[doc(hidden)]
pub use shape::{Name, Parameter, Value};
#[doc(hidden)]
pub use stream::{Flow, Gather, Limits, ReadTask, Sink, Source, TwoWay, WriteTask};
pub use stream::{Mark, MeasureStream, ReadStream, WriteStream};
pub use subset::SubsetStream;
#[doc(hidden)]
pub use wire::dynamic;
pub use wire::{
    Codec, Lift, ListStream, Reader, Stream, StreamResult as Result, Wire, Writer, decode,
    decode_into, decode_prefix, encode, encode_mut, measure,
};
#[cfg(feature = "alloc")]
pub use wire::{as_received, codes, encode_append, encode_to_vec};

#[cfg(feature = "derive")]
pub use tightwire_derive::Wire;

/// What the streams of `tightwire-delta` are made of. Not for use by hand: it changes without notice.
#[doc(hidden)]
pub mod __tape {
    pub use crate::stream::sealed::Sealed;
    pub use crate::stream::{Run, put_code, take_code};
    pub use crate::wire::fresh;

    use crate::{Fault, Limits, Number, ReadError, Scalar, Shape, WriteError};

    /// The code of a value, which is at most the scalar's last one.
    ///
    /// # Errors
    ///
    /// A value without a code, or [`Fault::Declaration`] if the scalar returned a code that it cannot have.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub fn code_of<S: Scalar>(scalar: &S, value: &S::Value) -> Result<S::Code, Fault> {
        crate::scalar::code_of(scalar, value)
    }

    /// The limits of a packet that has just begun.
    pub const fn limits() -> Limits {
        Limits::new()
    }

    /// A run of no bits.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub const fn no_run() -> Run<'static> {
        Run::none()
    }

    /// The error for a fault at a bit.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub const fn write_error(fault: Fault, bit: usize) -> WriteError {
        WriteError::of(fault, bit)
    }

    /// The error for a fault at a bit.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub const fn read_error(fault: Fault, bit: usize) -> ReadError {
        ReadError::of(fault, bit)
    }

    /// The fewest and the most bits of a value.
    pub const fn size(shape: &Shape<'_>) -> (u64, u64) {
        let size = shape.size();
        (size.min, size.max)
    }

    /// How far `max` is above `min`; both come from one type.
    pub const fn distance(min: Number, max: Number) -> u128 {
        min.distance(max)
    }
}

/// What generated code is made of. Not for use by hand: it changes without notice.
#[doc(hidden)]
pub mod __private {
    pub use crate::subset::Subset;
    pub use crate::wire::__private::*;
}

/// The traits whose methods packet code calls, for one import: `use tightwire::prelude::*;`.
///
/// ```
/// use tightwire::prelude::*;
///
/// fn body<S: Stream>(position: &mut [f32; 3], rotation: &mut [f32; 4], stream: &mut S) -> tightwire::Result<S> {
///     stream.vector(position)?;
///     stream.smallest_three(rotation, 10)
/// }
/// # let mut stream = tightwire::MeasureStream::new();
/// # body(&mut [0.0; 3], &mut [0.0, 0.0, 0.0, 1.0], &mut stream).unwrap();
/// # assert_eq!(stream.bits_used(), 96 + 32);
/// ```
pub mod prelude {
    pub use crate::{Reader, SceneStream, Stream, SubsetStream, Wire, Writer};
}

/// Chapters of the book about describing packets.
// The links of a chapter lead to other chapters. Here they lead to the modules that those are about,
// because the first definition of a link counts.
#[cfg(all(doc, not(doctest)))]
pub mod guide {
    #[doc = "[types]: ../types/index.html\n[custom]: ../custom_code/index.html\n[ranges]: ../../scalar/index.html\n[versions]: ../../packet/index.html\n[scene]: ../../math/index.html\n[delta]: https://docs.rs/tightwire-delta\n\n"]
    #[doc = include_str!("guide/attributes.md")]
    pub mod attributes {}

    #[doc = "[attributes]: ../attributes/index.html\n[custom]: ../custom_code/index.html\n\n"]
    #[doc = include_str!("guide/types.md")]
    pub mod types {}

    #[doc = include_str!("guide/custom-code.md")]
    pub mod custom_code {}
}

/// The documents of the repository, whose examples are compiled and run.
#[cfg(doctest)]
mod documents {
    #[cfg(all(feature = "std", feature = "derive"))]
    #[doc = include_str!("../../../README.md")]
    struct Readme;

    #[doc = include_str!("../../../docs/wire-format.md")]
    struct WireFormat;

    // Together the examples of the book use these features. Each chapter names its own.
    #[cfg(all(
        feature = "derive",
        feature = "crc",
        feature = "seal",
        feature = "serde",
        feature = "trace"
    ))]
    mod book {
        #[doc = include_str!("../../../docs/start.md")]
        struct Start;
        #[doc = include_str!("../../../docs/packets.md")]
        struct Packets;
        #[doc = include_str!("../../../docs/cookbook/loop.md")]
        struct Loop;
        #[doc = include_str!("../../../docs/cookbook/lossy.md")]
        struct Lossy;
        #[doc = include_str!("../../../docs/cookbook/ranges.md")]
        struct Ranges;
        #[doc = include_str!("../../../docs/cookbook/versions.md")]
        struct Versions;
        #[doc = include_str!("../../../docs/cookbook/replays.md")]
        struct Replays;
        #[doc = include_str!("../../../docs/cookbook/metrics.md")]
        struct Metrics;
        #[doc = include_str!("../../../docs/attributes.md")]
        struct Attributes;
        #[doc = include_str!("../../../docs/types.md")]
        struct Types;
        #[doc = include_str!("../../../docs/custom-code.md")]
        struct CustomCode;
        #[doc = include_str!("../../../docs/calls.md")]
        struct Calls;
        #[doc = include_str!("../../../docs/errors.md")]
        struct Errors;
    }
}
