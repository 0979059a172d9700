//! The other serializers, each by the fastest of its documented ways that gives a whole value back.

mod bincode;
mod bitcode;
mod bitstream_io;
mod bitstream_io_raw;
mod deku;
mod naia_serde;
mod postcard;
mod wincode;

pub use self::bincode::{Bincode, BincodeFixed};
pub use self::bitcode::Bitcode;
pub use self::bitstream_io::{BitstreamIo, BitstreamIoQuantizing};
pub use self::bitstream_io_raw::{RawBitstreamIo, RawBitstreamIoAtRunTime};
pub use self::deku::Deku;
pub use self::naia_serde::NaiaSerde;
pub use self::postcard::Postcard;
pub use self::wincode::Wincode;

/// The crates whose versions belong into a results file.
pub const CRATES: [&str; 7] =
    ["bincode", "bitcode", "bitstream-io", "deku", "naia-serde", "postcard", "wincode"];
