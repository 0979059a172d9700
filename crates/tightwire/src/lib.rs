//! Bit-packed game network packets: describe a packet once, then write, read and measure it. Every
//! value that is read is checked.
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
//! # Send packets over a network
//!
//! [`packet`] adds an envelope to a payload. A checked packet (feature `crc`) has a checksum that
//! also covers the protocol, so packets of other builds are rejected. A sealed packet (feature
//! `seal`) is encrypted and authenticated.
//!
//! ```
//! # #[cfg(feature = "crc")] {
//! use tightwire::packet::{Protocol, checked};
//!
//! // One type for each direction. Both programs are built with the same protocol.
//! const PROTOCOL: Protocol<(u16, bool), u32> = Protocol::new("my game", 1);
//!
//! let mut buffer = [0; 32];
//! let packet = checked::write(&PROTOCOL.to_server(), &(300, true), &mut buffer)?;
//! let input = checked::open(&PROTOCOL.to_server(), packet)?.decode()?;
//! assert_eq!(input, (300, true));
//! # }
//! # Ok::<(), Box<dyn core::error::Error>>(())
//! ```
//!
//! # Send states, connect players, test the network
//!
//! | you want to | crate |
//! |---|---|
//! | send only what changed since a state that the client has acknowledged | [tightwire-delta](https://docs.rs/tightwire-delta) |
//! | connect clients to a server over UDP: encryption, reliable messages, inputs, replicated state, a clock | [tightwire-session](https://docs.rs/tightwire-session) |
//! | test a game on a bad network in virtual time | [tightwire-sim](https://docs.rs/tightwire-sim) |
//! | see where the bits of a running game go, in a browser | [tightwire-live](https://docs.rs/tightwire-live) |
//! | inspect packets of your own types on the command line | [tightwire-tool](https://docs.rs/tightwire-tool) |
//! | generate TypeScript, C++ or a Wireshark dissector | [tightwire-cli](https://docs.rs/crate/tightwire-cli), [tightwire-gen](https://docs.rs/tightwire-gen) |
//! | read packets from a schema file | [tightwire-schema](https://docs.rs/tightwire-schema) |
//!
//! All of them use the same declarations, so nothing is described twice.
//!
//! # Write one function for both directions
//!
//! When attributes are not enough, write one function that is generic over [`Stream`]. It serves
//! both directions, and [`unified!`] implements [`Wire`] with it. Every primitive is a method of
//! [`Stream`].
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
//! If writing and reading work on different data, implement [`Wire`] by hand with the direct
//! methods of [`Writer`] and [`Reader`].
//!
//! # Fill a packet up to the MTU
//!
//! If a message does not fit, [`WriteStream::message`] removes it from the packet again.
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
//! # Find out why a packet was rejected
//!
//! A [`ReadError`] holds a [kind](ReadErrorKind) and the bit at which the rejected value starts.
//!
//! ```
//! use tightwire::ReadErrorKind;
//!
//! let error = tightwire::decode::<(bool, char)>(&[0xff, 0xff, 0xff]).unwrap_err();
//! assert_eq!(error.kind(), ReadErrorKind::OutOfRange);
//! assert_eq!(error.to_string(), "value outside its range at bit 1");
//! ```
//!
//! With the feature `trace`, errors also name the value: use
//! [`trace::decode`](trace/fn.decode.html) for reading and
//! [`trace::trace_write`](trace/fn.trace_write.html) for a [`WriteError`].
//!
//! # Compare with what the other side has
//!
//! [`as_received`] returns a value as the other side will see it, after rounding. [`codes`] returns
//! the integers that are sent for it. Two states with the same codes look the same to the other
//! side.
//!
//! # Know the size of a packet
//!
//! [`Wire::MAX_BYTES`] is a constant for every type with a bounded size. [`measure`] returns the
//! maximum number of bits that one value takes. [`Wire::SCHEMA`] describes the type and can be
//! printed, compared and hashed.
//!
//! # Features
//!
//! | feature | adds |
//! |---|---|
//! | `std` (default) | `alloc`, `HashMap` and `HashSet`, conversions of errors into `io::Error`, and faster checksums |
//! | `derive` (default) | `#[derive(Wire)]` |
//! | `alloc` | `Vec`, `String`, `Box`, `Rc`, `Arc`, `Cow`, and the collections of `alloc` |
//! | `arrayvec`, `heapless` | the fixed-capacity lists and strings of those crates (heapless 0.9 needs Rust 1.87) |
//! | `glam-029` to `glam-034`, `mint-05` | vectors and quaternions of those releases (`glam` alone does not name a release and is a compile error) |
//! | `smallvec-1`, `uuid-1`, `ordered-float-5` | types of those releases |
//! | `crc` | checked packets |
//! | `seal` | sealed packets |
//! | `ring` | sealed packets with the assembly of that crate, several times as fast; enables `alloc` |
//! | `serde` | `Packed<T>`, any type as a fixed number of bytes in serde formats; enables `alloc` |
//! | `trace` | a name for every bit of a packet, and explanations of rejected packets; enables `alloc` |
//! | `meter` | the bits of each field of all messages, cheap enough for release builds; enables `trace` |
//!
//! Without any features the crate is `no_std`, never allocates and has no dependencies. Setting
//! `--cfg tightwire_no_checks` in `RUSTFLAGS` removes [serialize checks](Stream::check) from all
//! packets.
//!
//! # Limits
//!
//! - Both sides must use the same description, because a packet contains only values.
//! - A recursive type (through a box, a shared pointer, a list or an option) may nest at most 64
//!   levels deep. Custom code that recurses must call [`Stream::object`], which counts the levels.
//! - A packet can be at most 4 GiB long, or 256 MiB on 32-bit platforms.
//! - If [`decode_into`] fails, the value may be partly overwritten.

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

#[macro_use]
mod each;

mod api;
mod bits;
mod codec;
mod compound;
mod error;
mod fields;
mod flow;
mod generated;
mod inline;
#[cfg(feature = "std")]
mod io;
mod layout;
pub mod math;
#[cfg(feature = "meter")]
pub mod meter;
#[cfg(feature = "serde")]
mod packed;
pub mod packet;
pub mod scalar;
pub mod schema;
mod shape;
mod stream;
pub mod subset;
#[cfg(feature = "trace")]
pub mod trace;
mod types;
mod wire;

#[doc(hidden)]
pub use api::dynamic;
#[cfg(feature = "alloc")]
pub use api::{as_received, codes, encode_append, encode_to_vec};
pub use api::{decode, decode_into, decode_prefix, encode, encode_mut, measure};
pub use bits::{BitReader, BitWriter, Mark as BitMark};
pub use codec::{Codec, Lift};
pub use compound::{Lengths, List, Serial, Text};
pub use error::{Fault, ReadError, ReadErrorKind, WriteError, WriteErrorKind};
#[doc(hidden)]
pub use flow::{Described, Flow, Gather, Limits, ReadTask, Sink, Source, TwoWay, WriteTask};
pub use flow::{Mark, MeasureStream, ReadStream, StreamResult as Result, WriteStream};
pub use math::SceneStream;
#[cfg(feature = "serde")]
pub use packed::Packed;
#[cfg(feature = "std")]
#[doc(hidden)]
pub use packet::golden::golden as __golden;
pub use scalar::{Float, Integer, Scalar, Unsigned};
pub use schema::{Field, Schema, Variant};
pub use shape::{CHECKS_ENABLED, Kind, Number, Shape};
#[doc(hidden)]
pub use shape::{Name, Parameter, Value};
pub use stream::{ListStream, Reader, Stream, Writer};
pub use subset::SubsetStream;
pub use wire::Wire;

#[cfg(feature = "derive")]
pub use tightwire_derive::Wire;

/// Internals that the streams of `tightwire-delta` use. This module is not public API and changes
/// without notice.
#[doc(hidden)]
pub mod __tape {
    pub use crate::api::fresh;
    pub use crate::flow::{Batches, Metered, Run, Runs, Traced, put_code, take_code};

    use crate::{Fault, Limits, Number, ReadError, Scalar, Shape, WriteError};

    /// Returns the code of a value and checks that it is not above the scalar's last code.
    ///
    /// # Errors
    ///
    /// Fails if the value has no code, or with [`Fault::Declaration`] if the scalar returned a code
    /// outside its own range.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub fn code_of<S: Scalar>(scalar: &S, value: &S::Value) -> Result<S::Code, Fault> {
        crate::scalar::code_of(scalar, value)
    }

    /// Returns the limits that apply at the start of a packet.
    pub const fn limits() -> Limits {
        Limits::new()
    }

    /// Returns an empty run.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub const fn no_run() -> Run<'static> {
        Run::none()
    }

    /// Creates a write error from a fault and a bit position.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub const fn write_error(fault: Fault, bit: usize) -> WriteError {
        WriteError::of(fault, bit)
    }

    /// Creates a read error from a fault and a bit position.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub const fn read_error(fault: Fault, bit: usize) -> ReadError {
        ReadError::of(fault, bit)
    }

    /// Returns the minimum and maximum number of bits of a value.
    pub const fn size(shape: &Shape<'_>) -> (u64, u64) {
        let size = shape.size();
        (size.min, size.max)
    }

    /// Returns the 32 bits of a serialize check.
    pub const fn check_bits(name: &str) -> u32 {
        crate::shape::check_bits(name)
    }

    /// Returns `max - min`. Both must come from the same type.
    pub const fn distance(min: Number, max: Number) -> u128 {
        min.distance(max)
    }
}

/// Internals that generated code uses. This module is not public API and changes without notice.
#[doc(hidden)]
pub mod __private {
    pub use crate::generated::*;
}

/// The traits whose methods packet code calls, in one import: `use tightwire::prelude::*;`.
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

/// The chapters of the book that explain how to describe packets.
// Links in a chapter point to other chapters. Here they point to the matching modules instead,
// because the first definition of a link wins.
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

/// The repository's documents, so that their examples are compiled and run as tests.
#[cfg(doctest)]
mod documents {
    #[cfg(all(feature = "std", feature = "derive"))]
    #[doc = include_str!("../../../README.md")]
    struct Readme;

    #[doc = include_str!("../../../docs/wire-format.md")]
    struct WireFormat;

    // The book's examples together need these features. Each chapter lists its own.
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
